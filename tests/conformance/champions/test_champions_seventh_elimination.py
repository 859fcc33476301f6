"""A seventh look, clause by clause: what goes on, and what does not, when a player falls in the middle of it."""

from __future__ import annotations

import pytest

from support.champions import card, champions, hit_points, only, seat, stage, threat, zones

QUIET = ["Hydra Mercenary"] * 9
"""Encounter cards that do nothing when they are revealed; as a boost card each adds 1."""


@pytest.mark.rule("champions.enemy-schemes.1", "champions.enemy-schemes.8")
def test_a_scheme_places_its_threat_though_a_boost_card_eliminates_the_player():
    """Concussive Blast fells Carol Danvers; Rhino schemes on with SCH 1, then attacks the one who is left."""
    game = champions(
        seat(card("Carol Danvers", damage=11)), seat("Spider-Man"), at="6", encounter_deck=["Concussive Blast", *QUIET]
    )
    assert (game.table()["eliminated"], threat(game, "The Break-In!")) == ([True, False], 1)
    assert (game.decision.player, game.decision.prompt("en")) == (1, "Rhino attacks: who defends?")


@pytest.mark.rule("champions.player-elimination.9")
def test_a_text_that_lets_the_villain_scheme_is_carried_out_to_its_end():
    """Whirlwind, as a boost card, fells the hero who has revealed Advance."""
    game = champions(
        seat(card("Captain Marvel", damage=11), dealt=["Advance"]), seat("Spider-Man"), at="8",
        encounter_deck=["Whirlwind", *QUIET],
    )  # fmt: skip
    assert (game.table()["eliminated"], threat(game, "The Break-In!")) == ([True, False], 1)
    assert (hit_points(game, "Spider-Man"), zones(game, "Advance")) == (9, ["encounter-discard"])


def test_the_boost_cards_left_of_such_a_scheme_count_and_what_they_bring_goes_to_the_next_player():
    """SCH 2 and 1 for Hydra Mercenary; then Klaw and Weapons Runner scheme, activated against Peter Parker."""
    game = champions(
        seat("Captain Marvel"), seat(card("Tony Stark", damage=8)), seat("Peter Parker"),
        villain=card("Klaw", boost=["Concussive Blast", "Weapons Runner"]), side_schemes=[],
        at="6", turn=1, encounter_deck=["Hydra Mercenary", "Advance", *QUIET],
    )  # fmt: skip
    assert game.table()["eliminated"] == [False, True, False]
    assert only(game, "Weapons Runner").seat == 2
    told = [entry.text for entry in game.log() if entry.text.endswith("threat is placed")]
    assert told == [f"Underground Distribution: {number} threat is placed" for number in (3, 2, 1)]


def test_nobody_orders_the_attacks_on_a_player_who_is_out():
    """The villain of the gang strikes first and fells Captain Marvel: the others have no one to attack."""
    game = champions(
        seat(card("Captain Marvel", damage=11), dealt=["Gang-Up"], engaged=["Sandman", "Shocker"]),
        seat("Spider-Man"), at="8", encounter_deck=QUIET,
    )  # fmt: skip
    game.play("activate Rhino", "leave it undefended", "leave it undefended")
    assert (stage(game), game.decision.kind, game.decision.player) == ("2", "turn", 1)
    assert [only(game, name).seat for name in ("Sandman", "Shocker")] == [1, 1]
    assert hit_points(game, "Spider-Man") == 10
