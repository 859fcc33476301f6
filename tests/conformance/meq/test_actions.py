"""The Action step: action tokens and their tracks, placing influence, drawing cards. The book's example."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.meq.flow.acting import NUMBERS_OF
from support.meq import asked, hero, influence, meq, names, offers, place

HERO = hero("Beravor", at="The Shire")
HEROES = (HERO, hero("Eleanor"), hero("Argalad"))


def acting(*heroes: dict, **written):
    """The Action step, and nothing after it."""
    return meq(*(heroes or (HERO,)), at="action", stop=True, **written)


def tracks(game: rw.Game) -> dict[str, list[int]]:
    """The numbers of the spaces with an action token."""
    return {name: numbers for name, numbers in game.table()["tracks"].items() if numbers}


@pytest.mark.rule(
    "meq.action-step.1", "meq.action-step.2", "meq.action-step.3", "meq.sauron-turn-overview.16",
    "meq.summary-sauron-turn.9", "meq.action-example.1",
)  # fmt: skip
@pytest.mark.parametrize(("players", "actions"), [(2, 2), (3, 2), (4, 3)])
def test_sauron_takes_two_actions_and_three_against_three_heroes(players: int, actions: int):
    game = acting(*HEROES[: players - 1])
    for left in range(actions, 0, -1):
        assert (asked(game), game.decision.prompt()) == (0, f"Your action? Left: {left}")
        game.play("command")
    assert game.decision is None


@pytest.mark.rule("meq.action-step.1", "meq.sauron-turn-overview.3")
def test_he_takes_all_of_them():
    """A doubt settled by the book: "Sauron takes two actions"."""
    game = acting()
    assert offers(game) == ["place influence", "draw cards", "command"]
    assert game.why_not("done") == "Sauron must take all his actions first; left: 2 [meq.action-step.1]"


@pytest.mark.rule("meq.action-step.9", "meq.action-track.1", "meq.action-track.2")
def test_there_are_three_kinds_of_action_each_with_three_spaces():
    assert sorted(NUMBERS_OF.values()) == [(2, 2, 1), (3, 2, 1), (6, 5, 4)]
    assert offers(acting()) == ["place influence", "draw cards", "command"]


@pytest.mark.rule("meq.action-step.4", "meq.action-step.5", "meq.action-track.4", "meq.action-track.6")
def test_a_token_goes_on_the_leftmost_free_space_and_the_action_follows_with_its_number():
    game = acting(*HEROES, tracks={"command": [2]}, places={"Moria": place(minions=["Mouth of Sauron", "Gothmog"])})
    game.play("command")
    assert (tracks(game), game.decision.prompt()) == ({"command": [3, 2]}, "Your command? Left: 3")
    game.play("done", "draw cards")
    assert tracks(game) == {"command": [3, 2], "draw": [2]}
    assert len(names(game, "shadow-hand")) == 2


@pytest.mark.rule("meq.action-step.6", "meq.action-example.2")
def test_up_to_three_tokens_stay_on_the_tracks():
    game = meq(HERO, at="action", tracks={"influence": [1]})
    game.play("command", "command")
    assert tracks(game) == {"influence": [6], "command": [3, 2]}
    while game.table()["round"] == 2 or game.table()["phase"] != "action":
        game.choose(game.decision.options[-1].key)
    assert tracks(game) == {"influence": [6], "command": [3, 2]}, "in his next turn they lie there still"


@pytest.mark.rule("meq.action-step.7", "meq.action-step.8", "meq.action-example.5")
def test_with_the_fourth_token_the_three_others_come_back():
    game = acting(tracks={"influence": [1, 2], "draw": [1]})
    game.play("command")
    assert tracks(game) == {"command": [3]}
    again = acting(tracks={"influence": [1], "draw": [1], "command": [1]}, places={"Barad-dûr": place(influence=1)})
    again.play("place influence")
    assert tracks(again) == {"influence": [5]}, "the one just placed stays on its space"


def test_a_full_track_is_not_available():
    """READINGS 11: not until its tokens come back, though the next token would bring them back."""
    game = acting(tracks={"influence": [1, 2, 3]})
    assert offers(game) == ["draw cards", "command"]
    assert "is full until the action tokens come back" in game.why_not("place influence")
    game.play("command")
    assert offers(game) == ["place influence", "draw cards", "command"]


@pytest.mark.rule(
    "meq.action-example.1", "meq.action-example.2", "meq.action-example.3", "meq.action-example.4",
    "meq.action-example.5",
)  # fmt: skip
def test_the_example_of_the_book():
    """Two heroes. Tokens lie on 6 and 5 of placing influence; Sauron places influence, then commands."""
    game = acting(
        *HEROES[:2], tracks={"influence": [1, 2]},
        places={"Barad-dûr": place(influence=3), "Moria": place(minions=["Mouth of Sauron"])},
    )  # fmt: skip
    assert (tracks(game), game.decision.prompt()) == ({"influence": [6, 5]}, "Your action? Left: 2")
    game.play("place influence")
    assert tracks(game) == {"influence": [6, 5, 4]}
    assert game.decision.prompt() == "Where do you place influence? Left: 4"
    game.play("into the Shadow Pool", "into the Shadow Pool", "influence Barad-dûr", "influence Mount Doom")
    assert (game.table()["pool"], influence(game, "Barad-dûr", "Mount Doom")) == (2, [4, 1])
    game.play("command")
    assert (tracks(game), game.decision.prompt()) == ({"command": [3]}, "Your command? Left: 3")
    game.play("done")
    assert game.decision is None, "two actions"


# ---- drawing cards


@pytest.mark.rule(
    "meq.action-draw.1", "meq.action-draw.2", "meq.action-draw.3", "meq.action-draw.4", "meq.action-draw.5",
    "meq.action-draw.6",
)  # fmt: skip
@pytest.mark.parametrize(
    ("kept", "returned"),
    [("Osgiliath Invaded", "Gollum is Captured"), ("Gollum is Captured", "Osgiliath Invaded")],
)
def test_the_draw_action_gives_all_shadow_cards_and_one_of_the_plots(kept: str, returned: str):
    game = acting(
        decks={
            "shadow": ["Betrayed", "Winter Storm", "Evil Wound"],
            "plots": ["Osgiliath Invaded", "Gollum is Captured", "A Dark Messenger"],
        }
    )
    game.play("draw cards")
    assert names(game, "shadow-hand") == ["Betrayed", "Winter Storm"]
    assert (asked(game), offers(game)) == (0, ["keep Osgiliath Invaded", "keep Gollum is Captured"])
    game.play(f"keep {kept}")
    deck = names(game, "plots")
    assert (names(game, "plot-hand"), deck[0], deck[-1]) == ([kept], returned, "A Dark Messenger")
    assert game.view(1)["zones"]["plots"] == {"count": 14, "known": []}, "face down"


@pytest.mark.rule("meq.action-draw.1", "meq.action-track.6")
def test_the_third_space_of_drawing_gives_one_of_each():
    game = acting(tracks={"draw": [1, 2]}, decks={"shadow": ["Betrayed"], "plots": ["Osgiliath Invaded"]})
    game.play("draw cards")
    assert (names(game, "shadow-hand"), names(game, "plot-hand")) == (["Betrayed"], ["Osgiliath Invaded"])


def test_an_empty_shadow_deck_is_made_anew_from_its_discards():
    every = [i.name for i in rw.cards("meq") if i.kind == "shadow" for _ in range(i.card.copies)]
    every.remove("Winter Storm")
    game = acting(discards={"shadow": every})
    game.play("draw cards")
    assert (names(game, "shadow-hand")[0], len(names(game, "shadow")), names(game, "shadow-discard")) == (
        "Winter Storm", 24, [],
    )  # fmt: skip
