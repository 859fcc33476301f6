"""A combat: preparation, the parts of a round, the result."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import (
    FIRST,
    SAURON,
    asked,
    fight_a_round,
    harmed,
    hero,
    meq,
    names,
    offers,
    only,
    place,
    shown,
    size,
    told,
)
from support.meq_combat import LIFE, argalad, attacks, bear, duel

LIFE_OF_BERAVOR = ["Evade", "Charge", "Parry", "Evade"]


def harm_by_round(game: rw.Game) -> list[list[int]]:
    """What the table tells of the damage of each round: the hero's side, the enemy's."""
    return [side["harm"] for side in game.table()["duel"]["sides"]]


# ---- preparation


@pytest.mark.rule("meq.combat-phases.1", "meq.summary-combat.1")
@pytest.mark.parametrize(
    ("foe", "deck", "cards"), [("Agent", "zealot", 5), ("Gothmog", "ravager", 7), ("Huorn", "behemoth", 6)]
)
def test_sauron_draws_as_many_cards_as_the_fortitude_of_the_enemy_from_its_deck(foe: str, deck: str, cards: int):
    game = duel(argalad("Parry"), foe)
    assert (size(game, "hand", SAURON), size(game, f"{deck}-deck", -1)) == (cards, 25 - cards)


@pytest.mark.rule("meq.combat-phases.2")
def test_then_the_hero_says_how_much_agility_is_used_and_draws():
    """Sauron's cards are drawn by then; the hero has 3 agility."""
    game = duel(argalad("Parry"), "Agent")
    assert (asked(game), game.decision.kind, size(game, "hand", SAURON)) == (FIRST, "agility", 5)
    assert offers(game) == ["draw 3", "draw 2", "draw 1", "draw 0"]
    game.play("draw 2")
    assert (names(game, "hand"), size(game, "life")) == (["Parry", "Volley", "Overdraw"], 4)


@pytest.mark.rule("meq.combat-phases.3")
@pytest.mark.parametrize(("drawn", "strength"), [(3, 5), (2, 6), (0, 8)])
def test_agility_that_is_not_used_is_strength_until_the_end_of_the_combat(drawn: int, strength: int):
    game = duel(argalad("Parry"), "Agent")
    game.play(f"draw {drawn}")
    assert only(game, "Argalad").value("strength") == strength
    game.play("declare exhaustion", "declare exhaustion", "done")
    assert only(game, "Argalad").value("strength") == 5


def test_a_distraught_hero_does_not_keep_more_than_seven_cards_drawn_by_agility():
    """READINGS 25: at once."""
    game = duel(
        argalad("Parry", "Parry", *["Overdraw"] * 4, corruption=["Distraught"], life=LIFE[:1] * 2 + ["Precision"]),
        "Agent",
    )
    game.play("draw 3")
    assert (game.decision.kind, asked(game), size(game, "hand")) == ("discard", FIRST, 9)
    game.play("discard card Parry", "discard card Parry")
    assert (size(game, "hand"), names(game, "rest"), game.decision.kind) == (7, ["Parry", "Parry"], "declare")


def test_nor_more_than_seven_taken_up_in_a_round():
    """READINGS 25. Rest takes two cards of the Life Pool to a hand of six."""
    hand = ["Rest", "Parry", "Parry", "Hide", "Hide", "Volley", "Charge"]
    eleanor = hero("Eleanor", hand=hand, life=["Charge", "Dodge", "Parry"], corruption=["Distraught"])
    game = duel(eleanor, "Agent", "Parry")
    game.play("draw 0")
    fight_a_round(game, "Rest", "Parry")
    game.play("take from the Life Pool", "take from the Life Pool")
    assert (game.decision.kind, asked(game), size(game, "hand")) == ("discard", FIRST, 8)
    game.play("discard card Volley")
    assert (size(game, "hand"), names(game, "rest")) == (7, ["Volley"])


# ---- choosing and revealing


@pytest.mark.rule("meq.combat.1", "meq.ambush-step.1")
def test_one_hero_and_one_monster_fight():
    """The other hero and the other monster there have no part in it."""
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry"], life=LIFE), hero("Beravor", at="Bree", hand=["Parry"]),
        places={"Bree": place(monsters=["Agent", "Orc"])}, at="ambush", stop=True,
    )  # fmt: skip
    game.play("attack with Agent at Bree", "draw 0")
    seats = {asked(game)}
    game.play("declare exhaustion")
    seats.add(asked(game))
    game.play("declare exhaustion", "done")
    assert (seats, names(game, "monster-tokens", -1), names(game, "hand", 2)) == ({FIRST, SAURON}, ["Orc"], ["Parry"])
    assert game.decision is None, "the Orc does not attack, too"


def test_the_table_tells_what_each_round_has_cost_either_side():
    """Aimed Shot deals 3 and takes 1; Parry against Parry is 1 attack against 1 + 2 defense."""
    game = duel(argalad("Aimed Shot", "Parry", "Parry"), "Barrow Wight", "Hack", "Parry")
    game.play("draw 0")
    told_so_far = [harm_by_round(game)]
    for mine, theirs in (("Aimed Shot", "Hack"), ("Parry", "Parry")):
        fight_a_round(game, mine, theirs)
        told_so_far.append(harm_by_round(game))
        bear(game)
    told_so_far.append(harm_by_round(game))
    assert told_so_far == [[[0], [0]], [[1], [3]], [[1, 0, 0], [3, 0, 0]], [[1, 0, 0], [3, 0, 0]]]


@pytest.mark.rule(
    "meq.combat.4", "meq.combat.5", "meq.combat-phases.4", "meq.combat-phases.7", "meq.combat-phases.9",
    "meq.combat-terms.12",
)  # fmt: skip
def test_both_lay_a_card_face_down_and_the_cards_are_revealed_together():
    game = duel(argalad("Quick Shot", "Overdraw"), "Agent", "Quick Shot", "Parry")
    game.play("draw 0", "fight on", "fight on", "lay Quick Shot")
    assert (shown(game, "laid", SAURON), shown(game, "laid", FIRST)) == ([None], ["Quick Shot"])
    assert (size(game, "stack"), asked(game)) == (0, SAURON)
    game.play("lay Quick Shot")
    assert (shown(game, "stack", SAURON), shown(game, "stack", FIRST, SAURON)) == (["Quick Shot"], ["Quick Shot"])
    assert told(game, "meq.combat-phases.9") == ["Argalad reveals Quick Shot", "Sauron reveals Quick Shot"]
    assert attacks(game) == [1, 1]


@pytest.mark.rule("meq.combat.3", "meq.combat-phases.22")
def test_without_a_defeat_the_next_round_begins():
    """Parry against Parry: 1 attack against 1 + 2 defense."""
    game = duel(argalad("Parry", "Parry", "Overdraw"), "Agent", "Parry", "Parry")
    game.play("draw 0")
    for _ in range(2):
        fight_a_round(game, "Parry", "Parry")
    assert (attacks(game), game.decision.kind, names(game, "stack")) == ([1, 1, 1, 1], "declare", ["Parry", "Parry"])


@pytest.mark.rule("meq.combat.6", "meq.combat-phases.5", "meq.combat-phases.21", "meq.damage-monsters.2")
def test_a_combat_ends_when_the_enemy_is_defeated():
    """Aimed Shot deals 3: the Agent has health 3, a Barrow Wight 4."""
    game = duel(argalad("Aimed Shot", "Parry"), "Agent", "Hack")
    game.play("draw 0")
    fight_a_round(game, "Aimed Shot", "Hack")
    game.play("lose the top card")
    assert (game.decision, told(game, "meq.damage-monsters.2")) == (None, ["Agent is defeated"])
    longer = duel(argalad("Aimed Shot", "Parry"), "Barrow Wight", "Hack")
    longer.play("draw 0")
    fight_a_round(longer, "Aimed Shot", "Hack")
    longer.play("lose the top card")
    assert (harmed(longer, "Barrow Wight"), longer.decision.kind) == (3, "declare")


@pytest.mark.rule("meq.combat.7", "meq.combat-phases.5", "meq.combat-exhausted.3")
def test_otherwise_it_ends_when_both_are_exhausted():
    """The hero goes on alone for a round, then gives up, too."""
    game = duel(argalad("Quick Shot", "Quick Shot", "Parry"), "Agent", "Hack")
    game.play("draw 0", "fight on", "declare exhaustion", "lay Quick Shot")
    assert (harmed(game, "Agent"), asked(game), game.decision.kind) == (1, FIRST, "declare")
    game.play("declare exhaustion")
    assert (game.decision.kind, harmed(game, "Agent"), size(game, "stack")) == ("influence", 0, 0)


# ---- strength and exhaustion


@pytest.mark.rule("meq.combat-phases.13", "meq.combat-phases.14", "meq.combat-exhausted.1", "meq.combat-exhausted.2")
@pytest.mark.parametrize(("strength", "attack"), [(5, 6), (4, 0)])
def test_who_has_spent_more_strength_than_there_is_gets_exhausted_and_the_card_is_cancelled(strength: int, attack: int):
    """A slip of the translation: the whole stack counts. Precision costs 2, Aimed Shot 3: 5 in all."""
    weak = ["Weak"] if strength == 4 else []
    game = duel(argalad("Precision", "Aimed Shot", "Parry", corruption=weak), "Gothmog", "Parry", "Hack")
    game.play("draw 3")
    fight_a_round(game, "Precision", "Parry")
    assert (attacks(game), only(game, "Argalad").value("strength")) == ([2, 1], strength)
    fight_a_round(game, "Aimed Shot", "Hack")
    assert attacks(game)[2:] == [attack, 1], "3 + 3, for Gothmog plays melee again"


@pytest.mark.rule("meq.combat-exhausted.2", "meq.combat-phases.14")
@pytest.mark.parametrize(("corruption", "taken"), [([], 0), (["Weak"], 1)])
def test_the_defense_of_a_card_that_exhausts_is_0(corruption: list[str], taken: int):
    """Aimed Shot (3) and Volley (2, with defense 2) cost 5: with strength 4 nothing stops the 1 of Hack."""
    game = duel(
        argalad("Aimed Shot", "Volley", "Parry", life=LIFE[1:], corruption=corruption), "Gothmog", "Parry", "Hack"
    )
    game.play("draw 3")
    fight_a_round(game, "Aimed Shot", "Parry")
    bear(game)
    assert size(game, "damage") == 1
    fight_a_round(game, "Volley", "Hack")
    bear(game)
    assert size(game, "damage") == 1 + taken


@pytest.mark.rule("meq.combat-phases.14")
def test_the_enemy_too_gets_exhausted():
    """Gothmog has strength 7: Aimed Shot costs 3, Attack of Opportunity 3, Eviscerate 2."""
    theirs = ("Aimed Shot", "Attack of Opportunity", "Eviscerate")
    game = duel(argalad("Parry", "Parry", "Overdraw", "Quick Shot"), "Gothmog", *theirs)
    game.play("draw 0")
    fight_a_round(game, "Parry", "Aimed Shot")
    game.play("lose the top card", "lose the top card")
    fight_a_round(game, "Parry", "Attack of Opportunity")
    fight_a_round(game, "Overdraw", "Eviscerate")
    assert attacks(game) == [1, 3, 1, 2, 2, 0]
    assert (asked(game), told(game, "meq.combat-exhausted.1")) == (FIRST, ["Gothmog is exhausted"])


def test_too_much_strength_cancels_even_a_card_that_cannot_be_cancelled():
    """READINGS 3. Sweep (cost 1, attack 3) cannot be cancelled by a text. Thálin has strength 7."""
    game = duel(
        hero("Thálin", hand=["Reckless", "Reckless", "Sweep", "Sweep", "Parry"], life=["Dodge", "Evade", "Evade"]),
        "Cave Troll", "Block", "Block", "Block", "Smash",
    )  # fmt: skip
    game.play("draw 2")
    for mine, theirs in (("Reckless", "Block"), ("Reckless", "Block"), ("Sweep", "Block"), ("Sweep", "Smash")):
        fight_a_round(game, mine, theirs)
    assert attacks(game) == [5, 0, 5, 0, 3, 0, 0, 2], "7 of 7 strength is not too much, 8 are"


@pytest.mark.rule("meq.combat-phases.15")
def test_both_exhausted_by_strength_end_the_combat_without_damage():
    """READINGS 3, and a slip of the translation: phase 3 follows, not a fourth one."""
    game = duel(argalad("Precision", "Aimed Shot", "Parry", corruption=["Weak"]), "Agent", "Smash", "Smash")
    game.play("draw 3")
    fight_a_round(game, "Precision", "Smash")
    game.play("lose the top card", "lose the top card")
    fight_a_round(game, "Aimed Shot", "Smash")
    assert (len(attacks(game)), game.decision.kind) == (2, "influence")
    assert names(game, "rest") == ["Precision", "Aimed Shot"]


@pytest.mark.rule(
    "meq.combat-phases.8", "meq.combat-phases.10", "meq.combat-phases.11", "meq.combat-phases.12",
    "meq.combat-exhausted.7",
)  # fmt: skip
def test_an_exhausted_hero_plays_no_card_and_has_neither_attack_nor_defense_nor_type():
    """Hack has attack 1, and 1 more against melee."""
    game = duel(argalad("Parry", "Quick Shot"), "Agent", "Hack", "Hack", "Hack")
    game.play("draw 0", "declare exhaustion", "fight on", "lay Hack")
    assert (game.decision.kind, attacks(game), size(game, "stack")) == ("damage", [0, 1], 0)
    game.play("lose the top card")
    assert (asked(game), told(game, "meq.combat-phases.9")) == (SAURON, ["Sauron reveals Hack"])
    game.play("fight on", "lay Hack")
    assert attacks(game)[2:] == [0, 1], "still exhausted"


@pytest.mark.rule("meq.combat-phases.11", "meq.combat-phases.12")
def test_so_it_is_with_an_exhausted_enemy():
    """Overdraw has attack 2, and 2 more against ranged."""
    game = duel(argalad("Overdraw", "Parry"), "Orc", "Quick Shot")
    game.play("draw 0", "fight on", "declare exhaustion", "lay Overdraw")
    assert (attacks(game), harmed(game, "Orc"), asked(game)) == ([2, 0], 2, FIRST)


@pytest.mark.rule("meq.combat-exhausted.4")
def test_without_a_combat_card_a_combatant_is_exhausted():
    game = duel(argalad("Parry"), "Agent", "Parry", "Hack")
    game.play("draw 0")
    game.play("fight on", "fight on", "lay Parry")
    assert (asked(game), told(game, "meq.combat-exhausted.4")) == (SAURON, ["Argalad is exhausted"])


@pytest.mark.rule("meq.combat-exhausted.5", "meq.combat-exhausted.6")
def test_before_a_round_the_hero_and_then_sauron_may_declare_exhaustion():
    """Sauron decides knowing what the hero has declared."""
    game = duel(argalad("Parry", "Parry"), "Agent", "Parry", "Parry")
    game.play("draw 0")
    assert (asked(game), offers(game)) == (FIRST, ["fight on", "declare exhaustion"])
    game.play("declare exhaustion")
    assert (asked(game), offers(game)) == (SAURON, ["fight on", "declare exhaustion"])
    assert told(game, "meq.combat-exhausted.5") == ["Argalad is exhausted"]


# ---- abilities and damage


@pytest.mark.rule("meq.combat-phases.16", "meq.combat-phases.6", "meq.summary-combat.2")
def test_abilities_of_the_previous_round_come_before_those_of_this_one():
    """Fall Back cancels the melee card of the next round: Charge does not live to cancel the ranged Overdraw."""
    game = duel(argalad("Fall Back", "Overdraw", "Parry"), "Gothmog", "Hack", "Charge")
    game.play("draw 0")
    fight_a_round(game, "Fall Back", "Hack")
    assert attacks(game) == [1, 1], "Fall Back does nothing yet"
    fight_a_round(game, "Overdraw", "Charge")
    assert attacks(game)[2:] == [2, 0]


@pytest.mark.rule("meq.combat-phases.6", "meq.summary-combat.2", "meq.combat-exhausted.2", "meq.combat-phases.14")
def test_strength_comes_before_abilities():
    """Evade would cancel Hack; but it costs Beravor more strength than there is, and is cancelled itself."""
    game = duel(
        hero("Beravor", hand=["Aimed Shot", "Strategize", "Evade", "Parry"], life=LIFE_OF_BERAVOR), "Gothmog",
        "Hack", "Hack", "Hack",
    )  # fmt: skip
    game.play("draw 2")
    fight_a_round(game, "Aimed Shot", "Hack")
    game.play("lose the top card")
    fight_a_round(game, "Strategize", "Hack")
    fight_a_round(game, "Evade", "Hack")
    assert attacks(game)[4:] == [0, 1]


@pytest.mark.rule("meq.combat-phases.18", "meq.combat-timing.1", "meq.combat-terms.10")
def test_abilities_of_this_round_count_in_its_damage():
    """Overdraw: +2 attack against ranged. Parry: +2 defense against melee."""
    game = duel(argalad("Overdraw", "Parry", "Quick Shot"), "Gothmog", "Concentrate", "Hack")
    game.play("draw 0")
    fight_a_round(game, "Overdraw", "Concentrate")
    assert (attacks(game), harmed(game, "Gothmog")) == ([4, 0], 4)
    fight_a_round(game, "Parry", "Hack")
    assert (attacks(game)[2:], game.decision.kind) == ([1, 4], "damage"), "1 + 1 against melee + 2 of Concentrate"
    assert game.decision.prompt().endswith("1")


@pytest.mark.rule("meq.combat-phases.19", "meq.combat-timing.2")
def test_of_abilities_at_the_same_time_the_heros_comes_first():
    """Both play Strategize: first Sauron tells what is in his hand, then the hero."""
    game = duel(hero("Beravor", hand=["Strategize", "Parry"], life=LIFE_OF_BERAVOR), "Agent", "Strategize", "Hack")
    game.play("draw 0")
    fight_a_round(game, "Strategize", "Strategize")
    lines = [line for line in told(game, "meq.combat-card.4") if "melee" in line]
    assert [line.split()[0] for line in lines] == ["Sauron", "Beravor"]


def test_so_it_is_with_abilities_of_the_previous_round():
    """Volley and Concentrate add to the cards of the next round: the hero's effect begins first."""
    game = duel(argalad("Volley", "Volley", "Parry", life=LIFE[1:]), "Gothmog", "Concentrate", "Aimed Shot")
    game.play("draw 0")
    fight_a_round(game, "Volley", "Concentrate")
    fight_a_round(game, "Volley", "Aimed Shot")
    assert attacks(game)[2:] == [4, 3 + 2 + 3], "Aimed Shot: +3, for the hero plays ranged again"
    s = game.state
    stacks = [s.rules.zones.id("stack", seat) for seat in (FIRST, SAURON)]
    effects = sorted((effect for group in s.lasting.values() for effect in group), key=lambda effect: effect.number)
    begun = [s.zone[effect.source] for effect in effects if s.zone[effect.source] in stacks]
    assert begun == [stacks[0], stacks[1], stacks[1], stacks[1]], "Volley; Concentrate twice; in part e Aimed Shot"


@pytest.mark.rule("meq.combat-phases.20", "meq.damage-pool.2")
def test_damage_is_the_attack_of_the_opponent_minus_the_own_defense():
    """The example of the book: attack 5 (Reckless) against defense 3 (Parry, 1 + 2 against melee) deals 2."""
    game = duel(argalad("Parry", "Overdraw"), "Mouth of Sauron", "Reckless", decks={"corruption": ["Indifferent"]})
    game.play("draw 0")
    fight_a_round(game, "Parry", "Reckless")
    assert (attacks(game), game.decision.kind) == ([1, 5], "damage")
    game.play("lose the top card", "lose the top card")
    assert (size(game, "damage"), harmed(game, "Mouth of Sauron"), game.decision.kind) == (2, 1 + 2, "declare")
