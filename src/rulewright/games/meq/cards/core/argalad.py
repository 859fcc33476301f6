"""Argalad of the Woodland Realm: the hero sheet, the quests and the deck."""

from __future__ import annotations

from rulewright.games.meq.board import FOREST, HILL, MOUNTAIN, PLAINS, SWAMP
from rulewright.games.meq.flow.quests import Objective
from rulewright.games.meq.vocabulary.combat_texts import MELEE, RANGED
from rulewright.games.meq.vocabulary.printing import combat_card, hero, quest
from rulewright.games.meq.vocabulary.verbs import GainFavor, GainLevel, Pick, TrainSkill
from rulewright.games.meq.vocabulary.verbs_people import LookAt, PlaceCharacter
from rulewright.games.meq.vocabulary.verbs_sauron import SauronLosesShadow
from rulewright.games.meq.vocabulary.words import HERE, IT, MONSTER_TOKEN, Adjacent, With, place
from rulewright.kernel.abilities import Activated, Limit
from rulewright.kernel.effects.sequence import Choose

DECK = (
    ("Quick Shot", RANGED, 1, 0, 0, 2, FOREST),
    ("Overdraw", RANGED, 2, 0, 1, 6, FOREST),
    ("Precision", RANGED, 2, 1, 2, 4, SWAMP),
    ("Aimed Shot", RANGED, 3, 0, 3, 4, MOUNTAIN),
    ("Fall Back", RANGED, 1, 1, 1, 2, PLAINS),
    ("Volley", RANGED, 2, 2, 2, 2, PLAINS),
    ("Parry", MELEE, 1, 1, 1, 2, HILL),
    ("Anticipate", MELEE, 1, 1, 2, 2, HILL),
    ("Attack of Opportunity", MELEE, 2, 0, 3, 1, HILL),
)
"""Type, attack, defense, strength cost, copies, movement icon."""

CARDS = (
    hero(
        "argalad", "Argalad",
        Activated("scout", Choose(Adjacent(HERE) & With(MONSTER_TOKEN)) >> LookAt(IT), limit=Limit(1, "turn")),
        start="woodland-realm", attributes=(5, 5, 3, 2), number=1,
    ),
    quest(
        "argalad", "they-have-become-queer-and-wild", "They Have Become Queer and Wild",
        Objective(explore="fangorn"),
        GainFavor(2), TrainSkill(), PlaceCharacter("Thranduil", place("woodland-realm")),
        number=1,
    ),
    quest(
        "argalad", "the-forest-must-provide-no-refuge", "The Forest Must Provide No Refuge",
        Objective(fight="Orc", at="south-eaves"),
        TrainSkill(),
        setup=PlaceCharacter("Aragorn", place("south-eaves")), number=2,
    ),
    quest(
        "argalad", "echoes-of-bolgs-army", "Echoes of Bolg's Army",
        Objective(explore="mount-gundabad"),
        Pick((GainFavor(2), GainLevel("fortitude")), keys=("gain 2 favor", "gain fortitude")), SauronLosesShadow(1),
        sort="advanced", number=3,
    ),
    *(combat_card("argalad", *row, number=number) for number, row in enumerate(DECK, 1)),
)  # fmt: skip
