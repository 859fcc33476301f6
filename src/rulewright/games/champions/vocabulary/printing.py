"""What is printed: one function for each card type, and the scenarios of a pack.

A card bears its number here; the pack that its file lies in completes the id. A value that is a dash is left out.
Those with the per-player icon are named in the label `per-player` of their face; `for_players` multiplies them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.kernel.abilities import HAND, Ability, Activated, Triggered
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.selectors import Host
from rulewright.kernel.vocabulary import Selector

Threat = int | str
"""A number of threat or hit points; with "x" behind it, so many for each player ("7x")."""


@dataclass(frozen=True)
class Scenario:
    """A villain to face: the stages I to III, the stages of the main scheme, by id, the set called after it."""

    id: str
    name: str
    stages: tuple[str, str, str]
    main_schemes: tuple[str, ...]
    modular: str
    """The modular encounter set that the main scheme recommends."""


def _words(traits: str) -> frozenset[str]:
    """The traits of a card: "Avenger. S.H.I.E.L.D." A full stop and a space divides them."""
    words = [word.rstrip(".") for word in traits.split(". ") if word]
    return frozenset(word + "." if "." in word else word for word in words)


def _keywords(words: tuple[str, ...]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        name, _, number = word.partition(" ")
        counts[name.lower()] = int(number) if number else 1
    return counts


def _resources(printed: str) -> dict[str, int]:
    """The resources of a card: "energy", "wild wild"."""
    return {what: printed.split().count(what) for what in printed.split()}


def _numbers(**values: Threat | None) -> tuple[dict[str, int], dict[str, str]]:
    """The values of a face, and the label that names those with the per-player icon. None is a dash: no value."""
    stats = {name: int(str(value).rstrip("x")) for name, value in values.items() if value is not None}
    each = "|".join(name for name, value in values.items() if isinstance(value, str) and value.endswith("x"))
    return stats, {"per-player": each} if each else {}


def for_players(card: Card, players: int) -> Card:
    """The card with its values per player multiplied by how many players began the game."""
    if not any("per-player" in face.labels for face in card.faces):
        return card
    return replace(card, faces=tuple(_multiplied(face, players) for face in card.faces))


def _multiplied(face: Face, players: int) -> Face:
    each = face.labels.get("per-player", "").split("|")
    return replace(face, stats={name: n * players if name in each else n for name, n in face.stats.items()})


def _id(number: int, letter: str = "") -> str:
    return f"{number:03}{letter}"


def hero(
    name: str,
    *abilities: Ability,
    stats: tuple[int, int, int],
    hit_points: int,
    hand_size: int,
    traits: str,
    keywords: tuple[str, ...] = (),
    ability: str = "",
) -> Face:
    """The hero side of an identity card: THW, ATK and DEF. `ability` is what its ability is called."""
    values = dict(zip(("thw", "atk", "def"), stats, strict=True))
    return Face(
        name, "hero", {**values, "hit_points": hit_points, "hand_size": hand_size}, _words(traits),
        _keywords(keywords), abilities, True, {"ability": ability} if ability else {},
    )  # fmt: skip


def alter_ego(
    name: str, *abilities: Ability, rec: int, hit_points: int, hand_size: int, traits: str, ability: str = ""
) -> Face:
    """The alter-ego side of an identity card."""
    return Face(
        name, "alter-ego", {"rec": rec, "hit_points": hit_points, "hand_size": hand_size}, _words(traits), {},
        abilities, True, {"letter": "b", **({"ability": ability} if ability else {})},
    )  # fmt: skip


def identity(hero: Face, alter_ego: Face, *, number: int) -> Card:
    """An identity card with its two forms; the set is called after the hero."""
    return Card(_id(number, "a"), (hero, alter_ego), 1, "identity", hero.name, number)


def _player_card(
    name: str,
    kind: str,
    abilities: tuple[Ability, ...],
    number: int,
    letter: str,
    copies: int,
    set_name: str,
    stats: dict[str, int],
    resources: str,
    *,
    traits: str = "",
    keywords: tuple[str, ...] = (),
    unique: bool = False,
    subname: str = "",
    uses: str = "",
    counter: str = "",
    attach: Selector | None = None,
) -> Card:
    aspect = set_name.lower() if set_name in ("Aggression", "Justice", "Leadership", "Protection", "Basic") else ""
    labels = {
        "aspect": aspect,
        "subname": subname,
        "counter": counter or uses.partition(" ")[2],
        "uses": uses.partition(" ")[0],
    }
    numbers = {**stats, **({"uses": int(uses.split(maxsplit=1)[0])} if uses else {}), **_resources(resources)}
    face = Face(
        name, kind, numbers, _words(traits), _keywords(keywords), abilities, unique,
        {label: word for label, word in labels.items() if word}, attach,
    )  # fmt: skip
    return Card(_id(number, letter), (face,), copies, "player", set_name, number)


def ally(
    name: str,
    *abilities: Ability,
    number: int,
    set_name: str,
    cost: int,
    resources: str,
    thw: tuple[int, int] | None,
    atk: tuple[int, int],
    hit_points: int,
    traits: str,
    subname: str = "",
    keywords: tuple[str, ...] = (),
    counter: str = "",
) -> Card:
    """An ally: cost, THW and ATK each with its consequential damage, hit points. All of the core set are unique."""
    stats = {"cost": cost, "atk": atk[0], "atk_consequential": atk[1], "hit_points": hit_points}
    if thw is not None:
        stats = {**stats, "thw": thw[0], "thw_consequential": thw[1]}
    return _player_card(
        name, "ally", abilities, number, "", 1, set_name, stats, resources,
        traits=traits, keywords=keywords, unique=True, subname=subname, counter=counter,
    )  # fmt: skip


def event(
    name: str,
    *abilities: Ability,
    number: int,
    letter: str = "",
    copies: int,
    set_name: str,
    cost: int,
    resources: str,
    traits: str = "",
) -> Card:
    """An event: its abilities work from the hand."""
    in_hand = tuple(replace(a, zones=HAND) if isinstance(a, Activated | Triggered) else a for a in abilities)
    return _player_card(
        name, "event", in_hand, number, letter, copies, set_name, {"cost": cost}, resources, traits=traits
    )


def upgrade(
    name: str,
    *abilities: Ability,
    number: int,
    copies: int,
    set_name: str,
    cost: int,
    resources: str,
    traits: str,
    keywords: tuple[str, ...] = (),
    unique: bool = False,
    uses: str = "",
    counter: str = "",
    attach: Selector | None = None,
) -> Card:
    """An upgrade, and what it is attached to if it is. `uses` is the number and the kind of its counters.

    `counter` is their kind where it has no Uses.
    """
    return _player_card(
        name, "upgrade", abilities, number, "", copies, set_name, {"cost": cost}, resources,
        traits=traits, keywords=keywords, unique=unique, uses=uses, counter=counter, attach=attach,
    )  # fmt: skip


def support(
    name: str,
    *abilities: Ability,
    number: int,
    copies: int,
    set_name: str,
    cost: int,
    resources: str,
    traits: str,
    unique: bool = False,
    uses: str = "",
) -> Card:
    """A support."""
    return _player_card(
        name, "support", abilities, number, "", copies, set_name, {"cost": cost}, resources,
        traits=traits, unique=unique, uses=uses,
    )  # fmt: skip


def resource(name: str, *abilities: Ability, number: int, copies: int, set_name: str, resources: str) -> Card:
    """A resource card: it is never played."""
    return _player_card(name, "resource", abilities, number, "", copies, set_name, {}, resources)


def villain(
    name: str,
    *abilities: Ability,
    number: int,
    stage: str,
    sch: int,
    atk: int | None,
    hit_points: Threat,
    traits: str,
    keywords: tuple[str, ...] = (),
) -> Card:
    """One stage of a villain; its set is called after it."""
    stats, labels = _numbers(sch=sch, atk=atk, hit_points=hit_points)
    face = Face(
        name, "villain", stats, _words(traits), _keywords(keywords), abilities, True, {**labels, "stage": stage}
    )
    return Card(_id(number), (face,), 1, "villain", name, number)


def main_scheme(
    name: str,
    *abilities: Ability,
    number: int,
    set_name: str,
    stage: int,
    side_a: tuple[Ability, ...] = (),
    starting: Threat = 0,
    acceleration: Threat,
    target: Threat,
) -> Card:
    """A stage of the main scheme: the texts of side A, those of side B, its starting and target threat."""
    stats, labels = _numbers(stage=stage, starting_threat=starting, acceleration=acceleration, target_threat=target)
    front = Face(name, "main-scheme", {"stage": stage}, abilities=side_a, labels={"side": "A"})
    back = Face(name, "main-scheme", stats, abilities=abilities, labels={**labels, "side": "B"})
    return Card(_id(number, "a"), (front, back), 1, "main-scheme", set_name, number)


def _encounter_card(
    name: str,
    kind: str,
    abilities: tuple[Ability, ...],
    number: int,
    copies: int,
    set_name: str,
    boost: int,
    numbers: tuple[dict[str, int], dict[str, str]],
    *,
    letter: str = "",
    traits: str = "",
    keywords: tuple[str, ...] = (),
    unique: bool = False,
    attach: Selector | None = None,
) -> Card:
    stats, labels = numbers
    face = Face(
        name, kind, {**stats, **({"boost": boost} if boost else {})}, _words(traits), _keywords(keywords), abilities,
        unique, labels, attach,
    )  # fmt: skip
    return Card(_id(number, letter), (face,), copies, "encounter", set_name, number)


def minion(
    name: str,
    *abilities: Ability,
    number: int,
    copies: int,
    set_name: str,
    sch: int | None,
    atk: int,
    hit_points: int,
    traits: str,
    keywords: tuple[str, ...] = (),
    boost: int = 0,
    unique: bool = False,
) -> Card:
    """A minion: SCH, ATK, hit points."""
    return _encounter_card(
        name, "minion", abilities, number, copies, set_name, boost,
        _numbers(sch=sch, atk=atk, hit_points=hit_points), traits=traits, keywords=keywords, unique=unique,
    )  # fmt: skip


def side_scheme(
    name: str,
    *abilities: Ability,
    number: int,
    copies: int,
    set_name: str,
    starting: Threat,
    icon: str,
    boost: int = 0,
) -> Card:
    """A side scheme: starting threat and its icon (acceleration, crisis, hazard)."""
    stats, labels = _numbers(starting_threat=starting)
    icons = {"acceleration_icon" if icon == "acceleration" else icon: 1}
    return _encounter_card(
        name, "side-scheme", abilities, number, copies, set_name, boost, ({**stats, **icons}, labels)
    )


def attachment(
    name: str,
    *abilities: Ability,
    number: int,
    copies: int,
    set_name: str,
    attach: Selector,
    sch: int = 0,
    atk: int = 0,
    traits: str = "",
    keywords: tuple[str, ...] = (),
    boost: int = 0,
    unique: bool = False,
) -> Card:
    """An attachment, what it is attached to, and what it adds to the SCH and ATK of that card."""
    bonus = tuple(Gets(Host(), stat, amount) for stat, amount in (("sch", sch), ("atk", atk)) if amount)
    return _encounter_card(
        name, "attachment", (*bonus, *abilities), number, copies, set_name, boost, ({}, {}),
        traits=traits, keywords=keywords, unique=unique, attach=attach,
    )  # fmt: skip


def treachery(
    name: str,
    *abilities: Ability,
    number: int,
    letter: str = "",
    copies: int,
    set_name: str,
    keywords: tuple[str, ...] = (),
    boost: int = 0,
) -> Card:
    """A treachery."""
    return _encounter_card(
        name, "treachery", abilities, number, copies, set_name, boost, ({}, {}), letter=letter, keywords=keywords
    )


def environment(name: str, *abilities: Ability, number: int, set_name: str) -> Card:
    """An environment."""
    return _encounter_card(name, "environment", abilities, number, 1, set_name, 0, ({}, {}))


def obligation(name: str, *abilities: Ability, number: int, set_name: str, player: str, boost: int) -> Card:
    """An obligation, and the alter-ego whose player it is given to."""
    return _encounter_card(name, "obligation", abilities, number, 1, set_name, boost, ({}, {"identity": player}))
