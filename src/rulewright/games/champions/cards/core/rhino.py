"""The villain set Rhino: cards 94-108."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import (
    attachment,
    main_scheme,
    minion,
    side_scheme,
    treachery,
    villain,
)
from rulewright.kernel.cards import Card
from rulewright.kernel.selectors import Titled

SET = "Rhino"

CARDS: tuple[Card, ...] = (
    villain(
        "Rhino",
        number=94, stage="I", sch=1, atk=2, hit_points="14x", traits="Brute. Criminal.",
    ),
    villain(
        "Rhino",
        number=95, stage="II", sch=1, atk=3, hit_points="15x", traits="Brute. Criminal.",
    ),
    villain(
        "Rhino",
        number=96, stage="III", sch=1, atk=4, hit_points="16x", traits="Brute. Criminal.", keywords=("Toughness",),
    ),
    main_scheme(
        "The Break-In!",
        number=97, set_name=SET, stage=1, acceleration="1x", target="7x",
    ),
    attachment(
        "Armored Rhino Suit",
        number=98, copies=1, set_name=SET, attach=Titled("Rhino"), traits="Armor.",
    ),
    attachment(
        "Charge",
        number=99, copies=2, set_name=SET, atk=3, attach=Titled("Rhino"), boost=2,
    ),
    attachment(
        "Enhanced Ivory Horn",
        number=100, copies=1, set_name=SET, atk=1, attach=Titled("Rhino"), traits="Weapon.", boost=2,
    ),
    minion(
        "Hydra Mercenary",
        number=101, copies=2, set_name=SET, sch=0, atk=1, hit_points=3, traits="Hydra.", keywords=("Guard",), boost=1,
    ),
    minion(
        "Sandman",
        number=102, copies=1, set_name=SET, sch=2, atk=3, hit_points=4, traits="Criminal. Elite.",
        keywords=("Toughness",), unique=True, boost=2,
    ),
    minion(
        "Shocker",
        number=103, copies=1, set_name=SET, sch=1, atk=2, hit_points=3, traits="Criminal.", unique=True, boost=2,
    ),
    treachery(
        "Hard to Keep Down",
        number=104, copies=2, set_name=SET,
    ),
    treachery(
        "\"I'm Tough!\"",
        number=105, copies=2, set_name=SET,
    ),
    treachery(
        "Stampede",
        number=106, copies=3, set_name=SET, boost=1,
    ),
    side_scheme(
        "Breakin' & Takin'",
        number=107, copies=1, set_name=SET, starting=2, icon="hazard", boost=2,
    ),
    side_scheme(
        "Crowd Control",
        number=108, copies=1, set_name=SET, starting="2x", icon="crisis", boost=2,
    ),
)  # fmt: skip
