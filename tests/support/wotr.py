"""Positions of War of the Ring: The Card Game in one literal.

game = wotr(
    frodo=player(hand=["Gimli", "Sting"]),
    witch_king=player(reserve=["The Reaver"]),
    active=[place("Egladil", "Legolas", card("The Destroyer", items=["Black Rider's Mount"]))],
)
game.play("play Gimli", "to Egladil", "cycle Sting")
assert zone(game, "Gimli") == "field"
"""

from __future__ import annotations

import rulewright as rw
from rulewright.games.wotr.module import Wotr
from rulewright.games.wotr.tables.positions import write_position
from rulewright.kernel.cards import Card
from rulewright.kernel.state import State

HOLDERS = {
    "frodo": "Frodo",
    "witch_king": "Witch-king",
    "aragorn": "Aragorn",
    "saruman": "Saruman",
    "gandalf": "Gandalf",
    "balrog": "Balrog of Moria",
}
FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""The players of the Trilogy in turn order."""

Written = str | dict[str, object]


def card(name: str, **state: object) -> dict[str, object]:
    """A card with items or tokens on it; `arrived` is the round in which it was played to reserve."""
    return {"name": name, **state}


def place(name: str, *cards: Written, **state: object) -> dict[str, object]:
    """A location with the cards that fight there (each on the side of its faction) and its tokens."""
    return {"name": name, "cards": list(cards), **state}


def player(**zones: object) -> dict[str, object]:
    """What lies before one player: hand, deck (top card first), cycle, eliminated, reserve; ring=0 when it is used."""
    return zones


class WithCards(Wotr):
    """The game with further cards that a test has written."""

    def __init__(self, extra: tuple[Card, ...]) -> None:
        super().__init__()
        self.extra = extra

    def begin(self, setup: dict, rng: int) -> State:
        return write_position(setup["position"], rng, self.extra)


def wotr(seed: int = 0, extra: tuple[Card, ...] = (), **written: object) -> rw.Game:
    """A game that stands at a step: at the beginning of the Action phase ("2") unless `at` says otherwise.

    Steps: "0" a new round, "1.1" a battleground is activated, "1.2" a path, "2" Actions begin, "2.1" turns go on,
    "3.1" combats, "4.1" victory check, "5.1" draw, "5.2" the round ends. Players whose zones are not written have
    nothing. `patient=True` puts every question, even where there is only one answer. With `stop=True` the game stands
    still at the end of that phase (`game.decision` is None), so that what came of it can be looked at.
    """
    players = {HOLDERS[key]: written.pop(key) for key in [*written] if key in HOLDERS}
    position = {"proxies": True, **written, "players": players}
    if extra:
        return rw.Game(WithCards(extra), {"position": position}, seed)
    return rw.position("wotr", position, seed)


def only(game: rw.Game, name: str) -> rw.Piece:
    """The one piece with this title."""
    (piece,) = game.look(name)
    return piece


def zone(game: rw.Game, name: str) -> str:
    """Where the one piece with this title lies."""
    return only(game, name).zone


def zones(game: rw.Game, *names: str) -> list[str]:
    """Where the pieces with these titles lie."""
    return [piece.zone for name in names for piece in game.look(name)]


def names(game: rw.Game, zone_name: str, seat: int = 0) -> list[str]:
    """The titles of the cards in a zone (of a player), in the order in which they lie."""
    s = game.state
    return [s.rules.catalogue.faces[s.face[p]].name for p in s.zones[s.rules.zones.id(zone_name, seat)]]


def offers(game: rw.Game) -> list[str]:
    """The keys on offer."""
    return [] if game.decision is None else [option.key for option in game.decision.options]


def asked(game: rw.Game) -> int:
    """The player (deck) that is asked."""
    assert game.decision is not None
    return game.decision.player


def points(game: rw.Game) -> tuple[int, int]:
    """Victory points of the Free Peoples and of the Shadow."""
    score = game.table()["points"]
    return score["free"], score["shadow"]


def all_pass(game: rw.Game) -> None:
    """Pass until the Action phase is over."""
    while game.decision is not None and game.decision.kind == "action":
        game.choose("pass")
