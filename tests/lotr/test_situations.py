"""An action window is passed over only when no ability can tell the situation from that of the window before."""

from __future__ import annotations

import inspect
import sys

import pytest

from rulewright.games.lotr.printing import hero
from rulewright.games.lotr.vocabulary import ATTACKING_ENEMY, THIS, Action
from rulewright.kernel.abilities import Ability, Limit
from rulewright.kernel.amounts import Amount
from rulewright.kernel.cards import Card
from rulewright.kernel.effect import Effect
from rulewright.kernel.effects import Until
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.node import Node
from rulewright.kernel.words import Condition, Players, Selector
from rulewright.lcg.verbs import DealDamage
from support.lotr import lotr, offers, only, seat

ONCE = Limit(1, "round")
WORDS = (Selector, Players, Condition, Amount, Effect)
ATTACK_READERS = ("enemy_attack(", "player_attack(", "defenders(s)", "attackers(s)", "undefended(")


def fighter(name: str, ability: Ability) -> Card:
    """A hero for the fight."""
    return hero(name, ability, number=981, sphere="tactics", threat=8, stats=(0, 1, 1, 9), traits="Warrior.")


SLINGER = fighter("Slinger", Action(DealDamage(ATTACKING_ENEMY, 1), limit=ONCE))
SHIELD_BEARER = fighter("Shield Bearer", Action(Until("attack", Gets(THIS, "defense", 2)), limit=ONCE))


@pytest.mark.parametrize("card", [SLINGER, SHIELD_BEARER], ids=lambda card: card.name)
def test_what_only_an_attack_allows_is_on_offer_in_the_attack(card: Card):
    """Before the attack nobody can act, and the attack changes nothing on the table."""
    game = lotr(seat(heroes=[{"name": card.name, "exhausted": True}], engaged=["King Spider"]), at="6.2", extra=(card,))
    assert (game.decision.rule, offers(game)) == ("lotr.phase-sequence.13", [f"use {card.name}", "pass"])
    game.choose(f"use {card.name}")
    assert only(game, "King Spider").tokens.get("damage", 0) == (1 if card is SLINGER else 0)


def test_every_word_that_reads_the_attack_says_so():
    words = [
        word
        for module in list(sys.modules.values())
        if module.__name__.startswith("rulewright.games.lotr")
        for word in vars(module).values()
        if inspect.isclass(word) and issubclass(word, WORDS) and word.__module__ == module.__name__
    ]
    reading = {word for word in words if any(reader in inspect.getsource(word) for reader in ATTACK_READERS)}
    saying = {word for word in words if word.situational is not Node.situational}
    assert len(reading) == 8
    assert reading <= saying
