"""How to read the table: the page that explains itself with real cards, reached from the table and from the rules."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.browsing import Person

Come = Callable[..., Person]


def states(page: Page) -> list[str]:
    """What the states of a card are called."""
    return page.locator(".states li > b").all_inner_texts()


def test_the_menu_of_a_table_leads_to_it(person: Come):
    taras = person("Тарас")
    page = taras.sit(taras.table("lotr", "passage-through-mirkwood", "me"))
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("link", name="Як читати стіл").click()
    expect(page.get_by_role("heading", name="Як читати стіл")).to_be_visible()
    expect(page.locator("figure")).to_have_count(5)
    assert states(page) == [
        "спокій", "можна", "вибрано", "ціль", "фокус", "не зараз", "виснажено", "більше", "поранено",
    ]  # fmt: skip
    assert page.locator(".states .face.turned").evaluate("face => getComputedStyle(face).rotate") == "7deg"
    assert page.locator(".states li").nth(7).locator(".up").inner_text() == "4"
    assert page.locator(".states li").nth(8).locator(".down").inner_text() == "3"


def test_the_rules_lead_to_it_and_it_speaks_three_languages(person: Come):
    page = person("Тарас").go("/rules/wotr")
    page.get_by_role("link", name="Як читати стіл").click()
    page.get_by_label("Мова").select_option("ru")
    expect(page.get_by_role("heading", name="Как читать стол")).to_be_visible()
    expect(page.locator("figcaption", has_text="рамка и рисунок — фракция; знак — сторона")).to_be_visible()
    # Nothing is exhausted or wounded in this game.
    assert states(page) == ["покой", "можно", "выбрано", "цель", "фокус", "не сейчас", "больше"]
    page.get_by_label("Язык").select_option("en")
    expect(page.get_by_role("heading", name="How to read the table")).to_be_visible()


def test_the_parts_of_a_card_are_numbered_where_they_are(person: Come):
    page = person("Тарас").go("/reading/lotr")
    faramir = page.locator("figure").first
    expect(faramir.locator(".numbered > span")).to_have_text(["1", "2", "3", "4", "5", "6", "7"])
    picture, number = faramir.locator(".art").bounding_box(), faramir.locator(".numbered > span").nth(3).bounding_box()
    assert picture is not None
    assert number is not None
    assert abs(picture["y"] + picture["height"] / 2 - number["y"] - number["height"] / 2) < 2
