"""The round: five phases, who is first, how long the game lasts."""

from __future__ import annotations

import pytest

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
    points,
    wotr,
    zones,
)
from support.wotr_log import activations, told

NO_RINGS = {name: player(ring=0) for name in ("frodo", "witch_king", "aragorn", "saruman")}
LOCATIONS, ACTIONS, COMBATS, VICTORY_CHECK, DRAW = range(1, 6)


@pytest.mark.rule("wotr.game-round.1")
def test_a_game_lasts_9_rounds_at_most():
    """Nobody has a card, so the Free Peoples take path after path: 15 points against 8 corruption tokens."""
    game = wotr(3, **NO_RINGS, battlegrounds=[], corruption=8, at="0")
    assert told(game, "log-round-begins") == [(n,) for n in range(1, 10)]
    assert (game.table()["round"], game.table()["path"], points(game)) == (9, 9, (15, 8))
    assert game.result == ((FRODO, ARAGORN), 7, "wotr.victory-check.3")


@pytest.mark.rule("wotr.game-round.1")
def test_a_game_may_be_over_earlier():
    """Without corruption the lead of 10 comes in round 7; with a path skipped the last path comes in round 8."""
    game = wotr(**NO_RINGS, battlegrounds=[], at="0")
    assert (game.table()["round"], game.result) == (7, ((FRODO, ARAGORN), 10, "wotr.victory-check.2"))
    game = wotr(**NO_RINGS, battlegrounds=[], corruption=8, at="0", round=2, path=2)
    assert (game.table()["round"], game.table()["path"], game.result.reason) == (8, 9, "wotr.victory-check.3")


@pytest.mark.rule("wotr.game-round.2")
def test_a_round_has_five_phases_in_this_order():
    game = wotr(**NO_RINGS, battlegrounds=[], corruption=8, at="0")
    phases = [(LOCATIONS,), (ACTIONS,), (COMBATS,), (VICTORY_CHECK,), (DRAW,)]
    assert told(game, "log-phase-begins") == phases * 8 + phases[:4]


@pytest.mark.rule("wotr.game-round.2")
def test_questions_come_in_the_order_of_the_phases():
    deck = ["Arwen", "Elrond", "Boromir", "Denethor", "Legolas", "Faramir", "Strider", "Aragorn", "Halbarad"]
    game = wotr(
        aragorn=player(reserve=["Galadriel"], deck=deck),
        battlegrounds=["Minas Tirith", "Pelargir"],
        paths=["Bag End", "Weathertop"],
        at="1.1",
        patient=True,
    )
    phases = []
    while game.table()["round"] == 1:
        phases.append(game.table()["phase"])
        game.choose("pass" if game.decision.kind == "action" else len(offers(game)) - 1)
    assert list(dict.fromkeys(phases)) == ["locations", "actions", "combats", "draw"]
    assert phases == sorted(phases, key=["locations", "actions", "combats", "draw"].index)


@pytest.mark.rule("wotr.game-round.3", "wotr.location-phase.1")
def test_the_battleground_comes_first_with_its_text_and_then_the_path():
    game = wotr(
        **{**NO_RINGS, "aragorn": player(hand=["Boromir"], deck=["Arwen", "Elrond", "Legolas", "Denethor"], ring=0)},
        battlegrounds=["Minas Tirith"],
        paths=["The Council of Elrond"],
        path=2,
        first=FRODO,
        at="1.1",
    )
    assert (asked(game), names(game, "active")) == (ARAGORN, ["Minas Tirith"])
    game.play("yes", "forsake Boromir")
    assert names(game, "active") == ["Minas Tirith", "The Council of Elrond"]
    assert names(game, "hand", ARAGORN) == ["Arwen", "Elrond", "Legolas", "Denethor"]
    assert told(game, "log-activates") == [(FRODO, "Minas Tirith"), (FRODO, "The Council of Elrond")]


@pytest.mark.rule("wotr.game-round.3")
def test_it_is_the_first_player_who_activates():
    game = wotr(**NO_RINGS, first=SARUMAN, battlegrounds=["Moria", "Rivendell"], paths=["Bag End"], at="1.1", stop=True)
    assert told(game, "log-activates") == [(SARUMAN, "Moria"), (SARUMAN, "Bag End")]


@pytest.mark.rule("wotr.game-round.4", "wotr.action-phase.1")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3, 0, 1]), (2, [2, 3, 0, 1, 2, 3])])
def test_turns_go_round_in_turn_order_from_the_first_player_on(first, order):
    game = wotr(
        frodo=player(hand=["Gimli", "Sting", "Éomer", "Éowyn"]),
        witch_king=player(hand=["Mordor Orcs", "Olog-hai", "The Hunter", "The Reaver"]),
        aragorn=player(hand=["Arwen", "Elrond", "Boromir", "Denethor"]),
        saruman=player(hand=["Saruman", "Uglúk", "Gollum", "Shelob"]),
        first=first,
    )
    turns = []
    for _ in order:
        turns.append(asked(game))
        game.choose(next(key for key in offers(game) if key.startswith("cycle")))
    assert turns == order
    assert game.table()["first_player"] == first


@pytest.mark.rule("wotr.action-phase.1")
def test_the_scenario_gives_the_turn_order():
    """In the duel for three Gandalf has every second turn."""
    game = wotr(
        scenario="duel-3",
        gandalf=player(hand=["Gimli", "Sting", "Éomer", "Éowyn"]),
        witch_king=player(hand=["Mordor Orcs", "Olog-hai"]),
        saruman=player(hand=["Saruman", "Uglúk"]),
    )
    turns = []
    for _ in range(6):
        turns.append(asked(game))
        game.choose(next(key for key in offers(game) if key.startswith("cycle")))
    assert turns == [0, 1, 0, 2, 0, 1]


@pytest.mark.rule("wotr.game-round.7")
def test_a_combat_is_fought_at_every_active_battleground_and_on_the_path():
    game = wotr(
        active=[place("Moria", "High Elves", "Cave-troll"), place("Egladil", "The Hunter"), "Edoras"],
        at="3.1",
        stop=True,
        seats=2,
    )
    assert offers(game) == ["fight at Moria", "fight at Egladil", "fight at Edoras"]
    game.play("fight at Edoras", "fight at Moria")
    assert names(game, "active") == []
    assert zones(game, "Moria", "Egladil", "Edoras") == ["shadow-scoring", "free-scoring", "free-scoring"]
    assert told(game, "log-combat") == [("Edoras",), ("Moria",), ("Egladil",)]


@pytest.mark.rule("wotr.game-round.8")
@pytest.mark.parametrize(
    ("corruption", "result"), [(9, None), (10, ((WITCH_KING, SARUMAN), 10, "wotr.victory-check.2"))]
)
def test_the_victory_check_comes_after_the_combats(corruption, result):
    """Corruption above the lead does not end the game before the phase in which it is looked at."""
    game = wotr(
        frodo=player(hand=["Sting"], ring=0), active=[place("Harad", "Haradrim Regulars", stripped=True)],
        corruption=corruption - 1,
    )  # fmt: skip
    assert game.result is None
    game.play("pass")
    all_pass(game)
    assert (game.result and tuple(game.result)) == result


@pytest.mark.rule("wotr.game-round.9", "wotr.game-round.10")
def test_in_the_trilogy_the_free_peoples_draw_3_and_the_shadow_4():
    game = wotr(
        frodo=player(hand=["Sting"], deck=["Gimli", "Éomer", "Éowyn", "Shadowfax"]),
        witch_king=player(deck=["Mordor Orcs", "Olog-hai", "The Hunter", "The Reaver", "Grishnákh"]),
        aragorn=player(deck=["Arwen", "Elrond", "Boromir", "Denethor"]),
        saruman=player(hand=["Gollum"], deck=["Saruman", "Uglúk", "Shelob", "Wolf-riders", "Cave-troll"]),
        at="5.1",
        stop=True,
    )
    assert names(game, "hand", FRODO) == ["Sting", "Gimli", "Éomer", "Éowyn"]
    assert names(game, "hand", WITCH_KING) == ["Mordor Orcs", "Olog-hai", "The Hunter", "The Reaver"]
    assert names(game, "hand", ARAGORN) == ["Arwen", "Elrond", "Boromir"]
    assert names(game, "hand", SARUMAN) == ["Gollum", "Saruman", "Uglúk", "Shelob", "Wolf-riders"]
    assert [names(game, "deck", seat) for seat in range(4)] == [
        ["Shadowfax"],
        ["Grishnákh"],
        ["Denethor"],
        ["Cave-troll"],
    ]


@pytest.mark.rule("wotr.game-round.11")
def test_frodo_is_first_in_round_1_the_witch_king_in_round_2_and_aragorn_in_round_3():
    game = wotr(2, **{**NO_RINGS, "frodo": player(hand=["Sting", "Gimli"], ring=0)}, battlegrounds=[], at="0")
    firsts = []
    while len(firsts) < 5:
        firsts.append((game.table()["round"], game.table()["first_player"]))
        game.play("pass")
    assert firsts == [(1, FRODO), (2, WITCH_KING), (3, ARAGORN), (4, SARUMAN), (5, FRODO)]


@pytest.mark.rule("wotr.game-round.11")
def test_the_token_is_passed_on_after_the_cards_are_drawn():
    """Galadriel makes her player cycle a card after drawing: Frodo is still first player then."""
    game = wotr(
        aragorn=player(reserve=["Galadriel"], deck=["Arwen", "Elrond", "Boromir", "Denethor", "Legolas"]),
        at="5.1",
    )
    assert (asked(game), names(game, "hand", ARAGORN)) == (ARAGORN, ["Arwen", "Elrond", "Boromir", "Denethor"])
    assert game.table()["first_player"] == FRODO
    game.play("cycle Arwen")
    assert game.table()["first_player"] == WITCH_KING
    assert told(game, "log-first-player") == [(WITCH_KING,)]


@pytest.mark.rule("wotr.location-phase.3")
def test_it_is_the_location_phase_that_activates_one_of_each():
    game = wotr(**NO_RINGS, battlegrounds=["Moria", "Umbar", "Rivendell", "Harad"], corruption=6, at="0")
    while game.decision is not None:
        game.choose(0)
    kinds = [(phase, only(game, name).kind) for phase, name in activations(game)]
    both = [(LOCATIONS, "battleground"), (LOCATIONS, "path")]
    assert kinds == both * 4 + [(LOCATIONS, "path")] * 5
