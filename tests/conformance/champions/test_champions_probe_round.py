"""The round as an outsider plays it: order, forms, decks that run out, players who fall, stages that change."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import (
    buy,
    card,
    champions,
    hand,
    hit_points,
    offers,
    only,
    pile,
    seat,
    threat,
    zones,
)  # fmt: skip

PLAIN = ["Advance"] * 12
"""Encounter cards without boost icons."""


# ---- the player phase


@pytest.mark.rule("champions.form.3", "champions.player-turn.4")
def test_form_is_changed_once_a_round_and_again_in_the_next():
    game = champions(seat("Peter Parker"), encounter_deck=PLAIN)
    game.play("change form")
    assert "change form" not in offers(game)
    game.play("end the turn", "leave it undefended")
    assert (game.table()["round"], "change form" in offers(game)) == (2, True)


@pytest.mark.rule("champions.form.6", "champions.form.3")
def test_a_change_of_form_by_a_card_leaves_the_change_of_the_round():
    game = champions(seat("Jennifer Walters", hand=["Split Personality", "Energy", "Haymaker"], deck=["Genius"] * 9))
    game.play("play Split Personality")
    while game.decision.kind == "pay":
        game.choose(0)
    game.play("pass")
    assert (only(game, "She-Hulk").kind, len(hand(game)), "change form" in offers(game)) == ("hero", 4, True)


@pytest.mark.rule("champions.player-turn.2", "champions.ally.4")
def test_a_turn_has_no_end_but_the_players_word():
    game = champions(
        seat("Spider-Man", allies=["Daredevil", "Tigra"], supports=[card("Surveillance Team", counters=3)]),
        main_scheme=card("The Break-In!", threat=6),
    )
    game.play("thwart with Spider-Man", "thwart with Daredevil", "pass", "attack with Tigra", "use Surveillance Team")
    assert (threat(game, "The Break-In!"), hit_points(game, "Rhino"), offers(game)) == (
        2, 12, ["change form", "end the turn"],
    )  # fmt: skip


@pytest.mark.rule("champions.end-of-player-phase.3", "champions.hand-size.1")
def test_the_hand_is_adjusted_to_the_form_at_the_end_of_the_phase():
    held = ["Genius", "Energy", "Strength", "Uppercut", "First Aid", "Backflip"]
    game = champions(seat("Peter Parker", hand=held, deck=["Haymaker"] * 4), encounter_deck=PLAIN)
    game.play("change form", "end the turn")
    assert game.why_not("done") == ("Your hand is still too big: discard 1 more [champions.end-of-player-phase.3]")
    game.play("discard Genius", "done")
    assert len(hand(game)) == 5


@pytest.mark.rule("champions.end-of-player-phase.2", "champions.end-of-player-phase.5")
def test_cards_that_are_discarded_at_the_end_of_the_phase_are_replaced():
    game = champions(
        seat("Spider-Man", hand=["Genius", "Energy", "Strength"], deck=["Haymaker"] * 9), encounter_deck=PLAIN
    )
    game.play("end the turn", "discard Genius", "discard Energy", "done")
    assert sorted(hand(game)) == ["Haymaker"] * 4 + ["Strength"]


@pytest.mark.rule("champions.end-of-player-phase.6", "champions.lasting-effects.6")
def test_what_lasts_until_the_end_of_the_phase_is_gone_in_the_villain_phase():
    game = champions(
        seat("Captain Marvel", allies=["Vision"], hand=["Energy"], upgrades=[card("Combat Training", exhausted=True)]),
        at="2",
        encounter_deck=PLAIN,
    )
    game.play("use Vision", "ATK")
    assert only(game, "Vision").value("atk") == 4
    game.play("attack with Vision", "end the turn")
    vision = only(game, "Vision")
    assert (game.table()["phase"], vision.value("atk"), vision.exhausted) == ("villain", 2, False)
    assert not only(game, "Combat Training").exhausted


@pytest.mark.rule("champions.game-round.3", "champions.in-player-order.1")
def test_the_first_player_goes_first_and_the_others_follow_clockwise():
    game = champions(seat("Spider-Man"), seat("Iron Man"), seat("She-Hulk"), first=1, at="1", encounter_deck=PLAIN)
    asked = []
    for _ in range(3):
        asked.append(game.decision.player)
        game.play("end the turn")
    assert asked == [1, 2, 0]


@pytest.mark.rule("champions.player-turn.11", "champions.player-turn.12")
def test_another_player_acts_when_asked_and_pays_with_own_cards():
    game = champions(
        seat("Spider-Man", hand=["Energy"]),
        seat(
            "Captain Marvel",
            hand=["Haymaker", "Energy", "Genius"],
            supports=["Alpha Flight Station"],
            deck=["Strength"],
        ),
    )
    game.play("ask player 2")
    assert (game.decision.player, offers(game)) == (1, ["use Alpha Flight Station", "play Haymaker", "decline"])
    buy(game, "play Haymaker")
    assert (hit_points(game, "Rhino"), hand(game, 0), game.decision.player) == (25, ["Energy"], 0)


@pytest.mark.rule("champions.player-turn.9", "champions.ability-trigger.7")
def test_an_action_on_an_encounter_card_is_for_any_hero_on_the_own_turn():
    game = champions(
        seat("Peter Parker", hand=["Strength", "Strength"]),
        seat("Iron Man", hand=["Strength", "Haymaker", "Strength"]),
        villain=card("Rhino", attachments=["Enhanced Ivory Horn"]),
    )
    assert "use Enhanced Ivory Horn" not in offers(game)
    game.play("ask player 2")
    assert offers(game) == ["play Haymaker", "decline"]
    game.play("decline", "end the turn")
    assert "use Enhanced Ivory Horn" in offers(game)
    buy(game, "use Enhanced Ivory Horn")
    assert (zones(game, "Enhanced Ivory Horn"), only(game, "Rhino").value("atk")) == (["encounter-discard"], 2)


# ---- the villain phase


@pytest.mark.rule("champions.villain-phase.3", "champions.side-scheme.8", "champions.per-player.1")
def test_threat_of_step_one_counts_players_tokens_and_icons():
    game = champions(
        seat("Spider-Man"),
        seat("Iron Man"),
        at="5",
        main_scheme=card("The Break-In!", threat=1, acceleration=2),
        side_schemes=["Bomb Scare", card("Imminent Overload", threat=1)],
        encounter_deck=PLAIN,
    )
    assert threat(game, "The Break-In!") == 1 + 2 + 2 + 2


@pytest.mark.rule("champions.villain-phase.7", "champions.side-scheme.9", "champions.side-scheme.10")
def test_hazards_are_dealt_one_by_one_in_player_order():
    game = champions(
        seat("Spider-Man"),
        seat("Iron Man"),
        first=1,
        at="7",
        side_schemes=["Breakin' & Takin'", "Usurp the Throne", "The Psyche-Magnitron"],
        encounter_deck=["Shocker", *PLAIN],
        villain=card("Rhino", confused=True),
    )
    dealt = [entry.text for entry in game.log() if entry.text.endswith("is dealt an encounter card")]
    assert dealt == [f"Player {n} is dealt an encounter card" for n in (2, 1, 2, 1, 2)]


@pytest.mark.rule("champions.activation.2", "champions.minion.6")
def test_each_players_minions_follow_the_villain_before_the_next_player_is_attacked():
    game = champions(
        seat("Spider-Man", engaged=["Shocker", "Sandman"]), seat("Iron Man", engaged=["Hydra Mercenary"]), at="6",
        encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("leave it undefended", "leave it undefended")
    assert (game.decision.kind, offers(game)) == ("order", ["activate Shocker", "activate Sandman"])
    game.play("activate Sandman", "leave it undefended", "leave it undefended")
    assert (hit_points(game, "Spider-Man"), game.decision.prompt("en")) == (5, "Shocker attacks: who defends?")


@pytest.mark.rule("champions.minion.8", "champions.enemy-schemes.8")
def test_a_minion_without_sch_schemes_for_nothing():
    game = champions(seat("Peter Parker", engaged=["Hydra Mercenary", "Sandman"]), at="6", encounter_deck=PLAIN)
    if game.decision.kind == "order":
        game.play("activate Hydra Mercenary")
    texts = [entry.text for entry in game.log()]
    assert "The Break-In!: 2 threat is placed" in texts
    assert "The Break-In!: 0 threat is placed" not in texts


@pytest.mark.rule("champions.deal-encounter-card.5", "champions.villain-phase.10")
def test_a_card_dealt_while_cards_are_revealed_is_revealed_in_the_same_step():
    game = champions(
        seat("Black Panther", engaged=[card("Hydra Soldier", damage=3)], dealt=["Gang-Up"]),
        at="8",
        encounter_deck=["Advance", "Sandman", *PLAIN],
    )
    game.play("activate Rhino", "leave it undefended", "leave it undefended")
    assert (zones(game, "Hydra Soldier"), zones(game, "Sandman")) == (["encounter-discard"], ["engaged"])


@pytest.mark.rule("champions.reveal.1", "champions.keyword-surge.1")
def test_a_surge_is_revealed_before_the_next_dealt_card():
    game = champions(
        seat("Spider-Man", dealt=["Kree Manipulator", "Shocker"]), at="8", encounter_deck=["Sandman", *PLAIN]
    )
    texts = [entry.text for entry in game.log() if entry.text.startswith("Revealed")]
    assert texts == ["Revealed: Kree Manipulator", "Revealed: Sandman", "Revealed: Shocker"]


@pytest.mark.rule("champions.first-player.3", "champions.game-round.12")
def test_the_token_passes_and_the_new_first_player_begins():
    game = champions(seat("Spider-Man"), seat("Iron Man"), at="9", encounter_deck=PLAIN)
    assert (game.table()["first_player"], game.decision.player, game.table()["round"]) == (1, 1, 2)


# ---- who falls


@pytest.mark.rule("champions.player-elimination.4", "champions.first-player.4")
def test_a_first_player_who_falls_in_the_villain_phase_hands_on_everything():
    game = champions(
        seat(
            card("Spider-Man", damage=9), engaged=[card("Shocker", damage=1, stunned=True)], dealt=["Stampede"],
            hand=["Haymaker"], deck=["Energy"], upgrades=[card("Combat Training", owner=1)],
        ),
        seat("Iron Man"),
        at="6",
        encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("pass", "leave it undefended", "leave it undefended")
    shocker = only(game, "Shocker")
    assert (shocker.seat, shocker.tokens) == (1, {"damage": 1, "stunned": 1})
    assert (zones(game, "Stampede"), only(game, "Combat Training").seat) == (["encounter-discard"], 1)
    assert sorted(pile(game, "discard", 0)) == ["Energy", "Haymaker", "Spider-Man"]
    assert (game.table()["first_player"], game.decision.prompt("en")) == (1, "Rhino attacks: who defends?")


@pytest.mark.rule("champions.player-elimination.1", "champions.active-player.1")
def test_a_player_who_falls_in_the_own_turn_has_ended_it():
    game = champions(seat(card("Spider-Man", damage=8), engaged=["M.O.D.O.K."]), seat("Iron Man"), encounter_deck=PLAIN)
    game.play("attack with Spider-Man", "attack M.O.D.O.K.")
    assert (game.table()["eliminated"], game.decision.player, only(game, "M.O.D.O.K.").seat) == ([True, False], 1, 1)


@pytest.mark.rule("champions.per-player.2")
def test_nothing_per_player_shrinks_with_the_players():
    game = champions(
        seat("Spider-Man"), seat("Iron Man", eliminated=True), at="5", encounter_deck=["Advance", "Bomb Scare", *PLAIN]
    )
    game.play("leave it undefended")
    assert (game.table()["target_threat"], game.table()["villain_hit_points"]) == (14, 28)
    assert (threat(game, "The Break-In!"), threat(game, "Bomb Scare")) == (2, 4)


@pytest.mark.rule("champions.obligation.6", "champions.obligation.7")
def test_the_obligation_of_a_fallen_hero_is_removed_and_another_card_revealed():
    game = champions(
        seat("Spider-Man", dealt=["Business Problems"]), seat("Iron Man", eliminated=True), at="8",
        encounter_deck=["Shocker", *PLAIN],
    )  # fmt: skip
    assert (zones(game, "Business Problems"), zones(game, "Shocker")) == (["removed"], ["engaged"])


@pytest.mark.rule("champions.player-elimination.9")
def test_an_effect_goes_on_for_the_others_when_one_falls():
    game = champions(
        seat(card("Spider-Man", damage=9), dealt=["Shocker"]), seat(card("Iron Man", damage=3)), at="8",
        encounter_deck=PLAIN,
    )  # fmt: skip
    assert (game.table()["eliminated"], hit_points(game, "Iron Man"), only(game, "Shocker").seat) == (
        [True, False],
        5,
        1,
    )


# ---- decks that run out


@pytest.mark.rule("champions.player-deck-empty.3", "champions.player-deck-empty.2")
def test_a_draw_goes_on_in_the_new_deck():
    game = champions(seat("T'Challa", supports=["The Golden City"], deck=["Genius"], discard=["Energy"] * 3))
    game.play("use The Golden City")
    assert (sorted(hand(game)), len(pile(game, "deck")), len(pile(game, "dealt"))) == (["Energy", "Genius"], 2, 1)


@pytest.mark.rule("champions.player-deck-empty.1")
def test_the_last_card_of_a_deck_makes_the_new_one_at_once():
    game = champions(seat("Carol Danvers", deck=["Genius"], discard=["Energy", "Strength"]))
    game.play("use Carol Danvers")
    assert (hand(game), len(pile(game, "deck")), pile(game, "discard"), len(pile(game, "dealt"))) == (
        ["Genius"],
        2,
        [],
        1,
    )


@pytest.mark.rule("champions.encounter-deck-empty.1", "champions.encounter-deck-empty.2")
def test_the_last_encounter_card_makes_the_new_deck_at_once_for_a_token():
    game = champions(seat("Spider-Man"), at="7", encounter_deck=["Shocker"], encounter_discard=["Advance", "Sandman"])
    assert (game.table()["acceleration"], sorted(pile(game, "encounter-deck"))) == (1, ["Advance", "Sandman"])


@pytest.mark.rule("champions.encounter-deck-empty.4", "champions.encounter-deck-empty.6")
def test_a_search_by_discarding_fails_at_the_end_of_the_deck():
    game = champions(
        seat("Spider-Man", dealt=["The Masters of Evil"]), scenario="klaw", at="8",
        encounter_deck=["Advance", "Assault"], encounter_discard=["Whirlwind"],
    )  # fmt: skip
    assert (zones(game, "Whirlwind"), game.table()["acceleration"]) == (["encounter-deck"], 1)


# ---- stages


@pytest.mark.rule("champions.villain-defeat.6", "champions.villain-defeat.7", "champions.villain-defeat.4")
def test_a_new_stage_keeps_cards_and_statuses_and_begins_unharmed():
    game = champions(
        seat("She-Hulk"),
        villain=card("Rhino", damage=13, confused=True, attachments=["Charge"]),
        encounter_deck=["Breakin' & Takin'", *PLAIN],
    )
    game.play("attack with She-Hulk")
    rhino = only(game, "Rhino")
    assert (rhino.tokens, rhino.value("hit_points"), rhino.value("atk")) == ({"confused": 1}, 15, 6)
    assert threat(game, "Breakin' & Takin'") == 3


@pytest.mark.rule("champions.main-scheme.11", "champions.main-scheme.12")
def test_a_new_scheme_begins_without_the_excess_but_with_the_tokens():
    game = champions(
        seat("Carol Danvers"), scenario="klaw", at="5",
        main_scheme=card("Underground Distribution", threat=5, acceleration=3),
        encounter_deck=["Armored Guard", *PLAIN],
    )  # fmt: skip
    table = game.table()
    assert (table["acceleration"], table["target_threat"]) == (3, 8)
    placed = [entry.text for entry in game.log() if entry.text.endswith("threat is placed")]
    assert placed[:2] == ["Underground Distribution: 4 threat is placed", "Secret Rendezvous: 2 threat is placed"]
    assert table["threat"] == 2 + 2  # Klaw schemes in step 2 and for Advance
    assert (only(game, "Armored Guard").seat, only(game, "Armored Guard").tokens) == (0, {"tough": 1})


@pytest.mark.rule("champions.winning.1", "champions.player-elimination.8")
def test_those_who_are_out_win_with_the_others():
    game = champions(
        seat("Spider-Man"), seat("Iron Man", eliminated=True), villain=card("Rhino", stage="II", damage=29)
    )
    game.play("attack with Spider-Man")
    assert (game.over, game.result.winners, game.result.reason) == (True, (0, 1), "champions.winning.1")


@pytest.mark.rule("champions.winning.2", "champions.main-scheme.7")
def test_the_scheme_is_lost_in_the_middle_of_an_activation():
    game = champions(
        seat("Peter Parker", engaged=["Sandman"]), main_scheme=card("The Break-In!", threat=4), at="6",
        encounter_deck=["Stampede", *PLAIN],
    )  # fmt: skip
    assert (game.over, game.result.winners, game.result.reason) == (True, (), "champions.winning.2")


@pytest.mark.rule("champions.delayed-effects.2", "champions.game-round.11")
def test_nick_fury_leaves_at_the_end_of_the_round_before_the_next_one_begins():
    game = champions(
        seat("Spider-Man", hand=["Nick Fury", "Energy", "Genius"], deck=["Haymaker"] * 9), encounter_deck=PLAIN
    )
    buy(game, "play Nick Fury", "deal damage")
    game.play("end the turn")
    while game.table()["round"] == 1:
        keys = offers(game)
        game.choose(next(key for key in ("done", "pass", "leave it undefended") if key in keys))
    assert (zones(game, "Nick Fury"), hit_points(game, "Rhino")) == (["discard"], 10)


def test_a_game_begins_as_the_book_says():
    game = rw.new("champions", scenario="klaw", seats=2, seed=5)
    view = game.table()
    assert (view["villain_hit_points"], view["target_threat"], view["hit_points"]) == (24, 12, view["hit_points"])
    assert (game.decision.kind, threat(game, "Defense Network")) == ("mulligan", 4)
