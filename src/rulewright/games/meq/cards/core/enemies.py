"""Minions, monsters and the fifty monster tokens."""

from __future__ import annotations

from rulewright.games.meq.events import COMBAT_BEGINS
from rulewright.games.meq.vocabulary.combat import (
    CancelCard,
    DealDamage,
    FromHand,
    OncePerCombat,
    Regenerate,
    SpyInstead,
)
from rulewright.games.meq.vocabulary.combat_conditions import (
    OPPONENT,
    Dealt,
    EnemyDefeated,
    Fighting,
    Opposes,
    OwnCards,
    Prevented,
)
from rulewright.games.meq.vocabulary.combat_hands import DiscardOpposing, DrawCombatCard, ForceRandom
from rulewright.games.meq.vocabulary.combat_texts import MELEE, RANGED
from rulewright.games.meq.vocabulary.printing import BACKS, card, slug
from rulewright.games.meq.vocabulary.verbs import TakeCorruption
from rulewright.games.meq.vocabulary.words import (
    HAVEN_LOCATION,
    HERO,
    LOCATION,
    THIS,
    At,
    WhereIs,
    Within,
    forced,
    on,
    special,
)
from rulewright.kernel.abilities import Ability
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Not
from rulewright.kernel.effects.joining import If, May
from rulewright.kernel.modifiers import Forbid, Gets, Grant
from rulewright.kernel.players import EVENT_PLAYER

NEAR_THIS = Within(WhereIs(THIS))


def minion(
    name: str, stage: int, start: str, numbers: tuple[int, int, int, int], deck: str, *abilities: Ability,
    number: int, speed: int = 1, returns: str = "",
) -> Card:  # fmt: skip
    """A minion: health, fortitude, strength, wisdom; how far it moves, and where it `returns` to when defeated."""
    names = ("health", "fortitude", "strength", "wisdom")
    return card(
        slug(name), name, "minion", *abilities,
        stats={**dict(zip(names, numbers, strict=True)), "stage": stage} | ({"speed": speed} if speed > 1 else {}),
        labels={"deck": deck, "start": start} | ({"returns": returns} if returns else {}), set="minions",
        number=number,
    )  # fmt: skip


def monster(
    name: str, numbers: tuple[int, int, int, int], deck: str, tied: str, *abilities: Ability, number: int
) -> Card:
    """A monster: health, fortitude, strength, wisdom; its ability is tied to cards of a type."""
    names = ("health", "fortitude", "strength", "wisdom")
    return card(
        slug(name), name, "monster", *abilities, stats=dict(zip(names, numbers, strict=True)),
        labels={"deck": deck, "tied": tied}, set="monsters", number=number,
    )  # fmt: skip


MINIONS = (
    minion(
        "Black Serpent", 1, "near-harad", (11, 9, 8, 1), "ravager",
        Grant(LOCATION & NEAR_THIS & ~HAVEN_LOCATION, "trait", "mustering"),
        number=1, speed=2,
    ),
    minion(
        "Mouth of Sauron", 1, "dol-guldur", (9, 6, 6, 2), "zealot",
        forced(on(COMBAT_BEGINS, THIS), TakeCorruption(EVENT_PLAYER)),
        number=2,
    ),
    minion(
        "Gothmog", 2, "mount-gundabad", (10, 7, 7, 2), "ravager",
        Grant(LOCATION & NEAR_THIS & ~HAVEN_LOCATION, "trait", "perilous"),
        number=3,
    ),
    minion("Ringwraiths", 2, "minas-morgul", (9, 8, 8, 0), "ravager", number=4, speed=2, returns="minas-morgul"),
    minion(
        "Witch-king", 3, "minas-morgul|ruins-of-angmar", (13, 10, 10, 1), "behemoth",
        Forbid("rest", HERO & At(NEAR_THIS & ~HAVEN_LOCATION)),
        Forbid("heal", HERO & At(NEAR_THIS & ~HAVEN_LOCATION)),
        number=5,
    ),
)  # fmt: skip

DRAWS_ON = special("dealt", If(Dealt(), May(DrawCombatCard(1))))

MONSTERS = (
    monster("Crebain", (2, 7, 3, 2), "zealot", RANGED, special("spies", SpyInstead()), number=1),
    monster(
        "Agent", (3, 5, 3, 3), "zealot", RANGED,
        special("dealt", If(Dealt(), OncePerCombat(TakeCorruption(OPPONENT)))),
        number=2,
    ),
    monster("Snaga", (3, 6, 3, 2), "zealot", RANGED, Gets(OwnCards(RANGED), "attack", 1, given=Fighting()), number=3),
    monster("Orc", (3, 5, 4, 2), "zealot", MELEE, special("combat", DealDamage(1, given=Opposes(MELEE))), number=4),
    monster(
        "Barrow Wight", (4, 5, 4, 2), "ravager", RANGED,
        special("round-end", If(Not(EnemyDefeated()), Regenerate(1))),
        number=5,
    ),
    monster(
        "Southron", (4, 6, 3, 2), "ravager", MELEE, Gets(OwnCards(MELEE), "strength", -1, given=Fighting()), number=6,
    ),
    monster("Dunlending", (4, 5, 5, 2), "ravager", MELEE, special("dealt", DealDamage(1, given=Prevented())), number=7),
    monster("Uruk-hai", (5, 6, 6, 2), "ravager", MELEE, DRAWS_ON, number=8),
    monster(
        "Warg Rider", (5, 6, 4, 1), "ravager", MELEE,
        Gets(OwnCards(MELEE, bottom=True), "strength", 0, "set", given=Fighting()),
        number=9,
    ),
    monster(
        "Giant Spider", (6, 7, 5, 1), "behemoth", MELEE, special("dealt", If(Dealt(2), DiscardOpposing(1))), number=10,
    ),
    monster("Huorn", (7, 6, 7, 1), "behemoth", MELEE, Gets(OwnCards(MELEE), "attack", 1, given=Fighting()), number=11),
    monster("Cave Troll", (8, 8, 8, 0), "behemoth", RANGED, special("cancels", CancelCard(Opposes(MELEE))), number=12),
    monster("Oliphaunt", (9, 7, 10, 1), "behemoth", MELEE, special("from-hand", FromHand(1)), number=13),
    monster("Balrog", (10, 9, 12, 0), "behemoth", MELEE, special("dealt", If(Dealt(3), ForceRandom())), number=14),
)  # fmt: skip

TOKENS = (
    {"Dunlending": 2, "Agent": 2, "Crebain": 1, "Barrow Wight": 1, "": 4},
    {"Agent": 1, "Snaga": 1, "Crebain": 1, "Orc": 1, "Cave Troll": 1, "Barrow Wight": 1, "": 4},
    {"Snaga": 2, "Huorn": 2, "Giant Spider": 1, "Orc": 1, "": 4},
    {"Warg Rider": 2, "Southron": 2, "Oliphaunt": 1, "Orc": 1, "": 4},
    {"Cave Troll": 2, "Giant Spider": 2, "Barrow Wight": 1, "Orc": 1, "": 4},
)
"""For each colour the monsters on its tokens; the blank ones are rumours."""

CARDS = (
    *MINIONS,
    *MONSTERS,
    *(
        card(
            f"token-{colour + 1}-{slug(name) or 'rumour'}", name or "Rumour", "monster-token",
            labels={"colour": str(colour), "monster": name}, copies=copies, back=BACKS[colour], set="tokens",
            number=10 * colour + number,
        )
        for colour, tokens in enumerate(TOKENS)
        for number, (name, copies) in enumerate(tokens.items())
    ),
)  # fmt: skip
