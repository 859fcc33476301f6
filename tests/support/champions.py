"""Positions of Marvel Champions: The Card Game in one literal.

game = champions(
    seat("Spider-Man", hand=["Haymaker", "Energy"], engaged=[card("Shocker", damage=1)]),
    villain=card("Rhino", damage=3, stunned=True),
    main_scheme=card("The Break-In!", threat=2),
)
game.play("attack with Spider-Man", "attack Rhino")
assert only(game, "Rhino").tokens == {"damage": 3}
"""

from __future__ import annotations

import rulewright as rw
from rulewright.games.champions.module import Champions
from rulewright.games.champions.tables.positions import write_position
from rulewright.kernel.cards import Card
from rulewright.kernel.state import State

Written = str | dict[str, object]


def card(name: str, **state: object) -> dict[str, object]:
    """A card with tokens, status cards, attachments ... on it."""
    return {"name": name, **state}


def seat(hero: Written = "Spider-Man", **rest: object) -> dict[str, object]:
    """What lies before one player; the side of the identity that is named is up. Decks are written top card first."""
    return {"hero": hero, **rest}


class WithCards(Champions):
    """The game with further cards that a test has written."""

    def __init__(self, extra: tuple[Card, ...]) -> None:
        super().__init__()
        self.extra = extra

    def begin(self, setup: dict, rng: int) -> State:
        return write_position(setup["position"], rng, self.extra)


def champions(*seats: dict[str, object], extra: tuple[Card, ...] = (), seed: int = 0, **written: object) -> rw.Game:
    """A game that stands at a stage of the round: by default at "2", the turn of the first player.

    Stages: "setup", "1" the player phase begins, "2" turns, "3.1" discard, "3.2" draw, "3.3" ready, "4" the villain
    phase begins, "5" threat, "6" activations, "7" deal, "8" reveal, "9" the first player token, "10" the round ends;
    "6+" stands right after stage 6. `turn` says whose turn it is at "2" or "6". The encounter deck is that of "Advance"
    cards without boost icons unless it is written; what is not written of a player is empty.
    """
    position = {
        "encounter_deck": ["Advance"] * 20,
        "proxies": True,
        "seats": list(seats) or [seat()],
        **written,
    }
    if extra:
        return rw.Game(WithCards(extra), {"position": position}, seed)
    return rw.position("champions", position, seed)


def only(game: rw.Game, name: str) -> rw.Piece:
    """The one piece with this title that is in play or, if none is, the one with this title."""
    pieces = game.look(name)
    in_play = [piece for piece in pieces if piece.zone in IN_PLAY]
    (piece,) = in_play or pieces
    return piece


IN_PLAY = ("villain", "main-scheme", "side-schemes", "environment", "play", "engaged")


def zones(game: rw.Game, name: str) -> list[str]:
    """Where the pieces with this title lie."""
    return [piece.zone for piece in game.look(name)]


def offers(game: rw.Game) -> list[str]:
    """The keys on offer."""
    return [] if game.decision is None else [option.key for option in game.decision.options]


def hit_points(game: rw.Game, name: str) -> int:
    """The remaining hit points of a character: what its dial shows."""
    piece = only(game, name)
    return piece.value("hit_points") - piece.tokens.get("damage", 0)


def threat(game: rw.Game, name: str) -> int:
    """The threat on a scheme."""
    return only(game, name).tokens.get("threat", 0)


def hand(game: rw.Game, player: int = 0) -> list[str]:
    """The titles of the cards in a player's hand, in the order in which they came."""
    s = game.state
    return [s.rules.catalogue.faces[s.face[p]].name for p in s.zones[s.rules.zones.id("hand", player)]]


def pile(game: rw.Game, zone: str, player: int = 0) -> list[str]:
    """The titles of the cards in a zone, in the order in which they lie: the top card of a deck comes last."""
    s = game.state
    return [s.rules.catalogue.faces[s.face[p]].name for p in s.zones[s.rules.zones.id(zone, player)]]


def stage(game: rw.Game) -> str:
    """The stage of the round the game is in."""
    return game.table()["step"]


def decline_all(game: rw.Game, kind: str) -> None:
    """Pass, decline and leave undefended until a question of this kind is put (or the game is over)."""
    ways_out = ("pass", "done", "no", "decline", "leave it undefended", "end the turn")
    for _ in range(200):
        if game.decision is None or game.decision.kind == kind:
            return
        keys = offers(game)
        game.choose(next((key for key in ways_out if key in keys), keys[0]))
    raise AssertionError(f"no question of kind {kind}")


def buy(game: rw.Game, key: str, *then: str) -> None:
    """Choose something that must be paid for, pay with whatever is offered first, and go on."""
    game.choose(key)
    for _ in range(20):
        if game.decision is None or game.decision.kind != "pay":
            break
        keys = offers(game)
        game.choose("done" if "done" in keys else keys[0])
    game.play(*then)
