"""Positions of The Lord of the Rings: The Card Game in one literal.

game = lotr(
    seat(heroes=[card("Aragorn", resources=1)], hand=["Sneak Attack", "Gandalf"]),
    staging=["Forest Spider"],
    at="3.2",
)
game.play("commit Aragorn")
assert only(game, "Aragorn").exhausted
"""

from __future__ import annotations

import rulewright as rw
from rulewright.games.lotr.module import Lotr
from rulewright.games.lotr.tables.positions import write_position
from rulewright.kernel.cards import Card
from rulewright.kernel.state import State

Written = str | dict[str, object]


def card(name: str, **state: object) -> dict[str, object]:
    """A card with tokens, attachments ... on it."""
    return {"name": name, **state}


def seat(heroes: list[Written] | None = None, **rest: object) -> dict[str, object]:
    """What lies before one player; a lone Aragorn if no heroes are named. Decks are written top card first."""
    return {"heroes": ["Aragorn"] if heroes is None else heroes, **rest}


class WithCards(Lotr):
    """The game with further cards that a test has written."""

    def __init__(self, extra: tuple[Card, ...]) -> None:
        super().__init__()
        self.extra = extra

    def begin(self, setup: dict, rng: int) -> State:
        return write_position(setup["position"], rng, self.extra)


def lotr(*seats: dict[str, object], extra: tuple[Card, ...] = (), seed: int = 0, **written: object) -> rw.Game:
    """A game that stands at a step of the chart. The encounter deck is empty unless it is written.

    With `patient=True` every window and every question is put, even where there is only one answer ("pass", "done"):
    the way to look at the table between two steps. Without it the game runs on to the next real choice.
    """
    position = {"encounter_deck": [], "proxies": True, "seats": list(seats) or [seat()], **written}
    if extra:
        return rw.Game(WithCards(extra), {"position": position}, seed)
    return rw.position("lotr", position, seed)


def only(game: rw.Game, name: str) -> rw.Piece:
    """The one piece with this title."""
    (piece,) = game.look(name)
    return piece


def zones(game: rw.Game, name: str) -> list[str]:
    """Where the pieces with this title lie."""
    return [piece.zone for piece in game.look(name)]


def offers(game: rw.Game) -> list[str]:
    """The keys on offer."""
    return [] if game.decision is None else [option.key for option in game.decision.options]


def threat(game: rw.Game, seat: int = 0) -> int:
    """A player's threat."""
    return game.table()["threat"][seat]


def step(game: rw.Game) -> str:
    """The framework step the game is in."""
    return game.table()["step"]


def pass_until(game: rw.Game, kind: str) -> None:
    """Pass, decline and be done until a question of this kind is put (or the game is over)."""
    for _ in range(200):
        if game.decision is None or game.decision.kind == kind:
            return
        keys = offers(game)
        game.choose(
            next(key for key in ("pass", "done", "decline", "stay", "leave it undefended", keys[0]) if key in keys)
        )
    raise AssertionError(f"no question of kind {kind}")


def face(game: rw.Game, answer: str) -> None:
    """Go to the question of the next defender, answer it, and let the shadow cards of the attack be turned."""
    pass_until(game, "defend")
    game.choose(answer)
    while game.decision is not None and game.decision.rule == "lotr.phase-sequence.14":
        game.choose("pass")
