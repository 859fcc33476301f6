"""Files of results: written whole, read by everybody's tools, and refused in one sentence when they are not ours."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import rulewright as rw
from rulewright import lab
from rulewright.lab import Engine, Plan, Results, tables
from rulewright.version import VERSION

Kept = Callable[..., Results]
LANGUAGES = ("en", "uk", "ru")


@pytest.fixture
def results(kept: Kept, plan: Plan, engine: Engine) -> Results:
    """Four finished games."""
    results = kept(plan)
    lab.run(plan, 4, engine, results)
    return results


def refusal(call: Callable[[], object]) -> rw.RulewrightError:
    """What is refused, in one sentence of every language that names the file."""
    with pytest.raises(rw.RulewrightError) as caught:
        call()
    told = [caught.value.text(lang) for lang in LANGUAGES]
    assert len(set(told)) == 3
    assert all(text.count("\n") == 0 and text.endswith(".") for text in told)
    return caught.value


def test_results_of_another_version_are_left_alone(kept: Kept, results: Results, plan: Plan):
    results.close()
    text = results.path.read_text(encoding="utf-8").replace(f'"version":"{VERSION}"', '"version":"0.1.9"', 1)
    results.path.write_text(text, encoding="utf-8")
    error = refusal(lambda: kept(plan))
    assert error.message == "error-lab-other-version"
    assert "0.1.9" in str(error)
    assert VERSION in str(error)
    assert results.path.read_text(encoding="utf-8") == text
    assert refusal(lambda: tables.read(results.path)).message == "error-lab-other-version"


def test_results_of_another_form_are_left_alone(kept: Kept, results: Results, plan: Plan):
    results.close()
    text = results.path.read_text(encoding="utf-8").replace('{"rulewright_lab":1,', '{"rulewright_lab":2,', 1)
    results.path.write_text(text, encoding="utf-8")
    assert refusal(lambda: kept(plan)).message == "error-lab-other-version"
    assert results.path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("change", [{"bots": ("thumb",)}, {"seed": 11}, {"cards": False}, {"setup": {}}])
def test_results_of_other_games_are_left_alone(kept: Kept, results: Results, plan: Plan, change: dict):
    results.close()
    before = results.path.read_bytes()
    other = Plan(**{"game": plan.game, "setup": plan.setup, "bots": plan.bots, "seed": plan.seed} | change)
    assert refusal(lambda: kept(other)).message == "error-lab-other-plan"
    assert results.path.read_bytes() == before


@pytest.mark.parametrize("text", ["", "seed,won\n1,1\n", '{"rulewright_lab":1}\n', "# {}\n", "[]\n", "\x00\x01"])
def test_what_is_no_file_of_results_is_told(tmp_path: Path, text: str):
    path = tmp_path / "other.csv"
    path.write_text(text, encoding="utf-8")
    assert refusal(lambda: list(tables.read(path)[1])).message == "error-lab-not-results"


def test_two_runs_do_not_write_the_same_file(kept: Kept, results: Results, plan: Plan):
    assert refusal(lambda: kept(plan)).message == "error-lab-busy"


def test_a_file_that_is_not_there_is_told(tmp_path: Path):
    assert refusal(lambda: tables.read(tmp_path / "none.csv")).message == "error-file-missing"
    assert refusal(lambda: tables.read(tmp_path)).message == "error-cannot-read"


@pytest.mark.parametrize("ending", tables.ENDINGS)
def test_a_table_tells_the_same_games(tmp_path: Path, results: Results, plan: Plan, ending: str):
    path = tmp_path / f"games{ending}"
    tables.write(path, results)
    told, rows = tables.read(path)
    assert told == plan
    assert list(rows) == list(results.rows())
    assert {file.name for file in tmp_path.iterdir()} == {"run", path.name}


def test_the_file_of_a_run_can_be_read_while_it_is_written(results: Results, plan: Plan):
    told, rows = tables.read(results.path)
    assert told == plan
    assert sorted(row.seed for row in rows) == [10, 11, 12, 13]


def test_a_csv_is_plain(tmp_path: Path, results: Results):
    path = tmp_path / "games.csv"
    tables.write(path, results)
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    assert json.loads(first.removeprefix("# "))["plan"]["bots"] == ["random"]
    found = list(csv.DictReader(lines))
    row = next(results.rows())
    assert [line["seed"] for line in found] == ["10", "11", "12", "13"]
    assert found[0]["series:threat@0"] == " ".join(map(str, row.series["threat@0"]))
    assert found[0]["drawn:Gandalf"] == str(row.drawn.get("Gandalf", 0))


def test_a_parquet_file_has_lists_and_numbers(tmp_path: Path, results: Results):
    import polars as pl

    path = tmp_path / "games.parquet"
    tables.write(path, results)
    table = pl.read_parquet(path)
    row = next(results.rows())
    assert table["series:threat@0"][0].to_list() == row.series["threat@0"]
    assert table.schema["winners"] == pl.List(pl.Int64)
    assert table["decisions"].to_list() == [row.decisions for row in results.rows()]


def test_a_damaged_table_is_told(tmp_path: Path, results: Results):
    path = tmp_path / "games.csv"
    tables.write(path, results)
    path.write_text(path.read_text(encoding="utf-8").replace("\n11,", "\neleven,", 1), encoding="utf-8")
    assert refusal(lambda: list(tables.read(path)[1])).message == "error-lab-not-results"
    other = tmp_path / "games.parquet"
    other.write_bytes(b"PAR1 and no more")
    assert refusal(lambda: tables.read(other)).message == "error-lab-not-results"


def test_only_tables_can_be_written(tmp_path: Path, results: Results):
    assert refusal(lambda: tables.write(tmp_path / "games.xls", results)).message == "error-lab-ending"
