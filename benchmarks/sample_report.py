"""The picture of a report in docs/images: two starter decks in the hands of thumb, compared.

    python benchmarks/sample_report.py [--games 300] [--lang en]

Needs the packages of the extra `analysis`, playwright, and a Chromium that is installed (`chromium` on the path).
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from rulewright.lab import Plan, Results, pool, run
from rulewright.lab.page import page
from rulewright.lab.report import comparison
from rulewright.lab.summary import Summary

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "lab-report.png"
WIDTH, HEIGHT = 900, 1900


def played(deck: str, games: int, folder: Path) -> Summary:
    """What games with a starter deck tell."""
    plan = Plan("lotr", {"scenario": "passage-through-mirkwood", "decks": [deck]})
    with Results(folder / deck, plan) as results, pool() as engine:
        run(plan, games, engine, results)
        return Summary(plan, results.rows())


def main() -> None:
    """Play, write the page, and take its picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--lang", default="en")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        told = comparison(played("leadership", args.games, folder), played("lore", args.games, folder), args.lang)
        (folder / "report.html").write_text(page(told), encoding="utf-8")
        with sync_playwright() as browsers:
            browser = browsers.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            view = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
            view.goto((folder / "report.html").as_uri())
            PICTURE.parent.mkdir(exist_ok=True)
            view.screenshot(path=PICTURE)
            browser.close()


if __name__ == "__main__":
    main()
