"""The position: numbers, tuples, lists and dicts. No callables, generators or handles, so it can be copied at will."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.kernel.ability_ids import ability_id, number_of, source_of
from rulewright.kernel.records import (
    DONE,
    NO_NAMES,
    PASS,
    Activation,
    Choice,
    Delayed,
    Lasting,
    Occurrence,
    Pending,
    Plain,
    Scope,
    pieces,
)
from rulewright.kernel.zones import Seen, Zones

if TYPE_CHECKING:
    from rulewright.kernel.rules import Rules
    from rulewright.kernel.steps import Step

__all__ = [
    "DONE", "EVERYBODY", "NO_NAMES", "PASS", "SPECTATOR", "Activation", "Choice", "Delayed", "Entry", "Frame",
    "Lasting", "Occurrence", "Pending", "Plain", "Scope", "State", "onlookers", "pieces",
]  # fmt: skip

Frame = tuple["Step", int, tuple[Plain, ...]]
Entry = tuple[str, str, tuple[tuple[str, int, int], ...]]
"""A line of the log: message id, rule id, arguments (name, value, who knows it)."""

SPECTATOR = 1 << 30
EVERYBODY = (1 << 31) - 1
"""Masks of knowledge: the bit of a spectator, and the bits of all persons and spectators."""


def onlookers(zones: Zones, persons: tuple[int, ...], teams: Callable[[int], int]) -> list[int]:
    """For each zone the mask of those who see the pieces that come to lie there."""
    masks = []
    for zone, holder in zip(zones.defs, zones.holder, strict=True):
        mask = EVERYBODY if zone.seen is Seen.ALL else 0
        for seat, person in enumerate(persons):
            if (zone.seen is Seen.HOLDER and holder == seat) or (zone.seen is Seen.TEAM and teams(seat) == zone.team):
                mask |= 1 << person
        masks.append(mask)
    return masks


class State:
    """A position of any game. Pieces are small integers; a list is indexed by piece unless it says otherwise."""

    __slots__ = (
        "activations", "answered", "at", "attached", "bottom", "card", "checks_due", "controller", "delayed",
        "dials", "exhausted", "face", "host", "idle", "known", "lasting", "listeners", "log", "made", "occurrences",
        "onlookers", "order", "owner", "patient", "pending", "persons", "play_zones", "recording", "result", "rng",
        "rules", "scheduled", "scopes", "seats", "secret", "serial", "stack", "standing", "table", "tokens", "top",
        "unasked", "uses", "zone", "zones",
    )  # fmt: skip

    def __init__(self, rules: Rules, seats: int, rng: int) -> None:
        self.rules = rules
        self.seats = seats
        self.persons: tuple[int, ...] = ()
        """For each seat the person who sits there: one person may hold several. Knowledge belongs to persons."""
        self.play_zones: list[int] = []
        """The zones of the play area, those of the seats that play; the same for the whole game."""
        self.onlookers: list[int] = []
        """For each zone the mask of those who learn what comes to lie there; the same for the whole game."""
        self.order: tuple[int, ...] = ()
        """The seats that play, in the order of play. The game sets it whenever that changes."""
        self.rng = rng
        self.card: list[int] = []
        self.face: list[int] = []
        self.zone: list[int] = []
        self.owner: list[int] = []
        self.controller: list[int] = []
        self.host: list[int] = []
        self.attached: list[tuple[int, ...]] = []
        """The pieces that lie on a piece: that have it as their host."""
        self.at: dict[int, int] = {}
        """For a piece that stands at a place (a figure on a board) that place, which is a piece, too."""
        self.standing: dict[int, tuple[int, ...]] = {}
        """For a place where something stands the pieces there, in the order in which they came."""
        self.exhausted: list[int] = []
        self.known: list[int] = []
        self.serial: list[int] = []
        self.tokens: list[list[int]] = []
        self.zones: list[list[int]] = []
        self.top: list[int] = []
        self.bottom: list[int] = []
        self.dials: list[list[int]] = []
        self.table: list[int] = []
        self.uses: dict[tuple[int, int, int, str], int] = {}
        self.lasting: dict[str, tuple[Lasting, ...]] = {}
        self.delayed: list[Delayed] = []
        self.stack: list[Frame] = []
        self.scheduled: list[Frame] = []
        """What the step that runs has scheduled so far; the resolver puts it on the stack behind the step."""
        self.scopes: list[Scope] = []
        self.occurrences: list[Occurrence] = []
        self.activations: list[Activation] = []
        self.made = 0
        """How many activations there have been: each has a number of its own."""
        self.listeners: dict[str, tuple[int, ...]] = {}
        """The abilities that work where they lie, by key; keys of last words are always there, the others in use."""
        self.pending: Pending | None = None
        self.answered: Pending | None = None
        """The question whose answer is being carried out; None in between."""
        self.result: tuple[tuple[int, ...], int, str] | None = None
        self.patient = 0
        self.secret = False
        """Whether windows tell nothing: who is asked depends only on what everybody may know."""
        self.unasked: frozenset[str] = frozenset()
        """The action windows, by their rules, in which nobody is asked: for games that are only imagined."""
        self.checks_due = False
        self.idle = 0
        """The number of scopes, if nobody could act at the last action window and nothing has changed since; else 0."""
        self.log: tuple[object, ...] | None = None
        self.recording = False

    @classmethod
    def empty(cls, rules: Rules, seats: int, rng: int, persons: tuple[int, ...] = ()) -> State:
        """A table on which nothing lies yet. `persons` says who sits where; by default each seat is a person."""
        new = cls(rules, seats, rng)
        new.persons = persons or tuple(range(seats))
        new.order = tuple(range(seats))
        new.play_zones = [z for z in rules.zones.of_group("play") if rules.zones.holder[z] < seats]
        new.onlookers = onlookers(rules.zones, new.persons, rules.team)
        zones = len(rules.zones.defs)
        new.tokens = [[] for _ in rules.tokens]
        new.zones = [[] for _ in range(zones)]
        new.top = [0] * zones
        new.bottom = [0] * zones
        new.dials = [[0] * seats for _ in rules.dials]
        new.table = [0] * len(rules.table)
        new.scopes = [Scope(-1, -1)]
        new.listeners = dict.fromkeys(rules.catalogue.last_words, ())
        return new

    def clone(self) -> State:
        """An independent copy. Everything immutable is shared, and so are the lists that seldom change: the owners and
        controllers, what lies on what, what is exhausted, and the pieces of each zone. Whoever changes one of these
        puts a new list in its place (`kernel/places.py` does).
        """
        new = State(self.rules, self.seats, self.rng)
        new.persons = self.persons
        new.play_zones = self.play_zones
        new.onlookers = self.onlookers
        new.order = self.order
        new.card = self.card[:]
        new.face = self.face[:]
        new.zone = self.zone[:]
        new.owner = self.owner
        new.controller = self.controller
        new.host = self.host
        new.attached = self.attached
        new.at = self.at.copy()
        new.standing = self.standing.copy()
        new.exhausted = self.exhausted
        new.known = self.known[:]
        new.serial = self.serial[:]
        new.tokens = [*map(list.copy, self.tokens)]
        new.zones = self.zones[:]
        new.top = self.top[:]
        new.bottom = self.bottom[:]
        new.dials = [*map(list.copy, self.dials)]
        new.table = self.table[:]
        new.uses = self.uses.copy()
        new.lasting = self.lasting.copy()
        new.delayed = self.delayed[:]
        new.stack = self.stack[:]
        new.scheduled = self.scheduled[:]
        new.scopes = [scope.copy() for scope in self.scopes]
        new.occurrences = [occurrence.copy() for occurrence in self.occurrences]
        new.activations = [activation.copy() for activation in self.activations]
        new.made = self.made
        new.listeners = self.listeners.copy()
        new.pending = self.pending
        new.result = self.result
        new.patient = self.patient
        new.secret = self.secret
        new.unasked = self.unasked
        new.checks_due = self.checks_due
        new.idle = self.idle
        new.log = self.log
        new.recording = self.recording
        return new

    @property
    def people(self) -> int:
        """How many persons play."""
        return max(self.persons) + 1

    @property
    def scope(self) -> Scope:
        """The scope of the ability that resolves now."""
        return self.scopes[-1]

    def push(self, step: Step, pc: int = 0, data: tuple[Plain, ...] = ()) -> None:
        """Schedule a step. What one step schedules runs in the order it was scheduled, before anything older."""
        self.scheduled.append((step, pc, data))

    def note(self, message: str, rule: str, *args: tuple[str, int]) -> None:
        """Write a line of the log: what happened, by which rule. Pieces are named only to those who know them now.

        By the names of their arguments: `piece` and `source` are pieces, `seat` and `owner` seats; `text` is the
        id of an ability, whose effect the log tells; `event` with a kind of event says what would have happened;
        everything else is a number.
        """
        if not self.recording:
            return
        told = []
        for kind, value in args:
            if kind == "text":
                _, face, mask = self.named(kind, source_of(value))
                told.append((kind, ability_id(face, number_of(value)), mask))
            else:
                told.append(self.named(kind, value) if kind in ("piece", "source") else (kind, value, -1))
        self.log = (self.log, (message, rule, tuple(told)))

    def named(self, kind: str, piece: int) -> tuple[str, int, int]:
        """A piece as an argument of a log line: what it acts as, and who may read that.

        What a face-down card acts as is open to all.
        """
        mask = EVERYBODY if self.rules.stands_in(self, piece) else self.known[piece]
        return kind, self.face[piece], mask
