"""The text of every combat card, by its title: cards of the same title say the same in every deck."""

from __future__ import annotations

from rulewright.games.meq.vocabulary.combat import (
    BLOCK,
    Bonus,
    CancelCard,
    CapDamage,
    CostsNothing,
    DealDamage,
    Execute,
    Retaliate,
    Retreat,
    SetPrinted,
)
from rulewright.games.meq.vocabulary.combat_conditions import (
    OPPONENT,
    Dealt,
    EnemyDefeated,
    Hurt,
    NotAsNamed,
    Opposes,
    OpposingCost,
    OpposingDefense,
    OtherCards,
    Plays,
    Repeats,
)
from rulewright.games.meq.vocabulary.combat_hands import (
    BuryCard,
    CatchBreath,
    DiscardOpposing,
    Foresee,
    NameType,
    TakeBack,
    TellTypes,
)
from rulewright.games.meq.vocabulary.verbs_cards import ShuffleBack
from rulewright.kernel.abilities import Ability, Special
from rulewright.kernel.conditions import Not
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.joining import If, May
from rulewright.kernel.players import YOU

MELEE, RANGED = "melee", "ranged"
MOST = 99


def now(effect: Effect) -> Special:
    """In part e of the round."""
    return Special("combat", effect)


def following(effect: Effect) -> Special:
    """In part d of the next round."""
    return Special("next-round", effect)


def cancels(effect: Effect) -> Special:
    """Ahead of the other texts of part e."""
    return Special("cancels", effect)


def cancels_next(effect: Effect) -> Special:
    """Ahead of the other texts of part d of the next round."""
    return Special("next-cancels", effect)


def dealt(effect: Effect) -> Special:
    """After damage was dealt."""
    return Special("dealt", effect)


def at_end(effect: Effect) -> Special:
    """At the end of the round."""
    return Special("round-end", effect)


NO_DEFENSE = OpposingDefense(0, 0)
UNCANCELABLE = {"uncancelable": 1}

KEYWORDS: dict[str, dict[str, int]] = {
    "Quick Shot": UNCANCELABLE,
    "Sweep": UNCANCELABLE,
    "Block": UNCANCELABLE,
    "Crossbow Shot": UNCANCELABLE,
}

TEXTS: dict[str, tuple[Ability, ...]] = {
    "Quick Shot": (),
    "Sweep": (),
    "Crossbow Shot": (),
    "Block": (BLOCK,),
    # more attack or defense
    "Overdraw": (now(Bonus(attack=2, given=Opposes(RANGED))),),
    "Ranged Strike": (now(Bonus(attack=2, given=Opposes(RANGED))),),
    "Hack": (now(Bonus(attack=1, given=Opposes(MELEE))),),
    "Crush": (now(Bonus(attack=3, given=Opposes(MELEE))),),
    "Parry": (now(Bonus(defense=2, given=Opposes(MELEE))),),
    "Aimed Shot": (now(Bonus(attack=3, given=Repeats())),),
    "Attack of Opportunity": (now(Bonus(attack=5, given=NO_DEFENSE)),),
    "Sneak Attack": (now(Bonus(attack=3, given=NO_DEFENSE)),),
    "Volley": (following(Bonus(attack=2, given=Plays(RANGED))),),
    "Overpower": (following(Bonus(attack=2, given=Plays(MELEE))),),
    "Hide": (following(Bonus(defense=2, given=Plays(RANGED))),),
    "Dodge": (following(Bonus(defense=2)),),
    "Concentrate": (following(Bonus(attack=2, defense=2)),),
    "Expose Weakness": (following(Bonus(attack=2)),),
    "Focused Assault": (now(Bonus(attack=OtherCards(MELEE), defense=OtherCards(MELEE))),),
    "Brutal Finisher": (now(Bonus(attack=OtherCards())),),
    # printed values
    "Precision": (now(SetPrinted(defense=0)),),
    "Smash": (now(SetPrinted(defense=0)),),
    "Deadly Finesse": (now(SetPrinted(attack=1, defense=1)),),
    "Flaming Arrow": (following(SetPrinted(defense=0)),),
    # cancelling
    "Evade": (cancels(CancelCard(Opposes(MELEE))),),
    "Charge": (cancels(CancelCard(Opposes(RANGED))),),
    "Earthquake": (cancels(CancelCard()),),
    "Fall Back": (cancels_next(CancelCard(Opposes(MELEE))),),
    "Rush": (cancels_next(CancelCard(Opposes(RANGED))),),
    "Concussive Shot": (cancels_next(CancelCard(OpposingDefense(2, MOST))),),
    "Shield Smash": (cancels_next(CancelCard(OpposingCost(2))),),
    "Heightened Senses": (now(NameType(OPPONENT)), cancels_next(CancelCard(NotAsNamed()))),
    "Outmaneuver": (now(NameType(YOU)), cancels_next(CancelCard(NotAsNamed()))),
    "Reversal": (cancels(CancelCard(Opposes(MELEE), gains=True)),),
    "Crushing Blow": (
        cancels(CancelCard(OpposingDefense(0, 1))),
        now(Bonus(attack=2, given=OpposingDefense(0, 1))),
    ),
    # damage
    "Poison Arrow": (dealt(DealDamage(2, given=Dealt())),),
    "Eviscerate": (dealt(DealDamage(2, given=Dealt())),),
    "Reckless": (dealt(DealDamage(2, given=Hurt(), own=True)),),
    "Retaliate": (dealt(Retaliate()),),
    "Set Trap": (following(DealDamage(2, given=Opposes(MELEE))),),
    "Execute": (now(Execute(NO_DEFENSE)),),
    "Enraged": (now(CapDamage(1)),),
    # cards
    "Trample": (now(DiscardOpposing(1)),),
    "Overhead Swing": (now(DiscardOpposing(2)),),
    "Wear Down": (now(DiscardOpposing(1, hurts=True)),),
    "Hamstring": (dealt(If(Dealt(), BuryCard(1))),),
    "Strategize": (now(TellTypes()),),
    "Anticipate": (now(Foresee()),),
    "Shrewd Planning": (now(TakeBack(1)),),
    "Ready": (Special("next-strength", CostsNothing(RANGED)),),
    "Rest": (now(CatchBreath(2)),),
    "Endure": (at_end(If(EnemyDefeated(), ShuffleBack(("rest", "stack")))),),
    "Retreat": (at_end(If(Not(Hurt()), May(Retreat()))),),
}
