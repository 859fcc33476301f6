"""Staging: how an encounter card is revealed, resolved and placed."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.vocabulary.printing import enemy
from rulewright.games.lotr.vocabulary.words import CHARACTER, COMMITTED, IT, WhenRevealed
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.players import FIRST_PLAYER
from rulewright.lcg.verbs import DealDamage
from support.lotr import card, lotr, offers, only, seat, threat, zones

HARBINGER = enemy(
    "Harbinger",
    WhenRevealed(Choose(CHARACTER & COMMITTED, by=FIRST_PLAYER), DealDamage(IT, 1)),
    number=901, copies=3, set_name="Test", engagement=20, stats=(3, 1, 1, 3), traits="Orc.",
    keywords=("Doomed 2", "Surge"),
)  # fmt: skip
ON_THE_QUEST = [card("Aragorn", committed=True, exhausted=True), card("Gimli", committed=True, exhausted=True)]


@pytest.mark.rule("lotr.staging.1", "lotr.staging.2", "lotr.staging.4", "lotr.reveal.1", "lotr.reveal.2")
def test_the_top_encounter_card_is_turned_faceup_for_all_resolved_and_then_placed():
    game = lotr(
        seat(heroes=ON_THE_QUEST),
        seat(heroes=["Legolas"]),
        encounter_deck=["Dol Guldur Orcs", "Forest Gate", "Old Forest Road"],
        at="3.3",
    )
    assert (game.decision.seat, offers(game)) == (0, ["choose Aragorn", "choose Gimli"])
    for looker in (0, 1, None):
        assert [piece["name"] for piece in game.view(looker)["zones"]["revealed"]] == ["Dol Guldur Orcs"]
        assert game.view(looker)["zones"]["encounter-deck"] == {"count": 2, "known": []}
    assert game.table()["staging_threat"] == 0
    game.play("choose Gimli")
    assert only(game, "Gimli").tokens["damage"] == 2
    assert zones(game, "Dol Guldur Orcs") + zones(game, "Forest Gate") == ["staging", "staging"]
    assert zones(game, "Old Forest Road") == ["encounter-deck"]


@pytest.mark.rule("lotr.staging.3", "lotr.staging.4")
def test_keywords_and_when_revealed_effects_come_before_the_card_is_placed():
    game = lotr(
        seat(heroes=ON_THE_QUEST, threat=20),
        encounter_deck=["Harbinger", "Forest Gate", "Old Forest Road"],
        at="3.3",
        patient=True,
        extra=(HARBINGER,),
    )
    assert (zones(game, "Harbinger"), threat(game)) == (["revealed"], 20 + 2)
    assert (offers(game), zones(game, "Forest Gate")) == (["choose Aragorn", "choose Gimli"], ["encounter-deck"])
    game.play("choose Aragorn")
    assert (zones(game, "Harbinger"), only(game, "Aragorn").tokens["damage"]) == (["staging"], 1)
    assert (zones(game, "Forest Gate"), zones(game, "Old Forest Road")) == (["staging"], ["encounter-deck"])


@pytest.mark.rule("lotr.staging.5", "lotr.staging.6")
def test_enemies_locations_and_objectives_go_to_the_staging_area_and_treacheries_to_the_discard_pile():
    game = lotr(
        *(seat(heroes=[name]) for name in ("Aragorn", "Gimli", "Legolas", "Éowyn")),
        encounter_deck=[
            "King Spider",
            "Forest Gate",
            "The Necromancer's Reach",
            "Shadow Key",
            *["Old Forest Road"] * 2,
        ],
        at="3.3",
        patient=True,
    )
    game.play("choose Aragorn", "choose Gimli", "choose Legolas", "choose Éowyn")
    assert zones(game, "King Spider") + zones(game, "Forest Gate") + zones(game, "Shadow Key") == ["staging"] * 3
    assert zones(game, "The Necromancer's Reach") == ["encounter-discard"]


@pytest.mark.rule("lotr.reveal.3", "lotr.staging.1")
def test_keywords_and_when_revealed_effects_decide_where_a_revealed_card_comes_to_lie():
    game = lotr(
        seat(heroes=["Aragorn"]),
        encounter_deck=["Caught in a Web", "Enchanted Stream"],
        at="3.3",
        patient=True,
    )
    game.play("choose player 1", "choose Aragorn")
    web = only(game, "Caught in a Web")
    assert (web.zone, web.seat, web.attached_to) == ("play", 0, "Aragorn")
    game = lotr(
        seat(heroes=["Aragorn"]),
        encounter_deck=["Shadow Key", "Enchanted Stream", "Forest Gate"],
        at="3.3",
        patient=True,
    )
    assert only(game, "Enchanted Stream").attached_to == "Shadow Key"
    assert zones(game, "Forest Gate") == ["encounter-deck"]
