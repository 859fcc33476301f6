"""The hero set Iron Man: cards 29-39."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.attacking import Strike
from rulewright.games.champions.vocabulary.decks import DiscardTop, TakeOneOfTop
from rulewright.games.champions.vocabulary.numbers import MoreForDiscarded
from rulewright.games.champions.vocabulary.pointing import Topmost
from rulewright.games.champions.vocabulary.printing import ally, alter_ego, event, hero, identity, support, upgrade
from rulewright.games.champions.vocabulary.resources import GenerateTopDiscard, Spend
from rulewright.games.champions.vocabulary.verbs import RemoveThreat, TakeDamage
from rulewright.games.champions.vocabulary.words import (
    AERIAL,
    ATTACKABLE,
    ENEMY,
    IT,
    SCHEME,
    THIS,
    UPGRADE,
    YOUR_IDENTITY,
    YOURS,
    Action,
    Resource,
    once_per,
)
from rulewright.kernel.amounts import Count, IfElse
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.joining import If
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.modifiers import Gets, Grant
from rulewright.kernel.players import EVERYONE, ChosenPlayer
from rulewright.kernel.selectors import Titled, Trait
from rulewright.lcg.verbs import DealDamage, Exhaust, MakeReady, ReturnToHand

SET = "Iron Man"

CARDS: tuple[Card, ...] = (
    identity(
        hero(
            "Iron Man",
            Gets(THIS, "hand_size", Count(UPGRADE & Trait("Tech") & YOURS)),
            Gets(THIS, "hand_size", 7, op="most"),
            stats=(2, 1, 1), hit_points=9, hand_size=1, traits="Avenger.",
        ),
        alter_ego(
            "Tony Stark",
            Action(TakeOneOfTop(3), limit=once_per("round")),
            rec=3, hit_points=9, hand_size=6, traits="Genius.", ability="Futurist",
        ),
        number=29,
    ),
    ally(
        "War Machine",
        Action(DealDamage(ENEMY, 1), cost=Exhaust(THIS) >> TakeDamage(2, THIS)),
        number=30, set_name=SET, cost=4, resources="wild", thw=(1, 1), atk=(2, 1), hit_points=4,
        traits="S.H.I.E.L.D. Soldier.", subname="James Rhodes",
    ),
    event(
        "Repulsor Blast",
        Action(
            Choose(ATTACKABLE),
            DiscardTop(5),
            Strike(IT, MoreForDiscarded(1, 2, "energy")),
            tags="hero attack",
        ),
        number=31, copies=3, set_name=SET, cost=1, resources="physical", traits="Attack. Superpower.",
    ),
    event(
        "Supersonic Punch",
        Action(Choose(ATTACKABLE), Strike(IT, IfElse(AERIAL, 8, 4)), tags="hero attack"),
        number=32, copies=2, set_name=SET, cost=2, resources="energy", traits="Attack.",
    ),
    support(
        "Pepper Potts",
        Resource(GenerateTopDiscard(), cost=Exhaust(THIS)),
        number=33, copies=1, set_name=SET, cost=3, resources="physical", traits="Persona.", unique=True,
    ),
    support(
        "Stark Tower",
        Action(
            ChoosePlayer(EVERYONE),
            ReturnToHand(Topmost("Tech", ChosenPlayer())),
            cost=Exhaust(THIS),
            tags="alter-ego",
        ),
        number=34, copies=1, set_name=SET, cost=2, resources="mental", traits="Location.", unique=True,
    ),
    upgrade(
        "Arc Reactor",
        Action(MakeReady(Titled("Iron Man")), cost=Exhaust(THIS), tags="hero"),
        number=35, copies=1, set_name=SET, cost=2, resources="energy", traits="Item. Tech.", unique=True,
    ),
    upgrade(
        "Mark V Armor",
        Gets(YOUR_IDENTITY, "hit_points", 6),
        number=36, copies=1, set_name=SET, cost=3, resources="mental", traits="Armor. Tech.", unique=True,
    ),
    upgrade(
        "Mark V Helmet",
        Action(
            If(AERIAL, RemoveThreat(SCHEME, 1), Choose(SCHEME) >> RemoveThreat(IT, 1)),
            cost=Exhaust(THIS),
            tags="hero thwart",
        ),
        number=37, copies=1, set_name=SET, cost=1, resources="physical", traits="Armor. Tech.", unique=True,
    ),
    upgrade(
        "Powered Gauntlets",
        Action(Choose(ATTACKABLE), Strike(IT, IfElse(AERIAL, 2, 1)), cost=Exhaust(THIS), tags="hero attack"),
        number=38, copies=2, set_name=SET, cost=2, resources="energy", traits="Armor. Tech.",
    ),
    upgrade(
        "Rocket Boots",
        Gets(YOUR_IDENTITY, "hit_points", 1),
        Action(
            Until("phase", Grant(YOUR_IDENTITY, "trait", "Aerial")),
            cost=Exhaust(THIS) >> Spend("mental"),
            tags="hero",
        ),
        number=39, copies=2, set_name=SET, cost=1, resources="mental", traits="Armor. Tech.",
    ),
)  # fmt: skip
