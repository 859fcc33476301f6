"""The aspect Protection."""

from __future__ import annotations

from support.champions import buy, card, champions, hit_points, offers, only, pile, seat, threat, zones


def test_black_widow_cancels_a_revealed_card_and_reveals_another():
    game = champions(
        seat("Spider-Man", hand=["Genius"], allies=["Black Widow"], dealt=["Kree Manipulator"]),
        encounter_deck=["Hydra Mercenary", "Shocker"],
        at="8",
    )
    game.play("use Black Widow")
    assert threat(game, "The Break-In!") == 0
    assert zones(game, "Kree Manipulator") == ["encounter-discard"]
    assert zones(game, "Hydra Mercenary") == ["engaged"]
    assert pile(game, "encounter-deck") == ["Shocker"]
    assert only(game, "Black Widow").exhausted


def test_black_widow_cancels_a_minion_too():
    game = champions(
        seat("Spider-Man", hand=["Genius"], allies=["Black Widow"], dealt=["Sandman"]),
        encounter_deck=["Hydra Mercenary", "Shocker"],
        at="8",
    )
    game.play("use Black Widow")
    assert zones(game, "Sandman") == ["encounter-discard"]


def test_black_widow_does_not_answer_a_nemesis_that_was_set_aside():
    game = champions(
        seat("Spider-Man", hand=["Genius"], allies=["Black Widow"], dealt=["Shadow of the Past"]),
        encounter_deck=["Hydra Mercenary", "Shocker"],
        at="8",
    )
    game.play("pass")
    assert zones(game, "Vulture") == ["engaged"]
    assert not only(game, "Black Widow").exhausted


def test_luke_cage_is_tough():
    game = champions(seat("Spider-Man", hand=["Luke Cage", "Energy", "Genius"]))
    buy(game, "play Luke Cage")
    assert only(game, "Luke Cage").tokens == {"tough": 1}


def test_counter_punch_hits_back_after_a_defense():
    game = champions(seat("She-Hulk", hand=["Counter-Punch"]), at="6")
    game.play("defend with She-Hulk", "play Counter-Punch")
    assert hit_points(game, "Rhino") == 14 - 3


def test_counter_punch_needs_a_hero_that_defends():
    undefended = champions(seat("She-Hulk", hand=["Counter-Punch"]), at="6")
    undefended.play("leave it undefended")
    assert "play Counter-Punch" not in offers(undefended)
    ally = champions(seat("She-Hulk", hand=["Counter-Punch"], allies=["Luke Cage"]), at="6")
    ally.play("defend with Luke Cage")
    assert "play Counter-Punch" not in offers(ally)


def test_counter_punch_is_an_attack():
    game = champions(seat(card("She-Hulk", stunned=True), hand=["Counter-Punch"]), at="6")
    game.play("defend with She-Hulk", "play Counter-Punch")
    assert hit_points(game, "Rhino") == 14
    assert "stunned" not in only(game, "She-Hulk").tokens


def test_get_behind_me_trades_a_treachery_for_an_attack():
    game = champions(
        seat("She-Hulk", hand=["Get Behind Me!", "Energy"], dealt=["Kree Manipulator"]),
        encounter_deck=["Advance", "Hydra Mercenary", "Shocker"],
        at="8",
    )
    buy(game, "play Get Behind Me!", "leave it undefended")
    assert threat(game, "The Break-In!") == 0
    assert hit_points(game, "She-Hulk") == 15 - 2


def test_the_power_of_protection_counts_double_for_protection():
    game = champions(seat("Spider-Man", hand=["Med Team", "The Power of Protection", "Backflip"]))
    buy(game, "play Med Team")
    assert zones(game, "Med Team") == ["play"]


def test_med_team_heals_two_damage_from_a_friendly_character():
    game = champions(
        seat(card("Spider-Man", damage=3), supports=[card("Med Team", counters=3)]),
        seat("She-Hulk", allies=[card("Hellcat", damage=2)]),
        villain=card("Rhino", damage=5),
    )
    game.play("use Med Team")
    assert offers(game) == ["choose Spider-Man", "choose Hellcat"]
    game.play("choose Hellcat")
    assert hit_points(game, "Hellcat") == 3
    assert only(game, "Med Team").tokens == {"counters": 2}


def test_armored_vest_gives_one_defense():
    game = champions(seat("Spider-Man", hand=["Armored Vest", "Energy"]))
    buy(game, "play Armored Vest")
    assert only(game, "Spider-Man").value("def") == 4


def test_indomitable_readies_a_hero_that_has_defended():
    game = champions(seat("She-Hulk", upgrades=["Indomitable"]), at="6")
    game.play("defend with She-Hulk", "use Indomitable")
    assert not only(game, "She-Hulk").exhausted
    assert pile(game, "discard") == ["Indomitable"]
