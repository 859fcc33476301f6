"""The words of combat cards and of monsters.

The label of a text says when it works: `combat` in part e, `cancels` ahead of it, `next-round` and `next-cancels` in
part d of the next round, `next-strength` before strength is counted there, `dealt` after damage, `round-end` at the
end.
In a combat "you" is the side whose card or monster it is; the enemy has seat 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.events import HEALED
from rulewright.games.meq.flow.combat_damage import deal, is_defeated
from rulewright.games.meq.flow.combat_values import (
    Cancels,
    apply_bonus,
    card_of,
    fight_under_way,
    is_cancelled,
    opponent,
    previous_type,
    printed_defense,
    side,
    type_of,
)
from rulewright.games.meq.flow.defeat import combat_deck
from rulewright.games.meq.flow.piles import discard_random, random_card
from rulewright.games.meq.table import DAMAGE, HAND, LIFE, REST, SAURON, SPENT, STACK, label, stat
from rulewright.kernel.activations import under_way
from rulewright.kernel.effects.base import AskingEffect, Effect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import move, take_top
from rulewright.kernel.selectors import This
from rulewright.kernel.state import DONE, Choice, Plain, Scope, State
from rulewright.kernel.steps import ints
from rulewright.kernel.values import value
from rulewright.kernel.vocabulary import Amount, Condition, Number, Players, Selector, number

TYPES = ("melee", "ranged")


# ---- what is true in a round


@dataclass(frozen=True, eq=False)
class Opposes(Condition):
    """The opponent's card of this round has this type."""

    type: str

    def holds(self, s: State, scope: Scope) -> bool:
        return type_of(s, opponent(s, scope.you)) == self.type


@dataclass(frozen=True, eq=False)
class Plays(Condition):
    """Your own card of this round has this type."""

    type: str

    def holds(self, s: State, scope: Scope) -> bool:
        return type_of(s, scope.you) == self.type


@dataclass(frozen=True, eq=False)
class Repeats(Condition):
    """The opponent's card has the same type as the opponent's card of the previous round."""

    def holds(self, s: State, scope: Scope) -> bool:
        other = opponent(s, scope.you)
        return type_of(s, other) != "" and type_of(s, other) == previous_type(s, other)


@dataclass(frozen=True, eq=False)
class OpposingDefense(Condition):
    """The opponent's printed defense is between two numbers."""

    least: int
    most: int

    def holds(self, s: State, scope: Scope) -> bool:
        return self.least <= printed_defense(s, opponent(s, scope.you)) <= self.most


@dataclass(frozen=True, eq=False)
class OpposingCost(Condition):
    """The opponent's card costs so much strength or more."""

    least: int

    def holds(self, s: State, scope: Scope) -> bool:
        card = card_of(s, opponent(s, scope.you))
        return card >= 0 and value(s, card, "strength") >= self.least


@dataclass(frozen=True, eq=False)
class NotAsNamed(Condition):
    """The opponent's card has not the type that was named."""

    def holds(self, s: State, scope: Scope) -> bool:
        named = fight_under_way(s).numbers.get("named", 0)
        other = type_of(s, opponent(s, scope.you))
        return bool(named) and other != "" and other != TYPES[named - 1]


@dataclass(frozen=True, eq=False)
class Dealt(Condition):
    """The opponent was dealt so much damage in this round."""

    least: int = 1

    def holds(self, s: State, scope: Scope) -> bool:
        return fight_under_way(s).numbers.get("hurt" if scope.you == SAURON else "harmed", 0) >= self.least


@dataclass(frozen=True, eq=False)
class Hurt(Condition):
    """You were dealt so much damage in this round."""

    least: int = 1

    def holds(self, s: State, scope: Scope) -> bool:
        return fight_under_way(s).numbers.get("harmed" if scope.you == SAURON else "hurt", 0) >= self.least


@dataclass(frozen=True, eq=False)
class Prevented(Condition):
    """The own defense has prevented damage in this round."""

    def holds(self, s: State, scope: Scope) -> bool:
        return fight_under_way(s).numbers.get("prevented", 0) > 0


@dataclass(frozen=True, eq=False)
class EnemyDefeated(Condition):
    """The monster or minion is defeated in this round."""

    def holds(self, s: State, scope: Scope) -> bool:
        return is_defeated(s)


@dataclass(frozen=True, eq=False)
class Fighting(Condition):
    """This monster fights now."""

    def holds(self, s: State, scope: Scope) -> bool:
        fight = under_way(s, "combat")
        return fight is not None and fight.piece == scope.source


@dataclass(frozen=True, eq=False)
class Works(Condition):
    """This card is not cancelled."""

    def holds(self, s: State, scope: Scope) -> bool:
        if under_way(s, "combat") is None:
            return True
        seat = s.rules.zones.holder[s.zone[scope.source]]
        return seat < 0 or card_of(s, seat) != scope.source or not is_cancelled(s, seat)


@dataclass(frozen=True, eq=False)
class OtherCards(Amount):
    """The other cards of the own combat stack, or those of a type."""

    type: str = ""

    def count(self, s: State, scope: Scope) -> int:
        stack = s.zones[STACK + scope.you]
        return sum(1 for c in stack if c != scope.source and (not self.type or label(s, c, "type") == self.type))


@dataclass(frozen=True, eq=False)
class Opponent(Players):
    """The opponent in this combat."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return (opponent(s, scope.you),)


OPPONENT = Opponent()


@dataclass(frozen=True, eq=False)
class OwnCards(Selector):
    """Cards of a type in the monster's combat stack; `bottom`: only the lowest one."""

    type: str
    bottom: bool = False
    noun = "card"

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        stack = s.zones[STACK + SAURON]
        if piece not in stack or label(s, piece, "type") != self.type:
            return False
        return not self.bottom or stack[0] == piece


# ---- values


@dataclass(frozen=True, eq=False)
class Bonus(Verb):
    """The own card gets more attack and defense in this round, if something is true."""

    attack: Number = 0
    defense: Number = 0
    given: Condition | None = None

    def apply(self, s: State, scope: Scope) -> None:
        if self.given is None or self.given.holds(s, scope):
            card = card_of(s, scope.you)
            for what, amount in (("attack", self.attack), ("defense", self.defense)):
                if number(s, scope, amount):
                    apply_bonus(s, card, what, "add", number(s, scope, amount), scope.source)

    def can(self, s: State, scope: Scope) -> bool:
        return self.given is None or self.given.holds(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("combat", number(s, scope, self.attack) + number(s, scope, self.defense), -1, scope.you, True)]


@dataclass(frozen=True, eq=False)
class SetPrinted(Verb):
    """The opponent's printed attack and defense become these numbers (-1: stays). A value that becomes 0 stays 0."""

    attack: int = -1
    defense: int = -1

    def apply(self, s: State, scope: Scope) -> None:
        card = card_of(s, opponent(s, scope.you))
        for what, amount in (("attack", self.attack), ("defense", self.defense)):
            if amount >= 0:
                apply_bonus(s, card, what, "base" if amount else "set", amount, scope.source)

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class CancelCard(Cancels):
    """The opponent's card is cancelled, if something is true. `gains`: the own card first gains its attack."""

    given: Condition | None = None
    gains: bool = False

    def hits(self, s: State, scope: Scope) -> bool:
        other = opponent(s, scope.you)
        card = card_of(s, other)
        if card < 0 or is_cancelled(s, other) or "uncancelable" in s.rules.catalogue.faces[s.face[card]].keywords:
            return False
        return self.given is None or self.given.holds(s, scope)

    def gain(self, s: State, scope: Scope) -> int:
        card = card_of(s, opponent(s, scope.you))
        if not self.gains or card < 0 or not (self.given is None or self.given.holds(s, scope)):
            return 0
        return value(s, card, "attack")

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        raise AssertionError("cancels are looked at together")

    def can(self, s: State, scope: Scope) -> bool:
        return self.hits(s, scope)


@dataclass(frozen=True, eq=False)
class CostsNothing(Verb):
    """The own card of this round costs no strength and is discarded at the end of the round, if it has this type."""

    type: str

    def apply(self, s: State, scope: Scope) -> None:
        card = card_of(s, scope.you)
        if card >= 0 and label(s, card, "type") == self.type:
            apply_bonus(s, card, "strength", "set", 0, scope.source)
            fight_under_way(s).pieces["passing"] = (card,)

    def can(self, s: State, scope: Scope) -> bool:
        return True


# ---- damage


@dataclass(frozen=True, eq=False)
class DealDamage(Verb):
    """The opponent (or `own` side) is dealt damage at once, whatever the defense, if something is true."""

    amount: int
    given: Condition | None = None
    own: bool = False

    def apply(self, s: State, scope: Scope) -> None:
        if self.given is None or self.given.holds(s, scope):
            deal(s, scope.you if self.own else opponent(s, scope.you), self.amount)

    def can(self, s: State, scope: Scope) -> bool:
        return self.given is None or self.given.holds(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("combat", self.amount, -1, scope.you, not self.own)]


@dataclass(frozen=True, eq=False)
class Retaliate(Verb):
    """The opponent is dealt as much damage as you are in this round."""

    again = True

    def owed(self, s: State, scope: Scope) -> int:
        """How much the opponent has still to be dealt."""
        numbers = fight_under_way(s).numbers
        taken = numbers.get("harmed" if scope.you == SAURON else "hurt", 0)
        return taken - numbers.get("retaliated", 0) if numbers.get("retaliated-in") == numbers["round"] else taken

    def apply(self, s: State, scope: Scope) -> None:
        numbers, owed = fight_under_way(s).numbers, self.owed(s, scope)
        before = numbers.get("retaliated", 0) if numbers.get("retaliated-in") == numbers["round"] else 0
        numbers["retaliated"], numbers["retaliated-in"] = before + owed, numbers["round"]
        deal(s, opponent(s, scope.you), owed)

    def can(self, s: State, scope: Scope) -> bool:
        return self.owed(s, scope) > 0


@dataclass(frozen=True, eq=False)
class Execute(Verb):
    """The opponent is defeated in this round, if something is true."""

    given: Condition

    def apply(self, s: State, scope: Scope) -> None:
        if self.given.holds(s, scope) and scope.you != SAURON:
            fight_under_way(s).numbers["executed"] = 1

    def can(self, s: State, scope: Scope) -> bool:
        return self.given.holds(s, scope)


@dataclass(frozen=True, eq=False)
class CapDamage(Verb):
    """The monster is dealt at most so much damage in this round."""

    most: int

    def apply(self, s: State, scope: Scope) -> None:
        if scope.you == SAURON:
            fight_under_way(s).numbers["capped"] = self.most

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class Regenerate(Verb):
    """This monster heals damage."""

    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        piece = fight_under_way(s).piece
        if s.tokens[DAMAGE][piece]:
            happen(s, Event(HEALED, piece, amount=min(self.amount, s.tokens[DAMAGE][piece])))

    def can(self, s: State, scope: Scope) -> bool:
        return s.tokens[DAMAGE][fight_under_way(s).piece] > 0


# ---- cards


@dataclass(frozen=True, eq=False)
class DiscardOpposing(Verb):
    """The opponent discards random cards from hand; `hurts`: and is dealt damage equal to their attack."""

    amount: int
    hurts: bool = False

    def apply(self, s: State, scope: Scope) -> None:
        other, damage = opponent(s, scope.you), 0
        if other != SAURON:
            gone = discard_random(s, other, self.amount)
        else:
            gone = []
            for _ in range(min(self.amount, len(s.zones[HAND + SAURON]))):
                card = random_card(s, HAND + SAURON)
                move(s, card, SPENT)
                gone.append(card)
                s.note("log-enemy-discards", "meq.combat-card.4", ("piece", card))
        for card in gone:
            damage += stat(s, card, "attack")
        if self.hurts:
            deal(s, other, damage)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[HAND + opponent(s, scope.you)])


@dataclass(frozen=True, eq=False)
class Foresee(Verb):
    """In the next round the opponent plays a card first and face up."""

    def apply(self, s: State, scope: Scope) -> None:
        numbers = fight_under_way(s).numbers
        numbers["foreseen"] = numbers.get("foreseen", 0) | (2 if scope.you == SAURON else 1)

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class TellTypes(Verb):
    """The opponent says how many ranged and melee cards are left in hand."""

    def apply(self, s: State, scope: Scope) -> None:
        other = opponent(s, scope.you)
        hand = s.zones[HAND + other]
        ranged = sum(label(s, card, "type") == "ranged" for card in hand)
        numbers = fight_under_way(s).numbers
        numbers[f"{side(s, other)}-ranged"], numbers[f"{side(s, other)}-melee"] = ranged, len(hand) - ranged
        s.note("log-tells-ranged", "meq.combat-card.4", ("seat", other), ("number", ranged))
        s.note("log-tells-melee", "meq.combat-card.4", ("seat", other), ("number", len(hand) - ranged))

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class NameType(AskingEffect):
    """Somebody names melee or ranged, for a text of the next round."""

    by: Players
    kind = "type"
    prompt = "ask-type"
    verbs = "name-melee name-ranged"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return self.by.find(s, s.scopes[-1])[0]

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.combat-card.4"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("name-melee"), Choice("name-ranged")]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        fight_under_way(s).numbers["named"] = 1 + TYPES.index(choice.verb.removeprefix("name-"))
        s.note(f"log-{choice.verb}", "meq.combat-card.4", ("seat", self.asked(s, data)))

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class TakeBack(AskingEffect):
    """You take other cards of your combat stack back to hand. `data` is (taken so far,)."""

    amount: int
    kind = "take"
    prompt = "ask-take-back"
    verbs = "take"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.scopes[-1].you

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.combat-terms.13"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def others(self, s: State, scope: Scope) -> list[int]:
        """The cards that can be taken back."""
        return [card for card in s.zones[STACK + scope.you] if card != scope.source]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if data and ints(data, 1)[0] >= self.amount:
            return []
        return [Choice("take", card) for card in self.others(s, s.scopes[-1])]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        move(s, choice.a, HAND + s.scopes[-1].you)
        s.push(self, 0, ((ints(data, 1)[0] if data else 0) + 1,))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.others(s, scope))


@dataclass(frozen=True, eq=False)
class CatchBreath(AskingEffect):
    """You take up to so many cards to hand, each off the top of the Rest Pool or the Life Pool. `data` is (taken,)."""

    most: int
    kind = "take"
    prompt = "ask-catch-breath"
    verbs = "take-rest take-life done"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.scopes[-1].you

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.combat-card.4"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        you = s.scopes[-1].you
        if data and ints(data, 1)[0] >= self.most:
            return []
        found = [Choice("take-rest")] if s.zones[REST + you] else []
        found += [Choice("take-life")] if s.zones[LIFE + you] else []
        return [*found, DONE] if found else []

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        you = s.scopes[-1].you
        if choice.verb == "done":
            return
        if choice.verb == "take-rest":
            move(s, s.zones[REST + you][-1], HAND + you)
        else:
            take_top(s, LIFE + you, HAND + you)
        s.push(self, 0, ((ints(data, 1)[0] if data else 0) + 1,))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[REST + scope.you] or s.zones[LIFE + scope.you])


@dataclass(frozen=True, eq=False)
class BuryCard(Verb):
    """The top cards of the opponent's deck go under the opponent's combat stack."""

    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        other = opponent(s, scope.you)
        deck = combat_deck(s, fight_under_way(s).piece) if other == SAURON else LIFE + other
        for _ in range(self.amount):
            card = take_top(s, deck, STACK + other)
            if card >= 0:
                stack = s.zones[STACK + other]
                stack.insert(0, stack.pop())
                s.note("log-buried", "meq.combat-terms.13", ("piece", card))

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class Retreat(Verb):
    """You end the combat, move to a neighbouring location and go on with your turn."""

    def apply(self, s: State, scope: Scope) -> None:
        numbers = fight_under_way(s).numbers
        numbers["retreat"] = numbers["over"] = 1
        s.note("log-retreats", "meq.combat-card.4", ("seat", scope.you))

    def can(self, s: State, scope: Scope) -> bool:
        return not fight_under_way(s).numbers.get("over")


@dataclass(frozen=True, eq=False)
class DrawCombatCard(Verb):
    """Sauron draws combat cards for this monster."""

    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        for _ in range(self.amount):
            take_top(s, combat_deck(s, fight_under_way(s).piece), HAND + SAURON)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[combat_deck(s, fight_under_way(s).piece)])


@dataclass(frozen=True, eq=False)
class ForceRandom(Verb):
    """In the next round the opponent plays a random card."""

    def apply(self, s: State, scope: Scope) -> None:
        numbers = fight_under_way(s).numbers
        numbers[f"{side(s, opponent(s, scope.you))}-random"] = numbers["round"] + 1

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class OncePerCombat(Effect):
    """The effect, once in a combat."""

    effect: Effect

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        fight_under_way(s).numbers["once"] = 1
        s.push(self.effect)

    def can(self, s: State, scope: Scope) -> bool:
        return not fight_under_way(s).numbers.get("once") and self.effect.can(s, scope)


@dataclass(frozen=True, eq=False)
class SpyInstead(Verb):
    """Damage of this monster becomes influence in extension of a Stronghold, point for point."""

    def apply(self, s: State, scope: Scope) -> None:
        return

    def can(self, s: State, scope: Scope) -> bool:
        return False


@dataclass(frozen=True, eq=False)
class FromHand(Verb):
    """At least so much of the damage of this monster must come from the hero's hand."""

    least: int

    def apply(self, s: State, scope: Scope) -> None:
        return

    def can(self, s: State, scope: Scope) -> bool:
        return False


BLOCK = Gets(This(), "defense", 2, "least", Works())
