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
    others = [e for e in t.engaged if e != enemy and not t.state.tokens[6][e]]
    marks = []
    for choice in t.choices:
        if choice.verb != "defend":
            hit = min((loss(t, hero, strength + 1) for hero in t.heroes()), default=0.0)
            marks.append(-hit - 3 if t.engaged or not t.picked else 0.0)
            continue
        piece = choice.a
        price = loss(t, piece, strength - t.value(piece, "defense"))
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
        able = strikers(t, enemy) if enemy in t.engaged else [p for p in t.mine if t.ready(p)]
        force = sum(t.value(p, "attack") for p in able)
        if t.name(enemy) and enemy not in t.engaged and enemy in t.staged("enemy"):
            force = max((t.value(p, "attack") + 1 for p in t.mine if t.ready(p) and t.name(p) == "Dúnhere"), default=0)
        damage = force - t.value(enemy, "defense")
        if damage >= t.life(enemy):
            marks.append(100 + t.danger(enemy))
        else:
            marks.append(10 * damage / t.life(enemy) if damage > 0 else -1.0)
    return marks


def attackers(t: Sight) -> list[float]:
    """Pick attackers until the enemy is sure to fall; the fewest that do it."""
    enemy = t.subject
    joined = [p for seat in t.seats for p in t.engaged_with(seat) if p == enemy]
    declared = [p for p in t.everyone() if t.state.tokens[4][p]]
    picked = [p for p in t.picked if p in t.mine]
    if t.rule == "lotr.step-6.8.1.1":
        picked = [p for p in t.picked[1:] if p in t.mine]
    force = sum(t.value(p, "attack") for p in {*declared, *picked})
    missing = to_kill(t, enemy) - force
    marks = []
    for choice in t.choices:
        if choice.verb != "attack-with":
            marks.append(0.0 if missing > 0 else 50.0)
            continue
        strength = t.value(choice.a, "attack")
        if missing <= 0 or not strength:
            marks.append(-1.0)
        else:
            marks.append(20 - (strength - missing) if strength >= missing else 1 + strength)
    return marks if joined or t.staged("enemy") else marks
