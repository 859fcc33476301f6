"""Deck files of the communities: RingsDB JSON and text, OCTGN .o8d."""

from __future__ import annotations

import json
import re
from xml.etree.ElementTree import Element, SubElement

from rulewright.games.lotr.cards import PACKS
from rulewright.games.lotr.tables.decks import POOL, Deck
from rulewright.games.lotr.tables.setup_input import RingsDbInput
from rulewright.kernel.cards import Card
from rulewright.kernel.game import RulewrightError
from rulewright.kernel.setup_input import checked, parsed, wrong
from rulewright.lcg.deckfiles import (
    Formats,
    UnknownTitle,
    all_strange,
    called,
    copies_of,
    lines_of,
    octgn_deck,
    octgn_text,
)

OCTGN_GAME = "a21af4e8-be4b-4cda-a6b6-534f9717391f"
KINDS = {
    "hero": ("Hero", "Heroes"),
    "ally": ("Ally", "Allies"),
    "attachment": ("Attachment", "Attachments"),
    "event": ("Event", "Events"),
}
SHARED = ("Quest", "Encounter", "Special", "Setup")
HEADINGS = re.compile(
    r"^(Heroes|Hero|Allies|Ally|Attachments?|Events?|Player Side Quests?|Contract|Campaign|Packs:|From )", re.IGNORECASE
)


LINE = re.compile(r"^(?:([0-9]+)\s*x?|x\s*([0-9]+))\s+(.+)$")
UNCOUNTED = re.compile(r"^()()(.+?)\s*\(.*\)$")


def octgn_id(card: Card) -> str:
    """The OCTGN id of a card: it begins as its pack says, and is our own id where the pack says nothing."""
    begins = PACKS.declared("OCTGN").get(card.pack)
    return card.id if begins is None else f"{begins}{card.number:03}"


def by_octgn(given: str) -> Card | None:
    """The card with this OCTGN id."""
    packs = [code for code, begins in PACKS.declared("OCTGN").items() if given.startswith(str(begins))]
    known = {octgn_id(card): card for card in PACKS.cards(packs) if card.id in POOL}
    return known.get(given, POOL.get(given))


def packs_of(deck: Deck) -> list[str]:
    """The packs that a deck needs, by what is printed on them, the oldest first."""
    codes = {POOL[card].pack for card in (*deck.heroes, *deck.cards, *deck.sideboard)}
    return [PACKS.name(code) for code in PACKS.codes() if code in codes]


def known(where: str, card: str) -> str:
    """A card id of ours; RulewrightError when there is no such card."""
    if card not in POOL:
        raise wrong("deck", where, "input-card", name=card)
    return card


def counts(where: str, given: dict[str, int] | list[str]) -> dict[str, int]:
    """A table of copies; an empty one may be written as an empty list."""
    return {known(f"{where}.{card}", card): n for card, n in given.items()} if isinstance(given, dict) else {}


def read_json(text: str) -> Deck:
    """RingsDB: heroes, slots (heroes included) and sideslots by code. Its other keys tell us nothing."""
    data = parsed("deck", text, "error-deck-not-json")
    if not isinstance(data, dict) or "heroes" not in data or "slots" not in data:
        raise RulewrightError("error-deck-shape", where="heroes, slots")
    deck = checked("deck", RingsDbInput, data)
    heroes, slots = counts("heroes", deck.heroes), counts("slots", deck.slots)
    chosen = tuple(hero for hero, n in heroes.items() for _ in range(n))
    cards = {card: n for card, n in slots.items() if card not in heroes}
    return Deck(called(deck.name or ""), chosen, cards, counts("sideslots", deck.sideslots or []))


class Pile:
    """The cards of a deck as a file lists them."""

    def __init__(self) -> None:
        self.heroes: list[str] = []
        self.cards: dict[str, int] = {}
        self.sideboard: dict[str, int] = {}

    def add(self, where: str, card: Card, copies: str, aside: bool) -> None:
        """So many copies of a card, into the deck or beside it."""
        number = copies_of(where, copies)
        if card.kind == "hero" and not aside:
            self.heroes.extend([card.id] * number)
            return
        into = self.sideboard if aside else self.cards
        into[card.id] = into.get(card.id, 0) + number

    def deck(self, name: str) -> Deck:
        """The deck, under this name."""
        return Deck(called(name), tuple(self.heroes), self.cards, self.sideboard)


def write_json(deck: Deck) -> str:
    """RingsDB: heroes, slots (heroes included) and sideslots by code."""
    heroes = {hero: deck.heroes.count(hero) for hero in deck.heroes}
    data = {
        "name": deck.name,
        "heroes": heroes,
        "slots": {**heroes, **deck.cards},
        "sideslots": {**deck.sideboard},
        "version": "1.0",
        "last_pack": (packs_of(deck) or [""])[-1],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def read_text(text: str) -> Deck:
    """RingsDB text: a name, then lines like `2x Steward of Gondor (Core Set)`, perhaps a sideboard.

    All titles that are none are named at once. A line that is no card and begins with no number is a remark.
    """
    name, aside, pile = "", False, Pile()
    strange: list[RulewrightError] = []
    for number, line, where in lines_of(text):
        if not line or HEADINGS.match(line):
            continue
        if line.casefold().startswith("sideboard"):
            aside = True
            continue
        counted = LINE.match(line)
        if counted is None and line[0] in "-+0123456789":
            raise RulewrightError("error-deck-line", number=number + 1, text=line)
        match = counted or UNCOUNTED.match(line)
        try:
            if match is not None:
                pile.add(where, titled(where, match[3].strip()), match[1] or match[2] or "1", aside)
        except UnknownTitle as error:
            if counted is not None or number > 0:
                strange.append(error)
            match = counted
        if match is None and number == 0:
            name = line
    if strange:
        raise all_strange(strange)
    if not pile.heroes and not pile.cards:
        raise RulewrightError("error-deck-empty")
    return pile.deck(name)


def titled(where: str, name: str) -> Card:
    """The card of a line: its title, and the pack where that is one we have."""
    title, _, label = name.removesuffix(")").rpartition(" (")
    ours = label.casefold() in {word.casefold() for code in PACKS.codes() for word in (code, PACKS.name(code))}
    try:
        return POOL.named(name if ours or not title else title.strip())
    except RulewrightError as error:
        raise UnknownTitle("error-input", what="deck", where=where, reason=error) from None


def write_text(deck: Deck) -> str:
    """RingsDB text; the number in a heading counts titles."""
    lines = [deck.name, "", f"Packs: {', '.join(packs_of(deck))}", ""]
    for kind, (_, heading) in KINDS.items():
        table = {h: deck.heroes.count(h) for h in deck.heroes} if kind == "hero" else deck.cards
        chosen = {card: n for card, n in table.items() if POOL[card].kind == kind}
        if chosen:
            lines += ["", f"{heading} ({len(chosen)})", ""]
            lines += [f"{n}x {_labelled(card)}" for card, n in chosen.items()]
    if deck.sideboard:
        lines += ["", "Sideboard", ""]
        lines += [f"{n}x {_labelled(card)}" for card, n in deck.sideboard.items()]
    return "\n".join(lines) + "\n"


def _labelled(card: str) -> str:
    return f"{POOL[card].name} ({PACKS.name(POOL[card].pack)})"


def read_octgn(text: str) -> Deck:
    """OCTGN: sections of cards by id. Files with entities or external references are refused."""
    root = octgn_deck(text, OCTGN_GAME)
    pile = Pile()
    for section in root.iter("section"):
        if section.get("shared") == "True":
            continue
        name = section.get("name") or "section"
        for item in section.iter("card"):
            found = by_octgn(str(item.get("id")))
            if found is None:
                raise wrong("deck", name, "input-card", name=str(item.get("id")))
            pile.add(name, found, str(item.get("qty")), name == "Sideboard")
    return pile.deck(root.findtext("notes") or "")


def write_octgn(deck: Deck) -> str:
    """OCTGN: one section for each kind of card; the name of the deck is kept in its notes."""
    root = Element("deck", game=OCTGN_GAME)
    for kind, (section, _) in KINDS.items():
        table = {h: deck.heroes.count(h) for h in deck.heroes} if kind == "hero" else deck.cards
        _section(root, section, {card: n for card, n in table.items() if POOL[card].kind == kind})
    _section(root, "Side Quest", {})
    _section(root, "Sideboard", dict(deck.sideboard))
    for name in SHARED:
        SubElement(root, "section", name=name, shared="True")
    SubElement(root, "notes").text = deck.name
    return octgn_text(root)


def _section(root: Element, name: str, cards: dict[str, int]) -> None:
    section = SubElement(root, "section", name=name, shared="False")
    for card, copies in cards.items():
        SubElement(section, "card", qty=str(copies), id=octgn_id(POOL[card])).text = POOL[card].name


FILES = Formats(
    {"json": read_json, "txt": read_text, "o8d": read_octgn},
    {"json": write_json, "txt": write_text, "o8d": write_octgn},
)
FORMATS = tuple(FILES.readers)
read, write = FILES.read, FILES.write
