"""How games look at a browser table: every card is drawn, every word that is looked up exists, every colour is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.games.registry import GAMES, module
from rulewright.games.wotr.tables.scenarios import SCENARIOS
from rulewright.kernel.capabilities import Layout
from rulewright.kernel.looks import Area, Looks
from rulewright.kernel.rules import Rules
from rulewright.language.speech import LANGUAGES
from rulewright.server.wording import labels

WEB = Path(__file__).parents[2] / "web" / "src"
KINDS = {"zone", "piles", "others", "front", "mine", "arenas", "numbers", "duel", "map"}
CORNERS = {"nw", "ne", "e", "sw"}
SIZES = {"tile", "banner", "plate", "poster"}
MOTIFS = {"hills", "mountain", "forest", "city", "skyline", "swamp", "rays"}
TOKENS = set(module("lotr").looks().dark)
STAT_BAR = "#1d160e"


def dressed(game: str) -> tuple[Looks, Layout]:
    looks, layout = module(game).looks(), module(game).layout()
    assert looks is not None
    assert layout is not None
    return looks, layout


EDITIONS = {"lotr": "revised", "wotr": "trilogy", "champions": "2", "meq": "core"}


def rules(game: str) -> Rules:
    return module(game).rulebook(EDITIONS[game], frozenset(card.pack for card in module(game).cards()))


def light(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours by WCAG 2."""
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == 21
    assert round(contrast("#767676", "#ffffff"), 2) == 4.54


@pytest.mark.parametrize("game", GAMES)
def test_every_side_of_every_card_has_a_picture(game: str) -> None:
    looks, _ = dressed(game)
    cards = module(game).cards()
    faces = looks.plain(cards)["faces"]
    assert isinstance(faces, dict)
    assert set(faces) == {f"{card.id} {face.kind}" for card in cards for face in (*card.faces, *card.extras)}
    for card in cards:
        for face in (*card.faces, *card.extras):
            emblem, palette, motif, family, disc = looks.picture(face)
            if face.kind == "status":
                continue
            assert re.fullmatch(r"(game-icons|lucide):[a-z0-9-]+", emblem), (face.name, emblem)
            assert palette in looks.palettes, face.name
            assert motif in MOTIFS, face.name
            assert family in looks.families, face.name
            assert disc == "" or disc in looks.discs, face.name


@pytest.mark.parametrize("game", GAMES)
def test_a_title_comes_before_a_trait_and_a_trait_before_a_type(game: str) -> None:
    looks, _ = dressed(game)
    for card in module(game).cards():
        face = card.faces[0]
        if face.name in looks.emblems:
            assert looks.picture(face)[0] == looks.emblems[face.name]


@pytest.mark.parametrize("game", GAMES)
def test_emblems_are_of_cards_that_there_are(game: str) -> None:
    looks, _ = dressed(game)
    faces = [face for card in module(game).cards() for face in (*card.faces, *card.extras)]
    known = {face.name for face in faces} | {face.kind for face in faces} | {t for face in faces for t in face.traits}
    assert set(looks.emblems) - known - {"status"} == set()


@pytest.mark.parametrize("game", GAMES)
def test_areas_hold_zones_of_the_game(game: str) -> None:
    looks, layout = dressed(game)
    zones = {zone.name for zone in rules(game).zones.defs}
    areas: list[Area] = [area for row in looks.rows for area in row]
    assert {area.kind for area in areas} <= KINDS
    assert {zone for area in areas for zone in area.zones} <= zones
    assert set(looks.strip) <= zones
    assert set(looks.sizes) <= zones
    assert set(looks.sizes.values()) <= SIZES
    # What the layout shows to a terminal a browser shows somewhere, too.
    shown = {zone for area in areas for zone in area.zones}
    beside = {*layout.hand, *layout.under, *layout.player_piles, *layout.piles}
    assert {*layout.shared, *layout.player} - shown - beside == set()
    assert {area.total for area in areas} - {""} <= set(layout.totals)
    assert {*looks.track[0], *looks.steps} <= set(layout.totals)
    assert all(0 <= begins <= looks.track[1] for begins in looks.stages)
    # What stands beside two rows is the first of the one and no part of the other.
    for number, row in enumerate(looks.rows):
        assert not any(area.tall for area in row[1:])
        assert not row[0].tall or number + 1 < len(looks.rows)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "short"), [
    ("lotr", {"undefended"}), ("wotr", {"winnow", "ring"}),
    ("champions", {"attack-with", "thwart-with", "ask-player"}),
    ("meq", set()),
])  # fmt: skip
def test_short_answers_are_those_of_verbs(game: str, short: set[str], lang: str) -> None:
    said = {message for message in labels(game, lang) if message.startswith("brief-")}
    assert said == {f"brief-{verb}" for verb in short}
    assert short <= set(rules(game).verbs)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_short_words_are_those_of_numbers_that_are_shown(game: str, lang: str) -> None:
    looks, layout = dressed(game)
    said = {message for message in labels(game, lang) if message.startswith("short-")}
    assert said == {message for message in labels(game, "en") if message.startswith("short-")}
    shown = {f"short-{stat.replace('_', '-')}" for stats in looks.stats.values() for stat in stats}
    shown |= {f"short-{token}" for token in looks.tokens}
    assert said <= shown | {f"short-{total.replace('.', '-')}" for total in layout.totals}
    assert max(len(labels(game, lang)[message]) for message in said & shown) <= 13


@pytest.mark.parametrize("game", GAMES)
def test_notes_and_what_counts_at_a_place_name_what_the_game_has(game: str) -> None:
    looks, _ = dressed(game)
    stats = {stat for shown in looks.stats.values() for stat in shown}
    for verb, (message, stat) in looks.notes.items():
        assert verb in rules(game).verbs
        assert message in labels(game, "uk")
        assert stat in stats
    for kind, names in looks.needed_at.items():
        assert kind in {face.kind for card in module(game).cards() for face in card.faces}
        assert set(names) <= stats


def test_every_player_of_a_scenario_has_an_emblem() -> None:
    looks, _ = dressed("wotr")
    assert set(looks.seats) == {holder.name for scenario in SCENARIOS.values() for holder in scenario.holders}
    assert len(set(looks.seats.values())) == len(looks.seats)


@pytest.mark.parametrize("game", GAMES)
def test_samples_show_what_they_are_for(game: str) -> None:
    looks, layout = dressed(game)
    assert set(looks.samples) <= {*SIZES, "full", "hand", "exhausted", "raised", "hurt"}
    assert {"tile", "raised", "full"} <= set(looks.samples)
    faces = {card.id: card.faces[0] for card in module(game).cards()}
    for name, ids in looks.samples.items():
        for sample in ids:
            stats = set(faces[sample].stats)
            assert stats & set(looks.stats[faces[sample].kind]), (name, sample)
            if name == "hurt":
                assert stats & set(layout.left), sample
    for lang in LANGUAGES:
        assert labels(game, lang)["looks-samples"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_mark_on_a_card_has_its_words(game: str, lang: str) -> None:
    _, layout = dressed(game)
    assert {message for message, _ in layout.marks.values()} <= set(labels(game, lang))


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_those_of_the_cards(game: str) -> None:
    looks, layout = dressed(game)
    faces = [face for card in module(game).cards() for face in (*card.faces, *card.extras)]
    printed: dict[str, set[str]] = {}
    for face in faces:
        printed.setdefault(face.kind, set()).update(face.stats)
    for kind, stats in looks.stats.items():
        assert set(stats) <= printed[kind], kind
        assert set(stats) <= set(looks.icons), kind
    for kind, stat in looks.seals.items():
        assert stat in printed[kind], kind
    assert {corner for corner, _, _ in looks.tokens.values()} <= CORNERS
    assert set(layout.marks) & set(rules(game).tokens) <= set(looks.tokens)
    assert set(layout.phases) <= set(looks.phases)
    for left in (layout.left, layout.reached):
        assert set(left.values()) <= set(looks.tokens)


@pytest.mark.parametrize("game", GAMES)
def test_colours_are_read_in_both_themes(game: str) -> None:
    looks, _ = dressed(game)
    for theme in (looks.dark, looks.light):
        assert set(theme) == TOKENS
        assert contrast(theme["text"], theme["surface"]) >= 7
        assert contrast(theme["text"], theme["surface-raised"]) >= 7
        for surface in ("surface", "surface-raised", "background"):
            assert contrast(theme["text-muted"], theme[surface]) >= 4.5
        assert contrast(theme["on-accent"], theme["accent"]) >= 4.5
        assert contrast(theme["link"], theme["surface-raised"]) >= 4.5
        for ring in ("state-legal", "state-selected"):
            assert contrast(theme[ring], theme["background"]) >= 3
        assert contrast(theme["border-control"], theme["surface"]) >= 3
        assert contrast(theme["state-danger"], theme["surface"]) >= 4.5
    for name, (fill, on, _) in looks.families.items():
        assert contrast(fill, on) >= 4.5, name
    for name, (_, fill, on) in looks.tokens.items():
        assert contrast(fill, on) >= 4.5, name
    for name, colour in looks.colours.items():
        assert contrast(colour, STAT_BAR) >= 4.5, name


def test_the_chart_shows_every_place_of_the_map() -> None:
    looks, layout = dressed("meq")
    chart, board = looks.chart, layout.map
    assert chart is not None
    assert board is not None
    assert {place.region for place in board.places} == set(chart.regions)
    assert {way.icon for way in board.ways} == set(chart.ways)
    assert {place.mark for place in board.places} - {""} == set(chart.marks)
    places = {place.card for place in board.places}
    assert set(chart.moved) <= places
    for card, (x, y) in chart.moved.items():
        place = next(place for place in board.places if place.card == card)
        assert abs(place.x - x) <= 0.045, card
        assert abs(place.y - y) <= 0.06, card


def test_no_component_of_the_client_names_a_game() -> None:
    named = re.compile(r"\b(" + "|".join(GAMES) + r")\b")
    for path in WEB.rglob("*"):
        if path.suffix in (".svelte", ".ts", ".css"):
            assert not named.search(path.read_text(encoding="utf-8")), path.name
