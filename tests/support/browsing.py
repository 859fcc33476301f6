"""People with browsers, for tests: they see a page, click what glows, and know when the table has answered."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, TimeoutError, expect

ROOT = Path(__file__).parent.parent.parent
CLIENT = ROOT / "src" / "rulewright" / "server" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUIET = (
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic",
    "--no-first-run",
)  # fmt: skip
PATIENCE = 45_000
"""So many milliseconds a busy machine may take."""


def launch(playwright: Playwright) -> Browser:
    """The browser of this machine."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert found, "the browser tests need Chromium (dev.py test installs it)"
    assert CLIENT.exists(), "the client is not built: python3 dev.py web"
    expect.set_options(timeout=PATIENCE)
    return playwright.chromium.launch(executable_path=found, args=[*QUIET])


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, address: str, name: str = "", theme: str = "", **context: Any) -> None:
        self.browser, self.address = browser, address
        wanted = {"viewport": {"width": 1440, "height": 900}, "locale": "uk", "color_scheme": "dark", **context}
        self.context: BrowserContext = browser.new_context(base_url=address, **wanted)
        self.context.set_default_timeout(PATIENCE)
        if theme:  # as it was chosen in the settings: a table is dark unless light was
            self.context.add_init_script(f"localStorage.setItem('rulewright', '{{\"theme\": \"{theme}\"}}')")
        self.faults: list[str] = []
        self.page: Page = self.new_page()
        if name:
            self.post("guest", {"name": name})
        else:
            self.get("me")

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: Any) -> None:
        # A request that fails while the server is away is told by the browser, whatever the page does about it.
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.faults.append(message.text)

    def get(self, path: str, lang: str = "en") -> Any:
        """Ask the server something, as this person."""
        answer = self.context.request.get(f"/api/{path}?lang={lang}")
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: dict[str, Any], lang: str = "en") -> Any:
        """Tell the server something, as this person."""
        answer = self.context.request.post(f"/api/{path}?lang={lang}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str, scenario: str, *seats: str, **more: Any) -> str:
        """Open a table: its id."""
        wanted = {"game": game, "scenario": scenario, "seats": [{"who": who} for who in seats], "seed": 1, **more}
        return str(self.post("tables", wanted)["id"])

    def go(self, path: str) -> Page:
        """Go to a page and wait until it is there."""
        self.page.goto(path)
        self.page.wait_for_selector("main")
        return self.page

    def sit(self, table: str) -> Page:
        """Go to a table and wait until it is shown."""
        self.page.goto(f"/t/{table}")
        self.page.wait_for_selector("[data-at]")
        return self.page

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.context.close()
        assert self.faults == []


def at(page: Page) -> int:
    """How far the game has come that a page shows."""
    return int(page.locator("[data-at]").get_attribute("data-at") or -1)


def is_over(page: Page) -> bool:
    """Whether the page shows the end of a game."""
    return page.locator("[data-over]").count() > 0


def after(page: Page, before: int) -> int:
    """Wait until the table has gone on: how far."""
    page.wait_for_function(
        "before => Number(document.querySelector('[data-at]')?.dataset.at ?? -1) > before", arg=before
    )
    return at(page)


FIND = """prefer => {
  const ways = {
    bubble: "[data-bubble] .options .button",
    legal: "[data-legal]:not([aria-pressed=true])",
    primary: "[data-primary]",
    button: ".question .answers .button, .question .group .chip",
  };
  const seen = (thing) => {
    if (thing.disabled) return false;
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = thing.getBoundingClientRect();
    const drawn = thing instanceof SVGElement;
    const [x, y] = drawn ? [box.width / 2, box.height / 2] : [12, 12];
    const hit = document.elementFromPoint(box.x + x, box.y + y);
    return hit !== null && thing.contains(hit);
  };
  for (const way of ["bubble", prefer, "legal", "primary", "button"]) {
    for (const thing of document.querySelectorAll(ways[way])) if (seen(thing)) return thing;
  }
  return null;
}"""
"""What to click first: an answer of an open menu, then what is preferred (legal: what glows on the board; primary: the
last button), then anything. What is covered or out of sight cannot be clicked."""


def click_on(page: Page, prefer: str = "legal", touch: bool = False) -> bool:
    """Answer by clicking what glows, or a button where nothing does; whether there was something to click."""
    found = page.evaluate_handle(FIND, prefer).as_element()
    if found is None:
        return False
    try:
        place: Any = None if found.evaluate("thing => thing instanceof SVGElement") else {"x": 12, "y": 12}
        (found.tap if touch else found.click)(position=place, timeout=2_000)
    except (Error, TimeoutError):  # it went away: the table has gone on
        return False
    return True


def press_on(page: Page) -> bool:
    """Answer with the keys alone: the next thing that glows, else the primary answer, else the first one."""
    waits = page.evaluate(KEYS)
    for key in waits:
        page.keyboard.press(key)
    return bool(waits)


KEYS = """() => {
  const seen = (thing) => !thing.disabled && thing.getClientRects().length > 0;
  const free = (selector) => [...document.querySelectorAll(selector)].some(seen);
  if (free("[data-bubble] .options .button")) return ["Enter"];
  if (!free("[data-answers] button, .question .group button")) return [];
  // What is picked, or proposed as a payment, is confirmed.
  if (free("[data-legal][aria-pressed=true]") && free("[data-primary]")) return [" "];
  if (free("[data-table] [data-legal]:not([aria-pressed=true])")) return ["j", "Enter"];
  return free("[data-primary]") ? [" "] : ["1"];
}"""
"""The keys that answer the question that waits; none while nothing does."""


def either(number: int) -> str:
    """Every third time what glows, else the last button: so a game gets to its end."""
    return "legal" if number % 3 == 0 else "primary"


def play_to(
    page: Page, goal: int, act: Callable[[Page, int], bool] = lambda page, n: click_on(page, either(n))
) -> None:
    """Act until the game has come that far or is over. A choice may take several acts: it is how far the game has come
    that counts, not how often somebody acted."""
    made, moved, last = 0, time.monotonic(), at(page)
    while at(page) < goal and not is_over(page):
        if act(page, made):
            made += 1
        else:
            page.wait_for_timeout(20)
        if (now := at(page)) > last:
            moved, last = time.monotonic(), now
        assert time.monotonic() - moved < PATIENCE / 1000, page.locator(".question").inner_text()
