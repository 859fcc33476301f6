"""Rules of thumb for combats of Middle-Earth Quest: what a combat card is worth, and how long to fight."""

from __future__ import annotations

from rulewright.bots.meq.sight import CLEAN, Sight
from rulewright.games.meq.flow.combat_values import card_of, exhausted, opponent, previous_type
from rulewright.games.meq.table import DAMAGE, FINALE, HAND, LIFE, STACK, figure, label
from rulewright.kernel.activations import under_way
from rulewright.kernel.state import Activation, Choice
from rulewright.kernel.values import value

ATTACK, DEFENSE, COST = 1.0, 0.8, 0.55
"""What a point of attack, defense and strength is worth."""
TOO_MUCH = 10.0
"""What it costs to exceed the strength."""
TEXTS = {
    "Overdraw": 0.8, "Ranged Strike": 0.8, "Hack": 0.6, "Crush": 1.5, "Parry": 1.0, "Aimed Shot": 1.2,
    "Attack of Opportunity": 1.5, "Sneak Attack": 1.0, "Volley": 1.0, "Overpower": 1.0, "Hide": 0.7, "Dodge": 1.4,
    "Concentrate": 2.6, "Expose Weakness": 1.5, "Focused Assault": 1.0, "Brutal Finisher": 1.0, "Precision": 0.8,
    "Smash": 0.8, "Deadly Finesse": 0.7, "Flaming Arrow": 0.6, "Evade": 1.3, "Charge": 1.1, "Earthquake": 2.5,
    "Fall Back": 1.2, "Rush": 1.1, "Concussive Shot": 0.8, "Shield Smash": 0.9, "Heightened Senses": 1.0,
    "Outmaneuver": 1.0, "Reversal": 2.0, "Crushing Blow": 1.5, "Poison Arrow": 1.0, "Eviscerate": 1.0,
    "Reckless": -1.2, "Retaliate": 1.0, "Set Trap": 1.0, "Execute": 2.0, "Enraged": 1.0, "Trample": 0.8,
    "Overhead Swing": 1.4, "Wear Down": 1.2, "Hamstring": 0.6, "Strategize": 0.2, "Anticipate": 0.6,
    "Shrewd Planning": 0.8, "Ready": 0.6, "Rest": 1.2, "Endure": 0.3, "Retreat": -0.5,
}  # fmt: skip
"""What the text of a card is worth, by its title."""
AGAINST = {"melee": {"Parry", "Crush", "Hack", "Evade", "Reversal"}, "ranged": {"Overdraw", "Ranged Strike", "Charge"}}
"""The cards that are better against a card of a type."""
FIT, MISFIT = 1.2, 0.8


def combat(t: Sight) -> Activation:
    """The combat under way."""
    found = under_way(t.state, "combat")
    assert found is not None
    return found


def owner(t: Sight) -> int:
    """Who fights for the seat that is asked: the hero, or the monster or minion."""
    return combat(t).piece if t.evil else figure(t.state, t.seat)


def strength_left(t: Sight) -> int:
    """How much strength the own side has left."""
    s, left = t.state, t.known.get("left")
    if left is None:
        left = value(s, owner(t), "strength") - sum([value(s, card, "strength") for card in s.zones[STACK + t.seat]])
        t.known["left"] = left
    return left


def price_of_hand(t: Sight) -> int:
    """The strength of all cards in hand."""
    price = t.known.get("price")
    if price is None:
        price = t.known["price"] = sum([value(t.state, card, "strength") for card in t.hand])
    return price


def in_fight(t: Sight, card: int) -> float:
    """What a card does in a combat, whatever it costs."""
    stats = t.face(card).stats
    return ATTACK * stats["attack"] + DEFENSE * stats["defense"] + TEXTS.get(t.title(card), 0.5)


def lay(t: Sight, choice: Choice) -> float:
    """The card that does most for its strength; none that exceeds it while another does not."""
    s = t.state
    left, cost = strength_left(t), value(s, choice.a, "strength")
    spare = left - price_of_hand(t) >= 0
    worth = in_fight(t, choice.a) - (0.0 if spare else COST * cost)
    if cost > left:
        worth -= TOO_MUCH
    return worth + matched(t, choice.a)


def matched(t: Sight, card: int) -> float:
    """How much better a card is against what the opponent lays: seen, or as in the round before."""
    s, title = t.state, t.title(card)
    foe = opponent(s, t.seat)
    theirs = card_of(s, foe)
    seen = label(s, theirs, "type") if theirs >= 0 else ""
    kind_of = seen or previous_type(s, foe)
    if not kind_of or exhausted(s, foe):
        return 0.0
    sure = 1.0 if seen else 0.3
    if title in AGAINST[kind_of]:
        return FIT * sure
    return -MISFIT * sure if any(title in some for some in AGAINST.values()) else 0.0


def declare(t: Sight, choice: Choice) -> float:
    """Fight on while a card can be paid for; a hero gives up a fight that cannot be won once nothing hurts any more."""
    if "declare" not in t.known:
        t.known["declare"] = hopeless(t)
    return float((choice.verb == "declare") == bool(t.known["declare"]))


def hopeless(t: Sight) -> bool:
    """Whether there is nothing more to gain in a fight."""
    s = t.state
    left = strength_left(t)
    payable = [card for card in t.hand if value(s, card, "strength") <= left]
    give_up = not payable
    foe = opponent(s, t.seat)
    if payable and exhausted(s, foe):
        attack = sum(t.face(card).stats["attack"] for card in payable)
        if t.evil:
            give_up = attack == 0
        elif not s.table[FINALE]:
            fight = combat(t)
            give_up = attack < value(s, fight.piece, "health") - s.tokens[DAMAGE][fight.piece]
    return give_up


def agility(t: Sight, choice: Choice) -> float:
    """Draw while the cards in hand do not use up the strength; what is left makes stronger."""
    s = t.state
    cards = len(t.hand) + choice.a
    strength = value(s, owner(t), "strength") + value(s, owner(t), "agility") - choice.a
    return min(float(cards), strength / CARD_COST) + 0.1 * choice.a * (len(s.zones[LIFE + t.seat]) > 2)


CARD_COST = 1.4
"""What a card costs as a rule."""


def lose(t: Sight, choice: Choice) -> float:
    """Damage: the top card of the Life Pool, unless that is the last one; of the hand the worst."""
    if choice.verb == "lose-top":
        return 0.0
    return -1.0 - in_fight(t, choice.a)


def give_up(t: Sight, choice: Choice) -> float:
    """Of the cards in hand the one that is missed least."""
    return -in_fight(t, choice.a) if choice.a >= 0 else 0.0


def champion(t: Sight, choice: Choice) -> float:
    """The hero who is strongest in a combat."""
    s = t.state
    hero = figure(s, choice.a)
    cards = len(s.zones[HAND + choice.a]) + len(s.zones[LIFE + choice.a])
    might = value(s, hero, "strength") + value(s, hero, "agility") + value(s, hero, "fortitude")
    return might + FIGHTERS.get(t.title(hero), 0.0) + 0.1 * min(cards, 12)


FIGHTERS = {"Thálin": 2.0, "Eometh": 1.5, "Argalad": 1.0, "Beravor": 0.5, "Eleanor": 0.0}
"""How good the decks of the heroes are in a combat."""


def attack(t: Sight, choice: Choice) -> float:
    """Sauron: the most dangerous enemy, or peril."""
    return PERIL if choice.verb == "peril" else t.danger(choice.a)


PERIL = 2.2


def haven_fight(t: Sight, choice: Choice) -> float:
    """In a Haven nobody needs to fight; only who has to clear the board of monsters does."""
    wanted = t.mission == CLEAN and len(t.hand) >= READY
    return float((choice.verb == "accept-fight") == wanted)


READY = 5
