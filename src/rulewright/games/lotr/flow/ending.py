"""How the game ends, and the score."""

from __future__ import annotations

from rulewright.games.lotr.table import DAMAGE, ROUND, THREAT, THREAT_LIMIT, VICTORY, heroes, plays
from rulewright.kernel.state import State
from rulewright.kernel.steps import end_game


def win(s: State, rule: str) -> None:
    """The players win together, those who were eliminated too."""
    s.note("log-won", rule)
    end_game(s, tuple(range(s.seats)), score(s), rule)


def lose(s: State, rule: str, source: int = -1) -> None:
    """The players lose together, perhaps by the text of a card; no score is computed."""
    if source < 0:
        s.note("log-lost", rule)
    else:
        s.note("log-lost-by", rule, ("source", source))
    end_game(s, (), 0, rule)


def score(s: State) -> int:
    """The score of a won game; lower is better.

    Final threat of every player (an eliminated one counts 50), threat cost of every defeated hero (all heroes of an
    eliminated player), damage on surviving heroes, 10 for each completed round (not in the classic edition), less
    the victory points.
    """
    faces = s.rules.catalogue.faces
    total = 0
    for seat in range(s.seats):
        total += s.dials[THREAT][seat] if plays(s, seat) else THREAT_LIMIT
        total += sum(s.tokens[DAMAGE][hero] for hero in heroes(s, seat))
    for piece in range(len(s.card)):
        face = faces[s.rules.catalogue.front[s.card[piece]]]
        if face.kind == "hero" and s.rules.zones.defs[s.zone[piece]].group != "play":
            total += face.stats["threat_cost"]
    if s.rules.edition != "classic":
        total += 10 * max(0, s.table[ROUND] - 1)
    return total - sum(faces[s.face[p]].stats.get("victory", 0) for p in s.zones[VICTORY])
