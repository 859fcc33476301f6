"""The first player: who it is, when the token moves on, what the first player decides."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.events import PHASE_BEGINS
from rulewright.games.lotr.vocabulary.printing import ally, enemy, event
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import HERO, IT, Action, Forced, Response, on
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.players import EVERYONE, FIRST_PLAYER
from rulewright.lcg.events import DAMAGED
from rulewright.lcg.verbs import DealDamage
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

DRUMS = enemy(
    "Drums in the Deep",
    Forced(RaiseThreat(1, EVERYONE), after=on(PHASE_BEGINS)),
    number=901, copies=1, set_name="Test", engagement=40, stats=(1, 1, 1, 3), traits="Orc.",
)  # fmt: skip
ARROWS = enemy(
    "Arrows in the Dark",
    Forced(Choose(HERO, by=FIRST_PLAYER), DealDamage(IT, 1), after=on(PHASE_BEGINS)),
    number=902, copies=1, set_name="Test", engagement=40, stats=(1, 1, 1, 3), traits="Orc.",
)  # fmt: skip
MEDIC = ally(
    "Field Medic",
    Response(GainResources(HERO, 1), after=on(DAMAGED, HERO)),
    number=903, copies=3, cost=1, stats=(1, 0, 1, 2), traits="Healer.",
)  # fmt: skip
SIGNAL = event("Signal Fire", Action(GainResources(HERO, 1)), number=904, copies=3, cost=0)
SCORCH = event("Scorch", Action(Choose(HERO), DealDamage(IT, 1)), number=905, copies=3, cost=0)


@pytest.mark.rule("lotr.first-player.1", "lotr.first-player.2", "lotr.setup.9", "lotr.setup.11")
def test_the_player_the_others_agree_on_begins_with_the_token():
    for agreed in (0, 1, 2):
        game = rw.new("lotr", decks=["leadership", "tactics", "spirit"], first=agreed, seed=4)
        assert game.table()["first_player"] == agreed
        assert game.decision.seat == agreed


@pytest.mark.rule("lotr.setup.10")
def test_without_an_agreement_chance_picks_the_first_player():
    first = [rw.new("lotr", decks=["leadership", "tactics"], seed=seed).table()["first_player"] for seed in range(12)]
    assert set(first) == {0, 1}
    assert first == [
        rw.new("lotr", decks=["leadership", "tactics"], seed=seed).table()["first_player"] for seed in range(12)
    ]


@pytest.mark.rule("lotr.first-player.3")
def test_the_token_goes_to_the_left_at_the_end_of_the_refresh_phase():
    seats = [seat(heroes=[name]) for name in ("Aragorn", "Gimli", "Glóin")]
    game = lotr(*seats, first=1, at="7.3", patient=True)
    assert (game.decision.kind, step(game)) == ("action", "7.4")
    assert game.table()["first_player"] == 2
    assert game.decision.seat == 2
    pass_until(game, "commit")
    assert (game.table()["round"], game.decision.seat) == (2, 2)


@pytest.mark.rule("lotr.first-player.3")
def test_the_last_player_passes_the_token_back_to_the_first_seat():
    game = lotr(seat(heroes=["Aragorn"]), seat(heroes=["Gimli"]), first=1, at="7.4", patient=True)
    assert game.table()["first_player"] == 0


@pytest.mark.rule("lotr.first-player.4")
def test_when_the_first_player_is_eliminated_the_token_passes_at_once():
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Gimli"], threat=49),
        seat(heroes=["Glóin"], hand=["Scorch"]),
        first=1,
        staging=["Forest Spider"],
        extra=(SCORCH,),
        at="3.4",
        patient=True,
    )
    assert game.table()["eliminated"] == [False, True, False]
    assert (game.table()["phase"], game.table()["first_player"]) == ("quest", 2)
    assert game.decision.seat == 2


@pytest.mark.rule("lotr.first-player.6")
def test_the_first_player_decides_where_the_players_travel():
    game = lotr(seat(), seat(heroes=["Gimli"]), first=1, staging=["Forest Gate", "Enchanted Stream"], at="4.2")
    assert (game.decision.seat, game.decision.kind) == (1, "travel")
    game.play("travel to Enchanted Stream")
    assert zones(game, "Enchanted Stream") == ["active-location"]


@pytest.mark.rule("lotr.first-player.7")
def test_the_first_player_picks_the_one_target_of_an_encounter_effect():
    committed = {"committed": True, "exhausted": True}
    game = lotr(
        seat(heroes=[card("Aragorn", **committed)]),
        seat(heroes=[card("Gimli", **committed)]),
        first=1,
        encounter_deck=["Dol Guldur Orcs", "Caught in a Web"],
        at="3.3",
    )
    assert (game.decision.seat, offers(game)) == (1, ["choose Aragorn", "choose Gimli"])
    game.play("choose Aragorn")
    assert only(game, "Aragorn").tokens["damage"] == 2


@pytest.mark.rule("lotr.first-player.7")
def test_the_first_player_picks_the_one_player_an_encounter_effect_strikes():
    game = lotr(
        seat(heroes=["Aragorn"], threat=30),
        seat(heroes=["Gimli"], threat=30),
        seat(heroes=["Glóin"], threat=29),
        first=2,
        encounter_deck=["Caught in a Web"],
        at="3.3",
    )
    assert (game.decision.seat, offers(game)) == (2, ["choose player 1", "choose player 2"])
    game.play("choose player 2")
    assert only(game, "Caught in a Web").attached_to == "Gimli"


@pytest.mark.rule("lotr.first-player.8", "lotr.simultaneous-timing.1")
@pytest.mark.parametrize(("earlier", "threat_then"), [("Drums in the Deep", 21), ("Arrows in the Dark", 20)])
def test_the_first_player_orders_forced_effects_of_the_same_moment(earlier, threat_then):
    game = lotr(
        seat(heroes=["Aragorn"], threat=20, engaged=["Drums in the Deep", "Arrows in the Dark"]),
        seat(heroes=["Gimli"], threat=20),
        first=1,
        extra=(DRUMS, ARROWS),
        at="4.1",
    )
    assert (game.decision.seat, game.decision.kind) == (1, "order")
    assert game.decision.rule == "lotr.simultaneous-timing.1"
    assert sorted(offers(game)) == ["resolve Arrows in the Dark", "resolve Drums in the Deep"]
    game.play(f"resolve {earlier}")
    assert (game.decision.seat, game.decision.kind) == (1, "target")
    assert threat(game) == threat_then
    game.play("choose Aragorn")
    assert threat(game) == 21
    assert only(game, "Aragorn").tokens["damage"] == 1


@pytest.mark.rule("lotr.first-player.9")
def test_the_first_player_has_the_first_chance_to_act_then_the_others_in_order():
    seats = [seat(heroes=[name], hand=["Signal Fire"]) for name in ("Aragorn", "Gimli", "Glóin")]
    game = lotr(*seats, first=1, extra=(SIGNAL,), at="4.2", patient=True)
    asked = []
    for choice in ("pass", "pass", "play Signal Fire", "pass", "pass", "pass"):
        assert (game.decision.kind, step(game)) == ("action", "4.2")
        asked.append(game.decision.seat)
        game.play(choice)
    assert asked == [1, 2, 0, 1, 2, 0]
    assert game.table()["phase"] == "encounter"


@pytest.mark.rule("lotr.first-player.10", "lotr.response.5")
def test_the_first_player_has_the_first_chance_to_respond_then_the_others_in_order():
    seats = [seat(heroes=[name], allies=["Field Medic"]) for name in ("Aragorn", "Théodred", "Thalin")]
    seats[0]["hand"] = ["Scorch"]
    game = lotr(*seats, first=1, extra=(MEDIC, SCORCH), at="4.2", patient=True)
    game.play("pass", "pass", "play Scorch", "choose Thalin")
    asked = []
    while game.decision.kind == "respond":
        asked.append(game.decision.seat)
        game.play("use Field Medic")
    assert asked == [1, 2, 0]
    assert [only(game, name).tokens["resources"] for name in ("Aragorn", "Théodred", "Thalin")] == [3, 3, 3]
