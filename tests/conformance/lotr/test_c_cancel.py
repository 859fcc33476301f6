"""Cancelling effects."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.events import REVEALED_CARD
from rulewright.games.lotr.vocabulary.printing import ally, enemy
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import EVENT_CARD, HERO, TREACHERY, Forced, on
from rulewright.kernel.effects.answering import Cancel
from rulewright.kernel.using import TRIGGERS
from rulewright.lcg.events import PLAYED
from support.lotr import card, lotr, offers, only, seat, step, threat, zones

HERALD = enemy(
    "Herald of Doom",
    Forced(RaiseThreat(3), when=on(TRIGGERS, TREACHERY, how="when-revealed")),
    number=901, copies=1, set_name="Test", engagement=45, stats=(1, 1, 1, 3), traits="Orc.",
)  # fmt: skip
MOCKER = enemy(
    "Mocker",
    Forced(Cancel(), when=on(TRIGGERS, HERO, how="action")),
    Forced(Cancel(), when=on(TRIGGERS, EVENT_CARD, how="action")),
    number=902, copies=1, set_name="Test", engagement=45, stats=(1, 1, 1, 3), traits="Orc.",
)  # fmt: skip
NOISY = enemy(
    "Noisy Mocker",
    Forced(RaiseThreat(1), when=on(TRIGGERS, HERO, how="action")),
    number=903, copies=1, set_name="Test", engagement=45, stats=(1, 1, 1, 3), traits="Orc.",
)  # fmt: skip
SCRIBE = ally(
    "Scribe",
    Forced(GainResources(HERO, 1), after=on(PLAYED, EVENT_CARD)),
    Forced(GainResources(HERO, 10), after=on(REVEALED_CARD, TREACHERY)),
    number=904, copies=1, cost=1, stats=(1, 0, 0, 1), traits="Scholar.",
)  # fmt: skip
EXTRA = (HERALD, MOCKER, NOISY, SCRIBE)


@pytest.mark.rule("lotr.cancel.1", "lotr.cancel.2", "lotr.cancel.7")
def test_a_cancel_comes_before_all_else_and_the_treachery_counts_as_revealed():
    written = {
        "staging": ["Herald of Doom"],
        "encounter_deck": ["The Necromancer's Reach", "Enchanted Stream"],
        "extra": EXTRA,
        "at": "3.3",
        "patient": True,
    }
    wounded = seat(
        heroes=[card("Éowyn", resources=1, exhausted=True)], allies=["Scribe"], hand=["A Test of Will"], threat=20
    )
    game = lotr(wounded, **written)
    assert (game.decision.kind, offers(game)) == ("respond", ["play A Test of Will", "pass"])
    assert (threat(game), zones(game, "The Necromancer's Reach")) == (20, ["revealed"])
    let_be = game.clone()
    game.play("play A Test of Will", "pay with Éowyn")
    assert zones(game, "The Necromancer's Reach") == ["encounter-discard"]
    assert (only(game, "Éowyn").tokens, threat(game)) == ({"resources": 11}, 20)
    let_be.play("pass")
    assert threat(let_be) == 23
    while let_be.decision.kind == "respond":
        let_be.play("pass")
    assert only(let_be, "Éowyn").tokens == {"resources": 11, "damage": 1}


@pytest.mark.rule("lotr.cancel.3")
def test_what_is_cancelled_cannot_be_cancelled_again():
    seats = [seat(heroes=[card(name, resources=1)], hand=["A Test of Will"]) for name in ("Éowyn", "Dúnhere")]
    game = lotr(*seats, encounter_deck=["Eyes of the Forest", *["Enchanted Stream"] * 2], at="3.3", patient=True)
    assert (game.decision.seat, game.decision.kind) == (0, "respond")
    game.play("play A Test of Will")
    assert (game.decision.kind, step(game)) == ("action", "3.3")
    assert [piece.zone for piece in game.look("A Test of Will")] == ["hand", "discard"]
    assert [only(game, name).tokens for name in ("Éowyn", "Dúnhere")] == [{}, {"resources": 1}]


@pytest.mark.rule("lotr.cancel.3")
def test_a_forced_effect_that_answers_a_cancelled_effect_no_longer_starts():
    for order, risen in (("Mocker", 0), ("Noisy Mocker", 1)):
        game = lotr(
            seat(heroes=[card("Glorfindel", resources=1, damage=1)], threat=20),
            staging=["Mocker", "Noisy Mocker"],
            extra=EXTRA,
            at="4.2",
            patient=True,
        )
        game.play("use Glorfindel")
        assert (game.decision.kind, offers(game)) == ("order", ["resolve Mocker", "resolve Noisy Mocker"])
        game.play(f"resolve {order}")
        assert threat(game) == 20 + risen


@pytest.mark.rule("lotr.cancel.4", "lotr.cancel.5")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_a_cancelled_ability_was_used_and_its_cost_is_paid(edition):
    game = lotr(
        seat(heroes=[card("Glorfindel", resources=2, damage=1)]),
        staging=["Mocker"],
        edition=edition,
        extra=EXTRA,
        at="4.2",
        patient=True,
    )
    assert offers(game) == ["use Glorfindel", "pass"]
    game.play("use Glorfindel")
    assert only(game, "Glorfindel").tokens == {"resources": 1, "damage": 1}
    assert offers(game) == ["pass"]


@pytest.mark.rule("lotr.cancel.5", "lotr.cancel.6")
def test_a_cancelled_event_was_played_and_lies_in_the_discard_pile():
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=1)],
            allies=["Scribe", card("Faramir", exhausted=True)],
            hand=["Ever Vigilant"],
        ),
        staging=["Mocker"],
        extra=EXTRA,
        at="4.2",
        patient=True,
    )
    game.play("play Ever Vigilant")
    assert only(game, "Faramir").exhausted
    assert zones(game, "Ever Vigilant") == ["discard"]
    assert only(game, "Aragorn").tokens == {"resources": 1}
    assert (game.decision.kind, step(game)) == ("action", "4.2")
