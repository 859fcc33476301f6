"""A game packed into bytes and unpacked is the same game: nothing is played again, nothing is lost."""

from __future__ import annotations

import random

import pytest

import rulewright as rw
from rulewright.kernel import parcels
from support.random_games import SAMPLES, long_case


def cases(game: str, long_run: bool) -> list:
    """In the thirteenth champions game what a text answers is packed, and cancelled afterwards: it is one event."""
    if long_run:
        return [long_case(game, number) for number in range(40)]
    return [long_case(game, 12)] if game == "champions" else SAMPLES[game][:2]


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", SAMPLES)
def test_a_game_goes_on_after_it_was_packed_as_if_it_had_not_been(game: str, long_run: bool):
    for case in cases(game, long_run):
        rng = random.Random(case.seed)
        packed, straight = case.start(), case.start()
        while not straight.over:
            if rng.random() < 0.1:
                packed = rw.unpack(packed.pack())
            assert packed.digest() == straight.digest()
            choice = rng.randrange(len(straight.decision.options))
            packed.choose(choice)
            straight.choose(choice)
        packed = rw.unpack(packed.pack())
        assert (packed.result, packed.log(0)) == (straight.result, straight.log(0))
        assert packed.journal() == straight.journal()
        packed.undo(3)
        straight.undo(3)
        assert packed.digest() == straight.digest()


def test_an_imagined_game_is_packed_with_where_it_began():
    imagined = rw.new("wotr", seed=3).determinize(1, 5)
    imagined.choose(0)
    again = rw.unpack(imagined.pack())
    assert again.digest() == imagined.digest()
    again.undo()
    assert again.digest() == rw.new("wotr", seed=3).determinize(1, 5).digest()


def test_what_is_no_packed_game_of_this_version_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch):
    packed = rw.new("lotr").pack()
    monkeypatch.setattr(parcels.version, "VERSION", "0.0.1")
    older = rw.new("lotr").pack()
    monkeypatch.undo()
    for data in (b"", "packed", None, packed[:-1], packed + b" ", packed[:30] + b"x" + packed[31:], older):
        with pytest.raises(rw.RulewrightError) as told:
            rw.unpack(data)
        assert str(told.value) == "The packed game is damaged, or another version packed it."
