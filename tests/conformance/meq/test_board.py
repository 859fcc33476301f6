"""The map and the box: the graph is whole, counts are as printed."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.meq.board import (
    COLOUR,
    HAVEN,
    LOCATIONS,
    NEIGHBOURS,
    PATHS,
    PLACES,
    REGION,
    REGIONS,
    STRONGHOLD,
    WAYS,
    distances,
    near,
    nearest_havens,
)


def number(name: str) -> int:
    return next(n for n in PLACES if LOCATIONS[n].name == name)


def test_the_map_has_63_locations_in_ten_regions_joined_by_106_paths():
    assert (len(LOCATIONS), len(PATHS), len(REGIONS)) == (63, 106, 10)
    assert sorted(Counter(REGION).values()) == [5, 5, 6, 6, 6, 6, 7, 7, 7, 8]
    assert sum(1 for path in PATHS if path[4]) == 17
    assert len({frozenset(path[:2]) for path in PATHS}) == 106


def test_paths_lead_both_ways_and_reach_everywhere():
    for here in PLACES:
        for way in WAYS[here]:
            (back,) = [other for other in WAYS[way.to] if other.to == here]
            assert (back.terrain, back.cost, back.water) == (way.terrain, way.cost, way.water)
    assert max(distances(0)) < len(LOCATIONS)
    assert all(NEIGHBOURS[place] for place in PLACES)


def test_marks_are_as_printed():
    named = {mark: sorted(p.name for p in LOCATIONS if p.mark == mark) for mark in ("haven", "stronghold", "perilous")}
    assert named == {
        "haven": ["Edoras", "Erebor", "Fornost", "Lothlórien", "Minas Tirith", "Rivendell", "Woodland Realm"],
        "stronghold": ["Barad-dûr", "Dol Guldur", "Mount Gundabad"],
        "perilous": ["Moria", "Ruins of Angmar"],
    }
    printed = [
        info.name for info in rw.cards("meq") if info.kind == "location" and "perilous" in info.card.faces[0].traits
    ]
    assert sorted(printed) == sorted(named["stronghold"] + named["perilous"])


def test_distances_count_paths():
    bree, fornost = number("Bree"), number("Fornost")
    assert distances(fornost)[number("Old Forest")] == 1
    assert distances(fornost)[number("The Shire")] == 2
    assert near([bree], 0) == [bree]
    assert bree in near([bree], 1)
    assert nearest_havens(number("Lake Esgaroth")) == [number("Erebor"), number("Woodland Realm")]


@pytest.mark.rule(
    "meq.components.4", "meq.components.5", "meq.components.6", "meq.components.7", "meq.components.8",
    "meq.components.9", "meq.components.10", "meq.components.11", "meq.components.12", "meq.components.13",
    "meq.components.15", "meq.components.16", "meq.components.17", "meq.components.18", "meq.components.19",
    "meq.components.20", "meq.components.21", "meq.components.23", "meq.components.30", "meq.components.35",
    "meq.components.36", "meq.components.3", "meq.components.14",
)  # fmt: skip
def test_the_box_holds_what_the_book_lists():
    cards = [info.card for info in rw.cards("meq")]

    def count(kind: str, **labels: str) -> int:
        return sum(
            card.copies
            for card in cards
            if card.kind == kind and all(card.faces[0].labels.get(k) == v for k, v in labels.items())
        )

    haven = sum(card.copies for card in cards if card.set == "encounters-haven")
    region = sum(card.copies for card in cards if card.set.startswith("encounters-")) - haven
    large = {
        "event": count("event"), "shadow": count("shadow"), "starting": count("quest", sort="starting"),
        "advanced": count("quest", sort="advanced"), "starting plots": count("plot", starting="yes"),
        "plots": count("plot") - 3, "region": region, "haven": haven, "peril": count("peril"),
        "monsters": count("monster"),
    }  # fmt: skip
    assert large == {
        "event": 42, "shadow": 26, "starting": 10, "advanced": 5, "starting plots": 3, "plots": 15, "region": 75,
        "haven": 15, "peril": 15, "monsters": 14,
    }  # fmt: skip
    assert sum(large.values()) == 220
    small = {kind: count(kind) for kind in ("combat-card", "hero-card", "skill", "mission", "item", "corruption")}
    assert small == {"combat-card": 75, "hero-card": 125, "skill": 20, "mission": 10, "item": 9, "corruption": 16}
    assert sum(small.values()) == 255
    assert [count(kind) for kind in ("hero", "monster-token", "character", "minion")] == [5, 50, 8, 5]


def test_of_each_colour_six_tokens_show_monsters_and_four_are_blank():
    for colour in range(5):
        tokens = [
            i.card
            for i in rw.cards("meq")
            if i.kind == "monster-token" and i.card.faces[0].labels["colour"] == str(colour)
        ]
        blank = sum(card.copies for card in tokens if not card.faces[0].labels["monster"])
        assert (blank, sum(card.copies for card in tokens)) == (4, 10)
    assert len(set(COLOUR)) == 5
    assert (len(HAVEN), len(STRONGHOLD)) == (7, 3)
