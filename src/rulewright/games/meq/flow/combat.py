"""Combat: preparation, rounds of six parts, result.

A combat is an activation "combat" whose piece is the monster or minion and whose seat is the hero. It keeps the cards
of the round (`hero-card`, `enemy-card`), those whose texts wait for the next round (`hero-waiting`, `enemy-waiting`),
which side is exhausted, which card is cancelled, which cards of earlier rounds were (`typeless`), and how much damage
was dealt in this round: `hurt` to the hero, `harmed` to the enemy; in an earlier one: `hurt-1`, `harmed-1`. In words
for a side, the enemy has seat 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import NEIGHBOURS
from rulewright.games.meq.events import (
    COMBAT_BEGINS,
    COMBAT_ENDS,
    COMBAT_FACED,
    HERO_MOVES,
    MINION_DEFEATED,
    TOKEN_GOES,
)
from rulewright.games.meq.flow.asking import place_in_extension
from rulewright.games.meq.flow.combat_abilities import current_abilities, previous_abilities
from rulewright.games.meq.flow.combat_damage import deal_damage, round_ends
from rulewright.games.meq.flow.combat_round import declare, goes_on, round_begins
from rulewright.games.meq.flow.combat_values import (
    fight_under_way,
    round_name,
)
from rulewright.games.meq.flow.defeat import (
    HERO_DEFEATED,
    combat_deck,
    end_turn,
    put_combat_cards_away,
    without_cards,
)
from rulewright.games.meq.flow.piles import draw_cards
from rulewright.games.meq.flow.questions import AskHero
from rulewright.games.meq.flow.quests import complete_by_combat
from rulewright.games.meq.flow.shadow import AT_COMBAT, entered
from rulewright.games.meq.table import (
    FINALE,
    HAND,
    LIFE,
    SAURON,
    STEP,
    TRAVEL,
    VICTORY,
    figure,
    kind,
    place_of,
)
from rulewright.kernel.activations import begin, end
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.decks import take_top
from rulewright.kernel.events import Event
from rulewright.kernel.lasting import expire, last
from rulewright.kernel.modifiers import Gets, permitted
from rulewright.kernel.occurrences import check_now, happen
from rulewright.kernel.scenes import Scene
from rulewright.kernel.selectors import This
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Do, Step, Steps, While, ints
from rulewright.kernel.values import value

MORE_STRENGTH = Gets(This(), "strength", 0)


# ---- preparation


@dataclass(frozen=True, eq=False)
class Fight(Step):
    """A combat from its beginning to what follows from it.

    `data` is (seat, enemy, token or -1, whether the turn goes on whatever comes of it).
    """

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat, enemy, token, goes_on = ints(data, 4)
        if pc == 0:
            fight = begin(s, "combat", enemy, seat)
            fight.pieces["token"] = (token,) if token >= 0 else ()
            fight.numbers["goes-on"] = goes_on
            s.push(COMBAT)
            s.push(self, 1, data)
        elif pc == 1:
            fight = fight_under_way(s)
            defeated = fight.numbers.get("defeated", 0)
            hero_down = fight.numbers.get("hero-down", 0) or without_cards(s, seat)
            retreat = fight.numbers.get("retreat", 0)
            end(s)
            s.table[VICTORY] = defeated
            if s.table[FINALE]:
                return
            happen(s, Event(COMBAT_ENDS, enemy, seat))
            complete_by_combat(s, seat, enemy, bool(defeated), not hero_down)
            if hero_down:
                happen(s, Event(HERO_DEFEATED, figure(s, seat), seat))
            check_now(s)
            s.push(self, 2, (seat, retreat, defeated, goes_on))
        elif pc == 2:
            seat, retreat, defeated, goes_on = ints(data, 4)
            if retreat:
                s.push(RETREAT_TO, 0, (seat,))
            elif not defeated and s.table[STEP] == TRAVEL and not goes_on and not permitted(s, "go-on", seat):
                s.note("log-not-defeated", "meq.fight-or-peril.6", ("seat", seat))
                end_turn(s, seat, "meq.combat-phases.30")


FIGHT = Fight()


def fight(s: State, seat: int, enemy: int, token: int = -1, goes_on: bool = False) -> None:
    """Schedule a combat of a hero with a monster (by its token, if there is one) or a minion."""
    s.push(FIGHT, 0, (seat, enemy, token, int(goes_on)))


def combat_begins(s: State) -> None:
    """What the enemy's text does at the start of a combat happens now."""
    fight = fight_under_way(s)
    happen(s, Event(COMBAT_BEGINS, fight.piece, fight.seat))


def combat_faced(s: State) -> None:
    """Then what the hero's own cards do, also one that the enemy has just given."""
    fight = fight_under_way(s)
    happen(s, Event(COMBAT_FACED, fight.piece, fight.seat))


def shadow_card(s: State) -> None:
    """Sauron may play a Shadow card, ahead of the preparation."""
    s.push(AT_COMBAT, 0, (fight_under_way(s).seat,))


def prepare(s: State) -> None:
    """Sauron draws as many combat cards as the fortitude of the monster or minion; then the hero uses agility."""
    fight = fight_under_way(s)
    fight.numbers["prepared"] = 1
    deck = combat_deck(s, fight.piece)
    for _ in range(value(s, fight.piece, "fortitude")):
        take_top(s, deck, HAND + SAURON)
    s.note("log-sauron-draws", "meq.combat-phases.1", ("number", len(s.zones[HAND + SAURON])))
    s.push(USE_AGILITY)


@dataclass(frozen=True, eq=False)
class UseAgility(Ask):
    """How many points of agility are used to draw; each of the others is +1 strength in this combat."""

    rule: str = "meq.combat-phases.2"
    kind = "agility"
    prompt = "ask-agility"
    verbs = "draw-number"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return fight_under_way(s).seat

    def agility(self, s: State) -> int:
        """The agility of the hero."""
        return value(s, figure(s, fight_under_way(s).seat), "agility")

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("number", self.agility(s)),)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        most = min(self.agility(s), len(s.zones[LIFE + fight_under_way(s).seat]))
        return [Choice("draw-number", count) for count in range(most, -1, -1)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.a > self.agility(s):
            return Refusal("refuse-agility", self.rule, more=(("number", self.agility(s)),))
        if choice.a > len(s.zones[LIFE + fight_under_way(s).seat]):
            return Refusal("refuse-life-pool-small", "meq.life-pool.2")
        return None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        fight = fight_under_way(s)
        hero, spare = figure(s, fight.seat), self.agility(s) - choice.a
        s.note("log-agility", self.rule, ("seat", fight.seat), ("number", choice.a))
        draw_cards(s, fight.seat, choice.a)
        if spare:
            last(s, MORE_STRENGTH, Scope(hero, fight.seat), (hero,), fight.name, spare)


USE_AGILITY = UseAgility()


# ---- the result


def result(s: State) -> None:
    """Phase 3: cards, token, and what an undefeated enemy brings Sauron."""
    fight = fight_under_way(s)
    defeated = fight.numbers.get("defeated", 0)
    expire(s, round_name(s))
    put_combat_cards_away(s, fight)
    if defeated and kind(s, fight.piece) == "monster":
        s.note("log-defeated", "meq.damage-monsters.2", ("piece", fight.piece))
    for token in fight.pieces["token"]:
        happen(s, Event(TOKEN_GOES, token))
    if defeated and kind(s, fight.piece) == "minion":
        happen(s, Event(MINION_DEFEATED, fight.piece, fight.seat))
    elif not defeated and not s.table[FINALE]:
        s.note("log-enemy-undefeated", "meq.combat-phases.29", ("piece", fight.piece))
        wisdom = value(s, fight.piece, "wisdom")
        if wisdom:
            place_in_extension(s, wisdom, may_stop=True)


@dataclass(frozen=True, eq=False)
class RetreatTo(AskHero):
    """A hero who has retreated moves to a neighbouring location for nothing. `data` is (seat,)."""

    rule: str = "meq.combat-card.4"
    kind = "move"
    purpose = "place"
    prompt = "ask-retreat"
    verbs = "to"

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("to", place) for place in NEIGHBOURS[place_of(s, ints(data, 1)[0])]]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        near = NEIGHBOURS[place_of(s, ints(data, 1)[0])]
        return None if choice.a in near else Refusal("refuse-not-adjacent", "meq.travel-move.1", choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = ints(data, 1)[0]
        happen(s, Event(HERO_MOVES, seat=seat, other=choice.a, how="effect"))
        entered(s, seat, choice.a)


RETREAT_TO = RetreatTo()

ROUND = Scene(
    "combat-round",
    Steps(
        Do(round_begins),
        Do(declare),
        Do(previous_abilities),
        Do(current_abilities),
        Do(deal_damage),
        Do(round_ends),
    ),
)

COMBAT = Scene(
    "combat",
    Steps(
        Do(combat_begins),
        Do(combat_faced),
        Do(shadow_card),
        Do(prepare),
        While(goes_on, ROUND),
        Do(result),
    ),
)
