"""The sample cards of the book on the villain's side, with the book's numbers."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import card, champions, hit_points, offers, only, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


def place_in_set(name: str) -> tuple[int, int]:
    """Which of the cards of its set a card is, copies counted, and how many there are."""
    cards = rw.cards("champions")
    (wanted,) = [c for c in cards if c.name == name]
    together = [c for c in cards if c.set == wanted.set and c.kind != "obligation"]
    before = sum(c.copies for c in together if c.number < wanted.number)
    return before + 1, sum(c.copies for c in together)


@pytest.mark.rule("champions.sample-illegal-arms-factory.1", "champions.sample-explosion.1")
@pytest.mark.rule("champions.sample-ultron-drones.1")
def test_the_samples_have_their_place_in_their_sets():
    assert place_in_set("Illegal Arms Factory") == (20, 21)
    assert place_in_set("Explosion") == (4, 6)
    assert place_in_set("Ultron Drones") == (7, 25)
    assert place_in_set("Armored Rhino Suit") == (5, 21)


# ---- Electric Whip Attack


@pytest.mark.rule("champions.sample-electric-whip-attack.2", "champions.treachery.2")
def test_electric_whip_attack_deals_1_damage_for_each_upgrade_or_takes_one():
    game = champions(
        seat(
            "Spider-Man",
            upgrades=["Web-Shooter", "Combat Training", "Heroic Intuition"],
            dealt=["Electric Whip Attack"],
        ),
        at="8",
    )
    assert offers(game) == ["deal damage", "discard an upgrade"]
    other = game.clone()
    game.play("deal damage")
    assert hit_points(game, "Spider-Man") == 7
    other.play("discard an upgrade")
    assert offers(other) == ["choose Web-Shooter", "choose Combat Training", "choose Heroic Intuition"]
    other.play("choose Combat Training")
    assert (hit_points(other, "Spider-Man"), zones(other, "Combat Training")) == (10, ["discard"])


@pytest.mark.rule("champions.sample-electric-whip-attack.3", "champions.star-icon.6")
@pytest.mark.rule("champions.boost.9", "champions.boost.10")
def test_electric_whip_attack_as_a_boost_card_takes_an_upgrade_in_an_undefended_attack():
    game = champions(
        seat("Spider-Man", upgrades=["Web-Shooter", "Combat Training"]),
        at="6",
        encounter_deck=["Electric Whip Attack", *PLAIN],
    )
    defended = game.clone()
    game.play("leave it undefended")
    assert offers(game) == ["choose Web-Shooter", "choose Combat Training"]
    game.play("choose Web-Shooter")
    assert (hit_points(game, "Spider-Man"), zones(game, "Web-Shooter")) == (8, ["discard"])
    assert zones(game, "Combat Training") == ["play"]
    defended.play("defend with Spider-Man")
    assert defended.decision.kind == "turn"
    assert zones(defended, "Web-Shooter") + zones(defended, "Combat Training") == ["play", "play"]


# ---- Shocker and Illegal Arms Factory


@pytest.mark.rule("champions.sample-shocker.2")
def test_shocker_deals_each_hero_1_damage():
    game = champions(seat("Spider-Man", dealt=["Shocker"]), at="8")
    assert hit_points(game, "Spider-Man") == 9
    assert (only(game, "Shocker").zone, only(game, "Shocker").seat) == ("engaged", 0)


@pytest.mark.rule("champions.sample-illegal-arms-factory.2")
def test_illegal_arms_factory_has_1_more_threat_for_each_player():
    game = champions(seat("Spider-Man", dealt=["Illegal Arms Factory"]), at="8")
    assert threat(game, "Illegal Arms Factory") == 4
    two = champions(seat("Spider-Man", dealt=["Illegal Arms Factory"]), seat("Iron Man"), at="8")
    assert threat(two, "Illegal Arms Factory") == 5


# ---- Armored Rhino Suit


@pytest.mark.rule("champions.sample-armored-rhino-suit.1", "champions.reveal.4")
def test_armored_rhino_suit_is_attached_to_rhino():
    game = champions(seat("Spider-Man", dealt=["Armored Rhino Suit"]), at="8")
    assert (only(game, "Armored Rhino Suit").attached_to, place_in_set("Armored Rhino Suit")) == ("Rhino", (5, 21))


@pytest.mark.rule("champions.sample-armored-rhino-suit.2")
def test_armored_rhino_suit_takes_the_damage_in_place_of_rhino():
    game = champions(seat("Spider-Man"), villain=card("Rhino", attachments=["Armored Rhino Suit"]))
    game.play("attack with Spider-Man")
    assert (only(game, "Armored Rhino Suit").tokens, hit_points(game, "Rhino")) == ({"damage": 2}, 14)


@pytest.mark.rule("champions.sample-armored-rhino-suit.3")
def test_armored_rhino_suit_with_5_damage_or_more_is_discarded():
    game = champions(seat("Spider-Man"), villain=card("Rhino", attachments=[card("Armored Rhino Suit", damage=4)]))
    game.play("attack with Spider-Man")
    assert (zones(game, "Armored Rhino Suit"), hit_points(game, "Rhino")) == (["encounter-discard"], 14)
    less = champions(seat("Spider-Man"), villain=card("Rhino", attachments=[card("Armored Rhino Suit", damage=2)]))
    less.play("attack with Spider-Man")
    assert only(less, "Armored Rhino Suit").tokens == {"damage": 4}


# ---- Explosion


@pytest.mark.rule("champions.sample-explosion.2")
def test_explosion_deals_the_threat_on_bomb_scare_among_heroes_and_allies():
    game = champions(
        seat("Spider-Man", allies=["Daredevil"], dealt=["Explosion"], engaged=["Shocker"]),
        seat("Tony Stark"),
        at="8",
        side_schemes=[card("Bomb Scare", threat=3)],
    )
    assert offers(game) == ["assign damage to Spider-Man", "assign damage to Daredevil"]
    game.play("assign damage to Spider-Man", "assign damage to Daredevil", "assign damage to Spider-Man")
    assert (hit_points(game, "Spider-Man"), hit_points(game, "Daredevil")) == (8, 2)


@pytest.mark.rule("champions.sample-explosion.3", "champions.keyword-surge.2")
def test_explosion_surges_without_bomb_scare():
    game = champions(seat("Spider-Man", dealt=["Explosion"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert zones(game, "Sandman") == ["engaged"]
    texts = [entry.text for entry in game.log()]
    assert texts.index("Explosion is discarded") < texts.index("Revealed: Sandman")


# ---- Ultron Drones


@pytest.mark.rule("champions.sample-ultron-drones.2", "champions.environment.3")
def test_ultron_drones_give_face_down_drones_their_base_values():
    game = champions(
        seat("Spider-Man", engaged=[card("Drone", card="Energy")]), scenario="ultron", environment=["Ultron Drones"]
    )
    assert [only(game, "Drone").value(stat) for stat in ("sch", "atk", "hit_points")] == [1, 1, 1]
    game.play("attack with Spider-Man", "attack Drone")
    assert game.look("Drone") == []


@pytest.mark.rule("champions.sample-ultron-drones.3")
def test_a_defeated_drone_goes_to_its_owners_discard_pile():
    game = champions(
        seat("Spider-Man"),
        seat("Tony Stark", engaged=[card("Drone", card="Energy")]),
        scenario="ultron",
        environment=["Ultron Drones"],
    )
    game.play("attack with Spider-Man", "attack Drone")
    energy = only(game, "Energy")
    assert (energy.zone, energy.seat, energy.owner) == ("discard", 1, 1)
    assert zones(game, "Ultron Drones") == ["environment"]


# ---- Business Problems


@pytest.mark.rule("champions.sample-business-problems.1", "champions.sample-business-problems.2")
@pytest.mark.rule("champions.obligation.4", "champions.obligation.5", "champions.reveal.9")
def test_business_problems_are_given_to_the_player_of_tony_stark():
    (problems,) = [c for c in rw.cards("champions") if c.name == "Business Problems"]
    assert (problems.kind, problems.set) == ("obligation", "Iron Man")
    game = champions(
        seat("Spider-Man", dealt=["Business Problems"]), seat("Tony Stark", upgrades=["Arc Reactor"]), at="8"
    )
    assert (game.decision.player, offers(game)) == (1, ["exhaust Tony Stark", "exhaust upgrades"])


@pytest.mark.rule("champions.sample-business-problems.3", "champions.sample-business-problems.4")
def test_iron_man_may_change_form_and_then_must_choose():
    game = champions(seat("Iron Man", dealt=["Business Problems"], upgrades=["Arc Reactor"]), at="8")
    assert offers(game) == ["yes", "no"]
    stays = game.clone()
    game.play("yes")
    assert (only(game, "Tony Stark").kind, offers(game)) == ("alter-ego", ["exhaust Tony Stark", "exhaust upgrades"])
    stays.play("no")
    assert (only(stays, "Iron Man").kind, only(stays, "Arc Reactor").exhausted) == ("hero", True)


@pytest.mark.rule("champions.sample-business-problems.5")
def test_tony_stark_is_exhausted_to_remove_business_problems_from_the_game():
    game = champions(seat("Tony Stark", dealt=["Business Problems"], upgrades=["Arc Reactor"]), at="8")
    game.play("exhaust Tony Stark")
    assert (only(game, "Tony Stark").exhausted, zones(game, "Business Problems")) == (True, ["removed"])
    assert not only(game, "Arc Reactor").exhausted


@pytest.mark.rule("champions.sample-business-problems.6")
def test_or_all_upgrades_are_exhausted_and_the_obligation_is_discarded():
    upgrades = ["Arc Reactor", "Rocket Boots", "Mark V Armor"]
    game = champions(seat("Tony Stark", dealt=["Business Problems"], upgrades=upgrades), at="8")
    game.play("exhaust upgrades")
    assert [only(game, name).exhausted for name in upgrades] == [True, True, True]
    assert (only(game, "Tony Stark").exhausted, zones(game, "Business Problems")) == (False, ["encounter-discard"])
