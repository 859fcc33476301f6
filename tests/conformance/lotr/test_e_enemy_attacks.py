"""Steps 6.3 to 6.6 and 6.4b to 6.4.4: the attacks of the enemies, with the worked example of the 2010 book."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import rulewright as rw
from rulewright.games.lotr.table import DEFENDING
from rulewright.games.lotr.vocabulary.printing import event, hero
from rulewright.games.lotr.vocabulary.words import ALLY, DEFENDING_CHARACTER, IT, YOURS, Action
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Selector
from rulewright.lcg.verbs import ReturnToHand
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones


@dataclass(frozen=True, eq=False)
class LeaveCombat(Verb):
    """Characters are removed from the combat and stay in play."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for piece in self.what.find(s, scope):
            s.tokens[DEFENDING][piece] = 0

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))


OAK = hero("Oak", number=901, sphere="leadership", threat=5, stats=(0, 0, 0, 30), traits="Noble.")
WITHDRAW = event(
    "Withdraw", Action(Choose(ALLY & YOURS), ReturnToHand(IT)), number=902, copies=1, sphere="leadership", cost=0
)
STEP_ASIDE = event(
    "Step Aside", Action(LeaveCombat(DEFENDING_CHARACTER)), number=903, copies=1, sphere="leadership", cost=0
)


def pass_windows(game: rw.Game, rule: str) -> None:
    """Pass until the action window of this rule is open."""
    while game.decision.rule != f"lotr.{rule}":
        game.choose("pass")


@pytest.mark.rule("lotr.step-6.3.1", "lotr.step-6.6.1", "lotr.step-6.7.1", "lotr.step-6.10.1")
@pytest.mark.parametrize(
    ("at", "kind"), [("6.3", "enemy-attack"), ("6.6", "attack"), ("6.7", "attack"), ("6.10", "action")]
)
def test_the_marking_steps_stand_before_and_after_the_two_kinds_of_attacks(at, kind):
    game = lotr(seat(engaged=["Forest Spider"]), at=at, patient=True)
    assert game.decision.kind == kind
    assert step(game) == {"enemy-attack": "6.4a", "attack": "6.8a", "action": "7.4"}[kind]


@pytest.mark.rule(
    "lotr.step-6.3.2", "lotr.step-6.4a.1", "lotr.step-6.4a.2", "lotr.step-6.4a.4", "lotr.step-6.4a.5",
    "lotr.step-6.4b.1", "lotr.step-6.4.4.2", "lotr.step-6.5.1", "lotr.step-6.5.2",
    "lotr.rop2010-resolving-enemy-attacks.6", "lotr.rop2010-attacking-enemies.1",
)  # fmt: skip
def test_each_player_in_turn_resolves_every_enemy_that_can_attack_once_in_an_order_of_choice():
    game = lotr(
        seat(heroes=["Oak"], engaged=["Black Forest Bats"]),
        seat(
            heroes=[card("Legolas", resources=1), "Aragorn"],
            hand=["Feint"],
            engaged=["King Spider", "Forest Spider", "East Bight Patrol"],
        ),
        seat(heroes=["Gimli"]),
        first=1,
        at="6.2",
        extra=(OAK,),
    )
    game.play("play Feint", "choose King Spider")
    assert (game.decision.seat, game.decision.rule) == (1, "lotr.step-6.4a.1")
    assert offers(game) == ["resolve the attack of Forest Spider", "resolve the attack of East Bight Patrol"]
    game.play("resolve the attack of East Bight Patrol", "defend with Aragorn", "leave it undefended")
    assert only(game, "Aragorn").tokens == {"damage": 1}
    assert (game.decision.seat, game.decision.kind) == (1, "assign"), "Forest Spider was left and attacked too"
    game.play("assign the damage to Legolas")
    assert only(game, "Legolas").tokens == {"damage": 2}
    assert (game.decision.seat, offers(game)) == (0, ["defend with Oak", "leave it undefended"])
    game.choose("leave it undefended")
    assert only(game, "Oak").tokens == {"damage": 1}
    assert (game.decision.seat, game.decision.kind) == (1, "attack")
    pass_until(game, "commit")
    assert [only(game, name).tokens for name in ("Oak", "Aragorn", "Legolas")] == [
        {"damage": 1, "resources": 1},
        {"damage": 1, "resources": 1},
        {"damage": 2, "resources": 1},
    ]


@pytest.mark.rule(
    "lotr.step-6.4a.3", "lotr.rop2010-resolving-enemy-attacks.1", "lotr.rop2010-resolving-enemy-attacks.2"
)
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_every_enemy_attack_goes_through_its_four_steps_with_a_window_after_each(edition):
    game = lotr(
        seat(
            heroes=["Oak"],
            engaged=[card("King Spider", shadow=["Ungoliant's Spawn"]), card("Forest Spider", shadow=["Forest Gate"])],
        ),
        at="6.4a",
        patient=True,
        edition=edition,
        extra=(OAK,),
    )
    seen = []
    while step(game) == "6.4a":
        told = {"threat": threat(game), "damage": only(game, "Oak").tokens.get("damage", 0)}
        seen.append((game.decision.kind, game.decision.rule.removeprefix("lotr."), *told.values()))
        game.choose(offers(game)[0] if game.decision.kind == "enemy-attack" else offers(game)[-1])
    assert seen == [
        ("enemy-attack", "step-6.4a.1", 5, 0),
        ("action", "phase-sequence.13", 5, 0),
        ("defend", "step-6.4.1.1", 5, 0),
        ("action", "phase-sequence.14", 5, 0),
        ("action", "phase-sequence.15", 13, 0),
        ("assign", "step-6.4.3.4", 13, 0),
        ("action", "phase-sequence.16", 13, 3),
        ("enemy-attack", "step-6.4a.1", 13, 3),
        ("action", "phase-sequence.13", 13, 3),
        ("defend", "step-6.4.1.1", 13, 3),
        ("action", "phase-sequence.14", 13, 3),
        ("action", "phase-sequence.15", 13, 3),
        ("assign", "step-6.4.3.4", 13, 3),
        ("action", "phase-sequence.16", 13, 5),
    ]


@pytest.mark.rule(
    "lotr.step-6.4.1.1", "lotr.step-6.4.1.2", "lotr.step-6.4.1.3", "lotr.step-6.4.1.4",
    "lotr.rop2010-resolving-enemy-attacks.3",
)  # fmt: skip
def test_one_ready_character_of_the_attacked_player_is_exhausted_to_defend_or_none():
    game = lotr(
        seat(
            heroes=["Gimli", card("Legolas", exhausted=True)],
            allies=["Guard of the Citadel"],
            engaged=["Forest Spider"],
        ),
        seat(heroes=["Glóin"], allies=["Faramir"]),
        at="6.4a",
        patient=True,
    )
    game.choose("resolve the attack of Forest Spider")
    pass_until(game, "defend")
    assert (game.decision.seat, offers(game)) == (
        0, ["defend with Gimli", "defend with Guard of the Citadel", "leave it undefended"]
    )  # fmt: skip
    other = game.clone()
    game.choose("defend with Guard of the Citadel")
    assert game.decision.rule == "lotr.phase-sequence.14"
    assert only(game, "Guard of the Citadel").exhausted
    assert not only(game, "Gimli").exhausted
    other.choose("leave it undefended")
    assert other.decision.rule == "lotr.phase-sequence.14"
    assert not any(only(other, name).exhausted for name in ("Gimli", "Guard of the Citadel", "Glóin", "Faramir"))


@pytest.mark.rule("lotr.step-6.4.2.1")
def test_the_shadow_card_is_turned_faceup_and_its_effect_resolved_after_the_defender_is_declared():
    game = lotr(
        seat(heroes=["Aragorn"], engaged=["Forest Spider"], threat=10),
        encounter_deck=["Ungoliant's Spawn", "Forest Gate"],
        at="6.2",
        patient=True,
    )
    game.choose("deal a shadow card to Forest Spider")
    pass_until(game, "defend")
    game.choose("defend with Aragorn")
    assert (game.decision.rule, threat(game)) == ("lotr.phase-sequence.14", 10)
    places = {only(game.determinize(0, seed), "Ungoliant's Spawn").zone for seed in range(12)}
    assert places == {"shadow", "encounter-deck"}
    game.choose("pass")
    assert (game.decision.rule, threat(game)) == ("lotr.phase-sequence.15", 14)
    places = {only(game.determinize(0, seed), "Ungoliant's Spawn").zone for seed in range(12)}
    assert places == {"shadow"}


@pytest.mark.rule("lotr.step-6.4.3.1", "lotr.step-6.4.3.2", "lotr.step-6.4.3.3")
@pytest.mark.parametrize(
    ("enemy", "damage"), [("Ungoliant's Spawn", 3), ("King Spider", 1), ("Forest Spider", 0), ("Black Forest Bats", 0)]
)
def test_the_defender_takes_attack_minus_defense(enemy, damage):
    game = lotr(seat(heroes=["Gimli", "Aragorn"], engaged=[enemy]), at="6.4a", patient=True)
    game.choose(f"resolve the attack of {enemy}")
    pass_until(game, "defend")
    game.choose("defend with Aragorn")
    pass_windows(game, "phase-sequence.15")
    assert only(game, "Aragorn").tokens == {"defending": 1}
    game.choose("pass")
    if damage:
        game.choose("assign the damage to Aragorn")
    assert game.decision.rule == "lotr.phase-sequence.16"
    assert only(game, "Aragorn").tokens.get("damage", 0) == damage
    assert only(game, "Gimli").tokens == {}


@pytest.mark.rule("lotr.step-6.4.3.4", "lotr.step-6.4.3.6", "lotr.rop2010-resolving-enemy-attacks.4")
def test_an_undefended_attack_hits_one_hero_of_the_attacked_player_without_defense():
    game = lotr(
        seat(heroes=["Gimli", "Aragorn"], allies=["Guard of the Citadel"], engaged=["King Spider"]),
        seat(heroes=["Legolas"]),
        at="6.4a",
    )
    game.choose("leave it undefended")
    assert (game.decision.seat, game.decision.rule) == (0, "lotr.step-6.4.3.4")
    assert offers(game) == ["assign the damage to Gimli", "assign the damage to Aragorn"]
    game.choose("assign the damage to Aragorn")
    others = ("Gimli", "Guard of the Citadel", "Legolas")
    assert (only(game, "Aragorn").tokens, [only(game, name).tokens for name in others]) == ({"damage": 3}, [{}] * 3)


@pytest.mark.rule("lotr.step-6.4.3.5")
@pytest.mark.parametrize("trick", ["Withdraw", "Step Aside"])
def test_an_attack_whose_defender_leaves_play_or_combat_counts_as_undefended(trick):
    game = lotr(
        seat(
            heroes=["Aragorn"],
            allies=["Faramir"],
            hand=[trick],
            engaged=[card("King Spider", shadow=["East Bight Patrol"])],
            threat=10,
        ),
        at="6.4a",
        extra=(WITHDRAW, STEP_ASIDE),
    )
    pass_until(game, "defend")
    game.choose("defend with Faramir")
    game.play(f"play {trick}")
    assert threat(game) == 13
    assert only(game, "Aragorn").tokens == {"damage": 3 + 1}
    assert only(game, "Faramir").tokens == {}
    assert zones(game, "Faramir") == (["hand"] if trick == "Withdraw" else ["play"])


@pytest.mark.rule("lotr.step-6.4.4.1", "lotr.step-6.4.4.2", "lotr.rop2010-resolving-enemy-attacks.7")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_when_the_attack_ends_its_defender_defends_no_longer_but_stays_exhausted(edition):
    game = lotr(
        seat(heroes=["Aragorn"], engaged=[card("Chieftan Ufthak", shadow=["Dol Guldur Orcs"]), "Forest Spider"]),
        at="6.4a",
        patient=True,
        edition=edition,
    )
    game.choose("resolve the attack of Chieftan Ufthak")
    pass_until(game, "defend")
    game.choose("defend with Aragorn")
    pass_until(game, "assign")
    game.choose("assign the damage to Aragorn")
    assert game.decision.rule == "lotr.phase-sequence.16"
    assert only(game, "Aragorn").tokens == {"damage": 2, "defending": 1}
    assert only(game, "Chieftan Ufthak").value("attack") == 3 + 1
    game.choose("pass")
    assert (game.decision.rule, offers(game)) == ("lotr.step-6.4a.1", ["resolve the attack of Forest Spider"])
    assert (only(game, "Aragorn").tokens, only(game, "Aragorn").exhausted) == ({"damage": 2}, True)
    assert only(game, "Chieftan Ufthak").tokens["resources"] == 1
    assert only(game, "Chieftan Ufthak").value("attack") == 3 + 2


@pytest.mark.rule("lotr.rop2010-resolving-enemy-attacks.5")
def test_defense_does_not_absorb_the_damage_of_a_card_effect():
    game = lotr(
        seat(
            heroes=["Aragorn"],
            allies=["Snowbourn Scout", "Veteran Axehand"],
            engaged=[card("Black Forest Bats", shadow=["Hummerhorns"])],
        ),
        at="6.4a",
    )
    game.choose("defend with Aragorn")
    names = ("Aragorn", "Snowbourn Scout", "Veteran Axehand")
    assert [only(game, name).value("defense") for name in names] == [2, 1, 1]
    assert [only(game, name).tokens for name in names] == [{"damage": 1}, {}, {"damage": 1}]
    assert zones(game, "Snowbourn Scout") == ["discard"]


@pytest.mark.rule(
    "lotr.rop2010-enemy-attack-example.2", "lotr.rop2010-enemy-attack-example.3", "lotr.rop2010-enemy-attack-example.4",
    "lotr.step-6.4.3.7", "lotr.step-6.4b.1",
)  # fmt: skip
def test_example_chris_lets_the_spawn_kill_the_archer_and_takes_two_damage_from_the_spider():
    game = lotr(
        seat(
            heroes=["Aragorn"],
            allies=["Silverlode Archer"],
            engaged=[
                card("Forest Spider", shadow=["Enchanted Stream"]),
                card("Ungoliant's Spawn", shadow=["East Bight Patrol"]),
            ],
            threat=35,
        ),
        at="6.4a",
        patient=True,
    )
    assert offers(game) == ["resolve the attack of Forest Spider", "resolve the attack of Ungoliant's Spawn"]
    game.choose("resolve the attack of Ungoliant's Spawn")
    pass_until(game, "defend")
    game.choose("defend with Silverlode Archer")
    pass_windows(game, "phase-sequence.15")
    assert only(game, "Ungoliant's Spawn").value("attack") == 5 + 1
    game.play("pass", "assign the damage to Silverlode Archer")
    assert zones(game, "Silverlode Archer") == ["discard"]
    assert only(game, "Aragorn").tokens == {}
    game.play("pass", "resolve the attack of Forest Spider")
    pass_until(game, "defend")
    game.choose("leave it undefended")
    pass_until(game, "assign")
    assert only(game, "Forest Spider").value("attack") == 2
    game.choose("assign the damage to Aragorn")
    assert only(game, "Aragorn").tokens == {"damage": 2}
    assert only(game, "Aragorn").value("hit_points") - 2 == 3
    assert (zones(game, "Aragorn"), threat(game)) == (["play"], 35)
