"""Forced effects and responses: when they come, in which order, and who is asked."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.events import PHASE_BEGINS
from rulewright.games.lotr.vocabulary.printing import ally, enemy, event
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.threat import LowerThreat, RaiseThreat
from rulewright.games.lotr.vocabulary.words import HERO, IT, Action, Forced, Response, on
from rulewright.kernel.abilities import Triggered
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.players import EVERYONE, FIRST_PLAYER
from rulewright.lcg.events import DAMAGED
from rulewright.lcg.verbs import DealDamage
from support.lotr import card, lotr, offers, only, seat, step, threat, zones

SCORCH = event("Scorch", Action(Choose(HERO), DealDamage(IT, 1), RaiseThreat(5)), number=901, copies=3, cost=0)
MEDIC = ally(
    "Field Medic",
    Response(GainResources(HERO, 1), after=on(DAMAGED, HERO)),
    number=902, copies=3, cost=1, stats=(1, 0, 1, 2), traits="Healer.",
)  # fmt: skip
SHIELD = ally(
    "Shield Bearer",
    Response(LowerThreat(1), when=on(DAMAGED, HERO)),
    number=903, copies=3, cost=1, stats=(1, 0, 1, 2), traits="Warrior.",
)  # fmt: skip
TORMENTOR = enemy(
    "Tormentor",
    Forced(RaiseThreat(2), when=on(DAMAGED, HERO)),
    Forced(RaiseThreat(10), after=on(DAMAGED, HERO)),
    number=904, copies=1, set_name="Test", engagement=45, stats=(1, 1, 1, 3), traits="Orc.",
)  # fmt: skip
DRUMS = enemy(
    "Drums in the Deep",
    Forced(RaiseThreat(1, EVERYONE), after=on(PHASE_BEGINS)),
    number=905, copies=1, set_name="Test", engagement=45, stats=(1, 1, 1, 3), traits="Orc.",
)  # fmt: skip
ARCHER = enemy(
    "Hidden Archer",
    Forced(Choose(HERO, by=FIRST_PLAYER), DealDamage(IT, 1), after=on(PHASE_BEGINS)),
    number=906, copies=1, set_name="Test", engagement=45, stats=(1, 1, 1, 3), traits="Orc.",
)  # fmt: skip
TRAITOR = ally(
    "Untrusty Guide",
    Forced(Choose(HERO, by=FIRST_PLAYER), DealDamage(IT, 2), after=on(PHASE_BEGINS)),
    number=907, copies=1, cost=1, stats=(1, 0, 1, 2), traits="Guide.",
)  # fmt: skip
EXTRA = (SCORCH, MEDIC, SHIELD, TORMENTOR, DRUMS, ARCHER, TRAITOR)


@pytest.mark.rule("lotr.response.1")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_a_response_is_offered_after_its_condition_and_never_in_an_action_window(edition):
    game = lotr(seat(heroes=[card("Aragorn", resources=1)]), at="3.1", edition=edition, patient=True)
    assert (game.decision.kind, offers(game)) == ("action", ["pass"])
    game.play("pass", "commit Aragorn", "done")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Aragorn", "pass"])
    game.play("pass")
    assert (game.decision.kind, offers(game)) == ("action", ["pass"])


@pytest.mark.rule("lotr.response.4", "lotr.after.1")
def test_a_response_comes_at_once_when_its_condition_is_complete():
    game = lotr(seat(heroes=["Glóin"], hand=["Scorch"], threat=20), extra=EXTRA, at="4.2", patient=True)
    game.play("play Scorch", "choose Glóin")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Glóin", "pass"])
    assert only(game, "Glóin").tokens == {"damage": 1}
    assert threat(game) == 20
    game.play("use Glóin")
    assert only(game, "Glóin").tokens == {"damage": 1, "resources": 1}
    assert threat(game) == 25


@pytest.mark.rule("lotr.after.2")
def test_the_responses_of_these_cards_say_after():
    named = {
        "Aragorn", "Théodred", "Glóin", "Son of Arnor", "Snowbourn Scout", "Longbeard Orc Slayer", "Brok Ironfist",
        "Valiant Sacrifice", "Legolas", "Gondorian Spearman", "Swift Strike", "Blade of Gondolin", "Horn of Gondor",
        "Gandalf",
    }  # fmt: skip
    timing = {
        (info.name, ability.timing)
        for info in rw.cards("lotr")
        if info.name in named
        for ability in info.card.faces[0].abilities
        if isinstance(ability, Triggered) and ability.label == "response"
    }
    assert timing == {(name, "after") for name in named}


@pytest.mark.rule("lotr.response.2", "lotr.response.6", "lotr.response.7")
def test_the_players_respond_in_turn_until_all_pass_in_a_row():
    medics = ["Field Medic", card("Field Medic", damage=1)]
    seats = [seat(heroes=[name], allies=medics) for name in ("Aragorn", "Gimli", "Thalin")]
    seats[0]["hand"] = ["Scorch"]
    game = lotr(*seats, extra=EXTRA, at="4.2", patient=True)
    game.play("play Scorch", "choose Gimli")
    told = []
    for choice in ("pass", "use Field Medic", "pass", "use Field Medic", "pass", "pass", "pass"):
        assert game.decision.kind == "respond"
        told.append((game.decision.seat, len(offers(game)) - 1))
        game.play(choice)
    assert told == [(0, 2), (1, 2), (2, 2), (0, 2), (1, 1), (2, 2), (0, 1)]
    assert only(game, "Aragorn").tokens == {"resources": 2}
    assert threat(game) == 17
    assert (game.decision.kind, game.decision.seat, offers(game)) == ("action", 1, ["pass"])


@pytest.mark.rule("lotr.response.3", "lotr.forced.2")
def test_when_comes_before_after_and_forced_comes_before_responses():
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Field Medic", "Shield Bearer"], hand=["Scorch"], threat=20),
        staging=["Tormentor"],
        extra=EXTRA,
        at="4.2",
        patient=True,
    )
    game.play("play Scorch", "choose Aragorn")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Shield Bearer", "pass"])
    assert (only(game, "Aragorn").tokens, threat(game)) == ({}, 22)
    game.play("use Shield Bearer")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Field Medic", "pass"])
    assert (only(game, "Aragorn").tokens, threat(game)) == ({"damage": 1}, 31)
    game.play("use Field Medic")
    assert (only(game, "Aragorn").tokens, threat(game)) == ({"damage": 1, "resources": 1}, 36)


@pytest.mark.rule("lotr.forced.1")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_nobody_is_asked_whether_a_forced_effect_is_used(edition):
    game = lotr(seat(heroes=["Aragorn", "Gimli"]), staging=["Forest Spider", "Hummerhorns"], edition=edition, at="5.2")
    spider = game.clone()
    spider.play("engage Forest Spider")
    assert (only(spider, "Forest Spider").zone, only(spider, "Forest Spider").value("attack")) == ("engaged", 3)
    game.play("engage Hummerhorns")
    assert (game.decision.kind, offers(game)) == ("target", ["choose Aragorn", "choose Gimli"])
    game.play("choose Gimli")
    assert zones(game, "Gimli") == ["discard"]


@pytest.mark.rule("lotr.forced.3", "lotr.forced.4")
def test_the_first_player_orders_forced_effects_whoever_controls_them_and_each_ends_before_the_next():
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Untrusty Guide"], engaged=["Hidden Archer"]),
        seat(heroes=["Gimli"]),
        first=1,
        extra=EXTRA,
        at="4.1",
    )
    assert (game.decision.seat, game.decision.kind) == (1, "order")
    assert offers(game) == ["resolve Untrusty Guide", "resolve Hidden Archer"]
    game.play("resolve Hidden Archer", "choose Gimli")
    assert (game.decision.kind, only(game, "Gimli").tokens) == ("target", {"damage": 1})
    game.play("choose Gimli")
    assert only(game, "Gimli").tokens["damage"] == 3


@pytest.mark.rule("lotr.forced.5")
def test_a_forced_effect_counts_only_if_its_card_is_in_play_when_the_condition_occurs():
    game = lotr(
        seat(heroes=["Aragorn"], threat=20),
        encounter_deck=["Drums in the Deep", "Enchanted Stream"],
        encounter_discard=["Drums in the Deep"],
        victory=["Drums in the Deep"],
        extra=EXTRA,
        at="3.1",
        patient=True,
    )
    assert threat(game) == 20
    game.play("pass", "done", "pass")
    assert zones(game, "Drums in the Deep") == ["staging", "encounter-discard", "victory-display"]
    assert (step(game), threat(game)) == ("3.3", 20)
    game.play("pass", "pass")
    assert (game.table()["phase"], threat(game)) == ("travel", 22)
