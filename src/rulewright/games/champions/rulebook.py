"""The game put together: its rules for a number of players."""

from __future__ import annotations

from functools import cache

from rulewright.games.champions.cards import CORE, PACKS
from rulewright.games.champions.events import renew_deck
from rulewright.games.champions.flow.activations import ENEMY_ATTACKS
from rulewright.games.champions.flow.checks import checks, detach, zone_when_defeated
from rulewright.games.champions.flow.keywords import SUPPLY_OF_STATUS_CARDS
from rulewright.games.champions.flow.playing import refuse_ability, refuse_answer, refuse_eliminated, start
from rulewright.games.champions.flow.round import GAME
from rulewright.games.champions.table import (
    DIALS,
    MAX_SEATS,
    PHASE_OF_STEP,
    PLACES_OF_KIND,
    STEP,
    STEP_IDS,
    TABLE,
    TOKENS,
    ZONES,
    first_player,
)
from rulewright.games.champions.vocabulary.facedown import STAND_INS
from rulewright.games.champions.vocabulary.printing import for_players
from rulewright.kernel.answers import Tier
from rulewright.kernel.cards import Card, Catalogue
from rulewright.kernel.decisions import VERBS, Args, VerbForm
from rulewright.kernel.defaults import controller_or_asked
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import granted_to_anyone
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import State
from rulewright.kernel.traits import has_immunity

EDITIONS = tuple(str(players) for players in range(1, MAX_SEATS + 1))
"""How many players began the game: values per player are multiplied by it."""

CHAMPIONS_VERBS = {
    **VERBS,
    "discard": VerbForm("discard {a}", "piece"),
    "change-form": VerbForm("change form"),
    "recover": VerbForm("recover"),
    "attack-with": VerbForm("attack with {a}", "piece"),
    "thwart-with": VerbForm("thwart with {a}", "piece"),
    "attack": VerbForm("attack {a}", "piece"),
    "thwart": VerbForm("thwart {a}", "piece"),
    "ask-player": VerbForm("ask player {a}", "seat"),
    "decline": VerbForm("decline"),
    "end-turn": VerbForm("end the turn"),
    "pay": VerbForm("pay with {a}", "piece"),
    "generate": VerbForm("generate with {a}", "piece", "ability"),
    "as-energy": VerbForm("as energy"),
    "as-mental": VerbForm("as mental"),
    "as-physical": VerbForm("as physical"),
    "attach-to": VerbForm("attach to {a}", "piece"),
    "defend": VerbForm("defend with {a}", "piece"),
    "undefended": VerbForm("leave it undefended"),
    "activate": VerbForm("activate {a}", "piece"),
    "take": VerbForm("take {a}", "piece"),
    "assign": VerbForm("assign damage to {a}", "piece"),
}

STAT_NAMES = {
    "attack": "atk",
    "boost_icons": "boost",
    "defence": "def",
    "defense": "def",
    "hand": "hand_size",
    "health": "hit_points",
    "hp": "hit_points",
    "recover": "rec",
    "recovery": "rec",
    "scheme": "sch",
    "target": "target_threat",
    "thwart": "thw",
}

CITATIONS = {
    "order": "champions.simultaneous-resolution.1",
    "interrupt": "champions.interrupt.6",
    "respond": "champions.response.5",
    "target": "champions.initiating.10",
    "may": "champions.may.1",
    "choose-one": "champions.choose.2",
    "no-option": "champions.choose.3",
    "unless": "champions.may.1",
    "condition": "champions.play-restrictions.2",
    "limit": "champions.limit.3",
    "cost": "champions.cost.3",
    "no-change": "champions.ability.6",
    "effect": "champions.ability.10",
    "search": "champions.search.1",
    "cancel": "champions.cancel.2",
    "replacement": "champions.replacement.1",
    "prevents damaged": "champions.prevent.2",
    "prevents threat placed": "champions.prevent.3",
    "cannot": "champions.cannot.1",
    "exhausted": "champions.exhaust.2",
    "no-damage": "champions.cost.3",
    "trigger": "champions.triggering-condition.1",
    "exhausts": "champions.exhaust.1",
    "readies": "champions.ready.3",
    "damaged": "champions.damage.1",
    "healed": "champions.heal.5",
    "enters play": "champions.enters-play.1",
    "discarded": "champions.ability.10",
    "discarded paid": "champions.resource.2",
    "discarded chosen": "champions.end-of-player-phase.2",
    "discarded mulligan": "champions.setup.20",
    "discarded resolved": "champions.treachery.3",
    "discarded unattached": "champions.attach.8",
    "discarded unresolved": "champions.choose.4",
    "discarded used-up": "champions.keyword-uses.6",
    "discarded too-many": "champions.ally-limit.1",
    "healed recover": "champions.heal.3",
    "healed moved": "champions.move.5",
    "damaged consequential": "champions.ally.6",
    "damaged retaliate": "champions.keyword-retaliate.1",
    "changes form text": "champions.form.6",
    "threat removed hero": "champions.thwart.4",
    "threat removed ally": "champions.thwart.5",
    "threat placed scheme": "champions.enemy-schemes.8",
    "threat placed step-one": "champions.villain-phase.2",
    "encounter card dealt step-three": "champions.villain-phase.6",
    "encounter card dealt hazard": "champions.villain-phase.7",
    "encounter card dealt deck ran out": "champions.player-deck-empty.2",
    "draws": "champions.draw.1",
    "attached": "champions.attach.1",
    "plays": "champions.initiating.1",
    "no-host": "champions.attach.7",
    "not-a-host": "champions.attach.1",
    "choose-host": "champions.attach.1",
    "restricted": "champions.keyword-restricted.2",
    "changes control": "champions.ownership-control.5",
    "only-discard": "champions.end-of-player-phase.2",
    "only-pay": "champions.resource.2",
    "only-generate": "champions.resource-ability.2",
    "only-as-energy": "champions.wild-resource.1",
    "only-as-mental": "champions.wild-resource.1",
    "only-as-physical": "champions.wild-resource.1",
    "only-attach-to": "champions.attach.1",
    "only-attack": "champions.player-turn.7",
    "only-thwart": "champions.player-turn.7",
    "only-decline": "champions.player-turn.12",
    "only-defend": "champions.enemy-attacks.4",
    "only-undefended": "champions.enemy-attacks.4",
    "only-activate": "champions.minion.6",
    "only-choose": "champions.initiating.10",
    "only-choose-player": "champions.initiating.10",
    "only-effect": "champions.ability.12",
    "only-resolve": "champions.forced.5",
    "only-number": "champions.initiating.10",
    "only-yes": "champions.may.1",
    "only-no": "champions.may.1",
    "only-pay-cost": "champions.cost.3",
    "only-pass": "champions.response.5",
    "only-done": "champions.choose.1",
}

BEFORE = (
    Tier("when", "automatic"),
    Tier("when", "status", in_order=True),
    Tier("when", "would"),
    Tier("when", "forced"),
    Tier("when", "response", asks=True),
    Tier("when", "when-defeated"),
)
"""Before an event: texts that act by themselves, status cards, forced interrupts (those first that take the place of
what would happen), interrupts, "When Defeated"."""
AFTER = (
    Tier("after", "rules", in_order=True),
    Tier("after", "automatic", delayed=True),
    Tier("after", "when-revealed"),
    Tier("after", "forced"),
    Tier("after", "response", asks=True),
)
"""After an event: what the rules themselves do, delayed effects and texts that act by themselves, "When Revealed",
forced responses, responses."""


def here(s: State) -> str:
    """The number of the stage of the round."""
    return STEP_IDS[s.table[STEP]]


def where(label: str) -> Args:
    """A stage of the round is known by its phase and by what is done in it."""
    phase, stage = PHASE_OF_STEP.get(label, "setup"), label.replace(".", "-")
    return ("label", label), ("phase", f"phase-{phase}"), ("stage", f"step-{stage}")


def period(s: State, name: str) -> str:
    """This very attack or scheme, when a text says "until the end of this attack"; nothing outside one."""
    if name in ("attack", "activation"):
        return s.activations[-1].name if s.activations else ""
    return name


def always_grow(s: State, source: int) -> bool:
    """A lasting effect also holds for what comes to fit later."""
    return True


def you(s: State, piece: int, event: Event | None) -> int:
    """Whom a text calls "you": of a card of the scenario, the player an enemy attacks, in the end whoever defends."""
    if event is not None and event.kind is ENEMY_ATTACKS and s.controller[piece] < 0 and s.activations:
        return s.activations[-1].seat
    return controller_or_asked(s, piece, event)


def immune(s: State, source: int, piece: int) -> bool:
    """Whether a card is immune to another: to cards of its type with one of its traits ("upgrade Black Panther")."""
    if source < 0 or source == piece or not granted_to_anyone(s, "immunity"):
        return False
    face = s.rules.catalogue.faces[s.face[source]]
    return any(has_immunity(s, piece, f"{face.kind} {trait}") for trait in face.traits)


def all_cards() -> list[Card]:
    """Every printed card, pack by pack in the order of their numbers."""
    return PACKS.cards()


@cache
def rulebook(players: int, extra: tuple[Card, ...] = (), packs: frozenset[str] = frozenset((CORE,))) -> Rules:
    """The rules for so many players with the cards of some packs, and with further cards if wanted."""
    cards = (*PACKS.cards(packs), *extra)
    return Rules(
        id="champions",
        edition=str(players),
        zones=ZONES,
        tokens=TOKENS,
        dials=DIALS,
        table=TABLE,
        catalogue=Catalogue(
            (*[for_players(card, players) for card in cards], SUPPLY_OF_STATUS_CARDS, STAND_INS), ZONES.groups()
        ),
        flow=GAME,
        arbiter=first_player,
        you=you,
        immune=immune,
        absent=refuse_eliminated,
        checks=checks,
        start=start,
        before=BEFORE,
        after=AFTER,
        replaced_is_closed=True,
        refusal=refuse_ability,
        refuse_action=refuse_answer,
        out_of_reach=("refuse-not-in-hand", "refuse-not-in-play", "refuse-not-yours", "refuse-not-yours-to-use"),
        here=here,
        where=where,
        checked_stats=frozenset(("hit_points", "target_threat")),
        places_of_kind=PLACES_OF_KIND,
        kept_by_controller=frozenset(("hero", "alter-ego", "ally", "support")),
        zone_when_defeated=zone_when_defeated,
        detach=detach,
        period=period,
        lasting_effects_grow=always_grow,
        present=("play", "revealed", "boost"),
        citations=CITATIONS,
        verbs=CHAMPIONS_VERBS,
        stat_names=STAT_NAMES,
        renew_deck=renew_deck,
    )
