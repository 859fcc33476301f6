"""Decks that run out, and encounter cards dealt by abilities."""

from __future__ import annotations

import pytest

from rulewright.games.champions.vocabulary.printing import event
from rulewright.games.champions.vocabulary.words import Action
from rulewright.lcg.verbs import Draw
from support.champions import card, champions, hand, only, pile, seat, threat, zones

STUDY = event("Study", Action(Draw(4)), number=901, copies=3, set_name="Basic", cost=0, resources="energy")
QUIET = ["Hydra Mercenary"] * 9
"""Encounter cards that do nothing when they are revealed."""


@pytest.mark.rule("champions.player-deck-empty.1", "champions.player-deck-empty.2")
def test_an_empty_deck_is_made_anew_at_once_and_costs_an_encounter_card():
    game = champions(
        seat("Peter Parker", deck=["Energy"] * 2, discard=["Genius"] * 3, hand=["Haymaker"] * 4),
        at="3.2",
        encounter_deck=QUIET,
    )
    assert hand(game) == ["Haymaker"] * 4 + ["Energy"] * 2
    assert (pile(game, "deck"), pile(game, "discard")) == (["Genius"] * 3, [])
    assert zones(game, "Hydra Mercenary").count("engaged") == 2


@pytest.mark.rule("champions.player-deck-empty.3")
def test_a_player_goes_on_drawing_from_the_new_deck():
    game = champions(
        seat("Spider-Man", deck=["Energy"], discard=["Genius"] * 20, hand=["Study"]),
        extra=(STUDY,),
        encounter_deck=QUIET,
    )
    game.play("play Study")
    assert hand(game) == ["Energy", "Genius", "Genius", "Genius"]
    assert (len(pile(game, "deck")), pile(game, "dealt")) == (17, ["Hydra Mercenary"])


@pytest.mark.rule("champions.player-deck-empty.4")
def test_no_more_cards_are_discarded_from_the_new_deck():
    game = champions(
        seat("Peter Parker", deck=["Genius"] * 3, discard=["Strength"], dealt=["Electromagnetic Backlash"]),
        at="8",
        encounter_deck=QUIET,
    )
    assert sorted(pile(game, "deck")) == ["Genius", "Genius", "Genius", "Strength"]
    assert (pile(game, "discard"), zones(game, "Hydra Mercenary").count("engaged")) == ([], 1)


@pytest.mark.rule("champions.encounter-deck-empty.1", "champions.encounter-deck-empty.2")
def test_an_empty_encounter_deck_is_made_anew_at_once_and_accelerates_the_main_scheme():
    game = champions(
        seat("Spider-Man"), at="6", encounter_deck=["Hydra Mercenary"], encounter_discard=["Shocker", "Sandman"]
    )
    assert sorted(pile(game, "encounter-deck")) == ["Sandman", "Shocker"]
    assert only(game, "The Break-In!").tokens == {"acceleration": 1}
    assert zones(game, "Hydra Mercenary") == ["boost"]


@pytest.mark.rule("champions.encounter-deck-empty.4", "champions.encounter-deck-empty.5")
@pytest.mark.rule("champions.encounter-deck-empty.6")
def test_a_search_that_empties_the_encounter_deck_fails():
    game = champions(
        seat("Spider-Man", dealt=["Masterplan"]),
        at="8",
        encounter_deck=["Shocker", "Sandman"],
        encounter_discard=["Bomb Scare"],
    )
    assert zones(game, "Bomb Scare") == ["encounter-deck"]
    assert sorted(pile(game, "encounter-deck")) == ["Bomb Scare", "Sandman", "Shocker"]
    assert only(game, "The Break-In!").tokens == {"acceleration": 1}
    assert (game.decision.kind, pile(game, "encounter-discard")) == ("turn", ["Masterplan"])


@pytest.mark.rule("champions.deal-encounter-card.3", "champions.deal-encounter-card.4")
def test_a_card_dealt_by_an_ability_waits_for_the_villain_phase():
    game = champions(
        seat("Spider-Man", engaged=[card("Hydra Soldier", damage=3)]),
        villain=card("Rhino", stunned=True),
        encounter_deck=["Sandman", *QUIET],
    )
    game.play("attack with Spider-Man")
    assert (pile(game, "dealt"), zones(game, "Sandman"), game.decision.kind) == (["Sandman"], ["dealt"], "turn")
    game.play("end the turn")
    assert (zones(game, "Sandman"), zones(game, "Hydra Mercenary").count("engaged")) == (["engaged"], 1)
    assert threat(game, "The Break-In!") == 1


@pytest.mark.rule("champions.encounter-deck-empty.1", "champions.encounter-deck-empty.2")
def test_an_encounter_deck_whose_last_card_was_searched_for_is_made_anew_too():
    """Rhino II finds the last card of the deck."""
    game = champions(
        seat("Spider-Man"), villain=card("Rhino", damage=13), encounter_deck=["Breakin' & Takin'"],
        encounter_discard=["Shocker", "Sandman"],
    )  # fmt: skip
    game.play("attack with Spider-Man")
    assert zones(game, "Breakin' & Takin'") == ["side-schemes"]
    assert sorted(pile(game, "encounter-deck")) == ["Sandman", "Shocker"]
    assert only(game, "The Break-In!").tokens == {"acceleration": 1}


def test_where_no_encounter_card_is_left_nobody_is_told_to_be_dealt_one():
    game = champions(
        seat("Peter Parker", deck=["Energy"], discard=["Genius"] * 9, hand=["Haymaker"] * 5),
        at="3.2",
        encounter_deck=[],
        villain=card("Rhino", confused=True),
    )
    assert (hand(game), len(pile(game, "deck"))) == (["Haymaker"] * 5 + ["Energy"], 9)
    assert [entry.text for entry in game.log() if "dealt" in entry.text] == []
