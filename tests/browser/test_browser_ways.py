"""Every way to the table: keys alone, a phone, another language, a dead server, undo, replay, zoom; and how quick."""

from __future__ import annotations

import re
import statistics
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browsing import Person, after, at, click_on, either, is_over, play_to, press_on
from support.tables import Node, sqlite, wait_until

Come = Callable[..., Person]
SOLO = ("lotr", "passage-through-mirkwood", "me")
ALLY: dict[str, Any] = {
    "villain": "Rhino", "main_scheme": {"name": "The Break-In!", "threat": 1}, "round": 2,
    "seats": [{"hero": "Spider-Man", "allies": ["Daredevil"]}],
}  # fmt: skip
QUESTING: dict[str, Any] = {
    "at": "3.2", "round": 2, "scenario": "passage-through-mirkwood", "quest": "Flies and Spiders",
    "seats": [{"heroes": ["Aragorn", "Glóin"], "threat": 30, "deck": ["Gandalf"]}],
}  # fmt: skip
TOGETHER = (*SOLO, "link")


def test_a_table_is_opened_and_played_with_keys_alone(person: Come):
    page = person().go("/")
    page.wait_for_selector(".new-game")
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.classList.contains('large') ?? false"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-at]")
    play_to(page, 21, lambda page, _: press_on(page))
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name="Командний рядок")).to_be_focused()
    page.keyboard.press("Escape")


def test_enter_takes_the_first_of_several_answers_of_a_card(person: Come):
    taras = person()
    page = taras.sit(taras.table("champions", "rhino", "me", position=ALLY))
    page.locator(".mine .press[aria-label^='Шибайголова']").focus()
    page.keyboard.press("Enter")
    first = page.locator("[data-bubble] .options .button").first
    expect(first).to_have_text(re.compile("^Атакувати"))
    expect(first).to_be_focused()
    before = at(page)
    page.keyboard.press("Enter")
    after(page, before)


def test_a_second_press_before_the_answer_is_shown_is_no_fault(person: Come):
    taras = person()
    taras.context.add_init_script(SLOW_FRAMES)
    page = taras.sit(taras.table(*SOLO))
    before = at(page)
    for _ in range(3):
        page.locator("[data-answers] button").first.click(force=True)
        page.wait_for_timeout(150)
    assert after(page, before) == before + 1
    expect(page.locator(".refused")).to_have_count(0)


SLOW_FRAMES = """(() => {
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    set onmessage(take) {
      const late = (message) => (message.data.includes('"type":"frame"') ? 800 : 0);
      super.onmessage = (message) => setTimeout(() => take(message), late(message));
    }
  };
})()"""
"""What a choice has become comes later than that it is stored."""


def test_a_phone_names_the_whole_phase(person: Come):
    taras = person(locale="ru", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = taras.sit(taras.table(*SOLO, position=QUESTING))
    name = page.locator("[aria-current=step] strong")
    expect(name).to_have_text("Фаза поиска приключений")
    seen, whole = page.locator(".rail").bounding_box(), name.bounding_box()
    assert seen is not None
    assert whole is not None
    assert whole["x"] + whole["width"] <= seen["x"] + seen["width"]
    assert whole["y"] >= 0


def test_a_phone_plays_by_touch(person: Come):
    taras = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = taras.sit(taras.table(*SOLO))
    play_to(page, 16, lambda page, n: click_on(page, either(n), touch=True))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_language_changes_in_the_middle_of_a_game(person: Come):
    taras = person(locale="uk")
    page = taras.sit(taras.table(*SOLO))
    expect(page.locator(".question h2")).to_have_text("Залишаєте цю руку?")
    before = at(page)
    for lang, words in (("Русский", "Оставляете эту руку?"), ("English", "Do you keep this hand?")):
        page.locator("header button, .top button").first.click()
        page.get_by_role("dialog").get_by_role("button", name=lang).click()
        page.keyboard.press("Escape")
        expect(page.locator(".question h2")).to_have_text(words)
        expect(page.locator("html")).to_have_attribute("lang", "ru" if lang == "Русский" else "en")
    assert at(page) == before
    click_on(page)
    after(page, before)


def test_a_choice_made_while_the_server_is_dead_comes_through_once(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
):
    node = Node(sqlite(tmp_path_factory.mktemp("killed"))).start()
    taras = Person(browser, node.address)
    page = taras.sit(taras.table(*SOLO))
    play_to(page, 3)
    before = at(page)
    node.kill()
    expect(page.get_by_text("З’єднуємося")).to_be_visible()
    node.start()
    expect(page.get_by_text("З’єднуємося")).to_have_count(0)
    assert at(page) == before
    # A choice that the dead server never heard is kept by the page and arrives when it is back.
    node.kill()
    expect(page.get_by_text("З’єднуємося")).to_be_visible()
    click_on(page, "primary")
    node.start()
    now = after(page, before)
    assert taras.get(f"tables/{page.url.rsplit('/', 1)[1]}")["at"] == now
    page.reload()
    page.wait_for_selector("[data-at]")
    assert at(page) == now
    taras.leave()
    node.stop()


def test_alone_undo_is_free_and_together_it_is_asked(person: Come):
    olya, taras = person("Оля"), person("Тарас")
    table = olya.table(*TOGETHER)
    taras.post("join", {"token": olya.post(f"tables/{table}/invite", {"seat": 1})["url"].rsplit("/", 1)[1]})
    both = {"Оля": olya.sit(table), "Тарас": taras.sit(table)}
    # Whoever is first player is asked first, and takes back what was answered.
    asks = "[data-answers] button"
    wait_until(lambda: any(page.locator(asks).count() for page in both.values()))
    asked = next(name for name, page in both.items() if page.locator(asks).count())
    other = next(name for name in both if name != asked)
    question = both[asked].locator(".question h2")
    first = question.inner_text()
    click_on(both[asked], "primary")
    before = after(both[asked], 0)
    both[asked].keyboard.press("Control+z")
    card = both[other].get_by_role("alertdialog")
    expect(card).to_contain_text(f"{asked} просить скасувати")
    card.get_by_role("button", name="Скасувати").click()
    after(both[asked], before)
    expect(question).to_have_text(first)
    expect(both[asked].locator("[data-answers] button").first).to_be_enabled()


def test_a_replay_is_looked_through_and_played_on(person: Come):
    taras = person()
    table = taras.table(*SOLO)
    page = taras.sit(table)
    play_to(page, 6)
    page.goto(f"/replay/{table}")
    page.wait_for_selector("[data-at]")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last >= 5
    heading = page.locator(".bar h2")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(heading).to_contain_text(f"Вибір 3 із {last}")
    assert page.locator("[data-legal]").count() == 0
    page.get_by_role("button", name="Грати звідси").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-at]")
    assert not page.url.endswith(table)
    before = at(page)
    click_on(page, "primary")
    after(page, before)


def test_at_twice_the_size_everything_is_still_there(person: Come):
    taras = person(viewport={"width": 720, "height": 450}, device_scale_factor=2)
    page = taras.sit(taras.table(*SOLO))
    assert page.evaluate("document.documentElement.scrollWidth") <= 720
    play_to(page, 7)
    expect(page.locator(".question h2")).to_be_in_viewport()


def test_beside_the_board_answers_are_as_wide_as_their_column(person: Come):
    taras = person(viewport={"width": 720, "height": 450}, device_scale_factor=2)
    page = taras.sit(taras.table(*SOLO, position=QUESTING))
    column, *widths = page.locator("[data-answers]").evaluate(
        "all => [all.parentElement.clientWidth, ...[...all.children].map((each) => each.offsetWidth)]"
    )
    assert min(widths) > 0.85 * column


def test_a_choice_is_shown_within_a_tenth_of_a_second(person: Come):
    taras = person()
    page = taras.sit(taras.table(*SOLO))
    page.evaluate(WATCH)
    play_to(page, 40)
    times = page.evaluate("window.shownAfter")
    assert len(times) >= 20
    # Others share this machine: the quietest eight choices in a row count.
    assert min(statistics.median(times[i : i + 8]) for i in range(len(times) - 7)) < 100, times


WATCH = """() => {
  window.shownAfter = [];
  let pressed = 0;
  document.addEventListener("click", () => { pressed = performance.now(); }, true);
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => {
    if (pressed) window.shownAfter.push(performance.now() - pressed);
    pressed = 0;
  }))).observe(document.querySelector("[data-at]"), { attributes: true, attributeFilter: ["data-at"] });
}"""
"""From a press to the frame after the one that shows its answer."""


def test_two_tabs_of_one_person_stay_together(person: Come):
    taras = person()
    table = taras.table(*SOLO)
    first: Page = taras.sit(table)
    second = taras.new_page()
    second.goto(f"/t/{table}")
    second.wait_for_selector("[data-at]")
    click_on(first, "primary")
    now = after(second, 0)
    expect(first.locator("[data-at]")).to_have_attribute("data-at", str(now))
    assert not is_over(first)
