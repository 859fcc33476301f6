"""Values with their modifiers; base, printed and gained; traits."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.champions.vocabulary.printing import event, upgrade
from rulewright.games.champions.vocabulary.words import ALLY, ENEMY, HERO, IN_YOUR_HAND, YOUR_HERO, Action
from rulewright.kernel.abilities import Ability
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.modifiers import Gets, Grant
from rulewright.kernel.selectors import PrintedTrait, Trait
from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat

CARDS = {c.id: c for c in rw.cards("champions")}


def training(name: str, number: int, *abilities: Ability) -> Card:
    """An upgrade of these tests that costs nothing."""
    return upgrade(
        name, *abilities, number=number, copies=3, set_name="Basic", cost=0, resources="wild", traits="Condition."
    )


def posture(name: str, number: int, atk: int) -> Card:
    """An event of these tests that sets the ATK of its player's hero for the phase."""
    effect = Until("phase", Gets(YOUR_HERO, "atk", atk, op="set"))
    return event(name, Action(effect), number=number, copies=3, set_name="Basic", cost=0, resources="wild")


EXTRA = (
    training("One More", 901, Gets(YOUR_HERO, "atk", 1)),
    training("Twice", 902, Gets(YOUR_HERO, "atk", 2, op="times")),
    training("Half", 903, Gets(YOUR_HERO, "atk", 2, op="divide")),
    training("Thrice", 904, Gets(YOUR_HERO, "atk", 3, op="times")),
    training("Always Seven", 905, Gets(YOUR_HERO, "atk", 7, op="set")),
    training("Weak", 906, Gets(YOUR_HERO, "atk", -5)),
    training("Sale", 907, Gets(IN_YOUR_HAND, "cost", -3)),
    training("Tame", 908, Grant(ENEMY, "keyword", "retaliate", -3)),
    training("Born to Fly", 909, Gets(HERO & PrintedTrait("Aerial"), "atk", 1)),
    training("Good at Flying", 910, Gets(HERO & Trait("Aerial"), "thw", 1)),
    training("Outsiders", 911, Gets(ALLY & ~Trait("Avenger"), "atk", 1)),
    training("Renowned", 912, Grant(YOUR_HERO, "trait", "Renowned")),
    posture("Three", 921, 3),
    posture("Four", 922, 4),
)


def atk(*upgrades: str) -> int:
    """The ATK of Spider-Man, who has 2, with some of these upgrades in the order in which they were played."""
    game = champions(seat("Spider-Man", hand=list(upgrades)), extra=EXTRA)
    for name in upgrades:
        game.play(f"play {name}")
    return only(game, "Spider-Man").value("atk")


# ---- modifiers


@pytest.mark.rule("champions.modifiers.1")
def test_a_value_follows_what_it_depends_on_at_every_moment():
    game = champions(
        seat("Captain Marvel", allies=["Jessica Jones"]),
        main_scheme=card("The Break-In!", threat=6),
        side_schemes=[card("Breakin' & Takin'", threat=2), card("Highway Robbery", threat=9)],
    )
    assert only(game, "Jessica Jones").value("thw") == 3
    game.play("thwart with Captain Marvel", "thwart Breakin' & Takin'")
    assert only(game, "Jessica Jones").value("thw") == 2
    game.play("thwart with Jessica Jones", "thwart The Break-In!")
    assert threat(game, "The Break-In!") == 4


@pytest.mark.rule("champions.modifiers.2", "champions.modifiers.3", "champions.modifiers.4")
def test_all_that_is_added_comes_before_what_is_multiplied_whatever_came_first():
    assert atk("Twice") == 4
    assert (atk("Twice", "One More"), atk("One More", "Twice")) == (6, 6)
    assert (atk("Twice", "One More", "One More"), atk("One More", "Twice", "Half")) == (8, 3)


@pytest.mark.rule("champions.modifiers.5")
def test_a_value_that_is_set_takes_no_other_modifier():
    assert (atk("Always Seven"), atk("One More", "Always Seven", "Twice", "One More")) == (7, 7)


@pytest.mark.rule("champions.modifiers.6")
def test_of_two_that_set_a_value_the_latest_counts():
    game = champions(seat("Spider-Man", hand=["Three", "Four"], upgrades=["Always Seven"]), extra=EXTRA)
    other = game.clone()
    game.play("play Three", "play Four")
    other.play("play Four", "play Three")
    assert (only(game, "Spider-Man").value("atk"), only(other, "Spider-Man").value("atk")) == (4, 3)


@pytest.mark.rule("champions.modifiers.7")
def test_a_value_below_zero_is_zero():
    game = champions(seat("Spider-Man", upgrades=["Weak"]), extra=EXTRA)
    assert only(game, "Spider-Man").value("atk") == 0
    game.play("attack with Spider-Man")
    assert hit_points(game, "Rhino") == 14
    assert (atk("Weak", "One More"), atk("Weak", "One More", "One More", "One More", "One More")) == (0, 1)


@pytest.mark.rule("champions.modifiers.8")
def test_costs_and_keywords_are_never_negative():
    game = champions(seat("Spider-Man", upgrades=["Sale"], hand=["Haymaker", "Uppercut", "Energy"]), extra=EXTRA)
    game.play("play Haymaker", "play Uppercut")
    assert (hit_points(game, "Rhino"), hand(game)) == (6, ["Energy"])
    tame = champions(seat("Spider-Man", upgrades=["Tame"], engaged=["Whiplash"]), extra=EXTRA)
    tame.play("attack with Spider-Man", "attack Whiplash")
    assert (hit_points(tame, "Spider-Man"), hit_points(tame, "Whiplash")) == (10, 2)


@pytest.mark.rule("champions.modifiers.9")
def test_a_fraction_is_rounded_up_at_the_end():
    assert (atk("One More", "Half"), atk("One More", "Half", "Thrice"), atk("Half")) == (2, 5, 1)


# ---- base, printed, gained


@pytest.mark.rule("champions.base-value.1", "champions.printed.1")
def test_the_base_value_is_the_printed_one_before_modifiers():
    game = champions(seat("Spider-Man", upgrades=["Combat Training"]))
    spider_man = only(game, "Spider-Man")
    assert (spider_man.explain("atk"), spider_man.value("atk")) == (["Printed ATK: 2", "+1 from Combat Training"], 3)
    assert CARDS["01001a"].stats["atk"] == 2


@pytest.mark.rule("champions.base-value.2")
def test_a_card_may_set_another_base_value_that_modifiers_are_added_to():
    def drone(attached: list[str]) -> list[int]:
        environment = card("Ultron Drones", attachments=attached)
        game = champions(
            seat("Spider-Man", engaged=[card("Drone", card="Uppercut")]), scenario="ultron", environment=[environment]
        )
        return [only(game, "Drone").value(stat) for stat in ("sch", "atk", "hit_points")]

    assert drone([]) == [1, 1, 1]
    assert drone(["Upgraded Drones"]) == [1, 2, 2]


@pytest.mark.rule("champions.printed.1")
def test_a_text_that_says_printed_asks_for_what_the_card_prints():
    upgrades = ["Mark V Armor", "Mark V Helmet", "Rocket Boots"]
    game = champions(
        seat("Tony Stark", hand=["Split Personality", "Energy", "Genius"], upgrades=upgrades, deck=["Haymaker"] * 9)
    )
    buy(game, "play Split Personality")
    assert (only(game, "Iron Man").value("hand_size"), hand(game)) == (4, ["Haymaker"])


@pytest.mark.rule("champions.gain.1")
def test_what_a_card_gains_works_like_what_it_has():
    game = champions(seat("Captain Marvel", upgrades=["Captain Marvel's Helmet"], hand=["Cosmic Flight", "Energy"]))
    assert only(game, "Captain Marvel").value("def") == 2
    buy(game, "play Cosmic Flight")
    assert only(game, "Captain Marvel").value("def") == 3


@pytest.mark.rule("champions.gain.2")
def test_what_a_card_gains_is_not_printed_on_it():
    game = champions(seat("Captain Marvel", upgrades=["Cosmic Flight", "Born to Fly", "Good at Flying"]), extra=EXTRA)
    hero = only(game, "Captain Marvel")
    assert (hero.value("atk"), hero.value("thw")) == (2, 3)


@pytest.mark.rule("champions.gain.4")
def test_a_value_goes_back_when_what_raised_it_is_gone():
    game = champions(seat("Spider-Man", upgrades=["Combat Training"], dealt=["Electric Whip Attack"]), at="8")
    assert only(game, "Spider-Man").value("atk") == 3
    game.play("discard an upgrade")
    assert only(game, "Spider-Man").value("atk") == 2
    phase = champions(seat("Spider-Man", hand=["Lead from the Front", "Energy"], deck=["Haymaker"] * 20))
    buy(phase, "play Lead from the Front")
    assert (only(phase, "Spider-Man").value("atk"), only(phase, "Spider-Man").value("thw")) == (3, 2)
    phase.play("end the turn")
    assert (only(phase, "Spider-Man").value("atk"), only(phase, "Spider-Man").value("thw")) == (2, 1)


# ---- traits


@pytest.mark.rule("champions.trait.1")
def test_traits_are_printed_on_cards():
    assert sorted(CARDS["01073"].traits) == ["Location", "S.H.I.E.L.D."]
    assert (sorted(CARDS["01050"].traits), sorted(CARDS["01088"].traits)) == (["Avenger", "Gamma"], [])


@pytest.mark.rule("champions.trait.2")
def test_a_trait_does_nothing_by_itself():
    def table(upgrades: list[str]):
        game = champions(seat("Spider-Man", upgrades=upgrades, hand=["Haymaker", "Energy"]), extra=EXTRA)
        hero = only(game, "Spider-Man")
        return offers(game), [hero.value(stat) for stat in ("thw", "atk", "def", "hit_points", "hand_size")]

    assert table(["Renowned"]) == table([])


@pytest.mark.rule("champions.trait.3")
def test_texts_speak_of_cards_with_a_trait_or_without_it():
    game = champions(seat("Iron Man", allies=["Daredevil", "Hellcat"], upgrades=["Outsiders"]), extra=EXTRA)
    assert (only(game, "Daredevil").value("atk"), only(game, "Hellcat").value("atk")) == (3, 1)
    tech = champions(seat("Iron Man", upgrades=["Arc Reactor", "Combat Training", "Rocket Boots"]))
    assert only(tech, "Iron Man").value("hand_size") == 3


# ---- samples


@pytest.mark.rule("champions.sample-energy.1")
def test_energy_is_a_basic_resource():
    energy = CARDS["01088"]
    assert (energy.name, energy.kind, energy.labels["aspect"], energy.stats) == (
        "Energy",
        "resource",
        "basic",
        {"energy": 2},
    )
    game = champions(seat("Spider-Man", hand=["Haymaker", "Energy"]))
    buy(game, "play Haymaker")
    assert pile(game, "discard") == ["Energy", "Haymaker"]
