"""Rules of thumb for choices of targets: good things to our best, bad things to whom they hurt least."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.bots.lotr.cards import ATTACHMENTS, ally
from rulewright.bots.lotr.fighting import loss
from rulewright.bots.lotr.sight import Sight

OBJECTIVE = 90.0
"""What a claimed objective is worth: the stage is not won without it."""
LADEN = 50.0
"""How bad it is to choose a hero who would have to discard a restricted card."""

Rule = Callable[[Sight, int], float]
"""How good it is to choose this piece."""


# ---- friends


def to_quest_with(t: Sight, p: int) -> float:
    return 10 * t.mine_is(p) + t.value(p, "willpower") + 2 * (t.name(p) == "Aragorn")


def to_attack_with(t: Sight, p: int) -> float:
    return 10 * t.mine_is(p) + t.value(p, "attack") - 3 * len(t.attached(p)) + 3 * (t.name(p) in ("Gimli", "Legolas"))


def to_defend_with(t: Sight, p: int) -> float:
    return 10 * t.mine_is(p) + t.value(p, "defense") + t.value(p, "hit_points") + 5 * (t.name(p) == "Gimli")


def to_act_twice(t: Sight, p: int) -> float:
    fights = 0 if "Gandalf's Map" in t.attached(p) else max(t.value(p, "attack"), t.value(p, "defense"))
    return 10 * t.mine_is(p) + t.value(p, "willpower") + 2 * fights - 4 * ("Unexpected Courage" in t.attached(p))


def to_pay_with(t: Sight, p: int) -> float:
    return (
        10 * t.mine_is(p)
        - t.resources(p)
        + 2 * ("Steward of Gondor" not in t.attached(p))
        + 3 * (t.name(p) == "Aragorn")
    )


def wounded(t: Sight, p: int) -> float:
    return (3 if t.type(p) == "hero" else 1) * min(t.damage(p), 3) - t.life(p)


def to_ready(t: Sight, p: int) -> float:
    return t.worth(p) if not t.ready(p) else -1.0


# ---- enemies and places


def to_disarm(t: Sight, p: int) -> float:
    attack = t.value(p, "attack") if t.type(p) == "enemy" else 0
    return attack + 2 * (p in t.engaged) - 10 * bool(t.attached(p))


def to_shoot(t: Sight, p: int) -> float:
    return t.danger(p) + (20 if t.life(p) <= 4 else 0) + (5 if p in t.engaged else 0)


def threatening(t: Sight, p: int) -> float:
    return t.value(p, "threat")


def nearly_explored(t: Sight, p: int) -> float:
    return -t.left(p) + (0.5 if p == t.active() else 0)


def weak_enemy(t: Sight, p: int) -> float:
    return -t.danger(p)


def the_one_to_kill(t: Sight, p: int) -> float:
    """Who has to be destroyed to win had better come now."""
    return 100.0 if t.name(p) == "Ungoliant's Spawn" else weak_enemy(t, p)


# ---- cards


def card_worth(t: Sight, p: int) -> float:
    """How much a player card is worth in hand."""
    if t.name(p) == "Gandalf":
        return 30.0
    if t.type(p) == "ally":
        return ally(t, p) - t.printed(p, "cost")
    if t.type(p) == "attachment":
        title = t.name(p)
        if t.state.owner[p] < 0:
            return OBJECTIVE
        useless = title in ("Steward of Gondor", "Celebrían's Stone", "Horn of Gondor") and t.in_play(title)
        return -1.0 if useless else ATTACHMENTS.get(title, 10.0)
    return 8.0


def strongest_ally(t: Sight, p: int) -> float:
    return float(t.printed(p, "cost"))


# ---- harm


def to_exhaust(t: Sight, p: int) -> float:
    fighting = t.phase in ("combat", "travel", "encounter")
    use = max(t.value(p, "attack"), t.value(p, "defense")) + (0 if fighting else t.value(p, "willpower"))
    return -use - 10 * t.ready(p) * (t.type(p) == "hero") * 0.1


def to_wound(damage: int) -> Rule:
    """Who takes so much damage."""
    return lambda t, p: -loss(t, p, damage) + t.life(p) / 10


def to_lose(t: Sight, p: int) -> float:
    if t.type(p) in ("hero", "ally") and t.state.rules.zones.defs[t.state.zone[p]].group == "play":
        return -t.worth(p)
    return -card_worth(t, p)


def from_quest(t: Sight, p: int) -> float:
    return -t.value(p, "willpower")


CHOICES: dict[str, Rule] = {
    "Steward of Gondor": to_pay_with,
    "Celebrían's Stone": to_quest_with,
    "The Favor of the Lady": to_quest_with,
    "Gandalf's Map": to_quest_with,
    "Protector of Lórien": to_defend_with,
    "Shadow Key": to_defend_with,
    "Dungeon Torch": to_defend_with,
    "Citadel Plate": to_defend_with,
    "Self Preservation": to_defend_with,
    "Dwarven Axe": to_attack_with,
    "Blade of Gondolin": to_attack_with,
    "Horn of Gondor": to_pay_with,
    "Unexpected Courage": to_act_twice,
    "Valor": to_attack_with,
    "Appointed by Fate": to_pay_with,
    "Théodred": to_pay_with,
    "Forest Snare": to_disarm,
    "Feint": to_disarm,
    "A Light in the Dark": to_disarm,
    "Gandalf": to_shoot,
    "Quick Strike": to_shoot,
    "Power in the Earth": threatening,
    "Radagast's Cunning": threatening,
    "Secret Paths": threatening,
    "Snowbourn Scout": nearly_explored,
    "Son of Arnor": weak_enemy,
    "Glorfindel": wounded,
    "Daughter of the Nimrodel": wounded,
    "Lore of Imladris": wounded,
    "Old Forest Road": to_ready,
    "Ever Vigilant": to_ready,
    "Common Cause": to_ready,
    "Blade Mastery": lambda t, p: float(p in t.attacking()),
    "Sneak Attack": card_worth,
    "Stand and Fight": strongest_ally,
    "Dwarven Tomb": card_worth,
    "Fortune or Fate": lambda t, p: float(t.state.owner[p] == t.seat),
    "Miner of the Iron Hills": lambda t, p: float(t.name(p) == "Caught in a Web"),
    "King Spider": to_exhaust,
    "Great Forest Web": to_exhaust,
    "Ungoliant's Swarm": to_exhaust,
    "Hummerhorns": to_wound(5),
    "Dol Guldur Orcs": to_wound(2),
    "Lingering Venom": to_wound(2),
    "Goblin Sniper": to_wound(1),
    "Black Forest Bats": from_quest,
    "A Chosen Path": the_one_to_kill,
    "Don't Leave the Path!": the_one_to_kill,
}
"""How to choose for a card; for all others the least valuable is chosen."""

COSTS = {"helper": to_exhaust, "archer": to_exhaust, "striker": to_attack_with, "card": to_lose}
"""How to choose what a cost is paid with, by the name the text gives it."""


def target(t: Sight, named: str) -> list[float]:
    """Choose a card or a player; `named` is what the text calls the choice."""
    rule = COSTS.get(named) or CHOICES.get(t.name(t.subject), to_lose)
    marks = [player(t, c.a) if c.verb == "choose-player" else rule(t, c.a) for c in t.choices]
    if t.subject >= 0 and t.type(t.subject) in ("attachment", "objective") and t.keyword(t.subject, "restricted"):
        for number, choice in enumerate(t.choices):
            marks[number] -= LADEN * (choice.verb != "choose-player" and laden(t, choice.a))
    return marks


def laden(t: Sight, p: int) -> bool:
    """Whether a hero bears as many restricted cards as one may."""
    return sum(t.keyword(load, "restricted") for load in t.state.attached[p]) >= 2


def player(t: Sight, seat: int) -> float:
    """Choose a player: whoever needs it most, else oneself."""
    title = t.name(t.subject)
    if title in ("The Galadhrim's Greeting", "Gandalf"):
        return float(t.threat_of(seat))
    if title in ("Thicket of Spears", "Rain of Arrows"):
        return float(sum(t.value(e, "attack") for e in t.engaged_with(seat)))
    if title == "Faramir":
        return float(sum(1 for p in t.everyone() if t.committed(p) and t.state.controller[p] == seat))
    if title == "Beorn's Hospitality":
        return float(sum(t.damage(hero) for hero in t.heroes(seat)))
    return float(seat == t.seat)
