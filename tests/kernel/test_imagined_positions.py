"""Imagined games are told and read again, whatever lasts on the table."""

from __future__ import annotations

import rulewright as rw


def test_an_effect_that_the_rules_keep_in_a_table_is_written_by_its_place_there():
    before = rw.position("meq", {"heroes": [{"name": "Eleanor"}]})
    assert before.determinize(0, 1).journal()  # the nodes of these rules have their names now
    game = rw.position("meq", {"heroes": [{"name": "Eleanor", "agility": 1}]})
    (hero,) = game.look("Eleanor")
    imagined = game.determinize(0, 1)
    again = rw.replay(imagined.journal())
    assert again.digest() == imagined.digest()
    assert again.look("Eleanor")[0].value("agility") == hero.value("agility")
