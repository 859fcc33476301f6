"""In every random game: what nothing refuses is on offer, and all else gets a reason, never "not now" alone."""

from __future__ import annotations

import random

import pytest

import rulewright as rw
from rulewright.kernel.reading import abilities, find, visible
from rulewright.kernel.reasons import refusal, why_not
from rulewright.kernel.state import Choice
from rulewright.language.speech import LANGUAGES
from support.holding import disguised
from support.random_games import SAMPLES, Case, long_case, positions

EVERY, PIECES = 17, 2
"""How often a decision is looked at, and how many titles are tried with every verb."""
LONG_GAMES = 400
OTHERS = {"seat": ["1", "2", "7"], "number": ["0", "1", "7"], "branch": ["effect 1", "effect 7"], "": [""]}
"""What a choice may be called that is about no card."""


def check_offers(game: rw.Game) -> None:
    """An option is legal to the one function that refuses, and nothing else with the verbs of the question is."""
    s, pending = game.state, game.state.pending
    for choice in pending.choices:
        assert pending.node.refuse(s, pending.data, choice) is None, choice.as_tuple()
    assert {choice.verb for choice in pending.choices} <= set(pending.node.verbs.split())
    offered = {(c.verb, s.card[c.a], s.zone[c.a]) for c in pending.choices if s.rules.verbs[c.verb].a == "piece"}
    for verb in pending.node.verbs.split():
        for piece in visible(s, pending.seat) if s.rules.verbs[verb].a == "piece" else ():
            for number in abilities(s, verb, piece, 0):
                free = refusal(s, pending, Choice(verb, piece, number)) is None
                assert not free or (verb, s.card[piece], s.zone[piece]) in offered, (verb, piece)


def check_reasons(game: rw.Game, rng: random.Random) -> None:
    """Every verb with things the seat can see: on offer, or a reason in every language says more than "not now".

    The reason is the same whatever the cards are that the seat cannot know.
    """
    s, decision = game.state, game.decision
    other = disguised(game, rng.randrange(1000), decision.seat)
    seen = visible(s, decision.player)
    titles = {s.rules.catalogue.faces[s.face[p]].name for p in rng.sample(seen, min(PIECES, len(seen)))}
    for form in s.rules.verbs.values():
        names = sorted(titles) if form.a == "piece" else OTHERS[form.a]
        for key in [form.key.format(a=name) for name in names]:
            if find(s, decision.pending, decision.keys, key) >= 0:
                assert game.why_not(key) is None
                continue
            reason = why_not(s, key)
            assert reason.message.startswith("refuse-")
            assert reason.message not in ("refuse-not-now", "refuse-unknown-key") or form.a == "seat", key
            english, *others = (game.why_not(key, lang) for lang in LANGUAGES)
            assert english not in others, key
            assert other.why_not(key) == english, key
            assert not any("{" in text for text in (english, *others)), key


@pytest.mark.parametrize("case", [case for cases in SAMPLES.values() for case in cases], ids=str)
def test_options_are_what_nothing_refuses_and_all_else_gets_a_reason(case: Case):
    game, rng = case.start(), random.Random(case.seed)
    for number in positions(game, case.seed):
        if number % EVERY == case.seed % EVERY:
            check_offers(game)
            check_reasons(game, rng)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game_id", list(SAMPLES))
def test_the_same_in_many_games(game_id: str, long_run: bool):
    for number in range(LONG_GAMES if long_run else 3):
        case = long_case(game_id, 1000 + number)
        game, rng = case.start(), random.Random(number)
        for decision in positions(game, number):
            if decision % 5 == number % 5:
                check_offers(game)
            if decision % 25 == number % 25:
                check_reasons(game, rng)
