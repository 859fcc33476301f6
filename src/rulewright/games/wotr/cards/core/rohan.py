"""Rohan: cards 43-50."""

from __future__ import annotations

from rulewright.games.wotr.vocabulary.drawing import DrawAndUse, Take
from rulewright.games.wotr.vocabulary.giving_up import Eliminate, EliminateAnyNumber
from rulewright.games.wotr.vocabulary.locations import ActivateBattleground, MoveCard
from rulewright.games.wotr.vocabulary.printing import army, character, event, item
from rulewright.games.wotr.vocabulary.words import (
    ARMY,
    BATTLEGROUND,
    CHARACTER,
    GANDALF,
    HERE,
    IN_YOUR_RESERVE,
    IT,
    MORDOR,
    MORDOR_PLAYER,
    NAZGUL,
    ROHAN,
    THERE,
    THIS,
    At,
    ReserveAction,
    WhenPlayed,
    named,
)
from rulewright.kernel.amounts import Named
from rulewright.kernel.conditions import Exists
from rulewright.kernel.effects.joining import May, Times
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets

CARDS = (
    army(
        "riders-of-rohan", "Riders of Rohan",
        faction="rohan", number=43, copies=2, battleground=(2, 1),
    ),
    army(
        "village-militia", "Village Militia",
        faction="rohan", number=45, battleground=(1, 1),
    ),
    character(
        "eomer", "Éomer",
        WhenPlayed(DrawAndUse(5, play=1, what=ROHAN & ARMY)),
        faction="rohan", number=46, battleground=(1, 0), leadership=(0, 1),
    ),
    character(
        "eowyn", "Éowyn",
        WhenPlayed(May(Choose(NAZGUL & CHARACTER & HERE) >> Eliminate(IT)), to="battleground"),
        WhenPlayed(Take(named("Merry Brandybuck", "Pippin Took"), ("cycle",), optional=True), to="reserve"),
        faction="rohan", number=47, leadership=(1, 1), unverified="symbols",
    ),
    character(
        "theoden", "Théoden",
        Gets(THIS, "battleground_attack", 1, given=Exists(GANDALF)),
        Gets(THIS, "battleground_defense", 1, given=Exists(GANDALF)),
        WhenPlayed(DrawAndUse(5, play=1, what=ROHAN & ARMY)),
        faction="rohan", number=48, unverified="text",
    ),
    item(
        "shadowfax", "Shadowfax",
        ReserveAction(ActivateBattleground(BATTLEGROUND), MoveCard(GANDALF, THERE)),
        faction="rohan", number=49, battleground=(1, 1), traits="Mount",
        wielders=("Gandalf the Grey", "Gandalf the White"),
    ),
    event(
        "death-ride-ride-to-ruin", "Death! Ride, Ride to Ruin!",
        WhenPlayed(
            EliminateAnyNumber(ROHAN & IN_YOUR_RESERVE),
            Times(Named("x"), Choose(MORDOR & At(BATTLEGROUND), by=MORDOR_PLAYER) >> Eliminate(IT)),
        ),
        faction="rohan", number=50,
    ),
)  # fmt: skip
