"""The fifteen Peril cards."""

from __future__ import annotations

from rulewright.games.meq.vocabulary.measures import Attribute, Compare, CorruptionOf, Won
from rulewright.games.meq.vocabulary.printing import peril
from rulewright.games.meq.vocabulary.verbs import GainFavor, LoseFavor, Pick, TakeCorruption, TrainSkill
from rulewright.games.meq.vocabulary.verbs_board import Advance, FillPool, SpreadInfluence
from rulewright.games.meq.vocabulary.verbs_cards import DiscardCards, DiscardRandom, EndTurn, ShieldDamage, TakeDamage
from rulewright.games.meq.vocabulary.verbs_monsters import Muster, PlaceMinion
from rulewright.games.meq.vocabulary.verbs_once import CommandMinion, GiveWorse
from rulewright.games.meq.vocabulary.verbs_people import Fight, FightWith
from rulewright.games.meq.vocabulary.verbs_sauron import SauronDraws
from rulewright.games.meq.vocabulary.words import (
    BY_SAURON,
    HERE,
    INFLUENCED,
    IT,
    MINION,
    PLOT,
    Adjacent,
    RegionOf,
    place,
)
from rulewright.kernel.amounts import Count, TokensOn
from rulewright.kernel.conditions import AtLeast
from rulewright.kernel.effects.joining import If, May
from rulewright.kernel.effects.sequence import Choose

WISDOM = Attribute("wisdom")

CARDS = (
    peril(
        "the-hounds-of-sauron", "The Hounds of Sauron", "any",
        ShieldDamage(6, Pick((GainFavor(1), TrainSkill()), keys=("gain 1 favor", "train a skill"))),
        number=1,
    ),
    peril(
        "an-unexpected-betrayal", "An Unexpected Betrayal", "any",
        Pick(
            (TakeDamage(5), SauronDraws("plot") >> SauronDraws("shadow")),
            keys=("take 5 damage", "Sauron draws 2 cards"),
        ),
        number=2,
    ),
    peril(
        "a-shadow-in-the-background-of-their-memories", "A Shadow in the Background of Their Memories", "any",
        If(
            Compare(WISDOM, "at-most", Count(Adjacent(HERE) & INFLUENCED)),
            TakeCorruption() >> LoseFavor(1),
        ),
        number=3,
    ),
    peril("orc-scouts", "Orc Scouts", "any", TakeCorruption(), number=4, reshuffle=True),
    peril(
        "ill-met-company", "Ill-met Company", "any",
        Pick((LoseFavor(2), GiveWorse(2)), keys=("lose 2 favor", "take a Corruption card")),
        number=5,
    ),
    peril(
        "armies-underground", "Armies Underground", "mount-gundabad",
        DiscardRandom(CorruptionOf()), Fight("Orc"),
        number=6,
    ),
    peril(
        "the-hill-of-black-magic", "The Hill of Black Magic", "dol-guldur",
        If(Compare(WISDOM, "at-most", Count(PLOT)), TakeDamage(5) >> EndTurn()),
        number=7,
    ),
    peril(
        "the-dark-tower", "The Dark Tower", "barad-dur",
        Choose(MINION, by=BY_SAURON), PlaceMinion(IT, place("barad-dur")), FightWith(IT), If(Won(), GainFavor(2)),
        number=8, reconstructed="which minion comes",
    ),
    peril(
        "khazad-dum", "Khazad-dûm", "moria",
        Fight("Balrog"), If(Won(), GainFavor(2) >> TrainSkill()),
        number=9,
    ),
    peril(
        "an-enduring-evil", "An Enduring Evil", "ruins-of-angmar",
        If(AtLeast(TokensOn("influence", HERE), 1), TakeCorruption() >> EndTurn()),
        number=10,
    ),
    peril("trapped", "Trapped", "grey-mountains|rhudaur", FillPool(2), DiscardCards(2), number=11),
    peril(
        "the-weakness-of-men", "The Weakness of Men", "rohan|gondor",
        Pick((TakeDamage(5), Advance("black")), keys=("take 5 damage", "the black marker advances")),
        number=12,
    ),
    peril(
        "its-a-dangerous-business-walking-out-your-front-door",
        "It's a Dangerous Business, Walking Out Your Front Door",
        "eriador|enedwaith",
        FillPool(2), SpreadInfluence(3, RegionOf()),
        number=13,
    ),
    peril(
        "undying-regret", "Undying Regret", "misty-mountains|mirkwood",
        FillPool(2), SpreadInfluence(1, RegionOf() & ~HERE), Muster(1, RegionOf() & ~HERE),
        number=14,
    ),
    peril(
        "nine-for-mortal-men-doomed-to-die", "Nine for Mortal Men Doomed to Die", "brown-lands|mordor",
        TakeCorruption(),
        May(
            Pick(
                (SauronDraws("plot", own=True), CommandMinion()),
                by=BY_SAURON, keys=("draw a Plot card", "command a minion"),
            ),
            by=BY_SAURON,
        ),
        number=15,
    ),
)  # fmt: skip
