"""Effects: what an ability does, and the ways to join effects. Each can be run, tested, told and described to bots."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.abilities import Trigger
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effect import AskingEffect, Choosing, Effect, Hint, Verb
from rulewright.kernel.events import EventKind
from rulewright.kernel.lasting import delay, keep, last
from rulewright.kernel.modifiers import (
    Forbid,
    Gets,
    Grant,
    Permit,
    calls_for_checks,
    forbidden_to_anyone,
    granted_to_anyone,
)
from rulewright.kernel.occurrences import cancel, change, check_now, current, put_in_place
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Step
from rulewright.kernel.vocabulary import Amount, Condition, Number, Players, Pointer, Selector, number


def touched(s: State, scope: Scope, what: Selector) -> list[int]:
    """The pieces an effect touches: all that are meant, but those immune to its card."""
    return reached(s, scope, what.find(s, scope))


def reached(s: State, scope: Scope, pieces: list[int]) -> list[int]:
    """Those of the pieces that are not immune to the card of an effect."""
    if not s.rules.any_immunity or not pieces or not granted_to_anyone(s, "immunity"):
        return pieces
    immune, source = s.rules.immune, scope.source
    return [p for p in pieces if not immune(s, source, p)]


def present(s: State, scope: Scope, what: Selector) -> list[int]:
    """The pieces on the table that an effect touches: one that has left meanwhile is out of its reach."""
    return on_table(s, reached(s, scope, what.find(s, scope)))


def on_table(s: State, pieces: list[int]) -> list[int]:
    """Those of the pieces that lie where a card can be exhausted, damaged, given tokens."""
    present, zone, found = s.rules.present_zones, s.zone, []
    for p in pieces:
        if zone[p] in present:
            found.append(p)
    return found


def targets(s: State, source: int, pieces: list[int]) -> list[int]:
    """Those of the pieces that the text of a card may choose."""
    if not s.rules.any_immunity or not (granted_to_anyone(s, "immunity") or forbidden_to_anyone(s, "be-targeted")):
        return pieces
    may_target = s.rules.may_target
    return [p for p in pieces if may_target(s, source, p)]


@dataclass(frozen=True, eq=False)
class Choose(Choosing):
    """Choose a card as the target."""

    verbs = ("choose",)
    what: Selector
    name: str = "it"
    by: Players = YOU
    prompt: str = "ask-choose-card"

    def candidates(self, s: State, scope: Scope) -> list[int]:
        return targets(s, scope.source, self.what.find(s, scope))

    def choice(self, s: State, what: int) -> Choice:
        return Choice("choose", what)

    def unlisted(self, s: State, scope: Scope, what: int) -> Refusal:
        immune = what in self.what.find(s, scope)
        message = "refuse-immune" if immune else "refuse-not-what"
        more = (("what", self.what),)
        return Refusal(message, s.rules.cite("immune" if immune else "target"), what, scope.source, more)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)


@dataclass(frozen=True, eq=False)
class ChoosePlayer(Choosing):
    """Choose a player as the target."""

    verbs = ("choose-player",)
    players: Players
    name: str = "player"
    by: Players = YOU
    prompt: str = "ask-choose-player"

    def candidates(self, s: State, scope: Scope) -> list[int]:
        return list(self.players.find(s, scope))

    def choice(self, s: State, what: int) -> Choice:
        return Choice("choose-player", what)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)


@dataclass(frozen=True, eq=False)
class If(Effect):
    """One effect when something is true, another when it is not."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        branch = self.then if self.condition.holds(s, s.scopes[-1]) else self.otherwise
        if branch is not None:
            branch.run(s, 0, ())

    def can(self, s: State, scope: Scope) -> bool:
        branch = self.then if self.condition.holds(s, scope) else self.otherwise
        return branch is not None and branch.can(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        branch = self.then if self.condition.holds(s, scope) else self.otherwise
        return [] if branch is None else branch.hints(s, scope)


@dataclass(frozen=True, eq=False)
class Then(Effect):
    """A first effect, and a second one only if the first could be resolved in full."""

    first: Effect
    second: Effect

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scopes[-1]
        if self.first.can(s, scope):
            s.push(self.first)
            if self.first.payable(s, scope):
                s.push(self.second)

    def can(self, s: State, scope: Scope) -> bool:
        return self.first.can(s, scope)

    def cancels(self) -> bool:
        return self.first.cancels()

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return self.first.hints(s, scope) + self.second.hints(s, scope)


@dataclass(frozen=True, eq=False)
class EachPlayer(Effect):
    """The effect for each of the players, one after another; for its words each of them is "you" in turn."""

    effect: Effect
    players: Players

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 1:
            s.scopes.pop()
            return
        seats = data or self.players.find(s, s.scopes[-1])
        if not seats:
            return
        seat = seats[0]
        assert isinstance(seat, int)
        if seat in s.order:
            s.push(ENTER, 0, (seat,))
            s.push(self.effect)
            s.push(self, 1)
        if len(seats) > 1:
            s.push(self, 0, seats[1:])

    def can(self, s: State, scope: Scope) -> bool:
        return any(
            self.effect.can(s, Scope(scope.source, seat, scope.event, scope.names))
            for seat in self.players.find(s, scope)
        )

    def payable(self, s: State, scope: Scope) -> bool:
        return all(
            self.effect.payable(s, Scope(scope.source, seat, scope.event, scope.names))
            for seat in self.players.find(s, scope)
        )

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [
            hint
            for seat in self.players.find(s, scope)
            for hint in self.effect.hints(s, Scope(scope.source, seat, scope.event, scope.names))
        ]


@dataclass(frozen=True, eq=False)
class Enter(Step):
    """Open a scope like the present one in which another seat is "you"."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scopes[-1].copy()
        scope.payment = None
        assert isinstance(data[0], int)
        scope.you = data[0]
        s.scopes.append(scope)


ENTER = Enter()


@dataclass(frozen=True, eq=False)
class Times(Effect):
    """The effect so many times."""

    times: Number
    effect: Effect

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        left = data[0] if data else number(s, s.scopes[-1], self.times)
        assert isinstance(left, int)
        if left > 0:
            s.push(self.effect)
            s.push(self, 0, (left - 1,))

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.times) > 0 and self.effect.can(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return self.effect.hints(s, scope) * number(s, scope, self.times)


@dataclass(frozen=True, eq=False)
class May(AskingEffect):
    """The effect, if the player wants it."""

    effect: Effect
    by: Players = YOU
    kind = "may"
    prompt = "ask-may"
    verbs = ("yes", "no")

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return self.by.find(s, s.scopes[-1])[0]

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite("may")

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if not self.effect.can(s, s.scopes[-1]):
            return []
        return [Choice("yes", s.scopes[-1].source), Choice("no")]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "yes":
            s.push(self.effect)

    def can(self, s: State, scope: Scope) -> bool:
        return self.effect.can(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return self.effect.hints(s, scope)


@dataclass(frozen=True, eq=False)
class OneOf(AskingEffect):
    """One of several effects; only those that would change the game can be picked."""

    effects: tuple[Effect, ...]
    by: Players = YOU
    kind = "choose-one"
    prompt = "ask-choose-one"
    verbs = ("effect",)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return self.by.find(s, s.scopes[-1])[0]

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite("choose-one")

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        scope = s.scopes[-1]
        return [Choice("effect", i) for i, effect in enumerate(self.effects) if effect.can(s, scope)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        scope = s.scopes[-1]
        if choice.a >= len(self.effects) or self.effects[choice.a].can(s, scope):
            return None
        more = (("effect", self.effects[choice.a]),)
        return Refusal("refuse-no-change", s.rules.cite("choose-one"), scope.source, more=more)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        s.push(self.effects[choice.a])

    def can(self, s: State, scope: Scope) -> bool:
        return any(effect.can(s, scope) for effect in self.effects)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [hint for effect in self.effects for hint in effect.hints(s, scope)]


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

    def suited(self, s: State, scope: Scope, name: str, candidates: list[int], enough: int) -> list[int]:
        what = self.what
        fixed = not isinstance(what, Gets) or (isinstance(what.amount, int) and what.amount != 0)
        if not fixed or what.who is None or not what.who.points_at(name):
            return Verb.suited(self, s, scope, name, candidates, enough)
        return reached(s, scope, candidates) if s.rules.period(s, self.period) else []

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


@dataclass(frozen=True, eq=False)
class Cancel(Verb):
    """What the ability answers does not happen."""

    def apply(self, s: State, scope: Scope) -> None:
        if scope.event is not None:
            cancel(s, scope.event)

    def cancels(self) -> bool:
        return True

    def can(self, s: State, scope: Scope) -> bool:
        return current(s, scope.event) is not None


@dataclass(frozen=True, eq=False)
class InsteadOf(Verb):
    """Something else happens in the place of what the ability answers."""

    effect: Effect

    def apply(self, s: State, scope: Scope) -> None:
        if scope.event is not None:
            put_in_place(s, scope.event, self.effect, scope)

    def can(self, s: State, scope: Scope) -> bool:
        return current(s, scope.event) is not None


@dataclass(frozen=True, eq=False)
class Prevent(Verb):
    """So much of what the ability answers does not happen, or all of it (amount -1)."""

    amount: Number = -1

    def apply(self, s: State, scope: Scope) -> None:
        event = scope.event
        if event is not None:
            amount = number(s, scope, self.amount)
            change(s, event, amount=0 if amount < 0 else event.amount - amount)

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) != 0 and current(s, scope.event) is not None


@dataclass(frozen=True, eq=False)
class Redirect(Verb):
    """What the ability answers happens to another card."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        found = present(s, scope, self.what)
        if scope.event is not None and found:
            change(s, scope.event, piece=found[0])

    def can(self, s: State, scope: Scope) -> bool:
        return bool(present(s, scope, self.what)) and current(s, scope.event) is not None


@dataclass(frozen=True, eq=False)
class Nothing(Verb):
    """Nothing happens: the text only restricts."""

    def apply(self, s: State, scope: Scope) -> None:
        return

    def can(self, s: State, scope: Scope) -> bool:
        return False


@dataclass(frozen=True, eq=False)
class Bind(Verb):
    """Remember a number under a name for the rest of the ability."""

    name: str
    amount: Amount

    def apply(self, s: State, scope: Scope) -> None:
        scope.names[self.name] = self.amount.count(s, scope)

    def can(self, s: State, scope: Scope) -> bool:
        return False


@dataclass(frozen=True, eq=False)
class Unless(AskingEffect):
    """The effect, unless the player pays to avoid it."""

    cost: Effect
    effect: Effect
    by: Players = YOU
    kind = "unless"
    prompt = "ask-unless"
    verbs = ("pay-cost", "no")

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return self.by.find(s, s.scopes[-1])[0]

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite("unless")

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        refuse = [Choice("no")]
        return [Choice("pay-cost", s.scopes[-1].source), *refuse] if self.cost.payable(s, s.scopes[-1]) else refuse

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        scope = s.scopes[-1]
        if choice.verb == "no" or self.cost.payable(s, scope):
            return None
        unpaid = Refusal("refuse-cost", s.rules.cite("cost"), scope.source, more=(("cost", self.cost),))
        return self.cost.lacks(s, scope) or unpaid

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        s.push(self.cost if choice.verb == "pay-cost" else self.effect)

    def can(self, s: State, scope: Scope) -> bool:
        return self.effect.can(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return self.effect.hints(s, scope)
