"""Take the pictures of docs/images in a real browser, of the same scenes as the design's mock-ups.

python tools/screenshots.py          all of them (the client must be built: python3 dev.py web)
python tools/screenshots.py NAME...  only those whose names begin so
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import scenes
from playwright.sync_api import Browser, sync_playwright
from scenes import ROOT, Person, Scene

from support.browsing import launch
from support.tables import Node, sqlite

IMAGES = ROOT / "docs" / "images"


class Shot(NamedTuple):
    """A picture: its name, the size of the screen, the scene, and how it is looked at."""

    name: str
    width: int
    height: int
    scene: Scene
    lang: str = "uk"
    theme: str = "dark"
    scale: float = 1


SHOTS = (
    Shot("table-lotr-quest", 1440, 900, scenes.quest),
    Shot("table-lotr-combat", 1920, 1080, scenes.explained),
    Shot("table-lotr-pay", 390, 844, scenes.paying),
    Shot("table-lotr-whynot", 820, 1180, scenes.why_not, theme="light"),
    Shot("table-lotr-control", 1440, 900, scenes.control),
    Shot("table-lotr-zoom200", 720, 450, scenes.combat, scale=2),
    Shot("table-wotr", 1440, 900, scenes.moving, lang="ru"),
    Shot("table-wotr-handover", 390, 844, scenes.handing_over, lang="ru"),
    Shot("table-champions-pay", 1440, 900, scenes.web),
    Shot("table-champions-damage", 820, 1180, scenes.damage),
    Shot("table-meq", 1920, 1080, scenes.travelling),
    Shot("table-meq-phone", 390, 844, scenes.travelling),
    Shot("table-meq-combat", 1440, 900, scenes.duel),
    Shot("reading", 1440, 1262, scenes.page_of("/reading")),
    Shot("replay", 1440, 900, scenes.replayed),
    Shot("home", 1440, 900, scenes.lobby),
    Shot("decks", 1440, 900, scenes.builder),
    Shot("rules", 820, 1180, scenes.rules, theme="light"),
)


def take(browser: Browser, address: str, shot: Shot, folder: Path, kind: str = "jpeg") -> None:
    """One picture."""
    size = {"width": shot.width, "height": shot.height}
    me = Person(
        browser, address, "Тарас", shot.theme, locale=shot.lang, viewport=size, device_scale_factor=shot.scale,
        reduced_motion="reduce",
    )  # fmt: skip
    page = shot.scene(me)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    file = str(folder / f"{shot.name}.{'jpg' if kind == 'jpeg' else kind}")
    page.screenshot(path=file, type=kind, quality=82 if kind == "jpeg" else None)  # type: ignore[arg-type]
    me.leave()
    print(shot.name, flush=True)


def main(wanted: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        node, browser = Node(sqlite(Path(folder))).start(), launch(playwright)
        for shot in SHOTS:
            if not wanted or any(shot.name.startswith(name) for name in wanted):
                take(browser, node.address, shot, IMAGES)
        browser.close()
        node.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
