"""Modifiers of values, printed values, limits of abilities, triggered abilities, the word "when"."""

from __future__ import annotations

import re

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import ally, event, location, treachery
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import (
    ALLY,
    ENEMY,
    HERO,
    IN_STAGING,
    THIS,
    TREACHERY,
    Action,
    Forced,
    Response,
    on,
    once_per,
)
from rulewright.kernel.abilities import Activated, Special, Triggered
from rulewright.kernel.effects.answering import Cancel
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.modifiers import Gets, Grant, Permit
from rulewright.kernel.using import TRIGGERS
from rulewright.lcg.events import DAMAGED, LeavesTo
from rulewright.lcg.verbs import Exhaust, Heal, MakeReady
from support.lotr import card, lotr, offers, only, pass_until, seat, threat, zones

SET = "Passage Through Mirkwood"


def helper(name: str, number: int, *abilities: object) -> object:
    return ally(name, *abilities, number=number, copies=3, cost=0, stats=(0, 0, 0, 1), traits="")


def place(name: str, number: int, *abilities: object) -> object:
    return location(name, *abilities, number=number, copies=1, set_name=SET, threat=2, points=5, traits="")


TRAINER = helper("Trainer", 960, Gets(HERO, "attack", 1))
DOUBLER = helper("Doubler", 961, Gets(HERO, "attack", 2, "times"))
HALVER = helper("Halver", 962, Gets(HERO, "attack", 2, "divide"))
TO_ONE = event("Down to One", Action(Until("phase", Gets(HERO, "attack", 1, "set"))), number=963, copies=1, cost=0)
TO_SIX = event("Up to Six", Action(Until("phase", Gets(HERO, "attack", 6, "set"))), number=964, copies=1, cost=0)
MARSH = place("Marsh", 965, Gets(HERO, "attack", -5), Gets(ENEMY & IN_STAGING, "threat", -5))
GIFT_SHOP = place("Gift Shop", 966, Gets(ALLY, "cost", -9), Grant(TREACHERY, "keyword", "doomed", -4))
DREAD = treachery("Dread", number=967, copies=1, set_name=SET, keywords=("Doomed 1",))
SALVE = event("Salve", Action(Heal(HERO, 2)), number=968, copies=1, cost=0)
LAMP = helper("Lamp Bearer", 969, Action(RaiseThreat(1), limit=once_per("phase")))
BELL = helper("Bell Ringer", 970, Action(RaiseThreat(1), limit=once_per("round", 2)))
RELIC = helper("Relic Keeper", 971, Action(RaiseThreat(1), limit=once_per("game", per="player")))
HUSH = place("Hushed Glade", 972, Forced(Cancel(), when=on(TRIGGERS, ALLY)))
SHIELD = helper("Shield Bearer", 973, Response(Cancel(), when=on(DAMAGED, HERO)))
RESTLESS = helper("Restless", 974, Action(MakeReady(THIS), cost=Exhaust(THIS)))
TIRED = helper("Tired", 975, Action(MakeReady(THIS), cost=RaiseThreat(1)))


def attack_of(allies: list[str], hand: list[str] | None = None, *plays: str, **more: object) -> int:
    """Aragorn's attack (printed: 3) beside these allies, after these plays."""
    extra = (TRAINER, DOUBLER, HALVER, TO_ONE, TO_SIX, MARSH)
    game = lotr(seat(allies=allies, hand=hand or []), extra=extra, at="3.1+", patient=True, **more)
    game.play(*plays)
    return only(game, "Aragorn").value("attack")


@pytest.mark.rule("lotr.modifiers.1", "lotr.modifiers.2")
def test_a_value_is_always_the_printed_one_with_all_modifiers_that_hold_now():
    game = lotr(
        seat([card("Gimli", damage=3, attachments=["Dwarven Axe"])], hand=["Salve"]),
        extra=(SALVE,),
        at="3.1+",
        patient=True,
    )
    assert only(game, "Gimli").value("attack") == 2 + 3 + 2
    game.choose("play Salve")
    assert only(game, "Gimli").value("attack") == 2 + 1 + 2

    game = lotr(
        seat([card("Gimli", resources=1, attachments=["Dwarven Axe"])], hand=["Blade Mastery"]), at="3.1+", patient=True
    )  # fmt: skip
    game.play("play Blade Mastery", "choose Gimli")
    assert (only(game, "Gimli").value("attack"), only(game, "Gimli").value("defense")) == (2 + 2 + 1, 2 + 1)
    while game.table()["phase"] == "quest":
        game.choose("pass" if "pass" in offers(game) else "done")
    assert (only(game, "Gimli").value("attack"), only(game, "Gimli").value("defense")) == (2 + 2, 2)


@pytest.mark.rule("lotr.modifiers.3", "lotr.modifiers.8")
def test_additions_come_before_multiplications_and_fractions_are_rounded_up_at_the_very_end():
    assert attack_of(["Trainer", "Doubler"]) == attack_of(["Doubler", "Trainer"]) == (3 + 1) * 2
    assert attack_of(["Halver"]) == 2
    assert attack_of(["Halver", "Trainer", "Trainer"]) == 3
    assert attack_of(["Halver", "Doubler"]) == attack_of(["Doubler", "Halver"]) == 3
    assert attack_of(["Halver", "Halver"]) == 1


@pytest.mark.rule("lotr.modifiers.4", "lotr.modifiers.5")
def test_a_set_value_overrides_all_other_modifiers_and_the_latest_one_counts():
    hand = ["Down to One", "Up to Six"]
    others = ["Trainer", "Doubler"]
    assert attack_of(others, hand, "play Down to One") == 1
    assert attack_of(others, hand, "play Down to One", "play Up to Six") == 6
    assert attack_of(others, hand, "play Up to Six", "play Down to One") == 1


@pytest.mark.rule("lotr.modifiers.6")
def test_a_value_below_zero_after_all_modifiers_counts_as_zero():
    assert attack_of(["Trainer"], staging=["Marsh"]) == 0
    assert attack_of(["Trainer", "Trainer", "Trainer"], staging=["Marsh"]) == 1


@pytest.mark.rule("lotr.modifiers.7")
def test_nothing_on_a_card_is_ever_negative():
    game = lotr(
        seat([card("Aragorn", resources=1)], hand=["Guard of the Citadel"], threat=20),
        staging=["Marsh", "Forest Spider", "Gift Shop"],
        encounter_deck=["Dread", "Forest Gate"],
        extra=(MARSH, GIFT_SHOP, DREAD),
        at="2.2",
    )
    assert only(game, "Forest Spider").value("threat") == 0
    assert game.table()["staging_threat"] == 2 + 0 + 2
    game.choose("play Guard of the Citadel")
    assert zones(game, "Guard of the Citadel") == ["play"]
    assert only(game, "Aragorn").tokens == {"resources": 1}
    pass_until(game, "travel")
    assert zones(game, "Dread") == ["encounter-discard"]
    assert threat(game) == 20 + 4


@pytest.mark.rule("lotr.printed.1")
def test_printed_means_what_stands_on_the_card_and_not_what_it_has_become():
    game = lotr(
        seat([card("Éowyn", resources=2)], hand=["Stand and Fight"], discard=["Guard of the Citadel", "Faramir"]),
        staging=["Gift Shop"],
        extra=(GIFT_SHOP,),
        at="3.1+",
        patient=True,
    )
    assert only(game, "Guard of the Citadel").value("cost") == 0
    game.choose("play Stand and Fight")
    assert offers(game) == ["number 2"]
    game.play("number 2", "choose Guard of the Citadel")
    assert zones(game, "Guard of the Citadel") == ["play"]
    assert only(game, "Éowyn").tokens == {}


@pytest.mark.rule("lotr.limit.1", "lotr.limit.2")
def test_a_limit_per_phase_or_round_is_counted_for_each_card():
    allies = ["Lamp Bearer", "Lamp Bearer", "Bell Ringer"]
    game = lotr(seat(allies=allies, threat=20), extra=(LAMP, BELL), at="3.1+", patient=True)
    assert offers(game) == ["use Lamp Bearer", "use Bell Ringer", "pass"]
    game.play("use Lamp Bearer", "use Lamp Bearer", "use Bell Ringer", "use Bell Ringer")
    assert offers(game) == ["pass"]
    assert threat(game) == 24
    pass_until(game, "commit")
    game.choose("done")
    while game.table()["phase"] == "quest":
        game.choose("pass")
    assert offers(game) == ["use Lamp Bearer", "use Lamp Bearer #2", "pass"]
    game.play("use Lamp Bearer", "use Lamp Bearer", "pass")
    while game.table()["round"] == 1:
        game.choose(offers(game)[-1])
    assert offers(game) == ["use Lamp Bearer", "use Bell Ringer", "pass"]


@pytest.mark.rule("lotr.limit.3", "lotr.limit.4")
def test_a_limit_per_game_is_counted_for_each_player():
    game = lotr(
        seat(allies=["Relic Keeper", "Relic Keeper"], threat=20),
        seat(["Gimli"], allies=["Relic Keeper"], threat=20),
        extra=(RELIC,),
        at="3.1+",
        patient=True,
    )
    game.choose("use Relic Keeper")
    assert game.decision.seat == 1
    game.choose("use Relic Keeper")
    assert game.table()["threat"] == [21, 21]
    for _ in range(60):
        assert "use Relic Keeper" not in offers(game)
        game.choose(offers(game)[-1])
    assert game.table()["round"] == 3


@pytest.mark.rule("lotr.limit.5")
def test_a_cancelled_use_counts_against_the_limit():
    game = lotr(
        seat(allies=["Lamp Bearer"], threat=20), staging=["Hushed Glade"], extra=(LAMP, HUSH), at="3.1+", patient=True
    )  # fmt: skip
    game.choose("use Lamp Bearer")
    assert threat(game) == 20
    assert offers(game) == ["pass"]


@pytest.mark.rule("lotr.triggered-ability.1", "lotr.triggered-ability.2")
def test_actions_responses_forced_and_when_revealed_are_told_as_a_command_with_a_colon():
    command = re.compile(r"(?:(?:Planning |Quest |Combat )?Action|Response|Forced|When Revealed): ")
    kinds = set()
    for info in rw.cards("lotr"):
        labels = [
            ability.label
            for face in (*info.card.faces, *info.card.extras)
            for ability in face.abilities
            if isinstance(ability, Activated | Triggered | LeavesTo | Permit)
            or (isinstance(ability, Special) and ability.label == "when-revealed")
        ]
        labels = [label for label in labels if label]
        kinds.update(labels)
        assert len([line for line in info.text().splitlines() if command.match(line)]) == len(labels), info.name
    assert kinds == {"action", "response", "forced", "when-revealed"}


@pytest.mark.rule("lotr.keywords.2")
def test_the_cards_have_nine_keywords():
    found = {keyword for info in rw.cards("lotr") for keyword in info.keywords}
    found |= {"victory" for info in rw.cards("lotr") if info.stats.get("victory")}
    labels = {a.label for info in rw.cards("lotr") for a in info.card.faces[0].abilities if isinstance(a, Special)}
    assert found | labels & {"setup"} == {
        "sentinel", "ranged", "doomed", "surge", "restricted", "victory", "permanent", "setup", "guarded",
    }  # fmt: skip


@pytest.mark.rule("lotr.triggered-ability.3", "lotr.triggered-ability.4")
def test_an_ability_is_used_only_if_its_effect_alone_can_change_the_game():
    position = {"extra": (RESTLESS, TIRED), "at": "3.1+", "patient": True}
    assert offers(lotr(seat(allies=["Restless", "Tired"]), **position)) == ["pass"]
    tired = lotr(seat(allies=["Restless", card("Tired", exhausted=True)], threat=20), **position)
    assert offers(tired) == ["use Tired", "pass"]
    tired.choose("use Tired")
    assert (only(tired, "Tired").exhausted, threat(tired)) == (False, 21)


@pytest.mark.rule("lotr.triggered-ability.5", "lotr.triggered-ability.6")
def test_actions_and_responses_are_optional_while_forced_and_when_revealed_happen_by_themselves():
    game = lotr(
        seat([card("Aragorn", resources=1), "Gimli"], allies=["Faramir"], threat=30),
        staging=["Forest Spider"],
        encounter_deck=["Black Forest Bats", "Forest Gate"],
        at="3.2",
        patient=True,
    )
    game.play("commit Aragorn", "commit Gimli", "done")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Aragorn", "pass"])
    game.choose("pass")
    assert only(game, "Aragorn").exhausted
    assert (game.decision.kind, offers(game)) == ("action", ["use Faramir", "pass"])
    game.choose("pass")
    assert (game.decision.kind, offers(game)) == ("target", ["choose Aragorn", "choose Gimli"])
    game.choose("choose Gimli")
    assert "committed" not in only(game, "Gimli").tokens
    pass_until(game, "engage")
    assert only(game, "Forest Spider").value("attack") == 2
    game.choose("engage Forest Spider")
    assert only(game, "Forest Spider").value("attack") == 3


@pytest.mark.rule("lotr.when.1", "lotr.when.2")
def test_when_is_answered_while_the_event_is_not_yet_complete():
    game = lotr(
        seat(["Glóin"], allies=["Shield Bearer"], engaged=["East Bight Patrol"]), extra=(SHIELD,), at="6.4a"
    )  # fmt: skip
    game.choose("defend with Glóin")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Shield Bearer", "pass"])
    assert only(game, "Glóin").tokens == {"defending": 1}
    cancelled = game.clone()
    game.choose("pass")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Glóin", "pass"])
    assert only(game, "Glóin").tokens == {"defending": 1, "damage": 2}
    cancelled.choose("use Shield Bearer")
    assert "damage" not in only(cancelled, "Glóin").tokens
    assert cancelled.decision.kind != "respond"
