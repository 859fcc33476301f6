"""Combats: support, counting, losses one at a time, and what becomes of the cards and the location.

A combat opens a scope whose source is the location; its numbers are bound there: `attack` and `defense` as counted at
the start, `left` the attack symbols not yet cancelled.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.wotr.flow.leaving import BATTLEGROUND_COMBAT, PATH_COMBAT, cycle, eliminate
from rulewright.games.wotr.flow.supporting import SUPPORT, can_support, support_all
from rulewright.games.wotr.table import (
    ACTIVE,
    ASIDE,
    ATTACK,
    CORRUPTION,
    DEFENSE,
    FREE,
    FREE_SCORE,
    LED,
    SHADOW_SCORE,
    STRIPPED,
    at,
    items,
    kind,
    label,
)
from rulewright.games.wotr.tables.scenarios import first_player, other_side, scenario, team, team_seats
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import move
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Do, Step, ints
from rulewright.kernel.values import value


def defender(s: State, location: int) -> str:
    """The side that defends at a location: the Free Peoples on a path, else the side of the battleground."""
    return FREE if kind(s, location) == "path" else label(s, location, "side")


def symbols(s: State, piece: int, what: str) -> int:
    """The attack or defense symbols of a card where it fights: its own, its items', its tokens, leadership if led."""
    location = s.host[piece]
    place = kind(s, location)
    stat = f"{place}_{what}"
    total = value(s, piece, stat) + s.tokens[ATTACK if what == "attack" else DEFENSE][piece]
    if place == "battleground" and s.tokens[LED][piece]:
        total += value(s, piece, f"leadership_{what}")
    for item in items(s, piece):
        total += value(s, item, stat)
    return total


def location_defense(s: State, location: int) -> int:
    """The symbols that cancel first: printed (unless they are ignored), added by texts, and tokens."""
    printed = s.rules.catalogue.faces[s.face[location]].stats["defense"] if s.tokens[STRIPPED][location] else 0
    return value(s, location, "defense") - printed + s.tokens[DEFENSE][location]


def attack_at(s: State, location: int) -> int:
    """All attack symbols at a location: on the attackers' cards and on the tokens there."""
    side = other_side(defender(s, location))
    return s.tokens[ATTACK][location] + sum(symbols(s, p, "attack") for p in at(s, location, side))


def defense_at(s: State, location: int) -> int:
    """All defense symbols at a location: its own and those on the defenders' cards."""
    cards = at(s, location, defender(s, location))
    return location_defense(s, location) + sum(symbols(s, p, "defense") for p in cards)


def outlook(s: State) -> list[tuple[int, int, int]]:
    """Each active location with the attack and the defense that would count there if the combats were fought now."""
    led = [p for p in s.zones[ACTIVE] if kind(s, p) == "battleground" and can_support(s, p)]
    armed = s.clone() if led else s
    for location in led:
        support_all(armed, location)
    return [(location, attack_at(armed, location), defense_at(armed, location)) for location in s.zones[ACTIVE]]


def _corrupt(s: State, e: Event) -> None:
    s.table[CORRUPTION] += e.amount


def _purify(s: State, e: Event) -> None:
    s.table[CORRUPTION] = max(0, s.table[CORRUPTION] - e.amount)


def _add_attack(s: State, e: Event) -> None:
    s.tokens[ATTACK][e.piece] += e.amount
    s.note("log-attack-tokens", "wotr.combat-tokens.1", ("source", e.piece), ("number", e.amount))


def _add_defense(s: State, e: Event) -> None:
    s.tokens[DEFENSE][e.piece] += e.amount
    s.note("log-defense-tokens", "wotr.combat-tokens.1", ("source", e.piece), ("number", e.amount))


CORRUPTS = EventKind("corrupts", _corrupt, rule="wotr.corruption-tokens.2", log="log-corruption", verb="corrupt")
PURIFIES = EventKind("purifies", _purify, rule="wotr.corruption-tokens.4", log="log-purified", verb="purify", good=True)
TOKENS_ADDED = {
    "attack": EventKind("attack tokens added", _add_attack, rule="wotr.combat-tokens.1", verb="attack", good=True),
    "defense": EventKind("defense tokens added", _add_defense, rule="wotr.combat-tokens.1", verb="defense", good=True),
}


@dataclass(frozen=True, eq=False)
class Fight(Step):
    """A combat at a location, from support to scoring. `data` is (location,)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        location = ints(data, 1)[0]
        if pc == 0:
            s.note("log-combat", "wotr.combat-phase.1", ("source", location))
            s.scopes.append(Scope(location, first_player(s)))
            if kind(s, location) == "battleground":
                s.push(SUPPORT)
            s.push(COUNT)
            s.push(LOSSES)
            s.push(AFTERMATH)
            s.push(self, 1, data)
        else:
            s.scopes.pop()


def count(s: State) -> None:
    """Steps 1 and 2: count the attack, and cancel what the location itself cancels."""
    scope = s.scopes[-1]
    location = scope.source
    attack, first = attack_at(s, location), location_defense(s, location)
    scope.names["attack"], scope.names["defense"] = attack, defense_at(s, location)
    scope.names["left"] = max(0, attack - first)
    counts, cancels = STEPS_1_AND_2[kind(s, location)]
    s.note("log-attack", counts, ("source", location), ("number", attack))
    s.note("log-location-cancels", cancels, ("source", location), ("number", min(attack, first)))


STEPS_1_AND_2 = {
    "path": ("wotr.path-combat.3", "wotr.path-combat.4"),
    "battleground": ("wotr.battleground-combat.5", "wotr.battleground-combat.6"),
}
COUNT = Do(count)


@dataclass(frozen=True, eq=False)
class Losses(Ask):
    """Step 3: the defenders eliminate cards, one at a time, until all attack is cancelled or no card is left.

    Two defenders decide together; if they cannot agree, the attackers decide.
    """

    rule: str = "wotr.path-combat.6"
    kind = "loss"
    prompt = "ask-loss"
    purpose = "harm"
    verbs = "lose"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return self.rule if kind(s, s.scopes[-1].source) == "path" else "wotr.battleground-combat.8"

    def shared_because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "wotr.path-combat.12" if kind(s, s.scopes[-1].source) == "path" else "wotr.battleground-combat.13"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        pending = s.pending
        prompt = self.prompt if pending is None or not pending.alone else "ask-loss-of-defenders"
        return prompt, (("piece", s.scopes[-1].source), ("number", s.scopes[-1].get("left")))

    def deciders(self, s: State) -> tuple[int, ...]:
        """The defending players with cards here, in turn order."""
        location = s.scopes[-1].source
        side = defender(s, location)
        owners = {s.owner[p] for p in at(s, location, side)}
        return tuple(seat for seat in team_seats(s, side) if seat in owners)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return self.deciders(s)[0]

    def partners(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        return self.deciders(s)[1:]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        location = s.scopes[-1].source
        cards = at(s, location, defender(s, location))
        able = [p for p in cards if symbols(s, p, "defense")]
        return [Choice("lose", p) for p in able]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        piece, location = choice.a, s.scopes[-1].source
        if piece not in at(s, location, defender(s, location)):
            return Refusal("refuse-not-defending", self.because(s, data), piece, location)
        return None if symbols(s, piece, "defense") else Refusal("refuse-cancels-nothing", self.because(s, data), piece)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scopes[-1]
        if scope.get("left") <= 0:
            return
        if not self.choices(s, data):
            location = scope.source
            eliminate(s, at(s, location, defender(s, location)), self.how(s), location)
            return
        super().run(s, pc, data)

    def how(self, s: State) -> str:
        """How the cards are eliminated."""
        return PATH_COMBAT if kind(s, s.scopes[-1].source) == "path" else BATTLEGROUND_COMBAT

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        scope = s.scopes[-1]
        scope.names["left"] = max(0, scope.get("left") - symbols(s, choice.a, "defense"))
        eliminate(s, [choice.a], self.how(s), scope.source)
        s.push(self)


def attackers_decide(s: State, seat: int, other: int) -> int:
    """When the defenders cannot agree, the attackers choose what they lose."""
    return team_seats(s, other_side(team(s, seat)))[0]


LOSSES = Losses()


def aftermath(s: State) -> None:
    """Step 4: the defenders still here are cycled, all attackers eliminated, and the location is scored."""
    scope = s.scopes[-1]
    location, left = scope.source, scope.get("left")
    side = defender(s, location)
    cycle(s, at(s, location, side), location)
    how = PATH_COMBAT if kind(s, location) == "path" else BATTLEGROUND_COMBAT
    eliminate(s, at(s, location, other_side(side)), how, location)
    winner = other_side(side) if left else side
    if kind(s, location) == "path":
        score_path(s, location, scope)
    else:
        s.note("log-free-win" if winner == FREE else "log-shadow-wins", RESULT, ("source", location))
        move(s, location, FREE_SCORE if winner == FREE else SHADOW_SCORE)


RESULT = "wotr.battleground-combat-results.3"


def score_path(s: State, location: int, scope: Scope) -> None:
    """The Free Peoples take the path if all attack was cancelled, the Shadow takes it with corruption otherwise.

    Where defense must exceed attack, a path with as much of both is nobody's.
    """
    left = scope.get("left")
    if left:
        s.note("log-shadow-wins", "wotr.path-combat-results.3", ("source", location))
        happen(s, Event(CORRUPTS, amount=left))
        move(s, location, SHADOW_SCORE)
    elif scenario(s).must_exceed and scope.get("defense") <= scope.get("attack"):
        s.note("log-nobody-wins", "wotr.duel-two.14", ("source", location))
        move(s, location, ASIDE)
    else:
        s.note("log-free-win", "wotr.path-combat-results.1", ("source", location))
        move(s, location, FREE_SCORE)


AFTERMATH = Do(aftermath)
FIGHT = Fight()


@dataclass(frozen=True, eq=False)
class ChooseCombat(Ask):
    """The first player decides which combat is fought next."""

    rule: str = "wotr.combat-phase.3"
    kind = "combat"
    prompt = "ask-combat"
    purpose = "order"
    verbs = "fight"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return first_player(s)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("fight", p) for p in s.zones[ACTIVE]]

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        return (
            None
            if s.zone[choice.a] == ACTIVE
            else Refusal("refuse-not-active-location", "wotr.combat-phase.1", choice.a)
        )

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        return self.unfit(s, first_player(s), choice)

    def leads_to(self) -> tuple[Step, ...]:
        return (LOSSES, SUPPORT)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        s.push(FIGHT, 0, (choice.a,))


CHOOSE_COMBAT = ChooseCombat()
