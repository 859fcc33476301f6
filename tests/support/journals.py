"""Journals that a version leaves to the next ones, and what the games in them have come to.

Before the version changes, write what the present code plays:

    PYTHONPATH=src python tests/support/journals.py tests/games/journals

That makes a folder named after the version, with a journal for each table below and `ends.json`, which tells how each
of them stands at its last choice in words that do not depend on how positions are stored.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import rulewright as rw
from rulewright import bots

LONGEST = 150
"""After so many choices a journal ends: some games are over before, some are not."""

POSITION = {
    "scenario": "escape-from-dol-guldur",
    "at": "3.2",
    "seats": [
        {
            "heroes": [{"name": "Aragorn", "resources": 2}, "Éowyn"], "deck": ["Faramir"],
            "hand": ["Sneak Attack", "Gandalf"],
        },
        {"heroes": ["01005", "Thalin"], "engaged": [{"name": "Forest Spider", "damage": 1}], "hand": ["Feint"]},
    ],
    "staging": ["Great Forest Web"],
}  # fmt: skip
DECK = {
    "name": "by ids",
    "heroes": ["01001", "01009", "01010"],
    "cards": {f"01{number:03}": 3 if number != 73 else 2 for number in (*range(13, 29), 73)},
}
CAMPAIGN = {"boons": [["Mendor's Support"]], "burdens": ["Lingering Venom"], "penalties": [1]}

TABLES: dict[str, tuple[str, dict[str, object]]] = {
    "passage-1": ("lotr", {"scenario": "passage-through-mirkwood", "decks": ["spirit"]}),
    "passage-2-classic": ("lotr", {"decks": ["tactics", "lore"], "edition": "classic"}),
    "passage-1-own-deck": ("lotr", {"decks": [DECK]}),
    "anduin-1-campaign": (
        "lotr", {"scenario": "journey-along-the-anduin", "decks": ["leadership"], "campaign": CAMPAIGN},
    ),
    "anduin-2-easy": (
        "lotr", {"scenario": "journey-along-the-anduin", "decks": ["leadership", "spirit"], "difficulty": "easy"},
    ),
    "dol-guldur-1": ("lotr", {"scenario": "escape-from-dol-guldur", "decks": ["tactics"]}),
    "dol-guldur-4": ("lotr", {"scenario": "escape-from-dol-guldur", "seats": 4}),
    "dol-guldur-position": ("lotr", {"position": POSITION}),
    "trilogy-2": ("wotr", {"scenario": "trilogy", "seats": 2}),
    "trilogy-4": ("wotr", {"scenario": "trilogy", "seats": 4}),
    "duel-2": ("wotr", {"scenario": "duel-2"}),
    "duel-3": ("wotr", {"scenario": "duel-3"}),
    "fellowship": ("wotr", {"scenario": "fellowship"}),
}  # fmt: skip


def play(name: str) -> rw.Game:
    """The game of a table as far as its journal goes: half of the choices are sensible ones."""
    game_id, setup = TABLES[name]
    position = setup.get("position")
    game = rw.new(game_id, seed=len(name), **setup) if position is None else rw.position(game_id, position, len(name))
    rng = random.Random(f"{rw.__version__} {name}")
    thumb = bots.make("thumb", len(name))
    for _ in range(LONGEST):
        if not game.over:
            game.choose(thumb.choose(game) if rng.random() < 0.5 else rng.randrange(len(game.decision.options)))
    return game


def summary(game: rw.Game) -> dict[str, object]:
    """How a game stands: the numbers of the table, the cards in each zone with all that lies on them, the options."""
    s = game.state
    zones: dict[str, list[str]] = {}
    for zone, (place, holder) in enumerate(zip(s.rules.zones.defs, s.rules.zones.holder, strict=True)):
        told = [piece(game, p) for p in s.zones[zone]]
        if told:
            zones[f"{place.name} {holder + 1}"] = sorted(told) if place.deck else told
    return {
        "result": None if game.result is None else [list(game.result.winners), game.result.score, game.result.reason],
        "table": game.table(),
        "zones": zones,
        "options": [] if game.decision is None else [option.key for option in game.decision.options],
    }


def piece(game: rw.Game, number: int) -> str:
    """A piece: the id of its card, the title it has now, its tokens."""
    s = game.state
    card = s.rules.catalogue.cards[s.card[number]].id
    seen = rw.Piece(game, number)
    state = ["exhausted"] * seen.exhausted + [f"{token} {count}" for token, count in sorted(seen.tokens.items())]
    state += [f"on {seen.attached_to}"] if seen.attached_to else []
    return ", ".join([f"{card} {seen.name}", *state])


def main(folder: Path) -> None:
    """Write the journals of this version."""
    folder = folder / rw.__version__
    folder.mkdir(parents=True)
    ends = {}
    for name in TABLES:
        game = play(name)
        (folder / f"{name}.json").write_text(game.journal() + "\n", encoding="utf-8")
        ends[name] = summary(game)
    (folder / "ends.json").write_text(json.dumps(ends, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
