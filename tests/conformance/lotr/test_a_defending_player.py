"""The defending player, and attacks outside the combat phase."""

from __future__ import annotations

import pytest

from rulewright import Game
from rulewright.games.lotr.vocabulary.combat import EnemiesAttack
from rulewright.games.lotr.vocabulary.printing import event, treachery
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    CHARACTER,
    DEFENDING_PLAYER,
    ENEMY,
    ENGAGED_WITH_YOU,
    IT,
    Action,
    Shadow,
    WhenRevealed,
)
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.players import FIRST_PLAYER, ControllerOf
from support.lotr import card, lotr, offers, only, seat, threat, zones

ONSLAUGHT = treachery(
    "Onslaught",
    WhenRevealed(EnemiesAttack(ENEMY, FIRST_PLAYER)),
    Shadow(RaiseThreat(7, DEFENDING_PLAYER)),
    number=901, copies=3, set_name="Test",
)  # fmt: skip
MANHUNT = treachery(
    "Manhunt",
    WhenRevealed(Choose(CHARACTER, by=FIRST_PLAYER), EnemiesAttack(ENEMY, ControllerOf(IT))),
    number=902, copies=3, set_name="Test",
)  # fmt: skip
TAUNT = event("Taunt", Action(EnemiesAttack(ENEMY & ENGAGED_WITH_YOU)), number=903, copies=1, cost=0)


def follow(game: Game, *answers: str) -> list[str]:
    """The rules behind the questions that these answers are given to."""
    asked = []
    for answer in answers:
        asked.append(game.decision.rule)
        game.choose(answer)
    return asked


@pytest.mark.rule("lotr.attacks-outside-the-combat-phase.1", "lotr.attacks-outside-the-combat-phase.2")
def test_an_enemy_attack_in_the_quest_phase_gets_a_shadow_card_and_goes_through_all_its_steps():
    game = lotr(
        seat(heroes=["Aragorn"], engaged=["Chieftan Ufthak"]),
        encounter_deck=["Onslaught", "East Bight Patrol", "Enchanted Stream"],
        at="3.3",
        patient=True,
        extra=(ONSLAUGHT,),
    )
    patrol = only(game, "East Bight Patrol")
    assert (patrol.zone, patrol.attached_to) == ("shadow", "Chieftan Ufthak")
    assert zones(game, "Enchanted Stream") == ["encounter-deck"]
    assert follow(game, "pass", "defend with Aragorn", "pass", "pass", "assign the damage to Aragorn", "pass") == [
        "lotr.phase-sequence.13",
        "lotr.step-6.4.1.1",
        "lotr.phase-sequence.14",
        "lotr.phase-sequence.15",
        "lotr.step-6.4.3.2",
        "lotr.phase-sequence.16",
    ]
    assert only(game, "Aragorn").exhausted
    assert only(game, "Aragorn").tokens == {"damage": 3 + 1 - 2}
    assert only(game, "Chieftan Ufthak").tokens["resources"] == 1
    assert zones(game, "Onslaught") == ["encounter-discard"]


@pytest.mark.rule("lotr.attacks-outside-the-combat-phase.2", "lotr.defending-player.1")
def test_an_enemy_in_the_staging_area_can_attack_too_and_stays_there():
    game = lotr(
        seat(heroes=["Glóin", "Gimli"]),
        seat(heroes=["Legolas"]),
        staging=["King Spider"],
        encounter_deck=["Onslaught", "Onslaught", "Enchanted Stream"],
        at="3.3",
        extra=(ONSLAUGHT,),
    )
    before = threat(game)
    assert (game.decision.seat, offers(game)) == (0, ["defend with Glóin", "defend with Gimli", "leave it undefended"])
    game.play("leave it undefended")
    assert threat(game) == before + 7
    assert threat(game, 1) == 9
    assert offers(game) == ["assign the damage to Glóin", "assign the damage to Gimli"]
    game.play("assign the damage to Gimli")
    assert only(game, "Gimli").tokens == {"damage": 3}
    assert zones(game, "King Spider") == ["staging"]


@pytest.mark.rule("lotr.attacks-outside-the-combat-phase.1", "lotr.step-6.2.1")
def test_an_enemy_that_a_text_makes_attack_in_the_combat_phase_is_dealt_no_further_shadow_card():
    game = lotr(
        seat(heroes=["Aragorn"], engaged=["King Spider"], hand=["Taunt"]),
        encounter_deck=["Enchanted Stream", "Forest Gate"],
        at="6.2",
        extra=(TAUNT,),
    )
    assert only(game, "Enchanted Stream").attached_to == "King Spider"
    game.play("play Taunt")
    assert (game.decision.kind, zones(game, "Forest Gate")) == ("defend", ["encounter-deck"])
    game.play("leave it undefended")
    assert only(game, "Aragorn").tokens == {"damage": 3}
    assert zones(game, "Enchanted Stream") + zones(game, "Forest Gate") == ["shadow", "encounter-deck"]


@pytest.mark.rule("lotr.attacks-outside-the-combat-phase.3")
def test_a_player_attack_in_the_quest_phase_goes_through_all_its_steps():
    game = lotr(
        seat(heroes=[card("Gimli", resources=1)], hand=["Quick Strike"], engaged=["Ungoliant's Spawn"]),
        seat(heroes=["Legolas"]),
        at="3.1",
        patient=True,
    )
    game.play("play Quick Strike", "choose Gimli", "attack Ungoliant's Spawn")
    assert (game.decision.seat, offers(game)) == (1, ["attack with Legolas", "done"])
    assert follow(game, "attack with Legolas", "done", *["pass"] * 4) == [
        "lotr.step-6.8.1.1",
        "lotr.step-6.8.1.1",
        *["lotr.phase-sequence.18"] * 2,
        *["lotr.phase-sequence.19"] * 2,
    ]
    assert game.decision.rule == "lotr.phase-sequence.20"
    assert only(game, "Ungoliant's Spawn").tokens["damage"] == 2 + 3 - 2
    assert [name for name in ("Gimli", "Legolas") if "attacking" in only(game, name).tokens] == ["Gimli", "Legolas"]
    game.play("pass", "pass")
    assert game.decision.rule == "lotr.phase-sequence.4"
    assert "attacking" not in only(game, "Gimli").tokens | only(game, "Legolas").tokens


@pytest.mark.rule("lotr.defending-player.1")
def test_the_player_an_enemy_attacks_is_the_defending_player():
    game = lotr(
        seat(heroes=["Glóin"]),
        seat(heroes=["Legolas"], engaged=[card("King Spider", shadow=["Onslaught"])]),
        at="6.4a",
        patient=True,
        extra=(ONSLAUGHT,),
    )
    game.play("resolve the attack of King Spider", "pass", "pass")
    assert (game.decision.seat, offers(game)) == (1, ["defend with Legolas", "leave it undefended"])
    game.play("leave it undefended", "pass", "pass")
    assert game.table()["threat"] == [9, 9 + 7]
    game.play("pass", "pass")
    assert (game.decision.seat, offers(game)) == (1, ["assign the damage to Legolas"])


@pytest.mark.rule("lotr.defending-player.2", "lotr.defending-player.3")
@pytest.mark.parametrize(
    ("shadow", "raised", "damage"), [("Onslaught", 7, 0), ("Ungoliant's Spawn", 4, 0), ("Hummerhorns", 0, 1)]
)
def test_the_attacked_player_remains_the_defending_player_when_a_sentinel_steps_in(shadow, raised, damage):
    game = lotr(
        seat(heroes=["Glóin"], allies=["Beorn"], engaged=[card("King Spider", shadow=[shadow])]),
        seat(heroes=["Aragorn"], allies=["Faramir"]),
        at="6.4a",
        patient=True,
        extra=(ONSLAUGHT,),
    )
    game.play("resolve the attack of King Spider", "pass", "pass", "leave it undefended", "defend with Aragorn")
    game.play("pass", "pass")
    if damage:
        game.play("pass")
    assert game.table()["threat"] == [9 + raised, 12]
    hurt = {name: only(game, name).tokens.get("damage", 0) for name in ("Glóin", "Beorn", "Aragorn", "Faramir")}
    assert hurt == {"Glóin": damage, "Beorn": damage, "Aragorn": 0, "Faramir": 0}


@pytest.mark.rule("lotr.defending-player.4", "lotr.defending-player.1")
def test_the_controller_of_an_attacked_character_becomes_the_defending_player():
    game = lotr(
        seat(heroes=["Glóin"], engaged=["King Spider"]),
        seat(heroes=["Legolas"], allies=["Horseback Archer"]),
        encounter_deck=["Manhunt", "Ungoliant's Spawn"],
        at="3.3",
        extra=(MANHUNT,),
    )
    game.play("choose Horseback Archer")
    assert (game.decision.seat, game.decision.kind) == (1, "defend")
    assert offers(game) == ["defend with Legolas", "defend with Horseback Archer", "leave it undefended"]
    game.play("defend with Horseback Archer")
    assert game.table()["threat"][1] == 9 + 4
    assert zones(game, "Horseback Archer") == ["discard"]
