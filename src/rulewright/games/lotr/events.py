"""What can happen in this game, beyond what all living card games share."""

from __future__ import annotations

from rulewright.games.lotr.table import (
    ACTIVE,
    ATTACKING,
    COMMITTED,
    DEFENDING,
    ENCOUNTER_DECK,
    ENGAGED,
    FIRST,
    HAS_ATTACKED,
    PHASE,
    PROGRESS,
    QUEST_PHASE,
    RESOURCES,
    SHADOWS,
    STAGING,
    THREAT,
    THREAT_LIMIT,
    engaged_with,
    kind,
    player_order,
)
from rulewright.kernel.decks import take_top
from rulewright.kernel.events import Event, EventKind, on_table
from rulewright.kernel.lasting import expire
from rulewright.kernel.modifiers import forbidden
from rulewright.kernel.places import carry, in_play, lay_on, set_exhausted
from rulewright.kernel.state import State
from rulewright.lcg.events import DISCARDED, EXHAUSTS, LEAVES_PLAY, discard_zone, leave
from rulewright.lcg.stand_ins import stand_in


def _commit(s: State, e: Event) -> tuple[Event, ...]:
    set_exhausted(s, e.piece, 1)
    s.tokens[COMMITTED][e.piece] = 1
    return (Event(EXHAUSTS, e.piece, e.seat),)


def _is_committed(s: State, piece: int, seat: int) -> bool:
    return s.tokens[COMMITTED][piece] != 0


def _gain(s: State, e: Event) -> None:
    s.tokens[RESOURCES][e.piece] += e.amount


def _spend(s: State, e: Event) -> None:
    s.tokens[RESOURCES][e.piece] -= e.amount


def _raise(s: State, e: Event) -> None:
    s.dials[THREAT][e.seat] += e.amount


def _is_too_high(s: State, e: Event) -> bool:
    return s.dials[THREAT][e.seat] >= THREAT_LIMIT


def threat_of(s: State, piece: int, seat: int) -> int:
    """The threat of a player."""
    return s.dials[THREAT][seat]


def _has_threat(s: State, piece: int, seat: int) -> bool:
    return s.dials[THREAT][seat] > 0


def _lower(s: State, e: Event) -> None:
    s.dials[THREAT][e.seat] = max(0, s.dials[THREAT][e.seat] - e.amount)


def _progress(s: State, e: Event) -> None:
    rule = "lotr.step-3.4.3" if e.source < 0 else s.rules.cite("effect")
    s.note("log-progress", rule, ("piece", e.piece), ("number", e.amount))
    s.tokens[PROGRESS][e.piece] += e.amount


def _regress(s: State, e: Event) -> None:
    s.tokens[PROGRESS][e.piece] -= min(e.amount, s.tokens[PROGRESS][e.piece])


def _progress_on(s: State, piece: int, seat: int) -> int:
    return s.tokens[PROGRESS][piece]


def _has_progress(s: State, piece: int, seat: int) -> bool:
    return s.tokens[PROGRESS][piece] > 0


def _explore(s: State, e: Event) -> tuple[Event, ...]:
    return leave(s, e.piece, s.rules.zone_when_defeated(s, e.piece), "explored")


def _travel(s: State, e: Event) -> None:
    carry(s, e.piece, ACTIVE)


def _can_engage(s: State, piece: int, seat: int) -> bool:
    return kind(s, piece) == "enemy" and engaged_with(s, piece) != seat and forbidden(s, "engage", piece, seat) < 0


def _engage(s: State, e: Event) -> None:
    carry(s, e.piece, ENGAGED + e.seat)


def _is_away(s: State, piece: int, seat: int) -> bool:
    return in_play(s, piece) and s.zone[piece] != STAGING


def _return_to_staging(s: State, e: Event) -> tuple[Event, ...] | None:
    if s.owner[e.piece] < 0:
        carry(s, e.piece, STAGING)
        s.note("log-returns-to-staging", "lotr.effects.1", ("piece", e.piece))
        return None
    s.note("log-discarded", "lotr.effects.1", ("piece", e.piece))
    discarded, acting = Event(DISCARDED, e.piece, s.owner[e.piece], source=e.source), stand_in(s, e.piece)
    left, *others = leave(s, e.piece, discard_zone(s, e.piece), "discarded")
    return (discarded.lost(acting), left.lost(acting), *others)


def _attack(s: State, e: Event) -> None:
    s.tokens[HAS_ATTACKED][e.piece] = 1


def _defend(s: State, e: Event) -> tuple[Event, ...]:
    s.tokens[DEFENDING][e.piece] = 1
    set_exhausted(s, e.piece, 1)
    return (Event(EXHAUSTS, e.piece, e.seat),)


def _strike(s: State, e: Event) -> tuple[Event, ...]:
    s.tokens[ATTACKING][e.piece] = 1
    set_exhausted(s, e.piece, 1)
    return (Event(EXHAUSTS, e.piece, e.seat),)


def _deal_shadow(s: State, e: Event) -> None:
    card = take_top(s, ENCOUNTER_DECK, SHADOWS)
    if card >= 0:
        lay_on(s, card, e.piece)


def _end_phase(s: State, e: Event) -> None:
    if e.amount == QUEST_PHASE and 1 in s.tokens[COMMITTED]:
        s.tokens[COMMITTED] = [0] * len(s.card)
        s.idle = 0
    if s.lasting or s.uses:
        expire(s, "phase")


def _end_round(s: State, e: Event) -> None:
    if s.lasting or s.uses:
        expire(s, "round")


def _begin_phase(s: State, e: Event) -> None:
    s.table[PHASE] = e.amount


def _pass_first(s: State, e: Event) -> None:
    s.table[FIRST] = e.seat
    s.order = player_order(s)


def _leave_quest(s: State, e: Event) -> None:
    s.tokens[COMMITTED][e.piece] = 0


COMMITS = EventKind("commits", _commit, rule="lotr.step-3.2.1", log="log-commits")
LEAVES_QUEST = EventKind(
    "leaves quest",
    _leave_quest,
    rule="lotr.step-3.4.8",
    log="log-leaves-quest",
    verb="remove-from-quest",
    would_change=_is_committed,
)
GAINS_RESOURCES = EventKind(
    "gains resources",
    _gain,
    rule="lotr.resources.3",
    log="log-gains-resources",
    verb="gain-resources",
    good=True,
    would_change=on_table,
)
SPENDS_RESOURCES = EventKind(
    "spends resources", _spend, rule="lotr.resources.4", log="log-spends-resources", verb="spend"
)
THREAT_RISES = EventKind(
    "threat rises", _raise, rule="lotr.threat.2", log="log-threat-rises", unsettles=_is_too_high, verb="raise-threat"
)
THREAT_FALLS = EventKind(
    "threat falls",
    _lower,
    rule="lotr.threat.3",
    log="log-threat-falls",
    verb="lower-threat",
    good=True,
    would_change=_has_threat,
    most=threat_of,
)
REVEALED_CARD = EventKind("revealed", rule="lotr.reveal.1", log="log-revealed")
QUESTS = EventKind("quests", rule="lotr.step-3.4.1")
PROGRESS_PLACED = EventKind(
    "progress placed",
    _progress,
    rule="lotr.step-3.4.3",
    unsettles=True,
    verb="place-progress-on",
    good=True,
    would_change=on_table,
)
PROGRESS_REMOVED = EventKind(
    "progress removed",
    _regress,
    rule="lotr.effects.1",
    log="log-progress-removed",
    verb="remove-progress",
    would_change=_has_progress,
    most=_progress_on,
)
EXPLORED = EventKind("explored", _explore, rule="lotr.explored.1", log="log-explored", implies=LEAVES_PLAY)
TRAVELS = EventKind("travels", _travel, rule="lotr.step-4.2.2", log="log-travels")
ENGAGES = EventKind(
    "engages", _engage, rule="lotr.engaged.1", log="log-engages", verb="engage", would_change=_can_engage
)
RETURNS_TO_STAGING = EventKind(
    "returns to staging",
    _return_to_staging,
    rule="lotr.effects.1",
    verb="return-to-staging",
    would_change=_is_away,
)
"""An enemy goes back to the staging area; a player's card that only acts as an enemy is discarded."""
ATTACKS = EventKind("attacks", _attack, rule="lotr.step-6.4b.1", log="log-attacks")
DEFENDS = EventKind("defends", _defend, rule="lotr.step-6.4.1.1", log="log-defends")
ATTACK_OVER = EventKind("attack over", rule="lotr.step-6.4.4.1", ends="attack")
DECLARED_ATTACKER = EventKind("declared attacker", _strike, rule="lotr.step-6.8b.1", log="log-strikes")
STRIKE_OVER = EventKind("player attack over", rule="lotr.step-6.8.4.1", ends="attack")
SHADOW_DEALT = EventKind(
    "shadow dealt", _deal_shadow, rule="lotr.step-6.2.1", log="log-shadow-dealt", verb="deal-shadow", good=True
)
PHASE_BEGINS = EventKind("phase begins", _begin_phase, rule="lotr.step-1.1.2", log="log-phase-begins")
PHASE_ENDS = EventKind("phase ends", _end_phase, rule="lotr.step-1.4.2")
ROUND_BEGINS = EventKind("round begins", rule="lotr.step-0.0.2", log="log-round-begins")
ROUND_ENDS = EventKind("round ends", _end_round, rule="lotr.step-0.1.3")
FIRST_PLAYER_PASSES = EventKind("first player passes", _pass_first, rule="lotr.step-7.4.1", log="log-first-player")


def next_player(s: State, seat: int) -> int:
    """The next player clockwise who is still in the game (the same one, if alone)."""
    if s.seats == 1:
        return seat
    order = s.order
    later = [other for other in order if other > seat]
    return min(later) if later else min(order, default=seat)
