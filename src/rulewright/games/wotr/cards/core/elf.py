"""Elf: cards 18-30."""

from __future__ import annotations

from rulewright.games.wotr.flow.entering import OnlyWeapon
from rulewright.games.wotr.flow.leaving import Spared
from rulewright.games.wotr.vocabulary.drawing import Draw, Take
from rulewright.games.wotr.vocabulary.giving_up import Cycle, Eliminate
from rulewright.games.wotr.vocabulary.printing import army, character, item
from rulewright.games.wotr.vocabulary.tokens import AddTokens, RemoveCorruption
from rulewright.games.wotr.vocabulary.words import (
    ACTIVE_PATH,
    CHARACTER,
    FREE_PLAYERS,
    HOBBIT,
    HOBBIT_PLAYER,
    IN_RESERVE_NOW,
    IT,
    PATH,
    STRIDER_OR_ARAGORN,
    THIS,
    THIS_LOCATION,
    Active,
    At,
    PathAction,
    ReserveAction,
    WhenPlayed,
)
from rulewright.kernel.amounts import Count
from rulewright.kernel.conditions import Is
from rulewright.kernel.effects.joining import EachPlayer
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets, Permit
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Titled

CARDS = (
    army(
        "high-elves", "High Elves",
        faction="elf", number=18, copies=2, battleground=(2, 2),
    ),
    character(
        "arwen", "Arwen",
        WhenPlayed(Draw(1)),
        Gets(STRIDER_OR_ARAGORN, "battleground_defense", 1, given=IN_RESERVE_NOW),
        Gets(STRIDER_OR_ARAGORN, "path_defense", 1, given=IN_RESERVE_NOW),
        faction="elf", number=20, leadership=(0, 1),
    ),
    character(
        "elrond", "Elrond",
        WhenPlayed(Draw(1)),
        Permit("carryover", YOU, given=IN_RESERVE_NOW),
        faction="elf", number=21, battleground=(1, 1), leadership=(1, 1), path=2, paths="3",
    ),
    character(
        "galadriel", "Galadriel",
        WhenPlayed(Draw(1)),
        Permit("draw", YOU, given=IN_RESERVE_NOW),
        Permit("cycle-after-draw", YOU, given=IN_RESERVE_NOW),
        faction="elf", number=22, battleground=(1, 1), leadership=(1, 1), path=2, paths="5",
    ),
    character(
        "legolas", "Legolas",
        WhenPlayed(Take(Titled("Bow of the Galadhrim"), optional=True)),
        faction="elf", number=23, battleground=(1, 1), path=1, paths="3-9",
    ),
    item(
        "bow-of-the-galadhrim", "Bow of the Galadhrim",
        OnlyWeapon(),
        faction="elf", number=24, battleground=(1, 1), path=1, traits="Weapon", wielder_faction="elf",
    ),
    item(
        "elven-cloak", "Elven Cloak",
        Spared("path-combat", wielder=True),
        faction="elf", number=25, path=1, wielder_faction="hobbit|elf",
    ),
    item(
        "lembas", "Lembas",
        PathAction(
            RemoveCorruption(Count(HOBBIT & CHARACTER & At(ACTIVE_PATH))),
            cost=Eliminate(THIS), by=HOBBIT_PLAYER,
        ),
        faction="elf", number=26, wielder_faction="hobbit",
    ),
    item(
        "mirror-of-galadriel", "Mirror of Galadriel",
        Permit("see-top", YOU),
        faction="elf", number=27, wielders=("Galadriel",),
    ),
    item(
        "nenya", "Nenya, Ring of Adamant",
        ReserveAction(Choose(Active()), AddTokens("defense", IT), cost=Cycle(THIS)),
        faction="elf", number=28, unverified="text", battleground=(1, 1), path=1, wielders=("Galadriel",),
    ),
    item(
        "phial-of-galadriel", "Phial of Galadriel",
        Gets(THIS_LOCATION, "defense", 2, given=Is(THIS, At(PATH))),
        faction="elf", number=29, unverified="text", wielders=("Frodo Baggins", "Sam Gamgee"),
    ),
    item(
        "vilya", "Vilya, Ring of Air",
        ReserveAction(EachPlayer(Draw(1), FREE_PLAYERS), cost=Cycle(THIS)),
        faction="elf", number=30, battleground=(1, 1), path=1, wielders=("Elrond",),
    ),
)  # fmt: skip
