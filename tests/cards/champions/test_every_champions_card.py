"""The core set as a whole: nothing is missing, and no card keeps silent that has something to say."""

from __future__ import annotations

from collections import Counter

import rulewright as rw

SILENT = [
    "Energy Absorption", "Vibranium", "Rhino", "Crowd Control", "Usurp the Throne",
]  # fmt: skip
"""Cards without a text: resources, the first stage of a villain, side schemes that only have an icon."""


def test_the_core_set_has_198_cards_and_all_but_a_few_say_something():
    cards = {info.card.id: info.card for info in rw.cards("champions")}
    assert (
        len(cards),
        sum(len(card.faces) for card in cards.values()),
        sum(card.copies for card in cards.values()),
    ) == (198, 209, 326)
    assert [info.name for info in rw.cards("champions") if not info.text("en")] == SILENT


def test_every_card_is_told_in_three_languages():
    for info in rw.cards("champions"):
        lines = {lang: info.text(lang).count("\n") for lang in ("en", "uk", "ru")}
        assert len(set(lines.values())) == 1, (info.name, lines)


def test_a_hero_comes_with_fifteen_cards_an_obligation_and_five_cards_of_a_nemesis():
    cards = {info.card.id: info.card for info in rw.cards("champions")}.values()
    for name in ("Spider-Man", "Captain Marvel", "She-Hulk", "Iron Man", "Black Panther"):
        kinds = Counter()
        for card in cards:
            if card.set in (name, f"{name} Nemesis"):
                kinds[card.back if card.set == name else "nemesis"] += card.copies
        assert kinds == {"identity": 1, "player": 15, "encounter": 1, "nemesis": 5}
