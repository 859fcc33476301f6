"""One browser for each file, one server for each worker; every test has people and tables of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.browsing import Person, launch
from support.tables import Node, sqlite


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The browser. While it is there an event loop runs: it must be gone when the next file begins."""
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server in a process of its own, as `rulewright serve` starts it."""
    found = Node(sqlite(tmp_path_factory.mktemp("tables"))).start()
    yield found
    found.stop()


@pytest.fixture
def person(browser: Browser, node: Node) -> Iterator[Callable[..., Person]]:
    """Somebody new with a browser of their own; nothing may go wrong in it."""
    people: list[Person] = []

    def come(name: str = "", **context: Any) -> Person:
        people.append(Person(browser, node.address, name, **context))
        return people[-1]

    yield come
    for each in people:
        each.leave()
