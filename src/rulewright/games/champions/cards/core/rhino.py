"""The villain set Rhino: cards 94-108."""

from __future__ import annotations

from rulewright.games.champions.events import ATTACK_ENDS
from rulewright.games.champions.flow.activations import ENEMY_ATTACKS
from rulewright.games.champions.vocabulary.damage import PlaceDamage
from rulewright.games.champions.vocabulary.encounters import GainSurge, LoseIfCompleted, Reveal
from rulewright.games.champions.vocabulary.enemies import EnemiesAttack
from rulewright.games.champions.vocabulary.numbers import PerPlayer
from rulewright.games.champions.vocabulary.printing import (
    attachment,
    main_scheme,
    minion,
    side_scheme,
    treachery,
    villain,
)
from rulewright.games.champions.vocabulary.resources import Spend
from rulewright.games.champions.vocabulary.verbs import PlaceThreat, Stun, Toughen
from rulewright.games.champions.vocabulary.words import (
    DAMAGED_BY_ATTACK,
    DAMAGED_CARD,
    HERO,
    HOST,
    IT,
    THIS,
    TOUGH,
    Action,
    ForcedInterrupt,
    WhenRevealed,
    on,
)
from rulewright.kernel.amounts import EventAmount, TokensOn
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import AtLeast, Is
from rulewright.kernel.effects.answering import InsteadOf
from rulewright.kernel.effects.joining import If, Then
from rulewright.kernel.effects.lasting import At, Until
from rulewright.kernel.modifiers import Grant
from rulewright.kernel.selectors import Titled
from rulewright.lcg.events import DAMAGED
from rulewright.lcg.searching import FindOne, ShuffleEncounterDeck
from rulewright.lcg.verbs import DealDamage, Discard, Heal

SET = "Rhino"
RHINO = Titled("Rhino")

CARDS: tuple[Card, ...] = (
    villain(
        "Rhino",
        number=94, stage="I", sch=1, atk=2, hit_points="14x", traits="Brute. Criminal.",
    ),
    villain(
        "Rhino",
        WhenRevealed(
            FindOne(Titled("Breakin' & Takin'"), "it", discard_too=True),
            Reveal(IT),
            ShuffleEncounterDeck(),
        ),
        number=95, stage="II", sch=1, atk=3, hit_points="15x", traits="Brute. Criminal.",
    ),
    villain(
        "Rhino",
        WhenRevealed(Stun(HERO)),
        number=96, stage="III", sch=1, atk=4, hit_points="16x", traits="Brute. Criminal.", keywords=("Toughness",),
    ),
    main_scheme(
        "The Break-In!",
        LoseIfCompleted(),
        number=97, set_name=SET, stage=1, acceleration="1x", target="7x",
    ),
    attachment(
        "Armored Rhino Suit",
        ForcedInterrupt(
            InsteadOf(
                Then(PlaceDamage(THIS, EventAmount()), If(AtLeast(TokensOn("damage", THIS), 5), Discard(THIS)))
            ),
            when=on(DAMAGED, HOST),
        ),
        number=98, copies=1, set_name=SET, attach=RHINO, traits="Armor.",
    ),
    attachment(
        "Charge",
        ForcedInterrupt(
            Until("attack", Grant(HOST, "keyword", "overkill")),
            At(ATTACK_ENDS, Discard(THIS)),
            when=on(ENEMY_ATTACKS, HOST),
        ),
        number=99, copies=2, set_name=SET, atk=3, attach=RHINO, boost=2,
    ),
    attachment(
        "Enhanced Ivory Horn",
        Action(Discard(THIS), cost=Spend("physical physical physical"), tags="hero"),
        number=100, copies=1, set_name=SET, atk=1, attach=RHINO, traits="Weapon.", boost=2,
    ),
    minion(
        "Hydra Mercenary",
        number=101, copies=2, set_name=SET, sch=0, atk=1, hit_points=3, traits="Hydra.", keywords=("Guard",), boost=1,
    ),
    minion(
        "Sandman",
        number=102, copies=1, set_name=SET, sch=2, atk=3, hit_points=4, traits="Criminal. Elite.",
        keywords=("Toughness",), unique=True, boost=2,
    ),
    minion(
        "Shocker",
        WhenRevealed(DealDamage(HERO, 1)),
        number=103, copies=1, set_name=SET, sch=1, atk=2, hit_points=3, traits="Criminal.", unique=True, boost=2,
    ),
    treachery(
        "Hard to Keep Down",
        WhenRevealed(If(Is(RHINO, DAMAGED_CARD), Heal(RHINO, 4), GainSurge())),
        number=104, copies=2, set_name=SET,
    ),
    treachery(
        "\"I'm Tough!\"",
        WhenRevealed(If(Is(RHINO, TOUGH), GainSurge(), Toughen(RHINO))),
        number=105, copies=2, set_name=SET,
    ),
    treachery(
        "Stampede",
        WhenRevealed(GainSurge(), tags="alter-ego"),
        WhenRevealed(EnemiesAttack(RHINO, ending=Stun(DAMAGED_BY_ATTACK)), tags="hero"),
        number=106, copies=3, set_name=SET, boost=1,
    ),
    side_scheme(
        "Breakin' & Takin'",
        WhenRevealed(PlaceThreat(THIS, PerPlayer())),
        number=107, copies=1, set_name=SET, starting=2, icon="hazard", boost=2,
    ),
    side_scheme(
        "Crowd Control",
        number=108, copies=1, set_name=SET, starting="2x", icon="crisis", boost=2,
    ),
)  # fmt: skip
