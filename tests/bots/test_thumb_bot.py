"""The bot that plays by rules of thumb."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright import bots
from support.lotr import card, lotr, seat


def playthrough(seed: int, seats: int, scenario: str = "passage-through-mirkwood") -> rw.Game:
    game = rw.new("lotr", scenario=scenario, seats=seats, seed=seed)
    bot = bots.make("thumb")
    while not game.over:
        game.choose(bot.choose(game))
    return game


def answer(game: rw.Game) -> str:
    return bots.make("thumb").choose(game)


def answers(game: rw.Game, kind: str) -> list[str]:
    """What it answers as long as questions of this kind are put."""
    given = []
    while game.decision is not None and game.decision.kind == kind:
        given.append(answer(game))
        game.choose(given[-1])
    return given


def test_it_plays_the_same_game_again_whatever_its_seed():
    games = [playthrough(5, 2) for _ in range(2)]
    assert games[0].digest() == games[1].digest()
    assert list(games[0].choices()) == list(games[1].choices())


@pytest.mark.parametrize(("seats", "wins"), [(1, 12), (2, 7), (4, 12)])
def test_it_wins_often(seats, wins):
    won = [bool(playthrough(seed, seats).result.winners) for seed in range(12)]
    assert sum(won) == wins


def test_what_its_seat_cannot_know_does_not_change_its_answers():
    bot = bots.make("thumb")
    for number, scenario in enumerate(rw.games()[0].scenarios):
        game = rw.new("lotr", scenario=scenario, seats=3, seed=number)
        for shuffle in range(150):
            if game.over:
                break
            key = bot.choose(game)
            if shuffle % 5 == 0:
                assert bot.choose(game.determinize(game.decision.seat, shuffle)) == key
            game.choose(key)


def test_it_leaves_the_game_as_it_is():
    game = rw.new("lotr", seats=4, seed=2)
    before = game.digest()
    answer(game)
    assert game.digest() == before


def test_it_keeps_a_hand_with_something_to_play_and_changes_another():
    good = rw.new("lotr", decks=["spirit"], seed=4)
    assert "Unexpected Courage" in [card["name"] for card in good.view(0)["players"][0]["hand"]]
    assert answer(good) == "keep"
    bad = rw.new("lotr", decks=["spirit"], seed=14)
    assert {card["kind"] for card in bad.view(0)["players"][0]["hand"]} == {"event", "attachment"}
    assert answer(bad) == "mulligan"


def test_it_plays_the_steward_before_all_and_uses_it():
    heroes = [card("Aragorn", resources=5), "Théodred"]
    game = lotr(seat(heroes, hand=["Steward of Gondor", "Guard of the Citadel"]), at="2.2")
    assert answers(game, "action")[:1] == ["play Steward of Gondor"]
    assert answer(game) == "attach to Aragorn"
    game.choose("attach to Aragorn")
    assert answers(game, "action")[:2] == ["use Steward of Gondor", "play Guard of the Citadel"]


def test_it_commits_everyone_when_there_is_nobody_to_fight():
    game = lotr(seat(["Aragorn", "Théodred", "Glóin"]), at="3.2", staging=["Forest Gate"])
    assert answers(game, "commit") == ["commit Glóin", "commit Aragorn", "commit Théodred"]


def test_it_keeps_a_defender_and_attackers_for_an_engaged_enemy():
    game = lotr(
        seat(["Éowyn", "Denethor", "Legolas"], allies=["Daughter of the Nimrodel"], engaged=["Forest Spider"]),
        at="3.2",
    )
    assert answers(game, "commit") == ["commit Éowyn", "commit Daughter of the Nimrodel", "done"]


def test_it_travels_to_the_highest_threat():
    places = ["Old Forest Road", "Necromancer's Pass", "Forest Gate"]
    game = lotr(seat(hand=["Faramir", "Gandalf"]), at="4.2", staging=places)
    assert answer(game) == "travel to Necromancer's Pass"


def test_it_engages_what_it_can_kill_and_declines_what_it_cannot():
    strong = lotr(seat(["Aragorn", "Legolas", "Gimli"], threat=20), at="5.2", staging=["Forest Spider"])
    assert answer(strong) == "engage Forest Spider"
    weak = lotr(seat(["Éowyn"], threat=20), at="5.2", staging=["Hill Troll"])
    assert answer(weak) == "decline"


def test_it_defends_with_the_one_that_survives():
    game = lotr(seat(["Denethor", "Éowyn"], engaged=["Dol Guldur Orcs"], threat=20), at="6.4a")
    assert answer(game) == "defend with Denethor"


def test_it_defends_with_a_hero_whom_only_a_shadow_card_would_kill():
    heroes = [card("Aragorn", damage=2), card("Glóin", damage=1)]
    game = lotr(seat(heroes, engaged=["Marsh Adder"], threat=20), at="6.4a")
    assert answer(game) == "defend with Aragorn"


def test_it_sacrifices_a_weak_ally_rather_than_a_hero():
    game = lotr(seat(["Éowyn"], allies=["Snowbourn Scout"], engaged=["Marsh Adder"], threat=20), at="6.4a")
    assert answer(game) == "defend with Snowbourn Scout"


def test_it_attacks_with_the_fewest_that_kill():
    game = lotr(seat(["Aragorn", "Éowyn", "Legolas"], engaged=["Dol Guldur Orcs"], threat=20), at="6.8a")
    assert answers(game, "attack") == ["attack Dol Guldur Orcs"]
    assert answers(game, "attackers") == ["attack with Aragorn", "done"]


def test_it_strikes_first_at_the_enemy_that_bars_the_way():
    wounded = card("Nazgûl of Dol Guldur", damage=4)
    heroes = ["Aragorn", "Legolas", "Gimli"]
    game = lotr(seat(heroes, engaged=["Dol Guldur Orcs", wounded], threat=30), at="6.8a", **out_of_the_dungeons())
    assert answer(game) == "attack Nazgûl of Dol Guldur"


def out_of_the_dungeons() -> dict[str, str]:
    return {"scenario": "escape-from-dol-guldur", "quest": "Out of the Dungeons"}


@pytest.mark.parametrize("objective", ["Dungeon Torch", "Gandalf's Map"])
@pytest.mark.parametrize(("progress", "answered"), [(6, "pass"), (7, "use")])
def test_it_claims_a_burdensome_objective_only_when_the_stage_is_won_with_it(objective, progress, answered):
    game = lotr(
        seat([card("Aragorn", committed=True, exhausted=True)], threat=30),
        at="3.3",
        scenario="escape-from-dol-guldur",
        quest={"name": "The Necromancer's Tower", "progress": progress},
        staging=[objective],
    )
    while answer(game) == "pass" and game.table()["step"] != "3.3":
        game.choose("pass")
    assert answer(game) == {"pass": "pass", "use": f"use {objective}"}[answered]


def test_it_keeps_a_claimed_objective_when_a_hero_bears_too_much():
    hero = card("Gimli", resources=4, attachments=["Gandalf's Map", "Dwarven Axe"])
    game = lotr(seat([hero], hand=["Citadel Plate"]), at="2.2", **out_of_the_dungeons())
    game.play("play Citadel Plate")
    assert game.decision.kind == "restricted"
    assert answer(game) == "discard Citadel Plate"


def test_it_attaches_a_restricted_card_to_a_hero_who_may_bear_it():
    laden = card("Gimli", resources=4, attachments=["Blade of Gondolin", "Blade of Gondolin"])
    game = lotr(seat([laden, "Thalin"], hand=["Citadel Plate"]), at="2.2")
    game.play("play Citadel Plate")
    assert answer(game) == "attach to Thalin"


def test_it_does_not_snare_an_enemy_that_cannot_be_snared():
    heroes = [card("Denethor", resources=3), "Éowyn"]
    for enemy, key in (("Ungoliant's Spawn", "play Forest Snare"), ("Nazgûl of Dol Guldur", "pass")):
        snared = card("Dol Guldur Orcs", attachments=["Forest Snare"])
        game = lotr(seat(heroes, hand=["Forest Snare"], engaged=[snared, enemy]), at="2.2", **out_of_the_dungeons())
        assert answer(game) == key


@pytest.mark.parametrize(("enemy", "key"), [("King Spider", "play For Gondor!"), ("Forest Spider", "pass")])
def test_it_strengthens_an_attack_that_lacks_as_much_as_the_text_gives(enemy, key):
    heroes = [card("Aragorn", resources=2), card("Théodred", exhausted=True), card("Glóin", exhausted=True)]
    game = lotr(seat(heroes, hand=["For Gondor!"], engaged=[enemy], threat=20), at="6.8a")
    game.choose(f"attack {enemy}")
    assert answer(game) == key


@pytest.mark.parametrize(
    ("ready", "tired", "key"), [("Éowyn", "Denethor", "play Common Cause"), ("Denethor", "Éowyn", "pass")]
)
def test_it_readies_a_better_fighter_in_the_place_of_a_worse_one(ready, tired, key):
    heroes = [ready, card(tired, exhausted=True), card("Théodred", exhausted=True, damage=3)]
    game = lotr(seat(heroes, hand=["Common Cause"], engaged=["King Spider"], threat=20), at="6.2")
    assert answer(game) == key
