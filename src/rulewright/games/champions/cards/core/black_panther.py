"""The hero set Black Panther: cards 40-49."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.attacking import MoveDamage, Strike
from rulewright.games.champions.vocabulary.decks import PICKED, PickUpTo, SearchDeck
from rulewright.games.champions.vocabulary.numbers import FINAL_STEP
from rulewright.games.champions.vocabulary.pointing import VillainAndEngaged
from rulewright.games.champions.vocabulary.printing import (
    ally,
    alter_ego,
    event,
    hero,
    identity,
    resource,
    support,
    upgrade,
)
from rulewright.games.champions.vocabulary.sequences import ResolveSpecials
from rulewright.games.champions.vocabulary.verbs import RemoveThreat
from rulewright.games.champions.vocabulary.words import (
    ANY_CARD,
    ATTACKABLE,
    IN_YOUR_DISCARD,
    IT,
    SCHEME,
    THIS,
    UPGRADE,
    YOUR_HERO,
    YOURS,
    Action,
    Response,
    Setup,
    SpecialAbility,
    on,
)
from rulewright.kernel.amounts import IfElse
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.players import EVERYONE, ChosenPlayer
from rulewright.kernel.selectors import Trait
from rulewright.lcg.events import ENTERS_PLAY
from rulewright.lcg.verbs import DealDamage, Draw, Exhaust, ShuffleIntoDeck

SET = "Black Panther"

CARDS: tuple[Card, ...] = (
    identity(
        hero(
            "Black Panther",
            stats=(2, 2, 2), hit_points=11, hand_size=5, traits="Avenger. Wakanda.", keywords=("Retaliate 1",),
        ),
        alter_ego(
            "T'Challa",
            Setup(SearchDeck(UPGRADE & Trait("Black Panther"))),
            rec=4, hit_points=11, hand_size=6, traits="King. Wakanda.", ability="Foresight",
        ),
        number=40,
    ),
    ally(
        "Shuri",
        Response(SearchDeck(UPGRADE), after=on(ENTERS_PLAY, THIS)),
        number=41, set_name=SET, cost=2, resources="physical", thw=(1, 1), atk=(1, 1), hit_points=3,
        traits="Genius. Wakanda.",
    ),
    event(
        "Ancestral Knowledge",
        Action(
            PickUpTo(3, ANY_CARD & IN_YOUR_DISCARD, ShuffleIntoDeck(PICKED), different=True),
            tags="alter-ego",
        ),
        number=42, copies=1, set_name=SET, cost=1, resources="mental",
    ),
    event(
        "Wakanda Forever!",
        Action(ResolveSpecials(UPGRADE & Trait("Black Panther") & YOURS), tags="hero"),
        number=43, letter="a", copies=1, set_name=SET, cost=1, resources="energy", traits="Tactic.",
    ),
    event(
        "Wakanda Forever!",
        Action(ResolveSpecials(UPGRADE & Trait("Black Panther") & YOURS), tags="hero"),
        number=43, letter="b", copies=1, set_name=SET, cost=1, resources="mental", traits="Tactic.",
    ),
    event(
        "Wakanda Forever!",
        Action(ResolveSpecials(UPGRADE & Trait("Black Panther") & YOURS), tags="hero"),
        number=43, letter="c", copies=1, set_name=SET, cost=1, resources="physical", traits="Tactic.",
    ),
    event(
        "Wakanda Forever!",
        Action(ResolveSpecials(UPGRADE & Trait("Black Panther") & YOURS), tags="hero"),
        number=43, letter="d", copies=2, set_name=SET, cost=1, resources="wild", traits="Tactic.",
    ),
    resource(
        "Vibranium",
        number=44, copies=3, set_name=SET, resources="wild wild",
    ),
    support(
        "The Golden City",
        Action(Draw(2), cost=Exhaust(THIS), tags="alter-ego"),
        number=45, copies=1, set_name=SET, cost=2, resources="energy", traits="Location. Wakanda.", unique=True,
    ),
    upgrade(
        "Energy Daggers",
        SpecialAbility(
            ChoosePlayer(EVERYONE),
            DealDamage(VillainAndEngaged(ChosenPlayer()), IfElse(FINAL_STEP, 2, 1)),
        ),
        number=46, copies=1, set_name=SET, cost=2, resources="mental", traits="Black Panther. Weapon.",
    ),
    upgrade(
        "Panther Claws",
        SpecialAbility(Choose(ATTACKABLE), Strike(IT, IfElse(FINAL_STEP, 4, 2)), tags="attack"),
        number=47, copies=1, set_name=SET, cost=2, resources="energy", traits="Black Panther. Weapon.",
    ),
    upgrade(
        "Tactical Genius",
        SpecialAbility(Choose(SCHEME), RemoveThreat(IT, IfElse(FINAL_STEP, 2, 1)), tags="thwart"),
        number=48, copies=1, set_name=SET, cost=2, resources="physical", traits="Black Panther. Skill.",
    ),
    upgrade(
        "Vibranium Suit",
        SpecialAbility(Choose(ATTACKABLE), MoveDamage(IfElse(FINAL_STEP, 2, 1), YOUR_HERO, IT), tags="attack"),
        number=49, copies=1, set_name=SET, cost=2, resources="mental", traits="Armor. Black Panther.",
    ),
)  # fmt: skip
