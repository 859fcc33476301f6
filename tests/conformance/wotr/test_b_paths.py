"""Activating paths: once each, one at a time, and the combat on the path that is replaced."""

from __future__ import annotations

import pytest

from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    all_pass,
    asked,
    names,
    offers,
    place,
    player,
    points,
    wotr,
    zone,
    zones,
)
from support.wotr_log import told

NO_RINGS = {name: player(ring=0) for name in ("frodo", "witch_king", "aragorn", "saruman")}


@pytest.mark.rule("wotr.activating-paths.1")
def test_the_first_round_activates_one_of_the_three_paths_1_at_random():
    found = set()
    for seed in range(30):
        game = wotr(seed, **NO_RINGS, battlegrounds=[], at="1.1", stop=True)
        ((seat, name),) = told(game, "log-activates")
        assert (seat, names(game, "active"), len(names(game, "paths-1"))) == (FRODO, [name], 2)
        found.add(name)
    assert found == {"Bag End", "Bucklebury Ferry", "Gildor's Encampment"}


def weathertop(**more):
    """Strider (2 defense) and Gimli (1) on Weathertop against The Witch-king (2 attack)."""
    return wotr(
        aragorn=player(deck=["Boromir", "Denethor", "Faramir"]),
        active=["Moria", place("Weathertop", "Strider", "Gimli", "The Witch-king")],
        first=ARAGORN,
        seats=2,
        **more,
    )


@pytest.mark.rule("wotr.activating-paths.4", "wotr.activating-paths.5")
def test_a_new_path_takes_the_place_of_the_active_one():
    game = weathertop(paths=["Imladris"])
    game.play("use Strider", "lose Strider")
    assert names(game, "active") == ["Moria", "Imladris"]
    assert (zone(game, "Weathertop"), game.table()["path"]) == ("free-scoring", 3)


@pytest.mark.rule("wotr.activating-paths.6", "wotr.activating-paths.7", "wotr.resolving-combat.2")
def test_the_combat_on_the_replaced_path_is_fought_at_once_and_before_the_new_text():
    game = weathertop(paths=["Imladris"])
    game.play("use Strider")
    assert (game.decision.kind, offers(game)) == ("loss", ["lose Strider", "lose Gimli"])
    assert game.table()["phase"] == "actions"
    assert names(game, "hand", ARAGORN) == []
    game.play("lose Gimli")
    assert zones(game, "Gimli", "Strider", "The Witch-king") == ["eliminated", "eliminated", "eliminated"]
    assert names(game, "hand", ARAGORN) == ["Boromir", "Denethor"]
    assert (game.decision.kind, game.table()["phase"]) == ("action", "actions")


@pytest.mark.rule("wotr.activating-paths.6")
def test_the_result_of_that_combat_counts_before_the_new_text_is_applied():
    """The log tells it in order: the combat, its result, the new path, and then what that lets a player draw."""
    game = weathertop(paths=["Imladris"])
    game.play("use Strider", "lose Strider")
    messages = [name for name, _, _ in game.entries()]
    order = ["log-combat", "log-free-win", "log-activates", "log-draws"]
    assert [message for message in messages if message in order] == order
    assert points(game) == (2, 0)


@pytest.mark.rule("wotr.activating-paths.8", "wotr.resolving-combat.3")
def test_the_combat_phase_still_fights_on_the_path_that_is_active_then():
    game = weathertop(paths=["Imladris"])
    game.play("use Strider", "lose Strider")
    all_pass(game)
    assert (game.table()["phase"], offers(game)) == ("combats", ["fight at Moria", "fight at Imladris"])
    game.play("fight at Imladris")
    assert told(game, "log-combat") == [("Weathertop",), ("Imladris",), ("Moria",)]
    assert zones(game, "Weathertop", "Imladris") == ["free-scoring", "free-scoring"]


@pytest.mark.rule("wotr.resolving-combat.1")
def test_a_battleground_is_fought_for_in_the_combat_phase_only():
    """Replacing the path twice does not touch Moria, though both sides stand there."""
    game = wotr(
        **{**NO_RINGS, "frodo": player(reserve=["Gandalf the Grey"], hand=["Sting"], ring=0)},
        active=[place("Moria", "High Elves", "Cave-troll"), place("Weathertop", "Strider")],
        paths=["Imladris", "Khazad-dûm"],
        first=ARAGORN,
        round=2,
    )
    for key in ("use Strider", "move Gandalf the Grey", "to Imladris", "use Gandalf the Grey"):
        while key not in offers(game):
            game.choose("pass")
        game.choose(key)
    assert told(game, "log-combat") == [("Weathertop",), ("Imladris",)]
    assert zones(game, "Moria", "High Elves", "Cave-troll", "Khazad-dûm") == ["active", "field", "field", "active"]
    assert game.table()["phase"] == "actions"
    all_pass(game)
    assert offers(game) == ["fight at Moria", "fight at Khazad-dûm"]


@pytest.mark.rule("wotr.resolving-combat.2", "wotr.resolving-combat.3")
def test_every_new_path_means_another_path_combat():
    """Weathertop and Imladris are replaced, so a round has three path combats."""
    game = wotr(
        **{**NO_RINGS, "frodo": player(reserve=["Gandalf the Grey"], hand=["Sting"], ring=0)},
        active=[place("Weathertop", "Strider")],
        paths=["Imladris", "Khazad-dûm", "Lothlórien"],
        battlegrounds=[],
        first=ARAGORN,
        round=2,
    )
    game.play("use Strider", "move Gandalf the Grey", "pass", "use Gandalf the Grey", "pass", "pass")
    assert told(game, "log-combat") == [("Weathertop",), ("Imladris",), ("Khazad-dûm",)]
    assert (game.table()["round"], names(game, "active")) == (3, ["Lothlórien"])
    assert points(game) == (2 + 1 + 2, 0)


@pytest.mark.rule("wotr.activating-paths.9")
def test_the_player_chooses_the_path_that_a_text_activates():
    game = wotr(saruman=player(hand=["Gollum"]), active=[place("Weathertop", "Flocks of Crebain")], first=SARUMAN)
    game.play("use Flocks of Crebain")
    assert (asked(game), offers(game)) == (SARUMAN, ["activate Inn of the Prancing Pony", "activate The Old Forest"])
    game.play("activate The Old Forest")
    assert names(game, "active") == ["The Old Forest"]
    game = wotr(frodo=player(hand=["Sting"]), active=[place("Weathertop", "Gandalf the Grey")], first=FRODO)
    game.play("use Gandalf the Grey")
    assert asked(game) == FRODO
    assert offers(game) == ["activate Fords of Bruinen", "activate Imladris", "activate The Council of Elrond"]


@pytest.mark.rule("wotr.activating-paths.10")
def test_a_path_is_activated_once_in_a_game():
    """Each replaced path goes to a scoring area, and is not offered again."""
    game = wotr(
        **{**NO_RINGS, "saruman": player(hand=["Uglúk", "Saruman", "Gollum"], ring=0)},
        active=[place("Dimrill Dale", "Flocks of Crebain")],
        first=SARUMAN,
    )
    game.play("use Flocks of Crebain", "activate Egladil")
    assert zones(game, "Dimrill Dale", "Egladil", "Lothlórien") == ["shadow-scoring", "active", "paths-5"]
    game.play("play Uglúk", "to Egladil", "cycle Saruman", "use Uglúk")
    assert names(game, "active") == ["Lothlórien"]
    assert told(game, "log-activates") == [(SARUMAN, "Egladil"), (SARUMAN, "Lothlórien")]
    assert names(game, "paths-5") == []


@pytest.mark.rule("wotr.activating-paths.10")
def test_neither_scored_nor_unused_paths_come_back():
    """Paths that were won, set aside or left behind are not among those that a text may activate."""
    game = wotr(
        aragorn=player(hand=["Boromir"]),
        active=[place("Weathertop", "Strider")],
        free_scoring=["Imladris"],
        shadow_scoring=["The Council of Elrond"],
        first=ARAGORN,
    )
    game.play("use Strider")
    assert names(game, "active") == ["Fords of Bruinen"]


@pytest.mark.rule("wotr.activating-paths.11")
def test_an_effect_that_would_need_a_used_path_cannot_be_used():
    game = wotr(
        **NO_RINGS,
        active=[place("Egladil", "Flocks of Crebain", "Uglúk")],
        free_scoring=["Dimrill Dale"],
        shadow_scoring=["Lothlórien"],
        first=SARUMAN,
        patient=True,
    )
    assert (asked(game), offers(game)) == (SARUMAN, ["pass"])
    assert "wotr.use-an-action.1" in game.why_not("use Flocks of Crebain")


@pytest.mark.rule("wotr.activating-paths.11")
def test_an_event_that_cannot_activate_a_path_adds_no_defense_either():
    """There Is Another Way activates another path of the number and adds 1 defense to that path."""
    hand = {"frodo": player(hand=["There Is Another Way", "Sting"])}
    spent = wotr(**hand, active=["Egladil"], paths=["Amon Hen"])
    spent.play("play There Is Another Way")
    assert names(spent, "active") == ["Egladil"]
    assert told(spent, "log-combat") == told(spent, "log-defense-tokens") == []
    fresh = wotr(**hand, active=["Egladil"], paths=["Lothlórien"])
    fresh.play("play There Is Another Way")
    assert names(fresh, "active") == ["Lothlórien"]
    assert told(fresh, "log-defense-tokens") == [("Lothlórien", 1)]
