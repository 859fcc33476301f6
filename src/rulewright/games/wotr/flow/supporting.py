"""Support: which army makes the leadership symbols of which character count in a battleground combat."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.wotr.table import FREE, LEADS, LED, SHADOW, at, kind, label
from rulewright.games.wotr.tables.scenarios import other_side
from rulewright.kernel.modifiers import Constant, texts
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask
from rulewright.kernel.values import value
from rulewright.kernel.vocabulary import Condition, Selector


@dataclass(frozen=True, eq=False)
class MaySupport(Constant):
    """Armies of other factions may support a character."""

    who: Selector
    army: Selector
    given: Condition | None = None
    label: str = ""

    @property
    def key(self) -> str:
        return "may support"


@dataclass(frozen=True, eq=False)
class Supports(Condition):
    """This army supports one of these characters in the combat that is fought."""

    whom: Selector

    def holds(self, s: State, scope: Scope) -> bool:
        leader = s.tokens[LEADS][scope.source] - 1
        return leader >= 0 and self.whom.matches(s, scope, leader)


def may_support(s: State, army: int, leader: int) -> bool:
    """Whether an army may support a character: of the same faction, or as a text says."""
    if label(s, army, "faction") == label(s, leader, "faction"):
        return True
    for text, scope, _ in texts(s, "may support"):
        assert isinstance(text, MaySupport)
        if text.who.matches(s, scope, leader) and text.army.matches(s, scope, army):
            return True
    return False


def needs_support(s: State, leader: int, army: int, what: str) -> bool:
    """Whether it matters that this army supports this character: leadership symbols, or a text of the army."""
    return bool(value(s, leader, what)) or prefers(s, army, leader)


def prefers(s: State, army: int, leader: int) -> bool:
    """Whether an army has symbols of its own only while it supports this character."""
    scope = Scope.probe(army, s.controller[army])
    for ability in s.rules.catalogue.faces[s.face[army]].abilities:
        given = getattr(ability, "given", None)
        if isinstance(given, Supports) and given.whom.matches(s, scope, leader):
            return True
    return False


SIDES = (FREE, SHADOW)

Pairs = dict[int, list[int]]
"""For each character not yet supported the armies that still may support it."""


def open_pairs(s: State, location: int, side: str) -> Pairs:
    """Who could still be supported by whom."""
    here = at(s, location, side)
    what = "leadership_defense" if label(s, location, "side") == side else "leadership_attack"
    armies = [p for p in here if kind(s, p) == "army" and not s.tokens[LEADS][p]]
    result: Pairs = {}
    for leader in here:
        if kind(s, leader) == "character" and not s.tokens[LED][leader]:
            fit = [a for a in armies if may_support(s, a, leader) and needs_support(s, leader, a, what)]
            if fit:
                result[leader] = sorted(fit, key=lambda a: rank(s, a, leader, here))
    return result


def rank(s: State, army: int, leader: int, here: list[int]) -> int:
    """The order in which armies support a character: those that want to, and last those that want another one here."""
    if prefers(s, army, leader):
        return 0
    return 2 if any(prefers(s, army, other) for other in here) else 1


def matching(pairs: Pairs) -> dict[int, int]:
    """As many characters as possible, each with an army of its own: army by army, who it supports."""
    taken: dict[int, int] = {}

    def place(leader: int, tried: set[int]) -> bool:
        for army in pairs[leader]:
            if army not in tried:
                tried.add(army)
                if army not in taken or place(taken[army], tried):
                    taken[army] = leader
                    return True
        return False

    for leader in pairs:
        place(leader, set())
    return taken


def support(s: State, army: int, leader: int) -> None:
    """The army supports the character in this combat."""
    s.tokens[LED][leader] = 1
    s.tokens[LEADS][army] = leader + 1


def can_support(s: State, location: int) -> bool:
    """Whether any army at a battleground can support a character there."""
    return any(open_pairs(s, location, side) for side in SIDES)


def support_all(s: State, location: int) -> None:
    """As many characters as possible are supported at a battleground, on both sides: for a look ahead on a copy."""
    for side in SIDES:
        for army, leader in matching(open_pairs(s, location, side)).items():
            support(s, army, leader)


@dataclass(frozen=True, eq=False)
class AssignSupport(Ask):
    """With more characters than armies, the player of the armies says who is supported.

    `data` are the sides whose turn it is or will be, first that of the location.
    """

    rule: str = "wotr.characters-in-battleground-combat.6"
    kind = "support"
    prompt = "ask-support"
    verbs = "support"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        side = label(s, s.scopes[-1].source, "side")
        sides = data or (side, other_side(side))
        pairs = self.pairs(s, sides)
        found = matching(pairs) if pairs else {}
        if len(found) == len(pairs):
            for army, leader in found.items():
                support(s, army, leader)
            if len(sides) > 1:
                s.push(self, 0, sides[1:])
            return
        super().run(s, pc, sides)

    def pairs(self, s: State, data: tuple[Plain, ...]) -> Pairs:
        """Who could still be supported by whom."""
        return open_pairs(s, s.scopes[-1].source, str(data[0]))

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.owner[next(iter(self.pairs(s, data).values()))[0]]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("support", leader) for leader in self.pairs(s, data)]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        support(s, self.pairs(s, data)[choice.a][0], choice.a)
        s.push(self, 0, data)


SUPPORT = AssignSupport()
