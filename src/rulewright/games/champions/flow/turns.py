"""A player's turn: everything the player may do, in any order, until the turn is ended."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import CHANGES_FORM, refuse_removal
from rulewright.games.champions.flow.playing import (
    PERMANENTS,
    play_card,
    refuse_acting,
    refuse_action,
    refuse_eliminated,
    refuse_play,
    refuse_use,
    start,
)
from rulewright.games.champions.flow.powers import (
    attackable,
    basic_attack,
    basic_thwart,
    can_attack,
    recover,
    refuse_attack_on,
    refuse_power,
    refuse_thwart_of,
    thwartable,
    thwartable_by,
)
from rulewright.games.champions.table import (
    ACTIVE,
    CHANGED_FORM,
    CONFUSED,
    DAMAGE,
    HAND,
    friendly_characters,
    identity,
    kind,
    plays,
    schemes,
    villain,
)
from rulewright.kernel.abilities import Activated, activated_key
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import prohibition
from rulewright.kernel.occurrences import happen
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, ask_again, go_on, offer
from rulewright.kernel.using import ability_of

ACTION = activated_key("action")
ACTION_IN_HAND = activated_key("action", in_hand=True)
CHANGE_FORM, RECOVER, END_TURN = Choice("change-form"), Choice("recover"), Choice("end-turn")


def available_actions(s: State, seat: int) -> list[Choice]:
    """The actions a player could take: of cards in play under the player's control, of events.

    Those of the scenario's cards are for the own turn.
    """
    if refuse_acting(s, seat) is not None:
        return []
    whose = (-1, seat) if s.table[ACTIVE] == seat else (seat,)
    entries = [e for e in s.listeners.get(ACTION, ()) if s.controller[e >> 8] in whose]
    entries += [e for e in s.listeners.get(ACTION_IN_HAND, ()) if s.zone[e >> 8] == HAND + seat]
    return [s.rules.option(s, e) for e in sorted(entries) if refuse_use(s, seat, e, None) is None]


@dataclass(frozen=True, eq=False)
class TakeTurn(Ask):
    """The turn of the active player: change form once, play cards, use powers and actions, ask others for theirs.

    A basic attack or thwart first names the character; then the target is asked for.
    """

    rule: str = "champions.player-turn.1"
    kind = "turn"
    prompt = "ask-turn"
    purpose = "action"
    verbs = "change-form play use attack-with thwart-with recover ask-player end-turn attack thwart"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.table[ACTIVE]

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat = self.asked(s, data)
        own = friendly_characters(s, seat)
        return [
            CHANGE_FORM,
            *[Choice("play", card) for card in s.zones[HAND + seat]],
            *available_actions(s, seat),
            *[Choice("attack-with", p) for p in own],
            *[Choice("thwart-with", p) for p in own],
            RECOVER,
            *[Choice("ask-player", other) for other in s.order if other != seat],
            END_TURN,
        ]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat, verb, piece = self.asked(s, data), choice.verb, choice.a
        if verb == "change-form":
            return self.refuse_change(s, seat)
        if verb in ("play", "use"):
            return refuse_action(s, seat, choice)
        if verb == "attack-with":
            reason = refuse_power(s, seat, piece, "atk")
            if reason is None and not can_attack(s, seat):
                return refuse_attack_on(s, seat, villain(s))
            return reason
        if verb == "thwart-with":
            reason = refuse_power(s, seat, piece, "thw")
            if reason is None and not thwartable_by(s, piece):
                return refuse_thwart_of(s, piece, schemes(s)[0])
            return reason
        if verb == "recover":
            reason = refuse_power(s, seat, identity(s, seat), "rec")
            if reason is None and not s.tokens[DAMAGE][identity(s, seat)]:
                return Refusal("refuse-no-damage", "champions.initiating.4", identity(s, seat))
            return reason
        if verb in ("attack", "thwart"):
            return self.refuse_target(s, seat, verb, piece)
        if verb == "ask-player":
            return self.refuse_asking(s, seat, piece)
        return None

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """No turn is the time for an interrupt, a response or a resource ability, nor for what another player has."""
        if choice.verb not in ("play", "use"):
            return None
        if choice.b >= 0 and s.controller[choice.a] in (-1, seat):
            ability = ability_of(s, choice.a << 8 | choice.b)
            if isinstance(ability, Activated) and ability.label == "action":
                return None
        elif choice.verb == "play" and s.zone[choice.a] == HAND + seat and kind(s, choice.a) in PERMANENTS:
            return None
        return refuse_action(s, seat, choice)

    def refuse_target(self, s: State, seat: int, verb: str, target: int) -> Refusal:
        """Why nothing is attacked or thwarted yet: it cannot be, nobody can, or who does it must be said first."""
        if verb == "attack":
            reason = refuse_attack_on(s, seat, target)
        elif target not in schemes(s):
            reason = Refusal("refuse-no-scheme", "champions.thwart.2", target)
        else:
            reason = refuse_removal(s, target)
        power = "atk" if verb == "attack" else "thw"
        barred = [refuse_power(s, seat, p, power) for p in friendly_characters(s, seat)]
        first = barred[0] if barred and None not in barred else None
        return reason or first or Refusal(f"refuse-only-{verb}", "champions.player-turn.7", target)

    def refuse_asking(self, s: State, seat: int, other: int) -> Refusal | None:
        """Why a player cannot ask another for an action: it is no other, one who is out, or one without any."""
        if other == seat:
            return Refusal("refuse-ask-yourself", "champions.player-turn.11")
        reason = refuse_eliminated(s, other)
        if reason is None and not self.might_act(s, seat, other):
            return Refusal("refuse-nothing-to-do", "champions.player-turn.11", more=(("seat", other),))
        return reason

    def might_act(self, s: State, seat: int, other: int) -> bool:
        """Whether another player could have an action, as far as everybody knows: a card in hand will do."""
        if other == seat or other not in s.order:
            return False
        return bool(s.zones[HAND + other] or available_actions(s, other))

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if plays(s, self.asked(s, data)):
            offer(self, s, pc, data, self.choices(s, data), s.secret)

    def refuse_change(self, s: State, seat: int) -> Refusal | None:
        """Why a player cannot change form now."""
        piece = identity(s, seat)
        if s.dials[CHANGED_FORM][seat]:
            return Refusal("refuse-form-changed", "champions.player-turn.4", piece)
        return prohibition(s, "change-form", piece)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat = self.asked(s, data)
        found = []
        if self.refuse_change(s, seat) is None:
            found.append(CHANGE_FORM)
        kinds, face = s.rules.catalogue.kind, s.face
        for card in s.zones[HAND + seat]:
            if kinds[face[card]] in PERMANENTS and refuse_play(s, seat, card) is None:
                found.append(Choice("play", card))
        found += available_actions(s, seat)
        own = [p for p in friendly_characters(s, seat) if not s.exhausted[p]]
        if own and can_attack(s, seat):
            found += [Choice("attack-with", p) for p in own if refuse_power(s, seat, p, "atk") is None]
        threatened = bool(own and thwartable(s))
        for p in own:
            if (threatened or s.tokens[CONFUSED][p]) and refuse_power(s, seat, p, "thw") is None:
                found.append(Choice("thwart-with", p))
        if self.refuse(s, data, RECOVER) is None:
            found.append(RECOVER)
        found += [Choice("ask-player", other) for other in s.order if self.might_act(s, seat, other)]
        found.append(END_TURN)
        return found

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat, verb, piece = self.asked(s, data), choice.verb, choice.a
        if verb == "end-turn":
            return
        if verb == "change-form":
            s.dials[CHANGED_FORM][seat] = 1
            happen(s, Event(CHANGES_FORM, identity(s, seat), seat))
        elif verb == "play" and choice.b < 0:
            play_card(s, seat, piece)
        elif verb in ("play", "use"):
            start(s, seat, piece << 8 | choice.b, None)
        elif verb == "attack-with":
            go_on(s, CHOOSE_ENEMY, 0, (piece,))
        elif verb == "thwart-with":
            go_on(s, CHOOSE_SCHEME, 0, (piece,))
        elif verb == "recover":
            recover(s, identity(s, seat))
        elif s.secret or s.patient >> piece & 1 or available_actions(s, piece):
            go_on(s, ACT_FOR_ANOTHER, 0, (piece,))
        else:
            ask_again(s)
            return
        go_on(s, self)


class ChooseTarget(Ask):
    """Whom a character attacks or what it thwarts. `data` is (character,)."""

    def character(self, data: tuple[Plain, ...]) -> int:
        """The character that attacks or thwarts."""
        piece = data[0]
        assert isinstance(piece, int)
        return piece

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.controller[self.character(data)]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", self.character(data)),)


@dataclass(frozen=True, eq=False)
class ChooseEnemy(ChooseTarget):
    """The enemy that a character attacks."""

    rule: str = "champions.attack.10"
    kind = "target"
    prompt = "ask-enemy"
    purpose = "harm"
    verbs = "attack"

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("attack", p) for p in attackable(s, self.asked(s, data))]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        return refuse_attack_on(s, self.asked(s, data), choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        basic_attack(s, self.character(data), choice.a)


@dataclass(frozen=True, eq=False)
class ChooseScheme(ChooseTarget):
    """The scheme that a character thwarts."""

    rule: str = "champions.thwart.2"
    kind = "target"
    prompt = "ask-scheme"
    verbs = "thwart"

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("thwart", p) for p in thwartable_by(s, self.character(data))]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.a not in schemes(s):
            return Refusal("refuse-no-scheme", self.rule, choice.a)
        character = self.character(data)
        return None if s.tokens[CONFUSED][character] else refuse_thwart_of(s, character, choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        basic_thwart(s, self.character(data), choice.a)


@dataclass(frozen=True, eq=False)
class ActForAnother(Ask):
    """A player who was asked by the active player may trigger an action, or decline. `data` is (player,)."""

    rule: str = "champions.player-turn.12"
    kind = "action"
    prompt = "ask-requested-action"
    purpose = "action"
    declining = "decline"
    verbs = "play use decline change-form attack-with thwart-with recover ask-player end-turn"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        seat = data[0]
        assert isinstance(seat, int)
        return seat

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*available_actions(s, self.asked(s, data)), Choice("decline")]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.verb == "decline":
            return None
        if choice.verb not in ("play", "use"):  # what else a turn is for is for one's own
            return Refusal("refuse-only-" + choice.verb, "champions.player-turn.1")
        seat = self.asked(s, data)
        if choice.verb == "play" and choice.b < 0:
            return refuse_play(s, seat, choice.a)
        if choice.b >= 0 and s.controller[choice.a] < 0:
            return Refusal("refuse-only-own-turn", "champions.player-turn.11", choice.a)
        return refuse_action(s, seat, choice)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return self.expected(s, data)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        offer(self, s, pc, data, self.choices(s, data), s.secret)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb != "decline":
            start(s, self.asked(s, data), choice.a << 8 | choice.b, None)


TAKE_TURN = TakeTurn()
CHOOSE_ENEMY = ChooseEnemy()
CHOOSE_SCHEME = ChooseScheme()
ACT_FOR_ANOTHER = ActForAnother()
