"""What texts do with Sauron's cards: Shadow and Plot cards drawn, lost, searched for; and what only one text does."""

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
from rulewright.games.meq.flow.command import MUSTER, has_token, muster, muster_places, reach
from rulewright.games.meq.flow.perils import reshuffle
from rulewright.games.meq.flow.piles import draw_several, random_card, refill
from rulewright.games.meq.flow.plotting import play_plot, refuse_activation
from rulewright.games.meq.table import (
    AREA,
    CORRUPTION_DECK,
    CORRUPTION_DISCARD,
    DRAWN,
    FAVOR,
    FAVOR_THERE,
    FIGURES,
    PLOT_DECK,
    PLOT_DISCARD,
    PLOT_HAND,
    SAURON,
    SHADOW_DECK,
    SHADOW_DISCARD,
    SHADOW_HAND,
    SLOWED,
    corruption,
    heroes,
    kind,
    place_of,
)
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import move, show, shuffle, top_card
from rulewright.kernel.state import DONE, Choice, Plain, Scope, State
from rulewright.kernel.steps import ints


@dataclass(frozen=True, eq=False)
class SauronDraws(Verb):
    """Sauron draws Plot or Shadow cards to hand."""

    what: str
    amount: int = 1

    def apply(self, s: State, scope: Scope) -> None:
        deck, hand = (PLOT_DECK, PLOT_HAND) if self.what == "plot" else (SHADOW_DECK, SHADOW_HAND)
        drawn = draw_several(s, deck, hand, self.amount)
        s.note(f"log-sauron-draws-{self.what}", "meq.action-draw.7", ("number", len(drawn)))

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
        for _ in range(min(self.amount, len(s.zones[SHADOW_HAND]))):
            card = random_card(s, SHADOW_HAND)
            move(s, card, SHADOW_DISCARD)
            s.note("log-sauron-loses", "meq.shadow-card.4", ("piece", card))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[SHADOW_HAND])

    def payable(self, s: State, scope: Scope) -> bool:
        return len(s.zones[SHADOW_HAND]) >= self.amount

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("sauron-cards", self.amount, -1, SAURON, False)]


class FromZones(AskingEffect):
    """Sauron picks one of some cards."""

    kind = "take"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.shadow-card.4"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def cards(self, s: State, scope: Scope) -> list[int]:
        """The cards to pick from."""
        raise NotImplementedError

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("take", card) for card in self.cards(s, s.scopes[-1])]

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.cards(s, scope))


@dataclass(frozen=True, eq=False)
class SauronLosesPlot(FromZones):
    """Sauron discards a Plot card of his choice from hand."""

    prompt = "ask-lose-plot"
    verbs = "take"

    def cards(self, s: State, scope: Scope) -> list[int]:
        return s.zones[PLOT_HAND][:]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        move(s, choice.a, PLOT_DISCARD)
        s.note("log-sauron-loses", "meq.plot-discard.2", ("piece", choice.a))

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
        for card in s.zones[PLOT_DECK]:
            show(s, card, 1 << s.persons[SAURON])
        AskingEffect.run(self, s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        found = sorted(self.cards(s, s.scopes[-1]), key=lambda card: s.card[card])
        takes = [Choice("take", card) for card in found]
        plays = [Choice("play", card) for card in found if self.play and refuse_activation(s, card) is None]
        return [*takes, *plays] or [Choice("take-none")]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb != "take-none":
            move(s, choice.a, PLOT_HAND)
            s.note("log-finds-plot", "meq.plot-card.7")
        shuffle(s, PLOT_DECK)
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
        move(s, choice.a, PLOT_HAND if kind(s, choice.a) == "plot" else SHADOW_HAND)


@dataclass(frozen=True, eq=False)
class PeekPlot(AskingEffect):
    """Sauron looks at the top Plot card and puts it on the top or the bottom of the deck."""

    kind = "peek"
    prompt = "ask-peek-plot"
    verbs = "leave-on-top to-bottom"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.shadow-card.4"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", top_card(s, PLOT_DECK)),)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        refill(s, PLOT_DECK)
        card = top_card(s, PLOT_DECK)
        if card >= 0:
            show(s, card, 1 << s.persons[SAURON])
            AskingEffect.run(self, s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("leave-on-top"), Choice("to-bottom")]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "to-bottom":
            move(s, top_card(s, PLOT_DECK), PLOT_DECK, bottom=True)

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
        for card in s.zones[self.zone()]:
            show(s, card, 1 << s.persons[scope.you])
        s.note("log-sees-cards", "meq.encounter-card.5", ("seat", scope.you))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[self.zone()])


@dataclass(frozen=True, eq=False)
class SlowHeroes(Verb):
    """The heroes' marker advances less in the next Story step."""

    spaces: int

    def apply(self, s: State, scope: Scope) -> None:
        s.table[SLOWED] += self.spaces

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class GiveWorse(AskingEffect):
    """Sauron draws some Corruption cards, gives the hero one of them and discards the others."""

    drawn: int
    kind = "give"
    prompt = "ask-give-corruption"
    verbs = "inflict"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.peril-cards.7"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("seat", s.scopes[-1].you),)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not s.zones[DRAWN + SAURON]:
            draw_several(s, CORRUPTION_DECK, DRAWN + SAURON, self.drawn)
        AskingEffect.run(self, s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("inflict", card) for card in s.zones[DRAWN + SAURON]]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        for card in s.zones[DRAWN + SAURON][:]:
            if card != choice.a:
                move(s, card, CORRUPTION_DISCARD)
        happen(s, Event(CORRUPTED, choice.a, s.scopes[-1].you, 1, s.scopes[-1].source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[CORRUPTION_DECK] or s.zones[CORRUPTION_DISCARD])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("corruption", 1, -1, scope.you, False)]


@dataclass(frozen=True, eq=False)
class Redistribute(AskingEffect):
    """Sauron moves Corruption cards between two heroes as he likes. `data` is the two seats, once they are chosen."""

    kind = "redistribute"
    prompt = "ask-redistribute"
    verbs = "choose-player pass-on done"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.shadow-card.4"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if len(heroes(s)) > 1:
            AskingEffect.run(self, s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if len(data) < 2:
            return [Choice("choose-player", seat) for seat in heroes(s) if seat not in data]
        moved = ints(data[2:], len(data) - 2)
        cards = [card for seat in ints(data[:2], 2) for card in corruption(s, seat) if card not in moved]
        return [*(Choice("pass-on", card) for card in cards), DONE]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "done":
            return
        if choice.verb == "pass-on":
            one, other = ints(data[:2], 2)
            taker = other if s.zone[choice.a] == AREA + one else one
            move(s, choice.a, AREA + taker)
            s.controller[choice.a] = taker
            s.note("log-corrupted", "meq.shadow-card.4", ("piece", choice.a), ("seat", taker))
        s.push(self, 0, (*data, choice.a))

    def can(self, s: State, scope: Scope) -> bool:
        return len(heroes(s)) > 1 and any(corruption(s, seat) for seat in heroes(s))


@dataclass(frozen=True, eq=False)
class MusterAnywhere(AskingEffect):
    """Sauron places up to so many monster tokens by the normal rules. `data` is (placed so far,)."""

    most: int
    kind = "command"
    prompt = "ask-muster-anywhere"
    verbs = " ".join((*MUSTER, "done"))

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.shadow-card.4"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def colours(self, s: State) -> list[int]:
        """The piles from which a token can be placed."""
        return [colour for colour in range(len(MUSTER)) if has_token(s, colour) and muster_places(s, colour)]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if data and ints(data, 1)[0] >= self.most:
            return []
        found = [Choice(MUSTER[colour]) for colour in self.colours(s)]
        return [*found, DONE] if found else []

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb != "done":
            muster(s, MUSTER.index(choice.verb))
            s.push(self, 0, ((ints(data, 1)[0] if data else 0) + 1,))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.colours(s))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("muster", self.most, -1, SAURON, True)]


@dataclass(frozen=True, eq=False)
class CommandMinion(AskingEffect):
    """Sauron gives one minion a command to move; if it comes to the hero, they fight at once, and the turn goes on."""

    kind = "command"
    prompt = "ask-command-minion"
    verbs = "move to done"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.peril-cards.7"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if data:
            return [Choice("to", place) for place in reach(s, ints(data, 1)[0])]
        return [*(Choice("move", p) for p in s.zones[FIGURES] if kind(s, p) == "minion"), DONE]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "move":
            s.push(self, 0, (choice.a,))
        elif choice.verb == "to":
            minion, you = ints(data, 1)[0], s.scopes[-1].you
            happen(s, Event(MINION_MOVES, minion, other=choice.a))
            if place_of(s, you) == choice.a:
                fight(s, you, minion, goes_on=True)

    def can(self, s: State, scope: Scope) -> bool:
        return any(kind(s, piece) == "minion" for piece in s.zones[FIGURES])


@dataclass(frozen=True, eq=False)
class EntrustFavor(AskingEffect):
    """Every hero loses 1 favor, which lies on this card; Sauron hands the card to a hero."""

    kind = "entrust"
    prompt = "ask-entrust"
    verbs = "choose-player"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.event-card.5"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("choose-player", seat) for seat in heroes(s)]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        card = s.scopes[-1].source
        given = [seat for seat in heroes(s) if s.dials[FAVOR][seat]]
        move(s, card, AREA + choice.a)
        s.controller[card] = choice.a
        for seat in given:
            happen(s, Event(LOSES_FAVOR, -1, seat, 1, card))
        s.tokens[FAVOR_THERE][card] = len(given)
        s.note("log-entrusted", "meq.event-card.5", ("seat", choice.a), ("piece", card))

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class TakeEntrusted(Verb):
    """You take the favor on this card and discard it."""

    def apply(self, s: State, scope: Scope) -> None:
        favor = s.tokens[FAVOR_THERE][scope.source]
        if favor:
            happen(s, Event(GAINS_FAVOR, -1, scope.you, favor, scope.source))
        happen(s, Event(EVENT_DISCARDED, scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class BackIntoDeck(Verb):
    """This Corruption card is shuffled into its deck with the discard pile."""

    def apply(self, s: State, scope: Scope) -> None:
        move(s, scope.source, CORRUPTION_DISCARD)
        reshuffle(s, CORRUPTION_DECK, CORRUPTION_DISCARD)

    def can(self, s: State, scope: Scope) -> bool:
        return True
