"""What one seat sees of the table, and what things there are worth: in points of damage to the villain.

Nothing here looks into a deck, another hand or the face-down side of a card.
"""

from __future__ import annotations

from functools import cache

from rulewright.games.champions.events import ROUND_ENDS
from rulewright.games.champions.table import (
    ACCELERATION,
    CHANGED_FORM,
    CONFUSED,
    DAMAGE,
    HAND,
    SCHEME_DECK,
    STUNNED,
    THREAT,
    TOUGH,
    VILLAIN,
    VILLAIN_DECK,
    allies,
    icons,
    identity,
    in_hero_form,
    kind,
    main_scheme,
    minions,
    villain,
)
from rulewright.games.champions.vocabulary.enemies import GiveBoostCard
from rulewright.kernel.abilities import Triggered
from rulewright.kernel.cards import Face
from rulewright.kernel.effects.lasting import At
from rulewright.kernel.effects.sequence import All
from rulewright.kernel.game import Decision, Game
from rulewright.kernel.places import turn
from rulewright.kernel.state import Choice
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.values import value
from rulewright.lcg.events import ENTERS_PLAY

BOOST = 1.2
"""How many boost icons a boost card shows on the average."""
LEAST_BLOOD, MOST_BLOOD = 0.6, 1.6
"""What a hit point is worth at least and at most."""
AMBUSH = 0.6
"""The damage that encounter cards are expected to bring to a hero, besides the enemies' activations."""
SHIELD, PARRY = 0.8, 1.5
"""What part of the hardest blow an ally takes, and how much of it a hero who has none can ward off."""
BLOOD = 0.4
"""What a hit point of a hero is worth who would last as long as the villain."""
VICTORY = 100.0
"""What the blow is worth that wins the game."""
STAGE = 2.5
"""What it costs that a stage of the villain falls which is not the last: the next one is stronger, and unhurt."""
LAST = 12.0
"""What the game is worth to somebody who is about to lose it."""
SETBACK = 0.3
"""What part of it is lost with a stage of the main scheme that is not the last."""
DOOM_OUT: tuple[float, ...] = (1.0, 0.3, 0.2, 0.12, 0.06, 0.03, 0.0)
"""How likely the scheme is completed in a villain phase against a hero, with so much room left after step 1."""
DOOM_HOME: tuple[float, ...] = (1.0, 0.75, 0.5, 0.3, 0.15, 0.07, 0.03, 0.0)
"""The same against an alter-ego, after what the enemies scheme by themselves, without boosts."""
DEATH_OUT: tuple[float, ...] = (1.0, 0.5, 0.3, 0.2, 0.12, 0.07, 0.03, 0.0)
"""How likely a hero falls in a villain phase, with so many hit points left after the blows expected."""
DEATH_HOME: tuple[float, ...] = (1.0, 0.1, 0.05, 0.02, 0.0)
"""How likely an alter-ego falls with so many hit points."""
MENDED = 0.8
"""What it is worth at home that a hit point can be healed there, as a part of what a hit point is worth."""
DUTY = 0.4
"""What it is worth to remove any other threat, if the scheme takes as long as the villain."""
PACE = 4.0
"""How much damage a hero deals in a round, with events and upgrades, without allies."""
GUARD = 2.0
"""What it is worth more that a minion with guard falls."""
MINION = 3.0
"""So many rounds a minion is expected to be there, if nobody defeats it."""
OUT = 0.6
"""How often a player meets the villain phase in hero form."""
WOUNDED = 0.8
"""What part of it counts that a minion is a part of the way to its end."""
TOUGHNESS = 1.5
"""What a tough status card is worth."""
CARD = 0.9
"""What a card in hand is worth."""
SIDE = 1.5
"""What a side scheme costs by being there."""
HAZARD = 1.2
"""What a further encounter card costs."""
CRISIS = 1.5
"""What it costs that no threat can be removed from the main scheme."""
FINISHED = 0.5
"""What it is worth more that a side scheme goes now and not later."""
LONG = 5.0
"""No more rounds than these are looked ahead."""
COMPANY = 1.3
"""What the power of an ally is worth."""
PASSING = 0.5
"""What an ally is worth that leaves at the end of the round anyway."""

NEVER = -1e9
"""Nobody has asked yet."""


def likely(table: tuple[float, ...], number: float) -> float:
    """The entry of a table at a number, between its entries in proportion."""
    if number <= 0:
        return table[0]
    whole = int(number)
    if whole >= len(table) - 1:
        return table[-1]
    return table[whole] + (number - whole) * (table[whole + 1] - table[whole])


def between(least: float, number: float, most: float) -> float:
    """The number, but no less and no more than these."""
    return max(least, min(number, most))


@cache
def boost_cards(villain: Face) -> int:
    """How many boost cards a villain gets for an attack."""
    return 1 + sum(isinstance(a, Triggered) and isinstance(a.effect, GiveBoostCard) for a in villain.abilities)


@cache
def passing(ally: Face) -> bool:
    """Whether an ally leaves at the end of the round in which it came."""
    arrivals = [a.effect for a in ally.abilities if isinstance(a, Triggered) and a.trigger.kind is ENTERS_PLAY]
    effects = [effect for arrival in arrivals if isinstance(arrival, All) for effect in arrival.effects]
    return any(isinstance(effect, At) and effect.moment is ROUND_ENDS for effect in effects)


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
        self.worths: dict[int, float] = {}
        """What cards in hand are worth, as far as somebody has asked."""
        self.values: dict[tuple[int, str], int] = {}
        """The values that somebody has asked for: nothing changes while one looks."""
        self.hero_hand = -1
        """The hand size in hero form, once somebody has asked."""
        self._rounds = self._plotting = self._room = self._coming = NEVER
        self._blood = self._toll = self._duty = NEVER
        self._decided = self._tired = self._mend = False

    # ---- what everything is measured by, reckoned when somebody asks

    @property
    def rounds(self) -> float:
        """How many rounds it takes to win, as things are going."""
        if self._rounds == NEVER:
            self._rounds = self.rounds_to_win()
        return self._rounds

    @property
    def blood(self) -> float:
        """What a hit point is worth: the more, the sooner the hero falls than the villain."""
        if self._blood == NEVER:
            self._weigh_blows()
        return self._blood

    @property
    def toll(self) -> float:
        """The damage the hero is expected to take in the next villain phase, somebody defending once."""
        if self._toll == NEVER:
            self._weigh_blows()
        return self._toll

    @property
    def room(self) -> float:
        """How much threat the main scheme can take after step 1 of the next villain phase."""
        if self._room == NEVER:
            self._weigh_threat()
        return self._room

    @property
    def duty(self) -> float:
        """What a threat is worth: the more, the sooner the scheme is completed."""
        if self._duty == NEVER:
            self._weigh_threat()
        return self._duty

    @property
    def abroad(self) -> dict[str, int]:
        """What is printed on the hero's side of the identity."""
        catalogue = self.state.rules.catalogue
        return catalogue.faces[catalogue.front[self.state.card[self.me]]].stats

    @property
    def home(self) -> dict[str, int]:
        """What is printed on the side of the alter-ego."""
        catalogue = self.state.rules.catalogue
        return catalogue.faces[catalogue.front[self.state.card[self.me]] + 1].stats

    @property
    def tired(self) -> bool:
        """Whether the next villain phase is better met at home."""
        self._decide()
        return self._tired

    @property
    def mend(self) -> bool:
        """Whether an alter-ego does best to recover."""
        self._decide()
        return self._mend

    @property
    def out(self) -> bool:
        """Whether the villain phase will be met in hero form: which cannot be changed twice in a round."""
        return self.hero if self.state.dials[CHANGED_FORM][self.seat] else not self.tired

    @property
    def coming(self) -> float:
        """The damage of the attacks that this player's characters can still make on this turn.

        A stage of the villain is best struck down by the weakest of them, before the others: what is more than its
        hit points is lost.
        """
        if self._coming == NEVER:
            s = self.state
            ready = [self.value(ally, "atk") for ally in allies(s, self.seat) if not s.exhausted[ally]]
            if not s.exhausted[self.me] and (self.hero or not s.dials[CHANGED_FORM][self.seat]):
                ready.append(self.value(self.me, "atk") if self.hero else self.abroad.get("atk", 1))
            self._coming = float(sum(ready))
        return self._coming

    def _weigh_blows(self) -> None:
        blows = [self.blow(enemy) for enemy in (self.villain, *minions(self.state, self.seat))]
        hardest, all_blows = max(blows), sum(blows)
        lasts = max(0.5, (self.life(self.me) - 1) / (AMBUSH + all_blows))
        self._blood = between(LEAST_BLOOD, BLOOD * self.rounds / lasts, MOST_BLOOD)
        shield = SHIELD * hardest if allies(self.state, self.seat) else min(hardest, PARRY)
        self._toll = AMBUSH + all_blows - shield

    def _weigh_threat(self) -> None:
        coming = self.acceleration()
        room = float(self.value(self.main, "target_threat") - self.state.tokens[THREAT][self.main] - coming)
        self._room = room
        self._duty = between(0.15, DUTY * self.rounds / max(0.5, room / (1.0 + coming)), 2.0)

    def _decide(self) -> None:
        if not self._decided:
            self._decided = True
            self._tired = self.homeward()

    def face(self, piece: int) -> Face:
        """What acts of a card."""
        return self.state.rules.catalogue.faces[self.state.face[piece]]

    def value(self, piece: int, stat: str) -> int:
        """A value as it is now."""
        known = self.values.get((piece, stat))
        if known is None:
            known = self.values[piece, stat] = value(self.state, piece, stat)
        return known

    def life(self, piece: int) -> int:
        """The hit points that are left."""
        return self.value(piece, "hit_points") - self.hurt(piece)

    def hurt(self, piece: int) -> int:
        """The damage on it."""
        return self.state.tokens[DAMAGE][piece]

    # ---- what is coming

    def rounds_to_win(self) -> float:
        """How many rounds it takes to defeat the villain, as things are going."""
        s = self.state
        left = self.life(self.villain) + sum(self.value(stage, "hit_points") for stage in s.zones[VILLAIN_DECK])
        strong = [self.value(p, "atk") for p in allies(s, self.seat)]
        return left / (PACE + sum(strong) * len(s.order))

    def blow(self, enemy: int) -> float:
        """The damage that an attack of an enemy is expected to deal, before anybody defends."""
        if self.state.tokens[STUNNED][enemy]:
            return 0.0
        return self.value(enemy, "atk") + (BOOST * boost_cards(self.face(enemy)) if enemy == self.villain else 0.0)

    def acceleration(self) -> int:
        """The threat that step 1 of the next villain phase places."""
        s = self.state
        return self.value(self.main, "acceleration") + s.tokens[ACCELERATION][self.main] + icons(s, "acceleration_icon")

    def schemes(self, enemy: int) -> float:
        """The threat that an enemy would place against an alter-ego, without boosts."""
        return 0.0 if self.state.tokens[CONFUSED][enemy] else self.value(enemy, "sch")

    def plotting(self) -> float:
        """The threat that enemies would place in the next villain phase against an alter-ego, without boosts."""
        if self._plotting == NEVER:
            self._plotting = sum([self.schemes(enemy) for enemy in (self.villain, *minions(self.state, self.seat))])
        return self._plotting

    def doom(self, room: float, hero: bool) -> float:
        """What is to be feared of the main scheme in the next villain phase, with so much room after its step 1."""
        stake = LAST if not self.state.zones[SCHEME_DECK] else SETBACK * LAST
        return stake * (likely(DOOM_OUT, room) if hero else likely(DOOM_HOME, room - self.plotting()))

    def death(self, life: float, hero: bool) -> float:
        """What is to be feared for one's life in the next villain phase, with so many hit points."""
        return LAST * (likely(DEATH_OUT, life - self.toll) if hero else likely(DEATH_HOME, life))

    def danger(self, life: float, room: float, hero: bool, gain: float = 0.0) -> float:
        """What the next villain phase costs in a form, with so many hit points and so much room for threat.

        What is gained besides is gained only by those who live to see it.
        """
        survived = (1.0 - self.doom(room, hero) / LAST) * (1.0 - self.death(life, hero) / LAST)
        if hero:
            cost = self.blood * self.toll + CARD * (self.home.get("hand_size", 6) - self.hand_as_hero())
        else:
            cost = self.duty * (self.plotting() + BOOST)
        return LAST * (1.0 - survived) + survived * (cost - gain)

    def homeward(self) -> bool:
        """Whether the villain phase is better met at home, as things stand; and whether an alter-ego recovers before.

        Who goes home can recover in the next round. An alter-ego who recovers can neither attack nor thwart as a hero.
        """
        room, life, rec = self.room, self.life(self.me), self.home.get("rec", 3)
        mended = self.blood * min(rec, self.hurt(self.me))
        if self.hero or self.state.exhausted[self.me]:
            out = self.danger(life, room, True)
            return out > self.danger(life, room, False, MENDED * mended if self.hero else 0.0)
        healed, thwart = min(rec, self.hurt(self.me)), self.abroad.get("thw", 1)
        attacking = self.danger(life, room, True, self.abroad.get("atk", 1))
        thwarting = self.danger(life, room + thwart, True, self.duty * thwart)
        out = min(attacking, thwarting)
        again = self.danger(life + healed, room, True, mended)
        home = self.danger(life + healed, room, False, mended)
        self._mend = healed > 0 and min(again, home) < out
        return home < min(again, out)

    # ---- what things are worth

    def wound(self, piece: int, damage: float) -> float:
        """What damage to a character is worth to the players."""
        s = self.state
        if damage <= 0 or piece < 0:
            return 0.0
        if s.tokens[TOUGH][piece]:
            return -TOUGHNESS if s.controller[piece] >= 0 else TOUGHNESS if s.zone[piece] == VILLAIN else TOUGHNESS / 2
        left = self.life(piece)
        if kind(s, piece) == "ally":
            return -(self.company(piece) if damage >= left else 0.7 * damage)
        if s.controller[piece] >= 0:
            return -LAST if damage >= left else -self.blood * damage * (1.0 if left - damage > 3 else 1.6)
        dealt = min(damage, left)
        if s.zone[piece] == VILLAIN:
            if damage < left:
                return dealt
            return dealt + max(0.0, self.coming - damage) - STAGE if s.zones[VILLAIN_DECK] else VICTORY
        menace = self.menace(piece)
        return menace * dealt / max(1, left) * (1.0 if damage >= left else WOUNDED) + 0.1 * dealt

    def menace(self, minion: int) -> float:
        """What it is worth that a minion falls: what it would do in the rounds to come."""
        s, rounds = self.state, min(self.rounds, MINION)
        harm = OUT * self.blood * self.value(minion, "atk") + (1 - OUT) * self.duty * self.value(minion, "sch")
        guard = GUARD if has_keyword(s, minion, "guard") else 0.0
        return rounds * harm + guard + s.tokens[TOUGH][minion]

    def relief(self, scheme: int, amount: int) -> float:
        """What it is worth to remove threat from a scheme."""
        s = self.state
        threat = s.tokens[THREAT][scheme]
        removed = min(amount, threat)
        if scheme != self.main:
            return self.nuisance(scheme) * removed / max(1, threat) + (FINISHED if removed == threat else 0.0)
        room = self.room
        return self.duty * removed + self.doom(room, self.out) - self.doom(room + removed, self.out)

    def nuisance(self, scheme: int) -> float:
        """What it is worth that a side scheme goes: what its icons would do as long as the game goes on."""
        stats, rounds = self.face(scheme).stats, min(self.rounds, LONG)
        worth = SIDE + rounds * (HAZARD * stats.get("hazard", 0) + self.duty * stats.get("acceleration_icon", 0))
        if stats.get("crisis"):
            room = self.room
            worth += CRISIS + self.doom(room, self.out) - self.doom(room + 2, self.out)
        return worth

    def burden(self, scheme: int, amount: float) -> float:
        """What it costs that threat is placed on a scheme."""
        if scheme != self.main:
            return -0.6 * amount
        room = self.room
        return self.doom(room, self.out) - self.doom(room - amount, self.out) - self.duty * amount

    def company(self, ally: int) -> float:
        """What an ally in play is worth: what it can still do, and that it can step in front of a blow."""
        if passing(self.face(ally)):
            return PASSING
        power = max(self.value(ally, "atk"), self.value(ally, "thw"))
        return COMPANY * power * min(3, max(1, self.life(ally)))

    def lacking(self) -> int:
        """How many resources a payment still lacks."""
        number = dict(self.node.question(self.state, self.data)[1]).get("number", 1)
        return number if isinstance(number, int) else 1

    def hand_as_hero(self) -> int:
        """The hand size that this player has in hero form."""
        if self.hero:
            return self.value(self.me, "hand_size")
        if self.hero_hand < 0:
            other = self.state.clone()
            turn(other, self.me, other.rules.catalogue.front[other.card[self.me]])
            self.hero_hand = value(other, self.me, "hand_size")
        return self.hero_hand
