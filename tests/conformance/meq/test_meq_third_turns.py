"""Situations played from the last clause of the book to the first: turns, what outlasts them, who is asked."""

from __future__ import annotations

import pytest

from support.meq import asked, at, favor, fight_a_round, hero, meq, names, offers, place, size, story, told

FOREST = ["Overdraw"] * 4


def argalad(**state: object) -> dict[str, object]:
    """Argalad in Bree with two cards."""
    return hero("Argalad", **{"at": "Bree", "hand": ["Parry", "Volley"], "life": FOREST, **state})


def beravor(**state: object) -> dict[str, object]:
    """Beravor in Fornost with a card."""
    return hero("Beravor", **{"at": "Fornost", "hand": ["Evade"], **state})


# ---- what outlasts a turn


def test_a_winter_storm_waits_for_the_next_travel_step_of_a_hero_who_was_defeated_before_it():
    """The hero may move only once in the next Travel step, be it that of the next turn."""
    game = meq(
        argalad(hand=["Parry"], life=["Volley"]), at="turn", green=13, yellow=1, red=2, pool=10,
        shadow=["Winter Storm"], places={"Bree": place(monsters=["Agent"])}, decks={"zealot": ["Reckless"]},
    )  # fmt: skip
    game.play("play Winter Storm", "draw 0", "fight on", "fight on", "lay Reckless")
    while game.decision.kind != "draw":
        game.choose("done")
    game.play("draw 2", "pass", "travel to Bree", "discard card Parry")
    assert offers(game) == ["explore", "end the Travel step"]
    assert "meq.shadow-card.4" in game.why_not("travel to Fornost")


def test_a_winter_storm_is_over_with_the_travel_step_that_it_hindered():
    game = meq(argalad(life=["Parry", "Volley"]), at="turn", green=13, pool=10, shadow=["Winter Storm"])
    game.play("play Winter Storm", "pass", "end the Travel step")
    while game.decision.kind != "travel":
        game.choose(game.decision.options[-1].key)
    game.play("travel to Old Forest", "discard card Parry")
    assert "travel to Fornost" in offers(game)


def test_orc_scouts_are_shuffled_back_although_their_corruption_has_ended_the_turn():
    """Wretched ends the turn at once; the card says what becomes of it all the same."""
    game = meq(
        hero("Thálin", at="Mount Doom", hand=["Sweep", "Parry"]), argalad(), at="travel",
        decks={"corruption": ["Wretched"], "perils": ["Orc Scouts", "Ill-met Company", "An Unexpected Betrayal"]},
    )  # fmt: skip
    game.play("travel to Barad-dûr", "discard card Sweep")
    game.play("inflict Orc Scouts", "no")
    assert (game.table()["turn"], size(game, "perils", -1), size(game, "perils-discard", -1)) == (2, 15, 0)


# ---- a combat that a card speaks of


def test_the_dark_tower_without_a_minion_rewards_no_combat_that_was_won_before():
    """READINGS 15: with no minion on the board nothing happens."""
    game = meq(
        hero("Thálin", at="Mount Doom", hand=["Sweep"] * 3 + ["Parry"]), argalad(), at="ambush",
        places={"Mount Doom": place(monsters=["Orc"])},
        decks={"zealot": ["Hack"], "perils": ["The Dark Tower", "Orc Scouts", "Ill-met Company"]},
    )  # fmt: skip
    game.play("draw 0")
    fight_a_round(game, "Sweep", "Hack")
    while game.decision.kind == "damage":
        game.play("lose the top card")
    game.play("travel to Barad-dûr", "discard card Sweep", "discard card Sweep", "inflict The Dark Tower")
    assert (game.decision.kind, favor(game)) == ("travel", 0)


# ---- nobody is asked for an order


def test_the_mouth_of_sauron_corrupts_first_and_then_cowardice_costs_a_card():
    """READINGS 19. Nobody chooses an order, and Wretched leaves no combat to be afraid of."""
    there = {"Bree": place(minions=["Mouth of Sauron"])}
    game = meq(argalad(corruption=["Cowardly"]), at="ambush", places=there, decks={"corruption": ["Weak"]})
    assert (game.decision.kind, size(game, "hand"), names(game, "area")) == ("agility", 1, ["Cowardly", "Weak"])
    game = meq(argalad(corruption=["Cowardly"]), beravor(), at="ambush", places=there,
               decks={"corruption": ["Wretched"]})  # fmt: skip
    game.play("no")
    assert (game.table()["turn"], size(game, "hand")) == (2, 2)


def test_a_cloak_and_greed_answer_a_shadow_card_without_a_question_about_their_order():
    game = meq(
        argalad(corruption=["Greedy"], items=["Elven Cloak"]), beravor(), at="turn", green=13, pool=12,
        shadow=["Winter Storm"], decks={"shadow": ["Betrayed"]},
    )  # fmt: skip
    game.play("play Winter Storm")
    assert (game.decision.kind, asked(game), offers(game)) == ("may", 0, ["yes", "no"])
    game.play("yes")
    assert (game.table()["pool"], names(game, "shadow-hand")) == (11, ["Betrayed"])


# ---- what a hand must not tell


@pytest.mark.parametrize("hand", [["Overdraw", "Overdraw"], ["Overdraw", "Parry"]])
def test_who_pays_with_one_of_two_cards_is_asked_though_they_be_equal(hand: list[str]):
    """Silence would tell the others that the cards are equal."""
    game = meq(argalad(hand=hand, life=["Volley"]), at="travel")
    game.play("travel to Old Forest")
    assert (game.decision.kind, asked(game)) == ("pay", 1)
    last = meq(argalad(hand=hand[:1]), at="travel")
    last.play("travel to Old Forest")
    assert at(last, "Argalad") == "Old Forest", "that a single card is paid tells nothing"


def test_who_lays_loses_or_discards_one_of_equal_cards_is_asked():
    game = meq(argalad(hand=["Overdraw"] * 3, life=[]), at="ambush", places={"Bree": place(monsters=["Agent"])},
               decks={"zealot": ["Hack"]})  # fmt: skip
    game.play("fight on", "fight on")
    assert offers(game) == ["lay Overdraw"]
    game.play("lay Overdraw", "lay Hack")
    assert (game.decision.kind, offers(game)) == ("damage", ["lose Overdraw"])
    storm = meq(argalad(hand=["Overdraw"] * 6, life=["Parry"]), at="action", pool=4, shadow=["Storms of Mordor"])
    storm.play("play Storms of Mordor")
    assert (asked(storm), offers(storm)) == (1, ["discard card Overdraw"])


# ---- reasons


def test_why_a_rest_will_be_skipped_is_told_before_the_step():
    there = {"Bree": place(monsters=["Orc"])}
    game = meq(argalad(), beravor(), at="turn", pool=2, shadow=["Flocks of Crebain"], places=there)
    game.play("play Flocks of Crebain")
    assert (asked(game), "meq.rest-step.8" in game.why_not("rest")) == (1, True)


def test_a_single_hero_is_not_told_that_the_next_rest_is_in_the_next_round():
    """The hero has a second turn in this one."""
    game = meq(argalad(), at="rest")
    game.play("pass")
    assert game.why_not("rest") == (
        "That is possible in the step “Rest”, which is over for now; it comes again in a later turn [meq.rest-step.1]"
    )


@pytest.mark.parametrize(
    ("where", "written", "said"),
    [
        (
            "Weathertop",
            {"places": {"The Trollshaws": place(minions=["Witch-king"])}},
            "Witch-king forbids it [meq.minions.5]",
        ),
        (
            "Rivendell",
            {"plots": [{"name": "A Broken Line of Kings", "at": "Rivendell"}]},
            "A Broken Line of Kings forbids it [meq.plot-card.7]",
        ),
    ],
)
def test_who_forbids_a_rest_is_told_with_the_clause_for_such_a_card(where: str, written: dict[str, object], said: str):
    game = meq(argalad(at=where), at="rest", **written)
    assert (game.decision.kind, game.why_not("rest")) == ("travel", said)


# ---- defeats in odd places


def test_storms_of_mordor_can_defeat_a_hero_in_saurons_turn_and_sauron_goes_on_acting():
    game = meq(
        argalad(hand=["Parry"], life=[], rest=["Volley"], damage=["Overdraw"], corruption=["Weak", "Weary"], favor=2,
                items=["Horse"]),
        beravor(), at="action", pool=8, green=7, yellow=1, red=2, black=3, shadow=["Storms of Mordor"],
    )  # fmt: skip
    game.play("play Storms of Mordor")
    assert (asked(game), offers(game), story(game)) == (1, ["lose favor", "lose item Horse"], (7, 2, 2, 3))
    game.play("lose item Horse")
    assert (game.decision.kind, at(game, "Argalad"), size(game, "life")) == ("action", "Fornost", 3)


def test_cowardice_that_takes_the_last_card_defeats_at_once_and_the_token_stays():
    """READINGS 19."""
    game = meq(
        argalad(hand=["Parry"], life=[], rest=["Volley"], corruption=["Cowardly"]), beravor(), at="ambush", yellow=1,
        red=2, black=3, places={"Bree": place(monsters=["Agent"])},
    )  # fmt: skip
    assert (game.table()["turn"], at(game, "Argalad"), size(game, "life")) == (2, "Fornost", 2)
    assert (names(game, "monster-tokens", -1), told(game, "meq.combat-phases.1")) == (["Agent"], [])


def test_who_retreats_from_a_combat_before_the_rest_step_rests_where_the_retreat_led():
    """READINGS 21: the turn goes on, and it has hardly begun."""
    game = meq(
        hero("Eleanor", at="Weathertop", hand=["Retreat", "Parry"], life=["Hide"] * 2, rest=["Charge"]), beravor(),
        at="turn", pool=2, shadow=["Flocks of Crebain"], decks={"zealot": ["Fall Back"]},
    )  # fmt: skip
    game.play("play Flocks of Crebain")
    fight_a_round(game, "Retreat", "Fall Back")
    game.play("yes", "done", "to Bree", "rest")
    assert (at(game, "Eleanor"), game.decision.kind) == ("Bree", "marker")
