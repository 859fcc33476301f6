"""A ninth look: cards that meet each other, and offers that nobody is forced to take up."""

from __future__ import annotations

import pytest

from support.meq import favor, hero, meq, met, names, offers, size, told
from support.meq_combat import duel

TEMPTING = [
    ("Ancient Greed", "Erebor", "take a Corruption card and gain 2 favor"),
    ("The Mad Baggins", "Bree", "take a Corruption card and draw cards"),
]


@pytest.mark.parametrize(("title", "where", "offer"), TEMPTING)
def test_who_may_gain_no_favor_is_not_forced_to_take_corruption_in_its_place(title: str, where: str, offer: str):
    """Both cards say that the hero may take a Corruption card; to leave it is open also to whom favor does no good."""
    greedy = {"favor": 3, "corruption": ["Despairing"]}
    _, heroes, written, _, _ = met(title, where, [], {}, hero=greedy, decks={"corruption": ["Weak"]})
    game = meq(*heroes, **{**written, "stop": True})
    assert offers(game) == [offer, "gain 1 favor"]
    game.play("gain 1 favor")
    assert (game.decision, favor(game), names(game, "area")) == (None, 3, ["Despairing"])


@pytest.mark.parametrize(("title", "where", "offer"), TEMPTING)
def test_who_may_gain_it_has_the_same_choice(title: str, where: str, offer: str):
    _, heroes, written, _, _ = met(title, where, [], {})
    assert offers(meq(*heroes, **written)) == [offer, "gain 1 favor"]


@pytest.mark.parametrize(("title", "where", "offer"), TEMPTING)
def test_but_may_take_it(title: str, where: str, offer: str):
    greedy = {"favor": 3, "corruption": ["Despairing"]}
    _, heroes, written, _, _ = met(title, where, [], {}, hero=greedy, decks={"corruption": ["Weak"]})
    game = meq(*heroes, **{**written, "stop": True})
    game.play(offer)
    assert (favor(game), names(game, "area")) == (3, ["Despairing", "Weak"])


@pytest.mark.parametrize(("given", "held"), [("Cowardly", 1), ("Weary", 2)])
def test_cowardice_that_the_mouth_of_sauron_gives_costs_a_card_in_this_combat(given: str, held: int):
    """READINGS 19: the Mouth of Sauron, then Cowardly, then Sauron's Shadow card."""
    game = duel(
        hero("Argalad", hand=["Parry", "Volley"], life=["Overdraw"] * 3), "Mouth of Sauron",
        decks={"corruption": [given]},
    )  # fmt: skip
    assert (game.decision.kind, names(game, "area"), size(game, "hand")) == ("agility", [given], held)


def test_cowardice_that_comes_with_a_shadow_card_comes_too_late_for_this_combat():
    """READINGS 19: the Shadow card is played after that."""
    game = duel(
        hero("Argalad", hand=["Parry", "Volley"], life=["Overdraw"] * 3), "Orc", pool=3, shadow=["Dark Promises"],
        decks={"corruption": ["Cowardly"]},
    )  # fmt: skip
    game.play("play Dark Promises", "take a Corruption card")
    assert (game.decision.kind, names(game, "area"), size(game, "hand")) == ("agility", ["Cowardly"], 2)


@pytest.mark.parametrize(
    ("damage", "said"),
    [([], []), (["Parry"], ["Argalad moves cards from the Damage Pool to the Rest Pool"])],
)
def test_of_an_empty_damage_pool_nothing_is_told(damage: list[str], said: list[str]):
    _, heroes, written, _, _ = met(
        "Remnants of the North-South Road", "Enedwaith Plains", [], {}, hero={"damage": damage}
    )
    assert told(meq(*heroes, **{**written, "stop": True}), "meq.encounter-card.5") == said


# ---- what stands in the way of a reward


@pytest.mark.parametrize(
    ("title", "where", "state", "key", "reason"),
    [
        ("Prince Imrahil", "Belfalas", {"items": ["Boat"]}, "gain a Boat",
         "You have such an item already: Boat [meq.items.5]"),
        ("Prince Imrahil", "Belfalas", {"favor": 3, "corruption": ["Despairing"]}, "gain 2 favor",
         "Despairing lets you gain no more favor now [meq.corruption.3]"),
    ],
)  # fmt: skip
def test_a_reward_that_a_hero_cannot_have_is_refused_by_its_rule(
    title: str, where: str, state: dict[str, object], key: str, reason: str
):
    _, heroes, written, _, _ = met(title, where, [], {}, hero=state)
    game = meq(*heroes, **{**written, "stop": True, "patient": True})
    assert (game.decision.kind, game.why_not(key)) == ("choose-one", reason)


@pytest.mark.rule("meq.levels.6")
def test_an_attribute_that_was_raised_twice_is_refused_as_such():
    _, heroes, written, _, _ = met("The Steadfast Defender", "Rivendell", [], {}, hero={"favor": 2, "agility": 2})
    game = meq(*heroes, **{**written, "stop": True})
    assert offers(game) == ["gain fortitude", "gain strength", "gain wisdom"]
    assert game.why_not("gain agility") == "You have raised this attribute twice already [meq.levels.6]"
