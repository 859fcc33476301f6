"""Combats of Middle-Earth Quest in one literal.

game = duel(argalad("Parry", "Quick Shot"), "Agent", "Hack", "Smash")
game.play("draw 0")
fight_a_round(game, "Parry", "Hack")
assert attacks(game) == [1, 2]
"""

from __future__ import annotations

import rulewright as rw
from support.meq import Written, hero, meq, place, told

LIFE = ["Volley", "Overdraw", "Overdraw", "Precision", "Precision", "Aimed Shot"]
"""Cards of Argalad."""
MINIONS = ("Black Serpent", "Mouth of Sauron", "Gothmog", "Ringwraiths", "Witch-king")
ZEALOTS = ("Agent", "Crebain", "Orc", "Snaga", "Mouth of Sauron")
BEHEMOTHS = ("Giant Spider", "Huorn", "Cave Troll", "Oliphaunt", "Balrog", "Witch-king")


def duel(mine: Written, foe: str, *theirs: str, **written: object) -> rw.Game:
    """A hero at Weathertop is ambushed by a monster or minion; Sauron draws these cards first.

    Nothing follows the combat: the game stands still after it. `mine` is a hero without a location.
    """
    deck = "zealot" if foe in ZEALOTS else "behemoth" if foe in BEHEMOTHS else "ravager"
    there = place(minions=[foe]) if foe in MINIONS else place(monsters=[foe])
    decks = {f"{deck}-deck": [*theirs], **written.pop("decks", {})}
    position = {"at": "ambush", "stop": True, "places": {"Weathertop": there}, "decks": decks, **written}
    return meq({**mine, "at": "Weathertop"}, **position)


def argalad(*hand: str, **more: object) -> Written:
    """Argalad with these cards in hand: strength 5, agility 3, wisdom 2."""
    return hero("Argalad", hand=[*hand], **{"life": LIFE, **more})


def attacks(game: rw.Game) -> list[int]:
    """The attacks that part f has told so far: the hero's, the enemy's, round by round."""
    return [int(line.rpartition(" ")[2]) for line in told(game, "meq.combat-phases.20")]


def bear(game: rw.Game) -> None:
    """The hero takes all damage from the top of the Life Pool."""
    while game.decision is not None and game.decision.kind == "damage":
        game.play("lose the top card")
