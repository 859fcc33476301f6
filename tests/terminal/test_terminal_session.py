"""The session behind both tables: choosing, bots, taking back, seeing, saving."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.terminal import saving
from rulewright.terminal.session import AUTOSAVE, Session
from rulewright.terminal.start import Wanted, make_session
from rulewright.terminal.telling import why_not


def test_an_option_is_chosen_by_number_key_or_words(table):
    for text in ("1", "keep", "KEEP", "Keep the hand"):
        session = table()
        session.choose(text)
        assert list(session.game.choices()) == [0]


@pytest.mark.parametrize("text", ["0", "3", "-1", "99999999999999999999", "play Gandalf", "", "²"])
def test_what_is_not_on_offer_changes_nothing(solo, text):
    before = solo.game.digest()
    with pytest.raises(rw.RulewrightError) as refused:
        solo.choose(text)
    assert refused.value.message == "ui-not-a-choice"
    assert solo.game.digest() == before


def test_bots_play_their_seats_and_are_not_asked_of_the_person(table):
    session = table("leadership", "tactics", bot_seats=(1,))
    session.advance()
    asked = set()
    while session.decision is not None:
        asked.add(session.decision.seat)
        session.choose(session.decision.options[-1].key)
    assert asked == {0}
    assert session.game.over


def test_taking_back_goes_to_the_last_choice_of_a_person(table):
    session = table("leadership", "tactics", bot_seats=(1,))
    session.advance()
    places = []
    for _ in range(6):
        places.append(session.game.digest())
        session.choose("1")
    for digest in reversed(places):
        session.undo()
        assert session.game.digest() == digest
    with pytest.raises(rw.RulewrightError) as refused:
        session.undo()
    assert refused.value.message == "ui-nothing-to-undo"
    assert session.game.digest() == places[0]


def test_answers_to_a_question_that_is_put_again_are_remembered(table):
    written = {"encounter_deck": [], "seats": [{"heroes": ["Aragorn", "Glóin", "Théodred"]}], "at": "3.2"}
    session = Session(rw.position("lotr", written), "en", {})
    assert session.told() == []
    session.choose("commit Aragorn")
    session.choose("commit Glóin")
    assert session.told() == ["Commit Aragorn", "Commit Glóin"]
    session.lang = "uk"
    assert session.told() == ["Залучити Араґорна", "Залучити Ґлоїна"]
    session.undo()
    assert session.told() == ["Залучити Араґорна"]
    session.choose("done")
    assert session.told() == []


def test_a_person_with_two_decks_sees_both_hands(table):
    pair = table("leadership", "tactics")
    pair.advance()
    hands = [player["hand"] for player in pair.view()["players"]]
    assert [len(hand) for hand in hands] == [6, 6]
    assert all("card" in piece for hand in hands for piece in hand)
    assert not [entry.text for entry in pair.log() if entry.text.startswith("A card")]


def test_at_a_hot_seat_nobody_sees_the_hand_of_another(table):
    session = table("leadership", "tactics", hot_seat=True)
    session.advance()
    seat = session.decision.seat
    hands = [player["hand"] for player in session.view()["players"]]
    assert all("card" in piece for piece in hands[seat])
    assert not any("card" in piece for piece in hands[1 - seat])


def test_a_spectator_of_bots_sees_no_hand(table):
    session = table(bot_seats=(0,))
    assert session.eyes is None
    assert not any("card" in piece for piece in session.view()["players"][0]["hand"])


def test_why_not_takes_a_key_or_a_title_in_any_language(solo):
    solo.choose("keep")
    assert why_not(solo, "play Faramir") == solo.game.why_not("play Faramir", "en")
    assert why_not(solo, "faramir") == solo.game.why_not("play Faramir", "en")
    assert why_not(solo, "Aragorn") == solo.game.why_not("use Aragorn", "en")
    assert why_not(solo, "pass") == "“pass” is on offer."
    solo.lang = "uk"
    assert why_not(solo, "Фарамир") == solo.game.why_not("play Faramir", "uk")
    assert why_not(solo, "спільна справа") == solo.game.why_not("play Common Cause", "uk")


# ---- saving


def test_a_game_is_resumed_where_it_was_left(solo, saves):
    for _ in range(5):
        solo.choose("1")
    path = solo.save()
    assert path == saves / "lotr-passage-through-mirkwood-1.json"
    resumed = make_session(Wanted("lotr", resume="lotr-passage-through-mirkwood-1"))
    assert resumed.game.digest() == solo.game.digest()
    assert list(resumed.game.choices()) == list(solo.game.choices())
    resumed.choose("1")
    assert resumed.save() == path
    assert make_session(Wanted(resume=str(path))).game.digest() == resumed.game.digest()


def test_new_games_are_saved_beside_old_ones(table, saves):
    solo, other = table(), table()
    solo.choose("1")
    solo.save()
    other.choose("1")
    assert other.save().name == "lotr-passage-through-mirkwood-2.json"
    assert {path.stem[-1] for path in saves.iterdir()} == {"1", "2"}


def test_a_game_is_saved_by_itself_now_and_then(table, saves):
    session = table("leadership", "tactics")
    for _ in range(AUTOSAVE - 1):
        session.choose("1")
        session.autosave()
    assert not saves.exists()
    session.choose("1")
    session.autosave()
    assert rw.replay(next(saves.iterdir()).read_text(encoding="utf-8")).digest() == session.game.digest()


def test_nothing_is_saved_when_nothing_was_played(solo, saves):
    assert solo.leave() is None
    assert not saves.exists()


def test_a_save_that_cannot_be_written_leaves_the_game_as_it_is(solo, tmp_path: Path):
    solo.choose("1")
    before = solo.game.digest()
    (tmp_path / "file").write_text("here")
    with pytest.raises(rw.RulewrightError) as refused:
        solo.save(tmp_path / "file" / "save.json")
    assert refused.value.message == "error-cannot-write"
    assert refused.value.details["reason"] == "reason-not-a-folder"
    assert solo.game.digest() == before
    assert solo.path is None
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_folder_is_not_overwritten(solo, tmp_path: Path):
    (tmp_path / "save.json").mkdir()
    with pytest.raises(rw.RulewrightError) as refused:
        solo.save(tmp_path / "save.json")
    assert refused.value.details["reason"] == "reason-is-a-folder"
    assert [path.name for path in tmp_path.iterdir()] == ["save.json"]


def test_a_full_disk_keeps_the_old_save_whole(tmp_path: Path):
    """A process that may write no file longer than 1000 bytes meets its limit in the middle of the save."""
    path = tmp_path / "save.json"
    path.write_text("the old save")
    script = (
        "import sys, pathlib\n"
        "from rulewright.terminal import saving\n"
        "from rulewright.kernel.game import RulewrightError\n"
        "try:\n"
        "    saving.write(pathlib.Path(sys.argv[1]), 'x' * 5000)\n"
        "except RulewrightError as error:\n"
        "    print(error.message, error.details['reason'])\n"
    )

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    done = subprocess.run(
        [sys.executable, "-B", "-c", script, str(path)], capture_output=True, text=True, check=True, preexec_fn=limit
    )
    assert done.stdout == "error-cannot-write reason-no-space\n"
    assert path.read_text() == "the old save"
    assert [path.name for path in tmp_path.iterdir()] == ["save.json"]


def test_the_save_folder_follows_the_platform(monkeypatch):
    assert saving.save_folder({"XDG_DATA_HOME": "data"}) == Path("data/rulewright/saves")
    assert saving.save_folder({}) == Path.home() / ".local/share/rulewright/saves"
    monkeypatch.setattr(sys, "platform", "win32")
    assert saving.save_folder({"LOCALAPPDATA": "local"}) == Path("local/rulewright/saves")
