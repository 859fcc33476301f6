"""Paying for cards: resource match, neutral cards, and picking the resources that are paid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from rulewright.games.lotr.events import SPENDS_RESOURCES
from rulewright.games.lotr.table import NEUTRAL, PLAY, RESOURCES, heroes
from rulewright.kernel.abilities import Ability
from rulewright.kernel.cards import Catalogue, Face
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import granted_to_anyone
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.state import Choice, Plain, State, pieces
from rulewright.kernel.steps import Ask, go_on, ints, offer
from rulewright.kernel.traits import has_label
from rulewright.kernel.values import changes, total, value


@dataclass(frozen=True, eq=False)
class PayFromDifferentHeroes(Ability):
    """The card must be paid for with resources from so many different heroes' pools."""

    pools: int

    def works_in(self) -> tuple[str, ...]:
        return ("hand",)


def pools_named(face: Face) -> int:
    """From how many different pools a card must be paid by its own text."""
    for ability in face.abilities:
        if isinstance(ability, PayFromDifferentHeroes):
            return ability.pools
    return 1


class PriceTag(NamedTuple):
    """What is printed about the price of a card."""

    cost: int
    """X counts as 0."""
    sphere: str
    pools: int
    """From how many different pools it must be paid."""
    x: bool
    """Whether the player picks what it costs."""


@cache
def price_tags(catalogue: Catalogue) -> list[PriceTag]:
    """For each face what is printed about its price."""
    return [
        PriceTag(
            face.stats.get("cost", 0),
            face.labels.get("sphere", NEUTRAL),
            pools_named(face),
            face.labels.get("cost") == "X",
        )
        for face in catalogue.faces
    ]


def price_tag(s: State, card: int) -> PriceTag:
    """What is printed about the price of a card."""
    return price_tags(s.rules.catalogue)[s.face[card]]


def matching_heroes(s: State, seat: int, card: int) -> list[int]:
    """The heroes of a player whose resources match a card."""
    faces, face = s.rules.catalogue.faces, s.face
    sphere = price_tag(s, card).sphere
    if sphere == NEUTRAL:
        return heroes(s, seat)
    if granted_to_anyone(s, "label"):
        return [hero for hero in heroes(s, seat) if has_label(s, hero, "sphere", sphere)]
    return [hero for hero in heroes(s, seat) if faces[face[hero]].labels["sphere"] == sphere]


def price(s: State, card: int, x: int) -> int:
    """What a card costs after all modifiers; they change what is paid for X, not X itself."""
    if not price_tag(s, card).x:
        return value(s, card, "cost")
    return total(x, changes(s, card, "value cost"))


LARGE_X = 100
"""Larger than any rebate on a card that costs X."""


def affordable_x(s: State, seat: int, card: int, spheres: dict[str, int] | None = None) -> list[int]:
    """The values of X for which a player could pay; the purse tells at once, if there is one."""
    if spheres is not None:
        return list(range(spheres[price_tag(s, card).sphere] + 1))
    pools = s.tokens[RESOURCES]
    most = sum([pools[hero] for hero in matching_heroes(s, seat, card)])
    if not costs_change(s):
        return list(range(most + 1))
    rebate = max(0, LARGE_X - price(s, card, LARGE_X))
    return [x for x in range(most + rebate + 1) if price(s, card, x) <= most]


def costs_change(s: State) -> bool:
    """Whether any card changes what cards cost."""
    return "value cost" in s.listeners or "value cost" in s.lasting


@cache
def hero_spheres(catalogue: Catalogue) -> list[str]:
    """For each face the sphere of its resources, if it is a hero; else an empty word."""
    return [face.labels["sphere"] if face.kind == "hero" else "" for face in catalogue.faces]


def purse(s: State, seat: int) -> dict[str, int] | None:
    """How much a player could pay for a card of each sphere, by what is printed alone: no entry where no hero matches.

    A quick look that spares the closer one; None where a card changes costs or icons, so that it cannot be had.
    """
    if costs_change(s) or granted_to_anyone(s, "label"):
        return None
    sphere_of, face, pools = hero_spheres(s.rules.catalogue), s.face, s.tokens[RESOURCES]
    spheres: dict[str, int] = {}
    for p in s.zones[PLAY + seat]:
        sphere = sphere_of[face[p]]
        if sphere:
            spheres[sphere] = spheres.get(sphere, 0) + pools[p]
    spheres[NEUTRAL] = sum(spheres.values())
    return spheres


def refuse_payment(s: State, seat: int, card: int) -> Refusal | None:
    """Why a player cannot pay for a card."""
    able, sphere = matching_heroes(s, seat, card), price_tag(s, card).sphere
    of_sphere = (("sphere", "sphere-" + sphere),)
    if not able:
        return Refusal("refuse-no-match", "lotr.resource-match.1", card, more=of_sphere)
    pools = [s.tokens[RESOURCES][hero] for hero in able]
    cost, most = value(s, card, "cost"), sum(pools)
    if most < cost:
        message = "refuse-too-dear" if sphere == NEUTRAL else "refuse-too-dear-sphere"
        return Refusal(message, "lotr.cost.1", card, more=(("number", cost), ("have", most), *of_sphere))
    different = min(price_tag(s, card).pools, cost)
    if sum(1 for pool in pools if pool) < different:
        rule = "lotr.play-restrictions-and-permissions.2"
        return Refusal("refuse-pools", rule, card, more=(("number", different),))
    return None


@dataclass(frozen=True, eq=False)
class Pay(Ask):
    """Pay for a card: pick one resource after another, then pay them all at the same moment.

    `data` is (card, player, still to pick, heroes picked so far ...).
    """

    rule: str = "lotr.step-2.2.2"
    kind = "pay"
    prompt = "ask-pay"
    purpose = "price"
    verbs = "pay"

    def picks(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        return pieces(data[3:])

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 2)[1]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        card, _, left = ints(data, 3)
        return self.prompt, (("piece", card), ("number", left))

    def slots(self, s: State, data: tuple[Plain, ...]) -> tuple[str, ...]:
        return ("",) * ints(data, 3)[2]

    def repeats(self, s: State, data: tuple[Plain, ...], choice: Choice) -> int:
        single = price_tag(s, ints(data, 1)[0]).pools > 1
        return 1 if single else s.tokens[RESOURCES][choice.a] - data[3:].count(choice.a)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        card, seat, left = ints(data, 3)
        paid, pools = data[3:], s.tokens[RESOURCES]
        another = price_tag(s, card).pools - len(set(paid)) >= left
        found = []
        for hero in matching_heroes(s, seat, card):
            if pools[hero] > paid.count(hero) and not (another and hero in paid):
                found.append(Choice("pay", hero))
        return found

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        card, seat, left = ints(data, 3)
        hero, tag, paid = choice.a, price_tag(s, card), data[3:]
        if hero not in heroes(s, seat):
            return Refusal("refuse-no-hero-of-yours", self.rule, hero)
        if hero not in matching_heroes(s, seat, card):
            return Refusal(
                "refuse-other-sphere", "lotr.resource-match.1", hero, card, (("sphere", "sphere-" + tag.sphere),)
            )
        if s.tokens[RESOURCES][hero] <= paid.count(hero):
            return Refusal("refuse-pool-empty", "lotr.cost.3", hero)
        if hero in paid and tag.pools - len(set(paid)) >= left:
            return Refusal("refuse-another-pool", "lotr.play-restrictions-and-permissions.2", hero, card)
        return None

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        choices, paid, pools = self.choices(s, data), data[3:], s.tokens[RESOURCES]
        rest: list[int] = []
        for choice in choices:
            rest += [choice.a] * (pools[choice.a] - paid.count(choice.a))
        if len(rest) == data[2]:
            self.spend(s, data, tuple(rest))
        else:
            offer(self, s, pc, data, choices)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        card, seat, left, *paid = data
        assert isinstance(left, int)
        if left > 1:
            go_on(s, self, 0, (card, seat, left - 1, *paid, choice.a))
        else:
            self.spend(s, data, (choice.a,))

    def spend(self, s: State, data: tuple[Plain, ...], last: tuple[int, ...]) -> None:
        """Pay what was picked before and last."""
        picked = (*data[3:], *last)
        happen_together(
            s,
            [
                Event(SPENDS_RESOURCES, hero, self.asked(s, data), picked.count(hero))
                for hero in dict.fromkeys(picked)
                if isinstance(hero, int)
            ],
        )


PAY = Pay()


def pay(s: State, seat: int, card: int, x: int = 0) -> None:
    """Let a player pay the resource cost of a card, or for the X that was chosen."""
    cost = price(s, card, x)
    if cost:
        go_on(s, PAY, 0, (card, seat, cost))
