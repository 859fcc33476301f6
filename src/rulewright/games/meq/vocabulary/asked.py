"""Whom the questions of texts go to: you, or Sauron; they are about the card that speaks."""

from __future__ import annotations

from rulewright.games.meq.table import SAURON
from rulewright.kernel.effects.base import AskingEffect
from rulewright.kernel.state import Plain, State


class AsksYou(AskingEffect):
    """A text that asks you."""

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)


class AsksSauron(AskingEffect):
    """A text that asks Sauron."""

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)
