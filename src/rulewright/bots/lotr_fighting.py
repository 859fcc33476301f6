"""Rules of thumb for combat: whom to defend with, where the damage goes, whom to attack with how much."""

from __future__ import annotations

from rulewright.bots.lotr_sight import Sight

SHADOW = 1
"""What a shadow card adds to an attack, on average and rounded up."""


def attack_of(t: Sight, enemy: int) -> int:
    """The strength of the attack to expect."""
    return t.value(enemy, "attack") + SHADOW


def survives(t: Sight, piece: int, enemy: int) -> bool:
    """Whether a character would live through defending against an enemy."""
    return attack_of(t, enemy) - t.value(piece, "defense") < t.life(piece)


def loss(t: Sight, piece: int, damage: int) -> float:
    """How bad this much damage to a character is."""
    if damage <= 0:
        return 0
    if damage >= t.life(piece):
        return 40 + t.worth(piece) if t.type(piece) == "hero" else 2 + t.worth(piece)
    return damage * (2.0 if t.type(piece) == "hero" else 0.8)


def excess(t: Sight, enemy: int, damage: int) -> float:
    """How bad damage beyond what the defender can take is: a troll turns it into threat."""
    return (1 if t.threat < 40 else 4) * max(0, damage) if t.name(enemy) == "Hill Troll" else 0


def best_defender(t: Sight, enemy: int, able: list[int]) -> int:
    """The character to defend with: little is lost, and little willpower and attack is bound. -1 when there is none."""

    def price(piece: int) -> float:
        bound = 0.8 * t.value(piece, "attack") + 0.8 * t.value(piece, "willpower")
        return loss(t, piece, attack_of(t, enemy) - t.value(piece, "defense")) + bound

    return min(able, key=price, default=-1)


def defend(t: Sight) -> list[float]:
    """Declare a defender, or leave the attack undefended."""
    enemy = t.subject
    strength = attack_of(t, enemy)
    target = next((seat for seat in t.seats if enemy in t.engaged_with(seat)), t.seat)
    others = [e for e in t.engaged if e != enemy and not t.has_attacked(e)]
    marks = []
    for choice in t.choices:
        if choice.verb != "defend":
            hit = min((loss(t, hero, strength + 1) for hero in t.heroes(target)), default=0.0)
            marks.append(-hit - 3)
            continue
        piece = choice.a
        damage = strength - t.value(piece, "defense")
        price = loss(t, piece, damage) + excess(t, enemy, damage - t.life(piece))
        price += 0.9 * t.value(piece, "attack") if t.engaged else 0
        for other in others:
            if survives(t, piece, other) and t.value(other, "attack") > t.value(enemy, "attack"):
                price += 3
        if t.name(piece) == "Gondorian Spearman":
            price -= 1.5
        marks.append(-price)
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
            marks.append(100 + t.danger(enemy))
        else:
            marks.append(10 * damage / t.life(enemy) if damage > 0 else -1.0)
    return marks


def attackers(t: Sight) -> list[float]:
    """Pick attackers until the enemy is sure to fall; the fewest that do it."""
    picked = t.picked[1:] if t.rule == "lotr.step-6.8.1.1" else t.picked
    force = sum(t.value(p, "attack") for p in {*t.attacking(), *picked})
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
