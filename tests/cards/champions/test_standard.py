"""The encounter sets Standard and Expert."""

from __future__ import annotations

from support.champions import card, champions, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


def test_advance_lets_the_villain_scheme_even_against_a_hero():
    game = champions(seat("Spider-Man", dealt=["Advance"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert (threat(game, "The Break-In!"), hit_points(game, "Spider-Man")) == (3, 10)


def test_assault_attacks_a_hero_and_surges_against_an_alter_ego():
    game = champions(seat("Spider-Man", dealt=["Assault"]), at="8", encounter_deck=PLAIN)
    game.play("leave it undefended")
    assert hit_points(game, "Spider-Man") == 8
    other = champions(seat("Peter Parker", dealt=["Assault"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert (hit_points(other, "Peter Parker"), zones(other, "Sandman")) == (10, ["engaged"])


def test_caught_off_guard_discards_an_upgrade_or_a_support():
    game = champions(
        seat("Spider-Man", dealt=["Caught Off Guard"], upgrades=["Web-Shooter"], supports=["Aunt May"]), at="8"
    )
    assert offers(game) == ["choose Web-Shooter", "choose Aunt May"]
    game.play("choose Aunt May")
    assert (zones(game, "Aunt May"), zones(game, "Web-Shooter")) == (["discard"], ["play"])


def test_caught_off_guard_surges_when_there_is_neither():
    game = champions(
        seat("Spider-Man", dealt=["Caught Off Guard"], allies=["Black Cat"]), at="8", encounter_deck=["Sandman", *PLAIN]
    )
    assert (zones(game, "Sandman"), zones(game, "Black Cat")) == (["engaged"], ["play"])


def test_gang_up_lets_the_villain_and_the_minions_of_that_hero_attack():
    game = champions(
        seat("Spider-Man", dealt=["Gang-Up"], engaged=["Shocker", "Hydra Soldier"]),
        seat("She-Hulk", engaged=["Sandman"]),
        at="8",
        encounter_deck=PLAIN,
    )
    for attacker, left in (("Rhino", 8), ("Hydra Soldier", 6), ("Shocker", 4)):
        if game.decision.kind == "order":
            game.play(f"activate {attacker}")
        game.play("leave it undefended", "leave it undefended")
        assert hit_points(game, "Spider-Man") == left
    assert (game.decision.kind, hit_points(game, "She-Hulk")) == ("turn", 15)


def test_gang_up_surges_against_an_alter_ego():
    game = champions(
        seat("Peter Parker", dealt=["Gang-Up"], engaged=["Shocker"]), at="8", encounter_deck=["Sandman", *PLAIN]
    )
    assert (hit_points(game, "Peter Parker"), zones(game, "Sandman")) == (10, ["engaged"])


def test_shadow_of_the_past_brings_the_nemesis_of_its_player():
    game = champions(
        seat("Captain Marvel"), seat("Peter Parker", dealt=["Shadow of the Past"]), at="8", encounter_deck=["Advance"]
    )
    assert (only(game, "Vulture").zone, only(game, "Vulture").seat) == ("engaged", 1)
    assert threat(game, "Highway Robbery") == 6
    assert sorted(pile(game, "encounter-deck")) == [
        "Advance",
        "Sweeping Swoop",
        "Sweeping Swoop",
        "The Vulture's Plans",
    ]
    assert zones(game, "Yon-Rogg") == ["nemesis"]


def test_a_revealed_nemesis_with_quickstrike_attacks_a_hero_at_once():
    game = champions(seat("Spider-Man", dealt=["Shadow of the Past"]), at="8")
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), threat(game, "Highway Robbery")) == (7, 3)


def test_shadow_of_the_past_surges_when_the_nemesis_is_no_longer_set_aside():
    game = champions(
        seat("Peter Parker", dealt=["Shadow of the Past"], nemesis=[]), at="8", encounter_deck=["Sandman", *PLAIN]
    )
    assert (zones(game, "Vulture"), zones(game, "Sandman")) == ([], ["engaged"])


def test_exhaustion_exhausts_the_identity_and_surges():
    game = champions(seat("Peter Parker", dealt=["Exhaustion"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert (only(game, "Peter Parker").exhausted, zones(game, "Sandman")) == (True, ["engaged"])


def test_masterplan_places_4_threat_on_each_side_scheme():
    game = champions(
        seat("Spider-Man", dealt=["Masterplan"]),
        at="8",
        side_schemes=[card("Bomb Scare", threat=1), card("Crowd Control", threat=2)],
    )
    assert [threat(game, name) for name in ("Bomb Scare", "Crowd Control", "The Break-In!")] == [5, 6, 0]


def test_masterplan_reveals_the_next_side_scheme_when_there_is_none():
    game = champions(
        seat("Spider-Man", dealt=["Masterplan"]), at="8", encounter_deck=["Sandman", "Bomb Scare", "Shocker", *PLAIN]
    )
    assert threat(game, "Bomb Scare") == 3
    assert pile(game, "encounter-discard") == ["Sandman", "Masterplan"]
    assert zones(game, "Shocker") == ["encounter-deck"]


def test_masterplan_fails_when_the_encounter_deck_runs_out():
    game = champions(
        seat("Spider-Man", dealt=["Masterplan"]),
        at="8",
        encounter_deck=["Sandman", "Shocker"],
        encounter_discard=["Bomb Scare"],
    )
    assert zones(game, "Bomb Scare") == ["encounter-deck"]
    assert sorted(pile(game, "encounter-deck")) == ["Bomb Scare", "Sandman", "Shocker"]
    assert game.table()["acceleration"] == 1


def test_under_fire_reveals_a_card_and_surges():
    game = champions(
        seat("Spider-Man", dealt=["Under Fire"]),
        at="8",
        encounter_deck=["Sandman", "Hydra Mercenary", "Shocker", *PLAIN],
    )
    assert [zones(game, name) for name in ("Sandman", "Hydra Mercenary", "Shocker")] == [
        ["engaged"], ["engaged"], ["encounter-deck"],
    ]  # fmt: skip
