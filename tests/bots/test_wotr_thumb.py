"""The rules of thumb for War of the Ring: The Card Game."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright import bots
from rulewright.bots.wotr.thumb import advise
from support.wotr import ARAGORN, SARUMAN, WITCH_KING, asked, card, place, player, points, wotr

TABLES = [("trilogy", 2), ("trilogy", 3), ("trilogy", 4), ("duel-2", 2), ("duel-3", 3), ("fellowship", 2)]


def answers(game: rw.Game, count: int) -> list[str]:
    """What it answers to the next questions."""
    bot = bots.make("thumb")
    given = []
    for _ in range(count):
        given.append(bot.choose(game))
        game.choose(given[-1])
    return given


def wins(scenario: str, side: str, seed: int) -> bool:
    """Whether it wins with one side against answers at random."""
    game = rw.new("wotr", scenario=scenario, seats=2, seed=seed)
    thumb, chance = bots.make("thumb"), bots.make("random", seed)
    table = game.table()
    mine = table["persons"][table["teams"].index(side)]
    while not game.over:
        game.choose((thumb if game.decision.seat == mine else chance).choose(game))
    return mine in game.result.winners


# ---- whole games


@pytest.mark.parametrize("side", ["free", "shadow"])
@pytest.mark.parametrize("scenario", ["trilogy", "duel-2", "fellowship"])
def test_it_beats_answers_at_random_from_both_sides(scenario, side):
    assert [wins(scenario, side, seed) for seed in range(4)] == [True] * 4


def test_who_holds_two_hands_plays_with_a_look_at_the_other():
    played = {}
    for people in (2, 3, 4):
        game = rw.new("wotr", scenario="trilogy", seats=people, seed=3)
        for _ in range(150):
            game.choose(bots.make("thumb").choose(game))
        played[people] = list(game.choices())
    assert played[2] != played[4]
    assert played[3] != played[4]


def test_it_plays_the_same_game_again_whatever_its_seed():
    games = []
    for seed in (1, 2):
        game = rw.new("wotr", scenario="fellowship", seed=5)
        bot = bots.make("thumb", seed)
        while not game.over:
            game.choose(bot.choose(game))
        games.append(game)
    assert list(games[0].choices()) == list(games[1].choices())
    assert games[0].digest() == games[1].digest()


@pytest.mark.parametrize(("scenario", "people"), TABLES)
def test_what_its_person_cannot_know_does_not_change_its_marks(scenario, people):
    game = rw.new("wotr", scenario=scenario, seats=people, seed=people)
    bot = bots.make("thumb")
    number = 0
    while not game.over:
        if number % 4 == 0:
            before = game.digest()
            other = game.determinize(game.decision.seat, number)
            assert advise(other, other.decision) == advise(game, game.decision)
            assert game.digest() == before
        game.choose(bot.choose(game))
        number += 1


@pytest.mark.parametrize(("hand", "deck"), [("Saruman", "Wolf-riders"), ("Wolf-riders", "Saruman")])
def test_where_an_enemy_card_is_hidden_does_not_change_its_marks(hand, deck):
    game = wotr(
        frodo=player(reserve=[card("Gandalf the Grey", items=["Shadowfax"])], ring=0),
        saruman=player(hand=[hand], deck=[deck]),
        active=["Egladil"],
        battlegrounds=["Edoras", "Orthanc"],
    )
    game.choose("use Shadowfax")
    assert game.decision.keys == ("activate Edoras", "activate Orthanc")
    assert advise(game, game.decision) == [pytest.approx(0.8), pytest.approx(-2.0)]


# ---- actions


def test_it_plays_where_a_combat_is_turned_and_pays_with_the_least_useful_card():
    game = wotr(
        frodo=player(hand=["Gimli", "Village Militia", "Frodo Baggins"], ring=0),
        witch_king=player(hand=["Mordor Orcs"], ring=0),
        active=[place("Egladil", "The Reaver", "The Hunter"), "Dol Amroth"],
    )
    assert answers(game, 3) == ["play Frodo Baggins", "to Egladil", "cycle Village Militia"]


def test_it_moves_the_card_that_saves_a_battleground():
    game = wotr(
        frodo=player(reserve=[card("Riders of Rohan", arrived=1), card("Gimli", arrived=1)], ring=0),
        active=[place("Helm's Deep", "Wolf-riders", "White Hand Orcs"), place("Egladil", "The Reaver")],
        round=2,
    )
    assert answers(game, 1) == ["move Riders of Rohan"]


def test_it_passes_when_nothing_gains():
    game = wotr(
        frodo=player(hand=["Sting", "Glamdring"], reserve=[card("Riders of Rohan", arrived=1)], ring=0),
        active=["Helm's Deep"],
        round=2,
    )
    assert answers(game, 1) == ["pass"]


def test_it_builds_its_reserve_when_the_locations_are_closed_to_it():
    game = wotr(
        frodo=player(hand=["Ent-draught", "Shadowfax", "Gandalf the White", "Sting"], ring=0),
        witch_king=player(hand=["Mordor Orcs"] * 3),
        active=["Edoras"],
    )
    assert answers(game, 3) == ["play Gandalf the White", "to reserve", "cycle Ent-draught"]


def test_the_last_round_leaves_nothing_to_keep_cards_for():
    game = wotr(
        frodo=player(hand=["Glamdring", "Frodo Baggins", "Éomer"], ring=0),
        witch_king=player(hand=["Mordor Orcs"] * 4),
        active=[place("Crack of Doom", "Gollum")],
    )
    assert answers(game, 3) == ["play Frodo Baggins", "to Crack of Doom", "cycle Glamdring"]


def test_it_fights_for_a_won_path_at_once_and_goes_on():
    game = wotr(
        frodo=player(ring=0),
        witch_king=player(hand=["The Reaver"], ring=0),
        active=[place("Egladil", "Gandalf the Grey")],
    )
    assert answers(game, 2) == ["use Gandalf the Grey", "activate Dead Marshes"]
    assert points(game) == (1, 0)


def test_it_uses_a_text_that_brings_a_point():
    game = wotr(
        witch_king=player(ring=0),
        active=[place("Egladil", "Gimli", "Legolas", card("The Reaver", items=["Morgul Blade"]))],
        first=WITCH_KING,
    )
    assert answers(game, 1) == ["use Morgul Blade"]
    assert points(game) == (0, 1)


def test_it_spends_a_nazgul_that_returns_before_one_that_is_lost():
    game = wotr(
        frodo=player(hand=["Sting"]),
        witch_king=player(reserve=[card("The Destroyer", arrived=1)], ring=0),
        active=[place("Minas Tirith", "Olog-hai", "Mordor Orcs")],
        first=WITCH_KING,
        round=2,
    )
    assert answers(game, 1) == ["use The Destroyer"]


def test_it_uses_the_ring_token_of_a_duel_every_round_and_gives_up_the_worst():
    game = wotr(
        scenario="duel-2",
        gandalf=player(hand=["Gimli", "Sting"], deck=["Legolas", "Arwen", "Strider"]),
        witch_king=player(hand=["Mordor Orcs"]),
        active=["Egladil", "Umbar"],
    )
    assert answers(game, 3) == ["use the Ring token", "eliminate Sting", "cycle Arwen"]


def test_it_does_not_use_a_ring_token_without_cards_to_draw():
    game = wotr(frodo=player(hand=["Sting"]), active=["Egladil"])
    assert answers(game, 1) == ["pass"]


# ---- texts


def test_it_takes_the_card_it_may_take():
    game = wotr(
        aragorn=player(hand=["Legolas", "Lembas", "Nenya, Ring of Adamant"], deck=["Bow of the Galadhrim"], ring=0),
        active=[place("Egladil", "The Reaver")],
        first=ARAGORN,
    )
    assert answers(game, 4) == ["play Legolas", "to reserve", "cycle Lembas", "take Bow of the Galadhrim"]


def test_it_forsakes_the_top_card_before_a_good_hand():
    game = wotr(
        frodo=player(hand=["Gandalf the White", "Gandalf the Grey"], deck=["Gimli", "Sting"], ring=0),
        saruman=player(reserve=["Barrow-wights"], ring=0),
        active=["Caradhras"],
        first=SARUMAN,
    )
    game.choose("use Barrow-wights")
    assert answers(game, 1) == ["forsake the top card"]


# ---- combat


def test_it_loses_the_cheapest_cards_that_are_enough():
    game = wotr(
        active=[place("Caradhras", "Gandalf the Grey", "Gimli", "Frodo Baggins", "Balrog of Moria")],
        at="3.1",
        stop=True,
    )
    assert answers(game, 2) == ["lose Gimli", "lose Frodo Baggins"]


def test_it_loses_one_strong_card_where_one_weak_one_is_not_enough():
    game = wotr(
        active=[place("Dol Amroth", "Knights of Dol Amroth", "Aragorn", "Soldiers of Gondor", "Haradrim Mûmakil",
                      "Coastal Raiders")],
        at="3.1",
        stop=True,
    )  # fmt: skip
    assert answers(game, 1) == ["lose Knights of Dol Amroth"]


def test_a_fellow_defender_agrees():
    game = wotr(
        active=[place("Egladil", "Gimli", "Legolas", "The Reaver", "The Hunter")],
        at="3.1",
        stop=True,
    )
    assert answers(game, 1) == ["lose Gimli"]
    assert asked(game) == ARAGORN
    assert answers(game, 1) == ["agree"]
