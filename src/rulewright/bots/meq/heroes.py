"""Rules of thumb for the heroes: where to go, what to do there, when to rest."""

from __future__ import annotations

from heapq import heappop, heappush

from rulewright.bots.meq.fighting import in_fight
from rulewright.bots.meq.sight import Sight
from rulewright.bots.meq.texts import texts
from rulewright.games.meq.board import ALWAYS_PERILOUS, ANY, HAVEN, NUMBERS, PLACES, WAYS, Path, distances
from rulewright.games.meq.flow.quests import objective, quests
from rulewright.games.meq.flow.story import leftmost
from rulewright.games.meq.flow.travel import cards_for, one_is_enough, way_to, ways
from rulewright.games.meq.table import (
    DAMAGE_POOL,
    EVENT,
    FAVOR,
    FAVOR_THERE,
    GREEN,
    INFLUENCE,
    MARKERS,
    REST,
    active_plots,
    corruption,
    enemies_at,
    figure,
    label,
    place_of,
    standing,
    stat,
)
from rulewright.kernel.state import Choice
from rulewright.kernel.values import value

CARD = 0.35
"""What a card that a move costs is worth."""
FAVOR_WORTH, QUEST, CLEAR, HEALED = 1.4, 4.0, 2.0, 0.25
"""What favor, a quest, a monster to fight and a card to heal are worth on the way."""
TIRED, WORN = 7, 5
"""A hero with so few cards left rests if that brings so many back."""
ENOUGH_FAVOR = 5
SPEAR, SECRET, BLOOD, CLEAN = "The Spear of the West", "Isildur's Secret", "Noble Blood", "Against the Shadow"
"""The heroes' missions that change what is worth the way."""


def favor_worth(t: Sight) -> float:
    """What a favor is worth to the hero who is asked."""
    wanted = t.mission == SECRET and t.state.dials[FAVOR][t.seat] < ENOUGH_FAVOR
    return FAVOR_WORTH * (1.6 if wanted else 1.0)


# ---- where to go


def attraction(t: Sight, place: int) -> float:
    """What a hero can do at a place."""
    s, seat = t.state, t.seat
    worth = 0.0
    favor = s.tokens[FAVOR_THERE][place]
    if favor:
        worth += favor_worth(t) * favor
    for person in standing(s, place, "character"):
        worth += favor_worth(t) * max(1, stat(s, person, "favor"))
    for plot in active_plots(s):
        if s.at.get(plot) == place and stat(s, plot, "price") <= s.dials[FAVOR][seat]:
            worth += max(0.0, t.of_plot(plot, there=True))
    for quest in quests(s, seat):
        wanted = objective(s, quest)
        if NUMBERS[wanted.explore or wanted.at] == place:
            worth += QUEST * (2.0 if t.mission == SPEAR else 1.0)
    if worth:
        nearer = [other for other in t.strangers(seat) if distances(place_of(s, other))[place] == 0]
        worth *= 0.3 if nearer else 1.0
    if place in HAVEN:
        worth += HEALED * max(0, len(s.zones[DAMAGE_POOL + seat]) - 3) * (t.breath(seat) < 10)
    return worth


def risk(t: Sight, place: int) -> float:
    """What a hero has to fear at a place."""
    s, seat = t.state, t.seat
    if place in HAVEN:
        return 0.0
    foes = [t.danger(piece) for piece in enemies_at(s, place)]
    fear = 0.6 * max(foes, default=0.0)
    if foes and t.mission == CLEAN and len(t.hand) >= WORN:
        fear -= CLEAR
    influence = s.tokens[INFLUENCE][place]
    if place in ALWAYS_PERILOUS or influence > value(s, figure(s, seat), "wisdom"):
        fear += 1.2
    return fear


def price(t: Sight, way: Path, icons: set[str]) -> int:
    """About how many cards a path costs."""
    if way.terrain == ANY or way.terrain in icons:
        return 1
    return cards_for(t.state, t.seat, way)


def routes(t: Sight) -> dict[int, tuple[float, int]]:
    """For each place how dear the way is, and the first place on it."""
    s, seat = t.state, t.seat
    icons = {label(s, card, "travel") for card in t.hand}
    start = place_of(s, seat)
    found: dict[int, tuple[float, int]] = {start: (0.0, start)}
    ahead: list[tuple[float, int, int]] = []
    for way in ways(s, seat):
        heappush(ahead, (CARD * price(t, way, icons) + risk(t, way.to), way.to, way.to))
    while ahead:
        dear, here, first = heappop(ahead)
        if here in found:
            continue
        found[here] = (dear, first)
        if dear > MOST_DEAR:
            continue
        for way in WAYS[here]:
            if way.to not in found:
                heappush(ahead, (dear + CARD * price(t, way, icons) + risk(t, way.to), way.to, first))
    return found


MOST_DEAR = 6.0


def travel(t: Sight) -> list[float]:
    """Explore where there is something to do, go where most is to be done for the way, or stay."""
    s, seat = t.state, t.seat
    here = place_of(s, seat)
    offered = {choice.a for choice in t.choices if choice.verb == "travel"}
    gains: dict[int, float] = {}
    if offered:
        for place, (dear, first) in routes(t).items():
            if first in offered:
                gain = attraction(t, place) - dear
                gains[first] = max(gains.get(first, -9.0), gain)
    stay = weariness(t)
    return [
        worth_exploring(t, here)
        if choice.verb == "explore"
        else gains.get(choice.a, -9.0)
        if choice.verb == "travel"
        else stay
        if choice.verb == "stop"
        else -1.0
        for choice in t.choices
    ]


def weariness(t: Sight) -> float:
    """What it is worth to stay and keep the cards."""
    return 0.2 + (1.0 if len(t.hand) <= 2 else 0.0) + (1.5 if t.breath(t.seat) <= 3 else 0.0)


def worth_exploring(t: Sight, place: int) -> float:
    """Whether there is something to explore here."""
    s, seat = t.state, t.seat
    harm = sum(texts(t, card, "explored", seat) for card in s.zones[EVENT] if s.at.get(card) == place)
    found = bool(s.tokens[FAVOR_THERE][place] or standing(s, place, "character"))
    found = found or any(NUMBERS.get(objective(s, quest).explore, -1) == place for quest in quests(s, seat))
    found = found or any(
        s.at.get(plot) == place and stat(s, plot, "price") <= s.dials[FAVOR][seat] for plot in active_plots(s)
    )
    return 20.0 + harm if found and harm > -1.0 else -1.0


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
        return 7.0 + texts(t, choice.a, "help", t.seat) - favor_worth(t) * stat(s, choice.a, "favor")
    if verb == "foil":
        late = t.mission == SECRET and t.steps_left <= 3
        dear = favor_worth(t) * stat(s, choice.a, "price") * (1.0 if late else 0.3)
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
    if t.mission == BLOOD and len(corruption(s, seat)) > 1:
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
