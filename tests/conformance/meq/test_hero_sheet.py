"""The hero sheet: attributes, abilities, and what they are for."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from support.meq import SAURON, asked, at, favor, fight_a_round, hero, meq, names, offers, only, place

SHEETS = {
    "Argalad": (5, 5, 3, 2), "Beravor": (6, 5, 2, 2), "Eleanor": (6, 5, 1, 3), "Eometh": (6, 6, 1, 2),
    "Thálin": (5, 7, 2, 1),
}  # fmt: skip
RANGED_OF_FIVE = {"argalad": 4, "beravor": 3, "eleanor": 3, "eometh": 2, "thalin": 1}


@pytest.mark.rule(
    "meq.hero-sheet.7", "meq.hero-sheet.8", "meq.components.21", "meq.components.35", "meq.component-overview.30"
)
def test_five_heroes_with_four_attributes_each():
    found = {
        info.name: tuple(info.card.faces[0].stats[a] for a in ("fortitude", "strength", "agility", "wisdom"))
        for info in rw.cards("meq")
        if info.kind == "hero"
    }
    assert found == SHEETS


@pytest.mark.rule("meq.hero-sheet.1", "meq.components.16")
def test_the_diagram_tells_how_many_of_five_cards_are_ranged():
    for owner, ranged in RANGED_OF_FIVE.items():
        types: Counter[str] = Counter()
        for info in rw.cards("meq"):
            if info.kind == "hero-card" and info.card.set == owner:
                types[info.labels["type"]] += info.copies
        assert types == {"ranged": 5 * ranged, "melee": 25 - 5 * ranged}


@pytest.mark.rule("meq.hero-sheet.3", "meq.hero-sheet.4", "meq.component-overview.30")
def test_argalad_looks_at_the_tokens_of_a_neighbouring_location_once_in_a_turn():
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry"]), hero("Thálin"), at="travel", stop=True,
        places={
            "Fornost": place(monsters=["Orc", "Rumour"]), "Old Forest": place(monsters=["Agent"]),
            "Moria": place(monsters=["Crebain"]),
        },
    )  # fmt: skip
    (use,) = [key for key in offers(game) if key.startswith("use")]
    game.play(use)
    assert offers(game) == ["choose Fornost", "choose Old Forest"]
    game.play("choose Fornost")
    seen = {seat: sorted(t.get("name", "?") for t in game.view(seat)["zones"]["monster-tokens"]) for seat in (0, 1, 2)}
    assert seen == {
        0: ["Agent", "Crebain", "Orc", "Rumour"], 1: ["?", "?", "Orc", "Rumour"], 2: ["?", "?", "?", "?"],
    }  # fmt: skip
    assert use not in offers(game)


@pytest.mark.rule("meq.hero-sheet.4")
def test_beravor_may_heal_or_train_where_she_rests_outside_a_haven():
    written = {"at": "rest", "stop": True, "decks": {"skills": ["Ready", "Endure"]}}
    who = hero("Beravor", at="Bree", hand=["Parry"], rest=["Evade"], damage=["Charge"], life=["Evade"])
    game = meq(who, **written)
    game.play("rest")
    assert offers(game) == ["heal", "train", "pass"]
    game.play("heal", "advance the red marker")
    assert (names(game, "damage"), len(names(game, "life"))) == ([], 3)
    trained = meq(who, **written)
    trained.play("rest", "train", "keep Ready", "advance the red marker")
    assert (names(trained, "hand"), names(trained, "damage")) == (["Parry", "Ready"], ["Charge"])
    haven = meq({**who, "at": "Fornost"}, **written)
    haven.play("rest")
    assert offers(haven) == ["heal", "pass"]
    other = meq(hero("Argalad", at="Bree", rest=["Parry"], damage=["Parry"]), at="rest", stop=True)
    other.play("rest")
    assert other.decision.kind == "marker", "nobody else heals outside a Haven"


@pytest.mark.rule("meq.hero-sheet.4")
def test_eleanor_gains_a_favor_once_in_a_turn_for_a_quest_or_a_character():
    game = meq(
        hero("Eleanor", at="Anfalas", quests=["An Appeal to Golasgil"]), at="travel", stop=True,
        places={"Anfalas": place(characters=["Gandalf", "Aragorn"])},
    )  # fmt: skip
    game.play("explore", "ask Gandalf for help")
    assert favor(game) == 1
    game.play("ask Aragorn for help")
    assert favor(game) == 1
    game.play("complete An Appeal to Golasgil", 0)
    assert favor(game) == 2, "only the favor of the quest itself"
    quest = meq(hero("Eleanor", at="Anfalas", quests=["An Appeal to Golasgil"]), at="travel", stop=True)
    quest.play("explore", "complete An Appeal to Golasgil", 0)
    assert favor(quest) == 2


@pytest.mark.rule("meq.hero-sheet.4", "meq.items.2")
def test_eometh_starts_with_a_horse():
    game = rw.new("meq", heroes=["Eometh"])
    assert "Horse" in names(game, "area")
    assert names(game, "supply").count("Horse") == 2


@pytest.mark.rule("meq.hero-sheet.4")
@pytest.mark.parametrize(("name", "card", "goes_on"), [("Thálin", "Sweep", True), ("Eleanor", "Hide", False)])
def test_thalins_turn_goes_on_after_a_combat_he_did_not_win(name: str, card: str, goes_on: bool):
    game = meq(
        hero(name, at="Old Forest", hand=[card] * 2, life=[card]), hero("Argalad"), at="travel",
        places={"Bree": place(monsters=["Agent"])},
    )  # fmt: skip
    game.play("travel to Bree", f"discard card {card}", "draw 0", "declare exhaustion", "declare exhaustion", "done")
    assert game.decision.kind == ("travel" if goes_on else "rest")
    assert game.table()["turn"] == (1 if goes_on else 2)


@pytest.mark.rule("meq.hero-sheet.9", "meq.hero-sheet.10", "meq.hero-sheet.12", "meq.hero-sheet.13")
def test_a_hero_draws_up_to_fortitude_from_the_life_pool_and_holds_any_number():
    game = meq(hero("Argalad", hand=["Overdraw"] * 6 + ["Precision"] * 4), at="hero-draw", stop=True)
    assert offers(game) == [f"draw {count}" for count in (5, 4, 3, 2, 1, 0)]
    game.play("draw 5")
    assert (len(names(game, "hand")), len(names(game, "life")), game.decision) == (15, 10, None)
    none = meq(hero("Argalad", hand=["Overdraw"]), at="hero-draw", stop=True)
    none.play("draw 0")
    assert names(none, "hand") == ["Overdraw"]


@pytest.mark.rule("meq.hero-sheet.11", "meq.component-overview.18", "meq.combat-card.7")
def test_cards_of_the_hand_pay_for_moves_and_fights():
    moved = meq(hero("Argalad", at="Bree", hand=["Parry", "Volley"]), at="travel", stop=True)
    assert {"travel to Tharbad", "travel to Weathertop"} <= set(offers(moved))
    moved.play("travel to Tharbad")
    assert offers(moved) == ["discard card Parry", "discard card Volley"], "a hill, or any two"
    moved.play("discard card Parry")
    assert (at(moved, "Argalad"), names(moved, "rest"), names(moved, "hand")) == ("Tharbad", ["Parry"], ["Volley"])
    plains = meq(hero("Argalad", at="Bree", hand=["Volley"]), at="travel", stop=True)
    assert "travel to Tharbad" not in offers(plains)


@pytest.mark.rule("meq.hero-sheet.14", "meq.hero-sheet.15", "meq.combat-card.5")
@pytest.mark.parametrize(("drawn", "exhausted"), [(2, True), (1, False)])
def test_strength_limits_the_cards_of_a_combat(drawn: int, exhausted: bool):
    """Beravor has strength 5 and 2 agility; Aimed Shots cost 3 each: 6 is too much for 5."""
    game = meq(
        hero("Beravor", at="Osgiliath", hand=["Aimed Shot", "Aimed Shot", "Parry"], life=["Evade"] * 3),
        at="ambush", stop=True, places={"Osgiliath": place(monsters=["Oliphaunt"])},
        decks={"behemoth-deck": ["Block"] * 3 + ["Smash"] * 4},
    )  # fmt: skip
    game.play(f"draw {drawn}")
    fight_a_round(game, "Aimed Shot", "Block")
    fight_a_round(game, "Aimed Shot", "Block")
    assert names(game, "stack") == ["Aimed Shot", "Aimed Shot"]
    assert (game.decision.kind, asked(game)) == ("declare", SAURON if exhausted else 1)
    told = [entry.text for entry in game.log() if entry.rule == "meq.combat-exhausted.1"]
    assert told == (["Beravor is exhausted"] if exhausted else [])


@pytest.mark.rule("meq.hero-sheet.16", "meq.hero-sheet.17")
@pytest.mark.parametrize(("drawn", "strength", "hand"), [(0, 8, 1), (1, 7, 2), (2, 6, 3), (3, 5, 4)])
def test_agility_draws_cards_or_adds_strength(drawn: int, strength: int, hand: int):
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry"]), at="ambush", stop=True, places={"Bree": place(monsters=["Agent"])}
    )
    assert (asked(game), offers(game)) == (1, ["draw 3", "draw 2", "draw 1", "draw 0"])
    game.play(f"draw {drawn}")
    assert (only(game, "Argalad").value("strength"), len(names(game, "hand"))) == (strength, hand)


@pytest.mark.rule("meq.hero-sheet.18", "meq.hero-sheet.20", "meq.hero-sheet.21", "meq.component-overview.35")
@pytest.mark.parametrize(("influence", "perilous"), [(2, False), (3, True)])
def test_more_influence_than_wisdom_is_perilous(influence: int, perilous: bool):
    """Argalad's wisdom is 2. Sauron draws three Peril cards and chooses one of them."""
    written = {
        "at": "travel", "stop": True, "decks": {"perils": ["The Hounds of Sauron", "An Unexpected Betrayal"]},
        "places": {"Dol Guldur": place(influence=3), "South Eaves": place(influence=influence)},
    }  # fmt: skip
    game = meq(hero("Argalad", at="The Bight", hand=["Overdraw"] * 3), **written)
    deck = len(names(game, "perils"))
    game.play("travel to South Eaves")
    while game.decision is not None and game.decision.kind == "pay":
        game.choose(0)
    assert deck - len(names(game, "perils")) == (3 if perilous else 0)
    if perilous:
        assert (asked(game), game.decision.kind) == (SAURON, "peril")
        assert "inflict The Hounds of Sauron" in offers(game)
    wiser = meq(hero("Argalad", at="The Bight", hand=["Overdraw"] * 3, wisdom=1), **written)
    wiser.play("travel to South Eaves")
    while wiser.decision is not None and wiser.decision.kind == "pay":
        wiser.choose(0)
    assert len(names(wiser, "perils")) == deck, "3 influence is not more than wisdom 3"
