"""The other actions: cycle, move, use an action of a card, use the Ring token, winnow."""

from __future__ import annotations

import pytest

from rulewright.kernel.game import IllegalChoice
from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    asked,
    card,
    names,
    offers,
    only,
    place,
    player,
    points,
    wotr,
    zone,
    zones,
)

# ---- cycle


@pytest.mark.rule("wotr.cycle-action.1", "wotr.procedure-cycle.1")
def test_the_cycle_action_lays_one_card_from_hand_face_down_on_the_own_cycle_pile():
    game = wotr(frodo=player(hand=["Sting", "Gimli", "Quickbeam"], deck=["Glamdring"]))
    game.play("cycle Gimli")
    assert names(game, "hand", FRODO) == ["Sting", "Quickbeam"]
    assert names(game, "cycle", FRODO) == ["Gimli"]
    assert names(game, "deck", FRODO) == ["Glamdring"]
    assert game.view(WITCH_KING)["players"][FRODO]["cycle"] == [{"id": None, "back": "free"}]
    assert asked(game) == WITCH_KING


# ---- move


@pytest.mark.rule("wotr.move-action.1")
def test_the_move_action_takes_one_card_from_the_own_reserve_to_an_active_location():
    game = wotr(
        frodo=player(reserve=["Sam Gamgee"]),
        aragorn=player(reserve=["Legolas", "High Elves", "Arwen"]),
        first=ARAGORN,
        round=2,
        active=["Rivendell", "Imladris"],
        battlegrounds=["Lórien"],
    )
    assert offers(game) == ["move Legolas", "move High Elves", "move Arwen", "use the Ring token", "pass"]
    game.play("move Legolas")
    assert offers(game) == ["to Rivendell", "to Imladris"]
    game.play("to Imladris")
    assert only(game, "Legolas").attached_to == "Imladris"
    assert zones(game, "Sam Gamgee", "High Elves", "Arwen") == ["reserve", "reserve", "reserve"]
    assert asked(game) == SARUMAN
    assert game.why_not("move High Elves") == "High Elves is not in your reserve [wotr.move-action.1]"


@pytest.mark.rule("wotr.move-action.2")
def test_a_card_is_not_moved_where_it_could_not_be_played():
    game = wotr(
        aragorn=player(reserve=["High Elves", "Elrond", "Boromir"]),
        first=ARAGORN,
        round=2,
        active=["Edoras", "Imladris"],
    )
    assert offers(game) == ["move Elrond", "move Boromir", "use the Ring token", "pass"]
    assert game.why_not("move High Elves") == "High Elves may not enter any active location [wotr.move-action.2]"
    game.play("move Elrond")
    assert only(game, "Elrond").attached_to == "Imladris"


@pytest.mark.rule("wotr.move-action.3")
def test_only_the_card_that_arrived_this_round_stays_in_reserve():
    game = wotr(
        witch_king=player(reserve=[card("Mordor Orcs", arrived=3), card("Olog-hai", arrived=2)]),
        first=WITCH_KING,
        round=3,
        active=["Minas Tirith"],
    )
    assert [offer for offer in offers(game) if offer.startswith("move")] == ["move Olog-hai"]
    assert game.why_not("move Mordor Orcs") == "Mordor Orcs was played to reserve this round [wotr.move-action.3]"


# ---- use an action


@pytest.mark.rule("wotr.use-an-action.1")
def test_an_action_is_spent_on_the_text_of_a_card_in_play():
    game = wotr(
        frodo=player(hand=["Gimli"], reserve=["Sam Gamgee"]),
        active=["Weathertop"],
    )
    game.play("use Sam Gamgee")
    assert only(game, "Weathertop").tokens == {"defense": 1}
    assert zone(game, "Sam Gamgee") == "cycle"
    assert (game.decision.kind, asked(game)) == ("action", WITCH_KING)


@pytest.mark.rule("wotr.use-an-action.2")
def test_lembas_lost_in_a_shadow_players_turn_removes_no_corruption():
    game = wotr(
        active=[
            place("Weathertop", card("Sam Gamgee", items=["Lembas"]), "The Hunter", card("Flocks of Crebain")),
        ],
        corruption=3,
        first=SARUMAN,
    )
    game.play("use Flocks of Crebain", "activate Inn of the Prancing Pony")
    assert zones(game, "Sam Gamgee", "Lembas") == ["eliminated", "eliminated"]
    assert zone(game, "Weathertop") == "shadow-scoring"
    assert game.table()["corruption"] == 4


# ---- the Ring token


@pytest.mark.rule("wotr.use-a-ring-token.1", "wotr.use-a-ring-token.2")
def test_a_ring_token_draws_two_cards_once_in_a_trilogy_and_is_gone():
    game = wotr(
        frodo=player(hand=["Sting"], deck=["Gimli", "Quickbeam", "Glamdring"]),
        witch_king=player(hand=["Mordor Orcs", "Olog-hai", "The Hunter"]),
        active=["Weathertop"],
        battlegrounds=["Umbar"],
        paths=["Imladris"],
    )
    game.play("use the Ring token")
    assert names(game, "hand", FRODO) == ["Sting", "Gimli", "Quickbeam"]
    assert game.table()["rings"] == [0, 1, 1, 1]
    assert asked(game) == WITCH_KING
    game.play("winnow", "eliminate Olog-hai", "eliminate The Hunter", "pass", "pass")
    assert (asked(game), "use the Ring token" in offers(game)) == (FRODO, False)
    assert game.why_not("use the Ring token") == "You have no Ring token to use now [wotr.use-a-ring-token.4]"
    game.play("cycle Sting", "pass", "pass", "pass", "pass")
    assert (game.table()["round"], game.table()["rings"]) == (2, [0, 1, 1, 1])


@pytest.mark.rule("wotr.use-a-ring-token.3", "wotr.scoring-ring-tokens.1", "wotr.scoring-ring-tokens.2")
def test_after_path_9_each_unused_ring_token_is_a_point():
    """6 points to 5, and two unused tokens of the Shadow against none: the Shadow wins by 1."""
    game = wotr(
        frodo=player(ring=0),
        aragorn=player(ring=0),
        free_scoring=["Minas Tirith", "Morgai"],
        corruption=5,
        path=9,
        at="4.1",
    )
    assert points(game) == (6, 5)
    assert game.result == ((WITCH_KING, SARUMAN), 1, "wotr.victory-check.3")


@pytest.mark.rule("wotr.use-a-ring-token.3")
def test_a_used_ring_token_is_worth_nothing_after_path_9():
    game = wotr(
        witch_king=player(ring=0),
        saruman=player(ring=0),
        aragorn=player(ring=0),
        free_scoring=["Minas Tirith", "Morgai"],
        corruption=5,
        path=9,
        at="4.1",
    )
    assert game.result == ((FRODO, ARAGORN), 2, "wotr.victory-check.3")


@pytest.mark.rule("wotr.use-a-ring-token.4")
def test_in_the_duel_the_ring_token_is_used_once_a_round_and_differently():
    game = wotr(
        scenario="duel-2",
        gandalf=player(hand=["Sting"], deck=["Gimli", "Quickbeam", "Glamdring", "Boromir"]),
        active=["Weathertop"],
    )
    game.play("use the Ring token")
    assert offers(game) == ["eliminate Sting", "eliminate Gimli", "eliminate Quickbeam", "eliminate Glamdring"]
    game.play("eliminate Sting", "cycle Gimli")
    assert names(game, "hand") == ["Quickbeam", "Glamdring"]
    assert (game.table()["rings"], game.table()["rings_used"]) == ([1, 1], [1, 0])
    fellowship = wotr(scenario="fellowship", balrog=player(hand=["Cave-troll"]), active=["Moria"])
    assert offers(fellowship) == ["play Cave-troll", "cycle Cave-troll", "pass"]


# ---- winnow


@pytest.mark.rule("wotr.winnow.1")
def test_to_winnow_is_to_eliminate_two_cards_from_hand_and_then_to_draw_one():
    game = wotr(frodo=player(hand=["Sting", "Gimli", "Quickbeam"], deck=["Glamdring", "Shadowfax"]))
    game.play("winnow")
    assert offers(game) == ["eliminate Sting", "eliminate Gimli", "eliminate Quickbeam"]
    game.play("eliminate Sting")
    assert offers(game) == ["eliminate Gimli", "eliminate Quickbeam"]
    game.play("eliminate Quickbeam")
    assert names(game, "eliminated", FRODO) == ["Sting", "Quickbeam"]
    assert names(game, "hand", FRODO) == ["Gimli", "Glamdring"]
    assert names(game, "deck", FRODO) == ["Shadowfax"]


@pytest.mark.rule("wotr.procedure-eliminate.9", "wotr.procedure-eliminate.8")
def test_a_hand_of_one_card_cannot_be_winnowed():
    game = wotr(frodo=player(hand=["Sting"], deck=["Glamdring", "Shadowfax"]))
    assert offers(game) == ["cycle Sting", "use the Ring token", "pass"]
    with pytest.raises(IllegalChoice):
        game.choose("winnow")
    assert game.why_not("winnow") == "Winnowing takes 2 cards from hand; you hold 1 [wotr.procedure-eliminate.9]"
    assert (names(game, "hand"), names(game, "deck")) == (["Sting"], ["Shadowfax", "Glamdring"])
