"""Setting up the game: the fourteen steps."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import decline_all, hand, hit_points, offers, only, pile, zones

HEROES = ["spider-man-justice", "iron-man-aggression"]
OBLIGATIONS = ("Eviction Notice", "Business Problems")


def new(**setup: object) -> rw.Game:
    """A new game of two players; nothing has been answered yet."""
    return rw.new("champions", **{"decks": HEROES, "seed": 5, "first": 0, **setup})


def first_boost(seed: int) -> str:
    """The card that lies on top of the encounter deck of a new game: the first boost card."""
    game = new(seed=seed)
    decline_all(game, "turn")
    game.play("end the turn", "end the turn")
    decline_all(game, "turn")
    told = next(entry.text for entry in game.log() if entry.rule == "champions.boost.2")
    return told.removeprefix("Boost card: ").partition(" (")[0]


@pytest.mark.rule("champions.setup.2", "champions.setup.3", "champions.identity.3", "champions.identity.4")
def test_each_player_begins_with_the_chosen_hero_as_alter_ego():
    game = new()
    assert [(piece.seat, piece.kind) for piece in game.look("Peter Parker")] == [(0, "alter-ego")]
    assert [(piece.seat, piece.kind) for piece in game.look("Tony Stark")] == [(1, "alter-ego")]


@pytest.mark.rule("champions.setup.4")
def test_the_dials_show_the_hit_points_on_the_identity_cards():
    game = new()
    assert game.table()["hit_points"] == [10, 9]


@pytest.mark.rule("champions.setup.7", "champions.setup.18", "champions.obligation.2", "champions.obligation.3")
def test_the_obligations_of_the_heroes_are_shuffled_into_the_encounter_deck():
    game = new()
    assert [zones(game, name) for name in OBLIGATIONS] == [["encounter-deck"], ["encounter-deck"]]
    assert zones(game, "Legal Work") == []
    assert [first_boost(seed) in OBLIGATIONS for seed in (5, 6, 7)] == [False, False, True]


@pytest.mark.rule("champions.setup.8", "champions.nemesis.1", "champions.nemesis.3")
def test_the_nemesis_sets_are_set_aside():
    game = new()
    assert sorted(pile(game, "nemesis", 0)) == [
        "Highway Robbery", "Sweeping Swoop", "Sweeping Swoop", "The Vulture's Plans", "Vulture",
    ]  # fmt: skip
    assert sorted(set(pile(game, "nemesis", 1))) == [
        "Electric Whip Attack", "Electromagnetic Backlash", "Imminent Overload", "Whiplash",
    ]  # fmt: skip


@pytest.mark.rule("champions.setup.9")
def test_the_decks_of_the_players_are_shuffled():
    hands = [tuple(hand(new(seed=seed))) for seed in range(5)]
    assert len(set(hands)) == 5


@pytest.mark.rule("champions.setup.12", "champions.setup.13", "champions.villain.1", "champions.villain.2")
def test_the_chosen_villain_and_its_main_scheme_lie_in_the_middle():
    game = new(scenario="klaw")
    assert pile(game, "villain") == ["Klaw"]
    assert pile(game, "villain-deck") == ["Klaw"]
    assert (pile(game, "main-scheme"), pile(game, "scheme-deck")) == (
        ["Underground Distribution"],
        ["Secret Rendezvous"],
    )


@pytest.mark.rule("champions.setup.14")
def test_the_dial_of_the_villain_shows_its_hit_points():
    assert hit_points(new(), "Rhino") == 28


@pytest.mark.rule("champions.setup.15", "champions.setup.16", "champions.when-revealed.3")
def test_the_setup_of_the_main_scheme_is_carried_out_with_what_it_reveals():
    game = new(scenario="klaw")
    network = only(game, "Defense Network")
    assert (network.zone, network.tokens) == ("side-schemes", {"threat": 4})
    assert [piece.kind for piece in game.look("Underground Distribution")] == ["main-scheme"]
    assert sum(1 for zone in ("engaged",) for p in game.state.zones[game.state.rules.zones.id(zone, 0)]) == 1


@pytest.mark.rule("champions.setup.17", "champions.deckbuilding-encounter.1")
def test_the_encounter_deck_is_made_of_the_sets_of_the_scenario():
    game = new()
    assert len(pile(game, "encounter-deck")) == 17 + 7 + 6 + 2
    assert len({first_boost(seed) for seed in (5, 6, 7)}) == 3


@pytest.mark.rule("champions.setup.19")
def test_each_player_draws_up_to_the_hand_size():
    game = new()
    assert (len(hand(game)), len(hand(game, 1))) == (6, 6)
    assert (len(pile(game, "deck")), len(pile(game, "deck", 1))) == (34, 34)


@pytest.mark.rule("champions.setup.20", "champions.setup.21", "champions.setup.22", "champions.setup.1")
def test_each_player_may_discard_cards_and_draws_up_again():
    game = new()
    assert (game.decision.kind, game.decision.player) == ("mulligan", 0)
    away = hand(game)[:4]
    for name in away:
        game.play(f"discard {name}")
    game.play("done")
    assert sorted(pile(game, "discard")) == sorted(away)
    assert (len(hand(game)), len(pile(game, "deck"))) == (6, 30)
    assert game.decision.player == 1


@pytest.mark.rule("champions.setup.23")
def test_the_setup_on_identity_cards_comes_last():
    game = rw.new("champions", decks=["black-panther-protection"], seed=2)
    game.play("done")
    wanted = [key for key in offers(game) if key.startswith("take ")]
    assert sorted(wanted) == sorted(
        f"take {name}" for name in ("Energy Daggers", "Panther Claws", "Tactical Genius", "Vibranium Suit")
        if name not in hand(game)
    )  # fmt: skip
    game.play(wanted[0])
    assert len(hand(game)) == 7


@pytest.mark.rule("champions.setup.24")
def test_then_the_first_round_begins():
    game = new()
    game.play("done", "done")
    assert (game.table()["round"], game.table()["phase"], game.decision.kind) == (1, "player", "turn")


@pytest.mark.rule("champions.deckbuilding-encounter.4", "champions.deckbuilding-encounter.5")
@pytest.mark.rule("champions.deckbuilding-encounter.6")
def test_expert_mode_takes_other_stages_and_the_expert_set():
    game = new(scenario="klaw", difficulty="expert")
    assert hit_points(game, "Klaw") == 46
    assert [only(game, name).zone for name in ("Exhaustion", "Masterplan", "Under Fire")] == ["encounter-deck"] * 3


@pytest.mark.rule("champions.deckbuilding-encounter.7", "champions.deckbuilding-encounter.8")
def test_the_modular_set_of_a_scenario_can_be_swapped():
    assert zones(new(), "Hydra Bomber") == ["encounter-deck"] * 2
    game = new(modular=["under-attack"])
    assert (zones(game, "Hydra Bomber"), zones(game, "Vibranium Armor")) == ([], ["encounter-deck"])


@pytest.mark.rule("champions.deckbuilding-encounter.9")
def test_several_modular_sets_can_be_added_but_each_only_once():
    game = new(modular=["bomb-scare", "legions-of-hydra"])
    assert len(pile(game, "encounter-deck")) == 17 + 7 + 6 + 6 + 2
    with pytest.raises(rw.RulewrightError) as wrong:
        new(modular=["bomb-scare", "bomb-scare"])
    assert str(wrong.value) == "The modular set “Bomb Scare” can be in the encounter deck only once."


@pytest.mark.rule("champions.deckbuilding-encounter.11")
def test_a_modular_set_can_be_picked_at_random_and_nobody_sees_it():
    sizes = {"Bomb Scare": 6, "Masters of Evil": 7, "Under Attack": 5, "Legions of Hydra": 6, "The Doomsday Chair": 6}
    found = set()
    for seed in range(20):
        game = new(modular=["random"], seed=seed)
        s = game.state
        deck = s.zones[s.rules.zones.id("encounter-deck")]
        sets = {s.rules.catalogue.cards[s.card[p]].set for p in deck} & sizes.keys()
        (name,) = sets
        assert len(deck) == 17 + 7 + 2 + sizes[name]
        assert all(s.known[p] == 0 for p in deck)
        found.add(name)
    assert len(found) == 5
