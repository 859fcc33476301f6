"""What every Peril card does: all that is different after the move and the peril, and nothing else."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import Case, Written, argalad, changed, favor, meq, offers, only, place, thalin


def faced(
    title: str, start: str, end: str, paid: str, answers: list[str | int], changes: Written,
    hero: Written | None = None, decks: dict[str, list[str]] | None = None, **written: object,
) -> Case:  # fmt: skip
    """Argalad travels to a perilous location and pays this card; the other perils that are drawn do not fit there."""
    places = {info.name: info for info in rw.cards("meq") if info.kind == "location"}
    fitting = {"any", places[end].id, places[end].labels["region"]}
    perils = [info for info in rw.cards("meq") if info.kind == "peril"]
    others = [info.name for info in perils if not fitting & {*info.labels["where"].split("|")}]
    written["decks"] = {"perils": [title, *others[:2]], **(decks or {})}
    pays = [f"discard card {paid}"] if paid else []
    keys = [f"travel to {end}", *pays, f"inflict {title}", *answers]
    return title, [argalad(at=start, **(hero or {}))], {"at": "travel", **written}, keys, {"Argalad": end, **changes}


# fmt: off
CASES: list[Case] = [
    faced("The Hounds of Sauron", "Eregion", "Moria", "Parry", ["discard card Volley", "done", "lose the top card",
        "lose the top card", "lose the top card", "lose the top card"], {"1 hand": 1, "1 life": 1, "1 rest": 3,
        "1 damage": 5}, hero={"hand": ["Parry", "Volley", "Quick Shot"], "life": ["Overdraw"] * 5}),
    faced("The Hounds of Sauron", "Eregion", "Moria", "Parry", ["discard card Volley", "discard card Volley",
        "discard card Precision", "discard card Precision", "gain 1 favor"], {"1 favor": 1, "1 hand": 0, "1 rest": 5},
        hero={"hand": ["Parry", "Volley", "Volley", "Precision", "Precision"], "rest": []}),
    faced("An Unexpected Betrayal", "Eregion", "Moria", "Parry", ["take 5 damage", "lose the top card",
        "lose the top card", "lose the top card", "lose the top card", "lose the top card"], {"1 hand": 1, "1 life": 0,
        "1 rest": 2, "1 damage": 6}, hero={"life": ["Overdraw"] * 5}),
    faced("An Unexpected Betrayal", "Eregion", "Moria", "Parry", ["Sauron draws 2 cards"], {"1 hand": 1, "1 rest": 2,
        "shadow-hand": ["Betrayed"], "plot-hand": ["Gollum is Captured"]}, decks={"plots": ["Gollum is Captured"],
        "shadow": ["Betrayed"]}),
    faced("A Shadow in the Background of Their Memories", "Eregion", "Moria", "Parry", [], {"1 favor": 1,
        "1 area": ["Deranged", "Weak"], "1 hand": 1, "1 rest": 2, "1 strength": 4}, hero={"favor": 2,
        "corruption": ["Deranged"]}, decks={"corruption": ["Weak"]}, places={"Eregion": place(influence=1)}),
    faced("A Shadow in the Background of Their Memories", "Eregion", "Moria", "Parry", [], {"1 hand": 1, "1 rest": 2},
        hero={"favor": 2}, decks={"corruption": ["Weak"]}, places={"Eregion": place(influence=1)}),
    faced("Orc Scouts", "Eregion", "Moria", "Parry", [], {"1 area": ["Weak"], "1 hand": 1, "1 rest": 2,
        "1 strength": 4}, decks={"corruption": ["Weak"]}),
    faced("Ill-met Company", "Eregion", "Moria", "Parry", ["lose 2 favor"], {"1 favor": 0, "1 hand": 1, "1 rest": 2},
        hero={"favor": 2}),
    faced("Ill-met Company", "Eregion", "Moria", "Parry", ["take a Corruption card", "give Weak to the hero"],
        {"1 area": ["Weak"], "1 hand": 1, "1 rest": 2, "1 strength": 4}, hero={"favor": 2},
        decks={"corruption": ["Weary", "Weak"]}),
    faced("Ill-met Company", "Eregion", "Moria", "Parry", ["give Weak to the hero"], {"1 area": ["Weak"], "1 hand": 1,
        "1 rest": 2, "1 strength": 4}, hero={"favor": 1}, decks={"corruption": ["Weary", "Weak"]}),
    faced("Armies Underground", "Ruins of Angmar", "Mount Gundabad", "Aimed Shot", [], {"1 hand": 0, "1 rest": 3},
        hero={"hand": ["Aimed Shot", "Parry"], "corruption": ["Weak"]}),
    faced("The Hill of Black Magic", "South Eaves", "Dol Guldur", "Quick Shot", ["lose the top card"] * 5, {"1 hand": 1,
        "1 life": 0, "1 rest": 2, "1 damage": 6}, hero={"hand": ["Quick Shot", "Parry"], "life": ["Overdraw"] * 5},
        plots=["Gollum is Captured", "Denethor Falls into Madness"]),
    faced("The Hill of Black Magic", "South Eaves", "Dol Guldur", "Quick Shot", [], {"1 hand": 1, "1 rest": 2},
        hero={"hand": ["Quick Shot", "Parry"]}, plots=["Gollum is Captured"]),
    faced("The Dark Tower", "Mount Doom", "Barad-dûr", "Volley", [], {"1 hand": 1, "1 rest": 2, "Gothmog": "Barad-dûr"},
        places={"Bree": place(minions=["Gothmog"])}),
    faced("The Dark Tower", "Mount Doom", "Barad-dûr", "Volley", [], {"1 hand": 1, "1 rest": 2}),
    faced("Khazad-dûm", "Eregion", "Moria", "Parry", [], {"1 hand": 1, "1 rest": 2}),
    faced("An Enduring Evil", "The North Downs", "Ruins of Angmar", "Volley", [], {"1 area": ["Weak"], "1 hand": 1,
        "1 rest": 2, "1 strength": 4}, decks={"corruption": ["Weak"]}, places={"Ruins of Angmar": place(influence=1)}),
    faced("An Enduring Evil", "The North Downs", "Ruins of Angmar", "Volley", [], {"1 hand": 1, "1 rest": 2},
        decks={"corruption": ["Weak"]}),
    faced("Trapped", "The North Downs", "Ruins of Angmar", "Volley", ["discard card Parry", "discard card Quick Shot"],
        {"pool": 2, "1 hand": 1, "1 rest": 4}, hero={"hand": ["Volley", "Parry", "Quick Shot", "Overdraw"]}),
    faced("The Weakness of Men", "Gap of Rohan", "Isengard", "Volley", ["take 5 damage", "lose the top card",
        "lose the top card", "lose the top card", "lose the top card", "lose the top card"], {"1 hand": 1, "1 life": 0,
        "1 rest": 2, "1 damage": 6}, hero={"life": ["Overdraw"] * 5}, plots=["Saruman Falls to Corruption"]),
    faced("The Weakness of Men", "Gap of Rohan", "Isengard", "Volley", ["the black marker advances"], {"black": 1,
        "1 hand": 1, "1 rest": 2}, plots=["Saruman Falls to Corruption"]),
    faced("It's a Dangerous Business, Walking Out Your Front Door", "Eregion", "Moria", "Parry", ["influence Tharbad",
        "influence Dunland", "influence Eregion"], {"pool": 2, "1 hand": 1, "1 rest": 2, "influence in Tharbad": 1,
        "influence in Dunland": 1, "influence in Eregion": 1}),
    faced("It's a Dangerous Business, Walking Out Your Front Door", "Eregion", "Moria", "Parry", ["influence Tharbad",
        "done"], {"pool": 4, "1 hand": 1, "1 rest": 2, "influence in Tharbad": 1}, pool=3),
    faced("Undying Regret", "The Bight", "South Eaves", "Quick Shot", ["influence The Bight", "to The Bight"],
        {"pool": 2, "1 hand": 1, "1 rest": 2, "tokens in The Bight": 1, "influence in The Bight": 1},
        hero={"hand": ["Quick Shot", "Parry"]}, places={"Dol Guldur": place(influence=3),
        "South Eaves": place(influence=3)}),
    faced("Undying Regret", "The Bight", "South Eaves", "Quick Shot", ["done"], {"pool": 2, "1 hand": 1, "1 rest": 2},
        hero={"hand": ["Quick Shot", "Parry"]}, places={"Dol Guldur": place(influence=3),
        "South Eaves": place(influence=3)}),
    faced("Nine for Mortal Men Doomed to Die", "South Eaves", "Dol Guldur", "Quick Shot", ["no"], {"1 area": ["Weak"],
        "1 hand": 1, "1 rest": 2, "1 strength": 4}, hero={"hand": ["Quick Shot", "Parry"]},
        decks={"corruption": ["Weak"]}),
    faced("Nine for Mortal Men Doomed to Die", "South Eaves", "Dol Guldur", "Quick Shot", ["yes"], {"1 area": ["Weak"],
        "1 hand": 1, "1 rest": 2, "1 strength": 4, "plot-hand": ["Gollum is Captured"]}, hero={"hand": ["Quick Shot",
        "Parry"]}, decks={"corruption": ["Weak"], "plots": ["Gollum is Captured"]}),
    faced("Nine for Mortal Men Doomed to Die", "South Eaves", "Dol Guldur", "Quick Shot", ["yes", "command a minion",
        "move Gothmog", "to Emyn Muil"], {"1 area": ["Weak"], "1 hand": 1, "1 rest": 2, "1 strength": 4,
        "Gothmog": "Emyn Muil"}, hero={"hand": ["Quick Shot", "Parry"]}, decks={"corruption": ["Weak"]},
        places={"Dead Marshes": place(minions=["Gothmog"])}),
    faced("Nine for Mortal Men Doomed to Die", "South Eaves", "Dol Guldur", "Quick Shot", ["yes", "command a minion",
        "move Gothmog", "to Dol Guldur"], {"1 area": ["Weak"], "1 hand": 1, "1 rest": 2, "1 strength": 4,
        "Gothmog": "Dol Guldur"}, hero={"hand": ["Quick Shot", "Parry"]}, decks={"corruption": ["Weak"]},
        places={"South Eaves": place(minions=["Gothmog"])}),
]
# fmt: on


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_the_peril(case: Case):
    _, heroes, written, answers, changes = case
    assert changed(heroes, answers, **written) == changes


def test_every_peril_is_shown():
    assert {case[0] for case in CASES} == {info.name for info in rw.cards("meq") if info.kind == "peril"}


@pytest.mark.parametrize(("damage", "won"), [(9, True), (8, False)])
def test_winning_at_the_dark_tower_is_worth_two_favor_and_the_turn_goes_on(damage: int, won: bool):
    """READINGS 15: Sauron picks any minion on the board, which stays in Barad-dûr. Gothmog has 10 health."""
    game = meq(
        argalad(at="Mount Doom", hand=["Volley", "Quick Shot"], life=["Overdraw"] * 5), thalin(), at="travel",
        decks={"perils": ["The Dark Tower", "Khazad-dûm", "An Enduring Evil"], "ravager-deck": ["Hack"]},
        places={"Bree": place(minions=["Gothmog"])}, damage={"Gothmog": damage},
    )  # fmt: skip
    game.play("travel to Barad-dûr", "discard card Volley", "inflict The Dark Tower", "draw 0")
    game.play("fight on", "fight on", "lay Hack")
    if not won:
        assert only(game, "Gothmog").at == "Barad-dûr"
        while game.decision.kind != "travel":
            game.choose(next(key for key in ("declare exhaustion", "done") if key in offers(game)))
    assert (favor(game), game.table()["turn"], game.decision.kind) == (2 if won else 0, 1, "travel")


@pytest.mark.parametrize(("won", "gained"), [(True, 2), (False, 0)])
def test_defeating_the_balrog_is_worth_two_favor_and_training(won: bool, gained: int):
    """Execute defeats an enemy whose card has no defense. Otherwise the turn ends."""
    game = meq(
        argalad(at="Eregion", hand=["Parry", "Execute"], life=["Overdraw"] * 5), thalin(), at="travel",
        decks={"perils": ["Khazad-dûm", "The Dark Tower", "An Enduring Evil"], "behemoth-deck": ["Sweep", "Block"]},
    )  # fmt: skip
    game.play("travel to Moria", "discard card Parry", "inflict Khazad-dûm", "draw 0", "fight on", "fight on")
    game.play("lay Sweep" if won else "lay Block")
    while game.decision.kind in ("damage", "declare"):
        game.choose("declare exhaustion" if game.decision.kind == "declare" else 0)
    assert (favor(game), game.decision.kind) == (gained, "train" if won else "rest")
    assert game.table()["turn"] == (1 if won else 2)
