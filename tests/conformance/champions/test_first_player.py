"""What the first player decides: targets of encounter cards, the order of effects, who answers first."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.champions.events import CHANGES_FORM
from rulewright.games.champions.vocabulary.printing import upgrade
from rulewright.games.champions.vocabulary.words import ForcedResponse, Interrupt, Response
from rulewright.kernel.abilities import Ability, Trigger
from rulewright.kernel.cards import Card
from rulewright.lcg.verbs import Draw
from support.champions import champions, hand, offers, only, seat


def watching(name: str, number: int, ability: Ability) -> Card:
    """An upgrade with this ability."""
    return upgrade(name, ability, number=number, copies=3, set_name="Basic", cost=0, resources="energy", traits="")


FORM = Trigger(CHANGES_FORM)
LOUD = watching("Loud", 911, ForcedResponse(Draw(1), after=FORM))
WARY = watching("Wary", 912, Interrupt(Draw(1), when=FORM))
CURIOUS = watching("Curious", 913, Response(Draw(1), after=FORM))


def table(card: Card) -> rw.Game:
    """Three players with this card each; it is the turn of the third, and the second is the first player."""
    mine = {"upgrades": [card.name], "deck": ["Haymaker"] * 5}
    return champions(
        seat("Spider-Man", **mine), seat("She-Hulk", **mine), seat("Iron Man", **mine),
        extra=(card,), first=1, turn=2,
    )  # fmt: skip


@pytest.mark.rule("champions.first-player.6")
def test_the_first_player_chooses_among_the_targets_of_an_encounter_card():
    game = champions(
        seat("Spider-Man"),
        seat("She-Hulk", dealt=["Genetically Enhanced"], engaged=["Shocker", "Armored Guard"]),
        at="8",
    )
    assert (game.decision.player, offers(game)) == (0, ["attach to Shocker", "attach to Armored Guard"])
    game.play("attach to Armored Guard")
    assert only(game, "Genetically Enhanced").attached_to == "Armored Guard"


@pytest.mark.rule("champions.first-player.7", "champions.simultaneous-resolution.1", "champions.forced.5")
def test_the_first_player_orders_what_must_happen_at_the_same_moment():
    game = table(LOUD)
    game.play("change form")
    assert (game.decision.kind, game.decision.player) == ("order", 1)
    assert offers(game) == ["resolve Loud", "resolve Loud #2", "resolve Loud #3"]
    game.play("resolve Loud #2")
    assert [len(hand(game, player)) for player in range(3)] == [0, 1, 0]


@pytest.mark.rule("champions.first-player.9", "champions.first-player.10", "champions.interrupt.6")
def test_the_first_player_may_interrupt_first_then_the_others_in_player_order():
    game = table(WARY)
    game.play("change form")
    asked = []
    while game.decision.kind == "respond":
        asked.append(game.decision.player)
        assert only(game, "Iron Man").kind == "hero"
        game.play("use Wary" if game.decision.player == 1 and len(asked) == 1 else "pass")
    assert asked == [1, 2, 0]
    assert hand(game, 1) == ["Haymaker"]


@pytest.mark.rule("champions.first-player.11", "champions.first-player.12", "champions.response.5")
def test_the_first_player_may_respond_first_then_the_others_in_player_order():
    game = table(CURIOUS)
    game.play("change form")
    asked = []
    while game.decision.kind == "respond":
        asked.append(game.decision.player)
        assert only(game, "Tony Stark").kind == "alter-ego"
        game.play("pass")
    assert asked == [1, 2, 0]
