"""Monstrous: cards 73-83."""

from __future__ import annotations

from rulewright.games.wotr.flow.leaving import Spared
from rulewright.games.wotr.vocabulary.giving_up import Eliminate, Forsake
from rulewright.games.wotr.vocabulary.locations import ActivatePath
from rulewright.games.wotr.vocabulary.printing import army, character
from rulewright.games.wotr.vocabulary.words import (
    FREE_PLAYERS,
    THIS,
    PathAction,
    ReserveAction,
    WhenEnters,
    WhenPlayed,
    at,
)
from rulewright.kernel.effects.joining import EachPlayer, If
from rulewright.kernel.modifiers import Gets

CARDS = (
    army(
        "goblins-of-the-misty-mountains", "Goblins of the Misty Mountains",
        faction="monstrous", number=73, copies=2, battleground=(1, 1),
    ),
    character(
        "balrog-of-moria", "Balrog of Moria",
        Gets(THIS, "path_attack", 1, given=at("Khazad-dûm")),
        WhenEnters(EachPlayer(Forsake(1), FREE_PLAYERS)),
        faction="monstrous", number=75, battleground=(2, 2), path=2, paths="4-5",
    ),
    character(
        "barrow-wights", "Barrow-wights",
        ReserveAction(EachPlayer(Forsake(1), FREE_PLAYERS), cost=Eliminate(THIS)),
        faction="monstrous", number=76, path=1, paths="1-3",
    ),
    character(
        "candles-of-corpses", "Candles of Corpses",
        Gets(THIS, "path_attack", 1, given=at("Dead Marshes")),
        ReserveAction(EachPlayer(Forsake(1), FREE_PLAYERS), cost=Eliminate(THIS)),
        faction="monstrous", number=77, path=1, paths="6-7",
    ),
    character(
        "caradhras-the-cruel", "Caradhras the Cruel",
        WhenPlayed(If(at("Caradhras"), ActivatePath(0)), to="path"),
        ReserveAction(EachPlayer(Forsake(1), FREE_PLAYERS), cost=Eliminate(THIS)),
        faction="monstrous", number=78, path=1, paths="4-5",
    ),
    character(
        "cave-troll", "Cave-troll",
        ReserveAction(EachPlayer(Forsake(1), FREE_PLAYERS), cost=Eliminate(THIS)),
        faction="monstrous", number=79, battleground=(1, 1), path=1, paths="4, 8-9",
    ),
    character(
        "flocks-of-crebain", "Flocks of Crebain",
        PathAction(ActivatePath(0)),
        faction="monstrous", number=80, path=1, paths="1-7",
    ),
    character(
        "gollum", "Gollum",
        PathAction(ActivatePath(0)),
        Spared("path-combat"),
        faction="monstrous", number=81, path=1, paths="6-9",
    ),
    character(
        "hill-troll", "Hill-troll",
        ReserveAction(EachPlayer(Forsake(1), FREE_PLAYERS), cost=Eliminate(THIS)),
        faction="monstrous", number=82, battleground=(1, 1), path=1, paths="2-9",
    ),
    character(
        "shelob", "Shelob",
        Gets(THIS, "path_attack", 1, given=at("Shelob's Lair")),
        WhenEnters(EachPlayer(Forsake(1), FREE_PLAYERS), where="path"),
        faction="monstrous", number=83, path=1, paths="7-9", unverified="text",
    ),
)  # fmt: skip
