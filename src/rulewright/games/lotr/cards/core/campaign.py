"""Campaign cards, boons and burdens: cards 129-138."""

from __future__ import annotations

from dataclasses import replace

from rulewright.games.lotr.events import DECLARED_ATTACKER, ENGAGES, FIRST_PLAYER_PASSES
from rulewright.games.lotr.flow.quest import STAGE_DEFEATED
from rulewright.games.lotr.vocabulary.campaign import (
    AttachSetAside,
    CaptureToo,
    FreeCompanion,
    MostDamaged,
    PutIntoPlayEngaged,
    TurnCampaignCard,
)
from rulewright.games.lotr.vocabulary.captivity import CAPTURED
from rulewright.games.lotr.vocabulary.ending import LoseGame
from rulewright.games.lotr.vocabulary.guarding import CLAIMED
from rulewright.games.lotr.vocabulary.printing import as_attachment, boon, campaign_card, enemy, treachery
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ATTACKED_ENEMY,
    CHARACTER,
    DAMAGED_CARD,
    HERO,
    HOST,
    IT,
    THIS,
    YOURS,
    Action,
    Automatic,
    Forced,
    Response,
    Setup,
    Shadow,
    WhenRevealed,
    on,
    once_per,
)
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.joining import EachPlayer, OneOf, Then, Times
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets, Permit
from rulewright.kernel.players import EVERYONE, FIRST_PLAYER, ControllerOf
from rulewright.kernel.selectors import Titled, Within
from rulewright.lcg.events import DESTROYED, LEAVES_PLAY, LeavesTo
from rulewright.lcg.verbs import DealDamage, Draw, Exhaust, GiveControl, Heal, MakeReady, PutIntoPlay
from rulewright.lcg.vocabulary import HasAttached

SET = "campaign"
MENDOR = Titled("Mendor")
HILL_TROLL = Titled("Hill Troll")
MENDOR_JOINS = PutIntoPlay(MENDOR & Within("set-aside"), FIRST_PLAYER)
LOST_WITHOUT_MENDOR = Automatic(LoseGame(), after=on(LEAVES_PLAY, MENDOR))


def burden(card: Card, burden_set: str, **printed: str) -> Card:
    """A burden: it bears the icon of its burden set in the place of an encounter set's."""
    labels = {
        "campaign": "burden",
        "burden-set": burden_set,
        **{key.replace("_", "-"): printed[key] for key in printed},
    }
    return replace(card, faces=tuple(replace(face, labels={**face.labels, **labels}) for face in card.faces))


CARDS: tuple[Card, ...] = (
    campaign_card("Passage Through Mirkwood", Setup(MENDOR_JOINS), LOST_WITHOUT_MENDOR, number=129),
    campaign_card(
        "Journey Along the Anduin",
        Setup(MENDOR_JOINS),
        Response(
            EachPlayer(Choose(HERO & YOURS & ~HasAttached("Valor")) >> AttachSetAside("Valor", IT), EVERYONE),
            after=on(DESTROYED, HILL_TROLL),
        ),
        Forced(
            EachPlayer(Choose(HERO & YOURS & ~HasAttached("Scarred")) >> AttachSetAside("Scarred", IT), EVERYONE),
            after=on(DESTROYED, CHARACTER, source=HILL_TROLL),
            limit=once_per("game", per="group"),
        ),
        LOST_WITHOUT_MENDOR,
        number=130,
    ),
    campaign_card(
        "Escape from Dol Guldur",
        Setup(MENDOR_JOINS, Choose(HERO, by=FIRST_PLAYER), AttachSetAside("Appointed by Fate", IT)),
        Automatic(CaptureToo("Mendor"), TurnCampaignCard(), after=on(CAPTURED)),
        number=131,
        side_b=(Response(FreeCompanion("Mendor"), after=on(CLAIMED)),),
    ),
    boon(
        "Mendor's Support",
        Action(
            Until("round", Gets(MENDOR, "willpower", 2)),
            Until("round", Gets(MENDOR, "attack", 2)),
            Until("round", Gets(MENDOR, "defense", 2)),
            limit=once_per("round", per="group"),
        ),
        number=132, copies=4, kind="event",
    ),
    boon(
        "Valor",
        Response(Heal(HOST, 1), DealDamage(ATTACKED_ENEMY, 1), after=on(DECLARED_ATTACKER, HOST), cost=Exhaust(THIS)),
        number=133, copies=4, kind="attachment", traits="Condition.", keywords=("Permanent",), limit_per="hero",
    ),
    boon(
        "Appointed by Fate",
        Permit("extra-resources", who=HOST),
        number=134, copies=1, kind="attachment", traits="Condition.",
    ),
    boon(
        "Mendor",
        Automatic(GiveControl(THIS, FIRST_PLAYER), after=on(FIRST_PLAYER_PASSES)),
        Response(Then(MakeReady(THIS), Draw(1, EVERYONE)), after=on(STAGE_DEFEATED)),
        LeavesTo("removed", always=True),
        number=135, copies=1, kind="ally", traits="Silvan. Scout.", keywords=("Ranged",), stats=(1, 1, 1, 3),
        unique=True,
    ),
    burden(
        enemy(
            "Ungoliant's Swarm",
            Forced(Times(2, Choose(CHARACTER & YOURS) >> Exhaust(IT)), after=on(ENGAGES, THIS)),
            Shadow(PutIntoPlayEngaged()),
            number=136, copies=1, set_name=SET, engagement=33, stats=(3, 2, 2, 5), traits="Creature. Spider.",
        ),
        "Passage Through Mirkwood",
    ),
    burden(
        treachery(
            "Lingering Venom",
            WhenRevealed(
                EachPlayer(
                    OneOf(
                        (
                            Exhaust(CHARACTER & YOURS & DAMAGED_CARD),
                            Choose(HERO & YOURS & MostDamaged()) >> DealDamage(IT, 2),
                        ),
                        keys=("exhaust your damaged characters", "deal 2 damage to your most damaged hero"),
                    ),
                    EVERYONE,
                )
            ),
            Shadow(Exhaust(CHARACTER & YOURS & DAMAGED_CARD)),
            number=137, copies=1, set_name=SET, keywords=("Surge",),
        ),
        "Passage Through Mirkwood",
    ),
    burden(
        treachery(
            "Scarred",
            number=138, copies=4, set_name=SET, keywords=("Permanent",),
            becomes=as_attachment(
                "Scarred",
                Forced(RaiseThreat(1, ControllerOf(HOST)), after=on(DESTROYED, CHARACTER, seat=ControllerOf(HOST))),
                keywords=("Permanent",),
            ),
        ),
        "Journey Along the Anduin", limit_per="hero",
    ),
)  # fmt: skip
