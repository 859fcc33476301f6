"""Setting up: decks, the first player token, locations, opening hands."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from support.wotr import ARAGORN, FRODO, SARUMAN, WITCH_KING, names, offers, only, player, wotr, zones

FREE = {"dunedain": 17, "elf": 13, "dwarf": 2, "hobbit": 10, "rohan": 8, "wizard": 10}
SHADOW = {"isengard": 12, "monstrous": 11, "southron": 7, "mordor": 30}
DECKS = {
    "trilogy": [
        {"dwarf": 2, "hobbit": 10, "rohan": 8, "wizard": 10},
        {"mordor": 30},
        {"dunedain": 17, "elf": 13},
        {"isengard": 12, "monstrous": 11, "southron": 7},
    ],
    "duel-2": [FREE, SHADOW],
    "duel-3": [FREE, {"mordor": 30}, {"isengard": 12, "monstrous": 11, "southron": 7}],
    "fellowship": [
        {"monstrous": 8, "mordor": 18, "isengard": 4},
        {"dunedain": 3, "dwarf": 2, "elf": 13, "hobbit": 8, "wizard": 4},
    ],
}
"""Which factions, and how many cards of each, the players of a scenario have."""
FREE_BATTLEGROUNDS = ["Dol Amroth", "Edoras", "Helm's Deep", "Lórien", "Minas Tirith", "Pelargir", "Rivendell"]
SHADOW_BATTLEGROUNDS = ["Dol Guldur", "Harad", "Minas Morgul", "Morannon", "Moria", "Orthanc", "Umbar"]
PATHS = [
    {"Bag End", "Bucklebury Ferry", "Gildor's Encampment"},
    {"Inn of the Prancing Pony", "The Old Forest", "Weathertop"},
    {"Fords of Bruinen", "Imladris", "The Council of Elrond"},
    {"Caradhras", "Khazad-dûm", "The Doors of Durin"},
    {"Dimrill Dale", "Egladil", "Lothlórien"},
    {"Amon Hen", "Dead Marshes", "Emyn Muil"},
    {"Henneth Annûn", "Osgiliath", "The Cross-roads"},
    {"Cirith Ungol", "Morgul Vale", "Shelob's Lair"},
    {"Crack of Doom", "Morgai", "Orodruin"},
]
SEEDS = range(12)


def opened(scenario: str = "trilogy", seed: int = 1, **more: object) -> rw.Game:
    """A new game that stands at its first question; the Trilogy for four people."""
    if scenario == "trilogy":
        more.setdefault("seats", 4)
    return rw.new("wotr", scenario=scenario, seed=seed, **more)


def factions(game: rw.Game) -> list[Counter[str]]:
    """How many cards of each faction belong to each player."""
    sets = {card.name: card.set for card in rw.cards("wotr")}
    found: list[Counter[str]] = [Counter() for _ in game.table()["players"]]
    for p in range(len(game.state.face)):
        piece = rw.Piece(game, p)
        if piece.owner is not None:
            found[piece.owner][sets[piece.name]] += 1
    return found


@pytest.mark.rule("wotr.setup-decks.1", "wotr.setup-decks.2", "wotr.setup-decks.12")
@pytest.mark.parametrize("scenario", [*DECKS])
def test_each_player_has_one_definite_deck_of_one_or_more_factions(scenario):
    assert factions(opened(scenario)) == DECKS[scenario]
    assert factions(opened(scenario, seed=9)) == DECKS[scenario]


@pytest.mark.rule(
    "wotr.setup-decks.5", "wotr.setup-decks.6", "wotr.setup-decks.7", "wotr.setup-decks.8", "wotr.setup-decks.9"
)
def test_the_four_players_of_the_trilogy_their_teams_and_their_factions():
    game = opened()
    table = game.table()
    assert list(zip(table["players"], table["teams"], factions(game), strict=True)) == [
        ("Frodo", "free", {"dwarf": 2, "hobbit": 10, "rohan": 8, "wizard": 10}),
        ("Witch-king", "shadow", {"mordor": 30}),
        ("Aragorn", "free", {"dunedain": 17, "elf": 13}),
        ("Saruman", "shadow", {"isengard": 12, "monstrous": 11, "southron": 7}),
    ]


@pytest.mark.rule("wotr.setup-decks.12", "wotr.setup-decks.6", "wotr.setup-decks.7")
@pytest.mark.parametrize("seat", [FRODO, WITCH_KING, ARAGORN, SARUMAN])
def test_a_deck_has_every_copy_of_every_card_of_its_factions(seat):
    game = opened()
    expected = Counter()
    for card in rw.cards("wotr"):
        if card.set in DECKS["trilogy"][seat]:
            expected[card.name] += card.copies
    assert Counter(names(game, "deck", seat) + names(game, "hand", seat)) == expected
    assert expected.total() == 30


@pytest.mark.rule("wotr.setup-decks.12")
def test_decks_are_shuffled_so_that_any_card_of_any_faction_may_come_first():
    firsts: list[list[str]] = [[], [], [], []]
    for seed in range(240):
        game = opened(seed=seed)
        for seat in (FRODO, WITCH_KING, ARAGORN, SARUMAN):
            firsts[seat].append(names(game, "hand", seat)[0])
            game.play(0, 0)
    for seat, titles in enumerate(firsts):
        deck = {card.name for card in rw.cards("wotr") if card.set in DECKS["trilogy"][seat]}
        assert set(titles) == deck


@pytest.mark.rule("wotr.setup-decks.4")
@pytest.mark.parametrize(
    ("seat", "called", "title"),
    [
        (FRODO, "Frodo", "Frodo Baggins"),
        (WITCH_KING, "Witch-king", "The Witch-king"),
        (ARAGORN, "Aragorn", "Aragorn"),
        (SARUMAN, "Saruman", "Saruman"),
    ],
)
def test_a_player_of_the_trilogy_is_called_by_a_character_of_their_deck(seat, called, title):
    game = opened()
    assert game.table()["players"][seat] == called
    assert (only(game, title).owner, only(game, title).kind) == (seat, "character")


@pytest.mark.rule("wotr.setup-decks.10", "wotr.setup-decks.11")
def test_the_hobbit_player_draws_a_rohan_army_and_a_wizard_item_at_bag_end():
    game = wotr(
        frodo=player(deck=["Riders of Rohan", "Glamdring", "Sam Gamgee"]),
        aragorn=player(deck=["Arwen", "Legolas"]),
        paths=["Bag End"],
        at="1.2",
        stop=True,
    )
    assert names(game, "hand", FRODO) == ["Riders of Rohan", "Glamdring"]
    assert (names(game, "hand", ARAGORN), names(game, "deck", FRODO)) == ([], ["Sam Gamgee"])


@pytest.mark.rule("wotr.setup-decks.10")
@pytest.mark.parametrize(
    ("scenario", "holders", "drawn"),
    [
        ("trilogy", ("frodo", "witch_king", "aragorn", "saruman"), [0, 0, 0, 2]),
        ("duel-2", ("gandalf", "witch_king"), [0, 2]),
        ("duel-3", ("gandalf", "witch_king", "saruman"), [0, 0, 2]),
        ("fellowship", ("balrog", "gandalf"), [2, 0]),
    ],
)
def test_the_monstrous_player_is_whoever_has_the_monstrous_cards_in_this_scenario(scenario, holders, drawn):
    decks = {"witch_king": "Mordor Orcs", "balrog": "Mordor Orcs", "saruman": "Cave-troll", "aragorn": "Arwen"}
    game = wotr(
        scenario=scenario,
        path=3,
        paths=["Khazad-dûm"],
        at="1.2",
        stop=True,
        **{holder: player(deck=[decks.get(holder, "Sting")] * 3) for holder in holders},
    )
    assert names(game, "active") == ["Khazad-dûm"]
    assert game.table()["hands"] == drawn


@pytest.mark.rule("wotr.setup-decks.13")
def test_every_player_of_the_trilogy_takes_a_ring_token():
    assert opened().table()["rings"] == [1, 1, 1, 1]
    assert opened().table()["rings_used"] == [0, 0, 0, 0]


@pytest.mark.rule("wotr.setup-decks.14", "wotr.turn-order-board.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_token_and_the_turn_order_marker_begin_with_frodo(seats):
    game = rw.new("wotr", scenario="trilogy", seats=seats)
    table = game.table()
    assert (table["players"][table["first_player"]], table["players"][table["turn"]]) == ("Frodo", "Frodo")
    while game.table()["phase"] != "actions":
        game.choose(0)
    table = game.table()
    assert (table["round"], table["first_player"], table["turn"], game.decision.player) == (1, FRODO, FRODO, FRODO)


@pytest.mark.rule("wotr.setup-locations.1")
def test_the_battlegrounds_of_the_two_sides_lie_in_two_decks():
    game = opened()
    assert sorted(names(game, "free-battlegrounds")) == FREE_BATTLEGROUNDS
    assert sorted(names(game, "shadow-battlegrounds")) == SHADOW_BATTLEGROUNDS


@pytest.mark.rule("wotr.setup-locations.2")
def test_any_battleground_of_the_free_peoples_may_come_first_in_a_new_game():
    tops = set()
    for seed in range(60):
        game = opened("duel-2", seed=seed)
        tops.add(names(game, "active")[0])
    assert sorted(tops) == FREE_BATTLEGROUNDS


@pytest.mark.rule("wotr.setup-locations.2")
@pytest.mark.parametrize(("first", "cards"), [(FRODO, FREE_BATTLEGROUNDS), (WITCH_KING, SHADOW_BATTLEGROUNDS)])
def test_each_battleground_deck_is_shuffled_by_itself(first, cards):
    tops = {names(wotr(first=first, at="1.1", stop=True, seed=seed), "active")[0] for seed in range(60)}
    assert sorted(tops) == cards


@pytest.mark.rule("wotr.setup-locations.3", "wotr.setup-locations.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_path_deck_is_stacked_by_number_three_paths_of_each(seed):
    game = opened(seed=seed)
    assert [set(names(game, f"paths-{number}")) for number in range(1, 10)] == PATHS
    assert [len(names(game, f"paths-{number}")) for number in range(1, 10)] == [3] * 9


@pytest.mark.rule("wotr.setup-locations.4")
@pytest.mark.parametrize("number", range(1, 10))
def test_the_next_path_is_one_of_the_next_number_and_any_of_the_three(number):
    tops = {names(wotr(path=number - 1, at="1.2", stop=True, seed=seed), "active")[0] for seed in range(24)}
    assert tops == PATHS[number - 1]


@pytest.mark.rule("wotr.setup-draw.1", "wotr.setup-draw.2")
def test_each_player_draws_seven_cards_and_cycles_two_so_that_five_are_kept_and_23_are_left():
    game = opened()
    for seat in (FRODO, WITCH_KING, ARAGORN, SARUMAN):
        drawn = names(game, "hand", seat)
        assert (game.decision.player, game.decision.kind, len(drawn)) == (seat, "cycle", 7)
        assert len(names(game, "deck", seat)) == 23
        assert offers(game)[0] == f"cycle {drawn[0]}"
        game.play(0)
        assert (game.decision.player, len(names(game, "hand", seat))) == (seat, 6)
        game.play(0)
        assert names(game, "cycle", seat)[0] == drawn[0]
        if seat != SARUMAN:
            sizes = [len(names(game, pile, seat)) for pile in ("hand", "cycle", "deck")]
            assert sizes == [5, 2, 23]


@pytest.mark.rule("wotr.setup-draw.3")
def test_a_cycled_card_lies_face_down_on_the_pile_of_its_player():
    game = opened()
    cycled = names(game, "hand", FRODO)[0]
    game.play(0)
    assert zones(game, cycled) == ["cycle"]
    assert (only(game, cycled).seat, only(game, cycled).owner) == (FRODO, FRODO)
    for person in (WITCH_KING, ARAGORN, SARUMAN, None):
        assert game.view(person)["players"][FRODO]["cycle"] == [{"id": None, "back": "free"}]
    assert [piece["name"] for piece in game.view(FRODO)["players"][FRODO]["cycle"]] == [cycled]
