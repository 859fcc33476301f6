"""Appendix II: what is printed on the sample cards, and what those cards do."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import event
from rulewright.games.lotr.vocabulary.words import ALLY, HERO, IT, YOURS, Action
from rulewright.kernel.effects.sequence import Choose
from rulewright.lcg.verbs import ReturnToHand
from support.lotr import card, lotr, offers, only, pass_until, seat, step, zones

WITHDRAW = event(
    "Withdraw", Action(Choose(ALLY & YOURS), ReturnToHand(IT)), number=902, copies=1, sphere="leadership", cost=0
)


def printed(name: str) -> rw.CardInfo:
    """The one card with this title."""
    (found,) = [info for info in rw.cards("lotr") if info.name == name]
    return found


def labels(info: rw.CardInfo) -> list[str]:
    """The labels of its texts, in order."""
    return [ability.label for ability in info.card.faces[0].abilities]


CORE = [info for info in rw.cards("lotr") if info.number <= 128]


@pytest.mark.rule("lotr.appendix-ii.2")
def test_every_card_has_a_type():
    assert Counter(info.kind for info in CORE) == {
        "hero": 12, "ally": 20, "event": 28, "attachment": 13, "enemy": 19, "location": 12, "treachery": 11,
        "objective": 3, "quest": 10,
    }  # fmt: skip


@pytest.mark.rule("lotr.appendix-ii.3")
def test_every_card_has_a_collector_number_of_its_own():
    assert sorted(info.number for info in CORE) == list(range(1, 129))
    assert (printed("Horn of Gondor").number, printed("Aragorn").number) == (42, 1)


@pytest.mark.rule("lotr.anatomy-attachment.1", "lotr.anatomy-attachment.2")
def test_the_sample_attachment_is_horn_of_gondor():
    horn = printed("Horn of Gondor")
    assert (horn.kind, horn.number, horn.unique, horn.traits) == ("attachment", 42, True, ("Artifact", "Item"))
    assert (horn.card.faces[0].attach, horn.keywords) == (HERO, {"restricted": 1})
    before, after = horn.text().split("Restricted")
    assert ("hero" in before, "Response" in before, "Response" in after) == (True, False, True)


@pytest.mark.rule("lotr.anatomy-attachment.3")
def test_horn_of_gondor_adds_a_resource_after_any_character_is_destroyed_and_only_then():
    game = lotr(
        seat(heroes=[card("Aragorn", attachments=["Horn of Gondor"])], allies=["Snowbourn Scout"], hand=["Withdraw"]),
        seat(heroes=["Gimli"], allies=["Guard of the Citadel"], engaged=["King Spider"]),
        at="6.4a",
        extra=(WITHDRAW,),
        patient=True,
    )
    game.play("resolve the attack of King Spider", "play Withdraw", "choose Snowbourn Scout")
    assert (zones(game, "Snowbourn Scout"), game.decision.kind) == (["hand"], "action")
    pass_until(game, "defend")
    game.choose("defend with Guard of the Citadel")
    pass_until(game, "respond")
    assert zones(game, "Guard of the Citadel") == ["discard"]
    assert (game.decision.seat, offers(game)) == (0, ["use Horn of Gondor", "pass"])
    declined = game.clone()
    declined.choose("pass")
    assert only(declined, "Aragorn").tokens == {}
    game.choose("use Horn of Gondor")
    assert only(game, "Aragorn").tokens == {"resources": 1}


@pytest.mark.rule("lotr.anatomy-event.1", "lotr.anatomy-event.2")
def test_the_sample_event_lends_an_ally_from_hand_for_the_phase():
    assert labels(printed("Sneak Attack")) == ["action"]
    game = lotr(
        seat(heroes=[card("Aragorn", resources=1)], hand=["Sneak Attack", "Beorn", "Snowbourn Scout", "Ever Vigilant"]),
        at="4.1",
        patient=True,
    )
    game.choose("play Sneak Attack")
    assert offers(game) == ["choose Beorn", "choose Snowbourn Scout"]
    game.choose("choose Beorn")
    assert (zones(game, "Beorn"), step(game)) == (["play"], "4.2")
    game.choose("pass")
    assert (zones(game, "Beorn"), game.table()["phase"]) == (["hand"], "encounter")


@pytest.mark.rule("lotr.anatomy-event.2")
def test_the_sample_event_returns_only_an_ally_that_is_still_in_play():
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=1)],
            hand=["Sneak Attack", "Guard of the Citadel"],
            engaged=["King Spider"],
        ),
        at="6.2",
    )
    game.play("play Sneak Attack", "defend with Guard of the Citadel")
    assert zones(game, "Guard of the Citadel") == ["discard"]
    pass_until(game, "commit")
    assert zones(game, "Guard of the Citadel") == ["discard"]


@pytest.mark.rule("lotr.anatomy-ally.1", "lotr.anatomy-ally.2")
def test_the_sample_ally_exhausts_to_heal_up_to_two_damage_on_one_hero():
    info = printed("Daughter of the Nimrodel")
    assert (info.kind, info.number, info.traits, labels(info)) == ("ally", 58, ("Silvan",), ["action"])
    game = lotr(
        seat(
            heroes=[card("Aragorn", damage=3), "Gimli"],
            allies=["Daughter of the Nimrodel", card("Faramir", damage=2, exhausted=True)],
        ),
        seat(heroes=[card("Legolas", damage=1)]),
        at="3.1",
        patient=True,
    )
    game.choose("use Daughter of the Nimrodel")
    assert only(game, "Daughter of the Nimrodel").exhausted
    assert offers(game) == ["choose Aragorn", "choose Legolas"]
    game.choose("choose Aragorn")
    assert offers(game) == ["number 1", "number 2"]
    game.choose("number 2")
    assert [only(game, name).tokens for name in ("Aragorn", "Legolas", "Faramir")] == [
        {"damage": 1}, {"damage": 1}, {"damage": 2}
    ]  # fmt: skip
    game.choose("pass")
    assert offers(game) == ["pass"], "she is exhausted"


@pytest.mark.rule("lotr.anatomy-hero.1")
def test_the_sample_hero_is_aragorn():
    info = printed("Aragorn")
    assert (info.kind, info.number, info.unique) == ("hero", 1, True)
    assert (info.traits, info.keywords) == (("Dúnedain", "Noble", "Ranger"), {"sentinel": 1})


@pytest.mark.rule("lotr.anatomy-hero.2")
def test_aragorn_readies_for_a_resource_and_stays_committed():
    game = lotr(seat(heroes=[card("Aragorn", resources=1), card("Gimli", resources=1)]), at="3.2", patient=True)
    game.play("commit Aragorn", "done")
    assert (game.decision.kind, only(game, "Aragorn").exhausted) == ("respond", True)
    game.choose("use Aragorn")
    assert (only(game, "Aragorn").tokens, only(game, "Aragorn").exhausted) == ({"committed": 1}, False)
    assert only(game, "Gimli").tokens == {"resources": 1}
    game = lotr(seat(heroes=["Aragorn", card("Gimli", resources=1)]), at="3.2", patient=True)
    game.play("commit Aragorn", "done")
    assert game.decision.kind == "action"


@pytest.mark.rule("lotr.anatomy-enemy.1")
def test_the_sample_enemy_is_goblin_sniper():
    info = printed("Goblin Sniper")
    assert (info.kind, info.number, info.traits) == ("enemy", 83, ("Goblin", "Orc"))
    names = ("engagement_cost", "threat", "attack", "defense", "hit_points")
    assert [info.stats[name] for name in names] == [48, 2, 2, 0, 2]


@pytest.mark.rule("lotr.anatomy-enemy.2")
def test_goblin_sniper_cannot_be_engaged_by_choice_beside_other_enemies():
    game = lotr(staging=["Goblin Sniper", "Forest Spider", "Forest Gate"], at="5.2")
    assert offers(game) == ["engage Forest Spider", "decline"]
    game = lotr(staging=["Goblin Sniper", "Forest Gate"], at="5.2")
    assert offers(game) == ["engage Goblin Sniper", "decline"]


@pytest.mark.rule("lotr.anatomy-enemy.3")
def test_goblin_sniper_in_the_staging_area_shoots_at_every_player_at_the_end_of_combat():
    seats = (seat(heroes=["Aragorn"], allies=["Faramir"]), seat(heroes=["Legolas"]))
    game = lotr(*seats, staging=["Goblin Sniper"], at="6.10")
    assert (step(game), offers(game)) == ("6.11", ["choose Aragorn", "choose Faramir"])
    game.choose("choose Faramir")
    names = ("Aragorn", "Faramir", "Legolas")
    assert [only(game, name).tokens.get("damage", 0) for name in names] == [0, 1, 1]
    game = lotr(seat(engaged=["Goblin Sniper"]), at="6.10", patient=True)
    assert (step(game), only(game, "Aragorn").tokens) == ("7.4", {})


@pytest.mark.rule("lotr.anatomy-location.1")
def test_the_sample_location_is_necromancers_pass():
    info = printed("Necromancer's Pass")
    assert (info.kind, info.number, info.traits) == ("location", 94, ("Dol Guldur", "Stronghold"))
    orcs = [card.name for card in rw.cards("lotr") if card.set == "Dol Guldur Orcs" for _ in range(card.copies)]
    assert (len(orcs), orcs.index("Necromancer's Pass") + 1, orcs[12 - 1]) == (14, 11, "Necromancer's Pass")
