"""The encounter set Wilderlands: cards 81-88."""

from __future__ import annotations

from rulewright.games.lotr.events import ATTACK_OVER, ATTACKS, PHASE_ENDS, TRAVELS
from rulewright.games.lotr.vocabulary.printing import enemy, location, treachery
from rulewright.games.lotr.vocabulary.questing import PlaceProgressOn, RemoveProgress
from rulewright.games.lotr.vocabulary.side_attack import AttackFromShadow
from rulewright.games.lotr.vocabulary.staging import ReturnToStaging
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ATTACKING_ENEMY,
    CHARACTER,
    DEFENDING_CHARACTER,
    DEFENDING_PLAYER,
    ENEMY,
    IN_STAGING,
    IT,
    THIS,
    UNDEFENDED,
    YOURS,
    Automatic,
    DealtBlankShadow,
    During,
    ExcessDamage,
    Forced,
    Shadow,
    WhenRevealed,
    on,
)
from rulewright.kernel.amounts import IfElse
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import BothTrue, Exists, Is
from rulewright.kernel.effects.joining import EachPlayer
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Forbid, Gets, Permit
from rulewright.kernel.players import EVERYONE
from rulewright.lcg.events import DAMAGED
from rulewright.lcg.verbs import DealDamage

SET = "Wilderlands"

CARDS: tuple[Card, ...] = (
    enemy(
        "Wolf Rider",
        Shadow(AttackFromShadow()),
        number=81, copies=1, set_name=SET, engagement=10, stats=(1, 2, 0, 2), traits="Goblin. Orc.",
        keywords=("Surge",),
    ),
    enemy(
        "Hill Troll",
        Automatic(
            RaiseThreat(ExcessDamage(), DEFENDING_PLAYER),
            when=on(DAMAGED, CHARACTER, source=THIS, how="attack"),
        ),
        number=82, copies=2, set_name=SET, engagement=30, stats=(1, 6, 3, 9), traits="Troll.", victory=4,
    ),
    enemy(
        "Goblin Sniper",
        Forbid("optionally-engage", THIS, given=Exists(ENEMY & IN_STAGING & ~THIS)),
        Forced(
            EachPlayer(Choose(CHARACTER & YOURS) >> DealDamage(IT, 1), EVERYONE),
            after=on(PHASE_ENDS),
            given=BothTrue(During("combat"), Is(THIS, IN_STAGING)),
        ),
        number=83, copies=2, set_name=SET, engagement=48, stats=(2, 2, 0, 2), traits="Goblin. Orc.",
    ),
    enemy(
        "Marsh Adder",
        Forced(RaiseThreat(1), after=on(ATTACKS, THIS)),
        number=84, copies=1, set_name=SET, engagement=40, stats=(3, 4, 1, 7), traits="Creature.", victory=3,
    ),
    enemy(
        "Wargs",
        Forced(ReturnToStaging(THIS), after=on(ATTACK_OVER, THIS), given=DealtBlankShadow()),
        Shadow(Until("attack", Gets(ATTACKING_ENEMY, "attack", IfElse(UNDEFENDED, 2, 1)))),
        number=85, copies=2, set_name=SET, engagement=20, stats=(2, 3, 1, 3), traits="Creature.",
    ),
    treachery(
        "Despair",
        WhenRevealed(RemoveProgress(4)),
        Shadow(Until("attack", Forbid("count-defense", DEFENDING_CHARACTER))),
        number=86, copies=2, set_name=SET,
    ),
    location(
        "The Brown Lands",
        Forced(PlaceProgressOn(THIS, 1), after=on(TRAVELS, THIS)),
        number=87, copies=2, set_name=SET, threat=5, points=1, traits="Wasteland.",
    ),
    location(
        "The East Bight",
        Permit("must-travel", who=THIS),
        number=88, copies=2, set_name=SET, threat=1, points=6, traits="Wasteland.",
    ),
)  # fmt: skip
