"""Decks, and cards that change places unseen.

A deck is lazy. It is a list of three parts, bottom to top: cards whose place at the bottom is settled, a bag whose
order nobody has settled yet, cards whose place on top is settled. Which card of the bag comes next is decided by
chance at the moment somebody needs it; to shuffle is to put everything back into the bag.

A piece is a sleeve, not a card: in the bag only the cards change places, the sleeves come up in a fixed order. So the
id of a hidden piece tells nobody anything.
"""

from __future__ import annotations

from rulewright.kernel.chance import roll
from rulewright.kernel.listening import listen
from rulewright.kernel.state import EVERYBODY, State


def take_top(s: State, deck: int, zone: int) -> int:
    """Put the top card of a deck into another kind of zone; -1 when the deck is empty."""
    taken = take_from_top(s, deck, zone, 1)
    return taken[0] if taken else -1


def take_from_top(s: State, deck: int, zone: int, count: int) -> list[int]:
    """Put so many cards from the top of a deck into another kind of zone, as far as there are so many.

    In a deck no text works, and nothing lies on a card or lasts for it: there is nothing to be taken off.
    """
    s.idle = 0
    pile, taken = s.zones[deck][:], []
    group, onlookers = s.rules.zones.defs[zone].group, s.onlookers[zone]
    while count and pile:
        count -= 1
        piece = pile.pop()
        if s.top[deck]:
            s.top[deck] -= 1
        else:
            bottom = s.bottom[deck]
            others = len(pile) - bottom
            if others < 0:
                s.bottom[deck] -= 1
            else:
                drawn = roll(s, others + 1)
                if drawn < others:
                    swap(s, piece, pile[bottom + drawn])
        ears = s.rules.catalogue.ears[s.face[piece]]
        if group in ears:
            listen(s, piece, ears[group])
        s.serial[piece] += 1
        s.zone[piece] = zone
        s.known[piece] |= onlookers
        taken.append(piece)
    s.zones[deck] = pile
    s.zones[zone] = s.zones[zone] + taken
    return taken


def take_out(s: State, piece: int, zone: int) -> None:
    pile = s.zones[zone] = s.zones[zone][:]
    if pile[-1] == piece and s.top[zone]:
        pile.pop()
        s.top[zone] -= 1
        return
    index = pile.index(piece)
    if index >= len(pile) - s.top[zone]:
        s.top[zone] -= 1
    elif index < s.bottom[zone]:
        s.bottom[zone] -= 1
    del pile[index]


def top_card(s: State, zone: int) -> int:
    """The top card of a deck, settled by chance if it was not yet; -1 when the deck is empty."""
    pile = s.zones[zone]
    if not pile:
        return -1
    if not s.top[zone] and len(pile) > s.bottom[zone]:
        _settle(s, zone)
    return pile[-1]


def top_cards(s: State, zone: int, count: int) -> list[int]:
    """The top cards of a deck, topmost first, settled by chance as needed; fewer when the deck is smaller."""
    pile = s.zones[zone]
    while s.top[zone] < count and s.top[zone] + s.bottom[zone] < len(pile):
        _settle(s, zone)
    return pile[::-1][:count]


def _settle(s: State, zone: int) -> None:
    pile = s.zones[zone]
    start = s.bottom[zone]
    last = len(pile) - s.top[zone] - 1
    swap(s, pile[last], pile[start + roll(s, last - start + 1)])
    s.top[zone] += 1


def shuffle(s: State, zone: int) -> None:
    """Shuffle a deck: nobody knows the place of any card in it."""
    if s.occurrences:
        _remember(s, zone)
    pile = s.zones[zone] = sorted(s.zones[zone])
    s.top[zone] = s.bottom[zone] = 0
    front = s.rules.catalogue.front
    lying = [*map(s.card.__getitem__, pile)]
    cards = sorted(lying)
    if pile and pile[-1] - pile[0] + 1 == len(pile):
        pieces = slice(pile[0], pile[-1] + 1)
        s.card[pieces] = cards
        s.face[pieces] = map(front.__getitem__, cards)
        s.known[pieces] = [0] * len(pile)
        return
    if cards != lying:
        for piece, card in zip(pile, cards, strict=True):
            s.card[piece] = card
            s.face[piece] = front[card]
    if any(map(s.known.__getitem__, pile)):
        for piece in pile:
            s.known[piece] = 0


def _remember(s: State, zone: int) -> None:
    """What has befallen cards that are shuffled now, and is still answered, remembers those that all have seen."""
    for occurrence in s.occurrences:
        lost = {
            fact: s.card[fact.piece]
            for fact in occurrence.facts
            if fact.piece >= 0 and fact.was < 0 and s.zone[fact.piece] == zone and s.known[fact.piece] == EVERYBODY
        }
        if lost:
            occurrence.facts = tuple([fact.lost(lost[fact]) if fact in lost else fact for fact in occurrence.facts])
            occurrence.queue = tuple([(a, e.lost(lost[e]) if e in lost else e) for a, e in occurrence.queue])


def mix(s: State, zone: int, mask: int) -> None:
    """Whoever is not in the mask cannot tell any more which piece of a zone is which, if anybody else could."""
    pile, known = s.zones[zone], s.known
    if len(pile) < 2 or not any(known[p] & ~mask for p in pile):
        return
    for i in range(len(pile) - 1, 0, -1):
        swap(s, pile[i], pile[roll(s, i + 1)])
    for p in pile:
        known[p] &= mask


def swap(s: State, piece: int, other: int) -> None:
    """Two sleeves of a bag change cards."""
    card, face = s.card, s.face
    card[piece], card[other] = card[other], card[piece]
    face[piece], face[other] = face[other], face[piece]
