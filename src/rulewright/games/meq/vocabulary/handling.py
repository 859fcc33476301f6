"""What texts do with cards and tokens, as events: looking, drawing, discarding, shuffling, handing on.

`piece` is the card, `seat` whose it is or who does it, `other` the zone it goes to, or the deck it is about.
"""

from __future__ import annotations

from rulewright.games.meq.board import COLOUR
from rulewright.games.meq.events import TOKEN_PLACED, place_token
from rulewright.games.meq.flow.perils import reshuffle
from rulewright.games.meq.flow.piles import draw, draw_several, refill, shuffle_into_life
from rulewright.games.meq.table import (
    AREA,
    CORRUPTION_DECK,
    CORRUPTION_DISCARD,
    DAMAGE_POOL,
    DRAWN,
    FAVOR_THERE,
    HAND,
    LIFE,
    PILES,
    PLOT_DECK,
    PLOT_DISCARD,
    PLOT_HAND,
    REST,
    SAURON,
    SHADOW_DECK,
    SHADOW_DISCARD,
    SHADOW_HAND,
    SLOWED,
    SPENT,
    STACK,
    kind,
)
from rulewright.kernel.chance import roll
from rulewright.kernel.decks import shuffle, take_top
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.places import control, move, rearrange, show
from rulewright.kernel.state import State

POOLS = {"hand": HAND, "rest": REST, "damage": DAMAGE_POOL, "stack": STACK}
HANDS = {PLOT_DECK: PLOT_HAND, SHADOW_DECK: SHADOW_HAND}


def random_cards(s: State, zone: int, count: int) -> list[int]:
    """Some cards of a zone at random."""
    left = s.zones[zone][:]
    return [left.pop(roll(s, len(left))) for _ in range(min(count, len(left)))]


# ---- looking


def see(s: State, e: Event) -> None:
    """A player learns what a piece is."""
    show(s, e.piece, 1 << s.persons[e.seat])


def search(s: State, e: Event) -> None:
    """A player looks through a deck."""
    for card in s.zones[e.other]:
        show(s, card, 1 << s.persons[e.seat])


SEES = EventKind("sees-piece", see, rule="meq.monster-tokens.3")
SEARCHES = EventKind("searches-deck", search, rule="meq.plot-card.7")


# ---- where cards go


def _put(s: State, e: Event) -> None:
    move(s, e.piece, e.other)


def _put_under(s: State, e: Event) -> None:
    move(s, e.piece, e.other, bottom=True)


def _shuffle(s: State, e: Event) -> None:
    shuffle(s, e.other)


def _refill(s: State, e: Event) -> None:
    refill(s, e.other)


def _discard(s: State, e: Event) -> None:
    if e.seat == SAURON:
        move(s, e.piece, SPENT)
        s.note("log-enemy-discards", "meq.combat-card.4", ("piece", e.piece))
    else:
        move(s, e.piece, REST + e.seat)
        s.note("log-discards", "meq.rest-pool.2", ("seat", e.seat), ("piece", e.piece))


def _lose(s: State, e: Event) -> None:
    move(s, e.piece, PLOT_DISCARD if kind(s, e.piece) == "plot" else SHADOW_DISCARD)
    s.note("log-sauron-loses", s.rules.cite_card(s, e.source, "effect"), ("piece", e.piece))


PUT = EventKind("put", _put, rule="meq.component-limits.1")
PUT_UNDER = EventKind("put-under", _put_under, rule="meq.component-limits.1")
DECK_SHUFFLED = EventKind("deck-shuffled", _shuffle, rule="meq.component-limits.1")
DECK_REFILLED = EventKind("deck-refilled", _refill, rule="meq.component-limits.1")
CARD_DISCARDED = EventKind("card-discarded", _discard, rule="meq.rest-pool.2")
"""From the hand of a hero to the Rest Pool, from that of an enemy to the spent combat cards."""
SAURON_LOSES = EventKind("sauron-loses", _lose)
"""A Plot or Shadow card goes to its discard pile, by the text of the source."""


# ---- drawing


def _draw(s: State, e: Event) -> None:
    drawn = sum(take_top(s, e.other, HAND + e.seat) >= 0 for _ in range(e.amount))
    if drawn:
        message = "log-sauron-draws" if e.seat == SAURON else "log-hero-draws"
        s.note(message, s.rules.cite_card(s, e.source, "effect"), ("seat", e.seat), ("number", drawn))


def _sauron_draws(s: State, e: Event) -> None:
    drawn = draw_several(s, e.other, HANDS[e.other], e.amount)
    message = "log-sauron-draws-plot" if e.other == PLOT_DECK else "log-sauron-draws-shadow"
    s.note(message, s.rules.cite_card(s, e.source, "effect"), ("number", len(drawn)))


def _draw_corruption(s: State, e: Event) -> None:
    draw_several(s, CORRUPTION_DECK, DRAWN + e.seat, e.amount)


def _bury(s: State, e: Event) -> None:
    for _ in range(e.amount):
        card = take_top(s, e.other, STACK + e.seat)
        if card >= 0:
            rearrange(s, STACK + e.seat, [card, *s.zones[STACK + e.seat][:-1]])
            s.note("log-buried", "meq.combat-terms.13", ("piece", card))


DRAWS = EventKind("draws-from", _draw, rule="meq.life-pool.2")
"""Cards of a deck (`other`) come to the hand of a hero, or of the enemy in a combat."""
SAURON_DRAWS = EventKind("sauron-draws", _sauron_draws)
CORRUPTION_DRAWN = EventKind("corruption-drawn", _draw_corruption, rule="meq.peril-cards.7")
BURIED = EventKind("buried", _bury, rule="meq.combat-terms.13")
"""The top cards of a deck go under a combat stack."""


# ---- pools


def _shuffle_back(s: State, e: Event) -> None:
    pools = [POOLS[pool] for pool in e.how.split("-")]
    message = "log-shuffles-back" if any(s.zones[pool + e.seat] for pool in pools) else "log-shuffles-life"
    shuffle_into_life(s, e.seat, *pools)
    s.note(message, s.rules.cite_card(s, e.source, "effect"), ("seat", e.seat))


def _damage_to_rest(s: State, e: Event) -> None:
    pile = s.zones[DAMAGE_POOL + e.seat]
    moved = pile if e.amount < 0 else pile[len(pile) - min(e.amount, len(pile)) :]
    if moved:
        s.note("log-damage-to-rest", s.rules.cite_card(s, e.source, "effect"), ("seat", e.seat))
    for card in reversed(moved[:]):
        move(s, card, REST + e.seat)
    if e.amount < 0:
        rest = s.zones[REST + e.seat][:]
        for i in range(len(rest) - 1, 0, -1):
            j = roll(s, i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        rearrange(s, REST + e.seat, rest)


def _life_to_rest(s: State, e: Event) -> None:
    moved = min(e.amount, len(s.zones[LIFE + e.seat]))
    for _ in range(moved):
        take_top(s, LIFE + e.seat, REST + e.seat)
    if moved:
        s.note("log-life-to-rest", s.rules.cite_card(s, e.source, "effect"), ("seat", e.seat), ("number", moved))


SHUFFLES_BACK = EventKind("shuffles-back", _shuffle_back, rule="meq.rest-pool.3")
"""`how` names the pools, joined by dashes."""
DAMAGE_TO_REST = EventKind("damage-to-rest", _damage_to_rest, rule="meq.damage-pool.3")
"""So many cards of the Damage Pool; all of them (-1) shuffled."""
LIFE_TO_REST = EventKind("life-to-rest", _life_to_rest, rule="meq.life-pool.2", unsettles=True)


# ---- what only one text does


def _muster(s: State, e: Event) -> tuple[Event, ...]:
    token = draw(s, PILES[COLOUR[e.piece]], DRAWN + SAURON)
    placed = Event(TOKEN_PLACED, token, other=e.piece)
    place_token(s, placed)
    return (placed,)


def _slow(s: State, e: Event) -> None:
    s.table[SLOWED] += e.amount


def _hand_on(s: State, e: Event) -> None:
    move(s, e.piece, AREA + e.seat)
    control(s, e.piece, e.seat)
    s.note("log-corrupted", "meq.shadow-card.4", ("piece", e.piece), ("seat", e.seat))


def _entrust(s: State, e: Event) -> None:
    move(s, e.piece, AREA + e.seat)
    control(s, e.piece, e.seat)
    s.tokens[FAVOR_THERE][e.piece] = e.amount
    s.note("log-entrusted", "meq.event-card.5", ("seat", e.seat), ("piece", e.piece))


def _back_into_deck(s: State, e: Event) -> None:
    move(s, e.piece, CORRUPTION_DISCARD)
    reshuffle(s, CORRUPTION_DECK, CORRUPTION_DISCARD)


TOKEN_MUSTERED = EventKind("token-mustered", _muster, rule="meq.monster-tokens.1")
"""A token of its colour is drawn and placed in a location."""
HEROES_SLOWED = EventKind("heroes-slowed", _slow, rule="meq.shadow-card.4")
HANDED_ON = EventKind("handed-on", _hand_on, rule="meq.shadow-card.4")
"""A Corruption card goes to another hero."""
ENTRUSTED = EventKind("entrusted", _entrust, rule="meq.event-card.5")
"""A card goes to a hero with so much favor on it."""
BACK_INTO_DECK = EventKind("back-into-deck", _back_into_deck, rule="meq.corruption.5")
