"""The story in odd moments: stages in mid-turn, the Finale with every number, turns that Wretched cuts short."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import at, favor, hero, meq, names, offers, only, place, size, story
from support.meq_combat import bear


def argalad(**state: object) -> dict[str, object]:
    """Argalad in Bree with two cards."""
    return hero("Argalad", **{"at": "Bree", "hand": ["Parry", "Volley"], "life": ["Overdraw"] * 4, **state})


def beravor(**state: object) -> dict[str, object]:
    """Beravor in Fornost with a card."""
    return hero("Beravor", **{"at": "Fornost", "hand": ["Evade"], **state})


def finale(*heroes: dict[str, object], **written: object) -> rw.Game:
    """The Finale of a game whose missions are met by nobody, unless they are written."""
    missions = {"sauron_mission": "His Dark Throne", "hero_mission": "The Spear of the West"}
    return meq(*heroes or (argalad(), beravor()), at="finale", round=9, **{**missions, **written})


# ---- stages


def test_a_stage_entered_by_a_rest_raises_the_pool_at_once_and_brings_its_minions_in_the_next_story_step():
    """READINGS 4. No marker enters stage II in that Story step itself."""
    game = meq(argalad(at="Fornost"), at="rest", second=True, round=3, green=2, yellow=6, red=6, black=6, pool=4)
    game.play("rest", "pass", "advance the red marker")
    assert (story(game), at(game, "Gothmog")) == ((2, 6, 7, 6), None)
    game.play("end the Travel step")
    while game.table()["phase"] != "plot":
        game.choose(0)
    assert (story(game), at(game, "Gothmog"), at(game, "Ringwraiths")) == (
        (4, 6, 7, 6), "Mount Gundabad", "Minas Morgul",
    )  # fmt: skip


def test_a_marker_that_falls_back_takes_the_stage_and_the_surplus_of_the_shadow_pool_with_it():
    """READINGS 26."""
    game = meq(
        argalad(at="Edoras", favor=2), at="travel", green=8, black=13, pool=12, event="Théoden Warned of Saruman"
    )
    game.play("explore", "follow Théoden Warned of Saruman")
    assert (story(game), game.table()["pool"], favor(game)) == ((8, 0, 0, 12), 8, 0)


def test_the_finale_waits_for_the_story_step_though_a_marker_stands_on_its_space():
    game = meq(
        argalad(), at="action", pool=8, green=7, yellow=17, shadow=["Shire, Baggins"],
        places={"The Shire": place(minions=["Mouth of Sauron"])},
    )  # fmt: skip
    game.play("play Shire, Baggins")
    assert (story(game)[1], game.table()["pool"], game.decision.kind) == (18, 9, "action")


# ---- the numbers of the Finale


@pytest.mark.parametrize(
    ("markers", "health", "fortitude"),
    [
        ({"green": 18, "yellow": 9, "red": 9, "black": 9}, 6, 5),  # the heroes: 9 to the Finale, 3 to Shadow Falls
        ({"green": 18, "yellow": 10, "red": 5, "black": 5}, 1, 0),  # 8 and 10
        ({"green": 9, "yellow": 10, "red": 10, "black": 10}, 18, 17),  # Sauron: the heroes are 9 away
        ({"green": 18, "yellow": 18}, 9, 8),  # nobody
    ],
)
def test_dominance_makes_the_ringwraiths_stronger_or_weaker(markers: dict[str, int], health: int, fortitude: int):
    wraiths = only(finale(**markers), "Ringwraiths")
    assert (wraiths.value("health"), wraiths.value("fortitude")) == (health, fortitude)


def test_a_mission_met_by_the_side_that_is_not_dominant_may_take_the_dominance_away():
    """READINGS 10: it is computed again for step 4."""
    game = finale(argalad(), beravor(), green=17, yellow=18, hero_mission="Noble Blood")
    assert (story(game), only(game, "Ringwraiths").value("health")) == ((18, 18, 0, 0), 9)


def test_ringwraiths_without_a_card_are_exhausted_and_fall_to_the_first_blow_or_win_without_one():
    weak = {"green": 18, "yellow": 10, "red": 5, "black": 5}
    lone = argalad(hand=["Quick Shot"], life=["Parry"])
    won = finale(lone, **weak)
    won.play("fight on", "lay Quick Shot")
    assert won.result.winners == (1,)
    lost = finale(lone, **weak)
    lost.play("declare exhaustion")
    assert (lost.result.winners, lost.result.reason) == ((0,), "meq.finale.23")


def test_wretched_in_the_finale_breaks_the_combat_off_and_sauron_wins():
    """READINGS 22: the combat ends without result."""
    game = finale(argalad(), green=18, yellow=17, pool=12, shadow=["Dark Promises"], decks={"corruption": ["Wretched"]})
    game.play("play Dark Promises", "take a Corruption card", "no")
    assert game.result.winners == (0,)


# ---- turns cut short


def wretched(*heroes: dict[str, object], **written: object) -> rw.Game:
    """A position in which Wretched is the next Corruption card."""
    decks = {"corruption": ["Wretched"], **written.pop("decks", {})}
    return meq(*heroes, beravor(), decks=decks, **written)


def test_wretched_from_an_agent_in_mid_combat_puts_every_card_back_and_leaves_the_token():
    game = wretched(
        argalad(hand=["Parry", "Volley", "Quick Shot"]), at="travel", decks={"zealot": ["Quick Shot"]},
        places={"Old Forest": place(monsters=["Agent"])},
    )  # fmt: skip
    game.play("travel to Old Forest", "discard card Parry", "draw 0", "fight on", "fight on", "lay Quick Shot")
    game.play("lay Quick Shot")
    bear(game)
    game.play("yes")
    assert (game.table()["turn"], at(game, "Argalad"), names(game, "rest")) == (2, "Fornost", ["Parry", "Quick Shot"])
    assert (names(game, "monster-tokens", -1), size(game, "zealot-deck", -1)) == (["Agent"], 25)


def test_wretched_from_a_tainted_character_comes_before_the_characters_favor():
    game = wretched(
        argalad(at="Isengard"), at="travel", green=7, plots=["Saruman Falls to Corruption"],
        places={"Isengard": place(characters=["Saruman"])},
    )  # fmt: skip
    game.play("explore", "ask Saruman for favor", "no")
    assert (game.table()["turn"], favor(game), at(game, "Saruman")) == (2, 0, "Isengard")


def test_wretched_in_a_haven_ends_the_turn_and_moves_nobody():
    game = wretched(argalad(at="Fornost"), at="travel")
    game.play("explore", "choose the Dark Path")
    assert (game.table()["turn"], favor(game), size(game, "corruption", -1)) == (2, 1, 16)


def test_wretched_in_saurons_turn_ends_no_turn():
    """READINGS 22: only the move to a Haven is left."""
    game = wretched(argalad(favor=1), at="event", round=2, decks={"events-1": ["Messengers of the Stormcrow"]})
    game.play("take a Corruption card", "yes")
    assert (game.table()["turn"], at(game, "Argalad"), game.decision.kind) == (0, "Fornost", "action")


def test_an_evil_wound_deeper_than_the_life_pool_defeats_a_second_time():
    """Two markers advance; the turn ends once."""
    game = meq(
        argalad(at="Dol Guldur", hand=["Overdraw"], life=[], corruption=["Weak", "Weary"], rest=["Volley"] * 2),
        beravor(), at="travel", green=13, yellow=3, red=3, black=4, pool=12, shadow=["Evil Wound"],
    )  # fmt: skip
    game.play("travel to South Eaves", "advance the yellow marker", "play Evil Wound")
    assert (story(game), at(game, "Argalad"), size(game, "life")) == ((13, 4, 4, 4), "Lothlórien", 3)
    assert (game.table()["turn"], offers(game)) == (2, ["rest", "pass"])
