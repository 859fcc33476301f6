"""Decks: building rules, and the deck files of the communities."""

from __future__ import annotations

import json
import random

import pytest

import rulewright as rw
from rulewright.games.lotr.tables.deckfiles import FORMATS, read, write
from rulewright.games.lotr.tables.decks import POOL, STARTERS, Deck, check, problems
from rulewright.language.speech import LANGUAGES, speech

SOLO = """A solo deck of one box

Packs: Core Set


Heroes (3)

1x Théodred (Core Set)
1x Éowyn (Core Set)
1x Beravor (Core Set)

Allies (12)

3x Guard of the Citadel (Core Set)
2x Faramir (Core Set)
2x Son of Arnor (Core Set)
3x Snowbourn Scout (Core Set)
2x Silverlode Archer (Core Set)
1x Beorn (Core Set)
2x Northern Tracker (Core Set)
2x Erebor Hammersmith (Core Set)
1x Henamarth Riversong (Core Set)
2x Miner of the Iron Hills (Core Set)
2x Gléowine (Core Set)
3x Gandalf (Core Set)

Attachments (6)

2x Steward of Gondor (Core Set)
1x Celebrían's Stone (Core Set)
1x Unexpected Courage (Core Set)
2x Forest Snare (Core Set)
2x Protector of Lórien (Core Set)
2x Self Preservation (Core Set)

Events (9)

2x Ever Vigilant (Core Set)
2x Sneak Attack (Core Set)
1x Grim Resolve (Core Set)
2x The Galadhrim's Greeting (Core Set)
2x Hasty Stroke (Core Set)
2x A Test of Will (Core Set)
2x Stand and Fight (Core Set)
1x Dwarven Tomb (Core Set)
1x Lórien's Wealth (Core Set)
"""

BOMB = """<?xml version="1.0"?>
<!DOCTYPE deck [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f"><notes>&b;</notes></deck>
"""


def solo() -> Deck:
    return read(SOLO, "txt")


def message(form: str, text: str) -> str:
    with pytest.raises(rw.RulewrightError) as wrong:
        check(read(text, form))
    reason = wrong.value.details.get("reason", wrong.value)
    return reason.message


@pytest.mark.rule("lotr.deckbuilding.2", "lotr.rop2010-tournament-deckbuilding.1")
def test_a_deck_of_fifty_cards_is_legal_and_one_of_forty_nine_is_not():
    deck = solo()
    assert deck.size() == 50
    assert problems(deck) == []
    smaller = Deck(deck.name, deck.heroes, {**deck.cards, "01019": 1} | {"01073": 1})
    assert smaller.size() == 49
    assert [p.message for p in problems(smaller)] == ["error-too-few-cards"]
    assert [p.details for p in problems(smaller)] == [{"number": 49, "least": 50}]


@pytest.mark.rule("lotr.deckbuilding.3", "lotr.rop2010-tournament-deckbuilding.2")
def test_a_deck_has_no_upper_limit_and_may_mix_spheres():
    cards = {card.id: 3 for card in POOL.values() if card.kind != "hero"}
    deck = Deck("everything", ("01001",), cards)
    assert deck.size() == 183
    assert problems(deck) == []


@pytest.mark.rule("lotr.deckbuilding.4")
def test_four_copies_by_title_are_too_many():
    deck = solo()
    four = Deck(deck.name, deck.heroes, {**deck.cards, "01013": 4})
    assert [(p.message, p.details) for p in problems(four)] == [
        ("error-too-many-copies", {"name": "Guard of the Citadel", "number": 4})
    ]


@pytest.mark.rule("lotr.deckbuilding.1", "lotr.hero-cards.5")
def test_one_to_three_heroes():
    deck = solo()
    for heroes, expected in (
        ((), ["error-no-heroes"]),
        (("01001",), []),
        (("01001", "01004"), []),
        (("01001", "01004", "01007", "01010"), ["error-too-many-heroes"]),
        (("01001", "01001"), ["error-duplicate-hero"]),
        (("01013",), ["error-not-a-hero"]),
    ):
        assert [p.message for p in problems(Deck("x", heroes, deck.cards))] == expected
    assert [p.message for p in problems(Deck("x", ("01001",), {**deck.cards, "01004": 1}))] == ["error-not-in-deck"]


@pytest.mark.rule("lotr.rop2010-tournament-deckbuilding.3")
def test_heroes_are_distinct_across_the_table():
    with pytest.raises(rw.RulewrightError) as wrong:
        rw.new("lotr", decks=["leadership", solo().plain()])
    assert wrong.value.message == "error-duplicate-hero"
    assert wrong.value.details == {"name": "Théodred"}
    assert rw.new("lotr", decks=["tactics", solo().plain()]).decision.kind == "mulligan"


@pytest.mark.rule(
    "lotr.rop2010-player-deck.1", "lotr.rop2010-first-game.3", "lotr.rop2010-first-game.4",
    "lotr.rop2010-first-game.5", "lotr.rop2010-first-game.6", "lotr.rop2010-first-game.7",
)  # fmt: skip
def test_the_four_starter_decks_are_legal_for_a_first_game():
    numbers = {"leadership": range(13, 28), "tactics": range(28, 43), "spirit": range(43, 58), "lore": range(58, 73)}
    heroes = {
        "leadership": ["Aragorn", "Théodred", "Glóin"],
        "tactics": ["Gimli", "Legolas", "Thalin"],
        "spirit": ["Éowyn", "Eleanor", "Dúnhere"],
        "lore": ["Denethor", "Glorfindel", "Beravor"],
    }
    assert list(STARTERS) == list(numbers)
    for name, deck in STARTERS.items():
        assert problems(deck) == []
        assert deck.size() == 30
        assert [POOL[hero].name for hero in deck.heroes] == heroes[name]
        assert sorted(POOL[card].number for card in deck.cards) == [*numbers[name], 73]
        assert deck.cards["01073"] == 1
    other = Deck("x", STARTERS["lore"].heroes, STARTERS["tactics"].cards)
    assert [p.message for p in problems(other)] == ["error-too-few-cards"]


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("name", ["solo", *STARTERS])
def test_every_format_keeps_the_deck(name: str, form: str):
    deck = solo() if name == "solo" else STARTERS[name]
    deck = Deck(deck.name, deck.heroes, deck.cards, {"01020": 1, "01065": 2})
    assert read(write(deck, form), form) == deck
    for other in FORMATS:
        assert read(write(read(write(deck, form), form), other), other) == deck


def test_a_read_deck_can_be_played():
    game = rw.new("lotr", decks=[read(write(solo(), "o8d"), "o8d").plain()], seed=3)
    rng = random.Random(3)
    while not game.over:
        game.choose(rng.randrange(len(game.decision.options)))
    assert rw.replay(game.journal()).result == game.result
    assert game.look("Éowyn")[0].owner == 0


def test_ringsdb_writes_an_empty_table_as_a_list():
    data = json.loads(write(solo(), "json"))
    data["sideslots"] = []
    assert read(json.dumps(data), "json") == solo()


def test_broken_files_are_each_refused_with_their_own_message():
    xml, table = write(solo(), "o8d"), json.loads(write(solo(), "json"))
    assert message("json", json.dumps({**table, "slots": {**table["slots"], "99999": 1}})) == "input-card"
    assert message("json", json.dumps({**table, "slots": {**table["slots"], "01013": 4}})) == "error-too-many-copies"
    assert message("json", json.dumps({**table, "slots": {**table["slots"], "01073": 2}})) == "error-too-few-cards"
    twice = {
        **table,
        "heroes": {"01002": 2},
        "slots": {c: n for c, n in table["slots"].items() if c not in ("01007", "01012")},
    }
    assert message("json", json.dumps(twice)) == "error-duplicate-hero"
    assert message("json", json.dumps({**table, "slots": {"01013": "three"}})) == "input-number"
    assert message("json", "[]") == "error-deck-shape"
    assert message("json", "{") == "error-deck-not-json"
    assert message("o8d", xml[:-30]) == "error-deck-not-xml"
    assert message("o8d", BOMB) == "error-deck-hostile-xml"
    assert message("o8d", xml.replace("a21af4e8", "b21af4e8")) == "error-deck-other-game"
    assert message("o8d", xml.replace("0801200c9013", "0801200c9999")) == "input-card"
    assert message("o8d", xml.replace('qty="3"', 'qty="-3"')) == "input-number"
    assert message("txt", SOLO.replace("Faramir", "Boromir")) == "error-unknown-card"
    assert message("txt", "nothing here") == "error-deck-empty"
    assert message("doc", SOLO) == "error-deck-format"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_speaks_every_language(lang: str):
    for problem in problems(Deck("x", ("01001", "01001", "01013", "01004"), {"01013": 4, "01002": 1})):
        assert speech("lotr", lang).say(problem.message, **problem.details)


def told(form: str, text: str) -> str:
    with pytest.raises(rw.RulewrightError) as refused:
        read(text, form)
    return str(refused.value)


def test_a_title_with_brackets_is_the_name_of_the_deck():
    deck = read(SOLO.replace("A solo deck of one box", "Solo (one box)"), "txt")
    assert (deck.name, len(deck.heroes), deck.size()) == ("Solo (one box)", 3, 50)


def test_titles_are_found_without_accents_and_with_any_kind_of_number():
    deck = read("Mine\n1 Eowyn\nx1 aragorn (core set)\nThéodred (Core Set)\n2 FARAMIR\n3x gandalf\n", "txt")
    assert [POOL[hero].name for hero in deck.heroes] == ["Éowyn", "Aragorn", "Théodred"]
    assert {POOL[card].name: n for card, n in deck.cards.items()} == {"Faramir": 2, "Gandalf": 3}


def test_what_is_wrong_with_a_text_is_said_with_its_place_or_what_was_meant():
    near, enemy = "1x Aragorn\n1x Gandolf\n", "1x Aragorn\n2x Forest Spider\n"
    assert told("txt", near).endswith(' 2 "1x Gandolf": there is no card “Gandolf”; did you mean “Gandalf”?')
    assert told("txt", enemy).endswith(' 2 "2x Forest Spider": “Forest Spider” cannot be part of a player\'s deck.')
    both = 'These lines name no card that a deck can have: 1 "1x Tom"; 3 "2x Bombadil".'
    assert told("txt", "1x Tom\n1x Aragorn\n2x Bombadil\n") == both
    assert told("txt", "Mine\n-3x Faramir\n") == "Line 2 of the deck file is not understood: “-3x Faramir”."
    assert told("txt", "") == "The deck file names no cards; a line looks like this: 2x Title."


@pytest.mark.parametrize("form", FORMATS)
def test_a_byte_order_mark_is_passed_over(form: str):
    text = write(STARTERS["tactics"], form)
    assert read("\ufeff" + text, form) == read(text, form)


HOSTILE = [
    ("txt", "999999999x Aragorn"),
    ("txt", "9" * 30 + "x Aragorn"),
    ("txt", "9" * 5000 + "x Aragorn"),
    ("txt", "1x Aragorn\n" + "9" * 30 + "x Gandalf"),
    ("txt", "x" + " " * 200_000 + "y"),
    ("txt", "1x Gandalf\n" * 100_000),
    ("json", "[" * 200_000),
    ("json", '{"heroes": {"01001": true}, "slots": {}}'),
    ("json", '{"heroes": {"01001": 1000000000000}, "slots": {}}'),
    ("json", '{"heroes": {"01001": 1}, "slots": {"01073": 1%s}}' % ("0" * 30)),
    ("json", '{"name": "\\ud800", "heroes": {"01001": 1}, "slots": {}}'),
    ("o8d", "999999999999"),
    ("o8d", "9" * 30),
    ("o8d", "²"),
]


@pytest.mark.parametrize(("form", "text"), HOSTILE, ids=lambda given: given[:30])
def test_a_deck_file_that_asks_for_too_much_is_refused_in_one_sentence(form, text):
    if form == "o8d":
        whole = write(STARTERS["tactics"], "o8d")
        text = whole.replace('qty="1"', f'qty="{text}"', 1)
    sentence = told(form, text)
    assert sentence.endswith(".")
    assert len(sentence) < 400


def test_the_name_of_a_deck_survives_every_format():
    deck = read(json.dumps({"name": "\x1b[2J\x07 evil\x00", "heroes": {"01001": 1}, "slots": {"01001": 1}}), "json")
    assert deck.name == "[2J evil"
    for form in FORMATS:
        assert read(write(deck, form), form).heroes == deck.heroes
