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
from rulewright.games.meq.module import Meq
from rulewright.games.meq.tables.positions import write_position
from rulewright.kernel.cards import Card
from rulewright.kernel.state import State

SAURON, FIRST, SECOND, THIRD = range(4)

Written = dict[str, object]


def hero(name: str, **state: object) -> Written:
    """A hero: `at`, `favor`, `hand`, `life` (from the top; left out: all other cards), `rest` and `damage` (the last
    one lies on top), `items`, `corruption`, `quests`, `done`, and levels by attribute.
    """
    return {"name": name, **state}


def argalad(**state: object) -> Written:
    """Argalad (5, 5, 3, 2) in Bree with cards in every pool."""
    usual = {"at": "Bree", "hand": ["Parry", "Volley"], "rest": ["Precision"], "damage": ["Overdraw"]}
    return hero("Argalad", **{**usual, "life": ["Overdraw"] * 3, **state})


def thalin(**state: object) -> Written:
    """Thálin (5, 7, 2, 1) in Erebor with a few cards."""
    return hero("Thálin", **{"at": "Erebor", "hand": ["Sweep"], "life": ["Sweep"] * 3, **state})


def place(**state: object) -> Written:
    """A location: `influence`, `favor`, `monsters` (tokens, face down), `minions`, `characters`."""
    return state


def plot(name: str, at: str) -> Written:
    """An active plot that affects a location of Sauron's choice."""
    return {"name": name, "at": at}


class WithCards(Meq):
    """The game with further cards that a test has written."""

    def __init__(self, extra: tuple[Card, ...]) -> None:
        super().__init__()
        self.extra = extra

    def begin(self, setup: dict, rng: int) -> State:
        return write_position(setup["position"], rng, self.extra)


def meq(*heroes: Written, extra: tuple[Card, ...] = (), seed: int = 0, **written: object) -> rw.Game:
    """A game that stands just before a step; at the Rest step of the first hero unless `at` says otherwise.

    Steps: "round", "rally", "story", "plot", "event", "action", "hero-draw", "turn" (the beginning of a hero's turn),
    "rest", "ambush", "travel", "encounter", "finale". With `stop=True` nothing follows the step.
    """
    position = {"heroes": [*heroes], **written}
    if extra:
        return rw.Game(WithCards(extra), {"position": position}, seed)
    return rw.position("meq", position, seed)


def only(game: rw.Game, name: str) -> rw.Piece:
    """The one piece with this title."""
    (piece,) = game.look(name)
    return piece


def location(game: rw.Game, name: str) -> int:
    """The number of a location."""
    return only(game, name).id


def place_all(game: rw.Game) -> list[rw.Piece]:
    """Every location."""
    return [piece for info in rw.cards("meq") if info.kind == "location" for piece in game.look(info.id)]


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


Case = tuple[str, list[Written], dict[str, object], list[str | int], dict[str, object]]
"""A card, the heroes, what else is written, the answers, and all that is different then."""


def summary(game: rw.Game) -> dict[str, object]:
    """What lies where, in plain words: what heroes have, the story, the board, Sauron's cards."""
    s = game.state
    found: dict[str, object] = {"pool": game.table()["pool"], "turn": game.table()["turn"], **game.table()["story"]}
    for seat in range(1, s.seats):
        sheet = game.view(None)["players"][seat]
        found |= {f"{seat} favor": sheet["favor"], f"{seat} area": sorted(names(game, "area", seat))}
        for zone in ("hand", "life", "rest", "damage"):
            found[f"{seat} {zone}"] = len(names(game, zone, seat))
        for attribute in ("fortitude", "strength", "agility", "wisdom"):
            found[f"{seat} {attribute}"] = rw.Piece(game, s.dials[0][seat]).value(attribute)
    for zone in ("shadow-hand", "plot-hand", "plot-1", "plot-2", "plot-3", "event"):
        found[zone] = sorted(names(game, zone))
    for piece in s.at:
        stands = rw.Piece(game, piece)
        if stands.kind != "monster-token":
            found[stands.name] = stands.at
            if stands.tokens.get("damage"):
                found[f"damage on {stands.name}"] = stands.tokens["damage"]
        else:
            found[f"tokens in {stands.at}"] = int(str(found.get(f"tokens in {stands.at}", 0))) + 1
    for here in place_all(game):
        for token, count in here.tokens.items():
            found[f"{token} in {here.name}"] = count
    return found


def changed(heroes: list[Written], answers: list[str | int], **written: object) -> dict[str, object]:
    """What is different after a step in which these answers are given: all of it, and nothing else.

    What is not there any more is None. Exploring and the Travel step are ended; then nothing may be asked
    any more but Sauron's next action, or how a hero uses agility in a combat.
    """
    before = summary(meq(*heroes, **{**written, "at": "rest", "stop": True}))
    game = meq(*heroes, **{"stop": True, **written})
    game.play(*answers)
    while game.decision is not None and game.decision.kind in ("explore", "travel"):
        game.choose("end the Travel step" if game.decision.kind == "travel" else "done")
    assert game.decision is None or game.decision.kind in ("action", "agility"), offers(game)
    now = summary(game)
    keys = [*now, *(key for key in before if key not in now)]
    return {key: now.get(key) for key in keys if now.get(key) != before.get(key) and key != "turn"}


def met(
    title: str, where: str, answers: list[str | int], changes: Written, hero: Written | None = None,
    decks: dict[str, list[str]] | None = None, **written: object,
) -> Case:  # fmt: skip
    """Argalad ends a turn in a location and has this encounter: the two others that are drawn do not fit there."""
    places = {info.name: info.labels | {"id": info.id} for info in rw.cards("meq") if info.kind == "location"}
    fitting = ("any", places[where]["id"], places[where]["region"])
    cards = [info for info in rw.cards("meq") if info.card.set.startswith("encounters-")]
    (deck,) = {i.labels["encounters"] for i in cards if i.name == title and i.labels["where"] in fitting}
    others = [i.name for i in cards if i.labels["encounters"] == deck and i.labels["where"] not in fitting]
    drawn = {f"encounters-{int(deck) + 1}": [title, *others[:2]], **(decks or {})}
    return title, [argalad(at=where, **(hero or {}))], {"at": "encounter", "decks": drawn, **written}, answers, changes
