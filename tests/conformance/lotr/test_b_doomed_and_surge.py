"""Doomed and Surge: numbers that add up, cards that bring more cards, in the staging step and elsewhere."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.module import Lotr
from rulewright.games.lotr.rulebook import rulebook
from rulewright.games.lotr.table import ENCOUNTER_DECK, PLAY, QUEST_DECK
from rulewright.games.lotr.vocabulary.printing import location, quest, treachery
from rulewright.games.lotr.vocabulary.staging import RevealEncounterCards
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import LOCATION, TREACHERY, Setup, WhenRevealed
from rulewright.kernel.amounts import Count
from rulewright.kernel.modifiers import Grant
from rulewright.kernel.places import create
from rulewright.kernel.players import EVERYONE
from rulewright.kernel.state import State
from support.lotr import lotr, seat, threat, zones

SET = "Passage Through Mirkwood"
DREAD = treachery("Dread", number=903, copies=1, set_name=SET, keywords=("Doomed 2",))
MIST = location(
    "Dreadful Mist", Grant(TREACHERY, "keyword", "doomed"),
    number=904, copies=1, set_name=SET, threat=1, points=1, traits="Forest.",
)  # fmt: skip
MIRE = location("Mire", number=905, copies=1, set_name=SET, threat=1, points=9, traits="", keywords=("Surge",))
MAZE = location(
    "Maze", number=906, copies=1, set_name=SET, threat=1, points=9, traits="", keywords=("Surge", "Surge")
)  # fmt: skip
LOST = treachery(
    "Lost Ways", WhenRevealed(RaiseThreat(Count(LOCATION), EVERYONE)), number=907, copies=1, set_name=SET
)  # fmt: skip
DOOMED_MIRE = location(
    "Doomed Mire", number=908, copies=1, set_name=SET, threat=1, points=9, traits="", keywords=("Doomed 4", "Surge")
)  # fmt: skip
GATE = quest(
    "The First Gate", number=909, scenario=SET, stage=1, points=8, side_a=(Setup(RevealEncounterCards(1)),)
)  # fmt: skip


class AtTheGate(Lotr):
    """A new game: the setup of the quest reveals the top card of an encounter deck of three Mires, each with Surge."""

    def begin(self, setup: dict, rng: int) -> State:
        rules = rulebook("revised", (MIRE, GATE))
        s = State.empty(rules, 1, rng)
        create(s, rules.catalogue.by_id("01001"), 0, PLAY)
        create(s, rules.catalogue.by_id(GATE.id), -1, QUEST_DECK)
        for _ in range(3):
            create(s, rules.catalogue.by_id(MIRE.id), -1, ENCOUNTER_DECK)
        s.push(rules.flow)
        return s


@pytest.mark.rule("lotr.doomed.2", "lotr.keywords.5")
def test_doomed_raises_every_threat_and_its_numbers_add_up():
    seats = (seat(threat=20), seat(["Gimli"], threat=30))
    deck = ["Dread", "Forest Gate", "Old Forest Road"]
    plain = lotr(*seats, extra=(DREAD,), encounter_deck=deck, at="3.3", patient=True)
    assert plain.table()["threat"] == [22, 32]
    more = lotr(*seats, extra=(DREAD, MIST), encounter_deck=deck, staging=["Dreadful Mist"], at="3.3", patient=True)
    assert more.table()["threat"] == [23, 33]


@pytest.mark.rule("lotr.surge.2", "lotr.surge.4")
def test_surge_reveals_one_more_card_once_its_own_card_is_staged():
    deck = ["Mire", "Lost Ways", "Forest Gate"]
    game = lotr(seat(threat=20), extra=(MIRE, LOST), encounter_deck=deck, at="3.3", patient=True)
    assert [zones(game, name)[0] for name in deck] == ["staging", "encounter-discard", "encounter-deck"]
    assert threat(game) == 21


@pytest.mark.rule("lotr.surge.2")
def test_surge_works_during_setup_too():
    game = rw.Game(AtTheGate(), {}, 0)
    assert zones(game, "Mire") == ["encounter-deck"] * 3
    game.choose("keep")
    assert zones(game, "Mire") == ["staging"] * 3


@pytest.mark.rule("lotr.surge.3")
def test_every_instance_of_surge_reveals_a_card_of_its_own():
    deck = ["Maze", "Forest Gate", "Old Forest Road", "Enchanted Stream"]
    game = lotr(seat(), extra=(MAZE,), encounter_deck=deck, at="3.3", patient=True)
    assert [zones(game, name)[0] for name in deck] == ["staging", "staging", "staging", "encounter-deck"]


@pytest.mark.rule("lotr.surge.2", "lotr.doomed.2")
@pytest.mark.parametrize(("edition", "rise", "left"), [("revised", 4, 1), ("classic", 0, 2)])
def test_surge_and_doomed_outside_the_staging_step_count_in_the_revised_edition_only(edition, rise, left):
    game = lotr(
        seat(threat=20),
        extra=(DOOMED_MIRE,),
        edition=edition,
        staging=["Mountains of Mirkwood"],
        encounter_deck=["Doomed Mire", "Forest Gate", "Old Forest Road"],
        at="4.2",
        patient=True,
    )
    game.choose("travel to Mountains of Mirkwood")
    assert threat(game) == 20 + rise
    assert (zones(game, "Forest Gate") + zones(game, "Old Forest Road")).count("encounter-deck") == left
