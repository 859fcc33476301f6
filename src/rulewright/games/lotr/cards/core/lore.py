"""Lore: heroes 10-12, cards 58-72."""

from __future__ import annotations

from rulewright.games.lotr.events import SHADOW_DEALT
from rulewright.games.lotr.table import LORE
from rulewright.games.lotr.vocabulary.combat import HealUpTo
from rulewright.games.lotr.vocabulary.looking import (
    LookAtEncounterDeck,
    LookAtShadowCard,
    PutOnBottom,
    TakeOneOfTopCards,
)
from rulewright.games.lotr.vocabulary.printing import ally, attachment, event, hero
from rulewright.games.lotr.vocabulary.resources import Spend
from rulewright.games.lotr.vocabulary.words import (
    ATTACHMENT,
    CHARACTER,
    DISCARD_A_CARD,
    ENEMY,
    ENGAGED_ENEMY,
    HERO,
    HOST,
    IN_STAGING,
    IT,
    LOCATION,
    THIS,
    Action,
    Response,
    TopmostAttachment,
    on,
    once_per,
)
from rulewright.kernel.amounts import Named
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.joining import May, OneOf
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose, ChoosePlayer
from rulewright.kernel.modifiers import Forbid, Gets
from rulewright.kernel.players import EVERYONE, YOU, ChosenPlayer
from rulewright.kernel.selectors import ControlledBy, Trait
from rulewright.lcg.events import ENTERS_PLAY, PLAYED
from rulewright.lcg.verbs import Discard, Draw, Exhaust, Heal, ReturnToHand

CARDS: tuple[Card, ...] = (
    hero(
        "Denethor",
        Action(LookAtEncounterDeck(), May(PutOnBottom(IT)), cost=Exhaust(THIS)),
        number=10, sphere=LORE, threat=8, stats=(1, 1, 3, 3), traits="Gondor. Noble. Steward.",
    ),
    hero(
        "Glorfindel",
        Action(Choose(CHARACTER), Heal(IT, 1), cost=Spend(1, THIS), limit=once_per("round")),
        number=11, sphere=LORE, threat=12, stats=(3, 3, 1, 5), traits="Noble. Noldor. Warrior.",
    ),
    hero(
        "Beravor",
        Action(ChoosePlayer(EVERYONE), Draw(2, ChosenPlayer()), cost=Exhaust(THIS), limit=once_per("round")),
        number=12, sphere=LORE, threat=10, stats=(2, 2, 2, 4), traits="Dúnedain. Ranger.",
    ),
    ally(
        "Daughter of the Nimrodel",
        Action(Choose(HERO), HealUpTo(IT, 2), cost=Exhaust(THIS)),
        number=58, copies=3, sphere=LORE, cost=3, stats=(1, 0, 0, 1), traits="Silvan.",
    ),
    ally(
        "Erebor Hammersmith",
        Response(
            ChoosePlayer(EVERYONE),
            ReturnToHand(TopmostAttachment(ChosenPlayer())),
            after=on(PLAYED, THIS),
        ),
        number=59, copies=2, sphere=LORE, cost=2, stats=(1, 1, 1, 3), traits="Dwarf. Craftsman.",
    ),
    ally(
        "Henamarth Riversong",
        Action(LookAtEncounterDeck(), cost=Exhaust(THIS)),
        number=60, copies=1, sphere=LORE, cost=1, stats=(1, 1, 0, 1), traits="Silvan.", unique=True,
    ),
    ally(
        "Miner of the Iron Hills",
        Response(Choose(ATTACHMENT & Trait("Condition")), Discard(IT), after=on(ENTERS_PLAY, THIS)),
        number=61, copies=2, sphere=LORE, cost=2, stats=(0, 1, 1, 2), traits="Dwarf.",
    ),
    ally(
        "Gléowine",
        Action(ChoosePlayer(EVERYONE), Draw(1, ChosenPlayer()), cost=Exhaust(THIS)),
        number=62, copies=2, sphere=LORE, cost=2, stats=(1, 0, 0, 2), traits="Minstrel. Rohan.", unique=True,
    ),
    event(
        "Lore of Imladris",
        Action(Choose(CHARACTER), Heal(IT)),
        number=63, copies=3, sphere=LORE, cost=2,
    ),
    event(
        "Lórien's Wealth",
        Action(ChoosePlayer(EVERYONE), Draw(3, ChosenPlayer())),
        number=64, copies=2, sphere=LORE, cost=3,
    ),
    event(
        "Radagast's Cunning",
        Action(Choose(ENEMY & IN_STAGING), Until("phase", Forbid("contribute-threat", IT)), phase="quest"),
        number=65, copies=2, sphere=LORE, cost=1,
    ),
    event(
        "Secret Paths",
        Action(Choose(LOCATION & IN_STAGING), Until("phase", Forbid("contribute-threat", IT)), phase="quest"),
        number=66, copies=2, sphere=LORE, cost=1,
    ),
    event(
        "Gandalf's Search",
        Action(ChoosePlayer(EVERYONE), TakeOneOfTopCards(Named("X"), ChosenPlayer())),
        number=67, copies=2, sphere=LORE,
    ),
    event(
        "Beorn's Hospitality",
        Action(ChoosePlayer(EVERYONE), Heal(HERO & ControlledBy(ChosenPlayer()))),
        number=68, copies=1, sphere=LORE, cost=5,
    ),
    attachment(
        "Forest Snare",
        Forbid("attack", HOST),
        number=69, copies=2, sphere=LORE, cost=3, traits="Item. Trap.", attach=ENEMY & ENGAGED_ENEMY,
    ),
    attachment(
        "Protector of Lórien",
        Action(
            OneOf(
                (Until("phase", Gets(HOST, "defense", 1)), Until("phase", Gets(HOST, "willpower", 1))),
                keys=("give +1 defense", "give +1 willpower"),
            ),
            cost=DISCARD_A_CARD,
            limit=once_per("phase", 3),
        ),
        number=70, copies=2, sphere=LORE, cost=1, traits="Title.", attach=HERO,
    ),
    attachment(
        "Dark Knowledge",
        Gets(HOST, "willpower", -1),
        Response(LookAtShadowCard(), after=on(SHADOW_DEALT, ENEMY, seat=YOU), cost=Exhaust(THIS)),
        number=71, copies=1, sphere=LORE, cost=1, traits="Condition.", attach=HERO,
    ),
    attachment(
        "Self Preservation",
        Action(Heal(HOST, 2), cost=Exhaust(THIS)),
        number=72, copies=2, sphere=LORE, cost=3, traits="Skill.", attach=CHARACTER,
    ),
)  # fmt: skip

CLASSIC = (
    hero(
        "Beravor",
        Action(ChoosePlayer(EVERYONE), Draw(2, ChosenPlayer()), cost=Exhaust(THIS)),
        number=12, sphere=LORE, threat=10, stats=(2, 2, 2, 4), traits="Dúnedain. Ranger.",
    ),
    attachment(
        "Protector of Lórien",
        Action(
            OneOf(
                (Until("phase", Gets(HOST, "defense", 1)), Until("phase", Gets(HOST, "willpower", 1))),
                keys=("give +1 defense", "give +1 willpower"),
            ),
            cost=DISCARD_A_CARD,
        ),
        number=70, copies=2, sphere=LORE, cost=1, traits="Title.", attach=HERO,
    ),
)  # fmt: skip
