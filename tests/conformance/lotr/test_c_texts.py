"""Constant abilities, blank text boxes, gained characteristics, traits."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.events import PHASE_BEGINS
from rulewright.games.lotr.vocabulary.printing import ally, attachment, enemy, event
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import CHARACTER, ENEMY, HERO, HOST, IT, Action, Forced, on
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Constant, Forbid, Gets, Grant
from rulewright.kernel.selectors import PrintedKeyword, PrintedTrait, Trait
from rulewright.lcg.verbs import DealDamage, Discard, Exhaust, MakeReady
from support.lotr import card, lotr, offers, only, seat, threat, zones

BANNER = ally(
    "Banner Bearer",
    Gets(HERO, "willpower", 1),
    Gets(ENEMY, "hit_points", -1),
    number=901, copies=3, cost=0, stats=(0, 0, 0, 1), traits="Herald.",
)  # fmt: skip
BANISH = event("Banish", Action(Choose(CHARACTER), Discard(IT)), number=902, copies=3, cost=0)
SILENCE = event(
    "Silence", Action(Choose(CHARACTER | ENEMY), Until("phase", Forbid("have-text", IT))), number=903, copies=3, cost=0
)
GAG = attachment("Gag", Forbid("have-text", HOST), number=904, copies=1, cost=0, attach=HERO)
LONGBOW = attachment(
    "Longbow",
    Grant(HOST, "keyword", "ranged"),
    Grant(HOST, "trait", "Archer"),
    number=905, copies=1, cost=0, attach=HERO,
)  # fmt: skip
MUSTER = event(
    "Muster", Action(Until("phase", Gets(CHARACTER & Trait("Archer"), "attack", 1))), number=906, copies=3, cost=0
)
OLD_MUSTER = event(
    "Old Muster",
    Action(
        Until("phase", Gets(CHARACTER & PrintedTrait("Archer"), "attack", 2)),
        Until("phase", Gets(CHARACTER & PrintedKeyword("ranged"), "defense", 2)),
    ),
    number=907, copies=3, cost=0,
)  # fmt: skip
DRUMMER = enemy(
    "Drummer",
    Forced(RaiseThreat(1), after=on(PHASE_BEGINS)),
    number=908, copies=1, set_name="Test", engagement=45, stats=(1, 1, 1, 2), traits="Orc.", victory=3,
)  # fmt: skip
SCORCH = event("Scorch", Action(Choose(ENEMY), DealDamage(IT, 2)), number=909, copies=3, cost=0)
ELF_CALL = event(
    "Call of the Elves",
    Action(MakeReady(CHARACTER & Trait("Silvan")), Exhaust(CHARACTER & ~Trait("Silvan"))),
    number=910, copies=3, cost=0,
)  # fmt: skip
TWINS = tuple(
    ally(name, number=number, copies=1, cost=1, stats=(1, 2, 1, 2), traits=traits)
    for name, number, traits in (("Plain Twin", 911, ""), ("Titled Twin", 912, "Noble. Dwarf. Title."))
)
ELVES = event("Elven Welcome", Action(MakeReady(CHARACTER & Trait("Silvan"))), number=913, copies=3, cost=0)
EXTRA = (ELVES, BANNER, BANISH, SILENCE, GAG, LONGBOW, MUSTER, OLD_MUSTER, DRUMMER, SCORCH, ELF_CALL, *TWINS)
EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])


@EDITIONS
@pytest.mark.rule("lotr.constant-ability.1", "lotr.constant-ability.3")
def test_a_constant_ability_needs_nobody_to_use_it_and_follows_its_condition(edition):
    abilities = {info.name: info.card.faces[0].abilities for info in rw.cards("lotr")}
    for name in ("Gimli", "Dwarven Axe", "Citadel Plate", "Enchanted Stream", "Celebrían's Stone"):
        assert all(isinstance(ability, Constant) and not hasattr(ability, "label") for ability in abilities[name])
    game = lotr(
        seat(
            heroes=[card("Gimli", damage=2), card("Aragorn", attachments=["Blade of Gondolin"])],
            engaged=["Forest Spider", "Dol Guldur Orcs"],
        ),
        edition=edition,
        at="6.7",
        patient=True,
    )
    assert (only(game, "Gimli").value("attack"), only(game, "Aragorn").value("attack")) == (4, 3)
    orcs, spider = game.clone(), game
    for fight, enemy_name, attack in ((orcs, "Dol Guldur Orcs", 4), (spider, "Forest Spider", 3)):
        fight.play(f"attack {enemy_name}", "attack with Aragorn", "done")
        assert (fight.decision.kind, offers(fight)) == ("action", ["pass"])
        assert only(fight, "Aragorn").value("attack") == attack


@EDITIONS
@pytest.mark.rule("lotr.constant-ability.2", "lotr.constant-ability.4")
def test_a_constant_ability_works_from_entering_play_to_leaving_it_and_each_copy_counts(edition):
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Banner Bearer", "Banner Bearer", "Banish"], deck=["Banner Bearer"]),
        staging=[card("Forest Spider", damage=3), card("King Spider", damage=1)],
        edition=edition,
        extra=EXTRA,
        at="2.1+",
        patient=True,
    )
    aragorn = only(game, "Aragorn")
    assert aragorn.value("willpower") == 2
    game.play("play Banner Bearer")
    assert aragorn.value("willpower") == 3
    assert zones(game, "Forest Spider") == ["encounter-discard"]
    assert zones(game, "King Spider") == ["staging"]
    game.play("play Banner Bearer")
    assert aragorn.value("willpower") == 4
    assert zones(game, "King Spider") == ["encounter-discard"]
    game.play("play Banish", "choose Banner Bearer")
    assert aragorn.value("willpower") == 3


@pytest.mark.rule("lotr.blank.1", "lotr.blank.3")
def test_a_blank_card_has_no_abilities_keywords_or_traits_until_the_phase_ends():
    game = lotr(
        seat(
            heroes=[card("Gimli", damage=2), "Legolas"],
            allies=[card("Silverlode Archer", exhausted=True)],
            hand=["Silence", "Silence", "Silence", "Elven Welcome"],
        ),
        seat(heroes=["Thalin"], engaged=["Forest Spider"]),
        extra=EXTRA,
        at="6.2",
        patient=True,
    )
    assert (only(game, "Gimli").value("attack"), offers(game)) == (4, ["play Silence", "play Elven Welcome", "pass"])
    for name in ("Gimli", "Legolas", "Silverlode Archer"):
        game.play("play Silence", f"choose {name}", "pass")
    assert (only(game, "Gimli").value("attack"), only(game, "Gimli").value("hit_points")) == (2, 5)
    assert offers(game) == ["pass"]
    targets = {}
    while game.table()["phase"] == "combat":
        keys = offers(game)
        if game.decision.kind == "attack":
            targets[game.decision.seat] = keys
        game.play(next(key for key in ("pass", "leave it undefended", "done", keys[0]) if key in keys))
    assert targets == {0: ["done"], 1: ["attack Forest Spider", "done"]}
    assert only(game, "Gimli").value("attack") == 4


@pytest.mark.rule("lotr.blank.2")
def test_a_blank_card_keeps_what_it_gains_from_elsewhere():
    armed = card("Legolas", attachments=["Longbow", "Dwarven Axe"])
    game = lotr(
        seat(heroes=[armed], hand=["Silence", "Gag", "Muster", "Old Muster"]),
        seat(heroes=["Thalin"], engaged=["Forest Spider"]),
        extra=EXTRA,
        at="2.1+",
        patient=True,
    )
    game.play("play Gag", "attach to Legolas", "pass", "play Muster")
    assert only(game, "Legolas").value("attack") == 5
    game.play("pass")
    assert "play Old Muster" not in offers(game)
    while game.decision.kind != "attack":
        keys = offers(game)
        game.play(next(key for key in ("pass", "leave it undefended", "done", "decline", keys[0]) if key in keys))
    assert (game.decision.seat, offers(game)) == (0, ["attack Forest Spider", "done"])


@pytest.mark.rule("lotr.victory.4", "lotr.victory.3", "lotr.blank.1")
def test_victory_is_not_part_of_the_text_box():
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Silence", "Scorch"], threat=20),
        staging=["Drummer"],
        extra=EXTRA,
        at="4.1",
        patient=True,
    )
    assert threat(game) == 21
    game.play("play Silence", "choose Drummer", "play Scorch", "choose Drummer")
    assert zones(game, "Drummer") == ["victory-display"]
    assert game.table()["victory_points"] == 3


@pytest.mark.rule("lotr.gains.3", "lotr.gains.4")
def test_a_gained_trait_or_keyword_works_but_is_not_printed():
    game = lotr(
        seat(
            heroes=[card("Gimli", attachments=["Longbow"])],
            allies=["Silverlode Archer", "Veteran Axehand"],
            hand=["Muster", "Old Muster"],
        ),
        seat(heroes=["Thalin"], engaged=["Forest Spider"]),
        extra=EXTRA,
        at="6.6",
        patient=True,
    )
    assert offers(game) == ["attack Forest Spider", "done"]
    game.play("attack Forest Spider")
    assert offers(game) == ["attack with Gimli", "attack with Silverlode Archer"]
    game.play("attack with Gimli", "done", "play Muster", "pass", "play Old Muster")
    values = {
        name: (only(game, name).value("attack"), only(game, name).value("defense"))
        for name in ("Gimli", "Silverlode Archer", "Veteran Axehand")
    }
    assert values == {"Gimli": (3, 2), "Silverlode Archer": (5, 2), "Veteran Axehand": (2, 1)}


@pytest.mark.rule("lotr.traits.3")
def test_abilities_ask_for_cards_with_or_without_a_trait():
    game = lotr(
        seat(
            heroes=["Gimli", card("Legolas", exhausted=True)],
            allies=[card("Silverlode Archer", exhausted=True), card("Beorn", exhausted=True)],
            hand=["Call of the Elves"],
        ),
        extra=EXTRA,
        at="4.2",
        patient=True,
    )
    game.play("play Call of the Elves")
    names = ("Gimli", "Legolas", "Silverlode Archer", "Beorn")
    assert {name: only(game, name).exhausted for name in names} == {
        "Gimli": True, "Legolas": False, "Silverlode Archer": False, "Beorn": True,
    }  # fmt: skip


@EDITIONS
@pytest.mark.rule("lotr.traits.2")
def test_traits_by_themselves_change_nothing(edition):
    tables = []
    for name in ("Plain Twin", "Titled Twin"):
        game = lotr(
            seat(heroes=["Aragorn"], allies=[name], engaged=["Forest Spider"]), edition=edition, extra=EXTRA, at="3.2"
        )
        game.play(f"commit {name}", "done")
        twin = only(game, name)
        values = [twin.value(stat) for stat in ("willpower", "attack", "defense", "hit_points")]
        keys = [key.replace(name, "the twin") for key in offers(game)]
        tables.append((game.table(), twin.tokens, twin.exhausted, values, keys))
    assert tables[0] == tables[1]
