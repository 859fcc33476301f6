"""A position that is written wrongly is refused with one sentence that says where."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import lotr
from support.wotr import wotr

WRONG = [
    (lotr, {"first": 1}, "first", "a number from 0 to 0 is needed"),
    (lotr, {"first": -1}, "first", "a number from 0 to 0 is needed"),
    (lotr, {"round": "two"}, "round", "a number is needed"),
    (lotr, {"staging": "Forest Spider"}, "staging", "a list is needed"),
    (wotr, {"scenario": "trilogy", "first": 4}, "first", "a number from 0 to 3 is needed"),
    (wotr, {"scenario": "duel-2", "first": 2}, "first", "a number from 0 to 1 is needed"),
]


@pytest.mark.parametrize(("write", "written", "where", "reason"), WRONG)
def test_a_wrong_position_is_refused_by_what_is_wrong(write, written, where, reason):
    with pytest.raises(rw.RulewrightError) as wrong:
        write(**written)
    assert wrong.value.message == "error-position"
    assert wrong.value.details == {"where": where, "reason": reason}
