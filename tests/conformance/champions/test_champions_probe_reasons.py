"""Why not: the true obstacle, named to somebody who asks from outside."""

from __future__ import annotations

import pytest

from support.champions import card, champions, seat

HELD = ["Haymaker", "Energy", "Webbed Up", "Backflip"]


@pytest.mark.parametrize(
    ("hero", "key", "reason"),
    [
        (
            "Peter Parker",
            "attack with Spider-Man",
            "Peter Parker is in alter-ego form: only heroes and allies attack and thwart [champions.player-turn.7]",
        ),
        (
            "Peter Parker",
            "thwart with Peter Parker",
            "Peter Parker is in alter-ego form: only heroes and allies attack and thwart [champions.player-turn.7]",
        ),
        (
            "Peter Parker",
            "attack Hydra Mercenary",
            "Peter Parker is in alter-ego form: only heroes and allies attack and thwart [champions.player-turn.7]",
        ),
        ("Peter Parker", "recover", "Peter Parker is not damaged [champions.initiating.4]"),
        ("Peter Parker", "play Webbed Up", "Webbed Up can be used only in hero form [champions.ability-trigger.7]"),
        ("Spider-Man", "recover", "Spider-Man is in hero form: only an alter-ego recovers [champions.heal.1]"),
        (
            "Spider-Man",
            "attack with Peter Parker",
            "That card shows its other side: Spider-Man [champions.player-turn.1]",
        ),
        (
            "Spider-Man",
            "attack Rhino",
            "Hydra Mercenary has Guard: defeat it before you attack Rhino [champions.keyword-guard.1]",
        ),
        ("Spider-Man", "attack Hydra Mercenary", "First choose who attacks [champions.player-turn.7]"),
        (
            "Spider-Man",
            "thwart The Break-In!",
            "Crowd Control has a crisis icon: no threat can be removed from The Break-In! [champions.side-scheme.7]",
        ),
        ("Spider-Man", "thwart Crowd Control", "First choose who thwarts [champions.player-turn.7]"),
        ("Spider-Man", "thwart Rhino", "Rhino is not a scheme in play [champions.thwart.2]"),
        (
            "Spider-Man",
            "attack with Dardevil",
            "There is no card “Dardevil” in this game; did you mean “Daredevil”?",
        ),
        (
            "Spider-Man",
            "end turn",
            "“end turn” is nothing that one can choose in this game; did you mean “end the turn”?",
        ),
        ("Spider-Man", "play Nothing At All", "There is no card “Nothing At All” in this game"),
        ("Spider-Man", "change form", None),
    ],
)
def test_the_true_obstacle_is_named(hero: str, key: str, reason: str | None):
    game = champions(
        seat(hero, hand=HELD, engaged=["Hydra Mercenary"]),
        main_scheme=card("The Break-In!", threat=2),
        side_schemes=["Crowd Control"],
    )
    assert game.why_not(key) == reason


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("uk", "Пітер Паркер у вигляді альтер его: атакують і знешкоджують лише герої та союзники"),
        ("ru", "Питер Паркер в облике альтер эго: атакуют и срывают планы только герои и союзники"),
    ],
)
def test_it_is_named_in_every_language(lang: str, reason: str):
    game = champions(seat("Peter Parker"))
    assert game.why_not("attack with Spider-Man", lang) == f"{reason} [champions.player-turn.7]"


def test_nothing_is_attacked_in_the_villain_phase():
    game = champions(seat("Spider-Man"), at="6")
    reason = "That was possible in the Player phase of this round; the next time in the next round"
    assert game.why_not("attack Rhino") == f"{reason} [champions.player-turn.1]"


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("generate with Web-Shooter", "Web-Shooter is exhausted [champions.exhaust.2]"),
        ("pay with Haymaker", "Haymaker is what is being paid for [champions.resource.2]"),
        ("pay with Combat Training", "Combat Training is not in your hand [champions.resource.2]"),
        ("done", "Haymaker cannot be paid for: 2 resources are missing [champions.resource.2]"),
    ],
)
@pytest.mark.rule("champions.resource-ability.2")
def test_what_does_not_pay_says_why(key: str, reason: str):
    game = champions(
        seat(
            "Spider-Man",
            hand=["Haymaker", "Genius", "Strength"],
            upgrades=[card("Web-Shooter", exhausted=True), "Combat Training"],
        )
    )
    game.play("play Haymaker")
    assert game.why_not(key) == reason


@pytest.mark.parametrize(("stat", "value"), [("atk", 2), ("ATK", 2), ("hit points", 14), ("Hit-Points", 14)])
def test_a_value_is_found_however_it_is_written(stat: str, value: int):
    (rhino, _) = champions(seat("Spider-Man")).look("Rhino")
    assert rhino.value(stat) == value
    assert rhino.explain(stat)[0].endswith(f": {value}")
