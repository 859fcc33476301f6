"""The round: its ten stages in order, the player phase, its end, and the first player."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.champions.vocabulary.printing import support
from rulewright.games.champions.vocabulary.words import Response, on
from rulewright.lcg.events import DRAWS, READIES
from rulewright.lcg.verbs import Draw
from support.champions import card, champions, hand, offers, only, pile, seat, stage, threat


def steps_of(game: rw.Game) -> list[str]:
    """The stages in which the game asks something, one after another, until a round is over."""
    seen, first = [], game.table()["round"]
    while game.decision is not None and game.table()["round"] == first:
        if not seen or seen[-1] != stage(game):
            seen.append(stage(game))
        decline_all_once(game)
    return seen


def decline_all_once(game: rw.Game) -> None:
    """Give the answer that changes least."""
    keys = offers(game)
    ways_out = ("pass", "done", "decline", "leave it undefended", "end the turn")
    game.choose(next((key for key in ways_out if key in keys), keys[0]))


RELIEF = support(
    "Relief", Response(Draw(1), after=on(DRAWS)), Response(Draw(1), after=on(READIES)),
    number=901, copies=1, set_name="Basic", cost=0, resources="energy", traits="",
)  # fmt: skip


def two_heroes(**written: object) -> rw.Game:
    """Two players in hero form, each with an ally who could defend, and with one card in hand."""
    return champions(
        seat("Spider-Man", allies=["Black Cat"], hand=["Energy"], deck=["Haymaker"] * 20),
        seat("Captain Marvel", allies=["Hawkeye"], hand=["Genius"], deck=["Haymaker"] * 20),
        **written,
    )


@pytest.mark.rule(
    "champions.game-round.3", "champions.game-round.4", "champions.game-round.7", "champions.game-round.9"
)
def test_the_stages_of_a_round_follow_each_other():
    game = two_heroes(at="1", encounter_deck=["Assault"] * 20)
    assert steps_of(game) == ["2", "3.1", "6", "8"]


@pytest.mark.rule("champions.game-round.2", "champions.game-round.5", "champions.game-round.10")
@pytest.mark.rule("champions.game-round.6", "champions.game-round.8", "champions.game-round.12")
def test_the_log_tells_the_phases_of_a_round_in_order():
    game = champions(
        seat("Peter Parker", deck=["Haymaker"] * 20), seat("Carol Danvers", deck=["Haymaker"] * 20), at="1"
    )
    game.play("end the turn", "end the turn")
    rules = [entry.rule.removeprefix("champions.") for entry in game.log()]
    wanted = ["game-round.2", "active-player.1", "draw.1", "game-round.5", "villain-phase.2", "enemy-schemes.1",
              "villain-phase.6", "reveal.2", "villain-phase.11", "game-round.12", "game-round.2"]  # fmt: skip
    places = [rules.index(wanted[0])]
    for rule in wanted[1:]:
        places.append(rules.index(rule, places[-1] + 1))
    assert places == sorted(places)
    assert rules[places[3] + 1] == "villain-phase.2"
    table = game.table()
    assert (table["round"], table["step"], table["first_player"]) == (2, "2", 1)


@pytest.mark.rule("champions.player-phase.1", "champions.in-player-order.1", "champions.active-player.1")
@pytest.mark.rule("champions.first-player.2")
def test_each_player_takes_one_turn_the_first_player_first_then_clockwise():
    game = champions(seat("Spider-Man"), seat("Captain Marvel"), seat("She-Hulk"), first=1)
    turns = []
    while stage(game) == "2":
        turns.append(game.decision.player)
        game.choose("end the turn")
    assert turns == [1, 2, 0]


@pytest.mark.rule("champions.in-player-order.3")
def test_the_next_player_is_the_next_one_clockwise():
    game = champions(seat("Spider-Man"), seat("Captain Marvel"), seat("She-Hulk"), first=1, at="9")
    assert game.table()["first_player"] == 2


@pytest.mark.rule("champions.end-of-player-phase.1", "champions.end-of-player-phase.2", "champions.player-phase.2")
@pytest.mark.rule("champions.end-of-player-phase.4", "champions.hand-size.1", "champions.draw.4")
def test_at_the_end_of_the_player_phase_each_player_may_discard_and_then_draws_up():
    game = champions(
        seat("Spider-Man", hand=["Energy", "Genius"], deck=["Haymaker"] * 9),
        seat("Captain Marvel", hand=["Strength"], deck=["First Aid"] * 9),
        at="3.1",
        encounter_deck=["Shocker"] * 9,
    )
    assert (game.decision.player, offers(game)) == (0, ["discard Energy", "discard Genius", "done"])
    game.play("discard Energy", "done")
    assert game.decision.player == 1
    assert hand(game) == ["Genius"]
    game.play("done")
    assert hand(game) == ["Genius"] + ["Haymaker"] * 4
    assert hand(game, 1) == ["Strength"] + ["First Aid"] * 4
    assert pile(game, "discard") == ["Energy"]


@pytest.mark.rule("champions.end-of-player-phase.3", "champions.draw.5")
def test_a_player_with_too_many_cards_must_discard_the_excess():
    game = champions(seat("Spider-Man", hand=["Energy", "Genius", "Tenacity", *["Haymaker"] * 4]), at="3.1")
    assert "done" not in offers(game)
    game.play("discard Energy")
    assert "done" not in offers(game)
    assert game.why_not("done") == "Your hand is still too big: discard 1 more [champions.end-of-player-phase.3]"
    game.play("discard Haymaker", "done")
    assert hand(game) == ["Genius", "Tenacity"] + ["Haymaker"] * 3


@pytest.mark.rule("champions.end-of-player-phase.5", "champions.draw.1", "champions.draw.2", "champions.draw.3")
def test_players_draw_from_the_top_of_their_decks_up_to_the_hand_size_of_the_form_they_are_in():
    game = champions(
        seat("Peter Parker", hand=["Energy"] * 2, deck=["Haymaker", "First Aid", "Genius", "Strength", "Tenacity"]),
        at="3.2",
    )
    assert hand(game) == ["Energy", "Energy", "Haymaker", "First Aid", "Genius", "Strength"]
    assert pile(game, "deck") == ["Tenacity"]
    assert [entry.text for entry in game.log() if "draws" in entry.text] == ["Player 1 draws 4 cards"]


@pytest.mark.rule("champions.end-of-player-phase.5", "champions.end-of-player-phase.6")
def test_all_players_draw_and_ready_at_the_same_moment():
    """What answers a draw or a card that readies answers when everybody has drawn and readied."""
    drawing = champions(
        seat("Spider-Man", supports=["Relief"], deck=["Haymaker"] * 9),
        seat("Captain Marvel", deck=["First Aid"] * 9),
        at="3.2",
        extra=(RELIEF,),
    )
    assert offers(drawing) == ["use Relief", "pass"]
    assert (hand(drawing), hand(drawing, 1)) == (["Haymaker"] * 5, ["First Aid"] * 5)
    readying = champions(
        seat(card("Spider-Man", exhausted=True), supports=["Relief"], deck=["Haymaker"] * 9),
        seat(card("Captain Marvel", exhausted=True)),
        at="3.3",
        extra=(RELIEF,),
    )
    assert offers(readying) == ["use Relief", "pass"]
    assert [only(readying, name).exhausted for name in ("Spider-Man", "Captain Marvel")] == [False, False]


@pytest.mark.rule("champions.end-of-player-phase.6", "champions.player-phase.3", "champions.ready.3")
def test_all_players_ready_all_their_cards():
    tired = {"exhausted": True}
    game = champions(
        seat(card("Spider-Man", **tired), allies=[card("Black Cat", **tired)], supports=[card("Aunt May", **tired)]),
        seat(card("Captain Marvel", **tired), allies=[card("Hawkeye", **tired)]),
        at="3.3",
        main_scheme="The Break-In!",
    )
    names = ("Spider-Man", "Black Cat", "Aunt May", "Captain Marvel", "Hawkeye")
    assert [only(game, name).exhausted for name in names] == [False] * 5


@pytest.mark.rule("champions.first-player.3", "champions.villain-phase.11", "champions.villain-phase.12")
def test_the_first_player_token_passes_and_the_round_ends():
    game = champions(seat("Spider-Man"), seat("Captain Marvel"), at="9", round=3)
    assert (game.table()["first_player"], game.table()["round"], stage(game)) == (1, 4, "2")
    assert game.decision.player == 1


@pytest.mark.rule("champions.first-player.4")
def test_the_token_of_a_first_player_who_is_eliminated_passes_on():
    game = champions(
        seat(card("Spider-Man", damage=9)),
        seat("Captain Marvel"),
        seat("She-Hulk"),
        at="6",
        encounter_deck=["Advance"] * 9,
    )
    game.play("leave it undefended", "leave it undefended", "leave it undefended")
    assert game.table()["first_player"] == 1
    assert game.table()["eliminated"] == [True, False, False]


@pytest.mark.rule("champions.first-player.1", "champions.setup.5", "champions.setup.6")
def test_the_players_choose_the_first_player():
    assert rw.new("champions", seats=3, first=2, seed=1).table()["first_player"] == 2


@pytest.mark.rule("champions.in-player-order.2")
def test_a_sequence_in_player_order_goes_round_until_it_is_exhausted():
    game = champions(
        seat("Spider-Man"), seat("Captain Marvel"), at="7", side_schemes=[card("Breakin' & Takin'", threat=2)] * 3
    )
    dealt = [
        entry.text for entry in game.log() if entry.rule in ("champions.villain-phase.6", "champions.villain-phase.7")
    ]
    assert dealt == [f"Player {n} is dealt an encounter card" for n in (1, 2, 1, 2, 1)]


@pytest.mark.rule("champions.component-limits.1")
def test_there_is_no_limit_to_tokens():
    game = champions(
        seat("Spider-Man"),
        players=4,
        villain=card("Rhino", damage=52),
        side_schemes=[card("Crowd Control", threat=500), card("Bomb Scare", threat=600)],
        main_scheme=card("The Break-In!", threat=27),
    )
    game.play("attack with Spider-Man")
    assert only(game, "Rhino").tokens == {"damage": 54}
    assert threat(game, "Bomb Scare") == 600
    charged = champions(seat("Captain Marvel", upgrades=[card("Energy Channel", counters=99)], hand=["Energy"]))
    charged.play("use Energy Channel")
    assert only(charged, "Energy Channel").tokens == {"counters": 101}


@pytest.mark.rule("champions.component-limits.2")
def test_the_supply_of_status_cards_has_no_limit():
    every = {"stunned": True, "confused": True, "tough": True}
    game = champions(
        seat(
            card("Spider-Man", **every),
            engaged=[card("Hydra Mercenary", **every)] * 6,
            allies=[card("Black Cat", **every)],
        ),
        seat(
            card("She-Hulk", **every),
            engaged=[card("Hydra Soldier", **every)] * 6,
            allies=[card("Hellcat", **every)],
            dealt=['"I\'m Tough!"'],
        ),
        at="8",
        encounter_deck=["Sandman", *["Advance"] * 9],
    )
    lying = [p for p in range(len(game.state.card)) if game.state.tokens[game.state.rules.token("tough")][p]]
    assert (len(lying), only(game, "Rhino").tokens) == (17, {"tough": 1})
