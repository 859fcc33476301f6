"""Putting the components on the table for a new game, and who sits where."""

from __future__ import annotations

from rulewright.games.meq.board import NUMBERS
from rulewright.games.meq.rulebook import all_cards, rulebook
from rulewright.games.meq.table import (
    BOX,
    COMBAT_DECKS,
    CORRUPTION_DECK,
    ENCOUNTER_DECKS,
    EVENT_DECKS,
    FIGURE,
    HERO_MISSIONS,
    MAP,
    MAX_SEATS,
    MONSTERS,
    PERIL_DECK,
    PILES,
    PLOT_DECK,
    SAURON_MISSIONS,
    SHADOW_DECK,
    SKILL_DECK,
    STARTING_PLOTS,
    SUPPLY,
)
from rulewright.games.meq.vocabulary.printing import DECKS
from rulewright.kernel.cards import Card
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.places import create
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import State
from rulewright.kernel.titles import fold

ZONE_OF_SET = {
    "locations": MAP,
    "heroes": BOX,
    "minions": SUPPLY,
    "characters": SUPPLY,
    "items": SUPPLY,
    "monsters": MONSTERS,
    "zealot": COMBAT_DECKS[0],
    "ravager": COMBAT_DECKS[1],
    "behemoth": COMBAT_DECKS[2],
    "skill": SKILL_DECK,
    "starting-plots": STARTING_PLOTS,
    "plots": PLOT_DECK,
    "shadow": SHADOW_DECK,
    "corruption": CORRUPTION_DECK,
    "perils": PERIL_DECK,
    "missions-sauron": SAURON_MISSIONS,
    "missions-heroes": HERO_MISSIONS,
    **{f"events-{stage + 1}": deck for stage, deck in enumerate(EVENT_DECKS)},
    **dict(zip((*(f"encounters-{name}" for name in DECKS), "encounters-haven"), ENCOUNTER_DECKS, strict=True)),
}
"""Where the components of a set lie before the game begins; those of the heroes come when heroes are chosen."""


def seat_map(
    seats: int | None, given: list[int] | None, named: list[str]
) -> tuple[int, tuple[int, ...], tuple[str, ...]]:
    """How many players there are, which person holds which seat, and the heroes. RulewrightError says what is wrong."""
    known = {fold(card.name): card for card in all_cards() if card.kind == "hero"}
    for name in named:
        if fold(name) not in known:
            raise RulewrightError("error-unknown-hero", name=name, known=", ".join(c.name for c in known.values()))
    heroes = tuple(known[fold(name)].id for name in named)
    for name, hero in zip(named, heroes, strict=True):
        if heroes.count(hero) > 1:
            raise RulewrightError("error-hero-twice", name=name)
    wanted = seats if seats is not None else len(given) if given is not None else max(2, len(heroes) + 1)
    if not 2 <= wanted <= MAX_SEATS:
        raise RulewrightError("error-seats", number=wanted, least=2, most=MAX_SEATS)
    if len(heroes) > wanted - 1:
        raise RulewrightError("error-heroes-for-seats", number=len(heroes), seats=wanted - 1)
    persons = tuple(range(wanted)) if given is None else tuple(given)
    if len(persons) != wanted or set(persons) != set(range(max(persons) + 1)) or persons[0] in persons[1:]:
        raise RulewrightError("error-seats-of-sides", number=wanted)
    return wanted, persons, heroes


def home(card: Card) -> int:
    """The zone where a component lies before the game begins; -1 for the cards of heroes."""
    if card.set == "tokens":
        return PILES[int(card.faces[0].labels["colour"])]
    return ZONE_OF_SET.get(card.set, -1)


def lay_out(s: State, left_out: dict[int, int] | None = None) -> None:
    """Put every component that is not left out (so many copies of a card) in its place; locations come first."""
    catalogue = s.rules.catalogue
    for index, card in enumerate(catalogue.cards):
        zone = home(card)
        copies = card.copies - (left_out or {}).get(index, 0)
        for _ in range(copies if zone >= 0 else 0):
            create(s, index, -1, zone)


def open_table(rules: Rules, seats: int, persons: tuple[int, ...], heroes: tuple[str, ...]) -> State:
    """A position before set-up begins. Heroes that are given are not asked for."""
    s = State.empty(rules, seats, 0, persons)
    lay_out(s)
    assert len(NUMBERS) == len(s.zones[MAP])
    for seat, name in enumerate(heroes, 1):
        wanted = rules.catalogue.by_id(name)
        s.dials[FIGURE][seat] = next(piece for piece in s.zones[BOX] if s.card[piece] == wanted)
    s.stack.append((rules.flow, 0, ()))
    return s


def new_game(seats: int, persons: tuple[int, ...], heroes: tuple[str, ...]) -> State:
    """A new game for so many players."""
    return open_table(rulebook(), seats, persons, heroes)
