"""Steps 6.7 to 6.10: the attacks of the players."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.attacks import attackers, strike_goes_on
from rulewright.games.lotr.happenings import STRIKE_OVER, STRIKES
from rulewright.games.lotr.table import (
    ASSAILED,
    ATTACKING,
    ENGAGED,
    MAX_SEATS,
    STAGING,
    characters,
    enemies,
    engaged_with,
    player_order,
)
from rulewright.games.lotr.table import (
    ATTACKS as ATTACK_COUNT,
)
from rulewright.kernel.events import Event
from rulewright.kernel.lasting import expire
from rulewright.kernel.modifiers import forbidden, permitted
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import in_play
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Do, Step, Steps
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.values import value
from rulewright.kernel.windows import ActionWindow
from rulewright.lcg.happenings import DAMAGED, can_be_damaged


def refuse_attack(s: State, seat: int, piece: int, enemy: int, others: tuple[int, ...] = ()) -> tuple[str, str] | None:
    """Why a player cannot declare this character as an attacker of this enemy (beside these others)."""
    if piece not in characters(s, seat):
        return "refuse-not-yours", "lotr.step-6.8b.1"
    if s.exhausted[piece]:
        return "refuse-exhausted", "lotr.rop2010-attacking-enemies.2"
    return refuse_target(s, seat, piece, enemy, others)


def refuse_target(s: State, seat: int, piece: int, enemy: int, others: tuple[int, ...] = ()) -> tuple[str, str] | None:
    """Why this enemy is no target for this character, ready or not."""
    if forbidden(s, "attack", piece) >= 0:
        return "refuse-forbidden", "lotr.cannot.1"
    where = engaged_with(s, enemy)
    if where == seat:
        return None
    if where >= 0:
        return None if has_keyword(s, piece, "ranged") else ("refuse-not-ranged", "lotr.ranged.2")
    if permitted(s, "attack-staging-alone", piece=piece) and not others:
        return None
    return "refuse-not-engaged", "lotr.step-6.8b.1"


def able_attackers(s: State, seat: int, enemy: int, chosen: tuple[int, ...] = ()) -> list[int]:
    """The characters a player could (also) declare against an enemy."""
    if chosen and s.zone[enemy] == STAGING:
        return []
    return [p for p in characters(s, seat) if p not in chosen and refuse_attack(s, seat, p, enemy, chosen) is None]


def enemies_in_play(s: State, seat: int) -> list[int]:
    """The enemies in play: those engaged with a player, then those of the others, then those in the staging area."""
    zones = (ENGAGED + seat, *(ENGAGED + other for other in range(MAX_SEATS) if other != seat), STAGING)
    return [enemy for zone in zones for enemy in enemies(s, zone)]


def targets(s: State, seat: int) -> list[int]:
    """The enemies a player could attack and has not attacked this round."""
    assailed = s.tokens[ASSAILED]
    found = [enemy for enemy in enemies_in_play(s, seat) if not assailed[enemy] >> seat & 1]
    return [enemy for enemy in found if able_attackers(s, seat, enemy)]


@dataclass(frozen=True, eq=False)
class PlayerAttacks(Ask):
    """Step 6.8a: the active player may declare an attack, again and again, each enemy once."""

    rule: str = "lotr.step-6.8a.1"
    kind = "attack"
    prompt = "ask-attack"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.scope.you

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*(Choice("attack", p) for p in targets(s, s.scope.you)), Choice("done")]

    def refuse(self, s: State, data: tuple[Plain, ...], verb: str, piece: int) -> tuple[str, str] | None:
        if verb != "attack":
            return None
        if s.tokens[ASSAILED][piece] >> s.scope.you & 1:
            return "refuse-already-attacked", "lotr.rop2010-attacking-enemies.6"
        reasons = [refuse_attack(s, s.scope.you, p, piece) for p in characters(s, s.scope.you)]
        return reasons[0] if reasons else ("refuse-no-attacker", "lotr.rop2010-attacking-enemies.2")

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "attack":
            strike(s, choice.a, s.scope.you)
            s.push(self)


def strike(s: State, enemy: int, seat: int, declared: tuple[int, ...] = ()) -> None:
    """A player attacks an enemy. Attackers that a card text declares make an extra attack; else they are asked for."""
    if not declared:
        s.tokens[ASSAILED][enemy] |= 1 << seat
    s.push(PLAYER_ATTACK, 0, (enemy, seat, declared))


@dataclass(frozen=True, eq=False)
class PlayerAttack(Step):
    """Open the scope of a player attack, take it through its steps, close it."""

    steps: Step

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 0:
            enemy, seat, declared = data
            assert isinstance(enemy, int) and isinstance(seat, int)
            s.table[ATTACK_COUNT] += 1
            names: dict[str, Plain] = {"attackers": (), "declared": declared, "attack": s.table[ATTACK_COUNT]}
            s.scopes.append(Scope(enemy, seat, None, names))
            s.push(self.steps)
            s.push(self, 1)
        else:
            s.scopes.pop()


@dataclass(frozen=True, eq=False)
class DeclareAttackers(Ask):
    """Step 6.8b: exhaust any number of characters to declare them as attackers. `data` are those picked so far."""

    rule: str = "lotr.step-6.8b.1"
    kind = "attackers"
    prompt = "ask-attackers"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scope.source),)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.scope.you

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        declared = s.scope.several("declared")
        if declared:
            declare(s, declared)
        else:
            super().run(s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        picked = tuple(p for p in data if isinstance(p, int))
        able = able_attackers(s, s.scope.you, s.scope.source, picked)
        choices = [Choice("attack-with", p) for p in able]
        return [*choices, Choice("done")] if picked else choices

    def refuse(self, s: State, data: tuple[Plain, ...], verb: str, piece: int) -> tuple[str, str] | None:
        if verb != "attack-with":
            return None
        return refuse_attack(s, s.scope.you, piece, s.scope.source, tuple(p for p in data if isinstance(p, int)))

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "attack-with":
            s.push(self, 0, (*data, choice.a))
        else:
            declare(s, tuple(p for p in data if isinstance(p, int)))


def declare(s: State, pieces: tuple[int, ...]) -> None:
    """These characters attack, all declared at the same moment."""
    scope = s.scope
    scope.names["attackers"] = (*scope.several("attackers"), *pieces)
    happen(s, *(Event(STRIKES, p, s.controller[p], source=scope.source) for p in pieces))


@dataclass(frozen=True, eq=False)
class JoinWithRanged(Ask):
    """Step 6.8.1: each other player may declare Ranged characters as attackers too.

    `data` is (place in the order, picked so far ...).
    """

    rule: str = "lotr.step-6.8.1.1"
    kind = "attackers"
    prompt = "ask-ranged"

    def others(self, s: State) -> list[int]:
        """The other players, in player order."""
        return [seat for seat in player_order(s) if seat != s.scope.you]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scope.source),)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        turn = data[0]
        assert isinstance(turn, int)
        return self.others(s)[turn]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not strike_goes_on(s) or s.zone[s.scope.source] == STAGING:
            return
        turn = data[0] if data else 0
        assert isinstance(turn, int)
        others = self.others(s)
        while turn < len(others):
            here = (turn, *data[1:])
            if len(self.choices(s, here)) > 1 or len(here) > 1:
                super().run(s, pc, here)
                return
            turn += 1

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat = self.asked(s, data)
        picked = data[1:]
        able = [
            p
            for p in characters(s, seat)
            if p not in picked and has_keyword(s, p, "ranged") and not s.exhausted[p] and forbidden(s, "attack", p) < 0
        ]
        return [*(Choice("attack-with", p) for p in able), Choice("done")]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "attack-with":
            s.push(self, 0, (*data, choice.a))
            return
        turn = data[0]
        assert isinstance(turn, int)
        picked = tuple(p for p in data[1:] if isinstance(p, int))
        if picked:
            declare(s, picked)
        if turn + 1 < len(self.others(s)):
            s.push(self, 0, (turn + 1,))


def attack_strength(s: State) -> int:
    """Step 6.8.2: the attack strengths of all attackers together."""
    return sum(value(s, p, "attack") for p in attackers(s))


def note_strength(s: State) -> None:
    """Step 6.8.2 in the log."""
    if strike_goes_on(s):
        s.note("log-attack-strength", "lotr.step-6.8.2.1", ("piece", s.scope.source), ("number", attack_strength(s)))


def strike_damage(s: State) -> None:
    """Step 6.8.3: attack minus the enemy's defense is the damage."""
    enemy = s.scope.source
    if not strike_goes_on(s):
        return
    damage = attack_strength(s) - value(s, enemy, "defense")
    if damage > 0 and can_be_damaged(s, enemy):
        happen(s, Event(DAMAGED, enemy, s.scope.you, damage, attackers(s)[0], how="player-attack"))


def strike_ends(s: State) -> None:
    """Step 6.8.4: the attack ends; its attackers are attackers until the responses to this are over."""
    happen(s, Event(STRIKE_OVER, s.scope.source, s.scope.you))


def stand_down(s: State) -> None:
    """After step 6.8.4 nobody attacks any more."""
    for p in s.scope.several("attackers"):
        s.tokens[ATTACKING][p] = 0
    expire(s, f"attack {s.scope.get('attack')}")


@dataclass(frozen=True, eq=False)
class StrikeWindow(Step):
    """An action window of a player attack that still goes on."""

    window: ActionWindow

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if in_play(s, s.scope.source):
            s.push(self.window)


PLAYER_ATTACK = PlayerAttack(
    Steps(
        DeclareAttackers(),
        JoinWithRanged(),
        StrikeWindow(ActionWindow("lotr.phase-sequence.18")),
        Do(note_strength, rule="6.8.2"),
        StrikeWindow(ActionWindow("lotr.phase-sequence.19")),
        Do(strike_damage, rule="6.8.3"),
        ActionWindow("lotr.phase-sequence.20"),
        Do(strike_ends, rule="6.8.4"),
        Do(stand_down),
    )
)
