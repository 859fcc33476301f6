"""Whom the questions of the rules go to, and what they are about."""

from __future__ import annotations

from rulewright.games.meq.table import SAURON
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Ask, ints


class AskSauron(Ask):
    """A question to Sauron."""

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON


class AskSauronAbout(AskSauron):
    """A question to Sauron about a piece, which comes first in its `data`."""

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", ints(data[:1], 1)[0]),)


class AskSauronSoMany(AskSauron):
    """A question to Sauron that is put several times; how often still comes first in its `data`."""

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("number", ints(data[:1], 1)[0]),)


class AskHero(Ask):
    """A question to the hero whose seat comes first in its `data`."""

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data[:1], 1)[0]
