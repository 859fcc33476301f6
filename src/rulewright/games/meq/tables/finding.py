"""What a written position names: titles and decks as people call them."""

from __future__ import annotations

from functools import lru_cache

from rulewright.games.meq.board import NAMES, NUMBERS
from rulewright.games.meq.vocabulary.printing import DECKS
from rulewright.kernel.cards import Card
from rulewright.kernel.setup_input import no_card, unknown, wrong
from rulewright.kernel.state import State
from rulewright.kernel.titles import loosely

ALSO_CALLED = {"gothmog of gorgoroth": "gothmog", "blank": "rumour", "rumor": "rumour", "dain": "dain ii"}
DECKS_CALLED = {
    **{name: f"{name}-deck" for name in ("zealot", "ravager", "behemoth")},
    **{name: f"encounters-{number}" for number, name in enumerate((*DECKS, "haven"), 1)},
    **{f"encounters-{name}": f"encounters-{number}" for number, name in enumerate((*DECKS, "haven"), 1)},
    **{f"pile-{name}": f"pile-{number}" for number, name in enumerate(DECKS, 1)},
    "plot": "plots",
    "peril": "perils",
    "skill": "skills",
}
"""Other words for the decks: by what they hold, by the regions they serve."""


@lru_cache(4096)
def plainly(name: str) -> str:
    """A title without what people leave out: accents, capitals, apostrophes, dashes, the article before it."""
    text = loosely(name)
    return ALSO_CALLED.get(text, text)


def deck_called(name: str) -> str:
    """What the table calls a deck that somebody names, with dashes or underlines."""
    text = name.lower().replace("_", "-")
    return DECKS_CALLED.get(text, text)


PLACES_CALLED = {plainly(name): number for name, number in (*NUMBERS.items(), *NAMES.items())}


def is_called(card: Card, name: str) -> bool:
    """Whether somebody who writes this name means this card: by its title or its id."""
    return name == card.id or plainly(card.name) == plainly(name)


def location_called(where: str, name: str) -> int:
    """A location by title or id. RulewrightError when there is none."""
    number = PLACES_CALLED.get(plainly(name), -1)
    if number < 0:
        raise unknown("position", where, name, NAMES)
    return number


def piece_called(s: State, where: str, name: str, zones: tuple[int, ...], kinds: tuple[str, ...] = ()) -> int:
    """A piece with this title (or id) of one of these kinds in one of the zones.

    RulewrightError when no component is called so, when those that are do not belong there, or when none is left.
    """
    cards = s.rules.catalogue.cards
    for zone in zones:
        for piece in s.zones[zone]:
            card = cards[s.card[piece]]
            if (not kinds or card.kind in kinds) and is_called(card, name):
                return piece
    meant = {i for i, card in enumerate(cards) if is_called(card, name)}
    if not meant:
        raise no_card("position", where, name, {c.name for c in cards if not kinds or c.kind in kinds})
    fitting = [i for i in meant if not kinds or cards[i].kind in kinds]
    held = [piece for piece, card in enumerate(s.card) if card in fitting]
    elsewhere = any(s.rules.zones.defs[s.zone[piece]].group == "deck" for piece in held)
    taken = held and not elsewhere
    raise wrong("position", where, "input-none-left" if taken else "input-not-its-place", name=name)
