"""What the event machine can do that no card of the base set needs: shown with invented cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from rulewright.games.lotr.events import ATTACK_OVER, ATTACKS, GAINS_RESOURCES, PHASE_ENDS
from rulewright.games.lotr.flow.enemy_attacks import attack
from rulewright.games.lotr.rulebook import rulebook
from rulewright.games.lotr.vocabulary.printing import ally, attachment, event, hero
from rulewright.games.lotr.vocabulary.resources import GainResources, Spend
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ALLY,
    ANY_CARD,
    HERO,
    IN_YOUR_HAND,
    IT,
    THIS,
    YOURS,
    Action,
    Automatic,
    Forced,
    Response,
    on,
    once_per,
)
from rulewright.kernel.amounts import EventAmount, Named
from rulewright.kernel.effects.answering import Cancel, InsteadOf, Prevent, Redirect
from rulewright.kernel.effects.joining import Then
from rulewright.kernel.effects.lasting import At, Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.places import turn
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Titled
from rulewright.kernel.state import Scope, State
from rulewright.kernel.using import TRIGGERS
from rulewright.lcg.events import DAMAGED, LEAVES_PLAY, PLAYED
from rulewright.lcg.verbs import DealDamage, Discard, Draw, RemoveFromGame, ReturnToHand, ShuffleIntoDeck
from support.lotr import card, lotr, offers, only, seat, threat


def invented(name: str, *abilities: object, number: int = 983, stats: tuple[int, ...] = (1, 1, 0, 9)):
    return hero(name, *abilities, number=number, sphere="tactics", threat=8, stats=stats, traits="Noble.")


# ---- what is due can be changed

TANK = invented(
    "Tank",
    Response(Prevent(1), when=on(DAMAGED, THIS), limit=once_per("round")),
    Response(Prevent(2), when=on(DAMAGED, THIS), limit=once_per("round")),
)


def test_damage_is_prevented_in_part_and_each_who_answered_has_answered():
    game = lotr(seat(heroes=["Tank"], engaged=["Ungoliant's Spawn"]), at="6.3", extra=(TANK,))
    game.play("leave it undefended", "use Tank")
    assert offers(game) == ["use Tank", "pass"]
    game.choose("use Tank")
    assert only(game, "Tank").tokens == {"damage": 2}


def test_an_event_of_which_nothing_is_left_does_not_happen():
    wall = invented(
        "Wall", Automatic(Prevent(9), when=on(DAMAGED, THIS)), Forced(RaiseThreat(1, YOU), after=on(DAMAGED))
    )
    game = lotr(seat(heroes=["Wall"], engaged=["Ungoliant's Spawn"], threat=20), at="6.3", extra=(wall,))
    game.choose("leave it undefended")
    assert (only(game, "Wall").tokens, threat(game)) == ({}, 20)


def test_another_card_is_hit_and_the_event_keeps_its_source_and_cause():
    shield = invented(
        "Shield",
        Response(Redirect(THIS), when=on(DAMAGED, HERO & Titled("Aragorn"), how="attack")),
        Forced(GainResources(THIS, 1), after=on(DAMAGED, THIS, how="attack")),
    )
    game = lotr(seat(heroes=["Aragorn", "Shield"], engaged=["Ungoliant's Spawn"]), at="6.3", extra=(shield,))
    game.play("leave it undefended", "assign the damage to Aragorn", "use Shield")
    assert only(game, "Aragorn").tokens == {}
    assert only(game, "Shield").tokens == {"damage": 5, "resources": 1}


# ---- then

HURT_THEN_GAIN = Action(Then(DealDamage(THIS, 2), GainResources(THIS, 1)))


@pytest.mark.rule("lotr.then.1", "lotr.then.3")
@pytest.mark.parametrize(
    ("answer", "left"),
    [
        (Automatic(Cancel(), when=on(DAMAGED, THIS)), {}),
        (Automatic(InsteadOf(Draw(1)), when=on(DAMAGED, THIS)), {}),
        (Automatic(Prevent(1), when=on(DAMAGED, THIS)), {"damage": 1}),
        (Forced(Draw(1), after=on(DAMAGED, THIS)), {"damage": 2, "resources": 1}),
    ],
    ids=["cancelled", "replaced", "prevented in part", "answered"],
)
def test_what_follows_then_follows_only_what_was_done_in_full(answer: object, left: dict[str, int]):
    she = invented("She", HURT_THEN_GAIN, answer)
    game = lotr(seat(heroes=["She"], deck=["Gandalf", "Faramir"]), at="7.4", extra=(she,), patient=True)
    game.choose("use She")
    assert only(game, "She").tokens == left


# ---- costs go through the machine


def guarded(*abilities: object):
    return invented("She", Automatic(InsteadOf(Draw(1)), when=on(DAMAGED, THIS)), *abilities)


def test_a_cost_can_be_replaced_and_then_it_is_not_paid():
    she = guarded(Action(GainResources(THIS, 1), cost=DealDamage(THIS, 1)))
    game = lotr(seat(heroes=["She"], deck=["Gandalf", "Faramir"]), at="7.4", extra=(she,), patient=True)
    game.choose("use She")
    assert only(game, "She").tokens == {}
    assert only(game, "Gandalf").zone == "hand"
    assert ("log-not-paid", "lotr.ability.14") in [entry[:2] for entry in game.entries()]


def test_a_cost_that_stands_is_answered_when_all_of_it_is_paid():
    she = invented(
        "She",
        Action(RaiseThreat(1, YOU), cost=DealDamage(THIS, 1) >> Spend(1, THIS)),
        Response(GainResources(THIS, 2), after=on(DAMAGED, THIS)),
    )
    game = lotr(seat(heroes=[{"name": "She", "resources": 1}], threat=20), at="7.4", extra=(she,), patient=True)
    game.choose("use She")
    assert (only(game, "She").tokens, threat(game)) == ({"damage": 1}, 20)
    game.choose("use She")
    assert (only(game, "She").tokens, threat(game)) == ({"damage": 1, "resources": 2}, 21)


# ---- leaving play happens after its "when"

LEAVING = {
    "returned": ReturnToHand(IT),
    "shuffled in": ShuffleIntoDeck(IT),
    "removed": RemoveFromGame(IT),
    "discarded": Discard(IT),
    "destroyed": DealDamage(IT, 9),
}


@pytest.mark.parametrize("way", LEAVING)
def test_a_card_is_still_in_play_when_it_would_leave_and_can_be_kept_there(way: str):
    anchor = invented(
        "Anchor", Action(Choose(ALLY & YOURS), LEAVING[way]), Response(Cancel(), when=on(LEAVES_PLAY, ALLY))
    )
    game = lotr(seat(heroes=["Anchor"], allies=["Silverlode Archer"]), at="7.4", extra=(anchor,))
    game.choose("use Anchor")
    assert (offers(game), only(game, "Silverlode Archer").zone) == (["use Anchor", "pass"], "play")
    game.choose("use Anchor")
    assert only(game, "Silverlode Archer").zone == "play"


@pytest.mark.parametrize("way", LEAVING)
def test_what_lies_on_a_card_is_still_there_when_it_would_leave_with_it(way: str):
    flag = attachment(
        "Flag", Forced(RaiseThreat(3, YOU), when=on(LEAVES_PLAY, THIS)),
        number=984, copies=1, cost=0, attach=ALLY,
    )  # fmt: skip
    sender = invented("Sender", Action(Choose(ALLY & YOURS), LEAVING[way]))
    mine = seat(heroes=["Sender"], allies=[card("Silverlode Archer", attachments=["Flag"])], threat=20)
    game = lotr(mine, at="7.4", extra=(sender, flag))
    game.choose("use Sender")
    assert (threat(game), only(game, "Flag").zone) == (23, "discard")


# ---- tags


def test_an_ability_is_answered_by_its_tag():
    blow = replace(Action(RaiseThreat(1, YOU)), tags=("attack",))
    plain = Action(RaiseThreat(2, YOU))
    stun = invented("Stun", Automatic(InsteadOf(GainResources(THIS, 1)), when=on(TRIGGERS, how="action", tag="attack")))
    cards = (
        stun,
        event("Blow", blow, number=984, copies=1, cost=0),
        event("Plain", plain, number=985, copies=1, cost=0),
    )
    game = lotr(seat(heroes=["Stun"], hand=["Blow", "Plain"], threat=20), at="2.2", extra=cards)
    game.choose("play Plain")
    assert (threat(game), only(game, "Stun").tokens) == (22, {})
    game.choose("play Blow")
    assert (threat(game), only(game, "Stun").tokens) == (22, {"resources": 1})


# ---- what waits and what lasts


@dataclass(frozen=True, eq=False)
class Provoke(Verb):
    """The King Spider attacks its player at once."""

    def apply(self, s: State, scope: Scope) -> None:
        (spider,) = Titled("King Spider").find(s, scope)
        attack(s, spider, scope.you)

    def can(self, s: State, scope: Scope) -> bool:
        return True


def test_what_waits_for_the_end_of_this_attack_outlives_one_that_is_nested_in_it():
    rises = Response(
        At(ATTACK_OVER, GainResources(THIS, 1)) >> Provoke(),
        when=on(ATTACKS, Titled("Ungoliant's Spawn")),
    )
    watcher = invented("Watcher", rises, stats=(1, 1, 0, 30))
    game = lotr(
        seat(heroes=["Watcher"], engaged=["Ungoliant's Spawn", "King Spider"]), at="6.3", extra=(watcher,), patient=True
    )
    game.play("resolve the attack of Ungoliant's Spawn", "use Watcher")
    assert [activation.piece for activation in game.state.activations] == [
        only(game, "Ungoliant's Spawn").id,
        only(game, "King Spider").id,
    ]
    while len(game.state.activations) == 2:
        game.choose(offers(game)[-1])
    assert only(game, "Watcher").tokens == {"damage": 3}
    while game.state.activations:
        game.choose(offers(game)[-1])
    assert only(game, "Watcher").tokens == {"damage": 8, "resources": 1}


OMEN = event("Omen", Action(RaiseThreat(3, YOU)), number=984, copies=3, cost=0)
SIGN = event("Sign", Action(RaiseThreat(1, YOU)), number=985, copies=3, cost=0)
SEER = invented(
    "Seer",
    Action(
        RaiseThreat(1, YOU),
        At(on(PLAYED, Titled("Omen")), GainResources(THIS, 1), until="phase"),
        limit=once_per("round"),
    ),
)


def test_an_effect_waits_for_the_next_event_that_fits():
    hand = ["Omen", "Sign", "Omen"]
    game = lotr(seat(heroes=["Seer"], hand=hand, threat=20), at="2.2", extra=(OMEN, SIGN, SEER))
    game.play("use Seer", "play Sign")
    assert only(game, "Seer").tokens == {}
    game.choose("play Omen")
    assert only(game, "Seer").tokens == {"resources": 1}
    game.choose("play Omen")
    assert only(game, "Seer").tokens == {"resources": 1}


def test_a_number_that_an_effect_waits_with_is_not_taken_for_a_card_that_moves():
    later = Action(RaiseThreat(3, YOU), At(PHASE_ENDS, RaiseThreat(Named("X"), YOU)))
    omen = event("Omen", later, number=984, copies=1)
    game = lotr(seat(heroes=[{"name": "Seer", "resources": 3}], hand=["Omen"], threat=20), at="2.2", extra=(SEER, omen))
    x = only(game, "Omen").id
    game.play("play Omen", f"number {x}")
    while game.table()["phase"] == "planning":
        game.choose("pass")
    assert (x, threat(game)) == (1, 24)


def test_what_waits_is_forgotten_with_its_period():
    game = lotr(seat(heroes=["Seer"], hand=["Omen"], threat=20), at="2.2", extra=(OMEN, SIGN, SEER), patient=True)
    game.choose("use Seer")
    assert len(game.state.delayed) == 1
    while game.table()["phase"] == "planning":
        game.choose("pass")
    assert game.state.delayed == []
    game.choose("play Omen")
    assert only(game, "Seer").tokens == {}


HERALD = invented(
    "Herald",
    Action(
        Until("phase", Gets(ANY_CARD & IN_YOUR_HAND, "cost", -1), grows=True, next=on(PLAYED, seat=YOU)),
        limit=once_per("round"),
    ),
)


def test_the_next_card_a_player_plays_costs_less_and_no_other():
    horse = ally("Horse", number=984, copies=3, sphere="tactics", cost=2, stats=(0, 0, 0, 1), traits="Mount.")
    game = lotr(
        seat(heroes=[{"name": "Herald", "resources": 3}], hand=["Horse", "Horse"]), at="2.2", extra=(HERALD, horse)
    )
    assert offers(game) == ["play Horse", "use Herald", "pass"]
    game.play("use Herald", "play Horse")
    assert only(game, "Herald").tokens == {"resources": 2}
    game.choose("play Horse")
    assert only(game, "Herald").tokens == {}


# ---- limits belong to a face


@dataclass(frozen=True, eq=False)
class TurnOver(Verb):
    """Turn this card to its other side."""

    def apply(self, s: State, scope: Scope) -> None:
        front = s.rules.catalogue.front[s.card[scope.source]]
        turn(s, scope.source, front if s.face[scope.source] != front else front + 1)

    def can(self, s: State, scope: Scope) -> bool:
        return True


def test_the_two_faces_of_a_card_count_their_uses_apart():
    limit, flip = once_per("round"), Response(TurnOver(), after=on(GAINS_RESOURCES, THIS))
    one = invented("Captain", Action(GainResources(THIS, 1), limit=limit), flip)
    two = invented("Carol", Action(GainResources(THIS, 2), limit=limit), flip, number=984)
    identity = replace(one, faces=(one.faces[0], two.faces[0]))
    game = lotr(seat(heroes=["Captain"]), at="7.4", extra=(identity,), patient=True)
    game.play("use Captain", "use Captain")
    assert offers(game) == ["use Carol", "pass"]
    game.play("use Carol", "use Carol")
    assert (offers(game), only(game, "Captain").tokens) == (["pass"], {"resources": 3})


# ---- the window is the game's data


def test_what_is_replaced_may_be_closed_to_later_answers():
    first = invented("First", Response(InsteadOf(RaiseThreat(1, YOU)), when=on(DAMAGED, THIS)), number=983)
    second = invented("Second", Response(GainResources(THIS, EventAmount()), when=on(DAMAGED)), number=984)

    def answers_left(closed: bool) -> list[str]:
        game = lotr(
            seat(heroes=["First"], engaged=["Ungoliant's Spawn"]),
            seat(heroes=["Second"]),
            at="6.3",
            extra=(first, second),
        )
        game.choose("leave it undefended")
        game.state.rules = replace(game.state.rules, replaced_is_closed=closed, names={})
        game.choose("use First")
        return offers(game)

    assert answers_left(closed=False) == ["use Second", "pass"]
    assert "use Second" not in answers_left(closed=True)


def test_the_tiers_of_lotr_are_those_of_the_book():
    rules = rulebook()
    assert [(tier.timing, tier.mode, tier.asks) for tier in (*rules.before, *rules.after)] == [
        ("when", "response", True),
        ("when", "automatic", False),
        ("when", "forced", False),
        ("when", "response", True),
        ("after", "automatic", False),
        ("after", "forced", False),
        ("after", "response", True),
    ]
    assert [tier.delayed for tier in rules.after] == [True, False, False]
