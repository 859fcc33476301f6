"""Third look: what somebody writes who has read the contract and the page on positions, and nothing else."""

from __future__ import annotations

from support.champions import champions, only, seat


def test_a_value_is_found_by_its_whole_word():
    game = champions(seat("Spider-Man", upgrades=["Combat Training"]), seat("Tony Stark"))
    spider, rhino = only(game, "Spider-Man"), only(game, "Rhino")
    assert [spider.value(name) for name in ("attack", "thwart", "defense")] == [3, 1, 3]
    assert (rhino.value("attack"), rhino.value("scheme")) == (2, 1)
    assert only(game, "Tony Stark").value("recovery") == 3
    assert spider.explain("attack") == spider.explain("atk") == ["Printed ATK: 2", "+1 from Combat Training"]
