"""Setting up: heroes and their quests, the starting plot and what it gives Sauron, missions."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import NUMBERS, STRONGHOLD
from rulewright.games.meq.events import FILLS_POOL, MINION_MOVES, PLACES_INFLUENCE
from rulewright.games.meq.flow.acting import KEEP_PLOT, KEEP_SHADOW
from rulewright.games.meq.flow.asking import place_in_extension
from rulewright.games.meq.flow.piles import draw_several
from rulewright.games.meq.flow.plotting import plot_locations
from rulewright.games.meq.flow.questions import AskHero
from rulewright.games.meq.flow.quests import receive
from rulewright.games.meq.flow.round import ROUNDS
from rulewright.games.meq.flow.storytelling import start_places
from rulewright.games.meq.table import (
    ADVANCED,
    ARRIVED,
    BOX,
    DRAWN,
    FIGURE,
    FIGURES,
    HERO_MISSION,
    HERO_MISSIONS,
    LIFE,
    PLOT_DECK,
    PLOT_SPACES,
    REACHED,
    SAURON,
    SAURON_MISSION,
    SAURON_MISSIONS,
    SHADOW_DECK,
    STARTING_PLOTS,
    SUPPLY,
    heroes,
    kind,
    label,
    stat,
)
from rulewright.kernel.chance import roll
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.decks import shuffle, take_top
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.places import control, create, move, stand
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, Call, Do, Steps, ints
from rulewright.kernel.using import use


def shuffle_decks(s: State) -> None:
    """Every deck and every pile of monster tokens is shuffled by itself."""
    for zone in s.rules.zones.of_group("deck"):
        shuffle(s, zone)


# ---- heroes


@dataclass(frozen=True, eq=False)
class ChooseHero(AskHero):
    """A hero player names the hero to play. `data` is (seat,).

    All may name any hero. If two name the same one, they cannot agree, and heroes are assigned at random.
    """

    rule: str = "meq.setup.6"
    kind = "hero"
    prompt = "ask-hero"
    verbs = "be"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not s.dials[FIGURE][ints(data, 1)[0]]:
            Ask.run(self, s, pc, data)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("be", piece) for piece in s.zones[BOX] if kind(s, piece) == "hero"]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        return None if kind(s, choice.a) == "hero" else Refusal("refuse-no-hero", self.rule, choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = ints(data, 1)[0]
        s.dials[FIGURE][seat] = choice.a
        s.note("log-wants-hero", self.rule, ("number", seat + 1), ("piece", choice.a))


CHOOSE_HERO = ChooseHero()


def choose_heroes(s: State) -> None:
    """Each hero player names a hero."""
    for seat in heroes(s):
        s.push(CHOOSE_HERO, 0, (seat,))


def assign_heroes(s: State) -> None:
    """The heroes take what belongs to them; at random, if two want to be the same."""
    wanted = [s.dials[FIGURE][seat] for seat in heroes(s)]
    if len(set(wanted)) < len(wanted):
        s.note("log-heroes-at-random", "meq.setup.7")
        left = [piece for piece in s.zones[BOX] if kind(s, piece) == "hero"]
        wanted = [left.pop(roll(s, len(left))) for _ in wanted]
    for seat, piece in zip(heroes(s), wanted, strict=True):
        take_hero(s, seat, piece)
        begin_quest(s, seat)


def take_hero(s: State, seat: int, piece: int) -> None:
    """The figure goes to its start location, the hero deck becomes the Life Pool, the quests are laid out."""
    catalogue = s.rules.catalogue
    name = catalogue.cards[s.card[piece]].id
    s.dials[FIGURE][seat] = piece
    move(s, piece, FIGURES)
    control(s, piece, seat)
    stand(s, piece, NUMBERS[label(s, piece, "start")])
    for index, card in enumerate(catalogue.cards):
        if card.set == name:
            zone = {"hero-card": LIFE, "quest": ADVANCED}.get(card.kind, -1)
            if zone >= 0:
                starting = card.faces[0].labels.get("sort") == "starting"
                for _ in range(card.copies):
                    create(s, index, seat, BOX if starting else zone + seat)
    shuffle(s, LIFE + seat)
    s.note("log-is-hero", "meq.setup.9", ("seat", seat), ("piece", piece))


def begin_quest(s: State, seat: int) -> None:
    """One of the hero's two starting quests, at random; then what the hero sheet gives at the start."""
    own = [piece for piece in s.zones[BOX] if s.owner[piece] == seat and label(s, piece, "sort") == "starting"]
    receive(s, seat, own[roll(s, len(own))])
    s.push(SHEET_TEXT, 0, (seat,))


def sheet_text(s: State, data: tuple[Plain, ...]) -> None:
    """What a hero sheet gives at the start of the game."""
    seat = ints(data, 1)[0]
    piece = s.dials[FIGURE][seat]
    for number in s.rules.catalogue.specials[s.face[piece]].get("start", ()):
        use(s, seat, piece << 8 | number)


SHEET_TEXT = Call(sheet_text)


# ---- Sauron


def first_minions(s: State) -> None:
    """The minions of the first stage stand in their start locations."""
    s.table[REACHED] = s.table[ARRIVED] = 1
    happen_together(
        s,
        [
            Event(MINION_MOVES, piece, other=start_places(s, piece)[0], how="setup")
            for piece in s.zones[SUPPLY]
            if kind(s, piece) == "minion" and stat(s, piece, "stage") == 1
        ],
    )


def starting_plot(s: State) -> None:
    """One of the three starting plots, at random; the others go back to the box."""
    card = take_top(s, STARTING_PLOTS, BOX)
    for other in s.zones[STARTING_PLOTS][:]:
        move(s, other, BOX)
    (place,) = plot_locations(s, card)
    move(s, card, PLOT_SPACES[0])
    stand(s, card, place)
    s.note("log-starting-plot", "meq.setup.31", ("piece", card), ("source", place))
    s.push(GIFTS, 0, (card,))


def gifts(s: State, data: tuple[Plain, ...]) -> None:
    """What a starting plot gives Sauron: influence in Strongholds, in extension and in the pool, and cards."""
    card = ints(data, 1)[0]
    each, pool = stat(s, card, "each-stronghold"), stat(s, card, "to-pool")
    happen_together(s, [Event(PLACES_INFLUENCE, place, amount=each, source=card, how="setup") for place in STRONGHOLD])
    if pool:
        happen(s, Event(FILLS_POOL, amount=pool, source=card, how="setup"))
    place_in_extension(s, stat(s, card, "in-extension"), may_stop=False)
    s.push(FIRST_CARDS, 0, (card,))


def first_cards(s: State, data: tuple[Plain, ...]) -> None:
    """Sauron draws Shadow cards and plots, and keeps some of them."""
    card = ints(data, 1)[0]
    draw_several(s, SHADOW_DECK, DRAWN + SAURON, stat(s, card, "shadow-draw"))
    s.push(KEEP_SHADOW, 0, (stat(s, card, "shadow-keep"),))
    s.push(FIRST_PLOTS, 0, (card,))


def first_plots(s: State, data: tuple[Plain, ...]) -> None:
    """The plots that Sauron begins with."""
    card = ints(data, 1)[0]
    draw_several(s, PLOT_DECK, DRAWN + SAURON, stat(s, card, "plot-draw"))
    s.push(KEEP_PLOT, 0, (stat(s, card, "plot-keep"),))


GIFTS = Call(gifts)
FIRST_CARDS = Call(first_cards)
FIRST_PLOTS = Call(first_plots)


def draw_missions(s: State) -> None:
    """Each side draws a mission, which the other side never sees before the Finale."""
    take_top(s, SAURON_MISSIONS, SAURON_MISSION)
    take_top(s, HERO_MISSIONS, HERO_MISSION)
    s.note("log-missions", "meq.setup.40")


GAME = Steps(
    Do(shuffle_decks, label="setup.1"),
    Do(choose_heroes, label="setup.2"),
    Do(assign_heroes, label="setup.3"),
    Do(first_minions, label="setup.4"),
    Do(starting_plot, label="setup.5"),
    Do(draw_missions, label="setup.6"),
    ROUNDS,
)
