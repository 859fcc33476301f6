"""The log says what really happened, and cites the clause that it follows from."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import FRODO, WITCH_KING, place, player, wotr


def lines(game: rw.Game, *messages: str) -> list[tuple[str, str]]:
    """The sentences of these messages with the clauses they cite."""
    noted = [name for name, _, _ in game.entries()]
    return [(entry.text, entry.rule) for name, entry in zip(noted, game.log(), strict=True) if name in messages]


RING_LINES = ("log-free-points", "log-shadow-points", "log-free-rings", "log-shadow-rings", "log-shadow-victory")


@pytest.mark.parametrize(
    ("scenario", "rings", "lead"),
    [("trilogy", 1, "The Shadow wins by 0"), ("duel-3", 2, "The Shadow wins by 1")],
)
def test_the_final_scoring_tells_of_the_ring_tokens_that_decide_it(scenario, rings, lead):
    """3 : 2 after the last path; in the Trilogy only the Witch-king's player has kept the token."""
    used = {"frodo": player(ring=0), "aragorn": player(ring=0), "saruman": player(ring=0)}
    game = wotr(
        scenario=scenario,
        at="4.1",
        path=9,
        free_scoring=["Minas Tirith"],
        corruption=2,
        **(used if scenario == "trilogy" else {}),
    )
    assert [text for text, _ in lines(game, *RING_LINES)] == [
        "Free Peoples: 3 victory points",
        "Shadow: 2 victory points",
        f"Shadow: +{rings} for unused Ring tokens",
        lead,
    ]
    assert lines(game, "log-shadow-rings")[0][1] == "wotr.scoring-ring-tokens.1"


def test_no_ring_token_is_told_of_before_the_final_scoring():
    game = wotr(at="4.1", path=8, corruption=10)
    assert lines(game, *RING_LINES) == [
        ("Free Peoples: 0 victory points", "wotr.victory-check.1"),
        ("Shadow: 10 victory points", "wotr.victory-check.1"),
        ("The Shadow wins by 10", "wotr.victory-check.2"),
    ]


@pytest.mark.parametrize(
    ("where", "steps"),
    [
        ("Amon Hen", ("wotr.path-combat.3", "wotr.path-combat.4")),
        ("Minas Tirith", ("wotr.battleground-combat.5", "wotr.battleground-combat.6")),
    ],
)
def test_the_steps_of_a_combat_cite_the_clauses_of_paths_or_of_battlegrounds(where, steps):
    game = wotr(active=[place(where, attack=1)], at="3.1", stop=True)
    assert [rule for _, rule in lines(game, "log-attack", "log-location-cancels")] == [*steps]


def test_cards_drawn_to_be_used_at_once_are_not_said_to_go_to_hand():
    """Éomer's player would draw 5 cards to play one and cycle the rest; there are but 4."""
    game = wotr(
        frodo=player(hand=["Éomer", "Sting"], deck=["Riders of Rohan", "Gimli"], cycle=["Treebeard"]),
        active=["Weathertop"],
        first=FRODO,
        seed=1,
    )
    game.play("play Éomer")
    assert [text for text, _ in lines(game, "log-draws", "log-draws-card", "log-drawn-aside")] == [
        "Frodo's player draws 4 cards",
        *["Frodo's player draws a card to choose from"] * 4,
    ]
    assert {rule for _, rule in lines(game, "log-drawn-aside")} == {"wotr.procedure-draw.3"}


def test_no_more_cards_are_said_to_be_drawn_than_there_are():
    game = wotr(witch_king=player(deck=["Olog-hai"]), active=["Bag End"], first=WITCH_KING)
    game.play("use the Ring token")
    assert lines(game, "log-draws") == [("Witch-king's player draws 1 card", "wotr.procedure-draw.1")]
