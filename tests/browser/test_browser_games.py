"""Games of every kind, played in a real browser by clicking what glows."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.browsing import Person, after, at, click_on, is_over, play_to
from support.tables import wait_until

Come = Callable[..., Person]
THE_END = 10**6


def test_a_solo_game_is_played_to_its_end_by_clicking_what_glows(person: Come):
    page = person().go("/")
    page.get_by_role("button", name="Почати").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-at]")
    play_to(page, THE_END)
    assert is_over(page)
    # The end says why, and by which rule.
    why = page.get_by_role("dialog").locator(".why")
    expect(why).to_contain_text("гр")
    expect(why.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/lotr\?clause=lotr\."))
    page.get_by_role("dialog").get_by_role("link", name="До столів").click()
    expect(page.get_by_text("завершено").first).to_be_visible()


def test_a_game_against_rhino_is_played_to_its_end(person: Come):
    taras = person()
    page = taras.sit(taras.table("champions", "rhino", "me"))
    play_to(page, THE_END, lambda page, n: click_on(page, "legal" if n % 2 else "primary"))
    assert is_over(page)
    ended = page.url
    page.get_by_role("dialog").get_by_role("button", name="Зіграти ще раз").click()
    page.wait_for_url(lambda url: "/t/" in url and url != ended)
    page.wait_for_selector("[data-at]")
    assert (at(page), is_over(page)) == (0, False)
    assert page.title().endswith("Носоріг")


def test_a_duel_in_two_browsers(person: Come, long_run: bool):
    olya, taras = person("Оля"), person("Тарас")
    table = olya.table("wotr", "duel-2", "me", "link")
    link = olya.post(f"tables/{table}/invite", {"seat": 1})["url"]
    taras.page.goto(link)
    taras.page.get_by_role("button", name="Сісти").click()
    taras.page.wait_for_selector("[data-at]")
    olya.sit(table)
    pages = (olya.page, taras.page)
    turns, until = 0, time.monotonic() + (600 if long_run else 60)
    while not is_over(pages[0]) and turns < (4000 if long_run else 14):
        assert time.monotonic() < until, pages[0].locator(".question").inner_text()
        clicked = sum(click_on(page, "legal" if turns % 2 else "primary") for page in pages)
        turns += clicked
        pages[0].wait_for_timeout(40 if clicked else 20)
    pages[0].wait_for_timeout(500)
    wait_until(lambda: {at(page) for page in pages} == {olya.get(f"tables/{table}")["at"]})
    assert at(pages[0]) > 4
    # Nobody sees what the other holds, in no part of the page.
    hands = [held(page) for page in pages]
    assert all(hands)
    for mine, page in ((hands[0], pages[1]), (hands[1], pages[0])):
        seen = page.content()
        assert [name for name in mine if name in seen] == []


def held(page: Page) -> set[str]:
    """The names of the cards in the hand of whoever looks at this page."""
    labels = page.locator("[data-hand] .press").evaluate_all("all => all.map(each => each.ariaLabel)")
    return {label.partition(",")[0] for label in labels}


def test_a_turn_of_each_side_on_the_map(person: Come):
    sauron, hero = person("Саурон"), person("Герой")
    table = sauron.table("meq", "quest", "me", "link")
    hero.post("join", {"token": sauron.post(f"tables/{table}/invite", {"seat": 1})["url"].rsplit("/", 1)[1]})
    pages = (sauron.sit(table), hero.sit(table))
    turns, until = {0: 0, 1: 0}, time.monotonic() + 60
    while min(turns.values()) < 6 and time.monotonic() < until:
        for seat, page in enumerate(pages):
            if click_on(page, "legal"):
                turns[seat] += 1
            page.wait_for_timeout(20)
    assert min(turns.values()) >= 6
    expect(pages[0].locator("svg [data-piece]").first).to_be_visible()
    assert after(pages[1], 5) > 5
