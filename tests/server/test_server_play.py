"""Playing at a table: frames, choices, gestures, questions about the table."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.tables import Person


def mirkwood(seats: int = 1) -> rw.Game:
    """The game that `Person.open` opens, as the library plays it."""
    return rw.new("lotr", scenario="passage-through-mirkwood", seats=seats, seed=7)


def test_the_first_frame_is_what_the_library_shows(address: str):
    ann = Person(address)
    game = mirkwood()
    with ann.sit(ann.open(), lang="uk") as chair:
        frame = chair.frame()
    view = game.view(0, "uk")
    asked = view.pop("decision")
    assert frame["view"].pop("decision") == {"seat": 0}
    assert frame["view"] == view
    assert (frame["at"], frame["seat"], frame["lang"], frame["asked"]) == (0, 0, "uk", [0])
    assert frame["question"]["prompt"] == asked["prompt"]
    assert [(o["key"], o["text"]) for o in frame["question"]["options"]] == [
        (o["key"], o["text"]) for o in asked["options"]
    ]
    assert [line["text"] for line in frame["log"]] == [line.text for line in game.log(0, "uk")]


def test_choices_are_those_of_the_library(address: str):
    ann, game = Person(address), mirkwood()
    with ann.sit(ann.open()) as chair:
        chair.frame()
        for number in range(30):
            key = game.decision.options[-1].key
            assert chair.choose(key) == {
                "type": "stored",
                "ask": number + 1,
                "once": chair_once(chair),
                "at": number + 1,
            }
            game.choose(key)
            frame = chair.frame()
            assert frame["at"] == frame["made"] == number + 1
        view = game.view(0)
        view["decision"] = {"seat": 0}
        assert frame["view"] == view


def chair_once(chair) -> str:
    return f"once-{id(chair)}-{chair.asks - 1}"


def test_the_log_of_all_frames_is_the_log_of_the_game(address: str):
    ann, game = Person(address), mirkwood()
    lines = {}
    with ann.sit(ann.open()) as chair:
        for _ in range(25):
            frame = chair.frame()
            lines |= {line["n"]: line["text"] for line in frame.get("log", [])}
            key = game.decision.options[0].key
            chair.choose(key)
            game.choose(key)
        frame = chair.frame()
        lines |= {line["n"]: line["text"] for line in frame.get("log", [])}
    log = [entry.text for entry in game.log(0)]
    assert frame["lines"] == len(log)
    assert [lines[n] for n in sorted(lines)] == [log[n] for n in sorted(lines)]
    assert set(range(len(log))) - set(lines) == set()


def test_one_gesture_makes_several_choices_as_one_move(address: str):
    ann = Person(address)
    with ann.sit(ann.open()) as chair:
        chair.play("keep", "pass", "pass", "pass")
        assert chair.offered() == ["commit Aragorn", "commit Théodred", "commit Glóin", "done"]
        assert chair.last["question"]["series"] is True
        at = chair.last["at"]
        assert chair.choose("commit Aragorn", "commit Glóin", "done")["at"] == at + 1
        frame = chair.frame()
    assert (frame["at"], frame["made"]) == (at + 1, at + 3)
    committed = [p["card"] for p in frame["view"]["players"][0]["play"] if p.get("tokens", {}).get("committed")]
    assert committed == ["01001", "01003"]


def test_a_gesture_stops_at_what_is_not_on_offer(address: str):
    ann = Person(address)
    with ann.sit(ann.open()) as chair:
        chair.play("keep", "pass", "pass", "pass")
        at = chair.last["at"]
        assert chair.choose("commit Aragorn", "commit Gandalf", "done")["type"] == "stored"
        refused = chair.until("refused")
        assert (refused["made"], refused["text"]) == (1, "You see no Gandalf, neither on the table nor in your hand")
        assert chair.last["at"] == at + 1
        assert "commit Aragorn" not in chair.offered()
        nothing = chair.choose("commit Aragorn")
        assert (nothing["type"], nothing.get("made", 0), chair.last["at"]) == ("refused", 0, at + 1)


@pytest.mark.parametrize("game", ["lotr", "wotr", "champions", "meq"])
@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_every_game_can_be_played_in_every_language(address: str, game: str, lang: str):
    ann = Person(address)
    seats = ("me", "bot:random") if game in ("wotr", "meq") else ("me",)
    with ann.sit(ann.open(game, *seats), lang=lang) as chair:
        for _ in range(15):
            chair.play(chair.offered()[0])
        assert chair.last["view"]["game"] == game
        assert chair.last["lang"] == lang
        assert len(chair.last["question"]["prompt"]) > 5


def test_a_game_is_played_to_its_end(address: str):
    ann = Person(address)
    with ann.sit(ann.open("lotr", "bot:thumb")) as chair:
        frame = chair.frame(lambda frame: "result" in frame)
    game = mirkwood()
    bot = rw_bot()
    while not game.over:
        game.choose(bot.choose(game))
    assert frame["result"]["winners"] == list(game.result.winners)
    assert (frame["result"].get("score"), frame["result"]["rule"]) == (game.result.score, game.result.reason)
    assert frame["result"]["why"] == next(rule.text("en") for rule in rw.rules("lotr") if rule.id == game.result.reason)
    assert frame["made"] == len(list(game.choices()))
    assert "question" not in frame


def rw_bot():
    from rulewright import bots

    return bots.make("thumb", seed=0)


def test_another_language_in_mid_game(address: str):
    ann = Person(address)
    with ann.sit(ann.open()) as chair:
        chair.play("keep", "pass")
        chair.say("speak", lang="ru")
        frame = chair.frame(lambda frame: frame["lang"] == "ru")
    game = mirkwood()
    game.play("keep", "pass")
    assert frame["question"]["prompt"] == game.decision.prompt("ru")
    assert frame["fresh"] is True
    assert [line["text"] for line in frame["log"]] == [line.text for line in game.log(0, "ru")]


def test_why_not_by_key_and_by_piece(address: str):
    ann = Person(address)
    with ann.sit(ann.open()) as chair:
        chair.play("keep", "pass", "pass", "pass")
        answer = chair.asked("why_not", key="play Common Cause")
        assert f"{answer['lines'][0]} [{answer['rule']}]" == at_commit().why_not("play Common Cause")
        hand = chair.last["view"]["players"][0]["hand"]
        answer = chair.asked("why_not", piece=hand[0]["id"])
        assert answer["type"] == "answer"
        assert (hand[0]["name"], answer["lines"], answer["rules"]) == (
            "Common Cause",
            [
                "Common Cause would change nothing now: choose and ready 1 different hero",
                "Common Cause is not a character",
            ],
            ["lotr.ability.12", "lotr.step-3.2.1"],
        )
        aragorn = next(p["id"] for p in chair.last["view"]["players"][0]["play"] if p["card"] == "01001")
        assert chair.asked("why_not", piece=aragorn)["lines"] == ["It is on offer: Commit Aragorn."]


def at_commit() -> rw.Game:
    game = mirkwood()
    game.play("keep", "pass", "pass", "pass")
    return game


def test_what_is_not_seen_is_not_explained(address: str):
    ann = Person(address)
    game = mirkwood()
    hidden = game.state.zones[next(i for i, z in enumerate(game.rules.zones.defs) if z.name == "encounter-deck")][0]
    with ann.sit(ann.open()) as chair:
        chair.frame()
        for said in (
            {"kind": "why_not", "piece": hidden},
            {"kind": "explain", "piece": hidden, "stat": "threat"},
            {"kind": "explain", "piece": 9_999, "stat": "threat"},
        ):
            answer = chair.asked(**said)
            assert (answer["type"], answer["text"]) == ("refused", "You do not see this card.")


def test_a_value_is_explained(address: str):
    ann = Person(address)
    with ann.sit(ann.open()) as chair:
        aragorn = next(p["id"] for p in chair.frame()["view"]["players"][0]["play"] if p["card"] == "01001")
        assert chair.asked("explain", piece=aragorn, stat="attack")["lines"] == ["Printed attack: 3"]
        assert chair.asked("explain", piece=aragorn, stat="nonsense")["type"] == "refused"


def test_a_forecast_tells_what_would_follow(address: str):
    ann = Person(address)
    with ann.sit(ann.open("champions", scenario="rhino", decks=["spider-man-justice"])) as chair:
        chair.play("done")
        forecasts = {}
        for key in chair.offered():
            forecasts[key] = chair.asked("preview", at=chair.last["at"], key=key).get("lines", [])
    assert any("→" in line for lines in forecasts.values() for line in lines), forecasts


def test_passing_until_the_next_round(address: str):
    ann = Person(address)
    with ann.sit(ann.open()) as chair:
        chair.play("keep")
        answer = chair.asked("pass_until", at=chair.last["at"], mode="choice", once="p1")
        assert (answer["type"], answer["at"]) == ("stored", 2)
        frame = chair.frame(lambda frame: frame["at"] == 2)
        assert frame["question"]["kind"] == "commit"
        game = mirkwood()
        game.choose("keep")
        game.pass_until("choice")
        assert frame["made"] == len(list(game.choices()))


def test_stops_and_remembered_answers_are_told_and_forgotten(address: str):
    ann = Person(address)
    with ann.sit(ann.open()) as chair:
        chair.play("keep")
        chair.say("stops", phases=["combat", "quest"])
        assert chair.frame(lambda frame: "stops" in frame)["stops"] == ["combat", "quest"]
        chair.asked("choose", at=chair.last["at"], keys=["pass"], once="r1", remember=True)
        assert chair.frame()["remembered"] == ["Play Sneak Attack"]
        chair.say("speak", lang="uk")
        assert chair.frame()["remembered"] == ["Зіграти «Напад зненацька»"]
        chair.say("forget")
        frame = chair.frame(lambda frame: "stops" not in frame)
        assert "remembered" not in frame
    with ann.sit(ann.open(), lang="ru") as chair:
        chair.frame()
        chair.asked("choose", at=0, keys=["keep"], once="r2", remember=True)
        assert chair.frame()["remembered"] == ["Оставляете эту руку? — Оставить руку"]


def test_earlier_lines_of_the_log(address: str):
    ann = Person(address)
    table = ann.open("lotr", "bot:thumb")
    with ann.sit(table) as chair:
        chair.frame(lambda frame: "result" in frame)
    with ann.sit(table) as chair:
        frame = chair.frame()
        first = frame["kept"]
        assert first == frame["lines"] - 100
        earlier = chair.asked("log", before=first)["log"]
    numbers = [line["n"] for line in (*earlier, *frame["log"])]
    assert (numbers[0], numbers[-1]) == (first - 100, frame["lines"] - 1)
    assert numbers == sorted(set(numbers))
