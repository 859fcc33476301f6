"""Whatever is sent, by socket or HTTP: no crash, no 500, and the table stays as it was."""

from __future__ import annotations

import json
import random
import string
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from rulewright.server import guard
from rulewright.server.house import Settings
from support.tables import Chair, Person, served, sqlite

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:jsonschema.*")

KINDS = (
    "choose", "pass_until", "stops", "forget", "undo", "consent", "why_not", "explain", "preview", "speak", "look",
    "log", "chat", "substitute", "frame", "", "CHOOSE",
)  # fmt: skip
FIELDS = ("at", "keys", "once", "mode", "phases", "agree", "steps", "key", "piece", "stat", "lang", "seat", "before")
PATHS = (
    "/api/me", "/api/guest", "/api/login", "/api/signup", "/api/tables", "/api/join", "/api/games/lotr/deck",
    "/api/games/lotr/deck/txt", "/api/tables/{id}", "/api/tables/{id}/invite", "/api/tables/{id}/join",
    "/api/tables/{id}/play-on", "/api/tables/{id}/save-point", "/api/tables/{id}/replay/{x}", "/api/games/{x}/kit",
    "/api/games/{x}/cards", "/{x}", "/t/{x}", "/assets/{x}", "/api/tables/{x}", "/api/tables/{id}/socket",
)  # fmt: skip
TEXTS = (
    "", "keep", "pass", "play Gandalf", "choose 1", "\u0000", "\ud83e", "Ж" * 400, "#", "keep #2", "{a}", "../../etc",
    "<script>", "'; DROP TABLE moves; --", "%s%n", "en", "uk", "9" * 30, "\u202e", "-1",
)  # fmt: skip


def anything(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON."""
    kind = rng.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return rng.choice((None, True, False))
    if kind == 1:
        return rng.choice((0, 1, -1, 7, 10**6, 2**31, 2**63, 2**64, 10**30, 1.5, 1e308, -0.0))
    if kind < 5:
        return rng.choice(TEXTS)
    if kind == 5:
        return "".join(rng.choices(string.printable, k=rng.randrange(30)))
    if kind == 6:
        return [anything(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice(FIELDS): anything(rng, depth + 1) for _ in range(rng.randrange(4))}


def hostile(rng: random.Random) -> str | bytes:
    """A message that nobody should send. It may look right, but its `at` never is."""
    shape = rng.randrange(8)
    if shape == 0:
        return rng.randbytes(rng.randrange(60))
    if shape == 1:
        return "[" * rng.randrange(5_000)
    message = {"type": rng.choice(KINDS), "ask": anything(rng)} if shape < 4 else {"type": rng.choice(KINDS)}
    for field in rng.sample(FIELDS, rng.randrange(5)):
        message[field] = anything(rng)
    if shape == 4:
        message = {"type": "choose", "at": 0, "keys": [rng.choice(TEXTS[3:])], "once": "x"}
    if shape == 5:
        message = {"type": "why_not", "key": rng.choice(TEXTS), "piece": rng.choice((None, 0, 5, 10**6))}
    if shape == 6:
        message = {"type": "explain", "piece": rng.randrange(300), "stat": rng.choice(("attack", "threat", *TEXTS))}
    text = json.dumps(message)
    cut = rng.randrange(len(text)) if rng.random() < 0.1 else len(text)
    return text[:cut]


@pytest.fixture
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is sent away for talking too much: it is the talk that is tried."""
    for name in ("MESSAGES", "ANSWERS", "CHATS", "LOGINS", "GUESTS", "TABLES", "REQUESTS"):
        monkeypatch.setattr(guard, name, guard.Rate(1_000_000, 1))


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the server has written down as faults of its own."""
    found: list[str] = []

    def write(event: str, **rest: object) -> None:
        found.append(f"{event} {rest} {sys.exc_info()[1]!r}")

    for name in ("sockets", "guard", "table"):
        monkeypatch.setattr(f"rulewright.server.{name}.log.exception", write, raising=False)
    return found


def flood(chair: Chair, rng: random.Random, count: int) -> None:
    """Send messages and read what is answered, so that nobody waits for anybody."""
    for number in range(count):
        chair.socket.send(hostile(rng))
        if number % 50 == 49:
            chair.asked("why_not", key="keep")


@pytest.mark.timeout(1800)
def test_hostile_messages_by_socket(tmp_path: Path, unlimited: None, faults: list[str], long_run: bool):
    """From somebody who watches: everything is tried, and nothing may change."""
    rng = random.Random(1)
    with served(Settings(sqlite(tmp_path), pace=0)) as address:
        ann, eve = Person(address, "Ann"), Person(address, "Eve")
        table = ann.open("lotr", "me", open=True)
        with ann.sit(table) as chair, eve.sit(table) as other:
            chair.play("keep", "pass")
            before = chair.last
            other.frame(lambda frame: frame["at"] == 2)
            flood(other, rng, 25_000 if long_run else 600)
        with ann.sit(table) as chair:
            after = chair.frame()
            assert [after[name] for name in ("at", "view", "question")] == [
                before[name] for name in ("at", "view", "question")
            ]
            chair.play("pass")
    assert faults == []


@pytest.mark.timeout(1800)
def test_hostile_messages_from_a_seat(tmp_path: Path, unlimited: None, faults: list[str], long_run: bool):
    """From somebody who plays: what is legal may happen, but nothing breaks, and the game stays a game."""
    rng = random.Random(2)
    with served(Settings(sqlite(tmp_path), pace=0)) as address:
        ann = Person(address, "Ann")
        for game in ("lotr", "wotr", "champions", "meq"):
            seats = ("me", "me") if game in ("wotr", "meq") else ("me",)
            table = ann.open(game, *seats)
            with ann.sit(table) as chair:
                chair.frame()
                for _ in range(5):
                    if not chair.last.get("question"):
                        chair.say("look", seat=chair.last["asked"][0])
                    chair.play(chair.offered()[0])
                flood(chair, rng, 3_000 if long_run else 60)
            replay = ann.ok("GET", f"/api/tables/{table}/replay")
            assert len(replay["moments"]) >= 1
    assert faults == []


def requests(rng: random.Random, table: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Requests that nobody should send."""
    while True:
        odd = "a" + "".join(rng.choices("ab1/%.~é", k=rng.randrange(9)))
        path = rng.choice(PATHS).replace("{id}", table).replace("{x}", odd)
        value = str(anything(rng))[:80].encode(errors="replace").decode()
        query = {rng.choice(("lang", "edition", "seat", "x")): value} if rng.random() < 0.4 else {}
        method = rng.choice(("GET", "POST", "POST", "POST", "PUT", "PATCH", "HEAD", "OPTIONS"))
        named = json.dumps({"name": anything(rng)}).encode()
        body = rng.choice((rng.randbytes(40), json.dumps(anything(rng)).encode(), named, b"{"))
        kind = rng.choice(("text/x", "application/json"))
        yield method, path, {"params": query, "content": body, "headers": {"content-type": kind}}


@pytest.mark.timeout(1800)
def test_hostile_requests(tmp_path: Path, unlimited: None, faults: list[str], long_run: bool):
    rng = random.Random(3)
    with served(Settings(sqlite(tmp_path), pace=0)) as address:
        ann, eve = Person(address, "Ann"), Person(address, "Eve")
        table = ann.open()
        with ann.sit(table) as chair:
            before = chair.play("keep", "pass")
        sent = requests(rng, table)
        with httpx2.Client(base_url=address, cookies=eve.http.cookies, trust_env=False, timeout=60) as http:
            for _ in range(12_000 if long_run else 300):
                method, path, rest = next(sent)
                answer = http.request(method, path, **rest)
                assert answer.status_code < 500, (method, path, rest, answer.text)
        with ann.sit(table) as chair:
            assert chair.frame()["view"] == before["view"]
    assert faults == []


@pytest.mark.timeout(1800)
def test_the_description_is_true(tmp_path: Path, unlimited: None, faults: list[str], long_run: bool):
    """Schemathesis sends what the description allows and what it forbids: no 500, and answers are as described."""
    with served(Settings(sqlite(tmp_path), pace=0)) as address:
        ann = Person(address, "Ann")
        table = ann.open()
        described = ann.ok("GET", "/openapi.json")
        schema = schemathesis.openapi.from_dict(described)
        checks = (not_a_server_error, response_schema_conformance, content_type_conformance)
        tried = 0
        for found in schema.get_all_operations():
            operation = found.ok()
            if operation.path == "/api/logout":
                continue

            @settings(
                max_examples=150 if long_run else 4, deadline=None, database=None, derandomize=True,
                suppress_health_check=list(HealthCheck), phases=[Phase.generate],
            )  # fmt: skip
            @given(case=operation.as_strategy())
            def send(case: Any) -> None:
                nonlocal tried
                if "table" in (case.path_parameters or {}):
                    case.path_parameters["table"] = table
                tried += 1
                case.call_and_validate(
                    base_url=address, checks=checks, headers={"cookie": ann.cookie}, timeout=60, session=None
                )

            send()
    assert tried > 50
    assert faults == []
