"""Enemies activate: the steps of an enemy attack and of a scheme, boost cards, defenders.

An attack or scheme is one occurrence (`ENEMY_ATTACKS`, `ENEMY_SCHEMES`): interrupts come before it, its steps carry it
out, responses follow when it is over. The record of the activation is there until then.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import (
    ATTACK_ENDS,
    BOOST_DEALT,
    DEFENDS,
    THREAT_PLACED,
    take_encounter_card,
)
from rulewright.games.champions.table import (
    BOOST,
    ELIMINATED,
    ENCOUNTER_DISCARD,
    VILLAIN,
    allies,
    hero,
    identity,
    in_hero_form,
    kind,
    main_scheme,
    minions,
    remaining_hit_points,
)
from rulewright.kernel.activations import begin, end, under_way
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.modifiers import forbidden, prohibition
from rulewright.kernel.occurrences import announce, happen
from rulewright.kernel.places import in_play, lay_on, move, show
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Activation, Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, AsLongAs, Do, Step, Steps, go_on, offer
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.using import USE
from rulewright.kernel.values import value
from rulewright.lcg.events import DAMAGED, EXHAUSTS

ATTACK, SCHEME, PLAYER_ATTACK, THWART = "attack", "scheme", "player attack", "thwart"
"""The kinds of activations. Of an enemy's the piece is the enemy and the seat the player it activates against; of a
player's attack or thwart the piece is the character and the seat its controller."""


def enemy_attack(s: State) -> Activation | None:
    """The enemy attack under way."""
    return under_way(s, ATTACK)


def defender(s: State) -> int:
    """The character that defends against the attack under way and is still in play, or -1."""
    attack = enemy_attack(s)
    if attack is None:
        return -1
    return next((p for p in attack.pieces.get("defender", ()) if in_play(s, p)), -1)


def is_undefended(s: State) -> bool:
    """Whether an enemy makes an attack that nobody defends against."""
    return enemy_attack(s) is not None and defender(s) < 0


@dataclass(frozen=True, eq=False)
class Activate(Step):
    """An enemy activates against a player: attacks one in hero form, schemes otherwise. `data` is (enemy, player)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        enemy, seat = data
        assert isinstance(enemy, int) and isinstance(seat, int)
        if in_play(s, enemy) and not s.dials[ELIMINATED][seat]:
            (attack if in_hero_form(s, seat) else scheme)(s, enemy, seat)


ACTIVATE = Activate()


def attack(s: State, enemy: int, seat: int) -> None:
    """An enemy attacks a player."""
    go_on(s, ENEMY_ACTIVATION, 0, (ATTACK, enemy, seat))


def scheme(s: State, enemy: int, seat: int) -> None:
    """An enemy schemes, activated against a player."""
    go_on(s, ENEMY_ACTIVATION, 0, (SCHEME, enemy, seat))


@dataclass(frozen=True, eq=False)
class EnemyActivation(Step):
    """An attack or scheme from its beginning to the end of its record. `data` is (kind, enemy, player)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        what, enemy, seat = data
        assert isinstance(what, str) and isinstance(enemy, int) and isinstance(seat, int)
        if forbidden(s, what, enemy) >= 0:
            return
        begin(s, what, enemy, seat)
        run_in(s, Scope(enemy, seat), ACTIVATION_STEPS)


def _attack(s: State, e: Event) -> None:
    go_on(s, ATTACK_STEPS)


def _scheme(s: State, e: Event) -> None:
    go_on(s, SCHEME_STEPS)


ENEMY_ATTACKS = EventKind("enemy attacks", _attack, rule="champions.enemy-attacks.1", log="log-enemy-attacks")
"""An enemy (the piece) attacks a player: its four steps are between the answers before and after it."""
ENEMY_SCHEMES = EventKind("enemy schemes", _scheme, rule="champions.enemy-schemes.1", log="log-enemy-schemes")


def take_place(s: State) -> None:
    """The attack or scheme happens, between the answers to it."""
    activation = s.activations[-1]
    what = ENEMY_ATTACKS if activation.kind == ATTACK else ENEMY_SCHEMES
    happen(s, Event(what, activation.piece, activation.seat))


ACTIVATION_STEPS = Steps(Do(take_place), Do(end))
ENEMY_ACTIVATION = EnemyActivation()


def goes_on(s: State) -> bool:
    """Whether the enemy is still there to carry out its activation, and the player to suffer it."""
    activation = s.activations[-1]
    return in_play(s, activation.piece) and not s.dials[ELIMINATED][activation.seat]


def is_villain(s: State, piece: int) -> bool:
    """Whether an enemy is the villain: only the villain is dealt boost cards."""
    return s.zone[piece] == VILLAIN


def deal_boost(s: State) -> None:
    """Step 1: the villain is dealt one boost card."""
    activation = s.activations[-1]
    if is_villain(s, activation.piece):
        give_boost_card(s, activation.piece)


def give_boost_card(s: State, enemy: int) -> None:
    """Deal a boost card to the villain, face down."""
    card = take_encounter_card(s, BOOST)
    if card >= 0:
        lay_on(s, card, enemy)
        announce(s, BOOST_DEALT, enemy)


def boost_cards(s: State, enemy: int) -> list[int]:
    """The boost cards of an enemy that have not been turned up yet, in the order they were dealt."""
    return [p for p in s.attached[enemy] if s.zone[p] == BOOST]


@dataclass(frozen=True, eq=False)
class TurnUpBoostCards(Step):
    """Boost cards are turned up one at a time: icons, then a boost ability at once, then the card is discarded.

    `data` is the card whose ability has just resolved, if any; cards dealt meanwhile follow.
    """

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        for card in data:
            assert isinstance(card, int)
            if s.zone[card] == BOOST:
                move(s, card, ENCOUNTER_DISCARD)
        activation = s.activations[-1]
        waiting = boost_cards(s, activation.piece)
        if not waiting or (data and not goes_on(s)):
            return
        card, face = waiting[0], s.face[waiting[0]]
        show(s, card)
        stats, called = s.rules.catalogue.faces[face].stats, s.rules.catalogue.specials[face]
        icons = stats.get("boost", 0)
        activation.numbers["boost"] = activation.numbers.get("boost", 0) + icons
        s.note("log-boost", "champions.boost.2", ("piece", card), ("number", icons))
        for number in called.get("boost", ()):
            go_on(s, USE, 0, (card << 8 | number, activation.seat, None))
        go_on(s, self, 0, (card,))


@dataclass(frozen=True, eq=False)
class DeclareDefender(Ask):
    """Step 2 of an attack: the player attacked may defend with the hero or an ally, then any other player.

    `data` is (place in the order of those who may declare,).
    """

    rule: str = "champions.enemy-attacks.4"
    kind = "defend"
    prompt = "ask-defend"
    verbs = "defend undefended"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.activations[-1].piece),)

    def order(self, s: State) -> tuple[int, ...]:
        """Who may declare: the player attacked, then the others in player order."""
        you = s.activations[-1].seat
        return (you, *[seat for seat in s.order if seat != you])

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        turn = data[0] if data else 0
        assert isinstance(turn, int)
        return self.order(s)[turn]

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat = self.asked(s, data)
        able = [p for p in (identity(s, seat), *allies(s, seat)) if p >= 0]
        return [*[Choice("defend", p) for p in able], Choice("undefended")]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat, piece = self.asked(s, data), choice.a
        if choice.verb == "undefended":
            return self.refuse_undefended(s, seat)
        if s.controller[piece] != seat or kind(s, piece) not in ("hero", "alter-ego", "ally"):
            return Refusal("refuse-not-yours", self.rule, piece)
        if kind(s, piece) == "alter-ego":
            return Refusal("refuse-alter-ego", "champions.defend.2", piece)
        if s.exhausted[piece]:
            return Refusal("refuse-exhausted", "champions.defend.3", piece)
        if kind(s, piece) != "ally" and self.must_use_ally(s, seat):
            return Refusal("refuse-must-use-ally", "champions.golden-rules.2", piece, s.activations[-1].piece)
        return prohibition(s, "defend", piece)

    def must_use_ally(self, s: State, seat: int) -> bool:
        """Whether a text makes a player defend with an ally, who has one able to."""
        enemy = s.activations[-1].piece
        return forbidden(s, "be-defended-otherwise", enemy, seat) >= 0 and any(
            not s.exhausted[p] and forbidden(s, "defend", p) < 0 for p in allies(s, seat)
        )

    def refuse_undefended(self, s: State, seat: int) -> Refusal | None:
        """Why a player may not leave an attack undefended."""
        if self.must_use_ally(s, seat):
            enemy = s.activations[-1].piece
            return Refusal("refuse-must-use-ally", "champions.golden-rules.2", enemy, enemy)
        return None

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        order = self.order(s)
        first = data[0] if data else 0
        assert isinstance(first, int)
        for turn in range(first, len(order)):
            choices = self.choices(s, (turn,))
            if any(choice.verb == "defend" for choice in choices):
                offer(self, s, pc, (turn,), choices)
                return

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "defend":
            defend(s, choice.a)
        else:
            turn = data[0] if data else 0
            assert isinstance(turn, int)
            self.run(s, 0, (turn + 1,))


def defend(s: State, piece: int) -> None:
    """A character is exhausted to defend; its player becomes the target of the attack."""
    attack_ = s.activations[-1]
    attack_.pieces["defender"] = (piece,)
    attack_.seat = s.controller[piece]
    happen(s, Event(EXHAUSTS, piece, s.controller[piece]))
    s.note("log-defends", "champions.defend.2", ("piece", piece), ("source", attack_.piece))


def strength(s: State, stat: str) -> int:
    """The ATK or SCH of the enemy for the activation under way: with the boost icons turned up."""
    activation = s.activations[-1]
    return value(s, activation.piece, stat) + activation.numbers.get("boost", 0)


def deal_attack_damage(s: State) -> None:
    """Step 4: a defending hero takes what exceeds its DEF, a defending ally all; undefended, the hero attacked does.

    With overkill, what exceeds the remaining hit points of a defending ally hits the hero of its controller.
    """
    attack_ = s.activations[-1]
    enemy, damage, guard = attack_.piece, strength(s, "atk"), defender(s)
    s.note("log-attack-strength", "champions.enemy-attacks.10", ("piece", enemy), ("number", damage))
    if guard < 0:
        hit(s, enemy, identity(s, attack_.seat), damage)
    elif kind(s, guard) == "ally":
        excess = damage - remaining_hit_points(s, guard) if has_overkill(s, enemy) else 0
        hit(s, enemy, guard, damage)
        behind = hero(s, s.controller[guard])
        if excess > 0 and behind >= 0:
            hit(s, enemy, behind, excess)
    else:
        hit(s, enemy, guard, damage - value(s, guard, "def"))


def has_overkill(s: State, piece: int) -> bool:
    """Whether the attack of a character has overkill."""
    return has_keyword(s, piece, "overkill")


def hit(s: State, source: int, piece: int, damage: int) -> None:
    """An attack deals damage to a character."""
    if damage > 0 and piece >= 0:
        happen(s, Event(DAMAGED, piece, s.controller[piece], damage, source, how="attack"))


def finish_attack(s: State) -> None:
    """The attack is over: its defender has defended, the attacked character may retaliate."""
    attack_ = s.activations[-1]
    announce(s, ATTACK_ENDS, attack_.piece, attack_.seat, how=attack_.name)
    guard = defender(s)
    if guard >= 0:
        announce_defense(s, guard, attack_.piece)


def announce_defense(s: State, piece: int, enemy: int) -> None:
    """A character has defended against an enemy."""
    happen(s, Event(DEFENDS, piece, s.controller[piece], source=enemy))


def place_scheme_threat(s: State) -> None:
    """Step 3 of a scheme: threat equal to the enemy's SCH is placed on the main scheme."""
    scheme_ = s.activations[-1]
    threat = strength(s, "sch") - scheme_.numbers.get("less", 0)
    if threat > 0:
        happen(s, Event(THREAT_PLACED, main_scheme(s), scheme_.seat, threat, scheme_.piece, how="scheme"))


def finish_scheme(s: State) -> None:
    """The scheme is over."""
    scheme_ = s.activations[-1]
    announce(s, ATTACK_ENDS, scheme_.piece, scheme_.seat, how=scheme_.name)


ATTACK_STEPS = Steps(
    AsLongAs(
        goes_on,
        (
            Do(deal_boost, label="attack-1"),
            DeclareDefender(),
            TurnUpBoostCards(),
            Do(deal_attack_damage, label="attack-4"),
        ),
    ),
    Do(finish_attack),
)
SCHEME_STEPS = Steps(
    AsLongAs(
        goes_on,
        (Do(deal_boost, label="scheme-1"), TurnUpBoostCards(), Do(place_scheme_threat, label="scheme-3")),
    ),
    Do(finish_scheme),
)


@dataclass(frozen=True, eq=False)
class ActivateMinions(Ask):
    """The minions engaged with a player activate one after another, in the order the player picks.

    `data` is (player, those that have activated ...).
    """

    rule: str = "champions.minion.6"
    kind = "order"
    prompt = "ask-minion"
    verbs = "activate"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        seat = data[0]
        assert isinstance(seat, int)
        return seat

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("activate", p) for p in minions(s, self.asked(s, data))]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.a in data[1:]:
            return Refusal("refuse-has-activated", self.rule, choice.a)
        if choice.a not in minions(s, self.asked(s, data)):
            return Refusal("refuse-not-engaged", self.rule, choice.a)
        return None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        go_on(s, ACTIVATE, 0, (choice.a, self.asked(s, data)))
        go_on(s, self, 0, (*data, choice.a))


ACTIVATE_MINIONS = ActivateMinions()
