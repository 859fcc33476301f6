"""What only one text does with the cards of Sauron and the heroes."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.events import (
    CORRUPTED,
    EVENT_DISCARDED,
    GAINS_FAVOR,
    LOSES_FAVOR,
    MINION_MOVES,
)
from rulewright.games.meq.flow.combat import fight
from rulewright.games.meq.flow.command import (
    DRAW_TOKEN,
    MUSTER,
    has_token,
    heal_minion,
    muster_places,
    reach,
    refuse_heal,
    refuse_muster,
    refuse_reach,
)
from rulewright.games.meq.table import (
    AREA,
    CORRUPTION_DECK,
    CORRUPTION_DISCARD,
    DRAWN,
    FAVOR,
    FAVOR_THERE,
    FIGURES,
    SAURON,
    corruption,
    heroes,
    kind,
    place_of,
)
from rulewright.games.meq.vocabulary.asked import AsksSauron
from rulewright.games.meq.vocabulary.handling import (
    BACK_INTO_DECK,
    CORRUPTION_DRAWN,
    ENTRUSTED,
    HANDED_ON,
    PUT,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import check_now, happen, happen_together
from rulewright.kernel.state import DONE, Choice, Plain, Scope, State
from rulewright.kernel.steps import go_on, ints


@dataclass(frozen=True, eq=False)
class GiveWorse(AsksSauron):
    """Sauron draws some Corruption cards, gives the hero one of them and discards the others."""

    drawn: int
    kind = "give"
    purpose = "harm"
    prompt = "ask-give-corruption"
    verbs = "inflict"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.peril-cards.7"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("seat", s.scopes[-1].you),)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 0:
            happen(s, Event(CORRUPTION_DRAWN, -1, SAURON, self.drawn))
            go_on(s, self, 1)
        else:
            AskingEffect.run(self, s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("inflict", card) for card in s.zones[DRAWN + SAURON]]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        left = [card for card in s.zones[DRAWN + SAURON] if card != choice.a]
        happen_together(s, [Event(PUT, card, SAURON, other=CORRUPTION_DISCARD) for card in left])
        happen(s, Event(CORRUPTED, choice.a, s.scopes[-1].you, 1, s.scopes[-1].source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[CORRUPTION_DECK] or s.zones[CORRUPTION_DISCARD])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("corruption", 1, -1, scope.you, False)]


@dataclass(frozen=True, eq=False)
class Redistribute(AsksSauron):
    """Sauron moves Corruption cards between two heroes as he likes. `data` is the two seats, once they are chosen."""

    kind = "redistribute"
    prompt = "ask-redistribute"
    verbs = "choose-player pass-on done"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.shadow-card.4"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if self.can(s, s.scopes[-1]):
            AskingEffect.run(self, s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if len(data) < 2:
            return [Choice("choose-player", seat) for seat in heroes(s) if seat not in data]
        moved = ints(data[2:], len(data) - 2)
        cards = [card for seat in ints(data[:2], 2) for card in corruption(s, seat) if card not in moved]
        return [*(Choice("pass-on", card) for card in cards), DONE]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "done":
            check_now(s)
            return
        if choice.verb == "pass-on":
            one, other = ints(data[:2], 2)
            taker = other if s.zone[choice.a] == AREA + one else one
            happen(s, Event(HANDED_ON, choice.a, taker))
        s.push(self, 0, (*data, choice.a))

    def can(self, s: State, scope: Scope) -> bool:
        return len(heroes(s)) > 1 and any(corruption(s, seat) for seat in heroes(s))


@dataclass(frozen=True, eq=False)
class MusterAnywhere(AsksSauron):
    """Sauron places up to so many monster tokens by the normal rules. `data` is (placed so far,)."""

    most: int
    kind = "command"
    prompt = "ask-muster-anywhere"
    verbs = " ".join((*MUSTER, "done"))

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.shadow-card.4"

    def colours(self, s: State) -> list[int]:
        """The piles from which a token can be placed."""
        return [colour for colour in range(len(MUSTER)) if has_token(s, colour) and muster_places(s, colour)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        return None if choice.verb == "done" else refuse_muster(s, MUSTER.index(choice.verb))

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if data and ints(data, 1)[0] >= self.most:
            return []
        found = [Choice(MUSTER[colour]) for colour in self.colours(s)]
        return [*found, DONE] if found else []

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb != "done":
            s.push(DRAW_TOKEN, 0, (MUSTER.index(choice.verb),))
            s.push(self, 0, ((ints(data, 1)[0] if data else 0) + 1,))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.colours(s))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("muster", self.most, -1, SAURON, True)]


@dataclass(frozen=True, eq=False)
class CommandMinion(AsksSauron):
    """Sauron gives one minion a command: it moves or heals; if it comes to the hero, they fight at once, and the turn
    goes on.
    """

    kind = "command"
    prompt = "ask-command-minion"
    verbs = "move heal to done"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.peril-cards.7"

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if data:
            return [Choice("to", place) for place in reach(s, ints(data, 1)[0])]
        minions = [p for p in s.zones[FIGURES] if kind(s, p) == "minion"]
        heals = [Choice("heal", p) for p in minions if refuse_heal(s, p) is None]
        return [*(Choice("move", p) for p in minions), *heals, DONE]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if data:
            return refuse_reach(s, ints(data, 1)[0], choice.a) if choice.verb == "to" else None
        if choice.verb == "heal" and s.zone[choice.a] == FIGURES:
            return refuse_heal(s, choice.a)
        return None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "move":
            s.push(self, 0, (choice.a,))
        elif choice.verb == "heal":
            heal_minion(s, choice.a)
        elif choice.verb == "to":
            minion, you = ints(data, 1)[0], s.scopes[-1].you
            happen(s, Event(MINION_MOVES, minion, other=choice.a))
            if place_of(s, you) == choice.a:
                fight(s, you, minion, goes_on=True)

    def can(self, s: State, scope: Scope) -> bool:
        return any(kind(s, piece) == "minion" for piece in s.zones[FIGURES])


@dataclass(frozen=True, eq=False)
class EntrustFavor(AsksSauron):
    """Every hero loses 1 favor, which lies on this card; Sauron hands the card to a hero."""

    kind = "entrust"
    prompt = "ask-entrust"
    verbs = "choose-player"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.event-card.5"

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("choose-player", seat) for seat in heroes(s)]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        card = s.scopes[-1].source
        given = [seat for seat in heroes(s) if s.dials[FAVOR][seat]]
        for seat in given:
            happen(s, Event(LOSES_FAVOR, -1, seat, 1, card, how="by event"))
        happen(s, Event(ENTRUSTED, card, choice.a, len(given)))

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class TakeEntrusted(Verb):
    """You take the favor on this card and discard it."""

    def apply(self, s: State, scope: Scope) -> None:
        favor = s.tokens[FAVOR_THERE][scope.source]
        if favor:
            happen(s, Event(GAINS_FAVOR, -1, scope.you, favor, scope.source))
        happen(s, Event(EVENT_DISCARDED, scope.source, how="text"))

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class BackIntoDeck(Verb):
    """This Corruption card is shuffled into its deck with the discard pile."""

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(BACK_INTO_DECK, scope.source, scope.you))

    def can(self, s: State, scope: Scope) -> bool:
        return True
