"""Who answers an event: the abilities that wait for it, and which of them have their turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulewright.kernel.abilities import Triggered
from rulewright.kernel.ability_ids import ability_id
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.limits import used_up
from rulewright.kernel.places import in_play
from rulewright.kernel.selectors import This
from rulewright.kernel.state import NO_NAMES, Occurrence, Scope, State

Answers = tuple[tuple[int, Event], ...]
"""Abilities by their ids, each with the event it answers."""


class Tier(NamedTuple):
    """One turn of a window: which abilities have it, and whether their players are asked or they act by themselves."""

    timing: str
    """"when" before the event, "after" it."""
    mode: str
    """The abilities whose mode this is."""
    asks: bool = False
    """Whether the players are asked in order until all pass; else all of them act, the arbiter ordering equals."""
    only: Callable[[Triggered], bool] | None = None
    """A turn ahead for some of those asked later: it is passed over when nothing would act in between."""
    delayed: bool = False
    """Whether the delayed effects that waited for these facts have this turn, too."""
    in_order: bool = False
    """Whether those that act do so in the order in which they stand: texts of the rules, which nobody would order."""


def gather(s: State, events: tuple[Event, ...], timing: str) -> Answers:
    """The abilities that answer these events: pairs of ability and event, in the order of the events."""
    found: list[tuple[int, Event]] = []
    listeners, when = s.listeners, timing == "when"
    for event in events:
        kind = event.kind
        key = kind.when if when else kind.after
        if key in listeners:
            _answering(s, event, key, kind, found)
        if when and kind.implied_when in listeners and in_play(s, event.piece):
            assert kind.implies is not None
            _answering(s, event, kind.implied_when, kind.implies, found)
            for fallen in _falling_with(s, event.piece, kind.implies):
                _answering(s, fallen, kind.implied_when, kind.implies, found)
    return tuple(found)


def _falling_with(s: State, piece: int, leaves: EventKind) -> list[Event]:
    """What lies on a piece leaves play with it, and what lies on that: it is answered together with the piece."""
    found: list[Event] = []
    for p in s.attached[piece]:
        if in_play(s, p) and s.rules.falls_with(s, p):
            found += (Event(leaves, p, s.controller[p], other=piece, how="discarded"), *_falling_with(s, p, leaves))
    return found


def _answering(s: State, event: Event, key: str, kind: EventKind, found: list[tuple[int, Event]]) -> None:
    """Add those who answer an event under this key."""
    catalogue, face, piece = s.rules.catalogue, s.face, event.piece
    faces, entries = catalogue.faces, s.listeners[key]
    if event.was >= 0:
        s = as_it_was(s, event)
    elif key in catalogue.last_words and piece >= 0 and s.rules.zones.defs[s.zone[piece]].group != "play":
        entries += _last_words(s, piece, key)
    you, scope = s.rules.you, Scope(-1, -1, event, NO_NAMES)
    for entry in entries:
        source = entry >> 8
        ability: Triggered = faces[face[source]].abilities[entry & 255]  # type: ignore[assignment]
        trigger = ability.trigger
        if (trigger.how and event.how != trigger.how) or (source != piece and isinstance(trigger.piece, This)):
            continue
        scope.source, scope.you = source, you(s, source, event)
        if (
            trigger.matches(s, scope, event)
            and (ability.limit is None or not used_up(s, scope.you, entry, ability.limit))
            and (ability.given is None or ability.given.holds(s, scope))
            and (entry, event) not in found
        ):
            found.append((entry, event))


def as_it_was(s: State, event: Event) -> State:
    """The position with the card of an event as all have seen it before it was another: only to be looked at."""
    seen = s.clone()
    seen.card[event.piece], seen.face[event.piece] = event.was, s.rules.catalogue.front[event.was]
    return seen


def of_tier(s: State, tier: Tier, answers: Answers) -> Answers:
    """Those of the answers whose turn it is."""
    faces, face, mode, only = s.rules.catalogue.faces, s.face, tier.mode, tier.only
    if only is not None and not acts_between(s, tier, answers):
        return ()
    found = []
    for answer in answers:
        entry = answer[0]
        ability: Triggered = faces[face[entry >> 8]].abilities[entry & 255]  # type: ignore[assignment]
        if ability.mode == mode and (only is None or only(ability)):
            found.append(answer)
    return tuple(found)


def acts_between(s: State, tier: Tier, answers: Answers) -> bool:
    """Whether anything but the answers of players would act between a turn ahead and their own."""
    faces, face = s.rules.catalogue.faces, s.face
    for entry, _ in answers:
        ability: Triggered = faces[face[entry >> 8]].abilities[entry & 255]  # type: ignore[assignment]
        if ability.mode != tier.mode:
            return True
    return False


def might_answer(s: State, seat: int, events: tuple[Event, ...], timing: str) -> bool:
    """Whether a seat could hold a card that answers these events, as far as everybody knows: a card in hand will do."""
    if not any(s.zones[zone] for zone in s.rules.zones.of_hand(seat)):
        return False
    heard = s.rules.catalogue.heard_in_hand
    for event in events:
        key = event.kind.when if timing == "when" else event.kind.after
        if (key, "") in heard or (key, event.how) in heard:
            return True
    return False


def somebody_might_answer(s: State, events: tuple[Event, ...], timing: str) -> bool:
    """Whether any seat must be asked so that nobody learns who holds no answer."""
    return any(might_answer(s, seat, events, timing) for seat in s.order)


def _last_words(s: State, piece: int, key: str) -> tuple[int, ...]:
    face = s.rules.catalogue.faces[s.face[piece]]
    return tuple(
        ability_id(piece, i)
        for i, ability in enumerate(face.abilities)
        if isinstance(ability, Triggered) and ability.last_known and key in ability.hears()
    )


def still_open(s: State, occurrence: Occurrence) -> tuple[Event, ...]:
    """The due events that may still be answered: where the game says so, one that is replaced may not."""
    if not s.rules.replaced_is_closed or not occurrence.replaced:
        return occurrence.due
    replaced = [event for event, _, _ in occurrence.replaced]
    return tuple([event for event in occurrence.due if not any(event is other for other in replaced)])
