"""The rules of thumb for Middle-Earth Quest."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright import bots
from rulewright.bots.meq.thumb import advise
from support.meq import hero, meq, place, plot

GAMES = 6
"""How many games each side plays in every run; `--long` plays 200."""


def answers(game: rw.Game, count: int = 1) -> list[str]:
    """What it answers to the next questions."""
    bot = bots.make("thumb")
    given = []
    for _ in range(count):
        given.append(bot.choose(game))
        game.choose(given[-1])
    return given


def best(game: rw.Game) -> str:
    """What it would answer."""
    return bots.make("thumb").choose(game)


def wins(side: str, seed: int) -> bool:
    """Whether it wins with one side against answers at random."""
    game = rw.new("meq", seats=2 + seed % 3, seed=seed)
    thumb, chance = bots.make("thumb"), bots.make("random", seed)
    while not game.over:
        mine = (game.decision.player == 0) == (side == "sauron")
        game.choose((thumb if mine else chance).choose(game))
    return (game.result.winners == (0,)) == (side == "sauron")


# ---- whole games


@pytest.mark.timeout(600)
@pytest.mark.parametrize("side", ["sauron", "heroes"])
def test_it_beats_answers_at_random_from_both_sides(side, long_run):
    if long_run:
        assert sum(wins(side, seed) for seed in range(200)) >= 160
    else:
        assert [wins(side, seed) for seed in range(GAMES)] == [True] * GAMES


def test_it_plays_the_same_game_again_whatever_its_seed():
    games = []
    for seed in (1, 2):
        game = rw.new("meq", seats=3, seed=5)
        bot = bots.make("thumb", seed)
        while not game.over:
            game.choose(bot.choose(game))
        games.append(game)
    assert list(games[0].choices()) == list(games[1].choices())
    assert games[0].digest() == games[1].digest()


@pytest.mark.parametrize("people", [2, 3, 4])
def test_what_its_person_cannot_know_does_not_change_its_marks(people):
    game = rw.new("meq", seats=people, seed=people)
    bot = bots.make("thumb")
    number = 0
    while not game.over:
        if number % 5 == 0:
            before = game.digest()
            other = game.determinize(game.decision.seat, number)
            assert advise(other, other.decision) == advise(game, game.decision)
            assert game.digest() == before
        game.choose(bot.choose(game))
        number += 1


@pytest.mark.parametrize(
    ("there", "answer"),
    [
        ([], "travel to Plains of Rohan"),
        (["Rumour"], "end the Travel step"),
        (["Warg Rider"], "end the Travel step"),
    ],
)
def test_a_hero_fears_a_face_down_token_whatever_it_is(there, answer):
    game = meq(
        hero("Eometh", at="Edoras", hand=["Trample", "Smash", "Parry", "Hack"]),
        places={"Plains of Rohan": place(favor=1, monsters=there)},
        at="travel",
    )
    assert best(game) == answer


# ---- Sauron


def test_sauron_plays_the_plot_of_his_mission():
    game = meq(
        hero("Eometh", at="Edoras"),
        plot_hand=["Rise of the Uruk-hai", "Gollum is Captured"],
        places={"Isengard": place(influence=3)},
        pool=6,
        green=7,
        sauron_mission="In Darkness Bind Them",
        yellow=2,
        at="plot",
    )
    assert best(game) == "play Gollum is Captured"


def test_sauron_fills_the_shadow_pool_for_a_plot_before_he_spreads():
    game = meq(hero("Eometh", at="Edoras"), plot_hand=["Denethor Falls into Madness"], pool=1, green=8, at="action")
    assert best(game) == "place influence"
    game.choose("place influence")
    assert answers(game, 2) == ["into the Shadow Pool"] * 2


def test_sauron_draws_when_he_has_no_plot():
    assert best(meq(hero("Eometh", at="Edoras"), pool=4, at="action")) == "draw cards"


def test_sauron_sends_a_minion_where_a_plot_needs_one():
    game = meq(
        hero("Beravor", at="Fornost"),
        places={"Rhûn": place(minions=["Black Serpent"]), "Emyn Muil": place(minions=["Mouth of Sauron"])},
        plot_hand=["Loss of an Heir"],
        at="action",
    )
    game.choose("command")
    assert answers(game, 2) == ["move Mouth of Sauron", "to The Nindalf"]


def test_sauron_lays_a_plot_far_from_the_heroes():
    """Where characters are: next door to the hero, or at the other end of the map."""
    game = meq(
        hero("Beravor", at="Fornost"),
        places={"Bree": place(characters=["Gandalf"]), "Osgiliath": place(characters=["Boromir"])},
        plot_hand=["Urgent Summons"],
        pool=4,
        at="plot",
    )
    assert answers(game, 2) == ["play Urgent Summons", "to Osgiliath"]


def test_sauron_loses_the_plot_that_is_missed_least():
    game = meq(
        hero("Eometh", at="Dol Guldur", quests=["Hill of Sorcery"], advanced=False, done=1, hand=["Parry"]),
        plot_hand=["Denethor Falls into Madness", "Sméagol Escapes"],
        pool=1,
        sauron_mission="Where the Shadows Lie",
        at="travel",
    )
    game.play("explore", "complete Hill of Sorcery")
    while game.decision.player == 1:
        game.choose(0)
    assert answers(game) == ["take Sméagol Escapes"]


def test_sauron_attacks_with_a_monster_rather_than_a_rumour():
    game = meq(
        hero("Eometh", at="Plains of Rohan", hand=["Trample"]),
        places={"Plains of Rohan": place(monsters=["Rumour", "Warg Rider"])},
        at="ambush",
    )
    assert best(game) == "attack with Warg Rider at Plains of Rohan"


# ---- heroes


def test_a_hero_goes_for_favor_next_door_and_takes_it():
    game = meq(
        hero("Eometh", at="Edoras", hand=["Trample", "Parry", "Smash", "Hack"]),
        places={"Plains of Rohan": place(favor=1)},
        at="travel",
    )
    assert answers(game, 2) == ["travel to Plains of Rohan", "discard card Hack"]
    while game.decision.player == 0:
        game.choose("pass")
    assert answers(game, 2) == ["explore", "take favor"]


def test_a_hero_discards_a_plot_that_can_be_paid_for():
    game = meq(
        hero("Eometh", at="Isengard", favor=3, hand=["Trample", "Parry"]),
        plots=[plot("Saruman Hungry for Power", "Isengard")],
        at="travel",
    )
    assert answers(game, 2) == ["explore", "foil Saruman Hungry for Power"]


@pytest.mark.parametrize(
    ("life", "rest", "answer"),
    [
        (["Parry"] * 2, ["Hack"] * 2 + ["Trample"] * 3, "rest"),
        (["Parry"] * 2, ["Hack"], "pass"),
        (None, ["Hack"], "pass"),
    ],
)
def test_a_hero_rests_only_when_many_cards_come_back(life, rest, answer):
    game = meq(hero("Eometh", at="Edoras", hand=["Smash"], life=life, rest=rest), at="rest")
    assert best(game) == answer


def lay_next(game: rw.Game, card: str) -> None:
    """Fight on until the hero lays a card, and lay this one."""
    to_lay(game)
    game.choose(f"lay {card}")


def to_lay(game: rw.Game) -> None:
    """Fight on, and take whatever comes, until the hero lays a card."""
    while (game.decision.kind, game.decision.player) != ("lay", 1):
        game.choose(0)


def test_a_hero_lays_the_card_that_does_most_while_the_strength_lasts():
    """Volley does more than Concentrate; with 1 of 5 strength left it would be cancelled."""
    game = meq(
        hero("Eleanor", at="Moria", hand=["Dodge", "Charge", "Volley", "Concentrate"]),
        places={"Moria": place(monsters=["Barrow Wight"])},
        hero_mission="Noble Blood",
        at="ambush",
    )
    game.choose("draw 1")
    to_lay(game)
    assert best(game) == "lay Volley"
    lay_next(game, "Dodge")
    lay_next(game, "Charge")
    to_lay(game)
    assert {"lay Volley", "lay Concentrate"} <= set(game.decision.keys)
    assert best(game) == "lay Concentrate"


def test_friends_agree_and_send_the_best_fighter_into_the_finale():
    game = meq(hero("Eleanor"), hero("Thálin"), green=18, yellow=12, hero_mission="Isildur's Secret", at="finale")
    assert answers(game, 2) == ["choose player 3", "agree"]
