"""First games that explain themselves: told to the client, and opened as tables."""

from __future__ import annotations

import msgspec

from rulewright.games.registry import module
from rulewright.kernel.game import RulewrightError
from rulewright.kernel.guides import Guide, guide_of
from rulewright.language.speech import speech
from rulewright.server.pages import GuideOut, NewTable, SeatWanted


def guide(game: str) -> Guide:
    """The guide of a game. RulewrightError when there is no such game, or it has none."""
    module(game)
    found = guide_of(game)
    if found is None:
        raise RulewrightError("error-no-guide", game=game)
    return found


def guide_out(game: str, lang: str) -> GuideOut:
    """What the guide says."""
    found, speak = guide(game), speech(game, lang)
    return GuideOut([(key, speak.say(message)) for key, message in found.steps], speak.say("guide-end"))


def guided(wanted: NewTable) -> NewTable:
    """The table that is wanted; where a guide is, the one that it begins with."""
    if wanted.guide is None:
        return wanted
    found = guide(wanted.game)
    return msgspec.structs.replace(
        wanted,
        seats=[SeatWanted(who) for who in found.seats],
        scenario=found.scenario or None,
        decks=[*found.decks],
        position=dict(found.position) or None,
        seed=found.seed,
        options={},
        journal=None,
    )
