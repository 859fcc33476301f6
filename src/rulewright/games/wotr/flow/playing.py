"""Playing and moving cards: where to, at which cost, and the texts that this calls."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.wotr.flow.entering import (
    MOVABLE,
    admits,
    destinations,
    finds_place,
    refuse_entry,
    refuse_wielder,
    wielders,
)
from rulewright.games.wotr.flow.giving_up import CYCLE_FROM_HAND
from rulewright.games.wotr.flow.leaving import AFTER_PLAY, eliminate
from rulewright.games.wotr.table import ARRIVED, FIELD, HAND, PLAYED, RESERVE, ROUND, in_reserve, kind
from rulewright.kernel.abilities import Special
from rulewright.kernel.ability_ids import ability_id
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import carry, lay_on, move, show
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, Call, ints
from rulewright.kernel.using import use

ONCE_A_ROUND = ("character", "item")


def played_this_round(s: State, seat: int, piece: int) -> bool:
    """Whether a player has played a character or item of this title in this round."""
    return bool(s.uses) and (-2 - s.face[piece], -1, -1 - seat, "round") in s.uses


def count_played(s: State, seat: int, face: int) -> None:
    """A player has played a character or item with this face in this round."""
    s.uses[-2 - face, -1, -1 - seat, "round"] = 1


def refuse_twice(s: State, seat: int, piece: int) -> Refusal | None:
    """Why a player cannot play a character or item once more in this round."""
    card = kind(s, piece)
    if card not in ONCE_A_ROUND or not played_this_round(s, seat, piece):
        return None
    return Refusal("refuse-twice", f"wotr.special-cases.{5 if card == 'character' else 6}", piece)


def refuse_play(s: State, seat: int, piece: int) -> Refusal | None:
    """Why a player cannot play a card."""
    if s.zone[piece] != HAND + seat:
        return Refusal("refuse-not-in-hand", "wotr.playing-a-card.1", piece)
    if kind(s, piece) == "item" and not wielders(s, piece):
        return Refusal("refuse-no-wielder", "wotr.playing-an-item.4", piece)
    return refuse_twice(s, seat, piece)


def refuse_move(s: State, seat: int, piece: int) -> Refusal | None:
    """Why a player cannot move a card from reserve by an action."""
    if s.zone[piece] != RESERVE + seat:
        return Refusal("refuse-not-in-reserve", "wotr.move-action.1", piece)
    if kind(s, piece) not in MOVABLE:
        return Refusal("refuse-not-movable", "wotr.move-action.1", piece)
    if s.tokens[ARRIVED][piece] == s.table[ROUND]:
        return Refusal("refuse-just-arrived", "wotr.move-action.3", piece)
    if not finds_place(s, piece):
        return Refusal("refuse-no-destination", "wotr.move-action.2", piece)
    return None


# ---- playing


def play(s: State, seat: int, piece: int) -> None:
    """Play a card: lay it down, cycle another card, apply its texts. An event is eliminated after that."""
    s.push(LAY_DOWN, 0, (seat, piece))
    s.push(CYCLE_FROM_HAND, 0, (seat, 1, piece))
    s.push(APPLY_TEXTS, 0, (seat, piece, "played"))
    if kind(s, piece) == "event":
        s.push(EVENT_OVER, 0, (seat, piece))


def lay_down(s: State, seat: int, piece: int, where: int) -> None:
    """Put a card on the table: to reserve (where -1), to a location, or onto its wielder."""
    card = kind(s, piece)
    if card in ONCE_A_ROUND:
        count_played(s, seat, s.face[piece])
    show(s, piece)
    if where < 0:
        s.note("log-plays-to-reserve", "wotr.playing-a-card.1", ("seat", seat), ("piece", piece))
        move(s, piece, RESERVE + seat)
        s.tokens[ARRIVED][piece] = s.table[ROUND]
    elif card == "item":
        s.note("log-plays-onto", "wotr.playing-an-item.1", ("seat", seat), ("piece", piece), ("source", where))
        move(s, piece, s.zone[where])
        lay_on(s, piece, where)
    else:
        s.note("log-plays-to", "wotr.playing-a-card.1", ("seat", seat), ("piece", piece), ("source", where))
        move(s, piece, FIELD)
        lay_on(s, piece, where)


@dataclass(frozen=True, eq=False)
class LayDown(Ask):
    """Where a played card goes. `data` is (player, card), then the only places allowed, if a text names them."""

    rule: str = "wotr.playing-a-card.1"
    kind = "place"
    prompt = "ask-place"
    purpose = "place"
    verbs = "to to-reserve wield"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 2)[0]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", ints(data, 2)[1]),)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat, piece = ints(data, 2)
        if kind(s, piece) == "event":
            show(s, piece)
            s.note("log-plays", "wotr.playing-an-event.1", ("seat", seat), ("piece", piece))
            move(s, piece, PLAYED)
        else:
            super().run(s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return places(s, ints(data, 2)[1], str(data[2]) if len(data) > 2 else "")

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        piece, only = ints(data, 2)[1], str(data[2]) if len(data) > 2 else ""
        item = kind(s, piece) == "item"
        if choice.verb == "wield":
            return refuse_wielder(s, piece, choice.a) if item else Refusal("refuse-no-item", self.rule, piece)
        if item:
            return Refusal("refuse-wielded-only", "wotr.playing-an-item.1", piece)
        if choice.verb == "to-reserve":
            return Refusal("refuse-only-there", self.rule, piece) if only not in ("", "reserve") else None
        reason = refuse_entry(s, choice.a, piece)
        if reason is None and only and only != str(choice.a):
            return Refusal("refuse-only-there", self.rule, piece)
        return reason

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat, piece = ints(data, 2)
        lay_down(s, seat, piece, -1 if choice.verb == "to-reserve" else choice.a)


def places(s: State, piece: int, only: str = "") -> list[Choice]:
    """Where a card may be played to. `only`: "reserve", or the number of a location."""
    if kind(s, piece) == "item":
        return [Choice("wield", p) for p in wielders(s, piece)]
    if only == "reserve":
        return [Choice("to-reserve")]
    if only:
        return [Choice("to", int(only))] if admits(s, int(only), piece) else []
    return [*(Choice("to", p) for p in destinations(s, piece)), Choice("to-reserve")]


LAY_DOWN = LayDown()


def _event_over(s: State, data: tuple[Plain, ...]) -> None:
    eliminate(s, [ints(data, 2)[1]], AFTER_PLAY)


EVENT_OVER = Call(_event_over)


# ---- texts


def _apply_texts(s: State, data: tuple[Plain, ...]) -> None:
    seat, piece = ints(data, 2)
    labels = OCCASIONS[str(data[2]), where(s, piece)]
    for i, ability in enumerate(s.rules.catalogue.faces[s.face[piece]].abilities):
        if isinstance(ability, Special) and ability.label in labels:
            use(s, seat, ability_id(piece, i))


def where(s: State, piece: int) -> str:
    """Where a card lies that has just been played or moved: reserve, path or battleground; nowhere for an event."""
    if in_reserve(s, piece):
        return "reserve"
    return kind(s, s.host[piece]) if s.host[piece] >= 0 else ""


APPLY_TEXTS = Call(_apply_texts)
"""Apply the texts of a card that was "played", "moved" or "activated": scheduled with (player, card, occasion)."""

OCCASIONS = {
    ("played", ""): ("played",),
    ("played", "character"): ("played",),
    ("played", "reserve"): ("played", "played-to-reserve"),
    ("played", "path"): ("played", "played-to-path", "enters-path", "enters-location"),
    ("played", "battleground"): ("played", "played-to-battleground", "enters-battleground", "enters-location"),
    ("moved", "path"): ("enters-path", "enters-location"),
    ("moved", "battleground"): ("enters-battleground", "enters-location"),
    ("activated", ""): ("activated",),
}
"""The labels of the texts that apply, by what was done with the card and where it lies now."""


# ---- moving


def _move(s: State, e: Event) -> None:
    s.note("log-moves", "wotr.move-action.1", ("seat", e.seat), ("piece", e.piece), ("source", e.other))
    carry(s, e.piece, FIELD)
    lay_on(s, e.piece, e.other)


MOVES = EventKind("moves", _move, rule="wotr.move-action.1", verb="move-card", good=True)
"""`other` is the location a card moves to, with its items."""


def move_to(s: State, seat: int, piece: int, location: int) -> None:
    """Move a card from reserve to a location; then its texts apply."""
    happen(s, Event(MOVES, piece, seat, other=location))
    s.push(APPLY_TEXTS, 0, (seat, piece, "moved"))


@dataclass(frozen=True, eq=False)
class Move(Ask):
    """Where a card from reserve is moved. `data` is (player, card)."""

    rule: str = "wotr.move-action.1"
    kind = "place"
    prompt = "ask-move"
    purpose = "place"
    verbs = "to"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 2)[0]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", ints(data, 2)[1]),)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("to", p) for p in destinations(s, ints(data, 2)[1])]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        return refuse_entry(s, choice.a, ints(data, 2)[1])

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat, piece = ints(data, 2)
        move_to(s, seat, piece, choice.a)


MOVE = Move()
