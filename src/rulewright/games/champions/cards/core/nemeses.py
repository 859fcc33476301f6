"""The nemesis sets: cards 156-179."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import attachment, minion, side_scheme, treachery
from rulewright.games.champions.vocabulary.words import MINION
from rulewright.kernel.cards import Card

CARDS: tuple[Card, ...] = (
    side_scheme(
        "Usurp the Throne",
        number=156, copies=1, set_name="Black Panther Nemesis", starting="3x", icon="hazard", boost=3,
    ),
    minion(
        "Killmonger",
        number=157, copies=1, set_name="Black Panther Nemesis", sch=2, atk=2, hit_points=5,
        traits="Assassin. Elite. Mercenary.", unique=True, boost=2,
    ),
    treachery(
        "Heart-Shaped Herb",
        number=158, copies=1, set_name="Black Panther Nemesis", keywords=("Surge",),
    ),
    treachery(
        "Ritual Combat",
        number=159, copies=2, set_name="Black Panther Nemesis", boost=2,
    ),
    side_scheme(
        "Personal Challenge",
        number=161, copies=1, set_name="She-Hulk Nemesis", starting=3, icon="crisis", boost=3,
    ),
    minion(
        "Titania",
        number=162, copies=1, set_name="She-Hulk Nemesis", sch=1, atk=0, hit_points=6, traits="Brute. Elite.",
        unique=True, boost=2,
    ),
    attachment(
        "Genetically Enhanced",
        number=163, copies=1, set_name="She-Hulk Nemesis", attach=MINION, traits="Condition.", boost=1,
    ),
    treachery(
        "Titania's Fury",
        number=164, copies=2, set_name="She-Hulk Nemesis", boost=1,
    ),
    side_scheme(
        "Highway Robbery",
        number=166, copies=1, set_name="Spider-Man Nemesis", starting="3x", icon="acceleration", boost=3,
    ),
    minion(
        "Vulture",
        number=167, copies=1, set_name="Spider-Man Nemesis", sch=1, atk=3, hit_points=4, traits="Criminal.",
        keywords=("Quickstrike",), unique=True, boost=2,
    ),
    treachery(
        "Sweeping Swoop",
        number=168, copies=2, set_name="Spider-Man Nemesis",
    ),
    treachery(
        "The Vulture's Plans",
        number=169, copies=1, set_name="Spider-Man Nemesis", boost=2,
    ),
    side_scheme(
        "Imminent Overload",
        number=171, copies=1, set_name="Iron Man Nemesis", starting=3, icon="acceleration", boost=3,
    ),
    minion(
        "Whiplash",
        number=172, copies=1, set_name="Iron Man Nemesis", sch=2, atk=3, hit_points=4, traits="Criminal.",
        keywords=("Retaliate 1",), unique=True, boost=2,
    ),
    treachery(
        "Electric Whip Attack",
        number=173, copies=2, set_name="Iron Man Nemesis",
    ),
    treachery(
        "Electromagnetic Backlash",
        number=174, copies=1, set_name="Iron Man Nemesis", boost=2,
    ),
    side_scheme(
        "The Psyche-Magnitron",
        number=176, copies=1, set_name="Captain Marvel Nemesis", starting=3, icon="hazard", boost=3,
    ),
    minion(
        "Yon-Rogg",
        number=177, copies=1, set_name="Captain Marvel Nemesis", sch=2, atk=3, hit_points=5, traits="Elite. Kree.",
        unique=True, boost=2,
    ),
    treachery(
        "Kree Manipulator",
        number=178, copies=2, set_name="Captain Marvel Nemesis", keywords=("Surge",),
    ),
    treachery(
        "Yon-Rogg's Treason",
        number=179, copies=1, set_name="Captain Marvel Nemesis", boost=1,
    ),
)  # fmt: skip
