"""The terms of combat cards: cancel, deal damage, modify, reduce to 0, the combat stack; and readings about them."""

from __future__ import annotations

import pytest

from support.meq import FIRST, SAURON, asked, fight_a_round, harmed, hero, meq, names, offers, size, told
from support.meq_combat import LIFE, argalad, attacks, bear, duel

TOUGH = {"corruption": ["Indifferent"]}
"""What the Mouth of Sauron gives."""


# ---- cancelling


@pytest.mark.rule("meq.combat-terms.1")
def test_a_cancelled_card_has_no_text_no_attack_and_no_defense():
    """Charge cancels the ranged Volley (2 attack, 2 defense); without it Volley would stop the attack of 2."""
    game = duel(argalad("Volley", "Parry", life=LIFE[1:]), "Gothmog", "Charge", "Hack")
    game.play("draw 0")
    fight_a_round(game, "Volley", "Charge")
    assert (attacks(game), game.decision.kind, told(game, "meq.combat-terms.1")) == (
        [0, 2], "damage", ["Charge cancels Volley"],
    )  # fmt: skip
    game.play("lose the top card", "lose the top card")
    assert size(game, "damage") == 2


@pytest.mark.rule("meq.combat-terms.2")
def test_attack_and_defense_of_a_cancelled_card_are_not_raised():
    """Concentrate gives the next card +2 and +2; but Charge cancels it."""
    eleanor = hero("Eleanor", hand=["Concentrate", "Volley", "Parry"], life=["Parry", "Parry", "Hide", "Hide"])
    game = duel(eleanor, "Gothmog", "Concentrate", "Charge")
    game.play("draw 0")
    fight_a_round(game, "Concentrate", "Concentrate")
    fight_a_round(game, "Volley", "Charge")
    assert attacks(game)[2:] == [0, 4]
    game.play(*["lose the top card"] * 4)
    assert size(game, "damage") == 4


@pytest.mark.rule("meq.combat-terms.3")
def test_a_cancelled_card_keeps_its_cost():
    """Volley costs 2 and Aimed Shot 3: Argalad, with strength 4, is exhausted although Volley was cancelled."""
    game = duel(
        argalad("Volley", "Aimed Shot", "Parry", life=LIFE[1:], corruption=["Weak"]), "Gothmog", "Charge", "Hack"
    )
    game.play("draw 3")
    fight_a_round(game, "Volley", "Charge")
    game.play("lose the top card", "lose the top card")
    fight_a_round(game, "Aimed Shot", "Hack")
    assert (attacks(game)[2:], told(game, "meq.combat-exhausted.1")) == ([0, 1], ["Argalad is exhausted"])


@pytest.mark.rule("meq.combat-terms.4")
def test_two_cards_that_cancel_each_other_are_both_blank():
    """Evade (ranged) cancels melee, Charge (melee) cancels ranged."""
    game = duel(hero("Beravor", hand=["Evade", "Parry"], life=["Parry", "Charge"]), "Gothmog", "Charge")
    game.play("draw 0")
    fight_a_round(game, "Evade", "Charge")
    assert (attacks(game), harmed(game, "Gothmog"), size(game, "damage")) == ([0, 0], 0, 0)
    assert len(told(game, "meq.combat-terms.1")) == 2


@pytest.mark.rule("meq.combat-terms.5")
def test_a_cancelled_card_does_nothing_in_the_next_round():
    """Fall Back would cancel Hack; but Charge has cancelled Fall Back."""
    game = duel(argalad("Fall Back", "Quick Shot", "Parry"), "Gothmog", "Charge", "Hack")
    game.play("draw 0")
    fight_a_round(game, "Fall Back", "Charge")
    game.play("lose the top card", "lose the top card")
    fight_a_round(game, "Quick Shot", "Hack")
    assert attacks(game)[2:] == [1, 1]


def test_a_card_that_cannot_be_cancelled_is_not():
    game = duel(argalad("Quick Shot", "Parry"), "Gothmog", "Charge")
    game.play("draw 0")
    fight_a_round(game, "Quick Shot", "Charge")
    assert attacks(game) == [1, 2]


def test_a_cancelled_card_has_no_type_also_for_the_next_round():
    """READINGS 17. Aimed Shot has +3 if the opponent plays the same type again; Hack was cancelled by Fall Back."""
    for middle, bonus in (("Parry", 3), ("Fall Back", 0)):
        game = duel(argalad(middle, "Quick Shot", "Aimed Shot", "Parry"), "Gothmog", "Hack", "Hack", "Hack")
        game.play("draw 0")
        fight_a_round(game, middle, "Hack")
        bear(game)
        fight_a_round(game, "Quick Shot", "Hack")
        bear(game)
        fight_a_round(game, "Aimed Shot", "Hack")
        assert attacks(game)[4] == 3 + bonus, middle


def test_printed_defense_stays_when_a_card_is_cancelled():
    """READINGS 17: replaced only where the book says so. Attack of Opportunity: +5 against printed defense 0."""
    for theirs, attack in (("Parry", 2), ("Hack", 7)):
        game = duel(argalad("Fall Back", "Attack of Opportunity", "Parry"), "Gothmog", "Hack", theirs, "Concentrate")
        game.play("draw 0")
        fight_a_round(game, "Fall Back", "Concentrate")
        fight_a_round(game, "Attack of Opportunity", theirs)
        assert attacks(game)[2:] == [attack, 0], theirs


def test_who_plays_no_card_has_printed_defense_0():
    """READINGS 17."""
    game = duel(argalad("Attack of Opportunity", "Parry"), "Gothmog", "Parry")
    game.play("draw 0", "fight on", "declare exhaustion", "lay Attack of Opportunity")
    assert attacks(game) == [7, 0]


# ---- dealing damage


@pytest.mark.rule("meq.combat-terms.6", "meq.combat-terms.7")
def test_damage_dealt_by_a_text_passes_by_defense_when_the_text_is_carried_out():
    """An Orc deals 1 when both play melee. Parry stops all of its attack; the damage comes before part f."""
    game = duel(argalad("Parry", "Quick Shot"), "Orc", "Parry")
    game.play("draw 0")
    fight_a_round(game, "Parry", "Parry")
    assert (game.decision.kind, attacks(game), harmed(game, "Orc")) == ("damage", [], 0)
    game.play("lose the top card")
    assert (attacks(game), size(game, "damage"), game.decision.kind) == ([1, 1], 1, "declare")


@pytest.mark.rule("meq.combat-terms.8")
def test_nobody_is_defeated_before_damage_was_dealt_in_part_f():
    """READINGS 2 and 9. The Orc's text takes Argalad's last card; but his Attack of Opportunity still fells it."""
    game = duel(argalad("Attack of Opportunity", life=["Volley"]), "Orc", "Hack", yellow=1, red=1)
    game.play("draw 0", "fight on", "fight on", "lay Hack")
    assert attacks(game) == [7, 2]
    assert told(game, "meq.damage-monsters.2", "meq.defeated-heroes.2") == ["Orc is defeated", "Argalad is defeated"]


def test_the_last_card_played_with_an_empty_life_pool_loses_in_part_f():
    """READINGS 2: without any damage."""
    game = duel(argalad("Parry", life=[]), "Agent", "Parry", yellow=1, red=1)
    game.play("fight on", "fight on", "lay Parry", "done")
    assert (attacks(game), told(game, "meq.defeated-heroes.2")) == ([1, 1], ["Argalad is defeated"])


def test_damage_dealt_by_a_text_counts_for_eviscerate():
    """ "If at least 1 damage is dealt in this round": Set Trap deals 2, though Parry stops the attack of Eviscerate."""
    eometh = hero("Eometh", hand=["Set Trap", "Eviscerate", "Parry"], life=["Hack", "Hack"])
    game = duel(eometh, "Gothmog", "Hack", "Parry")
    game.play("draw 0")
    fight_a_round(game, "Set Trap", "Hack")
    game.play("lose the top card")
    assert harmed(game, "Gothmog") == 2
    fight_a_round(game, "Eviscerate", "Parry")
    bear(game)
    assert (attacks(game)[2:], harmed(game, "Gothmog")) == ([2, 1], 2 + 2 + 2)


# ---- values


@pytest.mark.rule("meq.combat-terms.11")
def test_a_defense_reduced_to_0_is_not_raised():
    """Smash makes the printed defense 0: the +2 of Parry against melee is ignored."""
    game = duel(argalad("Parry", "Quick Shot"), "Mouth of Sauron", "Smash", decks=TOUGH)
    game.play("draw 0")
    fight_a_round(game, "Parry", "Smash")
    game.play("lose the top card", "lose the top card")
    assert (attacks(game), size(game, "damage"), game.decision.kind) == ([1, 2], 2, "declare")


def test_a_defense_reduced_to_0_ignores_what_was_added_before():
    """READINGS 17: all modifiers of the round. Concentrate adds 2 in part d, Smash comes in part e."""
    eleanor = hero("Eleanor", hand=["Concentrate", "Parry", "Volley"], life=["Parry", "Hide", "Hide", "Rest"])
    game = duel(eleanor, "Mouth of Sauron", "Quick Shot", "Smash", decks=TOUGH)
    game.play("draw 0")
    fight_a_round(game, "Concentrate", "Quick Shot")
    game.play("lose the top card")
    fight_a_round(game, "Parry", "Smash")
    game.play("lose the top card", "lose the top card")
    assert (attacks(game)[2:], size(game, "damage")) == ([3, 2], 3)


def test_block_keeps_a_defense_of_2():
    """READINGS 17. Smash against Block: attack 2 against 2."""
    game = duel(hero("Thálin", hand=["Block", "Parry"], life=["Evade"]), "Mouth of Sauron", "Smash", decks=TOUGH)
    game.play("draw 0")
    fight_a_round(game, "Block", "Smash")
    assert (attacks(game), size(game, "damage"), game.decision.kind) == ([0, 2], 0, "declare")


def test_values_set_to_1_still_take_modifiers():
    """READINGS 17. Deadly Finesse makes attack and defense of Hack 1; against melee Hack has 1 more."""
    game = duel(hero("Beravor", hand=["Deadly Finesse", "Parry"], life=["Parry", "Charge"]), "Gothmog", "Hack")
    game.play("draw 0")
    fight_a_round(game, "Deadly Finesse", "Hack")
    assert (attacks(game), harmed(game, "Gothmog")) == ([4, 2], 3)


# ---- the next round


def test_of_an_exhausted_combatant_waiting_texts_work_against_the_opponent_only():
    """READINGS 18. Set Trap deals 2 if the opponent plays melee; Volley would add 2, but the hero has no card."""
    game = duel(argalad("Set Trap", "Parry"), "Gothmog", "Concentrate", "Hack")
    game.play("draw 0")
    fight_a_round(game, "Set Trap", "Concentrate")
    game.play("declare exhaustion", "fight on", "lay Hack")
    assert (harmed(game, "Gothmog"), attacks(game)[2:]) == (2 + 2, [0, 3])


def test_who_was_anticipated_lays_the_card_first_and_openly():
    game = duel(argalad("Anticipate", "Quick Shot", "Parry"), "Gothmog", "Concentrate", "Hack")
    game.play("draw 0")
    fight_a_round(game, "Anticipate", "Concentrate")
    game.play("fight on", "fight on")
    assert asked(game) == SAURON
    game.play("lay Hack")
    assert (asked(game), names(game, "stack", SAURON)) == (FIRST, ["Concentrate", "Hack"])


def test_anticipate_on_both_sides_has_no_effect():
    """READINGS 18."""
    game = duel(argalad("Anticipate", "Quick Shot", "Parry"), "Gothmog", "Anticipate", "Hack")
    game.play("draw 0")
    fight_a_round(game, "Anticipate", "Anticipate")
    game.play("fight on", "fight on", "lay Quick Shot")
    assert (asked(game), size(game, "laid"), size(game, "stack")) == (SAURON, 1, 1)


def test_a_frightened_hero_may_still_declare_exhaustion():
    """Fear forces a random card in the next round; but before any round one may give up (combat-exhausted.5)."""
    hand = ["Parry", "Quick Shot", "Overdraw"]
    perils = ["Khazad-dûm", "Trapped", "The Dark Tower"]
    for choice, cards in (("declare exhaustion", 0), ("fight on", 1)):
        game = meq(
            hero("Argalad", at="Eregion", hand=[*hand, "Parry"], life=["Volley"] * 2 + ["Precision"] * 3), at="travel",
            decks={"perils": perils, "behemoth-deck": ["Crush", "Smash"]},
        )  # fmt: skip
        game.play("travel to Moria", "discard card Parry", "inflict Khazad-dûm", "draw 0")
        fight_a_round(game, "Quick Shot", "Crush")
        game.play(*["lose the top card"] * 3)
        assert (asked(game), offers(game)) == (FIRST, ["fight on", "declare exhaustion"])
        game.play(choice, "fight on")
        assert (asked(game), size(game, "laid")) == (SAURON, cards), "the card is laid at random"


# ---- the combat stack


@pytest.mark.rule("meq.combat-terms.13")
def test_cards_taken_from_the_stack_give_their_strength_back():
    """Precision costs 2; Shrewd Planning takes it back. Then Aimed Shot (3) and Precision (2) fit into strength 5."""
    mine = argalad("Precision", "Shrewd Planning", "Aimed Shot", "Parry", life=[*LIFE, "Volley"])
    game = duel(mine, "Gothmog", "Parry", "Parry", "Hack", "Hack")
    game.play("draw 3")
    fight_a_round(game, "Precision", "Parry")
    fight_a_round(game, "Shrewd Planning", "Parry")
    bear(game)
    assert (names(game, "stack"), "Precision" in names(game, "hand")) == (["Shrewd Planning"], True)
    for card in ("Aimed Shot", "Precision"):
        fight_a_round(game, card, "Hack")
        bear(game)
    assert told(game, "meq.combat-exhausted.1") == []


@pytest.mark.rule("meq.combat-terms.13")
def test_cards_put_into_the_stack_cost_strength():
    """Hamstring puts a card of the deck under the Barrow Wight's stack: 0 + 3 + 2 is more than its strength 4."""
    theirs = ("Hack", "Eviscerate", "Hack", "Hack", "Charge", "Aimed Shot")
    game = duel(argalad("Hamstring", "Quick Shot", "Parry"), "Barrow Wight", *theirs)
    game.play("draw 0")
    fight_a_round(game, "Hamstring", "Hack")
    assert names(game, "stack", SAURON) == ["Aimed Shot", "Hack"]
    fight_a_round(game, "Quick Shot", "Eviscerate")
    assert told(game, "meq.combat-exhausted.1") == ["Barrow Wight is exhausted"]
