"""The options of a question, numbered. The numbers stay while a question picks several things one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rulewright.kernel.game import Decision, Game, Option
from rulewright.kernel.steps import Step

Thing = tuple[str, int, int]
"""What an option does: its verb and what it is about."""

REMEMBERED = 100
"""So many choices back the picks of a question are still known when they are taken back to."""


@dataclass(frozen=True)
class Item:
    """A line of the menu. `index` is the place of the option now, None for one that is picked and not on offer.

    `piece` is the card it is about, -1 if none; `out` is the way out of the question: pass, done, none of these.
    """

    number: int
    text: str
    thing: Thing
    piece: int
    index: int | None
    picked: bool
    out: bool


class Asked(NamedTuple):
    """What makes two questions one: who is asked by which step, and how many lines the log had."""

    node: Step
    player: int
    lines: int


class Made(NamedTuple):
    """A choice that a person made: after how many choices, to which question, with which numbers.

    `before` is the game when it was made, in which the option can still be told in any language.
    """

    after: int
    asked: Asked | None
    thing: Thing
    place: int
    before: Game
    numbers: dict[Thing, int]

    @property
    def option(self) -> Option:
        """The option that was chosen."""
        decision = self.before.decision
        assert decision is not None
        return decision.options[self.place]


class Menu:
    """Remembers the numbers of a question as long as it is put again and again, and what was picked so far."""

    def __init__(self, game: Game, ways_out: tuple[str, ...]) -> None:
        self._game = game
        self._ways_out = ways_out
        self._made: list[Made] = []
        self._numbers: dict[Thing, int] = {}
        self._asked: Asked | None = None

    def begin(self) -> None:
        """Look at a question that has nothing to do with those before. In a game that was left while somebody was
        picking, the picks are made once more."""
        steps = self._picks_before()
        again = list(self._game.choices())[-steps:] if steps else []
        if again:
            self._game.undo(steps)
        self._numbers = {}
        self._asked = self._question()
        self._number()
        for index in again:
            self.choose(index)
            self._number()

    def _picks_before(self) -> int:
        """How many of the last choices were picks of the question that waits."""
        decision = self._game.decision
        steps = 0
        earlier = self._game.clone()
        while decision is not None and decision.picked and next(earlier.choices(), None) is not None:
            earlier.undo()
            before = earlier.decision
            if before is None or not _goes_on(before, decision):
                break
            steps, decision = steps + 1, before
        return 0 if any(self._game.automatic()[-steps:]) else steps

    def _question(self) -> Asked | None:
        decision = self._game.decision
        if decision is None:
            return None
        return Asked(decision.pending.node, decision.player, len(self._game.entries()))

    def _things(self) -> list[Thing]:
        pending = self._game.state.pending
        return [] if pending is None else [choice.as_tuple() for choice in pending.choices]

    def _number(self) -> None:
        for thing in self._things():
            self._numbers.setdefault(thing, len(self._numbers) + 1)

    def choose(self, index: int, remember: bool = False) -> None:
        """Choose an option. It is a pick when the same question is put again and nothing has happened meanwhile."""
        game = self._game
        after = len(list(game.choices()))
        made = Made(after, self._asked, self._things()[index], index, game.clone(), self._numbers)
        if remember:
            game.remember(made.option.key)
        else:
            game.choose(index)
        self._made = [*self._made[-REMEMBERED:], made]

    def settle(self) -> None:
        """After a choice, and what bots chose since: the same question goes on, or another one begins."""
        if self._asked is not None and self._question() == self._asked and self.picks():
            self._number()
        else:
            self.begin()

    def undone(self, choices: int) -> None:
        """So many choices are left after some were taken back."""
        numbers: dict[Thing, int] | None = None
        while self._made and self._made[-1].after >= choices:
            numbers = self._made.pop().numbers
        self._asked = self._question()
        self._numbers = numbers if numbers is not None else {}
        self._number()

    def picks(self) -> list[Made]:
        """What was picked so far for the question that waits, oldest first."""
        after = len(list(self._game.choices()))
        found: list[Made] = []
        for made in reversed(self._made):
            after -= 1
            if made.after != after or made.asked != self._asked or made.thing[0] in self._ways_out:
                break
            found.append(made)
        return found[::-1]

    def take_back(self, thing: Thing) -> None:
        """Take back one pick; those after it stay as far as they are still possible."""
        game, picks = self._game, self.picks()
        place = max(place for place, pick in enumerate(picks) if pick.thing == thing)
        game.undo(len(picks) - place)
        self.undone(picks[place].after)
        for pick in picks[place + 1 :]:
            things = self._things()
            if pick.thing in things:
                self.choose(things.index(pick.thing))
        self.settle()

    def items(self, lang: str) -> list[Item]:
        """The lines of the menu, by number."""
        decision = self._game.decision
        if decision is None:
            return []
        on_offer = {thing: index for index, thing in enumerate(self._things())}
        picked = {made.thing: made for made in self.picks()}
        items = []
        for thing, number in sorted(self._numbers.items(), key=lambda entry: entry[1]):
            index = on_offer.get(thing)
            if index is None and thing not in picked:
                continue
            option = picked[thing].option if index is None else decision.options[index]
            piece = option.pieces[0] if option.pieces else -1
            out = option.verb in self._ways_out
            items.append(Item(number, option.text(lang), thing, piece, index, thing in picked, out))
        return items


def _goes_on(before: Decision, after: Decision) -> bool:
    """Whether the later question is the earlier one, with more picked."""
    same = before.pending.node is after.pending.node and before.player == after.player
    return same and len(before.picked) < len(after.picked)
