"""Tactics: events 32-38."""

from __future__ import annotations

import pytest

from support.lotr import card, lotr, offers, only, pass_until, seat, zones


def combat(game, name: str) -> tuple[int, int]:
    """Attack and defense."""
    return only(game, name).value("attack"), only(game, name).value("defense")


@pytest.mark.rule("lotr.rop2010-character-cards.1")
def test_blade_mastery_gives_a_character_attack_and_defense_until_the_end_of_the_phase():
    game = lotr(
        seat(heroes=[card("Gimli", resources=1)], hand=["Blade Mastery"]),
        seat(heroes=["Aragorn"], allies=["Faramir"]),
        staging=["Forest Spider"],
        at="6.2+",
    )
    game.play("play Blade Mastery")
    assert offers(game) == ["choose Gimli", "choose Aragorn", "choose Faramir"]
    game.play("choose Faramir")
    assert combat(game, "Faramir") == (2, 3)
    assert combat(game, "Gimli") == (2, 2)
    pass_until(game, "commit")
    assert combat(game, "Faramir") == (1, 2)


def test_rain_of_arrows_exhausts_an_archer_to_hit_each_enemy_of_one_player():
    game = lotr(
        seat(heroes=[card("Legolas", resources=1), "Gimli"], allies=["Horseback Archer"], hand=["Rain of Arrows"]),
        seat(heroes=["Aragorn"], engaged=["Forest Spider", card("Black Forest Bats", damage=1)]),
        seat(heroes=["Glóin"], engaged=["King Spider"]),
        seat(heroes=["Dúnhere"]),
        staging=["Marsh Adder"],
        at="6.2+",
        patient=True,
    )
    game.play("play Rain of Arrows")
    assert offers(game) == ["choose Legolas", "choose Horseback Archer"]
    game.play("choose Horseback Archer")
    assert only(game, "Horseback Archer").exhausted
    assert offers(game) == ["choose player 2", "choose player 3"]
    game.play("choose player 2")
    assert only(game, "Forest Spider").tokens == {"damage": 1}
    assert zones(game, "Black Forest Bats") == ["encounter-discard"]
    assert only(game, "King Spider").tokens == only(game, "Marsh Adder").tokens == {}
    assert only(game, "Legolas").tokens == {}


@pytest.mark.rule("lotr.exhausted.6")
def test_rain_of_arrows_needs_a_ready_archer_of_your_own_and_an_engaged_enemy():
    tired = seat(heroes=[card("Legolas", resources=1, exhausted=True), "Gimli"], hand=["Rain of Arrows"])
    game = lotr(tired, seat(allies=["Silverlode Archer"], engaged=["King Spider"]), at="6.2+", patient=True)
    assert "play Rain of Arrows" not in offers(game)
    fresh = seat(heroes=[card("Legolas", resources=1)], hand=["Rain of Arrows"])
    game = lotr(fresh, staging=["King Spider"], at="6.2+", patient=True)
    assert "play Rain of Arrows" not in offers(game)


FEINT = seat(heroes=[card("Gimli", resources=1)], hand=["Feint"], engaged=["King Spider"])


def test_feint_keeps_an_enemy_from_attacking_the_player_it_is_engaged_with():
    game = lotr(
        FEINT, seat(heroes=["Aragorn"], engaged=["Forest Spider"]), staging=["Marsh Adder"], at="6.2+", patient=True
    )
    game.play("play Feint")
    assert offers(game) == ["choose King Spider", "choose Forest Spider"]
    game.play("choose King Spider", "pass", "pass")
    assert (game.decision.seat, offers(game)) == (1, ["resolve the attack of Forest Spider"])


def test_feint_lasts_for_the_phase_only():
    game = lotr(FEINT, at="6.2+")
    game.play("play Feint")
    pass_until(game, "defend")
    assert (game.table()["round"], game.decision.kind) == (2, "defend")


@pytest.mark.rule("lotr.action.2")
def test_feint_is_played_in_the_combat_phase_only():
    for at, offered in (("5.3+", False), ("6.2+", True)):
        game = lotr(FEINT, at=at, patient=True)
        assert ("play Feint" in offers(game)) is offered


@pytest.mark.rule("lotr.ability.12")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_feint_comes_too_late_for_an_attack_that_has_begun(edition):
    game = lotr(
        {**FEINT, "engaged": ["King Spider", "Forest Spider"]}, edition=edition, at="6.3", shadows=False, patient=True
    )
    game.play("resolve the attack of King Spider")
    assert offers(game) == ["play Feint", "pass"]
    other = game.clone()
    game.play("play Feint", "choose Forest Spider")
    pass_until(game, "attack")
    assert only(game, "Gimli").tokens == {"damage": 3}, "King Spider goes on, Forest Spider is held back"
    other.play("pass")
    pass_until(other, "enemy-attack")
    other.play("resolve the attack of Forest Spider")
    assert offers(other) == ["pass"], "both have begun their attacks"


@pytest.mark.rule("lotr.ability.12")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_thicket_of_spears_is_for_players_who_still_await_an_attack(edition):
    mine, other = TUG
    game = lotr(
        {**mine, "hand": ["Thicket of Spears"], "engaged": ["King Spider"]},
        {**other, "engaged": ["Forest Spider"]},
        edition=edition,
        at="6.3",
        shadows=False,
        patient=True,
    )
    game.play("resolve the attack of King Spider", "play Thicket of Spears")
    while game.decision.kind == "pay":
        game.choose(0)
    assert offers(game) == ["choose player 2"]


TUG = (
    seat(heroes=[card("Gimli", resources=3), card("Legolas", resources=1), card("Thalin", resources=1)]),
    seat(heroes=[card("Aragorn", resources=1)], hand=["Sneak Attack", "Son of Arnor"]),
)


@pytest.mark.parametrize(("edition", "attacks"), [("revised", True), ("classic", False)])
@pytest.mark.parametrize("event", ["Feint", "Thicket of Spears"])
def test_feint_and_thicket_of_spears_in_each_edition_when_the_enemy_is_drawn_away(
    event: str, edition: str, attacks: bool
):
    """The classic wording stops the attacks, the revised one only those on the player it protects."""
    mine, other = TUG
    game = lotr({**mine, "hand": [event], "engaged": ["King Spider"]}, other, edition=edition, at="6.2+")
    game.play(f"play {event}")
    while game.decision.kind in ("pay", "target"):
        game.play(offers(game)[0])
    game.play("play Sneak Attack", "use Son of Arnor")
    assert only(game, "King Spider").seat == 1
    assert (game.decision.kind == "defend" and game.decision.seat == 1) is attacks


QUICK = seat(heroes=[card("Gimli", resources=1)], hand=["Quick Strike"])


def test_quick_strike_makes_one_character_attack_at_once():
    game = lotr({**QUICK, "engaged": ["King Spider", "Forest Spider"]}, at="3.1", patient=True)
    game.play("play Quick Strike", "choose Gimli")
    assert only(game, "Gimli").exhausted
    assert offers(game) == ["attack King Spider", "attack Forest Spider"]
    game.play("attack King Spider", "pass", "pass")
    assert only(game, "King Spider").tokens == {"damage": 1}


def test_quick_strike_follows_the_rules_for_targets():
    """Only a Ranged character reaches the enemies of others, only Dúnhere those in the staging area."""
    game = lotr(
        seat(heroes=[card("Gimli", resources=1), "Dúnhere", "Legolas"], hand=["Quick Strike"]),
        seat(heroes=["Aragorn"], engaged=["King Spider"]),
        staging=["Black Forest Bats"],
        at="3.1",
    )
    game.play("play Quick Strike")
    assert offers(game) == ["choose Dúnhere", "choose Legolas"]
    archer = game.clone()
    archer.play("choose Legolas")
    assert only(archer, "King Spider").tokens["damage"] == 2
    game.play("choose Dúnhere")
    assert zones(game, "Black Forest Bats") == ["encounter-discard"]


def test_quick_strike_without_an_eligible_target_is_not_played():
    game = lotr(QUICK, seat(engaged=["King Spider"]), staging=["Forest Spider"], at="3.1", patient=True)
    assert "play Quick Strike" not in offers(game)


def test_quick_strike_is_an_extra_attack():
    """It is not the one attack of the player on this enemy in the round."""
    game = lotr(
        seat(heroes=[card("Gimli", resources=1), "Legolas"], hand=["Quick Strike"], engaged=["Forest Spider"]),
        at="6.2+",
    )
    game.play("play Quick Strike", "choose Gimli")
    assert only(game, "Forest Spider").tokens["damage"] == 1
    pass_until(game, "attack")
    assert offers(game) == ["attack Forest Spider", "done"]
    game.play("attack Forest Spider")
    assert only(game, "Forest Spider").tokens["damage"] == 3


def test_quick_strike_reaches_an_enemy_that_was_attacked_already():
    game = lotr(
        seat(heroes=["Legolas", card("Gimli", resources=1)], hand=["Quick Strike"], engaged=["Forest Spider"]),
        at="6.7",
        patient=True,
    )
    game.play("attack Forest Spider", "attack with Legolas", "done", "pass", "pass")
    assert only(game, "Forest Spider").tokens["damage"] == 2
    game.play("play Quick Strike", "choose Gimli", "attack Forest Spider", "pass", "pass")
    assert only(game, "Forest Spider").tokens["damage"] == 3


def test_legolas_answers_his_quick_strike():
    game = lotr(
        seat(heroes=[card("Legolas", resources=1)], hand=["Quick Strike"], engaged=["Black Forest Bats"]), at="3.1"
    )
    game.play("play Quick Strike", "use Legolas")
    assert only(game, "Flies and Spiders").tokens == {"progress": 2}


def test_thicket_of_spears_stops_the_enemies_of_one_player():
    mine, other = TUG
    game = lotr(
        {**mine, "hand": ["Thicket of Spears"], "engaged": ["King Spider", "Forest Spider"]},
        {**other, "engaged": ["Black Forest Bats"], "hand": []},
        at="6.2+",
        patient=True,
    )
    game.play("play Thicket of Spears", "pay with Gimli")
    assert [only(game, name).tokens for name in ("Gimli", "Legolas", "Thalin")] == [{"resources": 2}, {}, {}]
    assert offers(game) == ["choose player 1", "choose player 2"]
    game.play("choose player 1", "pass", "pass")
    assert (game.decision.seat, offers(game)) == (1, ["resolve the attack of Black Forest Bats"])


@pytest.mark.rule("lotr.play-restrictions-and-permissions.2")
def test_thicket_of_spears_needs_three_tactics_pools_with_a_resource():
    short = [card("Gimli", resources=9), card("Legolas", resources=9), card("Thalin")]
    mixed = [card("Gimli", resources=9), card("Legolas", resources=9), card("Aragorn", resources=9)]
    for heroes in (short, mixed):
        game = lotr(seat(heroes=heroes, hand=["Thicket of Spears"], engaged=["King Spider"]), at="6.2+", patient=True)
        assert "play Thicket of Spears" not in offers(game)


def test_thicket_of_spears_does_not_hold_an_enemy_that_engages_later():
    mine, other = TUG
    game = lotr(
        {**mine, "hand": ["Thicket of Spears"], "engaged": ["Forest Spider"]},
        {**other, "engaged": ["King Spider"]},
        at="6.2+",
        first=1,
        patient=True,
    )
    game.play("pass", "play Thicket of Spears", "pay with Gimli", "choose player 2")
    game.play("play Sneak Attack", "choose Son of Arnor", "use Son of Arnor", "choose Forest Spider", "pass", "pass")
    assert (game.decision.seat, offers(game)) == (1, ["resolve the attack of Forest Spider"])


def test_swift_strike_answers_any_declared_defender():
    game = lotr(
        seat(heroes=[card("Gimli", resources=2)], hand=["Swift Strike"]),
        seat(heroes=["Aragorn"], allies=["Guard of the Citadel"], engaged=[card("King Spider", damage=1)]),
        at="6.3",
    )
    game.play("defend with Guard of the Citadel")
    assert (game.decision.seat, offers(game)) == (0, ["play Swift Strike", "pass"])
    game.play("play Swift Strike")
    assert zones(game, "King Spider") == ["encounter-discard"]
    assert only(game, "Guard of the Citadel").tokens == {}
    assert zones(game, "Swift Strike") == ["discard"]


def test_swift_strike_is_not_played_when_nobody_defends():
    game = lotr(
        seat(heroes=[card("Gimli", resources=2), "Legolas"], hand=["Swift Strike"], engaged=["King Spider"]), at="6.3"
    )
    game.play("leave it undefended")
    assert game.decision.kind == "assign"


@pytest.mark.rule("lotr.multiple-defenders.1", "lotr.multiple-defenders.2", "lotr.multiple-defenders.3")
def test_stand_together_lets_a_player_declare_any_number_of_defenders_against_each_enemy():
    game = lotr(
        seat(heroes=["Gimli"], hand=["Stand Together"]),
        seat(
            heroes=["Aragorn"],
            allies=["Guard of the Citadel", "Veteran Axehand", "Snowbourn Scout"],
            engaged=["Ungoliant's Spawn", "Forest Spider"],
        ),
        at="6.2+",
    )
    game.play("play Stand Together", "choose player 2", "resolve the attack of Ungoliant's Spawn")
    game.play("defend with Aragorn", "defend with Guard of the Citadel")
    assert offers(game) == ["defend with Veteran Axehand", "defend with Snowbourn Scout", "done"]
    game.play("done")
    assert offers(game) == ["assign the damage to Aragorn", "assign the damage to Guard of the Citadel"]
    game.play("assign the damage to Aragorn")
    assert (only(game, "Aragorn").tokens["damage"], only(game, "Guard of the Citadel").tokens) == (3, {})
    game.play("defend with Veteran Axehand", "defend with Snowbourn Scout")
    assert only(game, "Veteran Axehand").tokens == only(game, "Snowbourn Scout").tokens == {}


def test_stand_together_helps_only_the_chosen_player_and_only_in_this_phase():
    sides = (
        seat(heroes=["Gimli", "Legolas"], hand=["Stand Together"], engaged=["Black Forest Bats"]),
        seat(heroes=["Dúnhere"]),
    )
    game = lotr(*sides, at="6.2+")
    game.play("play Stand Together", "choose player 2", "defend with Gimli")
    assert game.decision.kind != "defend"
    game = lotr(*sides, at="5.3+")
    game.play("play Stand Together", "choose player 1", "defend with Gimli")
    assert game.decision.kind != "defend"
