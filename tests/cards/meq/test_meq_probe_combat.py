"""Combats where two or three texts meet: rounds, and the damage that each side takes in each of them."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import fight_a_round, hero, meq, names, place
from support.meq_combat import BEHEMOTHS, MINIONS, ZEALOTS, bear

Rounds = list[tuple[str, str]]
Damage = list[tuple[int, int]]


def bout(name: str, foe: str, rounds: Rounds, extra: dict[str, object] | None = None, **state: object) -> rw.Game:
    """A hero with the cards of these rounds, two levels of strength and all agility meets a monster or minion."""
    deck = "zealot" if foe in ZEALOTS else "behemoth" if foe in BEHEMOTHS else "ravager"
    mine = [mine for mine, _ in rounds]
    spare = next(card for card in ("Ready", "Endure") if card not in mine)
    who = hero(name, at="Bree", **{"hand": [*mine, spare], "strength": 2, **state})
    there = place(minions=[foe]) if foe in MINIONS else place(monsters=[foe])
    decks = {f"{deck}-deck": [theirs for _, theirs in rounds], "corruption": ["Despairing"]}
    game = meq(who, at="ambush", stop=True, places={"Bree": there}, decks=decks, **(extra or {}))
    game.play("draw 0")
    return game


def harm(game: rw.Game, foe: str) -> tuple[int, int]:
    """The cards in the Damage Pool, and the damage on the enemy."""
    (enemy,) = (piece for piece in game.look(foe) if piece.kind in ("monster", "minion"))
    return len(names(game, "damage")), enemy.tokens.get("damage", 0)


TABLE: list[tuple[str, str, str, Rounds, Damage]] = [
    # cancels
    (
        "what is cancelled waits for nothing",
        "Beravor",
        "Gothmog",
        [("Charge", "Fall Back"), ("Parry", "Hack")],
        [(0, 2), (0, 1)],
    ),
    (
        "a cancel hits the card that would cancel later",
        "Beravor",
        "Gothmog",
        [("Evade", "Charge"), ("Charge", "Hack")],
        [(0, 0), (2, 2)],
    ),
    ("a roar and a charge blank each other", "Beravor", "Witch-king", [("Charge", "Earthquake")], [(0, 0)]),
    ("two waiting cancels", "Eometh", "Gothmog", [("Fall Back", "Fall Back"), ("Hack", "Hack")], [(0, 0), (0, 0)]),
    (
        "a cancelled card gains nothing from the round before",
        "Argalad",
        "Gothmog",
        [("Volley", "Hack"), ("Overdraw", "Charge")],
        [(0, 2), (2, 0)],
    ),
    (
        "aimed at a cancelled type there is no repetition",
        "Beravor",
        "Gothmog",
        [("Evade", "Hack"), ("Aimed Shot", "Hack")],
        [(0, 0), (1, 3)],
    ),
    (
        "nor where the card of this round is cancelled",
        "Thálin",
        "Gothmog",
        [("Rush", "Aimed Shot"), ("Parry", "Aimed Shot")],
        [(2, 1), (0, 1)],
    ),
    # printed defense
    ("reckless shields nothing", "Argalad", "Gothmog", [("Attack of Opportunity", "Attack of Opportunity")], [(7, 7)]),
    ("a printed defense made 0 makes an opportunity", "Eometh", "Witch-king", [("Smash", "Smash")], [(2, 2)]),
    (
        "finesse makes both values 1, and the enemy adds to that",
        "Beravor",
        "Witch-king",
        [("Deadly Finesse", "Crush")],
        [(4, 3)],
    ),
    (
        "concentration lifts attack where defense is nailed to 0",
        "Eleanor",
        "Witch-king",
        [("Concentrate", "Overpower"), ("Parry", "Smash")],
        [(2, 0), (4, 2)],
    ),
    (
        "block under smash keeps two against a crushing attack",
        "Thálin",
        "Witch-king",
        [("Block", "Reckless")],
        [(1, 0)],
    ),
    ("block under smash", "Thálin", "Witch-king", [("Block", "Smash"), ("Block", "Crush")], [(0, 0), (2, 0)]),
    # damage that follows damage
    ("both are reckless", "Thálin", "Witch-king", [("Reckless", "Reckless")], [(7, 7)]),
    ("retaliation pays back what poison adds", "Argalad", "Gothmog", [("Retaliate", "Poison Arrow")], [(4, 4)]),
    (
        "enraged takes one point of a trap and of an attack together",
        "Thálin",
        "Witch-king",
        [("Sweep", "Enraged")],
        [(4, 1)],
    ),
    ("retaliation against the enraged is one point", "Argalad", "Witch-king", [("Retaliate", "Enraged")], [(4, 1)]),
    (
        "eviscerate after a wound that the defense let through",
        "Eometh",
        "Gothmog",
        [("Eviscerate", "Anticipate")],
        [(1, 3)],
    ),
    ("no damage, no poison", "Eleanor", "Gothmog", [("Hide", "Poison Arrow")], [(0, 0)]),
    # waiting texts
    ("a trap and an attack", "Argalad", "Gothmog", [("Set Trap", "Hack"), ("Parry", "Eviscerate")], [(1, 2), (0, 3)]),
    (
        "what waits is lost after one round",
        "Eleanor",
        "Gothmog",
        [("Concentrate", "Concentrate"), ("Ranged Strike", "Concentrate"), ("Parry", "Concentrate")],
        [(0, 0), (0, 3), (1, 0)],
    ),
    ("both concentrate", "Eleanor", "Gothmog", [("Concentrate", "Concentrate"), ("Charge", "Hack")], [(0, 0), (2, 2)]),
    (
        "reversal takes the attack that waits for the enemy, too",
        "Argalad",
        "Gothmog",
        [("Shield Smash", "Concentrate"), ("Reversal", "Hack")],
        [(0, 0), (0, 3)],
    ),
    # monsters
    (
        "a huorn is stronger in melee, and reversal takes that, too",
        "Argalad",
        "Huorn",
        [("Reversal", "Sweep")],
        [(4, 4)],
    ),
    (
        "a crush reversed gives what is printed and the huorn's point",
        "Argalad",
        "Huorn",
        [("Reversal", "Crush")],
        [(0, 4)],
    ),
    ("block hits if a huorn plays it", "Thálin", "Huorn", [("Parry", "Block")], [(0, 0)]),
    (
        "a dunlending strikes back when its defense prevents a point",
        "Eometh",
        "Dunlending",
        [("Smash", "Parry")],
        [(0, 2)],
    ),
    ("and does so with a defense that is left", "Eometh", "Dunlending", [("Hack", "Anticipate")], [(2, 1)]),
    ("an orc hits for one more among melee cards", "Eometh", "Orc", [("Parry", "Hack")], [(1, 1)]),
    ("but not by a cancelled card", "Beravor", "Orc", [("Evade", "Hack")], [(0, 0)]),
    ("nor against no melee card", "Beravor", "Orc", [("Ranged Strike", "Hack")], [(0, 1)]),
    (
        "a troll's roar hits first: sweep cannot be cancelled",
        "Thálin",
        "Cave Troll",
        [("Sweep", "Aimed Shot")],
        [(3, 3)],
    ),
    ("roar blanks a parry", "Thálin", "Cave Troll", [("Parry", "Aimed Shot")], [(3, 0)]),
    ("roar against ranged is silent", "Thálin", "Cave Troll", [("Evade", "Aimed Shot")], [(1, 0)]),
    ("a snaga aims better", "Argalad", "Snaga", [("Quick Shot", "Quick Shot")], [(2, 1)]),
]
"""What it shows, the hero, the enemy, the cards of each round, and in each (damage to the hero, to the enemy)."""


@pytest.mark.parametrize("case", TABLE, ids=[f"{case[0]}" for case in TABLE])
def test_the_damage_of_each_round_where_texts_meet(case: tuple[str, str, str, Rounds, Damage]):
    _, name, foe, rounds, expected = case
    game = bout(name, foe, rounds)
    before, found = harm(game, foe), []
    for mine, theirs in rounds:
        fight_a_round(game, mine, theirs)
        bear(game)
        now = harm(game, foe)
        found.append((now[0] - before[0], now[1] - before[1]))
        before = now
    assert found == expected
