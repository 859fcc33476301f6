"""Scores, the victory check, and the end of the game."""

from __future__ import annotations

from rulewright.games.wotr.table import (
    CORRUPTION,
    FREE,
    FREE_SCORE,
    LEAD_TO_WIN,
    PATH,
    RING,
    SHADOW,
    SHADOW_SCORE,
)
from rulewright.games.wotr.tables.scenarios import other_side, scenario
from rulewright.kernel.state import State
from rulewright.kernel.steps import end_game


def points(s: State, side: str) -> int:
    """The victory points in a team's scoring area. A path is worth nothing to the Shadow; corruption is."""
    faces, face = s.rules.catalogue.faces, s.face
    if side == FREE:
        return sum(faces[face[p]].stats["points"] for p in s.zones[FREE_SCORE])
    won = [faces[face[p]] for p in s.zones[SHADOW_SCORE]]
    return s.table[CORRUPTION] + sum(card.stats["points"] for card in won if card.kind == "battleground")


def progress(s: State, side: str) -> float:
    """How near a team is to a lead that wins at once, from 0 (the other has it) to 1."""
    lead = points(s, side) - points(s, other_side(side))
    return min(1.0, max(0.0, (lead + LEAD_TO_WIN) / (2 * LEAD_TO_WIN)))


def unused_rings(s: State, side: str) -> int:
    """The unused Ring tokens of a team that count in the final scoring: those that could be used once a game."""
    holders = scenario(s).holders
    return sum(s.dials[RING][i] for i, holder in enumerate(holders) if holder.team == side and holder.ring == "game")


def count_rings(s: State, side: str) -> int:
    """Tell what the unused Ring tokens of a team add to its final score."""
    rings = unused_rings(s, side)
    if rings:
        s.note("log-free-rings" if side == FREE else "log-shadow-rings", RINGS_COUNT, ("number", rings))
    return rings


RINGS_COUNT = "wotr.scoring-ring-tokens.1"


def check_victory(s: State) -> None:
    """Has either side won? After the last path the higher score wins, a tie is the Shadow's."""
    free, shadow = points(s, FREE), points(s, SHADOW)
    s.note("log-free-points", "wotr.victory-check.1", ("number", free))
    s.note("log-shadow-points", "wotr.victory-check.1", ("number", shadow))
    if s.table[PATH] >= scenario(s).last_path:
        free, shadow = free + count_rings(s, FREE), shadow + count_rings(s, SHADOW)
        reason = "wotr.victory-check.4" if free == shadow else "wotr.victory-check.3"
        end(s, FREE if free > shadow else SHADOW, abs(free - shadow), reason)
    elif abs(free - shadow) >= LEAD_TO_WIN:
        end(s, FREE if free > shadow else SHADOW, abs(free - shadow), "wotr.victory-check.2")


def end(s: State, side: str, lead: int, reason: str) -> None:
    """A team has won: all persons who hold its decks."""
    holders = scenario(s).holders
    winners = tuple(sorted({s.persons[i] for i, holder in enumerate(holders) if holder.team == side}))
    s.note("log-free-victory" if side == FREE else "log-shadow-victory", reason, ("number", lead))
    end_game(s, winners, lead, reason)
