"""Reasons and log lines that were not the whole truth."""

from __future__ import annotations

import pytest

from support.meq import argalad, hero, meq, offers, place, thalin, told
from support.meq_combat import duel

BETRAYAL = "An Unexpected Betrayal"


@pytest.mark.parametrize(
    ("who", "reason"),
    [
        ({"at": "Bree", "corruption": ["Isolated"]}, "Isolated forbids it [meq.corruption.3]"),
        ({"at": "Edoras"}, "No other hero is here [meq.explore.11]"),
    ],
)
def test_a_hero_is_told_why_those_who_are_here_cannot_trade(who: dict[str, object], reason: str):
    game = meq(thalin(at="Bree", favor=1), argalad(**who), at="travel")
    game.play("explore")
    assert game.why_not("trade") == reason


def test_favor_that_nobody_can_take_is_no_matter_of_items():
    """Argalad is Despairing and has all the favor that this allows."""
    game = meq(
        thalin(at="Bree", favor=1), argalad(at="Bree", favor=3, corruption=["Despairing"]), at="travel", patient=True
    )
    game.play("explore", "trade")
    assert (offers(game), game.why_not("give favor")) == (["done"], "Nobody here can take that [meq.corruption.3]")


def test_a_shadow_card_is_cited_as_one_when_it_asks_for_something_else():
    game = meq(argalad(at="Bree"), thalin(), at="action", pool=1, shadow=["An Evil Fog"])
    game.play("play An Evil Fog", "choose player 2", "yes")
    assert game.why_not("choose Near Harad") == (
        "An Evil Fog asks for 1 location next to the hero's location [meq.shadow-card.4]"
    )


def test_the_log_cites_the_card_that_moves_a_marker():
    drawn = {"misty-mountains-mirkwood": ["Agents of Saruman"]}
    game = meq(argalad(at="Gladden Fields"), at="encounter", decks=drawn)
    game.play("the yellow marker advances")
    assert told(game, "meq.encounter-card.5") == ["The yellow marker moves 1"]


def test_cards_too_many_are_discarded_for_the_card_that_limits_them_not_for_the_enemy():
    held = ["Parry", "Parry", "Volley", "Volley", "Overdraw", "Overdraw", "Overdraw"]
    game = duel(hero("Argalad", hand=held, corruption=["Distraught"]), "Orc", "Hack", "Hack", "Hack", "Parry", "Parry")
    game.play("draw 3")
    assert game.decision.prompt("en") == "Distraught: which card do you discard? Left: 3"


def test_the_log_cites_the_card_by_which_sauron_draws_or_loses_cards():
    drawn = {"eriador-enedwaith": ["Saruman's Agents"], "corruption": ["Weak"]}
    game = meq(argalad(at="Blue Mountains"), at="encounter", decks=drawn, plot_hand=["Gollum is Tortured"])
    game.play("yes")
    assert told(game, "meq.encounter-card.5") == ["Sauron discards Gollum is Tortured"]
    betrayed = meq(
        argalad(at="Old Forest"), at="travel", places={"Bree": place(influence=3)}, decks={"perils": [BETRAYAL]}
    )
    betrayed.play("travel to Bree", "discard card Parry", f"inflict {BETRAYAL}", "Sauron draws 2 cards")
    assert told(betrayed, "meq.peril-cards.7") == ["Sauron draws 1 Plot card", "Sauron draws 1 Shadow card"]
