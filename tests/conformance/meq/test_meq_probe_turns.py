"""Turns where several rules meet: resting, ambushes, exploring, defeat, Sauron's steps, two players, the Finale."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import (
    argalad,
    asked,
    at,
    favor,
    harmed,
    hero,
    influence,
    meq,
    names,
    offers,
    place,
    plot,
    size,
    story,
    summary,
    thalin,
)
from support.meq_combat import bear

# ---- resting


def test_a_despondent_hero_rests_and_sheds_it_too_late():
    """READINGS 25: the same marker moves twice, the discard comes after it."""
    game = meq(argalad(corruption=["Despondent"], favor=3), at="rest", yellow=2, red=1, black=4, stop=True)
    game.play("rest", "shed Despondent")
    assert (story(game), favor(game), names(game, "area")) == ((0, 2, 3, 4), 0, [])


def test_a_rest_that_reaches_shadow_falls_does_not_begin_the_finale_before_the_story_step():
    """All three are at Shadow Falls now; the Finale waits for the end of the next Story step."""
    game = meq(argalad(), thalin(), at="rest", yellow=10, red=9, black=11, green=2)
    game.play("rest")
    assert (story(game), game.table()["finale"], game.decision.kind) == ((2, 10, 10, 11), False, "travel")


def test_beravor_heals_or_trains_outside_a_haven_and_only_heals_in_one():
    away = meq(hero("Beravor", at="Bree", hand=["Parry"], life=["Charge"], damage=["Evade"]), at="rest", stop=True)
    away.play("rest")
    assert offers(away) == ["heal", "train", "pass"]
    inside = meq(hero("Beravor", hand=["Parry"], life=["Charge"], damage=["Evade"]), at="rest", stop=True)
    inside.play("rest")
    assert offers(inside) == ["heal", "pass"]
    assert "meq.hero-sheet.4" in inside.why_not("train")


def test_near_the_witch_king_beravor_neither_rests_nor_heals_but_a_haven_shelters():
    king = {"Ettenmoors": place(minions=["Witch-king"])}
    assert meq(hero("Beravor", at="Weathertop"), at="rest", places=king).decision.kind == "travel"
    king = {"Bree": place(minions=["Witch-king"])}
    game = meq(hero("Beravor", at="Fornost", damage=["Evade"]), at="rest", places=king, stop=True)
    game.play("rest", "heal")
    assert size(game, "damage") == 0


def test_a_rest_without_cards_in_the_rest_pool_still_advances_a_marker():
    game = meq(argalad(rest=[]), at="rest", red=1, black=1, stop=True)
    game.play("rest")
    assert story(game) == (0, 1, 1, 1)


# ---- the ambush


def test_a_rumour_that_ambushes_leaves_the_orc_for_the_next_turn():
    game = meq(argalad(), at="ambush", places={"Bree": place(monsters=["Rumour", "Orc"], favor=1)})
    game.play("attack with Rumour")
    assert (game.decision.kind, names(game, "monster-tokens")) == ("travel", ["Orc"])
    game.play("explore", "take favor")
    assert favor(game) == 1


def test_in_a_haven_the_hero_may_let_a_minion_be_and_explore_beside_it():
    game = meq(argalad(at="Rivendell"), at="rest", places={"Rivendell": place(minions=["Gothmog"], favor=1)})
    assert offers(game) == ["fight", "pass"]
    game.play("pass", "explore", "take favor")
    assert favor(game) == 1


def test_an_undefeated_ambusher_does_not_end_the_turn_but_one_met_on_the_way_does():
    game = meq(
        argalad(hand=["Parry", "Volley", "Overdraw"]), at="ambush",
        places={"Bree": place(minions=["Gothmog"]), "Old Forest": place(minions=["Mouth of Sauron"])},
        decks={"corruption": ["Despairing"]},
    )  # fmt: skip
    game.play(
        "draw 0", "declare exhaustion", "declare exhaustion", "done", "travel to Old Forest", "discard card Volley"
    )
    assert offers(game) == ["attack with Mouth of Sauron", "peril"], "near Gothmog it is perilous"
    game.play("attack with Mouth of Sauron", "draw 0", "declare exhaustion", "declare exhaustion", "done")
    assert (game.table()["turn"], at(game, "Argalad"), names(game, "area")) == (0, "Old Forest", ["Despairing"])
    assert size(game, "encounters-1", -1) == 15, "no encounter"


def test_a_haven_fight_that_is_not_won_on_the_way_ends_the_turn_too():
    game = meq(argalad(), at="travel", places={"Fornost": place(minions=["Gothmog"])})
    game.play("travel to Fornost", "discard card Parry", "fight", "draw 0", "declare exhaustion")
    game.play("declare exhaustion", "done")
    assert (game.table()["turn"], size(game, "encounters-6", -1)) == (0, 15)


# ---- exploring


def test_a_mistrusted_hero_gains_one_favor_in_a_turn_whatever_gives_it():
    game = meq(
        argalad(corruption=["Mistrusted"]), at="travel", stop=True, decks={"corruption": ["Weak"]},
        places={"Bree": place(favor=2, characters=["Gandalf"])},
    )  # fmt: skip
    game.play("explore", "take favor")
    assert ("take favor" in offers(game), favor(game)) == (False, 1)
    assert "meq.corruption.3" in game.why_not("take favor")
    game.play("ask Gandalf for favor", "choose the Dark Path")
    assert (favor(game), names(game, "area"), at(game, "Gandalf")) == (1, ["Mistrusted", "Weak"], None)


def test_the_dark_path_is_open_with_three_corruption_cards_and_closed_with_four():
    three = meq(
        argalad(corruption=["Weak", "Weary", "Helpless"]), at="travel", stop=True, decks={"corruption": ["Reckless"]}
    )
    three.play("explore", "choose the Dark Path")
    assert (len(names(three, "area")), favor(three)) == (4, 1)
    four = meq(argalad(corruption=["Weak", "Weary", "Helpless", "Reckless"]), at="travel", stop=True)
    four.play("explore")
    assert "meq.explore.6" in four.why_not("choose the Dark Path")


def test_wretched_on_the_dark_path_ends_the_turn_without_an_encounter():
    game = meq(argalad(), thalin(), at="travel", decks={"corruption": ["Wretched"]})
    game.play("explore", "choose the Dark Path")
    assert (game.decision.kind, asked(game), favor(game)) == ("may", 0, 1)
    game.play("yes")
    assert (at(game, "Argalad"), game.table()["turn"], names(game, "area")) == ("Fornost", 2, [])
    assert (size(game, "encounters-1", -1), size(game, "corruption", -1)) == (15, 16)


def test_two_quests_and_a_plot_in_one_location_in_any_order():
    who = hero(
        "Thálin",
        at="Erebor",
        favor=4,
        hand=["Sweep"],
        life=["Sweep"] * 3,
        quests=["The Son of Glóin", "To Look into the Mirrormere"],
    )
    game = meq(who, at="travel", stop=True, plots=["A Dark Messenger"])
    game.play("explore")
    assert "foil A Dark Messenger" not in offers(game), "5 favor"
    game.play("complete The Son of Glóin", "foil A Dark Messenger")
    assert (favor(game), summary(game)["1 fortitude"], names(game, "plot-1"), names(game, "plots-discard", -1)) == (
        0, 6, [], ["A Dark Messenger"],
    )  # fmt: skip
    assert "meq.quest-completion.1" in game.why_not("complete To Look into the Mirrormere")


def test_gollum_is_tortured_costs_nothing_but_the_way_to_barad_dur():
    game = meq(hero("Argalad", at="Barad-dûr"), at="travel", stop=True, plots=["Gollum is Tortured"])
    game.play("explore", "foil Gollum is Tortured")
    assert (names(game, "plot-1"), favor(game)) == ([], 0)


def test_a_starting_plot_that_is_foiled_never_comes_back():
    game = meq(argalad(at="Isengard", favor=3), at="travel", stop=True, plots=["Saruman Hungry for Power"])
    game.play("explore", "foil Saruman Hungry for Power")
    assert (names(game, "plots-discard", -1), "Saruman Hungry for Power" in names(game, "box", -1)) == ([], True)


def test_an_isolated_hero_is_no_partner_and_three_heroes_trade_without_that_one():
    game = meq(
        argalad(favor=1), thalin(at="Bree", corruption=["Isolated"]), hero("Eometh", at="Bree"), at="travel", stop=True,
    )  # fmt: skip
    game.play("explore", "trade", "give favor", "done")
    assert [favor(game, seat) for seat in (1, 2, 3)] == [0, 0, 1]


def test_an_item_is_not_given_to_who_has_one_and_a_level_not_gained_a_third_time():
    game = meq(
        argalad(items=["Horse"], agility=2, favor=1),
        hero("Eometh", at="Bree", items=["Horse"]),
        at="travel",
        stop=True,
        places={"Bree": place(characters=["Aragorn"])},
    )
    game.play("explore", "trade")
    assert "meq.items.5" in game.why_not("give Horse")
    game.play("done", "ask Aragorn for help")
    assert (summary(game)["1 agility"], at(game, "Aragorn")) == (5, None), "the consultation is used up"


# ---- defeat


def test_between_equally_near_havens_sauron_chooses_and_the_item_returns_to_the_supply():
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry"], life=[], items=["Boat"], favor=1), at="travel",
    )  # fmt: skip
    game.play("travel to Tharbad")
    assert (game.decision.kind, at(game, "Argalad")) == ("marker", "Bree"), "defeated before moving"
    game.play("advance the yellow marker", "lose item Boat")
    assert (at(game, "Argalad"), names(game, "area"), names(game, "supply", -1).count("Boat")) == ("Fornost", [], 3)
    tie = meq(hero("Argalad", at="Tharbad", hand=["Parry"], life=[]), at="travel")
    tie.play("travel to Dunland", "advance the yellow marker")
    assert (asked(tie), offers(tie)) == (0, ["to Fornost", "to Rivendell"])


def test_the_first_defeat_of_the_only_hero_leaves_the_second_turn():
    """READINGS 13: the special Rally and Draw still happen."""
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry"], life=[], rest=["Volley"] * 2), at="travel",
        places={"Bree": place(influence=1)},
    )  # fmt: skip
    game.play("travel to Tharbad", "advance the red marker")
    assert (game.decision.kind, game.table()["round"], influence(game, "Bree")) == ("draw", 2, [1])
    game.play("draw 3")
    assert (game.decision.kind, game.table()["turn"], at(game, "Argalad"), size(game, "hand")) == (
        "rest",
        1,
        "Fornost",
        3,
    )


# ---- Sauron


def test_a_second_broken_line_needs_another_haven():
    around = {n: place(influence=2) for n in ("Eregion", "The Trollshaws", "The High Pass")}
    game = meq(
        argalad(), at="plot", plots=[plot("A Broken Line of Kings", "Rivendell")], plot_hand=["A Broken Line of Kings"],
        places=around,
    )  # fmt: skip
    assert offers(game) == ["discard A Broken Line of Kings", "pass"]
    assert "meq.plot-play.1" in game.why_not("play A Broken Line of Kings")


def test_a_new_gollum_plot_drives_out_the_other_and_leaves_its_space_free():
    game = meq(
        argalad(), at="plot", pool=4, plots=["Orcs in the Mountains", "Gollum is Captured"],
        plot_hand=["Gollum is Tortured"], stop=True,
    )  # fmt: skip
    game.play("play Gollum is Tortured")
    assert [names(game, f"plot-{n}") for n in (1, 2, 3)] == [["Orcs in the Mountains"], [], ["Gollum is Tortured"]]
    assert names(game, "plots-discard", -1) == ["Gollum is Captured"]


def test_the_fourth_token_brings_the_others_back_though_its_own_track_was_half_full():
    """Tokens on 6 and 5, and on the first 3 of command; the next influence is worth 4 and alone stays."""
    game = meq(
        argalad(), at="action", tracks={"influence": [6, 5], "command": [1]}, places={"Barad-dûr": place(influence=6)}
    )
    game.play("place influence")
    assert game.table()["tracks"] == {"influence": [4], "draw": [], "command": []}
    assert game.decision.prompt().endswith("Left: 4")


def test_influence_that_finds_no_place_is_lost():
    """Every Stronghold and the pool are full, no location is joined to one: nothing can be placed."""
    full = {"Barad-dûr": place(influence=6), "Dol Guldur": place(influence=3), "Mount Gundabad": place(influence=3)}
    joined = {n: place(influence=6) for n in ("Mount Doom",)}
    game = meq(argalad(), at="action", places={**full, **joined}, pool=4)
    game.play("place influence")
    assert "influence Barad-dûr" not in offers(game)
    assert "into the Shadow Pool" not in offers(game)
    assert {"influence South Eaves", "influence Rhosgobel", "influence Plains of Gorgoroth"} <= {*offers(game)}


def test_a_drawn_plot_that_is_not_kept_lies_at_the_bottom_face_down():
    game = meq(argalad(), at="action", decks={"plots": ["Gollum is Captured", "Osgiliath Invaded"]})
    game.play("draw cards", "keep Osgiliath Invaded")
    assert (names(game, "plot-hand"), names(game, "plots", -1)[0], size(game, "shadow-hand")) == (
        ["Osgiliath Invaded"], "Gollum is Captured", 2,
    )  # fmt: skip
    assert game.view(1)["zones"]["plots"]["known"] == []


def test_a_token_moves_with_influence_only_a_minion_anywhere_and_neither_starts_a_fight():
    game = meq(
        argalad(), at="action",
        places={"Weathertop": place(monsters=["Orc"], influence=1), "Tharbad": place(minions=["Black Serpent"])},
    )  # fmt: skip
    game.play("command")
    assert "meq.action-command.5" in game.why_not("move Orc")
    game.play("move Black Serpent", "to Fornost")
    assert (at(game, "Black Serpent"), game.decision.kind) == ("Fornost", "command")


def test_three_heroes_three_actions_and_a_shadow_card_in_each_turn():
    game = meq(argalad(), thalin(), hero("Eometh"), at="action", pool=4, shadow=["Storms of Mordor", "An Evil Fog"])
    game.play("play Storms of Mordor")
    assert "meq.shadow-play.4" in game.why_not("play An Evil Fog")
    assert game.decision.prompt().endswith("Left: 3")


# ---- the Finale


@pytest.mark.parametrize(
    ("markers", "health", "fortitude"),
    [
        ({"green": 18, "yellow": 15, "red": 10, "black": 10}, 9, 8),  # no side is dominant: 0 and 0
        ({"green": 18, "yellow": 9, "red": 9, "black": 9}, 6, 5),  # 9 to the Finale, 3 to Shadow Falls
        ({"green": 12, "yellow": 18, "red": 0, "black": 0}, 15, 14),  # Sauron: 6 spaces
        ({"green": 17, "yellow": 18, "red": 3, "black": 3}, 10, 9),
    ],
)
def test_the_ringwraiths_of_the_finale(markers: dict[str, int], health: int, fortitude: int):
    game = meq(
        argalad(corruption=["Weak", "Weary"]), at="finale", sauron_mission="To Find Them All", **markers,
        places={"Bree": place(minions=[{"name": "Ringwraiths", "damage": 5}])},
    )  # fmt: skip
    assert game.decision.kind == "agility"
    (wraiths,) = game.look("Ringwraiths")
    assert (wraiths.value("health"), wraiths.value("fortitude"), harmed(game, "Ringwraiths")) == (health, fortitude, 0)
    assert size(game, "hand", 0) == fortitude


def test_a_coin_decides_between_heroes_who_want_different_champions():
    game = meq(
        argalad(corruption=["Weak", "Weary"]),
        thalin(),
        at="finale",
        green=18,
        yellow=15,
        red=9,
        black=9,
        sauron_mission="To Find Them All",
    )
    assert asked(game) == 1
    game.play("choose player 2")
    assert (asked(game), offers(game)) == (2, ["agree", "object"])
    game.play("object")
    told = [entry.text for entry in game.log() if entry.rule == "meq.hero-decisions.2"]
    assert told, "a coin is flipped"


def test_a_hero_defeated_in_the_finale_loses_the_game():
    game = meq(
        hero("Argalad", hand=["Parry"], life=["Volley"], corruption=["Weak", "Weary"]),
        at="finale",
        green=18,
        yellow=17,
        red=9,
        black=9,
        sauron_mission="To Find Them All",
        decks={"ravager": ["Attack of Opportunity", "Eviscerate"]},
    )
    while not game.over:
        keys = offers(game)
        game.choose("fight on" if "fight on" in keys else keys[0])
        bear(game)
    assert game.result.winners == (0,)


def test_no_card_is_lost_in_a_turn_with_a_fight_a_move_and_an_encounter():
    """Every piece is somewhere: 125 hero cards less those in the box, all tokens, all decks."""
    game = meq(thalin(life=["Sweep"] * 3 + ["Rush"] * 2), at="ambush", places={"Erebor": place(minions=["Gothmog"])})
    pieces = len(game.state.card)
    game.play("fight", "draw 0", "fight on", "fight on")
    game.choose(0)
    game.choose(0)
    bear(game)
    assert sum(len(zone) for zone in game.state.zones) == pieces
    assert isinstance(game, rw.Game)


def test_argalad_may_scout_before_he_rests_but_once_in_the_turn():
    game = meq(argalad(), at="rest", places={"Weathertop": place(monsters=["Orc"], influence=1)})
    assert offers(game) == ["rest", "use Argalad", "pass"]
    game.play("use Argalad")
    seen = [token.get("name") for token in game.view(1)["zones"]["monster-tokens"]]
    assert (seen, offers(game)) == (["Orc"], ["rest", "pass"])
    game.play("pass")
    assert "meq.hero-sheet.4" in game.why_not("use Argalad")
