"""What is printed: the functions that card files use to define cards of each type."""

from __future__ import annotations

from functools import reduce

from rulewright.games.wotr.table import FREE, FREE_FACTIONS, SHADOW
from rulewright.games.wotr.vocabulary.words import CHARACTER, OfFaction, named
from rulewright.kernel.abilities import Ability
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.selectors import Trait
from rulewright.kernel.vocabulary import Selector

Symbols = tuple[int, int]
"""Attack and defense symbols."""


def _card(
    id: str,
    name: str,
    kind: str,
    faction: str,
    abilities: tuple[Ability, ...],
    stats: dict[str, int],
    *,
    number: int,
    copies: int = 1,
    traits: str = "",
    unverified: str = "",
    attach: Selector | None = None,
    **labels: str,
) -> Card:
    side = FREE if faction in FREE_FACTIONS else SHADOW
    words = {"faction": faction, "side": side, **{key.replace("_", "-"): text for key, text in labels.items() if text}}
    if unverified:
        words["unverified"] = unverified
    face = Face(name, kind, stats, frozenset(traits.split(", ")) - {""}, {}, abilities, labels=words, attach=attach)
    return Card(id, (face,), copies, side, faction, number)


def _symbols(battleground: Symbols, side_stat: str, path: int) -> dict[str, int]:
    return {"battleground_attack": battleground[0], "battleground_defense": battleground[1], side_stat: path}


def army(
    id: str, name: str, *abilities: Ability, faction: str, number: int, battleground: Symbols = (0, 0), copies: int = 1
) -> Card:
    """An army: its symbols on battlegrounds."""
    stats = {"battleground_attack": battleground[0], "battleground_defense": battleground[1]}
    return _card(id, name, "army", faction, abilities, stats, number=number, copies=copies)


def character(
    id: str,
    name: str,
    *abilities: Ability,
    faction: str,
    number: int,
    battleground: Symbols = (0, 0),
    leadership: Symbols = (0, 0),
    path: int = 0,
    paths: str = "",
    traits: str = "",
    unverified: str = "",
) -> Card:
    """A character: symbols on battlegrounds, leadership symbols, path symbols, the paths it may enter."""
    stats = _symbols(battleground, "path_defense" if faction in FREE_FACTIONS else "path_attack", path)
    stats |= {"leadership_attack": leadership[0], "leadership_defense": leadership[1]}
    return _card(
        id, name, "character", faction, abilities, stats, number=number, traits=traits, unverified=unverified,
        paths=paths,
    )  # fmt: skip


def _wielder(names: tuple[str, ...], factions: str, trait: str) -> Selector:
    """The characters that an item names, in words."""
    if names:
        return named(*names)
    if trait:
        return CHARACTER & Trait(trait)
    kinds: list[Selector] = [OfFaction(faction) for faction in factions.split("|")]
    return CHARACTER & reduce(lambda left, right: left | right, kinds)


def item(
    id: str,
    name: str,
    *abilities: Ability,
    faction: str,
    number: int,
    wielders: tuple[str, ...] = (),
    wielder_faction: str = "",
    wielder_trait: str = "",
    battleground: Symbols = (0, 0),
    path: int = 0,
    traits: str = "",
    unverified: str = "",
) -> Card:
    """An item: the titles, factions or trait of those who may wield it, and its symbols."""
    stats = _symbols(battleground, "path_defense" if faction in FREE_FACTIONS else "path_attack", path)
    return _card(
        id, name, "item", faction, abilities, stats, number=number, traits=traits, unverified=unverified,
        wielder_names="|".join(wielders), wielder_factions=wielder_faction, wielder_traits=wielder_trait,
        attach=_wielder(wielders, wielder_faction, wielder_trait),
    )  # fmt: skip


def event(id: str, name: str, *abilities: Ability, faction: str, number: int, unverified: str = "") -> Card:
    """An event: its text applies when it is played."""
    return _card(id, name, "event", faction, abilities, {}, number=number, unverified=unverified)


def battleground(
    id: str,
    name: str,
    *abilities: Ability,
    side: str,
    number: int,
    defense: int,
    points: int,
    defenders: tuple[str, ...],
    attackers: tuple[str, ...],
) -> Card:
    """A battleground: its own defense, victory points, and the factions that may defend and attack there."""
    labels = {"side": side, "defenders": "|".join(defenders), "attackers": "|".join(attackers)}
    face = Face(name, "battleground", {"defense": defense, "points": points}, abilities=abilities, labels=labels)
    return Card(id, (face,), 1, f"{side}-battleground", "battleground", number)


def path(
    id: str, name: str, *abilities: Ability, stage: int, number: int, defense: int, points: int, unverified: str = ""
) -> Card:
    """A path: its number on the way to Mount Doom, its own defense, and victory points."""
    stats = {"number": stage, "defense": defense, "points": points}
    labels = {"unverified": unverified} if unverified else {}
    face = Face(name, "path", stats, abilities=abilities, labels=labels)
    return Card(id, (face,), 1, f"path-{stage}", "path", number)
