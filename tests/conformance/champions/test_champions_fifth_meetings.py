"""A fifth look: rules and cards that meet at one moment, each written from the book before it was played."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 20

# ---- attacks that change something under way


def test_a_stage_that_falls_to_retaliation_is_followed_by_a_whole_one():
    game = champions(
        seat("Black Panther"), villain=card("Rhino", damage=13), at="6",
        encounter_deck=["Advance", "Breakin' & Takin'", *PLAIN],
    )  # fmt: skip
    game.play("defend with Black Panther")
    assert (hit_points(game, "Rhino"), only(game, "Rhino").value("atk")) == (15, 3)
    assert threat(game, "Breakin' & Takin'") == 3


def test_a_charge_that_ends_with_its_stage_is_discarded_all_the_same():
    game = champions(
        seat("She-Hulk", hand=["Counter-Punch"]), villain=card("Rhino", damage=12, attachments=["Charge"]), at="6",
        encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("defend with She-Hulk", "play Counter-Punch")
    assert (hit_points(game, "Rhino"), zones(game, "Charge"), hit_points(game, "She-Hulk")) == (
        15, ["encounter-discard"], 12,
    )  # fmt: skip


def test_a_hero_hurt_by_overkill_is_stunned_by_the_stampede():
    game = champions(
        seat("Captain Marvel", dealt=["Stampede"], allies=[card("Luke Cage", damage=3)]),
        villain=card("Rhino", attachments=["Charge"]), at="8",
    )  # fmt: skip
    game.play("defend with Luke Cage")
    assert only(game, "Captain Marvel").tokens == {"damage": 3, "stunned": 1}


def test_a_defender_felled_by_the_boost_card_leaves_the_attack_to_the_hero():
    game = champions(
        seat("Captain Marvel", allies=[card("Luke Cage", damage=4)]), at="6",
        encounter_deck=["Concussive Blast", *PLAIN],
    )  # fmt: skip
    game.play("defend with Luke Cage")
    assert (zones(game, "Luke Cage"), hit_points(game, "Captain Marvel")) == (["discard"], 9)


def test_a_player_who_falls_to_the_boost_card_takes_the_defending_ally_along():
    """She-Hulk is out before the blow: Captain Marvel, whom Klaw activated against, takes it."""
    game = champions(
        seat("Captain Marvel"), seat(card("She-Hulk", damage=14), allies=["Luke Cage"]), scenario="klaw", at="6",
        encounter_deck=["Whirlwind", "Charge", *PLAIN],
    )  # fmt: skip
    game.play("leave it undefended", "defend with Luke Cage")
    assert (hit_points(game, "Captain Marvel"), zones(game, "Luke Cage")) == (9, ["discard"])


def test_an_ally_holds_a_blow_that_was_meant_for_a_player_who_is_out():
    game = champions(
        seat(card("Captain Marvel", damage=11)), seat("She-Hulk", allies=["Luke Cage"]), scenario="klaw", at="6",
        encounter_deck=["Whirlwind", "Charge", *PLAIN],
    )  # fmt: skip
    game.play("leave it undefended", "defend with Luke Cage")
    assert (only(game, "Luke Cage").tokens, game.decision.player) == ({"damage": 2}, 1)


def test_overkill_through_the_last_drone_reaches_ultron():
    game = champions(
        seat("She-Hulk", hand=["Relentless Assault", "Strength"], engaged=["Drone"]), scenario="ultron",
        villain="Ultron III",
    )  # fmt: skip
    buy(game, "play Relentless Assault")
    assert hit_points(game, "Ultron") == 24


@pytest.mark.parametrize(
    ("stunned", "asked"), [(False, "Vulture attacks: who defends?"), (True, "Rhino attacks: who defends?")]
)
def test_a_minion_that_strikes_quickly_does_so_at_the_next_player(stunned: bool, asked: str):
    game = champions(
        seat(card("Spider-Man", damage=9), engaged=[card("Vulture", stunned=stunned)]), seat("She-Hulk"), at="6",
        encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("leave it undefended", "leave it undefended")
    assert (only(game, "Vulture").seat, only(game, "Vulture").tokens, game.decision.prompt("en")) == (1, {}, asked)


# ---- what comes first


def test_tough_comes_before_whatever_else_would_stop_damage():
    hero = champions(
        seat(card("Captain Marvel", tough=True), upgrades=["Cosmic Flight"], hand=["Backflip"]), at="6",
        encounter_deck=PLAIN,
    )  # fmt: skip
    hero.play("leave it undefended")
    assert (only(hero, "Captain Marvel").tokens, zones(hero, "Cosmic Flight"), zones(hero, "Backflip")) == (
        {}, ["play"], ["hand"],
    )  # fmt: skip
    villain = champions(seat("She-Hulk"), villain=card("Rhino", tough=True, attachments=["Armored Rhino Suit"]))
    villain.play("attack with She-Hulk")
    assert (only(villain, "Rhino").tokens, only(villain, "Armored Rhino Suit").tokens) == ({}, {})


def test_what_saves_a_minion_leaves_the_tracer_waiting():
    tracked = card("Shocker", attachments=["Spider-Tracer", "Biomechanical Upgrades"])
    game = champions(seat("She-Hulk", engaged=[tracked]), main_scheme=card("The Break-In!", threat=5))
    game.play("attack with She-Hulk", "attack Shocker")
    assert (only(game, "Shocker").tokens, zones(game, "Spider-Tracer"), threat(game, "The Break-In!")) == (
        {}, ["engaged"], 5,
    )  # fmt: skip


def test_a_keyword_is_no_when_revealed_effect():
    """Enhanced Spider-Sense stops what the card says, not its surge; a surge that the text gives it does stop."""
    game = champions(
        seat("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"], dealt=["Kree Manipulator"]), at="8",
        encounter_deck=["Hydra Mercenary", *PLAIN],
    )  # fmt: skip
    game.play("play Enhanced Spider-Sense")
    assert (threat(game, "The Break-In!"), zones(game, "Hydra Mercenary")) == (0, ["engaged"])


def test_who_changes_form_by_a_card_answers_before_the_card_goes_on():
    game = champions(seat("Jennifer Walters", hand=["Split Personality", "Energy", "Strength"], deck=["Genius"] * 8))
    game.play("play Split Personality", "pay with Energy")
    assert (offers(game), hand(game)) == (["use She-Hulk", "pass"], [])
    game.play("use She-Hulk")
    assert (hit_points(game, "Rhino"), len(hand(game))) == (12, 4)


def test_the_new_stage_wears_the_armour_that_its_predecessor_was_hit_in():
    game = champions(seat("She-Hulk"), villain=card("Rhino", damage=12, attachments=["Vibranium Armor"]))
    game.play("attack with She-Hulk")
    assert (hit_points(game, "Rhino"), only(game, "Rhino").tokens) == (15, {"tough": 1})


def test_two_that_would_hold_threat_back_do_it_one_after_the_other():
    """SCH 1, two boost icons, one less for Emergency: two damage."""
    game = champions(
        seat("Spider-Man", hand=["Great Responsibility", "Emergency"]), seat("Tony Stark"), at="6", turn=1,
        encounter_deck=["Charge", *["Hydra Bomber"] * 9],
    )  # fmt: skip
    game.play("play Emergency", "play Great Responsibility")
    assert (hit_points(game, "Spider-Man"), threat(game, "The Break-In!")) == (8, 0)


def test_who_falls_together_with_the_last_stage_has_not_won():
    game = champions(
        seat(card("Captain Marvel", damage=11), allies=["Hulk"], deck=["Energy", "Genius"], engaged=["Shocker"]),
        villain=card("Rhino", stage="II", damage=14),
    )  # fmt: skip
    game.play("attack with Hulk", "attack Shocker")
    assert (game.over, game.result.winners) == (True, ())


# ---- decks that run out in the middle


def test_klaw_takes_his_second_boost_card_from_the_new_deck():
    game = champions(
        seat("Captain Marvel"), villain="Klaw", at="6", encounter_deck=["Advance"], encounter_discard=["Assault"] * 30
    )
    game.play("leave it undefended")
    assert only(game, "Underground Distribution").tokens["acceleration"] == 1


def test_ultron_takes_the_last_card_and_the_deck_is_made_anew_at_once():
    game = champions(
        seat("Captain Marvel", deck=["Backflip"], discard=["Energy", "Genius"]), villain="Ultron II", scenario="ultron",
        at="6", encounter_deck=PLAIN,
    )  # fmt: skip
    assert (len(pile(game, "deck")), pile(game, "discard"), len(pile(game, "dealt"))) == (2, [], 1)
    game.play("leave it undefended")
    assert hit_points(game, "Captain Marvel") == 9


def test_a_plan_without_a_side_scheme_stops_where_the_deck_does():
    game = champions(
        seat("Captain Marvel", dealt=["Masterplan"]), at="8", encounter_deck=["Advance"] * 3,
        encounter_discard=["Crowd Control"], villain="Rhino II", difficulty="expert",
    )  # fmt: skip
    assert (zones(game, "Crowd Control"), only(game, "The Break-In!").tokens["acceleration"]) == (["encounter-deck"], 1)


# ---- players who are out


def test_values_per_player_and_hazards_after_an_elimination():
    """Two began: Breakin' & Takin' comes with 2 + 2; the one who is left is dealt the card for its hazard icon, too."""
    game = champions(
        seat("Captain Marvel", dealt=["Breakin' & Takin'"]), seat("Iron Man", eliminated=True), at="8",
        encounter_deck=PLAIN,
    )  # fmt: skip
    assert threat(game, "Breakin' & Takin'") == 4
    dealt = champions(
        seat("Captain Marvel"), seat("Iron Man", eliminated=True), at="7",
        side_schemes=[card("Breakin' & Takin'", threat=2)], encounter_deck=["Hydra Mercenary"] * 2 + PLAIN,
    )  # fmt: skip
    assert zones(dealt, "Hydra Mercenary") == ["engaged", "engaged"]


def test_hazards_go_round_in_player_order():
    hazards = ("Breakin' & Takin'", "Legions of Hydra", "The Psyche-Magnitron", "Usurp the Throne")
    game = champions(
        seat("Peter Parker"), seat("Tony Stark"), seat("Carol Danvers"), at="7",
        side_schemes=[card(name, threat=2) for name in hazards], encounter_deck=["Hydra Mercenary"] * 12,
    )  # fmt: skip
    engaged = [piece.seat for piece in game.look("Hydra Mercenary") if piece.zone == "engaged"]
    assert [engaged.count(player) for player in range(3)] == [3, 2, 2]


def test_the_reveals_go_on_with_the_next_player_when_the_first_falls():
    game = champions(
        seat(card("Spider-Man", damage=9), dealt=["Shocker", "Hydra Mercenary"]),
        seat("She-Hulk", dealt=["Hydra Bomber"]), at="8", encounter_deck=PLAIN,
    )  # fmt: skip
    assert (only(game, "Shocker").seat, zones(game, "Hydra Mercenary")) == (1, ["encounter-discard"])
    assert (game.decision.player, only(game, "Hydra Bomber").seat, hit_points(game, "She-Hulk")) == (1, 1, 14)


def test_what_an_eliminated_player_owned_goes_to_the_own_discard_pile():
    game = champions(
        seat("Spider-Man", engaged=[card("Drone", card="Arc Reactor", owner=1)]), seat("Iron Man", eliminated=True),
        scenario="ultron",
    )  # fmt: skip
    game.play("attack with Spider-Man", "attack Drone")
    assert pile(game, "discard", 1)[-1] == "Arc Reactor"
    lent = champions(
        seat(card("Spider-Man", damage=9)), seat("She-Hulk", upgrades=[card("Combat Training", owner=0)]), at="6",
        encounter_deck=PLAIN,
    )  # fmt: skip
    lent.play("leave it undefended", "leave it undefended")
    assert (only(lent, "She-Hulk").value("atk"), zones(lent, "Combat Training")) == (4, ["play"])
