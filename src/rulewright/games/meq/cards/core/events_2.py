"""The events of stage II."""

from __future__ import annotations

from rulewright.games.meq.vocabulary.printing import event
from rulewright.games.meq.vocabulary.verbs import DiscardCorruption, GainItem, Pick, SpendFavor, TakeCorruption
from rulewright.games.meq.vocabulary.verbs_board import Advance, DiscardPlot, RemoveInfluence, RemoveTokens
from rulewright.games.meq.vocabulary.verbs_cards import DamageToRest
from rulewright.games.meq.vocabulary.verbs_hero import AnyHeroPays
from rulewright.games.meq.vocabulary.verbs_monsters import Muster, RemoveMonsters
from rulewright.games.meq.vocabulary.verbs_people import MoveCharacter, MoveHero, PlaceCharacter, PlaceFavor
from rulewright.games.meq.vocabulary.verbs_sauron import SauronDraws
from rulewright.games.meq.vocabulary.words import (
    BY_HEROES,
    BY_SAURON,
    CHARACTER,
    EACH_HERO,
    HAVEN_LOCATION,
    INFLUENCED,
    IT,
    LOCATION,
    PLOT,
    STRONGHOLDS,
    THE_HERO,
    THERE,
    Adjacent,
    At,
    Region,
    WhereIs,
    Within,
    at_once,
    place,
    special,
)
from rulewright.kernel.conditions import Exists, Not
from rulewright.kernel.effects.joining import EachPlayer, If, May, Nothing
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.selectors import Titled

GANDALF = Titled("Gandalf")

CARDS = (
    event(
        2, 1, "Of Serpents and Sand", "Boromir @ the-nindalf | favor @ gladden-fields",
        special("explored", Nothing()),
        affects="near-harad", marker="red",
    ),
    event(
        2, 2, "The Glades of Orthanc Darken", "Saruman @ isengard | favor @ the-northern-waste",
        special("explored", Nothing()),
        affects="gap-of-rohan", marker="red",
    ),
    event(
        2, 3, "Stone Figures in the Trollshaws", "favor @ the-north-downs | favor @ tharbad",
        at_once(Muster(2, Region("rhudaur"), freely=True)),
    ),
    event(
        2, 4, "There is Strength Yet", "favor @ mouth-of-the-greyflood | favor @ amon-hen",
        at_once(
            May(
                Choose(CHARACTER, by=BY_HEROES)
                >> Choose(Adjacent(WhereIs(IT)) & ~STRONGHOLDS, "there", by=BY_HEROES)
                >> MoveCharacter(IT, THERE)
                >> RemoveInfluence(-1, THERE)
                >> RemoveMonsters(THERE),
                by=BY_HEROES,
            ),
        ),
    ),
    event(
        2, 5, "Círdan the Shipwright", "favor @ anfalas | favor @ old-forest",
        special("explored", GainItem("Boat"), May(MoveHero(place("belfalas")))),
        affects="the-grey-havens",
    ),
    event(
        2, 6, "The Foe-hammer", "Gandalf @ the-trollshaws | favor @ the-iron-hills",
        special(
            "may-explore",
            If(Not(Exists(GANDALF)), Choose(LOCATION & INFLUENCED, "there") >> PlaceCharacter("Gandalf", THERE)),
            RemoveMonsters(WhereIs(GANDALF)),
        ),
        affects="the-trollshaws",
    ),
    event(
        2, 7, "Under the Shadow", "Aragorn @ rivendell | favor @ sea-of-udun",
        at_once(
            ChoosePlayer(EACH_HERO, "hero", by=BY_SAURON),
            EachPlayer(
                Pick(
                    (TakeCorruption() >> Choose(LOCATION) >> MoveHero(IT), SauronDraws("shadow")),
                    keys=("take a Corruption card and move", "Sauron draws a Shadow card"),
                ),
                THE_HERO,
            ),
        ),
    ),
    event(
        2, 8, "Brand Becomes King of Dale", "Dáin II @ the-forest-road | favor @ enedwaith-plains",
        at_once(
            May(
                Pick(
                    (RemoveTokens(2, Within(place("lake-esgaroth"))), PlaceFavor(1, place("lake-esgaroth"))),
                    by=BY_HEROES,
                    keys=("remove tokens", "place 1 favor in Lake Esgaroth"),
                ),
                by=BY_HEROES,
            ),
        ),
    ),
    event(
        2, 9, "Commander of Edoras", "Théoden @ edoras | favor @ morthond",
        at_once(
            May(
                Pick(
                    (
                        RemoveTokens(1, Within(place("edoras")), "monster", optional=False)
                        >> RemoveTokens(1, Within(place("edoras")), "influence", optional=False),
                        PlaceFavor(1, place("edoras")),
                    ),
                    by=BY_HEROES,
                    keys=("remove tokens", "place 1 favor in Edoras"),
                ),
                by=BY_HEROES,
            ),
        ),
    ),
    event(
        2, 10, "Iarwain Ben-adar", "favor @ hills-of-evendim | favor @ south-eaves",
        special(
            "may-explore",
            Pick(
                (DiscardCorruption(1), DamageToRest(-1)),
                keys=("discard a Corruption card", "Damage Pool into Rest Pool"),
            ),
        ),
        affects="old-forest",
    ),
    event(
        2, 11, "Athelas, Kingsfoil", "Thranduil @ woodland-realm | favor @ the-redhorn-gate",
        special(
            "may-explore",
            Pick(
                (DiscardCorruption(1), DamageToRest(-1)),
                keys=("discard a Corruption card", "Damage Pool into Rest Pool"),
            ),
        ),
        affects="rhosgobel",
    ),
    event(
        2, 12, "Aragorn Meets with Gandalf", "favor @ near-harad | favor @ dagorlad",
        at_once(
            PlaceCharacter("Aragorn", place("bree"), move=True), PlaceCharacter("Gandalf", place("bree"), move=True)
        ),
    ),
    event(
        2, 13, "Aragorn Hunts Gollum", "Aragorn @ dead-marshes | favor @ ered-mithrin",
        special("may-explore", Advance("green"), cost=SpendFavor(3)),
        affects="dead-marshes",
    ),
    event(
        2, 14, "Beregond, Guard of the Citadel", "Denethor @ minas-tirith | favor @ the-grey-havens",
        at_once(AnyHeroPays(3, Choose(PLOT & At(HAVEN_LOCATION)) >> DiscardPlot(IT))),
    ),
)  # fmt: skip
