"""What a button says would follow: as far as the seat can know it, and without another choice."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

import rulewright as rw
from rulewright.kernel.game import RulewrightError
from rulewright.server import asking
from rulewright.server.frames import Reader


def attacked(shadow: list[str], *others: dict[str, Any]) -> rw.Game:
    """Dol Guldur Orcs attack; who defends?"""
    return rw.position(
        "lotr",
        {
            "at": "6.4a",
            "scenario": "passage-through-mirkwood",
            "quest": "Flies and Spiders",
            "encounter_deck": ["Dol Guldur Orcs", "Mountains of Mirkwood", "Despair"],
            "seats": [
                {
                    "heroes": ["Aragorn", "Gimli"],
                    "allies": ["Snowbourn Scout"],
                    "deck": ["Faramir"],
                    "engaged": [{"name": "Dol Guldur Orcs", "shadow": shadow}],
                    "threat": 30,
                },
                *others,
            ],
        },
        1,
    )


def forecast(game: rw.Game, key: str, lang: str = "en", seats: tuple[int, ...] = (0,)) -> list[str]:
    standing = cast("Any", SimpleNamespace(game=game))
    return asking.preview(standing, Reader(seats, seats[0] if seats else None, lang), key).lines


def test_what_is_sure_is_told_and_what_a_character_is_doing_is_not() -> None:
    game = attacked([])
    assert forecast(game, "defend with Snowbourn Scout") == ["Snowbourn Scout → Discard pile"]
    assert forecast(game, "defend with Aragorn") == []


def test_where_a_hidden_card_decides_the_span_is_told() -> None:
    lines = forecast(attacked(["Hummerhorns"]), "defend with Aragorn")
    assert lines[0] == "Aragorn, hit points: 5 → 3–4"


def test_harm_is_told_as_what_is_left_in_the_short_word_of_the_game() -> None:
    lines = forecast(attacked(["Hummerhorns"]), "defend with Aragorn", "uk")
    assert lines[0] == "Араґорн, витривалість: 5 → 3–4"


def test_another_card_in_the_same_place_is_no_change_of_the_first() -> None:
    game = rw.new("lotr", scenario="passage-through-mirkwood", decks=["leadership"], seed=5)
    # What comes of either answer for the table; of the new hand nothing is known.
    assert (
        forecast(game, "mulligan")
        == forecast(game, "keep")
        == [
            "Flies and Spiders → Current quest",
            "Aragorn, resource token: 0 → 1",
            "Théodred, resource token: 0 → 1",
            "Glóin, resource token: 0 → 1",
        ]
    )


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "2 damage; you choose the hero"), ("uk", "2 поранення, герой на ваш вибір"),
     ("ru", "2 ранения, герой на ваш выбор")],
)  # fmt: skip
def test_harm_that_somebody_of_ones_choice_will_take_is_told(lang: str, line: str) -> None:
    assert forecast(attacked([]), "leave it undefended", lang) == [line]


def test_what_a_hidden_card_may_add_to_it_is_a_span() -> None:
    (line,) = forecast(attacked(["Hummerhorns"]), "leave it undefended")
    assert re.fullmatch(r"2–[3-9] damage; you choose the hero", line)


def test_who_could_defend_in_ones_place_is_thought_to_leave_it_too() -> None:
    game = attacked([], {"heroes": ["Legolas"], "allies": ["Gondorian Spearman"], "threat": 30, "deck": ["Feint"]})
    assert forecast(game, "leave it undefended") == ["2 damage; you choose the hero"]


def test_it_changes_nothing() -> None:
    game = attacked(["Hummerhorns"])
    before = game.digest()
    forecast(game, "leave it undefended", "uk")
    assert game.digest() == before


def test_only_who_is_asked_and_only_what_is_on_offer() -> None:
    game = attacked([])
    with pytest.raises(RulewrightError):
        forecast(game, "defend with Aragorn", seats=())
    with pytest.raises(RulewrightError):
        forecast(game, "defend with Faramir")
