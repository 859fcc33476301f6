"""The session behind both tables: choosing, bots, taking back, seeing, saving."""

from __future__ import annotations

import io
import sys

import pytest

import rulewright as rw
from rulewright.terminal.board import board
from rulewright.terminal.search import find_titles
from rulewright.terminal.session import Session
from rulewright.terminal.telling import tell_item, why_not


def test_an_option_is_chosen_by_number_key_or_words(table):
    for text in ("1", "keep", "KEEP", "Keep the hand"):
        session = table()
        session.choose(text)
        assert list(session.game.choices()) == [0]


@pytest.mark.parametrize("text", ["0", "3", "-1", "99999999999999999999", "play Gandalf", "", "²"])
def test_what_is_not_on_offer_changes_nothing(solo, text):
    before = solo.game.digest()
    with pytest.raises(rw.RulewrightError) as refused:
        solo.choose(text)
    assert refused.value.message == "ui-not-a-choice"
    assert solo.game.digest() == before


def test_bots_play_their_seats_and_are_not_asked_of_the_person(table):
    session = table("leadership", "tactics", bot_seats=(1,))
    session.begin()
    asked = set()
    while session.decision is not None:
        asked.add(session.decision.seat)
        session.choose(session.decision.options[-1].key)
    assert asked == {0}
    assert session.game.over


def test_taking_back_goes_to_the_last_choice_of_a_person(table):
    session = table("leadership", "tactics", bot_seats=(1,))
    session.begin()
    places = []
    for _ in range(6):
        places.append(session.game.digest())
        session.choose(session.decision.options[0].key)
    for digest in reversed(places):
        session.undo()
        assert session.game.digest() == digest
    with pytest.raises(rw.RulewrightError) as refused:
        session.undo()
    assert refused.value.message == "ui-nothing-to-undo"
    assert session.game.digest() == places[0]


def test_a_person_with_two_decks_sees_both_hands(table):
    pair = table("leadership", "tactics")
    pair.begin()
    hands = [player["hand"] for player in pair.view()["players"]]
    assert [len(hand) for hand in hands] == [6, 6]
    assert all("card" in piece for hand in hands for piece in hand)
    assert not [entry.text for entry in pair.log() if entry.text.startswith("A card")]


def test_at_a_hot_seat_nobody_sees_the_hand_of_another(table):
    session = table("leadership", "tactics", hot_seat=True)
    session.begin()
    seat = session.decision.seat
    hands = [player["hand"] for player in session.view()["players"]]
    assert all("card" in piece for piece in hands[seat])
    assert not any("card" in piece for piece in hands[1 - seat])


def test_a_spectator_of_bots_sees_no_hand(table):
    session = table(bot_seats=(0,))
    assert session.eyes is None
    assert not any("card" in piece for piece in session.view()["players"][0]["hand"])


def test_why_not_takes_a_key_or_a_title_in_any_language(solo):
    solo.choose("keep")
    assert why_not(solo, "play Faramir") == solo.game.why_not("play Faramir", "en")
    assert why_not(solo, "faramir") == solo.game.why_not("play Faramir", "en")
    assert why_not(solo, "Aragorn") == solo.game.why_not("use Aragorn", "en")
    assert why_not(solo, "pass") == "“Pass” is on offer."
    solo.lang = "uk"
    assert why_not(solo, "pass") == "«Спасувати» є серед варіантів."
    assert why_not(solo, "Фарамир") == solo.game.why_not("play Faramir", "uk")
    assert why_not(solo, "спільна справа") == solo.game.why_not("play Common Cause", "uk")


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "The prisoner: Gimli"), ("uk", "Бранець: Ґімлі"), ("ru", "Пленник: Гимли")]
)
def test_the_table_says_who_the_prisoner_is(lang, name):
    seats = [{"heroes": ["Aragorn", {"name": "Gimli", "prisoner": True}]}]
    game = rw.position("lotr", {"scenario": "escape-from-dol-guldur", "seats": seats, "at": "3.1", "patient": True})
    (prisoner,) = game.look("Prisoner")
    assert board(Session(game, lang, {})).rows()[prisoner.id].name == name


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("gand", ["Gandalf", "Gandalf's Map", "Gandalf's Search"]),
        ("spider", ["King Spider", "Forest Spider", "Flies and Spiders"]),
        ("Фарамир", ["Faramir"]),
    ],
)
def test_a_card_is_looked_up_by_the_beginning_of_its_title_in_any_language(query: str, found: list[str]):
    assert [card.name for card in find_titles("lotr", query, "en")] == found


@pytest.mark.parametrize(("encoding", "signs"), [("utf-8", ("☼ 0", "▲ 0")), ("ascii", ("w 0", "t 0"))])
def test_where_only_ascii_can_be_shown_letters_stand_for_signs(solo, monkeypatch, encoding, signs):
    monkeypatch.setattr(sys, "__stdout__", io.TextIOWrapper(io.BytesIO(), encoding=encoding))
    assert board(Session(solo.game, "en", {})).signs == signs


def test_the_option_to_use_the_ring_token_tells_what_the_token_does():
    session = Session(rw.position("wotr", {"scenario": "duel-2", "at": "2.1", "first": 0}), "en", {})
    (ring,) = [item for item in session.items() if item.thing[0] == "ring"]
    told = [line.text for line in tell_item(session, ring) if line.style == "title"]
    assert [text.partition("[")[2] for text in told] == ["wotr.duel-ring-token.1]", "wotr.duel-ring-token.2]"]
