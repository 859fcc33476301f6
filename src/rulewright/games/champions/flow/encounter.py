"""Encounter cards: dealing them, revealing them, and what becomes of each type."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import (
    CARD_DEALT,
    ENGAGES,
    FROM_DECK,
    STARTING_THREAT,
    encounter_cards_left,
    renew_encounter_deck,
    take_encounter_card,
)
from rulewright.games.champions.flow.forms import form_of, refuse_form
from rulewright.games.champions.table import (
    DEALT,
    ELIMINATED,
    ENCOUNTER_DECK,
    ENGAGED,
    ENVIRONMENT,
    IDENTITY,
    MAX_SEATS,
    REMOVED,
    REVEALED,
    SIDE_SCHEMES,
    first_player,
    icons,
    kind,
    next_player,
)
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.places import in_play, move
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Do, Step, Steps, go_on, ints
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.using import USE, ability_of, use_specials
from rulewright.kernel.values import value
from rulewright.lcg.events import DISCARDED, ENTERS_PLAY
from rulewright.lcg.events import REMOVED as REMOVED_FROM_GAME
from rulewright.lcg.playing import ChooseHost, attach, hosts
from rulewright.lcg.surging import goes_in_circles


def deal_encounter_cards(s: State) -> None:
    """Step 3 of the villain phase: one card to each player, then one for each hazard icon, in player order."""
    order = s.order
    for i in range(len(order) + icons(s, "hazard")):
        how = "step-three" if i < len(order) else "hazard"
        if encounter_cards_left(s):
            happen(s, Event(CARD_DEALT, -1, order[i % len(order)], how=how))


@dataclass(frozen=True, eq=False)
class RevealDealtCards(Step):
    """Step 4: each player in order reveals what was dealt, one card at a time, and so round until nothing is left.

    A card can empty a deck, which deals another card: where that goes on and on, what is left waits for the next
    round. `data` is (the player whose turn it is, how many cards were revealed).
    """

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat, revealed = ints(data, 2) if data else (-1, 0)
        while revealed < MOST_IN_A_ROUND:
            order = s.order
            turn = order.index(seat) if seat in order else 0
            waiting = [other for other in (*order[turn:], *order[:turn]) if s.zones[DEALT + other]]
            if not waiting:
                return
            seat, revealed = waiting[0], revealed + 1
            reveal(s, s.zones[DEALT + seat][0], seat)
            if s.scheduled:
                go_on(s, self, 0, (seat, revealed))
                return


MOST_IN_A_ROUND = 100
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
            if card < 0:
                return
            seat = first_player(s)  # an effect that names the card is carried out to its end
        origin = ENCOUNTER_DECK if card < 0 else s.zone[card]
        if card < 0:
            card = take_encounter_card(s, REVEALED)
            if card < 0:
                return
        else:
            move(s, card, REVEALED)
            if origin == ENCOUNTER_DECK:
                renew_encounter_deck(s)
        dealt = 0 <= origin - DEALT < MAX_SEATS
        names: dict[str, Plain] = {REVEALS: card, "from": FROM_DECK if dealt or origin == ENCOUNTER_DECK else ""}
        names["revealed"] = s.rules.catalogue.cards[s.card[card]].id
        run_in(s, Scope(card, seat, None, names), REVEAL_STEPS)


REVEALS = "reveals"
"""Under this name the card being revealed is found in its scope: the player is resolving it."""
CANCELLED = "cancelled"
"""Under this name it is remembered that what the card says when revealed is cancelled."""
REVEAL = Reveal()


def turn_up(s: State) -> None:
    """The card is turned faceup: whoever answers a revealed card answers now."""
    scope = s.scopes[-1]
    s.note("log-revealed", "champions.reveal.2", ("piece", scope.source))
    happen(s, Event(CARD_REVEALED, scope.source, scope.you, how=str(scope.names["from"])))


def _resolve(s: State, e: Event) -> None:
    revealing(s)["resolved"] = 1
    go_on(s, RESOLVE, 0, (e.piece, e.seat))


def revealing(s: State) -> dict[str, Plain]:
    """What is remembered of the card that is being revealed, the innermost one."""
    for scope in reversed(s.scopes):
        if REVEALS in scope.names:
            return scope.names
    return {}


def gain_surge(s: State) -> None:
    """The card that is being revealed gains surge."""
    revealing(s)["surge"] = 1


CARD_REVEALED = EventKind("encounter card revealed", _resolve, rule="champions.reveal.2")
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
            enter_engaged(s, card, seat, REVEALED_INTO_PLAY)
        elif what == "side-scheme":
            enter_as_scheme(s, card, REVEALED_INTO_PLAY)
        elif what == "environment":
            happen(s, Event(ENTERS_PLAY, card, -1, other=ENVIRONMENT, how=REVEALED_INTO_PLAY))
        elif what == "obligation":
            give_obligation(s, card, seat)
        else:
            if what == "attachment":
                attach_revealed(s, card, seat)
            if CANCELLED not in revealing(s):
                go_on(s, WHEN_REVEALED, 0, data)


RESOLVE = Resolve()
REVEALED_INTO_PLAY = "revealed"
"""How a revealed card enters play. What it says when revealed comes before anybody's responses to that."""


@dataclass(frozen=True, eq=False)
class WhenRevealed(Step):
    """What a card says when it is revealed. `data` is (card, player)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        card, seat = data
        assert isinstance(card, int) and isinstance(seat, int)
        if in_play(s, card) or s.zone[card] == REVEALED:
            for number in s.rules.catalogue.specials[s.face[card]].get("when-revealed", ()):
                entry = card << 8 | number
                if refuse_form(s, seat, form_of(ability_of(s, entry)), card) is None:
                    go_on(s, USE, 0, (entry, seat, None))


WHEN_REVEALED = WhenRevealed()


def enter_engaged(s: State, card: int, seat: int, how: str) -> None:
    """A minion enters play engaged with a player; with the next one if that player is out of the game."""
    if s.dials[ELIMINATED][seat]:
        seat = next_player(s, seat)
    entering = Event(ENTERS_PLAY, card, -1, other=ENGAGED + seat, how=how)
    origin = FROM_DECK if s.zone[card] == ENCOUNTER_DECK else ""
    happen_together(s, [entering, Event(ENGAGES, card, seat, how=origin)])


def enter_as_scheme(s: State, card: int, how: str) -> None:
    """A side scheme enters play with its starting threat."""
    starting = Event(STARTING_THREAT, card, -1, value(s, card, "starting_threat"))
    happen_together(s, [Event(ENTERS_PLAY, card, -1, other=SIDE_SCHEMES, how=how), starting])


def attach_encounter_card(s: State, card: int, host: int, seat: int) -> None:
    """An encounter card is attached: nobody controls it."""
    attach(s, card, host, -1)


CHOOSE_WHERE = ChooseHost(attach_encounter_card)


def attach_revealed(s: State, card: int, seat: int) -> None:
    """A revealed attachment is attached to what its text names; where there is nothing of the kind it is discarded."""
    if hosts(s, seat, card):
        go_on(s, CHOOSE_WHERE, 0, (card, s.rules.arbiter(s)))


def give_obligation(s: State, card: int, seat: int) -> None:
    """An obligation goes to the player whose hero it is about, who resolves it.

    If that player is out of the game it is removed, and another card is revealed in its place; if nobody plays the
    hero, the one who revealed it resolves it.
    """
    about = s.rules.catalogue.faces[s.face[card]].labels.get("identity", "")
    cards, identities = s.rules.catalogue.cards, s.dials[IDENTITY]
    whose = [o for o in range(s.seats) if any(f.name == about for f in cards[s.card[identities[o]]].faces)]
    holder = whose[0] if whose else seat
    if s.dials[ELIMINATED][holder]:
        s.note("log-removed-from-game", "champions.obligation.6", ("piece", card))
        happen(s, Event(REMOVED_FROM_GAME, card, other=REMOVED, how="removed"))
        gain_surge(s)
        return
    use_specials(s, card, "obligation", holder)


def discard_treachery(s: State) -> None:
    """What did not enter play goes to the encounter discard pile, unless its own text has put it somewhere."""
    card = s.scopes[-1].source
    if s.zone[card] == REVEALED:
        happen(s, Event(DISCARDED, card, how=OUT_OF_PLAY.get(kind(s, card), "resolved")))


OUT_OF_PLAY = {"attachment": "unattached", "obligation": "unresolved"}
"""Why a revealed card of a type that is no treachery is discarded: no host, no choice that its player could make."""


def surge(s: State) -> None:
    """With surge the player who revealed the card reveals one more, at once; not if all its effects were cancelled."""
    scope = s.scopes[-1]
    printed = s.rules.catalogue.faces[s.face[scope.source]].keywords.get("surge", 0)
    if scope.names.get("resolved") and (printed or scope.names.get("surge")):
        chain = [(other.source, str(other.names["revealed"])) for other in s.scopes if REVEALS in other.names]
        if not goes_in_circles(s, chain):
            reveal_top(s, scope.you)


REVEAL_STEPS = Steps(Do(turn_up), Do(discard_treachery), Do(surge))


def resolves_peril(s: State) -> int:
    """The player who is resolving a card with peril, so that nobody else may act; -1 if nobody is."""
    for scope in reversed(s.scopes):
        card = scope.names.get(REVEALS, -1)
        if isinstance(card, int) and card >= 0 and has_keyword(s, card, "peril"):
            return scope.you
    return -1
