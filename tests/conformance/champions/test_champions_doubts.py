"""Doubts settled: what a wild resource stands for, Pepper Potts, whom "you" and "any player" mean, who reveals."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones

# ---- what a wild resource stands for


@pytest.mark.parametrize(("stated", "left"), [("as mental", 1), ("as energy", 2)])
@pytest.mark.rule("champions.wild-resource.1")
def test_each_wild_resource_of_a_card_that_counts_double_is_stated(stated: str, left: int):
    game = champions(
        seat("Spider-Man", hand=["For Justice!", "The Power of Justice"]), main_scheme=card("The Break-In!", threat=5)
    )
    game.play("play For Justice!", stated)
    if stated == "as energy":
        assert offers(game) == ["as mental", "as energy", "as physical"]
        game.play("as physical")
    assert threat(game, "The Break-In!") == left


@pytest.mark.parametrize("resource", ["Energy Absorption", "Spider-Woman"])
def test_nobody_is_asked_for_a_type_that_makes_no_difference(resource: str):
    """Either Photonic Blast has its energy from another card, or Combat Training does not ask what pays for it."""
    if resource == "Energy Absorption":
        game = champions(
            seat("Captain Marvel", hand=["Photonic Blast", resource, "Spider-Woman"], deck=["Haymaker"] * 2)
        )
        game.play("play Photonic Blast", "pay with Spider-Woman")
        assert (game.decision.kind, hand(game)) == ("turn", ["Haymaker"])
    else:
        game = champions(seat("Spider-Man", hand=["Combat Training", resource, "Haymaker"]))
        buy(game, "play Combat Training")
        assert (game.decision.kind, zones(game, "Combat Training")) == ("turn", ["play"])


def test_the_type_is_stated_in_every_language():
    game = champions(seat("Captain Marvel", hand=["Photonic Blast", "Genius", "Spider-Woman"]))
    buy(game, "play Photonic Blast")
    assert [game.decision.prompt(lang) for lang in ("en", "uk", "ru")] == [
        "Photonic Blast: which type does the wild resource stand for?",
        "«Фотонний залп»: замість якого типу ресурсу використано універсальний?",
        "«Фотонный залп»: вместо какого типа ресурса использован универсальный?",
    ]


# ---- Pepper Potts


@pytest.mark.parametrize(
    ("top", "stated", "drawn"), [("Energy", [], 1), ("Genius", [], 0), ("Vibranium", ["as energy"], 1)]
)
def test_what_pepper_potts_generates_is_what_a_card_was_paid_for_with(top: str, stated: list[str], drawn: int):
    game = champions(
        seat(
            "Captain Marvel",
            supports=[card("Pepper Potts")],
            hand=["Photonic Blast", "Strength"],
            deck=["Haymaker", "Uppercut"],
            discard=[top],
        ),
    )
    game.play("play Photonic Blast", "generate with Pepper Potts", *stated)
    assert (hit_points(game, "Rhino"), len(hand(game))) == (9, drawn)


def test_pepper_potts_reads_the_ally_that_is_being_called():
    """While its cost is paid the ally still lies on top; the event that calls it does not lie there yet."""
    game = champions(
        seat("Iron Man", supports=["Pepper Potts"], hand=["Make the Call", "Energy"], discard=["Mockingbird"])
    )
    game.play("play Make the Call", "generate with Pepper Potts", "pass")
    assert (zones(game, "Mockingbird"), pile(game, "discard")) == (["play"], ["Energy", "Make the Call"])


# ---- who is meant


def test_nobody_is_called_from_the_discard_pile_of_a_player_who_is_out():
    """ "Any player" is one of those who play on: the reading that is worse for them (champions.grim-rule.1)."""
    game = champions(
        seat("Spider-Man", hand=["Make the Call", "Energy"]),
        seat("Iron Man", eliminated=True, discard=["Maria Hill"]),
    )
    assert game.why_not("play Make the Call") == (
        "There is no ally in any player’s discard pile for Make the Call [champions.initiating.10]"
    )


def test_who_uses_black_widow_reveals_the_other_card():
    """The minion that comes instead engages the player who resolves her ability, not the one whose card it was."""
    game = champions(
        seat("Spider-Man", dealt=["Kree Manipulator"]),
        seat("Iron Man", hand=["Genius"], allies=["Black Widow"]),
        at="8",
        encounter_deck=["Hydra Mercenary", "Shocker"],
    )
    game.play("use Black Widow")
    assert (only(game, "Hydra Mercenary").seat, zones(game, "Kree Manipulator")) == (1, ["encounter-discard"])


# ---- choices come before what stops an event


def test_an_attack_that_comes_to_nothing_has_been_given_its_target():
    game = champions(seat(card("Spider-Man", stunned=True), hand=["Haymaker", "Energy"], engaged=["Shocker"]))
    game.play("play Haymaker")
    assert (game.decision.kind, only(game, "Spider-Man").tokens) == ("target", {"stunned": 1})
    game.play("choose Shocker")
    assert (only(game, "Spider-Man").tokens, hit_points(game, "Shocker"), zones(game, "Haymaker")) == (
        {}, 3, ["discard"],
    )  # fmt: skip


# ---- what the log cites


def cited(game: rw.Game) -> list[tuple[str, str]]:
    """The lines of the log with their clauses."""
    return [(entry.text, entry.rule) for entry in game.log()]


def test_the_log_cites_the_clause_of_whoever_thwarts():
    game = champions(
        seat("Captain Marvel", allies=["Daredevil"], supports=["Surveillance Team"]),
        main_scheme=card("The Break-In!", threat=6),
    )
    game.play("thwart with Captain Marvel", "thwart with Daredevil", "pass", "use Surveillance Team")
    assert [rule for text, rule in cited(game) if "removed" in text] == [
        "champions.thwart.4", "champions.thwart.5", "champions.ability.10",
    ]  # fmt: skip


@pytest.mark.parametrize(("who", "clause"), [("Rhino", 3), ("Spider-Man", 1)])
def test_the_log_cites_the_clause_of_enemies_for_an_enemy_that_is_stunned(who: str, clause: int):
    villain, hero = card("Rhino", stunned=who == "Rhino"), card("Spider-Man", stunned=who != "Rhino")
    game = champions(seat(hero), villain=villain, encounter_deck=["Shocker"] * 9)
    game.play("end the turn" if who == "Rhino" else "attack with Spider-Man")
    told = f"{who} loses the stunned card instead of attacking"
    assert (told, f"champions.status-stunned.{clause}") in cited(game)


def test_the_log_tells_whom_a_form_a_minion_and_the_token_go_to():
    """A card changes a form by another clause than a player; who is eliminated leaves minions and the token."""
    split = champions(seat("She-Hulk", hand=["Split Personality", "Energy", "Strength"], deck=["Genius"] * 9))
    split.play("play Split Personality", "pay with Energy")
    assert ("Player 1 changes form: Jennifer Walters", "champions.form.6") in cited(split)
    game = champions(
        seat(card("Spider-Man", damage=9), engaged=["Shocker"]),
        seat("She-Hulk"),
        at="6",
        encounter_deck=["Advance"] * 9,
    )
    game.play("leave it undefended", "leave it undefended")
    assert cited(game)[5:8] == [
        ("Player 1 is eliminated", "champions.player-elimination.1"),
        ("Shocker engages Player 2", "champions.player-elimination.5"),
        ("Player 2 is the first player now", "champions.first-player.4"),
    ]


def test_black_cat_keeps_nothing_of_a_deck_that_runs_out_under_her():
    """What she discards last is shuffled into the new deck before anything could be added to the hand."""
    game = champions(seat("Spider-Man", hand=["Black Cat", "Energy"], deck=["Genius"], discard=["Haymaker"]))
    buy(game, "play Black Cat")
    assert (hand(game), sorted(pile(game, "deck")), len(pile(game, "dealt"))) == (
        [], ["Energy", "Genius", "Haymaker"], 1,
    )  # fmt: skip


def test_who_answers_drones_is_told_of_drones_once():
    game = champions(
        seat("Peter Parker", allies=["Hawkeye"], dealt=["Drone Factory"], deck=["Genius"] * 9),
        seat("Tony Stark", deck=["Genius"] * 5),
        at="8",
        scenario="ultron",
        encounter_deck=["Advance"] * 9,
    )
    assert [game.decision.prompt(lang) for lang in ("en", "uk", "ru")] == [
        "After Drone enters play: your response?",
        "Після того як Дрон входить у гру: ваша реакція?",
        "После того как Дрон входит в игру: ваша реакция?",
    ]


def test_a_robbed_card_of_a_player_who_is_out_is_told_as_discarded():
    laid = card("Highway Robbery", threat=1, under=[card("Arc Reactor", owner=1), "Backflip"])
    game = champions(seat("Spider-Man"), seat("Iron Man", eliminated=True), side_schemes=[laid])
    game.play("thwart with Spider-Man")
    assert (hand(game), pile(game, "discard", 1)[-1]) == (["Backflip"], "Arc Reactor")
    assert [text for text, _ in cited(game)][-3:-1] == ["A card is discarded", "A card returns to its owner's hand"]


def test_the_log_cites_by_what_a_character_attacks_and_what_is_forced():
    game = champions(
        seat("She-Hulk", allies=["Tigra"], upgrades=["Superhuman Strength"], hand=["Haymaker", "Energy"]),
        villain=card("Rhino", damage=1),
    )
    game.play("attack with Tigra", "play Haymaker", "attack with She-Hulk")
    assert [line for line in cited(game) if "attacks" in line[0] or "takes effect" in line[0]] == [
        ("Tigra attacks", "champions.attack.5"),
        ("She-Hulk attacks", "champions.attack.8"),
        ("Player 1: the ability of Superhuman Strength takes effect", "champions.forced.2"),
        ("She-Hulk attacks", "champions.attack.2"),
    ]
