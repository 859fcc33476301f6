"""Attacks, thwarts, defenses and healing: what characters exhaust for, and abilities that count as one."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, hit_points, offers, only, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
BREAK_IN = card("The Break-In!", threat=5)


# ---- attacks


@pytest.mark.rule("champions.attack.3", "champions.attack.4")
def test_a_hero_exhausts_to_deal_its_atk_to_the_enemy_it_attacks():
    game = champions(seat("Spider-Man", engaged=["Shocker"]))
    game.play("attack with Spider-Man", "attack Shocker")
    assert (only(game, "Spider-Man").exhausted, hit_points(game, "Shocker")) == (True, 1)
    tired = champions(seat(card("Spider-Man", exhausted=True), engaged=["Shocker"]))
    assert "attack with Spider-Man" not in offers(tired)


@pytest.mark.rule("champions.attack.5", "champions.attack.6")
def test_an_ally_exhausts_to_deal_its_atk_to_the_enemy_it_attacks():
    game = champions(seat("Peter Parker", allies=["Daredevil"]))
    game.play("attack with Daredevil")
    assert (only(game, "Daredevil").exhausted, hit_points(game, "Rhino")) == (True, 12)


@pytest.mark.rule("champions.attack.8")
def test_an_ability_labelled_attack_is_an_attack_against_its_target():
    game = champions(seat("Spider-Man", hand=["Haymaker", "Energy"], engaged=["Whiplash"]))
    buy(game, "play Haymaker", "choose Whiplash")
    assert (hit_points(game, "Whiplash"), hit_points(game, "Spider-Man")) == (1, 9)
    dazed = champions(seat(card("Spider-Man", stunned=True), hand=["Haymaker", "Energy"], engaged=["Whiplash"]))
    buy(dazed, "play Haymaker", "choose Whiplash")
    assert (hit_points(dazed, "Whiplash"), only(dazed, "Spider-Man").tokens) == (4, {})
    other = champions(
        seat(card("Spider-Man", stunned=True), supports=[card("Tac Team", counters=3)], engaged=["Whiplash"])
    )
    other.play("use Tac Team", "choose Whiplash")
    assert (hit_points(other, "Whiplash"), only(other, "Spider-Man").tokens) == (2, {"stunned": 1})


@pytest.mark.rule("champions.attack.9")
def test_an_ability_labelled_attack_neither_exhausts_the_hero_nor_needs_a_ready_one():
    game = champions(seat("Spider-Man", hand=["Haymaker", "Energy"]))
    buy(game, "play Haymaker")
    assert (hit_points(game, "Rhino"), only(game, "Spider-Man").exhausted) == (11, False)
    tired = champions(seat(card("Spider-Man", exhausted=True), hand=["Haymaker", "Energy"]))
    buy(tired, "play Haymaker")
    assert hit_points(tired, "Rhino") == 11


@pytest.mark.rule("champions.attack.10")
def test_any_enemy_may_be_attacked_unless_a_card_forbids_it():
    game = champions(seat("Spider-Man", engaged=["Shocker"]), seat("She-Hulk", engaged=["Hydra Mercenary"]))
    game.play("attack with Spider-Man")
    assert offers(game) == ["attack Rhino", "attack Shocker", "attack Hydra Mercenary"]
    guarded = champions(seat("Spider-Man", engaged=["Hydra Mercenary", "Shocker"]))
    guarded.play("attack with Spider-Man")
    assert offers(guarded) == ["attack Hydra Mercenary", "attack Shocker"]


# ---- thwarts


@pytest.mark.rule("champions.thwart.3", "champions.thwart.4")
def test_a_hero_exhausts_to_remove_its_thw_from_the_scheme_it_chooses():
    game = champions(seat("Spider-Man"), main_scheme=BREAK_IN, side_schemes=[card("Breakin' & Takin'", threat=3)])
    game.play("thwart with Spider-Man")
    assert offers(game) == ["thwart The Break-In!", "thwart Breakin' & Takin'"]
    game.play("thwart The Break-In!")
    assert (only(game, "Spider-Man").exhausted, threat(game, "The Break-In!")) == (True, 4)
    assert threat(game, "Breakin' & Takin'") == 3
    tired = champions(seat(card("Spider-Man", exhausted=True)), main_scheme=BREAK_IN)
    assert "thwart with Spider-Man" not in offers(tired)


@pytest.mark.rule("champions.thwart.5", "champions.sample-daredevil.2")
def test_daredevil_thwarts_with_his_thw_and_may_deal_1_damage_after_it():
    game = champions(seat("Peter Parker", allies=["Daredevil"]), main_scheme=BREAK_IN)
    game.play("thwart with Daredevil")
    assert (threat(game, "The Break-In!"), offers(game)) == (3, ["use Daredevil", "pass"])
    declined = game.clone()
    game.play("use Daredevil")
    declined.play("pass")
    assert (hit_points(game, "Rhino"), hit_points(declined, "Rhino")) == (13, 14)


@pytest.mark.rule("champions.thwart.7")
def test_an_ability_labelled_thwart_is_a_thwart_against_its_scheme():
    dazed = champions(seat(card("Spider-Man", confused=True), hand=["For Justice!", "Energy"]), main_scheme=BREAK_IN)
    buy(dazed, "play For Justice!")
    assert (threat(dazed, "The Break-In!"), only(dazed, "Spider-Man").tokens) == (5, {})
    other = champions(
        seat(card("Spider-Man", confused=True), supports=[card("Surveillance Team", counters=3)]), main_scheme=BREAK_IN
    )
    other.play("use Surveillance Team")
    assert (threat(other, "The Break-In!"), only(other, "Spider-Man").tokens) == (4, {"confused": 1})


@pytest.mark.rule("champions.thwart.8")
def test_an_ability_labelled_thwart_neither_exhausts_the_hero_nor_needs_a_ready_one():
    game = champions(seat("Spider-Man", hand=["For Justice!", "Energy"]), main_scheme=BREAK_IN)
    buy(game, "play For Justice!")
    assert (threat(game, "The Break-In!"), only(game, "Spider-Man").exhausted) == (2, False)
    tired = champions(seat(card("Spider-Man", exhausted=True), hand=["For Justice!", "Energy"]), main_scheme=BREAK_IN)
    buy(tired, "play For Justice!")
    assert threat(tired, "The Break-In!") == 2


# ---- defenses


@pytest.mark.rule("champions.defend.6")
def test_an_ability_labelled_defense_counts_as_a_defense():
    game = champions(
        seat(card("Spider-Man", exhausted=True), hand=["Backflip", "Counter-Punch"]), at="6", encounter_deck=PLAIN
    )
    without = game.clone()
    game.play("play Backflip")
    assert (hit_points(game, "Spider-Man"), offers(game)) == (10, ["play Counter-Punch", "pass"])
    game.play("play Counter-Punch")
    assert hit_points(game, "Rhino") == 12
    without.play("pass")
    assert (hit_points(without, "Spider-Man"), "play Counter-Punch" in offers(without)) == (8, False)


# ---- healing


@pytest.mark.rule("champions.heal.2", "champions.heal.3")
def test_an_alter_ego_exhausts_to_heal_its_rec():
    game = champions(seat(card("Peter Parker", damage=5)))
    game.play("recover")
    assert (only(game, "Peter Parker").exhausted, game.table()["hit_points"]) == (True, [8])
    assert game.why_not("recover") == "Peter Parker is exhausted [champions.exhaust.2]"


@pytest.mark.rule("champions.heal.4")
def test_a_recovery_does_not_go_beyond_the_maximum():
    game = champions(seat(card("Peter Parker", damage=1)))
    game.play("recover")
    assert game.table()["hit_points"] == [10]


@pytest.mark.rule("champions.heal.5")
def test_healing_takes_so_much_damage_off_a_character():
    game = champions(seat("Spider-Man", hand=["First Aid", "Energy"], allies=[card("Luke Cage", damage=4)]))
    buy(game, "play First Aid")
    assert only(game, "Luke Cage").tokens == {"damage": 2}


@pytest.mark.rule("champions.heal.6")
def test_healing_does_not_go_beyond_the_hit_points():
    game = champions(seat("Spider-Man", hand=["First Aid", "Energy"], allies=[card("Luke Cage", damage=1)]))
    buy(game, "play First Aid")
    assert (only(game, "Luke Cage").tokens, hit_points(game, "Luke Cage")) == ({}, 5)
    may = champions(seat(card("Peter Parker", damage=2), supports=["Aunt May"]))
    may.play("use Aunt May")
    assert may.table()["hit_points"] == [10]


# ---- ready and exhausted, values that are a dash


@pytest.mark.rule("champions.dash.1")
def test_a_character_with_a_dash_cannot_exhaust_for_that_power():
    game = champions(seat("Peter Parker", allies=["Hulk", "Daredevil"]), main_scheme=BREAK_IN)
    assert [key for key in offers(game) if key.startswith("thwart")] == ["thwart with Daredevil"]
    assert game.why_not("thwart with Hulk") == "Hulk has a dash in place of that power [champions.dash.1]"
    assert "attack with Hulk" in offers(game)


@pytest.mark.rule("champions.exhaust.1", "champions.exhaust.4")
def test_a_card_that_exhausts_for_its_ability_cannot_use_it_a_second_time():
    game = champions(seat("Spider-Man", supports=[card("Tac Team", counters=3)]))
    game.play("use Tac Team")
    shown = [piece["exhausted"] for piece in game.view(0)["players"][0]["play"]]
    assert (shown, hit_points(game, "Rhino")) == ([False, True], 12)
    assert "use Tac Team" not in offers(game)
    assert game.why_not("use Tac Team") == "Tac Team is exhausted [champions.exhaust.2]"


@pytest.mark.rule("champions.exhaust.2")
def test_an_exhausted_card_cannot_be_exhausted_until_it_is_readied():
    game = champions(seat("Spider-Man", upgrades=["Tenacity"], hand=["Strength"]), main_scheme=BREAK_IN)
    game.play("attack with Spider-Man")
    assert game.why_not("thwart with Spider-Man") == "Spider-Man is exhausted [champions.exhaust.2]"
    buy(game, "use Tenacity")
    game.play("attack with Spider-Man")
    assert hit_points(game, "Rhino") == 10


@pytest.mark.rule("champions.exhaust.3", "champions.support.3")
def test_the_text_of_an_exhausted_card_stays_active():
    game = champions(
        seat(
            "Spider-Man",
            supports=[card("The Triskelion", exhausted=True)],
            allies=["Daredevil", "Luke Cage", "Jessica Jones"],
            hand=["Black Cat", "Energy"],
            deck=["Haymaker"] * 5,
        )
    )
    buy(game, "play Black Cat")
    assert (game.decision.kind, zones(game, "Black Cat")) == ("turn", ["play"])


@pytest.mark.rule("champions.ready.1")
def test_a_card_enters_play_ready():
    game = champions(seat("Spider-Man", hand=["Jessica Jones", "Energy", "Genius"]))
    buy(game, "play Jessica Jones")
    assert not only(game, "Jessica Jones").exhausted
    game.play("attack with Jessica Jones")
    assert hit_points(game, "Rhino") == 12
