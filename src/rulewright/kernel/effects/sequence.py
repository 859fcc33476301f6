"""One effect after another, and the choice of a target that later ones refer to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.effects.base import AskingEffect, Effect, Hint
from rulewright.kernel.effects.reach import targets
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.node import nodes
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Chosen
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.vocabulary import Players, Selector


@dataclass(frozen=True, eq=False)
class All(Effect):
    """One effect after another, each as fully as possible."""

    effects: tuple[Effect, ...]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        effects, scheduled = self.effects, s.scheduled
        for i in range(pc, len(effects)):
            effect = effects[i]
            effect.run(s, 0, (self, i + 1) if isinstance(effect, Choosing) else ())
            if scheduled:
                if i + 1 < len(effects):
                    scheduled.append((self, i + 1, ()))
                return

    def can(self, s: State, scope: Scope, start: int = 0) -> bool:
        """Whether anything from `start` on would change the game, for some legal choice of its targets."""
        effects = self.effects
        for i in range(start, len(effects)):
            effect = effects[i]
            if isinstance(effect, Choosing):
                return bool(self.useful_choices(s, scope, effect, i + 1, 1))
            if effect.can(s, scope):
                return True
        return False

    def useful_choices(self, s: State, scope: Scope, choice: Choosing, start: int, enough: int = -1) -> list[int]:
        """The candidates of a choice with which what follows it, from `start` on, would change the game.

        The first `enough` of them will do, if that is not negative.
        """
        found = choice.candidates(s, scope)
        if not found:
            return found
        verb = self.effects[start] if start + 1 == len(self.effects) else None
        if isinstance(verb, Verb):
            what = verb.reach()
            if isinstance(what, Chosen) and what.name == choice.name:
                return verb.would_change(s, scope, found)
        trial = bound(scope, choice.name, -1)
        useful: list[int] = []
        for candidate in found:
            trial.names[choice.name] = candidate
            if self.can(s, trial, start):
                useful.append(candidate)
                if len(useful) == enough:
                    break
        return useful

    def payable(self, s: State, scope: Scope, start: int = 0) -> bool:
        """Whether all from `start` on can be paid, for some legal choice of what it is paid with."""
        parts = self.effects
        for i in range(start, len(parts)):
            part = parts[i]
            if isinstance(part, Choosing):
                trial = bound(scope, part.name, -1)
                for candidate in part.candidates(s, scope):
                    trial.names[part.name] = candidate
                    if self.payable(s, trial, i + 1):
                        return True
                return False
            if not part.payable(s, scope):
                return False
        return True

    def bars(self, s: State, scope: Scope, piece: int, start: int = 0) -> Refusal | None:
        """What keeps the first effect from `start` on that can say so from changing a piece."""
        for effect in self.effects[start:]:
            reason = effect.bars(s, scope, piece)
            if reason is not None:
                return reason
        return None

    def cancels(self) -> bool:
        return any(effect.cancels() for effect in self.effects)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [hint for effect in self.effects for hint in effect.hints(s, scope)]


@dataclass(frozen=True, eq=False)
class Framed(Effect):
    """An effect that happens as part of something that the rules know (an attack); its text tells only the effect."""

    effect: Effect

    def can(self, s: State, scope: Scope) -> bool:
        return self.effect.can(s, scope)

    def payable(self, s: State, scope: Scope) -> bool:
        return self.effect.payable(s, scope)

    def bars(self, s: State, scope: Scope, piece: int) -> Refusal | None:
        return self.effect.bars(s, scope, piece)

    def cancels(self) -> bool:
        return self.effect.cancels()

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return self.effect.hints(s, scope)


def steps_of(effect: Effect) -> list[Effect]:
    """The effects of a sequence one by one, whatever they are part of."""
    if isinstance(effect, Framed):
        return steps_of(effect.effect)
    if isinstance(effect, All):
        return [step for part in effect.effects for step in (steps_of(part) if isinstance(part, Framed) else [part])]
    return [effect]


def bound(scope: Scope, name: str, what: int) -> Scope:
    """The scope with one more binding."""
    return Scope(scope.source, scope.you, scope.event, {**scope.names, name: what})


@cache
def choice_told(choice: Choosing, after: All, start: int) -> Effect:
    """A choice and what becomes of what is chosen: what a question says that asks for it.

    These are the effects up to the next choice that speak of what is chosen; all of them where none does.
    """
    rest: list[Effect] = []
    for effect in after.effects[start:]:
        if isinstance(effect, Choosing) and rest:
            break
        rest.append(effect)
    spoken = [e for e in rest if any(getattr(n, "name", "") == choice.name for n in nodes(e) if n is not e)]
    return All((replace(choice, by=YOU), *(spoken or rest)))  # type: ignore[type-var]


CHOOSE_PLAYER = "choose-player"
"""The verb of a choice of a player."""


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

    def none_fits(self, s: State, scope: Scope) -> Refusal | None:
        """Why there is nothing to choose, if it can say so."""
        return None

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        seats = self.by.find(s, s.scopes[-1])
        return seats[0] if seats else s.rules.arbiter(s)

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite_text(s, "target")

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        scope = s.scopes[-1]
        text: Effect = self
        if data:
            after, start = data
            assert isinstance(after, All) and isinstance(start, int)
            text = choice_told(self, after, start)
        return "ask-choose" if scope.payment is None else "ask-choose-price", (("piece", scope.source), ("text", text))

    def purpose_of(self, s: State, data: tuple[Plain, ...]) -> str:
        scope = s.scopes[-1]
        if scope.payment is not None:
            return "price"
        if not data:
            return self.purpose
        after, start = data
        assert isinstance(after, All) and isinstance(start, int)
        for what in self.candidates(s, scope):
            trial = bound(scope, self.name, what)
            for effect in after.effects[start:]:
                for hint in effect.hints(s, trial):
                    if what == (hint.seat if self.verbs == CHOOSE_PLAYER else hint.piece):
                        return "help" if hint.good else "harm"
        return self.purpose

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        scope = s.scopes[-1]
        if data:
            after, start = data
            assert isinstance(after, All) and isinstance(start, int)
            found = after.useful_choices(s, scope, self, start)
        else:
            found = self.candidates(s, scope)
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
            if what not in after.useful_choices(s, scope, self, start):
                piece = what if choice.verb == "choose" else -1
                reason = after.bars(s, bound(scope, self.name, what), piece, start) if piece >= 0 else None
                return reason or Refusal("refuse-unchanged", s.rules.cite("no-change"), piece, scope.source)
        return None

    def unlisted(self, s: State, scope: Scope, what: int) -> Refusal:
        """Why something is not among what may be chosen."""
        return Refusal(
            "refuse-not-that-player", s.rules.cite_card(s, scope.source, "target"), -1, scope.source, (("seat", what),)
        )

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        s.scopes[-1].names[self.name] = choice.a

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.candidates(s, scope))


@dataclass(frozen=True, eq=False)
class Choose(Choosing):
    """Choose a card as the target."""

    what: Selector
    name: str = "it"
    by: Players = YOU
    verbs = "choose"

    def candidates(self, s: State, scope: Scope) -> list[int]:
        return targets(s, scope.source, self.what.find(s, scope))

    def choice(self, s: State, what: int) -> Choice:
        return Choice("choose", what)

    def none_fits(self, s: State, scope: Scope) -> Refusal | None:
        for piece in [p for zone in s.play_zones for p in s.zones[zone]]:
            reason = self.what.bars(s, scope, piece)
            if reason is not None:
                return reason
        rule = s.rules.cite_card(s, scope.source, "target")
        return Refusal("refuse-no-target", rule, scope.source, more=(("what", self.what),))

    def unlisted(self, s: State, scope: Scope, what: int) -> Refusal:
        reason = self.what.bars(s, scope, what)
        if reason is not None:
            return reason
        immune = what in self.what.find(s, scope)
        message = "refuse-immune" if immune else "refuse-not-what"
        rule = s.rules.cite("immune") if immune else s.rules.cite_card(s, scope.source, "target")
        return Refusal(message, rule, what, scope.source, (("what", self.what),))


@dataclass(frozen=True, eq=False)
class ChoosePlayer(Choosing):
    """Choose a player as the target."""

    players: Players
    name: str = "player"
    by: Players = YOU
    verbs = CHOOSE_PLAYER

    def candidates(self, s: State, scope: Scope) -> list[int]:
        return list(self.players.find(s, scope))

    def choice(self, s: State, what: int) -> Choice:
        return Choice("choose-player", what)
