"""Finding rule clauses and cards by words, in the language of the reader, whatever the ending of a word."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from rulewright.catalogue import CardInfo, RuleInfo, cards, rules
from rulewright.games.registry import module
from rulewright.language.speech import LANGUAGES
from rulewright.terminal.saying import term, words

LONG_WORD = 5
LAST = 9
"""The rank of what is found in a text only."""


def plain(text: str) -> str:
    """Small letters without accents and apostrophes, so that a name is found by e where it has é."""
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


def find_cards(game: str, query: str, lang: str, edition: str = "") -> list[CardInfo]:
    """The cards that have all the words in their title, else in kind and traits, else in their text; best first."""
    wanted = plain(query).split()
    found = []
    for place, card in enumerate(cards(game, edition)):
        title, known_as = titles(card, lang), plain(" ".join(labels(card, lang)))
        fit = -1 if " ".join(wanted) in title else rank(wanted, " ".join(title), f"{' '.join(title)} {known_as}")
        if fit is None and rank(wanted, f"{' '.join(title)} {known_as} {plain(card.text(lang))}") is not None:
            fit = LAST
        if fit is not None:
            found.append((fit, place, card))
    return [card for _, _, card in sorted(found, key=lambda item: item[:2])]


def find_titles(game: str, query: str, lang: str) -> list[CardInfo]:
    """The cards that have all the words in their title: the whole title first, then titles that begin so, the shortest
    first."""
    wanted = plain(query).split()
    whole = " ".join(wanted)
    found = []
    for place, card in enumerate(cards(game)):
        names = titles(card, lang)
        if wanted and rank(wanted, " ".join(names)) is not None:
            begins = [len(name) for name in names if name.startswith(whole)]
            found.append((whole not in names, min(begins, default=1000), place, card))
    return [card for *_, card in sorted(found, key=lambda fit: fit[:3])]


def english_title(game: str, text: str, lang: str) -> str | None:
    """The English title of a card named in any language."""
    wanted = plain(text)
    return next((card.name for card in cards(game) if wanted in titles(card, lang)), None)


def titles(card: CardInfo, lang: str) -> tuple[str, ...]:
    """The title in the language of the reader, then in the others."""
    return tuple(plain(card.title(spoken)) for spoken in (lang, *(other for other in LANGUAGES if other != lang)))


def labels(card: CardInfo, lang: str) -> Iterable[str]:
    """What a card may be looked up by besides its title: type, traits, set, printed words."""
    speak = words(card.game, lang)
    layout = module(card.game).layout()
    yield term(speak, "kind", card.kind)
    for trait in card.traits:
        yield term(speak, "trait", trait)
    if card.set:
        yield term(speak, "set", card.set)
    for label, prefix in layout.labels.items() if layout is not None else ():
        if label in card.labels:
            yield term(speak, prefix, card.labels[label])
