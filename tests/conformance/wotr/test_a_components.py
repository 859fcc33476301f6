"""What is in the box: cards, tokens, symbols, and how factions and locations are told apart."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.wotr.vocabulary.printing import army, character
from support.wotr import ARAGORN, FRODO, SARUMAN, WITCH_KING, names, offers, only, place, player, wotr

FREE = {"dunedain": 17, "elf": 13, "dwarf": 2, "hobbit": 10, "rohan": 8, "wizard": 10}
SHADOW = {"isengard": 12, "monstrous": 11, "southron": 7, "mordor": 30}
"""The factions of each side, and how many cards each has."""
LOCATIONS = ("battleground", "path")
SYMBOLS = {
    "battleground_attack", "battleground_defense", "leadership_attack", "leadership_defense", "path_attack",
    "path_defense",
}  # fmt: skip
LEADER = character(
    "test-leader", "Test Leader", faction="elf", number=900, battleground=(1, 2), leadership=(4, 8), path=16
)
FOLK = army("test-folk", "Test Folk", faction="elf", number=901)
TROLL = character("test-troll", "Test Troll", faction="monstrous", number=902, battleground=(32, 33), path=64)


def faction_cards() -> list[rw.CardInfo]:
    return [card for card in rw.cards("wotr") if card.kind not in LOCATIONS]


def locations() -> list[rw.CardInfo]:
    return [card for card in rw.cards("wotr") if card.kind in LOCATIONS]


def fought(*active: dict[str, object]) -> dict[str, int]:
    """The numbers of the combat at the moment when the first loss is asked for."""
    game = wotr(active=list(active), extra=(LEADER, FOLK, TROLL), at="3.1", stop=True, patient=True)
    game.choose(0)
    return game.state.scope.names


@pytest.mark.rule("wotr.components.1", "wotr.components.2", "wotr.components.3")
def test_there_are_120_faction_cards_and_each_side_has_60_of_them():
    sides = Counter()
    for card in faction_cards():
        sides[card.labels["side"]] += card.copies
    assert sides == {"free": 60, "shadow": 60}
    assert sides.total() == 120


@pytest.mark.rule("wotr.components.4", "wotr.components.5", "wotr.symbols.2")
def test_there_are_ten_factions_six_of_the_free_peoples_and_four_of_the_shadow():
    counted: dict[str, Counter[str]] = {"free": Counter(), "shadow": Counter()}
    for card in faction_cards():
        counted[card.labels["side"]][card.labels["faction"]] += card.copies
    assert counted == {"free": FREE, "shadow": SHADOW}
    assert len({card.labels["faction"] for card in faction_cards()}) == 10


@pytest.mark.rule("wotr.setup-decks.3")
def test_every_faction_card_shows_one_faction_and_its_side_and_no_location_does():
    for card in faction_cards():
        assert card.labels["faction"] == card.set
        assert card.labels["side"] == ("free" if card.set in FREE else "shadow")
        assert card.card.back == card.labels["side"]
    assert [card.name for card in locations() if "faction" in card.labels] == []


@pytest.mark.rule("wotr.setup-decks.3", "wotr.symbols.2")
def test_a_card_belongs_to_the_deck_whose_factions_show_its_symbol():
    game = rw.new("wotr", scenario="trilogy", seats=4, seed=2)
    decks = [{"dwarf", "hobbit", "rohan", "wizard"}, {"mordor"}, {"dunedain", "elf"}]
    decks.append({"isengard", "monstrous", "southron"})
    for card in faction_cards():
        (owner,) = {piece.owner for piece in game.look(card.name)}
        assert owner is not None
        assert card.labels["faction"] in decks[owner]


@pytest.mark.rule(
    "wotr.components.6", "wotr.components.7", "wotr.components.8", "wotr.components.9", "wotr.location-cards.1"
)
def test_there_are_41_locations_of_two_types():
    kinds = Counter((card.kind, card.labels.get("side", "")) for card in locations())
    assert kinds == {("battleground", "free"): 7, ("battleground", "shadow"): 7, ("path", ""): 27}
    assert [card.name for card in locations() if card.copies != 1] == []
    assert kinds.total() == 41


@pytest.mark.rule("wotr.components.10", "wotr.components.11", "wotr.components.12")
def test_the_first_player_token_is_one_and_each_side_has_two_ring_tokens():
    table = rw.new("wotr", scenario="trilogy", seats=4).table()
    assert table["first_player"] == FRODO
    rings = Counter()
    for team, ring in zip(table["teams"], table["rings"], strict=True):
        rings[team] += ring
    assert rings == {"free": 2, "shadow": 2}
    assert rings.total() == 4


@pytest.mark.rule("wotr.components.11")
@pytest.mark.parametrize(("first", "after"), [(0, "Witch-king"), (1, "Aragorn"), (2, "Saruman"), (3, "Frodo")])
def test_there_is_no_second_first_player_token_whoever_gets_it_the_holder_gives_it_away(first, after):
    game = wotr(first=first, at="5.2", stop=True)
    assert game.table()["players"][game.table()["first_player"]] == after


@pytest.mark.rule("wotr.components.10", "wotr.components.13")
def test_a_sixth_token_of_each_of_the_four_symbols_is_laid_too():
    """Reading 8: five of each symbol are in the box, but the supply is no cap."""
    game = wotr(
        frodo=player(reserve=["Sam Gamgee"]),
        witch_king=player(reserve=["The Hunter", "The Destroyer", "The Warrior"]),
        active=[{"name": "Amon Hen", "attack": 5, "defense": 5}, {"name": "Moria", "attack": 5, "defense": 5}],
        first=FRODO,
    )
    game.play("use Sam Gamgee", "use The Hunter", "pass", "pass", "pass", "use The Destroyer")
    game.play("pass", "pass", "pass", "use The Warrior")
    assert only(game, "Amon Hen").tokens == {"attack": 6, "defense": 6}
    assert only(game, "Moria").tokens == {"attack": 6, "defense": 6}


@pytest.mark.rule("wotr.components.10", "wotr.components.14")
def test_a_seventeenth_corruption_token_is_laid_too():
    """Reading 8: sixteen are in the box, but the supply is no cap."""
    game = wotr(active=[place("Amon Hen", "The Witch-king")], corruption=16, at="3.1", stop=True)
    assert game.table()["corruption"] == 18
    assert game.table()["points"] == {"free": 0, "shadow": 18}


@pytest.mark.rule("wotr.components.15", "wotr.components.16")
@pytest.mark.parametrize(
    ("scenario", "spaces"), [("trilogy", [0, 1, 2, 3]), ("duel-2", [0, 1]), ("duel-3", [0, 1, 0, 2])]
)
def test_one_marker_goes_round_the_one_board_and_stands_before_the_player_who_is_asked(scenario, spaces):
    holders = {
        "trilogy": ("frodo", "witch_king", "aragorn", "saruman"),
        "duel-2": ("gandalf", "witch_king"),
        "duel-3": ("gandalf", "witch_king", "saruman"),
    }
    cards = {"frodo": "Sting", "gandalf": "Sting", "witch_king": "Mordor Orcs", "aragorn": "Arwen", "saruman": "Gollum"}
    hands = {name: player(hand=[cards[name]] * 4) for name in holders[scenario]}
    game = wotr(scenario=scenario, **hands)
    stands = []
    for _ in range(2 * len(spaces)):
        assert game.table()["turn"] == game.decision.player
        stands.append(game.table()["turn"])
        game.choose(next(key for key in offers(game) if key.startswith("cycle")))
    assert stands == spaces * 2


@pytest.mark.rule("wotr.components.17")
def test_each_of_the_four_players_is_told_on_their_turn_what_they_may_do_and_nobody_else_is():
    """The game itself is the player aid of each of the two players of each side."""
    hands = {"frodo": "Sting", "witch_king": "Black Breath", "aragorn": "Lembas", "saruman": "Saruman's Staff"}
    game = wotr(**{name: player(hand=[card]) for name, card in hands.items()})
    assert game.table()["teams"] == ["free", "shadow", "free", "shadow"]
    for person, card in zip((FRODO, WITCH_KING, ARAGORN, SARUMAN), hands.values(), strict=True):
        aid = game.view(person)["decision"]
        assert [option["key"] for option in aid["options"]] == [f"cycle {card}", "use the Ring token", "pass"]
        assert "[wotr.procedure-eliminate.9]" in game.why_not("winnow")
        for other in {FRODO, WITCH_KING, ARAGORN, SARUMAN, None} - {person}:
            assert game.view(other)["decision"] == {"seat": person}
        game.choose("pass")


@pytest.mark.rule("wotr.symbols.1")
def test_six_combat_symbols_are_printed_on_faction_cards():
    assert {stat for card in faction_cards() for stat in card.stats} == SYMBOLS
    printed = {stat for card in faction_cards() for stat, number in card.stats.items() if number}
    assert printed == SYMBOLS


@pytest.mark.rule("wotr.symbols.1")
def test_each_of_the_six_symbols_counts_only_where_it_belongs():
    alone = fought(place("Rivendell", "Test Leader", "Test Troll"))
    assert alone == {"attack": 32, "defense": 2 + 2, "left": 30}
    led = fought(place("Rivendell", "Test Leader", "Test Folk", "Test Troll"))
    assert led == {"attack": 32, "defense": 2 + 2 + 8, "left": 30}
    attacking = fought(place("Moria", "Test Leader", "Test Folk", "Test Troll"))
    assert attacking == {"attack": 1 + 4, "defense": 2 + 33, "left": 3}
    on_path = fought(place("Egladil", "Test Leader", "Test Troll"))
    assert on_path == {"attack": 64, "defense": 1 + 16, "left": 63}


@pytest.mark.rule("wotr.location-cards.1")
def test_both_types_of_location_are_activated_in_a_round_one_of_each():
    game = wotr(battlegrounds=["Moria"], paths=["Weathertop"], path=1, at="1.1", stop=True)
    assert [(name, only(game, name).kind) for name in names(game, "active")] == [
        ("Moria", "battleground"),
        ("Weathertop", "path"),
    ]
