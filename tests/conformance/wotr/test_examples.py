"""The worked examples of the book, with its numbers."""

from __future__ import annotations

import pytest

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
    place,
    player,
    points,
    wotr,
    zone,
    zones,
)

ATTACKERS = ("The Commander", card("The Destroyer", items=["Black Rider's Mount"]))
FREE_PATHS = ("Bag End", "The Council of Elrond", "Lothlórien", "Henneth Annûn")
SHADOW_PATHS = ("Weathertop", "Khazad-dûm", "Amon Hen", "Cirith Ungol", "Crack of Doom")
LEGOLAS = card("Legolas", items=["Bow of the Galadhrim"])


def egladil(*defenders, **more):
    """The path combat of the book."""
    return wotr(active=[place("Egladil", *defenders, *ATTACKERS)], at="3.1", stop=True, seats=2, **more)


@pytest.mark.rule("wotr.path-combat-example.1", "wotr.path-combat-example.3", "wotr.path-combat-example.5")
def test_two_of_three_attack_symbols_are_left_for_gimli_and_legolas():
    game = egladil("Gimli", LEGOLAS)
    assert game.state.scope.names == {"attack": 3, "defense": 4, "left": 2}
    assert (game.decision.seat, offers(game)) == (0, ["lose Gimli", "lose Legolas"])


@pytest.mark.rule("wotr.path-combat-example.2")
def test_gimli_alone_does_not_cancel_enough():
    game = egladil("Gimli", LEGOLAS)
    game.play("lose Gimli")
    assert zones(game, "Gimli", "Legolas", "Bow of the Galadhrim") == ["eliminated"] * 3


@pytest.mark.rule(
    "wotr.path-combat-example.4",
    "wotr.path-combat-example.6",
    "wotr.path-combat-example.7",
    "wotr.path-combat-example.8",
)
def test_legolas_with_his_bow_cancels_both_and_gimli_is_cycled():
    game = egladil("Gimli", LEGOLAS)
    game.play("lose Legolas")
    assert zones(game, "Legolas", "Bow of the Galadhrim", "Gimli") == ["eliminated", "eliminated", "cycle"]
    assert zones(game, "The Commander", "The Destroyer", "Black Rider's Mount") == ["eliminated"] * 3
    assert zone(game, "Egladil") == "free-scoring"
    assert points(game) == (1, 0)


@pytest.mark.rule("wotr.path-combat-example.9", "wotr.path-combat-results.4")
def test_without_defenders_the_shadow_takes_two_corruption_tokens():
    game = egladil()
    assert zone(game, "Egladil") == "shadow-scoring"
    assert game.table()["corruption"] == 2
    assert points(game) == (0, 2)


def dol_guldur():
    """The battleground combat of the book."""
    return wotr(
        active=[
            place(
                "Dol Guldur",
                card("Galadriel", items=["Nenya, Ring of Adamant"]),
                "High Elves",
                "Mordor Orcs",
                "Gorbag & Shagrat",
                "Olog-hai",
            )
        ],
        at="3.1",
        stop=True,
    )


@pytest.mark.rule(
    "wotr.battleground-combat-example.1", "wotr.battleground-combat-example.2", "wotr.battleground-combat-example.3"
)
def test_five_attack_symbols_at_dol_guldur_and_two_are_cancelled_by_it():
    game = dol_guldur()
    assert game.state.scope.names == {"attack": 5, "defense": 6, "left": 3}
    assert asked(game) == WITCH_KING
    assert offers(game) == ["lose Mordor Orcs", "lose Gorbag & Shagrat", "lose Olog-hai"]


@pytest.mark.rule(
    "wotr.battleground-combat-example.4",
    "wotr.battleground-combat-example.5",
    "wotr.battleground-combat-example.6",
    "wotr.battleground-combat-example.7",
)
def test_orcs_and_olog_hai_hold_dol_guldur():
    game = dol_guldur()
    game.play("lose Mordor Orcs", "lose Olog-hai")
    assert zones(game, "Mordor Orcs", "Olog-hai", "Gorbag & Shagrat") == ["eliminated", "eliminated", "cycle"]
    assert zones(game, "Galadriel", "Nenya, Ring of Adamant", "High Elves") == ["eliminated"] * 3
    assert zone(game, "Dol Guldur") == "shadow-scoring"
    assert points(game) == (0, 1)


@pytest.mark.rule("wotr.battleground-combat-example.8")
def test_olog_hai_cannot_be_saved():
    game = dol_guldur()
    game.play("lose Mordor Orcs", "lose Gorbag & Shagrat")
    assert zones(game, "Mordor Orcs", "Gorbag & Shagrat", "Olog-hai") == ["eliminated"] * 3


@pytest.mark.rule(
    "wotr.scoring-example.1",
    "wotr.scoring-example.2",
    "wotr.scoring-example.3",
    "wotr.scoring-example.4",
    "wotr.scoring-example.5",
)
def test_the_score_of_the_book_is_13_to_10():
    rings = {name: player(ring=0) for name in ("frodo", "witch_king", "aragorn", "saruman")}
    game = wotr(
        free_scoring=[*FREE_PATHS, "Helm's Deep", "Minas Tirith", "Lórien", "Orthanc"],
        shadow_scoring=[*SHADOW_PATHS, "Minas Morgul", "Dol Guldur"],
        corruption=7,
        path=9,
        at="4.1",
        **rings,
    )
    assert points(game) == (13, 10)
    assert game.result == ((FRODO, ARAGORN), 3, "wotr.victory-check.3")


@pytest.mark.rule("wotr.duel-two.18", "wotr.card-text.54")
def test_egladil_in_the_duel_is_done_wholly_and_then_again():
    game = wotr(
        scenario="duel-2",
        gandalf=player(hand=["Sting"], deck=["Gimli", "Legolas", "Boromir", "Denethor", "Faramir"]),
        path=4,
        paths=["Egladil"],
        at="1.2",
        stop=True,
    )
    assert names(game, "hand") == ["Sting", "Gimli", "Legolas"]
    game.play("cycle Sting")
    assert names(game, "hand") == ["Gimli", "Legolas", "Boromir", "Denethor"]
    game.play("cycle Denethor")
    assert names(game, "hand") == ["Gimli", "Legolas", "Boromir"]
    assert names(game, "cycle") == ["Sting", "Denethor"]


@pytest.mark.rule("wotr.duel-two.19", "wotr.card-text.21")
def test_bag_end_in_the_duel_is_not_doubled():
    game = wotr(
        scenario="duel-2",
        gandalf=player(deck=["Gimli", "Legolas", "Boromir"]),
        paths=["Bag End"],
        at="1.2",
        stop=True,
    )
    assert names(game, "hand") == ["Gimli", "Legolas"]


@pytest.mark.rule("wotr.duel-two.13")
def test_in_the_duel_a_path_is_taken_with_more_defense_than_attack():
    game = wotr(scenario="duel-2", active=[place("Lothlórien", "The Hunter")], at="3.1", stop=True)
    assert zone(game, "Lothlórien") == "free-scoring"
    assert points(game) == (1, 0)


@pytest.mark.rule("wotr.duel-two.14")
def test_in_the_duel_a_path_with_as_much_of_both_is_nobodys():
    game = wotr(scenario="duel-2", active=[place("Lothlórien", "The Hunter", "The Reaver")], at="3.1", stop=True)
    assert zone(game, "Lothlórien") == "set-aside"
    assert points(game) == (0, 0)
    assert game.table()["corruption"] == 0


@pytest.mark.rule("wotr.playing-to-reserve.2", "wotr.playing-to-reserve.6", "wotr.card-text.34", "wotr.card-text.35")
def test_elrond_in_reserve_raises_the_carryover_limit_at_once():
    game = wotr(
        aragorn=player(hand=["Elrond", "Boromir", "Denethor", "Vilya, Ring of Air"], deck=["Arwen", "Halbarad"]),
        first=ARAGORN,
        active=["Imladris"],
    )
    assert game.table()["carryover"][ARAGORN] == 2
    game.play("play Elrond", "to reserve", "cycle Boromir")
    assert names(game, "hand", ARAGORN) == ["Denethor", "Vilya, Ring of Air", "Arwen"]
    assert game.table()["carryover"][ARAGORN] == 3
    assert "pass" in offers(game)


@pytest.mark.rule("wotr.playing-to-reserve.7")
def test_the_limit_drops_when_elrond_moves_away():
    game = wotr(
        aragorn=player(hand=["Boromir", "Denethor", "Faramir"], reserve=["Elrond"]),
        first=ARAGORN,
        round=2,
        active=["Imladris"],
    )
    assert "pass" in offers(game)
    game.play("move Elrond")
    assert zone(game, "Elrond") == "field"
    assert game.table()["carryover"][ARAGORN] == 2
    game.play("pass", "pass", "pass")
    assert asked(game) == ARAGORN
    assert "pass" not in offers(game)


@pytest.mark.rule("wotr.special-cases.3", "wotr.special-cases.4", "wotr.card-text.42")
def test_eomer_plays_a_rohan_army_and_the_rest_pays_for_it():
    game = wotr(
        frodo=player(
            hand=["Éomer", "Sting", "Gimli"],
            deck=["Riders of Rohan", "Glamdring", "Quickbeam", "Mithril Coat", "Bilbo Baggins", "Shadowfax"],
        ),
        active=["Edoras"],
    )
    game.play("play Éomer", "to Edoras", "cycle Sting")
    assert offers(game) == ["play Riders of Rohan", "play none"]
    game.play("play Riders of Rohan", "to Edoras")
    assert names(game, "cycle") == ["Sting", "Glamdring", "Quickbeam", "Mithril Coat", "Bilbo Baggins"]
    assert names(game, "hand") == ["Gimli"]
    assert names(game, "deck") == ["Shadowfax"]
    assert zones(game, "Éomer", "Riders of Rohan") == ["field", "field"]


@pytest.mark.rule("wotr.procedure-cycle.3", "wotr.special-cases.2", "wotr.card-text.43", "wotr.procedure-take.3")
def test_prince_imrahil_cycles_a_second_card_to_take_the_knights():
    game = wotr(
        aragorn=player(
            hand=["Prince Imrahil", "Boromir", "Denethor", "Faramir"], deck=["Arwen", "Knights of Dol Amroth"]
        ),
        first=ARAGORN,
        active=["Dol Amroth"],
    )
    game.play("play Prince Imrahil", "to Dol Amroth", "cycle Boromir", "yes", "cycle Denethor")
    game.play("take Knights of Dol Amroth")
    assert names(game, "cycle", ARAGORN) == ["Boromir", "Denethor"]
    assert names(game, "hand", ARAGORN) == ["Faramir", "Knights of Dol Amroth"]


@pytest.mark.rule("wotr.move-action.4")
def test_moving_prince_imrahil_takes_no_knights():
    game = wotr(
        aragorn=player(hand=["Boromir"], reserve=["Prince Imrahil"], deck=["Arwen", "Knights of Dol Amroth"]),
        witch_king=player(hand=["Mordor Orcs"]),
        first=ARAGORN,
        round=2,
        active=["Dol Amroth"],
    )
    game.play("move Prince Imrahil")
    assert zone(game, "Prince Imrahil") == "field"
    assert game.decision.kind == "action"
    assert names(game, "hand", ARAGORN) == ["Boromir"]


@pytest.mark.rule("wotr.card-text.45", "wotr.corruption-tokens.4")
def test_lembas_removes_a_corruption_token_for_each_hobbit_on_the_path():
    game = wotr(
        active=[place("Amon Hen", card("Frodo Baggins", items=["Lembas"]), "Sam Gamgee")],
        corruption=3,
    )
    assert asked(game) == FRODO
    game.play("use Lembas")
    assert game.table()["corruption"] == 1
    assert zone(game, "Lembas") == "eliminated"
    assert names(game, "eliminated", ARAGORN) == ["Lembas"]


@pytest.mark.rule("wotr.activating-paths.2", "wotr.activating-paths.3")
def test_after_path_5_comes_path_6_and_the_rest_of_path_5_is_set_aside():
    game = wotr(
        free_scoring=["Egladil"],
        path=5,
        round=6,
        at="1.2",
        stop=True,
    )
    active = names(game, "active")
    assert len(active) == 1
    assert active[0] in ("Amon Hen", "Dead Marshes", "Emyn Muil")
    assert {"Dimrill Dale", "Lothlórien"} <= set(names(game, "set-aside"))
    assert len(names(game, "paths-6")) == 2


@pytest.mark.rule("wotr.playing-to-reserve.3", "wotr.playing-to-reserve.8", "wotr.card-text.36")
def test_the_reaver_may_be_cycled_in_the_round_in_which_it_was_played():
    game = wotr(
        frodo=player(hand=["Sting", "Gimli"]),
        aragorn=player(reserve=["Boromir"]),
        witch_king=player(reserve=[card("The Reaver", arrived=1)]),
        first=WITCH_KING,
    )
    game.play("use The Reaver")
    assert (asked(game), offers(game)) == (FRODO, ["forsake Sting", "forsake Gimli"])
    game.play("forsake Sting")
    assert zones(game, "The Reaver", "Sting", "Boromir") == ["cycle", "eliminated", "eliminated"]


@pytest.mark.rule("wotr.reactivated-battleground-combat.1", "wotr.reactivated-battleground-combat.3")
def test_a_battleground_taken_back_from_the_enemy_has_lost_its_defense():
    game = wotr(active=[place("Dol Guldur", "High Elves", stripped=True)], at="3.1", stop=True)
    assert zone(game, "Dol Guldur") == "free-scoring"


@pytest.mark.rule("wotr.playing-an-item.8", "wotr.card-text.33")
def test_the_phial_cancels_for_the_path_and_costs_no_character():
    game = wotr(
        active=[
            place("Shelob's Lair", card("Frodo Baggins", items=["Phial of Galadriel"]), "The Hunter", "The Reaver")
        ],
        at="3.1",
        stop=True,
    )
    assert zones(game, "Frodo Baggins", "Phial of Galadriel", "Shelob's Lair") == ["cycle", "cycle", "free-scoring"]


@pytest.mark.rule("wotr.action-phase.13", "wotr.action-phase.14")
def test_who_may_pass():
    hands = {"frodo": player(hand=["Sting", "Gimli", "Quickbeam", "Glamdring"])}
    game = wotr(
        **hands,
        witch_king=player(hand=["Mordor Orcs"] * 5),
        saruman=player(hand=["Wolf-riders", "White Hand Orcs", "Uglúk", "Gollum"]),
    )
    assert "pass" not in offers(game)
    assert game.why_not("pass") is not None
    game = wotr(
        **hands,
        witch_king=player(hand=["Mordor Orcs"] * 5),
        saruman=player(hand=["Wolf-riders", "White Hand Orcs", "Uglúk", "Gollum", "Saruman"]),
    )
    assert "pass" in offers(game)


@pytest.mark.rule("wotr.new-deck.3")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_renewed():
    game = wotr(
        witch_king=player(
            deck=["Olog-hai", "Black Uruks"],
            cycle=["Mordor Orcs"] * 5 + ["The Hunter", "The Reaver", "The Warrior", "Grishnákh", "Black Breath"],
        ),
        at="5.1",
        stop=True,
    )
    assert len(names(game, "hand", WITCH_KING)) == 4
    assert names(game, "hand", WITCH_KING)[:2] == ["Olog-hai", "Black Uruks"]
    assert len(names(game, "deck", WITCH_KING)) == 8
    assert names(game, "cycle", WITCH_KING) == []


@pytest.mark.rule("wotr.path-combat.12")
def test_when_the_defenders_do_not_agree_the_attackers_decide():
    game = wotr(active=[place("Egladil", "Gimli", LEGOLAS, *ATTACKERS)], at="3.1", stop=True, first=ARAGORN)
    assert asked(game) == ARAGORN
    game.play("lose Gimli")
    assert (asked(game), offers(game)) == (FRODO, ["agree", "object"])
    game.play("object")
    assert (asked(game), offers(game)) == (SARUMAN, ["lose Gimli", "lose Legolas"])
    game.play("lose Legolas")
    assert zones(game, "Legolas", "Gimli") == ["eliminated", "cycle"]


def test_passing_ends_the_phase_and_combats_follow():
    game = wotr(active=["Egladil", "Rivendell"])
    all_pass(game)
    assert (game.decision.kind, offers(game)) == ("combat", ["fight at Egladil", "fight at Rivendell"])
