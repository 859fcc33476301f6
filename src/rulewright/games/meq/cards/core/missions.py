"""The missions of both sides."""

from __future__ import annotations

from rulewright.games.meq.vocabulary.measures import AllQuestsDone, Compare, CorruptionOf, FavorOf, MarkerInStage
from rulewright.games.meq.vocabulary.printing import mission
from rulewright.games.meq.vocabulary.words import EACH_HERO, MINION, MONSTER_TOKEN, PLOT, At, place
from rulewright.kernel.amounts import Count, TokensOn
from rulewright.kernel.conditions import AtLeast, Exists, OneTrue
from rulewright.kernel.selectors import Titled

SHIRE = place("the-shire")

CARDS = (
    mission("sauron", "His Dark Throne", AtLeast(Count(PLOT), 3), 1),
    mission("sauron", "In Darkness Bind Them", MarkerInStage("yellow", 3), 2),
    mission("sauron", "To Rule Them All", MarkerInStage("red", 3), 3),
    mission("sauron", "Where the Shadows Lie", MarkerInStage("black", 3), 4),
    mission(
        "sauron",
        "To Find Them All",
        OneTrue(AtLeast(TokensOn("influence", SHIRE), 6), Exists(Titled("Ringwraiths") & At(SHIRE))),
        5,
    ),
    mission("heroes", "Noble Blood", Compare(CorruptionOf(EACH_HERO), "at-most", 1), 6),
    mission("heroes", "Against the Shadow", Compare(Count(MONSTER_TOKEN), "at-most", 2), 7),
    mission("heroes", "Isildur's Secret", Compare(FavorOf(EACH_HERO), "at-least", 5), 8),
    mission("heroes", "Minas Morgul Kept at Bay", Compare(Count(MINION), "at-most", 2), 9),
    mission("heroes", "The Spear of the West", AllQuestsDone(), 10),
)
