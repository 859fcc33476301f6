"""Rules of thumb for Marvel Champions: The Card Game: which rule answers which question."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rulewright.bots.champions.sight import COMPANY, LAST, Sight, between
from rulewright.bots.champions.texts import UNTOLD, follow, lasting, lost, used, worth
from rulewright.games.champions.flow.paying import CARD as FROM_HAND
from rulewright.games.champions.flow.paying import generates
from rulewright.games.champions.flow.powers import attackable, thwartable
from rulewright.games.champions.table import HAND, TOUGH, enemies, kind, minions
from rulewright.games.champions.vocabulary.sequences import ResolveSpecials
from rulewright.kernel.abilities import Activated, Special, Triggered
from rulewright.kernel.cards import Face
from rulewright.kernel.effects.answering import Prevent
from rulewright.kernel.effects.joining import May, OneOf, Unless
from rulewright.kernel.effects.sequence import All, Choosing, bound
from rulewright.kernel.game import Decision, Game
from rulewright.kernel.state import Choice, Scope
from rulewright.kernel.vocabulary import number
from rulewright.lcg.events import ENTERS_PLAY, PLAYED

EFFORT = 0.05
"""What an action has to bring at least."""
RESOURCE = 0.8
"""What a resource is worth: most cards that are not played pay for others, or are drawn anew."""
LASTING = 1.4
"""What it is worth now that a card brings something later."""
SWING = 1.4
"""What the next attack of a hero is worth who would have to defend instead, for each point of it."""
FRESH = 0.8
"""What a card is worth that will be drawn in place of one that is thrown away."""
ALLY = 3.0
"""What it is worth that an ally is there to step in front of a blow."""
WEAR = 0.2
"""What a hit point of an ally is worth."""
GUARDIAN = 1.2
"""What it is worth that an ally stays to step in front of a blow."""
PRICE = 0.2
"""What part of their worth is lost with cards that pay: they are drawn anew."""
ARRIVAL = 0.8
"""What part counts of what an ally does when it enters play."""
WEALTH, ANSWER, MOST_KEPT = 2.3, 0.9, 5.0
"""What a resource card is worth in hand, what an event that answers something at least, and what any card at most."""
SEQUEL = 2.0
"""What an event is worth at least that resolves the texts of upgrades: they will come."""
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
        strength = t.value(piece, "atk")
        return max((t.wound(p, strength) for p in attackable(t.state, t.seat)), default=0.0) - wear(t, piece, "atk")
    if verb == "thwart-with":
        strength = t.value(piece, "thw")
        return max((t.relief(p, strength) for p in thwartable(t.state)), default=0.0) - wear(t, piece, "thw")
    if verb == "play":
        return spend(t, piece, choice.b)
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
    """To recover heals as much as the alter-ego can; a hero who then goes out can neither attack nor thwart."""
    return FIRST / 2 if t.mend else 0.0


def change(t: Sight) -> float:
    """A hero goes home when all is done, if that is safer; an alter-ego goes out for what only a hero can do.

    What can be done at home is done there first, if it is worth more: the cards that pay for it are the same.
    """
    if t.hero:
        return 2 * EFFORT if t.tired else -1.0
    at_home = [c for c in t.choices if c.verb == "use" and only_at_home(t, c) and used(t, c.a, c.b) > EFFORT]
    if t.tired or at_home:
        return -1.0
    return max([2 * EFFORT, *[play(t, card, -1) for card in t.hand if only_abroad(t, card)]])


def only_abroad(t: Sight, card: int) -> bool:
    """Whether a card in hand is an event that only a hero can play on a turn."""
    return any(isinstance(a, Activated) and "hero" in a.tags for a in t.face(card).abilities)


def only_at_home(t: Sight, choice: Choice) -> bool:
    """Whether an ability can be used in alter-ego form only."""
    ability = t.face(choice.a).abilities[choice.b]
    return choice.a == t.me or "alter-ego" in getattr(ability, "tags", ())


def play(t: Sight, card: int, number: int) -> float:
    """A card is worth what it does, less the cards that pay for it."""
    return gain(t, card, number) - RESOURCE * t.value(card, "cost")


def spend(t: Sight, card: int, number: int) -> float:
    """What playing a card brings, less what the cards are worth that would pay for it."""
    cost = t.value(card, "cost")
    if not cost:
        return gain(t, card, number)
    prices = []
    for other in t.hand:
        if other != card:
            resources = len(generates(t.state, t.seat, other << 8 | FROM_HAND, card))
            if resources:
                prices.append((kept(t, other) / resources, resources))
    prices.sort()
    price = 0.0
    for each, resources in prices:
        if cost <= 0:
            break
        price += each * min(cost, resources)
        cost -= resources
    return gain(t, card, number) - PRICE * price


def gain(t: Sight, card: int, number: int = -1) -> float:
    """What playing a card brings."""
    face = t.face(card)
    if face.kind == "event":
        texts = [i for i, a in enumerate(face.abilities) if isinstance(a, Activated)] if number < 0 else [number]
        return max((used(t, card, i) for i in texts), default=UNTOLD)
    if face.kind == "ally":
        power = max(face.stats.get("atk", 0), face.stats.get("thw", 0))
        arrival = sum(
            max(0.0, worth(t, ability.effect, Scope(card, t.seat)))
            for ability in face.abilities
            if isinstance(ability, Triggered) and ability.trigger.kind in (ENTERS_PLAY, PLAYED)
        )
        return ALLY + COMPANY * power * min(2, face.stats.get("hit_points", 1)) + ARRIVAL * arrival
    if face.kind in ("upgrade", "support"):
        return LASTING * lasting(t, card)
    return 0.0


def kept(t: Sight, card: int) -> float:
    """What a card in hand is worth later."""
    known = t.worths.get(card)
    if known is None:
        known = t.worths[card] = later(t, card)
    return known


def later(t: Sight, card: int) -> float:
    """What a card in hand is worth if it is not used now."""
    face = t.face(card)
    if face.kind == "resource":
        return WEALTH
    texts = answers(face)
    if texts:
        gain = max([answer(t, card, text) for text in texts]) - RESOURCE * t.value(card, "cost")
        return between(ANSWER, gain, MOST_KEPT)
    return between(SEQUEL if has_sequel(face) else 0.1, play(t, card, -1), MOST_KEPT)


@cache
def answers(face: Face) -> tuple[Triggered, ...]:
    """The texts of an event that answer something."""
    return tuple(a for a in face.abilities if isinstance(a, Triggered)) if face.kind == "event" else ()


@cache
def has_sequel(face: Face) -> bool:
    """Whether a card resolves the texts of others."""
    return any(isinstance(getattr(ability, "effect", None), ResolveSpecials) for ability in face.abilities)


def answer(t: Sight, card: int, ability: Triggered) -> float:
    """What an event that answers something will bring when its time comes."""
    effect, scope = ability.effect, Scope(card, t.seat)
    if isinstance(effect, Prevent):
        amount = number(t.state, scope, effect.amount)
        return t.blood * (t.blow(t.villain) if amount < 0 else amount)
    return worth(t, effect, scope)


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
    left = max(0.0, blow - t.value(piece, "def"))
    if worst - t.value(piece, "def") >= t.life(piece):
        return -LAST + 1
    return t.wound(piece, left) - SWING * max(t.value(piece, "atk"), t.value(piece, "thw"))


def respond(t: Sight, choice: Choice) -> float:
    """Answer if that brings anything."""
    if choice.verb == "pass":
        return EFFORT
    s = t.state
    event = s.occurrences[-1].due[0] if s.occurrences and s.occurrences[-1].due else None
    price = RESOURCE * t.value(choice.a, "cost") if choice.verb == "play" else 0.0
    return used(t, choice.a, choice.b, event) - price


# ---- targets and texts


def target(t: Sight, choice: Choice) -> float:
    """What is chosen for a text, an attack or a thwart."""
    s = t.state
    if choice.verb == "attack":
        return t.wound(choice.a, t.value(attacker(t), "atk"))
    if choice.verb == "thwart":
        return t.relief(choice.a, t.value(attacker(t), "thw"))
    if choice.verb == "attach-to":
        return 1.0 if choice.a == t.villain else 0.5 if choice.a in enemies(s) else 0.0
    if choice.verb == "choose-player" and not isinstance(t.node, Choosing):
        return 1.0 if choice.a == t.seat else 0.0
    if isinstance(t.node, Choosing):
        scope = bound(s.scope, t.node.name, choice.a)
        if t.data and isinstance(t.data[0], All) and isinstance(t.data[1], int):
            return follow(t, t.data[0], t.data[1], scope)
    if choice.verb == "choose" and s.zone[choice.a] == HAND + t.seat:
        return FRESH - kept(t, choice.a)
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
    """Weak minions strike first, while there is somebody to defend against the strong ones; the best text comes last,
    where the final step of a sequence does more."""
    if choice.verb == "resolve":
        ability = t.face(choice.a).abilities[choice.b] if choice.b >= 0 else None
        return -worth(t, ability.effect, Scope(choice.a, t.seat)) if isinstance(ability, Special) else 0.0
    mine = choice.a in minions(t.state, t.seat)
    return -t.blow(choice.a) if mine else 0.0


def assign(t: Sight, choice: Choice) -> float:
    """Damage goes where it hurts least."""
    return t.wound(choice.a, 1 + t.data.count(choice.a))


def take(t: Sight, choice: Choice) -> float:
    """Take the best card."""
    return kept(t, choice.a) if choice.a >= 0 else 0.0


def give_up(t: Sight, choice: Choice) -> float:
    """Do without the worst card."""
    return -kept(t, choice.a)


def unless(t: Sight, choice: Choice) -> float:
    """Pay what is less than what it averts."""
    assert isinstance(t.node, Unless)
    return worth(t, t.node.cost if choice.verb == "pay-cost" else t.node.effect, t.state.scope)


def agree(t: Sight, choice: Choice) -> float:
    """Friends agree."""
    return float(choice.verb == "agree")


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
    "assign": assign,
    "search": take,
    "restricted": give_up,
    "unless": unless,
    "agree": agree,
}
