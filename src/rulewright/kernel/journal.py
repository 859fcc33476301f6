"""A game on disk: setup, seed, the choices made and a digest after each of them.

An imagined game has no seed: its journal holds the position it began with, and only the version that wrote it reads it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from rulewright import version
from rulewright.kernel.chance import CHANCE
from rulewright.kernel.errors import IllegalChoice, RulewrightError, whole
from rulewright.kernel.passing import Passing
from rulewright.kernel.setup_input import Input, Name, checked, parsed
from rulewright.kernel.storing import restore, store

if TYPE_CHECKING:
    from rulewright.kernel.game import Game, Json, Module

FORMAT = 2
NEEDED = ("format", "game", "setup", "choices")
Number = Annotated[int, Meta(ge=1, le=FORMAT)]


Phases = Annotated[tuple[Name, ...], Meta(max_length=50)]
Keys = Annotated[tuple[Name, ...], Meta(max_length=500)]


class Wishes(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """What persons have asked to be passed or answered for them: by person."""

    stops: Annotated[tuple[tuple[int, Phases], ...], Meta(max_length=8)] = ()
    declined: Annotated[tuple[tuple[int, Keys], ...], Meta(max_length=8)] = ()
    answers: Annotated[tuple[tuple[int, tuple[Name, Name, Keys], Name], ...], Meta(max_length=500)] = ()


class Journal(Input):
    """What a journal says. Format 1 (versions up to 0.2.0) knows neither `chance` nor `began`."""

    format: Number
    game: Name
    setup: dict[str, object]
    choices: Annotated[list[tuple[Name, Name]], Meta(min_length=1, max_length=50_000)]
    version: Name = ""
    seed: int = 0
    chance: Annotated[int, Meta(ge=1, le=CHANCE)] = 1
    began: dict[str, object] | None = None
    """The position an imagined game began with."""
    automatic: Annotated[tuple[int, ...], Meta(max_length=50_000)] = ()
    """The numbers of the choices that were given because a person had asked for it."""
    wishes: Wishes = Wishes()
    seal: Name = ""
    """What its position adds up to: one that was changed by hand is none of ours."""
    table: dict[str, object] | None = None
    """What an interface keeps beside the game."""


class Written:
    """How far a journal was written: the key and the digest of every choice, and the game played again so far."""

    def __init__(self, replayed: Game) -> None:
        self.replayed = replayed
        self.steps: list[list[str]] = [["", replayed.digest()]]


def steps_of(game: Game) -> list[list[str]]:
    """The key of every choice and the digest after it.

    They are found by playing the game again, so that a playout pays for none; what was played again before is not
    played once more.
    """
    from rulewright.kernel.game import Game

    choices = list(game.choices())
    written = game._written
    if written is None or list(written.replayed.choices()) != choices[: len(written.steps) - 1]:
        written = Written(Game(game.module, game.setup, game.seed, game.chance, game.root))
    for index in choices[len(written.steps) - 1 :]:
        decision = written.replayed.decision
        assert decision is not None
        key = decision.keys[index]
        written.replayed.choose(index)
        written.steps.append([key, written.replayed.digest()])
    game._written = written
    return written.steps


def write(game: Game) -> str:
    """The journal of a game."""
    steps = steps_of(game)
    given = [number + 1 for number, automatic in enumerate(game.automatic()) if automatic]
    wishes = {name: list(wanted) for name, wanted in game.passing._asdict().items() if name != "until" and wanted}
    head = {"format": FORMAT, "version": version.VERSION, "game": game.id, "setup": game.setup, "seed": game.seed}
    began = {} if game.root is None else {"began": store(game.root), "seal": seal(store(game.root))}
    asked = {**({"automatic": given} if given else {}), **({"wishes": wishes} if wishes else {})}
    data = {**head, "chance": game.chance, **began, **asked, "choices": steps}
    return json.dumps(data, ensure_ascii=False, indent=1 if game.root is None else None)


def seal(position: Json) -> str:
    """What a stored position adds up to."""
    return blake2b(json.dumps(position).encode(), digest_size=16).hexdigest()


def read(text: str, find: Callable[[str], Module]) -> Game:
    """The game a journal tells of. RulewrightError names what is wrong and where.

    The digests of another version are not ours to compare: its choices alone are played.
    """
    from rulewright.kernel.game import MOST_SEED, Game

    data = parsed("journal", text, "error-journal-not-json")
    if not isinstance(data, dict) or any(key not in data for key in NEEDED):
        raise RulewrightError("error-journal-shape")
    if isinstance(data["format"], int) and not 1 <= data["format"] <= FORMAT:
        raise RulewrightError("error-journal-version", version=str(data.get("version", data["format"])))
    journal = checked("journal", Journal, data)
    module = find(journal.game)
    ours = journal.format == FORMAT and journal.version == version.VERSION
    if journal.began is not None:
        if not ours or journal.seal != seal(data["began"]):
            raise RulewrightError("error-stored-position")
        root = restore(module.rulebook, data["began"])
        game = Game(module, setup_of(data), whole("seed", journal.seed, 0, MOST_SEED), CHANCE, root)
    else:
        if "seed" not in data:
            raise RulewrightError("error-journal-shape")
        chance = journal.chance if journal.format > 1 else 1
        seed = whole("seed", journal.seed, -MOST_SEED if chance == 1 else 0, MOST_SEED)
        game = Game(module, setup_of(data), seed, chance)
    given = set(journal.automatic)
    for number, (key, wanted) in enumerate(journal.choices):
        if number:
            if not ours:
                answer_what_was_not_asked(game, journal.version)
            try:
                game.choose(key, automatic=number in given)
            except IllegalChoice as error:
                raise RulewrightError("error-journal-choice", number=number, key=key, reason=error.reasons) from None
        if ours and game.digest() != wanted:
            raise RulewrightError("error-journal-digest", number=number)
    wishes = journal.wishes
    if wishes.stops or wishes.declined or wishes.answers:
        game.passing = Passing((), wishes.stops, wishes.declined, wishes.answers)
    return game


def answer_what_was_not_asked(game: Game, version: str) -> None:
    """Give the only answer to questions that an older version did not put with a single answer."""
    while (pending := game.state.pending) is not None and len(pending.choices) == 1:
        if pending.node.was_put_alone(version):
            return
        game.choose(0)


def setup_of(data: dict[str, Json]) -> dict[str, Json]:
    """The setup that a journal tells of."""
    setup = data["setup"]
    assert isinstance(setup, dict)
    return setup
