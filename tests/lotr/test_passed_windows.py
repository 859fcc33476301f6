"""An action window is passed over only when nobody could act at the one before and nothing has changed since."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.vocabulary.printing import hero
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.threat import LowerThreat
from rulewright.games.lotr.vocabulary.words import ANY_CARD, ATTACKING_ENEMY, COMMITTED, DAMAGED_CARD, THIS, Action
from rulewright.kernel.abilities import Limit
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Exists, Is, Not
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.players import FIRST_PLAYER
from rulewright.kernel.selectors import ControlledBy, Within
from rulewright.kernel.vocabulary import Condition
from rulewright.lcg.verbs import DealDamage, Heal
from support.lotr import lotr, offers, only, seat

ONCE = Limit(1, "round")


def fighter(name: str, *effects: Effect, given: Condition | None = None) -> Card:
    """A hero with an action that may be taken once a round."""
    action = Action(*effects, given=given, limit=ONCE)
    return hero(name, action, number=981, sphere="tactics", threat=8, stats=(0, 1, 1, 9), traits="Warrior.")


SLINGER = fighter("Slinger", DealDamage(ATTACKING_ENEMY, 1))
SHIELD_BEARER = fighter("Shield Bearer", Until("attack", Gets(THIS, "defense", 2)))


@pytest.mark.parametrize("card", [SLINGER, SHIELD_BEARER], ids=lambda card: card.name)
def test_what_only_an_attack_allows_is_on_offer_in_the_attack(card: Card):
    """Before the attack nobody can act, and the attack changes nothing on the table."""
    game = lotr(seat(heroes=[{"name": card.name, "exhausted": True}], engaged=["King Spider"]), at="6.2", extra=(card,))
    assert (game.decision.rule, offers(game)) == ("lotr.phase-sequence.13", [f"use {card.name}", "pass"])
    game.choose(f"use {card.name}")
    assert only(game, "King Spider").tokens.get("damage", 0) == (1 if card is SLINGER else 0)


EARN = GainResources(THIS, 1)
HEALER = fighter("Healer", Heal(THIS, 1))
MOURNER = fighter("Mourner", EARN, given=Exists(DAMAGED_CARD))
GHOST = fighter("Ghost", LowerThreat(1))
SPY = fighter("Spy", EARN, given=Exists(ANY_CARD & Within("shadow")))
RAKER = fighter("Raker", EARN, given=Exists(ANY_CARD & Within("encounter-discard")))
IDLER = fighter("Idler", EARN, given=Not(Exists(COMMITTED)))
LEADER = fighter("Leader", EARN, given=Is(THIS, ControlledBy(FIRST_PLAYER)))
HAS_ATTACKED = seat(heroes=[], engaged=["King Spider"], threat=20)


def before(card: Card, table: dict[str, object], **state: object) -> dict[str, object]:
    """The table with this hero before the player, exhausted."""
    return {**table, "heroes": [{"name": card.name, "exhausted": True, **state}]}


@pytest.mark.parametrize(
    ("card", "at", "table", "window"),
    [
        (HEALER, "6.2", before(HEALER, HAS_ATTACKED), "lotr.phase-sequence.16"),
        (MOURNER, "6.2", before(MOURNER, HAS_ATTACKED), "lotr.phase-sequence.16"),
        (GHOST, "3.1", before(GHOST, {"threat": 0}), "lotr.phase-sequence.7"),
        (SPY, "5.1", before(SPY, HAS_ATTACKED), "lotr.phase-sequence.11"),
        (IDLER, "3.2", before(IDLER, {}, committed=True), "lotr.phase-sequence.8"),
    ],
    ids=lambda what: what.name if isinstance(what, Card) else "",
)
def test_a_change_that_lets_somebody_act_is_noticed(card: Card, at: str, table: dict[str, object], window: str):
    """In the windows before nobody can act; the one event that matters to this hero changes nothing else."""
    deck = [] if card is IDLER else ["Mountains of Mirkwood", "Old Forest Road"]
    game = lotr(table, at=at, extra=(card,), encounter_deck=deck)
    assert (game.decision.rule, offers(game)) == (window, [f"use {card.name}", "pass"])


def test_shadow_cards_that_are_discarded_may_let_somebody_act():
    table = {**HAS_ATTACKED, "heroes": ["Raker"]}
    game = lotr(table, at="6.1", extra=(RAKER,), encounter_deck=["Mountains of Mirkwood"])
    game.play("leave it undefended", "done")
    assert (game.decision.rule, offers(game)) == ("lotr.phase-sequence.21", ["use Raker", "pass"])


def test_whoever_becomes_the_first_player_may_do_what_only_the_first_player_may():
    game = lotr(seat(heroes=["Thalin"]), seat(heroes=["Leader"]), at="6.1", extra=(LEADER,))
    assert (game.decision.rule, game.decision.seat) == ("lotr.phase-sequence.21", 1)
    assert offers(game) == ["use Leader", "pass"]
