"""Travel costs, searching, discard piles, hidden hands."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.vocabulary.printing import event
from rulewright.games.lotr.vocabulary.words import CHARACTER, ENEMY, IT, Action
from rulewright.kernel.effects.sequence import Choose
from rulewright.lcg.verbs import Discard
from support.lotr import card, lotr, offers, only, seat, zones

AMBUSH = event("Ambush", Action(Choose(CHARACTER | ENEMY), Discard(IT)), number=901, copies=3, cost=0)
EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])


@EDITIONS
@pytest.mark.rule("lotr.travel.1", "lotr.travel.2")
def test_every_player_pays_the_travel_cost_first(edition):
    seats = [seat(heroes=["Aragorn", "Gimli"]), seat(heroes=["Thalin"])]
    game = lotr(*seats, staging=["Great Forest Web"], edition=edition, at="4.2", patient=True)
    game.play("travel to Great Forest Web")
    assert (game.decision.kind, offers(game)) == ("target", ["choose Aragorn", "choose Gimli"])
    assert zones(game, "Great Forest Web") == ["staging"]
    game.play("choose Gimli")
    assert (game.decision.seat, zones(game, "Great Forest Web")) == (1, ["staging"])
    game.play("choose Thalin")
    assert [only(game, name).exhausted for name in ("Aragorn", "Gimli", "Thalin")] == [False, True, True]
    assert zones(game, "Great Forest Web") == ["active-location"]


@EDITIONS
@pytest.mark.rule("lotr.travel.2")
def test_nobody_travels_to_a_location_whose_cost_cannot_be_paid(edition):
    places = ["Great Forest Web", "Necromancer's Pass", "Enchanted Stream"]
    written = {"staging": places, "edition": edition, "at": "4.2"}
    game = lotr(seat(heroes=["Aragorn"], hand=["Gandalf"]), seat(heroes=[card("Thalin", exhausted=True)]), **written)
    assert offers(game) == ["travel to Enchanted Stream", "stay"]
    game = lotr(seat(heroes=["Aragorn"], hand=["Gandalf", "Beorn"]), seat(heroes=["Thalin"]), **written)
    assert offers(game) == [
        "travel to Great Forest Web", "travel to Necromancer's Pass", "travel to Enchanted Stream", "stay",
    ]  # fmt: skip
    game.play("travel to Necromancer's Pass")
    assert zones(game, "Gandalf") + zones(game, "Beorn") == ["discard", "discard"]
    if edition == "revised":
        game.play("lay Beorn on top")
    assert zones(game, "Necromancer's Pass") == ["active-location"]


@pytest.mark.rule("lotr.search.1", "lotr.search.2", "lotr.search.3")
def test_the_searcher_sees_the_cards_where_they_lie_and_may_take_one():
    deck = ["Gandalf", "Faramir", "Sneak Attack", "Ever Vigilant", "Grim Resolve", "Brok Ironfist"]
    game = lotr(
        seat(heroes=[card("Aragorn", committed=True, exhausted=True)], deck=deck),
        seat(heroes=[card("Gimli", committed=True, exhausted=True)]),
        active=card("Mountains of Mirkwood", progress=2),
        at="3.4",
        patient=True,
    )
    game.play("use Mountains of Mirkwood", "yes")
    assert (game.decision.seat, game.decision.kind) == (0, "search")
    assert offers(game) == [*(f"take {name}" for name in deck[:5]), "take none"]
    assert {zone for name in deck for zone in zones(game, name)} == {"deck"}
    assert [piece["name"] for piece in game.view(0)["players"][0]["deck"]["known"]] == deck[:5]
    assert game.view(1)["players"][0]["deck"] == {"count": 6, "known": []}
    nothing = game.clone()
    nothing.play("take none")
    assert {zone for name in deck for zone in zones(nothing, name)} == {"deck"}
    game.play("take Sneak Attack")
    assert zones(game, "Sneak Attack") == ["hand"]
    assert {zone for name in deck if name != "Sneak Attack" for zone in zones(game, name)} == {"deck"}
    assert game.view(0)["players"][0]["deck"] == {"count": 5, "known": []}


@EDITIONS
@pytest.mark.rule("lotr.discard-piles-and-victory-display.2", "lotr.discard-piles-and-victory-display.3")
def test_each_card_is_discarded_to_the_pile_of_its_own_deck(edition):
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Ambush"] * 4, engaged=["Forest Spider"], allies=["Guard of the Citadel"]),
        seat(heroes=[card("Gimli", attachments=["Dwarven Axe"]), "Thalin"], allies=["Veteran Axehand"]),
        edition=edition,
        extra=(AMBUSH,),
        at="2.1+",
    )
    for name in ("Forest Spider", "Guard of the Citadel", "Veteran Axehand", "Gimli"):
        game.play("play Ambush", f"choose {name}")
    assert zones(game, "Forest Spider") == ["encounter-discard"]
    piles = {name: only(game, name) for name in ("Guard of the Citadel", "Veteran Axehand", "Gimli", "Dwarven Axe")}
    assert {name: (piece.zone, piece.seat) for name, piece in piles.items()} == {
        "Guard of the Citadel": ("discard", 0),
        "Veteran Axehand": ("discard", 1),
        "Gimli": ("discard", 1),
        "Dwarven Axe": ("discard", 1),
    }


@pytest.mark.rule("lotr.discard-piles-and-victory-display.4", "lotr.discard-piles-and-victory-display.5")
def test_piles_are_open_to_all_and_keep_the_order_in_which_cards_came():
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Sneak Attack", "Gandalf"], discard=["Beorn", "Faramir", "Thicket of Spears"]),
        seat(heroes=["Gimli"]),
        victory=["Hummerhorns"],
        encounter_discard=["Enchanted Stream", "Eyes of the Forest"],
        staging=["Necromancer's Pass"],
        at="4.2",
    )
    pile = ["Beorn", "Faramir", "Thicket of Spears"]
    fallen = ["Enchanted Stream", "Eyes of the Forest"]
    for viewer in (0, 1, None):
        seen = game.view(viewer)
        assert [piece["name"] for piece in seen["players"][0]["discard"]] == pile
        assert [piece["name"] for piece in seen["zones"]["encounter-discard"]] == fallen
        assert [piece["name"] for piece in seen["zones"]["victory-display"]] == ["Hummerhorns"]
    game.play("travel to Necromancer's Pass")
    after = [piece["name"] for piece in game.view(1)["players"][0]["discard"]]
    assert after[:3] == pile
    assert sorted(after[3:]) == ["Gandalf", "Sneak Attack"]


@pytest.mark.rule("lotr.table-talk.3")
def test_nobody_sees_the_hand_of_another_player():
    game = lotr(seat(hand=["Gandalf", "Faramir"]), seat(heroes=["Gimli"], hand=["Beorn"]), at="2.1+", patient=True)
    own, other, guest = (game.view(viewer)["players"][0]["hand"] for viewer in (0, 1, None))
    assert [piece["name"] for piece in own] == ["Gandalf", "Faramir"]
    for hidden in (other, guest):
        assert len(hidden) == 2
        assert all("name" not in piece and "card" not in piece for piece in hidden)
