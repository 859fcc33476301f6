"""Dúnedain: cards 1-17."""

from __future__ import annotations

from rulewright.games.wotr.flow.entering import CannotEnter, MayEnter
from rulewright.games.wotr.flow.leaving import Spared
from rulewright.games.wotr.flow.supporting import MaySupport, Supports
from rulewright.games.wotr.vocabulary.drawing import Draw, Take
from rulewright.games.wotr.vocabulary.giving_up import Cycle, CycleCards, Forsake, Remove
from rulewright.games.wotr.vocabulary.joining import Pay
from rulewright.games.wotr.vocabulary.locations import ActivateBattleground, ActivatePath, MoveCard, ThisRound
from rulewright.games.wotr.vocabulary.printing import army, character, event, item
from rulewright.games.wotr.vocabulary.words import (
    ARMY,
    BATTLEGROUND,
    FREE_PEOPLES,
    IN_RESERVE_NOW,
    IN_YOUR_RESERVE,
    ROHAN,
    SHADOW_BATTLEGROUND,
    STRIDER_OR_ARAGORN,
    THERE,
    THIS,
    At,
    BattlegroundOf,
    NumberedPath,
    PathAction,
    ReserveAction,
    WhenEnters,
    WhenPlayed,
    at,
    named,
)
from rulewright.kernel.amounts import IfElse
from rulewright.kernel.conditions import Is
from rulewright.kernel.effects.joining import If, May
from rulewright.kernel.modifiers import Gets, Permit
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Titled

HUNTERS = named("Gimli", "Legolas", "Strider", "Aragorn")

CARDS = (
    army(
        "dead-men-of-dunharrow", "Dead Men of Dunharrow",
        Gets(THIS, "battleground_attack", 2, given=Supports(STRIDER_OR_ARAGORN)),
        Gets(THIS, "battleground_defense", 2, given=Supports(STRIDER_OR_ARAGORN)),
        faction="dunedain", number=1,
    ),
    army(
        "knights-of-dol-amroth", "Knights of Dol Amroth",
        Gets(THIS, "battleground_defense", 1, given=at("Dol Amroth")),
        faction="dunedain", number=2, battleground=(1, 1),
    ),
    army(
        "guards-of-the-citadel", "Guards of the Citadel",
        Gets(THIS, "battleground_defense", 1, given=at("Minas Tirith")),
        faction="dunedain", number=3, battleground=(1, 1),
    ),
    army(
        "soldiers-of-gondor", "Soldiers of Gondor",
        faction="dunedain", number=4, battleground=(1, 1),
    ),
    army(
        "the-great-gate", "The Great Gate",
        Gets(THIS, "battleground_defense", 3, given=at("Minas Tirith")),
        CannotEnter(SHADOW_BATTLEGROUND),
        faction="dunedain", number=5,
    ),
    character(
        "aragorn", "Aragorn",
        WhenPlayed(Remove("Strider")),
        Permit("draw", YOU, given=IN_RESERVE_NOW),
        Spared("top-of-deck"),
        faction="dunedain", number=6, battleground=(1, 1), leadership=(1, 1),
    ),
    character(
        "boromir", "Boromir",
        WhenPlayed(Draw(1)),
        WhenEnters(Forsake(1), where="path"),
        faction="dunedain", number=7, battleground=(0, 1), leadership=(1, 0), path=1, paths="3-6",
    ),
    character(
        "denethor", "Denethor",
        ReserveAction(Pay(Forsake(1), Take(named("Boromir", "Faramir")), in_hope=False)),
        faction="dunedain", number=8, leadership=(1, 1),
    ),
    character(
        "faramir", "Faramir",
        WhenEnters(If(Is(THIS, At(NumberedPath(7))), May(ActivatePath(0))), where="path"),
        faction="dunedain", number=9, battleground=(0, 1), leadership=(1, 0), path=1, paths="7-8",
    ),
    character(
        "halbarad", "Halbarad",
        ReserveAction(Take(STRIDER_OR_ARAGORN), cost=Cycle(THIS)),
        faction="dunedain", number=10, battleground=(0, 1), leadership=(1, 0), path=1, paths="2-3",
    ),
    character(
        "prince-imrahil", "Prince Imrahil",
        WhenPlayed(May(Pay(CycleCards(1), Take(Titled("Knights of Dol Amroth"))))),
        faction="dunedain", number=11, battleground=(0, 1), leadership=(1, 0),
    ),
    character(
        "strider", "Strider",
        PathAction(ActivatePath(1)),
        faction="dunedain", number=12, battleground=(1, 1), path=2, paths="2-6",
    ),
    item(
        "anduril", "Andúril",
        ReserveAction(ActivateBattleground(BattlegroundOf("dunedain")), MoveCard(STRIDER_OR_ARAGORN, THERE)),
        faction="dunedain", number=13, battleground=(1, 1), path=1, traits="Weapon", wielders=("Strider", "Aragorn"),
    ),
    item(
        "blade-of-westernesse", "Blade of Westernesse",
        faction="dunedain", number=14, battleground=(1, 1), path=1, traits="Weapon", wielder_faction="hobbit",
    ),
    event(
        "paths-of-the-dead", "Paths of the Dead",
        WhenPlayed(Pay(Forsake(2), Draw(IfElse(Is(STRIDER_OR_ARAGORN, IN_YOUR_RESERVE), 5, 4)))),
        faction="dunedain", number=15, unverified="text",
    ),
    event(
        "the-red-arrow", "The Red Arrow",
        WhenPlayed(ThisRound(MayEnter(ROHAN, BattlegroundOf("dunedain")))),
        faction="dunedain", number=16, unverified="text",
    ),
    event(
        "the-three-hunters", "The Three Hunters",
        WhenPlayed(ThisRound(MayEnter(HUNTERS, BATTLEGROUND)), ThisRound(MaySupport(HUNTERS, FREE_PEOPLES & ARMY))),
        faction="dunedain", number=17,
    ),
)  # fmt: skip
