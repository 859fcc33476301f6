"""Encounters where attributes, regions, empty pools and full ones meet: all that changes, and nothing else."""

from __future__ import annotations

import pytest

from support.meq import Case, argalad, at, changed, favor, hero, meq, met, names, offers, place, size, story

GUNDABAD = {"Mount Gundabad": place(influence=3), "The Northern Waste": place(influence=3)}

CASES: list[Case] = [
    # rumours count as monster tokens; a Horse needs wisdom greater than their number
    met("The Court of Théoden", "Edoras", [], {"1 favor": 1}, places={"Gap of Rohan": place(monsters=["Rumour"] * 2)}),
    met(
        "The Court of Théoden",
        "Edoras",
        [],
        {"1 favor": 1, "1 area": ["Horse"]},
        places={"Gap of Rohan": place(monsters=["Rumour"])},
    ),
    # of the region alone: Fangorn is no part of Rohan
    met(
        "The Court of Théoden",
        "Edoras",
        [],
        {"1 favor": 1, "1 area": ["Horse"]},
        places={"Fangorn": place(monsters=["Rumour"] * 2)},
    ),
    # as much influence as wisdom is enough for Meduseld
    met(
        "Intrigue Within Meduseld",
        "Edoras",
        [],
        {"1 favor": 2},
        places={"Isengard": place(influence=1), "Dunharrow": place(influence=1)},
    ),
    met(
        "Intrigue Within Meduseld",
        "Edoras",
        [],
        {},
        places={n: place(influence=1) for n in ("Isengard", "Dunharrow", "Amon Hen")},
    ),
    # a level raises what is compared, a Corruption card lowers it
    met(
        "Intrigue Within Meduseld",
        "Edoras",
        [],
        {"1 favor": 2},
        {"wisdom": 1},
        places={n: place(influence=1) for n in ("Isengard", "Dunharrow", "Amon Hen")},
    ),
    met(
        "Intrigue Within Meduseld",
        "Edoras",
        [],
        {},
        {"corruption": ["Deranged"]},
        places={"Isengard": place(influence=1), "Dunharrow": place(influence=1)},
    ),
    # without favor there is nothing to spend
    met("The Iron Will of the Dwarves", "Ered Mithrin", [], {"1 favor": 1}),
    met(
        "The Iron Will of the Dwarves",
        "Ered Mithrin",
        ["spend 1 favor", 0],
        {"1 favor": 0, "1 hand": 3, "1 area": [], "1 strength": 5},
        {"favor": 1, "corruption": ["Weak"]},
    ),
    # both ways of the Mad Baggins; as many cards as there are
    met(
        "The Mad Baggins",
        "Bree",
        ["take a Corruption card and draw cards"],
        {"1 hand": 5, "1 life": 0, "1 area": ["Weary"], "1 fortitude": 4},
        decks={"corruption": ["Weary"]},
    ),
    # the Corruption that pays lowers the number of cards that are drawn
    met(
        "The Mad Baggins",
        "Bree",
        ["take a Corruption card and draw cards"],
        {"1 hand": 6, "1 life": 1, "1 area": ["Weary"], "1 fortitude": 4},
        {"life": ["Overdraw"] * 5, "damage": []},
        decks={"corruption": ["Weary"]},
    ),
    met("The Mad Baggins", "Bree", ["gain 1 favor", "no"], {}),
    # whoever has too few cards is led astray
    met("Lost in the Wild", "Ettenmoors", ["choose Weathertop"], {"Argalad": "Weathertop"}, {"hand": ["Parry"]}),
    met("Heavy Rains", "Rhûn", ["choose The Bight"], {"Argalad": "The Bight"}),
    # nothing to discard, nothing to remove: the favor comes all the same
    met("A Merry Fellow", "Old Forest", [], {"1 favor": 1}),
    met(
        "A Merry Fellow",
        "Old Forest",
        [],
        {"1 favor": 1, "tokens in Bree": None},
        places={"Bree": place(monsters=["Agent"])},
    ),
    # a full Shadow Pool takes no more
    met("The Black Pit", "Bree", [], {"1 area": ["The Black Pit"]}, pool=4),
    met("The Black Pit", "Bree", [], {"1 area": ["The Black Pit"], "pool": 4}, pool=3),
    # without a plot in hand, or Corruption left, there is no bargain
    met("Saruman's Agents", "Bree", [], {}),
    met("The City by the Greyflood", "Tharbad", [], {}, {"items": ["Horse"]}, places={"Bree": place(influence=5)}),
    met(
        "The City by the Greyflood",
        "Tharbad",
        [],
        {"1 area": []},
        {"items": ["Horse"]},
        places={"Bree": place(influence=5), "Dunland": place(influence=1)},
    ),
    # what is removed from a Stronghold takes what its extension holds too much with it
    met(
        "Sting of the West",
        "Emyn Muil",
        ["remove influence from Dol Guldur"] * 2 + ["done"],
        {"influence in Dol Guldur": 1, "influence in South Eaves": 1, "influence in Rhosgobel": 1},
        {"agility": 0},
        places={"Dol Guldur": place(influence=3), "South Eaves": place(influence=2), "Rhosgobel": place(influence=3)},
    ),
    # fortitude 5 against the influence of both regions
    met(
        "Forodwaith",
        "The Northern Waste",
        ["lose the top card"] * 3,
        {"1 life": 0, "1 damage": 4},
        {"wisdom": 2},
        places=GUNDABAD,
    ),
    met("Forodwaith", "The Northern Waste", [], {}, {"fortitude": 1, "wisdom": 2}, places=GUNDABAD),
    # damage for each Corruption card; the item goes first
    met(
        "The Faces in the Water",
        "Dead Marshes",
        ["lose Parry", "lose the top card"],
        {"1 hand": 1, "1 life": 2, "1 damage": 3, "1 area": ["Weak", "Weary"]},
        {"items": ["Boat"], "corruption": ["Weak", "Weary"]},
    ),
    met(
        "Redeemed by Grace",
        "Fornost",
        ["spend favor on Corruption cards", "shed Weak", "shed Weary"],
        {"1 favor": 0, "1 area": ["Helpless"], "1 strength": 5, "1 fortitude": 5},
        {"favor": 2, "corruption": ["Weak", "Weary", "Helpless"]},
    ),
    met(
        "The Steadfast Defender",
        "Fornost",
        ["spend 2 favor on a level", "gain wisdom"],
        {"1 favor": 1, "1 wisdom": 3},
        {"favor": 3},
        pool=1,
    ),
    met("The Steadfast Defender", "Fornost", [], {}),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{n}-{case[0]}" for n, case in enumerate(CASES)])
def test_all_that_an_encounter_changes(case: Case):
    _, heroes, written, answers, expected = case
    assert changed(heroes, answers, **written) == expected


def shield(hand: list[str], life: list[str]):
    """Argalad in Old Forest is dealt 4 damage, less what cards shield; at none: 1 favor and training."""
    return meq(
        hero("Argalad", at="Old Forest", hand=hand, life=life), at="encounter", stop=True, patient=True,
        decks={"eriador-enedwaith": ["Cold be Hand and Heart and Bone", "The Grey Company", "The Black Pit"],
               "skills": ["Endure", "Ready"]},
    )  # fmt: skip


def test_shields_are_printed_defense_and_may_be_wasted():
    game = shield(["Volley", "Volley", "Parry"], ["Overdraw"])
    game.play("discard card Parry", "discard card Volley")
    assert game.decision.prompt().endswith("Left: 1")
    game.play("discard card Volley", "keep Endure")
    assert (favor(game), names(game, "hand"), names(game, "rest")) == (1, ["Endure"], ["Parry", "Volley", "Volley"])


def test_what_is_not_shielded_is_damage_and_gives_nothing():
    game = shield(["Volley", "Overdraw"], ["Overdraw"] * 3)
    game.play("discard card Volley", "discard card Overdraw", "done", "lose the top card", "lose the top card")
    assert (favor(game), size(game, "life"), size(game, "damage"), size(game, "rest")) == (0, 1, 2, 2)


def test_who_shields_with_the_last_card_is_defeated_before_the_reward():
    """READINGS 2 and 22: at once, as who pays the last card for a move."""
    game = shield(["Volley", "Volley"], [])
    game.play("discard card Volley", "discard card Volley")
    assert (game.decision.kind, favor(game)) == ("marker", 0)
    game.play("advance the black marker", "to Fornost")
    assert (at(game, "Argalad"), favor(game), story(game), size(game, "life")) == ("Fornost", 0, (0, 0, 0, 1), 2)


def test_who_buys_with_the_last_cards_is_defeated_before_the_goods():
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry", "Volley"], life=[]), at="encounter", stop=True,
        decks={"eriador-enedwaith": ["The Grey Company", "Cold be Hand and Heart and Bone", "A Merry Fellow"]},
    )  # fmt: skip
    game.play("yes", "discard card Parry")
    assert (game.decision.kind, favor(game)) == ("marker", 0)


def test_the_great_eye_empties_a_hero_without_a_hand():
    game = meq(
        hero("Argalad", at="Mount Doom", hand=[], life=["Parry"] * 2, fortitude=0), at="encounter", stop=True,
        places={n: place(influence=2) for n in ("Barad-dûr", "Minas Morgul", "Sea of Udûn")},
        decks={"brown-lands-mordor": ["The Land of the Great Eye", "Heavy Rains", "Smoke on the Horizon"]},
    )  # fmt: skip
    assert (game.decision.kind, size(game, "rest"), size(game, "life")) == ("marker", 2, 0)


def test_three_cards_two_fit_and_the_lower_one_is_taken_though_it_is_worse():
    game = meq(
        argalad(at="Osgiliath"), at="encounter", stop=True,
        decks={"rohan-gondor": ["Smugglers", "The Key to the Anduin", "The Mounts of the Haradrim"]},
    )  # fmt: skip
    assert offers(game) == ["take 5 damage", "take a Corruption card"]
    assert sorted(names(game, "encounters-4-discard", -1)) == ["Smugglers", "The Mounts of the Haradrim"]


def test_a_deck_that_runs_out_in_the_middle_of_the_draw_is_made_anew():
    """The Ranger is left; the other two come from the fourteen that are shuffled anew."""
    rest = [
        "Pipeweed & Seven Meals a Day", "Círdan the Shipwright", "The Grey Company", "Cold be Hand and Heart and Bone",
        "A Merry Fellow", "Remnants of the North-South Road", "The City by the Greyflood", "The Raiders in the Hills",
        "Find the Grey Pilgrim", "The Mad Baggins", "The Squint-eyed Southerner", "The Black Pit", "Saruman's Agents",
        "The Road Goes Ever On and On",
    ]  # fmt: skip
    game = meq(argalad(), at="encounter", stop=True, discards={"eriador-enedwaith": rest})
    assert (size(game, "encounters-1", -1), size(game, "encounters-1-discard", -1)) == (12, 3)
