"""What must hold at a decision of any game: checks that know no game."""

from __future__ import annotations

import json
import random

import rulewright as rw
from rulewright.kernel.knowledge import bit, hidden_groups, next_question, permute
from rulewright.kernel.listening import relisten
from rulewright.kernel.resolver import advance


def check_decision(game: rw.Game) -> None:
    """Options exist and are distinct, every piece is in exactly one zone; what is kept for speed is right."""
    decision = game.decision
    keys = decision.keys
    assert keys
    assert len(set(keys)) == len(keys)
    assert 0 <= decision.seat < game.state.people
    s = game.state
    lying = sorted(piece for zone in s.zones for piece in zone)
    assert lying == list(range(len(s.card)))
    assert all(piece in s.zones[s.zone[piece]] for piece in lying)
    assert all(count >= 0 for column in s.tokens for count in column)
    away = [p for p in lying if s.rules.zones.defs[s.zone[p]].group not in s.rules.present]
    assert not any(column[piece] for column in s.tokens for piece in away)
    layout = game.module.layout()
    under = () if layout is None else layout.under
    assert not any(s.exhausted[p] or s.controller[p] != s.owner[p] for p in away)
    assert all(s.host[p] < 0 or s.rules.zones.defs[s.zone[p]].name in under for p in away)
    loads: list[list[int]] = [[] for _ in lying]
    for p in lying:
        if s.host[p] >= 0:
            loads[s.host[p]].append(p)
    assert [sorted(load) for load in s.attached] == loads
    for zone in s.play_zones:
        kinds = {s.rules.catalogue.faces[s.face[p]].kind for p in s.zones[zone]}
        assert all(zone in s.rules.zones_of_kind((kind,))[s.seats] for kind in kinds)
        kept = [p for p in s.zones[zone] if s.rules.catalogue.faces[s.face[p]].kind in s.rules.kept_by_controller]
        assert all(s.controller[p] == s.rules.zones.holder[zone] for p in kept)
    in_decks = {p for zone, place in enumerate(s.rules.zones.defs) if place.deck for p in s.zones[zone]}
    assert in_decks.isdisjoint(entry >> 8 for entries in s.listeners.values() for entry in entries)
    assert in_decks.isdisjoint(p for effects in s.lasting.values() for effect in effects for p in effect.pieces or ())
    anew = s.clone()
    relisten(anew)
    assert s.listeners == anew.listeners
    assert s.scopes


def play_on(game: rw.Game, seed: int, choices: int) -> str:
    """Some random choices further; the digest there."""
    rng = random.Random(seed)
    for _ in range(choices):
        if not game.over:
            game.choose(rng.randrange(len(game.decision.options)))
    return game.digest()


def check_clone(game: rw.Game, number: int) -> None:
    """A clone equals the original and lives its own life."""
    before = game.digest()
    copy = game.clone()
    assert copy.digest() == before
    after = play_on(copy, number, 5)
    assert game.digest() == before
    assert play_on(game.clone(), number, 5) == after


def check_log(game: rw.Game) -> None:
    """Put another card wherever a seat could not know it when a line was written: what it reads stays the same."""
    s, teller = game.state, game.module.teller
    last = len(s.rules.catalogue.faces) - 1
    for entry in game.entries():
        message, rule, args = entry
        for seat in (*range(s.people), None):
            other = tuple(
                (kind, last - value if kind in ("piece", "source") and not known & bit(seat) else value, known)
                for kind, value, known in args
            )
            assert teller.entry(s, (message, rule, other), seat, "en") == teller.entry(s, entry, seat, "en")


def disguised(game: rw.Game, number: int, seat: int | None) -> rw.Game:
    """The game with the cards that are hidden from a seat in each other's places: to that seat it is the same."""
    other = game.clone()
    rng = random.Random(number)
    for group in hidden_groups(other.state, seat):
        order = list(range(len(group)))
        rng.shuffle(order)
        permute(other.state, group, order)
    other.state.rng ^= rng.getrandbits(60)
    relisten(other.state)
    return other


def check_secrecy(game: rw.Game, number: int, seat: int | None) -> None:
    """Give hidden pieces each other's cards: view and options of the seat stay byte for byte the same."""
    other = disguised(game, number, seat)
    assert json.dumps(other.view(seat), sort_keys=True) == json.dumps(game.view(seat), sort_keys=True)
    if game.decision.seat == seat:
        assert other.decision.keys == game.decision.keys


def check_journal(game: rw.Game) -> None:
    """Replaying the journal gives the same digests, the same end, the same journal."""
    text = game.journal()
    replayed = rw.replay(text)
    assert replayed.digest() == game.digest()
    assert replayed.result == game.result


def asked_anew(game: rw.Game) -> rw.Game | None:
    """The game with the question put again as its cards lie now, if it is: whoever is asked may have seen others."""
    other = game.clone()
    s, waiting = other.state, game.state.pending
    s.pending = None
    step, pc, data = s.stack.pop()
    step.run(s, pc, data)
    found = s.pending
    if found is None or (found.node, found.seat, found.data) != (waiting.node, waiting.seat, waiting.data):
        return None
    advance(s)
    return other


def check_alike(game: rw.Game, number: int, seat: int | None) -> None:
    """What is imagined for a seat is the same, byte for byte, however the cards lie that are hidden from it, and
    whatever somebody else who is asked has found among them; and the question that waits there is the one that its
    position puts."""
    here, other = game.determinize(seat, number), disguised(game, number, seat)
    worlds = [other, None if game.decision.seat == seat else asked_anew(other)]
    for there in [world.determinize(seat, number) for world in worlds if world is not None]:
        assert here.digest() == there.digest()
        assert here.journal() == there.journal()
    assert next_question(here.state).as_tuple() == here.state.pending.as_tuple()
