"""Passing for longer than one window, stops, and answers that are remembered.

What a person has asked for is kept beside the game, not in the position: passes given by it are choices like any other,
so a replay needs none of it, and nobody can tell an automatic pass from one that was chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.state import Pending, State

if TYPE_CHECKING:
    from rulewright.kernel.asking import Decision
    from rulewright.kernel.game import Game

MODES = ("choice", "phase", "change", "round", "stop")
"""Until the person's next real choice; until the next phase; until something happens to the person's cards or dials;
until the next round, declining whatever can be declined; until the person's next stop, whatever is asked meanwhile."""
IF_CHANGED = "?"
"""After the name of a phase: stop there only if something has happened to the person's cards or dials meanwhile."""
Phase = tuple[str, str]
"""A round and a phase, as the table shows them."""
Question = tuple[str, str, tuple[str, ...]]
"""What makes two questions the same: their kind, their words, their options."""


class Pass(NamedTuple):
    """What a person passes until, and how things stood when that was said."""

    mode: str
    phase: Phase
    situation: tuple[object, ...]


class Passing(NamedTuple):
    """The wishes of all persons. Never changed: every wish gives a new record."""

    until: tuple[tuple[int, Pass], ...] = ()
    stops: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """For a person the phases in which passing ends; see `IF_CHANGED`."""
    declined: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """For a person the options of windows that it does not want to be asked about."""
    answers: tuple[tuple[int, Question, str], ...] = ()
    """For a person the answers to questions that come again."""

    def passes(self, person: int) -> Pass | None:
        """What a person passes until, if it does."""
        return next((wish for other, wish in self.until if other == person), None)

    def stops_of(self, person: int) -> tuple[str, ...]:
        """The phases in which a person stops passing."""
        return next((phases for other, phases in self.stops if other == person), ())

    def declined_by(self, person: int) -> tuple[str, ...]:
        """The options a person does not want to be asked about."""
        return next((keys for other, keys in self.declined if other == person), ())

    def passing(self, person: int, wish: Pass | None) -> Passing:
        """The same wishes, but for what this person passes until."""
        others = tuple([each for each in self.until if each[0] != person])
        return self._replace(until=others if wish is None else (*others, (person, wish)))

    def stopping(self, person: int, phases: tuple[str, ...]) -> Passing:
        """The same wishes, but for where this person stops."""
        others = tuple([each for each in self.stops if each[0] != person])
        return self._replace(stops=(*others, (person, phases)) if phases else others)

    def declining(self, person: int, keys: tuple[str, ...]) -> Passing:
        """The same wishes, and these options are not asked about any more."""
        wanted = tuple(dict.fromkeys((*self.declined_by(person), *keys)))
        others = tuple([each for each in self.declined if each[0] != person])
        return self._replace(declined=(*others, (person, wanted)))

    def answering(self, person: int, question: Question, key: str) -> Passing:
        """The same wishes, and this question has this answer from now on."""
        others = tuple([each for each in self.answers if each[:2] != (person, question)])
        return self._replace(answers=(*others, (person, question, key)))

    def forgetting(self, person: int) -> Passing:
        """The same wishes without those of one person."""
        return Passing(
            tuple([each for each in self.until if each[0] != person]),
            tuple([each for each in self.stops if each[0] != person]),
            tuple([each for each in self.declined if each[0] != person]),
            tuple([each for each in self.answers if each[0] != person]),
        )


NO_WISHES = Passing()


def is_window(pending: Pending) -> bool:
    """Whether a question is a window: to pass it leaves everything as it is."""
    return pending.node.window


def declining(pending: Pending) -> int:
    """The index of the option that declines what is asked, or -1 when it cannot be declined."""
    verb = pending.node.declining
    return next((i for i, choice in enumerate(pending.choices) if verb and choice.verb == verb), -1)


def check_mode(mode: str) -> None:
    """Refuse what nobody can pass until."""
    if mode not in MODES:
        raise RulewrightError("error-pass-until", name=str(mode)[:80], known=", ".join(MODES))


def situation(s: State, person: int) -> tuple[object, ...]:
    """What a person would notice: dials, the cards before the person, how many there are elsewhere."""
    seats = [seat for seat, holder in enumerate(s.persons) if holder == person]
    zones, seen = s.rules.zones, []
    for zone, pile in enumerate(s.zones):
        if zones.holder[zone] in seats:
            if zones.defs[zone].group == "play":
                seen += [(p, s.face[p], s.exhausted[p], s.host[p], *(column[p] for column in s.tokens)) for p in pile]
            else:
                seen.append((zone, len(pile)))
    return tuple([dial[seat] for dial in s.dials for seat in seats]), tuple(seen)


def wished(game: Game, pending: Pending) -> int:
    """The index of the answer that the person who is asked wants to be given, or -1."""
    decision, wishes = game.decision, game.passing
    assert decision is not None
    person, keys = decision.seat, decision.keys
    wish = wishes.passes(person)
    if not is_window(pending):
        if wish is not None and wish.mode == "round" and _goes_on(game, person, wish):
            return declining(pending)
        if wish is not None and wish.mode not in ("round", "stop"):
            game.passing = wishes.passing(person, None)
        question = question_of(decision) if wishes.answers else None
        answers = [key for who, asked, key in wishes.answers if (who, asked) == (person, question)]
        return keys.index(answers[0]) if answers else -1
    if wish is not None:
        if _goes_on(game, person, wish):
            return keys.index("pass")
        game.passing = wishes.passing(person, None)
    declined = wishes.declined_by(person)
    return keys.index("pass") if declined and all(key == "pass" or key in declined for key in keys) else -1


def _goes_on(game: Game, person: int, wish: Pass) -> bool:
    """Whether a person still wants to pass."""
    phase, stops = phase_of(game), game.passing.stops_of(person)
    if phase != wish.phase and (wish.mode == "phase" or phase[1] in stops):
        return False
    watched = wish.mode == "change" or (phase != wish.phase and phase[1] + IF_CHANGED in stops)
    if watched and situation(game.state, person) != wish.situation:
        return False
    return wish.mode != "round" or phase[0] == wish.phase[0]


def phase_of(game: Game) -> Phase:
    """The round and phase in which a game stands."""
    table = game.table()
    return str(table.get("round", "")), str(table.get("phase", ""))


def question_of(decision: Decision) -> Question:
    """What makes the question that waits the same as another."""
    return decision.kind, decision.prompt("en"), decision.keys
