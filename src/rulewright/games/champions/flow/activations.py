"""Enemies activate: the steps of an enemy attack and of a scheme, boost cards, defenders.

An attack or scheme is one occurrence (`ENEMY_ATTACKS`, `ENEMY_SCHEMES`): interrupts come before it, its steps carry it
out, responses follow when it is over. The record of the activation is there until then.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import (
    ATTACK_ENDS,
    BOOST_DEALT,
    DAMAGE_IS_DEALT,
    DEFENDS,
    THREAT_PLACED,
    encounter_cards_left,
)
from rulewright.games.champions.table import (
    BOOST,
    ELIMINATED,
    ENCOUNTER_DISCARD,
    PLAY,
    VILLAIN,
    allies,
    hero,
    identity,
    in_hero_form,
    kind,
    main_scheme,
    minions,
)
from rulewright.kernel.activations import begin, end, under_way
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.lasting import delay
from rulewright.kernel.modifiers import forbidden, prohibition
from rulewright.kernel.occurrences import happen, noticed
from rulewright.kernel.places import in_play, move
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Activation, Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, AsLongAs, Do, Step, Steps, go_on, offer
from rulewright.kernel.traits import has_keyword, keyword_count
from rulewright.kernel.values import value
from rulewright.lcg.dealt import TurnUpDealt, dealt_to
from rulewright.lcg.events import DAMAGED, EXHAUSTS, can_be_damaged

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
    """Whether an enemy makes an attack that nobody defends against, by a power or by an ability labelled so.

    A defender that has left play meanwhile defends no longer.
    """
    attack = enemy_attack(s)
    return attack is not None and not any(in_play(s, p) for p in attack.pieces.get("defended", ()))


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


def begin_against(s: State, what: str, enemy: int, seat: int) -> None:
    """The record of an attack or scheme against a player begins; it will remember whom it damages."""
    activation = begin(s, what, enemy, seat)
    activation.numbers["player"] = seat
    activation.pieces["damaged"] = ()


@dataclass(frozen=True, eq=False)
class EnemyActivation(Step):
    """An attack or scheme from its beginning to the end of its record. `data` is (kind, enemy, player)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        what, enemy, seat = data
        assert isinstance(what, str) and isinstance(enemy, int) and isinstance(seat, int)
        activate(s, what, enemy, seat)


def activate(s: State, what: str, enemy: int, seat: int, ending: Effect | None = None) -> None:
    """An enemy attacks or schemes, if it can; what the text that says so adds waits for what this attack damages."""
    if forbidden(s, what, enemy) >= 0 or not in_play(s, enemy) or s.dials[ELIMINATED][seat]:
        return
    text = s.scopes[-1]
    begin_against(s, what, enemy, seat)
    if ending is not None:
        delay(s, DAMAGE_IS_DEALT, ending, Scope(text.source, text.you))
    run_in(s, Scope(enemy, seat), ACTIVATION_STEPS)


def _attack(s: State, e: Event) -> None:
    s.activations[-1].numbers["made"] = 1
    if goes_on(s):  # it may have fallen while its attack was resolved against another hero
        s.note("log-enemy-attacks", "champions.enemy-attacks.1", ("piece", e.piece), ("seat", e.seat))
    go_on(s, ATTACK_STEPS)


def _scheme(s: State, e: Event) -> None:
    s.activations[-1].numbers["made"] = 1
    s.note("log-enemy-schemes", "champions.enemy-schemes.1", ("piece", e.piece))
    go_on(s, SCHEME_STEPS)


ENEMY_ATTACKS = EventKind("enemy attacks", _attack, rule="champions.enemy-attacks.1")
"""An enemy (the piece) attacks a player: its four steps are between the answers before and after it."""
ENEMY_SCHEMES = EventKind("enemy schemes", _scheme, rule="champions.enemy-schemes.1")


def take_place(s: State) -> None:
    """The attack or scheme happens, between the answers to it."""
    activation = s.activations[-1]
    what = ENEMY_ATTACKS if activation.kind == ATTACK else ENEMY_SCHEMES
    happen(s, Event(what, activation.piece, activation.seat))


def report(s: State) -> None:
    """The activation is over; the text that brought it about, if any did, knows what has become of it."""
    numbers, pieces, outside = s.activations[-1].numbers, s.activations[-1].pieces, s.scopes[-2].names
    if numbers.get("made") and s.scopes[-2].source >= 0:
        made = outside.get("made", 0)
        assert isinstance(made, int)
        outside |= {"made": made + 1, "damage": numbers.get("damage", 0), "threat": numbers.get("threat", 0)}
        outside["damaged"] = pieces.get("damaged", ())
    discard_boosts_left(s)
    end(s)


ACTIVATION_STEPS = Steps(Do(take_place), Do(report))
ENEMY_ACTIVATION = EnemyActivation()


def goes_on(s: State) -> bool:
    """Whether the enemy is still there to carry out its activation, and somebody to suffer it if it is an attack."""
    activation = s.activations[-1]
    if not in_play(s, activation.piece):
        return False
    return activation.kind == SCHEME or not s.dials[ELIMINATED][activation.numbers["player"]] or defender(s) >= 0


def is_villain(s: State, piece: int) -> bool:
    """Whether an enemy is the villain: only the villain is dealt boost cards."""
    return s.zone[piece] == VILLAIN


def deal_boost(s: State) -> None:
    """Step 1: the villain is dealt one boost card."""
    activation = s.activations[-1]
    if is_villain(s, activation.piece):
        give_boost_card(s, activation.piece)


def give_boost_card(s: State, enemy: int) -> None:
    """Deal a boost card to the villain, face down, if there is a card left to deal."""
    if encounter_cards_left(s):
        happen(s, Event(BOOST_DEALT, enemy))


def add_boost(s: State, card: int, enemy: int) -> None:
    """The icons of a boost card that is turned up count for this activation."""
    icons = s.rules.catalogue.faces[s.face[card]].stats.get("boost", 0)
    numbers = s.activations[-1].numbers
    numbers["boost"] = numbers.get("boost", 0) + icons
    s.note("log-boost", "champions.boost.2", ("piece", card), ("number", icons))


def discard_boost(s: State, card: int) -> None:
    """A boost card whose ability has resolved is discarded, unless that brought it elsewhere."""
    if s.zone[card] == BOOST:
        move(s, card, ENCOUNTER_DISCARD)


def discard_boosts_left(s: State) -> None:
    """An activation that ends early takes its boost cards with it."""
    for card in dealt_to(s, s.activations[-1].piece, BOOST):
        move(s, card, ENCOUNTER_DISCARD)


TURN_UP_BOOST_CARDS = TurnUpDealt(BOOST, "boost", goes_on, add_boost, discard_boost)


@dataclass(frozen=True, eq=False)
class DeclareDefender(Ask):
    """Step 2 of an attack: the player attacked may defend with the hero or an ally, then any other player.

    `data` is (place in the order of those who may declare,).
    """

    rule: str = "champions.enemy-attacks.4"
    kind = "defend"
    prompt = "ask-defend"
    declining = "undefended"
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
        if not in_play(s, piece):
            return Refusal("refuse-not-in-play", "champions.in-play.4", piece)
        if kind(s, piece) == "alter-ego":
            return Refusal("refuse-alter-ego", "champions.defend.2", piece)
        if s.exhausted[piece]:
            clause = "champions.defend.5" if kind(s, piece) == "ally" else "champions.defend.3"
            return Refusal("refuse-exhausted", clause, piece)
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
            if self.might_defend(s, order[turn]):
                choices = self.choices(s, (turn,))
                if any(choice.verb == "defend" for choice in choices):
                    offer(self, s, pc, (turn,), choices)
                    return

    def might_defend(self, s: State, seat: int) -> bool:
        """Whether a player has a hero or an ally that is ready: most of the time that settles it."""
        exhausted, kinds, face = s.exhausted, s.rules.catalogue.kind, s.face
        for p in s.zones[PLAY + seat]:
            if kinds[face[p]] in ("hero", "ally") and not exhausted[p]:
                return True
        return False

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "defend":
            defend(s, choice.a)
        else:
            turn = data[0] if data else 0
            assert isinstance(turn, int)
            self.run(s, 0, (turn + 1,))


DECLARE_DEFENDER = DeclareDefender()


def defend(s: State, piece: int) -> None:
    """A character is exhausted to defend; its player becomes the target of the attack."""
    attack_ = s.activations[-1]
    attack_.pieces["defender"] = attack_.pieces["defended"] = (piece,)
    attack_.seat = s.scopes[-1].you = s.controller[piece]
    happen(s, Event(EXHAUSTS, piece, s.controller[piece]))
    rule = "champions.defend.5" if kind(s, piece) == "ally" else "champions.defend.2"
    s.note("log-defends", rule, ("piece", piece), ("source", attack_.piece))


def strength(s: State, stat: str) -> int:
    """The ATK or SCH of the enemy for the activation under way: with the boost icons turned up."""
    activation = s.activations[-1]
    return value(s, activation.piece, stat) + activation.numbers.get("boost", 0)


def count_as_defense(s: State, seat: int) -> None:
    """An ability labelled "defense" has resolved: the player's hero has defended against the attack under way.

    What keeps off a boost card's damage from the hero of another player is no defense against that attack.
    """
    attack_, piece = enemy_attack(s), hero(s, seat)
    if attack_ is None or attack_.seat != seat:
        return
    if piece >= 0 and piece not in attack_.pieces.get("defended", ()):
        attack_.pieces["defended"] = (*attack_.pieces.get("defended", ()), piece)


def deal_attack_damage(s: State) -> None:
    """Step 4: a defending hero takes what exceeds its DEF, a defending ally all.

    Undefended, the hero takes it whom the enemy activated against, though another player's ally had stepped in.
    """
    attack_ = s.activations[-1]
    enemy, damage, guard = attack_.piece, strength(s, "atk"), defender(s)
    s.note("log-attack-strength", "champions.enemy-attacks.10", ("piece", enemy), ("number", damage))
    attacked = guard if guard >= 0 else identity(s, attack_.numbers["player"])
    attack_.pieces["attacked"] = (attacked,)
    hit(s, enemy, attacked, damage - value(s, guard, "def") if guard >= 0 and kind(s, guard) == "hero" else damage)


def deal_excess_damage(s: State) -> None:
    """With overkill, what exceeded the remaining hit points of a defending ally hits the hero of its controller."""
    attack_ = s.activations[-1]
    excess, guard = attack_.numbers.get("excess", 0), attack_.pieces.get("defender", ())
    if excess > 0 and has_overkill(s, attack_) and guard == attack_.pieces["attacked"]:
        hit(s, attack_.piece, hero(s, attack_.seat), excess)


def has_overkill(s: State, attack_: Activation) -> bool:
    """Whether an attack has overkill: by a text for this attack, or by a keyword of the attacker."""
    return bool(attack_.numbers.get("overkill")) or has_keyword(s, attack_.piece, "overkill")


def hit(s: State, source: int, piece: int, damage: int) -> None:
    """An attack deals damage to a character that can take any."""
    if damage > 0 and piece >= 0 and can_be_damaged(s, piece):
        happen(s, Event(DAMAGED, piece, s.controller[piece], damage, source, how="attack"))


def retaliate(s: State, attacked: int, attacker: int) -> None:
    """A character with retaliate that was attacked and is still there deals damage back to the attacker."""
    if attacked >= 0 and in_play(s, attacked) and in_play(s, attacker):
        damage = keyword_count(s, attacked, "retaliate")
        if damage and can_be_damaged(s, attacker):
            happen(s, Event(DAMAGED, attacker, s.controller[attacker], damage, attacked, how="retaliate"))


def let_attacked_retaliate(s: State) -> None:
    """The character that was attacked may have retaliate."""
    attack_ = s.activations[-1]
    for piece in attack_.pieces.get("attacked", ()):
        retaliate(s, piece, attack_.piece)


def finish_attack(s: State) -> None:
    """The attack is over: what lasted until then ends, and those who defended have defended.

    What answers a defense answers together with the attack; a share of one, against a further player, has no other end.
    """
    attack_ = s.activations[-1]
    finish(s, attack_)
    for piece in attack_.pieces.get("defended", ()):
        if in_play(s, piece):
            if attack_.numbers.get("made"):
                s.note("log-has-defended", DEFENDS.rule, ("piece", piece), ("source", attack_.piece))
            else:
                happen(s, Event(DEFENDS, piece, s.controller[piece], source=attack_.piece))


def place_scheme_threat(s: State) -> None:
    """Step 3 of a scheme: threat equal to the enemy's SCH is placed on the main scheme."""
    scheme_ = s.activations[-1]
    threat = strength(s, "sch") - scheme_.numbers.get("less", 0)
    if threat > 0:
        happen(s, Event(THREAT_PLACED, main_scheme(s), scheme_.seat, threat, scheme_.piece, how="scheme"))


def finish_scheme(s: State) -> None:
    """The scheme is over."""
    finish(s, s.activations[-1])


def finish(s: State, activation: Activation) -> None:
    """The steps of an attack or scheme are over, and with them what lasted until then."""
    discard_boosts_left(s)
    if s.delayed:
        happen(s, Event(DAMAGE_IS_DEALT, activation.piece, activation.seat, how=activation.name))
    if noticed(s, ATTACK_ENDS):
        happen(s, Event(ATTACK_ENDS, activation.piece, activation.seat, how=activation.name))


ATTACK_STEPS = Steps(
    AsLongAs(
        goes_on,
        (
            Do(deal_boost, label="attack-1"),
            DECLARE_DEFENDER,
            TURN_UP_BOOST_CARDS,
            Do(deal_attack_damage, label="attack-4"),
            Do(deal_excess_damage),
            Do(let_attacked_retaliate),
        ),
    ),
    Do(finish_attack),
)
SCHEME_STEPS = Steps(
    AsLongAs(
        goes_on,
        (Do(deal_boost, label="scheme-1"), TURN_UP_BOOST_CARDS, Do(place_scheme_threat, label="scheme-3")),
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
    purpose = "order"
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

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        done = data[1:]
        return [Choice("activate", p) for p in minions(s, self.asked(s, data)) if p not in done]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        go_on(s, ACTIVATE, 0, (choice.a, self.asked(s, data)))
        go_on(s, self, 0, (*data, choice.a))


ACTIVATE_MINIONS = ActivateMinions()
