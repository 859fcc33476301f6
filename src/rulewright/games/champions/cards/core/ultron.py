"""The villain set Ultron: cards 134-150."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import (
    attachment,
    environment,
    main_scheme,
    minion,
    side_scheme,
    treachery,
    villain,
)
from rulewright.games.champions.vocabulary.words import ENVIRONMENT
from rulewright.kernel.cards import Card
from rulewright.kernel.selectors import Titled

SET = "Ultron"

CARDS: tuple[Card, ...] = (
    villain(
        "Ultron",
        number=134, stage="I", sch=1, atk=2, hit_points="17x", traits="Android.",
    ),
    villain(
        "Ultron",
        number=135, stage="II", sch=2, atk=2, hit_points="22x", traits="Android.",
    ),
    villain(
        "Ultron",
        number=136, stage="III", sch=2, atk=4, hit_points="27x", traits="Android.",
    ),
    main_scheme(
        "The Crimson Cowl",
        number=137, set_name=SET, stage=1, acceleration="1x", target="3x",
    ),
    main_scheme(
        "Assault on NORAD",
        number=138, set_name=SET, stage=2, acceleration="1x", target="10x",
    ),
    main_scheme(
        "Countdown to Oblivion",
        number=139, set_name=SET, stage=3, acceleration="1x", target="5x",
    ),
    environment(
        "Ultron Drones",
        number=140, set_name=SET,
    ),
    attachment(
        "Program Transmitter",
        number=141, copies=1, set_name=SET, sch=1, attach=Titled("Ultron"), traits="Item. Tech.", boost=1,
    ),
    attachment(
        "Upgraded Drones",
        number=142, copies=2, set_name=SET, attach=ENVIRONMENT & Titled("Ultron Drones"), traits="Condition.",
    ),
    minion(
        "Advanced Ultron Drone",
        number=143, copies=3, set_name=SET, sch=1, atk=1, hit_points=4, traits="Drone.", keywords=("Guard",), boost=2,
    ),
    treachery(
        "Android Efficiency",
        number=144, letter="a", copies=1, set_name=SET,
    ),
    treachery(
        "Android Efficiency",
        number=144, letter="b", copies=1, set_name=SET,
    ),
    treachery(
        "Android Efficiency",
        number=144, letter="c", copies=1, set_name=SET,
    ),
    treachery(
        "Rage of Ultron",
        number=145, copies=2, set_name=SET, boost=2,
    ),
    treachery(
        "Repair Sequence",
        number=146, copies=2, set_name=SET, boost=1,
    ),
    treachery(
        "Swarm Attack",
        number=147, copies=2, set_name=SET, boost=1,
    ),
    side_scheme(
        "Drone Factory",
        number=148, copies=1, set_name=SET, starting=4, icon="acceleration", boost=2,
    ),
    side_scheme(
        "Invasive AI",
        number=149, copies=1, set_name=SET, starting="3x", icon="hazard", boost=3,
    ),
    side_scheme(
        "Ultron's Imperative",
        number=150, copies=1, set_name=SET, starting="2x", icon="hazard", boost=3,
    ),
)  # fmt: skip
