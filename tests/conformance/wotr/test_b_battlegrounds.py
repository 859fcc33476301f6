"""Activating and reactivating battlegrounds."""

from __future__ import annotations

import pytest

from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
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
from support.wotr_log import activations, told

FREE = {"Dol Amroth", "Edoras", "Helm's Deep", "Lórien", "Minas Tirith", "Pelargir", "Rivendell"}
SHADOW = {"Dol Guldur", "Harad", "Minas Morgul", "Morannon", "Moria", "Orthanc", "Umbar"}
ACTIONS = 2
NO_RINGS = {name: player(ring=0) for name in ("frodo", "witch_king", "aragorn", "saruman")}


@pytest.mark.rule("wotr.location-phase.2")
def test_an_activated_battleground_lies_open_on_the_table_before_its_text_is_applied():
    game = wotr(
        aragorn=player(hand=["Boromir"], deck=["Arwen", "Elrond"]),
        first=SARUMAN,
        battlegrounds=["Pelargir"],
        at="1.1",
        stop=True,
    )
    assert (asked(game), offers(game)) == (ARAGORN, ["yes", "no"])
    for person in (FRODO, WITCH_KING, ARAGORN, SARUMAN, None):
        assert [piece["name"] for piece in game.view(person)["zones"]["active"]] == ["Pelargir"]
    game.play("yes", "forsake Boromir")
    assert names(game, "hand", ARAGORN) == ["Arwen"]


@pytest.mark.rule("wotr.location-phase.2")
def test_an_activated_path_lies_open_on_the_table_before_its_text_is_applied():
    saruman = player(hand=["Gollum"], deck=["Shelob"])
    game = wotr(saruman=saruman, path=3, paths=["The Doors of Durin"], at="1.2", stop=True)
    assert (asked(game), offers(game)) == (SARUMAN, ["yes", "no"])
    for person in (FRODO, WITCH_KING, ARAGORN, SARUMAN, None):
        assert [piece["name"] for piece in game.view(person)["zones"]["active"]] == ["The Doors of Durin"]
    game.play("yes", "forsake Gollum")
    assert only(game, "The Doors of Durin").tokens == {"attack": 1}


@pytest.mark.rule("wotr.location-phase.2", "wotr.reactivating-battlegrounds.1", "wotr.reactivating-battlegrounds.3")
def test_a_reactivated_battleground_is_laid_down_again_and_its_text_is_applied_again():
    game = wotr(
        witch_king=player(deck=["Mordor Orcs", "Olog-hai"]),
        saruman=player(reserve=["The Black Serpent"], deck=["Gollum", "Shelob"]),
        first=SARUMAN,
        shadow_scoring=["Harad"],
    )
    assert points(game) == (0, 1)
    game.play("use The Black Serpent")
    assert (zone(game, "Harad"), points(game)) == ("active", (0, 0))
    assert (names(game, "hand", WITCH_KING), names(game, "hand", SARUMAN)) == (["Mordor Orcs"], ["Gollum"])
    assert told(game, "log-reactivates") == [(SARUMAN, "Harad")]


@pytest.mark.rule("wotr.location-phase.4")
def test_cards_activate_locations_in_the_action_phase():
    game = wotr(
        saruman=player(reserve=["Corsairs of Umbar"], deck=["Gollum", "Shelob"]),
        active=[place("Weathertop", "Strider")],
        first=SARUMAN,
    )
    game.play("use Corsairs of Umbar", "pass", "pass", "use Strider", "activate Imladris")
    assert names(game, "active") == ["Umbar", "Imladris"]
    assert activations(game) == [(ACTIONS, "Umbar"), (ACTIONS, "Imladris")]


@pytest.mark.rule("wotr.location-phase.5")
def test_the_same_battleground_does_the_same_in_both_phases():
    """Harad lets each Shadow player draw a card, whoever activates it and when."""
    hands = {"witch_king": player(deck=["Mordor Orcs", "Olog-hai"])}
    phase = wotr(
        **hands,
        saruman=player(deck=["Gollum", "Shelob"]),
        first=WITCH_KING,
        battlegrounds=["Harad"],
        paths=["Bag End"],
        at="1.1",
        stop=True,
    )
    action = wotr(**hands, saruman=player(reserve=["Haradrim Regulars"], deck=["Gollum", "Shelob"]), first=SARUMAN)
    action.play("use Haradrim Regulars")
    for game in (phase, action):
        assert only(game, "Harad").zone == "active"
        assert (names(game, "hand", WITCH_KING), names(game, "hand", SARUMAN)) == (["Mordor Orcs"], ["Gollum"])


@pytest.mark.rule("wotr.location-phase.5")
def test_a_path_activated_in_the_action_phase_applies_its_text_too():
    decks = {"aragorn": player(deck=["Arwen", "Elrond", "Boromir"]), "first": ARAGORN}
    phase = wotr(**decks, path=2, paths=["Imladris"], at="1.2", stop=True)
    action = wotr(**decks, active=[place("Weathertop", "Strider")], paths=["Imladris"])
    action.play("use Strider")
    for game in (phase, action):
        assert (zone(game, "Imladris"), names(game, "hand", ARAGORN)) == ("active", ["Arwen", "Elrond"])


@pytest.mark.rule("wotr.activating-battlegrounds.1")
@pytest.mark.parametrize(("first", "deck"), [(FRODO, FREE), (WITCH_KING, SHADOW), (ARAGORN, FREE), (SARUMAN, SHADOW)])
def test_the_battleground_comes_at_random_from_the_deck_of_the_first_players_team(first, deck):
    games = [wotr(seed, **NO_RINGS, first=first, at="1.1", stop=True) for seed in range(60)]
    assert {activations(game)[0][1] for game in games} == deck


@pytest.mark.rule("wotr.activating-battlegrounds.2")
@pytest.mark.parametrize(("first", "left"), [(FRODO, "Moria"), (WITCH_KING, "Rivendell")])
def test_an_empty_deck_is_replaced_by_that_of_the_other_side(first, left):
    game = wotr(**NO_RINGS, first=first, battlegrounds=[left], paths=["Bag End"], at="1.1", stop=True)
    assert names(game, "active") == [left, "Bag End"]
    both = wotr(**NO_RINGS, first=first, battlegrounds=["Moria", "Rivendell"], paths=["Bag End"], at="1.1", stop=True)
    assert names(both, "active") == ["Rivendell" if first == FRODO else "Moria", "Bag End"]


@pytest.mark.rule("wotr.activating-battlegrounds.3")
def test_with_both_decks_empty_no_battleground_is_activated():
    game = wotr(
        **NO_RINGS, battlegrounds=[], free_scoring=["Moria"], shadow_scoring=["Pelargir"], at="1.1", paths=["Bag End"],
        stop=True,
    )  # fmt: skip
    assert names(game, "active") == ["Bag End"]
    assert zones(game, "Moria", "Pelargir") == ["free-scoring", "shadow-scoring"]


@pytest.mark.rule("wotr.activating-battlegrounds.4")
def test_what_a_text_activates_is_not_left_to_chance():
    """The Corsairs name Umbar, Dol Guldur names Lórien: they come with every seed."""
    for seed in range(20):
        game = wotr(seed, saruman=player(reserve=["Corsairs of Umbar"], hand=["Gollum"]), first=SARUMAN)
        game.play("use Corsairs of Umbar")
        assert activations(game) == [(ACTIONS, "Umbar")]
        game = wotr(
            seed,
            **NO_RINGS,
            battlegrounds=["Dol Guldur", "Lórien", "Rivendell", "Pelargir", "Minas Tirith"],
            paths=["Bag End"],
            first=WITCH_KING,
            at="1.1",
            stop=True,
        )
        assert names(game, "active") == ["Dol Guldur", "Lórien", "Bag End"]


@pytest.mark.rule("wotr.activating-battlegrounds.4", "wotr.activating-battlegrounds.5")
def test_the_player_who_activates_chooses_among_the_battlegrounds_that_fit():
    """Shadowfax: any battleground out of a deck or a scoring area, none that is active already."""
    game = wotr(
        frodo=player(reserve=[card("Gandalf the White", items=["Shadowfax"])]),
        active=["Orthanc"],
        battlegrounds=["Moria", "Umbar", "Harad"],
        free_scoring=["Rivendell"],
    )
    game.play("use Shadowfax")
    assert asked(game) == FRODO
    assert offers(game) == ["activate Rivendell", "activate Harad", "activate Moria", "activate Umbar"]
    game.play("activate Moria")
    assert names(game, "active") == ["Orthanc", "Moria"]
    assert told(game, "log-activates") == [(FRODO, "Moria")]


@pytest.mark.rule("wotr.activating-battlegrounds.6")
def test_the_deck_is_shuffled_after_a_battleground_was_searched_for():
    """Who searches a deck knows its cards; after the shuffle nobody knows where they lie."""
    game = wotr(
        frodo=player(reserve=[card("Gandalf the White", items=["Shadowfax"])]),
        battlegrounds=["Moria", "Umbar", "Harad", "Rivendell"],
    )
    game.play("use Shadowfax")

    def known(person):
        zones = game.view(person)["zones"]
        decks = [zones["free-battlegrounds"], zones["shadow-battlegrounds"]]
        return sorted(piece["name"] for deck in decks for piece in deck["known"])

    assert known(FRODO) == ["Harad", "Moria", "Rivendell", "Umbar"]
    assert known(SARUMAN) == []
    game.play("activate Moria")
    assert (known(FRODO), known(SARUMAN)) == ([], [])
    assert sorted(names(game, "shadow-battlegrounds")) == ["Harad", "Umbar"]
    assert names(game, "free-battlegrounds") == ["Rivendell"]


@pytest.mark.rule("wotr.activating-battlegrounds.6")
def test_after_the_shuffle_chance_decides_which_battleground_comes_next():
    found = set()
    for seed in range(30):
        game = wotr(
            seed,
            **{**NO_RINGS, "saruman": player(reserve=["Corsairs of Umbar"], ring=0)},
            battlegrounds=["Umbar", "Harad", "Moria", "Dol Guldur", "Morannon"],
            patient=True,
        )
        game.play("pass", "pass", "pass", "use Corsairs of Umbar")
        while game.table()["round"] == 1:
            game.choose(0)
        found.add(told(game, "log-activates")[1])
    assert found == {(WITCH_KING, name) for name in ("Harad", "Moria", "Dol Guldur", "Morannon")}


@pytest.mark.rule("wotr.activating-battlegrounds.7")
def test_any_number_of_battlegrounds_may_be_active():
    game = wotr(
        saruman=player(reserve=["Corsairs of Umbar", "Haradrim Regulars", "The Black Fleet"], ring=0),
        **{name: player(ring=0) for name in ("frodo", "witch_king", "aragorn")},
        active=["Rivendell"],
        first=SARUMAN,
    )
    game.play("use Corsairs of Umbar", "use Haradrim Regulars", "use The Black Fleet")
    assert told(game, "log-activates") == [(SARUMAN, "Umbar"), (SARUMAN, "Harad"), (SARUMAN, "Pelargir")]
    assert (game.table()["phase"], game.decision.kind) == ("combats", "combat")
    assert offers(game) == [f"fight at {name}" for name in ("Rivendell", "Umbar", "Harad", "Pelargir")]


@pytest.mark.rule("wotr.reactivating-battlegrounds.2")
def test_a_reactivated_battleground_comes_from_a_scoring_area_of_either_side_and_not_from_a_deck():
    game = wotr(
        saruman=player(reserve=["The Black Serpent"]),
        first=SARUMAN,
        free_scoring=["Pelargir", "Rivendell"],
        shadow_scoring=["Umbar"],
        battlegrounds=["Harad", "Dol Amroth"],
    )
    game.play("use The Black Serpent")
    assert offers(game) == ["activate Pelargir", "activate Umbar"]
    game.play("activate Pelargir")
    assert zones(game, "Pelargir", "Umbar", "Harad") == ["active", "shadow-scoring", "shadow-battlegrounds"]
    assert points(game) == (2, 1)


@pytest.mark.rule("wotr.reactivating-battlegrounds.2")
def test_without_a_battleground_in_a_scoring_area_nothing_can_be_reactivated():
    """Reading 10: "reactivate" never means an active battleground."""
    game = wotr(saruman=player(reserve=["The Black Serpent"], ring=0), first=SARUMAN, active=["Umbar"], patient=True)
    assert offers(game) == ["move The Black Serpent", "pass"]


@pytest.mark.rule("wotr.reactivating-battlegrounds.4")
def test_reactivation_does_not_change_who_attacks_and_who_defends():
    """Umbar was won by the Free Peoples; reactivated it is still the Southrons' to defend, without its 2 defense."""
    game = wotr(
        saruman=player(reserve=["The Black Serpent", "Haradrim Mûmakil", "Haradrim Regulars"], ring=0),
        aragorn=player(reserve=["Soldiers of Gondor"], ring=0),
        frodo=player(ring=0),
        witch_king=player(ring=0),
        free_scoring=["Umbar"],
        first=SARUMAN,
        round=2,
    )
    game.play("use The Black Serpent", "move Soldiers of Gondor", "move Haradrim Mûmakil", "move Haradrim Regulars")
    game.play("pass")
    assert (game.table()["phase"], asked(game)) == ("combats", SARUMAN)
    assert game.state.scope.names == {"attack": 1, "defense": 2, "left": 1}
    assert offers(game) == ["lose Haradrim Mûmakil", "lose Haradrim Regulars"]


def black_captain(**more):
    """The Witch-king in reserve, and the event that takes him to a Mordor battleground."""
    return wotr(
        witch_king=player(hand=["The Black Captain", "Mordor Orcs"], reserve=["The Witch-king"]),
        first=WITCH_KING,
        **more,
    )


@pytest.mark.rule("wotr.reactivating-battlegrounds.5")
@pytest.mark.parametrize(
    ("lies", "started"),
    [({"shadow_scoring": ["Lórien"]}, "log-reactivates"), ({"battlegrounds": ["Lórien"]}, "log-activates")],
)
def test_with_dol_guldur_comes_lorien(lies, started):
    game = black_captain(free_scoring=["Dol Guldur"], **{"battlegrounds": [], **lies})
    game.play("play The Black Captain", "activate Dol Guldur", "no")
    assert names(game, "active") == ["Dol Guldur", "Lórien"]
    assert told(game, "log-reactivates")[0] == (WITCH_KING, "Dol Guldur")
    assert told(game, started)[-1] == (WITCH_KING, "Lórien")


@pytest.mark.rule("wotr.reactivating-battlegrounds.5")
@pytest.mark.parametrize("lies", [{"shadow_scoring": ["Dol Guldur"]}, {"battlegrounds": ["Lórien", "Dol Guldur"]}])
def test_with_lorien_comes_dol_guldur(lies):
    game = wotr(**NO_RINGS, **{"battlegrounds": ["Lórien"], **lies}, paths=["Bag End"], at="1.1", stop=True)
    assert names(game, "active") == ["Lórien", "Dol Guldur", "Bag End"]


@pytest.mark.rule("wotr.reactivating-battlegrounds.5")
def test_a_partner_that_is_active_already_stays_as_it_is():
    """Reading 10: no effect when the partner is already active."""
    game = black_captain(
        active=[place("Lórien", "High Elves", defense=1)], battlegrounds=["Dol Guldur"], paths=["Bag End"]
    )
    game.play("play The Black Captain", "no")
    assert names(game, "active") == ["Lórien", "Dol Guldur"]
    assert told(game, "log-activates") == [(WITCH_KING, "Dol Guldur")]
    assert only(game, "Lórien").tokens == {"defense": 1}
