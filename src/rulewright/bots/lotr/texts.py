"""What texts of The Lord of the Rings: The Card Game do, as far as a player minds, read from their own words."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rulewright.bots.lotr.sight import Sight
from rulewright.games.lotr.vocabulary.ending import WinGame
from rulewright.games.lotr.vocabulary.words import WinIf
from rulewright.kernel.abilities import Ability, Activated, Triggered
from rulewright.kernel.cards import Face
from rulewright.kernel.conditions import Exists
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choosing
from rulewright.kernel.effects.verbs import Happens, HappensToPlayers
from rulewright.kernel.modifiers import Forbid, Gets
from rulewright.kernel.node import nodes
from rulewright.kernel.selectors import This
from rulewright.kernel.state import Scope
from rulewright.kernel.vocabulary import Selector
from rulewright.lcg.events import DAMAGED, DRAWS, EXHAUSTS, READIES
from rulewright.lcg.verbs import PutIntoPlay


class Text(NamedTuple):
    """What an ability does."""

    readies: bool
    """Characters become ready."""
    chooses: bool
    """It is for one that is chosen; else for all that fit."""
    attack: int
    """So much attack more for a while."""
    draws: int
    """So many cards are drawn."""
    summons: bool
    """An ally is put into play."""
    damage: int
    """So much damage is dealt."""
    tires: bool
    """Its card exhausts for it."""
    tires_another: bool
    """Another card exhausts for it."""


@cache
def text(ability: Ability) -> Text:
    """What an ability does."""
    assert isinstance(ability, Activated | Triggered)
    effects = [node for node in nodes(ability.effect) if isinstance(node, Effect)]
    costs = [node for node in nodes(ability.cost) if isinstance(node, Happens) and node.event is EXHAUSTS]
    gets = [e.what for e in effects if isinstance(e, Until) and isinstance(e.what, Gets)]
    attack = [get.amount for get in gets if get.stat == "attack"]
    drawn = [e.amount for e in effects if isinstance(e, HappensToPlayers) and e.event is DRAWS]
    hurt = [e.amount for e in effects if isinstance(e, Happens) and e.event is DAMAGED]
    return Text(
        readies=any(isinstance(e, Happens) and e.event is READIES for e in effects),
        chooses=any(isinstance(e, Choosing) for e in effects),
        attack=sum(amount for amount in attack if isinstance(amount, int)),
        draws=sum(amount for amount in drawn if isinstance(amount, int)),
        summons=any(isinstance(e, PutIntoPlay) for e in effects),
        damage=sum(amount for amount in hurt if isinstance(amount, int)),
        tires=any(isinstance(cost.what, This) for cost in costs),
        tires_another=any(not isinstance(cost.what, This) for cost in costs),
    )


@cache
def action(face: Face) -> Text | None:
    """What the action of a card does, if it has one."""
    return next((text(ability) for ability in face.abilities if isinstance(ability, Activated)), None)


@cache
def entering(face: Face) -> int:
    """How much damage the text of a card deals that answers something, such as its entering play."""
    return max((text(ability).damage for ability in face.abilities if isinstance(ability, Triggered)), default=0)


@cache
def bars(face: Face) -> tuple[Selector, ...]:
    """What must be gone from the table before a stage is won, by the words of the stage."""
    found: list[Selector] = []
    for ability in face.abilities:
        if isinstance(ability, WinIf) or (isinstance(ability, Forbid) and ability.what == "defeat-stage"):
            found += [node.what for node in nodes(ability) if isinstance(node, Exists)]
        elif isinstance(ability, Triggered) and any(isinstance(node, WinGame) for node in nodes(ability.effect)):
            found += [] if ability.trigger.piece is None else [ability.trigger.piece]
    return tuple(found)


def barring(t: Sight) -> frozenset[int]:
    """The enemies that bar the way now."""
    if t.barring is None:
        quest, found = t.quest(), []
        if quest >= 0:
            scope = Scope.probe(quest, t.seat)
            found = [p for what in bars(t.face(quest)) for p in what.find(t.state, scope)]
        t.barring = frozenset(p for p in found if t.type(p) == "enemy")
    return t.barring
