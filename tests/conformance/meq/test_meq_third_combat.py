"""Whole combats, held against a second telling of the book: a page that knows nothing of events, values or scopes.

Every combat is drawn by chance: a hero with hero cards and Skill cards, a monster or minion, up to three rounds. The
page below works out what each side attacks with and what each is dealt; the game must say the same. Cards that ask
something or touch hands are told elsewhere.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

import rulewright as rw
from support.meq import hero, size, told
from support.meq_combat import attacks, bear, duel

ELSEWHERE = {
    "Anticipate", "Endure", "Hamstring", "Heightened Senses", "Outmaneuver", "Overhead Swing", "Rest", "Retreat",
    "Shrewd Planning", "Strategize", "Trample", "Wear Down",
}  # fmt: skip
FOES = (
    "Crebain", "Snaga", "Orc", "Barrow Wight", "Southron", "Dunlending", "Warg Rider", "Huorn", "Cave Troll",
    "Black Serpent", "Gothmog", "Ringwraiths", "Witch-king",
)  # fmt: skip
HEROES = ("Argalad", "Beravor", "Eleanor", "Eometh", "Thálin")
CANNOT_BE_CANCELLED = {"Quick Shot", "Sweep", "Block", "Crossbow Shot"}
MINE, THEIRS = 0, 1
COMBATS = 120


@dataclass
class Laid:
    """A card that was laid: what is printed on it, and whether it was cancelled in an earlier round."""

    name: str
    type: str
    attack: int
    defense: int
    cost: int
    cancelled: bool = False


@dataclass
class Side:
    """A combatant: the combat stack, the card of the last round whose text waits, and what holds in this round."""

    strength: int
    stack: list[Laid] = field(default_factory=list)
    exhausted: bool = False
    waiting: str = ""
    last_type: str = ""
    card: Laid | None = None
    cancelled: bool = False
    attack: int = 0
    defense: int = 0
    more_attack: int = 0
    more_defense: int = 0
    defenseless: bool = False
    dealt: int = 0
    """The damage in this round, and how much of it the own card did."""
    own: int = 0

    def lay(self, card: Laid | None) -> None:
        self.card, self.cancelled, self.defenseless = None, False, False
        self.more_attack = self.more_defense = self.dealt = self.own = 0
        if card is None:
            self.exhausted = True
        elif not self.exhausted:
            self.card = Laid(**vars(card))
            self.stack.append(self.card)
        self.attack, self.defense = (self.card.attack, self.card.defense) if self.card else (0, 0)

    @property
    def type(self) -> str:
        return self.card.type if self.card and not self.cancelled else ""

    @property
    def text(self) -> str:
        return self.card.name if self.card and not self.cancelled else ""

    @property
    def printed_defense(self) -> int:
        return 0 if self.defenseless else self.defense

    @property
    def can_be_cancelled(self) -> bool:
        return self.text != "" and self.text not in CANNOT_BE_CANCELLED


@dataclass
class Combat:
    """The telling: `attacks` of the hero and the enemy by round, `harmed` the enemy, `hurt` the hero."""

    foe: str
    health: int
    mine: Side
    theirs: Side
    attacks: list[int] = field(default_factory=list)
    harmed: int = 0
    hurt: int = 0
    over: bool = False

    def sides(self) -> Iterator[tuple[Side, Side]]:
        """Each side with its opponent, the hero's first."""
        yield self.mine, self.theirs
        yield self.theirs, self.mine

    def cost(self, side: Side, card: Laid) -> int:
        if side is self.theirs and card.type == "melee":
            if self.foe == "Southron":
                return max(0, card.cost - 1)
            if self.foe == "Warg Rider" and card is side.stack[0]:
                return 0
        return card.cost

    def attack_of(self, side: Side) -> int:
        tied = {"Huorn": "melee", "Snaga": "ranged"}.get(self.foe, "-")
        return side.attack + side.more_attack + (side is self.theirs and side.type == tied)

    def deal(self, side: Side, points: int) -> None:
        if side is self.theirs and side.text == "Enraged":
            points = min(points, 1 - side.dealt)
        side.dealt += max(0, points)

    def play(self, mine: Laid | None, theirs: Laid | None) -> None:
        self.mine.lay(mine)
        self.theirs.lay(theirs)
        if not self.both_exhausted():
            self.count_strength()
        if self.both_exhausted():
            self.over = True
            return
        self.previous_round()
        self.cancel()
        executed = self.this_round()
        self.damage()
        self.harmed += self.theirs.dealt
        self.hurt += self.mine.dealt
        self.over = executed or self.harmed >= self.health
        if self.foe == "Barrow Wight" and self.theirs.type == "ranged" and not self.over:
            self.harmed = max(0, self.harmed - 1)
        for side, _ in self.sides():
            if side.waiting == "Ready" and side.card and side.card.type == "ranged":
                side.stack.remove(side.card)
        for side, _ in self.sides():
            side.waiting, side.last_type = side.text, side.type
            if side.card:
                side.card.cancelled = side.cancelled

    def both_exhausted(self) -> bool:
        return self.mine.exhausted and self.theirs.exhausted

    def count_strength(self) -> None:
        for side, _ in self.sides():
            if side.waiting == "Ready" and side.card and side.card.type == "ranged":
                side.card.cost = 0
            if not side.exhausted and sum(self.cost(side, card) for card in side.stack) > side.strength:
                side.exhausted = side.cancelled = True

    def previous_round(self) -> None:
        hit = []
        for side, other in self.sides():
            stops = {
                "Fall Back": other.type == "melee",
                "Rush": other.type == "ranged",
                "Concussive Shot": other.defense >= 2,
                "Shield Smash": other.card is not None and self.cost(other, other.card) >= 2,
            }
            if stops.get(side.waiting) and other.can_be_cancelled:
                hit.append(other)
        for side in hit:
            side.cancelled = True
        for side, other in self.sides():
            side.more_attack += {
                "Volley": 2 * (side.type == "ranged"), "Overpower": 2 * (side.type == "melee"), "Concentrate": 2,
                "Expose Weakness": 2,
            }.get(side.waiting, 0)  # fmt: skip
            side.more_defense += {"Hide": 2 * (side.type == "ranged"), "Dodge": 2, "Concentrate": 2}.get(
                side.waiting, 0
            )
            if side.waiting == "Flaming Arrow":
                other.defenseless = True
            if side.waiting == "Set Trap" and other.type == "melee":
                self.deal(other, 2)

    def cancel(self) -> None:
        hit, gains = [], []
        for side, other in self.sides():
            stops = {
                "Evade": other.type == "melee",
                "Reversal": other.type == "melee",
                "Charge": other.type == "ranged",
                "Earthquake": True,
                "Crushing Blow": other.printed_defense <= 1,
            }
            if stops.get(side.text) and other.can_be_cancelled:
                hit.append(other)
            if side.text == "Reversal" and other.type == "melee":
                gains.append((side, self.attack_of(other)))
        if self.foe == "Cave Troll" and self.theirs.type == "ranged" and self.mine.type == "melee":
            hit += [self.mine] if self.mine.can_be_cancelled else []
        for side in hit:
            side.cancelled = True
        for side, gain in gains:
            side.more_attack += gain

    def this_round(self) -> bool:
        """Whether the enemy is executed."""
        executed = False
        for side, other in self.sides():
            bare, others = other.printed_defense == 0, [card for card in side.stack if card is not side.card]
            melees = sum(card.type == "melee" and not card.cancelled for card in others)
            side.more_attack += {
                "Overdraw": 2 * (other.type == "ranged"), "Ranged Strike": 2 * (other.type == "ranged"),
                "Hack": other.type == "melee", "Crush": 3 * (other.type == "melee"),
                "Aimed Shot": 3 * (other.type != "" and other.type == other.last_type),
                "Attack of Opportunity": 5 * bare, "Sneak Attack": 3 * bare, "Focused Assault": melees,
                "Brutal Finisher": len(others), "Crushing Blow": 2 * (other.printed_defense <= 1),
            }.get(side.text, 0)  # fmt: skip
            side.more_defense += {"Parry": 2 * (other.type == "melee"), "Focused Assault": melees}.get(side.text, 0)
            executed = executed or (side.text == "Execute" and bare)
            if side.text in ("Precision", "Smash"):
                other.defenseless = True
            if side.text == "Deadly Finesse":
                other.attack = other.defense = 1
        if self.foe == "Orc" and self.mine.type == self.theirs.type == "melee":
            self.deal(self.mine, 1)
        return executed

    def strikes(self, side: Side) -> tuple[int, int]:
        """Attack and defense in part f."""
        if not side.text:
            return 0, 0
        defense = 0 if side.defenseless else side.defense + side.more_defense
        return self.attack_of(side), max(2, defense) if side.text == "Block" else defense

    def damage(self) -> None:
        (attack, defense), (their_attack, their_defense) = self.strikes(self.mine), self.strikes(self.theirs)
        self.attacks += [attack, their_attack]
        self.deal(self.theirs, attack - their_defense)
        if not (self.foe == "Crebain" and self.theirs.type == "ranged"):
            self.deal(self.mine, their_attack - defense)
        prevented, told_of, paid_back = min(attack, their_defense) > 0, set(), 0
        while True:
            for side, other in self.sides():
                name = (side is self.mine, side.text)
                if side.text in ("Eviscerate", "Poison Arrow") and name not in told_of and other.dealt > other.own:
                    told_of.add(name)
                    self.deal(other, 2)
                    break
                if side.text == "Reckless" and name not in told_of and side.dealt:
                    told_of.add(name)
                    side.own = 2
                    self.deal(side, 2)
                    break
                if side.text == "Retaliate" and side.dealt > paid_back:
                    paid_back, owed = side.dealt, side.dealt - paid_back
                    self.deal(other, owed)
                    break
            else:
                if self.foe == "Dunlending" and self.theirs.type == "melee" and prevented:
                    prevented = False
                    self.deal(self.mine, 1)
                    continue
                return


def printed(kind: str, deck: str) -> list[Laid]:
    """The cards of a deck, all copies of them."""
    return [
        Laid(c.name, c.labels["type"], c.stats["attack"], c.stats["defense"], c.stats["strength"])
        for c in rw.cards("meq")
        if c.kind == kind and (deck == "" or c.card.set == deck)
        for _ in range(c.card.copies)
    ]


def draw_combat(rng: random.Random) -> tuple[str, list[Laid], str, list[Laid | None], Combat]:
    """A hero, the hero's cards, a foe, its cards (None: Sauron gives up), and the telling of it."""
    facts = {card.name: card for card in rw.cards("meq") if card.kind in ("hero", "monster", "minion")}
    name, foe, rounds = rng.choice(HEROES), rng.choice(FOES), rng.choice((1, 2, 3, 3))
    deck = printed("hero-card", facts[name].id)
    mine = rng.sample([c for c in deck + printed("skill", "") if c.name not in ELSEWHERE], rounds)
    against = [c for c in printed("combat-card", facts[foe].labels["deck"]) if c.name not in ELSEWHERE]
    theirs: list[Laid | None] = [*rng.sample(against, rounds)]
    if rng.random() < 0.15:
        theirs = [*theirs[: rounds - 1], None]
    stats = facts[name].stats
    sides = Side(stats["strength"] + stats["agility"]), Side(facts[foe].stats["strength"])
    combat = Combat(foe, facts[foe].stats["health"], *sides)
    for one, other in zip(mine, theirs, strict=True):
        if not combat.over:
            combat.play(one, other)
    return name, mine, foe, theirs, combat


def fight(name: str, mine: list[Laid], foe: str, theirs: list[Laid | None]) -> rw.Game:
    """The same combat in the game, as far as it goes."""
    deck = [c.name for c in printed("hero-card", next(c.id for c in rw.cards("meq") if c.name == name))]
    for card in mine:
        if card.name in deck and len(deck) > 1:
            deck.remove(card.name)
    game = duel(hero(name, hand=[c.name for c in mine], life=deck), foe, *(c.name for c in theirs if c))
    game.play("draw 0")
    for number, pair in enumerate(zip(mine, theirs, strict=True)):
        while game.decision is not None and len(attacks(game)) == 2 * number:
            card = pair[THEIRS if game.decision.player == 0 else MINE]
            if game.decision.kind == "declare":
                game.play("fight on" if card else "declare exhaustion")
            elif game.decision.kind == "lay" and card is not None:
                game.play(f"lay {card.name}")
            else:
                break
        bear(game)
        while (
            game.decision is not None and game.decision.kind == "influence" and not told(game, "meq.combat-phases.29")
        ):
            game.choose(0)
    return game


@pytest.mark.rule(
    "meq.combat-phases.6", "meq.combat-phases.14", "meq.combat-phases.15", "meq.combat-phases.16",
    "meq.combat-phases.18", "meq.combat-phases.20", "meq.combat-terms.1", "meq.combat-terms.2", "meq.combat-terms.4",
    "meq.combat-terms.5", "meq.combat-terms.11",
)  # fmt: skip
@pytest.mark.parametrize("part", range(4))
def test_combats_go_as_a_second_telling_of_the_book_says(part: int):
    rng = random.Random(part)
    for _ in range(COMBATS // 4):
        name, mine, foe, theirs, combat = draw_combat(rng)
        game = fight(name, mine, foe, theirs)
        shown = name, [c.name for c in mine], foe, [c and c.name for c in theirs]
        assert (attacks(game), size(game, "damage")) == (combat.attacks, combat.hurt), shown
        if game.decision is not None and game.decision.kind == "declare":
            (enemy,) = (p for p in game.look(foe) if p.kind in ("monster", "minion"))
            assert enemy.tokens.get("damage", 0) == combat.harmed, shown
