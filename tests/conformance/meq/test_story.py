"""The Story step: markers, stages, the arrival of minions, dominance, the beginning of the Finale."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.meq.flow.story import FINALE_SPACE, SHADOW_FALLS, stage_at
from rulewright.games.registry import module
from support.meq import at, hero, meq, names, offers, only, place, plot, story, told

HERO = hero("Beravor", at="The Shire")
MINIONS = ("Black Serpent", "Mouth of Sauron", "Gothmog", "Ringwraiths", "Witch-king")


def telling(**written):
    """The Story step, and nothing after it."""
    return meq(HERO, at="story", stop=True, **written)


@pytest.mark.rule(
    "meq.story-step.1", "meq.summary-sauron-turn.2", "meq.sauron-turn-overview.6", "meq.story-track.2",
)  # fmt: skip
def test_the_heroes_marker_advances_two_spaces_by_itself():
    game = telling(green=3)
    assert story(game) == (5, 0, 0, 0)
    assert game.table()["distance"] == {"heroes": 13, "sauron": 18}


@pytest.mark.rule(
    "meq.story-step.2", "meq.summary-sauron-turn.3", "meq.sauron-turn-overview.1", "meq.sauron-turn-overview.7",
    "meq.plot-discard.4", "meq.plot-step.11",
)  # fmt: skip
def test_saurons_markers_advance_after_it_as_his_active_plots_say():
    """Black 2 (Saruman Falls to Corruption), red 1 (Osgiliath Invaded), yellow 2 (Gollum is Captured)."""
    game = telling(plots=["Saruman Falls to Corruption", "Osgiliath Invaded", "Gollum is Captured"])
    assert story(game) == (2, 2, 1, 2)
    moved = [entry.text for entry in game.log() if "marker moves" in entry.text]
    assert moved == [
        "The green marker moves 2",
        "The yellow marker moves 2",
        "The red marker moves 1",
        "The black marker moves 2",
    ]


@pytest.mark.rule("meq.plot-discard.5", "meq.plot-step.11")
def test_several_plots_move_one_marker_by_their_sum():
    game = telling(
        plots=["Gollum is Tortured", "Sméagol Escapes", plot("A Promise of Rings", at="Bree")], yellow=1
    )  # 2 + 1 + 2
    assert story(game) == (2, 6, 0, 0)


@pytest.mark.rule("meq.story-step.1", "meq.sauron-turn-overview.8", "meq.summary-sauron-turn.4")
def test_there_is_no_story_step_in_the_first_turn():
    game = telling(plots=["Gollum is Captured"], round=1)
    assert story(game) == (0, 0, 0, 0)


def test_an_event_in_play_moves_its_marker_with_those_of_the_plots():
    """Of Serpents and Sand: red 1 in every Story step, here on top of the 1 of a plot."""
    game = telling(plots=["Monsters in the East"], event="Of Serpents and Sand")
    assert story(game) == (2, 0, 2, 0)


@pytest.mark.rule("meq.story-track.6", "meq.story-track.7", "meq.story-track.8")
@pytest.mark.parametrize(
    ("name", "moved", "called"),
    [
        ("Sauron Hunts for the Ring", (2, 1, 0, 0), "Ring: 1"),
        ("Monsters in the East", (2, 0, 1, 0), "Conquest: 1"),
        ("Saruman Hungry for Power", (2, 0, 0, 1), "Corruption: 1"),
    ],
)
def test_the_yellow_marker_is_the_ring_the_red_one_conquest_the_black_one_corruption(
    name: str, moved: tuple[int, int, int, int], called: str
):
    game = telling(plots=[name])
    assert story(game) == moved
    meq_game = module("meq")
    marker = ("yellow", "red", "black")[moved[1:].index(1)]
    message, _ = meq_game.layout().totals[f"story.{marker}"]
    assert meq_game.teller.speech("en").say(message, number=1) == called


# ---- stages


@pytest.mark.rule("meq.stages.1", "meq.stages.3")
def test_the_track_is_divided_into_three_stages():
    assert [stage_at(space) for space in range(FINALE_SPACE + 1)] == [1] * 7 + [2] * 6 + [3] * 6
    assert (SHADOW_FALLS, FINALE_SPACE) == (10, 18)


@pytest.mark.rule("meq.stages.5")
@pytest.mark.parametrize("marker", ["green", "yellow", "red", "black"])
def test_the_current_stage_is_the_rightmost_one_with_a_marker(marker: str):
    spaces = (0, 6, 7, 12, 13, 17)
    stages = [meq(HERO, at="plot", stop=True, **{marker: space}).table()["stage"] for space in spaces]
    assert stages == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("meq.stages.4")
@pytest.mark.parametrize(("space", "won"), [(12, False), (13, True)])
def test_a_card_that_speaks_of_a_stage_means_that_of_the_story_track(space: int, won: bool):
    """In Darkness Bind Them: Sauron, who is dominant, wins at once if the yellow marker is in stage III."""
    game = meq(HERO, at="finale", yellow=space, red=18, sauron_mission="In Darkness Bind Them")
    assert (game.result is not None and game.result.winners == (0,)) == won


@pytest.mark.rule("meq.stages.6")
@pytest.mark.parametrize(("space", "stage"), [(6, 1), (7, 2), (13, 3)])
def test_the_stage_says_from_which_deck_the_event_comes(space: int, stage: int):
    top = {"events-1": ["Imladris"], "events-2": ["Aragorn Hunts Gollum"], "events-3": ["The Argonath"]}
    game = meq(HERO, at="event", stop=True, decks=top, green=space, yellow=space)
    assert game.table()["dominant"] == "nobody"
    assert names(game, "event") == [top[f"events-{stage}"][0]]


@pytest.mark.rule("meq.stages.7", "meq.shadow-pool.6")
@pytest.mark.parametrize(("space", "most"), [(6, 4), (7, 8), (13, 12)])
def test_the_stage_says_how_much_the_shadow_pool_holds(space: int, most: int):
    game = meq(HERO, at="action", stop=True, black=space)
    assert game.table()["pool_limit"] == most


# ---- minions


@pytest.mark.rule(
    "meq.minion-arrival.1", "meq.minion-arrival.3", "meq.minion-arrival.5", "meq.minions.4",
    "meq.sauron-turn-overview.9",
)  # fmt: skip
def test_ringwraiths_and_gothmog_come_when_a_marker_first_enters_stage_two():
    game = telling(green=5)
    assert (story(game), names(game, "figures")) == ((7, 0, 0, 0), ["Beravor", "Gothmog", "Ringwraiths"])
    assert (at(game, "Gothmog"), at(game, "Ringwraiths")) == ("Mount Gundabad", "Minas Morgul")
    assert names(telling(green=4), "figures") == ["Beravor"], "space 6 is still stage I"
    assert names(telling(green=7), "figures") == ["Beravor"], "only the first time"


@pytest.mark.rule("meq.minion-arrival.1", "meq.minion-arrival.4", "meq.minion-arrival.5")
@pytest.mark.parametrize("start", ["Minas Morgul", "Ruins of Angmar"])
def test_the_witch_king_comes_with_stage_three_where_sauron_chooses(start: str):
    """READINGS 16: of the two start locations of the Witch-king Sauron chooses one."""
    game = telling(red=12, plots=["Monsters in the East"])
    assert [option.key for option in game.decision.options] == ["to Minas Morgul", "to Ruins of Angmar"]
    assert game.decision.player == 0
    assert "Dol Guldur" in game.why_not("to Dol Guldur")
    game.play(f"to {start}")
    assert (names(game, "figures"), at(game, "Witch-king")) == (["Beravor", "Witch-king"], start)


def test_a_marker_that_leaps_over_stage_two_brings_the_minions_of_both_stages():
    kings = plot("A Broken Line of Kings", at="Edoras")
    game = telling(red=6, plots=["Rise of the Uruk-hai", kings, "Orcs in the Mountains"])
    game.play("to Minas Morgul")
    assert story(game) == (2, 0, 13, 0)
    assert names(game, "figures") == ["Beravor", "Gothmog", "Ringwraiths", "Witch-king"]


@pytest.mark.rule("meq.minion-arrival.1", "meq.stages.7")
def test_a_stage_entered_outside_the_story_step_counts_at_once_but_minions_wait():
    """READINGS 4. Shire, Baggins moves the yellow marker into stage III in the Action step."""
    game = meq(
        hero("Beravor", at="Bree"), at="action", pool=7, yellow=11, shadow=["Shire, Baggins"],
        places={"The Shire": place(minions=["Mouth of Sauron"])}, defeated=["Gothmog", "Ringwraiths"],
    )  # fmt: skip
    assert (game.table()["stage"], game.table()["pool_limit"]) == (2, 8)
    game.play("play Shire, Baggins")
    assert story(game) == (0, 13, 0, 0)
    assert (game.table()["stage"], game.table()["pool_limit"], game.table()["pool"]) == (3, 12, 8)
    assert names(game, "figures") == ["Beravor", "Mouth of Sauron", "Ringwraiths"]
    while game.decision.kind != "place":
        game.choose(game.decision.options[-1].key)
    assert (game.table()["phase"], game.decision.prompt()) == ("story", "Witch-king: where does the minion begin?")
    game.play("to Minas Morgul")
    assert at(game, "Witch-king") == "Minas Morgul"


@pytest.mark.rule("meq.minions.1", "meq.minion-arrival.2", "meq.minions.3")
def test_of_five_minions_two_are_there_from_the_start():
    game = rw.new("meq", seats=2, heroes=["beravor"], seed=1)
    minions = {piece.name: piece.at for name in MINIONS for piece in game.look(name)}
    assert minions == {
        "Black Serpent": "Near Harad", "Mouth of Sauron": "Dol Guldur", "Gothmog": None, "Ringwraiths": None,
        "Witch-king": None,
    }  # fmt: skip


@pytest.mark.rule("meq.minions.5")
@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("Black Serpent", (11, 9, 8, 1)),
        ("Mouth of Sauron", (9, 6, 6, 2)),
        ("Gothmog", (10, 7, 7, 2)),
        ("Ringwraiths", (9, 8, 8, 0)),
        ("Witch-king", (13, 10, 10, 1)),
    ],
)
def test_the_numbers_of_a_minion_are_open_to_all(name: str, numbers: tuple[int, int, int, int]):
    game = meq(HERO, at="plot", places={"Tharbad": place(minions=[name])})
    (seen,) = [p for p in game.view(1)["zones"]["figures"] if p["name"] == name]
    assert tuple(seen["values"][stat] for stat in ("health", "fortitude", "strength", "wisdom")) == numbers


@pytest.mark.rule("meq.minions.6", "meq.minions.7")
def test_damage_lies_on_a_minion_until_it_is_healed():
    """Beornings, the Skin Changers: the heroes deal 2 damage to a minion in Mirkwood. In the next round it is there."""
    game = meq(
        HERO, at="event", decks={"events-1": ["Beornings, the Skin Changers"]},
        places={"The Bight": place(minions=["Mouth of Sauron"], monsters=["Rumour"])}, damage={"Mouth of Sauron": 3},
    )  # fmt: skip
    game.play("yes", "deal 2 damage to a minion")
    assert only(game, "Mouth of Sauron").tokens == {"damage": 5}
    while game.table()["round"] == 2:
        game.choose(game.decision.options[-1].key)
    assert only(game, "Mouth of Sauron").tokens == {"damage": 5}


# ---- dominance


@pytest.mark.rule("meq.dominance.2", "meq.dominance.3", "meq.dominance.4", "meq.dominance.5", "meq.dominance.6")
@pytest.mark.parametrize(
    ("green", "sauron", "distance", "dominant"),
    [
        (0, (0, 0, 0), (18, 18), "nobody"),
        (5, (4, 0, 0), (13, 14), "heroes"),
        (4, (5, 0, 0), (14, 13), "sauron"),
        (7, (0, 7, 2), (11, 11), "nobody"),
        (7, (6, 6, 6), (11, 12), "heroes"),
        (7, (7, 7, 6), (11, 10), "sauron"),
        (7, (12, 6, 5), (11, 6), "sauron"),
        (12, (9, 9, 9), (6, 3), "sauron"),
        (9, (17, 8, 8), (9, 1), "sauron"),
        (9, (11, 8, 8), (9, 4), "sauron"),
    ],
)
def test_the_side_that_is_nearer_to_the_finale_is_dominant(
    green: int, sauron: tuple[int, int, int], distance: tuple[int, int], dominant: str
):
    """Sauron counts the smaller of two: his first marker to the Finale, or all of them together to Shadow Falls, where
    a marker beyond it needs nothing more."""
    yellow, red, black = sauron
    table = meq(HERO, at="plot", stop=True, green=green, yellow=yellow, red=red, black=black).table()
    assert (table["distance"], table["dominant"]) == ({"heroes": distance[0], "sauron": distance[1]}, dominant)


# ---- the beginning of the Finale


@pytest.mark.rule("meq.story-step.3", "meq.story-track.4")
def test_the_finale_begins_when_the_heroes_marker_reaches_its_end():
    assert not telling(green=15).table()["finale"]
    assert telling(green=16).table()["finale"]
    assert story(telling(green=17)) == (18, 0, 0, 0), "no marker leaves the track (READINGS 26)"


@pytest.mark.rule("meq.story-step.3")
@pytest.mark.parametrize(
    ("marker", "name"),
    [("yellow", "Gollum is Tortured"), ("red", "Orcs in the Mountains"), ("black", "Saruman Falls to Corruption")],
)
def test_the_finale_begins_when_one_marker_of_sauron_reaches_its_end(marker: str, name: str):
    assert not telling(plots=[name], **{marker: 15}).table()["finale"]
    assert telling(plots=[name], **{marker: 16}).table()["finale"]


@pytest.mark.rule("meq.story-step.4")
def test_the_finale_begins_when_all_markers_of_sauron_are_at_shadow_falls_or_beyond():
    assert telling(yellow=12, red=9, black=10, plots=["Osgiliath Invaded"]).table()["finale"]
    assert not telling(yellow=12, red=9, black=9, plots=["Osgiliath Invaded"]).table()["finale"]


def test_the_finale_waits_until_all_four_markers_have_moved():
    """READINGS 14: the Finale begins at the end of the Story step. The heroes' marker is there first, the black one
    comes there, too, and no plot is asked for any more."""
    game = meq(HERO, at="story", green=16, black=16, plots=["Saruman Falls to Corruption"])
    assert (story(game), game.table()["phase"], game.table()["finale"]) == ((18, 0, 0, 18), "finale", True)


def test_markers_stay_on_the_track():
    """READINGS 26: no marker passes 18 (the log tells how far it went); none goes back below 0, nobody pays for it."""
    game = telling(green=17, black=17, plots=["Denethor Falls into Madness"])
    assert story(game) == (18, 0, 0, 18)
    assert told(game, "meq.story-step.1", "meq.story-step.2") == [
        "The green marker moves 1", "The black marker moves 1",
    ]  # fmt: skip
    game = meq(hero("Eometh", at="Edoras", favor=2), event="Théoden Warned of Saruman", at="travel", stop=True)
    game.play("explore")
    assert offers(game) == ["choose the Dark Path", "done"]
