"""What texts do with Sauron's cards: Shadow and Plot cards drawn, lost, searched for."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.flow.plotting import play_plot, refuse_activation
from rulewright.games.meq.table import (
    PLOT_DECK,
    PLOT_DISCARD,
    PLOT_HAND,
    SAURON,
    SHADOW_DECK,
    SHADOW_DISCARD,
    SHADOW_HAND,
    kind,
)
from rulewright.games.meq.vocabulary.asked import AsksSauron
from rulewright.games.meq.vocabulary.handling import (
    DECK_REFILLED,
    DECK_SHUFFLED,
    HEROES_SLOWED,
    PUT,
    PUT_UNDER,
    SAURON_DRAWS,
    SAURON_LOSES,
    SEARCHES,
    SEES,
    random_cards,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.decks import top_card
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import go_on, offer


@dataclass(frozen=True, eq=False)
class SauronDraws(Verb):
    """Sauron draws Plot or Shadow cards to hand. `own`: the text speaks to him, not to a hero."""

    what: str
    amount: int = 1
    own: bool = False

    def apply(self, s: State, scope: Scope) -> None:
        deck = PLOT_DECK if self.what == "plot" else SHADOW_DECK
        happen(s, Event(SAURON_DRAWS, -1, SAURON, self.amount, scope.source, deck))

    def can(self, s: State, scope: Scope) -> bool:
        decks = (PLOT_DECK, PLOT_DISCARD) if self.what == "plot" else (SHADOW_DECK, SHADOW_DISCARD)
        return any(s.zones[zone] for zone in decks)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("sauron-cards", self.amount, -1, SAURON, True)]


@dataclass(frozen=True, eq=False)
class SauronLosesShadow(Verb):
    """Sauron discards random Shadow cards from hand."""

    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        picked = random_cards(s, SHADOW_HAND, self.amount)
        happen_together(s, [Event(SAURON_LOSES, card, SAURON, source=scope.source) for card in picked])

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[SHADOW_HAND])

    def payable(self, s: State, scope: Scope) -> bool:
        return len(s.zones[SHADOW_HAND]) >= self.amount

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("sauron-cards", self.amount, -1, SAURON, False)]


class FromZones(AsksSauron):
    """Sauron picks one of some cards."""

    kind = "take"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite_text(s, "effect")

    def cards(self, s: State, scope: Scope) -> list[int]:
        """The cards to pick from."""
        raise NotImplementedError

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("take", card) for card in self.cards(s, s.scopes[-1])]

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.cards(s, scope))


@dataclass(frozen=True, eq=False)
class SauronLosesPlot(FromZones):
    """Sauron discards a Plot card of his choice from hand. `own`: the text speaks to him, not to a hero."""

    own: bool = False
    prompt = "ask-lose-plot"
    verbs = "take"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        offer(self, s, pc, data, self.choices(s, data), len(s.zones[PLOT_HAND]) > 1)

    def cards(self, s: State, scope: Scope) -> list[int]:
        return s.zones[PLOT_HAND][:]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(SAURON_LOSES, choice.a, SAURON, source=s.scopes[-1].source))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("sauron-cards", 1, -1, SAURON, False)]


@dataclass(frozen=True, eq=False)
class FindPlot(FromZones):
    """Sauron takes a plot with one of these words in its title from the Plot deck or discard pile, then shuffles.

    `play`: it may be played at once, if possible.
    """

    titles: tuple[str, ...]
    play: bool = False

    def words(self) -> tuple[str, dict[str, object]]:
        first, last = self.titles[0], self.titles[-1]
        return "find-plot", {"title": first, "name": last, "several": len(self.titles) > 1, "play": self.play}

    prompt = "ask-find-plot"
    verbs = "take play take-none"
    secret = True

    def cards(self, s: State, scope: Scope) -> list[int]:
        faces, face = s.rules.catalogue.faces, s.face
        return [
            card
            for zone in (PLOT_DECK, PLOT_DISCARD)
            for card in s.zones[zone]
            if any(title in faces[face[card]].name for title in self.titles)
        ]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 0:
            happen(s, Event(SEARCHES, -1, SAURON, other=PLOT_DECK))
            go_on(s, self, 1)
        else:
            AskingEffect.run(self, s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        found = sorted(self.cards(s, s.scopes[-1]), key=lambda card: s.card[card])
        takes = [Choice("take", card) for card in found]
        plays = [Choice("play", card) for card in found if self.play and refuse_activation(s, card) is None]
        return [*takes, *plays] or [Choice("take-none")]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        found = choice.verb == "play" and self.play and choice.a in self.cards(s, s.scopes[-1])
        return refuse_activation(s, choice.a) if found else None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb != "take-none":
            happen(s, Event(PUT, choice.a, SAURON, other=PLOT_HAND))
            s.note("log-finds-plot", self.because(s, data))
        happen(s, Event(DECK_SHUFFLED, -1, SAURON, other=PLOT_DECK))
        if choice.verb == "play":
            play_plot(s, choice.a)

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class TakeFromDiscard(FromZones):
    """Sauron takes a Plot or Shadow card from its discard pile, showing it."""

    prompt = "ask-take-discarded"
    verbs = "take"

    def cards(self, s: State, scope: Scope) -> list[int]:
        return [*s.zones[PLOT_DISCARD], *s.zones[SHADOW_DISCARD]]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        s.note("log-takes-discarded", "meq.shadow-card.4", ("piece", choice.a))
        hand = PLOT_HAND if kind(s, choice.a) == "plot" else SHADOW_HAND
        happen(s, Event(PUT, choice.a, SAURON, other=hand))


@dataclass(frozen=True, eq=False)
class PeekPlot(AsksSauron):
    """Sauron looks at the top Plot card and puts it on the top or the bottom of the deck."""

    kind = "peek"
    prompt = "ask-peek-plot"
    verbs = "leave-on-top to-bottom"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.shadow-card.4"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", top_card(s, PLOT_DECK)),)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 0:
            happen(s, Event(DECK_REFILLED, -1, SAURON, other=PLOT_DECK))
            go_on(s, self, 1)
        elif pc == 1 and s.zones[PLOT_DECK]:
            happen(s, Event(SEES, top_card(s, PLOT_DECK), SAURON))
            go_on(s, self, 2)
        elif pc == 2:
            AskingEffect.run(self, s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("leave-on-top"), Choice("to-bottom")]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "to-bottom":
            happen(s, Event(PUT_UNDER, top_card(s, PLOT_DECK), SAURON, other=PLOT_DECK))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[PLOT_DECK] or s.zones[PLOT_DISCARD])


@dataclass(frozen=True, eq=False)
class SeeCards(Verb):
    """You look at Sauron's Plot cards, or at his Shadow cards."""

    what: str

    def zone(self) -> int:
        """Where they lie."""
        return PLOT_HAND if self.what == "plot" else SHADOW_HAND

    def apply(self, s: State, scope: Scope) -> None:
        happen_together(s, [Event(SEES, card, scope.you) for card in s.zones[self.zone()]])
        s.note("log-sees-cards", "meq.encounter-card.5", ("seat", scope.you))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[self.zone()])


@dataclass(frozen=True, eq=False)
class SlowHeroes(Verb):
    """The heroes' marker advances less in the next Story step."""

    spaces: int

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(HEROES_SLOWED, amount=self.spaces))

    def can(self, s: State, scope: Scope) -> bool:
        return True
