"""Shadow cards: when Sauron may play one, and how often."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from support.meq import FIRST, SAURON, asked, hero, meq, names, offers, place

HERO = hero("Beravor", at="Bree", hand=["Parry", "Parry"])
FOG = "An Evil Fog"


@pytest.mark.rule("meq.shadow-play.1", "meq.shadow-pool.4", "meq.shadow-pool.3")
def test_the_shadow_pool_must_hold_what_is_printed_on_the_card():
    """An Evil Fog asks for 1, Do Not Tempt Me! for 4."""
    hand = [FOG, "Do Not Tempt Me!"]
    plays = [
        [key for key in offers(meq(HERO, at="action", shadow=hand, pool=pool)) if key.startswith("play")]
        for pool in (0, 1, 3, 4)
    ]
    assert plays == [
        [],
        ["play An Evil Fog"],
        ["play An Evil Fog"],
        ["play An Evil Fog", "play Do Not Tempt Me!"],
    ]
    refused = meq(HERO, at="action", shadow=hand, pool=3).why_not("play Do Not Tempt Me!")
    assert refused == "Do Not Tempt Me! needs 4 influence in the Shadow Pool, which holds 3 [meq.shadow-play.1]"


@pytest.mark.rule("meq.shadow-pool.5")
def test_a_shadow_card_takes_nothing_from_the_pool_and_is_discarded():
    game = meq(HERO, at="action", shadow=[FOG], pool=2)
    game.play("play An Evil Fog", "no")
    assert (game.table()["pool"], names(game, "shadow-hand"), names(game, "shadow-discard")) == (2, [], [FOG])


@pytest.mark.rule("meq.shadow-play.2")
@pytest.mark.parametrize(
    ("step", "playable"),
    [("action", [FOG]), ("turn", ["Winter Storm"]), ("ambush", ["Betrayed"]), ("travel", [])],
)
def test_a_card_is_played_when_its_text_says(step: str, playable: list[str]):
    """An Evil Fog in the Action step, Winter Storm at the start of a hero's turn, Betrayed at that of a combat."""
    hand = [FOG, "Winter Storm", "Betrayed"]
    game = meq(HERO, at=step, shadow=hand, pool=12, green=13, places={"Bree": place(minions=["Mouth of Sauron"])})
    assert [key for key in offers(game) if key.startswith("play")] == [f"play {name}" for name in playable]
    for name in hand:
        if name not in playable:
            assert game.why_not(f"play {name}") is not None
    if step != "travel":
        other = next(name for name in hand if name not in playable)
        assert "meq.shadow-play.2" in game.why_not(f"play {other}")


def test_his_arm_has_grown_long_waits_until_a_hero_has_entered_a_location():
    game = meq(HERO, at="travel", shadow=["His Arm Has Grown Long"], pool=2)
    assert asked(game) == FIRST
    game.play("travel to Old Forest", "discard card Parry")
    assert (asked(game), offers(game)) == (SAURON, ["play His Arm Has Grown Long", "pass"])
    haven = meq(HERO, at="travel", shadow=["His Arm Has Grown Long"], pool=2)
    haven.play("travel to Fornost", "discard card Parry")
    assert "play His Arm Has Grown Long" not in offers(haven), "not in a Haven"


def test_shadow_cards_may_be_played_before_between_and_after_the_actions():
    """A doubt settled by the book: the Action step is when the card is played, wherever in it."""
    for before in range(3):
        game = meq(HERO, at="action", stop=True, shadow=[FOG], pool=1)
        game.play(*["command"] * before)
        assert "play An Evil Fog" in offers(game)
        game.play("play An Evil Fog", "no", *["command"] * (2 - before))
        assert game.decision is None


@pytest.mark.rule("meq.shadow-play.3", "meq.shadow-play.2")
def test_a_card_for_the_start_of_a_combat_comes_before_the_preparation_and_not_after():
    """Betrayed: the hero discards 2 cards. It is asked before the hero says how much agility is spent."""
    game = meq(HERO, at="ambush", shadow=["Betrayed"], pool=1, places={"Bree": place(minions=["Gothmog"])})
    assert (asked(game), offers(game)) == (SAURON, ["play Betrayed", "pass"])
    assert names(game, "hand", SAURON) == [], "Sauron has drawn no combat cards yet"
    game.play("pass")
    assert (asked(game), game.decision.kind, len(names(game, "hand", SAURON))) == (FIRST, "agility", 7)
    game.play("draw 0")
    while game.decision is not None and game.table()["phase"] == "ambush":
        assert "play Betrayed" not in offers(game)
        assert game.why_not("play Betrayed") is not None
        game.choose(game.decision.options[-1].key)
    played = meq(HERO, at="ambush", shadow=["Betrayed"], pool=1, places={"Bree": place(minions=["Gothmog"])})
    played.play("play Betrayed")
    assert (names(played, "hand"), names(played, "rest")) == ([], ["Parry", "Parry"])


@pytest.mark.rule("meq.shadow-play.4")
def test_one_shadow_card_in_each_turn():
    game = meq(HERO, at="action", shadow=[FOG, FOG, "Winter Storm", "His Arm Has Grown Long"], pool=10, green=13)
    game.play("play An Evil Fog", "no")
    assert "play An Evil Fog" not in offers(game)
    assert "meq.shadow-play.4" in game.why_not("play An Evil Fog")
    game.play("command", "command", "draw 0")
    assert (game.table()["turn"], offers(game)) == (FIRST, ["play Winter Storm", "pass"])
    game.play("play Winter Storm", "pass", "travel to Old Forest", "discard card Parry")
    assert asked(game) == FIRST, "for His Arm Has Grown Long it is too late in this turn"
    last = meq(HERO, at="turn", shadow=["Winter Storm", "His Arm Has Grown Long"], pool=10, green=13)
    last.play("pass", "pass", "travel to Old Forest", "discard card Parry")
    assert offers(last) == ["play His Arm Has Grown Long", "pass"], "passing spends nothing"


@pytest.mark.rule("meq.shadow-play.5")
def test_with_four_players_he_plays_at_most_four_in_a_round():
    """Sauron plays whenever he may, everything else is answered with the last option."""
    game = meq(
        hero("Beravor", at="Bree"), hero("Eleanor", at="Pelargir"), hero("Argalad", at="Rhosgobel"), at="action",
        pool=12, green=13,
        shadow=[
            FOG, FOG, "Storms of Mordor", "Storms of Mordor", "Winter Storm", "Flocks of Crebain",
            "Creatures of the Wild", "Seem Fairer, Feel Fouler", "Betrayed", "Betrayed", "Dark Promises",
            "Dark Promises",
        ],
    )  # fmt: skip
    played: Counter[int] = Counter()
    while game.table()["round"] == 2:
        plays = [key for key in offers(game) if key.startswith("play ") and game.decision.kind in ("action", "shadow")]
        if plays:
            played[game.table()["turn"]] += 1
        game.choose(plays[0] if plays else offers(game)[-1])
    assert played == {0: 1, 1: 1, 2: 1, 3: 1}


def test_sauron_is_asked_whether_or_not_a_card_fits_as_long_as_all_know_that_one_might():
    """That he is not asked would tell the heroes which cards he does not hold."""
    game = meq(HERO, at="turn", shadow=[FOG], pool=2)
    assert (asked(game), offers(game)) == (SAURON, ["pass"])
    assert asked(meq(HERO, at="turn", shadow=[FOG], pool=1)) == FIRST, "no card for this moment asks for less than 2"
    after = meq(HERO, at="action", stop=True, shadow=["Winter Storm"], pool=1)
    after.play("command", "command")
    assert (asked(after), offers(after)) == (SAURON, ["done"]), "An Evil Fog might be his"


@pytest.mark.parametrize(
    ("pool", "plots", "choices"),
    [
        (8, [], ["take Denethor Falls into Madness", "play Denethor Falls into Madness"]),
        (8, ["Osgiliath Invaded", "A Dark Messenger", "Gollum is Captured"], ["take Denethor Falls into Madness"]),
    ],
)
def test_a_plot_found_by_a_shadow_card_is_played_at_once_only_if_that_is_possible(
    pool: int, plots: list[str], choices: list[str]
):
    """The Ithil-stone. The track may be full; Saruman Falls to Corruption is in hand already."""
    game = meq(
        HERO, at="action", stop=True, green=7, pool=pool, plots=plots, shadow=["The Ithil-stone"],
        plot_hand=["Saruman Falls to Corruption"],
    )  # fmt: skip
    game.play("play The Ithil-stone")
    assert offers(game) == choices
    game.play(choices[-1])
    assert names(game, "plot-1") == (plots or ["Denethor Falls into Madness"])[:1]


def test_sarumans_lies_looks_at_a_new_deck_when_the_old_one_has_run_out():
    every = [i.name for i in rw.cards("meq") if i.card.set == "plots" for _ in range(i.card.copies)]
    game = meq(HERO, at="action", stop=True, green=7, pool=5, shadow=["Saruman's Lies"], discards={"plots": every})
    game.play("play Saruman's Lies")
    assert (offers(game), len(names(game, "plots"))) == (["leave on top", "put at the bottom"], 15)
