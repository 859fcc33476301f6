"""The encounter set and the quest Journey Along the Anduin: cards 111-114 and 126-128."""

from __future__ import annotations

from rulewright.games.lotr.events import ATTACK_OVER
from rulewright.games.lotr.vocabulary.combat import DealShadow
from rulewright.games.lotr.vocabulary.printing import enemy, location, quest, treachery
from rulewright.games.lotr.vocabulary.questing import RemoveProgress
from rulewright.games.lotr.vocabulary.staging import AddToStaging, RevealEncounterCards
from rulewright.games.lotr.vocabulary.words import (
    ACTIVE_LOCATION,
    ATTACKING_ENEMY,
    ENEMY,
    THIS,
    UNDEFENDED,
    Forced,
    Setup,
    Shadow,
    WhenRevealed,
    WinIf,
    on,
)
from rulewright.kernel.amounts import CountPlayers, IfElse, Multiplied
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Exists, Is, Not
from rulewright.kernel.effects.joining import EachPlayer, If
from rulewright.kernel.modifiers import Forbid, Permit
from rulewright.kernel.players import EVERYONE
from rulewright.kernel.selectors import Chosen, Titled
from rulewright.lcg.events import LeavesTo
from rulewright.lcg.searching import FindOne, ShuffleEncounterDeck

SET = "Journey Along the Anduin"
HILL_TROLL = Titled("Hill Troll")
PLAYERS = CountPlayers(EVERYONE)

CARDS: tuple[Card, ...] = (
    enemy(
        "Misty Mountain Goblins",
        Forced(RemoveProgress(1), after=on(ATTACK_OVER, THIS)),
        Shadow(RemoveProgress(IfElse(UNDEFENDED, 3, 1))),
        number=111, copies=3, set_name=SET, engagement=15, stats=(2, 2, 1, 3), traits="Goblin. Orc.",
    ),
    treachery(
        "Massing at Night",
        WhenRevealed(RevealEncounterCards(PLAYERS)),
        Shadow(DealShadow(ATTACKING_ENEMY, PLAYERS)),
        number=112, copies=1, set_name=SET,
    ),
    location(
        "Banks of the Anduin",
        LeavesTo("encounter-deck", label="forced"),
        number=113, copies=2, set_name=SET, threat=1, points=3, traits="Riverland.",
    ),
    location(
        "Gladden Fields",
        Permit("refresh-threat", EVERYONE, given=Is(ACTIVE_LOCATION, THIS), label="forced"),
        number=114, copies=3, set_name=SET, threat=3, points=3, traits="Marshland.", victory=3,
    ),
    quest(
        "To the River...",
        WhenRevealed(
            If(
                Not(Exists(HILL_TROLL)),
                FindOne(HILL_TROLL, "troll") >> AddToStaging(Chosen("troll")),
            ),
            ShuffleEncounterDeck(),
        ),
        Forbid("defeat-stage", THIS, given=Exists(HILL_TROLL)),
        number=126, scenario=SET, stage=1, points=8,
        side_a=(Setup(EachPlayer(RevealEncounterCards(1), EVERYONE)),),
    ),
    quest(
        "Anduin Passage",
        Permit("extra-encounter-cards"),
        Forbid("engagement-checks"),
        number=127, scenario=SET, stage=2, points=16,
    ),
    quest(
        "Ambush on the Shore",
        WhenRevealed(RevealEncounterCards(Multiplied(2, PLAYERS))),
        Forbid("stage"),
        WinIf(Not(Exists(ENEMY))),
        number=128, scenario=SET, stage=3, points=0,
    ),
)  # fmt: skip
