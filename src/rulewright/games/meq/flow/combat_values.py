"""What the cards of a combat round are worth: type, attack, defense, printed defense, and what changes them."""

from __future__ import annotations

from rulewright.games.meq.table import SAURON, label
from rulewright.kernel.activations import under_way
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.lasting import last
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.selectors import This
from rulewright.kernel.state import Activation, Scope, State
from rulewright.kernel.values import derivation

NO_TYPE = ""
OPS = ("add", "base", "set", "locked", "least")
CHANGES = {(stat, op): Gets(This(), stat, 0, op) for stat in ("attack", "defense", "strength") for op in OPS}


class FollowsAllDamage(Verb):
    """A text that follows from all damage of a round, not only from the first."""


class Caps(Verb):
    """A text that limits the damage its owner is dealt in a round, from the moment the card is revealed."""

    def limit(self) -> int:
        """How much damage at most."""
        raise NotImplementedError


class Cancels(Effect):
    """A text that cancels the opponent's card: all of them are looked at before any card is cancelled."""

    def hits(self, s: State, scope: Scope) -> bool:
        """Whether it cancels the opponent's card now."""
        raise NotImplementedError

    def gain(self, s: State, scope: Scope) -> int:
        """The attack its own card gains by that."""
        return 0


def fight_under_way(s: State) -> Activation:
    """The combat under way."""
    found = under_way(s, "combat")
    assert found is not None
    return found


def side(s: State, seat: int) -> str:
    """What the numbers of a combat call a side."""
    return "enemy" if seat == SAURON else "hero"


def opponent(s: State, seat: int) -> int:
    """The other side."""
    return SAURON if seat != SAURON else fight_under_way(s).seat


def card_of(s: State, seat: int) -> int:
    """The card of a side in this round, or -1."""
    found = fight_under_way(s).pieces.get(f"{side(s, seat)}-card", ())
    return found[0] if found else -1


def exhausted(s: State, seat: int) -> bool:
    """Whether a side is exhausted."""
    return bool(fight_under_way(s).numbers.get(f"{side(s, seat)}-exhausted"))


def both_exhausted(s: State) -> bool:
    """Whether both sides are."""
    numbers = fight_under_way(s).numbers
    return bool(numbers.get("hero-exhausted") and numbers.get("enemy-exhausted"))


def is_cancelled(s: State, seat: int) -> bool:
    """Whether the card of a side is cancelled."""
    return bool(fight_under_way(s).numbers.get(f"{side(s, seat)}-cancelled"))


def type_of(s: State, seat: int) -> str:
    """Melee or ranged; a cancelled card has no type, nor has who plays none."""
    card = card_of(s, seat)
    return NO_TYPE if card < 0 or is_cancelled(s, seat) else label(s, card, "type")


def previous_type(s: State, seat: int) -> str:
    """The type of the card of a side in the previous round."""
    return ("", "melee", "ranged")[fight_under_way(s).numbers.get(f"{side(s, seat)}-type", 0)]


def round_name(s: State) -> str:
    """The name of this round, as a period that things last for."""
    fight = fight_under_way(s)
    return f"{fight.name} round {fight.numbers.get('round', 0)}"


def apply_bonus(s: State, card: int, stat: str, op: str, amount: int, source: int) -> None:
    """Change a value of a card for this round."""
    if card >= 0:
        last(s, CHANGES[stat, op], Scope(source, -1), (card,), round_name(s), amount)


def printed_defense(s: State, seat: int) -> int:
    """The printed defense of the card of a side, as far as no text has replaced it; 0 without a card.

    No text brings it below what the card itself says that its defense does not fall below.
    """
    card = card_of(s, seat)
    if card < 0:
        return 0
    lines = derivation(s, card, "defense")
    floor = max((line.amount for line in lines if line.op == "least"), default=0)
    if any(line.op == "set" for line in lines):
        return floor
    replaced = [line.amount for line in lines if line.op == "base"]
    return max(floor, replaced[-1] if replaced else lines[0].amount)
