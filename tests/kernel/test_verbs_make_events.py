"""Verbs make events, and only what carries them out writes: where events do nothing, no effect changes the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulewright.kernel.effects.base import AskingEffect, Effect
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import KINDS
from rulewright.kernel.node import nodes
from rulewright.kernel.state import Scope, State
from support.random_games import Case, champions_case, lotr_case, meq_case, positions, wotr_case

CASES = {
    lotr_case(1, 2, "revised", "passage-through-mirkwood"): ("attach-as", "return-to-hand", "search-top-cards"),
    lotr_case(2, 2, "revised", "escape-from-dol-guldur"): ("look-at-encounter-deck", "send-orc-guard", "set-aside"),
    lotr_case(3, 2, "revised", "journey-along-the-anduin"): (
        "attack-from-shadow",
        "remove-from-game",
        "shuffle-into-deck",
    ),
    wotr_case(1, "trilogy", 2): ("activate-path", "add-tokens", "new-deck", "remove", "take"),
    wotr_case(2, "trilogy", 4): ("cycle-cards", "eliminate-any-number"),
    meq_case(0, 2): ("gain-favor", "place-influence", "take-corruption"),
    meq_case(1, 3): ("lose-favor", "move-hero", "place-minion"),
    champions_case(1, "rhino", 2, "standard", "legions-of-hydra"): ("confuse", "enemies-attack", "put-into-play"),
    champions_case(2, "klaw", 2, "expert", "masters-of-evil"): ("discard-at-random", "lay-under", "take-one-of-top"),
    champions_case(3, "ultron", 3, "standard", "the-doomsday-chair"): ("pick-up-to", "search-deck", "send-drone"),
}
"""Games, and some of the effects that must find something to do in them."""
RULES = {"EndTurn", "EnemiesAttack", "EnemiesScheme", "Reveal", "RevealTop"}
"""Effects that hand over to the rules at once: a turn that ends puts the cards of its combat away, an activation its
boost cards; a card that is revealed is turned faceup."""
ENDLESS = {"DiscardUntil"}
"""Effects that go on until something has happened: where nothing does, there is no end to them."""
FIGHTING = ("combat-card", "hero-card", "monster", "skill")
"""Cards of Middle-Earth Quest whose texts speak of the combat round under way."""
TRIED = {
    "lotr": slice(0, None, 5),
    "wotr": slice(0, None, 12),
    "meq": slice(12, None, 24),
    "champions": slice(0, None, 7),
}
"""At which decisions the effects of all cards are tried; heroes of Middle-Earth Quest must have come to the board."""


def table(s: State) -> tuple[object, ...]:
    """What lies on the table and who knows it. Which card a deck will yield next is chance, not a change."""
    decks = {p for zone, place in enumerate(s.rules.zones.defs) if place.deck for p in s.zones[zone]}
    cards = [(card, face) for p, (card, face) in enumerate(zip(s.card, s.face, strict=True)) if p not in decks]
    return (
        cards, s.zone, s.zones, s.owner, s.controller, s.host, s.at, s.attached, s.exhausted, s.known, s.tokens,
        s.dials, s.table, s.order,
    )  # fmt: skip


@pytest.fixture
def events_do_nothing() -> Iterator[None]:
    """For a while no event changes anything."""
    kept = [(kind, kind.carry_out) for kind in KINDS]
    for kind in KINDS:
        kind.carry_out = None
    yield
    for kind, carry_out in kept:
        kind.carry_out = carry_out


def effects(s: State) -> list[tuple[int, Effect]]:
    """All effects of all pieces: each part of each ability, with its piece."""
    faces = s.rules.catalogue.faces
    return [
        (piece, node)
        for piece in range(len(s.card))
        if faces[s.face[piece]].kind not in FIGHTING or (s.activations and "round" in s.activations[-1].numbers)
        for ability in faces[s.face[piece]].abilities
        for node in nodes(ability)
        if isinstance(node, Verb | AskingEffect) and type(node).__name__ not in ENDLESS
    ]


def tried(s: State, piece: int, effect: Effect, seat: int) -> list[State]:
    """The positions after an effect, as if this piece said it to this seat: one for each answer, if it asks for any."""
    scope = Scope(piece, seat, None, {"it": piece, "player": seat, "X": 1})
    if not effect.can(s, scope):
        return []
    after = s.clone()
    after.pending = None
    after.scopes.append(scope)
    effect.run(after, 0, ())
    pending = after.pending
    if pending is None or pending.node is not effect:
        return [after]
    answered = []
    for choice in pending.choices:
        copy = after.clone()
        copy.scheduled.pop()
        effect.answer(copy, pending.data, choice)
        answered.append(copy)
    return answered


@pytest.mark.parametrize(
    ("case", "some"), CASES.items(), ids=lambda it: f"{it.game}-{it.seed}" if isinstance(it, Case) else ""
)
def test_no_effect_writes_outside_an_event(case: Case, some: tuple[str, ...], request: pytest.FixtureRequest):
    game = case.start()
    seen = [game.state.clone() for _ in positions(game, case.seed)][TRIED[case.game]]
    request.getfixturevalue("events_do_nothing")
    found, writers = set(), set()
    for s in seen:
        before = table(s.clone())
        for piece, effect in {(s.face[p], e): (p, e) for p, e in effects(s)}.values():
            for after in tried(s, piece, effect, s.order[-1]):
                found.add(effect.words()[0])
                if table(after) != before:
                    writers.add(type(effect).__name__)
        assert table(s) == before
    assert writers <= RULES
    assert set(some) <= found
