from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.server.house import Settings
from support.tables import served, sqlite


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a store of its own, for all tests of a file."""
    folder: Path = tmp_path_factory.mktemp("store")
    with served(Settings(sqlite(folder), pace=0)) as found:
        yield found
