"""What every Shadow card does: all that is different on the table after it, and nothing else."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import Case, Written, argalad, changed, meq, names, offers, only, place, story, thalin

ALL_PLOTS = [info.name for info in rw.cards("meq") if info.card.set == "plots" for _ in range(info.copies)]


def stage_for(pool: int) -> int:
    """Where the green marker is, so that the Shadow Pool can hold so much."""
    return 0 if pool <= 4 else 7 if pool <= 8 else 13


def played(
    title: str, pool: int, answers: list[str | int], changes: Written, who: list[Written] | None = None,
    places: Written | None = None, **written: object,
) -> Case:  # fmt: skip
    """Sauron plays the card in his Action step, with so much influence in the Shadow Pool."""
    where = {**(places or {}), **({"Minas Morgul": place(minions=["Ringwraiths"])} if pool > 4 else {})}
    table = {"at": "action", "shadow": [title], "pool": pool, "green": stage_for(pool), "places": where, **written}
    return title, who or [argalad()], table, [f"play {title}", *answers], {"shadow-hand": [], **changes}


def in_combat(
    title: str, pool: int, answers: list[str | int], changes: Written, who: list[Written] | None = None,
    minion: bool = False, **written: object,
) -> Case:  # fmt: skip
    """Sauron plays the card at the start of a combat with an Agent, or with Gothmog."""
    enemy = place(minions=["Gothmog"]) if minion else place(monsters=["Agent"])
    table = {"at": "ambush", "shadow": [title], "pool": pool, "green": stage_for(pool), "places": {"Bree": enemy}}
    return title, who or [argalad()], {**table, **written}, [f"play {title}", *answers], {"shadow-hand": [], **changes}


# fmt: off
CASES: list[Case] = [
    in_combat("Betrayed", 1, [], {"1 hand": 0, "1 rest": 3}),
    in_combat("Betrayed", 1, [], {"1 hand": 2, "1 rest": 3, "1 strength": 3}, who=[argalad(hand=["Parry", "Parry",
        "Volley", "Volley"], corruption=["Deranged", "Weary"])]),
    played("An Evil Fog", 1, ["yes", "choose Fornost"], {"1 hand": 1, "1 rest": 2, "Argalad": "Fornost"},
        who=[argalad(corruption=["Weary"])]),
    played("An Evil Fog", 1, ["no"], {"1 hand": 0, "1 rest": 3}, who=[argalad(corruption=["Weary", "Weak"])]),
    played("An Evil Fog", 1, ["choose player 3", "no"], {}, who=[argalad(), thalin()]),
    in_combat("Dark Promises", 3, ["take 5 damage", "lose Parry", "lose the top card", "lose the top card",
        "lose the top card", "lose the top card"], {"1 hand": 1, "1 life": 1, "1 damage": 6},
        who=[argalad(life=["Overdraw"] * 5)]),
    in_combat("Dark Promises", 3, ["take a Corruption card"], {"1 area": ["Weak"], "1 strength": 4},
        decks={"corruption": ["Weak"]}),
    played("Do Not Tempt Me!", 4, ["yes"], {"1 favor": 1, "influence in Bree": 1}, who=[argalad(corruption=["Deranged",
        "Weary"], favor=3)]),
    played("Do Not Tempt Me!", 4, ["no"], {"1 favor": 0}, who=[argalad(corruption=["Deranged", "Weary"], favor=1)]),
    played("A New Power is Rising", 4, [], {"influence in Barad-dûr": 2, "influence in Mount Doom": 2,
        "influence in Minas Morgul": 2, "influence in Plains of Gorgoroth": 2, "influence in Sea of Udûn": 2}),
    played("A New Power is Rising", 4, ["2 influence in each location of Mordor"], {"influence in Barad-dûr": 3,
        "influence in Mount Doom": 2, "influence in Minas Morgul": 2, "influence in Plains of Gorgoroth": 2,
        "influence in Sea of Udûn": 2}, places={"Barad-dûr": place(influence=1)}),
    played("A New Power is Rising", 4, ["place monster tokens", "muster in Eriador and Enedwaith", "to Tharbad",
        "done"], {"tokens in Tharbad": 1}, places={"Tharbad": place(influence=1), "Dunland": place(influence=1)}),
    played("Storms of Mordor", 4, ["discard card Parry", "discard card Volley"], {"1 hand": 4, "1 rest": 3},
        who=[argalad(hand=["Parry", "Volley", "Precision", "Precision", "Precision", "Quick Shot", "Quick Shot"],
        rest=[], corruption=["Weak"]), thalin()]),
    played("Saruman's Lies", 5, ["leave on top"], {}, decks={"plots": ["A Dark Messenger"]}),
    played("Saruman's Lies", 5, ["put at the bottom"], {"black": 1}, who=[argalad(corruption=["Weak", "Weary"])]),
    played("Saruman's Lies", 5, ["leave on top"], {}, who=[argalad(corruption=["Weak"])]),
    played("Saruman's Lies", 5, ["leave on top"], {"black": 1}, who=[argalad(corruption=["Weak"]),
        thalin(corruption=["Weary"])]),
    in_combat("Morgul-blade", 6, ["3 damage and a Corruption card", "lose the top card", "lose the top card",
        "lose the top card"], {"1 area": ["Weak", "Weary"], "1 life": 2, "1 damage": 4, "1 strength": 4}, minion=True,
        who=[argalad(corruption=["Weary"], life=["Overdraw"] * 5)], decks={"corruption": ["Weak"]}),
    in_combat("Morgul-blade", 6, ["5 damage for each Corruption card", "lose Parry", "lose the top card",
        "lose the top card", "lose the top card", "lose the top card"], {"1 hand": 1, "1 life": 1, "1 damage": 6},
        minion=True, who=[argalad(corruption=["Weary"], life=["Overdraw"] * 5)]),
    in_combat("Morgul-blade", 6, ["lose the top card"] * 3, {"1 area": ["Weak"], "1 life": 2, "1 damage": 4,
        "1 strength": 4}, minion=True, who=[argalad(life=["Overdraw"] * 5)], decks={"corruption": ["Weak"]}),
    played("Lord of the Rings", 6, ["take Gollum is Captured"], {"plot-hand": ["Gollum is Captured"]},
        discards={"plots": ["Gollum is Captured"], "shadow": ["Betrayed"]}),
    played("Lord of the Rings", 6, [], {"yellow": 1, "shadow-hand": ["Betrayed"]}, discards={"shadow": ["Betrayed"]},
        plots=["A Dark Messenger"]),
    played("Shire, Baggins", 7, [], {"pool": 8, "influence in The Shire": 1}),
    played("Shire, Baggins", 7, [], {"pool": 8, "yellow": 2, "influence in The Shire": 1},
        places={"The Shire": place(minions=["Gothmog"])}),
    played("Shire, Baggins", 7, [], {"pool": 8, "yellow": 2, "influence in The Shire": 3},
        places={"Mount Gundabad": place(influence=3), "Ruins of Angmar": place(influence=1),
        "Ettenmoors": place(influence=1), "Weathertop": place(influence=1), "Bree": place(influence=1),
        "Old Forest": place(influence=1), "The Shire": place(influence=2)}),
    played("The Ithil-stone", 8, ["take Denethor Falls into Madness"], {"plot-hand": ["Denethor Falls into Madness"]}),
    played("The Ithil-stone", 8, ["play Denethor Falls into Madness"], {"plot-1": ["Denethor Falls into Madness"],
        "Denethor Falls into Madness": "Minas Tirith"}),
    played("The Ithil-stone", 8, ["play Saruman Falls to Corruption"], {"plot-2": ["Saruman Falls to Corruption"],
        "Saruman Falls to Corruption": "Isengard"}, plots=["Gollum is Captured"]),
    played("The Ithil-stone", 8, ["take Saruman Falls to Corruption"], {"plot-hand": ["Saruman Falls to Corruption"]},
        plots=["Gollum is Captured", "Sméagol Escapes", "Monsters in the East"]),
    played("Saruman's Lies", 5, ["put at the bottom"], {}, discards={"plots": ALL_PLOTS}),
    played("They are Terrible", 8, ["choose Gothmog", "choose Tharbad"], {"Gothmog": "Tharbad",
        "damage on Gothmog": None}, places={"Bree": place(minions=["Gothmog", "Black Serpent"]),
        "Tharbad": place(influence=1), "Dunland": place(influence=1)}, damage={"Gothmog": 5}),
    played("They are Terrible", 8, ["choose Gothmog"], {"Gothmog": "Tharbad"},
        places={"Bree": place(minions=["Black Serpent"]), "Tharbad": place(influence=1)}, defeated=["Gothmog"]),
    played("The Lidless Eye", 8, [], {"1 area": ["Weak"], "1 strength": 4}, decks={"corruption": ["Weak"]}),
    played("The Lidless Eye", 8, ["choose player 2", "pass on Weary", "done", "choose player 3"],
        {"1 area": ["Deranged"], "1 fortitude": 5, "2 area": ["Weak", "Weary"], "2 fortitude": 4, "2 strength": 6},
        who=[argalad(corruption=["Deranged", "Weary"]), thalin()], decks={"corruption": ["Weak"]}),
    in_combat("The Black Breath", 8, [], {"1 area": ["Distraught"], "1 strength": 4, "1 agility": 2}, minion=True,
        decks={"corruption": ["Distraught"]}),
    in_combat("The Black Breath", 8, [], {"1 area": ["Despairing", "Distraught"], "1 strength": 3, "1 agility": 1},
        minion=True, who=[argalad(corruption=["Despairing"])], decks={"corruption": ["Distraught"]}),
    played("Shire, Baggins", 7, [], {"pool": 8, "influence in The Shire": 1}, green=13),
    played("Do Not Tempt Me!", 4, ["yes"], {"influence in South Eaves": 1}, who=[argalad(at="South Eaves")],
        places={"Dol Guldur": place(influence=3)}),
    played("Shire, Baggins", 7, [], {"pool": 8, "influence in The Shire": 2}, places={
        "Mount Gundabad": place(influence=3), "Ruins of Angmar": place(influence=1), "Ettenmoors": place(influence=1),
        "Weathertop": place(influence=1), "Bree": place(influence=1), "Old Forest": place(influence=1),
        "The Shire": place(influence=1)}),
]
# fmt: on


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_the_shadow_card(case: Case):
    _, heroes, written, answers, changes = case
    assert changed(heroes, answers, **written) == changes


# ---- cards whose effect comes later


BY_HAND = {
    "Flocks of Crebain", "His Arm Has Grown Long", "Seem Fairer, Feel Fouler", "Evil Wound", "Creatures of the Wild",
    "Winter Storm", "Grievous Loss",
}  # fmt: skip


def test_every_shadow_card_is_shown():
    assert {case[0] for case in CASES} | BY_HAND == {info.name for info in rw.cards("meq") if info.kind == "shadow"}


def at_turn(title: str, pool: int, at: str = "Bree", corruption: tuple[str, ...] = (), **written: object) -> rw.Game:
    """Argalad's turn begins; Sauron holds the card."""
    who = argalad(at=at, corruption=[*corruption])
    return meq(who, at="turn", shadow=[title], pool=pool, green=stage_for(pool), **written)


def enemy(game: rw.Game) -> str:
    """Whom the hero fights."""
    (told,) = [entry.text for entry in game.log() if entry.rule == "meq.combat.1"]
    return told.removeprefix("Argalad fights ")


def test_flocks_of_crebain_is_a_fight_without_agility_in_place_of_an_ambush():
    game = at_turn("Flocks of Crebain", 2, places={"Bree": place(monsters=["Agent"])})
    game.play("play Flocks of Crebain")
    assert (enemy(game), only(game, "Argalad").value("agility"), game.decision.kind) == ("Crebain", 0, "declare")
    game.play("declare exhaustion", "declare exhaustion", "done")
    assert only(game, "Argalad").value("agility") == 3
    assert game.decision.kind == "travel", "no rest beside a monster, and no Ambush step"
    haven = at_turn("Flocks of Crebain", 2, at="Fornost")
    assert offers(haven) == ["pass"]


@pytest.mark.parametrize(("corruption", "plots"), [((), 0), (("Deranged",), 1)])
def test_seem_fairer_is_a_fight_with_an_agent_and_a_plot_if_the_hero_is_corrupted(
    corruption: tuple[str, ...], plots: int
):
    game = at_turn("Seem Fairer, Feel Fouler", 3, corruption=corruption)
    game.play("play Seem Fairer, Feel Fouler")
    assert enemy(game) == "Agent"
    game.play("draw 0", "declare exhaustion", "declare exhaustion", "done")
    assert len(names(game, "plot-hand")) == plots


@pytest.mark.parametrize(("corruption", "who"), [(("Weak",), "Giant Spider"), (("Weak", "Deranged"), "Cave Troll")])
def test_creatures_of_the_wild_depend_on_corruption(corruption: tuple[str, ...], who: str):
    game = at_turn("Creatures of the Wild", 7, corruption=corruption)
    game.play("play Creatures of the Wild")
    assert enemy(game) == who


def test_winter_storm_leaves_one_move():
    game = at_turn("Winter Storm", 10)
    game.play("play Winter Storm", "pass", "travel to Old Forest", "discard card Parry")
    assert [key for key in offers(game) if key.startswith("travel")] == []
    assert "meq.shadow-card.4" in game.why_not("travel to Bree")


def test_his_arm_has_grown_long_makes_the_location_perilous_for_this_turn():
    game = meq(
        argalad(), at="travel", shadow=["His Arm Has Grown Long"], pool=2, decks={"perils": ["Orc Scouts"]},
    )  # fmt: skip
    game.play("travel to Old Forest", "discard card Parry", "play His Arm Has Grown Long")
    assert (game.decision.kind, "inflict Orc Scouts" in offers(game)) == ("peril", True)
    haven = meq(argalad(), at="travel", stop=True, shadow=["His Arm Has Grown Long"], pool=2)
    haven.play("travel to Fornost", "discard card Parry")
    assert offers(haven) == ["pass"]


def defeated(title: str, pool: int, corruption: tuple[str, ...], **written: object) -> rw.Game:
    """Argalad pays the last card for a move with an empty Life Pool: defeated."""
    who = argalad(hand=["Parry"], life=[], damage=["Overdraw"] * 6 + ["Precision"] * 2, corruption=[*corruption])
    game = meq(who, at="travel", shadow=[title], pool=pool, green=stage_for(pool), **written)
    game.play("travel to Old Forest", "advance the red marker")
    return game


def test_evil_wound_hurts_a_hero_who_has_recovered():
    """4 damage, and 2 for each Corruption card."""
    game = defeated("Evil Wound", 7, ("Weak",))
    assert (only(game, "Argalad").at, len(names(game, "life"))) == ("Fornost", 10)
    game.play("play Evil Wound")
    assert (len(names(game, "life")), len(names(game, "damage"))) == (4, 6)


def test_grievous_loss_gives_influence_and_slows_the_heroes():
    """One influence for each Corruption card, in extension or in the pool; green advances 1 less."""
    game = defeated("Grievous Loss", 12, ("Weak", "Weary"), black=7)
    game.play("play Grievous Loss", "influence Barad-dûr")
    assert "into the Shadow Pool" not in offers(game), "it holds 12 already"
    game.play("influence Barad-dûr")
    assert only(game, "Barad-dûr").tokens == {"influence": 2}
    while game.table()["round"] == 2:
        game.choose(next((key for key in ("pass", "end the Travel step", "draw 0") if key in offers(game)), 0))
    assert story(game)[0] == 14


def test_the_ithil_stone_plays_no_plot_where_no_space_is_left():
    game = meq(
        argalad(), at="action", shadow=["The Ithil-stone"], pool=8, green=7,
        plots=["Gollum is Captured", "Sméagol Escapes", "Monsters in the East"],
    )  # fmt: skip
    game.play("play The Ithil-stone")
    assert offers(game) == ["take Saruman Falls to Corruption", "take Denethor Falls into Madness"]


def test_a_hero_emptied_by_dark_promises_does_not_fight():
    """READINGS 19: defeated at once; there is no combat, and the token stays."""
    game = meq(
        argalad(), at="ambush", shadow=["Dark Promises"], pool=3, stop=True, places={"Bree": place(monsters=["Agent"])}
    )
    game.play("play Dark Promises", "take 5 damage", "lose Parry", *["lose the top card"] * 3, "advance the red marker")
    assert (only(game, "Argalad").at, names(game, "monster-tokens")) == ("Fornost", ["Agent"])
    assert [entry for entry in game.log() if entry.rule == "meq.combat-phases.1"] == []
