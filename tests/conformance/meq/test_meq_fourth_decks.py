"""A fourth look: decks that run out, pools that are empty, and how decks and locations may be written."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import argalad, asked, at, favor, hero, meq, names, offers, only, place, size, thalin, told

ROHAN = [
    "The Key to the Anduin", "Prince Imrahil", "The Seat of Seeing", "Sweet Words, Bitter Dreams",
    "They Come from Umbar", "The Éored", "The Mounts of the Haradrim", "The Palantír of Orthanc", "Lies and Deceit",
    "Smugglers", "Allies of the Dark Lord", "Dangers, Both Real and Imagined",
]  # fmt: skip


@pytest.mark.rule("meq.component-limits.1", "meq.encounter-step.10")
def test_who_draws_the_last_three_cards_leaves_a_new_deck_and_a_new_discard_pile():
    """Twelve cards lie in the discard pile, three are left: these three are not among those shuffled."""
    game = meq(argalad(at="Dunharrow"), at="encounter", stop=True, discards={"rohan-gondor": ROHAN})
    assert sorted(names(game, "encounters-4", -1)) == sorted(ROHAN)
    assert size(game, "encounters-4-discard", -1) + size(game, "area") == 3


@pytest.mark.rule("meq.component-limits.1", "meq.action-draw.6")
def test_a_plot_that_is_not_kept_goes_under_the_deck_made_anew():
    left = ["Gollum is Captured", "Loss of an Heir"]
    gone = sorted({card.name for card in rw.cards("meq") if card.kind == "plot"} - {*left, "A Broken Line of Kings"})
    gone = [name for name in gone if not name.startswith(("Sauron Hunts", "Monsters in", "Saruman Hungry"))]
    plots = ["A Broken Line of Kings", "A Broken Line of Kings", *gone]
    game = meq(argalad(), at="action", discards={"plots": plots})
    game.play("draw cards", "keep Loss of an Heir")
    assert names(game, "plots", -1)[0] == "Gollum is Captured"
    assert sorted(names(game, "plots", -1)[1:]) == sorted(plots)


@pytest.mark.rule("meq.damage-minions.6")
def test_the_ringwraiths_come_back_also_where_they_were_written_in_stage_one():
    """Two damage in Mirkwood are enough; the Action step of the same turn brings them to Minas Morgul."""
    hurt = {"South Eaves": place(minions=[{"name": "Ringwraiths", "damage": 7}])}
    game = meq(argalad(), at="event", places=hurt, decks={"events-1": ["Beornings, the Skin Changers"]})
    game.play("yes")
    assert (at(game, "Ringwraiths"), only(game, "Ringwraiths").tokens) == ("Minas Morgul", {})


@pytest.mark.rule("meq.encounter-card.5")
def test_an_empty_rest_pool_can_be_shuffled_in_full():
    """So nobody is made to spend favor on the way to Edoras."""
    drawn = {"rohan-gondor": ["The Éored", "The Key to the Anduin", "Prince Imrahil"]}
    game = meq(argalad(at="Helm's Deep", rest=[], favor=1), at="encounter", stop=True, decks=drawn)
    assert offers(game) == ["shuffle back the Rest Pool", "spend 1 favor for Edoras"]
    game.play("shuffle back the Rest Pool")
    assert (at(game, "Argalad"), favor(game)) == ("Helm's Deep", 1)


@pytest.mark.rule("meq.peril-cards.7")
def test_a_marker_at_its_end_is_no_choice_beside_damage():
    """Reading 24: the black marker cannot advance, so the hero takes the 5 damage and is not asked."""
    drawn = {"perils": ["The Weakness of Men", "The Dark Tower", "Trapped"]}
    there = {"Osgiliath": place(influence=3)}
    mine = argalad(at="Minas Tirith", hand=["Parry", "Volley"], life=["Overdraw"] * 5, damage=[])
    game = meq(mine, at="travel", black=18, places=there, decks=drawn)
    game.play("travel to Osgiliath", "discard card Parry", "inflict The Weakness of Men")
    assert (game.decision.kind, told(game, "meq.damage-pool.2")) == ("damage", ["Argalad takes 5 damage"])


@pytest.mark.rule("meq.corruption.3", "meq.favor-tokens.3")
def test_the_log_tells_what_is_really_gained():
    game = meq(argalad(corruption=["Mistrusted"]), at="travel", places={"Bree": place(characters=["Gandalf"])})
    game.play("explore", "ask Gandalf for favor")
    assert (favor(game), told(game, "meq.favor-tokens.3")) == (1, ["Argalad gains 1 favor"])


@pytest.mark.rule("meq.shadow-pool.7")
def test_the_log_tells_what_the_shadow_pool_has_really_taken():
    drawn = {"perils": ["Trapped", "The Dark Tower", "Khazad-dûm"]}
    there = {"Weathertop": place(influence=3)}
    game = meq(argalad(hand=["Parry"] * 2, life=["Volley"]), at="travel", pool=3, places=there, decks=drawn)
    game.play("travel to Weathertop", "discard card Parry", "inflict Trapped")
    assert (game.table()["pool"], told(game, "meq.influence-tokens.1")) == (4, ["1 influence goes to the Shadow Pool"])


@pytest.mark.rule("meq.corruption.3")
def test_what_corruption_allows_holds_when_a_position_begins():
    """No table has more: the favor goes at once, and the cards are asked for."""
    game = meq(argalad(favor=5, corruption=["Despairing"]), at="travel")
    assert (favor(game), told(game, "meq.corruption.3")) == (3, ["Argalad gives up 2 favor"])
    game = meq(argalad(hand=["Overdraw"] * 6 + ["Parry"] * 2, life=["Volley"], damage=[], corruption=["Distraught"]))
    assert (game.decision.prompt("en"), game.decision.rule) == (
        "Distraught: which card do you discard? Left: 1", "meq.corruption.3",
    )  # fmt: skip
    game.play("discard card Parry")
    assert (size(game, "hand"), offers(game)) == (7, ["rest", "pass"])


def test_locations_and_decks_may_be_written_with_underlines():
    there = {"barad_dur": place(influence=2), "the_shire": place(favor=1)}
    game = meq(
        argalad(), places=there, decks={"Eriador_Enedwaith": ["The Grey Company"], "events_2": ["The Foe-hammer"]}
    )
    assert only(game, "Barad-dûr").tokens == {"influence": 2}
    assert (names(game, "encounters-1", -1)[-1], names(game, "events-2", -1)[-1]) == (
        "The Grey Company",
        "The Foe-hammer",
    )


@pytest.mark.rule("meq.hero-decisions.2")
def test_who_has_objected_and_wins_the_coin_decides_otherwise():
    """The proposal stands, or the hero who objected chooses among the others: the seed says which."""
    seen = set()
    for seed in range(8):
        heroes = argalad(), thalin(), hero("Eometh")
        game = meq(*heroes, at="finale", seed=seed, green=18, yellow=14, hero_mission="Isildur's Secret")
        game.play("choose player 2", "object")
        seen.add((asked(game), *offers(game)))
    assert seen == {(1, "draw 2", "draw 1", "draw 0"), (2, "choose player 3", "choose player 4")}


def test_what_texts_do_cites_the_clause_of_their_card_in_the_log():
    drawn = {"misty-mountains-mirkwood": ["The Beornings Ask for Help", "Radagast the Brown", "Saruman's Fires"]}
    there = {"Mount Gundabad": place(influence=2, monsters=["Orc"])}
    game = meq(argalad(at="The High Pass", favor=1), at="encounter", stop=True, pool=3, places=there, decks=drawn)
    game.play("yes")
    assert told(game, "meq.encounter-card.5") == ["2 influence leaves the Shadow Pool", "Monster token discarded: Orc"]
    game = meq(argalad(at="Fangorn"), at="travel", green=13, event="The Trees of Fangorn")
    game.play("explore")
    assert told(game, "meq.event-location.3") == ["The event The Trees of Fangorn is discarded"]


def test_who_wretched_moves_to_a_haven_is_not_told_to_be_defeated():
    drawn = {"corruption": ["Wretched"]}
    game = meq(argalad(), at="action", green=7, pool=8, shadow=["The Lidless Eye"], decks=drawn)
    game.play("play The Lidless Eye", "yes")
    assert told(game, "meq.corruption.3") == ["Argalad moves: Fornost"]
    assert told(game, "meq.defeated-heroes.6") == []


def test_only_the_hero_who_trains_while_resting_is_told_where():
    assert meq(argalad()).why_not("train").endswith("that is an ability of another hero [meq.hero-sheet.4]")
    in_haven = meq(hero("Beravor", at="Fornost"))
    assert in_haven.why_not("train") == "Training comes with a rest outside a Haven [meq.hero-sheet.4]"


def test_heroes_who_are_asked_to_agree_are_told_by_which_rule():
    drawn = {"events-1": ["The Courage of Erkenbrand"]}
    game = meq(argalad(), thalin(), at="event", stop=True, decks=drawn, places={"Isengard": place(influence=1)})
    game.play("yes")
    assert (asked(game), game.decision.rule) == (2, "meq.hero-decisions.2")


@pytest.mark.rule("meq.favor-tokens.4")
def test_favor_lies_on_the_hero_sheet():
    game = meq(argalad(favor=2), thalin(), at="travel", places={"Bree": place(favor=1)})
    game.play("explore", "take favor")
    assert (only(game, "Argalad").tokens, only(game, "Thálin").tokens) == ({"favor": 3}, {})
    assert game.table()["favor"] == [0, 3, 0]


@pytest.mark.rule("meq.rest-step.8", "meq.rest-step.9")
def test_the_log_tells_why_the_rest_step_is_skipped():
    """A blank token bars the rest as well, though the Ambush step turns it up and it is gone."""
    game = meq(argalad(), places={"Bree": place(monsters=["Rumour"])})
    assert told(game, "meq.rest-step.8") == ["Argalad cannot rest here"]
    assert told(meq(argalad(at="Dol Guldur")), "meq.rest-step.9") == ["Argalad cannot rest here"]


@pytest.mark.rule("meq.summary-rules.9", "meq.plot-card.7")
def test_the_log_tells_why_no_encounter_is_drawn():
    near = {"Tharbad": place(minions=["Gothmog"])}
    game = meq(argalad(), at="encounter", stop=True, places=near)
    assert told(game, "meq.summary-rules.9") == ["Argalad draws no encounter cards here"]
    broken = [{"name": "A Broken Line of Kings", "at": "Rivendell"}]
    game = meq(argalad(at="Rivendell"), at="encounter", stop=True, plots=broken)
    assert told(game, "meq.plot-card.7") == ["Argalad draws no encounter cards here"]


def test_what_was_written_so_is_found_so():
    game = meq(
        argalad(at="Grey Havens"), places={"Shire": place(influence=1), "barad_dur": place(minions=["Witch King"])}
    )
    assert only(game, "Shire").tokens == {"influence": 1}
    assert [only(game, name).name for name in ("barad_dur", "Witch King", "Helms Deep", "grey havens")] == [
        "Barad-dûr", "Witch-king", "Helm's Deep", "The Grey Havens",
    ]  # fmt: skip
    assert game.look("Mordor") == []


@pytest.mark.rule("meq.peril-cards.7")
@pytest.mark.parametrize("stop", [True, False])
def test_a_peril_that_ends_the_turn_is_discarded_also_where_the_game_stands_still(stop: bool):
    drawn = {"perils": ["An Enduring Evil", "Trapped", "Khazad-dûm"], "corruption": ["Weak"]}
    there = {"Ruins of Angmar": place(influence=1)}
    game = meq(argalad(at="The North Downs"), at="travel", stop=stop, places=there, decks=drawn, yellow=1)
    game.play("travel to Ruins of Angmar", "discard card Volley", "inflict An Enduring Evil")
    assert (game.decision is None, names(game, "perils-discard", -1)[-1]) == (stop, "An Enduring Evil")
