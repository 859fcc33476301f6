"""The hero set She-Hulk."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones


def test_she_hulk_deals_two_damage_when_she_comes():
    game = champions(seat("Jennifer Walters"))
    game.play("change form", "use She-Hulk")
    assert hit_points(game, "Rhino") == 12
    back = champions(seat("She-Hulk"))
    back.play("change form")
    assert hit_points(back, "Rhino") == 14


def test_jennifer_walters_prevents_one_threat_once_per_round():
    game = champions(seat("Jennifer Walters"), at="5")
    assert offers(game) == ["use Jennifer Walters", "pass"]
    game.play("use Jennifer Walters")
    rhino_schemes = advance = 1
    assert threat(game, "The Break-In!") == 0 + rhino_schemes + advance


def test_the_threat_that_is_left_is_placed():
    game = champions(seat("Jennifer Walters"), at="5", main_scheme=card("The Break-In!", acceleration=2))
    game.play("use Jennifer Walters")
    rhino_schemes = advance = 1
    assert threat(game, "The Break-In!") == 3 - 1 + rhino_schemes + advance


def test_hellcat_returns_to_hand():
    game = champions(seat("She-Hulk", allies=[card("Hellcat", damage=2)]))
    game.play("use Hellcat")
    assert hand(game) == ["Hellcat"]


@pytest.mark.parametrize(("damage", "dealt"), [(6, 6), (14, 14)])
def test_gamma_slam_deals_what_she_has_sustained(damage: int, dealt: int):
    game = champions(
        seat(card("She-Hulk", damage=damage), hand=["Gamma Slam", "Energy", "Genius"]),
        villain=card("Rhino", stage="II"),
    )
    buy(game, "play Gamma Slam")
    assert hit_points(game, "Rhino") == 15 - dealt


def test_gamma_slam_deals_fifteen_damage_at_most():
    game = champions(
        seat(card("She-Hulk", damage=18), hand=["Gamma Slam", "Energy", "Genius"], upgrades=["Mark V Armor"]),
        villain=card("Rhino", stage="III"),
    )
    buy(game, "play Gamma Slam")
    assert hit_points(game, "Rhino") == 1


def test_gamma_slam_without_damage_is_no_play():
    game = champions(seat("She-Hulk", hand=["Gamma Slam", "Energy", "Genius"]))
    assert "play Gamma Slam" not in offers(game)


def test_ground_stomp_hits_each_enemy():
    game = champions(
        seat("She-Hulk", hand=["Ground Stomp", "Energy"], engaged=["Shocker"]), seat("Spider-Man", engaged=["Sandman"])
    )
    buy(game, "play Ground Stomp")
    assert (hit_points(game, "Rhino"), hit_points(game, "Shocker")) == (27, 2)
    assert only(game, "Sandman").tokens == {"damage": 1}


def test_ground_stomp_is_no_attack():
    game = champions(seat(card("She-Hulk", stunned=True), hand=["Ground Stomp", "Energy"]))
    buy(game, "play Ground Stomp")
    assert hit_points(game, "Rhino") == 13
    assert only(game, "She-Hulk").tokens == {"stunned": 1}


def test_legal_practice_removes_a_threat_for_each_card():
    game = champions(
        seat("Jennifer Walters", hand=["Legal Practice", "Energy", "Genius", "Strength"]),
        main_scheme=card("The Break-In!", threat=5),
    )
    game.play("play Legal Practice", "choose Energy", "choose Strength", "done")
    assert threat(game, "The Break-In!") == 3
    assert hand(game) == ["Genius"]


def test_legal_practice_takes_five_cards_at_most_and_one_at_least():
    cards = ["Energy", "Genius", "Strength", "Haymaker", "Uppercut", "Emergency", "First Aid"]
    game = champions(
        seat("Jennifer Walters", hand=["Legal Practice", *cards]), main_scheme=card("The Break-In!", threat=6)
    )
    game.play("play Legal Practice")
    assert offers(game) == [f"choose {name}" for name in cards]
    game.play(*[f"choose {name}" for name in cards[:5]])
    assert threat(game, "The Break-In!") == 1
    assert hand(game) == cards[5:]
    alone = champions(seat("Jennifer Walters", hand=["Legal Practice"]), main_scheme=card("The Break-In!", threat=6))
    assert "play Legal Practice" not in offers(alone)


def test_a_confused_jennifer_discards_in_vain():
    game = champions(
        seat(card("Jennifer Walters", confused=True), hand=["Legal Practice", "Energy"]),
        main_scheme=card("The Break-In!", threat=5),
    )
    game.play("play Legal Practice")
    assert threat(game, "The Break-In!") == 5
    assert only(game, "Jennifer Walters").tokens == {}
    assert sorted(pile(game, "discard")) == ["Energy", "Legal Practice"]


def test_one_two_punch_readies_her_after_a_basic_attack():
    game = champions(seat("She-Hulk", hand=["One-Two Punch", "Energy"]))
    game.play("attack with She-Hulk")
    buy(game, "play One-Two Punch")
    assert not only(game, "She-Hulk").exhausted
    assert hit_points(game, "Rhino") == 11


def test_one_two_punch_does_not_answer_an_attack_by_an_event():
    game = champions(seat(card("She-Hulk", exhausted=True), hand=["One-Two Punch", "Haymaker", "Energy", "Genius"]))
    game.play("play Haymaker", "pay with Energy", "done")
    assert "play One-Two Punch" not in offers(game)


def test_split_personality_changes_form_and_draws_up_to_the_printed_hand_size():
    game = champions(
        seat(
            "She-Hulk",
            hand=["Split Personality", "Energy", "Haymaker", "Genius"],
            deck=["Uppercut"] * 10,
            changed_form=True,
        )
    )
    game.play("play Split Personality", "pay with Energy", "pay with Haymaker", "done")
    assert only(game, "Jennifer Walters").kind == "alter-ego"
    assert hand(game) == ["Genius", *["Uppercut"] * 5]


def test_split_personality_does_not_use_up_the_change_of_form():
    game = champions(seat("She-Hulk", hand=["Split Personality", "Energy", "Haymaker"], deck=["Uppercut"] * 10))
    buy(game, "play Split Personality")
    assert "change form" in offers(game)


def test_superhuman_law_division_removes_two_threat_for_a_mental_resource():
    game = champions(
        seat("Jennifer Walters", hand=["Genius"], supports=["Superhuman Law Division"]),
        main_scheme=card("The Break-In!", threat=5),
    )
    game.play("use Superhuman Law Division")
    assert threat(game, "The Break-In!") == 3
    assert only(game, "Superhuman Law Division").exhausted


def test_superhuman_law_division_is_no_thwart():
    game = champions(
        seat(card("Jennifer Walters", confused=True), hand=["Genius"], supports=["Superhuman Law Division"]),
        main_scheme=card("The Break-In!", threat=5),
    )
    game.play("use Superhuman Law Division")
    assert threat(game, "The Break-In!") == 3


def test_focused_rage_costs_a_damage_and_draws_a_card():
    game = champions(seat("She-Hulk", upgrades=["Focused Rage"], deck=["Haymaker", "Uppercut"]))
    game.play("use Focused Rage")
    assert hit_points(game, "She-Hulk") == 14
    assert hand(game) == ["Haymaker"]


@pytest.mark.rule("champions.initiating.9", "champions.status-tough.1")
def test_a_tough_she_hulk_cannot_pay_with_damage():
    game = champions(seat(card("She-Hulk", tough=True), upgrades=["Focused Rage"], deck=["Haymaker", "Uppercut"]))
    assert "use Focused Rage" not in offers(game)
    assert game.why_not("use Focused Rage") == (
        "She-Hulk is tough and would not take the damage: the cost cannot be paid [champions.status-tough.1]"
    )


def test_superhuman_strength_adds_two_and_stuns_the_attacked_enemy():
    game = champions(seat("She-Hulk", upgrades=["Superhuman Strength"]))
    game.play("attack with She-Hulk")
    assert hit_points(game, "Rhino") == 9
    assert only(game, "Rhino").tokens == {"damage": 5, "stunned": 1}
    assert zones(game, "Superhuman Strength") == ["discard"]


def test_superhuman_strength_stays_when_the_enemy_is_stunned_already_or_gone():
    stunned = champions(seat("She-Hulk", upgrades=["Superhuman Strength"]), villain=card("Rhino", stunned=True))
    stunned.play("attack with She-Hulk")
    assert zones(stunned, "Superhuman Strength") == ["play"]
    gone = champions(seat("She-Hulk", upgrades=["Superhuman Strength"], engaged=["Shocker"]))
    gone.play("attack with She-Hulk", "attack Shocker")
    assert zones(gone, "Superhuman Strength") == ["play"]


def test_superhuman_strength_answers_any_attack_of_hers():
    game = champions(seat("She-Hulk", hand=["Haymaker", "Energy"], upgrades=["Superhuman Strength"]))
    buy(game, "play Haymaker")
    assert only(game, "Rhino").tokens == {"damage": 3, "stunned": 1}
