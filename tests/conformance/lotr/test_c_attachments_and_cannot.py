"""Restricted attachments, cards that cannot have attachments, cards that cannot take damage."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.vocabulary.printing import attachment, enemy, event, hero
from rulewright.games.lotr.vocabulary.words import CHARACTER, ENEMY, HERO, HOST, IT, THIS, Action
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Forbid
from rulewright.lcg.verbs import DealDamage, Discard
from support.lotr import card, lotr, offers, only, pass_until, seat, zones

LONER = hero(
    "Loner",
    Forbid("have-attachments", THIS),
    number=901, sphere="tactics", threat=8, stats=(1, 1, 1, 3), traits="Ranger.",
)  # fmt: skip
MONK = hero(
    "Monk",
    Forbid("have-attachments Item", THIS),
    number=902, sphere="tactics", threat=8, stats=(1, 1, 1, 3), traits="Monk.",
)  # fmt: skip
STRIP = event(
    "Vow of Poverty", Action(Choose(HERO), Until("phase", Forbid("have-attachments", IT))), number=903, copies=3, cost=0
)
DISARM = event(
    "Disarm", Action(Choose(HERO), Until("phase", Forbid("have-attachments Weapon", IT))), number=904, copies=3, cost=0
)
FETTERS = attachment(
    "Fetters", Forbid("have-attachments Item", HOST), number=905, copies=1, cost=0, traits="Condition.", attach=HERO
)
STONE = enemy(
    "Stone Guardian",
    Forbid("take-damage", THIS),
    number=906, copies=1, set_name="Test", engagement=45, stats=(1, 1, 1, 3), traits="Statue.",
)  # fmt: skip
SCORCH = event("Scorch", Action(Choose(CHARACTER | ENEMY), DealDamage(IT, 9)), number=907, copies=3, cost=0)
BANISH = event("Banish", Action(Choose(CHARACTER | ENEMY), Discard(IT)), number=908, copies=3, cost=0)
EXTRA = (LONER, MONK, STRIP, DISARM, FETTERS, STONE, SCORCH, BANISH)
EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])


@EDITIONS
@pytest.mark.rule("lotr.restricted.2", "lotr.restricted.3")
@pytest.mark.parametrize("given_up", ["Citadel Plate", "Dwarven Axe", "Horn of Gondor"])
def test_with_a_third_restricted_attachment_one_of_them_goes_to_its_owners_discard_pile(edition, given_up):
    armed = card("Gimli", attachments=["Citadel Plate", "Dwarven Axe", "Steward of Gondor"])
    game = lotr(
        seat(heroes=[card("Thalin", resources=1)], hand=["Horn of Gondor"]),
        seat(heroes=[armed]),
        edition=edition,
        at="2.1+",
        patient=True,
    )
    game.play("play Horn of Gondor", "attach to Gimli")
    assert (game.decision.seat, game.decision.kind, game.decision.rule) == (1, "restricted", "lotr.restricted.3")
    assert offers(game) == ["discard Citadel Plate", "discard Dwarven Axe", "discard Horn of Gondor"]
    game.play(f"discard {given_up}")
    owner = 0 if given_up == "Horn of Gondor" else 1
    assert (only(game, given_up).zone, only(game, given_up).seat) == ("discard", owner)
    kept = {"Citadel Plate", "Dwarven Axe", "Horn of Gondor", "Steward of Gondor"} - {given_up}
    assert {only(game, name).attached_to for name in kept} == {"Gimli"}


@EDITIONS
@pytest.mark.rule("lotr.restricted.2")
def test_two_restricted_attachments_and_any_number_of_others_are_allowed(edition):
    armed = card("Gimli", resources=2, attachments=["Citadel Plate", "Steward of Gondor", "Unexpected Courage"])
    game = lotr(seat(heroes=[armed], hand=["Dwarven Axe"]), edition=edition, at="2.1+", patient=True)
    game.play("play Dwarven Axe", "attach to Gimli")
    assert game.decision.kind == "action"
    assert [only(game, name).attached_to for name in ("Citadel Plate", "Dwarven Axe")] == ["Gimli", "Gimli"]


@pytest.mark.rule("lotr.cannot-have-attachments.1", "lotr.cannot-have-attachments.2")
def test_attachments_are_not_offered_to_a_card_that_cannot_have_them():
    game = lotr(
        seat(heroes=[card("Loner", resources=4), "Monk", "Gimli"], hand=["Dwarven Axe", "Fetters"]),
        extra=EXTRA,
        at="2.1+",
        patient=True,
    )
    axe = game.clone()
    axe.play("play Dwarven Axe", "pay with Loner", "pay with Loner")
    assert (axe.decision.kind, offers(axe)) == ("target", ["attach to Gimli"])
    game.play("play Fetters")
    assert offers(game) == ["attach to Monk", "attach to Gimli"]
    game.play("attach to Monk")
    assert only(game, "Fetters").attached_to == "Monk"


@pytest.mark.rule("lotr.cannot-have-attachments.1")
def test_no_encounter_card_attaches_itself_to_a_card_that_cannot_have_attachments():
    web = {"encounter_deck": ["Caught in a Web", "Enchanted Stream"], "extra": EXTRA, "at": "3.3", "patient": True}
    game = lotr(seat(heroes=["Loner", "Gimli"]), **web)
    game.play("choose player 1")
    assert offers(game) == ["choose Gimli"]
    game = lotr(seat(heroes=["Loner"]), **web)
    while game.decision.kind != "action":
        game.play(offers(game)[0])
    assert zones(game, "Caught in a Web") == ["encounter-discard"]


@pytest.mark.rule("lotr.cannot-have-attachments.3", "lotr.cannot-have-attachments.2", "lotr.gains.3")
@pytest.mark.parametrize(
    ("played", "lost"),
    [
        (["play Vow of Poverty", "choose Gimli"], {"Dwarven Axe", "Citadel Plate", "Steward of Gondor"}),
        (["play Disarm", "choose Gimli"], {"Dwarven Axe"}),
        (["play Fetters", "attach to Gimli"], {"Dwarven Axe", "Citadel Plate"}),
    ],
)
def test_a_hero_that_gains_the_text_loses_its_attachments_at_once(played, lost):
    attachments = ["Dwarven Axe", "Citadel Plate", "Steward of Gondor"]
    game = lotr(
        seat(
            heroes=[card("Gimli", attachments=attachments), card("Thalin", attachments=["Blade of Gondolin"])],
            hand=["Vow of Poverty", "Disarm", "Fetters"],
        ),
        extra=EXTRA,
        at="2.1+",
        patient=True,
    )
    game.play(*played)
    pass_until(game, "action")
    assert {name for name in attachments if zones(game, name) == ["discard"]} == lost
    assert only(game, "Blade of Gondolin").attached_to == "Thalin"


@pytest.mark.rule("lotr.cannot-take-damage.5")
def test_a_card_that_cannot_take_damage_can_still_be_discarded():
    gimli = seat(heroes=["Gimli"], hand=["Scorch", "Banish"])
    game = lotr(gimli, staging=["Stone Guardian"], extra=EXTRA, at="4.2", patient=True)
    scorched = game.clone()
    scorched.play("play Scorch")
    assert offers(scorched) == ["choose Gimli"]
    game.play("play Banish")
    assert offers(game) == ["choose Stone Guardian", "choose Gimli"]
    game.play("choose Stone Guardian")
    assert zones(game, "Stone Guardian") == ["encounter-discard"]
