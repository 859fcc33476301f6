"""The words "then", "swap" and "move"."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.vocabulary.attaching import MoveAttachment
from rulewright.games.lotr.vocabulary.combat import MoveDamage
from rulewright.games.lotr.vocabulary.printing import attachment, event
from rulewright.games.lotr.vocabulary.resources import Spend
from rulewright.games.lotr.vocabulary.swapping import SwapPlaces, swap_values
from rulewright.games.lotr.vocabulary.threat import LowerThreat, RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ACTIVE_LOCATION,
    CHARACTER,
    ENEMY,
    HERO,
    HOST,
    IN_STAGING,
    IT,
    LOCATION,
    READY,
    THIS,
    YOURS,
    Action,
)
from rulewright.kernel.effects.joining import Then
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Forbid
from rulewright.kernel.selectors import Chosen
from rulewright.lcg.verbs import DealDamage, DiscardAtRandom, Exhaust
from support.lotr import card, lotr, offers, only, seat, threat, zones

BARGAIN = event("Bargain", Action(Then(DiscardAtRandom(2), LowerThreat(5))), number=901, copies=3, cost=0)
WATCH = event(
    "Long Watch",
    Action(Then(Choose(HERO & READY & YOURS) >> Exhaust(IT), LowerThreat(3) >> RaiseThreat(1)), RaiseThreat(10)),
    number=902, copies=3, cost=0,
)  # fmt: skip
TRIBUTE = event(
    "Tribute", Action(RaiseThreat(2), Then(Spend(2, HERO), DealDamage(ENEMY, 1))), number=903, copies=3, cost=0
)
TRADE = event(
    "Trade of Blows",
    Action(
        Choose(CHARACTER | ENEMY | LOCATION, "one"),
        Choose((CHARACTER | ENEMY | LOCATION) & ~Chosen("one"), "two"),
        swap_values(Chosen("one"), Chosen("two"), "attack", "round"),
    ),
    number=904, copies=3, cost=0,
)  # fmt: skip
DETOUR = event(
    "Detour", Action(Choose(LOCATION & IN_STAGING), SwapPlaces(ACTIVE_LOCATION, IT)), number=905, copies=3, cost=0
)
RING = attachment(
    "Wandering Ring",
    Forbid("have-attachments Weapon", HOST),
    Action(Choose(HERO), MoveAttachment(THIS, IT)),
    number=906, copies=1, cost=0, attach=HERO,
)  # fmt: skip
BURDEN = event(
    "Shared Burden",
    Action(Choose(HERO, "one"), Choose(HERO, "two"), MoveDamage(1, Chosen("one"), Chosen("two"))),
    number=907, copies=3, cost=0,
)  # fmt: skip
EXTRA = (BARGAIN, WATCH, TRIBUTE, TRADE, DETOUR, RING, BURDEN)


@pytest.mark.rule("lotr.then.1", "lotr.then.2", "lotr.then.3")
@pytest.mark.parametrize(("cards", "lowered"), [(1, 0), (2, 5), (3, 5)])
def test_the_part_after_then_needs_the_part_before_it_resolved_in_full(cards, lowered):
    game = lotr(seat(hand=["Bargain", *["Gandalf"] * cards], threat=20), extra=EXTRA, at="4.2", patient=True)
    game.play("play Bargain")
    assert zones(game, "Gandalf").count("discard") == min(cards, 2)
    assert threat(game) == 20 - lowered


@pytest.mark.rule("lotr.then.1", "lotr.then.2", "lotr.then.3")
def test_the_part_after_then_follows_a_success_wholly_and_a_failure_not_at_all():
    for exhausted, result in ((False, 28), (True, 30)):
        game = lotr(
            seat(heroes=[card("Aragorn", exhausted=exhausted)], hand=["Long Watch"], threat=20),
            extra=EXTRA,
            at="4.2",
            patient=True,
        )
        game.play("play Long Watch")
        if not exhausted:
            assert threat(game) == 20
            game.play("choose Aragorn")
        assert (only(game, "Aragorn").exhausted, threat(game)) == (True, result)


@pytest.mark.rule("lotr.then.3")
@pytest.mark.parametrize(("resources", "left", "damage"), [(1, 1, 0), (3, 1, 1)])
def test_what_cannot_be_paid_before_then_keeps_the_rest_away(resources, left, damage):
    game = lotr(
        seat(heroes=[card("Aragorn", resources=resources)], hand=["Tribute"]),
        staging=["Forest Spider"],
        extra=EXTRA,
        at="4.2",
        patient=True,
    )
    game.play("play Tribute")
    assert threat(game) == 14
    assert only(game, "Aragorn").tokens == {"resources": left}
    assert only(game, "Forest Spider").tokens.get("damage", 0) == damage


@pytest.mark.rule("lotr.swap.1", "lotr.swap.2")
def test_a_value_of_zero_is_swapped_but_not_a_missing_one():
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Snowbourn Scout"], hand=["Trade of Blows"]),
        staging=["Forest Gate"],
        extra=EXTRA,
        at="4.2",
        patient=True,
    )
    game.play("stay", "play Trade of Blows")
    assert offers(game) == ["choose Aragorn", "choose Snowbourn Scout"]
    game.play("choose Aragorn")
    assert offers(game) == ["choose Snowbourn Scout"]
    game.play("choose Snowbourn Scout")
    assert [only(game, name).value("attack") for name in ("Aragorn", "Snowbourn Scout")] == [0, 3]


@pytest.mark.rule("lotr.swap.1")
def test_places_are_swapped_only_if_there_is_something_on_both_sides():
    seats = seat(hand=["Detour"])
    game = lotr(seats, active="Enchanted Stream", staging=["Forest Gate"], extra=EXTRA, at="4.2+", patient=True)
    game.play("play Detour", "choose Forest Gate")
    assert (zones(game, "Forest Gate"), zones(game, "Enchanted Stream")) == (["active-location"], ["staging"])
    for written in ({"staging": ["Forest Gate"]}, {"active": "Enchanted Stream"}):
        assert offers(lotr(seats, extra=EXTRA, at="4.2+", patient=True, **written)) == ["pass"]


@pytest.mark.rule("lotr.move.2", "lotr.move.3", "lotr.cannot-have-attachments.3")
def test_an_attachment_is_not_moved_to_the_place_where_it_is():
    ring = card("Aragorn", attachments=["Wandering Ring"])
    armed = card("Thalin", attachments=["Dwarven Axe", "Citadel Plate"])
    game = lotr(seat(heroes=[ring, "Gimli", armed]), extra=EXTRA, at="4.2", patient=True)
    game.play("use Wandering Ring")
    assert offers(game) == ["choose Gimli", "choose Thalin"]
    game.play("choose Thalin")
    assert only(game, "Wandering Ring").attached_to == "Thalin"
    assert (zones(game, "Dwarven Axe"), zones(game, "Citadel Plate")) == (["discard"], ["play"])
    assert offers(lotr(seat(heroes=[ring]), extra=EXTRA, at="4.2", patient=True)) == ["pass"]


@pytest.mark.rule("lotr.move.2", "lotr.move.3")
def test_damage_is_not_moved_to_the_card_on_which_it_lies():
    hurt = card("Aragorn", damage=2)
    game = lotr(seat(heroes=[hurt, "Gimli"], hand=["Shared Burden"]), extra=EXTRA, at="4.2", patient=True)
    game.play("play Shared Burden")
    assert offers(game) == ["choose Aragorn"]
    game.play("choose Aragorn")
    assert offers(game) == ["choose Gimli"]
    game.play("choose Gimli")
    assert [only(game, name).tokens for name in ("Aragorn", "Gimli")] == [{"damage": 1}, {"damage": 1}]
    for heroes in ([hurt], ["Aragorn", "Gimli"]):
        game = lotr(seat(heroes=heroes, hand=["Shared Burden"]), extra=EXTRA, at="4.2", patient=True)
        assert offers(game) == ["pass"]
