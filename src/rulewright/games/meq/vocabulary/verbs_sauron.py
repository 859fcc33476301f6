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
from rulewright.games.meq.flow.command import (
    DRAW_TOKEN,
    MUSTER,
    has_token,
    heal_minion,
    muster_places,
    reach,
    refuse_heal,
)
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
    corruption,
    heroes,
    kind,
    place_of,
)
from rulewright.games.meq.vocabulary.handling import (
    BACK_INTO_DECK,
    CORRUPTION_DRAWN,
    DECK_REFILLED,
    DECK_SHUFFLED,
    ENTRUSTED,
    HANDED_ON,
    HEROES_SLOWED,
    PUT,
    PUT_UNDER,
    SAURON_DRAWS,
    SAURON_LOSES,
    SEARCHES,
    SEES,
    random_cards,
)
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import check_now, happen, happen_together
from rulewright.kernel.places import top_card
from rulewright.kernel.state import DONE, Choice, Plain, Scope, State
from rulewright.kernel.steps import go_on, ints


@dataclass(frozen=True, eq=False)
class SauronDraws(Verb):
    """Sauron draws Plot or Shadow cards to hand. `own`: the text speaks to him, not to a hero."""

    what: str
    amount: int = 1
    own: bool = False

    def apply(self, s: State, scope: Scope) -> None:
        deck = PLOT_DECK if self.what == "plot" else SHADOW_DECK
        happen(s, Event(SAURON_DRAWS, -1, SAURON, self.amount, other=deck))

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
        happen_together(s, [Event(SAURON_LOSES, card, SAURON) for card in picked])

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
    """Sauron discards a Plot card of his choice from hand. `own`: the text speaks to him, not to a hero."""

    own: bool = False
    prompt = "ask-lose-plot"
    verbs = "take"

    def cards(self, s: State, scope: Scope) -> list[int]:
        return s.zones[PLOT_HAND][:]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(SAURON_LOSES, choice.a, SAURON))

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

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb != "take-none":
            happen(s, Event(PUT, choice.a, SAURON, other=PLOT_HAND))
            s.note("log-finds-plot", "meq.plot-card.7")
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
            s.push(DRAW_TOKEN, 0, (MUSTER.index(choice.verb),))
            s.push(self, 0, ((ints(data, 1)[0] if data else 0) + 1,))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.colours(s))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("muster", self.most, -1, SAURON, True)]


@dataclass(frozen=True, eq=False)
class CommandMinion(AskingEffect):
    """Sauron gives one minion a command: it moves or heals; if it comes to the hero, they fight at once, and the turn
    goes on.
    """

    kind = "command"
    prompt = "ask-command-minion"
    verbs = "move heal to done"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.peril-cards.7"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if data:
            return [Choice("to", place) for place in reach(s, ints(data, 1)[0])]
        minions = [p for p in s.zones[FIGURES] if kind(s, p) == "minion"]
        heals = [Choice("heal", p) for p in minions if refuse_heal(s, p) is None]
        return [*(Choice("move", p) for p in minions), *heals, DONE]

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
        for seat in given:
            happen(s, Event(LOSES_FAVOR, -1, seat, 1, card))
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
        happen(s, Event(EVENT_DISCARDED, scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class BackIntoDeck(Verb):
    """This Corruption card is shuffled into its deck with the discard pile."""

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(BACK_INTO_DECK, scope.source, scope.you))

    def can(self, s: State, scope: Scope) -> bool:
        return True
