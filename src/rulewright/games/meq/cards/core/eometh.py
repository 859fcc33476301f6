"""Eometh of the Mark: the hero sheet, the quests and the deck."""

from __future__ import annotations

from rulewright.games.meq.board import FOREST, HILL, MOUNTAIN, PLAINS, SWAMP
from rulewright.games.meq.flow.quests import Objective
from rulewright.games.meq.vocabulary.combat_texts import MELEE, RANGED
from rulewright.games.meq.vocabulary.printing import combat_card, hero, quest
from rulewright.games.meq.vocabulary.verbs import GainFavor, GainItem, GainLevel, Pick, TrainSkill
from rulewright.games.meq.vocabulary.verbs_board import DrainPool
from rulewright.games.meq.vocabulary.verbs_people import PlaceCharacter
from rulewright.games.meq.vocabulary.verbs_sauron import SauronLosesPlot
from rulewright.games.meq.vocabulary.words import BY_SAURON, place, special

DECK = (
    ("Ranged Strike", RANGED, 1, 1, 1, 3, HILL),
    ("Evade", RANGED, 0, 2, 1, 2, FOREST),
    ("Aimed Shot", RANGED, 3, 0, 3, 2, FOREST),
    ("Fall Back", RANGED, 1, 1, 1, 3, HILL),
    ("Parry", MELEE, 1, 1, 1, 2, PLAINS),
    ("Hack", MELEE, 1, 0, 0, 2, PLAINS),
    ("Trample", MELEE, 2, 0, 1, 3, PLAINS),
    ("Eviscerate", MELEE, 2, 0, 2, 2, PLAINS),
    ("Smash", MELEE, 2, 1, 2, 3, MOUNTAIN),
    ("Reckless", MELEE, 5, 0, 3, 3, SWAMP),
)
"""Type, attack, defense, strength cost, copies, movement icon."""

CARDS = (
    hero(
        "eometh", "Eometh",
        special("start", GainItem("Horse")),
        start="edoras", attributes=(6, 6, 1, 2), number=4,
    ),
    quest(
        "eometh", "drive-back-the-evil-men", "Drive Back the Evil Men",
        Objective(explore="mouth-of-the-greyflood"),
        GainFavor(2), PlaceCharacter("Saruman", place("isengard")),
        number=1,
    ),
    quest(
        "eometh", "a-message-to-the-white-wizard", "A Message to the White Wizard",
        Objective(fight="Agent", at="isengard"),
        GainFavor(1), TrainSkill(),
        setup=PlaceCharacter("Saruman", place("isengard")), number=2,
    ),
    quest(
        "eometh", "hill-of-sorcery", "Hill of Sorcery",
        Objective(explore="dol-guldur"),
        Pick((GainFavor(2), GainLevel("agility")), keys=("gain 2 favor", "gain agility")),
        Pick(
            (SauronLosesPlot(own=True), DrainPool(2)),
            by=BY_SAURON, keys=("discard a Plot card", "remove 2 influence from the Shadow Pool"),
        ),
        sort="advanced", number=3,
    ),
    *(combat_card("eometh", *row, number=number) for number, row in enumerate(DECK, 1)),
)  # fmt: skip
