"""An eighth look: cards that meet, and what the log and the numbers of a combat keep of it."""

from __future__ import annotations

import pytest

from support.meq import argalad, fight_a_round, harmed, hero, meq, names, offers, told
from support.meq_combat import attacks, bear, duel

# ---- combats


@pytest.mark.parametrize(("last", "attack"), [("Execute", 1), ("Attack of Opportunity", 2)])
def test_a_flaming_arrow_does_not_burn_block_down_to_nothing(last: str, attack: int):
    """Its printed defense of 4 falls to 2, not to 0: Execute kills nobody, and an opportunity there is none.

    The Flaming Arrow deals 3, and the Reckless Huorn suffers 2 more; then 1 or 2 attack against the 2 of Block.
    """
    mine = hero("Argalad", hand=["Flaming Arrow", last], life=["Overdraw"] * 6 + ["Precision"] * 4, strength=2)
    game = duel(mine, "Huorn", "Reckless", "Block", "Block", "Sweep", "Sweep", "Smash")
    game.play("draw 0")
    fight_a_round(game, "Flaming Arrow", "Reckless")
    bear(game)
    game.play("fight on", "fight on", "lay Block")
    assert (attacks(game), harmed(game, "Huorn")) == ([3, 6, attack, 1], 5)


@pytest.mark.parametrize("first", ["lose the top card", "lose Rush"])
def test_which_card_an_oliphaunt_takes_from_the_hand_is_for_the_hero_to_say(first: str):
    """At least one of the 2 damage comes from the hand, the first or the last of them: then the other is free."""
    mine = hero("Thálin", hand=["Sweep", "Rush", "Parry"], life=["Block"] * 3)
    game = duel(mine, "Oliphaunt", *["Smash"] * 4, "Rush", "Rush", "Block")
    game.play("draw 0")
    fight_a_round(game, "Sweep", "Smash")
    assert offers(game) == ["lose the top card", "lose Rush", "lose Parry"]
    game.play(first)
    last = ["lose Rush", "lose Parry"] if first == "lose the top card" else ["lose the top card", "lose Parry"]
    assert offers(game) == last
    refused = (
        None if first == "lose Rush" else "This enemy takes at least one card from your hand [meq.monster-card.11]"
    )
    assert game.why_not("lose the top card") == refused


def test_damage_before_the_first_round_belongs_to_no_round():
    """Dark Promises deals 5 damage before the combat; kept is what was dealt in rounds, and nothing else."""
    game = duel(
        hero("Argalad", hand=["Overdraw", "Overdraw"], life=["Volley"] * 2 + ["Overdraw"] * 4 + ["Precision"] * 4),
        "Orc", "Hack", "Hack", "Hack", "Parry", "Parry", pool=4, shadow=["Dark Promises"],
    )  # fmt: skip
    game.play("play Dark Promises", "take 5 damage")
    bear(game)
    game.play("draw 0")
    fight_a_round(game, "Overdraw", "Parry")
    bear(game)
    numbers = game.state.activations[-1].numbers
    assert sorted(name for name in numbers if name.startswith(("hurt", "harmed"))) == ["harmed-1", "hurt-1"]


# ---- events


@pytest.mark.rule("meq.event-step.10")
def test_the_log_tells_which_event_was_replaced():
    game = meq(
        argalad(), at="event", round=2, stop=True, event="Imladris", decks={"events-1": ["Lady of the Golden Wood"]}
    )
    assert (names(game, "event"), names(game, "events-1-discard")) == (["Lady of the Golden Wood"], ["Imladris"])
    assert told(game, "meq.event-step.10") == ["The event Imladris is discarded"]
    assert told(game, "meq.event-step.9") == ["The event Lady of the Golden Wood stays in play"]
