"""The encounter set Spiders of Mirkwood: cards 74-80."""

from __future__ import annotations

from rulewright.games.lotr.events import ENGAGES, EXPLORED
from rulewright.games.lotr.vocabulary.attaching import AttachAs
from rulewright.games.lotr.vocabulary.looking import SearchTopCards
from rulewright.games.lotr.vocabulary.printing import as_attachment, enemy, location, treachery
from rulewright.games.lotr.vocabulary.resources import Spend
from rulewright.games.lotr.vocabulary.staging import RevealEncounterCards
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    CHARACTER,
    COMMITTED,
    EVENT_CARD,
    HERO,
    HOST,
    IT,
    THIS,
    UNDEFENDED,
    YOURS,
    Automatic,
    Forced,
    HighestThreat,
    Response,
    Shadow,
    Travel,
    WhenRevealed,
    on,
)
from rulewright.kernel.amounts import IfElse
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.answering import Cancel
from rulewright.kernel.effects.joining import EachPlayer, May, Times, Unless
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.players import EVERYONE, FIRST_PLAYER, ChosenPlayer, ControllerOf
from rulewright.kernel.selectors import ControlledBy, Within
from rulewright.lcg.events import READIES
from rulewright.lcg.verbs import DealDamage, Discard, Exhaust

SET = "Spiders of Mirkwood"

CARDS: tuple[Card, ...] = (
    enemy(
        "King Spider",
        WhenRevealed(EachPlayer(Choose(CHARACTER & YOURS) >> Exhaust(IT), EVERYONE)),
        Shadow(Times(IfElse(UNDEFENDED, 2, 1), Choose(CHARACTER & YOURS) >> Exhaust(IT))),
        number=74, copies=2, set_name=SET, engagement=20, stats=(2, 3, 1, 3), traits="Creature. Spider.",
    ),
    enemy(
        "Hummerhorns",
        Forced(Choose(HERO & YOURS), DealDamage(IT, 5), after=on(ENGAGES, THIS)),
        Shadow(DealDamage(CHARACTER & YOURS, IfElse(UNDEFENDED, 2, 1))),
        number=75, copies=1, set_name=SET, engagement=40, stats=(1, 2, 0, 3), traits="Creature. Insect.", victory=5,
    ),
    enemy(
        "Ungoliant's Spawn",
        WhenRevealed(Until("phase", Gets(CHARACTER & COMMITTED, "willpower", -1), currently=True)),
        Shadow(RaiseThreat(IfElse(UNDEFENDED, 8, 4))),
        number=76, copies=1, set_name=SET, engagement=32, stats=(3, 5, 2, 9), traits="Creature. Spider.",
    ),
    location(
        "Great Forest Web",
        Travel(EachPlayer(Choose(HERO & YOURS) >> Exhaust(IT), EVERYONE)),
        number=77, copies=2, set_name=SET, threat=2, points=2, traits="Forest.",
    ),
    location(
        "Mountains of Mirkwood",
        Travel(RevealEncounterCards(1)),
        Response(EachPlayer(May(SearchTopCards(5)), EVERYONE), after=on(EXPLORED, THIS)),
        number=78, copies=3, set_name=SET, threat=2, points=3, traits="Forest. Mountain.",
    ),
    treachery(
        "Eyes of the Forest",
        WhenRevealed(Discard(EVENT_CARD & Within("hand", EVERYONE))),
        number=79, copies=1, set_name=SET,
    ),
    treachery(
        "Caught in a Web",
        WhenRevealed(
            ChoosePlayer(HighestThreat(), by=FIRST_PLAYER),
            Choose(HERO & ControlledBy(ChosenPlayer()), by=ChosenPlayer()),
            AttachAs(IT),
        ),
        number=80, copies=2, set_name=SET,
        becomes=as_attachment(
            "Caught in a Web",
            Automatic(
                Unless(Spend(2, HOST), Cancel(), by=ControllerOf(HOST)),
                when=on(READIES, HOST, how="refresh"),
            ),
            traits="Condition.",
        ),
    ),
)  # fmt: skip
