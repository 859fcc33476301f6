"""A deck on trial: games by bots, a report in every language, limits, and an end when nobody listens."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.server import guard
from rulewright.server.house import Settings
from support.tables import Person, served, sqlite, wait_until

LOTR = {"scenario": "passage-through-mirkwood", "games": 10}


def tried(person: Person, game: str, **wanted: object) -> list[dict]:
    """The lines of a trial."""
    answer = person.http.post(f"/api/games/{game}/trial", json=wanted, timeout=100)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/jsonl"), answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def test_a_deck_is_tried_and_the_report_comes_in_every_language(address: str):
    ann = Person(address)
    assert "trials" not in ann.ok("GET", "/api/me")
    deck = ann.ok("GET", "/api/games/lotr/decks/leadership")["deck"]
    lines = tried(ann, "lotr", deck=deck, **LOTR)
    assert [line["done"] for line in lines] == [0, 4, 8, 10, 10]
    assert all("reports" not in line for line in lines[:-1])
    won, reports = lines[-1].get("won", 0), lines[-1]["reports"]
    assert set(reports) == {"en", "uk", "ru"}
    assert [reports[lang]["tables"][0]["title"] for lang in reports] == ["Result", "Результат", "Результат"]
    result = reports["en"]["tables"][0]
    assert (result["heads"][1:3], result["lines"][0][1:3]) == (["Games", "won"], ["10", str(won)])
    assert result["numbers"] == [False, True, True, True, True]
    again = tried(ann, "lotr", deck=deck, **LOTR)
    assert again[-1] == lines[-1]


def test_what_cannot_be_tried_is_refused_before_the_first_line(address: str):
    ann = Person(address)
    for game, wanted, status in (
        ("lotr", {"deck": {"heroes": []}}, 422),
        ("lotr", {"deck": ann.ok("GET", "/api/games/lotr/decks/lore")["deck"], "scenario": "nowhere"}, 422),
        ("wotr", {"deck": {}}, 422),
        ("chess", {"deck": {}}, 422),
        ("lotr", {"deck": {}, "games": 100_000}, 400),
    ):
        assert ann.refused("POST", f"/api/games/{game}/trial", **wanted)[0] == status


def test_one_trial_at_a_time_and_who_goes_away_ends_it(address: str):
    ann, bob = Person(address), Person(address, "Bob")
    deck = ann.ok("GET", "/api/games/lotr/decks/leadership")["deck"]
    wanted = {"deck": deck, **LOTR, "games": 200}
    with ann.http.stream("POST", "/api/games/lotr/trial", json=wanted, timeout=100) as answer:
        lines = answer.iter_lines()
        first = json.loads(next(lines))
        assert (first["done"], first["of"]) == (0, 200)
        assert ann.refused("POST", "/api/games/lotr/trial?lang=uk", **wanted) == (
            409, "Ваше попереднє випробування ще триває, або їх зараз забагато. Зачекайте трохи.",
        )  # fmt: skip
        assert tried(bob, "lotr", deck=deck, **{**LOTR, "games": 2})[-1]["done"] == 2

    def free() -> bool:
        answer = ann.http.post("/api/games/lotr/trial", json={**wanted, "games": 1}, timeout=100)
        return answer.status_code == 200

    wait_until(free, 60)


def test_trials_can_be_switched_off_and_are_rate_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with served(Settings(sqlite(tmp_path), trials=False)) as address:
        ann = Person(address)
        assert ann.ok("GET", "/api/me")["trials"] is False
        deck = ann.ok("GET", "/api/games/lotr/decks/lore")["deck"]
        assert ann.refused("POST", "/api/games/lotr/trial", deck=deck)[0] == 403
    monkeypatch.setattr(guard, "TRIALS", guard.Rate(1, 600))
    with served(Settings(sqlite(tmp_path))) as address:
        ann = Person(address)
        assert tried(ann, "lotr", deck=deck, games=1)[-1]["done"] == 1
        assert ann.refused("POST", "/api/games/lotr/trial", deck=deck, games=1)[0] == 429
