"""The chart of a round: every step that asks and every action window, in order, with the table as it lies then."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, lotr, offers, only, seat, step, threat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])

ALONE = """
1.3 action pass
2.2 action pass
3.1 action pass
3.2 commit done
3.2 action pass
3.3 action pass
3.4 action pass
4.2 travel stay
4.2 action pass
5.2 engage decline
5.2 action pass
5.3 engagement-check King Spider engages
5.3 action pass
6.2 order deal a shadow card to King Spider
6.2 action pass
6.4a enemy-attack resolve the attack of King Spider
6.4a action pass
6.4a defend defend with Aragorn
6.4a action pass
6.4a action pass
6.4a assign assign the damage to Aragorn
6.4a action pass
6.8a attack attack King Spider
6.8a attackers attack with Gimli
6.8a attackers done
6.8a action pass
6.8a action pass
6.8a action pass
6.8a attack done
7.4 action pass
1.3 action pass
"""


def walk(game: rw.Game, lines: str) -> None:
    """Each question must be put in the step and with the kind written, and is answered as written."""
    for number, line in enumerate(lines.strip().splitlines()):
        where, kind, key = line.split(" ", 2)
        assert (number, step(game), game.decision.kind) == (number, where, kind)
        game.choose(key)


def alone(edition: str = "revised", **more: object) -> rw.Game:
    return lotr(
        seat(heroes=["Aragorn", "Gimli"], deck=["Gandalf", "Faramir", "Beorn"]),
        staging=["Old Forest Road", "King Spider"],
        encounter_deck=["Enchanted Stream", "Forest Gate", "Forest Gate"],
        patient=True,
        edition=edition,
        **{"at": "0.0", **more},
    )


@pytest.mark.rule(
    "lotr.phase-sequence.1", "lotr.phase-sequence.2", "lotr.phase-sequence.3", "lotr.phase-sequence.4",
    "lotr.phase-sequence.5", "lotr.phase-sequence.6", "lotr.phase-sequence.7", "lotr.phase-sequence.8",
    "lotr.phase-sequence.9", "lotr.phase-sequence.10", "lotr.phase-sequence.11", "lotr.phase-sequence.12",
    "lotr.phase-sequence.21", "lotr.framework-steps.1",
)  # fmt: skip
@EDITIONS
def test_a_whole_round_asks_exactly_what_the_chart_shows(edition):
    game = alone(edition)
    assert game.table()["round"] == 1
    walk(game, ALONE)
    assert game.table()["round"] == 2


@pytest.mark.rule("lotr.phase-sequence.1")
@EDITIONS
def test_the_seven_phases_follow_each_other_and_then_the_next_round_begins(edition):
    game = alone(edition)
    seen = []
    while game.table()["round"] < 3:
        here = (game.table()["round"], game.table()["phase"])
        if here not in seen:
            seen.append(here)
        game.choose(offers(game)[-1])
    phases = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"]
    assert seen == [(number, phase) for number in (1, 2) for phase in phases]


@pytest.mark.rule("lotr.phase-sequence.3", "lotr.phase-sequence.12", "lotr.phase-sequence.17")
def test_with_two_players_each_has_a_planning_turn_and_attacks_of_their_own():
    game = lotr(
        seat(heroes=["Aragorn"], engaged=["Black Forest Bats"]),
        seat(heroes=["Legolas"], engaged=["Forest Spider"]),
        first=1,
        at="2.1",
        patient=True,
    )
    asked = []
    answers = {"attack": 0, "attackers": 0}
    while step(game) != "7.4":
        asked.append((step(game), game.decision.seat, game.decision.kind))
        game.choose(answers.get(game.decision.kind, len(offers(game)) - 1))
    both = [(1, "action"), (0, "action")]
    assert [(who, kind) for where, who, kind in asked if where[0] == "2"] == [*both, *both]
    assert [(who, kind) for where, who, kind in asked if where[0] == "6"] == [
        *both,
        (1, "enemy-attack"), *both, (1, "defend"), (0, "defend"), *both, *both, (1, "assign"), *both,
        (0, "enemy-attack"), *both, (0, "defend"), *both, *both, (0, "assign"), *both,
        (1, "attack"), (1, "attackers"), (1, "attackers"), *both, *both, *both,
        (1, "attack"),
        (0, "attack"), (0, "attackers"), (0, "attackers"), *both, *both, *both,
        (0, "attack"),
    ]  # fmt: skip


def at_each_window(game: rw.Game, look, *answers: str) -> list:
    """What `look` sees at every action window on the way; the other questions are answered as given."""
    seen = []
    given = iter(answers)
    while True:
        if game.decision.kind == "action":
            seen.append(look())
            game.choose("pass")
        else:
            key = next(given, None)
            if key is None:
                return seen
            game.choose(key)


@pytest.mark.rule("lotr.phase-sequence.2")
@EDITIONS
def test_the_resource_window_opens_after_the_draw(edition):
    game = alone(edition)
    assert only(game, "Aragorn").tokens == {"resources": 1}
    assert zones(game, "Gandalf") == ["hand"]
    assert offers(game) == ["pass"]
    game.choose("pass")
    assert game.table()["phase"] == "planning"


@pytest.mark.rule(
    "lotr.phase-sequence.4", "lotr.phase-sequence.5", "lotr.phase-sequence.6", "lotr.phase-sequence.7",
)  # fmt: skip
def test_the_four_windows_of_the_quest_phase_lie_between_its_steps():
    game = alone(at="3.1")

    def look():
        quest = only(game, "Flies and Spiders").tokens
        return only(game, "Gimli").tokens, zones(game, "Enchanted Stream"), quest, threat(game)

    seen = at_each_window(game, look, "commit Gimli", "commit Aragorn", "done")
    assert seen == [
        ({}, ["encounter-deck"], {}, 23),
        ({"committed": 1}, ["encounter-deck"], {}, 23),
        ({"committed": 1}, ["staging"], {}, 23),
        ({"committed": 1}, ["staging"], {}, 24),
    ]
    assert game.table()["phase"] == "travel"


@pytest.mark.rule("lotr.phase-sequence.8", "lotr.phase-sequence.9", "lotr.phase-sequence.10", "lotr.phase-sequence.11")
@EDITIONS
def test_the_windows_of_travel_encounter_and_before_the_attacks(edition):
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"]),
        staging=["Old Forest Road", "King Spider", "Black Forest Bats"],
        encounter_deck=["Forest Gate", "Enchanted Stream"],
        at="4.1",
        patient=True,
        edition=edition,
    )

    def look():
        names = ("Old Forest Road", "Black Forest Bats", "King Spider", "Forest Gate")
        return game.table()["phase"], *(only(game, name).zone for name in names)

    seen = at_each_window(
        game, look, "travel to Old Forest Road", "engage Black Forest Bats", "King Spider engages",
        "deal a shadow card to King Spider", "deal a shadow card to Black Forest Bats",
    )  # fmt: skip
    assert seen == [
        ("travel", "active-location", "staging", "staging", "encounter-deck"),
        ("encounter", "active-location", "engaged", "staging", "encounter-deck"),
        ("encounter", "active-location", "engaged", "engaged", "encounter-deck"),
        ("combat", "active-location", "engaged", "engaged", "shadow"),
    ]


@pytest.mark.rule(
    "lotr.phase-sequence.13", "lotr.phase-sequence.14", "lotr.phase-sequence.15", "lotr.phase-sequence.16",
)  # fmt: skip
@EDITIONS
def test_the_four_windows_of_an_enemy_attack_lie_between_its_steps(edition):
    attacker = card("King Spider", shadow=["East Bight Patrol"])
    game = lotr(seat(engaged=[attacker]), at="6.4a", patient=True, edition=edition)
    assert offers(game) == ["resolve the attack of King Spider"]

    def look():
        spider = only(game, "King Spider")
        return spider.tokens, only(game, "Aragorn").tokens, spider.value("attack")

    seen = at_each_window(
        game, look, "resolve the attack of King Spider", "defend with Aragorn", "assign the damage to Aragorn"
    )
    assert seen == [
        ({"attacked": 1}, {}, 3),
        ({"attacked": 1}, {"defending": 1}, 3),
        ({"attacked": 1}, {"defending": 1}, 4),
        ({"attacked": 1}, {"defending": 1, "damage": 2}, 4),
    ]
    assert game.decision.kind == "attack"
    assert only(game, "Aragorn").tokens == {"damage": 2}
    assert only(game, "King Spider").value("attack") == 3


@pytest.mark.rule(
    "lotr.phase-sequence.17", "lotr.phase-sequence.18", "lotr.phase-sequence.19", "lotr.phase-sequence.20",
)  # fmt: skip
@EDITIONS
def test_the_three_windows_of_a_player_attack_and_none_before_ranged_is_used(edition):
    game = lotr(seat(engaged=["Ungoliant's Spawn"]), seat(heroes=["Legolas"]), at="6.8a", patient=True, edition=edition)
    game.play("attack Ungoliant's Spawn", "attack with Aragorn", "done")
    assert (game.decision.seat, offers(game)) == (1, ["attack with Legolas", "done"])
    game.play("attack with Legolas", "done")
    seen = []
    while game.decision.kind == "action":
        strengths = [arguments[-1][:2] for message, _, arguments in game.entries() if message == "log-attack-strength"]
        seen.append((game.decision.seat, strengths, only(game, "Ungoliant's Spawn").tokens))
        assert only(game, "Legolas").tokens == {"attacking": 1}
        game.choose("pass")
    known = [("number", 6)]
    assert seen == [
        (0, [], {"assailed": 1}), (1, [], {"assailed": 1}),
        (0, known, {"assailed": 1}), (1, known, {"assailed": 1}),
        (0, known, {"assailed": 1, "damage": 4}), (1, known, {"assailed": 1, "damage": 4}),
    ]  # fmt: skip
    assert only(game, "Legolas").tokens == {}


@pytest.mark.rule("lotr.phase-sequence.21")
@EDITIONS
def test_the_refresh_window_opens_after_the_first_player_token_was_passed(edition):
    game = lotr(
        seat(heroes=[card("Aragorn", exhausted=True)]),
        seat(heroes=["Legolas"]),
        at="7.1",
        patient=True,
        edition=edition,
    )
    assert game.table()["first_player"] == 1
    assert game.table()["threat"] == [13, 10]
    assert not only(game, "Aragorn").exhausted
    assert [game.decision.kind, game.decision.seat] == ["action", 1]
    game.play("pass", "pass")
    assert (game.table()["round"], step(game)) == (2, "1.3")
