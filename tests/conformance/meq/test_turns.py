"""Whose turn it is, the game for two, and the goal of both sides."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import FIRST, SAURON, SECOND, asked, at, favor, hero, influence, meq, names, offers, place, story

WAYS_OUT = ("pass", "done", "end the Travel step", "draw 0", "take none", "no", "declare exhaustion")
HEROES = ("Argalad", "Beravor", "Eleanor")


def quietly(game: rw.Game) -> None:
    """Answer with as little as possible."""
    game.choose(next((key for key in WAYS_OUT if key in offers(game)), 0))


def turns(game: rw.Game, rounds: int) -> list[tuple[int, int]]:
    """The turns (round, seat) of so many rounds in the order in which they began; a second turn counts by itself."""
    first = game.table()["round"]
    while game.table()["round"] < first + rounds:
        quietly(game)
    called = ["Sauron", *(rw.Piece(game, piece).name for piece in game.table()["heroes"])]
    number, seen = 0, []
    for entry in game.log():
        if entry.rule == "meq.turn-order.5":
            number = int(entry.text.split()[1])
        elif entry.rule == "meq.turn-order.2":
            seen.append((number, called.index(entry.text.removesuffix("'s turn"))))
    return [turn for turn in seen if first <= turn[0] < first + rounds]


@pytest.mark.rule(
    "meq.turn-order.1", "meq.turn-order.2", "meq.turn-order.3", "meq.turn-order.4", "meq.turn-order.5",
    "meq.turn-order.6", "meq.players.2", "meq.component-overview.40",
)  # fmt: skip
@pytest.mark.parametrize("count", [2, 3])
def test_sauron_and_the_heroes_take_turns_clockwise(count: int):
    game = meq(*map(hero, HEROES[:count]), at="round")
    order = [SAURON, *range(1, count + 1)]
    assert turns(game, 3) == [(number, seat) for number in (2, 3, 4) for seat in order]


@pytest.mark.rule("meq.turn-order.1", "meq.turn-order.6", "meq.goal.1")
def test_turns_end_when_the_finale_begins():
    game = meq(hero("Argalad"), hero("Beravor"), at="round", green=16, yellow=14, hero_mission="The Spear of the West")
    assert game.table()["finale"]
    assert (game.decision.kind, asked(game)) == ("champion", FIRST)
    sooner = meq(hero("Argalad"), hero("Beravor"), at="round", green=15, yellow=14)
    assert (sooner.table()["finale"], sooner.decision.kind) == (False, "plot")


@pytest.mark.rule(
    "meq.two-player.1", "meq.two-player.2", "meq.two-player.3", "meq.two-player.4", "meq.players.3",
)  # fmt: skip
def test_the_only_hero_has_two_turns_with_a_rally_and_a_draw_between_them():
    game = meq(
        hero("Beravor", at="Bree", hand=["Evade", "Charge"], rest=["Parry"]),
        places={"Bree": place(influence=2)}, at="encounter", decks={"encounters-1": ["A Merry Fellow"] * 1},
    )  # fmt: skip
    while game.decision.kind != "draw":
        quietly(game)
    assert influence(game, "Bree") == [0], "a special Rally"
    assert (game.table()["phase"], asked(game), game.table()["round"]) == ("hero-draw", FIRST, 2)
    game.play("draw 1")
    assert len(names(game, "hand")) == 3
    assert (game.decision.kind, game.table()["phase"], game.table()["turn"]) == ("rest", "rest", FIRST)
    game.play("rest", "heal", "advance the red marker")
    assert names(game, "rest") == []
    while game.table()["turn"] == FIRST:
        quietly(game)
    assert (game.table()["round"], game.table()["phase"]) == (3, "plot"), "then Sauron's turn, from its Rally"
    assert turns(game, 1) == [(3, SAURON), (3, FIRST), (3, FIRST)], "two turns of one hero"


@pytest.mark.rule("meq.two-player.4")
def test_sauron_rallies_normally_after_the_second_turn_and_no_hero_draws_before_it():
    game = meq(
        hero("Beravor", at="Bree", hand=["Evade"]), places={"Bree": place(influence=1)}, at="encounter", second=True,
        decks={
            "encounters-1": [
                "The City by the Greyflood", "The Raiders in the Hills", "Remnants of the North-South Road",
            ],
        },
    )  # fmt: skip
    assert (game.table()["round"], game.decision.kind, influence(game, "Bree")) == (3, "plot", [0])
    assert names(game, "hand") == ["Evade"]


@pytest.mark.rule("meq.players.2", "meq.two-player.1")
def test_with_two_heroes_there_is_no_second_turn():
    game = meq(hero("Beravor", at="Bree"), hero("Argalad"), at="round")
    assert turns(game, 1) == [(2, SAURON), (2, FIRST), (2, SECOND)]
    drawn = [entry.text for entry in game.log() if entry.rule == "meq.hero-draw.1"]
    assert len(drawn) == 2, "one Hero Draw each"


def test_a_defeat_in_the_first_turn_does_not_take_the_second():
    """READINGS 13: the special Rally and Draw still happen, then the second turn."""
    game = meq(
        hero("Beravor", at="Bree", hand=["Charge"], life=[], damage=["Evade"] * 3, favor=1), at="travel",
        places={"Fornost": place(influence=0), "Old Forest": place(influence=1)},
    )  # fmt: skip
    game.play("travel to Old Forest", "advance the red marker")
    while game.decision.kind != "draw":
        quietly(game)
    assert (at(game, "Beravor"), game.table()["turn"], game.table()["phase"]) == ("Fornost", SAURON, "hero-draw")
    assert (favor(game), influence(game, "Old Forest")) == (0, [1])
    game.play("draw 4")
    assert (game.decision.kind, game.table()["turn"], game.table()["round"]) == ("rest", FIRST, 2)


@pytest.mark.rule("meq.two-player.5", "meq.summary-rules.1")
def test_sauron_may_play_a_shadow_card_in_each_of_the_two_turns():
    game = meq(
        hero("Beravor", at="Bree", hand=["Evade"], life=["Charge"] * 3), at="turn", pool=12, green=14,
        shadow=["Winter Storm", "Flocks of Crebain", "His Arm Has Grown Long"],
    )  # fmt: skip
    game.play("play Winter Storm", "pass", "travel to Old Forest")
    assert (game.decision.kind, asked(game)) == ("travel", FIRST), "His Arm Has Grown Long would be the second one"
    game.play("end the Travel step")
    while game.decision.kind != "draw":
        quietly(game)
    game.play("draw 0")
    assert (game.decision.kind, asked(game), game.table()["round"]) == ("shadow", SAURON, 2), "the second turn"
    assert offers(game) == ["play Flocks of Crebain", "pass"]


@pytest.mark.rule(
    "meq.goal.2", "meq.goal.3", "meq.goal.6", "meq.setup.25", "meq.component-overview.44", "meq.plot-card.3"
)
def test_plots_advance_saurons_markers_and_the_heroes_marker_advances_by_itself():
    game = meq(hero("Beravor"), at="story", stop=True, plots=["Denethor Falls into Madness", "Gollum is Captured"])
    assert story(game) == (2, 2, 0, 3), "green by itself; yellow and black by the plots; red by none"
    none = meq(hero("Beravor"), at="story", stop=True, green=4, red=5)
    assert story(none) == (6, 0, 5, 0)


@pytest.mark.rule("meq.goal.7")
@pytest.mark.parametrize(("event", "green"), [("Gandalf Visits Frodo", 5)])
def test_an_event_may_speed_up_the_heroes_marker(event: str, green: int):
    game = meq(hero("Beravor", at="The Shire", favor=3), event=event, green=4, at="travel", stop=True)
    game.play("explore", f"follow {event}")
    assert (story(game), favor(game)) == ((green, 0, 0, 0), 0)


@pytest.mark.rule("meq.goal.4", "meq.victory.1", "meq.victory.2", "meq.victory.3")
@pytest.mark.parametrize(
    ("markers", "begins"),
    [
        ({"green": 16, "red": 15}, True),
        ({"green": 15, "red": 15}, False),
        ({"yellow": 17}, True),
        ({"yellow": 16}, False),
        ({"yellow": 9, "red": 10, "black": 10}, True),
        ({"yellow": 8, "red": 10, "black": 10}, False),
        ({"yellow": 9, "red": 12, "black": 9}, False),
    ],
)
def test_the_finale_begins_on_the_last_space_or_with_all_three_on_shadow_falls(markers: dict[str, int], begins: bool):
    """Sauron Hunts for the Ring advances yellow by 1, the heroes' marker advances by 2; the track has 18 spaces."""
    game = meq(
        hero("Beravor"), hero("Eleanor"), at="story", plots=["Sauron Hunts for the Ring"], **markers,
        sauron_mission="To Find Them All", hero_mission="The Spear of the West",
    )  # fmt: skip
    assert game.table()["finale"] is begins
    assert game.decision.kind == ("champion" if begins else "plot")


@pytest.mark.rule("meq.victory.1")
def test_a_marker_that_comes_to_the_end_outside_the_story_step_waits_for_its_end():
    game = meq(hero("Beravor", at="Bree", rest=["Evade"]), yellow=18, red=18, black=17, at="rest")
    game.play("rest", "pass")
    assert (story(game)[3], game.table()["finale"], game.decision.kind) == (18, False, "travel")


@pytest.mark.rule("meq.goal.5")
@pytest.mark.parametrize(("mission", "winners"), [("Noble Blood", (1, 2)), ("Isildur's Secret", None)])
def test_the_heroes_win_together(mission: str, winners: tuple[int, ...] | None):
    game = meq(hero("Beravor"), hero("Eleanor", favor=4), at="story", green=16, red=15, hero_mission=mission)
    assert (game.result and game.result.winners) == winners
    assert game.over is bool(winners)


@pytest.mark.rule("meq.goal.8")
def test_without_a_mission_met_a_battle_with_the_ringwraiths_decides():
    game = meq(hero("Beravor"), hero("Eleanor"), at="story", green=16, red=15, hero_mission="Isildur's Secret")
    assert game.decision.kind == "champion"
    game.play("choose player 3", "agree")
    fought = [entry.text for entry in game.log() if entry.rule == "meq.combat.1"]
    assert len(fought) == 1
    assert "Ringwraiths" in fought[0]
