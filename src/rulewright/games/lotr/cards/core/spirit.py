"""Spirit: heroes 7-9, cards 43-57."""

from __future__ import annotations

from rulewright.games.lotr.events import COMMITS, TRAVELS
from rulewright.games.lotr.table import SPIRIT
from rulewright.games.lotr.vocabulary.printing import ally, attachment, event, hero
from rulewright.games.lotr.vocabulary.questing import PlaceProgressOn
from rulewright.games.lotr.vocabulary.staging import ReturnToStaging, RevealEncounterCards
from rulewright.games.lotr.vocabulary.threat import LowerThreat, RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ACTIVE_LOCATION,
    ALLY,
    CHARACTER,
    DISCARD_A_CARD,
    ENCOUNTER_CARD,
    ENEMY,
    ENGAGED_ENEMY,
    EVENT_PIECE,
    HERO,
    HOST,
    IN_STAGING,
    IT,
    LOCATION,
    READY,
    THIS,
    TREACHERY,
    YOURS,
    Action,
    Attacking,
    OfAnySphere,
    OfSphere,
    PrintedCost,
    Response,
    on,
    once_per,
)
from rulewright.kernel.amounts import Named
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.answering import Cancel
from rulewright.kernel.effects.joining import OneOf, Then
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.modifiers import Gets, Permit
from rulewright.kernel.players import EVERYONE, OTHER_PLAYERS, YOU, ChosenPlayer, OwnerOf
from rulewright.kernel.selectors import Chosen, Within
from rulewright.kernel.using import TRIGGERS
from rulewright.lcg.verbs import (
    Discard,
    Exhaust,
    GiveControl,
    MakeReady,
    PutIntoPlay,
    RemoveFromGame,
    ReturnToHand,
    ShuffleIntoDeck,
)

CARDS: tuple[Card, ...] = (
    hero(
        "Éowyn",
        Action(
            Until("phase", Gets(THIS, "willpower", 1)),
            cost=DISCARD_A_CARD,
            limit=once_per("round", per="player-and-card"),
            anyone=True,
        ),
        number=7, sphere=SPIRIT, threat=9, stats=(4, 1, 1, 3), traits="Noble. Rohan.",
    ),
    hero(
        "Eleanor",
        Response(
            Then(Cancel(), Discard(EVENT_PIECE) >> RevealEncounterCards(1)),
            when=on(TRIGGERS, TREACHERY, how="when-revealed"),
            cost=Exhaust(THIS),
        ),
        number=8, sphere=SPIRIT, threat=7, stats=(1, 1, 2, 3), traits="Gondor. Noble.",
    ),
    hero(
        "Dúnhere",
        Permit("attack-staging-alone", who=THIS),
        Gets(THIS, "attack", 1, given=Attacking(THIS, ENEMY & IN_STAGING)),
        number=9, sphere=SPIRIT, threat=8, stats=(1, 2, 1, 4), traits="Rohan. Warrior.",
    ),
    ally(
        "Wandering Took",
        Action(
            ChoosePlayer(OTHER_PLAYERS),
            GiveControl(THIS, ChosenPlayer()),
            RaiseThreat(3, ChosenPlayer()),
            cost=LowerThreat(3),
            limit=once_per("round"),
        ),
        number=43, copies=2, sphere=SPIRIT, cost=2, stats=(1, 1, 1, 2), traits="Hobbit.",
    ),
    ally(
        "Lórien Guide",
        Response(PlaceProgressOn(ACTIVE_LOCATION, 1), after=on(COMMITS, THIS)),
        number=44, copies=3, sphere=SPIRIT, cost=3, stats=(1, 1, 0, 2), traits="Silvan. Scout.",
    ),
    ally(
        "Northern Tracker",
        Response(PlaceProgressOn(LOCATION & IN_STAGING, 1), after=on(COMMITS, THIS)),
        number=45, copies=2, sphere=SPIRIT, cost=4, stats=(1, 2, 2, 3), traits="Dúnedain. Ranger.",
    ),
    event(
        "The Galadhrim's Greeting",
        Action(
            OneOf(
                (ChoosePlayer(EVERYONE) >> LowerThreat(6, ChosenPlayer()), LowerThreat(2, EVERYONE)),
                keys=("lower one player's threat by 6", "lower each player's threat by 2"),
            )
        ),
        number=46, copies=2, sphere=SPIRIT, cost=3,
    ),
    event(
        "Strength of Will",
        Response(
            PlaceProgressOn(EVENT_PIECE, 2),
            after=on(TRAVELS, LOCATION),
            cost=Choose(CHARACTER & YOURS & READY & OfSphere(SPIRIT), "helper") >> Exhaust(Chosen("helper")),
        ),
        number=47, copies=2, sphere=SPIRIT, cost=0,
    ),
    event(
        "Hasty Stroke",
        Response(Cancel(), when=on(TRIGGERS, how="shadow")),
        number=48, copies=2, sphere=SPIRIT, cost=1,
    ),
    event(
        "Will of the West",
        Action(
            ChoosePlayer(EVERYONE),
            ShuffleIntoDeck(~HERO & Within("discard", ChosenPlayer())),
            RemoveFromGame(THIS),
        ),
        number=49, copies=2, sphere=SPIRIT, cost=1,
    ),
    event(
        "A Test of Will",
        Response(Cancel(), when=on(TRIGGERS, ENCOUNTER_CARD, how="when-revealed")),
        number=50, copies=2, sphere=SPIRIT, cost=1,
    ),
    event(
        "Stand and Fight",
        Action(Choose(ALLY & OfAnySphere() & PrintedCost(Named("X")) & Within("discard", EVERYONE)), PutIntoPlay(IT)),
        number=51, copies=3, sphere=SPIRIT,
    ),
    event(
        "A Light in the Dark",
        Action(Choose(ENEMY & ENGAGED_ENEMY), ReturnToStaging(IT)),
        number=52, copies=2, sphere=SPIRIT, cost=2,
    ),
    event(
        "Dwarven Tomb",
        Action(Choose(OfSphere(SPIRIT) & ~HERO & Within("discard", YOU)), ReturnToHand(IT)),
        number=53, copies=1, sphere=SPIRIT, cost=1,
    ),
    event(
        "Fortune or Fate",
        Action(Choose(HERO & Within("discard", EVERYONE)), PutIntoPlay(IT, OwnerOf(IT))),
        number=54, copies=1, sphere=SPIRIT, cost=5,
    ),
    attachment(
        "The Favor of the Lady",
        Gets(HOST, "willpower", 1),
        number=55, copies=2, sphere=SPIRIT, cost=2, traits="Condition.", attach=HERO,
    ),
    attachment(
        "Power in the Earth",
        Gets(HOST, "threat", -1),
        number=56, copies=2, sphere=SPIRIT, cost=1, traits="Condition.", attach=LOCATION,
    ),
    attachment(
        "Unexpected Courage",
        Action(MakeReady(HOST), cost=Exhaust(THIS)),
        number=57, copies=1, sphere=SPIRIT, cost=2, traits="Condition.", attach=HERO,
    ),
)  # fmt: skip

CLASSIC = (
    ally(
        "Wandering Took",
        Action(
            ChoosePlayer(OTHER_PLAYERS),
            GiveControl(THIS, ChosenPlayer()),
            RaiseThreat(3, ChosenPlayer()),
            cost=LowerThreat(3),
        ),
        number=43, copies=2, sphere=SPIRIT, cost=2, stats=(1, 1, 1, 2), traits="Hobbit.",
    ),
    event(
        "Will of the West",
        Action(ChoosePlayer(EVERYONE), ShuffleIntoDeck(~HERO & Within("discard", ChosenPlayer()))),
        number=49, copies=2, sphere=SPIRIT, cost=1,
    ),
)  # fmt: skip
