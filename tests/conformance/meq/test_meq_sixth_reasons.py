"""A sixth look: reasons that were true of the other side only, or of another step."""

from __future__ import annotations

import pytest

from support.meq import argalad, asked, hero, meq, offers, place, thalin

# ---- what only one side does


@pytest.mark.parametrize(
    ("key", "clause"),
    [
        ("place influence", "meq.action-step.4"),
        ("draw cards", "meq.action-step.4"),
        ("command", "meq.action-step.4"),
        ("discard Gollum is Captured", "meq.plot-step.1"),
        ("play Gollum is Captured", "meq.plot-step.1"),
        ("play Betrayed", "meq.shadow-play.1"),
    ],
)
def test_a_hero_is_not_told_to_wait_for_what_only_sauron_does(key: str, clause: str):
    seen = {"plots": ["Gollum is Captured"], "discards": {"shadow": ["Betrayed"]}}
    game = meq(argalad(), at="travel", round=3, **seen)
    assert game.why_not(key) == f"Only Sauron does that [{clause}]"


@pytest.mark.parametrize(
    ("key", "clause"),
    [
        ("rest", "meq.rest-step.1"),
        ("heal", "meq.rest-step.11"),
        ("train", "meq.rest-step.11"),
        ("shed Weak", "meq.rest-step.10"),
        ("use Argalad", "meq.rest-step.1"),
        ("explore", "meq.travel-step.2"),
        ("travel to Weathertop", "meq.travel-step.2"),
        ("end the Travel step", "meq.travel-step.2"),
        ("take favor", "meq.explore.2"),
        ("choose the Dark Path", "meq.explore.2"),
        ("ask Gandalf for help", "meq.explore.2"),
        ("foil Gollum is Captured", "meq.explore.2"),
        ("trade", "meq.explore.2"),
    ],
)
def test_sauron_is_not_told_to_wait_for_what_only_heroes_do(key: str, clause: str):
    there = {"Bree": place(favor=1, characters=["Gandalf"])}
    game = meq(argalad(corruption=["Weak"]), at="action", round=3, plots=["Gollum is Captured"], places=there)
    assert (asked(game), game.why_not(key)) == (0, f"Only heroes do that [{clause}]")


def test_a_card_that_is_no_plot_does_not_wait_for_the_plot_step():
    game = meq(argalad(at="Fornost", rest=["Precision"], favor=2, corruption=["Weak"]))
    game.play("rest", "heal", "advance the red marker")
    assert (offers(game)[0], game.why_not("discard Weak")) == (
        "shed Weak",
        "Weak is not an active plot [meq.plot-step.8]",
    )


def test_the_finale_does_not_come_again_in_a_later_turn():
    game = meq(argalad(), thalin(), at="travel", round=3)
    assert game.why_not("choose player 2") == "No text asks you now to choose a player"


# ---- where something cannot be


def test_in_a_haven_there_is_no_peril_and_not_because_of_the_ambush_step():
    game = meq(
        argalad(), at="travel", places={"Fornost": place(minions=["Gothmog", "Witch-king"])},
    )  # fmt: skip
    game.play("travel to Fornost", "discard card Parry", "fight")
    assert offers(game) == ["attack with Gothmog", "attack with Witch-king"]
    assert game.why_not("peril") == "The location is not perilous for the hero [meq.fight-or-peril.9]"


@pytest.mark.rule("meq.action-command.12")
def test_beside_the_serpent_a_haven_is_refused_as_a_haven():
    """There influence is not needed, so that its lack is no reason."""
    game = meq(argalad(), at="action", places={"Osgiliath": place(minions=["Black Serpent"])})
    game.play("command", "muster in Rohan and Gondor")
    assert offers(game) == ["to Near Harad", "to Osgiliath", "to Pelargir"]
    assert game.why_not("to Minas Tirith") == (
        "No monster token is placed in a Haven: Minas Tirith [meq.action-command.12]"
    )


def test_where_a_hero_is_in_the_way_influence_is_not_what_a_token_lacks():
    there = {"Bree": place(influence=2), "Near Harad": place(minions=["Black Serpent"])}
    game = meq(argalad(), at="action", places=there)
    game.play("command")
    assert game.why_not("muster in Eriador and Enedwaith") == (
        "No location of this colour can take a monster token [meq.action-command.14]"
    )
    assert game.why_not("muster in the Brown Lands and Mordor") == (
        "No location of this colour can take a monster token [meq.action-command.12]"
    )


@pytest.mark.rule("meq.setup.19")
def test_an_advanced_quest_waits_for_the_starting_one():
    game = meq(thalin(at="Moria", quests=["The Ered Luin"]), at="travel")
    game.play("explore")
    assert offers(game) == ["choose the Dark Path", "done"]
    assert game.why_not("complete To Look into the Mirrormere") == (
        "To Look into the Mirrormere waits until your starting quest is completed [meq.setup.19]"
    )


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("explore", "One explores once in a Travel step: move on first [meq.explore.1]"),
        ("travel to Mount Doom", "Mount Doom is not next to it [meq.travel-move.1]"),
        (
            "travel to Old Forest",
            "That is possible in the step “Travel”, when you are asked for it [meq.travel-step.2]",
        ),
    ],
)
def test_who_explores_is_told_what_will_be_refused_after_it(key: str, reason: str):
    game = meq(argalad(), at="travel")
    game.play("explore")
    assert game.why_not(key) == reason


# ---- to whom something cannot be given


@pytest.mark.parametrize(
    ("given", "whom", "reason"),
    [
        ("give favor", "choose player 4", "That hero cannot take it [meq.corruption.3]"),
        ("give Horse", "choose player 4", "That hero cannot take it [meq.items.5]"),
        ("give favor", "choose player 2", "That hero cannot take it [meq.explore.11]"),
    ],
)
def test_who_cannot_take_a_gift_is_told_by_the_right_clause(given: str, whom: str, reason: str):
    """Beravor is Despairing, has all the favor that this allows, and a Horse."""
    full = hero("Beravor", at="Bree", hand=["Evade"], favor=3, corruption=["Despairing"], items=["Horse"])
    game = meq(
        argalad(favor=1, items=["Horse"]), thalin(at="Bree"), full, at="travel", patient=True,
    )  # fmt: skip
    game.play("explore", "trade", given)
    assert (offers(game), game.why_not(whom)) == (["choose player 3"], reason)
