"""Steps 6.2 to 6.6: shadow cards, and the attacks of the enemies."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.attacks import attack_goes_on, defenders
from rulewright.games.lotr.happenings import ATTACK_OVER, ATTACKS, DEFENDS, SHADOW_DEALT
from rulewright.games.lotr.table import (
    ATTACKED,
    COMBAT,
    DEFENDING,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED,
    PHASE,
    SHADOWS,
    SHADOWS_OFF,
    characters,
    enemies,
    first_player,
    heroes,
    player_order,
)
from rulewright.games.lotr.table import (
    ATTACKS as ATTACK_COUNT,
)
from rulewright.kernel.events import Event
from rulewright.kernel.lasting import expire
from rulewright.kernel.modifiers import forbidden, permitted
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import in_play, move, show
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Do, Step, Steps, While
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.using import use
from rulewright.kernel.values import value
from rulewright.kernel.windows import ActionWindow
from rulewright.lcg.happenings import DAMAGED, can_be_damaged


@dataclass(frozen=True, eq=False)
class DealShadowCards(Ask):
    """Step 6.2 for one player: one card to each engaged enemy, the highest engagement cost first.

    `data` are the enemies still to be dealt one. The first player decides between equal costs.
    """

    rule: str = "lotr.step-6.2.1"
    kind = "order"
    prompt = "ask-shadow-order"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return first_player(s)

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "lotr.timing-priority.5"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        waiting = tuple(enemies(s, ENGAGED + s.scope.you)) if pc == 0 else data
        if s.zones[ENCOUNTER_DECK] and waiting and not s.table[SHADOWS_OFF]:
            super().run(s, 1, waiting)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        costs = {p: value(s, p, "engagement_cost") for p in data if isinstance(p, int)}
        highest = max(costs.values())
        return [Choice("deal-shadow", p) for p in costs if costs[p] == highest]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(SHADOW_DEALT, choice.a, s.scope.you))
        rest = tuple(p for p in data if p != choice.a)
        if rest:
            s.push(self, 1, rest)


def shadow_cards(s: State, enemy: int) -> list[int]:
    """The shadow cards of an enemy, in the order they were dealt."""
    return [p for p in s.zones[SHADOWS] if s.host[p] == enemy]


def discard_shadow_cards(s: State) -> None:
    """Step 6.11: all shadow cards are discarded from all enemies; one that was an attacker itself goes on the deck."""
    for card in s.zones[SHADOWS][:]:
        move(s, card, ENCOUNTER_DISCARD if s.host[card] >= 0 else ENCOUNTER_DECK)


def eligible_enemies(s: State, seat: int) -> list[int]:
    """The enemies engaged with a player that have not attacked this round and can attack that player."""
    done = s.tokens[ATTACKED]
    return [p for p in enemies(s, ENGAGED + seat) if not done[p] and forbidden(s, "attack", p, seat) < 0]


def enemies_left(s: State) -> bool:
    """Whether the active player still has an enemy attack to resolve."""
    return bool(eligible_enemies(s, s.scope.you))


@dataclass(frozen=True, eq=False)
class ChooseEnemyAttack(Ask):
    """Steps 6.4a and 6.4b: the active player picks the enemy whose attack is resolved next."""

    rule: str = "lotr.step-6.4a.1"
    kind = "enemy-attack"
    prompt = "ask-enemy-attack"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.scope.you

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("resolve-attack", p) for p in eligible_enemies(s, s.scope.you)]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        attack(s, choice.a, s.scope.you)


def attack(s: State, enemy: int, seat: int) -> None:
    """Let an enemy attack a player. Outside the combat phase it is dealt a shadow card for it."""
    if s.table[PHASE] != COMBAT and not s.table[SHADOWS_OFF]:
        happen(s, Event(SHADOW_DEALT, enemy, seat))
    s.push(ENEMY_ATTACK, 0, (enemy, seat))


@dataclass(frozen=True, eq=False)
class EnemyAttack(Step):
    """Open the scope of an enemy attack, take it through its steps, close it."""

    steps: Step

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 0:
            enemy, seat = data
            assert isinstance(enemy, int) and isinstance(seat, int)
            s.table[ATTACK_COUNT] += 1
            names: dict[str, Plain] = {"defenders": (), "attack": s.table[ATTACK_COUNT]}
            s.scopes.append(Scope(enemy, seat, None, names))
            s.push(self.steps)
            s.push(self, 1)
        else:
            s.scopes.pop()


def attack_begins(s: State) -> None:
    """Step 6.4b: the enemy attacks."""
    happen(s, Event(ATTACKS, s.scope.source, s.scope.you))


@dataclass(frozen=True, eq=False)
class DeclareDefender(Ask):
    """Step 6.4.1: the defending player may declare a defender; if not, other players' Sentinels may step in.

    `data` is (place in the order of those who may declare). A card may allow more than one defender.
    """

    rule: str = "lotr.step-6.4.1.1"
    kind = "defend"
    prompt = "ask-defend"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scope.source),)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return self.order(s)[self.turn(data)]

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return self.rule if self.turn(data) == 0 else "lotr.sentinel.3"

    def order(self, s: State) -> list[int]:
        """The defending player, then the others in player order."""
        you = s.scope.you
        return [you, *(seat for seat in player_order(s) if seat != you)]

    @staticmethod
    def turn(data: tuple[Plain, ...]) -> int:
        """Whose turn it is to declare."""
        turn = data[0] if data else 0
        assert isinstance(turn, int)
        return turn

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not attack_goes_on(s):
            return
        turn = self.turn(data)
        order = self.order(s)
        while turn < len(order):
            if len(self.choices(s, (turn,))) > 1:
                super().run(s, pc, (turn,))
                return
            turn += 1

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat = self.order(s)[self.turn(data)]
        able = [p for p in characters(s, seat) if self.refuse(s, data, "defend", p) is None]
        last = Choice("undefended") if not s.scope.several("defenders") else Choice("done")
        return [*(Choice("defend", p) for p in able), last]

    def refuse(self, s: State, data: tuple[Plain, ...], verb: str, piece: int) -> tuple[str, str] | None:
        if verb != "defend":
            return None
        seat = self.order(s)[self.turn(data)]
        if piece not in characters(s, seat):
            return "refuse-not-yours", "lotr.step-6.4.1.4"
        if s.exhausted[piece]:
            return "refuse-exhausted", "lotr.step-6.4.1.2"
        if forbidden(s, "defend", piece) >= 0:
            return "refuse-forbidden", "lotr.cannot.1"
        if seat != s.scope.you and not has_keyword(s, piece, "sentinel"):
            return "refuse-not-sentinel", "lotr.sentinel.2"
        return None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        turn = self.turn(data)
        if choice.verb == "defend":
            scope = s.scope
            scope.names["defenders"] = (*scope.several("defenders"), choice.a)
            happen(s, Event(DEFENDS, choice.a, s.controller[choice.a], source=scope.source))
            if turn == 0 and permitted(s, "several-defenders", scope.you):
                s.push(self, 0, (turn,))
        elif choice.verb == "undefended" and turn + 1 < len(self.order(s)):
            s.push(self, 0, (turn + 1,))


def resolve_shadow(s: State) -> None:
    """Step 6.4.2: the shadow cards are turned faceup one by one and their shadow effects resolved."""
    if attack_goes_on(s):
        s.push(SHADOW_EFFECTS, 0, ())


@dataclass(frozen=True, eq=False)
class ShadowEffects(Step):
    """Turn the next shadow card that has not been resolved in this attack; cards dealt meanwhile follow."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scope
        left = [card for card in shadow_cards(s, scope.source) if card not in data]
        if not left or not attack_goes_on(s):
            return
        card = left[0]
        show(s, card)
        s.note("log-shadow-card", "lotr.step-6.4.2.1", ("piece", card), ("source", scope.source))
        for i, ability in enumerate(s.rules.catalogue.faces[s.face[card]].abilities):
            if ability.hears() == () and getattr(ability, "label", "") == "shadow":
                use(s, scope.you, card << 8 | i)
        s.push(self, 0, (*data, card))


SHADOW_EFFECTS = ShadowEffects()


@dataclass(frozen=True, eq=False)
class AttackDamage(Ask):
    """Step 6.4.3: attack minus defense to the defender; undefended, all of it to one hero of the defending player.

    With several defenders their defense counts together and the defending player assigns all damage to one of them.
    """

    rule: str = "lotr.step-6.4.3.1"
    kind = "assign"
    prompt = "ask-assign-damage"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scope.source),)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.scope.you

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        fighting = len(defenders(s))
        if not fighting:
            return "lotr.step-6.4.3.4"
        return "lotr.step-6.4.3.2" if fighting == 1 else "lotr.multiple-defenders.3"

    def damage(self, s: State) -> int:
        """How much damage the attack deals."""
        strength = value(s, s.scope.source, "attack")
        for p in defenders(s):
            if forbidden(s, "count-defense", p) < 0:
                strength -= value(s, p, "defense")
        return max(0, strength)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if not attack_goes_on(s) or not self.damage(s):
            return []
        hit = defenders(s) or heroes(s, s.scope.you)
        return [Choice("assign", p) for p in hit if can_be_damaged(s, p)]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(DAMAGED, choice.a, s.controller[choice.a], self.damage(s), s.scope.source, how="attack"))


def attack_ends(s: State) -> None:
    """Step 6.4.4: the attack is over; its defenders are defenders no longer."""
    scope = s.scope
    for p in scope.several("defenders"):
        s.tokens[DEFENDING][p] = 0
    expire(s, f"attack {scope.get('attack')}")
    if in_play(s, scope.source):
        happen(s, Event(ATTACK_OVER, scope.source, scope.you))


@dataclass(frozen=True, eq=False)
class AttackWindow(Step):
    """An action window of an enemy attack that still goes on."""

    window: ActionWindow

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if attack_goes_on(s):
            s.push(self.window)


ENEMY_ATTACK = EnemyAttack(
    Steps(
        Do(attack_begins, rule="6.4b"),
        AttackWindow(ActionWindow("lotr.phase-sequence.13")),
        DeclareDefender(),
        AttackWindow(ActionWindow("lotr.phase-sequence.14")),
        Do(resolve_shadow, rule="6.4.2"),
        AttackWindow(ActionWindow("lotr.phase-sequence.15")),
        AttackDamage(),
        AttackWindow(ActionWindow("lotr.phase-sequence.16")),
        Do(attack_ends, rule="6.4.4"),
    )
)

RESOLVE_ENEMY_ATTACKS = While(enemies_left, ChooseEnemyAttack(), rule="6.4a")
