"""What goes over the wire says nothing that its reader may not know: with all the rest changed, the bytes are equal."""

from __future__ import annotations

import random

import pytest

import rulewright as rw
from rulewright.kernel.knowledge import bit
from rulewright.kernel.state import Entry
from rulewright.server import asking, lobby
from rulewright.server.frames import encode
from rulewright.server.moves import Standing
from rulewright.server.store import SeatRow, TableRow, User
from rulewright.server.table import Connection, LiveTable
from support.holding import disguised
from support.random_games import SAMPLES, Case, long_case, positions

GAMES_OF_ALL = 500
LONG_EVERY = {"lotr": 23, "wotr": 101, "champions": 23, "meq": 101}
"""In the long run every so many decisions of a game are tried: some four or five."""
LANGS = ("en", "uk", "ru")


def table(game: rw.Game, entries: list[Entry]) -> LiveTable:
    """A table with this game at which every seat is held by somebody else."""
    row = TableRow("t", game.id, "", "", "", False, False, "", 0)
    seats = [SeatRow(seat, f"u{seat}", "", f"P{seat}") for seat in range(game.state.people)]
    live = LiveTable(None, row, seats, Standing(game, 0), 0.0)  # type: ignore[arg-type]
    live.entries = entries
    return live


def sent(live: LiveTable, seat: int | None, lang: str) -> list[bytes]:
    """What a reader is sent: a frame, answers about the table, the journal of a report, and, if asked, forecasts."""
    reader = Connection(User(f"u{seat}", "P", False), lang, seat)
    found = [live.frame(reader)]
    decision = live.standing.game.decision
    as_read = live.reader(reader)
    pieces = asking.pieces(live.standing.game.view(seat, lang))
    for piece in random.Random(len(pieces)).sample(sorted(pieces), min(3, len(pieces))):
        for ask in (asking.why_not, explain):
            try:
                found.append(encode(ask(live.standing, as_read, "", piece)))
            except rw.RulewrightError as error:
                found.append(error.text(lang).encode() if not error.message.startswith("server") else b"")
    if decision is not None and decision.seat == seat:
        keys = sorted({decision.keys[len(pieces) % len(decision.keys)], decision.keys[-1]})
        found += [encode(asking.preview(live.standing, as_read, key)) for key in keys]
        found.append(encode(asking.why_not(live.standing, as_read, "play Gandalf", None)))
    found.append(lobby.imagined(live.standing.game, seat, len(pieces)).encode())
    return found


def explain(standing: Standing, reader: asking.Reader, key: str, piece: int) -> object:
    """The derivation of the first value of a piece."""
    s = standing.game.state
    stats = s.rules.catalogue.faces[s.face[piece]].stats
    return asking.explain(standing, reader, piece, next(iter(stats), "none"))


def other_log(game: rw.Game, entries: list[Entry], seat: int | None) -> list[Entry]:
    """The log with all that the seat may not know changed."""
    mask, faces = bit(seat), len(game.rules.catalogue.faces)
    return [
        (message, rule, tuple([arg if arg[2] & mask else (arg[0], (arg[1] + 7) % faces, arg[2]) for arg in args]))
        for message, rule, args in entries
    ]


def check_game(case: Case, every: int) -> int:
    """Play a random game and hold what is sent at some of its decisions: how many readers were tried."""
    game, tried = case.start().retold(0), 0
    for number in positions(game, case.seed):
        if (number + case.seed) % every:
            continue
        entries = game.entries()
        for seat in (*range(case.people), None):
            lang = LANGS[(number + tried) % 3]
            other = disguised(game, number, seat)
            here = sent(table(game, entries), seat, lang)
            there = sent(table(other, other_log(game, entries, seat)), seat, lang)
            assert here == there, f"{case}, decision {number}, seat {seat}"
            tried += 1
    return tried


@pytest.mark.parametrize(("game", "every"), [("lotr", 23), ("wotr", 41), ("champions", 17), ("meq", 61)])
def test_what_is_hidden_changes_no_byte(game: str, every: int):
    tried = sum(check_game(case, every) for case in SAMPLES[game][:2])
    assert tried > 10


def test_what_acts_as_a_drone_is_not_named_when_one_asks_about_it():
    """Against Ultron cards lie face down and act as drones: a refusal names the drone and no card, and when a drone
    attacks, whoever may defend still does not know what it is. Nor is a card kept in an imagined game because something
    that would happen counts it among its numbers (the second game)."""
    tried = [check_game(long_case("champions", number), 23) for number in (14, 254)]
    assert min(tried) > 10


@pytest.mark.timeout(3600)
def test_what_is_hidden_changes_no_byte_in_many_games(long_run: bool):
    games = GAMES_OF_ALL if long_run else 4
    for number in range(games):
        case = long_case(list(SAMPLES)[number % len(SAMPLES)], number)
        check_game(case, LONG_EVERY[case.game])
