"""Nobody learns from windows and questions what lies in other hands.

Two worlds that a person cannot tell apart: what that person does not know lies otherwise in the second. In both the
question that waits is put again, and one choice is made that everybody can follow. Unless it shows the person a card,
what they see, read and are asked, and who else is asked, is the same.

The normal run looks at some worlds of every game; `--long` at 20,000 of each.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import rulewright as rw
from rulewright.kernel.events import Event
from rulewright.kernel.knowledge import bit, hidden_groups, next_question, permute
from rulewright.kernel.listening import relisten
from rulewright.kernel.state import State
from support.random_games import SCENARIOS, VILLAINS, WAR_TABLES

LONG, SHORT = 20_000, 150
LONGEST = 400


def table_of_strangers(game: str, number: int) -> rw.Game:
    """A new game between people who must not learn anything of each other's cards."""
    people = 2 + number % 3
    if game == "wotr":
        scenario, people = WAR_TABLES[number % len(WAR_TABLES)]
        return rw.new("wotr", scenario=scenario, seats=people, seed=number)
    if game == "meq":
        return rw.new("meq", seats=people, seed=number)
    scenario = (VILLAINS if game == "champions" else SCENARIOS)[number // 3 % 3]
    return rw.new(game, scenario=scenario, seats=people, seed=number, secret_windows="yes")


def decisions(game_id: str, rng: random.Random) -> Iterator[rw.Game]:
    """Some decisions of random games."""
    for number in range(10**6):
        game = table_of_strangers(game_id, number)
        for _ in range(LONGEST):
            if game.over:
                break
            if rng.random() < 0.25:
                yield game
            game.choose(rng.randrange(len(game.decision.options)))


def other_world(game: rw.Game, seat: int | None, rng: random.Random) -> rw.Game | None:
    """What a person does not know, and the question does not name, changes places; the question is put anew."""
    other = game.clone()
    named = named_in_question(other.state).union(game.decision.picked)
    for group in hidden_groups(other.state, seat):
        unnamed = [piece for piece in group if piece not in named]
        permute(other.state, unnamed, rng.sample(range(len(unnamed)), len(unnamed)))
    relisten(other.state)
    waiting, asked = game.state.pending, next_question(other.state)
    if asked is None and must_do_it(game):
        return None
    assert asked is not None, "nobody is asked"
    assert (asked.node, asked.seat) == (waiting.node, waiting.seat), "another question is put"
    other.state.pending = asked
    return other


def must_do_it(game: rw.Game) -> bool:
    """Whether of several effects one is left that must be chosen, such as a price that a hand can pay: that it can is
    shown by the rules, for it is paid at once."""
    return game.decision.kind == "choose-one" and len(game.decision.options) == 1


def named_in_question(s: State) -> frozenset[int]:
    """The pieces that the question that waits names to whoever is asked; not those named by what they act as, nor those
    of an event that this person does not know."""
    pending = s.pending
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


def seen_by(game: rw.Game, seat: int | None) -> object:
    """All that a person sees and is asked; the view says who is asked."""
    return game.view(seat), game.decision.keys if game.decision and game.decision.seat == seat else ()


def faces_known(game: rw.Game, seat: int | None) -> dict[int, int]:
    """The pieces that a person knows, with their cards."""
    s = game.state
    return {piece: s.card[piece] for piece, known in enumerate(s.known) if known & bit(seat)}


def names_hidden(game: rw.Game, known: dict[int, int]) -> set[str]:
    """The titles of the cards that a person does not know."""
    cards = game.state.rules.catalogue.cards
    return {f.name for piece, card in enumerate(game.state.card) if piece not in known for f in cards[card].faces}


def shows_a_card(game: rw.Game, seat: int | None, known: dict[int, int], secret: set[str]) -> bool:
    """Whether a person may have learnt a card since: one that is open now, or one that the log has named."""
    if not faces_known(game, seat).items() <= known.items():
        return True
    faces = game.state.rules.catalogue.faces
    told = [arg for _, _, args in game.entries() for arg in args]
    named = {faces[face].name for kind, face, mask in told if kind in ("piece", "source") and mask & bit(seat)}
    return not named.isdisjoint(secret)


def must_take(game: rw.Game) -> bool:
    """Whether somebody has searched and must take what there is: that it is there is shown by the rules."""
    return game.decision is not None and all(option.verb == "take" for option in game.decision.options)


def check_step(game: rw.Game, other: rw.Game, seat: int | None, rng: random.Random) -> bool:
    """One choice further that a person can follow. Whether there is one that shows them nothing new."""
    known = faces_known(game, seat)
    public = [o.key for o in game.decision.options if known.keys() >= set(o.pieces) and o.key in other.decision.keys]
    if not public:
        return False
    key = rng.choice(public)
    secret = names_hidden(game, known)
    here, there = game.clone(), other.clone()
    for world in (here, there):
        world.state.recording = True
        world.choose(key)
    if any(shows_a_card(world, seat, known, secret) for world in (here, there)) or must_take(here) != must_take(there):
        return False
    assert seen_by(there, seat) == seen_by(here, seat), key
    assert there.log(seat) == here.log(seat), key
    return True


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game_id", ["lotr", "wotr", "champions", "meq"])
def test_two_worlds_that_a_person_cannot_tell_apart_stay_so(game_id: str, long_run: bool):
    rng = random.Random(4)
    steps = 0
    for _, game in zip(range(LONG if long_run else SHORT), decisions(game_id, rng), strict=False):
        seat = rng.choice([*range(game.state.people), None])
        other = other_world(game, seat, rng)
        if other is not None:
            assert seen_by(other, seat) == seen_by(game, seat)
            steps += check_step(game, other, seat, rng)
    assert steps > SHORT // 3
