"""Appendix II, continued: the sample treachery, objective and quest card, and how guarded objectives are claimed."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

DEEP = {"scenario": "escape-from-dol-guldur"}


def printed(name: str) -> rw.CardInfo:
    """The one card with this title."""
    (found,) = [info for info in rw.cards("lotr") if info.name == name]
    return found


@pytest.mark.rule("lotr.anatomy-treachery.1")
def test_the_sample_treachery_has_a_when_revealed_and_a_shadow_section():
    info = printed("Under the Shadow")
    assert (info.kind, info.number) == ("treachery", 104)
    assert [ability.label for ability in info.card.faces[0].abilities] == ["when-revealed", "shadow"]


@pytest.mark.rule("lotr.anatomy-treachery.2")
@pytest.mark.parametrize("players", [1, 3])
def test_the_sample_treachery_raises_the_threat_of_the_staging_area_by_the_number_of_players(players):
    heroes = ("Aragorn", "Legolas", "Gimli")[:players]
    game = lotr(
        *(seat(heroes=[name], threat=10) for name in heroes),
        staging=["Forest Gate"],
        encounter_deck=["Under the Shadow", "Old Forest Road", "Old Forest Road", "Hummerhorns"],
        at="3.3",
        patient=True,
    )
    cards = 2 + (players - 1) * 1
    assert (step(game), game.table()["staging_threat"]) == ("3.3", cards + players)
    assert zones(game, "Under the Shadow") == ["encounter-discard"]
    pass_until(game, "travel")
    assert game.table()["threat"] == [10 + cards + players] * players
    assert game.table()["staging_threat"] == cards


@pytest.mark.rule("lotr.anatomy-treachery.3")
def test_the_shadow_of_the_sample_treachery_counts_the_enemies_of_the_defending_player():
    game = lotr(
        seat(
            heroes=["Aragorn"],
            engaged=[card("Black Forest Bats", shadow=["Under the Shadow"]), "East Bight Patrol", "King Spider"],
            threat=10,
        ),
        seat(heroes=["Legolas"], engaged=["Forest Spider"], threat=10),
        at="6.4a",
    )
    game.play("resolve the attack of Black Forest Bats", "defend with Aragorn")
    assert game.table()["threat"] == [13, 10]


@pytest.mark.rule("lotr.anatomy-objective.1")
def test_the_sample_objective_is_shadow_key():
    info = printed("Shadow Key")
    assert (info.kind, info.number, info.set) == ("objective", 110, "Escape from Dol Guldur")
    assert (info.traits, info.keywords) == (("Item",), {"guarded": 1, "restricted": 1})


@pytest.mark.rule("lotr.anatomy-objective.2", "lotr.rop2010-guarded.2", "lotr.rop2010-guarded.6")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_shadow_key_is_claimed_for_two_threat_once_its_guard_is_dealt_with(edition):
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], threat=20),
        seat(heroes=["Thalin"], threat=30),
        staging=[card("Shadow Key", attachments=[card("King Spider", damage=2)])],
        at="4.2",
        patient=True,
        edition=edition,
        **DEEP,
    )
    assert (offers(game), only(game, "King Spider").attached_to) == (["pass"], "Shadow Key")
    pass_until(game, "engage")
    game.play("decline", "engage King Spider")
    assert offers(game) == ["pass"], "the spider is engaged but not defeated"
    pass_until(game, "attack")
    game.play("done", "attack King Spider", "attack with Thalin", "done", *["pass"] * 4)
    assert (zones(game, "King Spider"), zones(game, "Shadow Key")) == (["encounter-discard"], ["staging"])
    assert (game.decision.seat, offers(game)) == (0, ["use Shadow Key", "pass"])
    game.choose("use Shadow Key")
    assert (game.table()["threat"], offers(game)) == ([22, 30], ["choose Aragorn", "choose Gimli"])
    game.choose("choose Gimli")
    assert (only(game, "Shadow Key").attached_to, only(game, "Shadow Key").controller) == ("Gimli", 0)


@pytest.mark.rule("lotr.anatomy-objective.3", "lotr.anatomy-objective.4")
def test_a_claimed_shadow_key_counts_as_an_attachment_and_returns_to_the_staging_area_when_detached():
    game = lotr(
        seat(heroes=["Aragorn"], engaged=[card("King Spider", shadow=["Forest Spider"])], threat=10),
        staging=["Shadow Key"],
        at="6.2",
        patient=True,
        **DEEP,
    )
    assert only(game, "Shadow Key").kind == "objective"
    game.play("use Shadow Key", "choose Aragorn")
    key = only(game, "Shadow Key")
    assert (key.zone, key.seat, key.controller, key.attached_to, key.kind) == ("play", 0, 0, "Aragorn", "attachment")
    game.choose("pass")
    game.choose("resolve the attack of King Spider")
    pass_until(game, "defend")
    game.choose("defend with Aragorn")
    pass_until(game, "target")
    assert offers(game) == ["choose Shadow Key"], "Forest Spider's shadow effect discards an attachment"
    game.choose("choose Shadow Key")
    key = only(game, "Shadow Key")
    assert (key.zone, key.controller, key.attached_to, key.kind) == ("staging", None, None, "objective")


@pytest.mark.rule("lotr.anatomy-objective.4")
def test_shadow_key_returns_to_the_staging_area_when_its_hero_dies():
    game = lotr(
        seat(heroes=[card("Aragorn", damage=4), "Gimli"], engaged=["King Spider"], threat=10),
        staging=["Shadow Key"],
        at="6.2",
        **DEEP,
    )
    game.play("use Shadow Key", "choose Aragorn", "defend with Aragorn")
    assert (zones(game, "Aragorn"), zones(game, "Shadow Key")) == (["discard"], ["staging"])


@pytest.mark.rule("lotr.anatomy-objective.5")
def test_shadow_key_wounds_its_hero_at_the_end_of_each_round():
    game = lotr(seat(heroes=["Aragorn", "Gimli"], threat=10), staging=["Shadow Key"], at="7.1", **DEEP)
    assert step(game) == "7.4"
    game.play("use Shadow Key", "choose Gimli")
    for number in (2, 3):
        assert game.table()["round"] == number
        assert (only(game, "Gimli").tokens["damage"], only(game, "Aragorn").tokens.get("damage")) == (number - 1, None)
        while game.table()["round"] == number:
            game.choose(offers(game)[-1])


@pytest.mark.rule("lotr.rop2010-guarded.5")
def test_the_threat_of_a_guard_counts_until_it_leaves_the_staging_area():
    game = lotr(
        seat(heroes=["Aragorn"]),
        staging=[card("Shadow Key", attachments=["King Spider"]), card("Dungeon Torch", attachments=["Tower Gate"])],
        at="4.2",
        patient=True,
        **DEEP,
    )
    assert game.table()["staging_threat"] == 2 + 2
    game.choose("travel to Tower Gate")
    assert game.table()["staging_threat"] == 2
    pass_until(game, "engage")
    game.choose("engage King Spider")
    assert (game.table()["staging_threat"], threat(game)) == (0, 12)


@pytest.mark.rule("lotr.player-elimination.5")
def test_a_guard_engaged_with_a_player_who_is_eliminated_returns_to_the_staging_area_too():
    game = lotr(
        seat(heroes=["Aragorn"], threat=10),
        seat(heroes=["Legolas"], engaged=["Forest Spider"], threat=49),
        staging=[card("Shadow Key", attachments=["King Spider"])],
        at="5.2",
        patient=True,
        **DEEP,
    )
    game.play("decline", "engage King Spider")
    assert (only(game, "King Spider").seat, only(game, "Forest Spider").seat) == (1, 1)
    pass_until(game, "enemy-attack")
    while not game.table()["eliminated"][1]:
        game.choose(offers(game)[-1])
    assert zones(game, "King Spider") + zones(game, "Forest Spider") == ["staging", "staging"]
    assert only(game, "King Spider").attached_to == "Shadow Key"


@pytest.mark.rule("lotr.anatomy-quest-a.1", "lotr.anatomy-quest-b.1")
def test_the_sample_quest_card_has_two_sides_with_titles_and_a_scenario():
    (info,) = [info for info in rw.cards("lotr") if info.number == 121]
    side_a, side_b = info.card.faces
    assert (side_a.name, side_b.name) == ("A Chosen Path", "Don't Leave the Path!")
    assert [dict(side.labels) for side in (side_a, side_b)] == [
        {"scenario": "Passage Through Mirkwood", "side": "A"},
        {"scenario": "Passage Through Mirkwood", "side": "B"},
    ]
    assert ([side.stats["stage"] for side in (side_a, side_b)], len(side_a.abilities), len(side_b.abilities)) == (
        [3, 3], 0, 2
    )  # fmt: skip


def enter_the_last_stage(**written: object) -> rw.Game:
    """The second stage is just defeated; of the two third stages chance has brought "Don't Leave the Path!"."""
    for seed in range(20):
        game = lotr(
            seat(heroes=[card("Aragorn", committed=True, exhausted=True)]),
            seat(heroes=["Legolas"]),
            quest="A Fork in the Road",
            at="3.4",
            seed=seed,
            patient=True,
            **written,
        )
        if zones(game, "Don't Leave the Path!") == ["quest"]:
            return game
    raise AssertionError("chance has brought the other stage 20 times")


@pytest.mark.rule("lotr.anatomy-quest-b.2")
def test_on_stage_3b_each_player_adds_a_spider_from_the_encounter_deck_or_its_discard_pile():
    game = enter_the_last_stage(
        encounter_deck=["Forest Gate", "King Spider", "Ungoliant's Spawn", "Hummerhorns"],
        encounter_discard=["Forest Spider", "Black Forest Bats"],
    )
    spiders = ["choose Forest Spider", "choose King Spider", "choose Ungoliant's Spawn"]
    assert (game.decision.seat, sorted(offers(game))) == (0, spiders)
    game.choose("choose Forest Spider")
    assert (game.decision.seat, sorted(offers(game))) == (1, spiders[1:])
    game.choose("choose Ungoliant's Spawn")
    assert zones(game, "Forest Spider") + zones(game, "Ungoliant's Spawn") == ["staging", "staging"]
    assert zones(game, "King Spider") == ["encounter-deck"]


@pytest.mark.rule("lotr.anatomy-quest-b.3")
def test_stage_3b_is_won_by_defeating_ungoliants_spawn_and_not_by_progress():
    party = seat(
        heroes=[card("Aragorn", committed=True, exhausted=True), "Legolas", "Gimli"],
        engaged=[card("Ungoliant's Spawn", damage=6)],
        threat=10,
    )
    game = lotr(party, quest={"name": "Don't Leave the Path!", "progress": 50}, at="3.4")
    assert only(game, "Don't Leave the Path!").tokens == {"progress": 52}
    assert not game.over
    pass_until(game, "attack")
    game.play("attack Ungoliant's Spawn", "attack with Legolas", "attack with Gimli")
    assert game.result.winners == (0,)
