"""The aspect Aggression: cards 50-57."""

from __future__ import annotations

from rulewright.games.champions.flow.paying import DoubleFor, PaidWith
from rulewright.games.champions.flow.playing import MaxPer, PlayedUnderAnyControl
from rulewright.games.champions.flow.powers import ATTACKS
from rulewright.games.champions.vocabulary.attacking import GainOverkill, Strike
from rulewright.games.champions.vocabulary.decks import DiscardTop
from rulewright.games.champions.vocabulary.numbers import Defeats, Discarded
from rulewright.games.champions.vocabulary.pointing import Attackable
from rulewright.games.champions.vocabulary.printing import ally, event, resource, support, upgrade
from rulewright.games.champions.vocabulary.verbs import RemoveCounters, RemoveThreat
from rulewright.games.champions.vocabulary.words import (
    ATTACKABLE,
    CHARACTER,
    ENEMY,
    IT,
    MINION,
    SCHEME,
    THIS,
    YOUR_HERO,
    Action,
    ForcedResponse,
    Response,
    on,
)
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.joining import If
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets
from rulewright.lcg.verbs import DealDamage, Discard, Exhaust, Heal

SET = "Aggression"

CARDS: tuple[Card, ...] = (
    ally(
        "Hulk",
        ForcedResponse(
            DiscardTop(1),
            If(Discarded("physical"), Choose(ENEMY) >> DealDamage(IT, 2)),
            If(Discarded("energy"), DealDamage(CHARACTER, 1)),
            If(Discarded("mental"), Discard(THIS)),
            after=on(ATTACKS, THIS),
        ),
        number=50, set_name=SET, cost=2, resources="energy", thw=None, atk=(3, 1), hit_points=5,
        traits="Avenger. Gamma.", subname="Bruce Banner",
    ),
    ally(
        "Tigra",
        Response(Heal(THIS, 1), after=on(ATTACKS, THIS, given=Defeats(MINION))),
        number=51, set_name=SET, cost=3, resources="mental", thw=(1, 1), atk=(2, 1), hit_points=3, traits="Avenger.",
        subname="Greer Grant Nelson",
    ),
    event(
        "Chase Them Down",
        Response(
            Choose(SCHEME), RemoveThreat(IT, 2), after=on(ATTACKS, YOUR_HERO, given=Defeats(ENEMY)), tags="thwart"
        ),
        number=52, copies=3, set_name=SET, cost=0, resources="mental", traits="Thwart.",
    ),
    event(
        "Relentless Assault",
        Action(
            Choose(MINION & Attackable()),
            If(PaidWith("physical"), GainOverkill()),
            Strike(IT, 5),
            tags="hero attack",
        ),
        number=53, copies=3, set_name=SET, cost=2, resources="energy", traits="Attack.",
    ),
    event(
        "Uppercut",
        Action(Choose(ATTACKABLE), Strike(IT, 5), tags="hero attack"),
        number=54, copies=3, set_name=SET, cost=3, resources="physical", traits="Attack.",
    ),
    resource(
        "The Power of Aggression",
        MaxPer(2, "deck"),
        DoubleFor("aggression"),
        number=55, copies=2, set_name=SET, resources="wild",
    ),
    support(
        "Tac Team",
        Action(Choose(ENEMY), DealDamage(IT, 2), cost=Exhaust(THIS) >> RemoveCounters(THIS, 1)),
        number=56, copies=3, set_name=SET, cost=3, resources="energy", traits="S.H.I.E.L.D.", uses="3 attack",
    ),
    upgrade(
        "Combat Training",
        PlayedUnderAnyControl(),
        MaxPer(1, "player"),
        Gets(YOUR_HERO, "atk", 1),
        number=57, copies=3, set_name=SET, cost=2, resources="physical", traits="Skill.",
    ),
)  # fmt: skip
