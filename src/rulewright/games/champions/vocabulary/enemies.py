"""What texts let enemies do: attack, scheme, get boost cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.games.champions.events import encounter_cards_left
from rulewright.games.champions.flow.activations import (
    ATTACK,
    ATTACK_STEPS,
    activate,
    begin_against,
    give_boost_card,
    scheme,
)
from rulewright.games.champions.table import ELIMINATED, engaged_with, first_player, in_hero_form, kind
from rulewright.games.champions.vocabulary.pointing import EngagedPlayer, present
from rulewright.kernel.activations import end
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.effects.base import AskingEffect, Effect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.places import in_play
from rulewright.kernel.players import YOU
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Do, Step, Steps, go_on, ints
from rulewright.kernel.vocabulary import Amount, Condition, Players, Selector


@dataclass(frozen=True, eq=False)
class EnemiesAttack(AskingEffect):
    """Enemies attack you, or each the player it is engaged with (`EngagedPlayer`), in the order of the first player.

    Each attacks once, those included that come to be meant before the last one has; a new stage of the villain has
    attacked if the one before it has. What the text adds to the end of such an attack (`ending`) comes before anybody
    responds to it. How many attacks were made, whom the last one damaged and how much is known afterwards. `data`: the
    enemies that have had their turn.
    """

    what: Selector
    players: Players = YOU
    ending: Effect | None = None
    rule: str = "champions.first-player.7"
    kind = "order"
    prompt = "ask-attacker"
    purpose = "order"
    verbs = "activate"

    def words(self) -> tuple[str, dict[str, object]]:
        told: dict[str, object] = {"what": self.what, "whom": self.players}
        if self.ending is None:
            return "enemies-attack", told
        return "enemies-attack-ending", {"attack": replace(self, ending=None), "ending": self.ending}

    def victims(self, s: State, scope: Scope) -> dict[int, int]:
        """Who attacks whom. Only heroes are attacked."""
        found = {}
        for enemy in present(s, scope, self.what):
            each = isinstance(self.players, EngagedPlayer)
            seat = engaged_with(s, enemy) if each else self.players.find(s, scope)[0]
            if seat >= 0 and not s.dials[ELIMINATED][seat] and in_hero_form(s, seat):
                found[enemy] = seat
        return found

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return first_player(s)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scope.source),)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 2:
            enemy, seat = ints(data, 2)
            activate(s, ATTACK, enemy, seat, self.ending)
            return
        if pc == 0:
            s.scope.names |= {"made": 0, "damage": 0, "damaged": ()}
        super().run(s, 1, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        done = ints(data, len(data))
        villain_done = any(kind(s, enemy) == "villain" for enemy in done)
        return [
            Choice("activate", enemy)
            for enemy in self.victims(s, s.scope)
            if enemy not in done and not (villain_done and kind(s, enemy) == "villain")
        ]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice in self.choices(s, data):
            return None
        return Refusal("refuse-not-what", self.rule, choice.a, s.scope.source, (("what", self.what),))

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        go_on(s, self, 2, (choice.a, self.victims(s, s.scope)[choice.a]))
        go_on(s, self, 1, (*data, choice.a))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.victims(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("attack", 1, enemy, seat, False) for enemy, seat in self.victims(s, scope).items()]


@dataclass(frozen=True, eq=False)
class EnemiesScheme(Verb):
    """Enemies scheme, activated against you. How much threat that has placed is known afterwards."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        scope.names |= {"made": 0, "threat": 0}
        for enemy in present(s, scope, self.what):
            scheme(s, enemy, scope.you)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(present(s, scope, self.what))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("scheme", 1, enemy, scope.you, False) for enemy in present(s, scope, self.what)]


@dataclass(frozen=True, eq=False)
class AttackMade(Condition):
    """At least one attack was made this way."""

    def holds(self, s: State, scope: Scope) -> bool:
        return scope.get("made", 0) > 0


@dataclass(frozen=True, eq=False)
class DamageDealt(Amount):
    """The damage that the attack has dealt: the one under way, or the one that this text has brought about."""

    def count(self, s: State, scope: Scope) -> int:
        if "damage" in scope.names:
            return scope.get("damage")
        return s.activations[-1].numbers.get("damage", 0) if s.activations else 0


@dataclass(frozen=True, eq=False)
class ThreatPlaced(Amount):
    """The threat that the scheme which this text has brought about has placed."""

    def count(self, s: State, scope: Scope) -> int:
        return scope.get("threat", 0)


@dataclass(frozen=True, eq=False)
class GiveBoostCard(Verb):
    """The villain gets further boost cards for this activation."""

    amount: int = 1

    def apply(self, s: State, scope: Scope) -> None:
        for _ in range(self.amount):
            give_boost_card(s, s.activations[-1].piece)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.activations) and encounter_cards_left(s)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("boost", self.amount, -1, -1, False)]


@dataclass(frozen=True, eq=False)
class AlsoAttack(AskingEffect):
    """The attack of this enemy is resolved against further players, too, in the order of the first player.

    It is no attack of its own. `data` are the players that are left.
    """

    players: Players
    rule: str = "champions.first-player.7"
    kind = "order"
    prompt = "ask-attacked"
    purpose = "order"
    verbs = "choose-player"

    def words(self) -> tuple[str, dict[str, object]]:
        return "also-attack", {"whom": self.players}

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return first_player(s)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scope.source),)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        super().run(s, 1, data if pc else self.players.find(s, s.scope))

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        left = [seat for seat in ints(data, len(data)) if not s.dials[ELIMINATED][seat]]
        return [Choice("choose-player", seat) for seat in left] if in_play(s, s.scope.source) else []

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice in self.choices(s, data):
            return None
        not_asked_for = Refusal("refuse-not-that-player", self.rule, -1, s.scope.source, (("seat", choice.a),))
        return s.rules.absent(s, choice.a) or not_asked_for

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        go_on(s, ALSO_ATTACK, 0, (s.scope.source, choice.a))
        go_on(s, self, 1, tuple([seat for seat in data if seat != choice.a]))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("attack", 1, scope.source, seat, False) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class AlsoAttackStep(Step):
    """Resolve the steps of an attack against a player. `data` is (enemy, player)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        enemy, seat = data
        assert isinstance(enemy, int) and isinstance(seat, int)
        begin_against(s, ATTACK, enemy, seat)
        s.note("log-enemy-attacks", "champions.enemy-attacks.1", ("piece", enemy), ("seat", seat))
        run_in(s, Scope(enemy, seat), ALSO_STEPS)


ALSO_STEPS = Steps(ATTACK_STEPS, Do(end))
ALSO_ATTACK = AlsoAttackStep()
