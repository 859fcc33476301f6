"""A second pack beside the core set, which shares a title and its numbers with it: `support/packs/invented`."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import rulewright as rw
from rulewright.games.lotr.cards import PACKS
from rulewright.games.lotr.tables.campaign import Log
from rulewright.games.lotr.tables.deckfiles import FORMATS, read, write
from rulewright.games.lotr.tables.decks import POOL, STARTERS, Deck
from rulewright.kernel.packs import folders
from rulewright.language.speech import LANGUAGES
from support.lotr import lotr, only, seat
from support.packs import found
from support.random_games import DECKS, SCENARIOS

CANDIDATES = "00001 Aragorn (invented), 01001 Aragorn (core)"


@pytest.fixture
def invented() -> Iterator[None]:
    with found():
        yield


def refusal(do, *args, **options) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(rw.RulewrightError) as wrong:
        do(*args, **options)
    return wrong.value.message, wrong.value.details


def told(do, *args, **options) -> str:
    """The sentence with which something is refused."""
    with pytest.raises(rw.RulewrightError) as wrong:
        do(*args, **options)
    return wrong.value.text("en")


def fifty(hero: str) -> Deck:
    """A legal deck with this hero and the ally of the invented pack."""
    cards = {**STARTERS["leadership"].cards, **STARTERS["lore"].cards, "00002": 3}
    return Deck("mixed", (hero, "01007"), cards)


def test_packs_are_found_by_their_folders():
    assert PACKS.codes() == ("core",)
    assert folders("rulewright.games.no_such_game.cards") == {}
    with found():
        assert PACKS.codes() == ("invented", "core")
        assert [PACKS.name(code) for code in PACKS.codes()] == ["Invented Pack", "Core Set"]
    assert PACKS.codes() == ("core",)


@pytest.mark.parametrize("game", [info.id for info in rw.games()])
def test_every_card_has_its_pack_and_an_id_of_its_own(game: str):
    cards = rw.cards(game)
    assert {card.pack for card in cards} == {"core"}
    assert len({card.id for card in cards}) == len(cards)
    if game == "lotr":
        assert [card.id for card in cards] == [f"01{card.number:03}" for card in cards]


@pytest.mark.usefixtures("invented")
def test_a_second_pack_replaces_no_card():
    cards = {card.id: card for card in rw.cards("lotr")}
    first = [cards[f"{pack}{number:03}"] for pack in ("00", "01") for number in (1, 2)]
    assert [(card.pack, card.number, card.name) for card in first] == [
        ("invented", 1, "Aragorn"),
        ("invented", 2, "Nameless Wanderer"),
        ("core", 1, "Aragorn"),
        ("core", 2, "Théodred"),
    ]
    assert len(cards) == 138 + 2
    assert (cards["00001"].stats["threat_cost"], cards["01001"].stats["threat_cost"]) == (7, 12)
    assert [cards["00002"].title(lang) for lang in LANGUAGES] == [
        "Nameless Wanderer", "Безіменний мандрівник", "Безымянный Странник",
    ]  # fmt: skip
    assert [cards[id_].title("uk") for id_ in ("00001", "01001")] == ["Араґорн", "Араґорн"]


@pytest.mark.usefixtures("invented")
def test_a_game_is_played_with_the_cards_of_the_packs_it_needs():
    core = rw.new("lotr", decks=["leadership"]).rules.catalogue
    assert {card.pack for card in core.cards} == {"core", ""}
    both = rw.new("lotr", decks=[fifty("01001").plain()])
    assert {card.pack for card in both.rules.catalogue.cards} == {"core", "invented", ""}
    assert only(both, "Aragorn").value("threat_cost") == 12
    assert rw.new("lotr", decks=[fifty("01001").plain()]).rules is both.rules


@pytest.mark.usefixtures("invented")
@pytest.mark.parametrize(("hero", "threat"), [("00001", 7), ("01001", 12)])
def test_a_deck_is_built_with_either_card_of_a_title(hero: str, threat: int):
    game = rw.new("lotr", decks=[fifty(hero).plain()], seed=5)
    assert only(game, "Aragorn").value("threat_cost") == threat
    rng = random.Random(5)
    while not game.over:
        game.choose(rng.randrange(len(game.decision.options)))
    replayed = rw.replay(game.journal())
    assert (replayed.digest(), replayed.result) == (game.digest(), game.result)


@pytest.mark.usefixtures("invented")
def test_two_cards_of_a_title_are_one_character():
    twice = Deck("twice", ("00001", "01001"), fifty("01001").cards)
    assert refusal(rw.new, "lotr", decks=[twice.plain()]) == ("error-duplicate-hero", {"name": "Aragorn"})


@pytest.mark.usefixtures("invented")
@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("hero", ["00001", "01001"])
def test_deck_files_tell_the_cards_of_a_title_apart(hero: str, form: str):
    assert read(write(fifty(hero), form), form) == fifty(hero)


@pytest.mark.usefixtures("invented")
def test_a_title_in_a_deck_file_needs_its_pack_where_several_cards_have_it():
    lines = "Heroes\n1x {}\nAllies\n3x Nameless Wanderer\n"
    assert read(lines.format("Aragorn (Core Set)"), "txt").heroes == ("01001",)
    assert read(lines.format("Aragorn (Invented Pack)"), "txt").heroes == ("00001",)
    assert read(lines.format("Théodred"), "txt") == Deck("", ("01002",), {"00002": 3})
    for title in ("Aragorn", "Aragorn (Lost Pack)"):
        message, details = refusal(read, lines.format(title), "txt")
        assert (message, details["where"]) == ("error-input", f'2 "1x {title}"')
        assert details["reason"].message == "error-ambiguous-card"
        assert details["reason"].details == {"name": "Aragorn", "known": CANDIDATES}


@pytest.mark.usefixtures("invented")
@pytest.mark.parametrize(
    ("name", "threat"), [("00001", 7), ("01001", 12), ("Aragorn (invented)", 7), ("Aragorn (Core)", 12)]
)
def test_a_position_names_either_card_of_a_title(name: str, threat: int):
    game = lotr(seat(heroes=[name]), packs=["invented"])
    assert game.table()["threat"] == [threat]
    assert (only(game, "Aragorn").value("threat_cost"), only(game, name.replace("Core", "core")).zone) == (
        threat,
        "play",
    )


@pytest.mark.usefixtures("invented")
def test_a_title_in_a_position_is_plain_while_one_card_has_it():
    assert lotr(seat(heroes=["Aragorn"])).table()["threat"] == [12]
    assert lotr(seat(heroes=["Aragorn (invented)"])).table()["threat"] == [7]
    wanderer = seat(heroes=["Legolas"], allies=["Nameless Wanderer"])
    assert only(lotr(wanderer, packs=["invented"]), "Nameless Wanderer").zone == "play"
    with pytest.raises(rw.RulewrightError, match=r"wrong at seats\.0\.allies\.0: there is no card “Nameless Wanderer”"):
        lotr(wanderer)
    with pytest.raises(rw.RulewrightError) as wrong:
        lotr(seat(heroes=["Aragorn"], allies=["00002"]))
    assert str(wrong.value) == (
        "The position is wrong at seats.0.heroes.0: several cards are called “Aragorn”; name one by its id or its "
        "pack: " + CANDIDATES + "."
    )
    with pytest.raises(rw.RulewrightError, match=r"wrong at packs\.0: there is no “lost”; there are: invented, core"):
        lotr(packs=["lost"])


@pytest.mark.usefixtures("invented")
def test_a_fallen_hero_is_replaced_by_the_card_that_is_named():
    log = Log.begin([STARTERS["spirit"]])
    log.fallen.append("Éowyn")
    assert refusal(log.replace_hero, 0, "Éowyn", "Aragorn")[0] == "error-ambiguous-card"
    log.replace_hero(0, "Éowyn", "Aragorn (invented)")
    assert log.players[0].heroes == ["00001", "01008", "01009"]
    assert Log.read(log.text()) == log
    assert POOL["00001"].key == "Aragorn (invented)"


def with_all_packs(deck: str) -> dict[str, object]:
    """A starter deck with a card of the invented pack beside it, so that the game needs both packs."""
    return {**STARTERS[deck].plain(), "sideboard": {"00002": 1}}


def course(game: rw.Game, seed: int) -> list[object]:
    """Every question of a random game with its digest, and at its end the card in every sleeve."""
    rng = random.Random(seed)
    steps: list[object] = []
    while not game.over:
        steps.append((game.digest(), game.decision.keys))
        game.choose(rng.randrange(len(game.decision.options)))
    cards = game.state.rules.catalogue.cards
    return [*steps, game.digest(), game.result, [cards[card].id for card in game.state.card]]


@pytest.mark.parametrize("edition", ["revised", "classic"])
@pytest.mark.parametrize(("seats", "scenario"), [*enumerate(SCENARIOS, 1)])
def test_a_further_pack_changes_no_deal_and_no_digest(seats: int, scenario: str, edition: str):
    """The core set moves by two cards in the catalogue, and nobody can tell from a game."""
    table = {"scenario": scenario, "edition": edition, "seed": seats}
    alone = course(rw.new("lotr", decks=DECKS[:seats], **table), seats)
    with found():
        game = rw.new("lotr", decks=[with_all_packs(deck) for deck in DECKS[:seats]], **table)
        assert game.rules.catalogue.by_id("01001") == 2
        assert course(game, seats) == alone
