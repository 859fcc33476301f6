"""Players who are eliminated."""

from __future__ import annotations

import pytest

from rulewright import Game
from rulewright.games.lotr.vocabulary.ending import EliminatePlayers
from rulewright.games.lotr.vocabulary.printing import event, treachery
from rulewright.games.lotr.vocabulary.words import ALLY, CHARACTER, ENEMY, IT, YOURS, Action, WhenRevealed
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.players import EVERYONE, FIRST_PLAYER, OTHER_PLAYERS, ChosenPlayer
from rulewright.lcg.verbs import DealDamage, GiveControl
from support.lotr import card, lotr, offers, only, pass_until, seat, step, zones

DESPAIR = treachery(
    "Utter Despair",
    WhenRevealed(ChoosePlayer(EVERYONE, by=FIRST_PLAYER), EliminatePlayers(ChosenPlayer())),
    number=901, copies=3, set_name="Test",
)  # fmt: skip
LOAN = event(
    "Loan",
    Action(Choose(ALLY & YOURS), ChoosePlayer(OTHER_PLAYERS), GiveControl(IT, ChosenPlayer())),
    number=902, copies=3, cost=0,
)  # fmt: skip
LANDSLIDE = event("Landslide", Action(DealDamage(CHARACTER | ENEMY, 1)), number=904, copies=3, cost=0)
SURRENDER = event("Surrender", Action(EliminatePlayers()), number=903, copies=3, cost=0)


def eliminated(game: Game) -> list[bool]:
    """Which players are out."""
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


@pytest.mark.rule("lotr.player-elimination.3", "lotr.player-elimination.7")
def test_a_card_effect_can_eliminate_a_player():
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Legolas"]),
        seat(heroes=["Éowyn"]),
        encounter_deck=["Utter Despair", "Forest Gate", "Old Forest Road"],
        at="3.3",
        patient=True,
        extra=(DESPAIR,),
    )
    game.play("choose player 2")
    assert eliminated(game) == [False, True, False]
    assert zones(game, "Legolas") == ["discard"]
    assert zones(game, "Aragorn") + zones(game, "Éowyn") == ["play", "play"]
    assert zones(game, "Forest Gate") == ["staging"]
    assert game.decision.seat == 0
    game.play("pass")
    assert game.decision.seat == 2


@pytest.mark.rule("lotr.player-elimination.4")
def test_the_cards_an_eliminated_player_controlled_go_to_their_owners_discard_piles():
    game = lotr(
        seat(
            heroes=[
                card("Aragorn", resources=2, attachments=["Steward of Gondor", "Caught in a Web"]),
                card("Denethor", resources=3),
            ],
            allies=["Faramir"],
            hand=["Celebrían's Stone", "Beorn", "Surrender", "Forest Snare"],
            deck=["Gandalf", "Sneak Attack"],
            discard=["Grim Resolve"],
            engaged=["King Spider"],
        ),
        seat(
            heroes=[card("Legolas", resources=2)],
            allies=["Horseback Archer", "Northern Tracker"],
            hand=["Loan", "Dwarven Axe"],
            deck=["Feint"],
        ),
        at="2.2",
        patient=True,
        extra=(LOAN, SURRENDER),
    )
    game.play("play Celebrían's Stone", "attach to Legolas", "play Loan", "choose Horseback Archer", "choose player 1")
    game.play("play Forest Snare", "attach to King Spider")
    assert (only(game, "Forest Snare").attached_to, only(game, "Forest Snare").controller) == ("King Spider", 0)
    game.play("pass", "pass", "pass", "play Dwarven Axe", "attach to Aragorn")
    assert [only(game, n).controller for n in ("Celebrían's Stone", "Horseback Archer", "Dwarven Axe")] == [1, 0, 0]
    game.play("play Surrender")
    assert eliminated(game) == [True, False]
    in_play = ("Aragorn", "Denethor", "Steward of Gondor", "Faramir", "Forest Snare")
    for name in (*in_play, "Beorn", "Surrender", "Gandalf", "Sneak Attack", "Grim Resolve"):
        assert (only(game, name).zone, only(game, name).seat) == ("discard", 0), name
    for name in ("Horseback Archer", "Dwarven Axe", "Loan"):
        assert (only(game, name).zone, only(game, name).seat) == ("discard", 1), name
    assert zones(game, "Caught in a Web") == ["encounter-discard"]
    for name in ("Celebrían's Stone", "Legolas", "Northern Tracker"):
        assert (only(game, name).zone, only(game, name).seat) == ("play", 1), name
    assert zones(game, "Feint") == ["deck"]


@pytest.mark.rule("lotr.player-elimination.5", "lotr.player-elimination.6")
def test_enemies_engaged_with_an_eliminated_player_return_to_the_staging_area_with_their_damage():
    game = lotr(
        seat(hand=["Surrender"], engaged=[card("King Spider", damage=2), "Hummerhorns"]),
        seat(heroes=["Legolas"], engaged=[card("Ungoliant's Spawn", damage=3)]),
        staging=["Forest Spider"],
        at="3.1",
        patient=True,
        extra=(SURRENDER,),
    )
    game.play("play Surrender")
    assert zones(game, "King Spider") + zones(game, "Hummerhorns") == ["staging", "staging"]
    assert only(game, "King Spider").tokens == {"damage": 2}
    assert only(game, "Hummerhorns").tokens == {}
    assert (zones(game, "Ungoliant's Spawn"), only(game, "Ungoliant's Spawn").tokens) == (["engaged"], {"damage": 3})


@pytest.mark.rule("lotr.player-elimination.5")
def test_what_another_player_has_attached_to_such_an_enemy_stays_on_it():
    game = lotr(
        seat(hand=["Surrender"], engaged=["King Spider"]),
        seat(heroes=[card("Denethor", resources=3)], hand=["Forest Snare"]),
        first=1,
        at="2.2",
        extra=(SURRENDER,),
    )
    game.play("play Forest Snare", "play Surrender")
    snare = only(game, "Forest Snare")
    assert (snare.zone, snare.attached_to, snare.controller) == ("staging", "King Spider", 1)


@pytest.mark.rule("lotr.player-elimination.7", "lotr.player-elimination.8")
def test_one_encounter_card_fewer_is_revealed_for_each_eliminated_player():
    locations = ["Forest Gate", "Old Forest Road", "Enchanted Stream", "Necromancer's Pass"]
    others = (seat(heroes=["Legolas"]), seat(heroes=["Éowyn"]), seat(heroes=["Gimli"], threat=49))
    game = lotr(seat(threat=49), *others, encounter_deck=locations, at="7.3")
    assert eliminated(game) == [True, False, False, True]
    pass_until(game, "travel")
    assert (game.table()["round"], game.decision.seat) == (2, 2)
    assert [zones(game, name)[0] for name in locations] == ["staging", "staging", "encounter-deck", "encounter-deck"]


@pytest.mark.rule("lotr.player-elimination.9")
def test_the_players_lose_when_all_are_eliminated():
    game = lotr(seat(threat=49), seat(heroes=["Legolas"], threat=48), at="7.3", patient=True)
    assert not game.over
    game = lotr(seat(threat=49), seat(heroes=["Legolas"], threat=49), at="7.3", patient=True)
    assert (game.over, game.decision) == (True, None)
    assert game.result == ((), 0, "lotr.player-elimination.9")
    assert offers(game) == []


@pytest.mark.rule("lotr.player-elimination.9")
def test_the_table_stays_as_it_was_when_the_last_player_fell():
    """The game ends with the elimination itself: nothing is cleared away any more."""
    lost = lotr(seat(heroes=["Aragorn"], hand=["Gandalf"], threat=49, engaged=["Forest Spider"]), at="7.3")
    assert (lost.over, lost.result.winners, eliminated(lost)) == (True, (), [True])
    assert [only(lost, name).zone for name in ("Aragorn", "Gandalf", "Forest Spider")] == ["play", "hand", "engaged"]


@pytest.mark.rule("lotr.player-elimination.9")
def test_a_game_that_is_lost_is_not_won_at_the_same_moment():
    """The last hero and the last enemy fall together: the stage would be won, but nobody is left to win it."""

    def landslide(wounds: int) -> Game:
        dying = card("Aragorn", damage=wounds)
        game = lotr(
            seat(heroes=[dying], hand=["Landslide"], engaged=[card("Forest Spider", damage=3)]),
            scenario="journey-along-the-anduin",
            quest="Ambush on the Shore",
            extra=(LANDSLIDE,),
            at="3.1+",
        )
        game.choose("play Landslide")
        return game

    assert landslide(4).result == ((), 0, "lotr.player-elimination.9")
    assert landslide(3).result.winners == (0,)
