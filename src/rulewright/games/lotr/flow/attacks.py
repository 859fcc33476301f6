"""The attack under way: who attacks whom. Attacks can be nested."""

from __future__ import annotations

from rulewright.games.lotr.table import ATTACKING, DEFENDING, ELIMINATED, SHADOWS, ZONES
from rulewright.kernel.activations import under_way
from rulewright.kernel.lasting import expire
from rulewright.kernel.places import in_play
from rulewright.kernel.state import Activation, State

IN_THE_FIGHT = frozenset((*ZONES.of_group("play"), SHADOWS))
"""Where an enemy can carry out its attack from."""


ENEMY_ATTACK, PLAYER_ATTACK = "enemy attack", "player attack"
"""The kinds of activations. Of an enemy attack the piece is the enemy and the seat the defending player; of a player
attack the piece is the enemy attacked and the seat the attacking player."""


def enemy_attack(s: State) -> Activation | None:
    """The attack under way, if an enemy makes it."""
    return under_way(s, ENEMY_ATTACK)


def player_attack(s: State) -> Activation | None:
    """The attack under way, if players make it."""
    return under_way(s, PLAYER_ATTACK)


def defenders(s: State) -> list[int]:
    """The defenders of the enemy attack under way that are still in the fight."""
    attack = enemy_attack(s)
    declared = attack.pieces["defenders"] if attack is not None else ()
    return [p for p in declared if in_play(s, p) and s.tokens[DEFENDING][p]] if declared else []


def undefended(s: State) -> bool:
    """Whether the enemy attack under way is undefended."""
    return enemy_attack(s) is not None and not defenders(s)


def attackers(s: State) -> list[int]:
    """The characters of the player attack under way."""
    attack = player_attack(s)
    if attack is None:
        return []
    return [p for p in attack.pieces["attackers"] if in_play(s, p) and s.tokens[ATTACKING][p]]


def attack_goes_on(s: State) -> bool:
    """Whether the enemy of the enemy attack under way is still in play to carry it out, wherever it has gone since."""
    scope = s.scopes[-1]
    return s.zone[scope.source] in IN_THE_FIGHT and not s.dials[ELIMINATED][scope.you]


def strike_goes_on(s: State) -> bool:
    """Whether the enemy of the player attack under way is still there to be hit."""
    return in_play(s, s.scopes[-1].source)


def stand_down(s: State, fighters: str, mark: int) -> None:
    """The attackers or defenders of the attack under way are that no longer, and what lasted until its end ends."""
    attack = s.activations[-1]
    for piece in attack.pieces[fighters]:
        s.tokens[mark][piece] = 0
    if s.lasting:
        expire(s, attack.name)
