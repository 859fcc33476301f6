"""Third look: two or three cards that meet in one moment, and players who fall in the middle of it."""

from __future__ import annotations

import pytest

from support.champions import (
    buy,
    card,
    champions,
    decline_all,
    hand,
    hit_points,
    offers,
    only,
    pile,
    seat,
    threat,
    zones,
)

PLAIN = ["Advance"] * 10


# ---- players who fall


@pytest.mark.rule("champions.player-elimination.5", "champions.keyword-quickstrike.1")
def test_a_minion_left_behind_strikes_quickly_at_the_hero_it_engages():
    """Vulture attacks when he comes over, and once more when he activates against his new player."""
    game = champions(
        seat(card("Spider-Man", damage=9), engaged=["Vulture"]), seat("She-Hulk"), at="6", encounter_deck=PLAIN
    )
    game.play("leave it undefended", "leave it undefended")
    assert (game.decision.player, only(game, "Vulture").seat) == (1, 1)
    game.play("leave it undefended")
    assert hit_points(game, "She-Hulk") == 12
    decline_all(game, "turn")
    assert hit_points(game, "She-Hulk") == 7


@pytest.mark.rule("champions.interrupt.6")
def test_the_window_goes_on_when_the_player_who_revealed_the_card_falls_in_it():
    """The attack that comes in place of the card kills; another player may still trade it, and it surges for nobody."""
    game = champions(
        seat(card("Captain Marvel", damage=11), hand=["Get Behind Me!", "Genius"], dealt=["Exhaustion"]),
        seat("Iron Man", allies=["Black Widow"], hand=["Genius"]),
        at="8",
        encounter_deck=PLAIN,
    )
    buy(game, "play Get Behind Me!", "leave it undefended", "leave it undefended")
    assert (game.table()["eliminated"], offers(game)) == ([True, False], ["use Black Widow", "pass"])
    game.play("pass")
    assert (game.decision.kind, zones(game, "Exhaustion")) == ("turn", ["encounter-discard"])
    assert threat(game, "The Break-In!") == 0


@pytest.mark.rule("champions.player-elimination.3")
def test_a_sequence_ends_with_the_hero_whom_its_first_step_costs_the_life():
    game = champions(
        seat(
            card("Black Panther", damage=10),
            hand=["01043a", "Energy"],
            upgrades=["Panther Claws", "Energy Daggers"],
            engaged=["Whiplash"],
        ),
        seat("Spider-Man"),
    )
    buy(game, "play Wakanda Forever!", "resolve Panther Claws", "choose Whiplash")
    assert (game.decision.player, hit_points(game, "Rhino"), only(game, "Whiplash").seat) == (1, 28, 1)
    assert (zones(game, "Wakanda Forever!"), zones(game, "Energy Daggers")) == (["discard"], ["discard"])


@pytest.mark.rule("champions.replacement.1", "champions.player-elimination.1")
def test_threat_that_costs_a_hero_the_life_is_not_placed():
    game = champions(
        seat(card("Spider-Man", damage=9), hand=["Great Responsibility"]),
        seat("Iron Man"),
        at="5",
        encounter_deck=PLAIN,
    )
    game.play("play Great Responsibility")
    assert (game.table()["eliminated"], threat(game, "The Break-In!")) == ([True, False], 0)


# ---- what one effect opens for the next


@pytest.mark.rule("champions.side-scheme.7", "champions.then.2")
def test_the_second_half_of_an_interdiction_reaches_what_the_first_has_freed():
    game = champions(
        seat("Captain Marvel", upgrades=["Cosmic Flight"], hand=["Crisis Interdiction", "Energy"]),
        side_schemes=[card("Crowd Control", threat=2)],
        main_scheme=card("The Break-In!", threat=3),
    )
    buy(game, "play Crisis Interdiction")
    assert (zones(game, "Crowd Control"), threat(game, "The Break-In!")) == (["encounter-discard"], 1)


@pytest.mark.rule("champions.response.4", "champions.then.2")
def test_a_change_of_form_is_answered_before_the_text_that_brought_it_goes_on():
    game = champions(seat("Jennifer Walters", hand=["Split Personality", "Energy", "Genius"], deck=["Backflip"] * 6))
    buy(game, "play Split Personality")
    assert (offers(game), hand(game)) == (["use She-Hulk", "pass"], [])
    game.play("use She-Hulk")
    assert (hit_points(game, "Rhino"), hand(game)) == (12, ["Backflip"] * 4)


@pytest.mark.rule("champions.keyword-surge.2", "champions.reveal.10")
def test_a_card_revealed_by_a_card_has_a_window_of_its_own_and_comes_before_the_surge():
    game = champions(
        seat("Spider-Man", dealt=["Under Fire"], hand=["Enhanced Spider-Sense", "Genius"]),
        at="8",
        encounter_deck=["Advance", "Sandman", *PLAIN],
    )
    game.play("pass")
    buy(game, "play Enhanced Spider-Sense")
    assert (pile(game, "engaged"), threat(game, "The Break-In!")) == (["Sandman"], 0)
    assert pile(game, "encounter-discard") == ["Advance", "Under Fire"]


@pytest.mark.rule("champions.triggering-condition.4", "champions.villain-defeat.3")
def test_a_punch_back_that_ends_a_stage_has_its_own_answers_before_those_to_the_defense_go_on():
    game = champions(
        seat("She-Hulk", hand=["Counter-Punch", "Chase Them Down"], upgrades=["Indomitable"]),
        at="6",
        villain=card("Rhino", damage=12),
        main_scheme=card("The Break-In!", threat=3),
        encounter_deck=PLAIN,
    )
    game.play("defend with She-Hulk", "play Counter-Punch")
    assert (offers(game), hit_points(game, "Rhino")) == (["play Chase Them Down", "pass"], 15)
    game.play("play Chase Them Down")
    assert (threat(game, "The Break-In!"), offers(game)) == (1, ["use Indomitable", "pass"])
    game.play("use Indomitable")
    assert not only(game, "She-Hulk").exhausted
