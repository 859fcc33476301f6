"""Part f of a combat round: damage, the texts that follow from it, and who is defeated."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.events import (
    DAMAGED,
    RUN_TEXT,
)
from rulewright.games.meq.flow.asking import place_in_extension
from rulewright.games.meq.flow.combat_abilities import own_sources, run_texts, texts
from rulewright.games.meq.flow.combat_values import (
    NO_TYPE,
    Caps,
    FollowsAllDamage,
    card_of,
    fight_under_way,
    is_cancelled,
    round_name,
    side,
    type_of,
)
from rulewright.games.meq.flow.defeat import without_cards
from rulewright.games.meq.flow.losing import damage_hero
from rulewright.games.meq.table import (
    DAMAGE,
    REST,
    SAURON,
    STACK,
    kind,
)
from rulewright.kernel.events import Event
from rulewright.kernel.lasting import expire
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import move
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Do, Step
from rulewright.kernel.values import value


def deal(s: State, seat: int, points: int, from_hand: int = 0) -> None:
    """Deal damage to a side: to the enemy (seat 0) as tokens, to the hero as cards."""
    fight = fight_under_way(s)
    if points <= 0:
        return
    if seat != SAURON:
        damage_hero(s, seat, points, from_hand)
        return
    for source in own_sources(s, SAURON):
        for entry in texts(s, source, "combat"):
            effect = s.rules.catalogue.faces[s.face[source]].abilities[entry & 255].effect  # type: ignore[attr-defined]
            if isinstance(effect, Caps):
                points = min(points, max(0, effect.limit() - fight.numbers.get("harmed", 0)))
    if points:
        fight.numbers["harmed"] = fight.numbers.get("harmed", 0) + points
        happen(s, Event(DAMAGED, fight.piece, fight.seat, points, how=kind(s, fight.piece)))


def deal_damage(s: State) -> None:
    """Each combatant takes the opponent's attack minus the own defense."""
    fight = fight_under_way(s)
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
    fight = fight_under_way(s)
    return fight.piece in own_sources(s, SAURON) and bool(texts(s, fight.piece, label))


def strength_of(s: State, seat: int, card: int) -> tuple[int, int]:
    """Attack and defense of a side in this round; without a card both are 0."""
    return (value(s, card, "attack"), value(s, card, "defense")) if card >= 0 else (0, 0)


@dataclass(frozen=True, eq=False)
class AfterDamage(Step):
    """Texts that follow from damage, one after another until none follows: the hero's first."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        fight = fight_under_way(s)
        for seat in (fight.seat, SAURON):
            for source in own_sources(s, seat):
                for entry in texts(s, source, "dealt"):
                    if entry in fight.pieces.get("spent-texts", ()):
                        continue
                    effect = s.rules.catalogue.faces[s.face[source]].abilities[entry & 255].effect  # type: ignore[attr-defined]
                    if effect.can(s, Scope.probe(source, seat)):
                        if not isinstance(effect, FollowsAllDamage):
                            fight.pieces["spent-texts"] = (*fight.pieces.get("spent-texts", ()), entry)
                        s.push(RUN_TEXT, 0, (entry, seat))
                        s.push(self)
                        return


AFTER_DAMAGE = AfterDamage()


def is_defeated(s: State) -> bool:
    """Whether the monster or minion is defeated now."""
    fight = fight_under_way(s)
    return bool(fight.numbers.get("executed")) or s.tokens[DAMAGE][fight.piece] >= value(s, fight.piece, "health")


def round_ends(s: State) -> None:
    """Who is defeated? What was played waits for the next round, if its text does."""
    fight = fight_under_way(s)
    numbers = fight.numbers
    numbers["defeated"] = int(is_defeated(s))
    numbers["hero-down"] = int(without_cards(s, fight.seat))
    if numbers["defeated"] or numbers["hero-down"]:
        numbers["over"] = 1
    for seat in (fight.seat, SAURON):
        name, card = side(s, seat), card_of(s, seat)
        live = card >= 0 and not is_cancelled(s, seat)
        fight.pieces[f"{name}-waiting"] = (card,) if live else ()
        if card >= 0 and not live:
            fight.pieces["typeless"] = (*fight.pieces.get("typeless", ()), card)
        numbers[f"{name}-type"] = 0 if type_of(s, seat) == NO_TYPE else 1 + ("melee", "ranged").index(type_of(s, seat))
        for source in own_sources(s, seat):
            run_texts(s, seat, source, "round-end")
    s.push(CLEAR_ROUND)


def clear_round(s: State) -> None:
    """What lasted for this round is over."""
    fight = fight_under_way(s)
    for card in fight.pieces.pop("passing", ()):
        if s.zone[card] == STACK + fight.seat:
            move(s, card, REST + fight.seat)
    expire(s, round_name(s))


CLEAR_ROUND = Do(clear_round)
