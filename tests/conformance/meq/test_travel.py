"""The Ambush step, and moving in the Travel step."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import FIRST, SAURON, SECOND, asked, at, hero, meq, names, offers, place, size, story, told

HAND = ["Overdraw", "Parry", "Aimed Shot", "Fall Back", "Quick Shot"]
"""Argalad's cards show forest, hill, mountain, plains and forest."""


def travelling(where: str, hand: list[str], patient: bool = False, **more: object) -> rw.Game:
    return meq(hero("Argalad", at=where, hand=hand, **more), hero("Beravor", at="Edoras"), at="travel", patient=patient)


def destinations(game: rw.Game) -> list[str]:
    return [key.removeprefix("travel to ") for key in offers(game) if key.startswith("travel to ")]


# ---- the Ambush step


@pytest.mark.rule("meq.ambush-step.1", "meq.hero-turn-overview.5", "meq.summary-hero-turn.3")
def test_in_the_ambush_step_sauron_must_choose_an_enemy_and_the_hero_must_fight_it():
    game = meq(
        hero("Argalad", at="Bree", hand=HAND), at="ambush", stop=True,
        places={"Bree": place(monsters=["Orc", "Snaga"], minions=["Gothmog"])},
    )  # fmt: skip
    assert (asked(game), offers(game)) == (
        SAURON, ["attack with Orc at Bree", "attack with Snaga at Bree", "attack with Gothmog"],
    )  # fmt: skip
    assert game.why_not("peril") is not None, "peril belongs to the Travel step"
    game.play("attack with Gothmog")
    assert told(game, "meq.combat.1") == ["Argalad fights Gothmog"]
    assert (asked(game), game.decision.kind) == (FIRST, "agility")


def test_a_single_enemy_is_chosen_without_asking_and_nobody_fights_in_an_empty_location():
    alone = meq(hero("Argalad", at="Bree", hand=HAND), at="ambush", stop=True, places={"Bree": place(monsters=["Orc"])})
    assert told(alone, "meq.combat.1") == ["Argalad fights Orc"]
    empty = meq(hero("Argalad", at="Bree", hand=HAND), at="ambush", stop=True)
    assert (offers(empty), told(empty, "meq.combat.1")) == ([], [])


@pytest.mark.rule("meq.ambush-step.3", "meq.combat.8")
@pytest.mark.parametrize("fights", [True, False])
def test_in_a_haven_the_hero_decides_whether_there_is_a_combat(fights: bool):
    game = meq(
        hero("Argalad", at="Rivendell", hand=HAND), at="ambush",
        places={"Rivendell": place(monsters=["Orc"], minions=["Gothmog"])},
    )  # fmt: skip
    assert (asked(game), offers(game)) == (FIRST, ["fight", "pass"])
    game.choose("fight" if fights else "pass")
    assert (asked(game), game.decision.kind) == ((SAURON, "attack") if fights else (FIRST, "travel"))


@pytest.mark.rule("meq.combat.8")
def test_nor_is_there_one_after_travelling_to_a_haven():
    game = meq(hero("Argalad", at="Bree", hand=HAND), at="travel", places={"Fornost": place(monsters=["Orc", "Snaga"])})
    game.play("travel to Fornost", "discard card Parry")
    assert (asked(game), offers(game)) == (FIRST, ["fight", "pass"])
    game.play("pass")
    assert game.decision.kind == "travel"


@pytest.mark.rule("meq.ambush-step.2", "meq.fight-or-peril.7")
@pytest.mark.parametrize("defeated", [True, False])
def test_after_an_ambush_the_turn_goes_on_unless_the_hero_is_defeated(defeated: bool):
    """The Agent is not defeated in either case. Defeated, Argalad wakes up in Fornost and it is Beravor's turn."""
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry", "Quick Shot"], life=[] if defeated else ["Volley", "Volley"]),
        hero("Beravor", at="Edoras"), at="ambush", decks={"zealot-deck": ["Smash", "Parry"]}, yellow=1, red=1,
        places={"Bree": place(monsters=["Agent"])},
    )  # fmt: skip
    if defeated:
        game.play("fight on", "fight on", "lay Quick Shot", "lay Smash", "done")
        assert (asked(game), game.decision.kind, at(game, "Argalad")) == (SECOND, "rest", "Fornost")
    else:
        game.play("draw 0", "fight on", "fight on", "lay Quick Shot", "lay Smash", *["lose the top card"] * 2)
        game.play("declare exhaustion", "declare exhaustion", "done")
        assert (asked(game), game.decision.kind, at(game, "Argalad")) == (FIRST, "travel", "Bree")


def test_a_blank_token_in_the_ambush_step_is_discarded_and_the_turn_goes_on():
    """READINGS 5."""
    game = meq(hero("Argalad", at="Bree", hand=HAND), at="ambush", places={"Bree": place(monsters=["Rumour"])})
    assert (game.decision.kind, told(game, "meq.combat.1")) == ("travel", [])
    assert names(game, "pile-1-discard", -1) == ["Rumour"]


# ---- moving


@pytest.mark.rule("meq.travel-move.1", "meq.hero-turn-overview.8", "meq.travel-step.1", "meq.summary-hero-turn.5")
def test_a_hero_moves_to_a_neighbouring_location_for_cards_of_the_hand():
    """Bree has four neighbours; Weathertop costs one card with a hill or any two."""
    game = travelling("Bree", HAND)
    assert destinations(game) == ["Fornost", "Old Forest", "Tharbad", "Weathertop"]
    assert "next to" in game.why_not("travel to Rivendell")
    game.play("travel to Weathertop", "discard card Parry")
    assert (at(game, "Argalad"), names(game, "rest"), size(game, "hand")) == ("Weathertop", ["Parry"], 4)


@pytest.mark.rule("meq.travel-step.1")
def test_a_hero_need_not_move():
    game = travelling("Bree", HAND)
    game.play("end the Travel step")
    assert (at(game, "Argalad"), size(game, "rest"), asked(game)) == ("Bree", 0, 2)


@pytest.mark.rule("meq.travel-move.3", "meq.travel-move.4")
@pytest.mark.parametrize(
    ("here", "there", "icon", "card"),
    [
        ("Bree", "Weathertop", "hill", "Parry"),
        ("Eregion", "The Redhorn Gate", "mountain", "Aimed Shot"),
        ("Old Forest", "The Shire", "forest", "Overdraw"),
        ("Dunland", "Eregion", "plains", "Fall Back"),
        ("Dagorlad", "Dead Marshes", "swamp", "Precision"),
        ("Bree", "Old Forest", "any", "Precision"),
    ],
)
def test_one_card_with_the_icon_of_the_path_pays_for_a_move(here: str, there: str, icon: str, card: str):
    """The other card in hand has another icon; for "any" that does not matter."""
    other = "Overdraw" if icon != "forest" else "Parry"
    game = travelling(here, [card, other, "Volley"], patient=True)
    game.play(f"travel to {there}", f"discard card {card}")
    assert (at(game, "Argalad"), names(game, "rest"), names(game, "hand")) == (there, [card], [other, "Volley"])


@pytest.mark.rule("meq.travel-move.2", "meq.travel-move.5")
def test_as_many_cards_as_the_number_of_the_path_pay_as_well():
    """Eregion to the Redhorn Gate: a mountain, or any four cards; even with a mountain in hand."""
    game = travelling("Eregion", ["Overdraw", "Parry", "Fall Back", "Quick Shot", "Aimed Shot"])
    game.play("travel to The Redhorn Gate", "discard card Overdraw", "discard card Parry", "discard card Fall Back")
    assert at(game, "Argalad") == "Eregion"
    game.play("discard card Quick Shot")
    assert (at(game, "Argalad"), names(game, "hand")) == ("The Redhorn Gate", ["Aimed Shot"])
    without = travelling("Eregion", ["Overdraw", "Parry", "Fall Back", "Quick Shot"])
    assert "The Redhorn Gate" in destinations(without)
    poor = travelling("Eregion", ["Overdraw", "Parry", "Fall Back"])
    assert destinations(poor) == ["Tharbad", "Dunland", "Moria", "Rivendell"]
    assert "4" in poor.why_not("travel to The Redhorn Gate")


@pytest.mark.rule("meq.travel-move.4")
def test_a_card_with_another_icon_does_not_pay_alone():
    game = travelling("Eregion", ["Aimed Shot", "Parry"], patient=True)
    game.play("travel to The Redhorn Gate")
    assert offers(game) == ["discard card Aimed Shot"]
    assert "mountain" in game.why_not("discard card Parry").lower()


@pytest.mark.rule("meq.travel-move.7", "meq.travel-move.8")
@pytest.mark.parametrize(("hand", "left"), [(["Fall Back", "Parry"], 1), (["Parry", "Overdraw"], 0)])
def test_water_paths_are_paid_for_like_others(hand: list[str], left: int):
    """Tharbad to Eregion is water, plains 2."""
    game = travelling("Tharbad", [*hand, "Quick Shot"])
    game.play("travel to Eregion", f"discard card {hand[0]}")
    if not left:
        assert at(game, "Argalad") == "Tharbad"
        game.play(f"discard card {hand[1]}")
    assert (at(game, "Argalad"), size(game, "hand")) == ("Eregion", left + 1)


@pytest.mark.rule("meq.travel-move.9")
def test_with_a_boat_any_one_card_pays_for_a_water_path():
    game = travelling("Tharbad", ["Parry", "Quick Shot"], items=["Boat"])
    game.play("travel to Eregion", "discard card Quick Shot")
    assert (at(game, "Argalad"), names(game, "rest")) == ("Eregion", ["Quick Shot"])
    land = travelling("Eregion", ["Quick Shot"], items=["Boat"])
    assert destinations(land) == ["Tharbad", "Rivendell"], "Dunland, Moria and the Redhorn Gate are reached by land"


def test_the_last_card_of_a_hero_with_an_empty_life_pool_pays_for_no_move():
    """READINGS 22: defeated before moving. From the Shire the nearest Haven is Fornost."""
    game = meq(
        hero("Argalad", at="The Shire", hand=["Overdraw"], life=[], favor=1), hero("Beravor", at="Edoras"),
        at="travel", yellow=2, red=1,
    )  # fmt: skip
    game.play("travel to The Grey Havens")
    assert story(game) == (0, 2, 1, 1)
    assert told(game, "meq.travel-move.1", "meq.defeated-heroes.6") == ["Argalad moves: Fornost"]


@pytest.mark.rule("meq.travel-step.2", "meq.travel-step.3", "meq.hero-turn-overview.7", "meq.summary-hero-turn.4")
def test_the_travel_step_is_repeated_as_long_as_the_hero_likes_and_has_cards():
    game = travelling("The Grey Havens", ["Parry", "Overdraw", "Quick Shot"])
    game.play("travel to The Shire", "discard card Parry", "travel to Old Forest", "discard card Overdraw")
    game.play("travel to Bree")
    assert (at(game, "Argalad"), names(game, "rest")) == ("Bree", ["Parry", "Overdraw", "Quick Shot"])
    assert offers(game) == ["explore", "end the Travel step"]
    assert game.why_not("travel to Fornost") is not None
