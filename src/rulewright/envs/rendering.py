"""A position in plain text, as one seat sees it: the numbers of the table, what lies in the zones, the question."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.envs.tables import Table
from rulewright.kernel.game import Game, Json


def render(table: Table, game: Game, seat: int) -> str:
    """What a seat sees, in English; before each option stands its integer."""
    view = game.view(seat)
    lines = [", ".join(f"{name} {value}" for name, value in mapping(view["table"]).items())]
    lines += zones(mapping(view["zones"]))
    for player in sequence(view["players"]):
        seen = mapping(player)
        dials = ", ".join(f"{name} {value}" for name, value in seen.items() if isinstance(value, int))
        lines += [dials, *("  " + line for line in zones(seen))]
    decision = game.decision
    if game.result is not None:
        lines.append(f"winners {[*game.result.winners]}, score {game.result.score}, {game.result.reason}")
    elif decision is not None:
        lines.append(decision.prompt() if decision.seat == seat else f"seat {decision.seat} is asked")
        lines += [f"  {action}: {decision.keys[index]}" for action, index in table.on_offer(game, seat).items()]
    return "\n".join(lines)


def zones(seen: Mapping[str, Json]) -> list[str]:
    """A line for each zone that is not empty."""
    lines = []
    for name, content in seen.items():
        if isinstance(content, dict):
            lines.append(f"{name}: {content['count']} cards")
        elif isinstance(content, list) and content:
            lines.append(f"{name}: {', '.join(piece(mapping(each)) for each in content)}")
    return lines


def piece(seen: Mapping[str, Json]) -> str:
    """A piece: its title or its back, the tokens on it, whether it is exhausted."""
    marks = [f"{token} {number}" for token, number in mapping(seen.get("tokens")).items()]
    marks += ["exhausted"] if seen.get("exhausted") else []
    name = str(seen.get("name") or f"a card ({seen.get('back')})")
    return f"{name} ({', '.join(marks)})" if marks else name


def mapping(value: Json) -> Mapping[str, Json]:
    """A part of a view that is a table of its own; empty where there is none."""
    return value if isinstance(value, dict) else {}


def sequence(value: Json) -> list[Json]:
    """A part of a view that is a list."""
    return value if isinstance(value, list) else []
