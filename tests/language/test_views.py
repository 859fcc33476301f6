"""Views: each is the caller's own, and shows the values that the rules work with."""

from __future__ import annotations

import json

import pytest

from rulewright.kernel.values import value
from support.random_games import SAMPLES, Case, positions

CASES = [case for cases in SAMPLES.values() for case in cases]


def spoil(part: object) -> None:
    """Change every list and dict of a view, the innermost first."""
    if isinstance(part, dict | list):
        for inner in [*part.values()] if isinstance(part, dict) else [*part]:
            spoil(inner)
        part.clear()


def pieces(part: object) -> list[dict[str, object]]:
    """All cards of a view that are open to the one who looks."""
    if isinstance(part, list):
        return [piece for inner in part for piece in pieces(inner)]
    if isinstance(part, dict):
        return [part] if "values" in part else pieces([*part.values()])
    return []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_changed_view_changes_no_later_one(case: Case) -> None:
    game = case.start()
    for number in positions(game, case.seed):
        if number % 50 == 0:
            for seat in (None, game.decision.seat):
                before = json.dumps(game.view(seat))
                spoil(game.view(seat))
                assert json.dumps(game.view(seat)) == before
    before = json.dumps(game.view())
    spoil(game.view())
    assert json.dumps(game.view()) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_values_in_play_are_those_after_all_modifiers(case: Case) -> None:
    game = case.start()
    s = game.state
    for number in positions(game, case.seed):
        if number % 10 == 0:
            for piece in pieces(game.view()):
                p = piece["id"]
                assert isinstance(p, int)
                printed = s.rules.catalogue.faces[s.face[p]].stats
                in_play = s.rules.zones.defs[s.zone[p]].group == "play"
                assert piece["values"] == ({stat: value(s, p, stat) for stat in printed} if in_play else printed)
