"""Campaign cards 129-131, boons 132-135, burdens 136-138."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.tables.campaign import ORDER, Log
from rulewright.games.lotr.tables.decks import STARTERS
from support.lotr import card, face, lotr, offers, only, pass_until, seat, zones

RIVER = {"scenario": "journey-along-the-anduin", "campaign": "Journey Along the Anduin", "patient": True}


def begin(done: int, **known: object) -> rw.Game:
    """The game of a two-player campaign after so many won scenarios, with what its log knows."""
    log = Log.begin([STARTERS["leadership"], STARTERS["tactics"]])
    log.completed = [{"scenario": scenario, "score": 0, "seed": 0, "stage": ""} for scenario in ORDER[:done]]
    for field, value in known.items():
        setattr(log, field, value)
    game = rw.new("lotr", seed=1, first=1, **log.setup())
    game.play("keep", "keep")
    return game


def test_the_setup_of_passage_through_mirkwood_puts_mendor_into_play_under_the_first_players_control():
    mendor = only(begin(0), "Mendor")
    assert (mendor.zone, mendor.seat, mendor.controller, mendor.owner) == ("play", 1, 1, None)
    stats = ("willpower", "attack", "defense", "hit_points")
    assert [mendor.value(stat) for stat in stats] == [1, 1, 1, 3]


@pytest.mark.parametrize("title", ["Passage Through Mirkwood", "Journey Along the Anduin"])
def test_the_players_lose_when_mendor_leaves_play_in_the_first_two_scenarios(title):
    scenario = title.lower().replace(" ", "-")
    game = lotr(
        seat(heroes=["Aragorn"], allies=[card("Mendor", damage=1)], engaged=["King Spider"]),
        scenario=scenario,
        campaign=title,
        at="6.3",
        patient=True,
    )
    face(game, "defend with Mendor")
    pass_until(game, "assign")
    game.choose(0)
    assert (game.result.winners, zones(game, "Mendor")) == ((), ["removed"])


def test_in_dol_guldur_the_game_goes_on_without_mendor():
    game = lotr(
        seat(heroes=["Aragorn"], allies=[card("Mendor", damage=1)], engaged=["King Spider"]),
        scenario="escape-from-dol-guldur",
        campaign="Escape from Dol Guldur",
        at="6.3",
        patient=True,
    )
    face(game, "defend with Mendor")
    pass_until(game, "assign")
    game.choose(0)
    assert (game.over, zones(game, "Mendor")) == (False, ["removed"])


def test_the_setup_of_journey_along_the_anduin_sets_valor_and_scarred_aside_and_brings_mendor():
    game = begin(1)
    assert (zones(game, "Valor"), zones(game, "Scarred")) == (["set-aside"] * 4, ["set-aside"] * 4)
    assert only(game, "Mendor").seat == 1


def test_after_a_hill_troll_is_defeated_each_player_may_attach_valor_to_a_hero_without_one():
    game = lotr(
        seat(heroes=["Aragorn", card("Gimli", attachments=["Valor"]), "Glóin"], engaged=[card("Hill Troll", damage=8)]),
        seat(heroes=["Thalin"], allies=["Faramir"]),
        aside=["Valor", "Valor"],
        at="6.8a",
        **RIVER,
    )
    game.play("attack Hill Troll", "attack with Aragorn", "attack with Glóin", "done")
    while zones(game, "Hill Troll") == ["engaged"]:
        game.choose("pass")
    assert offers(game) == ["use Journey Along the Anduin", "pass"]
    game.play("use Journey Along the Anduin")
    assert (game.decision.seat, offers(game)) == (0, ["choose Aragorn", "choose Glóin"])
    game.play("choose Glóin")
    assert (game.decision.seat, offers(game)) == (1, ["choose Thalin"])
    game.play("choose Thalin")
    bearers = sorted((piece.attached_to, piece.controller) for piece in game.look("Valor"))
    assert bearers == [("Gimli", 0), ("Glóin", 0), ("Thalin", 1)]


def trampled(**written: object) -> rw.Game:
    """A Hill Troll has just destroyed an ally, and another one stands ready."""
    game = lotr(
        seat(heroes=["Aragorn", "Glóin"], allies=["Snowbourn Scout", "Faramir"], engaged=["Hill Troll", "Hill Troll"]),
        seat(heroes=["Thalin"]),
        at="6.3",
        **{"aside": ["Scarred", "Scarred", "Scarred", "Scarred"], **RIVER, **written},
    )
    pass_until(game, "enemy-attack")
    game.choose(0)
    face(game, "defend with Snowbourn Scout")
    pass_until(game, "assign")
    game.choose(0)
    return game


def test_after_a_hill_troll_destroys_a_character_each_player_must_attach_scarred_once_a_game():
    game = trampled()
    assert (game.decision.seat, offers(game)) == (0, ["choose Aragorn", "choose Glóin"])
    game.play("choose Glóin")
    assert (game.decision.seat, offers(game)) == (1, ["choose Thalin"])
    game.play("choose Thalin")
    attached = [piece for piece in game.look("Scarred") if piece.zone == "play"]
    assert sorted((piece.attached_to, piece.kind) for piece in attached) == [
        ("Glóin", "attachment"),
        ("Thalin", "attachment"),
    ]
    face(game, "defend with Faramir")
    pass_until(game, "assign")
    game.choose(0)
    assert zones(game, "Faramir") == ["discard"]
    assert zones(game, "Scarred").count("set-aside") == 2, "once a game"


def test_a_character_destroyed_by_another_enemy_scars_nobody():
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Snowbourn Scout"], engaged=["King Spider"]),
        staging=["Hill Troll"],
        aside=["Scarred"],
        at="6.3",
        **RIVER,
    )
    face(game, "defend with Snowbourn Scout")
    pass_until(game, "assign")
    game.choose(0)
    assert (zones(game, "Snowbourn Scout"), zones(game, "Scarred")) == (["discard"], ["set-aside"])


def dol_guldur() -> rw.Game:
    """The third scenario is set up; the log names Glóin, who has Valor, as the prisoner."""
    game = begin(2, prisoner="Glóin", permanents={"Glóin": ["Valor"], "Gimli": ["Scarred"]})
    assert game.decision.seat == 1
    heroes = ["Aragorn", "Théodred", "Glóin", "Gimli", "Legolas", "Thalin"]
    assert sorted(offers(game)) == sorted(f"choose {name}" for name in heroes)
    game.play("choose Aragorn")
    while game.table()["phase"] == "setup":
        game.choose(0)
    return game


def test_the_setup_of_escape_from_dol_guldur_attaches_appointed_by_fate_to_a_hero_of_the_first_players_choice():
    game = dol_guldur()
    fate = only(game, "Appointed by Fate")
    assert (fate.attached_to, fate.controller) == ("Aragorn", 0)
    assert [only(game, name).tokens.get("resources") for name in ("Aragorn", "Théodred", "Gimli")] == [2, 1, 1]


def test_the_recorded_prisoner_and_mendor_are_captured_and_their_cards_turned_face_down():
    game = dol_guldur()
    assert (game.look("Glóin"), game.look("Mendor"), game.look("Valor")) == ([], [], [])
    assert sorted(piece.seat for piece in game.look("Prisoner")) == [0, 1]
    taken = [line.text for line in game.log() if "prisoner" in line.text]
    assert taken == ["Glóin is taken prisoner", "Mendor is taken prisoner"]
    assert [piece.attached_to for piece in game.look("Face-down card")] == ["Prisoner"]
    (card_,) = game.look("Escape from Dol Guldur")
    assert (card_.kind, card_.zone) == ("campaign", "campaign")
    assert only(game, "Scarred").attached_to == "Gimli", "the cards of the others stay as they are"


def test_after_the_first_objective_is_claimed_mendor_is_turned_face_up_with_a_damage_token():
    game = dol_guldur()
    for _ in range(400):
        free = [key for key in offers(game) if key in ("use Gandalf's Map", "use Dungeon Torch", "use Shadow Key")]
        if free:
            break
        game.choose(
            next((key for key in offers(game) if key.startswith(("commit", "travel", "attack"))), offers(game)[-1])
        )
    game.play(free[0])
    game.choose(0)
    assert offers(game) == ["use Escape from Dol Guldur", "pass"]
    game.play("use Escape from Dol Guldur")
    mendor = only(game, "Mendor")
    assert (mendor.kind, mendor.zone, mendor.tokens["damage"]) == ("ally", "play", 1)


def test_mendors_support_strengthens_mendor_until_the_end_of_the_round_once_a_round_for_the_group():
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Mendor"], hand=["Mendor's Support"], threat=0),
        seat(heroes=["Legolas"], hand=["Mendor's Support"], threat=0),
        at="3.1",
        patient=True,
    )
    game.play("play Mendor's Support")
    stats = ("willpower", "attack", "defense", "hit_points")
    assert [only(game, "Mendor").value(stat) for stat in stats] == [3, 3, 3, 3]
    assert zones(game, "Mendor's Support").count("discard") == 1
    assert (game.decision.seat, offers(game)) == (1, ["pass"]), "one copy a round"
    while game.table()["phase"] != "refresh":
        game.choose(offers(game)[-1])
    assert only(game, "Mendor").value("attack") == 3
    pass_until(game, "commit")
    assert [only(game, "Mendor").value(stat) for stat in stats] == [1, 1, 1, 3]
    assert game.table()["round"] == 2


def test_mendors_support_does_nothing_without_mendor():
    game = lotr(seat(heroes=["Aragorn"], hand=["Mendor's Support"]), at="3.1", patient=True)
    assert offers(game) == ["pass"]


def test_valor_heals_its_hero_and_wounds_the_enemy_when_he_is_declared_as_an_attacker():
    brave = card("Aragorn", damage=3, attachments=["Valor"])
    game = lotr(seat(heroes=[brave, "Gimli"], engaged=["Ungoliant's Spawn", "King Spider"]), at="6.8a", patient=True)
    game.play("attack Ungoliant's Spawn", "attack with Aragorn", "done")
    assert offers(game) == ["use Valor", "pass"]
    game.play("use Valor")
    assert only(game, "Aragorn").tokens["damage"] == 2
    assert only(game, "Ungoliant's Spawn").tokens["damage"] == 1
    assert only(game, "Valor").exhausted


def test_valor_wounds_the_enemy_of_an_unhurt_hero_and_does_not_answer_the_attack_of_others():
    game = lotr(
        seat(heroes=[card("Aragorn", attachments=["Valor"]), "Gimli"], engaged=["Ungoliant's Spawn"]),
        at="6.8a",
        patient=True,
    )
    other = game.clone()
    game.play("attack Ungoliant's Spawn", "attack with Aragorn", "done", "use Valor")
    assert only(game, "Ungoliant's Spawn").tokens["damage"] == 1
    other.play("attack Ungoliant's Spawn", "attack with Gimli", "done")
    assert "use Valor" not in offers(other)


def test_appointed_by_fate_gives_its_hero_one_resource_more_in_each_resource_phase():
    game = lotr(seat(heroes=[card("Aragorn", attachments=["Appointed by Fate"]), "Glóin"]), at="1.1", patient=True)
    assert [only(game, name).tokens["resources"] for name in ("Aragorn", "Glóin")] == [2, 1]


def test_control_of_mendor_passes_with_the_first_player_token():
    game = lotr(
        seat(heroes=["Aragorn"], allies=[card("Mendor", exhausted=True, damage=2)]),
        seat(heroes=["Legolas"]),
        at="7.3",
        patient=True,
    )
    mendor = only(game, "Mendor")
    assert (mendor.zone, mendor.seat, mendor.controller) == ("play", 1, 1)
    assert (mendor.exhausted, mendor.tokens) == (True, {"damage": 2}), "it keeps its state"
    (info,) = [info for info in rw.cards("lotr") if info.name == "Mendor"]
    assert (info.keywords, info.unique) == ({"ranged": 1}, True)


@pytest.mark.rule("lotr.then.1", "lotr.then.3")
@pytest.mark.parametrize("exhausted", [True, False])
def test_mendor_readies_after_a_quest_card_is_defeated_and_then_each_player_draws_a_card(exhausted):
    game = lotr(
        seat(
            heroes=[card("Aragorn", committed=True, exhausted=True)],
            allies=[card("Mendor", exhausted=exhausted)],
            deck=["Gandalf"],
        ),
        seat(heroes=["Legolas"], deck=["Feint", "Quick Strike"]),
        quest={"name": "Flies and Spiders", "progress": 7},
        at="3.4",
        patient=True,
    )
    if exhausted:
        assert offers(game) == ["use Mendor", "pass"]
        game.play("use Mendor")
        assert not only(game, "Mendor").exhausted
        drawn = [zones(game, name) for name in ("Gandalf", "Feint", "Quick Strike")]
        assert drawn == [["hand"], ["hand"], ["deck"]]
    else:
        assert game.decision.kind == "action", "without being readied he gives no cards"
        assert zones(game, "Gandalf") == ["deck"]


def test_mendor_who_leaves_play_is_removed_from_the_game():
    game = lotr(
        seat(heroes=["Aragorn"], allies=[card("Mendor", damage=2)], engaged=["King Spider"]), at="6.3", patient=True
    )
    face(game, "defend with Mendor")
    pass_until(game, "assign")
    game.choose(0)
    assert (zones(game, "Mendor"), game.over) == (["removed"], False)


def test_ungoliants_swarm_exhausts_two_characters_of_the_player_it_engages():
    game = lotr(
        seat(heroes=["Aragorn", "Glóin"], allies=["Faramir"], threat=33),
        seat(heroes=["Legolas"], threat=0),
        staging=["Ungoliant's Swarm"],
        at="5.3",
        patient=True,
    )
    pass_until(game, "target")
    assert (game.decision.seat, offers(game)) == (0, ["choose Aragorn", "choose Glóin", "choose Faramir"])
    game.play("choose Glóin")
    assert offers(game) == ["choose Aragorn", "choose Faramir"]
    game.play("choose Faramir")
    assert game.decision.kind == "action"
    assert [only(game, name).exhausted for name in ("Aragorn", "Glóin", "Faramir", "Legolas")] == [
        False, True, True, False,
    ]  # fmt: skip


@pytest.mark.parametrize("answer", ["defend with Aragorn", "leave it undefended"])
def test_ungoliants_swarm_as_a_shadow_enters_play_engaged_with_the_defending_player_and_attacks_too(answer):
    game = lotr(
        seat(heroes=["Aragorn", "Gimli", "Glóin"], engaged=[card("King Spider", shadow=["Ungoliant's Swarm"])]),
        seat(heroes=["Legolas"]),
        at="6.3",
        patient=True,
    )
    face(game, answer)
    swarm = only(game, "Ungoliant's Swarm")
    assert (swarm.zone, swarm.seat, swarm.attached_to) == ("engaged", 0, None)
    game.play("choose Gimli", "choose Glóin")
    assert [only(game, name).exhausted for name in ("Gimli", "Glóin")] == [True, True]
    pass_until(game, "enemy-attack")
    assert offers(game) == ["resolve the attack of Ungoliant's Swarm"]


@pytest.mark.rule("lotr.quest-advancement.1")
def test_a_response_to_the_defeat_of_a_stage_that_shakes_the_table_skips_no_stage():
    """Mendor's draw discards the Iron Shackles, so the table is checked again just after the stage was passed."""
    game = lotr(
        seat(heroes=["Aragorn", "Glóin"], allies=["Mendor"], deck=["Gandalf", "Sneak Attack"], threat=0),
        quest={"name": "Flies and Spiders", "progress": 7},
        encounter_deck=["Iron Shackles", "Forest Gate", "Old Forest Road"],
        at="3.2",
    )
    game.play("commit Aragorn", "commit Glóin", "commit Mendor")
    assert offers(game) == ["use Mendor", "pass"]
    assert zones(game, "A Fork in the Road") == ["quest"]
    game.play("use Mendor")
    assert zones(game, "Iron Shackles") == ["encounter-discard"]
    told = [entry.text for entry in game.log() if entry.text.startswith("Quest stage")]
    assert told == ["Quest stage completed: Flies and Spiders", "Quest stage: A Fork in the Road"]
    assert zones(game, "A Fork in the Road") == ["quest"]
