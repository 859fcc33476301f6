"""Games played in a real browser by clicking what glows."""

from __future__ import annotations

from collections.abc import Callable

from support.browsing import Person, at, is_over, play

Come = Callable[..., Person]


def test_a_solo_game_is_played_to_its_end_by_clicking_what_glows(person: Come):
    taras = person()
    page = taras.go("/")
    page.get_by_role("button", name="Почати").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-at]")
    made = play(page, 600, lambda n: "legal" if n % 3 == 0 else "primary")
    print("choices", made, at(page))
    assert is_over(page)
