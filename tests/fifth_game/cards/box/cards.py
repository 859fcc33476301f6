"""The cards of the box."""

from __future__ import annotations

from fifth_game.flow import ARRIVES, Beside
from fifth_game.table import SIDES
from rulewright.kernel.abilities import HAND, Ability, Trigger, Triggered
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.effects.answering import Cancel
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.players import OTHER_PLAYERS, YOU
from rulewright.kernel.selectors import ControlledBy, Kind, This
from rulewright.lcg.verbs import Discard, Draw

THIS, GUARD = This(), Kind(("guard",), "guard")
AMBUSH = Triggered(
    "response", "response", "when", Trigger(ARRIVES, GUARD & ControlledBy(OTHER_PLAYERS)), Cancel(),
    cost=Discard(THIS), zones=HAND,
)  # fmt: skip
NEWS = Triggered("forced", "forced", "after", Trigger(ARRIVES, THIS), Draw(1))
COURAGE = Gets(GUARD & ControlledBy(YOU) & ~THIS & Beside(), "strength", 1)


def bridge(number: int, name: str, points: int) -> Card:
    """A place where guards stand."""
    return Card(f"{number:02}", (Face(name, "bridge", {"points": points}),), number=number, set="bridge")


def guard(number: int, name: str, strength: int, copies: int, *texts: Ability) -> list[Card]:
    """A guard of each side."""
    return [
        Card(
            f"{number:02}-{side}",
            (Face(name, "guard", {"strength": strength}, abilities=texts, labels={"side": side}),),
            copies, number=number, set=side,
        )
        for side in SIDES
    ]  # fmt: skip


CARDS = (
    bridge(1, "Old Bridge", 1),
    bridge(2, "Stone Bridge", 2),
    bridge(3, "Long Bridge", 3),
    *guard(4, "Pikeman", 3, 2),
    *guard(5, "Captain", 2, 1, COURAGE),
    *guard(6, "Runner", 1, 1, NEWS),
    *guard(7, "Watchman", 1, 2, AMBUSH),
)
