"""What card texts of Marvel Champions would bring, read from their hints."""

from __future__ import annotations

from rulewright.bots.champions.sight import CARD, LONG, Sight, between
from rulewright.games.champions.events import THREAT_PLACED
from rulewright.games.champions.flow.forms import form_of, refuse_form
from rulewright.games.champions.flow.paying import Generating
from rulewright.games.champions.table import FRIENDLY, kind
from rulewright.games.champions.vocabulary.encounters import CancelWhenRevealed
from rulewright.games.champions.vocabulary.sequences import ResolveSpecials
from rulewright.kernel.abilities import Activated, Special, Triggered
from rulewright.kernel.effects.answering import Cancel, InsteadOf, Prevent
from rulewright.kernel.effects.base import Effect, Hint
from rulewright.kernel.effects.joining import EachPlayer, If, May, OneOf, Then
from rulewright.kernel.effects.sequence import All, Choosing, Framed, bound
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.state import Scope
from rulewright.kernel.using import ability_of
from rulewright.lcg.events import DAMAGED

UNTOLD = 0.8
"""What an effect that hints at nothing is worth to whoever may choose it."""
DREAD = 1.6
"""What it is worth that something of the villain's does not happen."""
PLAIN = {
    "draw": 1.3,
    "discard-top": -0.2,
    "deal-card": -2.0,
    "accelerate": -2.5,
    "add-counters": 0.8,
    "remove-counters": -0.25,
    "reveal": -2.0,
    "return-to-hand": 0.8,
    "put-into-play": 3.0,
    "place-less": 1.0,
    "send-drone": -2.0,
    "shuffle-into-deck": 0.3,
}
"""What a hint is worth for each point of its amount, whatever it is done to."""
MOST_LOOKED_AT = 8
HEALED = 0.5
"""What a hit point is worth to anybody but oneself."""
POWER = {"atk": 0.8, "thw": 0.7, "def": 0.25}
"""What a point more of a power is worth in a round."""
WIDER = 0.5
"""What a card more in hand is worth in a round."""
RICH = 3.0
"""No text of a card that stays is thought to bring more than this in a round."""
OFTEN, AT_HOME = 0.8, 0.4
"""How often a text is used in a round, and one that needs the alter-ego."""
SEQUENCE = 0.7
"""How often in a round the special text of an upgrade is resolved."""
TRIGGER = 0.8
"""What a text that answers something is worth, for each resource the card costs."""


def measure(t: Sight, hint: Hint) -> float:
    """What a hint is worth to the players."""
    s, piece, amount = t.state, hint.piece, hint.amount
    ours = piece >= 0 and s.controller[piece] >= 0
    if hint.verb in ("deal-damage", "place-damage"):
        return t.wound(piece, amount)
    if hint.verb == "heal":
        healed = min(amount, t.hurt(piece))
        if not ours:
            return -HEALED * healed
        return t.blood * healed if piece == t.me else HEALED * healed
    if hint.verb == "remove-threat":
        return t.relief(piece, amount)
    if hint.verb == "place-threat":
        return t.burden(piece, amount)
    if hint.verb in ("stun", "confuse"):
        worth = t.blow(piece) if hint.verb == "stun" and not ours else 2.0
        return -worth if ours else worth
    if hint.verb == "toughen":
        return 2.0 if ours else -1.5
    if hint.verb == "make-ready":
        return 2.0 if ours else -1.0
    if hint.verb == "exhaust":
        return (-0.8 if kind(s, piece) in FRIENDLY else -0.05) if ours else 1.0
    if hint.verb == "discard":
        return lost(t, piece)
    if hint.verb == "return-to-hand" and ours and s.zone[piece] in s.play_zones:
        return lost(t, piece) + CARD
    return PLAIN.get(hint.verb, 0.5 if hint.good else -0.5) * max(1, amount)


def lost(t: Sight, piece: int) -> float:
    """What it is worth that a card leaves."""
    s = t.state
    if piece < 0:
        return -CARD
    if kind(s, piece) == "ally" and s.controller[piece] >= 0:
        return -t.company(piece)
    if s.controller[piece] >= 0:
        return -CARD
    return 2.0 if s.zone[piece] in s.play_zones else 0.0


def worth(t: Sight, effect: Effect, scope: Scope) -> float:
    """What an effect brings."""
    s = t.state
    if isinstance(effect, All):
        return follow(t, effect, 0, scope)
    if isinstance(effect, Framed):
        return worth(t, effect.effect, scope)
    if isinstance(effect, If):
        chosen = effect.then if effect.condition.holds(s, scope) else effect.otherwise
        return worth(t, chosen, scope) if chosen is not None else 0.0
    if isinstance(effect, Then):
        return worth(t, effect.first, scope) + worth(t, effect.second, scope)
    if isinstance(effect, May):
        return max(0.0, worth(t, effect.effect, scope))
    if isinstance(effect, OneOf):
        return max(worth(t, one, scope) for one in effect.effects)
    if isinstance(effect, EachPlayer):
        seats = effect.players.find(s, scope)
        return sum(worth(t, effect.effect, Scope(scope.source, seat, scope.event, scope.names)) for seat in seats)
    if isinstance(effect, Choosing):
        return 0.0
    if isinstance(effect, ResolveSpecials):
        specials = effect.entries(s, scope, ())
        return sum(worth(t, ability_of(s, e).effect, Scope(e >> 8, scope.you)) for e in specials)
    if isinstance(effect, Prevent):
        return -looming(t, scope.event)
    if isinstance(effect, InsteadOf):
        return worth(t, effect.effect, scope) - looming(t, scope.event)
    if isinstance(effect, CancelWhenRevealed):
        return averted(t, scope.event)
    if isinstance(effect, Cancel):
        return DREAD
    hints = effect.hints(s, scope)
    return sum(measure(t, hint) for hint in hints) if hints else UNTOLD


def averted(t: Sight, event: Event | None) -> float:
    """What it is worth that a card does nothing of what it says when it is revealed."""
    if event is None:
        return DREAD
    s, card, total = t.state, event.piece, 0.0
    for number in s.rules.catalogue.specials[s.face[card]].get("when-revealed", ()):
        text = ability_of(s, card << 8 | number)
        if refuse_form(s, t.seat, form_of(text), card) is None:
            total -= worth(t, text.effect, Scope(card, t.seat))
    return total


def looming(t: Sight, event: Event | None) -> float:
    """What an event that is about to happen is worth."""
    if event is None:
        return -UNTOLD
    if event.kind is DAMAGED:
        return t.wound(event.piece, event.amount)
    if event.kind is THREAT_PLACED:
        return t.burden(event.piece, event.amount)
    return -DREAD


def follow(t: Sight, after: All, start: int, scope: Scope) -> float:
    """What a sequence brings from one of its effects on, with every choice in it made well."""
    total = 0.0
    for i in range(start, len(after.effects)):
        effect = after.effects[i]
        if isinstance(effect, Choosing):
            some = effect.candidates(t.state, scope)[:MOST_LOOKED_AT]
            ways = [follow(t, after, i + 1, bound(scope, effect.name, candidate)) for candidate in some]
            return total + max(ways, default=0.0)
        total += worth(t, effect, scope)
    return total


def lasting(t: Sight, card: int) -> float:
    """What a card brings that stays in play, read from its texts: what it does in a round, as often as it will."""
    face = t.face(card)
    rounds = min(t.rounds, LONG)
    times = min(rounds, face.keywords.get("uses", rounds))
    total = WIDER * rounds if "Tech" in face.traits and t.abroad.get("hand_size", 5) < 2 else 0.0
    for number, ability in enumerate(face.abilities):
        if isinstance(ability, Activated):
            gain = CARD if isinstance(ability.effect, Generating) else between(0.0, used(t, card, number), RICH)
            total += gain * times * (AT_HOME if "alter-ego" in ability.tags else OFTEN)
        elif isinstance(ability, Gets):
            amount = ability.amount if isinstance(ability.amount, int) else 1
            total += amount * (t.blood if ability.stat == "hit_points" else rounds * POWER.get(ability.stat, 0.0))
        elif isinstance(ability, Special):
            total += rounds * SEQUENCE * worth(t, ability.effect, Scope(card, t.seat))
        elif isinstance(ability, Triggered):
            total += TRIGGER * face.stats.get("cost", 0)
    return total


def used(t: Sight, piece: int, number: int, event: Event | None = None) -> float:
    """What an ability brings, less what it costs."""
    ability = t.face(piece).abilities[number]
    assert isinstance(ability, Activated | Triggered)
    scope = Scope(piece, t.seat, event)
    gain = worth(t, ability.effect, scope)
    return gain if ability.cost is None else gain + min(0.0, worth(t, ability.cost, scope))
