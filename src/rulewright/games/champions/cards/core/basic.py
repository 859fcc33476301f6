"""Basic cards: 83-93."""

from __future__ import annotations

from rulewright.games.champions.events import ROUND_ENDS
from rulewright.games.champions.flow.activations import ENEMY_SCHEMES
from rulewright.games.champions.flow.playing import MaxPer
from rulewright.games.champions.vocabulary.attacking import PlaceLess, Strike
from rulewright.games.champions.vocabulary.printing import ally, event, resource, support, upgrade
from rulewright.games.champions.vocabulary.resources import ReduceNextCost, Spend
from rulewright.games.champions.vocabulary.verbs import RemoveThreat, Stun
from rulewright.games.champions.vocabulary.words import (
    ATTACKABLE,
    CHARACTER,
    DAMAGED_CARD,
    ENEMY,
    IT,
    SCHEME,
    THIS,
    VILLAIN,
    YOUR_HERO,
    Action,
    ForcedResponse,
    Interrupt,
    Response,
    on,
)
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import InPlay
from rulewright.kernel.effects.joining import If, OneOf
from rulewright.kernel.effects.lasting import At
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.players import EVERYONE, ChosenPlayer
from rulewright.lcg.events import ENTERS_PLAY
from rulewright.lcg.verbs import DealDamage, Discard, Draw, Exhaust, Heal, MakeReady

SET = "Basic"

CARDS: tuple[Card, ...] = (
    ally(
        "Mockingbird",
        Response(Choose(ENEMY), Stun(IT), after=on(ENTERS_PLAY, THIS)),
        number=83, set_name=SET, cost=3, resources="physical", thw=(1, 1), atk=(1, 1), hit_points=3,
        traits="S.H.I.E.L.D. Spy.", subname="Bobbi Morse",
    ),
    ally(
        "Nick Fury",
        ForcedResponse(
            OneOf(
                (Choose(SCHEME) >> RemoveThreat(IT, 2), Draw(3), Choose(ENEMY) >> DealDamage(IT, 4)),
                keys=("remove threat", "draw", "deal damage"),
            ),
            At(ROUND_ENDS, If(InPlay(THIS), Discard(THIS))),
            after=on(ENTERS_PLAY, THIS),
        ),
        number=84, set_name=SET, cost=4, resources="mental", thw=(2, 1), atk=(2, 1), hit_points=3,
        traits="S.H.I.E.L.D. Spy.",
    ),
    event(
        "Emergency",
        Interrupt(PlaceLess(1), when=on(ENEMY_SCHEMES, VILLAIN), tags="thwart"),
        number=85, copies=3, set_name=SET, cost=0, resources="energy", traits="Thwart.",
    ),
    event(
        "First Aid",
        Action(Choose(CHARACTER & DAMAGED_CARD), Heal(IT, 2)),
        number=86, copies=3, set_name=SET, cost=1, resources="mental",
    ),
    event(
        "Haymaker",
        Action(Choose(ATTACKABLE), Strike(IT, 3), tags="hero attack"),
        number=87, copies=3, set_name=SET, cost=2, resources="energy", traits="Attack.",
    ),
    resource(
        "Energy",
        MaxPer(1, "deck"),
        number=88, copies=4, set_name=SET, resources="energy energy",
    ),
    resource(
        "Genius",
        MaxPer(1, "deck"),
        number=89, copies=4, set_name=SET, resources="mental mental",
    ),
    resource(
        "Strength",
        MaxPer(1, "deck"),
        number=90, copies=4, set_name=SET, resources="physical physical",
    ),
    support(
        "Avengers Mansion",
        MaxPer(1, "player"),
        Action(ChoosePlayer(EVERYONE), Draw(1, ChosenPlayer()), cost=Exhaust(THIS)),
        number=91, copies=4, set_name=SET, cost=4, resources="mental", traits="Avenger. Location.",
    ),
    support(
        "Helicarrier",
        MaxPer(1, "player"),
        Action(
            ChoosePlayer(EVERYONE),
            ReduceNextCost(ChosenPlayer()),
            cost=Exhaust(THIS),
        ),
        number=92, copies=4, set_name=SET, cost=3, resources="physical", traits="Location. S.H.I.E.L.D.",
    ),
    upgrade(
        "Tenacity",
        Action(MakeReady(YOUR_HERO), cost=Spend("physical") >> Discard(THIS), tags="hero"),
        number=93, copies=3, set_name=SET, cost=2, resources="energy", traits="Condition.",
    ),
)  # fmt: skip
