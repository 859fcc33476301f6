"""The encounters in the Brown Lands and Mordor."""

from __future__ import annotations

from rulewright.games.meq.vocabulary.encounter_words import (
    AGILITY,
    INFLUENCE_HERE,
    MONSTERS_HERE,
    WALK,
    WISDOM,
)
from rulewright.games.meq.vocabulary.measures import Attribute, Compare, CorruptionOf
from rulewright.games.meq.vocabulary.printing import encounter, encounter_quest
from rulewright.games.meq.vocabulary.verbs import DiscardCorruption, GainFavor, GainItem, LoseItem, Pick, TrainSkill
from rulewright.games.meq.vocabulary.verbs_board import DrainPool, FillPool, RemoveTokens, SpreadInfluence
from rulewright.games.meq.vocabulary.verbs_cards import DiscardCards, LifeToRest, ShieldDamage, TakeDamage
from rulewright.games.meq.vocabulary.verbs_people import BeLedAstray, PlaceCharacter
from rulewright.games.meq.vocabulary.words import BY_SAURON, RegionOf, place
from rulewright.kernel.effects.joining import If, May
from rulewright.kernel.players import YOU

DECK = "brown-lands-mordor"

CARDS = (
    encounter(
        DECK, 1, "The Faces in the Water", "dead-marshes",
        LoseItem(), TakeDamage(CorruptionOf()),
    ),
    encounter(
        DECK, 1, "Shapes in the Mist", "emyn-muil",
        ShieldDamage(6, Pick((GainFavor(1), GainItem("Horse")), keys=("gain 1 favor", "gain a Horse"))),
    ),
    encounter(
        DECK, 1, "Sauron's Road", "mount-doom",
        If(Compare(AGILITY, "at-least", MONSTERS_HERE), May(WALK)),
    ),
    encounter(
        DECK, 3, "Thirst and Despair", "mordor",
        ShieldDamage(6, Pick((GainFavor(1), TrainSkill()), keys=("gain 1 favor", "train a skill"))),
    ),
    encounter_quest(
        DECK, 4, "Isildur's Heir", "mordor", "rhun",
        GainFavor(1), TrainSkill(),
        setup=PlaceCharacter("Aragorn", place("rhun")),
    ),
    encounter(
        DECK, 3, "Heavy Rains", "brown-lands",
        Pick((DiscardCards(3), BeLedAstray()), keys=("discard 3 cards", "be led astray")),
    ),
    encounter_quest(
        DECK, 4, "Smoke on the Horizon", "brown-lands", "plains-of-gorgoroth",
        GainFavor(2), DrainPool(1),
    ),
    encounter(
        DECK, 5, "The Nest is Stirred", "any",
        May(
            Pick(
                (SpreadInfluence(2, RegionOf()), FillPool(1)),
                by=BY_SAURON, keys=("spread influence", "1 influence into the Shadow Pool"),
            ),
            by=BY_SAURON,
        ),
    ),
    encounter(DECK, 6, "The Olog-hai", "any", ShieldDamage(8, GainFavor(1) >> TrainSkill() >> TrainSkill())),
    encounter(DECK, 7, "A Hidden Path", "any", If(Compare(WISDOM, "at-least", MONSTERS_HERE), DrainPool(1))),
    encounter(
        DECK, 8, "Sting of the West", "any",
        If(Compare(AGILITY, "at-least", MONSTERS_HERE), RemoveTokens(3, RegionOf(), "influence", by=YOU)),
    ),
    encounter(
        DECK, 9, "A Shadow Under the Shadow", "any",
        If(
            Compare(Attribute("strength"), "at-least", INFLUENCE_HERE),
            Pick((GainFavor(1), DrainPool(2)), keys=("gain 1 favor", "remove 2 influence from the Shadow Pool")),
        ),
    ),
    encounter(
        DECK, 10, "The Land of the Great Eye", "any",
        If(Compare(Attribute("fortitude"), "less", INFLUENCE_HERE), LifeToRest(5)),
    ),
    encounter_quest(
        DECK, 11, "The Seat of Sauron's Power", "any", "barad-dur",
        GainFavor(2),
        May(
            Pick(
                (DiscardCorruption(-1), DrainPool(1)),
                keys=("discard all Corruption cards", "remove 1 influence from the Shadow Pool"),
            ),
        ),
    ),
    encounter(DECK, 12, "Where the Shadows Lie", "any", DrainPool(1), reshuffle=True),
)  # fmt: skip
