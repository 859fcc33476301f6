"""The Finale."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.meq.flow.story import spaces_to_finale, spaces_to_shadow_falls
from support.meq import (
    FIRST,
    SAURON,
    SECOND,
    asked,
    fight_a_round,
    harmed,
    hero,
    meq,
    names,
    offers,
    only,
    place,
    size,
    story,
    told,
)

THREE_PLOTS = ["Sauron Hunts for the Ring", "Monsters in the East", "Saruman Hungry for Power"]
"""With them His Dark Throne is met; they advance the yellow, the red and the black marker by 1."""
DARK_THRONE = {"sauron_mission": "His Dark Throne", "plots": THREE_PLOTS}
NOT_MET = {"sauron_mission": "His Dark Throne", "hero_mission": "Isildur's Secret"}
"""Without plots, and with less than 5 favor."""


def wraiths(game: rw.Game) -> tuple[int, int]:
    """Health and fortitude of the Ringwraiths."""
    piece = only(game, "Ringwraiths")
    return piece.value("health"), piece.value("fortitude")


def finale(*heroes: dict, **written: object) -> rw.Game:
    """The Finale; nobody has met a mission unless something else is written. One hero with ten cards by default."""
    who = heroes or (hero("Argalad", life=["Overdraw"] * 6 + ["Aimed Shot"] * 4),)
    return meq(*who, at="finale", **{**NOT_MET, **written})


# ---- the example of the book


@pytest.mark.rule(
    "meq.finale-example.1", "meq.finale-example.2", "meq.finale-example.3", "meq.finale-example.4",
    "meq.finale-example.5", "meq.finale.5", "meq.finale.9", "meq.finale.16", "meq.finale.17", "meq.finale.18",
)  # fmt: skip
def test_the_example_of_the_book():
    """The heroes reach the Finale in the Story step and dominate, but their mission is not met; Sauron's is.

    His markers advance to 8 (2 before Shadow Falls), 7 (3 before it) and 15 (3 before the Finale): 3 is less than 5.
    """
    game = meq(
        hero("Argalad"), hero("Beravor"), at="story", green=16, yellow=6, red=5, black=13, **DARK_THRONE,
        hero_mission="Isildur's Secret",
    )  # fmt: skip
    assert (spaces_to_finale(game.state), spaces_to_shadow_falls(game.state)) == (3, 2 + 3)
    assert (game.over, story(game), wraiths(game)) == (False, (18, 8, 7, 15), (6, 5))
    assert game.decision.kind == "champion"


# ---- step 1


@pytest.mark.rule("meq.finale.1")
def test_no_more_normal_turns_are_taken():
    """After the Story step there is no Plot step; the fight decides the game."""
    argalad = hero("Argalad", life=["Overdraw"] * 6)
    game = meq(argalad, at="story", green=16, black=13, **NOT_MET, plot_hand=["Osgiliath Invaded"])
    assert (game.table()["finale"], game.decision.kind) == (True, "agility")
    game.play("draw 0", "declare exhaustion", "declare exhaustion")
    assert (game.over, size(game, "plot-hand", -1), told(game, "meq.event-step.1")) == (True, 1, [])


@pytest.mark.rule("meq.finale.3", "meq.finale.4")
@pytest.mark.parametrize(
    ("markers", "winner"), [({"green": 18, "black": 5}, FIRST), ({"green": 5, "black": 18}, SAURON)]
)
def test_the_dominant_side_wins_at_once_if_its_mission_is_met(markers: dict[str, int], winner: int):
    """Both missions are met; only that of the dominant side is revealed."""
    game = finale(hero("Argalad", favor=5), hero_mission="Isildur's Secret", **DARK_THRONE, **markers)
    assert (game.result.winners, game.result.reason) == ((winner,), "meq.finale.4")
    mission = "The mission is Isildur's Secret" if winner == FIRST else "The mission is His Dark Throne"
    assert told(game, "meq.finale.3") == [mission]


@pytest.mark.rule("meq.finale.5", "meq.finale.3")
@pytest.mark.parametrize("markers", [{"green": 18, "black": 13}, {"green": 5, "black": 18}])
def test_otherwise_the_finale_goes_on(markers: dict[str, int]):
    """The other side's mission is met, but that wins nothing."""
    evil = markers["green"] < markers["black"]
    met = {"hero_mission": "Noble Blood"} if evil else DARK_THRONE
    game = finale(hero("Argalad"), hero("Beravor"), **{**met, **markers})
    assert (game.over, game.decision.kind) == (False, "champion")


@pytest.mark.rule("meq.finale.6", "meq.finale.7", "meq.finale.8")
@pytest.mark.parametrize(
    ("plots", "favor", "winners"), [(3, 4, (SAURON,)), (2, 5, (FIRST, SECOND)), (3, 5, None), (2, 4, None)]
)
def test_without_a_dominant_side_both_reveal_and_one_met_mission_wins(plots: int, favor: int, winners: tuple | None):
    """A slip of the translation: "5 favor" means at least 5. Green is 3 from the Finale, and so is black."""
    game = finale(
        hero("Argalad", favor=favor), hero("Beravor"), green=15, black=15, yellow=8, red=7,
        sauron_mission="His Dark Throne", hero_mission="Isildur's Secret", plots=THREE_PLOTS[:plots],
    )  # fmt: skip
    assert (game.result and game.result.winners) == winners
    assert told(game, "meq.finale.6") == ["The mission is His Dark Throne", "The mission is Isildur's Secret"]
    assert told(game, "meq.finale.3") == []
    if winners:
        assert game.result.reason == "meq.finale.7"


# ---- steps 2 to 5


@pytest.mark.rule("meq.finale.9", "meq.finale.10")
@pytest.mark.parametrize(
    ("plots", "favor", "after"),
    [(3, 5, (16, 9, 8, 16)), (2, 4, (15, 8, 7, 15))],
)
def test_a_side_that_has_met_its_mission_advances(plots: int, favor: int, after: tuple[int, ...]):
    """Nobody dominates, and both or neither have met their missions."""
    game = finale(
        hero("Argalad", favor=favor), hero("Beravor"), green=15, black=15, yellow=8, red=7,
        sauron_mission="His Dark Throne", hero_mission="Isildur's Secret", plots=THREE_PLOTS[:plots],
    )  # fmt: skip
    assert story(game) == after


@pytest.mark.rule("meq.finale.11")
def test_the_ringwraiths_are_healed():
    places = {"Bree": place(minions=["Ringwraiths"])}
    game = finale(hero("Argalad"), hero("Beravor"), places=places, damage={"Ringwraiths": 5})
    assert (game.decision.kind, harmed(game, "Ringwraiths")) == ("champion", 0)


def test_the_ringwraiths_fight_even_off_the_board():
    """READINGS 10."""
    game = finale(defeated=["Ringwraiths"], green=8, black=9)
    assert told(game, "meq.combat.1") == ["Argalad fights Ringwraiths"]


@pytest.mark.rule("meq.finale.12", "meq.finale.13")
def test_every_hero_takes_all_cards_back_and_draws_fortitude_cards():
    """A slip of the translation: hand, Rest Pool and Damage Pool go into the Life Pool."""
    game = finale(
        hero("Argalad", hand=["Parry"] * 2, life=["Volley"] * 2, rest=["Overdraw"] * 3, damage=["Precision"] * 2),
        hero("Beravor", fortitude=1, hand=["Evade"], rest=["Charge"] * 3),
    )  # fmt: skip
    for seat, hand in ((FIRST, 5), (SECOND, 7)):
        assert (size(game, "hand", seat), size(game, "rest", seat), size(game, "damage", seat)) == (hand, 0, 0)
    assert size(game, "life") == 9 - 5
    cards = sorted([*names(game, "hand"), *names(game, "life")])
    assert cards == sorted(["Parry"] * 2 + ["Volley"] * 2 + ["Overdraw"] * 3 + ["Precision"] * 2)


@pytest.mark.rule("meq.finale.14", "meq.finale.15", "meq.finale.16", "meq.finale.17", "meq.finale.18")
@pytest.mark.parametrize(
    ("markers", "expected"),
    [
        ((15, 8, 7, 15), (9, 8)),
        ((12, 5, 5, 18), (15, 14)),
        ((17, 10, 10, 10), (10, 9)),
        ((18, 0, 0, 11), (2, 1)),
        ((18, 9, 9, 9), (6, 5)),
        ((18, 10, 9, 13), (8, 7)),
    ],
)
def test_dominance_makes_the_ringwraiths_stronger_or_weaker(markers: tuple[int, ...], expected: tuple[int, int]):
    """Nobody: 9 and 8. Sauron: plus 18 - 12, 18 - 17. The heroes: minus the smaller of 7 and 20, 9 and 3, 5 and 1."""
    green, yellow, red, black = markers
    game = finale(hero("Argalad"), hero("Beravor"), green=green, yellow=yellow, red=red, black=black)
    assert wraiths(game) == expected


def test_dominance_is_computed_again_for_the_difficulty():
    """READINGS 10. Before step 2 nobody dominates; then Sauron's markers are nearer by 1 than the heroes'."""
    game = finale(
        hero("Argalad"), hero("Beravor"), green=15, black=15, yellow=8, red=7, **DARK_THRONE, hero_mission="Noble Blood"
    )
    assert (story(game), wraiths(game)) == ((16, 9, 8, 16), (9, 8)), "both have advanced"
    evil = finale(
        hero("Argalad", corruption=["Weak", "Weary"]), hero("Beravor"), green=16, black=15, yellow=8, red=7,
        **DARK_THRONE, hero_mission="Noble Blood",
    )  # fmt: skip
    assert (story(evil), wraiths(evil)) == ((16, 9, 8, 16), (9, 8)), "the heroes dominated before, now nobody does"


@pytest.mark.rule("meq.finale.2")
def test_ringwraiths_without_health_are_an_immediate_win_for_the_heroes():
    """READINGS 10: 9 - 9. That is step 4: the heroes have drawn by then."""
    game = finale(green=18, black=9)
    assert (game.result.winners, game.result.reason, size(game, "hand")) == ((FIRST,), "meq.finale.22", 5)


@pytest.mark.rule("meq.finale.19", "meq.finale.20", "meq.finale.2")
@pytest.mark.parametrize(("choice", "name"), [("choose player 2", "Argalad"), ("choose player 3", "Beravor")])
def test_the_heroes_choose_who_fights_after_they_have_drawn(choice: str, name: str):
    game = finale(hero("Argalad"), hero("Beravor"), green=8, black=9)
    assert (asked(game), game.decision.kind) == (FIRST, "champion")
    assert (size(game, "hand"), size(game, "hand", SECOND)) == (5, 6)
    game.play(choice, "agree")
    assert told(game, "meq.combat.1") == [f"{name} fights Ringwraiths"]


@pytest.mark.rule("meq.finale.2")
def test_the_steps_of_the_finale_come_in_their_order():
    """Immediate victory, markers, preparation, difficulty, the hero, the fight, the winner."""
    game = finale(green=18, black=13, **DARK_THRONE)
    game.play("draw 0", "declare exhaustion", "declare exhaustion")
    order = [
        "meq.finale.1", "meq.finale.3", *["meq.finale.9"] * 4, "meq.finale.14", "meq.combat.1",
        "meq.combat-phases.1", "meq.finale.23",
    ]  # fmt: skip
    assert [entry.rule for entry in game.log() if entry.rule in order] == order


# ---- steps 6 and 7


@pytest.mark.rule("meq.finale.21", "meq.finale.22", "meq.combat-exhausted.4")
def test_the_heroes_win_if_the_ringwraiths_are_defeated():
    """9 - 8: health 1, fortitude 0. The fight follows the normal rules: agility, exhaustion, cards."""
    game = finale(green=18, black=10)
    assert (wraiths(game), offers(game), size(game, "hand", SAURON)) == (
        (1, 0),
        ["draw 3", "draw 2", "draw 1", "draw 0"],
        0,
    )
    game.play("draw 0", "fight on")
    assert (asked(game), game.decision.kind) == (FIRST, "lay"), "without a card the Ringwraiths are exhausted"
    game.choose(0)
    assert (game.result.winners, game.result.reason) == ((FIRST,), "meq.finale.22")


@pytest.mark.rule("meq.finale.23")
def test_sauron_wins_if_they_are_not():
    game = finale(green=18, black=10)
    game.play("draw 0", "declare exhaustion")
    assert (game.result.winners, game.result.reason) == ((SAURON,), "meq.finale.23")


def test_if_both_are_defeated_the_heroes_win():
    """READINGS 9. Argalad's only card fells the Ringwraiths: 9 - 6 = 3."""
    game = finale(hero("Argalad", life=["Aimed Shot"]), green=18, black=12)
    game.play("fight on", "declare exhaustion")
    assert (size(game, "hand"), size(game, "life"), game.result.winners) == (0, 0, (FIRST,))


def test_to_retreat_from_the_finale_means_that_sauron_wins():
    """READINGS 21."""
    game = finale(
        hero("Eleanor", life=["Retreat", "Retreat", "Hide", "Hide", "Hide"]), green=18, black=15, yellow=8, red=7
    )
    game.play("fight on", "declare exhaustion", "lay Retreat", "yes")
    assert (game.result.winners, game.result.reason) == ((SAURON,), "meq.finale.23")


def test_sauron_plays_at_most_one_shadow_card_in_the_finale():
    """READINGS 10."""
    game = finale(green=17, black=17, shadow=["Betrayed", "Betrayed"], pool=12)
    game.play("play Betrayed")
    assert (size(game, "shadow-hand", -1), game.decision.kind) == (1, "agility")


def test_wretched_in_the_finale_ends_the_fight_and_sauron_wins():
    """READINGS 22: in a combat, the combat ends without result; so the Ringwraiths are not defeated."""
    game = finale(
        hero("Argalad", at="Bree"), green=17, black=17, shadow=["The Black Breath"], pool=12,
        decks={"corruption": ["Wretched"]},
    )  # fmt: skip
    game.play("play The Black Breath", "no")
    assert (game.result.winners, game.result.reason) == ((SAURON,), "meq.finale.23")
    assert told(game, "meq.combat-phases.1") == []


def test_a_distraught_hero_keeps_seven_cards_of_the_finale_too():
    """READINGS 25. Beravor with two levels draws 8."""
    game = finale(hero("Beravor", fortitude=2, corruption=["Distraught"]), hero("Argalad"))
    assert (asked(game), game.decision.kind) == (FIRST, "discard")


def test_the_finale_is_fought_in_rounds_like_any_combat():
    game = finale(green=15, black=15, yellow=8, red=7, decks={"ravager-deck": ["Parry", "Hack"]})
    game.play("draw 0")
    fight_a_round(game, "Overdraw" if "Overdraw" in names(game, "hand") else "Aimed Shot", "Parry")
    assert (size(game, "hand"), size(game, "hand", SAURON)) == (4, 7)
