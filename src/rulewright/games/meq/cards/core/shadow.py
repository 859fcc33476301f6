"""The Shadow cards."""

from __future__ import annotations

from rulewright.games.meq.events import COMBAT_ENDS
from rulewright.games.meq.flow.shadow import ACTION_STEP, COMBAT, DEFEATED, ENTERED, TURN_BEGINS
from rulewright.games.meq.vocabulary.measures import Attribute, Compare, CorruptionOf, SomeHero
from rulewright.games.meq.vocabulary.printing import shadow
from rulewright.games.meq.vocabulary.verbs import LoseFavor, Pick, TakeCorruption
from rulewright.games.meq.vocabulary.verbs_board import Advance, FillPool, PlaceInExtension, PlaceInfluence
from rulewright.games.meq.vocabulary.verbs_cards import DiscardCards, DiscardRandom, TakeDamage
from rulewright.games.meq.vocabulary.verbs_monsters import HealMinion, PlaceMinion
from rulewright.games.meq.vocabulary.verbs_once import MusterAnywhere, Redistribute
from rulewright.games.meq.vocabulary.verbs_people import Fight, MoveHero
from rulewright.games.meq.vocabulary.verbs_sauron import FindPlot, PeekPlot, SauronDraws, SlowHeroes, TakeFromDiscard
from rulewright.games.meq.vocabulary.words import (
    EACH_HERO,
    INFLUENCED,
    IT,
    LOCATION,
    MINION,
    THE_HERO,
    THERE,
    WHOSE,
    Adjacent,
    AnyMinion,
    At,
    HeroOf,
    LocationOf,
    Region,
    place,
)
from rulewright.kernel.amounts import Multiplied, TokensOn
from rulewright.kernel.conditions import AtLeast, Exists, OneTrue
from rulewright.kernel.effects.joining import EachPlayer, If, May
from rulewright.kernel.effects.lasting import At as AtMoment
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.modifiers import Forbid, Gets, Grant, Permit
from rulewright.kernel.selectors import Titled

HIS_CORRUPTION = CorruptionOf(THE_HERO)
THAT_HERO = HeroOf(THE_HERO)
HIS_PLACE = LocationOf(THE_HERO)
SHIRE = place("the-shire")
NO_AMBUSH = Until("turn", Forbid("ambush", players=THE_HERO))
PICK_A_HERO = ChoosePlayer(EACH_HERO, "hero")

CARDS = (
    shadow(
        "betrayed", "Betrayed",
        DiscardRandom(2, THE_HERO),
        Until("combat", Gets(THAT_HERO, "strength", Multiplied(-1, HIS_CORRUPTION))),
        influence=1, timing=COMBAT, copies=2, number=1, reconstructed="1 of 2 copies",
    ),
    shadow(
        "an-evil-fog", "An Evil Fog",
        PICK_A_HERO,
        May(Choose(Adjacent(HIS_PLACE), "there") >> MoveHero(THERE, THE_HERO)),
        DiscardRandom(CorruptionOf(WHOSE), THE_HERO),
        influence=1, timing=ACTION_STEP, copies=2, number=2, reconstructed="1 of 2 copies",
    ),
    shadow(
        "flocks-of-crebain", "Flocks of Crebain",
        NO_AMBUSH,
        Fight("Crebain", THE_HERO, during=(Gets(THAT_HERO, "agility", 0, "set"),)),
        influence=2, timing=TURN_BEGINS, away=True, number=3,
    ),
    shadow(
        "his-arm-has-grown-long", "His Arm Has Grown Long",
        Until("turn", Grant(HIS_PLACE, "trait", "perilous")),
        influence=2, timing=ENTERED, away=True, copies=2, number=4,
    ),
    shadow(
        "seem-fairer-feel-fouler", "Seem Fairer, Feel Fouler",
        NO_AMBUSH,
        AtMoment(COMBAT_ENDS, If(AtLeast(HIS_CORRUPTION, 1), SauronDraws("plot")), until="turn"),
        Fight("Agent", THE_HERO),
        influence=3, timing=TURN_BEGINS, away=True, number=5,
    ),
    shadow(
        "dark-promises", "Dark Promises",
        EachPlayer(Pick((TakeDamage(5), TakeCorruption()), keys=("take 5 damage", "take a Corruption card")), THE_HERO),
        influence=3, timing=COMBAT, copies=2, number=6,
    ),
    shadow(
        "do-not-tempt-me", "Do Not Tempt Me!",
        PICK_A_HERO,
        May(PlaceInfluence(1, HIS_PLACE)),
        LoseFavor(HIS_CORRUPTION, THE_HERO),
        influence=4, timing=ACTION_STEP, number=7,
    ),
    shadow(
        "a-new-power-is-rising", "A New Power is Rising",
        Pick(
            (PlaceInfluence(2, Region("mordor")), MusterAnywhere(2)),
            keys=("2 influence in each location of Mordor", "place monster tokens"),
        ),
        influence=4, timing=ACTION_STEP, number=8,
    ),
    shadow(
        "storms-of-mordor", "Storms of Mordor",
        DiscardCards(5, down_to=True, players=EACH_HERO),
        DiscardRandom(CorruptionOf(WHOSE), EACH_HERO),
        influence=4, timing=ACTION_STEP, copies=2, number=9,
    ),
    shadow(
        "sarumans-lies", "Saruman's Lies",
        PeekPlot(),
        If(
            SomeHero(Compare(CorruptionOf(WHOSE), "at-least", Attribute("wisdom", WHOSE))),
            Advance("black"),
        ),
        influence=5, timing=ACTION_STEP, number=10,
    ),
    shadow(
        "morgul-blade", "Morgul-blade",
        Pick((
            TakeDamage(Multiplied(5, HIS_CORRUPTION), THE_HERO),
            TakeDamage(3, THE_HERO) >> TakeCorruption(THE_HERO),
        ), keys=("5 damage for each Corruption card", "3 damage and a Corruption card")),
        influence=6, timing=COMBAT, minion=True, number=11,
    ),
    shadow(
        "lord-of-the-rings", "Lord of the Rings",
        TakeFromDiscard(),
        If(Exists(Titled("A Dark Messenger")), Advance("yellow")),
        influence=6, timing=ACTION_STEP, number=12,
    ),
    shadow(
        "evil-wound", "Evil Wound",
        TakeDamage(4, THE_HERO),
        TakeDamage(Multiplied(2, HIS_CORRUPTION), THE_HERO),
        influence=7, timing=DEFEATED, number=13,
    ),
    shadow(
        "shire-baggins", "Shire, Baggins",
        FillPool(1),
        PlaceInfluence(1, SHIRE),
        If(
            OneTrue(Exists(MINION & At(SHIRE)), AtLeast(TokensOn("influence", SHIRE), 3)),
            Advance("yellow", 2),
        ),
        influence=7, timing=ACTION_STEP, number=14,
    ),
    shadow(
        "creatures-of-the-wild", "Creatures of the Wild",
        NO_AMBUSH,
        If(AtLeast(HIS_CORRUPTION, 2), Fight("Cave Troll", THE_HERO), Fight("Giant Spider", THE_HERO)),
        influence=7, timing=TURN_BEGINS, away=True, number=15,
    ),
    shadow(
        "the-ithil-stone", "The Ithil-stone",
        FindPlot(("Denethor Falls into Madness", "Saruman Falls to Corruption"), play=True),
        influence=8, timing=ACTION_STEP, number=16,
    ),
    shadow(
        "they-are-terrible", "They are Terrible",
        Choose(AnyMinion()),
        HealMinion(IT),
        Choose(LOCATION & INFLUENCED, "there"),
        PlaceMinion(IT, THERE),
        influence=8, timing=ACTION_STEP, number=17,
    ),
    shadow(
        "the-lidless-eye", "The Lidless Eye",
        Redistribute(),
        PICK_A_HERO,
        TakeCorruption(THE_HERO),
        influence=8, timing=ACTION_STEP, number=18,
    ),
    shadow(
        "the-black-breath", "The Black Breath",
        TakeCorruption(THE_HERO),
        Until("combat", Gets(THAT_HERO, "strength", Multiplied(-1, HIS_CORRUPTION))),
        Until("combat", Gets(THAT_HERO, "agility", Multiplied(-1, HIS_CORRUPTION))),
        influence=8, timing=COMBAT, minion=True, number=19,
    ),
    shadow(
        "winter-storm", "Winter Storm",
        Until("travel", Permit("move-limit", THE_HERO)),
        influence=10, timing=TURN_BEGINS, number=20,
    ),
    shadow(
        "grievous-loss", "Grievous Loss",
        PlaceInExtension(HIS_CORRUPTION, pool=True),
        SlowHeroes(1),
        influence=12, timing=DEFEATED, number=21,
    ),
)  # fmt: skip
