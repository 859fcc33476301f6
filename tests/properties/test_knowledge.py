"""The few texts that show a card, each in a position: whoever looks at a card knows it, and nobody else."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, lotr, only, seat
from support.observer import Observer, check_knowledge

OTHER = seat(heroes=["Legolas"], deck=["Feint", "Quick Strike"])


def watch(game: rw.Game, *choices: str) -> Observer:
    """Make these choices; after each everybody knows what the rules have shown."""
    observer = Observer(game)
    check_knowledge(observer)
    for choice in choices:
        observer.choose(choice)
        check_knowledge(observer)
    return observer


def who_knows(observer: Observer, name: str) -> list[int | None]:
    """The persons (None: a spectator) who know what this card is."""
    piece = only(observer.game, name).id
    return [person for person in (0, 1, None) if piece in observer.says(person)]


def test_a_look_at_the_encounter_deck_is_for_the_one_who_looks():
    game = lotr(seat(heroes=["Denethor"]), OTHER, encounter_deck=["Hummerhorns", "King Spider"], at="3.1", patient=True)
    seen = watch(game, "use Denethor")
    assert (who_knows(seen, "Hummerhorns"), who_knows(seen, "King Spider")) == ([0], [])
    seen.choose("yes")
    check_knowledge(seen)
    assert who_knows(seen, "Hummerhorns") == [0]


def test_a_search_of_the_top_cards_is_for_the_one_who_searches_until_the_deck_is_shuffled():
    game = lotr(
        seat(
            heroes=[card("Aragorn", committed=True)],
            deck=["Gandalf", "Faramir", "Beorn", "Erebor Hammersmith", "Gléowine", "Feint"],
        ),
        OTHER,
        active=card("Mountains of Mirkwood", progress=1),
        at="3.4",
        patient=True,
    )
    seen = watch(game, "use Mountains of Mirkwood", "yes")
    assert who_knows(seen, "Faramir") == [0]
    seen.choose("take Gandalf")
    check_knowledge(seen)
    assert (who_knows(seen, "Gandalf"), who_knows(seen, "Faramir")) == ([0], [])


def test_who_looks_at_the_deck_of_another_knows_what_lies_there_and_what_goes_to_the_hand():
    game = lotr(seat(heroes=[card("Denethor", resources=2)], hand=["Gandalf's Search"]), OTHER, at="3.1", patient=True)
    seen = watch(game, "play Gandalf's Search", "number 2", "choose player 2", "take Feint", "put Quick Strike on top")
    assert who_knows(seen, "Gandalf's Search") == [0, 1, None]
    assert (who_knows(seen, "Feint"), who_knows(seen, "Quick Strike")) == ([0, 1], [0])


@pytest.mark.parametrize(("answer", "knowing"), [("use Dark Knowledge", [0]), ("pass", [])])
def test_a_look_at_a_shadow_card_is_for_the_one_who_looks_until_it_is_turned_up(answer, knowing):
    game = lotr(
        seat(heroes=[card("Denethor", attachments=["Dark Knowledge"])], engaged=["Forest Spider"]),
        OTHER,
        encounter_deck=["Hummerhorns", "King Spider"],
        at="6.2",
        patient=True,
    )
    seen = watch(game, "deal a shadow card to Forest Spider", answer)
    assert who_knows(seen, "Hummerhorns") == knowing
    while game.decision.rule != "lotr.phase-sequence.15":
        seen.choose("pass" if game.decision.kind == "action" else 0)
        check_knowledge(seen)
    assert (only(game, "Hummerhorns").zone, who_knows(seen, "Hummerhorns")) == ("shadow", [0, 1, None])
