"""Quests: what they ask for, what comes with them, and their rewards."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import LOCATIONS, NUMBERS
from rulewright.games.meq.events import DEED
from rulewright.games.meq.table import (
    ADVANCED,
    ADVANCED_DONE,
    AREA,
    BOX,
    ENCOUNTER,
    QUESTS,
    STARTING_DONE,
    STEP,
    kind,
    label,
    place_of,
)
from rulewright.kernel.abilities import Ability
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import control, move
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Call, ints
from rulewright.kernel.using import use


@dataclass(frozen=True, eq=False)
class Objective(Ability):
    """What a quest asks for: to explore a location; or to fight a monster there in place of an encounter, and defeat
    it; or a combat with a minion that the hero survives.
    """

    explore: str = ""
    fight: str = ""
    at: str = ""
    survive: str = ""
    label: str = "objective"

    def words(self) -> tuple[str, dict[str, object]]:
        place = NUMBERS.get(self.explore or self.at, -1)
        sort = "explore" if self.explore else "fight"
        return "objective", {
            "sort": sort + ("-or-survive" if self.survive else ""),
            "name": LOCATIONS[place].name,
            "title": self.fight or self.survive or "",
        }


def objective(s: State, quest: int) -> Objective:
    """What a quest asks for."""
    for ability in s.rules.catalogue.faces[s.face[quest]].abilities:
        if isinstance(ability, Objective):
            return ability
    raise AssertionError(quest)


def quests(s: State, seat: int) -> list[int]:
    """The quests in a hero's play area."""
    return [piece for piece in s.zones[AREA + seat] if kind(s, piece) == "quest"]


def is_met_by_exploring(s: State, seat: int, quest: int) -> bool:
    """Whether a hero who explores the present location has done what a quest asks for."""
    wanted = objective(s, quest).explore
    return bool(wanted) and LOCATIONS[place_of(s, seat)].id == wanted


def quest_fight(s: State, seat: int) -> str:
    """The monster that a quest lets the hero fight here in place of an encounter."""
    here = LOCATIONS[place_of(s, seat)].id
    for quest in quests(s, seat):
        wanted = objective(s, quest)
        if wanted.fight and wanted.at == here:
            return wanted.fight
    return ""


def complete_by_combat(s: State, seat: int, enemy: int, defeated: bool, survived: bool) -> None:
    """A combat completes quests: to defeat this monster in place of an encounter, to survive one with this minion."""
    name, here = s.rules.catalogue.faces[s.face[enemy]].name, LOCATIONS[place_of(s, seat)].id
    won = defeated and s.table[STEP] == ENCOUNTER
    for quest in quests(s, seat):
        wanted = objective(s, quest)
        if (wanted.fight == name and wanted.at == here and won) or (wanted.survive == name and survived):
            complete(s, seat, quest)


RECEIVED_BY = {"starting": "meq.setup.15", "advanced": "meq.setup.19", "encounter": "meq.encounter-step.9"}


def receive(s: State, seat: int, quest: int) -> None:
    """A quest comes into a hero's play area; what it says about setting up happens."""
    move(s, quest, AREA + seat)
    control(s, quest, seat)
    s.note("log-receives-quest", RECEIVED_BY[label(s, quest, "sort")], ("seat", seat), ("piece", quest))
    s.push(SET_UP, 0, (quest, seat))


def set_up(s: State, data: tuple[Plain, ...]) -> None:
    """What a quest does when it is received."""
    quest, seat = ints(data, 2)
    for number in s.rules.catalogue.specials[s.face[quest]].get("setup", ()):
        use(s, seat, quest << 8 | number)


def _complete(s: State, e: Event) -> None:
    sort = label(s, e.piece, "sort")
    s.dials[QUESTS][e.seat] |= {"starting": STARTING_DONE, "advanced": ADVANCED_DONE}.get(sort, 0)
    s.push(REWARD, 0, (e.piece, e.seat))


COMPLETES = EventKind("completes", _complete, rule="meq.quest-completion.2", log="log-completes")


def complete(s: State, seat: int, quest: int) -> None:
    """A hero completes a quest."""
    happen(s, Event(COMPLETES, quest, seat))


def reward(s: State, data: tuple[Plain, ...]) -> None:
    """The reward of a quest; then the card goes back to the box, and a starting quest reveals the advanced one."""
    quest, seat = ints(data, 2)
    for number in s.rules.catalogue.specials[s.face[quest]].get("reward", ()):
        use(s, seat, quest << 8 | number)
    s.push(PUT_QUEST_AWAY, 0, (quest, seat))


def put_quest_away(s: State, data: tuple[Plain, ...]) -> None:
    """Completed quests are not used again in this game."""
    quest, seat = ints(data, 2)
    move(s, quest, BOX)
    if label(s, quest, "sort") == "starting":
        for advanced in s.zones[ADVANCED + seat][:]:
            receive(s, seat, advanced)
    happen(s, Event(DEED, quest, seat, how="quest"))


SET_UP = Call(set_up)
REWARD = Call(reward)
PUT_QUEST_AWAY = Call(put_quest_away)
