"""The glossary on what is done with cards: play, take, remove, eliminate, cycle, forsake, move, draw, pass."""

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
    wotr,
    zone,
    zones,
)

# ---- taking and removing


@pytest.mark.rule("wotr.glossary.4")
def test_a_specific_card_is_chosen_out_of_deck_or_cycle_pile():
    """Orthanc lets the Isengard player look for Saruman in both; the Messenger looks in the cycle pile only."""
    for pile in ("deck", "cycle"):
        game = wotr(
            saruman=player(**{pile: ["Gollum", "Saruman", "Shelob"]}), battlegrounds=["Orthanc"], paths=[], at="1.1",
            first=WITCH_KING, stop=True,
        )  # fmt: skip
        assert (asked(game), offers(game)) == (SARUMAN, ["take Saruman", "take none"])
        game.play("take Saruman")
        assert names(game, "hand", SARUMAN) == ["Saruman"]
    game = wotr(
        witch_king=player(
            reserve=["The Messenger"], cycle=["Olog-hai", "The Hunter", "The Reaver"], deck=["The Warrior"]
        ),
        first=WITCH_KING,
    )
    game.play("use The Messenger")
    assert offers(game) == ["take The Hunter", "take The Messenger", "take The Reaver"]
    game.play("take The Reaver")
    assert names(game, "hand", WITCH_KING) == ["The Reaver"]
    assert names(game, "cycle", WITCH_KING) == ["Olog-hai", "The Hunter", "The Messenger"]


@pytest.mark.rule("wotr.glossary.5")
def test_the_deck_is_shuffled_after_a_card_was_taken_out_of_it():
    """Before that the top card is Arwen in every game; after it chance decides between the three that are left."""
    before, after = set(), set()
    for seed in range(24):
        game = wotr(
            seed=seed,
            aragorn=player(
                reserve=["Denethor"], hand=["Elrond"], deck=["Arwen", "Legolas", "Faramir", "Halbarad"], ring=1
            ),
            first=ARAGORN,
        )
        other = game.clone()
        other.play("use the Ring token")
        before.add(names(other, "hand", ARAGORN)[1])
        game.play("use Denethor", "forsake Elrond", "take Faramir")
        assert names(game, "hand", ARAGORN) == ["Faramir"]
        while "use the Ring token" not in offers(game) or asked(game) != ARAGORN:
            game.choose("pass")
        game.play("use the Ring token")
        after.add(names(game, "hand", ARAGORN)[1])
    assert before == {"Arwen"}
    assert after == {"Arwen", "Halbarad", "Legolas"}


@pytest.mark.rule("wotr.glossary.5")
def test_taking_out_of_the_cycle_pile_leaves_the_deck_in_its_order():
    for seed in range(8):
        game = wotr(
            seed=seed,
            witch_king=player(reserve=["The Messenger"], cycle=["The Reaver"], deck=["Olog-hai", "Black Uruks"]),
            first=WITCH_KING,
        )
        game.play("use The Messenger", "take The Reaver")
        assert names(game, "deck", WITCH_KING) == ["Black Uruks", "Olog-hai"]


@pytest.mark.rule("wotr.glossary.6")
@pytest.mark.parametrize("pile", ["deck", "cycle", "reserve", "hand"])
def test_to_remove_is_to_eliminate_wherever_the_card_is(pile: str):
    """Gandalf the White removes Gandalf the Grey."""
    piles = {"hand": ["Gandalf the White", "Sting"], "deck": ["Gimli"], "reserve": [], "cycle": []}
    piles[pile] = [*piles[pile], "Gandalf the Grey"]
    game = wotr(frodo=player(**piles), patient=True)
    game.play("play Gandalf the White", "to reserve", "cycle Sting")
    assert names(game, "eliminated", FRODO) == ["Gandalf the Grey"]
    assert (names(game, "deck", FRODO), names(game, "cycle", FRODO)) == (["Gimli"], ["Sting"])


@pytest.mark.rule("wotr.glossary.6")
@pytest.mark.parametrize("location", ["Moria", "Egladil"])
def test_a_removed_card_leaves_its_battleground_or_path_with_its_items(location: str):
    game = wotr(
        frodo=player(hand=["Gandalf the White", "Sting"]),
        active=[place(location, card("Gandalf the Grey", items=["Glamdring"]))],
        patient=True,
    )
    game.play("play Gandalf the White", "to reserve", "cycle Sting")
    assert zones(game, "Gandalf the Grey", "Glamdring") == ["eliminated", "eliminated"]


# ---- playing


@pytest.mark.rule("wotr.glossary.7")
def test_an_item_lies_on_a_character_in_play_its_wielder():
    """Sam in hand is not in play; the Mount's text then moves its wielder to the path."""
    game = wotr(
        frodo=player(hand=["Mithril Coat", "Sam Gamgee", "Gimli"]), active=[place("Weathertop", "Frodo Baggins")],
        patient=True,
    )  # fmt: skip
    game.play("play Mithril Coat")
    assert offers(game) == ["onto Frodo Baggins"]
    game.play("onto Frodo Baggins", "cycle Gimli")
    assert (only(game, "Mithril Coat").attached_to, zone(game, "Mithril Coat")) == ("Frodo Baggins", "field")
    game = wotr(
        witch_king=player(hand=["Black Rider's Mount", "Olog-hai"], reserve=["The Hunter", "The Reaver"]),
        active=["Weathertop"],
        first=WITCH_KING,
    )
    game.play("play Black Rider's Mount", "onto The Reaver", "yes")
    assert zones(game, "The Reaver", "Black Rider's Mount", "The Hunter") == ["field", "field", "reserve"]
    assert only(game, "Black Rider's Mount").attached_to == "The Reaver"


@pytest.mark.rule("wotr.glossary.7")
def test_without_a_possible_wielder_in_play_an_item_cannot_be_played():
    game = wotr(
        frodo=player(hand=["Mithril Coat", "Frodo Baggins"], cycle=["Sam Gamgee"], reserve=["Merry Brandybuck"])
    )
    assert "play Mithril Coat" not in offers(game)
    assert game.why_not("play Mithril Coat").endswith("[wotr.playing-an-item.4]")


@pytest.mark.rule("wotr.glossary.8", "wotr.glossary.9")
def test_an_army_or_character_comes_from_hand_into_play_for_a_card_cycled():
    game = wotr(
        frodo=player(hand=["Riders of Rohan", "Gimli", "Sting", "Glamdring"]),
        witch_king=player(hand=["Olog-hai"]),
        active=["Edoras"],
    )
    game.play("play Riders of Rohan", "to Edoras")
    assert (game.decision.kind, offers(game)) == ("cycle", ["cycle Gimli", "cycle Sting", "cycle Glamdring"])
    game.play("cycle Glamdring", "pass", "pass", "pass")
    assert (only(game, "Riders of Rohan").attached_to, zone(game, "Riders of Rohan")) == ("Edoras", "field")
    assert (names(game, "hand", FRODO), names(game, "cycle", FRODO)) == (["Gimli", "Sting"], ["Glamdring"])
    game.play("play Gimli", "take none")
    assert (zone(game, "Gimli"), names(game, "cycle", FRODO)) == ("reserve", ["Glamdring", "Sting"])


@pytest.mark.rule("wotr.glossary.8", "wotr.glossary.9")
def test_an_event_is_applied_for_a_card_cycled_and_goes_to_the_eliminated_pile():
    game = wotr(
        frodo=player(hand=["Village Militia", "Sting"]),
        aragorn=player(hand=["The Red Arrow", "Boromir", "Arwen"]),
        witch_king=player(hand=["Olog-hai"]),
        active=["Minas Tirith"],
        first=ARAGORN,
    )
    game.play("play The Red Arrow", "cycle Boromir")
    assert names(game, "eliminated", ARAGORN) == ["The Red Arrow"]
    assert (names(game, "cycle", ARAGORN), names(game, "hand", ARAGORN)) == (["Boromir"], ["Arwen"])
    game.play("pass", "play Village Militia")
    assert offers(game) == ["to Minas Tirith", "to reserve"]


@pytest.mark.rule("wotr.glossary.9")
def test_an_item_costs_a_card_from_hand_too():
    game = wotr(frodo=player(hand=["Sting", "Gimli", "Glamdring"], reserve=["Sam Gamgee"]))
    game.play("play Sting")
    assert offers(game) == ["cycle Gimli", "cycle Glamdring"]
    game.play("cycle Gimli")
    assert (zone(game, "Sting"), names(game, "cycle", FRODO)) == ("reserve", ["Gimli"])


@pytest.mark.rule("wotr.glossary.22")
def test_cards_in_reserve_lie_face_up_beside_the_locations():
    game = wotr(
        frodo=player(hand=["Gimli", "Sting"], reserve=["Quickbeam"]),
        witch_king=player(hand=["Olog-hai"]),
        active=["Moria"],
    )
    game.play("play Gimli", "to reserve", "take none")
    assert (zone(game, "Gimli"), only(game, "Gimli").attached_to) == ("reserve", None)
    for person in (FRODO, SARUMAN, None):
        assert [piece["name"] for piece in game.view(person)["players"][FRODO]["reserve"]] == ["Quickbeam", "Gimli"]


@pytest.mark.rule("wotr.glossary.23")
def test_a_card_played_to_reserve_cannot_be_moved_in_the_same_round():
    game = wotr(frodo=player(hand=["Gimli", "Quickbeam", "Sting"]), active=["Moria", "Egladil"])
    game.play("play Gimli", "to reserve", "cycle Sting", "take none", "pass", "pass", "pass")
    assert (asked(game), "move Gimli" in offers(game)) == (FRODO, False)
    assert game.why_not("move Gimli").endswith("[wotr.move-action.3]")
    later = wotr(frodo=player(reserve=[card("Gimli", arrived=1)]), active=["Moria"], round=2)
    assert "move Gimli" in offers(later)


@pytest.mark.rule("wotr.glossary.17")
def test_to_move_brings_a_card_from_the_own_reserve_to_a_location():
    """One person holds both decks of the Free Peoples here, and still moves only from the reserve of the deck."""
    game = wotr(
        seats=2,
        frodo=player(reserve=[card("Gimli", items=["Dwarven Axe"]), "Riders of Rohan"]),
        aragorn=player(reserve=["Legolas"]),
        active=["Moria", "Egladil", "Edoras"],
        round=2,
    )
    assert offers(game) == ["move Gimli", "move Riders of Rohan", "use the Ring token", "pass"]
    assert game.why_not("move Legolas").endswith("[wotr.move-action.1]")
    assert game.why_not("move Dwarven Axe").endswith("[wotr.move-action.1]")
    game.play("move Gimli")
    assert offers(game) == ["to Moria", "to Egladil"]
    game.play("to Egladil")
    assert zones(game, "Gimli", "Dwarven Axe") == ["field", "field"]
    assert only(game, "Gimli").attached_to == "Egladil"


@pytest.mark.rule("wotr.glossary.33")
@pytest.mark.parametrize(
    ("position", "attack"),
    [
        ({"frodo": player(reserve=["Gandalf the Grey"])}, 1),
        ({"active": [place("Edoras", "Théoden"), place("Moria", "Gandalf the Grey")]}, 1),
        ({"active": [place("Edoras", "Théoden"), place("Egladil", "Gandalf the Grey")]}, 1),
        ({"frodo": player(hand=["Gandalf the Grey"])}, 0),
        ({"frodo": player(deck=["Gandalf the Grey"])}, 0),
        ({"frodo": player(cycle=["Gandalf the Grey"])}, 0),
        ({"frodo": player(eliminated=["Gandalf the Grey"])}, 0),
    ],
)
def test_in_play_is_in_reserve_on_a_battleground_or_on_a_path(position: dict, attack: int):
    """Théoden is stronger while Gandalf is in play."""
    game = wotr(**{"active": [place("Edoras", "Théoden")], **position})
    assert only(game, "Théoden").value("battleground_attack") == attack
