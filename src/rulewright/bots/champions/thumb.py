"""Rules of thumb for Marvel Champions: The Card Game: which rule answers which question."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.bots.champions.sight import CARD, COMPANY, LAST, Sight
from rulewright.bots.champions.texts import UNTOLD, follow, lasting, lost, used, worth
from rulewright.games.champions.flow.paying import CARD as FROM_HAND
from rulewright.games.champions.flow.paying import generates
from rulewright.games.champions.flow.powers import attackable, thwartable
from rulewright.games.champions.table import TOUGH, enemies, kind, minions
from rulewright.kernel.abilities import Activated, Triggered
from rulewright.kernel.effects.joining import May, OneOf
from rulewright.kernel.effects.sequence import All, Choosing, bound
from rulewright.kernel.game import Decision, Game
from rulewright.kernel.state import Choice
from rulewright.kernel.values import value

EFFORT = 0.05
"""What an action has to bring at least."""
RESOURCE = 0.45
"""What a resource is worth: most cards that are not played pay for others, or are drawn anew."""
LASTING = 0.7
"""What it is worth now that a card brings something later."""
SWING = 1.1
"""What the next attack of a hero is worth who would have to defend instead, for each point of it."""
FRESH = 0.8
"""What a card is worth that will be drawn in place of one that is thrown away."""
ALLY = 2.4
"""What it is worth that an ally is there to step in front of a blow."""
WEAR = 0.2
"""What a hit point of an ally is worth."""
GUARDIAN = 1.2
"""What it is worth that an ally stays to step in front of a blow."""
FIRST = 50.0
"""What comes before everything else."""


def advise(game: Game, decision: Decision) -> list[float]:
    """How good each option is for the player that is asked."""
    t = Sight(game, decision)
    rule = KINDS.get(decision.kind, first)
    return [rule(t, choice) for choice in t.choices]


def first(t: Sight, choice: Choice) -> float:
    """Take the first that is offered."""
    return 0.0


# ---- the turn


def act(t: Sight, choice: Choice) -> float:
    """An action is as good as what it brings; to end the turn brings nothing."""
    verb, piece = choice.verb, choice.a
    if verb == "end-turn":
        return EFFORT
    if verb == "change-form":
        return change(t)
    if verb == "recover":
        return recovery(t)
    if verb == "attack-with":
        strength = value(t.state, piece, "atk")
        return max((t.wound(p, strength) for p in attackable(t.state, t.seat)), default=0.0) - wear(t, piece, "atk")
    if verb == "thwart-with":
        strength = value(t.state, piece, "thw")
        return max((t.relief(p, strength) for p in thwartable(t.state)), default=0.0) - wear(t, piece, "thw")
    if verb == "play":
        return play(t, piece, choice.b)
    if verb == "use":
        return used(t, piece, choice.b)
    return -1.0


def wear(t: Sight, piece: int, power: str) -> float:
    """What it costs to use the power of a character: an ally wears down, and cannot step in front of a blow any more.

    Whoever is stunned or confused gets rid of that, and does nothing else.
    """
    s = t.state
    if kind(s, piece) != "ally":
        return 0.0
    damage = t.face(piece).stats.get(f"{power}_consequential", 0)
    if not damage or s.tokens[TOUGH][piece]:
        return 0.0
    return WEAR * damage if t.life(piece) > damage else (GUARDIAN if t.out else GUARDIAN / 2)


def recovery(t: Sight) -> float:
    """To recover heals as much as the alter-ego can, but a hero who then goes out can neither attack nor thwart."""
    healed = min(value(t.state, t.me, "rec"), t.hurt(t.me))
    if not t.out:
        return FIRST / 2 + healed
    life = t.life(t.me)
    gain = t.blood * healed + t.death(life, True) - t.death(life + healed, True)
    missed = 0.0 if t.stay else blow_or_thwart(t, t.me, t.abroad.get("atk", 0), t.abroad.get("thw", 0))
    return FIRST / 2 + gain if gain > missed else 0.0


def blow_or_thwart(t: Sight, piece: int, atk: int, thw: int) -> float:
    """What a basic attack or thwart would bring, whichever is better."""
    s = t.state
    attack = max((t.wound(p, atk) for p in attackable(s, t.seat)), default=0.0)
    return max(attack, max((t.relief(p, thw) for p in thwartable(s)), default=0.0))


def change(t: Sight) -> float:
    """A hero goes home when all is done, if that is safer; an alter-ego goes out to act."""
    if t.hero:
        return 2 * EFFORT if t.tired else -1.0
    at_home = [c for c in t.choices if c.verb == "use" and only_at_home(t, c) and used(t, c.a, c.b) > EFFORT]
    if t.tired or at_home:
        return -1.0
    return 2 * EFFORT if t.state.exhausted[t.me] else FIRST / 3


def only_at_home(t: Sight, choice: Choice) -> bool:
    """Whether an ability can be used in alter-ego form only."""
    ability = t.face(choice.a).abilities[choice.b]
    return choice.a == t.me or "alter-ego" in getattr(ability, "tags", ())


def play(t: Sight, card: int, number: int) -> float:
    """A card is worth what it does, less the cards that pay for it."""
    price = RESOURCE * value(t.state, card, "cost")
    return gain(t, card, number) - price


def gain(t: Sight, card: int, number: int = -1) -> float:
    """What playing a card brings."""
    face = t.face(card)
    cost = face.stats.get("cost", 0)
    if face.kind == "event":
        texts = [i for i, a in enumerate(face.abilities) if isinstance(a, Activated)] if number < 0 else [number]
        return max((used(t, card, i) for i in texts), default=UNTOLD)
    if face.kind == "ally":
        power = max(face.stats.get("atk", 0), face.stats.get("thw", 0))
        return ALLY + COMPANY * power * min(2, face.stats.get("hit_points", 1)) + 0.4 * cost
    if face.kind in ("upgrade", "support"):
        return LASTING * lasting(t, card)
    return 0.0


def kept(t: Sight, card: int) -> float:
    """What a card in hand is worth later."""
    face = t.face(card)
    if face.kind == "resource":
        return CARD + 0.4
    if face.kind == "event" and any(isinstance(a, Triggered) for a in face.abilities):
        return CARD
    return min(3.0, max(0.1, play(t, card, -1)))


def pay(t: Sight, choice: Choice) -> float:
    """Pay with what is missed least and generates most of what is lacking, no more than needed."""
    if choice.verb == "done":
        return FIRST
    if choice.verb == "generate":
        return 5.0
    resources = len(generates(t.state, t.seat, choice.a << 8 | FROM_HAND, t.subject))
    lacking = t.lacking()
    return 0.3 * min(resources, lacking) - 0.3 * max(0, resources - lacking) - kept(t, choice.a)


def throw_away(t: Sight, choice: Choice) -> float:
    """Throw away what is missed least, and nothing that is of use."""
    return 0.0 if choice.verb == "done" else FRESH - kept(t, choice.a)


def other_turn(t: Sight, choice: Choice) -> float:
    """On another player's turn: what helps at once."""
    if choice.verb == "decline":
        return EFFORT
    return play(t, choice.a, choice.b) if choice.verb == "play" else used(t, choice.a, choice.b)


# ---- the enemies' turn


def defend(t: Sight, choice: Choice) -> float:
    """Who takes the blow: an ally that is worth less, the hero who would hardly feel it, or nobody."""
    s, attack = t.state, t.state.activations[-1]
    blow = t.blow(attack.piece)
    if attack.seat != t.seat:
        return 0.0 if choice.verb == "undefended" else -1.0
    worst = blow + 1.0
    if choice.verb == "undefended":
        return -LAST if worst >= t.life(t.me) else t.wound(t.me, blow)
    piece = choice.a
    if kind(s, piece) == "ally":
        return t.wound(piece, blow) - 0.6
    left = max(0.0, blow - value(s, piece, "def"))
    if worst - value(s, piece, "def") >= t.life(piece):
        return -LAST + 1
    return t.wound(piece, left) - SWING * max(value(s, piece, "atk"), value(s, piece, "thw"))


def respond(t: Sight, choice: Choice) -> float:
    """Answer if that brings anything."""
    if choice.verb == "pass":
        return EFFORT
    s = t.state
    event = s.occurrences[-1].due[0] if s.occurrences and s.occurrences[-1].due else None
    price = RESOURCE * value(s, choice.a, "cost") if choice.verb == "play" else 0.0
    return used(t, choice.a, choice.b, event) - price


# ---- targets and texts


def target(t: Sight, choice: Choice) -> float:
    """What is chosen for a text, an attack or a thwart."""
    s = t.state
    if choice.verb == "attack":
        return t.wound(choice.a, value(s, attacker(t), "atk"))
    if choice.verb == "thwart":
        return t.relief(choice.a, value(s, attacker(t), "thw"))
    if choice.verb == "attach-to":
        return 1.0 if choice.a == t.villain else 0.5 if choice.a in enemies(s) else 0.0
    if choice.verb == "choose-player" and not isinstance(t.node, Choosing):
        return 1.0 if choice.a == t.seat else 0.0
    if isinstance(t.node, Choosing):
        scope = bound(s.scope, t.node.name, choice.a)
        if t.data and isinstance(t.data[0], All) and isinstance(t.data[1], int):
            return follow(t, t.data[0], t.data[1], scope)
    if choice.verb == "choose" and s.zone[choice.a] in s.play_zones:
        return lost(t, choice.a)
    return 0.0 if choice.verb == "done" else 0.1


def attacker(t: Sight) -> int:
    """Who makes the basic attack or thwart that a target is asked for."""
    return t.subject if t.subject >= 0 and "atk" in t.face(t.subject).stats else t.me


def may(t: Sight, choice: Choice) -> float:
    """Do what gains; go home with an obligation, unless the scheme needs a hero."""
    if choice.verb != "yes":
        return 0.0
    assert isinstance(t.node, May)
    return worth(t, t.node.effect, t.state.scope)


def choose_one(t: Sight, choice: Choice) -> float:
    """The effect that gains most."""
    return worth(t, t.node.effects[choice.a], t.state.scope) if isinstance(t.node, OneOf) else 0.0


def order(t: Sight, choice: Choice) -> float:
    """Weak minions strike first, while there is somebody to defend against the strong ones."""
    mine = choice.a in minions(t.state, t.seat)
    return -t.blow(choice.a) if mine else 0.0


KINDS: dict[str, Callable[[Sight, Choice], float]] = {
    "turn": act,
    "action": other_turn,
    "pay": pay,
    "mulligan": throw_away,
    "discard": throw_away,
    "defend": defend,
    "respond": respond,
    "target": target,
    "may": may,
    "choose-one": choose_one,
    "order": order,
}
