"""Every page: axe-core finds no fault with it in either theme, it is small, and a phone need not scroll it sideways."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from rulewright.server.house import Settings
from support.browsing import AXE, Person
from support.tables import served, sqlite

Come = Callable[..., Person]
PAGES = (
    "/", "/decks/lotr", "/cards/champions", "/rules/meq", "/replays", "/settings", "/signin", "/credits", "/join/abc",
    "/guide/lotr", "/reading/lotr", "/reading/champions",
)  # fmt: skip
TABLES = (
    ("lotr", "passage-through-mirkwood", ("me", "bot:thumb")),
    ("wotr", "trilogy", ("bot:thumb", "bot:thumb", "me", "bot:thumb")),
    ("wotr", "duel-2", ("me", "bot:thumb")),
    ("champions", "rhino", ("me",)),
    ("meq", "quest", ("me", "bot:thumb")),
)
LIMIT = 150_000
"""So many bytes the first page may have, compressed, without fonts."""


def faults(page: Page) -> list[str]:
    """What axe-core finds wrong with a page: rule, how bad, where."""
    page.evaluate("() => Promise.all([document.fonts.ready, ...document.getAnimations().map(a => a.finished)])")
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [f"{each['id']}: {node['html'][:200]}" for each in found["violations"] for node in each["nodes"]]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_no_fault_with_a_page(person: Come, path: str, theme: str):
    page = person("Тарас", theme=theme, bypass_csp=True).go(path)
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    ("game", "scenario", "seats"), TABLES, ids=[f"{game}-{len(seats)}" for game, _, seats in TABLES]
)
def test_axe_finds_no_fault_with_a_table(person: Come, game: str, scenario: str, seats: tuple[str, ...], theme: str):
    taras = person("Тарас", theme=theme, bypass_csp=True)
    table = taras.table(game, scenario, *seats)
    page = taras.sit(table)
    page.wait_for_load_state("networkidle")
    expect(page.locator("html")).to_have_attribute("data-light", str(theme == "light").lower())
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_fault_with_a_price_that_is_paid(person: Come, theme: str):
    taras = person("Тарас", theme=theme, bypass_csp=True)
    seat = {"hero": "Spider-Man", "upgrades": ["Web-Shooter"], "hand": ["Genius", "Swinging Web Kick"]}
    page = taras.sit(
        taras.table("champions", "rhino", "me", position={"round": 2, "villain": "Rhino", "seats": [seat]})
    )
    page.locator("[data-hand] .press[aria-label^='Удар ногою']").click()
    page.locator("[data-payment] .chip").first.click()
    expect(page.locator("[data-payment] .short")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_fault_with_an_attack(person: Come, theme: str):
    taras = person("Тарас", theme=theme, bypass_csp=True)
    seat = {"heroes": ["Théodred", "Aragorn"], "engaged": [{"name": "Forest Spider", "shadow": ["Enchanted Stream"]}]}
    position = {"at": "6.4a", "scenario": "passage-through-mirkwood", "quest": "Flies and Spiders", "seats": [seat]}
    page = taras.sit(taras.table("lotr", "passage-through-mirkwood", "me", position=position))
    expect(page.locator("[data-foe] p")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_fault_with_harm_that_is_spread(person: Come, theme: str):
    taras = person("Тарас", theme=theme, bypass_csp=True)
    seat = {"hero": "Spider-Man", "allies": ["Black Cat"], "dealt": ["Explosion"]}
    scheme = {"name": "Bomb Scare", "threat": 2}
    position = {"round": 2, "at": "8", "villain": "Rhino", "side_schemes": [scheme], "seats": [seat]}
    page = taras.sit(taras.table("champions", "rhino", "me", position=position))
    expect(page.locator("[data-counted]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways_on_a_phone(person: Come, path: str):
    page = person("Тарас", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).go(path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_first_page_is_small(person: Come):
    taras = person("Тарас")
    sizes: dict[str, int] = {}
    taras.page.on("response", lambda answer: sizes.__setitem__(answer.url, len(gzip.compress(answer.body()))))
    taras.go("/").wait_for_load_state("networkidle")
    counted = {url: size for url, size in sizes.items() if not url.endswith(".woff2")}
    assert len(counted) > 3
    assert sum(counted.values()) < LIMIT, counted


def test_a_deck_is_tried_in_the_deck_builder(browser: Browser, tmp_path: Path):
    """Twenty games by bots, then the report. The server may have children, which one that tests have forked may not."""
    with served(Settings(sqlite(tmp_path), pace=0)) as address:
        taras = Person(browser, address, "Тарас", bypass_csp=True)
        page = taras.go("/decks/lotr")
        page.locator("aside .chips .chip").first.click()
        page.locator("details.try summary").click()
        page.locator("details.try select").nth(1).select_option("20")
        page.get_by_role("button", name="Почати").click()
        report = page.locator("dialog[open]")
        report.wait_for(timeout=100_000)
        titles = report.locator("h3").all_inner_texts()
        assert titles[:3] == ["Результат", "Рахунок і тривалість", "Чим закінчилися ігри"]
        assert report.locator("tbody tr").first.locator("td").nth(1).inner_text() == "20"
        assert faults(page) == []
        taras.leave()


def test_a_table_that_is_not_there_says_so(person: Come):
    page = person("Тарас").page
    page.goto("/t/nowhere")
    expect(page.get_by_text("Такого столу немає, або вам його не видно.")).to_be_visible()
