"""What belongs into one sentence: effects that say the same of something else, or do the same several times over."""

from __future__ import annotations

from rulewright.kernel.amounts import Named
from rulewright.kernel.conditions import Exists
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.joining import If, OneOf, Times
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import All, Choose, ChoosePlayer
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.modifiers import Constant, Gets
from rulewright.kernel.node import Node
from rulewright.kernel.players import ChosenPlayer, Everyone
from rulewright.kernel.selectors import Chosen, Within
from rulewright.kernel.vocabulary import Both, Number, Selector


def alike(one: object, other: object) -> bool:
    """Whether two nodes say the same, word for word."""
    if one is other:
        return True
    if isinstance(one, Node) and isinstance(other, Node):
        return type(one) is type(other) and alike(one.words()[1], other.words()[1])
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(alike(value, other[key]) for key, value in one.items())
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    return one == other


def add_up(one: Constant, other: Constant) -> bool:
    """Whether two constants give the same cards more of two values under the same condition: "+1 attack and +1 ..."."""
    if not (isinstance(one, Gets) and isinstance(other, Gets)):
        return False
    return (
        one.op == other.op and one.op in ("add", "base") and alike(one.who, other.who) and alike(one.given, other.given)
    )


def last_together(one: Effect, other: Effect) -> bool:
    """Whether two effects last as long as each other: what they change is told after one "until the end of"."""
    if type(one) is not type(other) or not (lasting(one) and lasting(other)):
        return False
    return all(alike(value, dict(other.children())[name]) for name, value in one.children() if name != "what")


def lasting(effect: Effect) -> Constant | None:
    """What an effect makes true for a time."""
    what = getattr(effect, "what", None)
    return what if isinstance(what, Constant) else None


def alternatives(effect: OneOf) -> tuple[Until, ...]:
    """The parts of a choice of one that give the same cards one value or another for the same time; else none."""
    first = effect.effects[0]
    found = []
    for part in effect.effects:
        if not isinstance(first, Until) or not isinstance(part, Until):
            return ()
        if not (last_together(first, part) and add_up(first.what, part.what)):
            return ()
        found.append(part)
    return tuple(found)


def repeated(effect: Effect) -> tuple[Number, Choose, Effect] | None:
    """So many times the same choice and the same verb: "choose and exhaust 2 heroes"."""
    if not isinstance(effect, Times) or not isinstance(effect.times, int | Named):
        return None
    parts = effect.effect.effects if isinstance(effect.effect, All) else ()
    if len(parts) != 2 or not isinstance(parts[0], Choose) or not uses(parts[1], parts[0]):
        return None
    return effect.times, parts[0], parts[1]


def else_none(effect: Effect) -> bool:
    """Whether a condition only asks for something to choose: "choose a hero and ...; if there is none, ..."."""
    if not isinstance(effect, If) or effect.otherwise is None or not isinstance(effect.condition, Exists):
        return False
    first = effect.then.effects[0] if isinstance(effect.then, All) else effect.then
    return isinstance(first, Choose) and alike(first.what, effect.condition.what)


def of_a_player(effect: Effect) -> tuple[str, tuple[Effect, ...]]:
    """What one player, whoever is chosen, does: the name the player is bound to, and the verbs; else nothing."""
    if isinstance(effect, All) and isinstance(effect.effects[0], ChoosePlayer):
        choice, *rest = effect.effects
        assert isinstance(choice, ChoosePlayer)
        doers = [part.words()[1].get("players") for part in rest]
        if isinstance(choice.players, Everyone) and all(isinstance(doer, ChosenPlayer) for doer in doers):
            return choice.name, tuple(rest)
    return "", ()


def from_everyone(effect: Effect) -> bool:
    """Whether a verb means cards that each player holds: "each player discards all events from their hand"."""
    what = getattr(effect, "what", None)
    return isinstance(effect, Verb) and isinstance(what, Selector) and anyones(what)


def anyones(what: Selector) -> bool:
    """Whether cards are meant that lie in a place of any player."""
    if isinstance(what, Both):
        return anyones(what.left) or anyones(what.right)
    return isinstance(what, Within) and isinstance(what.players, Everyone)


def uses(effect: Effect, choice: Effect) -> bool:
    """Whether the object of an effect is what was just chosen or found."""
    name = getattr(choice, "name", "")
    return bool(name) and any(isinstance(value, Chosen) and value.name == name for _, value in effect.children())
