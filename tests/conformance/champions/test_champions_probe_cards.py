"""Cards of the core set in each other's way: what a table of players would argue about."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
DRONE = card("Drone", card="Energy")


# ---- retaliate


@pytest.mark.rule("champions.keyword-retaliate.1")
def test_an_attack_that_a_suit_absorbs_is_an_attack_all_the_same():
    game = champions(
        seat("Spider-Man"),
        modular=["under-attack"],
        villain=card("Rhino", attachments=["Armored Rhino Suit", "Concussion Blasters"]),
    )
    game.play("attack with Spider-Man")
    assert (hit_points(game, "Spider-Man"), only(game, "Armored Rhino Suit").tokens) == (9, {"damage": 2})


@pytest.mark.rule("champions.keyword-retaliate.2", "champions.keyword-overkill.2")
def test_a_minion_that_its_upgrades_save_retaliates_and_lets_no_damage_through():
    game = champions(
        seat(
            "Spider-Man",
            hand=["Relentless Assault", "Strength"],
            engaged=[card("M.O.D.O.K.", damage=7, attachments=["Biomechanical Upgrades"])],
        )
    )
    buy(game, "play Relentless Assault")
    assert (hit_points(game, "Rhino"), hit_points(game, "Spider-Man"), only(game, "M.O.D.O.K.").tokens) == (14, 8, {})
    assert zones(game, "Biomechanical Upgrades") == ["encounter-discard"]


@pytest.mark.rule("champions.keyword-retaliate.2", "champions.player-elimination.7")
def test_a_defeated_black_panther_does_not_retaliate():
    game = champions(seat(card("Black Panther", damage=10)), seat("Tony Stark"), at="6", encounter_deck=PLAIN)
    game.play("leave it undefended")
    assert (only(game, "Rhino").tokens, game.table()["eliminated"]) == ({}, [True, False])


@pytest.mark.rule("champions.keyword-retaliate.1", "champions.status-tough.1")
def test_retaliate_takes_the_tough_card_and_consequential_damage_comes_through():
    game = champions(seat("Spider-Man", allies=[card("Luke Cage", tough=True)], engaged=["M.O.D.O.K."]))
    game.play("attack with Luke Cage", "attack M.O.D.O.K.")
    assert only(game, "Luke Cage").tokens == {"damage": 1}


@pytest.mark.rule("champions.consequential-damage.1", "champions.status-tough.1")
def test_a_tough_ally_takes_no_consequential_damage():
    game = champions(seat("Spider-Man", allies=[card("Luke Cage", tough=True)]))
    game.play("attack with Luke Cage")
    assert (only(game, "Luke Cage").tokens, hit_points(game, "Rhino")) == ({}, 12)


# ---- guard


@pytest.mark.rule("champions.keyword-guard.1")
def test_guard_keeps_counter_punch_off_the_villain():
    game = champions(
        seat("Spider-Man", hand=["Counter-Punch"], engaged=["Hydra Mercenary"]), at="6", encounter_deck=PLAIN
    )
    game.play("defend with Spider-Man")
    assert (game.decision.kind, hit_points(game, "Rhino")) == ("turn", 14)


@pytest.mark.rule("champions.keyword-guard.1")
def test_guard_binds_the_player_it_is_engaged_with_and_lets_through_what_is_no_attack():
    game = champions(
        seat("Spider-Man", engaged=["Hydra Mercenary"], supports=[card("Tac Team", counters=2)]),
        seat("Captain Marvel"),
    )
    game.play("use Tac Team", "choose Rhino", "attack with Spider-Man")
    assert (hit_points(game, "Rhino"), only(game, "Hydra Mercenary").tokens) == (26, {"damage": 2})
    game.play("end the turn", "attack with Captain Marvel")
    assert offers(game) == ["attack Rhino", "attack Hydra Mercenary"]


# ---- overkill


@pytest.mark.rule("champions.keyword-overkill.2", "champions.status-tough.1")
def test_a_tough_minion_lets_no_excess_through():
    game = champions(
        seat("Spider-Man", hand=["Relentless Assault", "Strength"], engaged=[card("Sandman", damage=3, tough=True)])
    )
    buy(game, "play Relentless Assault")
    assert (hit_points(game, "Rhino"), only(game, "Sandman").tokens) == (14, {"damage": 3})


@pytest.mark.parametrize(
    ("resource", "stated", "villain"),
    [
        ("Strength", [], 12),
        ("Energy", [], 14),
        ("Vibranium", ["as physical"], 12),
        ("Vibranium", ["as energy", "as physical"], 12),
        ("Vibranium", ["as energy", "as mental"], 14),
    ],
)
@pytest.mark.rule("champions.keyword-overkill.2", "champions.wild-resource.1")
def test_relentless_assault_has_overkill_if_a_physical_resource_pays_for_it(
    resource: str, stated: list[str], villain: int
):
    """Each of two wild resources is of the type that its player states."""
    game = champions(seat("Spider-Man", hand=["Relentless Assault", resource], engaged=["Shocker", "Hydra Mercenary"]))
    buy(game, "play Relentless Assault", *stated, "choose Shocker")
    assert (hit_points(game, "Rhino"), zones(game, "Shocker")) == (villain, ["encounter-discard"])


@pytest.mark.rule("champions.keyword-overkill.1", "champions.form.8")
def test_overkill_finds_no_hero_in_alter_ego_form():
    game = champions(
        seat("Spider-Man"),
        seat("Tony Stark", allies=[card("Daredevil", damage=2)]),
        villain=card("Rhino", attachments=["Charge"]),
        at="6",
        encounter_deck=PLAIN,
    )
    game.play("leave it undefended", "defend with Daredevil")
    assert (zones(game, "Daredevil"), hit_points(game, "Tony Stark"), hit_points(game, "Spider-Man")) == (
        ["discard"], 9, 10,
    )  # fmt: skip


@pytest.mark.rule("champions.keyword-overkill.1")
def test_overkill_hits_the_hero_whose_ally_defended():
    game = champions(
        seat("Spider-Man"),
        seat("Captain Marvel", allies=[card("Daredevil", damage=1)]),
        villain=card("Rhino", attachments=["Charge"]),
        at="6",
        encounter_deck=PLAIN,
    )
    game.play("leave it undefended", "defend with Daredevil")
    assert (hit_points(game, "Spider-Man"), hit_points(game, "Captain Marvel")) == (10, 9)


# ---- texts that answer


@pytest.mark.rule("champions.when-revealed.2", "champions.response.4")
def test_hawkeye_waits_for_what_a_minion_says_when_revealed():
    game = champions(seat("Spider-Man", allies=[card("Hawkeye", counters=1)], dealt=["Hydra Bomber"]), at="8")
    assert offers(game) == ["take damage", "place threat"]
    game.play("take damage")
    assert (hit_points(game, "Spider-Man"), offers(game)) == (8, ["use Hawkeye", "pass"])
    game.play("use Hawkeye")
    assert zones(game, "Hydra Bomber") == ["encounter-discard"]


@pytest.mark.rule("champions.keyword-quickstrike.1", "champions.response.4")
def test_quickstrike_is_quicker_than_hawkeye():
    game = champions(seat("Spider-Man", allies=[card("Hawkeye", counters=1)], dealt=["Vulture"]), at="8")
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), offers(game)) == (7, ["use Hawkeye", "pass"])


@pytest.mark.rule("champions.keyword-surge.2", "champions.response.4")
def test_hawkeye_shoots_before_a_surge():
    game = champions(
        seat("Spider-Man", allies=[card("Hawkeye", counters=1)], dealt=["Weapons Runner"]),
        at="8",
        encounter_deck=["Sandman", *PLAIN],
    )
    game.play("use Hawkeye")
    assert (zones(game, "Weapons Runner"), zones(game, "Sandman")) == (["encounter-discard"], ["engaged"])


@pytest.mark.rule("champions.enters-play.2")
def test_hawkeye_shoots_at_a_drone_before_anybody_defends():
    game = champions(
        seat("Spider-Man", allies=[card("Hawkeye", counters=1)], deck=["Energy"] * 5),
        scenario="ultron",
        environment=["Ultron Drones"],
        villain=card("Ultron", stage="II"),
        at="6",
        encounter_deck=PLAIN,
    )
    assert offers(game) == ["use Hawkeye", "pass"]
    game.play("use Hawkeye", "pass")
    assert (game.look("Drone"), game.decision.kind) == ([], "defend")


@pytest.mark.rule("champions.forced.6")
def test_two_spider_tracers_each_remove_threat():
    game = champions(
        seat("Spider-Man", engaged=[card("Shocker", damage=1, attachments=["Spider-Tracer", "Spider-Tracer"])]),
        main_scheme=card("The Break-In!", threat=6),
    )
    game.play("attack with Spider-Man", "attack Shocker")
    while game.decision.kind == "order":
        game.choose(0)
    assert (threat(game, "The Break-In!"), zones(game, "Spider-Tracer")) == (0, ["discard", "discard"])


@pytest.mark.rule("champions.interrupt.6", "champions.cancel.7")
def test_enhanced_spider_sense_cancels_the_treachery_of_another_player():
    game = champions(
        seat("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"]), seat("Iron Man", dealt=['"I\'m Tough!"']), at="8"
    )
    assert game.decision.player == 0
    buy(game, "play Enhanced Spider-Sense")
    assert (only(game, "Rhino").tokens, zones(game, '"I\'m Tough!"')) == ({}, ["encounter-discard"])


@pytest.mark.rule("champions.cancel.7", "champions.keyword-surge.1")
def test_get_behind_me_leaves_a_printed_surge_and_cancels_one_that_the_text_gives():
    held = ["Get Behind Me!", "Energy"]
    printed = champions(
        seat("She-Hulk", hand=held, dealt=["Kree Manipulator"]), at="8", encounter_deck=["Advance", "Shocker", *PLAIN]
    )
    buy(printed, "play Get Behind Me!", "leave it undefended")
    assert (threat(printed, "The Break-In!"), hit_points(printed, "She-Hulk"), zones(printed, "Shocker")) == (
        0, 12, ["engaged"],
    )  # fmt: skip
    given = champions(
        seat("She-Hulk", hand=held, dealt=["Explosion"]), at="8", encounter_deck=["Advance", "Shocker", *PLAIN]
    )
    buy(given, "play Get Behind Me!", "leave it undefended")
    assert (hit_points(given, "She-Hulk"), pile(given, "encounter-deck")[-1]) == (13, "Shocker")


@pytest.mark.rule("champions.status-stunned.3")
def test_a_stunned_villain_only_loses_the_card_when_he_would_attack_for_get_behind_me():
    game = champions(
        seat("Spider-Man", hand=["Get Behind Me!", "Energy"], dealt=["False Alarm"]),
        villain=card("Rhino", stunned=True),
        at="8",
    )
    buy(game, "play Get Behind Me!")
    assert (only(game, "Rhino").tokens, only(game, "Spider-Man").tokens, game.decision.kind) == ({}, {}, "turn")


# ---- limits


@pytest.mark.rule("champions.ally-limit.1")
def test_whoever_loses_the_triskelion_loses_an_ally():
    game = champions(
        seat(
            "Spider-Man",
            supports=["The Triskelion"],
            allies=["Black Cat", "Tigra", "Daredevil", "Vision"],
            dealt=["Caught Off Guard"],
        ),
        at="8",
    )
    assert offers(game) == ["discard Black Cat", "discard Tigra", "discard Daredevil", "discard Vision"]
    game.play("discard Daredevil")
    assert (zones(game, "Daredevil"), game.decision.kind) == (["discard"], "turn")


@pytest.mark.rule("champions.ally-limit.1")
def test_the_limit_is_looked_at_before_the_fourth_ally_does_anything():
    game = champions(
        seat(
            "Spider-Man", hand=["Mockingbird", "Genius", "Haymaker"], allies=["Tigra", "Daredevil", "Vision"],
        )
    )  # fmt: skip
    buy(game, "play Mockingbird")
    assert game.decision.kind == "discard"
    game.play("discard Vision")
    assert offers(game) == ["use Mockingbird", "pass"]


@pytest.mark.rule("champions.exhaust.3")
def test_an_exhausted_vision_can_use_his_ability():
    game = champions(seat("Spider-Man", allies=[card("Vision", exhausted=True)], hand=["Energy"]))
    game.play("use Vision", "THW")
    assert only(game, "Vision").value("thw") == 3


# ---- forms


@pytest.mark.rule("champions.form.8")
def test_sweeping_swoop_stuns_no_alter_ego():
    game = champions(seat("Peter Parker", dealt=["Sweeping Swoop"]), at="8")
    assert only(game, "Peter Parker").tokens == {}


@pytest.mark.rule("champions.choose.3", "champions.form.8")
def test_under_attack_leaves_an_alter_ego_no_choice():
    game = champions(seat("Peter Parker", dealt=["Under Attack"]), seat("Iron Man"), at="8", modular=["under-attack"])
    assert (game.decision.player, offers(game), threat(game, "Under Attack")) == (1, ["place threat", "deal damage"], 5)


# ---- attacks that are not made


@pytest.mark.rule("champions.status-stunned.3")
def test_a_stunned_titania_has_not_attacked():
    game = champions(
        seat("Spider-Man", engaged=[card("Titania", damage=3, stunned=True)], dealt=["Titania's Fury"]),
        at="8",
        encounter_deck=["Sandman", *PLAIN],
    )
    assert (only(game, "Titania").tokens, zones(game, "Sandman")) == ({}, ["engaged"])


@pytest.mark.rule("champions.status-stunned.3")
def test_a_stunned_drone_has_not_attacked_so_another_comes():
    game = champions(
        seat(
            "Spider-Man",
            engaged=[card("Drone", card="Energy", stunned=True)],
            dealt=["Swarm Attack"],
            deck=["Genius"] * 3,
        ),
        scenario="ultron",
        environment=["Ultron Drones"],
        at="8",
    )
    assert (len(game.look("Drone")), hit_points(game, "Spider-Man")) == (2, 10)


@pytest.mark.rule("champions.status-stunned.3")
def test_masters_of_evil_who_are_all_stunned_call_another():
    game = champions(
        seat("Spider-Man", engaged=[card("Radioactive Man", stunned=True)], dealt=["Masters of Mayhem"]),
        scenario="klaw",
        at="8",
        encounter_deck=["Whirlwind", *PLAIN],
    )
    assert (zones(game, "Whirlwind"), only(game, "Radioactive Man").tokens) == (["engaged"], {})


# ---- decks that run out


@pytest.mark.rule("champions.player-deck-empty.2")
def test_futurist_looks_at_the_cards_there_are():
    game = champions(seat("Tony Stark", deck=["Energy"], discard=["Strength", "Genius"]))
    game.play("use Tony Stark")
    assert (hand(game), sorted(pile(game, "deck")), pile(game, "discard")) == (["Energy"], ["Genius", "Strength"], [])
    assert len(pile(game, "dealt")) == 1


@pytest.mark.rule("champions.player-deck-empty.4")
def test_black_cat_keeps_no_card_that_has_gone_into_the_new_deck():
    game = champions(seat("Spider-Man", hand=["Black Cat", "Energy"], deck=["Genius"]))
    buy(game, "play Black Cat")
    assert (hand(game), sorted(pile(game, "deck"))) == ([], ["Energy", "Genius"])


@pytest.mark.rule("champions.boost.11")
def test_titanias_fury_brings_a_scheme_another_boost_card_too():
    game = champions(seat("Peter Parker"), at="6", encounter_deck=["Titania's Fury", "Vulture", *PLAIN])
    texts = [entry.text for entry in game.log()]
    assert "The Break-In!: 4 threat is placed" in texts


@pytest.mark.rule("champions.heal.5")
def test_first_aid_can_heal_an_enemy():
    game = champions(
        seat("Spider-Man", hand=["First Aid", "Genius"], allies=[card("Black Cat", damage=1)]),
        villain=card("Rhino", damage=4),
    )
    game.play("play First Aid")
    assert offers(game) == ["choose Rhino", "choose Black Cat"]
    game.play("choose Rhino")
    assert only(game, "Rhino").tokens == {"damage": 2}


@pytest.mark.rule("champions.status-confused.2")
def test_a_confused_jennifer_pays_for_legal_practice_in_cards():
    game = champions(
        seat(card("Jennifer Walters", confused=True), hand=["Legal Practice", "Energy"]),
        main_scheme=card("The Break-In!", threat=3),
    )
    game.play("play Legal Practice")
    assert (hand(game), only(game, "Jennifer Walters").tokens, threat(game, "The Break-In!")) == ([], {}, 3)
    empty = champions(seat("Jennifer Walters", hand=["Legal Practice"]), main_scheme=card("The Break-In!", threat=3))
    assert "play Legal Practice" not in offers(empty)


@pytest.mark.rule("champions.status-stunned.1")
def test_energy_daggers_are_no_attack_and_leave_a_stunned_hero_stunned():
    game = champions(
        seat(
            card("Black Panther", stunned=True),
            hand=["01043a", "Energy"],
            upgrades=["Energy Daggers"],
            engaged=["Shocker"],
        )
    )
    buy(game, "play Wakanda Forever!")
    assert (only(game, "Black Panther").tokens, hit_points(game, "Rhino"), only(game, "Shocker").tokens) == (
        {"stunned": 1}, 12, {"damage": 2},
    )  # fmt: skip


@pytest.mark.rule("champions.status-stunned.1", "champions.sample-wakanda-forever.3")
def test_a_stunned_black_panther_loses_one_step_of_wakanda_forever():
    game = champions(
        seat(
            card("Black Panther", stunned=True),
            hand=["01043a", "Energy"],
            upgrades=["Panther Claws", "Tactical Genius", "Energy Daggers"],
        ),
        main_scheme=card("The Break-In!", threat=5),
    )
    buy(game, "play Wakanda Forever!", "resolve Panther Claws", "resolve Tactical Genius")
    assert (only(game, "Black Panther").tokens, hit_points(game, "Rhino"), threat(game, "The Break-In!")) == ({}, 12, 4)


@pytest.mark.rule("champions.in-play.7")
def test_a_card_that_comes_back_has_forgotten_everything():
    game = champions(
        seat("Spider-Man", discard=["Luke Cage"], hand=["Make the Call", "Energy", "Genius"]),
    )
    buy(game, "play Make the Call")
    assert only(game, "Luke Cage").tokens == {"tough": 1}


@pytest.mark.rule("champions.keyword-quickstrike.1", "champions.keyword-toughness.1")
def test_a_minion_put_into_play_is_tough_and_strikes_quickly():
    written = {"scenario": "klaw", "main_scheme": card("Underground Distribution", threat=5), "at": "5"}
    game = champions(seat("Spider-Man"), encounter_deck=["Vulture", *PLAIN], **written)
    assert (only(game, "Vulture").zone, game.decision.prompt("en")) == ("engaged", "Vulture attacks: who defends?")
    tough = champions(seat("Spider-Man"), encounter_deck=["Sandman", *PLAIN], **written)
    assert (only(tough, "Sandman").zone, only(tough, "Sandman").tokens) == ("engaged", {"tough": 1})


@pytest.mark.rule("champions.delayed-effects.2")
def test_two_charges_end_with_the_attack_and_nobody_is_asked_in_which_order():
    game = champions(
        seat("Spider-Man"), villain=card("Rhino", attachments=["Charge", "Charge"]), at="6", encounter_deck=PLAIN
    )
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), zones(game, "Charge")) == (2, ["encounter-discard"] * 2)
    assert game.decision.kind == "turn"


@pytest.mark.rule("champions.choose.3")
def test_no_threat_is_placed_on_a_stage_that_has_gone_while_players_choose():
    game = champions(
        seat("Iron Man", deck=["Energy"] * 5),
        seat("She-Hulk", deck=["Energy"] * 5),
        scenario="ultron",
        environment=["Ultron Drones"],
        at="5",
        main_scheme=card("Assault on NORAD", threat=16),
        encounter_deck=PLAIN,
    )
    assert (game.decision.player, offers(game)) == (0, ["place threat", "send a Drone"])
    game.play("place threat")
    assert (game.table()["target_threat"], threat(game, "Countdown to Oblivion")) == (10, 0)
    drones = [piece.seat for piece in game.look("Drone")]
    assert (drones.count(0), drones.count(1)) == (1, 2)
