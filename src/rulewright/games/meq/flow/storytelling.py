"""The Story step: the markers advance, minions arrive, and the Finale may begin."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import NUMBERS
from rulewright.games.meq.events import MINION_MOVES, advances
from rulewright.games.meq.flow.questions import AskSauronAbout
from rulewright.games.meq.flow.story import finale_begins
from rulewright.games.meq.table import (
    ARRIVED,
    EVENT,
    FINALE,
    MARKERS,
    REACHED,
    ROUND,
    SLOWED,
    STEP,
    STORY,
    SUPPLY,
    active_plots,
    kind,
    label,
    stat,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Do, Step, Steps, ints

HERO_ADVANCE = 2


def story_begins(s: State) -> None:
    """There is no Story step in the first turn of the game."""
    s.table[STEP] = STORY


def heroes_advance(s: State) -> None:
    """The heroes' marker advances by itself."""
    if s.table[ROUND] == 1:
        return
    spaces = max(0, HERO_ADVANCE - s.table[SLOWED])
    s.table[SLOWED] = 0
    if spaces:
        happen(s, advances("green", spaces, "story"))


def sauron_advances(s: State) -> None:
    """Sauron's markers advance by the sum of what his plots, and the event in play, say."""
    if s.table[ROUND] == 1:
        return
    spaces = dict.fromkeys(MARKERS[1:], 0)
    for card in (*active_plots(s), *s.zones[EVENT]):
        marker = label(s, card, "marker")
        if marker:
            spaces[marker] += stat(s, card, "advance")
    happen_together(s, [advances(marker, count, "story") for marker, count in spaces.items() if count])


@dataclass(frozen=True, eq=False)
class MinionArrives(AskSauronAbout):
    """Sauron places a minion in its start location; some have two. `data` is (minion,)."""

    rule: str = "meq.minion-arrival.5"
    kind = "place"
    purpose = "place"
    prompt = "ask-minion-start"
    verbs = "to"

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("to", place) for place in start_places(s, ints(data, 1)[0])]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        allowed = choice.a in start_places(s, ints(data, 1)[0])
        return None if allowed else Refusal("refuse-not-start", self.rule, choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(MINION_MOVES, ints(data, 1)[0], other=choice.a, how="arrives"))


def start_places(s: State, minion: int) -> list[int]:
    """Where a minion may begin."""
    return [NUMBERS[place] for place in label(s, minion, "start").split("|")]


MINION_ARRIVES = MinionArrives()


def minions_arrive(s: State) -> None:
    """The minions of a stage that has been entered for the first time come to the board."""
    while s.table[ARRIVED] < s.table[REACHED]:
        s.table[ARRIVED] += 1
        for minion in s.zones[SUPPLY]:
            if kind(s, minion) == "minion" and stat(s, minion, "stage") == s.table[ARRIVED]:
                s.push(MINION_ARRIVES, 0, (minion,))


def check_finale(s: State) -> None:
    """The Finale begins at the end of the Story step."""
    if s.table[ROUND] > 1 and finale_begins(s):
        s.table[FINALE] = 1


STORY_STEP: Step = Steps(
    Do(story_begins),
    Do(heroes_advance),
    Do(sauron_advances),
    Do(minions_arrive),
    Do(check_finale),
    label="2",
)
