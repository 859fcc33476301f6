"""Wizard: cards 51-60."""

from __future__ import annotations

from rulewright.games.wotr.flow.leaving import Spared
from rulewright.games.wotr.vocabulary.drawing import Take
from rulewright.games.wotr.vocabulary.giving_up import Cycle, CycleCards, Eliminate, Remove
from rulewright.games.wotr.vocabulary.locations import ActivatePath
from rulewright.games.wotr.vocabulary.printing import character, item
from rulewright.games.wotr.vocabulary.tokens import AddCorruption
from rulewright.games.wotr.vocabulary.words import (
    ARMY,
    BATTLEGROUND,
    CHARACTER,
    FACTION_CARD,
    GANDALF,
    HERE,
    HOBBIT,
    HOBBIT_PLAYER,
    IN_RESERVE_NOW,
    ISENGARD,
    ISENGARD_PLAYER,
    IT,
    SHADOW_PLAYERS,
    THIS,
    At,
    PairsOf,
    PathAction,
    PlayAction,
    ReserveAction,
    WhenEnters,
    WhenPlayed,
    at,
)
from rulewright.kernel.conditions import Is
from rulewright.kernel.effects.joining import EachPlayer
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets, Permit
from rulewright.kernel.players import YOU

PAIRS_OF_ISENGARD = PairsOf(ISENGARD & FACTION_CARD & HERE)
AT_BATTLEGROUND = Is(THIS, At(BATTLEGROUND))

CARDS = (
    character(
        "gandalf-the-grey", "Gandalf the Grey",
        PathAction(ActivatePath(1)),
        faction="wizard", number=51, battleground=(2, 2), path=3, paths="1-9",
    ),
    character(
        "gandalf-the-white", "Gandalf the White",
        WhenPlayed(Remove("Gandalf the Grey")),
        Permit("draw", YOU, given=IN_RESERVE_NOW),
        Spared("top-of-deck"),
        faction="wizard", number=52, battleground=(2, 3),
    ),
    character(
        "gwaihir", "Gwaihir the Windlord",
        ReserveAction(Take(GANDALF, ("cycle",)), cost=Cycle(THIS)),
        faction="wizard", number=53, battleground=(1, 1), path=1, paths="9",
    ),
    character(
        "quickbeam", "Quickbeam",
        Gets(THIS, "battleground_attack", PAIRS_OF_ISENGARD, given=AT_BATTLEGROUND),
        Gets(THIS, "battleground_defense", PAIRS_OF_ISENGARD, given=AT_BATTLEGROUND),
        faction="wizard", number=54, path=1, paths="5-6", traits="Ent",
    ),
    character(
        "smeagol", "Sméagol",
        PathAction(ActivatePath(1), cost=AddCorruption(1)),
        Spared("path-combat"),
        faction="wizard", number=55, path=1, paths="6-9",
    ),
    character(
        "treebeard", "Treebeard",
        Gets(THIS, "battleground_attack", 1, given=at("Orthanc")),
        WhenEnters(Choose(ISENGARD & ARMY & HERE, by=ISENGARD_PLAYER), Eliminate(IT), where="battleground"),
        faction="wizard", number=56, unverified="text", battleground=(1, 1), path=1, paths="5-6", traits="Ent",
    ),
    item(
        "ent-draught", "Ent-draught",
        PlayAction(
            Take(HOBBIT & CHARACTER, ("cycle",), optional=True, most=2, by=HOBBIT_PLAYER),
            cost=Eliminate(THIS),
        ),
        faction="wizard", number=57, unverified="symbols", path=1, wielder_trait="Ent",
    ),
    item(
        "gandalfs-staff", "Gandalf's Staff",
        Permit("carryover", YOU),
        faction="wizard", number=58, battleground=(1, 1), path=1, traits="Weapon",
        wielders=("Gandalf the Grey", "Gandalf the White"),
    ),
    item(
        "glamdring", "Glamdring",
        faction="wizard", number=59, battleground=(1, 1), path=1, traits="Weapon",
        wielders=("Gandalf the Grey", "Gandalf the White"),
    ),
    item(
        "narya", "Narya, Ring of Fire",
        ReserveAction(EachPlayer(CycleCards(1), SHADOW_PLAYERS), cost=Cycle(THIS)),
        faction="wizard", number=60, battleground=(1, 1), path=1, wielders=("Gandalf the Grey", "Gandalf the White"),
    ),
)  # fmt: skip
