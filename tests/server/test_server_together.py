"""Several people at one table: links, seats, spectators, taking back by consent, bots that take over."""

from __future__ import annotations

import rulewright as rw
from support.tables import Chair, Person

FIRST = {"first": 0}


def token(person: Person, table: str, seat: int | None) -> str:
    """The token of a link to a seat."""
    return str(person.ok("POST", f"/api/tables/{table}/invite", seat=seat)["url"]).rpartition("/")[2]


def two_at_a_table(address: str, **wanted: object) -> tuple[Person, Person, str]:
    """Ann and Bob at a table of Mirkwood, who have come by a link."""
    ann, bob = Person(address, "Ann"), Person(address, "Bob")
    table = ann.open("lotr", "me", "link", options=FIRST, **wanted)
    assert bob.ok("POST", "/api/join", token=token(ann, table, 1))["id"] == table
    return ann, bob, table


def test_a_link_gives_its_seat_to_one_person(address: str):
    ann, bob, table = two_at_a_table(address)
    link = token(ann, table, 1)
    assert Person(address, "Eve").refused("POST", "/api/join", token=link) == (409, "This seat is taken.")
    assert bob.ok("POST", "/api/join", token=link)["id"] == table
    assert bob.refused("POST", "/api/join", token=link[:-2] + "xx") == (403, "This link is no longer valid.")
    names = [(seat["holder"], seat.get("mine", False)) for seat in bob.ok("GET", f"/api/tables/{table}")["seats"]]
    assert names == [("Ann", False), ("Bob", True)]


def test_nobody_looks_at_a_table_uninvited(address: str):
    ann, _, table = two_at_a_table(address)
    eve = Person(address, "Eve")
    for path in ("", "/journal", "/report", "/replay", "/replay/0", "/save-points"):
        assert eve.refused("GET", f"/api/tables/{table}{path}")[0] == 404
    for path in ("/invite", "/join", "/save-point", "/play-on"):
        body = {"/save-point": {"name": "x"}, "/play-on": {"n": 0}}.get(path, {"seat": 0})
        assert eve.refused("POST", f"/api/tables/{table}{path}", **body)[0] == 404
    assert eve.refused("DELETE", f"/api/tables/{table}")[0] == 404
    assert eve.ok("GET", "/api/tables") == []
    assert [t["id"] for t in ann.ok("GET", "/api/tables")] == [table]


def test_a_spectator_sees_what_all_may_see(address: str):
    ann, bob, table = two_at_a_table(address)
    eve = Person(address, "Eve")
    eve.ok("POST", "/api/join", token=token(ann, table, None))
    game = rw.new("lotr", scenario="passage-through-mirkwood", seats=2, seed=7, first=0)
    with eve.sit(table, seat=1) as chair:
        frame = chair.frame()
        assert (frame["seat"], frame.get("question")) == (None, None)
        assert frame["view"] == game.view(None)
        assert frame["waiting"] == "Waiting for Player 1 (Ann)"
        answer = chair.choose("keep")
        assert (answer["type"], answer["text"]) == ("refused", "This seat is not yours.")
        for kind in ("stops", "forget", "undo", "consent", "pass_until", "substitute", "look"):
            rest = {
                "stops": {"phases": []}, "undo": {"at": 0}, "consent": {"agree": True}, "look": {"seat": 0},
                "pass_until": {"at": 0, "mode": "phase", "once": "x"}, "substitute": {"seat": 0, "bot": "thumb"},
            }.get(kind, {})  # fmt: skip
            assert chair.asked(kind, **rest)["type"] == "refused", kind
    assert bob.ok("GET", f"/api/tables/{table}")["at"] == 0


def test_only_the_holder_of_a_seat_chooses_for_it(address: str):
    ann, bob, table = two_at_a_table(address)
    with ann.sit(table) as first, bob.sit(table, seat=0) as second:
        first.frame()
        frame = second.frame()
        assert (frame["seat"], frame.get("question"), frame["asked"]) == (1, None, [0])
        answer = second.choose("keep")
        assert (answer["type"], answer["text"]) == ("refused", "Somebody else is asked now.")
        first.play("keep")
        assert second.offered() == ["keep", "mulligan"]
        second.play("mulligan")
        assert first.frame()["at"] == 2


def test_each_sees_the_own_hand_only(address: str):
    ann, bob, table = two_at_a_table(address)
    with ann.sit(table) as first, bob.sit(table) as second:
        mine, theirs = first.frame()["view"], second.frame()["view"]
    for seat, view in enumerate((mine, theirs)):
        assert all("card" in piece for piece in view["players"][seat]["hand"])
        assert view["players"][1 - seat]["hand"] == [{"id": None, "back": "player"}] * 6


def both(first: Chair, second: Chair, at: int) -> tuple[dict, dict]:
    """The frames of both after a move."""
    return tuple(  # type: ignore[return-value]
        chair.last if chair.last["at"] == at else chair.frame(lambda frame: frame["at"] == at)
        for chair in (first, second)
    )


def test_taking_back_is_asked_of_the_other(address: str):
    ann, bob, table = two_at_a_table(address)
    with ann.sit(table) as first, bob.sit(table) as second:
        first.play("keep")
        second.play("mulligan")
        both(first, second, 2)
        first.say("undo", at=2, steps=1)
        mine, theirs = both(first, second, 3)
        assert mine["undo"] == theirs["undo"] == {"by": "Ann", "steps": 2, "seen": True}
        assert first.asked("consent", agree=True)["text"] == "Nobody asks to take anything back."
        second.say("consent", agree=True)
        mine, theirs = both(first, second, 5)
        assert (mine.get("made", 0), mine.get("undo"), first.offered()) == (0, None, ["keep", "mulligan"])
        assert theirs["view"]["players"][1]["hand"] != []
        # Whoever kept lines of the log that are gone now is told from where on they are replaced.
        assert mine["kept"] == mine["lines"]


def test_taking_back_can_be_declined_and_withdrawn(address: str):
    ann, bob, table = two_at_a_table(address)
    with ann.sit(table) as first, bob.sit(table) as second:
        first.play("keep")
        second.frame(lambda frame: frame["at"] == 1)
        first.say("undo", at=1)
        both(first, second, 2)
        assert "seen" not in first.last["undo"]
        assert first.asked("undo", at=2)["text"] == "Somebody has asked to take something back already."
        second.say("consent", agree=False)
        mine, _ = both(first, second, 3)
        assert (mine["made"], mine.get("undo")) == (1, None)
        first.say("undo", at=3)
        both(first, second, 4)
        first.say("consent", agree=False)
        assert both(first, second, 5)[1].get("undo") is None
        first.say("undo", at=5)
        both(first, second, 6)
        second.play("keep")
        assert "undo" not in second.last


def test_alone_taking_back_happens_at_once(address: str):
    ann = Person(address)
    with ann.sit(ann.open("lotr", "me", "bot:random", options=FIRST)) as chair:
        chair.play("keep")
        chair.question()
        before = chair.last
        chair.play(chair.offered()[-1])
        chair.question()
        chair.say("undo", at=chair.last["at"])
        frame = chair.frame(lambda frame: frame["made"] == before["made"])
        assert (frame["view"], frame["question"], frame["lines"]) == (
            before["view"],
            before["question"],
            before["lines"],
        )
        assert frame["at"] > before["at"]
        assert chair.asked("undo", at=frame["at"], steps=500)["text"] == "There is nothing to take back."


def test_a_bot_takes_over_a_seat_and_gives_it_back(address: str):
    ann, bob, table = two_at_a_table(address)
    with ann.sit(table) as first, bob.sit(table) as second:
        first.play("keep")
        second.question()
        second.say("substitute", seat=1, bot="thumb")
        frame = first.frame(lambda frame: frame["seats"][1].get("bot") == "thumb" and "question" in frame)
        assert (frame["made"], frame["seats"][1]["holder"]) == (2, "Bob")
        second.say("substitute", seat=1)
        first.frame(lambda frame: "bot" not in frame["seats"][1])
        first.play("pass")
        assert second.question()["seat"] == 1
        assert second.asked("substitute", seat=0, bot="thumb")["text"] == "This seat is not yours."
        assert second.asked("substitute", seat=1, bot="nobody")["type"] == "refused"


def test_chat_is_heard_by_all_and_kept(address: str):
    ann, bob, table = two_at_a_table(address)
    with ann.sit(table) as first, bob.sit(table) as second:
        first.say("chat", text="Вітаю <b>")
        heard = second.until("said")
        assert (heard["by"], heard["text"]) == ("Ann", "Вітаю <b>")
    with bob.sit(table) as again:
        assert again.until("said")["text"] == "Вітаю <b>"


def test_who_is_here_is_told(address: str):
    ann, bob, table = two_at_a_table(address)
    with ann.sit(table) as first:
        first.frame()
        with bob.sit(table):
            here = first.until("presence", lambda said: said["seats"][1].get("here", False))
            assert here["watching"] == 0
        first.until("presence", lambda said: not said["seats"][1].get("here", False))


def test_two_hands_of_one_person_lie_open(address: str):
    ann = Person(address)
    with ann.sit(ann.open("lotr", "me", "me", options=FIRST)) as chair:
        frame = chair.frame()
        assert all("card" in piece for player in frame["view"]["players"] for piece in player["hand"])
        chair.play("keep")
        assert (chair.last["question"]["seat"], chair.last["seat"]) == (1, 0)
        chair.play("keep")
        assert chair.last["made"] == 2


def test_a_device_that_is_handed_over_shows_one_hand_at_a_time(address: str):
    ann = Person(address)
    with ann.sit(ann.open("lotr", "me", "me", options=FIRST, hand_over=True)) as chair:
        chair.play("keep")
        frame = chair.last
        assert (frame["hand_over"], frame["asked"], frame.get("question")) == (True, [1], None)
        assert frame["view"]["players"][1]["hand"] == [{"id": None, "back": "player"}] * 6
        assert chair.choose("keep")["text"] == "Somebody else is asked now."
        chair.say("look", seat=1)
        frame = chair.frame(lambda frame: frame["seat"] == 1)
        assert frame["view"]["players"][0]["hand"] == [{"id": None, "back": "player"}] * 6
        chair.play("keep")


def test_rivals_at_one_device_never_see_both_hands(address: str):
    ann = Person(address)
    with ann.sit(ann.open("wotr", "me", "me")) as chair:
        frame = chair.frame()
        assert frame["hand_over"] is True
        assert all("card" not in piece for player in (1, 3) for piece in frame["view"]["players"][player]["hand"])


def test_open_tables_stand_in_the_list_and_can_be_joined(address: str):
    ann, bob = Person(address, "Ann"), Person(address, "Bob")
    table = ann.open("lotr", "me", "link", options=FIRST, open=True, title="Come in")
    found = next(t for t in bob.ok("GET", "/api/tables") if t["id"] == table)
    assert (found["title"], found.get("mine", False), found.get("my_turn", False)) == ("Come in", False, False)
    assert bob.refused("POST", f"/api/tables/{table}/join", seat=0)[0] == 409
    assert bob.refused("POST", f"/api/tables/{table}/join", seat=7)[0] == 404
    bob.ok("POST", f"/api/tables/{table}/join", seat=1)
    with ann.sit(table) as chair:
        chair.play("keep")
    found = next(t for t in bob.ok("GET", "/api/tables") if t["id"] == table)
    assert (found["mine"], found["my_turn"], found["at"]) == (True, True, 1)
    assert bob.refused("DELETE", f"/api/tables/{table}")[0] == 403
    ann.ok("DELETE", f"/api/tables/{table}")
    assert bob.refused("GET", f"/api/tables/{table}")[0] == 404


def test_a_table_that_is_removed_sends_everybody_home(address: str):
    ann = Person(address)
    table = ann.open()
    with ann.sit(table) as chair:
        chair.frame()
        ann.ok("DELETE", f"/api/tables/{table}")
        assert (chair.closed(), chair.reason) == (4404, "This table is gone.")
