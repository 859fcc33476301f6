"""The hero set Spider-Man: cards 1-9."""

from __future__ import annotations

from rulewright.games.champions.events import DEFEATED
from rulewright.games.champions.flow.activations import ENEMY_ATTACKS
from rulewright.games.champions.flow.playing import FormOnly
from rulewright.games.champions.vocabulary.attacking import Strike
from rulewright.games.champions.vocabulary.decks import DiscardTop
from rulewright.games.champions.vocabulary.encounters import TREACHERY_REVEALED, CancelWhenRevealed
from rulewright.games.champions.vocabulary.pointing import PrintedResource
from rulewright.games.champions.vocabulary.printing import ally, alter_ego, event, hero, identity, support, upgrade
from rulewright.games.champions.vocabulary.resources import Generate
from rulewright.games.champions.vocabulary.verbs import RemoveCounters, RemoveThreat, Stun
from rulewright.games.champions.vocabulary.words import (
    ANY_CARD,
    ATTACKABLE,
    DISCARDED_THIS_WAY,
    ENEMY,
    EVENT_PIECE,
    HOST,
    IT,
    MINION,
    SCHEME,
    THIS,
    VILLAIN,
    YOUR_IDENTITY,
    Action,
    ForcedInterrupt,
    ForcedResponse,
    HasAttached,
    Interrupt,
    Resource,
    on,
    once_per,
)
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.answering import InsteadOf, Prevent
from rulewright.kernel.effects.joining import Then
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Titled
from rulewright.lcg.events import DAMAGED, PLAYED
from rulewright.lcg.verbs import Discard, Draw, Exhaust, Heal, ReturnToHand

SET = "Spider-Man"

CARDS: tuple[Card, ...] = (
    identity(
        hero(
            "Spider-Man",
            Interrupt(Draw(1), when=on(ENEMY_ATTACKS, VILLAIN, seat=YOU)),
            stats=(1, 2, 3), hit_points=10, hand_size=5, traits="Avenger.", ability="Spider-Sense",
        ),
        alter_ego(
            "Peter Parker",
            Resource(Generate("mental"), limit=once_per("round")),
            rec=3, hit_points=10, hand_size=6, traits="Genius.", ability="Scientist",
        ),
        number=1,
    ),
    ally(
        "Black Cat",
        ForcedResponse(
            DiscardTop(2),
            ReturnToHand(ANY_CARD & DISCARDED_THIS_WAY & PrintedResource("mental")),
            after=on(PLAYED, THIS),
        ),
        number=2, set_name=SET, cost=2, resources="energy", thw=(1, 1), atk=(1, 0), hit_points=2,
        traits="Hero for Hire.", subname="Felicia Hardy",
    ),
    event(
        "Backflip",
        Interrupt(Prevent(), when=on(DAMAGED, YOUR_IDENTITY, how="attack"), tags="defense"),
        number=3, copies=2, set_name=SET, cost=0, resources="physical", traits="Defense. Skill.",
    ),
    event(
        "Enhanced Spider-Sense",
        Interrupt(CancelWhenRevealed(), when=TREACHERY_REVEALED, tags="hero"),
        number=4, copies=2, set_name=SET, cost=1, resources="mental", traits="Superpower.",
    ),
    event(
        "Swinging Web Kick",
        Action(Choose(ATTACKABLE), Strike(IT, 8), tags="hero attack"),
        number=5, copies=3, set_name=SET, cost=3, resources="mental", traits="Aerial. Attack. Superpower.",
    ),
    support(
        "Aunt May",
        Action(Heal(Titled("Peter Parker"), 4), cost=Exhaust(THIS), tags="alter-ego"),
        number=6, copies=1, set_name=SET, cost=1, resources="energy", traits="Persona.", unique=True,
    ),
    upgrade(
        "Spider-Tracer",
        ForcedInterrupt(Choose(SCHEME), RemoveThreat(IT, 3), when=on(DEFEATED, HOST)),
        number=7, copies=2, set_name=SET, cost=1, resources="energy", attach=MINION, traits="Item. Tech.",
    ),
    upgrade(
        "Web-Shooter",
        Resource(Generate("wild"), cost=Exhaust(THIS) >> RemoveCounters(THIS, 1), tags="hero"),
        number=8, copies=2, set_name=SET, cost=1, resources="physical", traits="Item. Tech.", uses="3 web",
    ),
    upgrade(
        "Webbed Up",
        FormOnly("hero"),
        ForcedInterrupt(InsteadOf(Then(Discard(THIS), Stun(EVENT_PIECE))), when=on(ENEMY_ATTACKS, HOST)),
        number=9, copies=2, set_name=SET, cost=4, resources="physical", traits="Condition.",
        attach=ENEMY & ~HasAttached("Webbed Up"),
    ),
)  # fmt: skip
