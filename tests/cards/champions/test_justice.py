"""The aspect Justice."""

from __future__ import annotations

from support.champions import buy, card, champions, hit_points, offers, only, seat, threat, zones


def test_jessica_jones_thwarts_better_for_each_side_scheme():
    game = champions(
        seat("Spider-Man", allies=["Jessica Jones"]),
        side_schemes=[card("Bomb Scare", threat=2), card("Crowd Control", threat=2)],
    )
    assert only(game, "Jessica Jones").value("thw") == 3


def test_daredevil_deals_one_damage_after_he_has_thwarted():
    game = champions(seat("Spider-Man", allies=["Daredevil"]), main_scheme=card("The Break-In!", threat=5))
    game.play("thwart with Daredevil", "use Daredevil")
    assert (threat(game, "The Break-In!"), hit_points(game, "Rhino"), hit_points(game, "Daredevil")) == (3, 13, 2)


def test_for_justice_removes_three_threat_for_a_mental_resource_four():
    plain = champions(seat("Spider-Man", hand=["For Justice!", "Energy"]), main_scheme=card("The Break-In!", threat=5))
    plain.play("play For Justice!")
    assert threat(plain, "The Break-In!") == 2
    mental = champions(seat("Spider-Man", hand=["For Justice!", "Genius"]), main_scheme=card("The Break-In!", threat=5))
    mental.play("play For Justice!")
    assert threat(mental, "The Break-In!") == 1


def test_great_responsibility_takes_threat_as_damage():
    game = champions(
        seat("Spider-Man", hand=["Great Responsibility"]),
        at="5",
        main_scheme=card("The Break-In!", threat=1, acceleration=2),
    )
    game.play("play Great Responsibility")
    assert threat(game, "The Break-In!") == 1
    assert hit_points(game, "Spider-Man") == 7


def test_great_responsibility_takes_threat_of_another_player_s_scheme_but_not_as_an_alter_ego():
    game = champions(seat("Spider-Man", hand=["Great Responsibility"]), seat("Carol Danvers"), at="6", turn=1)
    assert offers(game) == ["play Great Responsibility", "pass"]
    ego = champions(seat("Peter Parker", hand=["Great Responsibility"]), at="5")
    assert "play Great Responsibility" not in offers(ego)


def test_the_power_of_justice_counts_double_for_justice():
    game = champions(seat("Spider-Man", hand=["Heroic Intuition", "The Power of Justice"]))
    game.play("play Heroic Intuition")
    assert zones(game, "Heroic Intuition") == ["play"]


def test_interrogation_room_answers_a_minion_that_you_defeat():
    game = champions(
        seat("Spider-Man", supports=["Interrogation Room"], engaged=[card("Shocker", damage=1)]),
        main_scheme=card("The Break-In!", threat=5),
    )
    game.play("attack with Spider-Man", "attack Shocker", "use Interrogation Room")
    assert threat(game, "The Break-In!") == 4
    assert only(game, "Interrogation Room").exhausted


def test_interrogation_room_answers_what_you_defeat_not_what_a_support_or_an_ally_defeats():
    game = champions(
        seat(
            "Spider-Man",
            supports=["Interrogation Room", card("Tac Team", counters=3)],
            allies=["Daredevil"],
            engaged=[card("Shocker", damage=1), card("Hydra Bomber")],
        ),
        main_scheme=card("The Break-In!", threat=5),
    )
    game.play("use Tac Team", "choose Shocker")
    assert (zones(game, "Shocker"), game.decision.kind) == (["encounter-discard"], "turn")
    game.play("attack with Daredevil", "attack Hydra Bomber")
    assert (zones(game, "Hydra Bomber"), game.decision.kind) == (["encounter-discard"], "turn")


def test_interrogation_room_answers_its_own_player():
    other = champions(
        seat("Spider-Man", engaged=[card("Shocker", damage=1)]),
        seat("She-Hulk", supports=["Interrogation Room"]),
        main_scheme=card("The Break-In!", threat=5),
    )
    other.play("attack with Spider-Man", "attack Shocker")
    assert "use Interrogation Room" not in offers(other)


def test_a_drone_is_a_minion_for_interrogation_room():
    game = champions(
        seat("Spider-Man", supports=["Interrogation Room"], engaged=[card("Drone", card="Haymaker")]),
        scenario="ultron",
        environment=["Ultron Drones"],
        main_scheme=card("The Crimson Cowl", threat=2),
    )
    game.play("attack with Spider-Man", "attack Drone")
    assert offers(game) == ["use Interrogation Room", "pass"]


def test_surveillance_team_removes_one_threat():
    game = champions(
        seat("Spider-Man", supports=[card("Surveillance Team", counters=3)]),
        main_scheme=card("The Break-In!", threat=5),
    )
    game.play("use Surveillance Team")
    assert threat(game, "The Break-In!") == 4
    assert only(game, "Surveillance Team").tokens == {"counters": 2}


def test_surveillance_team_cannot_remove_threat_in_a_crisis():
    game = champions(
        seat("Spider-Man", supports=[card("Surveillance Team", counters=3)]),
        main_scheme=card("The Break-In!", threat=5),
        side_schemes=[card("Crowd Control", threat=2)],
    )
    game.play("use Surveillance Team")
    assert (threat(game, "The Break-In!"), threat(game, "Crowd Control")) == (5, 1)


def test_heroic_intuition_gives_the_hero_one_thwart():
    game = champions(seat("Spider-Man", hand=["Heroic Intuition", "Energy"]))
    buy(game, "play Heroic Intuition")
    assert only(game, "Spider-Man").value("thw") == 2
