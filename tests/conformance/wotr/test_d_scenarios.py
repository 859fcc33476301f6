"""The four scenarios: how many people, which locations, which turn order, and that deck names mean nothing."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
    ARAGORN,
    FRODO,
    WITCH_KING,
    asked,
    card,
    names,
    offers,
    only,
    player,
    wotr,
    zones,
)

FREE_BATTLEGROUNDS = ["Dol Amroth", "Edoras", "Helm's Deep", "Lórien", "Minas Tirith", "Pelargir", "Rivendell"]
SHADOW_BATTLEGROUNDS = ["Dol Guldur", "Harad", "Minas Morgul", "Morannon", "Moria", "Orthanc", "Umbar"]
PATHS = [
    ["Bag End", "Bucklebury Ferry", "Gildor's Encampment"],
    ["Inn of the Prancing Pony", "The Old Forest", "Weathertop"],
    ["Fords of Bruinen", "Imladris", "The Council of Elrond"],
    ["Caradhras", "Khazad-dûm", "The Doors of Durin"],
    ["Dimrill Dale", "Egladil", "Lothlórien"],
    ["Amon Hen", "Dead Marshes", "Emyn Muil"],
    ["Henneth Annûn", "Osgiliath", "The Cross-roads"],
    ["Cirith Ungol", "Morgul Vale", "Shelob's Lair"],
    ["Crack of Doom", "Morgai", "Orodruin"],
]


def people_of(scenario: str) -> list[int]:
    """The numbers of people, from 1 to 5, for whom a scenario can be set up."""
    possible = []
    for seats in range(1, 6):
        try:
            rw.new("wotr", scenario=scenario, seats=seats)
        except rw.RulewrightError:
            continue
        possible.append(seats)
    return possible


@pytest.mark.rule("wotr.scenarios.1", "wotr.trilogy.1")
def test_the_trilogy_is_for_two_teams_of_two_and_can_be_played_by_fewer_people():
    game = rw.new("wotr", scenario="trilogy", seats=4)
    assert game.table()["teams"] == ["free", "shadow", "free", "shadow"]
    assert game.table()["persons"] == [0, 1, 2, 3]
    assert people_of("trilogy") == [2, 3, 4]


@pytest.mark.rule("wotr.scenarios.2")
def test_the_two_player_duel_is_for_exactly_two_people():
    assert people_of("duel-2") == [2]
    assert rw.new("wotr", scenario="duel-2").table()["teams"] == ["free", "shadow"]


@pytest.mark.rule("wotr.scenarios.3")
def test_the_three_player_duel_is_for_exactly_three_people():
    assert people_of("duel-3") == [3]
    assert rw.new("wotr", scenario="duel-3").table()["teams"] == ["free", "shadow", "shadow"]


@pytest.mark.rule("wotr.scenarios.4", "wotr.fellowship.1")
def test_the_fellowship_of_the_ring_is_for_exactly_two_people():
    assert people_of("fellowship") == [2]
    assert rw.new("wotr", scenario="fellowship").table()["teams"] == ["shadow", "free"]


@pytest.mark.rule("wotr.scenarios.5", "wotr.scenarios.7")
@pytest.mark.parametrize("scenario", ["trilogy", "duel-3"])
def test_every_path_and_every_battleground_lies_in_the_decks(scenario: str):
    game = rw.new("wotr", scenario=scenario)
    assert game.table()["phase"] == "setup"
    assert sorted(names(game, "free-battlegrounds")) == FREE_BATTLEGROUNDS
    assert sorted(names(game, "shadow-battlegrounds")) == SHADOW_BATTLEGROUNDS
    assert [sorted(names(game, f"paths-{number}")) for number in range(1, 10)] == PATHS


@pytest.mark.rule("wotr.scenarios.6")
def test_every_location_is_used_in_the_two_player_duel():
    """Nobody cycles at the set-up of this duel: the first battleground is active already."""
    game = rw.new("wotr", scenario="duel-2", seed=6)
    assert names(game, "active") == ["Pelargir"]
    assert sorted([*names(game, "free-battlegrounds"), "Pelargir"]) == FREE_BATTLEGROUNDS
    assert sorted(names(game, "shadow-battlegrounds")) == SHADOW_BATTLEGROUNDS
    assert [sorted(names(game, f"paths-{number}")) for number in range(1, 10)] == PATHS


@pytest.mark.rule("wotr.scenarios.8", "wotr.fellowship.13")
def test_the_fellowship_of_the_ring_leaves_the_other_locations_in_the_box():
    game = rw.new("wotr", scenario="fellowship")
    assert sorted(names(game, "free-battlegrounds")) == ["Lórien", "Rivendell"]
    assert sorted(names(game, "shadow-battlegrounds")) == ["Dol Guldur", "Minas Morgul", "Morannon", "Moria", "Orthanc"]
    assert [len(names(game, f"paths-{number}")) for number in range(1, 10)] == [2, 2, 2, 3, 3, 1, 0, 0, 0]
    absent = ["Bag End", "Weathertop", "The Council of Elrond", "Dead Marshes", "Emyn Muil"]
    absent += [name for paths in PATHS[6:] for name in paths]
    absent += ["Dol Amroth", "Edoras", "Helm's Deep", "Minas Tirith", "Pelargir", "Harad", "Umbar"]
    assert [name for name in absent if game.look(name)] == []


OWN = {
    "frodo": "Riders of Rohan",
    "witch_king": "Mordor Orcs",
    "aragorn": "High Elves",
    "saruman": "White Hand Orcs",
    "gandalf": "High Elves",
    "balrog": "Mordor Orcs",
}
"""A card of each player's deck."""


def turns(scenario: str, count: int, first: int = 0) -> list[str]:
    """The players who are asked for an action one after another, each with cards left to cycle."""
    holders = {
        "trilogy": ["frodo", "witch_king", "aragorn", "saruman"],
        "duel-2": ["gandalf", "witch_king"],
        "duel-3": ["gandalf", "witch_king", "saruman"],
        "fellowship": ["balrog", "gandalf"],
    }[scenario]
    game = wotr(scenario=scenario, first=first, **{name: player(hand=[OWN[name]] * 6) for name in holders})
    order = []
    for _ in range(count):
        order.append(game.table()["players"][asked(game)])
        game.choose(f"cycle {OWN[holders[asked(game)]]}")
    return order


@pytest.mark.rule("wotr.scenarios.10", "wotr.trilogy.3")
def test_the_turn_order_of_the_trilogy():
    assert turns("trilogy", 5) == ["Frodo", "Witch-king", "Aragorn", "Saruman", "Frodo"]
    assert turns("trilogy", 5, first=ARAGORN) == ["Aragorn", "Saruman", "Frodo", "Witch-king", "Aragorn"]


@pytest.mark.rule("wotr.scenarios.10", "wotr.duel-two.4")
def test_the_turn_order_of_the_two_player_duel():
    assert turns("duel-2", 4) == ["Gandalf", "Witch-king", "Gandalf", "Witch-king"]


@pytest.mark.rule("wotr.scenarios.10", "wotr.duel-three.5")
def test_gandalf_has_every_other_turn_of_the_three_player_duel():
    """Reading 5: the first player token moves over the four places of the order."""
    assert turns("duel-3", 5) == ["Gandalf", "Witch-king", "Gandalf", "Saruman", "Gandalf"]
    assert turns("duel-3", 4, first=1) == ["Witch-king", "Gandalf", "Saruman", "Gandalf"]
    assert turns("duel-3", 4, first=2) == ["Gandalf", "Saruman", "Gandalf", "Witch-king"]
    assert turns("duel-3", 4, first=3) == ["Saruman", "Gandalf", "Witch-king", "Gandalf"]


@pytest.mark.rule("wotr.scenarios.10", "wotr.fellowship.3")
def test_the_turn_order_of_the_fellowship_of_the_ring():
    game = rw.new("wotr", scenario="fellowship")
    assert list(zip(game.table()["players"], game.table()["teams"], strict=True)) == [
        ("Balrog of Moria", "shadow"),
        ("Gandalf", "free"),
    ]
    assert turns("fellowship", 4) == ["Balrog of Moria", "Gandalf", "Balrog of Moria", "Gandalf"]


@pytest.mark.rule("wotr.scenarios.12")
def test_a_text_about_the_mordor_player_means_whoever_has_the_mordor_cards():
    """In the Fellowship scenario that is the player called Balrog of Moria."""
    game = wotr(
        scenario="fellowship",
        balrog=player(deck=["Balrog of Moria", "Hill-troll"]),
        gandalf=player(deck=["Gandalf the Grey"]),
        path=5,
        paths=["Amon Hen"],
        at="1.2",
        stop=True,
    )
    assert names(game, "cycle", 0) == ["Balrog of Moria"]
    assert [len(names(game, zone, 0)) for zone in ("hand", "deck")] == [0, 1]
    assert names(game, "hand", 1) == []


@pytest.mark.rule("wotr.scenarios.12")
def test_the_witch_king_player_does_not_count_as_the_witch_king():
    """The Black Captain asks for the card The Witch-king in reserve; that its player has that name is not enough."""
    hand = player(hand=["The Black Captain", "Black Breath"])
    game = wotr(witch_king=hand, battlegrounds=["Morannon"], first=WITCH_KING)
    game.play("play The Black Captain")
    assert zones(game, "Morannon", "The Black Captain") == ["shadow-battlegrounds", "eliminated"]


@pytest.mark.rule("wotr.scenarios.12")
def test_a_player_plays_on_when_the_character_of_that_name_is_eliminated():
    game = wotr(
        frodo=player(hand=["Sting", "Gimli"]),
        aragorn=player(hand=["Boromir", "Denethor"], eliminated=["Aragorn"], deck=["Arwen", "Legolas"]),
        first=ARAGORN,
    )
    assert asked(game) == ARAGORN
    assert "use the Ring token" in offers(game)
    game.play("use the Ring token")
    assert names(game, "hand", ARAGORN) == ["Boromir", "Denethor", "Arwen", "Legolas"]


@pytest.mark.rule("wotr.scenarios.12")
def test_the_frodo_player_holds_gandalf_and_the_aragorn_player_legolas():
    game = wotr(
        frodo=player(reserve=[card("Gandalf the White", arrived=1)]),
        aragorn=player(reserve=["Legolas"]),
        active=["Moria"],
        round=2,
    )
    assert (only(game, "Gandalf the White").owner, only(game, "Legolas").owner) == (FRODO, ARAGORN)
    assert (asked(game), offers(game)) == (FRODO, ["move Gandalf the White", "use the Ring token", "pass"])
