"""The ways to join effects: one or the other, one and then another, for each player, so many times, if wanted."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.effects.base import AskingEffect, Effect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.players import YOU
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Choice, Plain, Scope, State, pieces
from rulewright.kernel.steps import go_on
from rulewright.kernel.vocabulary import Amount, Condition, Number, Players, number


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
    """A first effect, and a second one only if the first was resolved in full: nothing of it was cancelled either."""

    first: Effect
    second: Effect

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scopes[-1]
        if pc == 1:
            done, scope.fell_through = not scope.fell_through, None
            if done:
                self.second.run(s, 0, ())
        elif self.first.can(s, scope):
            whole = self.first.payable(s, scope)
            s.push(self.first)
            if whole:
                scope.fell_through = False
                s.push(self, 1)

    def can(self, s: State, scope: Scope) -> bool:
        return self.first.can(s, scope)

    def bars(self, s: State, scope: Scope, piece: int) -> Refusal | None:
        return self.first.bars(s, scope, piece)

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
        scope = s.scopes[-1]
        seats = pieces(data) or self.players.find(s, scope)
        if seats and seats[0] in s.order:
            run_in(s, Scope(scope.source, seats[0], scope.event, scope.names.copy()), self.effect)
        if len(seats) > 1:
            go_on(s, self, 0, seats[1:])

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
    verbs = "yes no"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite_text(s, "may")

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if not self.effect.can(s, s.scopes[-1]):
            return []
        return [Choice("yes", s.scopes[-1].source), Choice("no")]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source), ("effect", self.effect))

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "yes":
            s.push(self.effect)

    def can(self, s: State, scope: Scope) -> bool:
        return self.effect.can(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return self.effect.hints(s, scope)


@dataclass(frozen=True, eq=False)
class OneOf(AskingEffect):
    """One of several effects; only those that would change the game can be picked.

    `keys` is what they are called in the keys of options: card data that stays, however the texts are told.
    """

    effects: tuple[Effect, ...]
    by: Players = YOU
    keys: tuple[str, ...] = ()
    kind = "choose-one"
    prompt = "ask-choose-one"
    verbs = "effect"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite_text(s, "choose-one")

    def words(self) -> tuple[str, dict[str, object]]:
        return "one-of", {"effects": self.effects, "by": self.by}

    def branches(self) -> tuple[str, ...]:
        return self.keys or tuple([f"effect {i + 1}" for i in range(len(self.effects))])

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        scope = s.scopes[-1]
        return [Choice("effect", i) for i, effect in enumerate(self.effects) if effect.can(s, scope)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        scope = s.scopes[-1]
        if choice.a >= len(self.effects) or self.effects[choice.a].can(s, scope):
            return None
        more, rule = (("effect", self.effects[choice.a]),), s.rules.cite("choose-change")
        unchanged = Refusal("refuse-no-change", rule or s.rules.cite_text(s, "choose-one"), scope.source, more=more)
        return self.effects[choice.a].lacks(s, scope) or unchanged

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        s.push(self.effects[choice.a])

    def can(self, s: State, scope: Scope) -> bool:
        return any(effect.can(s, scope) for effect in self.effects)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [hint for effect in self.effects for hint in effect.hints(s, scope)]


@dataclass(frozen=True, eq=False)
class Unless(AskingEffect):
    """The effect, unless the player pays to avoid it."""

    cost: Effect
    effect: Effect
    by: Players = YOU
    kind = "unless"
    prompt = "ask-unless"
    purpose = "price"
    verbs = "pay-cost no"

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

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source), ("cost", self.cost), ("effect", self.effect))

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        s.push(self.cost if choice.verb == "pay-cost" else self.effect)

    def can(self, s: State, scope: Scope) -> bool:
        return self.effect.can(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return self.effect.hints(s, scope)


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
