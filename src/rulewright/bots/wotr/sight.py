"""What one player sees of the table in War of the Ring: The Card Game, and what it promises in victory points.

Nothing here looks into a deck, another hand or another pile. What could be done is tried on a copy of the table, with
cards that lie open or in the own hand, so every text that changes symbols is counted as the rules count it.
"""

from __future__ import annotations

from rulewright.games.wotr.flow.activation import scoring_area
from rulewright.games.wotr.flow.combat import attack_at, defender, location_defense, symbols
from rulewright.games.wotr.flow.entering import admits, paths, wielders
from rulewright.games.wotr.flow.supporting import support_all
from rulewright.games.wotr.table import (
    ACTIVE,
    ASIDE,
    CYCLE,
    DECK,
    FIELD,
    FREE,
    FREE_SCORE,
    HAND,
    PATH,
    RESERVE,
    SHADOW,
    SHADOW_SCORE,
    STRIPPED,
    at,
    in_reserve,
    items,
    kind,
    label,
    location_of,
)
from rulewright.games.wotr.tables.scenarios import other_side, scenario, team, team_seats
from rulewright.kernel.cards import Face
from rulewright.kernel.game import Decision, Game
from rulewright.kernel.modifiers import Permit
from rulewright.kernel.places import carry, lay_on, move
from rulewright.kernel.state import Choice, State

CARD = 0.4
"""A card more in a hand, in victory points."""
IN_HAND, AT_HAND = 0.25, 0.55
"""A symbol on a card in hand, and on a card in reserve, where it is paid for."""
DOUBT = ((-2, 0.1), (-1, 0.2), (0, 0.4), (1, 0.2), (2, 0.1))
"""What may still come to the attack at a location, and how likely, while the enemy has cards in hand."""
CERTAIN = ((0, 1.0),)
AID = 0.2
"""How likely the best card of the person's other hand comes to a location."""
LOST = 0.15
"""A symbol on a card that attacks: it is eliminated after the combat, while defenders may come back."""


class Sight:
    """One look at the table. Gains are victory points for the own side."""

    def __init__(self, game: Game, decision: Decision) -> None:
        s = self.state = game.state
        self.seat = decision.player
        self.side = team(s, self.seat)
        self.choices: tuple[Choice, ...] = decision.pending.choices
        self.node, self.data = decision.pending.node, decision.pending.data
        self.subject = next(iter(decision.about), -1)
        """The card the question is about."""
        self.hand = s.zones[HAND + self.seat]
        self.rounds = scenario(s).last_path - s.table[PATH]
        """How many rounds are still to come."""
        enemies = team_seats(s, other_side(self.side))
        self.doubt = DOUBT if any(s.zones[HAND + enemy] for enemy in enemies) else CERTAIN
        partners = [p for p in team_seats(s, self.side) if p != self.seat and s.persons[p] == s.persons[self.seat]]
        self.second = [piece for partner in partners for piece in s.zones[HAND + partner]]
        """The cards in the other hand that the same person holds."""
        self._aid: dict[int, int] = {}
        self._now: float | None = None
        self.spares: dict[int, float] = {}
        """What is lost with cards in hand, as far as somebody has asked."""
        self.given: tuple[int, ...] | None = None
        """The cards to lose in this combat, once somebody has asked."""

    # ---- the combats

    @property
    def now(self) -> float:
        """What the active locations promise as they are."""
        if self._now is None:
            self._now = self.outlook(self.state)
        return self._now

    def outlook(self, s: State) -> float:
        """What the active locations promise."""
        armed = s.clone()
        return sum((self.promise(armed, location) for location in s.zones[ACTIVE]), 0.0)

    def promise(self, armed: State, location: int, certain: bool = False) -> float:
        """What a location promises; who can be supported is marked on this copy of the table."""
        if kind(armed, location) == "battleground":
            support_all(armed, location)
        side = defender(armed, location)
        defense = location_defense(armed, location)
        defense += sum(symbols(armed, p, "defense") for p in at(armed, location, side))
        attack = attack_at(armed, location)
        doubt = CERTAIN if certain else self.doubt
        aid = 0 if certain or not self.second else self.aid(location)
        if not aid:
            return sum(chance * self.score(armed, location, attack + more, defense) for more, chance in doubt)
        held, struck = (defense + aid, attack) if side == self.side else (defense, attack + aid)
        total = 0.0
        for more, chance in doubt:
            alone = self.score(armed, location, attack + more, defense)
            total += chance * (alone + AID * (self.score(armed, location, struck + more, held) - alone))
        return total

    def aid(self, location: int) -> int:
        """The symbols that a card of the person's other hand could bring to a location."""
        known = self._aid.get(location)
        if known is None:
            s = self.state
            stat = f"{kind(s, location)}_{'defense' if defender(s, location) == self.side else 'attack'}"
            cards = [self.face(p) for p in self.second if admits(s, location, p)]
            known = self._aid[location] = max([face.stats.get(stat, 0) for face in cards], default=0)
        return known

    def score(self, s: State, location: int, attack: int, defense: int) -> float:
        """What a combat with these symbols brings."""
        points = self.points(location)
        if kind(s, location) == "path":
            if attack > defense:
                return self.sign(FREE) * (defense - max(attack, 0))
            drawn = scenario(s).must_exceed and attack == defense
            return 0.0 if drawn else self.sign(FREE) * points
        side = defender(s, location)
        return self.sign(other_side(side) if attack > defense else side) * points

    def sign(self, side: str) -> float:
        """What is good for that side: 1 if it is the own one, else -1."""
        return 1.0 if side == self.side else -1.0

    def points(self, location: int) -> int:
        """The victory points of a location."""
        return self.face(location).stats["points"]

    # ---- what would be if

    def gain(self, s: State, piece: int) -> float:
        """The gain if the table became this one, where a card has been put somewhere."""
        location = location_of(s, piece)
        attacks = location >= 0 and label(s, piece, "side") != defender(s, location)
        return self.outlook(s) - self.now - LOST * attacks * self.strength(piece)

    def put(self, piece: int, where: int) -> State:
        """The table with a card at a location, with a wielder, or in reserve (-1)."""
        s = self.state.clone()
        if where < 0:
            move(s, piece, RESERVE + s.owner[piece])
        elif kind(s, piece) == "item":
            move(s, piece, s.zone[where])
            lay_on(s, piece, where)
        else:
            carry(s, piece, FIELD)
            lay_on(s, piece, where)
        return s

    def without(self, piece: int) -> float:
        """The gain if a card (with its items) leaves the table."""
        s = self.state.clone()
        for lost in (piece, *items(s, piece)):
            move(s, lost, ASIDE)
        return self.outlook(s) - self.now - self.sign(label(s, piece, "side")) * self.stored(piece)

    def opened(self, location: int) -> float:
        """The gain if a location is activated: what it promises, and what it is taken from."""
        s = self.state.clone()
        zone, side = s.zone[location], label(s, location, "side")
        move(s, location, ACTIVE)
        if not side:
            return self.promise(s, location)
        s.tokens[STRIPPED][location] = int(zone == scoring_area(other_side(side)))
        scored = {FREE_SCORE: self.sign(FREE), SHADOW_SCORE: self.sign(SHADOW)}.get(zone, 0.0)
        return self.promise(s, location) - scored * self.points(location)

    # ---- how much cards are worth

    def drawn(self, seat: int, amount: int) -> float:
        """What it is worth to draw cards; no more than there are."""
        return CARD * min(amount, len(self.state.zones[DECK + seat]) + len(self.state.zones[CYCLE + seat]))

    def face(self, piece: int) -> Face:
        """What is printed on a card."""
        return self.state.rules.catalogue.faces[self.state.face[piece]]

    def strength(self, piece: int) -> float:
        """How much a card can do in the rounds to come, in symbols."""
        face = self.face(piece)
        if not self.rounds:
            return 0.0
        if face.kind == "event":
            return 1.0
        stats = face.stats
        leadership = max(stats.get("leadership_attack", 0), stats.get("leadership_defense", 0))
        battle = max(stats["battleground_attack"], stats["battleground_defense"]) + 0.7 * leadership
        way = max(stats.get("path_attack", 0), stats.get("path_defense", 0))
        if face.kind == "item":
            return max(battle, way, 0.5) * (1.0 if wielders(self.state, piece) else 0.5)
        if face.kind == "character" and not any(n > self.state.table[PATH] for n in paths(face)):
            way = 0
        draws = any(isinstance(text, Permit) and text.what == "draw" for text in face.abilities)
        return max(battle, way, 0.5) + 0.3 * min(battle, way) + 0.3 * draws * self.rounds

    def held(self, piece: int) -> float:
        """What a card in hand is worth later."""
        return 0.1 + IN_HAND * self.strength(piece)

    def stored(self, piece: int) -> float:
        """What a card in reserve is worth later, with its items; nothing if it is not there."""
        s = self.state
        if not in_reserve(s, piece):
            return 0.0
        return AT_HAND * sum(self.strength(p) for p in (piece, *items(s, piece)))
