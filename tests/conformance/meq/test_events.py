"""The Event step: which event is played, what it places, whether it stays; and what the heroes decide together."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import (
    FIRST,
    SAURON,
    SECOND,
    THIRD,
    asked,
    at,
    favor,
    hero,
    meq,
    names,
    offers,
    only,
    place,
    shown,
    story,
)

HERO = hero("Beravor", at="The Shire")
OTHER, LAST = hero("Eleanor"), hero("Argalad")
LADY = "Lady of the Golden Wood"
DRAIN = "remove 2 influence from the Shadow Pool"
THREE = ["The Argonath", "Dark News from Erebor", "Elladan and Elrohir"]
"""Events of stage III that stay in play: priorities 12, 1 and 10."""


def happening(*tops: str, heroes: tuple[dict, ...] = (HERO,), stage: int = 1, **written):
    """The Event step with these events on top of the deck, and nothing after it."""
    return meq(*heroes, at="event", stop=True, decks={f"events-{stage}": [*tops]}, **written)


def lying(game: rw.Game, *where: str) -> list[int]:
    """The favor in these locations."""
    return [only(game, name).tokens.get("favor", 0) for name in where]


# ---- which one


@pytest.mark.rule(
    "meq.event-step.2", "meq.event-step.1", "meq.sauron-turn-overview.12", "meq.sauron-turn-overview.13",
    "meq.summary-sauron-turn.7",
)  # fmt: skip
def test_if_the_heroes_are_dominant_the_lowest_priority_of_three_is_played():
    game = happening(*THREE, "The Trees of Fangorn", stage=3, green=13)
    assert game.table()["dominant"] == "heroes"
    assert names(game, "event") == ["Dark News from Erebor"]
    assert sorted(names(game, "events-3-discard")) == ["Elladan and Elrohir", "The Argonath"]
    assert names(game, "events-3")[-1] == "The Trees of Fangorn", "three are drawn, no more"


@pytest.mark.rule(
    "meq.event-step.3", "meq.event-step.1", "meq.sauron-turn-overview.12", "meq.sauron-turn-overview.13",
)  # fmt: skip
def test_if_sauron_is_dominant_the_highest_priority_of_three_is_played():
    game = happening(*THREE, "The Trees of Fangorn", stage=3, black=13)
    assert game.table()["dominant"] == "sauron"
    assert names(game, "event") == ["The Argonath"]
    assert sorted(names(game, "events-3-discard")) == ["Dark News from Erebor", "Elladan and Elrohir"]
    assert names(game, "events-3")[-1] == "The Trees of Fangorn"


@pytest.mark.rule("meq.event-step.4", "meq.sauron-turn-overview.14", "meq.summary-sauron-turn.8")
def test_if_no_side_is_dominant_the_top_event_alone_is_drawn_and_played():
    game = happening(*THREE, stage=3, green=13, black=13)
    assert game.table()["dominant"] == "nobody"
    assert (names(game, "event"), names(game, "events-3-discard")) == (["The Argonath"], [])
    assert names(game, "events-3")[-2:] == ["Elladan and Elrohir", "Dark News from Erebor"]


def test_when_the_event_deck_runs_out_its_discards_make_a_new_one():
    """All but one of stage III are discarded: the first of three comes from the deck, two from the new one."""
    every = [info.name for info in rw.cards("meq") if info.card.set == "events-3" and info.name != "The Argonath"]
    game = meq(HERO, at="event", stop=True, black=13, discards={"events-3": every})
    assert names(game, "event") == ["The Argonath"]
    assert (len(names(game, "events-3")), len(names(game, "events-3-discard"))) == (11, 2)


# ---- what it places


@pytest.mark.rule("meq.event-step.5", "meq.event-step.6", "meq.event-step.7")
def test_an_event_places_favor_and_a_character():
    """Gandalf Visits Frodo: Gandalf in the Shire, favor in Eregion, where one lies already."""
    game = happening("Gandalf Visits Frodo", places={"Eregion": place(favor=1)})
    assert (at(game, "Gandalf"), lying(game, "Eregion")) == ("The Shire", [2])
    assert (only(game, "Gandalf").zone, favor(game)) == ("figures", 0)


@pytest.mark.rule("meq.event-step.8")
def test_a_character_who_is_on_the_board_stays_where_it_is():
    """READINGS 23, too: "place" leaves a character where it is."""
    game = happening("Gandalf Visits Frodo", places={"Moria": place(characters=["Gandalf"])})
    assert (at(game, "Gandalf"), lying(game, "Eregion")) == ("Moria", [1])


def test_only_place_or_move_moves_a_character():
    """READINGS 23. Aragorn Meets with Gandalf moves both to Bree, from the board and from the supply."""
    there = {"Moria": place(characters=["Gandalf"])}
    game = happening("Aragorn Meets with Gandalf", stage=2, green=7, black=7, places=there)
    assert (at(game, "Gandalf"), at(game, "Aragorn")) == ("Bree", "Bree")


def test_favor_and_characters_are_placed_before_the_effect():
    """Commander of Edoras: when the heroes are asked, Théoden is in Edoras already."""
    game = happening("Commander of Edoras", stage=2, green=7, black=7)
    assert (game.decision.kind, at(game, "Théoden"), lying(game, "Morthond")) == ("may", "Edoras", [1])


# ---- whether it stays


@pytest.mark.rule("meq.event-step.9", "meq.event-location.1", "meq.event-location.2")
def test_an_event_with_the_icon_comes_to_the_event_space_and_its_marker_into_the_location():
    game = happening(LADY)
    assert (names(game, "event"), only(game, LADY).at) == (
        [LADY],
        "Lothlórien",
    )


@pytest.mark.rule("meq.event-step.10", "meq.event-location.3", "meq.event-location.5")
def test_the_event_that_lay_there_is_discarded_with_its_marker_but_what_it_placed_stays():
    game = happening(
        LADY, event="Gandalf Visits Frodo",
        places={"The Shire": place(characters=["Gandalf"]), "Eregion": place(favor=1)},
    )  # fmt: skip
    assert (names(game, "event"), names(game, "events-1-discard")) == (
        [LADY],
        ["Gandalf Visits Frodo"],
    )
    assert only(game, "Gandalf Visits Frodo").at is None
    assert (at(game, "Gandalf"), lying(game, "Eregion")) == ("The Shire", [1])


@pytest.mark.rule("meq.event-step.11")
def test_an_event_without_the_icon_is_carried_out_and_discarded_and_the_one_in_play_stays():
    game = happening("The Thieves of Tharbad", event=LADY, places={"Bree": place(characters=["Aragorn"])})
    assert (asked(game), names(game, "revealed")) == (SAURON, ["The Thieves of Tharbad"])
    game.play("choose Aragorn")
    assert at(game, "Aragorn") == "Mouth of the Greyflood"
    assert (names(game, "event"), names(game, "events-1-discard")) == (
        [LADY],
        ["The Thieves of Tharbad"],
    )


@pytest.mark.rule("meq.event-location.3", "meq.event-location.5")
def test_an_event_that_was_used_is_discarded_with_its_marker():
    game = meq(hero("Beravor", at="The Shire", favor=3), at="travel", stop=True, event="Gandalf Visits Frodo",
               places={"The Shire": place(characters=["Gandalf"])})  # fmt: skip
    game.play("explore", "follow Gandalf Visits Frodo")
    assert (favor(game), story(game), names(game, "event")) == (0, (1, 0, 0, 0), [])
    assert (names(game, "events-1-discard"), only(game, "Gandalf Visits Frodo").at) == (["Gandalf Visits Frodo"], None)
    assert at(game, "Gandalf") == "The Shire"


@pytest.mark.rule("meq.event-location.4")
def test_an_optional_event_that_was_not_used_stays():
    """READINGS 24: only an optional effect left unused keeps the card."""
    game = meq(hero("Beravor", at="The Shire", favor=3), at="travel", stop=True, event="Gandalf Visits Frodo")
    game.play("explore", "done")
    assert (names(game, "event"), only(game, "Gandalf Visits Frodo").at) == (["Gandalf Visits Frodo"], "The Shire")


def test_a_mandatory_event_happens_to_whoever_explores_and_is_discarded():
    """READINGS 24. Of Serpents and Sand: discarded once a hero explores Near Harad, without any choice."""
    game = meq(hero("Beravor", at="Near Harad"), at="travel", stop=True, event="Of Serpents and Sand")
    assert names(game, "event") == ["Of Serpents and Sand"]
    game.play("explore")
    assert (names(game, "event"), names(game, "events-2-discard")) == ([], ["Of Serpents and Sand"])


# ---- the heroes decide together


@pytest.mark.rule("meq.hero-decisions.1")
def test_the_heroes_decide_together():
    """The book's example: up to 3 influence or monster tokens in Rohan, or 1 favor in Helm's Deep."""
    there = {"Fangorn": place(influence=1), "Isengard": place(influence=1)}
    game = happening("The Courage of Erkenbrand", heroes=(HERO, OTHER, LAST), places=there)
    assert (asked(game), offers(game)) == (FIRST, ["yes", "no"])
    game.play("yes")
    assert (asked(game), offers(game)) == (SECOND, ["agree", "object"])
    game.play("agree")
    assert asked(game) == THIRD
    game.play("agree")
    assert (asked(game), offers(game)) == (FIRST, ["remove tokens", "place 1 favor in Helm's Deep"])
    game.play("place 1 favor in Helm's Deep", "agree")
    assert lying(game, "Helm's Deep") == [0], "the third hero has not agreed yet"
    game.play("agree")
    assert lying(game, "Helm's Deep", "Dunland") == [1, 1]
    assert names(game, "events-1-discard") == ["The Courage of Erkenbrand"]


def test_up_to_three_tokens_may_be_fewer():
    game = happening(
        "The Courage of Erkenbrand",
        places={
            "Isengard": place(influence=1, monsters=["Orc"]), "Dunharrow": place(influence=1),
            "Bree": place(influence=1),
        },
    )  # fmt: skip
    game.play("yes", "remove tokens")
    assert "remove influence from Bree" not in offers(game)
    game.play("remove token of Rohan and Gondor at Isengard", "remove influence from Isengard", "done")
    assert [only(game, name).tokens for name in ("Isengard", "Dunharrow")] == [{}, {"influence": 1}]
    assert names(game, "pile-4-discard") == ["Orc"]


@pytest.mark.rule("meq.hero-decisions.2")
def test_a_coin_decides_between_heroes_who_cannot_agree():
    """One side: what was proposed is done. The other: the hero who objects decides, and not for what was proposed."""
    ends = set()
    for seed in range(20):
        game = happening("The Courage of Erkenbrand", heroes=(HERO, OTHER), seed=seed)
        game.play("yes", "object")
        told = [entry.text for entry in game.log(2) if "coin" in entry.text.lower()]
        assert len(told) == 1
        ends.add(lying(game, "Helm's Deep")[0])
    assert ends == {0, 1}, "of twenty coins some fall either way"


@pytest.mark.rule("meq.hero-decisions.3")
def test_a_hero_player_can_speak_of_the_combat_cards_in_hand_whoever_is_asked():
    """All that may be told is in the own view, also while others decide."""
    game = meq(hero("Argalad", hand=["Volley", "Parry"]), hero("Thálin", hand=["Sweep"]), at="action", stop=True)
    assert game.decision is not None
    assert game.decision.seat == SAURON
    for seat, hand in ((1, ["Volley", "Parry"]), (2, ["Sweep"])):
        assert shown(game, "hand", seat, seat) == hand


@pytest.mark.rule("meq.hero-decisions.4")
def test_a_hero_player_does_not_see_the_hand_of_another():
    game = meq(hero("Beravor", hand=["Parry"]), hero("Eleanor", hand=["Parry", "Hide"]), at="action")
    assert [card["name"] for card in game.view(1)["players"][1]["hand"]] == ["Parry"]
    for other in (SAURON, SECOND):
        assert [card["id"] for card in game.view(other)["players"][1]["hand"]] == [None]
    assert [card["id"] for card in game.view(FIRST)["players"][2]["hand"]] == [None, None]


@pytest.mark.rule("meq.hero-decisions.5")
def test_sauron_hears_what_the_heroes_say_to_each_other():
    """What is proposed and who does not agree; also of a monster token that the heroes know only by its back."""
    there = {"Isengard": place(monsters=["Orc"])}
    game = happening("The Courage of Erkenbrand", heroes=(HERO, OTHER, LAST), places=there)
    game.play("yes")
    assert game.view(SAURON)["decision"] == {"seat": SECOND, "proposal": "Yes"}
    game.play("agree", "agree", "remove tokens")
    heard = {"seat": SECOND, "proposal": "You may remove up to 3 influence or monster tokens from locations of Rohan"}
    assert game.view(SAURON)["decision"] == heard
    game.play("agree", "agree", "remove token of Rohan and Gondor at Isengard")
    assert game.view(SAURON)["decision"] == {"seat": SECOND, "proposal": "Remove Orc (Isengard)"}
    assert game.view(THIRD)["decision"]["proposal"] == "Remove token of Rohan and Gondor (Isengard)"
    game.play("object")
    lines = [entry.text for entry in game.log(SAURON)]
    assert [line for line in lines if line.startswith(("Beravor makes", "Eleanor does"))] == [
        "Beravor makes a proposal", "Beravor makes a proposal", "Beravor makes a proposal", "Eleanor does not agree",
    ]  # fmt: skip


# ---- words of the cards


@pytest.mark.parametrize(("pool", "choices"), [(1, ["train a skill"]), (2, [DRAIN, "train a skill"])])
def test_a_choice_that_cannot_be_carried_out_in_full_is_not_open_while_the_other_is(pool: int, choices: list[str]):
    """READINGS 24. Emyn Engrin: 2 influence leave the Shadow Pool, or the hero trains."""
    game = meq(
        hero("Beravor", at="The Iron Hills", hand=["Parry"]), at="encounter", stop=True, patient=True, pool=pool,
        decks={"encounters-2": ["Emyn Engrin"]},
    )  # fmt: skip
    assert offers(game) == choices
    if pool < 2:
        assert game.why_not(DRAIN).startswith("Emyn Engrin: this cannot be done in full, and another choice can")


def test_adjacent_does_not_count_the_location_itself():
    """READINGS 23. Warrior of the Lidless Eye: influence and monsters next to Gothmog, not where he is."""
    there = {"Moria": place(minions=["Gothmog"])}
    game = happening("Warrior of the Lidless Eye", stage=3, green=13, black=13, places=there)
    assert (asked(game), offers(game)) == (SAURON, ["influence Eregion", "done"]), "and Lothlórien is a Haven"
    game.play("influence Eregion")
    assert only(game, "Eregion").tokens == {"influence": 1}
    assert len(names(game, "monster-tokens")) == 1
