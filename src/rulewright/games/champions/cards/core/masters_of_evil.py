"""The modular encounter set Masters of Evil: cards 128-133."""

from __future__ import annotations

from rulewright.games.champions.flow.activations import ENEMY_ATTACKS
from rulewright.games.champions.vocabulary.decks import DiscardRandomly
from rulewright.games.champions.vocabulary.encounters import DiscardUntil, EnterEngaged
from rulewright.games.champions.vocabulary.enemies import AlsoAttack, AttackMade, EnemiesAttack
from rulewright.games.champions.vocabulary.pointing import EngagedPlayer, OtherHeroes
from rulewright.games.champions.vocabulary.printing import minion, side_scheme, treachery
from rulewright.games.champions.vocabulary.verbs import Toughen
from rulewright.games.champions.vocabulary.words import (
    ALLY,
    HERO,
    IN_ENCOUNTER_DECK,
    IN_ENCOUNTER_DISCARD,
    IT,
    MINION,
    THIS,
    VILLAIN,
    YOURS,
    Boost,
    ForcedInterrupt,
    ForcedResponse,
    WhenRevealed,
    on,
)
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Not
from rulewright.kernel.effects.joining import If
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Forbid
from rulewright.kernel.players import FIRST_PLAYER
from rulewright.kernel.selectors import Trait
from rulewright.lcg.searching import Search, ShuffleEncounterDeck
from rulewright.lcg.verbs import DealDamage, Exhaust
from rulewright.lcg.vocabulary import EngagedWith

SET = "Masters of Evil"

CARDS: tuple[Card, ...] = (
    side_scheme(
        "The Masters of Evil",
        WhenRevealed(DiscardUntil(MINION & Trait("Masters of Evil")), EnterEngaged(IT, FIRST_PLAYER)),
        number=128, copies=1, set_name=SET, starting="3x", icon="acceleration", boost=2,
    ),
    minion(
        "Radioactive Man",
        ForcedResponse(DiscardRandomly(1), after=on(ENEMY_ATTACKS, THIS)),
        Boost(DiscardRandomly(1)),
        number=129, copies=1, set_name=SET, sch=1, atk=1, hit_points=7, traits="Elite. Masters of Evil.", unique=True,
    ),
    minion(
        "Whirlwind",
        ForcedInterrupt(AlsoAttack(OtherHeroes()), when=on(ENEMY_ATTACKS, THIS)),
        Boost(DealDamage(HERO, 1)),
        number=130, copies=1, set_name=SET, sch=1, atk=2, hit_points=6, traits="Masters of Evil.", unique=True,
    ),
    minion(
        "Tiger Shark",
        ForcedResponse(Toughen(THIS), after=on(ENEMY_ATTACKS, THIS)),
        Boost(Toughen(VILLAIN)),
        number=131, copies=1, set_name=SET, sch=1, atk=3, hit_points=6, traits="Masters of Evil.", unique=True,
    ),
    minion(
        "Melter",
        Forbid("be-defended-otherwise", THIS, EngagedWith(THIS)),
        Boost(Exhaust(ALLY & YOURS)),
        number=132, copies=1, set_name=SET, sch=1, atk=3, hit_points=5, traits="Masters of Evil.", unique=True,
    ),
    treachery(
        "Masters of Mayhem",
        WhenRevealed(
            EnemiesAttack(MINION & Trait("Masters of Evil"), EngagedPlayer()),
            If(
                Not(AttackMade()),
                Search()
                >> Choose(MINION & Trait("Masters of Evil") & (IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD))
                >> EnterEngaged(IT)
                >> ShuffleEncounterDeck(),
            ),
        ),
        number=133, copies=2, set_name=SET, boost=2,
    ),
)  # fmt: skip
