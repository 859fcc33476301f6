"""Owners and controllers of cards."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import event, hero
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import ALLY, IT, THIS, YOURS, Action, Response, on
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.players import OTHER_PLAYERS, YOU, ChosenPlayer
from rulewright.lcg.events import DISCARDED, LEAVES_PLAY
from rulewright.lcg.verbs import DealDamage, Discard, GiveControl, ReturnToHand, ShuffleIntoDeck
from support.lotr import card, lotr, offers, only, pass_until, seat

LOAN = event(
    "Loan",
    Action(Choose(ALLY & YOURS), ChoosePlayer(OTHER_PLAYERS), GiveControl(IT, ChosenPlayer())),
    number=901, copies=3, cost=0,
)  # fmt: skip
DISMISS = event("Dismiss", Action(Choose(ALLY), Discard(IT)), number=902, copies=3, cost=0)
RECALL = event("Recall", Action(Choose(ALLY), ReturnToHand(IT)), number=903, copies=3, cost=0)
FAREWELL = event("Farewell", Action(Choose(ALLY), ShuffleIntoDeck(IT)), number=904, copies=3, cost=0)
BETRAYAL = event("Betrayal", Action(Choose(ALLY), DealDamage(IT, 9)), number=905, copies=3, cost=0)
EAST_WATCH, WEST_WATCH = (
    hero(
        name,
        Response(GainResources(THIS, 1), after=on(DISCARDED, seat=YOU)),
        Response(GainResources(THIS, 1), after=on(LEAVES_PLAY, seat=YOU)),
        number=number, sphere="lore", threat=8, stats=(1, 1, 1, 3), traits="Ranger.",
    )
    for number, name in ((906, "East Watch"), (907, "West Watch"))
)  # fmt: skip
EXTRA = (LOAN, DISMISS, RECALL, FAREWELL, BETRAYAL, EAST_WATCH, WEST_WATCH)


@pytest.mark.rule(
    "lotr.ownership-and-control.1",
    "lotr.ownership-and-control.2",
    "lotr.ownership-and-control.4",
    "lotr.ownership-and-control.7",
)
def test_players_own_and_control_the_cards_of_their_decks_and_the_scenario_those_of_the_encounter_deck():
    game = rw.new("lotr", decks=["leadership", "tactics"], seed=1)
    game.play("keep", "keep")
    scenario = {"Spiders of Mirkwood", "Dol Guldur Orcs", "Passage Through Mirkwood"}
    seen = {0: 0, 1: 0, None: 0}
    for info in rw.cards("lotr"):
        sphere = info.labels.get("sphere")
        if sphere in ("leadership", "tactics"):
            owner = 0 if sphere == "leadership" else 1
        elif info.set in scenario and info.kind in ("enemy", "location", "treachery"):
            owner = None
        else:
            continue
        pieces = game.look(info.name)
        assert [(piece.owner, piece.controller) for piece in pieces] == [(owner, owner)] * info.copies, info.name
        seen[owner] += len(pieces)
    assert seen == {0: 3 + 29, 1: 3 + 29, None: 36}


@pytest.mark.rule("lotr.ownership-and-control.3", "lotr.ownership-and-control.7")
def test_a_card_enters_play_under_the_control_of_its_owner():
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(
            heroes=[card("Gimli", resources=2)],
            hand=["Veteran Axehand", "Feint"],
            discard=["Beorn"],
            deck=["Quick Strike"],
        ),
        at="2.2",
    )
    game.play("play Veteran Axehand")
    axehand = only(game, "Veteran Axehand")
    assert (axehand.zone, axehand.seat, axehand.owner, axehand.controller) == ("play", 1, 1, 1)
    assert [only(game, name).controller for name in ("Feint", "Beorn", "Quick Strike")] == [1, 1, 1]


@pytest.mark.rule(
    "lotr.ownership-and-control.5",
    "lotr.ownership-and-control.6",
    "lotr.ownership-and-control.10",
    "lotr.ownership-and-control.11",
    "lotr.ownership-and-control.12",
)
def test_a_character_that_changes_hands_keeps_its_state_and_its_attachments():
    spent = card("Self Preservation", exhausted=True)
    tired = card("Faramir", damage=1, exhausted=True, committed=True, attachments=[spent])
    game = lotr(
        seat(heroes=["Aragorn"], allies=[tired, "Gondorian Spearman"], hand=["Loan", "Loan"]),
        seat(heroes=["Gimli"]),
        at="3.2+",
        patient=True,
        extra=EXTRA,
    )
    game.play("play Loan", "choose Faramir", "choose player 2", "pass", "play Loan")
    assert offers(game) == ["choose Gondorian Spearman"]
    game.play("choose Gondorian Spearman", "choose player 2")
    faramir, preservation, spearman = (only(game, n) for n in ("Faramir", "Self Preservation", "Gondorian Spearman"))
    assert (faramir.zone, faramir.seat, faramir.owner, faramir.controller) == ("play", 1, 0, 1)
    assert (faramir.exhausted, faramir.tokens) == (True, {"damage": 1, "committed": 1})
    assert (spearman.seat, spearman.exhausted, spearman.tokens) == (1, False, {})
    assert (preservation.attached_to, preservation.seat) == ("Faramir", 1)
    assert (preservation.owner, preservation.controller) == (0, 1)
    assert preservation.exhausted


@pytest.mark.rule("lotr.ownership-and-control.5", "lotr.ability.5", "lotr.action.4")
def test_only_the_present_controller_uses_a_card():
    lender, borrower = seat(heroes=["Aragorn"], allies=["Faramir"], hand=["Loan"]), seat(heroes=["Gimli"])
    game = lotr(lender, borrower, at="3.1", patient=True, extra=EXTRA)
    assert offers(game) == ["use Faramir", "play Loan", "pass"]
    game.play("pass")
    assert (game.decision.seat, offers(game)) == (1, ["pass"])
    game = lotr(lender, borrower, at="3.1", patient=True, extra=EXTRA)
    game.play("play Loan", "choose Faramir", "choose player 2")
    assert (game.decision.seat, offers(game)) == (1, ["use Faramir", "pass"])
    game.play("pass")
    assert (game.decision.seat, offers(game)) == (0, ["pass"])


@pytest.mark.rule("lotr.ownership-and-control.8")
@pytest.mark.parametrize(
    ("out", "zone"), [("Dismiss", "discard"), ("Betrayal", "discard"), ("Recall", "hand"), ("Farewell", "deck")]
)
def test_a_card_under_anothers_control_leaves_play_for_its_owners_zone(out, zone):
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Faramir"], hand=["Loan"]),
        seat(heroes=["Gimli"], hand=[out]),
        at="3.1",
        extra=EXTRA,
    )
    game.play("play Loan")
    assert only(game, "Faramir").controller == 1
    game.play(f"play {out}")
    faramir = only(game, "Faramir")
    assert (faramir.zone, faramir.seat, faramir.controller) == (zone, 0, 0)


@pytest.mark.rule("lotr.ownership-and-control.9")
def test_nothing_answers_the_card_that_is_put_into_its_owners_pile():
    game = lotr(
        seat(heroes=["East Watch"], allies=["Faramir"], hand=["Loan"]),
        seat(heroes=["West Watch"], hand=["Dismiss"]),
        at="3.1",
        extra=EXTRA,
    )
    game.play("play Loan", "play Dismiss")
    assert (only(game, "Faramir").zone, only(game, "Faramir").seat) == ("discard", 0)
    assert (game.decision.seat, offers(game)) == (
        1,
        ["use West Watch (ability 1)", "use West Watch (ability 2)", "pass"],
    )
    game.play("use West Watch", "use West Watch")
    assert game.decision.kind != "respond"
    assert only(game, "East Watch").tokens == {}


@pytest.mark.rule("lotr.ownership-and-control.13")
def test_control_lasts_as_long_as_the_card_is_in_play():
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Faramir"], hand=["Loan"]),
        seat(heroes=["Gimli"]),
        at="3.4+",
        patient=True,
        extra=EXTRA,
    )
    game.play("play Loan", "choose Faramir", "choose player 2")
    pass_until(game, "commit")
    assert (game.table()["round"], game.decision.seat) == (2, 1)
    assert offers(game) == ["commit Gimli", "commit Faramir", "done"]
