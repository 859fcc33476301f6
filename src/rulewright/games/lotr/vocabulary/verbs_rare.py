"""Verbs the rules provide for and that no card of the core set uses."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.flow.checks import PLAYER_ELIMINATED
from rulewright.games.lotr.flow.enemy_attacks import attack
from rulewright.games.lotr.flow.playing import CHOOSE_HOST, refuse_entry
from rulewright.games.lotr.table import DAMAGE, kind
from rulewright.kernel.effects.base import Hint, Verb
from rulewright.kernel.effects.reach import touched
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import forbidden
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.places import in_play
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Number, Players, Selector, number
from rulewright.lcg.events import DAMAGED, can_be_damaged


@dataclass(frozen=True, eq=False)
class EnemiesAttack(Verb):
    """Enemies attack a player at once, one after another. An attack on a character is one on its controller."""

    what: Selector
    players: Players = YOU

    def words(self) -> tuple[str, dict[str, object]]:
        return "enemies-attack", {"what": self.what, "whom": self.players}

    def able(self, s: State, scope: Scope) -> list[tuple[int, int]]:
        """The enemies that can attack, and whom."""
        seats = self.players.find(s, scope)
        found = [p for p in self.what.find(s, scope) if kind(s, p) == "enemy"]
        return [(p, seats[0]) for p in found if seats and forbidden(s, "attack", p, seats[0]) < 0]

    def apply(self, s: State, scope: Scope) -> None:
        for enemy, seat in self.able(s, scope):
            attack(s, enemy, seat)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.able(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("enemy-attack", 1, p, seat, False) for p, seat in self.able(s, scope)]


@dataclass(frozen=True, eq=False)
class EliminatePlayers(Verb):
    """Players are eliminated from the game."""

    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        seats = self.players.find(s, scope)
        happen_together(s, [Event(PLAYER_ELIMINATED, -1, p, source=scope.source, how="effect") for p in seats])

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("eliminate", 1, -1, p, False) for p in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class PutAttachmentIntoPlay(Verb):
    """Put an attachment into play without playing it, on a card it may be attached to."""

    what: Selector
    players: Players = YOU

    def able(self, s: State, scope: Scope) -> list[tuple[int, int]]:
        """Those of the attachments that can enter play, and who picks their place."""
        seats = self.players.find(s, scope)
        found = [p for p in self.what.find(s, scope) if not in_play(s, p) and kind(s, p) == "attachment"]
        return [(p, seats[0]) for p in found if seats and refuse_entry(s, seats[0], p) is None]

    def apply(self, s: State, scope: Scope) -> None:
        for card, seat in self.able(s, scope):
            s.push(CHOOSE_HOST, 0, (card, seat))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.able(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("enter", 1, p, seat, True) for p, seat in self.able(s, scope)]


@dataclass(frozen=True, eq=False)
class MoveDamage(Verb):
    """Move damage from one card to another, as much as there is."""

    amount: Number
    what: Selector
    to: Selector

    def able(self, s: State, scope: Scope) -> list[tuple[int, int, int]]:
        """From where to where how much can be moved."""
        amount = number(s, scope, self.amount)
        sources = [(p, min(amount, s.tokens[DAMAGE][p])) for p in self.what.find(s, scope)]
        targets = [p for p in touched(s, scope, self.to) if can_be_damaged(s, p)]
        return [(p, q, n) for p, n in sources[:1] for q in targets[:1] if n > 0 and p != q]

    def apply(self, s: State, scope: Scope) -> None:
        for p, q, amount in self.able(s, scope):
            s.tokens[DAMAGE][p] -= amount
            happen(s, Event(DAMAGED, q, s.controller[q], amount, scope.source, p, "moved"))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.able(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("damage", amount, q, s.controller[q], False) for _, q, amount in self.able(s, scope)]
