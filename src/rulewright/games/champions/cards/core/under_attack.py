"""The modular encounter set Under Attack: cards 151-154."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import attachment, side_scheme, treachery
from rulewright.games.champions.vocabulary.resources import Spend
from rulewright.games.champions.vocabulary.verbs import PlaceThreat, Toughen
from rulewright.games.champions.vocabulary.words import (
    FRIENDLY,
    HOST,
    THIS,
    VILLAIN,
    YOUR_HERO,
    YOURS,
    Action,
    Boost,
    ForcedResponse,
    WhenRevealed,
    on,
)
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.joining import EachPlayer, OneOf
from rulewright.kernel.modifiers import Grant
from rulewright.kernel.players import EVERYONE
from rulewright.lcg.events import DAMAGED
from rulewright.lcg.verbs import DealDamage, Discard, Exhaust

SET = "Under Attack"

CARDS: tuple[Card, ...] = (
    side_scheme(
        "Under Attack",
        WhenRevealed(
            EachPlayer(
                OneOf((PlaceThreat(THIS, 2), DealDamage(YOUR_HERO, 3)), keys=("place threat", "deal damage")), EVERYONE
            ),
        ),
        number=151, copies=1, set_name=SET, starting=3, icon="crisis", boost=3,
    ),
    attachment(
        "Vibranium Armor",
        ForcedResponse(Toughen(HOST), after=on(DAMAGED, HOST)),
        Action(Discard(THIS), cost=Exhaust(YOUR_HERO) >> Spend("physical physical"), tags="hero"),
        number=152, copies=1, set_name=SET, attach=VILLAIN, traits="Armor.", boost=1,
    ),
    attachment(
        "Concussion Blasters",
        Grant(HOST, "keyword", "retaliate"),
        Action(Discard(THIS), cost=Exhaust(YOUR_HERO) >> Spend("energy energy"), tags="hero"),
        number=153, copies=1, set_name=SET, atk=1, attach=VILLAIN, traits="Weapon.", boost=1,
    ),
    treachery(
        "Concussive Blast",
        WhenRevealed(DealDamage(FRIENDLY, 1)),
        Boost(DealDamage(FRIENDLY & YOURS, 1)),
        number=154, copies=2, set_name=SET,
    ),
)  # fmt: skip
