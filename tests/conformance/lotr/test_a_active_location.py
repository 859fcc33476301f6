"""The active location, and locations that are explored."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.vocabulary.printing import event, hero
from rulewright.games.lotr.vocabulary.questing import PlaceProgress, PlaceProgressOn
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import IT, LOCATION, THIS, Action, Response, on
from rulewright.kernel.effects.sequence import Choose
from rulewright.lcg.events import DISCARDED, LEAVES_PLAY
from rulewright.lcg.verbs import Discard
from support.lotr import card, lotr, offers, only, seat, step, zones

PATHFINDING = event("Pathfinding", Action(PlaceProgress(4)), number=901, copies=3, cost=0)
LANDSLIDE = event("Landslide", Action(Choose(LOCATION), Discard(IT)), number=902, copies=3, cost=0)
SURVEY = event("Survey", Action(Choose(LOCATION), PlaceProgressOn(IT, 5)), number=903, copies=3, cost=0)
WATCHER = hero(
    "Watcher",
    Response(GainResources(THIS, 1), after=on(DISCARDED, LOCATION)),
    Response(GainResources(THIS, 5), after=on(LEAVES_PLAY, LOCATION)),
    number=904, sphere="lore", threat=8, stats=(1, 1, 1, 3), traits="Ranger.",
)  # fmt: skip

TWO_ON_THE_QUEST = [card("Aragorn", committed=True, exhausted=True), card("Gimli", committed=True, exhausted=True)]


@pytest.mark.rule("lotr.active-location.1", "lotr.active-location.4")
def test_a_location_travelled_to_leaves_the_staging_area_and_its_threat_no_longer_counts():
    game = lotr(staging=["Enchanted Stream", "Old Forest Road"], at="4.2")
    assert offers(game) == ["travel to Enchanted Stream", "travel to Old Forest Road", "stay"]
    assert game.table()["staging_threat"] == 3
    game.play("travel to Enchanted Stream")
    assert zones(game, "Enchanted Stream") == ["active-location"]
    assert zones(game, "Old Forest Road") == ["staging"]
    assert game.table()["staging_threat"] == 1


@pytest.mark.rule("lotr.active-location.2", "lotr.active-location.3")
def test_nobody_travels_while_there_is_an_active_location():
    game = lotr(active="Enchanted Stream", staging=["Old Forest Road", "Forest Gate"], at="4.2", patient=True)
    assert (step(game), game.decision.kind) == ("4.2", "action")
    game.play("pass")
    assert game.table()["phase"] == "encounter"
    assert zones(game, "Enchanted Stream") == ["active-location"]
    assert zones(game, "Old Forest Road") + zones(game, "Forest Gate") == ["staging", "staging"]


@pytest.mark.rule("lotr.active-location.5")
def test_progress_is_placed_on_the_active_location_instead_of_the_quest():
    game = lotr(
        seat(heroes=TWO_ON_THE_QUEST),
        active="Forest Gate",
        quest=card("Flies and Spiders", progress=2),
        staging=["Old Forest Road"],
        at="3.4",
        patient=True,
    )
    assert (game.table()["willpower"], game.table()["staging_threat"]) == (4, 1)
    assert only(game, "Forest Gate").tokens == {"progress": 3}
    assert only(game, "Flies and Spiders").tokens == {"progress": 2}


@pytest.mark.rule("lotr.active-location.6", "lotr.active-location.7", "lotr.explored.1", "lotr.explored.3")
def test_a_quest_that_explores_the_active_location_places_the_excess_on_the_quest():
    game = lotr(
        seat(heroes=TWO_ON_THE_QUEST),
        active=card("Forest Gate", progress=3),
        quest=card("Flies and Spiders", progress=2),
        staging=["Old Forest Road"],
        at="3.4",
        patient=True,
    )
    assert zones(game, "Forest Gate") == ["encounter-discard"]
    assert only(game, "Flies and Spiders").tokens == {"progress": 2 + 2}


@pytest.mark.rule("lotr.active-location.5", "lotr.active-location.6", "lotr.active-location.7")
def test_a_card_effect_fills_the_active_location_first_and_then_the_quest():
    game = lotr(
        seat(hand=["Pathfinding", "Pathfinding"]),
        active="Mountains of Mirkwood",
        at="3.1",
        patient=True,
        extra=(PATHFINDING,),
    )
    game.play("play Pathfinding")
    assert zones(game, "Mountains of Mirkwood") == ["encounter-discard"]
    assert only(game, "Flies and Spiders").tokens == {"progress": 1}
    game.play("play Pathfinding")
    assert only(game, "Flies and Spiders").tokens == {"progress": 5}


@pytest.mark.rule("lotr.explored.1")
def test_a_location_in_the_staging_area_is_explored_too_and_its_excess_is_lost():
    game = lotr(
        seat(hand=["Survey", "Survey"]),
        staging=["Old Forest Road", "Forest Gate", card("Enchanted Stream", progress=1)],
        at="3.1",
        patient=True,
        extra=(SURVEY,),
    )
    game.play("play Survey", "choose Old Forest Road")
    assert zones(game, "Old Forest Road") == ["encounter-discard"]
    assert only(game, "Enchanted Stream").tokens == {"progress": 1}
    game.play("play Survey", "choose Forest Gate")
    assert zones(game, "Forest Gate") == ["encounter-discard"]
    assert zones(game, "Enchanted Stream") == ["staging"]
    assert only(game, "Flies and Spiders").tokens == {}


@pytest.mark.rule("lotr.explored.2")
def test_an_explored_location_leaves_play_but_is_not_discarded():
    game = lotr(
        seat(heroes=["Watcher"], hand=["Survey", "Landslide"]),
        staging=["Old Forest Road", "Forest Gate"],
        at="3.1",
        patient=True,
        extra=(SURVEY, LANDSLIDE, WATCHER),
    )
    game.play("play Survey", "choose Old Forest Road")
    assert offers(game) == ["use Watcher", "pass"]
    game.play("use Watcher")
    assert only(game, "Watcher").tokens == {"resources": 5}
    game.play("play Landslide", "choose Forest Gate")
    assert offers(game) == ["use Watcher (ability 1)", "use Watcher (ability 2)", "pass"]
    game.play("use Watcher")
    assert only(game, "Watcher").tokens == {"resources": 5 + 1}
