"""Take the pictures of docs/images in a real browser, of the same scenes as the design's mock-ups.

python tools/screenshots.py          all of them (the client must be built: python3 dev.py web)
python tools/screenshots.py NAME...  only those whose names begin so
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browsing import Person, click_on, launch, play  # noqa: E402
from support.tables import Node, sqlite  # noqa: E402

IMAGES = ROOT / "docs" / "images"
MIRKWOOD = ("lotr", "passage-through-mirkwood")
HEROES = [{"name": "Aragorn", "resources": 1}, {"name": "Théodred", "resources": 2}, {"name": "Glóin", "resources": 1}]
QUEST = {
    "at": "3.2", "round": 3, "scenario": "passage-through-mirkwood", "quest": {"name": "A Fork in the Road"},
    "staging": [{"name": "Mountains of Mirkwood", "progress": 1}, "Hummerhorns"],
    "seats": [
        {
            "heroes": HEROES, "allies": ["Guard of the Citadel", "Faramir", "Snowbourn Scout"], "threat": 32,
            "hand": ["Common Cause", "For Gondor!", "Ever Vigilant", "Silverlode Archer"],
        },
        {
            "heroes": [{"name": "Gimli", "damage": 1}, "Legolas", {"name": "Thalin", "damage": 1, "resources": 1}],
            "allies": ["Horseback Archer", "Gondorian Spearman"], "threat": 32, "hand": ["Feint", "Quick Strike"],
        },
    ],
}  # fmt: skip
COMBAT = {
    **QUEST, "at": "6.4a",
    "seats": [
        {
            "heroes": HEROES, "allies": ["Guard of the Citadel", "Faramir", "Snowbourn Scout"], "threat": 32,
            "hand": ["Common Cause", "For Gondor!", "Ever Vigilant", "Silverlode Archer"],
            "engaged": [{"name": "Forest Spider", "shadow": ["Enchanted Stream"]}],
        },
        QUEST["seats"][1],  # type: ignore[index]
    ],
}  # fmt: skip


def quest(me: Person) -> Page:
    page = me.sit(me.table(*MIRKWOOD, "me", "bot:thumb", position=QUEST))
    play(page, 3, lambda page, _: click_on(page, "legal"))
    return page


def combat(me: Person) -> Page:
    page = me.sit(me.table(*MIRKWOOD, "me", "bot:thumb", position=COMBAT))
    page.get_by_role("button", name="Спасувати").click()
    page.locator("[data-legal]").first.hover()
    return page


def played(game: str, scenario: str, *seats: str, clicks: int) -> Callable[[Person], Page]:
    """A table after some clicks."""

    def scene(me: Person) -> Page:
        page = me.sit(me.table(game, scenario, *seats, seed=4))
        play(page, clicks, lambda page, n: click_on(page, "legal" if n % 2 else "primary"))
        page.wait_for_timeout(700)
        return page

    return scene


def replayed(me: Person) -> Page:
    table = me.table(*MIRKWOOD, "me", "bot:thumb", seed=4)
    play(me.sit(table), 30)
    me.page.goto(f"/replay/{table}?n=12")
    me.page.wait_for_selector("[data-at]")
    return me.page


def lobby(me: Person) -> Page:
    for game, scenario, seats in (
        ("champions", "rhino", ("me",)), ("wotr", "trilogy", ("me", "bot:thumb")), (*MIRKWOOD, ("me", "bot:thumb")),
    ):  # fmt: skip
        me.table(game, scenario, *seats)
    return me.go("/")


def builder(me: Person) -> Page:
    page = me.go("/decks/lotr")
    page.get_by_role("button", name="Стартова колода Лідерства").click()
    page.wait_for_selector(".checks")
    return page


def page_of(path: str) -> Callable[[Person], Page]:
    return lambda me: me.go(path)


Shot = tuple[str, str, tuple[int, int], str, str, Callable[[Person], Page]]
SHOTS: tuple[Shot, ...] = (
    ("table-lotr-quest", "uk", (1440, 900), "dark", "", quest),
    ("table-lotr-combat", "uk", (1920, 1080), "dark", "", combat),
    ("table-lotr-phone", "uk", (390, 844), "dark", "", quest),
    ("table-lotr-light", "uk", (820, 1180), "light", "", combat),
    ("table-lotr-zoom200", "uk", (720, 450), "dark", "2", quest),
    ("table-wotr", "ru", (1440, 900), "dark", "", played("wotr", "trilogy", "me", "bot:thumb", clicks=16)),
    ("table-champions", "uk", (1440, 900), "dark", "", played("champions", "rhino", "me", "bot:thumb", clicks=10)),
    ("table-meq", "uk", (1920, 1080), "dark", "", played("meq", "quest", "bot:thumb", "me", clicks=4)),
    ("table-meq-phone", "uk", (390, 844), "dark", "", played("meq", "quest", "bot:thumb", "me", clicks=4)),
    ("replay", "uk", (1440, 900), "dark", "", replayed),
    ("home", "uk", (1440, 900), "dark", "", lobby),
    ("decks", "uk", (1440, 900), "dark", "", builder),
    ("rules", "uk", (820, 1180), "light", "", page_of("/rules/lotr?clause=lotr.phase-6-combat.1")),
)


def take(browser: Browser, address: str, shot: Shot) -> None:
    """One picture."""
    name, lang, (width, height), theme, scale, scene = shot
    me = Person(
        browser, address, "Тарас", theme, locale=lang, viewport={"width": width, "height": height},
        device_scale_factor=float(scale or 1), reduced_motion="reduce",
    )  # fmt: skip
    page = scene(me)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    page.screenshot(path=str(IMAGES / f"{name}.jpg"), type="jpeg", quality=82)
    me.context.close()
    print(name, flush=True)


def main(wanted: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        node, browser = Node(sqlite(Path(folder))).start(), launch(playwright)
        for shot in SHOTS:
            if not wanted or any(shot[0].startswith(name) for name in wanted):
                take(browser, node.address, shot)
        browser.close()
        node.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
