"""Playing cards: the cost, armies, characters."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    asked,
    names,
    offers,
    only,
    player,
    wotr,
    zone,
    zones,
)

PATHS = {card.stats["number"]: card.name for card in rw.cards("wotr") if card.kind == "path"}
ARMIES = {card.name: card.labels for card in rw.cards("wotr") if card.kind == "army"}
OWNERS = {
    **dict.fromkeys(("dwarf", "hobbit", "rohan", "wizard"), "frodo"),
    **dict.fromkeys(("dunedain", "elf"), "aragorn"),
    **dict.fromkeys(("isengard", "monstrous", "southron"), "saruman"),
    "mordor": "witch_king",
}
SEATS = {"frodo": FRODO, "witch_king": WITCH_KING, "aragorn": ARAGORN, "saruman": SARUMAN}


@pytest.mark.rule("wotr.playing-a-card.1")
def test_a_card_from_hand_is_used_as_its_type_demands():
    """A character goes to a place, an item onto a character, an event applies its text and is gone."""
    game = wotr(
        frodo=player(hand=["Gimli", "Sting", "There Is Another Way", "Éomer"], reserve=["Sam Gamgee"], ring=0),
        active=["Egladil"],
        paths=["Lothlórien", "Amon Hen"],
        patient=True,
    )
    assert offers(game)[:4] == ["play Gimli", "play Sting", "play There Is Another Way", "play Éomer"]
    game.play("play Gimli")
    assert offers(game) == ["to Egladil", "to reserve"]
    game.undo()
    game.play("play Sting")
    assert offers(game) == ["onto Sam Gamgee"]
    game.undo()
    game.play("play There Is Another Way", "cycle Éomer", "activate Lothlórien")
    assert zones(game, "There Is Another Way", "Lothlórien") == ["eliminated", "active"]


@pytest.mark.rule("wotr.playing-a-card.1")
def test_only_a_card_in_hand_can_be_played():
    game = wotr(
        frodo=player(
            hand=["Sting"], deck=["Gimli"], cycle=["Éomer"], eliminated=["Éowyn"], reserve=["Théoden"], ring=0
        ),
        active=["Edoras"],
        patient=True,
    )
    assert offers(game) == ["move Théoden", "cycle Sting", "pass"]


@pytest.mark.rule("wotr.playing-a-card.2")
@pytest.mark.parametrize("title", ["Gimli", "Riders of Rohan", "Sting", "There Is Another Way"])
def test_every_play_costs_another_card_from_hand(title):
    game = wotr(
        frodo=player(hand=[title, "Éomer", "Éowyn"], reserve=["Sam Gamgee"]), active=["Egladil"], paths=["Amon Hen"]
    )
    game.play(f"play {title}")
    if "to reserve" in offers(game):
        game.play("to reserve")
    assert (asked(game), offers(game)) == (FRODO, ["cycle Éomer", "cycle Éowyn"])
    game.play("cycle Éowyn")
    assert (names(game, "hand", FRODO), names(game, "cycle", FRODO)) == (["Éomer"], ["Éowyn"])


@pytest.mark.rule("wotr.playing-a-card.3")
def test_the_cost_is_paid_before_the_text_applies():
    """Arwen draws a card: Faramir is not yet in hand when the cost is chosen."""
    game = wotr(aragorn=player(hand=["Arwen", "Boromir", "Denethor"], deck=["Faramir", "Strider"]), first=ARAGORN)
    game.play("play Arwen")
    assert offers(game) == ["cycle Boromir", "cycle Denethor"]
    assert names(game, "deck", ARAGORN) == ["Strider", "Faramir"]
    game.play("cycle Boromir")
    assert names(game, "hand", ARAGORN) == ["Denethor", "Faramir"]


@pytest.mark.rule("wotr.playing-a-card.3")
def test_the_cost_may_be_what_the_text_then_finds():
    """Gimli takes the Dwarven Axe from the cycle pile: also the one that has just been cycled for him."""
    game = wotr(frodo=player(hand=["Gimli", "Dwarven Axe"]), active=["Egladil"])
    game.play("play Gimli", "to Egladil")
    assert offers(game) == ["take Dwarven Axe", "take none"]


@pytest.mark.rule("wotr.playing-a-card.4")
def test_the_card_cycled_lies_face_down_on_top_of_its_players_cycle_pile():
    game = wotr(frodo=player(hand=["Gimli", "Éomer", "Éowyn"], cycle=["Sting"]), active=["Egladil"])
    game.play("play Gimli", "to Egladil", "cycle Éomer", "take none")
    assert names(game, "cycle", FRODO) == ["Sting", "Éomer"]
    for person in (WITCH_KING, ARAGORN, SARUMAN, None):
        pile = game.view(person)["players"][FRODO]["cycle"]
        assert [sorted(piece) for piece in pile] == [["back", "id"], ["back", "id"]]
        assert all("Éomer" not in entry.text for entry in game.log(person))


@pytest.mark.rule("wotr.playing-a-card.5")
def test_with_the_last_card_of_the_hand_a_card_is_forsaken():
    game = wotr(frodo=player(hand=["Gimli"], reserve=["Éomer"], deck=["Éowyn", "Sting"]), active=["Egladil"])
    game.play("play Gimli", "to Egladil")
    assert (asked(game), offers(game)) == (FRODO, ["forsake Éomer", "forsake the top card"])
    top = game.clone()
    game.play("forsake Éomer", "take none")
    assert (names(game, "eliminated", FRODO), zone(game, "Gimli")) == (["Éomer"], "field")
    top.play("forsake the top card", "take none")
    assert (names(top, "eliminated", FRODO), names(top, "deck", FRODO)) == (["Éowyn"], ["Sting"])
    assert names(top, "cycle", FRODO) == []


@pytest.mark.rule("wotr.playing-a-card.5")
def test_the_last_card_played_to_reserve_is_not_its_own_cost():
    """Reading 2: the card just played cannot be forsaken for itself; with nothing else the play is still legal."""
    game = wotr(frodo=player(hand=["Éowyn"], deck=["Sting", "Gimli"]))
    game.play("play Éowyn")
    assert (zone(game, "Éowyn"), names(game, "eliminated", FRODO)) == ("reserve", ["Sting"])
    bare = wotr(frodo=player(hand=["Éowyn"]), aragorn=player(hand=["Boromir"]))
    bare.play("play Éowyn", "take none")
    assert (zone(bare, "Éowyn"), names(bare, "eliminated", FRODO)) == ("reserve", [])


# ---- armies


@pytest.mark.rule("wotr.playing-an-army.1")
def test_an_army_goes_face_up_to_an_active_battleground_or_to_its_players_reserve():
    hand = {"aragorn": player(hand=["High Elves", "Boromir", "Denethor"]), "first": ARAGORN}
    game = wotr(**hand, active=["Moria", "Rivendell", "Egladil"], battlegrounds=["Lórien"])
    game.play("play High Elves")
    assert offers(game) == ["to Moria", "to Rivendell", "to reserve"]
    reserve = game.clone()
    game.play("to Rivendell", "cycle Boromir")
    assert (only(game, "High Elves").attached_to, zone(game, "High Elves")) == ("Rivendell", "field")
    reserve.play("to reserve", "cycle Boromir")
    assert names(reserve, "reserve", ARAGORN) == ["High Elves"]
    for person in (FRODO, WITCH_KING, SARUMAN, None):
        assert [piece["name"] for piece in game.view(person)["zones"]["field"]] == ["High Elves"]
        assert [piece["name"] for piece in reserve.view(person)["players"][ARAGORN]["reserve"]] == ["High Elves"]


@pytest.mark.rule("wotr.playing-an-army.2")
def test_an_army_enters_a_battleground_that_shows_its_faction_on_either_side():
    """Elves attack Moria and defend Rivendell; Edoras shows them on neither side."""
    for active, allowed in ((["Moria"], ["to Moria"]), (["Rivendell"], ["to Rivendell"]), (["Edoras"], [])):
        game = wotr(aragorn=player(hand=["High Elves", "Boromir"]), first=ARAGORN, active=active, patient=True)
        game.play("play High Elves")
        assert offers(game) == [*allowed, "to reserve"]
        game = wotr(aragorn=player(reserve=["High Elves"], ring=0), first=ARAGORN, active=active, round=2, patient=True)
        assert offers(game) == [*(["move High Elves"] if allowed else []), "pass"]


@pytest.mark.rule("wotr.playing-an-army.3")
@pytest.mark.parametrize("title", ARMIES)
def test_no_army_enters_any_path(title):
    owner = OWNERS[ARMIES[title]["faction"]]
    for path in PATHS.values():
        game = wotr(
            **{owner: player(hand=[title], reserve=[title], ring=0)}, first=SEATS[owner], active=[path], round=2,
            battlegrounds=[], patient=True,
        )  # fmt: skip
        assert [key for key in offers(game) if key.startswith("move ")] == []
        game.play(f"play {title}")
        assert offers(game) == ["to reserve"]


# ---- characters


@pytest.mark.rule("wotr.playing-a-character.1")
def test_a_character_goes_face_up_to_the_path_to_a_battleground_or_to_its_players_reserve():
    game = wotr(frodo=player(hand=["Gimli", "Éomer", "Éowyn"]), active=["Moria", "Egladil"], battlegrounds=["Lórien"])
    game.play("play Gimli")
    assert offers(game) == ["to Moria", "to Egladil", "to reserve"]
    found = []
    for key in offers(game):
        played = game.clone()
        played.play(key, "cycle Éomer")
        gimli = only(played, "Gimli")
        found.append((gimli.zone, gimli.attached_to))
        seen = played.view(SARUMAN)
        zones_seen = [*seen["zones"]["field"], *seen["players"][FRODO]["reserve"]]
        assert [piece["name"] for piece in zones_seen] == ["Gimli"]
    assert found == [("field", "Moria"), ("field", "Egladil"), ("reserve", None)]


@pytest.mark.rule("wotr.playing-a-character.2")
def test_a_character_enters_a_battleground_that_shows_its_faction_on_either_side():
    """Dwarves attack Moria only; monsters defend it and attack Rivendell."""
    for active, dwarf, monster in (
        (["Moria"], ["to Moria"], ["to Moria"]),
        (["Rivendell"], [], ["to Rivendell"]),
        (["Edoras"], [], []),
    ):
        for owner, title, other, allowed in (
            ("frodo", "Gimli", "Éomer", dwarf),
            ("saruman", "Cave-troll", "Gollum", monster),
        ):
            where = {"first": SEATS[owner], "active": active, "patient": True}
            game = wotr(**{owner: player(hand=[title, other])}, **where)
            game.play(f"play {title}")
            assert offers(game) == [*allowed, "to reserve"]
            game = wotr(**{owner: player(reserve=[title], ring=0)}, round=2, **where)
            assert (f"move {title}" in offers(game)) == bool(allowed)


@pytest.mark.rule("wotr.playing-a-character.3")
@pytest.mark.parametrize(
    ("title", "listed"), [("Gimli", range(3, 10)), ("Fatty Bolger", range(1, 3)), ("Quickbeam", range(5, 7))]
)
def test_a_character_enters_only_a_path_whose_number_it_lists(title, listed):
    for number, path in PATHS.items():
        game = wotr(frodo=player(hand=[title, "Éomer"]), active=[path], patient=True)
        game.play(f"play {title}")
        assert offers(game) == ([f"to {path}", "to reserve"] if number in listed else ["to reserve"])
        game = wotr(frodo=player(reserve=[title]), active=[path], round=2, patient=True)
        assert (f"move {title}" in offers(game)) == (number in listed)
