"""Building player decks: what the book asks for, and every violation named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

import rulewright as rw
from rulewright.games.champions.capabilities import ChampionsDecks
from rulewright.games.champions.flow.playing import DeckNeeds
from rulewright.games.champions.tables import decks
from rulewright.games.champions.tables.decks import STARTERS, Deck, distinct_heroes, problems
from rulewright.games.champions.vocabulary.printing import ally
from rulewright.kernel.cards import Card, Face

SPIDER_MAN = STARTERS["spider-man-justice"]


def with_cards(more: Mapping[str, int], hero: str = SPIDER_MAN.hero) -> list[str]:
    """What is wrong with the Spider-Man deck if it has so many copies of some cards; 0 takes a card out."""
    cards = {card: copies for card, copies in {**SPIDER_MAN.cards, **more}.items() if copies}
    return [str(problem) for problem in problems(Deck("test", hero, cards))]


@pytest.mark.parametrize("name", sorted(STARTERS))
def test_every_starter_deck_is_legal(name: str):
    assert (problems(STARTERS[name]), STARTERS[name].size()) == ([], 40)


@pytest.mark.rule("champions.deckbuilding-player.2")
def test_a_deck_has_exactly_one_identity():
    assert with_cards({}, hero="") == ["A deck needs an identity card."]
    assert with_cards({"01040a": 1})[0] == "A deck has only one identity card: “Black Panther” is a second one."
    assert with_cards({}, hero="01093") == ["“Tenacity” is not an identity card."]


@pytest.mark.rule("champions.deckbuilding-player.3", "champions.deckbuilding-player.4")
def test_a_deck_has_40_to_50_cards_without_the_identity():
    assert with_cards({"01093": 0}) == ["The deck is too small: 39 cards; it needs 40."]
    assert with_cards({}) == []
    ten = {
        "01060": 3,
        "01061": 3,
        "01063": 3,
        "01064": 3,
        "01065": 3,
        "01085": 2,
        "01086": 2,
        "01087": 2,
        "01091": 2,
        "01092": 2,
    }
    assert with_cards(ten) == []
    assert with_cards({**ten, "01093": 2}) == ["The deck is too big: 51 cards; it may have 50."]


@pytest.mark.rule("champions.deckbuilding-player.5", "champions.deckbuilding-player.6")
def test_all_copies_of_all_cards_of_the_hero_must_be_in_the_deck():
    fewer = with_cards({"01005": 2, "01093": 2})
    assert fewer == [
        "All cards of the hero must be in the deck: “Swinging Web Kick” is there 2 times, and 3 are needed."
    ]
    assert with_cards({"01002": 0, "01093": 2}) == [
        "All cards of the hero must be in the deck: “Black Cat” is there 0 times, and 1 are needed."
    ]
    assert with_cards({"01005": 4}) == ["“Swinging Web Kick” is a card of the hero and is in the deck 3 times, not 4."]


@pytest.mark.rule("champions.deckbuilding-player.7")
def test_a_deck_has_one_aspect_only():
    assert with_cards({"01073": 1}) == ["A deck may have only one aspect, not several: justice, leadership."]


@pytest.mark.rule("champions.deckbuilding-player.8")
def test_the_rest_of_a_deck_is_of_the_aspect_or_basic():
    assert with_cards({"01044": 1}) == ["“Vibranium” is a card of another hero (Black Panther)."]
    assert with_cards({"01094": 1}) == ["“Rhino” cannot be part of a player's deck."]


@pytest.mark.rule("champions.deckbuilding-player.9")
def test_there_are_at_most_three_copies_of_a_title():
    assert with_cards({"01065": 3}) == []
    assert with_cards({"01065": 4}) == ["There are too many copies of “Heroic Intuition”: 4; there may be 3."]


@pytest.mark.rule("champions.max.5", "champions.sample-energy.2")
@pytest.mark.parametrize(
    ("card", "name", "most"),
    [
        ("01088", "Energy", 1),
        ("01089", "Genius", 1),
        ("01090", "Strength", 1),
        ("01055", "The Power of Aggression", 2),
        ("01062", "The Power of Justice", 2),
        ("01072", "The Power of Leadership", 2),
        ("01079", "The Power of Protection", 2),
    ],
)
def test_a_card_may_set_a_maximum_of_its_own(card: str, name: str, most: int):
    complaint = f"There are too many copies of “{name}”: {most + 1}; there may be {most}."
    assert complaint in with_cards({card: most + 1})
    assert complaint not in with_cards({card: most})


@pytest.mark.rule("champions.deckbuilding-player.10", "champions.unique-card.3", "champions.unique-card.4")
def test_a_unique_card_is_in_a_deck_once_and_the_identity_counts(monkeypatch: pytest.MonkeyPatch):
    once = ["“Daredevil” is unique: it can be in a deck only once, and the identity counts."]
    assert with_cards({"01058": 2}) == once
    impostor = identity_ally("Peter Parker")
    assert deck_with(monkeypatch, impostor) == [
        "“Spider-Man” is unique: it can be in a deck only once, and the identity counts."
    ]


@pytest.mark.rule("champions.deckbuilding-player.11")
def test_cards_of_one_name_are_told_apart_by_their_other_names(monkeypatch: pytest.MonkeyPatch):
    assert deck_with(monkeypatch, identity_ally("Miles Morales")) == []


@pytest.mark.rule("champions.unique-card.8", "champions.deckbuilding-player.11")
def test_a_deck_has_two_allies_of_one_name_if_their_other_names_differ(monkeypatch: pytest.MonkeyPatch):
    use_card(monkeypatch, "new", replace(identity_ally("Jack Batlin"), faces=renamed("Jack Batlin")))
    assert with_cards({"new": 1}) == []
    use_card(monkeypatch, "new", replace(identity_ally("Matt Murdock"), faces=renamed("Matt Murdock")))
    assert with_cards({"new": 1}) == ["“Daredevil” is unique: it can be in a deck only once, and the identity counts."]


@pytest.mark.rule("champions.unique-card.7")
def test_two_players_choose_heroes_of_one_name_if_their_alter_egos_differ(monkeypatch: pytest.MonkeyPatch):
    peter, hero = Deck("one", SPIDER_MAN.hero, {}), decks.POOL[SPIDER_MAN.hero]
    miles = replace(hero, faces=(hero.faces[0], replace(hero.faces[1], name="Miles Morales")))
    use_card(monkeypatch, "new", miles)
    distinct_heroes([peter, Deck("two", "new", {})])
    with pytest.raises(rw.RulewrightError, match="Two players cannot have the same hero: “Spider-Man”"):
        distinct_heroes([peter, Deck("two", SPIDER_MAN.hero, {})])


@pytest.mark.rule("champions.deckbuilding-player.12")
def test_what_an_identity_card_asks_of_a_deck_must_be_met(monkeypatch: pytest.MonkeyPatch):
    hero, alter_ego = decks.POOL[SPIDER_MAN.hero].faces
    picky = replace(decks.POOL[SPIDER_MAN.hero], faces=(hero, replace(alter_ego, abilities=(DeckNeeds(2, "Avenger"),))))
    use_card(monkeypatch, SPIDER_MAN.hero, picky)
    wanted = "Spider-Man asks for at least 2 cards with the trait “Avenger” in the deck; there are 1."
    assert with_cards({}) == [wanted]
    assert with_cards({"01091": 2}) == []


def identity_ally(subname: str) -> Card:
    """A unique ally called Spider-Man."""
    return ally(
        "Spider-Man", number=950, set_name="Justice", cost=2, resources="energy", thw=(1, 1), atk=(1, 1), hit_points=2,
        traits="Avenger.", subname=subname,
    )  # fmt: skip


def renamed(subname: str) -> tuple[Face, ...]:
    """A unique ally called Daredevil."""
    return (replace(identity_ally(subname).faces[0], name="Daredevil"),)


def deck_with(monkeypatch: pytest.MonkeyPatch, card: Card) -> list[str]:
    """What is wrong with the Spider-Man deck if this card is in it."""

    use_card(monkeypatch, "new", card)
    return with_cards({"new": 1})


def use_card(monkeypatch: pytest.MonkeyPatch, card_id: str, card: Card) -> None:
    """Let decks be made with a card that a test has written, under this id."""

    class MorePool(decks.Pool):
        def __getitem__(self, key: str) -> Card:
            return card if key == card_id else super().__getitem__(key)

    monkeypatch.setattr(decks, "POOL", MorePool())


@pytest.mark.parametrize("form", ["json", "txt", "o8d"])
@pytest.mark.parametrize("name", sorted(STARTERS))
def test_a_deck_survives_every_file_format(name: str, form: str):
    files = ChampionsDecks()
    deck = files.shipped(name)
    assert files.read(files.write(deck, form), form) == deck


def test_a_text_of_marvelcdb_is_read_with_or_without_packs_and_counts():
    text = "My deck\n\nSpider-Man\n\nPacks: Core Set\n\nEvents (3)\n2x Backflip (Core Set)\nHaymaker x1\nTenacity\n"
    deck = ChampionsDecks().read(text, "txt")
    assert deck == {"name": "My deck", "hero": "01001a", "cards": {"01003": 2, "01087": 1, "01093": 1}}


def test_copies_of_a_card_with_several_printings_are_shared_out():
    deck = ChampionsDecks().read("Panther\nBlack Panther\n5x Wakanda Forever!\n", "txt")
    assert deck["cards"] == {"01043a": 1, "01043b": 1, "01043c": 1, "01043d": 2}


@pytest.mark.parametrize(
    ("text", "form", "error"),
    [
        ("{", "json", "The deck file is not valid JSON: "),
        ("{}", "json", "The deck file is incomplete or wrong at: hero_code, slots."),
        ('{"hero_code": "99001", "slots": {}}', "json", "The deck is wrong at hero_code: there is no card “99001”."),
        ("2x Webshooter", "txt", 'The deck is wrong at 1 "2x Webshooter": there is no card “Webshooter”; did you mean'),
        ("", "txt", "The deck file names no cards; a line looks like this: 2x Title."),
        ("<deck/>", "o8d", "The deck file is for another game (None)."),
        ("x", "pdf", "Unknown deck format pdf; known: json, txt, o8d."),
    ],
)
def test_a_deck_file_that_is_wrong_is_refused_in_one_sentence(text: str, form: str, error: str):
    with pytest.raises(rw.RulewrightError) as wrong:
        ChampionsDecks().read(text, form)
    assert str(wrong.value).startswith(error)
