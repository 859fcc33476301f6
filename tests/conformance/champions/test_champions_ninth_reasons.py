"""A ninth look: the true obstacle of what is not on offer."""

from __future__ import annotations

import pytest

from support.champions import card, champions, seat

THREATENED = card("The Break-In!", threat=3)


@pytest.mark.rule("champions.ability.4")
@pytest.mark.parametrize("where", ["hand", "discard"])
@pytest.mark.parametrize("name", ["Pepper Potts", "Web-Shooter"])
def test_a_card_that_is_not_in_play_generates_nothing_with_its_ability(name: str, where: str):
    cards = {"hand": ["Haymaker", "Strength", "Energy"], "discard": []}
    cards[where] = [*cards[where], name]
    game = champions(seat("Spider-Man", **cards))
    game.choose("play Haymaker")
    assert game.why_not(f"generate with {name}") == f"{name} is not in play [champions.ability.4]"


@pytest.mark.rule("champions.cost.9")
@pytest.mark.parametrize("name", ["Pepper Potts", "Web-Shooter"])
@pytest.mark.parametrize("discard", [[], ["Genius"]])
def test_nobody_pays_with_what_another_player_controls(name: str, discard: list[str]):
    game = champions(
        seat("Spider-Man", hand=["Haymaker", "Strength", "Energy"], discard=discard),
        seat("Iron Man", supports=["Pepper Potts"], upgrades=["Web-Shooter"], discard=["Energy"]),
    )
    game.choose("play Haymaker")
    assert game.why_not(f"generate with {name}") == f"{name} is for Player 2 to use [champions.cost.9]"


@pytest.mark.parametrize(
    ("hero", "hand", "reason"),
    [
        ("Captain Marvel", ["Energy"], "Captain Marvel is not damaged [champions.cost.3]"),
        (
            card("Captain Marvel", damage=1), ["Genius"],
            "Captain Marvel cannot be paid for: 1 resource of the right type is missing [champions.resource.9]",
        ),
    ],
)  # fmt: skip
def test_what_keeps_her_from_rechanneling_is_named(hero, hand: list[str], reason: str):
    game = champions(seat(hero, hand=hand, deck=["Haymaker"]))
    assert game.why_not("use Captain Marvel") == reason


@pytest.mark.rule("champions.action.2")
@pytest.mark.parametrize("key", ["play Haymaker", "use Avengers Mansion", "use Tenacity", "play Get Ready"])
def test_what_is_for_a_turn_is_no_answer_whatever_else_bars_it(key: str):
    """She-Hulk is an alter-ego, is ready, has an exhausted mansion and no resources: none of it would help."""
    game = champions(
        seat(
            "Jennifer Walters", hand=["Haymaker", "Get Ready"], upgrades=["Tenacity"],
            supports=[card("Avengers Mansion", exhausted=True)],
        ),
        at="6", encounter_deck=["Advance"] * 9,
    )  # fmt: skip
    assert game.decision.kind == "respond"
    name = key.partition(" ")[2]
    reason = f"{name} is neither an interrupt nor a response: it is for a player’s turn [champions.action.2]"
    assert game.why_not(key) == reason


def test_an_ally_is_no_response_on_ones_own_turn():
    """Whether it could be paid for does not matter."""
    she_hulk = seat("She-Hulk", hand=["Hulk", "Chase Them Down"], engaged=["Hydra Bomber"])
    game = champions(she_hulk, main_scheme=THREATENED)
    game.play("attack with She-Hulk", "attack Hydra Bomber")
    assert game.decision.kind == "respond"
    reason = "Hulk is neither an interrupt nor a response: it is for a player’s turn [champions.player-turn.5]"
    assert game.why_not("play Hulk") == reason


@pytest.mark.rule("champions.choose.3")
@pytest.mark.parametrize(
    ("hero", "revealed", "key", "effect"),
    [
        ("Peter Parker", "Under Attack", "deal damage", "deal 3 damage to your hero"),
        (
            "Tony Stark",
            "Electric Whip Attack",
            "deal damage",
            "deal 1 damage to your hero for each upgrade you control",
        ),
    ],
)
def test_an_option_that_changes_nothing_is_refused_by_the_clause_that_says_so(hero, revealed, key, effect):
    game = champions(seat(hero, upgrades=["Energy Daggers"], dealt=[revealed]), at="8", patient=True)
    assert game.decision.kind == "choose-one"
    assert game.why_not(key) == f"{revealed} would change nothing now: {effect} [champions.choose.3]"


@pytest.mark.rule("champions.resource.2")
@pytest.mark.parametrize(("hero", "name"), [("Spider-Man", "Web-Shooter"), ("Peter Parker", "Peter Parker")])
def test_what_was_picked_to_generate_is_not_picked_again(hero: str, name: str):
    game = champions(seat(hero, hand=["Daredevil", "Energy", "Genius"], upgrades=["Web-Shooter"]))
    game.play("play Daredevil", f"generate with {name}")
    reason = f"{name} is among those you have picked already [champions.resource.2]"
    assert game.why_not(f"generate with {name}") == reason


@pytest.mark.rule("champions.player-elimination.1")
@pytest.mark.parametrize("hero", ["Carol Danvers", "Captain Marvel"])
def test_a_player_who_is_out_is_not_chosen_because_of_that(hero: str):
    supports = [] if hero == "Carol Danvers" else ["Avengers Mansion"]
    game = champions(
        seat(hero, deck=["Energy"] * 2, supports=supports), seat("Iron Man", deck=["Energy"]),
        seat("Spider-Man", eliminated=True),
    )  # fmt: skip
    game.choose("use Avengers Mansion" if supports else "use Carol Danvers")
    assert game.why_not("choose player 3") == "Player 3 is out of the game [champions.player-elimination.1]"


@pytest.mark.rule("champions.unique-card.2")
def test_of_two_allies_of_a_name_the_one_that_could_be_called_is_meant():
    game = champions(
        seat("Spider-Man", hand=["Make the Call", "Energy"], discard=["Tigra", "Maria Hill", "Hulk"]),
        seat("She-Hulk", allies=["Tigra"]),
    )
    game.choose("play Make the Call")
    assert game.why_not("choose Tigra") == "Tigra is unique, and Tigra is in play already [champions.unique-card.2]"


@pytest.mark.parametrize(
    ("lang", "reason"), [("uk", "Капітан Марвел без поранень"), ("ru", "Капитан Марвел без ранений")]
)
def test_that_there_is_no_wound_is_said_in_every_language(lang: str, reason: str):
    game = champions(seat("Captain Marvel", hand=["Energy"], deck=["Haymaker"]))
    assert game.why_not("use Captain Marvel", lang) == f"{reason} [champions.cost.3]"


@pytest.mark.rule("champions.keyword-guard.1")
def test_the_guard_is_named_that_keeps_a_punch_back_off_the_villain():
    game = champions(
        seat("She-Hulk", hand=["Counter-Punch"], upgrades=["Indomitable"], engaged=["Hydra Mercenary"]), at="6"
    )
    game.choose("defend with She-Hulk")
    assert game.why_not("play Counter-Punch") == (
        "Hydra Mercenary has Guard: defeat it before you attack Rhino [champions.keyword-guard.1]"
    )


@pytest.mark.rule("champions.cannot.1")
def test_the_text_is_named_that_lets_no_punch_back_hurt_an_enemy():
    game = champions(
        seat("She-Hulk", hand=["Counter-Punch"], upgrades=["Indomitable"], engaged=["Madame Hydra"]),
        villain=card("Rhino", stunned=True), side_schemes=["Legions of Hydra"], at="6",
    )  # fmt: skip
    game.choose("defend with She-Hulk")
    assert game.why_not("play Counter-Punch") == "Madame Hydra forbids it [champions.cannot.1]"


@pytest.mark.rule("champions.cannot.1")
@pytest.mark.parametrize(
    ("hero", "key"),
    [
        ("Spider-Man", "play For Justice!"),
        ("Spider-Man", "use Surveillance Team"),
        ("Jennifer Walters", "use Superhuman Law Division"),
        ("Spider-Man", "thwart with Spider-Man"),
    ],
)
def test_the_scheme_is_named_that_lets_no_threat_be_removed(hero: str, key: str):
    game = champions(
        seat(
            hero, hand=["For Justice!", "Energy", "Genius"], supports=["Surveillance Team", "Superhuman Law Division"]
        ),
        scenario="ultron", main_scheme=card("Countdown to Oblivion", threat=2),
    )  # fmt: skip
    assert game.why_not(key) == "Countdown to Oblivion forbids it [champions.cannot.1]"


@pytest.mark.rule("champions.ability.6")
def test_where_there_is_no_threat_nothing_forbids_to_remove_it():
    game = champions(
        seat("Spider-Man", supports=["Surveillance Team"]), scenario="ultron", main_scheme="Countdown to Oblivion"
    )
    assert game.why_not("use Surveillance Team") == (
        "Surveillance Team would change nothing now: remove 1 threat from a scheme [champions.ability.6]"
    )


def test_of_two_cards_of_a_name_the_own_one_in_play_is_meant():
    """Player 1 has such boots as well; a second Pepper Potts lies in hand."""
    game = champions(
        seat("Iron Man", upgrades=["Rocket Boots"]),
        seat("Spider-Man", upgrades=["Rocket Boots"], engaged=["Shocker", "Sandman"]),
        villain=card("Rhino", stunned=True), at="6", turn=1, encounter_deck=["Advance"] * 9,
    )  # fmt: skip
    assert (game.decision.kind, game.decision.player) == ("order", 1)
    reason = "That was possible in the Player phase of this round; the next time in the next round"
    assert game.why_not("use Rocket Boots") == f"{reason} [champions.player-turn.1]"
    game = champions(
        seat("Iron Man", hand=["Pepper Potts", "Haymaker", "Energy"], supports=[card("Pepper Potts", exhausted=True)])
    )
    game.choose("play Haymaker")
    assert game.why_not("generate with Pepper Potts") == "Pepper Potts is exhausted [champions.exhaust.2]"
