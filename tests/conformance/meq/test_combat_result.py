"""How a combat ends: its result, and damage to monsters, minions and heroes."""

from __future__ import annotations

import pytest

from support.meq import (
    FIRST,
    SAURON,
    SECOND,
    asked,
    at,
    favor,
    fight_a_round,
    harmed,
    hero,
    influence,
    meq,
    names,
    offers,
    only,
    place,
    size,
    story,
    told,
)  # fmt: skip
from support.meq_combat import argalad, attacks, bear, duel

STRONG = {"Dol Guldur": place(influence=3)}


# ---- the result


@pytest.mark.rule("meq.combat-phases.23", "meq.combat-phases.24", "meq.combat-phases.25", "meq.summary-combat.3")
def test_the_heros_cards_go_to_the_rest_pool_in_their_order_and_saurons_back_into_their_deck():
    """READINGS 7: Sauron's unplayed cards go back as well."""
    game = duel(
        argalad("Parry", "Quick Shot", "Parry", "Overdraw", rest=["Volley"], life=["Precision"]),
        "Agent",
        "Parry",
        "Parry",
    )
    game.play("draw 0")
    fight_a_round(game, "Parry", "Parry")
    fight_a_round(game, "Parry", "Parry")
    assert (names(game, "stack"), size(game, "zealot-deck", -1)) == (["Parry", "Parry"], 20)
    game.play("fight on", "declare exhaustion", "lay Quick Shot", "declare exhaustion")
    assert names(game, "rest") == ["Volley", "Parry", "Parry", "Quick Shot"]
    assert (size(game, "zealot-deck", -1), size(game, "hand", SAURON), size(game, "stack", SAURON)) == (25, 0, 0)
    assert names(game, "hand") == ["Overdraw"], "what was not played stays in hand"


@pytest.mark.rule("meq.combat-phases.25")
def test_the_deck_is_shuffled():
    """Sauron, who knows which cards he had, does not know where they are now."""
    game = duel(argalad("Parry"), "Agent", "Parry", "Hack", "Smash", "Charge", "Reckless")
    game.play("draw 0", "declare exhaustion", "declare exhaustion", "done")
    assert game.view(SAURON)["zones"]["zealot-deck"] == {"count": 25, "known": []}


@pytest.mark.rule("meq.combat-phases.26", "meq.combat-phases.27", "meq.damage-monsters.3")
@pytest.mark.parametrize("wins", [True, False])
def test_the_monster_token_is_discarded_face_up_whatever_came_of_the_combat(wins: bool):
    """At Weathertop the tokens have the second colour."""
    game = duel(argalad("Aimed Shot", "Parry"), "Agent", "Hack")
    game.play("draw 0")
    if wins:
        fight_a_round(game, "Aimed Shot", "Hack")
        bear(game)
    else:
        game.play("declare exhaustion", "declare exhaustion", "done")
    assert (game.decision, names(game, "monster-tokens", -1)) == (None, [])
    assert [token["name"] for token in game.view(FIRST)["zones"]["pile-2-discard"]] == ["Agent"]
    assert harmed(game, "Agent") == 0


@pytest.mark.rule("meq.combat-phases.28", "meq.damage-minions.1", "meq.damage-minions.2")
def test_a_minion_that_was_not_defeated_stays_with_its_damage():
    game = duel(argalad("Quick Shot", "Parry"), "Gothmog", "Concentrate", damage={"Gothmog": 2})
    game.play("draw 0")
    fight_a_round(game, "Quick Shot", "Concentrate")
    assert harmed(game, "Gothmog") == 3
    game.play("declare exhaustion", "declare exhaustion", "done")
    assert (at(game, "Gothmog"), harmed(game, "Gothmog")) == ("Weathertop", 3)


@pytest.mark.rule("meq.combat-phases.29", "meq.summary-combat.3")
@pytest.mark.parametrize(("foe", "wisdom"), [("Agent", 3), ("Orc", 2), ("Huorn", 1)])
def test_an_undefeated_enemy_lets_sauron_place_influence_equal_to_its_wisdom(foe: str, wisdom: int):
    """A slip of the translation: not defeated, rather than not exhausted."""
    there = place(monsters=[foe])
    game = duel(argalad("Parry"), foe, places={"Weathertop": there, "Dol Guldur": place(influence=1)})
    game.play("draw 0", "declare exhaustion", "declare exhaustion")
    assert (asked(game), game.decision.kind) == (SAURON, "influence")
    assert "influence Bree" not in offers(game), "in extension of Strongholds"
    for left in range(wisdom, 0, -1):
        assert game.decision.prompt().endswith(str(left))
        game.play(offers(game)[0])
    assert game.decision is None


@pytest.mark.rule("meq.combat-phases.29")
def test_sauron_may_place_less_and_for_a_defeated_enemy_places_nothing():
    places = {"Weathertop": place(monsters=["Agent"]), **STRONG}
    game = duel(argalad("Parry"), "Agent", places=places)
    game.play("draw 0", "declare exhaustion", "declare exhaustion", "influence South Eaves", "done")
    assert influence(game, "South Eaves") == [1]
    won = duel(
        argalad("Aimed Shot", "Parry"), "Agent", "Hack", places={"Weathertop": place(monsters=["Agent"]), **STRONG}
    )
    won.play("draw 0")
    fight_a_round(won, "Aimed Shot", "Hack")
    bear(won)
    assert won.decision is None


# ---- damage to monsters and minions


@pytest.mark.rule("meq.damage-monsters.1")
def test_damage_on_a_monster_lies_on_its_card():
    game = duel(argalad("Overdraw", "Quick Shot", "Parry"), "Huorn", "Block", "Precision")
    game.play("draw 0")
    fight_a_round(game, "Overdraw", "Precision")
    assert (attacks(game)[0], harmed(game, "Huorn")) == (4, 3), "4 against defense 1"
    bear(game)
    fight_a_round(game, "Quick Shot", "Block")
    assert harmed(game, "Huorn") == 3


@pytest.mark.rule("meq.damage-monsters.2", "meq.combat-phases.21")
@pytest.mark.parametrize(("foe", "falls"), [("Agent", True), ("Orc", True), ("Barrow Wight", False)])
def test_a_monster_falls_when_its_damage_reaches_its_health(foe: str, falls: bool):
    """3 damage: health 3, 3 and 4."""
    game = duel(argalad("Aimed Shot", "Parry"), foe, "Hack")
    game.play("draw 0")
    fight_a_round(game, "Aimed Shot", "Hack")
    bear(game)
    assert (game.decision is None) is falls


@pytest.mark.rule("meq.damage-minions.3", "meq.damage-minions.4", "meq.damage-minions.5")
def test_a_defeated_minion_leaves_the_game_with_its_damage():
    """Gothmog has health 10: 9 are there already."""
    game = duel(argalad("Quick Shot", "Parry"), "Gothmog", "Hack", damage={"Gothmog": 9})
    game.play("draw 0")
    fight_a_round(game, "Quick Shot", "Hack")
    bear(game)
    assert (only(game, "Gothmog").zone, harmed(game, "Gothmog"), at(game, "Gothmog")) == ("box", 0, None)
    gone = meq(hero("Argalad"), at="action", defeated=["Gothmog"], green=7, stop=True)
    assert at(gone, "Gothmog") is None


@pytest.mark.rule("meq.damage-minions.3")
@pytest.mark.parametrize(("damage", "zone", "left"), [(6, "figures", 8), (7, "box", 0), (8, "box", 0)])
def test_damage_of_a_card_defeats_a_minion_as_well(damage: int, zone: str, left: int):
    """Beornings, the Skin Changers: 2 damage to a minion in Mirkwood; the Mouth of Sauron has health 9."""
    game = meq(
        hero("Argalad"), at="event", stop=True, decks={"events-1": ["Beornings, the Skin Changers"]},
        places={"The Bight": place(minions=["Mouth of Sauron"], monsters=["Rumour"])},
        damage={"Mouth of Sauron": damage},
    )  # fmt: skip
    game.play("yes", "deal 2 damage to a minion")
    assert (only(game, "Mouth of Sauron").zone, harmed(game, "Mouth of Sauron")) == (zone, left)


@pytest.mark.rule("meq.damage-minions.5", "meq.damage-minions.6")
def test_defeated_ringwraiths_come_back_in_minas_morgul_at_the_start_of_the_action_step():
    game = duel(argalad("Quick Shot", "Parry"), "Ringwraiths", "Hack", damage={"Ringwraiths": 8})
    game.play("draw 0")
    fight_a_round(game, "Quick Shot", "Hack")
    bear(game)
    assert (only(game, "Ringwraiths").zone, harmed(game, "Ringwraiths")) == ("supply", 0)
    back = meq(hero("Argalad"), at="action", defeated=["Ringwraiths"], green=7, stop=True)
    assert (at(back, "Ringwraiths"), back.decision.kind) == ("Minas Morgul", "action")
    assert at(meq(hero("Argalad"), at="action", stop=True), "Ringwraiths") is None, (
        "they have never come before stage II"
    )


# ---- heroes


@pytest.mark.rule("meq.damage-heroes.3", "meq.rest-step.3")
def test_outside_a_combat_a_hero_without_cards_is_defeated_at_once():
    """READINGS 2. The peril deals 5 damage to a hero with 4 cards; the fifth point finds nothing."""
    game = meq(
        hero("Beravor", at="Ettenmoors", hand=["Charge", "Evade", "Ranged Strike"], life=["Parry", "Parry"]),
        hero("Argalad"), at="travel", yellow=1, red=1,
        decks={"perils": ["An Unexpected Betrayal", "Trapped", "Orc Scouts"]},
    )  # fmt: skip
    game.play("travel to Ruins of Angmar", "discard card Evade", "inflict An Unexpected Betrayal")
    game.choose(0)
    game.play("lose the top card", "lose the top card", "lose Charge")
    assert told(game, "meq.defeated-heroes.2") == ["Beravor is defeated"]
    assert (at(game, "Beravor"), size(game, "life"), asked(game)) == ("Fornost", 5, SECOND)


def test_a_defeated_heros_stack_goes_to_the_rest_pool_before_the_steps_of_defeat():
    """READINGS 8: so it is shuffled into the Life Pool with the rest."""
    game = duel(argalad("Parry", "Quick Shot", life=[]), "Agent", "Parry", "Reckless", yellow=1, red=1)
    game.play("fight on", "fight on", "lay Parry", "lay Parry")
    game.play("fight on", "fight on", "lay Reckless", "done")
    assert (size(game, "stack"), sorted(names(game, "life"))) == (0, ["Parry", "Quick Shot"])
    assert told(game, "meq.defeated-heroes.2") == ["Argalad is defeated"]


def test_both_defeated_in_part_f_both_results_apply():
    """READINGS 9. The Agent falls, its token goes and no influence is placed; Argalad wakes up in a Haven."""
    game = duel(argalad("Aimed Shot", life=[], favor=1), "Agent", "Hack", yellow=1, red=1)
    game.play("fight on", "fight on", "lay Hack")
    assert told(game, "meq.damage-monsters.2", "meq.defeated-heroes.2") == ["Agent is defeated", "Argalad is defeated"]
    assert (favor(game), story(game), names(game, "pile-2-discard", -1)) == (0, (0, 1, 1, 1), ["Agent"])


def test_the_last_card_played_while_both_get_exhausted_loses_right_after_the_result():
    """READINGS 19. No damage in part c; then Sauron's influence, then the defeat.

    With an empty Life Pool all agility is strength: 8. Three Aimed Shots cost 9; two Blocks and Crush cost a Huorn 8.
    """
    mine = argalad("Parry", "Parry", *["Aimed Shot"] * 3, life=[])
    game = duel(mine, "Huorn", "Block", "Block", "Crush", yellow=1, red=1)
    for _ in range(2):
        fight_a_round(game, "Aimed Shot", "Block")
        game.play("lose Parry")
    game.play("fight on", "fight on", "lay Crush")
    assert (len(attacks(game)), asked(game), game.decision.kind) == (4, SAURON, "influence")
    assert told(game, "meq.defeated-heroes.2") == []
    game.play("done")
    assert told(game, "meq.defeated-heroes.2") == ["Argalad is defeated"]


def test_a_hero_emptied_at_the_start_of_a_combat_does_not_fight_and_the_token_stays():
    """READINGS 19. Dark Promises: 5 damage (or a Corruption card) before the preparation."""
    game = duel(
        argalad("Parry", "Quick Shot", life=["Volley"]), "Agent", shadow=["Dark Promises"], pool=3, yellow=1, red=1
    )
    assert (asked(game), game.decision.kind, size(game, "hand", SAURON)) == (SAURON, "shadow", 0)
    game.play("play Dark Promises")
    game.choose(0)
    game.play("lose the top card", "lose Parry")
    assert told(game, "meq.defeated-heroes.2") == ["Argalad is defeated"]
    assert names(game, "monster-tokens", -1) == ["Agent"]
    assert (told(game, "meq.combat-phases.1"), size(game, "zealot-deck", -1)) == ([], 25)


def test_cowardice_and_the_mouth_of_sauron_come_before_saurons_shadow_card():
    """READINGS 19: the order at the start of a combat."""
    game = duel(
        argalad("Parry", "Quick Shot", corruption=["Cowardly"]), "Mouth of Sauron", shadow=["Betrayed"], pool=1,
        decks={"corruption": ["Weak"]},
    )  # fmt: skip
    while game.decision.kind == "order":
        game.choose(0)
    assert (game.decision.kind, size(game, "hand"), names(game, "area")) == ("shadow", 1, ["Cowardly", "Weak"])


def test_endure_in_the_same_part_f_does_not_save_a_hero_without_cards():
    """READINGS 2 and 9: the defeat is determined in part f, together with the enemy's."""
    game = duel(argalad("Endure", life=[]), "Agent", "Hack", yellow=1, red=1)
    game.play("fight on", "fight on", "lay Hack")
    assert told(game, "meq.damage-monsters.2", "meq.defeated-heroes.2") == ["Agent is defeated", "Argalad is defeated"]


# ---- combats that are left


def test_who_retreats_moves_on_without_fight_or_peril_and_the_turn_goes_on():
    """READINGS 21: the result phase first, then a free move. There Eleanor may explore."""
    game = meq(
        hero("Eleanor", at="Bree", hand=["Parry", "Retreat", "Hide"], life=["Hide"]), hero("Argalad"), at="travel",
        places={"Old Forest": place(monsters=["Agent"]), "The Shire": place(monsters=["Orc"], favor=1)},
        decks={"zealot-deck": ["Parry"]},
    )  # fmt: skip
    game.play("travel to Old Forest", "discard card Parry", "draw 0")
    fight_a_round(game, "Retreat", "Parry")
    game.play("yes", "done")
    assert (game.decision.kind, names(game, "rest"), names(game, "pile-1-discard", -1)) == (
        "move", ["Parry", "Retreat"], ["Agent"],
    )  # fmt: skip
    assert offers(game) == ["to The Shire", "to Bree", "to Fornost", "to Hills of Evendim"]
    game.play("to The Shire")
    assert (asked(game), game.decision.kind, told(game, "meq.combat.1")) == (FIRST, "travel", ["Eleanor fights Agent"])
    game.play("explore", "take favor")
    assert favor(game) == 1


def test_wretched_in_a_combat_ends_it_without_result():
    """READINGS 22. The Agent's token stays, no influence is placed; Sauron may move the hero to the nearest Haven."""
    game = meq(
        hero("Argalad", at="Bree", hand=["Quick Shot", "Parry"], life=["Volley", "Precision"]), hero("Beravor"),
        at="ambush", places={"Bree": place(monsters=["Agent"])},
        decks={"zealot-deck": ["Quick Shot"], "corruption": ["Wretched"]},
    )  # fmt: skip
    game.play("draw 0")
    fight_a_round(game, "Quick Shot", "Quick Shot")
    bear(game)
    assert (asked(game), offers(game), harmed(game, "Agent")) == (SAURON, ["yes", "no"], 1)
    game.play("yes")
    assert (at(game, "Argalad"), names(game, "rest")) == ("Fornost", ["Quick Shot"])
    assert (names(game, "monster-tokens", -1), told(game, "meq.combat-phases.29")) == (["Agent"], [])
    assert (asked(game), harmed(game, "Agent"), size(game, "zealot-deck", -1)) == (SECOND, 0, 25)


def test_thalin_goes_on_after_a_combat_that_was_not_won():
    game = meq(
        hero("Thálin", at="Bree", hand=["Parry", "Sweep"]),
        at="travel",
        places={"Old Forest": place(monsters=["Agent"])},
    )
    game.play(
        "travel to Old Forest", "discard card Parry", "draw 0", "declare exhaustion", "declare exhaustion", "done"
    )
    assert (asked(game), game.decision.kind) == (FIRST, "travel")


def test_a_fight_at_the_beginning_of_a_turn_does_not_end_it():
    """Only an enemy left undefeated in the own Travel step does (fight-or-peril.6), not one of the turn before.

    Beravor does not defeat the Orc in the Travel step; then Flocks of Crebain meets Argalad before the Rest step.
    """
    game = meq(
        hero("Beravor", at="Bree", hand=["Parry", "Evade"]), hero("Argalad", at="Weathertop", hand=["Parry"]),
        places={"Old Forest": place(monsters=["Orc"])}, at="travel", shadow=["Flocks of Crebain"], pool=2,
    )  # fmt: skip
    game.play(
        "travel to Old Forest", "discard card Parry", "pass", "pass", "draw 0", *["declare exhaustion"] * 2, "done"
    )
    assert (asked(game), game.decision.kind) == (SAURON, "shadow")
    game.play("play Flocks of Crebain", *["declare exhaustion"] * 2, "done")
    assert (asked(game), game.decision.kind) == (SECOND, "rest")


def test_wretched_in_saurons_turn_leaves_only_the_move_to_a_haven():
    """READINGS 22. The Lidless Eye gives it in the Action step; Sauron goes on with his actions."""
    game = meq(
        hero("Argalad", at="Bree"), hero("Beravor", at="Edoras"), at="action", shadow=["The Lidless Eye"], pool=8,
        green=7, decks={"corruption": ["Wretched"]},
    )  # fmt: skip
    game.play("play The Lidless Eye", "choose player 2", "yes")
    assert (at(game, "Argalad"), asked(game), game.decision.kind) == ("Fornost", SAURON, "action")
    assert names(game, "area") == []


def test_cards_that_sauron_discards_in_a_combat_return_to_their_deck_at_its_end():
    """READINGS 18. Trample: the opponent discards a random card."""
    game = duel(hero("Eometh", hand=["Trample", "Parry"], life=["Hack", "Smash", "Smash"]), "Gothmog", "Parry")
    game.play("draw 0")
    fight_a_round(game, "Trample", "Parry")
    assert (size(game, "spent", -1), size(game, "hand", SAURON)) == (1, 5)
    bear(game)
    game.play("declare exhaustion", "declare exhaustion", "done")
    assert (size(game, "spent", -1), size(game, "ravager-deck", -1)) == (0, 25)


@pytest.mark.parametrize("survives", [True, False])
def test_a_combat_with_the_black_serpent_that_the_hero_survives_completes_the_quest(survives: bool):
    """READINGS 26: after any fight survived, be it undecided."""
    quest = "Where the Stars are Strange"
    eleanor = hero("Eleanor", hand=["Parry", "Hide"], life=["Parry"] if survives else [], quests=[quest])
    game = duel(eleanor, "Black Serpent", "Hack", "Attack of Opportunity", yellow=1, red=1)
    if survives:
        game.play("draw 0", "declare exhaustion", "declare exhaustion", "done")
    else:
        game.play("fight on", "fight on", "lay Parry", "lay Attack of Opportunity")
        game.play("fight on", "fight on", "lay Hack", "done")
    completed = told(game, "meq.quest-completion.2")
    assert completed == ([f"Eleanor completes the quest {quest}"] if survives else [])
