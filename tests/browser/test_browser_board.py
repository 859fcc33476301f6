"""The board: who everybody fights stands large, an attack says where its number comes from, everybody has a face, a way
has its price; and all of it fits a laptop and a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browsing import Person, after, at

Come = Callable[..., Person]
RHINO: dict[str, Any] = {
    "round": 3, "villain": {"name": "Rhino", "damage": 11, "attachments": ["Charge"]},
    "main_scheme": {"name": "The Break-In!", "threat": 6}, "side_schemes": [{"name": "Crowd Control", "threat": 2}],
    "seats": [{"hero": "Spider-Man", "hand": ["Backflip"]}, {"hero": "Black Panther"}],
}  # fmt: skip
SPIDER: dict[str, Any] = {
    "round": 3, "at": "6.4a", "scenario": "passage-through-mirkwood", "quest": "Flies and Spiders",
    "seats": [
        {
            "heroes": ["Théodred", {"name": "Aragorn", "exhausted": True}], "threat": 30, "deck": ["Gandalf"],
            "engaged": [{"name": "Forest Spider", "shadow": ["Enchanted Stream"]}],
        },
    ],
}  # fmt: skip
PATH: dict[str, Any] = {
    "scenario": "trilogy", "seats": 4, "at": "2.1", "turn": 2, "round": 4, "path": 4,
    "active": [
        {"name": "The Doors of Durin", "cards": ["Gimli"]}, {"name": "Minas Tirith", "cards": ["Denethor", "Legolas"]},
    ],
    "players": {"Frodo": {}, "Witch-king": {}, "Aragorn": {"reserve": ["Boromir"]}, "Saruman": {}},
}  # fmt: skip


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return dict(found)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180)])
def test_the_villain_stands_beside_the_schemes_and_the_others(person: Come, width: int, height: int):
    taras = person(viewport={"width": width, "height": height})
    page = taras.sit(taras.table("champions", "rhino", "me", "bot:thumb", position=RHINO))
    villain, schemes, others = box(page, ".piece.poster"), box(page, ".two .zone"), box(page, ".two .others")
    assert villain["x"] + villain["width"] <= min(schemes["x"], others["x"])
    assert villain["y"] < schemes["y"] + schemes["height"] <= others["y"] < villain["y"] + villain["height"]
    poster = page.locator(".piece.poster")
    expect(poster.locator(".pills .stat")).to_have_text(["1 ПЛН", "5 АТК"])
    expect(poster.locator(".count")).to_have_text("17/28")
    # What is attached to him lies on the picture, not under it.
    charge = box(page, ".piece.poster .on")
    assert villain["y"] <= charge["y"]
    assert charge["y"] + charge["height"] <= villain["y"] + villain["height"]


def test_on_a_phone_the_villain_is_one_of_the_row(person: Come):
    taras = person(viewport={"width": 390, "height": 844})
    page = taras.sit(taras.table("champions", "rhino", "me", "bot:thumb", position=RHINO))
    villain, scheme = page.locator(".zone .card.plate").nth(0), page.locator(".zone .card.plate").nth(1)
    expect(villain).to_be_visible()
    expect(page.locator(".piece.poster")).to_have_count(0)
    one, other = villain.bounding_box(), scheme.bounding_box()
    assert one is not None
    assert other is not None
    assert abs(one["y"] - other["y"]) < 30
    # How far the scheme has come is in sight beside the villain.
    assert 0 <= one["x"] < other["x"] + other["width"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_an_attack_says_beside_the_attacker_where_its_number_comes_from(person: Come):
    taras = person()
    page = taras.sit(taras.table("lotr", "passage-through-mirkwood", "me", position=SPIDER))
    expect(page.locator("[data-foe] p")).to_have_text(
        [
            "Атакує вас: 2",
            "На карті: сила атаки 2",
            "Закрита карта ще може це змінити: прогнози рахують лише те, що видно всім.",
        ]
    )
    foe, spider = box(page, "[data-foe]"), box(page, ".zone .piece.banner [aria-label^='Лісовий павук']")
    assert foe["x"] >= spider["x"] + spider["width"]
    # What follows from an answer is told as what is left.
    expect(page.locator("[data-answers] .numbered small").first).to_have_text(
        "Теодред, витривалість: 4 → 3 · Теодред, жетон ресурсів: 0 → 1"
    )
    before = at(page)
    page.locator("[data-answers] .numbered").first.click()
    after(page, before)
    expect(page.locator("[data-foe]")).to_have_count(0)


def test_everybody_has_a_face_in_the_top_bar_and_a_ring_is_around_whoever_is_asked(person: Come):
    taras = person()
    page = taras.sit(taras.table("wotr", "trilogy", "bot:thumb", "bot:thumb", "me", "bot:thumb", position=PATH))
    seats = page.get_by_role("list", name="Місця за столом").get_by_role("listitem")
    expect(seats).to_have_text(["Фродо, бот", "Король-Відьмак, бот", "Араґорн, ви, зараз вибирає", "Саруман, бот"])
    expect(page.locator(".seats .asked")).to_have_count(1)
    assert len(set(page.locator(".seats svg").evaluate_all("all => all.map((one) => one.innerHTML)"))) == 4


def test_on_a_path_small_cards_show_what_counts_on_a_path(person: Come):
    taras = person()
    page = taras.sit(taras.table("wotr", "trilogy", "bot:thumb", "bot:thumb", "me", "bot:thumb", position=PATH))
    shown = "all => all.filter((one) => one.getClientRects().length).map((one) => one.title)"
    gimli = page.locator(".arenas .piece.tile", has=page.locator("[aria-label^='Ґімлі']"))
    legolas = page.locator(".arenas .piece.tile", has=page.locator("[aria-label^='Леґолас']"))
    assert gimli.locator(".stat").evaluate_all(shown) == ["шлях: оборона 1"]
    assert legolas.locator(".stat").evaluate_all(shown) == ["поле битви: напад 1", "поле битви: оборона 1"]


def test_a_way_of_the_map_says_its_price_on_its_answer(person: Come):
    taras = person()
    hero = {"name": "Beravor", "at": "Fornost", "hand": ["Parry", "Charge", "Evade"]}
    position = {"round": 4, "turn": 1, "heroes": [hero]}
    page = taras.sit(taras.table("meq", "quest", "bot:thumb", "me", position=position))
    before = at(page)
    page.get_by_role("button", name="Спасувати").click()
    after(page, before)
    answers = page.locator("[data-answers] .numbered span")
    expect(answers.filter(has_text="Брі")).to_have_text("БріБудь-яка карта")
    expect(answers.filter(has_text="узгір")).to_have_text("Північні узгір’яПагорб або карт: 2")
    expect(page.locator("[data-answers] [title='Рушити: Брі']")).to_have_count(1)
    # The question and the hand lie on the sea: no place of the map is under them.
    for cover in (box(page, ".question"), box(page, "[data-hand] li:last-child")):
        for place in page.locator(".map .place[data-legal]").all():
            spot = place.bounding_box()
            assert spot is not None
            assert spot["x"] >= cover["x"] + cover["width"] or spot["y"] + spot["height"] <= cover["y"]


def test_on_a_low_screen_those_who_decide_are_whole(person: Come):
    taras = person(viewport={"width": 1366, "height": 768})
    mate = {"heroes": ["Gimli", "Legolas"], "engaged": ["Dol Guldur Orcs"], "threat": 30}
    position = SPIDER | {"seats": [*SPIDER["seats"], mate], "staging": ["Mountains of Mirkwood", "Hummerhorns"]}
    page = taras.sit(taras.table("lotr", "passage-through-mirkwood", "me", "bot:thumb", position=position))
    expect(page.locator("[data-foe]")).to_be_visible()
    bar = box(page, ".question")
    for hero in page.locator(".mine .press").all():
        tile = hero.bounding_box()
        assert tile is not None
        assert tile["y"] + tile["height"] <= bar["y"]


def test_on_a_phone_what_faces_me_stands_above_me_and_my_piles_open(person: Come):
    taras = person(viewport={"width": 390, "height": 844})
    seat = {"hero": "Spider-Man", "engaged": ["Hydra Mercenary"], "discard": ["Backflip", "Genius"], "hand": ["Energy"]}
    page = taras.sit(taras.table("champions", "rhino", "me", position=RHINO | {"seats": [seat]}))
    foe, hero = box(page, ".zone [aria-label^='Найманець']"), box(page, ".mine .press")
    assert foe["y"] + foe["height"] <= hero["y"]
    assert hero["width"] > 80
    page.get_by_role("button", name="Відбій: 2").click()
    expect(page.get_by_role("dialog", name="Відбій").locator(".press")).to_have_count(2)


def test_on_a_phone_the_map_has_the_board_and_the_answers_two_columns(person: Come):
    taras = person(viewport={"width": 390, "height": 844})
    hero = {"name": "Beravor", "at": "Fornost", "hand": ["Parry", "Charge", "Evade"]}
    position = {"round": 4, "turn": 1, "pool": 3, "heroes": [hero]}
    page = taras.sit(taras.table("meq", "quest", "bot:thumb", "me", position=position))
    before = at(page)
    page.get_by_role("button", name="Спасувати").click()
    after(page, before)
    answers = page.locator("[data-answers] .button")
    expect(answers).to_have_count(6)
    # What follows from the last answer is told as well, and there is room for it.
    expect(answers.last.locator("small")).to_be_visible()
    assert box(page, ".map")["height"] >= 420
    columns = {round(found["x"]) for found in (each.bounding_box() for each in answers.all()) if found}
    assert len(columns) == 2
    # The numbers of the table lie over the map; what else lies beside it is in the sheet.
    expect(page.locator(".map .track [aria-label='Запас Тіні: 3']")).to_be_visible()
    assert page.locator(".board .mine").count() == 0
    page.get_by_role("button", name="Карта, журнал і правила").click()
    page.get_by_role("tab", name="Стіл").click()
    expect(page.get_by_role("tabpanel").locator(".mine")).to_be_visible()


def test_on_a_short_screen_those_who_may_answer_are_in_sight(person: Come):
    taras = person(viewport={"width": 720, "height": 450}, device_scale_factor=2)
    tired = [
        {"name": name, "exhausted": True} for name in ("Guard of the Citadel", "Silverlode Archer", "Son of Arnor")
    ]
    allies = [*tired, *tired, "Snowbourn Scout"]
    seat = SPIDER["seats"][0] | {"heroes": [{"name": "Aragorn", "exhausted": True}], "allies": allies}
    mate = {"heroes": ["Gimli", "Legolas"], "threat": 30}
    position = SPIDER | {"seats": [seat, mate], "staging": ["Mountains of Mirkwood", "Hummerhorns"]}
    page = taras.sit(taras.table("lotr", "passage-through-mirkwood", "me", "bot:thumb", position=position))
    expect(page.locator(".question h2")).to_contain_text("хто захищається")
    board, scout = box(page, "[data-board]"), box(page, ".mine [data-legal]")
    assert scout["x"] + scout["width"] <= board["x"] + board["width"]
    assert scout["y"] + scout["height"] <= board["y"] + board["height"]
    expect(page.locator(".front, .zone .press[aria-label^='Лісовий павук']").first).to_be_in_viewport()
    # What decides nothing is folded away, and one press brings it back.
    assert page.locator(".strip").count() == 0
    page.get_by_role("button", name="Увесь стіл").click()
    expect(page.locator(".strip")).to_have_count(1)
    expect(page.locator(".press[aria-label^='Гори Морок-лісу']")).to_have_count(1)


def test_where_all_would_go_alike_is_no_forecast(person: Come):
    taras = person()
    page = taras.sit(taras.table("meq", "quest", "bot:thumb", "me"))
    heroes = page.locator("[data-answers] .numbered")
    # Who brings somebody along tells so; that each hero comes to the board need not be told.
    expect(heroes.filter(has_text="Еомет").locator("small")).to_have_text("Кінь → Ігрова зона")
    expect(heroes.filter(has_text="Арґалад")).to_be_visible()
    expect(heroes.filter(has_text="Арґалад").locator("small")).to_have_count(0)


def test_a_token_lies_beside_the_name_of_an_enemy_not_on_it(person: Come):
    taras = person()
    hurt = {"name": "Ungoliant's Spawn", "damage": 4}
    position = SPIDER | {"seats": [SPIDER["seats"][0] | {"engaged": [hurt], "hand": []}]}
    page = taras.sit(taras.table("lotr", "passage-through-mirkwood", "me", position=position))
    token = box(page, ".front .banner .corner.ne, .zone .banner .corner.ne")
    name = page.locator(".zone .card.banner:has(.corner.ne) h3").evaluate(WRITTEN)
    assert name <= token["x"]
    # An empty hand says so in one line.
    assert box(page, "[data-hand] .none")["height"] < 70


WRITTEN = """name => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return range.getBoundingClientRect().right;
}"""
"""Where the letters of a name end."""
