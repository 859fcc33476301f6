"""The Rest step."""

from __future__ import annotations

import pytest

from support.meq import FIRST, favor, hero, meq, names, offers, place, size, story, told

TIRED = hero("Argalad", at="Bree", rest=["Overdraw"])


@pytest.mark.rule("meq.rest-step.6")
def test_after_resting_the_leftmost_marker_of_sauron_advances():
    """Yellow is behind; the hero has no choice, and the heroes' own marker does not count."""
    game = meq(TIRED, green=0, yellow=2, red=4, black=3, stop=True)
    game.play("rest")
    assert story(game) == (0, 3, 4, 3)
    assert told(game, "meq.rest-step.5", "meq.rest-step.6") == ["Argalad rests", "The yellow marker moves 1"]


@pytest.mark.rule("meq.rest-step.7")
def test_of_several_leftmost_markers_the_hero_chooses():
    """READINGS 6."""
    game = meq(TIRED, yellow=2, red=4, black=2, stop=True)
    game.play("rest")
    assert (game.decision.player, offers(game)) == (FIRST, ["advance the yellow marker", "advance the black marker"])
    assert game.why_not("advance the red marker") is not None
    game.play("advance the black marker")
    assert story(game) == (0, 2, 4, 3)


@pytest.mark.rule("meq.rest-step.8", "meq.hero-turn-overview.3", "meq.summary-hero-turn.1")
@pytest.mark.parametrize(
    ("there", "may_rest"),
    [
        (place(), True),
        (place(influence=1, favor=1, characters=["Gandalf"]), True),
        (place(monsters=["Orc"]), False),
        (place(monsters=["Rumour"]), False),
        (place(minions=["Gothmog"]), False),
    ],
)
def test_no_rest_beside_a_monster_token_or_a_minion(there: dict, may_rest: bool):
    """A slip of the translation: minions as well as monsters. READINGS 5: any face-down token, even a blank one."""
    game = meq(TIRED, places={"Bree": there}, stop=True)
    assert offers(game) == (["rest", "pass"] if may_rest else [])


@pytest.mark.rule("meq.rest-step.9", "meq.hero-turn-overview.3", "meq.summary-hero-turn.1")
@pytest.mark.parametrize("where", ["Barad-dûr", "Dol Guldur", "Mount Gundabad"])
def test_no_rest_in_a_stronghold(where: str):
    game = meq(hero("Argalad", at=where, rest=["Overdraw"]), stop=True)
    assert offers(game) == []
    beside = meq(hero("Argalad", at="Moria", rest=["Overdraw"]), stop=True)
    assert offers(beside) == ["rest", "pass"], "a location that is perilous for good is no Stronghold"


def test_a_minion_bars_rest_in_a_haven_too():
    """READINGS 16: the book, not the erratum."""
    game = meq(
        hero("Argalad", at="Rivendell", rest=["Overdraw"]), places={"Rivendell": place(minions=["Gothmog"])}, stop=True
    )
    assert offers(game) == []


@pytest.mark.rule("meq.rest-step.10")
def test_a_resting_hero_may_pay_to_shed_one_corruption_card():
    """Indifferent costs 1 favor, Weak 2."""
    game = meq(
        hero("Argalad", at="Bree", favor=2, corruption=["Indifferent", "Weak", "Despondent"]),
        yellow=1,
        red=1,
        stop=True,
    )
    game.play("rest")
    assert offers(game) == ["shed Indifferent", "shed Weak", "pass"]
    assert "3 favor" in game.why_not("shed Despondent")
    game.play("shed Indifferent")
    assert (favor(game), names(game, "area")) == (1, ["Weak", "Despondent"])
    assert names(game, "corruption-discard", -1) == ["Indifferent"]
    assert offers(game) == [], "only one"


def test_nothing_is_shed_without_resting():
    game = meq(hero("Argalad", at="Bree", favor=3, corruption=["Indifferent"]), stop=True)
    game.play("pass")
    assert (offers(game), names(game, "area")) == ([], ["Indifferent"])


@pytest.mark.rule("meq.rest-step.11")
@pytest.mark.parametrize(
    ("where", "may_heal"), [("Rivendell", True), ("Edoras", True), ("Bree", False), ("Moria", False)]
)
def test_only_in_a_haven_rest_also_heals(where: str, may_heal: bool):
    game = meq(hero("Argalad", at=where, rest=["Overdraw"], damage=["Parry"]), yellow=1, red=1, stop=True)
    game.play("rest")
    assert offers(game) == (["heal", "pass"] if may_heal else [])
    assert size(game, "rest") == 0


def test_despondent_moves_the_same_marker_twice_before_it_can_be_shed():
    """READINGS 25: the same marker moves twice; a discard in the same rest comes after it."""
    game = meq(hero("Argalad", at="Bree", favor=3, corruption=["Despondent"]), yellow=1, red=1, black=5, stop=True)
    game.play("rest", "advance the red marker")
    assert (story(game), offers(game)) == ((0, 1, 3, 5), ["shed Despondent", "pass"])


def test_the_witch_king_bars_rest_next_to_him_but_not_in_a_haven():
    near = meq(hero("Argalad", at="Weathertop"), places={"Ettenmoors": place(minions=["Witch-king"])}, stop=True)
    assert offers(near) == []
    haven = meq(
        hero("Argalad", at="Fornost", damage=["Parry"]), places={"Weathertop": place(minions=["Witch-king"])},
        yellow=1, red=1, stop=True,
    )  # fmt: skip
    haven.play("rest", "heal")
    assert size(haven, "damage") == 0
