"""Who knows what: worlds imagined in keeping with what a person knows."""

from __future__ import annotations

from rulewright.kernel.chance import IMAGINED, roll, seeded
from rulewright.kernel.events import Event
from rulewright.kernel.listening import relisten
from rulewright.kernel.state import SPECTATOR, Entry, Pending, State

Log = tuple[object, ...] | None
"""The lines of a log, newest first: those before it, and one line."""

TRIES = 200
"""So many worlds are drawn to find one in which the question that waits is asked."""


def bit(seat: int | None) -> int:
    """The bit of a person (None: a spectator) in the masks of knowledge."""
    return SPECTATOR if seat is None else 1 << seat


def hidden_groups(s: State, seat: int | None, kept: frozenset[int] = frozenset()) -> list[list[int]]:
    """The pieces whose identity a seat does not know, by the deck they came from: within a group any could be any.

    Those that are `kept` are left out.
    """
    mask = bit(seat)
    groups: dict[tuple[int, str], list[int]] = {}
    cards = s.rules.catalogue.cards
    for piece, known in enumerate(s.known):
        if not known & mask and piece not in kept:
            groups.setdefault((s.owner[piece], cards[s.card[piece]].back), []).append(piece)
    return list(groups.values())


def named_in_question(s: State) -> frozenset[int]:
    """The pieces that the question that waits names to whoever is asked; not those named by what they act as, nor those
    of an event that this person does not know."""
    pending = s.pending
    if pending is None:
        return frozenset()
    named: set[int] = set()
    mask = bit(s.persons[pending.seat])
    for kind, what in pending.node.question(s, pending.data)[1]:
        if isinstance(what, Event):
            named |= {piece for piece in (what.piece, what.source) if piece >= 0 and s.known[piece] & mask}
        elif isinstance(what, int) and kind in ("piece", "source"):
            named.add(what)
    for choice in pending.choices:
        form = s.rules.verbs[choice.verb]
        named |= {piece for kind, piece in ((form.a, choice.a), (form.b, choice.b)) if kind == "piece"}
    return frozenset([piece for piece in named if piece >= 0 and not s.rules.stands_in(s, piece)])


def permute(s: State, pieces: list[int], order: list[int]) -> None:
    """Give the pieces each other's cards: the i-th gets the card of the `order[i]`-th."""
    cards = [s.card[p] for p in pieces]
    front = s.rules.catalogue.front
    for piece, index in zip(pieces, order, strict=True):
        old, new = s.card[piece], cards[index]
        if s.face[piece] == front[old]:
            s.face[piece] = front[new]
        s.card[piece] = new


def imagine(s: State, seat: int | None, seed: int) -> State:
    """A position that a person cannot tell from this one: all that the person does not know is drawn anew.

    That a question waits is known, too: worlds are drawn until one is found in which it is put. The person who is
    asked has seen what the question names. Should nobody be asked in all those worlds, the question itself tells what
    it names.
    """
    rng = seeded(seed, IMAGINED)
    pending, named = s.pending, named_in_question(s)
    asked = pending is not None and s.persons[pending.seat] == seat
    world = s
    for kept in (named,) if asked else (frozenset(), named):
        groups = hidden_groups(s, seat, kept)
        for _ in range(TRIES):
            world = s.clone()
            world.log, world.recording, world.rng = None, False, rng
            redraw(world, groups)
            rng = world.rng
            if pending is None or puts_question(world, asked):
                return world
    return world


def redraw(s: State, groups: list[list[int]]) -> None:
    """Shuffle the cards of each group among its pieces, as if they had been sorted: how they lie now tells nothing."""
    for group in groups:
        lying = [s.card[piece] for piece in group]
        order = sorted(range(len(group)), key=lying.__getitem__)
        for i in range(len(order) - 1, 0, -1):
            j = roll(s, i + 1)
            order[i], order[j] = order[j], order[i]
        permute(s, group, order)
    relisten(s)


def puts_question(s: State, same: bool) -> bool:
    """Put the question that waits anew, with the cards as they are now. Whether it would be put (if `same`: as it is).

    The person who is asked knows every word of it; others know who is asked.
    """
    waiting = s.pending
    assert waiting is not None
    trial = s.clone()
    trial.pending = None
    found = next_question(trial)
    if found is None or found.node is not waiting.node or found.seat != waiting.seat or found.data != waiting.data:
        return False
    if same:
        return options(found) == options(waiting)
    s.pending = found
    return True


def next_question(s: State) -> Pending | None:
    """What the step asks that is due."""
    step, pc, data = s.stack.pop()
    s.base = len(s.stack)
    step.run(s, pc, data)
    return s.pending


def options(pending: Pending) -> list[tuple[str, int, int]]:
    """What a question offers."""
    return [choice.as_tuple() for choice in pending.choices]


def as_heard(log: Log, seat: int | None) -> Log:
    """The lines of a log without what a person could not know when they were written."""
    mask = bit(seat)
    lines: list[Entry] = []
    while log is not None:
        log, line = log  # type: ignore[assignment]
        lines.append(line)  # type: ignore[arg-type]
    heard: Log = None
    for message, rule, args in reversed(lines):
        heard = (heard, (message, rule, tuple([arg if arg[2] & mask else (arg[0], -1, 0) for arg in args])))
    return heard
