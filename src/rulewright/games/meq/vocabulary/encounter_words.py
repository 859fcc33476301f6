"""Phrases that many encounters share."""

from __future__ import annotations

from rulewright.games.meq.vocabulary.measures import Attribute
from rulewright.games.meq.vocabulary.verbs import DiscardCorruption, GainFavor, Pick
from rulewright.games.meq.vocabulary.verbs_people import MoveHero
from rulewright.games.meq.vocabulary.words import HERE, IT, MONSTER_TOKEN, Adjacent, At, RegionOf
from rulewright.kernel.amounts import Count, TokensOn
from rulewright.kernel.effects.sequence import Choose

WISDOM, AGILITY = Attribute("wisdom"), Attribute("agility")
INFLUENCE_HERE = TokensOn("influence", RegionOf())
"""The influence in the region of the hero."""
MONSTERS_HERE = Count(MONSTER_TOKEN & At(RegionOf()))
"""The monster tokens in the region of the hero."""
COMFORT = Pick((GainFavor(1), DiscardCorruption()), keys=("gain 1 favor", "discard a Corruption card"))
"""What most Havens offer."""
WALK = Choose(Adjacent(HERE)) >> MoveHero(IT)
"""The hero moves to a neighbouring location."""
