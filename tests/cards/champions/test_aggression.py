"""The aspect Aggression."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, hit_points, offers, only, pile, seat, threat, zones


@pytest.mark.parametrize(
    ("top", "rhino", "hero", "hulk"),
    [
        ("Strength", 14 - 3 - 2, 10, ["play"]),
        ("Haymaker", 14 - 3 - 1, 9, ["play"]),
        ("Genius", 14 - 3, 10, ["discard"]),
        ("Vibranium", 14 - 3 - 2 - 1, 9, ["discard"]),
    ],
)
def test_hulk_discards_a_card_after_his_attack_and_acts_by_its_resource(
    top: str, rhino: int, hero: int, hulk: list[str]
):
    game = champions(seat("Spider-Man", allies=["Hulk"], deck=[top, "Uppercut"]))
    game.play("attack with Hulk")
    assert (hit_points(game, "Rhino"), hit_points(game, "Spider-Man"), zones(game, "Hulk")) == (rhino, hero, hulk)
    assert top in pile(game, "discard")


def test_the_energy_of_hulk_hits_himself_too():
    game = champions(seat("Spider-Man", allies=["Hulk"], deck=["Energy", "Uppercut"], engaged=["Shocker"]))
    game.play("attack with Hulk", "attack Rhino")
    assert hit_points(game, "Hulk") == 5 - 1 - 1
    assert hit_points(game, "Shocker") == 2


def test_hulk_cannot_thwart():
    game = champions(seat("Spider-Man", allies=["Hulk"]), main_scheme=card("The Break-In!", threat=5))
    assert "thwart with Hulk" not in offers(game)


def test_tigra_heals_after_she_has_defeated_a_minion():
    game = champions(seat("Spider-Man", allies=[card("Tigra", damage=1)], engaged=[card("Shocker", damage=1)]))
    game.play("attack with Tigra", "attack Shocker", "use Tigra")
    assert hit_points(game, "Tigra") == 3 - 1 - 1 + 1
    survivor = champions(seat("Spider-Man", allies=[card("Tigra", damage=1)], engaged=["Shocker"]))
    survivor.play("attack with Tigra", "attack Shocker")
    assert hit_points(survivor, "Tigra") == 1
    assert "use Tigra" not in offers(survivor)


@pytest.mark.rule("champions.consequential-damage.1", "champions.response.4")
def test_tigra_heals_before_she_takes_consequential_damage():
    game = champions(seat("Spider-Man", allies=[card("Tigra", damage=2)], engaged=[card("Shocker", damage=1)]))
    game.play("attack with Tigra", "attack Shocker")
    late = game.clone()
    game.play("use Tigra")
    assert (zones(game, "Tigra"), only(game, "Tigra").tokens) == (["play"], {"damage": 2})
    late.play("pass")
    assert zones(late, "Tigra") == ["discard"]


def test_chase_them_down_follows_an_attack_of_the_hero_that_defeats():
    game = champions(
        seat("Spider-Man", hand=["Chase Them Down"], engaged=[card("Shocker", damage=1)]),
        main_scheme=card("The Break-In!", threat=5),
    )
    game.play("attack with Spider-Man", "attack Shocker", "play Chase Them Down")
    assert threat(game, "The Break-In!") == 3


def test_chase_them_down_also_follows_a_villain_stage_but_no_ally():
    stage = champions(
        seat("Spider-Man", hand=["Chase Them Down"]),
        villain=card("Rhino", damage=12),
        main_scheme=card("The Break-In!", threat=5),
        encounter_deck=["Advance", "Breakin' & Takin'"],
    )
    stage.play("attack with Spider-Man")
    assert offers(stage) == ["play Chase Them Down", "pass"]
    ally = champions(
        seat("Spider-Man", hand=["Chase Them Down"], allies=["Tigra"], engaged=[card("Shocker", damage=1)]),
        main_scheme=card("The Break-In!", threat=5),
    )
    ally.play("attack with Tigra", "attack Shocker")
    assert "play Chase Them Down" not in offers(ally)


def test_relentless_assault_overkills_when_paid_with_physical():
    game = champions(seat("Spider-Man", hand=["Relentless Assault", "Strength"], engaged=["Shocker"]))
    game.play("play Relentless Assault")
    assert hit_points(game, "Rhino") == 14 - 2
    plain = champions(seat("Spider-Man", hand=["Relentless Assault", "Genius"], engaged=["Shocker"]))
    plain.play("play Relentless Assault")
    assert hit_points(plain, "Rhino") == 14
    assert zones(plain, "Shocker") == ["encounter-discard"]


def test_relentless_assault_needs_a_minion():
    game = champions(seat("Spider-Man", hand=["Relentless Assault", "Strength"]))
    assert "play Relentless Assault" not in offers(game)


def test_uppercut_deals_five_damage():
    game = champions(seat("Spider-Man", hand=["Uppercut", "Energy", "Genius"]))
    buy(game, "play Uppercut")
    assert hit_points(game, "Rhino") == 9


def test_the_power_of_aggression_counts_double_for_aggression():
    game = champions(seat("Spider-Man", hand=["Combat Training", "The Power of Aggression"]))
    game.play("play Combat Training")
    assert zones(game, "Combat Training") == ["play"]
    other = champions(seat("Spider-Man", hand=["Heroic Intuition", "The Power of Aggression"]))
    assert "play Heroic Intuition" not in offers(other)


def test_tac_team_deals_two_damage_three_times():
    game = champions(seat("Spider-Man", supports=[card("Tac Team", counters=1)], engaged=["Hydra Mercenary"]))
    game.play("use Tac Team", "choose Rhino")
    assert hit_points(game, "Rhino") == 12
    assert zones(game, "Tac Team") == ["discard"]
    fresh = champions(seat("Spider-Man", hand=["Tac Team", "Energy", "Genius"]))
    buy(fresh, "play Tac Team", "use Tac Team")
    assert only(fresh, "Tac Team").tokens == {"counters": 2}
    assert "use Tac Team" not in offers(fresh)


def test_combat_training_goes_to_any_player_and_helps_the_hero():
    game = champions(seat("Spider-Man", hand=["Combat Training", "Energy"]), seat("She-Hulk"))
    buy(game, "play Combat Training", "choose player 2")
    assert (only(game, "She-Hulk").value("atk"), only(game, "Spider-Man").value("atk")) == (4, 2)
    assert only(game, "Combat Training").controller == 1


def test_nobody_has_two_combat_trainings():
    game = champions(seat("Spider-Man", hand=["Combat Training", "Energy"], upgrades=["Combat Training"]))
    assert "play Combat Training" not in offers(game)
