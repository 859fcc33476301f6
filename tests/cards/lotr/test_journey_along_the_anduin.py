"""Journey Along the Anduin: encounter cards 111-114 and quest cards 126-128."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, face, lotr, offers, only, pass_until, seat, step, zones

BRANCHES = pytest.mark.parametrize("answer", ["defend with Aragorn", "leave it undefended"])


def river(*seats: dict[str, object], **written: object) -> rw.Game:
    """A position on the way down the Anduin."""
    return lotr(*seats, **{"scenario": "journey-along-the-anduin", "patient": True, **written})


def progress(game: rw.Game, name: str = "To the River...") -> int:
    """The progress on a stage."""
    return only(game, name).tokens.get("progress", 0)


@BRANCHES
def test_misty_mountain_goblins_take_a_progress_token_off_the_quest_after_each_attack(answer):
    game = river(
        seat(heroes=["Aragorn", "Gimli"], engaged=["Misty Mountain Goblins"]),
        quest={"name": "To the River...", "progress": 5},
        at="6.3",
    )
    face(game, answer)
    assert progress(game) == 5
    pass_until(game, "attack")
    assert progress(game) == 4


@pytest.mark.parametrize(
    ("answer", "before", "after"),
    [("defend with Aragorn", 5, 4), ("leave it undefended", 5, 2), ("leave it undefended", 2, 0)],
)
def test_misty_mountain_goblins_as_a_shadow_take_progress_off_the_quest(answer, before, after):
    game = river(
        seat(heroes=["Aragorn", "Gimli"], engaged=[card("King Spider", shadow=["Misty Mountain Goblins"])]),
        active=card("Gladden Fields", progress=2),
        quest={"name": "To the River...", "progress": before},
        at="6.3",
    )
    face(game, answer)
    assert (progress(game), only(game, "Gladden Fields").tokens) == (after, {"progress": 2})


@pytest.mark.parametrize("players", [1, 2, 3])
def test_massing_at_night_reveals_one_more_card_for_each_player(players):
    others = ["Forest Gate", "Old Forest Road", "Enchanted Stream", "The East Bight", "Gladden Fields", "Tower Gate"]
    game = river(
        *(seat(heroes=[name]) for name in ["Aragorn", "Legolas", "Gimli"][:players]),
        encounter_deck=["Massing at Night", *others],
        at="3.3",
    )
    staged = [name for name in others if zones(game, name) == ["staging"]]
    assert staged == others[: 2 * players - 1]


@BRANCHES
@pytest.mark.parametrize("players", [1, 2])
def test_massing_at_night_as_a_shadow_deals_the_attacker_a_card_for_each_player_and_each_is_resolved(answer, players):
    game = river(
        seat(heroes=["Aragorn", "Gimli"], engaged=[card("King Spider", shadow=["Massing at Night"])]),
        *([seat(heroes=["Legolas"])] if players == 2 else []),
        encounter_deck=["Wargs", "Dol Guldur Orcs", "Forest Gate"],
        at="6.3",
    )
    face(game, answer)
    bonus = [1, 1] if answer == "defend with Aragorn" else [2, 3]
    assert only(game, "King Spider").value("attack") == 3 + sum(bonus[:players])
    assert [zones(game, name) for name in ("Wargs", "Dol Guldur Orcs")] == [
        ["shadow"],
        ["shadow"] if players == 2 else ["encounter-deck"],
    ]
    assert zones(game, "Forest Gate") == ["encounter-deck"]


def test_banks_of_the_anduin_go_back_to_the_top_of_the_encounter_deck_when_they_are_explored():
    game = river(
        seat(heroes=[card("Aragorn", committed=True)]),
        active=card("Banks of the Anduin", progress=1),
        encounter_deck=["Gladden Fields"],
        at="3.4",
    )
    assert zones(game, "Banks of the Anduin") == ["encounter-deck"]
    assert only(game, "Banks of the Anduin").tokens == {}
    pass_until(game, "commit")
    game.play("done")
    pass_until(game, "travel")
    assert zones(game, "Banks of the Anduin") == ["staging"], "it was the top card"
    assert zones(game, "Gladden Fields") == ["encounter-deck"]


def test_banks_of_the_anduin_dealt_as_a_shadow_card_are_discarded_as_usual():
    game = river(
        seat(heroes=["Aragorn", "Gimli"], engaged=[card("King Spider", shadow=["Banks of the Anduin"])], threat=0),
        encounter_deck=["Gladden Fields", "Gladden Fields"],
        at="6.3",
    )
    face(game, "defend with Aragorn")
    pass_until(game, "commit")
    assert zones(game, "Banks of the Anduin") == ["encounter-discard"]


@pytest.mark.parametrize(("where", "raised"), [("active", 2), ("staging", 1)])
def test_gladden_fields_raise_every_threat_by_one_more_in_the_refresh_phase_while_active(where, raised):
    place = {"active": "Gladden Fields"} if where == "active" else {"staging": ["Gladden Fields"]}
    game = river(seat(heroes=["Aragorn"], threat=20), seat(heroes=["Legolas"], threat=30), at="7.3", **place)
    assert step(game) == "7.4"
    assert game.table()["threat"] == [20 + raised, 30 + raised]


def test_explored_gladden_fields_are_worth_three_victory_points():
    game = river(seat(heroes=[card("Aragorn", committed=True)]), active=card("Gladden Fields", progress=1), at="3.4")
    assert zones(game, "Gladden Fields") == ["victory-display"]
    (info,) = [info for info in rw.cards("lotr") if info.name == "Gladden Fields"]
    assert info.stats["victory"] == 3


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("decks", [["leadership"], ["leadership", "tactics", "lore"]])
def test_to_the_river_reveals_a_card_for_each_player_and_finds_a_hill_troll(decks, seed):
    game = rw.new("lotr", scenario="journey-along-the-anduin", decks=decks, seed=seed, first=0)
    game.play(*["keep"] * len(decks))
    while game.table()["phase"] == "setup":
        game.choose(0)
    faces = game.rules.catalogue.faces
    revealed = [faces[told[0][1]] for message, _, told in game.entries() if message == "log-revealed"]
    surges = sum(face.keywords.get("surge", 0) for face in revealed)
    massing = len(decks) * sum(face.name == "Massing at Night" for face in revealed)
    assert len(revealed) == len(decks) + surges + massing
    trolls = sum(face.name == "Hill Troll" for face in revealed)
    assert zones(game, "Hill Troll").count("staging") == max(1, trolls)
    assert only(game, "To the River...").value("quest_points") == 8


def test_to_the_river_is_not_left_while_a_hill_troll_is_in_play():
    party = [card("Aragorn", committed=True, exhausted=True), "Thalin", "Gimli"]
    written = {"quest": {"name": "To the River...", "progress": 6}, "at": "3.4"}
    free = river(seat(heroes=party), **written)
    assert zones(free, "Anduin Passage") == ["quest"]
    game = river(seat(heroes=party, engaged=[card("Hill Troll", damage=8)], threat=0), **written)
    assert (progress(game), zones(game, "Anduin Passage")) == (8, ["quest-deck"])
    pass_until(game, "defend")
    game.play("leave it undefended")
    pass_until(game, "assign")
    game.play("assign the damage to Aragorn")
    pass_until(game, "attack")
    game.play("attack Hill Troll", "attack with Thalin", "attack with Gimli", "done")
    while zones(game, "Hill Troll") == ["engaged"]:
        game.choose("pass")
    assert zones(game, "Anduin Passage") == ["quest"], "as soon as the troll is gone"


def test_anduin_passage_reveals_one_card_more_and_makes_no_engagement_checks():
    names = ["Forest Gate", "Old Forest Road", "Enchanted Stream", "The East Bight"]
    game = river(
        seat(heroes=["Aragorn"], threat=40),
        seat(heroes=["Legolas"], threat=40),
        staging=["King Spider"],
        encounter_deck=names,
        quest="Anduin Passage",
        at="3.3",
    )
    assert [zones(game, name) for name in names] == [["staging"]] * 3 + [["encounter-deck"]]
    assert only(game, "Anduin Passage").value("quest_points") == 16
    pass_until(game, "engage")
    assert offers(game) == ["engage King Spider", "decline"], "players may still engage"
    game.play("decline", "decline")
    while game.table()["phase"] == "encounter":
        game.choose("pass")
    assert zones(game, "King Spider") == ["staging"], "whatever the threat is"


@pytest.mark.parametrize("players", [1, 2])
def test_ambush_on_the_shore_reveals_two_cards_for_each_player_when_it_begins(players):
    names = ["Wargs", "Forest Gate", "Old Forest Road", "Enchanted Stream", "The East Bight"]
    heroes = ["Legolas", "Gimli"]
    game = river(
        *(seat(heroes=[card(name, committed=True, exhausted=True)]) for name in heroes[:players]),
        quest={"name": "Anduin Passage", "progress": 15},
        encounter_deck=names,
        at="3.4",
    )
    assert zones(game, "Ambush on the Shore") == ["quest"]
    assert [name for name in names if zones(game, name) == ["staging"]] == names[: 2 * players]
    assert not game.over


def test_ambush_on_the_shore_skips_the_staging_step():
    game = river(
        seat(heroes=["Aragorn"]),
        staging=["Wargs"],
        encounter_deck=["Forest Gate"],
        quest="Ambush on the Shore",
        at="3.3",
    )
    assert (step(game), zones(game, "Forest Gate")) == ("3.3", ["encounter-deck"])


def test_ambush_on_the_shore_is_won_once_there_are_no_enemies_in_play_and_not_by_progress():
    written = {"quest": {"name": "Ambush on the Shore", "progress": 50}, "staging": ["Forest Gate"]}
    game = river(seat(heroes=["Aragorn"], engaged=[card("Wargs", damage=2)]), at="6.8a", **written)
    assert not game.over
    game.play("attack Wargs", "attack with Aragorn", "done")
    pass_until(game, "nothing")
    assert game.result.winners == (0,)
    two = river(
        seat(heroes=["Aragorn"], engaged=[card("Wargs", damage=2)], threat=0),
        at="6.8a",
        **{**written, "staging": ["King Spider"]},
    )
    two.play("attack Wargs", "attack with Aragorn", "done")
    pass_until(two, "commit")
    assert not two.over, "an enemy in the staging area is in play"


def test_ambush_on_the_shore_is_won_at_once_when_its_cards_bring_no_enemy():
    game = river(
        seat(heroes=[card("Legolas", committed=True, exhausted=True)]),
        quest={"name": "Anduin Passage", "progress": 15},
        encounter_deck=["Forest Gate", "Old Forest Road", "Enchanted Stream"],
        at="3.4",
    )
    assert game.result.winners == (0,)
