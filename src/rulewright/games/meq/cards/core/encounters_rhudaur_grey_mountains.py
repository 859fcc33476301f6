"""The encounters in Rhudaur and the Grey Mountains."""

from __future__ import annotations

from rulewright.games.meq.vocabulary.encounter_words import INFLUENCE_HERE, WALK, WISDOM
from rulewright.games.meq.vocabulary.measures import Attribute, Compare, CorruptionOf
from rulewright.games.meq.vocabulary.printing import encounter, encounter_quest
from rulewright.games.meq.vocabulary.verbs import (
    DiscardCorruption,
    GainFavor,
    GainLevel,
    Pay,
    Pick,
    SpendFavor,
    TrainSkill,
)
from rulewright.games.meq.vocabulary.verbs_board import DrainPool, FillPool, PlaceInExtension, RemoveTokens
from rulewright.games.meq.vocabulary.verbs_cards import DamageToRest, DiscardCards, ShuffleBack, TakeDamage
from rulewright.games.meq.vocabulary.verbs_people import BeLedAstray, LookAt
from rulewright.games.meq.vocabulary.verbs_sauron import SauronLosesShadow
from rulewright.games.meq.vocabulary.words import Adjacent, Region, RegionOf, place
from rulewright.kernel.amounts import TokensOn
from rulewright.kernel.effects.joining import If, May
from rulewright.kernel.players import YOU

DECK = "rhudaur-grey-mountains"

CARDS = (
    encounter(DECK, 1, "Hill of the Wind", "weathertop", May(LookAt(Adjacent(place("weathertop")))), DrainPool(1)),
    encounter(DECK, 2, "The Ruins of Amon Sûl", "weathertop", DamageToRest(WISDOM), ShuffleBack(("rest",))),
    encounter(
        DECK, 1, "Tom, Bert, and William Huggins", "the-trollshaws",
        If(Compare(WISDOM, "at-least", CorruptionOf()), DrainPool(1)),
    ),
    encounter(
        DECK, 1, "Emyn Engrin", "the-iron-hills",
        Pick((DrainPool(2), TrainSkill()), keys=("remove 2 influence from the Shadow Pool", "train a skill")),
    ),
    encounter(
        DECK, 1, "Above the Withered Heath", "ered-mithrin",
        SauronLosesShadow(1), RemoveTokens(1, RegionOf(), "monster", by=YOU),
    ),
    encounter(
        DECK, 1, "Forodwaith", "the-northern-waste",
        If(
            Compare(Attribute("fortitude"), "less", TokensOn("influence", Region("grey-mountains", "rhudaur"))),
            TakeDamage(3),
        ),
    ),
    encounter_quest(
        DECK, 4, "Beyond the Dark Lord's Reach", "rhudaur", "the-northern-waste",
        GainFavor(2), TrainSkill(),
    ),
    encounter(
        DECK, 3, "Carn Dûm Reborn", "rhudaur",
        Pick(
            (TakeDamage(5), FillPool(1) >> PlaceInExtension(3, "mount-gundabad")),
            keys=("take 5 damage", "influence for Sauron"),
        ),
    ),
    encounter(DECK, 3, "A Path Through the Mountains", "grey-mountains", GainFavor(1), May(WALK)),
    encounter_quest(
        DECK, 4, "The Haunted Ruins", "grey-mountains", "ruins-of-angmar",
        GainFavor(2), DiscardCorruption(),
    ),
    encounter(
        DECK, 5, "Lost in the Wild", "any",
        Pick((DiscardCards(2), BeLedAstray()), keys=("discard 2 cards", "be led astray")),
    ),
    encounter(
        DECK, 6, "The Iron Will of the Dwarves", "any",
        Pick(
            (GainFavor(1), Pay(SpendFavor(1), TrainSkill() >> DiscardCorruption())),
            keys=("gain 1 favor", "spend 1 favor"),
        ),
    ),
    encounter(DECK, 7, "A Common Purpose", "any", If(Compare(WISDOM, "at-least", INFLUENCE_HERE), GainFavor(2))),
    encounter_quest(DECK, 8, "The Son of Glóin", "any", "erebor", GainFavor(1), GainLevel("fortitude")),
    encounter(
        DECK, 9, "The World is Grey, the Mountains Old", "any",
        Pick((GainFavor(1), DrainPool(1)), keys=("gain 1 favor", "remove 1 influence from the Shadow Pool")),
        reshuffle=True,
    ),
)  # fmt: skip
