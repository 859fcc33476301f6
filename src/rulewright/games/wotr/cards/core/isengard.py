"""Isengard: cards 61-72."""

from __future__ import annotations

from rulewright.games.wotr.flow.leaving import Spared
from rulewright.games.wotr.vocabulary.drawing import DrawAndUse, Take
from rulewright.games.wotr.vocabulary.giving_up import Eliminate
from rulewright.games.wotr.vocabulary.locations import ActivateBattleground, ActivatePath, MoveCard
from rulewright.games.wotr.vocabulary.printing import army, character, event, item
from rulewright.games.wotr.vocabulary.words import (
    CHARACTER,
    IN_RESERVE_NOW,
    IN_YOUR_RESERVE,
    IT,
    ONCE_A_ROUND,
    ROHAN,
    THERE,
    THIS,
    BattlegroundOf,
    PathAction,
    ReserveAction,
    WhenPlayed,
)
from rulewright.kernel.conditions import Is
from rulewright.kernel.effects.joining import If, May, OneOf
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Permit
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Titled

CARDS = (
    army(
        "devilry-of-saruman", "Devilry of Saruman",
        faction="isengard", number=61, battleground=(3, 0),
    ),
    army(
        "fighting-uruk-hai", "Fighting Uruk-hai",
        faction="isengard", number=62, battleground=(1, 2),
    ),
    army(
        "wolf-riders", "Wolf-riders",
        faction="isengard", number=63, battleground=(2, 1),
    ),
    army(
        "white-hand-orcs", "White Hand Orcs",
        faction="isengard", number=64, copies=2, battleground=(1, 1),
    ),
    character(
        "grima-wormtongue", "Gríma Wormtongue",
        ReserveAction(
            OneOf(
                (Take(Titled("Saruman")), Choose(ROHAN & CHARACTER) >> Eliminate(IT)),
                keys=("fetch Saruman", "eliminate a Rohan character"),
            ),
            cost=Eliminate(THIS),
        ),
        faction="isengard", number=66, path=1, paths="1-2, 5-6",
    ),
    character(
        "saruman", "Saruman",
        Permit("draw", YOU, given=IN_RESERVE_NOW),
        Spared("top-of-deck"),
        faction="isengard", number=67, battleground=(1, 1), leadership=(1, 1), path=2, paths="5-6",
    ),
    character(
        "ugluk", "Uglúk",
        PathAction(ActivatePath(0)),
        faction="isengard", number=68, leadership=(1, 1), path=1, paths="5-6",
    ),
    item(
        "palantir-of-orthanc", "Palantír of Orthanc",
        ReserveAction(DrawAndUse(3, eliminate=1, keep=1), limit=ONCE_A_ROUND),
        faction="isengard", number=69, wielders=("Saruman",),
    ),
    item(
        "sarumans-staff", "Saruman's Staff",
        Permit("carryover", YOU),
        faction="isengard", number=70, battleground=(1, 1), path=1, traits="Weapon", wielders=("Saruman",),
    ),
    item(
        "woven-of-all-colours", "Woven of All Colours",
        Spared("combat", wielder=True),
        faction="isengard", number=71, wielders=("Saruman",),
    ),
    event(
        "threats-and-promises", "Threats and Promises",
        WhenPlayed(
            If(
                Is(Titled("Saruman"), IN_YOUR_RESERVE),
                ActivateBattleground(BattlegroundOf("isengard")) >> May(MoveCard(Titled("Saruman"), THERE)),
            ),
        ),
        faction="isengard", number=72,
    ),
)  # fmt: skip
