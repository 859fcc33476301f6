"""A sixth look: lines of the log that cited a clause about something else."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import argalad, hero, meq, place, told
from support.meq_combat import duel

# ---- texts are cited as what they are


def test_a_hero_who_looks_at_tokens_is_no_sauron():
    there = {"Weathertop": place(monsters=["Orc"])}
    game = meq(argalad(), at="travel", places=there)
    game.play("use Argalad")
    assert told(game, "meq.hero-sheet.4") == ["Argalad looks at monster tokens"]
    wind, there = {"rhudaur-grey-mountains": ["Hill of the Wind"]}, {"Bree": place(monsters=["Orc"])}
    game = meq(argalad(at="Weathertop"), at="encounter", stop=True, decks=wind, places=there)
    game.play("yes")
    assert told(game, "meq.encounter-card.5") == ["Argalad looks at monster tokens"]


def test_an_encounter_that_moves_cards_between_pools_is_no_rest_and_no_healing():
    dale = {"misty-mountains-mirkwood": ["The Town of Dale"]}
    game = meq(argalad(at="Lake Esgaroth"), at="encounter", stop=True, decks=dale)
    assert told(game, "meq.rest-pool.3", "meq.damage-pool.3") == []
    assert told(game, "meq.encounter-card.5") == [
        "Argalad moves cards from the Damage Pool to the Rest Pool",
        "Argalad shuffles cards into the Life Pool",
    ]


def test_endure_shuffles_by_its_own_text():
    game = duel(hero("Argalad", hand=["Endure", "Parry"], life=["Volley"]), "Crebain", "Hack", "Hack", "Hack")
    game.play("draw 0", "fight on", "fight on", "lay Endure", "lay Hack", "lose the top card")
    assert told(game, "meq.combat-card.4") == ["Argalad shuffles cards into the Life Pool"]


def test_a_plot_that_the_ithil_stone_finds_is_found_by_a_shadow_card():
    game = meq(argalad(), at="action", green=7, pool=8, shadow=["The Ithil-stone"])
    game.play("play The Ithil-stone", "take Saruman Falls to Corruption")
    assert told(game, "meq.shadow-card.4") == ["Sauron takes a plot"]
    game = meq(
        argalad(), at="plot", round=2, plot_hand=["Sméagol Escapes"],
        places={"Woodland Realm": place(minions=["Mouth of Sauron"])},
    )  # fmt: skip
    game.play("play Sméagol Escapes", "take Gollum is Captured")
    assert told(game, "meq.plot-card.7") == ["Sauron takes a plot"]


def test_characters_who_are_sent_away_were_not_consulted():
    game = meq(
        argalad(), at="plot", round=2, pool=4, plot_hand=["Urgent Summons"],
        places={"Fangorn": place(characters=["Gandalf"])},
    )  # fmt: skip
    game.play("play Urgent Summons")
    assert (told(game, "meq.explore.5"), told(game, "meq.plot-card.7")) == ([], ["Gandalf returns to the supply"])
    orphans = {"events-1": ["Éomer and Éowyn are Orphaned"]}
    game = meq(argalad(), at="event", decks=orphans, places={"Isengard": place(characters=["Saruman"])})
    game.play("yes")
    assert told(game, "meq.event-card.5") == ["Saruman returns to the supply"]


def test_favor_that_an_event_takes_from_a_location_was_not_placed_by_one():
    orphans = {"events-1": ["Éomer and Éowyn are Orphaned"]}
    game = meq(argalad(), at="event", stop=True, decks=orphans, places={"Isengard": place(favor=1)})
    game.play("yes")
    assert told(game, "meq.event-card.5") == ["Favor is discarded: Isengard, 1"]


@pytest.mark.parametrize(
    ("written", "answers", "clause", "line"),
    [
        (
            {"at": "action", "pool": 4, "shadow": ["Do Not Tempt Me!"]},
            ["play Do Not Tempt Me!", "no"],
            "meq.shadow-card.4",
            "Argalad gives up 1 favor",
        ),
        (
            {"at": "travel", "decks": {"corruption": ["Careless"]}},
            ["explore", "choose the Dark Path"],
            "meq.corruption.3",
            "Argalad gives up 2 favor",
        ),
        (
            {"at": "event", "decks": {"events-1": ["Trust in Friendship"]}, "stop": True},
            [],
            "meq.event-card.5",
            "Argalad gives up 1 favor",
        ),
    ],
)
def test_favor_that_a_text_takes_is_not_spent(written: dict[str, object], answers: list[str], clause: str, line: str):
    game = meq(argalad(favor=3, corruption=["Weak"]), **written)
    game.play(*answers)
    assert told(game, "meq.favor-tokens.1") == []
    assert line in told(game, clause)


# ---- other clauses


def test_corruption_on_the_dark_path_is_taken_for_favor():
    game = meq(argalad(), at="travel", decks={"corruption": ["Weak"]})
    game.play("explore", "choose the Dark Path")
    assert told(game, "meq.corruption.2") == ["Argalad takes the Corruption card Weak"]


def test_the_mouth_of_sauron_corrupts_by_what_is_printed_in_its_area():
    game = duel(hero("Thálin", hand=["Sweep"]), "Mouth of Sauron", decks={"corruption": ["Weak"]})
    assert told(game, "meq.minions.5") == ["Thálin takes the Corruption card Weak"]


@pytest.mark.parametrize(
    ("hand", "items", "to", "paid", "clause"),
    [
        (["Parry", "Volley"], [], "Weathertop", ["Parry"], "meq.travel-move.4"),
        (["Volley", "Overdraw", "Precision"], [], "Weathertop", ["Volley", "Overdraw"], "meq.travel-move.5"),
        (["Volley", "Parry", "Precision"], [], "Weathertop", ["Volley", "Parry"], "meq.travel-move.5"),
        (["Volley", "Parry"], [], "Old Forest", ["Volley"], "meq.travel-move.4"),
        (["Volley", "Parry"], ["Horse"], "Weathertop", ["Volley"], "meq.travel-move.5"),
    ],
)
def test_cards_are_discarded_for_a_move_by_the_way_they_pay(
    hand: list[str], items: list[str], to: str, paid: list[str], clause: str
):
    game = meq(argalad(hand=hand, rest=[], items=items), at="travel")
    game.play(f"travel to {to}", *(f"discard card {card}" for card in paid))
    assert told(game, clause) == [f"Argalad discards {card}" for card in paid]


def test_over_water_a_boat_pays_with_any_card():
    game = meq(argalad(at="Eregion", items=["Boat"]), at="travel")
    game.play("travel to Rivendell", "discard card Volley")
    assert told(game, "meq.travel-move.9") == ["Argalad discards Volley"]


def test_the_first_round_follows_no_turn_of_a_hero():
    game = meq(argalad(), at="round", round=1)
    assert (told(game, "meq.setup.45"), told(game, "meq.turn-order.5")) == (["Round 1 begins"], [])
    game = meq(argalad(), at="round", round=2)
    assert (told(game, "meq.setup.45"), told(game, "meq.turn-order.5")) == ([], ["Round 2 begins"])


# ---- influence


@pytest.mark.rule("meq.setup.33")
def test_what_a_starting_plot_gives_is_no_action():
    game = rw.new("meq", heroes=["Argalad"], seed=2)
    rules = []
    while game.decision is not None and game.table()["round"] == 0:
        rules.append(game.decision.rule)
        game.choose(0)
    assert set(rules) == {"meq.setup.33"}
    assert [told(game, "meq.setup.33")[0], told(game, "meq.location-influence.5")] == [
        "Influence: Mount Gundabad +2",
        [],
    ]


def test_influence_after_a_combat_comes_from_the_wisdom_of_the_enemy():
    game = duel(hero("Thálin", hand=["Sweep"]), "Orc", "Hack", "Hack", "Hack", "Parry", "Parry")
    game.play("draw 0", "declare exhaustion", "declare exhaustion", "influence Dol Guldur", "done")
    assert told(game, "meq.combat-phases.29") == ["Orc is not defeated", "Influence: Dol Guldur +1"]


def test_what_a_crebain_spies_comes_from_its_ability():
    theirs = ["Quick Shot", "Quick Shot", "Quick Shot", "Hack", "Hack", "Hack", "Parry"]
    game = duel(hero("Thálin", hand=["Sweep", "Sweep"]), "Crebain", *theirs)
    game.play("draw 0", "fight on", "fight on", "lay Sweep", "lay Quick Shot", "influence Dol Guldur")
    assert told(game, "meq.monster-card.11") == ["Influence: Dol Guldur +1"]


def test_influence_of_a_shadow_card_comes_from_it():
    game = meq(
        argalad(hand=["Parry"], life=[], corruption=["Weak", "Weary"]), at="travel", green=14, pool=12,
        shadow=["Grievous Loss"],
    )  # fmt: skip
    game.play("travel to Old Forest", "advance the red marker", "play Grievous Loss", "influence Dol Guldur")
    assert told(game, "meq.influence-tokens.1") == ["Influence: Dol Guldur +1"]
