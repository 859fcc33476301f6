"""Playing events, playing to reserve, Gandalf and Aragorn, and the special cases of playing cards."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.kernel.game import IllegalChoice
from support.wotr import (
    ARAGORN,
    FRODO,
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

# ---- events


@pytest.mark.rule("wotr.playing-an-event.1", "wotr.playing-an-event.2")
def test_paths_of_the_dead_draws_at_once_and_is_eliminated_afterwards():
    game = wotr(
        aragorn=player(
            hand=["Paths of the Dead", "Boromir", "Denethor", "Faramir"],
            deck=["Arwen", "Halbarad", "Legolas", "Lembas", "Elrond"],
        ),
        first=ARAGORN,
    )
    game.play("play Paths of the Dead", "cycle Boromir", "forsake Denethor")
    assert zone(game, "Paths of the Dead") == "played"
    game.play("forsake Faramir")
    assert names(game, "hand", ARAGORN) == ["Arwen", "Halbarad", "Legolas", "Lembas"]
    assert names(game, "eliminated", ARAGORN) == ["Denethor", "Faramir", "Paths of the Dead"]
    assert names(game, "cycle", ARAGORN) == ["Boromir"]


@pytest.mark.rule("wotr.playing-an-event.3")
def test_an_event_is_not_among_the_cards_in_play_while_its_text_is_applied():
    game = wotr(
        aragorn=player(hand=["Paths of the Dead", "Boromir", "Denethor", "Faramir"], reserve=["Strider"]),
        first=ARAGORN,
        active=["Edoras"],
    )
    game.play("play Paths of the Dead", "cycle Boromir")
    assert offers(game) == ["forsake Denethor", "forsake Faramir", "forsake Strider", "forsake the top card"]
    seen = game.view(ARAGORN)
    assert [piece["name"] for piece in seen["players"][ARAGORN]["reserve"]] == ["Strider"]
    assert [piece["name"] for piece in seen["zones"]["field"]] == []
    assert [piece["name"] for piece in seen["zones"]["active"]] == ["Edoras"]
    game.play("forsake Denethor", "forsake Faramir")
    assert names(game, "reserve", ARAGORN) == ["Strider"]
    assert names(game, "field") == []


@pytest.mark.rule("wotr.playing-an-event.4")
def test_an_event_is_not_put_into_reserve():
    game = wotr(
        aragorn=player(hand=["The Red Arrow", "Soldiers of Gondor", "Boromir", "Denethor"]),
        first=ARAGORN,
        active=["Pelargir"],
    )
    other = game.clone()
    other.play("play Soldiers of Gondor")
    assert offers(other) == ["to Pelargir", "to reserve"]
    game.play("play The Red Arrow")
    assert offers(game) == ["cycle Soldiers of Gondor", "cycle Boromir", "cycle Denethor"]
    game.play("cycle Boromir")
    assert names(game, "reserve", ARAGORN) == []
    assert zone(game, "The Red Arrow") == "eliminated"


# ---- reserve


@pytest.mark.rule("wotr.playing-to-reserve.1", "wotr.move-action.3", "wotr.glossary.23")
def test_a_card_played_to_reserve_waits_for_the_next_round_before_it_can_be_moved():
    game = wotr(
        aragorn=player(hand=["Soldiers of Gondor", "Boromir", "Denethor"]),
        first=ARAGORN,
        active=["Pelargir", "Imladris"],
    )
    game.play("play Soldiers of Gondor", "to reserve", "cycle Boromir", "pass", "pass", "pass")
    assert (asked(game), "move Soldiers of Gondor" in offers(game)) == (ARAGORN, False)
    refused = "Soldiers of Gondor was played to reserve this round [wotr.move-action.3]"
    assert game.why_not("move Soldiers of Gondor") == refused
    later = wotr(
        aragorn=player(hand=["Denethor"], reserve=[card("Soldiers of Gondor", arrived=1)]),
        first=ARAGORN,
        round=2,
        active=["Pelargir", "Imladris"],
    )
    later.play("move Soldiers of Gondor")
    assert only(later, "Soldiers of Gondor").attached_to == "Pelargir"


# ---- Gandalf and Aragorn


@pytest.mark.rule("wotr.gandalf-and-aragorn.1")
def test_gandalf_and_aragorn_have_two_cards_each():
    printed = {c.name: c.number for c in rw.cards("wotr")}
    titles = ("Gandalf the Grey", "Gandalf the White", "Strider", "Aragorn")
    assert [printed[title] for title in titles] == [51, 52, 12, 6]


WHERE = [
    {"deck": ["Gandalf the Grey", "Gimli"]},
    {"cycle": ["Gandalf the Grey"]},
    {"extra_hand": ["Gandalf the Grey"]},
    {"reserve": ["Gandalf the Grey"]},
    {"field": True},
]


@pytest.mark.rule("wotr.gandalf-and-aragorn.2", "wotr.procedure-remove.1")
@pytest.mark.parametrize("where", WHERE, ids=["deck", "cycle pile", "hand", "reserve", "path"])
def test_gandalf_the_grey_is_eliminated_wherever_he_is_when_gandalf_the_white_is_played(where):
    written = {key: cards for key, cards in where.items() if key in ("deck", "cycle", "reserve")}
    hand = ["Gandalf the White", "Sting", "Quickbeam", *where.get("extra_hand", [])]
    game = wotr(
        frodo=player(hand=hand, **written),
        active=[place("Weathertop", "Gandalf the Grey") if "field" in where else "Weathertop", "Edoras"],
    )
    game.play("play Gandalf the White", "to Edoras")
    assert zone(game, "Gandalf the Grey") != "eliminated"
    game.play("cycle Sting")
    assert zones(game, "Gandalf the Grey", "Gandalf the White") == ["eliminated", "field"]


STRIDERS = [
    {"deck": ["Strider", "Arwen"]},
    {"cycle": ["Strider"]},
    {"extra_hand": ["Strider"]},
    {"reserve": ["Strider"]},
    {"field": True},
]


@pytest.mark.rule("wotr.gandalf-and-aragorn.3", "wotr.procedure-remove.1")
@pytest.mark.parametrize("where", STRIDERS, ids=["deck", "cycle pile", "hand", "reserve", "path"])
def test_strider_is_eliminated_wherever_he_is_when_aragorn_is_played(where):
    written = {key: cards for key, cards in where.items() if key in ("deck", "cycle", "reserve")}
    hand = ["Aragorn", "Boromir", "Denethor", *where.get("extra_hand", [])]
    game = wotr(
        aragorn=player(hand=hand, **written),
        first=ARAGORN,
        active=[place("Weathertop", "Strider") if "field" in where else "Weathertop", "Pelargir"],
    )
    game.play("play Aragorn", "to reserve", "cycle Boromir")
    assert zones(game, "Strider", "Aragorn") == ["eliminated", "reserve"]


# ---- special cases


@pytest.mark.rule("wotr.special-cases.1")
def test_boromir_draws_before_he_makes_his_player_forsake():
    game = wotr(
        aragorn=player(hand=["Boromir", "Denethor"], deck=["Arwen", "Legolas"]),
        first=ARAGORN,
        active=["Imladris"],
    )
    game.play("play Boromir", "to Imladris")
    assert (asked(game), offers(game)) == (ARAGORN, ["forsake Arwen", "forsake the top card"])
    game.play("forsake Arwen")
    assert names(game, "deck", ARAGORN) == ["Legolas"]


@pytest.mark.rule("wotr.special-cases.1", "wotr.procedure-activate.1")
def test_at_the_fords_of_bruinen_cards_are_forsaken_before_others_are_drawn():
    game = wotr(
        frodo=player(hand=["Sting", "Gimli"], deck=["Quickbeam", "Treebeard", "Glamdring", "Shadowfax"]),
        path=2,
        paths=["Fords of Bruinen"],
        at="1.2",
        stop=True,
    )
    assert offers(game) == ["forsake Sting", "forsake Gimli", "forsake the top card"]
    game.play("forsake Sting")
    assert names(game, "hand", FRODO) == ["Gimli", "Quickbeam", "Treebeard", "Glamdring"]


@pytest.mark.rule("wotr.special-cases.5", "wotr.special-cases.7")
def test_a_character_that_came_back_through_a_new_deck_is_not_played_twice_in_a_round():
    """Bilbo Baggins is played, cycled for two cards, and drawn again from the deck made of the cycle pile."""
    game = wotr(
        frodo=player(hand=["Bilbo Baggins", "Sting"], deck=["Gimli", "Quickbeam"]),
        active=["Edoras", "Weathertop"],
        round=2,
        free_scoring=["Bag End"],
        witch_king=player(ring=0),
        aragorn=player(ring=0),
        saruman=player(ring=0),
    )
    game.play("play Bilbo Baggins")
    assert zones(game, "Bilbo Baggins", "Sting") == ["reserve", "cycle"]
    game.play("use Bilbo Baggins")
    assert names(game, "hand") == ["Gimli", "Quickbeam"]
    assert (names(game, "cycle"), sorted(names(game, "deck"))) == ([], ["Bilbo Baggins", "Sting"])
    game.play("use the Ring token")
    assert sorted(names(game, "hand")) == ["Bilbo Baggins", "Gimli", "Quickbeam", "Sting"]
    assert "play Bilbo Baggins" not in offers(game)
    with pytest.raises(IllegalChoice):
        game.choose("play Bilbo Baggins")
    assert game.why_not("play Bilbo Baggins") == "You have played Bilbo Baggins this round [wotr.special-cases.5]"
    game.play("winnow", "eliminate Gimli", "eliminate Quickbeam", "pass", "fight at Edoras")
    assert (game.table()["round"], asked(game)) == (3, FRODO)
    assert "play Bilbo Baggins" in offers(game)


@pytest.mark.rule("wotr.special-cases.6", "wotr.special-cases.7")
def test_an_item_that_came_back_is_not_played_twice_in_a_round():
    game = wotr(
        aragorn=player(
            hand=["Vilya, Ring of Air", "Boromir", "Denethor"],
            reserve=["Elrond"],
            deck=["Faramir"],
        ),
        first=ARAGORN,
        active=["Imladris"],
        witch_king=player(ring=0),
        frodo=player(ring=0),
        saruman=player(ring=0),
    )
    game.play("play Vilya, Ring of Air", "cycle Boromir", "use Vilya, Ring of Air")
    assert names(game, "hand", ARAGORN) == ["Denethor", "Faramir"]
    assert sorted(names(game, "deck", ARAGORN)) == ["Boromir", "Vilya, Ring of Air"]
    game.play("use the Ring token")
    assert sorted(names(game, "hand", ARAGORN)) == ["Boromir", "Denethor", "Faramir", "Vilya, Ring of Air"]
    assert "cycle Vilya, Ring of Air" in offers(game)
    assert "play Vilya, Ring of Air" not in offers(game)
    refused = "You have played Vilya, Ring of Air this round [wotr.special-cases.6]"
    assert game.why_not("play Vilya, Ring of Air") == refused


@pytest.mark.rule("wotr.special-cases.5")
def test_the_same_character_goes_by_title_so_strider_then_aragorn_is_legal():
    """Reading 4; armies are not restricted either."""
    game = wotr(
        aragorn=player(hand=["Strider", "Aragorn", "Boromir", "Denethor"], ring=0),
        witch_king=player(hand=["Mordor Orcs"] * 4, ring=0),
        frodo=player(ring=0),
        saruman=player(ring=0),
        first=ARAGORN,
        active=["Pelargir", "Minas Tirith"],
    )
    game.play("play Strider", "to reserve", "cycle Boromir")
    game.play("play Mordor Orcs", "to Minas Tirith", "cycle Mordor Orcs")
    assert (asked(game), "play Aragorn" in offers(game)) == (ARAGORN, True)
    game.play("play Aragorn", "to reserve")
    assert (asked(game), "play Mordor Orcs" in offers(game)) == (WITCH_KING, True)
