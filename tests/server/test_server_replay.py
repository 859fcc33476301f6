"""Journals, reports, replays, playing on, save points: what is told is what the reader may know."""

from __future__ import annotations

import json

import rulewright as rw
from support.tables import Person


def played(address: str, choices: int = 12) -> tuple[Person, Person, str]:
    """Two people at a table of which some choices are made."""
    ann, bob = Person(address, "Ann"), Person(address, "Bob")
    table = ann.open("lotr", "me", "link", options={"first": 0})
    token = ann.ok("POST", f"/api/tables/{table}/invite", seat=1)["url"].rpartition("/")[2]
    bob.ok("POST", "/api/join", token=token)
    with ann.sit(table) as first, bob.sit(table) as second:
        for _ in range(choices):
            while not (first.last.get("question") or second.last.get("question")):
                first.frame()
                second.frame()
            turn, other = (first, second) if first.last.get("question") else (second, first)
            turn.play(turn.offered()[-1])
            at = turn.last["at"]
            if other.last["at"] < at:
                other.frame(lambda frame, at=at: frame["at"] == at)
    return ann, bob, table


def test_the_journal_of_a_running_game_tells_only_what_its_reader_knows(address: str):
    ann, bob, table = played(address)
    with ann.sit(table) as chair:
        real = chair.frame()["view"]
    text = ann.ok("GET", f"/api/tables/{table}/journal")["text"]
    game = rw.replay(text)
    assert game.view(0)["players"][0]["hand"] == real["players"][0]["hand"]
    assert json.loads(text)["seed"] != 7
    journals = [rw.replay(bob.ok("GET", f"/api/tables/{table}/journal")["text"]) for _ in range(4)]
    hands = {json.dumps(game.view(0)["players"][0]["hand"]) for game in journals}
    assert len(hands) > 1


def test_the_journal_of_a_finished_game_is_whole(address: str):
    ann = Person(address)
    table = ann.open("lotr", "bot:thumb")
    with ann.sit(table) as chair:
        frame = chair.frame(lambda frame: "result" in frame)
    text = ann.ok("GET", f"/api/tables/{table}/journal")["text"]
    game = rw.replay(text)
    assert (game.seed, len(list(game.choices())), game.over) == (7, frame["made"], True)
    again = ann.open("lotr", "me", journal=text)
    with ann.sit(again) as chair:
        assert chair.frame()["result"] == frame["result"]


def test_a_report_holds_a_journal_that_can_be_replayed(address: str):
    ann, _, table = played(address)
    report = ann.ok("GET", f"/api/tables/{table}/report")
    game = rw.replay(report["journal"])
    assert (report["rulewright"], report["choices"], report["seat"]) == (rw.__version__, 12, 0)
    if report["asked"] is not None:
        assert report["asked"]["options"] == list(game.decision.keys)
    assert report["log"][-1] == [line.text for line in game.log(0)][-1]


def test_a_replay_tells_every_choice_to_its_reader(address: str):
    ann, bob, table = played(address)
    mine = ann.ok("GET", f"/api/tables/{table}/replay?lang=uk")["moments"]
    theirs = bob.ok("GET", f"/api/tables/{table}/replay?lang=uk")["moments"]
    assert [moment["n"] for moment in mine] == [moment["n"] for moment in theirs] == list(range(13))
    assert mine[0]["text"] == "Початок"
    assert (mine[1]["text"], mine[1]["player"]) == ("Змінити початкову руку", "Гравець 1")
    assert theirs[1]["text"] != "Змінити початкову руку"


def test_a_moment_of_a_replay_is_the_frame_of_that_moment(address: str):
    ann = Person(address)
    table = ann.open()
    frames = []
    with ann.sit(table, lang="uk") as chair:
        frames.append(chair.frame())
        frames.extend(chair.play(chair.offered()[0]) for _ in range(8))
    for n, frame in enumerate(frames):
        then = ann.ok("GET", f"/api/tables/{table}/replay/{n}?lang=uk")
        assert (then["view"], then["phase"], then["lines"]) == (frame["view"], frame["phase"], frame["lines"])
        assert "question" not in then
    assert ann.refused("GET", f"/api/tables/{table}/replay/99") == (404, "There is no such point in this game.")


def test_a_moment_shows_each_reader_the_own_hand(address: str):
    ann, bob, table = played(address)
    for seat, person in enumerate((ann, bob)):
        view = person.ok("GET", f"/api/tables/{table}/replay/3")["view"]
        assert all("card" in piece for piece in view["players"][seat]["hand"])
        assert all("card" not in piece for piece in view["players"][1 - seat]["hand"])


def test_playing_on_alone_goes_on_with_the_same_cards(address: str):
    ann = Person(address)
    table = ann.open()
    with ann.sit(table) as chair:
        then = chair.play("keep", "pass")
        chair.play("pass", "pass")
    again = ann.ok("POST", f"/api/tables/{table}/play-on", n=2)["id"]
    assert again != table
    with ann.sit(again) as chair:
        frame = chair.frame()
        assert (frame["view"], frame["question"], frame["made"]) == (then["view"], then["question"], 2)
        chair.play("pass")
    assert ann.ok("GET", f"/api/tables/{table}")["at"] == 4


def test_playing_on_from_a_game_of_others_draws_what_is_hidden_anew(address: str):
    ann, bob, table = played(address)
    hands = set()
    for _ in range(4):
        again = ann.ok("POST", f"/api/tables/{table}/play-on", n=6)
        with ann.sit(again["id"], seat=1) as chair:
            hands.add(json.dumps(chair.frame()["view"]["players"][1]["hand"]))
    assert len(hands) > 1
    assert bob.refused("GET", f"/api/tables/{again['id']}")[0] == 404


def test_another_game_like_one_that_is_over_has_its_setup_and_a_new_seed(address: str):
    ann = Person(address)
    table = ann.open("lotr", "bot:thumb", decks=["spirit"])
    with ann.sit(table) as chair:
        chair.frame(lambda frame: "result" in frame)
    again = ann.ok("POST", f"/api/tables/{table}/again")["id"]
    with ann.sit(again) as chair:
        chair.frame(lambda frame: "result" in frame)
    games = [json.loads(ann.ok("GET", f"/api/tables/{played}/journal")["text"]) for played in (table, again)]
    assert games[0]["setup"] == games[1]["setup"]
    assert games[0]["seed"] == 7 != games[1]["seed"]


def test_at_another_game_the_seats_of_others_are_free_for_them(address: str):
    ann, bob = Person(address, "Ann"), Person(address, "Bob")
    players = [{"heroes": [hero], "threat": 49} for hero in ("Aragorn", "Gimli", "Éowyn")]
    lost = {"seats": players, "at": "7.3"}
    table = ann.open("lotr", "me", "bot:thumb", "link", position=lost, title="Friday", open=True)
    bob.ok("POST", f"/api/tables/{table}/join", seat=2)
    new = ann.ok("POST", f"/api/tables/{table}/again")
    assert new["id"] != table
    assert (new["title"], new["open"]) == ("Friday", True)
    seats = [(seat.get("holder"), seat.get("bot")) for seat in new["seats"]]
    assert seats == [("Ann", None), (None, "thumb"), (None, None)]


def test_a_game_that_is_not_over_is_not_begun_again(address: str):
    ann = Person(address)
    table = ann.open()
    assert ann.refused("POST", f"/api/tables/{table}/again") == (409, "This game is not over yet.")


def test_points_that_have_names_are_kept(address: str):
    ann = Person(address)
    table = ann.open()
    with ann.sit(table) as chair:
        chair.play("keep")
        ann.ok("POST", f"/api/tables/{table}/save-point", name="before")
        chair.play("pass")
        ann.ok("POST", f"/api/tables/{table}/save-point", name="after")
    points = ann.ok("GET", f"/api/tables/{table}/save-points")
    assert [(point["name"], point["n"]) for point in points] == [("before", 1), ("after", 2)]
