"""Exploring: the last part of the Travel step."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import FIRST, SECOND, asked, at, favor, hero, meq, names, offers, only, place, told

HAND = ["Charge", "Parry", "Evade", "Ranged Strike"]
"""Beravor's cards: forest, forest, plains, hill."""


def exploring(*others: dict, at: str = "Bree", there: dict | None = None, **mine: object) -> rw.Game:
    """Beravor explores the location where the turn began."""
    written = {key: mine.pop(key) for key in ("plots", "event", "decks") if key in mine}
    game = meq(
        hero("Beravor", at=at, hand=HAND, **mine), *others, at="travel", places={at: there or place()}, **written
    )
    game.play("explore")
    return game


@pytest.mark.rule(
    "meq.explore.1", "meq.hero-turn-overview.10", "meq.hero-turn-overview.6", "meq.travel-step.4",
    "meq.fight-or-peril.2",
)  # fmt: skip
def test_after_a_move_and_what_meets_the_hero_there_comes_exploring():
    """First the move, then Sauron's one choice, then exploring: not in any other order."""
    game = meq(
        hero("Beravor", at="Bree", hand=HAND), at="travel",
        places={"Old Forest": place(favor=1, monsters=["Rumour", "Rumour", "Orc"])},
    )  # fmt: skip
    game.play("travel to Old Forest", "discard card Charge")
    assert (game.decision.kind, asked(game), at(game, "Beravor")) == ("attack", 0, "Old Forest")
    game.choose("attack with Rumour at Old Forest")
    assert (game.decision.kind, "explore" in offers(game)) == ("travel", True)
    game.play("explore", "take favor")
    assert favor(game) == 1


@pytest.mark.rule("meq.hero-turn-overview.11", "meq.explore.13", "meq.explore.14")
def test_where_the_turn_began_a_hero_explores_without_moving_or_fighting_and_then_goes_on():
    """The influence there makes it perilous for a hero of wisdom 2, but nobody asks Sauron."""
    game = meq(
        hero("Beravor", at="Mount Doom", hand=HAND), at="travel",
        places={"Barad-dûr": place(influence=4), "Mount Doom": place(influence=3, favor=1)},
    )  # fmt: skip
    game.play("explore")
    assert (asked(game), game.decision.kind) == (FIRST, "explore")
    game.play("take favor", "done", "travel to Sea of Udûn", "discard card Evade")
    assert (favor(game), at(game, "Beravor")) == (1, "Sea of Udûn")


def test_a_hero_explores_once_in_a_travel_step():
    """READINGS 24: exploring is a declared choice, once in a Travel step; the next move begins a new one."""
    game = exploring()
    game.play("done")
    assert "explore" not in offers(game)
    assert "once in a Travel step" in game.why_not("explore")
    game.play("travel to Old Forest", "discard card Charge")
    assert "explore" in offers(game)


@pytest.mark.rule("meq.explore.2", "meq.summary-hero-turn.7")
def test_the_options_may_be_carried_out_in_any_order():
    there = place(favor=1, characters=["Gandalf"])
    for order in (["take favor", "ask Gandalf for favor"], ["ask Gandalf for favor", "take favor"]):
        game = exploring(there=there, quests=["Find the Grey Pilgrim"])
        assert offers(game) == [
            "take favor", "ask Gandalf for favor", "ask Gandalf for help", "choose the Dark Path",
            "complete Find the Grey Pilgrim", "done",
        ]  # fmt: skip
        game.play("complete Find the Grey Pilgrim", *order)
        assert (favor(game), offers(game)) == (4, ["choose the Dark Path", "done"])


@pytest.mark.rule("meq.explore.3")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_a_hero_takes_any_number_of_the_favor_there(taken: int):
    game = exploring(there=place(favor=3), favor=2)
    game.play(*["take favor"] * taken)
    assert (favor(game), only(game, "Bree").tokens.get("favor", 0)) == (2 + taken, 3 - taken)
    assert ("take favor" in offers(game)) == (taken < 3)


@pytest.mark.rule("meq.explore.4", "meq.explore.5")
def test_a_character_gives_favor_or_help_and_goes_home():
    """Aragorn: 2 favor, or a level of agility. Boromir: 2 favor, or a level of strength."""
    game = exploring(there=place(characters=["Aragorn", "Boromir"]))
    game.play("ask Aragorn for favor")
    assert (favor(game), only(game, "Aragorn").zone, only(game, "Beravor").value("agility")) == (2, "supply", 2)
    assert game.why_not("ask Aragorn for help") is not None, "not both"
    game.play("ask Boromir for help")
    assert (favor(game), only(game, "Boromir").zone, only(game, "Beravor").value("strength")) == (2, "supply", 6)


@pytest.mark.rule("meq.explore.6")
@pytest.mark.parametrize(("cards", "may"), [(0, True), (3, True), (4, False)])
def test_the_dark_path_is_for_heroes_with_at_most_three_corruption_cards(cards: int, may: bool):
    held = ["Weak", "Helpless", "Weary", "Deranged"][:cards]
    game = exploring(corruption=held, decks={"corruption": ["Indifferent"]})
    assert ("choose the Dark Path" in offers(game)) is may
    if may:
        game.play("choose the Dark Path")
        assert (favor(game), names(game, "area")) == (1, [*held, "Indifferent"])


@pytest.mark.rule("meq.explore.7")
def test_the_dark_path_is_chosen_once_in_a_turn():
    """Not again in the next Travel step either; but again in the second turn of the only hero."""
    game = meq(
        hero("Beravor", at="Bree", hand=HAND), at="travel",
        places={"Bree": place(favor=1), "Old Forest": place(favor=1)},
        decks={
            "corruption": ["Indifferent", "Weak"], "encounters-1": ["The Road Goes Ever On and On", "Saruman's Agents"],
        },
    )  # fmt: skip
    game.play("explore", "choose the Dark Path")
    assert "once in a turn" in game.why_not("choose the Dark Path")
    game.play("done", "travel to Old Forest", "discard card Charge", "explore")
    assert "once in a turn" in game.why_not("choose the Dark Path")
    game.play("done", "end the Travel step", "draw 0", "pass", "explore", "choose the Dark Path")
    assert (favor(game), names(game, "area")) == (2, ["Indifferent", "Weak"])


@pytest.mark.rule("meq.explore.8", "meq.explore.9")
def test_any_number_of_quests_is_completed_in_one_location():
    """Two quests ask for exploring Moria; another one for Bree."""
    game = exploring(at="Moria", quests=["The Black Pit", "Find the Grey Pilgrim"])
    assert "complete Find the Grey Pilgrim" not in offers(game)
    assert "another location" in game.why_not("complete Find the Grey Pilgrim")
    both = meq(
        hero("Thálin", at="Moria", quests=["The Black Pit", "To Look into the Mirrormere"], done=1),
        hero("Beravor", at="Edoras"), at="travel",
    )  # fmt: skip
    both.play("explore", "complete The Black Pit")
    both.choose(0)
    both.play("complete To Look into the Mirrormere")
    assert told(both, "meq.quest-completion.2") == [
        "Thálin completes the quest The Black Pit", "Thálin completes the quest To Look into the Mirrormere",
    ]  # fmt: skip


@pytest.mark.rule("meq.explore.10")
@pytest.mark.parametrize(("have", "may"), [(2, False), (3, True), (4, True)])
def test_a_plot_that_affects_the_location_is_discarded_for_favor(have: int, may: bool):
    """Saruman Hungry for Power lies at Isengard and costs 3 favor. Another plot lies elsewhere."""
    game = exploring(at="Isengard", favor=have, plots=["Saruman Hungry for Power", "Osgiliath Invaded"])
    assert ("foil Saruman Hungry for Power" in offers(game)) is may
    assert "Osgiliath" in game.why_not("foil Osgiliath Invaded")
    if may:
        game.play("foil Saruman Hungry for Power")
        assert (favor(game), names(game, "plot-1", -1)) == (have - 3, [])


@pytest.mark.rule("meq.explore.11")
def test_heroes_in_one_location_exchange_favor_items_and_quests():
    """Beravor explores; Argalad gives and takes as well, Eleanor elsewhere does not."""
    game = exploring(
        hero("Argalad", at="Bree", favor=1, items=["Horse"]), hero("Eleanor", at="Edoras", items=["Elven Cloak"]),
        favor=2, items=["Boat"], quests=["The Black Pit"],
    )  # fmt: skip
    game.play("trade", "give favor", "give Boat", "give The Black Pit", "done")
    assert (asked(game), offers(game)) == (
        SECOND,
        ["give favor", "give Horse", "give Boat", "give The Black Pit", "done"],
    )
    game.play("give Horse", "done", "done")
    assert (favor(game), favor(game, SECOND)) == (1, 2)
    assert (names(game, "area"), names(game, "area", SECOND)) == (["Horse"], ["Boat", "The Black Pit"])
    assert (names(game, "area", 3), game.decision.kind) == (["Elven Cloak"], "explore")


def test_alone_nobody_trades():
    game = exploring(hero("Argalad", at="Edoras", favor=1), favor=2)
    assert "trade" not in offers(game)


@pytest.mark.rule("meq.explore.12")
@pytest.mark.parametrize("quest", ["Guarding the Dimrill Stair", "Bones of a Darkness Past"])
def test_starting_and_advanced_quests_stay_with_their_hero(quest: str):
    game = exploring(hero("Argalad", at="Bree"), quests=[quest, "The Black Pit"])
    game.play("trade")
    assert offers(game) == ["give The Black Pit", "done"]
    assert game.why_not(f"give {quest}") is not None


def test_a_mandatory_event_happens_when_its_location_is_explored():
    """READINGS 24: it happens, and its card is discarded; an optional one that is left unused stays."""
    must = exploring(at="Weathertop", event="Arwen's Message to Her Beloved")
    assert must.decision.kind == "choose-one"
    must.choose(0)
    assert (names(must, "event", -1), names(must, "events-1-discard", -1)) == ([], ["Arwen's Message to Her Beloved"])
    game = meq(hero("Eometh", at="Edoras", favor=2), event="Théoden Warned of Saruman", black=7, at="travel", stop=True)
    game.play("explore", "done")
    assert names(game, "event", -1) == ["Théoden Warned of Saruman"]


def test_a_hero_whom_an_effect_takes_away_while_exploring_explores_again_only_after_a_move():
    """READINGS 24: once in a Travel step. From Rhûn the event takes the hero anywhere."""
    game = exploring(at="Rhûn", there=place(favor=1), event="Not All Those Who Wander Are Lost")
    game.play("follow Not All Those Who Wander Are Lost", "choose Bree")
    assert (at(game, "Beravor"), game.decision.kind, "explore" in offers(game)) == ("Bree", "travel", False)
    game.play("travel to Old Forest", "discard card Charge")
    assert "explore" in offers(game)
