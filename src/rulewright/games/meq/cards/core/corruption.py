"""The sixteen Corruption cards."""

from __future__ import annotations

from rulewright.games.meq.events import COMBAT_FACED, SHADOW_CARD_PLAYED
from rulewright.games.meq.vocabulary.printing import corruption
from rulewright.games.meq.vocabulary.verbs import LoseFavor
from rulewright.games.meq.vocabulary.verbs_cards import DiscardRandom, EndTurn
from rulewright.games.meq.vocabulary.verbs_once import BackIntoDeck
from rulewright.games.meq.vocabulary.verbs_people import ToNearestHaven
from rulewright.games.meq.vocabulary.verbs_sauron import SauronDraws
from rulewright.games.meq.vocabulary.words import BY_SAURON, YOUR_HERO, forced, on, special
from rulewright.kernel.effects.joining import May
from rulewright.kernel.modifiers import Forbid, Gets, Permit
from rulewright.kernel.players import YOU

CARDS = (
    corruption("Reckless", 1, Permit("one-more-peril", YOU), number=1),
    corruption("Indifferent", 1, Permit("encounter-cards", YOU, amount=2), number=2),
    corruption("Distraught", 2, Permit("hand-limit", YOU, amount=7), number=3),
    corruption("Deranged", 2, Gets(YOUR_HERO, "wisdom", -1), number=4),
    corruption("Helpless", 2, Gets(YOUR_HERO, "agility", -1), number=5),
    corruption("Weary", 2, Gets(YOUR_HERO, "fortitude", -1), number=6),
    corruption("Weak", 2, Gets(YOUR_HERO, "strength", -1), number=7),
    corruption("Despairing", 2, Permit("favor-limit", YOU, amount=3), number=8),
    corruption("Isolated", 2, Forbid("consult", players=YOU), Forbid("trade", players=YOU), number=9),
    corruption("Hopeless", 2, Permit("travel-limit", YOU, amount=3), number=10),
    corruption("Mistrusted", 2, Permit("favor-each-turn", YOU), number=11),
    corruption("Cowardly", 2, forced(on(COMBAT_FACED, seat=YOU), DiscardRandom(1)), number=12),
    corruption(
        "Greedy",
        2,
        forced(on(SHADOW_CARD_PLAYED, seat=YOU), May(SauronDraws("shadow", own=True), by=BY_SAURON)),
        number=13,
    ),
    corruption("Despondent", 3, Permit("further-advance", YOU), number=14),
    corruption("Careless", 0, special("gained", LoseFavor(2), BackIntoDeck()), number=15),
    corruption(
        "Wretched", 0, special("gained", May(ToNearestHaven(), by=BY_SAURON), BackIntoDeck(), EndTurn()), number=16
    ),
)
