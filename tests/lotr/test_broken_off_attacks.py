"""An attack whose enemy is gone is over: nobody defends against it, it shows no shadow cards and deals no damage."""

from __future__ import annotations

import rulewright as rw
from rulewright.games.lotr.events import DEFENDS
from rulewright.games.lotr.vocabulary.printing import hero
from rulewright.games.lotr.vocabulary.words import ATTACKED_ENEMY, ATTACKING_ENEMY, THIS, Action, Response, on
from rulewright.kernel.abilities import Limit
from rulewright.kernel.cards import Card
from rulewright.kernel.modifiers import Permit
from rulewright.kernel.players import EVERYONE
from rulewright.kernel.vocabulary import Selector
from rulewright.lcg.verbs import DealDamage
from support.lotr import lotr, offers, only, seat, zones


def slayer(target: Selector) -> Card:
    """A hero who can kill an enemy in the midst of an attack."""
    action = Action(DealDamage(target, 9), limit=Limit(1, "round"))
    return hero("Slayer", action, number=982, sphere="tactics", threat=8, stats=(0, 1, 1, 9), traits="Warrior.")


def told(game: rw.Game) -> set[str]:
    """What has been written down."""
    return {message for message, _, _ in game.entries()}


def test_an_enemy_that_dies_before_it_strikes_deals_no_damage_and_shows_no_shadow_card():
    game = lotr(
        seat(heroes=[{"name": "Slayer", "exhausted": True}, "Aragorn"], engaged=["King Spider"]),
        at="6.2",
        extra=(slayer(ATTACKING_ENEMY),),
        encounter_deck=["Despair"],
    )
    game.play("use Slayer")
    assert zones(game, "King Spider") == ["encounter-discard"]
    assert [only(game, name).tokens.get("damage", 0) for name in ("Slayer", "Aragorn")] == [0, 0]
    assert not only(game, "Aragorn").exhausted
    assert "log-shadow-card" not in told(game)
    assert offers(game)[0] != "defend with Aragorn"


def test_against_an_enemy_that_the_first_defender_has_killed_nobody_else_defends():
    response = Response(DealDamage(ATTACKING_ENEMY, 9), after=on(DEFENDS, THIS))
    together = Permit("several-defenders", EVERYONE)
    card = hero(
        "Slayer", response, together, number=982, sphere="tactics", threat=8, stats=(0, 1, 1, 9), traits="Warrior."
    )
    game = lotr(seat(heroes=["Slayer", "Aragorn"], engaged=["King Spider"]), at="6.2", extra=(card,))
    game.play("defend with Slayer", "use Slayer")
    assert zones(game, "King Spider") == ["encounter-discard"]
    assert not only(game, "Aragorn").exhausted
    assert game.decision.kind != "defend"


def test_an_enemy_that_dies_before_it_is_hit_leaves_nothing_to_hit():
    game = lotr(
        seat(heroes=["Slayer"], engaged=[{"name": "King Spider", "damage": 1}]),
        at="6.8a",
        extra=(slayer(ATTACKED_ENEMY),),
    )
    game.play("attack King Spider", "use Slayer")
    assert zones(game, "King Spider") == ["encounter-discard"]
    assert "log-attack-strength" not in told(game)
