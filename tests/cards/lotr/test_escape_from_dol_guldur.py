"""Escape from Dol Guldur: encounter cards 101-110."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, face, lotr, offers, only, pass_until, seat, threat, zones

DEEP = {"scenario": "escape-from-dol-guldur", "patient": True}
TREASURES = ("Gandalf's Map", "Dungeon Torch", "Shadow Key")


def deep(*seats: dict[str, object], **written: object) -> rw.Game:
    """A position in the dungeons."""
    return lotr(*seats, **{**DEEP, **written})


def damage(game: rw.Game, *names: str) -> list[int]:
    """The damage on these cards."""
    return [only(game, name).tokens.get("damage", 0) for name in names]


def test_dungeon_jailor_shuffles_an_unclaimed_objective_away_after_a_failed_quest():
    game = deep(
        seat(heroes=["Aragorn"], threat=20),
        seat(heroes=["Legolas"], threat=20),
        staging=["Dungeon Jailor", "Shadow Key", "Dungeon Torch"],
        first=1,
        at="3.4",
    )
    assert (game.decision.seat, sorted(offers(game))) == (1, ["choose Dungeon Torch", "choose Shadow Key"])
    game.play("choose Shadow Key")
    assert (zones(game, "Shadow Key"), zones(game, "Dungeon Torch")) == (["encounter-deck"], ["staging"])
    assert game.table()["threat"] == [21, 21]


def test_dungeon_jailor_leaves_claimed_objectives_alone_and_acts_only_from_the_staging_area_after_a_failure():
    bearer = card("Aragorn", attachments=["Shadow Key"])
    claimed = deep(seat(heroes=[bearer]), staging=["Dungeon Jailor"], at="3.4")
    assert (claimed.decision.kind, zones(claimed, "Shadow Key")) == ("action", ["play"])
    engaged = deep(seat(engaged=["Dungeon Jailor"]), staging=["King Spider", "Shadow Key"], at="3.4")
    assert (engaged.decision.kind, zones(engaged, "Shadow Key")) == ("action", ["staging"])
    on_quest = card("Aragorn", committed=True, exhausted=True)
    success = deep(seat(heroes=[on_quest]), staging=["Dungeon Jailor", "Shadow Key"], at="3.4")
    assert (success.decision.kind, zones(success, "Shadow Key")) == ("action", ["staging"])


def test_dungeon_jailor_is_worth_five_victory_points():
    (info,) = [info for info in rw.cards("lotr") if info.name == "Dungeon Jailor"]
    assert info.stats["victory"] == 5


def test_no_attachment_can_be_put_on_the_nazgul():
    resources = card("Denethor", resources=9)
    game = deep(seat(heroes=[resources], hand=["Forest Snare"], engaged=["Nazgûl of Dol Guldur"]), at="2.2")
    assert offers(game) == ["pass"]
    game = deep(
        seat(heroes=[resources], hand=["Forest Snare"], engaged=["Nazgûl of Dol Guldur", "King Spider"]), at="2.2"
    )
    game.play("play Forest Snare", *["pay with Denethor"] * 3)
    assert offers(game) == ["attach to King Spider"]


@pytest.mark.parametrize("answer", ["defend with Aragorn", "leave it undefended"])
def test_after_each_shadow_effect_of_the_nazgul_the_player_must_discard_a_character(answer):
    game = deep(
        seat(
            heroes=["Aragorn", "Gimli"],
            allies=["Faramir"],
            engaged=[card("Nazgûl of Dol Guldur", shadow=["Wargs"])],
        ),
        seat(heroes=["Legolas"]),
        at="6.3",
    )
    face(game, answer)
    assert (game.decision.seat, offers(game)) == (0, ["choose Aragorn", "choose Gimli", "choose Faramir"])
    game.play("choose Faramir")
    assert zones(game, "Faramir") == ["discard"]
    assert game.decision.kind == "action"


def test_a_shadow_card_without_effect_lets_the_nazgul_discard_nobody():
    game = deep(
        seat(heroes=["Aragorn", "Gimli"], engaged=[card("Nazgûl of Dol Guldur", shadow=["Forest Gate"])]), at="6.3"
    )
    face(game, "defend with Aragorn")
    assert game.decision.rule == "lotr.phase-sequence.15"


def test_a_cancelled_shadow_effect_lets_the_nazgul_discard_nobody():
    game = deep(
        seat(
            heroes=["Aragorn", card("Éowyn", resources=1)],
            hand=["Hasty Stroke"],
            engaged=[card("Nazgûl of Dol Guldur", shadow=["Wargs"])],
        ),
        at="6.3",
    )
    face(game, "defend with Aragorn")
    game.play("play Hasty Stroke")
    assert only(game, "Nazgûl of Dol Guldur").value("attack") == 4
    assert game.decision.rule == "lotr.phase-sequence.15"


def test_cavern_guardian_is_doomed_for_every_player():
    game = deep(
        seat(heroes=["Aragorn"], threat=20),
        seat(heroes=["Legolas"], threat=30),
        encounter_deck=["Cavern Guardian", "Forest Gate"],
        at="3.3",
    )
    assert game.table()["threat"] == [21, 31]


def guarded(answer: str) -> rw.Game:
    """Cavern Guardian is the shadow card of an attack on a player with attachments and an objective."""
    game = deep(
        seat(
            heroes=[
                card("Aragorn", attachments=["Steward of Gondor", "Shadow Key"]),
                card("Gimli", attachments=["Dwarven Axe"]),
            ],
            engaged=[card("King Spider", shadow=["Cavern Guardian"])],
        ),
        at="6.3",
    )
    face(game, answer)
    return game


def test_cavern_guardian_as_a_shadow_discards_one_attachment_and_objectives_go_to_the_staging_area():
    game = guarded("defend with Gimli")
    assert offers(game) == ["choose Steward of Gondor", "choose Shadow Key", "choose Dwarven Axe"]
    game.play("choose Shadow Key")
    key = only(game, "Shadow Key")
    assert (key.zone, key.kind, key.controller) == ("staging", "objective", None)
    assert zones(game, "Steward of Gondor") == ["play"]


def test_cavern_guardian_as_a_shadow_of_an_undefended_attack_discards_all_attachments():
    game = guarded("leave it undefended")
    pass_until(game, "action")
    names = ("Steward of Gondor", "Dwarven Axe", "Shadow Key")
    assert [zones(game, name) for name in names] == [["discard"], ["discard"], ["staging"]]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_under_the_shadow_raises_the_threat_in_the_staging_area_by_the_number_of_players_until_the_phase_ends(players):
    names = ["Aragorn", "Legolas", "Gimli"][:players]
    game = deep(
        *(seat(heroes=[name]) for name in names),
        encounter_deck=["Under the Shadow", *["Forest Gate"] * 3],
        at="3.3",
    )
    assert game.table()["staging_threat"] == players + 2 * (players - 1)
    while game.table()["phase"] == "quest":
        game.choose("pass")
    assert game.table()["staging_threat"] == 2 * (players - 1)


@pytest.mark.parametrize("answer", ["defend with Aragorn", "leave it undefended"])
def test_under_the_shadow_as_a_shadow_raises_the_threat_by_the_number_of_engaged_enemies(answer):
    game = deep(
        seat(
            heroes=["Aragorn", "Gimli"],
            engaged=[card("Hummerhorns", shadow=["Under the Shadow"]), "King Spider", "Wargs"],
            threat=20,
        ),
        seat(heroes=["Legolas"], engaged=["Forest Spider"], threat=20),
        staging=["Goblin Sniper"],
        at="6.4a",
    )
    game.play("resolve the attack of Hummerhorns")
    face(game, answer)
    assert game.table()["threat"] == [23, 20]


def test_iron_shackles_on_the_first_players_deck_take_the_place_of_the_next_draw():
    game = deep(
        seat(heroes=["Legolas"], deck=["Feint"]),
        seat(heroes=["Beravor"], deck=["Gandalf", "Faramir", "Sneak Attack"]),
        encounter_deck=["Iron Shackles", "Forest Gate", "Old Forest Road"],
        first=1,
        at="3.3",
    )
    shackles = only(game, "Iron Shackles")
    assert (shackles.kind, shackles.zone, shackles.seat, shackles.controller) == ("attachment", "play", 1, None)
    game.play("use Beravor", "choose player 2")
    assert zones(game, "Iron Shackles") == ["encounter-discard"]
    assert zones(game, "Gandalf") + zones(game, "Faramir") == ["deck", "deck"], "instead of both cards"
    assert zones(game, "Feint") == ["deck"]


def test_the_draw_of_another_player_does_not_touch_iron_shackles():
    game = deep(
        seat(heroes=["Aragorn"], deck=["Gandalf", "Faramir"]),
        seat(heroes=["Beravor"], deck=["Feint", "Quick Strike", "Blade Mastery"]),
        encounter_deck=["Iron Shackles", "Forest Gate", "Old Forest Road"],
        at="3.3",
    )
    game.play("pass", "use Beravor", "choose player 2")
    assert zones(game, "Feint") + zones(game, "Quick Strike") == ["hand", "hand"]
    assert zones(game, "Iron Shackles") == ["play"]


@pytest.mark.parametrize("answer", ["defend with Aragorn", "leave it undefended"])
def test_iron_shackles_as_a_shadow_leave_the_enemy_and_lie_on_the_first_players_deck(answer):
    game = deep(
        seat(heroes=["Aragorn"], engaged=[card("King Spider", shadow=["Iron Shackles"])], deck=["Faramir"], threat=0),
        seat(heroes=["Legolas"], deck=["Feint"], threat=0),
        first=1,
        at="6.3",
    )
    face(game, answer)
    shackles = only(game, "Iron Shackles")
    assert (shackles.zone, shackles.seat, shackles.attached_to) == ("play", 1, None)
    while game.table()["phase"] != "refresh":
        game.choose(offers(game)[-1])
    assert zones(game, "Iron Shackles") == ["play"], "it is not discarded with the shadow cards"
    while game.table()["phase"] != "planning":
        game.choose(offers(game)[-1])
    assert zones(game, "Iron Shackles") == ["encounter-discard"]
    assert zones(game, "Feint") + zones(game, "Faramir") == ["deck", "hand"]


def test_endless_caverns_are_doomed_and_surge():
    game = deep(seat(threat=20), encounter_deck=["Endless Caverns", "Forest Gate", "Old Forest Road"], at="3.3")
    where = [zones(game, name) for name in ("Endless Caverns", "Forest Gate", "Old Forest Road")]
    assert (where, threat(game)) == ([["staging"], ["staging"], ["encounter-deck"]], 21)


def test_tower_gate_turns_the_top_card_of_each_deck_into_an_orc_guard():
    game = deep(
        seat(heroes=["Legolas"], deck=["Feint", "Quick Strike"]),
        seat(heroes=["Aragorn"], deck=["Gandalf"]),
        staging=["Tower Gate"],
        at="4.2",
    )
    game.play("travel to Tower Gate")
    guards = sorted(game.look("Orc Guard"), key=lambda piece: piece.seat)
    assert [(guard.zone, guard.seat, guard.kind, guard.owner) for guard in guards] == [
        ("engaged", 0, "enemy", 0),
        ("engaged", 1, "enemy", 1),
    ]
    assert [guards[0].value(stat) for stat in ("attack", "defense", "hit_points")] == [1, 1, 1]
    assert zones(game, "Quick Strike") == ["deck"]


def test_a_defeated_orc_guard_goes_to_the_discard_pile_of_its_owner():
    game = deep(
        seat(heroes=["Legolas", "Gimli"], deck=["Feint"]),
        seat(heroes=["Aragorn"], deck=[]),
        staging=["Tower Gate"],
        at="4.2",
    )
    game.play("travel to Tower Gate")
    pass_until(game, "attack")
    game.play("attack Orc Guard", "attack with Legolas", "done")
    pass_until(game, "commit")
    assert (zones(game, "Feint"), game.look("Orc Guard")) == (["discard"], [])


def test_nobody_sees_which_card_an_orc_guard_is_until_it_is_destroyed():
    game = deep(
        seat(heroes=["Legolas"], deck=["Feint"], threat=0),
        seat(heroes=["Aragorn"], deck=["Gandalf"], threat=0),
        staging=["Tower Gate"],
        at="4.2",
    )
    game.play("travel to Tower Gate")
    guards = {piece.seat: piece.id for piece in game.look("Orc Guard")}
    for person in (0, 1, None):
        shown = game.view(person)["players"][0]["engaged"]
        assert [(piece["id"], piece["name"], piece["card"]) for piece in shown] == [(guards[0], "Orc Guard", None)]
        assert "Orc Guard engages Player 1" in [entry.text for entry in game.log(person)]
    pass_until(game, "attack")
    game.play("attack Orc Guard", "attack with Legolas", "done")
    pass_until(game, "commit")
    for person in (0, 1, None):
        players = game.view(person)["players"]
        assert [piece["name"] for piece in players[0]["discard"]] == ["Feint"]
        assert [piece["card"] for piece in players[1]["engaged"]] == [None]


@pytest.mark.parametrize("treasure", TREASURES)
def test_an_objective_is_claimed_for_two_threat_by_any_player_once_it_is_free(treasure):
    game = deep(
        seat(heroes=["Aragorn", "Glóin"], allies=["Snowbourn Scout"], threat=20),
        seat(heroes=["Legolas"], threat=20),
        staging=[treasure, card("Shadow Key" if treasure != "Shadow Key" else "Dungeon Torch", attachments=["Wargs"])],
        at="3.4+",
    )
    assert offers(game) == [f"use {treasure}", "pass"], "the other one is guarded"
    game.play(f"use {treasure}")
    assert offers(game) == ["choose Aragorn", "choose Glóin"]
    game.play("choose Glóin")
    claimed = only(game, treasure)
    assert (claimed.attached_to, claimed.kind, claimed.controller) == ("Glóin", "attachment", 0)
    assert game.table()["threat"] == [22, 20]
    (info,) = [info for info in rw.cards("lotr") if info.name == treasure]
    assert (info.keywords, info.traits) == ({"guarded": 1, "restricted": 1}, ("Item",))


def test_the_bearer_of_gandalfs_map_can_neither_attack_nor_defend():
    game = deep(
        seat(heroes=[card("Aragorn", attachments=["Gandalf's Map"]), "Gimli"], engaged=["Hummerhorns"]), at="6.4a"
    )
    pass_until(game, "defend")
    assert offers(game) == ["defend with Gimli", "leave it undefended"]
    game.play("leave it undefended")
    pass_until(game, "assign")
    assert offers(game) == ["assign the damage to Aragorn", "assign the damage to Gimli"], "but he can be hit"
    game.play("assign the damage to Aragorn")
    pass_until(game, "attack")
    game.play("attack Hummerhorns")
    assert offers(game)[0] == "attack with Gimli"
    assert "attack with Aragorn" not in offers(game)


def test_dungeon_torch_and_shadow_key_take_their_toll_at_the_end_of_each_round():
    game = deep(
        seat(heroes=[card("Aragorn", attachments=["Shadow Key"]), "Glóin"], threat=20),
        seat(heroes=[card("Legolas", attachments=["Dungeon Torch"])], threat=20),
        at="0.1",
    )
    pass_until(game, "action")
    assert (game.table()["threat"], damage(game, "Aragorn", "Glóin", "Legolas")) == ([20, 22], [1, 0, 0])


@pytest.mark.rule("lotr.restricted.3")
def test_a_hero_carries_two_of_the_treasures_and_the_third_sends_one_back_to_the_staging_area():
    game = deep(
        seat(heroes=[card("Aragorn", attachments=["Shadow Key", "Dungeon Torch"])], threat=20),
        staging=["Gandalf's Map"],
        at="3.4+",
    )
    game.play("use Gandalf's Map", "choose Aragorn")
    assert sorted(offers(game)) == ["discard Dungeon Torch", "discard Gandalf's Map", "discard Shadow Key"]
    game.play("discard Shadow Key")
    assert [zones(game, name) for name in TREASURES] == [["play"], ["play"], ["staging"]]


@pytest.mark.rule("lotr.restricted.3", "lotr.anatomy-objective.4")
@pytest.mark.parametrize("treasure", TREASURES)
def test_a_just_claimed_objective_given_up_as_the_third_restricted_card_returns_to_the_staging_area(treasure):
    others = ["Blade of Gondolin", "Citadel Plate"]
    game = deep(
        seat(heroes=[card("Gimli", attachments=others)], threat=20),
        staging=[treasure],
        quest=card("The Necromancer's Tower", progress=9),
        at="3.4+",
    )
    game.play(f"use {treasure}", "choose Gimli")
    assert sorted(offers(game)) == sorted(f"discard {name}" for name in (*others, treasure))
    other = game.clone()
    game.play(f"discard {treasure}")
    given_up = only(game, treasure)
    assert (given_up.zone, given_up.kind, given_up.controller) == ("staging", "objective", None)
    assert (zones(game, "The Necromancer's Tower"), threat(game)) == (["quest"], 22), "no objective is claimed"
    assert offers(game) == [f"use {treasure}", "pass"]
    told = [entry.text for entry in game.log()][-3:]
    assert told == [
        f"Player 1 claims {treasure}",
        f"{treasure} is attached to Gimli",
        f"{treasure} returns to the staging area",
    ]
    other.play("discard Citadel Plate")
    assert (only(other, treasure).attached_to, zones(other, "Citadel Plate")) == ("Gimli", ["discard"])
    assert zones(other, "Through the Caverns") == ["quest"], "now the stage is complete"
