"""The steps of playing a card: announce it, pay, choose what it is attached to, let it enter play or take effect.

A game says what a card costs (`pay`) and which of its cards are attachments; the order of the steps is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.kernel.ability_ids import source_of
from rulewright.kernel.cards import Face
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.reach import targets
from rulewright.kernel.events import Event
from rulewright.kernel.limits import count_use
from rulewright.kernel.modifiers import forbidden_to_anyone, prohibition
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.places import in_play, move, show
from rulewright.kernel.scopes import run_in
from rulewright.kernel.selectors import Keyword
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Step, go_on, ints
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.using import SETTLE, TRIGGER, ability_of
from rulewright.kernel.vocabulary import lying
from rulewright.lcg.events import ATTACHED, DISCARDED, ENTERS_PLAY, PLAYED, discard_zone

MOST_RESTRICTED = 2
IS_RESTRICTED = Keyword("restricted")


def announce(s: State, seat: int, card: int) -> None:
    """A player says which card is played: from now on everybody knows it."""
    show(s, card)
    s.note("log-plays", s.rules.cite("plays"), ("seat", seat), ("source", card))


@dataclass(frozen=True, eq=False)
class PlayEvent(Step):
    """An event card: announced, paid for, resolved, discarded. `data` is (ability, player, what it answers).

    `pay` lets the player pay for the card, with the scope of the ability open.
    """

    pay: Callable[[State, tuple[Plain, ...]], None]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        entry, seat, event = data
        assert isinstance(entry, int) and isinstance(seat, int) and (event is None or isinstance(event, Event))
        card = source_of(entry)
        if pc == 0:
            announce(s, seat, card)
            count_use(s, seat, entry, getattr(ability_of(s, entry), "limit", None))
            scope = Scope(card, seat, event)
            scope.payment = ()
            run_in(s, scope, RESOLVE_EVENT, (self, *data))
            go_on(s, self, 1, data)
        else:
            if s.rules.zones.defs[s.zone[card]].group == "played":
                move(s, card, discard_zone(s, card))
            happen(s, Event(PLAYED, card, seat))


@dataclass(frozen=True, eq=False)
class ResolveEvent(Step):
    """Pay for an event card, then its own costs, then let its effect happen. `data` is (how it is played, ...)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        playing, *given = data
        assert isinstance(playing, PlayEvent) and isinstance(given[0], int)
        entry = given[0]
        if pc == 0:
            playing.pay(s, tuple(given))
            go_on(s, self, 1, data)
            return
        move(s, source_of(entry), s.rules.zones.id("played"))
        cost = ability_of(s, entry).cost
        if cost is not None:
            go_on(s, cost)
        go_on(s, SETTLE)
        go_on(s, TRIGGER, 0, (entry,))


RESOLVE_EVENT = ResolveEvent()


def hosts(s: State, seat: int, card: int) -> list[int]:
    """The cards an attachment could be attached to."""
    what = s.rules.catalogue.faces[s.face[card]].attach
    if what is None:
        return []
    found = [p for p in what.find(s, Scope.probe(card, seat)) if p != card]
    if forbidden_to_anyone(s, "have-attachments"):
        face = s.rules.catalogue.faces[s.face[card]]
        found = [p for p in found if refuses_attachment(s, p, face) is None]
    return targets(s, card, found)


def refuses_attachment(s: State, host: int, face: Face) -> Refusal | None:
    """Why a card cannot have an attachment with this face: none at all, or none with one of its traits."""
    reason = prohibition(s, "have-attachments", host)
    for trait in sorted(face.traits):
        reason = reason or prohibition(s, f"have-attachments {trait}", host)
    return reason


def refuse_hosts(s: State, seat: int, card: int) -> Refusal | None:
    """Why there is nothing to attach a card to: what would do and refuses it, or that nothing would do."""
    if hosts(s, seat, card):
        return None
    face = s.rules.catalogue.faces[s.face[card]]
    if face.attach is None:
        return Refusal("refuse-no-host", s.rules.cite("no-host"), card)
    for host in face.attach.find(s, Scope.probe(card, seat)):
        reason = refuses_attachment(s, host, face)
        if reason is not None:
            return reason
    return Refusal("refuse-no-host", s.rules.cite("no-host"), card, more=(("what", face.attach),))


@dataclass(frozen=True, eq=False)
class ChooseHost(Ask):
    """What an attachment is attached to. `data` is (card, player); `attach` carries it out."""

    attach: Callable[[State, int, int, int], None]
    kind = "target"
    prompt = "ask-attach"
    purpose = "place"
    verbs = "attach-to"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite("choose-host")

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 2)[1]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        card = ints(data, 1)[0]
        return self.prompt, (("piece", card),)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        card, seat = ints(data, 2)
        return [Choice("attach-to", p) for p in hosts(s, seat, card)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        card, seat = ints(data, 2)
        face, host = s.rules.catalogue.faces[s.face[card]], choice.a
        if face.attach is None or host not in face.attach.find(s, Scope.probe(card, seat)):
            what = () if face.attach is None else (("what", face.attach),)
            return Refusal("refuse-not-a-host", s.rules.cite("not-a-host"), host, card, what)
        if not targets(s, card, [host]):
            return Refusal("refuse-immune", s.rules.cite("immune"), host, card)
        return refuses_attachment(s, host, face)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        card, seat = ints(data, 2)
        self.attach(s, card, choice.a, seat)


def attach(s: State, card: int, host: int, controller: int, *also: Event) -> None:
    """Attach a card: it lies with its host. What `also` happens by that is part of the same moment."""
    zone = s.zone[host]
    events = [Event(ENTERS_PLAY, card, controller, other=zone, how="attached")] if not in_play(s, card) else []
    happen_together(s, [*events, *also, Event(ATTACHED, card, controller, other=host)])


def many_restricted(s: State) -> bool:
    """Whether there are more Restricted cards in play than anybody may have: if not, nobody need be looked at."""
    if "restricted" not in s.rules.keywords:
        return False
    return len(IS_RESTRICTED.among(s, s.scopes[-1], lying(s, None))) > MOST_RESTRICTED


@dataclass(frozen=True, eq=False)
class RestrictedLimit(Ask):
    """More Restricted cards than allowed: one after another is discarded at once. `data` is (whose,).

    `cards` are those that count together: on one character, or of one player.
    """

    cards: Callable[[State, int], list[int]]
    owner: Callable[[State, int], int]
    kind = "restricted"
    prompt = "ask-restricted"
    purpose = "harm"
    verbs = "discard"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite("restricted")

    def whose(self, data: tuple[Plain, ...]) -> int:
        """The character or player whose cards these are."""
        return ints(data, 1)[0]

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return self.owner(s, self.whose(data))

    def too_many(self, s: State, whose: int) -> list[int]:
        """The Restricted cards, if they are more than allowed."""
        restricted = [p for p in self.cards(s, whose) if has_keyword(s, p, "restricted")]
        return restricted if len(restricted) > MOST_RESTRICTED else []

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("discard", p) for p in self.too_many(s, self.whose(data))]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        piece = choice.a
        if piece in self.cards(s, self.whose(data)) and has_keyword(s, piece, "restricted"):
            return None
        return Refusal("refuse-not-restricted", s.rules.cite("restricted"), piece)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(DISCARDED, choice.a, s.controller[choice.a]))
        s.push(self, 0, data)
