"""Battlegrounds, in the order of their numbers."""

from __future__ import annotations

from rulewright.games.wotr.vocabulary.drawing import Draw, DrawAndUse, NewDeck, Take
from rulewright.games.wotr.vocabulary.giving_up import CycleCards, Forsake
from rulewright.games.wotr.vocabulary.joining import Pay
from rulewright.games.wotr.vocabulary.locations import ActivateBattleground
from rulewright.games.wotr.vocabulary.printing import battleground
from rulewright.games.wotr.vocabulary.words import (
    ARMY,
    CHARACTER,
    DUNEDAIN_PLAYER,
    ELF_PLAYER,
    FACTION_CARD,
    ISENGARD_PLAYER,
    MONSTROUS_PLAYER,
    MORDOR_PLAYER,
    NAZGUL,
    ROHAN_PLAYER,
    SHADOW_PLAYERS,
    WhenActivated,
)
from rulewright.kernel.effects.joining import EachPlayer, May
from rulewright.kernel.selectors import Titled

CARDS = (
    battleground(
        "dol-amroth", "Dol Amroth",
        WhenActivated(EachPlayer(May(Pay(Forsake(1), Draw(1))), DUNEDAIN_PLAYER)),
        side="free", number=1, defense=2, points=1,
        defenders=("dunedain", "wizard"), attackers=("southron",),
    ),
    battleground(
        "edoras", "Edoras",
        WhenActivated(ActivateBattleground(Titled("Helm's Deep"), again=False)),
        side="free", number=2, defense=1, points=1,
        defenders=("rohan", "wizard"), attackers=("isengard",),
    ),
    battleground(
        "helms-deep", "Helm's Deep",
        WhenActivated(EachPlayer(DrawAndUse(5, play=1, what=FACTION_CARD, where="here"), ROHAN_PLAYER)),
        side="free", number=3, defense=2, points=2,
        defenders=("rohan", "wizard"), attackers=("isengard",),
    ),
    battleground(
        "lorien", "Lórien",
        WhenActivated(ActivateBattleground(Titled("Dol Guldur"))),
        side="free", number=4, defense=2, points=2,
        defenders=("elf", "wizard"), attackers=("monstrous", "mordor"),
    ),
    battleground(
        "minas-tirith", "Minas Tirith",
        WhenActivated(EachPlayer(May(Pay(Forsake(1), Draw(3))), DUNEDAIN_PLAYER)),
        side="free", number=5, defense=3, points=3,
        defenders=("dunedain", "wizard"), attackers=("mordor", "southron"),
    ),
    battleground(
        "pelargir", "Pelargir",
        WhenActivated(EachPlayer(May(Pay(Forsake(1), Draw(1))), DUNEDAIN_PLAYER)),
        side="free", number=6, defense=1, points=1,
        defenders=("dunedain", "wizard"), attackers=("southron",),
    ),
    battleground(
        "rivendell", "Rivendell",
        WhenActivated(EachPlayer(Draw(1) >> CycleCards(1), ELF_PLAYER)),
        side="free", number=7, defense=2, points=2,
        defenders=("elf", "wizard"), attackers=("monstrous",),
    ),
    battleground(
        "dol-guldur", "Dol Guldur",
        WhenActivated(ActivateBattleground(Titled("Lórien"))),
        side="shadow", number=8, defense=2, points=1,
        defenders=("mordor",), attackers=("elf", "wizard"),
    ),
    battleground(
        "harad", "Harad",
        WhenActivated(EachPlayer(Draw(1), SHADOW_PLAYERS)),
        side="shadow", number=9, defense=1, points=1,
        defenders=("southron",), attackers=("dunedain", "wizard"),
    ),
    battleground(
        "minas-morgul", "Minas Morgul",
        WhenActivated(EachPlayer(DrawAndUse(5, play=1, what=NAZGUL & CHARACTER, where="reserve"), MORDOR_PLAYER)),
        side="shadow", number=10, defense=2, points=2,
        defenders=("mordor",), attackers=("dunedain", "wizard"),
    ),
    battleground(
        "morannon", "Morannon",
        WhenActivated(EachPlayer(DrawAndUse(5, play=1, what=ARMY), MORDOR_PLAYER)),
        side="shadow", number=11, defense=2, points=2,
        defenders=("mordor", "southron"), attackers=("dunedain", "rohan", "wizard"),
    ),
    battleground(
        "moria", "Moria",
        WhenActivated(Draw(2, MONSTROUS_PLAYER)),
        side="shadow", number=12, defense=2, points=1,
        defenders=("monstrous",), attackers=("elf", "dwarf", "wizard"),
    ),
    battleground(
        "orthanc", "Orthanc",
        WhenActivated(
            Take(Titled("Saruman"), ("deck", "cycle"), optional=True, by=ISENGARD_PLAYER),
            NewDeck(ISENGARD_PLAYER),
        ),
        side="shadow", number=13, defense=2, points=2,
        defenders=("isengard",), attackers=("rohan", "wizard"),
    ),
    battleground(
        "umbar", "Umbar",
        WhenActivated(EachPlayer(Draw(1), SHADOW_PLAYERS)),
        side="shadow", number=14, defense=2, points=1,
        defenders=("southron",), attackers=("dunedain", "wizard"),
    ),
)  # fmt: skip
