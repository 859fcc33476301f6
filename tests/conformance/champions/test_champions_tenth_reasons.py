"""A ninth look: refusals that name what stands in the way first, and the clause of whoever it is about."""

from __future__ import annotations

import pytest

from support.champions import card, champions, seat

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


@pytest.mark.rule("champions.cost.9")
@pytest.mark.parametrize("key", ["generate with Peter Parker", "generate with Pepper Potts"])
@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "{} is for Player 2 to use"), ("uk", "{}: цим користується Гравець 2"),
     ("ru", "{}: этим пользуется Игрок 2")],
)  # fmt: skip
def test_nobody_pays_with_what_another_player_controls(key: str, lang: str, words: str):
    game = champions(
        seat("Iron Man", hand=["Haymaker", "Energy", "Genius"]),
        seat("Peter Parker", supports=["Pepper Potts"], discard=["Strength"]),
    )
    game.choose("play Haymaker")
    reason = game.why_not(key, lang)
    title = {"en": key.removeprefix("generate with ")}.get(lang, reason.split(":")[0])
    assert reason == f"{words.format(title)} [champions.cost.9]"


@pytest.mark.parametrize(
    ("key", "lang", "reason"),
    [
        ("use Haymaker", "en", "Haymaker is an event: it is played from your hand [champions.ability.5]"),
        ("use Energy", "en", ("Energy is a resource card: it pays when it is discarded from your hand "
                              "[champions.resource-card.2]")),
        ("use Energy", "uk", "«Енергія» — карта ресурсу: нею платять, скидаючи її з руки [champions.resource-card.2]"),
        ("use Energy", "ru", "«Энергия» — карта ресурса: ею платят, сбрасывая ее с руки [champions.resource-card.2]"),
    ],
)  # fmt: skip
def test_a_card_that_is_never_in_play_does_nothing_by_itself(key: str, lang: str, reason: str):
    assert champions(seat("Iron Man", hand=["Haymaker", "Energy"])).why_not(key, lang) == reason


@pytest.mark.parametrize("hand", [["Uppercut"], ["Legal Practice", "Energy"], ["First Aid", "Energy"]])
def test_that_an_action_is_for_a_turn_comes_before_its_price_its_form_and_its_target(hand: list[str]):
    """Step 1 of initiating asks for the moment, step 4 for the price."""
    game = champions(seat("Spider-Man", hand=hand, deck=["Genius"] * 3), at="6", encounter_deck=PLAIN)
    assert game.decision.kind == "respond"
    assert game.why_not(f"play {hand[0]}") == (
        f"{hand[0]} is neither an interrupt nor a response: it is for a player’s turn [champions.action.2]"
    )


def test_a_card_that_is_played_on_the_own_turn_is_no_answer_on_that_turn_whatever_it_costs():
    game = champions(seat("Jennifer Walters", hand=["Luke Cage", "Webbed Up", "Energy"]))
    game.choose("change form")
    assert game.decision.kind == "respond"
    for title in ("Luke Cage", "Webbed Up"):
        assert game.why_not(f"play {title}") == (
            f"{title} is neither an interrupt nor a response: it is for a player’s turn [champions.player-turn.5]"
        )


@pytest.mark.parametrize(("key", "clause"), [("thwart with Hawkeye", "5"), ("thwart with Iron Man", "4")])
def test_where_there_is_no_threat_the_clause_is_that_of_who_would_thwart(key: str, clause: str):
    game = champions(seat("Iron Man", allies=["Hawkeye"]))
    assert game.why_not(key) == f"There is no threat on The Break-In! [champions.thwart.{clause}]"


def test_an_ally_told_to_thwart_an_empty_scheme_has_a_clause_of_its_own():
    game = champions(
        seat("Iron Man", allies=["Hawkeye"]), side_schemes=["Bomb Scare", "Imminent Overload"],
        main_scheme=card("The Break-In!", threat=0),
    )  # fmt: skip
    game.choose("thwart with Hawkeye")
    assert game.why_not("thwart The Break-In!") == "There is no threat on The Break-In! [champions.thwart.5]"


@pytest.mark.parametrize(("key", "clause"), [("Hawkeye", "8"), ("Spider-Man", "7")])
@pytest.mark.parametrize("power", ["attack", "thwart"])
def test_what_another_player_controls_attacks_and_thwarts_for_that_player(power: str, key: str, clause: str):
    game = champions(
        seat("Iron Man"), seat("Spider-Man", allies=["Hawkeye"]), main_scheme=card("The Break-In!", threat=2)
    )
    reason = f"{key} is not a character you control [champions.player-turn.{clause}]"
    assert game.why_not(f"{power} with {key}") == reason
