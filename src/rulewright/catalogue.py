"""Every printed card and every rule clause, for browsing."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rulewright.games.registry import module
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.errors import word
from rulewright.kernel.homes import package
from rulewright.language.speech import check_language, slug, speech
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
    sides: tuple[Face, ...] = ()
    """The faces whose texts it tells: all of the card, or one of two that are listed apart."""

    def title(self, lang: str = "en") -> str:
        """The title in a language."""
        return speech(self.game, lang).say("card-" + slug(self.name))

    def text(self, lang: str = "en") -> str:
        """What the card says, told from what it does; the parts of the card on lines of their own."""
        words = speech(self.game, lang)
        return "\n".join(text for face in self.sides if (text := tell_face(words, face)))


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
        return self.told(lang).get("rule", self.rule)

    def heading(self, lang: str = "en") -> str:
        """The title of its section in a language."""
        return self.told(lang).get("title", self.title)

    def note(self, lang: str = "en") -> str:
        """The reading taken, in a language."""
        return self.told(lang).get("reading", self.reading)

    def told(self, lang: str) -> dict[str, str]:
        """Its words in a language; none where they are the English ones. RulewrightError: there is no such language."""
        check_language(lang)
        return self.words.get(lang, {})


def cards(game: str, edition: str = "") -> tuple[CardInfo, ...]:
    """Every printed card of a game, in the wording of an edition (by default the game's first)."""
    module(game)
    return printed(game, word("edition", edition))


@cache
def printed(game: str, edition: str) -> tuple[CardInfo, ...]:
    """The cards of a game that there is, in one edition."""
    return tuple(found for card in module(game).cards(edition) for found in infos(game, card))


def infos(game: str, card: Card) -> list[CardInfo]:
    """What is printed on a card: of a card with two sides, what is on the back of it.

    Two sides that are cards of different types, a hero and an alter-ego, are listed apart.
    """
    if len({face.kind for face in card.faces}) > 1:
        return [info(game, card, face) for face in card.faces]
    return [info(game, card)]


def info(game: str, card: Card, side: Face | None = None) -> CardInfo:
    """What is printed on a card, or on one side of it; a side that is listed apart says how its id ends."""
    face = side or card.faces[-1]
    sides = (*card.faces, *card.extras) if side is None else (side,)
    code = card.id[:-1] + face.labels["letter"] if side is not None and "letter" in face.labels else card.id
    return CardInfo(
        game, code, face.name, face.kind, dict(face.stats), tuple(sorted(face.traits)), dict(face.keywords),
        face.unique, card.copies, card.number, card.set, card.pack, dict(face.labels), card, sides,
    )  # fmt: skip


def rules(game: str) -> tuple[RuleInfo, ...]:
    """Every rule clause of a game."""
    module(game)
    return clauses(game)


@cache
def clauses(game: str) -> tuple[RuleInfo, ...]:
    """The clauses of a game that there is."""
    folder = files(package(game)) / "rules"
    listed = json.loads((folder / "clauses.json").read_text(encoding="utf-8"))
    words = {lang: json.loads((folder / f"{lang}.json").read_text(encoding="utf-8")) for lang in ("uk", "ru")}
    return tuple(
        RuleInfo(
            c["id"], c["kind"], c["edition"], c["testable"], c["rule"], c["title"], c.get("reading", ""),
            tuple(c.get("see", ())), {lang: table[c["id"]] for lang, table in words.items() if c["id"] in table},
        )
        for c in listed
    )  # fmt: skip
