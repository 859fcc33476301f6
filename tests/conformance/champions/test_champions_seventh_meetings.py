"""A seventh look, clause by clause: clauses that stand far apart in the book and meet at one moment."""

from __future__ import annotations

import pytest

from support.champions import card, champions, offers, seat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


@pytest.mark.rule("champions.defend.6", "champions.enemy-attacks.14")
@pytest.mark.parametrize(("attacked", "reactor", "offered"), [(0, "discard", False), (1, "play", True)])
def test_who_keeps_off_a_boost_card_has_not_defended_another_player(attacked: int, reactor: str, offered: bool):
    """Whirlwind's boost hits each hero. Captain Marvel flies off; that defends against an attack on her only."""
    game = champions(
        seat("Iron Man", upgrades=["Arc Reactor"]),
        seat("Captain Marvel", upgrades=["Cosmic Flight"], hand=["Counter-Punch"]),
        villain=card("Klaw", boost=["Whirlwind", "Electric Whip Attack"]), side_schemes=[], at="6", turn=attacked,
        encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("leave it undefended", "leave it undefended", "use Cosmic Flight")
    assert (zones(game, "Arc Reactor"), "play Counter-Punch" in offers(game)) == ([reactor], offered)
    told = "Captain Marvel has defended against Klaw"
    assert (told in [entry.text for entry in game.log()]) == offered
