"""Combat: preparation, rounds of six parts, result.

A combat is an activation "combat" whose piece is the monster or minion and whose seat is the hero. It keeps the cards
of the round (`hero-card`, `enemy-card`), those whose texts wait for the next round (`hero-waiting`, `enemy-waiting`),
which side is exhausted, which card is cancelled, and how much damage was dealt in this round: `hurt` to the hero,
`harmed` to the enemy. In words for a side, the enemy has seat 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import NEIGHBOURS
from rulewright.games.meq.events import (
    COMBAT_BEGINS,
    COMBAT_ENDS,
    DAMAGED,
    HERO_MOVES,
    MINION_DEFEATED,
    RUN_TEXT,
    TOKEN_GOES,
)
from rulewright.games.meq.flow.asking import place_in_extension
from rulewright.games.meq.flow.combat_values import (
    NO_TYPE,
    Cancels,
    apply_bonus,
    both_exhausted,
    card_of,
    exhausted,
    is_cancelled,
    opponent,
    round_name,
    side,
    type_of,
)
from rulewright.games.meq.flow.defeat import HERO_DEFEATED, combat_deck, end_turn, put_combat_cards_away, without_cards
from rulewright.games.meq.flow.losing import damage_hero, hold_close
from rulewright.games.meq.flow.piles import draw_cards, random_card
from rulewright.games.meq.flow.quests import complete_by_combat
from rulewright.games.meq.flow.shadow import AT_COMBAT
from rulewright.games.meq.table import (
    DAMAGE,
    FINALE,
    HAND,
    LAID,
    LIFE,
    REST,
    SAURON,
    STACK,
    STEP,
    TRAVEL,
    VICTORY,
    figure,
    kind,
    place_of,
)
from rulewright.kernel.activations import begin, end, under_way
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.lasting import expire, last
from rulewright.kernel.modifiers import Gets, permitted
from rulewright.kernel.occurrences import check_now, happen
from rulewright.kernel.places import move, take_top
from rulewright.kernel.scenes import Scene, leave_scene
from rulewright.kernel.selectors import This
from rulewright.kernel.state import Activation, Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Call, Do, Step, Steps, While, ints
from rulewright.kernel.values import value

MORE_STRENGTH = Gets(This(), "strength", 0)
FIGHT_ON, DECLARE = Choice("fight-on"), Choice("declare")


def combat(s: State) -> Activation:
    """The combat under way."""
    found = under_way(s, "combat")
    assert found is not None
    return found


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
            fight = combat(s)
            defeated, hero_down = fight.numbers.get("defeated", 0), fight.numbers.get("hero-down", 0)
            retreat = fight.numbers.get("retreat", 0)
            end(s)
            s.table[VICTORY] = defeated
            if s.table[FINALE]:
                return
            how = "defeated" if defeated else "lost" if hero_down else "survived"
            happen(s, Event(COMBAT_ENDS, enemy, seat, how=how))
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
                end_turn(s, seat)


FIGHT = Fight()


def fight(s: State, seat: int, enemy: int, token: int = -1, goes_on: bool = False) -> None:
    """Schedule a combat of a hero with a monster (by its token, if there is one) or a minion."""
    s.push(FIGHT, 0, (seat, enemy, token, int(goes_on)))


def combat_begins(s: State) -> None:
    """What texts do at the start of a combat happens now."""
    fight = combat(s)
    happen(s, Event(COMBAT_BEGINS, fight.piece, fight.seat))


def shadow_card(s: State) -> None:
    """Sauron may play a Shadow card, ahead of the preparation."""
    s.push(AT_COMBAT, 0, (combat(s).seat,))


def prepare(s: State) -> None:
    """Sauron draws as many combat cards as the fortitude of the monster or minion; then the hero uses agility."""
    fight = combat(s)
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
        return combat(s).seat

    def agility(self, s: State) -> int:
        """The agility of the hero."""
        return value(s, figure(s, combat(s).seat), "agility")

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("number", self.agility(s)),)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        most = min(self.agility(s), len(s.zones[LIFE + combat(s).seat]))
        return [Choice("draw-number", count) for count in range(most, -1, -1)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.a > self.agility(s):
            return Refusal("refuse-agility", self.rule, more=(("number", self.agility(s)),))
        if choice.a > len(s.zones[LIFE + combat(s).seat]):
            return Refusal("refuse-life-pool-small", "meq.life-pool.2")
        return None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        fight = combat(s)
        hero, spare = figure(s, fight.seat), self.agility(s) - choice.a
        s.note("log-agility", self.rule, ("seat", fight.seat), ("number", choice.a))
        draw_cards(s, fight.seat, choice.a)
        if spare:
            last(s, MORE_STRENGTH, Scope(hero, fight.seat), (hero,), fight.name, spare)


USE_AGILITY = UseAgility()


# ---- a round: declaring exhaustion, choosing, revealing, strength


def goes_on(s: State) -> bool:
    """Whether there is another round."""
    numbers = combat(s).numbers
    return not both_exhausted(s) and not numbers.get("over")


def round_begins(s: State) -> None:
    """What belongs to a round only is forgotten; whoever has no card left is exhausted."""
    fight = combat(s)
    numbers = fight.numbers
    numbers["round"] = numbers.get("round", 0) + 1
    for name in ("hurt", "harmed", "hero-cancelled", "enemy-cancelled", "capped", "executed"):
        numbers.pop(name, None)
    for name in ("hero-card", "enemy-card", "spent-texts"):
        fight.pieces.pop(name, None)
    for seat in (fight.seat, SAURON):
        if not exhausted(s, seat) and not s.zones[HAND + seat]:
            exhaust(s, seat)


def exhaust(s: State, seat: int) -> None:
    """A combatant is exhausted for the rest of the combat."""
    fight = combat(s)
    fight.numbers[f"{side(s, seat)}-exhausted"] = 1
    if seat == SAURON:
        s.note("log-enemy-exhausted", "meq.combat-exhausted.1", ("piece", fight.piece))
    else:
        s.note("log-hero-exhausted", "meq.combat-exhausted.1", ("seat", seat))


@dataclass(frozen=True, eq=False)
class DeclareExhaustion(Ask):
    """Before a round the hero, then Sauron, may give up playing cards. `data` is (seat,)."""

    rule: str = "meq.combat-exhausted.5"
    kind = "declare"
    prompt = "ask-declare"
    verbs = "fight-on declare"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 1)[0]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not exhausted(s, ints(data, 1)[0]):
            Ask.run(self, s, pc, data)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [FIGHT_ON, DECLARE]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "declare":
            exhaust(s, ints(data, 1)[0])


DECLARE_EXHAUSTION = DeclareExhaustion()


def declare(s: State) -> None:
    """The hero decides first, and only then does Sauron decide."""
    s.push(DECLARE_EXHAUSTION, 0, (combat(s).seat,))
    s.push(DECLARE_EXHAUSTION, 0, (SAURON,))
    s.push(LAY_CARDS)


@dataclass(frozen=True, eq=False)
class LayCard(Ask):
    """A combatant chooses a card and lays it face down. `data` is (seat,)."""

    rule: str = "meq.combat-phases.7"
    kind = "lay"
    prompt = "ask-lay"
    verbs = "lay"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 1)[0]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat = ints(data, 1)[0]
        if exhausted(s, seat):
            return
        hold_close(s, seat)
        if combat(s).numbers.get(f"{side(s, seat)}-random") == combat(s).numbers["round"]:
            self.answer(s, data, Choice("lay", random_card(s, HAND + seat)))
        else:
            Ask.run(self, s, pc, data)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", combat(s).piece), ("number", combat(s).numbers["round"]))

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("lay", card) for card in s.zones[HAND + ints(data, 1)[0]]]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat = ints(data, 1)[0]
        return None if s.zone[choice.a] == HAND + seat else Refusal("refuse-not-in-hand", self.rule, choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = ints(data, 1)[0]
        move(s, choice.a, LAID + seat)
        s.note("log-lays", self.rule, ("seat", seat))


LAY_CARD = LayCard()


def lay_cards(s: State) -> None:
    """Part a. Usually the hero lays the first card; who was anticipated lays it openly before the other chooses."""
    fight = combat(s)
    if both_exhausted(s):
        leave_scene(s, "combat-round")
        return
    foreseen = fight.numbers.get("foreseen", 0)
    by_hero, by_enemy = foreseen & 1, foreseen & 2
    fight.numbers["foreseen"] = 0
    if by_hero and not by_enemy:
        order, openly = (SAURON, fight.seat), SAURON
    else:
        order, openly = (fight.seat, SAURON), fight.seat if by_enemy and not by_hero else -1
    for seat in order:
        s.push(LAY_CARD, 0, (seat,))
        if seat == openly:
            s.push(REVEAL, 0, (seat,))
    for seat in order:
        if seat != openly:
            s.push(REVEAL, 0, (seat,))
    s.push(CHEAPER)
    s.push(STRENGTH)


LAY_CARDS = Do(lay_cards)


def reveal(s: State, data: tuple[Plain, ...]) -> None:
    """Part b: the card of a combatant is turned up and joins the combat stack."""
    seat = ints(data, 1)[0]
    fight = combat(s)
    for card in s.zones[LAID + seat][:]:
        move(s, card, STACK + seat)
        fight.pieces[f"{side(s, seat)}-card"] = (card,)
        s.note("log-reveals", "meq.combat-phases.9", ("seat", seat), ("piece", card))


REVEAL = Call(reveal)


def calculate_strength(s: State) -> None:
    """Part c: whoever has spent too much strength is exhausted, and the card of this round is cancelled."""
    fight = combat(s)
    for seat in (fight.seat, SAURON):
        owner = figure(s, seat) if seat != SAURON else fight.piece
        spent = sum(value(s, card, "strength") for card in s.zones[STACK + seat])
        if not exhausted(s, seat) and spent > value(s, owner, "strength"):
            exhaust(s, seat)
            apply_bonus(s, card_of(s, seat), "attack", "locked", 0, owner)
            apply_bonus(s, card_of(s, seat), "defense", "locked", 0, owner)
            fight.numbers[f"{side(s, seat)}-cancelled"] = 1
    if both_exhausted(s):
        s.note("log-both-exhausted", "meq.combat-phases.15")
        leave_scene(s, "combat-round")


def cheaper_cards(s: State) -> None:
    """Texts of the previous round that change what a card of this round costs."""
    run_waiting(s, "next-strength")


CHEAPER = Do(cheaper_cards)
STRENGTH = Do(calculate_strength)


# ---- parts d and e: abilities


def texts(s: State, source: int, label: str) -> list[int]:
    """The texts `piece << 8 | number` of a card, monster or minion that the rules call by this label."""
    return [source << 8 | number for number in s.rules.catalogue.specials[s.face[source]].get(label, ())]


def own_sources(s: State, seat: int) -> list[int]:
    """What speaks for a side in this round: its card, if that is not cancelled, and the monster or minion itself.

    The text of a monster is tied to a type of card: it works only if the card of this round has that type.
    """
    fight = combat(s)
    card = card_of(s, seat)
    found = [card] if card >= 0 and not is_cancelled(s, seat) else []
    if seat == SAURON:
        tied = s.rules.catalogue.faces[s.face[fight.piece]].labels.get("tied", "")
        if tied and type_of(s, SAURON) == tied:
            found.append(fight.piece)
    return found


def waiting(s: State, seat: int) -> tuple[int, ...]:
    """The card of a side whose text waits for this round."""
    return combat(s).pieces.get(f"{side(s, seat)}-waiting", ())


def run_waiting(s: State, label: str) -> None:
    """Carry out the waiting texts with a label, the hero's first."""
    for seat in (combat(s).seat, SAURON):
        for card in waiting(s, seat):
            run_texts(s, seat, card, label)


def run_texts(s: State, seat: int, source: int, label: str) -> None:
    """Schedule the texts of a card with a label."""
    for entry in texts(s, source, label):
        s.push(RUN_TEXT, 0, (entry, seat))


def cancel_cards(s: State, label: str, previous: bool) -> None:
    """All cancels of a part apply first and together; two cards that cancel each other are both blank."""
    fight = combat(s)
    hit: list[tuple[int, int]] = []
    gains: list[tuple[int, int, int]] = []
    for seat in (fight.seat, SAURON):
        for source in waiting(s, seat) if previous else own_sources(s, seat):
            for entry in texts(s, source, label):
                effect = s.rules.catalogue.faces[s.face[source]].abilities[entry & 255].effect  # type: ignore[attr-defined]
                assert isinstance(effect, Cancels)
                scope = Scope.probe(source, seat)
                gain = effect.gain(s, scope)
                if gain:
                    gains.append((seat, source, gain))
                if effect.hits(s, scope):
                    hit.append((opponent(s, seat), source))
    for seat, source in hit:
        if not is_cancelled(s, seat):
            cancel_card(s, seat, source)
    for seat, source, gain in gains:
        if not is_cancelled(s, seat):
            apply_bonus(s, card_of(s, seat), "attack", "add", gain, source)


def cancel_card(s: State, seat: int, source: int) -> None:
    """The card of a side is cancelled: no text, no type, attack and defense 0."""
    card = card_of(s, seat)
    combat(s).numbers[f"{side(s, seat)}-cancelled"] = 1
    apply_bonus(s, card, "attack", "locked", 0, source)
    apply_bonus(s, card, "defense", "locked", 0, source)
    s.note("log-cancelled", "meq.combat-terms.1", ("piece", card), ("source", source))


def previous_abilities(s: State) -> None:
    """Part d: the texts of the previous round that wait for this one."""
    cancel_cards(s, "next-cancels", previous=True)
    run_waiting(s, "next-round")


def current_abilities(s: State) -> None:
    """Part e: the texts of the cards of this round, and of the monster."""
    cancel_cards(s, "cancels", previous=False)
    for seat in (combat(s).seat, SAURON):
        s.push(SIDE_TEXTS, 0, (seat,))


def side_texts(s: State, data: tuple[Plain, ...]) -> None:
    """The texts of one side."""
    seat = ints(data, 1)[0]
    for source in own_sources(s, seat):
        run_texts(s, seat, source, "combat")


SIDE_TEXTS = Call(side_texts)


# ---- part f: damage


def deal(s: State, seat: int, points: int, from_hand: int = 0) -> None:
    """Deal damage to a side: to the enemy (seat 0) as tokens, to the hero as cards."""
    fight = combat(s)
    if points <= 0:
        return
    if seat != SAURON:
        damage_hero(s, seat, points, from_hand)
        return
    if fight.numbers.get("capped"):
        points = min(points, max(0, fight.numbers["capped"] - fight.numbers.get("harmed", 0)))
    if points:
        fight.numbers["harmed"] = fight.numbers.get("harmed", 0) + points
        happen(s, Event(DAMAGED, fight.piece, fight.seat, points))


def deal_damage(s: State) -> None:
    """Each combatant takes the opponent's attack minus the own defense."""
    fight = combat(s)
    mine, theirs = card_of(s, fight.seat), card_of(s, SAURON)
    attack, defense = strength_of(s, fight.seat, mine)
    enemy_attack, enemy_defense = strength_of(s, SAURON, theirs)
    s.note("log-attacks", "meq.combat-phases.20", ("seat", fight.seat), ("number", attack))
    s.note("log-enemy-attacks", "meq.combat-phases.20", ("piece", fight.piece), ("number", enemy_attack))
    fight.numbers["prevented"] = min(attack, enemy_defense)
    to_hero = max(0, enemy_attack - defense)
    deal(s, SAURON, max(0, attack - enemy_defense))
    if to_hero and own_text(s, "spies"):
        place_in_extension(s, to_hero, may_stop=False)
    else:
        deal(s, fight.seat, to_hero, int(own_text(s, "from-hand")))
    s.push(AFTER_DAMAGE)


def own_text(s: State, label: str) -> bool:
    """Whether the monster has a text with this label that works in this round."""
    fight = combat(s)
    return fight.piece in own_sources(s, SAURON) and bool(texts(s, fight.piece, label))


def strength_of(s: State, seat: int, card: int) -> tuple[int, int]:
    """Attack and defense of a side in this round; without a card both are 0."""
    return (value(s, card, "attack"), value(s, card, "defense")) if card >= 0 else (0, 0)


@dataclass(frozen=True, eq=False)
class AfterDamage(Step):
    """Texts that follow from damage, one after another until none follows: the hero's first."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        fight = combat(s)
        for seat in (fight.seat, SAURON):
            for source in own_sources(s, seat):
                for entry in texts(s, source, "dealt"):
                    if entry in fight.pieces.get("spent-texts", ()):
                        continue
                    effect = s.rules.catalogue.faces[s.face[source]].abilities[entry & 255].effect  # type: ignore[attr-defined]
                    if effect.can(s, Scope.probe(source, seat)):
                        if not getattr(effect, "again", False):
                            fight.pieces["spent-texts"] = (*fight.pieces.get("spent-texts", ()), entry)
                        s.push(RUN_TEXT, 0, (entry, seat))
                        s.push(self)
                        return


AFTER_DAMAGE = AfterDamage()


def is_defeated(s: State) -> bool:
    """Whether the monster or minion is defeated now."""
    fight = combat(s)
    return bool(fight.numbers.get("executed")) or s.tokens[DAMAGE][fight.piece] >= value(s, fight.piece, "health")


def round_ends(s: State) -> None:
    """Who is defeated? What was played waits for the next round, if its text does."""
    fight = combat(s)
    numbers = fight.numbers
    numbers["defeated"] = int(is_defeated(s))
    numbers["hero-down"] = int(without_cards(s, fight.seat))
    if numbers["defeated"] or numbers["hero-down"]:
        numbers["over"] = 1
    for seat in (fight.seat, SAURON):
        name, card = side(s, seat), card_of(s, seat)
        live = card >= 0 and not is_cancelled(s, seat)
        fight.pieces[f"{name}-waiting"] = (card,) if live else ()
        numbers[f"{name}-type"] = 0 if type_of(s, seat) == NO_TYPE else 1 + ("melee", "ranged").index(type_of(s, seat))
        for source in own_sources(s, seat):
            run_texts(s, seat, source, "round-end")
    s.push(CLEAR_ROUND)


def clear_round(s: State) -> None:
    """What lasted for this round is over."""
    fight = combat(s)
    for card in fight.pieces.pop("passing", ()):
        if s.zone[card] == STACK + fight.seat:
            move(s, card, REST + fight.seat)
    expire(s, round_name(s))


CLEAR_ROUND = Do(clear_round)


# ---- the result


def result(s: State) -> None:
    """Phase 3: cards, token, and what an undefeated enemy brings Sauron."""
    fight = combat(s)
    defeated = fight.numbers.get("defeated", 0)
    expire(s, round_name(s))
    put_combat_cards_away(s, fight)
    for token in fight.pieces["token"]:
        happen(s, Event(TOKEN_GOES, token))
    if defeated:
        if kind(s, fight.piece) == "minion":
            happen(s, Event(MINION_DEFEATED, fight.piece, fight.seat))
        else:
            s.note("log-defeated", "meq.damage-monsters.2", ("piece", fight.piece))
    elif not s.table[FINALE]:
        s.note("log-enemy-undefeated", "meq.combat-phases.29", ("piece", fight.piece))
        wisdom = value(s, fight.piece, "wisdom")
        if wisdom:
            place_in_extension(s, wisdom, may_stop=True)


@dataclass(frozen=True, eq=False)
class RetreatTo(Ask):
    """A hero who has retreated moves to a neighbouring location for nothing. `data` is (seat,)."""

    rule: str = "meq.combat-card.4"
    kind = "move"
    prompt = "ask-retreat"
    verbs = "to"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 1)[0]

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("to", place) for place in NEIGHBOURS[place_of(s, ints(data, 1)[0])]]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        near = NEIGHBOURS[place_of(s, ints(data, 1)[0])]
        return None if choice.a in near else Refusal("refuse-not-adjacent", "meq.travel-move.1", choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(HERO_MOVES, seat=ints(data, 1)[0], other=choice.a, how="effect"))


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

COMBAT = Steps(
    Do(combat_begins),
    Do(shadow_card),
    Do(prepare),
    While(goes_on, ROUND),
    Do(result),
)
