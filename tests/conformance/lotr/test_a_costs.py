"""Costs, resource match, and the sub-steps of playing a card or using an ability."""

from __future__ import annotations

import re

import pytest

import rulewright as rw
from rulewright.games.lotr.events import SPENDS_RESOURCES
from rulewright.games.lotr.vocabulary.printing import ally, event, hero
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.threat import LowerThreat, RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ALLY,
    ANY_CARD,
    ENEMY,
    EVENT_CARD,
    HERO,
    IN_YOUR_HAND,
    IT,
    READY,
    THIS,
    YOURS,
    Action,
    Response,
    on,
)
from rulewright.kernel.amounts import Count
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.selectors import Chosen
from rulewright.lcg.events import EXHAUSTS
from rulewright.lcg.verbs import DealDamage, Discard, Draw, Exhaust
from support.lotr import card, lotr, offers, only, seat, threat, zones

RINGLEADER = hero(
    "Ringleader",
    Response(GainResources(THIS, 1), after=on(EXHAUSTS, THIS)),
    Response(Draw(1), after=on(SPENDS_RESOURCES, THIS)),
    number=901, sphere="leadership", threat=8, stats=(1, 1, 1, 3), traits="Noble.",
)  # fmt: skip
JOINT_EFFORT = event(
    "Joint Effort",
    Action(
        LowerThreat(2),
        cost=Choose(HERO & YOURS & READY, "a")
        >> Exhaust(Chosen("a"))
        >> Choose(HERO & YOURS & READY & ~Chosen("a"), "b")
        >> Exhaust(Chosen("b")),
    ),
    number=902, copies=3, sphere="leadership", cost=2,
)  # fmt: skip
TREASURER = ally(
    "Treasurer",
    Gets(EVENT_CARD, "cost", -1),
    Gets(ALLY, "cost", 1),
    number=903, copies=3, sphere="leadership", cost=1, stats=(0, 0, 0, 1), traits="Gondor.",
)  # fmt: skip
LOREMASTER = ally(
    "Loremaster",
    Action(LowerThreat(1), cost=Choose(ANY_CARD & IN_YOUR_HAND) >> Discard(IT)),
    number=904, copies=3, sphere="leadership", cost=1, stats=(0, 0, 0, 1), traits="Gondor.",
)  # fmt: skip
SCRIBE = ally(
    "Scribe",
    Action(LowerThreat(1), cost=Choose(ANY_CARD & IN_YOUR_HAND) >> Discard(IT) >> Exhaust(THIS)),
    number=906, copies=3, sphere="leadership", cost=1, stats=(0, 0, 0, 1), traits="Gondor.",
)  # fmt: skip
TIRELESS = ally(
    "Tireless",
    Action(RaiseThreat(1), cost=Exhaust(THIS)),
    number=905, copies=3, sphere="leadership", cost=1, stats=(0, 0, 0, 1), traits="Gondor.",
)  # fmt: skip
VOLLEY = event("Volley", Action(DealDamage(ENEMY, Count(ALLY & YOURS))), number=907, copies=1, cost=0)


@pytest.mark.rule(
    "lotr.cost.1", "lotr.initiating-abilities-playing-cards.4", "lotr.initiating-abilities-playing-cards.6"
)
def test_a_card_costs_the_number_of_resources_printed_on_it():
    game = lotr(seat(heroes=[card("Aragorn", resources=1)], hand=["Guard of the Citadel"]), at="2.2", patient=True)
    assert offers(game) == ["pass"]
    game = lotr(seat(heroes=[card("Aragorn", resources=3)], hand=["Guard of the Citadel"]), at="2.2", patient=True)
    assert offers(game) == ["play Guard of the Citadel", "pass"]
    game.play("play Guard of the Citadel", "pay with Aragorn", "pay with Aragorn")
    assert zones(game, "Guard of the Citadel") == ["play"]
    assert only(game, "Aragorn").tokens == {"resources": 3 - 2}


@pytest.mark.rule("lotr.cost.2", "lotr.exhausted.6")
def test_the_cost_in_the_text_of_an_ability_is_paid_to_use_it():
    game = lotr(seat(heroes=[card("Aragorn", attachments=["Steward of Gondor"])]), at="3.1", patient=True)
    game.play("use Steward of Gondor")
    assert only(game, "Steward of Gondor").exhausted
    assert only(game, "Aragorn").tokens == {"resources": 2}
    assert offers(game) == ["pass"]
    game.play("pass", "commit Aragorn", "done", "use Aragorn")
    assert only(game, "Aragorn").tokens == {"resources": 2 - 1, "committed": 1}


@pytest.mark.rule("lotr.cost.3")
def test_a_player_pays_with_what_that_player_controls():
    rich = seat(heroes=[card("Legolas", resources=5), "Gimli"])
    game = lotr(seat(heroes=[card("Thalin", exhausted=True)], hand=["Veteran Axehand"]), rich, at="2.2", patient=True)
    assert offers(game) == ["pass"]
    helpers = [card("Aragorn", exhausted=True), card("Glóin", resources=1)]
    game = lotr(seat(heroes=helpers, hand=["Common Cause"]), rich, at="3.1", patient=True)
    game.play("play Common Cause")
    assert offers(game) == ["choose Glóin"]
    helpers = [card("Aragorn", exhausted=True), card("Glóin", exhausted=True)]
    game = lotr(seat(heroes=helpers, hand=["Common Cause"]), rich, at="3.1", patient=True)
    assert offers(game) == ["pass"]


@pytest.mark.rule("lotr.cost.4")
def test_a_cost_in_cards_that_are_out_of_play_is_paid_from_the_payers_own_areas():
    full = seat(heroes=["Gimli"], hand=["Feint", "Blade Mastery"])
    mine = seat(allies=["Loremaster"], hand=["Grim Resolve", "Faramir"], discard=["Beorn"])
    game = lotr(mine, full, at="3.1", patient=True, extra=(LOREMASTER,))
    game.play("use Loremaster")
    assert offers(game) == ["choose Grim Resolve", "choose Faramir"]
    game.play("choose Faramir")
    assert zones(game, "Faramir") == ["discard"]
    assert threat(game) == 12 - 1
    game = lotr(seat(allies=["Loremaster"], discard=["Beorn"]), full, at="3.1", patient=True, extra=(LOREMASTER,))
    assert offers(game) == ["pass"]


@pytest.mark.rule(
    "lotr.cost.5",
    "lotr.initiating-abilities-playing-cards.4",
    "lotr.initiating-abilities-playing-cards.6",
    "lotr.initiating-abilities-playing-cards.9",
)
def test_all_costs_of_a_card_are_paid_at_the_same_moment_and_only_then_answered():
    heroes = [card("Ringleader", resources=2), card("Aragorn", resources=2)]
    game = lotr(
        seat(heroes=heroes, hand=["Joint Effort"], deck=["Faramir"], threat=20),
        at="3.1",
        patient=True,
        extra=(RINGLEADER, JOINT_EFFORT),
    )
    game.play("play Joint Effort", "pay with Ringleader", "pay with Aragorn", "choose Ringleader", "choose Aragorn")
    assert offers(game) == ["use Ringleader (ability 2)", "use Ringleader (ability 1)", "pass"]
    assert only(game, "Ringleader").exhausted
    assert only(game, "Aragorn").exhausted
    assert only(game, "Ringleader").tokens == {"resources": 1}
    assert only(game, "Aragorn").tokens == {"resources": 1}
    assert threat(game) == 20
    game.play("use Ringleader", "use Ringleader")
    assert only(game, "Ringleader").tokens == {"resources": 2}
    assert zones(game, "Faramir") == ["hand"]
    assert threat(game) == 18


@pytest.mark.rule("lotr.cost.5")
def test_resources_from_several_pools_are_paid_at_the_same_moment():
    heroes = [card("Ringleader", resources=2), card("Aragorn", resources=1)]
    game = lotr(
        seat(heroes=heroes, hand=["Guard of the Citadel"], deck=["Faramir"]),
        at="2.2",
        patient=True,
        extra=(RINGLEADER,),
    )
    game.play("play Guard of the Citadel", "pay with Ringleader")
    assert offers(game) == ["pay with Ringleader", "pay with Aragorn"]
    assert zones(game, "Faramir") == ["deck"]
    game.play("pay with Aragorn")
    assert offers(game) == ["use Ringleader", "pass"]
    assert (only(game, "Ringleader").tokens, only(game, "Aragorn").tokens) == ({"resources": 1}, {})
    assert zones(game, "Guard of the Citadel") == ["hand"]


@pytest.mark.rule("lotr.ability.14")
def test_an_ability_cannot_be_used_when_only_a_part_of_its_cost_can_be_paid():
    heroes = [card("Aragorn", resources=2), card("Glóin", exhausted=True)]
    game = lotr(seat(heroes=heroes, hand=["Joint Effort"]), at="3.1", patient=True, extra=(JOINT_EFFORT,))
    assert offers(game) == ["pass"]
    heroes = [card("Aragorn", resources=1), "Glóin"]
    game = lotr(seat(heroes=heroes, hand=["Joint Effort"]), at="3.1", patient=True, extra=(JOINT_EFFORT,))
    assert offers(game) == ["pass"]
    heroes = [card("Aragorn", resources=2), "Glóin"]
    game = lotr(seat(heroes=heroes, hand=["Joint Effort"]), at="3.1", patient=True, extra=(JOINT_EFFORT,))
    assert offers(game) == ["play Joint Effort", "pass"]
    scribes = [card("Scribe", exhausted=True)]
    assert offers(lotr(seat(allies=scribes, hand=["Feint"]), at="3.1", patient=True, extra=(SCRIBE,))) == ["pass"]
    assert offers(lotr(seat(allies=["Scribe"]), at="3.1", patient=True, extra=(SCRIBE,))) == ["pass"]
    game = lotr(seat(allies=["Scribe"], hand=["Feint"]), at="3.1", patient=True, extra=(SCRIBE,))
    assert offers(game) == ["use Scribe", "pass"]


@pytest.mark.rule("lotr.cost.6", "lotr.ability.12")
def test_a_cost_cannot_be_paid_for_an_effect_that_changes_nothing():
    archers = seat(heroes=[card("Legolas", resources=1)], hand=["Rain of Arrows"])
    assert offers(lotr(archers, staging=["King Spider"], at="3.1", patient=True)) == ["pass"]
    engaged = seat(heroes=[card("Legolas", resources=1)], hand=["Rain of Arrows"], engaged=["King Spider"])
    assert offers(lotr(engaged, at="3.1", patient=True)) == ["play Rain of Arrows", "pass"]


@pytest.mark.rule("lotr.cost.6", "lotr.ability.12")
@pytest.mark.parametrize(("allies", "offered"), [([], []), (["Tireless"], ["play Volley"])])
def test_an_effect_that_would_deal_no_damage_at_all_changes_nothing(allies, offered):
    game = lotr(
        seat(heroes=["Legolas"], allies=[card(name, exhausted=True) for name in allies], hand=["Volley"]),
        staging=["King Spider"],
        at="3.1",
        patient=True,
        extra=(TIRELESS, VOLLEY),
    )
    assert offers(game) == [*offered, "pass"]


@pytest.mark.rule("lotr.cost.7")
def test_the_word_to_separates_the_cost_from_the_effect():
    cards = {info.name: info for info in rw.cards("lotr")}
    for name in ("Aragorn", "Faramir", "Common Cause", "Steward of Gondor", "Rain of Arrows", "Quick Strike"):
        assert re.search(r"(Action|Response): .+ to .+", cards[name].text()), name
    assert "Exhaust Steward of Gondor to add 2 resources" in cards["Steward of Gondor"].text()
    game = lotr(seat(allies=["Tireless"]), at="3.1", patient=True, extra=(TIRELESS,))
    game.play("use Tireless")
    told = [message for message, _, _ in game.entries()]
    assert told[-2:] == ["log-exhausts", "log-threat-rises"]


@pytest.mark.rule("lotr.initiating-abilities-playing-cards.5", "lotr.ability.14")
def test_the_cost_that_is_paid_is_the_cost_after_modifiers():
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=2)],
            allies=["Treasurer"],
            hand=["Ever Vigilant", "Guard of the Citadel", "Sneak Attack", "Snowbourn Scout"],
        ),
        at="2.2",
        patient=True,
        extra=(TREASURER,),
    )
    assert [only(game, name).value("cost") for name in ("Sneak Attack", "Guard of the Citadel")] == [0, 3]
    assert offers(game) == ["play Snowbourn Scout", "play Sneak Attack", "pass"]
    game.play("play Sneak Attack", "choose Guard of the Citadel")
    assert only(game, "Aragorn").tokens == {"resources": 2}
    game.play("play Snowbourn Scout")
    assert only(game, "Aragorn").tokens == {}


@pytest.mark.rule(
    "lotr.initiating-abilities-playing-cards.1",
    "lotr.initiating-abilities-playing-cards.2",
    "lotr.initiating-abilities-playing-cards.7",
    "lotr.initiating-abilities-playing-cards.8",
)
def test_a_card_is_announced_then_paid_for_then_given_its_target_then_resolved():
    heroes = [card("Gimli", resources=1), card("Legolas", resources=1)]
    game = lotr(seat(heroes=heroes, hand=["Blade Mastery"]), at="3.1", patient=True)
    idle = len(game.entries())
    game.play("play Blade Mastery")
    assert [rule for _, rule, _ in game.entries()[idle:]] == ["lotr.initiating-abilities-playing-cards.1"]
    assert (game.decision.kind, offers(game)) == ("pay", ["pay with Gimli", "pay with Legolas"])
    game.play("pay with Legolas")
    assert (game.decision.kind, offers(game)) == ("target", ["choose Gimli", "choose Legolas"])
    assert only(game, "Legolas").tokens == {}
    assert only(game, "Gimli").value("attack") == 2
    game.play("choose Gimli")
    assert only(game, "Gimli").value("attack") == 2 + 1
    assert zones(game, "Blade Mastery") == ["discard"]
    assert only(game, "Gimli").tokens == {"resources": 1}


@pytest.mark.rule("lotr.initiating-abilities-playing-cards.3", "lotr.action.2")
def test_what_may_not_be_played_now_cannot_be_announced():
    mine = seat(
        heroes=[card("Gimli", resources=9)], hand=["Feint", "Veteran Axehand", "Blade Mastery"], engaged=["King Spider"]
    )
    assert offers(lotr(mine, at="3.1", patient=True)) == ["play Blade Mastery", "pass"]
    assert offers(lotr(mine, at="2.2", patient=True)) == ["play Veteran Axehand", "play Blade Mastery", "pass"]
    game = lotr(mine, at="6.2+", patient=True)
    assert offers(game) == ["play Feint", "play Blade Mastery", "pass"]


@pytest.mark.rule("lotr.resource-match.1")
def test_a_card_is_paid_for_from_the_pools_of_heroes_with_its_resource_icon():
    heroes = [card("Aragorn", resources=4), card("Gimli", resources=1), card("Legolas", resources=2)]
    game = lotr(seat(heroes=heroes, hand=["Veteran Axehand", "Beorn"]), at="2.2", patient=True)
    assert offers(game) == ["play Veteran Axehand", "pass"]
    game.play("play Veteran Axehand")
    assert offers(game) == ["pay with Gimli", "pay with Legolas"]
    game.play("pay with Gimli", "pay with Legolas")
    assert [only(game, name).tokens for name in ("Aragorn", "Gimli", "Legolas")] == [
        {"resources": 4},
        {},
        {"resources": 1},
    ]


@pytest.mark.rule("lotr.resource-match.2")
def test_a_card_that_costs_nothing_still_needs_a_hero_with_its_resource_icon():
    tired = card("Gimli", exhausted=True, resources=3)
    game = lotr(seat(heroes=[tired, "Legolas"], hand=["Common Cause"]), at="3.1", patient=True)
    assert offers(game) == ["pass"]
    game = lotr(seat(heroes=[tired, "Glóin"], hand=["Common Cause"]), at="3.1", patient=True)
    assert offers(game) == ["play Common Cause", "pass"]


@pytest.mark.rule("lotr.resource-match.3")
def test_a_neutral_card_is_paid_for_with_any_resources():
    heroes = [card("Aragorn", resources=2), card("Gimli", resources=3), card("Éowyn", resources=1)]
    game = lotr(seat(heroes=heroes, hand=["Gandalf"]), at="2.2", patient=True)
    game.play(
        "play Gandalf", "pay with Aragorn", "pay with Aragorn", "pay with Éowyn", "pay with Gimli", "pay with Gimli"
    )
    assert zones(game, "Gandalf") == ["play"]
    assert [only(game, name).tokens for name in ("Aragorn", "Gimli", "Éowyn")] == [{}, {"resources": 1}, {}]
