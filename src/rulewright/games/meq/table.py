"""What lies on the table: zones, tokens, dials and the numbers of the table itself.

Sauron has seat 0, the heroes have the seats after it. Locations, heroes, minions, characters, monster tokens and cards
are pieces; figures and tokens stand at locations (`State.at`), and so does a plot or event where its marker lies.
"""

from __future__ import annotations

from rulewright.games.meq.board import COLOURS, PLACES
from rulewright.kernel.state import State
from rulewright.kernel.zones import Seen, Zones

MAX_SEATS = 4
SAURON = 0
EVIL, GOOD = 0, 1
"""The two teams."""

ZONES = Zones(MAX_SEATS)
MAP = ZONES.shared("map", "play")
FIGURES = ZONES.shared("figures", "play")
TOKENS_ON_BOARD = ZONES.of_team("monster-tokens", "play", EVIL)
PLOT_SPACES = tuple(ZONES.shared(f"plot-{n}", "play") for n in (1, 2, 3))
EVENT = ZONES.shared("event", "play")
MONSTERS = ZONES.shared("monsters", "play")
AREA = ZONES.each_seat("area", "play")
STACK = ZONES.each_seat("stack", "play")
HAND = ZONES.each_seat("hand", "hand", Seen.HOLDER)
LAID = ZONES.each_seat("laid", "laid", Seen.HOLDER)
LIFE = ZONES.each_seat("life", "deck", Seen.NOBODY, deck=True)
REST = ZONES.each_seat("rest", "pool")
DAMAGE_POOL = ZONES.each_seat("damage", "pool", Seen.NOBODY)
ADVANCED = ZONES.each_seat("advanced", "aside")
DRAWN = ZONES.each_seat("drawn", "drawn", Seen.HOLDER)
SHADOW_HAND = ZONES.of_team("shadow-hand", "hand", EVIL)
PLOT_HAND = ZONES.of_team("plot-hand", "hand", EVIL)
SAURON_MISSION = ZONES.of_team("sauron-mission", "mission", EVIL)
HERO_MISSION = ZONES.of_team("hero-mission", "mission", GOOD)
SUPPLY = ZONES.shared("supply", "supply")
REVEALED = ZONES.shared("revealed", "revealed")
SPENT = ZONES.shared("spent", "discard")
BOX = ZONES.shared("box", "box")
"""MAP: the locations. FIGURES: heroes, minions and characters on the board. MONSTERS: the reference cards. AREA: the
play area of a hero: quests, items, Corruption. STACK: combat stacks, LAID: the card of a round before it is revealed;
those of seat 0, and its HAND, are for the monster or minion that fights. DRAWN: cards one has drawn to choose from.
SUPPLY: characters, items, minions that wait. REVEALED: a card whose effect is carried out. SPENT: monster combat cards
discarded in a combat."""


def deck(name: str) -> int:
    """Declare a deck in the middle of the table."""
    return ZONES.shared(name, "deck", Seen.NOBODY, deck=True)


def discards(name: str) -> int:
    """Declare a discard pile."""
    return ZONES.shared(name, "discard")


STAGES = 3
DECKS = ("shadow", "plots", "corruption", "perils", "skills")
SHADOW_DECK, PLOT_DECK, CORRUPTION_DECK, PERIL_DECK, SKILL_DECK = (deck(name) for name in DECKS)
SHADOW_DISCARD, PLOT_DISCARD, CORRUPTION_DISCARD, PERIL_DISCARD, SKILL_DISCARD = (
    discards(f"{name}-discard") for name in DECKS
)
EVENT_DECKS = tuple(deck(f"events-{n + 1}") for n in range(STAGES))
EVENT_DISCARDS = tuple(discards(f"events-{n + 1}-discard") for n in range(STAGES))
HAVEN_DECK = COLOURS
ENCOUNTER_DECKS = tuple(deck(f"encounters-{n + 1}") for n in range(COLOURS + 1))
ENCOUNTER_DISCARDS = tuple(discards(f"encounters-{n + 1}-discard") for n in range(COLOURS + 1))
PILES = tuple(deck(f"pile-{n + 1}") for n in range(COLOURS))
PILE_DISCARDS = tuple(discards(f"pile-{n + 1}-discard") for n in range(COLOURS))
COMBAT_DECKS = tuple(deck(f"{name}-deck") for name in ("zealot", "ravager", "behemoth"))
STARTING_PLOTS = deck("starting-plots")
SAURON_MISSIONS, HERO_MISSIONS = deck("sauron-missions"), deck("hero-missions")
"""The last of the encounter decks is that of the Havens. Missions that were not drawn are never seen."""

REFILLED = {
    SHADOW_DECK: SHADOW_DISCARD,
    PLOT_DECK: PLOT_DISCARD,
    CORRUPTION_DECK: CORRUPTION_DISCARD,
    PERIL_DECK: PERIL_DISCARD,
    SKILL_DECK: SKILL_DISCARD,
    **dict(zip(EVENT_DECKS, EVENT_DISCARDS, strict=True)),
    **dict(zip(ENCOUNTER_DECKS, ENCOUNTER_DISCARDS, strict=True)),
    **dict(zip(PILES, PILE_DISCARDS, strict=True)),
}
"""The discard pile that becomes a new deck when a deck runs out."""

TOKENS = ("influence", "favor", "damage")
INFLUENCE, FAVOR_THERE, DAMAGE = range(len(TOKENS))

ATTRIBUTES = ("fortitude", "strength", "agility", "wisdom")
FORTITUDE, STRENGTH, AGILITY, WISDOM = ATTRIBUTES
MOST_LEVELS = 2
DIALS = ("figure", "favor", *(f"{attribute}-levels" for attribute in ATTRIBUTES), "quests", "gained", "defeated")
(
    FIGURE, FAVOR, FORTITUDE_LEVELS, STRENGTH_LEVELS, AGILITY_LEVELS, WISDOM_LEVELS, QUESTS, GAINED, DOWN,
) = range(len(DIALS))  # fmt: skip
"""FIGURE: the piece that is the figure of a hero, and also the hero sheet; 0 before a hero is chosen. QUESTS: which
quests of the own ones are completed, as bits. GAINED: favor gained in this turn.
DOWN: the hero is defeated and has not recovered yet."""
STARTING_DONE, ADVANCED_DONE = 1, 2

MARKERS = ("green", "yellow", "red", "black")
TABLE = (
    "round", "step", "turn", *MARKERS, "pool", "influence-track", "draw-track", "command-track", "shadow-played",
    "reached", "arrived", "slowed", "hero-turn", "travels", "moves", "explored", "dark-path", "finale", "victory",
)  # fmt: skip
(
    ROUND, STEP, TURN, GREEN, YELLOW, RED, BLACK, POOL, INFLUENCE_TRACK, DRAW_TRACK, COMMAND_TRACK, SHADOW_PLAYED,
    REACHED, ARRIVED, SLOWED, HERO_TURN, TRAVELS, MOVES, EXPLORED, DARK_PATH, FINALE,
    VICTORY,
) = range(len(TABLE))  # fmt: skip
"""TURN: whose turn it is. The tracks: which of their spaces hold an action token, as bits from the left. REACHED and
ARRIVED: the highest stage entered so far, and the one whose minions have come. SLOWED: spaces the green marker advances
less in the next Story step. HERO_TURN: which of the turns of the only hero in a round. TRAVELS, MOVES: Travel steps and
moves of this turn. EXPLORED: no more exploring before the next move. FINALE: the Finale has begun. VICTORY: whether
the last combat was won."""
SAURON_MARKERS = (YELLOW, RED, BLACK)
TRACKS = (INFLUENCE_TRACK, DRAW_TRACK, COMMAND_TRACK)

STEPS = (
    "setup", "rally", "story", "plot", "event", "action", "hero-draw", "rest", "ambush", "travel", "encounter",
    "finale",
)  # fmt: skip
(
    SETUP, RALLY, STORY, PLOT_STEP, EVENT_STEP, ACTION, HERO_DRAW, REST_STEP, AMBUSH, TRAVEL, ENCOUNTER, THE_FINALE,
) = range(len(STEPS))  # fmt: skip


def team(seat: int) -> int:
    """Sauron is one side, the heroes are the other."""
    return EVIL if seat == SAURON else GOOD


def heroes(s: State) -> range:
    """The seats of the heroes."""
    return range(1, s.seats)


def kind(s: State, piece: int) -> str:
    """What a piece is."""
    return s.rules.catalogue.kind[s.face[piece]]


def label(s: State, piece: int, name: str) -> str:
    """A printed word of a piece: its type, its region, its deck."""
    return s.rules.catalogue.faces[s.face[piece]].labels.get(name, "")


def stat(s: State, piece: int, name: str) -> int:
    """A printed number of a piece."""
    return s.rules.catalogue.faces[s.face[piece]].stats.get(name, 0)


def figure(s: State, seat: int) -> int:
    """The figure of a hero, which is also the hero sheet."""
    return s.dials[FIGURE][seat]


def place_of(s: State, seat: int) -> int:
    """The location where a hero is."""
    return s.at[s.dials[FIGURE][seat]]


def standing(s: State, place: int, what: str) -> list[int]:
    """The figures or tokens of a kind at a location."""
    return [piece for piece in s.standing.get(place, ()) if kind(s, piece) == what]


def enemies_at(s: State, place: int) -> list[int]:
    """The monster tokens and minions at a location."""
    return [piece for piece in s.standing.get(place, ()) if kind(s, piece) in ("monster-token", "minion")]


def heroes_at(s: State, place: int) -> list[int]:
    """The heroes at a location, by seat."""
    return sorted(s.controller[piece] for piece in s.standing.get(place, ()) if kind(s, piece) == "hero")


def corruption(s: State, seat: int) -> list[int]:
    """The Corruption cards of a hero."""
    return [piece for piece in s.zones[AREA + seat] if kind(s, piece) == "corruption"]


def active_plots(s: State) -> list[int]:
    """The plots on the active plot track, in the order of the spaces."""
    return [piece for zone in PLOT_SPACES for piece in s.zones[zone]]


def is_location(piece: int) -> bool:
    """Whether a piece is a location: they are the first ones."""
    return piece in PLACES


IN_BOX = {"influence": 80, "favor": 30, "damage-of-1": 20, "damage-of-3": 10, "current-player": 1}
"""The tokens of the box that are no pieces. Of the first four kinds more may lie on the table, as substitutes."""


def left_in_supply(s: State) -> dict[str, int]:
    """How much influence and favor, and how many points of damage, the tokens of the box still have to give."""
    influence = s.table[POOL] + sum(s.tokens[INFLUENCE])
    favor = sum(s.dials[FAVOR]) + sum(s.tokens[FAVOR_THERE])
    points = IN_BOX["damage-of-1"] + 3 * IN_BOX["damage-of-3"]
    return {
        "influence": max(0, IN_BOX["influence"] - influence),
        "favor": max(0, IN_BOX["favor"] - favor),
        "damage": max(0, points - sum(s.tokens[DAMAGE])),
    }
