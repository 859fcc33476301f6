"""Third look: who is asked when, and in what order, where several things wait for the same moment."""

from __future__ import annotations

import pytest

from rulewright.games.champions.vocabulary.damage import AssignDamage
from rulewright.games.champions.vocabulary.printing import treachery
from rulewright.games.champions.vocabulary.words import FRIENDLY, YOURS, WhenRevealed
from rulewright.kernel.players import YOU
from support.champions import (
    buy,
    card,
    champions,
    decline_all,
    hand,
    hit_points,
    offers,
    only,
    pile,
    seat,
    threat,
    zones,
)

PLAIN = ["Advance"] * 10


# ---- one window around a revealed card


def two_who_interrupt(first: int = 0):
    return champions(
        seat("Spider-Man", hand=["Genius", "Enhanced Spider-Sense"], dealt=["Advance"]),
        seat("Iron Man", allies=["Black Widow"], hand=["Genius"]),
        at="8",
        first=first,
        encounter_deck=["Shocker", *PLAIN],
    )


@pytest.mark.rule("champions.interrupt.6", "champions.first-player.9")
def test_all_interrupts_to_a_revealed_card_share_one_window_in_player_order():
    game = two_who_interrupt()
    assert (game.decision.player, offers(game)) == (0, ["play Enhanced Spider-Sense", "pass"])
    game.play("pass")
    assert (game.decision.player, offers(game)) == (1, ["use Black Widow", "pass"])
    other = two_who_interrupt(first=1)
    assert (other.decision.player, offers(other)) == (1, ["use Black Widow", "pass"])


@pytest.mark.rule("champions.interrupt.6", "champions.cancel.7")
def test_effects_cancelled_leave_a_revealed_card_that_another_interrupt_still_answers():
    """The reveal itself is not cancelled by Enhanced Spider-Sense: Black Widow may still trade the card for another."""
    game = two_who_interrupt()
    buy(game, "play Enhanced Spider-Sense")
    assert (game.decision.player, offers(game)) == (1, ["use Black Widow", "pass"])
    buy(game, "use Black Widow")
    assert (zones(game, "Shocker"), threat(game, "The Break-In!")) == (["engaged"], 0)


@pytest.mark.rule("champions.interrupt.8")
def test_a_card_whose_effects_black_widow_has_cancelled_is_out_of_reach_of_later_interrupts():
    game = two_who_interrupt(first=1)
    buy(game, "use Black Widow")
    assert (zones(game, "Shocker"), "play Enhanced Spider-Sense" in offers(game)) == (["engaged"], False)


@pytest.mark.rule("champions.ability.6", "champions.cancel.2")
def test_effects_are_cancelled_only_once():
    """With nothing left to cancel a second card of the kind changes nothing, and no attack comes in its place."""
    game = champions(
        seat("Spider-Man", hand=["Enhanced Spider-Sense", "Get Behind Me!", "Genius", "Genius"], dealt=["Advance"]),
        at="8",
        encounter_deck=PLAIN,
    )
    game.play("play Enhanced Spider-Sense", "pay with Genius", "done")
    assert (game.decision.kind, threat(game, "The Break-In!"), hit_points(game, "Spider-Man")) == ("turn", 0, 10)
    assert hand(game) == ["Get Behind Me!", "Genius"]


@pytest.mark.rule("champions.cancel.4", "champions.keyword-surge.1")
def test_the_keyword_surge_is_no_when_revealed_effect():
    game = champions(
        seat("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"], dealt=["Exhaustion"]),
        at="8",
        encounter_deck=["Shocker", *PLAIN],
    )
    buy(game, "play Enhanced Spider-Sense")
    assert (zones(game, "Shocker"), only(game, "Spider-Man").exhausted) == (["engaged"], False)


# ---- the order of several attacks


@pytest.mark.rule("champions.first-player.7")
def test_the_first_player_orders_the_attacks_that_one_text_makes():
    game = champions(
        seat("Spider-Man", engaged=["Shocker", "Sandman"], dealt=["Gang-Up"]), seat("Iron Man"), at="8", first=1
    )
    assert (game.decision.player, offers(game)) == (1, ["activate Rhino", "activate Shocker", "activate Sandman"])
    game.play("activate Sandman", "leave it undefended")
    decline_all(game, "order")
    assert (hit_points(game, "Spider-Man"), offers(game)) == (7, ["activate Rhino", "activate Shocker"])


@pytest.mark.rule("champions.first-player.7")
def test_the_first_player_orders_the_shares_of_an_attack_on_several_heroes():
    """Whirlwind's attack on the others comes first; whom of them it hits first the first player says."""
    game = champions(
        seat("Spider-Man", engaged=["Whirlwind"]),
        seat("Black Panther"),
        seat("Iron Man"),
        at="6",
        first=1,
        turn=0,
        villain=card("Rhino", stunned=True),
        encounter_deck=PLAIN,
    )
    assert (game.decision.player, offers(game)) == (1, ["choose player 2", "choose player 3"])
    game.play("choose player 3")
    assert (game.decision.player, offers(game)) == (2, ["defend with Iron Man", "leave it undefended"])
    decline_all(game, "turn")
    assert [hit_points(game, name) for name in ("Spider-Man", "Black Panther", "Iron Man")] == [8, 9, 7]


# ---- damage that is divided


@pytest.mark.rule("champions.indirect-damage.2", "champions.indirect-damage.3")
def test_a_player_divides_the_indirect_damage_that_is_dealt_to_that_player():
    blast = treachery(
        "Blast",
        WhenRevealed(AssignDamage(5, FRIENDLY & YOURS, YOU)),
        number=901, copies=1, set_name="Test",
    )  # fmt: skip
    game = champions(
        seat("Iron Man"),
        seat("Spider-Man", allies=[card("Daredevil", damage=2)], dealt=["Blast"]),
        at="8",
        extra=(blast,),
    )
    assert (game.decision.player, offers(game)) == (
        1,
        ["assign damage to Spider-Man", "assign damage to Daredevil"],
    )
    game.play("assign damage to Daredevil")
    assert (hit_points(game, "Spider-Man"), pile(game, "discard", 1)) == (6, ["Daredevil"])
