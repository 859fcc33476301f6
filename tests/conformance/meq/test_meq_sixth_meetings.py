"""A sixth look: rules and cards that meet, each written from the book before it was played."""

from __future__ import annotations

import pytest

from support.meq import (
    FIRST,
    SECOND,
    argalad,
    at,
    favor,
    fight_a_round,
    harmed,
    hero,
    influence,
    meq,
    names,
    offers,
    only,
    place,
    size,
    story,
    thalin,
    told,
)
from support.meq_combat import attacks, bear, duel

# ---- combats


def test_what_part_d_cancels_does_not_cancel_in_part_e():
    """Fall Back cancels the Charge, which therefore does not cancel the Overdraw."""
    game = duel(
        hero("Argalad", hand=["Fall Back", "Overdraw"]), "Agent", "Quick Shot", "Charge", "Hack", "Hack", "Hack"
    )
    game.play("draw 0")
    fight_a_round(game, "Fall Back", "Quick Shot")
    bear(game)
    game.play("fight on", "fight on", "lay Charge")
    assert (attacks(game)[2:], told(game, "meq.combat-terms.1")) == ([2, 0], ["Fall Back cancels Charge"])


def test_an_attack_that_repeats_a_cancelled_type_is_not_aimed_at():
    """The Ranged Strike of the first round was cancelled: it had no type that the second one could repeat."""
    theirs = ["Ranged Strike", "Ranged Strike", "Hack", "Hack", "Hack"]
    game = duel(hero("Beravor", hand=["Charge", "Aimed Shot"]), "Agent", *theirs)
    game.play("draw 0")
    fight_a_round(game, "Charge", "Ranged Strike")
    game.play("fight on", "fight on", "lay Ranged Strike")
    assert attacks(game) == [2, 0, 3, 3]


def test_a_southron_pays_less_than_shield_smash_asks_for():
    """Eviscerate costs the Southron 1 strength, so that Shield Smash does not cancel it: 2, and 2 more."""
    theirs = ["Hack", "Hack", "Hack", "Eviscerate", "Eviscerate", "Eviscerate"]
    game = duel(hero("Thálin", hand=["Shield Smash", "Sweep"]), "Southron", *theirs)
    game.play("draw 0")
    fight_a_round(game, "Shield Smash", "Hack")
    game.play("fight on", "fight on", "lay Eviscerate")
    bear(game)
    assert (attacks(game)[2:], size(game, "damage"), harmed(game, "Southron")) == ([3, 2], 4, 3)


def test_a_card_under_the_stack_is_the_one_that_a_warg_rider_plays_for_nothing():
    """Hamstring puts Concentrate under Eviscerate, which costs 2 again: a second one uses all strength up."""
    theirs = [*["Eviscerate"] * 3, "Hack", "Hack", "Hack", "Concentrate"]
    game = duel(hero("Thálin", hand=["Hamstring", "Evade", "Evade"]), "Warg Rider", *theirs)
    game.play("draw 0")
    fight_a_round(game, "Hamstring", "Eviscerate")
    bear(game)
    fight_a_round(game, "Evade", "Eviscerate")
    assert told(game, "meq.combat-exhausted.1") == []
    game.play("fight on", "fight on", "lay Eviscerate")
    assert told(game, "meq.combat-exhausted.1") == ["Warg Rider is exhausted"]


# ---- travel


def test_a_horse_shortens_the_way_over_the_sea():
    cards = ["Parry", "Volley", "Overdraw"]
    game = meq(argalad(at="The Grey Havens", hand=cards, items=["Boat", "Horse"]), at="travel")
    game.play("travel to Belfalas", "discard card Parry", "discard card Volley")
    assert (at(game, "Argalad"), names(game, "hand")) == ("Belfalas", ["Overdraw"])


def test_a_long_arm_stays_where_it_has_grown():
    """The Old Forest is perilous for the rest of the turn, Bree is not."""
    nothing = ["Khazad-dûm", "The Dark Tower", "The Hill of Black Magic"]
    game = meq(
        argalad(hand=["Parry", "Volley", "Overdraw", "Overdraw"]), at="travel", pool=2,
        shadow=["His Arm Has Grown Long"], decks={"perils": [*nothing, "Orc Scouts"]},
    )  # fmt: skip
    game.play("travel to Old Forest", "discard card Parry", "play His Arm Has Grown Long", "pass")
    game.play("travel to Bree", "discard card Volley")
    assert told(game, "meq.fight-or-peril.10") == ["Sauron uses peril against Argalad"]
    game.play("travel to Old Forest", "discard card Overdraw")
    assert told(game, "meq.fight-or-peril.10") == ["Sauron uses peril against Argalad"] * 2


# ---- Sauron's cards


def test_mordor_is_filled_as_far_as_barad_dur_allows():
    there = {"Barad-dûr": place(influence=5), "Mount Doom": place(influence=5)}
    game = meq(argalad(), at="action", pool=4, shadow=["A New Power is Rising"], places=there)
    game.play("play A New Power is Rising", "2 influence in each location of Mordor")
    mordor = ("Barad-dûr", "Mount Doom", "Minas Morgul", "Plains of Gorgoroth", "Sea of Udûn")
    assert influence(game, *mordor) == [6, 6, 2, 2, 2]


@pytest.mark.parametrize(("held", "there", "after"), [(3, 3, 2), (2, 2, 0)])
def test_the_shire_holds_as_much_as_the_stronghold_that_its_line_begins_at(held: int, there: int, after: int):
    line = ("Ruins of Angmar", "The North Downs", "Ettenmoors", "Weathertop", "Bree", "Old Forest")
    places = {name: place(influence=1) for name in line}
    places |= {"Mount Gundabad": place(influence=held), "The Shire": place(influence=2)}
    game = meq(argalad(at="Fornost"), at="action", green=7, pool=7, shadow=["Shire, Baggins"], places=places)
    game.play("play Shire, Baggins")
    assert (influence(game, "The Shire"), story(game)[1], game.table()["pool"]) == ([there], after, 8)


def test_corruption_that_changes_hands_takes_its_toll_at_once():
    """Thálin becomes Despairing with 5 favor, and Distraught with 8 cards."""
    cards = ["Sweep"] * 5 + ["Rush"] * 3
    game = meq(
        argalad(corruption=["Despairing", "Distraught"]), thalin(hand=cards, life=["Block"], favor=5), at="action",
        green=7, pool=8, shadow=["The Lidless Eye"], decks={"corruption": ["Weak"]},
    )  # fmt: skip
    game.play("play The Lidless Eye", "choose player 2", "pass on Despairing", "pass on Distraught")
    game.play("discard card Rush", "choose player 2")
    assert (favor(game, SECOND), size(game, "hand", SECOND)) == (3, 7)
    assert [names(game, "area", seat) for seat in (FIRST, SECOND)] == [["Weak"], ["Despairing", "Distraught"]]


def test_the_ithil_stone_plays_a_plot_in_the_action_step():
    game = meq(
        argalad(), at="action", green=7, pool=8, shadow=["The Ithil-stone"], plots=["Gollum is Captured"],
        discards={"plots": ["Saruman Falls to Corruption"]},
    )  # fmt: skip
    game.play("play The Ithil-stone")
    assert offers(game)[2:] == ["play Saruman Falls to Corruption", "play Denethor Falls into Madness"]
    game.play("play Saruman Falls to Corruption")
    assert (names(game, "plot-2"), only(game, "Saruman Falls to Corruption").at) == (
        ["Saruman Falls to Corruption"],
        "Isengard",
    )


def test_a_foe_hammer_strikes_where_gandalf_comes():
    there = {"Weathertop": place(influence=1, monsters=["Agent"]), "Bree": place(influence=1, monsters=["Orc"])}
    game = meq(argalad(at="The Trollshaws"), at="travel", green=8, event="The Foe-hammer", places=there)
    game.play("explore", "follow The Foe-hammer", "choose Weathertop")
    assert (at(game, "Gandalf"), names(game, "monster-tokens"), names(game, "event")) == ("Weathertop", ["Orc"], [])
