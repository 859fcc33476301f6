"""Resources, neutral cards, play restrictions and permissions."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import ally, event
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import HERO, IT, THIS, Action
from rulewright.kernel.conditions import Is
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.selectors import Exhausted
from rulewright.lcg.verbs import DealDamage
from support.lotr import card, lotr, offers, only, seat, zones

SCORCH = event("Scorch", Action(Choose(HERO), DealDamage(IT, 5)), number=901, copies=3, cost=0)
SLEEPER = ally(
    "Sleeper",
    Action(GainResources(HERO, 1), given=Is(THIS, Exhausted())),
    number=902, copies=3, cost=1, stats=(1, 1, 1, 2), traits="Warrior.",
)  # fmt: skip
EXTRA = (SCORCH, SLEEPER)
EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])


@EDITIONS
@pytest.mark.rule("lotr.neutral-cards.1", "lotr.neutral-cards.2", "lotr.neutral-cards.3")
@pytest.mark.parametrize("paid", [("Aragorn", 5), ("Gimli", 5), ("Gimli", 2)])
def test_a_neutral_card_is_paid_for_by_any_heroes_alone_or_together(edition, paid):
    gandalf = next(info for info in rw.cards("lotr") if info.name == "Gandalf")
    assert gandalf.labels["sphere"] not in ("leadership", "tactics", "spirit", "lore")
    game = lotr(
        seat(heroes=[card("Aragorn", resources=5), card("Gimli", resources=5)], hand=["Gandalf"]),
        edition=edition,
        at="2.1+",
    )
    game.play("play Gandalf")
    name, amount = paid
    other = "Gimli" if name == "Aragorn" else "Aragorn"
    for payer in [name] * amount + [other] * (5 - amount):
        assert (game.decision.kind, sorted(offers(game))) == ("pay", sorted(["pay with Aragorn", "pay with Gimli"]))
        game.play(f"pay with {payer}")
    assert zones(game, "Gandalf") == ["play"]
    assert only(game, name).tokens.get("resources", 0) == 5 - amount
    assert only(game, other).tokens.get("resources", 0) == amount


@EDITIONS
@pytest.mark.rule("lotr.neutral-cards.2")
def test_only_the_own_heroes_pay_for_a_neutral_card(edition):
    game = lotr(
        seat(heroes=[card("Aragorn", resources=4)], hand=["Gandalf"]),
        seat(heroes=[card("Gimli", resources=9)]),
        edition=edition,
        at="2.1+",
        patient=True,
    )
    assert offers(game) == ["pass"]


@EDITIONS
@pytest.mark.rule("lotr.resources.1", "lotr.resources.3", "lotr.resources.4", "lotr.gains.2")
def test_resources_come_to_the_named_hero_and_pay_for_cards_and_abilities(edition):
    game = lotr(
        seat(
            heroes=[card("Aragorn", attachments=["Steward of Gondor"]), "Gimli"],
            hand=["Guard of the Citadel"],
        ),
        edition=edition,
        at="1.2",
        patient=True,
    )
    assert [only(game, name).tokens for name in ("Aragorn", "Gimli")] == [{"resources": 1}] * 2
    game.play("use Steward of Gondor")
    assert [only(game, name).tokens for name in ("Aragorn", "Gimli")] == [{"resources": 3}, {"resources": 1}]
    game.play("pass", "play Guard of the Citadel", "pay with Aragorn", "pay with Aragorn")
    assert zones(game, "Guard of the Citadel") == ["play"]
    assert [only(game, name).tokens for name in ("Aragorn", "Gimli")] == [{"resources": 1}, {"resources": 1}]
    game.play("pass", "pass", "commit Aragorn", "done", "use Aragorn")
    assert not only(game, "Aragorn").exhausted
    assert only(game, "Aragorn").tokens == {"committed": 1}


@pytest.mark.rule("lotr.play-restrictions-and-permissions.1", "lotr.play-restrictions-and-permissions.2")
def test_a_card_is_played_only_in_the_phase_it_names():
    written = {"heroes": [card("Gimli", resources=1)], "hand": ["Feint"], "engaged": ["Forest Spider"]}
    assert offers(lotr(seat(**written), at="5.3", patient=True)) == ["pass"]
    game = lotr(seat(**written), at="6.2", patient=True)
    assert offers(game) == ["play Feint", "pass"]
    written["heroes"] = ["Gimli"]
    assert offers(lotr(seat(**written), at="6.2", patient=True)) == ["pass"]


@pytest.mark.rule("lotr.play-restrictions-and-permissions.1", "lotr.play-restrictions-and-permissions.2")
@pytest.mark.parametrize(("pools", "legal"), [((3, 0, 0), False), ((2, 1, 0), False), ((1, 1, 1), True)])
def test_a_card_is_paid_for_in_the_way_it_names(pools, legal):
    heroes = [card(name, resources=pool) for name, pool in zip(("Gimli", "Legolas", "Thalin"), pools, strict=True)]
    game = lotr(seat(heroes=heroes, hand=["Thicket of Spears"], engaged=["Forest Spider"]), at="6.2", patient=True)
    assert ("play Thicket of Spears" in offers(game)) is legal


@pytest.mark.rule("lotr.play-restrictions-and-permissions.1", "lotr.play-restrictions-and-permissions.2")
def test_an_ability_is_used_only_while_its_condition_is_true():
    for exhausted in (False, True):
        game = lotr(seat(allies=[card("Sleeper", exhausted=exhausted)]), extra=EXTRA, at="4.2", patient=True)
        assert ("use Sleeper" in offers(game)) is exhausted


@pytest.mark.rule("lotr.play-restrictions-and-permissions.3")
def test_a_permission_lets_a_card_come_outside_its_time_and_may_be_declined():
    game = lotr(
        seat(heroes=[card("Glóin", resources=9), "Aragorn"], hand=["Scorch", "Brok Ironfist"]),
        extra=EXTRA,
        at="4.2",
        patient=True,
    )
    assert offers(game) == ["play Scorch", "pass"]
    game.play("play Scorch", "choose Glóin")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Brok Ironfist", "pass"])
    declined = game.clone()
    declined.play("pass")
    assert zones(declined, "Brok Ironfist") == ["hand"]
    game.play("use Brok Ironfist")
    assert (zones(game, "Brok Ironfist"), game.table()["phase"]) == (["play"], "travel")
