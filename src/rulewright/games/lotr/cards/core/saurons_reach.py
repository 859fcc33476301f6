"""The encounter set Sauron's Reach: cards 115-118."""

from __future__ import annotations

from rulewright.games.lotr.vocabulary.printing import enemy, treachery
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ALLY,
    ANY_CARD,
    ATTACKING_ENEMY,
    CHARACTER,
    COMMITTED,
    DEFENDING_PLAYER,
    EXHAUSTED,
    IN_STAGING,
    IN_YOUR_HAND,
    IT,
    LOCATION,
    THIS,
    YOURS,
    Forced,
    Shadow,
    ThreatOf,
    WhenRevealed,
    WithThreat,
    on,
)
from rulewright.kernel.amounts import Count, IfElse
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import AtLeast, Exists
from rulewright.kernel.effects.joining import EachPlayer, If, Then
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.players import EVERYONE
from rulewright.kernel.selectors import ControlledBy
from rulewright.lcg.events import DESTROYED
from rulewright.lcg.verbs import DealDamage, Discard, ReturnToHand, ShuffleIntoDeck

SET = "Sauron's Reach"

CARDS: tuple[Card, ...] = (
    enemy(
        "Eastern Crows",
        Forced(ShuffleIntoDeck(THIS), after=on(DESTROYED, THIS)),
        Shadow(Until("attack", Gets(ATTACKING_ENEMY, "attack", IfElse(AtLeast(ThreatOf(DEFENDING_PLAYER), 35), 2, 1)))),
        number=115, copies=3, set_name=SET, engagement=30, stats=(1, 1, 0, 1), traits="Creature.", keywords=("Surge",),
    ),
    treachery(
        "Evil Storm",
        WhenRevealed(DealDamage(CHARACTER & ControlledBy(WithThreat(35)), 1)),
        number=116, copies=3, set_name=SET,
    ),
    treachery(
        "Pursued by Shadow",
        WhenRevealed(EachPlayer(RaiseThreat(Count(CHARACTER & YOURS & ~COMMITTED)), EVERYONE)),
        Shadow(
            If(
                Exists(ALLY & YOURS & EXHAUSTED),
                Choose(ALLY & YOURS & EXHAUSTED) >> ReturnToHand(IT),
                RaiseThreat(3),
            )
        ),
        number=117, copies=2, set_name=SET,
    ),
    treachery(
        "Treacherous Fog",
        WhenRevealed(
            Then(
                Until("phase", Gets(LOCATION & IN_STAGING, "threat", 1)),
                EachPlayer(Choose(ANY_CARD & IN_YOUR_HAND) >> Discard(IT), WithThreat(35)),
            )
        ),
        number=118, copies=2, set_name=SET,
    ),
)  # fmt: skip
