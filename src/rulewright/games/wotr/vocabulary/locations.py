"""What card texts do with locations: activate paths and battlegrounds, move cards there, let cards enter them."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.wotr.flow.activation import (
    BATTLEGROUND_DECKS,
    SCORING_AREAS,
    activate_battlegrounds,
    activate_path,
    paths_to_activate,
)
from rulewright.games.wotr.flow.drawing import search
from rulewright.games.wotr.flow.entering import MayEnter, admits, refuse_entry
from rulewright.games.wotr.flow.playing import move_to
from rulewright.games.wotr.flow.supporting import MaySupport
from rulewright.games.wotr.table import in_reserve
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.lasting import last
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.vocabulary import Players, Selector


class Activating(AskingEffect):
    """The player who activates chooses among what fits."""

    kind = "activate"
    verbs = "activate"
    by: Players

    def candidates(self, s: State, scope: Scope) -> list[int]:
        """What may be activated, in an order that tells nothing about the decks."""
        raise NotImplementedError

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("activate", p) for p in self.candidates(s, s.scopes[-1])]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        found = self.candidates(s, s.scopes[-1])
        if found:
            search(s, self.asked(s, data), sorted({s.zone[p] for p in found}))
        super().run(s, pc, data)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.candidates(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("activate", 1, p, scope.you, True) for p in self.candidates(s, scope)]


@dataclass(frozen=True, eq=False)
class ActivatePath(Activating):
    """Activate a path with a number so much higher than the active one's; 0: another path of the same number.

    The combat on the path that is replaced is fought first. What the rules do not offer any more is ignored.
    """

    higher: int
    by: Players = YOU
    prompt = "ask-activate-path"
    rule = "wotr.activating-paths.9"

    def candidates(self, s: State, scope: Scope) -> list[int]:
        return paths_to_activate(s, self.higher)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        s.scopes[-1].names["there"] = choice.a
        activate_path(s, self.asked(s, data), choice.a)


@dataclass(frozen=True, eq=False)
class ActivateBattleground(Activating):
    """Activate a battleground out of its deck (`new`), or reactivate one out of a scoring area (`again`)."""

    what: Selector
    new: bool = True
    again: bool = True
    by: Players = YOU
    prompt = "ask-activate-battleground"
    rule = "wotr.activating-battlegrounds.5"

    def candidates(self, s: State, scope: Scope) -> list[int]:
        zones = (BATTLEGROUND_DECKS if self.new else ()) + (SCORING_AREAS if self.again else ())
        found = [p for zone in zones for p in s.zones[zone] if self.what.matches(s, scope, p)]
        return sorted(found, key=lambda p: s.card[p])

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        choices = super().choices(s, data)
        if not choices:
            s.scopes[-1].names["there"] = -1
        return choices

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        s.scopes[-1].names["there"] = choice.a
        activate_battlegrounds(s, self.asked(s, data), [choice.a])


@dataclass(frozen=True, eq=False)
class MoveCard(AskingEffect):
    """Move a card from reserve to one of these locations, even if it was played this round."""

    who: Selector
    to: Selector
    by: Players = YOU
    kind = "place"
    prompt = "ask-move"
    purpose = "place"
    verbs = "to"
    rule = "wotr.procedure-move.1"

    def mover(self, s: State, scope: Scope) -> int:
        """The card to be moved, if it is in reserve; else -1."""
        return next((p for p in self.who.find(s, scope) if in_reserve(s, p)), -1)

    def goals(self, s: State, scope: Scope) -> list[int]:
        """The locations it may be moved to."""
        mover = self.mover(s, scope)
        return [] if mover < 0 else [p for p in self.to.find(s, scope) if admits(s, p, mover)]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("to", p) for p in self.goals(s, s.scopes[-1])]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        return refuse_entry(s, choice.a, self.mover(s, s.scopes[-1]))

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", self.mover(s, s.scopes[-1])),)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        scope = s.scopes[-1]
        move_to(s, scope.you, self.mover(s, scope), choice.a)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.goals(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("move", 1, self.mover(s, scope), scope.you, True)]


@dataclass(frozen=True, eq=False)
class ThisRound(Verb):
    """Something is allowed until the end of the round."""

    what: MayEnter | MaySupport

    def apply(self, s: State, scope: Scope) -> None:
        last(s, self.what, scope, None, "round", 1)

    def can(self, s: State, scope: Scope) -> bool:
        return True
