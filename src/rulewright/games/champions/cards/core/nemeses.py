"""The nemesis sets: cards 156-179."""

from __future__ import annotations

from rulewright.games.champions.events import ATTACK_ENDS
from rulewright.games.champions.flow.activations import ENEMY_ATTACKS
from rulewright.games.champions.vocabulary.decks import DiscardRandomly, DiscardTop
from rulewright.games.champions.vocabulary.encounters import DiscardEncounterCard, GainSurge
from rulewright.games.champions.vocabulary.enemies import AttackMade, EnemiesAttack, GiveBoostCard
from rulewright.games.champions.vocabulary.facedown import LayUnder, ReturnLaid
from rulewright.games.champions.vocabulary.numbers import (
    UNDEFENDED,
    BoostIcons,
    DiscardedResources,
    DiscardedTypes,
    PerPlayer,
    RemainingHitPoints,
)
from rulewright.games.champions.vocabulary.pointing import MostHitPoints, PrintedResource, VillainAndEngaged
from rulewright.games.champions.vocabulary.printing import attachment, minion, side_scheme, treachery
from rulewright.games.champions.vocabulary.verbs import PlaceThreat, Stun, TakeDamage, Toughen
from rulewright.games.champions.vocabulary.words import (
    DAMAGED_BY_ATTACK,
    FRIENDLY,
    HOST,
    IN_YOUR_HAND,
    IT,
    MAIN_SCHEME,
    MINION,
    THIS,
    UPGRADE,
    VILLAIN,
    YOUR_HERO,
    YOURS,
    Boost,
    ForcedResponse,
    WhenDefeated,
    WhenRevealed,
    on,
)
from rulewright.kernel.amounts import Count
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Exists, Not
from rulewright.kernel.effects.joining import EachPlayer, If, OneOf, Then
from rulewright.kernel.effects.lasting import At
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets, Grant
from rulewright.kernel.players import EVERYONE, YOU
from rulewright.kernel.selectors import Titled
from rulewright.lcg.verbs import DealDamage, Discard, Heal

CARDS: tuple[Card, ...] = (
    side_scheme(
        "Usurp the Throne",
        number=156, copies=1, set_name="Black Panther Nemesis", starting="3x", icon="hazard", boost=3,
    ),
    minion(
        "Killmonger",
        Grant(THIS, "immunity", "upgrade Black Panther"),
        number=157, copies=1, set_name="Black Panther Nemesis", sch=2, atk=2, hit_points=5,
        traits="Assassin. Elite. Mercenary.", unique=True, boost=2,
    ),
    treachery(
        "Heart-Shaped Herb",
        WhenRevealed(Toughen(VillainAndEngaged(YOU))),
        Boost(Toughen(VILLAIN)),
        number=158, copies=1, set_name="Black Panther Nemesis", keywords=("Surge",),
    ),
    treachery(
        "Ritual Combat",
        WhenRevealed(
            Then(
                DiscardEncounterCard(),
                OneOf(
                    (DealDamage(YOUR_HERO, BoostIcons(1)), PlaceThreat(MAIN_SCHEME, BoostIcons(1))),
                    keys=("deal damage", "place threat"),
                ),
            ),
        ),
        number=159, copies=2, set_name="Black Panther Nemesis", boost=2,
    ),
    side_scheme(
        "Personal Challenge",
        WhenRevealed(PlaceThreat(THIS, PerPlayer())),
        number=161, copies=1, set_name="She-Hulk Nemesis", starting=3, icon="crisis", boost=3,
    ),
    minion(
        "Titania",
        Gets(THIS, "atk", RemainingHitPoints(THIS), op="base"),
        number=162, copies=1, set_name="She-Hulk Nemesis", sch=1, atk=0, hit_points=6, traits="Brute. Elite.",
        unique=True, boost=2,
    ),
    attachment(
        "Genetically Enhanced",
        WhenRevealed(If(Not(Exists(MINION)), GainSurge())),
        Gets(HOST, "hit_points", 3),
        number=163, copies=1, set_name="She-Hulk Nemesis", attach=MostHitPoints(MINION), traits="Condition.", boost=1,
    ),
    treachery(
        "Titania's Fury",
        WhenRevealed(
            EnemiesAttack(Titled("Titania")),
            If(Not(AttackMade()), Heal(Titled("Titania")) >> GainSurge()),
        ),
        Boost(GiveBoostCard()),
        number=164, copies=2, set_name="She-Hulk Nemesis", boost=1,
    ),
    side_scheme(
        "Highway Robbery",
        WhenRevealed(LayUnder(EVERYONE)),
        WhenDefeated(ReturnLaid()),
        number=166, copies=1, set_name="Spider-Man Nemesis", starting="3x", icon="acceleration", boost=3,
    ),
    minion(
        "Vulture",
        number=167, copies=1, set_name="Spider-Man Nemesis", sch=1, atk=3, hit_points=4, traits="Criminal.",
        keywords=("Quickstrike",), unique=True, boost=2,
    ),
    treachery(
        "Sweeping Swoop",
        WhenRevealed(Stun(YOUR_HERO), If(Exists(Titled("Vulture")), GainSurge())),
        Boost(At(ATTACK_ENDS, Stun(FRIENDLY & DAMAGED_BY_ATTACK))),
        number=168, copies=2, set_name="Spider-Man Nemesis",
    ),
    treachery(
        "The Vulture's Plans",
        WhenRevealed(DiscardRandomly(1, EVERYONE), PlaceThreat(MAIN_SCHEME, DiscardedTypes())),
        number=169, copies=1, set_name="Spider-Man Nemesis", boost=2,
    ),
    side_scheme(
        "Imminent Overload",
        WhenRevealed(PlaceThreat(THIS, PerPlayer())),
        number=171, copies=1, set_name="Iron Man Nemesis", starting=3, icon="acceleration", boost=3,
    ),
    minion(
        "Whiplash",
        number=172, copies=1, set_name="Iron Man Nemesis", sch=2, atk=3, hit_points=4, traits="Criminal.",
        keywords=("Retaliate 1",), unique=True, boost=2,
    ),
    treachery(
        "Electric Whip Attack",
        WhenRevealed(
            OneOf(
                (DealDamage(YOUR_HERO, Count(UPGRADE & YOURS)), Choose(UPGRADE & YOURS) >> Discard(IT)),
                keys=("deal damage", "discard an upgrade"),
            ),
        ),
        Boost(If(UNDEFENDED, Choose(UPGRADE & YOURS) >> Discard(IT))),
        number=173, copies=2, set_name="Iron Man Nemesis",
    ),
    treachery(
        "Electromagnetic Backlash",
        WhenRevealed(
            DiscardTop(5, EVERYONE),
            EachPlayer(TakeDamage(DiscardedResources("energy")), EVERYONE),
        ),
        number=174, copies=1, set_name="Iron Man Nemesis", boost=2,
    ),
    side_scheme(
        "The Psyche-Magnitron",
        WhenRevealed(PlaceThreat(THIS, PerPlayer())),
        number=176, copies=1, set_name="Captain Marvel Nemesis", starting=3, icon="hazard", boost=3,
    ),
    minion(
        "Yon-Rogg",
        ForcedResponse(PlaceThreat(Titled("The Psyche-Magnitron"), 1), after=on(ENEMY_ATTACKS, THIS)),
        number=177, copies=1, set_name="Captain Marvel Nemesis", sch=2, atk=3, hit_points=5, traits="Elite. Kree.",
        unique=True, boost=2,
    ),
    treachery(
        "Kree Manipulator",
        WhenRevealed(PlaceThreat(MAIN_SCHEME, 1)),
        Boost(If(UNDEFENDED, PlaceThreat(MAIN_SCHEME, 1))),
        number=178, copies=2, set_name="Captain Marvel Nemesis", keywords=("Surge",),
    ),
    treachery(
        "Yon-Rogg's Treason",
        WhenRevealed(
            If(
                Exists(IN_YOUR_HAND & PrintedResource("energy")),
                Discard(IN_YOUR_HAND & PrintedResource("energy")),
                GainSurge(),
            ),
        ),
        number=179, copies=1, set_name="Captain Marvel Nemesis", boost=1,
    ),
)  # fmt: skip
