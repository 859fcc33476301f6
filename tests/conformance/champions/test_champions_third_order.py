"""Third look: the sentences of a text one after another, and what happens to all players at the same moment."""

from __future__ import annotations

import pytest

from support.champions import champions, hit_points, pile, seat, zones

PLAIN = ["Advance"] * 10


@pytest.mark.rule("champions.ability.8")
def test_every_player_discards_before_anybody_takes_damage_from_the_backlash():
    """Captain Marvel, who may prevent her damage, knows by then what the other player has discarded."""
    game = champions(
        seat(
            "Captain Marvel",
            upgrades=["Cosmic Flight"],
            deck=["Energy", "Genius", "Genius", "Genius", "Genius", "Haymaker"],
            dealt=["Electromagnetic Backlash"],
        ),
        seat("Spider-Man", deck=["Energy", "Haymaker", "Genius", "Genius", "Genius", "Strength"]),
        at="8",
        encounter_deck=PLAIN,
    )
    assert (game.decision.kind, hit_points(game, "Captain Marvel")) == ("respond", 12)
    assert pile(game, "discard", 1) == ["Energy", "Haymaker", "Genius", "Genius", "Genius"]
    game.play("pass")
    assert (hit_points(game, "Captain Marvel"), hit_points(game, "Spider-Man")) == (10, 7)


@pytest.mark.rule("champions.nemesis.5", "champions.ability.8")
def test_what_is_left_of_a_nemesis_set_comes_in_though_its_minion_cannot():
    """The sentences of Shadow of the Past stand side by side: without the minion the scheme comes, and a surge."""
    game = champions(
        seat("Peter Parker", dealt=["Shadow of the Past"], nemesis=["Highway Robbery", "Sweeping Swoop"]),
        at="8",
        encounter_deck=PLAIN,
    )
    revealed = [entry.text for entry in game.log() if entry.text.startswith("Revealed")]
    assert (revealed[1], len(revealed)) == ("Revealed: Highway Robbery", 3)
    assert (zones(game, "Highway Robbery"), pile(game, "nemesis")) == (["side-schemes"], [])
