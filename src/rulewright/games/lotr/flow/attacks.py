"""The attack under way: who attacks whom. Attacks can be nested, so it is a scope, not a fact of the table."""

from __future__ import annotations

from rulewright.games.lotr.table import ATTACKING, DEFENDING, ELIMINATED, SHADOWS, ZONES
from rulewright.kernel.lasting import expire
from rulewright.kernel.places import in_play
from rulewright.kernel.state import Scope, State

IN_THE_FIGHT = frozenset((*ZONES.of_group("play"), SHADOWS))
"""Where an enemy can carry out its attack from."""


def enemy_attack(s: State) -> Scope | None:
    """The innermost enemy attack under way: source is the enemy, you the defending player."""
    for scope in reversed(s.scopes):
        if "defenders" in scope.names:
            return scope
        if "attackers" in scope.names:
            return None
    return None


def player_attack(s: State) -> Scope | None:
    """The innermost player attack under way: source is the enemy attacked, you the attacking player."""
    for scope in reversed(s.scopes):
        if "attackers" in scope.names:
            return scope
        if "defenders" in scope.names:
            return None
    return None


def defenders(s: State) -> list[int]:
    """The defenders of the enemy attack under way that are still in the fight."""
    attack = enemy_attack(s)
    declared = attack.several("defenders") if attack is not None else ()
    return [p for p in declared if in_play(s, p) and s.tokens[DEFENDING][p]] if declared else []


def undefended(s: State) -> bool:
    """Whether the enemy attack under way is undefended."""
    return enemy_attack(s) is not None and not defenders(s)


def attackers(s: State) -> list[int]:
    """The characters of the player attack under way."""
    attack = player_attack(s)
    if attack is None:
        return []
    return [p for p in attack.several("attackers") if in_play(s, p) and s.tokens[ATTACKING][p]]


def attack_goes_on(s: State) -> bool:
    """Whether the enemy of the enemy attack under way is still in play to carry it out, wherever it has gone since."""
    scope = s.scopes[-1]
    return s.zone[scope.source] in IN_THE_FIGHT and not s.dials[ELIMINATED][scope.you]


def strike_goes_on(s: State) -> bool:
    """Whether the enemy of the player attack under way is still there to be hit."""
    return in_play(s, s.scopes[-1].source)


def end_attack_marks(s: State, fighters: str, mark: int) -> None:
    """The attack under way is over: its attackers or defenders lose their mark, and what lasted until then ends."""
    scope = s.scopes[-1]
    for piece in scope.several(fighters):
        s.tokens[mark][piece] = 0
    if s.lasting:
        expire(s, f"attack {scope.get('attack')}")
