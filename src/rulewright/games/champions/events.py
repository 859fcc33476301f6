"""What can happen in this game, beyond what all living card games share."""

from __future__ import annotations

from rulewright.games.champions.table import (
    ACCELERATION,
    BOOST,
    CONFUSED,
    COUNTERS,
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED,
    FIRST,
    MAIN_SCHEME,
    STUNNED,
    THREAT,
    TOUGH,
    crisis,
    kind,
    main_scheme,
    player_order,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.decks import shuffle, take_top
from rulewright.kernel.events import Event, EventKind, on_table
from rulewright.kernel.lasting import expire
from rulewright.kernel.modifiers import forbidden, prohibition
from rulewright.kernel.places import carry, lay_on, move_all, turn
from rulewright.kernel.state import State
from rulewright.kernel.values import value
from rulewright.lcg.events import LEAVES_PLAY, leave

FROM_DECK = "from the encounter deck"
"""How a card is revealed, or engages a player, that comes from the encounter deck, be it by way of the dealt cards."""

# ---- decks that run out


def renew_encounter_deck(s: State) -> None:
    """An encounter deck without cards is made anew from its discard pile at once, for an acceleration token."""
    if s.zones[ENCOUNTER_DECK]:
        return
    s.tokens[ACCELERATION][main_scheme(s)] += 1
    message = "log-encounter-deck-renewed" if s.zones[ENCOUNTER_DISCARD] else "log-encounter-deck-ran-out"
    s.note(message, "champions.encounter-deck-empty.1")
    _gather_encounter_discards(s)


def _gather_encounter_discards(s: State) -> None:
    move_all(s, ENCOUNTER_DISCARD, ENCOUNTER_DECK)
    shuffle(s, ENCOUNTER_DECK)


def gather_encounter_deck(s: State) -> None:
    """A deck that could not be made anew when it ran out is made of what has been discarded since."""
    if not s.zones[ENCOUNTER_DECK]:
        _gather_encounter_discards(s)


def encounter_cards_left(s: State) -> bool:
    """Whether there is an encounter card to deal: in the deck, or in the discard pile it would be made of."""
    return bool(s.zones[ENCOUNTER_DECK] or s.zones[ENCOUNTER_DISCARD])


def take_encounter_card(s: State, zone: int) -> int:
    """Put the top card of the encounter deck into a zone; -1 when there is none. A deck that runs out is made anew."""
    gather_encounter_deck(s)
    piece = take_top(s, ENCOUNTER_DECK, zone)
    if piece >= 0:
        renew_encounter_deck(s)
    return piece


def renew_deck(s: State, seat: int) -> tuple[Event, ...]:
    """A player whose deck has run out shuffles the discard pile into a new one and is dealt an encounter card."""
    if s.zones[DECK + seat]:
        return ()
    message = "log-deck-renewed" if s.zones[DISCARD + seat] else "log-deck-ran-out"
    move_all(s, DISCARD + seat, DECK + seat)
    shuffle(s, DECK + seat)
    s.note(message, "champions.player-deck-empty.1", ("seat", seat))
    if not encounter_cards_left(s):
        return ()
    dealt = Event(CARD_DEALT, -1, seat, how="deck ran out")
    _deal(s, dealt)
    s.note("log-card-dealt", "champions.player-deck-empty.2", ("seat", seat))
    return (dealt,)


# ---- threat


def _place_threat(s: State, e: Event) -> None:
    s.tokens[THREAT][e.piece] += e.amount
    if e.how == "scheme" and s.activations:
        numbers = s.activations[-1].numbers
        numbers["threat"] = numbers.get("threat", 0) + e.amount


def _fills(s: State, e: Event) -> bool:
    return s.zone[e.piece] == MAIN_SCHEME and s.tokens[THREAT][e.piece] >= value(s, e.piece, "target_threat")


def _remove_threat(s: State, e: Event) -> None:
    s.tokens[THREAT][e.piece] -= min(e.amount, s.tokens[THREAT][e.piece])


def _empties(s: State, e: Event) -> bool:
    return not s.tokens[THREAT][e.piece]


def refuse_removal(s: State, scheme: int) -> Refusal | None:
    """Why no threat can be removed from a scheme: there is none, there is a crisis, or a text forbids it."""
    if not s.tokens[THREAT][scheme]:
        return Refusal("refuse-no-threat", "champions.thwart.4", scheme)
    side = crisis(s)
    if s.zone[scheme] == MAIN_SCHEME and side >= 0:
        return Refusal("refuse-crisis", "champions.side-scheme.7", scheme, side)
    return prohibition(s, "lose-threat", scheme)


def _can_lose_threat(s: State, piece: int, seat: int) -> bool:
    if not s.tokens[THREAT][piece] or forbidden(s, "lose-threat", piece) >= 0:
        return False
    return s.zone[piece] != MAIN_SCHEME or crisis(s) < 0


def threat_on(s: State, piece: int, seat: int = -1) -> int:
    """How much threat there is on a scheme."""
    return s.tokens[THREAT][piece]


def _accelerate(s: State, e: Event) -> None:
    s.tokens[ACCELERATION][e.piece] += e.amount


# ---- forms and status cards


def _change_form(s: State, e: Event) -> None:
    front = s.rules.catalogue.front[s.card[e.piece]]
    turn(s, e.piece, front + 1 if s.face[e.piece] == front else front)


def _stun(s: State, e: Event) -> None:
    s.tokens[STUNNED][e.piece] = 1


def _confuse(s: State, e: Event) -> None:
    s.tokens[CONFUSED][e.piece] = 1


def _toughen(s: State, e: Event) -> None:
    s.tokens[TOUGH][e.piece] = 1


def _is_free_of_stun(s: State, piece: int, seat: int) -> bool:
    return not s.tokens[STUNNED][piece] and on_table(s, piece, seat)


def _is_free_of_confusion(s: State, piece: int, seat: int) -> bool:
    return not s.tokens[CONFUSED][piece] and on_table(s, piece, seat)


def _is_not_tough(s: State, piece: int, seat: int) -> bool:
    return not s.tokens[TOUGH][piece] and on_table(s, piece, seat)


def _lose_status(s: State, e: Event) -> None:
    s.tokens[s.rules.token(e.how)][e.piece] = 0
    clause = 3 if e.how != "tough" and kind(s, e.piece) in ("villain", "minion") else 1
    s.note(f"log-loses-{e.how}", f"champions.status-{e.how}.{clause}", ("piece", e.piece))


# ---- counters


def _add_counters(s: State, e: Event) -> None:
    s.tokens[COUNTERS][e.piece] += e.amount


def _spend_counters(s: State, e: Event) -> None:
    s.tokens[COUNTERS][e.piece] -= min(e.amount, s.tokens[COUNTERS][e.piece])
    uses = "uses" in s.rules.catalogue.faces[s.face[e.piece]].stats
    clause = "champions.keyword-uses.5" if uses else "champions.all-purpose-counter.1"
    s.note("log-counters-spent", clause, ("piece", e.piece), ("number", e.amount))


def _has_counters(s: State, piece: int, seat: int) -> bool:
    return s.tokens[COUNTERS][piece] > 0


def counters_on(s: State, piece: int, seat: int = -1) -> int:
    """How many counters there are on a card."""
    return s.tokens[COUNTERS][piece]


# ---- encounter cards


def _deal(s: State, e: Event) -> None:
    take_encounter_card(s, DEALT + e.seat)


def _deal_boost(s: State, e: Event) -> None:
    lay_on(s, take_encounter_card(s, BOOST), e.piece)


def _engage(s: State, e: Event) -> None:
    carry(s, e.piece, ENGAGED + e.seat)
    if e.how == FROM_DECK:
        renew_encounter_deck(s)


def _defeat(s: State, e: Event) -> tuple[Event, ...]:
    record_defeat(s, e)
    s.note("log-defeated", "champions.defeat.3", ("piece", e.piece))
    return leave(s, e.piece, s.rules.zone_when_defeated(s, e.piece), "defeated")


def record_defeat(s: State, e: Event) -> None:
    """The attack under way has defeated a character: the face it fell with, and the damage beyond its hit points."""
    if e.how == "attack" and s.activations:
        attack = s.activations[-1]
        attack.pieces["defeated"] = (*attack.pieces.get("defeated", ()), e.other)
        attack.numbers["excess"] = e.amount


# ---- the round


def _pass_first(s: State, e: Event) -> None:
    s.table[FIRST] = e.seat
    s.order = player_order(s)


def _end_phase(s: State, e: Event) -> None:
    if s.lasting or s.uses or s.delayed:
        expire(s, "phase")


def _end_round(s: State, e: Event) -> None:
    if s.lasting or s.uses or s.delayed:
        expire(s, "round")


THREAT_PLACED = EventKind(
    "threat placed", _place_threat, rule="champions.threat-token.1", log="log-threat-placed", unsettles=_fills,
    verb="place-threat", would_change=on_table,
)  # fmt: skip
STARTING_THREAT = EventKind("starting threat", _place_threat, rule="champions.side-scheme.3", log="log-threat-placed")
"""The threat that a side scheme enters play with: it is there already, and nobody answers that it is placed."""
THREAT_REMOVED = EventKind(
    "threat removed", _remove_threat, rule="champions.ability.10", log="log-threat-removed", unsettles=_empties,
    verb="remove-threat", good=True, would_change=_can_lose_threat, most=threat_on, bars=refuse_removal,
)  # fmt: skip
ACCELERATES = EventKind(
    "accelerates", _accelerate, rule="champions.acceleration-token.1", log="log-accelerates", verb="accelerate"
)
CHANGES_FORM = EventKind(
    "changes form", _change_form, rule="champions.form.3", log="log-changes-form", verb="change-form", unsettles=True
)
STUNS = EventKind(
    "stunned", _stun, rule="champions.stun.1", log="log-stunned", verb="stun", would_change=_is_free_of_stun
)
CONFUSES = EventKind(
    "confused", _confuse, rule="champions.confuse.1", log="log-confused", verb="confuse",
    would_change=_is_free_of_confusion,
)  # fmt: skip
TOUGHENS = EventKind(
    "tough", _toughen, rule="champions.status-cards.3", log="log-tough", verb="toughen", good=True,
    would_change=_is_not_tough,
)  # fmt: skip
LOSES_STATUS = EventKind("loses status", _lose_status, rule="champions.status-cards.1")
"""`how` is the status card that is discarded."""
GAINS_COUNTERS = EventKind(
    "gains counters", _add_counters, rule="champions.token.1", log="log-counters", verb="add-counters",
    would_change=on_table, good=True,
)  # fmt: skip
SPENDS_COUNTERS = EventKind(
    "spends counters", _spend_counters, rule="champions.all-purpose-counter.1", verb="remove-counters",
    would_change=_has_counters, most=counters_on,
)  # fmt: skip
DEFENDS = EventKind("defends", rule="champions.defend.1", log="log-has-defended")
"""A character (the piece) has defended against an enemy (the source): the attack is over."""
DAMAGE_IS_DEALT = EventKind("attack damage is dealt", rule="champions.delayed-effects.2", ends="activation")
"""Whom an attack damages has been damaged: the last moment of the attack before it ends."""
ATTACK_ENDS = EventKind("attack ends", rule="champions.lasting-effects.6", ends="activation")
BOOST_DEALT = EventKind("boost dealt", _deal_boost, rule="champions.boost.1", log="log-boost-dealt")
CARD_DEALT = EventKind(
    "encounter card dealt", _deal, rule="champions.deal-encounter-card.2", log="log-card-dealt", verb="deal-card"
)
ENGAGES = EventKind("engages", _engage, rule="champions.engaged.1", log="log-engages", verb="engage")
DEFEATED = EventKind("defeated", _defeat, rule="champions.defeat.3", implies=LEAVES_PLAY)
"""The amount is the damage in excess of the hit points; the source is what dealt it, `how` it was dealt, `other` the
face that the card fell with."""
PHASE_BEGINS = EventKind("phase begins", rule="champions.game-round.2")
PHASE_ENDS = EventKind("phase ends", _end_phase, rule="champions.end-of-player-phase.1")
ROUND_BEGINS = EventKind("round begins", rule="champions.game-round.12", log="log-round-begins")
ROUND_ENDS = EventKind("round ends", _end_round, rule="champions.game-round.11")
FIRST_PLAYER_PASSES = EventKind(
    "first player passes", _pass_first, rule="champions.villain-phase.11", log="log-first-player"
)
