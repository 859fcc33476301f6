"""Rules of thumb for Sauron: plots first, what they need next, and servants where the heroes are or want to go."""

from __future__ import annotations

from rulewright.bots.meq.sight import Need, Sight
from rulewright.bots.meq.texts import texts
from rulewright.games.meq.board import NUMBERS, STRONGHOLD, around, distances
from rulewright.games.meq.flow.acting import ACTIONS, NUMBERS_OF, free_space
from rulewright.games.meq.flow.plotting import free_spaces, plot_locations
from rulewright.games.meq.flow.story import pool_limit
from rulewright.games.meq.table import (
    FAVOR_THERE,
    INFLUENCE,
    PLOT_HAND,
    POOL,
    SHADOW_HAND,
    corruption,
    heroes,
    kind,
    place_of,
    standing,
    stat,
)
from rulewright.games.meq.vocabulary.verbs_sauron import SauronLosesPlot
from rulewright.kernel.state import Choice

NEEDS = {
    "A Dark Messenger": (Need("minion", "erebor"),),
    "Osgiliath Invaded": (Need("monster-token", "osgiliath"),),
    "Wormtongue Taints Théoden": (Need("influence", "edoras", 1, 6),),
    "Orcs in the Mountains": (Need("influence", "mount-gundabad", 1, 8),),
    "Sméagol Escapes": (Need("servant", "woodland-realm", 1),),
    "Loss of an Heir": (Need("servant", "minas-tirith", 1), Need("servant", "edoras", 1)),
    "Rise of the Uruk-hai": (Need("influence", "isengard", 0, 3),),
    "To Find Them All": (Need("Ringwraiths", "the-shire"), Need("influence", "the-shire", 0, 6)),
}
"""By the title of a plot or a mission."""
ENOUGH_PLOTS = 2
"""So many good plots in hand are enough."""
REPLACED = 3.0
"""How much better a plot in hand must be to discard an active one for it."""


def needs(t: Sight) -> list[Need]:
    """What Sauron's plots in hand and his mission still need."""
    s = t.state
    found: list[Need] = []
    for card in s.zones[PLOT_HAND]:
        wanted = NEEDS.get(t.title(card), ())
        if wanted and t.of_plot(card) > 0 and not plot_locations(s, card):
            found.extend(wanted)
    found.extend(NEEDS.get(t.mission, ()))
    return found


def feasible(t: Sight, card: int) -> float:
    """How likely it is that a plot can be played soon."""
    s = t.state
    missing = max(0, stat(s, card, "influence") - s.table[POOL])
    return (1.0 if plot_locations(s, card) else 0.5) / (1 + 0.25 * missing)


# ---- plots


def plot(t: Sight, choice: Choice) -> float:
    """Play the plot that brings most; make room only for one that is much better."""
    s = t.state
    if choice.verb == "play":
        return t.of_plot(choice.a)
    if choice.verb == "discard-plot":
        if free_spaces(s) or not t.steps_left:
            return -1.0
        ready = [c for c in s.zones[PLOT_HAND] if stat(s, c, "influence") <= s.table[POOL] and plot_locations(s, c)]
        best = max((t.of_plot(card) for card in ready), default=0.0)
        return best - t.of_plot(choice.a, there=True) - REPLACED
    return 0.0


def keep(t: Sight, choice: Choice) -> float:
    """Keep plots that help and can be played, and Shadow cards that can be played soon."""
    if kind(t.state, choice.a) == "plot":
        return t.of_plot(choice.a) * feasible(t, choice.a)
    return shadow_worth(t, choice.a) - 0.15 * stat(t.state, choice.a, "influence")


def take(t: Sight, choice: Choice) -> float:
    """Take the best card; of plots that are lost, the one that is missed least."""
    if choice.a < 0:
        return 0.0
    return -keep(t, choice) if isinstance(t.node, SauronLosesPlot) else keep(t, choice)


def far_from_heroes(t: Sight, place: int) -> float:
    """How many paths the nearest hero is away."""
    return float(min(distances(place_of(t.state, seat))[place] for seat in heroes(t.state)))


# ---- actions


def act(t: Sight, choice: Choice) -> float:
    """Draw while plots are wanted, influence while the Shadow Pool is too small for them, else command."""
    s = t.state
    verb = choice.verb
    if verb == "play":
        worth = shadow_worth(t, choice.a)
        return 5.0 + worth if worth > 0 else -1.0
    if verb == "done":
        return 0.0
    amount = NUMBERS_OF[ACTIONS[verb]][free_space(s, ACTIONS[verb])]
    if verb == "place-influence":
        return 0.4 * amount + 1.5 * min(2, max(0, wanted_pool(t) - s.table[POOL]))
    if verb == "draw-cards":
        good = [card for card in s.zones[PLOT_HAND] if t.of_plot(card) * feasible(t, card) > 1.0]
        wanted = ENOUGH_PLOTS - len(good)
        return 0.5 * amount + (2.0 * wanted if wanted > 0 and t.steps_left > 1 else 0.0)
    return 0.6 * amount + 1.5 * any(need.what != "influence" for need in t.wanted)


def wanted_pool(t: Sight) -> int:
    """How much influence the Shadow Pool should hold for the cards in hand."""
    s = t.state
    plots = [stat(s, card, "influence") for card in s.zones[PLOT_HAND] if t.of_plot(card) > 0]
    shadows = [stat(s, card, "influence") for card in s.zones[SHADOW_HAND]]
    return min(pool_limit(s), max([*plots, *shadows, 2]))


def shadow_worth(t: Sight, card: int) -> float:
    """What a Shadow card brings; against the hero whom it concerns or, where that is open, against any."""
    seats = [t.subject] if t.subject in heroes(t.state) else list(heroes(t.state))
    if t.data and isinstance(t.data[0], int) and t.data[0] in heroes(t.state):
        seats = [t.data[0]]
    return max(texts(t, card, "shadow", 0, hero=seat) for seat in seats)


def shadow(t: Sight, choice: Choice) -> float:
    """Play a Shadow card that does harm."""
    return shadow_worth(t, choice.a) if choice.verb == "play" else 0.05


# ---- influence


def influence(t: Sight, choice: Choice) -> float:
    """The Shadow Pool while plots want it; then what plots need, the Strongholds, and where heroes are going."""
    s = t.state
    if choice.verb == "done":
        return -1.0
    if choice.verb == "to-pool":
        return 4.0 if s.table[POOL] < wanted_pool(t) else 0.9
    return at_place(t, choice.a)


def at_place(t: Sight, place: int) -> float:
    """What another influence token in a location is worth."""
    s = t.state
    there = s.tokens[INFLUENCE][place]
    worth = 0.2 - 0.2 * there
    if place in STRONGHOLD:
        worth += 1.5 if there < 3 else 0.2
    near = far_from_heroes(t, place)
    worth += {1.0: 0.8, 2.0: 0.4}.get(near, 0.0)
    worth += 0.5 * bool(s.tokens[FAVOR_THERE][place] or standing(s, place, "character"))
    worth += 0.7 * any(s.at.get(card) == place for card in t.plots)
    for need in t.wanted:
        if need.what == "influence":
            goal = NUMBERS[need.place]
            total = sum(s.tokens[INFLUENCE][p] for p in around(goal, need.spaces))
            if total < need.amount:
                away = max(0, distances(goal)[place] - need.spaces)
                worth += 2.0 if not away else 0.0 if there else 2.0 / (1 + away)
    return worth


# ---- servants


def command(t: Sight, choice: Choice) -> float:
    """Send a servant where a plot needs it, muster, or let one come nearer to a hero."""
    s = t.state
    if choice.verb == "done":
        return 0.1
    if choice.verb == "heal":
        return 1.5
    if choice.verb.startswith("muster"):
        return 1.6
    if choice.verb == "to":
        return sent(t, t.subject, choice.a)
    here = s.at[choice.a]
    return max((sent(t, choice.a, place) for place in around(here, 2) if place != here), default=0.0) - sent(
        t, choice.a, here
    )


def move_to(t: Sight, choice: Choice) -> float:
    """Where a servant is wanted most."""
    return sent(t, t.subject, choice.a)


def sent(t: Sight, piece: int, place: int) -> float:
    """How good it is that a servant stands at a place."""
    s = t.state
    worth = 0.0
    what = kind(s, piece)
    for need in t.wanted:
        if need.what in (what, "servant") or need.what == t.title(piece):
            away = max(0, distances(NUMBERS[need.place])[place] - need.spaces)
            worth = max(worth, 6.0 / (1 + away))
    near = min(distances(place_of(s, seat))[place] for seat in heroes(s))
    worth += t.danger(piece) * {0: 0.35, 1: 0.25, 2: 0.15}.get(near, 0.0)
    worth += 0.5 * any(s.at.get(card) == place for card in t.plots)
    return worth


def place(t: Sight, choice: Choice) -> float:
    """A plot is safest far from the heroes; a servant stands near them, or where a plot needs it."""
    if choice.verb != "to":
        return 0.0
    if t.subject >= 0 and kind(t.state, t.subject) == "plot":
        return far_from_heroes(t, choice.a)
    return sent(t, t.subject, choice.a)


# ---- against heroes


def peril(t: Sight, choice: Choice) -> float:
    """The Peril card that hurts most."""
    if choice.verb == "pass":
        return -9.0
    seat = t.data[0] if t.data and isinstance(t.data[0], int) else 1
    return texts(t, choice.a, "effect", seat)


def haven(t: Sight, choice: Choice) -> float:
    """A defeated hero goes where no plot is near."""
    plots = [t.state.at[card] for card in t.plots if card in t.state.at]
    return float(min((distances(choice.a)[place] for place in plots), default=0))


def victim(t: Sight, choice: Choice) -> float:
    """The hero who is most corrupt, and then the one with the fewest cards."""
    seat = choice.a
    return 2.0 * len(corruption(t.state, seat)) - 0.1 * t.breath(seat)


def inflict(t: Sight, choice: Choice) -> float:
    """The Corruption card that is most expensive to discard."""
    return float(stat(t.state, choice.a, "price"))
