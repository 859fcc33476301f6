"""Quests: where they come from, how they are completed, what becomes of them."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import at, favor, fight_a_round, hero, meq, names, offers, only, place, told

DIMRILL = "Guarding the Dimrill Stair"
"""Beravor's: explore The Redhorn Gate for 2 favor, a Skill card, and Gandalf in Bree."""
BONES = "Bones of a Darkness Past"


def exploring(where: str, *quests: str, **state: object) -> rw.Game:
    """Beravor explores a location."""
    game = meq(hero("Beravor", at=where, quests=[*quests], **state), at="travel", stop=True, patient=True)
    game.play("explore")
    return game


def quest_cards() -> dict[str, list[str]]:
    """The quests by their sort."""
    found: dict[str, list[str]] = {}
    for info in rw.cards("meq"):
        if info.kind == "quest":
            found.setdefault(info.labels["sort"], []).append(info.name)
    return found


@pytest.mark.rule("meq.quests.1", "meq.quests.2", "meq.components.6", "meq.components.7")
def test_quests_are_starting_ones_advanced_ones_and_some_encounters():
    sorts = quest_cards()
    assert {sort: len(cards) for sort, cards in sorts.items()} == {"starting": 10, "advanced": 5, "encounter": 15}
    encounters = [info for info in rw.cards("meq") if info.card.set.startswith("encounters-")]
    assert len(encounters) == 90
    assert [info.name for info in encounters if info.kind == "quest"] == sorts["encounter"]


@pytest.mark.rule(
    "meq.quests.3", "meq.quest-completion.1", "meq.quest-completion.2", "meq.quest-completion.3",
    "meq.quest-completion.4", "meq.summary-rules.6", "meq.component-overview.7", "meq.favor-tokens.2",
)  # fmt: skip
def test_a_completed_quest_gives_its_reward_and_goes_to_the_box():
    game = exploring("The Redhorn Gate", DIMRILL)
    game.play(f"complete {DIMRILL}")
    assert (favor(game), at(game, "Gandalf"), only(game, DIMRILL).zone) == (2, None, "area"), "the reward first"
    game.play(offers(game)[0])
    assert (only(game, DIMRILL).zone, len(names(game, "hand")), at(game, "Gandalf")) == ("box", 1, "Bree")
    assert game.view(None)["players"][1]["quests"] == 1
    assert f"complete {DIMRILL}" not in offers(game)


@pytest.mark.rule("meq.quest-completion.1", "meq.quest-completion.4")
def test_a_quest_is_not_completed_elsewhere_nor_in_another_step():
    elsewhere = exploring("Bree", DIMRILL)
    assert f"complete {DIMRILL}" not in offers(elsewhere)
    assert "completed in another location" in elsewhere.why_not(f"complete {DIMRILL}")
    resting = meq(hero("Beravor", at="The Redhorn Gate", quests=[DIMRILL], rest=["Evade"]), at="rest", stop=True)
    assert offers(resting) == ["rest", "pass"]
    resting.play("rest", "pass", "advance the red marker")
    assert (favor(resting), only(resting, DIMRILL).zone) == (0, "area")


@pytest.mark.rule("meq.setup.19")
def test_the_advanced_quest_waits_for_the_starting_one():
    game = exploring("Ruins of Angmar", DIMRILL)
    assert names(game, "advanced") == [BONES]
    assert f"complete {BONES}" not in offers(game)
    assert "meq.setup.19" in game.why_not(f"complete {BONES}")
    game = exploring("The Redhorn Gate", DIMRILL)
    game.play(f"complete {DIMRILL}", 0)
    assert (names(game, "advanced"), names(game, "area")) == ([], [BONES])
    then = exploring("Ruins of Angmar", BONES, done=1, advanced=False)
    then.play(f"complete {BONES}")
    assert (favor(then), only(then, "Beravor").value("agility"), then.view(None)["players"][1]["quests"]) == (2, 3, 3)


@pytest.mark.rule("meq.quest-completion.4")
def test_a_quest_may_ask_for_a_fight_in_place_of_an_encounter():
    """READINGS 26: a quest's fight replaces a draw only where cards would be drawn."""
    written = {
        "at": "encounter", "stop": True, "decks": {"zealot-deck": ["Hack"] * 3},
        "places": {"The Grey Havens": place()},
    }  # fmt: skip
    who = hero(
        "Beravor", at="The Grey Havens", quests=["Spies in Mithlond"], hand=["Deadly Finesse", "Charge"],
        life=["Evade"] * 3,
    )  # fmt: skip
    game = meq(who, **written)
    assert game.decision.kind == "agility"
    game.play("draw 0")
    fight_a_round(game, "Deadly Finesse", "Hack")
    game.play("lose the top card", "lose the top card")
    assert names(game, "area") == ["Spies in Mithlond", "Boat"]
    game.play(0)
    assert (only(game, "Spies in Mithlond").zone, names(game, "area")) == ("box", ["Boat", BONES])
    perilous = meq(who, **{**written, "places": {"The Grey Havens": place(influence=3)}})
    assert perilous.decision is None, "no cards would be drawn there"
    lost = meq(who, **written)
    lost.play("draw 0", "declare exhaustion", "declare exhaustion", "done")
    assert (names(lost, "area"), lost.decision) == (["Spies in Mithlond"], None), (
        "a Crebain that is not defeated completes nothing"
    )


@pytest.mark.rule("meq.quest-completion.4")
def test_any_fight_with_the_black_serpent_that_is_survived_completes_eleanors_quest():
    """READINGS 26: "combat the Black Serpent" is done after any fight survived."""
    game = meq(
        hero("Eleanor", at="Bree", quests=["Where the Stars are Strange"], hand=["Parry"], life=["Hide"] * 3),
        places={"Bree": place(minions=["Black Serpent"])}, at="ambush", stop=True,
    )  # fmt: skip
    game.play("draw 0", "declare exhaustion", "declare exhaustion")
    game.play("done")
    assert (game.decision.kind, only(game, "Eleanor").value("strength")) == ("train", 6)
    game.choose(0)
    assert (at(game, "Denethor"), only(game, "Where the Stars are Strange").zone) == ("Minas Tirith", "box")


def test_a_hero_whom_the_black_serpent_defeats_has_not_completed_it():
    game = meq(
        hero("Eleanor", at="Bree", quests=["Where the Stars are Strange"], hand=["Parry"], life=[], favor=1),
        places={"Bree": place(minions=["Black Serpent"])}, at="ambush", stop=True, decks={"ravager-deck": ["Hack"]},
    )  # fmt: skip
    game.play("fight on", "fight on", "lay Hack", "done", "advance the red marker")
    assert (at(game, "Eleanor"), only(game, "Eleanor").value("strength")) == ("Fornost", 5)
    assert "Where the Stars are Strange" in names(game, "area")


@pytest.mark.rule("meq.quests.5")
def test_a_hero_may_have_any_number_of_quests():
    many = quest_cards()["encounter"]
    game = exploring("Bree", DIMRILL, *many)
    assert sorted(names(game, "area")) == sorted([DIMRILL, *many])


@pytest.mark.rule("meq.quest-completion.4")
def test_a_fight_that_takes_the_heros_last_card_is_not_survived():
    """READINGS 19 and 26: both are exhausted in part c, by 3 + 3 strength of 5; the hero is defeated."""
    game = meq(
        hero(
            "Eleanor", at="Bree", quests=["Where the Stars are Strange"], hand=["Dodge", "Attack of Opportunity"],
            life=[], corruption=["Weak"],
        ),
        places={"Bree": place(minions=["Black Serpent"])}, at="ambush", stop=True, yellow=1, red=1,
        decks={"ravager-deck": ["Concentrate"] * 2},
    )  # fmt: skip
    fight_a_round(game, "Dodge", "Concentrate")
    game.play("fight on", "declare exhaustion", "done")
    assert told(game, "meq.quest-completion.2", "meq.levels.4", "meq.defeated-heroes.2") == ["Eleanor is defeated"]
    assert (at(game, "Eleanor"), names(game, "area")) == ("Fornost", ["Weak", "Where the Stars are Strange"])


@pytest.mark.rule("meq.quest-completion.5")
def test_only_the_hero_who_has_a_quest_completes_it():
    game = meq(
        hero("Argalad", at="The Redhorn Gate"), hero("Beravor", at="The Redhorn Gate", quests=[DIMRILL]), at="travel",
        stop=True, patient=True,
    )  # fmt: skip
    game.play("explore")
    assert f"complete {DIMRILL}" not in offers(game)
    assert "meq.quest-completion.5" in game.why_not(f"complete {DIMRILL}")


@pytest.mark.rule("meq.quest-completion.6")
def test_heroes_exchange_encounter_quests_but_no_own_ones():
    (traded, *_) = quest_cards()["encounter"]
    game = meq(
        hero("Argalad", at="Bree", quests=[traded, "They Have Become Queer and Wild"]),
        hero("Beravor", at="Bree", quests=[DIMRILL, BONES]), at="travel", stop=True, patient=True,
    )  # fmt: skip
    game.play("explore", "trade")
    assert offers(game) == [f"give {traded}", "done"]
    assert "not exchanged" in game.why_not("give They Have Become Queer and Wild")
    game.play(f"give {traded}", "choose player 3", "done")
    assert traded in names(game, "area", 2)
    assert offers(game) == [f"give {traded}", "done"], "Beravor may give it back, but neither of the own quests"
    apart = meq(hero("Argalad", at="Bree", quests=[traded]), hero("Beravor", at="Fornost"), at="travel", stop=True)
    apart.play("explore")
    assert "trade" not in offers(apart)
