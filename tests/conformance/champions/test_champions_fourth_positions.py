"""A fourth look from outside: what a position means that leaves something out."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import champions, only, seat, zones

QUIET = ["Hydra Mercenary"] * 9
"""Encounter cards that do nothing when they are revealed."""


@pytest.mark.rule("champions.delayed-effects.1", "champions.delayed-effects.2")
@pytest.mark.parametrize("stage", ["2", "6", "10"])
def test_nick_fury_written_into_play_leaves_at_the_end_of_the_round(stage: str):
    """He has entered play in this round, whenever that was: no round sees him twice."""
    game = champions(seat("Peter Parker", allies=["Nick Fury"]), at=stage, encounter_deck=QUIET)
    if stage == "2":
        assert zones(game, "Nick Fury") == ["play"]
        game.play("end the turn")
    assert (zones(game, "Nick Fury"), game.table()["round"]) == (["discard"], 2)


@pytest.mark.rule("champions.first-player.4")
def test_the_first_player_of_a_position_is_one_who_plays():
    game = champions(seat("Spider-Man", eliminated=True), seat("Iron Man"))
    assert (game.table()["first_player"], game.decision.player) == (1, 1)
    with pytest.raises(rw.RulewrightError, match="the first player must be one who is still in the game"):
        champions(seat("Spider-Man", eliminated=True), seat("Iron Man"), first=0)


@pytest.mark.parametrize(
    ("name", "words", "value"),
    [
        ("Rhino", ("hit_points", "hit points", "hp", "health"), 28),
        ("The Break-In!", ("target_threat", "target threat", "target"), 14),
        ("Spider-Man", ("hand_size", "hand size", "hand"), 5),
        ("Spider-Man", ("def", "DEF", "defense", "defence"), 3),
    ],
)
def test_values_are_known_by_the_words_that_players_use(name: str, words: tuple[str, ...], value: int):
    game = champions(seat("Spider-Man"), seat("Iron Man"))
    assert [only(game, name).value(word) for word in words] == [value] * len(words)


def test_a_deck_written_empty_is_made_of_the_discard_pile_when_a_card_is_needed():
    """It has not run out in this game: it costs no encounter card, and the discard pile lies there until then."""
    game = champions(
        seat("Carol Danvers", discard=["Haymaker", "Energy"], hand=["Uppercut"], deck=[]), encounter_deck=QUIET
    )
    assert zones(game, "Haymaker") + zones(game, "Energy") == ["discard", "discard"]
    game.play("use Carol Danvers")
    assert sorted(zones(game, "Haymaker") + zones(game, "Energy")) == ["deck", "hand"]
    assert zones(game, "Hydra Mercenary") == ["encounter-deck"] * 9
