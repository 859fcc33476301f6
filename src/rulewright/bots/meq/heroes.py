"""Rules of thumb for the heroes: what to do when they explore, what to give up, when to rest."""

from __future__ import annotations

from rulewright.bots.meq.fighting import in_fight
from rulewright.bots.meq.sight import BLOOD, ENOUGH_FAVOR, SECRET, Sight
from rulewright.bots.meq.texts import texts
from rulewright.games.meq.board import HAVEN, PLACES
from rulewright.games.meq.flow.story import leftmost
from rulewright.games.meq.flow.travel import one_is_enough, way_to
from rulewright.games.meq.table import (
    DAMAGE_POOL,
    FAVOR,
    GREEN,
    MARKERS,
    REST,
    corruption,
    heroes,
    place_of,
    stat,
)
from rulewright.kernel.state import Choice

TIRED, WORN = 7, 5
"""A hero with so few cards left rests if that brings so many back."""


def explore(t: Sight, choice: Choice) -> float:
    """Complete quests, take favor, ask for favor, discard plots."""
    s, verb = t.state, choice.verb
    if verb == "complete":
        return 9.0
    if verb == "take-favor":
        return 8.0
    if verb == "ask-favor":
        return 7.0
    if verb == "ask-help":
        return 7.0 + texts(t, choice.a, "help", t.seat) - t.favor_worth() * stat(s, choice.a, "favor")
    if verb == "foil":
        spared = sum(s.dials[FAVOR]) - stat(s, choice.a, "price") >= ENOUGH_FAVOR
        late = t.mission == SECRET and t.steps_left <= 3 and not spared
        dear = t.favor_worth() * stat(s, choice.a, "price") * (1.0 if late else 0.3)
        return 6.0 + t.of_plot(choice.a, there=True) - dear
    if verb == "event":
        return texts(t, choice.a, "may-explore", t.seat)
    return 0.5 if verb == "done" else -1.0


def pay(t: Sight, choice: Choice) -> float:
    """A card that is enough by itself, and of those the one that fights worst; favor is paid by who has most."""
    s = t.state
    if choice.verb != "discard":
        return float(s.dials[FAVOR][choice.a]) if choice.verb == "choose-player" else 0.0
    worth = -in_fight(t, choice.a)
    if len(t.data) == 3 and isinstance(t.data[1], int) and t.data[1] in PLACES and not t.data[2]:
        way = way_to(s, t.seat, t.data[1])
        if way is not None and one_is_enough(s, t.seat, way, choice.a):
            worth += 20.0
    return worth


# ---- resting


def rest(t: Sight, choice: Choice) -> float:
    """Rest when few cards are left and many come back: Sauron's story advances with it."""
    s, seat = t.state, t.seat
    back = len(s.zones[REST + seat])
    if place_of(s, seat) in HAVEN:
        back += len(s.zones[DAMAGE_POOL + seat])
    wanted = t.breath(seat) <= TIRED and back >= WORN
    return float((choice.verb == "rest") == wanted)


def heal(t: Sight, choice: Choice) -> float:
    """Heal while there is something to heal, else train."""
    hurt = len(t.state.zones[DAMAGE_POOL + t.seat])
    return {"heal-wounds": 0.3 * hurt, "train": 1.0}.get(choice.verb, 0.0)


def marker(t: Sight, choice: Choice) -> float:
    """Of Sauron's markers the one that his plots advance least."""
    pace = t.pace()
    name = choice.verb.removeprefix("advance-")
    assert GREEN + MARKERS.index(name) in leftmost(t.state)
    return -float(pace[name])


def cleanse(t: Sight, choice: Choice) -> float:
    """Discard Corruption where the mission wants it, or favor is left over."""
    s, seat = t.state, t.seat
    if choice.verb != "cleanse":
        return 0.0
    cost = stat(s, choice.a, "price")
    if t.mission == BLOOD and sum(len(corruption(s, other)) for other in heroes(s)) > 1:
        return 9.0 - cost
    spare = s.dials[FAVOR][seat] - cost
    return 4.0 - cost if spare >= ENOUGH_FAVOR else -1.0


def hero(t: Sight, choice: Choice) -> float:
    """Who is good in a combat."""
    return BEST.get(t.title(choice.a), 0.0)


BEST = {"Eometh": 5.0, "Thálin": 4.0, "Argalad": 3.0, "Beravor": 2.0, "Eleanor": 1.0}


def train(t: Sight, choice: Choice) -> float:
    """The skill that fights best."""
    return in_fight(t, choice.a)


def shield(t: Sight, choice: Choice) -> float:
    """Discard cards that prevent more damage than they are cards."""
    return float(t.face(choice.a).stats["defense"]) - 1.5 if choice.verb == "discard" else 0.0


def remove(t: Sight, choice: Choice) -> float:
    """Remove what is most dangerous."""
    if choice.verb == "done":
        return 0.0
    return 1.0 + (t.danger(choice.a) if choice.verb == "remove-token" else 0.5)
