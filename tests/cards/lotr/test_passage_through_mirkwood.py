"""Passage Through Mirkwood: encounter cards 96-100 and quest cards 119-122."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, face, lotr, offers, only, pass_until, seat, threat, zones


def test_forest_spider_has_one_more_attack_until_the_end_of_the_round_after_it_engages():
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], threat=0), seat(heroes=["Legolas"], threat=0), staging=["Forest Spider"],
        at="5.2", patient=True,
    )  # fmt: skip
    spider = only(game, "Forest Spider")
    assert spider.value("attack") == 2
    game.play("engage Forest Spider")
    assert spider.value("attack") == 3
    while game.table()["phase"] != "refresh":
        game.choose(offers(game)[0] if game.decision.kind == "assign" else offers(game)[-1])
    assert spider.value("attack") == 3
    pass_until(game, "commit")
    assert spider.value("attack") == 2


def spun(answer: str, **party: object) -> rw.Game:
    """King Spider attacks, Forest Spider is its shadow card."""
    party = {"heroes": [card("Aragorn", attachments=["Steward of Gondor"]), "Gimli"], **party}
    game = lotr(
        seat(**party, engaged=[card("King Spider", shadow=["Forest Spider"])]),
        seat(heroes=[card("Legolas", attachments=["Blade of Gondolin"])]),
        at="6.3",
        patient=True,
    )
    face(game, answer)
    return game


@pytest.mark.parametrize("answer", ["defend with Gimli", "leave it undefended"])
def test_forest_spider_as_a_shadow_discards_one_attachment_of_the_players_choice(answer):
    heroes = [card("Aragorn", attachments=["Steward of Gondor"]), card("Gimli", attachments=["Dwarven Axe"])]
    game = spun(answer, heroes=heroes)
    assert (game.decision.seat, offers(game)) == (0, ["choose Steward of Gondor", "choose Dwarven Axe"])
    game.play("choose Steward of Gondor")
    assert (zones(game, "Steward of Gondor"), zones(game, "Dwarven Axe")) == (["discard"], ["play"])
    nothing = spun(answer, heroes=["Aragorn", "Gimli"])
    assert (nothing.decision.kind, zones(nothing, "Blade of Gondolin")) == ("action", ["play"])


@pytest.mark.parametrize(("answer", "raised"), [("defend with Aragorn", 0), ("leave it undefended", 3)])
def test_east_bight_patrol_as_a_shadow_strengthens_the_attacker_and_raises_the_threat_if_undefended(answer, raised):
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], engaged=[card("King Spider", shadow=["East Bight Patrol"])], threat=20),
        seat(heroes=["Legolas"], threat=20),
        at="6.3",
        patient=True,
    )
    face(game, answer)
    assert only(game, "King Spider").value("attack") == 4
    assert game.table()["threat"] == [20 + raised, 20]
    pass_until(game, "attack")
    assert only(game, "King Spider").value("attack") == 3


def test_black_forest_bats_make_each_player_take_a_character_of_choice_off_the_quest():
    on_quest = {"committed": True, "exhausted": True}
    game = lotr(
        seat(heroes=[card("Aragorn", **on_quest), card("Glóin", **on_quest)]),
        seat(heroes=[card("Legolas", **on_quest), "Gimli"]),
        encounter_deck=["Black Forest Bats", "Forest Gate", "Old Forest Road"],
        at="3.3",
        patient=True,
    )
    everyone = ["choose Aragorn", "choose Glóin", "choose Legolas"]
    assert (game.decision.seat, offers(game)) == (0, everyone)
    game.play("choose Legolas")
    assert (game.decision.seat, offers(game)) == (1, ["choose Aragorn", "choose Glóin"])
    game.play("choose Glóin")
    committed = [only(game, name).tokens.get("committed", 0) for name in ("Aragorn", "Glóin", "Legolas", "Gimli")]
    assert committed == [1, 0, 0, 0]
    assert [only(game, name).exhausted for name in ("Glóin", "Legolas")] == [True, True], "they do not ready"


def test_the_first_player_may_ready_a_character_after_travelling_to_old_forest_road():
    game = lotr(
        seat(heroes=[card("Legolas", exhausted=True)]),
        seat(heroes=[card("Aragorn", exhausted=True), "Glóin"], allies=[card("Faramir", exhausted=True)]),
        staging=["Old Forest Road"],
        first=1,
        at="4.2",
        patient=True,
    )
    game.play("travel to Old Forest Road")
    assert (game.decision.seat, offers(game)) == (1, ["use Old Forest Road", "pass"])
    declined = game.clone()
    declined.play("pass")
    assert [only(declined, name).exhausted for name in ("Faramir", "Aragorn")] == [True, True]
    game.play("use Old Forest Road")
    assert offers(game) == ["choose Aragorn", "choose Faramir"]
    game.play("choose Faramir")
    assert [only(game, name).exhausted for name in ("Legolas", "Aragorn", "Faramir")] == [True, True, False]


def test_the_first_player_may_draw_two_cards_after_travelling_to_forest_gate():
    game = lotr(
        seat(heroes=["Legolas"], deck=["Feint"]),
        seat(heroes=["Aragorn"], deck=["Gandalf", "Faramir", "Sneak Attack"]),
        staging=["Forest Gate"],
        first=1,
        at="4.2",
        patient=True,
    )
    game.play("travel to Forest Gate")
    assert (game.decision.seat, offers(game)) == (1, ["use Forest Gate", "pass"])
    game.play("use Forest Gate")
    drawn = [zones(game, name) for name in ("Gandalf", "Faramir", "Sneak Attack", "Feint")]
    assert drawn == [["hand"], ["hand"], ["deck"], ["deck"]]


@pytest.mark.parametrize("decks", [["leadership"], ["leadership", "tactics"]])
def test_the_setup_of_flies_and_spiders_puts_a_spider_and_a_road_into_the_staging_area(decks):
    game = rw.new("lotr", scenario="passage-through-mirkwood", decks=decks, seed=5, first=0)
    game.play(*["keep"] * len(decks))
    assert sorted(zones(game, "Forest Spider")) == ["encounter-deck"] * 3 + ["staging"]
    assert sorted(zones(game, "Old Forest Road")) == ["encounter-deck", "staging"]
    assert (zones(game, "Flies and Spiders"), only(game, "Flies and Spiders").value("quest_points")) == (["quest"], 8)
    deck = [piece for info in {i.name for i in rw.cards("lotr")} for piece in game.look(info)]
    assert len([piece for piece in deck if piece.zone == "encounter-deck"]) == 34


def advanced(seed: int, quest: str, progress: int, **written: object) -> rw.Game:
    """Aragorn has just quested with 2 willpower against an empty staging area."""
    return lotr(
        seat(heroes=[card("Aragorn", committed=True, exhausted=True)]),
        seat(heroes=["Legolas"]),
        quest={"name": quest, "progress": progress},
        at="3.4",
        seed=seed,
        patient=True,
        **written,
    )


def test_eight_progress_defeat_flies_and_spiders_and_two_the_fork_in_the_road():
    game = advanced(0, "Flies and Spiders", 5)
    assert zones(game, "Flies and Spiders") == ["quest"]
    assert (only(game, "Flies and Spiders").tokens, zones(game, "A Fork in the Road")) == (
        {"progress": 7},
        ["quest-deck"],
    )
    game = advanced(0, "Flies and Spiders", 6)
    assert zones(game, "A Fork in the Road") == ["quest"]
    assert (only(game, "A Fork in the Road").tokens, only(game, "A Fork in the Road").value("quest_points")) == ({}, 2)


def test_the_fork_in_the_road_leads_to_one_of_the_two_chosen_paths_at_random():
    seen = set()
    for seed in range(20):
        game = advanced(seed, "A Fork in the Road", 0)
        taken = [name for name in ("Don't Leave the Path!", "Beorn's Path") if zones(game, name) == ["quest"]]
        assert len(taken) == 1
        seen.update(taken)
    assert seen == {"Don't Leave the Path!", "Beorn's Path"}


def test_on_dont_leave_the_path_each_player_adds_a_spider_of_choice_from_deck_or_discard_pile():
    written = {
        "encounter_deck": ["Hummerhorns", "King Spider"],
        "encounter_discard": ["Forest Spider"],
    }
    game = next(
        game
        for game in (advanced(seed, "A Fork in the Road", 0, **written) for seed in range(20))
        if zones(game, "Don't Leave the Path!") == ["quest"]
    )
    assert (game.decision.seat, sorted(offers(game))) == (0, ["choose Forest Spider", "choose King Spider"])
    game.play("choose King Spider")
    assert (game.decision.seat, offers(game)) == (1, ["choose Forest Spider"])
    game.play("choose Forest Spider")
    assert (zones(game, "King Spider"), zones(game, "Forest Spider")) == (["staging"], ["staging"])
    assert not only(game, "Legolas").exhausted, "added, not revealed"
    assert zones(game, "Hummerhorns") == ["encounter-deck"], "an insect is no spider"


def test_dont_leave_the_path_is_won_the_moment_ungoliants_spawn_is_destroyed_and_never_by_progress():
    game = advanced(0, "Don't Leave the Path!", 90)
    assert not game.over
    fight = lotr(
        seat(heroes=["Aragorn"], engaged=[card("Ungoliant's Spawn", damage=8), "King Spider"]),
        quest="Don't Leave the Path!",
        at="6.8a",
    )
    fight.play("attack Ungoliant's Spawn")
    assert fight.result.winners == (0,)


def test_beorns_path_needs_ten_progress_and_no_ungoliants_spawn_in_play():
    assert not advanced(0, "Beorn's Path", 7).over
    won = advanced(0, "Beorn's Path", 8)
    assert won.result.winners == (0, 1)
    spawn = lotr(
        seat(heroes=[card("Aragorn", committed=True, exhausted=True)], engaged=["Ungoliant's Spawn"], threat=10),
        quest={"name": "Beorn's Path", "progress": 10},
        at="3.4",
        patient=True,
    )
    assert (spawn.over, only(spawn, "Beorn's Path").tokens, threat(spawn)) == (False, {"progress": 12}, 10)


def test_beorns_path_is_won_as_soon_as_the_spawn_that_stood_in_the_way_is_gone():
    game = lotr(
        seat(heroes=["Aragorn"], engaged=[card("Ungoliant's Spawn", damage=8)]),
        quest={"name": "Beorn's Path", "progress": 12},
        at="6.8a",
    )
    game.play("attack Ungoliant's Spawn")
    assert game.result.winners == (0,)
