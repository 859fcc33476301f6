"""The game put together: its rules in each edition."""

from __future__ import annotations

from functools import cache

from rulewright.games.lotr.cards import CORE, PACKS
from rulewright.games.lotr.flow.checks import (
    checks,
    detach,
    falls_with,
    immune,
    lasting_effects_grow,
    may_target,
    settle,
    unsettles,
    zone_when_defeated,
)
from rulewright.games.lotr.flow.discards import ask_for_order
from rulewright.games.lotr.flow.playing import (
    act,
    actions,
    newly_able,
    on_offer,
    refuse_ability,
    refuse_action,
    start,
)
from rulewright.games.lotr.flow.round import GAME
from rulewright.games.lotr.table import (
    CHARACTERS,
    DIALS,
    MARKS,
    PHASES,
    PLACES_OF_KIND,
    STEP,
    STEP_IDS,
    TABLE,
    TOKENS,
    ZONES,
    first_player,
)
from rulewright.games.lotr.vocabulary.captivity import STAND_INS
from rulewright.kernel import rules
from rulewright.kernel.abilities import Triggered
from rulewright.kernel.answers import Tier
from rulewright.kernel.cards import Card, Catalogue
from rulewright.kernel.decisions import VERBS, Args, VerbForm
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import State

EDITIONS = ("revised", "classic")

LOTR_VERBS = {
    **VERBS,
    "keep": VerbForm("keep"),
    "mulligan": VerbForm("mulligan"),
    "pay": VerbForm("pay with {a}", "piece"),
    "attach-to": VerbForm("attach to {a}", "piece"),
    "discard": VerbForm("discard {a}", "piece"),
    "commit": VerbForm("commit {a}", "piece"),
    "travel": VerbForm("travel to {a}", "piece"),
    "stay": VerbForm("stay"),
    "engage": VerbForm("engage {a}", "piece"),
    "decline": VerbForm("decline"),
    "engages": VerbForm("{a} engages", "piece", "seat"),
    "deal-shadow": VerbForm("deal a shadow card to {a}", "piece"),
    "resolve-attack": VerbForm("resolve the attack of {a}", "piece"),
    "defend": VerbForm("defend with {a}", "piece"),
    "undefended": VerbForm("leave it undefended"),
    "assign": VerbForm("assign the damage to {a}", "piece"),
    "attack": VerbForm("attack {a}", "piece"),
    "attack-with": VerbForm("attack with {a}", "piece"),
    "take": VerbForm("take {a}", "piece"),
    "take-none": VerbForm("take none"),
    "put-on-top": VerbForm("put {a} on top", "piece"),
    "lay-on-top": VerbForm("lay {a} on top", "piece"),
}

CITATIONS = {
    "order": "lotr.simultaneous-timing.1",
    "respond": "lotr.response.6",
    "target": "lotr.choose.2",
    "may": "lotr.may.1",
    "choose-one": "lotr.effects.7",
    "unless": "lotr.may.1",
    "condition": "lotr.play-restrictions-and-permissions.2",
    "limit": "lotr.limit.2",
    "cost": "lotr.ability.14",
    "no-change": "lotr.ability.12",
    "effect": "lotr.effects.1",
    "cancel": "lotr.cancel.1",
    "replacement": "lotr.replacement-effects.1",
    "cannot": "lotr.cannot.1",
    "exhausted": "lotr.exhausted.6",
    "immune": "lotr.immunity.1",
    "trigger": "lotr.response.1",
    "only-pay": "lotr.step-2.2.2",
    "only-attach-to": "lotr.attachment-cards.2",
    "only-discard": "lotr.restricted.3",
    "only-choose": "lotr.choose.2",
    "only-choose-player": "lotr.choose.2",
    "only-effect": "lotr.effects.7",
    "only-resolve": "lotr.forced.3",
    "only-take": "lotr.search.2",
    "only-take-none": "lotr.search.2",
    "only-lay-on-top": "lotr.discard-piles-and-victory-display.6",
    "only-keep": "lotr.setup.13",
    "only-mulligan": "lotr.setup.13",
    "only-number": "lotr.letter-x.2",
    "only-yes": "lotr.may.1",
    "only-no": "lotr.may.1",
    "only-pay-cost": "lotr.may.1",
    "only-pass": "lotr.action.1",
    "search": "lotr.search.1",
    "exhausts": "lotr.exhausted.2",
    "readies": "lotr.ready.3",
    "damaged": "lotr.damage.5",
    "healed": "lotr.effects.1",
    "enters play": "lotr.enters-play.1",
    "destroyed": "lotr.hit-points.2",
    "discarded": "lotr.discard-piles-and-victory-display.3",
    "draws": "lotr.draw-cards.1",
    "attached": "lotr.attachment-cards.2",
    "plays": "lotr.initiating-abilities-playing-cards.1",
    "no-host": "lotr.attachment-cards.4",
    "not-a-host": "lotr.attachment-cards.7",
    "choose-host": "lotr.initiating-abilities-playing-cards.7",
    "restricted": "lotr.restricted.3",
    "changes control": "lotr.ownership-and-control.11",
}


def cancels(ability: Triggered) -> bool:
    """Whether an ability cancels what it answers: it steps in before anything else acts."""
    return ability.effect.cancels()


BEFORE = (Tier("when", "response", asks=True, only=cancels), *rules.BEFORE)


def here(s: State) -> str:
    """The number of the step on the chart."""
    return STEP_IDS[s.table[STEP]]


def where(label: str) -> Args:
    """A step of the chart: its number, and its phase."""
    phase = PHASES[int(label[0])] if label[:1].isdigit() else PHASES[0]
    return ("label", label), ("phase", "phase-" + phase)


def period(s: State, name: str) -> str:
    """This very attack, when a text says "until the end of this attack"; nothing outside an attack."""
    if name == "attack":
        return s.activations[-1].name if s.activations else ""
    return name


def all_cards(edition: str = "revised") -> list[Card]:
    """Every printed card, pack by pack in the order of their numbers."""
    return PACKS.cards(edition=edition)


@cache
def rulebook(
    edition: str = "revised", extra: tuple[Card, ...] = (), packs: frozenset[str] = frozenset((CORE,))
) -> Rules:
    """The rules of one edition with the cards of some packs, and with further cards if wanted."""
    return Rules(
        id="lotr",
        edition=edition,
        zones=ZONES,
        tokens=TOKENS,
        marks=MARKS,
        dials=DIALS,
        table=TABLE,
        catalogue=Catalogue((*PACKS.cards(packs, edition), STAND_INS, *extra), ZONES.groups()),
        flow=GAME,
        arbiter=first_player,
        checks=checks,
        settle=settle,
        start=start,
        before=BEFORE,
        refusal=refuse_ability,
        act=act,
        on_offer=on_offer,
        actions=actions,
        unsettles=unsettles,
        newly_able=newly_able,
        refuse_action=refuse_action,
        here=here,
        where=where,
        checked_stats=frozenset(("hit_points", "quest_points")),
        places_of_kind=PLACES_OF_KIND,
        kept_by_controller=CHARACTERS,
        may_target=may_target,
        zone_when_defeated=zone_when_defeated,
        detach=detach,
        falls_with=falls_with,
        period=period,
        lasting_effects_grow=lasting_effects_grow,
        present=("play", "revealed", "shadow"),
        citations=CITATIONS,
        verbs=LOTR_VERBS,
        immune=immune,
        simultaneous=ask_for_order,
    )  # fmt: skip
