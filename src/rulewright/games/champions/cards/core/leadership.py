"""The aspect Leadership: cards 66-74."""

from __future__ import annotations

from rulewright.games.champions.flow.paying import DoubleFor
from rulewright.games.champions.flow.playing import MaxPer
from rulewright.games.champions.vocabulary.printing import ally, event, resource, support, upgrade
from rulewright.games.champions.vocabulary.resources import (
    ChooseToPayFor,
    EnterUnderYourControl,
    PayPrintedCost,
    Spend,
)
from rulewright.games.champions.vocabulary.verbs import RemoveCounters
from rulewright.games.champions.vocabulary.words import (
    ALLY,
    EVENT_PIECE,
    EXHAUSTED,
    FRIENDLY,
    HOST,
    IT,
    MINION,
    THIS,
    YOURS,
    Action,
    EntersWith,
    HasAttached,
    Response,
    on,
    once_per,
)
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.joining import EachPlayer, OneOf
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.modifiers import Gets, Permit
from rulewright.kernel.players import EVERYONE, YOU, ChosenPlayer
from rulewright.kernel.selectors import Within
from rulewright.lcg.events import ENTERS_PLAY
from rulewright.lcg.verbs import DealDamage, Draw, MakeReady

SET = "Leadership"

CARDS: tuple[Card, ...] = (
    ally(
        "Hawkeye",
        EntersWith(4),
        Response(DealDamage(EVENT_PIECE, 2), after=on(ENTERS_PLAY, MINION), cost=RemoveCounters(THIS, 1), which=True),
        number=66, set_name=SET, cost=3, resources="energy", thw=(1, 1), atk=(1, 1), hit_points=3, traits="Avenger.",
        subname="Clint Barton", counter="arrow",
    ),
    ally(
        "Maria Hill",
        Response(Draw(1, EVERYONE), after=on(ENTERS_PLAY, THIS)),
        number=67, set_name=SET, cost=2, resources="mental", thw=(2, 1), atk=(1, 1), hit_points=2,
        traits="S.H.I.E.L.D.",
    ),
    ally(
        "Vision",
        Action(
            OneOf((Until("phase", Gets(THIS, "thw", 2)), Until("phase", Gets(THIS, "atk", 2))), keys=("THW", "ATK")),
            cost=Spend("energy"),
            limit=once_per("round"),
        ),
        number=68, set_name=SET, cost=4, resources="physical", thw=(1, 1), atk=(2, 1), hit_points=3,
        traits="Android. Avenger.",
    ),
    event(
        "Get Ready",
        Action(Choose(ALLY & EXHAUSTED), MakeReady(IT)),
        number=69, copies=3, set_name=SET, cost=0, resources="physical",
    ),
    event(
        "Lead from the Front",
        Action(
            ChoosePlayer(EVERYONE),
            EachPlayer(
                Until("phase", Gets(FRIENDLY & YOURS, "thw", 1)) >> Until("phase", Gets(FRIENDLY & YOURS, "atk", 1)),
                ChosenPlayer(),
            ),
            tags="hero",
        ),
        number=70, copies=3, set_name=SET, cost=2, resources="energy", traits="Tactic.",
    ),
    event(
        "Make the Call",
        Action(
            ChooseToPayFor(ALLY & Within("discard", EVERYONE)),
            PayPrintedCost(IT),
            EnterUnderYourControl(IT),
        ),
        number=71, copies=3, set_name=SET, cost=0, resources="mental",
    ),
    resource(
        "The Power of Leadership",
        MaxPer(2, "deck"),
        DoubleFor("leadership"),
        number=72, copies=2, set_name=SET, resources="wild",
    ),
    support(
        "The Triskelion",
        Permit("more-allies", YOU),
        number=73, copies=1, set_name=SET, cost=1, resources="energy", traits="Location. S.H.I.E.L.D.", unique=True,
    ),
    upgrade(
        "Inspired",
        Gets(HOST, "thw", 1),
        Gets(HOST, "atk", 1),
        number=74, copies=3, set_name=SET, cost=1, resources="physical", traits="Condition.",
        attach=ALLY & ~HasAttached("Inspired"),
    ),
)  # fmt: skip
