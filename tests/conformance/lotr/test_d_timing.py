"""Triggering conditions, timing priority, "do X to do Y", qualifiers."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.events import COMMITS
from rulewright.games.lotr.vocabulary.printing import ally
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ALLY,
    ATTACHMENT,
    CHARACTER,
    HERO,
    READY,
    YOURS,
    Action,
    Automatic,
    Forced,
    Response,
    on,
)
from rulewright.kernel.effects.answering import Cancel
from rulewright.lcg.events import DAMAGED, DESTROYED, LEAVES_PLAY
from rulewright.lcg.verbs import DealDamage, Discard
from support.lotr import card, lotr, offers, only, seat, threat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])


def scout(name: str, *abilities, number: int = 901, unique: bool = False):
    return ally(name, *abilities, number=number, copies=1, cost=1, stats=(1, 1, 1, 2), traits="Scout.", unique=unique)


def rises(game: rw.Game) -> list[int]:
    """By how much threat has risen, time after time."""
    found = [arguments for message, _, arguments in game.entries() if message == "log-threat-rises"]
    return [value for arguments in found for name, value, _ in arguments if name == "number"]


HURT_ARAGORN = scout("Thorn", Action(DealDamage(HERO & YOURS, 1)), number=910)
HURT = on(DAMAGED, HERO)
PRIORITY = (
    scout("Last", Response(RaiseThreat(6), after=HURT), number=901),
    scout("Reply", Response(RaiseThreat(5), when=HURT), number=902),
    scout("Must", Forced(RaiseThreat(4), after=HURT), number=903),
    scout("Always", Automatic(RaiseThreat(3), after=HURT), number=904),
    scout("Burden", Forced(RaiseThreat(2), when=HURT), number=905),
    scout("Law", Automatic(RaiseThreat(1), when=HURT), number=906),
)


@pytest.mark.rule(
    "lotr.timing-priority.1", "lotr.timing-priority.2", "lotr.timing-priority.3", "lotr.timing-priority.4",
    "lotr.triggering-condition.1", "lotr.triggering-condition.2",
)  # fmt: skip
def test_constant_then_forced_then_responses_and_when_before_after():
    names = ["Last", "Reply", "Must", "Always", "Burden", "Law", "Thorn"]
    game = lotr(seat(allies=names), at="3.1+", patient=True, extra=(*PRIORITY, HURT_ARAGORN))
    game.choose("use Thorn")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Reply", "pass"])
    assert (rises(game), only(game, "Aragorn").tokens) == ([1, 2], {})
    game.choose("use Reply")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Last", "pass"])
    assert (rises(game), only(game, "Aragorn").tokens) == ([1, 2, 5, 3, 4], {"damage": 1})
    game.choose("use Last")
    assert rises(game) == [1, 2, 5, 3, 4, 6]
    assert game.decision.kind == "action"


@pytest.mark.rule("lotr.timing-priority.1")
def test_a_constant_ability_counts_before_anything_else_answers():
    """Gimli's attack has grown by the time a forced ability looks at it."""
    rage = scout("Rage", Response(RaiseThreat(1), when=HURT), Response(RaiseThreat(1), after=HURT), number=907)
    game = lotr(seat(heroes=["Gimli"], allies=["Rage", "Thorn"]), at="3.1+", patient=True, extra=(rage, HURT_ARAGORN))
    game.choose("use Thorn")
    assert only(game, "Gimli").value("attack") == 2
    game.choose("use Rage")
    assert (game.decision.kind, only(game, "Gimli").value("attack")) == ("respond", 3)


@pytest.mark.rule("lotr.timing-priority.5")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_orders_what_would_resolve_at_the_same_time(first):
    cards = (
        scout("Elder", Forced(RaiseThreat(1), after=HURT), number=901),
        scout("Younger", Forced(RaiseThreat(2), after=HURT), number=902),
        HURT_ARAGORN,
    )
    game = lotr(
        seat(allies=["Elder", "Thorn"]), seat(heroes=["Legolas"], allies=["Younger"]), first=first, at="3.1+",
        patient=True, extra=cards,
    )  # fmt: skip
    if first == 1:
        game.choose("pass")
    game.choose("use Thorn")
    assert (game.decision.seat, game.decision.kind) == (first, "order")
    assert offers(game) == ["resolve Elder", "resolve Younger"]
    game.choose("resolve Younger")
    assert rises(game) == [2, 1]
    assert game.table()["threat"] == [13, 11]


SHIELD = scout("Shield", Response(Cancel(), when=HURT), number=908)


@pytest.mark.rule("lotr.timing-priority.6")
def test_a_cancel_steps_in_before_the_abilities_that_would_come_first():
    names = ["Burden", "Law", "Must", "Shield", "Thorn", "Reply"]
    extra = (*PRIORITY, HURT_ARAGORN, SHIELD)
    game = lotr(seat(allies=names), at="3.1+", patient=True, extra=extra)
    game.choose("use Thorn")
    assert (game.decision.kind, offers(game), rises(game)) == ("respond", ["use Shield", "pass"], [])
    cancelled = game.clone()
    cancelled.choose("use Shield")
    assert (cancelled.decision.kind, rises(cancelled)) == ("action", [])
    assert only(cancelled, "Aragorn").tokens == {}
    game.choose("pass")
    assert (offers(game), rises(game)) == (["use Shield", "use Reply", "pass"], [1, 2])
    game.choose("use Shield")
    assert (game.decision.kind, rises(game), only(game, "Aragorn").tokens) == ("action", [1, 2], {})


@pytest.mark.rule("lotr.triggering-condition.1", "lotr.triggering-condition.2")
@EDITIONS
def test_an_ability_answers_its_own_condition_and_no_other(edition):
    """Aragorn answers his own commitment: not another hero's, not being exhausted by something else."""
    game = lotr(seat(heroes=[card("Aragorn", resources=1), "Gimli"]), at="3.2", patient=True, edition=edition)
    committed = game.clone()
    committed.play("commit Aragorn", "done")
    assert offers(committed) == ["use Aragorn", "pass"]
    game.play("commit Gimli", "done")
    assert game.decision.kind == "action"
    game = lotr(
        seat(heroes=[card("Aragorn", resources=1)]), encounter_deck=["King Spider"], at="3.3", patient=True,
        edition=edition,
    )  # fmt: skip
    game.choose("choose Aragorn")
    assert (only(game, "Aragorn").exhausted, game.decision.kind) == (True, "action")


@pytest.mark.rule("lotr.triggering-condition.3")
@pytest.mark.parametrize("order", [("Grief", "Pity", "Wake"), ("Wake", "Grief", "Pity")])
def test_all_conditions_of_one_event_share_one_window_in_any_order(order):
    """One attack damages and destroys an ally: answers to damage, destruction and leaving play stand side by side."""
    cards = (
        scout("Grief", Response(RaiseThreat(1), after=on(DAMAGED, ALLY)), number=901, unique=True),
        scout("Pity", Response(RaiseThreat(2), after=on(DESTROYED, ALLY)), number=902, unique=True),
        scout("Wake", Response(RaiseThreat(3), after=on(LEAVES_PLAY, ALLY)), number=903, unique=True),
    )
    game = lotr(
        seat(allies=["Grief", "Pity", "Wake", "Snowbourn Scout"], engaged=["King Spider"]), at="6.4a", patient=True,
        extra=cards,
    )  # fmt: skip
    game.play("resolve the attack of King Spider", "pass", "defend with Snowbourn Scout", "pass", "pass")
    game.choose("assign the damage to Snowbourn Scout")
    assert zones(game, "Snowbourn Scout") == ["discard"]
    left = ["Grief", "Pity", "Wake"]
    for name in order:
        assert game.decision.kind == "respond"
        assert offers(game) == [*(f"use {other}" for other in left), "pass"]
        game.choose(f"use {name}")
        left.remove(name)
    assert game.decision.kind == "action"
    assert rises(game) == [{"Grief": 1, "Pity": 2, "Wake": 3}[name] for name in order]


@pytest.mark.rule("lotr.to.1", "lotr.to.2", "lotr.to.3")
@EDITIONS
def test_what_stands_before_to_is_paid_and_only_then_what_stands_after_it_happens(edition):
    """Exhaust the Steward to add 2 resources; spend 1 resource to ready Aragorn."""
    game = lotr(
        seat(heroes=[card("Aragorn", attachments=["Steward of Gondor"])]), at="3.1+", patient=True, edition=edition
    )
    game.choose("use Steward of Gondor")
    assert only(game, "Steward of Gondor").exhausted
    assert only(game, "Aragorn").tokens == {"resources": 2}
    assert offers(game) == ["pass"]
    with pytest.raises(rw.IllegalChoice):
        game.choose("use Steward of Gondor")
    game.play("pass", "commit Aragorn", "done", "use Aragorn")
    assert only(game, "Aragorn").tokens == {"resources": 1, "committed": 1}
    assert not only(game, "Aragorn").exhausted


@pytest.mark.rule("lotr.to.3")
def test_without_the_price_there_is_no_effect():
    tired = card("Legolas", exhausted=True)
    game = lotr(
        seat(heroes=[tired, card("Gimli", resources=1)], hand=["Rain of Arrows"], engaged=["Forest Spider"]),
        at="6.2",
        patient=True,
    )
    assert offers(game) == ["pass"]
    game = lotr(
        seat(heroes=["Legolas", card("Gimli", resources=1)], hand=["Rain of Arrows"], engaged=["Forest Spider"]),
        at="6.2",
        patient=True,
    )
    game.play("play Rain of Arrows", "choose Legolas", "choose player 1")
    assert only(game, "Legolas").exhausted
    assert only(game, "Forest Spider").tokens == {"damage": 1}


@pytest.mark.rule("lotr.qualifiers.1")
def test_a_qualifier_before_several_terms_holds_for_each_of_them():
    """Discard each ready ally and attachment: the exhausted ones of both kinds stay."""
    purge = scout("Purge", Action(Discard(READY & (ALLY | ATTACHMENT))), number=901)
    game = lotr(
        seat(
            heroes=[card("Aragorn", attachments=[card("Steward of Gondor", exhausted=True), "Celebrían's Stone"])],
            allies=["Purge", card("Gandalf", exhausted=True), "Faramir"],
        ),
        at="3.1+",
        patient=True,
        extra=(purge,),
    )
    game.choose("use Purge")
    gone = [only(game, name).zone for name in ("Purge", "Faramir", "Celebrían's Stone")]
    kept = [only(game, name).zone for name in ("Gandalf", "Steward of Gondor", "Aragorn")]
    assert (gone, kept) == (["discard"] * 3, ["play"] * 3)
    assert threat(game) == 12


@pytest.mark.rule("lotr.timing-priority.3")
def test_a_forced_answer_to_committing_comes_before_a_response_to_it():
    scold = scout("Scold", Forced(RaiseThreat(2), after=on(COMMITS, CHARACTER)), number=901)
    game = lotr(seat(heroes=[card("Aragorn", resources=1)], allies=["Scold"]), at="3.2", patient=True, extra=(scold,))
    game.play("commit Aragorn", "done")
    assert (offers(game), threat(game)) == (["use Aragorn", "pass"], 14)
