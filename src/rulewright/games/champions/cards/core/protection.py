"""The aspect Protection: cards 75-82."""

from __future__ import annotations

from rulewright.games.champions.events import FROM_DECK
from rulewright.games.champions.flow.encounter import CARD_REVEALED
from rulewright.games.champions.flow.paying import DoubleFor
from rulewright.games.champions.flow.playing import MaxPer, PlayedUnderAnyControl
from rulewright.games.champions.vocabulary.aftermath import ResponseToDefense
from rulewright.games.champions.vocabulary.attacking import Strike
from rulewright.games.champions.vocabulary.encounters import TREACHERY_REVEALED, CancelWhenRevealed, RevealTop
from rulewright.games.champions.vocabulary.enemies import EnemiesAttack
from rulewright.games.champions.vocabulary.printing import ally, event, resource, support, upgrade
from rulewright.games.champions.vocabulary.resources import Spend
from rulewright.games.champions.vocabulary.verbs import RemoveCounters
from rulewright.games.champions.vocabulary.words import (
    DAMAGED_CARD,
    EVENT_PIECE,
    EVENT_SOURCE,
    FRIENDLY,
    IT,
    THIS,
    VILLAIN,
    YOUR_HERO,
    Action,
    Interrupt,
    on,
)
from rulewright.kernel.amounts import ValueOf
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.answering import Cancel
from rulewright.kernel.effects.joining import Then
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets
from rulewright.lcg.verbs import Discard, Exhaust, Heal, MakeReady

SET = "Protection"

CARDS: tuple[Card, ...] = (
    ally(
        "Black Widow",
        Interrupt(
            Cancel(),
            Then(Discard(EVENT_PIECE), RevealTop()),
            when=on(CARD_REVEALED, how=FROM_DECK),
            cost=Exhaust(THIS) >> Spend("mental"),
        ),
        number=75, set_name=SET, cost=3, resources="physical", thw=(2, 1), atk=(1, 1), hit_points=2,
        traits="S.H.I.E.L.D. Spy.", subname="Natasha Romanoff",
    ),
    ally(
        "Luke Cage",
        number=76, set_name=SET, cost=4, resources="energy", thw=(1, 1), atk=(2, 1), hit_points=5, traits="Defender.",
        keywords=("Toughness",),
    ),
    event(
        "Counter-Punch",
        ResponseToDefense(Strike(EVENT_SOURCE, ValueOf("atk", YOUR_HERO)), tags="attack"),
        number=77, copies=3, set_name=SET, cost=0, resources="physical", traits="Attack.",
    ),
    event(
        "Get Behind Me!",
        Interrupt(
            CancelWhenRevealed(),
            EnemiesAttack(VILLAIN),
            when=TREACHERY_REVEALED,
            tags="hero",
        ),
        number=78, copies=3, set_name=SET, cost=1, resources="mental",
    ),
    resource(
        "The Power of Protection",
        MaxPer(2, "deck"),
        DoubleFor("protection"),
        number=79, copies=2, set_name=SET, resources="wild",
    ),
    support(
        "Med Team",
        Action(Choose(FRIENDLY & DAMAGED_CARD), Heal(IT, 2), cost=Exhaust(THIS) >> RemoveCounters(THIS, 1)),
        number=80, copies=3, set_name=SET, cost=3, resources="energy", traits="S.H.I.E.L.D.", uses="3 medical",
    ),
    upgrade(
        "Armored Vest",
        PlayedUnderAnyControl(),
        MaxPer(1, "player"),
        Gets(YOUR_HERO, "def", 1),
        number=81, copies=3, set_name=SET, cost=1, resources="mental", traits="Armor.",
    ),
    upgrade(
        "Indomitable",
        ResponseToDefense(MakeReady(YOUR_HERO), cost=Discard(THIS)),
        number=82, copies=3, set_name=SET, cost=1, resources="energy", traits="Condition.",
    ),
)  # fmt: skip
