"""The Action phase: turns, the six actions, passing, and when the phase is over."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    all_pass,
    asked,
    names,
    offers,
    only,
    place,
    player,
    wotr,
    zone,
    zones,
)
from support.wotr_log import told

SHADOW_HAND = ["Mordor Orcs", "Olog-hai", "The Hunter", "The Reaver", "Grishnákh"]


def table(**more):
    """Everybody has two cards in hand and no Ring token."""
    return wotr(
        **{
            "frodo": player(hand=["Gimli", "Sting"], ring=0),
            "witch_king": player(hand=["Mordor Orcs", "Olog-hai"], ring=0),
            "aragorn": player(hand=["Arwen", "Elrond"], ring=0),
            "saruman": player(hand=["Saruman", "Uglúk"], ring=0),
            "active": ["Moria", "Egladil"],
            **more,
        }
    )


@pytest.mark.rule("wotr.action-phase.2", "wotr.action-phase.5")
def test_a_turn_is_one_action_or_one_pass():
    game = table()
    assert asked(game) == FRODO
    game.play("cycle Gimli")
    assert (asked(game), names(game, "hand", FRODO)) == (WITCH_KING, ["Sting"])
    game.play("pass")
    assert (asked(game), names(game, "hand", WITCH_KING)) == (ARAGORN, ["Mordor Orcs", "Olog-hai"])
    game.play("play Arwen", "to reserve")
    assert asked(game) == SARUMAN


@pytest.mark.rule("wotr.action-phase.4")
def test_a_player_may_have_several_turns_in_one_phase():
    game = table()
    game.play(
        "cycle Gimli", "pass", "pass", "pass", "cycle Sting", "pass", "cycle Arwen", "pass", "pass", "cycle Elrond"
    )
    assert (names(game, "cycle", FRODO), names(game, "cycle", ARAGORN)) == (["Gimli", "Sting"], ["Arwen", "Elrond"])
    assert game.table()["phase"] == "actions"


@pytest.mark.rule("wotr.game-round.5", "wotr.action-phase.3")
def test_turns_go_on_until_all_have_passed_in_succession():
    """Three pass, the fourth acts: then the three have another turn, and so has the fourth."""
    game = table()
    game.play("pass", "pass", "pass", "cycle Uglúk")
    assert (asked(game), game.table()["phase"]) == (FRODO, "actions")
    game.play("pass", "pass", "pass")
    assert (asked(game), game.table()["phase"]) == (SARUMAN, "actions")
    game.play("pass")
    assert game.table()["phase"] == "combats"


@pytest.mark.rule("wotr.game-round.6", "wotr.action-phase-end.1")
def test_four_passes_in_succession_end_the_phase():
    game = table(first=ARAGORN)
    game.play("cycle Arwen", "pass", "pass", "pass")
    assert (asked(game), game.table()["phase"]) == (ARAGORN, "actions")
    game.play("pass")
    assert (game.decision.kind, game.table()["phase"]) == ("combat", "combats")
    assert told(game, "log-passes") == [(SARUMAN,), (FRODO,), (WITCH_KING,), (ARAGORN,)]


@pytest.mark.rule("wotr.action-phase-end.1")
def test_in_the_duel_for_three_the_phase_ends_when_every_player_has_passed_since_the_last_action():
    """Reading 5: Gandalf, the Witch-king, Gandalf, Saruman; Gandalf's second pass is not waited for twice."""
    game = wotr(
        scenario="duel-3",
        gandalf=player(hand=["Gimli"], ring=0),
        witch_king=player(hand=["Mordor Orcs"], ring=0),
        saruman=player(hand=["Saruman"], ring=0),
        active=["Moria", "Egladil"],
    )
    game.play("pass", "pass", "pass")
    assert (asked(game), game.table()["phase"]) == (2, "actions")
    game.play("pass")
    assert game.table()["phase"] == "combats"


@pytest.mark.rule("wotr.action-phase.15")
def test_who_passed_may_act_on_the_next_turn():
    game = table()
    game.play("pass", "cycle Olog-hai", "pass", "pass")
    assert (asked(game), offers(game)) == (FRODO, ["play Gimli", "cycle Gimli", "cycle Sting", "winnow", "pass"])
    game.play("play Gimli", "to Egladil")
    assert zone(game, "Gimli") == "field"


@pytest.mark.rule("wotr.action-phase.6")
def test_an_action_is_to_play_a_card_from_hand():
    game = table()
    game.play("play Gimli", "to Moria", "take none")
    assert (zones(game, "Gimli", "Sting"), asked(game)) == (["field", "cycle"], WITCH_KING)
    assert "wotr.playing-a-card.1" in game.why_not("play Gimli")


@pytest.mark.rule("wotr.action-phase.7")
def test_an_action_is_to_move_a_character_or_an_army_from_reserve():
    game = table(
        frodo=player(reserve=["Gandalf the Grey", "Sam Gamgee", "Riders of Rohan"], ring=0),
        aragorn=player(reserve=["High Elves"], ring=0),
        round=2,
    )
    assert offers(game) == ["move Gandalf the Grey", "move Sam Gamgee", "use Sam Gamgee", "pass"]
    game.play("move Gandalf the Grey")
    assert offers(game) == ["to Moria", "to Egladil"]
    game.play("to Egladil")
    assert (only(game, "Gandalf the Grey").attached_to, asked(game)) == ("Egladil", WITCH_KING)
    game.play("pass", "move High Elves")
    assert only(game, "High Elves").attached_to == "Moria"


@pytest.mark.rule("wotr.action-phase.8")
def test_an_action_is_to_cycle_a_card_from_hand():
    game = table()
    game.play("cycle Sting")
    assert (names(game, "cycle", FRODO), names(game, "hand", FRODO), asked(game)) == (["Sting"], ["Gimli"], WITCH_KING)


@pytest.mark.rule("wotr.action-phase.9")
def test_an_action_is_to_winnow():
    game = table(frodo=player(hand=["Gimli", "Sting", "Éomer"], deck=["Shadowfax", "Éowyn"], ring=0))
    game.play("winnow", "eliminate Gimli", "eliminate Éomer")
    assert names(game, "eliminated", FRODO) == ["Gimli", "Éomer"]
    assert (names(game, "hand", FRODO), asked(game)) == (["Sting", "Shadowfax"], WITCH_KING)
    one = table(frodo=player(hand=["Gimli"], deck=["Shadowfax"], ring=0))
    assert offers(one) == ["play Gimli", "cycle Gimli", "pass"]


@pytest.mark.rule("wotr.action-phase.10")
def test_an_action_is_to_use_the_text_of_a_card_in_play():
    game = table(frodo=player(reserve=["Bilbo Baggins"], hand=["Gimli"], deck=["Shadowfax", "Éowyn", "Éomer"], ring=0))
    game.play("use Bilbo Baggins")
    assert (zone(game, "Bilbo Baggins"), asked(game)) == ("cycle", WITCH_KING)
    assert names(game, "hand", FRODO) == ["Gimli", "Shadowfax", "Éowyn"]
    held = table(frodo=player(hand=["Bilbo Baggins", "Gimli"], deck=["Shadowfax"], ring=0))
    assert "use Bilbo Baggins" not in offers(held)
    assert "wotr.use-an-action.1" in held.why_not("use Bilbo Baggins")


@pytest.mark.rule("wotr.action-phase.11")
def test_an_action_is_to_use_the_ring_token():
    game = table(frodo=player(hand=["Gimli"], deck=["Shadowfax", "Éowyn", "Éomer"]))
    game.play("use the Ring token")
    assert names(game, "hand", FRODO) == ["Gimli", "Shadowfax", "Éowyn"]
    assert (game.table()["rings"], asked(game)) == ([0, 0, 0, 0], WITCH_KING)


@pytest.mark.rule("wotr.action-phase.12", "wotr.carryover-limit.1")
def test_with_three_cards_and_no_larger_hands_a_player_must_act():
    game = table(frodo=player(hand=["Gimli", "Sting", "Éomer"], ring=0))
    assert "pass" not in offers(game)
    assert "wotr.action-phase.12" in game.why_not("pass")
    with pytest.raises(rw.IllegalChoice):
        game.play("pass")
    game.play("cycle Éomer", "pass", "pass", "pass")
    assert offers(game)[-1] == "pass"


@pytest.mark.rule("wotr.action-phase.12")
@pytest.mark.parametrize(
    ("own", "witch_king", "saruman", "may"),
    [(2, 0, 0, True), (3, 3, 3, False), (3, 4, 3, False), (3, 4, 4, True), (4, 5, 5, True), (4, 5, 2, False)],
)
def test_a_pass_needs_a_hand_within_the_limit_or_smaller_than_every_enemy_hand(own, witch_king, saruman, may):
    """Reading 1: a pass by the second condition stands, however large the hand."""
    game = table(
        frodo=player(hand=["Gimli", "Sting", "Éomer", "Éowyn"][:own], ring=0),
        witch_king=player(hand=SHADOW_HAND[:witch_king], ring=0),
        aragorn=player(ring=0),
        saruman=player(hand=["Saruman", "Uglúk", "Gollum", "Shelob", "Cave-troll"][:saruman], ring=0),
    )
    assert (asked(game), "pass" in offers(game)) == (FRODO, may)


@pytest.mark.rule("wotr.carryover-limit.1")
def test_no_more_than_the_limit_is_left_in_hand_at_the_end_of_the_phase():
    """Everybody starts with five cards and passes as soon as it is allowed: all are left with two."""
    game = wotr(
        frodo=player(hand=["Gimli", "Sting", "Éomer", "Éowyn", "Shadowfax"], ring=0),
        witch_king=player(hand=SHADOW_HAND, ring=0),
        aragorn=player(hand=["Arwen", "Elrond", "Boromir", "Denethor", "Faramir"], ring=0),
        saruman=player(hand=["Saruman", "Uglúk", "Gollum", "Shelob", "Cave-troll"], ring=0),
        active=["Moria", "Egladil"],
    )
    while game.decision.kind == "action":
        keys = offers(game)
        small = len(names(game, "hand", asked(game))) <= 2
        game.play("pass" if small else next(key for key in keys if key.startswith("cycle")))
    assert (game.table()["phase"], game.table()["hands"]) == ("combats", [2, 2, 2, 2])


@pytest.mark.rule("wotr.carryover-limit.1")
def test_a_higher_limit_lets_a_player_keep_more():
    """Elrond in reserve raises his player's limit to 3: three cards may be kept, four may not."""
    three = table(aragorn=player(hand=["Arwen", "Boromir", "Denethor"], reserve=["Elrond"], ring=0), first=ARAGORN)
    assert (three.table()["carryover"], "pass" in offers(three)) == ([2, 2, 3, 2], True)
    all_pass(three)
    assert three.table()["hands"] == [2, 2, 3, 2]
    four = table(
        aragorn=player(hand=["Arwen", "Boromir", "Denethor", "Strider"], reserve=["Elrond"], ring=0), first=ARAGORN
    )
    assert "pass" not in offers(four)


@pytest.mark.rule("wotr.carryover-limit.2")
@pytest.mark.parametrize(("scenario", "decks"), [("trilogy", 4), ("duel-2", 2), ("duel-3", 3), ("fellowship", 2)])
def test_everybody_begins_with_a_carryover_limit_of_2(scenario, decks):
    assert rw.new("wotr", scenario=scenario, seed=1).table()["carryover"] == [2] * decks


@pytest.mark.rule("wotr.in-play.1")
@pytest.mark.parametrize(
    "lies",
    [
        {"frodo": player(reserve=["Théoden", "Gandalf the Grey"])},
        {"frodo": player(reserve=["Théoden"]), "active": [place("Egladil", "Gandalf the Grey")]},
        {"frodo": player(reserve=["Théoden"]), "active": [place("Moria", "Gandalf the Grey")]},
    ],
)
def test_a_card_is_in_play_in_a_reserve_on_a_battleground_or_on_a_path(lies):
    """Théoden gets +1 attack and +1 defense while Gandalf is in play."""
    game = wotr(**lies)
    assert only(game, "Théoden").value("battleground_attack") == 1
    assert only(game, "Théoden").value("battleground_defense") == 1


@pytest.mark.rule("wotr.in-play.2")
@pytest.mark.parametrize("pile", ["deck", "cycle", "eliminated", "hand"])
def test_a_card_in_a_deck_or_a_pile_is_not_in_play(pile):
    game = wotr(frodo=player(reserve=["Théoden"], **{pile: ["Gandalf the Grey"]}))
    assert only(game, "Théoden").value("battleground_attack") == 0
    assert only(game, "Théoden").value("battleground_defense") == 0


@pytest.mark.rule("wotr.in-play.2")
@pytest.mark.parametrize("pile", ["deck", "cycle", "eliminated"])
def test_a_card_out_of_play_cannot_be_used_wielded_or_moved(pile):
    game = table(frodo=player(hand=["Sting"], ring=0, **{pile: ["Bilbo Baggins", "Frodo Baggins", "Gimli"]}), round=2)
    assert offers(game) == ["cycle Sting", "pass"]
