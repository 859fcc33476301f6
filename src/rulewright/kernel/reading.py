"""Reading keys: what a person means who types one, by the titles and numbers that the person can see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rulewright.kernel.ability_ids import ability_id
from rulewright.kernel.decisions import VerbForm, called
from rulewright.kernel.node import nodes
from rulewright.kernel.state import Choice, Pending, State
from rulewright.kernel.steps import Step
from rulewright.kernel.titles import fold
from rulewright.kernel.zones import Seen

COPY = re.compile(r"(.+?) #(\d+)")
BRANCH = re.compile(r"effect ([1-9]\d*)")
"""How the journals of 0.3 and before call one of several effects."""
NUMBERED = re.compile(r"(.+?) \(ability (\d+)\)")


class Reading(NamedTuple):
    """A key understood: the choices it may mean, the likeliest first, and which of several equal ones is meant."""

    choices: tuple[Choice, ...]
    copy: int


def find(s: State, pending: Pending, keys: tuple[str, ...], key: str) -> int:
    """The index of the option that a key means, also without case and accents; -1 when there is none.

    Older journals are read, too: "effect 2" for the second of several effects, "use X" for the first of two abilities.
    """
    if key in keys:
        return keys.index(key)
    wanted = fold(key)
    for i, other in enumerate(keys):
        if fold(other) == wanted:
            return i
    branch = BRANCH.fullmatch(wanted)
    if branch is not None:
        numbers = [c.a if s.rules.verbs[c.verb].a == "branch" else -1 for c in pending.choices]
        return numbers.index(int(branch[1]) - 1) if int(branch[1]) - 1 in numbers else -1
    base, copy = copied(wanted)
    same = [i for i, other in enumerate(keys) if fold(other).partition(" (ability ")[0] == base]
    return same[copy - 1] if 0 < copy <= len(same) else without_place(s, pending, key)


def without_place(s: State, pending: Pending, key: str) -> int:
    """The index of the option that a key means which names a piece without the place where it stands, or a player by
    the piece that stands for them; -1 when there is none, or when pieces in several places may be meant.
    """
    reading = read(s, pending, key)
    if reading is None:
        return -1
    meant = {(choice.verb, choice.a) for choice in reading.choices if s.rules.verbs[choice.verb].a == "piece"}
    found = [i for i, choice in enumerate(pending.choices) if (choice.verb, choice.a) in meant]
    if not found:
        players = [i for i, choice in enumerate(pending.choices) if is_called(s, choice, meant)]
        return players[0] if len(players) == 1 else -1
    places = {s.at.get(pending.choices[i].a, -1) for i in found}
    if len(places) != 1 or -1 in places:
        return -1
    return found[reading.copy - 1] if 0 < reading.copy <= len(found) else -1


def is_called(s: State, choice: Choice, meant: set[tuple[str, int]]) -> bool:
    """Whether a choice of a player is meant by the same word with a piece that stands for the player."""
    form = s.rules.verbs[choice.verb]
    return form.a == "seat" and any(
        s.rules.stands_for(s, piece) == choice.a and form.key.startswith(s.rules.verbs[verb].key.partition("{a}")[0])
        for verb, piece in meant
    )


def copied(text: str) -> tuple[str, int]:
    """A key without its number, and which of several equal ones is meant."""
    numbered = COPY.fullmatch(text)
    return (text, 1) if numbered is None else (numbered[1], int(numbered[2]))


def read(s: State, pending: Pending, key: str) -> Reading | None:
    """What a key means; None if it is none of this game or names nothing that the person can see.

    The longest form goes first: "attack with X" is no attack on a card called "with X".
    """
    text, copy = copied(fold(key))
    for verb in by_length(tuple(s.rules.verbs.items())):
        form = s.rules.verbs[verb]
        inner = filling(form, text)
        if inner is not None:
            choices = meant(s, pending, verb, form, inner)
            if choices:
                return Reading(tuple(choices), copy)
    return None


def named(s: State, key: str) -> int:
    """The face of the card that a key speaks of, whether or not it can be seen; -1 if it speaks of none."""
    text = copied(fold(key))[0]
    titles = {fold(face.name): i for i, face in enumerate(s.rules.catalogue.faces)}
    for verb in by_length(tuple(s.rules.verbs.items())):
        form = s.rules.verbs[verb]
        inner = filling(form, text)
        if inner and form.a == "piece" and inner in titles:
            return titles[inner]
    return -1


def untitled(s: State, key: str) -> str:
    """What a key says in place of a title, if it has the form of a choice of a card; empty if it has not."""
    text = copied(fold(key))[0]
    for verb in by_length(tuple(s.rules.verbs.items())):
        form = s.rules.verbs[verb]
        inner = filling(form, text)
        if inner and form.a in ("seat", "number") and inner.isdecimal():
            return ""
        if inner and form.a == "piece":
            shown = key.strip()[-len(inner) :]
            return shown if fold(shown) == inner else inner
    return ""


@cache
def by_length(verbs: tuple[tuple[str, VerbForm], ...]) -> tuple[str, ...]:
    """The verbs, those whose form fixes most letters first."""
    fixed = {verb: len(form.key.replace("{a}", "")) for verb, form in verbs}
    return tuple(sorted(fixed, key=lambda verb: -fixed[verb]))


def filling(form: VerbForm, text: str) -> str | None:
    """What stands in the first slot if the text has this form (empty, if it has no slot); None if it has another."""
    before, slot, after = fold(form.key.replace("{a}", "\0")).partition("\0")
    if not slot:
        return "" if text == before else None
    inside = text[len(before) : len(text) - len(after)]
    return inside if inside and text == before + inside + after else None


def meant(s: State, pending: Pending, verb: str, form: VerbForm, inner: str) -> list[Choice]:
    """The choices with this verb whose slot may be called so: none if nothing is called so."""
    if not form.a:
        return [Choice(verb)]
    if form.a == "branch":
        branch = BRANCH.fullmatch(inner)
        if branch is not None:
            return [Choice(verb, int(branch[1]) - 1)]
        here = pending.node.branches()
        found = [Choice(verb, i) for i, name in enumerate(here) if fold(name) == inner]
        return found or [Choice(verb, len(here)) for name in offered_by_texts(s) if fold(name) == inner][:1]
    if form.a != "piece":
        if not inner.isdecimal():
            return []
        number = int(inner) - (form.a == "seat")
        return [Choice(verb, number)] if form.a != "seat" or 0 <= number < s.seats else []
    number, ability = 0, NUMBERED.fullmatch(inner)
    if form.b == "ability" and ability is not None:
        inner, number = ability[1], int(ability[2])
    faces, person = s.rules.catalogue.faces, s.persons[pending.seat]
    seen = visible(s, pending.seat)
    pieces = [p for p in seen if inner in (fold(faces[s.face[p]].name), fold(called(s, p, person)))]
    if not pieces:
        pieces = [p for p in seen if not s.rules.stands_in(s, p) and inner in other_sides(s, p)]
    found = [choice for p in pieces for choice in about(s, verb, p, number)]
    return sorted(found, key=lambda choice: not works_here(s, choice)) if form.b == "ability" else found


def offered_by_texts(s: State) -> Iterator[str]:
    """What the answers to texts are called that name one of several effects, whether or not a text asks now."""
    for face in s.rules.catalogue.faces:
        for node in nodes(face.abilities):
            if isinstance(node, Step):
                yield from node.branches()


def works_here(s: State, choice: Choice) -> bool:
    """Whether the ability that a choice names works where its card lies: of several copies that one is meant."""
    if choice.b < 0:
        return False
    ability = s.rules.catalogue.faces[s.face[choice.a]].abilities[choice.b]
    return s.rules.zones.defs[s.zone[choice.a]].group in ability.works_in()


def about(s: State, verb: str, piece: int, number: int = 0) -> list[Choice]:
    """What a person may want with a verb and a piece: each ability of it (or the one with this number), where the verb
    uses abilities."""
    if s.rules.verbs[verb].b != "ability":
        return [Choice(verb, piece)]
    return [Choice(verb, piece, i) for i in abilities(s, verb, piece, number)]


def other_sides(s: State, piece: int) -> list[str]:
    """What else a card is called that has several sides."""
    return [fold(face.name) for face in s.rules.catalogue.cards[s.card[piece]].faces]


def abilities(s: State, verb: str, piece: int, number: int) -> list[int]:
    """The abilities of a card that may be meant (-1: the card itself); of several the one with this number, if any."""
    catalogue, face = s.rules.catalogue, s.face[piece]
    found = [i for i in catalogue.requirements[face] if s.rules.verb_of(s, ability_id(piece, i)) == verb]
    if number:
        found = [i for i in found if catalogue.ability_number(face, i) == number]
    return found or [-1]


def visible(s: State, seat: int) -> list[int]:
    """The pieces whose title the person on a seat can read: in the own hand, in play, then wherever else they lie."""
    zones, person = s.rules.zones, s.persons[seat]
    own = [
        i
        for i, place in enumerate(zones.defs)
        if (place.seen is Seen.HOLDER and zones.holder[i] == seat)
        or (place.seen is Seen.TEAM and place.group == "hand" and place.team == s.rules.team(seat))
    ]
    rest = [i for i in range(len(s.zones)) if i not in own and i not in s.play_zones]
    found = []
    for zone in (*own, *s.play_zones, *rest):
        place, holder = zones.defs[zone], zones.holder[zone]
        if holder < s.seats and not (place.facedown and s.persons[holder] != person):
            found += [p for p in s.zones[zone] if s.known[p] >> person & 1 or s.rules.stands_in(s, p)]
    return found
