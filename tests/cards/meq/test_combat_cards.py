"""The text of every combat card: rounds, and the damage that each side takes in each of them."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import SAURON, asked, fight_a_round, hero, meq, names, offers, only, place

Rounds = list[tuple[str, str]]
Damage = list[tuple[int, int]]
ENEMIES = {"zealot": "Mouth of Sauron", "ravager": "Black Serpent", "behemoth": "Witch-king"}
"""Minions of each deck without a text that works in the rounds of a combat."""

TABLE: list[tuple[str, str, str, Rounds, Damage]] = [
    # cards of hero decks
    ("Quick Shot", "Argalad", "ravager", [("Quick Shot", "Charge")], [(2, 1)]),
    ("Overdraw", "Argalad", "ravager", [("Overdraw", "Aimed Shot")], [(3, 4)]),
    ("Overdraw", "Argalad", "ravager", [("Overdraw", "Hack")], [(1, 2)]),
    ("Precision", "Argalad", "ravager", [("Precision", "Parry")], [(0, 2)]),
    ("Aimed Shot", "Argalad", "ravager", [("Quick Shot", "Hack"), ("Aimed Shot", "Eviscerate")], [(1, 1), (4, 6)]),
    ("Aimed Shot", "Argalad", "ravager", [("Quick Shot", "Concentrate"), ("Aimed Shot", "Hack")], [(0, 1), (3, 1)]),
    ("Fall Back", "Argalad", "ravager", [("Fall Back", "Hack"), ("Quick Shot", "Eviscerate")], [(0, 1), (0, 1)]),
    ("Fall Back", "Argalad", "ravager", [("Fall Back", "Hack"), ("Quick Shot", "Poison Arrow")], [(0, 1), (4, 1)]),
    ("Volley", "Argalad", "ravager", [("Volley", "Hack"), ("Quick Shot", "Hack")], [(0, 2), (1, 3)]),
    ("Volley", "Argalad", "ravager", [("Volley", "Hack"), ("Parry", "Hack")], [(0, 2), (0, 1)]),
    ("Parry", "Argalad", "ravager", [("Parry", "Hack")], [(0, 1)]),
    ("Parry", "Argalad", "ravager", [("Parry", "Aimed Shot")], [(2, 1)]),
    ("Attack of Opportunity", "Argalad", "ravager", [("Attack of Opportunity", "Hack")], [(2, 7)]),
    ("Attack of Opportunity", "Argalad", "ravager", [("Attack of Opportunity", "Anticipate")], [(1, 1)]),
    ("Ranged Strike", "Beravor", "ravager", [("Ranged Strike", "Aimed Shot")], [(2, 3)]),
    ("Ranged Strike", "Beravor", "ravager", [("Ranged Strike", "Hack")], [(0, 1)]),
    ("Evade", "Beravor", "ravager", [("Evade", "Eviscerate")], [(0, 0)]),
    ("Evade", "Beravor", "ravager", [("Evade", "Aimed Shot")], [(1, 0)]),
    ("Sneak Attack", "Beravor", "ravager", [("Sneak Attack", "Hack")], [(0, 3)]),
    ("Sneak Attack", "Beravor", "ravager", [("Sneak Attack", "Parry")], [(0, 0)]),
    ("Charge", "Beravor", "ravager", [("Charge", "Aimed Shot")], [(0, 2)]),
    ("Charge", "Beravor", "ravager", [("Charge", "Hack")], [(2, 2)]),
    ("Deadly Finesse", "Beravor", "ravager", [("Deadly Finesse", "Aimed Shot")], [(1, 3)]),
    ("Concentrate", "Eleanor", "ravager", [("Concentrate", "Hack"), ("Ranged Strike", "Hack")], [(1, 0), (0, 3)]),
    ("Hide", "Eleanor", "ravager", [("Hide", "Hack"), ("Ranged Strike", "Aimed Shot")], [(0, 0), (3, 3)]),
    ("Hide", "Eleanor", "ravager", [("Hide", "Hack"), ("Charge", "Hack")], [(0, 0), (2, 2)]),
    ("Dodge", "Eleanor", "ravager", [("Dodge", "Aimed Shot"), ("Charge", "Eviscerate")], [(0, 0), (0, 2)]),
    ("Hack", "Eometh", "ravager", [("Hack", "Anticipate")], [(1, 1)]),
    ("Hack", "Eometh", "ravager", [("Hack", "Concentrate")], [(0, 1)]),
    ("Eviscerate", "Eometh", "ravager", [("Eviscerate", "Concentrate")], [(0, 4)]),
    ("Eviscerate", "Eometh", "ravager", [("Eviscerate", "Parry")], [(1, 0)]),
    ("Smash", "Eometh", "ravager", [("Smash", "Parry")], [(0, 2)]),
    ("Reckless", "Eometh", "ravager", [("Reckless", "Hack")], [(4, 5)]),
    ("Reckless", "Eometh", "ravager", [("Reckless", "Concentrate")], [(0, 5)]),
    ("Block", "Thálin", "behemoth", [("Block", "Smash")], [(0, 0)]),
    ("Block", "Thálin", "behemoth", [("Block", "Earthquake")], [(0, 0)]),
    ("Sweep", "Thálin", "behemoth", [("Sweep", "Earthquake")], [(4, 3)]),
    ("Rush", "Thálin", "behemoth", [("Rush", "Sweep"), ("Parry", "Aimed Shot")], [(2, 1), (0, 1)]),
    ("Rush", "Thálin", "behemoth", [("Rush", "Sweep"), ("Parry", "Sweep")], [(2, 1), (0, 1)]),
    ("Overpower", "Thálin", "behemoth", [("Overpower", "Sweep"), ("Parry", "Sweep")], [(1, 2), (0, 3)]),
    ("Overpower", "Thálin", "behemoth", [("Overpower", "Sweep"), ("Evade", "Aimed Shot")], [(1, 2), (1, 0)]),
    ("Crush", "Thálin", "behemoth", [("Crush", "Sweep")], [(0, 6)]),
    ("Crush", "Thálin", "behemoth", [("Crush", "Precision")], [(2, 2)]),
    # cards of monsters only
    ("Poison Arrow", "Argalad", "ravager", [("Parry", "Poison Arrow")], [(3, 1)]),
    ("Poison Arrow", "Beravor", "ravager", [("Evade", "Poison Arrow")], [(0, 0)]),
    ("Earthquake", "Argalad", "behemoth", [("Parry", "Earthquake")], [(4, 0)]),
    ("Enraged", "Thálin", "behemoth", [("Crush", "Enraged")], [(1, 1)]),
    ("Precision", "Thálin", "behemoth", [("Evade", "Precision")], [(2, 0)]),
    ("Fall Back", "Argalad", "zealot", [("Quick Shot", "Fall Back"), ("Parry", "Hack")], [(1, 0), (1, 0)]),
    # skills
    ("Expose Weakness", "Argalad", "ravager", [("Expose Weakness", "Hack"), ("Quick Shot", "Hack")], [(0, 1), (1, 3)]),
    ("Set Trap", "Argalad", "ravager", [("Set Trap", "Hack"), ("Quick Shot", "Hack")], [(1, 2), (1, 3)]),
    ("Set Trap", "Argalad", "ravager", [("Set Trap", "Hack"), ("Quick Shot", "Concentrate")], [(1, 2), (0, 1)]),
    ("Crossbow Shot", "Argalad", "ravager", [("Crossbow Shot", "Charge")], [(2, 4)]),
    ("Flaming Arrow", "Argalad", "ravager", [("Flaming Arrow", "Hack"), ("Quick Shot", "Parry")], [(1, 3), (1, 1)]),
    (
        "Concussive Shot", "Argalad", "ravager", [("Concussive Shot", "Hack"), ("Quick Shot", "Strategize")],
        [(0, 2), (0, 1)],
    ),
    ("Concussive Shot", "Argalad", "ravager", [("Concussive Shot", "Hack"), ("Quick Shot", "Parry")], [(0, 2), (1, 0)]),
    ("Retaliate", "Argalad", "ravager", [("Retaliate", "Hack")], [(2, 2)]),
    ("Retaliate", "Argalad", "ravager", [("Retaliate", "Eviscerate")], [(4, 4)]),
    ("Focused Assault", "Argalad", "ravager", [("Parry", "Hack"), ("Focused Assault", "Hack")], [(0, 1), (1, 1)]),
    ("Focused Assault", "Argalad", "ravager", [("Quick Shot", "Hack"), ("Focused Assault", "Hack")], [(1, 1), (2, 0)]),
    ("Shield Smash", "Argalad", "ravager", [("Shield Smash", "Hack"), ("Quick Shot", "Eviscerate")], [(0, 0), (0, 1)]),
    ("Shield Smash", "Argalad", "ravager", [("Shield Smash", "Hack"), ("Quick Shot", "Hack")], [(0, 0), (1, 1)]),
    ("Execute", "Argalad", "ravager", [("Execute", "Anticipate")], [(1, 0)]),
    ("Reversal", "Argalad", "ravager", [("Reversal", "Eviscerate")], [(0, 2)]),
    ("Reversal", "Argalad", "ravager", [("Reversal", "Aimed Shot")], [(3, 0)]),
    ("Crushing Blow", "Argalad", "ravager", [("Crushing Blow", "Parry")], [(0, 4)]),
    ("Crushing Blow", "Argalad", "ravager", [("Crushing Blow", "Strategize")], [(1, 0)]),
    ("Brutal Finisher", "Argalad", "ravager", [("Quick Shot", "Hack"), ("Brutal Finisher", "Hack")], [(1, 1), (1, 4)]),
]  # fmt: skip
"""A card, the hero, the deck of the enemy, the cards of each round, and in each (damage to the hero, to the enemy)."""
BY_HAND = {
    "Anticipate", "Strategize", "Rest", "Retreat", "Trample", "Shrewd Planning", "Ready", "Endure", "Heightened Senses",
    "Outmaneuver", "Wear Down", "Hamstring", "Overhead Swing",
}  # fmt: skip


def combat(name: str, deck: str, mine: list[str], theirs: list[str], **state: object) -> rw.Game:
    """A hero with these cards, strengthened by two levels and all agility, fights a minion who draws those first."""
    spare = next(card for card in ("Ready", "Endure") if card not in mine)
    who = hero(name, at="Bree", hand=[*mine, spare], strength=2, **state)
    game = meq(
        who, at="ambush", stop=True, places={"Bree": place(minions=[ENEMIES[deck]])},
        decks={f"{deck}-deck": theirs, "corruption": ["Despairing"]},
    )  # fmt: skip
    game.play("draw 0")
    return game


def damage(game: rw.Game, deck: str) -> tuple[int, int]:
    """The cards in the Damage Pool, and the damage on the enemy."""
    return len(names(game, "damage")), only(game, ENEMIES[deck]).tokens.get("damage", 0)


def round_of(game: rw.Game, mine: str, theirs: str) -> None:
    """Both lay these cards; the hero loses cards of the Life Pool."""
    fight_a_round(game, mine, theirs)
    while game.decision is not None and game.decision.kind == "damage":
        game.choose("lose the top card")


@pytest.mark.parametrize("case", TABLE, ids=[f"{case[0]}-{case[3][-1][1]}" for case in TABLE])
def test_the_damage_of_each_round(case: tuple[str, str, str, Rounds, Damage]):
    _, name, deck, rounds, expected = case
    game = combat(name, deck, [mine for mine, _ in rounds], [theirs for _, theirs in rounds])
    before, found = damage(game, deck), []
    for mine, theirs in rounds:
        round_of(game, mine, theirs)
        now = damage(game, deck)
        found.append((now[0] - before[0], now[1] - before[1]))
        before = now
    assert found == expected


def test_every_combat_card_is_shown():
    cards = {info.name for info in rw.cards("meq") if info.kind in ("hero-card", "skill", "combat-card")}
    assert {case[0] for case in TABLE} | BY_HAND == cards


def test_anticipate_makes_the_opponent_lay_first_and_openly():
    game = combat("Argalad", "ravager", ["Anticipate", "Volley"], ["Anticipate", "Hack", "Charge"])
    round_of(game, "Anticipate", "Hack")
    game.play("fight on", "fight on")
    assert (asked(game), game.decision.kind) == (SAURON, "lay")
    game.play("lay Charge")
    assert (asked(game), names(game, "stack", SAURON)) == (1, ["Hack", "Charge"]), "it lies face up already"


def test_anticipate_on_both_sides_has_no_effect():
    """READINGS 18."""
    game = combat("Argalad", "ravager", ["Anticipate", "Volley"], ["Anticipate", "Hack", "Charge"])
    round_of(game, "Anticipate", "Anticipate")
    game.play("fight on", "fight on")
    assert (asked(game), game.decision.kind) == (1, "lay")
    game.play("lay Volley")
    assert (asked(game), names(game, "stack")) == (SAURON, ["Anticipate"])


def test_strategize_tells_how_many_cards_of_each_type_are_held():
    game = combat("Beravor", "ravager", ["Strategize"], ["Hack"] * 3 + ["Charge"] * 3 + ["Aimed Shot"] * 2 + ["Parry"])
    round_of(game, "Strategize", "Parry")
    told = [entry.text for entry in game.log() if "ranged" in entry.text or "melee" in entry.text]
    assert [[int(word) for word in text.split() if word.isdigit()] for text in told] == [[2], [6]]


def test_rest_takes_up_to_two_cards_from_either_pool():
    game = combat("Eleanor", "ravager", ["Rest"], ["Concentrate"], rest=["Charge", "Hide"], life=["Volley", "Dodge"])
    fight_a_round(game, "Rest", "Concentrate")
    assert offers(game) == ["take from the Rest Pool", "take from the Life Pool", "done"]
    game.play("take from the Rest Pool", "take from the Life Pool")
    assert sorted(names(game, "hand")) == ["Hide", "Ready", "Volley"]
    assert (names(game, "rest"), game.decision.kind) == (["Charge"], "declare")


@pytest.mark.parametrize(("card", "lost"), [("Trample", 1), ("Overhead Swing", 2)])
def test_random_cards_are_lost(card: str, lost: int):
    game = combat("Eometh", "ravager", [card], ["Concentrate"])
    held = len(names(game, "hand", SAURON))
    round_of(game, card, "Concentrate")
    assert held - len(names(game, "hand", SAURON)) == lost + 1


def test_wear_down_hurts_by_the_attack_of_the_card_that_is_lost():
    """All other cards of this hand have attack 2: Eviscerate, Charge, Attack of Opportunity."""
    hand = ["Concentrate"] + ["Eviscerate"] * 3 + ["Charge"] * 3 + ["Attack of Opportunity"] * 2
    game = combat("Argalad", "ravager", ["Wear Down"], hand)
    round_of(game, "Wear Down", "Concentrate")
    assert (damage(game, "ravager"), len(names(game, "hand", SAURON))) == ((0, 2), 7)


def test_hamstring_buries_a_card_that_counts_for_strength():
    """It costs as much as any other card of the stack: the Black Serpent has strength 8."""
    hand = ["Concentrate"] * 3 + ["Hack"] * 3 + ["Charge"] * 3
    game = combat("Argalad", "ravager", ["Hamstring"], [*hand, "Attack of Opportunity"])
    round_of(game, "Hamstring", "Concentrate")
    assert names(game, "stack", SAURON) == ["Attack of Opportunity", "Concentrate"]


def test_shrewd_planning_takes_a_card_of_the_stack_back():
    game = combat("Argalad", "ravager", ["Overdraw", "Shrewd Planning"], ["Hack", "Concentrate"])
    round_of(game, "Overdraw", "Concentrate")
    round_of(game, "Shrewd Planning", "Hack")
    assert (sorted(names(game, "hand")), names(game, "stack")) == (["Overdraw", "Ready"], ["Shrewd Planning"])


def test_ready_lets_a_ranged_card_cost_nothing_and_pass():
    game = combat("Argalad", "ravager", ["Ready", "Aimed Shot"], ["Concentrate", "Hack", "Hack"])
    round_of(game, "Ready", "Concentrate")
    round_of(game, "Aimed Shot", "Hack")
    assert (names(game, "stack"), names(game, "rest")) == (["Ready"], ["Aimed Shot"])


@pytest.mark.parametrize(("named", "hurt"), [("name ranged", 0), ("name melee", 1)])
def test_heightened_senses_cancels_what_sauron_did_not_name(named: str, hurt: int):
    game = combat("Argalad", "ravager", ["Heightened Senses", "Quick Shot"], ["Concentrate", "Hack", "Hack"])
    fight_a_round(game, "Heightened Senses", "Hack")
    assert (asked(game), offers(game)) == (SAURON, ["name melee", "name ranged"])
    game.play(named)
    before = damage(game, "ravager")
    round_of(game, "Quick Shot", "Hack")
    assert damage(game, "ravager") == (before[0] + hurt, before[1] + 1)


@pytest.mark.parametrize(("named", "hurt"), [("name ranged", 0), ("name melee", 1)])
def test_outmaneuver_cancels_what_the_hero_did_not_name(named: str, hurt: int):
    game = combat("Argalad", "ravager", ["Outmaneuver", "Quick Shot"], ["Concentrate", "Hack", "Hack"])
    fight_a_round(game, "Outmaneuver", "Hack")
    assert asked(game) == 1
    game.play(named)
    before = damage(game, "ravager")
    round_of(game, "Quick Shot", "Hack")
    assert damage(game, "ravager") == (before[0] + hurt, before[1] + 1)


@pytest.mark.parametrize(("wounds", "back"), [(8, True), (7, False)])
def test_endure_brings_rest_pool_and_stack_back_if_the_enemy_falls(wounds: int, back: bool):
    """The Black Serpent has 11 health; Endure strikes for 3."""
    game = meq(
        hero("Argalad", at="Bree", hand=["Endure", "Parry"], rest=["Volley"], life=["Overdraw"]), at="ambush",
        stop=True, places={"Bree": place(minions=["Black Serpent"])}, damage={"Black Serpent": wounds},
        decks={"ravager-deck": ["Concentrate"]},
    )  # fmt: skip
    game.play("draw 0")
    fight_a_round(game, "Endure", "Concentrate")
    assert sorted(names(game, "life")) == (["Endure", "Overdraw", "Volley"] if back else ["Overdraw"])


@pytest.mark.parametrize(("theirs", "may"), [("Concentrate", True), ("Aimed Shot", False)])
def test_retreat_ends_the_combat_of_a_hero_who_is_not_hurt(theirs: str, may: bool):
    """READINGS 21: the result phase first, then a free move without fight or peril, and the turn goes on."""
    game = meq(
        hero("Eleanor", at="Bree", hand=["Retreat", "Parry"], life=["Charge"] * 2), at="travel", stop=True,
        places={"Old Forest": place(minions=["Black Serpent"]), "The Shire": place(monsters=["Agent"])},
        decks={"ravager-deck": [theirs]},
    )  # fmt: skip
    game.play("travel to Old Forest", "discard card Parry")
    game.play("draw 0", "fight on", "fight on", f"lay {theirs}")
    assert (game.decision.kind == "may") is may
    if may:
        game.play("yes")
        assert game.decision.kind == "influence", "an undefeated enemy brings influence first"
        game.play("done", "to The Shire")
        assert (only(game, "Eleanor").at, game.decision.kind) == ("The Shire", "travel")
