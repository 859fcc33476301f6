"""The hero set She-Hulk: cards 19-28."""

from __future__ import annotations

from rulewright.games.champions.events import CHANGES_FORM, THREAT_PLACED
from rulewright.games.champions.flow.powers import ATTACKS
from rulewright.games.champions.vocabulary.attacking import Strike
from rulewright.games.champions.vocabulary.decks import PICKED, DrawUp, PickUpTo
from rulewright.games.champions.vocabulary.numbers import Picked
from rulewright.games.champions.vocabulary.printing import ally, alter_ego, event, hero, identity, support, upgrade
from rulewright.games.champions.vocabulary.resources import Spend
from rulewright.games.champions.vocabulary.verbs import ChangeForm, RemoveThreat, Stun, TakeDamage
from rulewright.games.champions.vocabulary.words import (
    ANY_CARD,
    ATTACKABLE,
    ATTACKED_ENEMY,
    ENEMY,
    IN_YOUR_HAND,
    IT,
    SCHEME,
    THIS,
    YOUR_HERO,
    YOUR_IDENTITY,
    Action,
    ForcedResponse,
    Interrupt,
    Response,
    on,
    once_per,
)
from rulewright.kernel.amounts import AtMost, TokensOn
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.answering import Prevent
from rulewright.kernel.effects.joining import Then
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.selectors import Titled
from rulewright.lcg.verbs import DealDamage, Discard, Draw, Exhaust, MakeReady, ReturnToHand

SET = "She-Hulk"

CARDS: tuple[Card, ...] = (
    identity(
        hero(
            "She-Hulk",
            Response(Choose(ENEMY), DealDamage(IT, 2), after=on(CHANGES_FORM, THIS)),
            stats=(1, 3, 2), hit_points=15, hand_size=4, traits="Avenger. Gamma.", ability='"Do You Even Lift?"',
        ),
        alter_ego(
            "Jennifer Walters",
            Interrupt(Prevent(1), when=on(THREAT_PLACED, SCHEME), limit=once_per("round"), which=True),
            rec=5, hit_points=15, hand_size=6, traits="Attorney. Gamma.", ability='"I Object!"',
        ),
        number=19,
    ),
    ally(
        "Hellcat",
        Action(ReturnToHand(THIS)),
        number=20, set_name=SET, cost=3, resources="wild", thw=(2, 1), atk=(1, 1), hit_points=3, traits="Avenger.",
        subname="Patsy Walker",
    ),
    event(
        "Gamma Slam",
        Action(Choose(ATTACKABLE), Strike(IT, AtMost(TokensOn("damage", YOUR_IDENTITY), 15)), tags="hero attack"),
        number=21, copies=1, set_name=SET, cost=4, resources="mental", traits="Attack. Superpower.",
    ),
    event(
        "Ground Stomp",
        Action(DealDamage(ENEMY, 1), tags="hero"),
        number=22, copies=2, set_name=SET, cost=2, resources="mental", traits="Superpower.",
    ),
    event(
        "Legal Practice",
        Action(
            Choose(SCHEME),
            RemoveThreat(IT, Picked()),
            cost=PickUpTo(5, ANY_CARD & IN_YOUR_HAND, Discard(PICKED)),
            tags="alter-ego thwart",
        ),
        number=23, copies=2, set_name=SET, cost=0, resources="physical", traits="Skill. Thwart.",
    ),
    event(
        "One-Two Punch",
        Response(MakeReady(Titled("She-Hulk")), after=on(ATTACKS, YOUR_HERO, how="basic")),
        number=24, copies=3, set_name=SET, cost=1, resources="physical", traits="Skill.",
    ),
    event(
        "Split Personality",
        Action(Then(ChangeForm(), DrawUp())),
        number=25, copies=1, set_name=SET, cost=3, resources="energy",
    ),
    support(
        "Superhuman Law Division",
        Action(Choose(SCHEME), RemoveThreat(IT, 2), cost=Exhaust(THIS) >> Spend("mental"), tags="alter-ego"),
        number=26, copies=1, set_name=SET, cost=1, resources="physical", traits="Location.",
    ),
    upgrade(
        "Focused Rage",
        Action(Draw(1), cost=Exhaust(THIS) >> TakeDamage(1), tags="hero"),
        number=27, copies=2, set_name=SET, cost=3, resources="energy", traits="Skill.",
    ),
    upgrade(
        "Superhuman Strength",
        Gets(Titled("She-Hulk"), "atk", 2),
        ForcedResponse(Stun(ATTACKED_ENEMY), after=on(ATTACKS, Titled("She-Hulk")), cost=Discard(THIS)),
        number=28, copies=2, set_name=SET, cost=2, resources="mental", traits="Superpower.",
    ),
)  # fmt: skip
