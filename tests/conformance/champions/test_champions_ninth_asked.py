"""A ninth look: what a player may do who is asked for an action in the turn of another."""

from __future__ import annotations

import pytest

from support.champions import card, champions, offers, seat

HORN = card("Rhino", attachments=["Enhanced Ivory Horn"])


@pytest.mark.rule("champions.player-turn.9", "champions.player-turn.11")
def test_actions_of_encounter_cards_are_for_the_own_turn():
    """The book lists revealed encounter cards among the actions of a turn, and not among those one is asked for."""
    helper = seat("She-Hulk", hand=["Strength", "Strength", "Haymaker"], supports=["Avengers Mansion"], deck=["Genius"])
    asked = champions(seat("Spider-Man", deck=["Energy"]), helper, villain=HORN)
    asked.play("ask player 2")
    assert offers(asked) == ["use Avengers Mansion", "play Haymaker", "decline"]
    own = champions(seat("Spider-Man", deck=["Energy"]), helper, villain=HORN, turn=1)
    assert "use Enhanced Ivory Horn" in offers(own)


def test_nobody_is_asked_who_could_only_act_with_an_encounter_card():
    game = champions(seat("Spider-Man"), seat("She-Hulk", hand=["Strength", "Strength"]), villain=HORN)
    game.play("ask player 2")
    assert (game.decision.kind, game.decision.player) == ("turn", 0)


@pytest.mark.rule("champions.player-turn.11")
@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        (
            "en",
            (
                "The action of Enhanced Ivory Horn is for one’s own turn: "
                "whoever is asked triggers only those of the own cards"
            ),
        ),
        (
            "uk",
            "Дію «Посиленого кістяного рога» запускають лише у свій хід: на прохання запускають тільки дії своїх карт",
        ),
        (
            "ru",
            (
                "Действие «Усиленного костяного рога» запускают только в свой ход: "
                "по просьбе запускают только действия своих карт"
            ),
        ),
    ],
)
def test_whoever_is_asked_learns_why_the_action_of_an_encounter_card_waits(lang: str, reason: str):
    helper = seat("She-Hulk", hand=["Strength", "Strength", "Ground Stomp"])
    game = champions(seat("Spider-Man"), helper, villain=HORN)
    game.play("ask player 2")
    assert game.why_not("use Enhanced Ivory Horn", lang) == f"{reason} [champions.player-turn.11]"
