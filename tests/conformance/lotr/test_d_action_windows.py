"""Action windows, framework steps and repeating sequences."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

STEWARD = card("Aragorn", attachments=["Steward of Gondor"])


@pytest.mark.rule("lotr.action-windows.1")
def test_an_action_is_on_offer_in_every_action_window_and_nowhere_else():
    game = lotr(
        seat(heroes=[STEWARD, card("Gimli", resources=9)], engaged=["King Spider"], hand=["Faramir"]),
        staging=["Old Forest Road", "Forest Spider"],
        encounter_deck=["Forest Gate", "Enchanted Stream", "Forest Gate"],
        at="0.0",
        patient=True,
    )
    kinds = set()
    while game.table()["round"] == 1:
        kind = game.decision.kind
        kinds.add(kind)
        assert ("use Steward of Gondor" in offers(game)) == (kind == "action")
        keys = offers(game)
        if kind != "action":
            with pytest.raises(rw.IllegalChoice):
                game.choose("use Steward of Gondor")
            assert offers(game) == keys
        game.choose(keys[0] if kind in ("attack", "attackers", "travel", "engage") else keys[-1])
    assert kinds == {
        "action", "commit", "travel", "engage", "order", "enemy-attack", "defend", "assign", "attack", "attackers",
    }  # fmt: skip


@pytest.mark.rule("lotr.action-windows.2", "lotr.action-windows.3", "lotr.action-windows.4", "lotr.action-windows.5")
def test_the_window_goes_round_from_the_first_player_until_all_pass_in_a_row():
    game = lotr(
        seat(heroes=[STEWARD]),
        seat(heroes=["Legolas"], allies=["Faramir"]),
        seat(heroes=[card("Gimli", resources=1)], hand=["Blade Mastery"]),
        first=1,
        at="3.1+",
        patient=True,
    )
    asked = []
    for key in ("pass", "play Blade Mastery", "choose Gimli", "pass", "use Faramir", "choose player 2"):
        asked.append((game.decision.seat, game.decision.kind))
        game.choose(key)
    assert asked == [(1, "action"), (2, "action"), (2, "target"), (0, "action"), (1, "action"), (1, "target")]
    for key in ("pass", "use Steward of Gondor", "pass", "pass", "pass"):
        asked.append((game.decision.seat, game.decision.kind))
        assert step(game) == "3.1"
        game.choose(key)
    assert asked[6:] == [(2, "action"), (0, "action"), (1, "action"), (2, "action"), (0, "action")]
    assert (step(game), game.decision.kind, game.decision.seat) == ("3.2", "commit", 1)


@pytest.mark.rule("lotr.action-windows.4")
def test_the_window_closes_only_after_as_many_passes_in_a_row_as_there_are_players():
    game = lotr(seat(heroes=["Aragorn"]), seat(heroes=["Legolas"]), seat(heroes=["Gimli"]), at="1.3+", patient=True)
    passes = 0
    while step(game) == "1.3":
        game.choose("pass")
        passes += 1
    assert (passes, step(game)) == (3, "2.2")


@pytest.mark.rule("lotr.action-windows.6")
def test_an_action_is_carried_through_before_the_next_player_may_act():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=2)], hand=["Sneak Attack", "Gandalf", "Faramir"]),
        seat(heroes=["Legolas"], engaged=["Forest Spider"], hand=["Feint"]),
        at="3.1+",
        patient=True,
    )
    asked = []
    answers = ["play Sneak Attack", "pay with Aragorn", "choose Gandalf", "use Gandalf", "deal 4 damage to an enemy"]
    for key in (*answers, "choose Forest Spider"):
        asked.append((game.decision.seat, game.decision.kind))
        game.choose(key)
    assert asked == [
        (0, "action"), (0, "pay"), (0, "target"), (0, "respond"), (0, "choose-one"), (0, "target"),
    ]  # fmt: skip
    assert zones(game, "Forest Spider") == ["encounter-discard"]
    assert (game.decision.seat, game.decision.kind) == (1, "action")


@pytest.mark.rule("lotr.framework-steps.1", "lotr.framework-effects-and-steps.1")
def test_framework_steps_happen_without_anybody_being_asked():
    game = lotr(
        seat(heroes=[card("Aragorn", exhausted=True)], deck=["Gandalf", "Faramir"]),
        encounter_deck=["Forest Gate"],
        at="7.1",
        patient=True,
    )
    assert (step(game), game.table()["round"]) == ("7.4", 1)
    assert (threat(game), only(game, "Aragorn").exhausted) == (13, False)
    game.choose("pass")
    assert (step(game), game.table()["round"]) == ("1.3", 2)
    assert only(game, "Aragorn").tokens == {"resources": 1}
    assert (zones(game, "Gandalf"), zones(game, "Faramir")) == (["hand"], ["deck"])
    game.play("pass", "pass", "pass", "done", "pass")
    assert (step(game), zones(game, "Forest Gate")) == ("3.3", ["staging"])
    game.choose("pass")
    assert (step(game), threat(game)) == ("3.4", 15)


@pytest.mark.rule("lotr.framework-effects-and-steps.2")
def test_what_a_framework_step_does_is_told_from_what_a_card_does():
    """Caught in a Web asks its price only of the framework effect that readies its hero."""
    caught = card("Aragorn", exhausted=True, resources=2, attachments=["Caught in a Web"])
    game = lotr(seat(heroes=[caught]), at="7.1")
    assert (game.decision.kind, offers(game)) == ("unless", ["pay the cost", "no"])
    game.choose("no")
    assert only(game, "Aragorn").exhausted
    vigil = card("Gimli", resources=0)
    game = lotr(seat(heroes=[caught, vigil], hand=["Common Cause"]), at="7.4+", patient=True)
    game.play("play Common Cause")
    pass_until(game, "action")
    assert not only(game, "Aragorn").exhausted
    assert only(game, "Aragorn").tokens == {"resources": 2}


@pytest.mark.rule("lotr.framework-steps.2", "lotr.framework-steps.3")
def test_a_repeating_sequence_goes_back_until_every_player_had_a_turn_or_chooses_to_end_it():
    aragorn = card("Aragorn", attachments=["Citadel Plate"])
    game = lotr(
        seat(heroes=[aragorn, "Gimli"], engaged=["King Spider", "Forest Spider"]),
        seat(heroes=["Legolas"], engaged=["Black Forest Bats"]),
        at="6.3",
        patient=True,
    )
    attacks = []
    while step(game) == "6.4a":
        if game.decision.kind == "enemy-attack":
            attacks.append((game.decision.seat, offers(game)))
        game.choose(offers(game)[0] if game.decision.kind in ("enemy-attack", "assign") else offers(game)[-1])
    assert attacks == [
        (0, ["resolve the attack of King Spider", "resolve the attack of Forest Spider"]),
        (0, ["resolve the attack of Forest Spider"]),
        (1, ["resolve the attack of Black Forest Bats"]),
    ]
    game.play("attack King Spider", "attack with Aragorn", "done")
    while game.decision.kind != "attack":
        game.choose(offers(game)[-1])
    assert (game.decision.seat, offers(game)) == (0, ["attack Forest Spider", "done"])
    game.choose("done")
    assert game.decision.seat == 1
    game.choose("done")
    assert step(game) == "7.4"
