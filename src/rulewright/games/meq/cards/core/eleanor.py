"""Eleanor of Gondor: the hero sheet, the quests and the deck."""

from __future__ import annotations

from rulewright.games.meq.board import FOREST, HILL, MOUNTAIN, PLAINS, SWAMP
from rulewright.games.meq.events import DEED
from rulewright.games.meq.flow.quests import Objective
from rulewright.games.meq.vocabulary.combat_texts import MELEE, RANGED
from rulewright.games.meq.vocabulary.printing import combat_card, hero, quest
from rulewright.games.meq.vocabulary.verbs import GainFavor, GainLevel, Pick, TrainSkill
from rulewright.games.meq.vocabulary.verbs_board import DrainPool
from rulewright.games.meq.vocabulary.verbs_cards import ShuffleBack
from rulewright.games.meq.vocabulary.verbs_people import PlaceCharacter
from rulewright.games.meq.vocabulary.words import forced, on, place
from rulewright.kernel.abilities import Limit
from rulewright.kernel.players import YOU

DECK = (
    ("Ranged Strike", RANGED, 1, 1, 1, 5, HILL),
    ("Concentrate", RANGED, 0, 0, 0, 3, FOREST),
    ("Hide", RANGED, 0, 2, 1, 3, FOREST),
    ("Retreat", RANGED, 0, 2, 2, 2, MOUNTAIN),
    ("Volley", RANGED, 2, 2, 2, 1, HILL),
    ("Dodge", RANGED, 0, 4, 3, 1, MOUNTAIN),
    ("Parry", MELEE, 1, 1, 1, 3, PLAINS),
    ("Charge", MELEE, 2, 0, 1, 2, PLAINS),
    ("Anticipate", MELEE, 1, 1, 2, 2, SWAMP),
    ("Rest", MELEE, 0, 0, 0, 2, PLAINS),
    ("Attack of Opportunity", MELEE, 2, 0, 3, 1, SWAMP),
)
"""Type, attack, defense, strength cost, copies, movement icon."""

CARDS = (
    hero(
        "eleanor", "Eleanor",
        forced(on(DEED, seat=YOU), GainFavor(1), limit=Limit(1, "turn")),
        start="minas-tirith", attributes=(6, 5, 1, 3), number=3,
    ),
    quest(
        "eleanor", "where-the-stars-are-strange", "Where the Stars are Strange",
        Objective(explore="near-harad", survive="Black Serpent"),
        GainLevel("strength"), TrainSkill(), PlaceCharacter("Denethor", place("minas-tirith")),
        setup=PlaceCharacter("Boromir", place("near-harad")), number=1,
    ),
    quest(
        "eleanor", "an-appeal-to-golasgil", "An Appeal to Golasgil",
        Objective(explore="anfalas"),
        GainFavor(1), TrainSkill(), PlaceCharacter("Boromir", place("osgiliath")), ShuffleBack(("rest",)),
        number=2,
    ),
    quest(
        "eleanor", "hidden-in-the-ash-mountains", "Hidden in the Ash Mountains",
        Objective(explore="barad-dur"),
        Pick((GainFavor(2), GainLevel("agility")), keys=("gain 2 favor", "gain agility")), DrainPool(1),
        sort="advanced", number=3,
    ),
    *(combat_card("eleanor", *row, number=number) for number, row in enumerate(DECK, 1)),
)  # fmt: skip
