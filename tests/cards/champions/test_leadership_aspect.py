"""The aspect Leadership."""

from __future__ import annotations

from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones


def test_hawkeye_enters_with_four_arrows():
    game = champions(seat("Spider-Man", hand=["Hawkeye", "Energy", "Genius"]))
    buy(game, "play Hawkeye")
    assert only(game, "Hawkeye").tokens == {"counters": 4}


def test_hawkeye_shoots_a_minion_that_enters_play():
    game = champions(seat("Spider-Man", allies=[card("Hawkeye", counters=1)], dealt=["Hydra Mercenary"]), at="8")
    game.play("use Hawkeye")
    assert hit_points(game, "Hydra Mercenary") == 1
    assert only(game, "Hawkeye").tokens == {}
    empty = champions(seat("Spider-Man", allies=[card("Hawkeye", counters=0)], dealt=["Hydra Mercenary"]), at="8")
    assert "use Hawkeye" not in offers(empty)


def test_maria_hill_lets_each_player_draw():
    game = champions(
        seat("Spider-Man", hand=["Maria Hill", "Energy"], deck=["Haymaker", "Genius"]),
        seat("She-Hulk", deck=["Uppercut", "Genius"]),
    )
    buy(game, "play Maria Hill", "use Maria Hill")
    assert (hand(game, 0), hand(game, 1)) == (["Haymaker"], ["Uppercut"])


def test_vision_raises_one_power_by_two_for_the_phase():
    game = champions(
        seat("Spider-Man", hand=["Energy"], allies=["Vision"]), main_scheme=card("The Break-In!", threat=5)
    )
    game.play("use Vision")
    assert offers(game) == ["THW", "ATK"]
    game.play("THW")
    assert (only(game, "Vision").value("thw"), only(game, "Vision").value("atk")) == (3, 2)
    assert "use Vision" not in offers(game)


def test_get_ready_readies_an_ally_of_any_player():
    game = champions(seat("Spider-Man", hand=["Get Ready"]), seat("She-Hulk", allies=[card("Hellcat", exhausted=True)]))
    game.play("play Get Ready")
    assert not only(game, "Hellcat").exhausted
    ready = champions(seat("Spider-Man", hand=["Get Ready"], allies=["Tigra"]))
    assert "play Get Ready" not in offers(ready)


def test_lead_from_the_front_strengthens_each_character_of_a_player():
    game = champions(
        seat("Spider-Man", hand=["Lead from the Front", "Energy"], allies=["Tigra"]),
        seat("She-Hulk", allies=["Hellcat"]),
    )
    buy(game, "play Lead from the Front", "choose player 1")
    values = [
        (only(game, name).value("thw"), only(game, name).value("atk"))
        for name in ("Spider-Man", "Tigra", "She-Hulk", "Hellcat")
    ]
    assert values == [(2, 3), (2, 3), (1, 3), (2, 1)]


def test_lead_from_the_front_also_holds_for_an_ally_that_comes_later():
    game = champions(seat("Spider-Man", hand=["Lead from the Front", "Energy", "Tigra", "Genius", "Strength"]))
    game.play("play Lead from the Front", "pay with Energy", "done")
    buy(game, "play Tigra")
    assert (only(game, "Tigra").value("thw"), only(game, "Tigra").value("atk")) == (2, 3)


def test_make_the_call_puts_an_ally_from_any_discard_pile_into_play():
    game = champions(
        seat("Spider-Man", hand=["Make the Call", "Energy", "Genius"], discard=["Haymaker"]),
        seat("She-Hulk", discard=["Hellcat"]),
    )
    game.play("play Make the Call", "pay with Energy")
    assert (zones(game, "Hellcat"), only(game, "Hellcat").controller, only(game, "Hellcat").owner) == (["play"], 0, 1)
    assert sorted(pile(game, "discard")) == ["Energy", "Genius", "Haymaker", "Make the Call"]


def test_make_the_call_does_not_count_as_playing_and_needs_the_printed_cost():
    cat = champions(
        seat("Spider-Man", hand=["Make the Call", "Energy"], discard=["Black Cat"], deck=["Genius", "Genius"])
    )
    cat.play("play Make the Call")
    assert zones(cat, "Black Cat") == ["play"]
    assert hand(cat) == []
    poor = champions(seat("Spider-Man", hand=["Make the Call", "Energy"], discard=["Tigra"]))
    assert "play Make the Call" not in offers(poor)


def test_the_power_of_leadership_counts_double_for_leadership():
    game = champions(seat("Spider-Man", hand=["Maria Hill", "The Power of Leadership"]))
    game.play("play Maria Hill")
    assert zones(game, "Maria Hill") == ["play"]


def test_the_triskelion_lets_a_player_have_four_allies():
    allies = ["Tigra", "Hellcat", "Daredevil"]
    game = champions(
        seat("Spider-Man", hand=["Mockingbird", "Energy", "Genius"], allies=allies, supports=["The Triskelion"])
    )
    buy(game, "play Mockingbird", "pass")
    assert [zones(game, name) for name in (*allies, "Mockingbird")] == [["play"]] * 4


def test_inspired_strengthens_its_ally():
    game = champions(seat("Spider-Man", hand=["Inspired", "Energy"], allies=["Tigra"]))
    buy(game, "play Inspired")
    assert (only(game, "Tigra").value("thw"), only(game, "Tigra").value("atk")) == (2, 3)
    assert only(game, "Inspired").attached_to == "Tigra"
    again = champions(seat("Spider-Man", hand=["Inspired", "Energy"], allies=[card("Tigra", attachments=["Inspired"])]))
    assert "play Inspired" not in offers(again)
    assert threat(again, "The Break-In!") == 0
