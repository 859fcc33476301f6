"""Events, what lasts of them, events that are cancelled; attachments, their places and their controllers."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import ally, attachment, event, location
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import ATTACHMENT, EVENT_CARD, HERO, IT, Action, Forced, on
from rulewright.kernel.effects.answering import Cancel
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.selectors import Trait
from rulewright.kernel.using import TRIGGERS
from rulewright.lcg.events import DISCARDED, PLAYED
from rulewright.lcg.verbs import Discard, MakeReady
from support.lotr import card, lotr, offers, only, pass_until, seat, threat, zones

SET = "Passage Through Mirkwood"
SILENCE = location(
    "Silent Hall", Forced(Cancel(), when=on(TRIGGERS, EVENT_CARD)),
    number=940, copies=1, set_name=SET, threat=1, points=5, traits="",
)  # fmt: skip
SCRIBE = ally(
    "Scribe", Forced(RaiseThreat(1), after=on(PLAYED, EVENT_CARD)),
    number=941, copies=1, cost=0, stats=(0, 0, 0, 1), traits="",
)  # fmt: skip
SASH = attachment("Gondor Sash", number=942, copies=6, cost=0, attach=HERO & Trait("Gondor"))
THIEF = event("Thief", Action(Choose(ATTACHMENT & Trait("Title")), Discard(IT)), number=943, copies=1, cost=0)
POLISH = event("Polish", Action(Choose(ATTACHMENT), MakeReady(IT)), number=944, copies=1, cost=0)
MOURNER = ally(
    "Mourner", Forced(RaiseThreat(1), after=on(DISCARDED, ATTACHMENT)),
    number=945, copies=1, cost=0, stats=(0, 0, 0, 1), traits="",
)  # fmt: skip


@pytest.mark.rule("lotr.event-cards.2")
def test_the_ability_of_an_event_says_when_and_how_it_can_be_played():
    def on_offer(at: str) -> list[str]:
        hand = ["Valiant Sacrifice", "Feint", "Thicket of Spears", "Blade Mastery"]
        heroes = [card(name, resources=3) for name in ("Gimli", "Legolas", "Thalin")]
        position = seat(heroes, hand=hand, engaged=["King Spider"])
        return offers(lotr(position, at=at, patient=True))

    assert on_offer("3.1+") == ["play Thicket of Spears", "play Blade Mastery", "pass"]
    assert on_offer("6.2+") == ["play Feint", "play Thicket of Spears", "play Blade Mastery", "pass"]

    heroes = [card("Gimli", resources=9), card("Legolas", resources=9)]
    two_pools = lotr(seat(heroes, hand=["Thicket of Spears"], engaged=["King Spider"]), at="6.2+", patient=True)
    assert offers(two_pools) == ["pass"]

    game = lotr(
        seat(
            [card("Aragorn", resources=1)],
            allies=["Snowbourn Scout"],
            hand=["Valiant Sacrifice"],
            deck=["Gandalf"],
            engaged=["King Spider"],
        ),
        at="6.4a",
    )
    game.play("defend with Snowbourn Scout", "play Valiant Sacrifice")
    assert zones(game, "Gandalf") == ["hand"]


@pytest.mark.rule("lotr.event-cards.5", "lotr.event-cards.6")
def test_what_lasts_of_an_event_touches_only_cards_in_play_when_it_resolves():
    game = lotr(
        seat(
            [card("Aragorn", resources=3)],
            allies=["Guard of the Citadel"],
            hand=["For Gondor!", "Sneak Attack", "Faramir"],
        ),
        at="3.1+",
        patient=True,
    )
    assert only(game, "Faramir").value("attack") == 1
    game.play("play For Gondor!", "pay with Aragorn", "pay with Aragorn")
    assert only(game, "Aragorn").value("attack") == 4
    guard = only(game, "Guard of the Citadel")
    assert (guard.value("attack"), guard.value("defense")) == (2, 1)
    game.play("play Sneak Attack", "choose Faramir")
    faramir = only(game, "Faramir")
    assert (faramir.zone, faramir.value("attack"), faramir.value("defense")) == ("play", 1, 2)
    assert only(game, "Aragorn").value("attack") == 4


@pytest.mark.rule("lotr.event-cards.7")
def test_a_cancelled_event_was_played_and_paid_for_all_the_same():
    game = lotr(
        seat([card("Gimli", resources=1)], allies=["Scribe"], hand=["Blade Mastery"], threat=20),
        staging=["Silent Hall"],
        extra=(SILENCE, SCRIBE),
        at="3.1+",
        patient=True,
    )
    game.choose("play Blade Mastery")
    assert game.decision.kind == "action"
    assert (only(game, "Gimli").value("attack"), only(game, "Gimli").value("defense")) == (2, 2)
    assert only(game, "Gimli").tokens == {}
    assert zones(game, "Blade Mastery") == ["discard"]
    assert threat(game) == 21


@pytest.mark.rule("lotr.attachment-cards.2", "lotr.attachment-cards.8", "lotr.attachment-cards.9")
def test_an_attachment_is_played_on_a_card_and_controlled_by_the_controller_of_that_card():
    game = lotr(
        seat([card("Aragorn", resources=2)], allies=["Faramir"], hand=["Steward of Gondor"]),
        seat(["Gimli"]),
        at="2.2",
        patient=True,
    )
    game.choose("play Steward of Gondor")
    assert offers(game) == ["attach to Aragorn", "attach to Gimli"]
    game.choose("attach to Gimli")
    steward = only(game, "Steward of Gondor")
    assert (steward.zone, steward.seat, steward.attached_to) == ("play", 1, "Gimli")
    assert (steward.owner, steward.controller) == (0, 1)
    assert game.decision.seat == 1
    game.choose("use Steward of Gondor")
    assert only(game, "Gimli").tokens == {"resources": 2}


@pytest.mark.rule("lotr.attachment-cards.4")
def test_an_attachment_with_nothing_to_attach_it_to_cannot_enter_play():
    position = {"extra": (SASH,), "at": "2.2", "patient": True}
    assert "play Gondor Sash" not in offers(lotr(seat(allies=["Faramir"], hand=["Gondor Sash"]), **position))
    gondor = lotr(seat([card("Aragorn", attachments=["Steward of Gondor"])], hand=["Gondor Sash"]), **position)
    assert "play Gondor Sash" in offers(gondor)


@pytest.mark.rule("lotr.attachment-cards.5", "lotr.attachment-cards.7")
def test_attachments_are_not_limited_in_number_and_stay_where_they_could_no_longer_be_played():
    game = lotr(
        seat(
            [card("Aragorn", attachments=["Steward of Gondor"] + ["Gondor Sash"] * 5)],
            hand=["Gondor Sash", "Gondor Sash", "Thief"],
        ),
        extra=(SASH, THIEF),
        at="2.2",
        patient=True,
    )
    game.play("play Gondor Sash", "attach to Aragorn")
    assert [piece.attached_to for piece in game.look("Gondor Sash")] == ["Aragorn"] * 6 + [None]
    game.play("play Thief", "choose Steward of Gondor")
    assert zones(game, "Steward of Gondor") == ["discard"]
    assert zones(game, "Gondor Sash") == ["play"] * 6 + ["hand"]
    assert offers(game) == ["pass"]


@pytest.mark.rule("lotr.attachment-cards.6")
def test_when_a_card_leaves_play_its_attachments_are_discarded_at_once():
    game = lotr(
        seat(["Aragorn"], allies=["Mourner"], threat=20),
        seat([card("Gimli", damage=4, attachments=["Dwarven Axe", "Steward of Gondor"]), "Legolas"]),
        extra=(MOURNER,),
        first=1,
        encounter_deck=["Dol Guldur Orcs", "Forest Gate", "Forest Gate"],
        at="3.2",
        patient=True,
    )
    game.play("commit Gimli", "done", "done")
    pass_until(game, "target")
    assert zones(game, "Dwarven Axe") == ["play"]
    game.choose("choose Gimli")
    for name in ("Gimli", "Dwarven Axe", "Steward of Gondor"):
        assert (only(game, name).zone, only(game, name).seat) == ("discard", 1)
    game.play("lay Gimli on top", "lay Dwarven Axe on top", "resolve Mourner")
    assert threat(game) == 22


@pytest.mark.rule("lotr.attachment-cards.10")
def test_an_attachment_exhausts_and_readies_on_its_own():
    def begin(at: str) -> rw.Game:
        hero = card("Aragorn", attachments=["Steward of Gondor"])
        return lotr(seat([hero], hand=["Polish"]), extra=(POLISH,), at=at)

    def exhausted(game: rw.Game) -> tuple[bool, bool]:
        return only(game, "Aragorn").exhausted, only(game, "Steward of Gondor").exhausted

    game = begin("3.1+")
    game.choose("use Steward of Gondor")
    assert exhausted(game) == (False, True)
    game = begin("3.2")
    game.choose("commit Aragorn")
    pass_until(game, "action")
    assert exhausted(game) == (True, False)
    game.choose("use Steward of Gondor")
    assert exhausted(game) == (True, True)
    game.choose("play Polish")
    assert exhausted(game) == (True, False)
