"""The door of a game, told in a language: what the first page shows of it."""

from __future__ import annotations

from functools import cache
from typing import Any

from rulewright.games.registry import module
from rulewright.kernel.doors import door_of
from rulewright.kernel.game import RulewrightError
from rulewright.language.speech import speech

People = list[list[str]]
"""What the rules call the players of each person."""


@cache
def door(game: str, lang: str) -> dict[str, Any]:
    """The picture of a game and of its scenarios, its short title, what it is about, who plays whom, and who can."""
    found = door_of(game)
    pictures = found.plain() if found is not None else {}
    speak = speech(game, lang)
    words = {name: speak.say(f"door-{name}") for name in ("title", "about", "kind")} if found is not None else {}
    return {**pictures, **words, "people": {name: people(game, name, lang) for name in module(game).info().scenarios}}


def people(game: str, scenario: str, lang: str) -> list[People]:
    """For every number of people who can play a scenario, whom each of them plays."""
    offered = module(game)
    least, most = offered.info().seats
    found: list[People] = []
    for number in range(least, most + 1):
        try:
            s = offered.begin({"scenario": scenario, "seats": number}, 1)
        except RulewrightError:
            continue
        names: People = [[] for _ in range(number)]
        for seat, person in enumerate(s.persons):
            names[person].append(offered.teller.player_name(s, seat, lang))
        found.append(names)
    return found
