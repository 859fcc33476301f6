"""The Action step: action tokens and tracks, placing influence, drawing Shadow and Plot cards."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import NUMBERS
from rulewright.games.meq.events import MINION_MOVES
from rulewright.games.meq.flow.asking import place_in_extension
from rulewright.games.meq.flow.command import COMMAND
from rulewright.games.meq.flow.piles import draw_several, drawable
from rulewright.games.meq.flow.questions import AskSauron, AskSauronSoMany, for_sauron
from rulewright.games.meq.flow.shadow import ACTION_STEP, may_play, play_shadow, refuse_shadow, unfit_shadow
from rulewright.games.meq.table import (
    ACTION,
    ARRIVED,
    COMMAND_TRACK,
    DRAW_TRACK,
    DRAWN,
    INFLUENCE_TRACK,
    PLOT_DECK,
    PLOT_HAND,
    ROUND,
    SAURON,
    SHADOW_DECK,
    SHADOW_DISCARD,
    SHADOW_HAND,
    STEP,
    SUPPLY,
    TRACKS,
    kind,
    label,
    stat,
)
from rulewright.kernel.activations import begin
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.places import move
from rulewright.kernel.state import DONE, Choice, Plain, State
from rulewright.kernel.steps import Ask, Step, ints, offer

NUMBERS_OF = {INFLUENCE_TRACK: (6, 5, 4), DRAW_TRACK: (2, 2, 1), COMMAND_TRACK: (3, 2, 1)}
ACTIONS = {"place-influence": INFLUENCE_TRACK, "draw-cards": DRAW_TRACK, "command": COMMAND_TRACK}
ACTION_TOKENS = 4
TO_SHADOW_POOL = 2


def actions_in_turn(s: State) -> int:
    """How many actions Sauron takes: three against three heroes, else two."""
    return 3 if s.seats == 4 else 2


def tokens_on_tracks(s: State) -> int:
    """How many action tokens lie on the tracks."""
    return sum(s.table[track].bit_count() for track in TRACKS)


def free_space(s: State, track: int) -> int:
    """The leftmost free space of a track, or -1."""
    for space in range(len(NUMBERS_OF[track])):
        if not s.table[track] >> space & 1:
            return space
    return -1


def minions_return(s: State) -> None:
    """Minions that come back when they were defeated do so at the start of the Action step."""
    happen_together(
        s,
        [
            Event(MINION_MOVES, piece, other=NUMBERS[label(s, piece, "returns")], how="returns")
            for piece in s.zones[SUPPLY]
            if kind(s, piece) == "minion" and label(s, piece, "returns") and has_arrived(s, piece)
        ],
    )


def has_arrived(s: State, minion: int) -> bool:
    """Whether a minion has been on the board."""
    return stat(s, minion, "stage") <= s.table[ARRIVED]


@dataclass(frozen=True, eq=False)
class ActionStep(AskSauronSoMany):
    """Sauron takes one action after another, and may play a Shadow card in between. `data` is (actions left,).

    After the last action it is asked even if no card fits: that Sauron is not asked would tell the heroes something.
    """

    rule: str = "meq.action-step.4"
    label: str = "5"
    kind = "action"
    purpose = "action"
    prompt = "ask-sauron-action"
    verbs = "place-influence draw-cards command play done"
    his = "place-influence draw-cards command"
    secret = True

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not data:
            s.table[STEP] = ACTION
            minions_return(s)
            s.push(self, 0, (actions_in_turn(s),))
        elif ints(data, 1)[0] or may_play(s, ACTION_STEP):
            Ask.run(self, s, pc, data)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        actions = [Choice(verb) for verb in ACTIONS]
        return [*actions, *(Choice("play", card) for card in s.zones[SHADOW_HAND]), DONE]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        left = ints(data, 1)[0]
        if choice.verb == "play":
            return refuse_shadow(s, choice.a, ACTION_STEP, SAURON)
        if choice.verb == "done":
            return Refusal("refuse-actions-left", "meq.action-step.1", more=(("number", left),)) if left else None
        if not left:
            return Refusal("refuse-no-action-left", "meq.action-step.1")
        return Refusal("refuse-track-full", "meq.action-track.4") if free_space(s, ACTIONS[choice.verb]) < 0 else None

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """A hero plays no Shadow cards, and Sauron not each of them in this step."""
        if choice.verb == "play":
            is_shadow = kind(s, choice.a) == "shadow"
            return for_sauron(seat, "meq.shadow-play.1") or unfit_shadow(s, choice.a) if is_shadow else None
        return AskSauronSoMany.unfit(self, s, seat, choice)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        left = ints(data, 1)[0]
        if choice.verb == "done":
            return
        if choice.verb == "play":
            play_shadow(s, choice.a, SAURON)
            s.push(self, 0, (left,))
            return
        track = ACTIONS[choice.verb]
        amount = put_action_token(s, track)
        if track == DRAW_TRACK:
            plots = ("plots", drawable(s, PLOT_DECK, amount))
            s.note("log-draw-cards", "meq.action-step.5", ("number", drawable(s, SHADOW_DECK, amount)), plots)
        else:
            s.note(f"log-{choice.verb}", "meq.action-step.5", ("number", amount))
        if track == INFLUENCE_TRACK:
            place_in_extension(s, amount, may_stop=False, pool=TO_SHADOW_POOL)
        elif track == DRAW_TRACK:
            s.push(DRAW_ACTION, 0, (amount,))
        else:
            begin(s, "command", -1, SAURON)
            s.push(COMMAND, 0, (amount, 1))
        s.push(self, 0, (left - 1,))


def put_action_token(s: State, track: int) -> int:
    """Put an action token on the leftmost free space of a track; with the fourth the three others come back.

    Returns the number of the space.
    """
    space = free_space(s, track)
    if tokens_on_tracks(s) == ACTION_TOKENS - 1:
        for other in TRACKS:
            s.table[other] = 0
    s.table[track] |= 1 << space
    return NUMBERS_OF[track][space]


ACTION_ASK = ActionStep()


@dataclass(frozen=True, eq=False)
class DrawAction(Step):
    """Draw as many Shadow and Plot cards; all Shadow cards are kept, and one plot. `data` is (how many,)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        count = ints(data, 1)[0]
        draw_several(s, SHADOW_DECK, SHADOW_HAND, count)
        draw_several(s, PLOT_DECK, DRAWN + SAURON, count)
        s.push(KEEP_PLOT, 0, (1,))


@dataclass(frozen=True, eq=False)
class Keep(AskSauron):
    """Sauron keeps some of the cards drawn; what becomes of the others depends on what they are.

    `data` is (how many to keep,).
    """

    what: str
    hand: int
    pile: int
    rule: str = ""
    kind = "keep"
    prompt = "ask-keep"
    verbs = "keep"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return self.rule if s.table[ROUND] else "meq.setup.33"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return f"{self.prompt}-{self.what}", ()

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if ints(data, 1)[0] and s.zones[DRAWN + SAURON]:
            offer(self, s, pc, data, self.choices(s, data), len(s.zones[DRAWN + SAURON]) > 1)
        else:
            for card in s.zones[DRAWN + SAURON][:]:
                move(s, card, self.pile, bottom=True)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("keep", card) for card in s.zones[DRAWN + SAURON]]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        drawn = s.zone[choice.a] == DRAWN + SAURON
        return None if drawn else Refusal("refuse-not-drawn", self.rule, choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        move(s, choice.a, self.hand)
        s.push(self, 0, (ints(data, 1)[0] - 1,))


DRAW_ACTION = DrawAction()
KEEP_PLOT = Keep("plot", PLOT_HAND, PLOT_DECK, "meq.action-draw.5")
KEEP_SHADOW = Keep("shadow", SHADOW_HAND, SHADOW_DISCARD, "meq.setup.33")
"""Plots that are not kept go face down to the bottom of their deck, Shadow cards are discarded."""
