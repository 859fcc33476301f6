"""The table of War of the Ring: two teams, several people at one terminal."""

from __future__ import annotations

import io

import pytest
from textual.pilot import Pilot

import rulewright as rw
from rulewright import bots
from rulewright.terminal.app import TableApp
from rulewright.terminal.board import board
from rulewright.terminal.plain import PlainTable
from rulewright.terminal.session import Session
from rulewright.terminal.widgets import CardList
from support.screen import at_table, picture
from support.screen import rows as rows_of
from support.wotr import card, place, player, wotr


def rows(session: Session, zone: str) -> list[str]:
    """The rows of a section: how deep each card lies, its name, its numbers."""
    seen = board(session)
    sections = [*seen.middle.sections, *(s for area in seen.players for s in area.sections), *seen.hands]
    section = next(section for section in sections if section.zone == zone and section.rows)
    facts = [" ".join(f"{fact.name}={fact.text}" for fact in row.facts) for row in section.rows]
    return [f"{'  ' * row.depth}{row.name} {told}".rstrip() for row, told in zip(section.rows, facts, strict=True)]


def test_both_sides_of_a_location_stand_under_its_name_with_tokens_and_items():
    game = wotr(
        frodo=player(hand=["Sting"]),
        active=[place("Moria", "High Elves", card("Balrog of Moria"), "Cave-troll", defense=1, attack=2)],
    )
    assert rows(Session(game, "en", {}), "active") == [
        "Moria defense=2+1 points=1 attack=2",
        "  Free Peoples",
        "    High Elves battleground_attack=2 battleground_defense=2",
        "  Shadow",
        "    Balrog of Moria battleground_attack=2 battleground_defense=2 path_attack=2",
        "    Cave-troll battleground_attack=1 battleground_defense=1 path_attack=1",
    ]


def test_points_corruption_path_and_scoring_areas_are_on_the_table():
    game = wotr(corruption=3, path=5, free_scoring=["Edoras"], shadow_scoring=["Weathertop"])
    session = Session(game, "en", {})
    assert board(session).totals[2:] == ("Corruption: 3", "Path: 5")
    assert [section.zone for section in board(session).middle.sections] == ["free-scoring", "shadow-scoring"]


@pytest.mark.parametrize(
    ("lang", "short"),
    [
        ("en", "Free 0 · Shad 0 · Corr 0 · Path 0"),
        ("uk", "Віль 0 · Тінь 0 · Спог 0 · Шлях 0"),
        ("ru", "Своб 0 · Тень 0 · Порч 0 · Путь 0"),
    ],
)
def test_where_there_is_no_room_totals_are_told_apart_by_the_beginning_of_their_names(lang: str, short: str):
    session = Session(rw.position("wotr", {"at": "2.1"}), lang, {})
    assert " · ".join(board(session).signs) == short


def test_a_person_sees_only_their_own_hand_and_piles():
    game = wotr(
        frodo=player(hand=["Sting"], cycle=["Gimli"], eliminated=["Éowyn"]),
        witch_king=player(hand=["The Hunter"], cycle=["The Reaver"], eliminated=["Mordor Orcs"]),
    )
    session = Session(game, "en", {})
    seen = board(session)
    assert [row.name for section in seen.hands for row in section.rows if row.card] == ["Sting"]
    assert [(pile.title, [row.name for row in pile.rows]) for pile in seen.piles if pile.rows] == [
        ("Cycle pile: Frodo (1)", ["Gimli"]),
        ("Eliminated pile: Frodo (1)", ["Éowyn"]),
    ]
    assert [area.piles for area in board(session).players[:2]] == [
        ("Hand: 1", "Draw deck: 0", "Cycle pile: 1 (Gimli)", "Eliminated pile: 1 (Éowyn)"),
        ("Hand: 1", "Draw deck: 0", "Cycle pile: 1 (hidden card)", "Eliminated pile: 1 (hidden card)"),
    ]


def test_a_player_without_a_ring_token_shows_none():
    game = wotr(frodo=player(hand=["Sting"], ring=1), witch_king=player(ring=0))
    titles = [area.title for area in board(Session(game, "en", {})).players[:2]]
    assert titles == ["Frodo · Ring tokens 1 · First player", "Witch-king"]


def test_one_person_with_two_decks_sees_both_hands_apart():
    game = wotr(frodo=player(hand=["Sting"]), aragorn=player(hand=["Boromir"]), seats=2)
    titles = [s.title for s in board(Session(game, "en", {})).hands if s.zone == "hand" and any(r.card for r in s.rows)]
    assert titles == ["Hand: Frodo (1)", "Hand: Aragorn (1)"]


def test_people_of_two_teams_hand_the_keyboard_over_and_see_only_their_own_cards():
    game = wotr(
        frodo=player(hand=["Sting"], ring=0),
        witch_king=player(hand=["The Hunter", "Grishnákh"], ring=0),
        aragorn=player(ring=0),
        saruman=player(ring=0),
    )
    out = io.StringIO()
    PlainTable(Session(game, "en", {}), io.StringIO("pass\n\n"), out, io.StringIO()).run()
    before, handed, after = out.getvalue().partition("Witch-king is next: hand over the keyboard, and no peeking!")
    assert handed
    assert ("Sting" in before, "The Hunter" in before) == (True, False)
    assert ("Sting" in after, "The Hunter" in after) == (False, True)


def test_a_person_against_bots_is_not_asked_to_hand_over():
    session = Session(rw.new("wotr", scenario="duel-2", seed=3), "en", {1: bots.make("random", 1)})
    assert (session.hot_seat, session.people) == (False, (0,))


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_a_person_plays_a_trilogy_against_bots_in_every_language(lang):
    game = rw.new("wotr", scenario="trilogy", seats=4, seed=11)
    session = Session(game, lang, {seat: bots.make("random", seat) for seat in (1, 2, 3)})
    out, errors = io.StringIO(), io.StringIO()
    assert PlainTable(session, io.StringIO("1\n" * 400), out, errors).run() == 0
    assert errors.getvalue() == ""
    assert session.game.over
    won = {"en": "win", "uk": "перемог", "ru": "победил"}[lang]
    assert won in out.getvalue().rsplit("\n>", 1)[-1]


@pytest.mark.parametrize(
    ("lang", "names"), [("en", ("Olog-hai", "Mordor Orcs")), ("uk", ("Олоґ-гаї", "Мордорські орки"))]
)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_reserve_of_the_opponent_is_on_the_screen_however_many_cards_were_cycled(lang, names, size):
    """The hand box holds the hand alone; what was cycled and eliminated is opened with a key."""
    gone = ["Quickbeam", "Treebeard", "Glamdring", "Bilbo Baggins", "Boromir", "Faramir", "High Elves", "Elrond"]
    mine = {"hand": ["Gimli", "Sting", "Legolas"], "cycle": gone, "eliminated": ["Arwen", "Éomer", "Théoden"]}
    players = {"Gandalf": mine, "Witch-king": {"reserve": ["Olog-hai", "Mordor Orcs"]}}
    game = rw.position("wotr", {"scenario": "duel-2", "at": "2.1", "active": ["Moria"], "players": players})

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert [name for name in names if name not in picture(app)] == []
        assert len(rows_of(app.view.query_one("#hand", CardList))) == 3

    at_table(Session(game, lang, {}), play, size)
