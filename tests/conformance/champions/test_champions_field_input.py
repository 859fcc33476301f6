"""Positions, decks and keys as an outsider would write them."""

from __future__ import annotations

import json

import pytest

import rulewright as rw
from rulewright.games.champions.tables.deckfiles import read
from rulewright.games.champions.tables.decks import STARTERS
from support.champions import card, champions, hand, offers, only, pile, seat


@pytest.mark.parametrize(("written", "up"), [("01001a", "Spider-Man"), ("01001b", "Peter Parker")])
def test_an_identity_is_known_by_the_id_of_either_side(written: str, up: str):
    assert only(rw.position("champions", {"seats": [{"hero": written}]}), up).zone == "play"


@pytest.mark.parametrize(("written", "target"), [("01097b", 7), ("01116a", 6), ("01117b", 8), ("01138b", 10)])
def test_a_main_scheme_is_known_by_the_id_of_either_side(written: str, target: int):
    game = rw.position("champions", {"main_scheme": written, "seats": [{"hero": "Spider-Man"}]})
    assert game.table()["target_threat"] == target


def test_a_villain_is_known_by_the_id_of_a_stage():
    game = rw.position("champions", {"villain": "01115", "seats": [{"hero": "Spider-Man"}]})
    assert (only(game, "Klaw").value("sch"), game.table()["villain_hit_points"]) == (3, 22)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ({"villain": "Thanos"}, "at villain: there is no “Thanos”; there are: Rhino, Klaw, Ultron."),
        (
            {"scenario": "klaw", "villain": "Rhino"},
            "at villain: there is no “Rhino”; there are: Klaw.",
        ),
        (
            {"villain": {"name": "Rhino", "attachments": ["Webbed Up", "Webbed Up"]}},
            "at villain.attachments.0: “Webbed Up” cannot lie on that card.",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused(written: dict[str, object], reason: str):
    with pytest.raises(rw.RulewrightError) as caught:
        rw.position("champions", {"seats": [{"hero": "Spider-Man"}], **written})
    assert str(caught.value) == f"The position is wrong {reason}"


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ({"hero": "Rhino"}, "at seats.0.hero: “Rhino” is not a card that can lie there."),
        ({"hand": ["Klaw"]}, "at seats.0.hand.0: “Klaw” is not a card that can lie there."),
        ({"upgrades": ["Combat Training"] * 2}, "at seats.0.upgrades.1: at most 1 are possible."),
        ({"supports": ["Helicarrier"] * 2}, "at seats.0.supports.1: at most 1 are possible."),
        (
            {"allies": [{"name": "Vision", "attachments": ["Inspired", "Inspired"]}]},
            "at seats.0.allies.0.attachments.0: “Inspired” cannot lie on that card.",
        ),
    ],
)
def test_a_player_who_cannot_be_is_refused(written: dict[str, object], reason: str):
    with pytest.raises(rw.RulewrightError) as caught:
        rw.position("champions", {"seats": [{"hero": "Spider-Man", **written}]})
    assert str(caught.value) == f"The position is wrong {reason}"


def test_a_second_copy_of_a_player_may_lie_before_another_player():
    """Each player may have one: the maximum is per player."""
    game = champions(seat("Spider-Man", upgrades=["Combat Training"]), seat("Iron Man", upgrades=["Combat Training"]))
    assert (only(game, "Spider-Man").value("atk"), only(game, "Iron Man").value("atk")) == (3, 2)


def test_cards_face_down_on_a_scheme_have_their_owners():
    robbery = card("Highway Robbery", threat=1, under=["Haymaker", {"name": "Uppercut", "owner": 1}])
    game = champions(seat("Spider-Man"), seat("Iron Man"), side_schemes=[robbery])
    game.play("thwart with Spider-Man")
    assert (hand(game, 0), hand(game, 1)) == (["Haymaker"], ["Uppercut"])


def test_a_deck_names_its_hero_in_the_title_and_again():
    """MarvelCDB writes the name of a deck first, and people call decks after their heroes."""
    deck = read("Spider-Man: Justice\n\nSpider-Man (Core Set)\n\n2x Haymaker", "txt")
    assert (deck.hero, dict(deck.cards)) == ("01001a", {"01087": 2})
    two = read("Spider-Man\nIron Man\n2x Haymaker", "txt")
    assert (two.hero, dict(two.cards)) == ("01001a", {"01029a": 1, "01087": 2})


def test_marvelcdb_may_name_the_alter_ego():
    deck = read(json.dumps({"hero_code": "01029b", "slots": {"01087": 2}}), "json")
    assert (deck.hero, dict(deck.cards)) == ("01029a", {"01087": 2})


@pytest.mark.rule("champions.exhaust.4")
def test_of_two_copies_the_one_in_play_is_meant():
    """A second copy in hand does not hide why the one on the table cannot be used."""
    game = champions(seat("Iron Man", hand=["Rocket Boots"], upgrades=[card("Rocket Boots", exhausted=True)]))
    assert game.why_not("use Rocket Boots") == "Rocket Boots is exhausted [champions.exhaust.2]"
    assert only(champions(seat("Iron Man", hand=["Rocket Boots"])), "Rocket Boots").zone == "hand"


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "That is possible in the Player phase, stage “Players’ turns”, when you are asked for it"),
        ("uk", "Можливо лише тут: Фаза гравців, крок «Ходи гравців», коли гра про це запитає"),
        ("ru", "Возможно только здесь: Фаза игроков, шаг «Ходы игроков», когда игра об этом спросит"),
    ],
)
def test_the_stage_is_named_where_the_phase_is_the_present_one(lang: str, reason: str):
    game = champions(seat("Iron Man", hand=["Arc Reactor", "Energy", "Genius"]))
    game.play("play Arc Reactor")
    assert game.why_not("end the turn", lang) == f"{reason} [champions.player-turn.1]"


@pytest.mark.rule("champions.interrupt.6", "champions.response.5")
def test_an_interrupt_is_asked_for_as_such():
    game = champions(seat("Spider-Man", hand=["Backflip"], allies=["Daredevil"]), at="6")
    game.play("leave it undefended")
    assert game.decision.rule == "champions.interrupt.6"
    assert game.decision.prompt("uk") == "Коли Людина-павук має зазнати поранень від атаки: ваше втручання?"
    answer = champions(seat("Spider-Man", allies=["Daredevil"]), main_scheme=card("The Break-In!", threat=3))
    answer.play("thwart with Daredevil")
    assert answer.decision.rule == "champions.response.5"
    assert answer.decision.prompt("uk") == "Після того як Шибайголова знешкоджує: ваша реакція?"


@pytest.mark.rule("champions.choose.2")
def test_a_choice_between_effects_cites_the_rule_about_choosing():
    game = champions(seat("Spider-Man"), seat("Iron Man", dealt=["Hydra Bomber"]), at="8")
    assert (game.decision.seat, game.decision.rule) == (1, "champions.choose.2")
    assert offers(game) == ["take damage", "place threat"]


def test_nobody_plays_a_card_of_the_pile():
    game = champions(seat("Spider-Man", discard=["Haymaker"], hand=["Energy"]))
    assert game.why_not("play Haymaker") == "Haymaker is not in your hand [champions.play.3]"
    assert pile(game, "discard") == ["Haymaker"]


@pytest.mark.rule("champions.obligation.3")
def test_an_encounter_deck_that_is_left_out_has_the_obligations_of_the_heroes():
    game = rw.position("champions", {"seats": [{"hero": "Spider-Man"}, {"hero": "Iron Man"}]})
    deck = pile(game, "encounter-deck")
    assert (len(deck), sorted({"Eviction Notice", "Business Problems", "Legal Work"} & set(deck))) == (
        32,
        ["Business Problems", "Eviction Notice"],
    )


@pytest.mark.rule("champions.environment.3")
def test_the_environment_that_the_setup_puts_into_play_is_there_unless_it_is_written_away():
    drone = [{"hero": "Spider-Man", "engaged": ["Drone"]}]
    game = rw.position("champions", {"scenario": "ultron", "seats": drone})
    piece = only(game, "Drone")
    assert [piece.value(stat) for stat in ("sch", "atk", "hit_points")] == [1, 1, 1]
    assert "Ultron Drones" not in pile(game, "encounter-deck")
    bare = rw.position("champions", {"scenario": "ultron", "environment": [], "seats": [{"hero": "Spider-Man"}]})
    assert pile(bare, "environment") == []


def with_deck(**changes: int) -> rw.Game:
    """A game with the starter deck of Spider-Man, changed; the changes are by title or id."""
    cards = {**STARTERS["spider-man-justice"].cards, **changes}
    return rw.new("champions", decks=[{"hero": "Peter Parker", "cards": cards}], seed=1)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"01165": 1}, "“Eviction Notice” cannot be part of a player's deck."),
        ({"01167": 1}, "“Vulture” cannot be part of a player's deck."),
        ({"Rhino": 1}, "“Rhino” cannot be part of a player's deck."),
        ({"99999": 1}, "There is no card “99999”."),
        ({"Haymakr": 1}, "there is no card “Haymakr”; did you mean “Haymaker”?"),
        ({"Energy": 1}, "There are too many copies of “Energy”: 2; there may be 1."),
        ({"Haymaker": 3}, "There are too many copies of “Haymaker”: 4; there may be 3."),
    ],
)
def test_a_deck_says_what_has_no_place_in_it(changes: dict[str, int], reason: str):
    with pytest.raises(rw.RulewrightError) as caught:
        with_deck(**changes)
    assert str(caught.value).casefold() == reason.casefold()


def test_a_deck_is_written_with_titles_and_ids_alike():
    """One copy of Haymaker by its id and two by its title are three."""
    game = with_deck(Haymaker=2)
    assert len(game.look("Haymaker")) == 3
    assert sum(len(pile(game, zone)) for zone in ("deck", "hand")) == 42


def test_marvelcdb_says_what_has_no_place_in_a_deck():
    with pytest.raises(rw.RulewrightError) as caught:
        read(json.dumps({"hero_code": "01001a", "slots": {"01165": 1}}), "json")
    assert str(caught.value) == "The deck is wrong at slots.01165: “Eviction Notice” cannot be part of a player's deck."
