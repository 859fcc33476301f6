"""Southron: cards 84-90."""

from __future__ import annotations

from rulewright.games.wotr.vocabulary.giving_up import Eliminate
from rulewright.games.wotr.vocabulary.locations import ActivateBattleground
from rulewright.games.wotr.vocabulary.printing import army, character
from rulewright.games.wotr.vocabulary.words import THIS, BattlegroundOf, ReserveAction, at
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.selectors import Titled

CARDS = (
    army(
        "coastal-raiders", "Coastal Raiders",
        Gets(THIS, "battleground_attack", 1, given=at("Dol Amroth")),
        ReserveAction(ActivateBattleground(Titled("Dol Amroth"), again=False), cost=Eliminate(THIS)),
        faction="southron", number=84, battleground=(1, 1),
    ),
    army(
        "corsairs-of-umbar", "Corsairs of Umbar",
        ReserveAction(ActivateBattleground(Titled("Umbar"), again=False), cost=Eliminate(THIS)),
        faction="southron", number=85, battleground=(1, 1),
    ),
    army(
        "haradrim-mumakil", "Haradrim Mûmakil",
        faction="southron", number=86, battleground=(2, 1),
    ),
    army(
        "haradrim-regulars", "Haradrim Regulars",
        ReserveAction(ActivateBattleground(Titled("Harad"), again=False), cost=Eliminate(THIS)),
        faction="southron", number=87, battleground=(1, 1),
    ),
    army(
        "haradrim-cavalry", "Haradrim Cavalry",
        Gets(THIS, "battleground_attack", 1, given=at("Minas Tirith")),
        ReserveAction(ActivateBattleground(Titled("Minas Tirith"), again=False), cost=Eliminate(THIS)),
        faction="southron", number=88, battleground=(1, 1),
    ),
    army(
        "the-black-fleet", "The Black Fleet",
        Gets(THIS, "battleground_attack", 1, given=at("Pelargir")),
        ReserveAction(ActivateBattleground(Titled("Pelargir"), again=False), cost=Eliminate(THIS)),
        faction="southron", number=89, battleground=(1, 1),
    ),
    character(
        "the-black-serpent", "The Black Serpent",
        ReserveAction(ActivateBattleground(BattlegroundOf("southron"), new=False), cost=Eliminate(THIS)),
        faction="southron", number=90, leadership=(1, 1),
    ),
)  # fmt: skip
