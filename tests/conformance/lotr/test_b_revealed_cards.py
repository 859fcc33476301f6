"""Encounter cards as they come: shadow effects, the staging area, the card types, the encounter deck."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import event, objective
from rulewright.games.lotr.vocabulary.words import ENEMY, IT, Action
from rulewright.kernel.effects.sequence import Choose
from rulewright.lcg.verbs import Discard
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

SET = "Passage Through Mirkwood"
MAP = objective("Lost Map", number=901, copies=1, set_name=SET)
BANISH = event("Banish", Action(Choose(ENEMY), Discard(IT)), number=902, copies=1, cost=0)


@pytest.mark.rule("lotr.shadow-effect.1")
def test_some_encounter_cards_have_a_shadow_effect():
    sets = {"Passage Through Mirkwood", "Spiders of Mirkwood", "Dol Guldur Orcs"}
    labels = {
        info.name: [getattr(ability, "label", "") for ability in info.card.faces[0].abilities]
        for info in rw.cards("lotr")
        if info.set in sets and info.card.back == "encounter"
    }
    assert len(labels) == 19
    assert {name for name, found in labels.items() if "shadow" in found} == {
        "Forest Spider", "East Bight Patrol", "King Spider", "Hummerhorns", "Ungoliant's Spawn", "Dol Guldur Orcs",
        "Driven by Shadow",
    }  # fmt: skip


@pytest.mark.rule("lotr.shadow-effect.4")
def test_a_shadow_effect_resolves_only_in_the_attack_its_card_was_dealt_for():
    deck = ["Ungoliant's Spawn", "Forest Gate"]
    revealed = lotr(seat(threat=20), encounter_deck=deck, at="3.3", patient=True)
    assert zones(revealed, "Ungoliant's Spawn") == ["staging"]
    assert threat(revealed) == 20

    game = lotr(
        seat(
            heroes=["Aragorn", "Gimli"],
            engaged=[card("Forest Spider", shadow=["East Bight Patrol"]), "Black Forest Bats"],
            threat=20,
        ),
        at="6.4a",
    )
    game.play("resolve the attack of Black Forest Bats", "leave it undefended", "assign the damage to Aragorn")
    assert threat(game) == 20
    assert only(game, "Forest Spider").value("attack") == 2
    game.choose("leave it undefended")
    assert threat(game) == 23
    game.choose("assign the damage to Gimli")
    assert only(game, "Gimli").tokens == {"damage": 3}


@pytest.mark.rule(
    "lotr.staging-area.2",
    "lotr.enemy-cards.2",
    "lotr.location-cards.2",
    "lotr.objective-cards.2",
    "lotr.objective-cards.4",
)
def test_a_revealed_enemy_location_or_objective_goes_to_the_staging_area():
    game = lotr(
        seat(),
        seat(["Gimli"]),
        seat(["Legolas"]),
        extra=(MAP,),
        encounter_deck=["Lost Map", "Forest Spider", "Forest Gate"],
        at="3.3",
        patient=True,
    )
    for name in ("Lost Map", "Forest Spider", "Forest Gate"):
        piece = only(game, name)
        assert (piece.zone, piece.seat, piece.owner, piece.controller) == ("staging", None, None, None)


@pytest.mark.rule("lotr.staging-area.4", "lotr.staging-area.6")
def test_the_threat_of_the_staging_area_is_that_of_its_enemies_and_locations_together():
    game = lotr(seat(), staging=["Necromancer's Pass", "Ungoliant's Spawn", "Old Forest Road"], at="4.2")
    assert game.table()["staging_threat"] == 3 + 3 + 1
    game.choose("travel to Old Forest Road")
    assert game.table()["staging_threat"] == 3 + 3
    game.choose("engage Ungoliant's Spawn")
    assert game.table()["staging_threat"] == 3


@pytest.mark.rule("lotr.staging-area.3", "lotr.location-cards.4")
def test_the_players_are_at_a_location_only_once_it_is_the_active_one():
    position = {"at": "1.3", "patient": True}
    far = lotr(seat(deck=["Gandalf"]), staging=["Enchanted Stream"], **position)
    assert zones(far, "Gandalf") == ["hand"]
    here = lotr(seat(deck=["Gandalf"]), active="Enchanted Stream", **position)
    assert zones(here, "Gandalf") == ["deck"]

    game = lotr(seat([card("Aragorn", committed=True)]), staging=["Old Forest Road", "Enchanted Stream"], at="4.2")
    game.choose("travel to Enchanted Stream")
    assert zones(game, "Enchanted Stream") == ["active-location"]
    assert zones(game, "Old Forest Road") == ["staging"]


@pytest.mark.rule("lotr.staging-area.5")
def test_an_enemy_in_the_staging_area_fights_nobody():
    game = lotr(seat(), staging=["Forest Spider"], encounter_deck=["King Spider", "Forest Gate"], at="6.2")
    pass_until(game, "commit")
    assert game.table()["round"] == 2
    assert zones(game, "Forest Spider") == ["staging"]
    assert zones(game, "King Spider") == ["encounter-deck"]
    assert only(game, "Aragorn").tokens == {"resources": 1}


@pytest.mark.rule("lotr.enemy-cards.3", "lotr.enemy-cards.4")
def test_an_enemy_stays_and_stays_engaged_until_it_is_defeated_or_removed():
    game = lotr(
        seat([card("Aragorn", resources=2)], engaged=[card("Dol Guldur Orcs", damage=2)], hand=["Son of Arnor"]),
        seat(["Legolas"], engaged=["King Spider"]),
        staging=["Hummerhorns"],
        at="7.1",
    )
    assert game.table()["round"] == 2
    assert (only(game, "Dol Guldur Orcs").seat, only(game, "King Spider").seat) == (0, 1)
    assert zones(game, "Hummerhorns") == ["staging"]
    game.play("play Son of Arnor", "use Son of Arnor", "choose King Spider")
    assert (only(game, "Dol Guldur Orcs").seat, only(game, "King Spider").seat) == (0, 0)

    game = lotr(
        seat(hand=["Banish"], engaged=["King Spider", card("Dol Guldur Orcs", damage=2)]),
        extra=(BANISH,),
        at="6.7",
    )
    game.choose("attack Dol Guldur Orcs")
    assert zones(game, "Dol Guldur Orcs") + zones(game, "King Spider") == ["engaged", "engaged"]
    game.play("play Banish", "choose King Spider")
    assert zones(game, "Dol Guldur Orcs") + zones(game, "King Spider") == ["encounter-discard", "encounter-discard"]


@pytest.mark.rule("lotr.location-cards.3")
def test_a_location_stays_in_play_until_it_is_explored():
    game = lotr(
        seat([card("Aragorn", committed=True, exhausted=True)]),
        active=card("Old Forest Road", progress=1),
        staging=["Forest Gate"],
        at="3.3+",
        patient=True,
    )
    assert game.table()["staging_threat"] == 2
    game.choose("pass")
    assert zones(game, "Old Forest Road") == ["active-location"]
    assert zones(game, "Forest Gate") == ["staging"]

    game = lotr(
        seat([card("Aragorn", committed=True, exhausted=True)]),
        active=card("Old Forest Road", progress=1),
        at="3.4",
        patient=True,
    )
    assert zones(game, "Old Forest Road") == ["encounter-discard"]


@pytest.mark.rule("lotr.treachery-cards.2", "lotr.treachery-cards.3")
def test_a_treachery_is_resolved_when_it_is_revealed_and_then_discarded():
    game = lotr(
        seat([card("Aragorn", exhausted=True, committed=True)], hand=["Sneak Attack"]),
        seat(["Gimli", "Legolas"], hand=["Feint"]),
        encounter_deck=["The Necromancer's Reach", "Eyes of the Forest", "Forest Gate"],
        at="3.3",
        patient=True,
    )
    assert only(game, "Aragorn").tokens == {"damage": 1, "committed": 1}
    assert only(game, "Gimli").tokens == {}
    assert zones(game, "Sneak Attack") + zones(game, "Feint") == ["discard", "discard"]
    assert zones(game, "The Necromancer's Reach") == ["encounter-discard"]
    assert zones(game, "Eyes of the Forest") == ["encounter-discard"]


@pytest.mark.rule("lotr.encounter-deck.2", "lotr.encounter-deck.3")
@pytest.mark.parametrize(
    ("scenario", "kinds", "sets"),
    [
        (
            "passage-through-mirkwood",
            {"enemy": 16, "location": 13, "treachery": 7},
            {"Passage Through Mirkwood": 10, "Spiders of Mirkwood": 12, "Dol Guldur Orcs": 14},
        ),
        (
            "journey-along-the-anduin",
            {"enemy": 20, "location": 13, "treachery": 14},
            {"Journey Along the Anduin": 9, "Sauron's Reach": 10, "Dol Guldur Orcs": 14, "Wilderlands": 14},
        ),
        (
            "escape-from-dol-guldur",
            {"enemy": 15, "location": 13, "treachery": 10, "objective": 3},
            {"Escape from Dol Guldur": 15, "Spiders of Mirkwood": 12, "Dol Guldur Orcs": 14},
        ),
    ],
)
def test_the_scenario_says_which_cards_the_encounter_deck_has(scenario, kinds, sets):
    game = rw.new("lotr", scenario=scenario, decks=["leadership"])
    deck = [
        (info, piece) for info in rw.cards("lotr") for piece in game.look(info.name) if piece.zone == "encounter-deck"
    ]
    assert Counter(piece.kind for _, piece in deck) == kinds
    assert Counter(info.set for info, _ in deck) == sets


@pytest.mark.rule("lotr.objective-cards.3", "lotr.objective-cards.4", "lotr.objective-cards.5")
def test_an_objective_stays_with_the_encounter_deck_until_a_player_claims_it():
    game = lotr(seat(), seat(["Gimli"], threat=20), staging=["Gandalf's Map", "Shadow Key"], at="6.1")
    while game.table()["round"] == 1 or game.decision.seat == 0:
        game.choose(offers(game)[-1])
    for name in ("Gandalf's Map", "Shadow Key"):
        piece = only(game, name)
        assert (piece.zone, piece.owner, piece.controller) == ("staging", None, None)
    assert threat(game, 1) == 21
    game.choose("use Gandalf's Map")
    claimed = only(game, "Gandalf's Map")
    assert (claimed.zone, claimed.seat, claimed.attached_to) == ("play", 1, "Gimli")
    assert (claimed.owner, claimed.controller) == (None, 1)
    assert zones(game, "Shadow Key") == ["staging"]
    assert threat(game, 1) == 23


@pytest.mark.rule("lotr.running-out-of-cards.3")
def test_an_empty_encounter_deck_is_made_anew_in_the_quest_phase_only():
    discard = ["Forest Gate", "Forest Gate"]
    deck = ["Black Forest Bats"]
    game = lotr(seat(), seat(["Gimli"]), encounter_deck=deck, encounter_discard=discard, at="3.3", patient=True)
    assert zones(game, "Black Forest Bats") == ["staging"]
    assert zones(game, "Forest Gate") == ["staging", "encounter-deck"]

    game = lotr(
        seat(engaged=["Forest Spider", "King Spider"]), encounter_deck=deck, encounter_discard=discard, at="6.2",
        patient=True,
    )  # fmt: skip
    game.choose("deal a shadow card to Forest Spider")
    assert (step(game), game.decision.kind) == ("6.2", "action")
    assert zones(game, "Black Forest Bats") == ["shadow"]
    assert zones(game, "Forest Gate") == ["encounter-discard", "encounter-discard"]

    travel = lotr(
        seat(), staging=["Mountains of Mirkwood"], encounter_deck=deck, encounter_discard=discard, at="4.2"
    )  # fmt: skip
    travel.choose("travel to Mountains of Mirkwood")
    assert zones(travel, "Black Forest Bats") == ["staging"]
    assert zones(travel, "Forest Gate") == ["encounter-discard", "encounter-discard"]

    game = lotr(seat(), at="3.3", patient=True)
    assert offers(game) == ["pass"]
    assert game.table()["staging_threat"] == 0
