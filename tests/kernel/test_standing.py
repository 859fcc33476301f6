"""Where a piece stands: apart from what it is attached to, open to view, and forgotten when it leaves the table."""

from __future__ import annotations

import pytest

from rulewright.kernel.places import lay_on, move, stand
from rulewright.kernel.state import onlookers
from rulewright.kernel.zones import Seen, Zones
from support.lotr import lotr, only, seat


@pytest.fixture
def game():
    return lotr(seat(heroes=["Aragorn", "Gimli"], hand=["Feint"]), staging=["Old Forest Road"], at="3.1")


def ids(game, *names):
    return [only(game, name).id for name in names]


def test_a_piece_stands_at_a_place_and_is_found_there(game):
    s = game.state
    aragorn, gimli, road = ids(game, "Aragorn", "Gimli", "Old Forest Road")
    stand(s, gimli, road)
    stand(s, aragorn, road)
    assert (s.at, s.standing) == ({gimli: road, aragorn: road}, {road: (gimli, aragorn)})
    assert (only(game, "Aragorn").at, only(game, "Aragorn").attached_to) == ("Old Forest Road", None)
    assert only(game, "Old Forest Road").at is None
    stand(s, gimli, aragorn)
    assert s.standing == {road: (aragorn,), aragorn: (gimli,)}
    stand(s, gimli, -1)
    assert (s.at, s.standing) == ({aragorn: road}, {road: (aragorn,)})


def test_a_place_that_goes_takes_nothing_with_it_and_a_piece_that_leaves_the_table_stands_nowhere(game):
    s = game.state
    aragorn, gimli, road = ids(game, "Aragorn", "Gimli", "Old Forest Road")
    stand(s, aragorn, road)
    lay_on(s, gimli, aragorn)
    move(s, aragorn, s.rules.zones.id("discard", 0))
    assert (s.at, s.standing, s.host[gimli]) == ({}, {}, aragorn)
    stand(s, gimli, road)
    move(s, road, s.rules.zones.id("encounter-discard"))
    assert (s.at, only(game, "Gimli").zone) == ({gimli: road}, "play")


def test_where_pieces_stand_is_seen_copied_and_part_of_the_digest(game):
    s = game.state
    aragorn, road = ids(game, "Aragorn", "Old Forest Road")
    before, copy = game.digest(), game.clone()
    stand(s, aragorn, road)
    assert (copy.digest(), game.clone().digest()) == (before, game.digest())
    assert game.digest() != before
    assert copy.state.at == {}
    shown = [piece for piece in game.view(0)["players"][0]["play"] if piece["id"] == aragorn]
    assert [piece["at"] for piece in shown] == [road]


def test_a_hidden_piece_shows_its_back_and_where_it_stands(game):
    s = game.state
    feint, road = ids(game, "Feint", "Old Forest Road")
    stand(s, feint, road)
    s.known[feint] = 0
    (shown,) = game.view(None)["players"][0]["hand"]
    assert shown == {"id": feint, "attached_to": -1, "back": "player", "at": road}


def test_a_zone_of_a_team_is_seen_by_its_players_alone():
    zones = Zones(4)
    zones.shared("table", "play")
    zones.of_team("plans", "plans", team=1)
    zones.each_seat("hand", "hand", Seen.HOLDER)
    masks = onlookers(zones, (0, 1, 2, 1), lambda seat: seat % 2)
    assert masks[1:] == [0b010, 0b001, 0b010, 0b100, 0b010]
    everyone = onlookers(zones, (0, 1, 2, 3), lambda seat: min(seat, 1))
    assert everyone[1] == 0b1110
