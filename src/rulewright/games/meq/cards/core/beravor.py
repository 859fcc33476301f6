"""Beravor, a ranger of the North: the hero sheet, the quests and the deck."""

from __future__ import annotations

from rulewright.games.meq.board import FOREST, HILL, MOUNTAIN, PLAINS, SWAMP
from rulewright.games.meq.flow.quests import Objective
from rulewright.games.meq.vocabulary.combat_texts import MELEE, RANGED
from rulewright.games.meq.vocabulary.printing import combat_card, hero, quest
from rulewright.games.meq.vocabulary.verbs import GainFavor, GainItem, GainLevel, TrainSkill
from rulewright.games.meq.vocabulary.verbs_people import PlaceCharacter
from rulewright.games.meq.vocabulary.words import place
from rulewright.kernel.modifiers import Permit
from rulewright.kernel.players import YOU

DECK = (
    ("Ranged Strike", RANGED, 1, 1, 1, 5, HILL),
    ("Evade", RANGED, 0, 2, 1, 3, PLAINS),
    ("Strategize", RANGED, 1, 2, 2, 2, PLAINS),
    ("Sneak Attack", RANGED, 0, 2, 2, 3, SWAMP),
    ("Aimed Shot", RANGED, 3, 0, 3, 2, SWAMP),
    ("Parry", MELEE, 1, 1, 1, 2, FOREST),
    ("Charge", MELEE, 2, 0, 1, 3, FOREST),
    ("Anticipate", MELEE, 1, 1, 2, 3, MOUNTAIN),
    ("Deadly Finesse", MELEE, 4, 0, 3, 2, MOUNTAIN),
)
"""Type, attack, defense, strength cost, copies, movement icon."""

CARDS = (
    hero(
        "beravor", "Beravor",
        Permit("second-wind", YOU),
        start="fornost", attributes=(6, 5, 2, 2), number=2,
    ),
    quest(
        "beravor", "guarding-the-dimrill-stair", "Guarding the Dimrill Stair",
        Objective(explore="the-redhorn-gate"),
        GainFavor(2), TrainSkill(), PlaceCharacter("Gandalf", place("bree")),
        number=1,
    ),
    quest(
        "beravor", "spies-in-mithlond", "Spies in Mithlond",
        Objective(fight="Crebain", at="the-grey-havens"),
        GainItem("Boat"), TrainSkill(),
        setup=PlaceCharacter("Gandalf", place("the-grey-havens")), number=2,
    ),
    quest(
        "beravor", "bones-of-a-darkness-past", "Bones of a Darkness Past",
        Objective(explore="ruins-of-angmar"),
        GainFavor(2), GainLevel("agility"),
        sort="advanced", number=3,
    ),
    *(combat_card("beravor", *row, number=number) for number, row in enumerate(DECK, 1)),
)  # fmt: skip
