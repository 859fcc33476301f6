"""The obligations: cards 155-175."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.decks import DiscardRandomly
from rulewright.games.champions.vocabulary.encounters import GainSurge
from rulewright.games.champions.vocabulary.frames import Besides
from rulewright.games.champions.vocabulary.numbers import InForm
from rulewright.games.champions.vocabulary.printing import obligation
from rulewright.games.champions.vocabulary.resources import PayTo
from rulewright.games.champions.vocabulary.verbs import Accelerate, ChangeForm, Stun
from rulewright.games.champions.vocabulary.words import IT, THIS, UPGRADE, YOUR_IDENTITY, YOURS, Obligation
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.joining import If, May, OneOf
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.selectors import Titled, Trait
from rulewright.lcg.verbs import Discard, Exhaust, RemoveFromGame

LAY_ASIDE = Besides(Discard(THIS))
"""Discard this obligation: nothing for the sake of which an effect could be chosen that changes nothing else."""

CARDS: tuple[Card, ...] = (
    obligation(
        "Affairs of State",
        Obligation(
            If(InForm("hero"), May(ChangeForm())),
            OneOf(
                (
                    PayTo(Exhaust(Titled("T'Challa")), RemoveFromGame(THIS)),
                    Choose(UPGRADE & Trait("Black Panther") & YOURS) >> Discard(IT) >> LAY_ASIDE,
                ),
                keys=("exhaust T'Challa", "discard an upgrade"),
            ),
        ),
        number=155, set_name="Black Panther", player="T'Challa", boost=2,
    ),
    obligation(
        "Legal Work",
        Obligation(
            If(InForm("hero"), May(ChangeForm())),
            OneOf(
                (
                    PayTo(Exhaust(Titled("Jennifer Walters")), RemoveFromGame(THIS)),
                    Accelerate() >> LAY_ASIDE,
                ),
                keys=("exhaust Jennifer Walters", "accelerate"),
            ),
        ),
        number=160, set_name="She-Hulk", player="Jennifer Walters", boost=2,
    ),
    obligation(
        "Eviction Notice",
        Obligation(
            If(InForm("hero"), May(ChangeForm())),
            OneOf(
                (
                    PayTo(Exhaust(Titled("Peter Parker")), RemoveFromGame(THIS)),
                    DiscardRandomly(1) >> LAY_ASIDE >> GainSurge(),
                ),
                keys=("exhaust Peter Parker", "discard a card"),
            ),
        ),
        number=165, set_name="Spider-Man", player="Peter Parker", boost=2,
    ),
    obligation(
        "Business Problems",
        Obligation(
            If(InForm("hero"), May(ChangeForm())),
            OneOf(
                (
                    PayTo(Exhaust(Titled("Tony Stark")), RemoveFromGame(THIS)),
                    Exhaust(UPGRADE & YOURS) >> LAY_ASIDE,
                ),
                keys=("exhaust Tony Stark", "exhaust upgrades"),
            ),
        ),
        number=170, set_name="Iron Man", player="Tony Stark", boost=2,
    ),
    obligation(
        "Family Emergency",
        Obligation(
            If(InForm("hero"), May(ChangeForm())),
            OneOf(
                (
                    PayTo(Exhaust(Titled("Carol Danvers")), RemoveFromGame(THIS)),
                    Stun(YOUR_IDENTITY) >> LAY_ASIDE >> GainSurge(),
                ),
                keys=("exhaust Carol Danvers", "be stunned"),
            ),
        ),
        number=175, set_name="Captain Marvel", player="Carol Danvers", boost=2,
    ),
)  # fmt: skip
