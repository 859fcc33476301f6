"""What every encounter in Eriador, Enedwaith, Rhudaur and the Grey Mountains does."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import Case, changed, met, place

# fmt: off
CASES: list[Case] = [
    met("Pipeweed & Seven Meals a Day", "The Shire", [], {"1 life": 6, "1 rest": 0, "1 damage": 1},
        hero={"damage": ["Overdraw", "Overdraw", "Precision"], "rest": ["Precision"]}),
    met("Círdan the Shipwright", "The Grey Havens", ["discard all Corruption cards"], {"1 area": [], "1 fortitude": 5,
        "1 strength": 5}, hero={"corruption": ["Weary", "Weak"]}),
    met("Círdan the Shipwright", "The Grey Havens", ["gain a Boat"], {"1 area": ["Boat", "Weary"]},
        hero={"corruption": ["Weary"]}),
    met("Círdan the Shipwright", "The Grey Havens", [], {}, hero={"corruption": ["Weary"]},
        places={"Bree": place(influence=1), "Harlindon": place(influence=1), "Old Forest": place(influence=1)}),
    met("The Grey Company", "Bree", ["yes", "discard card Parry", 0], {"1 favor": 1, "1 hand": 1, "1 rest": 3}),
    met("The Grey Company", "Bree", ["no"], {}),
    met("Cold be Hand and Heart and Bone", "Old Forest", ["discard card Parry", "discard card Volley"], {"1 hand": 0,
        "1 life": 2, "1 rest": 3, "1 damage": 2}),
    met("Cold be Hand and Heart and Bone", "Old Forest", ["done", "lose the top card", "lose the top card",
        "lose the top card", "lose Parry"], {"1 hand": 1, "1 life": 0, "1 damage": 5}),
    met("Cold be Hand and Heart and Bone", "Old Forest", ["discard card Volley", "discard card Volley", 0],
        {"1 favor": 1, "1 hand": 2, "1 rest": 3}, hero={"hand": ["Volley", "Volley", "Parry"]}),
    met("A Merry Fellow", "Old Forest", [], {"1 favor": 1, "1 area": [], "1 strength": 5, "tokens in Bree": None},
        hero={"corruption": ["Weak"]}, places={"Bree": place(monsters=["Agent"])}),
    met("A Merry Fellow", "Old Forest", [], {"1 favor": 1}),
    met("Remnants of the North-South Road", "Enedwaith Plains", [], {"1 rest": 6, "1 damage": 1},
        hero={"damage": ["Overdraw"] * 6, "life": ["Precision", "Precision"]}),
    met("The City by the Greyflood", "Tharbad", [], {"1 area": ["Weary"]}, hero={"items": ["Horse"],
        "corruption": ["Weary"]}, places={"Bree": place(influence=1), "Tharbad": place(influence=1),
        "Dunland": place(influence=1), "Eregion": place(influence=1), "Harlindon": place(influence=1)}),
    met("The City by the Greyflood", "Tharbad", [], {}, hero={"items": ["Horse"]}, places={"Bree": place(influence=1),
        "Tharbad": place(influence=1), "Dunland": place(influence=1), "Eregion": place(influence=1),
        "Harlindon": place(influence=1)}),
    met("The Raiders in the Hills", "Dunland", ["discard card Volley", "discard card Volley", "discard card Parry"],
        {"pool": 1, "1 hand": 0, "1 rest": 4}, hero={"hand": ["Volley", "Volley", "Parry"]}, pool=3),
    met("The Raiders in the Hills", "Dunland", ["discard card Volley", "done", "lose the top card", "lose the top card",
        "lose the top card"], {"1 hand": 1, "1 life": 0, "1 rest": 2, "1 damage": 4}, pool=3),
    met("The Mad Baggins", "Bree", ["take a Corruption card and draw cards"], {"1 area": ["Weak"], "1 hand": 5,
        "1 life": 0, "1 strength": 4}, decks={"corruption": ["Weak"]}),
    met("The Mad Baggins", "Bree", ["gain 1 favor", "yes"], {"1 favor": 1}),
    met("Saruman's Agents", "Bree", ["yes", "take Gollum is Captured"], {"1 area": ["Weak"], "1 strength": 4,
        "plot-hand": ["Sméagol Escapes"]}, decks={"corruption": ["Weak"]}, plot_hand=["Gollum is Captured",
        "Sméagol Escapes"]),
    met("Saruman's Agents", "Bree", ["no"], {}, plot_hand=["Gollum is Captured"]),
    met("The Ranger", "Bree", ["shuffle back the Rest Pool"], {"1 life": 4, "1 rest": 0}, hero={"favor": 1}),
    met("The Ranger", "Bree", ["spend 1 favor for Fornost", "gain 1 favor"], {"Argalad": "Fornost"}, hero={"favor": 1,
        "corruption": ["Weak", "Weary", "Helpless"]}, decks={"encounters-6": ["The Northern Fortress"]}),
    met("The Road Goes Ever On and On", "Bree", [], {"1 favor": 2}),
    met("Hill of the Wind", "Weathertop", [], {"pool": 1}, pool=2),
    met("The Ruins of Amon Sûl", "Weathertop", [], {"1 life": 6, "1 rest": 0, "1 damage": 1},
        hero={"damage": ["Overdraw", "Overdraw", "Precision"]}),
    met("Tom, Bert, and William Huggins", "The Trollshaws", [], {"pool": 1}, pool=2),
    met("Emyn Engrin", "The Iron Hills", ["remove 2 influence from the Shadow Pool"], {"pool": 1}, pool=3),
    met("Emyn Engrin", "The Iron Hills", ["train a skill", 0], {"1 hand": 3}, pool=3),
    met("Emyn Engrin", "The Iron Hills", [0], {"1 hand": 3}, pool=1),
    met("Above the Withered Heath", "Ered Mithrin", [0], {"shadow-hand": [], "tokens in The Iron Hills": None},
        shadow=["Betrayed"], places={"The Iron Hills": place(monsters=["Orc"])}),
    met("Forodwaith", "The Northern Waste", ["lose the top card"] * 3, {"1 life": 0, "1 damage": 4},
        hero={"corruption": ["Weary"]}, places={"Ettenmoors": place(influence=1), "Weathertop": place(influence=1),
        "Ered Mithrin": place(influence=1), "The Iron Hills": place(influence=1),
        "The Trollshaws": place(influence=1)}),
    met("Forodwaith", "The Northern Waste", [], {}, places={"Ettenmoors": place(influence=1),
        "Weathertop": place(influence=1), "Ered Mithrin": place(influence=1), "The Iron Hills": place(influence=1),
        "The Trollshaws": place(influence=1)}),
    met("Carn Dûm Reborn", "Weathertop", ["take 5 damage", "lose the top card", "lose the top card",
        "lose the top card", "lose Parry", "lose Volley"],
        {"1 hand": 1, "1 life": 0, "1 damage": 6}, hero={"hand": ["Parry", "Volley", "Volley"]}),
    met("Carn Dûm Reborn", "Weathertop", ["influence for Sauron", "influence Mount Gundabad",
        "influence The Northern Waste"], {"pool": 1, "influence in Mount Gundabad": 2,
        "influence in The Northern Waste": 1}),
    met("A Path Through the Mountains", "The Iron Hills", ["yes", "choose Lake Esgaroth"], {"1 favor": 1,
        "Argalad": "Lake Esgaroth"}),
    met("A Path Through the Mountains", "The Iron Hills", ["no"], {"1 favor": 1}),
    met("Lost in the Wild", "Weathertop", ["discard 2 cards", "discard card Parry"], {"1 hand": 0, "1 rest": 3}),
    met("Lost in the Wild", "Weathertop", ["be led astray", "choose Bree"], {"Argalad": "Bree"}),
    met("Lost in the Wild", "Weathertop", ["choose Bree"], {"Argalad": "Bree"}, hero={"hand": ["Parry"]}),
    met("The Iron Will of the Dwarves", "Weathertop", ["gain 1 favor"], {"1 favor": 2}, hero={"favor": 1,
        "corruption": ["Weak"]}),
    met("The Iron Will of the Dwarves", "Weathertop", [], {"1 favor": 2}, hero={"favor": 1}),
    met("The Iron Will of the Dwarves", "Weathertop", ["spend 1 favor", 0], {"1 favor": 0, "1 area": [], "1 hand": 3,
        "1 strength": 5}, hero={"favor": 1, "corruption": ["Weak"]}),
    met("A Common Purpose", "Weathertop", [], {"1 favor": 2}, places={"Ettenmoors": place(influence=1),
        "The Trollshaws": place(influence=1)}),
    met("A Common Purpose", "Weathertop", [], {}, places={"Ettenmoors": place(influence=1),
        "The Trollshaws": place(influence=1), "The North Downs": place(influence=1)}),
    met("The World is Grey, the Mountains Old", "Weathertop", ["gain 1 favor"], {"1 favor": 1}, pool=1),
    met("The World is Grey, the Mountains Old", "Weathertop", ["remove 1 influence from the Shadow Pool"], {"pool": 0},
        pool=1),
]
# fmt: on


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_the_encounter(case: Case):
    _, heroes, written, answers, changes = case
    assert changed(heroes, answers, **written) == changes


def test_every_encounter_is_shown():
    assert {case[0] for case in CASES} == {
        info.name for info in rw.cards("meq") if info.kind == "encounter" and info.labels["encounters"] in ("0", "1")
    }
