"""Cards discarded at the same moment are ordered by their owner. What players may talk about."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, lotr, offers, pass_until, seat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])


def pile(game: rw.Game, number: int = 0) -> list[str]:
    """The titles in a player's discard pile, the top card first."""
    return [rw.Piece(game, piece["id"]).name for piece in reversed(game.view()["players"][number]["discard"])]


def slay_gimli(edition: str = "revised", partner: object = "Legolas", **more: object) -> rw.Game:
    """Gimli with two attachments is destroyed; an event lies in the discard pile of his player."""
    gimli = card("Gimli", damage=4, attachments=["Dwarven Axe", "Steward of Gondor"])
    seats = {"discard": ["Feint"], "engaged": ["King Spider"], **more}
    game = lotr(seat(heroes=[gimli, partner], **seats), edition=edition, at="6.4a", patient=True)
    game.play("resolve the attack of King Spider", "pass", "defend with Gimli", "pass", "pass")
    game.play("assign the damage to Gimli")
    assert zones(game, "Gimli") == ["discard"]
    return game


@pytest.mark.rule("lotr.discard-piles-and-victory-display.6")
def test_the_owner_orders_cards_that_are_discarded_at_the_same_moment():
    game = slay_gimli()
    assert (game.decision.seat, game.decision.kind) == (0, "discard-order")
    assert game.decision.rule == "lotr.discard-piles-and-victory-display.6"
    assert sorted(offers(game)) == ["lay Dwarven Axe on top", "lay Gimli on top", "lay Steward of Gondor on top"]
    game.play("lay Dwarven Axe on top")
    assert sorted(offers(game)) == ["lay Gimli on top", "lay Steward of Gondor on top"]
    other = game.clone()
    game.play("lay Gimli on top")
    assert pile(game) == ["Dwarven Axe", "Gimli", "Steward of Gondor", "Feint"]
    other.play("lay Steward of Gondor on top")
    assert pile(other) == ["Dwarven Axe", "Steward of Gondor", "Gimli", "Feint"]
    assert (game.decision.kind, other.decision.kind) == ("action", "action")


@pytest.mark.rule("lotr.discard-piles-and-victory-display.6")
def test_the_order_decides_which_attachment_is_the_topmost():
    for name in ("Dwarven Axe", "Steward of Gondor"):
        game = slay_gimli(hand=["Erebor Hammersmith"], partner=card("Beravor", resources=1))
        game.play("lay Gimli on top", f"lay {name} on top")
        while "play Erebor Hammersmith" not in offers(game):
            game.choose("pass" if "pass" in offers(game) else "done")
        game.play("play Erebor Hammersmith", "use Erebor Hammersmith")
        pass_until(game, "action")
        assert zones(game, name) == ["hand"]
        assert pile(game) == ["Gimli", *({"Dwarven Axe", "Steward of Gondor"} - {name}), "Feint"]


@pytest.mark.rule("lotr.discard-piles-and-victory-display.6")
def test_each_owner_is_asked_for_the_own_pile_and_only_when_the_cards_differ():
    def reach(edition: str) -> rw.Game:
        weak = [card(name, exhausted=True) for name in ("Snowbourn Scout", "Silverlode Archer", "Snowbourn Scout")]
        return lotr(
            seat(heroes=["Gimli"], allies=weak[::2]),
            seat(heroes=["Aragorn"], allies=weak),
            encounter_deck=["The Necromancer's Reach", "Forest Gate"],
            edition=edition,
            at="3.3",
            patient=True,
        )

    game = reach("revised")
    pass_until(game, "discard-order")
    assert pile(game, 0) == ["Snowbourn Scout"] * 2
    assert game.decision.seat == 1
    assert sorted(offers(game)) == ["lay Silverlode Archer on top", "lay Snowbourn Scout on top"]
    game.play("lay Snowbourn Scout on top")
    assert game.decision.kind == "discard-order"
    game.play("lay Silverlode Archer on top")
    assert pile(game, 1) == ["Snowbourn Scout", "Silverlode Archer", "Snowbourn Scout"]
    assert game.decision.kind == "action"
    classic = reach("classic")
    pass_until(classic, "commit")
    assert sorted(pile(classic, 1)) == ["Silverlode Archer", "Snowbourn Scout", "Snowbourn Scout"]


@pytest.mark.rule("lotr.discard-piles-and-victory-display.6")
def test_cards_discarded_from_hand_at_the_same_moment_are_ordered_too():
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Ever Vigilant", "Faramir", "Sneak Attack"]),
        encounter_deck=["Eyes of the Forest"],
        at="3.3",
        patient=True,
    )
    assert (zones(game, "Faramir"), game.decision.kind) == (["hand"], "discard-order")
    game.play("lay Ever Vigilant on top")
    assert pile(game) == ["Ever Vigilant", "Sneak Attack"]
    assert game.decision.kind == "action"


@EDITIONS
def test_nobody_is_asked_in_the_classic_game_nor_when_a_player_is_eliminated(edition):
    if edition == "classic":
        assert slay_gimli(edition).decision.kind == "action"
    game = lotr(
        seat(heroes=["Aragorn"], threat=20),
        seat(heroes=["Gimli"], hand=["Feint", "Blade Mastery"], allies=["Gandalf"], threat=49),
        edition=edition,
        at="7.3",
        patient=True,
    )
    assert (game.table()["eliminated"], game.decision.kind) == ([False, True], "action")
    last = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=[card("Gimli", damage=4, attachments=["Dwarven Axe"])], engaged=["King Spider"]),
        edition=edition,
        at="6.4a",
    )
    last.play("defend with Gimli")
    assert (last.table()["eliminated"], last.decision.kind) == ([False, True], "commit")


@pytest.mark.rule("lotr.table-talk.2")
def test_a_player_can_read_the_own_hand_and_everything_in_play_to_speak_of_it():
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Sneak Attack", "Faramir"]),
        seat(heroes=["Gimli"], hand=["Feint"], engaged=[card("Wargs", damage=1)]),
        staging=["Forest Spider"],
        at="3.1",
        patient=True,
    )
    hands = [["Sneak Attack", "Faramir"], ["Feint"]]
    for number in (0, 1):
        view = game.view(number)
        assert [piece["name"] for piece in view["players"][number]["hand"]] == hands[number]
        assert all("name" not in piece for piece in view["players"][1 - number]["hand"])
        assert [piece["name"] for player in view["players"] for piece in player["play"]] == ["Aragorn", "Gimli"]
        (wargs,), (spider,) = view["players"][1]["engaged"], view["zones"]["staging"]
        assert (wargs["name"], wargs["tokens"], spider["name"]) == ("Wargs", {"damage": 1}, "Forest Spider")
    texts = {info.name: info.text() for info in rw.cards("lotr")}
    assert all(texts[name] for hand in hands for name in hand)
