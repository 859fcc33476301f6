"""Deck files of the communities: MarvelCDB JSON and text, OCTGN .o8d."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from xml.etree.ElementTree import Element, SubElement

from rulewright.games.champions.cards import PACKS
from rulewright.games.champions.tables.decks import IDENTITY, POOL, Deck, aspects_of, titles
from rulewright.games.champions.tables.setup_input import MarvelCdbInput, front_of
from rulewright.kernel.cards import Card
from rulewright.kernel.errors import word
from rulewright.kernel.game import RulewrightError
from rulewright.kernel.setup_input import checked, parsed, wrong
from rulewright.kernel.titles import fold
from rulewright.lcg.deckfiles import (
    MOST_LETTERS,
    UnknownTitle,
    all_strange,
    called,
    copies_of,
    lines_of,
    octgn_deck,
    octgn_text,
)

FORMATS = ("json", "txt", "o8d")
OCTGN_GAME = "055c536f-adba-4bc2-acbf-9aefb9756046"
KINDS = {
    "upgrade": ("Upgrade", "Upgrades"),
    "event": ("Event", "Events"),
    "support": ("Support", "Supports"),
    "resource": ("Resource", "Resources"),
    "ally": ("Ally", "Allies"),
}
"""The headings of MarvelCDB, in their order: for one card, for several."""
OCTGN_ORDER = ("support", "event", "upgrade", "ally", "resource")
HEADINGS = re.compile(
    r"^(Upgrades?|Events?|Supports?|Resources?|Allies|Ally|Player Side Schemes?|Packs:.*|From .*)(\s*\([0-9]+\))?:?$",
    re.IGNORECASE,
)
LINE = re.compile(r"^(?:([0-9]+)\s*x?\s+(.+?)|(.+?)\s+x\s*([0-9]+))$", re.IGNORECASE)


@cache
def octgn_ids() -> dict[str, str]:
    """The OCTGN id of each card that has one, by our own id."""
    found = {}
    for pack in PACKS.codes():
        table = files(f"{PACKS.package}.{pack}").joinpath("octgn.tsv")
        if table.is_file():
            for line in table.read_text("utf-8").splitlines():
                card, _, octgn = line.partition("\t")
                if octgn:
                    found[card] = octgn
    return found


def by_octgn(given: str) -> Card | None:
    """The card with this OCTGN id."""
    card = next((card for card, octgn in octgn_ids().items() if octgn == given), given)
    return POOL.get(card)


def read(text: str, form: str) -> Deck:
    """The deck a file tells of. RulewrightError names what is wrong."""
    if len(word("text", text)) > MOST_LETTERS:
        raise wrong("deck", form, "input-too-much")
    if form == "json":
        return read_json(text)
    if form == "o8d":
        return read_octgn(text)
    if form == "txt":
        return read_text(text)
    raise RulewrightError("error-deck-format", name=form, known=", ".join(FORMATS))


def write(deck: Deck, form: str) -> str:
    """A deck in a format."""
    if form == "json":
        return write_json(deck)
    if form == "o8d":
        return write_octgn(deck)
    if form == "txt":
        return write_text(deck)
    raise RulewrightError("error-deck-format", name=form, known=", ".join(FORMATS))


def known(where: str, card: str) -> str:
    """A card id of ours; RulewrightError when there is no such card, or none that players have in decks."""
    if card in POOL:
        return card
    if PACKS.find(card) is not None:
        raise RulewrightError("error-input", what="deck", where=where, reason=POOL.unknown(card))
    raise wrong("deck", where, "input-card", name=card)


def read_json(text: str) -> Deck:
    """MarvelCDB: the identity as `hero_code`, the cards as `slots` by code. Its other keys tell us nothing."""
    data = parsed("deck", text, "error-deck-not-json")
    if not isinstance(data, dict) or "slots" not in data or not {"hero_code", "investigator_code"} & data.keys():
        raise RulewrightError("error-deck-shape", where="hero_code, slots")
    deck = checked("deck", MarvelCdbInput, data)
    slots = deck.slots if isinstance(deck.slots, dict) else {}
    hero = known("hero_code", front_of(deck.hero_code or deck.investigator_code))
    cards = {known(f"slots.{card}", card): n for card, n in slots.items() if card != hero}
    return Deck(called(deck.name or ""), hero, cards)


def write_json(deck: Deck) -> str:
    """MarvelCDB: the identity, the cards by code, the aspect."""
    aspects = aspects_of(deck)
    data = {
        "name": deck.name,
        "hero_code": deck.hero,
        "hero_name": POOL[deck.hero].name,
        "slots": {**deck.cards},
        "version": "1.0",
        "meta": json.dumps({"aspect": aspects[0]}) if aspects else "",
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


class Pile:
    """The cards of a deck as a file lists them."""

    def __init__(self) -> None:
        self.hero = ""
        self.cards: dict[str, int] = {}

    def add(self, card: Card, copies: int) -> None:
        """So many copies of a card; the first identity is the one of the deck, and may be named again."""
        if card.back == IDENTITY and (not self.hero or (self.hero, 1) == (card.id, copies)):
            self.hero = card.id
        else:
            self.cards[card.id] = self.cards.get(card.id, 0) + copies

    def share(self, printings: list[Card], copies: int) -> None:
        """So many copies of a card that has several printings: of each as many as there are, in their order."""
        for card in printings[:-1]:
            more = min(copies, card.copies - self.cards.get(card.id, 0))
            if more > 0:
                self.add(card, more)
                copies -= more
        if copies:
            self.add(printings[-1], copies)


def read_text(text: str) -> Deck:
    """MarvelCDB text: a name, the hero, then lines like `2x Web-Shooter (Core Set)`; `Web-Shooter x2` will do.

    All titles that are none are named at once. A line that is no card and begins with no number is a remark.
    """
    name, pile = "", Pile()
    strange: list[RulewrightError] = []
    for number, line, where in lines_of(text):
        if not line or HEADINGS.match(line):
            continue
        counted = LINE.match(line)
        if counted is None and line[0] in "-+0123456789":
            raise RulewrightError("error-deck-line", number=number + 1, text=line)
        title = (counted[2] or counted[3]) if counted is not None else line
        try:
            found = printings(where, title.strip())
        except UnknownTitle as error:
            if counted is not None:
                strange.append(error)
            elif number == 0:
                name = line
            continue
        if number == 0 and counted is None:
            name = line
        if counted is None and pile.hero == found[0].id:
            continue  # the deck is called like its hero, who stands in a line of their own
        pile.share(found, copies_of(where, (counted[1] or counted[4]) if counted is not None else "1"))
    if strange:
        raise all_strange(strange)
    if not pile.hero and not pile.cards:
        raise RulewrightError("error-deck-empty")
    return Deck(called(name), pile.hero, pile.cards)


def printings(where: str, line: str) -> list[Card]:
    """The cards that a line may mean: one, or several with the same title in one pack that differ in their icons."""
    title, _, label = line.removesuffix(")").rpartition(" (")
    ours = [code for code in PACKS.codes() if label.casefold() in (code, PACKS.name(code).casefold())]
    plain = title.strip() if title and line.endswith(")") else line
    plain = plain.partition(":")[0].strip() or plain
    found = [card for card in POOL.values() if fold(plain) in titles(card) and (not ours or card.pack in ours)]
    if not found:
        raise UnknownTitle("error-input", what="deck", where=where, reason=POOL.unknown(plain))
    return [card for card in found if card.pack == found[0].pack]


def write_text(deck: Deck) -> str:
    """MarvelCDB text: the name, the hero, the packs, the cards by their types."""
    cards = {card: POOL[card] for card in deck.cards}
    packs = [PACKS.name(code) for code in PACKS.codes() if code in {card.pack for card in cards.values()}]
    lines = [deck.name, "", POOL[deck.hero].name, "", f"Packs: {', '.join(packs)}", ""]
    for kind, (one, several) in KINDS.items():
        chosen = {card: deck.cards[card] for card, printed in cards.items() if printed.kind == kind}
        if chosen:
            number = sum(chosen.values())
            lines += [f"{one if number == 1 else several} ({number})"]
            lines += [f"{n}x {cards[card].name} ({PACKS.name(cards[card].pack)})" for card, n in chosen.items()]
            lines.append("")
    return "\n".join(lines)


def read_octgn(text: str) -> Deck:
    """OCTGN: sections of cards by id, the hero among them."""
    root = octgn_deck(text, OCTGN_GAME)
    pile = Pile()
    for section in root.iter("section"):
        name = section.get("name") or "section"
        for item in section.iter("card"):
            found = by_octgn(str(item.get("id")))
            if found is None:
                raise wrong("deck", name, "input-card", name=str(item.get("id")))
            pile.add(found, copies_of(name, str(item.get("qty"))))
    return Deck(called(root.findtext("notes") or ""), pile.hero, pile.cards)


def write_octgn(deck: Deck) -> str:
    """OCTGN: one section, the hero first; the name of the deck is kept in its notes."""
    root = Element("deck", game=OCTGN_GAME, sleeveid="0")
    section = SubElement(root, "section", name="Cards", shared="False")
    _add(section, {deck.hero: 1})
    for kind in OCTGN_ORDER:
        _add(section, {card: n for card, n in deck.cards.items() if POOL[card].kind == kind})
    SubElement(root, "notes").text = deck.name
    return octgn_text(root)


def _add(section: Element, cards: Mapping[str, int]) -> None:
    for card, copies in cards.items():
        octgn = octgn_ids().get(card, card)
        SubElement(section, "card", qty=str(copies), id=octgn).text = POOL[card].name
