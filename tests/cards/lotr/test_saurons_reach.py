"""Sauron's Reach: encounter cards 115-118."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, face, lotr, offers, only, pass_until, seat, zones


def test_eastern_crows_surge():
    game = lotr(seat(), encounter_deck=["Eastern Crows", "Forest Gate", "Enchanted Stream"], at="3.3", patient=True)
    where = [zones(game, name) for name in ("Eastern Crows", "Forest Gate", "Enchanted Stream")]
    assert where == [["staging"], ["staging"], ["encounter-deck"]]


def test_defeated_eastern_crows_are_shuffled_back_into_the_encounter_deck():
    game = lotr(
        seat(heroes=["Aragorn"], engaged=["Eastern Crows"]),
        encounter_deck=["Forest Gate", "Old Forest Road", "Enchanted Stream"],
        at="6.8a",
        patient=True,
    )
    game.play("attack Eastern Crows", "attack with Aragorn", "done")
    pass_until(game, "commit")
    assert zones(game, "Eastern Crows") == ["encounter-deck"]
    places = [[piece.name for piece in imagined_deck(game, seed)].index("Eastern Crows") for seed in range(30)]
    assert set(places) == {0, 1, 2, 3}, "nobody knows where"


def test_who_has_destroyed_eastern_crows_answers_that_though_they_are_in_the_deck_again():
    game = lotr(
        seat(heroes=["Legolas"], engaged=["Eastern Crows"]),
        encounter_deck=["Forest Gate", "Old Forest Road", "Enchanted Stream"],
        active="Forest Gate",
        at="6.7",
        patient=True,
    )
    game.play("attack Eastern Crows", "attack with Legolas", "done", "pass", "pass")
    assert (zones(game, "Eastern Crows"), offers(game)) == (["encounter-deck"], ["use Legolas", "pass"])
    assert "Eastern Crows" in game.decision.prompt("en")
    game.play("use Legolas")
    assert [piece.tokens for piece in game.look("Forest Gate") if piece.zone == "active-location"] == [{"progress": 2}]


def imagined_deck(game: rw.Game, seed: int) -> list[rw.Piece]:
    """The encounter deck as the player may imagine it."""
    game = game.determinize(0, seed)
    names = ("Eastern Crows", "Forest Gate", "Old Forest Road", "Enchanted Stream")
    return sorted((piece for name in names for piece in game.look(name)), key=lambda piece: piece.id)


@pytest.mark.parametrize(
    ("threat", "answer", "bonus"),
    [
        (34, "defend with Aragorn", 1),
        (35, "defend with Aragorn", 2),
        (34, "leave it undefended", 1),
        (35, "leave it undefended", 2),
    ],
)
def test_eastern_crows_as_a_shadow_strengthen_the_attacker_more_from_a_threat_of_35_on(threat, answer, bonus):
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], engaged=[card("King Spider", shadow=["Eastern Crows"])], threat=threat),
        seat(heroes=["Legolas"], threat=69 - threat),
        at="6.3",
        patient=True,
    )
    face(game, answer)
    assert only(game, "King Spider").value("attack") == 3 + bonus
    pass_until(game, "attack")
    assert only(game, "King Spider").value("attack") == 3


def test_evil_storm_damages_the_characters_of_every_player_with_a_threat_of_at_least_35():
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Snowbourn Scout"], threat=35),
        seat(heroes=["Legolas"], threat=34),
        seat(heroes=["Gimli"], allies=["Gondorian Spearman"], threat=40),
        encounter_deck=["Evil Storm", "Forest Gate", "Old Forest Road", "Enchanted Stream"],
        at="3.3",
        patient=True,
    )
    damaged = [only(game, name).tokens.get("damage", 0) for name in ("Aragorn", "Legolas", "Gimli")]
    assert damaged == [1, 0, 1]
    assert zones(game, "Snowbourn Scout") + zones(game, "Gondorian Spearman") == ["discard", "discard"]


def test_pursued_by_shadow_raises_each_threat_by_one_for_each_character_not_committed():
    game = lotr(
        seat(
            heroes=[card("Aragorn", committed=True), card("Glóin", exhausted=True)],
            allies=["Snowbourn Scout"],
            threat=20,
        ),
        seat(heroes=[card("Legolas", committed=True), "Gimli"], threat=20),
        encounter_deck=["Pursued by Shadow", "Forest Gate", "Old Forest Road"],
        at="3.3",
        patient=True,
    )
    assert game.table()["threat"] == [22, 21]


@pytest.mark.parametrize("answer", ["defend with Aragorn", "leave it undefended"])
def test_pursued_by_shadow_as_a_shadow_returns_an_exhausted_ally_to_hand_or_raises_the_threat_by_three(answer):
    def attacked(**party: object) -> rw.Game:
        game = lotr(
            seat(
                heroes=["Aragorn", "Gimli"],
                engaged=[card("King Spider", shadow=["Pursued by Shadow"])],
                threat=20,
                **party,
            ),
            seat(heroes=["Legolas"], allies=[card("Gondorian Spearman", exhausted=True)], threat=20),
            at="6.3",
            patient=True,
        )
        face(game, answer)
        return game

    tired = [card("Faramir", exhausted=True), card("Snowbourn Scout", exhausted=True), "Guard of the Citadel"]
    game = attacked(allies=tired)
    assert (game.decision.seat, offers(game)) == (0, ["choose Faramir", "choose Snowbourn Scout"])
    game.play("choose Snowbourn Scout")
    assert zones(game, "Snowbourn Scout") + zones(game, "Faramir") == ["hand", "play"]
    assert game.table()["threat"] == [20, 20]
    ready = attacked(allies=["Guard of the Citadel"])
    assert (ready.table()["threat"], zones(ready, "Guard of the Citadel")) == ([23, 20], ["play"])
    assert zones(ready, "Gondorian Spearman") == ["play"]


def fog(**written: object) -> rw.Game:
    """Treacherous Fog is revealed to two players, one of them with a threat of 35."""
    written = {"staging": ["Forest Gate", "King Spider"], **written}
    return lotr(
        seat(heroes=["Aragorn"], hand=["Gandalf", "Faramir"], threat=35),
        seat(heroes=["Legolas"], hand=["Feint"], threat=34),
        encounter_deck=["Treacherous Fog", "Old Forest Road", "Enchanted Stream"],
        at="3.3",
        patient=True,
        **written,
    )


def test_treacherous_fog_strengthens_the_locations_of_the_staging_area_until_the_end_of_the_phase():
    game = fog(active="Great Forest Web")
    game.play("choose Gandalf")
    assert only(game, "Great Forest Web").value("threat") == 2, "the active location is not in the staging area"
    names = ("Forest Gate", "King Spider", "Old Forest Road")
    assert [only(game, name).value("threat") for name in names] == [3, 2, 2], "a later location too"
    while game.table()["phase"] == "quest":
        game.choose("pass")
    assert [only(game, name).value("threat") for name in names] == [2, 2, 1]


def test_treacherous_fog_makes_each_player_with_a_threat_of_at_least_35_discard_a_card_of_choice():
    game = fog()
    assert (game.decision.seat, offers(game)) == (0, ["choose Gandalf", "choose Faramir"])
    game.play("choose Faramir")
    assert [zones(game, name) for name in ("Gandalf", "Faramir", "Feint")] == [["hand"], ["discard"], ["hand"]]
    assert game.decision.kind == "action"


@pytest.mark.rule("lotr.lasting-effects.7", "lotr.then.2")
def test_treacherous_fog_lies_in_wait_when_there_is_no_location_yet():
    game = fog(staging=["King Spider"])
    assert offers(game) == ["choose Gandalf", "choose Faramir"]
    game.play("choose Gandalf")
    assert only(game, "Old Forest Road").value("threat") == 2
