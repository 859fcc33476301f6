"""Why something is not on offer in War of the Ring: The Card Game."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import ARAGORN, asked, card, place, player, wotr


def turn(**more: object) -> rw.Game:
    """A turn of Aragorn's player, with Lembas on the path in the hands of Sam."""
    return wotr(
        aragorn=player(hand=["Boromir", "Faramir"], reserve=[card("Soldiers of Gondor", arrived=0)]),
        frodo=player(hand=["Sting"]),
        active=[place("Caradhras", card("Sam Gamgee", items=["Lembas"])), place("Edoras")],
        first=ARAGORN,
        corruption=3,
        **more,
    )


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("use Lembas", "Lembas is for Frodo's player to use [wotr.use-an-action.1]"),
        ("use Sam Gamgee", "Sam Gamgee is used only in reserve [wotr.use-an-action.1]"),
        ("use Boromir", "Boromir has no text to spend an action on [wotr.use-an-action.1]"),
        ("move Boromir", "Boromir is not in your reserve [wotr.move-action.1]"),
        ("move Soldiers of Gondor", "Soldiers of Gondor may not enter any active location [wotr.move-action.2]"),
        ("play Sting", "You see no Sting, neither on the table nor in your hand"),
        (
            "fight at Caradhras",
            "That is possible in the phase “Combats”, when you are asked for it [wotr.combat-phase.3]",
        ),
        ("to Caradhras", "A place is chosen when a card is played or moved"),
        ("choose player 2", "No text asks you now to choose a player"),
    ],
)
def test_an_action_that_is_not_on_offer_says_why(key: str, reason: str):
    game = turn()
    assert (asked(game), game.why_not(key)) == (ARAGORN, reason)


def test_a_place_that_a_card_may_not_enter_says_why():
    game = turn()
    game.choose("play Boromir")
    assert game.why_not("to Edoras") == (
        "The faction of Boromir neither attacks nor defends at Edoras [wotr.playing-a-character.2]"
    )
    assert game.why_not("onto Sam Gamgee") == "Boromir is not an item and has no wielder [wotr.playing-a-card.1]"
    assert game.why_not("play Faramir") == (
        "That is possible in the phase “Actions”, when you are asked for it [wotr.action-phase.2]"
    )


def test_who_may_not_pass_is_told_the_numbers():
    hand = ["Boromir", "Faramir", "Denethor"]
    game = wotr(aragorn=player(hand=hand), saruman=player(hand=["Saruman"]), first=ARAGORN)
    assert game.why_not("pass") == (
        "You hold 3 cards, your carryover limit is 2, and Saruman's player does not hold more [wotr.action-phase.12]"
    )


def test_the_position_that_stands_still_is_not_over():
    game = wotr(at="3.1", stop=True)
    assert (game.over, game.why_not("pass")) == (False, "This position ends here: nothing is asked any more")
