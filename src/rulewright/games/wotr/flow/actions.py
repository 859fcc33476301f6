"""The Action phase: the players take turns, one action or a pass each, until all have passed since the last action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.games.wotr.flow.drawing import DRAWS, look_at_top
from rulewright.games.wotr.flow.entering import finds_place, wielders
from rulewright.games.wotr.flow.giving_up import CYCLE_FROM_HAND, EliminateFromHand
from rulewright.games.wotr.flow.leaving import BY_EFFECT, WINNOWED, cycle, gain
from rulewright.games.wotr.flow.playing import MOVE, ONCE_A_ROUND, play, played_this_round, refuse_move, refuse_play
from rulewright.games.wotr.table import (
    ARRIVED,
    CARRYOVER,
    FIELD,
    HAND,
    PASSED,
    RESERVE,
    RING,
    RING_USED,
    ROUND,
    TURN,
    in_reserve,
    kind,
    location_of,
)
from rulewright.games.wotr.tables.scenarios import other_side, scenario, team, team_seats
from rulewright.kernel.abilities import Activated
from rulewright.kernel.ability_ids import ability_id, number_of, source_of
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import permitted
from rulewright.kernel.obstacles import why_unusable
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import in_play
from rulewright.kernel.state import PASS, Choice, Pending, Plain, Scope, State
from rulewright.kernel.steps import Ask, Call, ints
from rulewright.kernel.using import ability_of, obstacle, use

WINNOW = EliminateFromHand(WINNOWED, rule="wotr.winnow.1")
RING_ELIMINATES = EliminateFromHand(BY_EFFECT, rule="wotr.duel-ring-token.2")

MOST_PIECES = 256
PLAYS, CYCLES, MOVES = (tuple(Choice(verb, p) for p in range(MOST_PIECES)) for verb in ("play", "cycle", "move"))
"""The commonest options, made once for every piece."""
WINNOWING = Choice("winnow")
USE_RING = Choice("ring")


def carryover(s: State, seat: int) -> int:
    """A player's carryover limit."""
    return CARRYOVER + (permitted(s, "carryover", seat) if "permit carryover" in s.listeners else 0)


def held_back_by(s: State, seat: int) -> int:
    """The enemy because of whom a player with a hand above the limit may not pass: it is not the smaller one; or -1."""
    size = len(s.zones[HAND + seat])
    if size <= CARRYOVER or size <= carryover(s, seat):
        return -1
    for enemy in team_seats(s, other_side(team(s, seat))):
        if size >= len(s.zones[HAND + enemy]):
            return enemy
    return -1


def refuse_pass(s: State, seat: int) -> Refusal | None:
    """Why a player may not pass: a hand above the limit that is not smaller than every enemy hand."""
    enemy = held_back_by(s, seat)
    if enemy < 0:
        return None
    more = (("number", len(s.zones[HAND + seat])), ("limit", carryover(s, seat)), ("seat", enemy))
    return Refusal("refuse-pass", "wotr.action-phase.12", more=more)


def refuse_ring(s: State, seat: int) -> Refusal | None:
    """Why a player has no Ring token to use now."""
    if not s.dials[RING][seat]:
        return Refusal("refuse-ring", "wotr.use-a-ring-token.4")
    return Refusal("refuse-ring-used", "wotr.duel-ring-token.3") if s.dials[RING_USED][seat] else None


def refuse_winnow(s: State, seat: int) -> Refusal | None:
    """Why a player cannot winnow."""
    size = len(s.zones[HAND + seat])
    return Refusal("refuse-winnow", "wotr.procedure-eliminate.9", more=(("number", size),)) if size < 2 else None


def refuse_cycle(s: State, seat: int, piece: int) -> Refusal | None:
    """Why a player cannot cycle a card by an action."""
    return Refusal("refuse-not-in-hand", "wotr.action-phase.8", piece) if s.zone[piece] != HAND + seat else None


def refuse_use(s: State, seat: int, choice: Choice) -> Refusal | None:
    """Why a player cannot spend an action on the text of a card."""
    piece = choice.a
    if choice.b < 0:
        return Refusal("refuse-no-action", "wotr.use-an-action.1", piece)
    entry, ability = ability_id(piece, choice.b), ability_of(s, ability_id(piece, choice.b))
    assert isinstance(ability, Activated)
    if not in_play(s, piece) or not WHERE[ability.label](s, piece):
        return Refusal("refuse-not-here", "wotr.use-an-action.1", piece, more=(("place", "where-" + ability.label),))
    able = users(s, entry, ability)
    if seat not in able:
        more = (("seat", able[0]),) if able else ()
        return Refusal(
            "refuse-not-yours-to-use" if able else "refuse-nobodys", "wotr.use-an-action.1", piece, more=more
        )
    return why_unusable(s, seat, entry)


def users(s: State, entry: int, ability: Activated) -> tuple[int, ...]:
    """The players who may use the action on a card: the one its text names, else the one whose deck it belongs to."""
    piece = source_of(entry)
    if ability.by is None:
        return (s.controller[piece],)
    return ability.by.find(s, Scope.probe(piece, s.controller[piece]))


def usable(s: State, seat: int) -> list[Choice]:
    """The card texts that a player may spend an action on: those that work where their card lies."""
    faces, face = s.rules.catalogue.faces, s.face
    found = []
    for key, works in WHERE.items():
        for entry in s.listeners.get(key, ()):
            piece = source_of(entry)
            ability = faces[face[piece]].abilities[number_of(entry)]
            assert isinstance(ability, Activated)
            if (ability.by is None and s.controller[piece] != seat) or not works(s, piece):
                continue
            if seat in users(s, entry, ability) and not obstacle(s, entry, Scope.probe(piece, seat)):
                found.append(Choice("use", piece, number_of(entry)))
    return found


def on_path(s: State, piece: int) -> bool:
    """Whether a card (or the wielder of an item) is on a path."""
    location = location_of(s, piece)
    return location >= 0 and kind(s, location) == "path"


WHERE: dict[str, Callable[[State, int], bool]] = {
    "reserve-action": in_reserve,
    "path-action": on_path,
    "location-action": lambda s, piece: s.zone[piece] == FIELD,
    "play-action": in_play,
}
"""The labels of actions, and where the card must lie."""


def actions(s: State, seat: int) -> list[Choice]:
    """All actions a player may take now; copies of a card are offered once."""
    faces, face = s.rules.catalogue.faces, s.face
    hand = s.zones[HAND + seat]
    plays: list[Choice] = []
    cycles: list[Choice] = []
    seen: set[int] = set()
    for piece in hand:
        f = face[piece]
        if f not in seen:
            seen.add(f)
            card = faces[f].kind
            cycles.append(CYCLES[piece])
            if card in ONCE_A_ROUND and played_this_round(s, seat, piece):
                continue
            if card != "item" or wielders(s, piece):
                plays.append(PLAYS[piece])
    arrived, now = s.tokens[ARRIVED], s.table[ROUND]
    seen.clear()
    for piece in s.zones[RESERVE + seat]:
        if arrived[piece] != now and face[piece] not in seen and s.host[piece] < 0 and finds_place(s, piece):
            seen.add(face[piece])
            plays.append(MOVES[piece])
    plays += usable(s, seat)
    plays += cycles
    if len(hand) > 1:
        plays.append(WINNOWING)
    if s.dials[RING][seat] and not s.dials[RING_USED][seat]:
        plays.append(USE_RING)
    return plays


def act(s: State, seat: int, choice: Choice) -> None:
    """Carry out an action."""
    verb, piece = choice.verb, choice.a
    if verb == "play":
        play(s, seat, piece)
    elif verb == "move":
        s.push(MOVE, 0, (seat, piece))
    elif verb == "use":
        s.note("log-uses", "wotr.use-an-action.1", ("seat", seat), ("piece", piece))
        use(s, seat, ability_id(piece, choice.b))
    elif verb == "cycle":
        cycle(s, [piece])
    elif verb == "winnow":
        s.note("log-winnows", "wotr.winnow.1", ("seat", seat))
        s.push(WINNOW, 0, (seat, 2, -1))
        gain(s, DRAW_CARDS, (seat, 1))
    else:
        use_ring(s, seat)


def use_ring(s: State, seat: int) -> None:
    """Use the Ring token: once a game to draw 2, or once a round to draw 3, eliminate 1 and cycle 1."""
    s.note("log-uses-ring", "wotr.action-phase.11", ("seat", seat))
    if scenario(s).holders[seat].ring == "game":
        s.dials[RING][seat] = 0
        s.push(DRAW_CARDS, 0, (seat, 2))
        return
    s.dials[RING_USED][seat] = 1
    s.push(DRAW_CARDS, 0, (seat, 3))
    s.push(RING_ELIMINATES, 0, (seat, 1, -1))
    s.push(CYCLE_FROM_HAND, 0, (seat, 1, -1))


def _draw_cards(s: State, data: tuple[Plain, ...]) -> None:
    seat, amount = ints(data, 2)
    happen(s, Event(DRAWS, -1, seat, amount))


DRAW_CARDS = Call(_draw_cards)


def whose_turn(s: State) -> int:
    """The player whose turn it is."""
    return scenario(s).order[s.table[TURN]]


def could_act(s: State, seat: int) -> bool:
    """Whether a player might do something but pass, as far as everybody can see: a card in hand or a text to use."""
    if s.zones[HAND + seat]:
        return True
    faces = s.rules.catalogue.faces
    own = [p for zone in s.play_zones for p in s.zones[zone] if s.controller[p] == seat]
    return any(isinstance(ability, Activated) for p in own for ability in faces[s.face[p]].abilities)


@dataclass(frozen=True, eq=False)
class TakeTurns(Ask):
    """One turn after another, from the first player on.

    Who can only pass is asked as well, unless the whole table can see that nothing else is possible.
    """

    label: str = "2.1"
    rule = "wotr.action-phase.2"
    kind = "action"
    prompt = "ask-action"
    purpose = "action"
    verbs = "play move use cycle winnow ring pass"

    def was_put_alone(self, version: str) -> bool:
        return version >= "0.3"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return whose_turn(s)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return self.options(s, whose_turn(s))

    def options(self, s: State, seat: int) -> list[Choice]:
        """What a player may do whose turn it is; who can do nothing else may always pass."""
        choices = actions(s, seat)
        if not choices or held_back_by(s, seat) < 0:
            choices.append(PASS)
        return choices

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if s.table[PASSED] == (1 << s.seats) - 1:
            return
        if pc == 1:
            s.table[TURN] = (s.table[TURN] + 1) % len(scenario(s).order)
        seat = whose_turn(s)
        look_at_top(s, seat)
        choices = self.options(s, seat)
        if len(choices) == 1 and not s.patient >> seat & 1 and not could_act(s, seat):
            self.answer(s, data, choices[0])
            return
        s.push(self, 0, data)
        s.pending = Pending(self, seat, tuple(choices), data)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = whose_turn(s)
        if choice.verb == "pass":
            s.note("log-passes", "wotr.action-phase.12", ("seat", seat))
            s.table[PASSED] |= 1 << seat
        else:
            s.table[PASSED] = 0
            act(s, seat, choice)
        s.push(self, 1, data)

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat = whose_turn(s)
        if choice.verb == "pass" and not actions(s, seat):
            return None
        return REFUSE[choice.verb](s, seat, choice)

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        return REFUSE[choice.verb](s, seat, choice) if choice.a >= 0 else None


REFUSE: dict[str, Callable[[State, int, Choice], Refusal | None]] = {
    "pass": lambda s, seat, choice: refuse_pass(s, seat),
    "winnow": lambda s, seat, choice: refuse_winnow(s, seat),
    "ring": lambda s, seat, choice: refuse_ring(s, seat),
    "play": lambda s, seat, choice: refuse_play(s, seat, choice.a),
    "move": lambda s, seat, choice: refuse_move(s, seat, choice.a),
    "cycle": lambda s, seat, choice: refuse_cycle(s, seat, choice.a),
    "use": refuse_use,
}
"""Why a player cannot take an action, by its verb."""

TAKE_TURNS = TakeTurns()
