"""What is printed: one function for each card type, and the scenarios of a pack.

A card bears its number here; the pack that its file lies in completes the id.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.games.lotr.cards import CORE
from rulewright.games.lotr.table import NEUTRAL
from rulewright.kernel.abilities import HAND, Ability, Activated, Triggered
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.vocabulary import Selector


@dataclass(frozen=True)
class Scenario:
    """A quest to undertake: its encounter sets and its quest cards, by id, all of them in these packs."""

    id: str
    name: str
    difficulty: int
    sets: tuple[str, ...]
    quest_cards: tuple[str, ...]
    packs: tuple[str, ...] = (CORE,)


def _keywords(words: tuple[str, ...]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        name, _, number = word.partition(" ")
        counts[name.lower()] = counts.get(name.lower(), 0) + (int(number) if number else 1)
    return counts


def _card(
    name: str,
    kind: str,
    abilities: tuple[Ability, ...],
    number: int,
    copies: int,
    stats: dict[str, int],
    *,
    traits: str = "",
    keywords: tuple[str, ...] = (),
    unique: bool = False,
    labels: dict[str, str] | None = None,
    attach: Selector | None = None,
    back: str = "player",
    set_name: str = "",
    extras: tuple[Face, ...] = (),
) -> Card:
    face = Face(
        name,
        kind,
        stats,
        frozenset(t.strip() for t in traits.split(".") if t.strip()),
        _keywords(keywords),
        abilities,
        unique,
        labels or {},
        attach,
    )
    return Card(f"{number:03}", (face,), copies, back, set_name, number, extras)


def hero(
    name: str,
    *abilities: Ability,
    number: int,
    sphere: str,
    threat: int,
    stats: tuple[int, int, int, int],
    traits: str,
    keywords: tuple[str, ...] = (),
) -> Card:
    """A hero: threat cost, then willpower, attack, defense, hit points."""
    values = dict(zip(("willpower", "attack", "defense", "hit_points"), stats, strict=True))
    return _card(
        name, "hero", abilities, number, 1, {"threat_cost": threat, **values},
        traits=traits, keywords=keywords, unique=True, labels={"sphere": sphere},
    )  # fmt: skip


def ally(
    name: str,
    *abilities: Ability,
    number: int,
    copies: int,
    sphere: str = NEUTRAL,
    cost: int,
    stats: tuple[int, int, int, int],
    traits: str,
    keywords: tuple[str, ...] = (),
    unique: bool = False,
) -> Card:
    """An ally: cost, then willpower, attack, defense, hit points."""
    values = dict(zip(("willpower", "attack", "defense", "hit_points"), stats, strict=True))
    return _card(
        name, "ally", abilities, number, copies, {"cost": cost, **values},
        traits=traits, keywords=keywords, unique=unique, labels={"sphere": sphere},
    )  # fmt: skip


def attachment(
    name: str,
    *abilities: Ability,
    number: int,
    copies: int,
    sphere: str = NEUTRAL,
    cost: int,
    traits: str = "",
    attach: Selector,
    keywords: tuple[str, ...] = (),
    unique: bool = False,
) -> Card:
    """An attachment and what it may be attached to."""
    return _card(
        name, "attachment", abilities, number, copies, {"cost": cost},
        traits=traits, keywords=keywords, unique=unique, labels={"sphere": sphere}, attach=attach,
    )  # fmt: skip


def event(
    name: str, *abilities: Ability, number: int, copies: int, sphere: str = NEUTRAL, cost: int | None = None
) -> Card:
    """An event: its abilities work from the hand. Without a cost it costs X."""
    in_hand = tuple(replace(a, zones=HAND) if isinstance(a, Activated | Triggered) else a for a in abilities)
    return _card(
        name, "event", in_hand, number, copies, {} if cost is None else {"cost": cost},
        labels={"sphere": sphere} if cost is not None else {"sphere": sphere, "cost": "X"},
    )  # fmt: skip


def enemy(
    name: str,
    *abilities: Ability,
    number: int,
    copies: int,
    set_name: str,
    engagement: int,
    stats: tuple[int, int, int, int],
    traits: str,
    keywords: tuple[str, ...] = (),
    victory: int = 0,
) -> Card:
    """An enemy: engagement cost, then threat, attack, defense, hit points."""
    values = dict(zip(("threat", "attack", "defense", "hit_points"), stats, strict=True))
    return _card(
        name, "enemy", abilities, number, copies, {"engagement_cost": engagement, **values, "victory": victory},
        traits=traits, keywords=keywords, back="encounter", set_name=set_name,
    )  # fmt: skip


def location(
    name: str,
    *abilities: Ability,
    number: int,
    copies: int,
    set_name: str,
    threat: int,
    points: int,
    traits: str,
    keywords: tuple[str, ...] = (),
    victory: int = 0,
) -> Card:
    """A location: threat and quest points."""
    return _card(
        name, "location", abilities, number, copies, {"threat": threat, "quest_points": points, "victory": victory},
        traits=traits, keywords=keywords, back="encounter", set_name=set_name,
    )  # fmt: skip


def treachery(
    name: str,
    *abilities: Ability,
    number: int,
    copies: int,
    set_name: str,
    keywords: tuple[str, ...] = (),
    becomes: Face | None = None,
) -> Card:
    """A treachery; some become attachments with a text and traits of their own."""
    return _card(
        name, "treachery", abilities, number, copies, {}, keywords=keywords, back="encounter", set_name=set_name,
        extras=(becomes,) if becomes else (),
        labels={"becomes": ". ".join(becomes.traits)} if becomes and becomes.traits else {},
    )  # fmt: skip


def objective(
    name: str,
    *abilities: Ability,
    number: int,
    copies: int,
    set_name: str,
    traits: str = "",
    keywords: tuple[str, ...] = (),
    becomes: Face | None = None,
) -> Card:
    """An objective, and what it becomes when it is claimed."""
    return _card(
        name, "objective", abilities, number, copies, {}, traits=traits, keywords=keywords, back="encounter",
        set_name=set_name, extras=(becomes,) if becomes else (),
    )  # fmt: skip


def boon(
    name: str,
    *abilities: Ability,
    number: int,
    copies: int,
    kind: str,
    traits: str = "",
    keywords: tuple[str, ...] = (),
    stats: tuple[int, int, int, int] | None = None,
    unique: bool = False,
    limit_per: str = "",
) -> Card:
    """A boon with a player card back: an event, an attachment, or the objective ally that joins the players.

    `limit_per`: of what card each may have one at most.
    """
    values = {} if stats is None else dict(zip(("willpower", "attack", "defense", "hit_points"), stats, strict=True))
    in_hand = tuple(replace(a, zones=HAND) if kind == "event" and isinstance(a, Activated) else a for a in abilities)
    return _card(
        name, kind, in_hand, number, copies, {"cost": 0, **values}, traits=traits, keywords=keywords, unique=unique,
        labels={"sphere": NEUTRAL, "campaign": "boon", **({"limit-per": limit_per} if limit_per else {})},
        set_name="campaign",
    )  # fmt: skip


def campaign_card(name: str, *abilities: Ability, number: int, side_b: tuple[Ability, ...] = ()) -> Card:
    """A campaign card: what it adds to its scenario; some are turned over on the way."""
    front = Face(name, "campaign", abilities=abilities, labels={"side": "A"})
    back = Face(name, "campaign", abilities=side_b, labels={"side": "B"})
    return Card(f"{number:03}", (front, back), 1, "campaign", name, number)


def as_attachment(name: str, *abilities: Ability, traits: str = "", keywords: tuple[str, ...] = ()) -> Face:
    """The face of a card that counts as an attachment while it is attached."""
    words = frozenset(t.strip() for t in traits.split(".") if t.strip())
    return Face(name, "attachment", {}, words, _keywords(keywords), abilities, labels={"printed": "front"})


def quest(
    title: str,
    *abilities: Ability,
    number: int,
    scenario: str,
    stage: int,
    points: int,
    side_b: str = "",
    side_a: tuple[Ability, ...] = (),
) -> Card:
    """A quest card: the texts of side A, then those of side B with its quest points (0: not won by progress)."""
    labels = {"scenario": scenario}
    front = Face(title, "quest", {"stage": stage}, abilities=side_a, labels={**labels, "side": "A"})
    back = Face(
        side_b or title, "quest", {"stage": stage, "quest_points": points}, abilities=abilities,
        labels={**labels, "side": "B"},
    )  # fmt: skip
    return Card(f"{number:03}", (front, back), 1, "quest", scenario, number)
