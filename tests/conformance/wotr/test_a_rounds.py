"""The round as the player aids of the Trilogy and of the duels tell it: order, phases, draws, the token that passes."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
    ARAGORN,
    FRODO,
    WITCH_KING,
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

TRILOGY, DUEL_TWO, DUEL_THREE = "trilogy", "duel-2", "duel-3"
HOLDERS = {
    TRILOGY: ("frodo", "witch_king", "aragorn", "saruman"),
    DUEL_TWO: ("gandalf", "witch_king"),
    DUEL_THREE: ("gandalf", "witch_king", "saruman"),
}
ORDER = {TRILOGY: [0, 1, 2, 3], DUEL_TWO: [0, 1], DUEL_THREE: [0, 1, 0, 2]}
NINE = {
    "frodo": ["Sting"] * 9,
    "gandalf": ["Sting"] * 9,
    "aragorn": ["Lembas"] * 9,
    "witch_king": ["Black Breath"] * 9,
    "saruman": ["Wolf-riders"] * 9,
}
"""Nine cards for each player."""
SEVEN_POINTS = ["Minas Tirith", "Helm's Deep", "Lórien"]


def by_scenario(trilogy: tuple[str, ...], duel_two: tuple[str, ...], duel_three: tuple[str, ...]):
    """The test once for each scenario, marked with the clauses of its own player aid."""
    clauses = {TRILOGY: trilogy, DUEL_TWO: duel_two, DUEL_THREE: duel_three}
    return pytest.mark.parametrize(
        "scenario",
        [
            pytest.param(scenario, marks=pytest.mark.rule(*(f"wotr.{clause}" for clause in given)))
            for scenario, given in clauses.items()
        ],
    )


def table_of(scenario: str, zone_name: str, **more: object) -> rw.Game:
    """A position in which every player has nine cards in this zone."""
    held = {holder: player(**{zone_name: NINE[holder]}) for holder in HOLDERS[scenario]}
    return wotr(scenario=scenario, **held, **more)


def cycle_one(game: rw.Game) -> None:
    """Take a turn: cycle a card from hand."""
    game.choose(next(key for key in offers(game) if key.startswith("cycle")))


def round_of(scenario: str, first: int) -> list[int]:
    """Who takes the turns of a whole round of turns, beginning with a place of the turn order."""
    game = table_of(scenario, "hand", first=first)
    turns = []
    for _ in ORDER[scenario]:
        turns.append(asked(game))
        cycle_one(game)
    assert asked(game) == turns[0]
    return turns


@by_scenario(
    ("player-aid-trilogy.1", "turn-order-board.3"),
    ("player-aid-duel.1", "turn-order-board.3"),
    ("player-aid-duel.2", "turn-order-board.3"),
)
def test_turns_go_round_in_the_order_of_the_scenario_from_the_first_player_on(scenario):
    order = ORDER[scenario]
    called = {
        TRILOGY: ["Frodo", "Witch-king", "Aragorn", "Saruman"],
        DUEL_TWO: ["Gandalf", "Witch-king"],
        DUEL_THREE: ["Gandalf", "Witch-king", "Gandalf", "Saruman"],
    }
    players = rw.new("wotr", scenario=scenario).table()["players"]
    assert [players[seat] for seat in round_of(scenario, 0)] == called[scenario]
    for first in range(len(order)):
        assert round_of(scenario, first) == order[first:] + order[:first]


@pytest.mark.rule("wotr.turn-order-board.3")
def test_the_marker_moves_on_when_a_turn_is_over_and_not_within_it():
    game = wotr(frodo=player(hand=["Riders of Rohan", "Sting", "Quickbeam"]), active=["Edoras"])
    stands = []
    for choice in ("play Riders of Rohan", "to Edoras", "cycle Sting", "pass", "pass", "pass", "pass"):
        stands.append(game.table()["turn"])
        game.choose(choice)
    assert stands == [0, 0, 0, 1, 2, 3, 0]


@by_scenario(("player-aid-trilogy.2",), ("player-aid-duel.3",), ("player-aid-duel.4",))
def test_one_battleground_is_activated_with_its_text_and_only_then_one_path(scenario):
    game = table_of(
        scenario, "deck", battlegrounds=["Minas Tirith", "Pelargir"], paths=["Bag End"], at="1.1", stop=True
    )
    assert (len(names(game, "active")), len(names(game, "free-battlegrounds"))) == (1, 1)
    assert offers(game) == ["yes", "no"]
    assert names(game, "paths-1") == ["Bag End"]
    game.play("no")
    assert names(game, "active")[1:] == ["Bag End"]
    assert len(names(game, "free-battlegrounds")) == 1


@by_scenario(("player-aid-trilogy.2",), ("player-aid-duel.3",), ("player-aid-duel.4",))
def test_it_is_the_first_player_who_activates_so_the_battleground_is_of_that_side(scenario):
    for first, seat in enumerate(ORDER[scenario]):
        game = wotr(scenario=scenario, first=first, battlegrounds=["Edoras", "Moria"], at="1.1", stop=True)
        side = game.table()["teams"][seat]
        assert names(game, "active")[0] == {"free": "Edoras", "shadow": "Moria"}[side]
        assert len(names(game, "active")) == 2


@by_scenario(("player-aid-trilogy.3",), ("player-aid-duel.5",), ("player-aid-duel.6",))
def test_the_actions_end_only_when_all_have_passed_one_after_another(scenario):
    """Reading 5 for the duel for three: every player, not every place of the order, has passed since then."""
    game = wotr(
        scenario=scenario,
        **{holder: player(hand=NINE[holder][:2]) for holder in HOLDERS[scenario]},
        active=["Egladil", "Moria"],
    )
    places = len(ORDER[scenario])
    turns = []
    for _ in range(places - 1):
        turns.append(asked(game))
        game.choose("pass")
    turns.append(asked(game))
    cycle_one(game)
    assert turns == ORDER[scenario]
    assert game.decision.kind == "action"
    passes = 0
    while game.decision.kind == "action":
        assert asked(game) == ORDER[scenario][passes % places]
        game.choose("pass")
        passes += 1
    assert passes == places
    assert game.table()["phase"] == "combats"


@by_scenario(("player-aid-trilogy.3",), ("player-aid-duel.5",), ("player-aid-duel.6",))
def test_a_pass_before_the_last_action_does_not_count(scenario):
    """Reading 5: in the duel for three Gandalf and the Witch-king have not passed since Gandalf's action."""
    turns, left = {
        TRILOGY: (["pass", "act", "pass", "pass", "act", "pass"], [2, 3, 0]),
        DUEL_TWO: (["pass", "act", "act", "pass"], [0]),
        DUEL_THREE: (["pass", "pass", "act", "pass"], [0, 1]),
    }[scenario]
    held = {holder: player(hand=NINE[holder][:2]) for holder in HOLDERS[scenario]}
    game = wotr(scenario=scenario, active=["Egladil", "Moria"], **held)
    for turn in turns:
        if turn == "act":
            cycle_one(game)
        else:
            game.choose("pass")
    for seat in left:
        assert (game.decision.kind, asked(game)) == ("action", seat)
        game.choose("pass")
    assert game.decision.kind == "combat"


@pytest.mark.rule("wotr.player-aid-duel.6")
def test_after_an_action_of_gandalf_three_passes_end_the_actions_of_the_duel_for_three():
    """Reading 5: Gandalf's own pass at his second place is one of them."""
    game = wotr(scenario=DUEL_THREE, gandalf=player(hand=["Sting", "Gimli"]), active=["Egladil", "Moria"])
    game.play("cycle Sting", "pass", "pass")
    assert (game.decision.kind, asked(game)) == ("action", 2)
    game.play("pass")
    assert game.decision.kind == "combat"


@by_scenario(("player-aid-trilogy.4",), ("player-aid-duel.7",), ("player-aid-duel.8",))
def test_after_the_actions_there_is_a_combat_on_every_battleground_and_on_the_path(scenario):
    holder = HOLDERS[scenario][0]
    fights = [
        place("Weathertop", "Sam Gamgee"),
        place("Moria", "High Elves", "Gimli"),
        place("Edoras", "Riders of Rohan"),
    ]
    game = wotr(scenario=scenario, active=fights, at="3.1", stop=True, **{holder: player()})
    assert offers(game) == ["fight at Weathertop", "fight at Moria", "fight at Edoras"]
    game.play("fight at Moria")
    assert offers(game) == ["fight at Weathertop", "fight at Edoras"]
    game.play("fight at Edoras")
    assert zones(game, "Weathertop", "Moria", "Edoras") == ["free-scoring"] * 3
    assert zones(game, "Sam Gamgee", "High Elves", "Gimli", "Riders of Rohan") == [
        "cycle",
        "eliminated",
        "eliminated",
        "cycle",
    ]
    assert points(game) == (2 + 1 + 1, 0)


@by_scenario(("player-aid-trilogy.5",), ("player-aid-duel.9",), ("player-aid-duel.10",))
def test_the_victory_check_comes_after_the_combats_and_before_the_draw(scenario):
    """A lead of 10 ends the game at once: the path that is worth 2 makes 9 of 7, or 10 of 8."""
    winners = {TRILOGY: (FRODO, ARAGORN), DUEL_TWO: (0,), DUEL_THREE: (0,)}
    fight = [place("Weathertop", "Sam Gamgee")]
    won = table_of(scenario, "deck", free_scoring=[*SEVEN_POINTS, "Pelargir"], active=fight, at="3.1")
    assert won.result == (winners[scenario], 10, "wotr.victory-check.2")
    assert won.table()["hands"] == [0] * len(HOLDERS[scenario])
    going_on = table_of(scenario, "deck", free_scoring=SEVEN_POINTS, active=fight, battlegrounds=[], paths=[], at="3.1")
    assert points(going_on) == (9, 0)
    assert (going_on.result, going_on.table()["round"]) == (None, 2)


@by_scenario(("player-aid-trilogy.5",), ("player-aid-duel.9",), ("player-aid-duel.10",))
def test_the_shadow_wins_at_the_victory_check_too(scenario):
    winners = {TRILOGY: (1, 3), DUEL_TWO: (1,), DUEL_THREE: (1, 2)}
    game = table_of(scenario, "deck", corruption=9, active=[place("Weathertop", "The Hunter")], at="3.1")
    assert game.result == (winners[scenario], 10, "wotr.victory-check.2")
    assert game.table()["hands"] == [0] * len(HOLDERS[scenario])


@by_scenario(
    ("player-aid-trilogy.6", "player-aid-trilogy.7"),
    ("player-aid-duel.11", "player-aid-duel.12"),
    ("player-aid-duel.13", "player-aid-duel.14"),
)
def test_each_player_draws_what_the_scenario_says(scenario):
    drawn = {TRILOGY: [3, 4, 3, 4], DUEL_TWO: [4, 6], DUEL_THREE: [6, 4, 4]}[scenario]
    for first in range(len(ORDER[scenario])):
        game = table_of(scenario, "deck", first=first, at="5.1", stop=True)
        assert game.table()["hands"] == drawn
        assert [len(names(game, "deck", seat)) for seat in range(len(drawn))] == [9 - n for n in drawn]


@by_scenario(
    ("player-aid-trilogy.8", "turn-order-board.4"),
    ("player-aid-duel.15", "turn-order-board.4"),
    ("player-aid-duel.16", "turn-order-board.4"),
)
def test_at_the_end_of_the_round_the_first_player_token_goes_one_place_on(scenario):
    """Reading 5: in the duel for three it goes over the four places, so Gandalf has it every second round."""
    order = ORDER[scenario]
    for first, seat in enumerate(order):
        game = table_of(scenario, "deck", first=first, at="5.1", stop=True)
        assert game.table()["first_player"] == order[(first + 1) % len(order)]
        before = table_of(scenario, "deck", first=first, at="4.1", stop=True)
        assert before.table()["first_player"] == seat


@by_scenario(("player-aid-trilogy.8", "turn-order-board.4"), ("player-aid-duel.15",), ("player-aid-duel.16",))
def test_round_after_round_the_next_player_begins(scenario):
    order = ORDER[scenario]
    idle = {holder: player() for holder in HOLDERS[scenario]}
    game = wotr(scenario=scenario, at="0", **idle)
    begun = {}
    while game.table()["round"] <= len(order) + 1:
        if game.decision.kind == "action":
            begun.setdefault(game.table()["round"], asked(game))
        game.choose("pass" if "pass" in offers(game) else 0)
    assert [*begun.values()] == [*order, order[0]]


@pytest.mark.rule(
    "wotr.player-aid-trilogy.2",
    "wotr.player-aid-trilogy.3",
    "wotr.player-aid-trilogy.4",
    "wotr.player-aid-trilogy.5",
    "wotr.player-aid-trilogy.6",
)
def test_a_round_of_the_trilogy_has_its_five_phases_in_order():
    game = wotr(at="0", battlegrounds=["Edoras"], paths=["Weathertop"], path=1)
    all_pass(game)
    game.play("fight at Edoras")
    told = [entry.text for entry in game.log() if entry.rule == "wotr.game-round.2"]
    assert told[:5] == ["Locations", "Actions", "Combats", "Victory check", "Draw"]
    assert zone(game, "Edoras") == "free-scoring"
    assert (game.table()["round"], game.table()["first_player"]) == (2, WITCH_KING)
