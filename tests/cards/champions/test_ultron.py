"""The villain set Ultron: Drones are cards of the players, face down."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import card, champions, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
QUIET = ["Advance", *["Armored Guard"] * 9]
"""The first one without boost icons, then minions to be dealt."""
DECK = ["Haymaker", "Energy", "Genius", "Strength"]


def ultron(*seats: dict[str, object], **written: object) -> rw.Game:
    """A position against Ultron with the Ultron Drones in play."""
    given: dict[str, object] = {"environment": ["Ultron Drones"], "encounter_deck": PLAIN, **written}
    return champions(*(seats or [seat("Spider-Man", deck=DECK)]), scenario="ultron", **given)


def drones(game: rw.Game, player: int = 0) -> int:
    """How many face-down Drones are engaged with a player."""
    return pile(game, "engaged", player).count("Drone")


def test_ultron_i_lets_the_player_he_attacked_place_threat_or_meet_a_drone():
    game = ultron(seat("Spider-Man", deck=DECK), seat("She-Hulk", deck=DECK), at="6", turn=1, encounter_deck=QUIET)
    game.play("leave it undefended", "leave it undefended")
    assert (game.decision.player, offers(game)) == (1, ["place threat", "send a Drone"])
    other = game.clone()
    game.play("place threat")
    assert (threat(game, "The Crimson Cowl"), drones(game, 1)) == (1, 0)
    other.play("send a Drone")
    assert (threat(other, "The Crimson Cowl"), drones(other, 1)) == (0, 1)


def test_ultron_ii_sends_a_drone_and_is_stronger_for_each_one_that_the_attacked_player_has():
    game = ultron(
        seat("Spider-Man", deck=DECK, engaged=["Advanced Ultron Drone"]),
        seat("She-Hulk", deck=DECK, engaged=["Advanced Ultron Drone"]),
        at="6",
        villain=card("Ultron", stage="II"),
    )
    game.play("pass")
    assert (drones(game), only(game, "Ultron").value("atk")) == (1, 4)
    game.play("leave it undefended", "defend with She-Hulk")
    assert [hit_points(game, name) for name in ("Spider-Man", "She-Hulk")] == [10, 13]
    assert only(game, "Ultron").value("atk") == 2


def test_ultron_ii_counts_a_drone_that_his_boost_card_sends():
    game = ultron(at="6", villain=card("Ultron", stage="II"), encounter_deck=["01144a", *PLAIN])
    game.play("pass", "leave it undefended")
    assert drones(game) == 2
    assert hit_points(game, "Spider-Man") == 6


def test_ultron_iii_strengthens_drones_and_cannot_be_damaged_while_there_is_one():
    game = ultron(
        seat("Spider-Man", deck=DECK, engaged=[card("Drone", card="Energy"), "Advanced Ultron Drone"]),
        seat("She-Hulk"),
        turn=1,
        difficulty="expert",
        villain=card("Ultron", stage="III"),
    )
    assert [only(game, "Drone").value(stat) for stat in ("sch", "atk", "hit_points")] == [1, 2, 2]
    assert [only(game, "Advanced Ultron Drone").value(stat) for stat in ("sch", "atk", "hit_points")] == [1, 2, 5]
    game.play("attack with She-Hulk", "attack Ultron")
    assert only(game, "Ultron").tokens == {}


def test_ultron_iii_can_be_damaged_without_drones_and_brings_his_imperative():
    game = ultron(
        difficulty="expert",
        villain=card("Ultron", stage="II", damage=21),
        encounter_deck=["Advance", "Ultron's Imperative"],
    )
    game.play("attack with Spider-Man")
    assert (only(game, "Ultron").value("atk"), threat(game, "Ultron's Imperative"), drones(game)) == (4, 2, 2)


def test_the_crimson_cowl_puts_ultron_drones_into_play_and_sends_each_player_a_drone():
    game = rw.new("champions", scenario="ultron", seats=2, seed=1)
    assert zones(game, "Ultron Drones") == ["environment"]
    assert [drones(game, player) for player in (0, 1)] == [1, 1]


@pytest.mark.parametrize(
    ("stage", "following", "filled"), [(1, "Assault on NORAD", 5), (2, "Countdown to Oblivion", 19)]
)
def test_every_stage_sends_each_player_a_drone(stage: int, following: str, filled: int):
    game = ultron(
        seat("Peter Parker", deck=DECK),
        seat("Tony Stark", deck=DECK),
        at="5",
        main_scheme=card(("The Crimson Cowl", "Assault on NORAD")[stage - 1], threat=filled),
        encounter_deck=PLAIN,
    )
    assert (only(game, following).zone, game.decision.kind) == ("main-scheme", "turn")
    assert [drones(game, player) for player in (0, 1)] == [1, 1]


def test_assault_on_norad_makes_each_player_choose_after_the_threat_of_step_one():
    game = ultron(
        seat("Peter Parker", deck=DECK), seat("Tony Stark", deck=DECK), at="5", main_scheme="Assault on NORAD"
    )
    assert (game.decision.player, threat(game, "Assault on NORAD")) == (0, 2)
    game.play("place threat")
    assert (game.decision.player, threat(game, "Assault on NORAD")) == (1, 4)
    game.play("send a Drone")
    assert drones(game, 1) == 1


def test_assault_on_norad_asks_nothing_when_a_scheme_places_threat():
    game = ultron(seat("Peter Parker", deck=DECK), at="6", main_scheme="Assault on NORAD")
    assert (game.decision.kind, drones(game)) == ("turn", 0)


def test_threat_cannot_be_removed_from_countdown_to_oblivion():
    game = ultron(seat("Spider-Man", deck=DECK), main_scheme=card("Countdown to Oblivion", threat=2))
    assert "thwart with Spider-Man" not in offers(game)
    assert "Countdown to Oblivion" in str(game.why_not("thwart with Spider-Man"))


def test_countdown_to_oblivion_loses_the_game():
    game = ultron(seat("Peter Parker", deck=DECK), at="5", main_scheme=card("Countdown to Oblivion", threat=4))
    assert (game.over, game.result.winners) == (True, ())


def test_ultron_drones_give_face_down_drones_their_values():
    game = ultron(seat("Spider-Man", engaged=[card("Drone", card="Energy")]))
    assert [only(game, "Drone").value(stat) for stat in ("sch", "atk", "hit_points")] == [1, 1, 1]


def test_a_defeated_drone_goes_to_the_discard_pile_of_its_owner():
    game = ultron(seat("Spider-Man", engaged=[card("Drone", card="Energy")]))
    game.play("attack with Spider-Man", "attack Drone")
    assert (zones(game, "Energy"), only(game, "Energy").owner, drones(game)) == (["discard"], 0, 0)


def test_a_drone_attacks_and_schemes():
    game = ultron(
        seat("Spider-Man", engaged=[card("Drone", card="Energy")]),
        seat("Tony Stark", engaged=[card("Drone", card="Genius")]),
        at="6",
        villain=card("Ultron", stunned=True, confused=True),
    )
    game.play("leave it undefended")
    assert hit_points(game, "Spider-Man") == 9
    assert threat(game, "The Crimson Cowl") == 3


def test_program_transmitter_adds_threat_to_side_schemes_when_ultron_schemes():
    game = ultron(
        seat("Peter Parker", deck=DECK, dealt=["Advance"]),
        at="8",
        villain=card("Ultron", attachments=["Program Transmitter"]),
        side_schemes=[card("Invasive AI", threat=1), card("Drone Factory", threat=2)],
    )
    assert [threat(game, name) for name in ("The Crimson Cowl", "Invasive AI", "Drone Factory")] == [2, 2, 3]


def test_program_transmitter_is_discarded_by_a_ready_hero_for_two_mental_resources():
    written = {"villain": card("Ultron", attachments=["Program Transmitter"])}
    game = ultron(seat("Spider-Man", hand=["Genius"]), **written)
    game.play("use Program Transmitter")
    assert (zones(game, "Program Transmitter"), only(game, "Spider-Man").exhausted) == (["encounter-discard"], True)
    tired = ultron(seat(card("Spider-Man", exhausted=True), hand=["Genius"]), **written)
    assert "use Program Transmitter" not in offers(tired)


def test_upgraded_drones_strengthen_face_down_drones_only():
    game = ultron(
        seat(
            "Spider-Man",
            hand=["Energy", "Genius", "Strength"],
            engaged=[card("Drone", card="Haymaker"), "Advanced Ultron Drone"],
        ),
        environment=[card("Ultron Drones", attachments=["Upgraded Drones", "Upgraded Drones"])],
    )
    assert [only(game, "Drone").value(stat) for stat in ("sch", "atk", "hit_points")] == [1, 3, 3]
    assert [only(game, "Advanced Ultron Drone").value(stat) for stat in ("atk", "hit_points")] == [1, 4]
    game.play("use Upgraded Drones", "pay with Energy", "pay with Genius")
    assert [only(game, "Drone").value(stat) for stat in ("atk", "hit_points")] == [2, 2]


def test_a_damaged_drone_falls_with_the_upgrade_it_lived_on():
    game = ultron(
        seat("Spider-Man", hand=["Energy", "Genius", "Strength"], engaged=[card("Drone", card="Haymaker", damage=1)]),
        environment=[card("Ultron Drones", attachments=["Upgraded Drones"])],
    )
    game.play("use Upgraded Drones", "pay with Energy", "pay with Genius")
    assert zones(game, "Haymaker") == ["discard"]


def test_upgraded_drones_are_attached_to_ultron_drones():
    game = ultron(seat("Spider-Man", dealt=["Upgraded Drones"]), at="8")
    assert only(game, "Upgraded Drones").attached_to == "Ultron Drones"


def test_an_advanced_ultron_drone_leaves_a_drone_to_the_player_it_was_engaged_with():
    game = ultron(
        seat("Spider-Man"),
        seat("She-Hulk", deck=DECK, engaged=[card("Advanced Ultron Drone", damage=3)]),
    )
    game.play("attack with Spider-Man", "attack Advanced Ultron Drone")
    assert (drones(game, 0), drones(game, 1)) == (0, 1)
    assert zones(game, "Advanced Ultron Drone") == ["encounter-discard"]


def test_android_efficiency_sends_each_player_a_drone():
    game = ultron(seat("Spider-Man", deck=DECK, dealt=["01144b"]), seat("Tony Stark", deck=DECK), at="8")
    assert [drones(game, player) for player in (0, 1)] == [1, 1]


@pytest.mark.parametrize(("number", "payment"), [("01144a", "Energy"), ("01144b", "Genius"), ("01144c", "Strength")])
def test_android_efficiency_as_a_boost_card_costs_a_resource_or_sends_a_drone(number: str, payment: str):
    others = [name for name in ("Energy", "Genius", "Strength") if name != payment]
    game = ultron(seat("Spider-Man", hand=[payment, *others], deck=DECK), at="6", encounter_deck=[number, *PLAIN])
    game.play("pass", "leave it undefended")
    assert offers(game) == ["spend a resource", "send a Drone"]
    other = game.clone()
    game.play("spend a resource", f"pay with {payment}", "done")
    assert (pile(game, "discard"), drones(game)) == ([payment], 0)
    other.play("send a Drone")
    assert drones(other) == 1


def test_rage_of_ultron_discards_a_card_for_each_damage_of_his_attack():
    game = ultron(
        seat("Spider-Man", deck=DECK, dealt=["Rage of Ultron"]), at="8", encounter_deck=["Invasive AI", *PLAIN]
    )
    game.play("pass", "defend with Spider-Man", "place threat")
    assert (hit_points(game, "Spider-Man"), pile(game, "discard")) == (8, ["Haymaker", "Energy"])


def test_rage_of_ultron_discards_a_card_for_each_threat_of_his_scheme():
    game = ultron(
        seat("Peter Parker", deck=DECK, dealt=["Rage of Ultron"]),
        at="8",
        main_scheme="Assault on NORAD",
        encounter_deck=["Drone Factory", *PLAIN],
    )
    assert (threat(game, "Assault on NORAD"), pile(game, "discard")) == (3, ["Haymaker", "Energy", "Genius"])


def test_repair_sequence_heals_ultron_2_for_each_drone_of_its_player_or_surges():
    engaged = [card("Drone", card="Energy"), "Advanced Ultron Drone"]
    game = ultron(
        seat("Peter Parker", dealt=["Repair Sequence"], engaged=engaged),
        seat("Tony Stark", engaged=[card("Drone", card="Genius")]),
        at="8",
        villain=card("Ultron", damage=5),
        encounter_deck=["Invasive AI", *PLAIN],
    )
    assert (only(game, "Ultron").tokens, zones(game, "Invasive AI")) == ({"damage": 1}, ["encounter-deck"])
    without = ultron(
        seat("Peter Parker", deck=DECK, dealt=["Repair Sequence"]),
        at="8",
        villain=card("Ultron", damage=5),
        encounter_deck=["Invasive AI", *PLAIN],
    )
    assert (only(without, "Ultron").tokens, zones(without, "Invasive AI")) == ({"damage": 5}, ["side-schemes"])


def test_repair_sequence_as_a_boost_card_heals_1_for_each_drone():
    game = ultron(
        seat("Peter Parker", engaged=[card("Drone", card="Energy"), card("Drone", card="Genius")]),
        at="6",
        villain=card("Ultron", damage=5),
        main_scheme="Assault on NORAD",
        encounter_deck=["Repair Sequence", *PLAIN],
    )
    assert hit_points(game, "Ultron") == 14


def test_swarm_attack_lets_each_drone_of_that_hero_attack():
    game = ultron(
        seat(
            "Spider-Man",
            deck=DECK,
            dealt=["Swarm Attack"],
            engaged=[card("Drone", card="Energy"), "Advanced Ultron Drone", "Shocker"],
        ),
        at="8",
    )
    game.play("activate Drone", "leave it undefended", "leave it undefended")
    assert (hit_points(game, "Spider-Man"), game.decision.kind, drones(game)) == (8, "turn", 1)


def test_swarm_attack_sends_a_drone_when_none_attacks():
    game = ultron(
        seat("Peter Parker", deck=DECK, dealt=["Swarm Attack"], engaged=[card("Drone", card="Energy")]), at="8"
    )
    assert (hit_points(game, "Peter Parker"), drones(game)) == (10, 2)


def test_drone_factory_sends_drones_and_gets_threat_for_each():
    game = ultron(
        seat("Spider-Man", deck=DECK, dealt=["Drone Factory"], engaged=["Advanced Ultron Drone"]),
        seat("Tony Stark", deck=DECK),
        at="8",
    )
    assert threat(game, "Drone Factory") == 7


def test_invasive_ai_discards_3_cards_of_each_deck():
    game = ultron(seat("Spider-Man", deck=DECK, dealt=["Invasive AI"]), seat("Tony Stark", deck=DECK), at="8")
    assert [pile(game, "discard", player) for player in (0, 1)] == [["Haymaker", "Energy", "Genius"]] * 2
    assert threat(game, "Invasive AI") == 6


def test_ultrons_imperative_sends_the_first_player_two_drones():
    game = ultron(seat("Spider-Man", deck=DECK), seat("Tony Stark", deck=DECK, dealt=["Ultron's Imperative"]), at="8")
    assert [drones(game, player) for player in (0, 1)] == [2, 0]
    assert threat(game, "Ultron's Imperative") == 4
