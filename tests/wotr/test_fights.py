"""What would count at each active location is told before the combat is."""

from __future__ import annotations

from support.wotr import ARAGORN, card, place, player, wotr


def test_the_sums_of_both_sides_stand_at_every_active_location():
    """Items count with who carries them, tokens with where they lie, the location's own defense with the defenders."""
    game = wotr(
        aragorn=player(hand=["Boromir"]),
        active=[
            place("Minas Tirith", "Denethor", card("The Witch-king", items=["Fell Beast"]), "Corsairs of Umbar"),
            place("Dol Guldur", "High Elves", "Olog-hai"),
            place("The Doors of Durin", "Gimli"),
        ],
        first=ARAGORN,
    )
    told = [(fight["defender"], fight["attack"], fight["defense"]) for fight in game.table()["fights"]]
    assert told == [("free", 4, 3), ("shadow", 2, 4), ("free", 0, 2)]
    names = {piece["id"]: piece["name"] for piece in game.view(0)["zones"]["active"]}
    places = [names[fight["place"]] for fight in game.table()["fights"]]
    assert places == ["Minas Tirith", "Dol Guldur", "The Doors of Durin"]


def test_who_is_supported_counts_with_leadership_before_the_combat_as_well():
    """Galadriel leads the High Elves, the Captains the Orcs; the Dead Men fight for Strider, whom Arwen strengthens."""
    game = wotr(
        aragorn=player(hand=["Boromir"], reserve=["Arwen"]),
        active=[
            place("Dol Guldur", "Galadriel", "High Elves", "Gorbag & Shagrat", "Mordor Orcs"),
            place("Minas Tirith", "Strider", "Dead Men of Dunharrow", "The Black Serpent", "Corsairs of Umbar"),
        ],
        first=ARAGORN,
    )
    told = [(fight["attack"], fight["defense"]) for fight in game.table()["fights"]]
    assert told == [(1 + 1 + 2, 2 + 1 + 1), (1 + 1, 3 + 2 + 2)]


def test_an_army_is_counted_for_one_character_only_before_the_combat():
    """Two of the Dúnedain lead, and there is one army for them: what is told is what one of them brings."""
    game = wotr(
        aragorn=player(hand=["Boromir"]),
        active=[place("Minas Tirith", "Denethor", "Aragorn", "Soldiers of Gondor")],
        first=ARAGORN,
    )
    assert [fight["defense"] for fight in game.table()["fights"]] == [3 + 1 + 1 + 1]
