"""Third look: what somebody writes who has read the contract and the page on positions, and nothing else."""

from __future__ import annotations

from support.champions import buy, card, champions, hit_points, only, seat


def test_a_value_is_found_by_its_whole_word():
    game = champions(seat("Spider-Man", upgrades=["Combat Training"]), seat("Tony Stark"))
    spider, rhino = only(game, "Spider-Man"), only(game, "Rhino")
    assert [spider.value(name) for name in ("attack", "thwart", "defense")] == [3, 1, 3]
    assert (rhino.value("attack"), rhino.value("scheme")) == (2, 1)
    assert only(game, "Tony Stark").value("recovery") == 3
    assert spider.explain("attack") == spider.explain("atk") == ["Printed ATK: 2", "+1 from Combat Training"]


def test_a_title_is_found_without_its_quotation_and_exclamation_marks():
    game = champions(
        seat("Black Panther", hand=["Wakanda Forever", "Vibranium"], upgrades=["Panther Claws"]),
        villain="Klaw",
        side_schemes=["The Immortal Klaw"],
        encounter_deck=["I'm Tough"],
    )
    assert [len(game.look(name)) for name in ("The Immortal Klaw", "I'm Tough!", "Wakanda Forever")] == [1, 1, 1]
    buy(game, "play Wakanda Forever")
    assert (hit_points(game, "Klaw"), game.why_not("play For Justice")) == (
        18,
        "You see no For Justice!, neither on the table nor in your hand",
    )
    assert only(champions(seat(), main_scheme=card("The Break-In", threat=3)), "The Break-In!").tokens == {"threat": 3}
