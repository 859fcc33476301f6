"""The aspect Justice: cards 58-65."""

from __future__ import annotations

from rulewright.games.champions.events import THREAT_PLACED
from rulewright.games.champions.flow.paying import DoubleFor, PaidWith
from rulewright.games.champions.flow.playing import MaxPer, PlayedUnderAnyControl
from rulewright.games.champions.flow.powers import THWARTS
from rulewright.games.champions.vocabulary.aftermath import ResponseToDefeat
from rulewright.games.champions.vocabulary.printing import ally, event, resource, support, upgrade
from rulewright.games.champions.vocabulary.verbs import RemoveCounters, RemoveThreat, TakeDamage
from rulewright.games.champions.vocabulary.words import (
    ENEMY,
    IT,
    MINION,
    SCHEME,
    SIDE_SCHEME,
    THIS,
    YOUR_HERO,
    Action,
    Interrupt,
    Response,
    on,
)
from rulewright.kernel.amounts import Count, EventAmount, IfElse
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.answering import InsteadOf
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets
from rulewright.lcg.verbs import DealDamage, Exhaust

SET = "Justice"

CARDS: tuple[Card, ...] = (
    ally(
        "Jessica Jones",
        Gets(THIS, "thw", Count(SIDE_SCHEME)),
        number=59, set_name=SET, cost=3, resources="energy", thw=(1, 1), atk=(2, 1), hit_points=3, traits="Defender.",
    ),
    ally(
        "Daredevil",
        Response(Choose(ENEMY), DealDamage(IT, 1), after=on(THWARTS, THIS)),
        number=58, set_name=SET, cost=4, resources="physical", thw=(2, 1), atk=(2, 1), hit_points=3,
        traits="Defender.", subname="Matt Murdock",
    ),
    event(
        "For Justice!",
        Action(Choose(SCHEME), RemoveThreat(IT, IfElse(PaidWith("mental"), 4, 3)), tags="hero thwart"),
        number=60, copies=3, set_name=SET, cost=2, resources="energy", traits="Thwart.",
    ),
    event(
        "Great Responsibility",
        Interrupt(InsteadOf(TakeDamage(EventAmount())), when=on(THREAT_PLACED, SCHEME), tags="hero", which=True),
        number=61, copies=3, set_name=SET, cost=0, resources="mental",
    ),
    resource(
        "The Power of Justice",
        MaxPer(2, "deck"),
        DoubleFor("justice"),
        number=62, copies=2, set_name=SET, resources="wild",
    ),
    support(
        "Interrogation Room",
        MaxPer(1, "player"),
        ResponseToDefeat(Choose(SCHEME), RemoveThreat(IT, 1), what=MINION, cost=Exhaust(THIS)),
        number=63, copies=3, set_name=SET, cost=1, resources="energy", traits="Location.",
    ),
    support(
        "Surveillance Team",
        Action(Choose(SCHEME), RemoveThreat(IT, 1), cost=Exhaust(THIS) >> RemoveCounters(THIS, 1)),
        number=64, copies=3, set_name=SET, cost=2, resources="mental", traits="S.H.I.E.L.D.", uses="3 snoop",
    ),
    upgrade(
        "Heroic Intuition",
        PlayedUnderAnyControl(),
        MaxPer(1, "player"),
        Gets(YOUR_HERO, "thw", 1),
        number=65, copies=3, set_name=SET, cost=2, resources="energy", traits="Skill.",
    ),
)  # fmt: skip
