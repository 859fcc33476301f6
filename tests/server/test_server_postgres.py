"""PostgreSQL: one node, two nodes at one table, kills."""

from __future__ import annotations

import threading

import psycopg
import pytest

from rulewright.server.house import Settings
from support.killing import answer, kill_and_check, stored
from support.tables import Node, Person, served


def test_a_game_is_played_on_postgresql(database: str):
    with served(Settings(database, pace=0)) as address:
        ann = Person(address)
        table = ann.open("lotr", "me", "bot:random")
        with ann.sit(table, lang="uk") as chair:
            for _ in range(8):
                chair.play(chair.offered()[0])
            chair.question()
            before = chair.last
        ann.ok("POST", f"/api/tables/{table}/save-point", name="тут")
        ann.ok("POST", f"/api/tables/{table}/save-point", name="тут")
        assert [point["n"] for point in ann.ok("GET", f"/api/tables/{table}/save-points")] == [before["made"]]
        assert ann.ok("GET", "/api/tables")[0]["at"] == before["at"]
    with served(Settings(database, pace=0)) as address, ann.sit(table, lang="uk", address=address) as chair:
        after = chair.frame()
        assert [after[name] for name in ("at", "view", "question")] == [
            before[name] for name in ("at", "view", "question")
        ]


def test_two_nodes_serve_one_table(database: str):
    settings = Settings(database, pace=0)
    with served(settings) as one, served(settings) as other:
        ann, bob = Person(one, "Ann"), Person(other, "Bob")
        table = ann.open("lotr", "me", "link", options={"first": 0})
        link = ann.ok("POST", f"/api/tables/{table}/invite", seat=1)["url"].rpartition("/")[2]
        with ann.sit(table) as first:
            first.frame()
            bob.ok("POST", "/api/join", token=link)
            assert first.frame(lambda frame: frame["seats"][1].get("holder") == "Bob")["at"] == 0
            with bob.sit(table) as second:
                second.frame()
                first.play("keep")
                second.play("keep")
                assert first.frame(lambda frame: frame["at"] == 2)["made"] == 2
                second.say("chat", text="hello")
                assert first.until("said")["by"] == "Bob"
                for _ in range(20):
                    turn = first if first.last.get("question") else second
                    turn.play(turn.offered()[-1])
                    other_one = second if turn is first else first
                    seen = turn.last["at"]
                    if other_one.last["at"] < seen:
                        other_one.frame(lambda frame, seen=seen: frame["at"] == seen)
                for name in ("at", "made", "lines", "phase", "asked"):
                    assert first.last[name] == second.last[name]
                first.say("undo", at=first.last["at"])
                second.frame(lambda frame: "undo" in frame)
                second.say("consent", agree=True)
                assert "undo" not in first.frame(lambda frame: "undo" not in frame)
    moves = stored(database, table)
    assert [n for n, _, _ in moves] == list(range(1, len(moves) + 1))


def test_of_two_choices_on_two_nodes_one_is_made(database: str):
    settings = Settings(database, pace=0)
    with served(settings) as one, served(settings) as other:
        ann = Person(one)
        table = ann.open()
        with ann.sit(table) as first, ann.sit(table, address=other) as second:
            lost = 0
            for number in range(25):
                offered = first.offered()
                at = first.last["at"]
                while second.last.get("at") != at:
                    second.frame()
                first.say("choose", at=at, keys=[offered[0]], once=f"a{number}")
                second.say("choose", at=at, keys=[offered[-1]], once=f"b{number}")
                answers = [answer(first), answer(second)]
                assert sorted(message["type"] for message in answers) == ["refused", "stored"]
                lost += answers[0]["type"] == "refused"
                for chair in (first, second):
                    if chair.last["at"] == at:
                        chair.frame(lambda frame, at=at: frame["at"] == at + 1)
                assert first.last["view"] == second.last["view"]
    assert len(stored(database, table)) == 25


def test_a_node_that_was_deaf_reads_what_it_missed(database: str):
    """The connection on which nodes hear of each other is cut: nothing is missed for good."""
    settings = Settings(database, pace=0)
    with served(settings) as one, served(settings) as other:
        ann = Person(one)
        table = ann.open()
        with ann.sit(table) as first, ann.sit(table, address=other) as second:
            second.frame()
            with psycopg.connect(database.replace("+psycopg", ""), autocommit=True) as db:
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%' AND pid <> %s"
                ended = db.execute(cut, (db.info.backend_pid,)).fetchall()
            assert len(ended) >= 2
            first.play("keep")
            assert second.frame(lambda frame: frame["at"] == 1)["made"] == 1


def test_a_bot_goes_on_when_its_node_is_killed(database: str):
    """A bot that plays on one node is played by the other when the first is gone."""
    one = Node(database, pace=0.2).start()
    with served(Settings(database, pace=0)) as other:
        ann = Person(one.address)
        table = ann.open("lotr", "bot:thumb", open=True)
        with ann.sit(table, address=other) as watching, ann.sit(table) as first:
            first.frame(lambda frame: frame["at"] >= 2)
            one.kill()
            at = watching.frame()["at"]
            assert watching.frame(lambda frame: frame["at"] >= at + 3)["at"] >= at + 3


@pytest.mark.timeout(3600)
def test_kills_at_random_moments_on_postgresql(database: str, long_run: bool):
    assert kill_and_check(database, 200 if long_run else 2) > 0


@pytest.mark.parametrize("nodes", [2])
def test_two_nodes_under_load_make_every_move_once(database: str, nodes: int, long_run: bool):
    """Both nodes choose for the same table as fast as they can."""
    settings = Settings(database, pace=0)
    with served(settings) as one, served(settings) as other:
        ann = Person(one)
        table = ann.open("wotr", "me", "bot:random")
        told: list[tuple[str, int]] = []

        def play(address: str, name: str) -> None:
            with ann.sit(table, address=address) as chair:
                for number in range(200 if long_run else 15):
                    if "result" in chair.last:
                        return
                    chair.question()
                    once = f"{name}{number}"
                    answered = chair.choose(chair.offered()[0], once=once)
                    if answered["type"] == "stored":
                        told.append((once, answered["at"]))
                    at = chair.last["at"]
                    chair.last = {**chair.last, "question": None}
                    chair.say("speak", lang="en")
                    chair.frame(lambda frame, at=at: frame["at"] >= at)

        players = [threading.Thread(target=play, args=pair) for pair in zip((one, other), ("x", "y"), strict=True)]
        for player in players[:nodes]:
            player.start()
        for player in players[:nodes]:
            player.join(60)
    rows = stored(database, table)
    assert [n for n, _, _ in rows] == list(range(1, len(rows) + 1))
    assert {once: n for n, once, _ in rows if once} == dict(told)
