"""Lore: heroes 10-12, allies 58-62."""

from __future__ import annotations

import pytest

from support.lotr import card, lotr, offers, only, seat, zones


def known(game, seat: int | None) -> list[str]:
    """The cards of the encounter deck that a seat knows, the uppermost first."""
    return [piece["name"] for piece in game.view(seat)["zones"]["encounter-deck"]["known"]]


DENETHOR = (seat(heroes=["Denethor"]), seat(heroes=["Gimli"]))
DECK = ["Forest Spider", "Old Forest Road", "Marsh Adder"]


def test_denethor_looks_at_the_top_card_of_the_encounter_deck_alone():
    game = lotr(*DENETHOR, encounter_deck=DECK, at="3.1", patient=True)
    assert [known(game, viewer) for viewer in (0, 1, None)] == [[], [], []]
    game.play("use Denethor")
    assert only(game, "Denethor").exhausted
    assert offers(game) == ["yes", "no"]
    assert [known(game, viewer) for viewer in (0, 1, None)] == [["Forest Spider"], [], []]
    told = ["Forest Spider" in " ".join(line.text for line in game.log(viewer)) for viewer in (0, 1, None)]
    assert told == [True, False, False]


@pytest.mark.rule("lotr.may.1", "lotr.may.2")
@pytest.mark.parametrize(("answer", "revealed"), [("no", "Forest Spider"), ("yes", "Old Forest Road")])
def test_denethor_may_move_the_card_to_the_bottom(answer: str, revealed: str):
    game = lotr(seat(heroes=["Denethor"]), encounter_deck=DECK, at="3.2+", patient=True)
    game.play("use Denethor", answer)
    assert known(game, 0) == ["Forest Spider"]
    game.play("pass")
    assert [name for name in DECK if zones(game, name) == ["staging"]] == [revealed]


def test_the_card_that_denethor_moved_lies_below_all_others():
    game = lotr(seat(heroes=["Denethor"]), seat(heroes=["Gimli"]), encounter_deck=DECK, at="3.2+", patient=True)
    game.play("use Denethor", "yes", "pass", "pass")
    assert [name for name in DECK if zones(game, name) == ["staging"]] == ["Old Forest Road", "Marsh Adder"]
    assert known(game, 0) == ["Forest Spider"]


@pytest.mark.rule("lotr.ability.12")
def test_denethor_has_nothing_to_look_at_in_an_empty_deck():
    game = lotr(seat(heroes=["Denethor"]), encounter_discard=["Forest Spider"], at="3.1", patient=True)
    assert offers(game) == ["pass"]


def test_glorfindel_pays_a_resource_of_his_own_to_heal_a_damage_on_any_character():
    game = lotr(
        seat(heroes=[card("Glorfindel", resources=2), card("Beravor", exhausted=True)]),
        seat(heroes=[card("Gimli", damage=2)], allies=[card("Beorn", damage=3), "Veteran Axehand"]),
        at="3.1",
        patient=True,
    )
    game.play("use Glorfindel")
    assert only(game, "Glorfindel").tokens == {"resources": 1}
    assert offers(game) == ["choose Gimli", "choose Beorn"]
    game.play("choose Beorn")
    assert only(game, "Beorn").tokens == {"damage": 2}
    assert not only(game, "Glorfindel").exhausted


def test_glorfindel_heals_once_a_round():
    game = lotr(seat(heroes=[card("Glorfindel", resources=3, damage=3)]), at="7.4")
    game.play("use Glorfindel")
    assert only(game, "Glorfindel").tokens == {"resources": 3, "damage": 2}
    assert (game.table()["round"], offers(game)) == (2, ["use Glorfindel", "pass"])


@pytest.mark.rule("lotr.rop2010-actions.4")
@pytest.mark.parametrize("at", ["1.3", "2.2", "3.1", "4.2+", "5.3+", "6.2+", "7.4"])
def test_glorfindel_heals_in_any_phase(at: str):
    game = lotr(seat(heroes=[card("Glorfindel", resources=1, damage=3)]), at=at, patient=True)
    assert offers(game) == ["use Glorfindel", "pass"]


def test_glorfindel_cannot_pay_with_the_resources_of_others():
    game = lotr(seat(heroes=["Glorfindel", card("Denethor", resources=3, damage=1)]), at="3.1", patient=True)
    assert offers(game) == ["pass"]


BERAVOR = seat(heroes=[card("Beravor", attachments=["Unexpected Courage"])])


def test_beravor_lets_a_player_draw_two_cards():
    game = lotr(BERAVOR, seat(heroes=["Gimli"], deck=["Feint", "Beorn", "Swift Strike"]), at="3.1", patient=True)
    game.play("use Beravor")
    assert only(game, "Beravor").exhausted
    assert offers(game) == ["choose player 2"]
    game.play("choose player 2")
    assert [zones(game, name) for name in ("Feint", "Beorn", "Swift Strike")] == [["hand"], ["hand"], ["deck"]]


@pytest.mark.parametrize(("edition", "again"), [("revised", False), ("classic", True)])
def test_beravor_draws_once_a_round_but_in_the_classic_edition_as_often_as_she_is_ready(edition: str, again: bool):
    game = lotr({**BERAVOR, "deck": ["Feint"] * 5}, edition=edition, at="3.1", patient=True)
    game.play("use Beravor", "choose player 1", "use Unexpected Courage")
    assert not only(game, "Beravor").exhausted
    assert ("use Beravor" in offers(game)) is again
    assert zones(game, "Feint") == ["hand", "hand", "deck", "deck", "deck"]


@pytest.mark.rule("lotr.effects.5")
def test_beravor_draws_what_is_left():
    game = lotr({**BERAVOR, "deck": ["Feint"]}, at="3.1", patient=True)
    game.play("use Beravor", "choose player 1")
    assert zones(game, "Feint") == ["hand"]


@pytest.mark.rule("lotr.anatomy-ally.2")
def test_daughter_of_the_nimrodel_heals_up_to_two_damage_on_a_hero():
    game = lotr(
        seat(heroes=[card("Glorfindel", damage=1), "Denethor"], allies=["Daughter of the Nimrodel"]),
        seat(heroes=[card("Gimli", damage=3)], allies=[card("Beorn", damage=3)]),
        at="3.1",
        patient=True,
    )
    game.play("use Daughter of the Nimrodel")
    assert only(game, "Daughter of the Nimrodel").exhausted
    assert offers(game) == ["choose Glorfindel", "choose Gimli"]
    game.play("choose Gimli")
    assert offers(game) == ["number 1", "number 2"]
    less = game.clone()
    less.play("number 1")
    assert only(less, "Gimli").tokens == {"damage": 2}
    game.play("number 2")
    assert only(game, "Gimli").tokens == {"damage": 1}


def test_erebor_hammersmith_returns_the_topmost_attachment_of_a_discard_pile_to_its_hand():
    game = lotr(
        seat(
            heroes=[card("Denethor", resources=2)],
            hand=["Erebor Hammersmith"],
            discard=["Forest Snare", "Secret Paths"],
        ),
        seat(heroes=["Gimli"], discard=["Dwarven Axe", "Citadel Plate", "Beorn"]),
        seat(heroes=["Aragorn"], discard=["Faramir"]),
        at="2.2",
        patient=True,
    )
    game.play("play Erebor Hammersmith")
    assert offers(game) == ["use Erebor Hammersmith", "pass"]
    game.play("use Erebor Hammersmith")
    assert offers(game) == ["choose player 1", "choose player 2"]
    game.play("choose player 2")
    assert (only(game, "Citadel Plate").zone, only(game, "Citadel Plate").seat) == ("hand", 1)
    assert zones(game, "Dwarven Axe") + zones(game, "Forest Snare") == ["discard", "discard"]


@pytest.mark.rule("lotr.play-and-put-into-play.7")
def test_erebor_hammersmith_does_nothing_when_he_is_only_put_into_play():
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=1)],
            hand=["Sneak Attack", "Erebor Hammersmith"],
            discard=["Steward of Gondor"],
        ),
        at="3.1",
        patient=True,
    )
    game.play("play Sneak Attack", "choose Erebor Hammersmith")
    assert zones(game, "Erebor Hammersmith") == ["play"]
    assert game.decision.kind == "action"


def test_henamarth_riversong_looks_at_the_top_card_of_the_encounter_deck_alone():
    game = lotr(
        seat(heroes=["Denethor"], allies=["Henamarth Riversong"]),
        seat(heroes=["Gimli"]),
        encounter_deck=DECK,
        at="3.1",
        patient=True,
    )
    game.play("use Henamarth Riversong")
    assert only(game, "Henamarth Riversong").exhausted
    assert game.decision.kind == "action"
    assert [known(game, viewer) for viewer in (0, 1, None)] == [["Forest Spider"], [], []]


def test_what_henamarth_saw_is_forgotten_when_the_deck_is_shuffled():
    game = lotr(
        seat(heroes=["Denethor", card("Thalin", committed=True, exhausted=True)], allies=["Henamarth Riversong"]),
        scenario="journey-along-the-anduin",
        encounter_deck=["Eastern Crows", "Marsh Adder"],
        at="3.2+",
        patient=True,
    )
    game.play("use Henamarth Riversong")
    assert known(game, 0) == ["Eastern Crows"]
    game.play("pass")
    assert zones(game, "Eastern Crows") == ["encounter-deck"]
    assert known(game, 0) == []


MINER = seat(heroes=[card("Denethor", resources=2)], hand=["Miner of the Iron Hills"])


def test_miner_of_the_iron_hills_discards_a_condition_attachment_from_play():
    game = lotr(
        MINER,
        seat(heroes=[card("Gimli", attachments=["Caught in a Web", "Unexpected Courage", "Dwarven Axe"])]),
        at="2.2",
        patient=True,
    )
    game.play("play Miner of the Iron Hills", "use Miner of the Iron Hills")
    assert sorted(offers(game)) == ["choose Caught in a Web", "choose Unexpected Courage"]
    game.play("choose Caught in a Web")
    assert zones(game, "Caught in a Web") == ["encounter-discard"]
    assert only(game, "Caught in a Web").kind == "treachery"


def test_miner_of_the_iron_hills_frees_a_deck_from_iron_shackles():
    game = lotr(
        MINER,
        seat(heroes=["Gimli"]),
        scenario="escape-from-dol-guldur",
        encounter_deck=["Iron Shackles", "Enchanted Stream"],
        at="3.3",
    )
    assert (only(game, "Iron Shackles").zone, only(game, "Iron Shackles").seat) == ("play", 0)
    while "play Miner of the Iron Hills" not in offers(game):
        game.play(offers(game)[-1])
    game.play("play Miner of the Iron Hills", "use Miner of the Iron Hills")
    assert zones(game, "Iron Shackles") == ["encounter-discard"]


def test_miner_of_the_iron_hills_needs_a_condition():
    game = lotr(MINER, seat(heroes=[card("Gimli", attachments=["Dwarven Axe"])]), at="2.2", patient=True)
    game.play("play Miner of the Iron Hills")
    assert game.decision.kind == "action"


def test_gleowine_lets_a_player_draw_a_card():
    game = lotr(
        seat(heroes=["Denethor"], allies=["Gléowine"], deck=["Secret Paths"]),
        seat(heroes=["Gimli"], deck=["Feint", "Beorn"]),
        seat(heroes=["Aragorn"]),
        at="3.1",
        patient=True,
    )
    game.play("use Gléowine")
    assert only(game, "Gléowine").exhausted
    assert offers(game) == ["choose player 1", "choose player 2"]
    game.play("choose player 2")
    assert (zones(game, "Feint"), zones(game, "Beorn"), zones(game, "Secret Paths")) == (["hand"], ["deck"], ["deck"])
