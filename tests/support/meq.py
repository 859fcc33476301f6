"""Positions of Middle-Earth Quest in one literal.

game = meq(
    hero("Argalad", at="Bree", hand=["Overdraw", "Parry"], life=["Volley"]),
    places={"Bree": place(influence=2, monsters=["Orc"])},
    at="ambush",
)
game.play("attack with Orc at Bree", "draw 0")
assert zones(game, "rest") == ["Overdraw"]

Sauron has seat 0; the heroes have the seats from 1 on, in the order in which they are written.
"""

from __future__ import annotations

import rulewright as rw

SAURON, FIRST, SECOND, THIRD = range(4)

Written = dict[str, object]


def hero(name: str, **state: object) -> Written:
    """A hero: `at`, `favor`, `hand`, `life` (from the top; left out: all other cards), `rest` and `damage` (the last
    one lies on top), `items`, `corruption`, `quests`, `done`, and levels by attribute.
    """
    return {"name": name, **state}


def place(**state: object) -> Written:
    """A location: `influence`, `favor`, `monsters` (tokens, face down), `minions`, `characters`."""
    return state


def plot(name: str, at: str) -> Written:
    """An active plot that affects a location of Sauron's choice."""
    return {"name": name, "at": at}


def meq(*heroes: Written, seed: int = 0, **written: object) -> rw.Game:
    """A game that stands just before a step; at the Rest step of the first hero unless `at` says otherwise.

    Steps: "round", "rally", "story", "plot", "event", "action", "hero-draw", "turn" (the beginning of a hero's turn),
    "rest", "ambush", "travel", "encounter", "finale". With `stop=True` nothing follows the step.
    """
    return rw.position("meq", {"heroes": [*heroes], **written}, seed)


def only(game: rw.Game, name: str) -> rw.Piece:
    """The one piece with this title."""
    (piece,) = game.look(name)
    return piece


def location(game: rw.Game, name: str) -> int:
    """The number of a location."""
    return only(game, name).id


def influence(game: rw.Game, *names: str) -> list[int]:
    """The influence in these locations."""
    return [only(game, name).tokens.get("influence", 0) for name in names]


def names(game: rw.Game, zone: str, seat: int = 1) -> list[str]:
    """The titles of what lies in a zone (of a seat), in its order; of a deck from the bottom."""
    s = game.state
    return [s.rules.catalogue.faces[s.face[p]].name for p in s.zones[s.rules.zones.id(zone, seat)]]


def offers(game: rw.Game) -> list[str]:
    """The keys on offer."""
    return [] if game.decision is None else [option.key for option in game.decision.options]


def asked(game: rw.Game) -> int:
    """The seat that is asked."""
    assert game.decision is not None
    return game.decision.player


def favor(game: rw.Game, seat: int = 1) -> int:
    """The favor of a hero."""
    return game.view(None)["players"][seat]["favor"]


def story(game: rw.Game) -> tuple[int, int, int, int]:
    """The green, yellow, red and black marker."""
    markers = game.table()["story"]
    return markers["green"], markers["yellow"], markers["red"], markers["black"]


def at(game: rw.Game, name: str) -> str | None:
    """Where the one figure with this title stands."""
    return only(game, name).at


def fight_a_round(game: rw.Game, mine: str, theirs: str) -> None:
    """Both fight on and lay these cards."""
    game.play("fight on", "fight on", f"lay {mine}", f"lay {theirs}")


def size(game: rw.Game, zone: str, seat: int = 1) -> int:
    """How many cards lie in a zone (of a seat)."""
    return len(names(game, zone, seat))


def shown(game: rw.Game, zone: str, to: int, seat: int = 1) -> list[str | None]:
    """What a person sees of a zone of a seat: the titles, None for a card that lies face down."""
    return [card.get("name") for card in game.view(to)["players"][seat][zone]]


def told(game: rw.Game, *rules: str) -> list[str]:
    """The lines of the log that cite these clauses."""
    return [entry.text for entry in game.log() if entry.rule in rules]


def harmed(game: rw.Game, name: str) -> int:
    """The damage on a monster or minion."""
    (piece,) = (piece for piece in game.look(name) if piece.kind in ("monster", "minion"))
    return piece.tokens.get("damage", 0)
