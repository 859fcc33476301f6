"""The modular encounter set Legions of Hydra: cards 180-182."""

from __future__ import annotations

from rulewright.games.champions.flow.activations import ENEMY_ATTACKS, ENEMY_SCHEMES
from rulewright.games.champions.vocabulary.encounters import EnterEngaged, PlaceThreatOnOne
from rulewright.games.champions.vocabulary.printing import minion, side_scheme
from rulewright.games.champions.vocabulary.verbs import DealEncounterCard, PlaceThreat
from rulewright.games.champions.vocabulary.words import ENEMY, IT, THIS, ForcedResponse, WhenDefeated, WhenRevealed, on
from rulewright.kernel.amounts import Count, Multiplied
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Exists, Not
from rulewright.kernel.effects.joining import If
from rulewright.kernel.modifiers import Forbid
from rulewright.kernel.selectors import Titled, Trait
from rulewright.lcg.searching import FindOne, ShuffleEncounterDeck
from rulewright.lcg.vocabulary import EngagedWith

SET = "Legions of Hydra"

CARDS: tuple[Card, ...] = (
    side_scheme(
        "Legions of Hydra",
        WhenRevealed(
            If(
                Not(Exists(Titled("Madame Hydra"))),
                FindOne(Titled("Madame Hydra"), "it", discard_too=True) >> EnterEngaged(IT) >> ShuffleEncounterDeck(),
            ),
            PlaceThreat(THIS, Multiplied(2, Count(ENEMY & Trait("Hydra")))),
        ),
        number=180, copies=2, set_name=SET, starting=3, icon="hazard", boost=3,
    ),
    minion(
        "Madame Hydra",
        Forbid("take-damage", THIS, given=Exists(Titled("Legions of Hydra"))),
        ForcedResponse(PlaceThreatOnOne(Titled("Legions of Hydra"), 2), after=on(ENEMY_SCHEMES, THIS)),
        ForcedResponse(PlaceThreatOnOne(Titled("Legions of Hydra"), 2), after=on(ENEMY_ATTACKS, THIS)),
        number=181, copies=1, set_name=SET, sch=2, atk=2, hit_points=6, traits="Elite. Hydra.", unique=True, boost=2,
    ),
    minion(
        "Hydra Soldier",
        WhenDefeated(DealEncounterCard(EngagedWith(THIS))),
        number=182, copies=3, set_name=SET, sch=1, atk=2, hit_points=4, traits="Hydra.", keywords=("Guard",), boost=1,
    ),
)  # fmt: skip
