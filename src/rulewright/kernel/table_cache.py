"""Tables that were opened before: the next game like one of them begins with a copy."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.kernel.game import Setup
from rulewright.kernel.state import State

MOST = 32
"""How many tables are kept."""


class OpenedTables:
    """The tables of one game, by setup as written."""

    def __init__(self) -> None:
        self._tables: dict[str, State] = {}

    def copy(self, setup: Setup, open_table: Callable[[Setup], State]) -> State:
        """The table of a setup before anything has happened."""
        key = repr(setup)
        table = self._tables.get(key)
        if table is None:
            if len(self._tables) == MOST:
                self._tables.clear()
            table = self._tables[key] = open_table(setup)
        return table.clone()
