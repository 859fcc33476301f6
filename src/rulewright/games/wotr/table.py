"""What lies on the table: zones, tokens, dials and the few numbers of the table itself."""

from __future__ import annotations

from rulewright.kernel.state import State
from rulewright.kernel.zones import Seen, Zones

MAX_SEATS = 4
PATH_NUMBERS = range(1, 10)

ZONES = Zones(MAX_SEATS)
ACTIVE = ZONES.shared("active", "play")
FIELD = ZONES.shared("field", "play")
RESERVE = ZONES.each_seat("reserve", "play")
HAND = ZONES.each_seat("hand", "hand", Seen.HOLDER)
DECK = ZONES.each_seat("deck", "deck", Seen.NOBODY, deck=True)
CYCLE = ZONES.each_seat("cycle", "cycle", Seen.HOLDER, facedown=True)
ELIMINATED = ZONES.each_seat("eliminated", "eliminated", Seen.HOLDER, facedown=True)
DRAWN = ZONES.each_seat("drawn", "drawn", Seen.HOLDER)
PLAYED = ZONES.shared("played", "played")
FREE_SCORE = ZONES.shared("free-scoring", "scoring")
SHADOW_SCORE = ZONES.shared("shadow-scoring", "scoring")
FREE_BATTLEGROUNDS = ZONES.shared("free-battlegrounds", "deck", Seen.NOBODY, deck=True)
SHADOW_BATTLEGROUNDS = ZONES.shared("shadow-battlegrounds", "deck", Seen.NOBODY, deck=True)
PATHS = tuple(ZONES.shared(f"paths-{n}", "deck", Seen.NOBODY, deck=True) for n in PATH_NUMBERS)
"""The path deck is stacked by number: one bag for each."""
ASIDE = ZONES.shared("set-aside", "aside", Seen.NOBODY)
"""FIELD: the faction cards at locations; the host of each is its location, that of an item its wielder.
DRAWN: cards drawn to be played or cycled at once, not to hand. PLAYED: an event while its text is applied,
a path while the combat on the one it replaces is fought."""


TOKENS = ("attack", "defense", "arrived", "stripped", "led", "leads")
ATTACK, DEFENSE, ARRIVED, STRIPPED, LED, LEADS = range(len(TOKENS))
"""ARRIVED: the round in which a card was played to reserve. STRIPPED: a battleground whose printed defense is ignored.
LED: a character whose leadership symbols count in this combat. LEADS: the character an army supports, plus 1."""
MARKS = frozenset(TOKENS[2:])

DIALS = ("ring", "ring-used")
RING, RING_USED = range(len(DIALS))
"""RING: an unused Ring token. RING_USED: it was flipped this round."""

TABLE = ("round", "phase", "first", "turn", "passed", "path", "corruption", "spared")
ROUND, PHASE, FIRST, TURN, PASSED, PATH, CORRUPTION, SPARED = range(len(TABLE))
"""FIRST, TURN: places of the turn order. PASSED: the seats that have passed since the last action, as bits.
PATH: the number of the last path activated. SPARED: how often a card was cycled in place of being eliminated."""

PHASES = ("setup", "locations", "actions", "combats", "victory-check", "draw")
SETUP, LOCATIONS, ACTIONS, COMBATS, VICTORY_CHECK, DRAW = range(len(PHASES))

FREE, SHADOW = "free", "shadow"

DUNEDAIN, DWARF, ELF, HOBBIT, ROHAN, WIZARD = "dunedain", "dwarf", "elf", "hobbit", "rohan", "wizard"
ISENGARD, MONSTROUS, MORDOR, SOUTHRON = "isengard", "monstrous", "mordor", "southron"
FREE_FACTIONS = (DUNEDAIN, DWARF, ELF, HOBBIT, ROHAN, WIZARD)
SHADOW_FACTIONS = (ISENGARD, MONSTROUS, MORDOR, SOUTHRON)
FACTIONS = FREE_FACTIONS + SHADOW_FACTIONS

CARRYOVER = 2
LEAD_TO_WIN = 10


def kind(s: State, piece: int) -> str:
    """The card type of a piece."""
    return s.rules.catalogue.faces[s.face[piece]].kind


def label(s: State, piece: int, name: str) -> str:
    """A printed word of a piece: its side, its faction."""
    return s.rules.catalogue.faces[s.face[piece]].labels.get(name, "")


def active_path(s: State) -> int:
    """The active path, or -1."""
    faces, face = s.rules.catalogue.faces, s.face
    for piece in s.zones[ACTIVE]:
        if faces[face[piece]].kind == "path":
            return piece
    return -1


def location_of(s: State, piece: int) -> int:
    """The location where a card (or the wielder of an item) fights; -1 when it is not at one."""
    if s.zone[piece] != FIELD:
        return -1
    host = s.host[piece]
    return s.host[host] if s.zone[host] == FIELD else host


def items(s: State, piece: int) -> list[int]:
    """The items a character wields."""
    load = s.attached[piece]
    if not load:
        return []
    return [p for p in s.zones[s.zone[piece]] if p in load]


def at(s: State, location: int, side: str = "") -> list[int]:
    """The armies and characters at a location: all of them, or those of one side."""
    faces, face, host = s.rules.catalogue.faces, s.face, s.host
    found = [p for p in s.zones[FIELD] if host[p] == location]
    return found if not side else [p for p in found if faces[face[p]].labels["side"] == side]


def in_reserve(s: State, piece: int) -> bool:
    """Whether a card (or the wielder of an item) lies in a reserve."""
    return RESERVE <= s.zone[piece] < RESERVE + MAX_SEATS
