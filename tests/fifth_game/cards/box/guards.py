"""The guards."""

from __future__ import annotations

from rulewright.kernel.abilities import HAND, Ability, Trigger, Triggered
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.effects.answering import Cancel
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.players import OTHER_PLAYERS, YOU
from rulewright.kernel.selectors import ControlledBy, This, Within
from rulewright.lcg.events import ENTERS_PLAY
from rulewright.lcg.verbs import Discard

THIS = This()
COURAGE = Gets(Within("play", YOU) & ~THIS, "strength", 1)
ENTRANCE = Trigger(ENTERS_PLAY, ControlledBy(OTHER_PLAYERS))
AMBUSH = Triggered("response", "response", "when", ENTRANCE, Cancel(), cost=Discard(THIS), zones=HAND)


def guard(number: int, name: str, strength: int, copies: int, *texts: Ability) -> Card:
    """A guard, so many in the deck of each player."""
    return Card(f"{number}", (Face(name, "guard", {"strength": strength}, abilities=texts),), copies, number=number)


CARDS = (guard(1, "Pikeman", 2, 5), guard(2, "Captain", 3, 2, COURAGE), guard(3, "Watchman", 1, 3, AMBUSH))
