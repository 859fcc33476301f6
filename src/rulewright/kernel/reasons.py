"""Why something is not on offer: the one answer for `why_not`, for IllegalChoice and for every interface."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rulewright.kernel.decisions import Refusal, keys
from rulewright.kernel.node import Node
from rulewright.kernel.reading import named, read, untitled
from rulewright.kernel.state import PASS, Choice, Pending, State
from rulewright.kernel.steps import Forever, Step
from rulewright.kernel.titles import fold, nearest


def why_not(s: State, key: str) -> Refusal:
    """Why the choice with this key, which is not among the options, is none."""
    pending = s.pending
    if pending is None:
        return Refusal("refuse-stopped" if s.result is None else "refuse-game-over")
    reading = read(s, pending, key)
    if reading is None:
        face = named(s, key)
        if face >= 0:
            return Refusal("refuse-not-seen", more=(("face", face),))
        return unheard_of(s, pending, key)
    offered = [choice for choice in reading.choices if is_offered(s, pending, choice)]
    if len(offered) < reading.copy:
        reasons = [refusal(s, pending, choice) for choice in reading.choices if choice not in offered]
        reason = most_telling(s, [reason for reason in reasons if reason is not None])
        if reason is not None:
            return reason
    elif fold(s.rules.catalogue.faces[s.face[offered[0].a]].name) not in fold(key):
        return Refusal("refuse-other-side", pending.node.because(s, pending.data), offered[0].a)
    return Refusal("refuse-copies", pending.node.because(s, pending.data), more=(("number", len(offered)),))


NOT_THAT = ("refuse-not-what", "refuse-not-among")
"""The refusals of every game that only say that another card is asked for."""


def most_telling(s: State, reasons: list[Refusal]) -> Refusal | None:
    """Of the reasons for several cards of a name the first that says more than that another one is meant."""
    less = (*NOT_THAT, *s.rules.out_of_reach)
    return next((reason for reason in reasons if reason.message not in less), reasons[0] if reasons else None)


def unheard_of(s: State, pending: Pending, key: str) -> Refusal:
    """A key that is none of this game, or speaks of a card that it has not; what may have been meant."""
    title = untitled(s, key)
    if title:
        near = nearest(title, [face.name for face in s.rules.catalogue.faces])
        return Refusal(
            "refuse-no-such-card-near" if near else "refuse-no-such-card", more=(("key", title), ("near", near))
        )
    near = nearest(key, keys(s, pending))
    return Refusal("refuse-unknown-key-near" if near else "refuse-unknown-key", more=(("key", key), ("near", near)))


def is_offered(s: State, pending: Pending, choice: Choice) -> bool:
    """Whether a choice is one of the options."""
    ability = s.rules.verbs[choice.verb].b == "ability"
    for other in pending.choices:
        if (other.verb, other.a) == (choice.verb, choice.a) and (other.b == choice.b or not ability):
            return True
    return False


def refusal(s: State, pending: Pending, choice: Choice) -> Refusal | None:
    """Why a choice is not legal now; None when it is, be it that an option stands for several that are the same."""
    node, data = pending.node, pending.data
    if choice.verb not in node.verbs.split():
        return elsewhere(s, pending.seat, choice)
    reason = node.refuse(s, data, choice)
    if reason is not None or is_offered(s, pending, choice):
        return reason
    if s.rules.verbs[choice.verb].a != "piece":
        return Refusal("refuse-not-one-of-them", node.because(s, data))
    for other in pending.choices:
        if other.verb == choice.verb and alike(s, other.a, choice.a):
            return None
    return Refusal("refuse-not-among", node.because(s, data), choice.a)


def alike(s: State, piece: int, other: int) -> bool:
    """Whether one of two pieces is offered for both: copies of a card in the same place."""
    return piece >= 0 and s.card[piece] == s.card[other] and s.zone[piece] == s.zone[other]


def asks(s: State, choice: Choice) -> str:
    """The rule that asks, where somebody would pass: what bars that is the question itself."""
    return s.pending.node.because(s, s.pending.data) if choice.verb == PASS.verb and s.pending is not None else ""


class Place(NamedTuple):
    """Where a question is put: the number of the step, the question, its turn among all, whether every round has it."""

    label: str
    step: Step
    turn: int
    again: bool


def elsewhere(s: State, seat: int, choice: Choice) -> Refusal:
    """Why a choice that another question asks for cannot be made now, and when it can."""
    places = questions(s.rules.flow).get(choice.verb, ())
    for place in places:
        reason = place.step.unfit(s, seat, choice)
        if reason is not None:
            return reason
    piece = choice.a if s.rules.verbs[choice.verb].a == "piece" else -1
    if not places or len(places) > 2:
        return Refusal("refuse-only-" + choice.verb, s.rules.cite("only-" + choice.verb) or asks(s, choice), piece)
    places = tuple([place for place in places if place.step.may_ask(seat)]) or places
    now = order(s.rules.flow).get(s.rules.here(s), -1)
    place = next((p for p in places if p.turn >= now), places[0])
    if place.turn < now and not place.again:
        return Refusal("refuse-only-" + choice.verb, s.rules.cite("only-" + choice.verb), piece)
    message = "refuse-other-step" if place.turn >= now else "refuse-step-is-over"
    return Refusal(message, getattr(place.step, "rule", ""), piece, more=s.rules.where(place.label))


@cache
def questions(flow: Step) -> dict[str, tuple[Place, ...]]:
    """For each verb the questions of the round, and of the set-up before it, that are answered with it."""
    found: dict[str, tuple[Place, ...]] = {}
    for turn, (label, step, again) in enumerate(walk(flow, "", False, set())):
        for verb in step.verbs.split():
            found[verb] = (*found.get(verb, ()), Place(label, step, turn, again))
    return found


@cache
def order(flow: Step) -> dict[str, int]:
    """For each number of a step its turn among all."""
    turns: dict[str, int] = {}
    for turn, (label, _, _) in enumerate(walk(flow, "", False, set())):
        turns.setdefault(label, turn)
    return turns


def walk(value: object, label: str, again: bool, seen: set[Step]) -> Iterator[tuple[str, Step, bool]]:
    """All steps under a step and those it leads to, each with the number of the step it belongs to."""
    if isinstance(value, tuple):
        for child in value:
            yield from walk(child, label, again, seen)
    elif isinstance(value, Step) and value not in seen:
        seen.add(value)
        label = getattr(value, "label", "") or label
        yield label, value, again
        for _, child in Node.children(value):
            yield from walk(child, label, again or isinstance(value, Forever), seen)
        yield from walk(value.leads_to(), label, again, seen)
