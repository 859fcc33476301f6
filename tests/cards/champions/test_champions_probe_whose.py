"""Every card for its own form, for its own doing and within its own limit: what its text does not answer."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
RICH = ["Energy", "Genius", "Strength", "Vibranium", "Vibranium", "Vibranium"]
IDENTITIES = {
    "Spider-Man": "Peter Parker", "Captain Marvel": "Carol Danvers", "She-Hulk": "Jennifer Walters",
    "Iron Man": "Tony Stark", "Black Panther": "T'Challa",
}  # fmt: skip


# ---- forms


@pytest.mark.parametrize(
    ("hero", "event"),
    [
        ("Spider-Man", "Swinging Web Kick"),
        ("Captain Marvel", "Crisis Interdiction"),
        ("Captain Marvel", "Photonic Blast"),
        ("She-Hulk", "Gamma Slam"),
        ("She-Hulk", "Ground Stomp"),
        ("Iron Man", "Repulsor Blast"),
        ("Iron Man", "Supersonic Punch"),
        ("Black Panther", "01043b"),
        ("Black Panther", "01043c"),
        ("Black Panther", "01043d"),
        ("Spider-Man", "Relentless Assault"),
        ("Spider-Man", "Uppercut"),
        ("Spider-Man", "Haymaker"),
        ("Spider-Man", "For Justice!"),
        ("Spider-Man", "Lead from the Front"),
    ],
)
@pytest.mark.rule("champions.ability-trigger.7", "champions.player-turn.10")
def test_a_hero_action_is_for_heroes(hero: str, event: str):
    title = "Wakanda Forever!" if event.startswith("01043") else event
    for form, able in ((hero, True), (IDENTITIES[hero], False)):
        game = champions(
            seat(
                card(form, damage=3),
                hand=[event, *RICH],
                upgrades=["Panther Claws"],
                engaged=["Shocker"],
                deck=["Energy"] * 9,
            ),
            main_scheme=card("The Break-In!", threat=3),
        )
        assert (f"play {title}" in offers(game)) is able


@pytest.mark.parametrize(
    ("hero", "kind", "name"),
    [
        ("Captain Marvel", "upgrades", card("Energy Channel", counters=2)),
        ("She-Hulk", "upgrades", "Focused Rage"),
        ("Iron Man", "upgrades", "Arc Reactor"),
        ("Iron Man", "upgrades", "Mark V Helmet"),
        ("Iron Man", "upgrades", "Powered Gauntlets"),
        ("Iron Man", "upgrades", "Rocket Boots"),
        ("Spider-Man", "upgrades", "Tenacity"),
    ],
)
@pytest.mark.rule("champions.ability-trigger.7")
def test_a_hero_action_of_an_upgrade_is_for_heroes(hero: str, kind: str, name: str | dict[str, object]):
    title = name if isinstance(name, str) else str(name["name"])
    for form, able in ((hero, True), (IDENTITIES[hero], False)):
        game = champions(
            seat(
                card(form, damage=3, exhausted=True),
                hand=["Genius", "Strength"],
                deck=["Haymaker"] * 9,
                **{kind: [name]},
            ),
            main_scheme=card("The Break-In!", threat=3),
        )
        keys = [key for key in offers(game) if key.startswith(f"use {title}")]
        assert (keys == [f"use {title}"] or keys == [f"use {title} (ability 2)"]) is able


@pytest.mark.parametrize(
    ("hero", "place", "name"),
    [
        ("Spider-Man", "supports", "Aunt May"),
        ("She-Hulk", "supports", "Superhuman Law Division"),
        ("Iron Man", "supports", "Stark Tower"),
        ("Black Panther", "supports", "The Golden City"),
        ("She-Hulk", "hand", "Legal Practice"),
        ("Black Panther", "hand", "Ancestral Knowledge"),
    ],
)
@pytest.mark.rule("champions.ability-trigger.7", "champions.form.7")
def test_an_alter_ego_action_is_for_alter_egos(hero: str, place: str, name: str):
    for form, able in ((hero, False), (IDENTITIES[hero], True)):
        held = {
            "hand": ["Genius", "Energy"],
            "supports": [],
            place: [name] if place == "supports" else [name, "Genius"],
        }
        game = champions(
            seat(card(form, damage=3), deck=["Haymaker"] * 9, discard=["Arc Reactor"], **held),
            main_scheme=card("The Break-In!", threat=3),
        )
        key = f"use {name}" if place == "supports" else f"play {name}"
        assert (key in offers(game)) is able


@pytest.mark.parametrize(
    ("scenario", "attachment"),
    [
        ("klaw", "Sonic Converter"),
        ("klaw", "Solid-Sound Body"),
        ("ultron", "Program Transmitter"),
        ("rhino", "Vibranium Armor"),
        ("rhino", "Concussion Blasters"),
        ("rhino", "Enhanced Ivory Horn"),
    ],
)
@pytest.mark.rule("champions.ability-trigger.7", "champions.player-turn.9")
def test_heroes_tear_attachments_off_the_villain(scenario: str, attachment: str):
    villain = card(scenario.capitalize(), attachments=[attachment])
    for form, able in (("Spider-Man", True), ("Peter Parker", False)):
        game = champions(seat(form, hand=RICH), scenario=scenario, villain=villain)
        assert (f"use {attachment}" in offers(game)) is able
        if able:
            buy(game, f"use {attachment}")
            assert zones(game, attachment) == ["encounter-discard"]


def test_heroes_take_the_upgrades_of_the_drones_away():
    for form, able in (("Spider-Man", True), ("Peter Parker", False)):
        game = champions(
            seat(form, hand=RICH),
            scenario="ultron",
            environment=[card("Ultron Drones", attachments=["Upgraded Drones"])],
        )
        assert ("use Upgraded Drones" in offers(game)) is able


@pytest.mark.rule("champions.ability-trigger.7")
def test_heroes_alone_answer_as_heroes():
    game = champions(seat("Peter Parker", hand=["Get Behind Me!", "Energy"], dealt=["False Alarm"]), at="8")
    assert (only(game, "Peter Parker").tokens, game.decision.kind) == ({"confused": 1}, "turn")
    carol = champions(seat("Carol Danvers", upgrades=["Cosmic Flight"], dealt=["Concussive Blast"]), at="8")
    assert (hit_points(carol, "Carol Danvers"), zones(carol, "Cosmic Flight")) == (11, ["play"])


@pytest.mark.parametrize(("scenario", "treachery"), [("rhino", "Stampede"), ("rhino", "Assault"), ("rhino", "Gang-Up")])
@pytest.mark.rule("champions.form.7", "champions.form.8")
def test_a_treachery_says_one_thing_to_a_hero_and_another_to_an_alter_ego(scenario: str, treachery: str):
    hero = champions(
        seat("Iron Man", dealt=[treachery]), scenario=scenario, at="8", encounter_deck=["Advance", "Sandman", *PLAIN]
    )
    hero.play("leave it undefended")
    assert (hit_points(hero, "Iron Man"), zones(hero, "Sandman")) == (7, ["encounter-deck"])
    alter_ego = champions(
        seat("Tony Stark", dealt=[treachery]), scenario=scenario, at="8", encounter_deck=["Sandman", *PLAIN]
    )
    assert (hit_points(alter_ego, "Tony Stark"), zones(alter_ego, "Sandman")) == (9, ["engaged"])


@pytest.mark.rule("champions.form.7", "champions.form.8")
def test_klaws_vengeance_in_both_forms():
    held = ["Energy", "Genius", "Strength"]
    alter_ego = champions(seat("Tony Stark", hand=held, dealt=["Klaw's Vengeance"]), scenario="klaw", at="8")
    assert (len(hand(alter_ego)), hit_points(alter_ego, "Tony Stark")) == (2, 9)
    for boost, placed in (("Hydra Bomber", 1), ("Advance", 0)):
        hero = champions(
            seat("Iron Man", hand=held, dealt=["Klaw's Vengeance"]), scenario="klaw", at="8",
            encounter_deck=[boost, *PLAIN],
        )  # fmt: skip
        hero.play("leave it undefended")
        assert (hit_points(hero, "Iron Man"), threat(hero, "Underground Distribution"), len(hand(hero))) == (
            9 - placed, placed, 3,
        )  # fmt: skip


@pytest.mark.rule("champions.form.8")
def test_rage_of_ultron_attacks_no_alter_ego():
    game = champions(
        seat("Tony Stark", deck=["Energy"] * 5, dealt=["Rage of Ultron"]), scenario="ultron", at="8",
        environment=["Ultron Drones"], encounter_deck=PLAIN,
    )  # fmt: skip
    assert (hit_points(game, "Tony Stark"), len(pile(game, "discard")), threat(game, "The Crimson Cowl")) == (9, 1, 1)


# ---- whose doing


@pytest.mark.parametrize("watching", ["Nick Fury", "Maria Hill", "Spider-Woman", "Mockingbird", "Shuri"])
@pytest.mark.rule("champions.ability.3")
def test_an_ally_answers_its_own_coming_only(watching: str):
    game = champions(
        seat("Spider-Man", allies=[watching], hand=["Jessica Jones", "Genius", "Energy"], deck=["Web-Shooter"] * 5)
    )
    buy(game, "play Jessica Jones")
    assert (game.decision.kind, only(game, "Rhino").tokens, hand(game)) == ("turn", {}, [])


@pytest.mark.rule("champions.ability.3")
def test_tigra_heals_by_her_own_victories():
    game = champions(
        seat("Spider-Man", allies=[card("Tigra", damage=1), "Daredevil"], engaged=[card("Shocker", damage=1)])
    )
    game.play("attack with Daredevil", "attack Shocker")
    assert (game.decision.kind, only(game, "Tigra").tokens) == ("turn", {"damage": 1})


@pytest.mark.rule("champions.ability.3")
def test_an_answer_to_a_defense_is_for_the_hero_who_defended():
    game = champions(
        seat(
            card("Spider-Man", exhausted=True), upgrades=["Indomitable"], allies=["Luke Cage"], hand=["Counter-Punch"]
        ),
        at="6",
        encounter_deck=PLAIN,
    )
    game.play("defend with Luke Cage")
    assert (game.decision.kind, zones(game, "Indomitable"), hand(game)) == ("turn", ["play"], ["Counter-Punch"])


@pytest.mark.rule("champions.ability.3")
def test_she_hulk_answers_her_own_attacks_and_changes():
    game = champions(
        seat(
            card("She-Hulk", exhausted=True),
            upgrades=["Superhuman Strength"],
            hand=["One-Two Punch", "Energy"],
            allies=["Hellcat"],
        ),
        seat("Peter Parker"),
    )
    game.play("attack with Hellcat")
    assert (game.decision.kind, zones(game, "Superhuman Strength")) == ("turn", ["play"])
    game.play("end the turn", "change form")
    assert (game.decision.kind, hit_points(game, "Rhino")) == ("turn", 27)


def test_chase_them_down_follows_victories_only():
    game = champions(
        seat("Spider-Man", hand=["Chase Them Down"], engaged=["Shocker"]), main_scheme=card("The Break-In!", threat=3)
    )
    game.play("attack with Spider-Man", "attack Shocker")
    assert (game.decision.kind, hand(game)) == ("turn", ["Chase Them Down"])


def test_interrogation_room_asks_for_a_minion():
    game = champions(
        seat("Spider-Man", supports=["Interrogation Room"]),
        villain=card("Rhino", damage=13),
        main_scheme=card("The Break-In!", threat=3),
        encounter_deck=PLAIN,
    )
    game.play("attack with Spider-Man")
    assert (game.decision.kind, only(game, "Rhino").value("atk")) == ("turn", 3)


@pytest.mark.rule("champions.ability.3")
def test_what_is_attached_answers_for_its_own_host():
    game = champions(
        seat(
            "Spider-Man",
            engaged=[
                card("Shocker", damage=1),
                card("Sandman", attachments=["Spider-Tracer", "Biomechanical Upgrades"]),
            ],
        ),
        main_scheme=card("The Break-In!", threat=3),
        villain=card("Rhino", attachments=["Webbed Up", "Vibranium Armor", "Charge"]),
        modular=["under-attack"],
    )
    game.play("attack with Spider-Man", "attack Shocker")
    assert (zones(game, "Shocker"), threat(game, "The Break-In!"), only(game, "Rhino").tokens) == (
        ["encounter-discard"], 3, {},
    )  # fmt: skip
    assert (zones(game, "Spider-Tracer"), zones(game, "Biomechanical Upgrades")) == (["engaged"], ["engaged"])


@pytest.mark.rule("champions.star-icon.5", "champions.ability.3")
def test_attachments_and_villains_answer_the_villains_attacks_only():
    game = champions(
        seat("Iron Man", engaged=["Shocker"]),
        scenario="klaw",
        villain=card("Klaw", stunned=True, attachments=["Sonic Converter"]),
        at="6",
        encounter_deck=["Sandman", *PLAIN],
    )
    game.play("leave it undefended")
    assert (only(game, "Iron Man").tokens, hit_points(game, "Iron Man"), zones(game, "Sandman")) == (
        {"damage": 2}, 7, ["engaged"],
    )  # fmt: skip


@pytest.mark.rule("champions.star-icon.5")
def test_charge_outlives_the_attack_of_a_minion():
    game = champions(
        seat("Iron Man", engaged=["Shocker"]), villain=card("Rhino", stunned=True, attachments=["Charge"]), at="6",
        encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("leave it undefended")
    assert (zones(game, "Charge"), hit_points(game, "Iron Man")) == (["villain"], 7)


@pytest.mark.rule("champions.star-icon.3")
def test_minions_answer_their_own_attacks_only():
    game = champions(
        seat("Iron Man", engaged=[card("Tiger Shark", stunned=True), card("Yon-Rogg", stunned=True),
                                  card("Madame Hydra", stunned=True)]),
        side_schemes=[card("The Psyche-Magnitron", threat=1), card("Legions of Hydra", threat=1)],
        at="6",
        encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("leave it undefended")
    while game.decision.kind == "order":
        game.choose(0)
    assert only(game, "Tiger Shark").tokens == {}
    assert (threat(game, "The Psyche-Magnitron"), threat(game, "Legions of Hydra")) == (1, 1)


@pytest.mark.rule("champions.star-icon.4", "champions.star-icon.5")
def test_program_transmitter_answers_the_scheme_of_ultron_only():
    game = champions(
        seat("Tony Stark", engaged=["Advanced Ultron Drone"]),
        scenario="ultron",
        environment=["Ultron Drones"],
        villain=card("Ultron", confused=True, attachments=["Program Transmitter"]),
        side_schemes=[card("Invasive AI", threat=2)],
        main_scheme=card("The Crimson Cowl"),
        at="6",
        encounter_deck=["Upgraded Drones", "Upgraded Drones", *PLAIN],
    )
    assert (threat(game, "The Crimson Cowl"), threat(game, "Invasive AI")) == (1, 2)


@pytest.mark.rule("champions.when-defeated.2", "champions.ability.3")
def test_only_what_is_defeated_says_so():
    game = champions(
        seat(
            "Spider-Man",
            engaged=["Hydra Soldier", "Advanced Ultron Drone", card("Shocker", damage=1)],
            deck=["Energy"] * 5,
        ),
        side_schemes=[card("Highway Robbery", threat=3, under=["Genius"]), card("Bomb Scare", threat=1)],
        scenario="ultron",
        environment=["Ultron Drones"],
    )
    game.play("attack with Spider-Man", "attack Shocker")
    assert (game.look("Drone"), pile(game, "dealt")) == ([], [])
    second = champions(
        seat("Spider-Man"),
        side_schemes=[card("Highway Robbery", threat=3, under=["Genius"]), card("Bomb Scare", threat=1)],
    )
    second.play("thwart with Spider-Man", "thwart Bomb Scare")
    assert (zones(second, "Bomb Scare"), hand(second)) == (["encounter-discard"], [])


@pytest.mark.rule("champions.triggering-condition.1")
def test_backflip_and_spider_sense_are_for_spider_man_himself():
    game = champions(seat("Spider-Man", hand=["Backflip"], allies=["Luke Cage"]), at="6", encounter_deck=PLAIN)
    game.play("defend with Luke Cage")
    assert (only(game, "Luke Cage").tokens, hand(game)) == ({"damage": 2}, ["Backflip"])


@pytest.mark.parametrize("event", ["Enhanced Spider-Sense", "Get Behind Me!"])
@pytest.mark.rule("champions.triggering-condition.1")
def test_what_cancels_treacheries_cancels_neither_minions_nor_boosts(event: str):
    minion = champions(seat("Spider-Man", hand=[event, "Energy"], dealt=["Shocker"]), at="8")
    assert (hit_points(minion, "Spider-Man"), minion.decision.kind) == (9, "turn")
    boost = champions(seat("She-Hulk", hand=[event, "Energy"]), at="6", encounter_deck=["Concussive Blast", *PLAIN])
    boost.play("leave it undefended")
    assert hit_points(boost, "She-Hulk") == 12


# ---- limits and costs


@pytest.mark.parametrize(
    ("name", "place"),
    [("Combat Training", "upgrades"), ("Heroic Intuition", "upgrades"), ("Armored Vest", "upgrades"),
     ("Interrogation Room", "supports"), ("Avengers Mansion", "supports"), ("Helicarrier", "supports"),
     ("Energy Channel", "upgrades")],
)  # fmt: skip
@pytest.mark.rule("champions.max.6")
def test_a_player_has_one_of_a_kind(name: str, place: str):
    first = champions(seat("Captain Marvel", hand=[name, *RICH]))
    assert f"play {name}" in offers(first)
    second = champions(seat("Captain Marvel", hand=[name, *RICH], **{place: [name]}))
    assert f"play {name}" not in offers(second)


@pytest.mark.rule("champions.limit.3")
def test_vision_uses_his_ability_once_per_round():
    game = champions(seat("Spider-Man", allies=["Vision"], hand=["Energy", "Haymaker"]))
    game.play("use Vision", "pay with Energy", "done", "ATK")
    assert "use Vision" not in offers(game)


@pytest.mark.parametrize(
    ("hero", "place", "name"),
    [("Tony Stark", "supports", "Stark Tower"), ("T'Challa", "supports", "The Golden City"),
     ("Peter Parker", "supports", "Helicarrier"), ("Iron Man", "upgrades", "Powered Gauntlets")],
)  # fmt: skip
@pytest.mark.rule("champions.exhaust.4", "champions.cost.4")
def test_what_exhausts_is_used_once(hero: str, place: str, name: str):
    game = champions(seat(hero, deck=["Haymaker"] * 9, discard=["Arc Reactor", "Rocket Boots"], **{place: [name]}))
    game.play(f"use {name}")
    assert (only(game, name).exhausted, f"use {name}" in offers(game)) == (True, False)


# ---- amounts


@pytest.mark.parametrize(("counters", "damage"), [(1, 2), (4, 8), (5, 10), (6, 10)])
def test_energy_channel_deals_two_for_each_counter_up_to_ten(counters: int, damage: int):
    game = champions(seat("Captain Marvel", upgrades=[card("Energy Channel", counters=counters)]))
    game.play(next(key for key in offers(game) if key.startswith("use Energy Channel")))
    assert (hit_points(game, "Rhino"), zones(game, "Energy Channel")) == (14 - damage, ["discard"])


def test_med_team_heals_two():
    game = champions(seat(card("Spider-Man", damage=5), supports=["Med Team"]))
    game.play("use Med Team")
    assert (hit_points(game, "Spider-Man"), only(game, "Med Team").tokens) == (7, {"counters": 2})


@pytest.mark.parametrize(("stage", "atk"), [("I", 0), ("II", 1), ("III", 2)])
def test_klaw_has_two_boost_cards_at_every_stage(stage: str, atk: int):
    game = champions(
        seat("Iron Man"), scenario="klaw", villain=card("Klaw", stage=stage), at="6",
        encounter_deck=["Hydra Bomber", "Hydra Bomber", "Hydra Bomber", *PLAIN],
    )  # fmt: skip
    game.play("leave it undefended")
    assert hit_points(game, "Iron Man") == 9 - atk - 2


def test_ultron_asks_for_one_threat_or_one_drone():
    game = champions(
        seat("Iron Man", deck=["Energy"] * 5), scenario="ultron", environment=["Ultron Drones"], at="6",
        main_scheme=card("Assault on NORAD"), encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("leave it undefended")
    other = game.clone()
    game.play("place threat")
    assert [entry.text for entry in game.log()].count("Assault on NORAD: 1 threat is placed") == 2
    other.play("send a Drone")
    assert len(other.look("Drone")) == 1


def test_radioactive_man_costs_one_card_by_his_attack_and_one_as_a_boost_card():
    held = ["Energy", "Genius", "Strength"]
    minion = champions(
        seat("Iron Man", hand=held, engaged=["Radioactive Man"]), villain=card("Rhino", stunned=True), at="6",
        encounter_deck=PLAIN,
    )  # fmt: skip
    minion.play("leave it undefended")
    assert len(hand(minion)) == 2
    boost = champions(seat("Iron Man", hand=held), at="6", encounter_deck=["Radioactive Man", *PLAIN])
    boost.play("leave it undefended")
    assert len(hand(boost)) == 2


def test_the_vultures_plans_take_one_card_of_each_hand():
    game = champions(
        seat("Iron Man", hand=["Energy"] * 3, dealt=["The Vulture's Plans"]),
        seat("She-Hulk", hand=["Genius"] * 3),
        at="8",
    )
    assert (len(hand(game, 0)), len(hand(game, 1)), threat(game, "The Break-In!")) == (2, 2, 2)


@pytest.mark.parametrize("printing", ["01144a", "01144b", "01144c"])
def test_android_efficiency_sends_each_player_one_drone(printing: str):
    game = champions(
        seat("Iron Man", deck=["Energy"] * 5, dealt=[printing]), seat("She-Hulk", deck=["Energy"] * 5),
        scenario="ultron", environment=["Ultron Drones"], at="8",
    )  # fmt: skip
    assert [piece.seat for piece in game.look("Drone")] == [0, 1]


def test_titanias_fury_brings_one_more_boost_card():
    game = champions(
        seat("Iron Man"), at="6", encounter_deck=["Titania's Fury", "Hydra Bomber", "Hydra Bomber", *PLAIN]
    )
    game.play("leave it undefended")
    assert hit_points(game, "Iron Man") == 9 - 2 - 1 - 1


def test_the_crimson_cowl_begins_with_the_environment_and_one_drone_each():
    game = champions(
        seat("Tony Stark", deck=["Energy"] * 9), seat("Jennifer Walters", deck=["Energy"] * 9), scenario="ultron",
        at="setup", encounter_deck=["Ultron Drones", *PLAIN],
    )  # fmt: skip
    assert (zones(game, "Ultron Drones"), [piece.seat for piece in game.look("Drone")]) == (["environment"], [0, 1])


def test_ultron_counts_drones_only_while_he_attacks():
    game = champions(
        seat("Iron Man", engaged=["Drone", "Drone"]), scenario="ultron", environment=["Ultron Drones"],
        villain=card("Ultron", stage="II"),
    )  # fmt: skip
    assert only(game, "Ultron").value("atk") == 2


@pytest.mark.rule("champions.keyword-quickstrike.1")
def test_a_webbed_villain_stays_webbed_while_a_minion_attacks():
    game = champions(seat("Iron Man", dealt=["Vulture"]), villain=card("Rhino", attachments=["Webbed Up"]), at="8")
    game.play("leave it undefended")
    assert (hit_points(game, "Iron Man"), zones(game, "Webbed Up"), only(game, "Rhino").tokens) == (6, ["villain"], {})


@pytest.mark.rule("champions.defend.6")
def test_cosmic_flight_counts_as_a_defense_in_an_attack():
    game = champions(
        seat("Captain Marvel", upgrades=["Cosmic Flight"], hand=["Counter-Punch"]), at="6", encounter_deck=PLAIN
    )
    game.play("leave it undefended", "use Cosmic Flight", "play Counter-Punch")
    assert (hit_points(game, "Captain Marvel"), hit_points(game, "Rhino")) == (12, 12)


@pytest.mark.parametrize(("villain", "stage"), [("Klaw", "II"), ("Klaw", "III"), ("Ultron", "II")])
@pytest.mark.rule("champions.star-icon.3")
def test_a_villain_answers_no_attack_of_a_minion(villain: str, stage: str):
    game = champions(
        seat("Iron Man", dealt=["Vulture"], deck=["Energy"] * 5),
        scenario=villain.lower(),
        villain=card(villain, stage=stage),
        environment=["Ultron Drones"] if villain == "Ultron" else [],
        at="8",
        encounter_deck=PLAIN,
    )
    assert (game.look("Drone"), len(pile(game, "boost")), pile(game, "encounter-deck")) == ([], 0, PLAIN)
