"""Steps 6.2 to 6.6: shadow cards, and the attacks of the enemies."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import ATTACK_OVER, ATTACKS, DEFENDS, SHADOW_DEALT
from rulewright.games.lotr.flow.attacks import ENEMY_ATTACK as KIND
from rulewright.games.lotr.flow.attacks import attack_goes_on, defenders, stand_down
from rulewright.games.lotr.table import (
    COMBAT,
    DEFENDING,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED,
    HAS_ATTACKED,
    PHASE,
    SHADOWS,
    SHADOWS_OFF,
    enemies,
    first_player,
    free_to,
    heroes,
    kind,
    ready_characters,
    refuse_character,
    refuse_ready,
)
from rulewright.kernel.ability_ids import ability_id
from rulewright.kernel.activations import begin, end
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import permitted, prohibition
from rulewright.kernel.occurrences import announce, happen
from rulewright.kernel.places import in_play, move, move_all
from rulewright.kernel.scopes import run_in
from rulewright.kernel.selectors import Keyword
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, AsLongAs, Do, Step, Steps, go_on, ints, offer
from rulewright.kernel.values import value
from rulewright.kernel.windows import ActionWindow
from rulewright.lcg.dealt import TurnUpDealt, dealt_to
from rulewright.lcg.events import DAMAGED


def refuse_engaged(s: State, seat: int, piece: int, rule: str) -> Refusal | None:
    """Why a card is no enemy engaged with a player."""
    if kind(s, piece) != "enemy":
        return Refusal("refuse-no-enemy", rule, piece)
    if s.zone[piece] != ENGAGED + seat:
        return Refusal("refuse-not-engaged-now", rule, piece, more=(("seat", seat),))
    return None


@dataclass(frozen=True, eq=False)
class DealShadowCards(Ask):
    """Step 6.2 for one player: one card to each engaged enemy, the highest engagement cost first.

    `data` are the enemies still to be dealt one. The first player decides between equal costs.
    """

    rule: str = "lotr.step-6.2.1"
    kind = "order"
    prompt = "ask-shadow-order"
    purpose = "order"
    verbs = "deal-shadow"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return first_player(s)

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "lotr.timing-priority.5"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        you, scheduled = s.scopes[-1].you, s.scheduled
        waiting: list[int] = [*data] if pc else enemies(s, ENGAGED + you)  # type: ignore[list-item]
        while waiting and s.zones[ENCOUNTER_DECK] and not s.table[SHADOWS_OFF]:
            first = self.first(s, waiting)
            if len(first) > 1 or s.patient:
                offer(self, s, 1, tuple(waiting), [Choice("deal-shadow", p) for p in first])
                return
            waiting.remove(first[0])
            happen(s, Event(SHADOW_DEALT, first[0], you))
            if scheduled:
                if waiting:
                    scheduled.append((self, 1, tuple(waiting)))
                return

    def first(self, s: State, waiting: list[int]) -> list[int]:
        """Those of the enemies with the highest engagement cost."""
        if len(waiting) == 1:
            return waiting[:]
        highest = -1
        found: list[int] = []
        for p in waiting:
            cost = value(s, p, "engagement_cost")
            if cost > highest:
                highest, found = cost, [p]
            elif cost == highest:
                found.append(p)
        return found

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        piece, you = choice.a, s.scopes[-1].you
        if piece not in data:
            return refuse_engaged(s, you, piece, self.rule) or Refusal("refuse-has-shadow", self.rule, piece)
        first = self.first(s, [p for p in data if isinstance(p, int)])
        return None if piece in first else Refusal("refuse-higher-cost", "lotr.step-6.2.3", piece, first[0])

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(SHADOW_DEALT, choice.a, s.scopes[-1].you))
        if len(data) > 1:
            go_on(s, self, 1, tuple([p for p in data if p != choice.a]))


def shadow_cards(s: State, enemy: int) -> list[int]:
    """The shadow cards of an enemy, in the order they were dealt."""
    return dealt_to(s, enemy, SHADOWS)


def discard_shadow_cards(s: State) -> None:
    """Step 6.11: all shadow cards are discarded from all enemies; one that was an attacker itself goes on the deck."""
    if not s.zones[SHADOWS]:
        return
    for card in [p for p in s.zones[SHADOWS] if s.host[p] < 0]:
        move(s, card, ENCOUNTER_DECK)
    move_all(s, SHADOWS, ENCOUNTER_DISCARD)


def eligible_enemies(s: State, seat: int) -> list[int]:
    """The enemies engaged with a player that have not attacked this round and can attack that player."""
    kinds, face, done = s.rules.catalogue.kind, s.face, s.tokens[HAS_ATTACKED]
    waiting = []
    for p in s.zones[ENGAGED + seat]:
        if not done[p] and kinds[face[p]] == "enemy":
            waiting.append(p)
    return free_to(s, "attack", waiting, seat) if waiting else waiting


@dataclass(frozen=True, eq=False)
class ResolveEnemyAttacks(Step):
    """Step 6.4a: the active player resolves one attack after another while there is an enemy left to make one."""

    step: Step
    label: str

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        while choices := self.step.choices(s, ()):
            offer(self.step, s, 0, (), choices)
            if s.scheduled:
                s.push(self)
                return


@dataclass(frozen=True, eq=False)
class ChooseEnemyAttack(Ask):
    """Steps 6.4a and 6.4b: the active player picks the enemy whose attack is resolved next."""

    rule: str = "lotr.step-6.4a.1"
    kind = "enemy-attack"
    prompt = "ask-enemy-attack"
    purpose = "order"
    verbs = "resolve-attack"

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        choices = []
        for p in eligible_enemies(s, s.scopes[-1].you):
            choices.append(Choice("resolve-attack", p))
        return choices

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        piece, you = choice.a, s.scopes[-1].you
        reason = refuse_engaged(s, you, piece, self.rule)
        if reason is None and s.tokens[HAS_ATTACKED][piece]:
            return Refusal("refuse-has-attacked", "lotr.step-6.4a.2", piece)
        return reason or prohibition(s, "attack", piece, you)

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        return refuse_engaged(s, seat, choice.a, self.rule)

    def leads_to(self) -> tuple[Step, ...]:
        return (ENEMY_ATTACK,)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        ENEMY_ATTACK.run(s, 0, (choice.a, s.scopes[-1].you))


def attack(s: State, enemy: int, seat: int) -> None:
    """Let a text make an enemy attack a player. Outside the combat phase it is dealt a shadow card for it."""
    if s.table[PHASE] != COMBAT and not s.table[SHADOWS_OFF]:
        happen(s, Event(SHADOW_DEALT, enemy, seat))
    s.push(ENEMY_ATTACK, 0, (enemy, seat))


@dataclass(frozen=True, eq=False)
class EnemyAttack(Step):
    """Begin an enemy attack and take it through its steps to its end. `data` is (enemy, player)."""

    steps: Step

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        enemy, seat = ints(data, 2)
        begin(s, KIND, enemy, seat).pieces["defenders"] = ()
        run_in(s, Scope(enemy, seat), self.steps)


def attack_begins(s: State) -> None:
    """Step 6.4b: the enemy attacks."""
    scope = s.scopes[-1]
    happen(s, Event(ATTACKS, scope.source, scope.you))


SENTINEL = Keyword("sentinel")


@dataclass(frozen=True, eq=False)
class DeclareDefender(Ask):
    """Step 6.4.1: the defending player may declare a defender; if not, other players' Sentinels may step in.

    `data` is (place in the order of those who may declare). A card may allow more than one defender, and the first
    may be the end of the attack.
    """

    rule: str = "lotr.step-6.4.1.1"
    kind = "defend"
    prompt = "ask-defend"
    verbs = "defend undefended done"
    label = "6.4.1"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scope.source),)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return self.order(s)[self.turn(data)]

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return self.rule if self.turn(data) == 0 else "lotr.sentinel.3"

    def order(self, s: State) -> tuple[int, ...]:
        """Who may declare: the defending player, then the others in player order."""
        you, seats = s.scopes[-1].you, s.order
        return (you, *[seat for seat in seats if seat != you]) if len(seats) > 1 else (you,)

    @staticmethod
    def turn(data: tuple[Plain, ...]) -> int:
        """Whose turn it is to declare."""
        turn = data[0] if data else 0
        assert isinstance(turn, int)
        return turn

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if data and not attack_goes_on(s):
            return
        order = self.order(s)
        for turn in range(self.turn(data), len(order)):
            able = self.able(s, order[turn])
            if able:
                offer(self, s, pc, (turn,), self.options(s, able))
                return

    def able(self, s: State, seat: int) -> list[int]:
        """The characters that a player could declare."""
        scope = s.scopes[-1]
        ready = ready_characters(s, seat)
        if seat != scope.you and ready:
            ready = SENTINEL.among(s, scope, ready)
        return free_to(s, "defend", ready) if ready else ready

    def options(self, s: State, able: list[int]) -> list[Choice]:
        """One of these characters, or none (any more)."""
        choices = [Choice("defend", p) for p in able]
        choices.append(Choice("done" if s.activations[-1].pieces["defenders"] else "undefended"))
        return choices

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return self.options(s, self.able(s, self.asked(s, data)))

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        scope, piece, declared = s.scopes[-1], choice.a, s.scopes[-1].several("defenders")
        if choice.verb == "undefended":
            return Refusal("refuse-defended", self.rule, declared[0], scope.source) if declared else None
        if choice.verb == "done":
            return None if declared else Refusal("refuse-no-defender-yet", "lotr.step-6.4.1.3", scope.source)
        if piece in declared:
            return Refusal("refuse-defended", self.rule, piece, scope.source)
        seat = self.asked(s, data)
        reason = refuse_ready(s, seat, piece, "lotr.step-6.4.1.4", "lotr.step-6.4.1.2") or prohibition(
            s, "defend", piece
        )
        if reason is None and seat != scope.you and not SENTINEL.matches(s, scope, piece):
            return Refusal("refuse-not-sentinel", "lotr.sentinel.2", piece, more=(("seat", scope.you),))
        return reason

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        return refuse_character(s, seat, choice.a, self.rule) if choice.verb == "defend" else None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        turn = self.turn(data)
        if choice.verb == "defend":
            scope = s.scopes[-1]
            s.activations[-1].pieces["defenders"] += (choice.a,)
            happen(s, Event(DEFENDS, choice.a, s.controller[choice.a], source=scope.source))
            if turn == 0 and permitted(s, "several-defenders", scope.you):
                s.push(self, 0, (turn,))
        elif choice.verb == "undefended":
            self.run(s, 0, (turn + 1,))


def shadow_turned_up(s: State, card: int, enemy: int) -> None:
    """A shadow card is turned faceup."""
    s.note("log-shadow-card", "lotr.step-6.4.2.1", ("piece", card), ("source", enemy))
    for number in s.rules.catalogue.specials[s.face[card]].get("shadow", ()):
        s.note("log-shadow-effect", "lotr.shadow-effect.4", ("piece", card), ("text", ability_id(card, number)))


def stays(s: State, card: int) -> None:
    """A shadow card lies where it is until step 6.11."""


SHADOW_EFFECTS = TurnUpDealt(SHADOWS, "shadow", attack_goes_on, shadow_turned_up, stays)
"""Step 6.4.2: the shadow cards are turned faceup one by one and their shadow effects resolved."""


@dataclass(frozen=True, eq=False)
class AttackDamage(Ask):
    """Step 6.4.3: attack minus defense to the defender; undefended, all of it to one hero of the defending player.

    With several defenders their defense counts together and the defending player assigns all damage to one of them.
    """

    rule: str = "lotr.step-6.4.3.1"
    kind = "assign"
    prompt = "ask-assign-damage"
    purpose = "harm"
    verbs = "assign"
    label = "6.4.3"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scope.source),)

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        fighting = len(defenders(s))
        if not fighting:
            return "lotr.step-6.4.3.4"
        return "lotr.step-6.4.3.2" if fighting == 1 else "lotr.multiple-defenders.3"

    def harm(self, s: State, data: tuple[Plain, ...]) -> int:
        return self.damage(s, defenders(s))

    def damage(self, s: State, fighting: list[int]) -> int:
        """How much damage the attack deals against these defenders."""
        strength = value(s, s.scopes[-1].source, "attack")
        if fighting:
            for p in free_to(s, "count-defense", fighting):
                strength -= value(s, p, "defense")
        return max(0, strength)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        fighting = defenders(s)
        exposed = fighting or heroes(s, s.scopes[-1].you)
        damage = self.damage(s, fighting) if exposed else 0
        if not damage:
            return []
        return [Choice("assign", p, damage) for p in free_to(s, "take-damage", exposed)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        fighting, piece = defenders(s), choice.a
        if fighting and piece not in fighting:
            return Refusal("refuse-not-a-defender", self.because(s, data), piece, fighting[0])
        if not fighting and piece not in heroes(s, s.scopes[-1].you):
            return Refusal("refuse-no-hero-of-yours", self.because(s, data), piece)
        return prohibition(s, "take-damage", piece)

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        return refuse_character(s, seat, choice.a, self.rule)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        hit, damage = choice.a, choice.b
        happen(s, Event(DAMAGED, hit, s.controller[hit], damage, s.scopes[-1].source, -1, "attack"))


def attack_ends(s: State) -> None:
    """Step 6.4.4: the attack is over; its defenders are defenders no longer."""
    stand_down(s, "defenders", DEFENDING)
    attack = s.activations[-1]
    if in_play(s, attack.piece):
        announce(s, ATTACK_OVER, attack.piece, attack.seat, how=attack.name)


ENEMY_ATTACK = EnemyAttack(
    Steps(
        Do(attack_begins, label="6.4b"),
        AsLongAs(
            attack_goes_on,
            (
                ActionWindow("lotr.phase-sequence.13"),
                DeclareDefender(),
                ActionWindow("lotr.phase-sequence.14"),
                SHADOW_EFFECTS,
                ActionWindow("lotr.phase-sequence.15"),
                AttackDamage(),
                ActionWindow("lotr.phase-sequence.16"),
            ),
        ),
        Do(attack_ends, label="6.4.4"),
        Do(end),
    )
)

RESOLVE_ENEMY_ATTACKS = ResolveEnemyAttacks(ChooseEnemyAttack(), label="6.4a")
