"""Leadership: heroes 1-3, cards 13-27."""

from __future__ import annotations

import pytest
from support.lotr import card, lotr, offers, only, seat, zones


@pytest.mark.rule("lotr.anatomy-hero.2")
def test_aragorn_readies_for_one_of_his_resources_after_he_commits():
    game = lotr(seat(heroes=[card("Aragorn", resources=1)]), at="3.2", patient=True)
    game.play("commit Aragorn", "done", "use Aragorn")
    aragorn = only(game, "Aragorn")
    assert aragorn.tokens == {"committed": 1}
    assert not aragorn.exhausted


def test_aragorn_cannot_ready_without_a_resource():
    game = lotr(seat(heroes=["Aragorn"]), at="3.2", patient=True)
    game.play("commit Aragorn", "done")
    assert only(game, "Aragorn").exhausted
    assert game.decision.kind == "action"


@pytest.mark.rule("lotr.delayed-effects.1", "lotr.anatomy-event.1", "lotr.anatomy-event.2")
def test_sneak_attack_returns_the_ally_at_the_end_of_the_phase():
    game = lotr(seat(heroes=[card("Aragorn", resources=1)], hand=["Sneak Attack", "Gandalf"]), at="3.4+", patient=True)
    game.play("play Sneak Attack", "choose Gandalf", "use Gandalf", "effect 3")
    assert zones(game, "Gandalf") == ["play"]
    assert game.table()["threat"] == [7]
    game.play("pass")
    assert game.table()["phase"] == "travel"
    assert zones(game, "Gandalf") == ["hand"]
    assert zones(game, "Sneak Attack") == ["discard"]
    assert offers(game) != []
