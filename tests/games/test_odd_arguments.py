"""Whatever a call is given, it answers or says in one sentence what is wrong; and then nothing has changed."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction

import pytest

import rulewright as rw
from rulewright import bots
from rulewright.language.speech import LANGUAGES

ODD = [
    None, True, 0, -1, 31, 2**63, 10**30, 0.0, 1.0, float("nan"), Decimal(0), Fraction(0), "", "0", "a", "de", "\ud800",
    "x" * 5000, "9" * 5000, "play " + "9" * 150, "pass\0", b"0", [], [[]], {}, {1: 2}, set(), object(), print, int, 1j,
]  # fmt: skip


def lotr() -> rw.Game:
    game = rw.new("lotr", seats=2, seed=3)
    game.play("keep", "keep")
    return game


def wotr() -> rw.Game:
    return rw.new("wotr", scenario="duel-2", seed=3)


CALLS: dict[str, Callable[[rw.Game, object], object]] = {
    "choose": lambda game, odd: game.choose(odd),
    "play": lambda game, odd: game.play(odd),
    "play further": lambda game, odd: game.play(0, odd),
    "why_not": lambda game, odd: game.why_not(odd),
    "why_not in": lambda game, odd: game.why_not("pass it on", odd),
    "view": lambda game, odd: game.view(odd),
    "view in": lambda game, odd: game.view(0, odd),
    "log": lambda game, odd: game.log(odd),
    "log in": lambda game, odd: game.log(0, odd),
    "look": lambda game, odd: game.look(odd),
    "undo": lambda game, odd: game.undo(odd),
    "determinize": lambda game, odd: game.determinize(odd, 1),
    "determinize by": lambda game, odd: game.determinize(0, odd),
    "prompt": lambda game, odd: game.decision.prompt(odd),
    "option": lambda game, odd: game.decision.options[0].text(odd),
    "value": lambda game, odd: rw.Piece(game, 0).value(odd),
    "explain": lambda game, odd: rw.Piece(game, 0).explain(odd),
    "explain in": lambda game, odd: rw.Piece(game, 0).explain("attack", odd),
    "pass_until": lambda game, odd: game.pass_until(odd),
    "pass_until for": lambda game, odd: game.pass_until("phase", odd),
    "stop_at": lambda game, odd: game.stop_at(odd),
    "stop_at for": lambda game, odd: game.stop_at("combat", seat=odd),
    "remember": lambda game, odd: game.remember(odd),
    "forget": lambda game, odd: game.forget(odd),
    "card": lambda game, odd: rw.cards(game.id)[0].text(odd),
    "title": lambda game, odd: rw.cards(game.id)[0].title(odd),
    "rule": lambda game, odd: rw.rules(game.id)[0].text(odd),
    "heading": lambda game, odd: rw.rules(game.id)[0].heading(odd),
    "cards": lambda game, odd: rw.cards(odd),
    "cards of": lambda game, odd: rw.cards(game.id, odd),
    "rules": lambda game, odd: rw.rules(odd),
    "replay": lambda game, odd: rw.replay(odd),
    "unpack": lambda game, odd: rw.unpack(odd),
    "playout": lambda game, odd: game.clone().playout(odd),
    "playout for": lambda game, odd: game.clone().playout(0, odd),
    "new": lambda game, odd: rw.new(odd),
    "scenario": lambda game, odd: rw.new(game.id, scenario=odd),
    "decks": lambda game, odd: rw.new(game.id, decks=odd),
    "a deck": lambda game, odd: rw.new(game.id, decks=[odd]),
    "seats": lambda game, odd: rw.new(game.id, seats=odd),
    "seed": lambda game, odd: rw.new(game.id, seed=odd),
    "first": lambda game, odd: rw.new(game.id, first=odd),
    "persons": lambda game, odd: rw.new(game.id, persons=odd),
    "patient": lambda game, odd: rw.new(game.id, patient=odd),
    "campaign": lambda game, odd: rw.new(game.id, campaign=odd),
    "option of the game": lambda game, odd: rw.new(game.id, odd=odd),
    "position": lambda game, odd: rw.position(game.id, odd),
    "position of": lambda game, odd: rw.position(odd, {}),
    "position by": lambda game, odd: rw.position(game.id, {"seats": [{"heroes": ["Aragorn"]}]}, odd),
    "bot": lambda game, odd: bots.make(odd),
    "bot by": lambda game, odd: bots.make("random", odd),
}
CHANGE = {"choose", "play", "play further", "undo", "pass_until", "pass_until for", "remember", "stop_at", "forget"}
CHANGE |= {"stop_at for"}
"""What may change the game, where it is not refused."""


def refusal(call: Callable[[], object]) -> rw.RulewrightError | None:
    """The sentence with which a call is refused; None when it answers."""
    try:
        call()
    except rw.RulewrightError as error:
        return error
    return None


@pytest.mark.parametrize("start", [lotr, wotr])
@pytest.mark.parametrize("call", CALLS)
def test_a_call_answers_or_says_what_is_wrong(call: str, start: Callable[[], rw.Game]):
    for odd in ODD:
        game = start()
        before = game.digest(), game.journal(), game.passing
        error = refusal(lambda game=game, odd=odd: CALLS[call](game, odd))
        if error is not None or call not in CHANGE:
            assert (game.digest(), game.journal(), game.passing) == before
        if error is not None:
            told = [error.text(lang) for lang in LANGUAGES]
            assert all(1 < len(text.encode()) < 3000 for text in told)
            assert str(error) == told[0]
        assert game.decision is not None
        game.choose(0)
        assert rw.replay(game.journal()).digest() == game.digest()


WHOLE = "a whole number from 0 to {} is needed"
REFUSED = [
    (lambda g: g.choose(1.0), "“1.0” is not on offer: An option is chosen by its key or its number."),
    (lambda g: g.choose(True), "“True” is not on offer: An option is chosen by its key or its number."),
    (lambda g: g.choose(99), "“99” is not on offer: There are 2 options, counted from 0."),
    (lambda g: g.view("0"), f"“0” is not possible for “seat”: {WHOLE.format(1)}."),
    (lambda g: g.view(5), f"“5” is not possible for “seat”: {WHOLE.format(1)}."),
    (lambda g: g.view(0, "de"), "There is no language “de”; there are: en, uk, ru."),
    (lambda g: g.log(10**9), f"“1000000000” is not possible for “seat”: {WHOLE.format(1)}."),
    (lambda g: g.undo(-1), f"“-1” is not possible for “steps”: {WHOLE.format(10**9)}."),
    (lambda g: g.undo(3), "Only 2 choices can be taken back."),
    (lambda g: rw.new("lotr", seats=2, first=-1), f"The setup is wrong at first: {WHOLE.format(3)}, not -1."),
    (lambda g: rw.new("lotr", seats=2, first=5), f"The setup is wrong at first: {WHOLE.format(3)}, not 5."),
    (lambda g: rw.new("lotr", seats=2, first=3), f"The setup is wrong at first: {WHOLE.format(1)}: seats are counted"),
    (lambda g: rw.new("lotr", seats="2"), f'The setup is wrong at seats: {WHOLE.format(99)}, not "2".'),
    (lambda g: rw.new("lotr", seats=2.0), f"The setup is wrong at seats: {WHOLE.format(99)}, not 2.0."),
    (lambda g: rw.new("lotr", decks="leadership"), 'The setup is wrong at decks: a list is needed, not "leadership".'),
    (lambda g: rw.new("lotr", patient="maybe"), "The option “patient” cannot be “maybe”; it can be: no, yes."),
    (lambda g: rw.new("lotr", speed=9), "There is no option “speed”; there are: "),
    (lambda g: rw.new("wotr", persons=[10**9, 1, 0, 1]), f"The setup is wrong at persons.0: {WHOLE.format(3)}, not"),
    (
        lambda g: rw.new("wotr", persons=[0, True, 0, True]),
        f"The setup is wrong at persons.1: {WHOLE.format(3)}, not Tr",
    ),
    (lambda g: rw.new("lotr", seed="a"), "“a” is not possible for “seed”: a whole number from 0 to 3402823669"),
    (lambda g: rw.position("lotr", 5), "The setup is wrong at position: an object with named fields is needed, not 5."),
]


@pytest.mark.parametrize(("call", "sentence"), REFUSED)
def test_a_refusal_names_what_is_wrong_and_what_is_possible(call: Callable[[rw.Game], object], sentence: str):
    game = lotr()
    with pytest.raises(rw.RulewrightError) as wrong:
        call(game)
    assert str(wrong.value).startswith(sentence)


def test_choices_in_a_row_are_made_all_or_none():
    game = rw.new("lotr", seats=2, seed=3)
    before = game.digest()
    with pytest.raises(rw.IllegalChoice, match="“zzz”"):
        game.play("keep", "zzz")
    assert (game.digest(), list(game.choices())) == (before, [])
    game.play("keep", "keep")
    assert list(game.choices()) == [0, 0]


def test_a_question_is_over_once_it_is_answered():
    game = rw.new("lotr", seats=2, seed=3)
    asked = game.decision
    game.choose("keep")
    for late in (asked.prompt, asked.options[0].text):
        with pytest.raises(rw.RulewrightError, match="answered already"):
            late()


def test_a_journal_may_begin_with_a_byte_order_mark():
    game = lotr()
    assert rw.replay("\ufeff" + game.journal()).digest() == game.digest()


def test_seeds_have_up_to_128_bits():
    game = rw.new("lotr", seed=2**128 - 1)
    assert rw.replay(game.journal()).digest() == game.digest()
    with pytest.raises(rw.RulewrightError):
        rw.new("lotr", seed=2**128)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])  # noqa: S301
@pytest.mark.parametrize("start", [lotr, wotr])
def test_copies_of_every_kind_are_games_of_their_own(copied, start: Callable[[], rw.Game]):
    game = start()
    for _ in range(40):
        game.choose(len(game.decision.options) - 1)
    other = copied(game)
    assert (other.digest(), other.journal(), other.log()) == (game.digest(), game.journal(), game.log())
    game.choose(0)
    other.undo(3)
    other.choose(0)
    made = len(list(game.choices()))
    assert len(list(other.choices())) == made - 3


def test_an_error_goes_from_one_process_to_another():
    game = lotr()
    for call in (lambda: game.choose("zzz"), lambda: game.undo(9), lambda: rw.position("lotr", {"seats": 3})):
        with pytest.raises(rw.RulewrightError) as wrong:
            call()
        sent = pickle.loads(pickle.dumps(wrong.value))  # noqa: S301
        assert type(sent) is type(wrong.value)
        assert [sent.text(lang) for lang in LANGUAGES] == [wrong.value.text(lang) for lang in LANGUAGES]


def test_a_refusal_is_told_wholly_in_the_language_that_is_asked_for():
    with pytest.raises(rw.RulewrightError) as wrong:
        rw.position("lotr", {"seats": [{"heroes": ["Eowin"]}]})
    assert [wrong.value.text(lang) for lang in LANGUAGES] == [
        "The position is wrong at seats.0.heroes.0: there is no card “Eowin”; did you mean “Éowyn”?",
        "У позиції помилка (seats.0.heroes.0): карти «Eowin» немає; може, «Éowyn»?",
        "В позиции ошибка (seats.0.heroes.0): карты «Eowin» нет; может быть, «Éowyn»?",
    ]


def test_what_a_sentence_repeats_is_short_and_can_be_shown():
    game = lotr()
    with pytest.raises(rw.IllegalChoice) as wrong:
        game.choose("\x1b[2J" + "a" * 100_000)
    assert "\x1b" not in str(wrong.value)
    assert len(str(wrong.value)) < 600


def test_a_journal_of_a_game_keeps_no_more_than_plain_data():
    game = rw.new("lotr", seats=2, seed=3, decks=("leadership", "tactics"))
    assert json.loads(game.journal())["setup"] == {"decks": ["leadership", "tactics"], "seats": 2}
