"""What a reader sees of a table: frames and lines of the log, made of what the reader's seats may know."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from rulewright.catalogue import rules
from rulewright.kernel.capabilities import Layout
from rulewright.kernel.game import Game
from rulewright.kernel.knowledge import bit
from rulewright.kernel.state import EVERYBODY, Entry, State
from rulewright.kernel.steps import Step
from rulewright.server import wording
from rulewright.server.moves import Standing
from rulewright.server.wire import LineOut, OptionOut, QuestionOut, ResultOut

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Reader:
    """Who looks: the seats whose cards lie open before them, the one they look from (None: all may see it), and the
    language they read."""

    seats: tuple[int, ...]
    seat: int | None
    lang: str


@dataclass(frozen=True)
class Sight:
    """What a frame says of the game: the same for all readers who know the same."""

    view: msgspec.Raw
    asked: tuple[int, ...]
    question: QuestionOut | None
    stops: tuple[str, ...]
    remembered: list[str]
    passing: str


@dataclass(frozen=True)
class Scene:
    """What everybody is told alike who reads the same language."""

    phase: str
    names: tuple[tuple[str, ...], ...]
    """For each seat what the players are called that it plays."""
    result: ResultOut | None
    waiting: str
    """Whom the table waits for, as those read it who are not asked."""


def scene(game: Game, lang: str, holders: Sequence[str]) -> Scene:
    """What everybody is told alike, where people of these names hold the seats."""
    names = tuple(tuple(wording.names_of(game, seat, lang)) for seat in range(game.state.people))
    waiting = ""
    if game.decision is not None:
        asked = game.decision.seat
        who, holder = ", ".join(names[asked]), holders[asked]
        waiting = wording.say(lang, "server-waiting", who=f"{who} ({holder})" if holder else who)
    return Scene(wording.where(game, lang), names, ending(game, lang), waiting)


def sights(standing: Standing, readers: Collection[Reader], lang: str) -> dict[Reader, Sight]:
    """What each of several readers of a language sees; what they see alike is told once."""
    game = standing.game
    seats = {seat for reader in readers for seat in (reader.seat, *reader.seats)}
    views = dict(zip(seats, game.module.teller.views(game, [*seats], lang), strict=True))
    return {reader: sight(standing, reader, views) for reader in readers}


def sight(standing: Standing, reader: Reader, views: dict[int | None, dict[str, Any]]) -> Sight:
    """What a reader sees who has these views: the cards of all seats of theirs lie open."""
    game = standing.game
    seen = {**views[reader.seat]}
    asked = standing.asked
    decision: dict[str, Any] | None = seen["decision"]
    if len(reader.seats) > 1:
        persons = game.state.persons
        seen["players"] = [
            views[persons[player] if persons[player] in reader.seats else reader.seat]["players"][player]
            for player in range(len(persons))
        ]
    if asked in reader.seats:
        decision = views[asked]["decision"]
    question = question_of(game, decision) if asked in reader.seats and decision is not None else None
    if decision is not None:
        seen["decision"] = {name: decision[name] for name in ("seat", "proposal") if name in decision}
    wishes = game.passing
    wish = wishes.passes(reader.seat) if reader.seat is not None else None
    return Sight(
        msgspec.Raw(encode(seen)),
        () if asked < 0 else (asked,),
        question,
        wishes.stops_of(reader.seat) if reader.seat is not None else (),
        remembered(standing, reader),
        wish.mode if wish is not None else "",
    )


def question_of(game: Game, decision: dict[str, Any]) -> QuestionOut:
    """The question that waits, as the view tells it."""
    waiting = game.decision
    assert waiting is not None
    outs = layout_of(game).ways_out
    picked = tuple(decision["picked"])
    pending, s = waiting.pending, game.state
    node, data = pending.node, pending.data
    slots = node.slots(s, data)
    counted, bearers = node.counted(s, data)
    series = type(node).picks is not Step.picks
    offered = {choice.a for choice in pending.choices}
    options = []
    for o, choice in zip(decision["options"], pending.choices, strict=True):
        out = o["verb"] in outs
        option = OptionOut(o["key"], o["text"], o["verb"], tuple(o["pieces"]), "", out)
        if o["pieces"]:
            option.twins = twins(s, waiting.seat, choice.a, offered, picked)
        if s.rules.verbs[choice.verb].a == "number":
            option.number = choice.a
        if slots and not out:
            option.fills = node.fills(s, data, choice)
        if slots or series:
            option.most = node.repeats(s, data, choice) * (1 + len(option.twins))
        options.append(option)
    return QuestionOut(
        kind=decision["kind"],
        seat=waiting.seat,
        player=waiting.player,
        prompt=decision["prompt"],
        rule=decision["rule"],
        options=options,
        purpose=decision["purpose"],
        about=tuple(decision["about"]),
        picked=picked,
        series=series,
        slots=slots,
        counted=counted,
        bearers=tuple([p for p in bearers if s.known[p] & bit(waiting.seat)]),
        window=node.window,
    )


def twins(s: State, person: int, piece: int, offered: set[int], picked: tuple[int, ...]) -> tuple[int, ...]:
    """The other pieces that are the same as one for every purpose, as far as the person knows them."""
    card, same = s.card[piece], s.rules.twin(s, piece, person)
    return tuple([
        p for p in s.zones[s.zone[piece]]
        if s.card[p] == card and p not in offered and p not in picked and s.rules.twin(s, p, person) == same
    ])  # fmt: skip


def remembered(standing: Standing, reader: Reader) -> list[str]:
    """What the reader's seat is not asked any more: options that it does not want, questions with their answers."""
    wishes, seat, words = standing.game.passing, reader.seat, standing.words
    if seat is None:
        return []
    told = [words.get((seat, key), {}).get(reader.lang, key) for key in wishes.declined_by(seat)]
    for who, asked, key in wishes.answers:
        if who == seat:
            told.append(words.get((seat, asked), {}).get(reader.lang, f"{asked[1]} — {key}"))
    return told


def ending(game: Game, lang: str) -> ResultOut | None:
    """How the game ended, if it did."""
    result = game.result
    if result is None:
        return None
    why = next((rule.text(lang) for rule in rules(game.id) if rule.id == result.reason), "")
    return ResultOut(result.winners, wording.ending(game, lang), result.score, result.reason, why)


def layout_of(game: Game) -> Layout:
    """The layout of a game."""
    return game.module.layout() or Layout((), ())


def line(game: Game, n: int, entry: Entry, reader: Reader) -> LineOut | None:
    """A line of the log as a reader may read it; None when it tells this reader nothing."""
    message, rule, args = entry
    seers: tuple[int | None, ...] = reader.seats or (reader.seat,)
    seer = next((seat for seat in seers if all(known & bit(seat) for _, _, known in args)), None)
    hidden = seer is None and not all(known & bit(None) for _, _, known in args)
    if hidden and message in layout_of(game).hushed:
        return None
    eyes = seers[0] if hidden else seer
    mask = bit(eyes)
    cards = [card_of(game, face) for kind, face, known in args if kind in ("piece", "source", "face") and known & mask]
    player = next((value for kind, value, known in args if kind == "seat" and known & mask), -1)
    return LineOut(
        n,
        game.module.teller.entry(game.state, entry, eyes, reader.lang),
        rule,
        tuple(dict.fromkeys(card for card in cards if card)),
        message in layout_of(game).headings,
        player,
    )


def is_open(entry: Entry) -> bool:
    """Whether a line of the log tells everybody the same."""
    return all(known == EVERYBODY for _, _, known in entry[2])


def card_of(game: Game, face: int) -> str:
    """The id of the card that a face is printed on."""
    if face < 0:
        return ""
    catalogue = game.rules.catalogue
    return catalogue.cards[bisect_right(catalogue.front, catalogue.printed.get(face, face)) - 1].id


def new_entries(before: Game, after: Game) -> list[Entry] | None:
    """The lines that one game has more than the other that it goes on from; None when it does not go on from it."""
    old, link = before.state.log, after.state.log
    lines: list[Entry] = []
    while link is not old:
        if link is None:
            return None
        link, entry = link  # type: ignore[assignment]
        lines.append(entry)  # type: ignore[arg-type]
    lines.reverse()
    return lines
