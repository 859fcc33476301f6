"""The save of one game at a table: kept after every choice, in a file of its own, in the place of nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from rulewright.kernel.game import Json, RulewrightError
from rulewright.terminal import saving

TABLE = "table"
"""Where a save tells of the table besides the game: language, seats, how far it got."""


class Keeper:
    """Writes a game to its file. `moved` tells, once, that the game had to go to another file."""

    def __init__(self, name: str, path: Path | None = None) -> None:
        self.path = path
        self.moved: tuple[Path, Path] | None = None
        self._name = name
        self._stamp = saving.stamp(path) if path is not None else None
        self._before = saving.read(path) if path is not None and self._stamp is not None else None
        self._made = False
        """Whether the file was made at this table, under a name that nobody asked for."""

    @property
    def kept(self) -> Path | None:
        """Where the game lies now, if it does."""
        return self.path if self._stamp is not None else None

    def keep(self, text: str, surely: bool = False) -> Path:
        """Write the game. Where another table has written the file meanwhile, leave that alone and take a new one."""
        if self.path is None:
            self.path, self._stamp = saving.write_free(saving.save_folder(), self._name, text)
            self._made = True
            return self.path
        if self._stamp is None:
            written = saving.write_new(self.path, text)
        else:
            written = saving.write(self.path, text, unless_changed=self._stamp, surely=surely)
        if written is None:
            before, self._before, self._made = self.path, None, True
            self.path, written = saving.write_free(before.parent, before.stem, text)
            self.moved = before, self.path
        self._stamp = written
        return self.path

    def keep_as(self, path: Path, text: str) -> Path:
        """Write the game to a file that a person names, and go on there. RulewrightError when it is taken."""
        if self.path is not None and path.resolve() == self.path.resolve():
            return self.keep(text, surely=True)
        written = saving.write_new(path, text)
        if written is None:
            raise RulewrightError("error-file-exists", name=str(path))
        if self._made and self.path is not None:
            saving.remove(self.path, self._stamp)
        self.path, self._stamp, self._before, self._made = path, written, None, False
        return path

    def forget(self) -> None:
        """Leave the file as it was before this table: without it, if it was made here."""
        if self.path is None or self._stamp is None:
            return
        if self._before is None:
            saving.remove(self.path, self._stamp)
            self.path = None
        else:
            saving.write(self.path, self._before, unless_changed=self._stamp)


def called(path: Path) -> str:
    """What to call a save: by its name when it lies in the usual folder, which is enough to resume it."""
    return path.stem if path.parent == saving.save_folder() else str(path)


def with_table(journal: str, table: dict[str, Json]) -> str:
    """A journal that also tells of the table."""
    return json.dumps({**json.loads(journal), TABLE: table}, ensure_ascii=False, indent=1)


def table_of(text: str) -> dict[str, Json]:
    """What a save tells of the table; nothing when it is not a save, or one of an earlier version."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    table = found.get(TABLE) if isinstance(found, dict) else None
    return table if isinstance(table, dict) else {}


class Saved(NamedTuple):
    """A save in the usual folder, as a list shows it."""

    name: str
    game: str
    scenario: str
    round: int
    choices: int
    over: bool
    time: float


def saves() -> list[Saved]:
    """The saves in the usual folder, the newest first; files that are no saves are passed over."""
    found = []
    for path in saving.save_folder().glob(f"*{saving.ENDING}"):
        try:
            data = json.loads(saving.read(path))
            setup, table = data["setup"], data.get(TABLE, {})
            game, scenario, choices = data["game"], setup.get("scenario", ""), len(data["choices"]) - 1
            round_, over = table.get("round", 0), table.get("over", False)
            found.append(Saved(path.stem, game, scenario, round_, choices, over, path.stat().st_mtime))
        except (RulewrightError, OSError, ValueError, RecursionError, KeyError, TypeError, AttributeError):
            continue
    return sorted(found, key=lambda save: save.time, reverse=True)
