"""Tactics: attachments 39-42."""

from __future__ import annotations

import pytest

from support.lotr import card, lotr, offers, only, pass_until, seat, zones


def attack(game, enemy: str, hero: str) -> None:
    """Let a hero attack, up to the responses to the damage."""
    game.play(f"attack {enemy}", f"attack with {hero}", "done", "pass", "pass")


def test_blade_of_gondolin_gives_attack_against_an_orc():
    game = lotr(
        seat(heroes=[card("Gimli", attachments=["Blade of Gondolin"])], engaged=["Dol Guldur Beastmaster"]),
        at="6.7",
        patient=True,
    )
    assert only(game, "Gimli").value("attack") == 2
    game.play("attack Dol Guldur Beastmaster", "attack with Gimli", "done")
    assert only(game, "Gimli").value("attack") == 3
    game.play("pass", "pass")
    assert only(game, "Dol Guldur Beastmaster").tokens["damage"] == 2
    game.play("pass")
    assert only(game, "Gimli").value("attack") == 2


def test_blade_of_gondolin_gives_nothing_against_another_enemy_or_to_another_attacker():
    game = lotr(
        seat(
            heroes=[card("Gimli", attachments=["Blade of Gondolin"]), "Legolas"],
            engaged=["Marsh Adder", "Goblin Sniper"],
        ),
        at="6.7",
        patient=True,
    )
    game.play("attack Marsh Adder", "attack with Gimli", "done")
    assert only(game, "Gimli").value("attack") == 2
    game.play("pass", "pass", "pass", "attack Goblin Sniper", "attack with Legolas", "done")
    assert (only(game, "Legolas").value("attack"), only(game, "Gimli").value("attack")) == (3, 2)


def test_an_enemy_that_is_shuffled_away_is_attacked_no_more_whatever_card_may_lie_there():
    game = lotr(
        seat(heroes=[card("Gimli", attachments=["Blade of Gondolin"])], engaged=["Eastern Crows"]),
        encounter_deck=["Dol Guldur Orcs", "Goblin Sniper", "Wolf Rider"],
        at="6.7",
        patient=True,
    )
    attack(game, "Eastern Crows", "Gimli")
    assert offers(game) == ["use Blade of Gondolin", "pass"]
    assert {only(game.determinize(0, seed), "Gimli").value("attack") for seed in range(8)} == {2}


def test_blade_of_gondolin_places_a_progress_after_the_hero_destroys_any_enemy():
    game = lotr(
        seat(heroes=[card("Gimli", attachments=["Blade of Gondolin"])], engaged=["Black Forest Bats"]),
        at="6.7",
        patient=True,
    )
    attack(game, "Black Forest Bats", "Gimli")
    assert offers(game) == ["use Blade of Gondolin", "pass"]
    game.play("use Blade of Gondolin")
    assert only(game, "Flies and Spiders").tokens == {"progress": 1}


@pytest.mark.rule("lotr.response.2", "lotr.quest-advancement.2")
@pytest.mark.parametrize(
    ("progress", "order", "second_stage"),
    [
        (6, ("use Legolas", "use Blade of Gondolin"), ("quest", {"progress": 1})),
        (7, ("use Legolas", "use Blade of Gondolin"), ("quest", {"progress": 1})),
        (7, ("use Blade of Gondolin", "use Legolas"), ("removed", {})),
    ],
)
def test_the_responses_of_legolas_and_his_blade_come_in_any_order_and_may_fall_on_two_stages(
    progress: int, order: tuple[str, str], second_stage: tuple[str, dict[str, int]]
):
    legolas = card("Legolas", attachments=["Blade of Gondolin"])
    game = lotr(
        seat(heroes=[legolas, "Gimli"], engaged=["Black Forest Bats", "King Spider"]),
        quest={"name": "Flies and Spiders", "progress": progress},
        at="6.7",
        patient=True,
    )
    attack(game, "Black Forest Bats", "Legolas")
    assert sorted(offers(game)) == ["pass", "use Blade of Gondolin", "use Legolas"]
    game.play(*order)
    assert zones(game, "Flies and Spiders") == ["removed"]
    assert (only(game, "A Fork in the Road").zone, only(game, "A Fork in the Road").tokens) == second_stage


def test_citadel_plate_gives_four_hit_points():
    game = lotr(seat(heroes=[card("Gimli", damage=6, attachments=["Citadel Plate"])]), at="6.2+", patient=True)
    assert only(game, "Gimli").value("hit_points") == 9
    assert only(game, "Gimli").value("attack") == 8


def test_a_hero_whose_citadel_plate_leaves_play_is_destroyed_by_the_damage_on_him():
    plated = card("Gimli", damage=5, attachments=["Citadel Plate"])
    game = lotr(
        seat(heroes=[plated, "Legolas"], engaged=[card("King Spider", shadow=["Forest Spider"])]),
        at="6.3",
        patient=True,
    )
    game.play("resolve the attack of King Spider", "pass", "defend with Legolas", "pass", "choose Citadel Plate")
    assert zones(game, "Citadel Plate") + zones(game, "Gimli") == ["discard", "discard"]


def test_a_hero_with_less_damage_outlives_the_loss_of_his_citadel_plate():
    plated = card("Gimli", damage=4, attachments=["Citadel Plate"])
    game = lotr(
        seat(heroes=[plated, "Legolas"], engaged=[card("King Spider", shadow=["Forest Spider"])]),
        at="6.3",
        patient=True,
    )
    game.play("resolve the attack of King Spider", "pass", "defend with Legolas", "pass", "choose Citadel Plate")
    assert (zones(game, "Gimli"), only(game, "Gimli").value("hit_points")) == (["play"], 5)


def test_dwarven_axe_gives_one_attack_and_a_dwarf_two_instead():
    game = lotr(
        seat(
            heroes=[card("Gimli", attachments=["Dwarven Axe"]), card("Legolas", attachments=["Dwarven Axe"]), "Thalin"],
        ),
        at="6.2+",
        patient=True,
    )
    assert [only(game, name).value("attack") for name in ("Gimli", "Legolas", "Thalin")] == [4, 4, 2]


@pytest.mark.rule("lotr.restricted.2", "lotr.restricted.3")
def test_a_third_restricted_weapon_makes_the_hero_lay_one_down():
    armed = card("Gimli", resources=2, attachments=["Dwarven Axe", "Citadel Plate", "Unexpected Courage"])
    game = lotr(seat(heroes=[armed], hand=["Dwarven Axe"]), at="2.2")
    game.play("play Dwarven Axe")
    assert sorted(offers(game)) == ["discard Citadel Plate", "discard Dwarven Axe"]
    game.play("discard Citadel Plate")
    assert only(game, "Gimli").value("attack") == 6
    assert zones(game, "Citadel Plate") == ["discard"]


HORN = card("Aragorn", attachments=["Horn of Gondor"])


def defend_with(game, defender: str) -> None:
    """Let King Spider hit a character."""
    pass_until(game, "defend")
    game.play(f"defend with {defender}")


@pytest.mark.rule("lotr.anatomy-attachment.3")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_horn_of_gondor_gains_a_resource_after_a_character_of_anyone_is_destroyed(edition: str):
    game = lotr(
        seat(heroes=[HORN]),
        seat(heroes=["Gimli"], allies=["Guard of the Citadel"], engaged=["King Spider"]),
        edition=edition,
        at="6.3",
    )
    defend_with(game, "Guard of the Citadel")
    assert (game.decision.seat, offers(game)) == (0, ["use Horn of Gondor", "pass"])
    game.play("use Horn of Gondor")
    assert only(game, "Aragorn").tokens == {"resources": 1}


def test_horn_of_gondor_does_not_hear_the_fall_of_an_enemy():
    game = lotr(seat(heroes=[HORN], engaged=["Black Forest Bats"]), at="6.7", patient=True)
    attack(game, "Black Forest Bats", "Aragorn")
    assert zones(game, "Black Forest Bats") == ["encounter-discard"]
    assert game.decision.kind == "action"


@pytest.mark.parametrize(("edition", "sounds"), [("revised", False), ("classic", True)])
def test_horn_of_gondor_hears_an_ally_that_only_leaves_play_in_the_classic_edition(edition: str, sounds: bool):
    game = lotr(
        seat(heroes=[card("Aragorn", resources=1, attachments=["Horn of Gondor"])], hand=["Sneak Attack", "Faramir"]),
        edition=edition,
        at="3.4+",
        patient=True,
    )
    game.play("play Sneak Attack", "choose Faramir", "pass")
    assert zones(game, "Faramir") == ["hand"]
    assert (offers(game) == ["use Horn of Gondor", "pass"]) is sounds
    if sounds:
        game.play("use Horn of Gondor")
        assert only(game, "Aragorn").tokens == {"resources": 1}


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_horn_of_gondor_falls_silent_with_the_hero_that_bears_it(edition: str):
    horn = card("Aragorn", damage=4, attachments=["Horn of Gondor"])
    game = lotr(seat(heroes=[horn, "Glóin"], engaged=["King Spider"]), edition=edition, at="6.3", patient=True)
    game.play("resolve the attack of King Spider", "pass", "defend with Aragorn", "pass", "pass")
    game.play("assign the damage to Aragorn")
    assert zones(game, "Aragorn") + zones(game, "Horn of Gondor") == ["discard", "discard"]
    if edition == "revised":
        game.play("lay Aragorn on top")
    assert game.decision.kind == "action"


def test_horn_of_gondor_sounds_once_for_each_character_that_falls():
    game = lotr(
        seat(
            heroes=[HORN],
            allies=["Silverlode Archer", "Snowbourn Scout"],
            engaged=[card("King Spider", shadow=["Hummerhorns"])],
        ),
        at="6.3",
        patient=True,
    )
    game.play("resolve the attack of King Spider", "pass", "defend with Aragorn", "pass")
    assert zones(game, "Silverlode Archer") + zones(game, "Snowbourn Scout") == ["discard", "discard"]
    game.play("lay Snowbourn Scout on top", "use Horn of Gondor", "use Horn of Gondor")
    assert only(game, "Aragorn").tokens["resources"] == 2
    assert game.decision.kind == "action"
