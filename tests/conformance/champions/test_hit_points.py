"""Damage and hit points: dials and tokens, what is left and what is sustained, defeat, damage divided and moved."""

from __future__ import annotations

import pytest

from rulewright.games.champions.vocabulary.attacking import MoveDamage
from rulewright.games.champions.vocabulary.numbers import RemainingHitPoints
from rulewright.games.champions.vocabulary.printing import event
from rulewright.games.champions.vocabulary.words import ALLY, IT, MINION, VILLAIN, YOUR_HERO, Action
from rulewright.kernel.amounts import TokensOn
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.selectors import Titled
from rulewright.lcg.verbs import DealDamage
from support.champions import buy, card, champions, hit_points, offers, only, pile, seat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
DAREDEVIL, SPIDER_MAN = Titled("Daredevil"), Titled("Spider-Man")


def trick(name: str, number: int, *effects: Effect, tags: str = "") -> Card:
    """An event of these tests that costs nothing."""
    return event(name, Action(*effects, tags=tags), number=number, copies=3, set_name="Basic", cost=0, resources="wild")


EXTRA = (
    trick("What Is Left of Daredevil", 901, DealDamage(VILLAIN, RemainingHitPoints(DAREDEVIL))),
    trick("What Is Left of Spider-Man", 902, DealDamage(VILLAIN, RemainingHitPoints(SPIDER_MAN))),
    trick("What Daredevil Suffered", 903, DealDamage(VILLAIN, TokensOn("damage", DAREDEVIL))),
    trick("What Spider-Man Suffered", 904, DealDamage(VILLAIN, TokensOn("damage", SPIDER_MAN))),
    trick("Vengeance", 905, MoveDamage(2, ALLY, VILLAIN), tags="attack"),
    trick("Shift", 906, Choose(MINION), MoveDamage(2, Titled("Shocker"), IT), tags="attack"),
    trick("Onto the Villain", 907, MoveDamage(2, YOUR_HERO, VILLAIN), tags="attack"),
)


# ---- dials and tokens


@pytest.mark.rule("champions.hit-points.1", "champions.character.1")
def test_heroes_alter_egos_allies_villains_and_minions_are_characters_with_hit_points():
    game = champions(
        seat("Spider-Man", allies=["Hulk"], engaged=["Sandman"], supports=["Aunt May"], deck=["Haymaker", "First Aid"]),
        seat("Tony Stark", allies=["Daredevil"], engaged=["Shocker"]),
    )
    names = ("Spider-Man", "Tony Stark", "Hulk", "Daredevil", "Rhino", "Sandman", "Shocker")
    assert [hit_points(game, name) for name in names] == [10, 9, 5, 3, 28, 4, 3]
    game.play("attack with Hulk", "attack Rhino")
    assert [hit_points(game, name) for name in names] == [9, 8, 3, 2, 24, 3, 2]
    assert only(game, "Aunt May").tokens == {}


@pytest.mark.rule("champions.hit-points.3", "champions.damage.1", "champions.damage.3", "champions.damage.4")
@pytest.mark.rule("champions.remaining-hit-points.1")
def test_damage_to_a_hero_an_alter_ego_or_the_villain_lowers_its_dial():
    game = champions(seat("Spider-Man"), at="6", encounter_deck=["Sandman", *PLAIN])
    assert game.table()["hit_points"] == [10]
    game.play("leave it undefended")
    assert game.table()["hit_points"] == [6]
    other = champions(
        seat("Peter Parker", allies=["Hulk"], deck=["Haymaker", "First Aid"]), villain=card("Rhino", damage=1)
    )
    other.play("attack with Hulk")
    assert (other.table()["hit_points"], other.table()["villain_hit_points"]) == ([9], 9)


@pytest.mark.rule("champions.hit-points.6", "champions.hit-points.7", "champions.damage.5", "champions.damage.6")
def test_damage_to_an_ally_or_a_minion_is_tokens_and_each_takes_one_hit_point():
    game = champions(seat("Spider-Man", engaged=["Shocker"], allies=["Daredevil"]), at="6", encounter_deck=PLAIN)
    game.play("defend with Daredevil", "leave it undefended")
    assert (only(game, "Daredevil").tokens, hit_points(game, "Daredevil")) == ({"damage": 2}, 1)
    while game.decision.kind != "turn":
        game.choose("leave it undefended")
    game.play("attack with Spider-Man", "attack Shocker")
    assert (only(game, "Shocker").tokens, hit_points(game, "Shocker")) == ({"damage": 2}, 1)


# ---- what is left, and what was sustained


@pytest.mark.rule("champions.remaining-hit-points.2", "champions.remaining-hit-points.3")
def test_a_card_asks_for_the_remaining_hit_points():
    cards = ["What Is Left of Daredevil", "What Is Left of Spider-Man"]
    game = champions(seat(card("Spider-Man", damage=7), allies=[card("Daredevil", damage=1)], hand=cards), extra=EXTRA)
    game.play("play What Is Left of Daredevil")
    assert game.table()["villain_hit_points"] == 12
    game.play("play What Is Left of Spider-Man")
    assert game.table()["villain_hit_points"] == 9


@pytest.mark.rule("champions.sustained-damage.1", "champions.sustained-damage.2", "champions.sustained-damage.3")
def test_a_card_asks_for_the_damage_sustained():
    cards = ["What Daredevil Suffered", "What Spider-Man Suffered"]
    game = champions(
        seat(card("Spider-Man", damage=4), allies=[card("Daredevil", damage=1)], upgrades=["Mark V Armor"], hand=cards),
        extra=EXTRA,
    )
    assert (game.table()["hit_points"], only(game, "Spider-Man").value("hit_points")) == ([12], 16)
    game.play("play What Daredevil Suffered")
    assert game.table()["villain_hit_points"] == 13
    game.play("play What Spider-Man Suffered")
    assert game.table()["villain_hit_points"] == 9


@pytest.mark.rule("champions.maximum-hit-points.1", "champions.gain.5", "champions.gain.6")
def test_who_gets_hit_points_has_more_left_and_a_higher_maximum():
    game = champions(seat(card("Iron Man", damage=3), hand=["Mark V Armor", "Energy", "Genius"]))
    assert (game.table()["hit_points"], only(game, "Iron Man").value("hit_points")) == ([6], 9)
    buy(game, "play Mark V Armor")
    assert (game.table()["hit_points"], only(game, "Iron Man").value("hit_points")) == ([12], 15)
    game.play("change form", "recover")
    assert (game.table()["hit_points"], only(game, "Tony Stark").value("hit_points")) == ([15], 15)


@pytest.mark.rule("champions.remaining-hit-points.4", "champions.gain.4")
def test_who_loses_the_hit_points_that_kept_it_up_is_defeated():
    def whipped(damage: int):
        hero = seat(card("Iron Man", damage=damage), upgrades=["Mark V Armor"], dealt=["Electric Whip Attack"])
        game = champions(hero, seat("Spider-Man"), at="8")
        game.play("discard an upgrade")
        return game

    assert (whipped(8).table()["hit_points"][0], whipped(8).table()["eliminated"]) == (1, [False, False])
    assert whipped(9).table()["eliminated"] == [True, False]


# ---- defeat


@pytest.mark.rule("champions.hit-points.8", "champions.ally.3", "champions.damage.2")
def test_an_ally_without_hit_points_goes_to_its_owners_discard_pile():
    game = champions(seat("Spider-Man", allies=[card("Daredevil", damage=2, owner=1)]), seat("Tony Stark"))
    game.play("attack with Daredevil")
    assert (game.table()["villain_hit_points"], pile(game, "discard"), pile(game, "discard", 1)) == (
        26,
        [],
        ["Daredevil"],
    )


@pytest.mark.rule("champions.hit-points.9", "champions.defeat.1", "champions.defeat.3")
def test_a_minion_without_hit_points_goes_to_the_encounter_discard_pile():
    game = champions(seat("Spider-Man", engaged=[card("Shocker", damage=1), "Sandman"]))
    game.play("attack with Spider-Man", "attack Shocker")
    assert (pile(game, "encounter-discard"), zones(game, "Sandman")) == (["Shocker"], ["engaged"])


@pytest.mark.rule("champions.defeat.2")
def test_a_side_scheme_without_threat_is_defeated_and_discarded():
    game = champions(seat("Captain Marvel"), side_schemes=[card("Breakin' & Takin'", threat=2)])
    game.play("thwart with Captain Marvel")
    assert pile(game, "encounter-discard") == ["Breakin' & Takin'"]
    other = champions(seat("Captain Marvel"), side_schemes=[card("Breakin' & Takin'", threat=3)])
    other.play("thwart with Captain Marvel")
    assert zones(other, "Breakin' & Takin'") == ["side-schemes"]


# ---- damage that is divided


@pytest.mark.rule("champions.indirect-damage.2", "champions.indirect-damage.3")
def test_indirect_damage_is_divided_and_nobody_is_given_more_than_defeats_it():
    game = champions(
        seat("Spider-Man", allies=[card("Daredevil", damage=2)], dealt=["Explosion"]),
        at="8",
        side_schemes=[card("Bomb Scare", threat=5)],
    )
    assert offers(game) == ["assign damage to Spider-Man", "assign damage to Daredevil"]
    game.play("assign damage to Daredevil")
    assert (game.table()["hit_points"], zones(game, "Daredevil")) == ([6], ["discard"])
    lone = champions(seat("Spider-Man", dealt=["Explosion"]), at="8", side_schemes=[card("Bomb Scare", threat=5)])
    assert lone.table()["hit_points"] == [5]


# ---- damage that is moved


@pytest.mark.rule("champions.move.4", "champions.move.5")
def test_damage_moves_from_a_dial_to_a_card():
    def struck(damage: int):
        hand = ["01043a", "Energy"]
        panther = card("Black Panther", damage=damage)
        game = champions(seat(panther, hand=hand, upgrades=["Vibranium Suit"], engaged=["Shocker"]))
        buy(game, "play Wakanda Forever!", "choose Shocker")
        return game.table()["hit_points"], only(game, "Shocker").tokens

    assert struck(4) == ([9], {"damage": 2})
    assert struck(1) == ([11], {"damage": 1})


@pytest.mark.rule("champions.move.6")
def test_damage_moves_from_a_card_to_a_dial():
    game = champions(seat("Spider-Man", allies=[card("Luke Cage", damage=3)], hand=["Vengeance"]), extra=EXTRA)
    game.play("play Vengeance")
    assert (only(game, "Luke Cage").tokens, game.table()["villain_hit_points"]) == ({"damage": 1}, 12)


@pytest.mark.rule("champions.move.2")
def test_damage_does_not_move_to_where_it_is():
    minions = [card("Shocker", damage=2), "Sandman", "Whiplash"]
    game = champions(seat("Spider-Man", hand=["Shift"], engaged=minions), extra=EXTRA)
    game.play("play Shift")
    assert offers(game) == ["choose Sandman", "choose Whiplash"]
    game.play("choose Sandman")
    assert (only(game, "Shocker").tokens, only(game, "Sandman").tokens) == ({}, {"damage": 2})
    alone = champions(seat("Spider-Man", hand=["Shift"], engaged=minions[:1]), extra=EXTRA)
    assert "play Shift" not in offers(alone)


@pytest.mark.rule("champions.move.3")
def test_damage_without_a_place_to_go_is_not_moved():
    hero = card("Spider-Man", damage=4)
    free = champions(seat(hero, hand=["Onto the Villain"]), extra=EXTRA)
    free.play("play Onto the Villain")
    assert (free.table()["hit_points"], free.table()["villain_hit_points"]) == ([8], 12)
    guarded = champions(seat(hero, hand=["Onto the Villain"], engaged=["Hydra Mercenary"]), extra=EXTRA)
    assert "play Onto the Villain" not in offers(guarded)
