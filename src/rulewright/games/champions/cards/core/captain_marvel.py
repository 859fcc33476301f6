"""The hero set Captain Marvel: cards 10-18."""

from __future__ import annotations

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
from rulewright.kernel.cards import Card

SET = "Captain Marvel"

CARDS: tuple[Card, ...] = (
    identity(
        hero(
            "Captain Marvel",
            stats=(2, 2, 1), hit_points=12, hand_size=5, traits="Avenger. Soldier.", ability="Rechannel",
        ),
        alter_ego(
            "Carol Danvers",
            rec=4, hit_points=12, hand_size=6, traits="S.H.I.E.L.D. Soldier.", ability="Commander",
        ),
        number=10,
    ),
    ally(
        "Spider-Woman",
        number=11, set_name=SET, cost=3, resources="wild", thw=(2, 1), atk=(2, 1), hit_points=2,
        traits="Avenger. Spy.", subname="Jessica Drew",
    ),
    event(
        "Crisis Interdiction",
        number=12, copies=3, set_name=SET, cost=2, resources="energy", traits="Thwart.",
    ),
    event(
        "Photonic Blast",
        number=13, copies=3, set_name=SET, cost=3, resources="physical", traits="Attack. Superpower.",
    ),
    resource(
        "Energy Absorption",
        number=14, copies=2, set_name=SET, resources="energy energy energy",
    ),
    support(
        "Alpha Flight Station",
        number=15, copies=1, set_name=SET, cost=1, resources="mental", traits="Location. S.H.I.E.L.D.", unique=True,
    ),
    upgrade(
        "Captain Marvel's Helmet",
        number=16, copies=1, set_name=SET, cost=2, resources="physical", traits="Armor. Tech.", unique=True,
    ),
    upgrade(
        "Cosmic Flight",
        number=17, copies=2, set_name=SET, cost=2, resources="energy", traits="Superpower.",
    ),
    upgrade(
        "Energy Channel",
        number=18, copies=2, set_name=SET, cost=0, resources="mental", traits="Superpower.",
    ),
)  # fmt: skip
