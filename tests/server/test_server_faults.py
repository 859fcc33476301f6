"""Nothing acknowledged is lost or doubled: two tabs, choices sent again, older clients, restarts, kills, full disks."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from rulewright.server.house import Settings
from rulewright.server.store import PRAGMAS, Store, StoreFailed
from support.killing import answer, kill_and_check, stored
from support.tables import Chair, Person, served, sqlite


def test_two_tabs_choosing_at_once_choose_once(address: str):
    ann = Person(address)
    table = ann.open()
    with ann.sit(table) as first, ann.sit(table) as second:
        first.question()
        second.question()
        first.say("choose", at=0, keys=["keep"], once="one")
        second.say("choose", at=0, keys=["mulligan"], once="two")
        answers = sorted((answer(chair) for chair in (first, second)), key=lambda message: message["type"])
    assert [message["type"] for message in answers] == ["refused", "stored"]
    assert answers[0]["text"] == "The question has been answered already; look at the table as it is now."
    assert answers[1]["at"] == ann.ok("GET", f"/api/tables/{table}")["at"] == 1


def test_a_choice_that_is_sent_again_is_made_once(address: str):
    ann = Person(address)
    table = ann.open()
    with ann.sit(table) as chair:
        chair.frame()
        assert chair.choose("keep", once="same", at=0)["at"] == 1
        again = chair.choose("keep", once="same", at=0)
        assert (again["type"], again["at"]) == ("stored", 1)
    with ann.sit(table) as chair:
        assert chair.frame()["made"] == 1
        assert chair.choose("keep", once="same", at=0)["at"] == 1
        assert chair.asked("pass_until", at=1, mode="phase", once="until")["at"] == 2
        assert chair.asked("pass_until", at=1, mode="phase", once="until")["at"] == 2
    assert ann.ok("GET", f"/api/tables/{table}")["at"] == 2


def test_an_older_client_is_told_what_is_not_understood(address: str):
    ann = Person(address)
    with ann.sit(ann.open()) as chair:
        chair.frame()
        for said in ({"kind": "wave"}, {"kind": "choose", "keys": ["keep"]}, {"kind": "speak", "lang": "de"}):
            assert chair.asked(**said) == {
                "type": "refused",
                "ask": chair.asks,
                "text": "The message was not understood.",
            }
        stale = chair.choose("keep", at=5)
        assert stale["type"] == "refused"
        chair.play("keep")


def test_a_question_about_an_old_position_is_not_answered(address: str):
    ann = Person(address)
    with ann.sit(ann.open()) as chair:
        chair.play("keep", "pass")
        assert chair.choose("pass", at=0)["type"] == "refused"
        assert chair.asked("preview", at=0, key="pass")["type"] == "refused"
        assert chair.asked("undo", at=0)["type"] == "refused"


def test_a_server_that_ends_and_starts_again_has_everything(tmp_path: Path):
    settings = Settings(sqlite(tmp_path), pace=0)
    with served(settings) as address:
        ann = Person(address)
        table = ann.open("lotr", "me", "bot:random")
        with ann.sit(table, lang="uk") as chair:
            for _ in range(10):
                chair.play(chair.offered()[0])
            chair.question()
            chair.say("stops", phases=["combat"])
            before = chair.frame(lambda frame: "stops" in frame)
            chair.say("chat", text="до завтра")
            chair.until("said")
    with served(settings) as address, ann.sit(table, lang="uk", address=address) as chair:
        assert chair.until("said")["text"] == "до завтра"
        after = chair.frame()
        for name in ("at", "made", "view", "question", "lines", "stops", "phase"):
            assert after[name] == before[name], name
        chair.play(chair.offered()[0])


def test_who_is_connected_is_sent_away_when_the_server_ends(tmp_path: Path):
    with served(Settings(sqlite(tmp_path), pace=0)) as address:
        ann = Person(address)
        chair = ann.sit(ann.open())
        chair.frame()
    assert chair.closed() == 1012
    chair.close()


def test_a_choice_at_which_the_program_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with served(Settings(sqlite(tmp_path), pace=0)) as address:
        ann = Person(address)
        table = ann.open()
        with ann.sit(table) as chair:
            chair.play("keep")
            before = chair.last
            with monkeypatch.context() as broken:
                broken.setattr("rulewright.server.moves.choose", lambda game, move: 1 // 0)
                answer = chair.choose("pass")
            assert (answer["type"], answer["text"]) == (
                "refused", "The program failed at this; nothing has changed. It was written down.",
            )  # fmt: skip
        with ann.sit(table) as chair:
            after = chair.frame()
            assert (after["at"], after["view"]) == (before["at"], before["view"])
            chair.play("pass")


class Full:
    """A store whose disk is full now and then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        append = Store.append

        async def filled(store: Store, *row: object) -> None:
            if self.full:
                raise StoreFailed("disk full")
            await append(store, *row)  # type: ignore[arg-type]

        monkeypatch.setattr(Store, "append", filled)


def test_on_a_full_disk_nothing_is_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    disk = Full(monkeypatch)
    with served(Settings(sqlite(tmp_path), pace=0)) as address:
        ann = Person(address)
        table = ann.open()
        with ann.sit(table) as chair, ann.sit(table) as other:
            chair.play("keep")
            other.frame(lambda frame: frame["at"] == 1)
            disk.full = True
            answer = chair.choose("pass", once="kept")
            assert answer["type"] == "refused"
            assert answer["text"] == "It could not be stored, so nothing has changed. Try again in a moment."
            disk.full = False
            assert chair.choose("pass", once="kept")["at"] == 2
            seen = [other.frame()["at"]]
    assert seen == [2]


def test_a_really_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """SQLite itself refuses to grow: what it says is told, and everything before is kept."""
    store = sqlite(tmp_path)
    with served(Settings(store, pace=0)) as address:
        ann = Person(address)
        table = ann.open()
        with ann.sit(table) as chair:
            chair.play("keep")
    with sqlite3.connect(tmp_path / "tables.db") as db:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
    monkeypatch.setattr("rulewright.server.store.PRAGMAS", (*PRAGMAS, f"max_page_count={pages}"))
    with served(Settings(store, pace=0)) as address, ann.sit(table, address=address) as chair:
        made = 1
        while (answer := chair_choice(chair))["type"] == "stored":
            made += 1
            assert made < 2_000
        assert answer["text"].startswith("It could not be stored")
    monkeypatch.setattr("rulewright.server.store.PRAGMAS", PRAGMAS)
    with served(Settings(store, pace=0)) as address, ann.sit(table, address=address) as chair:
        assert chair.frame()["at"] == made
        chair.play(chair.offered()[0])


def chair_choice(chair: Chair) -> dict:
    """Choose the last option, whatever comes."""
    chair.question()
    at = chair.last["at"]
    answer = chair.choose(chair.offered()[-1])
    if answer["type"] == "stored" and chair.last["at"] == at:
        chair.frame(lambda frame: frame["at"] > at)
    return answer


@pytest.mark.timeout(3600)
def test_kills_at_random_moments_lose_and_double_nothing(tmp_path: Path, long_run: bool):
    acknowledged = kill_and_check(sqlite(tmp_path), 200 if long_run else 3)
    assert acknowledged > 0


def test_a_position_no_version_can_play_is_refused_and_kept(tmp_path: Path):
    """A table whose moves cannot be played again is not served, and nothing of it is changed."""
    store = sqlite(tmp_path)
    with served(Settings(store, pace=0)) as address:
        ann = Person(address)
        table = ann.open()
        with ann.sit(table) as chair:
            chair.play("keep")
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("UPDATE moves SET body = ? WHERE n = 1", (b'{"type":"choose","seats":[0],"keys":["nonsense"]}',))
    with served(Settings(store, pace=0)) as address:
        ann.http.base_url = address
        assert ann.refused("GET", f"/api/tables/{table}")[0] == 422
        assert [t["id"] for t in ann.ok("GET", "/api/tables")] == [table]
    assert len(stored(store, table)) == 1
