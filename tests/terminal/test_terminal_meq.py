"""The table of Middle-Earth Quest: a map, one player against a team, several people at one terminal."""

from __future__ import annotations

import io
import json

import pytest
from textual.pilot import Pilot

import rulewright as rw
from rulewright import bots
from rulewright.games.registry import module
from rulewright.terminal.app import TableApp
from rulewright.terminal.atlas import drawing, spots
from rulewright.terminal.board import board
from rulewright.terminal.keys import keys_of
from rulewright.terminal.mapscreen import MapScreen
from rulewright.terminal.plain import PlainTable
from rulewright.terminal.session import Session
from rulewright.terminal.widgets import CardList
from support.meq import hero, meq, place, plot
from support.screen import at_table, picture, press, rows, text

MAP = module("meq").layout().map


def told(session: Session, zone: str = "map") -> dict[str, list[str]]:
    """The sections of a zone by title: how deep each row lies, its name, what is printed there, its tokens."""
    seen = board(session)
    found = {}
    for section in seen.sections():
        if section.zone == zone and section.rows:
            found[section.title] = [
                "  " * row.depth
                + " ".join(
                    (row.name, *row.marks.values(), *(f"{f.name}={f.text}" for f in row.facts if f.words != "stat"))
                )
                for row in section.rows
            ]
    return found


def rohan() -> rw.Game:
    """Eometh in Edoras, Argalad far away, something in Rohan and elsewhere."""
    return meq(
        hero("Eometh", at="Edoras", hand=["Trample"]),
        hero("Argalad", at="Woodland Realm", hand=["Overdraw"]),
        places={
            "Plains of Rohan": place(favor=1, influence=2, monsters=["Warg Rider", "Rumour"]),
            "Bree": place(characters=["Gandalf"]),
            "Barad-dûr": place(influence=4),
        },
        plots=[plot("Saruman Hungry for Power", "Isengard")],
        shadow=["Betrayed"],
        plot_hand=["Gollum is Captured"],
        at="travel",
    )


def as_person(game: rw.Game, person: int, lang: str = "en") -> Session:
    """The table as one of the people sees it."""
    session = Session(game, lang, {})
    session.eyes = person
    return session


# ---- what lies where


def test_a_hero_sees_where_one_can_go_and_what_lies_there_then_what_stands_elsewhere():
    sections = told(as_person(rohan(), 1))
    assert sections["Map: Edoras"] == [
        "Edoras Haven",
        "  Eometh",
        "→ Dunharrow (hill 3)",
        "→ Helm's Deep (mountain 3)",
        "→ Plains of Rohan (any card 1) influence=2 favor=1 monster-tokens=2",
        "→ The Nindalf (swamp 4)",
    ]
    assert sections["Elsewhere"] == [
        "Bree",
        "  Gandalf",
        "Woodland Realm Haven",
        "  Argalad",
        "Isengard",
        "  Saruman Hungry for Power",
    ]


def test_a_water_path_is_told():
    game = meq(hero("Eometh", at="Belfalas"), at="travel")
    assert told(as_person(game, 1))["Map: Belfalas"][2:] == [
        "→ Morthond (swamp 3, water path)",
        "→ Pelargir (plains 3, water path)",
    ]


def test_sauron_sees_every_place_that_is_not_empty_and_what_his_tokens_are():
    assert told(as_person(rohan(), 0)) == {
        "Map": [
            "Bree",
            "  Gandalf",
            "Woodland Realm Haven",
            "  Argalad",
            "Isengard",
            "  Saruman Hungry for Power",
            "Edoras Haven",
            "  Eometh",
            "Plains of Rohan influence=2 favor=1",
            "  Warg Rider",
            "  Rumour",
            "Barad-dûr Shadow Stronghold influence=4",
        ]
    }


def test_a_plot_lies_on_its_space_with_the_name_of_its_place():
    assert told(as_person(rohan(), 1), "plot-1") == {"Active plot 1": ["Saruman Hungry for Power → Isengard"]}


# ---- secrets


@pytest.mark.parametrize(
    ("person", "cards"),
    [(0, {"Betrayed", "Gollum is Captured"}), (1, {"Trample"}), (2, {"Overdraw"})],
)
def test_a_person_sees_only_the_cards_of_the_own_hands(person, cards):
    """Heroes may not show each other their hands: meq.hero-decisions.4."""
    seen = board(as_person(rohan(), person))
    assert {row.name for section in seen.hands for row in section.rows if row.card} == cards


def test_both_heroes_see_their_mission_and_sauron_his_own():
    missions = [
        [row.name for section in board(as_person(rohan(), person)).sections() for row in section.rows
         if section.zone.endswith("mission")]
        for person in (0, 1, 2)
    ]  # fmt: skip
    assert missions == [["His Dark Throne", "hidden card"], *[["hidden card", "Noble Blood"]] * 2]


def test_the_map_tells_a_hero_nothing_of_a_face_down_token():
    out = io.StringIO()
    bots_of_others = {0: bots.make("thumb"), 2: bots.make("thumb")}
    PlainTable(
        Session(rohan(), "en", bots_of_others), io.StringIO("v\nm\nm plains of rohan\n"), out, io.StringIO()
    ).run()
    assert "monster tokens on the board 2" in out.getvalue()
    assert "Warg Rider" not in out.getvalue()
    assert "Rumour" not in out.getvalue()


def test_sauron_and_a_hero_at_one_terminal_hand_over_and_see_only_their_own():
    game = meq(
        hero("Eometh", at="Edoras", hand=["Trample", "Parry"]),
        places={"Plains of Rohan": place(monsters=["Warg Rider"])},
        shadow=["Betrayed"],
        plot_hand=["Gollum is Captured"],
        pool=4,
        at="travel",
    )
    out = io.StringIO()
    lines = "travel to Plains of Rohan\ndiscard card Parry\n\npass\n"
    PlainTable(Session(game, "en", {}), io.StringIO(lines), out, io.StringIO()).run()
    before, handed, after = out.getvalue().partition("Sauron is next: hand over the keyboard, and no peeking!")
    assert handed
    assert [name in before for name in ("Trample", "Warg Rider", "Betrayed", "Gollum is Captured")] == [
        True,
        *[False] * 3,
    ]
    assert [name in after for name in ("Trample", "Warg Rider", "Betrayed", "Gollum is Captured")] == [
        False,
        *[True] * 3,
    ]


def test_two_heroes_hand_over_too_and_a_person_with_two_heroes_does_not():
    """Each person is another pair of eyes; who plays two heroes sees both."""
    apart = rw.new("meq", seats=3, seed=1)
    together = rw.new("meq", seats=3, persons=[0, 1, 1], seed=1)
    assert Session(apart, "en", {0: bots.make("thumb")}).hot_seat
    assert not Session(together, "en", {0: bots.make("thumb")}).hot_seat


def test_a_person_with_two_heroes_sees_the_surroundings_of_both():
    game = meq(hero("Eometh", at="Edoras"), hero("Argalad", at="Woodland Realm"), persons=[0, 1, 1], at="travel")
    assert [*told(as_person(game, 1))][:2] == ["Map: Edoras", "Map: Woodland Realm"]


# ---- the whole map


def test_the_layout_carries_the_board_for_a_browser():
    plain = json.loads(json.dumps(module("meq").layout().plain()))["map"]
    assert (len(plain["places"]), len(plain["ways"])) == (63, 106)
    cards = {card.id for card in rw.cards("meq") if card.kind == "location"}
    assert {p["card"] for p in plain["places"]} == cards
    assert all(0 < p["x"] < 1 and 0 < p["y"] < 1 for p in plain["places"])
    assert all(set(way["ends"]) <= cards for way in plain["ways"])
    bree = next(p for p in plain["places"] if p["card"] == "bree")
    assert bree == {"card": "bree", "region": "map-eriador", "x": 0.3821, "y": 0.343, "mark": ""}
    assert {"ends": ["bree", "weathertop"], "icon": "terrain-hill", "number": 2, "more": []} in plain["ways"]


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_the_map_has_words_in_every_language(lang):
    words = Session(rw.new("meq", seed=1), lang, {}).words
    wanted = {p.region for p in MAP.places} | {w.icon for w in MAP.ways} | {m for w in MAP.ways for m in w.more}
    wanted |= {message for message, _ in MAP.marks.values()}
    assert [message for message in sorted(wanted) if not words.has_value(message)] == []


def test_the_drawing_has_every_place_and_the_beginning_of_most_names():
    names = {p.card: p.card.upper() for p in MAP.places}
    lines = drawing(MAP, names, 147, 29, signs=True)
    assert {len(line) for line in lines} == {147}
    at = spots(MAP, 147, 29)
    assert len(set(at.values())) == 63
    marks = [lines[y][x] for x, y in at.values()]
    assert (marks.count("⌂"), marks.count("♜"), marks.count("!"), marks.count("o")) == (7, 3, 2, 51)
    assert "oBREE" in "".join(lines)
    assert "BARAD-DUR♜" in "".join(lines)
    plain = drawing(MAP, names, 147, 29, signs=False)
    assert "".join(plain).isascii()


@pytest.mark.parametrize(("size", "drawn"), [((80, 24), False), ((100, 36), False), ((160, 50), True)])
def test_the_map_key_shows_all_places_by_region_and_their_ways(size, drawn):
    game = rohan()
    session = Session(game, "en", {0: bots.make("thumb"), 2: bots.make("thumb")})

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "m")
        assert isinstance(app.screen, MapScreen)
        listed = rows(app.screen.query_one("#found"))
        assert [row for row in listed if row.startswith("─")] == [
            "─ Eriador", "─ Enedwaith", "─ Rhudaur", "─ Grey Mountains", "─ Misty Mountains", "─ Mirkwood", "─ Rohan",
            "─ Gondor", "─ Brown Lands", "─ Mordor",
        ]  # fmt: skip
        assert len([row for row in listed if row[0] not in "─└"]) == 63
        # One begins where one stands.
        assert text(app, "#clause Static").startswith("Edoras")
        assert drawn or app.screen.query_one("#found").size.height >= size[1] * 0.3
        await press(pilot, "home", *["down"] * 6)
        assert "→ Bree: any card 1" in text(app, "#clause Static")
        assert ("Near Harad" in picture(app)) is drawn
        await press(pilot, "m", "q")
        assert not isinstance(app.screen, MapScreen)

    at_table(session, play, size)


def test_a_screen_of_120_columns_names_the_markers_of_the_story_in_full():
    async def play(app: TableApp, _: Pilot[int]) -> None:
        title = app.view.query_one("#middle", CardList).border_title
        assert title.startswith("Герои: 0 · Кольцо: 0 · Завоевание: 0")

    at_table(Session(rohan(), "ru", {0: bots.make("thumb"), 2: bots.make("thumb")}), play, (120, 40))


def test_the_line_mode_reads_out_the_map_and_the_ways_of_a_place():
    out = io.StringIO()
    session = Session(rohan(), "en", {0: bots.make("thumb"), 2: bots.make("thumb")})
    PlainTable(session, io.StringIO("m bree\nm nowhere\n"), out, io.StringIO()).run()
    assert out.getvalue().split("\n> ")[1].splitlines()[:6] == [
        "Bree (location)",
        "  Gandalf (character): favor 2",
        "→ Fornost: any card 1",
        "→ Old Forest: any card 1",
        "→ Tharbad: hill 2",
        "→ Weathertop: hill 2",
    ]
    assert out.getvalue().split("\n> ")[2].splitlines()[0] == "Nothing found"


def test_a_game_without_a_map_has_no_key_for_it(solo):
    assert [key.key for key in keys_of(solo.layout) if key.key == "m"] == []

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        home = app.screen
        await press(pilot, "m")
        assert app.screen is home

    at_table(solo, play)


# ---- the end of a game


class Typist:
    """Types what a bot would answer, until the game is over."""

    def __init__(self, game: rw.Game) -> None:
        self.game = game
        self.bot = bots.make("thumb")

    def readline(self, _: int = -1) -> str:
        """The next line."""
        return "" if self.game.over else self.bot.choose(self.game) + "\n"


@pytest.mark.parametrize(("lang", "person"), [("en", 1), ("uk", 0), ("ru", 1)])
def test_a_person_plays_to_the_end_against_bots_in_every_language(lang, person):
    game = meq(hero("Eometh", at="Edoras", hand=["Smash"]), green=14, yellow=9, pool=3, round=9, at="rally")
    session = Session(game, lang, {1 - person: bots.make("thumb")})
    out, errors = io.StringIO(), io.StringIO()
    assert PlainTable(session, Typist(game), out, errors).run() == 0
    assert errors.getvalue() == ""
    assert session.game.over
    won = {"en": "win", "uk": "перем", "ru": "побе"}[lang]
    assert won in out.getvalue().rsplit("\n>", 1)[-1].lower()
