"""Drawing cards, taking certain ones, and texts that let a player use what is drawn at once."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.wotr.flow.drawing import DRAWS, KEEPS, NEW_DECK, SHUFFLES, TAKES, has_next_card, search
from rulewright.games.wotr.flow.giving_up import CYCLE_FROM_HAND
from rulewright.games.wotr.flow.leaving import BY_EFFECT, cycle, eliminate
from rulewright.games.wotr.flow.playing import APPLY_TEXTS, LAY_DOWN, places, refuse_twice
from rulewright.games.wotr.table import DRAWN
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.effects.base import AskingEffect, Effect, Hint
from rulewright.kernel.effects.verbs import HappensToPlayers
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Do, go_on
from rulewright.kernel.vocabulary import Number, Players, Selector


def Draw(amount: Number, players: Players = YOU) -> HappensToPlayers:
    """Players draw cards."""
    return HappensToPlayers(DRAWS, amount, players)


def NewDeck(players: Players = YOU) -> HappensToPlayers:
    """Players shuffle their cycle pile into their deck."""
    return HappensToPlayers(NEW_DECK, None, players)


@dataclass(frozen=True, eq=False)
class Take(AskingEffect):
    """A player takes a certain card from deck or cycle pile to hand and shows it.

    `optional`: the player may do without; then the question is put even when there is nothing to take. It is put for a
    single card, too: nobody learns how many there are.
    """

    what: Selector
    places: tuple[str, ...] = ("deck",)
    optional: bool = False
    most: int = 1
    by: Players = YOU
    kind = "take"
    prompt = "ask-take"
    purpose = "search"
    verbs = "take take-none"
    rule = "wotr.procedure-take.1"
    secret = True

    def words(self) -> tuple[str, dict[str, object]]:
        where = "deck-or-cycle" if len(self.places) > 1 else self.places[0]
        fields = {"what": self.what, "place": where, "optional": self.optional, "most": self.most}
        return "take", {**fields, "players": self.by}

    def was_put_alone(self, version: str) -> bool:
        return self.optional or version >= "0.3"

    def zones(self, s: State, scope: Scope) -> list[int]:
        """Where the card is looked for."""
        return [s.rules.zones.id(place, seat) for seat in self.by.find(s, scope) for place in self.places]

    def candidates(self, s: State, scope: Scope) -> list[int]:
        """The cards that may be taken, in an order that tells nothing about the deck."""
        found = [p for zone in self.zones(s, scope) for p in s.zones[zone] if self.what.matches(s, scope, p)]
        return sorted(found, key=lambda p: (s.card[p], s.zone[p]))

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        choices = [Choice("take", p) for p in self.candidates(s, s.scopes[-1])]
        return [*choices, Choice("take-none")] if self.optional else choices

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not self.by.find(s, s.scopes[-1]):
            return
        if self.choices(s, data):
            search(s, self.asked(s, data), self.zones(s, s.scopes[-1]))
        super().run(s, pc, data)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "take":
            zone = s.zone[choice.a]
            happen(s, Event(TAKES, choice.a, s.owner[choice.a]))
            if "deck" in self.places and not s.rules.zones.defs[zone].deck:
                happen(s, Event(SHUFFLES, -1, self.asked(s, data)))
            left = data[0] if data and isinstance(data[0], int) else self.most
            if left > 1:
                s.push(self, 0, (left - 1,))
        elif "deck" in self.places:
            happen(s, Event(SHUFFLES, -1, self.asked(s, data)))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.candidates(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("take", 1, p, s.owner[p], True) for p in self.candidates(s, scope)]


@dataclass(frozen=True, eq=False)
class DrawAndUse(Effect):
    """Draw cards, but not to hand. Eliminate some, play up to some of a kind, take some to hand, cycle the rest.

    The rest pays for the cards played, one for each; what it falls short is cycled from hand, else forsaken.
    When fewer cards can be drawn, as many fewer are taken to hand: what is given up goes first.
    `where` limits where the cards may be played: to "reserve", or "here", at this location.
    """

    draw: int
    play: int = 0
    what: Selector | None = None
    where: str = ""
    eliminate: int = 0
    keep: int = 0

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scopes[-1]
        if pc == 0:
            scope.names["played"] = ()
            happen(s, Event(DRAWS, -1, scope.you, self.draw, scope.source, DRAWN + scope.you))
            go_on(s, self, 1)
            return
        count = len(s.zones[DRAWN + scope.you])
        kept = max(0, self.keep + count - self.draw)
        for verb, times in (("eliminate", self.eliminate), ("play", self.play), ("keep", kept)):
            for _ in range(min(times, count)):
                s.push(USE_DRAWN, 0, (self, verb))
        s.push(CYCLE_REST)
        if self.play:
            s.push(TEXTS_OF_PLAYED)

    def can(self, s: State, scope: Scope) -> bool:
        return has_next_card(s, scope.you)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("draw", max(self.play, self.keep), -1, scope.you, True)]

    def playable(self, s: State, scope: Scope) -> list[int]:
        """Those of the drawn cards that may be played now."""
        return [p for p in s.zones[DRAWN + scope.you] if self.refuse_play(s, scope, p) is None]

    def refuse_play(self, s: State, scope: Scope, piece: int) -> Refusal | None:
        """Why a drawn card may not be played now."""
        assert self.what is not None
        if not self.what.matches(s, scope, piece):
            return Refusal("refuse-not-what", s.rules.cite("effect"), piece, scope.source, (("what", self.what),))
        if not places(s, piece, self.only(scope)):
            return Refusal("refuse-no-place", s.rules.cite("effect"), piece, scope.source)
        return refuse_twice(s, scope.you, piece)

    def only(self, scope: Scope) -> str:
        """The one place where the cards may be played; empty for any."""
        return str(scope.source) if self.where == "here" else self.where


@dataclass(frozen=True, eq=False)
class UseDrawn(Ask):
    """One of the drawn cards is used. `data` is (text, "eliminate" | "play" | "keep")."""

    rule: str = "wotr.procedure-draw.3"
    kind = "drawn"
    verbs = "eliminate play keep play-none"
    secret = True

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return f"ask-{data[1]}-drawn", (("piece", s.scopes[-1].source),)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scopes[-1]
        if "enough" not in scope.names or data[1] != "play":
            super().run(s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        text, verb = data
        assert isinstance(text, DrawAndUse) and isinstance(verb, str)
        scope = s.scopes[-1]
        if verb == "play":
            return [*(Choice("play", p) for p in text.playable(s, scope)), Choice("play-none")]
        return [Choice(verb, p) for p in s.zones[DRAWN + scope.you]]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        text, verb = data
        assert isinstance(text, DrawAndUse) and isinstance(verb, str)
        scope, piece = s.scopes[-1], choice.a
        if choice.verb.removesuffix("-none") != verb:
            return Refusal("refuse-drawn-" + verb, self.rule, piece)
        if choice.verb == "play-none":
            return None
        if s.zone[piece] != DRAWN + scope.you:
            return Refusal("refuse-not-drawn", self.rule, piece)
        return text.refuse_play(s, scope, piece) if verb == "play" else None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        scope = s.scopes[-1]
        text = data[0]
        assert isinstance(text, DrawAndUse)
        if choice.verb == "eliminate":
            eliminate(s, [choice.a], BY_EFFECT, scope.source)
        elif choice.verb == "keep":
            happen(s, Event(KEEPS, choice.a, scope.you))
        elif choice.verb == "play":
            scope.names["played"] = (*scope.several("played"), choice.a)
            only = text.only(scope)
            s.push(LAY_DOWN, 0, (scope.you, choice.a, only) if only else (scope.you, choice.a))
        else:
            scope.names["enough"] = 1


USE_DRAWN = UseDrawn()


def cycle_rest(s: State) -> None:
    """Cycle the drawn cards that were not used; they pay for those that were played."""
    scope = s.scopes[-1]
    rest = s.zones[DRAWN + scope.you][:]
    played = scope.several("played")
    cycle(s, rest, scope.source)
    if len(played) > len(rest):
        s.push(CYCLE_FROM_HAND, 0, (scope.you, len(played) - len(rest), played[-1]))


def texts_of_played(s: State) -> None:
    """Then the texts of the cards that were played apply."""
    scope = s.scopes[-1]
    for piece in scope.several("played"):
        s.push(APPLY_TEXTS, 0, (scope.you, piece, "played"))


CYCLE_REST = Do(cycle_rest)
TEXTS_OF_PLAYED = Do(texts_of_played)
