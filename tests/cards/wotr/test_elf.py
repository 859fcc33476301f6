"""Elf: cards 18-30."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.wotr.vocabulary.printing import item
from rulewright.kernel.decks import top_card
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

IDLE = player(ring=0)
"""A player who can do nothing and so is not asked."""

PRINTED = [
    (18, "High Elves", 2, 2, 0, 0, 0, "", 2),
    (20, "Arwen", 0, 0, 0, 1, 0, "", 1),
    (21, "Elrond", 1, 1, 1, 1, 2, "3", 1),
    (22, "Galadriel", 1, 1, 1, 1, 2, "5", 1),
    (23, "Legolas", 1, 1, 0, 0, 1, "3-9", 1),
    (24, "Bow of the Galadhrim", 1, 1, 0, 0, 1, "", 1),
    (25, "Elven Cloak", 0, 0, 0, 0, 1, "", 1),
    (26, "Lembas", 0, 0, 0, 0, 0, "", 1),
    (27, "Mirror of Galadriel", 0, 0, 0, 0, 0, "", 1),
    (28, "Nenya, Ring of Adamant", 1, 1, 0, 0, 1, "", 1),
    (29, "Phial of Galadriel", 0, 0, 0, 0, 0, "", 1),
    (30, "Vilya, Ring of Air", 1, 1, 0, 0, 1, "", 1),
]
"""Number, title; battleground attack and defense, leadership attack and defense, path defense; paths, copies."""


@pytest.mark.parametrize("printed", PRINTED)
def test_what_is_printed(printed):
    (info,) = (info for info in rw.cards("wotr") if info.set == "elf" and info.number == printed[0])
    stats = ("battleground_attack", "battleground_defense", "leadership_attack", "leadership_defense", "path_defense")
    symbols = [info.stats.get(stat, 0) for stat in stats]
    assert (info.number, info.name, *symbols, info.labels.get("paths", ""), info.copies) == printed


def test_a_deck_is_shuffled_when_legolas_has_searched_it_and_takes_nothing():
    """What was on top may come at any time after that."""
    deck = ["Elrond", "Faramir", "Bow of the Galadhrim", "Lembas"]
    tops = set()
    for seed in range(40):
        game = wotr(seed, aragorn=player(hand=["Legolas", "Arwen"], deck=deck), first=ARAGORN)
        game.play("play Legolas", "take none")
        assert names(game, "hand", ARAGORN) == []
        tops.add(top_of_deck(game, ARAGORN))
    assert tops == set(deck)


def top_of_deck(game: rw.Game, seat: int) -> str:
    """The title of the card that would be drawn next."""
    s = game.clone().state
    return s.rules.catalogue.faces[s.face[top_card(s, s.rules.zones.id("deck", seat))]].name


def test_high_elves_defend_with_two():
    """5 attack, 2 cancelled by Lórien, 2 by one army of High Elves; the other one cancels the last."""
    game = wotr(
        active=[place("Lórien", "High Elves", "High Elves", "Grond, Hammer of the Underworld", "Olog-hai")],
        at="3.1",
        stop=True,
    )
    assert zones(game, "Lórien", "High Elves") == ["free-scoring", "eliminated", "eliminated"]


# ---- characters


def test_arwen_draws_when_played():
    game = wotr(aragorn=player(hand=["Arwen", "Boromir"], deck=["Elrond", "Legolas"]), first=ARAGORN)
    game.play("play Arwen")
    assert (names(game, "hand", ARAGORN), names(game, "cycle", ARAGORN)) == (["Elrond"], ["Boromir"])


def test_arwen_in_reserve_gives_strider_defense_everywhere():
    game = wotr(aragorn=player(reserve=["Arwen"]), active=[place("Weathertop", "Strider", "Halbarad")])
    strider = only(game, "Strider")
    assert (strider.value("path_defense"), strider.value("battleground_defense")) == (3, 2)
    assert (strider.value("battleground_attack"), only(game, "Halbarad").value("path_defense")) == (1, 1)
    aragorn = wotr(aragorn=player(reserve=["Arwen"]), active=[place("Pelargir", "Aragorn")])
    assert only(aragorn, "Aragorn").value("battleground_defense") == 2


def test_arwen_on_a_battleground_gives_nothing():
    game = wotr(active=[place("Rivendell", "Arwen"), place("Weathertop", "Strider")])
    assert only(game, "Strider").value("path_defense") == 2


@pytest.mark.rule("wotr.card-text.34", "wotr.card-text.35", "wotr.playing-to-reserve.6")
def test_elrond_draws_and_raises_the_carryover_limit_at_once():
    hand = ["Elrond", "Boromir", "Arwen", "Legolas"]
    game = wotr(
        aragorn=player(hand=hand, deck=["Faramir", "Lembas"]),
        frodo=IDLE,
        saruman=IDLE,
        witch_king=IDLE,
        active=["Imladris"],
        first=ARAGORN,
    )
    assert "pass" not in offers(game)
    game.play("play Elrond", "to reserve", "cycle Boromir")
    assert names(game, "hand", ARAGORN) == ["Arwen", "Legolas", "Faramir"]
    assert "pass" in offers(game)


@pytest.mark.rule("wotr.card-text.35", "wotr.playing-to-reserve.7")
def test_elrond_who_has_moved_raises_no_limit():
    game = wotr(
        aragorn=player(hand=["Boromir", "Arwen", "Legolas"], reserve=["Elrond"], deck=["Faramir", "Lembas"]),
        frodo=IDLE,
        saruman=IDLE,
        witch_king=IDLE,
        active=["Imladris"],
        first=ARAGORN,
        round=2,
    )
    assert "pass" in offers(game)
    game.play("move Elrond")
    assert names(game, "hand", ARAGORN) == ["Boromir", "Arwen", "Legolas"]
    assert "pass" not in offers(game)


@pytest.mark.rule("wotr.card-text.26")
@pytest.mark.parametrize("where", ["to Egladil", "to Rivendell", "to reserve"])
def test_galadriel_draws_when_played_anywhere(where):
    game = wotr(
        aragorn=player(hand=["Galadriel", "Boromir"], deck=["Elrond", "Legolas"]),
        active=["Egladil", "Rivendell"],
        first=ARAGORN,
    )
    game.play("play Galadriel", where)
    assert names(game, "hand", ARAGORN) == ["Elrond"]


@pytest.mark.rule("wotr.card-text.26", "wotr.move-action.4")
def test_galadriel_draws_nothing_when_moved():
    game = wotr(aragorn=player(reserve=["Galadriel"], deck=["Elrond"]), active=["Egladil"], first=ARAGORN, round=2)
    game.play("move Galadriel")
    assert (zone(game, "Galadriel"), names(game, "hand", ARAGORN)) == ("field", [])


@pytest.mark.rule("wotr.card-text.27")
def test_galadriel_in_reserve_draws_one_more_and_then_cycles_any_card_of_the_hand():
    game = wotr(
        aragorn=player(
            hand=["Lembas"], reserve=["Galadriel"], deck=["Arwen", "Legolas", "Elrond", "Faramir", "Boromir"]
        ),
        at="5.1",
        stop=True,
    )
    assert (asked(game), offers(game)) == (
        ARAGORN,
        ["cycle Lembas", "cycle Arwen", "cycle Legolas", "cycle Elrond", "cycle Faramir"],
    )
    game.play("cycle Lembas")
    assert names(game, "hand", ARAGORN) == ["Arwen", "Legolas", "Elrond", "Faramir"]
    assert (names(game, "cycle", ARAGORN), names(game, "deck", ARAGORN)) == (["Lembas"], ["Boromir"])


@pytest.mark.rule("wotr.card-text.27")
def test_galadriel_at_a_battleground_draws_nothing_more():
    deck = ["Arwen", "Legolas", "Elrond", "Faramir"]
    game = wotr(aragorn=player(deck=deck), active=[place("Rivendell", "Galadriel")], at="5.1", stop=True)
    assert (game.decision, names(game, "hand", ARAGORN)) == (None, deck[:3])


def test_galadriel_and_aragorn_in_reserve_add_up():
    deck = ["Arwen", "Legolas", "Elrond", "Faramir", "Boromir", "Lembas"]
    game = wotr(aragorn=player(reserve=["Galadriel", "Aragorn"], deck=deck), at="5.1", stop=True)
    assert offers(game) == [f"cycle {name}" for name in deck[:5]]


@pytest.mark.rule("wotr.card-text.3", "wotr.procedure-take.1", "wotr.procedure-take.3")
def test_legolas_may_take_his_bow_from_the_deck():
    deck = ["Arwen", "Elrond", "Bow of the Galadhrim", "Faramir"]
    game = wotr(aragorn=player(hand=["Legolas", "Boromir"], deck=deck), active=["Rivendell"], first=ARAGORN)
    game.play("play Legolas", "to Rivendell")
    assert (asked(game), offers(game)) == (ARAGORN, ["take Bow of the Galadhrim", "take none"])
    game.play("take Bow of the Galadhrim")
    assert names(game, "hand", ARAGORN) == ["Bow of the Galadhrim"]
    assert sorted(names(game, "deck", ARAGORN)) == ["Arwen", "Elrond", "Faramir"]
    refused = wotr(aragorn=player(hand=["Legolas", "Boromir"], deck=deck), active=["Rivendell"], first=ARAGORN)
    refused.play("play Legolas", "to reserve", "take none")
    assert zone(refused, "Bow of the Galadhrim") == "deck"


@pytest.mark.rule("wotr.card-text.3")
def test_legolas_finds_no_bow_in_the_cycle_pile():
    game = wotr(
        aragorn=player(hand=["Legolas", "Bow of the Galadhrim"], deck=["Arwen"]), active=["Rivendell"], first=ARAGORN
    )
    game.play("play Legolas", "to Rivendell")
    assert offers(game) == ["take none"]
    game.play("take none")
    assert zone(game, "Bow of the Galadhrim") == "cycle"


# ---- items


@pytest.mark.rule("wotr.card-text.52")
def test_the_bow_is_a_weapon_for_elves():
    (info,) = (info for info in rw.cards("wotr") if info.id == "bow-of-the-galadhrim")
    assert info.traits == ("Weapon",)
    game = wotr(
        aragorn=player(hand=["Bow of the Galadhrim", "Boromir"], reserve=["Legolas", "Strider", "Arwen"]),
        frodo=player(reserve=["Sam Gamgee"]),
        first=ARAGORN,
    )
    game.play("play Bow of the Galadhrim")
    assert offers(game) == ["onto Legolas", "onto Arwen"]
    game.play("onto Legolas")
    assert only(game, "Bow of the Galadhrim").attached_to == "Legolas"


KNIFE = item("long-knife", "Long Knife", faction="elf", number=999, traits="Weapon", wielder_faction="elf")


@pytest.mark.rule("wotr.card-text.53")
@pytest.mark.parametrize(
    ("wielded", "played"), [("Bow of the Galadhrim", "Long Knife"), ("Long Knife", "Bow of the Galadhrim")]
)
def test_whoever_wields_the_bow_wields_no_other_weapon(wielded, played):
    """No Elf of the game can have a second weapon, so the test brings one along."""
    game = wotr(
        aragorn=player(hand=[played, "Boromir"], reserve=[card("Legolas", items=[wielded])]),
        extra=(KNIFE,),
        first=ARAGORN,
    )
    assert f"play {played}" not in offers(game)
    two = wotr(
        aragorn=player(hand=[played, "Boromir"], reserve=[card("Legolas", items=[wielded]), "Arwen"]),
        extra=(KNIFE,),
        first=ARAGORN,
    )
    two.play(f"play {played}")
    assert only(two, played).attached_to == "Arwen"


@pytest.mark.rule("wotr.card-text.53")
def test_the_bow_goes_with_items_that_are_no_weapons():
    game = wotr(
        aragorn=player(hand=["Bow of the Galadhrim", "Boromir"], reserve=[card("Legolas", items=["Elven Cloak"])]),
        first=ARAGORN,
    )
    game.play("play Bow of the Galadhrim")
    assert only(game, "Bow of the Galadhrim").attached_to == "Legolas"


@pytest.mark.rule("wotr.card-text.40", "wotr.playing-an-item.12")
def test_the_elven_cloak_is_wielded_by_hobbits_and_elves():
    game = wotr(
        aragorn=player(hand=["Elven Cloak", "Boromir"], reserve=["Legolas", "Strider"]),
        frodo=player(reserve=["Sam Gamgee", "Gimli", "Gandalf the Grey"]),
        first=ARAGORN,
    )
    game.play("play Elven Cloak")
    assert offers(game) == ["onto Sam Gamgee", "onto Legolas"]
    game.play("onto Sam Gamgee")
    assert (only(game, "Elven Cloak").attached_to, only(game, "Elven Cloak").seat) == ("Sam Gamgee", FRODO)


@pytest.mark.rule("wotr.card-text.41", "wotr.playing-an-item.15")
def test_the_elven_cloak_saves_its_wielder_with_all_items_in_path_combat():
    game = wotr(
        active=[place("Weathertop", card("Sam Gamgee", items=["Elven Cloak", "Mithril Coat"]), "The Witch-king")],
        at="3.1",
        stop=True,
    )
    assert (names(game, "cycle", FRODO), names(game, "cycle", ARAGORN)) == (
        ["Mithril Coat", "Sam Gamgee"],
        ["Elven Cloak"],
    )
    assert (names(game, "eliminated", FRODO), names(game, "eliminated", ARAGORN)) == ([], [])


@pytest.mark.rule("wotr.card-text.41")
def test_the_elven_cloak_saves_frodos_items_too():
    """His own text would not save them, the Cloak's does."""
    game = wotr(
        active=[place("Weathertop", card("Frodo Baggins", items=["Elven Cloak", "Sting"]), "The Hunter")],
        at="3.1",
        stop=True,
    )
    assert zones(game, "Frodo Baggins", "Elven Cloak", "Sting") == ["cycle", "cycle", "cycle"]


@pytest.mark.rule("wotr.card-text.41")
def test_the_elven_cloak_saves_nobody_at_a_battleground_or_from_forsaking():
    game = wotr(
        active=[place("Lórien", card("Legolas", items=["Elven Cloak"]), "Grond, Hammer of the Underworld")],
        at="3.1",
        stop=True,
    )
    assert zones(game, "Lórien", "Legolas", "Elven Cloak") == ["free-scoring", "eliminated", "eliminated"]
    forsaken = wotr(
        aragorn=player(reserve=[card("Legolas", items=["Elven Cloak"])]),
        witch_king=player(reserve=["The Reaver"]),
        first=WITCH_KING,
    )
    forsaken.play("use The Reaver", "forsake Legolas")
    assert zones(forsaken, "Legolas", "Elven Cloak") == ["eliminated", "eliminated"]


@pytest.mark.rule("wotr.card-text.44")
def test_lembas_is_wielded_by_hobbits():
    game = wotr(
        aragorn=player(hand=["Lembas", "Boromir"], reserve=["Legolas"]),
        frodo=player(reserve=["Gimli", "Pippin Took"]),
        active=[place("Bag End", "Frodo Baggins")],
        first=ARAGORN,
    )
    game.play("play Lembas")
    assert offers(game) == ["onto Frodo Baggins", "onto Pippin Took"]


@pytest.mark.rule("wotr.card-text.45")
def test_lembas_feeds_every_hobbit_on_the_path():
    game = wotr(
        frodo=player(reserve=["Merry Brandybuck"]),
        active=[place("Weathertop", card("Frodo Baggins", items=["Lembas"]), "Sam Gamgee", "Strider", "The Hunter")],
        corruption=3,
    )
    game.play("use Lembas")
    assert (game.table()["corruption"], zone(game, "Lembas")) == (1, "eliminated")
    assert names(game, "eliminated", ARAGORN) == ["Lembas"]


@pytest.mark.rule("wotr.card-text.45")
def test_lembas_is_used_by_the_hobbit_player_on_a_path_only():
    written = [place("Weathertop", card("Frodo Baggins", items=["Lembas"]))]
    assert "use Lembas" in offers(wotr(active=written, corruption=1))
    assert "use Lembas" not in offers(wotr(active=written, corruption=1, first=ARAGORN))
    assert "use Lembas" not in offers(wotr(active=written))
    reserve = player(reserve=[card("Frodo Baggins", items=["Lembas"])])
    assert "use Lembas" not in offers(wotr(frodo=reserve, active=["Weathertop"], corruption=1))


@pytest.mark.rule("wotr.use-an-action.2")
def test_lembas_eliminated_in_combat_removes_no_corruption():
    game = wotr(
        active=[place("Weathertop", card("Frodo Baggins", items=["Lembas"]), "The Hunter")],
        corruption=2,
        at="3.1",
        stop=True,
    )
    assert (zones(game, "Frodo Baggins", "Lembas"), game.table()["corruption"]) == (["cycle", "eliminated"], 2)


def test_lembas_removes_no_more_corruption_than_there_is():
    game = wotr(
        active=[place("Weathertop", card("Frodo Baggins", items=["Lembas"]), "Sam Gamgee", "Merry Brandybuck")],
        corruption=2,
    )
    game.play("use Lembas")
    assert game.table()["corruption"] == 0


def known_top(game: rw.Game, viewer: int | None) -> list[str]:
    """The cards of the Aragorn player's deck that a person knows."""
    return [piece["name"] for piece in game.view(viewer)["players"][ARAGORN]["deck"]["known"]]


def test_the_mirror_shows_the_top_card_before_it_is_forsaken():
    game = wotr(
        aragorn=player(
            hand=["Boromir"], reserve=[card("Galadriel", items=["Mirror of Galadriel"])], deck=["Arwen", "Elrond"]
        ),
        witch_king=player(reserve=["The Reaver"]),
        first=WITCH_KING,
    )
    game.play("use The Reaver")
    assert asked(game) == ARAGORN
    assert (known_top(game, ARAGORN), known_top(game, FRODO), known_top(game, None)) == (["Arwen"], [], [])


def test_the_mirror_works_wherever_galadriel_is():
    game = wotr(
        aragorn=player(hand=["Boromir"], deck=["Arwen", "Elrond"]),
        active=[place("Rivendell", card("Galadriel", items=["Mirror of Galadriel"]))],
        first=ARAGORN,
    )
    assert known_top(game, ARAGORN) == ["Arwen"]
    without = wotr(aragorn=player(hand=["Boromir"], deck=["Arwen"], reserve=["Galadriel"]), first=ARAGORN)
    assert known_top(without, ARAGORN) == []


def test_the_mirror_shows_the_new_top_card_after_a_draw():
    """Minas Tirith asks in the Location phase, before the player's next turn."""
    game = wotr(
        aragorn=player(
            reserve=[card("Galadriel", items=["Mirror of Galadriel"])],
            deck=["Arwen", "Elrond", "Legolas", "Boromir", "Faramir", "Lembas"],
        ),
        battlegrounds=["Minas Tirith"],
        paths=[],
        at="5.1",
    )
    game.play("cycle Arwen")
    assert (asked(game), offers(game)) == (ARAGORN, ["yes", "no"])
    assert known_top(game, ARAGORN) == ["Faramir"]


@pytest.mark.rule("wotr.card-text.46")
@pytest.mark.parametrize("ring", ["Nenya, Ring of Adamant", "Mirror of Galadriel"])
def test_what_galadriel_only_can_wield(ring):
    without = wotr(aragorn=player(hand=[ring, "Boromir"], reserve=["Elrond", "Legolas"]), first=ARAGORN)
    assert f"play {ring}" not in offers(without)
    game = wotr(aragorn=player(hand=[ring, "Boromir"], reserve=["Elrond", "Galadriel"]), first=ARAGORN, patient=True)
    game.play(f"play {ring}")
    assert offers(game) == ["onto Galadriel"]


@pytest.mark.rule("wotr.card-text.47", "wotr.combat-tokens.3", "wotr.playing-to-reserve.3")
@pytest.mark.parametrize("where", ["Egladil", "Rivendell", "Umbar"])
def test_nenya_adds_one_defense_to_the_path_or_to_a_battleground(where):
    game = wotr(
        aragorn=player(reserve=[card("Galadriel", arrived=1, items=["Nenya, Ring of Adamant"])]),
        active=["Egladil", "Rivendell", "Umbar"],
        first=ARAGORN,
    )
    game.play("use Nenya, Ring of Adamant")
    assert offers(game) == ["choose Egladil", "choose Rivendell", "choose Umbar"]
    game.play(f"choose {where}")
    assert only(game, where).tokens == {"defense": 1}
    assert zones(game, "Nenya, Ring of Adamant", "Galadriel") == ["cycle", "reserve"]


@pytest.mark.rule("wotr.card-text.47")
def test_nenya_helps_only_from_reserve_and_only_something_active():
    used = "use Nenya, Ring of Adamant"
    field = wotr(
        active=["Egladil", place("Rivendell", card("Galadriel", items=["Nenya, Ring of Adamant"]))], first=ARAGORN
    )
    assert used not in offers(field)
    nothing = wotr(aragorn=player(reserve=[card("Galadriel", items=["Nenya, Ring of Adamant"])]), first=ARAGORN)
    assert used not in offers(nothing)


@pytest.mark.rule("wotr.card-text.32")
def test_the_phial_is_wielded_by_frodo_or_sam():
    game = wotr(
        aragorn=player(hand=["Phial of Galadriel", "Boromir"], reserve=["Galadriel"]),
        frodo=player(reserve=["Frodo Baggins", "Sam Gamgee", "Merry Brandybuck"]),
        first=ARAGORN,
    )
    game.play("play Phial of Galadriel")
    assert offers(game) == ["onto Frodo Baggins", "onto Sam Gamgee"]


@pytest.mark.rule("wotr.card-text.33", "wotr.playing-an-item.8")
def test_the_phial_defends_the_path_and_not_its_wielder():
    """3 attack: the path cancels 2 by the Phial and Frodo the third; without attack left, nobody is lost."""
    game = wotr(
        active=[place("Shelob's Lair", card("Frodo Baggins", items=["Phial of Galadriel"]), "Shelob", "The Hunter")],
        at="3.1",
        stop=True,
    )
    counted = [entry.text for entry in game.log()][1:3]
    assert counted == ["3 attack at Shelob's Lair", "Shelob's Lair cancels 2"]
    assert zones(game, "Shelob's Lair", "Frodo Baggins", "Phial of Galadriel") == [
        "free-scoring",
        "cycle",
        "eliminated",
    ]
    light = wotr(active=[place("Morgul Vale", card("Sam Gamgee", items=["Phial of Galadriel"]))])
    assert only(light, "Morgul Vale").value("defense") == 2
    assert only(light, "Phial of Galadriel").value("path_defense") == 0


def test_the_phial_in_reserve_lights_no_path():
    game = wotr(frodo=player(reserve=[card("Sam Gamgee", items=["Phial of Galadriel"])]), active=["Lothlórien"])
    assert only(game, "Lothlórien").value("defense") == 2


def test_vilya_lets_each_free_player_draw():
    game = wotr(
        aragorn=player(reserve=[card("Elrond", items=["Vilya, Ring of Air"])], deck=["Arwen", "Boromir"]),
        frodo=player(deck=["Sting", "Gimli"]),
        witch_king=player(deck=["Mordor Orcs"]),
        first=ARAGORN,
    )
    game.play("use Vilya, Ring of Air")
    assert [names(game, "hand", seat) for seat in (FRODO, WITCH_KING, ARAGORN, SARUMAN)] == [
        ["Sting"],
        [],
        ["Arwen"],
        [],
    ]
    assert zones(game, "Vilya, Ring of Air", "Elrond") == ["cycle", "reserve"]


@pytest.mark.rule("wotr.duel-two.15", "wotr.duel-two.17")
def test_vilya_draws_twice_in_a_duel_and_once_in_the_fellowship():
    reserve = [card("Elrond", items=["Vilya, Ring of Air"])]
    deck = ["Arwen", "Sting", "Gimli"]
    game = wotr(gandalf=player(reserve=reserve, deck=deck), scenario="duel-2")
    game.play("use Vilya, Ring of Air")
    assert names(game, "hand", 0) == ["Arwen", "Sting"]
    short = wotr(gandalf=player(reserve=reserve, deck=deck), scenario="fellowship", first=1)
    short.play("use Vilya, Ring of Air")
    assert names(short, "hand", 1) == ["Arwen"]
