"""One game of the lab, and what is written down of it."""

from __future__ import annotations

import time
from collections import Counter

import msgspec

from rulewright.kernel.capabilities import Layout
from rulewright.kernel.game import Game, Json
from rulewright.kernel.state import SPECTATOR, State
from rulewright.lab.plan import Plan

Counts = dict[str, int]


class Row(msgspec.Struct, array_like=True):
    """A game that was played.

    `reason` is the clause that ended it, `cause` that of what happened just before, `phase` where it was. `series` are
    the numbers of the table when each round began, by the number of the round, and at the end; `@` and a number stand
    for a seat. How often each card was `drawn` (came to a hand, and was there when its holder had to choose, or at the
    end), how often it was `played` from a hand, and how many of the cards that belong to nobody were `met`: hidden at
    first, then seen by all. Cards have their English titles, and where people play against each other the seat they
    came to.
    """

    seed: int
    winners: list[int]
    score: int
    reason: str
    cause: str
    rounds: int
    decisions: int
    phase: str
    series: dict[str, list[int]]
    drawn: Counts = {}
    played: Counts = {}
    met: Counts = {}


def play(plan: Plan, seed: int) -> Row:
    """Play the game with this seed to its end."""
    game = plan.begin(seed)
    players = plan.players(seed, game.state.people)
    layout = game.module.layout()
    charts, cards = Charts(game, layout), Cards(game, layout) if plan.cards else None
    decisions, last_round, choices = 0, game.clone(), list[int]()
    while (decision := game.decision) is not None:
        pending = decision.pending
        if charts.turned():
            charts.read()
            last_round, choices = game.clone(), []
            if cards is not None:
                cards.look_around()
        index = decision.keys.index(players[decision.seat].choose(game))
        if cards is not None:
            cards.look_at_hand(pending.seat)
            choice = pending.choices[index]
            if choice.verb in cards.plays:
                cards.play(choice.a, pending.seat)
        game.choose(index)
        choices.append(index)
        decisions += 1
    if charts.turned():
        charts.read()
    charts.read()
    table, result = game.table(), game.result
    assert result is not None
    row = Row(
        seed, [*result.winners], result.score, result.reason, cause(last_round, choices), number(table.get("round")),
        decisions, str(table.get("phase", "")), charts.series,
    )  # fmt: skip
    if cards is not None:
        cards.look_around()
        for seat in range(game.state.seats):
            cards.look_at_hand(seat)
        row.drawn, row.played, row.met = dict(cards.drawn), dict(cards.played), dict(cards.met)
    return row


def play_all(plan: Plan, first: int, count: int) -> tuple[bytes, int, float]:
    """Play the games with these seeds: what is told of them as JSON, how many seat 0 has won, how long it took."""
    start = time.perf_counter()
    rows = []
    for seed in range(first, first + count):
        try:
            rows.append(play(plan, seed))
        except Exception as fault:
            fault.add_note(f"This was the game with the seed {seed}.")
            raise
    return msgspec.json.encode(rows), sum(0 in row.winners for row in rows), time.perf_counter() - start


def cause(last_round: Game, choices: list[int]) -> str:
    """The clause of what happened last before the end. Nobody keeps a log while playing: one round is played again."""
    last_round.state.recording = True
    for index in choices:
        last_round.choose(index)
    result = last_round.result
    found = [rule for _, rule, _ in last_round.entries() if rule and result is not None and rule != result.reason]
    return found[-1] if found else ""


def number(value: Json) -> int:
    """A number of the table."""
    return value if isinstance(value, int) else 0


class Charts:
    """The numbers of the table from round to round: those that its layout has a place or a sign for."""

    def __init__(self, game: Game, layout: Layout | None) -> None:
        self.game = game
        names = game.rules.table
        self.place = names.index("round") if "round" in names else -1
        self.round = -1
        self.series: dict[str, list[int]] = {}
        self.dials: list[tuple[str, int]] = []
        self.paths: list[tuple[str, ...]] = []
        if layout is not None:
            self.dials = [(name, game.rules.dials.index(name)) for name in layout.dials if name in game.rules.dials]
            signed = [name for name in game.table() if name in layout.glyphs and name not in layout.dials]
            self.paths = [tuple(name.split(".")) for name in dict.fromkeys((*layout.totals, *signed))]

    def turned(self) -> bool:
        """Whether another round has begun."""
        if self.place < 0 or (now := self.game.state.table[self.place]) == self.round:
            return False
        self.round = now
        return True

    def read(self) -> None:
        """Write down how the numbers stand."""
        table = self.game.table()
        for name, dial in self.dials:
            self.write(name, [*self.game.state.dials[dial]])
        for path in self.paths:
            found: Json = table
            for part in path:
                found = found.get(part) if isinstance(found, dict) else None
            self.write(".".join(path), found)

    def write(self, name: str, found: Json) -> None:
        """Write a number down, or one for each seat."""
        if isinstance(found, list):
            for seat, one in enumerate(found):
                self.write(f"{name}@{seat}", one)
        elif isinstance(found, int) and not isinstance(found, bool):
            numbers = self.series.setdefault(name, [])
            numbers += [found] * (self.round - len(numbers))
            numbers.append(found)


class Cards:
    """Which cards are drawn, played and met. It only looks at the position, between two choices."""

    def __init__(self, game: Game, layout: Layout | None) -> None:
        s = game.state
        self.game = game
        self.plays = layout.plays if layout is not None else ("play",)
        self.rivals = layout is not None and layout.rivals
        zones, names = s.rules.zones, layout.hand if layout is not None else ("hand",)
        held = [zone for zone, kind in enumerate(zones.defs) if kind.name in names]
        self.hands = [[zone for zone in held if holds(s, zone, seat)] for seat in range(s.seats)]
        self.held = frozenset(held)
        self.before: list[list[tuple[int, int]]] = [[] for _ in self.hands]
        self.hidden = [piece for piece, owner in enumerate(s.owner) if owner < 0 and not s.known[piece] & SPECTATOR]
        self.seen: set[tuple[int, int]] = set()
        self.drawn: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.met: Counter[str] = Counter()

    def look_at_hand(self, seat: int) -> None:
        """Count what is new in the hand of the player who is asked."""
        s = self.game.state
        serial = s.serial
        now = [(piece, serial[piece]) for zone in self.hands[seat] for piece in s.zones[zone]]
        before = self.before[seat]
        if now != before:
            self.before[seat] = now
            for arrival in now:
                if arrival not in before:
                    self.drawn[self.title(arrival[0], seat)] += 1

    def play(self, piece: int, seat: int) -> None:
        """A player chooses to play a card; only those of a hand count."""
        if piece >= 0 and self.game.state.zone[piece] in self.held:
            self.played[self.title(piece, seat)] += 1

    def look_around(self) -> None:
        """Count what has come out of the decks of the table."""
        s = self.game.state
        for piece in self.hidden:
            if s.known[piece] & SPECTATOR and (piece, s.card[piece]) not in self.seen:
                self.seen.add((piece, s.card[piece]))
                self.met[s.rules.catalogue.faces[s.rules.catalogue.front[s.card[piece]]].name] += 1

    def title(self, piece: int, seat: int) -> str:
        """The title of a card; where people play against each other also who has it."""
        s = self.game.state
        name = s.rules.catalogue.faces[s.face[piece]].name
        return f"{name}@{s.persons[seat]}" if self.rivals else name


def holds(s: State, zone: int, seat: int) -> bool:
    """Whether a player holds the cards of a zone, alone or with others."""
    holder = s.rules.zones.holder[zone]
    return holder == seat or (holder < 0 and bool(s.onlookers[zone] >> s.persons[seat] & 1))
