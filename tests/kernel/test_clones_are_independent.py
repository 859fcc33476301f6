"""A copy of a position shares lists with it; whatever happens to one of the two, the other stays as it was."""

from __future__ import annotations

import random

import pytest

import rulewright as rw

GAMES = [("lotr", {"seats": 2}), ("wotr", {"seats": 2}), ("champions", {"seats": 2}), ("meq", {"seats": 3})]


@pytest.mark.parametrize(("game", "setup"), GAMES, ids=[game for game, _ in GAMES])
def test_what_happens_to_a_game_does_not_reach_its_copies(game: str, setup: dict[str, int]):
    """At every tenth decision a copy is made; both are played on with different answers, and looked at again."""
    table, chance = rw.new(game, **setup, seed=3), random.Random(3)
    kept: list[tuple[rw.Game, str]] = []
    for turn in range(150):
        if table.decision is None:
            break
        if turn % 10 == 0:
            still, played = table.clone(), table.clone()
            kept.append((still, still.digest()))
            for _ in range(12):
                if played.decision is not None:
                    played.choose(chance.randrange(len(played.decision.options)))
        table.choose(chance.randrange(len(table.decision.options)))
    assert len(kept) >= 5
    assert [still.digest() for still, _ in kept] == [digest for _, digest in kept]
