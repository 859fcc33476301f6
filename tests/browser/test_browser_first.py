"""From the first page to a first game: a guide that is followed, a deck that is built, checked and played."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from support.browsing import Person, after, at

Come = Callable[..., Person]


def test_a_guide_leads_through_its_steps(person: Come):
    page = person().go("/guide/champions")
    page.get_by_role("button", name="Почати з провідником").click()
    page.wait_for_url("**/t/*")
    coach = page.get_by_role("complementary", name="Провідник")
    for step in range(1, 19):
        expect(coach).to_contain_text(f"крок {step} із 18")
        before = at(page)
        coach.locator(".chip").click()
        after(page, before)
    expect(coach).to_contain_text("Далі граєте самі")
    assert page.locator("[data-guide]").count() == 0


def test_the_guide_hides_nobody_on_a_tablet(person: Come):
    page = person(viewport={"width": 820, "height": 1180}).go("/guide/champions")
    page.get_by_role("button", name="Почати з провідником").click()
    coach = page.get_by_role("complementary", name="Провідник")
    expect(coach).to_contain_text("крок 1 із 18")
    expect(page.locator(".piece.poster")).to_be_visible()
    told, villain = coach.bounding_box(), page.locator(".piece.poster").bounding_box()
    assert told is not None
    assert villain is not None
    assert told["y"] + told["height"] <= villain["y"]
    # Folded it needs no room.
    coach.get_by_role("button", name="Провідник").click()
    page.wait_for_function(
        "top => document.querySelector('.piece.poster').getBoundingClientRect().y < top", arg=villain["y"]
    )


def test_a_deck_is_checked_and_played(person: Come):
    page = person().go("/decks/lotr")
    page.get_by_role("button", name="Стартова колода Лідерства").click()
    expect(page.locator(".checks .good")).to_contain_text("дозволена колода")
    page.get_by_role("button", name="На копію більше: Фарамир").click()
    page.get_by_role("button", name="На копію більше: Фарамир").click()
    expect(page.locator(".checks .bad").first).to_contain_text("Фарамир")
    expect(page.get_by_role("button", name="Грати цією")).to_be_disabled()
    page.get_by_role("button", name="На копію менше: Фарамир").click()
    expect(page.locator(".checks .bad")).to_have_count(1)
    expect(page.locator(".checks .bad")).to_contain_text("Замала колода")
    page.get_by_role("button", name="Стартова колода Лідерства").click()
    page.get_by_label("Назва колоди").fill("Троє героїв")
    page.get_by_role("button", name="Грати цією").click()
    expect(page.get_by_label("Колода: Ви")).to_have_value("own:Троє героїв")
    page.get_by_role("button", name="Почати").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-at]")
    expect(page.get_by_role("button", name="Колода: 24")).to_be_visible()
