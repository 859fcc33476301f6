"""Neutral: card 73; and how many cards of the players there are."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, lotr, offers, only, seat, threat, zones


@pytest.mark.rule("lotr.rop2010-components.2", "lotr.rop2010-components.3", "lotr.rop2010-paying-neutral-cards.1")
def test_there_are_twelve_heroes_and_a_hundred_and_twenty_cards_of_sixty_one_titles():
    printed = [info for info in rw.cards("lotr") if info.number <= 73]
    heroes = [info for info in printed if info.kind == "hero"]
    others = [info for info in printed if info.kind in ("ally", "attachment", "event")]
    assert [info.number for info in heroes] == list(range(1, 13))
    assert [info.number for info in others] == list(range(13, 74))
    assert sum(info.copies for info in heroes) == 12
    assert sum(info.copies for info in others) == 120
    assert len({info.name for info in others}) == 61
    assert [info.name for info in printed if info.labels["sphere"] == "neutral"] == ["Gandalf"]


GANDALF = seat(
    heroes=[card("Aragorn", resources=2), card("Gimli", resources=2), card("Beravor", resources=1, exhausted=True)],
    hand=["Gandalf"],
    deck=["Grim Resolve", "Feint", "Secret Paths", "Beorn"],
    threat=30,
)


@pytest.mark.rule("lotr.neutral-cards.2", "lotr.neutral-cards.3", "lotr.resource-match.3")
def test_gandalf_is_paid_for_with_resources_of_any_spheres():
    game = lotr(GANDALF, at="2.2")
    game.play("play Gandalf")
    assert [only(game, name).tokens for name in ("Aragorn", "Gimli", "Beravor")] == [{}, {}, {}]
    assert [only(game, "Gandalf").value(stat) for stat in ("willpower", "attack", "defense", "hit_points")] == [
        4,
        4,
        4,
        4,
    ]


def entered(**table: object) -> rw.Game:
    """Gandalf has entered play and uses his response."""
    game = lotr(GANDALF, seat(heroes=["Legolas"], engaged=["Marsh Adder"]), staging=["King Spider"], at="2.2", **table)
    game.play("play Gandalf")
    assert (game.decision.seat, offers(game)) == (0, ["use Gandalf", "pass"])
    game.play("use Gandalf")
    assert offers(game) == ["draw 3 cards", "deal 4 damage to an enemy", "lower your threat by 5"]
    return game


def test_gandalf_draws_three_cards():
    game = entered()
    game.play("draw 3 cards")
    assert [zones(game, name) for name in ("Grim Resolve", "Feint", "Secret Paths", "Beorn")] == [
        ["hand"],
        ["hand"],
        ["hand"],
        ["deck"],
    ]
    assert threat(game) == 30


def test_gandalf_deals_four_damage_to_an_enemy_wherever_it_is():
    game = entered()
    game.play("deal 4 damage to an enemy")
    assert offers(game) == ["choose King Spider", "choose Marsh Adder"]
    game.play("choose Marsh Adder")
    assert only(game, "Marsh Adder").tokens == {"damage": 4}
    game = entered()
    game.play("deal 4 damage to an enemy", "choose King Spider")
    assert zones(game, "King Spider") == ["encounter-discard"]


def test_gandalf_lowers_the_threat_of_his_player_by_five():
    game = entered()
    game.play("lower your threat by 5")
    assert game.table()["threat"] == [25, 9]


@pytest.mark.rule("lotr.effects.7")
def test_gandalf_offers_only_what_would_change_something():
    game = lotr({**GANDALF, "deck": [], "threat": 3}, at="2.2", patient=True)
    game.play("play Gandalf", "use Gandalf")
    assert offers(game) == ["lower your threat by 5"]
    game.play("lower your threat by 5")
    assert threat(game) == 0
    game = lotr({**GANDALF, "deck": [], "threat": 0}, at="2.2", patient=True)
    game.play("play Gandalf")
    assert game.decision.kind == "action"


def test_gandalf_is_discarded_at_the_end_of_the_round():
    game = lotr({**GANDALF, "hand": ["Valiant Sacrifice"], "allies": ["Gandalf"]}, at="7.4", patient=True)
    assert zones(game, "Gandalf") == ["play"]
    game.play("pass")
    assert zones(game, "Gandalf") == ["discard"]
    assert (game.table()["round"], offers(game)) == (1, ["play Valiant Sacrifice", "pass"])


def test_a_gandalf_of_a_sneak_attack_in_the_refresh_phase_returns_to_hand_before_the_round_ends():
    game = lotr({**GANDALF, "hand": ["Sneak Attack", "Gandalf"]}, at="7.4", patient=True)
    game.play("play Sneak Attack", "pay with Aragorn", "choose Gandalf", "pass", "pass")
    assert (game.table()["round"], zones(game, "Gandalf")) == (2, ["hand"])


@pytest.mark.rule("lotr.unique.2", "lotr.unique.3", "lotr.rop2010-unique-cards.1")
def test_nobody_plays_gandalf_while_another_player_has_him_in_play():
    game = lotr(GANDALF, seat(heroes=["Legolas"], allies=["Gandalf"]), at="2.2", patient=True)
    assert offers(game) == ["pass"]
    game = lotr(GANDALF, seat(heroes=["Legolas"], hand=["Gandalf"], discard=["Gandalf"]), at="2.2", patient=True)
    assert offers(game) == ["play Gandalf", "pass"]
