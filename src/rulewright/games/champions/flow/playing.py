"""Playing cards and using abilities: may they be played, what they cost, where they go."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rulewright.games.champions.flow.activations import count_as_defense
from rulewright.games.champions.flow.encounter import resolves_peril
from rulewright.games.champions.flow.forms import form_of, refuse_form
from rulewright.games.champions.flow.paying import pay, price_of, refuse_payment
from rulewright.games.champions.flow.uses import DISCARD_USED_UP
from rulewright.games.champions.table import (
    ACTIVE,
    ALLY_LIMIT,
    HAND,
    IDENTITIES,
    MAX_SEATS,
    PHASE,
    PLAY,
    SETUP,
    allies,
    kind,
    plays,
)
from rulewright.kernel.abilities import Ability, Activated, Triggered
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import permitted, prohibition
from rulewright.kernel.obstacles import why_no_answer, why_unusable
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Call, Step, go_on
from rulewright.kernel.using import ability_of, refusal, use
from rulewright.lcg import playing
from rulewright.lcg.events import DISCARDED, ENTERS_PLAY, PLAYED
from rulewright.lcg.playing import ChooseHost, PlayEvent, RestrictedLimit, announce, refuse_hosts

PERMANENTS = ("ally", "upgrade", "support")
USED_FROM_HAND = {
    "event": ("refuse-event-played", "champions.ability.5"),
    "resource": ("refuse-resource-card", "champions.resource-card.2"),
}
"""How else cards are used that are never in play, and the clauses that say so."""
BY_ITSELF = {
    "would": "champions.forced.2",
    "forced": "champions.forced.2",
    "when-defeated": "champions.when-defeated.2",
}
"""The clauses by which abilities take effect that nobody declares."""


@dataclass(frozen=True, eq=False)
class PlayedUnderAnyControl(Ability):
    """The card may be played under any player's control."""

    def works_in(self) -> tuple[str, ...]:
        return ("hand",)


@dataclass(frozen=True, eq=False)
class MaxPer(Ability):
    """At most so many copies of the card: under one player's control ("player"), on one card ("host"), in a deck."""

    times: int
    per: str

    def works_in(self) -> tuple[str, ...]:
        return ("hand",)


@dataclass(frozen=True, eq=False)
class DeckNeeds(Ability):
    """An identity card asks for so many cards with a trait in its deck."""

    least: int
    trait: str


@dataclass(frozen=True, eq=False)
class FormOnly(Ability):
    """The card can be played only in this form."""

    form: str

    def works_in(self) -> tuple[str, ...]:
        return ("hand",)


def unique_conflict(s: State, card: int) -> int:
    """A unique card in play that keeps this one from entering it, or -1: same name, same other name."""
    faces, face = s.rules.catalogue.faces, s.face
    if not faces[face[card]].unique:
        return -1
    for zone in s.play_zones:
        for other in s.zones[zone]:
            if faces[face[other]].unique and other != card and is_same_character(s, other, card):
                return other
    return -1


def names_of(card: Card, face: Face) -> tuple[tuple[str, str], ...]:
    """The names of a card, each with its other name; for either side of an identity that is the opposite side's."""
    if face.kind not in IDENTITIES:
        return ((face.name, face.labels.get("subname", "")),)
    hero, alter_ego = card.faces
    return (hero.name, alter_ego.name), (alter_ego.name, hero.name)


@cache
def share_a_name(card: Card, face: Face, other: Card, other_face: Face) -> bool:
    """Whether two cards with these faces up are the same by name and, where both have one, by the other name."""
    for name, also in names_of(other, other_face):
        for my_name, my_other in names_of(card, face):
            if name == my_name and (not also or not my_other or also == my_other):
                return True
    return False


def is_same_character(s: State, other: int, card: int) -> bool:
    """Whether a unique card in play is the same as another."""
    faces, cards = s.rules.catalogue.faces, s.rules.catalogue.cards
    face, other_face = faces[s.face[card]], faces[s.face[other]]
    if not other_face.unique or not share_a_name(cards[s.card[card]], face, cards[s.card[other]], other_face):
        return False
    return not s.rules.stands_in(s, other)


def copies_controlled(s: State, seat: int, name: str) -> int:
    """How many cards of this title a player controls in play."""
    faces, face, controller = s.rules.catalogue.faces, s.face, s.controller
    return [faces[face[p]].name for zone in s.play_zones for p in s.zones[zone] if controller[p] == seat].count(name)


@cache
def most_per(face: Face, per: str) -> int:
    """How many copies a card itself allows per player, host or deck; 0 when it says nothing."""
    return next((a.times for a in face.abilities if isinstance(a, MaxPer) and a.per == per), 0)


def controllers(s: State, seat: int, card: int) -> list[int]:
    """The players under whose control a card can be played."""
    face = s.rules.catalogue.faces[s.face[card]]
    most = most_per(face, "player")
    able = s.order if under_any_control(face) else (seat,)
    return [other for other in able if not most or copies_controlled(s, other, face.name) < most]


@cache
def under_any_control(face: Face) -> bool:
    """Whether a card may be played under any player's control."""
    return any(isinstance(ability, PlayedUnderAnyControl) for ability in face.abilities)


def refuse_entry(s: State, seat: int, card: int) -> Refusal | None:
    """Why an ally, upgrade or support cannot enter play: uniqueness, its own maximum, nothing to attach it to."""
    face = s.rules.catalogue.faces[s.face[card]]
    other = unique_conflict(s, card)
    if other >= 0:
        return Refusal("refuse-unique", "champions.unique-card.2", card, other)
    most = most_per(face, "player")
    if most and not controllers(s, seat, card):
        return Refusal("refuse-maximum", "champions.max.6", card, more=(("number", most),))
    return refuse_hosts(s, seat, card) if face.attach is not None else None


def refuse_play(s: State, seat: int, card: int) -> Refusal | None:
    """Why a player cannot play an ally, upgrade or support from hand now."""
    face = s.rules.catalogue.faces[s.face[card]]
    if s.zone[card] != HAND + seat:
        return Refusal("refuse-not-in-hand", "champions.play.3", card)
    if face.kind not in PERMANENTS:
        return Refusal("refuse-never-played", "champions.resource-card.2", card)
    if s.table[ACTIVE] != seat:
        return Refusal("refuse-not-active", "champions.player-turn.5", card)
    for ability in face.abilities:
        if isinstance(ability, FormOnly):
            reason = refuse_form(s, seat, ability.form, card)
            if reason is not None:
                return reason
    reason = prohibition(s, "play", card, seat) or refuse_entry(s, seat, card)
    return reason or refuse_payment(s, seat, card, price_of(s, card))


def refuse_ability(s: State, seat: int, entry: int, event: Event | None) -> Refusal | None:
    """Why a player cannot use an ability now."""
    return refuse_acting(s, seat, entry >> 8) or refuse_use(s, seat, entry, event)


def refuse_acting(s: State, seat: int, card: int = -1) -> Refusal | None:
    """Why a player cannot use the abilities of any card now: the game is set up, or another player resolves peril."""
    if s.table[PHASE] == SETUP:
        return Refusal("refuse-in-setup", "champions.setup.24", card)
    if resolves_peril(s) not in (-1, seat):
        return Refusal("refuse-peril", "champions.keyword-peril.2", card)
    return None


def refuse_use(s: State, seat: int, entry: int, event: Event | None) -> Refusal | None:
    """Why an ability is of no use to a player who may act; that of an event card in hand is used by playing it."""
    card, ability = entry >> 8, ability_of(s, entry)
    reason = refuse_form(s, seat, form_of(ability), card)
    if reason is not None:
        return reason
    if 0 <= s.zone[card] - HAND < MAX_SEATS and kind(s, card) == "event":
        if s.zone[card] != HAND + seat:
            return Refusal("refuse-not-in-hand", "champions.play.3", card)
        reason = prohibition(s, "play", card, seat) or refuse_payment(s, seat, card, price_of(s, card))
        if reason is not None:
            return reason
    return refusal(s, seat, entry, event)


def refuse_answer(s: State, seat: int, choice: Choice) -> Refusal | None:
    """Why a player cannot play or use a card in answer to what is happening: first of all it must be an answer."""
    reason = out_of_reach(s, seat, choice)
    if reason is None and is_for_a_turn(s, seat, choice):
        clause = "champions.player-turn.5" if choice.b < 0 else "champions.action.2"
        return refuse_acting(s, seat, choice.a) or Refusal("refuse-no-answer", clause, choice.a)
    return reason or refuse_action(s, seat, choice)


def is_for_a_turn(s: State, seat: int, choice: Choice) -> bool:
    """Whether a card is played, or an ability used, on a player's turn and never in answer to something."""
    if choice.b < 0:
        return choice.verb == "play" and s.table[ACTIVE] == seat and kind(s, choice.a) in PERMANENTS
    ability = ability_of(s, choice.a << 8 | choice.b)
    return isinstance(ability, Activated) and ability.label == "action"


def out_of_reach(s: State, seat: int, choice: Choice) -> Refusal | None:
    """Why a card is nothing that a player can play or use from where it lies."""
    piece, number = choice.a, choice.b
    if choice.verb == "play" and s.zone[piece] != HAND + seat:
        return Refusal("refuse-not-in-hand", "champions.play.3", piece)
    if number < 0:
        return None
    if s.rules.zones.defs[s.zone[piece]].group not in ability_of(s, piece << 8 | number).works_in():
        return Refusal("refuse-not-in-play", "champions.ability.4", piece)
    if s.controller[piece] not in (-1, seat):
        return Refusal("refuse-not-yours-to-use", "champions.ability.15", piece, more=(("seat", s.controller[piece]),))
    return None


def refuse_action(s: State, seat: int, choice: Choice) -> Refusal | None:
    """Why a player cannot play or use a card now, as an action or in answer to what is happening."""
    piece, number = choice.a, choice.b
    reason = out_of_reach(s, seat, choice)
    if reason is not None:
        return reason
    if number < 0:
        if choice.verb == "play":
            return refuse_play(s, seat, piece)
        if s.rules.catalogue.specials[s.face[piece]].get("special"):
            return Refusal("refuse-only-special", "champions.special.2", piece)
        if kind(s, piece) in USED_FROM_HAND:
            return Refusal(*USED_FROM_HAND[kind(s, piece)], piece)
        return Refusal("refuse-no-ability", "champions.ability.4", piece)
    entry = piece << 8 | number
    ability = ability_of(s, entry)
    if isinstance(ability, Triggered):
        return why_no_answer(s, seat, entry)
    if isinstance(ability, Activated) and ability.label != "action":
        return Refusal("refuse-only-to-pay", "champions.resource-ability.2", piece)
    return why_unusable(s, seat, entry)


def play_card(s: State, seat: int, card: int) -> None:
    """Play an ally, upgrade or support: announce it, pay, choose where it goes, let it enter play."""
    announce(s, seat, card)
    run_in(s, Scope(card, seat), PAY_FOR_CARD, (card, seat))


@dataclass(frozen=True, eq=False)
class PayForCard(Step):
    """Pay for a card in the scope that is open, then let it enter play. `data` is (card, player)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        card, seat = data
        assert isinstance(card, int) and isinstance(seat, int)
        pay(s, seat, card, price_of(s, card))
        go_on(s, CHOOSE_CONTROLLER, 0, data)


PAY_FOR_CARD = PayForCard()


def refuse_eliminated(s: State, seat: int) -> Refusal | None:
    """A player who is out of the game neither acts nor controls anything."""
    if plays(s, seat):
        return None
    return Refusal("refuse-out-of-game", "champions.player-elimination.1", more=(("seat", seat),))


@dataclass(frozen=True, eq=False)
class ChooseController(Ask):
    """Under whose control a card is played. `data` is (card, player)."""

    rule: str = "champions.ownership-control.5"
    kind = "target"
    prompt = "ask-controller"
    purpose = "place"
    verbs = "choose-player"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        seat = data[1]
        assert isinstance(seat, int)
        return seat

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        card = data[0]
        assert isinstance(card, int)
        return self.prompt, (("piece", card),)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("choose-player", seat) for seat in s.order]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        card, seat = data
        assert isinstance(card, int) and isinstance(seat, int)
        if choice.a in controllers(s, seat, card):
            return None
        too_many = Refusal("refuse-maximum", "champions.max.6", card, more=(("number", 1),))
        return refuse_eliminated(s, choice.a) or too_many

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        card, seat = data
        assert isinstance(card, int) and isinstance(seat, int)
        if s.rules.catalogue.faces[s.face[card]].attach is not None:
            go_on(s, CHOOSE_HOST, 0, data)
        else:
            enter_play(s, card, choice.a, seat, "played")


CHOOSE_CONTROLLER = ChooseController()


def enter_play(s: State, card: int, controller: int, player: int, how: str) -> None:
    """A card enters play before a player; what was played counts as played by whoever played it."""
    events = [Event(ENTERS_PLAY, card, controller, other=PLAY + controller, how=how)]
    if how == "played":
        events.append(Event(PLAYED, card, player))
    happen_together(s, events)


def attach_played(s: State, card: int, host: int, seat: int) -> None:
    """A played upgrade is attached; its player controls it."""
    playing.attach(s, card, host, seat, Event(PLAYED, card, seat))


CHOOSE_HOST = ChooseHost(attach_played)


def pay_for_event(s: State, data: tuple[Plain, ...]) -> None:
    """Pay for an event card. `data` is (ability, player, event)."""
    entry, seat = data[:2]
    assert isinstance(entry, int) and isinstance(seat, int)
    pay(s, seat, entry >> 8, price_of(s, entry >> 8))


PLAY_EVENT = PlayEvent(pay_for_event)


def start(s: State, seat: int, entry: int, event: Event | None) -> None:
    """Use an ability; if it is that of an event card in hand, play the card."""
    card, ability = entry >> 8, ability_of(s, entry)
    if isinstance(ability, Triggered) and ability.mode != "response" and comes_to_nothing(s, seat, entry, event):
        return
    if kind(s, card) == "event" and s.zone[card] - HAND in range(MAX_SEATS):
        go_on(s, PLAY_EVENT, 0, (entry, seat, event))
    else:
        if s.recording and ability.label and takes_effect(s, seat, entry, event):
            mode = ability.mode if isinstance(ability, Triggered) else ""
            s.note("log-uses", BY_ITSELF.get(mode, "champions.initiating.1"), ("seat", seat), ("source", card))
        use(s, seat, entry, event)
        go_on(s, DISCARD_USED_UP, 0, (card,))
    if "defense" in ability.tags:
        go_on(s, DEFENSE, 0, (seat,))


def takes_effect(s: State, seat: int, entry: int, event: Event | None) -> bool:
    """Whether an ability changes anything: what a player uses does, what acts by itself may find nothing to do."""
    ability = ability_of(s, entry)
    if not isinstance(ability, Triggered) or ability.mode == "response":
        return True
    return ability.effect.can(s, Scope.probe(entry >> 8, seat, event))


def comes_to_nothing(s: State, seat: int, entry: int, event: Event | None) -> bool:
    """Whether an ability that would act by itself does not: its card has left its place, or its cost cannot be paid.

    The cost of an ability whose effect would change nothing cannot be paid, either.
    """
    card, ability = entry >> 8, ability_of(s, entry)
    assert isinstance(ability, Triggered)
    if not ability.last_known and s.rules.zones.defs[s.zone[card]].group not in ability.works_in():
        return True
    scope = Scope.probe(card, seat, event)
    return ability.cost is not None and not (ability.cost.payable(s, scope) and ability.effect.can(s, scope))


def note_defense(s: State, data: tuple[Plain, ...]) -> None:
    """An ability labelled "defense" has resolved. `data` is (player,)."""
    seat = data[0]
    assert isinstance(seat, int)
    count_as_defense(s, seat)


DEFENSE = Call(note_defense)


def cards_of(s: State, seat: int) -> list[int]:
    """The cards a player controls in play."""
    return [p for zone in s.play_zones for p in s.zones[zone] if s.controller[p] == seat]


def player_of(s: State, seat: int) -> int:
    """The player whose cards these are."""
    return seat


RESTRICTED = RestrictedLimit(cards_of, player_of)


def ally_limit(s: State, seat: int) -> int:
    """How many allies a player may control."""
    return ALLY_LIMIT + permitted(s, "more-allies", seat)


@dataclass(frozen=True, eq=False)
class DiscardAlly(Ask):
    """More allies than allowed: the player chooses and discards one at once. `data` is (player,)."""

    rule: str = "champions.ally-limit.1"
    kind = "discard"
    prompt = "ask-ally-limit"
    purpose = "harm"
    verbs = "discard"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        seat = data[0]
        assert isinstance(seat, int)
        return seat

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat = self.asked(s, data)
        return [Choice("discard", p) for p in allies(s, seat)] if len(allies(s, seat)) > ally_limit(s, seat) else []

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        return None if choice.a in allies(s, self.asked(s, data)) else Refusal("refuse-not-ally", self.rule, choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(DISCARDED, choice.a, s.controller[choice.a], how="too-many"))
        go_on(s, self, 0, data)


DISCARD_ALLY = DiscardAlly()
