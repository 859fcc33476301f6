"""What is printed on quest cards and encounter cards, and what each number is for."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.lotr.rulebook import all_cards
from rulewright.kernel.cards import Card
from support.lotr import card, lotr, offers, only, pass_until, seat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
STAGES = {
    119: ("Passage Through Mirkwood", 1, "Flies and Spiders", "Flies and Spiders", 8),
    120: ("Passage Through Mirkwood", 2, "A Fork in the Road", "A Fork in the Road", 2),
    121: ("Passage Through Mirkwood", 3, "A Chosen Path", "Don't Leave the Path!", 0),
    122: ("Passage Through Mirkwood", 3, "A Chosen Path", "Beorn's Path", 10),
    123: ("Escape from Dol Guldur", 1, "The Necromancer's Tower", "The Necromancer's Tower", 9),
    124: ("Escape from Dol Guldur", 2, "Through the Caverns", "Through the Caverns", 15),
    125: ("Escape from Dol Guldur", 3, "Out of the Dungeons", "Out of the Dungeons", 7),
    126: ("Journey Along the Anduin", 1, "To the River...", "To the River...", 8),
    127: ("Journey Along the Anduin", 2, "Anduin Passage", "Anduin Passage", 16),
    128: ("Journey Along the Anduin", 3, "Ambush on the Shore", "Ambush on the Shore", 0),
}
SETS = {
    "passage-through-mirkwood": {"Passage Through Mirkwood": 10, "Spiders of Mirkwood": 12, "Dol Guldur Orcs": 14},
    "journey-along-the-anduin": {
        "Journey Along the Anduin": 9, "Sauron's Reach": 10, "Dol Guldur Orcs": 14, "Wilderlands": 14,
    },
    "escape-from-dol-guldur": {"Escape from Dol Guldur": 15, "Spiders of Mirkwood": 12, "Dol Guldur Orcs": 14},
}  # fmt: skip
ENEMIES = {
    "King Spider": (20, 2, 3, 1, 3), "Hummerhorns": (40, 1, 2, 0, 3), "Ungoliant's Spawn": (32, 3, 5, 2, 9),
    "Wolf Rider": (10, 1, 2, 0, 2), "Hill Troll": (30, 1, 6, 3, 9), "Goblin Sniper": (48, 2, 2, 0, 2),
    "Marsh Adder": (40, 3, 4, 1, 7), "Wargs": (20, 2, 3, 1, 3), "Dol Guldur Orcs": (10, 2, 2, 0, 3),
    "Chieftan Ufthak": (35, 2, 3, 3, 6), "Dol Guldur Beastmaster": (35, 2, 3, 1, 5), "Forest Spider": (25, 2, 2, 1, 4),
    "East Bight Patrol": (5, 3, 3, 1, 2), "Black Forest Bats": (15, 1, 1, 0, 2), "Dungeon Jailor": (38, 1, 2, 3, 5),
    "Nazgûl of Dol Guldur": (40, 5, 4, 3, 9), "Cavern Guardian": (8, 2, 2, 1, 2),
    "Misty Mountain Goblins": (15, 2, 2, 1, 3), "Eastern Crows": (30, 1, 1, 0, 1),
}  # fmt: skip
"""Engagement cost, threat, attack, defense, hit points."""
LOCATIONS = {
    "Great Forest Web": (2, 2), "Mountains of Mirkwood": (2, 3), "The Brown Lands": (5, 1), "The East Bight": (1, 6),
    "Necromancer's Pass": (3, 2), "Enchanted Stream": (2, 2), "Old Forest Road": (1, 3), "Forest Gate": (2, 4),
    "Endless Caverns": (1, 3), "Tower Gate": (2, 1), "Banks of the Anduin": (1, 3), "Gladden Fields": (3, 3),
}  # fmt: skip
"""Threat and quest points."""
SHADOWS = [
    "King Spider", "Hummerhorns", "Ungoliant's Spawn", "Wolf Rider", "Wargs", "Despair", "Dol Guldur Orcs",
    "Driven by Shadow", "Forest Spider", "East Bight Patrol", "Cavern Guardian", "Under the Shadow", "Iron Shackles",
    "Misty Mountain Goblins", "Massing at Night", "Eastern Crows", "Pursued by Shadow",
]  # fmt: skip


def core(edition: str, back: str) -> list[Card]:
    """The cards of the core set with this back."""
    return [each for each in all_cards(edition) if each.number <= 128 and each.back == back]


@EDITIONS
@pytest.mark.rule(
    "lotr.rop2010-quest-cards.2", "lotr.rop2010-quest-cards.4", "lotr.rop2010-quest-card-anatomy.1",
    "lotr.rop2010-quest-card-anatomy.2", "lotr.rop2010-quest-card-anatomy.3", "lotr.rop2010-quest-card-anatomy.5",
    "lotr.rop2010-quest-card-anatomy.7", "lotr.rop2010-quest-card-anatomy.8",
)  # fmt: skip
def test_a_quest_card_has_a_side_a_with_setup_and_a_side_b_with_quest_points(edition):
    quests = core(edition, "quest")
    printed = {}
    for quest in quests:
        side_a, side_b = quest.faces
        assert (side_a.labels["side"], side_b.labels["side"]) == ("A", "B")
        assert side_a.labels["scenario"] == side_b.labels["scenario"] == quest.set
        assert "quest_points" not in side_a.stats
        assert {ability.label for ability in side_a.abilities} <= {"setup"}
        assert side_a.stats["stage"] == side_b.stats["stage"]
        printed[quest.number] = (
            quest.set, side_a.stats["stage"], side_a.name, side_b.name, side_b.stats["quest_points"],
        )  # fmt: skip
        assert quest.id == f"01{quest.number}", "the set, then the number in it"
    assert printed == STAGES
    assert len({names[3] for names in printed.values()}) == len(quests) == 10
    assert {quest.set for quest in quests} <= {each.set for each in core(edition, "encounter")}


@pytest.mark.rule("lotr.rop2010-quest-card-anatomy.6")
def test_the_text_of_a_quest_card_tells_its_setup_effects_and_conditions():
    texts = {info.number: info.text().splitlines() for info in rw.cards("lotr") if info.number in STAGES}
    labels = {number: [line.split(":")[0] if ":" in line else "" for line in lines] for number, lines in texts.items()}
    assert labels == {
        119: ["Setup"], 120: ["Forced"], 121: ["When Revealed", ""], 122: [""],
        123: ["Setup", "When Revealed", "", ""], 124: ["Response", "", ""], 125: ["Forced", ""],
        126: ["Setup", "When Revealed", ""], 127: ["", ""], 128: ["When Revealed", "", ""],
    }  # fmt: skip


@EDITIONS
@pytest.mark.rule("lotr.rop2010-quest-cards.1", "lotr.rop2010-quest-cards.3", "lotr.rop2010-quest-card-anatomy.3")
def test_the_quest_deck_shows_sides_a_in_order_and_a_stage_is_turned_after_its_setup(edition):
    game = rw.new("lotr", decks=["leadership"], edition=edition)
    view = game.view(0)
    sides = [(piece["name"], piece["values"]) for piece in view["zones"]["quest-deck"]]
    assert sides == [
        ("Flies and Spiders", {"stage": 1}), ("A Fork in the Road", {"stage": 2}),
        ("A Chosen Path", {"stage": 3}), ("A Chosen Path", {"stage": 3}),
    ]  # fmt: skip
    assert "Beorn" not in json.dumps(view["zones"]["quest-deck"])
    game.choose("keep")
    (stage,) = game.view(0)["zones"]["quest"]
    assert (stage["name"], stage["values"]) == ("Flies and Spiders", {"stage": 1, "quest_points": 8})
    told = [entry[0] for entry in game.entries()]
    assert told[told.index("log-keeps") :][:4] == ["log-keeps", "log-enters-play", "log-enters-play", "log-stage"]
    questing = seat(heroes=[card("Aragorn", committed=True, exhausted=True)])
    found = set()
    for seed in range(8):
        game = lotr(questing, quest="A Fork in the Road", edition=edition, at="3.4", patient=True, seed=seed)
        (stage,) = game.view(0)["zones"]["quest"]
        assert [piece["name"] for piece in game.view(0)["zones"]["quest-deck"]] in (["A Chosen Path"], [])
        found.add((stage["name"], stage["values"]["quest_points"]))
    assert found == {('"Don\'t Leave the Path!"', 0), ("Beorn's Path", 10)}


@EDITIONS
@pytest.mark.rule(
    "lotr.rop2010-quest-card-anatomy.2", "lotr.rop2010-quest-card-anatomy.4", "lotr.rop2010-encounter-card-anatomy.8",
    "lotr.rop2010-encounter-card-anatomy.14",
)  # fmt: skip
@pytest.mark.parametrize("scenario", list(SETS))
def test_the_encounter_sets_of_a_scenario_make_up_its_encounter_deck(scenario, edition):
    game = rw.new("lotr", scenario=scenario, decks=["leadership"], edition=edition)
    found: Counter[str] = Counter()
    for each in core(edition, "encounter"):
        found[each.set] += len(game.look(each.name))
        assert zones(game, each.name) == ["encounter-deck"] * (each.copies if each.set in SETS[scenario] else 0)
    assert +found == SETS[scenario]
    (title,) = {each.set for each in core(edition, "quest") if game.look(each.faces[0].name)}
    assert title in SETS[scenario]


@EDITIONS
@pytest.mark.rule(
    "lotr.rop2010-encounter-card-anatomy.1", "lotr.rop2010-encounter-card-anatomy.2",
    "lotr.rop2010-encounter-card-anatomy.3", "lotr.rop2010-encounter-card-anatomy.6",
    "lotr.rop2010-encounter-card-anatomy.7", "lotr.rop2010-encounter-card-anatomy.12",
    "lotr.rop2010-encounter-card-anatomy.13", "lotr.rop2010-encounter-card-anatomy.14",
)  # fmt: skip
def test_every_encounter_card_has_a_title_a_type_a_number_and_the_values_of_its_type(edition):
    cards = core(edition, "encounter")
    assert [each.number for each in cards] == list(range(74, 119))
    assert [each.id for each in cards] == [f"01{number:03}" for number in range(74, 119)]
    assert len({each.name for each in cards}) == 45
    assert Counter(each.kind for each in cards) == {"enemy": 19, "location": 12, "treachery": 11, "objective": 3}
    sets = {name: [each.number for each in cards if each.set == name] for name in dict.fromkeys(e.set for e in cards)}
    assert {name: (min(found), max(found)) for name, found in sets.items()} == {
        "Spiders of Mirkwood": (74, 80), "Wilderlands": (81, 88), "Dol Guldur Orcs": (89, 95),
        "Passage Through Mirkwood": (96, 100), "Escape from Dol Guldur": (101, 110),
        "Journey Along the Anduin": (111, 114), "Sauron's Reach": (115, 118),
    }  # fmt: skip
    stats = {each.name: each.faces[0].stats for each in cards}
    names = ("engagement_cost", "threat", "attack", "defense", "hit_points")
    assert {e.name: tuple(stats[e.name][n] for n in names) for e in cards if e.kind == "enemy"} == ENEMIES
    locations = [each.name for each in cards if each.kind == "location"]
    assert {name: (stats[name]["threat"], stats[name]["quest_points"]) for name in locations} == LOCATIONS
    assert all(not stats[each.name] for each in cards if each.kind in ("treachery", "objective"))


@EDITIONS
@pytest.mark.rule("lotr.rop2010-encounter-card-anatomy.2")
@pytest.mark.parametrize("name", ["Wargs", "Forest Spider", "King Spider", "Ungoliant's Spawn", "Dungeon Jailor"])
def test_an_enemy_engages_a_player_whose_threat_has_reached_its_engagement_cost(name, edition):
    cost = ENEMIES[name][0]
    for level, place in ((cost - 1, "staging"), (cost, "engaged")):
        assert zones(lotr(seat(threat=level), staging=[name], edition=edition, at="5.3"), name) == [place]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-encounter-card-anatomy.3")
def test_the_threat_of_enemies_and_locations_in_the_staging_area_stands_against_the_quest(edition):
    for name, threat in {name: values[-4] for name, values in ENEMIES.items()}.items():
        assert lotr(staging=[name], edition=edition, at="3.1", patient=True).table()["staging_threat"] == threat
    for name, (threat, _) in LOCATIONS.items():
        game = lotr(staging=[name, "Wolf Rider"], edition=edition, at="3.1", patient=True)
        assert game.table()["staging_threat"] == threat + 1
    away = lotr(seat(engaged=["Wargs"]), active="Forest Gate", edition=edition, at="3.1", patient=True)
    assert away.table()["staging_threat"] == 0


@EDITIONS
@pytest.mark.rule("lotr.rop2010-encounter-card-anatomy.4", "lotr.rop2010-encounter-card-anatomy.5")
def test_attack_less_defense_is_the_damage_of_an_attack_on_either_side(edition):
    for name in ("Wargs", "Marsh Adder", "Dungeon Jailor", "Chieftan Ufthak"):
        _, _, attack, defense, _ = ENEMIES[name]
        game = lotr(seat(heroes=["Aragorn"], engaged=[name]), edition=edition, at="6.4a")
        game.choose("defend with Aragorn")
        assert only(game, "Aragorn").tokens.get("damage", 0) == attack - 2
        strike = lotr(seat(heroes=["Aragorn"], engaged=[name]), edition=edition, at="6.8a", patient=True)
        strike.play(f"attack {name}", "attack with Aragorn", "done")
        pass_until(strike, "attack")
        assert only(strike, name).tokens.get("damage", 0) == 3 - defense


@EDITIONS
@pytest.mark.rule("lotr.rop2010-encounter-card-anatomy.6", "lotr.rop2010-encounter-card-anatomy.7")
def test_a_location_is_explored_by_its_quest_points_and_an_enemy_destroyed_by_its_hit_points(edition):
    questing = seat(heroes=[card("Aragorn", committed=True, exhausted=True)])
    for name in ("Old Forest Road", "Forest Gate", "The East Bight"):
        points = LOCATIONS[name][1]
        for before, place in ((points - 3, "active-location"), (points - 2, "encounter-discard")):
            game = lotr(questing, active=card(name, progress=before), edition=edition, at="3.4", patient=True)
            pass_until(game, "action")
            assert zones(game, name) == [place]
    for name in ("Wargs", "Dungeon Jailor", "Forest Spider"):
        _, _, _, defense, points = ENEMIES[name]
        for before, alive in ((points - 2 - 1, True), (points - 2, False)):
            wounded = card(name, damage=before)
            game = lotr(seat(heroes=["Aragorn", "Thalin"], engaged=[wounded]), edition=edition, at="6.8a")
            game.play(f"attack {name}", "attack with Aragorn", "attack with Thalin" if defense == 3 else "done")
            assert (zones(game, name) == ["engaged"]) == alive


@EDITIONS
@pytest.mark.rule("lotr.rop2010-encounter-card-anatomy.9")
def test_a_trait_does_nothing_by_itself_but_other_cards_speak_of_it(edition):
    traits = {each.name: each.faces[0].traits for each in core(edition, "encounter")}
    assert (traits["Wolf Rider"], traits["Wargs"]) == ({"Goblin", "Orc"}, {"Creature"})
    assert (traits["Dungeon Jailor"], traits["Endless Caverns"]) == ({"Dol Guldur", "Orc"}, {"Dungeon"})
    (caverns,) = [each for each in core(edition, "encounter") if each.name == "Endless Caverns"]
    assert caverns.faces[0].abilities == ()
    game = lotr(
        seat(heroes=[card("Aragorn", resources=4)], hand=["Longbeard Orc Slayer"]),
        staging=["Dungeon Jailor", "Wargs", "Hill Troll", "Misty Mountain Goblins"],
        edition=edition,
        at="2.2",
    )
    game.play("play Longbeard Orc Slayer", "use Longbeard Orc Slayer")
    names = ("Dungeon Jailor", "Wargs", "Hill Troll", "Misty Mountain Goblins")
    assert [only(game, name).tokens.get("damage", 0) for name in names] == [1, 0, 0, 1]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-encounter-card-anatomy.10")
def test_the_text_of_an_encounter_card_applies_while_it_is_in_play(edition):
    drawn = {}
    for place in ("active", "staging", "encounter_discard"):
        written = "Enchanted Stream" if place == "active" else ["Enchanted Stream"]
        game = lotr(seat(deck=["Gandalf"] * 2), edition=edition, at="1.1", patient=True, **{place: written})
        drawn[place] = zones(game, "Gandalf").count("hand")
    assert drawn == {"active": 0, "staging": 1, "encounter_discard": 1}


@pytest.mark.rule("lotr.rop2010-encounter-card-anatomy.11")
def test_a_shadow_effect_stands_apart_from_the_rest_of_the_text():
    infos = [info for info in rw.cards("lotr") if 74 <= info.number <= 118]
    lines = {info.name: info.text().splitlines() for info in infos}
    with_shadow = [name for name, told in lines.items() if any(line.startswith("Shadow:") for line in told)]
    assert with_shadow == SHADOWS
    for name, told in lines.items():
        assert " ".join(told).count("Shadow:") == (1 if name in SHADOWS else 0)
    revealed = lotr(encounter_deck=["Dol Guldur Orcs"], at="3.2", patient=True)
    revealed.play("commit Aragorn", "done", "pass")
    pass_until(revealed, "target")
    revealed.choose("choose Aragorn")
    assert only(revealed, "Aragorn").tokens["damage"] == 2
    spider = card("King Spider", shadow=["Dol Guldur Orcs"])
    dealt = lotr(seat(heroes=["Aragorn"], engaged=[spider]), at="6.4a")
    dealt.play("defend with Aragorn")
    assert only(dealt, "Aragorn").tokens["damage"] == 3 + 1 - 2, "only its shadow effect"
    assert "choose Aragorn" not in offers(dealt)
