"""The Plot step: playing a plot, its conditions and its location, discarding an active plot."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import asked, favor, hero, meq, names, offers, only, place, plot, story

HERO = hero("Beravor", at="The Shire")
GOLLUM, MESSENGER, OSGILIATH = "Gollum is Captured", "A Dark Messenger", "Osgiliath Invaded"


def plotting(**written):
    """The Plot step, and nothing after it."""
    return meq(HERO, at="plot", stop=True, **written)


def track(game: rw.Game) -> list[list[str]]:
    """The three spaces of the active plot track."""
    return [names(game, f"plot-{space}") for space in (1, 2, 3)]


@pytest.mark.rule(
    "meq.plot-step.1", "meq.plot-step.3", "meq.sauron-turn-overview.2", "meq.sauron-turn-overview.10",
    "meq.summary-sauron-turn.5",
)  # fmt: skip
def test_sauron_plays_one_plot_and_the_step_is_over():
    game = plotting(pool=4, plot_hand=[GOLLUM, "Gollum is Tortured"])
    assert (asked(game), offers(game)) == (0, ["play Gollum is Captured", "play Gollum is Tortured", "pass"])
    game.play("play Gollum is Captured")
    assert (game.decision, names(game, "plot-hand"), track(game)) == (None, ["Gollum is Tortured"], [[GOLLUM], [], []])


@pytest.mark.rule("meq.plot-step.8", "meq.plot-step.1", "meq.sauron-turn-overview.10", "meq.summary-sauron-turn.5")
def test_or_he_discards_one_of_his_active_plots_and_plays_none():
    game = plotting(pool=2, plots=["Orcs in the Mountains", OSGILIATH], plot_hand=[GOLLUM])
    game.play("discard Osgiliath Invaded")
    assert (game.decision, track(game)) == (None, [["Orcs in the Mountains"], [], []])
    assert (names(game, "plots-discard"), names(game, "plot-hand")) == ([OSGILIATH], [GOLLUM])


@pytest.mark.rule("meq.plot-step.9")
def test_or_he_does_nothing():
    game = plotting(pool=2, plots=[OSGILIATH], plot_hand=[GOLLUM])
    game.play("pass")
    assert (game.decision, track(game), names(game, "plot-hand")) == (None, [[OSGILIATH], [], []], [GOLLUM])


@pytest.mark.rule("meq.plot-step.2", "meq.sauron-turn-overview.11", "meq.summary-sauron-turn.6")
def test_there_is_no_plot_step_in_the_first_turn():
    assert plotting(pool=2, plots=[OSGILIATH], plot_hand=[GOLLUM], round=1).decision is None


@pytest.mark.rule("meq.plot-step.5", "meq.plot-step.6", "meq.plot-location.1", "meq.plot-location.2")
def test_a_plot_takes_the_first_empty_space_and_its_marker_lies_in_the_affected_location():
    """Space 2 has become free between two others. The plot on it and its marker have the number 2."""
    game = meq(HERO, at="plot", plots=["Orcs in the Mountains", MESSENGER, OSGILIATH], pool=2, plot_hand=[GOLLUM])
    game.play("discard A Dark Messenger")
    assert (track(game), only(game, MESSENGER).at) == ([["Orcs in the Mountains"], [], [OSGILIATH]], None)
    while (game.table()["round"], game.table()["phase"]) != (3, "plot"):
        game.choose(game.decision.options[-1].key)
    game.play("play Gollum is Captured")
    assert track(game) == [["Orcs in the Mountains"], [GOLLUM], [OSGILIATH]]
    assert only(game, GOLLUM).at == "Sea of Udûn"


@pytest.mark.rule("meq.plot-step.7")
def test_no_plot_is_played_while_the_track_is_full():
    full = ["Orcs in the Mountains", MESSENGER, OSGILIATH]
    game = plotting(pool=2, plots=full, plot_hand=[GOLLUM])
    assert offers(game) == [*(f"discard {name}" for name in full), "pass"]
    assert game.why_not("play Gollum is Captured") == "No space of the active plot track is empty [meq.plot-step.7]"


@pytest.mark.rule("meq.plot-play.5", "meq.plot-play.6", "meq.shadow-pool.4", "meq.shadow-pool.3")
def test_the_shadow_pool_must_hold_the_influence_printed_on_the_plot():
    """Gollum is Captured asks for 2, Gollum is Tortured for 4."""
    hand = [GOLLUM, "Gollum is Tortured"]
    found = [offers(plotting(pool=pool, plot_hand=hand)) for pool in (1, 2, 3, 4)]
    assert found == [
        ["pass"],
        ["play Gollum is Captured", "pass"],
        ["play Gollum is Captured", "pass"],
        ["play Gollum is Captured", "play Gollum is Tortured", "pass"],
    ]
    assert "2" in plotting(pool=1, plot_hand=hand).why_not("play Gollum is Captured")


@pytest.mark.rule("meq.shadow-pool.5")
def test_a_plot_takes_nothing_from_the_shadow_pool():
    game = plotting(pool=3, plot_hand=[GOLLUM])
    game.play("play Gollum is Captured")
    assert game.table()["pool"] == 3


@pytest.mark.rule("meq.plot-step.4", "meq.plot-play.1", "meq.location-influence.4")
@pytest.mark.parametrize(
    ("name", "pool", "short", "enough"),
    [
        (
            MESSENGER, 0, {"Lake Esgaroth": place(minions=["Mouth of Sauron"])},
            {"Erebor": place(minions=["Mouth of Sauron"])},
        ),
        (OSGILIATH, 0, {"Osgiliath": place(minions=["Mouth of Sauron"])}, {"Osgiliath": place(monsters=["Orc"])}),
        (
            "Orcs in the Mountains", 0,
            {"Mount Gundabad": place(influence=3), "The Northern Waste": place(influence=4)},
            {"Mount Gundabad": place(influence=3), "The Northern Waste": place(influence=5)},
        ),
        ("Rise of the Uruk-hai", 5, {"Isengard": place(influence=2)}, {"Isengard": place(influence=3)}),
        (
            "Sméagol Escapes", 0, {"Erebor": place(minions=["Mouth of Sauron"])},
            {"The Forest Road": place(minions=["Mouth of Sauron"])},
        ),
    ],
)  # fmt: skip
def test_a_plot_is_played_only_if_its_conditions_are_met(name: str, pool: int, short: dict, enough: dict):
    """ "Within 1 space" counts the location itself (READINGS 23): 3 of the 8 for Orcs in the Mountains lie there."""
    without = plotting(pool=pool, places=short, plot_hand=[name], yellow=7)
    assert offers(without) == ["pass"]
    assert "meq.plot-play.1" in without.why_not(f"play {name}")
    assert offers(plotting(pool=pool, places=enough, plot_hand=[name], yellow=7)) == [f"play {name}", "pass"]


@pytest.mark.rule("meq.plot-play.1")
def test_where_a_plot_names_two_conditions_with_or_one_is_enough():
    for plots in ([], ["Saruman Falls to Corruption"]):
        game = plotting(pool=5, yellow=7, plots=plots, plot_hand=["Rise of the Uruk-hai", "Wormtongue Taints Théoden"])
        assert ("play Rise of the Uruk-hai" in offers(game)) == bool(plots)
        assert ("play Wormtongue Taints Théoden" in offers(game)) == bool(plots)


def test_a_blank_token_meets_the_condition_of_a_plot_as_any_monster_token_does():
    """READINGS 23."""
    game = plotting(places={"Osgiliath": place(monsters=["Rumour"])}, plot_hand=[OSGILIATH])
    assert offers(game) == ["play Osgiliath Invaded", "pass"]


@pytest.mark.rule("meq.plot-location.1", "meq.plot-location.2")
def test_where_a_plot_leaves_the_location_open_sauron_chooses_one_that_meets_the_condition():
    """A Promise of Rings: a location with a character and a monster token or minion."""
    game = plotting(
        places={
            "Bree": place(characters=["Aragorn"], monsters=["Rumour"]),
            "Edoras": place(characters=["Théoden"], minions=["Mouth of Sauron"]),
            "Rivendell": place(characters=["Gandalf"]),
            "Tharbad": place(monsters=["Agent"]),
        },
        plot_hand=["A Promise of Rings"],
    )  # fmt: skip
    game.play("play A Promise of Rings")
    assert (asked(game), offers(game)) == (0, ["to Bree", "to Edoras"])
    game.play("to Edoras")
    assert only(game, "A Promise of Rings").at == "Edoras"


@pytest.mark.rule("meq.plot-play.3", "meq.plot-play.4")
def test_an_active_plot_stays_when_its_conditions_are_met_no_more():
    """Thranduil empties the Shadow Pool, the token leaves Osgiliath: the plots still advance their markers."""
    game = meq(HERO, at="story", stop=True, pool=0, plots=[GOLLUM, OSGILIATH])
    assert (track(game), story(game)) == ([[GOLLUM], [OSGILIATH], []], (2, 2, 1, 0))
    game = meq(
        hero("Beravor", at="Tharbad"), at="travel", stop=True, pool=2, plots=[GOLLUM],
        places={"Tharbad": place(characters=["Thranduil"])},
    )  # fmt: skip
    game.play("explore", "ask Thranduil for help", "done")
    assert (game.table()["pool"], track(game)) == (0, [[GOLLUM], [], []])


# ---- discarding


@pytest.mark.rule("meq.plot-discard.1", "meq.plot-discard.2", "meq.plot-discard.3")
def test_a_hero_who_explores_the_affected_location_pays_its_price_to_discard_a_plot():
    game = meq(hero("Beravor", at="Osgiliath", favor=4), at="travel", stop=True, plots=[OSGILIATH, MESSENGER])
    assert "foil Osgiliath Invaded" not in offers(game), "only by exploring"
    game.play("explore", "foil Osgiliath Invaded")
    assert (favor(game), track(game), names(game, "plots-discard")) == (1, [[], [MESSENGER], []], [OSGILIATH])
    assert only(game, OSGILIATH).at is None


@pytest.mark.rule("meq.plot-discard.1")
def test_not_elsewhere_and_not_for_less():
    game = meq(hero("Beravor", at="Osgiliath", favor=2), at="travel", stop=True, plots=[OSGILIATH, MESSENGER])
    game.play("explore")
    assert "3" in game.why_not("foil Osgiliath Invaded")
    assert "Erebor" in game.why_not("foil A Dark Messenger")
    assert not [key for key in offers(game) if key.startswith("foil")]


def test_a_discarded_starting_plot_goes_to_the_box():
    """READINGS 16, whether Sauron or a hero discards it."""
    game = plotting(plots=["Monsters in the East"])
    game.play("discard Monsters in the East")
    assert (only(game, "Monsters in the East").zone, names(game, "plots-discard")) == ("box", [])
    game = meq(hero("Beravor", at="Sea of Udûn", favor=2), at="travel", stop=True, plots=["Monsters in the East"])
    game.play("explore", "foil Monsters in the East")
    assert (only(game, "Monsters in the East").zone, names(game, "plots-discard"), favor(game)) == ("box", [], 0)


def test_a_plot_that_affects_a_location_without_another_marker_finds_none_there():
    """A Broken Line of Kings: a Haven without a plot marker and with 6 influence around it."""
    around = {"Helm's Deep": place(influence=3), "Plains of Rohan": place(influence=3)}
    hand = ["A Broken Line of Kings"]
    assert offers(plotting(places=around, plot_hand=hand)) == ["play A Broken Line of Kings", "pass"]
    assert offers(plotting(places=around, plot_hand=hand, plots=["Wormtongue Taints Théoden"])) == [
        "discard Wormtongue Taints Théoden", "pass",
    ]  # fmt: skip
    loss = plotting(places=around, plot_hand=hand, plots=[plot("Loss of an Heir", at="Minas Tirith")])
    loss.play("play A Broken Line of Kings")
    assert only(loss, "Loss of an Heir").at == "Minas Tirith"
