"""Every game has a door and a guide in three languages, and the guide can be followed to its end."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright import bots
from rulewright.games.registry import GAMES
from rulewright.kernel.game import Game, RulewrightError
from rulewright.server.doors import door
from rulewright.server.guiding import guide, guide_out, guided
from rulewright.server.pages import NewTable, SeatWanted

LANGUAGES = ("en", "uk", "ru")


def first_game(game: str) -> Game:
    """The game that a guide begins with."""
    found = guide(game)
    if found.position:
        return rw.position(game, dict(found.position), seed=found.seed)
    decks = {"decks": [*found.decks]} if found.decks else {}
    return rw.new(game, seed=found.seed, scenario=found.scenario, seats=len(found.seats), **decks)


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_followed_step_by_step(game: str):
    """The bots play as they do at a table of the server, and every guide goes through all phases of a round."""
    found, played = guide(game), first_game(game)
    me = found.seats.index("me")
    playing = [bots.make("thumb", seed=seat) for seat in range(len(found.seats))]
    phases = {played.table()["phase"]}
    for key, _ in found.steps:
        while played.decision is not None and played.decision.seat != me:
            played.choose(playing[played.decision.seat].choose(played))
        assert played.decision is not None
        phases.add(played.table()["phase"])
        assert key in [option.key for option in played.decision.options]
        played.choose(key)
    assert not played.over
    assert len(found.steps) >= 8
    assert len(phases) >= 2
    assert found.position


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_guide_and_door_are_told_in_every_language(game: str, lang: str):
    told = guide_out(game, lang)
    assert [key for key, _ in told.steps] == [key for key, _ in guide(game).steps]
    assert all(len(text) > 20 for text in (*(text for _, text in told.steps), told.end))
    if lang != "en":
        english = guide_out(game, "en")
        assert told.end != english.end
        assert all(text != same for (_, text), (_, same) in zip(told.steps, english.steps, strict=True))
    shown = door(game, lang)
    assert all(shown[name] for name in ("title", "about", "kind", "scene", "minutes"))
    assert all(number for number in shown["people"].values())
    assert set(shown["scenes"]) == set(shown["people"])


def test_a_table_with_a_guide_is_the_one_that_the_guide_wants():
    wanted = NewTable(game="lotr", seats=[SeatWanted("bot:random")] * 2, guide="lotr", options={"edition": "classic"})
    table = guided(wanted)
    assert [seat.who for seat in table.seats] == ["me"]
    assert table.position == dict(guide("lotr").position)
    assert (table.options, table.seed) == ({}, 1)
    assert guided(NewTable(game="lotr", seats=[SeatWanted("me")])).position is None


def test_a_game_without_a_guide_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("rulewright.server.guiding.guide_of", lambda _: None)
    with pytest.raises(RulewrightError, match="no first-game guide"):
        guide("lotr")
