"""Rules of thumb for combat: whom to defend with, where the damage goes, whom to attack with how much."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.bots.lotr.sight import Sight
from rulewright.bots.lotr.texts import barring

SHADOW, OFTEN = 1, 0.3
"""What a shadow card adds to an attack, rounded up, and how often one does."""
UNDEFENDED = 3.0
"""What the worse shadow effects of an undefended attack cost."""
KILL, KILL_ATTACK = 3.0, 1.5
"""What it is worth to destroy an enemy, and for each point of its attack."""
HERO_LOST, ALLY_LOST, HERO_HURT, ALLY_HURT = 40.0, 2.0, 1.0, 0.8
"""What the loss of a character is worth beyond what it can do, and what a point of damage."""
WOUND = 0.8
"""The part of that which is earned by wounding it almost to death."""
MUST_FALL = 12.0
"""What more it is worth to destroy an enemy that bars the way."""
STRIKING = 0.5
"""What a point of attack is worth that a defender does not use."""


def survives(t: Sight, piece: int, enemy: int) -> bool:
    """Whether a character would live through defending against an enemy."""
    return t.value(enemy, "attack") + SHADOW - t.value(piece, "defense") < t.life(piece)


def loss(t: Sight, piece: int, damage: int) -> float:
    """How bad this much damage to a character is."""
    if damage <= 0:
        return 0
    if damage >= t.life(piece):
        return HERO_LOST + t.worth(piece) if t.type(piece) == "hero" else ALLY_LOST + t.worth(piece)
    return damage * (HERO_HURT if t.type(piece) == "hero" else ALLY_HURT)


def risk(t: Sight, piece: int, strength: int) -> float:
    """How bad an attack of this strength on a character is, its shadow card included."""
    price = OFTEN * loss(t, piece, strength + SHADOW) if strength > -SHADOW else 0.0
    return price + (1 - OFTEN) * loss(t, piece, strength) if strength > 0 else price


def excess(t: Sight, enemy: int, damage: int) -> float:
    """How bad damage beyond what the defender can take is: a troll turns it into threat."""
    return (1 if t.threat < 40 else 4) * max(0, damage) if t.name(enemy) == "Hill Troll" else 0


class Fight(NamedTuple):
    """An enemy to fight this round: its attack, defense and life, and what its end is worth."""

    attack: int
    defense: int
    life: int
    prize: float


def fight_with(t: Sight, enemy: int) -> Fight:
    """The fight that an enemy brings; a snared one or one that has attacked does not strike any more."""
    harmless = t.has_attacked(enemy) or "Forest Snare" in t.attached(enemy)
    prize = KILL + KILL_ATTACK * t.value(enemy, "attack") + MUST_FALL * (enemy in barring(t))
    return Fight(0 if harmless else t.value(enemy, "attack"), t.value(enemy, "defense"), t.life(enemy), prize)


def fighters(t: Sight) -> list[int]:
    """The own characters that are ready to fight."""
    return [p for p in t.mine if t.ready(p) and "Gandalf's Map" not in t.attached(p)]


class Battle(NamedTuple):
    """The fights of a round, in the order in which they are thought about."""

    attacks: list[Fight]
    """Those in which the enemy strikes, the strongest first."""
    prizes: list[Fight]
    """All, the one that pays most first."""


def battle(fights: list[Fight]) -> Battle:
    """These fights as a battle."""
    return Battle(sorted([f for f in fights if f.attack], reverse=True), sorted(fights, key=cheapness))


def outlook(t: Sight, able: list[int], fights: list[Fight]) -> float:
    """How well these characters would come through these fights, in points of damage."""
    return outcome(t, able, battle(fights))


def outcome(t: Sight, able: list[int], coming: Battle) -> float:
    """How well these characters would come through a battle, in points of damage.

    Against each attack, the strongest first, the cheapest defender is taken; all others strike where it pays most.
    """
    free = able[:]
    total = 0.0
    for fight in coming.attacks:
        strength = fight.attack
        best = t.undefended.get(strength, -1.0)
        if best < 0:
            best = UNDEFENDED + min([risk(t, hero, strength) for hero in t.heroes()], default=0.0)
            t.undefended[strength] = best
        guard = -1
        for piece in free:
            price = defence(t, piece, strength)
            if price < best:
                best, guard = price, piece
        if guard >= 0:
            free.remove(guard)
        total -= best
    force = 0
    for piece in free:
        force += t.value(piece, "attack")
    for fight in coming.prizes:
        damage = min(force - fight.defense, fight.life)
        if damage > 0:
            force -= fight.defense + fight.life
            total += fight.prize * (1.0 if damage == fight.life else WOUND * damage / fight.life)
    return total


def cheapness(fight: Fight) -> float:
    """How much attack the end of an enemy costs for what it is worth."""
    return (fight.defense + fight.life) / fight.prize


def defence(t: Sight, piece: int, strength: int) -> float:
    """What it costs to defend with a character, its attack that is then missing included."""
    known = t.defences.get((piece, strength), -1.0)
    if known < 0:
        known = risk(t, piece, strength - t.value(piece, "defense")) + STRIKING * t.value(piece, "attack")
        t.defences[piece, strength] = known
    return known


def defend(t: Sight) -> list[float]:
    """Declare a defender, or leave the attack undefended, whatever leaves the others best prepared."""
    enemy = t.subject
    strength = t.value(enemy, "attack")
    target = next((seat for seat in t.seats if enemy in t.engaged_with(seat)), t.seat)
    ready = fighters(t)
    others = [fight_with(t, e) for e in t.engaged if e != enemy]
    struck = fight_with(t, enemy)._replace(attack=0)
    marks = []
    for choice in t.choices:
        if choice.verb != "defend":
            hit = min((risk(t, hero, strength) for hero in t.heroes(target)), default=0.0)
            marks.append(outlook(t, ready, [*others, struck]) - hit - UNDEFENDED)
            continue
        piece = choice.a
        damage = strength - t.value(piece, "defense")
        price = risk(t, piece, damage) + excess(t, enemy, damage + SHADOW - t.life(piece))
        if t.name(piece) == "Gondorian Spearman":
            price -= 1.5
        rest = [p for p in ready if p != piece]
        marks.append(outlook(t, rest, [*others, struck] if enemy in t.engaged else others) - price)
    return marks


def assign(t: Sight) -> list[float]:
    """Which hero takes the damage of an undefended attack."""
    strength = t.value(t.subject, "attack")
    glad = {"Gimli": 1.5, "Glóin": 3.0}
    return [-loss(t, c.a, strength) + glad.get(t.name(c.a), 0) + t.life(c.a) / 10 for c in t.choices]


def next_enemy(t: Sight) -> list[float]:
    """The strongest enemy attacks first, while the best defender is ready."""
    return [t.value(c.a, "attack") for c in t.choices]


def to_kill(t: Sight, enemy: int) -> int:
    """The attack strength that destroys an enemy."""
    return t.value(enemy, "defense") + t.life(enemy)


def strikers(t: Sight, enemy: int) -> list[int]:
    """The own characters that could attack an enemy engaged with this player or, with Ranged, with another."""
    near = enemy in t.engaged
    return [p for p in t.mine if t.ready(p) and t.value(p, "attack") and (near or t.keyword(p, "ranged"))]


def attack(t: Sight) -> list[float]:
    """Declare an attack where it kills, else where it hurts most; none where it does nothing."""
    marks = []
    for choice in t.choices:
        if choice.verb != "attack":
            marks.append(0.0)
            continue
        enemy = choice.a
        if enemy in t.staged("enemy"):
            force = max((t.value(p, "attack") + 1 for p in t.mine if t.ready(p) and t.name(p) == "Dúnhere"), default=0)
        else:
            force = sum(t.value(p, "attack") for p in strikers(t, enemy))
        damage = force - t.value(enemy, "defense")
        if damage >= t.life(enemy):
            marks.append(100 + t.danger(enemy) + MUST_FALL * (enemy in barring(t)))
        else:
            part = damage / t.life(enemy)
            marks.append((10 + MUST_FALL * (enemy in barring(t))) * part if damage > 0 else -1.0)
    return marks


def attackers(t: Sight) -> list[float]:
    """Pick attackers until the enemy is sure to fall; the fewest that do it."""
    force = sum(t.value(p, "attack") for p in {*t.attacking(), *t.picked})
    missing = to_kill(t, t.subject) - force
    marks = []
    for choice in t.choices:
        strength = t.value(choice.a, "attack") if choice.verb == "attack-with" else 0
        if choice.verb != "attack-with":
            marks.append(0.0 if missing > 0 else 50.0)
        elif missing <= 0 or not strength:
            marks.append(-1.0)
        else:
            marks.append(20.0 - (strength - missing) if strength >= missing else 1.0 + strength)
    return marks
