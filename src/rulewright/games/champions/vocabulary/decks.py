"""What texts do with the decks, discard piles and hands of players."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import renew_deck
from rulewright.games.champions.flow.paying import printed_resources
from rulewright.games.champions.table import DECK, DISCARD, HAND, identity, plays
from rulewright.kernel.chance import roll
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.decks import shuffle, take_from_top, top_cards
from rulewright.kernel.effects.base import AskingEffect, Effect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.places import move
from rulewright.kernel.players import YOU
from rulewright.kernel.state import DONE, Choice, Plain, Scope, State, pieces
from rulewright.kernel.steps import go_on
from rulewright.kernel.vocabulary import Number, Players, Pointer, Selector, number
from rulewright.lcg.decks import SEARCHES, SEES, SHUFFLED
from rulewright.lcg.events import DISCARDED, DRAWS, restock


@dataclass(frozen=True, eq=False)
class PickedCards(Pointer):
    """The cards that were picked."""

    def find(self, s: State, scope: Scope) -> list[int]:
        return list(scope.several("picked"))


@dataclass(frozen=True, eq=False)
class DiscardedThisWay(Selector):
    """The cards that this text has discarded from your deck, if they are still in the discard pile."""

    def places(self, s: State, scope: Scope) -> list[int]:
        return [DISCARD + scope.you]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece in scope.several("discarded") and s.zone[piece] == DISCARD + scope.you


PICKED = PickedCards()


def remember(s: State, pieces: list[int]) -> None:
    """What was just discarded, and the resources printed on it, for the rest of the ability."""
    faces, names = s.rules.catalogue.faces, s.scopes[-1].names
    names["discarded"] = tuple(pieces)
    names["resources"] = tuple([what for p in pieces for what in printed_resources(faces[s.face[p]])])


def _discard_top(s: State, e: Event) -> tuple[Event, ...]:
    restock(s, e.seat)
    pieces = take_from_top(s, DECK + e.seat, DISCARD + e.seat, e.amount)
    remember(s, pieces)  # as they lie there: a deck that has run out takes them back at once
    names = s.scopes[-1].names
    names[f"resources {e.seat}"] = names["resources"]
    if not pieces:
        return ()
    s.note("log-discards-top", "champions.ability.10", ("seat", e.seat), ("number", len(pieces)))
    facts = [Event(DISCARDED, piece, e.seat, source=e.source) for piece in pieces]
    return (*facts, *renew_deck(s, e.seat))


DISCARDS_TOP = EventKind(
    "discards from deck", _discard_top, rule="champions.ability.10", verb="discard-top",
)  # fmt: skip
"""A player discards so many cards from the top of the deck; when it runs out, no more."""


def _take_one(s: State, e: Event) -> tuple[Event, ...]:
    move(s, e.piece, HAND + e.seat)
    s.note("log-draws-card", TAKES_ONE.rule, ("seat", e.seat), ("piece", e.piece))
    facts: tuple[Event, ...] = ()
    for piece in s.zones[DECK + e.seat][-e.amount :][::-1] if e.amount else ():
        move(s, piece, DISCARD + e.seat)
        s.note("log-discarded", s.rules.cite("discarded"), ("piece", piece))
        facts += (Event(DISCARDED, piece, e.seat, source=e.source),)
    return facts + renew_deck(s, e.seat)


TAKES_ONE = EventKind("takes one", _take_one, rule="champions.search.2")
"""A player takes one of the top cards of the deck to hand and discards the others, so many."""


def _find(s: State, e: Event) -> tuple[Event, ...]:
    move(s, e.piece, HAND + e.seat)
    shuffle(s, DECK + e.seat)
    return renew_deck(s, e.seat)


FINDS = EventKind("finds", _find, rule="champions.search.2", log="log-finds")
"""A player has found a card in the deck: it goes to hand, and the deck is shuffled."""


@dataclass(frozen=True, eq=False)
class DiscardTop(Verb):
    """Players discard cards from the top of their decks, all at the same moment; what they show is remembered."""

    amount: Number
    players: Players = YOU

    def events(self, s: State, scope: Scope) -> list[Event]:
        amount, there = number(s, scope, self.amount), []
        for seat in self.players.find(s, scope):
            if plays(s, seat) and (s.zones[DECK + seat] or s.zones[DISCARD + seat]):
                there.append(seat)
        return [Event(DISCARDS_TOP, -1, seat, amount, scope.source) for seat in there] if amount > 0 else []

    def apply(self, s: State, scope: Scope) -> None:
        remember(s, [])
        happen_together(s, self.events(s, scope))


@dataclass(frozen=True, eq=False)
class DrawUp(Verb):
    """Draw up to your printed hand size."""

    def events(self, s: State, scope: Scope) -> list[Event]:
        size = s.rules.catalogue.faces[s.face[identity(s, scope.you)]].stats["hand_size"]
        missing = size - len(s.zones[HAND + scope.you])
        return [Event(DRAWS, -1, scope.you, missing, scope.source)] if missing > 0 else []


class FromDeck(AskingEffect):
    """Looking at cards of your deck and taking one of them to hand."""

    kind = "search"
    prompt = "ask-search"
    purpose = "search"
    verbs = "take"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def found(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        """The cards that may be taken."""
        raise NotImplementedError

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("take", p) for p in self.found(s, data)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        found = choice.a in self.found(s, data)
        return None if found else Refusal("refuse-not-found", self.because(s, data), choice.a)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("draw", 1, -1, scope.you, True)]


@dataclass(frozen=True, eq=False)
class TakeOneOfTop(FromDeck):
    """Look at the top cards of your deck, add one to your hand and discard the others.

    `data` are the cards looked at.
    """

    amount: int
    rule: str = "champions.search.1"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 0:
            seat = s.scope.you
            restock(s, seat)
            found = top_cards(s, DECK + seat, self.amount)
            s.note("log-looks-at-top", self.rule, ("seat", seat), ("number", len(found)))
            happen_together(s, [Event(SEES, card, seat) for card in found])
            go_on(s, self, 1, tuple(found))
        else:
            super().run(s, pc, data)

    def found(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        return pieces(data)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        scope = s.scope
        happen(s, Event(TAKES_ONE, choice.a, scope.you, len(data) - 1, scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[DECK + scope.you] or s.zones[DISCARD + scope.you])


@dataclass(frozen=True, eq=False)
class SearchDeck(FromDeck):
    """Search your deck for a card that fits, add it to your hand and shuffle the deck."""

    what: Selector
    rule: str = "champions.search.1"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat = s.scope.you
        if pc == 0:
            s.note("log-searches-deck", self.rule, ("seat", seat))
            happen(s, Event(SEARCHES, -1, seat, other=DECK + seat))
            go_on(s, self, 1)
        elif self.found(s, data):
            super().run(s, pc, data)
        else:
            happen(s, Event(SHUFFLED, -1, seat, other=DECK + seat))

    def found(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        scope = s.scope
        return tuple([p for p in s.zones[DECK + scope.you] if self.what.matches(s, scope, p)])

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        scope = s.scope
        happen(s, Event(FINDS, choice.a, scope.you, source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[DECK + scope.you])


@dataclass(frozen=True, eq=False)
class PickUpTo(AskingEffect):
    """Choose up to so many cards, at least one, and do something with them (`PICKED`). `data` are those picked so far.

    `different`: no two of one title.
    """

    most: int
    what: Selector
    effect: Effect
    different: bool = False
    kind = "target"
    prompt = "ask-pick"
    verbs = "choose done"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite("target")

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source), ("number", self.most - len(data)), ("effect", self))

    def slots(self, s: State, data: tuple[Plain, ...]) -> tuple[str, ...]:
        return ("",) * (self.most - len(data)) if data and not self.different else ()

    def candidates(self, s: State, scope: Scope) -> list[int]:
        """All that may be picked; the card whose text this is may not."""
        return [p for p in self.what.find(s, scope) if p != scope.source]

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*[Choice("choose", p) for p in self.candidates(s, s.scope)], DONE]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [choice for choice in self.expected(s, data) if self.refuse(s, data, choice) is None]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        scope, rule = s.scope, s.rules.cite("target")
        if choice.verb == "done":
            return None if data else Refusal("refuse-pick-none", rule, scope.source)
        if choice.a in data:
            return Refusal("refuse-picked", rule, choice.a)
        if choice.a not in self.candidates(s, scope):
            return Refusal("refuse-not-what", rule, choice.a, scope.source, (("what", self.what),))
        title = s.rules.catalogue.faces[s.face[choice.a]].name
        faces = [s.rules.catalogue.faces[s.face[p]] for p in data if isinstance(p, int)]
        if self.different and any(face.name == title for face in faces):
            return Refusal("refuse-same-title", rule, choice.a)
        return None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        picked = data if choice.verb == "done" else (*data, choice.a)
        if choice.verb == "choose" and len(picked) < self.most and len(self.choices(s, picked)) > 1:
            self.run(s, 0, picked)
            return
        s.scope.names["picked"] = picked
        s.push(self.effect)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.candidates(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return []


@dataclass(frozen=True, eq=False)
class DiscardRandomly(Verb):
    """Players discard cards from their hands at random; what they show is remembered."""

    amount: int
    players: Players = YOU

    def words(self) -> tuple[str, dict[str, object]]:
        return "discard-at-random", {"amount": self.amount, "players": self.players}

    def apply(self, s: State, scope: Scope) -> None:
        pieces = []
        for seat in self.players.find(s, scope):
            hand = s.zones[HAND + seat][:]
            for _ in range(min(self.amount, len(hand))):
                pieces.append(hand.pop(roll(s, len(hand))))
        remember(s, pieces)
        happen_together(s, [Event(DISCARDED, p, s.owner[p], source=scope.source) for p in pieces])

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.zones[HAND + seat] for seat in self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("discard", self.amount, -1, seat, False) for seat in self.players.find(s, scope)]
