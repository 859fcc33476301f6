"""The hero set Captain Marvel: cards 10-18."""

from __future__ import annotations

from rulewright.games.champions.flow.paying import PaidWith
from rulewright.games.champions.flow.playing import MaxPer
from rulewright.games.champions.vocabulary.attacking import Strike
from rulewright.games.champions.vocabulary.numbers import Spent, WhenPaid
from rulewright.games.champions.vocabulary.printing import (
    ally,
    alter_ego,
    event,
    hero,
    identity,
    resource,
    support,
    upgrade,
)
from rulewright.games.champions.vocabulary.resources import RememberCounters, Spend
from rulewright.games.champions.vocabulary.verbs import AddCounters, Confuse, RemoveThreat
from rulewright.games.champions.vocabulary.words import (
    AERIAL,
    ATTACKABLE,
    DISCARD_A_CARD,
    IT,
    SCHEME,
    THIS,
    VILLAIN,
    YOUR_IDENTITY,
    Action,
    Interrupt,
    Response,
    on,
    once_per,
)
from rulewright.kernel.amounts import AtMost, IfElse, Multiplied, TokensOn
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Is
from rulewright.kernel.effects.answering import Prevent
from rulewright.kernel.effects.joining import If, Then
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.modifiers import Gets, Grant
from rulewright.kernel.players import EVERYONE, ChosenPlayer
from rulewright.kernel.selectors import Chosen, Titled
from rulewright.lcg.events import DAMAGED, ENTERS_PLAY
from rulewright.lcg.verbs import Discard, Draw, Exhaust, Heal

SET = "Captain Marvel"

CARDS: tuple[Card, ...] = (
    identity(
        hero(
            "Captain Marvel",
            Action(Draw(1), cost=Spend("energy") >> Heal(THIS, 1), limit=once_per("round")),
            stats=(2, 2, 1), hit_points=12, hand_size=5, traits="Avenger. Soldier.", ability="Rechannel",
        ),
        alter_ego(
            "Carol Danvers",
            Action(ChoosePlayer(EVERYONE), Draw(1, ChosenPlayer()), limit=once_per("round")),
            rec=4, hit_points=12, hand_size=6, traits="S.H.I.E.L.D. Soldier.", ability="Commander",
        ),
        number=10,
    ),
    ally(
        "Spider-Woman",
        Response(Confuse(VILLAIN), after=on(ENTERS_PLAY, THIS)),
        number=11, set_name=SET, cost=3, resources="wild", thw=(2, 1), atk=(2, 1), hit_points=2,
        traits="Avenger. Spy.", subname="Jessica Drew",
    ),
    event(
        "Crisis Interdiction",
        Action(
            Choose(SCHEME),
            Then(
                RemoveThreat(IT, 2),
                If(AERIAL, Choose(SCHEME & ~IT, "other") >> RemoveThreat(Chosen("other"), 2)),
            ),
            tags="hero thwart",
        ),
        number=12, copies=3, set_name=SET, cost=2, resources="energy", traits="Thwart.",
    ),
    event(
        "Photonic Blast",
        Action(Choose(ATTACKABLE), Strike(IT, 5), If(PaidWith("energy"), Draw(1)), tags="hero attack"),
        number=13, copies=3, set_name=SET, cost=3, resources="physical", traits="Attack. Superpower.",
    ),
    resource(
        "Energy Absorption",
        number=14, copies=2, set_name=SET, resources="energy energy energy",
    ),
    support(
        "Alpha Flight Station",
        Action(
            Draw(IfElse(Is(YOUR_IDENTITY, Titled("Carol Danvers")), 2, 1)),
            cost=Exhaust(THIS) >> DISCARD_A_CARD,
        ),
        number=15, copies=1, set_name=SET, cost=1, resources="mental", traits="Location. S.H.I.E.L.D.", unique=True,
    ),
    upgrade(
        "Captain Marvel's Helmet",
        Gets(Titled("Captain Marvel"), "def", IfElse(AERIAL, 2, 1)),
        number=16, copies=1, set_name=SET, cost=2, resources="physical", traits="Armor. Tech.", unique=True,
    ),
    upgrade(
        "Cosmic Flight",
        Grant(Titled("Captain Marvel"), "trait", "Aerial"),
        Interrupt(Prevent(3), when=on(DAMAGED, Titled("Captain Marvel")), cost=Discard(THIS), tags="hero defense"),
        number=17, copies=2, set_name=SET, cost=2, resources="energy", traits="Superpower.",
    ),
    upgrade(
        "Energy Channel",
        MaxPer(1, "player"),
        Action(AddCounters(THIS, Spent("energy")), cost=Spend("x energy")),
        Action(
            Choose(ATTACKABLE),
            Strike(IT, AtMost(Multiplied(2, WhenPaid("counters", TokensOn("counters", THIS))), 10)),
            cost=RememberCounters() >> Discard(THIS),
            tags="hero attack",
        ),
        number=18, copies=2, set_name=SET, cost=0, resources="mental", traits="Superpower.", counter="energy",
    ),
)  # fmt: skip
