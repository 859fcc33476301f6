"""Steps 0.0 to 2.4: the beginning of round and phase, resources, drawing, the planning turns."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.events import GAINS_RESOURCES, PHASE_BEGINS, PHASE_ENDS, ROUND_BEGINS, ROUND_ENDS
from rulewright.games.lotr.table import LEADERSHIP, SPIRIT
from rulewright.games.lotr.vocabulary.printing import ally, hero
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import HERO, THIS, YOURS, Action, During, Forced, Response, on
from rulewright.kernel.effects.lasting import At, Until
from rulewright.kernel.modifiers import Gets
from support.lotr import card, lotr, offers, only, seat, step, threat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
REST = {"number": 901, "copies": 1, "cost": 2, "stats": (1, 1, 1, 1), "traits": "Scout."}
GAIN = GainResources(HERO & YOURS, 1)

HERALD = ally(
    "Herald",
    Response(GAIN, after=on(ROUND_BEGINS)),
    Response(GAIN, after=on(PHASE_BEGINS)),
    Response(GAIN, after=on(PHASE_ENDS)),
    Response(GAIN, after=on(ROUND_ENDS)),
    **REST,
)


def run_on(game: rw.Game, look, until: str) -> list:
    """What `look` sees at each question, while everybody passes, up to a step of the chart."""
    seen = []
    while step(game) != until:
        seen.append(look())
        keys = offers(game)
        game.choose(next((key for key in ("pass", "done", "stay") if key in keys), keys[0]))
    return seen


@pytest.mark.rule(
    "lotr.step-0.0.1", "lotr.step-0.0.2", "lotr.step-1.1.1", "lotr.step-1.1.2", "lotr.step-1.4.1", "lotr.step-1.4.2",
    "lotr.step-2.1.1", "lotr.step-2.4.1", "lotr.step-3.1.1", "lotr.step-3.5.1", "lotr.step-4.1.1",
)  # fmt: skip
def test_a_card_may_answer_the_beginning_and_the_end_of_the_round_and_of_every_phase():
    game = lotr(seat(allies=["Herald"]), at="0.0", round=3, extra=(HERALD,))
    seen = []
    while game.table()["round"] == 3:
        if game.decision.kind == "respond":
            assert offers(game) == ["use Herald", "pass"]
            seen.append((step(game), game.table()["phase"]))
        game.choose(offers(game)[-1])
    assert seen[1:] == [
        ("1.1", "resource"), ("1.4", "resource"), ("2.1", "planning"), ("2.4", "planning"), ("3.1", "quest"),
        ("3.5", "quest"), ("4.1", "travel"), ("4.3", "travel"), ("5.1", "encounter"), ("5.4", "encounter"),
        ("6.1", "combat"), ("6.11", "combat"), ("7.1", "refresh"), ("7.5", "refresh"), ("0.1", "refresh"),
    ]  # fmt: skip
    assert seen[0][0] == "0.0"
    assert (step(game), game.table()["round"]) == ("0.0", 4)


@pytest.mark.rule("lotr.step-0.0.1", "lotr.step-0.0.2")
def test_the_round_begins_before_its_first_phase_with_what_must_happen_then():
    omen = ally(
        "Omen",
        Forced(RaiseThreat(1), Until("round", Gets(THIS, "willpower", 3)), after=on(ROUND_BEGINS)),
        Response(GAIN, after=on(PHASE_BEGINS, how="resource")),
        **REST,
    )
    game = lotr(seat(allies=["Omen"]), at="0.0", patient=True, extra=(omen,))
    assert (step(game), game.decision.kind) == ("1.1", "respond")
    assert (game.table()["round"], threat(game), only(game, "Omen").value("willpower")) == (1, 13, 4)
    assert only(game, "Aragorn").tokens == {}
    seen = run_on(game, lambda: only(game, "Omen").value("willpower"), "7.4")
    assert set(seen) == {4}
    assert game.table()["round"] == 1


@pytest.mark.rule("lotr.step-1.1.2", "lotr.step-1.4.2")
def test_abilities_delayed_effects_and_constant_texts_may_begin_or_end_with_a_phase():
    watch = ally(
        "Watch",
        Forced(Until("phase", Gets(THIS, "attack", 2)), after=on(PHASE_BEGINS, how="quest")),
        Forced(RaiseThreat(5), after=on(PHASE_ENDS, how="quest")),
        Gets(THIS, "defense", 4, given=During("travel")),
        Action(At(PHASE_BEGINS, RaiseThreat(1)), At(PHASE_ENDS, RaiseThreat(2)), GAIN),
        **REST,
    )
    game = lotr(seat(allies=["Watch"], heroes=["Legolas"]), at="1.3+", patient=True, extra=(watch,))

    def look():
        piece = only(game, "Watch")
        return step(game), piece.value("attack"), piece.value("defense"), threat(game)

    assert look() == ("1.3", 1, 1, 9)
    game.choose("use Watch")
    seen = run_on(game, look, "5.2")
    assert seen[0] == ("1.3", 1, 1, 9)
    assert seen[1] == ("2.2", 1, 1, 12)
    assert set(seen[2:]) == {
        ("3.1", 3, 1, 12), ("3.2", 3, 1, 12), ("3.3", 3, 1, 12), ("3.4", 3, 1, 12), ("4.2", 1, 5, 17),
    }  # fmt: skip
    assert look() == ("5.2", 1, 1, 17)


@pytest.mark.rule("lotr.step-1.2.1")
@EDITIONS
def test_all_heroes_of_all_players_collect_one_resource_at_the_same_moment(edition):
    ledger = ally("Ledger", Response(RaiseThreat(1), after=on(GAINS_RESOURCES, HERO)), **REST)
    game = lotr(
        seat(heroes=["Aragorn", card("Gimli", resources=2)], allies=["Ledger"]),
        seat(heroes=["Legolas", "Glóin"]),
        at="1.1",
        edition=edition,
        extra=(ledger,),
    )
    assert (step(game), game.decision.kind) == ("1.2", "respond")
    pools = [only(game, name).tokens for name in ("Aragorn", "Gimli", "Legolas", "Glóin", "Ledger")]
    assert pools == [{"resources": 1}, {"resources": 3}, {"resources": 1}, {"resources": 1}, {}]


@pytest.mark.rule("lotr.step-1.3.1")
@EDITIONS
def test_each_player_draws_the_top_card_of_the_own_deck(edition):
    game = lotr(
        seat(heroes=["Aragorn"], deck=["Faramir", "Gandalf"]),
        seat(heroes=["Legolas"], deck=["Feint", "Beorn"]),
        at="1.2",
        patient=True,
        edition=edition,
    )
    drawn = {name: (only(game, name).zone, only(game, name).seat) for name in ("Faramir", "Gandalf", "Feint", "Beorn")}
    assert drawn == {"Faramir": ("hand", 0), "Gandalf": ("deck", 0), "Feint": ("hand", 1), "Beorn": ("deck", 1)}


PLANNERS = (
    seat(heroes=[card("Aragorn", resources=5)], hand=["Faramir", "Steward of Gondor", "Sneak Attack", "Gandalf"]),
    seat(heroes=[card("Legolas", resources=3)], hand=["Veteran Axehand", "Blade of Gondolin", "Blade Mastery"]),
)


@pytest.mark.rule("lotr.step-2.2.1", "lotr.step-2.3.1", "lotr.step-2.3.2")
@EDITIONS
def test_only_the_active_player_plays_allies_and_attachments_the_others_only_act(edition):
    game = lotr(*PLANNERS, first=1, at="2.1", patient=True, edition=edition)
    asked = []
    while step(game) == "2.2":
        asked.append((game.decision.seat, offers(game)))
        game.choose("pass")
    assert asked == [
        (1, ["play Veteran Axehand", "play Blade of Gondolin", "play Blade Mastery", "pass"]),
        (0, ["play Sneak Attack", "pass"]),
        (1, ["play Blade Mastery", "pass"]),
        (0, ["play Faramir", "play Steward of Gondor", "play Gandalf", "play Sneak Attack", "pass"]),
    ]
    assert step(game) == "3.1"


@pytest.mark.rule("lotr.step-2.2.1")
def test_no_ally_is_played_in_the_windows_of_an_attack_in_the_planning_phase():
    game = lotr(
        seat(
            heroes=[card("Gimli", resources=4)], hand=["Quick Strike", "Veteran Axehand", "Blade Mastery"],
            engaged=["Dol Guldur Orcs"],
        ),
        at="2.1", patient=True,
    )  # fmt: skip
    game.play("play Quick Strike", "pay with Gimli", "choose Gimli", "attack Dol Guldur Orcs")
    assert (step(game), offers(game)) == ("2.2", ["play Blade Mastery", "pass"])
    assert game.why_not("play Veteran Axehand") == (
        "Allies and attachments are not played during an attack; in step 2.2 you can go on when it is over "
        "[lotr.step-2.2.1]"
    )
    while "play Veteran Axehand" not in offers(game):
        game.choose("pass")
    assert (step(game), only(game, "Dol Guldur Orcs").tokens) == ("2.2", {"damage": 2})


@pytest.mark.rule("lotr.step-2.2.4", "lotr.step-2.2.5", "lotr.action-windows.5")
def test_the_planning_turn_lasts_until_all_pass_so_the_active_player_plays_as_much_as_can_be_paid():
    game = lotr(*PLANNERS, first=1, at="2.1", patient=True)
    game.play("pass", "play Sneak Attack", "pay with Aragorn", "choose Gandalf", "pass")
    assert game.decision.seat == 1
    game.play("play Veteran Axehand", "pay with Legolas", "pay with Legolas", "pass")
    assert (game.decision.seat, offers(game)) == (1, ["play Blade of Gondolin", "play Blade Mastery", "pass"])
    game.play("play Blade of Gondolin", "attach to Legolas")
    assert (zones(game, "Veteran Axehand"), only(game, "Blade of Gondolin").attached_to) == (["play"], "Legolas")
    assert only(game, "Legolas").tokens == {}
    assert (game.decision.seat, offers(game)) == (0, ["pass"])
    game.choose("pass")
    assert (game.decision.seat, offers(game)) == (1, ["pass"])
    game.choose("pass")
    assert (step(game), game.decision.seat) == ("2.2", 1)
    game.choose("pass")
    assert (game.decision.seat, offers(game)) == (0, ["play Faramir", "play Steward of Gondor", "pass"])


def payer(name: str, number: int, sphere: str):
    return hero(name, number=number, sphere=sphere, threat=5, stats=(1, 1, 1, 4), traits="Noble.")


@pytest.mark.rule("lotr.step-2.2.2", "lotr.step-2.2.3")
@EDITIONS
def test_a_card_is_paid_from_the_pools_of_heroes_with_the_matching_icon(edition):
    heroes = [card("Aragorn", resources=1), card("Legolas", resources=4), card("Captain", resources=2)]
    game = lotr(
        seat(heroes=heroes, hand=["Silverlode Archer", "Guard of the Citadel", "Errand"]),
        at="2.1",
        patient=True,
        edition=edition,
        extra=(
            payer("Captain", 902, LEADERSHIP),
            ally("Errand", number=903, copies=1, sphere=SPIRIT, cost=0, stats=(1, 1, 1, 1), traits="Scout."),
        ),
    )
    assert offers(game) == ["play Silverlode Archer", "play Guard of the Citadel", "pass"]
    game.choose("play Guard of the Citadel")
    assert offers(game) == ["pay with Aragorn", "pay with Captain"]
    game.choose("pay with Captain")
    assert zones(game, "Guard of the Citadel") == ["hand"]
    game.choose("pay with Aragorn")
    assert zones(game, "Guard of the Citadel") == ["play"]
    pools = [only(game, name).tokens for name in ("Aragorn", "Legolas", "Captain")]
    assert pools == [{}, {"resources": 4}, {"resources": 1}]
    assert offers(game) == ["pass"]


@pytest.mark.rule("lotr.step-2.2.2")
def test_a_card_that_costs_more_than_the_matching_pools_hold_cannot_be_played():
    hand = ["Faramir", "Veteran Axehand"]
    game = lotr(
        seat(heroes=[card("Aragorn", resources=3), card("Legolas", resources=9)], hand=hand), at="2.1", patient=True
    )
    assert offers(game) == ["play Veteran Axehand", "pass"]
    with pytest.raises(rw.IllegalChoice):
        game.choose("play Faramir")
