"""Trade: heroes in the same location exchange favor, items and quests freely."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.events import own_item, room_for_favor
from rulewright.games.meq.table import AREA, FAVOR, GAINED, figure, heroes_at, kind, label, place_of
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.modifiers import forbidden, prohibition
from rulewright.kernel.places import control, move
from rulewright.kernel.state import DONE, Choice, Plain, State
from rulewright.kernel.steps import Ask, ints


def traders(s: State, seat: int) -> list[int]:
    """The heroes in the location of the active hero who may trade, the active one first."""
    here = heroes_at(s, place_of(s, seat))
    able = [other for other in here if forbidden(s, "trade", figure(s, other), other) < 0]
    return sorted(able, key=lambda other: (other != seat, other))


def refuse_trade(s: State, seat: int) -> Refusal | None:
    """Why a hero cannot open a trade: what bars the hero, or all who are here. Two others may trade all the same."""
    if len(traders(s, seat)) > 1:
        return None
    barred = prohibition(s, "trade", figure(s, seat), seat)
    for other in heroes_at(s, place_of(s, seat)):
        barred = barred or prohibition(s, "trade", figure(s, other), other)
    return barred or Refusal("refuse-nobody-to-trade", "meq.explore.11")


def is_tradable(s: State, piece: int) -> bool:
    """Whether a card may be exchanged: items, and quests that are no hero's own."""
    return kind(s, piece) == "item" or (kind(s, piece) == "quest" and label(s, piece, "sort") == "encounter")


@dataclass(frozen=True, eq=False)
class Trade(Ask):
    """The heroes here give each other what they like, one after another, until all are done.

    `data` is (active hero, whose turn it is, how many in a row are done). With three heroes the next question is whom.
    """

    rule: str = "meq.explore.11"
    kind = "trade"
    prompt = "ask-trade"
    verbs = "give-favor give done"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 3)[1]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if ints(data, 3)[2] < len(traders(s, ints(data, 3)[0])):
            Ask.run(self, s, pc, data)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        giver = ints(data, 3)[1]
        cards = [Choice("give", p) for p in s.zones[AREA + giver] if kind(s, p) in ("item", "quest")]
        return [Choice("give-favor"), *cards, DONE]

    def takers(self, s: State, data: tuple[Plain, ...], piece: int) -> list[int]:
        """Those who can take a card, or favor (-1)."""
        seat, giver, _ = ints(data, 3)
        others = [other for other in traders(s, seat) if other != giver]
        if piece < 0:
            return [other for other in others if room_for_favor(s, other)]
        name = s.rules.catalogue.faces[s.face[piece]].name
        return [other for other in others if kind(s, piece) != "item" or own_item(s, other, name) < 0]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        giver = ints(data, 3)[1]
        if choice.verb == "done":
            return None
        if choice.verb == "give-favor":
            if not s.dials[FAVOR][giver]:
                return Refusal("refuse-no-favor", self.rule)
        elif s.zone[choice.a] != AREA + giver:
            return Refusal("refuse-not-own", self.rule, choice.a)
        elif not is_tradable(s, choice.a):
            return Refusal("refuse-own-quest", "meq.explore.12", choice.a)
        piece = choice.a if choice.verb == "give" else -1
        clause = "meq.items.5" if piece >= 0 else "meq.corruption.3"
        return None if self.takers(s, data, piece) else Refusal("refuse-no-taker", clause, piece)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat, giver, done = ints(data, 3)
        around = traders(s, seat)
        following = around[(around.index(giver) + 1) % len(around)]
        if choice.verb == "done":
            s.push(self, 0, (seat, following, done + 1))
        else:
            s.push(GIVE, 0, (seat, giver, choice.a if choice.verb == "give" else -1))
            s.push(self, 0, (seat, giver, 0))


TRADE = Trade()


@dataclass(frozen=True, eq=False)
class Give(Ask):
    """Whom a hero gives something. `data` is (active hero, giver, card or -1 for favor)."""

    rule: str = "meq.explore.11"
    kind = "give"
    prompt = "ask-give"
    verbs = "choose-player"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 3)[1]

    def takers(self, s: State, data: tuple[Plain, ...]) -> list[int]:
        """Those who can take it."""
        seat, giver, piece = ints(data, 3)
        return TRADE.takers(s, (seat, giver, 0), piece)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("choose-player", seat) for seat in self.takers(s, data)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.a in self.takers(s, data):
            return None
        seat, giver, piece = ints(data, 3)
        here = choice.a != giver and choice.a in traders(s, seat)
        clause = self.rule if not here else "meq.corruption.3" if piece < 0 else "meq.items.5"
        return Refusal("refuse-cannot-take", clause)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        _, giver, piece = ints(data, 3)
        if piece < 0:
            s.dials[FAVOR][giver] -= 1
            s.dials[FAVOR][choice.a] += 1
            s.dials[GAINED][choice.a] += 1
            s.note("log-gives-favor", self.rule, ("seat", choice.a))
        else:
            move(s, piece, AREA + choice.a)
            control(s, piece, choice.a)
            s.note("log-gives", self.rule, ("seat", choice.a), ("piece", piece))


GIVE = Give()
