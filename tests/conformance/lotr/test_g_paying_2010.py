"""Resources, costs, ready and exhausted cards, as the book of 2010 tells them; both editions agree."""

from __future__ import annotations

import re

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import event, hero
from rulewright.games.lotr.vocabulary.resources import Spend
from rulewright.games.lotr.vocabulary.threat import LowerThreat
from rulewright.games.lotr.vocabulary.words import HERO, THIS, YOURS, Action, Response, on
from rulewright.kernel.effects.answering import Cancel
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.selectors import Chosen
from rulewright.kernel.using import TRIGGERS
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
TITHE = hero(
    "Tither",
    Action(LowerThreat(4), cost=Choose(HERO & YOURS, "payer") >> Spend(1, Chosen("payer"))),
    number=901, sphere="lore", threat=5, stats=(0, 0, 0, 5), traits="Noble.",
)  # fmt: skip
VETO = hero(
    "Vetoer",
    Response(Cancel(), when=on(TRIGGERS, how="action")),
    number=902, sphere="spirit", threat=5, stats=(0, 0, 0, 5), traits="Noble.",
)  # fmt: skip
SIGH = event("Sigh", Action(LowerThreat(4)), number=903, copies=1, sphere="leadership", cost=2)


def resources(game, *names: str) -> list[int]:
    """The resource pools of these heroes."""
    return [only(game, name).tokens.get("resources", 0) for name in names]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-phase-1-resource.1", "lotr.rop2010-phase-2-planning.3")
def test_a_pool_pays_for_cards_of_its_heros_sphere_even_when_the_hero_is_exhausted(edition):
    game = lotr(
        seat(
            heroes=[card("Glóin", resources=2, exhausted=True), "Eleanor"],
            hand=["Guard of the Citadel", "Wandering Took", "Veteran Axehand", "Erebor Hammersmith"],
        ),
        at="2.2",
        edition=edition,
    )
    assert offers(game) == ["play Guard of the Citadel", "pass"]
    game.choose("play Guard of the Citadel")
    assert resources(game, "Glóin", "Eleanor") == [0, 0]
    assert (zones(game, "Guard of the Citadel"), only(game, "Glóin").exhausted) == (["play"], True)


@EDITIONS
@pytest.mark.rule("lotr.rop2010-paying-example.1")
def test_tom_pays_guard_of_the_citadel_from_the_pool_of_gloin_alone(edition):
    heroes = [card("Glóin", resources=3), card("Éowyn", resources=2), card("Eleanor", resources=2)]
    game = lotr(seat(heroes=heroes, hand=["Guard of the Citadel"]), at="2.2", edition=edition, patient=True)
    game.choose("play Guard of the Citadel")
    assert (game.decision.kind, offers(game)) == ("pay", ["pay with Glóin"])
    game.play("pay with Glóin", "pay with Glóin")
    assert resources(game, "Glóin", "Éowyn", "Eleanor") == [1, 2, 2]
    assert zones(game, "Guard of the Citadel") == ["play"]
    poor = [card("Glóin", resources=1), card("Éowyn", resources=2), card("Eleanor", resources=2)]
    game = lotr(seat(heroes=poor, hand=["Guard of the Citadel"]), at="2.2", edition=edition, patient=True)
    assert offers(game) == ["use Éowyn", "pass"]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-paying-example.2", "lotr.rop2010-phase-2-planning.7")
def test_tom_pays_northern_tracker_from_the_pools_of_eowyn_and_eleanor_together(edition):
    heroes = [card("Glóin", resources=1), card("Éowyn", resources=2), card("Eleanor", resources=2)]
    game = lotr(seat(heroes=heroes, hand=["Northern Tracker"]), at="2.2", edition=edition, patient=True)
    game.choose("play Northern Tracker")
    assert resources(game, "Glóin", "Éowyn", "Eleanor") == [1, 0, 0]
    assert zones(game, "Northern Tracker") == ["play"]


@EDITIONS
@pytest.mark.rule("lotr.rop2010-phase-2-planning.7")
def test_a_player_picks_how_much_each_hero_of_the_sphere_pays(edition):
    heroes = [card("Éowyn", resources=2), card("Eleanor", resources=2), card("Gimli", resources=2)]
    game = lotr(seat(heroes=heroes, hand=["Lórien Guide"]), at="2.2", edition=edition, patient=True)
    game.choose("play Lórien Guide")
    assert offers(game) == ["pay with Éowyn", "pay with Eleanor"]
    game.play("pay with Éowyn", "pay with Eleanor", "pay with Eleanor")
    assert resources(game, "Éowyn", "Eleanor", "Gimli") == [1, 0, 2]


@pytest.mark.rule("lotr.rop2010-phase-2-planning.4")
def test_classic_a_card_of_cost_zero_needs_a_hero_of_its_sphere_and_no_resource_is_spent():
    """The translation asks for a token in the pool as well; the reading (READINGS) is that the icon is enough."""
    common_cause = ["Common Cause"]
    other = seat(heroes=[card("Gimli", resources=3), card("Legolas", exhausted=True)], hand=common_cause)
    assert offers(lotr(other, at="2.2", edition="classic", patient=True)) == ["pass"]
    for pool in (1, 0):
        game = lotr(
            seat(heroes=[card("Glóin", resources=pool), card("Gimli", exhausted=True)], hand=common_cause),
            at="2.2",
            edition="classic",
            patient=True,
        )
        game.choose("play Common Cause")
        pass_until(game, "action")
        assert (resources(game, "Glóin"), zones(game, "Common Cause")) == ([pool], ["discard"])
        assert (only(game, "Glóin").exhausted, only(game, "Gimli").exhausted) == (True, False)


@EDITIONS
@pytest.mark.rule("lotr.rop2010-phase-2-planning.5", "lotr.rop2010-ally-cards.1")
def test_a_played_ally_or_attachment_lies_faceup_in_the_play_area_and_stays_there(edition):
    game = lotr(
        seat(heroes=[card("Aragorn", resources=4)], hand=["Guard of the Citadel", "Celebrían's Stone"], threat=10),
        seat(heroes=["Gimli"], threat=10),
        at="2.2",
        edition=edition,
        patient=True,
    )
    game.play("play Guard of the Citadel", "pay with Aragorn", "pay with Aragorn", "pass")
    game.play("play Celebrían's Stone", "attach to Aragorn")
    for watcher in (0, 1, None):
        area = game.view(watcher)["players"][0]["play"]
        assert [piece["name"] for piece in area] == ["Aragorn", "Guard of the Citadel", "Celebrían's Stone"]
    assert only(game, "Celebrían's Stone").attached_to == "Aragorn"
    while game.table()["round"] < 4:
        game.choose(offers(game)[-1])
    assert (zones(game, "Guard of the Citadel"), zones(game, "Celebrían's Stone")) == (["play"], ["play"])


@EDITIONS
@pytest.mark.rule("lotr.rop2010-ally-cards.1")
def test_an_ally_leaves_play_when_it_is_destroyed_or_by_a_card_effect(edition):
    fallen = lotr(
        seat(heroes=["Aragorn"], allies=["Guard of the Citadel"], engaged=["Marsh Adder"]), at="6.3", edition=edition
    )
    fallen.choose("defend with Guard of the Citadel")
    assert zones(fallen, "Guard of the Citadel") == ["discard"]
    taken = lotr(
        seat(heroes=["Aragorn"], allies=["Gandalf", "Guard of the Citadel"], threat=10), at="7.5", edition=edition
    )
    assert (zones(taken, "Gandalf"), zones(taken, "Guard of the Citadel")) == (["discard"], ["play"])


@EDITIONS
@pytest.mark.rule("lotr.rop2010-paying-abilities.1")
def test_an_ability_on_the_table_is_paid_without_a_resource_match_unless_it_names_the_pool(edition):
    game = lotr(
        seat(heroes=["Tither", card("Gimli", resources=2), card("Éowyn", resources=1)], threat=30),
        at="2.2",
        edition=edition,
        extra=(TITHE,),
        patient=True,
    )
    game.play("use Tither", "choose Gimli")
    assert (threat(game), resources(game, "Tither", "Gimli", "Éowyn")) == (26, [0, 1, 1])
    own = lotr(
        seat(heroes=[card("Glorfindel", damage=1), card("Beravor", resources=3)], deck=["Gandalf"]),
        at="2.2",
        edition=edition,
        patient=True,
    )
    assert offers(own) == ["use Beravor", "pass"], "Glorfindel heals for a resource of his own pool only"


@EDITIONS
@pytest.mark.rule("lotr.rop2010-ready-and-exhausted.1")
def test_questing_attacking_defending_and_abilities_that_say_so_exhaust_a_character(edition):
    quest = lotr(seat(heroes=["Aragorn"]), at="3.2", edition=edition, patient=True)
    quest.play("commit Aragorn", "done")
    assert only(quest, "Aragorn").exhausted
    fight = lotr(seat(heroes=["Gimli", "Glóin"], engaged=["King Spider"]), at="6.3", edition=edition, patient=True)
    pass_until(fight, "defend")
    fight.choose("defend with Glóin")
    assert (only(fight, "Glóin").exhausted, only(fight, "Gimli").exhausted) == (True, False)
    pass_until(fight, "attack")
    fight.play("attack King Spider", "attack with Gimli", "done")
    assert only(fight, "Gimli").exhausted
    ability = lotr(seat(heroes=["Beravor"], deck=["Gandalf"] * 2), at="2.2", edition=edition, patient=True)
    ability.choose("use Beravor")
    assert only(ability, "Beravor").exhausted
    other = lotr(seat(heroes=[card("Glorfindel", damage=1, resources=1)]), at="2.2", edition=edition, patient=True)
    other.play("use Glorfindel", "choose Glorfindel")
    assert (only(other, "Glorfindel").exhausted, only(other, "Glorfindel").tokens) == (False, {})


@EDITIONS
@pytest.mark.rule("lotr.rop2010-ready-and-exhausted.2", "lotr.rop2010-ready-and-exhausted.3")
def test_an_exhausted_card_does_nothing_that_exhausts_it_until_it_is_readied(edition):
    courage = card("Unexpected Courage", exhausted=True)
    game = lotr(
        seat(heroes=[card("Beravor", exhausted=True, attachments=[courage]), "Gimli"], deck=["Gandalf"] * 9, threat=20),
        staging=["King Spider"],
        at="2.2",
        edition=edition,
        patient=True,
    )
    asked = set()
    while game.table()["phase"] != "refresh":
        asked.add(game.decision.kind)
        keys = offers(game)
        if game.decision.kind != "assign":
            assert not [key for key in keys if "Beravor" in key or "Unexpected Courage" in key]
        game.choose("attack King Spider" if "attack King Spider" in keys else keys[-1])
    assert asked - {"engagement-check"} == {
        "action", "commit", "engage", "enemy-attack", "defend", "assign", "attack", "attackers",
    }  # fmt: skip
    assert (step(game), offers(game)) == ("7.4", ["use Beravor", "pass"])
    game.play("use Beravor", "choose player 1")
    assert (only(game, "Beravor").exhausted, offers(game)) == (True, ["use Unexpected Courage", "pass"])
    game.choose("use Unexpected Courage")
    assert (only(game, "Beravor").exhausted, only(game, "Unexpected Courage").exhausted) == (False, True)


@EDITIONS
@pytest.mark.rule("lotr.rop2010-paying-costs.1")
def test_the_words_before_to_are_the_cost_and_come_before_the_effect(edition):
    beravor = next(info for info in rw.cards("lotr") if info.name == "Beravor")
    (ability,) = beravor.card.faces[0].abilities
    assert ability.cost.words()[0] == "exhaust"
    assert ability.cost.what is THIS
    assert re.search("Exhaust Beravor to .*draws 2 cards", beravor.text())
    tired = lotr(
        seat(heroes=[card("Beravor", exhausted=True)], deck=["Gandalf"] * 2), at="2.2", edition=edition, patient=True
    )
    assert offers(tired) == ["pass"], "no cost, no effect"
    game = lotr(
        seat(heroes=["Beravor"], deck=["Gandalf"] * 2), seat(heroes=["Gimli"]), at="2.2", edition=edition, patient=True
    )
    game.choose("use Beravor")
    assert (only(game, "Beravor").exhausted, zones(game, "Gandalf")) == (True, ["deck"] * 2)
    game.choose("choose player 1")
    assert zones(game, "Gandalf") == ["hand"] * 2


@EDITIONS
@pytest.mark.rule("lotr.rop2010-paying-costs.2")
def test_the_cost_of_a_cancelled_effect_is_not_refunded(edition):
    game = lotr(
        seat(heroes=[card("Aragorn", resources=2), "Vetoer"], hand=["Sigh"], threat=30),
        at="2.2",
        edition=edition,
        extra=(VETO, SIGH),
        patient=True,
    )
    allowed = game.clone()
    allowed.play("play Sigh", "pass")
    assert (threat(allowed), resources(allowed, "Aragorn"), zones(allowed, "Sigh")) == (26, [0], ["discard"])
    game.play("play Sigh", "use Vetoer")
    assert (threat(game), resources(game, "Aragorn"), zones(game, "Sigh")) == (30, [0], ["discard"])
