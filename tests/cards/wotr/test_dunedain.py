"""Dúnedain: cards 1-17."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    all_pass,
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

IDLE = player(ring=0)
"""A player who can do nothing and so is not asked."""

PRINTED = [
    ("Dead Men of Dunharrow", 0, 0, 0, 0, 0, ""),
    ("Knights of Dol Amroth", 1, 1, 0, 0, 0, ""),
    ("Guards of the Citadel", 1, 1, 0, 0, 0, ""),
    ("Soldiers of Gondor", 1, 1, 0, 0, 0, ""),
    ("The Great Gate", 0, 0, 0, 0, 0, ""),
    ("Aragorn", 1, 1, 1, 1, 0, ""),
    ("Boromir", 0, 1, 1, 0, 1, "3-6"),
    ("Denethor", 0, 0, 1, 1, 0, ""),
    ("Faramir", 0, 1, 1, 0, 1, "7-8"),
    ("Halbarad", 0, 1, 1, 0, 1, "2-3"),
    ("Prince Imrahil", 0, 1, 1, 0, 0, ""),
    ("Strider", 1, 1, 0, 0, 2, "2-6"),
    ("Andúril", 1, 1, 0, 0, 1, ""),
    ("Blade of Westernesse", 1, 1, 0, 0, 1, ""),
    ("Paths of the Dead", 0, 0, 0, 0, 0, ""),
    ("The Red Arrow", 0, 0, 0, 0, 0, ""),
    ("The Three Hunters", 0, 0, 0, 0, 0, ""),
]
"""Title; battleground attack and defense, leadership attack and defense, path defense; paths."""


@pytest.mark.parametrize(("number", "printed"), list(enumerate(PRINTED, 1)))
def test_what_is_printed(number, printed):
    (info,) = (info for info in rw.cards("wotr") if info.set == "dunedain" and info.number == number)
    stats = ("battleground_attack", "battleground_defense", "leadership_attack", "leadership_defense", "path_defense")
    symbols = [info.stats.get(stat, 0) for stat in stats]
    assert (info.name, *symbols, info.labels.get("paths", ""), info.copies) == (*printed, 1)


COUNTING = ("wotr.path-combat.3", "wotr.battleground-combat.5")
"""The steps that count the attack."""


def attack(game: rw.Game) -> list[str]:
    """How the log counts the attack in the combats so far."""
    return [entry.text for entry in game.log() if entry.rule in COUNTING]


# ---- armies


def test_dead_men_attack_with_aragorn_who_leads_them():
    """Aragorn 1 + 1, the Dead Men 2: 4 against 2 of Umbar and 1 of the Corsairs."""
    game = wotr(active=[place("Umbar", "Dead Men of Dunharrow", "Aragorn", "Corsairs of Umbar")], at="3.1", stop=True)
    assert attack(game) == ["4 attack at Umbar"]
    assert zones(game, "Umbar", "Corsairs of Umbar") == ["free-scoring", "eliminated"]


def test_dead_men_defend_under_aragorn():
    """Pelargir 1, the Dead Men 2, Aragorn 1 + 1 against 2 of the Mûmakil."""
    game = wotr(active=[place("Pelargir", "Dead Men of Dunharrow", "Aragorn", "Haradrim Mûmakil")], at="3.1", stop=True)
    assert game.state.scope.names == {"attack": 2, "defense": 5, "left": 1}
    game.play("lose Dead Men of Dunharrow")
    assert zones(game, "Pelargir", "Dead Men of Dunharrow", "Aragorn") == ["free-scoring", "eliminated", "cycle"]


def test_dead_men_are_worth_nothing_under_another_leader():
    game = wotr(active=[place("Umbar", "Dead Men of Dunharrow", "Boromir")], at="3.1", stop=True)
    assert (attack(game), zone(game, "Umbar")) == (["1 attack at Umbar"], "shadow-scoring")


@pytest.mark.parametrize("leaders", [("Aragorn", "Boromir"), ("Boromir", "Aragorn")])
@pytest.mark.parametrize("armies", [("Dead Men of Dunharrow", "Soldiers of Gondor")[::step] for step in (1, -1)])
def test_dead_men_support_aragorn_when_another_army_can_support_the_other_leader(leaders, armies):
    """Aragorn 1 + 1, Boromir 1, the Dead Men 2, the Soldiers 1."""
    game = wotr(active=[place("Umbar", *leaders, *armies)], at="3.1", stop=True)
    assert attack(game) == ["6 attack at Umbar"]


def test_dead_men_are_left_for_aragorn_when_somebody_else_is_supported_first():
    game = wotr(
        active=[
            place("Umbar", "Dead Men of Dunharrow", "Soldiers of Gondor", "Boromir", "Aragorn", "Prince Imrahil"),
        ],
        at="3.1",
        stop=True,
    )
    assert (asked(game), offers(game)) == (
        ARAGORN,
        ["support Boromir", "support Aragorn", "support Prince Imrahil"],
    )
    game.play("support Boromir", "support Aragorn")
    assert attack(game) == ["6 attack at Umbar"]


def test_dead_men_may_be_given_to_a_leader_in_place_of_strider():
    written = [place("Umbar", "Dead Men of Dunharrow", "Strider", "Denethor")]
    for leader, symbols in (("Strider", 3), ("Denethor", 2)):
        game = wotr(active=written, at="3.1", stop=True)
        assert offers(game) == ["support Strider", "support Denethor"]
        game.play(f"support {leader}")
        assert attack(game) == [f"{symbols} attack at Umbar"]


@pytest.mark.parametrize(
    ("name", "home", "defense"),
    [("Knights of Dol Amroth", "Dol Amroth", 2), ("The Great Gate", "Minas Tirith", 3)],
)
def test_armies_that_are_stronger_at_home(name, home, defense):
    game = wotr(active=[place(home, name)])
    assert only(game, name).value("battleground_defense") == defense
    away = wotr(active=[place("Pelargir", name), home])
    assert only(away, name).value("battleground_defense") == defense - (1 if name.startswith("Knights") else 3)


@pytest.mark.rule("wotr.card-text.25", "wotr.faction-cards.25")
def test_guards_of_the_citadel_have_one_more_defense_at_minas_tirith():
    home = wotr(active=[place("Minas Tirith", "Guards of the Citadel")])
    assert only(home, "Guards of the Citadel").value("battleground_defense") == 2
    assert only(home, "Guards of the Citadel").value("battleground_attack") == 1
    away = wotr(active=[place("Pelargir", "Guards of the Citadel"), "Minas Tirith"])
    assert only(away, "Guards of the Citadel").value("battleground_defense") == 1


@pytest.mark.rule("wotr.card-text.25")
def test_guards_of_the_citadel_hold_minas_tirith_against_five():
    """Minas Tirith cancels 3 of 5; the Guards cancel the other 2, where Soldiers cancel 1."""
    attackers = ("Grond, Hammer of the Underworld", "Haradrim Mûmakil")
    held = wotr(active=[place("Minas Tirith", "Guards of the Citadel", *attackers)], at="3.1", stop=True)
    assert zones(held, "Minas Tirith", "Guards of the Citadel") == ["free-scoring", "eliminated"]
    lost = wotr(active=[place("Minas Tirith", "Soldiers of Gondor", *attackers)], at="3.1", stop=True)
    assert zones(lost, "Minas Tirith", "Soldiers of Gondor") == ["shadow-scoring", "eliminated"]


def test_the_great_gate_enters_no_shadow_battleground():
    game = wotr(
        aragorn=player(hand=["The Great Gate", "Boromir"]),
        active=["Umbar", "Pelargir", "Minas Morgul"],
        first=ARAGORN,
    )
    game.play("play The Great Gate")
    assert offers(game) == ["to Pelargir", "to reserve"]
    later = wotr(aragorn=player(reserve=["The Great Gate"]), active=["Umbar"], round=2, first=ARAGORN)
    assert "move The Great Gate" not in offers(later)
    assert later.why_not("move The Great Gate") == (
        "The Great Gate may not enter any active location [wotr.move-action.2]"
    )


# ---- Aragorn and Strider


@pytest.mark.rule("wotr.card-text.2", "wotr.procedure-remove.1")
@pytest.mark.parametrize("where", ["hand", "deck", "cycle", "reserve"])
def test_playing_aragorn_removes_strider_wherever_he_is(where):
    zones_of = {"hand": ["Aragorn", "Boromir"], "deck": ["Arwen", "Legolas"], "cycle": ["Elrond"], "reserve": []}
    zones_of[where] = [*zones_of[where], "Strider"]
    game = wotr(aragorn=player(**zones_of), active=["Minas Tirith"], first=ARAGORN)
    game.play("play Aragorn", "to Minas Tirith")
    if where == "hand":
        game.play("cycle Boromir")
    assert names(game, "eliminated", ARAGORN) == ["Strider"]
    assert sorted(names(game, "deck", ARAGORN)) == ["Arwen", "Legolas"]


@pytest.mark.rule("wotr.card-text.2", "wotr.playing-an-item.9")
def test_strider_on_a_path_is_removed_with_anduril():
    game = wotr(
        aragorn=player(hand=["Aragorn", "Boromir"]),
        active=[place("Weathertop", card("Strider", items=["Andúril"]))],
        first=ARAGORN,
    )
    game.play("play Aragorn")
    assert zones(game, "Strider", "Andúril", "Boromir") == ["eliminated", "eliminated", "cycle"]


def test_moving_aragorn_removes_nobody():
    game = wotr(aragorn=player(reserve=["Aragorn"], deck=["Strider"]), active=["Minas Tirith"], first=ARAGORN, round=2)
    game.play("move Aragorn")
    assert zones(game, "Aragorn", "Strider") == ["field", "deck"]


@pytest.mark.parametrize(("where", "hand"), [("reserve", 4), ("field", 3)])
def test_aragorn_draws_one_more_card_only_while_in_reserve(where, hand):
    deck = ["Arwen", "Legolas", "Elrond", "Faramir", "Boromir"]
    game = wotr(
        aragorn=player(reserve=["Aragorn"] if where == "reserve" else [], deck=deck),
        active=[place("Minas Tirith", *(["Aragorn"] if where == "field" else []))],
        at="5.1",
        stop=True,
    )
    assert names(game, "hand", ARAGORN) == deck[:hand]


def test_aragorn_is_cycled_only_when_forsaken_from_the_top_of_the_deck():
    def reaver(**zones_of: object) -> rw.Game:
        return wotr(aragorn=player(**zones_of), witch_king=player(reserve=["The Reaver"]), first=WITCH_KING)

    game = reaver(deck=["Aragorn", "Boromir"], hand=["Arwen"])
    game.play("use The Reaver", "forsake the top card")
    assert zone(game, "Aragorn") == "cycle"
    game = reaver(deck=["Boromir"], hand=["Aragorn"])
    game.play("use The Reaver", "forsake Aragorn")
    assert zone(game, "Aragorn") == "eliminated"
    game = reaver(deck=["Boromir"], reserve=["Aragorn"])
    game.play("use The Reaver", "forsake Aragorn")
    assert zone(game, "Aragorn") == "eliminated"


@pytest.mark.rule("wotr.card-text.1")
def test_strider_on_a_path_activates_a_path_of_the_next_number():
    game = wotr(
        aragorn=player(deck=["Arwen", "Elrond"], ring=0),
        active=[place("Weathertop", "Strider")],
        free_scoring=["Imladris"],
        first=ARAGORN,
    )
    assert offers(game) == ["use Strider", "pass"]
    game.play("use Strider")
    assert offers(game) == ["activate Fords of Bruinen", "activate The Council of Elrond"]
    game.play("activate The Council of Elrond")
    assert zones(game, "Weathertop", "Strider", "The Council of Elrond") == ["free-scoring", "cycle", "active"]
    assert (names(game, "hand", ARAGORN), game.table()["path"]) == (["Arwen"], 3)


@pytest.mark.rule("wotr.card-text.1")
def test_strider_does_nothing_from_reserve_or_from_a_battleground():
    for written in (
        {"aragorn": player(reserve=["Strider"], ring=0)},
        {"active": ["Weathertop", place("Umbar", "Strider")]},
    ):
        game = wotr(**{"active": ["Weathertop"], **written}, first=ARAGORN)
        assert "use Strider" not in offers(game)


# ---- other characters


def test_boromir_on_a_path_draws_and_then_forsakes():
    game = wotr(
        aragorn=player(hand=["Boromir", "Arwen", "Elrond"], deck=["Legolas", "Faramir"]),
        active=["Imladris"],
        first=ARAGORN,
    )
    game.play("play Boromir", "to Imladris", "cycle Arwen")
    assert (asked(game), offers(game)) == (ARAGORN, ["forsake Elrond", "forsake Legolas", "forsake the top card"])
    game.play("forsake Legolas")
    assert zones(game, "Boromir", "Legolas", "Faramir") == ["field", "eliminated", "deck"]


def test_boromir_in_reserve_draws_and_forsakes_only_when_he_moves_to_a_path():
    game = wotr(
        aragorn=player(hand=["Boromir", "Arwen"], deck=["Legolas", "Faramir"]),
        active=["Imladris", "Minas Tirith"],
        first=ARAGORN,
    )
    game.play("play Boromir", "to reserve")
    assert (names(game, "hand", ARAGORN), names(game, "eliminated", ARAGORN)) == (["Legolas"], [])
    moved = wotr(
        aragorn=player(reserve=["Boromir"], hand=["Arwen"], deck=["Legolas"]),
        active=["Imladris", "Minas Tirith"],
        first=ARAGORN,
        round=2,
    )
    moved.play("move Boromir", "to Imladris", "forsake Arwen")
    assert (names(moved, "hand", ARAGORN), names(moved, "eliminated", ARAGORN)) == ([], ["Arwen"])


def test_boromir_with_nothing_to_forsake_suffers_nothing():
    game = wotr(aragorn=player(reserve=["Boromir"]), active=["Imladris"], first=ARAGORN, round=2)
    game.play("move Boromir")
    assert only(game, "Boromir").attached_to == "Imladris"
    assert names(game, "eliminated", ARAGORN) == []


def test_denethor_forsakes_to_take_one_of_his_sons():
    game = wotr(
        aragorn=player(reserve=["Denethor"], hand=["Arwen"], deck=["Legolas", "Faramir", "Boromir"], ring=0),
        first=ARAGORN,
    )
    game.play("use Denethor")
    assert offers(game) == ["forsake Arwen", "forsake Denethor", "forsake the top card"]
    game.play("forsake Denethor")
    assert offers(game) == ["take Boromir", "take Faramir"]
    game.play("take Faramir")
    assert names(game, "hand", ARAGORN) == ["Arwen", "Faramir"]
    assert sorted(names(game, "deck", ARAGORN)) == ["Boromir", "Legolas"]
    assert names(game, "eliminated", ARAGORN) == ["Denethor"]


def test_denethor_who_forsakes_the_only_son_in_the_deck_takes_nobody():
    game = wotr(aragorn=player(reserve=["Denethor"], deck=["Boromir", "Arwen"], ring=0), first=ARAGORN)
    game.play("use Denethor", "forsake the top card")
    assert zones(game, "Boromir", "Arwen", "Denethor") == ["eliminated", "deck", "reserve"]
    assert names(game, "hand", ARAGORN) == []


@pytest.mark.rule("wotr.procedure-eliminate.8")
def test_denethor_gets_nothing_for_aragorn_who_is_cycled_and_not_eliminated():
    game = wotr(
        aragorn=player(reserve=["Denethor"], hand=["Arwen"], deck=["Aragorn", "Faramir", "Boromir"], ring=0),
        first=ARAGORN,
    )
    game.play("use Denethor", "forsake the top card")
    assert zones(game, "Aragorn", "Faramir", "Boromir") == ["cycle", "deck", "deck"]
    assert (names(game, "hand", ARAGORN), asked(game)) == (["Arwen"], SARUMAN)


def test_denethor_finds_no_son_in_the_cycle_pile():
    game = wotr(aragorn=player(reserve=["Denethor"], deck=["Arwen"], cycle=["Boromir", "Faramir"]), first=ARAGORN)
    assert "use Denethor" not in offers(game)


def test_faramir_on_a_path_7_may_lead_to_another():
    game = wotr(
        aragorn=player(hand=["Faramir", "Arwen"], deck=["Legolas", "Elrond"]),
        active=["Osgiliath"],
        first=ARAGORN,
    )
    game.play("play Faramir", "to Osgiliath")
    assert (asked(game), offers(game)) == (ARAGORN, ["yes", "no"])
    game.play("yes")
    assert offers(game) == ["activate Henneth Annûn", "activate The Cross-roads"]
    game.play("activate Henneth Annûn")
    assert zones(game, "Osgiliath", "Faramir", "Henneth Annûn") == ["free-scoring", "cycle", "active"]
    assert names(game, "hand", ARAGORN) == ["Legolas"]
    assert game.table()["path"] == 7


def test_faramir_may_leave_it_and_needs_another_path_7():
    stays = wotr(aragorn=player(reserve=["Faramir"], ring=0), active=["Osgiliath"], first=ARAGORN, round=2)
    stays.play("move Faramir", "no")
    assert (zone(stays, "Osgiliath"), only(stays, "Faramir").attached_to) == ("active", "Osgiliath")
    alone = wotr(aragorn=player(reserve=["Faramir"]), active=["Osgiliath"], paths=[], first=ARAGORN, round=2)
    alone.play("move Faramir")
    assert asked(alone) != ARAGORN
    beyond = wotr(aragorn=player(reserve=["Faramir"]), active=["Morgul Vale"], first=ARAGORN, round=2)
    beyond.play("move Faramir")
    assert asked(beyond) != ARAGORN


def test_halbarad_is_cycled_to_take_strider_or_aragorn():
    game = wotr(
        aragorn=player(reserve=[card("Halbarad", arrived=1)], deck=["Arwen", "Strider", "Aragorn"]), first=ARAGORN
    )
    game.play("use Halbarad")
    assert offers(game) == ["take Aragorn", "take Strider"]
    game.play("take Strider")
    assert zones(game, "Halbarad", "Strider", "Aragorn") == ["cycle", "hand", "deck"]
    none = wotr(aragorn=player(reserve=["Halbarad"], deck=["Arwen"], cycle=["Strider"]), first=ARAGORN)
    assert "use Halbarad" not in offers(none)


@pytest.mark.rule("wotr.card-text.43", "wotr.procedure-cycle.3", "wotr.procedure-take.3")
def test_prince_imrahil_may_cycle_a_second_card_to_take_his_knights():
    game = wotr(
        aragorn=player(hand=["Prince Imrahil", "Arwen", "Elrond"], deck=["Legolas", "Knights of Dol Amroth"]),
        active=["Dol Amroth"],
        first=ARAGORN,
    )
    game.play("play Prince Imrahil", "to Dol Amroth", "cycle Arwen", "yes", "take Knights of Dol Amroth")
    assert names(game, "cycle", ARAGORN) == ["Arwen", "Elrond"]
    assert names(game, "hand", ARAGORN) == ["Knights of Dol Amroth"]
    assert names(game, "deck", ARAGORN) == ["Legolas"]


def test_prince_imrahil_is_asked_even_without_the_knights_but_not_without_a_card():
    game = wotr(
        aragorn=player(hand=["Prince Imrahil", "Arwen", "Elrond"], deck=["Legolas"]),
        active=["Dol Amroth"],
        first=ARAGORN,
    )
    game.play("play Prince Imrahil", "to reserve", "cycle Arwen", "yes")
    assert (names(game, "hand", ARAGORN), names(game, "cycle", ARAGORN)) == ([], ["Arwen", "Elrond"])
    empty = wotr(
        aragorn=player(hand=["Prince Imrahil", "Arwen"], deck=["Knights of Dol Amroth"]),
        active=["Dol Amroth"],
        first=ARAGORN,
    )
    empty.play("play Prince Imrahil", "to reserve")
    assert (zone(empty, "Knights of Dol Amroth"), asked(empty)) == ("deck", SARUMAN)


@pytest.mark.rule("wotr.move-action.4")
def test_prince_imrahil_who_is_moved_finds_no_knights():
    game = wotr(
        aragorn=player(reserve=["Prince Imrahil"], hand=["Arwen"], deck=["Knights of Dol Amroth"]),
        active=["Dol Amroth"],
        first=ARAGORN,
        round=2,
    )
    game.play("move Prince Imrahil")
    assert zones(game, "Prince Imrahil", "Arwen", "Knights of Dol Amroth") == ["field", "hand", "deck"]


# ---- items


def test_anduril_moves_its_wielder_who_has_no_choice():
    game = wotr(
        aragorn=player(reserve=[card("Strider", arrived=1, items=["Andúril"])], ring=0),
        battlegrounds=["Harad", "Moria"],
        free_scoring=["Umbar"],
        first=ARAGORN,
    )
    game.play("use Andúril", "activate Umbar")
    assert only(game, "Strider").attached_to == "Umbar"
    assert only(game, "Andúril").attached_to == "Strider"
    assert only(game, "Umbar").tokens == {"stripped": 1}


def test_anduril_needs_a_dunedain_battleground_that_is_not_active():
    game = wotr(
        aragorn=player(reserve=[card("Aragorn", items=["Andúril"])]),
        active=["Minas Tirith"],
        battlegrounds=["Moria", "Edoras"],
        first=ARAGORN,
    )
    assert "use Andúril" not in offers(game)
    field = wotr(active=[place("Minas Tirith", card("Aragorn", items=["Andúril"]))], first=ARAGORN)
    assert "use Andúril" not in offers(field)


def test_anduril_forsaken_at_minas_tirith_still_sends_aragorn_there():
    game = wotr(
        aragorn=player(reserve=[card("Aragorn", items=["Andúril"])], deck=["Arwen", "Elrond", "Legolas"]),
        battlegrounds=["Minas Tirith"],
        first=ARAGORN,
    )
    game.play("use Andúril", "yes", "forsake Andúril")
    assert only(game, "Aragorn").attached_to == "Minas Tirith"
    assert zone(game, "Andúril") == "eliminated"
    gone = wotr(
        aragorn=player(reserve=[card("Aragorn", items=["Andúril"])], deck=["Arwen", "Elrond", "Legolas"]),
        battlegrounds=["Minas Tirith"],
        first=ARAGORN,
    )
    gone.play("use Andúril", "yes", "forsake Aragorn")
    assert zones(gone, "Aragorn", "Andúril", "Minas Tirith") == ["eliminated", "eliminated", "active"]


def test_anduril_is_wielded_by_strider_or_aragorn_only():
    game = wotr(aragorn=player(hand=["Andúril", "Arwen"], reserve=["Strider", "Boromir"]), first=ARAGORN, patient=True)
    game.play("play Andúril")
    assert offers(game) == ["onto Strider"]


def test_a_blade_of_westernesse_is_wielded_by_any_hobbit():
    game = wotr(
        aragorn=player(hand=["Blade of Westernesse", "Arwen"], reserve=["Boromir"]),
        frodo=player(reserve=["Merry Brandybuck", "Gimli"]),
        active=[place("Bag End", "Fatty Bolger")],
        first=ARAGORN,
    )
    game.play("play Blade of Westernesse")
    assert offers(game) == ["onto Fatty Bolger", "onto Merry Brandybuck"]
    game.play("onto Fatty Bolger")
    assert only(game, "Blade of Westernesse").attached_to == "Fatty Bolger"


def test_a_blade_of_westernesse_goes_with_its_wielder():
    """Merry and his blade cancel 2, and both are cycled: each to the deck it belongs to."""
    game = wotr(
        active=[
            place("Bag End", card("Merry Brandybuck", items=["Blade of Westernesse"]), "The Hunter", "The Commander")
        ],
        at="3.1",
        stop=True,
    )
    assert (zone(game, "Bag End"), game.table()["corruption"]) == ("free-scoring", 0)
    assert (names(game, "cycle", FRODO), names(game, "cycle", ARAGORN)) == (
        ["Merry Brandybuck"],
        ["Blade of Westernesse"],
    )


# ---- events


@pytest.mark.parametrize(("reserve", "drawn"), [([], 4), (["Strider"], 5), (["Aragorn"], 5), (["Boromir"], 4)])
def test_paths_of_the_dead_draw_more_with_strider_or_aragorn_in_reserve(reserve, drawn):
    game = wotr(
        aragorn=player(
            hand=["Paths of the Dead", "Arwen", "Elrond", "Halbarad"],
            deck=["Legolas", "Faramir", "Denethor", "Galadriel", "Vilya, Ring of Air", "Lembas"],
            reserve=reserve,
        ),
        first=ARAGORN,
    )
    game.play("play Paths of the Dead", "cycle Arwen", "forsake Elrond", "forsake Halbarad")
    assert len(names(game, "hand", ARAGORN)) == drawn
    assert names(game, "eliminated", ARAGORN) == ["Elrond", "Halbarad", "Paths of the Dead"]


def test_paths_of_the_dead_paid_for_with_aragorn_himself_draw_four():
    game = wotr(
        aragorn=player(
            hand=["Paths of the Dead", "Arwen", "Elrond"],
            deck=["Legolas", "Faramir", "Denethor", "Galadriel", "Lembas"],
            reserve=["Aragorn"],
        ),
        first=ARAGORN,
    )
    game.play("play Paths of the Dead", "cycle Arwen", "forsake Aragorn", "forsake Elrond")
    assert names(game, "hand", ARAGORN) == ["Legolas", "Faramir", "Denethor", "Galadriel"]


def test_paths_of_the_dead_give_nothing_without_two_cards_to_forsake():
    game = wotr(aragorn=player(hand=["Paths of the Dead"], deck=["Legolas", "Faramir"]), first=ARAGORN)
    game.play("play Paths of the Dead")
    assert names(game, "eliminated", ARAGORN) == ["Legolas", "Paths of the Dead"]
    assert (names(game, "hand", ARAGORN), names(game, "deck", ARAGORN)) == ([], ["Faramir"])


def test_the_red_arrow_admits_armies_and_characters_of_rohan_by_play_and_by_move():
    game = wotr(
        aragorn=player(hand=["The Red Arrow", "Boromir"], ring=0),
        frodo=player(hand=["Éowyn", "Sting"], reserve=["Village Militia"], ring=0),
        saruman=IDLE,
        witch_king=IDLE,
        active=["Minas Morgul", "Rivendell", "Minas Tirith"],
        first=ARAGORN,
        round=2,
    )
    game.play("play The Red Arrow", "move Village Militia")
    assert offers(game) == ["to Minas Morgul", "to Minas Tirith"]
    game.play("to Minas Tirith", "play Éowyn")
    assert offers(game) == ["to Minas Morgul", "to Minas Tirith", "to reserve"]


def test_the_red_arrow_flies_for_one_round():
    game = wotr(
        aragorn=player(hand=["The Red Arrow", "Boromir"]),
        frodo=player(reserve=["Village Militia"]),
        active=["Minas Tirith"],
        battlegrounds=["Pelargir"],
        first=ARAGORN,
        round=2,
    )
    game.play("play The Red Arrow")
    all_pass(game)
    while game.table()["phase"] != "actions":
        game.play("no")
    assert (game.table()["round"], zone(game, "Pelargir")) == (3, "active")
    while asked(game) != FRODO:
        game.play("pass")
    assert "move Village Militia" not in offers(game)


def test_the_three_hunters_go_to_any_battleground():
    game = wotr(
        aragorn=player(hand=["The Three Hunters", "Boromir"], reserve=["Aragorn", "Legolas", "Faramir"], ring=0),
        frodo=player(reserve=["Gimli", "Sam Gamgee"], ring=0),
        saruman=IDLE,
        witch_king=IDLE,
        active=["Edoras", "Orthanc"],
        first=ARAGORN,
        round=2,
    )
    assert [key for key in offers(game) if key.startswith("move")] == []
    game.play("play The Three Hunters")
    assert (asked(game), offers(game)) == (FRODO, ["move Gimli", "pass"])
    game.play("move Gimli")
    assert offers(game) == ["to Edoras", "to Orthanc"]
    game.play("to Edoras")
    assert (asked(game), offers(game)) == (ARAGORN, ["move Aragorn", "move Legolas", "pass"])
    game.play("move Aragorn")
    assert offers(game) == ["to Edoras", "to Orthanc"]


@pytest.mark.parametrize(("hand", "defense"), [(["The Three Hunters", "Boromir"], 4), ([], 3)])
def test_a_rohan_army_supports_aragorn_after_the_three_hunters(hand, defense):
    """Edoras 1, the Riders 1, Aragorn 1, and 1 more of leadership if the Riders may support him."""
    game = wotr(
        aragorn=player(hand=hand, ring=0),
        frodo=IDLE,
        saruman=IDLE,
        witch_king=IDLE,
        active=[place("Edoras", "Riders of Rohan", "Aragorn", "Devilry of Saruman")],
        first=ARAGORN,
    )
    if hand:
        game.play("play The Three Hunters")
    assert game.state.scope.names == {"attack": 3, "defense": defense, "left": 2}
