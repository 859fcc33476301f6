"""Path cards: what is printed on them, and what their number decides."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import ARAGORN, FRODO, WITCH_KING, asked, names, offers, only, place, player, points, wotr, zone
from support.wotr_log import told

PATHS = {
    "Bag End": (1, 0, 1),
    "Bucklebury Ferry": (1, 1, 1),
    "Gildor's Encampment": (1, 1, 1),
    "Inn of the Prancing Pony": (2, 1, 2),
    "The Old Forest": (2, 1, 2),
    "Weathertop": (2, 0, 2),
    "Fords of Bruinen": (3, 0, 1),
    "Imladris": (3, 1, 1),
    "The Council of Elrond": (3, 1, 1),
    "Caradhras": (4, 0, 2),
    "Khazad-dûm": (4, 0, 2),
    "The Doors of Durin": (4, 1, 2),
    "Dimrill Dale": (5, 0, 1),
    "Egladil": (5, 1, 1),
    "Lothlórien": (5, 2, 1),
    "Amon Hen": (6, 0, 2),
    "Dead Marshes": (6, 1, 2),
    "Emyn Muil": (6, 0, 2),
    "Henneth Annûn": (7, 1, 1),
    "Osgiliath": (7, 0, 1),
    "The Cross-roads": (7, 0, 1),
    "Cirith Ungol": (8, 0, 2),
    "Morgul Vale": (8, 0, 2),
    "Shelob's Lair": (8, 0, 2),
    "Crack of Doom": (9, 0, 3),
    "Morgai": (9, 0, 3),
    "Orodruin": (9, 0, 3),
}
"""Name, path number, defense symbols, victory points."""

CARDS = {card.name: card for card in rw.cards("wotr") if card.kind == "path"}
NO_RINGS = {name: player(ring=0) for name in ("frodo", "witch_king", "aragorn", "saruman")}


@pytest.mark.rule("wotr.path-card.1")
def test_every_path_shows_its_defense_symbols_which_may_be_none():
    assert {name: card.stats["defense"] for name, card in CARDS.items()} == {
        name: defense for name, (_, defense, _) in PATHS.items()
    }
    game = wotr(active=[place("Lothlórien", "The Witch-king")], at="3.1", stop=True)
    assert zone(game, "Lothlórien") == "free-scoring"


@pytest.mark.rule("wotr.path-card.2")
def test_every_path_shows_a_name_of_its_own():
    assert list(CARDS) == list(PATHS)
    assert [card.title("en") for card in CARDS.values()] == list(PATHS)
    assert {card.copies for card in CARDS.values()} == {1}


@pytest.mark.rule("wotr.path-card.3")
def test_every_path_shows_an_activation_text():
    labels = {name: [ability.label for ability in card.card.faces[0].abilities] for name, card in CARDS.items()}
    assert labels == {name: ["activated"] for name in PATHS}
    assert [name for name, card in CARDS.items() if not card.text("en")] == []


@pytest.mark.rule("wotr.path-card.4")
def test_the_text_of_a_path_is_applied_when_it_is_activated():
    game = wotr(
        witch_king=player(deck=["Mordor Orcs", "Olog-hai", "The Hunter"], ring=0),
        path=1,
        paths=["Weathertop"],
        at="1.2",
        stop=True,
    )
    assert names(game, "active") == ["Weathertop"]
    assert names(game, "hand", WITCH_KING) == ["Mordor Orcs", "Olog-hai"]
    later = wotr(witch_king=player(deck=["Mordor Orcs", "Olog-hai"]), active=["Weathertop"], at="3.1", stop=True)
    assert names(later, "hand", WITCH_KING) == []


@pytest.mark.rule("wotr.path-card.5", "wotr.path-card.13")
def test_three_paths_bear_each_number_from_1_to_9():
    assert {name: card.stats["number"] for name, card in CARDS.items()} == {
        name: number for name, (number, _, _) in PATHS.items()
    }
    assert sorted(card.stats["number"] for card in CARDS.values()) == [n for n in range(1, 10) for _ in range(3)]
    game = rw.new("wotr", scenario="trilogy", seats=4, seed=1)
    assert [len(names(game, f"paths-{n}")) for n in range(1, 10)] == [3] * 9


@pytest.mark.rule("wotr.path-card.7")
def test_the_number_decides_which_characters_may_enter():
    """Strider lists 2-6, Halbarad 2-3, Faramir 7-8."""
    admitted = {}
    for name, (number, _, _) in PATHS.items():
        game = wotr(
            aragorn=player(hand=["Boromir"], reserve=["Strider", "Halbarad", "Faramir"]),
            active=[name],
            first=ARAGORN,
            round=2,
        )
        moves = [key.removeprefix("move ") for key in offers(game) if key.startswith("move ")]
        assert admitted.setdefault(number, moves) == moves
    assert admitted == {
        1: [],
        2: ["Strider", "Halbarad"],
        3: ["Strider", "Halbarad"],
        4: ["Strider"],
        5: ["Strider"],
        6: ["Strider"],
        7: ["Faramir"],
        8: ["Faramir"],
        9: [],
    }


@pytest.mark.rule("wotr.path-card.8")
@pytest.mark.parametrize("name", PATHS)
def test_the_free_peoples_gain_the_points_printed_on_a_path_they_win(name):
    assert CARDS[name].stats["points"] == PATHS[name][2]
    game = wotr(active=[name], at="3.1", stop=True)
    assert zone(game, name) == "free-scoring"
    assert points(game) == (PATHS[name][2], 0)


@pytest.mark.rule("wotr.path-card.9")
@pytest.mark.parametrize(
    ("name", "attackers", "gained"),
    [
        ("Crack of Doom", ["The Hunter"], 1),
        ("Crack of Doom", ["The Hunter", "The Witch-king"], 3),
        ("Lothlórien", ["The Witch-king", "The Hunter", "The Reaver"], 2),
        ("Weathertop", ["The Witch-king", "The Hunter", "The Reaver", "The Warrior"], 5),
    ],
)
def test_the_shadow_gains_what_is_left_of_its_attack_and_nothing_for_the_printed_points(name, attackers, gained):
    game = wotr(active=[place(name, *attackers)], at="3.1", stop=True)
    assert zone(game, name) == "shadow-scoring"
    assert game.table()["corruption"] == gained
    assert points(game) == (0, gained)


@pytest.mark.rule("wotr.path-card.12")
def test_a_text_names_a_path():
    game = wotr(active=[place("Khazad-dûm", "Balrog of Moria")])
    assert only(game, "Balrog of Moria").value("path_attack") == 3
    game = wotr(active=[place("Caradhras", "Balrog of Moria")])
    assert only(game, "Balrog of Moria").value("path_attack") == 2


@pytest.mark.rule("wotr.path-card.12")
def test_a_text_gives_the_number_of_a_path():
    """Faramir may activate another path when he enters a Path 7, not when he enters a Path 8."""
    hands = {"aragorn": player(hand=["Faramir", "Boromir"]), "first": ARAGORN}
    game = wotr(active=["Osgiliath"], **hands)
    game.play("play Faramir", "to Osgiliath")
    assert (asked(game), offers(game)) == (ARAGORN, ["yes", "no"])
    game.play("yes")
    assert offers(game) == ["activate Henneth Annûn", "activate The Cross-roads"]
    game = wotr(active=["Cirith Ungol"], **hands)
    game.play("play Faramir", "to Cirith Ungol")
    assert (zone(game, "Faramir"), game.decision.kind) == ("field", "action")


@pytest.mark.rule("wotr.path-card.14")
def test_beyond_path_9_there_is_nothing_to_activate():
    game = wotr(
        **{**NO_RINGS, "frodo": player(hand=["Sting"], ring=0)},
        active=[place("Morgai", "Gandalf the Grey", "The Hunter")],
    )
    assert (asked(game), offers(game)) == (FRODO, ["cycle Sting", "pass"])
    assert "wotr.use-an-action.1" in game.why_not("use Gandalf the Grey")
    game.play("pass", "pass")
    assert game.result is not None
    assert told(game, "log-combat") == [("Morgai",)]


@pytest.mark.rule("wotr.path-card.14")
def test_in_the_fellowship_there_is_nothing_beyond_path_6_either():
    """Reading 12: activating beyond Path 6, or a second Path 6, is ignored."""
    game = wotr(
        scenario="fellowship",
        gandalf=player(hand=["Sting"]),
        active=[place("Amon Hen", "Gandalf the Grey", "Flocks of Crebain", "Uglúk")],
        first=1,
    )
    assert offers(game) == ["cycle Sting", "pass"]
    game = wotr(
        scenario="fellowship",
        balrog=player(hand=["Mordor Orcs"]),
        active=[place("Amon Hen", "Gandalf the Grey", "Flocks of Crebain", "Uglúk")],
    )
    assert offers(game) == ["play Mordor Orcs", "cycle Mordor Orcs", "pass"]
