"""The villain set Ultron: cards 134-150."""

from __future__ import annotations

from rulewright.games.champions.events import DEFEATED, THREAT_PLACED
from rulewright.games.champions.flow.activations import ENEMY_ATTACKS, ENEMY_SCHEMES
from rulewright.games.champions.flow.schemes import STEP_ONE
from rulewright.games.champions.vocabulary.decks import DiscardTop
from rulewright.games.champions.vocabulary.encounters import EnterAsEnvironment, GainSurge, LoseIfCompleted, Reveal
from rulewright.games.champions.vocabulary.enemies import (
    AttackMade,
    DamageDealt,
    EnemiesAttack,
    EnemiesScheme,
    ThreatPlaced,
)
from rulewright.games.champions.vocabulary.facedown import DronesGoHome, SendDrone
from rulewright.games.champions.vocabulary.numbers import ON_THIS_STAGE, Attacks, ThisStage
from rulewright.games.champions.vocabulary.pointing import AttackedPlayer
from rulewright.games.champions.vocabulary.printing import (
    attachment,
    environment,
    main_scheme,
    minion,
    side_scheme,
    treachery,
    villain,
)
from rulewright.games.champions.vocabulary.resources import Spend
from rulewright.games.champions.vocabulary.verbs import PlaceThreat
from rulewright.games.champions.vocabulary.words import (
    DAMAGED_CARD,
    DRONE,
    ENGAGED_WITH_YOU,
    FACEDOWN_DRONE,
    HOST,
    IT,
    MAIN_SCHEME,
    SIDE_SCHEME,
    THIS,
    YOUR_HERO,
    Action,
    Boost,
    ForcedInterrupt,
    ForcedResponse,
    Setup,
    WhenRevealed,
    on,
)
from rulewright.kernel.amounts import Count, Multiplied
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import BothTrue, Exists, Is, Not
from rulewright.kernel.effects.joining import EachPlayer, If, OneOf
from rulewright.kernel.modifiers import Forbid, Gets
from rulewright.kernel.players import EVERYONE, FIRST_PLAYER
from rulewright.kernel.selectors import Titled, Within
from rulewright.lcg.searching import FindOne, ShuffleEncounterDeck
from rulewright.lcg.verbs import Discard, Exhaust, Heal
from rulewright.lcg.vocabulary import EngagedWith

SET = "Ultron"
ULTRON = Titled("Ultron")

CARDS: tuple[Card, ...] = (
    villain(
        "Ultron",
        ForcedResponse(
            OneOf((PlaceThreat(MAIN_SCHEME, 1), SendDrone()), keys=("place threat", "send a Drone")),
            after=on(ENEMY_ATTACKS, THIS),
        ),
        number=134, stage="I", sch=1, atk=2, hit_points="17x", traits="Android.",
    ),
    villain(
        "Ultron",
        ForcedInterrupt(SendDrone(), when=on(ENEMY_ATTACKS, THIS)),
        Gets(THIS, "atk", Count(DRONE & Within("engaged", AttackedPlayer())), given=Attacks()),
        number=135, stage="II", sch=2, atk=2, hit_points="22x", traits="Android.",
    ),
    villain(
        "Ultron",
        Gets(DRONE, "atk", 1),
        Gets(DRONE, "hit_points", 1),
        Forbid("take-damage", THIS, given=Exists(DRONE)),
        WhenRevealed(
            FindOne(Titled("Ultron's Imperative"), "it", discard_too=True),
            Reveal(IT),
            ShuffleEncounterDeck(),
        ),
        number=136, stage="III", sch=2, atk=4, hit_points="27x", traits="Android.",
    ),
    main_scheme(
        "The Crimson Cowl",
        WhenRevealed(SendDrone(EVERYONE)),
        number=137, set_name=SET, stage=1, acceleration="1x", target="3x",
        side_a=(Setup(FindOne(Titled("Ultron Drones"), "it"), EnterAsEnvironment(IT), ShuffleEncounterDeck()),),
    ),
    main_scheme(
        "Assault on NORAD",
        ForcedResponse(
            EachPlayer(
                OneOf((PlaceThreat(ThisStage(), 2), SendDrone()), keys=("place threat", "send a Drone")), EVERYONE
            ),
            after=on(THREAT_PLACED, THIS, how=STEP_ONE, given=ON_THIS_STAGE),
        ),
        number=138, set_name=SET, stage=2, acceleration="1x", target="10x",
        side_a=(WhenRevealed(SendDrone(EVERYONE)),),
    ),
    main_scheme(
        "Countdown to Oblivion",
        Forbid("lose-threat", THIS),
        LoseIfCompleted(),
        number=139, set_name=SET, stage=3, acceleration="1x", target="5x",
        side_a=(WhenRevealed(SendDrone(EVERYONE)),),
    ),
    environment(
        "Ultron Drones",
        Gets(FACEDOWN_DRONE, "sch", 1, op="base"),
        Gets(FACEDOWN_DRONE, "atk", 1, op="base"),
        Gets(FACEDOWN_DRONE, "hit_points", 1, op="base"),
        DronesGoHome(),
        number=140, set_name=SET,
    ),
    attachment(
        "Program Transmitter",
        ForcedResponse(PlaceThreat(SIDE_SCHEME, 1), after=on(ENEMY_SCHEMES, HOST)),
        Action(Discard(THIS), cost=Exhaust(YOUR_HERO) >> Spend("mental mental"), tags="hero"),
        number=141, copies=1, set_name=SET, sch=1, attach=ULTRON, traits="Item. Tech.", boost=1,
    ),
    attachment(
        "Upgraded Drones",
        Gets(FACEDOWN_DRONE, "atk", 1),
        Gets(FACEDOWN_DRONE, "hit_points", 1),
        Action(Discard(THIS), cost=Spend("energy mental physical"), tags="hero"),
        number=142, copies=2, set_name=SET, attach=Titled("Ultron Drones"), traits="Condition.",
    ),
    minion(
        "Advanced Ultron Drone",
        ForcedInterrupt(SendDrone(EngagedWith(THIS)), when=on(DEFEATED, THIS)),
        number=143, copies=3, set_name=SET, sch=1, atk=1, hit_points=4, traits="Drone.", keywords=("Guard",), boost=2,
    ),
    treachery(
        "Android Efficiency",
        WhenRevealed(SendDrone(EVERYONE)),
        Boost(OneOf((Spend("energy"), SendDrone()), keys=("spend a resource", "send a Drone"))),
        number=144, letter="a", copies=1, set_name=SET,
    ),
    treachery(
        "Android Efficiency",
        WhenRevealed(SendDrone(EVERYONE)),
        Boost(OneOf((Spend("mental"), SendDrone()), keys=("spend a resource", "send a Drone"))),
        number=144, letter="b", copies=1, set_name=SET,
    ),
    treachery(
        "Android Efficiency",
        WhenRevealed(SendDrone(EVERYONE)),
        Boost(OneOf((Spend("physical"), SendDrone()), keys=("spend a resource", "send a Drone"))),
        number=144, letter="c", copies=1, set_name=SET,
    ),
    treachery(
        "Rage of Ultron",
        WhenRevealed(EnemiesScheme(ULTRON), DiscardTop(ThreatPlaced()), tags="alter-ego"),
        WhenRevealed(EnemiesAttack(ULTRON), DiscardTop(DamageDealt()), tags="hero"),
        number=145, copies=2, set_name=SET, boost=2,
    ),
    treachery(
        "Repair Sequence",
        WhenRevealed(
            If(
                BothTrue(Is(ULTRON, DAMAGED_CARD), Exists(DRONE & ENGAGED_WITH_YOU)),
                Heal(ULTRON, Multiplied(2, Count(DRONE & ENGAGED_WITH_YOU))),
                GainSurge(),
            ),
        ),
        Boost(Heal(ULTRON, Count(DRONE & ENGAGED_WITH_YOU))),
        number=146, copies=2, set_name=SET, boost=1,
    ),
    treachery(
        "Swarm Attack",
        WhenRevealed(EnemiesAttack(DRONE & ENGAGED_WITH_YOU), If(Not(AttackMade()), SendDrone())),
        number=147, copies=2, set_name=SET, boost=1,
    ),
    side_scheme(
        "Drone Factory",
        WhenRevealed(SendDrone(EVERYONE), PlaceThreat(THIS, Count(DRONE))),
        number=148, copies=1, set_name=SET, starting=4, icon="acceleration", boost=2,
    ),
    side_scheme(
        "Invasive AI",
        WhenRevealed(DiscardTop(3, EVERYONE)),
        number=149, copies=1, set_name=SET, starting="3x", icon="hazard", boost=3,
    ),
    side_scheme(
        "Ultron's Imperative",
        WhenRevealed(SendDrone(FIRST_PLAYER, 2)),
        number=150, copies=1, set_name=SET, starting="2x", icon="hazard", boost=3,
    ),
)  # fmt: skip
