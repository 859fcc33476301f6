"""What every encounter in the Brown Lands, Mordor and the Havens does."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import Case, changed, met, place

# fmt: off
CASES: list[Case] = [
    met("The Faces in the Water", "Dead Marshes", ["lose the top card", "lose the top card"], {"1 area": ["Deranged",
        "Weary"], "1 life": 1, "1 damage": 3}, hero={"items": ["Boat"], "corruption": ["Deranged", "Weary"]}),
    met("Shapes in the Mist", "Emyn Muil", ["discard card Volley", "discard card Volley", "discard card Parry",
        "discard card Parry", "gain a Horse"], {"1 area": ["Horse"], "1 hand": 1, "1 rest": 5}, hero={"hand": ["Volley",
        "Volley", "Parry", "Parry", "Quick Shot"]}),
    met("Sauron's Road", "Mount Doom", ["yes", "choose Barad-dûr"], {"Argalad": "Barad-dûr"},
        places={"Sea of Udûn": place(monsters=["Orc", "Rumour", "Rumour"])}),
    met("Sauron's Road", "Mount Doom", [], {}, places={"Sea of Udûn": place(monsters=["Orc", "Rumour", "Rumour",
        "Rumour"])}),
    met("Thirst and Despair", "Mount Doom", ["done", "lose the top card", "lose the top card", "lose the top card",
        "lose Parry", "lose Volley", "lose Volley"], {"1 hand": 1, "1 life": 0, "1 damage": 7}, hero={"hand": ["Parry",
        "Volley", "Volley", "Quick Shot"]}),
    met("Heavy Rains", "Emyn Muil", ["discard 3 cards", "discard card Parry", "discard card Volley"],
        {"1 hand": 0, "1 rest": 4},
        hero={"hand": ["Parry", "Volley", "Volley"]}),
    met("Heavy Rains", "Emyn Muil", ["choose Dead Marshes"], {"Argalad": "Dead Marshes"}),
    met("The Nest is Stirred", "Emyn Muil", ["yes", "spread influence", "influence Rhûn", "influence Dagorlad"],
        {"influence in Rhûn": 1, "influence in Dagorlad": 1}),
    met("The Nest is Stirred", "Emyn Muil", ["yes", "1 influence into the Shadow Pool"], {"pool": 1}),
    met("The Nest is Stirred", "Emyn Muil", ["no"], {}),
    met("The Olog-hai", "Emyn Muil", ["discard card Volley", "discard card Volley", "discard card Parry",
        "discard card Parry", "done", "lose the top card", "lose the top card"], {"1 hand": 1, "1 life": 1, "1 rest": 5,
        "1 damage": 3}, hero={"hand": ["Volley", "Volley", "Parry", "Parry", "Quick Shot"]}),
    met("A Hidden Path", "Emyn Muil", [], {"pool": 1}, pool=2, places={"Rhûn": place(monsters=["Orc", "Rumour"])}),
    met("A Hidden Path", "Emyn Muil", [], {}, pool=2, places={"Rhûn": place(monsters=["Orc", "Rumour", "Rumour"])}),
    met("Sting of the West", "Emyn Muil", ["remove influence from Rhûn", "done"], {"influence in Rhûn": None},
        places={"Rhûn": place(influence=1), "Dagorlad": place(influence=1)}),
    met("Sting of the West", "Emyn Muil", [], {}, places={"Rhûn": place(influence=1, monsters=["Orc", "Rumour",
        "Rumour", "Rumour"])}),
    met("A Shadow Under the Shadow", "Emyn Muil", ["gain 1 favor"], {"1 favor": 1}, pool=3),
    met("A Shadow Under the Shadow", "Emyn Muil", ["remove 2 influence from the Shadow Pool"], {"pool": 1}, pool=3),
    met("A Shadow Under the Shadow", "Emyn Muil", [], {}, pool=3, places={"Dol Guldur": place(influence=3),
        "Rhûn": place(influence=1), "Dagorlad": place(influence=1), "Dead Marshes": place(influence=1)}),
    met("The Land of the Great Eye", "Emyn Muil", [], {"1 life": 0, "1 rest": 5}, hero={"life": ["Overdraw"] * 5,
        "rest": []}, places={"Dol Guldur": place(influence=3), "Rhûn": place(influence=1),
        "Dagorlad": place(influence=1), "Dead Marshes": place(influence=1)}),
    met("The Land of the Great Eye", "Emyn Muil", [], {}),
    met("Where the Shadows Lie", "Emyn Muil", [], {"pool": 1}, pool=2),
    met("The Court of Théoden", "Edoras", ["gain 1 favor"], {"1 favor": 1, "1 area": ["Horse", "Weak"]},
        hero={"corruption": ["Weak"]}, places={"Dunharrow": place(monsters=["Orc"])}),
    met("The Court of Théoden", "Edoras", ["discard a Corruption card"], {"1 area": [], "1 strength": 5},
        hero={"corruption": ["Weak"]}, places={"Dunharrow": place(monsters=["Orc", "Rumour"])}),
    met("Intrigue Within Meduseld", "Edoras", [], {"1 favor": 2}),
    met("Intrigue Within Meduseld", "Edoras", [], {}, places={"Dunharrow": place(influence=1),
        "Helm's Deep": place(influence=1), "Gap of Rohan": place(influence=1)}),
    met("The Houses of Healing", "Minas Tirith", ["shuffle back both pools"], {"1 life": 5, "1 rest": 0, "1 damage": 0},
        hero={"corruption": ["Weak"]}),
    met("The Houses of Healing", "Minas Tirith", ["gain 1 favor and discard a Corruption card"], {"1 favor": 1,
        "1 area": [], "1 strength": 5}, hero={"corruption": ["Weak"]}),
    met("The Palantirs", "Minas Tirith", ["yes"], {"pool": 1, "1 area": ["Weak"], "1 strength": 4},
        decks={"corruption": ["Weak"]}, pool=2),
    met("The Palantirs", "Minas Tirith", ["no"], {}, pool=2),
    met("The Halls of an Elven King", "Woodland Realm", [], {"1 favor": 1, "1 area": ["Boat"]}),
    met("The Halls of an Elven King", "Woodland Realm", [], {"1 favor": 1}, places={"Lake Esgaroth": place(influence=1),
        "South Eaves": place(influence=1), "The Bight": place(influence=1)}),
    met("The Enchanted Stream", "Woodland Realm", [], {"1 favor": 0, "1 area": ["Helpless", "Weak"], "1 strength": 4},
        hero={"favor": 1, "corruption": ["Helpless"]}, decks={"corruption": ["Weak"]},
        places={"Lake Esgaroth": place(influence=1), "South Eaves": place(influence=1),
        "The Bight": place(influence=1)}),
    met("The Enchanted Stream", "Woodland Realm", [], {"1 area": ["Helpless", "Weak"], "1 strength": 4},
        hero={"corruption": ["Helpless"]}, decks={"corruption": ["Weak"]}, places={"Lake Esgaroth": place(influence=1),
        "South Eaves": place(influence=1), "The Bight": place(influence=1)}),
    met("The Enchanted Stream", "Woodland Realm", [], {}, hero={"favor": 1}),
    met("The Lonely Mountain", "Erebor", [], {"1 favor": 1, "1 area": [], "1 fortitude": 5, "1 wisdom": 2},
        hero={"corruption": ["Deranged", "Weary"]}, pool=3),
    met("The Lonely Mountain", "Erebor", [], {"1 favor": 1}, hero={"corruption": ["Deranged", "Weary"]}, pool=4),
    met("Ancient Greed", "Erebor", ["take a Corruption card and gain 2 favor", 0], {"1 favor": 2, "1 area": ["Weak"],
        "1 hand": 3, "1 strength": 4}, decks={"corruption": ["Weak"]}),
    met("Ancient Greed", "Erebor", ["gain 1 favor"], {"1 favor": 1}),
    met("The Northern Fortress", "Fornost", [0], {"1 favor": 1, "1 hand": 3}),
    met("The Northern Fortress", "Fornost", ["gain 1 favor"], {"1 favor": 1}, hero={"corruption": ["Weak", "Weary",
        "Helpless"]}),
    met("Deadmen's Dike", "Fornost", ["discard card Volley", "discard card Volley", 0], {"1 favor": 2, "1 hand": 2,
        "1 rest": 3}, hero={"hand": ["Volley", "Volley", "Parry"]}),
    met("The Golden Wood", "Lothlórien", [], {"1 favor": 1, "1 area": ["Elven Cloak"]}, plots=["Gollum is Captured",
        "Denethor Falls into Madness"]),
    met("The Golden Wood", "Lothlórien", [], {"1 favor": 1}, plots=["Gollum is Captured", "Denethor Falls into Madness",
        "Monsters in the East"]),
    met("Imladris", "Rivendell", [], {"1 favor": 1, "1 life": 5, "1 rest": 0, "1 damage": 0}),
    met("Imladris", "Rivendell", ["gain 1 favor"], {"1 favor": 1}, hero={"corruption": ["Weak"]}),
    met("Imladris", "Rivendell", ["discard a Corruption card"], {"1 area": [], "1 life": 5, "1 rest": 0, "1 damage": 0,
        "1 strength": 5}, hero={"corruption": ["Weak"]}),
    met("Redeemed by Grace", "Rivendell", ["gain 1 favor"], {"1 favor": 3}, hero={"favor": 2, "corruption": ["Deranged",
        "Weary"]}),
    met("Redeemed by Grace", "Rivendell", ["spend favor on Corruption cards", "shed Weary", "done"], {"1 favor": 1,
        "1 area": ["Deranged"], "1 fortitude": 5}, hero={"favor": 2, "corruption": ["Deranged", "Weary"]}),
    met("The Steadfast Defender", "Rivendell", ["remove 1 influence from the Shadow Pool"], {"pool": 0},
        hero={"favor": 2}, pool=1),
    met("The Steadfast Defender", "Rivendell", ["spend 2 favor on a level", "gain strength"], {"1 favor": 0,
        "1 strength": 6}, hero={"favor": 2}, pool=1),
    met("I Will Not Say the Day is Done", "Rivendell", [], {"1 favor": 2}),
    met("Thirst and Despair", "Mount Doom", ["discard card Volley", "discard card Volley", "discard card Precision",
        "discard card Precision", "train a skill", 0], {"1 hand": 1, "1 rest": 4},
        hero={"hand": ["Volley", "Volley", "Precision", "Precision"], "rest": []}),
    met("The Olog-hai", "Emyn Muil", ["discard card Volley", "discard card Volley", "discard card Precision",
        "discard card Precision", "discard card Precision", "discard card Precision", 0, 0], {"1 favor": 1, "1 hand": 2,
        "1 rest": 6}, hero={"hand": ["Volley", "Volley", "Precision", "Precision", "Precision", "Precision"],
        "rest": []}),
    met("Thirst and Despair", "Mount Doom", ["discard card Volley", "discard card Volley", "discard card Precision",
        "discard card Precision", "gain 1 favor"], {"1 favor": 1, "1 hand": 0, "1 rest": 4},
        hero={"hand": ["Volley", "Volley", "Precision", "Precision"], "rest": []}),
]
# fmt: on


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_the_encounter(case: Case):
    _, heroes, written, answers, changes = case
    assert changed(heroes, answers, **written) == changes


def test_every_encounter_is_shown():
    assert {case[0] for case in CASES} == {
        info.name for info in rw.cards("meq") if info.kind == "encounter" and info.labels["encounters"] in ("4", "5")
    }
