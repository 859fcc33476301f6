"""Elimination, what players may know and tell, and the fields of player cards, as the book of 2010 has them."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.lotr.tables.scenarios import SCENARIOS
from support.lotr import card, lotr, only, pass_until, seat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
PLAYER_CARDS = [info for info in rw.cards("lotr") if info.card.back == "player" and info.number <= 73]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-player-elimination.1")
@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
@pytest.mark.parametrize(("dial", "out"), [(48, False), (49, True)])
def test_in_every_scenario_of_the_core_set_a_threat_of_fifty_eliminates(edition, scenario, dial, out):
    game = lotr(
        seat(heroes=["Aragorn"], threat=dial),
        seat(heroes=["Gimli"], threat=10),
        scenario=scenario,
        at="7.3",
        edition=edition,
        patient=True,
    )
    assert game.table()["eliminated"] == [out, False]
    assert game.table()["threat"][0] == dial + 1


@pytest.mark.rule("lotr.rop2010-player-elimination.2")
@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_the_encounter_cards_of_an_eliminated_player_return_to_the_staging_area(edition):
    """The reading (READINGS): enemies with their damage and objectives go there, an attached treachery is discarded."""
    hero = card("Aragorn", attachments=["Shadow Key", "Caught in a Web"])
    game = lotr(
        seat(heroes=[hero], engaged=[card("King Spider", damage=2), "Black Forest Bats"], threat=49),
        seat(heroes=["Gimli"], engaged=["Hill Troll"], threat=10),
        at="7.3",
        edition=edition,
        patient=True,
    )
    assert game.table()["eliminated"] == [True, False]
    names = ("King Spider", "Black Forest Bats", "Shadow Key", "Caught in a Web", "Hill Troll")
    assert [zones(game, name)[0] for name in names] == [
        "staging", "staging", "staging", "encounter-discard", "engaged",
    ]  # fmt: skip
    assert only(game, "King Spider").tokens == {"damage": 2}
    assert (only(game, "Shadow Key").kind, only(game, "Shadow Key").attached_to) == ("objective", None)


@EDITIONS
@pytest.mark.rule("lotr.rop2010-player-elimination.3")
def test_hand_and_deck_of_an_eliminated_player_are_discarded_to_their_owners_piles(edition):
    game = lotr(
        seat(
            heroes=[card("Éowyn", resources=1)],
            allies=["Wandering Took"],
            hand=["Hasty Stroke", "Lórien Guide"],
            deck=["Northern Tracker", "Dwarven Tomb"],
            threat=20,
        ),
        seat(heroes=["Gimli"], allies=["Veteran Axehand"], hand=["Feint"], deck=["Swift Strike", "Beorn"], threat=46),
        at="7.2",
        edition=edition,
        patient=True,
    )
    assert (game.decision.seat, game.table()["threat"]) == (1, [21, 47])
    game.play("pass", "use Wandering Took")
    pass_until(game, "action")
    assert game.table()["eliminated"] == [False, True], "47 and 3 more"
    gone = ("Gimli", "Veteran Axehand", "Feint", "Swift Strike", "Beorn")
    assert [(only(game, name).zone, only(game, name).seat) for name in gone] == [("discard", 1)] * 5
    took = only(game, "Wandering Took")
    assert (took.zone, took.seat) == ("discard", 0), "a card of another owner goes to that owner's pile"
    assert [zones(game, name) for name in ("Hasty Stroke", "Lórien Guide", "Northern Tracker")] == [
        ["hand"], ["hand"], ["deck"],
    ]  # fmt: skip
    assert game.view()["players"][1]["deck"]["count"] == 0


@pytest.mark.rule("lotr.rop2010-table-talk.1")
def test_classic_nobody_is_told_what_is_in_a_hand_or_what_only_one_player_has_seen():
    game = lotr(
        seat(
            heroes=["Denethor"], allies=["Henamarth Riversong"], hand=["Feint", "Grim Resolve"],
            deck=["Beorn's Hospitality"], threat=10,
        ),
        seat(heroes=["Gimli"], hand=["Swift Strike"], threat=10),
        encounter_deck=["Hummerhorns", "Forest Gate"],
        at="1.2",
        edition="classic",
        patient=True,
    )  # fmt: skip
    game.choose("use Henamarth Riversong")
    secrets = ("Feint", "Grim Resolve", "Beorn's Hospitality", "Hummerhorns")

    def told(to: int | None) -> list[bool]:
        text = json.dumps([game.view(to), [entry.text for entry in game.log(to)]], ensure_ascii=False)
        return [name in text for name in secrets]

    assert told(0) == [True] * 4
    assert told(1) == told(None) == [False] * 4
    mine, theirs = (game.view(who)["players"][0]["hand"] for who in (0, 1))
    assert [piece["name"] for piece in mine] == ["Feint", "Grim Resolve", "Beorn's Hospitality"]
    backs = [{key: value for key, value in piece.items() if key != "id"} for piece in theirs]
    assert backs == [{"attached_to": -1, "back": "player"}] * 3, "that there are three player cards is open"
    assert game.view(0)["zones"]["encounter-deck"]["known"][0]["name"] == "Hummerhorns"
    assert game.view(1)["zones"]["encounter-deck"] == {"count": 2, "known": []}


@pytest.mark.rule("lotr.table-talk.2")
def test_a_player_can_speak_of_the_own_hand_and_of_everything_in_play():
    """All that a player may discuss is in that player's view, in words, whoever's turn it is."""
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Sneak Attack", "Gandalf"]),
        seat(heroes=["Gimli"], hand=["Swift Strike"], allies=["Beorn"], engaged=["King Spider"]),
        staging=["Forest Gate"],
        at="3.1",
        patient=True,
    )
    for who, hand in ((0, ["Sneak Attack", "Gandalf"]), (1, ["Swift Strike"])):
        view = game.view(who)
        assert [piece["name"] for piece in view["players"][who]["hand"]] == hand
        assert [piece.get("name") for piece in view["players"][1 - who]["hand"]] == [None] * (3 - len(hand))
        assert [[piece["name"] for piece in player["play"]] for player in view["players"]] == [
            ["Aragorn"], ["Gimli", "Beorn"],
        ]  # fmt: skip
        assert [piece["name"] for piece in view["players"][1]["engaged"]] == ["King Spider"]
        assert [piece["name"] for piece in view["zones"]["staging"]] == ["Forest Gate"]


@pytest.mark.rule("lotr.rop2010-player-card-anatomy.11")
def test_game_text_tells_what_a_card_does_and_the_quotation_is_left_out():
    texts = {info.name: info.text() for info in PLAYER_CARDS}
    silent = [name for name, text in texts.items() if not text]
    assert silent == ["Guard of the Citadel", "Veteran Axehand"], "allies whose box holds a quotation alone"
    wordless = {info.name for info in PLAYER_CARDS if not info.card.faces[0].abilities}
    assert wordless == {*silent, "Silverlode Archer", "Horseback Archer"}, "those two have a keyword"
    assert "Ranged" in texts["Silverlode Archer"]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-player-card-anatomy.11")
def test_the_text_of_a_card_applies_while_it_is_in_play(edition):
    hand = lotr(seat(heroes=["Aragorn"], hand=["Celebrían's Stone"]), at="3.1", edition=edition, patient=True)
    assert only(hand, "Aragorn").value("willpower") == 2
    stone = lotr(
        seat(heroes=[card("Aragorn", attachments=["Celebrían's Stone"])]), at="3.1", edition=edition, patient=True
    )
    assert only(stone, "Aragorn").value("willpower") == 4


@pytest.mark.rule("lotr.rop2010-player-card-anatomy.12")
def test_every_player_card_is_a_hero_an_ally_an_attachment_or_an_event():
    kinds = Counter(info.kind for info in PLAYER_CARDS)
    assert kinds == {"hero": 12, "ally": 20, "attachment": 13, "event": 28}
    by_kind = {kind: [info.number for info in PLAYER_CARDS if info.kind == kind] for kind in kinds}
    assert by_kind["hero"] == list(range(1, 13))
    assert by_kind["attachment"] == [26, 27, 39, 40, 41, 42, 55, 56, 57, 69, 70, 71, 72]


@pytest.mark.rule("lotr.rop2010-player-card-anatomy.13")
def test_every_player_card_has_its_set_and_its_number():
    assert [info.number for info in PLAYER_CARDS] == list(range(1, 74))
    assert [info.id for info in PLAYER_CARDS] == [f"01{number:03}" for number in range(1, 74)], "01 is the core set"
    encounter_sets = {info.set for info in rw.cards("lotr") if info.card.back == "encounter"}
    assert {info.set for info in PLAYER_CARDS} & encounter_sets == set()
