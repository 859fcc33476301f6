"""Defeated heroes, and how a turn ends early."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import nearest_havens
from rulewright.games.meq.events import HERO_MOVES, LOSES_FAVOR, LOSES_ITEM
from rulewright.games.meq.flow.asking import ADVANCE_LEFTMOST
from rulewright.games.meq.flow.piles import heal_pools
from rulewright.games.meq.flow.questions import AskHero, AskSauron
from rulewright.games.meq.flow.shadow import AT_DEFEAT
from rulewright.games.meq.table import (
    AREA,
    COMBAT_DECKS,
    DAMAGE,
    DOWN,
    FAVOR,
    FIGURE,
    FINALE,
    HAND,
    LAID,
    LIFE,
    REST,
    SAURON,
    SPENT,
    STACK,
    TURN,
    heroes,
    kind,
    label,
    place_of,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.decks import shuffle
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import move
from rulewright.kernel.scenes import leave_scene
from rulewright.kernel.state import Activation, Choice, Plain, State
from rulewright.kernel.steps import Call, ints

DECK_NAMES = ("zealot", "ravager", "behemoth")


def combat_deck(s: State, enemy: int) -> int:
    """The combat deck that a monster or minion uses."""
    return COMBAT_DECKS[DECK_NAMES.index(label(s, enemy, "deck"))]


def put_combat_cards_away(s: State, combat: Activation) -> None:
    """The hero's played cards go to the Rest Pool in their order, those of the enemy back into their deck."""
    seat, deck = combat.seat, combat_deck(s, combat.piece)
    for card in (*s.zones[STACK + seat], *s.zones[LAID + seat]):
        move(s, card, REST + seat)
    for zone in (STACK + SAURON, LAID + SAURON, HAND + SAURON, SPENT):
        for card in s.zones[zone][:]:
            move(s, card, deck)
    shuffle(s, deck)
    if kind(s, combat.piece) == "monster":
        s.tokens[DAMAGE][combat.piece] = 0


def end_turn(s: State, seat: int, rule: str) -> None:
    """The turn of a hero ends at once by a rule; a combat that is under way is broken off, also that of the Finale."""
    fights = [activation for activation in s.activations if activation.kind == "combat" and activation.seat == seat]
    if s.table[TURN] != seat and not (s.table[FINALE] and fights):
        return
    for fight in fights:
        put_combat_cards_away(s, fight)
    if s.table[FINALE]:
        leave_scene(s, "combat")
        return
    s.note("log-turn-ends-early", rule, ("seat", seat))
    leave_scene(s, "turn")


def without_cards(s: State, seat: int) -> bool:
    """Whether a hero has no card in hand and none in the Life Pool."""
    return not s.zones[HAND + seat] and not s.zones[LIFE + seat]


def fighting(s: State, seat: int) -> bool:
    """Whether a hero is in a combat that has begun in earnest: there a defeat waits for its time."""
    return any(a.kind == "combat" and a.seat == seat and a.numbers.get("prepared") for a in s.activations)


def defeats(s: State) -> list[Event]:
    """The heroes who are defeated now."""
    if s.table[FINALE]:
        return []
    return [
        Event(HERO_DEFEATED, s.dials[FIGURE][seat], seat)
        for seat in heroes(s)
        if not s.dials[DOWN][seat] and without_cards(s, seat) and s.dials[FIGURE][seat] and not fighting(s, seat)
    ]


def _defeat(s: State, e: Event) -> None:
    seat = e.seat
    s.dials[DOWN][seat] = 1
    s.push(ADVANCE_LEFTMOST, 0, (seat,))
    s.push(LOSE_SOMETHING, 0, (seat,))
    s.push(TO_HAVEN, 0, (seat,))
    s.push(RECOVER, 0, (seat,))
    s.push(AT_DEFEAT, 0, (seat,))
    s.push(END_TURN, 0, (seat,))


HERO_DEFEATED = EventKind("hero-defeated", _defeat, rule="meq.defeated-heroes.2", log="log-hero-defeated")


@dataclass(frozen=True, eq=False)
class LoseSomething(AskHero):
    """A defeated hero loses 1 favor or 1 item. `data` is (seat,)."""

    rule: str = "meq.defeated-heroes.4"
    kind = "loss"
    purpose = "harm"
    prompt = "ask-lose-something"
    verbs = "lose-favor lose-item"

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat = ints(data, 1)[0]
        return [Choice("lose-favor"), *(Choice("lose-item", p) for p in s.zones[AREA + seat] if kind(s, p) == "item")]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat = ints(data, 1)[0]
        if choice.verb == "lose-favor":
            return None if s.dials[FAVOR][seat] else Refusal("refuse-no-favor", self.rule)
        own = s.zone[choice.a] == AREA + seat and kind(s, choice.a) == "item"
        return None if own else Refusal("refuse-not-own-item", self.rule, choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = ints(data, 1)[0]
        if choice.verb == "lose-favor":
            happen(s, Event(LOSES_FAVOR, seat=seat, amount=1, how="defeat"))
        else:
            happen(s, Event(LOSES_ITEM, choice.a, seat))


@dataclass(frozen=True, eq=False)
class ToHaven(AskSauron):
    """A hero who is defeated, or by a text, is moved to the nearest Haven; Sauron picks one of several.

    `data` is (seat,).
    """

    rule: str = "meq.defeated-heroes.7"
    kind = "haven"
    purpose = "place"
    prompt = "ask-haven"
    verbs = "to"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return self.rule if s.dials[DOWN][ints(data, 1)[0]] else "meq.corruption.3"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("seat", ints(data, 1)[0]),)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("to", haven) for haven in nearest_havens(place_of(s, ints(data, 1)[0]))]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        near = nearest_havens(place_of(s, ints(data, 1)[0]))
        rule = "meq.defeated-heroes.6" if s.dials[DOWN][ints(data, 1)[0]] else self.because(s, data)
        return None if choice.a in near else Refusal("refuse-not-nearest-haven", rule, choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = ints(data, 1)[0]
        how = "defeat" if s.dials[DOWN][seat] else "corruption"
        happen(s, Event(HERO_MOVES, seat=seat, other=choice.a, how=how))


def recover(s: State, data: tuple[Plain, ...]) -> None:
    """The hero shuffles the Rest Pool and the Damage Pool into the Life Pool."""
    seat = ints(data, 1)[0]
    heal_pools(s, seat)
    s.dials[DOWN][seat] = 0
    s.note("log-recovers", "meq.defeated-heroes.8", ("seat", seat))


def turn_is_over(s: State, data: tuple[Plain, ...]) -> None:
    """The last step of a defeat."""
    end_turn(s, ints(data, 1)[0], "meq.defeated-heroes.9")


LOSE_SOMETHING = LoseSomething()
TO_HAVEN = ToHaven()
RECOVER = Call(recover)
END_TURN = Call(turn_is_over)
