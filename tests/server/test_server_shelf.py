"""What can be looked up without a table: games, kits, cards, rules, decks, the description of the interface."""

from __future__ import annotations

import json

import pytest

import rulewright as rw
from rulewright.language.speech import LANGUAGES
from rulewright.server import pages, shelf
from rulewright.server.wording import words
from support.tables import Person

GAMES = ("lotr", "wotr", "champions", "meq")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_on_the_shelf(address: str, lang: str):
    ann = Person(address)
    found = {game["id"]: game for game in ann.ok("GET", f"/api/games?lang={lang}")}
    for info in rw.games():
        game = found[info.id]
        assert (game["title"], game["least"], game["most"]) == (info.titles[lang], *info.seats)
        assert [scenario["id"] for scenario in game["scenarios"]] == list(info.scenarios)
        assert [deck["id"] for deck in game["decks"]] == list(info.decks)
        assert {option["id"]: [v["id"] for v in option["values"]] for option in game["options"]} == {
            option: list(values) for option, values in info.options.items()
        }


@pytest.mark.parametrize("game", GAMES)
def test_a_kit_has_the_layout_and_its_words(address: str, game: str):
    kit = Person(address).ok("GET", f"/api/games/{game}/kit?lang=uk")
    layout = rw.new(game).module.layout()
    assert kit["layout"] == json.loads(json.dumps(layout.plain()))
    assert list(kit["layout"]["glyphs"]) == list(layout.glyphs)
    named = {*layout.shared, *layout.player}
    assert {zone for zone in named if f"zone-{zone}" not in kit["labels"]} == set()
    assert {phase for phase in layout.phases if f"phase-{phase}" not in kit["labels"]} == set()
    for rule in rw.rules(game):
        sections = kit["sections"]
        assert sections.get(rule.id, sections[rule.id.rpartition(".")[0]]) == rule.heading("uk")


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_rules_are_those_of_the_library(address: str, game: str):
    ann = Person(address)
    cards = ann.ok("GET", f"/api/games/{game}/cards?lang=ru")
    assert [(c["id"], c["name"], c["original"], "\n".join(c["text"])) for c in cards] == [
        (c.id, c.title("ru"), c.title("en"), c.text("ru")) for c in rw.cards(game)
    ]
    rules = ann.ok("GET", f"/api/games/{game}/rules?lang=uk")
    assert [(r["id"], r["text"], r.get("reading", "")) for r in rules] == [
        (r.id, r.text("uk"), r.note("uk")) for r in rw.rules(game)
    ]


def test_a_card_leads_to_the_clauses_of_its_keywords(address: str):
    ann = Person(address)
    cards = {card["id"]: card for card in ann.ok("GET", "/api/games/champions/cards")}
    assert cards["01101"]["clauses"] == ["champions.guard.1"]
    assert cards["01005"].get("clauses", []) == []
    sections = ann.ok("GET", "/api/games/champions/kit?lang=uk")["sections"]
    assert sections["champions.guard"] == "Охоронець"
    assert {card["id"]: card for card in ann.ok("GET", "/api/games/lotr/cards")}["01001"]["clauses"] == [
        "lotr.sentinel.1"
    ]


def test_an_edition_has_cards_of_its_own(address: str):
    ann = Person(address)
    assert ann.ok("GET", "/api/games/lotr/cards?edition=classic") != ann.ok("GET", "/api/games/lotr/cards")
    assert ann.refused("GET", "/api/games/lotr/cards?edition=none")[0] == 422
    assert ann.refused("GET", "/api/games/chess/cards")[0] == 422
    assert ann.refused("GET", "/api/games/lotr/cards?lang=de")[0] == 400


def test_a_deck_is_read_checked_and_written_in_every_form(address: str):
    ann = Person(address)
    deck = ann.ok("GET", "/api/games/lotr/decks/tactics?lang=uk")
    assert (deck["problems"], deck["name"]) == ([], "Стартова колода Тактики")
    assert deck["praise"] == "«Стартова колода Тактики» — дозволена колода: герої — 3, карти — 30."
    assert sum(number for _, number in deck["cards"]) == 33
    for form in ("txt", "json", "o8d"):
        text = ann.ok("POST", f"/api/games/lotr/deck/{form}", deck=deck["deck"])["text"]
        again = ann.ok("POST", "/api/games/lotr/deck", text=text)
        assert sorted(again["cards"]) == sorted(deck["cards"]), form
        table = ann.open("lotr", "me", decks=[again["deck"]])
        assert ann.ok("GET", f"/api/tables/{table}")["at"] == 0


@pytest.mark.parametrize("game", ["lotr", "champions"])
@pytest.mark.parametrize("form", ["txt", "json", "o8d"])
def test_every_shipped_deck_comes_back_from_every_form(game: str, form: str):
    for name in rw.new(game).module.info().decks:
        deck = shelf.deck_out(game, shelf.deck_files(game).shipped(name), "uk")
        again = shelf.read_deck(game, shelf.convert(game, deck.deck, form), form, "uk")
        assert (sorted(again.cards), again.problems) == (sorted(deck.cards), []), name


def test_a_deck_that_is_called_like_its_hero_has_the_hero_once():
    text = shelf.convert("champions", {"name": "Spider-Man", "hero": "01001a", "cards": {"01003": 1}}, "txt")
    assert shelf.read_deck("champions", text, "txt", "en").cards == [("01001a", 1), ("01003", 1)]


def test_what_is_wrong_with_a_deck_is_told(address: str):
    ann = Person(address)
    few = ann.ok("POST", "/api/games/lotr/deck?lang=uk", text="1x Aragorn\n1x Gandalf (Core Set)")
    assert few["problems"] != []
    for text in ("<deck><!DOCTYPE x []></deck>", "[[[", "9x Nobody", '{"heroes": 7}', "<a>" * 50):
        status, detail = ann.refused("POST", "/api/games/lotr/deck?lang=uk", text=text)
        assert (status, detail != "") == (422, True)
    for deck in ({}, {"cards": 7}, {"heroes": ["x"]}, {"heroes": [], "cards": {"01001": "many"}}):
        assert ann.refused("POST", "/api/games/lotr/deck/txt", deck=deck)[0] == 422
    assert ann.refused("GET", "/api/games/lotr/decks/none")[0] == 422
    assert ann.refused("POST", "/api/games/meq/deck", text="x")[0] == 422


def test_what_is_wrong_with_a_table_is_told(address: str):
    ann = Person(address)
    for wanted, status in (
        ({"game": "chess", "seats": [{"who": "me"}]}, 422),
        ({"game": "lotr", "seats": []}, 400),
        ({"game": "lotr", "seats": [{"who": "somebody"}]}, 400),
        ({"game": "lotr", "seats": [{"who": "bot:nobody"}]}, 422),
        ({"game": "lotr", "seats": [{"who": "me"}], "scenario": "nowhere"}, 422),
        ({"game": "lotr", "seats": [{"who": "me"}], "options": {"edition": "third"}}, 422),
        ({"game": "lotr", "seats": [{"who": "me"}], "options": {"seats": 2}}, 422),
        ({"game": "lotr", "seats": [{"who": "me"}], "decks": [{"heroes": []}]}, 422),
        ({"game": "lotr", "seats": [{"who": "me"}], "journal": "{}"}, 422),
        ({"game": "wotr", "seats": [{"who": "me"}]}, 422),
        ({"game": "meq", "seats": [{"who": "me"}] * 5}, 422),
        ({"game": "lotr", "seats": [{"who": "me"}], "position": {"nonsense": 1}}, 422),
        ({"game": "lotr", "seats": [{"who": "me"}], "surprise": 1}, 400),
    ):
        assert ann.refused("POST", "/api/tables?lang=uk", **wanted)[0] == status, wanted


def test_a_written_position_is_played(address: str):
    ann = Person(address)
    position = {"seats": [{"heroes": ["Aragorn"], "hand": ["Gandalf"]}], "at": "2.2"}
    table = ann.open("lotr", "me", position=position)
    with ann.sit(table) as chair:
        assert [piece["name"] for piece in chair.frame()["view"]["players"][0]["hand"]] == ["Gandalf"]


def test_the_description_names_every_route_and_type(address: str):
    described = Person(address).ok("GET", "/openapi.json")
    assert described["openapi"] == "3.1.0"
    assert {"/api/tables/{table}/replay/{n}", "/api/games/{game}/kit"} <= set(described["paths"])
    new = described["components"]["schemas"]["NewTable"]
    assert new["additionalProperties"] is False
    assert set(new["properties"]) == set(pages.NewTable.__struct_fields__)


def test_the_servers_sentences_are_the_same_in_all_languages():
    ids = {lang: set(words(lang).bundle._messages) for lang in LANGUAGES}
    assert ids["en"] == ids["uk"] == ids["ru"]
    assert len(ids["en"]) > 30
