"""State checks: what follows at once from the position, and what becomes of cards that are defeated."""

from __future__ import annotations

from rulewright.games.champions.events import DEFEATED, ENGAGES, TOUGHENS, record_defeat
from rulewright.games.champions.flow.ending import lose, win
from rulewright.games.champions.flow.playing import DISCARD_ALLY, RESTRICTED, ally_limit
from rulewright.games.champions.flow.schemes import SCHEME_COMPLETED, is_completed
from rulewright.games.champions.table import (
    ALLY_LIMIT,
    DAMAGE,
    DEALT,
    DECK,
    DISCARD,
    ELIMINATED,
    ENCOUNTER_DISCARD,
    ENGAGED,
    FIRST,
    HAND,
    IDENTITIES,
    PLAY,
    REMOVED,
    SIDE_SCHEMES,
    THREAT,
    VILLAIN,
    VILLAIN_DECK,
    allies,
    first_player,
    identity,
    kind,
    main_scheme,
    maximum_hit_points,
    minions,
    next_player,
    player_order,
    remaining_hit_points,
    villain,
)
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import carry, exchange, in_play, move, move_all
from rulewright.kernel.state import State
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.using import use_specials
from rulewright.lcg.checks import fatally_wounded
from rulewright.lcg.events import LEAVES_PLAY, discard_zone, leave
from rulewright.lcg.playing import many_restricted


def checks(s: State, facts: tuple[Event, ...]) -> list[Event]:
    """Defeated characters and side schemes, a completed main scheme; what is beyond a limit is asked for at once.

    What is due already, while those who answer it have their say, does not follow a second time.
    """
    events = [fall(s, p, facts) for p in fatally_wounded(s, s.play_zones)]
    threat = s.tokens[THREAT]
    for p in s.zones[SIDE_SCHEMES]:
        if kind(s, p) == "side-scheme" and not threat[p]:
            events.append(Event(DEFEATED, p))
    if is_completed(s):
        events.append(Event(SCHEME_COMPLETED, main_scheme(s)))
    if events and s.occurrences:
        due = [(e.kind, e.piece) for occurrence in s.occurrences for e in occurrence.due]
        events = [event for event in events if (event.kind, event.piece) not in due]
    restricted = many_restricted(s)
    for seat in s.order:
        if len(s.zones[PLAY + seat]) > ALLY_LIMIT and len(allies(s, seat)) > ally_limit(s, seat):
            s.push(DISCARD_ALLY, 0, (seat,))
        if restricted and RESTRICTED.too_many(s, seat):
            s.push(RESTRICTED, 0, (seat,))
    return events


def fall(s: State, piece: int, facts: tuple[Event, ...]) -> Event:
    """What becomes of a character without hit points: a villain stage or a player is defeated, others leave play."""
    source, how = slayer(piece, facts)
    excess = s.tokens[DAMAGE][piece] - maximum_hit_points(s, piece)
    if s.zone[piece] == VILLAIN:
        return Event(STAGE_DEFEATED, piece, -1, excess, source, s.face[piece], how)
    if kind(s, piece) in IDENTITIES:
        return Event(PLAYER_ELIMINATED, piece, s.controller[piece], excess, source, how=how)
    seat = s.zone[piece] - ENGAGED if kind(s, piece) == "minion" else s.controller[piece]
    return Event(DEFEATED, piece, seat, excess, source, s.face[piece], how)


def slayer(piece: int, facts: tuple[Event, ...]) -> tuple[int, str]:
    """Whose damage defeated a character, and how it was dealt: the last that hit it."""
    for fact in reversed(facts):
        if fact.piece == piece and fact.kind.name == "damaged":
            return fact.source, fact.how
    return -1, ""


def zone_when_defeated(s: State, piece: int) -> int:
    """Where a defeated card goes: a player card to its owner's discard pile, others to the encounter discard pile."""
    return discard_zone(s, piece)


def _defeat_stage(s: State, e: Event) -> None:
    record_defeat(s, e)
    s.note("log-stage-defeated", "champions.villain-defeat.1", ("piece", e.piece))
    if not s.zones[VILLAIN_DECK]:
        if any(remaining_hit_points(s, identity(s, seat)) > 0 for seat in s.order):
            win(s, "champions.winning.1")
        return  # who all fall at the same moment lose: the worse of both
    piece, following = villain(s), s.zones[VILLAIN_DECK][0]
    for activation in s.activations:
        if activation.piece == piece:
            activation.numbers["fell"] = 1  # what the activation did, the next stage has not done
    s.tokens[DAMAGE][piece] = 0
    exchange(s, piece, following)
    move(s, following, REMOVED)
    s.note("log-stage", "champions.villain-defeat.3", ("piece", piece))
    if has_keyword(s, piece, "toughness"):
        happen(s, Event(TOUGHENS, piece))
    use_specials(s, piece, "when-revealed", first_player(s))


STAGE_DEFEATED = EventKind("villain stage defeated", _defeat_stage, rule="champions.villain-defeat.1", implies=DEFEATED)


def _eliminate(s: State, e: Event) -> tuple[Event, ...]:
    seat = e.seat
    s.dials[ELIMINATED][seat] = 1
    s.patient &= ~(1 << seat)
    s.order = player_order(s)
    s.note("log-eliminated", "champions.player-elimination.1", ("seat", seat))
    if not s.order:
        lose(s, "champions.player-elimination.11")
        return ()
    facts: list[Event] = []
    following = next_player(s, seat)
    for minion in minions(s, seat):
        carry(s, minion, ENGAGED + following)
        s.note("log-engages", "champions.player-elimination.5", ("piece", minion), ("seat", following))
        facts.append(Event(ENGAGES, minion, following))
    for piece in [p for zone in s.play_zones for p in s.zones[zone] if s.controller[p] == seat]:
        if in_play(s, piece):
            facts += leave(s, piece, discard_zone(s, piece), "eliminated")
    move_all(s, HAND + seat, DISCARD + seat)
    move_all(s, DECK + seat, DISCARD + seat)
    move_all(s, DEALT + seat, ENCOUNTER_DISCARD)
    if s.table[FIRST] == seat:
        s.table[FIRST] = following
        s.order = player_order(s)
        s.note("log-first-player", "champions.first-player.4", ("seat", following))
    return tuple(facts)


PLAYER_ELIMINATED = EventKind(
    "player eliminated", _eliminate, rule="champions.player-elimination.1", implies=LEAVES_PLAY
)


def detach(s: State, piece: int) -> tuple[Event, ...]:
    """An attached card loses its place: to the discard pile."""
    return leave(s, piece, discard_zone(s, piece), "discarded")
