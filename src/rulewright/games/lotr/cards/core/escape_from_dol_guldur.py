"""The encounter set and the quest Escape from Dol Guldur: cards 101-110 and 123-125."""

from __future__ import annotations

from rulewright.games.lotr.events import PHASE_BEGINS, PROGRESS_PLACED, QUESTS, ROUND_ENDS, TRAVELS
from rulewright.games.lotr.vocabulary.attaching import AttachToDeck
from rulewright.games.lotr.vocabulary.captivity import RESCUED, Capture, PrisonerHeld, Rescue, SendOrcGuard, SetAside
from rulewright.games.lotr.vocabulary.guarding import AttachGuards, Claim, ClaimedObjective, Unguarded
from rulewright.games.lotr.vocabulary.printing import as_attachment, enemy, location, objective, quest, treachery
from rulewright.games.lotr.vocabulary.staging import AddToStaging
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ALLY,
    ATTACHMENT,
    CHARACTER,
    ENEMY,
    ENGAGED_WITH_YOU,
    HERO,
    HOST,
    IN_ENCOUNTER_DECK,
    IN_STAGING,
    IT,
    OBJECTIVE,
    THIS,
    UNDEFENDED,
    YOURS,
    Action,
    AlliesPlayed,
    Automatic,
    DeckOfEvent,
    During,
    Forced,
    Response,
    Setup,
    Shadow,
    WhenRevealed,
    on,
)
from rulewright.kernel.abilities import Ability
from rulewright.kernel.amounts import Count, CountPlayers
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import AtLeast, Exists, Is, Not, OneTrue
from rulewright.kernel.effects.answering import InsteadOf
from rulewright.kernel.effects.joining import EachPlayer, If
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Forbid, Permit
from rulewright.kernel.players import EVERYONE, FIRST_PLAYER, ControllerOf
from rulewright.kernel.selectors import AttachedTo, Titled
from rulewright.kernel.using import TRIGGERS
from rulewright.lcg.events import DRAWS
from rulewright.lcg.searching import ShuffleEncounterDeck
from rulewright.lcg.verbs import DealDamage, Discard, ShuffleIntoDeck

SET = "Escape from Dol Guldur"
NAZGUL = Titled("Nazgûl of Dol Guldur")
CLAIMED = ClaimedObjective()
ONE_ALLY_A_ROUND = Forbid("play", ALLY, given=AtLeast(AlliesPlayed(), 1))


def treasure(name: str, number: int, *abilities: Ability) -> Card:
    """An objective of Dol Guldur: claimed for 2 threat when it is free of encounters, attached to a hero."""
    return objective(
        name,
        Action(Choose(HERO & YOURS), Claim(IT), cost=RaiseThreat(2), given=Unguarded(), anyone=True),
        number=number, copies=1, set_name=SET, traits="Item.", keywords=("Guarded", "Restricted"),
        becomes=as_attachment(name, *abilities, traits="Item.", keywords=("Restricted",)),
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    enemy(
        "Dungeon Jailor",
        Forced(
            Choose(OBJECTIVE & IN_STAGING, by=FIRST_PLAYER),
            ShuffleIntoDeck(IT),
            after=on(QUESTS, how="failure"),
            given=Is(THIS, IN_STAGING),
        ),
        number=101, copies=2, set_name=SET, engagement=38, stats=(1, 2, 3, 5), traits="Dol Guldur. Orc.", victory=5,
    ),
    enemy(
        "Nazgûl of Dol Guldur",
        Forbid("have-attachments", THIS),
        Forced(AddToStaging(THIS), when=on(RESCUED), zones=("aside",)),
        Forced(
            Choose(CHARACTER & YOURS),
            Discard(IT),
            after=on(TRIGGERS, AttachedTo(THIS), how="shadow"),
        ),
        number=102, copies=1, set_name=SET, engagement=40, stats=(5, 4, 3, 9), traits="Nazgûl.",
    ),
    enemy(
        "Cavern Guardian",
        Shadow(If(UNDEFENDED, Discard(ATTACHMENT & YOURS), Choose(ATTACHMENT & YOURS) >> Discard(IT))),
        number=103, copies=2, set_name=SET, engagement=8, stats=(2, 2, 1, 2), traits="Undead.", keywords=("Doomed 1",),
    ),
    treachery(
        "Under the Shadow",
        WhenRevealed(Until("phase", Permit("staging-threat", amount=CountPlayers(EVERYONE)))),
        Shadow(RaiseThreat(Count(ENEMY & ENGAGED_WITH_YOU))),
        number=104, copies=2, set_name=SET,
    ),
    treachery(
        "Iron Shackles",
        WhenRevealed(AttachToDeck(FIRST_PLAYER)),
        Shadow(AttachToDeck(FIRST_PLAYER)),
        number=105, copies=1, set_name=SET,
        becomes=as_attachment(
            "Iron Shackles",
            Automatic(InsteadOf(Discard(THIS)), when=on(DRAWS, given=DeckOfEvent())),
            traits="Condition.",
        ),
    ),
    location(
        "Endless Caverns",
        number=106, copies=2, set_name=SET, threat=1, points=3, traits="Dungeon.", keywords=("Doomed 1", "Surge"),
    ),
    location(
        "Tower Gate",
        Forced(EachPlayer(SendOrcGuard(), EVERYONE), after=on(TRAVELS, THIS)),
        number=107, copies=2, set_name=SET, threat=2, points=1, traits="Dungeon.",
    ),
    treasure("Gandalf's Map", 108, Forbid("attack", HOST), Forbid("defend", HOST)),
    treasure("Dungeon Torch", 109, Forced(RaiseThreat(2, ControllerOf(HOST)), after=on(ROUND_ENDS))),
    treasure("Shadow Key", 110, Forced(DealDamage(HOST, 1), after=on(ROUND_ENDS))),
    quest(
        "The Necromancer's Tower",
        WhenRevealed(Capture()),
        ONE_ALLY_A_ROUND,
        Forbid("defeat-stage", THIS, given=Not(Exists(CLAIMED))),
        number=123, scenario=SET, stage=1, points=9,
        side_a=(
            Setup(
                AddToStaging(OBJECTIVE & IN_ENCOUNTER_DECK),
                SetAside(NAZGUL & IN_ENCOUNTER_DECK),
                ShuffleEncounterDeck(),
                AttachGuards(OBJECTIVE & IN_STAGING),
            ),
        ),
    ),
    quest(
        "Through the Caverns",
        Response(Rescue(), after=on(PROGRESS_PLACED, THIS)),
        ONE_ALLY_A_ROUND,
        Forbid("defeat-stage", THIS, given=OneTrue(PrisonerHeld(), Not(AtLeast(Count(CLAIMED), 3)))),
        number=124, scenario=SET, stage=2, points=15,
    ),
    quest(
        "Out of the Dungeons",
        Forced(EachPlayer(SendOrcGuard(), EVERYONE), after=on(PHASE_BEGINS), given=During("quest")),
        Forbid("defeat-stage", THIS, given=Exists(NAZGUL)),
        number=125, scenario=SET, stage=3, points=7,
    ),
)  # fmt: skip
