"""Steps 6.7 to 6.10 and 6.8b to 6.8.4: the attacks of the players, with the worked example of the 2010 book."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.events import STRIKE_OVER
from rulewright.games.lotr.vocabulary.printing import event, hero
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import ALLY, ATTACKING_CHARACTER, IT, YOURS, Action, Response, on
from rulewright.kernel.effects.sequence import Choose
from rulewright.lcg.verbs import ReturnToHand
from support.lotr import card, lotr, offers, only, pass_until, seat, step, zones

WITHDRAW = event(
    "Withdraw", Action(Choose(ALLY & YOURS), ReturnToHand(IT)), number=902, copies=1, sphere="leadership", cost=0
)
CHRONICLER = hero(
    "Chronicler",
    Response(GainResources(ATTACKING_CHARACTER, 1), after=on(STRIKE_OVER)),
    number=903, sphere="leadership", threat=5, stats=(0, 2, 0, 3), traits="Noble.",
)  # fmt: skip


@pytest.mark.rule(
    "lotr.rop2010-player-attack-example.1", "lotr.rop2010-player-attack-example.2",
    "lotr.rop2010-player-attack-example.3", "lotr.rop2010-attacking-enemies.3", "lotr.step-6.8.2.1",
    "lotr.step-6.8.3.1", "lotr.step-6.8.4.3",
)  # fmt: skip
def test_example_tom_kills_the_orcs_with_glorfindel_and_wounds_the_beastmaster_with_two_others():
    game = lotr(
        seat(
            heroes=["Glorfindel", "Legolas"],
            allies=["Gondorian Spearman"],
            engaged=["Dol Guldur Orcs", "Dol Guldur Beastmaster"],
        ),
        at="6.8a",
    )
    assert offers(game) == ["attack Dol Guldur Orcs", "attack Dol Guldur Beastmaster", "done"]
    game.play("attack Dol Guldur Orcs", "attack with Glorfindel", "done")
    assert zones(game, "Dol Guldur Orcs") == ["encounter-discard"]
    assert only(game, "Glorfindel").exhausted
    assert (game.decision.kind, offers(game)) == ("attack", ["attack Dol Guldur Beastmaster", "done"])
    game.play("attack Dol Guldur Beastmaster", "attack with Legolas", "attack with Gondorian Spearman")
    beastmaster = only(game, "Dol Guldur Beastmaster")
    assert (beastmaster.zone, beastmaster.seat, beastmaster.tokens["damage"]) == ("engaged", 0, (3 + 1) - 1)
    assert beastmaster.value("hit_points") - beastmaster.tokens["damage"] == 2


@pytest.mark.rule("lotr.step-6.7.2", "lotr.step-6.8a.1", "lotr.step-6.8a.3", "lotr.step-6.9.1", "lotr.step-6.9.2")
def test_each_player_in_turn_may_attack_or_decline_and_then_the_step_is_over():
    game = lotr(
        seat(heroes=["Gimli"], engaged=["King Spider"]),
        seat(heroes=["Aragorn"], engaged=["Forest Spider", "East Bight Patrol"]),
        seat(heroes=[card("Théodred", exhausted=True)], engaged=["Black Forest Bats"]),
        first=1,
        at="6.7",
        patient=True,
    )
    assert (game.decision.seat, game.decision.rule) == (1, "lotr.step-6.8a.1")
    assert offers(game) == ["attack Forest Spider", "attack East Bight Patrol", "done"]
    game.choose("done")
    assert (game.decision.seat, offers(game)) == (2, ["done"]), "Théodred is exhausted: there is nothing to declare"
    game.choose("done")
    assert (game.decision.seat, offers(game)) == (0, ["attack King Spider", "done"])
    game.choose("done")
    assert step(game) == "7.4"
    assert [only(game, name).tokens for name in ("King Spider", "Forest Spider", "Black Forest Bats")] == [{}, {}, {}]


@pytest.mark.rule("lotr.step-6.8a.4", "lotr.step-6.8.4.3", "lotr.step-6.9.1", "lotr.rop2010-attacking-enemies.6")
def test_a_player_attacks_again_and_again_but_each_enemy_only_once_a_round():
    game = lotr(
        seat(
            heroes=["Gimli", "Aragorn", "Théodred"],
            engaged=["Ungoliant's Spawn", "King Spider"],
        ),
        seat(heroes=["Legolas"]),
        at="6.8a",
        patient=True,
    )
    game.play("attack Ungoliant's Spawn", "attack with Aragorn", "done")
    pass_until(game, "attack")
    assert only(game, "Ungoliant's Spawn").tokens["damage"] == 1
    assert (game.decision.seat, offers(game)) == (0, ["attack King Spider", "done"])
    game.play("attack King Spider", "attack with Gimli", "done")
    pass_until(game, "attack")
    assert (game.decision.seat, offers(game)) == (0, ["done"])
    assert not only(game, "Théodred").exhausted, "he is ready, but both enemies were attacked already"
    game.choose("done")
    assert game.decision.seat == 1
    assert offers(game) == ["attack Ungoliant's Spawn", "attack King Spider", "done"]
    game.play("attack Ungoliant's Spawn", "attack with Legolas", "done", *["pass"] * 6)
    assert only(game, "Ungoliant's Spawn").tokens["damage"] == 2


@pytest.mark.rule("lotr.step-6.8b.1", "lotr.rop2010-attacking-enemies.2")
def test_any_number_of_ready_characters_is_exhausted_to_attack_one_enemy_engaged_with_their_player():
    game = lotr(
        seat(
            heroes=["Gimli", "Aragorn", card("Théodred", exhausted=True)],
            allies=["Guard of the Citadel"],
            engaged=["Ungoliant's Spawn"],
        ),
        seat(heroes=["Glóin"], engaged=["King Spider"]),
        staging=["Forest Spider"],
        at="6.8a",
        patient=True,
    )
    assert offers(game) == ["attack Ungoliant's Spawn", "done"]
    game.choose("attack Ungoliant's Spawn")
    assert offers(game) == ["attack with Gimli", "attack with Aragorn", "attack with Guard of the Citadel"]
    game.choose("attack with Gimli")
    assert offers(game) == ["attack with Aragorn", "attack with Guard of the Citadel", "done"]
    one = game.clone()
    one.choose("done")
    names = ("Gimli", "Aragorn", "Guard of the Citadel")
    assert [only(one, name).exhausted for name in names] == [True, False, False]
    game.play("attack with Aragorn", "attack with Guard of the Citadel", "done")
    assert [only(game, name).exhausted for name in names] == [True, True, True]
    assert [only(game, name).tokens for name in names] == [{"attacking": 1}] * 3


@pytest.mark.rule("lotr.rop2010-attacking-enemies.2")
def test_a_player_without_a_ready_character_cannot_attack():
    game = lotr(
        seat(heroes=[card("Gimli", exhausted=True)], allies=[card("Beorn", exhausted=True)], engaged=["King Spider"]),
        at="6.8a",
        patient=True,
    )
    assert (game.decision.kind, offers(game)) == ("attack", ["done"])


@pytest.mark.rule("lotr.step-6.8b.2")
def test_only_ranged_characters_attack_an_enemy_engaged_with_another_player():
    game = lotr(
        seat(heroes=["Legolas", "Gimli"], allies=["Horseback Archer"]),
        seat(heroes=["Aragorn"], engaged=["King Spider"]),
        staging=["Forest Spider"],
        at="6.8a",
        patient=True,
    )
    assert (game.decision.seat, offers(game)) == (0, ["attack King Spider", "done"])
    game.choose("attack King Spider")
    assert offers(game) == ["attack with Legolas", "attack with Horseback Archer"]
    game.play("attack with Legolas", "attack with Horseback Archer", "done")
    assert [only(game, name).exhausted for name in ("Legolas", "Horseback Archer", "Gimli")] == [True, True, False]


@pytest.mark.rule("lotr.step-6.8.1.1", "lotr.step-6.8.2.1", "lotr.rop2010-attacking-enemies.3")
def test_every_other_player_may_join_with_any_number_of_ranged_characters():
    game = lotr(
        seat(heroes=["Aragorn"], engaged=["Ungoliant's Spawn"]),
        seat(heroes=["Gimli", "Legolas"], allies=["Horseback Archer"]),
        seat(heroes=["Théodred"], allies=["Silverlode Archer", card("Horseback Archer", exhausted=True)]),
        at="6.8a",
        patient=True,
    )
    game.play("attack Ungoliant's Spawn", "attack with Aragorn", "done")
    assert (game.decision.seat, game.decision.rule) == (1, "lotr.step-6.8.1.1")
    assert offers(game) == ["attack with Legolas", "attack with Horseback Archer", "done"]
    game.play("attack with Legolas", "attack with Horseback Archer", "done")
    assert (game.decision.seat, offers(game)) == (2, ["attack with Silverlode Archer", "done"])
    game.play("attack with Silverlode Archer", "done")
    assert (game.decision.rule, only(game, "Silverlode Archer").exhausted) == ("lotr.phase-sequence.18", True)
    pass_until(game, "attack")
    assert only(game, "Ungoliant's Spawn").zone == "engaged"
    assert only(game, "Ungoliant's Spawn").tokens["damage"] == (3 + 3 + 2 + 2) - 2


@pytest.mark.rule("lotr.rop2010-attacking-enemies.4", "lotr.step-6.8a.2", "lotr.step-6.8.3.2")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_a_player_attack_goes_through_its_steps_with_windows_between_them(edition):
    game = lotr(
        seat(heroes=["Gimli", "Legolas"], engaged=["Ungoliant's Spawn", "King Spider"]),
        at="6.8a",
        patient=True,
        edition=edition,
    )
    for enemy, attacker in (("Ungoliant's Spawn", "Legolas"), ("King Spider", "Gimli")):
        seen = []
        game.play(f"attack {enemy}", f"attack with {attacker}")
        game.choose("done")
        while game.decision.kind == "action" and step(game) == "6.8a":
            seen.append((game.decision.rule, only(game, enemy).tokens.get("damage", 0)))
            game.choose("pass")
        assert seen == [
            ("lotr.phase-sequence.18", 0),
            ("lotr.phase-sequence.19", 0),
            ("lotr.phase-sequence.20", 1),
        ]
    assert game.decision.kind == "attack"


@pytest.mark.rule("lotr.step-6.8.3.3", "lotr.step-6.8.3.1")
@pytest.mark.parametrize(
    ("attackers", "damage"), [(["Eleanor"], 0), (["Théodred"], 0), (["Aragorn"], 1), (["Eleanor", "Théodred"], 1)]
)
def test_an_enemy_whose_defense_is_not_beaten_takes_no_damage(attackers, damage):
    game = lotr(seat(heroes=["Eleanor", "Théodred", "Aragorn"], engaged=["Ungoliant's Spawn"]), at="6.8a", patient=True)
    game.play("attack Ungoliant's Spawn", *(f"attack with {name}" for name in attackers), "done")
    pass_until(game, "attack")
    assert only(game, "Ungoliant's Spawn").tokens.get("damage", 0) == damage


@pytest.mark.rule("lotr.step-6.8.2.1")
def test_a_character_that_is_gone_when_the_strength_is_added_up_does_not_count():
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Veteran Axehand"], hand=["Withdraw"], engaged=["Ungoliant's Spawn"]),
        at="6.8a",
        extra=(WITHDRAW,),
        patient=True,
    )
    game.play("attack Ungoliant's Spawn", "attack with Aragorn", "attack with Veteran Axehand", "done")
    both = game.clone()
    pass_until(both, "attack")
    assert only(both, "Ungoliant's Spawn").tokens["damage"] == (3 + 2) - 2
    game.play("play Withdraw", "choose Veteran Axehand")
    pass_until(game, "attack")
    assert only(game, "Ungoliant's Spawn").tokens["damage"] == 3 - 2


@pytest.mark.rule("lotr.step-6.8.4.1", "lotr.step-6.8.4.2", "lotr.step-6.8.4.3", "lotr.rop2010-attacking-enemies.7")
def test_attackers_attack_until_the_responses_to_the_end_of_the_attack_are_over_and_stay_exhausted():
    game = lotr(
        seat(heroes=["Chronicler", "Aragorn"], engaged=["Ungoliant's Spawn", "King Spider"]),
        at="6.8a",
        extra=(CHRONICLER,),
        patient=True,
    )
    game.play("attack Ungoliant's Spawn", "attack with Aragorn", "done", "pass", "pass")
    assert (game.decision.rule, only(game, "Aragorn").tokens) == ("lotr.phase-sequence.20", {"attacking": 1})
    assert only(game, "Ungoliant's Spawn").tokens["damage"] == 1
    game.choose("pass")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Chronicler", "pass"])
    assert only(game, "Aragorn").tokens == {"attacking": 1}
    game.choose("use Chronicler")
    assert (game.decision.kind, offers(game)) == ("attack", ["attack King Spider", "done"])
    assert (only(game, "Aragorn").tokens, only(game, "Aragorn").exhausted) == ({"resources": 1}, True)
    assert only(game, "Chronicler").tokens == {}
