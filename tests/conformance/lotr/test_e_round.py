"""The chart of the round: where phases begin and end, the refresh phase, the end of the round, the action windows."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.events import PHASE_BEGINS, PHASE_ENDS, ROUND_BEGINS, ROUND_ENDS, THREAT_RISES
from rulewright.games.lotr.vocabulary.printing import hero
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import THIS, Action, Response, on
from rulewright.lcg.events import READIES
from support.lotr import card, lotr, offers, only, pass_until, seat, step, zones

HERALD = hero(
    "Herald",
    Response(GainResources(THIS, 1), after=on(PHASE_BEGINS)),
    Response(GainResources(THIS, 1), after=on(PHASE_ENDS)),
    Response(GainResources(THIS, 1), after=on(ROUND_BEGINS)),
    Response(GainResources(THIS, 1), after=on(ROUND_ENDS)),
    number=901, sphere="leadership", threat=5, stats=(0, 0, 0, 30), traits="Noble.",
)  # fmt: skip
LISTENER = hero(
    "Listener",
    Response(GainResources(THIS, 1), after=on(READIES)),
    Response(GainResources(THIS, 1), after=on(THREAT_RISES)),
    number=902, sphere="leadership", threat=5, stats=(0, 0, 0, 30), traits="Noble.",
)  # fmt: skip
SPRING = hero(
    "Spring",
    Action(GainResources(THIS, 1)),
    number=903, sphere="leadership", threat=5, stats=(0, 0, 0, 30), traits="Noble.",
)  # fmt: skip


@pytest.mark.rule(
    "lotr.step-4.3.1", "lotr.step-5.1.1", "lotr.step-5.4.1", "lotr.step-6.1.1", "lotr.step-6.11.1", "lotr.step-7.1.1",
    "lotr.step-7.5.1", "lotr.step-0.1.1", "lotr.step-0.1.2",
)  # fmt: skip
def test_the_round_and_each_phase_have_a_beginning_and_an_end_that_cards_can_answer():
    game = lotr(seat(heroes=["Herald"], threat=5), at="0.0", round=3, extra=(HERALD,))
    heard = []
    while game.table()["round"] == 3:
        if game.decision.kind == "respond":
            heard.append((step(game), game.table()["phase"]))
        game.choose(offers(game)[-1])
    assert heard[1:] == [
        ("1.1", "resource"), ("1.4", "resource"), ("2.1", "planning"), ("2.4", "planning"),
        ("3.1", "quest"), ("3.5", "quest"), ("4.1", "travel"), ("4.3", "travel"), ("5.1", "encounter"),
        ("5.4", "encounter"), ("6.1", "combat"), ("6.11", "combat"), ("7.1", "refresh"), ("7.5", "refresh"),
        ("0.1", "refresh"),
    ]  # fmt: skip
    assert heard[0][0] == "0.0"
    assert (step(game), game.table()["round"], game.decision.kind) == ("0.0", 4, "respond")


@pytest.mark.rule("lotr.step-7.2.1")
def test_all_exhausted_cards_are_readied_at_the_same_moment():
    game = lotr(
        seat(
            heroes=[
                "Listener",
                card("Aragorn", exhausted=True, attachments=[card("Steward of Gondor", exhausted=True)]),
            ],
            allies=[card("Faramir", exhausted=True)],
        ),
        seat(heroes=[card("Legolas", exhausted=True)]),
        at="7.2",
        extra=(LISTENER,),
    )
    assert (step(game), game.decision.kind) == ("7.2", "respond")
    names = ("Aragorn", "Steward of Gondor", "Faramir", "Legolas")
    assert [only(game, name).exhausted for name in names] == [False] * 4


@pytest.mark.rule("lotr.step-7.3.1")
def test_the_threat_of_all_players_rises_by_one_at_the_same_moment():
    game = lotr(
        seat(heroes=["Listener"], threat=20),
        seat(heroes=["Legolas"], threat=31),
        seat(heroes=["Gimli"], threat=7),
        at="7.3",
        extra=(LISTENER,),
    )
    assert (step(game), game.decision.kind) == ("7.3", "respond")
    assert game.table()["threat"] == [21, 32, 8]


@pytest.mark.rule("lotr.step-7.4.1")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_token_goes_clockwise(first, then):
    game = lotr(
        seat(heroes=["Aragorn"]), seat(heroes=["Legolas"]), seat(heroes=["Gimli"]), first=first, at="7.4", patient=True
    )
    assert game.table()["first_player"] == then
    assert (game.decision.kind, game.decision.seat) == ("action", then)


@pytest.mark.rule("lotr.rop2010-turn-sequence.7")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_the_window_of_the_refresh_phase_comes_after_readying_threat_and_the_new_first_player(edition):
    game = lotr(
        seat(heroes=["Spring", card("Aragorn", exhausted=True)], threat=20),
        seat(heroes=["Legolas"], threat=30),
        at="7.1",
        edition=edition,
        extra=(SPRING,),
    )
    assert (step(game), offers(game)) == ("7.4", ["use Spring", "pass"])
    assert not only(game, "Aragorn").exhausted
    assert (game.table()["threat"], game.table()["first_player"]) == ([21, 31], 1)
    game.choose("pass")
    assert (step(game), game.table()["round"]) == ("1.3", 2)


@pytest.mark.rule("lotr.step-0.1.3")
def test_abilities_resolve_and_lasting_effects_expire_at_the_end_of_the_round():
    game = lotr(
        seat(heroes=["Herald"], allies=["Gandalf"], threat=10), staging=["Forest Spider"], at="5.2", extra=(HERALD,)
    )
    game.choose("engage Forest Spider")
    while step(game) != "7.5":
        assert only(game, "Forest Spider").value("attack") == 2 + 1
        assert zones(game, "Gandalf") == ["play"]
        game.choose(offers(game)[-1])
    game.choose("pass")
    assert (step(game), offers(game)) == ("0.1", ["use Herald", "pass"])
    assert zones(game, "Gandalf") == ["discard"]
    assert only(game, "Forest Spider").value("attack") == 2
    game.choose("use Herald")
    assert only(game, "Herald").tokens["resources"] == 1


@pytest.mark.rule("lotr.step-6.4a.2", "lotr.rop2010-attacking-enemies.6", "lotr.step-0.1.2")
def test_what_has_attacked_or_was_attacked_may_do_so_again_in_the_next_round():
    game = lotr(
        seat(heroes=["Herald", "Gimli"], engaged=["Ungoliant's Spawn"]), at="6.3", extra=(HERALD,), patient=True
    )
    for number in (1, 2):
        pass_until(game, "enemy-attack")
        assert (game.table()["round"], offers(game)) == (number, ["resolve the attack of Ungoliant's Spawn"])
        pass_until(game, "attack")
        assert offers(game) == ["attack Ungoliant's Spawn", "done"]
        game.play("attack Ungoliant's Spawn", "attack with Gimli", "done")
        pass_until(game, "attack")
        assert (game.table()["round"], offers(game)) == (number, ["done"])
        game.choose("done")


def walk(game: rw.Game, number: int = 1) -> list[tuple[str, str, str]]:
    """The questions of one round with the steps and rules that put them; Herald attacks, all else is passed."""
    seen = []
    while game.table()["round"] == number:
        seen.append((step(game), game.decision.kind, game.decision.rule.removeprefix("lotr.")))
        game.choose(offers(game)[0 if game.decision.kind in ("attack", "attackers") else -1])
    return seen


@pytest.mark.rule("lotr.rop2010-turn-sequence.3", "lotr.rop2010-turn-sequence.4", "lotr.rop2010-turn-sequence.6")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_both_editions_open_the_action_windows_of_the_revised_chart(edition):
    game = lotr(
        seat(heroes=["Herald"], engaged=["Ungoliant's Spawn"], threat=10), at="1.2", patient=True, edition=edition,
        extra=(HERALD,),
    )  # fmt: skip
    asked = [question for question in walk(game) if question[1] != "respond"]
    assert asked == [
        ("1.3", "action", "phase-sequence.2"),
        ("2.2", "action", "step-2.2.1"),
        ("3.1", "action", "phase-sequence.4"),
        ("3.2", "commit", "step-3.2.1"),
        ("3.2", "action", "phase-sequence.5"),
        ("3.3", "action", "phase-sequence.6"),
        ("3.4", "action", "phase-sequence.7"),
        ("4.2", "action", "phase-sequence.8"),
        ("5.2", "action", "phase-sequence.9"),
        ("5.3", "action", "phase-sequence.10"),
        ("6.2", "action", "phase-sequence.11"),
        ("6.4a", "enemy-attack", "step-6.4a.1"),
        ("6.4a", "action", "phase-sequence.13"),
        ("6.4a", "defend", "step-6.4.1.1"),
        ("6.4a", "action", "phase-sequence.14"),
        ("6.4a", "action", "phase-sequence.15"),
        ("6.4a", "assign", "step-6.4.3.4"),
        ("6.4a", "action", "phase-sequence.16"),
        ("6.8a", "attack", "step-6.8a.1"),
        ("6.8a", "attackers", "step-6.8b.1"),
        ("6.8a", "attackers", "step-6.8b.1"),
        ("6.8a", "action", "phase-sequence.18"),
        ("6.8a", "action", "phase-sequence.19"),
        ("6.8a", "action", "phase-sequence.20"),
        ("6.8a", "attack", "step-6.8a.1"),
        ("7.4", "action", "phase-sequence.21"),
    ]


@pytest.mark.rule("lotr.rop2010-turn-sequence.3")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_in_the_planning_phase_actions_follow_the_cards_a_player_plays(edition):
    game = lotr(
        seat(heroes=[card("Aragorn", resources=2)], hand=["Guard of the Citadel"]),
        seat(heroes=["Spring", card("Théodred", resources=1)], hand=["Snowbourn Scout"]),
        at="2.2",
        edition=edition,
        extra=(SPRING,),
    )
    assert (game.decision.seat, offers(game)) == (0, ["play Guard of the Citadel", "pass"])
    game.choose("play Guard of the Citadel")
    assert zones(game, "Guard of the Citadel") == ["play"]
    assert (game.decision.seat, offers(game)) == (1, ["use Spring", "pass"]), "not yet the turn to play the Scout"
    game.choose("pass")
    assert (game.decision.seat, offers(game)) == (1, ["play Snowbourn Scout", "use Spring", "pass"])


@pytest.mark.rule("lotr.rop2010-turn-sequence.1", "lotr.rop2010-turn-sequence.2")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_actions_are_taken_in_the_windows_only_and_responses_also_in_between(edition):
    game = lotr(
        seat(heroes=["Spring"], threat=20),
        seat(heroes=[card("Aragorn", resources=5)], threat=10),
        staging=["Forest Spider", "King Spider", "Forest Gate"],
        encounter_deck=["Enchanted Stream"] * 5,
        at="2.1",
        edition=edition,
        extra=(SPRING,),
    )
    actions, responses, others = [], [], set()
    while game.table()["round"] == 1:
        keys = offers(game)
        if game.decision.kind == "action":
            actions.append("use Spring" in keys)
        else:
            others.add((game.decision.kind, "use Spring" in keys))
        if game.decision.kind == "respond":
            responses.append((step(game), keys))
        does = "commit Aragorn" in keys or game.decision.kind in ("respond", "travel", "engage", "attack", "attackers")
        game.choose(keys[0] if does else keys[-1])
    assert all(actions)
    assert others == {
        ("commit", False), ("respond", False), ("travel", False), ("engage", False), ("defend", False),
        ("attack", False),
    }  # fmt: skip
    assert responses == [("3.2", ["use Aragorn", "pass"])]
