"""Decks and pools: drawing, refilling, shuffling together."""

from __future__ import annotations

from rulewright.games.meq.table import DAMAGE_POOL, HAND, LIFE, REFILLED, REST, STACK
from rulewright.kernel.chance import roll
from rulewright.kernel.decks import shuffle, take_top
from rulewright.kernel.occurrences import check_now
from rulewright.kernel.places import move, move_all
from rulewright.kernel.state import State


def refill(s: State, deck: int) -> None:
    """A deck that has run out is made anew from its discard pile."""
    if not s.zones[deck] and s.zones[REFILLED[deck]]:
        move_all(s, REFILLED[deck], deck)
        shuffle(s, deck)
        s.note("log-new-deck", "meq.component-limits.1")


def draw(s: State, deck: int, zone: int) -> int:
    """Put the top card of a deck into a zone; -1 when there is none left. With the last one a new deck is made."""
    refill(s, deck)
    card = take_top(s, deck, zone)
    refill(s, deck)
    return card


def drawable(s: State, deck: int, count: int) -> int:
    """How many of so many cards there are to draw, in the deck and its discard pile."""
    return min(count, len(s.zones[deck]) + len(s.zones[REFILLED[deck]]))


def draw_several(s: State, deck: int, zone: int, count: int) -> list[int]:
    """Put the top cards of a deck into a zone; fewer when there are no more."""
    drawn = [draw(s, deck, zone) for _ in range(count)]
    return [card for card in drawn if card >= 0]


def draw_cards(s: State, seat: int, count: int) -> None:
    """A hero draws cards from the Life Pool, as many as there are. A hand that is too large then is reduced at once."""
    for _ in range(count):
        take_top(s, LIFE + seat, HAND + seat)
    check_now(s)


def shuffle_into_life(s: State, seat: int, *pools: int) -> None:
    """Shuffle pools of a hero (or the hand) into the Life Pool."""
    for pool in pools:
        if pool == STACK:
            for card in s.zones[STACK + seat][:]:
                move(s, card, LIFE + seat)
        else:
            move_all(s, pool + seat, LIFE + seat)
    shuffle(s, LIFE + seat)


def rest_pools(s: State, seat: int) -> None:
    """Shuffle the Rest Pool into the Life Pool."""
    shuffle_into_life(s, seat, REST)


def heal_pools(s: State, seat: int) -> None:
    """Shuffle the Rest Pool and the Damage Pool into the Life Pool."""
    shuffle_into_life(s, seat, REST, DAMAGE_POOL)


def random_card(s: State, zone: int) -> int:
    """A card of a zone at random; -1 when it is empty."""
    pile = s.zones[zone]
    return pile[roll(s, len(pile))] if pile else -1
