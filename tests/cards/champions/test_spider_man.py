"""The hero set Spider-Man."""

from __future__ import annotations

from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones


def test_spider_sense_draws_a_card_when_the_villain_attacks():
    game = champions(seat("Spider-Man", deck=["Haymaker", "Uppercut"]), at="6")
    assert offers(game) == ["use Spider-Man", "pass"]
    game.play("use Spider-Man")
    assert hand(game) == ["Haymaker"]


def test_spider_sense_does_not_answer_a_minion_or_an_attack_on_another_player():
    minion = champions(
        seat("Spider-Man", deck=["Haymaker"] * 3, engaged=["Shocker"]), villain=card("Rhino", stunned=True), at="6"
    )
    assert "use Spider-Man" not in offers(minion)
    other = champions(seat("Spider-Man", deck=["Haymaker"]), seat("She-Hulk"), at="6", turn=1)
    assert "use Spider-Man" not in offers(other)


def test_scientist_pays_with_a_mental_resource_once_per_round():
    game = champions(seat("Peter Parker", hand=["Aunt May", "Spider-Tracer"], engaged=["Shocker"]))
    game.play("play Aunt May", "generate with Peter Parker", "done")
    assert zones(game, "Aunt May") == ["play"]
    assert hand(game) == ["Spider-Tracer"]
    assert "play Spider-Tracer" not in offers(game)


def test_black_cat_keeps_what_shows_a_mental_resource():
    game = champions(
        seat(
            "Spider-Man", hand=["Black Cat", "Energy"], deck=["Enhanced Spider-Sense", "Haymaker", "Genius", "Uppercut"]
        )
    )
    buy(game, "play Black Cat")
    assert hand(game) == ["Enhanced Spider-Sense"]
    assert pile(game, "discard") == ["Energy", "Haymaker"]
    assert pile(game, "deck") == ["Uppercut", "Genius"]


def test_black_cat_does_not_take_a_wild_resource_for_a_mental_one():
    game = champions(seat("Spider-Man", hand=["Black Cat", "Energy"], deck=["Vibranium", "Haymaker", "Uppercut"]))
    buy(game, "play Black Cat")
    assert hand(game) == []


def test_backflip_prevents_all_damage_of_an_attack_and_counts_as_a_defense():
    game = champions(seat("Spider-Man", hand=["Backflip", "Counter-Punch"]), at="6")
    game.play("leave it undefended", "play Backflip")
    assert hit_points(game, "Spider-Man") == 10
    assert pile(game, "discard") == ["Backflip"]
    assert offers(game) == ["play Counter-Punch", "pass"]


def test_backflip_is_of_no_use_against_damage_that_is_no_attack():
    game = champions(seat("Spider-Man", hand=["Backflip"], dealt=["Shocker"]), at="8")
    assert "play Backflip" not in offers(game)
    assert hit_points(game, "Spider-Man") == 9


def test_enhanced_spider_sense_cancels_a_treachery_but_not_its_surge():
    game = champions(
        seat("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"], dealt=["Kree Manipulator"]),
        encounter_deck=["Hydra Mercenary", "Advance"],
        at="8",
    )
    buy(game, "play Enhanced Spider-Sense")
    assert threat(game, "The Break-In!") == 0
    assert zones(game, "Kree Manipulator") == ["encounter-discard"]
    assert zones(game, "Hydra Mercenary") == ["engaged"]


def test_enhanced_spider_sense_is_for_heroes():
    game = champions(seat("Peter Parker", hand=["Enhanced Spider-Sense", "Energy"], dealt=["Advance"]), at="8")
    assert "play Enhanced Spider-Sense" not in offers(game)


def test_swinging_web_kick_deals_eight_damage():
    game = champions(seat("Spider-Man", hand=["Swinging Web Kick", "Energy", "Genius"]))
    buy(game, "play Swinging Web Kick")
    assert hit_points(game, "Rhino") == 6
    assert not only(game, "Spider-Man").exhausted


def test_swinging_web_kick_cannot_reach_a_guarded_villain():
    game = champions(seat("Spider-Man", hand=["Swinging Web Kick", "Energy", "Genius"], engaged=["Hydra Mercenary"]))
    buy(game, "play Swinging Web Kick")
    assert hit_points(game, "Rhino") == 14
    assert zones(game, "Hydra Mercenary") == ["encounter-discard"]


def test_a_stunned_hero_loses_the_kick_and_pays_for_it():
    game = champions(seat(card("Spider-Man", stunned=True), hand=["Swinging Web Kick", "Energy", "Genius"]))
    buy(game, "play Swinging Web Kick")
    assert hit_points(game, "Rhino") == 14
    assert "stunned" not in only(game, "Spider-Man").tokens
    assert sorted(pile(game, "discard")) == ["Energy", "Genius", "Swinging Web Kick"]


def test_aunt_may_heals_four_damage_from_peter_parker():
    game = champions(seat(card("Peter Parker", damage=6), supports=["Aunt May"]))
    game.play("use Aunt May")
    assert hit_points(game, "Peter Parker") == 8
    assert only(game, "Aunt May").exhausted
    hero = champions(seat(card("Spider-Man", damage=6), supports=["Aunt May"]))
    assert "use Aunt May" not in offers(hero)


def test_spider_tracer_removes_three_threat_when_its_minion_is_defeated():
    game = champions(
        seat("Spider-Man", engaged=[card("Shocker", damage=1, attachments=["Spider-Tracer"])]),
        main_scheme=card("The Break-In!", threat=5),
    )
    game.play("attack with Spider-Man", "attack Shocker")
    assert threat(game, "The Break-In!") == 2
    assert pile(game, "discard") == ["Spider-Tracer"]


def test_spider_tracer_is_attached_to_a_minion():
    game = champions(seat("Spider-Man", hand=["Spider-Tracer", "Energy"], engaged=["Shocker"]))
    buy(game, "play Spider-Tracer")
    assert only(game, "Spider-Tracer").attached_to == "Shocker"
    alone = champions(seat("Spider-Man", hand=["Spider-Tracer", "Energy"]))
    assert "play Spider-Tracer" not in offers(alone)


def test_web_shooter_gives_three_wild_resources_and_is_gone():
    game = champions(seat("Spider-Man", hand=["Aunt May"], upgrades=[card("Web-Shooter", counters=1)]))
    game.play("play Aunt May")
    assert zones(game, "Aunt May") == ["play"]
    assert zones(game, "Web-Shooter") == ["discard"]


def test_web_shooter_enters_play_with_three_counters_and_works_for_heroes():
    game = champions(seat("Spider-Man", hand=["Web-Shooter", "Energy", "Aunt May"]))
    buy(game, "play Web-Shooter")
    assert only(game, "Web-Shooter").tokens == {"counters": 3}
    game.play("play Aunt May")
    assert only(game, "Web-Shooter").tokens == {"counters": 2}
    assert only(game, "Web-Shooter").exhausted
    ego = champions(seat(card("Peter Parker", used=1), hand=["Aunt May"], upgrades=[card("Web-Shooter", counters=3)]))
    assert "play Aunt May" not in offers(ego)


def test_webbed_up_is_discarded_instead_of_an_attack_and_stuns():
    game = champions(seat("Spider-Man"), villain=card("Rhino", attachments=["Webbed Up"]), at="6")
    assert hit_points(game, "Spider-Man") == 10
    assert pile(game, "discard") == ["Webbed Up"]
    assert only(game, "Rhino").tokens == {"stunned": 1}


def test_a_stunned_enemy_loses_its_stun_before_webbed_up_acts():
    game = champions(seat("Spider-Man"), villain=card("Rhino", stunned=True, attachments=["Webbed Up"]), at="6")
    assert only(game, "Rhino").tokens == {}
    assert only(game, "Webbed Up").attached_to == "Rhino"


def test_webbed_up_is_played_by_heroes_on_an_enemy_without_one():
    paid = ["Webbed Up", "Energy", "Genius"]
    game = champions(seat("Spider-Man", hand=paid), villain=card("Rhino", attachments=["Webbed Up"]))
    assert "play Webbed Up" not in offers(game)
    ego = champions(seat("Peter Parker", hand=paid))
    assert "play Webbed Up" not in offers(ego)
    free = champions(seat("Spider-Man", hand=paid))
    buy(free, "play Webbed Up")
    assert only(free, "Webbed Up").attached_to == "Rhino"
