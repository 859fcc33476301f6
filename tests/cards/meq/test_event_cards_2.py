"""What every event of stage II does: all that is different on the table after it, and nothing else."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import Case, Written, argalad, changed, place, thalin

STAGE = 2
GREEN = 7


def drawn(title: str, answers: list[str | int], changes: Written, who: object = None, **written: object) -> Case:
    """The event is drawn in the Event step, and nobody is dominant."""
    heroes = who if isinstance(who, list) else [who or argalad()]
    decks = {**written.pop("decks", {}), f"events-{STAGE}": [title]}  # type: ignore[dict-item]
    return title, heroes, {"at": "event", "green": GREEN, "yellow": GREEN, **written, "decks": decks}, answers, changes


def explored(
    title: str, where: str, answers: list[str | int], changes: Written, favor: int = 0,
    corruption: tuple[str, ...] = (), **written: object,
) -> Case:  # fmt: skip
    """Argalad explores the location that the event affects."""
    who = argalad(at=where, favor=favor, corruption=[*corruption])
    return title, [who], {"at": "travel", "event": title, **written}, ["explore", *answers], changes


def told(title: str, answers: list[str | int], changes: Written) -> Case:
    """The event is in play in the Story step."""
    return title, [argalad()], {"at": "story", "event": title, "green": GREEN}, answers, changes


# fmt: off
CASES: list[Case] = [
    drawn("Of Serpents and Sand", [], {"event": ["Of Serpents and Sand"], "Boromir": "The Nindalf",
        "Of Serpents and Sand": "Near Harad", "favor in Gladden Fields": 1}),
    drawn("The Glades of Orthanc Darken", [], {"event": ["The Glades of Orthanc Darken"], "Saruman": "Isengard",
        "The Glades of Orthanc Darken": "Gap of Rohan", "favor in The Northern Waste": 1}),
    drawn("Círdan the Shipwright", [], {"event": ["Círdan the Shipwright"], "Círdan the Shipwright": "The Grey Havens",
        "favor in Old Forest": 1, "favor in Anfalas": 1}),
    drawn("The Foe-hammer", [], {"event": ["The Foe-hammer"], "Gandalf": "The Trollshaws",
        "The Foe-hammer": "The Trollshaws", "favor in The Iron Hills": 1}),
    drawn("Iarwain Ben-adar", [], {"event": ["Iarwain Ben-adar"], "Iarwain Ben-adar": "Old Forest",
        "favor in Hills of Evendim": 1, "favor in South Eaves": 1}),
    drawn("Athelas, Kingsfoil", [], {"event": ["Athelas, Kingsfoil"], "Thranduil": "Woodland Realm",
        "Athelas, Kingsfoil": "Rhosgobel", "favor in The Redhorn Gate": 1}),
    drawn("Aragorn Hunts Gollum", [], {"event": ["Aragorn Hunts Gollum"], "Aragorn": "Dead Marshes",
        "Aragorn Hunts Gollum": "Dead Marshes", "favor in Ered Mithrin": 1}),
    told("Of Serpents and Sand", [], {"green": 9, "red": 1}),
    told("The Glades of Orthanc Darken", [], {"green": 9, "red": 1}),
    explored("Of Serpents and Sand", "Near Harad", [], {"event": [], "Of Serpents and Sand": None}),
    explored("The Glades of Orthanc Darken", "Gap of Rohan", [], {"event": [], "The Glades of Orthanc Darken": None}),
    drawn("Stone Figures in the Trollshaws", ["to Weathertop", "to Ettenmoors"], {"tokens in Weathertop": 1,
        "tokens in Ettenmoors": 1, "favor in Tharbad": 1, "favor in The North Downs": 1}),
    drawn("Stone Figures in the Trollshaws", ["to Weathertop", "done"], {"tokens in Weathertop": 1,
        "favor in Tharbad": 1, "favor in The North Downs": 1}),
    drawn("Stone Figures in the Trollshaws", ["done"], {"favor in Tharbad": 1, "favor in The North Downs": 1}),
    drawn("There is Strength Yet", ["yes", "choose Dunharrow"], {"Théoden": "Dunharrow",
        "favor in Mouth of the Greyflood": 1, "favor in Amon Hen": 1, "tokens in Dunharrow": None,
        "influence in Dunharrow": None}, places={"Edoras": place(characters=["Théoden"]),
        "Dunharrow": place(influence=1, monsters=["Orc", "Rumour"])}),
    drawn("There is Strength Yet", ["no"], {"favor in Mouth of the Greyflood": 1, "favor in Amon Hen": 1},
        places={"Edoras": place(characters=["Théoden"])}),
    explored("Círdan the Shipwright", "The Grey Havens", ["yes"], {"1 area": ["Boat"], "event": [],
        "Argalad": "Belfalas", "Círdan the Shipwright": None}),
    explored("Círdan the Shipwright", "The Grey Havens", ["no"], {"1 area": ["Boat"], "event": [],
        "Círdan the Shipwright": None}),
    explored("The Foe-hammer", "The Trollshaws", ["follow The Foe-hammer"], {"event": [], "Gandalf": "Tharbad",
        "tokens in Tharbad": None, "The Foe-hammer": None}, places={"Tharbad": place(influence=1, monsters=["Agent",
        "Rumour"]), "Bree": place(monsters=["Crebain"])}),
    explored("The Foe-hammer", "The Trollshaws", ["follow The Foe-hammer"], {"event": [], "tokens in Bree": None,
        "The Foe-hammer": None}, places={"Tharbad": place(influence=1, monsters=["Agent"]),
        "Bree": place(monsters=["Crebain"], characters=["Gandalf"])}),
    drawn("Under the Shadow", ["take a Corruption card and move", "choose Barad-dûr"], {"1 area": ["Weak"],
        "1 strength": 4, "Aragorn": "Rivendell", "Argalad": "Barad-dûr", "favor in Sea of Udûn": 1},
        decks={"corruption": ["Weak"]}),
    drawn("Under the Shadow", ["Sauron draws a Shadow card"], {"shadow-hand": ["Betrayed"], "Aragorn": "Rivendell",
        "favor in Sea of Udûn": 1}, decks={"shadow": ["Betrayed"]}),
    drawn("Brand Becomes King of Dale", ["yes", "remove tokens", "remove influence from Lake Esgaroth",
        "remove token of Rhudaur and the Grey Mountains at The Iron Hills"], {"Dáin II": "The Forest Road",
        "favor in Enedwaith Plains": 1, "tokens in The Iron Hills": None, "influence in Lake Esgaroth": None},
        places={"Lake Esgaroth": place(influence=1), "The Iron Hills": place(monsters=["Orc"])}),
    drawn("Brand Becomes King of Dale", ["yes", "place 1 favor in Lake Esgaroth"], {"Dáin II": "The Forest Road",
        "favor in Enedwaith Plains": 1, "favor in Lake Esgaroth": 1}, places={"Lake Esgaroth": place(influence=1)}),
    drawn("Commander of Edoras", ["yes", "remove tokens", 0], {"Théoden": "Edoras", "favor in Morthond": 1,
        "tokens in Dunharrow": None, "influence in Dunharrow": None}, places={"Dunharrow": place(influence=1,
        monsters=["Orc"]), "Helm's Deep": place(influence=1)}),
    drawn("Commander of Edoras", ["yes", "place 1 favor in Edoras"], {"Théoden": "Edoras", "favor in Edoras": 1,
        "favor in Morthond": 1}, places={"Dunharrow": place(influence=1, monsters=["Orc"])}),
    explored("Iarwain Ben-adar", "Old Forest", ["follow Iarwain Ben-adar", "discard a Corruption card"], {"1 area": [],
        "1 strength": 5, "event": [], "Iarwain Ben-adar": None}, corruption=["Weak"]),
    explored("Iarwain Ben-adar", "Old Forest", ["follow Iarwain Ben-adar", "Damage Pool into Rest Pool"], {"1 rest": 2,
        "1 damage": 0, "event": [], "Iarwain Ben-adar": None}, corruption=["Weak"]),
    explored("Athelas, Kingsfoil", "Rhosgobel", ["follow Athelas, Kingsfoil"], {"1 rest": 2, "1 damage": 0, "event": [],
        "Athelas, Kingsfoil": None}),
    drawn("Aragorn Meets with Gandalf", [], {"Aragorn": "Bree", "Gandalf": "Bree", "favor in Near Harad": 1,
        "favor in Dagorlad": 1}, places={"Fornost": place(characters=["Gandalf"])}),
    explored("Aragorn Hunts Gollum", "Dead Marshes", ["follow Aragorn Hunts Gollum"], {"green": 1, "1 favor": 0,
        "event": [], "Aragorn Hunts Gollum": None}, favor=3),
    drawn("Beregond, Guard of the Citadel", ["choose player 3", "agree"], {"2 favor": 0, "plot-1": [],
        "Denethor": "Minas Tirith", "favor in The Grey Havens": 1, "Denethor Falls into Madness": None}, who=[argalad(),
        thalin(favor=3)], plots=["Denethor Falls into Madness", "Gollum is Captured"]),
    drawn("Beregond, Guard of the Citadel", [], {"Denethor": "Minas Tirith", "favor in The Grey Havens": 1},
        who=[argalad(), thalin(favor=2)], plots=["Denethor Falls into Madness"]),
]
# fmt: on


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_the_event(case: Case):
    _, heroes, written, answers, changes = case
    assert changed(heroes, answers, **written) == changes


def test_every_event_is_shown():
    assert {case[0] for case in CASES} == {info.name for info in rw.cards("meq") if info.card.set == "events-2"}
