"""What every effect is, one effect after another, and the choice of a target that later ones refer to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from rulewright.kernel.decisions import Refusal
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Step, offer
from rulewright.kernel.vocabulary import Players, Selector


class Hint(NamedTuple):
    """What an effect does, for a bot: a verb, how much, to which piece or seat, and whether that is good for it."""

    verb: str
    amount: int
    piece: int
    seat: int
    good: bool


class Effect(Step):
    """Something an ability does."""

    def can(self, s: State, scope: Scope) -> bool:
        """Whether it would change the game now."""
        raise NotImplementedError

    def suited(self, s: State, scope: Scope, name: str, candidates: list[int], enough: int) -> list[int]:
        """Those of the candidates with which, bound to the name, it would change the game.

        The first `enough` will do, if that is not negative. The same as asking `can` with each; an effect that can
        settle something for all of them at once does.
        """
        trial = bound(scope, name, -1)
        good = []
        for candidate in candidates:
            trial.names[name] = candidate
            if self.can(s, trial):
                good.append(candidate)
                if len(good) == enough:
                    break
        return good

    def payable(self, s: State, scope: Scope) -> bool:
        """Whether it can be carried out in full, as a cost must be."""
        return self.can(s, scope)

    def lacks(self, s: State, scope: Scope) -> Refusal | None:
        """What is missing to carry it out in full as a cost, if it can say so."""
        return None

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        """What it would do, for bots."""
        return []

    def cancels(self) -> bool:
        """Whether it cancels what the ability answers."""
        return False

    def __rshift__(self, other: Effect) -> Effect:
        first = self.effects if isinstance(self, All) else (self,)
        second = other.effects if isinstance(other, All) else (other,)
        return All((*first, *second))


class AskingEffect(Effect):
    """An effect that is a question to one seat."""

    rule: str = ""

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return self.rule

    def partners(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        by: Players | None = getattr(self, "by", None)
        return by.find(s, s.scopes[-1])[1:] if by is not None and by.together else ()

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        offer(self, s, pc, data, self.choices(s, data))


class Verb(Effect):
    """An effect that happens in one go."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        self.apply(s, s.scopes[-1])

    def apply(self, s: State, scope: Scope) -> None:
        """Change the position, or let events happen."""
        raise NotImplementedError

    def means(self) -> Selector | None:
        """The cards to each of which it does the same, whatever becomes of the others; None if it is no such verb."""
        return None

    def affected(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        """Those of the cards it means that it would change."""
        raise NotImplementedError

    def can(self, s: State, scope: Scope) -> bool:
        what = self.means()
        assert what is not None
        found = what.find(s, scope)
        return bool(found) and bool(self.affected(s, scope, found))

    def suited(self, s: State, scope: Scope, name: str, candidates: list[int], enough: int) -> list[int]:
        what = self.means()
        if what is not None and what.points_at(name):
            return self.affected(s, scope, candidates)
        return Effect.suited(self, s, scope, name, candidates, enough)


@dataclass(frozen=True, eq=False)
class All(Effect):
    """One effect after another, each as fully as possible."""

    effects: tuple[Effect, ...]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        effects, stack, base = self.effects, s.stack, s.base
        for i in range(pc, len(effects)):
            effect = effects[i]
            effect.run(s, 0, (self, i + 1) if isinstance(effect, Choosing) else ())
            if len(stack) != base:
                if i + 1 < len(effects):
                    stack.append((self, i + 1, ()))
                return

    def can(self, s: State, scope: Scope, start: int = 0) -> bool:
        """Whether anything from `start` on would change the game, for some legal choice of its targets."""
        effects = self.effects
        for i in range(start, len(effects)):
            effect = effects[i]
            if isinstance(effect, Choosing):
                found = effect.candidates(s, scope)
                return bool(found and leading_on(s, scope, effect.name, found, self, i + 1, 1))
            if effect.can(s, scope):
                return True
        return False

    def payable(self, s: State, scope: Scope, start: int = 0) -> bool:
        """Whether all from `start` on can be paid, for some legal choice of what it is paid with."""
        parts = self.effects
        for i in range(start, len(parts)):
            part = parts[i]
            if isinstance(part, Choosing):
                found = part.candidates(s, scope)
                if not found:
                    return False
                verb = uniform(self)[i + 1]
                if verb is not None:
                    return bool(verb.affected(s, scope, found))
                trial = bound(scope, part.name, -1)
                for candidate in found:
                    trial.names[part.name] = candidate
                    if self.payable(s, trial, i + 1):
                        return True
                return False
            if not part.payable(s, scope):
                return False
        return True

    def cancels(self) -> bool:
        return any(effect.cancels() for effect in self.effects)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [hint for effect in self.effects for hint in effect.hints(s, scope)]


def leading_on(s: State, scope: Scope, name: str, found: list[int], after: All, start: int, enough: int) -> list[int]:
    """Those of the candidates for a name with which the sequence from `start` on would change the game.

    The first `enough` of them will do.
    """
    verb = uniform(after)[start]
    if verb is not None:
        return verb.affected(s, scope, found)
    effects = after.effects
    if start + 1 == len(effects) and not isinstance(effects[start], Choosing):
        return effects[start].suited(s, scope, name, found, enough)
    good: list[int] = []
    left = found
    for i in range(start, len(effects)):
        effect = effects[i]
        if isinstance(effect, Choosing):
            trial = bound(scope, name, -1)
            for candidate in left:
                trial.names[name] = candidate
                if after.can(s, trial, i):
                    good.append(candidate)
                    if len(good) == enough:
                        break
            break
        good += effect.suited(s, scope, name, left, enough)
        if len(good) >= enough:
            break
        if good:
            left = [candidate for candidate in found if candidate not in good]
    return [candidate for candidate in found if candidate in good] if good else good


@cache
def uniform(after: All) -> tuple[Verb | None, ...]:
    """For each place in a sequence: the verb there, if it ends it and does the same to each card chosen just before."""
    effects = after.effects
    verbs: list[Verb | None] = [None] * (len(effects) + 1)
    if len(effects) > 1:
        choice, verb = effects[-2:]
        if isinstance(choice, Choosing) and isinstance(verb, Verb):
            what, own = verb.means(), type(verb)
            plain = own.suited is Verb.suited and own.payable is Effect.payable
            if plain and what is not None and what.points_at(choice.name):
                verbs[-2] = verb
    return tuple(verbs)


def bound(scope: Scope, name: str, what: int) -> Scope:
    """The scope with one more binding."""
    return Scope(scope.source, scope.you, scope.event, {**scope.names, name: what})


class Choosing(AskingEffect):
    """A choice of a target that later effects of the same ability refer to by name."""

    kind = "target"
    name: str
    by: Players

    def candidates(self, s: State, scope: Scope) -> list[int]:
        """All that may be chosen, before looking at what the choice would do."""
        raise NotImplementedError

    def choice(self, s: State, what: int) -> Choice:
        """The option that chooses this."""
        raise NotImplementedError

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        seats = self.by.find(s, s.scopes[-1])
        return seats[0] if seats else s.rules.arbiter(s)

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite("target")

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        scope = s.scopes[-1]
        found = self.candidates(s, scope)
        if data:
            after, start = data
            assert isinstance(after, All) and isinstance(start, int)
            found = leading_on(s, scope, self.name, found, after, start, len(found))
        if not found:
            scope.names[self.name] = -1
        return [self.choice(s, c) for c in found]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        scope, what = s.scopes[-1], choice.a
        if what not in self.candidates(s, scope):
            return self.unlisted(s, scope, what)
        if data:
            after, start = data
            assert isinstance(after, All) and isinstance(start, int)
            if not leading_on(s, scope, self.name, [what], after, start, 1):
                piece = what if choice.verb == "choose" else -1
                return Refusal("refuse-unchanged", s.rules.cite("no-change"), piece, scope.source)
        return None

    def unlisted(self, s: State, scope: Scope, what: int) -> Refusal:
        """Why something is not among what may be chosen."""
        return Refusal("refuse-not-that-player", s.rules.cite("target"), -1, scope.source, (("seat", what),))

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        s.scopes[-1].names[self.name] = choice.a

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.candidates(s, scope))
