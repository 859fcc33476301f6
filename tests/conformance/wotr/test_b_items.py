"""Items: who wields them, whose symbols theirs are, and where they go with their wielder."""

from __future__ import annotations

import pytest

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

LEGOLAS = card("Legolas", items=["Bow of the Galadhrim"])


@pytest.mark.rule("wotr.playing-an-item.1", "wotr.playing-an-item.3")
def test_an_item_is_played_onto_one_of_the_characters_it_names():
    """Sting names Frodo and Sam; it goes neither onto Pippin nor to a place of its own."""
    game = wotr(
        frodo=player(hand=["Sting", "Gimli", "Éomer"], reserve=["Sam Gamgee", "Pippin Took"]),
        active=[place("Egladil", "Frodo Baggins", "Merry Brandybuck")],
    )
    game.play("play Sting")
    assert offers(game) == ["onto Frodo Baggins", "onto Sam Gamgee"]
    reserve = game.clone()
    game.play("onto Frodo Baggins", "cycle Éomer")
    assert (only(game, "Sting").attached_to, zone(game, "Sting")) == ("Frodo Baggins", "field")
    reserve.play("onto Sam Gamgee", "cycle Éomer")
    assert (only(reserve, "Sting").attached_to, zone(reserve, "Sting")) == ("Sam Gamgee", "reserve")


@pytest.mark.rule("wotr.playing-an-item.2", "wotr.playing-an-item.6")
@pytest.mark.parametrize(
    ("items", "attack", "defense"),
    [([], 2, 2 + 2), (["Glamdring"], 3, 2 + 3), (["Glamdring", "Narya, Ring of Fire"], 4, 2 + 4)],
)
def test_the_symbols_of_items_are_added_to_those_of_the_wielder(items, attack, defense):
    """Gandalf the Grey: 2 attack and 2 defense on battlegrounds, 3 on paths; Glamdring and Narya add 1 each."""
    gandalf = card("Gandalf the Grey", items=items)
    game = wotr(active=[place("Dol Guldur", gandalf, "Mordor Orcs", "Olog-hai", attack=2)], at="3.1", stop=True)
    assert game.state.scope.names["attack"] == attack + 2
    game = wotr(
        active=[place("Minas Tirith", gandalf, "Soldiers of Gondor", "Grond, Hammer of the Underworld", "Mordor Orcs")],
        at="3.1",
        stop=True,
    )
    assert game.state.scope.names == {"attack": 4, "defense": defense + 2, "left": 1}
    game = wotr(
        active=[place("Fords of Bruinen", gandalf, "Strider", "The Witch-king", "The Hunter")], at="3.1", stop=True
    )
    assert game.state.scope.names == {"attack": 3, "defense": defense - 2 + 3, "left": 3}


@pytest.mark.rule("wotr.playing-an-item.2")
def test_an_item_with_path_symbols_only_adds_nothing_on_a_battleground():
    """Black Rider's Mount: 1 attack on paths. On Minas Tirith (3 defense) The Witch-king has his own 2."""
    rider = card("The Witch-king", items=["Black Rider's Mount"])
    battle = wotr(active=[place("Minas Tirith", rider, attack=2)], at="3.1", stop=True)
    assert zone(battle, "Minas Tirith") == "shadow-scoring"
    battle = wotr(active=[place("Minas Tirith", rider, attack=1)], at="3.1", stop=True)
    assert zone(battle, "Minas Tirith") == "free-scoring"
    path = wotr(active=[place("Weathertop", rider)], at="3.1", stop=True)
    assert path.table()["corruption"] == 3


@pytest.mark.rule("wotr.playing-an-item.4")
@pytest.mark.parametrize("pile", ["deck", "cycle", "eliminated", "hand"])
def test_the_wielder_must_be_in_play_already(pile):
    hand = {"hand": ["Glamdring", "Sting"], "ring": 0}
    hand[pile] = [*hand.get(pile, []), "Gandalf the Grey"]
    game = wotr(frodo=player(**hand))
    assert "play Glamdring" not in offers(game)
    assert "wotr.playing-an-item.4" in game.why_not("play Glamdring")
    ready = wotr(frodo=player(hand=["Glamdring", "Sting"], reserve=["Gandalf the Grey"]))
    ready.play("play Glamdring")
    assert only(ready, "Glamdring").attached_to == "Gandalf the Grey"


@pytest.mark.rule("wotr.playing-an-item.5")
@pytest.mark.parametrize("place_name", ["Egladil", "Moria"])
def test_items_move_with_their_wielder(place_name):
    game = wotr(
        frodo=player(reserve=[card("Gandalf the Grey", items=["Glamdring", "Shadowfax"]), "Sam Gamgee"]),
        active=["Moria", "Egladil"],
        round=2,
    )
    game.play("move Gandalf the Grey", f"to {place_name}")
    assert only(game, "Gandalf the Grey").attached_to == place_name
    assert [only(game, item).attached_to for item in ("Glamdring", "Shadowfax")] == ["Gandalf the Grey"] * 2
    assert zones(game, "Glamdring", "Shadowfax", "Sam Gamgee") == ["field", "field", "reserve"]


@pytest.mark.rule("wotr.playing-an-item.7")
def test_the_bow_cannot_cancel_without_legolas():
    """2 attack are left on the path; Legolas and his Bow have 1 defense each and are lost together or not at all."""
    game = wotr(active=[place("Fords of Bruinen", LEGOLAS, "The Witch-king")], at="3.1", stop=True, patient=True)
    game.play("fight at Fords of Bruinen")
    assert game.state.scope.names == {"attack": 2, "defense": 2, "left": 2}
    assert offers(game) == ["lose Legolas"]
    assert "wotr.path-combat.6" in game.why_not("lose Bow of the Galadhrim")
    game.play("lose Legolas")
    assert zones(game, "Legolas", "Bow of the Galadhrim", "Fords of Bruinen") == [
        "eliminated",
        "eliminated",
        "free-scoring",
    ]
    assert game.table()["corruption"] == 0


@pytest.mark.rule("wotr.playing-an-item.7")
def test_on_a_battleground_an_item_is_not_lost_alone_either():
    game = wotr(
        active=[place("Rivendell", LEGOLAS, "High Elves", "Balrog of Moria", "Cave-troll")], at="3.1", stop=True
    )
    assert game.state.scope.names["left"] == 1
    assert offers(game) == ["lose Legolas", "lose High Elves"]


@pytest.mark.rule("wotr.playing-an-item.9")
def test_items_are_eliminated_with_their_wielder_by_a_text():
    game = wotr(
        frodo=player(hand=["Éowyn", "Gimli"]),
        active=[place("Morannon", card("The Witch-king", items=["Fell Beast", "Morgul Blade"]), "Mordor Orcs")],
    )
    game.play("play Éowyn", "to Morannon", "yes")
    assert zones(game, "The Witch-king", "Fell Beast", "Morgul Blade") == ["eliminated"] * 3
    assert zone(game, "Mordor Orcs") == "field"


@pytest.mark.rule("wotr.playing-an-item.9")
def test_items_are_eliminated_with_their_wielder_when_it_is_forsaken():
    game = wotr(
        frodo=player(reserve=[card("Sam Gamgee", items=["Sting", "Mithril Coat"])], hand=["Gimli"]),
        witch_king=player(reserve=["The Reaver"]),
        first=WITCH_KING,
    )
    game.play("use The Reaver", "forsake Sam Gamgee")
    assert names(game, "eliminated", FRODO) == ["Sting", "Mithril Coat", "Sam Gamgee"]


@pytest.mark.rule("wotr.playing-an-item.10")
def test_items_are_cycled_with_their_wielder():
    """The Hunter is cycled for his text, Legolas because he survives a combat."""
    game = wotr(
        witch_king=player(reserve=[card("The Hunter", items=["Morgul Blade", "Black Breath"])], hand=["Olog-hai"]),
        active=["Egladil"],
        first=WITCH_KING,
    )
    game.play("use The Hunter")
    assert names(game, "cycle", WITCH_KING) == ["Morgul Blade", "Black Breath", "The Hunter"]
    game = wotr(active=[place("Egladil", LEGOLAS, "The Hunter")], at="3.1", stop=True)
    assert zones(game, "Legolas", "Bow of the Galadhrim") == ["cycle", "cycle"]


@pytest.mark.rule("wotr.playing-an-item.11")
def test_a_wielder_cannot_hand_an_item_over():
    """Frodo and Sam, side by side in reserve and then on a path: Sting stays where it is."""
    game = wotr(
        **{name: player(ring=0) for name in ("witch_king", "aragorn", "saruman")},
        frodo=player(reserve=[card("Sam Gamgee", items=["Sting"]), "Frodo Baggins"], hand=["Gimli"], ring=0),
        active=["Moria", "Egladil"],
        round=2,
    )
    assert offers(game) == [
        "play Gimli",
        "move Sam Gamgee",
        "move Frodo Baggins",
        "use Sam Gamgee",
        "cycle Gimli",
        "pass",
    ]
    assert "wotr.move-action.1" in game.why_not("move Sting")
    assert "wotr.playing-a-card.1" in game.why_not("play Sting")
    game.play("move Frodo Baggins", "move Sam Gamgee")
    assert (only(game, "Sting").attached_to, offers(game)) == ("Sam Gamgee", ["play Gimli", "cycle Gimli", "pass"])


@pytest.mark.rule("wotr.playing-an-item.12")
@pytest.mark.parametrize("wielder", ["Frodo Baggins", "Merry Brandybuck", "Bilbo Baggins"])
def test_a_hobbit_may_wield_what_belongs_to_the_dunedain(wielder):
    game = wotr(
        frodo=player(reserve=[wielder]), aragorn=player(hand=["Blade of Westernesse", "Boromir"]), first=ARAGORN
    )
    game.play("play Blade of Westernesse")
    assert only(game, "Blade of Westernesse").attached_to == wielder
    assert (only(game, "Blade of Westernesse").owner, only(game, wielder).owner) == (ARAGORN, FRODO)


@pytest.mark.rule("wotr.playing-an-item.13")
def test_an_item_goes_where_its_wielder_may_go():
    """Edoras shows Rohan, wizard and Isengard: no Dúnedain, no Hobbits. Merry may enter, and the Blade with him."""
    game = wotr(
        frodo=player(reserve=[card("Merry Brandybuck", items=["Blade of Westernesse"])]), active=["Edoras"], round=2
    )
    game.play("move Merry Brandybuck")
    assert only(game, "Merry Brandybuck").attached_to == "Edoras"
    assert zones(game, "Merry Brandybuck", "Blade of Westernesse") == ["field", "field"]


@pytest.mark.rule("wotr.playing-an-item.14")
def test_battlegrounds_ask_items_for_no_faction():
    """Dol Guldur admits Elves, wizards and Mordor; Shadowfax of Rohan is played to Gandalf there."""
    game = wotr(
        frodo=player(hand=["Shadowfax", "Riders of Rohan"]),
        active=[place("Dol Guldur", "Gandalf the Grey", "Mordor Orcs")],
    )
    game.play("play Shadowfax")
    assert (only(game, "Shadowfax").attached_to, zone(game, "Shadowfax")) == ("Gandalf the Grey", "field")
    army = wotr(
        frodo=player(hand=["Shadowfax", "Riders of Rohan"]),
        active=[place("Dol Guldur", "Gandalf the Grey")],
        patient=True,
    )
    army.play("play Riders of Rohan")
    assert offers(army) == ["to reserve"]


FRODO_IN_CLOAK = card("Frodo Baggins", items=["Elven Cloak", "Mithril Coat"])


@pytest.mark.rule("wotr.playing-an-item.15")
def test_the_cloak_is_cycled_to_aragorns_pile_and_frodo_to_his_own():
    game = wotr(active=[place("Egladil", FRODO_IN_CLOAK)], at="3.1", stop=True)
    assert names(game, "cycle", ARAGORN) == ["Elven Cloak"]
    assert names(game, "cycle", FRODO) == ["Mithril Coat", "Frodo Baggins"]


@pytest.mark.rule("wotr.playing-an-item.15")
def test_the_cloak_played_in_the_same_game_finds_its_way_home():
    game = wotr(
        frodo=player(hand=["Gimli"], reserve=["Frodo Baggins"]),
        aragorn=player(hand=["Elven Cloak", "Boromir", "Denethor"], deck=["Arwen", "Elrond", "Faramir", "Strider"]),
        first=ARAGORN,
        active=["Egladil", "Moria"],
        battlegrounds=[],
        paths=["Amon Hen"],
        round=2,
    )
    game.play("play Elven Cloak", "cycle Boromir", "pass", "move Frodo Baggins", "pass", "pass", "pass", "pass")
    game.play("fight at Egladil")
    assert (zone(game, "Elven Cloak"), names(game, "cycle", ARAGORN)) == ("cycle", ["Boromir", "Elven Cloak"])


@pytest.mark.rule("wotr.playing-an-item.16", "wotr.playing-an-item.17")
def test_the_cloak_on_frodo_is_forsaken_for_frodos_player_only():
    """Aragorn's player played it but may not forsake it: Frodo is not his. Reading 7: it goes to Aragorn's pile."""
    game = wotr(
        frodo=player(reserve=["Frodo Baggins"], hand=["Gimli"], deck=["Éomer", "Éowyn"]),
        aragorn=player(hand=["Elven Cloak", "Boromir", "Denethor"], reserve=["Arwen"], deck=["Faramir", "Elrond"]),
        witch_king=player(reserve=["The Reaver"]),
        saruman=player(hand=["Gollum"]),
        first=ARAGORN,
    )
    game.play("play Elven Cloak", "onto Frodo Baggins", "cycle Boromir", "pass", "pass", "use The Reaver")
    choices = {asked(game): offers(game)}
    game.play("forsake Denethor")
    choices[asked(game)] = offers(game)
    assert choices == {
        ARAGORN: ["forsake Denethor", "forsake Arwen", "forsake the top card"],
        FRODO: ["forsake Gimli", "forsake Frodo Baggins", "forsake Elven Cloak", "forsake the top card"],
    }
    game.play("forsake Elven Cloak")
    assert (zone(game, "Frodo Baggins"), names(game, "eliminated", ARAGORN)) == ("reserve", ["Denethor", "Elven Cloak"])
    assert names(game, "eliminated", FRODO) == []


@pytest.mark.rule("wotr.playing-an-item.16")
def test_an_item_on_a_wielder_at_a_location_is_not_forsaken():
    game = wotr(
        frodo=player(hand=["Gimli", "Éomer"]),
        active=[place("Egladil", FRODO_IN_CLOAK)],
        saruman=player(reserve=["Hill-troll"]),
        first=SARUMAN,
    )
    game.play("use Hill-troll")
    assert (asked(game), offers(game)) == (FRODO, ["forsake Gimli", "forsake Éomer"])
