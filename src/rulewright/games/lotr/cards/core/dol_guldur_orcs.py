"""The encounter set Dol Guldur Orcs: cards 89-95."""

from __future__ import annotations

from rulewright.games.lotr.events import ATTACK_OVER, ATTACKS
from rulewright.games.lotr.vocabulary.combat import DealShadow
from rulewright.games.lotr.vocabulary.printing import enemy, location, treachery
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import (
    ACTIVE_LOCATION,
    ATTACHMENT,
    ATTACKING_ENEMY,
    CHARACTER,
    COMMITTED,
    DEFENDING_CHARACTER,
    ENEMY,
    EXHAUSTED,
    IN_STAGING,
    IT,
    LOCATION,
    THIS,
    UNDEFENDED,
    YOURS,
    Forced,
    Shadow,
    StagingEmpty,
    Travel,
    WhenRevealed,
    on,
)
from rulewright.kernel.amounts import IfElse, Multiplied, TokensOn
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Is
from rulewright.kernel.effects.joining import If
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.modifiers import Forbid, Gets, Grant
from rulewright.kernel.players import EVERYONE, FIRST_PLAYER
from rulewright.kernel.selectors import AttachedTo
from rulewright.lcg.verbs import DealDamage, Discard, DiscardAtRandom

SET = "Dol Guldur Orcs"

CARDS: tuple[Card, ...] = (
    enemy(
        "Dol Guldur Orcs",
        WhenRevealed(Choose(CHARACTER & COMMITTED, by=FIRST_PLAYER), DealDamage(IT, 2)),
        Shadow(Until("attack", Gets(ATTACKING_ENEMY, "attack", IfElse(UNDEFENDED, 3, 1)))),
        number=89, copies=3, set_name=SET, engagement=10, stats=(2, 2, 0, 3), traits="Dol Guldur. Orc.",
    ),
    enemy(
        "Chieftan Ufthak",
        Gets(THIS, "attack", Multiplied(2, TokensOn("resources", THIS))),
        Forced(GainResources(THIS, 1), after=on(ATTACK_OVER, THIS)),
        number=90, copies=1, set_name=SET, engagement=35, stats=(2, 3, 3, 6), traits="Dol Guldur. Orc.", victory=4,
    ),
    enemy(
        "Dol Guldur Beastmaster",
        Forced(DealShadow(THIS), when=on(ATTACKS, THIS)),
        number=91, copies=2, set_name=SET, engagement=35, stats=(2, 3, 1, 5), traits="Dol Guldur. Orc.",
    ),
    treachery(
        "Driven by Shadow",
        WhenRevealed(
            Until("phase", Gets((ENEMY | LOCATION) & IN_STAGING, "threat", 1), currently=True),
            If(StagingEmpty(), Until("phase", Grant(THIS, "keyword", "surge"))),
        ),
        Shadow(
            If(
                UNDEFENDED,
                Discard(ATTACHMENT & YOURS),
                Choose(ATTACHMENT & AttachedTo(DEFENDING_CHARACTER)) >> Discard(IT),
            )
        ),
        number=92, copies=1, set_name=SET,
    ),
    treachery(
        "The Necromancer's Reach",
        WhenRevealed(DealDamage(CHARACTER & EXHAUSTED, 1)),
        number=93, copies=3, set_name=SET,
    ),
    location(
        "Necromancer's Pass",
        Travel(DiscardAtRandom(2, FIRST_PLAYER)),
        number=94, copies=2, set_name=SET, threat=3, points=2, traits="Stronghold. Dol Guldur.",
    ),
    location(
        "Enchanted Stream",
        Forbid("draw", players=EVERYONE, given=Is(ACTIVE_LOCATION, THIS)),
        number=95, copies=2, set_name=SET, threat=2, points=2, traits="Forest.",
    ),
)  # fmt: skip
