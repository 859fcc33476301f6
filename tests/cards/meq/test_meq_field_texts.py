"""Texts that meet: what one word of a card says about another card."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import SAURON, asked, fight_a_round, harmed, hero, influence, meq, names, offers, only, place
from support.meq_combat import bear, duel

HIS_ARM = {"pool": 2, "shadow": ["His Arm Has Grown Long"]}


# ---- His Arm Has Grown Long: after a hero has entered a location, however


def retreated(**written: object) -> rw.Game:
    """Eleanor retreats from an Agent at Weathertop to The Trollshaws."""
    eleanor = hero("Eleanor", hand=["Retreat", "Parry"], life=["Hide"] * 3)
    game = duel(eleanor, "Agent", "Quick Shot", **{"stop": False, **HIS_ARM, **written})
    game.play("pass", "draw 0")
    fight_a_round(game, "Retreat", "Quick Shot")
    game.play("yes", "done", "to The Trollshaws")
    return game


def test_who_retreats_enters_a_location_too():
    """It is perilous then: nothing attacks after a move by a text, but there is no encounter."""
    game = retreated()
    assert (asked(game), offers(game)) == (SAURON, ["play His Arm Has Grown Long", "pass"])
    game.play("play His Arm Has Grown Long")
    assert (game.decision.kind, only(game, "Eleanor").at) == ("travel", "The Trollshaws")
    game.play("end the Travel step")
    assert (names(game, "encounters-2-discard"), game.decision.kind) == ([], "draw"), "the special Hero Draw follows"


def test_without_the_card_the_encounter_follows_where_the_hero_retreated_to():
    game = retreated(decks={"encounters-2": ["Tom, Bert, and William Huggins", "Emyn Engrin", "Forodwaith"]})
    game.play("pass", "end the Travel step")
    assert game.table()["pool"] == 1
    assert len(names(game, "encounters-2-discard")) == 3


def test_who_wanders_from_rhun_to_a_haven_enters_nothing_that_sauron_could_use():
    written = {"at": "travel", "event": "Not All Those Who Wander Are Lost", **HIS_ARM}
    argalad = hero("Argalad", at="Rhûn", hand=["Overdraw"])
    game = meq(argalad, **written)
    game.play("explore", "follow Not All Those Who Wander Are Lost", "choose Rivendell")
    assert (game.decision.kind, only(game, "Argalad").at) == ("travel", "Rivendell")
    game = meq(argalad, **written)
    game.play("explore", "follow Not All Those Who Wander Are Lost", "choose Bree")
    assert (asked(game), offers(game)) == (SAURON, ["play His Arm Has Grown Long", "pass"])


# ---- what a monster deals, and what a hero does to himself


def test_what_reckless_does_to_its_owner_is_not_dealt_by_the_spider():
    """Rush deals 1, Reckless adds 2 to its owner: the venom waits for 2 points dealt by a melee card of the spider."""
    eometh = hero("Eometh", hand=["Reckless", "Hack"], strength=2)
    game = duel(eometh, "Giant Spider", "Rush")
    game.play("draw 0")
    fight_a_round(game, "Reckless", "Rush")
    bear(game)
    assert (len(names(game, "damage")), names(game, "hand")) == (3, ["Hack"])
    game = duel(eometh, "Giant Spider", "Smash")
    game.play("draw 0")
    fight_a_round(game, "Reckless", "Smash")
    bear(game)
    assert (len(names(game, "damage")), names(game, "hand"), names(game, "rest")) == (4, [], ["Hack"])


def test_enraged_takes_one_point_of_a_trap_and_an_attack_together():
    """At most 1 damage in this round: the trap of the round before works in part d, ahead of the other texts."""
    game = duel(hero("Argalad", hand=["Set Trap", "Quick Shot", "Parry"], strength=2), "Witch-king", "Block", "Enraged")
    game.play("draw 0")
    fight_a_round(game, "Set Trap", "Block")
    fight_a_round(game, "Quick Shot", "Enraged")
    bear(game)
    assert (len(names(game, "damage")), harmed(game, "Witch-king")) == (4, 1)


# ---- the monster of a quest


@pytest.mark.parametrize(("step", "left"), [("ambush", 1), ("encounter", 0)])
def test_only_the_orc_in_place_of_the_encounter_completes_the_quest(step: str, left: int):
    """Argalad's quest speaks of the Orc that is fought in South Eaves instead of an encounter, not of a token there."""
    quest = "The Forest Must Provide No Refuge"
    there = {"South Eaves": place(monsters=["Orc"])} if step == "ambush" else {}
    game = meq(
        hero("Argalad", at="South Eaves", hand=["Execute", "Parry"], life=["Volley"] * 2, quests=[quest]), at=step,
        stop=True, places=there, decks={"zealot": ["Hack"], "skills": ["Ready", "Endure"]},
    )  # fmt: skip
    game.play("draw 0")
    fight_a_round(game, "Execute", "Hack")
    bear(game)
    if step == "encounter":
        game.play("keep Ready")
    assert names(game, "area").count(quest) == left


def test_a_crebain_that_sauron_sends_is_not_the_one_of_the_quest():
    game = meq(
        hero("Beravor", at="The Grey Havens", hand=["Execute", "Parry"], quests=["Spies in Mithlond"]), at="turn",
        stop=True, pool=2, shadow=["Flocks of Crebain"], decks={"zealot": ["Hack"]},
    )  # fmt: skip
    game.play("play Flocks of Crebain", "fight on", "fight on", "lay Execute", "lay Hack")
    bear(game)
    assert (game.decision, names(game, "area")) == (None, ["Spies in Mithlond"])


# ---- READINGS 24: an option that cannot be carried out in full


def iron_will(**state: object) -> rw.Game:
    """Argalad at Weathertop meets The Iron Will of the Dwarves."""
    deck = ["The Iron Will of the Dwarves", "Emyn Engrin", "Forodwaith"]
    return meq(
        hero("Argalad", at="Weathertop", hand=["Parry"], **state),
        at="encounter",
        stop=True,
        decks={"encounters-2": deck},
    )


def test_who_has_no_corruption_card_cannot_pay_for_shedding_one():
    """1 favor; or 1 spent for training and a Corruption card less."""
    game = iron_will(favor=1)
    assert (game.decision, game.view(None)["players"][1]["favor"]) == (None, 2)
    game = iron_will(favor=1, corruption=["Weak"])
    assert offers(game) == ["gain 1 favor", "spend 1 favor"]


def test_a_greed_that_brings_less_than_two_favor_is_no_choice():
    """Mistrusted: one favor in a turn. Ancient Greed offers 2 and training for a Corruption card, or 1."""
    deck = {"encounters-6": ["Ancient Greed", "The Court of Théoden", "Imladris"]}
    game = meq(
        hero("Thálin", at="Erebor", hand=["Sweep"], corruption=["Mistrusted"]), at="encounter", stop=True, decks=deck
    )
    assert (game.decision, game.view(None)["players"][1]["favor"]) == (None, 1)
    game = meq(hero("Thálin", at="Erebor", hand=["Sweep"]), at="encounter", stop=True, decks=deck)
    assert offers(game) == ["take a Corruption card and gain 2 favor", "gain 1 favor"]


# ---- positions written by hand


def test_influence_that_was_written_stays_until_influence_is_placed_or_removed():
    """Nothing joins Weathertop to a Stronghold. Argalad (wisdom 2) enters peril; a rally elsewhere trims."""
    argalad = hero("Argalad", at="Bree", hand=["Parry"])
    game = meq(argalad, at="travel", places={"Weathertop": place(influence=3)}, decks={"perils": ["Orc Scouts"]})
    game.play("travel to Weathertop")
    assert (influence(game, "Weathertop"), game.decision.kind, asked(game)) == ([3], "peril", SAURON)
    rallied = meq(argalad, at="rally", stop=True, places={"Weathertop": place(influence=3), "Bree": place(influence=1)})
    assert influence(rallied, "Weathertop", "Bree") == [1, 0]


# ---- the log


def test_the_log_tells_which_corruption_card_a_hero_takes():
    game = meq(hero("Argalad", at="Bree", hand=["Overdraw"]), at="travel", decks={"corruption": ["Weak"]})
    game.play("explore", "choose the Dark Path")
    assert [entry.text for entry in game.log()] == [
        "Argalad explores",
        "Argalad chooses the Dark Path",
        "Argalad gains 1 favor",
        "Argalad takes the Corruption card Weak",
    ]


def test_a_plot_that_costs_nothing_is_foiled_without_giving_up_favor():
    game = meq(hero("Argalad", at="Barad-dûr", hand=["Overdraw"]), at="travel", plots=["Gollum is Tortured"])
    game.play("explore", "foil Gollum is Tortured")
    assert [entry.text for entry in game.log()][:2] == [
        "Argalad explores",
        "The plot Gollum is Tortured is discarded",
    ]
