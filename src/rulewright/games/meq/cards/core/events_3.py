"""The events of stage III."""

from __future__ import annotations

from rulewright.games.meq.board import MOST_NEIGHBOURS
from rulewright.games.meq.vocabulary.measures import Compare, FavorOf, MarkerIsLast
from rulewright.games.meq.vocabulary.printing import event
from rulewright.games.meq.vocabulary.verbs import DiscardCorruption, GainFavor, GainLevel, LoseFavor, Pick, SpendFavor
from rulewright.games.meq.vocabulary.verbs_board import (
    Advance,
    DrainPool,
    PlaceInfluence,
    RemoveInfluence,
    RemoveTokens,
)
from rulewright.games.meq.vocabulary.verbs_monsters import InfluenceAndMonsters, PlaceMinion, RemoveMonsters
from rulewright.games.meq.vocabulary.verbs_people import MoveCharacter, PlaceCharacter, PlaceFavor
from rulewright.games.meq.vocabulary.words import (
    BY_HEROES,
    BY_SAURON,
    HERE,
    IT,
    LOCATION,
    MINION,
    THERE,
    WHOSE,
    Adjacent,
    Beyond,
    EachHero,
    WhereIs,
    Within,
    at_once,
    place,
    special,
)
from rulewright.kernel.conditions import Exists
from rulewright.kernel.effects.joining import If, May, Nothing
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Titled

GANDALF = Titled("Gandalf")
GOTHMOG = Titled("Gothmog")

CARDS = (
    event(
        3, 1, "Dark News from Erebor", "Saruman @ isengard | favor @ blue-mountains",
        special("explored", Nothing()),
        affects="erebor", marker="black",
    ),
    event(
        3, 2, "The Blood of Rhûn", "Dáin II @ erebor | favor @ harlindon",
        special("explored", Nothing()),
        affects="dagorlad", marker="red",
    ),
    event(
        3, 3, "Radagast the Brown", "favor @ rhosgobel | favor @ plains-of-gorgoroth",
        at_once(
            LoseFavor(1, EachHero(Compare(FavorOf(WHOSE), "at-least", 4))),
            If(Exists(GANDALF), MoveCharacter(GANDALF, place("isengard"))),
        ),
    ),
    event(
        3, 4, "Warrior of the Lidless Eye", "favor @ ettenmoors | favor @ belfalas",
        at_once(InfluenceAndMonsters(MOST_NEIGHBOURS, Adjacent(WhereIs(GOTHMOG)))),
    ),
    event(
        3, 5, "He Has at Last Heard", "favor @ mount-gundabad | favor @ dunland",
        at_once(
            PlaceInfluence(1, Within(place("the-shire"))),
            May(Choose(MINION, by=BY_SAURON) >> PlaceMinion(IT, place("the-shire")), by=BY_SAURON),
        ),
    ),
    event(
        3, 6, "The Trees of Fangorn", "favor @ gap-of-rohan | favor @ minas-morgul",
        special("explored", GainFavor(1), RemoveMonsters(Within(place("fangorn")))),
        affects="fangorn",
    ),
    event(
        3, 7, "Gandalf Stormcrow", "Gandalf @ plains-of-rohan | favor @ ruins-of-angmar",
        special(
            "may-explore",
            Choose(LOCATION & Beyond(HERE, 4), "there"),
            PlaceCharacter("Gandalf", THERE, move=True),
            DrainPool(1),
        ),
        affects="plains-of-rohan",
    ),
    event(
        3, 8, "Arnor, That Was of Old", "Aragorn @ fornost | favor @ dol-guldur",
        at_once(
            May(
                Pick(
                    (
                        RemoveInfluence(-1, Within(place("fornost"))) >> RemoveMonsters(Within(place("fornost"))),
                        PlaceFavor(1, place("fornost")),
                    ),
                    by=BY_HEROES,
                    keys=("remove influence and monster tokens", "place 1 favor in Fornost"),
                ),
                by=BY_HEROES,
            ),
        ),
    ),
    event(
        3, 9, "Boromir's Dream", "Boromir @ osgiliath | favor @ emyn-muil",
        at_once(
            GainFavor(1, EachHero(Compare(FavorOf(WHOSE), "less", 1))), If(MarkerIsLast("yellow"), Advance("yellow"))
        ),
    ),
    event(
        3, 10, "Elladan and Elrohir", "Thranduil @ the-forest-trail | favor @ mouth-of-the-greyflood",
        special("explored", GainFavor(2), RemoveTokens(1, LOCATION, "monster", by=YOU)),
        affects="ettenmoors",
    ),
    event(
        3, 11, "Éowyn, Sister-daughter", "favor @ lake-esgaroth | favor @ morthond",
        at_once(
            PlaceCharacter("Théoden", place("edoras"), move=True), RemoveInfluence(1, Adjacent(place("edoras")))
        ),
    ),
    event(
        3, 12, "The Argonath", "favor @ fangorn | favor @ mount-doom",
        special(
            "may-explore",
            Pick((DiscardCorruption(1), GainLevel("fortitude")), keys=("discard a Corruption card", "gain fortitude")),
        ),
        affects="amon-hen",
    ),
    event(
        3, 13, "Théoden Warned of Saruman", "favor @ eregion | favor @ the-withered-heath",
        special("may-explore", Advance("black", -1), cost=SpendFavor(2)),
        affects="edoras",
    ),
    event(
        3, 14, "The Account of Isildur", "Gandalf @ minas-tirith | favor @ moria",
        special("may-explore", Advance("green"), cost=SpendFavor(3)),
        affects="minas-tirith",
    ),
)  # fmt: skip
