"""Journals that earlier versions wrote still open, and the games in them stand as they stood then.

`support/journals.py` says how a version writes them.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import rulewright as rw
from support.journals import TABLES, summary

JOURNALS = Path(__file__).parent / "journals"
KEPT = [(folder.name, name) for folder in sorted(JOURNALS.iterdir()) for name in TABLES]


def test_every_version_before_this_one_has_left_its_journals():
    assert sorted(folder.name for folder in JOURNALS.iterdir()) == ["0.1.0", "0.2.0"]
    for folder in JOURNALS.iterdir():
        assert {file.stem for file in folder.iterdir()} == {*TABLES, "ends"}
        versions = {json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))["version"] for name in TABLES}
        assert versions == {folder.name}


ENDED_SINCE = "dol-guldur-1"
"""By today's reading this game is lost with its last free hero; when it was played, it went on."""


@pytest.mark.parametrize("version", ["0.1.0", "0.2.0"])
def test_a_journal_that_a_reading_has_cut_short_says_where(version: str):
    with pytest.raises(rw.RulewrightError) as refused:
        rw.replay((JOURNALS / version / f"{ENDED_SINCE}.json").read_text(encoding="utf-8"))
    assert refused.value.message == "error-journal-choice"


@pytest.mark.parametrize(("version", "name"), [kept for kept in KEPT if kept[1] != ENDED_SINCE])
def test_a_journal_opens_and_ends_as_it_did(version: str, name: str):
    ends = json.loads((JOURNALS / version / "ends.json").read_text(encoding="utf-8"))
    game = rw.replay((JOURNALS / version / f"{name}.json").read_text(encoding="utf-8"))
    now, then = json.loads(json.dumps(summary(game))), ends[name]
    now["table"] = {key: value for key, value in now["table"].items() if key in then["table"]}
    assert now == then


@pytest.mark.parametrize("game_id", [info.id for info in rw.games()])
def test_a_journal_written_choice_by_choice_is_the_one_written_at_the_end(game_id: str):
    """What was written is kept, but a copy writes its own, and what was taken back is forgotten."""
    game, rng = rw.new(game_id, seed=8), random.Random(8)
    for number in range(60):
        if game.over:
            break
        game.choose(rng.randrange(len(game.decision.options)))
        if number == 30:
            game.undo(4)
        assert game.journal() == game.clone().journal()
    assert rw.replay(game.journal()).digest() == game.digest()
