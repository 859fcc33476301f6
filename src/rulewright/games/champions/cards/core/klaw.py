"""The villain set Klaw: cards 113-127."""

from __future__ import annotations

from rulewright.games.champions.events import ATTACK_ENDS
from rulewright.games.champions.flow.activations import ENEMY_ATTACKS
from rulewright.games.champions.vocabulary.decks import DiscardRandomly
from rulewright.games.champions.vocabulary.encounters import (
    DiscardUntil,
    EnterEngaged,
    GainSurge,
    LoseIfCompleted,
    Reveal,
)
from rulewright.games.champions.vocabulary.enemies import DamageDealt, EnemiesAttack, GiveBoostCard
from rulewright.games.champions.vocabulary.numbers import DealtDamageToYou, PerPlayer
from rulewright.games.champions.vocabulary.printing import (
    attachment,
    main_scheme,
    minion,
    side_scheme,
    treachery,
    villain,
)
from rulewright.games.champions.vocabulary.resources import Spend
from rulewright.games.champions.vocabulary.verbs import PlaceThreat, Stun, TakeDamage
from rulewright.games.champions.vocabulary.words import (
    DAMAGED_BY_ATTACK,
    DAMAGED_CARD,
    FRIENDLY,
    HOST,
    IT,
    MAIN_SCHEME,
    MINION,
    THIS,
    YOUR_HERO,
    YOURS,
    Action,
    Boost,
    ForcedInterrupt,
    ForcedResponse,
    Setup,
    WhenRevealed,
    on,
)
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import AtLeast, Is
from rulewright.kernel.effects.joining import If, OneOf
from rulewright.kernel.effects.lasting import At
from rulewright.kernel.modifiers import Gets, Grant
from rulewright.kernel.players import FIRST_PLAYER
from rulewright.kernel.selectors import Titled
from rulewright.lcg.searching import FindOne, ShuffleEncounterDeck
from rulewright.lcg.verbs import Discard, Exhaust, Heal

SET = "Klaw"
KLAW = Titled("Klaw")

CARDS: tuple[Card, ...] = (
    villain(
        "Klaw",
        ForcedInterrupt(GiveBoostCard(), when=on(ENEMY_ATTACKS, THIS)),
        number=113, stage="I", sch=2, atk=0, hit_points="12x", traits="Masters of Evil.",
    ),
    villain(
        "Klaw",
        WhenRevealed(
            FindOne(Titled('The "Immortal" Klaw'), "it", discard_too=True),
            Reveal(IT),
            ShuffleEncounterDeck(),
        ),
        ForcedInterrupt(GiveBoostCard(), when=on(ENEMY_ATTACKS, THIS)),
        number=114, stage="II", sch=2, atk=1, hit_points="18x", traits="Masters of Evil.",
    ),
    villain(
        "Klaw",
        ForcedInterrupt(GiveBoostCard(), when=on(ENEMY_ATTACKS, THIS)),
        number=115, stage="III", sch=3, atk=2, hit_points="22x", traits="Masters of Evil.", keywords=("Toughness",),
    ),
    main_scheme(
        "Underground Distribution",
        WhenRevealed(DiscardUntil(MINION), EnterEngaged(IT, FIRST_PLAYER)),
        number=116, set_name=SET, stage=1, acceleration="1x", target="6x",
        side_a=(Setup(FindOne(Titled("Defense Network"), "it"), Reveal(IT), ShuffleEncounterDeck()),),
    ),
    main_scheme(
        "Secret Rendezvous",
        LoseIfCompleted(),
        number=117, set_name=SET, stage=2, acceleration="1x", target="8x",
        side_a=(WhenRevealed(DiscardUntil(MINION), EnterEngaged(IT, FIRST_PLAYER)),),
    ),
    attachment(
        "Sonic Converter",
        ForcedResponse(Stun(DAMAGED_BY_ATTACK), after=on(ENEMY_ATTACKS, HOST)),
        Action(Discard(THIS), cost=Spend("energy mental physical"), tags="hero"),
        number=118, copies=1, set_name=SET, atk=1, attach=KLAW, traits="Weapon.", unique=True, boost=3,
    ),
    attachment(
        "Solid-Sound Body",
        Grant(HOST, "keyword", "retaliate"),
        Action(Discard(THIS), cost=Spend("energy mental physical"), tags="hero"),
        number=119, copies=1, set_name=SET, attach=KLAW, traits="Condition.", boost=3,
    ),
    minion(
        "Armored Guard",
        number=120, copies=3, set_name=SET, sch=0, atk=1, hit_points=3, traits="Mercenary.",
        keywords=("Guard", "Toughness",), boost=1,
    ),
    minion(
        "Weapons Runner",
        Boost(EnterEngaged(THIS)),
        number=121, copies=2, set_name=SET, sch=1, atk=1, hit_points=2, traits="Mercenary.", keywords=("Surge",),
    ),
    treachery(
        "Klaw's Vengeance",
        WhenRevealed(DiscardRandomly(1), tags="alter-ego"),
        WhenRevealed(
            EnemiesAttack(KLAW, ending=If(AtLeast(DamageDealt(), 1), PlaceThreat(MAIN_SCHEME, 1))), tags="hero"
        ),
        number=122, copies=2, set_name=SET, boost=1,
    ),
    treachery(
        "Sonic Boom",
        WhenRevealed(
            OneOf((Spend("energy mental physical"), Exhaust(FRIENDLY & YOURS)), keys=("spend resources", "exhaust")),
        ),
        Boost(At(ATTACK_ENDS, If(DealtDamageToYou(), Exhaust(YOUR_HERO)))),
        number=123, copies=2, set_name=SET,
    ),
    treachery(
        "Sound Manipulation",
        WhenRevealed(If(Is(KLAW, DAMAGED_CARD), Heal(KLAW, 4), GainSurge()), tags="alter-ego"),
        WhenRevealed(TakeDamage(2), Heal(KLAW, 2), tags="hero"),
        number=124, copies=2, set_name=SET, boost=2,
    ),
    side_scheme(
        "Defense Network",
        WhenRevealed(PlaceThreat(THIS, PerPlayer())),
        number=125, copies=1, set_name=SET, starting=2, icon="crisis", boost=2,
    ),
    side_scheme(
        "Illegal Arms Factory",
        WhenRevealed(PlaceThreat(THIS, PerPlayer())),
        number=126, copies=1, set_name=SET, starting=3, icon="hazard", boost=2,
    ),
    side_scheme(
        'The "Immortal" Klaw',
        Gets(KLAW, "hit_points", 10),
        number=127, copies=1, set_name=SET, starting="3x", icon="acceleration",
    ),
)  # fmt: skip
