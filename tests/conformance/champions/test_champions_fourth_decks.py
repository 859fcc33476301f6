"""A fourth look from outside: texts that read the cards they discard from a deck which runs out over them."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, hit_points, only, pile, seat, zones

QUIET = ["Hydra Mercenary"] * 9
"""Encounter cards that do nothing when they are revealed."""
WAITING = (["Energy"] * 3, ["Genius"] * 3, ["Strength"] * 3, ["Vibranium"] * 2)
"""What lies in the discard pile and is shuffled into the new deck together with what was discarded."""


@pytest.mark.rule("champions.player-deck-empty.1", "champions.player-deck-empty.2", "champions.printed.1")
@pytest.mark.parametrize("waiting", WAITING)
@pytest.mark.parametrize(("last", "damage", "hulk"), [("Genius", 3, 0), ("Strength", 5, 1), ("Energy", 4, 1)])
def test_hulk_reads_the_last_card_of_the_deck(last: str, damage: int, hulk: int, waiting: list[str]):
    """The new deck is shuffled at once, with that card in it: it has been discarded all the same."""
    game = champions(seat("Spider-Man", allies=["Hulk"], deck=[last], discard=waiting), encounter_deck=QUIET)
    game.play("attack with Hulk")
    assert (hit_points(game, "Rhino"), zones(game, "Hulk").count("play")) == (14 - damage, hulk)
    assert len(pile(game, "deck")) == len(waiting) + 1
    assert pile(game, "dealt") == ["Hydra Mercenary"]


@pytest.mark.rule("champions.player-deck-empty.4")
@pytest.mark.parametrize("encounters", [QUIET, []])
@pytest.mark.parametrize("waiting", WAITING)
def test_repulsor_blast_reads_what_it_discards_and_nothing_of_the_new_deck(waiting: list[str], encounters: list[str]):
    """Two of the three cards show an energy resource. Where there is no encounter card to deal it is the same."""
    game = champions(
        seat("Iron Man", hand=["Repulsor Blast", "Genius"], deck=["Haymaker", "Uppercut", "Tenacity"], discard=waiting),
        encounter_deck=encounters,
    )
    buy(game, "play Repulsor Blast")
    assert hit_points(game, "Rhino") == 14 - 1 - 2 * 2
    assert sorted(pile(game, "deck")) == sorted([*waiting, "Genius", "Haymaker", "Tenacity", "Uppercut"])
    assert (pile(game, "discard"), len(pile(game, "dealt"))) == (["Repulsor Blast"], min(1, len(encounters)))


@pytest.mark.rule("champions.player-deck-empty.1")
@pytest.mark.parametrize("waiting", WAITING)
def test_electromagnetic_backlash_counts_for_each_player_what_that_player_discards(waiting: list[str]):
    game = champions(
        seat("Peter Parker", deck=["Haymaker", "Genius"], discard=waiting, dealt=["Electromagnetic Backlash"]),
        seat("Tony Stark", deck=["Genius", "Energy"], discard=waiting),
        at="8",
        encounter_deck=QUIET,
    )
    assert (only(game, "Peter Parker").tokens, only(game, "Tony Stark").tokens) == ({"damage": 1}, {"damage": 2})


@pytest.mark.rule("champions.player-deck-empty.1")
def test_what_black_cat_discards_last_is_in_the_new_deck_already():
    """Reading: the deck is made anew at once, before a card that was discarded can be added to the hand."""
    game = champions(
        seat("Spider-Man", hand=["Black Cat", "Energy"], deck=["Genius", "Haymaker"], discard=["Strength"]),
        encounter_deck=QUIET,
    )
    buy(game, "play Black Cat")
    assert (pile(game, "hand"), pile(game, "discard")) == ([], [])
    assert sorted(pile(game, "deck")) == ["Energy", "Genius", "Haymaker", "Strength"]


@pytest.mark.rule("champions.encounter-deck-empty.2")
@pytest.mark.parametrize("waiting", [["Advance"] * 3, ["Usurp the Throne"] * 3])
def test_ritual_combat_counts_the_icons_of_the_last_encounter_card(waiting: list[str]):
    game = champions(
        seat("Black Panther", dealt=["Ritual Combat"]),
        at="8",
        encounter_deck=["Hydra Mercenary"],
        encounter_discard=waiting,
        main_scheme=card("The Break-In!", threat=1),
    )
    game.play("deal damage")
    assert only(game, "Black Panther").tokens == {"damage": 2}
    assert only(game, "The Break-In!").tokens == {"threat": 1, "acceleration": 1}


@pytest.mark.rule("champions.player-deck-empty.1", "champions.player-deck-empty.4")
def test_the_log_tells_how_many_cards_there_were_and_then_that_the_deck_ran_out():
    game = champions(
        seat("Iron Man", hand=["Repulsor Blast", "Genius"], deck=["Haymaker", "Uppercut", "Tenacity"]),
        encounter_deck=QUIET,
    )
    buy(game, "play Repulsor Blast")
    assert [entry.text for entry in game.log()][-4:] == [
        "Player 1 discards the top 3 cards of the deck",
        "Player 1's deck has run out: the discard pile is shuffled into a new one",
        "Player 1 is dealt an encounter card",
        "Rhino takes 5 damage",
    ]
    drones = champions(
        seat("Peter Parker", deck=["Haymaker"], discard=["Energy"], dealt=["Ultron's Imperative"]),
        scenario="ultron", at="8", encounter_deck=QUIET,
    )  # fmt: skip
    assert [entry.text for entry in drones.log()][3:5] == [
        "Player 1 puts a card from the top of the deck into play as a Drone",
        "Player 1's deck has run out: the discard pile is shuffled into a new one",
    ]
    drawing = champions(seat("Peter Parker", deck=["Haymaker"] * 2, discard=["Energy"]), at="3.2", encounter_deck=QUIET)
    assert drawing.log()[0].text == "Player 1 draws 3 cards"
    nothing = champions(seat("Peter Parker"), at="3.2", encounter_deck=QUIET)
    assert nothing.log()[0].text == "Villain phase begins"
