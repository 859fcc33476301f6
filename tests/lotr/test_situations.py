"""An action window is passed over only when no ability can tell the position from that of the window before."""

from __future__ import annotations

import inspect
import re
import sys

import pytest

from rulewright.games.lotr import events
from rulewright.games.lotr.table import DIALS, TOKENS, ZONES
from rulewright.games.lotr.vocabulary.printing import hero
from rulewright.games.lotr.vocabulary.verbs import GainResources, LowerThreat
from rulewright.games.lotr.vocabulary.verbs_rare import MoveDamage
from rulewright.games.lotr.vocabulary.words import ANY_CARD, ATTACKING_ENEMY, COMMITTED, DAMAGED_CARD, THIS, Action
from rulewright.kernel.abilities import Limit
from rulewright.kernel.amounts import Amount, TokensOn
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Exists, Is, Not
from rulewright.kernel.effect import Effect
from rulewright.kernel.effects import Until
from rulewright.kernel.events import EventKind
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.node import ORDER, SITUATION, Node, readers
from rulewright.kernel.players import FIRST_PLAYER
from rulewright.kernel.selectors import ControlledBy, Within
from rulewright.kernel.vocabulary import Condition, Players, Selector
from rulewright.lcg import events as shared
from rulewright.lcg.verbs import DealDamage, Heal
from support.lotr import lotr, offers, only, seat

ONCE = Limit(1, "round")
WORDS = (Selector, Players, Condition, Amount, Effect)


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


SIGNS = {
    SITUATION: r"enemy_attack\(|player_attack\(|defenders\(s\)|attackers\(s\)|undefended\(",
    ORDER: r"FIRST\]|first_player\(|\(s\.rules\.arbiter\(s\),\)",
    "threat": r"\[THREAT\]",
    "damage": r"\[DAMAGE\](?!\[piece\] \+= 1)",
    "committed": r"\[COMMITTED\]",
    "shadow": r"\[SHADOWS\]|shadow_cards\(s, scope\.event",
    "encounter-deck": r"s\.zones\[ENCOUNTER_DECK\]|\(ENCOUNTER_DECK,",
    "encounter-discard": r"s\.zones\[ENCOUNTER_DISCARD\]|\(ENCOUNTER_DECK, ENCOUNTER_DISCARD\)",
}
"""By what one sees in the source of a word that it reads something."""


def vocabulary() -> list[type[Node]]:
    """The kinds of words in which cards are written."""
    return [
        word
        for module in list(sys.modules.values())
        if module.__name__.startswith(("rulewright.kernel", "rulewright.lcg", "rulewright.games.lotr"))
        for word in vars(module).values()
        if inspect.isclass(word) and issubclass(word, WORDS) and word.__module__ == module.__name__
    ]


@pytest.mark.parametrize(
    ("what", "count"),
    [
        (SITUATION, 8),
        (ORDER, 1),
        ("threat", 4),
        ("damage", 5),
        ("committed", 1),
        ("shadow", 2),
        ("encounter-deck", 7),
        ("encounter-discard", 2),
    ],
)
def test_every_word_says_what_it_reads(what: str, count: int):
    reading = {word for word in vocabulary() if re.search(SIGNS[what], inspect.getsource(word))}
    assert len(reading) == count
    assert [word.__name__ for word in reading if what not in word.reads(object.__new__(word))] == []


def test_words_with_a_name_read_what_is_named():
    assert COMMITTED.reads() == ("committed",)
    assert TokensOn("damage", THIS).reads() == ("damage",)
    assert MoveDamage(1, THIS, THIS).reads() == ("damage",)
    assert Within("encounter-deck").reads() == ("encounter-deck",)


def test_events_name_only_what_words_can_read():
    kinds = [kind for module in (events, shared) for kind in vars(module).values() if isinstance(kind, EventKind)]
    known = {readers(what) for what in (ORDER, *TOKENS, *DIALS, *ZONES.names())}
    named = {key for kind in kinds for key in kind.changes or ()}
    assert named == {readers(what) for what in ("threat", "damage", "committed", "shadow", "encounter-deck", ORDER)}
    assert named <= known
