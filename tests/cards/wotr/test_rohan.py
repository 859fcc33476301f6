"""Rohan: cards 43-50."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
    FRODO,
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

PRINTED = [
    (43, "Riders of Rohan", 2, 1, 0, 0, 2),
    (45, "Village Militia", 1, 1, 0, 0, 1),
    (46, "Éomer", 1, 0, 0, 1, 1),
    (47, "Éowyn", 0, 0, 1, 1, 1),
    (48, "Théoden", 0, 0, 0, 0, 1),
    (49, "Shadowfax", 1, 1, 0, 0, 1),
    (50, "Death! Ride, Ride to Ruin!", 0, 0, 0, 0, 1),
]
"""Number, title; battleground attack and defense, leadership attack and defense; copies."""


@pytest.mark.parametrize("printed", PRINTED)
def test_what_is_printed(printed):
    (info,) = (info for info in rw.cards("wotr") if info.set == "rohan" and info.number == printed[0])
    stats = ("battleground_attack", "battleground_defense", "leadership_attack", "leadership_defense")
    assert (info.number, info.name, *(info.stats.get(stat, 0) for stat in stats), info.copies) == printed
    assert (info.stats.get("path_defense", 0), info.labels.get("paths", "")) == (0, "")


def test_riders_and_militia_attack_together():
    """2 + 2 + 1 attack against 2 of Orthanc and 2 of the Uruk-hai."""
    game = wotr(
        active=[place("Orthanc", "Riders of Rohan", "Riders of Rohan", "Village Militia", "Fighting Uruk-hai")],
        at="3.1",
        stop=True,
    )
    assert [entry.text for entry in game.log()][1] == "5 attack at Orthanc"
    assert zones(game, "Orthanc", "Fighting Uruk-hai") == ["free-scoring", "eliminated"]


# ---- Éomer and Théoden

DRAWN = ["Riders of Rohan", "Gimli", "Village Militia", "Éowyn", "Quickbeam"]


@pytest.mark.rule("wotr.card-text.42", "wotr.special-cases.3", "wotr.special-cases.4")
def test_eomer_draws_five_plays_an_army_and_cycles_the_rest():
    game = wotr(frodo=player(hand=["Éomer", "Sting", "Sam Gamgee"], deck=[*DRAWN, "Glamdring"]), active=["Edoras"])
    game.play("play Éomer", "to Edoras", "cycle Sting")
    assert (asked(game), offers(game)) == (FRODO, ["play Riders of Rohan", "play Village Militia", "play none"])
    game.play("play Riders of Rohan")
    assert offers(game) == ["to Edoras", "to reserve"]
    game.play("to Edoras")
    assert only(game, "Riders of Rohan").attached_to == "Edoras"
    assert names(game, "cycle", FRODO) == ["Sting", "Gimli", "Village Militia", "Éowyn", "Quickbeam"]
    assert (names(game, "hand", FRODO), names(game, "deck", FRODO)) == (["Sam Gamgee"], ["Glamdring"])


@pytest.mark.rule("wotr.card-text.8")
@pytest.mark.parametrize("name", ["Théoden", "Éomer"])
def test_theoden_and_eomer_may_play_no_army_but_cycle_all_the_same(name):
    game = wotr(frodo=player(hand=[name, "Sting"], deck=[*DRAWN, "Glamdring"]), active=["Edoras"])
    game.play(f"play {name}", "to reserve", "play none")
    assert names(game, "cycle", FRODO) == ["Sting", *DRAWN]
    assert names(game, "hand", FRODO) == []


@pytest.mark.rule("wotr.card-text.8")
def test_theoden_draws_five_and_plays_one_army_of_rohan():
    """Éowyn is of Rohan, but no army."""
    game = wotr(frodo=player(hand=["Théoden", "Sting", "Sam Gamgee"], deck=[*DRAWN, "Glamdring"]), active=["Edoras"])
    game.play("play Théoden", "to Edoras", "cycle Sting")
    assert offers(game) == ["play Riders of Rohan", "play Village Militia", "play none"]
    game.play("play Village Militia", "to reserve")
    assert zone(game, "Village Militia") == "reserve"
    assert names(game, "cycle", FRODO) == ["Sting", "Riders of Rohan", "Gimli", "Éowyn", "Quickbeam"]
    assert names(game, "hand", FRODO) == ["Sam Gamgee"]


@pytest.mark.rule("wotr.card-text.8")
@pytest.mark.parametrize("name", ["Théoden", "Éomer"])
def test_theoden_and_eomer_draw_nothing_when_moved(name):
    game = wotr(frodo=player(reserve=[name], deck=DRAWN), active=["Edoras"], round=2)
    game.play(f"move {name}")
    assert (zone(game, name), names(game, "deck", FRODO)) == ("field", DRAWN[::-1])


def test_eomer_draws_the_card_that_paid_for_him_when_the_deck_runs_out():
    game = wotr(frodo=player(hand=["Éomer", "Sting"], deck=["Village Militia"]), active=["Edoras"])
    game.play("play Éomer", "to Edoras", "play Village Militia", "to Edoras")
    assert zones(game, "Village Militia", "Sting") == ["field", "cycle"]
    assert names(game, "eliminated", FRODO) == []


def test_an_army_that_is_the_only_card_drawn_is_paid_for_by_forsaking():
    game = wotr(
        frodo=player(hand=["Éomer"], deck=["Village Militia"], reserve=["Gimli", "Quickbeam"]), active=["Edoras"]
    )
    game.play("play Éomer", "to Edoras", "forsake Gimli", "play Village Militia", "to reserve")
    assert names(game, "eliminated", FRODO) == ["Gimli", "Quickbeam"]
    assert zone(game, "Village Militia") == "reserve"


@pytest.mark.rule("wotr.card-text.7")
@pytest.mark.parametrize(
    ("written", "symbols"),
    [
        ({"frodo": player(reserve=["Gandalf the Grey"])}, (1, 1)),
        ({"frodo": player(reserve=["Gandalf the White"])}, (1, 1)),
        ({"active": [place("Weathertop", "Gandalf the Grey"), place("Edoras", "Théoden")]}, (1, 1)),
        ({"frodo": player(hand=["Gandalf the White"], cycle=["Gandalf the Grey"])}, (0, 0)),
    ],
)
def test_theoden_is_strong_only_while_gandalf_is_in_play(written, symbols):
    game = wotr(**{"active": [place("Edoras", "Théoden")], **written})
    theoden = only(game, "Théoden")
    assert (theoden.value("battleground_attack"), theoden.value("battleground_defense")) == symbols


# ---- Éowyn


def test_eowyn_may_eliminate_a_nazgul_where_she_is_played():
    game = wotr(
        frodo=player(hand=["Éowyn", "Sting"]),
        active=[
            place(
                "Morannon",
                card("The Witch-king", items=["Fell Beast"]),
                card("The Reaver", items=["Nazgûl's Mantle"]),
                "Mouth of Sauron",
            ),
            place("Dol Guldur", "The Hunter"),
        ],
    )
    game.play("play Éowyn", "to Morannon", "yes")
    assert (asked(game), offers(game)) == (FRODO, ["choose The Witch-king", "choose The Reaver"])
    game.play("choose The Witch-king")
    assert zones(game, "The Witch-king", "Fell Beast", "The Reaver") == ["eliminated", "eliminated", "field"]


def test_eowyn_spares_him_if_her_player_wants_and_the_mantle_saves_nobody_from_her():
    active = [place("Morannon", card("The Reaver", items=["Nazgûl's Mantle"]))]
    game = wotr(frodo=player(hand=["Éowyn", "Sting"]), active=active)
    game.play("play Éowyn", "to Morannon", "no")
    assert zone(game, "The Reaver") == "field"
    game = wotr(frodo=player(hand=["Éowyn", "Sting"]), active=active)
    game.play("play Éowyn", "to Morannon", "yes")
    assert zones(game, "The Reaver", "Nazgûl's Mantle") == ["eliminated", "eliminated"]


def test_eowyn_eliminates_nobody_when_moved_or_without_a_nazgul():
    moved = wotr(frodo=player(reserve=["Éowyn"]), active=[place("Morannon", "The Reaver")], round=2)
    moved.play("move Éowyn")
    assert (zone(moved, "The Reaver"), asked(moved)) == ("field", WITCH_KING)
    game = wotr(frodo=player(hand=["Éowyn", "Sting"]), active=[place("Morannon", "Mouth of Sauron")])
    game.play("play Éowyn", "to Morannon")
    assert asked(game) == WITCH_KING


def test_eowyn_played_to_reserve_may_take_merry_or_pippin():
    game = wotr(
        frodo=player(hand=["Éowyn", "Sting"], cycle=["Merry Brandybuck", "Sam Gamgee", "Pippin Took"]),
        active=[place("Morannon", "The Reaver")],
    )
    game.play("play Éowyn", "to reserve")
    assert (asked(game), offers(game)) == (FRODO, ["take Merry Brandybuck", "take Pippin Took", "take none"])
    game.play("take Pippin Took")
    assert names(game, "hand", FRODO) == ["Pippin Took"]
    assert zones(game, "Merry Brandybuck", "The Reaver") == ["cycle", "field"]


def test_eowyn_at_a_battleground_takes_nobody():
    game = wotr(frodo=player(hand=["Éowyn", "Sting"], cycle=["Merry Brandybuck"]), active=["Edoras"])
    game.play("play Éowyn", "to Edoras")
    assert (zone(game, "Merry Brandybuck"), asked(game)) == ("cycle", WITCH_KING)


# ---- Shadowfax


def test_shadowfax_activates_any_battleground_and_takes_gandalf_there():
    game = wotr(
        frodo=player(reserve=[card("Gandalf the White", arrived=1, items=["Shadowfax"])]),
        battlegrounds=["Rivendell", "Umbar"],
        free_scoring=["Moria"],
        shadow_scoring=["Minas Tirith"],
        active=["Pelargir"],
    )
    assert "move Gandalf the White" not in offers(game)
    game.play("use Shadowfax")
    assert offers(game) == ["activate Minas Tirith", "activate Rivendell", "activate Moria", "activate Umbar"]
    game.play("activate Moria")
    assert only(game, "Gandalf the White").attached_to == "Moria"
    assert only(game, "Shadowfax").attached_to == "Gandalf the White"
    assert only(game, "Moria").tokens == {"stripped": 1}


def test_shadowfax_takes_gandalf_to_edoras_and_not_to_helms_deep():
    game = wotr(
        frodo=player(reserve=[card("Gandalf the Grey", items=["Shadowfax"])], deck=["Sting", "Gimli"]),
        battlegrounds=["Edoras", "Helm's Deep"],
    )
    game.play("use Shadowfax", "activate Edoras", "play none")
    assert names(game, "active") == ["Edoras", "Helm's Deep"]
    assert only(game, "Gandalf the Grey").attached_to == "Edoras"


def test_shadowfax_is_a_mount_for_gandalf_and_works_from_reserve_only():
    (info,) = (info for info in rw.cards("wotr") if info.id == "shadowfax")
    assert info.traits == ("Mount",)
    game = wotr(frodo=player(hand=["Shadowfax", "Sting"], reserve=["Gandalf the Grey", "Éomer"]), patient=True)
    game.play("play Shadowfax")
    assert offers(game) == ["onto Gandalf the Grey"]
    field = wotr(active=[place("Edoras", card("Gandalf the White", items=["Shadowfax"]))])
    assert "use Shadowfax" not in offers(field)
    nothing = wotr(
        frodo=player(reserve=[card("Gandalf the White", items=["Shadowfax"])]), active=["Edoras"], battlegrounds=[]
    )
    assert "use Shadowfax" not in offers(nothing)


# ---- Death! Ride, Ride to Ruin!

RIDE = "Death! Ride, Ride to Ruin!"


def test_the_ride_eliminates_a_mordor_card_for_each_rohan_card():
    game = wotr(
        frodo=player(hand=[RIDE, "Sting"], reserve=["Riders of Rohan", "Village Militia", "Gimli", "Éomer"]),
        active=[
            place("Minas Tirith", "Olog-hai", "Mordor Orcs", "Haradrim Cavalry"),
            place("Morannon", "Grond, Hammer of the Underworld"),
            place("Weathertop", "The Hunter"),
        ],
    )
    game.play(f"play {RIDE}")
    assert (asked(game), offers(game)) == (
        FRODO,
        ["eliminate Riders of Rohan", "eliminate Village Militia", "eliminate Éomer", "done"],
    )
    game.play("eliminate Village Militia", "eliminate Éomer", "done")
    assert (asked(game), offers(game)) == (
        WITCH_KING,
        ["choose Olog-hai", "choose Mordor Orcs", "choose Grond, Hammer of the Underworld"],
    )
    game.play("choose Mordor Orcs", "choose Olog-hai")
    assert names(game, "eliminated", WITCH_KING) == ["Mordor Orcs", "Olog-hai"]
    assert names(game, "eliminated", FRODO) == ["Village Militia", "Éomer", RIDE]
    assert zones(game, "Riders of Rohan", "Grond, Hammer of the Underworld") == ["reserve", "field"]


def test_the_ride_takes_all_when_mordor_has_fewer():
    game = wotr(
        frodo=player(hand=[RIDE, "Sting"], reserve=["Riders of Rohan", "Village Militia"]),
        active=[place("Minas Tirith", "Olog-hai")],
    )
    game.play(f"play {RIDE}", "eliminate Riders of Rohan", "eliminate Village Militia")
    assert names(game, "eliminated", WITCH_KING) == ["Olog-hai"]
    assert names(game, "eliminated", FRODO) == ["Riders of Rohan", "Village Militia", RIDE]


def test_the_ride_may_be_of_nobody():
    game = wotr(
        frodo=player(hand=[RIDE, "Sting"], reserve=["Riders of Rohan"]), active=[place("Minas Tirith", "Olog-hai")]
    )
    game.play(f"play {RIDE}", "done")
    assert zones(game, "Riders of Rohan", "Olog-hai", RIDE) == ["reserve", "field", "eliminated"]


def test_shadowfax_is_a_rohan_card_in_reserve():
    game = wotr(
        frodo=player(hand=[RIDE, "Sting"], reserve=[card("Gandalf the Grey", items=["Shadowfax"])]),
        active=[place("Minas Tirith", "Olog-hai")],
    )
    game.play(f"play {RIDE}", "eliminate Shadowfax")
    assert zones(game, "Gandalf the Grey", "Shadowfax", "Olog-hai") == ["reserve", "eliminated", "eliminated"]
