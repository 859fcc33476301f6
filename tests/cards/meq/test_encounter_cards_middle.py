"""What every encounter in the Misty Mountains, Mirkwood, Rohan and Gondor does."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import Case, changed, met, place

# fmt: off
CASES: list[Case] = [
    met("Radagast the Brown", "Rhosgobel", ["choose Edoras"], {"1 favor": 1, "Gandalf": "Edoras"}),
    met("Radagast the Brown", "Rhosgobel", [], {}, places={"Gladden Fields": place(influence=1),
        "Fangorn": place(influence=1), "The High Pass": place(influence=1)}),
    met("The Beornings Ask for Help", "The High Pass", ["yes"], {"pool": 1, "1 favor": 0,
        "tokens in Gladden Fields": None, "influence in Gladden Fields": None, "influence in The High Pass": None},
        hero={"favor": 1}, pool=3, places={"Gladden Fields": place(influence=1, monsters=["Huorn"]),
        "The High Pass": place(influence=1), "Ettenmoors": place(influence=1, monsters=["Orc"])}),
    met("The Beornings Ask for Help", "The High Pass", [], {}, pool=3),
    met("The Town of Dale", "Lake Esgaroth", [], {"1 life": 6, "1 rest": 0, "1 damage": 1}, hero={"damage": ["Overdraw",
        "Overdraw", "Precision"]}),
    met("Agents of Saruman", "Gladden Fields", ["the yellow marker advances"], {"yellow": 1}),
    met("Agents of Saruman", "Gladden Fields", ["take 5 damage", "lose the top card", "lose the top card",
        "lose the top card", "lose Parry", "lose Volley"],
        {"1 hand": 1, "1 life": 0, "1 damage": 6}, hero={"hand": ["Parry", "Volley", "Volley"]}),
    met("Do Not Stray from the Path", "The Forest Trail", ["discard card Volley", "done", "lose the top card",
        "lose the top card", "lose the top card", "lose the top card", "lose the top card"], {"1 hand": 1, "1 life": 0,
        "1 rest": 2, "1 damage": 6}, hero={"life": ["Overdraw"] * 5}),
    met("Saruman's Fires", "Fangorn", ["yes", "deal 2 damage", "lose the top card", "lose the top card"], {"1 life": 1,
        "1 damage": 3}, hero={"corruption": ["Helpless"]}, places={"Gladden Fields": place(monsters=["Huorn", "Huorn",
        "Snaga"])}),
    met("Saruman's Fires", "Fangorn", ["yes", "1 influence into the Shadow Pool"], {"pool": 1},
        hero={"corruption": ["Helpless"]}, places={"Gladden Fields": place(monsters=["Huorn", "Huorn", "Snaga"])}),
    met("Saruman's Fires", "Fangorn", [], {}, places={"Gladden Fields": place(monsters=["Huorn", "Huorn", "Snaga"])}),
    met("Lost in the Shadows", "Lake Esgaroth", ["discard 2 cards", "discard card Parry"], {"1 hand": 0, "1 rest": 3}),
    met("Lost in the Shadows", "Lake Esgaroth", ["be led astray", "choose Erebor"], {"Argalad": "Erebor"}),
    met("Trapped by a Terrible Storm", "Gladden Fields", [], {"1 hand": 0, "1 life": 5}),
    met("Escorted by the Wood-elves", "Gladden Fields", ["shuffle back the Rest Pool"], {"1 life": 4, "1 rest": 0},
        hero={"favor": 1}),
    met("Escorted by the Wood-elves", "Gladden Fields", ["spend 1 favor for the Woodland Realm", "gain 1 favor"],
        {"1 area": ["Boat", "Weak"], "Argalad": "Woodland Realm"}, hero={"favor": 1, "corruption": ["Weak"]},
        decks={"encounters-6": ["The Halls of an Elven King"]}),
    met("Conquered by Fear", "Gladden Fields", ["spend 1 favor"], {"1 favor": 0}, hero={"favor": 1},
        places={"Rhosgobel": place(influence=1), "Fangorn": place(influence=1), "The High Pass": place(influence=1)}),
    met("Conquered by Fear", "Gladden Fields", [], {"1 area": ["Weak"], "1 strength": 4},
        decks={"corruption": ["Weak"]}, places={"Rhosgobel": place(influence=1), "Fangorn": place(influence=1),
        "The High Pass": place(influence=1)}),
    met("Conquered by Fear", "Gladden Fields", [], {}, hero={"favor": 1}),
    met("A Desperate Bargain", "Gladden Fields", ["yes"], {"pool": 1, "1 area": ["Weak"], "1 strength": 4,
        "shadow-hand": []}, decks={"corruption": ["Weak"]}, pool=3, shadow=["Betrayed"]),
    met("A Desperate Bargain", "Gladden Fields", ["no"], {}, pool=3),
    met("I Sang of Leaves, of Leaves of Gold", "Gladden Fields", ["remove 1 influence from the Shadow Pool"],
        {"pool": 0}, pool=1),
    met("I Sang of Leaves, of Leaves of Gold", "Gladden Fields", ["train a skill", 0], {"1 hand": 3}, pool=1),
    met("The Key to the Anduin", "Osgiliath", ["take a Corruption card"], {"1 area": ["Weak"], "1 strength": 4},
        decks={"corruption": ["Weak"]}),
    met("The Key to the Anduin", "Osgiliath", ["take 5 damage", "lose the top card", "lose the top card",
        "lose the top card", "lose Parry", "lose Volley"],
        {"1 hand": 1, "1 life": 0, "1 damage": 6}, hero={"hand": ["Parry", "Volley", "Volley"]}),
    met("Prince Imrahil", "Belfalas", ["gain 2 favor"], {"1 favor": 2}),
    met("Prince Imrahil", "Belfalas", ["gain a Boat"], {"1 area": ["Boat"]}),
    met("Prince Imrahil", "Belfalas", [], {}, hero={"corruption": ["Weak", "Weary", "Helpless"]}),
    met("The Seat of Seeing", "Amon Hen", ["yes"], {"pool": 1, "1 favor": 0}, hero={"favor": 1}, pool=3),
    met("The Seat of Seeing", "Amon Hen", ["no"], {}, hero={"favor": 1}, pool=3),
    met("Sweet Words, Bitter Dreams", "Isengard", [], {"1 hand": 0, "1 damage": 3}, hero={"corruption": ["Weak"]}),
    met("They Come from Umbar", "Pelargir", ["done", "lose the top card", "lose the top card", "lose the top card",
        "lose Parry", "lose Volley", "lose Volley"], {"1 hand": 1, "1 life": 0, "1 damage": 7}, hero={"hand": ["Parry",
        "Volley", "Volley", "Quick Shot"]}),
    met("The Éored", "Isengard", ["shuffle back the Rest Pool"], {"1 life": 4, "1 rest": 0}, hero={"favor": 1}),
    met("The Éored", "Isengard", ["spend 1 favor for Edoras"], {"1 favor": 2, "Argalad": "Edoras"}, hero={"favor": 1},
        decks={"encounters-6": ["Intrigue Within Meduseld"]}),
    met("Lies and Deceit", "Isengard", ["gain 1 favor"], {"1 favor": 1}, shadow=["Betrayed"]),
    met("Lies and Deceit", "Isengard", ["Sauron discards a Shadow card"], {"shadow-hand": []}, shadow=["Betrayed"]),
    met("Lies and Deceit", "Isengard", [], {}, shadow=["Betrayed"], places={"Dunharrow": place(influence=1),
        "Helm's Deep": place(influence=1), "Gap of Rohan": place(influence=1)}),
    met("Smugglers", "Isengard", ["yes", 0], {"pool": 1, "1 area": ["Weak"], "1 hand": 3, "1 strength": 4},
        decks={"corruption": ["Weak"]}, pool=2),
    met("Smugglers", "Isengard", ["no"], {}, pool=2),
    met("Allies of the Dark Lord", "Isengard", ["Sauron draws a Plot card"], {"plot-hand": ["Gollum is Captured"]},
        decks={"plots": ["Gollum is Captured"]}),
    met("Allies of the Dark Lord", "Isengard", ["take 4 damage", "lose the top card", "lose the top card",
        "lose the top card", "lose Parry"], {"1 hand": 1, "1 life": 0, "1 damage": 5}),
    met("Dangers, Both Real and Imagined", "Isengard", [], {"1 area": ["Weak"], "1 strength": 4},
        decks={"corruption": ["Weak"]}, places={"Dunharrow": place(monsters=["Orc", "Rumour", "Rumour"])}),
    met("Dangers, Both Real and Imagined", "Isengard", [], {}, decks={"corruption": ["Weak"]},
        places={"Dunharrow": place(monsters=["Orc", "Rumour"])}),
    met("Words Spoken from the Heart", "Isengard", [], {"1 favor": 1}),
    met("Words Spoken from the Heart", "Isengard", ["yes"], {"1 favor": 0, "1 area": [], "1 strength": 5},
        hero={"favor": 1, "corruption": ["Weak"]}),
    met("Words Spoken from the Heart", "Isengard", [], {}, hero={"corruption": ["Weak"]}),
    met("The Days Have Gone Down in the West", "Isengard", ["yes", "discard card Parry"], {"1 favor": 2, "1 hand": 0,
        "1 rest": 3}),
    met("The Days Have Gone Down in the West", "Isengard", ["no"], {}),
    met("Do Not Stray from the Path", "The Forest Trail", ["discard card Volley", "discard card Volley",
        "discard card Precision", "discard card Precision", "discard card Precision", 0], {"1 favor": 2, "1 hand": 1,
        "1 rest": 5}, hero={"hand": ["Volley", "Volley", "Precision", "Precision", "Precision"], "rest": []}),
    met("They Come from Umbar", "Pelargir", ["discard card Volley", "discard card Volley", "discard card Precision",
        "discard card Precision", 0], {"1 favor": 1, "1 hand": 1, "1 rest": 4},
        hero={"hand": ["Volley", "Volley", "Precision", "Precision"], "rest": []}),
]
# fmt: on


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_the_encounter(case: Case):
    _, heroes, written, answers, changes = case
    assert changed(heroes, answers, **written) == changes


def test_every_encounter_is_shown():
    assert {case[0] for case in CASES} == {
        info.name for info in rw.cards("meq") if info.kind == "encounter" and info.labels["encounters"] in ("2", "3")
    }
