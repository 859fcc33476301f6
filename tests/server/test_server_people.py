"""Who somebody is, what is refused before anything else, what a browser is told about safety."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from rulewright.server.guard import HEADERS, Rate
from rulewright.server.house import Settings
from support.tables import Chair, Person, served, sqlite


def test_a_guest_has_a_name_and_may_change_it(address: str):
    ann = Person(address, "Ann")
    assert ann.ok("GET", "/api/me") == {"name": "Ann"}
    assert ann.ok("POST", "/api/guest", name="Анна") == {"name": "Анна"}
    table = ann.open()
    assert ann.ok("GET", f"/api/tables/{table}")["seats"][0]["holder"] == "Анна"


def test_an_account_is_found_again_with_its_seats(address: str):
    ann = Person(address, "Guest")
    table = ann.open()
    assert ann.ok("POST", "/api/signup", name="Éowyn", password="shieldmaiden") == {"name": "Éowyn", "account": True}
    assert ann.ok("POST", "/api/logout") == {"ok": True}
    assert ann.ok("GET", "/api/me") == {}
    assert ann.refused("GET", "/api/tables") == (401, "Come in under a name first.")
    again = Person(address, "Other")
    assert again.ok("POST", "/api/login", name="eowyn", password="shieldmaiden")["name"] == "Éowyn"
    assert [found["id"] for found in again.ok("GET", "/api/tables")] == [table]


def test_a_name_is_taken_once_and_a_password_is_asked_for(address: str):
    ann = Person(address)
    ann.ok("POST", "/api/signup", name="Boromir", password="horn of gondor")
    bob = Person(address)
    assert bob.refused("POST", "/api/signup", name=" BOROMIR ", password="something else") == (
        409, "There is an account of this name already.",
    )  # fmt: skip
    wrong = (403, "This name and this password do not belong together.")
    assert bob.refused("POST", "/api/login", name="Boromir", password="horn of rohan") == wrong
    assert bob.refused("POST", "/api/login", name="Nobody at all", password="horn of gondor") == wrong
    assert bob.refused("POST", "/api/login", name="Boromir", password="short")[0] == 400


def test_passwords_and_sessions_are_not_in_the_store(tmp_path: Path):
    with served(Settings(sqlite(tmp_path))) as address:
        ann = Person(address)
        ann.ok("POST", "/api/signup", name="Ann", password="a very secret one")
        token = ann.http.cookies["rulewright"]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"a very secret one" not in kept
    assert token.encode() not in kept
    assert b"$argon2id$" in kept


def test_log_ins_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("rulewright.server.guard.LOGINS", Rate(3, 100_000))
    with served(Settings(sqlite(tmp_path))) as address:
        ann = Person(address)
        codes = [ann.refused("POST", "/api/login", name="x", password="12345678")[0] for _ in range(5)]
    assert codes == [403] * 3 + [429] * 2


def test_on_ones_own_machine_nobody_signs_in(tmp_path: Path):
    with served(Settings(sqlite(tmp_path), local=True)) as address:
        answer = httpx2.get(f"{address}/api/me?lang=uk", trust_env=False)
        assert answer.json() == {"name": "Ви"}
        cookie = answer.headers["set-cookie"]
        assert cookie.endswith("; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax")


def test_every_answer_carries_the_headers_of_safety(address: str):
    for path in ("/api/me", "/", "/nothing.js", "/openapi.json", "/api/tables", "/healthz"):
        answer = httpx2.get(address + path, trust_env=False)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (path, name)
    assert "unsafe" not in HEADERS["content-security-policy"]


def test_other_sites_may_not_change_anything(address: str):
    ann = Person(address)
    evil = {"origin": "https://evil.example"}
    assert ann.http.post("/api/guest", json={"name": "x"}, headers=evil).status_code == 403
    assert ann.http.get("/api/me", headers=evil).json() == {"name": "Ann"}
    assert ann.http.post("/api/guest", json={"name": "Ann"}, headers={"origin": address}).status_code == 200
    url = f"{address.replace('http', 'ws')}/api/tables/{ann.open()}/socket"
    for origin, status in (("https://evil.example", 403), ("null", 403), ("http://[", 403)):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(url, additional_headers={"Cookie": ann.cookie, "Origin": origin}, proxy=None),
        ):
            pass
        assert refused.value.response.status_code == status
    with connect(url, additional_headers={"Cookie": ann.cookie, "Origin": address}, proxy=None) as socket:
        assert socket.recv(10)


def test_a_socket_needs_a_session_and_a_table(address: str):
    ann = Person(address)
    table = ann.open()
    for cookie, where, code in (("", table, 4401), ("rulewright=x", table, 4401), (ann.cookie, "nowhere", 4404)):
        url = f"{address.replace('http', 'ws')}/api/tables/{where}/socket"
        with Chair(connect(url, additional_headers={"Cookie": cookie}, proxy=None)) as chair:
            assert chair.closed() == code


def test_a_server_answers_under_its_own_names_only(tmp_path: Path):
    with served(Settings(sqlite(tmp_path), hosts=("table.example", "127.0.0.1"))) as address:

        def status(host: str) -> int:
            return httpx2.get(f"{address}/healthz", headers={"host": host}, trust_env=False).status_code

        assert [status(host) for host in ("table.example", "table.example:8080")] == [200, 200]
        assert [status(host) for host in ("rebound.example", "[")] == [403, 403]


def test_what_is_too_large_is_refused(address: str):
    ann = Person(address)
    assert ann.http.post("/api/guest", content=b"x" * 20_000).status_code == 413
    assert ann.refused("POST", "/api/guest", name="x" * 41)[0] == 400
    with ann.sit(ann.open()) as chair:
        chair.frame()
        chair.socket.send('{"type":"chat","text":"' + "x" * 40_000 + '"}')
        assert chair.closed() == 1009


def test_too_many_messages_close_the_socket(address: str):
    ann = Person(address)
    with ann.sit(ann.open()) as chair:
        for _ in range(320):
            chair.socket.send("{}")
        assert chair.closed() == 1008


def test_health_readiness_and_figures(address: str):
    ann = Person(address)
    with ann.sit(ann.open()) as chair:
        chair.play("keep")
    assert ann.http.get("/healthz").text == ann.http.get("/readyz").text == "ok"
    figures = ann.http.get("/metrics").text
    assert 'rulewright_moves_total{game="lotr"}' in figures
    assert "rulewright_choice_seconds_count" in figures
    assert "Ann" not in figures


def test_the_client_is_served_and_nothing_beside_it(tmp_path: Path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>t</title>")
    (static / "assets" / "a-123.js").write_text("1")
    (tmp_path / "secret.txt").write_text("s")
    with served(Settings(sqlite(tmp_path)), static) as address:
        get = httpx2.Client(base_url=address, trust_env=False, limits=httpx2.Limits(max_keepalive_connections=0)).get
        for page in ("/", "/t/abc", "/decks", "/cards/lotr", "/rules/lotr", "/replay/x", "/join/abc/d.e.js"):
            answer = get(page)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache"), page
            assert answer.text.startswith("<!doctype")
        assert get("/assets/a-123.js").headers["cache-control"] == "public, max-age=31536000, immutable"
        for path in ("/assets/none.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/favicon.ico", "/api/none"):
            assert get(path).status_code == 404, path
