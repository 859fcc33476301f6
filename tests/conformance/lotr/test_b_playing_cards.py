"""Playing cards and putting them into play, copies of a card, and costs with an X."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.vocabulary.attaching import PutAttachmentIntoPlay
from rulewright.games.lotr.vocabulary.printing import ally, attachment, event, location, treachery
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ALLY,
    ANY_CARD,
    ATTACHMENT,
    EVENT_CARD,
    HERO,
    IN_YOUR_HAND,
    IT,
    Action,
    Forced,
    WhenRevealed,
    on,
)
from rulewright.kernel.amounts import Count, Named
from rulewright.kernel.effects.joining import Bind
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Forbid, Gets
from rulewright.kernel.selectors import Trait
from rulewright.lcg.events import PLAYED
from rulewright.lcg.verbs import Draw, PutIntoPlay
from support.lotr import card, lotr, offers, only, seat, threat, zones

SET = "Passage Through Mirkwood"
TOLL = location("Toll Road", Gets(ALLY, "cost", 1), number=920, copies=1, set_name=SET, threat=1, points=5, traits="")
CLOSED = location(
    "Closed Gates", Forbid("play", ALLY), number=921, copies=1, set_name=SET, threat=1, points=5, traits=""
)  # fmt: skip
HERALD = ally(
    "Herald", Forced(RaiseThreat(1), after=on(PLAYED, ALLY)),
    number=922, copies=1, cost=0, stats=(0, 0, 0, 1), traits="",
)  # fmt: skip
ARMORY = event(
    "Armory", Action(Choose(ATTACHMENT & IN_YOUR_HAND), PutAttachmentIntoPlay(IT)), number=923, copies=1, cost=0
)  # fmt: skip
SASH = attachment("Gondor Sash", number=924, copies=1, cost=0, attach=HERO & Trait("Gondor"))
DOORS = event(
    "Open Doors", Action(Choose(ANY_CARD & IN_YOUR_HAND), PutIntoPlay(IT)), number=925, copies=1, cost=0
)  # fmt: skip
OLD_ARAGORN = ally("Aragorn", number=926, copies=1, cost=0, stats=(1, 1, 1, 1), traits="", unique=True)
OTHER_GANDALF = attachment("Gandalf", number=927, copies=1, cost=0, attach=HERO, unique=True)
GIFTS = event("Great Gifts", Action(Draw(Named("X"))), number=928, copies=1)
CHEAP = location(
    "Cheap Town", Gets(EVENT_CARD, "cost", -1), number=929, copies=1, set_name=SET, threat=0, points=5, traits=""
)  # fmt: skip
DEAR = location(
    "Dear Town", Gets(EVENT_CARD, "cost", 1), number=930, copies=1, set_name=SET, threat=0, points=5, traits=""
)  # fmt: skip
UNKNOWN_X = treachery("Unknown Number", WhenRevealed(RaiseThreat(Named("X"))), number=931, copies=1, set_name=SET)
KNOWN_X = treachery(
    "Known Number", WhenRevealed(Bind("X", Count(HERO)), RaiseThreat(Named("X"))), number=932, copies=1, set_name=SET
)  # fmt: skip


@pytest.mark.rule(
    "lotr.play-and-put-into-play.1", "lotr.play-and-put-into-play.3", "lotr.ally-cards.2", "lotr.hero-cards.3"
)
def test_an_ally_is_played_from_hand_paid_for_and_then_enters_play():
    game = lotr(
        seat(
            [card("Aragorn", resources=4)],
            hand=["Guard of the Citadel", "Steward of Gondor"],
            deck=["Snowbourn Scout"],
            discard=["Son of Arnor"],
        ),
        at="2.2",
        patient=True,
    )
    assert offers(game) == ["play Guard of the Citadel", "play Steward of Gondor", "pass"]
    game.play("play Guard of the Citadel", "pay with Aragorn")
    assert zones(game, "Guard of the Citadel") == ["hand"]
    game.choose("pay with Aragorn")
    guard = only(game, "Guard of the Citadel")
    assert (guard.zone, guard.seat, guard.controller, guard.exhausted) == ("play", 0, 0, False)
    assert only(game, "Aragorn").tokens == {"resources": 2}
    game.play("play Steward of Gondor", "attach to Aragorn")
    assert only(game, "Aragorn").tokens == {}


@pytest.mark.rule("lotr.play-and-put-into-play.8")
def test_a_card_is_played_only_if_its_cost_with_all_modifiers_is_paid():
    position = {"staging": ["Toll Road"], "extra": (TOLL,), "at": "2.2"}
    poor = lotr(seat([card("Aragorn", resources=2)], hand=["Guard of the Citadel"]), patient=True, **position)
    assert offers(poor) == ["pass"]
    rich = lotr(seat([card("Aragorn", resources=4)], hand=["Guard of the Citadel"]), **position)
    rich.choose("play Guard of the Citadel")
    assert zones(rich, "Guard of the Citadel") == ["play"]
    assert only(rich, "Aragorn").tokens == {"resources": 1}


@pytest.mark.rule(
    "lotr.play-and-put-into-play.2",
    "lotr.play-and-put-into-play.11",
    "lotr.event-cards.3",
    "lotr.event-cards.4",
)
def test_an_event_is_paid_for_resolved_on_the_table_and_discarded_by_its_owner():
    game = lotr(
        seat(["Gimli"]),
        seat([card("Aragorn", resources=1)], hand=["Sneak Attack", "Faramir"]),
        first=1,
        at="3.1+",
        patient=True,
    )
    game.choose("play Sneak Attack")
    assert game.decision.kind == "target"
    assert only(game, "Aragorn").tokens == {}
    assert zones(game, "Sneak Attack") == ["played"]
    assert zones(game, "Faramir") == ["hand"]
    game.choose("choose Faramir")
    assert zones(game, "Faramir") == ["play"]
    assert (only(game, "Sneak Attack").zone, only(game, "Sneak Attack").seat) == ("discard", 1)


@pytest.mark.rule(
    "lotr.play-and-put-into-play.4",
    "lotr.play-and-put-into-play.5",
    "lotr.play-and-put-into-play.6",
    "lotr.play-and-put-into-play.7",
    "lotr.play-and-put-into-play.9",
)
def test_a_card_put_into_play_is_not_paid_for_not_played_and_free_of_what_forbids_playing_it():
    def muster(at: str, staging: list[str]):
        hand = ["Guard of the Citadel", "Sneak Attack"]
        return lotr(
            seat(["Gimli"], threat=20),
            seat([card("Aragorn", resources=2)], hand=hand, allies=["Herald"], threat=20),
            staging=staging,
            extra=(HERALD, CLOSED),
            first=1,
            at=at,
        )

    played = muster("2.2", [])
    played.choose("play Guard of the Citadel")
    assert (threat(played, 1), only(played, "Guard of the Citadel").seat) == (21, 1)

    assert "play Guard of the Citadel" not in offers(muster("2.2", ["Closed Gates"]))
    put = muster("3.1+", ["Closed Gates"])
    put.choose("play Sneak Attack")
    guard = only(put, "Guard of the Citadel")
    assert (guard.zone, guard.seat, guard.controller) == ("play", 1, 1)
    assert only(put, "Aragorn").tokens == {"resources": 1}
    assert put.table()["threat"] == [20, 20]


@pytest.mark.rule("lotr.play-and-put-into-play.10")
def test_an_attachment_put_into_play_needs_a_legal_place():
    hand = ["Armory", "Gondor Sash", "Citadel Plate"]
    game = lotr(seat(["Gimli"], allies=["Faramir"], hand=hand), extra=(ARMORY, SASH), at="3.1+", patient=True)
    game.choose("play Armory")
    assert offers(game) == ["choose Citadel Plate"]
    game.choose("choose Citadel Plate")
    assert offers(game) == ["attach to Gimli"]
    game.choose("attach to Gimli")
    plate = only(game, "Citadel Plate")
    assert (plate.zone, plate.attached_to) == ("play", "Gimli")

    alone = lotr(seat(["Gimli"], hand=["Armory", "Gondor Sash"]), extra=(ARMORY, SASH), at="3.1+", patient=True)
    assert offers(alone) == ["pass"]


@pytest.mark.rule("lotr.event-cards.8")
def test_an_event_cannot_be_put_into_play():
    game = lotr(seat(hand=["Open Doors", "Feint", "Faramir"]), extra=(DOORS,), at="3.1+", patient=True)
    game.choose("play Open Doors")
    assert offers(game) == ["choose Faramir"]
    only_events = lotr(seat(hand=["Open Doors", "Feint"]), extra=(DOORS,), at="3.1+", patient=True)
    assert offers(only_events) == ["pass"]


@pytest.mark.rule("lotr.copy.1")
def test_a_copy_is_any_other_card_of_the_same_title_whatever_its_type():
    hand = [OLD_ARAGORN.id, OTHER_GANDALF.id]
    extra = (OLD_ARAGORN, OTHER_GANDALF)
    free = lotr(seat(["Gimli"], hand=hand), extra=extra, at="2.2", patient=True)
    assert offers(free) == ["play Aragorn", "play Gandalf", "pass"]
    taken = lotr(seat(["Aragorn"], hand=hand), seat(["Gimli"], allies=["Gandalf"]), extra=extra, at="2.2", patient=True)
    assert offers(taken) == ["pass"]


@pytest.mark.rule("lotr.letter-x.1")
def test_x_is_zero_unless_something_says_what_it_is():
    position = {"extra": (UNKNOWN_X, KNOWN_X), "at": "3.3", "patient": True}
    unknown = lotr(seat(threat=20), encounter_deck=["Unknown Number", "Forest Gate"], **position)
    assert threat(unknown) == 20
    known = lotr(seat(["Aragorn", "Gimli"], threat=20), encounter_deck=["Known Number", "Forest Gate"], **position)
    assert threat(known) == 22


@pytest.mark.rule("lotr.letter-x.2")
@pytest.mark.parametrize(
    ("town", "numbers", "left"), [([], [1, 2, 3], 1), (["Cheap Town"], [1, 2, 3, 4], 2), (["Dear Town"], [1, 2], 0)]
)
def test_what_is_paid_for_x_can_change_while_x_stays_as_chosen(town, numbers, left):
    game = lotr(
        seat([card("Aragorn", resources=3)], hand=["Great Gifts"], deck=["Faramir"] * 5),
        extra=(GIFTS, CHEAP, DEAR),
        staging=town,
        at="3.1+",
    )
    game.choose("play Great Gifts")
    assert (game.decision.kind, game.decision.seat) == ("number", 0)
    assert offers(game) == [f"number {n}" for n in numbers]
    game.choose("number 2")
    assert zones(game, "Faramir").count("hand") == 2
    assert only(game, "Aragorn").tokens.get("resources", 0) == left
