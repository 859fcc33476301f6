"""The modular encounter set Bomb Scare: cards 109-112."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.damage import AssignDamage
from rulewright.games.champions.vocabulary.encounters import GainSurge
from rulewright.games.champions.vocabulary.numbers import PerPlayer
from rulewright.games.champions.vocabulary.printing import minion, side_scheme, treachery
from rulewright.games.champions.vocabulary.verbs import Confuse, PlaceThreat, TakeDamage
from rulewright.games.champions.vocabulary.words import (
    ALLY,
    CONFUSED,
    HERO,
    MAIN_SCHEME,
    THIS,
    YOUR_IDENTITY,
    WhenRevealed,
)
from rulewright.kernel.amounts import TokensOn
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Exists, Is
from rulewright.kernel.effects.joining import If, OneOf
from rulewright.kernel.selectors import Titled

SET = "Bomb Scare"

CARDS: tuple[Card, ...] = (
    side_scheme(
        "Bomb Scare",
        WhenRevealed(PlaceThreat(THIS, PerPlayer())),
        number=109, copies=1, set_name=SET, starting=2, icon="acceleration", boost=2,
    ),
    minion(
        "Hydra Bomber",
        WhenRevealed(
            OneOf((TakeDamage(2), PlaceThreat(MAIN_SCHEME, 1)), keys=("take damage", "place threat")),
        ),
        number=110, copies=2, set_name=SET, sch=1, atk=1, hit_points=2, traits="Hydra.", boost=1,
    ),
    treachery(
        "Explosion",
        WhenRevealed(
            If(
                Exists(Titled("Bomb Scare")),
                AssignDamage(TokensOn("threat", Titled("Bomb Scare")), HERO | ALLY),
                GainSurge(),
            ),
        ),
        number=111, copies=1, set_name=SET, boost=2,
    ),
    treachery(
        "False Alarm",
        WhenRevealed(If(Is(YOUR_IDENTITY, CONFUSED), GainSurge(), Confuse(YOUR_IDENTITY))),
        number=112, copies=2, set_name=SET, boost=1,
    ),
)  # fmt: skip
