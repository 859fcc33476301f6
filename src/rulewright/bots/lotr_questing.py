"""Rules of thumb for the quest, travel and encounter phases."""

from __future__ import annotations

from rulewright.bots.lotr_fighting import best_defender, survives, to_kill
from rulewright.bots.lotr_sight import Sight
from rulewright.games.lotr.table import characters

PER_CARD = 1.6
"""The threat an encounter card brings when it is revealed, on average."""

LATER = 0.4
"""The part of their willpower that the players who commit later will bring."""
KILLS = 2
"""For how many enemies attackers stay behind."""
SPARE_STRIKERS, SPARE_GUARDS = 3, 4
"""How far the quest may fail before attackers, and then defenders, are sent along after all."""

HASTE = {"The Necromancer's Tower": 12, "Through the Caverns": 12}
"""Stages where time works against the players: nobody stays to attack, and the quest must succeed by so much."""

TOLLS = {
    "Mountains of Mirkwood": 3.0,
    "Great Forest Web": 1.5,
    "Necromancer's Pass": 1.5,
    "Tower Gate": 3.0,
    "Enchanted Stream": 2.0,
    "Gladden Fields": 1.0,
}
"""What it costs to travel to a location, in points of threat."""


def expected(t: Sight) -> float:
    """The threat to beat once the encounter cards of this round are revealed."""
    stage = t.name(t.quest())
    cards = 0 if stage == "Ambush on the Shore" else len(t.seats) + (1 if stage == "Anduin Passage" else 0)
    return t.staging_threat() + PER_CARD * cards


def haste(t: Sight) -> int:
    """By how much more than usual the quest should succeed."""
    return HASTE.get(t.name(t.quest()), 0)


def coming(t: Sight) -> list[int]:
    """The enemies this player will have to fight this round: those engaged and those about to engage."""
    near = [e for e in t.staged("enemy") if t.value(e, "engagement_cost") <= t.threat]
    if t.name(t.quest()) == "Anduin Passage":
        near = []
    share = near[: -(-len(near) // len(t.seats))]
    return sorted([*t.engaged, *share], key=lambda e: -t.value(e, "attack"))


def reserve(t: Sight, able: list[int]) -> tuple[list[int], list[int]]:
    """Who stays behind to defend, and who to attack, the last of each the first to be spared."""
    fights = coming(t)
    free = list(able)
    guards: list[int] = []
    for enemy in fights:
        if "Forest Snare" in t.attached(enemy):
            continue
        guard = best_defender(t, enemy, free)
        if guard >= 0:
            guards.append(guard)
            free.remove(guard)
    strikers: list[int] = []
    free.sort(key=lambda p: t.value(p, "willpower") - 1.2 * t.value(p, "attack"))
    for enemy in sorted(fights, key=lambda e: to_kill(t, e))[: 0 if haste(t) else KILLS]:
        missing = to_kill(t, enemy)
        for piece in [p for p in free if t.value(p, "attack") > t.value(p, "willpower") // 2]:
            if missing <= 0:
                break
            strikers.append(piece)
            free.remove(piece)
            missing -= t.value(piece, "attack")
    return guards, strikers


def commit(t: Sight) -> list[float]:
    """Commit all who are not needed to fight; of those, the last ones kept go too when the quest would fail."""
    able = [p for p in t.mine if t.ready(p) and not t.committed(p)]
    guards, strikers = reserve(t, able)
    go = [p for p in able if p not in guards and p not in strikers and t.value(p, "willpower") and keen(t, p)]
    turn = t.seats.index(t.seat)
    others = [p for seat in t.seats[turn + 1 :] for p in characters(t.state, seat) if t.ready(p)]
    later = LATER * sum(t.value(p, "willpower") for p in others)
    need = expected(t) - later + haste(t)
    if not t.progress_helps():
        go = only_needed(t, go, need - t.willpower())
    power = t.willpower() + sum(t.value(p, "willpower") for p in go)
    for kept, bearable in ((strikers, min(SPARE_STRIKERS, 46 - t.threat)), (guards, min(SPARE_GUARDS, 48 - t.threat))):
        while kept and power + bearable < need:
            piece = max(kept, key=lambda p: t.value(p, "willpower"))
            kept.remove(piece)
            if not t.value(piece, "willpower"):
                break
            go.append(piece)
            power += t.value(piece, "willpower")
    return [(1.0 if c.a in go and c.a not in t.picked else -1.0) if c.verb == "commit" else 0.0 for c in t.choices]


def only_needed(t: Sight, go: list[int], need: float) -> list[int]:
    """The fewest of these that have the willpower needed: those who fight worst first."""
    enough: list[int] = []
    for piece in sorted(go, key=lambda p: t.value(p, "attack") + t.value(p, "defense") - 2 * t.value(p, "willpower")):
        if need <= 0:
            break
        enough.append(piece)
        need -= t.value(piece, "willpower")
    return enough


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
    """Take an enemy on only when a defender and enough attackers are ready for it."""
    ready = [p for p in t.mine if t.ready(p)]
    for enemy in t.engaged:
        guard = best_defender(t, enemy, ready)
        if guard >= 0:
            ready.remove(guard)
    marks = []
    for choice in t.choices:
        if choice.verb != "engage":
            marks.append(0.0)
            continue
        enemy = choice.a
        guard = best_defender(t, enemy, ready)
        force = sum(t.value(p, "attack") for p in ready if p != guard)
        handled = guard >= 0 and (survives(t, guard, enemy) or t.type(guard) == "ally")
        kills = force >= to_kill(t, enemy)
        hurts = force > t.value(enemy, "defense") + 1 and not t.engaged
        if t.name(enemy) == "Hummerhorns":
            handled = handled and any(t.life(hero) > 5 for hero in t.heroes())
        marks.append(5 + t.value(enemy, "threat") + 3 * (t.host(enemy) >= 0) if handled and (kills or hurts) else -1.0)
    return marks
