"""A game as bytes: the position as it is, so that nothing has to be played again to have it back.

A parcel is for another process of the same version (a worker, a file of checkpoints); journals outlive versions.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING

from rulewright import version
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.storing import restore, store

if TYPE_CHECKING:
    from rulewright.kernel.game import Game, Module, Past

SEAL = 16
"""So many bytes before the rest say what it adds up to: a parcel that is damaged is none."""


def pack(game: Game, answers: list[int]) -> bytes:
    """The game as bytes: setup, seed, position, the answers given so far. Wishes to pass are left out."""
    root = None if game.root is None else store(game.root)
    head = [version.VERSION, game.id, game.setup, game.seed, game.chance]
    content = json.dumps([*head, root, answers, store(game.state)], separators=(",", ":")).encode()
    return blake2b(content, digest_size=SEAL).digest() + content


def unpack(data: object, find: Callable[[str], Module]) -> Game:
    """The game that was packed. RulewrightError when these bytes are damaged, or another version packed them."""
    from rulewright.kernel.game import Game

    if not isinstance(data, bytes) or blake2b(data[SEAL:], digest_size=SEAL).digest() != data[:SEAL]:
        raise RulewrightError("error-parcel")
    packed_by, name, setup, seed, chance, root, answers, position = json.loads(data[SEAL:])
    if packed_by != version.VERSION:
        raise RulewrightError("error-parcel")
    module = find(name)
    past: Past | None = None
    for index in answers:
        past = (past, index)
    began = None if root is None else restore(module.rulebook, root)
    return Game(module, setup, seed, chance, began, restore(module.rulebook, position), past)
