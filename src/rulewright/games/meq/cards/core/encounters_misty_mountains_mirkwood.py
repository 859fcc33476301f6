"""The encounters in the Misty Mountains and Mirkwood."""

from __future__ import annotations

from rulewright.games.meq.vocabulary.encounter_words import INFLUENCE_HERE, MONSTERS_HERE, WISDOM
from rulewright.games.meq.vocabulary.measures import Attribute, Compare
from rulewright.games.meq.vocabulary.printing import encounter, encounter_quest
from rulewright.games.meq.vocabulary.verbs import (
    GainFavor,
    GainItem,
    GainLevel,
    Pay,
    Pick,
    SpendFavor,
    TakeCorruption,
    TrainSkill,
)
from rulewright.games.meq.vocabulary.verbs_board import Advance, DrainPool, FillPool, RemoveInfluence
from rulewright.games.meq.vocabulary.verbs_cards import (
    DamageToRest,
    DiscardCards,
    EndTurn,
    ShieldDamage,
    ShuffleBack,
    TakeDamage,
)
from rulewright.games.meq.vocabulary.verbs_monsters import RemoveMonsters
from rulewright.games.meq.vocabulary.verbs_people import BeLedAstray, HaveEncounter, MoveHero, PlaceCharacter
from rulewright.games.meq.vocabulary.verbs_sauron import SauronLosesShadow
from rulewright.games.meq.vocabulary.words import BY_SAURON, HAVEN_LOCATION, HERE, IT, Within, place
from rulewright.kernel.effects.joining import If, May
from rulewright.kernel.effects.sequence import Choose

DECK = "misty-mountains-mirkwood"

CARDS = (
    encounter(
        DECK, 1, "Radagast the Brown", "rhosgobel",
        If(
            Compare(WISDOM, "at-least", INFLUENCE_HERE),
            GainFavor(1) >> Choose(HAVEN_LOCATION) >> PlaceCharacter("Gandalf", IT),
        ),
    ),
    encounter(
        DECK, 1, "The Beornings Ask for Help", "the-high-pass",
        May(Pay(SpendFavor(1), DrainPool(2) >> RemoveInfluence(-1, Within(HERE)) >> RemoveMonsters(Within(HERE)))),
    ),
    encounter(DECK, 1, "The Town of Dale", "lake-esgaroth", DamageToRest(WISDOM), ShuffleBack(("rest",))),
    encounter(
        DECK, 1, "Agents of Saruman", "gladden-fields",
        Pick((TakeDamage(5), Advance("yellow")), keys=("take 5 damage", "the yellow marker advances")),
    ),
    encounter(
        DECK, 1, "Do Not Stray from the Path", "the-forest-trail",
        ShieldDamage(7, GainFavor(2) >> TrainSkill()),
    ),
    encounter(
        DECK, 1, "Saruman's Fires", "fangorn",
        If(
            Compare(Attribute("agility"), "less", MONSTERS_HERE),
            May(
                Pick(
                    (TakeDamage(2), FillPool(1)),
                    by=BY_SAURON, keys=("deal 2 damage", "1 influence into the Shadow Pool"),
                ),
                by=BY_SAURON,
            ),
        ),
    ),
    encounter_quest(
        DECK, 3, "A Shadow Connection", "misty-mountains", "south-eaves",
        GainFavor(2), ShuffleBack(("rest",)),
    ),
    encounter(
        DECK, 3, "Lost in the Shadows", "mirkwood",
        Pick((DiscardCards(2), BeLedAstray()), keys=("discard 2 cards", "be led astray")),
    ),
    encounter(DECK, 4, "Trapped by a Terrible Storm", "misty-mountains", ShuffleBack(("hand",)), EndTurn()),
    encounter_quest(
        DECK, 4, "The Evenstar is Called Home", "mirkwood", "rivendell",
        GainItem("Elven Cloak"),
        setup=PlaceCharacter("Aragorn", place("rivendell")),
    ),
    encounter(
        DECK, 5, "Escorted by the Wood-elves", "any",
        Pick(
            (ShuffleBack(("rest",)), Pay(SpendFavor(1), MoveHero(place("woodland-realm")) >> HaveEncounter())),
            keys=("shuffle back the Rest Pool", "spend 1 favor for the Woodland Realm"),
        ),
    ),
    encounter(
        DECK, 6, "Conquered by Fear", "any",
        If(
            Compare(WISDOM, "less", INFLUENCE_HERE),
            Pick((SpendFavor(1), TakeCorruption()), keys=("spend 1 favor", "take a Corruption card")),
        ),
    ),
    encounter(DECK, 7, "A Desperate Bargain", "any", May(Pay(TakeCorruption(), DrainPool(2) >> SauronLosesShadow(1)))),
    encounter_quest(
        DECK, 8, "Greenleaf", "any", "woodland-realm",
        Pick((GainFavor(2), GainLevel("agility")), keys=("gain 2 favor", "gain agility")),
    ),
    encounter(
        DECK, 9, "I Sang of Leaves, of Leaves of Gold", "any",
        Pick((DrainPool(1), TrainSkill()), keys=("remove 1 influence from the Shadow Pool", "train a skill")),
        reshuffle=True,
    ),
)  # fmt: skip
