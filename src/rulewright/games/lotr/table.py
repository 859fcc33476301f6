"""What lies on the table: zones, tokens, dials and the few numbers of the table itself."""

from __future__ import annotations

from rulewright.kernel.decisions import Refusal
from rulewright.kernel.modifiers import forbidden
from rulewright.kernel.state import State
from rulewright.kernel.values import value
from rulewright.kernel.zones import Seen, Zones
from rulewright.lcg.seating import clockwise

MAX_SEATS = 4
ZONES = Zones(MAX_SEATS)
STAGING = ZONES.shared("staging", "play")
ACTIVE = ZONES.shared("active-location", "play")
QUEST = ZONES.shared("quest", "play")
CAMPAIGN = ZONES.shared("campaign", "play")
PLAY = ZONES.each_seat("play", "play")
ENGAGED = ZONES.each_seat("engaged", "play")
HAND = ZONES.each_seat("hand", "hand", Seen.HOLDER)
DECK = ZONES.each_seat("deck", "deck", Seen.NOBODY, deck=True)
DISCARD = ZONES.each_seat("discard", "discard")
ENCOUNTER_DECK = ZONES.shared("encounter-deck", "deck", Seen.NOBODY, deck=True)
ENCOUNTER_DISCARD = ZONES.shared("encounter-discard", "discard")
QUEST_DECK = ZONES.shared("quest-deck", "aside")
SHADOWS = ZONES.shared("shadow", "shadow", Seen.NOBODY)
REVEALED = ZONES.shared("revealed", "revealed")
PLAYED = ZONES.shared("played", "played")
VICTORY = ZONES.shared("victory-display", "victory")
ASIDE = ZONES.shared("set-aside", "aside")
REMOVED = ZONES.shared("removed", "removed")


PLACES_OF_KIND = {
    "hero": ("play",),
    "ally": ("play",),
    "enemy": ("staging", "engaged"),
    "location": ("staging", "active-location"),
}
"""Where in play cards of a type lie, for those that do not lie just anywhere."""

TOKENS = (
    "damage", "progress", "resources",
    "committed", "attacking", "defending", "attacked", "assailed", "shadows-dealt",
)  # fmt: skip
DAMAGE, PROGRESS, RESOURCES, COMMITTED, ATTACKING, DEFENDING, HAS_ATTACKED, ATTACKED_BY, DEALT = range(len(TOKENS))
"""HAS_ATTACKED: the enemy has made its attack this round. ATTACKED_BY: the seats that have attacked it this round."""
MARKS = frozenset(TOKENS[3:])

DIALS = ("threat", "eliminated", "start", "carried")
THREAT, ELIMINATED, START, CARRIED = range(len(DIALS))
"""START: what a campaign adds to the starting threat. CARRIED: the threat a Nightmare run begins with instead."""

TABLE = ("round", "phase", "step", "first", "shadows", "difficulty", "allies-played", "prisoner")
ROUND, PHASE, STEP, FIRST, SHADOWS_OFF, DIFFICULTY, ALLIES_PLAYED, PRISONER_CHOSEN = range(len(TABLE))
"""PRISONER_CHOSEN: the hero a campaign has recorded as the prisoner, plus 1."""

PHASES = ("setup", "resource", "planning", "quest", "travel", "encounter", "combat", "refresh")
SETUP, RESOURCE, PLANNING, QUEST_PHASE, TRAVEL, ENCOUNTER, COMBAT, REFRESH = range(len(PHASES))

STEP_IDS: list[str] = ["setup"]
"""The steps of the chart by their numbers, in order; the round adds its own."""

THREAT_LIMIT = 50

LEADERSHIP, TACTICS, SPIRIT, LORE, NEUTRAL = "leadership", "tactics", "spirit", "lore", "neutral"
SPHERES = (LEADERSHIP, TACTICS, SPIRIT, LORE)

CHARACTERS = frozenset(("hero", "ally"))


def kind(s: State, piece: int) -> str:
    """The card type the piece has now."""
    return s.rules.catalogue.kind[s.face[piece]]


def is_character(s: State, piece: int) -> bool:
    """Whether the piece is a hero or an ally."""
    return s.rules.catalogue.kind[s.face[piece]] in CHARACTERS


def characters(s: State, seat: int) -> list[int]:
    """The characters in a player's play area."""
    kinds, face = s.rules.catalogue.kind, s.face
    found = []
    for p in s.zones[PLAY + seat]:
        if kinds[face[p]] in CHARACTERS:
            found.append(p)
    return found


def ready_characters(s: State, seat: int) -> list[int]:
    """The characters in a player's play area that are not exhausted."""
    kinds, face, exhausted = s.rules.catalogue.kind, s.face, s.exhausted
    found = []
    for p in s.zones[PLAY + seat]:
        if not exhausted[p] and kinds[face[p]] in CHARACTERS:
            found.append(p)
    return found


def refuse_character(s: State, seat: int, piece: int, rule: str) -> Refusal | None:
    """Why a card is no character of a player that could take part in anything: of another type, out of play, another's.

    `rule` says who may take part.
    """
    if not is_character(s, piece):
        return Refusal("refuse-no-character", rule, piece)
    if s.rules.zones.defs[s.zone[piece]].group != "play":
        return Refusal("refuse-not-in-play", rule, piece)
    if s.controller[piece] != seat:
        return Refusal("refuse-not-yours", rule, piece, more=(("seat", s.controller[piece]),))
    return None


def refuse_ready(s: State, seat: int, piece: int, rule: str, price: str) -> Refusal | None:
    """Why a card is no ready character of a player; `price` is the rule by which one exhausts for it."""
    if s.exhausted[piece]:
        return refuse_character(s, seat, piece, rule) or Refusal("refuse-exhausted", price, piece)
    return refuse_character(s, seat, piece, rule)


def heroes(s: State, seat: int) -> list[int]:
    """The heroes in a player's play area."""
    kinds, face = s.rules.catalogue.kind, s.face
    found = []
    for p in s.zones[PLAY + seat]:
        if kinds[face[p]] == "hero":
            found.append(p)
    return found


def free_to(s: State, what: str, pieces: list[int], seat: int = -1) -> list[int]:
    """Those of the pieces to which no text forbids this; most of the time no text forbids it at all."""
    key = "cannot " + what
    if key not in s.listeners and key not in s.lasting:
        return pieces
    return [p for p in pieces if forbidden(s, what, p, seat) < 0]


def strength(s: State, pieces: list[int], stat: str) -> int:
    """A value of several pieces added together."""
    key = "value " + stat
    changed = key in s.listeners or key in s.lasting
    faces, face = s.rules.catalogue.faces, s.face
    total = 0
    for p in pieces:
        total += value(s, p, stat) if changed else faces[face[p]].stats.get(stat, 0)
    return total


def engaged_with(s: State, piece: int) -> int:
    """The player an enemy is engaged with, or -1."""
    seat = s.zone[piece] - ENGAGED
    return seat if 0 <= seat < MAX_SEATS else -1


def enemies(s: State, zone: int) -> list[int]:
    """The enemies in a zone."""
    pile = s.zones[zone]
    if not pile:
        return []
    kinds, face = s.rules.catalogue.kind, s.face
    found = []
    for p in pile:
        if kinds[face[p]] == "enemy":
            found.append(p)
    return found


def active_location(s: State) -> int:
    """The active location, or -1."""
    zone = s.zones[ACTIVE]
    return zone[0] if zone else -1


def current_quest(s: State) -> int:
    """The quest stage the players are attempting, or -1 during setup."""
    zone = s.zones[QUEST]
    return zone[0] if zone else -1


def plays(s: State, seat: int) -> bool:
    """Whether a player is still in the game."""
    return not s.dials[ELIMINATED][seat]


def player_order(s: State) -> tuple[int, ...]:
    """The players still in the game, the first player first: what `State.order` must be."""
    return clockwise(s.table[FIRST], s.dials[ELIMINATED])


def first_player(s: State) -> int:
    """The first player."""
    return s.table[FIRST]
