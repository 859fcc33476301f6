"""What card texts of War of the Ring: The Card Game would bring, read from their hints."""

from __future__ import annotations

from rulewright.bots.wotr.sight import CARD, Sight
from rulewright.games.wotr.flow.playing import OCCASIONS, where
from rulewright.games.wotr.table import ATTACK, CORRUPTION, DEFENSE, FREE, SHADOW, active_path, kind
from rulewright.games.wotr.tables.scenarios import team
from rulewright.games.wotr.vocabulary.locations import MoveCard
from rulewright.kernel.abilities import Special
from rulewright.kernel.effects.base import Effect, Hint
from rulewright.kernel.effects.joining import May, OneOf
from rulewright.kernel.effects.sequence import All, Choosing, bound
from rulewright.kernel.state import Scope, State

CYCLED, FORSAKEN = 0.3, 0.2
"""A card that a player has to cycle from hand, or to forsake."""


def texts(t: Sight, s: State, piece: int, occasion: str) -> float:
    """What the texts bring that apply when a card is played, moved or activated; it lies there on this table."""
    labels = OCCASIONS[occasion, where(s, piece)]
    scope = Scope.probe(piece, t.seat)
    found = [a for a in t.face(piece).abilities if isinstance(a, Special) and a.label in labels]
    return sum((worth(t, s, text.effect, scope) for text in found), 0.0)


def worth(t: Sight, s: State, effect: Effect, scope: Scope) -> float:
    """What an effect brings."""
    if isinstance(effect, All):
        return follow(t, s, effect, 0, scope)
    if isinstance(effect, May):
        return max(0.0, worth(t, s, effect.effect, scope))
    if isinstance(effect, OneOf):
        return max(worth(t, s, one, scope) for one in effect.effects)
    if isinstance(effect, MoveCard):
        return max((moved(t, effect.mover(s, scope), goal) for goal in effect.goals(s, scope)), default=0.0)
    return hinted(t, effect.hints(s, scope))


def follow(t: Sight, s: State, after: All, start: int, scope: Scope) -> float:
    """What a sequence brings from one of its effects on; choices in it are made well, or badly by an enemy."""
    total = 0.0
    for i in range(start, len(after.effects)):
        effect = after.effects[i]
        if isinstance(effect, Choosing):
            ways = [follow(t, s, after, i + 1, bound(scope, effect.name, c)) for c in effect.candidates(s, scope)]
            ours = all(team(s, seat) == t.side for seat in effect.by.find(s, scope))
            return total + ((max if ours else min)(ways) if ways else 0.0)
        total += worth(t, s, effect, scope)
    return total


def hinted(t: Sight, hints: list[Hint]) -> float:
    """What the hints of an effect add up to; of the cards to take and the locations to activate, the best."""
    best = [max((measure(t, h) for h in hints if h.verb == verb), default=0.0) for verb in ONE_OF]
    return sum(best, 0.0) + sum((measure(t, h) for h in hints if h.verb not in ONE_OF), 0.0)


ONE_OF = ("take", "activate")


def measure(t: Sight, hint: Hint) -> float:
    """What one hint is worth."""
    verb, amount, piece, seat, _ = hint
    s = t.state
    if verb == "corrupt":
        return t.sign(SHADOW) * amount
    if verb == "purify":
        return t.sign(FREE) * min(amount, s.table[CORRUPTION])
    if verb == "activate":
        return activated(t, piece)
    if verb in ("attack", "defense"):
        return strengthened(t, piece, ATTACK if verb == "attack" else DEFENSE, amount)
    if verb in ("cycle", "eliminate") and piece >= 0:
        return t.without(piece)
    sign = t.sign(team(s, seat))
    if verb == "draw":
        return sign * t.drawn(seat, amount)
    if verb == "take":
        return CARD + t.held(piece) if s.persons[seat] == s.persons[t.seat] else 0.0
    return -sign * amount * {"cycle": CYCLED, "forsake": FORSAKEN}.get(verb, 0.0)


def strengthened(t: Sight, piece: int, token: int, amount: int) -> float:
    """The gain if tokens are put on a card or location."""
    s = t.state.clone()
    s.tokens[token][piece] += amount
    return t.outlook(s) - t.now


def activated(t: Sight, location: int) -> float:
    """The gain if a location is activated; on the path that it replaces the combat is fought at once."""
    s = t.state
    path = active_path(s)
    settled = 0.0
    if kind(s, location) == "path" and path >= 0:
        settled = t.promise(s.clone(), path, certain=True) - t.promise(s.clone(), path)
    scope = Scope.probe(location, t.seat)
    told = [a.effect for a in t.face(location).abilities if isinstance(a, Special)]
    hints = [h for effect in told for h in effect.hints(s, scope) if h.verb != "activate"]
    return settled + t.opened(location) + hinted(t, hints)


def moved(t: Sight, piece: int, location: int) -> float:
    """The gain if a card is moved out of reserve to a location."""
    s = t.put(piece, location)
    return t.gain(s, piece) - t.stored(piece) + texts(t, s, piece, "moved")
