"""The villain set Klaw: cards 113-127."""

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

SET = "Klaw"

CARDS: tuple[Card, ...] = (
    villain(
        "Klaw",
        number=113, stage="I", sch=2, atk=0, hit_points="12x", traits="Masters of Evil.",
    ),
    villain(
        "Klaw",
        number=114, stage="II", sch=2, atk=1, hit_points="18x", traits="Masters of Evil.",
    ),
    villain(
        "Klaw",
        number=115, stage="III", sch=3, atk=2, hit_points="22x", traits="Masters of Evil.", keywords=("Toughness",),
    ),
    main_scheme(
        "Underground Distribution",
        number=116, set_name=SET, stage=1, acceleration="1x", target="6x",
    ),
    main_scheme(
        "Secret Rendezvous",
        number=117, set_name=SET, stage=2, acceleration="1x", target="8x",
    ),
    attachment(
        "Sonic Converter",
        number=118, copies=1, set_name=SET, atk=1, attach=Titled("Klaw"), traits="Weapon.", unique=True, boost=3,
    ),
    attachment(
        "Solid-Sound Body",
        number=119, copies=1, set_name=SET, attach=Titled("Klaw"), traits="Condition.", boost=3,
    ),
    minion(
        "Armored Guard",
        number=120, copies=3, set_name=SET, sch=0, atk=1, hit_points=3, traits="Mercenary.",
        keywords=("Guard", "Toughness",), boost=1,
    ),
    minion(
        "Weapons Runner",
        number=121, copies=2, set_name=SET, sch=1, atk=1, hit_points=2, traits="Mercenary.", keywords=("Surge",),
    ),
    treachery(
        "Klaw's Vengeance",
        number=122, copies=2, set_name=SET, boost=1,
    ),
    treachery(
        "Sonic Boom",
        number=123, copies=2, set_name=SET,
    ),
    treachery(
        "Sound Manipulation",
        number=124, copies=2, set_name=SET, boost=2,
    ),
    side_scheme(
        "Defense Network",
        number=125, copies=1, set_name=SET, starting=2, icon="crisis", boost=2,
    ),
    side_scheme(
        "Illegal Arms Factory",
        number=126, copies=1, set_name=SET, starting=3, icon="hazard", boost=2,
    ),
    side_scheme(
        'The "Immortal" Klaw',
        number=127, copies=1, set_name=SET, starting="3x", icon="acceleration",
    ),
)  # fmt: skip
