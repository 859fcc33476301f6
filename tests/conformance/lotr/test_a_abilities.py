"""Abilities of cards: what kinds there are, which are optional, what they reach, and targets."""

from __future__ import annotations

import re

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import ally, event
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import CHARACTER, ENEMY, HERO, IT, THIS, YOURS, Action
from rulewright.kernel.abilities import Ability, Activated, Special, Triggered
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.selectors import Chosen
from rulewright.lcg.verbs import DealDamage, Draw, Exhaust, MakeReady
from support.lotr import card, lotr, offers, only, seat, threat, zones

SELF_STARTER = ally(
    "Self-Starter",
    Action(MakeReady(THIS), cost=Exhaust(THIS)),
    number=901, copies=3, sphere="leadership", cost=1, stats=(1, 1, 1, 2), traits="Gondor.",
)  # fmt: skip
HARD_LESSON = event("Hard Lesson", Action(Choose(HERO), DealDamage(IT, 1), Draw(1)), number=902, copies=3, cost=0)
DUEL = event(
    "Duel",
    Action(Choose(CHARACTER, "one"), Choose(ENEMY, "two"), DealDamage(Chosen("one") | Chosen("two"), 1)),
    number=903, copies=3, cost=0,
)  # fmt: skip
BOUNTY = event("Bounty", Action(Choose(ENEMY), GainResources(HERO & YOURS, 1)), number=904, copies=3, cost=0)

LABELS = r"^(?:Combat |Quest )?(Action|Response|Forced|When Revealed|Shadow|Travel|Setup): "


def kind_of(ability: Ability) -> str:
    """What type of ability this is."""
    if isinstance(ability, Activated | Triggered | Special) and ability.label:
        return ability.label
    return "constant"


def abilities(info: rw.CardInfo) -> list[Ability]:
    """All abilities of a card, on all its faces."""
    return [ability for face in (*info.card.faces, *info.card.extras) for ability in face.abilities]


@pytest.mark.rule("lotr.ability.2")
def test_abilities_are_actions_forced_effects_keywords_constant_responses_or_when_revealed():
    kinds = {info.name: {kind_of(ability) for ability in abilities(info)} for info in rw.cards("lotr")}
    called_by_the_rules = {"shadow", "travel", "setup"}
    assert set().union(*kinds.values()) - called_by_the_rules == {
        "action", "forced", "constant", "response", "when-revealed",
    }  # fmt: skip
    assert kinds["Gimli"] == {"constant"}
    assert kinds["Faramir"] == {"action"}
    assert kinds["Aragorn"] == {"response"}
    assert kinds["Steward of Gondor"] == {"constant", "action"}
    assert kinds["Forest Spider"] == {"forced", "shadow"}
    assert kinds["King Spider"] == {"when-revealed", "shadow"}
    keywords = {word for info in rw.cards("lotr") for word in info.keywords}
    assert keywords == {"sentinel", "ranged", "restricted", "doomed", "surge", "guarded", "permanent"}


@pytest.mark.rule("lotr.ability.16")
def test_a_triggered_ability_is_told_with_its_command_and_a_colon():
    some = [info for info in rw.cards("lotr") if info.number in (*range(1, 28), *range(74, 81), *range(94, 101), 119)]
    assert len(some) == 42
    for info in some:
        labelled = [kind_of(ability) for ability in abilities(info) if kind_of(ability) != "constant"]
        told = re.findall(LABELS, info.text(), re.MULTILINE)
        assert sorted(word.lower().replace(" ", "-") for word in told) == sorted(labelled), info.name


@pytest.mark.rule("lotr.ability.3", "lotr.ability.5")
def test_responses_and_actions_are_up_to_the_controller_of_the_card():
    game = lotr(
        seat(heroes=["Gimli"]),
        seat(heroes=["Théodred"], allies=["Faramir"]),
        at="3.2",
        patient=True,
    )
    game.play("done", "commit Théodred", "done")
    assert (game.decision.seat, game.decision.kind, offers(game)) == (1, "respond", ["use Théodred", "pass"])
    game.play("pass")
    assert only(game, "Théodred").tokens == {"committed": 1}
    game.play("pass")
    assert (game.decision.seat, game.decision.kind, offers(game)) == (1, "action", ["use Faramir", "pass"])
    game.play("pass")
    assert not only(game, "Faramir").exhausted


@pytest.mark.rule("lotr.ability.4")
def test_may_makes_a_part_of_an_ability_optional():
    for answer, top in (("no", "Forest Gate"), ("yes", "Old Forest Road")):
        game = lotr(
            seat(heroes=["Denethor"]), encounter_deck=["Forest Gate", "Old Forest Road"], at="3.2+", patient=True
        )
        game.play("use Denethor")
        assert (game.decision.kind, offers(game)) == ("may", ["yes", "no"])
        game.play(answer, "pass")
        assert zones(game, top) == ["staging"]


@pytest.mark.rule("lotr.ability.6")
def test_constant_forced_and_when_revealed_abilities_are_not_asked_for():
    game = lotr(
        seat(heroes=[card("Gimli", damage=2, exhausted=True)], threat=30),
        staging=["Forest Spider"],
        encounter_deck=["The Necromancer's Reach"],
        at="3.3",
        patient=True,
    )
    assert game.decision.kind == "action"
    assert only(game, "Gimli").tokens == {"damage": 3}
    assert only(game, "Gimli").value("attack") == 2 + 3
    game = lotr(seat(heroes=["Gimli"], threat=30), staging=["Forest Spider"], at="5.2", patient=True)
    game.play("engage Forest Spider")
    assert game.decision.kind == "action"
    assert only(game, "Forest Spider").value("attack") == 2 + 1


@pytest.mark.rule("lotr.ability.8")
def test_doomed_and_surge_are_not_optional():
    game = lotr(encounter_deck=["Endless Caverns", "Old Forest Road", "Forest Gate"], at="3.3", patient=True)
    assert game.decision.kind == "action"
    assert threat(game) == 12 + 1
    assert zones(game, "Endless Caverns") + zones(game, "Old Forest Road") == ["staging", "staging"]
    assert zones(game, "Forest Gate") == ["encounter-deck"]


@pytest.mark.rule("lotr.ability.9")
def test_abilities_reach_only_cards_in_play_unless_they_name_another_place():
    mine = seat(
        heroes=[card("Aragorn", resources=2), card("Gimli", resources=1)],
        allies=["Son of Arnor"],
        hand=["Blade Mastery", "Sneak Attack", "Faramir"],
        discard=["Beorn"],
        deck=["Longbeard Orc Slayer"],
    )
    game = lotr(mine, at="3.1", patient=True)
    game.play("play Blade Mastery")
    assert offers(game) == ["choose Aragorn", "choose Gimli", "choose Son of Arnor"]
    game = lotr(mine, at="3.1", patient=True)
    game.play("play Sneak Attack", "pay with Aragorn")
    assert offers(game) == ["choose Faramir"]


@pytest.mark.rule("lotr.ability.9")
def test_an_effect_on_all_cards_of_a_kind_does_not_touch_those_out_of_play():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=4)], hand=["Longbeard Orc Slayer"], engaged=["Dol Guldur Orcs"]),
        encounter_discard=["Dol Guldur Orcs", "East Bight Patrol"],
        staging=["King Spider"],
        at="2.2",
        patient=True,
    )
    game.play("play Longbeard Orc Slayer", "use Longbeard Orc Slayer")
    assert [(p.zone, p.tokens) for p in game.look("Dol Guldur Orcs")] == [
        ("engaged", {"damage": 1}),
        ("encounter-discard", {}),
    ]
    assert only(game, "East Bight Patrol").tokens == only(game, "King Spider").tokens == {}


@pytest.mark.rule("lotr.ability.10", "lotr.action.4")
def test_characters_and_attachments_act_only_from_play():
    hand = ["Faramir", "Steward of Gondor", "Dwarven Axe", "Horn of Gondor", "Gandalf"]
    game = lotr(seat(heroes=["Aragorn", "Gimli"], hand=hand, discard=["Gléowine"]), at="3.1", patient=True)
    assert offers(game) == ["pass"]
    assert only(game, "Gimli").value("attack") == 2
    attached = card("Gimli", attachments=["Dwarven Axe"])
    game = lotr(seat(heroes=[card("Aragorn", attachments=["Steward of Gondor"]), attached]), at="3.1", patient=True)
    assert offers(game) == ["use Steward of Gondor", "pass"]
    assert only(game, "Gimli").value("attack") == 2 + 2


@pytest.mark.rule("lotr.ability.10")
def test_a_character_whose_text_works_from_the_hand_is_used_from_there():
    dying = card("Glóin", damage=3, exhausted=True)
    game = lotr(
        seat(heroes=[dying, "Aragorn"], hand=["Brok Ironfist"]),
        encounter_deck=["The Necromancer's Reach"],
        at="3.3",
        patient=True,
    )
    assert offers(game) == ["use Brok Ironfist", "pass"]
    game.play("use Brok Ironfist")
    assert zones(game, "Brok Ironfist") == ["play"]


@pytest.mark.rule("lotr.ability.11", "lotr.action.5")
def test_events_act_from_the_hand_of_their_player():
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=9)],
            hand=["For Gondor!"],
            discard=["Grim Resolve"],
            deck=["Ever Vigilant"],
        ),
        seat(heroes=[card("Théodred", resources=9)], allies=[card("Faramir", exhausted=True)], hand=["Ever Vigilant"]),
        at="3.1",
        patient=True,
    )
    assert (game.decision.seat, offers(game)) == (0, ["play For Gondor!", "pass"])
    game.play("pass")
    assert (game.decision.seat, offers(game)) == (1, ["play Ever Vigilant", "pass"])


@pytest.mark.rule("lotr.ability.12", "lotr.choose.3")
def test_an_ability_that_would_change_nothing_or_has_no_target_cannot_be_used():
    mine = [card("Aragorn", resources=9)]
    game = lotr(seat(heroes=mine, allies=["Faramir"], hand=["Ever Vigilant", "Grim Resolve"]), at="3.1", patient=True)
    assert offers(game) == ["use Faramir", "pass"]
    game = lotr(
        seat(heroes=mine, allies=[card("Faramir", exhausted=True)], hand=["Ever Vigilant", "Grim Resolve"]),
        at="3.1",
        patient=True,
    )
    assert offers(game) == ["play Ever Vigilant", "play Grim Resolve", "pass"]
    game = lotr(seat(hand=["Bounty"]), at="3.1", patient=True, extra=(BOUNTY,))
    assert offers(game) == ["pass"]
    game = lotr(seat(hand=["Bounty"]), staging=["King Spider"], at="3.1", patient=True, extra=(BOUNTY,))
    assert offers(game) == ["play Bounty", "pass"]


@pytest.mark.rule("lotr.ability.13")
def test_the_consequences_of_the_cost_do_not_make_an_ability_usable():
    game = lotr(seat(allies=["Self-Starter"]), at="3.1", patient=True, extra=(SELF_STARTER,))
    assert offers(game) == ["pass"]


@pytest.mark.rule("lotr.ability.15", "lotr.action.3")
def test_the_sentences_of_an_ability_are_resolved_one_after_another_before_the_next_action():
    game = lotr(
        seat(heroes=["Glóin"], hand=["Hard Lesson"], deck=["Faramir"]),
        seat(heroes=["Denethor"]),
        encounter_deck=["Forest Gate"],
        at="3.1",
        patient=True,
        extra=(HARD_LESSON,),
    )
    game.play("play Hard Lesson", "choose Glóin")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Glóin", "pass"])
    assert only(game, "Glóin").tokens == {"damage": 1}
    assert zones(game, "Faramir") == ["deck"]
    game.play("use Glóin")
    assert zones(game, "Faramir") == ["hand"]
    assert (game.decision.seat, game.decision.kind, offers(game)) == (1, "action", ["use Denethor", "pass"])


@pytest.mark.rule("lotr.choose.1", "lotr.choose.2")
def test_the_controller_of_the_ability_chooses_all_its_targets():
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Gimli"], hand=["Duel"]),
        staging=["King Spider", "Hummerhorns"],
        at="3.1",
        patient=True,
        extra=(DUEL,),
    )
    game.play("pass", "play Duel")
    assert (game.decision.seat, game.decision.kind) == (1, "target")
    assert offers(game) == ["choose Aragorn", "choose Gimli"]
    game.play("choose Aragorn")
    assert (game.decision.seat, game.decision.kind) == (1, "target")
    assert offers(game) == ["choose King Spider", "choose Hummerhorns"]
    game.play("choose Hummerhorns")
    assert [only(game, name).tokens for name in ("Aragorn", "Gimli", "King Spider", "Hummerhorns")] == [
        {"damage": 1}, {}, {}, {"damage": 1},
    ]  # fmt: skip


@pytest.mark.rule("lotr.choose.2")
def test_a_card_may_say_that_somebody_else_chooses():
    game = lotr(
        seat(heroes=[card("Aragorn", committed=True)]),
        seat(heroes=[card("Gimli", committed=True), card("Legolas", committed=True)]),
        encounter_deck=["Black Forest Bats", "Enchanted Stream"],
        at="3.3",
        patient=True,
    )
    assert (game.decision.seat, offers(game)) == (0, ["choose Aragorn", "choose Gimli", "choose Legolas"])
    game.play("choose Legolas")
    assert (game.decision.seat, offers(game)) == (1, ["choose Aragorn", "choose Gimli"])
