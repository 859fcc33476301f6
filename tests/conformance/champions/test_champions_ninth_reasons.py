"""A ninth look: the true obstacle of what is not on offer."""

from __future__ import annotations

import pytest

from support.champions import card, champions, seat


@pytest.mark.rule("champions.ability.4")
@pytest.mark.parametrize("where", ["hand", "discard"])
@pytest.mark.parametrize("name", ["Pepper Potts", "Web-Shooter"])
def test_a_card_that_is_not_in_play_generates_nothing_with_its_ability(name: str, where: str):
    cards = {"hand": ["Haymaker", "Strength", "Energy"], "discard": []}
    cards[where] = [*cards[where], name]
    game = champions(seat("Spider-Man", **cards))
    game.choose("play Haymaker")
    assert game.why_not(f"generate with {name}") == f"{name} is not in play [champions.ability.4]"


@pytest.mark.rule("champions.cost.9")
@pytest.mark.parametrize("name", ["Pepper Potts", "Web-Shooter"])
@pytest.mark.parametrize("discard", [[], ["Genius"]])
def test_nobody_pays_with_what_another_player_controls(name: str, discard: list[str]):
    game = champions(
        seat("Spider-Man", hand=["Haymaker", "Strength", "Energy"], discard=discard),
        seat("Iron Man", supports=["Pepper Potts"], upgrades=["Web-Shooter"], discard=["Energy"]),
    )
    game.choose("play Haymaker")
    assert game.why_not(f"generate with {name}") == f"{name} is for Player 2 to use [champions.cost.9]"


@pytest.mark.parametrize(
    ("hero", "hand", "reason"),
    [
        ("Captain Marvel", ["Energy"], "Captain Marvel is not damaged [champions.cost.3]"),
        (
            card("Captain Marvel", damage=1), ["Genius"],
            "Captain Marvel cannot be paid for: 1 resource of the right type is missing [champions.resource.9]",
        ),
    ],
)  # fmt: skip
def test_what_keeps_her_from_rechanneling_is_named(hero, hand: list[str], reason: str):
    game = champions(seat(hero, hand=hand, deck=["Haymaker"]))
    assert game.why_not("use Captain Marvel") == reason
