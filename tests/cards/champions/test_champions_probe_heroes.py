"""Heroes, allies and supports in situations that players ask about."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
FOREVER = "01043a"


# ---- Hulk and other allies


@pytest.mark.rule("champions.dash.1", "champions.gain.3")
def test_an_inspired_hulk_still_has_no_thw():
    game = champions(
        seat("Spider-Man", allies=[card("Hulk", attachments=["Inspired"])]), main_scheme=card("The Break-In!", threat=3)
    )
    assert game.why_not("thwart with Hulk") == "Hulk has a dash in place of that power [champions.dash.1]"
    assert only(game, "Hulk").value("atk") == 4


@pytest.mark.rule("champions.character.1", "champions.forced.2")
def test_hulks_rage_of_energy_hits_every_character_at_the_table():
    game = champions(
        seat("Spider-Man", allies=["Hulk", "Daredevil"], engaged=["Sandman"], deck=["Energy", "Genius"]),
        seat("Tony Stark", allies=["War Machine"]),
    )
    game.play("attack with Hulk", "attack Rhino")
    names = ("Spider-Man", "Daredevil", "Sandman", "Tony Stark", "War Machine", "Rhino", "Hulk")
    assert {name: only(game, name).tokens.get("damage", 0) for name in names} == {
        "Spider-Man": 1, "Daredevil": 1, "Sandman": 1, "Tony Stark": 1, "War Machine": 1, "Rhino": 4, "Hulk": 2,
    }  # fmt: skip


@pytest.mark.rule("champions.ability.8", "champions.wild-resource.3")
def test_hulk_does_all_of_it_in_order_for_a_wild_resource():
    game = champions(seat("Spider-Man", allies=["Hulk"], engaged=["Sandman"], deck=["Vibranium", "Genius"]))
    game.play("attack with Hulk", "attack Rhino", "choose Sandman")
    assert (only(game, "Sandman").tokens, hit_points(game, "Rhino"), hit_points(game, "Spider-Man")) == (
        {"damage": 3}, 10, 9,
    )  # fmt: skip
    assert zones(game, "Hulk") == ["discard"]


@pytest.mark.rule("champions.cost.3", "champions.ally.3")
def test_war_machine_may_die_for_his_blast():
    game = champions(seat("Iron Man", allies=[card("War Machine", damage=3)], engaged=["Hydra Bomber", "Hydra Bomber"]))
    game.play("use War Machine")
    assert (zones(game, "War Machine"), hit_points(game, "Rhino")) == (["discard"], 13)
    assert [piece.tokens for piece in game.look("Hydra Bomber")] == [{"damage": 1}, {"damage": 1}]


@pytest.mark.rule("champions.ready.1")
def test_hellcat_comes_and_goes_and_is_paid_for_again():
    game = champions(seat("She-Hulk", allies=[card("Hellcat", damage=2, exhausted=True)], hand=["Energy", "Genius"]))
    game.play("use Hellcat")
    assert sorted(hand(game)) == ["Energy", "Genius", "Hellcat"]
    buy(game, "play Hellcat")
    hellcat = only(game, "Hellcat")
    assert (hellcat.zone, hellcat.tokens, hellcat.exhausted) == ("play", {}, False)


@pytest.mark.rule("champions.modifiers.1")
def test_jessica_jones_follows_the_side_schemes():
    game = champions(
        seat("Spider-Man", allies=["Jessica Jones"]),
        side_schemes=[card("Bomb Scare", threat=1), card("Highway Robbery", threat=5)],
    )
    assert only(game, "Jessica Jones").value("thw") == 3
    game.play("thwart with Spider-Man", "thwart Bomb Scare")
    assert only(game, "Jessica Jones").value("thw") == 2
    game.play("thwart with Jessica Jones")
    assert threat(game, "Highway Robbery") == 3


@pytest.mark.rule("champions.lasting-effects.5")
def test_lead_from_the_front_leads_whoever_comes_later_too():
    game = champions(
        seat("Captain Marvel", hand=["Lead from the Front", "Energy", "Maria Hill", "Genius"]), seat("Tony Stark")
    )
    game.play("play Lead from the Front", "pay with Energy", "done", "choose player 1")
    marvel = only(game, "Captain Marvel")
    assert (marvel.value("thw"), marvel.value("atk")) == (3, 3)
    buy(game, "play Maria Hill")
    hill = only(game, "Maria Hill")
    assert (hill.value("thw"), hill.value("atk")) == (3, 2)


@pytest.mark.rule("champions.unique-card.2")
def test_a_unique_ally_is_not_played_while_another_player_has_it():
    game = champions(seat("Spider-Man", hand=["Daredevil", "Energy", "Genius"]), seat("Iron Man", allies=["Daredevil"]))
    assert game.why_not("play Daredevil") == (
        "Daredevil is unique, and Daredevil is in play already [champions.unique-card.2]"
    )


@pytest.mark.rule("champions.ownership-control.7")
def test_an_ally_called_from_anothers_discard_pile_goes_back_there():
    game = champions(
        seat("Spider-Man", hand=["Make the Call", "Energy"], engaged=["M.O.D.O.K."]),
        seat("Iron Man", discard=["Black Widow", "Maria Hill"]),
    )
    game.play("play Make the Call")
    while game.decision.kind in ("pay", "respond", "target"):
        keys = offers(game)
        game.choose(next((key for key in ("choose Maria Hill", "pass", "done") if key in keys), keys[0]))
    hill = only(game, "Maria Hill")
    assert (hill.owner, hill.controller, hill.seat) == (1, 0, 0)
    game.play("attack with Maria Hill", "attack M.O.D.O.K.")
    assert (pile(game, "discard", 0), pile(game, "discard", 1)) == (
        ["Energy", "Make the Call"], ["Black Widow", "Maria Hill"],
    )  # fmt: skip


# ---- heroes


@pytest.mark.rule("champions.side-scheme.7", "champions.cannot.1")
def test_the_helmet_cannot_reach_the_main_scheme_in_a_crisis():
    game = champions(
        seat("Iron Man", upgrades=["Mark V Helmet", "Rocket Boots"], hand=["Genius"]),
        main_scheme=card("The Break-In!", threat=3),
        side_schemes=[card("Crowd Control", threat=2), card("Bomb Scare", threat=2)],
    )
    game.play("use Rocket Boots", "use Mark V Helmet")
    assert [threat(game, name) for name in ("The Break-In!", "Crowd Control", "Bomb Scare")] == [3, 1, 1]


@pytest.mark.parametrize(
    ("upgrades", "size"),
    [
        ([], 1),
        (["Arc Reactor", "Mark V Armor"], 3),
        (["Arc Reactor", "Mark V Armor", "Mark V Helmet", "Powered Gauntlets", "Powered Gauntlets", "Rocket Boots"], 7),
        (
            ["Arc Reactor", "Mark V Armor", "Mark V Helmet", "Powered Gauntlets", "Powered Gauntlets", "Rocket Boots",
             "Rocket Boots", "Web-Shooter"],
            7,
        ),
    ],
)  # fmt: skip
@pytest.mark.rule("champions.modifiers.1", "champions.hand-size.1")
def test_iron_man_holds_a_card_for_each_tech_up_to_seven(upgrades: list[str], size: int):
    game = champions(seat("Iron Man", upgrades=upgrades, deck=["Haymaker"] * 12), at="3.2", encounter_deck=PLAIN)
    assert len(hand(game)) == size


@pytest.mark.rule("champions.event.6", "champions.choose.4")
def test_wakanda_forever_needs_a_special_that_does_something():
    whole = champions(seat("Black Panther", hand=[FOREVER, "Energy"], upgrades=["Vibranium Suit"]))
    assert "play Wakanda Forever!" not in offers(whole)
    hurt = champions(seat(card("Black Panther", damage=1), hand=[FOREVER, "Energy"], upgrades=["Vibranium Suit"]))
    assert "play Wakanda Forever!" in offers(hurt)


@pytest.mark.rule("champions.sample-wakanda-forever.2")
def test_the_last_special_is_the_strong_one():
    game = champions(
        seat("Black Panther", hand=[FOREVER, "Energy"], upgrades=["Panther Claws", "Tactical Genius"]),
        main_scheme=card("The Break-In!", threat=5),
    )
    other = game.clone()
    buy(game, "play Wakanda Forever!", "resolve Tactical Genius")
    assert (threat(game, "The Break-In!"), hit_points(game, "Rhino")) == (4, 10)
    buy(other, "play Wakanda Forever!", "resolve Panther Claws")
    assert (threat(other, "The Break-In!"), hit_points(other, "Rhino")) == (3, 12)


@pytest.mark.rule("champions.cost.7", "champions.heal.6")
def test_rechannel_needs_damage_to_heal():
    whole = champions(seat("Captain Marvel", hand=["Energy"], deck=["Genius"]))
    assert "use Captain Marvel" not in offers(whole)
    hurt = champions(seat(card("Captain Marvel", damage=2), hand=["Energy"], deck=["Genius", "Strength"]))
    hurt.play("use Captain Marvel")
    assert (hit_points(hurt, "Captain Marvel"), hand(hurt), "use Captain Marvel" in offers(hurt)) == (
        11,
        ["Genius"],
        False,
    )


@pytest.mark.rule("champions.then.1", "champions.then.3")
@pytest.mark.parametrize(("main", "side"), [(2, 1), (1, 3)])
def test_crisis_interdiction_goes_on_only_after_two_threat(main: int, side: int):
    game = champions(
        seat("Captain Marvel", upgrades=["Cosmic Flight"], hand=["Crisis Interdiction", "Energy"]),
        main_scheme=card("The Break-In!", threat=main),
        side_schemes=[card("Bomb Scare", threat=3)],
    )
    buy(game, "play Crisis Interdiction", "choose The Break-In!")
    assert (threat(game, "The Break-In!"), threat(game, "Bomb Scare")) == (0, side)


@pytest.mark.rule("champions.upgrade.5")
def test_superhuman_strength_follows_an_event_that_attacks():
    game = champions(seat("She-Hulk", upgrades=["Superhuman Strength"], hand=["Uppercut", "Energy", "Genius"]))
    buy(game, "play Uppercut")
    assert (hit_points(game, "Rhino"), only(game, "Rhino").tokens["stunned"], zones(game, "Superhuman Strength")) == (
        9, 1, ["discard"],
    )  # fmt: skip


@pytest.mark.rule("champions.status-stunned.1", "champions.after.1")
def test_a_stunned_she_hulk_has_made_no_basic_attack():
    game = champions(
        seat(card("She-Hulk", stunned=True), upgrades=["Superhuman Strength"], hand=["One-Two Punch", "Energy"])
    )
    game.play("attack with She-Hulk")
    assert (game.decision.kind, zones(game, "Superhuman Strength"), hit_points(game, "Rhino")) == ("turn", ["play"], 14)


@pytest.mark.rule("champions.resource.10", "champions.cost.6")
def test_what_is_paid_beyond_the_price_is_lost_but_has_paid():
    game = champions(
        seat("Captain Marvel", hand=["For Justice!", "Energy", "Genius"]), main_scheme=card("The Break-In!", threat=6)
    )
    game.play("play For Justice!", "pay with Energy", "pay with Genius")
    assert (threat(game, "The Break-In!"), hand(game)) == (2, [])


@pytest.mark.rule("champions.replacement.1", "champions.status-tough.1")
def test_a_tough_hero_who_takes_responsibility_takes_nothing():
    game = champions(
        seat(card("Spider-Man", tough=True), hand=["Great Responsibility"], dealt=["Advance"]), at="8",
        encounter_deck=["Stampede", *PLAIN],
    )  # fmt: skip
    game.play("play Great Responsibility")
    assert (threat(game, "The Break-In!"), only(game, "Spider-Man").tokens) == (0, {})


@pytest.mark.rule("champions.prevent.3")
def test_emergency_and_i_object_both_hold_threat_back():
    game = champions(
        seat("Jennifer Walters", hand=["Emergency"]), villain=card("Rhino", stage="II"), at="6",
        encounter_deck=["Shocker", *PLAIN],
    )  # fmt: skip
    game.play("play Emergency", "use Jennifer Walters")
    placed = [entry.text for entry in game.log() if entry.text.endswith("threat is placed")]
    assert placed[0] == "The Break-In!: 1 threat is placed"


@pytest.mark.rule("champions.search.3")
def test_shuri_finds_an_upgrade_and_the_deck_is_shuffled():
    game = champions(
        seat("T'Challa", hand=["Shuri", "Energy"], deck=["Haymaker", "Panther Claws", "Genius", "Combat Training"])
    )
    buy(game, "play Shuri", "use Shuri")
    assert offers(game) == ["take Combat Training", "take Panther Claws"]
    game.play("take Panther Claws")
    assert (hand(game), sorted(pile(game, "deck"))) == (["Panther Claws"], ["Combat Training", "Genius", "Haymaker"])


@pytest.mark.rule("champions.ability.6", "champions.in-play.9")
def test_stark_tower_brings_back_the_topmost_tech():
    game = champions(
        seat("Tony Stark", supports=["Stark Tower"], discard=["Arc Reactor", "Rocket Boots", "Energy"]),
        seat("Spider-Man", discard=["Web-Shooter", "Combat Training"]),
    )
    game.play("use Stark Tower")
    other = game.clone()
    game.play("choose player 1")
    assert hand(game, 0) == ["Rocket Boots"]
    other.play("choose player 2")
    assert hand(other, 1) == ["Web-Shooter"]


@pytest.mark.rule("champions.keyword-uses.6")
def test_a_web_shooter_is_gone_with_its_last_web_and_has_paid():
    game = champions(
        seat("Spider-Man", upgrades=[card("Web-Shooter", counters=1)], hand=["First Aid"]),
        villain=card("Rhino", damage=3),
    )
    game.play("play First Aid")
    assert (zones(game, "Web-Shooter"), only(game, "Rhino").tokens) == (["discard"], {"damage": 1})
