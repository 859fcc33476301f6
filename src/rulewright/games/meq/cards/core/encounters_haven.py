"""The encounters in the Havens."""

from __future__ import annotations

from rulewright.games.meq.vocabulary.encounter_words import COMFORT, INFLUENCE_HERE, MONSTERS_HERE, WISDOM
from rulewright.games.meq.vocabulary.measures import Attribute, Compare, CorruptionOf, InPool
from rulewright.games.meq.vocabulary.printing import encounter
from rulewright.games.meq.vocabulary.verbs import (
    BuyFreedom,
    DiscardCorruption,
    GainFavor,
    GainItem,
    LoseFavor,
    Offer,
    Pay,
    Pick,
    SpendFavor,
    TakeCorruption,
    TrainSkill,
    gain_any_level,
)
from rulewright.games.meq.vocabulary.verbs_board import DrainPool
from rulewright.games.meq.vocabulary.verbs_cards import ShieldDamage, ShuffleBack
from rulewright.games.meq.vocabulary.verbs_sauron import SeeCards
from rulewright.games.meq.vocabulary.words import PLOT
from rulewright.kernel.amounts import Count
from rulewright.kernel.effects.joining import If, May

HAVEN = "haven"

CARDS = (
    encounter(
        HAVEN, 1, "The Court of Théoden", "edoras",
        COMFORT, If(Compare(WISDOM, "more", MONSTERS_HERE), GainItem("Horse")),
    ),
    encounter(
        HAVEN, 2, "Intrigue Within Meduseld", "edoras",
        If(Compare(WISDOM, "at-least", INFLUENCE_HERE), GainFavor(2)),
    ),
    encounter(
        HAVEN, 1, "The Houses of Healing", "minas-tirith",
        Pick(
            (ShuffleBack(("rest", "damage")), GainFavor(1) >> DiscardCorruption()),
            keys=("shuffle back both pools", "gain 1 favor and discard a Corruption card"),
        ),
    ),
    encounter(
        HAVEN, 2, "The Palantirs", "minas-tirith",
        May(Pay(TakeCorruption(), DrainPool(1) >> SeeCards("plot"))),
    ),
    encounter(
        HAVEN, 1, "The Halls of an Elven King", "woodland-realm",
        COMFORT, If(Compare(WISDOM, "at-least", INFLUENCE_HERE), GainItem("Boat")),
    ),
    encounter(
        HAVEN, 2, "The Enchanted Stream", "woodland-realm",
        If(Compare(Attribute("agility"), "less", INFLUENCE_HERE), LoseFavor(1) >> TakeCorruption()),
    ),
    encounter(
        HAVEN, 1, "The Lonely Mountain", "erebor",
        GainFavor(1), If(Compare(Attribute("fortitude"), "more", InPool()), DiscardCorruption(-1)),
    ),
    encounter(
        HAVEN, 2, "Ancient Greed", "erebor",
        Offer(
            (Pay(TakeCorruption(), GainFavor(2) >> TrainSkill()), GainFavor(1)),
            keys=("take a Corruption card and gain 2 favor", "gain 1 favor"),
        ),
    ),
    encounter(
        HAVEN, 1, "The Northern Fortress", "fornost",
        COMFORT, If(Compare(WISDOM, "at-least", CorruptionOf()), TrainSkill()),
    ),
    encounter(HAVEN, 2, "Deadmen's Dike", "fornost", ShieldDamage(4, GainFavor(2) >> TrainSkill())),
    encounter(
        HAVEN, 1, "The Golden Wood", "lothlorien",
        COMFORT, If(Compare(WISDOM, "at-least", Count(PLOT)), GainItem("Elven Cloak")),
    ),
    encounter(
        HAVEN, 1, "Imladris", "rivendell",
        COMFORT, If(Compare(CorruptionOf(), "less", 1), ShuffleBack(("damage", "rest"))),
    ),
    encounter(
        HAVEN, 3, "Redeemed by Grace", "any",
        Pick((GainFavor(1), BuyFreedom()), keys=("gain 1 favor", "spend favor on Corruption cards")),
    ),
    encounter(
        HAVEN, 4, "The Steadfast Defender", "any",
        Pick(
            (DrainPool(1), Pay(SpendFavor(2), gain_any_level())),
            keys=("remove 1 influence from the Shadow Pool", "spend 2 favor on a level"),
        ),
    ),
    encounter(HAVEN, 5, "I Will Not Say the Day is Done", "any", GainFavor(2), reshuffle=True),
)  # fmt: skip
