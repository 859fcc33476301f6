"""Faction cards: what faction, symbols, traits and wielders mean when they are used, and how texts name cards."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.wotr.vocabulary.printing import character
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
    wotr,
    zone,
    zones,
)

CARDS = {card.name: card for card in rw.cards("wotr")}
BATTLEGROUNDS = [name for name, card in CARDS.items() if card.kind == "battleground"]
OWNERS = ("frodo", "witch_king", "aragorn", "saruman")
SPARE = ("Sting", "The Warrior", "Boromir", "Uglúk")
"""Another card of each player's deck, to pay with."""


def factions(game, seat):
    """How many cards of each faction a player has in hand and deck."""
    titles = names(game, "hand", seat) + names(game, "deck", seat)
    return Counter(CARDS[title].labels["faction"] for title in titles)


@pytest.mark.rule("wotr.faction-cards.2", "wotr.faction-cards.3")
def test_in_the_trilogy_every_deck_has_30_cards_of_its_factions():
    game = rw.new("wotr", scenario="trilogy", seats=4, seed=3)
    decks = [factions(game, seat) for seat in range(4)]
    assert decks == [
        {"dwarf": 2, "hobbit": 10, "rohan": 8, "wizard": 10},
        {"mordor": 30},
        {"dunedain": 17, "elf": 13},
        {"isengard": 12, "monstrous": 11, "southron": 7},
    ]
    assert [sum(deck.values()) for deck in decks] == [30, 30, 30, 30]


@pytest.mark.rule("wotr.faction-cards.3")
def test_in_the_duels_and_the_fellowship_the_faction_decides_the_deck_too():
    game = rw.new("wotr", scenario="duel-3", seed=3)
    assert [sum(factions(game, seat).values()) for seat in range(3)] == [60, 30, 30]
    assert factions(game, 2) == {"isengard": 12, "monstrous": 11, "southron": 7}
    game = rw.new("wotr", scenario="fellowship", seed=3)
    assert factions(game, 0) == {"monstrous": 8, "mordor": 18, "isengard": 4}
    assert factions(game, 1) == {"dunedain": 3, "dwarf": 2, "elf": 13, "hobbit": 8, "wizard": 4}


@pytest.mark.rule("wotr.faction-cards.4")
@pytest.mark.parametrize(
    ("owner", "title", "open_to_it"),
    [
        (ARAGORN, "Denethor", "Dol Amroth, Minas Tirith, Pelargir, Harad, Minas Morgul, Morannon, Umbar"),
        (ARAGORN, "High Elves", "Lórien, Rivendell, Dol Guldur, Moria"),
        (FRODO, "Gimli", "Moria"),
        (FRODO, "Sam Gamgee", ""),
        (FRODO, "Riders of Rohan", "Edoras, Helm's Deep, Morannon, Orthanc"),
        (FRODO, "Gandalf the White", ", ".join(BATTLEGROUNDS)),
        (SARUMAN, "Wolf-riders", "Edoras, Helm's Deep, Orthanc"),
        (SARUMAN, "Cave-troll", "Lórien, Rivendell, Moria"),
        (SARUMAN, "Coastal Raiders", "Dol Amroth, Minas Tirith, Pelargir, Harad, Morannon, Umbar"),
        (WITCH_KING, "Mordor Orcs", "Lórien, Minas Tirith, Dol Guldur, Minas Morgul, Morannon"),
    ],
)
def test_the_faction_decides_which_battlegrounds_a_card_may_enter(owner, title, open_to_it):
    allowed = [f"to {name}" for name in open_to_it.split(", ") if name]
    other = SPARE[owner]
    played = wotr(**{OWNERS[owner]: player(hand=[title, other])}, active=BATTLEGROUNDS, first=owner, patient=True)
    played.play(f"play {title}")
    assert offers(played) == [*allowed, "to reserve"]
    moved = wotr(**{OWNERS[owner]: player(reserve=[title])}, active=BATTLEGROUNDS, first=owner, round=2, patient=True)
    assert (f"move {title}" in offers(moved)) == bool(allowed)
    if allowed:
        moved.play(f"move {title}")
        assert offers(moved) == allowed


@pytest.mark.rule("wotr.faction-cards.5", "wotr.card-abbreviations.3")
def test_a_text_names_cards_by_faction_and_by_type():
    """Herbs and Stewed Rabbit take a Hobbit character: no Dwarf, and not the Hobbits' coat."""
    game = wotr(
        frodo=player(
            reserve=[card("Sam Gamgee", items=["Herbs and Stewed Rabbit"])],
            cycle=["Gimli", "Merry Brandybuck", "Mithril Coat", "Bilbo Baggins", "Éomer"],
            deck=["Sting", "Glamdring"],
        ),
    )
    game.play("use Herbs and Stewed Rabbit")
    assert offers(game) == ["take Bilbo Baggins", "take Merry Brandybuck"]


@pytest.mark.rule("wotr.card-abbreviations.3")
def test_character_means_a_character_card():
    """Gríma eliminates a Rohan character in play: Éomer or Éowyn, not the Riders of Rohan and not Shadowfax."""
    game = wotr(
        frodo=player(reserve=["Éomer", "Riders of Rohan", card("Gandalf the White", items=["Shadowfax"]), "Éowyn"]),
        saruman=player(reserve=["Gríma Wormtongue"]),
        first=SARUMAN,
    )
    game.play("use Gríma Wormtongue")
    assert offers(game) == ["choose Éomer", "choose Éowyn"]


@pytest.mark.rule("wotr.faction-cards.12", "wotr.faction-cards.13")
@pytest.mark.parametrize(
    ("owner", "title", "listed"),
    [
        (WITCH_KING, "The Beguiler", {1, 2, 3, 5, 6, 7, 8, 9}),
        (SARUMAN, "Gríma Wormtongue", {1, 2, 5, 6}),
        (SARUMAN, "Cave-troll", {4, 8, 9}),
        (ARAGORN, "Elrond", {3}),
        (FRODO, "Frodo Baggins", {1, 2, 3, 4, 5, 6, 7, 8, 9}),
        (FRODO, "Éomer", set()),
    ],
)
def test_a_character_enters_the_paths_in_its_list_and_a_dash_means_all_between(owner, title, listed):
    paths = {card.stats["number"]: name for name, card in CARDS.items() if card.kind == "path"}
    played, moved = set(), set()
    for number, path in paths.items():
        other = SPARE[owner]
        game = wotr(**{OWNERS[owner]: player(hand=[title, other])}, active=[path], first=owner, patient=True)
        game.play(f"play {title}")
        if offers(game) == [f"to {path}", "to reserve"]:
            played.add(number)
        else:
            assert offers(game) == ["to reserve"]
        game = wotr(**{OWNERS[owner]: player(reserve=[title])}, active=[path], first=owner, round=2, patient=True)
        if f"move {title}" in offers(game):
            moved.add(number)
    assert (played, moved) == (listed, listed)


@pytest.mark.rule("wotr.faction-cards.17")
def test_a_text_can_add_an_effect():
    game = wotr(aragorn=player(hand=["Arwen", "Boromir"], deck=["Faramir"]), first=ARAGORN)
    game.play("play Arwen")
    assert names(game, "hand", ARAGORN) == ["Faramir"]


@pytest.mark.rule("wotr.faction-cards.17")
def test_a_text_can_make_an_exception_to_the_rules():
    """Merry may enter a Rohan battleground; Sam, a Hobbit like him, may not."""
    game = wotr(frodo=player(hand=["Merry Brandybuck", "Sam Gamgee", "Sting"]), active=["Edoras"], patient=True)
    game.play("play Merry Brandybuck")
    assert offers(game) == ["to Edoras", "to reserve"]
    game.undo()
    game.play("play Sam Gamgee")
    assert offers(game) == ["to reserve"]


@pytest.mark.rule("wotr.faction-cards.17")
def test_a_text_can_give_a_further_way_to_use_the_card():
    game = wotr(frodo=player(reserve=["Bilbo Baggins"], deck=["Sting", "Gimli", "Éowyn"], ring=0), patient=True)
    assert offers(game) == ["use Bilbo Baggins", "pass"]
    game.play("use Bilbo Baggins")
    assert (zone(game, "Bilbo Baggins"), names(game, "hand", FRODO)) == ("cycle", ["Sting", "Gimli"])


def twins(traits):
    """A Mordor character that differs from its twin in nothing but a trait."""
    marked = character("marked", "Marked", faction="mordor", number=901, path=1, paths="1-9", traits=traits)
    plain = character("plain", "Plain", faction="mordor", number=902, path=1, paths="1-9")
    return marked, plain


@pytest.mark.rule("wotr.faction-cards.20")
def test_a_trait_that_nothing_refers_to_does_nothing():
    game = wotr(
        extra=twins("Cook"),
        witch_king=player(hand=["Fell Beast", "Morgul Blade"], reserve=["Marked", "Plain"], ring=0),
        active=["Weathertop", "Minas Morgul"],
        first=WITCH_KING,
        round=2,
    )
    moves = ["move Marked", "move Plain"]
    assert offers(game) == [*moves, "cycle Fell Beast", "cycle Morgul Blade", "winnow", "pass"]
    game.play("move Marked")
    assert only(game, "Marked").value("path_attack") == only(game, "Plain").value("path_attack") == 1


@pytest.mark.rule("wotr.faction-cards.20", "wotr.card-abbreviations.4")
def test_a_trait_counts_where_a_text_refers_to_it():
    """The same twins: only the Nazgûl may wield what a Nazgûl wields, and only it is found by Minas Morgul."""
    game = wotr(
        extra=twins("Nazgûl"),
        witch_king=player(hand=["Fell Beast", "Olog-hai"], reserve=["Marked", "Plain"]),
        first=WITCH_KING,
        patient=True,
    )
    game.play("play Fell Beast")
    assert offers(game) == ["onto Marked"]
    game = wotr(
        extra=twins("Nazgûl"),
        witch_king=player(deck=["Plain", "Olog-hai", "Marked", "Black Breath", "The Lidless Eye"]),
        first=WITCH_KING,
        battlegrounds=["Minas Morgul"],
        at="1.1",
        stop=True,
    )
    assert offers(game) == ["play Marked", "play none"]


@pytest.mark.rule("wotr.card-abbreviations.4")
def test_weapon_means_every_card_with_that_keyword():
    """The Bow suffers no other Weapon; Vilya is none."""
    hand = ["Bow of the Galadhrim", "Vilya, Ring of Air", "Arwen"]
    bare = wotr(aragorn=player(hand=hand, reserve=["Elrond"]), first=ARAGORN)
    assert [key for key in offers(bare) if key.startswith("play ")] == [f"play {title}" for title in hand]
    sword = character("smith", "Smith", faction="elf", number=903)
    armed = wotr(
        extra=(sword,),
        aragorn=player(hand=hand, reserve=[card("Smith", items=["Bow of the Galadhrim"])]),
        first=ARAGORN,
    )
    assert [key for key in offers(armed) if key.startswith("play ")] == ["play Arwen"]


@pytest.mark.rule("wotr.faction-cards.21")
@pytest.mark.parametrize(
    ("owner", "item", "wielders"),
    [
        (FRODO, "Glamdring", ["Gandalf the White"]),
        (FRODO, "Mithril Coat", ["Frodo Baggins"]),
        (FRODO, "Ent-draught", ["Treebeard"]),
        (FRODO, "Dwarven Axe", ["Gimli"]),
        (ARAGORN, "Blade of Westernesse", ["Frodo Baggins", "Merry Brandybuck"]),
        (ARAGORN, "Elven Cloak", ["Frodo Baggins", "Merry Brandybuck", "Legolas"]),
        (ARAGORN, "Andúril", ["Strider"]),
    ],
)
def test_only_the_characters_named_on_an_item_can_wield_it(owner, item, wielders):
    hands = {OWNERS[owner]: {"hand": [item, "Sting" if owner == FRODO else "Boromir"]}}
    free = {
        "frodo": {"reserve": ["Frodo Baggins", "Merry Brandybuck", "Gimli", "Treebeard", "Gandalf the White"]},
        "aragorn": {"reserve": ["Legolas", "Strider"]},
    }
    game = wotr(**{key: {**free[key], **hands.get(key, {})} for key in free}, first=owner, patient=True)
    game.play(f"play {item}")
    assert offers(game) == [f"onto {name}" for name in wielders]


VARIABLE = [
    ("Knights of Dol Amroth", "Dol Amroth", "Pelargir", "battleground_defense", 2, 1),
    ("Guards of the Citadel", "Minas Tirith", "Pelargir", "battleground_defense", 2, 1),
    ("The Great Gate", "Minas Tirith", "Pelargir", "battleground_defense", 3, 0),
    ("Treebeard", "Orthanc", "Moria", "battleground_attack", 2, 1),
    ("Balrog of Moria", "Khazad-dûm", "Egladil", "path_attack", 3, 2),
    ("Candles of Corpses", "Dead Marshes", "Emyn Muil", "path_attack", 2, 1),
    ("Shelob", "Shelob's Lair", "Morgul Vale", "path_attack", 2, 1),
    ("Coastal Raiders", "Dol Amroth", "Pelargir", "battleground_attack", 2, 1),
    ("Haradrim Cavalry", "Minas Tirith", "Pelargir", "battleground_attack", 2, 1),
    ("The Black Fleet", "Pelargir", "Dol Amroth", "battleground_attack", 2, 1),
    ("The Black Easterling", "Dol Guldur", "Minas Morgul", "battleground_defense", 1, 0),
]


@pytest.mark.rule("wotr.faction-cards.25")
@pytest.mark.parametrize(("title", "here", "elsewhere", "stat", "more", "fewer"), VARIABLE)
def test_where_a_card_stands_can_change_its_symbols(title, here, elsewhere, stat, more, fewer):
    assert only(wotr(active=[place(here, title)]), title).value(stat) == more
    assert only(wotr(active=[place(elsewhere, title)]), title).value(stat) == fewer
    assert CARDS[title].stats[stat] == fewer


@pytest.mark.rule("wotr.faction-cards.25")
def test_the_symbols_of_quickbeam_depend_on_the_isengard_cards_beside_him():
    for count, symbols in ((1, 0), (2, 1), (3, 1), (4, 2)):
        game = wotr(active=[place("Orthanc", "Quickbeam", *["White Hand Orcs"] * count)])
        assert only(game, "Quickbeam").value("battleground_attack") == symbols
        assert only(game, "Quickbeam").value("battleground_defense") == symbols


@pytest.mark.rule("wotr.faction-cards.26")
def test_a_leadership_symbol_is_not_a_battleground_symbol():
    """Saruman has 1 attack and 1 leadership for attack: alone he has 1, with Wolf-riders (2) it is 1 + 2 + 1."""
    alone = wotr(active=[place("Edoras", "Saruman", "Riders of Rohan", "Village Militia")], at="3.1", patient=True)
    alone.play("fight at Edoras")
    assert zones(alone, "Edoras", "Saruman") == ["free-scoring", "eliminated"]
    led = wotr(
        active=[place("Edoras", "Saruman", "Wolf-riders", "Riders of Rohan", "Village Militia")], at="3.1", stop=True
    )
    assert led.state.scope.names == {"attack": 4, "defense": 3, "left": 3}
    path = wotr(active=[place("Amon Hen", "Saruman")], at="3.1", stop=True)
    assert path.table()["corruption"] == 2


@pytest.mark.rule("wotr.card-abbreviations.1")
def test_sam_means_sam_gamgee():
    """Sting names Frodo and Sam as its wielders, the Axe a Dwarf."""
    assert CARDS["Sting"].labels["wielder-names"].split("|") == ["Frodo Baggins", "Sam Gamgee"]
    game = wotr(
        frodo=player(hand=["Sting", "Glamdring"], reserve=["Sam Gamgee", "Pippin Took"]),
        patient=True,
    )
    game.play("play Sting")
    assert offers(game) == ["onto Sam Gamgee"]


@pytest.mark.rule("wotr.card-abbreviations.2")
@pytest.mark.parametrize("gandalf", ["Gandalf the Grey", "Gandalf the White"])
def test_gandalf_means_the_grey_and_the_white(gandalf):
    game = wotr(frodo=player(hand=["Narya, Ring of Fire", "Sting"], reserve=["Théoden", gandalf]), patient=True)
    assert only(game, "Théoden").value("battleground_attack") == 1
    game.play("play Narya, Ring of Fire")
    assert offers(game) == [f"onto {gandalf}"]
    game = wotr(frodo=player(reserve=["Gwaihir the Windlord"], cycle=["Sting", gandalf]))
    assert asked(game) == FRODO
    game.play("use Gwaihir the Windlord", f"take {gandalf}")
    assert names(game, "hand", FRODO) == [gandalf]
