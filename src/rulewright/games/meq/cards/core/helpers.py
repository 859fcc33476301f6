"""Characters and items."""

from __future__ import annotations

from rulewright.games.meq.events import SHADOW_CARD_PLAYED
from rulewright.games.meq.vocabulary.printing import card, slug
from rulewright.games.meq.vocabulary.verbs import GainItem, GainLevel, SpendFavor, TrainSkill
from rulewright.games.meq.vocabulary.verbs_board import Advance, DrainPool
from rulewright.games.meq.vocabulary.verbs_sauron import SauronLosesShadow
from rulewright.games.meq.vocabulary.words import forced, on, special
from rulewright.kernel.abilities import Ability
from rulewright.kernel.cards import Card
from rulewright.kernel.modifiers import Permit
from rulewright.kernel.players import YOU


def character(name: str, help: Ability, number: int) -> Card:
    """A character: 2 favor, or its help."""
    return card(slug(name), name, "character", help, stats={"favor": 2}, set="characters", number=number)


def item(name: str, *abilities: Ability, number: int) -> Card:
    """An item, of which there are three."""
    return card(slug(name), name, "item", *abilities, copies=3, set="items", number=number)


CARDS = (
    character("Aragorn", special("help", GainLevel("agility")), 1),
    character("Boromir", special("help", GainLevel("strength")), 2),
    character("Dáin II", special("help", TrainSkill(), TrainSkill()), 3),
    character("Denethor", special("help", Advance("green"), cost=SpendFavor(3)), 4),
    character("Gandalf", special("help", GainLevel("wisdom")), 5),
    character("Saruman", special("help", SauronLosesShadow(2)), 6),
    character("Théoden", special("help", GainItem("Horse")), 7),
    character("Thranduil", special("help", DrainPool(2)), 8),
    item("Boat", Permit("sail", YOU), number=1),
    item("Horse", Permit("shorter-ways", YOU), number=2),
    item("Elven Cloak", forced(on(SHADOW_CARD_PLAYED, seat=YOU), DrainPool(1)), number=3),
)
