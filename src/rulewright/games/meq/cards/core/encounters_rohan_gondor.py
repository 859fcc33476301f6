"""The encounters in Rohan and Gondor."""

from __future__ import annotations

from rulewright.games.meq.vocabulary.encounter_words import INFLUENCE_HERE, MONSTERS_HERE, WISDOM
from rulewright.games.meq.vocabulary.measures import Compare, CorruptionOf
from rulewright.games.meq.vocabulary.printing import encounter, encounter_quest
from rulewright.games.meq.vocabulary.verbs import (
    DiscardCorruption,
    GainFavor,
    GainItem,
    Pay,
    Pick,
    SpendFavor,
    TakeCorruption,
    TrainSkill,
)
from rulewright.games.meq.vocabulary.verbs_board import DrainPool
from rulewright.games.meq.vocabulary.verbs_cards import DiscardCards, ShieldDamage, ShuffleBack, TakeDamage
from rulewright.games.meq.vocabulary.verbs_people import HaveEncounter, LookAt, MoveHero, PlaceCharacter
from rulewright.games.meq.vocabulary.verbs_sauron import SauronDraws, SauronLosesShadow
from rulewright.games.meq.vocabulary.words import Adjacent, place
from rulewright.kernel.amounts import Multiplied
from rulewright.kernel.effects.joining import If, May

DECK = "rohan-gondor"

CARDS = (
    encounter(
        DECK, 1, "The Key to the Anduin", "osgiliath",
        Pick((TakeDamage(5), TakeCorruption()), keys=("take 5 damage", "take a Corruption card")),
    ),
    encounter(
        DECK, 1, "Prince Imrahil", "belfalas",
        If(
            Compare(WISDOM, "at-least", CorruptionOf()),
            Pick((GainFavor(2), GainItem("Boat")), keys=("gain 2 favor", "gain a Boat")),
        ),
    ),
    encounter(
        DECK, 1, "The Seat of Seeing", "amon-hen",
        LookAt(Adjacent(place("amon-hen"))), May(Pay(SpendFavor(1), DrainPool(2))),
    ),
    encounter(
        DECK, 1, "Sweet Words, Bitter Dreams", "isengard",
        ShuffleBack(("hand",)), TakeDamage(Multiplied(2, CorruptionOf())),
    ),
    encounter(DECK, 3, "They Come from Umbar", "gondor", ShieldDamage(6, GainFavor(1) >> TrainSkill())),
    encounter(
        DECK, 3, "The Éored", "rohan",
        Pick(
            (ShuffleBack(("rest",)), Pay(SpendFavor(1), MoveHero(place("edoras")) >> HaveEncounter())),
            keys=("shuffle back the Rest Pool", "spend 1 favor for Edoras"),
        ),
    ),
    encounter_quest(DECK, 4, "The Mounts of the Haradrim", "rohan", "near-harad", GainFavor(2), TrainSkill()),
    encounter_quest(
        DECK, 4, "The Palantír of Orthanc", "gondor", "isengard",
        GainFavor(1), DiscardCorruption(),
    ),
    encounter(
        DECK, 5, "Lies and Deceit", "any",
        If(
            Compare(WISDOM, "at-least", INFLUENCE_HERE),
            Pick((GainFavor(1), SauronLosesShadow(1)), keys=("gain 1 favor", "Sauron discards a Shadow card")),
        ),
    ),
    encounter(DECK, 6, "Smugglers", "any", May(Pay(TakeCorruption(), DrainPool(1) >> TrainSkill()))),
    encounter(
        DECK, 7, "Allies of the Dark Lord", "any",
        Pick((TakeDamage(4), SauronDraws("plot")), keys=("take 4 damage", "Sauron draws a Plot card")),
    ),
    encounter(
        DECK, 8, "Dangers, Both Real and Imagined", "any",
        If(Compare(WISDOM, "less", MONSTERS_HERE), TakeCorruption()),
        reconstructed="the attribute compared",
    ),
    encounter(
        DECK, 9, "Words Spoken from the Heart", "any",
        If(Compare(CorruptionOf(), "less", 1), GainFavor(1), May(Pay(SpendFavor(1), DiscardCorruption()))),
    ),
    encounter_quest(
        DECK, 10, "Captain of the White Tower", "any", "minas-tirith",
        GainFavor(1), TrainSkill(),
        setup=PlaceCharacter("Boromir", place("minas-tirith")),
    ),
    encounter(
        DECK, 11, "The Days Have Gone Down in the West", "any",
        May(Pay(DiscardCards(2), GainFavor(2))),
        reshuffle=True,
    ),
)  # fmt: skip
