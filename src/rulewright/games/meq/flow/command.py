"""Commands: monsters and minions move, monster tokens are placed, minions heal."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import COLOUR, COLOURS, HAVEN, NEIGHBOURS, PLACES, near
from rulewright.games.meq.events import HEALED, MINION_MOVES, TOKEN_MOVES, TOKEN_PLACED
from rulewright.games.meq.flow.piles import draw
from rulewright.games.meq.flow.questions import AskSauronAbout, AskSauronSoMany, for_sauron, no_more_turns
from rulewright.games.meq.table import (
    DAMAGE,
    DRAWN,
    FIGURES,
    INFLUENCE,
    PILE_DISCARDS,
    PILES,
    SAURON,
    TOKENS_ON_BOARD,
    heroes_at,
    kind,
    label,
    stat,
)
from rulewright.kernel.activations import end, under_way
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen
from rulewright.kernel.selectors import Trait
from rulewright.kernel.state import DONE, Choice, Plain, State
from rulewright.kernel.steps import Ask, Call, ints

HEALED_AT_ONCE = 4
MUSTER = tuple(f"muster-{n + 1}" for n in range(COLOURS))
"""The verbs that take a token from one of the five piles."""


def speed(s: State, piece: int) -> int:
    """How many locations far a minion or monster token moves with one command."""
    return max(1, stat(s, piece, "speed"))


def reach(s: State, piece: int) -> list[int]:
    """Where a minion or monster token can be moved by one command."""
    here = s.at[piece]
    if kind(s, piece) == "minion":
        return [place for place in near([here], speed(s, piece)) if place != here]
    return [place for place in NEIGHBOURS[here] if s.tokens[INFLUENCE][place]]


def refuse_reach(s: State, piece: int, place: int) -> Refusal | None:
    """Why a minion or monster token cannot be moved to a location by one command."""
    if place in reach(s, piece):
        return None
    if kind(s, piece) == "monster-token" and place in NEIGHBOURS[s.at[piece]]:
        return Refusal("refuse-no-influence", "meq.action-command.5", place)
    if speed(s, piece) > 1:
        return Refusal("refuse-too-far", "meq.minions.5", place, more=(("number", speed(s, piece)),))
    return Refusal("refuse-not-adjacent", "meq.action-command.3", place)


def may_muster_at(s: State, place: int, freely: bool = False) -> bool:
    """Whether a monster token may be placed in a location: with influence (unless that is not needed), without heroes.

    Near some minions influence is never needed. Tokens never come to a Haven.
    """
    if place in HAVEN or heroes_at(s, place):
        return False
    return freely or s.tokens[INFLUENCE][place] > 0 or MUSTERING.matches(s, s.scopes[-1], place)


def refuse_muster_at(s: State, place: int, freely: bool = False) -> Refusal | None:
    """Why no monster token may be placed in a location."""
    if may_muster_at(s, place, freely):
        return None
    if place in HAVEN:
        return Refusal("refuse-haven-token", "meq.action-command.12", place)
    if heroes_at(s, place):
        return Refusal("refuse-hero-there", "meq.action-command.14", place)
    return Refusal("refuse-no-influence", "meq.action-command.12", place)


def muster_places(s: State, colour: int, freely: bool = False) -> list[int]:
    """The locations where a token of a colour may be placed."""
    places = OPEN_PLACES[colour] if freely else within_power(s, colour)
    return [place for place in places if not heroes_at(s, place)]


def within_power(s: State, colour: int) -> list[int]:
    """The locations of a colour with influence, or where it is not needed."""
    places = OPEN_PLACES[colour]
    influence, mustering = s.tokens[INFLUENCE], MUSTERING.among(s, s.scopes[-1], places)
    return [place for place in places if influence[place] or place in mustering]


MUSTERING = Trait("mustering")
OPEN_PLACES = [[p for p in PLACES if COLOUR[p] == colour and p not in HAVEN] for colour in range(COLOURS)]
"""For each colour the locations that its tokens may come to."""


def has_token(s: State, colour: int) -> bool:
    """Whether a pile has a token left, or its discarded ones make a new pile."""
    return bool(s.zones[PILES[colour]] or s.zones[PILE_DISCARDS[colour]])


COMMANDED, PLACED = "commanded", "placed"
"""The roles in a command action of those who have had their command, and of the token that came to the board."""


def in_command(s: State, role: str) -> tuple[int, ...]:
    """The monsters and minions with a role in this action."""
    action = under_way(s, "command")
    return action.pieces.get(role, ()) if action is not None else ()


def mark(s: State, piece: int, role: str) -> None:
    """A monster or minion has a role in this action, if there is one."""
    action = under_way(s, "command")
    if action is not None:
        action.pieces[role] = (*action.pieces.get(role, ()), piece)


COMMANDS = " ".join(("move", "heal", *MUSTER))
"""The verbs of commands."""


@dataclass(frozen=True, eq=False)
class GiveCommand(AskSauronSoMany):
    """A command of Sauron: they come with the action of that name only, as many as its space says."""

    rule: str = "meq.action-command.2"
    verbs = COMMANDS

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        return for_sauron(seat, self.rule) or no_more_turns(s) or Refusal("refuse-no-command", "meq.action-command.1")


GIVE_COMMAND = GiveCommand()


@dataclass(frozen=True, eq=False)
class Command(GiveCommand):
    """Sauron gives commands one after another. `data` is (commands left, monster tokens that may still be placed)."""

    kind = "command"
    purpose = "action"
    prompt = "ask-command"
    verbs = COMMANDS + " done"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if ints(data, 2)[0] > 0:
            Ask.run(self, s, pc, data)
        else:
            end(s)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        minions = [p for p in s.zones[FIGURES] if kind(s, p) == "minion"]
        moves = [Choice("move", p) for p in (*minions, *s.zones[TOKENS_ON_BOARD])]
        heals = [Choice("heal", p) for p in minions if s.tokens[DAMAGE][p]]
        return [*moves, *heals, *(Choice(verb) for verb in MUSTER), DONE]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.verb == "done":
            return None
        if choice.verb in MUSTER:
            colour = MUSTER.index(choice.verb)
            tokens = ints(data, 2)[1]
            return refuse_muster(s, colour) if tokens else Refusal("refuse-one-token", "meq.action-command.13")
        piece = choice.a
        if piece not in s.at or kind(s, piece) not in ("minion", "monster-token"):
            rule = "meq.action-command.3" if choice.verb == "move" else "meq.action-command.17"
            return Refusal("refuse-not-servant", rule, piece)
        if piece in in_command(s, PLACED):
            return Refusal("refuse-just-placed", "meq.action-command.20", piece)
        if piece in in_command(s, COMMANDED):
            return Refusal("refuse-commanded", "meq.action-command.19", piece)
        if choice.verb == "move":
            return None if reach(s, piece) else Refusal("refuse-nowhere", "meq.action-command.5", piece)
        return refuse_heal(s, piece)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        left, tokens = ints(data, 2)
        if choice.verb == "done":
            end(s)
            return
        if choice.verb == "move":
            s.push(MOVE_SERVANT, 0, (choice.a,))
        elif choice.verb == "heal":
            mark(s, choice.a, COMMANDED)
            heal_minion(s, choice.a)
        else:
            muster(s, MUSTER.index(choice.verb))
            tokens -= 1
        s.push(self, 0, (left - 1, tokens))


COMMAND = Command()


def refuse_muster(s: State, colour: int) -> Refusal | None:
    """Why no token of a pile can be placed."""
    if not has_token(s, colour):
        return Refusal("refuse-no-token", "meq.component-limits.1")
    if muster_places(s, colour):
        return None
    rule = "meq.action-command.14" if within_power(s, colour) else "meq.action-command.12"
    return Refusal("refuse-no-place", rule)


def refuse_heal(s: State, minion: int) -> Refusal | None:
    """Why a minion cannot be healed."""
    if kind(s, minion) != "minion":
        return Refusal("refuse-not-minion", "meq.action-command.17", minion)
    if not s.tokens[DAMAGE][minion]:
        return Refusal("refuse-unhurt", "meq.action-command.17", minion)
    if heroes_at(s, s.at[minion]):
        return Refusal("refuse-heal-near-hero", "meq.action-command.18", minion)
    return None


def heal_minion(s: State, minion: int) -> None:
    """A minion loses up to 4 damage."""
    happen(s, Event(HEALED, minion, amount=min(HEALED_AT_ONCE, s.tokens[DAMAGE][minion])))


@dataclass(frozen=True, eq=False)
class MoveServant(AskSauronAbout):
    """Where a monster or minion moves. `data` is (piece,)."""

    rule: str = "meq.action-command.3"
    kind = "move"
    purpose = "place"
    prompt = "ask-move-servant"
    verbs = "to"

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("to", place) for place in reach(s, ints(data, 1)[0])]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        piece = ints(data, 1)[0]
        return refuse_reach(s, piece, choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        piece = ints(data, 1)[0]
        mark(s, piece, COMMANDED)
        happen(s, Event(MINION_MOVES if kind(s, piece) == "minion" else TOKEN_MOVES, piece, other=choice.a))


MOVE_SERVANT = MoveServant()


def muster(s: State, colour: int, freely: bool = False) -> None:
    """Sauron draws a monster token from a pile, looks at it, and places it."""
    token = draw(s, PILES[colour], DRAWN + SAURON)
    if token >= 0:
        s.push(PLACE_TOKEN, 0, (token, int(freely)))


def draw_token(s: State, data: tuple[Plain, ...]) -> None:
    """Sauron draws a monster token of a colour and places it. `data` is (colour,)."""
    muster(s, ints(data, 1)[0])


DRAW_TOKEN = Call(draw_token)


@dataclass(frozen=True, eq=False)
class PlaceToken(AskSauronAbout):
    """Where a monster token is placed. `data` is (token, whether influence is not needed)."""

    rule: str = "meq.action-command.11"
    kind = "place"
    purpose = "place"
    prompt = "ask-place-token"
    verbs = "to"

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        token, freely = ints(data, 2)
        return [Choice("to", place) for place in muster_places(s, int(label(s, token, "colour")), bool(freely))]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        token, freely = ints(data, 2)
        place = choice.a
        if place not in PLACES or COLOUR[place] != int(label(s, token, "colour")):
            return Refusal("refuse-colour", self.rule, place)
        return refuse_muster_at(s, place, bool(freely))

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        token = ints(data, 2)[0]
        mark(s, token, PLACED)
        happen(s, Event(TOKEN_PLACED, token, other=choice.a))


PLACE_TOKEN = PlaceToken()
