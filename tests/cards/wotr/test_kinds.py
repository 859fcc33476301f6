"""One card of every kind of text."""

from __future__ import annotations

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


def test_guards_of_the_citadel_are_stronger_at_minas_tirith():
    game = wotr(active=[place("Minas Tirith", "Guards of the Citadel"), place("Pelargir", "Soldiers of Gondor")])
    assert only(game, "Guards of the Citadel").value("battleground_defense") == 2
    assert only(game, "Guards of the Citadel").explain("battleground_defense") == [
        "Printed battleground defense: 1",
        "+1 from Guards of the Citadel",
    ]


def test_aragorn_removes_strider_wherever_he_is():
    game = wotr(
        aragorn=player(hand=["Aragorn", "Boromir"], deck=["Arwen", "Strider", "Legolas"]),
        first=ARAGORN,
        active=["Minas Tirith"],
    )
    game.play("play Aragorn", "to reserve")
    assert zone(game, "Strider") == "eliminated"
    assert sorted(names(game, "deck", ARAGORN)) == ["Arwen", "Legolas"]


def test_aragorn_forsaken_from_the_deck_is_cycled():
    game = wotr(
        aragorn=player(deck=["Aragorn", "Boromir"], hand=["Arwen"]),
        witch_king=player(reserve=["The Reaver"]),
        first=WITCH_KING,
    )
    game.play("use The Reaver", "forsake the top card")
    assert zone(game, "Aragorn") == "cycle"


def test_strider_on_a_path_activates_the_next_and_fights_on_the_old_one():
    game = wotr(
        aragorn=player(deck=["Boromir"]),
        frodo=player(deck=["Sting", "Gimli"]),
        active=[place("Weathertop", "Strider", "The Witch-king")],
        first=ARAGORN,
    )
    assert offers(game)[0] == "use Strider"
    game.play("use Strider")
    assert offers(game) == ["activate Fords of Bruinen", "activate Imladris", "activate The Council of Elrond"]
    game.play("activate The Council of Elrond")
    assert zones(game, "Weathertop", "The Council of Elrond") == ["free-scoring", "active"]
    assert zones(game, "Strider", "The Witch-king") == ["eliminated", "eliminated"]
    assert names(game, "hand", ARAGORN) == ["Boromir"]
    assert game.table()["path"] == 3


def test_anduril_takes_its_wielder_to_a_battleground_even_in_the_same_round():
    game = wotr(
        aragorn=player(reserve=[card("Aragorn", arrived=1, items=["Andúril"])], ring=0),
        shadow_scoring=["Minas Tirith"],
        battlegrounds=["Pelargir", "Umbar", "Moria"],
        first=ARAGORN,
        patient=True,
    )
    assert "move Aragorn" not in offers(game)
    game.play("use Andúril")
    assert offers(game) == ["activate Minas Tirith", "activate Pelargir", "activate Umbar"]
    game.play("activate Minas Tirith", "no", "to Minas Tirith")
    assert only(game, "Aragorn").attached_to == "Minas Tirith"
    assert zone(game, "Andúril") == "field"
    assert only(game, "Minas Tirith").tokens == {"stripped": 1}


def test_the_red_arrow_opens_dunedain_battlegrounds_to_rohan_for_a_round():
    game = wotr(
        aragorn=player(hand=["The Red Arrow", "Boromir"]),
        frodo=player(hand=["Village Militia", "Sting"]),
        active=["Minas Tirith"],
        first=ARAGORN,
    )
    game.play("play The Red Arrow")
    assert zones(game, "The Red Arrow", "Boromir") == ["eliminated", "cycle"]
    game.play("pass", "play Village Militia")
    assert offers(game) == ["to Minas Tirith", "to reserve"]


def test_the_dead_men_fight_only_for_strider_or_aragorn():
    game = wotr(
        active=[place("Pelargir", "Dead Men of Dunharrow", "Strider", "Haradrim Mûmakil")], at="3.1", stop=True, seats=2
    )
    assert game.state.scope.names == {"attack": 2, "defense": 4, "left": 1}
    game.play("lose Dead Men of Dunharrow")
    assert zones(game, "Dead Men of Dunharrow", "Strider", "Pelargir") == ["eliminated", "cycle", "free-scoring"]
    alone = wotr(active=[place("Pelargir", "Dead Men of Dunharrow", "Haradrim Mûmakil")], at="3.1", stop=True)
    assert zones(alone, "Dead Men of Dunharrow", "Pelargir") == ["eliminated", "shadow-scoring"]


def test_more_leaders_than_armies_are_supported_as_their_player_says():
    game = wotr(
        active=[place("Edoras", "Devilry of Saruman", "Saruman", "Uglúk", "Riders of Rohan")],
        at="3.1",
        stop=True,
    )
    assert (asked(game), offers(game)) == (SARUMAN, ["support Saruman", "support Uglúk"])
    game.play("support Uglúk")
    assert zone(game, "Edoras") == "shadow-scoring"


def test_support_is_asked_for_only_where_it_counts():
    """Boromir leads attacks only: as a defender he needs no army."""
    game = wotr(
        active=[place("Minas Tirith", "Soldiers of Gondor", "Boromir", "Denethor", "Grond, Hammer of the Underworld")],
        at="3.1",
        stop=True,
    )
    assert zones(game, "Minas Tirith", "Boromir", "Denethor") == ["free-scoring", "cycle", "cycle"]


def test_frodo_is_never_eliminated_but_his_items_are():
    game = wotr(
        frodo=player(reserve=[card("Frodo Baggins", items=["Mithril Coat"])], hand=["Sting"]),
        witch_king=player(reserve=["The Reaver"]),
        first=WITCH_KING,
    )
    game.play("use The Reaver", "forsake Frodo Baggins")
    assert zones(game, "Frodo Baggins", "Mithril Coat") == ["cycle", "eliminated"]


def test_an_item_may_be_forsaken_without_its_wielder():
    game = wotr(
        frodo=player(reserve=[card("Frodo Baggins", items=["Mithril Coat"])]),
        witch_king=player(reserve=["The Reaver"]),
        first=WITCH_KING,
    )
    game.play("use The Reaver", "forsake Mithril Coat")
    assert zones(game, "Frodo Baggins", "Mithril Coat") == ["reserve", "eliminated"]


def test_the_elven_cloak_saves_its_wielder_and_all_items_in_path_combat():
    game = wotr(
        active=[place("Weathertop", card("Sam Gamgee", items=["Elven Cloak", "Sting"]), "The Hunter", "The Reaver")],
        at="3.1",
        stop=True,
    )
    assert zones(game, "Sam Gamgee", "Elven Cloak", "Sting") == ["cycle", "cycle", "cycle"]
    assert names(game, "cycle", ARAGORN) == ["Elven Cloak"]
    assert zone(game, "Weathertop") == "free-scoring"


def test_bow_of_the_galadhrim_suffers_no_other_weapon():
    game = wotr(
        aragorn=player(hand=["Bow of the Galadhrim", "Boromir"], reserve=["Legolas"]),
        first=ARAGORN,
    )
    assert "play Bow of the Galadhrim" in offers(game)
    game.play("play Bow of the Galadhrim")
    assert only(game, "Bow of the Galadhrim").attached_to == "Legolas"


def test_the_ringwraiths_are_abroad():
    drawn = ["The Hunter", "Mordor Orcs", "The Reaver", "Olog-hai", "Morgul Blade", "The Warrior", "Grishnákh"]
    game = wotr(
        witch_king=player(hand=["The Ringwraiths Are Abroad", "Black Breath"], deck=[*drawn, "Black Uruks"]),
        active=["Weathertop"],
        first=WITCH_KING,
    )
    game.play("play The Ringwraiths Are Abroad", "eliminate Grishnákh")
    assert offers(game) == ["play The Hunter", "play The Reaver", "play The Warrior", "play none"]
    game.play("play The Hunter", "to Weathertop", "play The Reaver", "to reserve")
    assert names(game, "cycle", WITCH_KING) == [
        "Black Breath",
        "Mordor Orcs",
        "Olog-hai",
        "Morgul Blade",
        "The Warrior",
    ]
    assert names(game, "eliminated", WITCH_KING) == ["Grishnákh", "The Ringwraiths Are Abroad"]
    assert names(game, "hand", WITCH_KING) == []


def test_the_black_captain_brings_the_witch_king_along():
    game = wotr(
        witch_king=player(hand=["The Black Captain", "Black Breath"], reserve=[card("The Witch-king", arrived=1)]),
        battlegrounds=["Moria", "Dol Guldur", "Morannon"],
        first=WITCH_KING,
    )
    game.play("play The Black Captain")
    assert offers(game) == ["activate Dol Guldur", "activate Morannon"]
    game.play("activate Morannon", "play none", "yes")
    assert only(game, "The Witch-king").attached_to == "Morannon"


def test_lorien_and_dol_guldur_are_activated_together():
    game = wotr(
        free_scoring=["Dol Guldur"],
        battlegrounds=["Lórien"],
        paths=[],
        at="1.1",
        stop=True,
    )
    assert names(game, "active") == ["Lórien", "Dol Guldur"]
    assert only(game, "Dol Guldur").tokens == {"stripped": 1}


def test_minas_tirith_lets_the_dunedain_player_forsake_to_draw():
    game = wotr(
        aragorn=player(hand=["Boromir"], deck=["Arwen", "Legolas", "Elrond", "Faramir"]),
        battlegrounds=["Minas Tirith"],
        at="1.1",
        stop=True,
    )
    assert (asked(game), offers(game)) == (ARAGORN, ["yes", "no"])
    game.play("yes", "forsake Boromir")
    assert names(game, "hand", ARAGORN) == ["Arwen", "Legolas", "Elrond"]


def test_galadriel_in_reserve_draws_one_more_and_then_cycles():
    game = wotr(
        aragorn=player(reserve=["Galadriel"], deck=["Arwen", "Legolas", "Elrond", "Faramir", "Boromir"]),
        at="5.1",
        stop=True,
    )
    assert (asked(game), len(names(game, "hand", ARAGORN))) == (ARAGORN, 4)
    game.play("cycle Elrond")
    assert names(game, "hand", ARAGORN) == ["Arwen", "Legolas", "Faramir"]


def test_the_mirror_shows_the_top_card_to_its_player_only():
    game = wotr(
        aragorn=player(hand=["Boromir"], reserve=[card("Galadriel", items=["Mirror of Galadriel"])], deck=["Arwen"]),
        first=ARAGORN,
    )
    assert [piece["name"] for piece in game.view(ARAGORN)["players"][ARAGORN]["deck"]["known"]] == ["Arwen"]
    assert game.view(FRODO)["players"][ARAGORN]["deck"]["known"] == []


def test_legolas_may_take_his_bow_and_is_asked_even_without_it():
    game = wotr(
        aragorn=player(hand=["Legolas", "Boromir"], deck=["Arwen"]),
        active=["Rivendell"],
        first=ARAGORN,
    )
    game.play("play Legolas", "to Rivendell")
    assert (asked(game), offers(game)) == (ARAGORN, ["take none"])


def test_the_last_card_of_a_hand_is_paid_for_by_forsaking():
    game = wotr(frodo=player(hand=["Gimli"], deck=["Sting", "Quickbeam"]), active=["Moria"])
    game.play("play Gimli", "to reserve", "take none")
    assert names(game, "eliminated", FRODO) == ["Sting"]


def test_the_lidless_eye_stays_off_paths_while_a_shadow_battleground_is_active():
    game = wotr(
        witch_king=player(reserve=["The Lidless Eye"]),
        active=["Morgai", "Umbar"],
        first=WITCH_KING,
        round=2,
    )
    assert "move The Lidless Eye" not in offers(game)
    assert game.why_not("move The Lidless Eye") is not None


def test_death_ride_ride_to_ruin():
    game = wotr(
        frodo=player(hand=["Death! Ride, Ride to Ruin!", "Sting"], reserve=["Riders of Rohan", "Village Militia"]),
        active=[place("Minas Tirith", "Mordor Orcs", "Olog-hai", "Haradrim Cavalry")],
    )
    game.play("play Death! Ride, Ride to Ruin!", "eliminate Riders of Rohan", "done")
    assert (asked(game), offers(game)) == (WITCH_KING, ["choose Mordor Orcs", "choose Olog-hai"])
    game.play("choose Mordor Orcs")
    assert zones(game, "Riders of Rohan", "Mordor Orcs", "Olog-hai") == ["eliminated", "eliminated", "field"]
