"""Imagined games are told and read again, whatever lasts on the table; what is asked in them tells nothing hidden."""

from __future__ import annotations

import itertools

import pytest

import rulewright as rw
from rulewright.games.meq.vocabulary.handling import SEES
from rulewright.kernel.events import Event
from rulewright.kernel.knowledge import next_question
from rulewright.kernel.resolver import advance
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, offer
from support import champions as ch
from support import meq as quest
from support import wotr as war
from support.holding import check_alike


def test_an_effect_that_the_rules_keep_in_a_table_is_written_by_its_place_there():
    before = rw.position("meq", {"heroes": [{"name": "Eleanor"}]})
    assert before.determinize(0, 1).journal()  # the nodes of these rules have their names now
    game = rw.position("meq", {"heroes": [{"name": "Eleanor", "agility": 1}]})
    (hero,) = game.look("Eleanor")
    imagined = game.determinize(0, 1)
    again = rw.replay(imagined.journal())
    assert again.digest() == imagined.digest()
    assert again.look("Eleanor")[0].value("agility") == hero.value("agility")


def searching() -> rw.Game:
    """Black Panther searches a deck in which two of five cards fit, with a third in hand; She-Hulk looks on."""
    deck = ["Haymaker", "Combat Training", "Genius", "Web-Shooter", "Daredevil"]
    hand = ["Shuri", "Energy", "Panther Claws"]
    game = ch.champions(ch.seat("Black Panther", hand=hand, deck=deck), ch.seat("She-Hulk"))
    ch.buy(game, "play Shuri", "use Shuri")
    return game


def supporting() -> rw.Game:
    """Saruman's player says whom the only army supports."""
    there = war.place("Edoras", "Wolf-riders", "Saruman", "Uglúk", "Village Militia", "Riders of Rohan")
    hands = {"frodo": war.player(hand=["Quickbeam", "Village Militia"], deck=["Sam Gamgee", "Pippin Took"])}
    return war.wotr(active=[there], at="3.1", stop=True, seats=2, **hands)


def removing() -> rw.Game:
    """Argalad may remove one of two tokens that lie face down in The Iron Hills."""
    _, heroes, written, _, _ = quest.met(
        "Above the Withered Heath", "Ered Mithrin", [], {}, shadow=["Betrayed"],
        places={"The Iron Hills": quest.place(monsters=["Rumour", "Rumour"])},
    )  # fmt: skip
    return quest.meq(*heroes, **written)


def activating() -> rw.Game:
    """A patient table: Saruman's player is asked although only Harad, face down in its deck, can be activated."""
    hands = {"frodo": war.player(hand=["Quickbeam"]), "saruman": war.player(reserve=["Haradrim Regulars"], ring=0)}
    game = war.wotr(**hands, active=[], first=war.SARUMAN, patient=True)
    game.play("use Haradrim Regulars")
    return game


def taking() -> rw.Game:
    """Legolas may take his bow, which is in the deck; whether it is there is told to nobody else."""
    mine = war.player(hand=["Legolas", "Boromir", "Arwen"], deck=["Elrond", "Bow of the Galadhrim", "Lembas"])
    game = war.wotr(aragorn=mine, first=war.ARAGORN, active=["Imladris"])
    game.play("play Legolas", "to Imladris", "cycle Boromir")
    return game


POSITIONS = [
    (searching, "search"), (supporting, "support"), (removing, "remove"), (activating, "activate"), (taking, "take"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "kind"), POSITIONS)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(position, kind):
    """Not even on what the question names: who looks on while another searches learns nothing of the deck, whoever
    removes a token has not seen it."""
    game = position()
    assert game.decision.kind == kind
    for seat in (*range(game.state.people), None):
        for number in range(10):
            check_alike(game, number, seat)
    asked = game.decision.seat
    assert game.determinize(asked, 1).decision.keys == game.decision.keys


@pytest.mark.parametrize("seat", [1, None])
def test_who_looks_on_imagines_searches_of_every_sort(seat):
    """Two or three of the five cards fit: any one may be the one in hand."""
    game = searching()
    fit = ["Combat Training", "Panther Claws", "Web-Shooter"]
    worlds = [game.determinize(seat, number) for number in range(40)]
    found = {tuple(sorted(key.removeprefix("take ") for key in world.decision.keys)) for world in worlds}
    assert found == {tuple(fit), *itertools.combinations(fit, 2)}
    assert all(world.decision.seat == 0 for world in worlds)


class Forgetful(Ask):
    """A step that is wrong: run again with the data of its question it asks nothing."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not data:
            offer(self, s, 0, (1,), [Choice("yes"), Choice("no")])


def test_no_world_with_another_question_is_handed_out():
    """Where none is found in which the same question waits, that is said, and nothing is told of what is hidden."""
    game = rw.position("lotr", {"seats": [{"heroes": ["Aragorn"]}, {"heroes": ["Gimli"], "hand": ["Feint"]}]})
    s = game.state
    s.pending = None
    s.push(Forgetful())
    advance(s)
    with pytest.raises(rw.RulewrightError, match="the same question waits"):
        game.determinize(1, 1)
    assert game.determinize(0, 1).decision.keys == ("yes", "no")


def test_a_token_that_was_seen_is_not_taken_for_an_equal_one_that_was_not():
    """Two Rumours lie in one place, and Argalad has seen one of them: that the other is one, too, stays hidden."""
    game = removing()
    both = [piece.id for piece in game.look("Rumour") if piece.at == "The Iron Hills"]
    for piece in both:
        seen = game.clone()
        SEES.carry_out(seen.state, Event(SEES, piece, 1))
        assert [choice.a for choice in next_question(seen.state).choices] == [*both, -1]
    for piece in both:
        SEES.carry_out(game.state, Event(SEES, piece, 1))
    assert [choice.a for choice in next_question(game.state).choices] == [both[0], -1]
