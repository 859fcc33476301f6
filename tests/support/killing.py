"""People who play while a server is killed again and again, and what must be left of it."""

from __future__ import annotations

import random
import sqlite3
import threading

import httpx2
import msgspec
import psycopg
from websockets.exceptions import WebSocketException

from rulewright.server import moves
from support.tables import Chair, Message, Node, Person, wait_until


def answer(chair: Chair) -> dict:
    """What a choice is answered."""
    while (message := chair.receive())["type"] not in ("stored", "refused"):
        pass
    return message


class Player(threading.Thread):
    """Somebody who plays one game after the other at random until the server is gone, and knows what was
    acknowledged."""

    def __init__(self, person: Person, seed: int) -> None:
        super().__init__()
        self.person, self.random = person, random.Random(seed)
        self.tables: list[str] = []
        self.acknowledged: dict[str, int] = {}
        self.sent: set[str] = set()
        self.waiting: tuple[str, list[str], int] | None = None

    def open(self) -> None:
        """Begin a game."""
        self.tables.append(self.person.open("wotr", "me", "bot:random", seed=self.random.randrange(10_000)))

    def run(self) -> None:
        try:
            while True:
                self.play()
                self.open()
        except (WebSocketException, OSError, EOFError, httpx2.HTTPError):
            return

    def play(self) -> None:
        """Play the last game to its end."""
        with self.person.sit(self.tables[-1]) as chair:
            going = chair.frame(waits_or_ended)
            if self.waiting is not None:
                self.send(chair, *self.waiting)
            while "result" not in chair.last:
                going = chair.last if waits_or_ended(chair.last) else chair.frame(waits_or_ended)
                if "result" not in going:
                    self.send(chair, f"c{len(self.sent)}", [self.random.choice(chair.offered())], going["at"])

    def send(self, chair: Chair, once: str, keys: list[str], at: int) -> None:
        """Send a choice, and again after a kill, until it is acknowledged or refused."""
        self.sent.add(once)
        self.waiting = once, keys, at
        answer = chair.choose(*keys, once=once, at=at)
        if answer["type"] == "stored":
            self.acknowledged[once] = answer["at"]
        self.waiting = None
        if chair.last["at"] <= at or not waits_or_ended(chair.last):
            chair.frame(lambda frame: frame["at"] > at and waits_or_ended(frame))

    def again(self) -> Player:
        """The same player, for the next life of the server."""
        new = Player(self.person, self.random.getrandbits(32))
        new.tables, new.acknowledged, new.sent, new.waiting = self.tables, self.acknowledged, self.sent, self.waiting
        return new


def waits_or_ended(frame: Message) -> bool:
    """Whether this person is asked, or the game is over."""
    return bool(frame.get("question")) or "result" in frame


def kill_and_check(store: str, kills: int, tables: int = 3) -> int:
    """Kill a server again and again while people play: how many choices they were told are stored."""
    chance = random.Random(kills)
    node = Node(store).start()
    players = [Player(Person(node.address, f"P{n}"), n) for n in range(tables)]
    for player in players:
        player.open()
    try:
        for _ in range(kills):
            told = acknowledged(players)
            for player in players:
                player.start()
            wait_until(lambda told=told, players=players: acknowledged(players) > told, 60)
            threading.Event().wait(chance.uniform(0.0, 0.3))
            node.kill()
            for player in players:
                player.join(20)
                assert not player.is_alive()
            node.start()
            players = [player.again() for player in players]
    finally:
        node.kill()
    node.start()
    try:
        return sum(check(node, player) for player in players)
    finally:
        assert node.stop() == 0


def acknowledged(players: list[Player]) -> int:
    """How many choices were acknowledged."""
    return sum(len(player.acknowledged) for player in players)


def check(node: Node, player: Player) -> int:
    """Every acknowledged choice is there, once, under the number that was told."""
    rows = [(table, *row) for table in player.tables for row in stored(node.store, table)]
    names = [once for _, _, once, _ in rows if once is not None]
    assert len(names) == len(set(names))
    numbers = {once: n for _, n, once, _ in rows if once is not None}
    assert {once: numbers.get(once) for once in player.acknowledged} == player.acknowledged
    assert set(names) <= player.sent
    for table in player.tables:
        standing = moves.begin(origin(node.store, table))
        for n, _, body in stored(node.store, table):
            standing = moves.make(standing, moves.read(body))
            assert standing.at == n
        with player.person.sit(table) as chair:
            frame = chair.frame()
            assert (frame["at"] >= standing.at, frame.get("made", 0) >= standing.made) == (True, True)
    return len(player.acknowledged)


def rows_of(store: str, query: str, table: str) -> list[tuple]:
    """What a query finds, past the server."""
    if store.startswith("sqlite"):
        with sqlite3.connect(store.partition(":///")[2]) as db:
            return db.execute(query.replace("%s", "?"), (table,)).fetchall()
    with psycopg.connect(store.replace("+psycopg", "")) as db:
        return db.execute(query, (table,)).fetchall()


def stored(store: str, table: str) -> list[tuple[int, str | None, bytes]]:
    """The moves of a table as the store has them."""
    return rows_of(store, "SELECT n, once, body FROM moves WHERE table_id = %s AND n > 0 ORDER BY n", table)


def origin(store: str, table: str) -> moves.Origin:
    """How the game of a table began."""
    ((text,),) = rows_of(store, "SELECT origin FROM tables WHERE id = %s", table)
    return msgspec.json.decode(text, type=moves.Origin)
