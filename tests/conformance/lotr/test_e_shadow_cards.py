"""Steps 6.2 and 6.11: how shadow cards are dealt, how long they stay, and where they go."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import hero
from support.lotr import card, lotr, offers, only, pass_until, seat, step, zones

OAK = hero("Oak", number=901, sphere="leadership", threat=5, stats=(0, 0, 0, 30), traits="Noble.")


def shadows(game: rw.Game, *names: str) -> dict[str, str | None]:
    """To which enemies these cards were dealt."""
    return {name: only(game, name).attached_to for name in names}


@pytest.mark.rule("lotr.step-6.2.1", "lotr.rop2010-phase-6-combat.2")
def test_each_engaged_enemy_is_dealt_the_top_card_facedown_and_an_enemy_in_the_staging_area_none():
    game = lotr(
        seat(engaged=["King Spider"]),
        staging=["Hummerhorns"],
        encounter_deck=["Enchanted Stream", "Forest Gate"],
        at="6.2",
        patient=True,
    )
    game.choose("deal a shadow card to King Spider")
    assert game.decision.rule == "lotr.phase-sequence.11"
    assert shadows(game, "Enchanted Stream", "Forest Gate") == {"Enchanted Stream": "King Spider", "Forest Gate": None}
    assert zones(game, "Enchanted Stream") == ["shadow"]
    assert zones(game, "Forest Gate") == ["encounter-deck"]
    imagined = {only(game.determinize(0, seed), "Forest Gate").attached_to for seed in range(12)}
    assert imagined == {"King Spider", None}, "the player cannot tell which card was dealt"


@pytest.mark.rule("lotr.rop2010-enemy-attack-example.1", "lotr.step-6.2.3")
def test_example_ungoliants_spawn_is_dealt_its_shadow_card_before_forest_spider():
    game = lotr(
        seat(engaged=["Forest Spider", "Ungoliant's Spawn"]),
        encounter_deck=["East Bight Patrol", "Enchanted Stream"],
        at="6.2",
        patient=True,
    )
    assert offers(game) == ["deal a shadow card to Ungoliant's Spawn"]
    game.choose("deal a shadow card to Ungoliant's Spawn")
    assert offers(game) == ["deal a shadow card to Forest Spider"]
    game.choose("deal a shadow card to Forest Spider")
    assert shadows(game, "East Bight Patrol", "Enchanted Stream") == {
        "East Bight Patrol": "Ungoliant's Spawn",
        "Enchanted Stream": "Forest Spider",
    }


@pytest.mark.rule("lotr.step-6.2.2", "lotr.step-6.2.3")
def test_shadow_cards_go_to_the_enemies_of_each_player_in_player_order_the_costliest_first():
    game = lotr(
        seat(heroes=["Aragorn"], engaged=["Hummerhorns", "King Spider"]),
        seat(heroes=["Legolas"], engaged=["East Bight Patrol", "Forest Spider"]),
        encounter_deck=["Forest Gate", "Enchanted Stream", "Old Forest Road", "Great Forest Web"],
        first=1,
        at="6.2",
        patient=True,
    )
    pass_until(game, "action")
    assert shadows(game, "Forest Gate", "Enchanted Stream", "Old Forest Road", "Great Forest Web") == {
        "Forest Gate": "Forest Spider",
        "Enchanted Stream": "East Bight Patrol",
        "Old Forest Road": "Hummerhorns",
        "Great Forest Web": "King Spider",
    }


@pytest.mark.rule("lotr.step-6.2.3")
def test_the_first_player_orders_the_enemies_of_equal_cost_whomever_they_are_engaged_with():
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Legolas"], engaged=["Dol Guldur Beastmaster", "Chieftan Ufthak"]),
        encounter_deck=["Forest Gate", "Enchanted Stream"],
        at="6.2",
    )
    assert (game.decision.seat, game.decision.rule) == (0, "lotr.timing-priority.5")
    assert offers(game) == ["deal a shadow card to Dol Guldur Beastmaster", "deal a shadow card to Chieftan Ufthak"]
    game.choose("deal a shadow card to Chieftan Ufthak")
    assert shadows(game, "Forest Gate", "Enchanted Stream") == {
        "Forest Gate": "Chieftan Ufthak",
        "Enchanted Stream": "Dol Guldur Beastmaster",
    }


@pytest.mark.rule("lotr.step-6.2.4", "lotr.rop2010-phase-6-combat.3")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_when_the_encounter_deck_runs_out_the_rest_get_no_shadow_card_and_nothing_is_reshuffled(edition):
    game = lotr(
        seat(heroes=["Oak"], engaged=["King Spider", "Forest Spider"]),
        seat(heroes=["Legolas"], engaged=["East Bight Patrol"]),
        encounter_deck=["Enchanted Stream"],
        encounter_discard=["Forest Gate", "Old Forest Road"],
        at="6.2",
        patient=True,
        edition=edition,
        extra=(OAK,),
    )
    pass_until(game, "action")
    assert shadows(game, "Enchanted Stream") == {"Enchanted Stream": "Forest Spider"}
    assert zones(game, "Forest Gate") + zones(game, "Old Forest Road") == ["encounter-discard"] * 2
    pass_until(game, "commit")
    assert zones(game, "Forest Gate") + zones(game, "Old Forest Road") == ["encounter-discard"] * 2
    assert zones(game, "Enchanted Stream") == ["encounter-discard"]
    game.play("done", "done", "pass", "pass")
    assert step(game) == "3.3"
    places = zones(game, "Forest Gate") + zones(game, "Old Forest Road") + zones(game, "Enchanted Stream")
    assert sorted(places) == ["encounter-deck", "staging", "staging"]


@pytest.mark.rule("lotr.step-6.11.2", "lotr.rop2010-shadow-cards-leaving-play.1")
def test_shadow_cards_stay_on_their_enemies_through_the_attacks_and_are_discarded_at_the_end_of_the_phase():
    game = lotr(
        seat(heroes=["Oak"], engaged=["Forest Spider"]),
        seat(heroes=["Legolas"], engaged=["Black Forest Bats"]),
        encounter_deck=["Enchanted Stream", "Forest Gate"],
        at="6.2",
        extra=(OAK,),
    )
    pass_until(game, "attack")
    assert shadows(game, "Enchanted Stream", "Forest Gate") == {
        "Enchanted Stream": "Forest Spider",
        "Forest Gate": "Black Forest Bats",
    }
    pass_until(game, "commit")
    assert zones(game, "Forest Spider") + zones(game, "Black Forest Bats") == ["engaged", "engaged"]
    assert zones(game, "Enchanted Stream") + zones(game, "Forest Gate") == ["encounter-discard"] * 2


@pytest.mark.rule("lotr.rop2010-shadow-cards-leaving-play.2")
def test_the_shadow_card_of_an_enemy_that_leaves_play_is_discarded_with_it():
    game = lotr(
        seat(
            heroes=[card("Legolas", resources=1)],
            hand=["Rain of Arrows"],
            engaged=[card("Black Forest Bats", damage=1), "King Spider"],
        ),
        encounter_deck=["Forest Gate", "Enchanted Stream"],
        at="6.2",
        patient=True,
    )
    pass_until(game, "action")
    assert shadows(game, "Forest Gate", "Enchanted Stream") == {
        "Forest Gate": "King Spider",
        "Enchanted Stream": "Black Forest Bats",
    }
    game.play("play Rain of Arrows", "choose Legolas", "choose player 1")
    assert zones(game, "Black Forest Bats") == ["encounter-discard"]
    assert zones(game, "Enchanted Stream") == ["encounter-discard"]
    assert zones(game, "Forest Gate") == ["shadow"]
    assert game.table()["phase"] == "combat"


@pytest.mark.rule("lotr.rop2010-phase-6-combat.1")
def test_every_engaged_enemy_attacks_before_the_players_may_strike():
    game = lotr(
        seat(heroes=["Oak"], engaged=["King Spider", "East Bight Patrol"]),
        seat(heroes=["Legolas"], engaged=["Black Forest Bats"]),
        at="6.1",
        patient=True,
        extra=(OAK,),
    )
    order = []
    while game.table()["phase"] == "combat":
        if game.decision.kind in ("enemy-attack", "attack"):
            order.append((game.decision.seat, game.decision.kind, offers(game)))
        game.choose(offers(game)[0] if game.decision.kind == "enemy-attack" else offers(game)[-1])
    assert order == [
        (0, "enemy-attack", ["resolve the attack of King Spider", "resolve the attack of East Bight Patrol"]),
        (0, "enemy-attack", ["resolve the attack of East Bight Patrol"]),
        (1, "enemy-attack", ["resolve the attack of Black Forest Bats"]),
        (0, "attack", ["attack King Spider", "attack East Bight Patrol", "done"]),
        (1, "attack", ["attack Black Forest Bats", "attack King Spider", "attack East Bight Patrol", "done"]),
    ]


@pytest.mark.rule("lotr.rop2010-easy-mode.1")
@pytest.mark.parametrize(("shadows", "left"), [(True, "shadow"), (False, "encounter-deck")])
def test_the_easy_game_of_the_classic_edition_deals_no_shadow_cards(shadows, left):
    game = lotr(
        seat(heroes=["Oak"], engaged=["King Spider"], threat=5),
        encounter_deck=["Ungoliant's Spawn"],
        at="6.1",
        edition="classic",
        shadows=shadows,
        extra=(OAK,),
    )
    assert (game.decision.kind, zones(game, "Ungoliant's Spawn")) == ("defend", [left])
    game.choose("leave it undefended")
    assert (only(game, "Oak").tokens["damage"], game.table()["threat"]) == (3, [5 + 8] if shadows else [5])
