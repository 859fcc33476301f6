"""What every event of stage I does: all that is different on the table after it, and nothing else."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import Case, Written, argalad, changed, favor, meq, names, offers, place, thalin

STAGE = 1
GREEN = 0


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


# fmt: off
CASES: list[Case] = [
    drawn("Messengers of the Stormcrow", [], {"Théoden": "Helm's Deep", "favor in Bree": 1}, who=[argalad(), thalin()]),
    drawn("Messengers of the Stormcrow", ["spend 1 favor", "take a Corruption card"], {"1 favor": 1, "2 area": ["Weak"],
        "2 strength": 6, "Théoden": "Helm's Deep", "favor in Bree": 1}, who=[argalad(favor=2), thalin(favor=1)],
        decks={"corruption": ["Weak"]}),
    drawn("Tempted by Power", ["choose player 3", "take a Corruption card and train", "keep Ready"],
        {"2 area": ["Weak"], "2 hand": 2, "2 strength": 6, "Saruman": "Fangorn", "favor in Emyn Muil": 1},
        who=[argalad(), thalin()], decks={"corruption": ["Weak"], "skills": ["Ready", "Endure"]}),
    drawn("Tempted by Power", ["choose player 2", "Sauron draws a Plot card"], {"plot-hand": ["A Dark Messenger"],
        "Saruman": "Fangorn", "favor in Emyn Muil": 1}, who=[argalad(), thalin()],
        decks={"plots": ["A Dark Messenger"]}),
    drawn("Trust in Friendship", ["choose player 3"], {"1 favor": 1, "2 area": ["Trust in Friendship"],
        "Dáin II": "Lake Esgaroth", "favor in Osgiliath": 1}, who=[argalad(favor=2), thalin()]),
    drawn("The Thieves of Tharbad", ["choose Saruman"], {"Saruman": "Mouth of the Greyflood", "favor in Tharbad": 1,
        "favor in The Bight": 1}),
    drawn("Éomer and Éowyn are Orphaned", ["yes", "choose Théoden"], {"Denethor": "Pelargir", "favor in Rhosgobel": 1,
        "Théoden": None}, places={"Edoras": place(characters=["Théoden"]), "Isengard": place(characters=["Saruman"])}),
    drawn("Éomer and Éowyn are Orphaned", ["yes", "choose Isengard"], {"Denethor": "Pelargir", "favor in Rhosgobel": 1,
        "favor in Isengard": 1}, places={"Edoras": place(favor=1), "Isengard": place(favor=2)}),
    drawn("Éomer and Éowyn are Orphaned", ["no"], {"Denethor": "Pelargir", "favor in Rhosgobel": 1},
        places={"Edoras": place(favor=1)}),
    drawn("Beornings, the Skin Changers", ["yes", "remove monster tokens", 0, "done"], {"tokens in South Eaves": 1,
        "Dáin II": "The Iron Hills", "favor in The High Pass": 1}, places={"South Eaves": place(monsters=["Huorn",
        "Snaga"], minions=["Gothmog"])}),
    drawn("Beornings, the Skin Changers", ["yes", "deal 2 damage to a minion"], {"damage on Gothmog": 2,
        "Dáin II": "The Iron Hills", "favor in The High Pass": 1}, places={"South Eaves": place(monsters=["Huorn",
        "Snaga"], minions=["Gothmog"])}),
    drawn("Beornings, the Skin Changers", ["yes"], {"Dáin II": "The Iron Hills", "favor in The High Pass": 1,
        "Gothmog": None, "damage on Gothmog": None}, places={"South Eaves": place(minions=["Gothmog"])},
        damage={"Gothmog": 8}),
    drawn("The Dúnadan Guards the Shire", ["yes", "remove tokens", "remove influence from Old Forest",
        "remove influence from Bree", "remove token of Eriador and Enedwaith at The Shire"],
        {"favor in The North Downs": 1, "favor in Dead Marshes": 1, "tokens in The Shire": None,
        "influence in Bree": None, "influence in Old Forest": None}, places={"Bree": place(influence=1),
        "Harlindon": place(influence=1),
        "Old Forest": place(influence=1), "Tharbad": place(influence=1), "The Shire": place(monsters=["Agent"])}),
    drawn("The Dúnadan Guards the Shire", ["yes", "place 1 favor in The Shire"], {"favor in The Shire": 1,
        "favor in The North Downs": 1, "favor in Dead Marshes": 1}, places={"Bree": place(influence=1),
        "Old Forest": place(influence=1, monsters=["Agent"])}),
    drawn("The Courage of Erkenbrand", ["yes", "remove tokens", "remove influence from Isengard", "done"],
        {"Théoden": "Plains of Rohan", "favor in Dunland": 1, "influence in Isengard": None},
        places={"Isengard": place(influence=1), "Dunharrow": place(influence=1)}),
    drawn("The Courage of Erkenbrand", ["yes", "place 1 favor in Helm's Deep"], {"Théoden": "Plains of Rohan",
        "favor in Dunland": 1, "favor in Helm's Deep": 1}, places={"Isengard": place(influence=1)}),
    drawn("From Argonath to the Sea", [], {"event": ["From Argonath to the Sea"], "Thranduil": "The Forest Trail",
        "From Argonath to the Sea": "Minas Tirith", "favor in Ettenmoors": 1}),
    drawn("Lady of the Golden Wood", [], {"event": ["Lady of the Golden Wood"], "Boromir": "Dunharrow",
        "Lady of the Golden Wood": "Lothlórien", "favor in The Withered Heath": 1}),
    drawn("Arwen's Message to Her Beloved", [], {"event": ["Arwen's Message to Her Beloved"], "Aragorn": "Weathertop",
        "Arwen's Message to Her Beloved": "Weathertop", "favor in Lothlórien": 1}),
    drawn("Imladris", [], {"event": ["Imladris"], "Imladris": "Rivendell", "favor in Ered Mithrin": 1,
        "favor in Gap of Rohan": 1}),
    drawn("Not All Those Who Wander Are Lost", [], {"event": ["Not All Those Who Wander Are Lost"], "Aragorn": "Rhûn",
        "Not All Those Who Wander Are Lost": "Rhûn", "favor in The Forest Road": 1}),
    drawn("Gandalf Visits Frodo", [], {"event": ["Gandalf Visits Frodo"], "Gandalf": "The Shire",
        "Gandalf Visits Frodo": "The Shire", "favor in Eregion": 1}),
    explored("From Argonath to the Sea", "Minas Tirith", ["follow From Argonath to the Sea"], {"event": [],
        "From Argonath to the Sea": None, "influence in Osgiliath": None}, places={"Minas Morgul": place(influence=1),
        "Osgiliath": place(influence=1), "Mount Doom": place(influence=1)}),
    explored("Lady of the Golden Wood", "Lothlórien", ["follow Lady of the Golden Wood", "gain a Boat"],
        {"1 area": ["Boat"], "event": [], "Lady of the Golden Wood": None}, pool=2),
    explored("Lady of the Golden Wood", "Lothlórien", ["follow Lady of the Golden Wood",
        "remove 1 influence from the Shadow Pool"], {"pool": 1, "event": [], "Lady of the Golden Wood": None}, pool=2),
    explored("Lady of the Golden Wood", "Lothlórien", [], {}, pool=2),
    explored("Arwen's Message to Her Beloved", "Weathertop", ["gain 1 favor"], {"1 favor": 1, "event": [],
        "Arwen's Message to Her Beloved": None}),
    explored("Arwen's Message to Her Beloved", "Weathertop", ["train a skill", 0], {"1 hand": 3, "event": [],
        "Arwen's Message to Her Beloved": None}),
    explored("Imladris", "Rivendell", ["follow Imladris", "discard a Corruption card"], {"1 area": [], "1 strength": 5,
        "event": [], "Imladris": None}, corruption=["Weak"]),
    explored("Imladris", "Rivendell", ["follow Imladris", "gain fortitude"], {"1 fortitude": 6, "event": [],
        "Imladris": None}, corruption=["Weak"]),
    explored("Not All Those Who Wander Are Lost", "Rhûn", ["follow Not All Those Who Wander Are Lost",
        "choose Barad-dûr"], {"event": [], "Argalad": "Barad-dûr", "Not All Those Who Wander Are Lost": None}),
    explored("Gandalf Visits Frodo", "The Shire", ["follow Gandalf Visits Frodo"], {"green": 1, "1 favor": 1,
        "event": [], "Gandalf Visits Frodo": None}, favor=4),
]
# fmt: on


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_the_event(case: Case):
    _, heroes, written, answers, changes = case
    assert changed(heroes, answers, **written) == changes


def test_every_event_is_shown():
    assert {case[0] for case in CASES} == {info.name for info in rw.cards("meq") if info.card.set == "events-1"}


@pytest.mark.parametrize(("where", "taken"), [("Lake Esgaroth", True), ("Erebor", False)])
def test_trust_in_friendship_is_kept_by_a_hero_in_company(where: str, taken: bool):
    """The hero takes the favor on it after exploring where a character (or another hero) is: Dáin is at the lake."""
    game = meq(
        argalad(favor=1), thalin(at=where, favor=1, hand=["Sweep"] * 2), at="event",
        decks={"events-1": ["Trust in Friendship"]},
    )  # fmt: skip
    game.play("choose player 3")
    assert (favor(game, 1), favor(game, 2), names(game, "area", 2)) == (0, 0, ["Trust in Friendship"])
    while game.table()["turn"] != 2 or game.decision.kind != "travel":
        game.choose(next((k for k in ("pass", "draw 0", "end the Travel step", "no", "done") if k in offers(game)), 0))
    game.play("explore")
    assert (favor(game, 2), "Trust in Friendship" in names(game, "area", 2)) == ((2, False) if taken else (0, True))


@pytest.mark.parametrize(("monsters", "asked"), [(["Agent"], 2), ([], 1)])
def test_the_dunadan_removes_three_tokens_and_no_fewer(monsters: list[str], asked: int):
    """Its card says 3, not up to 3: with fewer there the favor alone can be had in full."""
    there = {"Bree": place(influence=1), "Old Forest": place(influence=1, monsters=monsters)}
    decks = {"events-1": ["The Dúnadan Guards the Shire"]}
    game = meq(argalad(), at="event", places=there, decks=decks, patient=True)
    game.play("yes")
    assert offers(game) == ["remove tokens", "place 1 favor in The Shire"][-asked:]
    if monsters:
        game.play("remove tokens", "remove influence from Bree")
        assert offers(game) == [
            "remove influence from Old Forest", "remove token of Eriador and Enedwaith at Old Forest",
        ]  # fmt: skip
    else:
        assert game.why_not("remove tokens") == (
            "The Dúnadan Guards the Shire: this cannot be done in full, and another choice can (remove 3 influence or "
            "monster tokens from locations of Eriador) [meq.event-card.5]"
        )


def test_the_beornings_help_in_one_location_of_mirkwood():
    """Up to two tokens leave "any location of Mirkwood": of several with tokens the heroes choose one. The book does
    not say whether two locations may be meant; that is the reading worse for the players.
    """
    there = {"South Eaves": place(monsters=["Huorn"]), "The Bight": place(monsters=["Snaga", "Orc", "Rumour"])}
    game = meq(
        argalad(), at="event", round=2, stop=True, places=there,
        decks={"events-1": ["Beornings, the Skin Changers"]},
    )  # fmt: skip
    game.play("yes")
    assert offers(game) == ["choose South Eaves", "choose The Bight"]
    game.play("choose The Bight", 0, 0)
    assert (names(game, "monster-tokens")[0], len(names(game, "monster-tokens")), game.decision) == ("Huorn", 2, None)
