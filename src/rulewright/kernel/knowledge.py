"""Who knows what: worlds imagined in keeping with what a person knows."""

from __future__ import annotations

from rulewright.kernel.chance import IMAGINED, roll, seeded
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.listening import relisten
from rulewright.kernel.state import SPECTATOR, Entry, Pending, State

Log = tuple[object, ...] | None
"""The lines of a log, newest first: those before it, and one line."""

TRIES = 5_000
"""So many worlds are drawn to find one in which the question that waits is put; some 100 is the most that was seen."""


def bit(seat: int | None) -> int:
    """The bit of a person (None: a spectator) in the masks of knowledge."""
    return SPECTATOR if seat is None else 1 << seat


def hidden_groups(s: State, seat: int | None) -> list[list[int]]:
    """The pieces whose identity a seat does not know, by the deck they came from: within a group any could be any."""
    mask = bit(seat)
    groups: dict[tuple[int, str], list[int]] = {}
    cards = s.rules.catalogue.cards
    for piece, known in enumerate(s.known):
        if not known & mask:
            groups.setdefault((s.owner[piece], cards[s.card[piece]].back), []).append(piece)
    return list(groups.values())


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

    What is hidden here has no part in it: it is the same however the hidden cards lie. What is asked depends only on
    what the person knows who is asked. Others know who is asked, and what sort of question: for them worlds are drawn
    until one is found in which it is put.
    """
    rng, groups = seeded(seed, IMAGINED), hidden_groups(s, seat)
    pending = s.pending
    stands = pending is None or s.persons[pending.seat] == seat
    for _ in range(TRIES):
        world = s.clone()
        world.log, world.recording, world.rng = None, False, rng
        redraw(world, groups)
        if stands or put_again(world):
            return world
        rng = world.rng
    raise RulewrightError("error-no-other-world")


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


def put_again(s: State) -> bool:
    """Put the question that waits anew, with the cards as they are now.

    Whether it is put: by the same step, to the same seat, with the same data, which tell what everybody knows.
    """
    waiting, found = s.pending, next_question(s)
    assert waiting is not None
    if found is None or found.node is not waiting.node or found.seat != waiting.seat or found.data != waiting.data:
        return False
    s.pending = found
    return True


def next_question(s: State) -> Pending | None:
    """What the step asks that is due; the position stays as it is."""
    trial = s.clone()
    trial.pending = None
    step, pc, data = trial.stack.pop()
    step.run(trial, pc, data)
    return _asked(trial)


def _asked(s: State) -> Pending | None:
    # Read here, because in `next_question` the type checker, and so the compiler, believes that it still is None.
    return s.pending


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
