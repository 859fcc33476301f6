"""The Fellowship of the Ring: its two decks, its locations in the order of the book, and its end on Path 6."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from support.wotr import all_pass, asked, card, names, offers, only, place, player, points, wotr, zone, zones

BALROG, GANDALF = range(2)
FACTION = {info.name: info.labels["faction"] for info in rw.cards("wotr") if "faction" in info.labels}
NAZGUL = [
    "The Beguiler", "The Black Easterling", "The Commander", "The Destroyer", "The Hunter", "The Messenger",
    "The Reaver", "The Warrior", "The Witch-king",
]  # fmt: skip
LISTED = [
    ("wotr.fellowship.4", BALROG, "monstrous", 8, [
        "Balrog of Moria", "Barrow-wights", "Caradhras the Cruel", "Cave-troll", "Flocks of Crebain", "Hill-troll",
        "Goblins of the Misty Mountains", "Goblins of the Misty Mountains",
    ]),
    ("wotr.fellowship.5", BALROG, "mordor", 18, [
        "Black Breath", "Black Rider's Mount", "Grishnákh", "Mordor Orcs", "Mordor Orcs", "Mordor Orcs",
        "Morgul Blade", "Nazgûl's Mantle", "The Ringwraiths Are Abroad", *NAZGUL,
    ]),
    ("wotr.fellowship.6", BALROG, "isengard", 4, ["Palantír of Orthanc", "Saruman", "Saruman's Staff", "Uglúk"]),
    ("wotr.fellowship.7", GANDALF, "dunedain", 3, ["Blade of Westernesse", "Boromir", "Strider"]),
    ("wotr.fellowship.8", GANDALF, "dwarf", 2, ["Dwarven Axe", "Gimli"]),
    ("wotr.fellowship.9", GANDALF, "elf", 13, [
        "Arwen", "Bow of the Galadhrim", "Elrond", "Elven Cloak", "Galadriel", "High Elves", "High Elves", "Legolas",
        "Lembas", "Mirror of Galadriel", "Nenya, Ring of Adamant", "Phial of Galadriel", "Vilya, Ring of Air",
    ]),
    ("wotr.fellowship.10", GANDALF, "hobbit", 8, [
        "Bilbo Baggins", "Fatty Bolger", "Frodo Baggins", "Merry Brandybuck", "Mithril Coat", "Pippin Took",
        "Sam Gamgee", "Sting",
    ]),
    ("wotr.fellowship.11", GANDALF, "wizard", 4, [
        "Gandalf the Grey", "Narya, Ring of Fire", "Gandalf's Staff", "Glamdring",
    ]),
]  # fmt: skip
SHADOW_DECK = ["Hill-troll", "Cave-troll", "Saruman", "Uglúk", "Grishnákh"]
FREE_DECK = ["Gimli", "Legolas", "Boromir", "Arwen"]


def owned(game: rw.Game, seat: int) -> list[str]:
    """The titles of all cards of a player, wherever they are."""
    return [title for zone_name in ("hand", "deck", "cycle") for title in names(game, zone_name, seat)]


@pytest.mark.rule("wotr.fellowship.2")
def test_the_balrog_player_starts_with_the_first_player_token():
    game = rw.new("wotr", scenario="fellowship")
    assert game.table()["players"][game.table()["first_player"]] == "Balrog of Moria"
    game.play(0, 0, 0, 0)
    assert (game.table()["round"], game.table()["first_player"]) == (1, BALROG)


@pytest.mark.parametrize(
    ("seat", "faction", "count", "titles"),
    [pytest.param(*row[1:], marks=pytest.mark.rule(row[0]), id=row[2]) for row in LISTED],
)
def test_the_cards_of_a_faction_in_the_fellowship_decks(seat: int, faction: str, count: int, titles: list[str]):
    game = rw.new("wotr", scenario="fellowship")
    found = [title for title in owned(game, seat) if FACTION[title] == faction]
    assert len(found) == count
    assert sorted(found) == sorted(titles)


@pytest.mark.rule("wotr.fellowship.4", "wotr.fellowship.5", "wotr.fellowship.6")
def test_no_card_of_another_faction_is_in_the_decks_of_the_fellowship_scenario():
    game = rw.new("wotr", scenario="fellowship")
    assert Counter(FACTION[title] for title in owned(game, BALROG)) == {"monstrous": 8, "mordor": 18, "isengard": 4}
    assert Counter(FACTION[title] for title in owned(game, GANDALF)) == {
        "dunedain": 3, "dwarf": 2, "elf": 13, "hobbit": 8, "wizard": 4,
    }  # fmt: skip


@pytest.mark.rule("wotr.fellowship.12")
def test_set_up_of_the_fellowship_scenario_leaves_five_in_hand_two_cycled_and_23_in_the_deck():
    game = rw.new("wotr", scenario="fellowship")
    for seat in (BALROG, GANDALF):
        assert (asked(game), game.decision.kind) == (seat, "cycle")
        assert [len(names(game, zone_name, seat)) for zone_name in ("hand", "cycle", "deck")] == [7, 0, 23]
        drawn = names(game, "hand", seat)
        game.play(0)
        assert (asked(game), game.decision.kind) == (seat, "cycle")
        if seat == BALROG:
            game.play(0)
            assert names(game, "cycle", seat) == drawn[:2]
            assert [len(names(game, zone_name, seat)) for zone_name in ("hand", "deck")] == [5, 23]
    game.play(0)
    assert game.table()["round"] == 1
    assert names(game, "cycle", GANDALF) == drawn[:2]


@pytest.mark.rule("wotr.fellowship.28")
def test_there_are_no_ring_tokens_in_the_fellowship_scenario():
    assert rw.new("wotr", scenario="fellowship").table()["rings"] == [0, 0]
    game = wotr(scenario="fellowship", balrog=player(hand=["Saruman", "Uglúk"]))
    assert "use the Ring token" not in offers(game)
    assert game.why_not("use the Ring token").endswith("[wotr.use-a-ring-token.4]")


@pytest.mark.rule("wotr.fellowship.26", "wotr.fellowship.27")
def test_in_the_fellowship_scenario_gandalf_draws_three_and_the_balrog_player_four():
    game = wotr(
        scenario="fellowship", balrog=player(deck=SHADOW_DECK), gandalf=player(deck=FREE_DECK), at="5.1", stop=True
    )
    assert names(game, "hand", BALROG) == SHADOW_DECK[:4]
    assert names(game, "hand", GANDALF) == FREE_DECK[:3]


# ---- locations


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        pytest.param(1, ["Minas Morgul"], marks=pytest.mark.rule("wotr.fellowship.14")),
        pytest.param(2, ["Rivendell"], marks=pytest.mark.rule("wotr.fellowship.15")),
        pytest.param(3, ["Moria"], marks=pytest.mark.rule("wotr.fellowship.16")),
        pytest.param(4, ["Lórien", "Dol Guldur"], marks=pytest.mark.rule("wotr.fellowship.17")),
        pytest.param(5, ["Orthanc"], marks=pytest.mark.rule("wotr.fellowship.18")),
        pytest.param(6, ["Morannon"], marks=pytest.mark.rule("wotr.fellowship.19")),
    ],
)
@pytest.mark.rule("wotr.fellowship.33")
@pytest.mark.parametrize("first", [BALROG, GANDALF])
def test_the_battlegrounds_of_a_round_are_those_of_the_book_whoever_is_first(
    number: int, expected: list[str], first: int
):
    for seed in range(8):
        game = wotr(scenario="fellowship", seed=seed, round=number, first=first, paths=[], at="1.1", stop=True)
        if number == 5:
            assert (asked(game), offers(game)) == (BALROG, ["take none"])
        assert names(game, "active") == expected


@pytest.mark.rule("wotr.fellowship.17")
def test_each_of_lorien_and_dol_guldur_is_activated_once_in_round_four():
    """Reading 10: the texts that activate the partner have no effect, for it is active already."""
    game = wotr(scenario="fellowship", round=4, paths=[], at="1.1", stop=True)
    assert zones(game, "Lórien", "Dol Guldur") == ["active", "active"]
    assert [only(game, name).tokens for name in ("Lórien", "Dol Guldur")] == [{}, {}]


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        pytest.param(number, expected, marks=pytest.mark.rule(clause))
        for number, clause, expected in [
            (1, "wotr.fellowship.20", ["Bucklebury Ferry", "Gildor's Encampment"]),
            (2, "wotr.fellowship.21", ["Inn of the Prancing Pony", "The Old Forest"]),
            (3, "wotr.fellowship.22", ["Fords of Bruinen", "Imladris"]),
            (4, "wotr.fellowship.23", ["Caradhras", "Khazad-dûm", "The Doors of Durin"]),
            (5, "wotr.fellowship.24", ["Dimrill Dale", "Egladil", "Lothlórien"]),
            (6, "wotr.fellowship.25", ["Amon Hen"]),
        ]
    ],
)
def test_the_paths_of_a_number_in_the_fellowship_scenario(number: int, expected: list[str]):
    """Reading 12: which of them comes up is chance."""
    assert sorted(names(rw.new("wotr", scenario="fellowship"), f"paths-{number}")) == expected
    drawn = set()
    for seed in range(24):
        game = wotr(scenario="fellowship", seed=seed, path=number - 1, battlegrounds=[], at="1.2", stop=True)
        drawn.update(names(game, "active"))
    assert sorted(drawn) == expected


@pytest.mark.rule("wotr.fellowship.29", "wotr.fellowship.1")
def test_the_fellowship_scenario_begins_on_path_one():
    game = rw.new("wotr", scenario="fellowship", seed=3)
    game.play(0, 0, 0, 0, "play none")
    assert (game.table()["round"], game.table()["path"]) == (1, 1)
    assert names(game, "active")[0] == "Minas Morgul"
    assert {"Bucklebury Ferry", "Gildor's Encampment"} == {names(game, "active")[1], *names(game, "paths-1")}


@pytest.mark.rule("wotr.fellowship.30", "wotr.fellowship.1")
def test_the_fellowship_scenario_ends_with_the_round_of_path_six():
    five = wotr(scenario="fellowship", free_scoring=["Imladris"], path=5, at="4.1", stop=True)
    assert five.result is None
    six = wotr(scenario="fellowship", free_scoring=["Imladris"], path=6, at="4.1", stop=True)
    assert six.result == ((GANDALF,), 1, "wotr.victory-check.3")


@pytest.mark.rule("wotr.fellowship.30")
def test_the_round_of_path_six_is_played_to_its_victory_check():
    """Reading 13."""
    game = wotr(
        scenario="fellowship",
        balrog=player(hand=["Hill-troll", "Uglúk"]),
        active=["Amon Hen", "Orthanc"],
        round=5,
    )
    game.play("play Hill-troll", "to Amon Hen")
    assert game.result is None
    all_pass(game)
    game.play("fight at Amon Hen")
    assert (zone(game, "Amon Hen"), game.table()["corruption"]) == ("shadow-scoring", 1)
    assert points(game) == (0, 3)
    assert game.result == ((BALROG,), 3, "wotr.victory-check.3")


@pytest.mark.rule("wotr.fellowship.32")
def test_nobody_goes_beyond_amon_hen_in_the_fellowship_scenario():
    """Reading 12: activating beyond Path 6, or a second Path 6, is ignored."""
    game = wotr(
        scenario="fellowship",
        active=[place("Amon Hen", "Strider", "Gandalf the Grey", "Flocks of Crebain", "Uglúk")],
        patient=True,
    )
    assert (asked(game), offers(game)) == (BALROG, ["pass"])
    game.play("pass")
    assert (asked(game), offers(game)) == (GANDALF, ["pass"])


@pytest.mark.rule("wotr.fellowship.32")
def test_a_text_that_activates_a_path_finds_only_listed_ones():
    game = wotr(scenario="fellowship", active=[place("The Old Forest", "Strider", "Flocks of Crebain")], patient=True)
    game.play("use Flocks of Crebain")
    assert offers(game) == ["activate Inn of the Prancing Pony"]
    game = wotr(scenario="fellowship", active=[place("The Old Forest", "Strider")])
    game.play("use Strider")
    assert offers(game) == ["activate Fords of Bruinen", "activate Imladris"]


# ---- how long it lasts


def answer(game: rw.Game) -> str:
    """Do as little as possible: pass, decline, cycle what must be cycled."""
    keys = offers(game)
    for wanted in ("pass", "no", "play none", "take none"):
        if wanted in keys:
            return wanted
    return next((key for key in keys if key.startswith("cycle ")), keys[0])


@pytest.mark.rule("wotr.fellowship.31")
def test_without_hastening_the_fellowship_scenario_lasts_six_rounds():
    """All six paths and both Free Peoples battlegrounds: 9 + 4 points against 8 of the five Shadow battlegrounds."""
    game = rw.new("wotr", scenario="fellowship", seed=5)
    while not game.over:
        game.choose(answer(game))
    assert game.table()["round"] == 6
    assert points(game) == (13, 8)
    assert game.result == ((GANDALF,), 5, "wotr.victory-check.3")


@pytest.mark.rule("wotr.fellowship.31")
def test_two_paths_gained_by_texts_end_the_fellowship_scenario_in_round_four():
    game = wotr(
        scenario="fellowship",
        gandalf=player(reserve=[card("Gandalf the Grey", arrived=1)]),
        active=["Moria", place("Imladris", "Strider")],
        paths=["Khazad-dûm", "Lothlórien", "Amon Hen"],
        round=3,
    )
    game.play("use Strider")
    assert zone(game, "Khazad-dûm") == "active"
    all_pass(game)
    game.play("fight at Moria")
    assert (game.table()["round"], zone(game, "Lothlórien")) == (4, "active")
    game.play("move Gandalf the Grey", "to Lothlórien", "use Gandalf the Grey")
    assert zone(game, "Amon Hen") == "active"
    while game.decision is not None:
        game.choose(answer(game))
    assert (game.table()["round"], game.table()["path"]) == (4, 6)
    assert game.result is not None
