"""A ninth look: why somebody does not fight, lay a card or attack now, and by which clause."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import Written, asked, hero, meq, place
from support.meq_combat import argalad, bear, duel

SNAGA = ("Hack", "Hack", "Quick Shot", "Charge", "Charge", "Smash")


def against_a_snaga(**written: object) -> rw.Game:
    """Argalad has drawn nothing for agility, and the first round is about to begin."""
    game = duel(argalad("Anticipate", "Overdraw", "Parry"), "Snaga", *SNAGA, **written)
    game.play("draw 0")
    return game


def traveller(**state: object) -> Written:
    """Argalad in Bree, with two cards in hand."""
    return hero("Argalad", **{"at": "Bree", "hand": ["Parry", "Volley"], "life": ["Overdraw"] * 3, **state})


# ---- who lays no card


@pytest.mark.rule("meq.combat-phases.8", "meq.combat-exhausted.7")
def test_an_exhausted_hero_is_told_so():
    game = against_a_snaga()
    game.play("declare exhaustion", "fight on", "lay Hack")
    assert (asked(game), game.decision.kind) == (1, "damage")
    assert [game.why_not(key) for key in ("lay Parry", "fight on", "declare exhaustion")] == [
        "You are exhausted and play no more cards in this combat: Parry [meq.combat-phases.8]",
        "You are exhausted for the rest of this combat [meq.combat-exhausted.7]",
        "You are exhausted for the rest of this combat [meq.combat-exhausted.7]",
    ]
    assert [game.why_not("lay Parry", lang) for lang in ("uk", "ru")] == [
        "Ви виснажені й не граєте більше карт у цьому бою: «Парирування» [meq.combat-phases.8]",
        "Вы истощены и больше не играете карт в этом бою: «Парирование» [meq.combat-phases.8]",
    ]


@pytest.mark.rule("meq.combat-phases.8")
def test_so_is_sauron():
    """Sauron is exhausted, and is asked all the same for what the hero's card wants to know."""
    game = duel(argalad("Heightened Senses", "Overdraw", "Parry"), "Snaga", *SNAGA)
    game.play("draw 0", "fight on", "declare exhaustion", "lay Heightened Senses")
    assert (asked(game), game.decision.kind) == (0, "type")
    assert game.why_not("lay Hack") == (
        "You are exhausted and play no more cards in this combat: Hack [meq.combat-phases.8]"
    )


@pytest.mark.rule("meq.combat-phases.7")
def test_cards_are_laid_when_both_have_said_whether_they_fight_on():
    game = duel(argalad("Anticipate", "Overdraw", "Parry"), "Snaga", *SNAGA)
    later = "Cards are laid once both have said whether they fight on: Parry [meq.combat-phases.7]"
    assert (game.decision.kind, game.why_not("lay Parry")) == ("agility", later)
    game.play("draw 0")
    assert (game.decision.kind, game.why_not("lay Parry")) == ("declare", later)
    game.play("fight on")
    assert (asked(game), game.why_not("lay Hack")) == (0, later.replace("Parry", "Hack"))


@pytest.mark.rule("meq.combat-exhausted.5")
def test_who_has_fought_on_gives_up_before_the_next_round_and_not_in_this_one():
    game = against_a_snaga()
    game.play("fight on", "fight on")
    later = "Exhaustion is declared before a combat round begins [meq.combat-exhausted.5]"
    assert (game.decision.kind, game.why_not("declare exhaustion")) == ("lay", later)
    game.play("lay Parry", "lay Hack")
    bear(game)
    assert (game.decision.kind, game.why_not("declare exhaustion")) == ("declare", None)


@pytest.mark.rule("meq.combat-phases.7")
def test_a_card_that_was_laid_is_in_the_hand_no_more():
    game = against_a_snaga()
    game.play("fight on", "fight on", "lay Parry", "lay Hack")
    bear(game)
    assert game.why_not("lay Parry") == "Parry is not in your hand [meq.combat-phases.7]"


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("lay Parry", "There is no combat now: Parry [meq.combat-phases.7]"),
        ("fight on", "There is no combat now [meq.combat-exhausted.5]"),
        ("declare exhaustion", "There is no combat now [meq.combat-exhausted.5]"),
    ],
)
def test_without_a_combat_there_is_nothing_to_lay_or_to_declare(key: str, reason: str):
    game = meq(traveller(), at="travel")
    assert (game.decision.kind, game.why_not(key)) == ("travel", reason)


def test_damage_must_be_taken_and_is_no_step_to_pass_in():
    game = against_a_snaga()
    game.play("declare exhaustion", "fight on", "lay Hack")
    assert (game.decision.kind, game.why_not("pass")) == (
        "damage",
        "This question must be answered; one passes where one may act or respond [meq.damage-heroes.1]",
    )


# ---- who draws, and when


@pytest.mark.rule("meq.combat-phases.2")
def test_agility_is_used_once_in_a_combat():
    game = against_a_snaga()
    reason = "Agility is used once, while you prepare for the combat [meq.combat-phases.2]"
    assert (game.decision.kind, game.why_not("draw 1")) == ("declare", reason)
    game.play("fight on")
    assert (asked(game), game.why_not("draw 1")) == (0, "Only heroes do that [meq.combat-phases.2]")


@pytest.mark.parametrize(("at", "seat"), [("rest", 1), ("travel", 1), ("action", 0)])
def test_cards_are_drawn_in_the_hero_draw_step(at: str, seat: int):
    game = meq(traveller(), at=at)
    later = (
        "That is possible in the step “Hero Draw”, which is over for now; it comes again in a later turn"
        if seat
        else "Only heroes do that"
    )
    assert (asked(game), game.why_not("draw 1")) == (seat, f"{later} [meq.hero-draw.1]")


# ---- who attacks, and when


@pytest.mark.rule("meq.action-command.22", "meq.action-command.23")
def test_in_saurons_turn_nobody_fights():
    game = meq(traveller(), at="action", places={"Weathertop": place(minions=["Gothmog"])})
    game.play("command", "move Gothmog", "to Bree")
    assert (asked(game), game.why_not("attack with Gothmog")) == (
        0,
        "All combats take place in the turns of heroes: Gothmog [meq.action-command.22]",
    )


@pytest.mark.parametrize(
    ("key", "clause"), [("attack with Gothmog", "meq.ambush-step.1"), ("peril", "meq.fight-or-peril.2")]
)
def test_a_hero_neither_attacks_nor_uses_peril(key: str, clause: str):
    game = meq(traveller(), at="travel", places={"Bree": place(minions=["Gothmog"])})
    assert (asked(game), game.why_not(key)) == (1, f"Only Sauron does that [{clause}]")


@pytest.mark.rule("meq.combat.1")
def test_a_second_enemy_keeps_out_of_a_combat():
    there = {"Weathertop": place(minions=["Gothmog"], monsters=["Snaga"])}
    game = duel(argalad("Anticipate", "Overdraw", "Parry"), "Snaga", *SNAGA, places=there)
    game.play("attack with Snaga", "draw 0", "fight on")
    assert (asked(game), game.why_not("attack with Gothmog")) == (
        0,
        "One enemy fights at a time, and a combat is under way: Gothmog [meq.combat.1]",
    )


@pytest.mark.rule("meq.action-command.8", "meq.combat.8")
def test_sauron_does_not_attack_in_a_haven_by_himself():
    game = meq(
        traveller(at="Fornost"), at="turn", pool=2, shadow=["Flocks of Crebain"],
        places={"Fornost": place(minions=["Gothmog"])},
    )  # fmt: skip
    assert (asked(game), game.why_not("attack with Gothmog")) == (
        0,
        "In a Haven the hero decides whether there is a combat: Gothmog [meq.combat.8]",
    )


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("attack with Gothmog", "Enemies attack in the Ambush step and after a move: Gothmog [meq.ambush-step.1]"),
        ("attack with Orc", "Orc is not in the hero's location [meq.fight-or-peril.3]"),
        ("peril", "Peril meets a hero who has just moved in the Travel step [meq.fight-or-peril.2]"),
    ],
)
def test_before_the_ambush_step_nobody_attacks(key: str, reason: str):
    there = {"Bree": place(minions=["Gothmog"]), "Weathertop": place(monsters=["Orc"])}
    game = meq(traveller(), at="turn", pool=2, shadow=["Flocks of Crebain"], places=there)
    assert (asked(game), game.decision.kind, game.why_not(key)) == (0, "shadow", reason)


# ---- commands


@pytest.mark.rule("meq.action-command.20")
def test_a_token_is_not_moved_by_the_action_that_placed_it():
    there = {"Tharbad": place(influence=1), "Dunland": place(influence=1), "Isengard": place(minions=["Gothmog"])}
    game = meq(traveller(), at="action", places=there, decks={"pile-eriador-enedwaith": ["Agent"]})
    game.play("command", "muster in Eriador and Enedwaith", "to Tharbad")
    assert game.why_not("move Agent at Tharbad") == (
        "Agent was placed by this action and does not move before the next one [meq.action-command.20]"
    )


@pytest.mark.parametrize("who", ["Ringwraiths", "Argalad"])
def test_who_is_no_minion_on_the_board_is_not_healed(who: str):
    game = meq(traveller(), at="action", places={"Weathertop": place(minions=[{"name": "Gothmog", "damage": 1}])})
    game.play("command")
    assert game.why_not(f"heal {who}") == (
        f"{who} is neither a minion nor a monster token on the board [meq.action-command.17]"
    )


@pytest.mark.rule("meq.action-command.1")
@pytest.mark.parametrize("key", ["move Gothmog", "heal Gothmog", "muster in Rohan and Gondor"])
def test_commands_come_with_the_command_action_only(key: str):
    """Three commands: then there is none left, and before the action there was none."""
    reason = "Commands are given with the command action, as many as the space of its token says [meq.action-command.1]"
    game = meq(traveller(), at="action", places={"Isengard": place(minions=[{"name": "Gothmog", "damage": 5}])})
    assert game.why_not(key) == reason
    game.play("command", "move Gothmog", "to Gap of Rohan")
    while game.decision.kind == "command":
        game.play("done")
    assert (game.decision.kind, game.why_not(key)) == ("action", reason)
    game = meq(traveller(), at="travel", places={"Isengard": place(minions=["Gothmog"])})
    assert game.why_not(key) == "Only Sauron does that [meq.action-command.2]"


# ---- markers


@pytest.mark.parametrize(
    ("at", "answers", "clause"),
    [
        ("rest", ["rest"], "meq.rest-step.7"),
        ("ambush", ["fight on", "fight on", "lay Smash"], "meq.defeated-heroes.3"),
    ],
)
def test_a_marker_that_is_not_the_leftmost_is_refused_by_the_rule_that_moves_it(
    at: str, answers: list[str], clause: str
):
    """A rest or a defeat: yellow and red share the leftmost space."""
    there = {"Bree": place(monsters=["Agent"])} if at == "ambush" else {}
    game = meq(
        traveller(hand=["Overdraw"], life=[], rest=["Volley"] * 2), at=at, stop=True, black=3, places=there,
        decks={"zealot": ["Smash", "Smash", "Hack", "Hack", "Hack"]},
    )  # fmt: skip
    game.play(*answers)
    while game.decision.kind == "influence":
        game.play("done")
    assert (game.decision.kind, game.why_not("advance the black marker")) == (
        "marker",
        f"That marker is not the leftmost of Sauron's [{clause}]",
    )


# ---- cards that wait


@pytest.mark.rule("meq.shadow-play.4", "meq.summary-rules.1")
def test_a_second_shadow_card_of_a_turn_is_refused_as_such_wherever_sauron_is_asked():
    """After the Flocks of Crebain he is not asked at the beginning of their combat."""
    game = meq(traveller(), at="turn", pool=3, shadow=["Flocks of Crebain", "Betrayed", "Storms of Mordor"])
    game.play("play Flocks of Crebain", "fight on")
    assert (asked(game), game.decision.kind) == (0, "declare")
    assert [game.why_not(f"play {card}") for card in ("Betrayed", "Storms of Mordor")] == [
        "Sauron has played a Shadow card in this turn [meq.shadow-play.4]"
    ] * 2


@pytest.mark.rule("meq.shadow-play.2")
def test_a_card_that_waits_for_its_moment_says_so():
    there = {"Bree": place(monsters=["Orc", "Snaga"])}
    game = meq(
        traveller(), at="ambush", pool=1, shadow=["Betrayed"], plot_hand=["Osgiliath Invaded"], places=there,
        discards={"shadow": ["Dark Promises"], "plots": ["Gollum is Captured"]},
    )  # fmt: skip
    assert (asked(game), game.decision.kind) == (0, "attack")
    keys = ["play Betrayed", "play Dark Promises", "play Osgiliath Invaded", "play Gollum is Captured"]
    assert [game.why_not(key) for key in keys] == [
        "Betrayed is played at another moment [meq.shadow-play.2]",
        "Dark Promises is not a Shadow card in Sauron's hand [meq.shadow-play.1]",
        "Plots are played in the Plot step: Osgiliath Invaded [meq.plot-step.1]",
        "Gollum is Captured is not a plot in Sauron's hand [meq.plot-step.3]",
    ]


# ---- the Finale


@pytest.mark.rule("meq.finale.1")
@pytest.mark.parametrize(
    "key", ["rest", "heal", "travel to Weathertop", "explore", "take favor", "end the Travel step", "use Argalad"]
)
def test_in_the_finale_no_hero_waits_for_a_turn(key: str):
    game = meq(traveller(), hero("Thálin"), at="finale", green=18, yellow=14, hero_mission="Isildur's Secret")
    assert (game.decision.kind, game.why_not(key)) == (
        "champion",
        "The Finale has begun: nobody takes a turn any more [meq.finale.1]",
    )


@pytest.mark.rule("meq.finale.1")
@pytest.mark.parametrize("key", ["place influence", "command", "attack with Gothmog", "peril"])
def test_in_the_finale_sauron_takes_no_action(key: str):
    game = meq(
        traveller(), at="finale", green=18, yellow=14, pool=1, shadow=["Betrayed"], hero_mission="Isildur's Secret",
        places={"Bree": place(minions=["Gothmog"])},
    )  # fmt: skip
    assert (asked(game), game.decision.kind, game.why_not(key)) == (
        0,
        "shadow",
        "The Finale has begun: nobody takes a turn any more [meq.finale.1]",
    )


@pytest.mark.parametrize("key", ["lose Argalad", "lay Argalad", "attack with Argalad", "travel to Argalad"])
def test_a_player_is_chosen_by_the_name_of_the_hero_and_by_no_other_word(key: str):
    game = meq(traveller(), hero("Thálin"), at="finale", green=18, yellow=14, hero_mission="Isildur's Secret")
    assert (game.why_not("choose Argalad"), game.why_not(key) is None) == (None, False)
    with pytest.raises(rw.IllegalChoice):
        game.play(key)
