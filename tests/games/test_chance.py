"""One source of chance: neighbouring seeds, imagined worlds and attempts of a campaign share no more than any two."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest

import rulewright as rw
from rulewright.games.lotr.tables.campaign import Log
from rulewright.games.lotr.tables.decks import STARTERS
from rulewright.games.registry import module
from rulewright.kernel.chance import IMAGINED, MASK, roll, seeded

HAND, DECK = 6, 30
PAIRS, LONG_PAIRS = 600, 3000


def hand(game: rw.Game, seat: int = 0) -> Counter[str]:
    """The cards in a hand."""
    s = game.state
    return Counter(s.rules.catalogue.cards[s.card[p]].id for p in s.zones[s.rules.zones.id("hand", seat)])


def shared(one: Counter[str], other: Counter[str]) -> int:
    """How many cards two hands have in common."""
    return (one & other).total()


def expected() -> tuple[float, float]:
    """The mean and the spread of what two independent opening hands of the starter deck share, by dealing them."""
    deck = [card for card, copies in STARTERS["leadership"].cards.items() for _ in range(copies)]
    assert len(deck) == DECK
    rng = random.Random(5)
    found = [shared(Counter(rng.sample(deck, HAND)), Counter(rng.sample(deck, HAND))) for _ in range(40_000)]
    mean = sum(found) / len(found)
    return mean, sqrt(sum((n - mean) ** 2 for n in found) / len(found))


@pytest.mark.parametrize("apart", [1, 2, 3, 1000])
def test_opening_hands_of_neighbouring_seeds_share_what_any_two_share(apart: int, long_run: bool):
    mean, spread = expected()
    pairs = LONG_PAIRS if long_run else PAIRS
    hands = [hand(rw.new("lotr", decks=["leadership"], seed=seed)) for seed in range(pairs + apart)]
    found = sum(shared(hands[i], hands[i + apart]) for i in range(pairs)) / pairs
    assert abs(found - mean) < 4 * spread / sqrt(pairs)


@pytest.mark.parametrize("apart", [1, 2])
def test_neighbouring_imagined_worlds_share_what_any_two_share(apart: int, long_run: bool):
    """Of the enemy's hand of 6 of the 60 cards in a deck."""
    game = rw.new("wotr", scenario="duel-2", seed=4)
    pairs = LONG_PAIRS if long_run else PAIRS
    hands = [hand(game.determinize(0, seed), 1) for seed in range(pairs + apart)]
    near = [shared(hands[i], hands[i + apart]) for i in range(pairs)]
    far = [shared(hands[i], hands[(i * 7919 + 17) % pairs]) for i in range(pairs)]
    means = [sum(found) / pairs for found in (near, far)]
    spread = sqrt(sum((n - means[1]) ** 2 for n in far) / pairs)
    assert abs(means[0] - means[1]) < 5 * spread / sqrt(pairs)
    assert means[0] < 1.1


def test_the_attempts_of_a_campaign_share_what_any_two_games_share(long_run: bool):
    mean, spread = expected()
    pairs = LONG_PAIRS if long_run else PAIRS
    log = Log.begin([STARTERS["leadership"]], mode="run", seed=8)
    hands = []
    for attempts in range(pairs + 1):
        log.attempts = attempts
        hands.append(hand(rw.new("lotr", seed=log.game_seed(), **log.setup())))
    found = sum(shared(one, other) for one, other in pairwise(hands)) / pairs
    assert abs(found - mean) < 4 * spread / sqrt(pairs)


class Table:
    """All that chance needs of a position."""

    def __init__(self, rng: int) -> None:
        self.rng = rng


def test_the_stream_of_a_seed_is_not_that_of_the_next_one_step_on():
    streams = []
    for seed in range(50):
        table = Table(seeded(seed))
        streams.append([roll(table, 1 << 32) for _ in range(50)])
    drawn = [number for stream in streams for number in stream]
    assert len(set(drawn)) == len(drawn)


def test_an_imagined_world_of_a_seed_is_not_dealt_like_the_game_of_that_seed():
    assert seeded(5) != seeded(5, IMAGINED)
    assert len({seeded(seed) >> 64 for seed in range(1000)}) == 1000
    assert len({seeded(seed) & MASK for seed in range(1000)}) == 1000


@pytest.mark.parametrize("sides", [2, 6, 30, 1000])
def test_every_number_is_equally_likely(sides: int):
    """By chi square, at a thousandth."""
    table, rolls = Table(seeded(1)), 40 * sides
    found = Counter(roll(table, sides) for _ in range(rolls))
    chi = sum((found[n] - 40) ** 2 / 40 for n in range(sides))
    assert chi < sides + 3.5 * sqrt(2 * sides) + 6


# ---- journals as they were


OLD = {"format": 1, "version": "0.2.0", "game": "lotr", "setup": {"decks": ["leadership"]}, "choices": [["", ""]]}


def test_a_journal_of_an_older_version_is_dealt_as_it_was():
    """What 0.2.0 dealt for seeds 7 and -3, written down then."""
    for seed, dealt in (
        (7, ["Common Cause", "Snowbourn Scout", "Celebrían's Stone", "Faramir", "For Gondor!", "Son of Arnor"]),
        (
            -3,
            [
                "Ever Vigilant",
                "Valiant Sacrifice",
                "Silverlode Archer",
                "Snowbourn Scout",
                "Faramir",
                "Celebrían's Stone",
            ],
        ),
    ):
        game = rw.replay(json.dumps({**OLD, "seed": seed}))
        assert [card["name"] for card in game.view(0)["players"][0]["hand"]] == dealt
        again = rw.replay(game.journal())
        assert (again.chance, again.seed, again.digest()) == (1, seed, game.digest())


def test_the_format_says_how_a_seed_is_dealt():
    new = rw.new("lotr", decks=["leadership"], seed=7)
    data = json.loads(new.journal())
    assert (data["format"], data["chance"], data["seed"]) == (2, 2, 7)
    old = rw.Game(module("lotr"), {"decks": ["leadership"]}, 7, chance=1)
    assert old.digest() != new.digest()
    assert rw.replay(old.journal()).digest() == old.digest()
