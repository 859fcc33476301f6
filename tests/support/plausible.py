"""Positions of every game: some that are right, and ever new ones made of parts that may each be right."""

from __future__ import annotations

import random
from collections.abc import Callable

import rulewright as rw
from support.random_games import SCENARIOS, VILLAINS

POSITIONS: dict[str, list[dict[str, object]]] = {
    "champions": [
        {
            "at": "2", "round": 2, "scenario": "rhino", "villain": {"name": "Rhino", "damage": 3, "stunned": True},
            "main_scheme": {"name": "The Break-In!", "threat": 2}, "encounter_deck": ["Advance", "Shocker"],
            "side_schemes": [{"name": "Crowd Control", "threat": 2}],
            "seats": [
                {
                    "hero": {"name": "Spider-Man", "damage": 2, "tough": True}, "allies": [{"name": "Black Cat"}],
                    "hand": ["Haymaker", "Energy", "Backflip"], "upgrades": ["Web-Shooter"], "supports": ["Aunt May"],
                    "engaged": [{"name": "Hydra Mercenary", "damage": 1}], "deck": ["Mockingbird"],
                    "dealt": ["Advance"],
                },
                {"hero": "Jennifer Walters", "deck": ["Haymaker", "Uppercut"], "changed_form": True},
            ],
        },
        {"at": "6", "scenario": "klaw", "difficulty": "expert", "seats": [{"hero": "Iron Man"}], "patient": True},
    ],
    "lotr": [
        {
            "at": "3.2", "round": 2, "scenario": "passage-through-mirkwood",
            "quest": {"name": "Flies and Spiders", "progress": 3}, "active": {"name": "Old Forest Road", "progress": 1},
            "staging": ["Forest Spider", {"name": "Great Forest Web", "progress": 1}],
            "encounter_deck": ["King Spider"],
            "seats": [
                {
                    "heroes": [{"name": "Aragorn", "resources": 1, "damage": 2, "attachments": ["Steward of Gondor"]}],
                    "allies": ["Gandalf"], "hand": ["Sneak Attack"], "deck": ["Faramir"], "threat": 24,
                    "engaged": [{"name": "Dol Guldur Orcs", "damage": 1, "shadow": ["Enchanted Stream"]}],
                },
                {"heroes": ["Éowyn", {"name": "Beravor", "used": 1}], "deck": ["Northern Tracker"] * 3},
            ],
            "lasting": [{"name": "For Gondor!", "seat": 0}],
        },
        {"at": "setup", "seats": [{"heroes": ["Gimli"], "deck": ["Feint", "Beorn"]}], "patient": True},
    ],
    "meq": [
        {
            "at": "travel", "round": 3, "turn": 2, "green": 2, "yellow": 1, "red": 3, "black": 4, "pool": 3,
            "heroes": [
                {"name": "Argalad", "at": "Bree", "favor": 2, "hand": ["Overdraw"], "items": ["Boat"], "agility": 1},
                {"name": "Beravor", "at": "South Eaves", "corruption": ["Weary"], "done": 1},
            ],
            "places": {"Bree": {"influence": 2, "monsters": ["Agent"]}, "South Eaves": {"favor": 1}},
            "tracks": {"influence": [1], "draw": [2, 3]}, "plots": [{"name": "Gollum is Captured"}],
            "event": "Dark News from Erebor", "shadow": ["Betrayed"], "plot_hand": ["Osgiliath Invaded"],
        },
        {"heroes": [{"name": "Eometh"}], "at": "round", "patient": True},
    ],
    "wotr": [
        {
            "at": "2", "path": 5, "round": 2, "corruption": 3, "free_scoring": ["Bag End"], "battlegrounds": ["Edoras"],
            "active": ["Rivendell", {"name": "Egladil", "defense": 1, "cards": ["Gimli", {"name": "Legolas"}]}],
            "players": {
                "Frodo": {"hand": ["Sting", "Gandalf the Grey"], "deck": ["Shadowfax"], "reserve": ["Sam Gamgee"]},
                "Witch-king": {"hand": ["The Destroyer", "Black Breath"], "deck": ["Mordor Orcs"] * 3},
            },
        },
        {"scenario": "duel-2", "at": "setup", "patient": "yes"},
    ],
}  # fmt: skip
"""Positions that are right."""
TITLES = {game: [card.name for card in rw.cards(game)] for game in POSITIONS}
KINDS: dict[str, dict[str, list[str]]] = {game: {} for game in POSITIONS}
for _game, _kinds in KINDS.items():
    for _card in rw.cards(_game):
        _alike = _game == "champions" and TITLES[_game].count(_card.name) > 1
        _kinds.setdefault(_card.kind, []).append(_card.id if _alike else _card.name)


def some(rng: random.Random, titles: list[str], most: int) -> list[str]:
    """Some different titles."""
    return rng.sample(titles, min(len(titles), rng.randrange(most + 1)))


def plausible_lotr(rng: random.Random) -> dict[str, object]:
    """A position of The Lord of the Rings: The Card Game."""
    kinds = KINDS["lotr"]
    heroes = rng.sample(kinds["hero"], len(kinds["hero"]))
    cards = [*kinds["ally"], *kinds["event"], *kinds["attachment"]]
    seats = []
    for _ in range(rng.randrange(1, 5)):
        mine, heroes = heroes[: rng.randrange(1, 4)], heroes[3:]
        seats.append(
            {
                "heroes": [{"name": h, "resources": rng.randrange(5), "damage": rng.randrange(3)} for h in mine],
                "allies": some(rng, kinds["ally"], 2), "hand": some(rng, cards, 6), "deck": some(rng, cards, 20),
                "engaged": some(rng, kinds["enemy"], 2), "threat": rng.randrange(20, 50),
            }
        )  # fmt: skip
    steps = ("setup", "1.1", "2.1", "3.1", "3.2", "3.3", "3.4", "4.2", "5.1", "6.1", "6.2", "6.4a", "6.8a", "7.3")
    return {
        "seats": seats, "at": rng.choice(steps), "scenario": rng.choice(SCENARIOS), "patient": rng.random() < 0.3,
        "staging": some(rng, [*kinds["enemy"], *kinds["location"]], 4), "edition": rng.choice(("revised", "classic")),
        **({"active": rng.choice(kinds["location"])} if rng.random() < 0.5 else {}),
        **({"encounter_deck": some(rng, [*kinds["treachery"], *kinds["enemy"]], 9)} if rng.random() < 0.5 else {}),
    }  # fmt: skip


FACTIONS = {
    "Frodo": ("dwarf", "hobbit", "rohan", "wizard"), "Witch-king": ("mordor",), "Aragorn": ("dunedain", "elf"),
    "Saruman": ("isengard", "monstrous", "southron"),
}  # fmt: skip


def plausible_champions(rng: random.Random) -> dict[str, object]:
    """A position of Marvel Champions: The Card Game."""
    kinds = KINDS["champions"]
    heroes = rng.sample([*kinds["hero"], *kinds["alter-ego"]], 4)
    cards = [*kinds["event"], *kinds["upgrade"], *kinds["ally"], *kinds["support"], *kinds["resource"]]
    threats = [*kinds["treachery"], *kinds["minion"], *kinds["side-scheme"], *kinds["attachment"]]
    seats = [
        {
            "hero": {"name": hero, "damage": rng.randrange(5), rng.choice(("stunned", "tough")): rng.random() < 0.3},
            "allies": some(rng, kinds["ally"], 1), "hand": some(rng, cards, 6), "deck": some(rng, cards, 20),
            "supports": some(rng, kinds["support"], 1), "engaged": some(rng, kinds["minion"], 2),
            "dealt": some(rng, kinds["treachery"], 1),
        }
        for hero in heroes[: rng.randrange(1, 5)]
    ]  # fmt: skip
    return {
        "seats": seats, "at": rng.choice(("setup", "1", "2", "3.1", "3.2", "4", "5", "6", "7", "8", "9", "10")),
        "scenario": rng.choice(VILLAINS), "difficulty": rng.choice(("standard", "expert")), "proxies": True,
        "encounter_deck": some(rng, threats, 20),
        "side_schemes": [{"name": name, "threat": 3} for name in some(rng, kinds["side-scheme"], 2)],
        "patient": rng.random() < 0.3, "secret_windows": rng.random() < 0.2,
    }  # fmt: skip


def plausible_wotr(rng: random.Random) -> dict[str, object]:
    """A position of War of the Ring: The Card Game."""
    kinds = KINDS["wotr"]
    own: dict[str, list[str]] = {}
    for card in rw.cards("wotr"):
        if card.kind in ("army", "character", "item", "event"):
            own.setdefault(card.set, []).append(card.name)
    players = {}
    for name, sets in FACTIONS.items():
        titles = [title for faction in sets for title in own[faction]]
        rng.shuffle(titles)
        cut = rng.randrange(8)
        fit = [title for title in titles[cut : cut + 3] if title in (*kinds["army"], *kinds["character"])]
        players[name] = {"hand": titles[:cut], "reserve": fit, "deck": titles[cut + 3 :]}
    grounds = rng.sample(kinds["battleground"], 4)
    return {
        "players": players, "at": rng.choice(("setup", "0", "1.1", "2", "2.1", "3.1", "4.1", "5.1")),
        "active": [*grounds[: rng.randrange(3)], *rng.sample(kinds["path"], rng.randrange(2))],
        "free_scoring": grounds[2:3], "corruption": rng.randrange(12), "seats": rng.choice((2, 3, 4)),
    }  # fmt: skip


def plausible_meq(rng: random.Random) -> dict[str, object]:
    """A position of Middle-Earth Quest."""
    kinds = KINDS["meq"]
    names, grounds = rng.sample(kinds["hero"], rng.randrange(1, 4)), kinds["location"]
    steps = ("round", "rally", "story", "plot", "event", "action", "hero-draw", "turn", "rest", "ambush", "travel")
    heroes = [
        {
            "name": name, "at": rng.choice(grounds), "favor": rng.randrange(4), "items": some(rng, kinds["item"], 1),
            "corruption": some(rng, kinds["corruption"], 2), rng.choice(("agility", "strength")): rng.randrange(3),
            "done": rng.randrange(4),
        }
        for name in names
    ]  # fmt: skip
    placed = [
        {"influence": rng.randrange(4), "favor": rng.randrange(2), "monsters": some(rng, kinds["monster-token"], 1)}
        for _ in range(4)
    ]
    return {
        "heroes": heroes, "turn": rng.randrange(1, len(names) + 1), "at": rng.choice((*steps, "encounter", "finale")),
        "places": dict(zip(rng.sample(grounds, 4), placed, strict=True)), "plots": some(rng, kinds["plot"], 3),
        "event": rng.choice(kinds["event"]), "shadow": some(rng, kinds["shadow"], 4), "pool": rng.randrange(9),
        "plot_hand": some(rng, kinds["plot"], 3), "patient": rng.random() < 0.3,
        **{marker: rng.randrange(14) for marker in ("green", "yellow", "red", "black")},
    }  # fmt: skip


PLAUSIBLE: dict[str, Callable[[random.Random], dict[str, object]]] = {
    "champions": plausible_champions, "lotr": plausible_lotr, "meq": plausible_meq, "wotr": plausible_wotr,
}  # fmt: skip
