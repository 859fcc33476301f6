"""Imports point one way, and the kernel names no game and no card."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.kernel.decisions import VERBS

SRC = Path(rw.__file__).parent
LAYERS = {
    "kernel": ("lcg", "games", "language", "bots", "terminal", "envs", "lab", "server", "cli"),
    "lcg": ("games", "language", "bots", "terminal", "envs", "lab", "server", "cli"),
    "language": ("games", "bots", "terminal", "envs", "lab", "server", "cli"),
    "games": ("bots", "terminal", "envs", "lab", "server", "cli"),
    "bots": ("terminal", "envs", "lab", "server", "cli"),
    "terminal": ("envs", "lab", "server"),
}


PLAIN_WORDS = ("hero-card", "skill", "combat-card", "corruption")
"""Types of cards whose titles are words of every day: Ready, Rest, Charge ..."""
COMMON = {"hand", "deck", "play", "scenario", "campaign", "move", "number", "path", "paths", "type"}
"""What every game of cards has, what a setup says, what a person does, what keys and wires are made of."""


def sources(folder: str) -> list[Path]:
    return sorted((SRC / folder).rglob("*.py"))


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_one_way(layer: str):
    for path in sources(layer):
        imports = re.findall(r"^\s*(?:from|import) rulewright\.(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert not set(imports) & set(LAYERS[layer]), path


def test_a_game_imports_no_other_game():
    games = [info.id for info in rw.games()]
    for game in games:
        for path in sources(f"games/{game}"):
            imported = set(re.findall(r"rulewright\.games\.(\w+)", path.read_text(encoding="utf-8")))
            assert imported <= {game}, path


def test_the_kernel_names_no_game_and_no_card():
    cards = [card for info in rw.games() for card in rw.cards(info.id)]
    names = {card.name for card in cards if card.kind not in PLAIN_WORDS}
    words = [*names, *(info.id for info in rw.games()), "Mirkwood", "Sauron", "Marvel"]
    for path in sources("kernel"):
        text = path.read_text(encoding="utf-8")
        found = [word for word in words if re.search(rf"\b{re.escape(word)}\b", text)]
        assert not found, path


def interfaces() -> list[Path]:
    """What shows and plays games without knowing which: the terminal, the server, the commands, the bots but for their
    advisers."""
    return [
        *sources("terminal"),
        *sources("server"),
        *SRC.glob("cli*.py"),
        SRC / "conformance.py",
        *(SRC / "bots").glob("*.py"),
    ]


def test_interfaces_name_no_game_and_no_card():
    """What they need of a game its module offers."""
    games = [info.id for info in rw.games()]
    cards = {card.name for game in games for card in rw.cards(game) if card.kind not in PLAIN_WORDS}
    for path in [*interfaces(), *sources("envs"), *sources("lab")]:
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"rulewright\.games\.(\w+)", text)) <= {"registry"}, path
        assert [word for word in (*games, *cards) if re.search(rf"\b{re.escape(word)}\b", text)] == [], path


def vocabulary(game: str) -> set[str]:
    """The names that a game gives to what lies on its table: zones, tokens, dials, stats, labels, card types, verbs."""
    rules, cards = rw.new(game).rules, rw.cards(game)
    printed = {name for card in cards for name in (card.kind, *card.stats, *card.labels, *card.traits)}
    named = {*rules.zones.names(), *rules.tokens, *rules.dials, *(verb for verb in rules.verbs if verb not in VERBS)}
    return named | printed | {str(phase) for phase in rw.new(game).module.layout().phases}


def test_interfaces_know_nothing_of_what_lies_on_a_table():
    """No string of theirs is the name of a zone, a token, a stat ... of some game: layouts are for that."""
    names = {name for info in rw.games() for name in vocabulary(info.id)} - COMMON
    for path in interfaces():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        strings = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert strings & names == set(), path


def test_nodes_name_their_fields_before_other_attributes():
    """Compiled, an attribute with a value is a field with a default, and none without one may follow it."""
    for path in [*sources("kernel"), *sources("lcg"), *sources("games")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and "dataclass" in "".join(map(ast.dump, node.decorator_list)):
                given = [part.value is not None for part in node.body if isinstance(part, ast.Assign | ast.AnnAssign)]
                assert given == sorted(given), f"{path}: {node.name}"
