"""The words cards of this game are written with: what they point at, and what stands before their abilities.

Abilities carry tags as cards print them: the form they ask for and what they count as ("hero attack"). What counts as
an attack or a thwart happens as part of one; the target is chosen before.
"""

from __future__ import annotations

from rulewright.games.champions.events import DEFEATED
from rulewright.games.champions.vocabulary.decks import DiscardedThisWay
from rulewright.games.champions.vocabulary.frames import Attack, Thwart
from rulewright.games.champions.vocabulary.numbers import YouHaveTrait
from rulewright.games.champions.vocabulary.pointing import (
    Attackable,
    AttackedEnemy,
    DamagedByAttack,
    EventSource,
    FaceDown,
    MainScheme,
    TheVillain,
    YourHero,
    YourIdentity,
)
from rulewright.games.champions.vocabulary.verbs import AddCounters
from rulewright.kernel.abilities import Activated, Limit, Special, Trigger, Triggered
from rulewright.kernel.effects.answering import InsteadOf
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.sequence import All, Choosing
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Kind, Marked, Trait, Within
from rulewright.kernel.vocabulary import Condition
from rulewright.lcg.events import ENTERS_PLAY
from rulewright.lcg.vocabulary import (
    ALLY,
    ANY_CARD,
    ATTACHMENT,
    DAMAGED_CARD,
    DISCARD_A_CARD,
    EVENT_PIECE,
    EXHAUSTED,
    HERO,
    HOST,
    IN_ENCOUNTER_DECK,
    IN_YOUR_HAND,
    IT,
    READY,
    THIS,
    TREACHERY,
    YOURS,
    HasAttached,
    Setup,
    do,
    on,
    once_per,
    triggered,
)

__all__ = [
    "ALLY", "ANY_CARD", "ATTACHMENT", "DAMAGED_CARD", "DISCARD_A_CARD", "EVENT_PIECE", "EXHAUSTED", "HERO", "HOST",
    "IN_ENCOUNTER_DECK", "IN_YOUR_HAND", "IT", "READY", "THIS", "TREACHERY", "YOURS", "HasAttached", "Setup", "do",
    "on", "once_per",
]  # fmt: skip
"""What comes from the words of all living card games."""

ENEMY = Kind(("villain", "minion"), "enemy")
MINION = Kind(("minion",), "minion")
CHARACTER = Kind(("hero", "alter-ego", "ally", "villain", "minion"), "character")
FRIENDLY = Kind(("hero", "alter-ego", "ally"), "friendly-character")
SCHEME = Kind(("main-scheme", "side-scheme"), "scheme")
SIDE_SCHEME = Kind(("side-scheme",), "side-scheme")
UPGRADE = Kind(("upgrade",), "upgrade")
SUPPORT = Kind(("support",), "support")
ENVIRONMENT = Kind(("environment",), "environment")
ENCOUNTER_CARD = Kind(("minion", "side-scheme", "attachment", "treachery", "environment"), "encounter-card")
VILLAIN = TheVillain()
MAIN_SCHEME = MainScheme()
YOUR_IDENTITY = YourIdentity()
YOUR_HERO = YourHero()
ATTACKED_ENEMY = AttackedEnemy()
DAMAGED_BY_ATTACK = DamagedByAttack()
EVENT_SOURCE = EventSource()
ATTACKABLE = ENEMY & Attackable()
"""An enemy that you can attack."""
ENGAGED_WITH_YOU = MINION & Within("engaged", YOU)
DRONE = MINION & Trait("Drone")
FACEDOWN_DRONE = DRONE & FaceDown()
TOUGH = Marked("tough")
CONFUSED = Marked("confused")
SET_ASIDE = Within("nemesis", YOU)
"""What is set aside of your nemesis set."""
DISCARDED_THIS_WAY = DiscardedThisWay()
IN_YOUR_DISCARD = Within("discard", YOU)
IN_ENCOUNTER_DISCARD = Within("encounter-discard")
AERIAL = YouHaveTrait("Aerial")


def counted(effects: tuple[Effect, ...], tags: tuple[str, ...]) -> Effect:
    """The effects of an ability; of one that counts as an attack or a thwart all but the choice of its target does."""
    frame = Attack if "attack" in tags else Thwart if "thwart" in tags else None
    if frame is None:
        return do(*effects)
    first = next(i for i, effect in enumerate(effects) if not isinstance(effect, Choosing))
    part = frame(do(*effects[first:]))
    return All((*effects[:first], part)) if first else part


def Action(
    *effects: Effect,
    cost: Effect | None = None,
    limit: Limit | None = None,
    given: Condition | None = None,
    tags: str = "",
) -> Activated:
    """What a player may do in a turn: one's own, or another's who asks for it."""
    words = tuple(tags.split())
    return Activated("action", counted(effects, words), cost, limit, given, tags=words)


def Resource(effect: Effect, cost: Effect | None = None, limit: Limit | None = None, tags: str = "") -> Activated:
    """What a player may use to generate resources for a payment."""
    return Activated("resource", effect, cost, limit, tags=tuple(tags.split()))


def Interrupt(
    *effects: Effect,
    when: Trigger,
    cost: Effect | None = None,
    limit: Limit | None = None,
    tags: str = "",
    which: bool = False,
) -> Triggered:
    """What a player may do when something is about to happen; with `which` the player says to what of several."""
    words = tuple(tags.split())
    effect = counted(effects, words)
    return triggered("interrupt", "response", effect, when, None, cost, limit, tags=words, which=which)


def Response(
    *effects: Effect,
    after: Trigger,
    cost: Effect | None = None,
    limit: Limit | None = None,
    tags: str = "",
    which: bool = False,
) -> Triggered:
    """What a player may do after something has happened; with `which` the player says to what of several."""
    words = tuple(tags.split())
    effect = counted(effects, words)
    return triggered("response", "response", effect, None, after, cost, limit, tags=words, which=which)


def ForcedInterrupt(*effects: Effect, when: Trigger, cost: Effect | None = None) -> Triggered:
    """What must be done when something is about to happen; what takes its place ("would") comes before the rest."""
    mode = "would" if any(isinstance(effect, InsteadOf) for effect in effects) else "forced"
    return triggered("forced-interrupt", mode, do(*effects), when, None, cost)


def ForcedResponse(*effects: Effect, after: Trigger, cost: Effect | None = None) -> Triggered:
    """What must be done after something has happened."""
    return triggered("forced-response", "forced", do(*effects), None, after, cost)


def WhenRevealed(*effects: Effect, tags: str = "") -> Special:
    """What happens when the card is revealed, to a player in this form if it names one."""
    return Special("when-revealed", do(*effects), tags=tuple(tags.split()))


def WhenDefeated(*effects: Effect) -> Triggered:
    """What happens when the card is defeated."""
    return triggered("when-defeated", "when-defeated", do(*effects), on(DEFEATED, THIS), None)


def Boost(*effects: Effect) -> Special:
    """What happens when the card is turned up as a boost card."""
    return Special("boost", do(*effects))


def SpecialAbility(*effects: Effect, tags: str = "") -> Special:
    """What happens when another card says so."""
    words = tuple(tags.split())
    return Special("special", counted(effects, words), tags=words)


def Obligation(*effects: Effect) -> Special:
    """What the player does who is given the obligation."""
    return Special("obligation", do(*effects))


def EntersWith(amount: int) -> Triggered:
    """The card enters play with so many counters; unlike one with Uses, it stays when they are spent."""
    return triggered("", "automatic", AddCounters(THIS, amount), None, on(ENTERS_PLAY, THIS))
