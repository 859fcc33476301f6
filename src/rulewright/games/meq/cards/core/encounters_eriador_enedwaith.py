"""The encounters in Eriador and Enedwaith."""

from __future__ import annotations

from rulewright.games.meq.vocabulary.encounter_words import INFLUENCE_HERE, WISDOM
from rulewright.games.meq.vocabulary.measures import Attribute, Compare
from rulewright.games.meq.vocabulary.printing import encounter, encounter_quest
from rulewright.games.meq.vocabulary.verbs import (
    DiscardCorruption,
    GainFavor,
    GainItem,
    LoseItem,
    Offer,
    Pay,
    Pick,
    SpendFavor,
    TakeCorruption,
    TrainSkill,
)
from rulewright.games.meq.vocabulary.verbs_board import DrainPool, FillPool, PlaceInfluence, RemoveTokens
from rulewright.games.meq.vocabulary.verbs_cards import (
    DamageToRest,
    DiscardCards,
    DrawFromLife,
    EndTurn,
    ShieldDamage,
    ShuffleBack,
)
from rulewright.games.meq.vocabulary.verbs_people import HaveEncounter, MoveHero, PlaceCharacter
from rulewright.games.meq.vocabulary.verbs_sauron import SauronLosesPlot
from rulewright.games.meq.vocabulary.words import BY_SAURON, IT, LOCATION, Region, RegionOf, place
from rulewright.kernel.amounts import TokensOn
from rulewright.kernel.effects.joining import If, May
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.players import YOU

DECK = "eriador-enedwaith"

CARDS = (
    encounter(DECK, 1, "Pipeweed & Seven Meals a Day", "the-shire", DamageToRest(WISDOM), ShuffleBack(("rest",))),
    encounter(
        DECK, 1, "Círdan the Shipwright", "the-grey-havens",
        If(
            Compare(WISDOM, "at-least", INFLUENCE_HERE),
            Pick((DiscardCorruption(-1), GainItem("Boat")), keys=("discard all Corruption cards", "gain a Boat")),
        ),
    ),
    encounter(DECK, 1, "The Grey Company", "bree", May(Pay(DiscardCards(2), GainFavor(1) >> TrainSkill()))),
    encounter(DECK, 1, "Cold be Hand and Heart and Bone", "old-forest", ShieldDamage(4, GainFavor(1) >> TrainSkill())),
    encounter(
        DECK, 2, "A Merry Fellow", "old-forest",
        DiscardCorruption(), RemoveTokens(1, RegionOf(), "monster", by=YOU, optional=False), GainFavor(1),
    ),
    encounter(DECK, 1, "Remnants of the North-South Road", "enedwaith-plains", DamageToRest(Attribute("fortitude"))),
    encounter(
        DECK, 1, "The City by the Greyflood", "tharbad",
        If(
            Compare(Attribute("fortitude"), "less", TokensOn("influence", Region("eriador", "enedwaith"))),
            LoseItem() >> EndTurn(),
        ),
    ),
    encounter(DECK, 3, "The Raiders in the Hills", "enedwaith", ShieldDamage(5, DrainPool(2))),
    encounter_quest(
        DECK, 4, "Find the Grey Pilgrim", "enedwaith", "bree",
        GainFavor(1), DrainPool(1),
        setup=PlaceCharacter("Gandalf", place("bree")),
    ),
    encounter(
        DECK, 3, "The Mad Baggins", "eriador",
        Offer(
            (Pay(TakeCorruption(), DrawFromLife(Attribute("fortitude"))), May(GainFavor(1))),
            keys=("take a Corruption card and draw cards", "gain 1 favor"),
        ),
    ),
    encounter_quest(
        DECK, 4, "The Squint-eyed Southerner", "eriador", "dunland",
        DrainPool(2),
        setup=Choose(LOCATION & Region("enedwaith"), by=BY_SAURON) >> PlaceInfluence(1, IT),
    ),
    encounter_quest(DECK, 7, "The Black Pit", "any", "moria", GainFavor(2), TrainSkill(), setup=FillPool(1)),
    encounter(DECK, 5, "Saruman's Agents", "any", May(Pay(TakeCorruption(), SauronLosesPlot()))),
    encounter(
        DECK, 6, "The Ranger", "any",
        Pick(
            (ShuffleBack(("rest",)), Pay(SpendFavor(1), MoveHero(place("fornost")) >> HaveEncounter())),
            keys=("shuffle back the Rest Pool", "spend 1 favor for Fornost"),
        ),
    ),
    encounter(DECK, 8, "The Road Goes Ever On and On", "any", GainFavor(2), reshuffle=True),
)  # fmt: skip
