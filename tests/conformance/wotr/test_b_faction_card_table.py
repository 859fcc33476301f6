"""What is printed on the 112 different faction cards: the whole table, walked card by card."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw

TABLE = """
Dead Men of Dunharrow | dunedain | army | 0/0
Knights of Dol Amroth | dunedain | army | 1/1
Guards of the Citadel | dunedain | army | 1/1
Soldiers of Gondor | dunedain | army | 1/1
The Great Gate | dunedain | army | 0/0
Aragorn | dunedain | character | 1/1 | 1/1 | 0/0 | -
Boromir | dunedain | character | 0/1 | 1/0 | 0/1 | 3-6
Denethor | dunedain | character | 0/0 | 1/1 | 0/0 | -
Faramir | dunedain | character | 0/1 | 1/0 | 0/1 | 7-8
Halbarad | dunedain | character | 0/1 | 1/0 | 0/1 | 2-3
Prince Imrahil | dunedain | character | 0/1 | 1/0 | 0/0 | -
Strider | dunedain | character | 1/1 | 0/0 | 0/2 | 2-6
Andúril | dunedain | item | 1/1 | 0/0 | 0/1 | - | Weapon | Strider or Aragorn
Blade of Westernesse | dunedain | item | 1/1 | 0/0 | 0/1 | - | Weapon | hobbit
Paths of the Dead | dunedain | event
The Red Arrow | dunedain | event
The Three Hunters | dunedain | event
High Elves | elf | army | 2/2
Arwen | elf | character | 0/0 | 0/1 | 0/0 | -
Elrond | elf | character | 1/1 | 1/1 | 0/2 | 3
Galadriel | elf | character | 1/1 | 1/1 | 0/2 | 5
Legolas | elf | character | 1/1 | 0/0 | 0/1 | 3-9
Bow of the Galadhrim | elf | item | 1/1 | 0/0 | 0/1 | - | Weapon | elf
Elven Cloak | elf | item | 0/0 | 0/0 | 0/1 | - | - | hobbit or elf
Lembas | elf | item | 0/0 | 0/0 | 0/0 | - | - | hobbit
Mirror of Galadriel | elf | item | 0/0 | 0/0 | 0/0 | - | - | Galadriel
Nenya, Ring of Adamant | elf | item | 1/1 | 0/0 | 0/1 | - | - | Galadriel
Phial of Galadriel | elf | item | 0/0 | 0/0 | 0/0 | - | - | Frodo Baggins or Sam Gamgee
Vilya, Ring of Air | elf | item | 1/1 | 0/0 | 0/1 | - | - | Elrond
Gimli | dwarf | character | 1/1 | 0/0 | 0/1 | 3-9
Dwarven Axe | dwarf | item | 1/1 | 0/0 | 0/1 | - | Weapon | dwarf
Bilbo Baggins | hobbit | character | 0/0 | 0/0 | 0/1 | 3
Fatty Bolger | hobbit | character | 0/0 | 0/0 | 0/1 | 1-2
Frodo Baggins | hobbit | character | 0/0 | 0/0 | 0/1 | 1-9
Merry Brandybuck | hobbit | character | 0/0 | 0/1 | 0/1 | 1-9
Pippin Took | hobbit | character | 0/0 | 0/1 | 0/1 | 1-9
Sam Gamgee | hobbit | character | 0/0 | 0/0 | 0/1 | 1-9
Herbs and Stewed Rabbit | hobbit | item | 0/0 | 0/0 | 0/0 | - | - | Frodo Baggins or Sam Gamgee
Mithril Coat | hobbit | item | 0/0 | 0/0 | 0/2 | - | - | Frodo Baggins or Sam Gamgee
Sting | hobbit | item | 0/0 | 0/0 | 0/1 | - | Weapon | Frodo Baggins or Sam Gamgee
There Is Another Way | hobbit | event
Riders of Rohan | rohan | army | 2/1
Village Militia | rohan | army | 1/1
Éomer | rohan | character | 1/0 | 0/1 | 0/0 | -
Éowyn | rohan | character | 0/0 | 1/1 | 0/0 | -
Théoden | rohan | character | 0/0 | 0/0 | 0/0 | -
Shadowfax | rohan | item | 1/1 | 0/0 | 0/0 | - | Mount | Gandalf the Grey or Gandalf the White
Death! Ride, Ride to Ruin! | rohan | event
Gandalf the Grey | wizard | character | 2/2 | 0/0 | 0/3 | 1-9
Gandalf the White | wizard | character | 2/3 | 0/0 | 0/0 | -
Gwaihir the Windlord | wizard | character | 1/1 | 0/0 | 0/1 | 9
Quickbeam | wizard | character | 0/0 | 0/0 | 0/1 | 5-6 | Ent
Sméagol | wizard | character | 0/0 | 0/0 | 0/1 | 6-9
Treebeard | wizard | character | 1/1 | 0/0 | 0/1 | 5-6 | Ent
Ent-draught | wizard | item | 0/0 | 0/0 | 0/1 | - | - | Ent
Gandalf's Staff | wizard | item | 1/1 | 0/0 | 0/1 | - | Weapon | Gandalf the Grey or Gandalf the White
Glamdring | wizard | item | 1/1 | 0/0 | 0/1 | - | Weapon | Gandalf the Grey or Gandalf the White
Narya, Ring of Fire | wizard | item | 1/1 | 0/0 | 0/1 | - | - | Gandalf the Grey or Gandalf the White
Devilry of Saruman | isengard | army | 3/0
Fighting Uruk-hai | isengard | army | 1/2
Wolf-riders | isengard | army | 2/1
White Hand Orcs | isengard | army | 1/1
Gríma Wormtongue | isengard | character | 0/0 | 0/0 | 1/0 | 1-2, 5-6
Saruman | isengard | character | 1/1 | 1/1 | 2/0 | 5-6
Uglúk | isengard | character | 0/0 | 1/1 | 1/0 | 5-6
Palantír of Orthanc | isengard | item | 0/0 | 0/0 | 0/0 | - | - | Saruman
Saruman's Staff | isengard | item | 1/1 | 0/0 | 1/0 | - | Weapon | Saruman
Woven of All Colours | isengard | item | 0/0 | 0/0 | 0/0 | - | - | Saruman
Threats and Promises | isengard | event
Goblins of the Misty Mountains | monstrous | army | 1/1
Balrog of Moria | monstrous | character | 2/2 | 0/0 | 2/0 | 4-5
Barrow-wights | monstrous | character | 0/0 | 0/0 | 1/0 | 1-3
Candles of Corpses | monstrous | character | 0/0 | 0/0 | 1/0 | 6-7
Caradhras the Cruel | monstrous | character | 0/0 | 0/0 | 1/0 | 4-5
Cave-troll | monstrous | character | 1/1 | 0/0 | 1/0 | 4, 8-9
Flocks of Crebain | monstrous | character | 0/0 | 0/0 | 1/0 | 1-7
Gollum | monstrous | character | 0/0 | 0/0 | 1/0 | 6-9
Hill-troll | monstrous | character | 1/1 | 0/0 | 1/0 | 2-9
Shelob | monstrous | character | 0/0 | 0/0 | 1/0 | 7-9
Coastal Raiders | southron | army | 1/1
Corsairs of Umbar | southron | army | 1/1
Haradrim Mûmakil | southron | army | 2/1
Haradrim Regulars | southron | army | 1/1
Haradrim Cavalry | southron | army | 1/1
The Black Fleet | southron | army | 1/1
The Black Serpent | southron | character | 0/0 | 1/1 | 0/0 | -
Black Uruks | mordor | army | 2/1
Grond, Hammer of the Underworld | mordor | army | 3/0
Mordor Orcs | mordor | army | 1/1
Olog-hai | mordor | army | 2/2
Trolls of Udûn | mordor | army | 1/2
Gorbag & Shagrat | mordor | character | 0/0 | 0/1 | 0/0 | 8-9
Grishnákh | mordor | character | 0/0 | 1/0 | 1/0 | 6-7
Mouth of Sauron | mordor | character | 0/0 | 1/1 | 1/0 | 7-9
The Beguiler | mordor | character | 0/0 | 1/0 | 1/0 | 1-3, 5-9 | Nazgûl
The Black Easterling | mordor | character | 0/0 | 1/1 | 1/0 | 1-3, 5-9 | Nazgûl
The Commander | mordor | character | 0/0 | 1/0 | 1/0 | 1-3, 5-9 | Nazgûl
The Destroyer | mordor | character | 0/0 | 1/0 | 1/0 | 1-3, 5-9 | Nazgûl
The Hunter | mordor | character | 0/0 | 1/0 | 1/0 | 1-3, 5-9 | Nazgûl
The Lidless Eye | mordor | character | 0/0 | 0/0 | 1/0 | 9
The Messenger | mordor | character | 0/0 | 1/0 | 1/0 | 1-3, 5-9 | Nazgûl
The Reaver | mordor | character | 0/0 | 1/0 | 1/0 | 1-3, 5-9 | Nazgûl
The Warrior | mordor | character | 0/0 | 1/0 | 1/0 | 1-3, 5-9 | Nazgûl
The Witch-king | mordor | character | 2/0 | 0/0 | 2/0 | 1-3, 5-9 | Nazgûl
Black Breath | mordor | item | 0/0 | 0/0 | 0/0 | - | - | Nazgûl
Black Rider's Mount | mordor | item | 0/0 | 0/0 | 1/0 | - | Mount | Nazgûl
Fell Beast | mordor | item | 1/1 | 0/0 | 0/0 | - | Mount | Nazgûl
Morgul Blade | mordor | item | 0/0 | 0/0 | 0/0 | - | Weapon | Nazgûl
Nazgûl's Mantle | mordor | item | 0/0 | 0/0 | 0/0 | - | - | Nazgûl
The Black Captain | mordor | event
The Day Without Dawn | mordor | event
The Ringwraiths Are Abroad | mordor | event
"""
"""Title, faction, type, battleground attack/defense, leadership attack/defense, path attack/defense, paths, traits,
wielders. Armies show battleground symbols only, events none at all; "-" stands for nothing."""

COPIES = {
    "High Elves": 2, "Riders of Rohan": 2, "White Hand Orcs": 2, "Goblins of the Misty Mountains": 2, "Mordor Orcs": 5,
}  # fmt: skip

ROWS = [tuple(part.strip() for part in line.split("|")) for line in TABLE.strip().splitlines()]
CARDS = {card.name: card for card in rw.cards("wotr") if card.kind not in ("battleground", "path")}
COLUMNS = {3: "battleground", 4: "leadership", 5: "path"}


def column(index):
    """One column of the table by title; what a row leaves out is nothing."""
    return {row[0]: row[index] if len(row) > index else "-" for row in ROWS}


def symbols(card, place, what):
    """The symbols printed on a card."""
    return card.stats.get(f"{place}_{what}", 0)


def printed(index, half):
    """The attack (half 0) or defense (half 1) symbols of one column by title."""
    return {title: int(pair.split("/")[half]) if pair != "-" else 0 for title, pair in column(index).items()}


def shown(index, what):
    """What the engine says of the same column."""
    return {title: symbols(card, COLUMNS[index], what) for title, card in CARDS.items()}


@pytest.mark.rule("wotr.faction-cards.16")
def test_every_faction_card_has_its_own_name():
    assert list(CARDS) == [row[0] for row in ROWS]
    assert len(CARDS) == 112
    assert {card.title("en") for card in CARDS.values()} == set(CARDS)
    assert sum(card.copies for card in CARDS.values()) == 120
    assert {title: card.copies for title, card in CARDS.items() if card.copies > 1} == COPIES


@pytest.mark.rule("wotr.faction-cards.1", "wotr.faction-cards.6")
def test_faction_cards_are_armies_characters_items_and_events():
    assert {title: card.kind for title, card in CARDS.items()} == column(2)
    assert Counter(card.kind for card in CARDS.values()) == {"army": 24, "character": 53, "item": 26, "event": 9}


@pytest.mark.rule("wotr.faction-cards.3")
def test_every_card_shows_one_faction():
    assert {title: card.labels["faction"] for title, card in CARDS.items()} == column(1)
    assert {title: card.set for title, card in CARDS.items()} == column(1)


@pytest.mark.rule("wotr.faction-cards.7")
def test_every_card_shows_its_battleground_attack():
    assert shown(3, "attack") == printed(3, 0)


@pytest.mark.rule("wotr.faction-cards.8")
def test_every_card_shows_its_battleground_defense():
    assert shown(3, "defense") == printed(3, 1)


@pytest.mark.rule("wotr.faction-cards.9")
def test_characters_show_leadership_for_attack_and_no_other_card_does():
    assert shown(4, "attack") == printed(4, 0)
    leaders = {card.kind for card in CARDS.values() if symbols(card, "leadership", "attack")}
    assert leaders == {"character"}


@pytest.mark.rule("wotr.faction-cards.10")
def test_characters_show_leadership_for_defense_and_no_other_card_does():
    assert shown(4, "defense") == printed(4, 1)
    leaders = {card.kind for card in CARDS.values() if symbols(card, "leadership", "defense")}
    assert leaders == {"character"}


@pytest.mark.rule("wotr.faction-cards.14")
def test_every_card_shows_its_path_symbols_and_they_defend_or_attack_by_its_side():
    assert shown(5, "attack") == printed(5, 0)
    assert shown(5, "defense") == printed(5, 1)


@pytest.mark.rule("wotr.faction-cards.11")
def test_only_characters_list_paths():
    assert {title: card.labels.get("paths", "-") for title, card in CARDS.items()} == column(6)
    assert {card.kind for card in CARDS.values() if "paths" in card.labels} == {"character"}


@pytest.mark.rule("wotr.faction-cards.19")
def test_the_traits_are_ent_mount_nazgul_and_weapon():
    assert {title: ", ".join(card.traits) or "-" for title, card in CARDS.items()} == column(7)
    assert Counter(trait for card in CARDS.values() for trait in card.traits) == {
        "Nazgûl": 9, "Weapon": 9, "Mount": 3, "Ent": 2,
    }  # fmt: skip


@pytest.mark.rule("wotr.faction-cards.21")
def test_every_item_and_only_an_item_shows_who_may_wield_it():
    keys = ("wielder-names", "wielder-factions", "wielder-traits")
    wielders = {
        title: " or ".join(name for key in keys if (name := card.labels.get(key, ""))).replace("|", " or ") or "-"
        for title, card in CARDS.items()
    }
    assert wielders == column(8)
    assert {card.kind for title, card in CARDS.items() if wielders[title] != "-"} == {"item"}
    assert [title for title, card in CARDS.items() if card.kind == "item" and wielders[title] == "-"] == []
