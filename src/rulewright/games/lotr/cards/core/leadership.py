"""Leadership: heroes 1-3, cards 13-27."""

from __future__ import annotations

from rulewright.games.lotr.events import COMMITS, PHASE_ENDS
from rulewright.games.lotr.table import LEADERSHIP
from rulewright.games.lotr.vocabulary.combat import Engage
from rulewright.games.lotr.vocabulary.printing import ally, attachment, event, hero
from rulewright.games.lotr.vocabulary.questing import PlaceProgressOn
from rulewright.games.lotr.vocabulary.resources import GainResources, Spend
from rulewright.games.lotr.vocabulary.words import (
    ALLY,
    CHARACTER,
    COMMITTED,
    ENEMY,
    HERO,
    HOST,
    IN_STAGING,
    IN_YOUR_HAND,
    IT,
    LOCATION,
    READY,
    THIS,
    YOURS,
    Action,
    EngagedEnemy,
    Response,
    on,
)
from rulewright.kernel.amounts import EventAmount
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import InPlay, Is
from rulewright.kernel.effects.joining import If
from rulewright.kernel.effects.lasting import At, Until
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.modifiers import Gets, Grant
from rulewright.kernel.players import EVENT_PLAYER, EVERYONE, OTHER_PLAYERS, YOU, ChosenPlayer
from rulewright.kernel.selectors import Chosen, ControlledBy, Titled, Trait
from rulewright.lcg.events import DAMAGED, ENTERS_PLAY, LEAVES_PLAY
from rulewright.lcg.verbs import DealDamage, Draw, Exhaust, MakeReady, PutIntoPlay, ReturnToHand

CARDS: tuple[Card, ...] = (
    hero(
        "Aragorn",
        Response(MakeReady(THIS), after=on(COMMITS, THIS), cost=Spend(1, THIS)),
        number=1, sphere=LEADERSHIP, threat=12, stats=(2, 3, 2, 5), traits="Dúnedain. Noble. Ranger.",
        keywords=("Sentinel",),
    ),
    hero(
        "Théodred",
        Response(Choose(HERO & COMMITTED), GainResources(IT, 1), after=on(COMMITS, THIS)),
        number=2, sphere=LEADERSHIP, threat=8, stats=(1, 2, 1, 4), traits="Noble. Rohan. Warrior.",
    ),
    hero(
        "Glóin",
        Response(GainResources(THIS, EventAmount()), after=on(DAMAGED, THIS)),
        number=3, sphere=LEADERSHIP, threat=9, stats=(2, 2, 1, 4), traits="Dwarf. Noble.",
    ),
    ally(
        "Guard of the Citadel",
        number=13, copies=3, sphere=LEADERSHIP, cost=2, stats=(1, 1, 0, 2), traits="Gondor. Warrior.",
    ),
    ally(
        "Faramir",
        Action(
            ChoosePlayer(EVERYONE),
            Until("phase", Gets(CHARACTER & ControlledBy(ChosenPlayer()), "willpower", 1)),
            cost=Exhaust(THIS),
        ),
        number=14, copies=2, sphere=LEADERSHIP, cost=4, stats=(2, 1, 2, 3), traits="Gondor. Noble. Ranger.",
        unique=True,
    ),
    ally(
        "Son of Arnor",
        Response(Choose(ENEMY & (IN_STAGING | EngagedEnemy(OTHER_PLAYERS))), Engage(IT), after=on(ENTERS_PLAY, THIS)),
        number=15, copies=2, sphere=LEADERSHIP, cost=3, stats=(0, 2, 0, 2), traits="Dúnedain.",
    ),
    ally(
        "Snowbourn Scout",
        Response(Choose(LOCATION), PlaceProgressOn(IT, 1), after=on(ENTERS_PLAY, THIS)),
        number=16, copies=3, sphere=LEADERSHIP, cost=1, stats=(0, 0, 1, 1), traits="Rohan. Scout.",
    ),
    ally(
        "Silverlode Archer",
        number=17, copies=2, sphere=LEADERSHIP, cost=3, stats=(1, 2, 0, 1), traits="Archer. Silvan.",
        keywords=("Ranged",),
    ),
    ally(
        "Longbeard Orc Slayer",
        Response(DealDamage(ENEMY & Trait("Orc"), 1), after=on(ENTERS_PLAY, THIS)),
        number=18, copies=2, sphere=LEADERSHIP, cost=4, stats=(0, 2, 1, 3), traits="Dwarf. Warrior.",
    ),
    ally(
        "Brok Ironfist",
        Response(PutIntoPlay(THIS), after=on(LEAVES_PLAY, HERO & Trait("Dwarf"), seat=YOU), zones=("hand",)),
        number=19, copies=1, sphere=LEADERSHIP, cost=6, stats=(2, 2, 1, 4), traits="Dwarf. Warrior.", unique=True,
    ),
    event(
        "Ever Vigilant",
        Action(Choose(ALLY), MakeReady(IT)),
        number=20, copies=2, sphere=LEADERSHIP, cost=1,
    ),
    event(
        "Common Cause",
        Action(
            Choose(HERO & ~Chosen("helper")),
            MakeReady(IT),
            cost=Choose(HERO & YOURS & READY, "helper") >> Exhaust(Chosen("helper")),
        ),
        number=21, copies=2, sphere=LEADERSHIP, cost=0,
    ),
    event(
        "For Gondor!",
        Action(
            Until("phase", Gets(CHARACTER, "attack", 1)),
            Until("phase", Gets(CHARACTER & Trait("Gondor"), "defense", 1)),
        ),
        number=22, copies=2, sphere=LEADERSHIP, cost=2,
    ),
    event(
        "Sneak Attack",
        Action(
            Choose(ALLY & IN_YOUR_HAND),
            PutIntoPlay(IT),
            At(PHASE_ENDS, If(InPlay(IT), ReturnToHand(IT))),
        ),
        number=23, copies=2, sphere=LEADERSHIP, cost=1,
    ),
    event(
        "Valiant Sacrifice",
        Response(Draw(2, EVENT_PLAYER), after=on(LEAVES_PLAY, ALLY)),
        number=24, copies=2, sphere=LEADERSHIP, cost=1,
    ),
    event(
        "Grim Resolve",
        Action(MakeReady(CHARACTER)),
        number=25, copies=1, sphere=LEADERSHIP, cost=5,
    ),
    attachment(
        "Steward of Gondor",
        Grant(HOST, "trait", "Gondor"),
        Action(GainResources(HOST, 2), cost=Exhaust(THIS)),
        number=26, copies=2, sphere=LEADERSHIP, cost=2, traits="Gondor. Title.", attach=HERO, unique=True,
    ),
    attachment(
        "Celebrían's Stone",
        Gets(HOST, "willpower", 2),
        Grant(HOST, "label", "sphere spirit", given=Is(HOST, Titled("Aragorn"))),
        number=27, copies=1, sphere=LEADERSHIP, cost=2, traits="Artifact. Item.", attach=HERO, unique=True,
        keywords=("Restricted",),
    ),
)  # fmt: skip
