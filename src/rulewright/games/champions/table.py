"""What lies on the table: zones, tokens, dials and the few numbers of the table itself."""

from __future__ import annotations

from rulewright.kernel.state import State
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.values import value
from rulewright.kernel.zones import Seen, Zones
from rulewright.lcg.seating import clockwise

MAX_SEATS = 4
ZONES = Zones(MAX_SEATS)
VILLAIN = ZONES.shared("villain", "play")
MAIN_SCHEME = ZONES.shared("main-scheme", "play")
SIDE_SCHEMES = ZONES.shared("side-schemes", "play")
ENVIRONMENT = ZONES.shared("environment", "play")
SUPPLY = ZONES.shared("supply", "play")
"""The supply of status cards; it says what each of them does."""
PLAY = ZONES.each_seat("play", "play")
ENGAGED = ZONES.each_seat("engaged", "play")
HAND = ZONES.each_seat("hand", "hand", Seen.HOLDER)
DECK = ZONES.each_seat("deck", "deck", Seen.NOBODY, deck=True)
DISCARD = ZONES.each_seat("discard", "discard")
DEALT = ZONES.each_seat("dealt", "dealt", Seen.NOBODY)
"""Encounter cards dealt face down to a player, to be revealed in the villain phase."""
NEMESIS = ZONES.each_seat("nemesis", "aside")
OBLIGATIONS = ZONES.shared("obligations", "aside")
"""The obligations of the heroes, set aside until the encounter deck is assembled."""
ENCOUNTER_DECK = ZONES.shared("encounter-deck", "deck", Seen.NOBODY, deck=True)
ENCOUNTER_DISCARD = ZONES.shared("encounter-discard", "discard")
VILLAIN_DECK = ZONES.shared("villain-deck", "aside")
SCHEME_DECK = ZONES.shared("scheme-deck", "aside")
BOOST = ZONES.shared("boost", "boost", Seen.NOBODY)
REVEALED = ZONES.shared("revealed", "revealed")
PLAYED = ZONES.shared("played", "played")
UNDER = ZONES.shared("under", "under", Seen.NOBODY)
"""Cards that lie face down on a scheme."""
REMOVED = ZONES.shared("removed", "removed")


PLACES_OF_KIND = {
    "villain": ("villain",),
    "minion": ("engaged",),
    "hero": ("play",),
    "alter-ego": ("play",),
    "ally": ("play",),
    "support": ("play",),
    "main-scheme": ("main-scheme",),
    "side-scheme": ("side-schemes",),
    "environment": ("environment",),
}
"""Where in play cards of a type lie, for those that do not lie just anywhere."""

TOKENS = ("damage", "threat", "counters", "acceleration", "stunned", "confused", "tough")
DAMAGE, THREAT, COUNTERS, ACCELERATION, STUNNED, CONFUSED, TOUGH = range(len(TOKENS))
STATUS = ("stunned", "confused", "tough")

DIALS = ("eliminated", "changed-form", "identity")
ELIMINATED, CHANGED_FORM, IDENTITY = range(len(DIALS))
"""CHANGED_FORM: the player has used the change of form of this round. IDENTITY: the player's identity card, also when
it is out of the game."""

TABLE = ("round", "phase", "step", "first", "active", "players")
ROUND, PHASE, STEP, FIRST, ACTIVE, PLAYERS = range(len(TABLE))
"""ACTIVE: the player whose turn it is, or -1. PLAYERS: how many began the game; values per player count these."""

PHASES = ("setup", "player", "villain")
SETUP, PLAYER_PHASE, VILLAIN_PHASE = range(len(PHASES))

PHASE_OF_STEP = {
    **dict.fromkeys(("1", "2", "3.1", "3.2", "3.3"), "player"),
    **dict.fromkeys(("4", "5", "6", "7", "8", "9", "10"), "villain"),
}
"""The phase of each stage of the round."""
STEP_IDS: list[str] = ["setup"]
"""The steps of the round by their labels, in order; the round adds its own."""

IDENTITIES = ("hero", "alter-ego")
FRIENDLY = ("hero", "alter-ego", "ally")
SCHEMES = ("main-scheme", "side-scheme")
RESOURCES = ("energy", "mental", "physical")
ASPECTS = ("aggression", "justice", "leadership", "protection")
ALLY_LIMIT = 3
VILLAIN_STAGES = 2
"""A villain is played with two stages: I and II, or II and III."""


def kind(s: State, piece: int) -> str:
    """The card type the piece has now."""
    return s.rules.catalogue.kind[s.face[piece]]


def identity(s: State, seat: int) -> int:
    """The identity card of a player; -1 once the player is eliminated."""
    piece = s.dials[IDENTITY][seat]
    return piece if s.zone[piece] == PLAY + seat else -1


def in_hero_form(s: State, seat: int) -> bool:
    """Whether a player is in hero form."""
    piece = identity(s, seat)
    return piece >= 0 and kind(s, piece) == "hero"


def hero(s: State, seat: int) -> int:
    """The hero of a player; -1 in alter-ego form."""
    piece = identity(s, seat)
    return piece if piece >= 0 and kind(s, piece) == "hero" else -1


def villain(s: State) -> int:
    """The villain."""
    return s.zones[VILLAIN][0]


def main_scheme(s: State) -> int:
    """The stage of the main scheme that is in play."""
    return s.zones[MAIN_SCHEME][0]


def allies(s: State, seat: int) -> list[int]:
    """The allies a player controls."""
    kinds, face, found = s.rules.catalogue.kind, s.face, []
    for p in s.zones[PLAY + seat]:
        if kinds[face[p]] == "ally":
            found.append(p)
    return found


def friendly_characters(s: State, seat: int) -> list[int]:
    """The characters a player controls: the hero or alter-ego, and the allies."""
    kinds, face, found = s.rules.catalogue.kind, s.face, []
    for p in s.zones[PLAY + seat]:
        if kinds[face[p]] in FRIENDLY:
            found.append(p)
    return found


def minions(s: State, seat: int) -> list[int]:
    """The minions engaged with a player, in the order in which they engaged."""
    kinds, face, found = s.rules.catalogue.kind, s.face, []
    for p in s.zones[ENGAGED + seat]:
        if kinds[face[p]] == "minion":
            found.append(p)
    return found


def enemies(s: State) -> list[int]:
    """The villain and all minions in play."""
    found = s.zones[VILLAIN][:1]
    for seat in range(s.seats):
        if s.zones[ENGAGED + seat]:
            found += minions(s, seat)
    return found


def is_enemy(s: State, piece: int) -> bool:
    """Whether a piece is the villain or a minion in play."""
    zone = s.zone[piece]
    if zone == VILLAIN:
        return piece == s.zones[VILLAIN][0]
    return 0 <= zone - ENGAGED < MAX_SEATS and kind(s, piece) == "minion"


def schemes(s: State) -> list[int]:
    """The main scheme and all side schemes in play."""
    found = [*s.zones[MAIN_SCHEME][:1], *s.zones[SIDE_SCHEMES]]
    return [p for p in found if kind(s, p) in SCHEMES]


def engaged_with(s: State, piece: int) -> int:
    """The player a minion is engaged with, or -1."""
    seat = s.zone[piece] - ENGAGED
    return seat if 0 <= seat < MAX_SEATS else -1


def maximum_hit_points(s: State, piece: int) -> int:
    """The hit points of a character with all modifiers."""
    return value(s, piece, "hit_points")


def remaining_hit_points(s: State, piece: int) -> int:
    """What the dial of an identity or villain shows; for others the hit points less the damage on the card."""
    return maximum_hit_points(s, piece) - s.tokens[DAMAGE][piece]


def dial(s: State, piece: int) -> int:
    """What the dial of an identity or villain shows: never less than 0, and 0 for one that is out of the game."""
    return max(0, remaining_hit_points(s, piece)) if piece >= 0 else 0


def progress(s: State) -> float:
    """How much of the villain is beaten, from 0 to 1; either stage counts as much as the other."""
    piece = villain(s)
    beaten = min(1.0, s.tokens[DAMAGE][piece] / max(1, maximum_hit_points(s, piece)))
    return (VILLAIN_STAGES - 1 - len(s.zones[VILLAIN_DECK]) + beaten) / VILLAIN_STAGES


def guarded(s: State, seat: int) -> int:
    """A minion with guard engaged with a player, which keeps that player from attacking the villain; -1 if none is."""
    for p in minions(s, seat):
        if has_keyword(s, p, "guard"):
            return p
    return -1


def icons(s: State, name: str) -> int:
    """How many icons of a kind (acceleration_icon, hazard) there are on the cards in play."""
    faces, face = s.rules.catalogue.faces, s.face
    return sum(faces[face[p]].stats.get(name, 0) for zone in s.play_zones for p in s.zones[zone])


def crisis(s: State) -> int:
    """A side scheme with the crisis icon in play, or -1."""
    faces, face = s.rules.catalogue.faces, s.face
    for p in s.zones[SIDE_SCHEMES]:
        if faces[face[p]].stats.get("crisis"):
            return p
    return -1


def plays(s: State, seat: int) -> bool:
    """Whether a player is still in the game."""
    return not s.dials[ELIMINATED][seat]


def player_order(s: State) -> tuple[int, ...]:
    """The players still in the game, the first player first: what `State.order` must be."""
    return clockwise(s.table[FIRST], s.dials[ELIMINATED])


def first_player(s: State) -> int:
    """The first player."""
    return s.table[FIRST]


def next_player(s: State, seat: int) -> int:
    """The next player clockwise who is still in the game (the same one, if alone)."""
    later = [other for other in s.order if other > seat]
    return min(later) if later else min(s.order, default=seat)
