"""The bot that plays by rules of thumb."""

from __future__ import annotations

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


def test_it_wins_often():
    won = [bool(playthrough(seed, 2).result.winners) for seed in range(12)]
    assert sum(won) >= 5


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
    good = rw.new("lotr", decks=["spirit"], seed=1)
    assert "Unexpected Courage" in [card["name"] for card in good.view(0)["players"][0]["hand"]]
    assert answer(good) == "keep"
    bad = rw.new("lotr", decks=["spirit"], seed=31)
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
    assert answers(game, "commit") == ["commit Aragorn", "commit Théodred", "commit Glóin"]


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
    weak = lotr(seat(["Éowyn"], threat=20), at="5.2", staging=["Forest Spider"])
    assert answer(weak) == "decline"


def test_it_defends_with_the_one_that_survives():
    game = lotr(seat(["Denethor", "Éowyn"], engaged=["Dol Guldur Orcs"], threat=20), at="6.4a")
    assert answer(game) == "defend with Denethor"


def test_it_sacrifices_a_weak_ally_rather_than_a_hero():
    game = lotr(seat(["Éowyn"], allies=["Snowbourn Scout"], engaged=["Marsh Adder"], threat=20), at="6.4a")
    assert answer(game) == "defend with Snowbourn Scout"


def test_it_attacks_with_the_fewest_that_kill():
    game = lotr(seat(["Aragorn", "Éowyn", "Legolas"], engaged=["Dol Guldur Orcs"], threat=20), at="6.8a")
    assert answers(game, "attack") == ["attack Dol Guldur Orcs"]
    assert answers(game, "attackers") == ["attack with Aragorn", "done"]
