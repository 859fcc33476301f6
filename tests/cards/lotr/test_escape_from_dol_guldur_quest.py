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
    """A committed character."""
    return card(name, committed=True, exhausted=True, **state)


def captive(game: rw.Game, *names: str) -> list[str]:
    """Which of the heroes is the prisoner: the one that lies under no name."""
    return [name for name in names if not game.look(name)]


def taken(name: str, *seats: dict[str, object], before: tuple[str, ...] = (), **written: object) -> rw.Game:
    """A position in which the Warden has just taken this hero prisoner: chance is asked until it does."""
    heroes = [hero if isinstance(hero, str) else hero["name"] for seat in seats for hero in seat["heroes"]]
    for seed in range(100):
        game = deep(*seats, seed=seed, **written)
        game.play(*before, "use Warden")
        if captive(game, *heroes) == [name]:
            return game
    raise AssertionError("chance has taken another hero 100 times")


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
    game = rw.new("lotr", scenario="escape-from-dol-guldur", decks=["leadership"], seed=3)
    game.choose("keep")
    while game.table()["phase"] == "setup":
        game.choose(0)
    assert captive(game, *LEADERS) == ["Aragorn"]
    assert line in [entry.text for entry in game.log(0, lang)]


def test_the_prisoner_is_picked_at_random_among_the_heroes_of_all_players():
    seats = seat(heroes=["Aragorn", "Glóin"], allies=["Warden"]), seat(heroes=["Legolas", "Gimli"])
    names = ("Aragorn", "Glóin", "Legolas", "Gimli")
    prisoners = set()
    for seed in range(40):
        game = deep(*seats, at="3.1", seed=seed)
        game.play("use Warden")
        prisoners.update(captive(game, *names))
    assert prisoners == set(names)


def test_the_prisoner_collects_nothing_commits_nowhere_and_cannot_be_chosen():
    game = taken(
        "Aragorn",
        seat(heroes=["Aragorn", "Glóin"], allies=["Warden"], threat=0),
        encounter_deck=["King Spider"],
        at="1.1",
    )
    assert only(game, "Prisoner").tokens == {"resources": 1}
    pass_until(game, "commit")
    assert offers(game) == ["commit Glóin", "commit Warden", "done"]
    game.play("done")
    pass_until(game, "target")
    assert offers(game) == ["choose Glóin", "choose Warden"], "King Spider finds no other character"
    game.play("choose Glóin")
    pass_until(game, "commit")
    assert (only(game, "Prisoner").tokens, only(game, "Glóin").tokens) == ({"resources": 1}, {"resources": 2})
    assert threat(game) == 2 + 1


def test_the_damage_of_an_undefended_attack_is_not_dealt_to_the_prisoner():
    game = taken(
        "Aragorn",
        seat(heroes=["Aragorn", "Glóin"], allies=["Warden"], engaged=["King Spider"], threat=0),
        at="6.2",
        shadows=False,
    )
    pass_until(game, "defend")
    game.play("leave it undefended")
    pass_until(game, "assign")
    assert offers(game) == ["assign the damage to Glóin"]


LOST = ((), 0, "lotr.rop2010-escape-from-dol-guldur.3")
"""The players have lost because the prisoner will never be rescued."""
DYING = card("Glóin", damage=3)


@pytest.mark.rule("lotr.player-elimination.1")
def test_a_player_whose_last_free_hero_is_destroyed_is_eliminated_although_another_is_the_prisoner():
    guards = {"allies": ["Warden"], "engaged": ["King Spider"], "threat": 0}
    game = taken("Aragorn", seat(heroes=["Aragorn", DYING], **guards), at="6.2", shadows=False)
    pass_until(game, "assign")
    game.play("assign the damage to Glóin")
    assert (game.table()["eliminated"], game.result) == ([True], ((), 0, "lotr.player-elimination.9"))


@pytest.mark.rule("lotr.player-elimination.1")
def test_when_the_owner_of_the_prisoner_is_eliminated_all_players_have_lost():
    attacked = {"engaged": ["King Spider"], "threat": 0}
    seats = seat(heroes=["Aragorn", DYING], allies=["Warden"], **attacked), seat(heroes=["Legolas", "Gimli"], threat=0)
    game = taken("Aragorn", *seats, at="6.2", shadows=False)
    pass_until(game, "assign")
    game.play("assign the damage to Glóin")
    assert (game.table()["eliminated"], game.result) == ([True, False], LOST)


@pytest.mark.rule("lotr.player-elimination.7")
def test_when_another_player_is_eliminated_the_rescue_goes_on():
    attacked = {"engaged": ["King Spider"], "threat": 0}
    seats = seat(heroes=["Aragorn", "Théodred"], allies=["Warden"], threat=0), seat(heroes=[DYING], **attacked)
    game = taken("Aragorn", *seats, at="6.2", shadows=False)
    pass_until(game, "assign")
    game.play("assign the damage to Glóin")
    assert (game.table()["eliminated"], game.result) == ([False, True], None)


@pytest.mark.rule("lotr.player-elimination.2")
def test_the_owner_of_the_prisoner_may_fall_by_threat_too():
    seats = seat(heroes=["Aragorn", "Glóin"], allies=["Warden"], threat=49), seat(heroes=["Legolas", "Gimli"], threat=0)
    game = taken("Aragorn", *seats, at="6.2")
    pass_until(game, "nothing")
    assert (game.table()["eliminated"], game.result) == ([True, False], LOST)


def test_a_player_whose_only_hero_is_taken_prisoner_has_no_hero_in_play():
    game = taken("Aragorn", seat(heroes=["Aragorn"], allies=["Warden"]), seat(heroes=["Legolas", "Gimli"]), at="6.1")
    assert (game.table()["eliminated"], game.result) == ([True, False], LOST)


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


def test_what_lies_on_the_prisoner_is_turned_face_down_with_it():
    aragorn = card("Aragorn", attachments=["Steward of Gondor"], damage=1)
    game = taken("Aragorn", seat(heroes=[aragorn, "Glóin"], allies=["Warden"]), at="1.1")
    held = only(game, "Prisoner")
    assert (held.tokens, game.look("Steward of Gondor")) == ({"resources": 1, "damage": 1}, [])
    assert zones(game, "Face-down card") == ["play"]


def rescued(answer: str, **written: object) -> rw.Game:
    """Aragorn is the prisoner, his friends place progress on the second stage."""
    seats = seat(heroes=["Aragorn", "Glóin"], allies=["Warden"]), seat(heroes=[on_quest("Éowyn")])
    game = taken("Aragorn", *seats, quest="Through the Caverns", at="3.3", **written)
    game.play("pass", "pass", answer)
    return game


def test_the_rescue_brings_the_nazgul_into_the_staging_area_and_the_hero_back_with_a_damage():
    game = rescued("use Through the Caverns")
    assert only(game, "Aragorn").tokens == {"damage": 1}
    assert (only(game, "Aragorn").kind, only(game, "Aragorn").controller) == ("hero", 0)
    assert zones(game, "Nazgûl of Dol Guldur") == ["staging"]
    assert only(game, "Through the Caverns").tokens == {"progress": 4}


def test_the_players_need_not_rescue_the_prisoner_at_once():
    game = rescued("pass")
    assert (zones(game, "Prisoner"), zones(game, "Nazgûl of Dol Guldur")) == (["play"], ["set-aside"])


@pytest.mark.parametrize(("helpers", "asked"), [([], "action"), (["Gandalf"], "respond")])
def test_progress_on_the_active_location_alone_rescues_nobody(helpers, asked):
    """Forest Gate takes 4 progress: all that Éowyn brings, but not all that Gandalf brings with her."""
    game = taken(
        "Aragorn",
        seat(heroes=[on_quest("Éowyn"), "Aragorn"], allies=["Warden", *map(on_quest, helpers)]),
        quest="Through the Caverns",
        active="Forest Gate",
        at="3.3",
    )
    game.play("pass")
    assert zones(game, "Forest Gate") == ["encounter-discard"]
    assert (game.decision.kind, zones(game, "Prisoner")) == (asked, ["play"])


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
    game = taken(
        "Aragorn",
        seat(heroes=heroes),
        seat(heroes=["Aragorn", "Glóin"], allies=["Warden"]),
        before=("pass",),
        quest={"name": "Through the Caverns", "progress": 14},
        at="3.3",
    )
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
