"""Corruption cards: how they come, what they do, how they go."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import SAURON, asked, at, favor, hero, meq, names, offers, only, place, story


def corrupted(*cards: str, favor: int = 0, at: str = "Bree", step: str = "rest", **more: object) -> rw.Game:
    """Argalad (5, 5, 3, 2) has these Corruption cards."""
    who = hero("Argalad", at=at, corruption=[*cards], favor=favor, hand=["Parry"], rest=["Volley"])
    return meq(who, at=step, stop=True, **more)


@pytest.mark.rule("meq.corruption.1", "meq.component-overview.23")
@pytest.mark.parametrize(
    ("written", "answers"),
    [
        ({"at": "event", "decks": {"events-1": ["Messengers of the Stormcrow"]}}, ["take a Corruption card"]),
        ({"at": "action", "shadow": ["The Lidless Eye"], "pool": 8, "green": 7}, ["play The Lidless Eye"]),
    ],
    ids=["event", "shadow"],
)
def test_corruption_comes_from_events_and_shadow_cards(written: dict[str, object], answers: list[str]):
    game = meq(hero("Argalad", favor=1), stop=True, **{"decks": {}, **written})
    deck = len(names(game, "corruption"))
    game.play(*answers)
    assert (len(names(game, "area")), len(names(game, "corruption"))) == (1, deck - 1)
    assert game.view(0)["players"][1]["area"][0]["kind"] == "corruption", "face up"


@pytest.mark.rule("meq.corruption.2")
def test_the_dark_path_gives_a_favor_and_a_corruption_card():
    game = corrupted(step="travel", favor=1, decks={"corruption": ["Weak"]})
    game.play("explore", "choose the Dark Path")
    assert (favor(game), names(game, "area"), only(game, "Argalad").value("strength")) == (2, ["Weak"], 4)
    assert "choose the Dark Path" not in offers(game), "once in a turn"
    three = corrupted("Deranged", "Helpless", "Weary", step="travel")
    three.play("explore")
    assert "choose the Dark Path" in offers(three)
    four = corrupted("Deranged", "Helpless", "Weary", "Weak", step="travel", places={"Bree": place(favor=1)})
    four.play("explore")
    assert "choose the Dark Path" not in offers(four)


@pytest.mark.rule("meq.corruption.3", "meq.component-overview.24")
@pytest.mark.parametrize(
    ("card", "attribute", "value"),
    [("Deranged", "wisdom", 1), ("Helpless", "agility", 2), ("Weary", "fortitude", 4), ("Weak", "strength", 4)],
)
def test_a_corruption_card_works_as_long_as_the_hero_has_it(card: str, attribute: str, value: int):
    game = corrupted(card, favor=2)
    assert only(game, "Argalad").value(attribute) == value
    game.play("rest", "advance the red marker", f"shed {card}")
    assert only(game, "Argalad").value(attribute) == value + 1
    assert names(game, "corruption-discard") == [card]


@pytest.mark.rule("meq.corruption.4")
@pytest.mark.parametrize(("cards", "strength"), [((), 5), (("Distraught",), 4), (("Distraught", "Despairing"), 3)])
def test_betrayed_is_stronger_against_a_corrupted_hero(cards: tuple[str, ...], strength: int):
    game = meq(
        hero("Argalad", at="Bree", corruption=[*cards], hand=["Parry"] * 2 + ["Volley"]), at="ambush", stop=True,
        places={"Bree": place(monsters=["Agent"])}, shadow=["Betrayed"], pool=1,
    )  # fmt: skip
    game.play("play Betrayed")
    assert (only(game, "Argalad").value("strength"), len(names(game, "hand"))) == (strength, 1)


@pytest.mark.rule("meq.corruption.5", "meq.component-overview.25")
def test_a_resting_hero_discards_one_card_for_its_price():
    game = corrupted("Reckless", "Weak", favor=3)
    game.play("rest", "advance the red marker")
    assert (asked(game), offers(game)) == (1, ["shed Reckless", "shed Weak", "pass"])
    game.play("shed Weak")
    assert (favor(game), names(game, "area"), game.decision) == (1, ["Reckless"], None), "only one"
    poor = corrupted("Reckless", "Weak", favor=1)
    poor.play("rest", "advance the red marker")
    assert offers(poor) == ["shed Reckless", "pass"]
    assert "2" in poor.why_not("shed Weak")
    broke = corrupted("Reckless", favor=0)
    broke.play("rest", "advance the red marker")
    assert (broke.decision, names(broke, "area")) == (None, ["Reckless"])


@pytest.mark.rule("meq.component-overview.25")
def test_corruption_is_not_discarded_without_resting():
    game = corrupted("Reckless", favor=3)
    game.play("pass")
    assert (names(game, "area"), favor(game), game.decision) == (["Reckless"], 3, None)
    explored = corrupted("Reckless", favor=3, step="travel", at="Rivendell")
    explored.play("explore")
    assert offers(explored) == ["choose the Dark Path", "done"]


@pytest.mark.rule("meq.corruption.6", "meq.component-overview.25")
def test_an_event_lets_a_hero_discard_corruption_for_nothing():
    game = corrupted("Reckless", "Weak", favor=3, step="travel", at="Rivendell", event="Imladris")
    game.play("explore", "follow Imladris", "discard a Corruption card", "shed Weak")
    assert (favor(game), names(game, "area")) == (3, ["Reckless"])


def test_despondent_moves_the_same_marker_twice_and_goes_after_it():
    """READINGS 25: the same marker moves twice; a discard in the same rest comes after it."""
    game = corrupted("Despondent", favor=3, yellow=2, red=2, black=3)
    game.play("rest")
    assert offers(game) == ["advance the yellow marker", "advance the red marker"]
    game.play("advance the yellow marker")
    assert (story(game), offers(game)) == ((0, 4, 2, 3), ["shed Despondent", "pass"])


def test_distraught_holds_the_hand_at_seven():
    """READINGS 25: surplus cards go to the Rest Pool at once."""
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry"] * 2 + ["Overdraw"] * 5, corruption=["Distraught"]), at="hero-draw",
        stop=True,
    )  # fmt: skip
    game.play("draw 2")
    assert game.decision.kind == "discard"
    game.play("discard card Parry", "discard card Parry")
    assert (len(names(game, "hand")), names(game, "rest")) == (7, ["Parry", "Parry"])


def test_wretched_in_saurons_turn_only_moves_the_hero_to_a_haven():
    """READINGS 22: in Sauron's turn only the move to a Haven is left; Sauron decides whether it happens."""
    written = {
        "at": "action", "stop": True, "shadow": ["The Lidless Eye"], "pool": 8, "green": 7,
        "decks": {"corruption": ["Wretched"]},
    }  # fmt: skip
    game = meq(hero("Argalad", at="Bree"), **written)
    game.play("play The Lidless Eye")
    assert (asked(game), offers(game)) == (SAURON, ["yes", "no"])
    game.play("yes")
    assert (at(game, "Argalad"), names(game, "area"), game.decision.kind) == ("Fornost", [], "action")
    assert "Wretched" in names(game, "corruption"), "shuffled back"
    stays = meq(hero("Argalad", at="Bree"), **written)
    stays.play("play The Lidless Eye", "no")
    assert (at(stays, "Argalad"), names(stays, "area")) == ("Bree", [])


def test_wretched_ends_the_heros_own_turn():
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry"]), hero("Thálin"), at="travel", decks={"corruption": ["Wretched"]}
    )
    game.play("explore", "choose the Dark Path", "no")
    assert (game.table()["turn"], at(game, "Argalad"), favor(game)) == (2, "Bree", 1)


def test_careless_loses_two_favor_and_goes_back():
    game = corrupted(step="travel", favor=4, decks={"corruption": ["Careless"]})
    game.play("explore", "choose the Dark Path")
    assert (favor(game), names(game, "area"), len(names(game, "corruption"))) == (3, [], 16)
