"""Influence on random boards, held against a second telling of the book."""

from __future__ import annotations

import random

import pytest

import rulewright as rw
from rulewright.games.meq.board import LOCATIONS, WAYS
from support.meq import place_all

NAMES = [location.name for location in LOCATIONS]
NEXT_TO = {name: {NAMES[way.to] for way in WAYS[i]} for i, name in enumerate(NAMES)}
MOST = {"Mount Gundabad": 3, "Dol Guldur": 3, "Barad-dûr": 6}
HAVENS = {"Fornost", "Erebor", "Rivendell", "Lothlórien", "Woodland Realm", "Edoras", "Minas Tirith"}
OPEN = [name for name in NAMES if name not in HAVENS]
BOARDS = 40

Board = dict[str, int]


def limits(board: Board) -> Board:
    """How much each location may hold: from every Stronghold a line of influence spreads, and to what is next to it."""
    most = dict(MOST)
    for stronghold in MOST:
        line, strength = [stronghold] * (board.get(stronghold, 0) > 0), board.get(stronghold, 0)
        for here in line:
            for there in NEXT_TO[here] - HAVENS:
                if there not in MOST:
                    most[there] = max(most.get(there, 0), strength)
                if board.get(there) and there not in line:
                    line.append(there)
    return most


def trimmed(board: Board) -> Board:
    """Without what is too much: one token always remains."""
    most = limits(board)
    return {name: min(here, max(1, most.get(name, 0))) for name, here in board.items() if here}


def draw_board(rng: random.Random) -> Board:
    """A board as it may come about."""
    board = {name: rng.randint(0, most) for name, most in MOST.items()}
    board |= {name: rng.randint(1, 4) for name in rng.sample(OPEN, rng.randint(3, 25)) if name not in MOST}
    return trimmed(board)


def set_up(board: Board, step: str, *where: str) -> rw.Game:
    """Two heroes in these locations, just before a step."""
    heroes = [{"name": name, "at": there} for name, there in zip(("Argalad", "Beravor"), where, strict=True)]
    places = {name: {"influence": here} for name, here in board.items()}
    return rw.position("meq", {"heroes": heroes, "at": step, "stop": True, "pool": 4, "places": places})


def as_it_lies(game: rw.Game) -> Board:
    """The influence on the board."""
    return {here.name: here.tokens["influence"] for here in place_all(game) if here.tokens.get("influence")}


@pytest.mark.rule(
    "meq.location-influence.6", "meq.location-influence.7", "meq.location-influence.8", "meq.location-influence.9",
    "meq.location-influence.10", "meq.location-influence.12", "meq.location-influence.13", "meq.location-influence.14",
)  # fmt: skip
def test_influence_is_placed_where_a_second_telling_of_the_book_allows_it():
    rng = random.Random(1)
    for _ in range(BOARDS):
        board = draw_board(rng)
        game = set_up(board, "action", "Bree", "Fornost")
        game.play("place influence")
        while game.decision.kind == "influence":
            room = [name for name, most in limits(board).items() if board.get(name, 0) < most]
            assert sorted(game.decision.keys) == sorted(f"influence {name}" for name in room), board
            name = rng.choice(room)
            game.play(f"influence {name}")
            board[name] = board.get(name, 0) + 1
        assert as_it_lies(game) == board


@pytest.mark.rule("meq.hero-rally.1", "meq.hero-rally.2", "meq.hero-rally.4", "meq.location-influence.17")
def test_a_rally_leaves_what_a_second_telling_of_the_book_leaves():
    rng = random.Random(2)
    for _ in range(BOARDS):
        board, where = draw_board(rng), rng.sample(NAMES, 2)
        left = {name: here for name, here in board.items() if name not in where or name in MOST}
        assert as_it_lies(set_up(board, "rally", *where)) == (trimmed(left) if left != board else board), where
