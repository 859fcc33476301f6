"""What the box holds, and proofs of clauses that only their own numbers or a test card can show."""

from __future__ import annotations

import io
from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.meq.flow.acting import ACTION_TOKENS
from rulewright.games.meq.table import IN_BOX, MOST_LEVELS, PLOT_SPACES
from rulewright.games.meq.vocabulary.combat import DealDamage
from rulewright.games.meq.vocabulary.combat_texts import MELEE, following
from rulewright.games.meq.vocabulary.printing import card
from rulewright.terminal.plain import PlainTable
from rulewright.terminal.session import Session
from support.meq import argalad, fight_a_round, hero, meq, place, story, thalin, told

TOWERS = {"Barad-dûr": place(influence=4), "Dol Guldur": place(influence=3), "Mount Gundabad": place(influence=2)}


@pytest.mark.rule("meq.components.24")
def test_eighty_influence_tokens_lie_in_the_supply_the_pool_and_the_locations():
    assert meq(argalad()).table()["supply"]["influence"] == 80
    game = meq(argalad(), places=TOWERS, pool=3, at="action")
    assert game.table()["supply"]["influence"] == 80 - 9 - 3
    game.play("place influence", "into the Shadow Pool", "influence Mount Doom")
    assert game.table()["supply"]["influence"] == 66


@pytest.mark.rule("meq.components.25")
def test_thirty_favor_tokens_lie_in_the_supply_on_sheets_and_in_locations():
    assert meq(argalad()).table()["supply"]["favor"] == 30
    game = meq(
        argalad(favor=2), thalin(favor=3), places={"Bree": place(favor=4)}, at="travel", decks={"corruption": ["Weak"]}
    )
    assert game.table()["supply"]["favor"] == 21
    game.play("explore", "take favor")
    assert game.table()["supply"]["favor"] == 21, "from the location to the sheet"
    game.play("choose the Dark Path")
    assert game.table()["supply"]["favor"] == 20, "from the supply"


@pytest.mark.rule("meq.components.28")
def test_the_damage_tokens_make_fifty_points():
    assert (IN_BOX["damage-of-1"], IN_BOX["damage-of-3"]) == (20, 10)
    assert meq(argalad()).table()["supply"]["damage"] == 20 + 10 * 3
    game = meq(argalad(), places={"Rhûn": place(minions=[{"name": "Black Serpent", "damage": 8}])}, at="action")
    assert game.table()["supply"]["damage"] == 42
    game.play("command", "heal Black Serpent")
    assert game.table()["supply"]["damage"] == 46


@pytest.mark.rule("meq.components.26")
def test_one_player_at_a_time_has_the_current_player_token():
    """Who has it is one seat, from Sauron to the last hero; it goes on when a turn ends."""
    game = meq(argalad(), thalin(), at="travel", round=3)
    assert (IN_BOX["current-player"], game.table()["turn"]) == (1, 1)
    game.play("end the Travel step")
    while game.table()["turn"] == 1:
        game.choose(0)
    assert game.table()["turn"] == 2


@pytest.mark.rule("meq.components.22")
def test_there_are_235_tokens():
    counted: Counter[str] = Counter()
    for info in rw.cards("meq"):
        counted[info.kind] += info.copies
    levels = 3 * 4 * MOST_LEVELS
    markers = len(story(meq(argalad()))) + len(PLOT_SPACES) + 1
    pieces = counted["monster-token"] + counted["character"]
    assert (pieces, sum(IN_BOX.values()), levels, ACTION_TOKENS, markers) == (58, 141, 24, 4, 8)
    assert pieces + sum(IN_BOX.values()) + levels + ACTION_TOKENS + markers == 235


@pytest.mark.rule("meq.story-track.1")
def test_the_story_track_is_the_upper_edge_of_the_table():
    """The line above all that lies on the table begins with the four markers and their spaces."""
    out = io.StringIO()
    PlainTable(
        Session(meq(argalad(), green=4, yellow=3, red=2, black=1), "en", {}), io.StringIO("b\nq\n"), out, io.StringIO()
    ).run()
    lines = out.getvalue().splitlines()
    story = next(i for i, line in enumerate(lines) if "Heroes: 4; Ring: 3; Conquest: 2; Corruption: 1" in line)
    assert story < next(i for i, line in enumerate(lines) if line.startswith("Map"))


@pytest.mark.rule("meq.combat-phases.17")
def test_in_part_d_the_text_of_the_hero_comes_before_that_of_sauron():
    """Set Trap and a test card of the Zealot deck wait for the same part: the Agent is hurt first."""
    snare = card(
        "zealot-set-trap", "Set Trap", "combat-card", following(DealDamage(2)), set="zealot", back="zealot",
        stats={"attack": 0, "defense": 0, "strength": 0}, labels={"type": MELEE},
    )  # fmt: skip
    game = meq(
        hero("Argalad", at="Bree", hand=["Set Trap", "Parry", "Volley"], life=["Overdraw"] * 4), at="ambush",
        places={"Bree": place(minions=["Mouth of Sauron"])}, extra=(snare,),
        decks={"zealot": ["Set Trap", "Hack"], "corruption": ["Weary"]},
    )  # fmt: skip
    game.play("draw 0")
    fight_a_round(game, "Set Trap", "Set Trap")
    fight_a_round(game, "Parry", "Hack")
    assert told(game, "meq.damage-minions.1", "meq.damage-pool.2")[1:3] == [
        "Mouth of Sauron takes 2 damage",
        "Argalad takes 2 damage",
    ]
