"""Finding rule clauses and cards by words, in the language of the reader, whatever the ending of a word."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from rulewright.catalogue import CardInfo, RuleInfo, cards, rules
from rulewright.terminal.saying import term, words

LONG_WORD = 5
LAST = 9
"""The rank of what is found in a text only."""


def plain(text: str) -> str:
    """Small letters without accents and apostrophes, so that Theodred finds Théodred."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ґ", "г"))
    return "".join(c for c in letters if not unicodedata.combining(c) and c not in "'’ʼ`")


def stem(word: str) -> str:
    """The word without what its case or number may change."""
    if len(word) < LONG_WORD:
        return word
    if word.isascii():
        return word.removesuffix("s")
    return word[: -2 if len(word) > LONG_WORD else -1]


def rank(wanted: list[str], *texts: str) -> int | None:
    """How well the words fit: the place of the first text that holds them all, whole words before stems."""
    for place, text in enumerate(texts):
        if all(word in text for word in wanted):
            return 2 * place
        if all(stem(word) in text for word in wanted):
            return 2 * place + 1
    return None


def find_rules(game: str, query: str, lang: str) -> list[RuleInfo]:
    """The clauses that have all the words in their heading, else in their text; best first. All when none is given."""
    wanted = plain(query).split()
    if not wanted:
        return list(rules(game))
    exact = [rule for rule in rules(game) if rule.id == query.strip()]
    if exact:
        return exact
    found = []
    for place, rule in enumerate(rules(game)):
        heading = plain(rule.heading(lang))
        names = f"{heading} {plain(rule.heading())} {rule.id}"
        text = f"{names} {plain(rule.text(lang))} {plain(rule.note(lang))}"
        if (fit := rank(wanted, heading, names, text)) is not None:
            found.append((fit, place, rule))
    return [rule for _, _, rule in sorted(found, key=lambda item: item[:2])]


def find_cards(game: str, query: str, lang: str) -> list[CardInfo]:
    """The cards that have all the words in their title, else in kind and traits, else in their text; best first."""
    wanted = plain(query).split()
    found = []
    for place, card in enumerate(cards(game)):
        title, known_as = titles(card, lang), plain(" ".join(labels(card, lang)))
        fit = -1 if " ".join(wanted) in title else rank(wanted, " ".join(title), f"{' '.join(title)} {known_as}")
        if fit is None and rank(wanted, f"{' '.join(title)} {known_as} {plain(card.text(lang))}") is not None:
            fit = LAST
        if fit is not None:
            found.append((fit, place, card))
    return [card for _, _, card in sorted(found, key=lambda item: item[:2])]


def find_titles(game: str, query: str, lang: str) -> list[CardInfo]:
    """The cards that have all the words in their title; the whole title first."""
    wanted = plain(query).split()
    fits = [(" ".join(wanted) not in titles(card, lang), card) for card in cards(game)]
    fits = [(part, card) for part, card in fits if rank(wanted, " ".join(titles(card, lang))) is not None]
    return [card for _, card in sorted(fits, key=lambda fit: fit[0])]


def titles(card: CardInfo, lang: str) -> tuple[str, str]:
    """The title in the language of the reader and in English."""
    return plain(card.title(lang)), plain(card.name)


def labels(card: CardInfo, lang: str) -> Iterable[str]:
    """What a card may be looked up by besides its title: type, sphere, traits, set."""
    speak = words(card.game, lang)
    yield term(speak, "kind", card.kind)
    for trait in card.traits:
        yield term(speak, "trait", trait)
    if card.set:
        yield term(speak, "set", card.set)
    if sphere := card.labels.get("sphere"):
        yield term(speak, "ui-sphere", sphere)
