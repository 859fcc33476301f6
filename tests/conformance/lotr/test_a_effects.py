"""Effects: of cards and of the framework, in full, delayed, replaced; base values."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.events import ENGAGES, PHASE_ENDS, THREAT_RISES
from rulewright.games.lotr.vocabulary.printing import event, hero, location, treachery
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.threat import LowerThreat, RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ALLY,
    ANY_CARD,
    ATTACHMENT,
    CHARACTER,
    ENEMY,
    EVENT_PIECE,
    IT,
    THIS,
    TREACHERY,
    Action,
    Response,
    WhenRevealed,
    on,
)
from rulewright.kernel.abilities import Ability
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.answering import Cancel, InsteadOf
from rulewright.kernel.effects.joining import May
from rulewright.kernel.effects.lasting import At, Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets, Grant
from rulewright.kernel.using import TRIGGERS
from rulewright.lcg.events import DESTROYED
from rulewright.lcg.verbs import DealDamage, Discard, Draw, MakeReady, ReturnToHand, ShuffleIntoDeck
from support.lotr import card, lotr, offers, only, seat, threat, zones


def watcher(name: str, number: int, *abilities: Ability) -> Card:
    """A hero who answers what happens."""
    return hero(name, *abilities, number=number, sphere="leadership", threat=8, stats=(0, 1, 1, 9), traits="Noble.")


SEER = watcher("Seer", 901, Response(GainResources(THIS, 1), after=on(THREAT_RISES, source=ANY_CARD)))
CORONER = watcher("Coroner", 902, Response(GainResources(THIS, 1), after=on(DESTROYED, CHARACTER, source=ANY_CARD)))
SCEPTIC = watcher("Sceptic", 903, Response(Cancel(), when=on(TRIGGERS, ANY_CARD, how="action")))
NIGHT_WATCH = watcher("Night Watch", 904, Response(GainResources(THIS, 1), after=on(PHASE_ENDS)))
HEALER = watcher("Healer", 905, Response(InsteadOf(ReturnToHand(EVENT_PIECE)), when=on(DESTROYED, ALLY)))
GRAVEDIGGER = watcher("Gravedigger", 906, Response(InsteadOf(ShuffleIntoDeck(EVENT_PIECE)), when=on(DESTROYED, ALLY)))
HEIR = watcher("Heir", 907, Response(Draw(1), when=on(DESTROYED, ALLY)))
OFFER = event("Offer", Action(LowerThreat(2), May(Draw(1))), number=950, copies=1, cost=0)
DREAD = treachery("Dread", WhenRevealed(RaiseThreat(2)), number=908, copies=3, set_name="Test")
MIASMA = location(
    "Miasma",
    Grant(TREACHERY, "keyword", "doomed"),
    number=909, copies=3, set_name="Test", threat=0, points=3, traits="Forest.",
)  # fmt: skip
WINDFALL = event("Windfall", Action(DealDamage(ENEMY, 1), MakeReady(CHARACTER), Draw(2)), number=910, copies=3, cost=0)
FORTIFY = event(
    "Fortify", Action(Choose(ALLY), Until("phase", Gets(IT, "hit_points", 2))), number=911, copies=3, cost=0
)
WOUND = event("Wound", Action(Choose(CHARACTER), DealDamage(IT, 2)), number=912, copies=3, cost=0)
DISARM = event("Disarm", Action(Choose(ATTACHMENT), Discard(IT)), number=913, copies=3, cost=0)
OMEN = event("Omen", Action(Draw(1), At(ENGAGES, RaiseThreat(5))), number=914, copies=3, cost=0)


@pytest.mark.rule("lotr.effects.1", "lotr.effects.2")
def test_effects_of_cards_are_told_apart_from_effects_of_the_framework():
    failed = lotr(seat(heroes=["Seer"]), staging=["King Spider"], at="3.4", patient=True, extra=(SEER,))
    assert (threat(failed), failed.decision.kind) == (8 + 2, "action")
    refresh = lotr(seat(heroes=["Seer"]), at="7.3", patient=True, extra=(SEER,))
    assert (threat(refresh), refresh.decision.kind) == (8 + 1, "action")
    printed = lotr(seat(heroes=["Seer"]), encounter_deck=["Dread"], at="3.3", patient=True, extra=(SEER, DREAD))
    assert (threat(printed), offers(printed)) == (8 + 2, ["use Seer", "pass"])
    gained = lotr(
        seat(heroes=["Seer"]),
        staging=["Miasma"],
        encounter_deck=["The Necromancer's Reach"],
        at="3.3",
        patient=True,
        extra=(SEER, MIASMA),
    )
    assert (threat(gained), offers(gained)) == (8 + 1, ["use Seer", "pass"])


@pytest.mark.rule("lotr.effects.3")
def test_costs_are_no_part_of_the_effect_and_stay_paid_when_it_is_cancelled():
    steward = card("Aragorn", attachments=["Steward of Gondor"])
    game = lotr(seat(heroes=["Sceptic", steward]), at="3.1", patient=True, extra=(SCEPTIC,))
    game.play("use Steward of Gondor")
    assert offers(game) == ["use Sceptic", "pass"]
    assert only(game, "Steward of Gondor").exhausted
    game.play("use Sceptic")
    assert only(game, "Steward of Gondor").exhausted
    assert only(game, "Aragorn").tokens == {}


@pytest.mark.rule("lotr.effects.4")
def test_an_effect_is_resolved_as_fully_as_possible():
    game = lotr(
        seat(hand=["Windfall"], deck=["Faramir", "Beorn", "Gandalf"]), at="3.1", patient=True, extra=(WINDFALL,)
    )
    game.play("play Windfall")
    assert game.decision.kind == "action"
    assert [zones(game, name)[0] for name in ("Faramir", "Beorn", "Gandalf")] == ["hand", "hand", "deck"]


@pytest.mark.rule("lotr.effects.4")
@pytest.mark.parametrize(("answer", "zone"), [("yes", "hand"), ("no", "deck")])
def test_what_an_effect_says_a_player_may_do_can_be_left(answer, zone):
    game = lotr(seat(hand=["Offer"], deck=["Faramir"]), at="3.1", patient=True, extra=(OFFER,))
    game.play("play Offer")
    assert (threat(game), offers(game)) == (12 - 2, ["yes", "no"]), "the rest is not optional"
    game.play(answer)
    assert (zones(game, "Faramir"), zones(game, "Offer")) == ([zone], ["discard"])


@pytest.mark.rule("lotr.effects.5")
def test_an_effect_takes_as_many_cards_as_there_are():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=5)], hand=["Gandalf"], deck=["Faramir", "Beorn"]), at="2.2", patient=True
    )
    game.play("play Gandalf", "use Gandalf", "draw 3 cards")
    assert zones(game, "Faramir") + zones(game, "Beorn") == ["hand", "hand"]


@pytest.mark.rule("lotr.effects.6")
def test_what_dies_when_a_lasting_effect_or_a_constant_ability_ends_was_not_killed_by_a_card_effect():
    mine = seat(
        heroes=[
            card("Coroner", attachments=["Horn of Gondor"]),
            card("Gimli", damage=6, attachments=["Citadel Plate"]),
        ],
        allies=[card("Faramir", damage=2), card("Beorn", damage=5)],
        hand=["Fortify", "Wound", "Wound", "Disarm"],
    )
    game = lotr(mine, at="3.4+", patient=True, extra=(CORONER, FORTIFY, WOUND, DISARM))
    game.play("play Wound", "choose Beorn")
    assert (zones(game, "Beorn"), offers(game)) == (["discard"], ["use Coroner", "use Horn of Gondor", "pass"])
    game.play("pass", "play Disarm", "choose Citadel Plate")
    assert (zones(game, "Gimli"), offers(game)) == (["discard"], ["use Horn of Gondor", "pass"])
    game.play("pass", "play Fortify", "choose Faramir", "play Wound", "choose Faramir")
    assert only(game, "Faramir").tokens == {"damage": 4}
    game.play("pass")
    assert (zones(game, "Faramir"), offers(game)) == (["discard"], ["use Horn of Gondor", "pass"])


@pytest.mark.rule("lotr.effects.7")
def test_only_an_effect_that_changes_the_game_may_be_picked():
    def gandalf(**rest: object) -> list[str]:
        mine = seat(heroes=[card("Aragorn", resources=5)], hand=["Gandalf"], **rest)
        game = lotr(mine, at="2.2", patient=True)
        game.play("play Gandalf", "use Gandalf")
        return offers(game)

    assert gandalf(deck=["Beorn"], engaged=["King Spider"]) == [
        "draw 3 cards",
        "deal 4 damage to an enemy",
        "lower your threat by 5",
    ]
    assert gandalf(deck=["Beorn"]) == ["draw 3 cards", "lower your threat by 5"]
    assert gandalf(engaged=["King Spider"], threat=0) == ["deal 4 damage to an enemy"]


@pytest.mark.rule(
    "lotr.delayed-effects.1", "lotr.delayed-effects.2", "lotr.delayed-effects.3", "lotr.delayed-effects.4"
)
def test_a_delayed_effect_resolves_by_itself_at_its_moment_before_responses_and_is_no_triggered_ability():
    game = lotr(
        seat(heroes=["Night Watch", "Sceptic"], allies=["Beorn"]),
        at="3.4+",
        patient=True,
        extra=(NIGHT_WATCH, SCEPTIC),
    )
    game.play("use Beorn")
    assert offers(game) == ["use Sceptic", "pass"]
    game.play("pass")
    assert (zones(game, "Beorn"), only(game, "Beorn").value("attack")) == (["play"], 3 + 5)
    game.play("pass")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Night Watch", "pass"])
    assert zones(game, "Beorn") == ["deck"]


@pytest.mark.rule("lotr.delayed-effects.1", "lotr.delayed-effects.2")
def test_a_delayed_effect_may_wait_for_a_condition():
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Omen"], deck=["Beorn"]),
        staging=["King Spider", "Black Forest Bats"],
        at="4.2+",
        patient=True,
        extra=(OMEN,),
    )
    game.play("play Omen")
    assert threat(game) == 12
    game.play("pass")
    assert (game.decision.kind, threat(game)) == ("engage", 12)
    game.play("engage King Spider")
    assert threat(game) == 12 + 5


@pytest.mark.rule("lotr.replacement-effects.1", "lotr.replacement-effects.3")
def test_a_replacement_takes_the_place_of_the_event_after_all_responses_to_it():
    game = lotr(
        seat(heroes=["Healer", "Heir"], allies=["Faramir"], hand=["Wound", "Wound"], deck=["Gandalf"]),
        at="3.1",
        patient=True,
        extra=(HEALER, HEIR, WOUND),
    )
    game.play("play Wound", "choose Faramir", "play Wound", "choose Faramir")
    assert offers(game) == ["use Healer", "use Heir", "pass"]
    game.play("use Healer")
    assert (zones(game, "Faramir"), only(game, "Faramir").tokens) == (["play"], {"damage": 4})
    assert offers(game) == ["use Heir", "pass"]
    game.play("use Heir")
    assert zones(game, "Gandalf") == ["hand"]
    assert (zones(game, "Faramir"), game.decision.kind) == (["hand"], "action")


@pytest.mark.rule("lotr.replacement-effects.4")
@pytest.mark.parametrize(("order", "zone"), [(("Healer", "Gravedigger"), "deck"), (("Gravedigger", "Healer"), "hand")])
def test_the_latest_of_several_replacements_counts(order, zone):
    game = lotr(
        seat(heroes=["Healer", "Gravedigger"], allies=[card("Faramir", damage=2)], hand=["Wound"]),
        at="3.1",
        patient=True,
        extra=(HEALER, GRAVEDIGGER, WOUND),
    )
    game.play("play Wound", "choose Faramir", *(f"use {name}" for name in order))
    assert (zones(game, "Faramir"), game.decision.kind) == ([zone], "action")


@pytest.mark.rule("lotr.base-value.1", "lotr.base-value.2")
def test_the_base_value_is_the_value_before_modifiers_and_as_a_rule_the_printed_one():
    gimli = card("Gimli", damage=2, attachments=["Dwarven Axe"])
    game = lotr(seat(heroes=[gimli]), at="3.1", patient=True)
    assert only(game, "Gimli").explain("attack") == ["Printed attack: 2", "+2 from Gimli", "+2 from Dwarven Axe"]
    assert only(game, "Gimli").value("attack") == 2 + 2 + 2
    infos = [info for info in rw.cards("lotr") if info.kind not in ("quest", "campaign")]
    piles = {back: [info.name for info in infos if info.card.back == back] for back in ("player", "encounter")}
    bare = lotr(seat(discard=piles["player"]), encounter_discard=piles["encounter"], at="3.1", patient=True)
    for info in infos:
        (piece,) = [piece for piece in bare.look(info.name) if piece.zone in ("discard", "encounter-discard")]
        assert {stat: piece.value(stat) for stat in info.stats} == info.stats, info.name
