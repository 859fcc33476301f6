"""A game on disk: setup, seed, the choices made and a digest after each of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright import version

if TYPE_CHECKING:
    from rulewright.kernel.game import Game, Json, Module

FORMAT = 1


def write(game: Game) -> str:
    """The journal of a game. The digests are computed by playing it again, so that a playout pays for none."""
    from rulewright.kernel.game import Game

    replayed = Game(game.module, game.setup, game.seed)
    steps: list[list[str]] = [["", replayed.digest()]]
    for index in game.choices():
        decision = replayed.decision
        assert decision is not None
        key = decision.keys[index]
        replayed.choose(index)
        steps.append([key, replayed.digest()])
    return json.dumps(
        {
            "format": FORMAT,
            "version": version.VERSION,
            "game": game.id,
            "setup": game.setup,
            "seed": game.seed,
            "choices": steps,
        },
        ensure_ascii=False,
        indent=1,
    )


def read(text: str, find: Callable[[str], Module]) -> Game:
    """The game a journal tells of. RulewrightError names what is wrong and where.

    The digests of another version are not ours to compare: its choices alone are played.
    """
    from rulewright.kernel.game import Game, IllegalChoice, RulewrightError

    try:
        data = json.loads(text)
    except ValueError as error:
        raise RulewrightError("error-journal-not-json", where=str(error)) from None
    if not isinstance(data, dict) or not {"format", "game", "setup", "seed", "choices"} <= set(data):
        raise RulewrightError("error-journal-shape")
    if data["format"] != FORMAT:
        raise RulewrightError("error-journal-version", version=str(data.get("version", data["format"])))
    setup, seed, steps = data["setup"], data["seed"], data["choices"]
    if not isinstance(setup, dict) or not isinstance(seed, int) or not _steps(steps):
        raise RulewrightError("error-journal-shape")
    if not isinstance(setup.get("position", {}), dict):
        raise RulewrightError("error-journal-shape")
    ours = data.get("version") == version.VERSION
    game = Game(find(str(data["game"])), setup, seed)
    for number, (key, wanted) in enumerate(steps):
        if number:
            try:
                game.choose(key)
            except IllegalChoice as error:
                raise RulewrightError("error-journal-choice", number=number, key=key, reason=error.reason) from None
        if ours and game.digest() != wanted:
            raise RulewrightError("error-journal-digest", number=number)
    return game


def _steps(steps: Json) -> bool:
    return (
        isinstance(steps, list)
        and bool(steps)
        and all(isinstance(s, list) and len(s) == 2 and all(isinstance(x, str) for x in s) for s in steps)
    )
