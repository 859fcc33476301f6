"""Mordor: cards 91-120."""

from __future__ import annotations

from rulewright.games.wotr.flow.entering import CannotEnter
from rulewright.games.wotr.flow.leaving import Spared
from rulewright.games.wotr.vocabulary.drawing import Draw, DrawAndUse, Take
from rulewright.games.wotr.vocabulary.giving_up import Cycle, CycleCards, Eliminate, Forsake
from rulewright.games.wotr.vocabulary.joining import Pay
from rulewright.games.wotr.vocabulary.locations import ActivateBattleground, MoveCard
from rulewright.games.wotr.vocabulary.printing import army, character, event, item
from rulewright.games.wotr.vocabulary.tokens import AddCorruption, AddTokens
from rulewright.games.wotr.vocabulary.words import (
    ACTIVE_BATTLEGROUND,
    ACTIVE_PATH,
    ARMY,
    CHARACTER,
    FREE_PLAYERS,
    IN_RESERVE_NOW,
    IN_YOUR_RESERVE,
    IT,
    NAZGUL,
    OF_SHADOW,
    PATH,
    SHADOW_PLAYERS,
    THERE,
    THIS,
    WIELDER,
    BattlegroundOf,
    LocationAction,
    PathAction,
    ReserveAction,
    WhenEnters,
    WhenPlayed,
    at,
)
from rulewright.kernel.amounts import IfElse
from rulewright.kernel.conditions import Exists, Is
from rulewright.kernel.effects.joining import EachPlayer, If, May
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets, Permit
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Titled

CARDS = (
    army(
        "black-uruks", "Black Uruks",
        faction="mordor", number=91, battleground=(2, 1),
    ),
    army(
        "grond", "Grond, Hammer of the Underworld",
        faction="mordor", number=92, battleground=(3, 0),
    ),
    army(
        "mordor-orcs", "Mordor Orcs",
        faction="mordor", number=93, copies=5, battleground=(1, 1),
    ),
    army(
        "olog-hai", "Olog-hai",
        faction="mordor", number=98, battleground=(2, 2),
    ),
    army(
        "trolls-of-udun", "Trolls of Udûn",
        faction="mordor", number=99, battleground=(1, 2),
    ),
    character(
        "gorbag-and-shagrat", "Gorbag & Shagrat",
        WhenEnters(May(Pay(CycleCards(1), AddTokens("attack", THIS, IfElse(at("Cirith Ungol"), 2, 1)))), where="path"),
        faction="mordor", number=100, leadership=(0, 1), paths="8-9",
    ),
    character(
        "grishnakh", "Grishnákh",
        PathAction(AddCorruption(1), cost=Eliminate(THIS)),
        faction="mordor", number=101, leadership=(1, 0), path=1, paths="6-7",
    ),
    character(
        "mouth-of-sauron", "Mouth of Sauron",
        CannotEnter(PATH, given=Exists(ACTIVE_BATTLEGROUND & OF_SHADOW)),
        Permit("draw", YOU, given=IN_RESERVE_NOW),
        faction="mordor", number=102, leadership=(1, 1), path=1, paths="7-9",
    ),
    character(
        "the-beguiler", "The Beguiler",
        ReserveAction(EachPlayer(CycleCards(1), FREE_PLAYERS), cost=Cycle(THIS)),
        faction="mordor", number=103, leadership=(1, 0), path=1, paths="1-3, 5-9", traits="Nazgûl",
    ),
    character(
        "the-black-easterling", "The Black Easterling",
        Gets(THIS, "battleground_defense", 1, given=at("Dol Guldur")),
        WhenPlayed(Draw(1)),
        faction="mordor", number=104, leadership=(1, 1), path=1, paths="1-3, 5-9", traits="Nazgûl",
    ),
    character(
        "the-commander", "The Commander",
        ReserveAction(EachPlayer(Draw(1), SHADOW_PLAYERS), cost=Cycle(THIS)),
        faction="mordor", number=105, leadership=(1, 0), path=1, paths="1-3, 5-9", traits="Nazgûl",
    ),
    character(
        "the-destroyer", "The Destroyer",
        ReserveAction(Choose(ACTIVE_BATTLEGROUND), AddTokens("attack", IT), cost=Cycle(THIS)),
        faction="mordor", number=106, leadership=(1, 0), path=1, paths="1-3, 5-9", traits="Nazgûl",
    ),
    character(
        "the-hunter", "The Hunter",
        ReserveAction(AddTokens("attack", ACTIVE_PATH), cost=Cycle(THIS)),
        faction="mordor", number=107, leadership=(1, 0), path=1, paths="1-3, 5-9", traits="Nazgûl",
    ),
    character(
        "the-lidless-eye", "The Lidless Eye",
        CannotEnter(PATH, given=Exists(ACTIVE_BATTLEGROUND & OF_SHADOW)),
        WhenPlayed(EachPlayer(Draw(1), SHADOW_PLAYERS)),
        Permit("carryover", YOU, given=IN_RESERVE_NOW),
        faction="mordor", number=108, path=1, paths="9",
    ),
    character(
        "the-messenger", "The Messenger",
        ReserveAction(Cycle(THIS), Take(NAZGUL & CHARACTER, ("cycle",))),
        faction="mordor", number=109, leadership=(1, 0), path=1, paths="1-3, 5-9", traits="Nazgûl",
    ),
    character(
        "the-reaver", "The Reaver",
        ReserveAction(EachPlayer(Forsake(1), FREE_PLAYERS), cost=Cycle(THIS)),
        faction="mordor", number=110, leadership=(1, 0), path=1, paths="1-3, 5-9", traits="Nazgûl",
    ),
    character(
        "the-warrior", "The Warrior",
        ReserveAction(Choose(ACTIVE_BATTLEGROUND), AddTokens("defense", IT), cost=Cycle(THIS)),
        faction="mordor", number=111, leadership=(1, 0), path=1, paths="1-3, 5-9", traits="Nazgûl",
    ),
    character(
        "the-witch-king", "The Witch-king",
        Permit("draw", YOU, given=IN_RESERVE_NOW),
        Spared("top-of-deck"),
        faction="mordor", number=112, battleground=(2, 0), path=2, paths="1-3, 5-9", traits="Nazgûl",
    ),
    item(
        "black-breath", "Black Breath",
        LocationAction(AddCorruption(1), cost=Cycle(WIELDER)),
        faction="mordor", number=113, unverified="symbols", wielder_trait="Nazgûl",
    ),
    item(
        "black-riders-mount", "Black Rider's Mount",
        WhenPlayed(May(MoveCard(WIELDER, ACTIVE_PATH))),
        faction="mordor", number=114, path=1, traits="Mount", wielder_trait="Nazgûl",
    ),
    item(
        "fell-beast", "Fell Beast",
        WhenPlayed(May(MoveCard(WIELDER, ACTIVE_BATTLEGROUND))),
        faction="mordor", number=115, unverified="symbols", battleground=(1, 1), traits="Mount", wielder_trait="Nazgûl",
    ),
    item(
        "morgul-blade", "Morgul Blade",
        PathAction(AddCorruption(1), cost=Eliminate(THIS)),
        faction="mordor", number=116, unverified="symbols", traits="Weapon", wielder_trait="Nazgûl",
    ),
    item(
        "nazguls-mantle", "Nazgûl's Mantle",
        Spared("combat", wielder=True),
        faction="mordor", number=117, unverified="symbols", wielder_trait="Nazgûl",
    ),
    event(
        "the-black-captain", "The Black Captain",
        WhenPlayed(
            If(
                Is(Titled("The Witch-king"), IN_YOUR_RESERVE),
                ActivateBattleground(BattlegroundOf("mordor")) >> May(MoveCard(Titled("The Witch-king"), THERE)),
            ),
        ),
        faction="mordor", number=118,
    ),
    event(
        "the-day-without-dawn", "The Day Without Dawn",
        WhenPlayed(DrawAndUse(7, eliminate=1, play=2, what=ARMY)),
        faction="mordor", number=119,
    ),
    event(
        "the-ringwraiths-are-abroad", "The Ringwraiths Are Abroad",
        WhenPlayed(DrawAndUse(7, eliminate=1, play=2, what=NAZGUL & CHARACTER)),
        faction="mordor", number=120,
    ),
)  # fmt: skip
