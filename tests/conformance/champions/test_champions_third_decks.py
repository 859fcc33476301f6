"""Third look: decks that run out in the middle of something."""

from __future__ import annotations

import pytest

from support.champions import card, champions, only, pile, seat, zones


@pytest.mark.rule("champions.encounter-deck-empty.1", "champions.encounter-deck-empty.2")
@pytest.mark.parametrize(("text", "minion"), [("Legions of Hydra", "Madame Hydra"), ("Masters of Mayhem", "Melter")])
def test_a_search_that_takes_the_last_card_of_the_encounter_deck_into_play_renews_the_deck(text, minion):
    game = champions(
        seat("Peter Parker", dealt=[text]), at="8", encounter_deck=[minion], encounter_discard=["Advance", "Assault"]
    )
    assert zones(game, minion) == ["engaged"]
    assert (sorted(pile(game, "encounter-deck")), only(game, "The Break-In!").tokens["acceleration"]) == (
        ["Advance", "Assault"],
        1,
    )


@pytest.mark.rule("champions.encounter-deck-empty.1", "champions.in-play.7")
def test_the_deck_is_renewed_before_anybody_answers_the_minion_that_was_its_last_card():
    """Hawkeye's arrow comes when the new deck is made: who falls to it is not in that deck."""
    game = champions(
        seat("Peter Parker", allies=["Hawkeye"], dealt=["The Doomsday Chair"]),
        at="8",
        encounter_deck=["M.O.D.O.K."],
        encounter_discard=["Advance"],
    )
    assert (game.decision.kind, pile(game, "encounter-deck")) == ("respond", ["Advance"])


@pytest.mark.rule("champions.encounter-deck-empty.1", "champions.villain-defeat.3")
def test_a_new_stage_that_finds_its_scheme_as_the_last_card_renews_the_deck():
    game = champions(
        seat("Spider-Man"),
        villain=card("Rhino", damage=13),
        encounter_deck=["Breakin' & Takin'"],
        encounter_discard=["Advance"],
    )
    game.play("attack with Spider-Man")
    assert (zones(game, "Breakin' & Takin'"), pile(game, "encounter-deck")) == (["side-schemes"], ["Advance"])
    assert only(game, "The Break-In!").tokens["acceleration"] == 1


def test_a_deck_that_every_card_empties_again_does_not_keep_the_round_from_its_end():
    """Each backlash empties the small deck, which deals the next one: what is left waits for the next round."""
    game = champions(
        seat("Iron Man", deck=["Genius"] * 3, dealt=["Electromagnetic Backlash"]),
        at="8",
        encounter_deck=["Electromagnetic Backlash"],
    )
    assert (game.decision.kind, game.table()["round"]) == ("turn", 2)
    assert (pile(game, "dealt"), len(pile(game, "deck"))) == (["Electromagnetic Backlash"], 3)
