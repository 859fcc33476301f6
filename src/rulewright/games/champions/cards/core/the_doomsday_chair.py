"""The modular encounter set The Doomsday Chair: cards 183-185."""

from __future__ import annotations

from rulewright.games.champions.events import DEFEATED
from rulewright.games.champions.vocabulary.encounters import EnterEngaged
from rulewright.games.champions.vocabulary.pointing import MostHitPoints
from rulewright.games.champions.vocabulary.printing import attachment, minion, side_scheme
from rulewright.games.champions.vocabulary.words import (
    HOST,
    IT,
    MINION,
    THIS,
    ForcedInterrupt,
    HasAttached,
    WhenRevealed,
    on,
)
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Exists, Not
from rulewright.kernel.effects.answering import InsteadOf
from rulewright.kernel.effects.joining import If, Then
from rulewright.kernel.selectors import Titled
from rulewright.lcg.searching import FindOne, ShuffleEncounterDeck
from rulewright.lcg.verbs import Discard, Heal

SET = "The Doomsday Chair"

CARDS: tuple[Card, ...] = (
    side_scheme(
        "The Doomsday Chair",
        WhenRevealed(
            If(
                Not(Exists(Titled("M.O.D.O.K."))),
                FindOne(Titled("M.O.D.O.K."), "it", discard_too=True) >> EnterEngaged(IT) >> ShuffleEncounterDeck(),
            ),
        ),
        number=183, copies=2, set_name=SET, starting=8, icon="acceleration", boost=3,
    ),
    minion(
        "M.O.D.O.K.",
        number=184, copies=1, set_name=SET, sch=2, atk=2, hit_points=8, traits="Cyborg. Elite.",
        keywords=("Retaliate 2",), unique=True, boost=2,
    ),
    attachment(
        "Biomechanical Upgrades",
        ForcedInterrupt(InsteadOf(Then(Heal(HOST), Discard(THIS))), when=on(DEFEATED, HOST)),
        number=185, copies=3, set_name=SET, traits="Tech.", keywords=("Surge",), boost=1,
        attach=MostHitPoints(MINION & ~HasAttached("Biomechanical Upgrades")) & ~HasAttached("Biomechanical Upgrades"),
    ),
)  # fmt: skip
