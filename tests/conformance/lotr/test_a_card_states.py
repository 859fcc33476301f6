"""Ready and exhausted cards, cards that enter play, cards that are removed from the game, and what cards override."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.vocabulary.printing import event, hero
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import ALLY, ANY_CARD, IT, THIS, Action, Response, on
from rulewright.kernel.effects.sequence import Choose
from rulewright.lcg.events import ENTERS_PLAY, LEAVES_PLAY
from rulewright.lcg.verbs import RemoveFromGame
from support.lotr import card, lotr, offers, only, pass_until, seat, zones

HERALD = hero(
    "Herald",
    Response(GainResources(THIS, 1), after=on(ENTERS_PLAY, ANY_CARD)),
    number=901, sphere="leadership", threat=8, stats=(1, 1, 1, 3), traits="Noble.",
)  # fmt: skip
BANISH = event("Banish", Action(Choose(ALLY), RemoveFromGame(IT)), number=902, copies=3, cost=0)
MOURNER = hero(
    "Mourner",
    Response(GainResources(THIS, 1), after=on(LEAVES_PLAY, ALLY)),
    number=903, sphere="leadership", threat=8, stats=(1, 1, 1, 3), traits="Noble.",
)  # fmt: skip


@pytest.mark.rule("lotr.exhausted.1", "lotr.exhausted.2", "lotr.exhausted.3")
def test_characters_exhaust_to_attack_and_to_use_abilities_and_cannot_do_so_twice():
    game = lotr(
        seat(
            heroes=["Gimli", card("Legolas", exhausted=True)],
            allies=["Faramir"],
            engaged=["King Spider", "Hummerhorns"],
        ),
        at="6.8a",
        patient=True,
    )
    game.play("attack King Spider")
    assert offers(game) == ["attack with Gimli", "attack with Faramir"]
    game.play("attack with Gimli", "done")
    assert only(game, "Gimli").exhausted
    game.play("use Faramir", "choose player 1")
    assert only(game, "Faramir").exhausted
    turned = [piece["exhausted"] for piece in game.view(0)["players"][0]["play"]]
    assert turned == [True, True, True]
    assert offers(game) == ["pass"]
    pass_until(game, "attack")
    assert offers(game) == ["done"]


@pytest.mark.rule("lotr.exhausted.3", "lotr.exhausted.6")
def test_an_exhausted_card_is_not_exhausted_again_for_a_cost_or_by_an_effect():
    game = lotr(
        seat(
            heroes=[card("Legolas", exhausted=True, resources=1)],
            allies=[card("Faramir", exhausted=True)],
            hand=["Rain of Arrows"],
            engaged=["Hummerhorns"],
        ),
        at="3.1",
        patient=True,
    )
    assert offers(game) == ["pass"]
    game = lotr(
        seat(heroes=["Gimli", card("Legolas", exhausted=True), "Thalin"]), encounter_deck=["King Spider"], at="3.3"
    )
    assert offers(game) == ["choose Gimli", "choose Thalin"]


@pytest.mark.rule("lotr.exhausted.4", "lotr.ready.3", "lotr.exhausted.3")
def test_cards_are_readied_by_the_refresh_step_and_by_abilities():
    tired = [card("Aragorn", exhausted=True, resources=1, attachments=[card("Steward of Gondor", exhausted=True)])]
    game = lotr(seat(heroes=tired, allies=[card("Faramir", exhausted=True)]), at="7.2", patient=True)
    assert [only(game, n).exhausted for n in ("Aragorn", "Steward of Gondor", "Faramir")] == [False, False, False]
    game = lotr(
        seat(heroes=tired, allies=[card("Faramir", exhausted=True)], hand=["Ever Vigilant"]), at="3.1", patient=True
    )
    game.play("play Ever Vigilant", "choose Faramir")
    assert [only(game, n).exhausted for n in ("Aragorn", "Steward of Gondor", "Faramir")] == [True, True, False]
    assert offers(game) == ["use Faramir", "pass"]


@pytest.mark.rule("lotr.exhausted.5")
def test_the_abilities_of_exhausted_cards_stay_active():
    steward = card("Steward of Gondor", exhausted=True)
    game = lotr(
        seat(
            heroes=[
                card("Aragorn", exhausted=True, resources=2, attachments=[steward]),
                card("Gimli", exhausted=True, damage=2),
                card("Glóin", exhausted=True),
            ],
            hand=["For Gondor!"],
        ),
        encounter_deck=["The Necromancer's Reach"],
        at="3.1",
        patient=True,
    )
    assert only(game, "Gimli").value("attack") == 2 + 2
    game.play("play For Gondor!")
    assert only(game, "Aragorn").value("defense") == 2 + 1
    assert only(game, "Gimli").value("defense") == 2
    game.play("pass", "done", "pass")
    assert offers(game) == ["use Glóin", "pass"]


@pytest.mark.rule("lotr.ready.1")
def test_cards_enter_play_ready():
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=9)],
            allies=[card("Snowbourn Scout", exhausted=True)],
            hand=["Guard of the Citadel", "Steward of Gondor"],
        ),
        seat(heroes=["Gimli"]),
        at="2.2",
        patient=True,
    )
    game.play("play Guard of the Citadel", *["pay with Aragorn"] * 2, "pass")
    game.play("play Steward of Gondor", *["pay with Aragorn"] * 2, "attach to Aragorn")
    assert [only(game, n).exhausted for n in ("Guard of the Citadel", "Steward of Gondor")] == [False, False]
    assert only(game, "Snowbourn Scout").exhausted


@pytest.mark.rule("lotr.ready.1")
def test_a_card_that_comes_back_is_ready():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=2)], hand=["Sneak Attack", "Sneak Attack", "Faramir"]),
        at="3.4+",
        patient=True,
    )
    game.play("play Sneak Attack", "pay with Aragorn", "choose Faramir", "use Faramir", "choose player 1")
    assert only(game, "Faramir").exhausted
    game.play("pass")
    assert zones(game, "Faramir") == ["hand"]
    pass_until(game, "action")
    game.play("play Sneak Attack", "choose Faramir")
    assert (zones(game, "Faramir"), only(game, "Faramir").exhausted) == (["play"], False)


@pytest.mark.rule("lotr.enters-play.1")
def test_a_card_enters_play_whenever_it_comes_from_elsewhere():
    herald = card("Herald", resources=9)
    mine = seat(
        heroes=[herald, card("Éowyn", resources=9)],
        hand=["Guard of the Citadel", "Sneak Attack", "Faramir", "Stand and Fight", "Celebrían's Stone"],
        discard=["Wandering Took"],
    )
    game = lotr(mine, staging=["Forest Gate"], encounter_deck=["Old Forest Road"], at="2.2", extra=(HERALD,))
    for play in ("play Guard of the Citadel", "play Celebrían's Stone", "play Sneak Attack"):
        game.play(play, *["attach to Herald"] * ("Stone" in play))
        assert (game.decision.kind, offers(game)) == ("respond", ["use Herald", "pass"])
        game.play("pass")
    game.play("play Stand and Fight")
    assert (zones(game, "Wandering Took"), offers(game)) == (["play"], ["use Herald", "pass"])
    game = lotr(seat(heroes=["Herald"]), encounter_deck=["Old Forest Road"], at="3.3", extra=(HERALD,))
    assert (zones(game, "Old Forest Road"), offers(game)) == (["staging"], ["use Herald", "pass"])
    game = lotr(
        seat(heroes=["Herald"]), staging=["Forest Gate", "King Spider"], at="4.2", patient=True, extra=(HERALD,)
    )
    game.play("travel to Forest Gate")
    assert (zones(game, "Forest Gate"), game.decision.kind) == (["active-location"], "action")
    game.play("pass", "engage King Spider")
    assert (zones(game, "King Spider"), game.decision.kind) == (["engaged"], "action")


@pytest.mark.rule("lotr.enters-play.2", "lotr.enters-play.1")
def test_to_play_a_card_and_to_put_it_into_play_are_two_ways_to_enter_play():
    heroes = [card("Beravor", resources=2), card("Aragorn", resources=1)]
    mine = seat(heroes=heroes, hand=["Erebor Hammersmith", "Sneak Attack"], discard=["Dwarven Axe"])
    game = lotr(mine, at="2.2", patient=True)
    game.play("play Erebor Hammersmith")
    assert (zones(game, "Erebor Hammersmith"), offers(game)) == (["play"], ["use Erebor Hammersmith", "pass"])
    game = lotr(mine, at="2.2", patient=True)
    game.play("play Sneak Attack", "choose Erebor Hammersmith")
    assert (zones(game, "Erebor Hammersmith"), game.decision.kind) == (["play"], "action")
    assert only(game, "Beravor").tokens == {"resources": 2}
    scout = seat(heroes=[card("Aragorn", resources=1)], hand=["Snowbourn Scout", "Sneak Attack"])
    for way in (["play Snowbourn Scout"], ["play Sneak Attack", "choose Snowbourn Scout"]):
        game = lotr(scout, staging=["Forest Gate"], at="2.2", patient=True)
        game.play(*way)
        assert offers(game) == ["use Snowbourn Scout", "pass"]


@pytest.mark.rule("lotr.removed-from-game.1", "lotr.removed-from-game.2", "lotr.removed-from-game.3")
def test_a_removed_card_is_out_of_play_for_the_rest_of_the_game():
    mine = seat(
        heroes=[card("Éowyn", resources=9), card("Mourner", resources=9)],
        allies=[card("Faramir", attachments=["Self Preservation"])],
        hand=["Banish", "Will of the West", "Will of the West", "Dwarven Tomb", "Faramir"],
        discard=["Gandalf"],
    )
    game = lotr(mine, at="2.2", extra=(BANISH, MOURNER))
    assert "play Faramir" not in offers(game)
    game.play("play Banish")
    assert offers(game) == ["use Mourner", "pass"]
    game.play("pass")
    assert sorted(zones(game, "Faramir")) == ["hand", "removed"]
    assert zones(game, "Self Preservation") == ["discard"]
    assert "play Faramir" in offers(game)
    game.play("play Will of the West")
    assert (zones(game, "Gandalf"), zones(game, "Banish")) == (["deck"], ["deck"])
    assert sorted(zones(game, "Will of the West")) == ["hand", "removed"]
    game.play("play Will of the West")
    assert zones(game, "Will of the West") == ["removed", "removed"]
    assert "play Dwarven Tomb" not in offers(game)
    pass_until(game, "commit")
    game.play("done")
    pass_until(game, "commit")
    assert game.table()["round"] == 2
    assert zones(game, "Will of the West") == ["removed", "removed"]
    assert sorted(zones(game, "Faramir")) == ["hand", "removed"]


@pytest.mark.rule("lotr.golden-rules.2")
def test_the_text_of_a_card_takes_precedence_over_the_rules():
    mine = seat(heroes=["Aragorn", "Gimli"], hand=["Stand Together"], engaged=["King Spider"])
    game = lotr(mine, at="6.3", patient=True)
    game.play("resolve the attack of King Spider", "pass", "defend with Aragorn")
    assert game.decision.kind == "action"
    game = lotr(mine, at="6.2+", patient=True)
    game.play("play Stand Together", "choose player 1", "pass", "resolve the attack of King Spider", "pass")
    game.play("defend with Aragorn")
    assert offers(game) == ["defend with Gimli", "done"]
    game.play("defend with Gimli")
    assert [only(game, name).tokens for name in ("Aragorn", "Gimli")] == [{"defending": 1}, {"defending": 1}]


@pytest.mark.rule("lotr.golden-rules.2")
def test_a_hero_whose_text_says_so_attacks_an_enemy_that_is_engaged_with_nobody():
    game = lotr(seat(heroes=["Dúnhere", "Éowyn"]), staging=["King Spider"], at="6.8a", patient=True)
    game.play("attack King Spider")
    assert offers(game) == ["attack with Dúnhere"]
    game = lotr(seat(heroes=["Éowyn"]), staging=["King Spider"], at="6.8a", patient=True)
    assert offers(game) == ["done"]
