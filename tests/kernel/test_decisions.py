"""What a decision and its options carry for whoever shows them: what it is for, what it is about, what was picked."""

from __future__ import annotations

import json

import pytest

import rulewright as rw
from rulewright.games.lotr.rulebook import rulebook as lotr_rulebook
from rulewright.games.lotr.vocabulary.printing import hero
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import THIS, Action
from rulewright.games.meq.rulebook import rulebook as meq_rulebook
from rulewright.games.wotr.rulebook import rulebook as wotr_rulebook
from rulewright.kernel.decisions import merge
from rulewright.kernel.effects.joining import OneOf
from rulewright.kernel.state import Choice
from rulewright.lcg.verbs import Draw
from support.lotr import card, lotr, offers, only, seat


def ids(game: rw.Game, *titles: str) -> tuple[int, ...]:
    return tuple(only(game, title).id for title in titles)


def test_an_option_names_its_verb_and_the_pieces_it_is_about():
    game = lotr(seat(heroes=["Aragorn", "Gimli"]), at="3.2")
    told = [(option.verb, option.pieces) for option in game.decision.options]
    assert told == [("commit", ids(game, "Aragorn")), ("commit", ids(game, "Gimli")), ("done", ())]


def test_a_question_that_picks_several_says_what_was_picked_so_far():
    game = lotr(seat(heroes=["Aragorn", "Gimli", "Legolas"], engaged=["King Spider"]), at="3.2")
    game.choose("commit Gimli")
    assert game.decision.picked == ids(game, "Gimli")
    game = lotr(seat(heroes=["Aragorn", "Gimli", "Legolas"], engaged=["King Spider"]), at="6.8a")
    game.play("attack King Spider", "attack with Legolas", "attack with Aragorn")
    assert (game.decision.about, game.decision.picked) == (ids(game, "King Spider"), ids(game, "Legolas", "Aragorn"))


def test_a_payment_says_what_is_paid_for_and_what_is_paid_so_far():
    heroes = [card("Aragorn", resources=3), card("Théodred", resources=3)]
    game = lotr(seat(heroes=heroes, hand=["Faramir"]), at="2.2")
    game.play("play Faramir", "pay with Théodred", "pay with Aragorn")
    decision = game.decision
    assert (decision.kind, decision.purpose, decision.about) == ("pay", "price", ids(game, "Faramir"))
    assert decision.picked == ids(game, "Théodred", "Aragorn")


def test_the_view_of_who_is_asked_carries_all_of_it():
    game = lotr(seat(heroes=["Aragorn", "Gimli", "Legolas"]), seat(heroes=["Éowyn"]), at="3.2")
    game.choose("commit Gimli")
    (gimli, legolas) = ids(game, "Gimli", "Legolas")
    shown = json.loads(json.dumps(game.view(0)["decision"]))
    assert (shown["purpose"], shown["about"], shown["picked"]) == ("choice", [], [gimli])
    assert shown["options"][1] == {
        "key": "commit Legolas",
        "text": "Commit Legolas",
        "verb": "commit",
        "pieces": [legolas],
    }
    assert game.view(1)["decision"] == {"seat": 0}


@pytest.mark.parametrize(
    ("heroes", "hand", "keys", "purpose"),
    [
        (["Aragorn", "Glóin", card("Gimli", exhausted=True)], "Common Cause", ("play Common Cause",), "price"),
        (
            ["Aragorn", card("Gimli", exhausted=True), card("Glóin", exhausted=True)],
            "Common Cause",
            ("play Common Cause",),
            "help",
        ),
        ([card("Aragorn", resources=2), "Gimli"], "Sneak Attack", (), "action"),
    ],
)
def test_a_choice_says_whether_the_chosen_one_pays_or_gains(heroes, hand, keys, purpose):
    game = lotr(seat(heroes=heroes, hand=[hand, "Gandalf", "Faramir"]), at="3.1")
    game.play(*keys)
    assert game.decision.purpose == purpose


def test_a_choice_of_a_victim_is_harm():
    game = lotr(seat(heroes=["Aragorn", "Gimli"]), staging=["Hummerhorns"], at="5.2")
    game.choose("engage Hummerhorns")
    assert (game.decision.purpose, game.decision.about) == ("harm", ids(game, "Hummerhorns"))


# ---- two abilities of one card

TWICE = hero(
    "Aragorn",
    Action(GainResources(THIS, 1)),
    Action(Draw(1)),
    number=983,
    sphere="tactics",
    threat=8,
    stats=(1, 1, 0, 9),
    traits="Noble.",
)


def test_two_abilities_of_one_card_are_told_apart_in_key_and_text():
    game = lotr(seat(heroes=[TWICE.id], deck=["Gandalf"]), at="7.4", extra=(TWICE,))
    assert offers(game) == ["use Aragorn (ability 1)", "use Aragorn (ability 2)", "pass"]
    assert [option.text() for option in game.decision.options] == [
        "Use Aragorn: add 1 resource to Aragorn's pool",
        "Use Aragorn: draw 1 card",
        "Pass",
    ]
    game.choose("use Aragorn (ability 2)")
    assert only(game, "Gandalf").zone == "hand"


def test_the_first_of_two_abilities_is_meant_by_the_key_that_older_journals_have():
    game = lotr(seat(heroes=[TWICE.id], deck=["Gandalf"]), at="7.4", extra=(TWICE,))
    game.choose("use Aragorn #2")
    assert only(game, "Gandalf").zone == "hand"
    game.choose("use Aragorn")
    assert only(game, "Aragorn").tokens == {"resources": 1}


# ---- one of several effects


def gandalf() -> rw.Game:
    game = lotr(
        seat(heroes=[card("Aragorn", resources=5)], hand=["Gandalf"], deck=["Faramir"] * 3, threat=30), at="2.2"
    )
    game.play("play Gandalf", "use Gandalf")
    return game


def test_one_of_several_effects_is_called_by_what_it_does():
    game = gandalf()
    assert offers(game) == ["draw 3 cards", "lower your threat by 5"]
    assert game.why_not("deal 4 damage to an enemy") == (
        "Gandalf would change nothing now: choose an enemy and deal 4 damage to it [lotr.effects.7]"
    )
    game.choose("lower your threat by 5")
    assert game.table()["threat"] == [25]


def test_a_journal_with_the_numbers_of_effects_still_opens():
    game = gandalf()
    game.choose("draw 3 cards")
    journal = json.loads(game.journal())
    keys = [key for key, _ in journal["choices"]]
    place = keys.index("draw 3 cards")
    journal["choices"][place][0] = "effect 1"
    assert rw.replay(json.dumps(journal)).digest() == game.digest()
    journal["choices"][place][0] = "effect 2"
    with pytest.raises(rw.RulewrightError) as refused:
        rw.replay(json.dumps(journal))
    assert refused.value.message == "error-journal-choice"


@pytest.mark.parametrize(
    "rules", [lotr_rulebook("revised"), lotr_rulebook("classic"), wotr_rulebook("trilogy"), meq_rulebook()]
)
def test_every_effect_of_a_card_that_can_be_chosen_has_a_key(rules):
    found = [node for node in rules.names if isinstance(node, OneOf)]
    assert found
    for node in found:
        assert len(set(node.keys)) == len(node.effects)


def test_numbers_and_players_are_never_taken_for_cards():
    game = lotr(seat(), at="3.2", patient=True)
    large = [Choice("number", 500), Choice("number", 501)]
    assert merge(game.state, large, 0) == large
    assert len(merge(game.state, [Choice("choose-player", 0), Choice("choose-player", 1)], 0)) == 2
