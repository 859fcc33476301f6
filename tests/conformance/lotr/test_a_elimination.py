"""Players who are eliminated."""

from __future__ import annotations

import pytest
from support.lotr import card, lotr, offers, only, seat, step, zones

from rulewright.games.lotr.verbs_rare import EliminatePlayers
from rulewright.games.lotr.vocabulary import WhenRevealed, treachery
from rulewright.kernel.effects import ChoosePlayer
from rulewright.kernel.players import EVERYONE, FIRST_PLAYER, ChosenPlayer

DESPAIR = treachery(
    "Utter Despair",
    WhenRevealed(ChoosePlayer(EVERYONE, by=FIRST_PLAYER), EliminatePlayers(ChosenPlayer())),
    number=901, copies=3, set_name="Test",
)  # fmt: skip


def eliminated(game) -> list[bool]:
    return game.table()["eliminated"]


@pytest.mark.rule("lotr.player-elimination.1", "lotr.player-elimination.7")
def test_a_player_whose_heroes_are_all_destroyed_is_eliminated_and_the_others_play_on():
    dying = [card("Aragorn", damage=4, exhausted=True), card("Glóin", damage=3, exhausted=True)]
    game = lotr(
        seat(heroes=dying, allies=[card("Beorn", exhausted=True)]),
        seat(heroes=["Legolas"]),
        encounter_deck=["The Necromancer's Reach", "Enchanted Stream"],
        at="3.3",
    )
    assert eliminated(game) == [True, False]
    assert (game.over, game.decision.seat, game.decision.kind) == (False, 1, "travel")
    one = lotr(
        seat(heroes=[card("Aragorn", damage=4, exhausted=True), "Glóin"]),
        seat(heroes=["Legolas"]),
        encounter_deck=["The Necromancer's Reach", "Enchanted Stream"],
        at="3.3",
    )
    assert zones(one, "Aragorn") == ["discard"]
    assert eliminated(one) == [False, False]


@pytest.mark.rule("lotr.player-elimination.2")
def test_a_player_whose_threat_reaches_50_is_eliminated():
    game = lotr(seat(threat=49), seat(heroes=["Legolas"], threat=48), at="7.3", patient=True)
    assert game.table()["threat"] == [50, 49]
    assert eliminated(game) == [True, False]
    assert (step(game), game.table()["first_player"]) == ("7.4", 1)
    assert zones(game, "Aragorn") == ["discard"]


@pytest.mark.rule("lotr.player-elimination.3", "lotr.player-elimination.8")
def test_a_card_effect_can_eliminate_a_player():
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Legolas"]),
        seat(heroes=["Éowyn"]),
        encounter_deck=["Utter Despair", "Forest Gate", "Old Forest Road", *["Enchanted Stream"] * 3],
        at="3.3",
        patient=True,
        extra=(DESPAIR,),
    )
    game.play("choose player 2")
    assert eliminated(game) == [False, True, False]
    assert zones(game, "Legolas") == ["discard"]
    assert zones(game, "Aragorn") + zones(game, "Éowyn") == ["play", "play"]
