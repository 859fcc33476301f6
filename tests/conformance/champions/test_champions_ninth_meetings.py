"""A ninth look: cards that leave the table in the middle of what they do."""

from __future__ import annotations

import pytest

from support.champions import card, champions, decline_all, pile, seat

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


def test_hulk_who_falls_to_his_own_rage_is_not_discarded_a_second_time():
    """The wild resource brings damage to everybody before it discards Hulk: by then he lies under whoever fell too."""
    game = champions(
        seat(
            "Black Panther", allies=[card("Hulk", damage=4), card("Tigra", damage=2)], deck=["Vibranium", "Energy"],
        )
    )  # fmt: skip
    game.choose("attack with Hulk")
    told = [entry.text for entry in game.log() if "Hulk" in entry.text]
    assert told[-2:] == ["Hulk takes 1 damage", "Hulk is defeated"]
    assert pile(game, "discard") == ["Vibranium", "Hulk", "Tigra"]


@pytest.mark.rule("champions.ability.6")
@pytest.mark.parametrize(
    ("minion", "more"),
    [
        ("Yon-Rogg", {"side_schemes": ["The Psyche-Magnitron"]}),
        ("Madame Hydra", {"side_schemes": ["Legions of Hydra"]}),
        ("Whirlwind", {}),
    ],
)
def test_the_log_tells_of_no_forced_ability_that_finds_nothing_to_do(minion: str, more: dict[str, object]):
    """Alone, without the scheme or the other hero it speaks of, the text of the minion is not initiated at all."""
    alone, met = seat("She-Hulk", engaged=[minion]), seat("Iron Man")
    for seats, written, told in (([alone], {}, 0), ([alone, met], more, 1)):
        game = champions(*seats, **written, villain=card("Rhino", stunned=True), at="6", encounter_deck=PLAIN)
        decline_all(game, "turn")
        lines = [entry for entry in game.log() if entry.text == f"Player 1: the ability of {minion} takes effect"]
        assert [entry.rule for entry in lines] == ["champions.forced.2"] * told


def test_the_log_tells_of_no_boost_card_that_klaw_does_not_get():
    game = champions(seat("Iron Man"), scenario="klaw", at="6", encounter_deck=[])
    game.choose("leave it undefended")
    assert not [entry for entry in game.log() if "boost" in entry.text or "the ability of Klaw" in entry.text]


@pytest.mark.parametrize(
    ("lang", "player", "encounter"),
    [
        ("en", "Player 1's deck has run out, and there is no discard pile to make a new one of",
         ("The encounter deck has run out, and there is no discard pile to make a new one of; the main scheme gets an "
         "acceleration token")),
        ("uk", "Колода Гравця 1 закінчилась, а скинутих карт для нової немає",
         "Колода сутичок закінчилась, а скинутих карт для нової немає; основний план отримує жетон прискорення"),
        ("ru", "Колода Игрока 1 закончилась, а сброшенных карт для новой нет",
         "Колода столкновений закончилась, а сброшенных карт для новой нет; основной план получает жетон ускорения"),
    ],
)  # fmt: skip
def test_the_log_shuffles_no_discard_pile_that_is_empty(lang: str, player: str, encounter: str):
    game = champions(seat("Carol Danvers", deck=["Haymaker"]), encounter_deck=["Advance"])
    game.choose("use Carol Danvers")
    told = [(entry.text, entry.rule) for entry in game.log(lang=lang)][-3:]
    assert told[0] == (player, "champions.player-deck-empty.1")
    assert told[1] == (encounter, "champions.encounter-deck-empty.1")
