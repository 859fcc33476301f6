"""A fourth look at combats."""

from __future__ import annotations

import pytest

from support.meq import fight_a_round, hero, meq, place, told
from support.meq_combat import attacks, bear, duel

EOMETH = {"life": ["Ranged Strike"] * 3}


@pytest.mark.rule("meq.combat-terms.1", "meq.combat-terms.12")
@pytest.mark.parametrize(("last", "attack"), [("Focused Assault", 1), ("Brutal Finisher", 5)])
def test_a_card_that_was_cancelled_is_no_melee_card_of_the_stack_any_more(last: str, attack: int):
    """Hack and the cancelled Parry lie there: one melee card for Focused Assault, two cards for Brutal Finisher."""
    mine = hero("Eometh", hand=["Hack", "Parry", last], **EOMETH)
    game = duel(mine, "Snaga", "Fall Back", "Hack", "Hack", "Hack", "Parry", "Charge")
    game.play("draw 0")
    fight_a_round(game, "Hack", "Fall Back")
    bear(game)
    fight_a_round(game, "Parry", "Hack")
    bear(game)
    game.play("fight on", "fight on", "lay Hack")
    assert attacks(game) == [1, 2, 0, 1, attack, 2]


# ---- what the log cites


def test_each_damage_and_each_exhaustion_cites_its_own_clause():
    """A monster is not a minion, and who has no card left has declared nothing."""
    game = duel(
        hero("Eometh", hand=["Hack"], **EOMETH), "Orc", "Quick Shot", "Quick Shot", "Quick Shot", "Hack", "Hack"
    )
    game.play("draw 0", "fight on", "fight on", "lay Quick Shot")
    bear(game)
    assert told(game, "meq.damage-monsters.1") == ["Orc takes 1 damage"]
    assert told(game, "meq.combat-exhausted.4") == ["Eometh is exhausted"]
    game.play("declare exhaustion")
    assert told(game, "meq.combat-exhausted.5") == ["Orc is exhausted"]
    assert told(game, "meq.damage-minions.1", "meq.combat-exhausted.1") == []


def test_who_places_influence_is_told_by_which_rule():
    """For an action, for a monster that spies, for one that was not defeated."""
    strong = {"Mount Gundabad": place(influence=1)}
    game = meq(hero("Eometh"), at="action", places=strong)
    game.play("place influence")
    assert game.decision.rule == "meq.action-influence.3"
    spied = strong | {"Weathertop": place(monsters=["Crebain"])}
    game = duel(hero("Eometh", hand=["Hack", "Parry"], **EOMETH), "Crebain", *["Poison Arrow"] * 2, places=spied)
    game.play("draw 0", "fight on", "fight on", "lay Parry", "lay Poison Arrow")
    assert (game.decision.kind, game.decision.rule) == ("influence", "meq.monster-card.11")
    game.play("influence Mount Gundabad", "declare exhaustion", "declare exhaustion")
    assert (game.decision.kind, game.decision.rule) == ("influence", "meq.combat-phases.29")
