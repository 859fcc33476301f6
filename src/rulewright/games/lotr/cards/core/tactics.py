"""Tactics: heroes 4-6, cards 28-42."""

from __future__ import annotations

from rulewright.games.lotr.events import DEFENDS, PHASE_ENDS, REVEALED_CARD
from rulewright.games.lotr.flow.paying import PayFromDifferentHeroes
from rulewright.games.lotr.table import TACTICS
from rulewright.games.lotr.vocabulary.combat import AbleToAttack, AttackNow, HoldBack
from rulewright.games.lotr.vocabulary.printing import ally, attachment, event, hero
from rulewright.games.lotr.vocabulary.questing import PlaceProgress
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import (
    ATTACKING_ENEMY,
    CHARACTER,
    COMMITTED,
    ENEMY,
    ENGAGED_ENEMY,
    EVENT_PIECE,
    HERO,
    HOST,
    IT,
    READY,
    THIS,
    YOURS,
    Action,
    Attacking,
    Automatic,
    EngagedEnemy,
    Response,
    TookPart,
    on,
    once_per,
)
from rulewright.kernel.amounts import IfElse, TokensOn
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import InPlay, Is
from rulewright.kernel.effects.joining import If
from rulewright.kernel.effects.lasting import At, Until
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.modifiers import Forbid, Gets, Permit
from rulewright.kernel.players import EVERYONE, ChosenPlayer
from rulewright.kernel.selectors import Chosen, Keyword, Trait
from rulewright.lcg.events import DESTROYED, LEAVES_PLAY
from rulewright.lcg.verbs import DealDamage, Exhaust, ShuffleIntoDeck
from rulewright.lcg.vocabulary import EngagedWith

CARDS: tuple[Card, ...] = (
    hero(
        "Gimli",
        Gets(THIS, "attack", TokensOn("damage", THIS)),
        number=4, sphere=TACTICS, threat=11, stats=(2, 2, 2, 5), traits="Dwarf. Noble. Warrior.",
    ),
    hero(
        "Legolas",
        Response(PlaceProgress(2), after=on(DESTROYED, ENEMY, how="player-attack", given=TookPart(THIS))),
        number=5, sphere=TACTICS, threat=9, stats=(1, 3, 1, 4), traits="Noble. Silvan. Warrior.", keywords=("Ranged",),
    ),
    hero(
        "Thalin",
        Automatic(DealDamage(EVENT_PIECE, 1), after=on(REVEALED_CARD, ENEMY), given=Is(THIS, COMMITTED)),
        number=6, sphere=TACTICS, threat=9, stats=(1, 2, 2, 4), traits="Dwarf. Warrior.",
    ),
    ally(
        "Veteran Axehand",
        number=28, copies=3, sphere=TACTICS, cost=2, stats=(0, 2, 1, 2), traits="Dwarf. Warrior.",
    ),
    ally(
        "Gondorian Spearman",
        Response(DealDamage(ATTACKING_ENEMY, 1), after=on(DEFENDS, THIS)),
        number=29, copies=3, sphere=TACTICS, cost=2, stats=(0, 1, 1, 1), traits="Gondor. Warrior.",
        keywords=("Sentinel",),
    ),
    ally(
        "Horseback Archer",
        number=30, copies=2, sphere=TACTICS, cost=3, stats=(0, 2, 1, 2), traits="Rohan. Archer.", keywords=("Ranged",),
    ),
    ally(
        "Beorn",
        Action(
            Until("phase", Gets(THIS, "attack", 5)),
            At(PHASE_ENDS, If(InPlay(THIS), ShuffleIntoDeck(THIS))),
            limit=once_per("round"),
        ),
        number=31, copies=1, sphere=TACTICS, cost=6, stats=(1, 3, 3, 6), traits="Beorning. Warrior.", unique=True,
    ),
    event(
        "Blade Mastery",
        Action(
            Choose(CHARACTER),
            Until("phase", Gets(IT, "attack", 1)),
            Until("phase", Gets(IT, "defense", 1)),
        ),
        number=32, copies=3, sphere=TACTICS, cost=1,
    ),
    event(
        "Rain of Arrows",
        Action(
            ChoosePlayer(EVERYONE),
            DealDamage(EngagedEnemy(ChosenPlayer()), 1),
            cost=Choose(CHARACTER & YOURS & READY & Keyword("ranged"), "archer") >> Exhaust(Chosen("archer")),
        ),
        number=33, copies=2, sphere=TACTICS, cost=1,
    ),
    event(
        "Feint",
        Action(
            Choose(ENEMY & ENGAGED_ENEMY),
            HoldBack("phase", Forbid("attack", IT, EngagedWith(IT))),
            phase="combat",
        ),
        number=34, copies=2, sphere=TACTICS, cost=1,
    ),
    event(
        "Quick Strike",
        Action(
            AttackNow(Chosen("striker")),
            cost=Choose(CHARACTER & YOURS & READY & AbleToAttack(), "striker") >> Exhaust(Chosen("striker")),
        ),
        number=35, copies=2, sphere=TACTICS, cost=1,
    ),
    event(
        "Thicket of Spears",
        PayFromDifferentHeroes(3),
        Action(
            ChoosePlayer(EVERYONE),
            HoldBack("phase", Forbid("attack", EngagedEnemy(ChosenPlayer()), ChosenPlayer())),
        ),
        number=36, copies=2, sphere=TACTICS, cost=3,
    ),
    event(
        "Swift Strike",
        Response(DealDamage(ATTACKING_ENEMY, 2), after=on(DEFENDS, CHARACTER)),
        number=37, copies=1, sphere=TACTICS, cost=2,
    ),
    event(
        "Stand Together",
        Action(ChoosePlayer(EVERYONE), Until("phase", Permit("several-defenders", ChosenPlayer()))),
        number=38, copies=1, sphere=TACTICS, cost=0,
    ),
    attachment(
        "Blade of Gondolin",
        Gets(HOST, "attack", 1, given=Attacking(HOST, Trait("Orc"))),
        Response(PlaceProgress(1), after=on(DESTROYED, ENEMY, how="player-attack", given=TookPart(HOST))),
        number=39, copies=2, sphere=TACTICS, cost=1, traits="Item. Weapon.", attach=HERO, keywords=("Restricted",),
    ),
    attachment(
        "Citadel Plate",
        Gets(HOST, "hit_points", 4),
        number=40, copies=2, sphere=TACTICS, cost=4, traits="Item. Armor.", attach=HERO, keywords=("Restricted",),
    ),
    attachment(
        "Dwarven Axe",
        Gets(HOST, "attack", IfElse(Is(HOST, Trait("Dwarf")), 2, 1)),
        number=41, copies=2, sphere=TACTICS, cost=2, traits="Item. Weapon.", attach=HERO, keywords=("Restricted",),
    ),
    attachment(
        "Horn of Gondor",
        Response(GainResources(HOST, 1), after=on(DESTROYED, CHARACTER)),
        number=42, copies=1, sphere=TACTICS, cost=1, traits="Item. Artifact.", attach=HERO, unique=True,
        keywords=("Restricted",),
    ),
)  # fmt: skip

CLASSIC = (
    event(
        "Feint",
        Action(Choose(ENEMY & ENGAGED_ENEMY), HoldBack("phase", Forbid("attack", IT)), phase="combat"),
        number=34, copies=2, sphere=TACTICS, cost=1,
    ),
    event(
        "Thicket of Spears",
        PayFromDifferentHeroes(3),
        Action(ChoosePlayer(EVERYONE), HoldBack("phase", Forbid("attack", EngagedEnemy(ChosenPlayer())))),
        number=36, copies=2, sphere=TACTICS, cost=3,
    ),
    attachment(
        "Horn of Gondor",
        Response(GainResources(HOST, 1), after=on(LEAVES_PLAY, CHARACTER)),
        number=42, copies=1, sphere=TACTICS, cost=1, traits="Item. Artifact.", attach=HERO, unique=True,
        keywords=("Restricted",),
    ),
)  # fmt: skip
