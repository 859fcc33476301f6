"""The Combat phase, combats on paths, and combat tokens."""

from __future__ import annotations

import pytest

from support.wotr import (
    ARAGORN,
    SARUMAN,
    WITCH_KING,
    all_pass,
    asked,
    card,
    names,
    offers,
    only,
    place,
    player,
    points,
    wotr,
    zone,
    zones,
)

SAM_WITH_STING = card("Sam Gamgee", items=["Sting"])


def fight(*active, **more):
    """The Combat phase with these active locations; one person holds both decks of a team."""
    return wotr(active=[*active], at="3.1", stop=True, seats=2, **more)


# ---- the phase


@pytest.mark.rule("wotr.combat-phase.1", "wotr.combat-phase.3", "wotr.combat-phase.5")
def test_one_combat_is_fought_at_each_location_in_the_order_the_first_player_decides():
    game = wotr(active=["Egladil", "Rivendell", "Moria"], at="3.1", stop=True, first=SARUMAN)
    assert (asked(game), offers(game)) == (SARUMAN, ["fight at Egladil", "fight at Rivendell", "fight at Moria"])
    game.play("fight at Moria")
    assert zones(game, "Moria", "Egladil", "Rivendell") == ["shadow-scoring", "active", "active"]
    assert (asked(game), offers(game)) == (SARUMAN, ["fight at Egladil", "fight at Rivendell"])
    game.play("fight at Rivendell")
    assert zones(game, "Rivendell", "Egladil") == ["free-scoring", "free-scoring"]
    assert game.decision is None
    assert names(game, "active") == []


@pytest.mark.rule("wotr.combat-phase.2")
def test_a_path_combat_is_fought_in_the_action_phase_when_a_new_path_is_activated():
    game = wotr(
        active=["Umbar", place("Weathertop", "Strider", "The Hunter")],
        paths=["Imladris", "The Council of Elrond"],
        first=ARAGORN,
    )
    game.play("use Strider", "activate Imladris")
    assert game.table()["phase"] == "actions"
    assert zones(game, "Weathertop", "Strider", "The Hunter") == ["free-scoring", "eliminated", "eliminated"]
    assert names(game, "active") == ["Umbar", "Imladris"]
    all_pass(game)
    assert offers(game) == ["fight at Umbar", "fight at Imladris"]


@pytest.mark.rule("wotr.combat-phase.4")
def test_a_combat_is_fought_with_the_cards_of_one_team_alone():
    game = fight(place("Weathertop", "The Hunter"))
    assert zones(game, "The Hunter", "Weathertop") == ["eliminated", "shadow-scoring"]
    assert game.table()["corruption"] == 1
    game = fight(place("Weathertop", "Sam Gamgee"))
    assert zones(game, "Sam Gamgee", "Weathertop") == ["cycle", "free-scoring"]
    game = fight(place("Edoras", "Devilry of Saruman"))
    assert zones(game, "Devilry of Saruman", "Edoras") == ["eliminated", "shadow-scoring"]
    game = fight(place("Edoras", "Riders of Rohan"))
    assert zones(game, "Riders of Rohan", "Edoras") == ["cycle", "free-scoring"]


@pytest.mark.rule("wotr.combat-phase.5")
def test_without_any_card_the_defender_takes_the_location():
    """Reading 17: no attack at all, the defender wins."""
    assert zone(fight("Weathertop"), "Weathertop") == "free-scoring"
    assert zone(fight("Edoras"), "Edoras") == "free-scoring"
    assert zone(fight("Moria"), "Moria") == "shadow-scoring"


# ---- path combat


@pytest.mark.rule("wotr.path-combat.1", "wotr.path-combat.2")
def test_on_a_path_the_free_peoples_defend_and_the_shadow_attacks():
    """Gimli and the Cave-troll have attack and defense on battlegrounds; on a path only one kind each counts."""
    game = fight(place("Caradhras", "Gimli", "Legolas", "Cave-troll"))
    assert game.state.scope.names == {"attack": 1, "defense": 2, "left": 1}
    assert (game.decision.seat, offers(game)) == (0, ["lose Gimli", "lose Legolas"])
    game.play("lose Gimli")
    assert zones(game, "Gimli", "Legolas", "Cave-troll") == ["eliminated", "cycle", "eliminated"]


@pytest.mark.rule("wotr.path-combat.3")
def test_step_1_counts_the_symbols_on_shadow_cards_on_their_items_and_tokens_and_on_the_path():
    """2 of the Witch-king and 1 of his mount, 1 and a token of the Hunter, 2 tokens on the path: 7."""
    rider = card("The Witch-king", items=["Black Rider's Mount"])
    game = fight(place("Weathertop", "Gimli", "Legolas", rider, card("The Hunter", attack=1), attack=2))
    assert game.state.scope.names == {"attack": 7, "defense": 2, "left": 7}


@pytest.mark.rule("wotr.path-combat.4", "wotr.path-combat.5")
def test_step_2_cancels_by_the_path_and_its_tokens_but_not_by_tokens_on_characters():
    """4 attack; the path cancels 1 and its token 1 more; Gimli's token waits for the loss of Gimli."""
    game = fight(
        place("Egladil", card("Gimli", defense=3), "Legolas", "The Witch-king", "The Hunter", "The Reaver", defense=1)
    )
    assert game.state.scope.names == {"attack": 4, "defense": 7, "left": 2}
    assert offers(game) == ["lose Gimli", "lose Legolas"]
    covered = fight(place("Egladil", "Gimli", "The Witch-king", "The Hunter", "The Reaver", defense=3))
    assert zones(covered, "Gimli", "Egladil") == ["cycle", "free-scoring"]


@pytest.mark.rule("wotr.path-combat.6", "wotr.path-combat.7", "wotr.path-combat.8")
def test_step_3_goes_on_until_enough_is_cancelled_and_step_4_cycles_the_rest():
    """Reading 15: losses are chosen one at a time."""
    game = fight(place("Weathertop", "Strider", "Sam Gamgee", "Pippin Took", "The Hunter", "The Reaver"))
    assert game.state.scope.names["left"] == 2
    other = game.clone()
    game.play("lose Strider")
    assert zones(game, "Strider", "Sam Gamgee", "Pippin Took") == ["eliminated", "cycle", "cycle"]
    other.play("lose Sam Gamgee")
    assert other.state.scope.names["left"] == 1
    assert (zone(other, "Weathertop"), offers(other)) == ("active", ["lose Strider", "lose Pippin Took"])
    other.play("lose Pippin Took")
    assert zones(other, "Sam Gamgee", "Strider", "Weathertop") == ["eliminated", "cycle", "free-scoring"]


@pytest.mark.rule("wotr.path-combat.6", "wotr.path-combat.7")
def test_the_free_peoples_must_cancel_what_they_can_even_when_it_is_not_enough():
    game = fight(place("Weathertop", "Gimli", "The Witch-king", "The Hunter"))
    assert zones(game, "Gimli", "Weathertop") == ["eliminated", "shadow-scoring"]
    assert game.table()["corruption"] == 2


@pytest.mark.rule("wotr.path-combat.7")
def test_losses_stop_as_soon_as_all_is_cancelled():
    game = fight(place("Weathertop", "Gimli", "Legolas", "The Hunter"))
    game.play("lose Legolas")
    assert zones(game, "Legolas", "Gimli", "Weathertop") == ["eliminated", "cycle", "free-scoring"]


@pytest.mark.rule("wotr.path-combat.9")
def test_gandalf_is_eliminated_although_he_cancels_only_one_symbol_of_his_three():
    game = fight(place("Weathertop", "Gandalf the Grey", "The Hunter"))
    assert zones(game, "Gandalf the Grey", "Weathertop") == ["eliminated", "free-scoring"]


@pytest.mark.rule("wotr.path-combat.10")
def test_an_item_cancels_only_together_with_its_wielder():
    """Sam with Sting has 2 symbols; 1 is to be cancelled, and Sting alone is not offered."""
    game = fight(place("Weathertop", SAM_WITH_STING, "Pippin Took", "The Hunter"))
    assert game.state.scope.names == {"attack": 1, "defense": 3, "left": 1}
    assert offers(game) == ["lose Sam Gamgee", "lose Pippin Took"]
    game.play("lose Sam Gamgee")
    assert zones(game, "Sam Gamgee", "Sting", "Pippin Took") == ["eliminated", "eliminated", "cycle"]


@pytest.mark.rule("wotr.path-combat.11")
def test_all_shadow_characters_on_the_path_are_eliminated_even_when_they_win():
    game = fight(place("Weathertop", card("The Witch-king", items=["Morgul Blade"]), "The Hunter", "Hill-troll"))
    lost = zones(game, "The Witch-king", "Morgul Blade", "The Hunter", "Hill-troll")
    assert lost == ["eliminated"] * 4
    assert zone(game, "Weathertop") == "shadow-scoring"


# ---- results


@pytest.mark.rule("wotr.path-combat-results.1", "wotr.path-combat-results.2", "wotr.scoring-paths.1")
@pytest.mark.parametrize(
    ("path", "worth"), [("Egladil", 1), ("Weathertop", 2), ("Morgai", 3)], ids=["Path 5", "Path 2", "Path 9"]
)
def test_a_path_whose_attack_is_all_cancelled_gives_the_free_peoples_its_points(path, worth):
    game = fight(place(path, "Gandalf the Grey", "The Reaver"))
    assert (zone(game, path), points(game), game.table()["corruption"]) == ("free-scoring", (worth, 0), 0)


@pytest.mark.rule(
    "wotr.path-combat-results.3",
    "wotr.path-combat-results.5",
    "wotr.scoring-paths.2",
    "wotr.scoring-paths.3",
    "wotr.scoring-paths.4",
    "wotr.corruption-tokens.2",
    "wotr.corruption-tokens.3",
    "wotr.corruption-tokens.6",
)
def test_a_path_won_by_the_shadow_is_worth_its_corruption_and_not_its_printed_points():
    game = fight(place("Morgai", "Sam Gamgee", "The Witch-king", "The Hunter"), corruption=1)
    assert only(game, "Morgai").value("points") == 3
    assert zone(game, "Morgai") == "shadow-scoring"
    assert game.table()["corruption"] == 3
    assert points(game) == (0, 3)


# ---- combat tokens


@pytest.mark.rule("wotr.combat-tokens.1", "wotr.combat-tokens.3")
def test_nenya_adds_a_defense_token_to_a_path_or_battleground():
    for location, had in (("Lothlórien", 2), ("Edoras", 1)):
        game = wotr(
            aragorn=player(reserve=[card("Galadriel", items=["Nenya, Ring of Adamant"])]),
            active=["Lothlórien", "Edoras"],
            first=ARAGORN,
        )
        game.play("use Nenya, Ring of Adamant", f"choose {location}")
        assert only(game, location).tokens == {"defense": 1}
        assert only(game, location).value("defense") == had
    held = fight(place("Edoras", "Wolf-riders", defense=1))
    assert zone(held, "Edoras") == "free-scoring"
    assert zone(fight(place("Edoras", "Wolf-riders")), "Edoras") == "shadow-scoring"


@pytest.mark.rule("wotr.combat-tokens.1", "wotr.combat-tokens.4", "wotr.combat-tokens.6")
def test_gorbag_and_shagrat_get_a_path_attack_token_that_fights_as_their_own():
    game = wotr(
        witch_king=player(hand=["Gorbag & Shagrat", "Olog-hai", "Mordor Orcs"]),
        first=WITCH_KING,
        active=["Shelob's Lair"],
        **{name: player(ring=0) for name in ("frodo", "aragorn", "saruman")},
    )
    game.play("play Gorbag & Shagrat", "to Shelob's Lair", "cycle Olog-hai", "yes")
    assert only(game, "Gorbag & Shagrat").tokens == {"attack": 1}
    game.play("pass")
    assert (game.table()["corruption"], zone(game, "Gorbag & Shagrat")) == (1, "eliminated")


@pytest.mark.rule("wotr.combat-tokens.5")
def test_a_defense_token_on_a_path_or_battleground_cancels_before_any_defender_is_attacked():
    path = fight(place("Weathertop", "Gimli", "The Hunter", defense=1))
    assert zones(path, "Gimli", "Weathertop") == ["cycle", "free-scoring"]
    ground = fight(place("Edoras", "Riders of Rohan", "Wolf-riders", defense=1))
    assert zones(ground, "Riders of Rohan", "Edoras") == ["cycle", "free-scoring"]


@pytest.mark.rule("wotr.combat-tokens.4", "wotr.combat-tokens.6", "wotr.combat-tokens.7")
def test_a_defense_token_on_a_card_cancels_only_when_that_card_is_lost():
    game = fight(place("Weathertop", card("Gimli", defense=2), "The Hunter", "The Witch-king"))
    assert zones(game, "Gimli", "Weathertop") == ["eliminated", "free-scoring"]
    ground = fight(place("Pelargir", card("Soldiers of Gondor", defense=2), "Boromir", "Haradrim Mûmakil"))
    assert ground.state.scope.names == {"attack": 2, "defense": 5, "left": 1}
    assert offers(ground) == ["lose Soldiers of Gondor", "lose Boromir"]
    ground.play("lose Soldiers of Gondor")
    assert zones(ground, "Soldiers of Gondor", "Boromir") == ["eliminated", "cycle"]


@pytest.mark.rule("wotr.combat-tokens.4", "wotr.combat-tokens.6")
def test_an_attack_token_on_an_army_counts_with_it():
    game = fight(place("Edoras", card("White Hand Orcs", attack=1)))
    assert zone(game, "Edoras") == "shadow-scoring"
    assert zone(fight(place("Edoras", "White Hand Orcs")), "Edoras") == "free-scoring"
