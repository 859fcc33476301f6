"""A sixth look: refusals that name what is in the way, not only that something is."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, seat

GUARD = "Hydra Mercenary has Guard: defeat it before you attack Rhino"
CRISIS = "Crowd Control has a crisis icon: no threat can be removed from The Break-In!"


@pytest.mark.rule("champions.keyword-guard.1")
@pytest.mark.parametrize(
    ("hero", "event", "reason"),
    [
        ("Spider-Man", "Haymaker", f"{GUARD} [champions.keyword-guard.1]"),
        ("Black Panther", "Wakanda Forever!", f"{GUARD} [champions.keyword-guard.1]"),
    ],
)
def test_who_asks_for_a_target_names_the_guard(hero: str, event: str, reason: str):
    game = champions(
        seat(hero, hand=[event, "Energy"], upgrades=["Panther Claws"], engaged=["Hydra Mercenary", "Shocker"])
    )
    buy(game, f"play {event}")
    assert game.decision.kind == "target"
    assert game.why_not("choose Rhino") == reason
    asked = "Haymaker" if event == "Haymaker" else "Panther Claws"
    assert game.why_not("choose The Break-In!") == f"{asked} asks for 1 enemy [champions.initiating.10]"


@pytest.mark.rule("champions.side-scheme.7")
@pytest.mark.parametrize(("hero", "event"), [("Spider-Man", "For Justice!"), ("Captain Marvel", "Crisis Interdiction")])
def test_who_asks_for_a_scheme_names_the_crisis(hero: str, event: str):
    game = champions(
        seat(hero, hand=[event, "Energy"]), main_scheme=card("The Break-In!", threat=3),
        side_schemes=["Crowd Control", "Bomb Scare"],
    )  # fmt: skip
    buy(game, f"play {event}")
    assert game.why_not("choose The Break-In!") == f"{CRISIS} [champions.side-scheme.7]"
    assert game.why_not("choose Bomb Scare") is None


@pytest.mark.parametrize(
    ("enemy", "reason"),
    [
        ("Ultron", "Ultron forbids it [champions.cannot.1]"),
        ("Killmonger", "Killmonger is immune to Panther Claws [champions.cannot.1]"),
        ("Shocker", None),
    ],
)
def test_who_cannot_be_damaged_says_so(enemy: str, reason: str | None):
    game = champions(
        seat(
            "Black Panther", hand=["Wakanda Forever!", "Energy"], upgrades=["Panther Claws"],
            engaged=["Killmonger", "Shocker", "Drone"],
        ),
        villain="Ultron III",
    )  # fmt: skip
    buy(game, "play Wakanda Forever!")
    assert game.why_not(f"choose {enemy}") == reason


@pytest.mark.rule("champions.resource.9")
@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "Enhanced Ivory Horn cannot be paid for: 1 resource of the right type is missing"),
        ("uk", "«Посилений кістяний ріг»: щоб заплатити, бракує ресурсів потрібного типу: 1"),
        ("ru", "«Усиленный костяной рог»: для оплаты не хватает ресурсов нужного типа: 1"),
    ],
)
def test_resources_of_another_type_are_not_those_that_are_missing(lang: str, reason: str):
    game = champions(
        seat("Captain Marvel", hand=["Genius", "Energy", "Strength"]),
        villain=card("Rhino", attachments=["Enhanced Ivory Horn"]),
    )
    assert game.why_not("use Enhanced Ivory Horn", lang) == f"{reason} [champions.resource.9]"


@pytest.mark.rule("champions.cost.4")
@pytest.mark.parametrize(
    ("form", "reason"),
    [
        (card("Tony Stark", exhausted=True), "Tony Stark is exhausted [champions.exhaust.2]"),
        ("Iron Man", "The cost of Business Problems cannot be paid: exhaust Tony Stark [champions.cost.3]"),
    ],
)
def test_what_one_of_two_effects_costs_and_cannot_be_paid_is_named(form, reason: str):
    game = champions(seat(form, dealt=["Business Problems"], upgrades=["Rocket Boots"]), at="8", patient=True)
    if form == "Iron Man":
        game.play("no")
    assert game.why_not("exhaust Tony Stark") == reason
    assert game.why_not("exhaust upgrades") is None


@pytest.mark.rule("champions.in-play.4")
@pytest.mark.parametrize("key", ["attack with Hulk", "thwart with Tigra", "attack with Tigra"])
def test_an_ally_who_is_not_in_play_attacks_and_thwarts_nothing(key: str):
    game = champions(seat("Spider-Man", hand=["Hulk"], discard=["Tigra"]), main_scheme=card("The Break-In!", threat=3))
    assert game.why_not(key) == f"{key.rpartition(' ')[2]} is not in play [champions.in-play.4]"


def test_an_ally_who_is_not_in_play_does_not_defend():
    game = champions(seat("She-Hulk", hand=["Hulk"]), at="6")
    assert game.decision.kind == "defend"
    assert game.why_not("defend with Hulk") == "Hulk is not in play [champions.in-play.4]"


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "No defender is being declared now"),
        ("uk", "Зараз захисника не оголошують"),
        ("ru", "Сейчас защитника не объявляют"),
    ],
)
def test_while_an_attack_is_interrupted_its_defender_is_not_due_yet(lang: str, reason: str):
    game = champions(seat("Spider-Man", deck=["Haymaker"]), at="6")
    assert game.decision.kind == "respond"
    for key in ("defend with Spider-Man", "leave it undefended"):
        assert game.why_not(key, lang) == f"{reason} [champions.enemy-attacks.4]"


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("change form", "One changes form on one's own turn"),
        ("attack with She-Hulk", "One attacks on one's own turn"),
        ("thwart with Hellcat", "One thwarts on one's own turn"),
        ("recover", "An alter-ego recovers on its player's turn"),
        ("ask player 1", "Others are asked for actions on one's own turn"),
        ("end the turn", "It is not your turn"),
    ],
)
def test_who_is_asked_for_an_action_is_told_what_one_does_on_ones_own_turn(key: str, reason: str):
    game = champions(
        seat("Spider-Man"), seat("She-Hulk", allies=["Hellcat"]), main_scheme=card("The Break-In!", threat=3)
    )
    game.play("ask player 2")
    assert game.decision.player == 1
    assert game.why_not(key) == f"{reason} [champions.player-turn.1]"
