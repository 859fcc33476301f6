"""Rules of thumb for War of the Ring: The Card Game: which rule answers which question."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from rulewright.bots.wotr.sight import AT_HAND, CARD, Sight
from rulewright.bots.wotr.texts import FORSAKEN, activated, follow, moved, texts, worth
from rulewright.games.wotr.flow.combat import symbols
from rulewright.games.wotr.flow.leaving import BATTLEGROUND_COMBAT, FROM_RESERVE, PATH_COMBAT, spared
from rulewright.games.wotr.flow.playing import LAY_DOWN, places
from rulewright.games.wotr.table import HAND, in_reserve, items, kind, label
from rulewright.games.wotr.tables.scenarios import scenario
from rulewright.kernel.abilities import Activated
from rulewright.kernel.effects.joining import May, OneOf
from rulewright.kernel.effects.sequence import All, Choosing, bound
from rulewright.kernel.game import Decision, Game
from rulewright.kernel.state import Choice, Scope
from rulewright.kernel.values import value

TOKEN = 0.7
"""What a Ring token is worth that counts in the final scoring."""
EFFORT = 0.01
"""What an action has to bring at least."""


def advise(game: Game, decision: Decision) -> list[float]:
    """How good each option is for the player that is asked."""
    t = Sight(game, decision)
    rule = KINDS.get(decision.kind, first)
    return [rule(t, choice) for choice in t.choices]


# ---- actions


def act(t: Sight, choice: Choice) -> float:
    """An action is as good as what it brings; to pass brings nothing, and is better than to do nothing in vain."""
    verb, piece = choice.verb, choice.a
    if verb == "pass":
        return EFFORT
    if verb == "play":
        return play(t, piece)
    if verb == "move":
        return max(moved(t, piece, c.a) for c in places(t.state, piece) if c.verb == "to")
    if verb == "use":
        return use(t, piece, choice.b)
    if verb == "cycle":
        return -spare(t, piece)
    if verb == "winnow":
        return t.drawn(t.seat, 1) - sum(sorted(spare(t, p) for p in t.hand)[:2])
    return ring(t)


def play(t: Sight, piece: int) -> float:
    """Play a card to where it does most; another card pays for it."""
    s = t.state
    price = min((spare(t, p) for p in t.hand if p != piece), default=FORSAKEN)
    if kind(s, piece) == "event":
        return texts(t, s, piece, "played") - price - t.held(piece)
    return max(laid(t, piece, c) for c in places(s, piece)) - price - t.held(piece)


def laid(t: Sight, piece: int, choice: Choice) -> float:
    """The gain if a card is laid down there."""
    s = t.put(piece, choice.a)
    gain = t.gain(s, piece) + texts(t, s, piece, "played")
    host = choice.a if choice.verb == "wield" else piece
    return gain + AT_HAND * t.strength(piece) if in_reserve(s, host) else gain


def spare(t: Sight, piece: int) -> float:
    """What is lost with a card in hand: what it is worth later, and half of what it could do at once."""
    known = t.spares.get(piece)
    if known is None:
        known = t.spares[piece] = spared_now(t, piece)
    return known


def spared_now(t: Sight, piece: int) -> float:
    """What is lost with a card in hand, looked at for the first time in a question."""
    if kind(t.state, piece) == "event":
        return t.held(piece)
    now = [t.outlook(t.put(piece, c.a)) - t.now for c in places(t.state, piece) if c.verb != "to-reserve"]
    return t.held(piece) + max(0.0, *now) / 2 if now else t.held(piece)


def use(t: Sight, piece: int, number: int) -> float:
    """Use the text of a card."""
    ability = t.face(piece).abilities[number]
    assert isinstance(ability, Activated)
    scope = Scope.probe(piece, t.seat)
    price = 0.0 if ability.cost is None else worth(t, t.state, ability.cost, scope)
    return price + worth(t, t.state, ability.effect, scope)


def ring(t: Sight) -> float:
    """Two cards for a token that counts a point at the end; or three for two cards, every round."""
    if scenario(t.state).holders[t.seat].ring == "game":
        return t.drawn(t.seat, 2) - TOKEN
    return t.drawn(t.seat, 3) - 2 * CARD


# ---- where to, and what with


def place(t: Sight, choice: Choice) -> float:
    """Where a card goes."""
    if t.node is LAY_DOWN:
        return laid(t, t.subject, choice)
    return moved(t, t.subject, choice.a)


def give(t: Sight, choice: Choice) -> float:
    """Give up the card that is missed least; the top card of the deck is none of the best, as far as one knows."""
    s, piece = t.state, choice.a
    if choice.verb == "done":
        return 0.0
    if choice.verb == "forsake-top":
        return -FORSAKEN if t.rounds else 0.0
    if s.zone[piece] == HAND + t.seat:
        return -spare(t, piece)
    return 0.0 if spared(s, piece, items(s, piece), FROM_RESERVE) else t.without(piece)


def drawn(t: Sight, choice: Choice) -> float:
    """Play what gains most, keep the best, eliminate the worst of the cards drawn."""
    if choice.verb == "play":
        return max(laid(t, choice.a, c) for c in places(t.state, choice.a))
    return {"keep": 1.0, "eliminate": -1.0}.get(choice.verb, 0.0) * spare(t, choice.a) if choice.a >= 0 else 0.0


def take(t: Sight, choice: Choice) -> float:
    """Take the best card."""
    return t.held(choice.a) if choice.a >= 0 else 0.0


def activate(t: Sight, choice: Choice) -> float:
    """Activate the location that promises most."""
    return activated(t, choice.a)


# ---- texts


def may(t: Sight, choice: Choice) -> float:
    """Do what gains."""
    assert isinstance(t.node, May)
    return worth(t, t.state, t.node.effect, t.state.scope) if choice.verb == "yes" else 0.0


def choose_one(t: Sight, choice: Choice) -> float:
    """The effect that gains most."""
    assert isinstance(t.node, OneOf)
    return worth(t, t.state, t.node.effects[choice.a], t.state.scope)


def target(t: Sight, choice: Choice) -> float:
    """The card for which the rest of the text gains most."""
    assert isinstance(t.node, Choosing)
    if not t.data:
        return 0.0
    after, start = t.data
    assert isinstance(after, All) and isinstance(start, int)
    return follow(t, t.state, after, start, bound(t.state.scope, t.node.name, choice.a))


# ---- combat


def lose(t: Sight, choice: Choice) -> float:
    """Lose the cheapest cards that cancel the attack; do not leave the choice to the enemy."""
    if choice.verb in ("agree", "object"):
        return float(choice.verb == "agree")
    if t.data:
        return missed(t, choice.a) / symbols(t.state, choice.a, "defense")
    if t.given is None:
        t.given = cheapest(t)
    return float(choice.a in t.given)


def cheapest(t: Sight) -> tuple[int, ...]:
    """The cards on offer that together cancel what is left of the attack and are missed least."""
    s = t.state
    cards = [c.a for c in t.choices]
    left = s.scope.get("left")
    cancels = {card: symbols(s, card, "defense") for card in cards}
    price = {card: missed(t, card) for card in cards}
    best: tuple[int, ...] = ()
    least = 0.0
    for number in range(1, len(cards) + 1):
        for some in combinations(cards, number):
            if sum([cancels[card] for card in some]) >= left:
                cost = sum([price[card] for card in some])
                if not best or cost < least:
                    best, least = some, cost
    return best


def missed(t: Sight, piece: int) -> float:
    """How much a card is missed once it is lost in combat."""
    s = t.state
    how = PATH_COMBAT if kind(s, s.scope.source) == "path" else BATTLEGROUND_COMBAT
    if spared(s, piece, items(s, piece), how):
        return 0.05
    return 0.1 + sum(t.strength(p) for p in (piece, *items(s, piece)))


def support(t: Sight, choice: Choice) -> float:
    """The character with most leadership."""
    what = "leadership_defense" if label(t.state, t.state.scope.source, "side") == t.side else "leadership_attack"
    return float(value(t.state, choice.a, what))


def first(t: Sight, choice: Choice) -> float:
    """The first option: it does not matter, as in which order combats are fought."""
    return 0.0


KINDS: dict[str, Callable[[Sight, Choice], float]] = {
    "action": act,
    "place": place,
    "cycle": give,
    "eliminate": give,
    "forsake": give,
    "drawn": drawn,
    "take": take,
    "activate": activate,
    "may": may,
    "choose-one": choose_one,
    "target": target,
    "loss": lose,
    "support": support,
}
