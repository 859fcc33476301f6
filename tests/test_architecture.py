"""Imports point one way, and the kernel names no game and no card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulewright as rw

SRC = Path(rw.__file__).parent
LAYERS = {
    "kernel": ("lcg", "games", "language", "bots", "terminal", "cli"),
    "lcg": ("games", "language", "bots", "terminal", "cli"),
    "language": ("games", "bots", "terminal", "cli"),
    "games": ("bots", "terminal", "cli"),
}


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
    names = {card.name for info in rw.games() for card in rw.cards(info.id)}
    words = [*names, *(info.id for info in rw.games()), "Mirkwood", "Sauron", "Marvel"]
    for path in sources("kernel"):
        text = path.read_text(encoding="utf-8")
        found = [word for word in words if re.search(rf"\b{re.escape(word)}\b", text)]
        assert not found, path
