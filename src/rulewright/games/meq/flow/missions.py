"""Missions and the Finale."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.events import advances
from rulewright.games.meq.flow.combat import fight
from rulewright.games.meq.flow.piles import draw_cards, shuffle_into_life
from rulewright.games.meq.flow.story import (
    FINALE_SPACE,
    NOBODY,
    dominant,
    spaces_to_finale,
    spaces_to_shadow_falls,
)
from rulewright.games.meq.table import (
    BOX,
    DAMAGE,
    DAMAGE_POOL,
    EVIL,
    FIGURES,
    GOOD,
    GREEN,
    HAND,
    HERO_MISSION,
    MARKERS,
    REST,
    SAURON,
    SAURON_MISSION,
    SHADOW_PLAYED,
    STEP,
    SUPPLY,
    THE_FINALE,
    TURN,
    figure,
    heroes,
)
from rulewright.kernel.abilities import Ability
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.lasting import last
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.places import move, show
from rulewright.kernel.selectors import This
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Call, Do, Steps, end_game
from rulewright.kernel.values import value
from rulewright.kernel.vocabulary import Condition

RINGWRAITHS = "Ringwraiths"
MORE_HEALTH, MORE_FORTITUDE = Gets(This(), "health", 0), Gets(This(), "fortitude", 0)


@dataclass(frozen=True, eq=False)
class Mission(Ability):
    """What must be so for a side to have met its mission."""

    given: Condition
    label: str = ""


def mission(s: State, side: int) -> int:
    """The mission of a side."""
    return s.zones[SAURON_MISSION if side == EVIL else HERO_MISSION][0]


def is_met(s: State, side: int) -> bool:
    """Whether a side has met its mission."""
    card = mission(s, side)
    return all(
        ability.given.holds(s, Scope.probe(card, SAURON if side == EVIL else 1))
        for ability in s.rules.catalogue.faces[s.face[card]].abilities
        if isinstance(ability, Mission)
    )


def win(s: State, side: int, rule: str) -> None:
    """A side wins the game."""
    s.note("log-heroes-win" if side == GOOD else "log-sauron-wins", rule)
    seats = tuple(heroes(s)) if side == GOOD else (SAURON,)
    end_game(s, tuple(sorted({s.persons[seat] for seat in seats})), 0, rule)


def immediate_victory(s: State) -> None:
    """Step 1: the dominant side reveals its mission and wins if it is met; without one, both are revealed."""
    s.table[STEP] = THE_FINALE
    s.table[TURN] = SAURON
    s.table[SHADOW_PLAYED] = 0
    s.note("log-finale", "meq.finale.1")
    sides = revealing(s)
    for side in sides:
        reveal(s, side, "meq.finale.3" if len(sides) == 1 else "meq.finale.6")
    met = [side for side in sides if is_met(s, side)]
    if len(met) == 1:
        win(s, met[0], "meq.finale.4" if len(sides) == 1 else "meq.finale.7")


def revealing(s: State) -> tuple[int, ...]:
    """The sides that reveal their missions in step 1."""
    side = dominant(s)
    return (EVIL, GOOD) if side == NOBODY else (side,)


def advance_markers(s: State) -> None:
    """Step 2: a side that has met its mission advances; if it has not revealed the mission yet, it does now."""
    moves = []
    for side, rule in ((EVIL, "meq.finale.9"), (GOOD, "meq.finale.10")):
        if is_met(s, side):
            if side not in revealing(s):
                reveal(s, side, rule)
            moves += [advances(marker, 1, "finale") for marker in (MARKERS[1:] if side == EVIL else MARKERS[:1])]
    happen_together(s, moves)


def reveal(s: State, side: int, rule: str) -> None:
    """A side shows its mission, by a rule."""
    show(s, mission(s, side))
    s.note("log-mission", rule, ("piece", mission(s, side)))


def ringwraiths(s: State) -> int:
    """The Ringwraiths, wherever they are."""
    faces, face = s.rules.catalogue.faces, s.face
    for zone in (FIGURES, SUPPLY, BOX):
        for piece in s.zones[zone]:
            if faces[face[piece]].kind == "minion" and faces[face[piece]].name == RINGWRAITHS:
                return piece
    raise AssertionError


def prepare(s: State) -> None:
    """Step 3: the Ringwraiths are healed, the heroes take all cards back and draw."""
    enemy = ringwraiths(s)
    if s.zone[enemy] != FIGURES:
        move(s, enemy, FIGURES)
    s.tokens[DAMAGE][enemy] = 0
    for seat in heroes(s):
        shuffle_into_life(s, seat, HAND, REST, DAMAGE_POOL)
        draw_cards(s, seat, value(s, figure(s, seat), "fortitude"))


def set_difficulty(s: State) -> None:
    """Step 4: dominance, looked at again, makes the Ringwraiths stronger or weaker."""
    side, enemy = dominant(s), ringwraiths(s)
    change = 0
    if side == EVIL:
        change = FINALE_SPACE - s.table[GREEN]
    elif side == GOOD:
        change = -min(spaces_to_finale(s), spaces_to_shadow_falls(s))
    if change:
        s.note("log-difficulty", "meq.finale.14", ("piece", enemy), ("number", change))
        for what in (MORE_HEALTH, MORE_FORTITUDE):
            last(s, what, Scope(enemy, SAURON), (enemy,), "game", change)
    if not value(s, enemy, "health"):
        win(s, GOOD, "meq.finale.22")


@dataclass(frozen=True, eq=False)
class ChooseChampion(Ask):
    """Step 5: the heroes choose together which of them fights the Ringwraiths."""

    rule: str = "meq.finale.19"
    kind = "champion"
    prompt = "ask-champion"
    verbs = "choose-player"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return heroes(s)[0]

    def partners(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        return tuple(heroes(s))[1:]

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("choose-player", seat) for seat in heroes(s)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        return None if choice.a in heroes(s) else Refusal("refuse-not-a-hero", self.rule)

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """The Finale comes once: nobody waits for it to come again."""
        return Refusal("refuse-only-choose-player", s.rules.cite("only-choose-player"))

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        fight(s, choice.a, ringwraiths(s))
        s.push(DECIDED)


def decided(s: State, data: tuple[Plain, ...]) -> None:
    """Step 7: the heroes win if the Ringwraiths are defeated."""
    gone = s.zone[ringwraiths(s)] != FIGURES
    win(s, GOOD if gone else EVIL, "meq.finale.22" if gone else "meq.finale.23")


DECIDED = Call(decided)
CHOOSE_CHAMPION = ChooseChampion()

FINALE_STEPS = Steps(
    Do(immediate_victory),
    Do(advance_markers),
    Do(prepare),
    Do(set_difficulty),
    CHOOSE_CHAMPION,
    label="11",
)
