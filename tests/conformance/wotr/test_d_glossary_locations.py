"""The glossary on locations: active, activate, reactivate, scoring areas; and on combat symbols and support."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.wotr.vocabulary.printing import army, character
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


def counted(game: rw.Game) -> dict[str, object]:
    """The numbers of the combat that waits for a loss."""
    return game.state.scope.names


# ---- active and activated


@pytest.mark.rule("wotr.glossary.1")
def test_a_path_is_active_until_its_combat_has_been_fought():
    game = wotr(
        frodo=player(reserve=["Gimli"]),
        aragorn=player(reserve=["Legolas"]),
        active=["Moria", place("Imladris", "Strider")],
        free_scoring=["Rivendell"],
        paths=["Khazad-dûm"],
        first=ARAGORN,
        round=2,
        patient=True,
    )
    game.play("use Strider", "activate Khazad-dûm")
    assert names(game, "active") == ["Moria", "Khazad-dûm"]
    assert zone(game, "Imladris") == "free-scoring"
    game.play("pass", "move Gimli")
    assert offers(game) == ["to Moria", "to Khazad-dûm"]


@pytest.mark.rule("wotr.glossary.1")
def test_a_battleground_is_not_active_any_more_after_its_combat():
    game = wotr(active=["Moria", "Rivendell", "Imladris"], at="3.1", stop=True)
    game.play("fight at Rivendell")
    assert (names(game, "active"), offers(game)) == (["Moria", "Imladris"], ["fight at Moria", "fight at Imladris"])
    game.play("fight at Moria")
    assert names(game, "active") == []


@pytest.mark.rule("wotr.glossary.2")
def test_activated_locations_come_out_of_their_decks_and_lie_face_up():
    game = wotr(battlegrounds=["Moria"], paths=["Khazad-dûm"], path=3, at="1.1", stop=True)
    assert names(game, "active") == ["Moria", "Khazad-dûm"]
    assert (names(game, "shadow-battlegrounds"), names(game, "paths-4")) == ([], [])
    assert [piece["name"] for piece in game.view(None)["zones"]["active"]] == ["Moria", "Khazad-dûm"]


@pytest.mark.rule("wotr.glossary.2")
def test_a_used_location_is_not_activated_again_by_the_location_phase():
    """The Shadow has a battleground left and the Free Peoples none; the used ones stay where they are."""
    game = wotr(
        free_scoring=["Rivendell", "Imladris"],
        shadow_scoring=["Edoras"],
        battlegrounds=["Umbar"],
        paths=["Fords of Bruinen"],
        path=2,
        at="1.1",
        stop=True,
        aside=["Lórien", "The Council of Elrond"],
    )
    assert names(game, "active") == ["Umbar", "Fords of Bruinen"]
    assert zones(game, "Rivendell", "Imladris", "Edoras") == ["free-scoring", "free-scoring", "shadow-scoring"]
    assert zones(game, "Lórien", "The Council of Elrond") == ["set-aside", "set-aside"]


@pytest.mark.rule("wotr.glossary.3")
def test_the_combat_on_the_old_path_comes_before_the_text_of_the_new_one():
    """Gimli is cycled after the combat, so that the new path lets Frodo draw him out of a new deck."""
    game = wotr(
        aragorn=player(hand=["Arwen"]),
        active=[place("Weathertop", "Strider", "Gimli", "The Witch-king")],
        paths=["The Council of Elrond"],
        first=ARAGORN,
    )
    game.play("use Strider", "lose Strider", "agree")
    assert zones(game, "Weathertop", "The Council of Elrond") == ["free-scoring", "active"]
    assert zones(game, "Strider", "The Witch-king") == ["eliminated", "eliminated"]
    assert names(game, "hand", FRODO) == ["Gimli"]


@pytest.mark.rule("wotr.glossary.21")
def test_a_battleground_is_reactivated_out_of_a_scoring_area_and_its_text_applies():
    game = wotr(
        witch_king=player(deck=["Olog-hai", "Black Uruks"]),
        saruman=player(reserve=["The Black Serpent"], deck=["Gollum", "Shelob"]),
        free_scoring=["Harad"],
        battlegrounds=["Umbar"],
        first=SARUMAN,
    )
    assert points(game) == (1, 0)
    game.play("use The Black Serpent")
    assert (zones(game, "Harad", "Umbar"), points(game)) == (["active", "shadow-battlegrounds"], (0, 0))
    assert (names(game, "hand", WITCH_KING), names(game, "hand", SARUMAN)) == (["Olog-hai"], ["Gollum"])


@pytest.mark.rule("wotr.glossary.15")
def test_a_text_about_a_location_speaks_of_battlegrounds_and_paths():
    """Nenya puts a defense token on an active location."""
    game = wotr(
        aragorn=player(reserve=[card("Galadriel", items=["Nenya, Ring of Adamant"])]),
        active=["Moria", "Imladris", "Edoras"],
        first=ARAGORN,
    )
    game.play("use Nenya, Ring of Adamant")
    assert offers(game) == ["choose Moria", "choose Imladris", "choose Edoras"]
    game.play("choose Imladris")
    assert only(game, "Imladris").tokens == {"defense": 1}


@pytest.mark.rule("wotr.glossary.15")
def test_the_balrog_makes_the_free_peoples_forsake_on_paths_and_battlegrounds_alike():
    for location in ("Khazad-dûm", "Moria"):
        game = wotr(
            frodo=player(hand=["Sting"]),
            saruman=player(reserve=["Balrog of Moria"]),
            active=[location],
            first=SARUMAN,
            round=2,
        )
        game.play("move Balrog of Moria")
        assert zone(game, "Sting") == "eliminated"


@pytest.mark.rule("wotr.glossary.12")
def test_scoring_areas_hold_what_the_teams_have_won_and_the_shadows_corruption():
    game = wotr(
        active=[place("Egladil", "The Hunter", "The Witch-king"), place("Edoras", "Wolf-riders"), "Pelargir"],
        free_scoring=["Bag End"],
        corruption=1,
        at="3.1",
        stop=True,
    )
    game.play("fight at Egladil", "fight at Edoras")
    assert (names(game, "free-scoring"), names(game, "shadow-scoring")) == (
        ["Bag End", "Pelargir"],
        ["Egladil", "Edoras"],
    )
    assert game.table()["corruption"] == 3
    assert points(game) == (2, 4)


# ---- leadership and support


@pytest.mark.rule("wotr.glossary.18", "wotr.glossary.25")
def test_leadership_counts_with_an_army_of_the_same_faction_on_the_same_battleground():
    """Saruman: 1 for himself and 1 for leading Wolf-riders, who have 2."""
    led = wotr(active=[place("Edoras", "Saruman", "Wolf-riders", "Riders of Rohan")], at="3.1", stop=True, patient=True)
    led.play("fight at Edoras")
    assert counted(led) == {"attack": 4, "defense": 2, "left": 3}
    alone = wotr(active=[place("Edoras", "Saruman", "Riders of Rohan"), place("Helm's Deep", "Wolf-riders")], at="3.1",
                 stop=True, patient=True)  # fmt: skip
    alone.play("fight at Edoras")
    assert zones(alone, "Edoras", "Riders of Rohan", "Wolf-riders") == ["free-scoring", "cycle", "field"]


@pytest.mark.rule("wotr.glossary.18", "wotr.glossary.25")
def test_an_army_of_another_faction_is_no_support():
    """The Commander has no symbol but that for leading, and Haradrim do not follow him."""
    place_of = {"active": [place("Minas Tirith", "The Commander", "Haradrim Mûmakil", "Soldiers of Gondor", attack=1)]}
    game = wotr(**place_of, at="3.1", stop=True)
    assert zones(game, "Minas Tirith", "Soldiers of Gondor") == ["free-scoring", "cycle"]
    own = wotr(
        active=[place("Minas Tirith", "The Commander", "Black Uruks", "Soldiers of Gondor", attack=1)],
        at="3.1",
        stop=True,
    )
    assert zones(own, "Minas Tirith", "Soldiers of Gondor") == ["free-scoring", "eliminated"]


@pytest.mark.rule("wotr.glossary.19")
def test_one_army_supports_one_character_and_two_armies_two():
    """Reading 16: which of them is for the player of the army to say."""
    leaders = ("The Commander", "The Hunter")
    one = wotr(active=[place("Minas Tirith", *leaders, "Black Uruks", "The Great Gate", attack=2)], at="3.1", stop=True,
               patient=True)  # fmt: skip
    one.play("fight at Minas Tirith")
    assert (asked(one), offers(one)) == (WITCH_KING, ["support The Commander", "support The Hunter"])
    one.play("support The Hunter")
    assert counted(one) == {"attack": 5, "defense": 6, "left": 2}
    two = wotr(
        active=[place("Minas Tirith", *leaders, "Black Uruks", "Mordor Orcs", "The Great Gate", attack=2)],
        at="3.1",
        stop=True,
        patient=True,
    )
    two.play("fight at Minas Tirith")
    assert counted(two) == {"attack": 7, "defense": 6, "left": 4}


# ---- symbols

CAPTAIN = character(
    "test-captain", "Test Captain", faction="elf", number=901, battleground=(1, 2), leadership=(4, 8), path=16,
    paths="1-9",
)  # fmt: skip
CHIEF = character(
    "test-chief", "Test Chief", faction="mordor", number=902, battleground=(1, 2), leadership=(4, 8), path=16,
    paths="1-9",
)  # fmt: skip
HOST = army("test-host", "Test Host", faction="elf", number=903, battleground=(32, 64))
WATCH = army("test-watch", "Test Watch", faction="mordor", number=904, battleground=(32, 64))
EXTRA = (CAPTAIN, CHIEF, HOST, WATCH)


def fight(location: str, *cards: str) -> rw.Game:
    """A combat that stands at its first loss (every card here has symbols of its own size)."""
    game = wotr(extra=EXTRA, active=[place(location, *cards)], at="3.1", stop=True, seats=2, patient=True)
    game.play(f"fight at {location}")
    return game


@pytest.mark.rule("wotr.glossary.24")
def test_leading_an_attack_and_leading_a_defense_are_different_symbols():
    """Dol Guldur (2): the Captain attacks with 1 + 4, his host with 32; the Chief defends with 2 + 8, the watch 64."""
    game = fight("Dol Guldur", "Test Captain", "Test Host", "Test Chief", "Test Watch")
    assert counted(game) == {"attack": 1 + 4 + 32, "defense": 2 + 2 + 8 + 64, "left": 35}
    game = fight("Lórien", "Test Captain", "Test Host", "Test Chief", "Test Watch")
    assert counted(game) == {"attack": 1 + 4 + 32, "defense": 2 + 2 + 8 + 64, "left": 35}


@pytest.mark.rule("wotr.glossary.26", "wotr.glossary.27")
def test_battlegrounds_and_paths_have_attack_and_defense_symbols_of_their_own():
    """On a path only the path symbols count, on a battleground only those for battlegrounds."""
    on_path = fight("Amon Hen", "Test Captain", "Test Chief")
    assert counted(on_path) == {"attack": 16, "defense": 16, "left": 16}
    on_battleground = fight("Lórien", "Test Captain", "Test Chief", "Mordor Orcs", "Olog-hai")
    assert counted(on_battleground) == {"attack": 1 + 4 + 1 + 2, "defense": 2 + 2, "left": 6}


# ---- types and factions


@pytest.mark.rule("wotr.glossary.32", "wotr.glossary.35")
def test_the_120_faction_cards_are_of_four_types_and_ten_factions():
    kinds: Counter[str] = Counter()
    factions: Counter[str] = Counter()
    for info in rw.cards("wotr"):
        if "faction" in info.labels:
            kinds[info.kind] += info.copies
            factions[info.labels["faction"]] += info.copies
    assert kinds == {"army": 32, "character": 53, "item": 26, "event": 9}
    assert factions == {
        "dunedain": 17, "dwarf": 2, "elf": 13, "hobbit": 10, "rohan": 8, "wizard": 10,
        "isengard": 12, "monstrous": 11, "mordor": 30, "southron": 7,
    }  # fmt: skip
