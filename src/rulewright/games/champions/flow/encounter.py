"""Encounter cards: dealing them, revealing them, and what becomes of each type."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import CARD_DEALT, take_encounter_card
from rulewright.games.champions.table import (
    DEALT,
    ELIMINATED,
    ENVIRONMENT,
    REVEALED,
    icons,
    kind,
)
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import in_play, move
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Do, Step, Steps, go_on
from rulewright.kernel.using import use_specials
from rulewright.lcg.events import DISCARDED, ENTERS_PLAY


def deal_encounter_cards(s: State) -> None:
    """Step 3 of the villain phase: one card to each player, then one for each hazard icon, in player order."""
    order = s.order
    for i in range(len(order) + icons(s, "hazard")):
        happen(s, Event(CARD_DEALT, -1, order[i % len(order)]))


@dataclass(frozen=True, eq=False)
class RevealDealtCards(Step):
    """Step 4: each player in order reveals what was dealt, one card at a time, until no dealt card is left."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        for seat in s.order:
            if s.zones[DEALT + seat]:
                reveal(s, s.zones[DEALT + seat][0], seat)
                go_on(s, self)
                return


REVEAL_DEALT_CARDS = RevealDealtCards()


def reveal(s: State, card: int, seat: int) -> None:
    """A player reveals an encounter card, wherever it lies. Tail call."""
    go_on(s, REVEAL, 0, (card, seat))


def reveal_top(s: State, seat: int) -> None:
    """A player reveals the top card of the encounter deck. Tail call."""
    go_on(s, REVEAL, 0, (-1, seat))


@dataclass(frozen=True, eq=False)
class Reveal(Step):
    """Reveal an encounter card and resolve it. `data` is (card or -1 for the top of the deck, player)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        card, seat = data
        assert isinstance(card, int) and isinstance(seat, int)
        if s.dials[ELIMINATED][seat]:
            return
        if card < 0:
            card = take_encounter_card(s, REVEALED)
            if card < 0:
                return
        else:
            move(s, card, REVEALED)
        run_in(s, Scope(card, seat), REVEAL_STEPS)


REVEAL = Reveal()


def turn_up(s: State) -> None:
    """The card is turned faceup: whoever answers a revealed card answers now."""
    scope = s.scopes[-1]
    happen(s, Event(CARD_REVEALED, scope.source, scope.you))


def _resolve(s: State, e: Event) -> None:
    go_on(s, RESOLVE, 0, (e.piece, e.seat))


CARD_REVEALED = EventKind("encounter card revealed", _resolve, rule="champions.reveal.2", log="log-revealed")
"""A player reveals an encounter card; it is resolved between the answers before and after it."""


@dataclass(frozen=True, eq=False)
class Resolve(Step):
    """Resolve a revealed card according to its type: it enters play or its effect happens. `data` is (card, player)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        card, seat = data
        assert isinstance(card, int) and isinstance(seat, int)
        if s.zone[card] != REVEALED:
            return
        what = kind(s, card)
        if what == "minion":
            engage(s, card, seat)
        elif what == "side-scheme":
            put_scheme_into_play(s, card)
        elif what == "environment":
            happen(s, Event(ENTERS_PLAY, card, -1, other=ENVIRONMENT, how="revealed"))
        elif what == "attachment":
            go_on(s, CHOOSE_WHERE, 0, data)
        elif what == "obligation":
            go_on(s, GIVE_OBLIGATION, 0, data)
            return
        go_on(s, WHEN_REVEALED, 0, data)


RESOLVE = Resolve()


@dataclass(frozen=True, eq=False)
class WhenRevealed(Step):
    """What a card says when it is revealed. `data` is (card, player)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        card, seat = data
        assert isinstance(card, int) and isinstance(seat, int)
        if in_play(s, card) or s.zone[card] == REVEALED:
            use_specials(s, card, "when-revealed", seat)


WHEN_REVEALED = WhenRevealed()


@dataclass(frozen=True, eq=False)
class GiveObligation(Step):
    """An obligation goes to the player whose hero it is about, who resolves it. `data` is (card, who revealed it).

    If that player is out of the game, it is removed and another card is revealed in its place; if nobody plays the
    hero, the one who revealed it resolves it.
    """

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        card, seat = data
        assert isinstance(card, int) and isinstance(seat, int)
        about = s.rules.catalogue.faces[s.face[card]].labels.get("hero", "")
        for other in range(s.seats):
            if about and s.rules.catalogue.cards[s.dials_identity(other)].id == about:
                seat = other
        use_specials(s, card, "when-revealed", seat)


GIVE_OBLIGATION = GiveObligation()


def discard_treachery(s: State) -> None:
    """A treachery, resolved or cancelled, goes to the encounter discard pile."""
    card = s.scopes[-1].source
    if s.zone[card] == REVEALED:
        happen(s, Event(DISCARDED, card))


def surge(s: State) -> None:
    """With surge the player reveals one more card, at once."""
    scope = s.scopes[-1]
    if scope.names.get("surge") or s.rules.catalogue.faces[s.face[scope.source]].keywords.get("surge"):
        reveal_top(s, scope.you)


REVEAL_STEPS = Steps(Do(turn_up), Do(discard_treachery), Do(surge))
