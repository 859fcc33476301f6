"""Several heroes at one table: whose decision, whose card, whose threat."""

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


@pytest.mark.rule("champions.first-player.9", "champions.interrupt.6", "champions.interrupt.8")
def test_the_first_player_may_cancel_first_and_then_nobody_else_can():
    seats = (
        seat("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"], dealt=["Advance"]),
        seat("Black Panther", hand=["Get Behind Me!", "Genius"]),
    )
    game = champions(*seats, first=1, at="8")
    assert (game.decision.seat, offers(game)) == (1, ["play Get Behind Me!", "pass"])
    passed = game.clone()
    passed.play("pass")
    assert (passed.decision.seat, offers(passed)) == (0, ["play Enhanced Spider-Sense", "pass"])
    game.play("play Get Behind Me!")
    assert (game.decision.seat, game.decision.kind) == (1, "defend")
    assert hand(game, 0) == ["Enhanced Spider-Sense", "Energy"]


@pytest.mark.rule("champions.replacement.4", "champions.interrupt.8")
def test_threat_that_one_hero_takes_upon_himself_no_other_can_take():
    game = champions(
        seat("Spider-Man", hand=["Great Responsibility"]), seat("Iron Man", hand=["Great Responsibility"]), at="5"
    )
    game.play("play Great Responsibility")
    assert (hit_points(game, "Spider-Man"), hit_points(game, "Iron Man")) == (8, 9)
    assert (threat(game, "The Break-In!"), hand(game, 1)) == (0, ["Great Responsibility"])


@pytest.mark.rule("champions.sample-spider-man.2")
def test_spider_sense_does_not_answer_an_attack_that_was_begun_against_another():
    game = champions(seat("Iron Man"), seat("Spider-Man", deck=["Energy"] * 3), at="6", encounter_deck=PLAIN)
    game.play("leave it undefended", "defend with Spider-Man")
    assert (hand(game, 1), offers(game)) == ([], ["use Spider-Man", "pass"])  # the next one is against him


@pytest.mark.rule("champions.minion.6")
def test_minions_keep_to_their_player_though_another_defended_against_the_villain():
    game = champions(seat("Iron Man", engaged=["Shocker"]), seat("She-Hulk"), at="6", encounter_deck=PLAIN)
    game.play("leave it undefended", "defend with She-Hulk")
    assert (game.decision.seat, offers(game)) == (0, ["defend with Iron Man", "leave it undefended"])
    game.play("leave it undefended")
    assert hit_points(game, "Iron Man") == 9 - 2


@pytest.mark.rule("champions.ally.9", "champions.keyword-overkill.1")
def test_overkill_passes_from_a_borrowed_ally_to_no_alter_ego():
    game = champions(
        seat("Spider-Man"),
        seat("Tony Stark", allies=[card("Vision", damage=2)]),
        villain=card("Rhino", attachments=["Charge"]),
        at="6",
        encounter_deck=PLAIN,
    )
    game.play("leave it undefended", "defend with Vision")
    assert zones(game, "Vision") == ["discard"]
    assert (hit_points(game, "Spider-Man"), hit_points(game, "Tony Stark")) == (10, 9)


@pytest.mark.rule("champions.side-scheme.10", "champions.villain-phase.8")
def test_three_hazards_and_four_players_begin_with_the_first_player():
    game = champions(
        *[seat(name) for name in ("Spider-Man", "Iron Man", "She-Hulk", "Black Panther")],
        first=2,
        side_schemes=["Breakin' & Takin'", "Illegal Arms Factory", "Usurp the Throne"],
        encounter_deck=["Hydra Mercenary"] * 12,
        at="7",
    )
    decline_all(game, "turn")
    assert [len(pile(game, "engaged", player)) for player in range(4)] == [2, 1, 2, 2]


@pytest.mark.rule("champions.acceleration-token.1", "champions.side-scheme.8", "champions.per-player.1")
def test_step_one_adds_the_field_for_each_player_and_each_token_and_icon_once():
    game = champions(
        seat("Tony Stark"),
        seat("Peter Parker"),
        side_schemes=[card("Bomb Scare", threat=2), card("Highway Robbery", threat=2)],
        main_scheme=card("The Break-In!", threat=1, acceleration=2),
        at="5",
        villain=card("Rhino", confused=True),
        encounter_deck=["Hydra Mercenary"] * 8,
    )
    placed = [entry.text for entry in game.log() if "threat is placed" in entry.text]
    assert placed[0] == "The Break-In!: 6 threat is placed"


@pytest.mark.rule("champions.keyword-guard.1", "champions.attack.10")
def test_the_ally_of_another_player_attacks_past_a_guard():
    guarded = seat("Spider-Man", engaged=["Hydra Mercenary"], allies=["Vision"])
    other = champions(guarded, seat("Iron Man", allies=["Hulk"]), turn=1)
    other.play("attack with Hulk")
    assert offers(other) == ["attack Rhino", "attack Hydra Mercenary"]
    own = champions(guarded, seat("Iron Man", allies=["Hulk"]))
    assert own.why_not("attack Rhino") == (
        "Hydra Mercenary has Guard: defeat it before you attack Rhino [champions.keyword-guard.1]"
    )


@pytest.mark.rule("champions.player-turn.11", "champions.cost.9")
def test_a_helicarrier_serves_another_player_who_acts_when_asked():
    game = champions(
        seat("Spider-Man", supports=["Helicarrier"], hand=["Haymaker"]),
        seat("She-Hulk", hand=["Ground Stomp", "Haymaker"]),
    )
    game.play("use Helicarrier", "choose player 2", "ask player 2", "play Ground Stomp")
    assert (hand(game, 1), pile(game, "discard", 1)) == ([], ["Haymaker", "Ground Stomp"])
    assert (hit_points(game, "Rhino"), hand(game, 0)) == (27, ["Haymaker"])


@pytest.mark.rule("champions.initiating.7")
def test_two_helicarriers_serve_one_card_and_both_are_spent_on_it():
    game = champions(
        seat("Spider-Man", supports=["Helicarrier"], hand=["Swinging Web Kick", "Backflip", "Haymaker"]),
        seat("Iron Man", supports=["Helicarrier"]),
    )
    game.play("use Helicarrier", "choose player 1", "ask player 2", "use Helicarrier", "choose player 1")
    assert game.look("Swinging Web Kick")[0].value("cost") == 1
    game.play("play Swinging Web Kick", "pay with Backflip", "done")
    assert game.look("Haymaker")[0].value("cost") == 2


@pytest.mark.rule("champions.printed.1")
def test_a_helicarrier_cheapens_no_printed_cost():
    """Make the Call is the next card, and costs nothing; the ally is put into play for the cost printed on it."""
    game = champions(
        seat("Spider-Man", supports=["Helicarrier"], hand=["Make the Call", "Energy"], discard=["Mockingbird"])
    )
    game.play("use Helicarrier")
    assert game.why_not("play Make the Call") == (
        "Mockingbird cannot be paid for: 1 resource is missing [champions.resource.6]"
    )


@pytest.mark.rule("champions.play.8", "champions.enters-play.2", "champions.ownership-control.3")
def test_an_ally_who_is_called_enters_play_but_is_not_played():
    """Maria Hill answers that she enters play, under whoever called her; Black Cat waits in vain to be played."""
    game = champions(
        seat("Spider-Man", hand=["Make the Call", "Energy"], deck=["Backflip"] * 3),
        seat("Iron Man", discard=["Maria Hill"], deck=["Arc Reactor"] * 2),
    )
    game.play("play Make the Call", "use Maria Hill")
    assert (hand(game, 0), hand(game, 1), only(game, "Maria Hill").controller) == (["Backflip"], ["Arc Reactor"], 0)
    cat = champions(seat("Spider-Man", hand=["Make the Call", "Energy"], discard=["Black Cat"], deck=["Genius"] * 5))
    cat.play("play Make the Call")
    assert (zones(cat, "Black Cat"), len(pile(cat, "deck"))) == (["play"], 5)


@pytest.mark.rule("champions.ally-limit.1")
def test_the_ally_who_was_called_may_be_the_one_too_many():
    game = champions(
        seat(
            "Spider-Man",
            hand=["Make the Call", "Energy", "Genius"],
            discard=["Luke Cage"],
            allies=["Vision", "Tigra", "Hulk"],
        )
    )
    buy(game, "play Make the Call", "discard Luke Cage")
    assert pile(game, "discard") == ["Energy", "Genius", "Luke Cage", "Make the Call"]


@pytest.mark.rule("champions.cancel.7", "champions.activation.5")
def test_a_villain_attacks_the_hero_who_stepped_in_for_an_alter_ego():
    game = champions(
        seat("Tony Stark", dealt=["Assault"]),
        seat("She-Hulk", hand=["Get Behind Me!", "Energy"]),
        at="8",
        encounter_deck=PLAIN,
    )
    game.play("play Get Behind Me!", "leave it undefended")
    assert (hit_points(game, "She-Hulk"), zones(game, "Assault")) == (13, ["encounter-discard"])


@pytest.mark.rule("champions.forced.5")
def test_the_first_player_orders_what_is_forced_at_another_players_minion():
    """A Drone comes up and a tracer goes off, both when the same minion is defeated."""
    tracked = card("Advanced Ultron Drone", damage=3, attachments=[card("Spider-Tracer", owner=1)])
    game = champions(
        seat("Iron Man"),
        seat("Spider-Man", engaged=[tracked], deck=["Energy"] * 3),
        scenario="ultron",
        main_scheme=card("The Crimson Cowl", threat=4),
        turn=1,
    )
    game.play("attack with Spider-Man")
    assert (game.decision.seat, offers(game)) == (0, ["resolve Advanced Ultron Drone", "resolve Spider-Tracer"])
    game.play("resolve Spider-Tracer")
    assert (threat(game, "The Crimson Cowl"), only(game, "Drone").seat) == (1, 1)


@pytest.mark.rule("champions.minion.3", "champions.reveal.5")
def test_a_minion_found_by_a_scheme_engages_the_first_player_not_the_one_who_revealed_it():
    game = champions(
        seat("Iron Man", dealt=["The Masters of Evil"]),
        seat("Spider-Man"),
        first=1,
        scenario="klaw",
        encounter_deck=["Advance", "Melter", "Armored Guard"],
        at="8",
    )
    assert (only(game, "Melter").seat, pile(game, "encounter-deck")) == (1, ["Armored Guard"])


@pytest.mark.rule("champions.lasting-effects.2", "champions.lasting-effects.5")
def test_whoever_is_led_leads_only_the_own_characters():
    game = champions(
        seat("Spider-Man", hand=["Lead from the Front", "Energy"], allies=["Vision"]),
        seat("Tony Stark", allies=["Hulk"], hand=["Tigra", "Genius", "Strength"]),
    )
    buy(game, "play Lead from the Front", "choose player 2")
    assert (only(game, "Hulk").value("atk"), only(game, "Vision").value("atk")) == (4, 2)
    game.play("end the turn")
    buy(game, "play Tigra")
    assert only(game, "Tigra").value("atk") == 3


@pytest.mark.rule("champions.first-player.6")
def test_the_first_player_divides_an_explosion_that_another_player_reveals():
    game = champions(
        seat("Spider-Man"),
        seat("Iron Man", dealt=["Explosion"]),
        side_schemes=[card("Bomb Scare", threat=2)],
        at="8",
    )
    assert (game.decision.seat, game.decision.kind) == (0, "assign")
    game.play("assign damage to Iron Man", "assign damage to Iron Man")
    assert (hit_points(game, "Spider-Man"), hit_points(game, "Iron Man")) == (10, 7)


@pytest.mark.rule("champions.choose.2")
def test_whoever_is_told_to_discard_a_card_of_the_own_chooses_which():
    game = champions(
        seat("Spider-Man"),
        seat("Iron Man", upgrades=["Arc Reactor", "Mark V Armor"], dealt=["Caught Off Guard"]),
        at="8",
    )
    assert (game.decision.seat, offers(game)) == (1, ["choose Arc Reactor", "choose Mark V Armor"])
