"""An encounter deck that runs out while cards are revealed, and chains of Surge that would never end."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, lotr, only, pass_until, seat, zones

THALIN = card("Thalin", committed=True, exhausted=True)


def revealed(game: rw.Game) -> list[str]:
    """The cards revealed so far."""
    faces = game.rules.catalogue.faces
    return [faces[told[0][1]].name for message, _, told in game.entries() if message == "log-revealed"]


def staged(*deck: str, **written: object) -> rw.Game:
    """One player with Thalin on the quest has just revealed cards."""
    return lotr(seat(heroes=[THALIN]), encounter_deck=list(deck), at="3.3", patient=True, **written)


@pytest.mark.rule("lotr.running-out-of-cards.3", "lotr.step-3.3.6")
def test_the_treachery_that_empties_the_deck_is_not_among_the_cards_of_the_new_one():
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Legolas"]),
        encounter_deck=["Eyes of the Forest"],
        encounter_discard=["Forest Gate"],
        at="3.3",
        patient=True,
    )
    assert revealed(game) == ["Eyes of the Forest", "Forest Gate"]
    assert zones(game, "Eyes of the Forest") == ["encounter-deck"], "it is in the deck that follows"
    assert zones(game, "Forest Gate") == ["staging"]


LANDS = ["Forest Gate", "Old Forest Road", "Enchanted Stream", "Great Forest Web"]


@pytest.mark.rule("lotr.running-out-of-cards.3", "lotr.step-3.3.6")
def test_the_discard_pile_is_shuffled_when_it_becomes_the_new_deck():
    first = {revealed(lotr(seat(), encounter_discard=LANDS, at="3.3", patient=True, seed=s))[0] for s in range(40)}
    assert first == set(LANDS), "whatever lay on top may come first"


def test_a_text_that_shuffles_the_encounter_deck_leaves_no_card_in_its_place():
    """A Chosen Path lets the players search the deck; what was on top of it may come at any time after that."""
    first = set()
    for seed in range(40):
        game = lotr(
            seat(heroes=["Aragorn", "Théodred"], threat=0),
            quest=card("A Fork in the Road", progress=1),
            encounter_deck=["Forest Gate", *LANDS],
            seed=seed,
            at="3.2",
        )
        game.play("commit Aragorn", "commit Théodred")
        pass_until(game, "commit")
        game.play("done")
        first.add(revealed(game)[1])
    assert first == set(LANDS)


@pytest.mark.rule("lotr.running-out-of-cards.3", "lotr.step-3.3.6")
def test_the_last_treachery_comes_again_when_it_is_the_only_card_there_is():
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Legolas"]),
        encounter_deck=["The Necromancer's Reach"],
        at="3.3",
        patient=True,
    )
    assert revealed(game) == ["The Necromancer's Reach"] * 2, "one card for each player"
    assert zones(game, "The Necromancer's Reach") == ["encounter-discard"]


def test_eastern_crows_that_thalin_slays_as_they_are_revealed_do_not_surge():
    """His damage comes before any keyword, so they cannot surge into themselves for ever either."""
    game = staged("Eastern Crows")
    assert (revealed(game), zones(game, "Eastern Crows")) == (["Eastern Crows"], ["encounter-deck"])
    game = staged("Eastern Crows", "Forest Gate")
    assert (revealed(game), zones(game, "Forest Gate")) == (["Eastern Crows"], ["encounter-deck"])
    two = lotr(
        seat(heroes=[THALIN]), seat(heroes=["Aragorn"]), encounter_deck=["Eastern Crows"], at="3.3", patient=True
    )
    assert revealed(two) == ["Eastern Crows"] * 2, "once for each player"


def test_crows_that_stay_in_play_surge_into_other_crows():
    game = lotr(seat(heroes=["Aragorn"]), encounter_deck=["Eastern Crows", "Eastern Crows"], at="3.3", patient=True)
    assert (revealed(game), zones(game, "Eastern Crows")) == (["Eastern Crows"] * 2, ["staging"] * 2)


@pytest.mark.parametrize("deck", [["Driven by Shadow"], ["Lingering Venom"], ["Driven by Shadow", "Lingering Venom"]])
def test_treacheries_that_would_surge_into_themselves_for_ever_are_revealed_once(deck):
    game = lotr(seat(heroes=["Aragorn"]), encounter_deck=deck, at="3.3", patient=True)
    pass_until(game, "action")
    assert revealed(game) == deck
    two = lotr(seat(heroes=["Aragorn"]), seat(heroes=["Legolas"]), encounter_deck=deck[:1], at="3.3", patient=True)
    pass_until(two, "action")
    assert revealed(two) == deck[:1] * 2, "another player's card begins another chain"


def test_a_chain_goes_on_to_the_card_that_the_reshuffled_discard_pile_still_holds():
    game = lotr(
        seat(heroes=["Aragorn"]),
        encounter_deck=["Driven by Shadow"],
        encounter_discard=["Forest Gate"],
        at="3.3",
        patient=True,
    )
    assert (revealed(game), zones(game, "Forest Gate")) == (["Driven by Shadow", "Forest Gate"], ["staging"])


def test_in_the_classic_edition_a_treachery_is_not_revealed_as_a_guard_again_and_again():
    game = lotr(
        seat(heroes=["Aragorn"]),
        encounter_deck=["Shadow Key", "The Necromancer's Reach"],
        edition="classic",
        at="3.3",
        patient=True,
    )
    pass_until(game, "action")
    assert revealed(game) == ["Shadow Key", "The Necromancer's Reach"]
    assert only(game, "Shadow Key").zone == "staging"
