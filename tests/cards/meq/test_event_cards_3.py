"""What every event of stage III does: all that is different on the table after it, and nothing else."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import Case, Written, argalad, changed, place, thalin

STAGE = 3
GREEN = 13


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
    drawn("Dark News from Erebor", [], {"event": ["Dark News from Erebor"], "Saruman": "Isengard",
        "Dark News from Erebor": "Erebor", "favor in Blue Mountains": 1}),
    drawn("The Blood of Rhûn", [], {"event": ["The Blood of Rhûn"], "Dáin II": "Erebor",
        "The Blood of Rhûn": "Dagorlad", "favor in Harlindon": 1}),
    drawn("The Trees of Fangorn", [], {"event": ["The Trees of Fangorn"], "The Trees of Fangorn": "Fangorn",
        "favor in Gap of Rohan": 1, "favor in Minas Morgul": 1}),
    drawn("Gandalf Stormcrow", [], {"event": ["Gandalf Stormcrow"], "Gandalf": "Plains of Rohan",
        "Gandalf Stormcrow": "Plains of Rohan", "favor in Ruins of Angmar": 1}),
    drawn("Elladan and Elrohir", [], {"event": ["Elladan and Elrohir"], "Thranduil": "The Forest Trail",
        "Elladan and Elrohir": "Ettenmoors", "favor in Mouth of the Greyflood": 1}),
    drawn("The Argonath", [], {"event": ["The Argonath"], "The Argonath": "Amon Hen", "favor in Fangorn": 1,
        "favor in Mount Doom": 1}),
    drawn("Théoden Warned of Saruman", [], {"event": ["Théoden Warned of Saruman"],
        "Théoden Warned of Saruman": "Edoras", "favor in Eregion": 1, "favor in The Withered Heath": 1}),
    drawn("The Account of Isildur", [], {"event": ["The Account of Isildur"], "Gandalf": "Minas Tirith",
        "The Account of Isildur": "Minas Tirith", "favor in Moria": 1}),
    told("Dark News from Erebor", [], {"green": 15, "black": 1}),
    told("The Blood of Rhûn", [], {"green": 15, "red": 1}),
    explored("Dark News from Erebor", "Erebor", [], {"event": [], "Dark News from Erebor": None}),
    explored("The Blood of Rhûn", "Dagorlad", [], {"event": [], "The Blood of Rhûn": None}),
    drawn("Radagast the Brown", [], {"1 favor": 3, "Gandalf": "Isengard", "favor in Rhosgobel": 1,
        "favor in Plains of Gorgoroth": 1}, who=[argalad(favor=4), thalin(favor=3)],
        places={"Bree": place(characters=["Gandalf"])}),
    drawn("Radagast the Brown", [], {"favor in Rhosgobel": 1, "favor in Plains of Gorgoroth": 1}),
    drawn("Warrior of the Lidless Eye", ["influence The Grey Havens", "done"], {"tokens in The Grey Havens": 1,
        "influence in The Grey Havens": 1, "favor in Ettenmoors": 1, "favor in Belfalas": 1},
        places={"The Shire": place(minions=["Gothmog"])}),
    drawn("Warrior of the Lidless Eye", [], {"favor in Ettenmoors": 1, "favor in Belfalas": 1}),
    drawn("He Has at Last Heard", ["yes"], {"Witch-king": "The Shire", "influence in The Grey Havens": 1,
        "influence in The Shire": 1, "influence in Hills of Evendim": 1, "influence in Old Forest": 1,
        "favor in Dunland": 1, "favor in Mount Gundabad": 1}, places={"Moria": place(minions=["Witch-king"])}),
    drawn("He Has at Last Heard", ["no"], {"influence in The Grey Havens": 1, "influence in The Shire": 1,
        "influence in Hills of Evendim": 1, "influence in Old Forest": 1, "favor in Dunland": 1,
        "favor in Mount Gundabad": 1}, places={"Moria": place(minions=["Witch-king"])}),
    explored("The Trees of Fangorn", "Fangorn", [], {"1 favor": 1, "event": [], "tokens in Isengard": None,
        "The Trees of Fangorn": None}, places={"Isengard": place(monsters=["Orc"]), "Lothlórien": place(),
        "Bree": place(monsters=["Agent"])}),
    explored("Gandalf Stormcrow", "Plains of Rohan", ["follow Gandalf Stormcrow", "choose Bree"], {"pool": 2,
        "event": [], "Gandalf": "Bree", "Gandalf Stormcrow": None}, pool=3,
        places={"Plains of Rohan": place(characters=["Gandalf"])}),
    drawn("Arnor, That Was of Old", ["yes", "remove influence and monster tokens"], {"Aragorn": "Fornost",
        "favor in Dol Guldur": 1, "tokens in The North Downs": None, "influence in Bree": None,
        "influence in The North Downs": None}, places={"The North Downs": place(influence=1, monsters=["Orc"]),
        "Bree": place(influence=1), "Tharbad": place(influence=1)}),
    drawn("Arnor, That Was of Old", ["yes", "place 1 favor in Fornost"], {"Aragorn": "Fornost", "favor in Fornost": 1,
        "favor in Dol Guldur": 1}, places={"The North Downs": place(influence=1)}),
    drawn("Boromir's Dream", [], {"yellow": 3, "1 favor": 1, "Boromir": "Osgiliath", "favor in Emyn Muil": 1},
        who=[argalad(), thalin(favor=1)], yellow=2, red=3, black=13),
    drawn("Boromir's Dream", [], {"Boromir": "Osgiliath", "favor in Emyn Muil": 1}, who=argalad(favor=1), yellow=3,
        red=2, black=13),
    explored("Elladan and Elrohir", "Ettenmoors", [0], {"1 favor": 2, "event": [], "tokens in Bree": None,
        "Elladan and Elrohir": None}, places={"Bree": place(monsters=["Agent"])}),
    drawn("Éowyn, Sister-daughter", [], {"Théoden": "Edoras", "favor in Lake Esgaroth": 1, "favor in Morthond": 1,
        "influence in Dunharrow": None, "influence in Helm's Deep": None},
        places={"Bree": place(characters=["Théoden"]), "Dunharrow": place(influence=1),
        "Helm's Deep": place(influence=1), "Isengard": place(influence=1)}),
    explored("The Argonath", "Amon Hen", ["follow The Argonath"], {"1 fortitude": 6, "event": [],
        "The Argonath": None}),
    explored("Théoden Warned of Saruman", "Edoras", ["follow Théoden Warned of Saruman"], {"black": 2, "1 favor": 0,
        "event": [], "Théoden Warned of Saruman": None}, favor=2, black=3),
    explored("The Account of Isildur", "Minas Tirith", ["follow The Account of Isildur"], {"green": 1, "1 favor": 0,
        "event": [], "The Account of Isildur": None}, favor=3),
    explored("Elladan and Elrohir", "Ettenmoors", ["remove token of Eriador and Enedwaith at Bree"], {"1 favor": 2,
        "event": [], "tokens in Bree": None, "Elladan and Elrohir": None}, places={"Bree": place(monsters=["Agent"]),
        "Weathertop": place(monsters=["Orc"])}),
]
# fmt: on


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_the_event(case: Case):
    _, heroes, written, answers, changes = case
    assert changed(heroes, answers, **written) == changes


def test_every_event_is_shown():
    assert {case[0] for case in CASES} == {info.name for info in rw.cards("meq") if info.card.set == "events-3"}
