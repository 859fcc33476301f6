"""Rules of thumb for The Lord of the Rings: The Card Game: which rule answers which question."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.bots.lotr import cards, fighting, questing, targets
from rulewright.bots.lotr.sight import Sight
from rulewright.kernel.game import Decision, Game


def advise(game: Game, decision: Decision) -> list[float]:
    """How good each option is for the seat that is asked."""
    t = Sight(game, decision)
    if decision.kind == "target":
        return targets.target(t, getattr(decision.pending.node, "name", ""))
    return KINDS.get(decision.kind, first)(t)


def first(t: Sight) -> list[float]:
    """The first option: it does not matter."""
    return [float(-i) for i in range(len(t.choices))]


def mulligan(t: Sight) -> list[float]:
    """Keep a hand with two cards worth playing soon, or with one of the best."""
    hand = t.hand()
    soon = [p for p in hand if t.type(p) in ("ally", "attachment") and t.printed(p, "cost") <= 3]
    best = {"Steward of Gondor", "Unexpected Courage", "Celebrían's Stone"}
    good = len(soon) >= 2 or any(t.name(p) in best for p in hand)
    return [float((c.verb == "keep") == good) for c in t.choices]


def pay(t: Sight) -> list[float]:
    """Pay from the fullest pool; Aragorn keeps one to ready himself with."""
    return [t.resources(c.a) - t.picked.count(c.a) - 0.5 * (t.name(c.a) == "Aragorn") for c in t.choices]


def choose_one(t: Sight) -> list[float]:
    """One of several effects."""
    title = t.name(t.subject)
    wanted = 0
    if title == "Gandalf":
        enemies = [*t.engaged, *t.staged("enemy")]
        wanted = 2 if t.threat >= 40 else 1 if enemies else 0
    elif title == "The Galadhrim's Greeting":
        wanted = 1 if len(t.seats) >= 4 else 0
    elif title == "Lingering Venom":
        wanted = 1 if max((t.damage(hero) for hero in t.heroes()), default=0) <= 1 else 0
    elif title == "Protector of Lórien":
        wanted = 1
    return [float(c.a == wanted) for c in t.choices]


def number(t: Sight) -> list[float]:
    """As much as possible."""
    return [float(c.a) for c in t.choices]


def search(t: Sight) -> list[float]:
    """Take the best card."""
    return [targets.card_worth(t, c.a) if c.a >= 0 else -9.0 for c in t.choices]


def restricted(t: Sight) -> list[float]:
    """Discard the least valuable attachment."""
    return [-targets.card_worth(t, c.a) for c in t.choices]


KINDS: dict[str, Callable[[Sight], list[float]]] = {
    "mulligan": mulligan,
    "action": cards.act,
    "respond": cards.respond,
    "pay": pay,
    "commit": questing.commit,
    "travel": questing.travel,
    "engage": questing.engage,
    "enemy-attack": fighting.next_enemy,
    "defend": fighting.defend,
    "assign": fighting.assign,
    "attack": fighting.attack,
    "attackers": fighting.attackers,
    "choose-one": choose_one,
    "number": number,
    "search": search,
    "restricted": restricted,
}
