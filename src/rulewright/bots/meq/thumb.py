"""Rules of thumb for Middle-Earth Quest: which rule answers which question, for Sauron and for the heroes."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.bots.meq import fighting, heroes, sauron, travelling
from rulewright.bots.meq.sight import Sight
from rulewright.bots.meq.texts import follow, worth
from rulewright.kernel.effects.joining import May, OneOf
from rulewright.kernel.effects.sequence import All, Choosing, bound
from rulewright.kernel.game import Decision, Game
from rulewright.kernel.state import Choice

Rule = Callable[[Sight, Choice], float]
"""How good a choice is."""


def advise(game: Game, decision: Decision) -> list[float]:
    """How good each option is for the seat that is asked."""
    t = Sight(game, decision)
    if decision.kind == "travel":
        return travelling.travel(t)
    if t.evil and decision.kind in BY_NEEDS:
        t.wanted = sauron.needs(t)
    rule = (FOR_SAURON if t.evil else FOR_HEROES).get(decision.kind) or FOR_BOTH.get(decision.kind, first)
    return [rule(t, choice) for choice in t.choices]


# ---- texts


def may(t: Sight, choice: Choice) -> float:
    """Do what gains; what Sauron may do, he does."""
    if not isinstance(t.node, May):
        return float(choice.verb == "yes")
    return worth(t, t.node.effect, t.state.scopes[-1]) if choice.verb == "yes" else 0.0


def choose_one(t: Sight, choice: Choice) -> float:
    """The effect that gains most."""
    assert isinstance(t.node, OneOf)
    return worth(t, t.node.effects[choice.a], t.state.scopes[-1])


def target(t: Sight, choice: Choice) -> float:
    """What the rest of the text gains most by."""
    if not isinstance(t.node, Choosing) or not t.data:
        return 0.0
    after, start = t.data
    assert isinstance(after, All) and isinstance(start, int)
    return follow(t, after, start, bound(t.state.scopes[-1], t.node.name, choice.a))


def most(t: Sight, choice: Choice) -> float:
    """As much as possible."""
    return float(choice.a)


def agree(t: Sight, choice: Choice) -> float:
    """Friends agree."""
    return float(choice.verb == "agree")


def first(t: Sight, choice: Choice) -> float:
    """The first option: it does not matter."""
    return 0.0


FOR_BOTH: dict[str, Rule] = {
    "lay": fighting.lay,
    "declare": fighting.declare,
    "may": may,
    "choose-one": choose_one,
    "target": target,
    "agree": agree,
}
BY_NEEDS = frozenset({"action", "influence", "command", "move", "place"})
"""What Sauron answers by what his plots and his mission need."""
FOR_SAURON: dict[str, Rule] = {
    "plot": sauron.plot,
    "keep": sauron.keep,
    "take": sauron.take,
    "action": sauron.act,
    "shadow": sauron.shadow,
    "influence": sauron.influence,
    "command": sauron.command,
    "move": sauron.move_to,
    "place": sauron.place,
    "attack": fighting.attack,
    "peril": sauron.peril,
    "haven": sauron.haven,
    "entrust": sauron.victim,
    "give": sauron.inflict,
}
FOR_HEROES: dict[str, Rule] = {
    "hero": heroes.hero,
    "draw": most,
    "rest": heroes.rest,
    "heal": heroes.heal,
    "marker": heroes.marker,
    "cleanse": heroes.cleanse,
    "explore": heroes.explore,
    "pay": heroes.pay,
    "discard": fighting.give_up,
    "damage": fighting.lose,
    "agility": fighting.agility,
    "haven-fight": fighting.haven_fight,
    "champion": fighting.champion,
    "train": heroes.train,
    "remove": heroes.remove,
    "shield": heroes.shield,
}
