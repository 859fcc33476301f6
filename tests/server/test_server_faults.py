"""Nothing acknowledged is lost or doubled: two tabs, choices sent again, older clients, restarts, kills, full disks."""

from __future__ import annotations

import random
import sqlite3
import threading
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from rulewright.server import moves
from rulewright.server.house import Settings
from rulewright.server.store import PRAGMAS, Store, StoreFailed
from support.tables import Chair, Node, Person, served, sqlite


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


def answer(chair: Chair) -> dict:
    """What a choice is answered."""
    while (message := chair.receive())["type"] not in ("stored", "refused"):
        pass
    return message


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


class Player(threading.Thread):
    """Somebody who plays at random until the server is gone, and knows what was acknowledged."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        super().__init__()
        self.person, self.table, self.random = person, table, random.Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.sent: set[str] = set()
        self.waiting: tuple[str, list[str], int] | None = None

    def run(self) -> None:
        try:
            with self.person.sit(self.table) as chair:
                chair.question()
                if self.waiting is not None:
                    self.send(chair, *self.waiting)
                while True:
                    chair.question()
                    once = f"c{len(self.sent)}"
                    self.send(chair, once, [self.random.choice(chair.offered())], chair.last["at"])
        except (WebSocketException, OSError, EOFError):
            return

    def send(self, chair: Chair, once: str, keys: list[str], at: int) -> None:
        """Send a choice, and again after a kill, until it is acknowledged or refused."""
        self.sent.add(once)
        self.waiting = once, keys, at
        answer = chair.choose(*keys, once=once, at=at)
        if answer["type"] == "stored":
            self.acknowledged[once] = answer["at"]
        self.waiting = None
        if chair.last["at"] <= at or not chair.last.get("question"):
            chair.frame(lambda frame: frame["at"] > at and bool(frame.get("question")))


def kill_and_check(store: str, kills: int, tables: int = 3) -> int:
    """Kill a server again and again while people play: how many choices they were told are stored."""
    chance = random.Random(kills)
    node = Node(store).start()
    people = [Person(node.address, f"P{n}") for n in range(tables)]
    opened = [person.open("wotr", "me", "bot:random", seed=n) for n, person in enumerate(people)]
    players = [Player(person, table, n) for n, (person, table) in enumerate(zip(people, opened, strict=True))]
    try:
        for _ in range(kills):
            for player in players:
                player.start()
            threading.Event().wait(chance.uniform(0.05, 0.5))
            node.kill()
            for player in players:
                player.join(20)
                assert not player.is_alive()
            node.start()
            players = [again(player) for player in players]
    finally:
        node.kill()
    node.start()
    try:
        return sum(check(node, player, table) for player, table in zip(players, opened, strict=True))
    finally:
        assert node.stop() == 0


def again(player: Player) -> Player:
    """The same player, for the next life of the server."""
    new = Player(player.person, player.table, player.random.getrandbits(32))
    new.acknowledged, new.sent, new.waiting = player.acknowledged, player.sent, player.waiting
    return new


def check(node: Node, player: Player, table: str) -> int:
    """Every acknowledged choice is there, once, under the number that was told."""
    rows = stored(node.store, table)
    names = [once for _, once, _ in rows if once is not None]
    assert len(names) == len(set(names))
    numbers = {once: n for n, once, _ in rows if once is not None}
    assert {once: numbers.get(once) for once in player.acknowledged} == player.acknowledged
    assert set(names) <= player.sent
    standing = moves.begin(origin(node.store, table))
    for n, _, body in rows:
        standing = moves.make(standing, moves.read(body))
        assert standing.at == n
    with player.person.sit(table) as chair:
        frame = chair.frame()
        assert (frame["at"] >= standing.at, frame["made"] >= standing.made) == (True, True)
    return len(player.acknowledged)


def rows_of(store: str, query: str, table: str) -> list[tuple]:
    """What a query finds, past the server."""
    if store.startswith("sqlite"):
        with sqlite3.connect(store.partition(":///")[2]) as db:
            return db.execute(query.replace("%s", "?"), (table,)).fetchall()
    import psycopg

    with psycopg.connect(store.replace("+psycopg", "")) as db:
        return db.execute(query, (table,)).fetchall()


def stored(store: str, table: str) -> list[tuple[int, str | None, bytes]]:
    """The moves of a table as the store has them."""
    return rows_of(store, "SELECT n, once, body FROM moves WHERE table_id = %s AND n > 0 ORDER BY n", table)


def origin(store: str, table: str) -> moves.Origin:
    """How the game of a table began."""
    import msgspec

    ((text,),) = rows_of(store, "SELECT origin FROM tables WHERE id = %s", table)
    return msgspec.json.decode(text, type=moves.Origin)


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
