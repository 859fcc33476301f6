"""What an outsider writes down, and what is answered: positions, reasons, and what questions say of themselves."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import argalad, hero, meq, offers, place

ARGALAD = hero("Argalad", hand=["Parry"])


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (
            {"places": {"bree": {"influence": 1}, "Bree": {"influence": 2}}},
            "places.Bree: “Bree” is named twice.",
        ),
        ({"tracks": {"influence": [6, 6]}}, "tracks.influence.1: “6” is named twice."),
        ({"tracks": {"influence": [6, 1]}}, "tracks.influence.1: “1” is named twice."),
        ({"event": "Tempted by Power"}, "event: “Tempted by Power” does not belong there."),
        ({"sauron_mission": "Noble Blood"}, "sauron_mission: “Noble Blood” does not belong there."),
        ({"discards": {"perils": ["Betrayed"]}}, "discards.perils.0: “Betrayed” does not belong there."),
        (
            {"decks": {"perils": ["Orc Scouts", "Orc Scouts"]}},
            "decks.perils.1: no “Orc Scouts” is left to put there: the box has no more.",
        ),
    ],
)
def test_what_lies_there_twice_or_not_at_all_is_refused(written: dict[str, object], sentence: str):
    with pytest.raises(rw.RulewrightError) as error:
        rw.position("meq", {"heroes": [ARGALAD], **written})
    assert str(error.value) == f"The position is wrong at {sentence}"
    assert len({error.value.text(language) for language in ("en", "uk", "ru")}) == 3


SEAT_OF_SEEING = {"encounters-4": ["The Seat of Seeing", "Lies and Deceit", "Smugglers"]}


@pytest.mark.parametrize(
    ("game", "asks"),
    [
        (lambda: meq(argalad(), at="action"), ("action", "action", "meq.action-step.4")),
        (lambda: played(meq(argalad(), at="travel"), "travel to Weathertop"), ("pay", "price", "meq.travel-move.4")),
        (
            lambda: played(meq(argalad(), at="action", pool=1, shadow=["An Evil Fog"]), "play An Evil Fog"),
            ("may", "choice", "meq.shadow-card.4"),
        ),
        (
            lambda: meq(argalad(at="Amon Hen", favor=1), at="encounter", pool=2, decks=SEAT_OF_SEEING),
            ("may", "choice", "meq.encounter-card.5"),
        ),
        (
            lambda: played(
                meq(
                    argalad(hand=["Parry", "Overdraw"]), at="travel", places={"Weathertop": place(influence=3)},
                    decks={"perils": ["An Unexpected Betrayal", "Trapped", "Khazad-dûm"]},
                ),
                "travel to Weathertop", "discard card Parry", "inflict An Unexpected Betrayal",
            ),
            ("choose-one", "choice", "meq.peril-cards.7"),
        ),
        (
            lambda: played(meq(argalad(), at="rest"), "rest"),
            ("marker", "harm", "meq.rest-step.6"),
        ),
        (
            lambda: played(
                meq(hero("Argalad", at="Weathertop", hand=["Parry"], life=[]), at="travel", patient=True),
                "travel to Bree", "discard card Parry",
            ),
            ("marker", "harm", "meq.defeated-heroes.3"),
        ),
    ],
    ids=["action", "pay", "shadow", "encounter", "peril", "rest", "defeat"],
)  # fmt: skip
def test_a_question_says_what_it_is_for_and_which_clause_puts_it(game, asks: tuple[str, str, str]):
    decision = game().decision
    assert (decision.kind, decision.purpose, decision.rule) == asks


def played(game: rw.Game, *keys: str) -> rw.Game:
    """The game after these choices."""
    game.play(*keys)
    return game


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("travel to Rivendell", "Rivendell is not next to it [meq.travel-move.1]"),
        (
            "travel to Tharbad",
            "The way there takes a card with the icon “hill”, or as many cards as 2: Tharbad [meq.travel-move.5]",
        ),
        ("ask Gandalf for favor", "Isolated forbids it [meq.corruption.3]"),
        ("trade", "Isolated forbids it [meq.corruption.3]"),
        ("foil Gollum is Captured", "Gollum is Captured affects another location: Sea of Udûn [meq.plot-discard.1]"),
        ("take favor", "No favor lies there: Bree [meq.explore.3]"),
        ("choose the Dark Path", "You have more than three Corruption cards [meq.explore.6]"),
    ],
)
def test_why_something_is_not_on_offer_in_the_travel_step(key: str, reason: str):
    game = meq(
        hero("Argalad", at="Bree", hand=["Overdraw"], corruption=["Isolated", "Weak", "Weary", "Helpless"]),
        hero("Thálin", at="Bree"), at="travel", plots=["Gollum is Captured"],
        places={"Bree": place(characters=["Gandalf"])},
    )  # fmt: skip
    assert key not in offers(game)
    assert game.why_not(key) == reason


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("heal", "One heals while resting in a Haven [meq.rest-step.11]"),
        ("shed Weak", "Weak costs 2 favor, and you have 1 [meq.rest-step.10]"),
        ("shed Reckless", "That is possible in the step “Rest”, when you are asked for it [meq.rest-step.10]"),
    ],
)
def test_before_a_rest_it_is_told_what_would_be_refused_in_it(key: str, reason: str):
    game = meq(hero("Argalad", at="Bree", hand=["Parry"], corruption=["Weak", "Reckless"], favor=1), at="rest")
    assert offers(game) == ["rest", "pass"]
    assert game.why_not(key) == reason
