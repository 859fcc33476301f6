"""What is stored of a table, move by move, and what each move makes of the game.

Moves are played again in their order and give the same game on every node: choices, wishes, what was taken back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

import rulewright as rw
from rulewright.games.registry import module
from rulewright.kernel.asking import Decision
from rulewright.kernel.game import Game, RulewrightError
from rulewright.kernel.passing import Question, question_of
from rulewright.kernel.state import Choice, State
from rulewright.language.speech import LANGUAGES


class Origin(Struct, omit_defaults=True):
    """How the game of a table begins: with a setup and a seed, or with what a journal tells."""

    game: str
    setup: dict[str, Any] = {}
    seed: int = 0
    journal: str = ""


class Chosen(Struct, tag="choose", omit_defaults=True):
    """Somebody who holds these seats answered, one key after the other."""

    seats: tuple[int, ...]
    keys: tuple[str, ...]
    remember: bool = False


class Passed(Struct, tag="pass"):
    """Somebody passed, and passes on for these seats until something."""

    seats: tuple[int, ...]
    mode: str
    key: str


class Stopped(Struct, tag="stops"):
    """The phases in which these seats stop passing."""

    seats: tuple[int, ...]
    phases: tuple[str, ...]


class Forgot(Struct, tag="forget"):
    """These seats take back what they said about passing."""

    seats: tuple[int, ...]


class AskedBack(Struct, tag="asked-back", omit_defaults=True):
    """A seat asks the others to go back to when so many choices were made."""

    seat: int
    made: int
    seen: bool = False


class Agreed(Struct, tag="agree"):
    """A seat agrees to that, or does not."""

    seat: int
    agree: bool


class TakenBack(Struct, tag="back"):
    """The game went back to when so many choices were made."""

    made: int


Move = Chosen | Passed | Stopped | Forgot | AskedBack | Agreed | TakenBack

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Move).decode


def write(move: Move) -> bytes:
    """A move as it is stored."""
    return _encode(move)


def read(body: bytes) -> Move:
    """The move that was stored."""
    move: Move = _decode(body)
    return move


Words = Mapping[tuple[int, str | Question], dict[str, str]]
"""For a seat and an option that it does not want, or a question that it has answered for good: how that was put, by
language."""


@dataclass(frozen=True)
class Request:
    """Somebody asks to go back."""

    seat: int
    made: int
    seen: bool
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Standing:
    """Where a table stands after some moves. Never changed: a move gives another one."""

    game: Game
    made: int
    """How many choices were made."""
    at: int = 0
    """How many moves were made."""
    asked_at: int = 0
    """The move that put the question that waits."""
    request: Request | None = None
    words: Words = field(default_factory=dict)
    """What people do not want to be asked again, as they were asked."""

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 when nobody is."""
        decision = self.game.decision
        return -1 if decision is None else decision.seat


def begin(origin: Origin) -> Standing:
    """The game at its beginning, with its log on. RulewrightError says what is wrong."""
    if origin.journal:
        game = rw.replay(origin.journal)
        wishes = game.passing
        made = sum(1 for _ in game.choices())
        game = game.retold(made)
        game.passing = wishes
        return Standing(game, made)
    return Standing(Game(module(origin.game), origin.setup, origin.seed).retold(0), 0)


def make(before: Standing, move: Move) -> Standing:
    """What a move makes of the table. RulewrightError when it cannot be made; what was there before stays as it was."""
    at = before.at + 1
    if isinstance(move, AskedBack):
        return replace(before, at=at, request=Request(move.seat, move.made, move.seen))
    if isinstance(move, Agreed):
        request = before.request
        if request is None or not move.agree:
            return replace(before, at=at, request=None)
        return replace(before, at=at, request=replace(request, agreed=(*request.agreed, move.seat)))
    if isinstance(move, TakenBack):
        game = back(before.game, move.made)
        return Standing(game, move.made, at, at, words=before.words)
    game = before.game.clone()
    if isinstance(move, Stopped):
        for seat in move.seats:
            game.stop_at(*move.phases, seat=seat)
        return replace(before, game=game, at=at)
    if isinstance(move, Forgot):
        for seat in move.seats:
            game.forget(seat)
        return replace(before, game=game, at=at)
    words: Words = before.words
    if isinstance(move, Passed):
        for seat in move.seats:
            game.wish_to_pass(move.mode, seat)
        game.choose(move.key)
    else:
        _, refusal, new = choose(game, move)
        if refusal is not None:
            raise refusal
        words = {**words, **new} if new else words
    return Standing(game, before.made + made_since(before.game, game), at, at, words=words)


class Made(NamedTuple):
    """How many answers were given, why the next one is not on offer, and how that was put which is remembered."""

    number: int
    refusal: RulewrightError | None
    words: Words


def choose(game: Game, move: Chosen) -> Made:
    """Give the answers of a move, as many as are on offer."""
    words: Words = {}
    first = game.decision
    meant = dict(zip(first.keys, first.pending.choices, strict=True)) if first is not None else {}
    for number, given in enumerate(move.keys):
        decision, key = game.decision, given
        if decision is not None and decision.seat not in move.seats:
            return Made(number, RulewrightError("server-not-asked"), words)
        if number and decision is not None and given in meant:
            key = called_now(decision, meant[given], given)
        try:
            if move.remember and number == len(move.keys) - 1:
                words = put(decision, key) if decision is not None else words
                game.remember(key)
            else:
                game.choose(key)
        except RulewrightError as refusal:
            return Made(number, refusal, words)
    return Made(len(move.keys), None, words)


def put(decision: Decision, key: str) -> Words:
    """How a question is put whose answer is to be remembered: passing is to want nothing of what is on offer."""
    if decision.pending.node.window:
        return {(decision.seat, o.key): {lang: o.text(lang) for lang in LANGUAGES} for o in decision.options}
    said = next((option for option in decision.options if option.key == key), None)
    if said is None:
        return {}
    told = {lang: f"{decision.prompt(lang)} — {said.text(lang)}" for lang in LANGUAGES}
    return {(decision.seat, question_of(decision)): told}


def called_now(decision: Decision, meant: Choice, key: str) -> str:
    """The key by now of what was meant when a gesture began: of cards with one title those left are numbered anew."""
    for index, choice in enumerate(decision.pending.choices):
        if choice.as_tuple() == meant.as_tuple():
            return decision.keys[index]
    return key


def gesture(before: Standing, move: Chosen) -> tuple[Standing | None, Chosen, RulewrightError | None]:
    """What the answers of a gesture make of the table as far as they are on offer, those, and why the next one is not.

    None when already the first is not on offer.
    """
    game = before.game.clone()
    number, refusal, words = choose(game, move)
    if number == 0:
        return None, move, refusal
    made = before.made + made_since(before.game, game)
    taken = move if refusal is None else Chosen(move.seats, move.keys[:number])
    at = before.at + 1
    return Standing(game, made, at, at, words={**before.words, **words} if words else before.words), taken, refusal


def made_since(before: Game, after: Game) -> int:
    """How many choices one game has more than the other that it goes on from."""
    count, past = 0, after._past
    while past is not before._past and past is not None:
        past, count = past[0], count + 1  # type: ignore[assignment]
    return count


def back(game: Game, made: int) -> Game:
    """The game after the first choices; wishes stay, but nobody passes on."""
    earlier = game.retold(made)
    earlier.passing = game.passing._replace(until=())
    return earlier


def choosers(game: Game) -> list[tuple[int, bool]]:
    """For every choice made: the seat that was asked, and whether it was given because somebody had asked for it."""
    told, found = game.retold(0), []
    for index, automatic in zip(game.choices(), game.automatic(), strict=True):
        decision = told.decision
        assert decision is not None
        found.append((decision.seat, automatic))
        told.choose(index)
    return found


def hidden_seen(before: State, after: State) -> bool:
    """Whether between two positions something was drawn or somebody came to know a card."""
    return before.rng != after.rng or any(new & ~old for old, new in zip(before.known, after.known, strict=False))
