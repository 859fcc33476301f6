from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.server.house import Settings
from support.postgres import cluster, new_database
from support.tables import served, sqlite


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a store of its own, for all tests of a file."""
    folder: Path = tmp_path_factory.mktemp("store")
    with served(Settings(sqlite(folder), pace=0)) as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with cluster() as found:
        yield found


@pytest.fixture
def database(postgres: str) -> str:
    """The URL of a new database."""
    return new_database(postgres)
