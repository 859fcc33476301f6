"""A ninth look: the true obstacle, where a reason named another one."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import argalad, hero, meq, offers, place, thalin

# ---- what a way costs


@pytest.mark.parametrize(
    ("here", "items", "hand", "there", "price", "clause"),
    [
        ("The Grey Havens", ["Boat"], ["Hack", "Smash"], "Belfalas", "3 cards", 5),
        ("The Grey Havens", ["Boat", "Horse"], ["Hack"], "Belfalas", "2 cards", 5),
        ("The Grey Havens", ["Boat"], [], "Harlindon", "1 card", 9),
        ("The Grey Havens", ["Horse"], [], "Harlindon", "1 card", 5),
        ("The Grey Havens", [], [], "The Shire", "1 card", 5),
    ],
)
def test_no_icon_is_named_where_no_one_card_with_it_would_do(
    here: str, items: list[str], hand: list[str], there: str, price: str, clause: int
):
    """A Boat's way over the sea has no icon: one card does not pay for it, whatever it shows."""
    game = meq(hero("Eometh", at=here, hand=hand, items=items), at="travel", round=2)
    reason = f"The way there takes {price} of any kind: {there} [meq.travel-move.{clause}]"
    assert game.why_not(f"travel to {there}") == reason


# ---- Sauron's cards of the other kind


def test_a_card_of_sauron_that_is_for_another_step_is_refused_for_that():
    """It lies in his hand: what bars it is the moment."""
    hands = {"shadow": ["An Evil Fog", "Betrayed"], "plot_hand": ["Gollum is Captured"], "pool": 3}
    game = meq(argalad(), at="plot", round=2, **hands)
    for title in ("An Evil Fog", "Betrayed"):
        assert game.why_not(f"play {title}") == f"{title} is played at another moment [meq.shadow-play.2]"
    for step in ("action", "turn"):
        game = meq(argalad(), at=step, round=2, **hands)
        reason = "Gollum is Captured is played at another moment [meq.plot-step.1]"
        assert game.why_not("play Gollum is Captured") == reason


# ---- commands


def test_a_token_that_was_placed_has_had_no_command():
    """It does not move with the action that placed it, and that is a clause of its own."""
    there = {"Rhûn": place(influence=1), "Dagorlad": place(influence=1), "Bree": place(minions=["Gothmog"])}
    drawn = {"pile-brown-lands-mordor": ["Orc"]}
    game = meq(argalad(at="Fornost"), at="action", round=2, places=there, decks=drawn, patient=True)
    game.play("command", "muster in the Brown Lands and Mordor", "to Rhûn", "move Gothmog", "to Tharbad")
    placed = "Orc was placed by this action and does not move before the next one [meq.action-command.20]"
    assert game.why_not("move Orc at Rhûn") == placed
    assert game.why_not("move Gothmog") == "Gothmog has had its command of this action [meq.action-command.19]"


# ---- what texts ask Sauron and the heroes


def why(game: rw.Game, *keys: str) -> list[str | None]:
    """Why these choices are not on offer."""
    return [game.why_not(key) for key in keys]


def test_a_text_that_places_tokens_says_what_bars_a_location():
    """Stone Figures in the Trollshaws needs no influence, and does not place a token where a hero is, nor two in one
    place."""
    drawn = {"events-2": ["Stone Figures in the Trollshaws"]}
    game = meq(argalad(at="Weathertop"), at="event", round=2, green=7, red=7, decks=drawn)
    game.play("to Ettenmoors")
    assert why(game, "to Weathertop", "to Ettenmoors", "to Bree") == [
        "A hero is there: Weathertop [meq.action-command.14]",
        "Ettenmoors has been chosen already [meq.monster-tokens.1]",
        "Bree is not among the cards this question is about [meq.monster-tokens.1]",
    ]


def test_a_text_that_spreads_influence_says_what_bars_a_location():
    """Warrior of the Lidless Eye, with Gothmog next to a Haven."""
    drawn = {"events-3": ["Warrior of the Lidless Eye"]}
    there = {"The High Pass": place(minions=["Gothmog"])}
    game = meq(argalad(), at="event", round=2, green=13, red=13, decks=drawn, places=there)
    game.play("influence The Forest Road")
    assert why(game, "influence Rivendell", "influence The Forest Road") == [
        "Influence is never placed in a Haven: Rivendell [meq.location-influence.10]",
        "The Forest Road has been chosen already [meq.event-card.5]",
    ]


def test_a_text_that_removes_influence_says_where_none_lies():
    drawn = {"events-1": ["The Courage of Erkenbrand"]}
    there = {"Dunharrow": place(influence=1)}
    game = meq(argalad(), at="event", round=2, decks=drawn, places=there)
    game.play("yes", "remove tokens")
    assert why(game, "remove influence from Isengard", "remove influence from Bree") == [
        "Isengard holds no influence [meq.event-card.5]",
        "Bree is not among the cards this question is about [meq.event-card.5]",
    ]


def test_the_ithil_stone_says_why_a_plot_is_not_played_at_once():
    game = meq(
        argalad(), at="action", round=2, green=13, pool=8, shadow=["The Ithil-stone"],
        plots=["Gollum is Captured", "Osgiliath Invaded", "Orcs in the Mountains"],
    )  # fmt: skip
    game.play("play The Ithil-stone")
    reason = "No space of the active plot track is empty [meq.plot-step.7]"
    assert why(game, "play Denethor Falls into Madness", "take Denethor Falls into Madness") == [reason, None]


def test_a_new_power_is_rising_says_why_a_pile_gives_no_token():
    game = meq(
        argalad(at="Dagorlad"), thalin(), at="action", round=2, green=7, pool=4, shadow=["A New Power is Rising"],
        places={"Bree": place(influence=1), "Rhûn": place(influence=1), "Erebor": place()},
    )  # fmt: skip
    game.play("play A New Power is Rising", "place monster tokens")
    assert why(game, "muster in Rohan and Gondor", "muster in the Brown Lands and Mordor") == [
        "No location of this colour can take a monster token [meq.action-command.12]", None,
    ]  # fmt: skip


def test_nine_for_mortal_men_says_what_a_minion_cannot_be_commanded_to():
    there = {
        "Dagorlad": place(influence=4),
        "Rhûn": place(minions=[{"name": "Gothmog", "damage": 2}]),
        "Moria": place(minions=["Mouth of Sauron"]),
    }
    perils = ["Nine for Mortal Men Doomed to Die", "Trapped", "Khazad-dûm"]
    game = meq(
        argalad(at="Emyn Muil", hand=["Volley"]), at="travel", round=2, places=there,
        decks={"perils": perils, "corruption": ["Weak"]},
    )  # fmt: skip
    game.play("travel to Dagorlad", "inflict Nine for Mortal Men Doomed to Die", "yes", "command a minion")
    unhurt = "Mouth of Sauron has no damage [meq.action-command.17]"
    assert why(game, "heal Gothmog", "heal Mouth of Sauron") == [None, unhurt]
    game.play("move Gothmog")
    assert game.why_not("to Bree") == "Bree is not next to it [meq.action-command.3]"


# ---- the same question by another rule


def test_a_question_that_two_rules_put_is_refused_by_the_one_that_puts_it():
    """Which marker advances, and which Haven is nearest, are also asked of a defeated hero and by Wretched."""
    game = meq(argalad(hand=["Parry"], life=[]), thalin(), at="travel", round=2, red=1)
    game.play("travel to Weathertop")
    assert game.why_not("advance the red marker") == (
        "That marker is not the leftmost of Sauron's [meq.defeated-heroes.3]"
    )
    rested = meq(argalad(), at="rest", round=2, red=1)
    rested.play("rest")
    assert rested.why_not("advance the red marker") == "That marker is not the leftmost of Sauron's [meq.rest-step.7]"
    tempted = meq(argalad(at="Rhosgobel"), at="travel", round=2, decks={"corruption": ["Wretched"]}, patient=True)
    tempted.play("pass" if tempted.decision.kind == "shadow" else "explore", "choose the Dark Path", "yes")
    assert tempted.why_not("to Fornost") == "Fornost is not a nearest Haven [meq.corruption.3]"


def test_tokens_that_no_action_gives_are_refused_by_what_gives_them():
    """Carn Dûm Reborn puts 3 influence in extension of Mount Gundabad; none of them goes elsewhere."""
    drawn = {"rhudaur-grey-mountains": ["Carn Dûm Reborn", "Emyn Engrin", "Forodwaith"]}
    there = {"Mount Gundabad": place(influence=1), "Dol Guldur": place(influence=2), "Rhosgobel": place(influence=1)}
    game = meq(argalad(at="Ettenmoors"), at="encounter", round=2, decks=drawn, places=there)
    game.play(next(key for key in offers(game) if "damage" not in key))
    assert why(game, "influence Rhosgobel", "into the Shadow Pool", "done", "influence Bree") == [
        "Rhosgobel does not extend Mount Gundabad with influence [meq.encounter-card.5]",
        "No more of these tokens may go to the Shadow Pool [meq.encounter-card.5]",
        "All influence tokens must be placed as long as there is room [meq.encounter-card.5]",
        "Bree does not extend a Shadow Stronghold with influence [meq.location-influence.6]",
    ]


# ---- the card in the way


def test_the_card_that_limits_moves_is_named():
    game = meq(
        argalad(hand=["Parry", "Volley"]), at="turn", round=2, green=13, pool=10, shadow=["Winter Storm"],
    )  # fmt: skip
    game.play("play Winter Storm", "pass", "travel to Weathertop", "discard card Parry")
    reason = "Winter Storm allows no more moves in this Travel step: 1 [meq.shadow-card.4]"
    assert game.why_not("travel to Bree") == reason


def test_the_card_that_limits_travel_steps_is_named():
    hand = ["Parry", "Parry", "Volley", "Volley"]
    game = meq(argalad(at="Old Forest", hand=hand, corruption=["Weak", "Hopeless"]), at="travel", round=2)
    reason = "Hopeless allows no more Travel steps in this turn [meq.corruption.3]"
    for there in ("Bree", "Fornost", "Bree"):
        assert game.why_not(f"travel to {there}") is None
        game.play(f"travel to {there}", 0)
    assert game.why_not("travel to Fornost") == reason


@pytest.mark.parametrize(
    ("held", "favor", "card"),
    [
        (["Despairing"], 3, "Despairing"),
        (["Weak", "Mistrusted"], 0, "Mistrusted"),
        (["Mistrusted", "Despairing"], 3, "Despairing"),
        (["Despairing", "Mistrusted"], 1, "Mistrusted"),
    ],
)
def test_the_card_that_limits_favor_is_named(held: list[str], favor: int, card: str):
    """Mistrusted, once 1 favor has been gained in this turn; Despairing at 3 favor."""
    game = meq(argalad(favor=favor, corruption=held), at="travel", round=2, places={"Bree": place(favor=2)})
    game.play("explore")
    if card == "Mistrusted":
        game.play("take favor")
    assert game.why_not("take favor") == f"{card} lets you gain no more favor now [meq.corruption.3]"


# ---- what must be answered


@pytest.mark.parametrize(
    ("step", "there", "keys", "clause"),
    [
        ("ambush", {"Bree": place(monsters=["Orc", "Snaga"])}, [], "meq.ambush-step.1"),
        (
            "travel",
            {"Weathertop": place(monsters=["Orc", "Snaga"])},
            ["travel to Weathertop", "discard card Parry"],
            "meq.fight-or-peril.2",
        ),
        ("rest", {}, ["rest"], "meq.rest-step.6"),
    ],
)
def test_what_must_be_answered_is_told_with_the_clause_that_asks(
    step: str, there: dict[str, dict[str, object]], keys: list[str], clause: str
):
    game = meq(argalad(hand=["Parry", "Volley"]), at=step, round=2, places=there)
    game.play(*keys)
    reason = "This question must be answered; one passes where one may act or respond"
    assert game.why_not("pass") == f"{reason} [{clause}]"


# ---- the clause for this many players, and for this step


@pytest.mark.parametrize(
    ("names", "actions", "clause"),
    [
        (["Argalad"], 2, "meq.action-step.1"),
        (["Argalad", "Thálin"], 2, "meq.action-step.2"),
        (["Argalad", "Thálin", "Beravor"], 3, "meq.action-step.3"),
    ],
)
def test_how_many_actions_sauron_takes_is_told_by_the_clause_for_so_many_players(
    names: list[str], actions: int, clause: str
):
    game = meq(*map(hero, names), at="action", round=2, pool=1, shadow=["An Evil Fog"], patient=True)
    for left in range(actions, 0, -1):
        assert game.why_not("done") == f"Sauron must take all his actions first; left: {left} [{clause}]"
        game.play("command", "done")
    assert game.why_not("command") == f"All actions of this turn are taken [{clause}]"


def test_whether_there_is_a_combat_in_a_haven_is_asked_by_the_clause_of_the_step():
    there = {"Rivendell": place(minions=["Gothmog"])}
    game = meq(argalad(at="Rivendell"), at="ambush", round=2, places=there)
    assert game.decision is not None
    assert (game.decision.kind, game.decision.rule) == ("haven-fight", "meq.ambush-step.3")
    game = meq(argalad(at="The Trollshaws", hand=["Overdraw", "Precision"]), at="travel", round=2, places=there)
    game.play("travel to Rivendell", "discard card Overdraw")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.rule) == ("haven-fight", "meq.combat.8")


def test_a_hero_who_cannot_pay_for_beregond_has_too_little_favor():
    drawn = {"events-2": ["Beregond, Guard of the Citadel"]}
    game = meq(
        argalad(favor=3), thalin(favor=2), at="event", round=2, green=7, red=7, decks=drawn, plots=["Sméagol Escapes"]
    )
    reason = "Beregond, Guard of the Citadel costs 3 favor, and Thálin has 2 [meq.event-card.5]"
    assert why(game, "choose player 2", "choose player 3") == [None, reason]
