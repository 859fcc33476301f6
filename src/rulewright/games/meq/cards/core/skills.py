"""The twenty Skill cards: type, attack, defense, strength cost, copies, movement icon."""

from __future__ import annotations

from rulewright.games.meq.board import FOREST, HILL, MOUNTAIN, PLAINS, SWAMP
from rulewright.games.meq.vocabulary.combat_texts import MELEE, RANGED
from rulewright.games.meq.vocabulary.printing import combat_card

SKILLS = (
    ("Shrewd Planning", RANGED, 1, 0, 0, 1, FOREST),
    ("Ready", RANGED, 0, 0, 0, 1, FOREST),
    ("Expose Weakness", RANGED, 1, 1, 1, 1, FOREST),
    ("Set Trap", RANGED, 2, 0, 1, 1, HILL),
    ("Endure", RANGED, 3, 0, 2, 1, HILL),
    ("Crossbow Shot", RANGED, 4, 0, 2, 1, HILL),
    ("Heightened Senses", RANGED, 2, 2, 2, 1, SWAMP),
    ("Flaming Arrow", RANGED, 3, 0, 3, 1, SWAMP),
    ("Concussive Shot", RANGED, 2, 1, 3, 1, SWAMP),
    ("Outmaneuver", RANGED, 3, 3, 4, 1, SWAMP),
    ("Retaliate", MELEE, 0, 0, 0, 1, PLAINS),
    ("Focused Assault", MELEE, 0, 0, 1, 1, PLAINS),
    ("Wear Down", MELEE, 0, 2, 1, 1, PLAINS),
    ("Shield Smash", MELEE, 0, 3, 1, 1, HILL),
    ("Execute", MELEE, 1, 0, 2, 1, HILL),
    ("Reversal", MELEE, 0, 0, 2, 1, PLAINS),
    ("Crushing Blow", MELEE, 2, 0, 2, 1, MOUNTAIN),
    ("Hamstring", MELEE, 2, 2, 3, 1, MOUNTAIN),
    ("Overhead Swing", MELEE, 2, 1, 3, 1, MOUNTAIN),
    ("Brutal Finisher", MELEE, 3, 1, 4, 1, MOUNTAIN),
)

CARDS = tuple(combat_card("skill", *row, number=number) for number, row in enumerate(SKILLS, 1))
