"""Engaging, attacking, shadow cards, and damage that is moved or healed."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import ENGAGES, SHADOW_DEALT
from rulewright.games.lotr.flow.enemy_attacks import attack, shadow_cards
from rulewright.games.lotr.flow.player_attacks import enemies_in_play, enemy_zones, refuse_target, strike
from rulewright.games.lotr.table import (
    DAMAGE,
    ENCOUNTER_DECK,
    HAS_ATTACKED,
    SHADOWS_OFF,
    STAGING,
    characters,
    enemies,
    kind,
)
from rulewright.games.lotr.vocabulary.words import ENEMY
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.reach import touched
from rulewright.kernel.effects.verbs import Happens, Verb
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import forbidden, granted_to_anyone
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.vocabulary import Number, Players, Selector, number
from rulewright.lcg.events import DAMAGE_MOVED, HEALED, can_be_damaged


def Engage(what: Selector, players: Players = YOU) -> Happens:
    """A player engages enemies."""
    return Happens(ENGAGES, what, players=players)


@dataclass(frozen=True, eq=False)
class DealShadow(Verb):
    """Deal an enemy further shadow cards."""

    what: Selector
    amount: Number = 1

    def apply(self, s: State, scope: Scope) -> None:
        if s.table[SHADOWS_OFF]:
            return
        amount = number(s, scope, self.amount)
        dealt = [p for p in touched(s, scope, self.what) for _ in range(amount)]
        for p in dealt[: len(s.zones[ENCOUNTER_DECK])]:
            happen(s, Event(SHADOW_DEALT, p, scope.you, source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[ENCOUNTER_DECK]) and bool(touched(s, scope, self.what)) and not s.table[SHADOWS_OFF]

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("shadow", len(shadow_cards(s, p)) + 1, p, scope.you, True) for p in touched(s, scope, self.what)]


@dataclass(frozen=True, eq=False)
class AttackNow(AskingEffect):
    """Declare characters as the attackers of an enemy of choice at once, and resolve the attack."""

    what: Selector
    kind = "attack"
    prompt = "ask-attack-now"
    verbs = "attack"
    rule: str = "lotr.attacks-outside-the-combat-phase.3"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def eligible(self, s: State, scope: Scope, piece: int) -> list[int]:
        """The enemies this character could attack."""
        you = scope.you
        return [enemy for enemy in enemies_in_play(s, you) if refuse_target(s, you, piece, enemy) is None]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        scope = s.scope
        return [Choice("attack", enemy) for p in self.what.find(s, scope) for enemy in self.eligible(s, scope, p)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.a not in enemies_in_play(s, s.scope.you):
            return Refusal("refuse-no-enemy", self.rule, choice.a)
        reasons = [refuse_target(s, s.scope.you, p, choice.a) for p in self.what.find(s, s.scope)]
        return next((reason for reason in reasons if reason is not None), None)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        strike(s, choice.a, s.scope.you, tuple(self.what.find(s, s.scope)))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(able_to_attack(s, scope.you, self.what.find(s, scope) or characters(s, scope.you)))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("attack", 1, p, scope.you, True) for p in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class AbleToAttack(Selector):
    """Characters that have at least one enemy they may attack."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return bool(self.among(s, scope, [piece]))

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        return able_to_attack(s, scope.you, pieces) if pieces else pieces

    def bars(self, s: State, scope: Scope, piece: int) -> Refusal | None:
        reasons = [refuse_target(s, scope.you, piece, enemy) for enemy in enemies_in_play(s, scope.you)]
        if not reasons:
            return Refusal("refuse-no-target", s.rules.cite("target"), scope.source, more=(("what", ENEMY),))
        return None if None in reasons else reasons[0]


def able_to_attack(s: State, seat: int, pieces: list[int]) -> list[int]:
    """Those of the characters that have an enemy they may attack; enemies that lie together are equally good."""
    zones = enemy_zones(s, seat)
    if not granted_to_anyone(s, "permit attack-staging-alone"):
        zones.remove(STAGING)
    samples = [found[0] for zone in zones if (found := enemies(s, zone))]
    return [p for p in pieces if any(refuse_target(s, seat, p, enemy) is None for enemy in samples)]


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
class HoldBack(Until):
    """Enemies cannot attack until the end of a period. It comes too late for one that has begun its attack."""

    def words(self) -> tuple[str, dict[str, object]]:
        return "until", dict(self.children())

    def can(self, s: State, scope: Scope) -> bool:
        enemies = self.what.who
        if enemies is None or not Until.can(self, s, scope):
            return False
        return any(not s.tokens[HAS_ATTACKED][p] for p in touched(s, scope, enemies))


@dataclass(frozen=True, eq=False)
class MoveDamage(Verb):
    """Move damage from one card to another, as much as there is."""

    amount: Number
    what: Selector
    to: Selector

    def events(self, s: State, scope: Scope) -> list[Event]:
        amount, damage = number(s, scope, self.amount), s.tokens[DAMAGE]
        hurt = [p for p in self.what.find(s, scope)[:1] if damage[p]]
        able = [p for p in touched(s, scope, self.to) if can_be_damaged(s, p)][:1]
        return [
            Event(DAMAGE_MOVED, p, s.controller[p], min(amount, damage[p]), scope.source, q)
            for p in hurt
            for q in able
            if amount > 0 and p != q
        ]


@dataclass(frozen=True, eq=False)
class HealUpTo(AskingEffect):
    """Heal as much damage as the player wants, up to a number."""

    what: Selector
    amount: int
    kind = "number"
    prompt = "ask-heal"
    verbs = "number"
    rule: str = "lotr.effects.4"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        damage = sum(s.tokens[DAMAGE][p] for p in self.what.find(s, s.scope))
        return [Choice("number", n) for n in range(1, min(self.amount, damage) + 1)]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen_together(
            s, [Event(HEALED, p, s.controller[p], choice.a, s.scope.source) for p in self.what.find(s, s.scope)]
        )

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.tokens[DAMAGE][p] for p in self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("heal", self.amount, p, s.controller[p], True) for p in self.what.find(s, scope)]
