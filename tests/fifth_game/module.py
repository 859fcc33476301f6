"""The table, the rules top to bottom, and the game as the package offers it."""

from __future__ import annotations

from dataclasses import dataclass

from fifth_game.cards import PACKS
from rulewright.kernel.capabilities import Layout
from rulewright.kernel.cards import Catalogue
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen
from rulewright.kernel.opening import GameModule
from rulewright.kernel.places import create
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, Do, EachSeat, Steps, While, end_game
from rulewright.kernel.values import value
from rulewright.kernel.zones import Seen, Zones
from rulewright.language.interface import Interface
from rulewright.lcg.events import DRAWS, ENTERS_PLAY

TITLES = {"en": "The Watch", "uk": "Варта", "ru": "Стража"}
ZONES = Zones(2)
POSTS = ZONES.each_seat("play", "play")
HAND = ZONES.each_seat("hand", "hand", Seen.HOLDER)
DECK = ZONES.each_seat("deck", "deck", Seen.NOBODY, deck=True)
DISCARD = ZONES.each_seat("discard", "discard")


def draw(s: State) -> None:
    """Two cards in every turn."""
    happen(s, Event(DRAWS, -1, s.scope.you, 2))


@dataclass(frozen=True, eq=False)
class PostGuard(Ask):
    """Whose turn it is posts a guard or passes; that none can be posted must not tell what is in the hand."""

    kind = "post"
    prompt = "ask-post"
    verbs = "play pass"
    rule = "watch.turn.2"
    secret = True

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*(Choice("play", guard) for guard in s.zones[HAND + s.scope.you]), Choice("pass")]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        for last in s.zones[POSTS + s.scope.you][-1:]:
            if choice.verb == "play" and value(s, choice.a, "strength") < value(s, last, "strength"):
                return Refusal("refuse-weaker", self.rule, choice.a, last)
        return None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "play":
            happen(s, Event(ENTERS_PLAY, choice.a, s.scope.you, other=POSTS + s.scope.you))


def goes_on(s: State) -> bool:
    """Whether a deck has cards left."""
    return any(s.zones[DECK + seat] for seat in s.order)


def score(s: State) -> None:
    """Whose guards are stronger wins."""
    strength = [sum(value(s, guard, "strength") for guard in s.zones[POSTS + seat]) for seat in s.order]
    best = max(strength)
    end_game(s, tuple(seat for seat in s.order if strength[seat] == best), best, "watch.end.1")


class Watch(GameModule):
    """The Watch."""

    titles = TITLES
    people = (2, 2)
    teller = Interface("watch")
    rules = Rules(
        id="watch",
        zones=ZONES,
        catalogue=Catalogue(PACKS.cards(), ZONES.groups()),
        flow=Steps(While(goes_on, EachSeat(Steps(Do(draw), PostGuard()))), Do(score)),
        citations={"draws": "watch.turn.1", "enters play": "watch.turn.2", "respond": "watch.turn.3"},
    )

    def lay_out(self, s: State) -> None:
        s.secret = True
        for number, card in enumerate(s.rules.catalogue.cards):
            for seat in s.order * card.copies:
                create(s, number, seat, DECK + seat)

    def layout(self) -> Layout:
        return Layout((), ("play",), player_piles=("deck", "discard"), rivals=True)


GAME = Watch()
