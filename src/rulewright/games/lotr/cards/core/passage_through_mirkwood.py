"""The encounter set and the quest Passage Through Mirkwood: cards 96-100 and 119-122."""

from __future__ import annotations

from rulewright.games.lotr.events import ENGAGES, TRAVELS
from rulewright.games.lotr.flow.quest import STAGE_DEFEATED
from rulewright.games.lotr.vocabulary.ending import WinGame
from rulewright.games.lotr.vocabulary.printing import enemy, location, quest
from rulewright.games.lotr.vocabulary.questing import ProceedAtRandom, RemoveFromQuest
from rulewright.games.lotr.vocabulary.staging import AddToStaging
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ATTACHMENT,
    ATTACKING_ENEMY,
    CHARACTER,
    COMMITTED,
    ENCOUNTER_CARD,
    IT,
    THIS,
    UNDEFENDED,
    YOURS,
    Automatic,
    Forced,
    Response,
    Setup,
    Shadow,
    WhenRevealed,
    on,
)
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Exists
from rulewright.kernel.effects.joining import EachPlayer, If
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Forbid, Gets
from rulewright.kernel.players import EVERYONE, FIRST_PLAYER
from rulewright.kernel.selectors import Chosen, ControlledBy, Titled, Trait, Within
from rulewright.lcg.events import DESTROYED
from rulewright.lcg.searching import FindOne, Search, ShuffleEncounterDeck
from rulewright.lcg.verbs import Discard, Draw, MakeReady

SET = "Passage Through Mirkwood"
SPAWN = Titled("Ungoliant's Spawn")

CARDS: tuple[Card, ...] = (
    enemy(
        "Forest Spider",
        Forced(Until("round", Gets(THIS, "attack", 1)), after=on(ENGAGES, THIS)),
        Shadow(Choose(ATTACHMENT & YOURS), Discard(IT)),
        number=96, copies=4, set_name=SET, engagement=25, stats=(2, 2, 1, 4), traits="Creature. Spider.",
    ),
    enemy(
        "East Bight Patrol",
        Shadow(Until("attack", Gets(ATTACKING_ENEMY, "attack", 1)), If(UNDEFENDED, RaiseThreat(3))),
        number=97, copies=1, set_name=SET, engagement=5, stats=(3, 3, 1, 2), traits="Goblin. Orc.",
    ),
    enemy(
        "Black Forest Bats",
        WhenRevealed(EachPlayer(Choose(CHARACTER & COMMITTED) >> RemoveFromQuest(IT), EVERYONE)),
        number=98, copies=1, set_name=SET, engagement=15, stats=(1, 1, 0, 2), traits="Creature.",
    ),
    location(
        "Old Forest Road",
        Response(
            Choose(CHARACTER & ControlledBy(FIRST_PLAYER), by=FIRST_PLAYER),
            MakeReady(IT),
            after=on(TRAVELS, THIS),
        ),
        number=99, copies=2, set_name=SET, threat=1, points=3, traits="Forest.",
    ),
    location(
        "Forest Gate",
        Response(Draw(2, FIRST_PLAYER), after=on(TRAVELS, THIS)),
        number=100, copies=2, set_name=SET, threat=2, points=4, traits="Forest.",
    ),
    quest(
        "Flies and Spiders",
        number=119, scenario=SET, stage=1, points=8,
        side_a=(
            Setup(
                FindOne(Titled("Forest Spider"), "spider"),
                AddToStaging(Chosen("spider")),
                FindOne(Titled("Old Forest Road"), "road"),
                AddToStaging(Chosen("road")),
                ShuffleEncounterDeck(),
            ),
        ),
    ),
    quest(
        "A Fork in the Road",
        Forced(ProceedAtRandom(), when=on(STAGE_DEFEATED, THIS)),
        number=120, scenario=SET, stage=2, points=2,
    ),
    quest(
        "A Chosen Path",
        WhenRevealed(
            EachPlayer(
                Search()
                >> Choose(ENCOUNTER_CARD & Trait("Spider") & (Within("encounter-deck") | Within("encounter-discard")))
                >> AddToStaging(IT),
                EVERYONE,
            ),
            ShuffleEncounterDeck(),
        ),
        Automatic(WinGame(), after=on(DESTROYED, SPAWN)),
        number=121, scenario=SET, stage=3, points=0, side_b="Don't Leave the Path!",
    ),
    quest(
        "A Chosen Path",
        Forbid("defeat-stage", THIS, given=Exists(SPAWN)),
        number=122, scenario=SET, stage=3, points=10, side_b="Beorn's Path",
    ),
)  # fmt: skip
