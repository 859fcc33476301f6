"""Rules of thumb for the quest, travel and encounter phases."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.bots.lotr.fighting import Battle, Fight, battle, fight_with, fighters, outcome, outlook
from rulewright.bots.lotr.sight import Sight
from rulewright.games.lotr.table import characters

PER_CARD = 1.6
"""The threat an encounter card brings when it is revealed, on average."""

LATER = 0.5
"""The part of their willpower that the players who commit later will bring."""
NEWCOMER, COMES = Fight(3, 1, 3, 8.0), 0.25
"""An enemy that may be revealed and engage at once, and how probable that is."""
PROGRESS, IDLE = 1.2, 0.2
"""What a point of progress is worth, and what when it brings nobody further."""
STAGED, GUARDS = 1.5, 5.0
"""What it is worth to be rid of a point of threat in the staging area, and of a guard of an objective."""
THREAT = 1.0
"""What a point of threat costs one player, as long as it is low."""
SPREAD = 2.0
"""How far the threat that is revealed strays from what was expected, for one player."""

TOLLS = {
    "Mountains of Mirkwood": 3.0,
    "Great Forest Web": 1.5,
    "Necromancer's Pass": 1.5,
    "Tower Gate": 6.0,
    "Enchanted Stream": 2.0,
    "Gladden Fields": 1.0,
}
"""What it costs to travel to a location, in points of threat."""


def expected(t: Sight) -> float:
    """The threat to beat once the encounter cards of this round are revealed."""
    stage = t.name(t.quest())
    cards = 0 if stage == "Ambush on the Shore" else len(t.seats) + (1 if stage == "Anduin Passage" else 0)
    return t.staging_threat() + PER_CARD * cards


def coming(t: Sight) -> list[Fight]:
    """The fights this player has to expect this round: with those engaged and those about to engage."""
    turn = t.seats.index(t.seat)
    near = [e for e in t.staged("enemy") if t.value(e, "engagement_cost") <= t.threat]
    near.sort(key=lambda e: -t.value(e, "engagement_cost"))
    share = [] if t.name(t.quest()) == "Anduin Passage" else near[turn :: len(t.seats)]
    return [fight_with(t, e) for e in (*t.engaged, *share)]


def prospect(t: Sight, able: list[int], sure: Battle, feared: Battle) -> float:
    """How well these characters would come through the battle that is sure and, perhaps, the one that is feared."""
    return (1 - COMES) * outcome(t, able, sure) + COMES * outcome(t, able, feared)


class Stakes(NamedTuple):
    """What a quest is about: what a point of progress is worth, what one that is lacking costs, and how far what is
    revealed strays from what was expected."""

    progress: float
    danger: float
    spread: float

    def gain(self, power: float) -> float:
        """What it is worth to quest with so much more willpower than the threat to expect; negative for failure."""
        total = 0.0
        for margin in (power - self.spread, power, power + self.spread):
            total += margin * (self.progress if margin > 0 else self.danger)
        return total / 3


def stakes(t: Sight) -> Stakes:
    """What this quest is about."""
    danger = 0.0
    for seat in t.seats:
        danger += threat_price(t.threat_of(seat))
    return Stakes(PROGRESS if t.progress_helps() else IDLE, danger, SPREAD * len(t.seats) ** 0.5)


def threat_price(threat: int) -> float:
    """How bad a point of threat is."""
    return THREAT if threat < 35 else 1.5 * THREAT if threat < 42 else 3 * THREAT


def commit(t: Sight) -> list[float]:
    """Commit, one by one, whoever helps the quest more than they are missed in the fights; then no more."""
    able = [p for p in fighters(t) if p not in t.picked or stays_ready(t, p)]
    turn = t.seats.index(t.seat)
    others = [p for seat in t.seats[turn + 1 :] for p in characters(t.state, seat) if t.ready(p)]
    later = LATER * sum(t.value(p, "willpower") for p in others)
    mine = sum(t.value(p, "willpower") for p in t.picked if p in t.mine)
    power = t.willpower() + mine + later - expected(t)
    fights = coming(t)
    sure, feared, quest = battle(fights), battle([*fights, NEWCOMER]), stakes(t)
    now = quest.gain(power) + prospect(t, able, sure, feared)
    marks = []
    for choice in t.choices:
        willing = t.value(choice.a, "willpower") if choice.verb == "commit" else 0
        if not willing or not keen(t, choice.a):
            marks.append(0.0 if choice.verb != "commit" else -1.0)
            continue
        rest = able if stays_ready(t, choice.a) else [p for p in able if p != choice.a]
        marks.append(quest.gain(power + willing) + prospect(t, rest, sure, feared) - now)
    return marks


def stays_ready(t: Sight, piece: int) -> bool:
    """Whether a character can be readied after questing."""
    return "Unexpected Courage" in t.attached(piece) or (t.name(piece) == "Aragorn" and t.resources(piece) > 0)


def keen(t: Sight, piece: int) -> bool:
    """Whether a character has nothing better to do than to quest for its willpower."""
    name = t.name(piece)
    if name == "Eleanor":
        return False
    if name == "Faramir":
        return sum(1 for p in t.mine if t.value(p, "willpower") and t.ready(p)) < 4
    if name == "Daughter of the Nimrodel":
        return not any(t.damage(hero) for seat in t.seats for hero in t.heroes(seat))
    return True


def travel(t: Sight) -> list[float]:
    """Go where the most threat lies or an objective is guarded, unless the way there costs more."""

    def gain(place: int) -> float:
        guards = 4 if t.host(place) >= 0 else 0
        return 2 * t.value(place, "threat") - 0.4 * t.left(place) - TOLLS.get(t.name(place), 0) + guards

    return [gain(c.a) if c.verb == "travel" else 0.0 for c in t.choices]


def engage(t: Sight) -> list[float]:
    """Take an enemy on when the staging area is better without it and those who are ready can deal with it."""
    ready = fighters(t)
    fights = [fight_with(t, e) for e in t.engaged]
    now = outlook(t, ready, fights)
    marks = []
    for choice in t.choices:
        if choice.verb != "engage":
            marks.append(0.0)
            continue
        enemy = choice.a
        change = outlook(t, ready, [*fights, fight_with(t, enemy)]) - now
        rid = STAGED * t.value(enemy, "threat") + GUARDS * (t.host(enemy) >= 0)
        if t.name(enemy) == "Hummerhorns" and all(t.life(hero) <= 5 for hero in t.heroes()):
            rid = -99.0
        marks.append(change + rid)
    return marks
