"""A light hand for War of the Ring: The Card Game, for games that are only imagined.

What thumb tries on copies of the table is reckoned here with printed symbols: what an option would change at a
location, and what its cards are worth later. Questions that are rare are left to thumb.
"""

from __future__ import annotations

from functools import cache

from rulewright.bots.wotr import thumb
from rulewright.bots.wotr.sight import AT_HAND, CARD, CERTAIN, DOUBT, IN_HAND, LOST
from rulewright.bots.wotr.texts import FORSAKEN
from rulewright.games.wotr.flow.activation import scoring_area
from rulewright.games.wotr.flow.combat import attack_at, defender, location_defense, symbols
from rulewright.games.wotr.flow.entering import paths, wielders
from rulewright.games.wotr.flow.playing import LAY_DOWN, OCCASIONS, places
from rulewright.games.wotr.table import (
    ACTIVE,
    CORRUPTION,
    CYCLE,
    DECK,
    FREE,
    FREE_SCORE,
    HAND,
    PATH,
    SHADOW_SCORE,
    STRIPPED,
    at,
    kind,
    label,
    location_of,
)
from rulewright.games.wotr.tables.scenarios import other_side, scenario, team, team_seats
from rulewright.kernel.abilities import Activated, Special
from rulewright.kernel.cards import Face
from rulewright.kernel.effects.base import Effect, Hint
from rulewright.kernel.effects.joining import May, OneOf
from rulewright.kernel.effects.sequence import All, Choosing, bound
from rulewright.kernel.game import Decision, Game
from rulewright.kernel.modifiers import Permit
from rulewright.kernel.places import move
from rulewright.kernel.state import Choice, Scope, State

MEASURES = {"draw": CARD, "take": CARD, "attack": 0.35, "defense": 0.35, "cycle": -0.3, "forsake": -0.2}
"""What a hint is worth to whom it happens, for each of its amount, as far as nobody looks closer."""
NOWHERE = -9.0
TO_RESERVE = Choice("to-reserve")
LED = 0.7
"""How often the leadership of a character counts."""


@cache
def printed(face: Face, passed: bool = False) -> float:
    """How much a card can do later, in symbols; a character whose paths have passed does nothing more on any."""
    if face.kind == "event":
        return 1.0
    stats = face.stats
    leadership = max(stats.get("leadership_attack", 0), stats.get("leadership_defense", 0))
    battle = max(stats["battleground_attack"], stats["battleground_defense"]) + LED * leadership
    way = 0.0 if passed else float(max(stats.get("path_attack", 0), stats.get("path_defense", 0)))
    return max(battle, way, 0.5) + (0.0 if face.kind == "item" else 0.3 * min(battle, way))


@cache
def last_path(face: Face) -> int:
    """The last path that a character can come to."""
    return max(paths(face), default=0)


@cache
def told(face: Face, occasion: str, where: str) -> tuple[Special, ...]:
    """The texts that apply when a card is played or moved to such a place."""
    labels = OCCASIONS[occasion, where]
    return tuple([text for text in face.abilities if isinstance(text, Special) and text.label in labels])


@cache
def draws(face: Face) -> bool:
    """Whether a card lets its player draw more cards."""
    return any(isinstance(text, Permit) and text.what == "draw" for text in face.abilities)


class Place:
    """An active location, and what it promises as its combat stands."""

    def __init__(self, s: State, location: int, side: str, doubt: tuple[tuple[int, float], ...]) -> None:
        self.kind = kind(s, location)
        self.points = s.rules.catalogue.faces[s.face[location]].stats["points"]
        defending = defender(s, location)
        self.ours = defending == side
        """Whether the own side defends."""
        self.what = "defense" if self.ours else "attack"
        self.attack = attack_at(s, location)
        self.defense = location_defense(s, location)
        for piece in at(s, location, defending):
            self.defense += symbols(s, piece, "defense")
        self.armies: dict[str, int] = {}
        """The own armies that lead nobody yet, by faction."""
        self.leaders: dict[str, int] = {}
        """The leadership of an own character whom no army supports, by faction."""
        if self.kind == "battleground":
            self.defense += self.led(s, location, defending, "defense")
            self.attack += self.led(s, location, other_side(defending), "attack")
        self.drawn = self.kind == "path" and scenario(s).must_exceed
        self.doubt = doubt
        self.now = self.promise(0)

    def led(self, s: State, location: int, side: str, what: str) -> int:
        """The leadership of the characters there whom an army of their faction supports."""
        armies: dict[str, int] = {}
        leaders: list[tuple[int, str]] = []
        faces, face = s.rules.catalogue.faces, s.face
        for piece in at(s, location, side):
            card = faces[face[piece]]
            if card.kind == "army":
                faction = card.labels["faction"]
                armies[faction] = armies.get(faction, 0) + 1
            elif card.stats.get("leadership_" + what, 0):
                leaders.append((card.stats["leadership_" + what], card.labels["faction"]))
        total = 0
        unled: dict[str, int] = {}
        for leadership, faction in sorted(leaders, reverse=True):
            if armies.get(faction, 0) > 0:
                armies[faction] -= 1
                total += leadership
            else:
                unled.setdefault(faction, leadership)
        if what == self.what:
            self.armies, self.leaders = armies, unled
        return total

    def promise(self, more: int) -> float:
        """What it promises the own side if it brings so much more."""
        attack, defense = self.attack, self.defense
        if self.ours:
            defense += more
        else:
            attack += more
        total = 0.0
        for stray, chance in self.doubt:
            over = attack + stray - defense
            if self.kind == "path":
                gained = 0 if self.drawn and over == 0 else self.points
                if over > 0:
                    gained = defense - max(attack + stray, 0)
                total += chance * gained if self.ours else -chance * gained
            else:
                total += chance * self.points if (over > 0) != self.ours else -chance * self.points
        return total

    def gain(self, face: Face, strength: float) -> float:
        """What a card of the own side would bring here; one that attacks is lost with what it could do later."""
        brings = face.stats.get(f"{self.kind}_{self.what}", 0)
        if self.kind == "battleground" and face.kind != "item":
            faction = face.labels["faction"]
            if face.kind == "army":
                brings += self.leaders.get(faction, 0)
            elif self.armies.get(faction, 0) > 0:
                brings += face.stats.get("leadership_" + self.what, 0)
        return self.promise(brings) - self.now - (0.0 if self.ours else LOST * strength)


class Look:
    """One look at the table."""

    def __init__(self, s: State, player: int) -> None:
        self.state, self.player = s, player
        self.side = team(s, player)
        self.rounds = scenario(s).last_path - s.table[PATH]
        enemies = team_seats(s, other_side(self.side))
        self.doubt = DOUBT if any(s.zones[HAND + enemy] for enemy in enemies) else CERTAIN
        self._places: dict[int, Place] = {}
        self.hand = s.zones[HAND + player]
        self.known: dict[int, float] = {}
        self.spares: dict[int, float] = {}
        """What is lost with cards in hand, as far as somebody has asked."""
        self.cheapest: list[tuple[float, int]] | None = None
        """The two that are missed least, once somebody has asked."""

    def place(self, location: int) -> Place | None:
        """An active location."""
        if location < 0 or self.state.zone[location] != ACTIVE:
            return None
        known = self._places.get(location)
        if known is None:
            known = self._places[location] = Place(self.state, location, self.side, self.doubt)
        return known

    def face(self, piece: int) -> Face:
        """What is printed on a card."""
        return self.state.rules.catalogue.faces[self.state.face[piece]]

    def strength(self, piece: int) -> float:
        """How much a card can do in the rounds to come, in symbols."""
        if not self.rounds:
            return 0.0
        face = self.face(piece)
        if face.kind == "item":
            return printed(face) if wielders(self.state, piece) else 0.5 * printed(face)
        passed = face.kind == "character" and last_path(face) <= self.state.table[PATH]
        return printed(face, passed) + 0.3 * self.rounds * draws(face)

    def held(self, piece: int) -> float:
        """What a card in hand is worth later."""
        return 0.1 + IN_HAND * self.strength(piece)

    def stored(self, piece: int) -> float:
        """What a card in reserve is worth later, with its items."""
        load = self.state.attached[piece]
        return AT_HAND * (self.strength(piece) + sum([self.strength(item) for item in load]))

    def without(self, piece: int) -> float:
        """What is lost with a card on the table."""
        place = self.place(location_of(self.state, piece))
        if place is None:
            return -self.stored(piece)
        return place.promise(-self.face(piece).stats.get(f"{place.kind}_{place.what}", 0)) - place.now

    def laid(self, piece: int, where: Choice, occasion: str = "played") -> float:
        """What it brings to lay a card down there."""
        face, verb = self.face(piece), where.verb
        host = where.a if verb == "to" else self.state.host[where.a] if verb == "wield" else -1
        place = self.place(host)
        strength = self.strength(piece)
        kept = place.gain(face, strength) if place is not None else AT_HAND * strength
        called = "character" if verb == "wield" else place.kind if place is not None else "reserve"
        return kept + self.texts(told(face, occasion, called), piece)

    def there(self, piece: int, occasion: str = "played") -> float:
        """What a card brings at the location where it does most; NOWHERE if it may enter none."""
        known = self.known.get(piece)
        if known is None:
            known = NOWHERE
            if self.face(piece).kind != "event":
                for where in places(self.state, piece):
                    if where.verb != "to-reserve":
                        known = max(known, self.laid(piece, where, occasion))
            self.known[piece] = known
        return known

    def best(self, piece: int) -> float:
        """What a card brings that is played where it does most."""
        face = self.face(piece)
        if face.kind == "event":
            return self.texts(told(face, "played", ""), piece)
        if face.kind == "item":
            return self.there(piece)
        return max(self.there(piece), self.laid(piece, TO_RESERVE))

    def spare(self, piece: int) -> float:
        """What is lost with a card in hand."""
        known = self.spares.get(piece)
        if known is None:
            known = self.spares[piece] = self.held(piece) + max(0.0, self.there(piece)) / 2
        return known

    def price(self, piece: int) -> float:
        """What is lost with the card that pays for another one."""
        if self.cheapest is None:
            self.cheapest = sorted([(self.spare(other), other) for other in self.hand])[:2]
        for lost, other in self.cheapest:
            if other != piece:
                return lost
        return FORSAKEN

    def drawn(self, amount: int) -> float:
        """What it is worth to draw cards."""
        zones = self.state.zones
        return CARD * min(amount, len(zones[DECK + self.player]) + len(zones[CYCLE + self.player]))

    def texts(self, texts: tuple[Special, ...], piece: int) -> float:
        """What texts bring that are called."""
        total = 0.0
        for text in texts:
            total += self.worth(text.effect, Scope.probe(piece, self.player))
        return total

    def used(self, choice: Choice) -> float:
        """What it brings to use the text of a card."""
        text = self.face(choice.a).abilities[choice.b]
        assert isinstance(text, Activated)
        scope = Scope.probe(choice.a, self.player)
        price = 0.0 if text.cost is None else self.worth(text.cost, scope)
        return price + self.worth(text.effect, scope)

    def worth(self, effect: Effect, scope: Scope) -> float:
        """What an effect brings; of what may be chosen the first is taken."""
        s, total = self.state, 0.0
        if isinstance(effect, All):
            for one in effect.effects:
                if isinstance(one, Choosing):
                    found = one.candidates(s, scope)
                    if not found:
                        return total
                    scope = bound(scope, one.name, found[0])
                else:
                    total += self.worth(one, scope)
            return total
        if isinstance(effect, May):
            return max(0.0, self.worth(effect.effect, scope))
        if isinstance(effect, OneOf):
            return max([self.worth(one, scope) for one in effect.effects])
        opened = 0.0
        for hint in effect.hints(s, scope):
            if hint.verb == "activate":
                opened = max(opened, self.opened(hint.piece))
            else:
                total += self.measure(hint)
        return total + opened

    def opened(self, location: int) -> float:
        """What it brings to activate a location: what it promises, and what it is taken from."""
        s = self.state.clone()
        zone, side = s.zone[location], label(s, location, "side")
        move(s, location, ACTIVE)
        taken = 0.0
        if side:
            s.tokens[STRIPPED][location] = int(zone == scoring_area(other_side(side)))
            if zone in (FREE_SCORE, SHADOW_SCORE):
                worth = float(self.face(location).stats["points"])
                taken = worth if (zone == FREE_SCORE) == (self.side == FREE) else -worth
        return Place(s, location, self.side, self.doubt).now - taken

    def measure(self, hint: Hint) -> float:
        """What a hint is worth to the own side."""
        verb, amount, piece, seat, _ = hint
        s = self.state
        if verb in ("corrupt", "purify"):
            free = amount if verb == "corrupt" else -min(amount, s.table[CORRUPTION])
            return float(-free if self.side == FREE else free)
        if piece >= 0 and verb in ("cycle", "eliminate"):
            face = self.face(piece)
            lost = AT_HAND * printed(face) if "battleground_attack" in face.stats else 0.0
            return -lost if face.labels.get("side") == self.side else lost
        if piece >= 0 and verb in ("attack", "defense"):
            return MEASURES[verb] * amount
        if seat < 0:
            return 0.0
        worth = MEASURES.get(verb, 0.0) * amount
        return worth if team(s, seat) == self.side else -worth


def advise(game: Game, decision: Decision) -> list[float]:
    """How good each option is for the player that is asked."""
    kind_of = decision.kind
    s, player, choices = game.state, decision.player, decision.pending.choices
    if kind_of == "action":
        look = Look(s, player)
        return [act(look, choice) for choice in choices]
    if kind_of == "place" and decision.pending.node is LAY_DOWN:
        look = Look(s, player)
        piece = next(iter(decision.about), -1)
        return [look.laid(piece, choice) for choice in choices]
    if kind_of in ("cycle", "forsake", "eliminate"):
        look = Look(s, player)
        return [give(look, choice) for choice in choices]
    if kind_of in ("combat", "support"):
        return [0.0] * len(choices)
    return thumb.advise(game, decision)


def give(look: Look, choice: Choice) -> float:
    """Give up the card that is missed least."""
    if choice.verb == "done":
        return 0.0
    if choice.verb == "forsake-top":
        return -FORSAKEN if look.rounds else 0.0
    if look.state.zone[choice.a] == HAND + look.player:
        return -look.spare(choice.a)
    return look.without(choice.a)


def act(look: Look, choice: Choice) -> float:
    """What an action brings."""
    verb, piece = choice.verb, choice.a
    if verb == "pass":
        return thumb.EFFORT
    if verb == "play":
        return look.best(piece) - look.price(piece) - look.held(piece)
    if verb == "move":
        return look.there(piece, "moved") - look.stored(piece)
    if verb == "use":
        return look.used(choice)
    if verb == "cycle":
        return -look.spare(piece)
    if verb == "winnow":
        return look.drawn(1) - sum(sorted([look.spare(p) for p in look.hand])[:2])
    if scenario(look.state).holders[look.player].ring == "game":
        return look.drawn(2) - thumb.TOKEN
    return look.drawn(3) - 2 * CARD
