"""A table of two hosts: whole tiles and the rest behind a chip, steps of a track, short buttons, an arrow of a move."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browsing import Person, after, at

Come = Callable[..., Person]
SEATS = ("bot:thumb", "bot:thumb", "me", "bot:thumb")
HOSTS: dict[str, Any] = {
    "scenario": "trilogy", "seats": 4, "at": "2.1", "turn": 2, "round": 4, "path": 4,
    "active": ["Minas Morgul", {"name": "The Doors of Durin", "cards": ["Gimli"]}, "Minas Tirith"],
    "free_scoring": ["Rivendell", "Bag End"],
    "players": {
        "Frodo": {"hand": ["Sting"]},
        "Witch-king": {
            "reserve": [
                "The Witch-king", "The Messenger", "The Hunter", "The Reaver", "Olog-hai", "Trolls of Udûn",
                "Mordor Orcs",
            ],
        },
        "Aragorn": {
            "reserve": ["Boromir", "Legolas", "Faramir"],
            "hand": ["Blade of Westernesse", "Andúril", "Knights of Dol Amroth"],
        },
        "Saruman": {},
    },
}  # fmt: skip


def hosts(me: Person) -> Page:
    """A table whose third player I am, with a hand to winnow."""
    return me.sit(me.table("wotr", "trilogy", *SEATS, position=HOSTS))


def test_the_tiles_of_another_host_are_whole_and_the_rest_is_behind_a_chip(person: Come):
    page = hosts(person())
    strip = page.locator(".strip", has=page.get_by_text("Король-Відьмак", exact=True))
    tiles, chip = strip.locator(".press"), strip.locator(".more")
    room = strip.bounding_box()
    assert room is not None
    for tile in tiles.all():
        box = tile.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= room["x"] + room["width"]
    hidden = 7 - tiles.count()
    assert 0 < hidden < 7
    expect(chip).to_have_text(f"+{hidden}")
    expect(chip).to_have_attribute("aria-label", f"Ще {hidden}: Резерв")
    chip.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Резерв").locator(".press")).to_have_count(hidden)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_number_with_an_end_is_a_track_of_steps_and_what_was_won_lies_behind_its_number(person: Come):
    page = hosts(person())
    expect(page.locator(".steps li")).to_have_count(9)
    expect(page.locator(".steps .past")).to_have_text(["1", "2", "3"])
    expect(page.locator(".steps .now")).to_have_text("4")
    # The other side stands above, mine below.
    expect(page.locator(".tower small")).to_have_text(["Очки Тіні", "Очки Вільних Народів"])
    page.get_by_role("button", name="Зона підрахунку очок Вільних Народів: 2").click()
    expect(page.get_by_role("dialog").locator(".press")).to_have_count(2)


def test_the_answers_are_one_row_of_short_buttons_that_tell_the_whole_when_pointed_at(person: Come):
    page = hosts(person())
    page.evaluate("document.fonts.ready")
    found = page.evaluate("[...document.querySelectorAll('[data-answers] .button')].map((button) => button.offsetTop)")
    assert len(found) == 5
    assert len(set(found)) == 1
    whole = "Почистити руку: знищити 2 карти з руки та взяти 1"
    winnow = page.get_by_role("button", name="Почистити")
    expect(winnow).to_have_attribute("title", whole)
    winnow.focus()
    expect(page.locator(".question .whole")).to_have_text(whole)


def test_a_move_is_made_with_keys_and_an_arrow_goes_where_it_would_end(person: Come):
    page = hosts(person())
    expect(page.locator(".arrows")).to_have_count(0)
    page.locator("[data-answers] .numbered", has_text="Перемістити").click()
    # What glows is the list: no second one in words.
    expect(page.locator(".mine [data-legal]")).to_have_count(3)
    expect(page.locator(".question .group")).to_have_count(0)
    page.keyboard.press("Escape")
    page.mouse.move(4, 400)
    number = page.locator("[data-answers] .numbered", has_text="Перемістити").locator("kbd").inner_text()
    page.keyboard.press(number)
    expect(page.locator(".mine .press[aria-label^='Боромир']")).to_be_focused()
    before = at(page)
    page.keyboard.press("Enter")
    after(page, before)
    picked = page.locator(".mine .press[aria-label^='Боромир']")
    expect(picked).not_to_have_attribute("data-legal", "")
    # The question says what is asked, so the answers are names; the whole of each is told while it is pointed at.
    answers = page.locator("[data-answers] .numbered")
    expect(answers.locator("span")).to_have_text(["Мінас-Морґул", "Двері Даріна", "Мінас-Тіріт"])
    expect(answers.first).to_have_attribute("title", "На локацію «Мінас-Морґул»")
    place = page.locator(".arenas .press[data-legal]").first
    place.focus()
    expect(page.locator(".arrows.own path")).to_have_count(3)
    place.blur()
    expect(page.locator(".arrows")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 820, 1280, 1440])
def test_the_places_of_a_fight_are_all_on_the_screen_and_do_not_overlap(person: Come, width: int):
    page = hosts(person(viewport={"width": width, "height": 1000}))
    places = [box for place in page.locator(".arenas .place").all() if (box := place.bounding_box()) is not None]
    assert len(places) == 3
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    for one in places:
        assert one["x"] >= board["x"]
        assert one["x"] + one["width"] <= board["x"] + board["width"]
        for other in places:
            beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
            assert one is other or beside or above


def test_what_a_side_brings_to_a_fight_is_not_hidden_by_the_tokens_of_the_place(person: Come):
    durin = {"name": "The Doors of Durin", "defense": 1, "cards": ["Gimli", "Balrog of Moria"]}
    taras = person()
    page = taras.sit(taras.table("wotr", "trilogy", *SEATS, position=HOSTS | {"active": [durin]}))
    token = page.locator(".arenas .place .token").bounding_box()
    assert token is not None
    sums = [box for each in page.locator(".arenas .sum").all() if (box := each.bounding_box()) is not None]
    assert len(sums) == 2
    for one in sums:
        beside = one["x"] + one["width"] <= token["x"] or token["x"] + token["width"] <= one["x"]
        above = one["y"] + one["height"] <= token["y"] or token["y"] + token["height"] <= one["y"]
        assert beside or above


def test_the_side_shows_a_card_and_the_log_before_anything_was_pointed_at(person: Come):
    taras = person()
    # Nothing was told yet: a card that I can do something with.
    expect(hosts(taras).locator(".inspect h3")).to_have_text("Боромир")
    # Before my turn Saruman activates a place with the one card he has, and the others pass: that was told of last.
    alone = {"Witch-king": {}, "Saruman": {"reserve": ["Corsairs of Umbar"]}}
    before = HOSTS | {"turn": 3, "players": HOSTS["players"] | alone}
    page = taras.sit(taras.table("wotr", "trilogy", *SEATS, position=before))
    expect(page.get_by_role("log", name="Журнал")).to_contain_text("Гравець Саруман активує «Умбар»")
    expect(page.locator(".inspect h3")).to_have_text("Умбар")


def test_many_answers_to_one_question_have_short_names_and_numbers(person: Come):
    """Which of seven cards: what the question says is not said seven times, and digits take them."""
    taras = person()
    page = taras.sit(taras.table("wotr", "duel-2", "me", "bot:thumb", seed=7))
    cards = page.locator(".question .group button")
    for before in (0, 1):
        page.locator("[data-answers] .numbered").first.click()
        after(page, before)
    expect(cards).to_have_text([re.compile(rf"^{i + 1}\s*{name}") for i, name in enumerate(SEVEN)])
    expect(cards.last).to_be_in_viewport(ratio=1)
    page.keyboard.press("5")
    after(page, 2)
    expect(page.locator("[data-hand] .press[aria-label^='Жало']")).to_have_count(0)


SEVEN = (
    "Ненья, Перстень Адаманту", "Воїни Ґондору", "Сторожа Цитаделі", "Ґандальф Сірий", "Жало", "Фродо Торбин",
    "Тіньогрив",
)  # fmt: skip
