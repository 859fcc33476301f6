"""What comes from outside: setups, positions, journals, decks, campaign logs.

Each is described once, as a struct with limits; `checked` holds what was given against the description, whole, before
anything is built of it. Every refusal says in one sentence what is wrong, where, and what may have been meant.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta
from msgspec.inspect import (
    BoolType,
    DictType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from rulewright.kernel.cards import Card, Catalogue
from rulewright.kernel.errors import RulewrightError, as_int, brief
from rulewright.kernel.titles import nearest

if TYPE_CHECKING:
    from rulewright.kernel.game import Json

MOST_DEPTH = 60
MOST_VALUES = 200_000
MOST_LETTERS = 16_000_000
"""How deep, how many values and how long something may be that somebody gives us."""

T = TypeVar("T")
Path = tuple[str | int, ...]
Name = Annotated[str, Meta(max_length=200)]
Flag = bool | Literal["yes", "no"]
"""Yes or no: the same in a setup and in a position."""


class Input(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table that somebody gives us. It has these keys and no others."""


def yes(flag: Flag) -> bool:
    """Whether a flag says yes."""
    return flag is True or flag == "yes"


def wrong(what: str, where: str, reason: str, **details: str | int) -> RulewrightError:
    """The error that names what is wrong in a setup, position, journal ..., and where."""
    return RulewrightError("error-input", what=what, where=where, reason=RulewrightError(reason, **details))


def unknown(what: str, where: str, given: str, known: Iterable[str]) -> RulewrightError:
    """The error for a name that is none of the known ones: the one that may have been meant, or all of them."""
    names = list(known)
    near = nearest(given, names)
    if near:
        return wrong(what, where, "input-did-you-mean", name=given, near=near)
    return wrong(what, where, "input-one-of", name=given, known=", ".join(names))


def plain(what: str, given: object) -> Json:
    """A copy of what somebody gave us, as a journal would bring it back."""
    return Copy(what).of(given, (), 0)


class Copy:
    """Copies plain data, as far as they are plain and not too many."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.values = 0

    def of(self, given: object, path: Path, depth: int) -> Json:
        """A copy of this value."""
        self.values += 1
        if self.values > MOST_VALUES or depth > MOST_DEPTH:
            raise wrong(self.what, place(path[:4], self.what), "input-too-much")
        if given is None or isinstance(given, bool | float):
            return given
        if isinstance(given, int):
            if abs(given) >> 128:
                raise wrong(self.what, place(path, self.what), "input-too-big")
            return int(given)
        if isinstance(given, str):
            return self.text(given, path)
        if isinstance(given, Mapping):
            if not all(isinstance(key, str) for key in given):
                raise wrong(self.what, place(path, self.what), "input-not-plain", value=brief(given))
            return {self.text(k, path): self.of(v, (*path, k), depth + 1) for k, v in given.items()}
        if isinstance(given, list | tuple):
            return [self.of(item, (*path, i), depth + 1) for i, item in enumerate(given)]
        number = as_int(given)
        if number is not None:
            return self.of(number, path, depth)
        raise wrong(self.what, place(path, self.what), "input-not-plain", value=brief(given))

    def text(self, given: str, path: Path) -> str:
        """A text that can be written to a file."""
        try:
            given.encode()
        except UnicodeEncodeError:
            raise wrong(self.what, place(path, self.what), "input-not-text") from None
        return str(given)


def parsed(what: str, text: str, not_json: str) -> Json:
    """What a JSON text says. RulewrightError when it is none; `not_json` is the message that says so."""
    if not isinstance(text, str):
        raise RulewrightError("error-text", name=what, value=brief(text))
    if len(text) > MOST_LETTERS:
        raise wrong(what, what, "input-too-much")
    try:
        data = json.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise wrong(what, what, "input-too-much") from None
    except ValueError as error:
        raise RulewrightError(not_json, where=str(error)) from None
    return plain(what, data)


def checked(what: str, kind: type[T], given: Json) -> T:
    """What was given, if it is all that the description asks for."""
    Check(what).value(described(kind), given, ())
    return msgspec.convert(given, kind)


def described(kind: type) -> Type:
    """The description of a kind of input."""
    if kind not in DESCRIBED:
        DESCRIBED[kind] = type_info(kind)
    return DESCRIBED[kind]


DESCRIBED: dict[type, Type] = {}


def place(path: Path, what: str) -> str:
    """Where something is wrong: `seats.0.heroes.1`."""
    return ".".join(brief(str(part))[:80] for part in path) or what


def literal(given: Json) -> str:
    """What was given as it would be written down; of lists and objects only the brackets."""
    if isinstance(given, list | dict):
        return "[…]" if isinstance(given, list) else "{…}"
    return f'"{brief(given)}"' if isinstance(given, str) else brief(given)


class Check:
    """Holds what was given against its description."""

    def __init__(self, what: str) -> None:
        self.what = what

    def wrong(self, path: Path, reason: str, **details: str | int) -> RulewrightError:
        """The error that names what is wrong, and where."""
        return wrong(self.what, place(path, self.what), reason, **details)

    def value(self, kind: Type, given: Json, path: Path) -> None:
        """A value: of the right sort, and within its limits."""
        kinds = kind.types if isinstance(kind, UnionType) else (kind,)
        fitting = [one for one in kinds if fits(one, given)]
        if not fitting:
            needed = "-or-".join(sorted({word_for(one) for one in kinds} - {"nothing"}))
            raise self.wrong(path, f"input-{needed}", value=literal(given), **limits(kinds[0]))
        one = fitting[0]
        if isinstance(one, IntType):
            self.number(one, given, path)
        elif isinstance(one, StrType):
            self.text(one, given, path)
        elif isinstance(one, LiteralType):
            if given not in one.values:
                raise unknown(self.what, place(path, self.what), str(given), [str(word) for word in one.values])
        elif isinstance(one, ListType | VarTupleType | TupleType):
            self.items(one, given, path)
        elif isinstance(one, DictType):
            self.table(one, given, path)
        elif isinstance(one, StructType):
            self.record(one, given, path)

    def number(self, kind: IntType, given: Json, path: Path) -> None:
        """A number between its limits."""
        assert isinstance(given, int)
        if (kind.ge is not None and given < kind.ge) or (kind.le is not None and given > kind.le):
            raise self.wrong(path, "input-number", value=brief(given), **limits(kind))

    def text(self, kind: StrType, given: Json, path: Path) -> None:
        """A text that is neither too long nor too short."""
        assert isinstance(given, str)
        if kind.max_length is not None and len(given) > kind.max_length:
            raise self.wrong(path, "input-too-long", most=kind.max_length)
        if kind.min_length is not None and len(given) < kind.min_length:
            raise self.wrong(path, "input-missing")

    def items(self, kind: ListType | VarTupleType | TupleType, given: Json, path: Path) -> None:
        """A list of neither too many nor too few, each as it should be."""
        assert isinstance(given, list)
        if isinstance(kind, TupleType):
            if len(given) != len(kind.item_types):
                raise self.wrong(path, "input-exactly", most=len(kind.item_types))
            for i, (one, item) in enumerate(zip(kind.item_types, given, strict=True)):
                self.value(one, item, (*path, i))
            return
        if kind.max_length is not None and len(given) > kind.max_length:
            raise self.wrong(path, "input-too-many", most=kind.max_length)
        if kind.min_length is not None and len(given) < kind.min_length:
            raise self.wrong(path, "input-too-few", least=kind.min_length)
        for i, item in enumerate(given):
            self.value(kind.item_type, item, (*path, i))

    def table(self, kind: DictType, given: Json, path: Path) -> None:
        """A table with any keys, each with its value."""
        assert isinstance(given, dict)
        if kind.max_length is not None and len(given) > kind.max_length:
            raise self.wrong(path, "input-too-many", most=kind.max_length)
        for key, value in given.items():
            self.value(kind.key_type, key, (*path, key))
            self.value(kind.value_type, value, (*path, key))

    def record(self, kind: StructType, given: Json, path: Path) -> None:
        """A table with these keys and no others."""
        assert isinstance(given, dict)
        fields = {field.encode_name: field for field in kind.fields}
        for key, value in given.items():
            if key in fields:
                self.value(fields[key].type, value, (*path, key))
            elif kind.forbid_unknown_fields:
                raise unknown(self.what, place((*path, key), self.what), key, fields)
        for key, field in fields.items():
            if field.required and key not in given:
                raise self.wrong((*path, key), "input-missing")


SORTS: tuple[tuple[tuple[type[Type], ...], type, str], ...] = (
    ((IntType,), int, "number"),
    ((StrType,), str, "text"),
    ((LiteralType,), str, "word"),
    ((BoolType,), bool, "flag"),
    ((ListType, VarTupleType, TupleType), list, "list"),
    ((DictType, StructType), dict, "table"),
    ((NoneType,), type(None), "nothing"),
)
"""The sorts of values, and what each is called in messages."""


def fits(kind: Type, given: Json) -> bool:
    """Whether a value is of the right sort; whether it is within the limits is another question."""
    for kinds, sort, _ in SORTS:
        if isinstance(kind, kinds):
            return isinstance(given, sort) and (sort is bool or not isinstance(given, bool))
    return True


def word_for(kind: Type) -> str:
    """What a sort of values is called in messages."""
    if isinstance(kind, IntType) and kind.le is None:
        return "whole"
    return next((word for kinds, _, word in SORTS if isinstance(kind, kinds)), "value")


def limits(kind: Type) -> dict[str, str]:
    """The limits of a number, if it has any."""
    return {"least": str(kind.ge), "most": str(kind.le)} if isinstance(kind, IntType) else {}


def card_named(what: str, where: str, catalogue: Catalogue, name: str, kinds: tuple[str, ...] = ()) -> int:
    """The index of the one card that a title or an id means, of these types if there are several.

    A title needs its pack if several cards have it. Variants of one card (of one set and number) will
    do for each other, and so will cards that are all of other types.
    """
    found = catalogue.meant_by(name)
    of_kind = [i for i in found if catalogue.cards[i].kind in kinds]
    fitting = of_kind or (found[:1] if kinds else found)
    if not found:
        raise no_card(what, where, name, {face.name for card in catalogue.cards for face in card.faces})
    if len({(card.pack, card.set, card.number) for card in [catalogue.cards[i] for i in fitting]}) > 1:
        raise wrong(what, where, "input-card-which", name=name, known=labels(catalogue.cards[i] for i in fitting))
    return fitting[0]


def no_card(what: str, where: str, name: str, titles: Iterable[str]) -> RulewrightError:
    """The error for a title that no card has, with the one that may have been meant."""
    near = nearest(name, titles)
    if near:
        return wrong(what, where, "input-card-near", name=name, near=near)
    return wrong(what, where, "input-card", name=name)


def labels(cards: Iterable[Card]) -> str:
    """Cards of the same title, told apart."""
    return ", ".join(f"{card.id} {card.key}" for card in cards)


def ambiguous(name: str, cards: Iterable[Card]) -> RulewrightError:
    """The error that lists the cards that a title may mean."""
    return RulewrightError("error-ambiguous-card", name=name, known=labels(cards))


def strings(given: object) -> Iterator[str]:
    """All texts in what somebody has written."""
    if isinstance(given, str):
        yield given
    elif isinstance(given, Mapping):
        yield from (text for item in given.values() for text in strings(item))
    elif isinstance(given, list):
        yield from (text for item in given for text in strings(item))


def check_options(setup: Mapping[str, Json], kind: type[Input], options: Mapping[str, tuple[str, ...]]) -> None:
    """Refuse an option that a game does not have, or a value of one. What is yes or no may be given as such."""
    for name in setup:
        if name not in kind.__struct_fields__:
            known = ", ".join(sorted(kind.__struct_fields__))
            raise RulewrightError("error-unknown-option", name=name, known=known)
    for name, values in options.items():
        given = setup.get(name, values[0])
        word = {True: "yes", False: "no"}[given] if isinstance(given, bool) else given
        if word not in values:
            raise RulewrightError("error-option-value", name=name, value=brief(given), known=", ".join(values))


def written_position(setup: Mapping[str, Json]) -> dict[str, Json]:
    """The position that a setup tells of, and nothing else."""
    position = setup["position"]
    if not isinstance(position, dict):
        raise wrong("setup", "position", "input-table", value=literal(position))
    for key in setup:
        if key != "position":
            raise unknown("setup", key, key, ["position"])
    return position
