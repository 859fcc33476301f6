"""Neutral: card 73."""

from __future__ import annotations

from rulewright.games.lotr.events import ROUND_ENDS
from rulewright.games.lotr.vocabulary.printing import ally
from rulewright.games.lotr.vocabulary.threat import LowerThreat
from rulewright.games.lotr.vocabulary.words import ENEMY, IT, THIS, Automatic, Response, on
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.joining import OneOf
from rulewright.kernel.effects.sequence import Choose
from rulewright.lcg.events import ENTERS_PLAY
from rulewright.lcg.verbs import DealDamage, Discard, Draw

CARDS: tuple[Card, ...] = (
    ally(
        "Gandalf",
        Automatic(Discard(THIS), after=on(ROUND_ENDS)),
        Response(
            OneOf(
                (Draw(3), Choose(ENEMY) >> DealDamage(IT, 4), LowerThreat(5)),
                keys=("draw 3 cards", "deal 4 damage to an enemy", "lower your threat by 5"),
            ),
            after=on(ENTERS_PLAY, THIS),
        ),
        number=73, copies=4, cost=5, stats=(4, 4, 4, 4), traits="Istari.", unique=True,
    ),
)  # fmt: skip
