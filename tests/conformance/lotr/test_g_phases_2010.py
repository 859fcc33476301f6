"""The phases as the book of 2010 tells them: who acts when, in both editions."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.events import GAINS_RESOURCES
from rulewright.games.lotr.vocabulary.printing import hero
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import THIS, Action, Response, on
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
MISER = hero(
    "Miser",
    Response(GainResources(THIS, 1), after=on(GAINS_RESOURCES)),
    number=901, sphere="leadership", threat=5, stats=(0, 0, 0, 30), traits="Noble.",
)  # fmt: skip
SPRING = hero(
    "Spring",
    Action(GainResources(THIS, 1)),
    number=902, sphere="leadership", threat=5, stats=(0, 0, 0, 30), traits="Noble.",
)  # fmt: skip


@EDITIONS
@pytest.mark.rule("lotr.rop2010-round.1")
def test_players_act_together_in_some_phases_and_in_turn_clockwise_in_others(edition):
    players = (seat(heroes=["Miser"]), seat(heroes=["Legolas"]), seat(heroes=["Gimli"]))
    together = lotr(*players, first=1, at="1.2", edition=edition, extra=(MISER,))
    assert (step(together), together.decision.kind) == ("1.2", "respond")
    assert [only(together, name).tokens for name in ("Miser", "Legolas", "Gimli")] == [{"resources": 1}] * 3
    in_turn = lotr(*players, first=1, at="3.2", edition=edition, extra=(MISER,), patient=True)
    asked = []
    while in_turn.decision.kind == "commit":
        asked.append(in_turn.decision.seat)
        in_turn.choose("done")
    assert asked == [1, 2, 0]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-round.2")
def test_a_new_round_begins_when_all_seven_phases_are_complete(edition):
    game = lotr(seat(heroes=["Aragorn"], threat=10), at="1.1", round=4, edition=edition, patient=True)
    seen = []
    for _ in range(40):
        here = (game.table()["round"], game.table()["phase"])
        if here not in seen:
            seen.append(here)
        game.choose(offers(game)[-1])
    phases = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"]
    assert seen[:15] == [*((4, phase) for phase in phases), *((5, phase) for phase in phases), (6, "resource")]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-phase-1-resource.2")
def test_the_card_is_drawn_only_after_the_resources_are_collected(edition):
    game = lotr(seat(heroes=["Miser"], deck=["Faramir", "Gandalf"]), at="1.1", edition=edition, extra=(MISER,))
    assert only(game, "Miser").tokens == {"resources": 1}
    assert (step(game), zones(game, "Faramir")) == ("1.2", ["deck"])
    game.choose("use Miser")
    pass_until(game, "commit")
    assert (zones(game, "Faramir"), zones(game, "Gandalf")) == (["hand"], ["deck"])


@EDITIONS
@pytest.mark.rule("lotr.rop2010-phase-1-resource.3")
def test_a_player_without_a_deck_draws_nothing_and_stays_in_the_game(edition):
    game = lotr(
        seat(heroes=["Aragorn"], discard=["Faramir"]),
        seat(heroes=["Gimli"], deck=["Gandalf"]),
        at="1.1",
        edition=edition,
        patient=True,
    )
    assert step(game) == "1.3"
    assert [len(player["hand"]) for player in game.view()["players"]] == [0, 1]
    assert (zones(game, "Faramir"), game.table()["eliminated"]) == (["discard"], [False, False])
    drawn = [entry.text for entry in game.log() if entry.rule == "lotr.draw-cards.1"]
    assert drawn == ["Player 2 draws 1 card", "A card goes to Player 2's hand"]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-phase-2-planning.1")
def test_allies_and_attachments_are_played_in_the_planning_phase_only(edition):
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=9)],
            hand=["Guard of the Citadel", "Celebrían's Stone", "For Gondor!"],
            threat=10,
        ),
        at="1.1",
        edition=edition,
        patient=True,
    )
    offered: dict[str, set[str]] = {}
    while game.table()["round"] == 1:
        played = {key for key in offers(game) if key.startswith("play ")}
        offered[game.table()["phase"]] = offered.get(game.table()["phase"], set()) | played
        game.choose(offers(game)[-1])
    event = {"play For Gondor!"}
    assert offered == {
        "resource": event,
        "planning": event | {"play Guard of the Citadel", "play Celebrían's Stone"},
        "quest": event,
        "travel": event,
        "encounter": event,
        "combat": event,
        "refresh": event,
    }


@EDITIONS
@pytest.mark.rule("lotr.rop2010-phase-2-planning.2")
def test_the_first_player_plays_cards_first_then_the_player_to_the_left(edition):
    game = lotr(
        seat(heroes=[card("Théodred", resources=2)], hand=["Guard of the Citadel"]),
        seat(heroes=[card("Gimli", resources=4)], hand=["Veteran Axehand", "Veteran Axehand"]),
        seat(heroes=[card("Eleanor", resources=3)], hand=["Lórien Guide"]),
        first=1,
        at="2.1",
        edition=edition,
    )
    assert (game.decision.seat, offers(game)) == (1, ["play Veteran Axehand", "pass"])
    game.choose("play Veteran Axehand")
    assert (game.decision.seat, offers(game)) == (1, ["play Veteran Axehand", "pass"])
    game.choose("play Veteran Axehand")
    assert (game.decision.seat, offers(game)) == (2, ["play Lórien Guide", "pass"])
    game.choose("pass")
    assert (game.decision.seat, offers(game)) == (0, ["play Guard of the Citadel", "pass"])
    game.choose("play Guard of the Citadel")
    assert game.table()["phase"] == "quest"


@EDITIONS
@pytest.mark.rule("lotr.rop2010-phase-3-quest.1")
def test_the_quest_phase_has_three_steps(edition):
    game = lotr(
        seat(heroes=["Aragorn"]), encounter_deck=["Forest Gate"], at="3.1", edition=edition, patient=True
    )  # Aragorn has 2 willpower, the Gate 2 threat
    game.play("pass", "commit Aragorn", "done")
    assert (step(game), zones(game, "Forest Gate")) == ("3.2", ["encounter-deck"])
    assert only(game, "Aragorn").tokens == {"committed": 1}
    game.choose("pass")
    assert (step(game), zones(game, "Forest Gate")) == ("3.3", ["staging"])
    assert "log-quest-draw" not in [entry[0] for entry in game.entries()]
    game.choose("pass")
    assert (step(game), [entry[0] for entry in game.entries()][-1]) == ("3.4", "log-quest-draw")
    game.choose("pass")
    assert game.table()["phase"] == "travel"


@pytest.mark.rule("lotr.rop2010-phase-3-quest.2")
def test_classic_actions_may_be_taken_at_the_end_of_each_step_of_the_quest_phase():
    """The window before the commitment is the one of the revised chart, which both editions follow (READINGS)."""
    game = lotr(
        seat(heroes=["Spring"]), seat(heroes=["Legolas"]), at="3.1", edition="classic", extra=(SPRING,), patient=True
    )
    windows = []
    while game.table()["phase"] == "quest":
        if game.decision.kind == "action":
            windows.append((step(game), game.decision.seat, offers(game)))
            game.choose("pass")
        else:
            assert "use Spring" not in offers(game)
            game.choose("done")
    assert windows == [
        (number, player, keys)
        for number in ("3.1", "3.2", "3.3", "3.4")
        for player, keys in ((0, ["use Spring", "pass"]), (1, ["pass"]))
    ]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-phase-3-quest.3", "lotr.rop2010-phase-3-quest.5")
def test_the_first_player_commits_first_and_the_committed_stay_exhausted_after_the_quest_phase(edition):
    game = lotr(
        seat(heroes=["Théodred", "Glóin"]),
        seat(heroes=["Gimli"], allies=["Guard of the Citadel"]),
        seat(heroes=["Eleanor"]),
        first=1,
        at="3.2",
        edition=edition,
        patient=True,
    )
    assert (game.decision.seat, offers(game)) == (1, ["commit Gimli", "commit Guard of the Citadel", "done"])
    game.play("commit Guard of the Citadel", "done")
    assert (game.decision.seat, offers(game)) == (2, ["commit Eleanor", "done"])
    game.play("commit Eleanor", "done")
    assert (game.decision.seat, offers(game)) == (0, ["commit Théodred", "commit Glóin", "done"])
    game.play("commit Glóin", "done")
    names = ("Guard of the Citadel", "Eleanor", "Glóin", "Gimli", "Théodred")
    for phase in ("travel", "encounter", "combat"):
        while game.table()["phase"] != phase:
            game.choose(offers(game)[-1])
        assert [only(game, name).exhausted for name in names] == [True, True, True, False, False]
        assert [only(game, name).tokens.get("committed", 0) for name in names] == [0] * 5
    while game.table()["phase"] != "refresh":
        game.choose(offers(game)[-1])
    assert [only(game, name).exhausted for name in names] == [False] * 5


@EDITIONS
@pytest.mark.rule("lotr.rop2010-phase-3-quest.4")
def test_revealed_enemies_and_locations_go_to_the_staging_area_and_treacheries_do_not(edition):
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Gimli"]),
        seat(heroes=["Eleanor"]),
        encounter_deck=["Dol Guldur Beastmaster", "Forest Gate", "The Necromancer's Reach", "King Spider"],
        at="3.3",
        edition=edition,
        patient=True,
    )
    while game.decision.kind != "action":
        game.choose(offers(game)[-1])
    assert step(game) == "3.3"
    placed = ("Dol Guldur Beastmaster", "Forest Gate", "The Necromancer's Reach", "King Spider")
    assert [zones(game, name) for name in placed] == [
        ["staging"], ["staging"], ["encounter-discard"], ["encounter-deck"],
    ]  # fmt: skip


@EDITIONS
@pytest.mark.rule("lotr.rop2010-staging-area.2")
def test_a_location_in_the_staging_area_is_explored_by_traveling_to_it(edition):
    game = lotr(
        seat(heroes=[card("Éowyn", resources=2)], threat=10),
        staging=["Forest Gate", "King Spider", "Old Forest Road"],
        at="4.1",
        edition=edition,
    )
    assert offers(game) == ["travel to Forest Gate", "travel to Old Forest Road", "stay"]
    stayed = game.clone()
    stayed.choose("stay")
    assert zones(stayed, "Forest Gate") == ["staging"]
    game.choose("travel to Forest Gate")
    assert (zones(game, "Forest Gate"), zones(game, "Old Forest Road")) == (["active-location"], ["staging"])


@EDITIONS
@pytest.mark.rule("lotr.rop2010-staging-area.2")
def test_progress_explores_the_place_traveled_to_and_not_one_in_the_staging_area(edition):
    questing = seat(heroes=[card("Glorfindel", committed=True, exhausted=True), card("Éowyn", committed=True)])
    there = lotr(
        questing, active=card("Forest Gate", progress=3), staging=["Old Forest Road"], at="3.4", edition=edition
    )
    assert (zones(there, "Forest Gate"), only(there, "Flies and Spiders").tokens) == (
        ["encounter-discard"],
        {"progress": 3 + 4 - 1 - 1},
    )
    elsewhere = lotr(questing, staging=[card("Old Forest Road", progress=2)], at="3.4", edition=edition)
    assert (zones(elsewhere, "Old Forest Road"), only(elsewhere, "Old Forest Road").tokens) == (
        ["staging"],
        {"progress": 2},
    )


@EDITIONS
@pytest.mark.rule("lotr.rop2010-staging-area.3")
@pytest.mark.parametrize(
    ("dial", "choice", "zone"),
    [(24, "decline", "staging"), (25, "decline", "engaged"), (24, "engage Forest Spider", "engaged")],
)
def test_an_enemy_engages_a_player_whose_threat_is_high_enough_or_who_chooses_it(edition, dial, choice, zone):
    game = lotr(
        seat(heroes=["Aragorn"], threat=dial), staging=["Forest Spider"], at="5.1", edition=edition, patient=True
    )
    assert (zones(game, "Forest Spider"), offers(game)) == (["staging"], ["engage Forest Spider", "decline"])
    game.choose(choice)
    while step(game) != "6.2":
        game.choose(offers(game)[-1])
    assert (zones(game, "Forest Spider"), threat(game)) == ([zone], dial)


@EDITIONS
@pytest.mark.rule("lotr.rop2010-staging-area.3")
def test_no_threat_however_high_makes_an_enemy_engage_outside_the_encounter_phase(edition):
    game = lotr(seat(heroes=["Aragorn"], threat=45), staging=["Forest Spider"], at="1.1", edition=edition, patient=True)
    while game.table()["phase"] != "encounter":
        assert zones(game, "Forest Spider") == ["staging"]
        game.choose(offers(game)[-1])
