"""What one seat sees of the table, and what things there are worth: in points of damage to the villain.

Nothing here looks into a deck, another hand or the face-down side of a card.
"""

from __future__ import annotations

from rulewright.games.champions.table import (
    ACCELERATION,
    DAMAGE,
    HAND,
    SCHEME_DECK,
    STUNNED,
    THREAT,
    TOUGH,
    VILLAIN,
    VILLAIN_DECK,
    allies,
    enemies,
    icons,
    identity,
    in_hero_form,
    kind,
    main_scheme,
    minions,
    remaining_hit_points,
    villain,
)
from rulewright.kernel.cards import Face
from rulewright.kernel.game import Decision, Game
from rulewright.kernel.places import turn
from rulewright.kernel.state import Choice
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.values import value

BOOST = 1.2
"""How many boost icons a boost card shows on the average."""
BLOOD = 0.4
"""What a hit point of a hero is worth who would last as long as the villain."""
LAST = 25.0
"""What the game is worth to somebody who is about to lose it."""
CALM = 4.0
"""So much threat below its target the main scheme is no danger."""
URGENT = 1.6
"""What it is worth to remove a threat that is a danger."""
DUTY = 0.6
"""What it is worth to remove any other threat, if the scheme takes as long as the villain."""
PACE = 6.3
"""How much damage a hero deals in a round, with events and upgrades, without allies."""
GUARD = 2.0
"""What it is worth more that a minion with guard falls."""
MINION = 0.6
"""What a point of damage to a minion is worth that does not defeat it."""
COMPANY = 0.8
"""What the power of an ally is worth."""


def between(least: float, number: float, most: float) -> float:
    """The number, but no less and no more than these."""
    return max(least, min(number, most))


class Sight:
    """One look at the table. Pieces are their ids, as in `Game.view`."""

    def __init__(self, game: Game, decision: Decision) -> None:
        s = self.state = game.state
        self.seat = decision.player
        self.choices: tuple[Choice, ...] = decision.pending.choices
        self.node = decision.pending.node
        self.data = decision.pending.data
        self.subject = next(iter(decision.about), -1)
        """The card the question is about."""
        self.me = identity(s, self.seat)
        self.hero = in_hero_form(s, self.seat)
        self.villain = villain(s)
        self.main = main_scheme(s)
        self.hand = s.zones[HAND + self.seat]
        rounds = self.rounds_to_win()
        self.blood = between(0.35, BLOOD * rounds / max(0.5, (self.life(self.me) - 1) / (0.5 + self.toll())), 1.5)
        """What a hit point is worth: the more, the sooner the hero falls than the villain."""
        self.duty = between(0.15, DUTY * rounds / max(0.5, self.room() / (1.0 + self.acceleration())), 2.0)
        """What a threat is worth: the more, the sooner the scheme is completed."""

    def face(self, piece: int) -> Face:
        """What acts of a card."""
        return self.state.rules.catalogue.faces[self.state.face[piece]]

    def life(self, piece: int) -> int:
        """The hit points that are left."""
        return remaining_hit_points(self.state, piece)

    def hurt(self, piece: int) -> int:
        """The damage on it."""
        return self.state.tokens[DAMAGE][piece]

    # ---- what is coming

    def rounds_to_win(self) -> float:
        """How many rounds it takes to defeat the villain, as things are going."""
        s = self.state
        left = self.life(self.villain) + sum(value(s, stage, "hit_points") for stage in s.zones[VILLAIN_DECK])
        strong = [value(s, p, "atk") for p in allies(s, self.seat)]
        return left / (PACE + sum(strong) * len(s.order))

    def blow(self, enemy: int) -> float:
        """The damage that an attack of an enemy is expected to deal, before anybody defends."""
        if self.state.tokens[STUNNED][enemy]:
            return 0.0
        return value(self.state, enemy, "atk") + (BOOST if enemy == self.villain else 0.0)

    def onslaught(self) -> float:
        """The damage that the next villain phase is expected to bring to a hero."""
        return sum(self.blow(enemy) for enemy in (self.villain, *minions(self.state, self.seat)))

    def toll(self) -> float:
        """The damage the hero is expected to take in the next villain phase, somebody defending once."""
        blows = [self.blow(enemy) for enemy in (self.villain, *minions(self.state, self.seat))]
        saved = max(blows) if allies(self.state, self.seat) else min(max(blows), 2.0)
        return sum(blows) - saved

    def acceleration(self) -> int:
        """The threat that step 1 of the next villain phase places."""
        s = self.state
        return value(s, self.main, "acceleration") + s.tokens[ACCELERATION][self.main] + icons(s, "acceleration_icon")

    def plotting(self) -> float:
        """The threat that enemies would place in the next villain phase against an alter-ego."""
        s = self.state
        return BOOST + sum(value(s, enemy, "sch") for enemy in (self.villain, *minions(s, self.seat)))

    def room(self) -> float:
        """How much threat the main scheme can take after step 1 of the next villain phase."""
        s = self.state
        return value(s, self.main, "target_threat") - s.tokens[THREAT][self.main] - self.acceleration()

    # ---- what things are worth

    def wound(self, piece: int, damage: float) -> float:
        """What damage to a character is worth to the players."""
        s = self.state
        if damage <= 0 or piece < 0:
            return 0.0
        if s.tokens[TOUGH][piece]:
            return 0.6 if piece in enemies(s) else -0.6
        left = self.life(piece)
        if kind(s, piece) == "ally":
            return -(self.company(piece) if damage >= left else 0.7 * damage)
        if s.controller[piece] >= 0:
            return -LAST if damage >= left else -self.blood * damage * (1.0 if left - damage > 3 else 1.6)
        dealt = min(damage, left)
        if s.zone[piece] == VILLAIN:
            return dealt + (1.0 if damage >= left else 0.0)
        if damage < left:
            return MINION * dealt
        bonus = GUARD if has_keyword(s, piece, "guard") else 0.0
        return MINION * dealt + 1.0 + 0.7 * (self.blow(piece) + value(s, piece, "sch")) + bonus

    def relief(self, scheme: int, amount: int) -> float:
        """What it is worth to remove threat from a scheme."""
        s = self.state
        threat = s.tokens[THREAT][scheme]
        removed = min(amount, threat)
        if scheme != self.main:
            gone = 2.0 + 1.5 * self.face(scheme).stats.get("crisis", 0) if removed == threat else 0.0
            return 0.6 * removed + gone
        weary = self.hurt(self.me) >= 3 or not self.hero
        room = self.room() - (self.plotting() if weary else 0.0)
        lacking = max(0.0, CALM - room)
        return self.duty * removed + (URGENT / 2 if s.zones[SCHEME_DECK] else URGENT) * min(removed, lacking)

    def burden(self, scheme: int, amount: float) -> float:
        """What it costs that threat is placed on a scheme."""
        if scheme == self.main and self.room() - amount <= 0:
            return -LAST if not self.state.zones[SCHEME_DECK] else -LAST / 3
        return -0.7 * amount

    def company(self, ally: int) -> float:
        """What an ally in play is worth: what it can still do, and that it can step in front of a blow."""
        s = self.state
        power = max(value(s, ally, "atk"), value(s, ally, "thw"))
        return COMPANY * power * min(3, max(1, self.life(ally)))

    def lacking(self) -> int:
        """How many resources a payment still lacks."""
        number = dict(self.node.question(self.state, self.data)[1]).get("number", 1)
        return number if isinstance(number, int) else 1

    def hand_as_hero(self) -> int:
        """The hand size that this player would have in the other form."""
        other = self.state.clone()
        front = other.rules.catalogue.front[other.card[self.me]]
        turn(other, self.me, front)
        return value(other, self.me, "hand_size")
