"""Options of the test run, and the record of which rule clauses its passing tests prove."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

LONG_ONLY = ("test_compiled.py", "test_lab_ray.py")

settings.register_profile("short", max_examples=20, deadline=None)
settings.register_profile("long", max_examples=300, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play the large samples of random games")
    parser.addoption("--write-golden", action="store_true", help="write the golden playthroughs anew")
    parser.addoption("--conformance", metavar="FILE", help="write which tests prove which rule clauses")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "short")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What only the long run does is not collected otherwise."""
    return True if collection_path.name in LONG_ONLY and not config.getoption("--long") else None


@pytest.fixture
def long_run(request: pytest.FixtureRequest) -> bool:
    """Whether the large samples are wanted."""
    return bool(request.config.getoption("--long"))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item):
    outcome = yield
    report = outcome.get_result()
    clauses = [clause for mark in item.iter_markers("rule") for clause in mark.args]
    if clauses:
        report.user_properties.append(("rules", clauses))
    if report.failed:
        # A lone surrogate in what is told of a failure would break the way to the controller, and hide it.
        told = str(report.longrepr)
        readable = told.encode("utf-8", "backslashreplace").decode()
        if readable != told:
            report.longrepr = readable


class Conformance:
    """Collects the clauses of passing tests; under xdist the reports arrive at the controller."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.proved: dict[str, list[str]] = defaultdict(list)
        self.failed: dict[str, list[str]] = defaultdict(list)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, clauses in report.user_properties:
            if name == "rules":
                if report.when == "call" and report.passed:
                    for clause in clauses:
                        self.proved[clause].append(report.nodeid)
                elif report.failed:
                    for clause in clauses:
                        self.failed[clause].append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        passed = sorted(self.proved.items())
        proved = {clause: sorted(set(tests)) for clause, tests in passed if clause not in self.failed}
        self.path.write_text(json.dumps(proved, indent=1, ensure_ascii=False), encoding="utf-8")


def pytest_sessionstart(session: pytest.Session) -> None:
    path = session.config.getoption("--conformance")
    if path and not hasattr(session.config, "workerinput"):
        session.config.pluginmanager.register(Conformance(Path(path)))
