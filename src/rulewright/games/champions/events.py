"""What can happen in this game, beyond what all living card games share."""

from __future__ import annotations

from rulewright.games.champions.table import (
    ACCELERATION,
    CONFUSED,
    COUNTERS,
    DEALT,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED,
    FIRST,
    STUNNED,
    THREAT,
    TOUGH,
    main_scheme,
    player_order,
)
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.lasting import expire
from rulewright.kernel.places import carry, move_all, shuffle, take_top, turn
from rulewright.kernel.state import State
from rulewright.lcg.events import LEAVES_PLAY, leave


def renew_encounter_deck(s: State) -> None:
    """An encounter deck without cards is made anew from its discard pile at once, for an acceleration token."""
    if s.zones[ENCOUNTER_DECK]:
        return
    move_all(s, ENCOUNTER_DISCARD, ENCOUNTER_DECK)
    shuffle(s, ENCOUNTER_DECK)
    s.tokens[ACCELERATION][main_scheme(s)] += 1
    s.note("log-encounter-deck-renewed", "champions.encounter-deck-empty.1")


def take_encounter_card(s: State, zone: int) -> int:
    """Put the top card of the encounter deck into a zone; -1 when there is none. A deck that runs out is made anew."""
    piece = take_top(s, ENCOUNTER_DECK, zone)
    if piece >= 0:
        renew_encounter_deck(s)
    return piece


def _place_threat(s: State, e: Event) -> None:
    s.tokens[THREAT][e.piece] += e.amount


def _remove_threat(s: State, e: Event) -> None:
    s.tokens[THREAT][e.piece] -= min(e.amount, s.tokens[THREAT][e.piece])


def _accelerate(s: State, e: Event) -> None:
    s.tokens[ACCELERATION][e.piece] += e.amount


def _change_form(s: State, e: Event) -> None:
    front = s.rules.catalogue.front[s.card[e.piece]]
    turn(s, e.piece, front + 1 if s.face[e.piece] == front else front)


def _stun(s: State, e: Event) -> None:
    s.tokens[STUNNED][e.piece] = 1


def _confuse(s: State, e: Event) -> None:
    s.tokens[CONFUSED][e.piece] = 1


def _toughen(s: State, e: Event) -> None:
    s.tokens[TOUGH][e.piece] = 1


def _lose_status(s: State, e: Event) -> None:
    s.tokens[s.rules.token(e.how)][e.piece] = 0


def _add_counters(s: State, e: Event) -> None:
    s.tokens[COUNTERS][e.piece] += e.amount


def _spend_counters(s: State, e: Event) -> None:
    s.tokens[COUNTERS][e.piece] -= min(e.amount, s.tokens[COUNTERS][e.piece])


def _deal(s: State, e: Event) -> None:
    take_encounter_card(s, DEALT + e.seat)


def _engage(s: State, e: Event) -> None:
    carry(s, e.piece, ENGAGED + e.seat)


def _defeat(s: State, e: Event) -> tuple[Event, ...]:
    return leave(s, e.piece, s.rules.zone_when_defeated(s, e.piece), "defeated")


def _pass_first(s: State, e: Event) -> None:
    s.table[FIRST] = e.seat
    s.order = player_order(s)


def _end_phase(s: State, e: Event) -> None:
    if s.lasting or s.uses or s.delayed:
        expire(s, "phase")


def _end_round(s: State, e: Event) -> None:
    if s.lasting or s.uses or s.delayed:
        expire(s, "round")


THREAT_PLACED = EventKind("threat placed", _place_threat, rule="champions.threat-token.1", log="log-threat-placed")
THREAT_REMOVED = EventKind("threat removed", _remove_threat, rule="champions.thwart.4", log="log-threat-removed")
ACCELERATES = EventKind("accelerates", _accelerate, rule="champions.acceleration-token.1", log="log-accelerates")
CHANGES_FORM = EventKind("changes form", _change_form, rule="champions.form.3", log="log-changes-form")
STUNS = EventKind("stunned", _stun, rule="champions.stun.1", log="log-stunned")
CONFUSES = EventKind("confused", _confuse, rule="champions.confuse.1", log="log-confused")
TOUGHENS = EventKind("tough", _toughen, rule="champions.status-cards.3", log="log-tough")
GIVES_STATUS = {"stunned": STUNS, "confused": CONFUSES, "tough": TOUGHENS}
LOSES_STATUS = EventKind("loses status", _lose_status, rule="champions.status-cards.1", log="log-loses-status")
"""`how` is the status card that is discarded."""
GAINS_COUNTERS = EventKind("gains counters", _add_counters, rule="champions.token.1", log="log-counters")
SPENDS_COUNTERS = EventKind(
    "spends counters", _spend_counters, rule="champions.keyword-uses.5", log="log-counters-spent"
)
DEFENDS = EventKind("defends", rule="champions.defend.1", log="log-defends")
"""A character (the piece) defends against an enemy (the source); answers come when the attack is over."""
ATTACK_ENDS = EventKind("attack ends", rule="champions.lasting-effects.6", ends="activation")
BOOST_DEALT = EventKind("boost dealt", rule="champions.boost.1", log="log-boost-dealt")
CARD_DEALT = EventKind("encounter card dealt", _deal, rule="champions.deal-encounter-card.2", log="log-card-dealt")
ENGAGES = EventKind("engages", _engage, rule="champions.engaged.1", log="log-engages")
DEFEATED = EventKind("defeated", _defeat, rule="champions.defeat.3", log="log-defeated", implies=LEAVES_PLAY)
PHASE_BEGINS = EventKind("phase begins", rule="champions.game-round.2", log="log-phase-begins")
PHASE_ENDS = EventKind("phase ends", _end_phase, rule="champions.end-of-player-phase.1")
ROUND_BEGINS = EventKind("round begins", rule="champions.game-round.12", log="log-round-begins")
ROUND_ENDS = EventKind("round ends", _end_round, rule="champions.game-round.11")
FIRST_PLAYER_PASSES = EventKind(
    "first player passes", _pass_first, rule="champions.villain-phase.11", log="log-first-player"
)
