"""Burdens 137 and 138: Lingering Venom and Scarred."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, face, lotr, offers, only, pass_until, seat, zones


def tired(game: rw.Game, *names: str) -> list[bool]:
    """Which of the characters are exhausted."""
    return [only(game, name).exhausted for name in names]


def envenomed() -> rw.Game:
    """Lingering Venom is revealed to two players with wounded characters."""
    return lotr(
        seat(
            heroes=[card("Aragorn", damage=1), card("Glóin", damage=2), "Théodred"],
            allies=[card("Faramir", damage=1)],
        ),
        seat(heroes=[card("Legolas", damage=1), card("Gimli", damage=1)]),
        encounter_deck=["Lingering Venom", "Forest Gate", "Old Forest Road", "Enchanted Stream"],
        at="3.3",
        patient=True,
    )


def test_lingering_venom_lets_each_player_exhaust_the_wounded_or_wound_the_most_wounded_hero():
    game = envenomed()
    assert (game.decision.seat, len(offers(game))) == (0, 2)
    game.choose(0)
    assert tired(game, "Aragorn", "Glóin", "Théodred", "Faramir") == [True, True, False, True]
    assert (game.decision.seat, len(offers(game))) == (1, 2)
    game.choose(1)
    assert offers(game) == ["choose Legolas", "choose Gimli"], "a tie"
    game.play("choose Gimli")
    assert (only(game, "Gimli").tokens, only(game, "Legolas").tokens) == ({"damage": 3}, {"damage": 1})
    assert tired(game, "Legolas", "Gimli") == [False, False]


def test_the_second_choice_of_lingering_venom_hits_the_hero_with_the_most_damage():
    game = envenomed()
    game.choose(1)
    assert offers(game) == ["choose Glóin"]
    game.choose(0)
    assert zones(game, "Glóin") == ["discard"], "2 and 2 are his 4 hit points"


def test_lingering_venom_surges():
    game = envenomed()
    game.play(0, 0)
    where = [zones(game, name) for name in ("Forest Gate", "Old Forest Road", "Enchanted Stream")]
    assert where == [["staging"], ["staging"], ["encounter-deck"]]
    assert zones(game, "Lingering Venom") == ["encounter-discard"]


@pytest.mark.parametrize("answer", ["defend with Gimli", "leave it undefended"])
def test_lingering_venom_as_a_shadow_exhausts_each_wounded_character_of_the_defending_player(answer):
    game = lotr(
        seat(
            heroes=[card("Aragorn", damage=1), "Gimli"],
            allies=[card("Faramir", damage=2), "Guard of the Citadel"],
            engaged=[card("King Spider", shadow=["Lingering Venom"])],
        ),
        seat(heroes=[card("Legolas", damage=1)]),
        at="6.3",
        patient=True,
    )
    face(game, answer)
    assert tired(game, "Aragorn", "Faramir", "Guard of the Citadel", "Legolas") == [True, True, False, False]


@pytest.mark.parametrize(("victim", "threats"), [("Snowbourn Scout", [21, 20]), ("Gondorian Spearman", [20, 20])])
def test_scarred_raises_the_threat_after_a_character_of_the_heros_controller_is_destroyed(victim, threats):
    seats = [
        seat(heroes=[card("Aragorn", attachments=["Scarred"])], allies=["Snowbourn Scout"], threat=20),
        seat(heroes=["Legolas"], allies=["Gondorian Spearman"], threat=20),
    ]
    struck = 0 if victim == "Snowbourn Scout" else 1
    seats[struck]["engaged"] = ["King Spider"]
    game = lotr(*seats, at="6.3", patient=True)
    face(game, f"defend with {victim}")
    pass_until(game, "assign")
    game.choose(0)
    assert (zones(game, victim), game.table()["threat"]) == (["discard"], threats)


def test_the_scenario_controls_scarred_and_no_text_about_your_attachments_discards_it():
    game = lotr(
        seat(
            heroes=[card("Aragorn", attachments=["Scarred"])], engaged=[card("King Spider", shadow=["Cavern Guardian"])]
        ),
        at="6.3",
        patient=True,
    )
    assert only(game, "Scarred").controller is None
    face(game, "leave it undefended")
    assert zones(game, "Scarred") == ["play"]
