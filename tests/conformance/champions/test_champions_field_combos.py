"""Two cards that change the same thing, and the less obvious half of a rule."""

from __future__ import annotations

import pytest

from support.champions import (
    buy,
    card,
    champions,
    decline_all,
    hand,
    hit_points,
    offers,
    only,
    pile,
    seat,
    threat,
    zones,
)

PLAIN = ["Advance"] * 10
HYDRA = ["Hydra Mercenary"] * 6


# ---- status cards


@pytest.mark.rule("champions.form.5")
def test_every_status_card_stays_through_a_change_of_form():
    game = champions(seat(card("Spider-Man", stunned=True, confused=True, tough=True, damage=3)))
    game.play("change form")
    assert only(game, "Peter Parker").tokens == {"damage": 3, "stunned": 1, "confused": 1, "tough": 1}


@pytest.mark.rule("champions.status-stunned.1", "champions.status-confused.1")
def test_a_status_card_waits_for_its_own_kind_of_deed():
    """A stunned alter-ego recovers, a stunned hero defends, a confused hero attacks: the cards stay."""
    resting = champions(seat(card("Peter Parker", damage=2, stunned=True)))
    resting.play("recover")
    assert only(resting, "Peter Parker").tokens == {"stunned": 1}
    guarding = champions(seat(card("Spider-Man", stunned=True)), at="6")
    guarding.play("defend with Spider-Man")
    assert (only(guarding, "Spider-Man").tokens, only(guarding, "Spider-Man").exhausted) == ({"stunned": 1}, True)
    striking = champions(seat(card("Spider-Man", confused=True)))
    striking.play("attack with Spider-Man")
    assert (only(striking, "Spider-Man").tokens, hit_points(striking, "Rhino")) == ({"confused": 1}, 12)


@pytest.mark.rule("champions.status-stunned.3", "champions.activation.7")
def test_a_stunned_villain_schemes_as_ever_and_gets_no_boost_card_for_the_attack_he_loses():
    scheming = champions(seat("Peter Parker"), villain=card("Rhino", stunned=True), at="6", encounter_deck=HYDRA)
    assert (only(scheming, "Rhino").tokens, threat(scheming, "The Break-In!")) == ({"stunned": 1}, 2)
    dazed = champions(
        seat("Spider-Man"), villain=card("Rhino", stunned=True), at="6", encounter_deck=["Shocker", "Sandman"]
    )
    assert (only(dazed, "Rhino").tokens, zones(dazed, "Shocker"), zones(dazed, "Sandman")) == (
        {},
        ["engaged"],
        ["encounter-deck"],
    )


@pytest.mark.rule("champions.status-stunned.2")
def test_a_stunned_captain_loses_the_card_she_would_draw_too():
    game = champions(
        seat(card("Captain Marvel", stunned=True), hand=["Photonic Blast", "Energy Absorption"], deck=["Backflip"])
    )
    buy(game, "play Photonic Blast")
    assert (hand(game), hit_points(game, "Rhino"), only(game, "Captain Marvel").tokens) == ([], 14, {})


@pytest.mark.rule("champions.status-stunned.2")
def test_a_stunned_captain_loses_the_whole_energy_channel():
    game = champions(seat(card("Captain Marvel", stunned=True), upgrades=[card("Energy Channel", counters=3)]))
    game.play("use Energy Channel")
    assert (zones(game, "Energy Channel"), hit_points(game, "Rhino")) == (["discard"], 14)


@pytest.mark.rule("champions.status-cards.5")
def test_a_tough_card_goes_before_a_suit_of_armor():
    game = champions(seat("Spider-Man"), villain=card("Rhino", tough=True, attachments=["Armored Rhino Suit"]))
    game.play("attack with Spider-Man")
    assert (only(game, "Rhino").tokens, only(game, "Armored Rhino Suit").tokens) == ({}, {})


@pytest.mark.rule("champions.status-tough.1")
def test_a_tough_war_machine_cannot_pay_with_damage():
    game = champions(seat("Iron Man", allies=[card("War Machine", tough=True)]))
    assert game.why_not("use War Machine") == (
        "War Machine is tough and would not take the damage: the cost cannot be paid [champions.status-tough.1]"
    )


# ---- damage, prevention, defense


@pytest.mark.rule("champions.prevent.2", "champions.interrupt.4")
def test_two_preventions_share_one_blow():
    """What the first one leaves is still damage that would be taken."""
    game = champions(
        seat("Captain Marvel", upgrades=["Cosmic Flight", "Cosmic Flight"]),
        villain=card("Rhino", attachments=["Charge"]),
        at="6",
        encounter_deck=PLAIN,
    )
    game.play("leave it undefended", "use Cosmic Flight", "use Cosmic Flight")
    assert (hit_points(game, "Captain Marvel"), zones(game, "Cosmic Flight")) == (12, ["discard", "discard"])


def test_a_flight_that_is_given_up_has_already_helped_the_helmet():
    """DEF 1 and 2 for the helmet of a flyer come off first, 3 are prevented: 7 damage leave 1."""
    game = champions(
        seat("Captain Marvel", upgrades=["Cosmic Flight", "Captain Marvel's Helmet"]),
        villain=card("Rhino", attachments=["Charge"]),
        at="6",
        encounter_deck=["Sandman", *PLAIN],
    )
    game.play("defend with Captain Marvel", "use Cosmic Flight")
    assert (hit_points(game, "Captain Marvel"), only(game, "Captain Marvel").value("def")) == (11, 2)


@pytest.mark.rule("champions.defend.6")
def test_a_backflip_of_an_exhausted_hero_is_a_defense_that_can_be_followed_up():
    game = champions(seat(card("Spider-Man", exhausted=True), hand=["Backflip", "Counter-Punch"]), at="6")
    game.play("play Backflip", "play Counter-Punch")
    assert (hit_points(game, "Rhino"), hit_points(game, "Spider-Man")) == (12, 10)


@pytest.mark.rule("champions.boost.7", "champions.enemy-attacks.14")
def test_a_backflip_comes_too_late_for_a_boost_card_that_asks_who_defends():
    game = champions(
        seat("Spider-Man", hand=["Backflip"]), at="6", encounter_deck=["Kree Manipulator", *["Hydra Mercenary"] * 3]
    )
    flipped = game.clone()
    flipped.play("leave it undefended", "play Backflip")
    assert (threat(flipped, "The Break-In!"), hit_points(flipped, "Spider-Man")) == (1, 10)
    game.play("defend with Spider-Man")
    assert threat(game, "The Break-In!") == 0


@pytest.mark.rule("champions.keyword-overkill.1", "champions.boost.3")
def test_boost_icons_count_for_what_overkill_lets_through():
    game = champions(
        seat("Spider-Man", allies=[card("Vision", damage=2)]),
        villain=card("Rhino", attachments=["Charge"]),
        at="6",
        encounter_deck=["Stampede", *PLAIN],
    )
    game.play("defend with Vision")
    assert hit_points(game, "Spider-Man") == 10 - (2 + 3 + 1 - 1)


@pytest.mark.rule("champions.keyword-overkill.1", "champions.status-tough.1")
def test_a_tough_hero_takes_nothing_that_overkill_lets_through():
    game = champions(
        seat(card("Spider-Man", tough=True), allies=[card("Vision", damage=2)]),
        villain=card("Rhino", attachments=["Charge"]),
        at="6",
        encounter_deck=PLAIN,
    )
    game.play("defend with Vision")
    assert (only(game, "Spider-Man").tokens, zones(game, "Vision")) == ({}, ["discard"])


@pytest.mark.rule("champions.keyword-overkill.1")
def test_what_overkill_lets_through_can_be_flipped_away():
    """It is damage from an attack, and it is Spider-Man who would take it."""
    game = champions(
        seat("Spider-Man", hand=["Backflip"], allies=[card("Vision", damage=2)]),
        villain=card("Rhino", attachments=["Charge"]),
        at="6",
        encounter_deck=PLAIN,
    )
    game.play("defend with Vision", "play Backflip")
    assert hit_points(game, "Spider-Man") == 10


@pytest.mark.rule("champions.keyword-overkill.1")
def test_overkill_asks_nothing_of_a_hero_who_defends():
    game = champions(seat("Spider-Man"), villain=card("Rhino", attachments=["Charge"]), at="6", encounter_deck=PLAIN)
    game.play("defend with Spider-Man")
    assert (hit_points(game, "Spider-Man"), zones(game, "Charge")) == (8, ["encounter-discard"])


@pytest.mark.rule("champions.move.5")
def test_no_more_damage_is_moved_than_there_is():
    game = champions(seat(card("Black Panther", damage=1), hand=["01043a", "Energy"], upgrades=["Vibranium Suit"]))
    buy(game, "play Wakanda Forever!")
    assert (hit_points(game, "Black Panther"), hit_points(game, "Rhino")) == (11, 13)


# ---- counters, copies, costs


@pytest.mark.rule("champions.keyword-uses.6")
def test_a_team_is_gone_with_its_last_counter_but_hawkeye_stays_without_arrows():
    team = champions(seat("Spider-Man", supports=[card("Tac Team", counters=1)]))
    team.play("use Tac Team")
    assert (zones(team, "Tac Team"), hit_points(team, "Rhino")) == (["discard"], 12)
    archer = champions(seat("Spider-Man", allies=[card("Hawkeye", counters=1)], dealt=["Hydra Mercenary"]), at="8")
    archer.play("use Hawkeye")
    assert (zones(archer, "Hawkeye"), only(archer, "Hydra Mercenary").tokens) == (["play"], {"damage": 2})


@pytest.mark.rule("champions.constant-ability.5")
def test_copies_add_up_unless_they_only_give_a_trait():
    boots = champions(seat("Iron Man", upgrades=["Rocket Boots", "Rocket Boots"]))
    assert hit_points(boots, "Iron Man") == 11
    flights = champions(seat("Captain Marvel", upgrades=["Cosmic Flight", "Cosmic Flight", "Captain Marvel's Helmet"]))
    assert only(flights, "Captain Marvel").value("def") == 3


@pytest.mark.rule("champions.cost.8", "champions.forced.6")
def test_of_two_superhuman_strengths_the_second_waits_for_an_enemy_it_can_stun():
    game = champions(seat("She-Hulk", upgrades=["Superhuman Strength", "Superhuman Strength"]))
    game.play("attack with She-Hulk")
    assert sorted(zones(game, "Superhuman Strength")) == ["discard", "play"]
    assert (hit_points(game, "Rhino"), only(game, "She-Hulk").value("atk")) == (7, 5)


@pytest.mark.rule("champions.forced.4")
def test_what_is_forced_comes_before_a_second_punch():
    game = champions(seat("She-Hulk", upgrades=["Superhuman Strength"], hand=["One-Two Punch", "Energy"]))
    game.play("attack with She-Hulk")
    assert (zones(game, "Superhuman Strength"), offers(game)) == (["discard"], ["play One-Two Punch", "pass"])
    game.play("play One-Two Punch")
    assert (only(game, "She-Hulk").exhausted, only(game, "Rhino").tokens) == (False, {"damage": 5, "stunned": 1})


def test_ground_stomp_is_no_attack_and_keeps_her_strength():
    game = champions(seat("She-Hulk", hand=["Ground Stomp", "Energy"], upgrades=["Superhuman Strength"]))
    buy(game, "play Ground Stomp")
    assert (zones(game, "Superhuman Strength"), hit_points(game, "Rhino")) == (["play"], 13)


@pytest.mark.rule("champions.then.2", "champions.form.6")
def test_split_personality_draws_to_the_new_form_and_leaves_the_change_of_the_round():
    few = champions(seat("Jennifer Walters", hand=["Split Personality", "Energy", "Genius"], deck=["Backflip"] * 8))
    buy(few, "play Split Personality", "pass")
    assert (len(hand(few)), "change form" in offers(few)) == (4, True)
    many = champions(
        seat("Jennifer Walters", hand=["Split Personality", "Energy", "Genius", *["Haymaker"] * 5], deck=["Backflip"])
    )
    many.play("play Split Personality", "pay with Energy", "pay with Genius", "done", "pass")
    assert (hand(many), only(many, "She-Hulk").zone) == (["Haymaker"] * 5, "play")


@pytest.mark.rule("champions.ability.7", "champions.ability-trigger.4")
def test_a_card_that_paying_would_discard_is_no_card_to_fetch_back():
    game = champions(seat("T'Challa", hand=["Ancestral Knowledge", "Energy"]))
    assert "play Ancestral Knowledge" not in offers(game)
    full = champions(seat("T'Challa", hand=["Ancestral Knowledge", "Energy"], discard=["Genius"], deck=["Strength"]))
    assert "play Ancestral Knowledge" in offers(full)


@pytest.mark.rule("champions.resource.5", "champions.wild-resource.1")
def test_one_wild_resource_is_short_of_three_fists():
    written = {"villain": card("Rhino", attachments=["Enhanced Ivory Horn"])}
    assert "use Enhanced Ivory Horn" not in offers(
        champions(seat("Spider-Man", hand=["Strength", "Energy"]), **written)
    )
    game = champions(seat("Spider-Man", hand=["Strength", "Vibranium"]), **written)
    buy(game, "use Enhanced Ivory Horn")
    assert zones(game, "Enhanced Ivory Horn") == ["encounter-discard"]


@pytest.mark.rule("champions.card-types.2", "champions.in-play.10")
def test_what_a_drone_really_is_says_nothing():
    """A card that would give its player hit points gives none while it lies face down as a Drone."""
    armor = {"name": "Drone", "card": "Mark V Armor"}
    game = champions(seat("Iron Man", engaged=[armor]), scenario="ultron")
    assert (hit_points(game, "Iron Man"), only(game, "Iron Man").value("hand_size")) == (9, 1)


@pytest.mark.rule("champions.side-scheme.6", "champions.side-scheme.7")
def test_a_tracer_cannot_reach_the_main_scheme_in_a_crisis():
    tracked = card("Shocker", damage=2, attachments=[card("Spider-Tracer", owner=0)])
    game = champions(
        seat("Spider-Man", engaged=[tracked]),
        side_schemes=[card("Crowd Control", threat=1)],
        main_scheme=card("The Break-In!", threat=4),
    )
    game.play("attack with Spider-Man", "attack Shocker")
    assert (zones(game, "Crowd Control"), threat(game, "The Break-In!")) == (["encounter-discard"], 4)


@pytest.mark.rule("champions.gain.4", "champions.player-elimination.1")
def test_an_armor_that_is_lost_takes_the_hero_with_it():
    game = champions(
        seat(card("Iron Man", damage=10), upgrades=["Mark V Armor"], dealt=["Caught Off Guard"]),
        seat("Spider-Man"),
        at="8",
        encounter_deck=PLAIN,
    )
    decline_all(game, "turn")
    assert (game.table()["eliminated"], pile(game, "discard", 0)) == ([True, False], ["Mark V Armor", "Iron Man"])


# ---- one window


@pytest.mark.rule("champions.triggering-condition.3", "champions.triggering-condition.4")
@pytest.mark.parametrize(
    "order", [("use Interrogation Room", "play Chase Them Down"), ("play Chase Them Down", "use Interrogation Room")]
)
def test_an_attack_that_defeats_is_answered_in_one_window_in_any_order(order: tuple[str, str]):
    game = champions(
        seat(
            "Spider-Man", hand=["Chase Them Down"], supports=["Interrogation Room"], engaged=[card("Shocker", damage=1)]
        ),
        main_scheme=card("The Break-In!", threat=5),
    )
    game.play("attack with Spider-Man", "attack Shocker")
    assert offers(game) == ["use Interrogation Room", "play Chase Them Down", "pass"]
    game.play(order[0])
    assert offers(game) == [order[1], "pass"]
    game.play(order[1])
    assert (threat(game, "The Break-In!"), game.decision.kind) == (2, "turn")


def test_what_falls_otherwise_is_answered_at_once():
    game = champions(
        seat(
            "She-Hulk",
            hand=["Ground Stomp", "Energy"],
            supports=["Interrogation Room"],
            engaged=[card("Shocker", damage=2)],
        ),
        main_scheme=card("The Break-In!", threat=5),
    )
    buy(game, "play Ground Stomp", "use Interrogation Room")
    assert (threat(game, "The Break-In!"), zones(game, "Shocker")) == (4, ["encounter-discard"])


@pytest.mark.rule("champions.keyword-retaliate.1")
def test_a_hero_whom_retaliation_defeats_answers_nothing_any_more():
    game = champions(
        seat(card("Spider-Man", damage=9), supports=["Interrogation Room"], engaged=[card("Whiplash", damage=1)]),
        seat("Iron Man"),
        main_scheme=card("The Break-In!", threat=5),
    )
    game.play("attack with Spider-Man", "attack Whiplash")
    assert (game.decision.seat, only(game, "Whiplash").seat, threat(game, "The Break-In!")) == (1, 1, 5)


@pytest.mark.rule("champions.interrupt.2", "champions.limit.3")
@pytest.mark.parametrize(("scheme", "placed"), [("Bomb Scare", (3, 4)), ("Crowd Control", (4, 3))])
def test_whoever_holds_threat_back_says_from_which_scheme(scheme: str, placed: tuple[int, int]):
    game = champions(
        seat("Jennifer Walters", dealt=["Masterplan"]),
        side_schemes=[card("Bomb Scare", threat=1), card("Crowd Control", threat=1)],
        at="8",
    )
    game.play("use Jennifer Walters")
    assert offers(game) == ["choose Bomb Scare", "choose Crowd Control"]
    assert game.why_not("choose The Break-In!") is not None
    game.play(f"choose {scheme}")
    assert (threat(game, "Bomb Scare") - 1, threat(game, "Crowd Control") - 1) == placed


@pytest.mark.rule("champions.replacement.3")
def test_whoever_takes_threat_as_damage_takes_that_of_one_scheme():
    game = champions(
        seat("Spider-Man", hand=["Great Responsibility"] * 2, dealt=["Masterplan"]),
        side_schemes=[card("Bomb Scare", threat=1), card("Crowd Control", threat=1)],
        at="8",
    )
    game.play("play Great Responsibility", "choose Crowd Control", "pass")
    assert (threat(game, "Bomb Scare"), threat(game, "Crowd Control"), hit_points(game, "Spider-Man")) == (5, 1, 6)


@pytest.mark.rule("champions.response.3")
def test_hawkeye_picks_his_mark_among_drones_of_two_players_and_shoots_alike_ones_without_being_asked():
    deck = ["Energy"] * 3
    game = champions(
        seat("Tony Stark", allies=[card("Hawkeye", counters=1)], deck=deck, dealt=["01144a"]),
        seat("Peter Parker", deck=deck),
        scenario="ultron",
        at="8",
        encounter_deck=PLAIN,
    )
    game.play("use Hawkeye", "choose Drone #2")
    assert [drone.seat for drone in game.look("Drone")] == [0]
    alone = champions(
        seat("Tony Stark", allies=["Hawkeye"], deck=deck, dealt=["Ultron's Imperative"]), scenario="ultron", at="8"
    )
    alone.play("use Hawkeye", "use Hawkeye")
    assert (alone.look("Drone"), only(alone, "Hawkeye").tokens) == ([], {"counters": 2})


@pytest.mark.rule("champions.forced.4", "champions.triggering-condition.3")
def test_a_shark_is_tough_again_before_he_is_punched_back():
    """He attacked and She-Hulk defended: one window, and what is forced comes first."""
    game = champions(
        seat("She-Hulk", hand=["Counter-Punch"], engaged=["Tiger Shark"]),
        villain=card("Rhino", stunned=True),
        at="6",
        encounter_deck=PLAIN,
    )
    game.play("defend with She-Hulk")
    assert only(game, "Tiger Shark").tokens == {"tough": 1}
    game.play("play Counter-Punch")
    assert only(game, "Tiger Shark").tokens == {}


@pytest.mark.rule("champions.forced.4", "champions.status-stunned.1")
def test_a_hero_whom_the_converter_stuns_only_shakes_it_off():
    game = champions(
        seat("She-Hulk", hand=["Counter-Punch"]),
        scenario="klaw",
        villain=card("Klaw", stage="II", attachments=["Sonic Converter"]),
        at="6",
        encounter_deck=["Solid-Sound Body", *PLAIN],
    )
    game.play("defend with She-Hulk", "play Counter-Punch")
    assert (only(game, "She-Hulk").tokens, hit_points(game, "Klaw")) == ({"damage": 3}, 18)


@pytest.mark.rule("champions.defend.4")
def test_every_hero_whom_whirlwind_attacks_may_punch_him_back():
    game = champions(
        seat("Spider-Man", hand=["Counter-Punch"], engaged=["Whirlwind"]),
        seat("She-Hulk", hand=["Counter-Punch"]),
        villain=card("Rhino", stunned=True),
        at="6",
        encounter_deck=PLAIN,
    )
    game.play("defend with She-Hulk", "play Counter-Punch")
    assert (only(game, "Whirlwind").tokens, hit_points(game, "She-Hulk")) == ({"damage": 3}, 15)
    game.play("defend with Spider-Man", "play Counter-Punch")
    assert (only(game, "Whirlwind").tokens, hit_points(game, "Spider-Man")) == ({"damage": 5}, 10)


@pytest.mark.rule("champions.triggering-condition.4")
def test_two_answers_to_one_defense_come_in_any_order():
    game = champions(
        seat("She-Hulk", hand=["Counter-Punch"], upgrades=["Indomitable"], engaged=["Shocker"]),
        villain=card("Rhino", stunned=True),
        at="6",
        encounter_deck=PLAIN,
    )
    game.play("defend with She-Hulk")
    assert offers(game) == ["use Indomitable", "play Counter-Punch", "pass"]
    game.play("use Indomitable", "play Counter-Punch")
    assert (only(game, "She-Hulk").exhausted, zones(game, "Shocker")) == (False, ["encounter-discard"])
