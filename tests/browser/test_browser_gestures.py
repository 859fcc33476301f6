"""One gesture for one intention: harm is spread, a price paid, an order given, a number set; each sent at one go."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from support.browsing import Person, after, at, click_on

Come = Callable[..., Person]
RHINO: dict[str, Any] = {
    "villain": "Rhino", "main_scheme": {"name": "The Break-In!", "threat": 1}, "round": 2,
    "encounter_deck": ["Advance", "Assault", "Stampede"],
}  # fmt: skip
BOMB = RHINO | {
    "at": "8", "side_schemes": [{"name": "Bomb Scare", "threat": 4}],
    "seats": [{
        "hero": {"name": "Spider-Man", "damage": 2}, "allies": [{"name": "Jessica Jones", "damage": 1}, "Black Cat"],
        "dealt": ["Explosion"],
    }],
}  # fmt: skip
WEB = RHINO | {
    "seats": [{
        "hero": "Spider-Man", "upgrades": ["Web-Shooter"], "engaged": ["Hydra Mercenary"],
        "hand": ["Backflip", "Genius", "For Justice!", "Webbed Up", "Swinging Web Kick"],
    }],
}  # fmt: skip
MIRKWOOD: dict[str, Any] = {"scenario": "passage-through-mirkwood", "round": 2, "quest": {"name": "A Fork in the Road"}}


def seated(me: Person, game: str, position: dict[str, Any]) -> Page:
    """A table of one's own with this position."""
    scenario = {"champions": "rhino", "lotr": "passage-through-mirkwood", "meq": "quest"}[game]
    return me.sit(me.table(game, scenario, "me", position=position))


def chosen(page: Page) -> list[list[str]]:
    """What the page sends from now on as answers, gesture by gesture."""
    sent: list[list[str]] = []

    def hear(body: str | bytes) -> None:
        message = json.loads(body)
        if message["type"] == "choose":
            sent.append(message["keys"])

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return sent


def row(page: Page, name: str) -> Any:
    """The row of somebody who can be harmed."""
    return page.locator("[data-assign] li").filter(has_text=name)


def piece(page: Page, name: str) -> Any:
    """What can be pressed of a card, by its name."""
    return page.locator(f".press[aria-label*='{name}']").first


def test_harm_is_spread_over_rows_and_sent_with_one_button(person: Come):
    page = seated(person(), "champions", BOMB)
    # Where the number comes from: the tokens of a card beside the one that asks.
    expect(page.locator("[data-counted]")).to_have_text("Загроза 4 = Поранення 4")
    expect(page.locator(".bearers .press")).to_have_attribute(
        "aria-label", re.compile("^Загроза вибуху, .*жетон загрози 4")
    )
    # The least loss is filled in: whoever can take all of it.
    expect(row(page, "Людина-павук").locator("output")).to_have_text("4")
    expect(row(page, "Людина-павук")).to_contain_text("Залишиться 4 з 10")
    assert row(page, "Людина-павук").locator(".going").count() == 4
    confirm = page.locator("[data-primary]")
    expect(confirm).to_contain_text("Підтвердити 4 з 4")
    for _ in range(3):
        row(page, "Людина-павук").locator("[data-less]").click()
    expect(confirm).to_be_disabled()
    expect(page.locator(".question h2")).to_have_text("Залишилося розподілити: 3")
    for _ in range(2):
        row(page, "Джессіка").locator("[data-more]").click()
    expect(row(page, "Джессіка")).to_contain_text("Зазнає поразки")
    expect(row(page, "Джессіка").locator("[data-more]")).to_be_disabled()
    row(page, "Чорна Кішка").locator("[data-more]").click()
    before = at(page)
    confirm.click()
    assert after(page, before) == before + 1
    expect(piece(page, "Людина-павук")).to_have_attribute("aria-label", re.compile("життя 7, жетон поранення 3"))
    expect(piece(page, "Чорна Кішка")).to_have_attribute("aria-label", re.compile("життя 1, жетон поранення 1"))
    expect(piece(page, "Джессіка")).to_have_count(0)


def test_harm_is_spread_with_keys_alone(person: Come):
    page = seated(person(), "champions", BOMB)
    row(page, "Людина-павук").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(row(page, "Джессіка").locator("output")).to_have_text("1")
    page.keyboard.press("c")
    expect(page.locator("[data-primary]")).to_contain_text("Підтвердити 0 з 4")
    page.keyboard.press("a")
    before = at(page)
    page.keyboard.press("Space")
    assert after(page, before) == before + 1


def test_a_price_is_paid_by_type_with_the_proposal_or_another_way(person: Come):
    page = seated(person(), "champions", WEB)
    piece(page, "Удар ногою").click()
    slots = page.locator("[data-slots]")
    # What costs no card first, then the card that gives most; nothing is wasted.
    expect(slots).to_have_attribute("aria-label", re.compile("^Сплачено 3 з 3"))
    expect(piece(page, "Павутиномет")).to_have_attribute("aria-pressed", "true")
    expect(piece(page, "Геніальність")).to_have_attribute("aria-pressed", "true")
    assert page.locator(".press[aria-pressed=true]").count() == 2
    piece(page, "Павутиномет").click()
    expect(slots).to_have_attribute("aria-label", re.compile("^Сплачено 2 з 3"))
    expect(page.locator("[data-primary]")).to_be_disabled()
    piece(page, "Сальто назад").click()
    expect(slots).to_have_attribute("aria-label", re.compile("^Сплачено 3 з 3"))
    page.locator("[data-primary]").click()
    expect(page.locator(".question h2")).to_have_text("Ваш хід: що робите?")
    assert page.locator("[data-hand] .press").count() == 2
    expect(piece(page, "Павутиномет")).to_have_attribute("aria-label", re.compile("жетон 3"))


def test_what_is_paid_for_lies_beside_those_who_pay_and_can_go_back_to_the_hand(person: Come):
    page = seated(person(), "champions", WEB)
    held = page.locator("[data-hand] .press")
    cards = held.count()
    piece(page, "Удар ногою").click()
    panel = page.locator("[data-payment]")
    expect(panel.locator("h2")).to_have_text("До сплати 3")
    expect(panel.locator(".chip")).to_have_text(["Геніальність", "Павутиномет"])
    expect(panel.locator(".told p")).to_have_text("Запропоновано; торкніться, щоб змінити")
    assert held.count() == cards - 1
    panel.get_by_role("button", name="Не платити: Геніальність").click()
    expect(panel.locator(".told p")).to_have_text("Бракує 2: торкніться того, що сяє")
    page.keyboard.press("a")
    expect(panel.locator(".chip")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".question h2")).to_have_text("Ваш хід: що робите?")
    assert held.count() == cards


def test_the_price_stands_in_the_question_on_a_phone(person: Come):
    page = seated(person(viewport={"width": 390, "height": 844}), "champions", WEB)
    piece(page, "Удар ногою").click()
    expect(page.locator(".question h2")).to_have_text("«Удар ногою на павутині»: сплатити 3")
    expect(page.locator(".question .paying b")).to_have_text("3")
    expect(page.locator(".question [data-slots]")).to_have_attribute("aria-label", re.compile("^Сплачено 3 з 3"))
    assert page.locator("[data-payment]").count() == 0
    page.get_by_role("button", name="Назад", exact=True).click()
    expect(page.locator(".question h2")).to_have_text("Ваш хід: що робите?")


def test_what_is_paid_too_much_is_shown_as_lost(person: Come):
    hand = {"hand": ["Genius", "Backflip", "For Justice!"]}
    page = seated(person(), "champions", RHINO | {"seats": [{"hero": "Spider-Man", **hand}]})
    piece(page, "В ім’я правосуддя").click()
    slots = page.locator("[data-slots]")
    expect(slots).to_have_attribute("aria-label", re.compile("^Сплачено 2 з 2"))
    assert page.locator(".slot.lost").count() == 0
    # Of a price of 2, Genius pays both; Backflip alone is not enough, and with both one is lost.
    page.keyboard.press("c")
    piece(page, "Сальто назад").click()
    piece(page, "Геніальність").click()
    assert page.locator(".slot.lost").count() == 1
    expect(page.locator(".price small")).to_have_text("Зайвих ресурсів пропаде: 1")


def test_resources_of_heroes_are_proposed_and_changed_by_a_tap(person: Come):
    heroes = [
        {"name": "Aragorn", "resources": 3},
        {"name": "Théodred", "resources": 1},
        {"name": "Glóin", "resources": 1},
    ]
    seat = {"heroes": heroes, "threat": 30, "hand": ["Faramir", "Snowbourn Scout"]}
    page = seated(person(), "lotr", MIRKWOOD | {"at": "2.2", "seats": [seat]})
    piece(page, "Фарамир").click()
    expect(page.locator("[data-slots]")).to_have_attribute("aria-label", "Сплачено 4 з 4")
    assert [
        page.locator(f".piece:has(.press[aria-label^='{name}']) .coins .paid").count()
        for name in ("Араґорн", "Теодред", "Ґлоїн")
    ] == [3, 1, 0]
    # What is tapped takes the place of another coin.
    piece(page, "Ґлоїн").click()
    assert [
        page.locator(f".piece:has(.press[aria-label^='{name}']) .coins .paid").count()
        for name in ("Араґорн", "Теодред", "Ґлоїн")
    ] == [2, 1, 1]
    page.locator("[data-primary]").click()
    expect(piece(page, "Фарамир")).to_have_attribute("aria-label", re.compile("Союзник"))
    expect(piece(page, "Араґорн")).to_have_attribute("aria-label", re.compile("жетон ресурсів 1"))
    expect(piece(page, "Ґлоїн")).not_to_have_attribute("aria-label", re.compile("жетон ресурсів"))


def test_a_number_is_set_with_a_stepper_and_cards_are_put_back_in_an_order(person: Come):
    deck = ["Gandalf", "Protector of Lórien", "Forest Snare", "Dark Knowledge", "Self Preservation"]
    seat = {"heroes": [{"name": "Beravor", "resources": 5}], "threat": 30, "hand": ["Gandalf's Search"], "deck": deck}
    taras = person()
    sent = chosen(taras.page)
    page = seated(taras, "lotr", MIRKWOOD | {"at": "2.2", "seats": [seat]})
    piece(page, "Пошуки Ґандальфа").click()
    stepper = page.locator("[data-stepper]")
    expect(stepper.locator("output")).to_have_text("5")
    expect(stepper.locator("[data-more]")).to_be_disabled()
    stepper.locator("[data-less]").click()
    page.locator("[data-primary]").click()
    page.locator(".search .press[aria-label^='Ґандальф']").click()
    rows = page.locator("[data-order] li")
    expect(rows).to_have_count(3)
    # The last one goes up with the keys, then the first one down with the mouse.
    page.locator("[data-grip]").nth(2).focus()
    page.keyboard.press("Alt+ArrowUp")
    page.keyboard.press("Alt+ArrowUp")
    expect(page.locator("[data-grip]").nth(0)).to_be_focused()
    expect(rows.nth(0)).to_have_attribute("data-key", "put Dark Knowledge on top")
    grip, last = page.locator("[data-grip]").nth(0).bounding_box(), rows.nth(2).bounding_box()
    assert grip is not None
    assert last is not None
    page.mouse.move(grip["x"] + 10, grip["y"] + 10)
    page.mouse.down()
    page.mouse.move(last["x"] + 60, last["y"] + 10, steps=6)
    page.mouse.up()
    expect(rows.nth(2)).to_have_attribute("data-key", "put Dark Knowledge on top")
    page.locator("[aria-label^='Нижче:']").nth(0).click()
    wanted = [row.get_attribute("data-key") for row in rows.all()]
    assert wanted[2] == "put Dark Knowledge on top"
    page.locator("[data-primary]").click()
    # Two answers are given, the third goes by itself.
    expect(page.locator("[data-order]")).to_have_count(0)
    expect(page.locator(".question h2")).to_contain_text("дія")
    assert sent[-2:] == [[wanted[0]], [wanted[1]]]


def test_equal_cards_all_glow_and_are_picked_one_by_one(person: Come):
    # The third is hurt, so it is an answer of its own, whose key changes when the others are gone.
    allies = ["Guard of the Citadel", "Guard of the Citadel", {"name": "Guard of the Citadel", "damage": 1}, "Faramir"]
    seat = {"heroes": ["Aragorn"], "allies": allies, "threat": 30}
    page = seated(person(), "lotr", MIRKWOOD | {"at": "3.2", "encounter_deck": ["Old Forest Road"], "seats": [seat]})
    guards = page.locator(".press[data-legal][aria-label^='Вартовий Цитаделі']")
    expect(guards).to_have_count(3)
    guards.nth(1).click()
    expect(guards.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(guards.nth(0)).to_have_attribute("aria-pressed", "false")
    guards.nth(0).click()
    guards.nth(2).click()
    piece(page, "Фарамир").click()
    expect(page.locator("[data-primary]")).to_contain_text("вибрано: 4")
    page.locator("[data-primary]").click()
    done = page.locator(".press[aria-label*='Вартовий Цитаделі'][aria-label*='виснажено']")
    expect(done).to_have_count(3)


def test_two_who_fight_stand_on_a_stage_of_their_own(person: Come):
    hero = {"name": "Argalad", "at": "Weathertop", "hand": ["Parry", "Overdraw", "Volley", "Precision", "Aimed Shot"]}
    position = {"at": "ambush", "turn": 1, "heroes": [hero], "places": {"Weathertop": {"monsters": ["Orc"]}}}
    taras = person()
    page = taras.sit(taras.table("meq", "quest", "bot:thumb", "me", position=position))
    # How many cards to draw is a number; the most of them is proposed.
    expect(page.locator("[data-stepper] output")).to_have_text("3")
    # Nothing is told of rounds before the first.
    expect(page.locator("[data-duel] .rounds")).to_have_count(0)
    for _ in range(3):
        page.locator("[data-less]").click()
    page.locator("[data-primary]").click()
    duel = page.locator("[data-duel]")
    expect(duel.locator("h2")).to_have_text(["Арґалад", "Орк"])
    expect(duel).to_contain_text("Грозова вершина")
    expect(duel.locator(".right .pips i:not(.gone)")).to_have_count(3)
    page.locator("[data-answers] .numbered").first.click()
    expect(duel).to_contain_text("Карти таємні, доки обоє не вибрали")
    # What is pointed at lies in my place, before it is laid.
    piece(page, "Прицільний постріл").hover()
    expect(duel.locator(".tried")).to_contain_text("сила разом буде 3 з 8")
    expect(duel.locator("[data-weighed='Прицільний постріл']")).to_be_visible()
    expect(duel.locator(".card:has([data-weighed])")).to_contain_text("бачите лише ви")
    piece(page, "Парирування").focus()
    expect(duel.locator("[data-weighed='Парирування']")).to_be_visible()
    page.locator("[data-answers] .numbered", has_text="Залп").hover()
    expect(duel.locator("[data-weighed='Залп']")).to_be_visible()
    page.get_by_role("button", name="Показати мапу").click()
    expect(duel).to_have_count(0)
    expect(page.locator("[data-map-closer]")).to_be_visible()
    page.get_by_role("button", name="До бою").click()
    piece(page, "Прицільний постріл").click()
    expect(duel.locator("tbody tr").first).to_contain_text("Прицільний постріл")
    expect(duel.locator(".about p").first).to_contain_text("4")
    expect(duel).to_contain_text("Сила: використано 3 з 8")
    # What the round has cost is told under its number, as soon as it is over.
    for _ in range(40):
        if duel.locator("tbody th small").count():
            break
        click_on(page, "primary")
        page.wait_for_timeout(100)
    expect(duel.locator("tbody th").first).to_have_text(re.compile(r"^Раунд 1Арґалад (0|−\d) · Орк (0|−\d)$"))
    # On a phone the cards of both stay in sight beside it.
    page.set_viewport_size({"width": 390, "height": 844})
    assert duel.locator(".rounds").evaluate("rounds => rounds.scrollWidth - rounds.clientWidth") == 0


def test_a_finger_looks_at_a_card_with_the_first_tap_and_lays_it_with_the_second(person: Come):
    hero = {"name": "Argalad", "at": "Weathertop", "hand": ["Parry", "Overdraw", "Volley"]}
    position = {"at": "ambush", "turn": 1, "heroes": [hero], "places": {"Weathertop": {"monsters": ["Orc"]}}}
    taras = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = taras.sit(taras.table("meq", "quest", "bot:thumb", "me", position=position))
    page.locator("[data-primary]").tap()
    page.locator("[data-answers] .numbered").first.tap()
    card, weighed = piece(page, "Парирування"), page.locator("[data-weighed]")
    expect(page.locator(".question h2")).to_contain_text("яку карту")
    card.tap(position={"x": 20, "y": 40})
    expect(weighed).to_have_attribute("data-weighed", "Парирування")
    expect(page.locator(".card:has([data-weighed])")).to_contain_text("Торкніться ще раз")
    before = at(page)
    card.tap(position={"x": 20, "y": 40})
    after(page, before)
    expect(weighed).to_have_count(0)


def test_a_frame_drawn_over_the_board_picks_all_that_glow_in_it(person: Come):
    seat = {"heroes": ["Aragorn", "Théodred", "Glóin"], "allies": ["Faramir"], "threat": 30}
    page = seated(person(), "lotr", MIRKWOOD | {"at": "3.2", "encounter_deck": ["Old Forest Road"], "seats": [seat]})
    first, second = piece(page, "Араґорн").bounding_box(), piece(page, "Теодред").bounding_box()
    assert first is not None
    assert second is not None
    page.mouse.move(first["x"] - 12, first["y"] - 12)
    page.mouse.down()
    page.mouse.move(second["x"] + second["width"] - 20, second["y"] + second["height"] + 6, steps=5)
    expect(page.locator(".lasso")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".lasso")).to_have_count(0)
    assert [piece(page, name).get_attribute("aria-pressed") for name in ("Араґорн", "Теодред", "Ґлоїн", "Фарамир")] == [
        "true", "true", "false", "false",
    ]  # fmt: skip
    expect(page.locator("[data-primary]")).to_contain_text("вибрано: 2")


def test_what_was_just_revealed_stands_out_until_the_next_choice(person: Come):
    seat = {"heroes": ["Aragorn", "Éowyn"], "threat": 30, "hand": ["Gandalf"]}
    # Before the card is revealed and after it there is something to pass.
    written = MIRKWOOD | {"at": "3.2", "encounter_deck": ["Old Forest Road", "Hummerhorns"], "seats": [seat]}
    page = seated(person(), "lotr", written)
    assert page.locator("[data-reveals]").count() == 0
    piece(page, "Араґорн").click()
    page.locator("[data-primary]").click()
    page.get_by_role("button", name="Спасувати").click()
    road = page.locator(".press[aria-label*='Стара лісова дорога']")
    expect(page.locator("[data-reveals] li")).to_have_text(["Стара лісова дорога"])
    expect(road).to_have_attribute("aria-label", re.compile("щойно відкрито$"))
    page.locator("[data-primary]").click()
    expect(road).not_to_have_attribute("aria-label", re.compile("щойно відкрито"))


def test_passing_stops_always_never_or_if_something_changed(person: Come):
    page = seated(person(), "lotr", MIRKWOOD | {"at": "2.2", "seats": [{"heroes": ["Éowyn"], "hand": ["Gandalf"] * 2}]})
    page.get_by_role("button", name="Де зупинятися").click()
    travel = page.get_by_role("dialog").get_by_role("radiogroup", name="Фаза подорожі")
    expect(travel.get_by_role("radio", name="пас")).to_be_checked()
    travel.get_by_role("radio", name="якщо щось змінилося").click()
    expect(travel.get_by_role("radio", name="якщо щось змінилося")).to_be_checked()
    expect(page.locator(".rail .watch")).to_have_attribute("aria-label", "Фаза подорожі, якщо щось змінилося")
    travel.get_by_role("radio", name="зупинка").click()
    expect(page.locator(".rail .stop")).to_have_attribute("aria-label", "Фаза подорожі, зупинка")
    travel.get_by_role("radio", name="пас").click()
    expect(page.locator(".rail .stop")).to_have_count(0)


def test_a_phone_shows_the_whole_map_small_and_goes_where_it_is_pressed(person: Come):
    taras = person(viewport={"width": 390, "height": 844}, has_touch=True)
    position = {"at": "travel", "turn": 1, "heroes": [{"name": "Argalad", "at": "Bree", "hand": ["Parry", "Volley"]}]}
    page = taras.sit(taras.table("meq", "quest", "bot:thumb", "me", position=position))
    mini = page.locator("[data-mini-map]")
    expect(mini).to_be_visible()
    before = [float(side) for side in (page.locator("svg.chart").get_attribute("viewBox") or "").split()]
    mini.tap(position={"x": 90, "y": 60})
    page.wait_for_function(
        "x => Number(document.querySelector('svg.chart').getAttribute('viewBox').split(' ')[0]) > x",
        arg=before[0] + 300,
    )
    # Seen whole, there is no need for it.
    for _ in range(4):
        page.get_by_role("button", name="Далі").click()
    expect(mini).to_have_count(0)


def test_while_the_device_is_handed_over_one_sees_only_what_all_may_see(person: Come):
    taras = person(viewport={"width": 390, "height": 844})
    page = taras.sit(taras.table("wotr", "duel-2", "me", "me"))
    over = page.locator(".over")
    expect(page.locator("[data-hand] .press").first).to_be_attached()
    for _ in range(60):
        if over.count():
            break
        click_on(page)
        page.wait_for_timeout(100)
    expect(over).to_contain_text("Передайте пристрій")
    over.get_by_role("button", name="Загальний стіл").click()
    expect(over).to_have_count(0)
    assert page.locator("[data-hand] .press").count() == 0
    page.get_by_role("button", name="До передачі").click()
    over.get_by_role("button", name="Утримуйте").focus()
    page.keyboard.press("Enter")
    expect(over).to_be_visible()
    page.keyboard.press("Enter")
    expect(over).to_have_count(0)
    expect(page.locator("[data-hand] .press").first).to_be_attached()


def test_equal_cards_in_an_order_say_what_they_lie_on(person: Come):
    webbed = {"exhausted": True, "resources": 3, "attachments": ["Caught in a Web"]}
    heroes = [{"name": name} | webbed for name in ("Aragorn", "Glóin")]
    page = seated(person(), "lotr", MIRKWOOD | {"at": "7.2", "seats": [{"heroes": heroes, "threat": 30}]})
    expect(page.locator("[data-order] li > span")).to_have_text(
        ["У полоні павутиння · Араґорн", "У полоні павутиння · Ґлоїн"]
    )
