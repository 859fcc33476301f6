"""What texts do on the board: influence, story markers, characters, monsters and minions, heroes who move or fight."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import COLOUR, HAVEN, LOCATIONS, NUMBERS, STRONGHOLD
from rulewright.games.meq.events import (
    CHARACTER_PLACED,
    CHARACTER_RETURNS,
    DAMAGED,
    DRAINS_POOL,
    FAVOR_PLACED,
    FAVOR_REMOVED,
    FILLS_POOL,
    HEALED,
    HERO_MOVES,
    MINION_DEFEATED,
    MINION_MOVES,
    PLACES_INFLUENCE,
    PLOT_DISCARDED,
    REMOVES_INFLUENCE,
    TOKEN_GOES,
    TOKEN_PLACED,
    advances,
)
from rulewright.games.meq.flow.asking import place_in_extension
from rulewright.games.meq.flow.attacking import monster
from rulewright.games.meq.flow.combat import fight
from rulewright.games.meq.flow.command import has_token, may_muster_at
from rulewright.games.meq.flow.defeat import TO_HAVEN
from rulewright.games.meq.flow.encounters import have_encounter
from rulewright.games.meq.flow.happenings import character
from rulewright.games.meq.flow.piles import draw
from rulewright.games.meq.flow.story import pool_limit
from rulewright.games.meq.table import (
    DAMAGE,
    DRAWN,
    FAVOR_THERE,
    INFLUENCE,
    PILES,
    POOL,
    SAURON,
    SUPPLY,
    TOKENS_ON_BOARD,
    figure,
    heroes_at,
    place_of,
)
from rulewright.games.meq.vocabulary.words import BY_HEROES
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.lasting import last
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.places import show
from rulewright.kernel.players import YOU
from rulewright.kernel.state import DONE, Choice, Plain, Scope, State
from rulewright.kernel.steps import ints
from rulewright.kernel.values import value
from rulewright.kernel.vocabulary import Number, Players, Selector, number

# ---- the Shadow Pool and the story


@dataclass(frozen=True, eq=False)
class FillPool(Verb):
    """Influence goes to the Shadow Pool, as much as it can hold."""

    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(FILLS_POOL, amount=number(s, scope, self.amount), source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return s.table[POOL] < pool_limit(s)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("pool", number(s, scope, self.amount), -1, SAURON, True)]


@dataclass(frozen=True, eq=False)
class DrainPool(Verb):
    """Influence is removed from the Shadow Pool."""

    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        if s.table[POOL]:
            happen(s, Event(DRAINS_POOL, amount=min(self.amount, s.table[POOL]), source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return s.table[POOL] > 0

    def payable(self, s: State, scope: Scope) -> bool:
        return s.table[POOL] >= self.amount

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("pool", self.amount, -1, SAURON, False)]


@dataclass(frozen=True, eq=False)
class Advance(Verb):
    """A story marker advances, or goes back."""

    marker: str
    spaces: int = 1

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, advances(self.marker, self.spaces, scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return True

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        good = (self.marker == "green") == (self.spaces > 0)
        return [Hint("story", abs(self.spaces), -1, 1, good)]


# ---- influence in locations


@dataclass(frozen=True, eq=False)
class PlaceInfluence(Verb):
    """Influence is placed in locations, as much in each; never in a Haven."""

    amount: int
    where: Selector

    def apply(self, s: State, scope: Scope) -> None:
        found = [place for place in self.where.find(s, scope) if place not in HAVEN]
        found.sort(key=lambda place: place not in STRONGHOLD)
        happen_together(s, [Event(PLACES_INFLUENCE, p, -1, self.amount, scope.source) for p in found])

    def can(self, s: State, scope: Scope) -> bool:
        return any(place not in HAVEN for place in self.where.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("influence", self.amount, place, SAURON, True) for place in self.where.find(s, scope)]


@dataclass(frozen=True, eq=False)
class PlaceInExtension(Verb):
    """Sauron places influence in extension of a Stronghold: of any, or of this one. `pool`: or in the Shadow Pool."""

    amount: Number
    of: str = ""
    pool: bool = False

    def words(self) -> tuple[str, dict[str, object]]:
        name = LOCATIONS[NUMBERS[self.of]].name if self.of else ""
        return "place-in-extension", {"amount": self.amount, "name": name, "pool": self.pool}

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        place_in_extension(s, amount, False, amount if self.pool else 0, NUMBERS[self.of] if self.of else -1)

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("influence", number(s, scope, self.amount), -1, SAURON, True)]


@dataclass(frozen=True, eq=False)
class RemoveInfluence(Verb):
    """Influence is removed from each of these locations: so much, or all (-1)."""

    amount: int
    where: Selector

    def apply(self, s: State, scope: Scope) -> None:
        influence = s.tokens[INFLUENCE]
        events = [
            Event(REMOVES_INFLUENCE, p, amount=influence[p] if self.amount < 0 else min(self.amount, influence[p]))
            for p in self.where.find(s, scope)
            if influence[p]
        ]
        happen_together(s, events)

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.tokens[INFLUENCE][place] for place in self.where.find(s, scope))

    def payable(self, s: State, scope: Scope) -> bool:
        return self.amount < 0 or self.can(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("influence", abs(self.amount), place, SAURON, False) for place in self.where.find(s, scope)]


@dataclass(frozen=True, eq=False)
class SpreadInfluence(AskingEffect):
    """Sauron places 1 influence in each of up to so many of these locations. `data` is those chosen so far."""

    most: int
    where: Selector
    kind = "influence"
    prompt = "ask-spread"
    verbs = "influence done"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.influence-tokens.1"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source), ("number", self.most - len(data)))

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        free = [p for p in self.where.find(s, s.scopes[-1]) if p not in HAVEN and p not in data]
        return [*(Choice("influence", place) for place in free), DONE] if free and len(data) < self.most else []

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if self.choices(s, data):
            AskingEffect.run(self, s, pc, data)
        else:
            self.place(s, data)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "influence":
            s.push(self, 0, (*data, choice.a))
        else:
            self.place(s, data)

    def place(self, s: State, data: tuple[Plain, ...]) -> None:
        """The influence is placed, in Strongholds first."""
        chosen = sorted(ints(data, len(data)), key=lambda place: place not in STRONGHOLD)
        happen_together(s, [Event(PLACES_INFLUENCE, place, -1, 1, s.scopes[-1].source) for place in chosen])

    def can(self, s: State, scope: Scope) -> bool:
        return any(place not in HAVEN for place in self.where.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("influence", self.most, -1, SAURON, True)]


@dataclass(frozen=True, eq=False)
class RemoveTokens(AskingEffect):
    """Players remove up to so many tokens from these locations, one by one: influence, monster tokens, or either.

    `data` is (how many are removed so far,).
    """

    most: int
    where: Selector
    what: str = "either"
    by: Players = BY_HEROES
    optional: bool = True
    kind = "remove"
    prompt = "ask-remove"
    verbs = "remove-influence remove-token done"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return self.by.find(s, s.scopes[-1])[0]

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.event-card.5"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source), ("number", self.most - self.removed(data)))

    def removed(self, data: tuple[Plain, ...]) -> int:
        """How many tokens are removed so far."""
        return ints(data, 1)[0] if data else 0

    def targets(self, s: State, scope: Scope) -> list[Choice]:
        """What can be removed."""
        places = self.where.find(s, scope)
        found = []
        if self.what != "monster":
            found += [Choice("remove-influence", place) for place in places if s.tokens[INFLUENCE][place]]
        if self.what != "influence":
            found += [Choice("remove-token", piece) for piece in s.zones[TOKENS_ON_BOARD] if s.at[piece] in places]
        return found

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        found = self.targets(s, s.scopes[-1]) if self.removed(data) < self.most else []
        return [*found, DONE] if found and (self.optional or data) else found

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "done":
            return
        if choice.verb == "remove-influence":
            happen(s, Event(REMOVES_INFLUENCE, choice.a, amount=1, source=s.scopes[-1].source))
        else:
            happen(s, Event(TOKEN_GOES, choice.a, source=s.scopes[-1].source))
        s.push(self, 0, (self.removed(data) + 1,))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.targets(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("remove", self.most, -1, SAURON, False)]


@dataclass(frozen=True, eq=False)
class RemoveMonsters(Verb):
    """All monster tokens are removed from these locations."""

    where: Selector

    def found(self, s: State, scope: Scope) -> list[int]:
        """The tokens there."""
        places = self.where.find(s, scope)
        return [piece for piece in s.zones[TOKENS_ON_BOARD] if s.at[piece] in places]

    def apply(self, s: State, scope: Scope) -> None:
        happen_together(s, [Event(TOKEN_GOES, piece) for piece in self.found(s, scope)])

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.found(s, scope))

    def payable(self, s: State, scope: Scope) -> bool:
        return True

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("remove", len(self.found(s, scope)), -1, SAURON, False)]


# ---- favor and characters in locations


@dataclass(frozen=True, eq=False)
class PlaceFavor(Verb):
    """Favor is placed in a location."""

    amount: int
    where: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for place in self.where.find(s, scope):
            happen(s, Event(FAVOR_PLACED, place, amount=self.amount, source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.where.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("favor-there", self.amount, place, -1, True) for place in self.where.find(s, scope)]


@dataclass(frozen=True, eq=False)
class RemoveFavor(Verb):
    """Favor is discarded from a location."""

    amount: int
    where: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for place in self.where.find(s, scope):
            happen(s, Event(FAVOR_REMOVED, place, amount=self.amount, source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.tokens[FAVOR_THERE][place] for place in self.where.find(s, scope))


@dataclass(frozen=True, eq=False)
class PlaceCharacter(Verb):
    """A character is placed in a location, where it stays if it is on the board already; `move`: or moved there."""

    character: str
    where: Selector
    move: bool = False

    def words(self) -> tuple[str, dict[str, object]]:
        return "place-character", {"title": self.character, "where": self.where, "move": self.move}

    def apply(self, s: State, scope: Scope) -> None:
        piece = character(s, self.character)
        if s.zone[piece] == SUPPLY or self.move:
            for place in self.where.find(s, scope)[:1]:
                happen(s, Event(CHARACTER_PLACED, piece, source=scope.source, other=place))

    def can(self, s: State, scope: Scope) -> bool:
        free = s.zone[character(s, self.character)] == SUPPLY or self.move
        return free and bool(self.where.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("character", 1, place, -1, True) for place in self.where.find(s, scope)]


@dataclass(frozen=True, eq=False)
class MoveCharacter(Verb):
    """A character that was chosen is placed in or moved to a location."""

    what: Selector
    where: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for piece in self.what.find(s, scope):
            for place in self.where.find(s, scope)[:1]:
                happen(s, Event(CHARACTER_PLACED, piece, source=scope.source, other=place))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope)) and bool(self.where.find(s, scope))


@dataclass(frozen=True, eq=False)
class SendHome(Verb):
    """Characters return to the supply."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        happen_together(s, [Event(CHARACTER_RETURNS, piece) for piece in self.what.find(s, scope)])

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))


# ---- heroes


@dataclass(frozen=True, eq=False)
class MoveHero(Verb):
    """A hero moves to a location, without fight or peril."""

    where: Selector
    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        for seat in self.players.find(s, scope):
            for place in self.where.find(s, scope)[:1]:
                happen(s, Event(HERO_MOVES, figure(s, seat), seat, other=place, how="effect"))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.where.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [
            Hint("move", 1, place, seat, True)
            for seat in self.players.find(s, scope)
            for place in self.where.find(s, scope)
        ]


@dataclass(frozen=True, eq=False)
class ToNearestHaven(Verb):
    """You are moved to the nearest Haven, Sauron's choice of several."""

    def apply(self, s: State, scope: Scope) -> None:
        s.push(TO_HAVEN, 0, (scope.you,))

    def can(self, s: State, scope: Scope) -> bool:
        return place_of(s, scope.you) not in HAVEN


@dataclass(frozen=True, eq=False)
class HaveEncounter(Verb):
    """You have an encounter where you are."""

    def apply(self, s: State, scope: Scope) -> None:
        have_encounter(s, scope.you)

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class Fight(Verb):
    """A hero fights a monster. `during` are values changed in this combat; `goes_on`: the turn goes on in any case."""

    monster: str
    players: Players = YOU
    during: tuple[Gets, ...] = ()
    goes_on: bool = False

    def words(self) -> tuple[str, dict[str, object]]:
        weaker = "yes" if self.during else "no"
        return "fight", {"title": self.monster, "players": self.players, "weaker": weaker}

    def apply(self, s: State, scope: Scope) -> None:
        for seat in self.players.find(s, scope):
            hero, until = figure(s, seat), f"combat {s.made + 1}"
            for change in self.during:
                last(s, change, Scope(scope.source, seat), (hero,), until, number(s, scope, change.amount))
            fight(s, seat, monster(s, self.monster), goes_on=self.goes_on)

    def can(self, s: State, scope: Scope) -> bool:
        return True

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("fight", 1, monster(s, self.monster), seat, False) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class FightWith(Verb):
    """You fight a minion that was chosen; the turn goes on in any case."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for piece in self.what.find(s, scope):
            fight(s, scope.you, piece, goes_on=True)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))


@dataclass(frozen=True, eq=False)
class LookAt(Verb):
    """You look at all monster tokens in these locations."""

    where: Selector

    def hidden(self, s: State, scope: Scope) -> list[int]:
        """The tokens there that you do not know."""
        places, mine = self.where.find(s, scope), 1 << s.persons[scope.you]
        return [p for p in s.zones[TOKENS_ON_BOARD] if s.at[p] in places and not s.known[p] & mine]

    def apply(self, s: State, scope: Scope) -> None:
        for piece in self.hidden(s, scope):
            show(s, piece, 1 << s.persons[scope.you])
        s.note("log-looks", "meq.monster-tokens.3", ("seat", scope.you))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.hidden(s, scope))


# ---- monsters and minions


@dataclass(frozen=True, eq=False)
class DamageMinion(Verb):
    """A minion takes damage; one that has as much as its health is defeated."""

    what: Selector
    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        for piece in self.what.find(s, scope):
            happen(s, Event(DAMAGED, piece, amount=self.amount, source=scope.source))
            if s.tokens[DAMAGE][piece] >= value(s, piece, "health"):
                happen(s, Event(MINION_DEFEATED, piece))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("damage", self.amount, piece, SAURON, False) for piece in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class HealMinion(Verb):
    """All damage is removed from a minion."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for piece in self.what.find(s, scope):
            if s.tokens[DAMAGE][piece]:
                happen(s, Event(HEALED, piece, amount=s.tokens[DAMAGE][piece]))

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.tokens[DAMAGE][piece] for piece in self.what.find(s, scope))


@dataclass(frozen=True, eq=False)
class PlaceMinion(Verb):
    """A minion is placed in a location."""

    what: Selector
    where: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for piece in self.what.find(s, scope):
            for place in self.where.find(s, scope)[:1]:
                happen(s, Event(MINION_MOVES, piece, other=place, how="text"))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope)) and bool(self.where.find(s, scope))


@dataclass(frozen=True, eq=False)
class Muster(AskingEffect):
    """Sauron places up to so many monster tokens in these locations, in each at most one.

    `freely`: influence is not needed. `data` is the locations so far.
    """

    most: int
    where: Selector
    freely: bool = False
    each: bool = True
    kind = "place"
    prompt = "ask-muster"
    verbs = "to done"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.monster-tokens.1"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source), ("number", self.most - len(data)))

    def free(self, s: State, scope: Scope, data: tuple[Plain, ...] = ()) -> list[int]:
        """Where a token can be placed."""
        return [
            place
            for place in self.where.find(s, scope)
            if may_muster_at(s, place, self.freely)
            and has_token(s, COLOUR[place])
            and not (self.each and place in data)
        ]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        free = self.free(s, s.scopes[-1], data) if len(data) < self.most else []
        return [*(Choice("to", place) for place in free), DONE] if free else []

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "to":
            token = draw(s, PILES[COLOUR[choice.a]], DRAWN + SAURON)
            happen(s, Event(TOKEN_PLACED, token, other=choice.a))
            s.push(self, 0, (*data, choice.a))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.free(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("muster", self.most, -1, SAURON, True)]


@dataclass(frozen=True, eq=False)
class InfluenceAndMonsters(AskingEffect):
    """Sauron may place 1 influence and 1 monster token in each of these locations. `data` is those done so far."""

    where: Selector
    kind = "influence"
    prompt = "ask-influence-and-monsters"
    verbs = "influence done"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.event-card.5"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        left = [p for p in self.where.find(s, s.scopes[-1]) if p not in HAVEN and p not in data]
        return [*(Choice("influence", place) for place in left), DONE] if left else []

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "done":
            return
        happen(s, Event(PLACES_INFLUENCE, choice.a, amount=1, source=s.scopes[-1].source))
        colour = COLOUR[choice.a]
        if has_token(s, colour) and not heroes_at(s, choice.a):
            happen(s, Event(TOKEN_PLACED, draw(s, PILES[colour], DRAWN + SAURON), other=choice.a))
        s.push(self, 0, (*data, choice.a))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.where.find(s, scope))


@dataclass(frozen=True, eq=False)
class DiscardPlot(Verb):
    """Active plots are discarded."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        happen_together(s, [Event(PLOT_DISCARDED, piece) for piece in self.what.find(s, scope)])

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("plot", 1, piece, SAURON, False) for piece in self.what.find(s, scope)]
