"""Steps 6.7 to 6.10: the attacks of the players."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import DECLARED_ATTACKER, STRIKE_OVER
from rulewright.games.lotr.flow.attacks import PLAYER_ATTACK as KIND
from rulewright.games.lotr.flow.attacks import attackers, stand_down, strike_goes_on
from rulewright.games.lotr.table import (
    ATTACKED_BY,
    ATTACKING,
    ENGAGED,
    STAGING,
    enemies,
    engaged_with,
    free_to,
    ready_characters,
    refuse_character,
    refuse_ready,
    strength,
)
from rulewright.kernel.activations import begin, end
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import granted_to_anyone, permitted, prohibition
from rulewright.kernel.occurrences import announce, happen, happen_together
from rulewright.kernel.scopes import run_in
from rulewright.kernel.selectors import Keyword
from rulewright.kernel.state import DONE, Choice, Plain, Scope, State, pieces
from rulewright.kernel.steps import Ask, AsLongAs, Do, Step, Steps, go_on, ints, offer
from rulewright.kernel.values import value
from rulewright.kernel.windows import ActionWindow
from rulewright.lcg.events import DAMAGED, can_be_damaged

RANGED = Keyword("ranged")


RULE = "lotr.step-6.8b.1"


def refuse_attack(s: State, seat: int, piece: int, enemy: int, others: tuple[Plain, ...] = ()) -> Refusal | None:
    """Why a player cannot declare this character as an attacker of this enemy (beside these others)."""
    if piece in others:
        return Refusal("refuse-picked", RULE, piece)
    return refuse_ready(s, seat, piece, RULE, RULE) or refuse_target(s, seat, piece, enemy, others)


def refuse_target(s: State, seat: int, piece: int, enemy: int, others: tuple[Plain, ...] = ()) -> Refusal | None:
    """Why this enemy is no target for this character, ready or not."""
    reason = prohibition(s, "attack", piece)
    if reason is not None:
        return reason
    where = engaged_with(s, enemy)
    if where == seat:
        return None
    if where >= 0:
        if RANGED.matches(s, s.scopes[-1], piece):
            return None
        return Refusal("refuse-not-ranged", "lotr.ranged.2", piece, enemy, (("seat", where),))
    if permitted(s, "attack-staging-alone", piece=piece):
        return Refusal("refuse-attacks-alone", RULE, piece, enemy) if others else None
    return Refusal("refuse-not-engaged", RULE, piece, enemy)


def able_attackers(s: State, seat: int, enemy: int, chosen: tuple[Plain, ...] = ()) -> list[int]:
    """The characters a player could (also) declare against an enemy."""
    ready = ready_characters(s, seat)
    return [p for p in ready if p not in chosen and refuse_target(s, seat, p, enemy, chosen) is None]


def enemy_zones(s: State, seat: int) -> list[int]:
    """Where enemies are: engaged with a player, then with the others, then in the staging area."""
    return [ENGAGED + seat, *[ENGAGED + other for other in range(s.seats) if other != seat], STAGING]


def enemies_in_play(s: State, seat: int) -> list[int]:
    """The enemies in play: those engaged with a player, then those of the others, then those in the staging area."""
    return [enemy for zone in enemy_zones(s, seat) for enemy in enemies(s, zone)]


def targets(s: State, seat: int) -> list[int]:
    """The enemies a player could attack and has not attacked this round."""
    ready = ready_characters(s, seat)
    if not ready:
        return []
    zones = enemy_zones(s, seat)
    if not granted_to_anyone(s, "permit attack-staging-alone"):
        zones.remove(STAGING)
    found: list[int] = []
    assailed = s.tokens[ATTACKED_BY]
    for zone in zones:
        engaged = enemies(s, zone)
        if engaged:
            new = [enemy for enemy in engaged if not assailed[enemy] >> seat & 1]
            if new and within_reach(s, seat, ready, new[0]):
                found += new
    return found


def within_reach(s: State, seat: int, pieces: list[int], enemy: int) -> bool:
    """Whether one of these characters can attack an enemy, and so any other enemy in the same place."""
    return any(refuse_target(s, seat, piece, enemy) is None for piece in pieces)


@dataclass(frozen=True, eq=False)
class PlayerAttacks(Ask):
    """Step 6.8a: the active player may declare an attack, again and again, each enemy once."""

    rule: str = "lotr.step-6.8a.1"
    kind = "attack"
    prompt = "ask-attack"
    verbs = "attack done"
    declining = "done"

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*[Choice("attack", p) for p in targets(s, s.scopes[-1].you)], DONE]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.verb == "done":
            return None
        enemy, you = choice.a, s.scopes[-1].you
        reason = self.unfit(s, you, choice)
        if reason is not None:
            return reason
        if s.tokens[ATTACKED_BY][enemy] >> you & 1:
            return Refusal("refuse-already-attacked", "lotr.rop2010-attacking-enemies.6", enemy)
        ready = ready_characters(s, you)
        if not ready:
            return Refusal("refuse-no-attacker", RULE, enemy)
        reasons = [refuse_target(s, you, p, enemy) for p in ready]
        return None if None in reasons else reasons[0]

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "attack" and choice.a not in enemies_in_play(s, seat):
            return Refusal("refuse-no-enemy", self.rule, choice.a)
        return None

    def leads_to(self) -> tuple[Step, ...]:
        return (PLAYER_ATTACK,)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "attack":
            enemy, seat = choice.a, s.scopes[-1].you
            s.tokens[ATTACKED_BY][enemy] |= 1 << seat
            PLAYER_ATTACK.run(s, 0, (enemy, seat, ()))
            go_on(s, self)


def strike(s: State, enemy: int, seat: int, declared: tuple[int, ...]) -> None:
    """Attackers that a card text declares make an extra attack on an enemy."""
    s.push(PLAYER_ATTACK, 0, (enemy, seat, declared))


@dataclass(frozen=True, eq=False)
class PlayerAttack(Step):
    """Begin a player attack and take it through its steps to its end. `data` is (enemy, player, those declared)."""

    steps: Step

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        enemy, seat = ints(data, 2)
        begin(s, KIND, enemy, seat).pieces["attackers"] = ()
        run_in(s, Scope(enemy, seat, None, {"declared": data[2]}), self.steps)


@dataclass(frozen=True, eq=False)
class DeclareAttackers(Ask):
    """Step 6.8b: exhaust any number of characters to declare them as attackers. `data` are those picked so far."""

    rule: str = "lotr.step-6.8b.1"
    kind = "attackers"
    prompt = "ask-attackers"
    verbs = "attack-with done"
    label = "6.8b"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scope.source),)

    def picks(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        return pieces(data)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        declared = s.scopes[-1].several("declared")
        if declared:
            declare(s, declared)
        else:
            offer(self, s, pc, data, self.choices(s, data))

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        scope = s.scopes[-1]
        choices = [Choice("attack-with", p) for p in able_attackers(s, scope.you, scope.source, data)]
        if data:
            choices.append(DONE)
        return choices

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        scope = s.scopes[-1]
        if choice.verb == "done":
            return None if data else Refusal("refuse-pick-first", self.rule)
        return refuse_attack(s, scope.you, choice.a, scope.source, data)

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        return refuse_character(s, seat, choice.a, self.rule) if choice.verb == "attack-with" else None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "attack-with":
            self.run(s, 0, (*data, choice.a))
        else:
            declare(s, tuple([p for p in data if isinstance(p, int)]))


def declare(s: State, pieces: tuple[int, ...]) -> None:
    """These characters attack, all declared at the same moment."""
    attack = s.activations[-1]
    attack.pieces["attackers"] += pieces
    happen_together(s, [Event(DECLARED_ATTACKER, p, s.controller[p], source=attack.piece) for p in pieces])


@dataclass(frozen=True, eq=False)
class JoinWithRanged(Ask):
    """Step 6.8.1: each other player may declare Ranged characters as attackers too.

    `data` is (place in the order, picked so far ...).
    """

    rule: str = "lotr.step-6.8.1.1"
    kind = "attackers"
    prompt = "ask-ranged"
    verbs = "attack-with done"
    declining = "done"
    label = "6.8.1"

    def others(self, s: State) -> list[int]:
        """The other players, in player order."""
        return [seat for seat in s.order if seat != s.scopes[-1].you]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scope.source),)

    def picks(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        return pieces(data[1:])

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        turn = ints(data, 1)[0]
        return self.others(s)[turn]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not strike_goes_on(s) or s.zone[s.scopes[-1].source] == STAGING:
            return
        turn = data[0] if data else 0
        assert isinstance(turn, int)
        others = self.others(s)
        while turn < len(others):
            here = (turn, *data[1:])
            choices = self.choices(s, here)
            if len(choices) > 1 or len(here) > 1:
                offer(self, s, pc, here, choices)
                return
            turn += 1

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat = self.asked(s, data)
        picked = data[1:]
        ready = [p for p in ready_characters(s, seat) if p not in picked]
        ready = free_to(s, "attack", RANGED.among(s, s.scopes[-1], ready)) if ready else ready
        choices = [Choice("attack-with", p) for p in ready]
        choices.append(DONE)
        return choices

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat, piece = self.asked(s, data), choice.a
        return None if choice.verb == "done" else refuse_attack(s, seat, piece, s.scopes[-1].source, data[1:])

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "attack-with":
            self.run(s, 0, (*data, choice.a))
            return
        turn = ints(data, 1)[0]
        picked = tuple([p for p in data[1:] if isinstance(p, int)])
        if picked:
            declare(s, picked)
        if turn + 1 < len(self.others(s)):
            go_on(s, self, 0, (turn + 1,))


def attack_strength(s: State) -> int:
    """Step 6.8.2: the attack strengths of all attackers together."""
    return strength(s, attackers(s), "attack")


def note_strength(s: State) -> None:
    """Step 6.8.2 in the log."""
    if s.recording:
        s.note("log-attack-strength", "lotr.step-6.8.2.1", ("piece", s.scope.source), ("number", attack_strength(s)))


def strike_damage(s: State) -> None:
    """Step 6.8.3: attack minus the enemy's defense is the damage."""
    enemy = s.scopes[-1].source
    damage = attack_strength(s) - value(s, enemy, "defense")
    if damage > 0 and can_be_damaged(s, enemy):
        happen(s, Event(DAMAGED, enemy, s.scopes[-1].you, damage, attackers(s)[0], how="player-attack"))


def strike_ends(s: State) -> None:
    """Step 6.8.4: the attack ends; its attackers are attackers until the responses to this are over."""
    attack = s.activations[-1]
    announce(s, STRIKE_OVER, attack.piece, attack.seat, how=attack.name)


def attackers_stand_down(s: State) -> None:
    """After step 6.8.4 nobody attacks any more."""
    stand_down(s, "attackers", ATTACKING)
    end(s)


PLAYER_ATTACK = PlayerAttack(
    Steps(
        DeclareAttackers(),
        JoinWithRanged(),
        AsLongAs(
            strike_goes_on,
            (
                ActionWindow("lotr.phase-sequence.18"),
                Do(note_strength, label="6.8.2"),
                ActionWindow("lotr.phase-sequence.19"),
                Do(strike_damage, label="6.8.3"),
            ),
        ),
        ActionWindow("lotr.phase-sequence.20"),
        Do(strike_ends, label="6.8.4"),
        Do(attackers_stand_down),
    )
)
