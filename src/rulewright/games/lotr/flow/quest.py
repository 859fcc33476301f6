"""The quest phase: committing characters, comparing willpower with threat, progress, and the stages of the quest."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import COMMITS, EXPLORED, PROGRESS_PLACED, QUESTS, THREAT_RISES
from rulewright.games.lotr.flow.ending import win
from rulewright.games.lotr.flow.playing import overladen
from rulewright.games.lotr.table import (
    COMMITTED,
    PLAY,
    PROGRESS,
    QUEST,
    QUEST_DECK,
    REMOVED,
    STAGING,
    active_location,
    current_quest,
    free_to,
    ready_characters,
    refuse_character,
    refuse_ready,
    strength,
)
from rulewright.kernel.ability_ids import source_of
from rulewright.kernel.answers import gather
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.modifiers import forbidden, permitted, prohibition
from rulewright.kernel.occurrences import announce, happen_together
from rulewright.kernel.places import move
from rulewright.kernel.state import DONE, Choice, Plain, State, pieces
from rulewright.kernel.steps import Ask, Do, Step, go_on, ints
from rulewright.kernel.values import value
from rulewright.lcg.stages import FollowStage


@dataclass(frozen=True, eq=False)
class CommitCharacters(Ask):
    """Step 3.2 for one player: pick characters one by one, then commit them all at the same moment."""

    rule: str = "lotr.step-3.2.1"
    kind = "commit"
    prompt = "ask-commit"
    verbs = "commit done"
    declining = "done"

    def picks(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        return pieces(data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        mark = s.tokens[COMMITTED]
        able = free_to(s, "commit", ready_characters(s, s.scopes[-1].you))
        choices = []
        for p in able:
            if p not in data and not mark[p]:
                choices.append(Choice("commit", p))
        choices.append(DONE)
        return choices

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        piece = choice.a
        if choice.verb != "commit":
            return None
        if piece in data:
            return Refusal("refuse-picked", self.rule, piece)
        if s.tokens[COMMITTED][piece]:
            return Refusal("refuse-committed", self.rule, piece)
        return refuse_ready(s, s.scopes[-1].you, piece, self.rule, "lotr.step-3.2.2") or prohibition(s, "commit", piece)

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        return refuse_character(s, seat, choice.a, self.rule) if choice.verb == "commit" else None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "commit":
            self.run(s, 0, (*data, choice.a))
        elif data:
            seat = s.scopes[-1].you
            happen_together(s, [Event(COMMITS, p, seat) for p in data if isinstance(p, int)])


def committed(s: State) -> list[int]:
    """All characters committed to the quest."""
    mark = s.tokens[COMMITTED]
    return [p for seat in range(s.seats) for p in s.zones[PLAY + seat] if mark[p]]


def total_willpower(s: State) -> int:
    """The willpower of all committed characters together."""
    return strength(s, committed(s), "willpower")


def total_threat(s: State) -> int:
    """The threat strength of all cards in the staging area together."""
    contributing = free_to(s, "contribute-threat", s.zones[STAGING])
    return strength(s, contributing, "threat") + permitted(s, "staging-threat")


OUTCOMES = {"success": "log-quest-success", "failure": "log-quest-failure", "draw": "log-quest-draw"}


def resolve_quest(s: State) -> None:
    """Step 3.4: compare; progress for a success, a rise of every threat for a failure, nothing for a draw."""
    difference = total_willpower(s) - total_threat(s)
    how = "success" if difference > 0 else "failure" if difference < 0 else "draw"
    s.note(OUTCOMES[how], "lotr.step-3.4.1", ("number", abs(difference)))
    announce(s, QUESTS, amount=abs(difference), how=how)
    go_on(s, QUEST_OUTCOME, 0, (difference,))


@dataclass(frozen=True, eq=False)
class QuestOutcome(Step):
    """What the comparison brings."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        difference = ints(data, 1)[0]
        if difference > 0:
            place_progress(s, difference)
        elif difference < 0:
            happen_together(s, [Event(THREAT_RISES, -1, seat, -difference) for seat in s.order])


QUEST_OUTCOME = QuestOutcome()


def quest_points(s: State, piece: int) -> int:
    """The progress a quest stage or location needs; 0 for a stage that is not won by progress."""
    return value(s, piece, "quest_points")


def place_progress(s: State, amount: int, source: int = -1) -> None:
    """Place progress on the current quest: the active location takes what it needs first."""
    events = []
    location = active_location(s)
    if location >= 0:
        taken = min(amount, max(0, quest_points(s, location) - s.tokens[PROGRESS][location]))
        if taken:
            events.append(Event(PROGRESS_PLACED, location, -1, taken, source))
            amount -= taken
    if amount:
        events.append(Event(PROGRESS_PLACED, current_quest(s), -1, amount, source))
    happen_together(s, events)


def stage(s: State) -> int:
    """The number of the stage the players are attempting; 0 during setup."""
    quest = current_quest(s)
    return 0 if quest < 0 else s.rules.catalogue.faces[s.face[quest]].stats["stage"]


def progress(s: State) -> float:
    """How much of the quest is done, from 0 to 1; every stage counts as much as any other."""
    quest = current_quest(s)
    if quest < 0:
        return 0.0
    faces, points = s.rules.catalogue.faces, quest_points(s, quest)
    stages = max([stage(s), *(faces[s.face[p]].stats["stage"] for p in s.zones[QUEST_DECK])])
    done = min(1.0, s.tokens[PROGRESS][quest] / points) if points else 0.0
    return (stage(s) - 1 + done) / stages


def stage_complete(s: State) -> bool:
    """Whether the players have defeated the current stage."""
    quest = current_quest(s)
    if quest < 0 or not s.tokens[PROGRESS][quest]:
        return False
    return 0 < quest_points(s, quest) <= s.tokens[PROGRESS][quest] and forbidden(s, "defeat-stage", quest) < 0


def stage_passed(s: State, facts: tuple[Event, ...] = ()) -> bool:
    """Whether the players pass the current stage now: it is complete, and nothing comes first.

    That is a third Restricted card to be given up, and the texts of a location explored by the same progress.
    """
    return (
        stage_complete(s)
        and not any(e.kind is STAGE_DEFEATED for occurrence in s.occurrences for e in occurrence.due)
        and not overladen(s)
        and not any(tells_of_itself(s, fact) for occurrence in s.occurrences for fact in occurrence.facts)
        and not any(tells_of_itself(s, fact) for fact in facts)
    )


def tells_of_itself(s: State, fact: Event) -> bool:
    """Whether this is the exploration of a location with a text that answers it."""
    return fact.kind is EXPLORED and any(source_of(entry) == fact.piece for entry, _ in gather(s, (fact,), "after"))


def _pass_stage(s: State, e: Event) -> None:
    s.push(ADVANCE)


STAGE_DEFEATED = EventKind("stage defeated", _pass_stage, rule="lotr.quest-advancement.1", log="log-stage-defeated")


@dataclass(frozen=True, eq=False)
class Advance(Step):
    """The stage that was just defeated gives way to the next one, or the game is won."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not s.zones[QUEST_DECK]:
            win(s, "lotr.winning-the-game.1")
            return
        move(s, current_quest(s), REMOVED)
        begin_stage(s)


ADVANCE = Advance()


def begin_stage(s: State) -> None:
    """Put the next stage into play: first its side A, then its side B."""
    faces = s.rules.catalogue.faces
    quest = min(s.zones[QUEST_DECK], key=lambda p: faces[s.face[p]].stats["stage"])
    move(s, quest, QUEST)
    go_on(s, STAGE, 0, (quest,))
    go_on(s, STAGE_BEGUN)


def turned_over(s: State, quest: int) -> None:
    """Side B of a stage has come up."""
    classic = s.rules.edition == "classic"
    s.note("log-stage", "lotr.rop2010-quest-cards.3" if classic else "lotr.quest-cards-quest-deck.2", ("piece", quest))


def _stage_begun(s: State) -> None:
    s.rules.settle(s)


STAGE = FollowStage(("setup", "when-revealed"), turned_over)
STAGE_BEGUN = Do(_stage_begun)
"""Once the texts of a new stage are carried out: perhaps it is defeated already."""
