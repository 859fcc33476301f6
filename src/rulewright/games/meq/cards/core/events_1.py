"""The events of stage I."""

from __future__ import annotations

from rulewright.games.meq.events import EXPLORES
from rulewright.games.meq.vocabulary.measures import Company, Compare, FavorOf
from rulewright.games.meq.vocabulary.printing import event
from rulewright.games.meq.vocabulary.verbs import (
    DiscardCorruption,
    GainFavor,
    GainItem,
    GainLevel,
    Pick,
    SpendFavor,
    TakeCorruption,
    TrainSkill,
)
from rulewright.games.meq.vocabulary.verbs_board import Advance, DrainPool, RemoveInfluence, RemoveTokens
from rulewright.games.meq.vocabulary.verbs_monsters import DamageMinion
from rulewright.games.meq.vocabulary.verbs_once import EntrustFavor, TakeEntrusted
from rulewright.games.meq.vocabulary.verbs_people import MoveCharacter, MoveHero, PlaceFavor, RemoveFavor, SendHome
from rulewright.games.meq.vocabulary.verbs_sauron import SauronDraws
from rulewright.games.meq.vocabulary.words import (
    BY_HEROES,
    BY_SAURON,
    CHARACTER,
    EACH_HERO,
    FAVORED,
    HERE,
    IT,
    LOCATION,
    MINION,
    MONSTER_TOKEN,
    THE_HERO,
    THERE,
    WHOSE,
    Adjacent,
    AnyCharacter,
    At,
    EachHero,
    Region,
    With,
    at_once,
    forced,
    on,
    place,
    special,
)
from rulewright.kernel.effects.joining import EachPlayer, May
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.players import YOU

CARDS = (
    event(
        1, 1, "Messengers of the Stormcrow", "Théoden @ helms-deep | favor @ bree",
        at_once(
            EachPlayer(
                Pick((SpendFavor(1), TakeCorruption()), keys=("spend 1 favor", "take a Corruption card")),
                EachHero(Compare(FavorOf(WHOSE), "at-least", 1)),
            ),
        ),
    ),
    event(
        1, 2, "Tempted by Power", "Saruman @ fangorn | favor @ emyn-muil",
        at_once(
            ChoosePlayer(EACH_HERO, "hero", by=BY_SAURON),
            EachPlayer(
                Pick(
                    (TakeCorruption() >> TrainSkill(), SauronDraws("plot")),
                    keys=("take a Corruption card and train", "Sauron draws a Plot card"),
                ),
                THE_HERO,
            ),
        ),
    ),
    event(
        1, 3, "Trust in Friendship", "Dáin II @ lake-esgaroth | favor @ osgiliath",
        at_once(EntrustFavor()),
        forced(on(EXPLORES, seat=YOU, given=Company()), TakeEntrusted()),
    ),
    event(
        1, 4, "The Thieves of Tharbad", "favor @ tharbad | favor @ the-bight",
        at_once(Choose(AnyCharacter(), by=BY_SAURON), MoveCharacter(IT, place("mouth-of-the-greyflood"))),
    ),
    event(
        1, 5, "Éomer and Éowyn are Orphaned", "Denethor @ pelargir | favor @ rhosgobel",
        at_once(
            May(
                Pick(
                    (
                        Choose(CHARACTER & At(Region("rohan")), by=BY_SAURON) >> SendHome(IT),
                        Choose(LOCATION & Region("rohan") & FAVORED, by=BY_SAURON) >> RemoveFavor(1, IT),
                    ),
                    by=BY_SAURON,
                    keys=("discard a character", "discard 1 favor"),
                ),
                by=BY_SAURON,
            ),
        ),
    ),
    event(
        1, 6, "Beornings, the Skin Changers", "Dáin II @ the-iron-hills | favor @ the-high-pass",
        at_once(
            May(
                Pick(
                    (
                        Choose(LOCATION & Region("mirkwood") & With(MONSTER_TOKEN), "there", by=BY_HEROES)
                        >> RemoveTokens(2, THERE, "monster"),
                        Choose(MINION & At(Region("mirkwood")), by=BY_HEROES) >> DamageMinion(IT, 2),
                    ),
                    by=BY_HEROES,
                    keys=("remove monster tokens", "deal 2 damage to a minion"),
                ),
                by=BY_HEROES,
            ),
        ),
    ),
    event(
        1, 7, "The Dúnadan Guards the Shire", "favor @ the-north-downs | favor @ dead-marshes",
        at_once(
            May(
                Pick(
                    (RemoveTokens(3, Region("eriador"), optional=False), PlaceFavor(1, place("the-shire"))),
                    by=BY_HEROES, keys=("remove tokens", "place 1 favor in The Shire"),
                ),
                by=BY_HEROES,
            ),
        ),
    ),
    event(
        1, 8, "The Courage of Erkenbrand", "Théoden @ plains-of-rohan | favor @ dunland",
        at_once(
            May(
                Pick(
                    (RemoveTokens(3, Region("rohan")), PlaceFavor(1, place("helms-deep"))),
                    by=BY_HEROES, keys=("remove tokens", "place 1 favor in Helm's Deep"),
                ),
                by=BY_HEROES,
            ),
        ),
    ),
    event(
        1, 9, "From Argonath to the Sea", "Thranduil @ the-forest-trail | favor @ ettenmoors",
        special("may-explore", RemoveInfluence(1, Adjacent(HERE))),
        affects="minas-tirith",
    ),
    event(
        1, 10, "Lady of the Golden Wood", "Boromir @ dunharrow | favor @ the-withered-heath",
        special(
            "may-explore",
            Pick((GainItem("Boat"), DrainPool(1)), keys=("gain a Boat", "remove 1 influence from the Shadow Pool")),
        ),
        affects="lothlorien",
    ),
    event(
        1, 11, "Arwen's Message to Her Beloved", "Aragorn @ weathertop | favor @ lothlorien",
        special("explored", Pick((GainFavor(1), TrainSkill()), keys=("gain 1 favor", "train a skill"))),
        affects="weathertop",
    ),
    event(
        1, 12, "Imladris", "favor @ ered-mithrin | favor @ gap-of-rohan",
        special(
            "may-explore",
            Pick((DiscardCorruption(1), GainLevel("fortitude")), keys=("discard a Corruption card", "gain fortitude")),
        ),
        affects="rivendell",
    ),
    event(
        1, 13, "Not All Those Who Wander Are Lost", "Aragorn @ rhun | favor @ the-forest-road",
        special("may-explore", Choose(LOCATION & ~HERE), MoveHero(IT)),
        affects="rhun",
    ),
    event(
        1, 14, "Gandalf Visits Frodo", "Gandalf @ the-shire | favor @ eregion",
        special("may-explore", Advance("green"), cost=SpendFavor(3)),
        affects="the-shire",
    ),
)  # fmt: skip
