"""What people write down: the tables, lists and numbers of a position, the options of a setup.

Every check says in one sentence what is wrong, and where.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rulewright.kernel.cards import Card, Catalogue
from rulewright.kernel.game import Json, RulewrightError, Setup


def wrong(where: str, reason: str) -> RulewrightError:
    """The error that names what is wrong in a position and where."""
    return RulewrightError("error-position", where=where, reason=reason)


def mapping(where: str, given: Json | Mapping[str, Json], known: set[str]) -> Mapping[str, Json]:
    """A table with these keys and no others."""
    if not isinstance(given, Mapping):
        raise wrong(where, "a table is needed")
    for key in given:
        if key not in known:
            raise wrong(f"{where}.{key}", "known: " + ", ".join(sorted(known)))
    return given


def listed(where: str, given: Json) -> list[Json]:
    """A list, empty when nothing is given."""
    if given is None:
        return []
    if not isinstance(given, list):
        raise wrong(where, "a list is needed")
    return given


def number(where: str, given: Json) -> int:
    """A number."""
    if not isinstance(given, int):
        raise wrong(where, "a number is needed")
    return int(given)


def card_named(catalogue: Catalogue, name: str, kinds: tuple[str, ...] = ()) -> int:
    """The index of the one card (of these types) that a title or an id means; a title needs its pack if several do."""
    found = [i for i in catalogue.meant_by(name) if not kinds or catalogue.cards[i].kind in kinds]
    if not found:
        raise RulewrightError("error-unknown-card", name=name)
    if len(found) > 1:
        raise ambiguous(name, [catalogue.cards[i] for i in found])
    return found[0]


def ambiguous(name: str, cards: Iterable[Card]) -> RulewrightError:
    """The error that lists the cards that a title may mean."""
    return RulewrightError("error-ambiguous-card", name=name, known=", ".join(f"{c.id} {c.key}" for c in cards))


def strings(given: object) -> Iterator[str]:
    """All texts in what somebody has written."""
    if isinstance(given, str):
        yield given
    elif isinstance(given, Mapping):
        yield from (text for item in given.values() for text in strings(item))
    elif isinstance(given, list):
        yield from (text for item in given for text in strings(item))


def place(where: str, given: Json, places: int) -> int:
    """One of so many places, counted from 0."""
    index = number(where, given)
    if not 0 <= index < places:
        raise wrong(where, f"a number from 0 to {places - 1} is needed")
    return index


def check_options(setup: Setup, known: Iterable[str], options: Mapping[str, tuple[str, ...]]) -> None:
    """Refuse what the setup of a game does not know: another option, or another value of one."""
    names = {*known, *options}
    for name in setup:
        if name not in names:
            raise RulewrightError("error-unknown-option", name=name, known=", ".join(sorted(names)))
    for name, values in options.items():
        if str(setup.get(name, values[0])) not in values:
            raise RulewrightError("error-option-value", name=name, value=str(setup[name]), known=", ".join(values))
