"""Observations: what one seat may know of a position, as numbers of a fixed size.

They tell what `game.view(seat)` tells, by the same masks of knowledge, without its words: a row for each piece that the
view shows with an id, how many pieces lie in each zone, the numbers of the table and of the players, and the question.
Everything is a whole number of 16 bits; 0 is nothing, so what is counted from 0 elsewhere is counted from 1 here.
"""

from __future__ import annotations

from functools import cache
from math import prod

import numpy as np
from numpy.typing import NDArray

from rulewright.catalogue import rules
from rulewright.envs.actions import actions, boxes, rules_of
from rulewright.games.registry import module
from rulewright.kernel.game import Game, Json
from rulewright.kernel.knowledge import bit
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import State
from rulewright.language.views import HELD, changed_values

Numbers = NDArray[np.int16]
LIMIT = 32767
GENERAL = ("shown", "card", "title", "zone", "back", "exhausted", "controller", "host", "at", "about", "picked")
"""The columns of a piece in every game. shown: 1 the card is known, 2 only what it acts as, 3 only its back. card,
title, back: their numbers in the lists of the game. zone: the number of the zone. controller: a player. host, at: the
row of the card it lies on, of the place where it stands. about, picked: whether the question is about it, has picked
it. The tokens on it and its values follow."""
SHOWN, CARD, TITLE, ZONE, BACK, EXHAUSTED, CONTROLLER, HOST, AT, ABOUT, PICKED = range(len(GENERAL))
KNOWN, STANDS_IN, HIDDEN = 1, 2, 3
ASKED = ("seat", "player", "rule")
"""The question: the person asked and, for that person alone, the player asked and the clause that asks."""


class Lists:
    """The lists that the numbers of a game count through, the same for every setup of a version; 0 is nothing."""

    def __init__(self, game: str) -> None:
        offered = module(game)
        cards = [card for box in boxes(offered) for card in box]
        book = rules_of(offered)
        self.titles = actions(game).titles
        self.cards = ("", *sorted({card.id for card in cards}))
        self.backs = ("", *sorted({card.back for card in cards} - {""}))
        self.clauses = ("", *sorted(clause.id for clause in rules(game)))
        self.stats = tuple(
            sorted({stat for card in cards for face in (*card.faces, *card.extras) for stat in face.stats})
        )
        self.tokens, self.dials, self.table = book.tokens, book.dials, book.table
        self.zones = tuple(
            place.name if holder < 0 else f"{place.name} {holder}"
            for place, holder in zip(book.zones.defs, book.zones.holder, strict=True)
        )
        self.seats = book.zones.max_seats
        tokens, values = [f"token {name}" for name in self.tokens], [f"value {name}" for name in self.stats]
        self.columns = (*GENERAL, *tokens, *values)
        self.in_box = max(sum(card.copies for card in box) for box in boxes(offered))
        """How many pieces the box has."""
        self.clause_numbers = {clause: number for number, clause in enumerate(self.clauses)}
        self._printed: list[tuple[Rules, Printed]] = []

    def printed(self, book: Rules) -> Printed:
        """What is printed on the cards of these rules, as numbers."""
        for known, printed in self._printed:
            if known is book:
                return printed
        self._printed.append((book, Printed(self, book)))
        return self._printed[-1][1]


class Printed:
    """What is printed on the cards of one catalogue, as numbers: by card and by face."""

    def __init__(self, lists: Lists, book: Rules) -> None:
        ids = {card: number for number, card in enumerate(lists.cards)}
        backs = {back: number for number, back in enumerate(lists.backs)}
        titles = {title: number for number, title in enumerate(lists.titles)}
        self.card = [ids.get(card.id, 0) for card in book.catalogue.cards]
        self.back = [backs.get(card.back, 0) for card in book.catalogue.cards]
        self.title = [titles.get(face.name, 0) for face in book.catalogue.faces]
        self.values = [[face.stats.get(stat, 0) for stat in lists.stats] for face in book.catalogue.faces]


@cache
def lists(game: str) -> Lists:
    """The lists of a game. RulewrightError when there is no such game."""
    return Lists(game)


class Observer:
    """Makes the observations of the games of one setup. It has a row for every piece of the box, or of the setup."""

    def __init__(self, game: Game) -> None:
        self.lists = lists(game.id)
        self.rows = max(self.lists.in_box, len(game.state.card))
        self.shapes: dict[str, tuple[int, ...]] = {
            "table": (len(self.lists.table),),
            "players": (self.lists.seats, len(self.lists.dials)),
            "zones": (len(self.lists.zones),),
            "asked": (len(ASKED),),
            "pieces": (self.rows, len(self.lists.columns)),
        }
        """The parts of an observation, in their order."""
        self.size = sum(prod(shape) for shape in self.shapes.values())

    def split(self, observation: Numbers) -> dict[str, Numbers]:
        """The parts of an observation, by name, each in its shape."""
        parts, first = {}, 0
        for name, shape in self.shapes.items():
            parts[name] = observation[first : first + prod(shape)].reshape(shape)
            first += prod(shape)
        return parts

    def observe(self, game: Game, seat: int) -> Numbers:
        """What a seat may know."""
        observation = np.zeros(self.size, np.int16)
        parts, s = self.split(observation), game.state
        parts["table"][:] = [small(number) for number in s.table]
        if s.dials:
            parts["players"][: s.seats] = np.clip(np.array(s.dials).T, -LIMIT, LIMIT)
        holders = s.rules.zones.holder
        parts["zones"][:] = [len(pile) if holders[i] < s.seats else 0 for i, pile in enumerate(s.zones)]
        pieces, rows = Sight(self.lists, s, seat).rows()
        if pieces:
            parts["pieces"][pieces] = rows
        self._ask(game, seat, parts["asked"], parts["pieces"])
        return observation

    def _ask(self, game: Game, seat: int, asked: Numbers, pieces: Numbers) -> None:
        decision = game.decision
        if decision is None:
            return
        asked[0] = decision.seat + 1
        if decision.seat == seat:
            asked[1:] = decision.player + 1, self.lists.clause_numbers.get(decision.rule, 0)
            pieces[list(decision.about), ABOUT] = 1
            pieces[list(decision.picked), PICKED] = 1


def small(number: int) -> int:
    """A number that 16 bits can hold."""
    return max(-LIMIT, min(LIMIT, number))


class Sight:
    """The pieces of a position as one person sees them: those that the view shows with an id (`language/views.py`)."""

    def __init__(self, numbers: Lists, s: State, seat: int) -> None:
        self.s = s
        self.mask = bit(seat)
        self.stats = numbers.stats
        self.printed = numbers.printed(s.rules)
        self.changed: dict[int, dict[str, Json]] = changed_values(s)
        self.no_tokens = [0] * len(numbers.tokens)
        self.nothing_more = [0] * (len(numbers.tokens) + len(numbers.stats))

    def rows(self) -> tuple[list[int], list[list[int]]]:
        """The pieces that are seen, and the row of each."""
        s, mask = self.s, self.mask
        zones, known = s.rules.zones, s.known
        pieces: list[int] = []
        rows: list[list[int]] = []
        for number, (place, holder, pile) in enumerate(zip(zones.defs, zones.holder, s.zones, strict=True)):
            if not pile or holder >= s.seats:
                continue
            if place.deck:
                seen = [p for p in pile if known[p] & mask]
            elif place.seen in HELD and not s.onlookers[number] & mask:
                lying = [p for p in pile if s.host[p] >= 0 or p in s.at]
                seen = lying if place.facedown else [p for p in pile if known[p] & mask or p in lying]
            else:
                seen = pile
            in_play = place.group == "play" and seen is pile
            for p in seen:
                pieces.append(p)
                rows.append(self.row(p, number + 1, in_play))
        return pieces, rows

    def row(self, p: int, zone: int, in_play: bool) -> list[int]:
        """What is seen of a piece."""
        s, printed = self.s, self.printed
        face, card = s.face[p], s.card[p]
        host, at = s.host[p] + 1, s.at.get(p, -1) + 1
        if s.known[p] & self.mask:
            shown, number = KNOWN, printed.card[card]
        elif face == s.rules.catalogue.front[card] or not s.rules.stands_in(s, p):
            return [HIDDEN, 0, 0, zone, printed.back[card], 0, 0, host, at, 0, 0, *self.nothing_more]
        else:
            shown, number = STANDS_IN, 0
        title, values = printed.title[face], printed.values[face]
        if not in_play:
            return [shown, number, title, zone, 0, 0, 0, host, 0, 0, 0, *self.no_tokens, *values]
        if p in self.changed:
            now = self.changed[p]
            values = [small(now[stat]) if stat in now else old for stat, old in zip(self.stats, values, strict=True)]  # type: ignore[arg-type]
        tokens = [small(column[p]) for column in s.tokens]
        laid = (int(s.exhausted[p] != 0), s.controller[p] + 1, host, at)
        return [shown, number, title, zone, 0, *laid, 0, 0, *tokens, *values]
