"""A server under load: how long a choice takes to reach everybody, and what it costs beside the engine alone.

    python benchmarks/tables.py                      # 10 and 100 tables of four, then one long game
    python benchmarks/tables.py --tables 10 100 400

At every table sit four people of `lotr`, each with a connection of their own, who choose at random, at each table
equally often: the first choices of a game are the cheapest. A choice counts from the moment it is sent until all four
have their new frame. The cost is the time that the server's process was on a processor, divided by the choices; the
engine's own is that of the same choices and the same four views without a server, in the same order and at the same
pace, measured at the same time: whatever else the machine does slows both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import rulewright as rw

SEATS = 4
LONG, LONG_SEED = {"patient": "yes", "secret_windows": "yes", "difficulty": "easy"}, 7
"""A game in which everybody is always asked goes on for over a thousand choices."""
WARM = 8
"""So many games are played before anything is measured: what is told for the first time takes longer."""
Options = dict[str, str] | None
GAME, SCENARIO = "lotr", "passage-through-mirkwood"


class Seen(msgspec.Struct):
    """What a player at random reads of a message."""

    type: str
    at: int = 0
    question: dict[str, msgspec.Raw] | None = None
    result: msgspec.Raw = msgspec.Raw()


class Option(msgspec.Struct):
    """What a player at random reads of an option."""

    key: str


read = msgspec.json.Decoder(Seen).decode
read_options = msgspec.json.Decoder(list[Option]).decode


@dataclass
class Table:
    """A table of four, and how long its choices took."""

    id: str
    random: random.Random
    sockets: list[ClientConnection] = field(default_factory=list)
    last: list[Seen] = field(default_factory=list)
    took: list[float] = field(default_factory=list)

    async def frame(self, seat: int, at: int) -> None:
        """Wait for a frame of this move or a later one."""
        while True:
            seen = read(await self.sockets[seat].recv())
            if seen.type == "frame":
                self.last[seat] = seen
                if seen.at >= at:
                    return

    async def choose(self) -> bool:
        """Make one choice and wait until everybody has seen it; False when the game is over."""
        asked = next((seat for seat, seen in enumerate(self.last) if seen.question is not None), None)
        if asked is None:
            return False
        seen = self.last[asked]
        assert seen.question is not None
        key = self.random.choice(read_options(seen.question["options"])).key
        message = {"type": "choose", "at": seen.at, "keys": [key], "once": f"c{seen.at}"}
        began = time.perf_counter()
        await self.sockets[asked].send(json.dumps(message))
        await asyncio.gather(*(self.frame(seat, seen.at + 1) for seat in range(SEATS)))
        self.took.append(time.perf_counter() - began)
        return True


class Server:
    """The server in a process of its own."""

    def __init__(self, store: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        command = [sys.executable, "-m", "rulewright.cli", "serve", "--port", str(self.port), "--store", store]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self.address = f"http://127.0.0.1:{self.port}"
        while True:
            try:
                if httpx2.get(f"{self.address}/api/games", trust_env=False).status_code == 200:
                    return
            except httpx2.TransportError:
                time.sleep(0.1)

    def busy(self) -> float:
        """How long it has been on a processor, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


async def open_tables(
    server: Server, number: int, first: int = 0, options: dict[str, str] | None = None
) -> list[Table]:
    """Tables of four people, all of them played by this program."""
    people = []
    for seat in range(SEATS):
        http = httpx2.AsyncClient(base_url=server.address, trust_env=False, timeout=60)
        answer = await http.post("/api/guest", json={"name": f"P{seat}"})
        people.append((http, answer.headers["set-cookie"].partition(";")[0]))
    tables = []
    for each in range(first, first + number):
        wanted = {"game": GAME, "scenario": SCENARIO, "open": True, "seed": each, "options": options or {}}
        host = people[0][0]
        while True:
            answer = await host.post("/api/tables", json={**wanted, "seats": [{"who": "me"}, *[{"who": "link"}] * 3]})
            if answer.status_code == 200:
                break
            await asyncio.sleep(5)
        table = Table(answer.json()["id"], random.Random(each))
        for seat, (http, cookie) in enumerate(people):
            if seat:
                await http.post(f"/api/tables/{table.id}/join", json={"seat": seat})
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/socket"
            headers = {"Cookie": cookie}
            opened = connect(url, additional_headers=headers, proxy=None, compression=None, ping_interval=None)
            table.sockets.append(await opened.__aenter__())
        table.last = [Seen("")] * SEATS
        await asyncio.gather(*(table.frame(seat, 0) for seat in range(SEATS)))
        tables.append(table)
    for http, _ in people:
        await http.aclose()
    return tables


async def load(server: Server, number: int, choices: int, rate: float) -> tuple[list[float], float, float]:
    """Let so many tables make so many choices in all, at a rate: how long each took, the server's time for one, and
    that of the engine alone, which plays them in a process of its own meanwhile."""
    for table in await open_tables(server, WARM):
        while await table.choose():
            pass
        await leave(table)
    tables = await open_tables(server, number)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        await asyncio.wrap_future(pool.submit(prepare, number))
        alone = asyncio.wrap_future(pool.submit(engine, choices, rate))
        took, cost = await measured(server, tables, choices, rate)
        return took, cost, await alone


async def measured(server: Server, tables: list[Table], choices: int, rate: float) -> tuple[list[float], float]:
    """Let tables choose: how long each choice took, and the server's time for one."""
    began, busy = time.perf_counter(), server.busy()

    async def play(place: int, table: Table) -> None:
        for turn in range(place, choices, len(tables)):
            await asyncio.sleep(max(0.0, began + turn / rate - time.perf_counter()))
            if not await table.choose():
                return

    await asyncio.gather(*(play(place, table) for place, table in enumerate(tables)))
    took = [each for table in tables for each in table.took]
    cost = (server.busy() - busy) / len(took)
    for table in tables:
        await leave(table)
    return took, cost


async def leave(table: Table) -> None:
    """Go away."""
    for connection in table.sockets:
        await connection.close()


prepared: list[tuple[rw.Game, random.Random]] = []


def prepare(number: int) -> None:
    """Have the games of so many tables ready in this process, and the words that they need."""
    for seed in range(WARM):
        play_alone([new_game(seed)], 100_000, 0)
    prepared[:] = [new_game(seed) for seed in range(number)]


def engine(choices: int, rate: float) -> float:
    """The time of the engine for one choice and four views: the same choices in the same order, without a server."""
    return play_alone(prepared, choices, rate)


def new_game(seed: int) -> tuple[rw.Game, random.Random]:
    """The game of the table with this number, and the chance by which it is played."""
    return rw.new(GAME, scenario=SCENARIO, seats=SEATS, seed=seed), random.Random(seed)


def play_alone(games: list[tuple[rw.Game, random.Random]], choices: int, rate: float) -> float:
    """Play games in turns: the time of one choice."""
    began, busy, made = time.perf_counter(), 0.0, 0
    for turn in range(choices):
        game, chance = games[turn % len(games)]
        decision = game.decision
        if decision is None:
            if all(game.over for game, _ in games):
                break
            continue
        if rate:
            time.sleep(max(0.0, began + turn / rate - time.perf_counter()))
        key = chance.choice(decision.keys)
        then = time.process_time()
        game.choose(key)
        for seat in range(SEATS):
            game.view(seat)
        busy += time.process_time() - then
        made += 1
    return busy / made


async def long_game(server: Server) -> None:
    """Print what a choice costs while one game grows: the first hundred choices, and every hundred after."""
    (table,) = await open_tables(server, 1, LONG_SEED, LONG)
    going = True
    while going:
        first, busy = len(table.took), server.busy()
        for _ in range(100):
            going = going and await table.choose()
        took = table.took[first:]
        if took:
            cost = (server.busy() - busy) / len(took)
            print(f"{first + len(took):7}  {statistics.median(took) * 1000:6.1f}  {cost * 1000:16.2f}", flush=True)
    await leave(table)


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100])
    parser.add_argument("--choices", type=int, default=50, help="choices at each table")
    parser.add_argument("--rate", type=float, default=100.0, help="choices a second, over all tables")
    parser.add_argument("--short", action="store_true", help="without the long game")
    parser.add_argument("--store", default="")
    wanted = parser.parse_args()
    print("tables  choices  p50 ms  p99 ms  server ms/choice  engine ms/choice  times the engine")
    for number in wanted.tables:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(wanted.store or f"sqlite+aiosqlite:///{folder}/tables.db")
            try:
                took, cost, alone = asyncio.run(load(server, number, wanted.choices * number, wanted.rate))
            finally:
                server.stop()
        ordered = sorted(took)
        p50, p99 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
        figures = (
            f"{p50 * 1000:6.1f}  {p99 * 1000:6.1f}  {cost * 1000:16.2f}  {alone * 1000:16.2f}  {cost / alone:16.2f}"
        )
        print(f"{number:6}  {len(took):7}  {figures}", flush=True)
    if not wanted.short:
        print("\none long game\nchoices  p50 ms  server ms/choice")
        with tempfile.TemporaryDirectory() as folder:
            server = Server(wanted.store or f"sqlite+aiosqlite:///{folder}/tables.db")
            asyncio.run(long_game(server))
            server.stop()


if __name__ == "__main__":
    main()
