"""Passing for longer, stops and remembered answers at the table."""

from __future__ import annotations

import io

from rulewright.terminal.plain import PlainTable
from rulewright.terminal.session import Session
from rulewright.terminal.wishes import wishes
from support.lotr import lotr, seat
from support.screen import at_table, press


def at_peace(people: int = 1, hot_seat: bool = False) -> Session:
    """Players with something to use in every window, and no enemy."""
    heroes = ("Éowyn", "Beravor")[:people]
    game = lotr(*(seat([hero], hand=["Gandalf"] * 2) for hero in heroes), at="1.3")
    return Session(game, "en", {}, hot_seat)


def asked(session: Session) -> tuple[str, str]:
    return str(session.game.table()["phase"]), session.decision.kind


def texts(session: Session) -> list[str]:
    return [wish.text for wish in wishes(session, session.items()[0])]


def test_what_can_be_wished_for():
    assert texts(at_peace()) == [
        "pass until my next real choice",
        "pass until the next phase",
        "pass until something happens to my cards or dials",
        "pass and decline everything until the next round",
        "pass until the next phase in which I stop",
        "always answer like this: Use Éowyn",
        "ask me everything again",
        "stop in: Resource phase",
        "stop in: Planning phase",
        "stop in: Quest phase",
        "stop in: Travel phase",
        "stop in: Encounter phase",
        "stop in: Combat phase",
        "stop in: Refresh phase",
    ]


def test_passing_until_the_next_phase_is_one_choice_and_is_taken_back_as_one():
    session = at_peace()
    before = session.game.digest()
    session.pass_until("phase")
    assert asked(session) == ("planning", "action")
    session.undo()
    assert session.game.digest() == before


def test_one_person_with_two_decks_passes_for_both():
    session = at_peace(2)
    session.pass_until("choice")
    assert asked(session) == ("quest", "commit")


def test_a_round_at_a_hot_seat_where_both_only_pass_costs_two_hand_overs():
    session = at_peace(2, hot_seat=True)
    hand_overs, eyes, told = 0, None, set()
    while session.game.table()["round"] == 1:
        hand_overs, eyes = hand_overs + (session.eyes != eyes), session.eyes
        if eyes in told:
            session.pass_on()
        else:
            told.add(eyes)
            session.pass_until("round")
    assert hand_overs == 2


def test_stops_and_remembered_answers_are_kept_with_the_game(saves):
    session = at_peace()
    stop = next(wish for wish in wishes(session, None) if wish.text == "stop in: Travel phase")
    stop.grant()
    assert [wish.text for wish in wishes(session, None) if wish.on] == ["stop in: Travel phase"]
    session.pass_until("stop")
    session.keep()
    assert session.game.passing.stops_of(0) == ("travel",)
    assert asked(session) == ("quest", "commit")
    stop.grant()
    assert session.game.passing.stops_of(0) == ()


def test_an_answer_that_is_remembered_is_not_asked_for_again():
    session = at_peace()
    out = next(item for item in session.items() if item.out)
    session.take(out, remember=True)
    assert asked(session) == ("quest", "commit")


def test_in_lines_the_wishes_are_listed_and_taken_by_number():
    out, errors = io.StringIO(), io.StringIO()
    session = at_peace()
    PlainTable(session, io.StringIO("n\nn 99\nn 2\n"), out, errors).run()
    assert "n 2: pass until the next phase\n" in out.getvalue()
    assert errors.getvalue() == "“n 99” is not among the options. Type h for help.\n"
    assert asked(session) == ("planning", "action")


def test_on_the_screen_the_wishes_have_keys():
    session = at_peace()

    async def play(app, pilot) -> None:
        await press(pilot, "n", "C")
        assert session.game.passing.stops_of(0) == ("combat",)
        await press(pilot, "n", "n", "n", "2")
        assert asked(session) == ("planning", "action")

    at_table(session, play)
