"""What is printed: the functions that component files use to define components of each kind."""

from __future__ import annotations

from rulewright.games.meq.board import NUMBERS, REGIONS
from rulewright.games.meq.flow.missions import Mission
from rulewright.games.meq.flow.plotting import PlotPlace
from rulewright.games.meq.flow.quests import Objective
from rulewright.games.meq.vocabulary.combat_texts import KEYWORDS, TEXTS
from rulewright.games.meq.vocabulary.verbs_people import PlaceCharacter, PlaceFavor
from rulewright.games.meq.vocabulary.words import one, place
from rulewright.kernel.abilities import Ability, Special
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.vocabulary import Condition, Selector

HAVEN_DECK_NAME = "haven"
DECKS = (
    "eriador-enedwaith",
    "rhudaur-grey-mountains",
    "misty-mountains-mirkwood",
    "rohan-gondor",
    "brown-lands-mordor",
)
BACKS = (
    "token of Eriador and Enedwaith",
    "token of Rhudaur and the Grey Mountains",
    "token of the Misty Mountains and Mirkwood",
    "token of Rohan and Gondor",
    "token of the Brown Lands and Mordor",
)


def card(
    id: str,
    name: str,
    kind: str,
    *abilities: Ability,
    stats: dict[str, int] | None = None,
    labels: dict[str, str] | None = None,
    keywords: dict[str, int] | None = None,
    traits: str = "",
    copies: int = 1,
    back: str = "",
    set: str = "",
    number: int = 0,
    reconstructed: str = "",
) -> Card:
    """A component; `reconstructed` names what no source tells for certain."""
    words = dict(labels or {})
    if reconstructed:
        words["reconstructed"] = reconstructed
    face = Face(
        name, kind, dict(stats or {}), frozenset({traits} - {""}), dict(keywords or {}), abilities, labels=words
    )
    return Card(id, (face,), copies, back, set or kind, number)


# ---- combat cards


def combat_card(
    owner: str,
    name: str,
    type: str,
    attack: int,
    defense: int,
    cost: int,
    copies: int,
    travel: str = "",
    number: int = 0,
) -> Card:
    """A combat card: of a hero, of a monster deck, or a skill."""
    kind = "skill" if owner == "skill" else "hero-card" if travel else "combat-card"
    labels = {"type": type} | ({"travel": travel} if travel else {})
    return card(
        f"{owner}-{name.lower().replace(' ', '-')}", name, kind, *TEXTS[name],
        stats={"attack": attack, "defense": defense, "strength": cost},
        labels=labels, keywords=KEYWORDS.get(name), copies=copies,
        back="hero" if travel else owner, set=owner, number=number,
    )  # fmt: skip


# ---- heroes


def hero(
    id: str, name: str, *abilities: Ability, start: str, attributes: tuple[int, int, int, int], number: int
) -> Card:
    """A hero sheet: fortitude, strength, agility, wisdom, and where the figure starts."""
    assert start in NUMBERS
    names = ("fortitude", "strength", "agility", "wisdom")
    return card(
        id, name, "hero", *abilities, stats=dict(zip(names, attributes, strict=True)), labels={"start": start},
        set="heroes", number=number,
    )  # fmt: skip


def quest(
    owner: str,
    id: str,
    name: str,
    objective: Objective,
    *reward: Effect,
    sort: str = "starting",
    setup: Effect | None = None,
    number: int = 0,
) -> Card:
    """A quest of a hero: what it asks for, its reward, and what happens when it is received."""
    abilities: list[Ability] = [Special("setup", setup)] if setup is not None else []
    abilities += [objective, Special("reward", one(reward))]
    return card(f"{owner}-{id}", name, "quest", *abilities, labels={"sort": sort}, set=owner, number=number)


# ---- Sauron


def plot(
    id: str,
    name: str,
    *abilities: Ability,
    influence: int,
    price: int,
    marker: str,
    advance: int,
    where: Selector,
    given: Condition | None = None,
    copies: int = 1,
    number: int = 0,
    starting: dict[str, int] | None = None,
) -> Card:
    """A Plot card: the influence it needs, its price in favor, which marker it advances and how far, and where."""
    stats = {"influence": influence, "price": price, "advance": advance} | (starting or {})
    labels = {"marker": marker} | ({"starting": "yes"} if starting else {})
    return card(
        id, name, "plot", PlotPlace(where, given), *abilities, stats=stats, labels=labels, copies=copies,
        back="starting-plot" if starting else "plot", set="starting-plots" if starting else "plots", number=number,
    )  # fmt: skip


def shadow(
    id: str,
    name: str,
    *effects: Effect,
    influence: int,
    timing: str,
    away: bool = False,
    minion: bool = False,
    copies: int = 1,
    number: int = 0,
    reconstructed: str = "",
) -> Card:
    """A Shadow card: the influence it needs and when it is played: `away` from a Haven, against a `minion`'s foe."""
    labels = {"timing": timing} | ({"away": "yes"} if away else {}) | ({"minion": "yes"} if minion else {})
    return card(
        id, name, "shadow", Special("shadow", one(effects)), stats={"influence": influence}, labels=labels,
        copies=copies, back="shadow", set="shadow", number=number, reconstructed=reconstructed,
    )  # fmt: skip


def thing_placed(written: str) -> Effect:
    """What an event places: "Théoden @ helms-deep" or "favor @ bree"."""
    what, _, where = written.partition(" @ ")
    assert where in NUMBERS, written
    return PlaceFavor(1, place(where)) if what == "favor" else PlaceCharacter(what, place(where))


def event(
    stage: int, priority: int, name: str, places: str, *abilities: Ability, affects: str = "", marker: str = ""
) -> Card:
    """An event: stage, priority, what it places ("Théoden @ helms-deep | favor @ bree"), the location it affects.

    With a marker: that story marker advances one space in each Story step while the event is in play.
    """
    placed = one(tuple(map(thing_placed, places.split(" | "))))
    labels = ({"affects": affects} if affects else {}) | ({"marker": marker} if marker else {})
    stats = {"stage": stage, "priority": priority} | ({"advance": 1} if marker else {})
    return card(
        f"event-{stage}-{priority}", name, "event", *abilities, Special("placed", placed), stats=stats, labels=labels,
        back=f"event-{stage}", set=f"events-{stage}", number=priority,
    )  # fmt: skip


# ---- encounters, perils, Corruption


def deck_number(deck: str) -> int:
    """The number of an encounter deck."""
    return len(DECKS) if deck == HAVEN_DECK_NAME else DECKS.index(deck)


def encounter(
    deck: str, priority: int, name: str, where: str, *effects: Effect, id: str = "", reshuffle: bool = False,
    reconstructed: str = "",
) -> Card:  # fmt: skip
    """An encounter card: its deck, priority, the location or region it affects ("any": all of its deck)."""
    assert where == "any" or where in NUMBERS or where in REGIONS, where
    return card(
        "encounter-" + (id or slug(name)), name, "encounter", Special("effect", one(effects)),
        stats={"priority": priority}, labels={"where": where, "encounters": str(deck_number(deck))},
        keywords={"reshuffle": 1} if reshuffle else None, back=f"encounter-{deck}", set=f"encounters-{deck}",
        number=priority, reconstructed=reconstructed,
    )  # fmt: skip


def encounter_quest(
    deck: str, priority: int, name: str, where: str, explore: str, *reward: Effect, setup: Effect | None = None
) -> Card:
    """An encounter that is a quest."""
    assert explore in NUMBERS
    abilities: list[Ability] = [Special("setup", setup)] if setup is not None else []
    abilities += [Objective(explore=explore), Special("reward", one(reward))]
    return card(
        "encounter-" + slug(name), name, "quest", *abilities, stats={"priority": priority},
        labels={"sort": "encounter", "where": where, "encounters": str(deck_number(deck))},
        back=f"encounter-{deck}", set=f"encounters-{deck}", number=priority,
    )  # fmt: skip


def peril(
    id: str, name: str, where: str, *effects: Effect, number: int, reshuffle: bool = False, reconstructed: str = ""
) -> Card:
    """A Peril card."""
    return card(
        f"peril-{id}", name, "peril", Special("effect", one(effects)), labels={"where": where},
        keywords={"reshuffle": 1} if reshuffle else None, back="peril", set="perils", number=number,
        reconstructed=reconstructed,
    )  # fmt: skip


def corruption(name: str, price: int, *abilities: Ability, number: int) -> Card:
    """A Corruption card: the favor that discarding it costs, and what it does as long as a hero has it."""
    return card(
        f"corruption-{name.lower()}", name, "corruption", *abilities, stats={"price": price}, back="corruption",
        set="corruption", number=number,
    )  # fmt: skip


def mission(side: str, name: str, given: Condition, number: int) -> Card:
    """A mission of Sauron or of the heroes."""
    return card(
        f"mission-{slug(name)}", name, "mission", Mission(given), back=f"mission-{side}", set=f"missions-{side}",
        number=number,
    )  # fmt: skip


def slug(name: str) -> str:
    """A title as an id."""
    plain = name.translate(str.maketrans("áâäéíóôûúÉ", "aaaeioouuE")).lower()
    letters = "".join(c if c.isascii() and c.isalnum() else " " for c in plain.replace("'", ""))
    return "-".join(letters.split())
