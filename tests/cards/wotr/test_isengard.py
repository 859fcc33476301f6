"""Isengard: cards 61-72."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
    FRODO,
    SARUMAN,
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
    (61, "Devilry of Saruman", "army", (3, 0), (0, 0), 0, "", 1),
    (62, "Fighting Uruk-hai", "army", (1, 2), (0, 0), 0, "", 1),
    (63, "Wolf-riders", "army", (2, 1), (0, 0), 0, "", 1),
    (64, "White Hand Orcs", "army", (1, 1), (0, 0), 0, "", 2),
    (66, "Gríma Wormtongue", "character", (0, 0), (0, 0), 1, "1-2, 5-6", 1),
    (67, "Saruman", "character", (1, 1), (1, 1), 2, "5-6", 1),
    (68, "Uglúk", "character", (0, 0), (1, 1), 1, "5-6", 1),
    (69, "Palantír of Orthanc", "item", (0, 0), (0, 0), 0, "", 1),
    (70, "Saruman's Staff", "item", (1, 1), (0, 0), 1, "", 1),
    (71, "Woven of All Colours", "item", (0, 0), (0, 0), 0, "", 1),
    (72, "Threats and Promises", "event", (0, 0), (0, 0), 0, "", 1),
]
"""Number, title, type; battleground and leadership symbols (attack, defense), path attack, paths; copies."""


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[1])
def test_what_is_printed(printed):
    (info,) = (info for info in rw.cards("wotr") if info.set == "isengard" and info.number == printed[0])
    battleground, leadership = (
        (info.stats.get(f"{what}_attack", 0), info.stats.get(f"{what}_defense", 0))
        for what in ("battleground", "leadership")
    )
    path = (info.stats.get("path_attack", 0), info.labels.get("paths", ""))
    assert (info.number, info.name, info.kind, battleground, leadership, *path, info.copies) == printed
    assert info.traits == (("Weapon",) if info.name == "Saruman's Staff" else ())


@pytest.mark.parametrize(
    ("name", "attack", "defense"),
    [("Devilry of Saruman", 3, 0), ("Fighting Uruk-hai", 1, 2), ("Wolf-riders", 2, 1), ("White Hand Orcs", 1, 1)],
)
def test_armies_attack_edoras_and_defend_orthanc(name, attack, defense):
    """Orthanc cancels 2 and the army the others."""
    game = wotr(active=[place("Edoras", name)], at="3.1", stop=True)
    assert [entry.text for entry in game.log()][1] == f"{attack} attack at Edoras"
    held = wotr(active=[place("Orthanc", name, attack=2 + defense)], at="3.1", stop=True)
    assert zones(held, "Orthanc", name) == ["shadow-scoring", "eliminated" if defense else "cycle"]
    lost = wotr(active=[place("Orthanc", name, attack=3 + defense)], at="3.1", stop=True)
    assert zones(lost, "Orthanc", name) == ["free-scoring", "eliminated"]


# ---- Gríma Wormtongue

GRIMA = "Gríma Wormtongue"


def test_grima_fetches_saruman_or_eliminates_a_rohan_character_in_play():
    game = wotr(
        saruman=player(reserve=[GRIMA], deck=["Gollum", "Saruman", "Shelob"], hand=["Uglúk"]),
        frodo=player(hand=["Théoden"], reserve=["Éowyn", "Gimli", "Riders of Rohan"]),
        active=[place("Edoras", "Éomer")],
        first=SARUMAN,
    )
    game.play(f"use {GRIMA}")
    assert (asked(game), offers(game)) == (SARUMAN, ["fetch Saruman", "eliminate a Rohan character"])
    assert zone(game, GRIMA) == "eliminated"
    game.play("eliminate a Rohan character")
    assert (asked(game), sorted(offers(game))) == (SARUMAN, ["choose Éomer", "choose Éowyn"])
    game.play("choose Éomer")
    assert zones(game, "Éomer", "Éowyn", "Théoden", "Saruman") == ["eliminated", "reserve", "hand", "deck"]


def test_grima_shows_saruman_and_shuffles_the_deck():
    game = wotr(
        saruman=player(reserve=[GRIMA], deck=["Gollum", "Saruman", "Shelob"], hand=["Uglúk"]),
        frodo=player(reserve=["Éowyn"]),
        first=SARUMAN,
    )
    game.play(f"use {GRIMA}", "fetch Saruman", "take Saruman")
    assert names(game, "hand", SARUMAN) == ["Uglúk", "Saruman"]
    assert sorted(names(game, "deck", SARUMAN)) == ["Gollum", "Shelob"]
    assert zone(game, "Éowyn") == "reserve"
    assert [piece.get("name") for piece in game.view(FRODO)["players"][SARUMAN]["hand"]] == ["Saruman", None]


def test_grima_does_what_can_be_done():
    """With Saruman in the cycle pile the Rohan character is all that is left; without both there is nothing to do."""
    written = player(reserve=[GRIMA], deck=["Gollum"], cycle=["Saruman"], hand=["Uglúk"])
    game = wotr(saruman=written, frodo=player(reserve=["Éowyn"]), first=SARUMAN)
    game.play(f"use {GRIMA}")
    assert zones(game, GRIMA, "Éowyn", "Saruman") == ["eliminated", "eliminated", "cycle"]
    nothing = wotr(saruman=written, frodo=player(hand=["Éowyn"], reserve=["Riders of Rohan"]), first=SARUMAN)
    assert f"use {GRIMA}" not in offers(nothing)


def test_grima_acts_from_reserve_only():
    game = wotr(saruman=player(deck=["Saruman"], hand=["Uglúk"]), active=[place("Weathertop", GRIMA)], first=SARUMAN)
    assert f"use {GRIMA}" not in offers(game)


# ---- Saruman


@pytest.mark.rule("wotr.card-text.11")
@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ({"saruman": player(reserve=["Saruman"], deck=["Gollum"] + ["White Hand Orcs"] * 6)}, 5),
        ({"saruman": player(hand=["Saruman"], deck=["Gollum"] + ["White Hand Orcs"] * 6)}, 4),
    ],
)
def test_saruman_in_reserve_draws_one_more_card(written, drawn):
    game = wotr(**written, at="5.1", stop=True)
    assert len(names(game, "hand", SARUMAN)) == drawn + (zone(game, "Saruman") == "hand")


@pytest.mark.rule("wotr.card-text.12")
def test_saruman_is_cycled_when_forsaken_from_the_top_of_the_deck():
    """The last card of a hand is paid for by forsaking."""
    game = wotr(saruman=player(hand=["Wolf-riders"], deck=["Saruman", "Gollum"]), active=["Edoras"], first=SARUMAN)
    game.play("play Wolf-riders", "to Edoras")
    assert zones(game, "Saruman", "Gollum") == ["cycle", "deck"]


@pytest.mark.rule("wotr.card-text.12")
@pytest.mark.parametrize("written", [{"hand": ["Saruman"]}, {"reserve": ["Saruman"]}])
def test_saruman_forsaken_from_elsewhere_is_eliminated(written):
    game = wotr(saruman=player(**written), path=3, paths=["The Doors of Durin"], at="1.2", stop=True)
    game.play("yes")
    assert zone(game, "Saruman") == "eliminated"


def test_saruman_enters_paths_five_and_six_and_leads_isengard():
    game = wotr(active=[place("Amon Hen", "Saruman")], at="3.1", stop=True)
    assert (zone(game, "Saruman"), game.table()["corruption"]) == ("eliminated", 2)
    game = wotr(active=[place("Edoras", "Saruman", "White Hand Orcs", defense=1)], at="3.1", stop=True)
    assert [entry.text for entry in game.log()][1] == "3 attack at Edoras"


# ---- Uglúk


def test_ugluk_activates_another_path_of_the_same_number():
    game = wotr(
        saruman=player(hand=["Gollum"]),
        active=[place("Amon Hen", "Uglúk", "Gimli")],
        first=SARUMAN,
    )
    game.play("use Uglúk")
    assert (asked(game), offers(game)) == (SARUMAN, ["activate Dead Marshes", "activate Emyn Muil"])
    game.play("activate Dead Marshes")
    assert zones(game, "Amon Hen", "Dead Marshes", "Uglúk") == ["free-scoring", "active", "eliminated"]
    assert (zone(game, "Gimli"), game.table()["path"]) == ("eliminated", 6)


def test_ugluk_cannot_where_no_path_of_the_number_is_left():
    game = wotr(
        saruman=player(hand=["Gollum"]),
        active=[place("Amon Hen", "Uglúk")],
        free_scoring=["Dead Marshes", "Emyn Muil"],
        first=SARUMAN,
    )
    assert "use Uglúk" not in offers(game)
    fellowship = wotr(scenario="fellowship", balrog=player(hand=["Hill-troll"]), active=[place("Amon Hen", "Uglúk")])
    assert "use Uglúk" not in offers(fellowship)


def test_ugluk_acts_on_a_path_only():
    game = wotr(saruman=player(hand=["Gollum"], reserve=["Uglúk"]), active=["Amon Hen"], first=SARUMAN)
    assert "use Uglúk" not in offers(game)
    game = wotr(saruman=player(hand=["Gollum"]), active=[place("Orthanc", "Uglúk"), "Amon Hen"], first=SARUMAN)
    assert "use Uglúk" not in offers(game)


# ---- Palantír of Orthanc

PALANTIR = "Palantír of Orthanc"
SEER = card("Saruman", items=[PALANTIR])


def test_the_palantir_shows_three_cards_one_is_lost_one_kept_one_cycled():
    game = wotr(
        saruman=player(hand=["Uglúk"], reserve=[SEER], deck=["Gollum", "Shelob", "Hill-troll", GRIMA]), first=SARUMAN
    )
    game.play(f"use {PALANTIR}")
    assert (asked(game), offers(game)) == (SARUMAN, ["eliminate Gollum", "eliminate Shelob", "eliminate Hill-troll"])
    game.play("eliminate Gollum")
    assert offers(game) == ["keep Shelob", "keep Hill-troll"]
    game.play("keep Hill-troll")
    assert zones(game, "Gollum", "Shelob", "Hill-troll", GRIMA) == ["eliminated", "cycle", "hand", "deck"]


def test_the_palantir_is_used_once_a_round():
    game = wotr(
        saruman=player(hand=["Uglúk"], reserve=[SEER], deck=["Gollum", "Shelob", "Hill-troll", GRIMA, "Wolf-riders"]),
        first=SARUMAN,
        patient=True,
    )
    game.play(f"use {PALANTIR}", "eliminate Gollum", "keep Hill-troll", "pass", "pass", "pass")
    assert (asked(game), f"use {PALANTIR}" in offers(game)) == (SARUMAN, False)


def test_the_palantir_gives_up_two_cards_before_one_is_kept():
    game = wotr(saruman=player(hand=["Uglúk"], reserve=[SEER], deck=["Gollum", "Shelob"]), first=SARUMAN)
    game.play(f"use {PALANTIR}")
    game.play("eliminate Gollum")
    assert zones(game, "Gollum", "Shelob") == ["eliminated", "cycle"]
    assert names(game, "hand", SARUMAN) == ["Uglúk"]


def test_the_palantir_works_from_reserve_only_and_with_cards_to_see():
    game = wotr(
        saruman=player(hand=["Uglúk"], deck=["Gollum", "Shelob", "Hill-troll"]),
        active=[place("Edoras", SEER)],
        first=SARUMAN,
    )
    assert f"use {PALANTIR}" not in offers(game)
    game = wotr(saruman=player(hand=["Uglúk"], reserve=[SEER]), first=SARUMAN)
    assert f"use {PALANTIR}" not in offers(game)


# ---- Saruman's Staff and Woven of All Colours

STAFF, ROBE = "Saruman's Staff", "Woven of All Colours"


@pytest.mark.rule("wotr.card-text.28")
@pytest.mark.parametrize("name", [PALANTIR, STAFF, ROBE])
def test_items_of_isengard_are_wielded_by_saruman_only(name):
    game = wotr(saruman=player(hand=[name, "Gollum"], reserve=["Uglúk", GRIMA]), first=SARUMAN)
    assert f"play {name}" not in offers(game)
    game = wotr(
        saruman=player(hand=[name, "Gollum"], reserve=["Uglúk"]),
        active=[place("Edoras", "Saruman")],
        first=SARUMAN,
        patient=True,
    )
    game.play(f"play {name}")
    assert offers(game) == ["onto Saruman"]


@pytest.mark.parametrize(
    ("written", "may_pass"),
    [
        (
            {"saruman": player(hand=["Gollum"] + ["White Hand Orcs"] * 2, reserve=[card("Saruman", items=[STAFF])])},
            True,
        ),
        (
            {
                "saruman": player(hand=["Gollum"] + ["White Hand Orcs"] * 2),
                "active": [place("Edoras", card("Saruman", items=[STAFF]))],
            },
            True,
        ),
        ({"saruman": player(hand=[STAFF] + ["White Hand Orcs"] * 2, reserve=["Saruman"])}, False),
    ],
)
def test_the_staff_in_play_raises_the_carryover_limit(written, may_pass):
    game = wotr(**written, first=SARUMAN)
    assert ("pass" in offers(game)) == may_pass


def test_the_staff_adds_its_symbols_to_saruman():
    game = wotr(active=[place("Amon Hen", card("Saruman", items=[STAFF]))], at="3.1", stop=True)
    assert game.table()["corruption"] == 3
    game = wotr(active=[place("Edoras", card("Saruman", items=[STAFF]), defense=1)], at="3.1", stop=True)
    assert [entry.text for entry in game.log()][1] == "2 attack at Edoras"


ROBED = card("Saruman", items=[ROBE, STAFF])


@pytest.mark.rule("wotr.card-text.29")
@pytest.mark.parametrize("location", ["Amon Hen", "Edoras"])
def test_the_robe_saves_saruman_and_his_items_in_any_combat(location):
    game = wotr(active=[place(location, ROBED)], at="3.1", stop=True)
    assert zones(game, "Saruman", ROBE, STAFF) == ["cycle", "cycle", "cycle"]


@pytest.mark.rule("wotr.card-text.29")
def test_the_robe_saves_saruman_when_he_is_lost_as_a_defender():
    game = wotr(active=[place("Orthanc", ROBED, "Fighting Uruk-hai", attack=4)], at="3.1", stop=True)
    game.play("lose Saruman")
    assert zones(game, "Saruman", ROBE, STAFF, "Fighting Uruk-hai", "Orthanc") == [
        "cycle",
        "cycle",
        "cycle",
        "cycle",
        "shadow-scoring",
    ]


@pytest.mark.rule("wotr.card-text.29")
def test_the_robe_does_not_save_saruman_from_being_forsaken():
    game = wotr(saruman=player(reserve=[ROBED]), path=3, paths=["The Doors of Durin"], at="1.2", stop=True)
    game.play("yes", "forsake Saruman")
    assert zones(game, "Saruman", ROBE, STAFF) == ["eliminated", "eliminated", "eliminated"]


# ---- Threats and Promises

THREATS = "Threats and Promises"


def test_threats_and_promises_activate_an_isengard_battleground_and_bring_saruman():
    game = wotr(
        saruman=player(
            hand=[THREATS, "Gollum"], reserve=[card("Saruman", arrived=1, items=[STAFF])], deck=["Shelob", "Uglúk"]
        ),
        frodo=player(deck=["Sting"]),
        battlegrounds=["Edoras", "Orthanc", "Moria", "Minas Tirith"],
        shadow_scoring=["Helm's Deep"],
        first=SARUMAN,
    )
    assert "move Saruman" not in offers(game)
    game.play(f"play {THREATS}")
    assert (asked(game), offers(game)) == (
        SARUMAN,
        ["activate Edoras", "activate Helm's Deep", "activate Orthanc"],
    )
    game.play("activate Helm's Deep")
    assert asked(game) == FRODO
    game.play("play none")
    assert (asked(game), offers(game)) == (SARUMAN, ["yes", "no"])
    game.play("yes")
    assert only(game, "Saruman").attached_to == "Helm's Deep"
    assert zones(game, STAFF, THREATS) == ["field", "eliminated"]
    assert only(game, "Helm's Deep").tokens == {"stripped": 1}


def test_saruman_need_not_follow_his_threats():
    game = wotr(saruman=player(hand=[THREATS, "Gollum"], reserve=["Saruman"]), battlegrounds=["Orthanc"], first=SARUMAN)
    game.play(f"play {THREATS}", "take none", "no")
    assert (zone(game, "Saruman"), names(game, "active")) == ("reserve", ["Orthanc"])


def test_the_threats_are_empty_without_saruman_in_reserve():
    game = wotr(
        saruman=player(hand=[THREATS, "Gollum"]),
        active=[place("Edoras", "Saruman")],
        battlegrounds=["Orthanc"],
        first=SARUMAN,
    )
    game.play(f"play {THREATS}")
    assert (names(game, "active"), zone(game, THREATS)) == (["Edoras"], "eliminated")


def test_the_threats_are_empty_when_every_isengard_battleground_is_active():
    game = wotr(
        saruman=player(hand=[THREATS, "Gollum"], reserve=["Saruman"]),
        active=["Edoras", "Orthanc", "Helm's Deep"],
        battlegrounds=["Moria"],
        first=SARUMAN,
        round=2,
    )
    game.play(f"play {THREATS}")
    assert zones(game, "Saruman", THREATS, "Gollum") == ["reserve", "eliminated", "cycle"]
    assert (asked(game), game.decision.kind) == (FRODO, "action")
