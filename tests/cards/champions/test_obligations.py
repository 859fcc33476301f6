"""The obligations of the five heroes."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import card, champions, hand, offers, only, seat, stage, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
DUTIES = {
    "Affairs of State": "T'Challa",
    "Legal Work": "Jennifer Walters",
    "Eviction Notice": "Peter Parker",
    "Business Problems": "Tony Stark",
    "Family Emergency": "Carol Danvers",
}


def revealed(name: str, hero: object, patient: bool = False, **rest: object) -> rw.Game:
    """A game in which this obligation is revealed, with a minion on top of the encounter deck."""
    return champions(seat(hero, dealt=[name], **rest), at="8", encounter_deck=["Sandman", *PLAIN], patient=patient)


@pytest.mark.parametrize(("name", "alter_ego"), DUTIES.items())
def test_a_ready_alter_ego_is_exhausted_to_remove_the_obligation(name: str, alter_ego: str):
    game = revealed(name, alter_ego, patient=True)
    game.play(f"exhaust {alter_ego}")
    assert (only(game, alter_ego).exhausted, zones(game, name)) == (True, ["removed"])
    assert zones(game, "Sandman") == ["encounter-deck"]


@pytest.mark.parametrize(("name", "alter_ego"), DUTIES.items())
def test_an_exhausted_alter_ego_has_no_choice(name: str, alter_ego: str):
    game = revealed(name, card(alter_ego, exhausted=True))
    assert (game.decision.kind, zones(game, name)) == ("turn", ["encounter-discard"])


def test_a_hero_may_become_the_alter_ego_and_keeps_the_change_of_the_round():
    game = revealed("Eviction Notice", "Spider-Man", hand=["Energy"])
    assert offers(game) == ["yes", "no"]
    game.play("yes", "exhaust Peter Parker")
    assert (only(game, "Peter Parker").exhausted, hand(game), zones(game, "Eviction Notice")) == (
        True,
        ["Energy"],
        ["removed"],
    )
    assert "change form" in offers(game)


def test_a_hero_who_stays_one_must_suffer():
    game = revealed("Eviction Notice", "Spider-Man", hand=["Energy"])
    game.play("no")
    assert (hand(game), zones(game, "Eviction Notice"), zones(game, "Sandman")) == (
        [],
        ["encounter-discard"],
        ["engaged"],
    )


def test_affairs_of_state_cost_a_black_panther_upgrade():
    game = revealed("Affairs of State", card("T'Challa", exhausted=True), upgrades=["Panther Claws", "Combat Training"])
    assert (zones(game, "Panther Claws"), zones(game, "Combat Training")) == (["discard"], ["play"])
    assert zones(game, "Affairs of State") == ["encounter-discard"]


@pytest.mark.rule("champions.choose.3")
@pytest.mark.parametrize(
    ("name", "alter_ego", "upgrades", "key", "idle"),
    [
        (
            "Affairs of State", "T'Challa", ["Combat Training"], "discard an upgrade",
            "discard a Black Panther upgrade you control",
        ),
        (
            "Business Problems", "Tony Stark", [card("Arc Reactor", exhausted=True)], "exhaust upgrades",
            "exhaust each upgrade you control",
        ),
    ],
)  # fmt: skip
def test_that_the_obligation_goes_is_no_change_to_choose_an_effect_for(
    name: str, alter_ego: str, upgrades: list[object], key: str, idle: str
):
    """The designers' answer: who can exhaust T'Challa and has nothing to discard must exhaust him."""
    game = revealed(name, alter_ego, upgrades=upgrades, patient=True)
    reason = f"{name} would change nothing now: {idle} and discard this obligation [champions.choose.3]"
    assert (offers(game), game.why_not(key)) == ([f"exhaust {alter_ego}"], reason)
    game.play(f"exhaust {alter_ego}")
    assert (only(game, alter_ego).exhausted, zones(game, name)) == (True, ["removed"])


@pytest.mark.rule("champions.choose.4")
@pytest.mark.parametrize(("name", "alter_ego"), [("Affairs of State", "T'Challa"), ("Business Problems", "Tony Stark")])
def test_an_obligation_of_which_nothing_can_be_done_is_discarded(name: str, alter_ego: str):
    game = revealed(name, card(alter_ego, exhausted=True))
    told = next(entry for entry in game.log() if entry.text == f"{name} is discarded")
    assert (zones(game, name), told.rule, stage(game)) == (["encounter-discard"], "champions.choose.4", "2")


def test_legal_work_accelerates_the_main_scheme():
    game = revealed("Legal Work", "Jennifer Walters")
    game.play("accelerate")
    assert (only(game, "The Break-In!").tokens, zones(game, "Legal Work")) == (
        {"acceleration": 1},
        ["encounter-discard"],
    )


def test_eviction_notice_costs_a_card_and_surges():
    game = revealed("Eviction Notice", "Peter Parker", hand=["Energy", "Genius"])
    game.play("discard a card")
    assert (len(hand(game)), zones(game, "Eviction Notice"), zones(game, "Sandman")) == (
        1,
        ["encounter-discard"],
        ["engaged"],
    )


def test_business_problems_exhaust_every_upgrade():
    game = revealed("Business Problems", "Tony Stark", upgrades=["Arc Reactor", "Rocket Boots"])
    game.play("exhaust upgrades")
    assert [only(game, name).exhausted for name in ("Arc Reactor", "Rocket Boots", "Tony Stark")] == [True, True, False]
    assert (zones(game, "Business Problems"), zones(game, "Sandman")) == (["encounter-discard"], ["encounter-deck"])


def test_family_emergency_stuns_and_surges():
    game = revealed("Family Emergency", "Carol Danvers")
    game.play("be stunned")
    assert (only(game, "Carol Danvers").tokens, zones(game, "Sandman")) == ({"stunned": 1}, ["engaged"])
    assert zones(game, "Family Emergency") == ["encounter-discard"]


def test_an_obligation_is_resolved_by_the_player_of_its_hero_and_surges_for_the_one_who_revealed_it():
    game = champions(
        seat("She-Hulk", dealt=["Eviction Notice"]),
        seat("Peter Parker", hand=["Energy"]),
        at="8",
        encounter_deck=["Sandman", *PLAIN],
    )
    assert (game.decision.player, offers(game)) == (1, ["exhaust Peter Parker", "discard a card"])
    game.play("discard a card")
    assert (hand(game, 1), only(game, "Sandman").seat) == ([], 0)
