"""Hobbit: cards 33-42."""

from __future__ import annotations

from rulewright.games.wotr.flow.entering import MayEnter
from rulewright.games.wotr.flow.leaving import Spared
from rulewright.games.wotr.flow.supporting import MaySupport
from rulewright.games.wotr.vocabulary.drawing import Draw, Take
from rulewright.games.wotr.vocabulary.giving_up import Cycle, Eliminate
from rulewright.games.wotr.vocabulary.locations import ActivatePath
from rulewright.games.wotr.vocabulary.printing import character, event, item
from rulewright.games.wotr.vocabulary.tokens import AddTokens
from rulewright.games.wotr.vocabulary.words import (
    ACTIVE_PATH,
    ARMY,
    CHARACTER,
    DUNEDAIN,
    HERE,
    HOBBIT,
    MONSTROUS,
    PATH,
    ROHAN,
    THERE,
    THIS,
    At,
    BattlegroundOf,
    PlayAction,
    ReserveAction,
    WhenPlayed,
)
from rulewright.kernel.conditions import BothTrue, Exists, Is
from rulewright.kernel.effects.joining import Then
from rulewright.kernel.modifiers import Gets

CARDS = (
    character(
        "bilbo-baggins", "Bilbo Baggins",
        Spared(),
        ReserveAction(Draw(2), cost=Cycle(THIS)),
        faction="hobbit", number=33, path=1, paths="3",
    ),
    character(
        "fatty-bolger", "Fatty Bolger",
        ReserveAction(Draw(3), cost=Eliminate(THIS)),
        Spared("forsaken-from-reserve"),
        faction="hobbit", number=34, unverified="paths", path=1, paths="1-2",
    ),
    character(
        "frodo-baggins", "Frodo Baggins",
        Spared(items=False),
        faction="hobbit", number=35, path=1, paths="1-9",
    ),
    character(
        "merry-brandybuck", "Merry Brandybuck",
        MayEnter(THIS, BattlegroundOf("rohan")),
        MaySupport(THIS, ROHAN & ARMY),
        Spared("path-combat"),
        faction="hobbit", number=36, leadership=(0, 1), path=1, paths="1-9",
    ),
    character(
        "pippin-took", "Pippin Took",
        MayEnter(THIS, BattlegroundOf("dunedain")),
        MaySupport(THIS, DUNEDAIN & ARMY),
        Spared("path-combat"),
        faction="hobbit", number=37, leadership=(0, 1), path=1, paths="1-9",
    ),
    character(
        "sam-gamgee", "Sam Gamgee",
        ReserveAction(AddTokens("defense", ACTIVE_PATH), cost=Cycle(THIS)),
        faction="hobbit", number=38, path=1, paths="1-9",
    ),
    item(
        "herbs-and-stewed-rabbit", "Herbs and Stewed Rabbit",
        PlayAction(Take(HOBBIT & CHARACTER, ("cycle",)), Draw(1), cost=Eliminate(THIS)),
        faction="hobbit", number=39, wielders=("Frodo Baggins", "Sam Gamgee"),
    ),
    item(
        "mithril-coat", "Mithril Coat",
        faction="hobbit", number=40, path=2, wielders=("Frodo Baggins", "Sam Gamgee"),
    ),
    item(
        "sting", "Sting",
        Gets(THIS, "path_defense", 1, given=BothTrue(Is(THIS, At(PATH)), Exists(MONSTROUS & CHARACTER & HERE))),
        faction="hobbit", number=41, path=1, traits="Weapon", wielders=("Frodo Baggins", "Sam Gamgee"),
        unverified="symbols",
    ),
    event(
        "there-is-another-way", "There Is Another Way",
        WhenPlayed(Then(ActivatePath(0), AddTokens("defense", THERE))),
        faction="hobbit", number=42,
    ),
)  # fmt: skip
