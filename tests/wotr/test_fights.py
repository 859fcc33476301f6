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
