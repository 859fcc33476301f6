"""A fifth look: rules and cards that meet at one moment, each written from the book before it was played."""

from __future__ import annotations

import pytest

from support.meq import (
    argalad,
    asked,
    at,
    favor,
    fight_a_round,
    harmed,
    hero,
    influence,
    meq,
    names,
    offers,
    place,
    size,
    story,
    thalin,
    told,
)
from support.meq_combat import attacks, bear, duel

# ---- combats


def dwarf(*cards: str, **more: object) -> dict[str, object]:
    """Thálin with these cards in hand: strength 7, agility 2."""
    return hero("Thálin", hand=[*cards], **more)


def test_reckless_hurts_once_more_whoever_a_fanatic_has_hurt():
    """Hack 1 + 1 against melee, 1 for the Orc, 2 for Reckless; the Orc takes 5 and is gone."""
    game = duel(dwarf("Reckless", "Sweep"), "Orc", "Hack", "Hack", "Hack", "Parry", "Parry")
    game.play("draw 0")
    fight_a_round(game, "Reckless", "Hack")
    bear(game)
    assert (size(game, "damage"), told(game, "meq.damage-monsters.2")) == (5, ["Orc is defeated"])


@pytest.mark.parametrize(("mine", "lost"), [("Parry", 3), ("Block", 0)])
def test_a_poison_arrow_works_only_where_it_wounds(mine: str, lost: int):
    game = duel(dwarf(mine, "Sweep"), "Agent", "Poison Arrow", "Poison Arrow", "Poison Arrow", "Hack", "Hack")
    game.play("draw 0")
    fight_a_round(game, mine, "Poison Arrow")
    bear(game)
    assert size(game, "damage") == lost


def test_a_defense_that_held_strikes_back():
    """Sweep 3 against Parry 1 + 2: nothing gets through; 1 for the counter-attack, 1 for the Parry."""
    game = duel(dwarf("Sweep", "Evade"), "Dunlending", "Parry", "Parry", "Hack", "Hack", "Hack")
    game.play("draw 0")
    fight_a_round(game, "Sweep", "Parry")
    bear(game)
    assert (size(game, "damage"), harmed(game, "Dunlending")) == (2, 0)


@pytest.mark.parametrize(("mine", "values", "wounds"), [("Sweep", [3, 2], 2), ("Overpower", [0, 2], 0)])
def test_a_roar_cancels_what_can_be_cancelled(mine: str, values: list[int], wounds: int):
    theirs = ("Precision", "Precision", "Smash", "Smash", "Smash", "Smash", "Rush", "Rush")
    game = duel(dwarf(mine, "Parry"), "Cave Troll", *theirs)
    game.play("draw 0")
    fight_a_round(game, mine, "Precision")
    bear(game)
    assert (attacks(game), harmed(game, "Cave Troll")) == (values, wounds)


@pytest.mark.parametrize(("theirs", "values"), [("Hack", [4, 0]), ("Quick Shot", [4, 2])])
def test_a_crushing_blow_is_the_stronger_against_what_cannot_be_cancelled_too(theirs: str, values: list[int]):
    game = duel(dwarf("Crushing Blow", "Sweep"), "Snaga", "Hack", "Hack", "Hack", *["Quick Shot"] * 3)
    game.play("draw 0")
    fight_a_round(game, "Crushing Blow", theirs)
    bear(game)
    assert attacks(game) == values


def test_whoever_plays_no_card_has_no_defense_and_can_be_executed():
    theirs = ("Smash", "Smash", "Smash", "Smash", "Rush", "Rush", "Sweep")
    game = duel(dwarf("Execute", "Sweep"), "Giant Spider", *theirs)
    game.play("draw 0", "fight on", "declare exhaustion", "lay Execute")
    assert told(game, "meq.damage-monsters.2") == ["Giant Spider is defeated"]


def test_both_may_fall_to_the_last_card():
    game = duel(dwarf("Sweep", life=[]), "Orc", "Hack", "Hack", "Hack", "Parry", "Parry")
    game.play("fight on", "fight on", "lay Hack")
    assert told(game, "meq.damage-monsters.2", "meq.defeated-heroes.2") == ["Orc is defeated", "Thálin is defeated"]


# ---- Sauron's turn


def test_gollum_pushes_gollum_out_and_leaves_smeagol_alone():
    plots = ["Gollum is Captured", "Sméagol Escapes"]
    game = meq(argalad(), at="plot", plots=plots, plot_hand=["Gollum is Tortured"], pool=4, round=2)
    game.play("play Gollum is Tortured")
    assert [names(game, f"plot-{space}") for space in (1, 2, 3)] == [[], ["Sméagol Escapes"], ["Gollum is Tortured"]]


def test_plots_and_the_event_in_play_are_added_up():
    game = meq(
        argalad(), at="story", green=7, red=2, round=4, plots=["Monsters in the East", "Orcs in the Mountains"],
        event="Of Serpents and Sand", stop=True,
    )  # fmt: skip
    assert story(game) == (9, 0, 6, 0)


def test_three_markers_on_shadow_falls_begin_the_finale():
    game = meq(argalad(), at="story", green=3, yellow=10, red=9, black=10, plots=["Monsters in the East"], round=4)
    assert (story(game)[1:], game.table()["phase"]) == ((10, 10, 10), "finale")


def test_a_rally_cuts_all_that_hung_on_its_location():
    there = {"Mount Gundabad": 3, "The High Pass": 2, "Gladden Fields": 3, "Rhosgobel": 2}
    game = meq(
        argalad(at="The High Pass"), at="rally", stop=True,
        places={name: place(influence=count) for name, count in there.items()},
    )  # fmt: skip
    assert influence(game, *there) == [3, 0, 1, 1]


def test_a_location_between_two_strongholds_holds_as_much_as_the_stronger():
    there = {"Mount Gundabad": 1, "The High Pass": 1, "Gladden Fields": 1, "Rhosgobel": 1, "Dol Guldur": 3}
    places = {name: place(influence=count) for name, count in there.items()}
    game = meq(argalad(), at="action", places=places)
    game.play("place influence", "influence The High Pass", "influence The High Pass")
    assert game.why_not("influence The High Pass") == (
        "The High Pass may hold no more than 3 influence now [meq.location-influence.13]"
    )


def test_a_minion_beside_a_hero_is_not_healed_and_one_command_is_all_it_gets():
    places = {
        "Weathertop": place(minions=[{"name": "Gothmog", "damage": 3}]),
        "Near Harad": place(minions=[{"name": "Black Serpent", "damage": 5}]),
    }
    game = meq(argalad(at="Weathertop"), at="action", places=places)
    game.play("command")
    assert "meq.action-command.18" in game.why_not("heal Gothmog")
    game.play("heal Black Serpent")
    assert (harmed(game, "Black Serpent"), "meq.action-command.19" in game.why_not("move Black Serpent")) == (1, True)


# ---- a hero's turn


@pytest.mark.parametrize(("corruption", "offered"), [(3, True), (4, False)])
def test_the_dark_path_is_open_to_whoever_has_three_corruption_cards(corruption: int, offered: bool):
    held = ["Weak", "Weary", "Helpless", "Deranged"][:corruption]
    game = meq(argalad(corruption=held), at="travel")
    game.play("explore")
    assert ("choose the Dark Path" in offers(game)) is offered


def test_a_blank_token_takes_the_place_of_peril():
    game = meq(argalad(at="Old Forest"), at="travel", places={"Bree": place(monsters=["Rumour"], influence=3)})
    game.play("travel to Bree", "discard card Parry")
    assert (asked(game), offers(game)) == (0, ["attack with Rumour at Bree", "peril"])
    game.play("attack with Rumour at Bree")
    assert (game.decision.kind, told(game, "meq.fight-or-peril.10")) == ("travel", [])


def test_whoever_retreats_from_a_fight_on_the_way_goes_on_elsewhere():
    game = meq(
        hero("Eleanor", at="Old Forest", hand=["Retreat", "Dodge", "Parry", "Hide"]), thalin(), at="travel",
        places={"Bree": place(monsters=["Agent"], influence=1)}, decks={"zealot": ["Quick Shot"] * 3 + ["Hack"] * 2},
    )  # fmt: skip
    game.play("travel to Bree", "discard card Parry", "draw 0")
    fight_a_round(game, "Retreat", "Quick Shot")
    game.play("yes", "done", "to Fornost")
    assert (at(game, "Eleanor"), game.decision.kind, told(game, "meq.combat-phases.30")) == ("Fornost", "travel", [])


def test_a_peril_that_makes_the_hero_fight_ends_the_turn_if_the_fight_is_not_won():
    perils = ["Armies Underground", "The Dark Tower", "Khazad-dûm"]
    game = meq(
        hero("Eometh", at="The Northern Waste", hand=["Hack", "Parry", "Parry", "Smash"]), thalin(), at="travel",
        decks={"perils": perils, "zealot": ["Parry"] * 2 + ["Hack"] * 3},
    )  # fmt: skip
    game.play("travel to Mount Gundabad", "discard card Parry", "inflict Armies Underground", "draw 0")
    game.play("declare exhaustion", "declare exhaustion", "done")
    assert (told(game, "meq.combat-phases.30"), game.table()["turn"]) == (["Eometh's turn ends at once"], 2)


def test_a_hero_who_is_mistrusted_gains_one_favor_in_a_turn_whoever_gives_it():
    game = meq(
        hero("Eleanor", at="Bree", hand=["Hide"], corruption=["Mistrusted"]), at="travel",
        places={"Bree": place(characters=["Gandalf"], favor=1)},
    )  # fmt: skip
    game.play("explore", "ask Gandalf for favor")
    assert (favor(game), "meq.corruption.3" in game.why_not("take favor")) == (1, True)


def test_an_evil_wound_fells_a_hero_again_who_has_too_little_to_bear_it():
    """Two cards in the Life Pool, and 4 damage and more: the story advances twice."""
    worn = hero("Argalad", at="The Shire", hand=["Parry"], life=[], rest=["Volley"], corruption=["Weak", "Weary"])
    game = meq(
        worn, thalin(), at="travel", pool=7, green=7, yellow=9, red=7, black=8, shadow=["Evil Wound"],
    )  # fmt: skip
    game.play("travel to The Grey Havens", "play Evil Wound")
    assert (told(game, "meq.defeated-heroes.2"), asked(game)) == (["Argalad is defeated"] * 2, 1)
    assert offers(game) == ["advance the red marker", "advance the black marker"]
