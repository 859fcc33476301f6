"""What the game is: people, teams, decks, turns, combats, points, and the choice of a scenario."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    all_pass,
    asked,
    names,
    offers,
    only,
    place,
    player,
    points,
    wotr,
    zones,
)

SCENARIOS = ("trilogy", "duel-2", "duel-3", "fellowship")
BATTLES = (place("Egladil", "Gimli", "The Hunter"), place("Moria", "High Elves", "Cave-troll"))
CARDS = {"Frodo": 30, "Witch-king": 30, "Aragorn": 30, "Saruman": 30}


def refused(**setup: object) -> rw.RulewrightError:
    with pytest.raises(rw.RulewrightError) as error:
        rw.new("wotr", **setup)
    return error.value


def people(scenario: str) -> list[int]:
    """The numbers of people that may play a scenario."""
    able = []
    for seats in range(1, 6):
        try:
            rw.new("wotr", scenario=scenario, seats=seats)
        except rw.RulewrightError as error:
            if error.message != "error-people":
                raise
        else:
            able.append(seats)
    return able


def owned(game: rw.Game, seat: int) -> list[str]:
    """The titles of all cards of a deck, wherever they lie."""
    pieces = [rw.Piece(game, p) for p in range(len(game.state.face))]
    return sorted(piece.name for piece in pieces if piece.owner == seat)


@pytest.mark.rule("wotr.intro.1")
def test_two_to_four_people_play():
    (info,) = [game for game in rw.games() if game.id == "wotr"]
    assert info.seats == (2, 4)
    assert {count for scenario in SCENARIOS for count in people(scenario)} == {2, 3, 4}


@pytest.mark.rule("wotr.intro.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_there_are_two_teams_and_no_person_belongs_to_both(scenario):
    table = rw.new("wotr", scenario=scenario).table()
    assert set(table["teams"]) == {"free", "shadow"}
    sides = set(zip(table["persons"], table["teams"], strict=True))
    assert len(sides) == len(set(table["persons"]))


@pytest.mark.rule("wotr.intro.2")
def test_a_person_cannot_hold_decks_of_both_teams():
    assert refused(scenario="trilogy", persons=[0, 0, 1, 1]).message == "error-seat-map-mixes"


@pytest.mark.rule("wotr.intro.3")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_player_has_a_deck_of_their_own_with_no_title_of_another(scenario):
    game = rw.new("wotr", scenario=scenario)
    seats = range(len(game.table()["players"]))
    titles = [set(owned(game, seat)) for seat in seats]
    assert len(set.union(*titles)) == sum(len(deck) for deck in titles)
    for seat in seats:
        assert {piece.seat for name in titles[seat] for piece in game.look(name)} == {seat}


@pytest.mark.rule("wotr.intro.3")
def test_even_two_decks_of_one_person_are_drawn_from_apart():
    game = wotr(
        frodo=player(deck=["Gimli", "Sting", "Quickbeam", "Glamdring"]),
        aragorn=player(deck=["Arwen", "Boromir", "Denethor", "Legolas"]),
        seats=2,
        at="5.1",
        stop=True,
    )
    assert (names(game, "hand", FRODO), names(game, "deck", FRODO)) == (["Gimli", "Sting", "Quickbeam"], ["Glamdring"])
    assert names(game, "hand", ARAGORN) == ["Arwen", "Boromir", "Denethor"]
    assert names(game, "deck", ARAGORN) == ["Legolas"]


@pytest.mark.rule("wotr.intro.6")
def test_turn_after_turn_an_item_an_army_an_event_and_a_character_are_played():
    game = wotr(
        frodo=player(hand=["Sting", "Quickbeam"], reserve=["Frodo Baggins"]),
        witch_king=player(hand=["Mordor Orcs", "Black Breath"]),
        aragorn=player(hand=["The Red Arrow", "Arwen"]),
        saruman=player(hand=["Cave-troll", "Gollum"]),
        active=["Minas Tirith", "Moria"],
    )
    turns = []
    for choices in (
        ["play Sting"],
        ["play Mordor Orcs", "to Minas Tirith"],
        ["play The Red Arrow"],
        ["play Cave-troll", "to Moria"],
    ):
        turns.append(asked(game))
        game.play(*choices)
    assert turns == [FRODO, WITCH_KING, ARAGORN, SARUMAN]
    assert asked(game) == FRODO
    played = ("Sting", "Mordor Orcs", "The Red Arrow", "Cave-troll")
    assert [only(game, name).kind for name in played] == ["item", "army", "event", "character"]
    assert [only(game, name).attached_to for name in played] == ["Frodo Baggins", "Minas Tirith", None, "Moria"]
    assert zones(game, *played) == ["reserve", "field", "eliminated", "field"]


@pytest.mark.rule("wotr.intro.7")
def test_combats_wait_for_the_end_of_the_actions_and_then_there_is_one_at_every_location():
    game = wotr(active=list(BATTLES))
    assert game.table()["phase"] == "actions"
    all_pass(game)
    assert game.table()["phase"] == "combats"
    assert zones(game, "Gimli", "The Hunter", "High Elves", "Cave-troll") == ["field"] * 4
    assert offers(game) == ["fight at Egladil", "fight at Moria"]


@pytest.mark.rule("wotr.intro.7", "wotr.intro.8")
def test_the_sides_of_a_path_and_of_a_battleground_fight_and_the_winners_get_the_points():
    game = wotr(active=list(BATTLES), at="3.1", stop=True)
    assert points(game) == (0, 0)
    game.play("fight at Egladil")
    assert zones(game, "Gimli", "The Hunter") == ["cycle", "eliminated"]
    assert zones(game, "High Elves", "Cave-troll") == ["eliminated", "cycle"]
    assert zones(game, "Egladil", "Moria") == ["free-scoring", "shadow-scoring"]
    assert points(game) == (1, 1)


@pytest.mark.rule("wotr.intro.8")
def test_the_loser_of_a_battleground_gets_no_points():
    game = wotr(active=[place("Moria", "High Elves", "Legolas")], at="3.1", stop=True)
    assert names(game, "free-scoring") == ["Moria"]
    assert points(game) == (1, 0)


@pytest.mark.rule("wotr.intro.9")
def test_the_trilogy_is_played_when_nothing_else_is_chosen_and_by_two_to_four_people():
    assert rw.new("wotr").state.rules.edition == "trilogy"
    assert people("trilogy") == [2, 3, 4]
    assert rw.new("wotr", scenario="trilogy", seats=4).table()["teams"] == ["free", "shadow", "free", "shadow"]


@pytest.mark.rule("wotr.intro.11")
def test_in_the_duel_for_two_each_of_two_people_has_one_deck():
    game = rw.new("wotr", scenario="duel-2")
    assert people("duel-2") == [2]
    assert (game.table()["players"], game.table()["persons"]) == (["Gandalf", "Witch-king"], [0, 1])
    assert [len(owned(game, seat)) for seat in (0, 1)] == [60, 60]


@pytest.mark.rule("wotr.intro.11")
@pytest.mark.parametrize(
    ("scenario", "last", "lead"), [("trilogy", 9, 0), ("duel-2", 9, 0), ("duel-3", 9, 2), ("fellowship", 6, 0)]
)
def test_the_duels_are_of_full_length_and_only_the_fellowship_ends_earlier(scenario, last, lead):
    """Reading 19: in the duel for three the unused Ring tokens of the Shadow are worth a point each."""
    assert wotr(scenario=scenario, path=last - 1, at="4.1", stop=True).result is None
    assert wotr(scenario=scenario, path=last, at="4.1", stop=True).result.score == lead


@pytest.mark.rule("wotr.intro.12")
def test_in_the_duel_for_three_one_stands_against_two():
    table = rw.new("wotr", scenario="duel-3").table()
    assert people("duel-3") == [3]
    assert table["persons"] == [0, 1, 2]
    assert list(zip(table["players"], table["teams"], strict=True)) == [
        ("Gandalf", "free"),
        ("Witch-king", "shadow"),
        ("Saruman", "shadow"),
    ]


@pytest.mark.rule("wotr.setup-scenario.1")
def test_a_game_begins_with_one_of_four_scenarios_and_there_is_no_game_without_one():
    (info,) = [game for game in rw.games() if game.id == "wotr"]
    assert info.scenarios == SCENARIOS
    assert [rw.new("wotr", scenario=name).table()["players"] for name in SCENARIOS] == [
        ["Frodo", "Witch-king", "Aragorn", "Saruman"],
        ["Gandalf", "Witch-king"],
        ["Gandalf", "Witch-king", "Saruman"],
        ["Balrog of Moria", "Gandalf"],
    ]
    assert refused(scenario="the-hobbit").message == "error-unknown-scenario"


@pytest.mark.rule("wotr.setup-scenario.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_fewer_people_the_trilogy_is_the_same_game_for_four_players(seats):
    game = rw.new("wotr", scenario="trilogy", seats=seats, seed=5)
    table = game.table()
    assert table["players"] == ["Frodo", "Witch-king", "Aragorn", "Saruman"]
    assert table["persons"] == {2: [0, 1, 0, 1], 3: [0, 1, 2, 1], 4: [0, 1, 2, 3]}[seats]
    assert {name: len(owned(game, seat)) for seat, name in enumerate(table["players"])} == CARDS
    assert (table["hands"], table["rings"], table["carryover"]) == ([7, 0, 0, 0], [1, 1, 1, 1], [2, 2, 2, 2])


@pytest.mark.rule("wotr.setup-scenario.2")
@pytest.mark.parametrize(
    ("scenario", "holder", "drawn"), [("trilogy", "frodo", 2), ("duel-2", "gandalf", 3), ("duel-3", "gandalf", 3)]
)
def test_a_scenario_changes_what_it_lists_and_leaves_the_rest_to_the_general_rules(scenario, holder, drawn):
    """The Ring token draws another number in the duels; winnowing and the carryover limit are as always."""
    held = player(hand=["Sting", "Gimli", "Quickbeam"], deck=["Glamdring", "Shadowfax", "Treebeard", "Théoden"])
    game = wotr(scenario=scenario, **{holder: held})
    assert game.table()["carryover"][0] == 2
    ring = game.clone()
    ring.play("use the Ring token")
    assert len(names(ring, "deck")) == 4 - drawn
    game.play("winnow", "eliminate Sting", "eliminate Gimli")
    assert names(game, "hand") == ["Quickbeam", "Glamdring"]
