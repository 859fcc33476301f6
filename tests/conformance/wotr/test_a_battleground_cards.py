"""Location cards and what a battleground shows: name, defense, factions, points, activation text."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.wotr.vocabulary.printing import army, character
from rulewright.kernel.abilities import Special
from rulewright.kernel.cards import Card
from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    asked,
    card,
    names,
    offers,
    only,
    place,
    player,
    points,
    wotr,
    zone,
    zones,
)

SHOWN = {
    "Dol Amroth": ("free", 2, 1, ("dunedain", "wizard"), ("southron",)),
    "Edoras": ("free", 1, 1, ("rohan", "wizard"), ("isengard",)),
    "Helm's Deep": ("free", 2, 2, ("rohan", "wizard"), ("isengard",)),
    "Lórien": ("free", 2, 2, ("elf", "wizard"), ("monstrous", "mordor")),
    "Minas Tirith": ("free", 3, 3, ("dunedain", "wizard"), ("mordor", "southron")),
    "Pelargir": ("free", 1, 1, ("dunedain", "wizard"), ("southron",)),
    "Rivendell": ("free", 2, 2, ("elf", "wizard"), ("monstrous",)),
    "Dol Guldur": ("shadow", 2, 1, ("mordor",), ("elf", "wizard")),
    "Harad": ("shadow", 1, 1, ("southron",), ("dunedain", "wizard")),
    "Minas Morgul": ("shadow", 2, 2, ("mordor",), ("dunedain", "wizard")),
    "Morannon": ("shadow", 2, 2, ("mordor", "southron"), ("dunedain", "rohan", "wizard")),
    "Moria": ("shadow", 2, 1, ("monstrous",), ("elf", "dwarf", "wizard")),
    "Orthanc": ("shadow", 2, 2, ("isengard",), ("rohan", "wizard")),
    "Umbar": ("shadow", 2, 1, ("southron",), ("dunedain", "wizard")),
}
"""Side, defense symbols, victory points, factions that defend, factions that attack."""
ALL = pytest.mark.parametrize("name", [*SHOWN])
FACTIONS = {
    "frodo": ("dwarf", "hobbit", "rohan", "wizard"),
    "witch_king": ("mordor",),
    "aragorn": ("dunedain", "elf"),
    "saruman": ("isengard", "monstrous", "southron"),
}
ROUND_TWO = {"round": 2}


def host(faction: str, attack: int = 1, defense: int = 1) -> Card:
    """An army of a faction with these symbols and no text."""
    symbols = (attack, defense)
    return army(f"test-{faction}-host", f"Host of {faction}", faction=faction, number=900, battleground=symbols)


def hero(faction: str) -> Card:
    """A character of a faction that may enter no path."""
    return character(f"test-{faction}-hero", f"Hero of {faction}", faction=faction, number=901, battleground=(1, 1))


def side_points(side: str, amount: int) -> tuple[int, int]:
    return (amount, 0) if side == "free" else (0, amount)


@pytest.mark.rule("wotr.battleground-card.3", "wotr.battleground-card.7")
def test_the_fourteen_battlegrounds_show_their_names_numbers_and_factions():
    shown = {
        card.name: (
            card.labels["side"],
            card.stats["defense"],
            card.stats["points"],
            tuple(card.labels["defenders"].split("|")),
            tuple(card.labels["attackers"].split("|")),
        )
        for card in rw.cards("wotr")
        if card.kind == "battleground"
    }
    assert shown == SHOWN


@pytest.mark.rule("wotr.battleground-card.1", "wotr.battleground-card.7")
@ALL
def test_a_battleground_withstands_as_many_attack_symbols_as_it_shows_defense_and_no_more(name):
    side, defense, worth, _, attackers = SHOWN[name]
    enemy = {"free": "shadow", "shadow": "free"}[side]
    for attack, winner in ((defense, side), (defense + 1, enemy)):
        faction = attackers[0]
        fight = [place(name, f"Host of {faction}")]
        game = wotr(active=fight, extra=(host(faction, attack, 0),), at="3.1", stop=True)
        assert (zone(game, name), points(game)) == (f"{winner}-scoring", side_points(winner, worth))


@pytest.mark.rule("wotr.battleground-card.2", "wotr.battleground-card.6")
@ALL
def test_defenders_count_their_defense_symbols_and_attackers_their_attack_symbols(name):
    _, defense, _, defenders, attackers = SHOWN[name]
    hosts = (*(host(faction, 16, 1) for faction in defenders), *(host(faction, 4, 32) for faction in attackers))
    game = wotr(
        active=[place(name, *(card.name for card in hosts))], extra=hosts, at="3.1", stop=True, seats=2, patient=True
    )
    game.choose(0)
    attack = 4 * len(attackers)
    assert game.state.scope.names == {
        "attack": attack,
        "defense": defense + len(defenders),
        "left": attack - defense,
    }


@pytest.mark.rule("wotr.battleground-card.2", "wotr.battleground-card.6", "wotr.battleground-card.10")
@ALL
@pytest.mark.parametrize("make", [host, hero])
def test_only_factions_that_a_battleground_shows_may_be_moved_there(name, make):
    _, _, _, defenders, attackers = SHOWN[name]
    cards = {faction: make(faction) for factions in FACTIONS.values() for faction in factions}
    for seat, (holder, factions) in enumerate(FACTIONS.items()):
        game = wotr(
            first=seat,
            active=[name],
            extra=tuple(cards.values()),
            **{holder: player(reserve=[cards[faction].name for faction in factions])},
            **ROUND_TWO,
        )
        admitted = [f"move {cards[faction].name}" for faction in factions if faction in (*defenders, *attackers)]
        assert [key for key in offers(game) if key.startswith("move")] == admitted


@pytest.mark.rule("wotr.battleground-card.10")
@pytest.mark.parametrize("title", ["Riders of Rohan", "Théoden"])
def test_an_army_or_character_may_be_played_where_its_faction_attacks_or_defends_and_nowhere_else(title):
    game = wotr(
        frodo=player(hand=[title, "Sting"]),
        active=["Edoras", "Orthanc", "Morannon", "Pelargir", "Lórien", "Umbar"],
    )
    game.play(f"play {title}")
    assert offers(game) == ["to Edoras", "to Orthanc", "to Morannon", "to reserve"]


@pytest.mark.rule("wotr.battleground-card.11")
def test_merry_may_enter_rohan_battlegrounds_by_his_own_text_and_another_hobbit_may_not():
    game = wotr(frodo=player(reserve=["Merry Brandybuck", "Sam Gamgee"]), active=["Edoras"], patient=True, **ROUND_TWO)
    assert [key for key in offers(game) if key.startswith("move")] == ["move Merry Brandybuck"]
    assert "[wotr.move-action.2]" in game.why_not("move Sam Gamgee")
    game.play("move Merry Brandybuck", "to Edoras")
    assert only(game, "Merry Brandybuck").attached_to == "Edoras"


@pytest.mark.rule("wotr.battleground-card.11")
def test_the_red_arrow_lets_an_army_and_a_character_of_rohan_onto_dunedain_battlegrounds():
    game = wotr(
        aragorn=player(hand=["The Red Arrow", "Boromir"]),
        frodo=player(reserve=["Riders of Rohan", "Théoden"]),
        active=["Pelargir"],
        **ROUND_TWO,
    )
    assert (asked(game), [key for key in offers(game) if key.startswith("move")]) == (FRODO, [])
    game.play("pass", "pass", "play The Red Arrow", "pass")
    assert [key for key in offers(game) if key.startswith("move")] == ["move Riders of Rohan", "move Théoden"]
    game.play("move Théoden")
    assert only(game, "Théoden").attached_to == "Pelargir"


@pytest.mark.rule("wotr.battleground-card.3", "wotr.battleground-card.12")
def test_a_text_finds_a_battleground_by_its_name_and_adds_symbols_only_there():
    game = wotr(
        saruman=player(reserve=["Coastal Raiders"]),
        battlegrounds=["Pelargir", "Dol Amroth", "Umbar"],
        first=SARUMAN,
    )
    game.play("use Coastal Raiders")
    assert (names(game, "active"), zone(game, "Coastal Raiders")) == (["Dol Amroth"], "eliminated")
    for name, attack in (("Dol Amroth", 2), ("Pelargir", 1), ("Umbar", 1)):
        there = wotr(active=[place(name, "Coastal Raiders")])
        assert only(there, "Coastal Raiders").value("battleground_attack") == attack


@pytest.mark.rule("wotr.battleground-card.13")
def test_any_dunedain_battleground_is_one_that_shows_them_as_defenders_or_as_attackers():
    game = wotr(
        aragorn=player(reserve=[card("Aragorn", items=["Andúril"])]),
        battlegrounds=["Minas Tirith", "Moria", "Orthanc"],
        shadow_scoring=["Minas Morgul", "Rivendell"],
        first=ARAGORN,
    )
    game.play("use Andúril")
    assert offers(game) == ["activate Minas Tirith", "activate Minas Morgul"]


@pytest.mark.rule("wotr.battleground-card.13")
def test_pippin_may_enter_dunedain_battlegrounds_of_both_sides():
    game = wotr(frodo=player(reserve=["Pippin Took"]), active=[*SHOWN], **ROUND_TWO)
    game.play("move Pippin Took")
    shown = [name for name, (_, _, _, defend, attack) in SHOWN.items() if "dunedain" in (*defend, *attack)]
    assert shown == ["Dol Amroth", "Minas Tirith", "Pelargir", "Harad", "Minas Morgul", "Morannon", "Umbar"]
    assert offers(game) == [f"to {name}" for name in shown]


@pytest.mark.rule("wotr.battleground-card.4")
def test_every_battleground_shows_an_activation_text_and_no_other():
    for info in rw.cards("wotr"):
        if info.kind == "battleground":
            (text,) = info.card.faces[0].abilities
            assert isinstance(text, Special)
            assert text.label == "activated"
            assert info.text("en").splitlines()[1].startswith("Activation: ")


@pytest.mark.rule("wotr.battleground-card.4", "wotr.battleground-card.5")
@pytest.mark.parametrize(
    ("name", "hands"),
    [("Harad", [0, 1, 0, 1]), ("Umbar", [0, 1, 0, 1]), ("Moria", [0, 0, 0, 2])],
)
def test_the_text_of_a_battleground_is_applied_when_it_is_activated(name, hands):
    decks = {"frodo": "Sting", "witch_king": "Olog-hai", "aragorn": "Lembas", "saruman": "Wolf-riders"}
    held = {holder: player(deck=[title] * 4) for holder, title in decks.items()}
    game = wotr(battlegrounds=[name], paths=[], at="1.1", stop=True, **held)
    assert names(game, "active") == [name]
    assert game.table()["hands"] == hands


@pytest.mark.rule("wotr.battleground-card.5")
@pytest.mark.parametrize("area", ["free_scoring", "shadow_scoring"])
def test_the_text_of_a_battleground_is_applied_again_when_it_is_reactivated(area):
    """The Black Serpent reactivates a Southron battleground; each Shadow player draws a card at Harad."""
    game = wotr(
        witch_king=player(deck=["Olog-hai", "Grishnákh"]),
        saruman=player(reserve=["The Black Serpent"], deck=["Wolf-riders", "Uglúk"]),
        first=SARUMAN,
        **{area: ["Harad"]},
    )
    game.play("use The Black Serpent")
    assert zones(game, "Harad", "The Black Serpent") == ["active", "eliminated"]
    assert (names(game, "hand", WITCH_KING), names(game, "hand", SARUMAN)) == (["Olog-hai"], ["Wolf-riders"])


@pytest.mark.rule("wotr.battleground-card.7")
def test_the_points_of_a_battleground_are_those_of_the_team_in_whose_scoring_area_it_lies():
    for name, (_, _, worth, _, _) in SHOWN.items():
        assert points(wotr(free_scoring=[name])) == (worth, 0)
        assert points(wotr(shadow_scoring=[name])) == (0, worth)


@pytest.mark.rule("wotr.location-cards.2")
def test_locations_come_into_the_game_by_activation_and_faction_cards_by_being_played():
    game = wotr(frodo=player(hand=["Village Militia", "Sting"]), battlegrounds=["Edoras"], paths=["Bag End"], at="1.1")
    activated = [entry.text for entry in game.log() if entry.rule == "wotr.location-phase.2"]
    assert [text.partition("activates ")[2] for text in activated] == ["Edoras", "Bag End"]
    assert zones(game, "Edoras", "Bag End", "Village Militia") == ["active", "active", "hand"]
    game.play("play Village Militia", "to Edoras")
    assert zones(game, "Village Militia") == ["field"]
    assert [entry.rule for entry in game.log()][-2:] == ["wotr.playing-a-card.1", "wotr.procedure-cycle.1"]


@pytest.mark.rule("wotr.location-cards.2")
@pytest.mark.parametrize("scenario", ["trilogy", "duel-2", "duel-3", "fellowship"])
def test_no_location_is_in_the_deck_of_a_player_and_no_faction_card_in_a_location_deck(scenario):
    game = rw.new("wotr", scenario=scenario)
    for p in range(len(game.state.face)):
        piece = rw.Piece(game, p)
        assert (piece.kind in ("battleground", "path")) == (piece.owner is None)


@pytest.mark.rule("wotr.location-cards.2")
def test_a_location_is_never_offered_to_be_played():
    game = wotr(frodo=player(hand=["Sting", "Village Militia"]), active=["Edoras"], battlegrounds=["Moria"])
    assert [key for key in offers(game) if key.startswith("play")] == ["play Village Militia"]
    assert game.why_not("play Moria") is not None
