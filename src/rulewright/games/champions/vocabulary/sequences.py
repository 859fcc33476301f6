"""Sequences: the "Special" abilities of several cards, one after another."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.vocabulary.pointing import present
from rulewright.kernel.effects.base import AskingEffect
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.using import ability_of, use
from rulewright.kernel.vocabulary import Selector


@dataclass(frozen=True, eq=False)
class ResolveSpecials(AskingEffect):
    """Resolve the "Special" ability of each of these cards, in an order you choose. `data` are those resolved.

    Each is a step; the last one knows that it is.
    """

    what: Selector
    rule: str = "champions.sample-wakanda-forever.2"
    kind = "order"
    prompt = "ask-order"
    purpose = "order"
    verbs = "resolve"

    def entries(self, s: State, scope: Scope, done: tuple[Plain, ...]) -> list[int]:
        """The abilities that are left."""
        specials = s.rules.catalogue.specials
        return [
            p << 8 | number
            for p in present(s, scope, self.what)
            if p not in done
            for number in specials[s.face[p]].get("special", ())
        ]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("resolve", e >> 8, e & 255) for e in self.entries(s, s.scope, data)]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        last = len(self.entries(s, s.scope, data)) == 1
        use(s, s.scope.you, choice.a << 8 | choice.b, None, (("final", 1),) if last else ())
        if not last:
            s.push(self, 0, (*data, choice.a))

    def can(self, s: State, scope: Scope) -> bool:
        for entry in self.entries(s, scope, ()):
            if ability_of(s, entry).effect.can(s, Scope.probe(entry >> 8, scope.you)):
                return True
        return False
