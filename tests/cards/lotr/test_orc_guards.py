"""Orc Guards: a player's card that lies face down falls as the enemy it acts as, whatever is printed on it."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, lotr, offers, only, pass_until, seat, zones


def strike(hero: dict[str, object], beneath: str, **written: object) -> rw.Game:
    """A hero has just destroyed an Orc Guard, a card of this title; nothing has been answered yet."""
    guard = card("Orc Guard", card=beneath)
    game = lotr(seat(heroes=[hero], engaged=[guard]), at="6.8a", quest="Flies and Spiders", **written)
    game.play("attack Orc Guard")
    assert zones(game, beneath) == ["discard"]
    return game


@pytest.mark.rule("lotr.card-types.3")
@pytest.mark.parametrize("beneath", ["Faramir", "Feint", "Steward of Gondor"])
def test_legolas_and_his_blade_answer_the_fall_of_an_orc_guard_as_that_of_an_enemy(beneath):
    game = strike(card("Legolas", attachments=["Blade of Gondolin"]), beneath)
    assert offers(game) == ["use Legolas", "use Blade of Gondolin", "pass"]
    game.play("use Legolas", "use Blade of Gondolin")
    assert only(game, "Flies and Spiders").tokens == {"progress": 3}


@pytest.mark.rule("lotr.card-types.3")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_the_horn_of_gondor_is_not_blown_for_an_orc_guard_that_is_an_ally_beneath(edition):
    horn = card("Aragorn", resources=1, attachments=["Horn of Gondor"])
    game = strike(horn, "Faramir", edition=edition)
    assert "use Horn of Gondor" not in offers(game)
    assert only(game, "Aragorn").tokens["resources"] == 2, "that of the next resource phase"


def test_the_horn_of_gondor_of_2010_is_not_blown_for_an_orc_guard_that_is_driven_off():
    heroes = [card("Éowyn", resources=2), card("Aragorn", attachments=["Horn of Gondor"])]
    guard = card("Orc Guard", card="Faramir")
    game = lotr(
        seat(heroes=heroes, hand=["A Light in the Dark"], engaged=[guard]), at="3.1", edition="classic", patient=True
    )
    pass_until(game, "action")
    game.play("play A Light in the Dark", "choose Orc Guard")
    assert (zones(game, "Faramir"), game.decision.kind) == (["discard"], "action")


def test_the_log_tells_of_the_orc_guard_and_not_of_the_card_beneath():
    game = strike(card("Legolas"), "Faramir")
    assert ("Orc Guard is destroyed", "lotr.hit-points.2") in [(line.text, line.rule) for line in game.log()]
    light = seat(
        heroes=[card("Éowyn", resources=2)], hand=["A Light in the Dark"], engaged=[card("Orc Guard", card="Faramir")]
    )
    game = lotr(light, at="2.2")
    game.play("play A Light in the Dark")
    assert ("Orc Guard is discarded", "lotr.effects.1") in [(line.text, line.rule) for line in game.log()]
