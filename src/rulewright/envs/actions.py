"""Integers for actions: one table for each game, made of its verbs and the titles of its cards.

An integer means the same in every position and setup of a version: to play a card with this title, to choose the second
of those with that title, the number 3. What the table has no line for (a tenth copy, a number beyond 31) is told by its
place among the options. So no two options of a question share an integer, as long as there are at most MOST_OPTIONS.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from rulewright.games.registry import module
from rulewright.kernel.abilities import Usable
from rulewright.kernel.cards import Card, Face, is_chosen
from rulewright.kernel.chance import seeded
from rulewright.kernel.decisions import VERBS, VerbForm, back_on_board
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.module import Module
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import Choice, Pending, State

WAIT = 0
"""The action of a seat that is not asked."""
MOST_OPTIONS = 256
"""No question has more options; `benchmarks/doors.py` counts how many questions of random games have."""
MOST_COPIES = 3
"""Of cards with one title that are on offer together so many have a line each."""
MOST_STAND_INS = 12
"""The same for titles that no card of the box has: any card may come to act as such a thing."""
NUMBERS = 32
BRANCHES = 16
SEATS = 8


class Block(NamedTuple):
    """The lines of one verb: where they begin, and for a verb about cards where those of each title begin."""

    first: int
    size: int
    starts: tuple[int, ...] = ()
    copies: tuple[int, ...] = ()
    abilities: tuple[int, ...] = ()


class Actions:
    """The table of one game."""

    def __init__(self, offered: Module) -> None:
        self.verbs: dict[str, VerbForm] = {**VERBS, **rules_of(offered).verbs}
        faces = [face for box in boxes(offered) for card in box for face in (*card.faces, *card.extras)]
        self.titles = ("", *sorted({face.name for face in faces}))
        self.number_of = {title: number for number, title in enumerate(self.titles)}
        copies = most_copies(offered)
        kept = [max(1, copies[title]) for title in self.titles]
        alike = self._alike(faces)
        self.blocks: dict[str, Block] = {}
        first = WAIT + 1
        for verb in sorted(self.verbs):
            block = self._block(first, self.verbs[verb], kept, alike)
            self.blocks[verb] = block
            first += block.size
        self.other = first
        """With this integer begin those that only say which option is meant."""
        self.size = first + MOST_OPTIONS
        self._titles_of_faces: list[tuple[Rules, list[int]]] = []

    def _alike(self, faces: Iterable[Face]) -> list[int]:
        """For each title: how many abilities of one card are used alike, at least 1."""
        most = [1] * len(self.titles)
        for face in faces:
            chosen = [is_chosen(ability) for ability in face.abilities if isinstance(ability, Usable)]
            number = self.number_of[face.name]
            most[number] = max(most[number], chosen.count(True), chosen.count(False))
        return most

    def _block(self, first: int, form: VerbForm, kept: list[int], alike: list[int]) -> Block:
        if form.a != "piece":
            return Block(first, {"": 1, "seat": SEATS, "number": NUMBERS, "branch": BRANCHES}[form.a])
        abilities = alike if form.b == "ability" else [1] * len(alike)
        starts, size = [], 0
        for copies, several in zip(kept, abilities, strict=True):
            starts.append(size)
            size += copies * several
        return Block(first, size, tuple(starts), tuple(kept), tuple(abilities))

    def of(self, s: State, pending: Pending) -> list[int]:
        """The integers of the options of a question, in their order."""
        if len(pending.choices) > MOST_OPTIONS:
            raise RulewrightError("error-options", number=len(pending.choices), most=MOST_OPTIONS)
        titles = self._of_faces(s.rules)
        seen: dict[int, int] = {}
        found = []
        for index, choice in enumerate(pending.choices):
            line, copies = self._line(s, choice, titles)
            number = seen[line] = seen.get(line, 0) + 1
            found.append(line + number - 1 if number <= copies else self.other + index)
        return found

    def _line(self, s: State, choice: Choice, titles: list[int]) -> tuple[int, int]:
        """The first of the lines of a choice, and how many there are; no lines where the table has none."""
        form, block = self.verbs[choice.verb], self.blocks[choice.verb]
        if form.a != "piece":
            line = 0 if not form.a else choice.a
            return (block.first + line, 1) if 0 <= line < block.size else (self.size, 0)
        title = 0 if choice.a < 0 else titles[s.face[self._named(s, choice.a)]]
        if title < 0:
            return self.size, 0
        ability = 0
        if form.b == "ability" and choice.a >= 0:
            ability = max(0, s.rules.catalogue.ability_number(s.face[choice.a], choice.b) - 1)
            if ability >= block.abilities[title]:
                return self.size, 0
        copies = block.copies[title]
        return block.first + block.starts[title] + ability * copies, copies

    def _named(self, s: State, piece: int) -> int:
        """The piece whose title an option goes by: of what stands hidden on a board the place."""
        return s.at[piece] if back_on_board(s, piece) else piece

    def _of_faces(self, rules: Rules) -> list[int]:
        """For each face in these rules the number of its title, -1 where the table does not know it."""
        for known, titles in self._titles_of_faces:
            if known is rules:
                return titles
        titles = [self.number_of.get(face.name, -1) for face in rules.catalogue.faces]
        self._titles_of_faces.append((rules, titles))
        return titles

    def name(self, action: int) -> str:
        """What an integer means, in English."""
        if action == WAIT:
            return "wait"
        if action >= self.other:
            return f"option {action - self.other}"
        verb = max((verb for verb in self.blocks if self.blocks[verb].first <= action), key=self._first)
        form, block = self.verbs[verb], self.blocks[verb]
        line = action - block.first
        if form.a != "piece":
            return form.key.format(a=line + 1 if form.a in ("seat", "branch") else line)
        title = max(i for i, start in enumerate(block.starts) if start <= line)
        ability, copy = divmod(line - block.starts[title], block.copies[title])
        name = form.key.format(a=self.titles[title])
        name += f" (ability {ability + 1})" if block.abilities[title] > 1 else ""
        return name if not copy else f"{name} #{copy + 1}"

    def _first(self, verb: str) -> int:
        return self.blocks[verb].first


def boxes(offered: Module) -> list[list[Card]]:
    """Every card of a game, in the wording of each edition, and what its rules have besides."""
    editions = offered.info().options.get("edition", ("",))
    return [*(offered.cards(edition) for edition in editions), rules_of(offered).catalogue.cards]


def most_copies(offered: Module) -> Counter[str]:
    """How many pieces with a title have lines of their own: as many as the box has, up to a number.

    Several figures stand at a place, and an option to choose one goes by the title of the place.
    """
    most = Counter[str]()
    *printed, all_cards = boxes(offered)
    for box in printed:
        copies = Counter[str]()
        for card in box:
            copies.update(dict.fromkeys({face.name for face in (*card.faces, *card.extras)}, card.copies))
        most |= Counter({title: min(MOST_COPIES, number) for title, number in copies.items()})
    stand_ins = {face.name for card in all_cards for face in (*card.faces, *card.extras)} - most.keys()
    most |= dict.fromkeys(stand_ins, MOST_STAND_INS)
    layout, catalogue = offered.layout(), rules_of(offered).catalogue
    places = layout.map.places if layout is not None and layout.map is not None else ()
    most |= Counter({catalogue.cards[catalogue.by_id(place.card)].name: MOST_COPIES for place in places})
    return most


def rules_of(offered: Module) -> Rules:
    """The rules of the usual setup. Verbs, zones, tokens and dials are the same in every edition and scenario."""
    return offered.begin({}, seeded(0)).rules


@cache
def actions(game: str) -> Actions:
    """The table of a game. RulewrightError when there is no such game."""
    return Actions(module(game))
