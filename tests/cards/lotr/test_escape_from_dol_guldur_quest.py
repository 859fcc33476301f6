"""Escape from Dol Guldur: quest cards 123-125, the prisoner and the rescue."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.captivity import Capture
from rulewright.games.lotr.vocabulary.printing import ally
from rulewright.games.lotr.vocabulary.words import Action
from support.lotr import card, lotr, offers, only, pass_until, seat, threat, zones

WARDEN = ally("Warden", Action(Capture()), number=901, copies=1, cost=0, stats=(0, 0, 0, 9), traits="Orc.")
"""Takes a prisoner as the first stage does when it is revealed."""
LEADERS = ("Aragorn", "Théodred", "Glóin")
TREASURES = ("Gandalf's Map", "Dungeon Torch", "Shadow Key")


def deep(*seats: dict[str, object], **written: object) -> rw.Game:
    """A position in the dungeons, with the Nazgûl set aside."""
    written = {"aside": ["Nazgûl of Dol Guldur"], "patient": True, **written}
    return lotr(*seats, scenario="escape-from-dol-guldur", extra=(WARDEN,), **written)


def on_quest(name: str, **state: object) -> dict[str, object]:
    """A committed hero."""
    return card(name, committed=True, exhausted=True, **state)


def captive(game: rw.Game, *names: str) -> list[str]:
    """Which of the heroes is the prisoner: the one that lies under no name."""
    return [name for name in names if not game.look(name)]


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_setup_of_the_necromancers_tower_stages_the_objectives_with_guards_and_sets_the_nazgul_aside(seed):
    game = rw.new("lotr", scenario="escape-from-dol-guldur", decks=["leadership"], seed=seed)
    game.choose("keep")
    while game.table()["phase"] == "setup":
        game.choose(0)
    assert [zones(game, name) for name in TREASURES] == [["staging"]] * 3
    assert zones(game, "Nazgûl of Dol Guldur") == ["set-aside"]
    assert (zones(game, "The Necromancer's Tower"), only(game, "The Necromancer's Tower").value("quest_points")) == (
        ["quest"],
        9,
    )
    assert len(captive(game, *LEADERS)) == 1
    assert zones(game, "Prisoner") == ["play"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "Aragorn is taken prisoner"), ("uk", "Араґорна взято в полон"), ("ru", "Арагорн попадает в плен")],
)
def test_the_log_says_who_is_taken_prisoner(lang: str, line: str):
    """The card lies face down when that is told."""
    game = rw.new("lotr", scenario="escape-from-dol-guldur", decks=["leadership"], seed=0)
    game.choose("keep")
    while game.table()["phase"] == "setup":
        game.choose(0)
    assert captive(game, *LEADERS) == ["Aragorn"]
    assert line in [entry.text for entry in game.log(0, lang)]


def test_the_prisoner_is_picked_at_random_among_the_heroes_of_all_players():
    taken = set()
    for seed in range(40):
        game = deep(seat(heroes=["Aragorn"], allies=["Warden"]), seat(heroes=["Legolas", "Gimli"]), at="3.1", seed=seed)
        game.play("use Warden")
        (name,) = captive(game, "Aragorn", "Legolas", "Gimli")
        taken.add(name)
    assert taken == {"Aragorn", "Legolas", "Gimli"}


def test_the_prisoner_collects_nothing_commits_nowhere_and_cannot_be_chosen_or_damaged():
    game = deep(
        seat(heroes=["Aragorn"], allies=["Warden"]),
        encounter_deck=["King Spider"],
        at="1.1",
    )
    assert only(game, "Aragorn").tokens == {"resources": 1}
    game.play("use Warden")
    assert offers(game) == ["pass"], "the Warden has taken the only hero"
    while game.table()["step"] != "3.3":
        game.choose(offers(game)[-1])
    assert offers(game) == ["choose Warden"], "King Spider finds no other character"
    game.choose(0)
    while game.table()["step"] != "1.3":
        game.choose(offers(game)[-1])
    assert only(game, "Prisoner").tokens == {"resources": 1}
    assert threat(game) == 12 + 2 + 1


@pytest.mark.rule("lotr.player-elimination.1")
def test_a_player_whose_only_hero_is_the_prisoner_stays_in_the_game():
    for seed in range(20):
        game = deep(
            seat(heroes=["Aragorn"], allies=["Warden"], threat=0),
            seat(heroes=[card("Legolas", damage=3)], engaged=["King Spider"], threat=0),
            at="6.1",
            seed=seed,
        )
        game.play("use Warden")
        if captive(game, "Aragorn", "Legolas") == ["Aragorn"]:
            break
    assert game.table()["eliminated"] == [False, False]
    pass_until(game, "assign")
    game.choose(0)
    assert game.table()["eliminated"] == [False, True], "a destroyed hero is another matter"
    pass_until(game, "commit")
    assert (game.over, game.table()["eliminated"], threat(game)) == (False, [False, True], 1)


def test_an_undefended_attack_on_a_player_whose_only_hero_is_the_prisoner_harms_nobody():
    game = deep(seat(heroes=["Aragorn"], allies=["Warden"], engaged=["King Spider"], threat=0), at="6.2", shadows=False)
    game.play("use Warden")
    pass_until(game, "defend")
    game.play("leave it undefended")
    pass_until(game, "commit")
    assert (only(game, "Prisoner").tokens, only(game, "Warden").tokens.get("damage"), game.over) == ({}, None, False)


@pytest.mark.parametrize("stage", ["The Necromancer's Tower", "Through the Caverns"])
def test_the_players_as_a_group_play_one_ally_a_round(stage):
    game = deep(
        seat(
            heroes=[card("Aragorn", resources=9)], hand=["Guard of the Citadel", "Snowbourn Scout", "Steward of Gondor"]
        ),
        seat(heroes=[card("Legolas", resources=9)], hand=["Gondorian Spearman"]),
        quest=stage,
        at="2.2",
    )
    assert offers(game) == ["play Guard of the Citadel", "play Snowbourn Scout", "play Steward of Gondor", "pass"]
    game.play("play Guard of the Citadel", "pay with Aragorn", "pay with Aragorn", "pass")
    assert offers(game) == ["play Steward of Gondor", "pass"]
    game.play("pass", "pass")
    assert (game.decision.seat, offers(game)) == (1, ["pass"]), "it counts for the others too"
    while game.table()["round"] == 1 or game.table()["phase"] != "planning":
        game.choose(offers(game)[-1])
    assert "play Gondorian Spearman" in offers(game), "a new round"


def test_an_ally_may_be_put_into_play_beyond_the_one_that_is_played():
    game = deep(
        seat(
            heroes=[card("Aragorn", resources=9)],
            hand=["Guard of the Citadel", "Sneak Attack", "Snowbourn Scout"],
        ),
        at="2.2",
    )
    game.play("play Guard of the Citadel", "pay with Aragorn", "pay with Aragorn")
    game.play("play Sneak Attack", "pay with Aragorn", "choose Snowbourn Scout")
    assert zones(game, "Snowbourn Scout") == ["play"]


def test_the_necromancers_tower_is_left_only_with_an_objective():
    written = {"quest": {"name": "The Necromancer's Tower", "progress": 8}, "at": "3.4"}
    empty = deep(seat(heroes=[on_quest("Aragorn")]), **written)
    assert zones(empty, "The Necromancer's Tower") == ["quest"]
    assert only(empty, "The Necromancer's Tower").tokens == {"progress": 10}
    bearer = deep(seat(heroes=[on_quest("Aragorn", attachments=["Shadow Key"])]), **written)
    assert zones(bearer, "Through the Caverns") == ["quest"]
    late = deep(seat(heroes=[on_quest("Aragorn")], threat=0), staging=["Shadow Key"], **written)
    late.play("use Shadow Key", "choose Aragorn")
    assert zones(late, "Through the Caverns") == ["quest"], "as soon as the objective is claimed"


def test_progress_on_through_the_caverns_lets_the_players_rescue_the_prisoner_with_a_damage_token():
    game = deep(
        seat(heroes=[card("Aragorn", attachments=["Steward of Gondor"], damage=1)], allies=["Warden"]),
        quest="Through the Caverns",
        at="1.1",
    )
    game.play("use Warden")
    held = only(game, "Prisoner")
    assert (held.tokens, game.look("Steward of Gondor")) == ({"resources": 1, "damage": 1}, [])
    assert zones(game, "Face-down card") == ["play"]


def rescued(answer: str, **written: object) -> rw.Game:
    """Aragorn is the prisoner, his friends place progress on the second stage."""
    for seed in range(40):
        game = deep(
            seat(heroes=["Aragorn"], allies=["Warden"]),
            seat(heroes=[on_quest("Éowyn")]),
            quest="Through the Caverns",
            at="3.3",
            seed=seed,
            **written,
        )
        game.play("use Warden")
        if captive(game, "Aragorn", "Éowyn") == ["Aragorn"]:
            game.play("pass", "pass", answer)
            return game
    raise AssertionError("chance has taken the other hero 40 times")


def test_the_rescue_brings_the_nazgul_into_the_staging_area_and_the_hero_back_with_a_damage():
    game = rescued("use Through the Caverns")
    assert only(game, "Aragorn").tokens == {"damage": 1}
    assert (only(game, "Aragorn").kind, only(game, "Aragorn").controller) == ("hero", 0)
    assert zones(game, "Nazgûl of Dol Guldur") == ["staging"]
    assert only(game, "Through the Caverns").tokens == {"progress": 4}


def test_the_players_need_not_rescue_the_prisoner_at_once():
    game = rescued("pass")
    assert (zones(game, "Prisoner"), zones(game, "Nazgûl of Dol Guldur")) == (["play"], ["set-aside"])


def test_a_rescue_without_progress_on_the_stage_is_not_possible():
    game = lotr(
        seat(heroes=[on_quest("Éowyn"), "Aragorn"], allies=["Warden"]),
        scenario="escape-from-dol-guldur",
        quest="Through the Caverns",
        active="Forest Gate",
        at="3.3",
        patient=True,
        extra=(WARDEN,),
    )
    game.play("use Warden", "pass")
    if captive(game, "Aragorn", "Éowyn") == ["Aragorn"]:
        assert zones(game, "Forest Gate") == ["encounter-discard"]
    assert (game.decision.kind, zones(game, "Prisoner")) == ("action", ["play"])


@pytest.mark.parametrize(
    ("treasures", "stage"),
    [(TREASURES, "Out of the Dungeons"), (TREASURES[:2], "Through the Caverns")],
)
def test_through_the_caverns_is_left_with_all_three_objectives_only(treasures, stage):
    heroes = [on_quest("Éowyn", attachments=list(treasures[:2])), card("Aragorn", attachments=list(treasures[2:]))]
    game = deep(seat(heroes=heroes), quest={"name": "Through the Caverns", "progress": 14}, at="3.4")
    assert zones(game, stage) == ["quest"]


def test_through_the_caverns_is_not_left_while_the_prisoner_is_held():
    heroes = [on_quest("Éowyn", attachments=list(TREASURES[:2])), card("Eleanor", attachments=[TREASURES[2]])]
    for seed in range(40):
        game = deep(
            seat(heroes=heroes),
            seat(heroes=["Aragorn"], allies=["Warden"]),
            quest={"name": "Through the Caverns", "progress": 14},
            at="3.3",
            seed=seed,
        )
        game.play("pass", "use Warden")
        if captive(game, "Éowyn", "Eleanor", "Aragorn") == ["Aragorn"]:
            break
    game.play("pass", "pass")
    assert offers(game) == ["use Through the Caverns", "pass"]
    held = game.clone()
    held.play("pass")
    assert zones(held, "Through the Caverns") == ["quest"]
    game.play("use Through the Caverns")
    assert zones(game, "Out of the Dungeons") == ["quest"]
    assert zones(game, "Nazgûl of Dol Guldur") == ["staging"]


def test_out_of_the_dungeons_sends_each_player_an_orc_guard_when_a_quest_phase_begins():
    game = deep(
        seat(heroes=["Legolas"], deck=["Feint", "Quick Strike"]),
        seat(heroes=["Aragorn"], deck=["Gandalf"]),
        seat(heroes=["Gimli"], deck=[]),
        quest="Out of the Dungeons",
        at="3.1",
    )
    assert [(piece.zone, piece.seat) for piece in game.look("Orc Guard")] == [("engaged", 0), ("engaged", 1)]
    assert zones(game, "Quick Strike") == ["deck"]
    other = deep(seat(heroes=["Legolas"], deck=["Feint"]), quest="Out of the Dungeons", at="4.1")
    assert other.look("Orc Guard") == []


def test_out_of_the_dungeons_does_not_limit_the_allies():
    game = deep(
        seat(heroes=[card("Aragorn", resources=9)], hand=["Guard of the Citadel", "Snowbourn Scout"]),
        quest="Out of the Dungeons",
        at="2.2",
    )
    game.play("play Guard of the Citadel", "pay with Aragorn", "pay with Aragorn")
    assert "play Snowbourn Scout" in offers(game)


def test_seven_progress_win_the_game_out_of_the_dungeons_unless_the_nazgul_is_in_play():
    written = {"quest": {"name": "Out of the Dungeons", "progress": 5}, "at": "3.4"}
    free = deep(seat(heroes=[on_quest("Aragorn")]), **written)
    assert free.result.winners == (0,)
    short = deep(seat(heroes=[on_quest("Aragorn")]), quest={"name": "Out of the Dungeons", "progress": 4}, at="3.4")
    assert not short.over
    hunted = deep(seat(heroes=[on_quest("Aragorn")], engaged=["Nazgûl of Dol Guldur"]), aside=[], **written)
    assert (hunted.over, only(hunted, "Out of the Dungeons").tokens) == (False, {"progress": 7})
