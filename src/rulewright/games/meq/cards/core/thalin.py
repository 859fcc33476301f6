"""Thálin of Erebor: the hero sheet, the quests and the deck."""

from __future__ import annotations

from rulewright.games.meq.board import FOREST, HILL, MOUNTAIN, PLAINS, SWAMP
from rulewright.games.meq.flow.quests import Objective
from rulewright.games.meq.vocabulary.combat_texts import MELEE, RANGED
from rulewright.games.meq.vocabulary.printing import combat_card, hero, quest
from rulewright.games.meq.vocabulary.verbs import GainFavor, GainLevel, Pick, TrainSkill
from rulewright.games.meq.vocabulary.verbs_cards import ShuffleBack
from rulewright.games.meq.vocabulary.verbs_people import PlaceCharacter
from rulewright.games.meq.vocabulary.words import place
from rulewright.kernel.modifiers import Permit
from rulewright.kernel.players import YOU

DECK = (
    ("Evade", RANGED, 0, 2, 1, 2, PLAINS),
    ("Strategize", RANGED, 1, 2, 2, 2, SWAMP),
    ("Dodge", RANGED, 0, 4, 3, 1, PLAINS),
    ("Block", MELEE, 0, 4, 2, 3, FOREST),
    ("Parry", MELEE, 1, 1, 1, 2, HILL),
    ("Sweep", MELEE, 3, 0, 1, 5, MOUNTAIN),
    ("Rush", MELEE, 1, 1, 1, 3, MOUNTAIN),
    ("Overpower", MELEE, 2, 2, 2, 4, HILL),
    ("Crush", MELEE, 3, 3, 4, 1, SWAMP),
    ("Reckless", MELEE, 5, 0, 3, 2, SWAMP),
)
"""Type, attack, defense, strength cost, copies, movement icon."""

CARDS = (
    hero(
        "thalin", "Thálin",
        Permit("go-on", YOU),
        start="erebor", attributes=(5, 7, 2, 1), number=5,
    ),
    quest(
        "thalin", "the-ered-luin", "The Ered Luin",
        Objective(explore="blue-mountains"),
        GainFavor(3), PlaceCharacter("Dáin II", place("erebor")), ShuffleBack(("rest",)),
        number=1,
    ),
    quest(
        "thalin", "a-new-threat", "A New Threat",
        Objective(fight="Snaga", at="the-northern-waste"),
        TrainSkill(),
        setup=PlaceCharacter("Dáin II", place("the-northern-waste")), number=2,
    ),
    quest(
        "thalin", "to-look-into-the-mirrormere", "To Look into the Mirrormere",
        Objective(explore="moria"),
        Pick((GainFavor(2), GainLevel("wisdom")), keys=("gain 2 favor", "gain wisdom")),
        sort="advanced", number=3,
    ),
    *(combat_card("thalin", *row, number=number) for number, row in enumerate(DECK, 1)),
)  # fmt: skip
