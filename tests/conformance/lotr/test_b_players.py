"""Player order, the next player, threat, mulligan, decks that run out, optional engagement, "may"."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.lotr.events import ENGAGES
from rulewright.games.lotr.module import Lotr
from rulewright.games.lotr.tables.decks import Deck
from rulewright.games.lotr.tables.opening import open_game, seat_players
from rulewright.games.lotr.tables.scenarios import SCENARIOS
from rulewright.games.lotr.vocabulary.printing import ally, enemy, event, location
from rulewright.games.lotr.vocabulary.words import ENEMY, NEXT_PLAYER, Action, Forced, on
from rulewright.kernel.effects.joining import May
from rulewright.kernel.state import State
from rulewright.lcg.verbs import Draw
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

SET = "Passage Through Mirkwood"
PASS_ON = event("Pass It On", Action(Draw(1, NEXT_PLAYER)), number=950, copies=1, cost=0)
SPY = ally(
    "Spy", Forced(May(Draw(1)), after=on(ENGAGES, ENEMY)), number=951, copies=1, cost=0, stats=(0, 0, 0, 1), traits=""
)  # fmt: skip
GIANT = enemy(
    "Giant", number=952, copies=1, set_name=SET, engagement=50, stats=(0, 0, 0, 900), traits="Giant."
)  # fmt: skip
PLAIN = location("Endless Plain", number=953, copies=1, set_name=SET, threat=0, points=900, traits="")


class SmallDeck(Lotr):
    """A new game for two; the first player has a deck of exactly seven different cards."""

    def begin(self, setup: dict, rng: int) -> State:
        decks = [Deck("small", ("01001",), {f"010{number}": 1 for number in range(13, 20)}), Deck("none", ("01004",))]
        state = open_game(SCENARIOS["passage-through-mirkwood"], decks, edition=setup["edition"])
        state.rng = rng
        seat_players(state, first=0)
        return state


def asked(game: rw.Game, kind: str, answer: str) -> list[int]:
    """The seats that are asked a question of this kind, one after another, while each gives this answer."""
    seats = []
    while game.decision.kind == kind and len(seats) < 20:
        seats.append(game.decision.seat)
        game.choose(answer)
    return seats


@pytest.mark.rule("lotr.in-player-order.1")
def test_a_sequence_in_player_order_starts_with_the_first_player_and_goes_clockwise():
    heroes = ("Aragorn", "Gimli", "Legolas", "Thalin")
    game = lotr(*(seat([name]) for name in heroes), first=2, at="3.2", patient=True)
    assert asked(game, "commit", "done") == [2, 3, 0, 1]


@pytest.mark.rule("lotr.in-player-order.2")
def test_a_sequence_in_player_order_goes_round_until_it_is_complete():
    game = lotr(
        seat([card("Gimli", resources=1)], hand=["Blade Mastery"]),
        seat(["Aragorn"]),
        seat(["Legolas"]),
        first=1,
        at="3.1+",
        patient=True,
    )
    assert game.decision.seat == 1
    game.choose("pass")
    assert game.decision.seat == 2
    game.choose("pass")
    assert game.decision.seat == 0
    game.play("play Blade Mastery", "choose Gimli")
    assert asked(game, "action", "pass") == [1, 2, 0]

    game = lotr(
        seat(["Gimli"], threat=30),
        seat(["Aragorn"], threat=30),
        staging=["Forest Spider", "King Spider", "Dol Guldur Orcs"],
        first=1,
        at="5.3",
        patient=True,
    )
    engaged = []
    while game.decision.kind == "engagement-check":
        engaged.append(offers(game)[0])
        game.choose(0)
    assert engaged == ["Forest Spider engages", "King Spider engages", "Dol Guldur Orcs engages"]
    assert [only(game, name).seat for name in ("Forest Spider", "King Spider", "Dol Guldur Orcs")] == [1, 0, 1]


@pytest.mark.rule("lotr.in-player-order.3", "lotr.next-player.1")
@pytest.mark.parametrize(("actor", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_player_is_the_next_one_clockwise_from_whoever_acts(actor, following):
    heroes = ("Aragorn", "Gimli", "Legolas")
    seats = [seat([name], deck=["Faramir"], hand=["Pass It On"] if i == actor else []) for i, name in enumerate(heroes)]
    game = lotr(*seats, first=1, extra=(PASS_ON,), at="3.1+")
    assert game.decision.seat == actor
    game.choose("play Pass It On")
    assert [piece.seat for piece in game.look("Faramir") if piece.zone == "hand"] == [following]


@pytest.mark.rule("lotr.next-player.1", "lotr.in-player-order.3")
def test_the_first_player_token_goes_to_the_next_player_who_is_still_in_the_game():
    seats = [seat([name], threat=20) for name in ("Aragorn", "Gimli", "Legolas")]
    game = lotr(*seats, first=2, at="7.3", patient=True)
    assert game.table()["first_player"] == 0
    seats[0]["threat"] = 49
    game = lotr(*seats, first=2, at="7.3", patient=True)
    assert game.table()["eliminated"] == [True, False, False]
    assert game.table()["first_player"] == 1


@pytest.mark.rule("lotr.next-player.2")
def test_alone_there_is_no_next_player():
    solo = lotr(seat(deck=["Faramir"], hand=["Pass It On"]), extra=(PASS_ON,), at="3.1+", patient=True)
    assert offers(solo) == ["pass"]
    left_alone = lotr(
        seat(deck=["Faramir"], hand=["Pass It On"]),
        seat(["Gimli"], deck=["Faramir"], threat=49),
        extra=(PASS_ON,),
        at="7.3",
        patient=True,
    )
    assert left_alone.table()["eliminated"] == [False, True]
    assert offers(left_alone) == ["pass"]


@pytest.mark.rule("lotr.threat.2", "lotr.threat.3")
def test_each_player_has_a_threat_dial_that_never_shows_less_than_zero():
    game = rw.new("lotr", decks=["leadership", "tactics"])
    assert game.table()["threat"] == [12 + 8 + 9, 11 + 9 + 9]
    game = lotr(
        seat([card("Aragorn", resources=5)], hand=["Gandalf"], threat=3), seat(["Gimli"], threat=41), at="2.2"
    )  # fmt: skip
    game.play("play Gandalf", "use Gandalf")
    assert game.table()["threat"] == [0, 41]
    pass_until(game, "commit")
    game.play("done", "done")
    pass_until(game, "commit")
    assert game.table()["round"] == 2
    assert game.table()["threat"] == [1, 42]


@pytest.mark.rule("lotr.running-out-of-tokens.1")
def test_there_are_always_tokens_enough():
    game = lotr(
        seat([card("Aragorn", resources=500)], allies=["Gandalf"], engaged=[card("Giant", damage=600)]),
        active=card("Endless Plain", progress=700),
        extra=(GIANT, PLAIN),
        at="1.1",
        patient=True,
    )
    assert only(game, "Aragorn").tokens == {"resources": 501}
    pass_until(game, "commit")
    game.play("commit Aragorn", "done")
    pass_until(game, "attack")
    assert only(game, "Endless Plain").tokens == {"progress": 702}
    game.play("attack Giant", "attack with Gandalf", "done")
    pass_until(game, "commit")
    assert only(game, "Giant").tokens["damage"] == 604


@pytest.mark.rule("lotr.mulligan.1", "lotr.mulligan.3", "lotr.hero-cards.2")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_a_player_may_replace_the_opening_hand_once(edition):
    game = rw.new("lotr", decks=["leadership", "tactics"], first=0, seed=5, edition=edition)
    assert (game.decision.kind, game.decision.seat, offers(game)) == ("mulligan", 0, ["keep", "mulligan"])
    assert [only(game, name).zone for name in ("Aragorn", "Théodred", "Glóin", "Gimli")] == ["play"] * 4

    def hand(of: rw.Game, who: int) -> Counter[str]:
        names = {info.name for info in rw.cards("lotr") if info.card.back == "player"}
        return Counter(p.name for name in names for p in of.look(name) if (p.zone, p.seat) == ("hand", who))

    first = hand(game, 0)
    assert first.total() == 6
    kept = game.clone()
    kept.choose("keep")
    assert hand(kept, 0) == first
    game.choose("mulligan")
    assert hand(game, 0).total() == 6
    assert hand(game, 0) != first
    assert (game.decision.kind, game.decision.seat) == ("mulligan", 1)
    game.choose("keep")
    assert game.decision.kind != "mulligan"


@pytest.mark.rule("lotr.mulligan.2")
@pytest.mark.parametrize(("edition", "cards"), [("revised", 6), ("classic", 1)])
def test_the_revised_mulligan_shuffles_the_hand_back_before_the_new_one_is_drawn(edition, cards):
    game = rw.Game(SmallDeck(), {"edition": edition}, 3)
    names = [info.name for info in rw.cards("lotr") if 13 <= info.number < 20]
    (left,) = [name for name in names if zones(game, name) == ["deck"]]
    game.choose("mulligan")
    hand = [name for name in names if zones(game, name) == ["hand"]]
    assert len(hand) == cards
    if edition == "classic":
        assert hand == [left]


@pytest.mark.rule("lotr.player-deck.1")
def test_a_player_deck_is_a_shuffled_mix_of_allies_attachments_and_events():
    orders = []
    for seed in (1, 2):
        game = rw.new("lotr", decks=["leadership"], seed=seed)
        names = [info.name for info in rw.cards("lotr") if info.card.back == "player"]
        pieces = [piece for name in names for piece in game.look(name) if piece.zone in ("deck", "hand")]
        assert Counter(piece.kind for piece in pieces) == {"ally": 16, "event": 11, "attachment": 3}
        orders.append(sorted(piece.name for piece in pieces if piece.zone == "hand"))
    assert orders[0] != orders[1]


@pytest.mark.rule("lotr.player-deck.2", "lotr.running-out-of-cards.1", "lotr.running-out-of-cards.2")
def test_players_draw_from_their_own_decks_and_play_on_without_one():
    game = lotr(
        seat([card("Aragorn", resources=1)], deck=["Faramir", "Gandalf"], threat=20),
        seat([card("Gimli", resources=1)], hand=["Veteran Axehand"], discard=["Feint", "Beorn"], threat=20),
        at="1.1",
    )
    assert (zones(game, "Faramir"), only(game, "Faramir").seat) == (["hand"], 0)
    assert zones(game, "Gandalf") == ["deck"]
    assert zones(game, "Feint") + zones(game, "Beorn") == ["discard", "discard"]
    assert game.table()["eliminated"] == [False, False]
    assert (game.decision.seat, offers(game)) == (1, ["play Veteran Axehand", "pass"])
    game.choose("play Veteran Axehand")
    assert zones(game, "Veteran Axehand") == ["play"]

    game = lotr(
        seat([card("Beravor", resources=3)], hand=["Lórien's Wealth"], deck=["Faramir"], discard=["Feint", "Beorn"]),
        at="3.1+",
        patient=True,
    )
    game.play("play Lórien's Wealth", "choose player 1")
    assert zones(game, "Faramir") == ["hand"]
    assert zones(game, "Feint") + zones(game, "Beorn") == ["discard", "discard"]


@pytest.mark.rule("lotr.optional-engagement.1", "lotr.optional-engagement.3", "lotr.optional-engagement.4")
def test_each_player_may_once_engage_one_enemy_whatever_its_engagement_cost():
    game = lotr(
        seat(["Aragorn"], threat=0),
        seat(["Gimli"], threat=0),
        staging=["Chieftan Ufthak", "Black Forest Bats", "Forest Spider"],
        at="5.1",
        patient=True,
    )
    enemies = ["engage Chieftan Ufthak", "engage Black Forest Bats", "engage Forest Spider"]
    assert (step(game), game.decision.seat, offers(game)) == ("5.2", 0, [*enemies, "decline"])
    declined = game.clone()
    game.choose("engage Chieftan Ufthak")
    assert only(game, "Chieftan Ufthak").seat == 0
    assert (game.decision.kind, game.decision.seat, offers(game)) == ("engage", 1, [*enemies[1:], "decline"])
    game.choose("engage Forest Spider")
    assert only(game, "Forest Spider").seat == 1
    assert (step(game), game.decision.kind) == ("5.2", "action")
    assert zones(game, "Black Forest Bats") == ["staging"]
    assert asked(declined, "engage", "decline") == [0, 1]
    assert declined.table()["staging_threat"] == 2 + 1 + 2


@pytest.mark.rule("lotr.may.1")
def test_may_gives_the_named_player_a_choice():
    game = lotr(
        seat([card("Aragorn", committed=True)], deck=["Faramir"]),
        seat(["Gimli"], deck=["Beorn"]),
        active=card("Mountains of Mirkwood", progress=2),
        at="3.4",
        patient=True,
    )
    game.choose("use Mountains of Mirkwood")
    assert (game.decision.kind, game.decision.seat, offers(game)) == ("may", 0, ["yes", "no"])
    game.choose("no")
    assert (game.decision.kind, game.decision.seat) == ("may", 1)
    game.play("yes", "take Beorn")
    assert zones(game, "Faramir") + zones(game, "Beorn") == ["deck", "hand"]


@pytest.mark.rule("lotr.may.2")
def test_a_may_that_names_nobody_is_for_the_controller_of_the_card():
    game = lotr(
        seat(["Aragorn"], deck=["Faramir"]),
        seat(["Gimli"], deck=["Faramir"], allies=["Spy"]),
        staging=["Forest Spider"],
        extra=(SPY,),
        at="5.2",
    )
    game.choose("engage Forest Spider")
    assert only(game, "Forest Spider").seat == 0
    game.choose("resolve Spy")
    assert (game.decision.kind, game.decision.seat) == ("may", 1)
    game.choose("yes")
    assert [(piece.zone, piece.seat) for piece in game.look("Faramir")] == [("hand", 1), ("deck", 0)]
    assert threat(game) == 12
