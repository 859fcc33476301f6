"""What is printed on cards, item by item."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import card, champions, hand, hit_points, offers, only, pile, seat, threat, zones

CARDS = {c.id: c for c in rw.cards("champions")}


def place_in_set(number: str) -> tuple[int, int]:
    """Which of the cards of its set a card is, copies counted, and how many there are; a scheme has two sides."""
    together = {c.number: c.copies for c in CARDS.values() if c.set == CARDS[number].set}
    return sum(n for i, n in together.items() if i <= CARDS[number].number), sum(together.values())


@pytest.mark.rule("champions.anatomy-player.1", "champions.anatomy-player.2", "champions.anatomy-player.5")
@pytest.mark.rule("champions.anatomy-player.6", "champions.anatomy-player.9", "champions.anatomy-player.10")
@pytest.mark.rule("champions.anatomy-player.3", "champions.sample-daredevil.1", "champions.alternate-name.1")
@pytest.mark.rule("champions.anatomy-player.16", "champions.anatomy-player.17", "champions.anatomy-player.8")
def test_an_ally_prints_name_type_cost_traits_and_values():
    daredevil = CARDS["01058"]
    assert (daredevil.name, daredevil.kind, sorted(daredevil.traits)) == ("Daredevil", "ally", ["Defender"])
    numbers = {stat: daredevil.stats[stat] for stat in ("cost", "thw", "atk", "hit_points")}
    assert numbers == {"cost": 4, "thw": 2, "atk": 2, "hit_points": 3}
    assert daredevil.labels == {"aspect": "justice", "subname": "Matt Murdock"}
    assert daredevil.unique


@pytest.mark.rule("champions.anatomy-player.7", "champions.resource.3")
def test_a_card_generates_the_resources_it_prints():
    game = champions(seat("Spider-Man", hand=["Daredevil", "Energy", "Genius", "Strength"]))
    game.play("play Daredevil", "pay with Energy", "pay with Genius", "done")
    assert (zones(game, "Daredevil"), hand(game)) == (["play"], ["Strength"])


@pytest.mark.rule("champions.anatomy-player.4")
def test_an_ability_is_what_a_card_does():
    game = champions(seat("Peter Parker", supports=["Aunt May"], hand=["Energy"]))
    assert "use Aunt May" not in offers(game)
    hurt = champions(seat(card("Peter Parker", damage=6), supports=["Aunt May"]))
    hurt.play("use Aunt May")
    assert hit_points(hurt, "Peter Parker") == 8


@pytest.mark.rule("champions.anatomy-player.11")
def test_def_counts_when_defending():
    game = champions(seat("Spider-Man"), at="6", encounter_deck=["Sandman", *["Advance"] * 5])
    game.play("defend with Spider-Man")
    assert hit_points(game, "Spider-Man") == 9


@pytest.mark.rule("champions.anatomy-player.12")
def test_rec_counts_when_recovering():
    game = champions(seat(card("Jennifer Walters", damage=9)))
    game.play("recover")
    assert hit_points(game, "Jennifer Walters") == 11


@pytest.mark.rule("champions.anatomy-player.13", "champions.consequential-damage.1", "champions.consequential-damage.2")
@pytest.mark.rule("champions.ally.6", "champions.ally.7", "champions.attack.7", "champions.thwart.6")
def test_consequential_damage_is_printed_for_each_power_apart():
    game = champions(seat("Spider-Man", allies=["Black Cat"]), main_scheme=card("The Break-In!", threat=3))
    game.play("attack with Black Cat")
    assert hit_points(game, "Black Cat") == 2
    other = champions(seat("Spider-Man", allies=["Black Cat"]), main_scheme=card("The Break-In!", threat=3))
    other.play("thwart with Black Cat")
    assert hit_points(other, "Black Cat") == 1


@pytest.mark.rule("champions.anatomy-player.14")
def test_the_hand_size_is_that_of_the_side_that_is_up():
    hero = champions(seat("She-Hulk", deck=["Haymaker"] * 9), at="3.2")
    alter_ego = champions(seat("Jennifer Walters", deck=["Haymaker"] * 9), at="3.2")
    assert (len(hand(hero)), len(hand(alter_ego))) == (4, 6)


@pytest.mark.rule("champions.anatomy-scenario.1", "champions.anatomy-scenario.2", "champions.anatomy-scenario.3")
@pytest.mark.rule("champions.anatomy-scenario.5", "champions.anatomy-scenario.6", "champions.anatomy-scenario.7")
@pytest.mark.rule("champions.anatomy-scenario.13", "champions.sample-shocker.1")
def test_a_minion_prints_name_type_traits_and_values():
    shocker = CARDS["01103"]
    assert (shocker.name, shocker.kind, sorted(shocker.traits), shocker.set) == (
        "Shocker",
        "minion",
        ["Criminal"],
        "Rhino",
    )
    assert shocker.stats == {"sch": 1, "atk": 2, "hit_points": 3, "boost": 2}
    assert place_in_set("01103") == (12, 21)


@pytest.mark.rule("champions.sample-rhino.1")
def test_rhino_is_card_1_of_21_a_brute_and_a_criminal():
    rhino = CARDS["01094"]
    assert (rhino.name, rhino.kind, sorted(rhino.traits)) == ("Rhino", "villain", ["Brute", "Criminal"])
    assert (rhino.labels["stage"], place_in_set("01094")) == ("I", (1, 21))
    game = champions(seat("Spider-Man"))
    assert [only(game, "Rhino").value(stat) for stat in ("sch", "atk")] == [1, 2]
    assert game.table()["villain_hit_points"] == 14
    assert champions(seat("Spider-Man"), seat("Iron Man")).table()["villain_hit_points"] == 28


@pytest.mark.rule("champions.anatomy-scenario.8")
def test_boost_icons_count_when_the_card_is_a_boost_card():
    game = champions(seat("Spider-Man"), at="6", encounter_deck=["Shocker", *["Advance"] * 5])
    game.play("leave it undefended")
    assert hit_points(game, "Spider-Man") == 6


@pytest.mark.rule(
    "champions.anatomy-scenario.9", "champions.side-scheme.2", "champions.side-scheme.3", "champions.reveal.8"
)
def test_a_side_scheme_enters_play_with_its_starting_threat():
    game = champions(seat("Spider-Man", dealt=["Crowd Control"]), seat("She-Hulk"), at="8")
    assert (threat(game, "Crowd Control"), only(game, "Crowd Control").zone) == (4, "side-schemes")


@pytest.mark.rule("champions.anatomy-scenario.10", "champions.anatomy-scenario.11", "champions.target-threat.2")
@pytest.mark.rule("champions.sample-break-in.1", "champions.sample-break-in.2")
def test_a_main_scheme_prints_acceleration_and_target():
    game = champions(seat("Spider-Man"), at="5", encounter_deck=["Hydra Mercenary"] * 5)
    assert (threat(game, "The Break-In!"), only(game, "The Break-In!").value("target_threat")) == (1, 7)
    assert (only(game, "The Break-In!").value("starting_threat"), place_in_set("01097a")) == (0, (4, 21))
    lost = champions(seat("Spider-Man"), at="5", main_scheme=card("The Break-In!", threat=6))
    assert lost.result.reason == "champions.winning.2"


@pytest.mark.rule("champions.anatomy-scenario.12")
def test_stages_are_numbered():
    game = champions(seat("Spider-Man"), scenario="ultron", main_scheme=card("1", stage=2))
    assert pile(game, "main-scheme") == ["Assault on NORAD"]
    assert pile(game, "scheme-deck") == ["Countdown to Oblivion"]
    assert [CARDS[number].labels["stage"] for number in ("01134", "01135", "01136")] == ["I", "II", "III"]


@pytest.mark.rule("champions.anatomy-scenario.4")
def test_an_ability_of_an_encounter_card_works():
    game = champions(seat("Spider-Man", dealt=["Shocker"]), at="8")
    assert hit_points(game, "Spider-Man") == 9


@pytest.mark.rule("champions.anatomy-scenario.14")
def test_a_set_has_the_number_of_cards_it_says():
    sizes = {"Rhino": 21, "Klaw": 21, "Ultron": 25, "Bomb Scare": 6, "Iron Man Nemesis": 5}
    counted = {name: sum(c.copies for c in CARDS.values() if c.set == name) for name in sizes}
    assert counted == sizes
