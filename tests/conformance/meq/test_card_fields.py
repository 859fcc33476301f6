"""The fields of plots, events, Shadow cards, encounters, monsters and combat cards, and what each does."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.meq.flow.acting import ACTION_TOKENS
from support.meq import (
    SAURON,
    asked,
    at,
    favor,
    fight_a_round,
    hero,
    influence,
    meq,
    names,
    offers,
    only,
    place,
    place_all,
    story,
)

MINIONS = ("Black Serpent", "Mouth of Sauron", "Gothmog", "Ringwraiths", "Witch-king")
MONSTERS = {
    "Crebain": (2, 7, 3, 2, "zealot", "ranged"),
    "Agent": (3, 5, 3, 3, "zealot", "ranged"),
    "Snaga": (3, 6, 3, 2, "zealot", "ranged"),
    "Orc": (3, 5, 4, 2, "zealot", "melee"),
    "Barrow Wight": (4, 5, 4, 2, "ravager", "ranged"),
    "Southron": (4, 6, 3, 2, "ravager", "melee"),
    "Dunlending": (4, 5, 5, 2, "ravager", "melee"),
    "Uruk-hai": (5, 6, 6, 2, "ravager", "melee"),
    "Warg Rider": (5, 6, 4, 1, "ravager", "melee"),
    "Giant Spider": (6, 7, 5, 1, "behemoth", "melee"),
    "Huorn": (7, 6, 7, 1, "behemoth", "melee"),
    "Cave Troll": (8, 8, 8, 0, "behemoth", "ranged"),
    "Oliphaunt": (9, 7, 10, 1, "behemoth", "melee"),
    "Balrog": (10, 9, 12, 0, "behemoth", "melee"),
}
"""Health, fortitude, strength, wisdom, the combat deck, and the type of card that the ability is tied to."""
MINION_NUMBERS = {
    "Black Serpent": (11, 9, 8, 1, "ravager"),
    "Mouth of Sauron": (9, 6, 6, 2, "zealot"),
    "Gothmog": (10, 7, 7, 2, "ravager"),
    "Ringwraiths": (9, 8, 8, 0, "ravager"),
    "Witch-king": (13, 10, 10, 1, "behemoth"),
}
PLOT_FIELDS = {
    "Sauron Hunts for the Ring": (0, 3, "yellow", 1),
    "Monsters in the East": (0, 2, "red", 1),
    "Saruman Hungry for Power": (0, 3, "black", 1),
    "A Dark Messenger": (0, 5, "black", 1),
    "Osgiliath Invaded": (0, 3, "red", 1),
    "Gollum is Captured": (2, 2, "yellow", 2),
    "Saruman Falls to Corruption": (5, 5, "black", 2),
    "Wormtongue Taints Théoden": (5, 5, "black", 2),
    "Denethor Falls into Madness": (8, 6, "black", 3),
    "Orcs in the Mountains": (0, 3, "red", 2),
    "A Broken Line of Kings": (0, 4, "red", 2),
    "Gollum is Tortured": (4, 0, "yellow", 2),
    "Sméagol Escapes": (0, 3, "yellow", 1),
    "Loss of an Heir": (0, 3, "black", 1),
    "A Promise of Rings": (0, 3, "yellow", 2),
    "Rise of the Uruk-hai": (5, 4, "red", 3),
    "Urgent Summons": (4, 3, "yellow", 2),
}
"""The influence it needs, its price in favor, the marker it advances, and how far."""


def info(name: str, kind: str) -> rw.CardInfo:
    """The card with a title."""
    return next(i for i in rw.cards("meq") if i.name == name and i.kind == kind)


def face(name: str, kind: str):
    """What is printed on it."""
    return info(name, kind).card.faces[0]


def fought(where: str, *tokens: str, hand: list[str], minions: tuple[str, ...] = (), **written: object) -> rw.Game:
    """Argalad is attacked in the Ambush step and uses all agility for strength."""
    game = meq(
        hero("Argalad", at=where, hand=hand, life=["Overdraw"] * 4), at="ambush", stop=True,
        places={where: place(monsters=[*tokens], minions=[*minions])}, **written,
    )  # fmt: skip
    game.play("draw 0")
    return game


# ---- plots


def test_the_fields_of_every_plot():
    found = {
        i.name: (
            *(i.card.faces[0].stats[n] for n in ("influence", "price")), i.labels["marker"],
            i.card.faces[0].stats["advance"],
        )
        for i in rw.cards("meq")
        if i.kind == "plot"
    }  # fmt: skip
    assert found == PLOT_FIELDS


@pytest.mark.rule("meq.plot-card.1", "meq.component-overview.34")
@pytest.mark.parametrize(("pool", "playable"), [(4, False), (5, True), (8, True)])
def test_a_plot_needs_its_influence_in_the_shadow_pool(pool: int, playable: bool):
    game = meq(hero("Argalad"), at="plot", green=7, pool=pool, plot_hand=["Saruman Falls to Corruption"], stop=True)
    assert ("play Saruman Falls to Corruption" in offers(game)) is playable
    if playable:
        game.play("play Saruman Falls to Corruption")
        assert game.table()["pool"] == pool, "it is needed, not spent"


@pytest.mark.rule("meq.plot-card.5", "meq.plot-card.6")
@pytest.mark.parametrize(
    ("places", "playable"),
    [({}, False), ({"Osgiliath": place(monsters=["Orc"])}, True), ({"Osgiliath": place(monsters=["Rumour"])}, True)],
)
def test_a_plot_is_played_only_if_its_condition_is_met(places: dict[str, object], playable: bool):
    """READINGS 23: a blank token counts as a monster token for plots."""
    game = meq(hero("Argalad"), at="plot", plot_hand=["Osgiliath Invaded"], places=places, stop=True)
    assert ("play Osgiliath Invaded" in offers(game)) is playable
    if playable:
        game.play("play Osgiliath Invaded")
        assert (names(game, "plot-1"), at(game, "Osgiliath Invaded")) == (["Osgiliath Invaded"], "Osgiliath")


@pytest.mark.rule("meq.plot-card.7")
@pytest.mark.parametrize(("plots", "perilous"), [(["Saruman Falls to Corruption"], True), ([], False)])
def test_the_rules_of_a_plot_apply_while_it_is_active(plots: list[str], perilous: bool):
    """Saruman Falls to Corruption makes Isengard perilous: no encounter there."""
    game = meq(hero("Argalad", at="Isengard"), at="encounter", plots=plots, stop=True, patient=True)
    assert bool([e for e in game.log() if e.rule.startswith("meq.encounter-step")]) is not perilous
    if perilous:
        held = meq(hero("Argalad", at="Isengard"), at="encounter", plot_hand=plots, stop=True, patient=True)
        assert [e for e in held.log() if e.rule.startswith("meq.encounter-step")] != [], "not from the hand"


# ---- events


@pytest.mark.rule("meq.event-card.1")
@pytest.mark.parametrize(
    ("markers", "played"),
    [
        ({"green": 3}, "The Thieves of Tharbad"),
        ({"yellow": 3}, "The Courage of Erkenbrand"),
        ({}, "The Dúnadan Guards the Shire"),
    ],
)
def test_the_priority_decides_which_event_is_played(markers: dict[str, int], played: str):
    """Priorities 7, 4 and 8: the lowest if the heroes are dominant, the highest if Sauron is, else the top card."""
    drawn = ["The Dúnadan Guards the Shire", "The Thieves of Tharbad", "The Courage of Erkenbrand"]
    game = meq(hero("Argalad"), at="event", decks={"events-1": drawn}, stop=True, **markers)
    told = [e.text for e in game.log() if e.text.startswith("Event:")]
    assert told == [f"Event: {played}"]


@pytest.mark.rule("meq.event-card.4", "meq.component-overview.48", "meq.component-overview.3", "meq.components.33")
def test_an_event_with_the_marker_icon_stays_until_another_replaces_it_or_it_is_used():
    game = meq(
        hero("Argalad"), at="event", event="Imladris", decks={"events-1": ["Lady of the Golden Wood"]}, stop=True
    )
    assert (names(game, "event"), at(game, "Lady of the Golden Wood")) == (["Lady of the Golden Wood"], "Lothlórien")
    assert (names(game, "events-1-discard"), at(game, only_event(game, "Imladris"))) == (["Imladris"], None)
    used = meq(hero("Argalad", at="Rivendell"), at="travel", event="Imladris", stop=True)
    used.play("explore", "follow Imladris")
    assert (names(used, "event"), names(used, "events-1-discard")) == ([], ["Imladris"])
    assert only(used, "Argalad").value("fortitude") == 6, "with no Corruption to discard, the level"


def only_event(game: rw.Game, name: str) -> str:
    """The id of an event whose title an encounter shares."""
    return next(i.id for i in rw.cards("meq") if i.name == name and i.kind == "event")


@pytest.mark.rule("meq.event-card.4")
def test_an_event_without_the_icon_leaves_the_one_in_play_alone():
    game = meq(
        hero("Argalad"), at="event", event="Lady of the Golden Wood", stop=True,
        decks={"events-1": ["Messengers of the Stormcrow"]},
    )  # fmt: skip
    assert names(game, "event") == ["Lady of the Golden Wood"]
    assert names(game, "events-1-discard") == ["Messengers of the Stormcrow"]


@pytest.mark.rule("meq.event-card.5", "meq.component-overview.3")
def test_an_event_takes_effect_at_once_or_when_its_location_is_explored():
    at_once = meq(hero("Argalad", favor=1), at="event", decks={"events-1": ["Messengers of the Stormcrow"]}, stop=True)
    at_once.play("spend 1 favor")
    assert favor(at_once) == 0
    there = meq(
        hero("Argalad", at="The Shire", favor=3), at="event", decks={"events-1": ["Gandalf Visits Frodo"]}, stop=True
    )
    assert (story(there), favor(there), there.decision) == ((0, 0, 0, 0), 3, None)
    elsewhere = meq(hero("Argalad", at="Bree", favor=3), at="travel", event="Gandalf Visits Frodo", stop=True)
    elsewhere.play("explore")
    assert "follow Gandalf Visits Frodo" not in offers(elsewhere)
    poor = meq(hero("Argalad", at="The Shire", favor=2), at="travel", event="Gandalf Visits Frodo", stop=True)
    poor.play("explore")
    assert "follow Gandalf Visits Frodo" not in offers(poor), "its condition: 3 favor"


@pytest.mark.rule("meq.event-card.6", "meq.components.4")
def test_every_event_places_something():
    events = [i for i in rw.cards("meq") if i.kind == "event"]
    assert [i.name for i in events if "As it comes into play: Place " not in i.text("en")] == []
    assert Counter(i.card.faces[0].stats["stage"] for i in events) == {1: 14, 2: 14, 3: 14}
    for stage in (1, 2, 3):
        priorities = sorted(i.card.faces[0].stats["priority"] for i in events if i.card.set == f"events-{stage}")
        assert priorities == [*range(1, 15)]


# ---- Shadow cards


@pytest.mark.rule("meq.shadow-card.1", "meq.component-overview.34")
@pytest.mark.parametrize(("pool", "playable"), [(3, False), (4, True)])
def test_a_shadow_card_needs_its_influence_in_the_pool(pool: int, playable: bool):
    game = meq(hero("Argalad"), at="action", pool=pool, shadow=["Storms of Mordor"], stop=True)
    assert ("play Storms of Mordor" in offers(game)) is playable
    if playable:
        game.play("play Storms of Mordor")
        assert game.table()["pool"] == 4


@pytest.mark.rule("meq.shadow-card.3")
def test_a_shadow_card_is_played_at_its_time():
    """Dark Promises: at the start of a combat. Flocks of Crebain: at the start of a hero's turn."""
    cards = ["Dark Promises", "Flocks of Crebain", "Storms of Mordor", "His Arm Has Grown Long"]
    written = {"pool": 4, "shadow": cards, "stop": True}
    who = hero("Argalad", at="Bree", hand=["Parry", "Volley"])
    action = meq(who, at="action", **written)
    assert [key for key in offers(action) if key.startswith("play")] == ["play Storms of Mordor"]
    assert "meq.shadow-play.2" in action.why_not("play Dark Promises")
    turn = meq(who, at="turn", **written)
    assert offers(turn) == ["play Flocks of Crebain", "pass"]
    combat = meq(who, at="ambush", places={"Bree": place(monsters=["Agent"])}, **written)
    assert offers(combat) == ["play Dark Promises", "pass"]
    entered = meq(who, at="travel", **written)
    entered.play("travel to Old Forest", "discard card Parry")
    assert offers(entered) == ["play His Arm Has Grown Long", "pass"]


@pytest.mark.rule("meq.shadow-card.4")
def test_the_effect_of_a_shadow_card_is_carried_out_at_once():
    game = meq(
        hero("Argalad", hand=["Overdraw"] * 6 + ["Parry"]), at="action", pool=4, shadow=["Storms of Mordor"], stop=True
    )
    game.play("play Storms of Mordor")
    assert (game.decision.kind, asked(game)) == ("discard", 1), "before any action"
    game.play("discard card Parry", "discard card Overdraw")
    assert (len(names(game, "hand")), names(game, "shadow-discard"), game.decision.kind) == (
        5,
        ["Storms of Mordor"],
        "action",
    )


# ---- encounters and perils


@pytest.mark.rule("meq.encounter-card.1", "meq.encounter-card.2", "meq.encounter-card.5", "meq.hero-sheet.19")
@pytest.mark.parametrize(
    ("where", "gained"),
    [("Weathertop", 0), ("The Trollshaws", 1)],
)
def test_the_fitting_encounter_with_the_lowest_priority_is_carried_out(where: str, gained: int):
    """Tom, Bert, and William Huggins (1, The Trollshaws), The World is Grey (9, any), Emyn Engrin (The Iron Hills)."""
    drawn = ["The World is Grey, the Mountains Old", "Tom, Bert, and William Huggins", "Emyn Engrin"]
    game = meq(
        hero("Argalad", at=where), at="encounter", pool=2, decks={"encounters-2": drawn}, stop=True
    )  # fmt: skip
    told = [e.text for e in game.log() if e.rule == "meq.encounter-step.4"]
    assert len(told) == 1
    assert ("Tom, Bert" in told[0]) is bool(gained)
    assert (game.table()["pool"], game.decision is None) == (2 - gained, bool(gained))


@pytest.mark.rule("meq.hero-sheet.19", "meq.encounter-card.5")
@pytest.mark.parametrize(("corruption", "pool"), [(2, 1), (3, 2)])
def test_wisdom_decides_what_comes_of_an_encounter(corruption: int, pool: int):
    """Wisdom 2 against the number of Corruption cards: at least as much."""
    game = meq(
        hero("Argalad", at="The Trollshaws", corruption=["Weak", "Weary", "Helpless"][:corruption]), at="encounter",
        pool=2, decks={"encounters-2": ["Tom, Bert, and William Huggins"]}, stop=True,
    )  # fmt: skip
    assert game.table()["pool"] == pool


@pytest.mark.rule("meq.component-overview.12", "meq.corruption.1", "meq.component-overview.23")
def test_a_peril_strikes_a_hero_in_a_perilous_location():
    game = meq(
        hero("Argalad", at="Eregion", hand=["Parry"]), at="travel", stop=True,
        decks={"perils": ["Orc Scouts", "Trapped", "The Weakness of Men"], "corruption": ["Weak"]},
    )  # fmt: skip
    game.play("travel to Moria")
    assert (asked(game), offers(game)) == (SAURON, ["inflict Orc Scouts"])
    game.play("inflict Orc Scouts")
    assert names(game, "area") == ["Weak"]


@pytest.mark.rule("meq.corruption.1", "meq.component-overview.23")
def test_an_encounter_may_bring_corruption():
    game = meq(
        hero("Argalad", at="Osgiliath", hand=["Parry"]), at="encounter", stop=True,
        decks={"encounters-4": ["The Key to the Anduin"], "corruption": ["Weak"]},
    )  # fmt: skip
    game.play("take a Corruption card")
    assert names(game, "area") == ["Weak"]


# ---- monsters and minions


@pytest.mark.rule(
    "meq.monster-card.1", "meq.monster-card.5", "meq.monster-card.6", "meq.component-overview.13", "meq.monster-card.11"
)
def test_the_fields_of_every_monster():
    found = {
        i.name: (
            *(i.card.faces[0].stats[n] for n in ("health", "fortitude", "strength", "wisdom")), i.labels["deck"],
            i.labels["tied"],
        )
        for i in rw.cards("meq")
        if i.kind == "monster"
    }  # fmt: skip
    assert found == MONSTERS
    assert [name for name in MONSTERS if len(face(name, "monster").abilities) != 1] == []


@pytest.mark.rule("meq.monster-card.13", "meq.component-overview.2")
def test_the_fields_of_every_minion():
    found = {
        i.name: (*(i.card.faces[0].stats[n] for n in ("health", "fortitude", "strength", "wisdom")), i.labels["deck"])
        for i in rw.cards("meq")
        if i.kind == "minion"
    }
    assert found == MINION_NUMBERS
    assert not {*MINION_NUMBERS} & {*MONSTERS}, "minions have no reference cards"
    game = meq(hero("Argalad"), places={"Bree": place(minions=[*MINIONS])})
    shown = {p["name"]: p["values"] for p in game.view(1)["zones"]["figures"] if p["kind"] == "minion"}
    assert {name: values["health"] for name, values in shown.items()} == {n: v[0] for n, v in MINION_NUMBERS.items()}


@pytest.mark.rule("meq.monster-card.2", "meq.component-overview.43", "meq.combat-card.2", "meq.combat-card.3")
@pytest.mark.parametrize(("card", "dealt"), [("Quick Shot", 0), ("Overdraw", 1), ("Aimed Shot", 2)])
def test_attack_minus_defense_is_damage_on_the_reference_card(card: str, dealt: int):
    """An Agent (3 health) lays Smash, defense 1; Argalad's attacks are 1, 2 and 3. Smash strikes for 2."""
    game = fought("Bree", "Agent", hand=[card, "Parry"], decks={"zealot-deck": ["Smash", "Hack"]})
    fight_a_round(game, card, "Smash")
    game.play("lose the top card", "lose the top card")
    (agent,) = [piece for piece in game.look("Agent") if piece.kind == "monster"]
    assert agent.tokens.get("damage", 0) == dealt
    assert len(names(game, "damage")) == 2


@pytest.mark.rule("meq.monster-card.2")
@pytest.mark.parametrize(("damage", "defeated"), [(9, False), (10, True)])
def test_a_combatant_with_as_much_damage_as_health_is_defeated(damage: int, defeated: bool):
    """The Black Serpent has 11 health; Quick Shot deals 1 against Hack, which has no defense."""
    game = fought(
        "Bree", hand=["Quick Shot", "Parry"], minions=("Black Serpent",), damage={"Black Serpent": damage},
        decks={"ravager-deck": ["Hack"]},
    )  # fmt: skip
    fight_a_round(game, "Quick Shot", "Hack")
    game.play("lose the top card")
    assert (only(game, "Black Serpent").zone == "box") is defeated


@pytest.mark.rule("meq.monster-card.3")
def test_a_quest_names_the_monster():
    game = meq(
        hero("Thálin", at="The Northern Waste", quests=["A New Threat"], hand=["Sweep", "Parry"]),
        at="encounter",
        stop=True,
    )
    assert [e.text for e in game.log() if e.rule == "meq.combat.1"] == ["Thálin fights Snaga"]


@pytest.mark.rule(
    "meq.monster-card.5", "meq.monster-card.7", "meq.monster-card.14", "meq.monster-combat-card.3",
    "meq.component-overview.15",
)  # fmt: skip
@pytest.mark.parametrize(
    ("token", "minion", "deck", "drawn"),
    [
        ("Agent", "", "zealot", 5),
        ("Dunlending", "", "ravager", 5),
        ("Crebain", "", "zealot", 7),
        ("", "Mouth of Sauron", "zealot", 6),
        ("", "Black Serpent", "ravager", 9),
        ("", "Witch-king", "behemoth", 10),
    ],
)
def test_fortitude_is_the_number_of_cards_drawn_from_the_own_deck(token: str, minion: str, deck: str, drawn: int):
    game = fought("Bree", *[token][: bool(token)], hand=["Parry"], minions=(minion,)[: bool(minion)])
    assert len(names(game, "hand", SAURON)) == drawn
    assert len(names(game, f"{deck}-deck")) == 25 - drawn
    catalogue, s = game.rules.catalogue, game.state
    held = s.zones[game.rules.zones.id("hand", SAURON)]
    assert {catalogue.cards[s.card[piece]].set for piece in held} == {deck}


@pytest.mark.rule("meq.monster-card.8", "meq.monster-card.9")
@pytest.mark.parametrize(("second", "exhausted"), [("Charge", False), ("Poison Arrow", True)])
def test_a_monster_that_spends_more_than_its_strength_is_exhausted(second: str, exhausted: bool):
    """An Agent has strength 3: Smash (2) and Charge (1) are just enough, Smash and Poison Arrow (2) are not."""
    game = fought("Bree", "Agent", hand=["Parry"] * 2 + ["Volley"], decks={"zealot-deck": ["Smash", second]})
    fight_a_round(game, "Parry", "Smash")
    while game.decision.kind == "damage":
        game.choose("lose the top card")
    fight_a_round(game, "Parry", second)
    told = [e.text for e in game.log() if e.rule == "meq.combat-exhausted.1"]
    assert told == (["Agent is exhausted"] if exhausted else [])


@pytest.mark.rule("meq.monster-card.10", "meq.monster-card.14")
@pytest.mark.parametrize(
    ("tokens", "minions", "tokens_placed"), [(("Agent",), (), 3), (("Orc",), (), 2), ((), ("Mouth of Sauron",), 2)]
)
def test_wisdom_is_the_influence_an_undefeated_enemy_brings(
    tokens: tuple[str, ...], minions: tuple[str, ...], tokens_placed: int
):
    """READINGS, slips: wisdom places influence when the enemy was not defeated. Sauron may place less."""
    game = fought("Weathertop", *tokens, hand=["Parry"], minions=minions)
    game.play("declare exhaustion", "declare exhaustion")
    placed = 0
    while game.decision is not None and game.decision.kind == "influence":
        assert "done" in offers(game)
        game.choose("influence Barad-dûr")
        placed += 1
    assert (placed, influence(game, "Barad-dûr")) == (tokens_placed, [tokens_placed])


@pytest.mark.rule("meq.monster-card.11")
@pytest.mark.parametrize(("theirs", "hurt"), [("Hack", 2), ("Ranged Strike", 0)])
def test_the_ability_of_a_monster_is_tied_to_a_type_of_card(theirs: str, hurt: int):
    """An Orc's melee cards deal 1 damage to whoever plays a melee card. Anticipate is melee and has defense 1.

    Hack: attack 1, 1 more against melee, minus 1, and 1 for the Orc. Ranged Strike: attack 1 minus 1, nothing else.
    """
    game = meq(
        hero("Argalad", at="Weathertop", hand=["Anticipate", "Volley"], life=["Overdraw"] * 4), at="ambush", stop=True,
        places={"Weathertop": place(monsters=["Orc"])}, decks={"zealot-deck": ["Hack", "Ranged Strike"]},
    )  # fmt: skip
    game.play("draw 0")
    fight_a_round(game, "Anticipate", theirs)
    while game.decision is not None and game.decision.kind == "damage":
        game.choose("lose the top card")
    assert len(names(game, "damage")) == hurt


# ---- combat cards


@pytest.mark.rule("meq.combat-card.1", "meq.combat-card.6", "meq.components.15")
def test_every_combat_card_is_melee_or_ranged_and_has_an_owner():
    cards = [i for i in rw.cards("meq") if i.kind in ("combat-card", "hero-card", "skill")]
    assert {i.labels["type"] for i in cards} == {"melee", "ranged"}
    owners = Counter()
    for i in cards:
        owners[i.card.set] += i.copies
    assert owners == {
        "argalad": 25, "beravor": 25, "eleanor": 25, "eometh": 25, "thalin": 25, "skill": 20, "zealot": 25,
        "ravager": 25, "behemoth": 25,
    }  # fmt: skip


@pytest.mark.rule("meq.combat-card.4")
@pytest.mark.parametrize(("theirs", "hurt"), [("Hack", 0), ("Smash", 2)])
def test_a_combat_card_has_an_ability(theirs: str, hurt: int):
    """Parry has defense 1, and 2 more against melee; Smash makes the printed defense 0."""
    game = fought("Bree", "Agent", hand=["Parry", "Volley"], decks={"zealot-deck": ["Hack", "Smash"]})
    fight_a_round(game, "Parry", theirs)
    while game.decision.kind == "damage":
        game.choose("lose the top card")
    assert len(names(game, "damage")) == hurt


@pytest.mark.rule("meq.combat-card.7")
def test_hero_cards_and_skills_show_a_movement_icon_and_monster_cards_do_not():
    icons = {"hill", "mountain", "forest", "plains", "swamp"}
    for i in rw.cards("meq"):
        if i.kind in ("hero-card", "skill"):
            assert i.labels["travel"] in icons
        elif i.kind == "combat-card":
            assert "travel" not in i.labels


@pytest.mark.rule("meq.monster-combat-card.2")
def test_the_three_monster_decks_differ():
    decks = [
        frozenset(i.name for i in rw.cards("meq") if i.card.set == deck) for deck in ("zealot", "ravager", "behemoth")
    ]
    assert len(set(decks)) == 3
    assert [len(deck) for deck in decks] == [11, 11, 11]


# ---- the rest of the overview


@pytest.mark.rule("meq.components.29", "meq.component-overview.45")
def test_four_action_tokens_and_the_fourth_brings_the_others_back():
    assert ACTION_TOKENS == 4
    game = meq(
        hero("Argalad"), at="action", stop=True, tracks={"influence": [1], "draw": [1], "command": [1]},
        places={"Barad-dûr": place(influence=6), "Mount Doom": place(influence=1)},
    )  # fmt: skip
    game.play("command", "done")
    assert game.table()["tracks"] == {"influence": [], "draw": [], "command": [2]}
    full = meq(hero("Argalad"), at="action", stop=True, tracks={"draw": [1, 2, 3]})
    assert "draw cards" not in offers(full), "what was done before limits what can be done now"


@pytest.mark.rule("meq.component-overview.1", "meq.board.19")
def test_a_hero_can_come_to_every_location_of_the_board():
    """Along the paths, however many cards they cost."""
    reached, edge = {"Bree"}, ["Bree"]
    while edge:
        here = edge.pop()
        game = meq(hero("Argalad", at=here, hand=["Overdraw"] * 6), at="travel", stop=True)
        for key in offers(game):
            there = key.removeprefix("travel to ")
            if key.startswith("travel to ") and there not in reached:
                reached.add(there)
                edge.append(there)
    assert reached == {piece.name for piece in place_all(meq(hero("Argalad")))}
    assert len(reached) == 63


def test_what_no_source_tells_for_certain_is_marked_on_the_component():
    """READINGS 15: two copies of Shadow cards, the attribute of an encounter, the minion of the Dark Tower."""
    marked = {i.name: i.labels["reconstructed"] for i in rw.cards("meq") if "reconstructed" in i.labels}
    assert marked == {
        "Betrayed": "1 of 2 copies",
        "An Evil Fog": "1 of 2 copies",
        "Dangers, Both Real and Imagined": "the attribute compared",
        "The Dark Tower": "which minion comes",
    }
    assert [i.copies for i in rw.cards("meq") if i.name in ("Betrayed", "An Evil Fog")] == [2, 2]
