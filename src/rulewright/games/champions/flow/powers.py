"""The players' attacks and thwarts: basic powers of heroes and allies, recovery, abilities that count as one.

An attack or thwart is one occurrence (`ATTACKS`, `THWARTS`) whose steps carry it out: a stunned or confused character
loses its status card instead. The record of the attack is there until its responses are over.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import THREAT_REMOVED, refuse_removal
from rulewright.games.champions.flow.activations import PLAYER_ATTACK, THWART, has_overkill, hit, retaliate
from rulewright.games.champions.table import (
    CONFUSED,
    DAMAGE,
    THREAT,
    VILLAIN,
    enemies,
    guarded,
    is_enemy,
    kind,
    schemes,
    villain,
)
from rulewright.kernel.activations import begin, end
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.modifiers import forbidden_to_anyone, prohibition
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import in_play
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Activation, Plain, Scope, State
from rulewright.kernel.steps import Do, Step, Steps, go_on
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.values import value
from rulewright.lcg.events import DAMAGED, EXHAUSTS, HEALED


def refuse_power(s: State, seat: int, piece: int, stat: str) -> Refusal | None:
    """Why a character cannot exhaust to use a power: not this player's, no such value, exhausted, forbidden."""
    face = s.rules.catalogue.faces[s.face[piece]]
    if s.controller[piece] != seat or face.kind not in ("hero", "alter-ego", "ally"):
        clause = "champions.player-turn.8" if face.kind == "ally" else "champions.player-turn.7"
        return Refusal("refuse-not-yours", clause, piece)
    if not in_play(s, piece):
        return Refusal("refuse-not-in-play", "champions.in-play.4", piece)
    if stat not in face.stats:
        if face.kind == "ally":
            return Refusal("refuse-dash", "champions.dash.1", piece)
        if stat == "rec":
            return Refusal("refuse-hero-power", "champions.heal.1", piece)
        return Refusal("refuse-alter-ego-power", "champions.player-turn.7", piece)
    if s.exhausted[piece]:
        return Refusal("refuse-exhausted", "champions.exhaust.2", piece)
    return prohibition(s, stat, piece)


def refuse_attack_on(s: State, seat: int, enemy: int) -> Refusal | None:
    """Why a player cannot attack an enemy: a minion with guard keeps the player off the villain."""
    if not is_enemy(s, enemy):
        return Refusal("refuse-no-enemy", "champions.attack.10", enemy)
    if s.zone[enemy] == VILLAIN and not has_keyword(s, enemy, "guard"):
        guard = guarded(s, seat)
        if guard >= 0:
            return Refusal("refuse-guard", "champions.keyword-guard.1", enemy, guard)
    return prohibition(s, "be-attacked", enemy)


def attackable(s: State, seat: int) -> list[int]:
    """The enemies a player can attack."""
    return those_attackable(s, seat, enemies(s))


def those_attackable(s: State, seat: int, pieces: list[int]) -> list[int]:
    """Those of the pieces that a player can attack. Most of the time nothing protects an enemy."""
    if forbidden_to_anyone(s, "be-attacked") or guarded(s, seat) >= 0:
        return [p for p in pieces if refuse_attack_on(s, seat, p) is None]
    return [p for p in pieces if is_enemy(s, p)]


def can_attack(s: State, seat: int) -> bool:
    """Whether there is an enemy that a player can attack."""
    for enemy in enemies(s):
        if refuse_attack_on(s, seat, enemy) is None:
            return True
    return False


def refuse_thwart_of(s: State, piece: int, scheme: int) -> Refusal | None:
    """Why a character cannot thwart a scheme."""
    reason = refuse_removal(s, scheme)
    if reason is not None and reason.message == "refuse-no-threat" and kind(s, piece) == "ally":
        return reason._replace(rule="champions.thwart.5")
    return reason


def thwartable(s: State) -> list[int]:
    """The schemes from which threat can be removed."""
    return [scheme for scheme in schemes(s) if refuse_removal(s, scheme) is None]


def thwartable_by(s: State, piece: int) -> list[int]:
    """The schemes that a character can attempt to thwart: any, if it is confused and will only lose that card."""
    return schemes(s) if s.tokens[CONFUSED][piece] else thwartable(s)


def basic_attack(s: State, piece: int, enemy: int) -> None:
    """A hero or ally exhausts to attack an enemy."""
    happen(s, Event(EXHAUSTS, piece, s.controller[piece]))
    go_on(s, PLAYER_ACTIVATION, 0, (PLAYER_ATTACK, piece, enemy, BASIC_ATTACK))


def basic_thwart(s: State, piece: int, scheme: int) -> None:
    """A hero or ally exhausts to thwart a scheme."""
    happen(s, Event(EXHAUSTS, piece, s.controller[piece]))
    go_on(s, PLAYER_ACTIVATION, 0, (THWART, piece, scheme, BASIC_THWART))


def recover(s: State, piece: int) -> None:
    """An alter-ego exhausts to recover: it heals as much as its REC."""
    happen(s, Event(EXHAUSTS, piece, s.controller[piece]))
    amount = min(value(s, piece, "rec"), s.tokens[DAMAGE][piece])
    if amount:
        happen(s, Event(HEALED, piece, s.controller[piece], amount, piece, how="recover"))


@dataclass(frozen=True, eq=False)
class PlayerActivation(Step):
    """An attack or thwart of a character from its beginning to the end of its record.

    `data` is (kind, character, target or -1 where the effect names it, the step that carries it out).
    """

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        what, piece, target, step = data
        assert isinstance(what, str) and isinstance(piece, int) and isinstance(target, int) and isinstance(step, Step)
        activation = begin(s, what, piece, s.controller[piece])
        activation.pieces |= {"targets": () if target < 0 else (target,), "damaged": ()}
        scope = s.scopes[-1]
        names = {**scope.names, "activity": step}
        run_in(s, Scope(scope.source if target < 0 else piece, s.controller[piece], scope.event, names), ACTIVITY)


PLAYER_ACTIVATION = PlayerActivation()


def take_place(s: State) -> None:
    """The attack or thwart happens, between the answers to it."""
    activation, basic = s.activations[-1], bool(s.activations[-1].pieces["targets"])
    what = ATTACKS if activation.kind == PLAYER_ATTACK else THWARTS
    how = "basic" if basic else "ability"
    other = activation.pieces["targets"][0] if basic else -1
    happen(s, Event(what, activation.piece, activation.seat, source=activation.piece, other=other, how=how))


def take_consequential_damage(s: State) -> None:
    """An ally takes the damage that its card shows for a basic power: last, when all that answers its use is over."""
    activation = s.activations[-1]
    piece = activation.piece
    if not activation.numbers.get("basic"):
        return
    power = "atk" if activation.kind == PLAYER_ATTACK else "thw"
    damage = s.rules.catalogue.faces[s.face[piece]].stats.get(f"{power}_consequential", 0)
    if damage and in_play(s, piece):
        happen(s, Event(DAMAGED, piece, s.controller[piece], damage, piece, how="consequential"))


ACTIVITY = Steps(Do(take_place), Do(take_consequential_damage), Do(end))


def _carry_out(s: State, e: Event) -> None:
    attacks = e.kind is ATTACKS
    by = "ability" if e.how != "basic" else "ally" if kind(s, e.piece) == "ally" else "hero"
    s.note("log-attacks" if attacks else "log-thwarts", CLAUSES[e.kind.name, by], ("piece", e.piece))
    step = s.scopes[-1].names["activity"]
    assert isinstance(step, Step)
    s.activations[-1].numbers["basic"] = int(e.how == "basic")
    go_on(s, step)
    if attacks:
        go_on(s, RETALIATE)


ATTACKS = EventKind("attacks", _carry_out, rule="champions.attack.1")
"""A character of the players (the piece) attacks: by its basic power (`how` is "basic") or by an ability."""
THWARTS = EventKind("thwarts", _carry_out, rule="champions.thwart.1")
CLAUSES = {
    ("attacks", "hero"): "champions.attack.2",
    ("attacks", "ally"): "champions.attack.5",
    ("attacks", "ability"): "champions.attack.8",
    ("thwarts", "hero"): "champions.thwart.2",
    ("thwarts", "ally"): "champions.thwart.5",
    ("thwarts", "ability"): "champions.thwart.7",
}
"""The clause by which a hero, an ally or an ability attacks or thwarts."""


def deal_basic_damage(s: State) -> None:
    """A basic attack deals damage equal to the character's ATK."""
    attack = s.activations[-1]
    strike(s, attack, attack.pieces["targets"][0], value(s, attack.piece, "atk"))


def strike(s: State, attack: Activation, enemy: int, damage: int) -> None:
    """An attack of the players hits an enemy; with overkill, what a minion cannot take hits the villain. Tail call."""
    if enemy not in attack.pieces["targets"]:
        attack.pieces["targets"] += (enemy,)
    attack.numbers["excess"] = 0
    minion = kind(s, enemy) == "minion"
    hit(s, attack.piece, enemy, damage)
    if minion:
        go_on(s, OVERKILL)


def deal_excess_damage(s: State) -> None:
    """With overkill, damage in excess of the hit points of a defeated minion is dealt to the villain."""
    attack = s.activations[-1]
    if attack.numbers["excess"] > 0 and has_overkill(s, attack):
        hit(s, attack.piece, villain(s), attack.numbers["excess"])


OVERKILL = Do(deal_excess_damage)


BASIC_ATTACK = Do(deal_basic_damage)


def remove_basic_threat(s: State) -> None:
    """A basic thwart removes threat equal to the character's THW."""
    thwart = s.activations[-1]
    scheme = thwart.pieces["targets"][0]
    amount = min(value(s, thwart.piece, "thw"), s.tokens[THREAT][scheme])
    if amount > 0 and refuse_removal(s, scheme) is None:
        how = "ally" if kind(s, thwart.piece) == "ally" else "hero"
        happen(s, Event(THREAT_REMOVED, scheme, thwart.seat, amount, thwart.piece, how=how))


BASIC_THWART = Do(remove_basic_threat)


def survivors(s: State, attack: Activation) -> list[int]:
    """The enemies that were attacked and are still there as they were: no villain whose stage fell."""
    kinds = s.rules.catalogue.kind
    stage_fell = any(kinds[face] == "villain" for face in attack.pieces.get("defeated", ()))
    return [p for p in attack.pieces["targets"] if in_play(s, p) and not (stage_fell and s.zone[p] == VILLAIN)]


def let_attacked_retaliate(s: State) -> None:
    """The enemies that were attacked may have retaliate; a villain survives the defeat of a stage."""
    attack = s.activations[-1]
    for enemy in attack.pieces["targets"]:
        retaliate(s, enemy, attack.piece)


RETALIATE = Do(let_attacked_retaliate)
