"""The pages point at what is there."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
HOMES = (ROOT, ROOT / "src" / "rulewright", ROOT / "tests")
PLACES = ("src/", "tests/", "docs/", "tools/", "benchmarks/", "kernel/", "lcg/", "language/", "bots/", "games/registry")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_and_every_path_leads_somewhere(page: Path):
    text = page.read_text(encoding="utf-8")
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
    assert [link for link in links if link and not (page.parent / link).exists()] == []
    named = [path for path in re.findall(r"`([\w./-]+)`", text) if path.startswith(PLACES) and "/" in path]
    missing = [
        path
        for path in named
        if not any((home / path).exists() for home in (ROOT, ROOT / "src/rulewright", ROOT / "tests"))
    ]
    assert missing == []


def test_the_counts_of_passing_are_those_of_today():
    counted = runpy.run_path(str(ROOT / "benchmarks" / "passing.py"))["table"]()
    assert counted in (ROOT / "docs" / "passing.md").read_text(encoding="utf-8")
