"""The plots: three to start with, fifteen later ones."""

from __future__ import annotations

from rulewright.games.meq.events import CONSULTS
from rulewright.games.meq.vocabulary.printing import plot
from rulewright.games.meq.vocabulary.verbs import TakeCorruption
from rulewright.games.meq.vocabulary.verbs_board import DiscardPlot
from rulewright.games.meq.vocabulary.verbs_people import SendHome
from rulewright.games.meq.vocabulary.verbs_sauron import FindPlot
from rulewright.games.meq.vocabulary.words import (
    CHARACTER,
    HAVEN_LOCATION,
    HERO,
    LOCATION,
    MINION,
    MONSTER_TOKEN,
    PLOT,
    THIS,
    At,
    InTitle,
    Plotted,
    Region,
    Surrounded,
    WhereIs,
    With,
    Within,
    forced,
    on,
    place,
    special,
)
from rulewright.kernel.abilities import Ability
from rulewright.kernel.amounts import TokensOn
from rulewright.kernel.conditions import AtLeast, Exists, OneTrue
from rulewright.kernel.modifiers import Forbid, Grant, Permit
from rulewright.kernel.players import EVENT_PLAYER
from rulewright.kernel.selectors import Titled
from rulewright.kernel.vocabulary import Condition, Selector

SERVANT = MINION | MONSTER_TOKEN
OTHER_GOLLUM = PLOT & InTitle("Gollum") & ~THIS
SARUMAN_FALLS = Exists(Titled("Saruman Falls to Corruption"))


def influence(least: int, where: Selector) -> Condition:
    """So much influence lies there."""
    return AtLeast(TokensOn("influence", where), least)


def tempts(name: str) -> Ability:
    """Whoever consults this character takes a Corruption card."""
    return forced(on(CONSULTS, Titled(name)), TakeCorruption(EVENT_PLAYER))


CARDS = (
    plot(
        "sauron-hunts-for-the-ring", "Sauron Hunts for the Ring",
        influence=0, price=3, marker="yellow", advance=1, where=place("gladden-fields"), number=1,
        starting={
            "each-stronghold": 2, "in-extension": 7, "to-pool": 1, "shadow-draw": 2, "shadow-keep": 1, "plot-draw": 5,
            "plot-keep": 2,
        },
    ),
    plot(
        "monsters-in-the-east", "Monsters in the East",
        influence=0, price=2, marker="red", advance=1, where=place("sea-of-udun"), number=2,
        starting={
            "each-stronghold": 2, "in-extension": 9, "to-pool": 0, "shadow-draw": 3, "shadow-keep": 1, "plot-draw": 3,
            "plot-keep": 2,
        },
    ),
    plot(
        "saruman-hungry-for-power", "Saruman Hungry for Power",
        influence=0, price=3, marker="black", advance=1, where=place("isengard"), number=3,
        starting={
            "each-stronghold": 3, "in-extension": 3, "to-pool": 2, "shadow-draw": 3, "shadow-keep": 2, "plot-draw": 4,
            "plot-keep": 2,
        },
    ),
    plot(
        "a-dark-messenger", "A Dark Messenger",
        tempts("Dáin II"),
        influence=0, price=5, marker="black", advance=1, where=place("erebor"),
        given=Exists(MINION & At(place("erebor"))), number=4,
    ),
    plot(
        "osgiliath-invaded", "Osgiliath Invaded",
        influence=0, price=3, marker="red", advance=1, where=place("osgiliath"),
        given=Exists(MONSTER_TOKEN & At(place("osgiliath"))), number=5,
    ),
    plot(
        "gollum-is-captured", "Gollum is Captured",
        special("enters", DiscardPlot(OTHER_GOLLUM)),
        influence=2, price=2, marker="yellow", advance=2, where=place("sea-of-udun"), number=6,
    ),
    plot(
        "saruman-falls-to-corruption", "Saruman Falls to Corruption",
        Grant(place("isengard"), "trait", "perilous"),
        tempts("Saruman"),
        influence=5, price=5, marker="black", advance=2, where=place("isengard"), number=7,
    ),
    plot(
        "wormtongue-taints-theoden", "Wormtongue Taints Théoden",
        tempts("Théoden"),
        influence=5, price=5, marker="black", advance=2, where=place("edoras"),
        given=OneTrue(influence(6, Within(place("edoras"))), SARUMAN_FALLS), number=8,
    ),
    plot(
        "denethor-falls-into-madness", "Denethor Falls into Madness",
        tempts("Denethor"),
        influence=8, price=6, marker="black", advance=3, where=place("minas-tirith"), number=9,
    ),
    plot(
        "orcs-in-the-mountains", "Orcs in the Mountains",
        influence=0, price=3, marker="red", advance=2, where=place("mount-gundabad"),
        given=influence(8, Within(place("mount-gundabad"))), number=10,
    ),
    plot(
        "a-broken-line-of-kings", "A Broken Line of Kings",
        Forbid("rest", HERO & At(WhereIs(THIS))),
        Forbid("encounter", HERO & At(WhereIs(THIS))),
        influence=0, price=4, marker="red", advance=2, where=HAVEN_LOCATION & ~Plotted() & Surrounded(6), copies=2,
        number=11,
    ),
    plot(
        "gollum-is-tortured", "Gollum is Tortured",
        special("enters", DiscardPlot(OTHER_GOLLUM)),
        influence=4, price=0, marker="yellow", advance=2, where=place("barad-dur"), number=12,
    ),
    plot(
        "smeagol-escapes", "Sméagol Escapes",
        special("enters", FindPlot(("Gollum",))),
        influence=0, price=3, marker="yellow", advance=1, where=place("woodland-realm"),
        given=Exists(SERVANT & At(Within(place("woodland-realm")))), number=13,
    ),
    plot(
        "loss-of-an-heir", "Loss of an Heir",
        influence=0, price=3, marker="black", advance=1,
        where=(place("edoras") | place("minas-tirith")) & Within(WhereIs(SERVANT)), number=14,
    ),
    plot(
        "a-promise-of-rings", "A Promise of Rings",
        influence=0, price=3, marker="yellow", advance=2, where=LOCATION & With(CHARACTER) & With(SERVANT), number=15,
    ),
    plot(
        "rise-of-the-uruk-hai", "Rise of the Uruk-hai",
        Permit("as-uruk-hai", who=MONSTER_TOKEN & At(Region("rohan"))),
        influence=5, price=4, marker="red", advance=3, where=place("isengard"),
        given=OneTrue(influence(3, place("isengard")), SARUMAN_FALLS), number=16,
    ),
    plot(
        "urgent-summons", "Urgent Summons",
        special("enters", SendHome(CHARACTER & At(WhereIs(THIS)))),
        influence=4, price=3, marker="yellow", advance=2, where=LOCATION & With(CHARACTER) & ~Plotted(), number=17,
    ),
)  # fmt: skip
