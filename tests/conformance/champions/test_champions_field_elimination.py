"""Players who are out: nothing is asked of them, and nothing comes to them."""

from __future__ import annotations

import pytest

from support.champions import card, champions, decline_all, hand, hit_points, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 10


def doomed(name: str = "Spider-Man", **rest: object) -> dict[str, object]:
    """A hero with one hit point left."""
    return seat(card(name, damage=9), **rest)


@pytest.mark.rule("champions.player-elimination.7", "champions.choose.3")
def test_ultron_asks_nothing_of_a_player_he_has_eliminated():
    """Of the two things to choose from only the threat can still happen, so it does."""
    game = champions(
        doomed(deck=["Haymaker"] * 3),
        seat("Iron Man"),
        scenario="ultron",
        environment=["Ultron Drones"],
        at="6",
        patient=True,
    )
    game.play("pass", "leave it undefended", "leave it undefended")
    assert (game.decision.seat, game.decision.kind) == (1, "defend")
    assert (threat(game, "The Crimson Cowl"), zones(game, "Drone")) == (1, [])
    assert pile(game, "discard", 0) == ["Spider-Man", "Haymaker", "Haymaker", "Haymaker"]


@pytest.mark.rule("champions.player-elimination.3")
def test_rage_of_ultron_finds_no_deck_when_the_player_is_out():
    game = champions(
        doomed(deck=["Haymaker"] * 3, dealt=["Rage of Ultron"]),
        seat("Iron Man"),
        scenario="ultron",
        at="8",
        encounter_deck=PLAIN,
    )
    decline_all(game, "turn")
    assert (pile(game, "deck", 0), pile(game, "dealt", 0)) == ([], [])
    assert pile(game, "discard", 0) == ["Spider-Man", "Haymaker", "Haymaker", "Haymaker"]


@pytest.mark.rule("champions.player-elimination.3")
def test_a_hero_who_pays_with_her_life_draws_no_card():
    game = champions(
        seat(card("She-Hulk", damage=14), upgrades=["Focused Rage"], deck=["Haymaker", "Uppercut"]), seat("Iron Man")
    )
    game.play("use Focused Rage")
    assert (game.decision.seat, hand(game, 0), pile(game, "deck", 0)) == (1, [], [])
    assert sorted(pile(game, "discard", 0)) == ["Focused Rage", "Haymaker", "She-Hulk", "Uppercut"]


@pytest.mark.rule("champions.player-elimination.3")
def test_a_card_that_was_robbed_returns_to_no_hand_of_a_player_who_is_out():
    game = champions(
        doomed(),
        seat("Iron Man"),
        side_schemes=[card("Highway Robbery", threat=2, under=["Backflip", {"name": "Uppercut", "owner": 1}])],
        at="6",
    )
    decline_all(game, "turn")
    game.play("thwart with Iron Man", "thwart Highway Robbery")
    assert (hand(game, 0), hand(game, 1)) == ([], ["Uppercut"])
    assert pile(game, "discard", 0) == ["Spider-Man", "Backflip"]


@pytest.mark.rule("champions.player-elimination.3", "champions.ownership-control.7")
def test_what_a_player_controls_goes_where_it_belongs():
    """An upgrade on another player's ally goes with its player, one that another player controls stays."""
    game = champions(
        doomed(upgrades=[card("Armored Vest", owner=1)]),
        seat(
            "Iron Man",
            allies=[card("Vision", attachments=[{"name": "Inspired", "owner": 0}])],
            upgrades=[card("Combat Training", owner=0)],
        ),
        at="6",
    )
    game.play("leave it undefended", "leave it undefended")
    assert (zones(game, "Inspired"), zones(game, "Combat Training")) == (["discard"], ["play"])
    assert (pile(game, "discard", 0), pile(game, "discard", 1)) == (["Spider-Man", "Inspired"], ["Armored Vest"])


@pytest.mark.rule("champions.player-elimination.5", "champions.minion.6")
def test_a_minion_left_behind_activates_against_the_next_player_who_has_not_had_it():
    game = champions(doomed(engaged=["Shocker"]), seat("Iron Man"), at="6")
    game.play("leave it undefended", "leave it undefended")  # Rhino, whom nobody stops
    game.play("leave it undefended", "leave it undefended")  # Rhino, then Shocker, against Iron Man
    assert hit_points(game, "Iron Man") == 9 - 2 - 2


@pytest.mark.rule("champions.player-elimination.5")
def test_a_minion_left_behind_does_not_activate_against_a_player_who_has_had_the_turn():
    game = champions(seat("Iron Man"), doomed(engaged=["Shocker"]), at="6", encounter_deck=["Hydra Mercenary"] * 8)
    game.play("leave it undefended", "leave it undefended")
    game.play("leave it undefended", "leave it undefended")
    assert hit_points(game, "Iron Man") == 9 - 2 - 1  # the boost icon of Hydra Mercenary
    assert only(game, "Shocker").seat == 0


@pytest.mark.rule("champions.player-elimination.4")
def test_what_was_dealt_to_a_player_who_falls_is_discarded_unrevealed():
    game = champions(doomed(dealt=["Assault", "Shocker"]), seat("Iron Man"), at="8", encounter_deck=PLAIN)
    decline_all(game, "turn")
    assert (zones(game, "Shocker"), hit_points(game, "Iron Man")) == (["encounter-discard"], 9)


@pytest.mark.rule("champions.first-player.4", "champions.player-phase.1")
def test_turns_go_on_clockwise_when_the_first_player_falls_in_the_own_turn():
    """The token passes to the second player, who has a turn, and the third one; nobody has two."""
    game = champions(
        seat(card("She-Hulk", damage=14), upgrades=["Focused Rage"], deck=["Haymaker"]),
        seat("Iron Man"),
        seat("Spider-Man"),
    )
    game.play("use Focused Rage")
    assert (game.decision.seat, game.table()["first_player"]) == (1, 1)
    game.play("end the turn")
    assert (game.decision.seat, game.table()["first_player"]) == (2, 1)
    game.play("end the turn")
    assert game.table()["phase"] == "villain"


@pytest.mark.rule("champions.player-elimination.11", "champions.winning.1")
def test_players_who_all_fall_with_the_villain_lose_and_one_who_stands_wins_for_all():
    """Hulk's rage deals 1 damage to each character: where the book is silent, the worse of both happens."""
    written = {"allies": ["Hulk"], "deck": ["Energy"] * 3}
    alone = champions(doomed(**written), villain=card("Rhino", stage="II", damage=11))
    alone.play("attack with Hulk")
    assert (alone.over, alone.result.winners) == (True, ())
    assert "The players win the game" not in [entry.text for entry in alone.log()]
    two = champions(doomed(**written), seat("Iron Man"), villain=card("Rhino", stage="II", damage=26))
    two.play("attack with Hulk")
    assert (two.over, two.result.winners) == (True, (0, 1))


@pytest.mark.rule("champions.player-elimination.9")
def test_a_shadow_that_kills_its_player_still_brings_the_whole_nemesis():
    """Vulture strikes quickly, and again at the next player; then his scheme is revealed all the same."""
    game = champions(
        seat(card("Spider-Man", damage=8), dealt=["Shadow of the Past"]),
        seat("Iron Man", hand=["Haymaker"]),
        at="8",
        encounter_deck=PLAIN,
    )
    decline_all(game, "turn")
    assert (threat(game, "Highway Robbery"), pile(game, "under"), only(game, "Vulture").seat) == (6, ["Haymaker"], 1)
    assert zones(game, "Sweeping Swoop") == ["encounter-deck", "encounter-deck"]


@pytest.mark.rule("champions.hit-points.4", "champions.hit-points.5")
def test_no_dial_shows_less_than_nothing():
    lost = champions(doomed(), at="6", encounter_deck=PLAIN)
    lost.play("leave it undefended")
    assert (lost.over, lost.table()["hit_points"]) == (True, [0])
    won = champions(seat("She-Hulk"), villain=card("Rhino", stage="II", damage=14))
    won.play("attack with She-Hulk")
    assert (won.result.winners, won.table()["villain_hit_points"]) == ((0,), 0)
