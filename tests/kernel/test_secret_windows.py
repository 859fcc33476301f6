"""Windows that tell nothing: who is asked depends only on what everybody may know."""

from __future__ import annotations

import pytest

import rulewright as rw
from support import champions, meq
from support.lotr import lotr, offers, seat


def table(hand: list[str], secret: bool) -> rw.Game:
    """A treachery is about to be revealed; the second player holds these cards."""
    return lotr(
        seat(["Aragorn"], hand=[]),
        seat([{"name": "Éowyn", "resources": 1}], hand=hand),
        encounter_deck=["The Necromancer's Reach"],
        at="3.3",
        secret_windows=secret,
    )


def who_is_asked(hand: str, secret: bool) -> list[int]:
    """The persons asked in the quest phase, one after another, when everybody only passes."""
    game, persons = table([hand], secret), []
    while game.table()["phase"] == "quest" and not game.over:
        persons.append(game.decision.seat)
        keys = offers(game)
        game.choose("pass" if "pass" in keys else keys[-1])
    return persons


def test_at_one_table_only_who_can_answer_is_asked():
    assert offers(table(["A Test of Will"], secret=False)) == ["play A Test of Will", "pass"]
    assert who_is_asked("A Test of Will", secret=False) != who_is_asked("Northern Tracker", secret=False)


def test_between_strangers_whoever_could_hold_an_answer_is_asked():
    holding = who_is_asked("A Test of Will", secret=True)
    assert holding == who_is_asked("Northern Tracker", secret=True)
    assert holding == [1, 1, 1, 1]


def test_who_can_only_pass_is_told_what_others_might_answer():
    game = table(["Northern Tracker"], secret=True)
    assert offers(game) == ["pass"]
    assert [game.decision.prompt(lang) for lang in ("en", "uk", "ru")] == [
        "When the “when revealed” effect of The Necromancer's Reach is about to resolve: your response?",
        "Перед розігруванням ефекту «Довгої руки Чорнокнижника» «Після відкриття»: ваша реакція?",
        "Перед розыгрышем внезапного эффекта «Длани Некроманта»: ваша реакция?",
    ]


@pytest.mark.parametrize(("secret", "asked"), [(False, []), (True, [1, 1, 1])])
def test_between_strangers_whoever_holds_a_card_is_asked_for_an_action(secret: bool, asked: list[int]):
    """What the second player holds cannot be played in any of these windows; the first holds nothing."""
    mine, other = seat(["Aragorn"]), seat(["Gimli"], hand=["Northern Tracker"])
    game, persons = lotr(mine, other, at="4.1", secret_windows=secret), []
    while game.table()["phase"] in ("travel", "encounter"):
        persons.append(game.decision.seat)
        game.choose("pass")
    assert persons == asked


def test_who_holds_no_card_is_not_asked():
    assert offers(table([], secret=True)) != ["pass"]


@pytest.mark.parametrize("left", ["Boromir", "Elrond"])
def test_in_war_of_the_ring_whose_turn_it_is_is_asked_whatever_is_left_in_the_deck(left: str):
    game = rw.position(
        "wotr",
        {
            "at": "2.1",
            "turn": 2,
            "players": {"Aragorn": {"hand": [], "reserve": ["Denethor"], "deck": ["Arwen", left], "ring": 0}},
        },
    )
    assert game.view(1)["decision"] == {"seat": 2}
    assert offers(game) == (["use Denethor", "pass"] if left == "Boromir" else ["pass"])


@pytest.mark.parametrize("cycled", [["Gandalf the Grey"], ["Gandalf the Grey", "Gandalf the White"]])
def test_in_war_of_the_ring_the_only_card_that_can_be_taken_is_asked_for(cycled: list[str]):
    players = {"Frodo": {"reserve": ["Gwaihir the Windlord"], "cycle": [*cycled, "Sting", "Gimli"][:3]}}
    game = rw.position("wotr", {"at": "2.1", "turn": 0, "players": players})
    game.choose("use Gwaihir the Windlord")
    assert game.view(1)["decision"] == {"seat": 0}
    assert offers(game) == [f"take {name}" for name in cycled]


@pytest.mark.parametrize(("secret", "asked"), [(False, 0), (True, 1)])
def test_in_marvel_champions_who_is_asked_for_an_action_answers_without_one(secret: bool, asked: int):
    held = champions.seat("Iron Man", hand=["Energy"])
    game = champions.champions(champions.seat("Spider-Man"), held, secret_windows=secret)
    game.choose("ask player 2")
    assert game.view(0)["decision"]["seat"] == asked


@pytest.mark.parametrize("hand", ["Strength", "Energy"])
def test_in_marvel_champions_a_price_is_named_whether_a_hand_can_pay_it_or_not(hand: str):
    game = champions.champions(
        champions.seat("Spider-Man", hand=[hand], deck=["Haymaker"] * 5),
        scenario="ultron",
        encounter_deck=["01144a", *["Advance"] * 9],
        at="6",
        secret_windows=True,
    )
    champions.decline_all(game, "choose-one")
    assert champions.offers(game) == (["spend a resource"] if hand == "Energy" else []) + ["send a Drone"]


@pytest.mark.parametrize(("hand", "asked"), [(["Parry"], ["end the Travel step"]), ([], [])])
def test_in_middle_earth_quest_a_hero_with_cards_ends_the_travel_step_though_none_fits(
    hand: list[str], asked: list[str]
):
    game = meq.meq(meq.argalad(at="Amon Hen", hand=hand), at="travel", stop=True)
    game.play("explore", "done")
    assert meq.offers(game) == asked


def test_in_middle_earth_quest_the_only_card_that_fits_is_asked_for():
    game = meq.meq(meq.argalad(at="Ruins of Angmar", hand=["Aimed Shot", "Parry"]), at="travel", stop=True)
    game.choose("travel to Mount Gundabad")
    assert meq.offers(game) == ["discard card Aimed Shot"]


@pytest.mark.parametrize(
    ("secret", "player", "keys"), [(False, 1, ["ask player 1", "end the turn"]), (True, 0, ["end the turn"])]
)
def test_between_strangers_a_turn_is_over_when_its_player_says_so(secret: bool, player: int, keys: list[str]):
    """That nothing else is left would tell what cannot be paid for."""
    done = {"exhausted": True}
    game = champions.champions(
        champions.seat({"name": "Captain Marvel", **done}, hand=["Get Ready"], deck=["Energy"], changed_form=True),
        champions.seat({"name": "Black Panther", **done}, hand=[], deck=["Energy"], changed_form=True),
        secret_windows=secret,
    )
    assert (game.decision.player, champions.offers(game)) == (player, keys)
