"""Reports: what they count, what they conclude, and that they say it in every language."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.lab import Plan, Row
from rulewright.lab import report as reports
from rulewright.lab.charts import write_charts
from rulewright.lab.page import page
from rulewright.lab.printed import print_report
from rulewright.lab.summary import Comparison, Summary

LANGUAGES = ("en", "uk", "ru")
PLAN = Plan("lotr", {"scenario": "passage-through-mirkwood", "decks": ["leadership"]})
DUEL = Plan("wotr", {"scenario": "duel-2"}, ("thumb", "random"))
WON, LOST, CAUSE = "lotr.winning-the-game.1", "lotr.player-elimination.9", "lotr.player-elimination.2"


def game(seed: int, won: bool, rounds: int = 5, **more: dict) -> Row:
    """A game that was won with a score of 100, or lost."""
    threat = {"threat@0": [29, 29, *range(30, 30 + rounds)]}
    return Row(
        seed, [0] if won else [], 100 if won else 0, WON if won else LOST, "" if won else CAUSE, rounds, 100, "quest",
        threat, **more,
    )  # fmt: skip


def many(won: int, games: int, plan: Plan = PLAN) -> Summary:
    return Summary(plan, (game(seed, seed < won) for seed in range(games)))


def lines(report: reports.Report, title: str) -> list[tuple[str, ...]]:
    (found,) = [table for table in report.tables if table.title == title]
    return list(found.lines)


def test_the_win_rate_comes_with_its_interval():
    report = reports.report(many(81, 263), "en")
    assert lines(report, "Result") == [("All together", "263", "81", "30.8 %", "25.5 … 36.6 %")]


def test_scores_rounds_and_endings_are_told():
    rows = [game(0, True, 4), game(1, True, 6), game(2, False, 6), game(3, False, 12)]
    report = reports.report(Summary(PLAN, rows), "en")
    assert lines(report, "Scores and length") == [
        ("Rounds", "7.0", "4", "6", "6"),
        ("Choices", "100.0", "100", "100", "100"),
        ("Score", "50.0", "0", "0", "100"),
        ("Score of the games won", "100.0", "100", "100", "100"),
    ]
    clauses = {rule.id: rule.text("en") for rule in rw.rules("lotr")}
    assert sorted(lines(report, "What ended the games")) == sorted(
        [
            (clauses[LOST], clauses[CAUSE], "lost", "2", "50.0 %"),
            (clauses[WON], "", "won", "2", "50.0 %"),
        ]
    )


def test_the_numbers_of_the_table_are_told_by_round():
    rows = [game(seed, True, 3) for seed in range(4)] + [game(9, False, 4)]
    rows[0].series["threat@0"][2] = 40
    report = reports.report(Summary(PLAN, rows), "en")
    assert lines(report, "Threat") == [
        ("1", "5", "29", "29", "29"),
        ("2", "5", "30", "30", "30"),
        ("3", "5", "31", "31", "31"),
        ("4", "5", "32", "32", "32"),
    ]


def test_a_number_that_never_changes_is_not_told():
    rows = [game(seed, True) for seed in range(6)]
    for row in rows:
        row.series["willpower"] = [0] * 7
    titles = [table.title for table in reports.report(Summary(PLAN, rows), "en").tables]
    assert "Threat" in titles
    assert "Total willpower" not in titles


def test_cards_go_with_winning_or_not():
    """Gandalf in 40 games, 30 of them won; of the 60 others 15."""
    rows = [game(seed, seed < 30, drawn={"Gandalf": 2}) for seed in range(40)]
    rows += [game(40 + seed, seed < 15, drawn={"Faramir": 1} if seed < 3 else {}) for seed in range(60)]
    report = reports.report(Summary(PLAN, rows), "en")
    assert lines(report, "Cards drawn") == [("Gandalf", "40", "75.0 %", "25.0 %", "+50.0", "+30.5 … +64.2", "✓")]
    assert not [table for table in report.tables if table.title == "Cards played"]


def test_where_people_play_against_each_other_a_card_goes_with_its_holder():
    def duel(seed: int, winner: int, title: str) -> Row:
        return Row(seed, [winner], 3, "wotr.victory-check.3", "", 8, 300, "victory-check", {}, {title: 1})

    rows = [duel(seed, seed % 4 == 0, "Gandalf@1") for seed in range(40)]  # seat 1 wins every fourth
    rows += [duel(seed, seed % 2, "Legolas@0") for seed in range(40, 80)]
    summary = Summary(DUEL, rows)
    assert (summary.wins[0], summary.wins[1]) == (50, 30)
    told = lines(reports.report(summary, "en"), "Cards drawn")
    assert [line[:5] for line in told] == [
        ("Gandalf (seat 2)", "40", "25.0 %", "50.0 %", "−25.0"),
        ("Legolas (seat 1)", "40", "50.0 %", "75.0 %", "−25.0"),
    ]
    assert [line[0] for line in lines(reports.report(summary, "en"), "Result")] == ["seat 1: thumb", "seat 2: random"]
    endings = lines(reports.report(summary, "en"), "What ended the games")
    assert [line[2:] for line in endings] == [
        ("won by seat 1", "50", "62.5 %"),
        ("won by seat 2", "30", "37.5 %"),
    ]


# ---- A against B


@pytest.mark.parametrize(("a", "b", "more", "words"), [
    ((70, 100), (50, 100), 0, "A is better"),
    ((50, 100), (70, 100), 0, "B is better"),
    ((60, 100), (50, 100), 288, "about 288 more games"),
    ((50, 100), (50, 100), None, "equal so far"),
])  # fmt: skip
def test_a_against_b_is_decided_or_it_is_told_how_many_games_would(a, b, more, words):
    both = Comparison(many(*a), many(*b))
    assert both.more() == more
    report = reports.comparison(both.a, both.b, "en")
    assert words in report.verdict
    assert [line[0] for line in report.tables[0].lines] == ["A", "B"]
    assert [part.title[:3] for part in report.parts] == ["A: ", "B: "]


def test_the_difference_comes_with_its_interval_and_its_chance():
    report = reports.comparison(many(56, 70), many(48, 80), "en")
    assert dict(report.facts) == {
        "A": "Passage Through Mirkwood; Leadership starter deck; thumb",
        "B": "Passage Through Mirkwood; Leadership starter deck; thumb",
        "Difference": "+20.0 [+5.2 … +33.4]",
        "Chance of such a difference if there is none": "0.013",
    }


# ---- languages and forms


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_is_told_in_every_language_and_names_cards_in_it(lang: str):
    rows = [game(seed, seed % 2 == 0, drawn={"Gandalf": seed % 3}, met={"King Spider": 1}) for seed in range(20)]
    for row in rows:
        row.drawn = {title: count for title, count in row.drawn.items() if count}
    stream = io.StringIO()
    report = reports.comparison(Summary(PLAN, rows), many(12, 20), lang)
    print_report(report, stream)
    told = stream.getvalue()
    assert {"en": "Gandalf", "uk": "Ґандальф", "ru": "Гэндальф"}[lang] in told
    foreign = re.findall(r"[A-Za-z]{3,}" if lang != "en" else r"[а-яіїєґ]{3,}", told)
    assert set(foreign) <= {"thumb"}


def test_a_page_needs_nothing_else():
    text = page(reports.report(many(12, 20), "uk"))
    assert text.startswith('<!doctype html>\n<html lang="uk">')
    assert text.count("<svg") == 3
    assert "<script" not in text
    assert not re.findall(r"(?:src|href|url)\s*[=(]\s*[\"']?(?:https?:)?//", text)


def test_what_somebody_called_a_deck_is_no_markup():
    deck = {"name": "<b>&\x1b[31m", "heroes": ["01001"], "cards": {}}
    report = reports.Report("en", deck["name"], (("Decks", deck["name"]),), ())
    assert "<b>" not in page(report)
    stream = io.StringIO()
    print_report(report, stream)
    assert "\x1b" not in stream.getvalue()


def test_without_the_packages_that_draw_a_page_has_tables(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("rulewright.lab.page.find_spec", lambda name: None)
    text = page(reports.report(many(12, 20), "en"))
    assert "<svg" not in text
    assert "<td>60.0 %</td>" in text


def test_charts_are_written_as_svg_and_png(tmp_path: Path):
    rows = [game(seed, seed % 2 == 0, drawn={"Gandalf": 1} if seed % 3 else {}) for seed in range(30)]
    report = reports.comparison(Summary(PLAN, rows), many(12, 20), "ru")
    write_charts(report, tmp_path / "svg", "svg")
    names = sorted(str(path.relative_to(tmp_path / "svg")) for path in (tmp_path / "svg").rglob("*.svg"))
    assert names == [
        "a/cards-drawn.svg", "a/result.svg", "a/rounds.svg", "a/series-threat-0.svg",
        "b/result.svg", "b/rounds.svg", "b/series-threat-0.svg", "comparison.svg",
    ]  # fmt: skip
    assert "Гэндальф" in (tmp_path / "svg" / "a" / "cards-drawn.svg").read_text(encoding="utf-8")
    write_charts(reports.Report("en", "", (), (), report.charts), tmp_path, "png")
    assert (tmp_path / "comparison.png").read_bytes().startswith(b"\x89PNG")
