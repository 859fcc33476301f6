"""Effects that last until the end of a period, and effects that wait for their moment."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.abilities import Trigger
from rulewright.kernel.effects.base import Effect, Hint
from rulewright.kernel.effects.reach import touched
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import EventKind
from rulewright.kernel.lasting import delay, keep, last
from rulewright.kernel.modifiers import Forbid, Gets, Grant, Permit, calls_for_checks
from rulewright.kernel.occurrences import check_now
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Step
from rulewright.kernel.vocabulary import Pointer, Selector, number


@dataclass(frozen=True, eq=False)
class Until(Verb):
    """Something is true until the end of a period: a value changed, a trait gained, an act forbidden.

    It holds for the cards that fit when it begins. Where the game says so (a text of the opposing side), it also
    holds for those that come to fit later, unless the text speaks of cards `currently` there; or the text itself says
    that it grows. It may end before the period does, with the next event that fits.
    """

    period: str
    what: Gets | Grant | Forbid | Permit
    currently: bool = False
    grows: bool = False
    next: Trigger | None = None

    def apply(self, s: State, scope: Scope) -> None:
        what = self.what
        until = s.rules.period(s, self.period)
        if not until:
            return
        if isinstance(what, Permit):
            for seat in (scope.you,) if what.players is None else what.players.find(s, scope):
                self.last(s, Scope(scope.source, seat), None, until, number(s, scope, what.amount))
            return
        pieces: tuple[int, ...] | None = None
        who = what.who
        if who is not None and not self.open(s, scope, who):
            pieces = tuple(who.find(s, scope))
            if not pieces:
                return
        if isinstance(what, Forbid):
            for seat in (-1,) if what.players is None else what.players.find(s, scope):
                self.last(s, scope, pieces, until, seat)
        else:
            self.last(s, scope, pieces, until, number(s, scope, what.amount))
        if calls_for_checks(s, what):
            check_now(s)

    def last(self, s: State, scope: Scope, pieces: tuple[int, ...] | None, until: str, amount: int) -> None:
        """Establish it, to end with the period or with the event that ends it."""
        effect = last(s, self.what, scope, pieces, until, amount)
        if self.next is not None:
            ending = scope.copy()
            ending.names["lasting"] = f"{effect.number} {self.what.key}"
            delay(s, self.next, END_LASTING, ending, until)

    def open(self, s: State, scope: Scope, who: Selector) -> bool:
        """Whether it also holds for cards that come to fit later."""
        if self.currently or isinstance(who, Pointer):
            return False
        return self.grows or s.rules.lasting_effects_grow(s, scope.source)

    def can(self, s: State, scope: Scope) -> bool:
        what = self.what
        if not s.rules.period(s, self.period):
            return False
        if isinstance(what, Gets) and what.op == "add" and not number(s, scope, what.amount):
            return False
        return what.who is None or self.open(s, scope, what.who) or bool(touched(s, scope, what.who))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        what = self.what
        amount = number(s, scope, what.amount) if isinstance(what, Gets | Grant | Permit) else -1
        pieces = [] if what.who is None else what.who.find(s, scope)
        return [Hint(what.key, abs(amount), piece, -1, amount > 0) for piece in pieces]


@dataclass(frozen=True, eq=False)
class EndLasting(Step):
    """A lasting effect ends before its period does: the one that `lasting` names (its number and key)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        which, _, key = str(s.scopes[-1].names["lasting"]).partition(" ")
        if key in s.lasting:
            keep(s, key, tuple([effect for effect in s.lasting[key] if effect.number != int(which)]))


END_LASTING = EndLasting()


@dataclass(frozen=True, eq=False)
class At(Verb):
    """The effect at a later moment: at the end of the phase, when this attack ends, the next time a thing happens.

    It waits until the end of a period, if one is named, and is forgotten then.
    """

    moment: EventKind | Trigger
    effect: Effect
    until: str = ""

    def apply(self, s: State, scope: Scope) -> None:
        delay(s, self.moment, self.effect, scope, s.rules.period(s, self.until) if self.until else "")

    def can(self, s: State, scope: Scope) -> bool:
        return False
