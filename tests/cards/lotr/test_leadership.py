"""Leadership: heroes 1-3, allies 13-19."""

from __future__ import annotations

import pytest

from support.lotr import card, lotr, offers, only, pass_until, seat, zones


def printed(game, name: str) -> tuple[int, ...]:
    """Willpower, attack, defense and hit points of a character."""
    return tuple(only(game, name).value(stat) for stat in ("willpower", "attack", "defense", "hit_points"))


@pytest.mark.rule("lotr.anatomy-hero.2")
def test_aragorn_readies_for_one_of_his_resources_after_he_commits():
    game = lotr(seat(heroes=[card("Aragorn", resources=1)]), at="3.2", patient=True)
    game.play("commit Aragorn", "done", "use Aragorn")
    aragorn = only(game, "Aragorn")
    assert aragorn.tokens == {"committed": 1}
    assert not aragorn.exhausted


def test_aragorn_cannot_ready_without_a_resource():
    game = lotr(seat(heroes=["Aragorn", card("Glóin", resources=3)]), at="3.2", patient=True)
    game.play("commit Aragorn", "done")
    assert only(game, "Aragorn").exhausted
    assert game.decision.kind == "action"


def test_aragorn_need_not_ready():
    game = lotr(seat(heroes=[card("Aragorn", resources=1)]), at="3.2", patient=True)
    game.play("commit Aragorn", "done")
    assert offers(game) == ["use Aragorn", "pass"]
    game.play("pass")
    assert only(game, "Aragorn").tokens == {"committed": 1, "resources": 1}
    assert only(game, "Aragorn").exhausted


@pytest.mark.rule("lotr.sentinel.2", "lotr.sentinel.3")
def test_aragorn_as_a_sentinel_defends_for_another_player():
    game = lotr(
        seat(heroes=["Aragorn", "Glóin"]),
        seat(heroes=["Gimli"], engaged=["Black Forest Bats"]),
        at="6.3",
    )
    assert offers(game) == ["defend with Gimli", "leave it undefended"]
    game.play("leave it undefended")
    assert (game.decision.seat, offers(game)) == (0, ["defend with Aragorn", "leave it undefended"])


def test_theodred_gives_a_resource_to_any_committed_hero_whoever_controls_it():
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], allies=["Guard of the Citadel"]),
        seat(heroes=["Théodred", "Legolas"]),
        at="3.2",
        patient=True,
    )
    game.play("commit Aragorn", "commit Guard of the Citadel", "done", "commit Théodred", "done", "use Théodred")
    assert (game.decision.seat, offers(game)) == (1, ["choose Aragorn", "choose Théodred"])
    himself = game.clone()
    himself.play("choose Théodred")
    assert only(himself, "Théodred").tokens == {"committed": 1, "resources": 1}
    game.play("choose Aragorn")
    assert only(game, "Aragorn").tokens == {"committed": 1, "resources": 1}
    assert only(game, "Théodred").tokens == {"committed": 1}


def test_the_resource_of_theodred_comes_too_late_for_aragorn_committed_by_an_earlier_player():
    game = lotr(seat(heroes=["Aragorn"]), seat(heroes=["Théodred"]), at="3.2", patient=True)
    game.play("commit Aragorn", "done", "commit Théodred", "done", "use Théodred", "choose Aragorn")
    assert game.decision.kind == "action"
    assert only(game, "Aragorn").exhausted


@pytest.mark.rule("lotr.triggering-condition.3")
def test_aragorn_readies_with_the_resource_of_theodred_when_one_player_commits_both():
    game = lotr(seat(heroes=["Aragorn", "Théodred"]), at="3.2", patient=True)
    game.play("commit Aragorn", "commit Théodred", "done")
    assert offers(game) == ["use Théodred", "pass"]
    game.play("use Théodred", "choose Aragorn")
    assert offers(game) == ["use Aragorn", "pass"]
    game.play("use Aragorn")
    assert only(game, "Aragorn").tokens == {"committed": 1}
    assert not only(game, "Aragorn").exhausted


def test_theodred_readied_after_he_committed_does_not_commit_a_second_time():
    theodred = card("Théodred", attachments=["Unexpected Courage"])
    game = lotr(seat(heroes=[theodred, "Aragorn"]), at="3.2", patient=True)
    game.play("commit Théodred", "done", "use Théodred", "choose Théodred", "use Unexpected Courage")
    assert not only(game, "Théodred").exhausted
    assert only(game, "Théodred").tokens == {"committed": 1, "resources": 1}
    assert game.decision.kind == "action"
    again = lotr(seat(heroes=[card("Théodred", committed=True), "Aragorn"]), at="3.2")
    assert offers(again) == ["commit Aragorn", "done"]


def test_gloin_gains_a_resource_for_each_point_of_damage_he_suffers():
    game = lotr(seat(heroes=["Glóin"], engaged=["Marsh Adder"]), at="6.4a", patient=True)
    game.play(
        "resolve the attack of Marsh Adder", "pass", "defend with Glóin", "pass", "pass", "assign the damage to Glóin"
    )
    assert offers(game) == ["use Glóin", "pass"]
    game.play("use Glóin")
    assert only(game, "Glóin").tokens["damage"] == 3
    assert only(game, "Glóin").tokens["resources"] == 3


def test_gloin_who_is_destroyed_by_the_damage_gains_nothing():
    game = lotr(seat(heroes=[card("Glóin", damage=1), "Aragorn"], engaged=["Marsh Adder"]), at="6.4a", patient=True)
    game.play(
        "resolve the attack of Marsh Adder", "pass", "defend with Glóin", "pass", "pass", "assign the damage to Glóin"
    )
    assert zones(game, "Glóin") == ["discard"]
    assert only(game, "Glóin").tokens == {}
    assert game.decision.kind == "action"


def test_the_guard_of_the_citadel_has_its_printed_values():
    game = lotr(seat(allies=["Guard of the Citadel"]), at="3.1", patient=True)
    assert printed(game, "Guard of the Citadel") == (1, 1, 0, 2)


def test_faramir_strengthens_the_characters_of_one_player_until_the_end_of_the_phase():
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Faramir"]),
        seat(heroes=["Théodred"], allies=["Guard of the Citadel"]),
        at="3.4+",
        patient=True,
    )
    game.play("use Faramir")
    assert only(game, "Faramir").exhausted
    assert offers(game) == ["choose player 1", "choose player 2"]
    game.play("choose player 2")
    names = ("Aragorn", "Faramir", "Théodred", "Guard of the Citadel")
    assert [only(game, name).value("willpower") for name in names] == [2, 2, 2, 2]
    game.play("pass", "pass")
    assert game.table()["phase"] == "travel"
    assert [only(game, name).value("willpower") for name in names] == [2, 2, 1, 1]


@pytest.mark.rule("lotr.lasting-effects.4", "lotr.lasting-effects.5")
def test_faramir_does_not_strengthen_an_ally_that_enters_play_later_in_the_phase():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=1)], allies=["Faramir"], hand=["Sneak Attack", "Guard of the Citadel"]),
        at="3.2+",
        patient=True,
    )
    game.play("use Faramir", "choose player 1", "play Sneak Attack", "choose Guard of the Citadel")
    assert only(game, "Aragorn").value("willpower") == 3
    assert only(game, "Guard of the Citadel").value("willpower") == 1


def test_son_of_arnor_engages_an_enemy_of_the_staging_area_or_of_another_player():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=3)], hand=["Son of Arnor"], engaged=["Black Forest Bats"]),
        seat(heroes=["Gimli"], engaged=["King Spider"]),
        staging=["Forest Spider", "Old Forest Road"],
        at="2.2",
        patient=True,
    )
    game.play("play Son of Arnor", "use Son of Arnor")
    assert offers(game) == ["choose Forest Spider", "choose King Spider"]
    other = game.clone()
    other.play("choose King Spider")
    assert (only(other, "King Spider").zone, only(other, "King Spider").seat) == ("engaged", 0)
    game.play("choose Forest Spider")
    assert (only(game, "Forest Spider").zone, only(game, "Forest Spider").seat) == ("engaged", 0)
    assert only(game, "Forest Spider").value("attack") == 3


@pytest.mark.rule("lotr.rop2010-responses.1")
def test_son_of_arnor_may_leave_the_enemies_where_they_are():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=3)], hand=["Son of Arnor"]),
        staging=["Forest Spider"],
        at="2.2",
        patient=True,
    )
    game.play("play Son of Arnor")
    assert offers(game) == ["use Son of Arnor", "pass"]
    game.play("pass")
    assert zones(game, "Forest Spider") == ["staging"]


def test_son_of_arnor_takes_the_enemy_away_from_the_player_a_feint_protects():
    game = lotr(
        seat(heroes=[card("Gimli", resources=1)], hand=["Feint"], engaged=["King Spider"]),
        seat(heroes=[card("Aragorn", resources=1)], hand=["Sneak Attack", "Son of Arnor"]),
        at="6.2+",
        patient=True,
    )
    game.play("play Feint", "choose King Spider", "play Sneak Attack", "choose Son of Arnor")
    game.play("use Son of Arnor", "choose King Spider", "pass", "pass")
    assert (game.decision.seat, offers(game)) == (1, ["resolve the attack of King Spider"])


def test_snowbourn_scout_places_progress_on_a_location_active_or_not():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=1)], hand=["Snowbourn Scout"]),
        active=card("Old Forest Road", progress=2),
        staging=["Forest Gate", "Forest Spider"],
        at="2.2",
        patient=True,
    )
    game.play("play Snowbourn Scout", "use Snowbourn Scout")
    assert offers(game) == ["choose Forest Gate", "choose Old Forest Road"]
    explored = game.clone()
    explored.play("choose Old Forest Road")
    assert zones(explored, "Old Forest Road") == ["encounter-discard"]
    game.play("choose Forest Gate")
    assert only(game, "Forest Gate").tokens == {"progress": 1}
    assert only(game, "Old Forest Road").tokens == {"progress": 2}


def test_silverlode_archer_shoots_at_an_enemy_of_another_player():
    game = lotr(
        seat(heroes=[card("Aragorn", exhausted=True)], allies=["Silverlode Archer", "Guard of the Citadel"]),
        seat(heroes=["Gimli"], engaged=["King Spider"]),
        at="6.7",
    )
    assert printed(game, "Silverlode Archer") == (1, 2, 0, 1)
    assert offers(game) == ["attack King Spider", "done"]
    game.play("attack King Spider")
    assert only(game, "King Spider").tokens["damage"] == 1
    assert only(game, "Silverlode Archer").exhausted
    assert not only(game, "Guard of the Citadel").exhausted


def test_longbeard_orc_slayer_deals_a_damage_to_each_orc_in_play():
    game = lotr(
        seat(heroes=[card("Glóin", resources=4)], hand=["Longbeard Orc Slayer"], engaged=["Goblin Sniper"]),
        seat(heroes=["Aragorn"], engaged=[card("Dol Guldur Orcs", damage=2)]),
        staging=["East Bight Patrol", "King Spider"],
        encounter_deck=["Wolf Rider"],
        at="2.2",
        patient=True,
    )
    game.play("play Longbeard Orc Slayer", "use Longbeard Orc Slayer")
    assert [
        only(game, name).tokens for name in ("Goblin Sniper", "East Bight Patrol", "King Spider", "Wolf Rider")
    ] == [
        {"damage": 1},
        {"damage": 1},
        {},
        {},
    ]
    assert zones(game, "Dol Guldur Orcs") == ["encounter-discard"]


def test_longbeard_orc_slayer_without_an_orc_has_nothing_to_use():
    game = lotr(
        seat(heroes=[card("Glóin", resources=4)], hand=["Longbeard Orc Slayer"]),
        staging=["King Spider"],
        at="2.2",
        patient=True,
    )
    game.play("play Longbeard Orc Slayer")
    assert zones(game, "Longbeard Orc Slayer") == ["play"]
    assert game.decision.kind == "action"


BROK = seat(heroes=[card("Gimli", damage=4), "Aragorn", "Legolas"], hand=["Brok Ironfist"], engaged=["Marsh Adder"])


def fall(game, hero: str) -> None:
    """Let Marsh Adder hit a hero."""
    pass_until(game, "defend")
    game.play("leave it undefended")
    pass_until(game, "assign")
    game.play(f"assign the damage to {hero}")


@pytest.mark.rule("lotr.play-and-put-into-play.4")
def test_brok_ironfist_takes_the_place_of_a_dwarf_hero_for_nothing():
    game = lotr(BROK, at="6.3")
    fall(game, "Gimli")
    assert offers(game) == ["use Brok Ironfist", "pass"]
    game.play("use Brok Ironfist")
    assert zones(game, "Brok Ironfist") == ["play"]
    assert printed(game, "Brok Ironfist") == (2, 2, 1, 4)


def test_brok_ironfist_stays_in_hand_when_the_fallen_hero_is_no_dwarf_or_not_yours():
    game = lotr(BROK, at="6.3")
    fall(game, "Legolas")
    assert zones(game, "Legolas") == ["discard"]
    assert offers(game) != ["use Brok Ironfist", "pass"]
    other = lotr(
        seat(heroes=[card("Gimli", damage=4), "Legolas"], engaged=["Marsh Adder"]),
        seat(heroes=["Aragorn"], hand=["Brok Ironfist"]),
        at="6.3",
    )
    fall(other, "Gimli")
    assert zones(other, "Gimli") == ["discard"]
    assert zones(other, "Brok Ironfist") == ["hand"]
    assert "use Brok Ironfist" not in offers(other)


@pytest.mark.rule("lotr.in-play-and-out-of-play.9")
def test_brok_ironfist_also_comes_when_the_nazgul_makes_you_discard_a_dwarf_hero():
    game = lotr(
        seat(
            heroes=["Glóin", "Aragorn"],
            hand=["Brok Ironfist"],
            engaged=[card("Nazgûl of Dol Guldur", shadow=["Dol Guldur Orcs"])],
        ),
        scenario="escape-from-dol-guldur",
        at="6.3",
    )
    pass_until(game, "defend")
    game.play("defend with Aragorn", "choose Glóin")
    assert zones(game, "Glóin") == ["discard"]
    assert offers(game) == ["use Brok Ironfist", "pass"]
    game.play("use Brok Ironfist")
    assert zones(game, "Brok Ironfist") == ["play"]


@pytest.mark.rule("lotr.unique.3")
def test_brok_ironfist_stays_in_hand_while_another_player_has_one_in_play():
    game = lotr(BROK, seat(heroes=["Éowyn"], allies=["Brok Ironfist"]), at="6.3")
    fall(game, "Gimli")
    assert zones(game, "Gimli") == ["discard"]
    assert "use Brok Ironfist" not in offers(game)


def test_brok_ironfist_is_discarded_with_the_hand_when_the_last_hero_falls():
    game = lotr(
        seat(heroes=[card("Gimli", damage=4)], hand=["Brok Ironfist"], engaged=["Marsh Adder"]),
        seat(heroes=["Glóin"]),
        at="6.3",
    )
    game.play("leave it undefended")
    assert game.table()["eliminated"] == [True, False]
    assert zones(game, "Brok Ironfist") == ["discard"]
