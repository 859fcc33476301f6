"""What card texts of Middle-Earth Quest would bring, read from their hints."""

from __future__ import annotations

from rulewright.bots.meq.sight import BLOOD, Sight
from rulewright.games.meq.table import FAVOR, SAURON, corruption, label
from rulewright.kernel.abilities import Special
from rulewright.kernel.effects.base import Effect, Hint
from rulewright.kernel.effects.joining import EachPlayer, If, May, OneOf, Then
from rulewright.kernel.effects.sequence import All, Choosing, bound
from rulewright.kernel.state import Scope

WORTH = {
    "pool": 0.6,
    "story": 1.5,
    "influence": 0.3,
    "remove": 0.5,
    "favor-there": 0.5,
    "character": 0.6,
    "favor": 1.2,
    "corruption": 1.0,
    "level": 2.5,
    "train": 1.5,
    "item": 1.2,
    "damage": 0.5,
    "cards": 0.4,
    "recover": 0.3,
    "fight": 1.5,
    "muster": 0.8,
    "plot": 4.0,
    "sauron-cards": 0.7,
    "turn": 1.5,
    "move": 0.1,
    "strength": 0.5,
    "agility": 0.5,
    "combat": 1.0,
}
"""What a hint is worth for each point of its amount."""
UNTOLD = 0.2
"""What an effect that hints at nothing is worth to whoever may choose it."""
LAST_CARDS = 4
"""With so few cards left every one counts more."""


def texts(t: Sight, card: int, name: str, seat: int, **named: int) -> float:
    """What the texts of a card with a label bring, used by a seat."""
    scope = Scope(card, seat, None, dict(named))
    found = [a for a in t.face(card).abilities if isinstance(a, Special) and a.label == name]
    return sum((worth(t, ability.effect, scope) for ability in found), 0.0)


def worth(t: Sight, effect: Effect, scope: Scope) -> float:
    """What an effect brings."""
    s = t.state
    if isinstance(effect, All):
        return follow(t, effect, 0, scope)
    if isinstance(effect, If):
        chosen = effect.then if effect.condition.holds(s, scope) else effect.otherwise
        return worth(t, chosen, scope) if chosen is not None else 0.0
    if isinstance(effect, Then):
        return worth(t, effect.first, scope) + worth(t, effect.second, scope)
    if isinstance(effect, May):
        return max(0.0, worth(t, effect.effect, scope))
    if isinstance(effect, OneOf):
        ways = [worth(t, one, scope) for one in effect.effects]
        return max(ways) if ours(t, effect.by.find(s, scope)) else min(ways)
    if isinstance(effect, EachPlayer):
        seats = effect.players.find(s, scope)
        return sum(worth(t, effect.effect, Scope(scope.source, seat, None, scope.names)) for seat in seats)
    hints = effect.hints(s, scope)
    return sum(measure(t, hint) for hint in hints) if hints else UNTOLD


def follow(t: Sight, after: All, start: int, scope: Scope) -> float:
    """What a sequence brings from one of its effects on; choices in it are made well, or badly by the other side."""
    total = 0.0
    for i in range(start, len(after.effects)):
        effect = after.effects[i]
        if isinstance(effect, Choosing):
            some = effect.candidates(t.state, scope)[:MOST_LOOKED_AT]
            ways = [follow(t, after, i + 1, bound(scope, effect.name, candidate)) for candidate in some]
            better = max if ours(t, effect.by.find(t.state, scope)) else min
            return total + (better(ways) if ways else 0.0)
        total += worth(t, effect, scope)
    return total


MOST_LOOKED_AT = 8


def ours(t: Sight, seats: tuple[int, ...]) -> bool:
    """Whether these are of the own side."""
    return all((seat == SAURON) == t.evil for seat in seats)


def measure(t: Sight, hint: Hint) -> float:
    """What one hint is worth: to the side that it is good for, as much harm to the other."""
    verb, amount, piece, seat, good = hint
    for_evil = good == (seat == SAURON)
    points = WORTH.get(verb, 0.0) * min(amount, 9)
    if seat != SAURON and seat >= 0:
        points *= need(t, verb, seat, amount, good)
    if verb == "plot" and piece >= 0 and label(t.state, piece, "marker"):
        points = max(0.0, t.of_plot(piece, there=True))
    return points if for_evil == t.evil else -points


def need(t: Sight, verb: str, seat: int, amount: int, good: bool) -> float:
    """How much more or less than usual something is worth to a hero."""
    s = t.state
    if verb in ("damage", "cards") and not good:
        return 3.0 if t.breath(seat) <= max(LAST_CARDS, amount) else 1.0
    if verb == "favor" and not good:
        return min(1.0, s.dials[FAVOR][seat] / max(1, amount))
    if verb == "corruption":
        return 1.0 + 0.5 * len(corruption(s, seat)) + 2.0 * (not t.evil and t.mission == BLOOD)
    return 1.0
