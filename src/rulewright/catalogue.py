"""Every printed card and every rule clause, for browsing."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rulewright.games.registry import module
from rulewright.kernel.cards import Card
from rulewright.kernel.homes import package
from rulewright.language.speech import slug, speech
from rulewright.language.tell import tell_face


@dataclass(frozen=True)
class CardInfo:
    """A printed card. `stats` holds its numbers, `traits` its labels; `text` tells what it does in a language."""

    game: str
    id: str
    name: str
    kind: str
    stats: dict[str, int]
    traits: tuple[str, ...]
    keywords: dict[str, int]
    unique: bool
    copies: int
    number: int
    set: str
    pack: str
    labels: dict[str, str]
    card: Card

    def title(self, lang: str = "en") -> str:
        """The title in a language."""
        return speech(self.game, lang).say("card-" + slug(self.name))

    def text(self, lang: str = "en") -> str:
        """What the card says, told from what it does; the parts of the card on lines of their own."""
        words = speech(self.game, lang)
        return "\n".join(text for face in (*self.card.faces, *self.card.extras) if (text := tell_face(words, face)))


@dataclass(frozen=True)
class RuleInfo:
    """A clause of the rulebooks in our own words. `reading` says how an unclear point is taken."""

    id: str
    kind: str
    edition: str
    testable: bool
    rule: str
    title: str
    reading: str
    see: tuple[str, ...]
    words: dict[str, dict[str, str]]

    def text(self, lang: str = "en") -> str:
        """The clause in a language."""
        return self.words.get(lang, {}).get("rule", self.rule)

    def heading(self, lang: str = "en") -> str:
        """The title of its section in a language."""
        return self.words.get(lang, {}).get("title", self.title)

    def note(self, lang: str = "en") -> str:
        """The reading taken, in a language."""
        return self.words.get(lang, {}).get("reading", self.reading)


@cache
def cards(game: str, edition: str = "") -> tuple[CardInfo, ...]:
    """Every printed card of a game, in the wording of an edition (by default the game's first)."""
    return tuple(info(game, card) for card in module(game).cards(edition))


def info(game: str, card: Card) -> CardInfo:
    """What is printed on a card: of a card with two sides, what is on the back of it."""
    face = card.faces[-1]
    return CardInfo(
        game, card.id, face.name, face.kind, dict(face.stats), tuple(sorted(face.traits)), dict(face.keywords),
        face.unique, card.copies, card.number, card.set, card.pack, dict(face.labels), card,
    )  # fmt: skip


@cache
def rules(game: str) -> tuple[RuleInfo, ...]:
    """Every rule clause of a game."""
    module(game)
    folder = files(package(game)) / "rules"
    clauses = json.loads((folder / "clauses.json").read_text(encoding="utf-8"))
    words = {lang: json.loads((folder / f"{lang}.json").read_text(encoding="utf-8")) for lang in ("uk", "ru")}
    return tuple(
        RuleInfo(
            c["id"], c["kind"], c["edition"], c["testable"], c["rule"], c["title"], c.get("reading", ""),
            tuple(c.get("see", ())), {lang: table[c["id"]] for lang, table in words.items() if c["id"] in table},
        )
        for c in clauses
    )  # fmt: skip
