"""Immunity, "cannot", and cards that cannot take damage."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.vocabulary.combat import EnemiesAttack, MoveDamage
from rulewright.games.lotr.vocabulary.printing import attachment, enemy, event, location, treachery
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ATTACHMENT,
    ENEMY,
    ENGAGED_WITH_YOU,
    HERO,
    HOST,
    IT,
    THIS,
    Action,
    WhenRevealed,
)
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Forbid, Grant
from rulewright.kernel.selectors import AttachedTo, Chosen
from rulewright.kernel.traits import has_keyword, has_trait
from rulewright.lcg.verbs import Discard, Heal
from support.lotr import card, lotr, offers, only, seat, threat, zones

SET = "Passage Through Mirkwood"
WRAITH = enemy(
    "Pale Wraith", Grant(THIS, "immunity", "player-card"), WhenRevealed(RaiseThreat(2)),
    number=980, copies=1, set_name=SET, engagement=40, stats=(2, 3, 1, 5), traits="Wraith.",
)  # fmt: skip
STRIP = event("Strip", Action(Choose(ATTACHMENT & AttachedTo(ENEMY)), Discard(IT)), number=981, copies=1, cost=0)
MERCY = event("Mercy", Action(Heal(ENEMY, 1)), number=982, copies=1, cost=0)
TEND = event("Tend", Action(Choose(ENEMY), Heal(IT, 1)), number=988, copies=1, cost=0)
CLOAK = attachment("Grey Cloak", Grant(HOST, "immunity", "event"), number=983, copies=1, cost=0, attach=HERO)
BROTHERS = event(
    "Brothers in Arms",
    Action(
        Choose(HERO),
        Until("round", Grant(IT, "keyword", "sentinel")),
        Until("round", Grant(IT, "trait", "Dúnedain")),
    ),
    number=989, copies=1, cost=0,
)  # fmt: skip
SLEEP = location(
    "Glade of Sleep", Forbid("ready", HERO), number=984, copies=1, set_name=SET, threat=1, points=5, traits=""
)  # fmt: skip
AMBUSH = treachery(
    "Sudden Ambush", WhenRevealed(EnemiesAttack(ENEMY & ENGAGED_WITH_YOU)), number=985, copies=1, set_name=SET
)  # fmt: skip
SHIELD = attachment("Blessed Shield", Forbid("take-damage", HOST), number=986, copies=1, cost=0, attach=HERO)
TRANSFER = event(
    "Transfer",
    Action(Choose(HERO, "from"), Choose(HERO, "to"), MoveDamage(2, Chosen("from"), Chosen("to"))),
    number=987, copies=1, cost=0,
)  # fmt: skip


@pytest.mark.rule("lotr.immunity.1")
def test_an_immune_card_cannot_be_chosen_as_a_target():
    def targets(play: str, *engaged: str) -> list[str]:
        enemies = [card(name, damage=1) for name in engaged]
        game = lotr(
            seat([card("Gimli", resources=1)], hand=["Feint", "Tend"], engaged=enemies),
            extra=(WRAITH, TEND),
            at="6.2+",
            patient=True,
        )
        if play not in offers(game):
            return []
        game.choose(play)
        return offers(game)

    for play in ("play Feint", "play Tend"):
        assert targets(play, "King Spider", "Pale Wraith") == ["choose King Spider"]
        assert targets(play, "Pale Wraith") == []


@pytest.mark.rule("lotr.immunity.2")
def test_an_immune_card_is_touched_by_no_effect_of_the_set_but_by_all_others():
    game = lotr(
        seat([card("Legolas", resources=1)], hand=["Rain of Arrows"], engaged=["King Spider", "Pale Wraith"]),
        extra=(WRAITH,),
        at="6.2+",
    )
    game.choose("play Rain of Arrows")
    assert only(game, "King Spider").tokens == {"damage": 1}
    assert only(game, "Pale Wraith").tokens == {}

    heroes = [card(name, resources=1) for name in ("Gimli", "Legolas", "Thalin")]
    game = lotr(
        seat(heroes, hand=["Thicket of Spears"], engaged=["King Spider", "Pale Wraith"]), extra=(WRAITH,), at="6.2+"
    )  # fmt: skip
    game.play("play Thicket of Spears", "defend with Gimli")
    assert only(game, "Gimli").tokens == {"damage": 1}
    game.play("attack Pale Wraith", "attack with Legolas", "attack with Thalin")
    assert only(game, "Pale Wraith").tokens["damage"] == 3 + 2 - 1

    game = lotr(
        seat(), staging=["Pale Wraith"], extra=(WRAITH,), encounter_deck=["Driven by Shadow", "Forest Gate"], at="3.3",
        patient=True,
    )  # fmt: skip
    assert only(game, "Pale Wraith").value("threat") == 3


@pytest.mark.rule("lotr.immunity.3")
def test_immunity_protects_neither_attachments_nor_tokens_nor_abilities_of_the_card():
    game = lotr(
        seat(
            hand=["Strip", "Mercy"],
            engaged=[card("Pale Wraith", damage=3, attachments=["Forest Snare"])],
        ),
        extra=(WRAITH, STRIP, MERCY),
        at="3.1+",
        patient=True,
    )
    game.choose("play Mercy")
    assert only(game, "Pale Wraith").tokens == {"damage": 2}
    game.play("play Strip", "choose Forest Snare")
    assert zones(game, "Forest Snare") == ["discard"]

    game = lotr(
        seat([card("Éowyn", resources=1)], hand=["A Test of Will"], threat=20),
        extra=(WRAITH,),
        encounter_deck=["Pale Wraith", "Forest Gate"],
        at="3.3",
        patient=True,
    )
    game.choose("play A Test of Will")
    assert zones(game, "Pale Wraith") == ["staging"]
    assert threat(game) == 20


@pytest.mark.rule("lotr.immunity.4")
def test_lasting_effects_are_looked_at_again_when_a_card_gains_immunity():
    game = lotr(
        seat([card("Gimli", resources=2, attachments=["Dwarven Axe"])], hand=["Blade Mastery", "Grey Cloak"]),
        extra=(CLOAK,),
        at="2.2",
        patient=True,
    )
    gimli = only(game, "Gimli")
    game.play("play Blade Mastery", "pay with Gimli", "choose Gimli")
    assert (gimli.value("attack"), gimli.value("defense")) == (2 + 2 + 1, 2 + 1)
    game.play("play Grey Cloak", "attach to Gimli")
    assert (gimli.value("attack"), gimli.value("defense")) == (2 + 2, 2)


@pytest.mark.rule("lotr.immunity.4")
def test_so_are_lasting_keywords_and_traits():
    game = lotr(
        seat([card("Aragorn", attachments=["Citadel Plate"]), "Gimli"], hand=["Brothers in Arms", "Grey Cloak"]),
        extra=(CLOAK, BROTHERS),
        at="2.2",
        patient=True,
    )
    gimli = only(game, "Gimli").id
    before = has_keyword(game.state, gimli, "sentinel"), has_trait(game.state, gimli, "Dúnedain")
    game.play("play Brothers in Arms", "choose Gimli")
    gained = has_keyword(game.state, gimli, "sentinel"), has_trait(game.state, gimli, "Dúnedain")
    game.play("play Grey Cloak", "attach to Gimli")
    after = has_keyword(game.state, gimli, "sentinel"), has_trait(game.state, gimli, "Dúnedain")
    assert (before, gained, after) == ((False, False), (True, True), (False, False))


@pytest.mark.rule("lotr.cannot.1")
def test_cannot_is_stronger_than_every_ability_and_every_step_of_the_round():
    aragorn = card("Aragorn", exhausted=True, attachments=["Unexpected Courage"])
    sleeping = lotr(
        seat([aragorn], allies=[card("Faramir", exhausted=True)]),
        staging=["Glade of Sleep"],
        extra=(SLEEP,),
        at="7.1",
        patient=True,
    )
    assert (only(sleeping, "Aragorn").exhausted, only(sleeping, "Faramir").exhausted) == (True, False)
    assert "use Unexpected Courage" not in offers(sleeping)

    dry = lotr(
        seat([card("Aragorn", resources=1)], hand=["Sneak Attack", "Gandalf"], deck=["Faramir"] * 3),
        active="Enchanted Stream",
        staging=["Forest Spider"],
        at="3.1+",
    )
    dry.play("play Sneak Attack", "use Gandalf")
    assert offers(dry) == ["deal 4 damage to an enemy", "lower your threat by 5"]

    held = {"extra": (AMBUSH,), "encounter_deck": ["Sudden Ambush", "Forest Gate"], "at": "3.3", "patient": True}
    free = lotr(seat(engaged=["King Spider"]), **held)
    assert offers(free) == ["pass"]
    assert free.decision.rule == "lotr.phase-sequence.13"
    snared = lotr(seat(engaged=[card("King Spider", attachments=["Forest Snare"])]), **held)
    assert snared.decision.rule == "lotr.phase-sequence.6"


@pytest.mark.rule("lotr.cannot-take-damage.1")
def test_no_damage_is_assigned_to_a_card_that_cannot_take_damage():
    shielded = card("Aragorn", attachments=["Blessed Shield"])
    game = lotr(seat([shielded, "Gimli", "Legolas"], engaged=["Ungoliant's Spawn"]), extra=(SHIELD,), at="6.4a")
    game.choose("leave it undefended")
    assert offers(game) == ["assign the damage to Gimli", "assign the damage to Legolas"]

    game = lotr(seat([shielded, "Gimli"], engaged=["Ungoliant's Spawn"]), extra=(SHIELD,), at="6.4a")
    game.choose("defend with Aragorn")
    assert "damage" not in only(game, "Aragorn").tokens
    assert "damage" not in only(game, "Gimli").tokens

    game = lotr(
        seat([{**shielded, "exhausted": True}, card("Gimli", exhausted=True)]),
        extra=(SHIELD,),
        encounter_deck=["The Necromancer's Reach", "Forest Gate"],
        at="3.3",
        patient=True,
    )
    assert (only(game, "Aragorn").tokens, only(game, "Gimli").tokens) == ({}, {"damage": 1})


@pytest.mark.rule("lotr.cannot-take-damage.2", "lotr.cannot-take-damage.1")
def test_damage_cannot_be_moved_to_a_card_that_cannot_take_damage():
    aragorn = card("Aragorn", damage=1, attachments=["Blessed Shield"])
    game = lotr(
        seat([aragorn, card("Gimli", damage=3), "Legolas"], hand=["Transfer"]),
        extra=(SHIELD, TRANSFER),
        at="3.1+",
        patient=True,
    )
    game.choose("play Transfer")
    assert offers(game) == ["choose Aragorn", "choose Gimli"]
    game.choose("choose Gimli")
    assert offers(game) == ["choose Legolas"]
    game.choose("choose Legolas")
    damage = [only(game, name).tokens.get("damage", 0) for name in ("Aragorn", "Gimli", "Legolas")]
    assert damage == [1, 1, 2]

    alone = lotr(
        seat([aragorn | {"damage": 0}, card("Gimli", damage=3)], hand=["Transfer"]),
        extra=(SHIELD, TRANSFER),
        at="3.1+",
        patient=True,
    )
    assert offers(alone) == ["pass"]


@pytest.mark.rule("lotr.cannot-take-damage.3")
def test_a_card_that_cannot_take_damage_is_no_target_of_what_would_damage_it():
    game = lotr(
        seat(
            [
                card("Aragorn", committed=True, attachments=["Blessed Shield"]),
                card("Gimli", committed=True),
                card("Legolas", committed=True),
            ]
        ),
        extra=(SHIELD,),
        encounter_deck=["Dol Guldur Orcs", "Forest Gate"],
        at="3.3",
    )
    assert game.decision.kind == "target"
    assert offers(game) == ["choose Gimli", "choose Legolas"]


@pytest.mark.rule("lotr.cannot-take-damage.4")
def test_damage_taken_before_stays_on_a_card_that_cannot_take_damage_any_more():
    game = lotr(
        seat([card("Aragorn", damage=3), "Gimli"], hand=["Blessed Shield"], engaged=["King Spider"]),
        extra=(SHIELD,),
        at="2.2",
    )
    game.play("play Blessed Shield", "attach to Aragorn")
    assert only(game, "Aragorn").tokens == {"damage": 3}
    while game.decision.kind != "defend":
        game.choose(offers(game)[-1])
    game.choose("defend with Aragorn")
    assert only(game, "Aragorn").tokens["damage"] == 3
