"""The game put together: its rules for each scenario."""

from __future__ import annotations

from functools import cache

from rulewright.games.wotr.cards import PACKS
from rulewright.games.wotr.flow import actions as acting
from rulewright.games.wotr.flow.combat import attackers_decide
from rulewright.games.wotr.flow.setup import GAME
from rulewright.games.wotr.table import DIALS, ELIMINATED, MARKS, PHASE, PHASES, TABLE, TOKENS, ZONES
from rulewright.games.wotr.tables.scenarios import SCENARIOS, first_player
from rulewright.kernel.cards import Card, Catalogue
from rulewright.kernel.decisions import VERBS, Args, VerbForm
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import State

WOTR_VERBS = {
    **VERBS,
    "to": VerbForm("to {a}", "piece"),
    "to-reserve": VerbForm("to reserve"),
    "wield": VerbForm("onto {a}", "piece"),
    "move": VerbForm("move {a}", "piece"),
    "cycle": VerbForm("cycle {a}", "piece"),
    "eliminate": VerbForm("eliminate {a}", "piece"),
    "forsake": VerbForm("forsake {a}", "piece"),
    "forsake-top": VerbForm("forsake the top card"),
    "winnow": VerbForm("winnow"),
    "ring": VerbForm("use the Ring token"),
    "fight": VerbForm("fight at {a}", "piece"),
    "support": VerbForm("support {a}", "piece"),
    "lose": VerbForm("lose {a}", "piece"),
    "activate": VerbForm("activate {a}", "piece"),
    "take": VerbForm("take {a}", "piece"),
    "take-none": VerbForm("take none"),
    "keep": VerbForm("keep {a}", "piece"),
    "play-none": VerbForm("play none"),
}

CITATIONS = {
    "order": "wotr.special-cases.1",
    "target": "wotr.faction-cards.17",
    "may": "wotr.faction-cards.17",
    "choose-one": "wotr.faction-cards.17",
    "condition": "wotr.use-an-action.1",
    "limit": "wotr.use-an-action.1",
    "cost": "wotr.procedure-eliminate.8",
    "no-change": "wotr.use-an-action.1",
    "effect": "wotr.faction-cards.17",
    "cannot": "wotr.faction-cards.17",
    "draws": "wotr.procedure-draw.1",
    "proposal": "wotr.who-can-see-what.7",
}


def pile_of(s: State, piece: int) -> int:
    """Where a card goes that leaves play for good."""
    return ELIMINATED + s.owner[piece]


def all_cards() -> list[Card]:
    """Every printed card, pack by pack: the faction cards in the order of their numbers, battlegrounds, paths."""
    return PACKS.cards()


@cache
def catalogue(packs: tuple[str, ...], extra: tuple[Card, ...] = ()) -> Catalogue:
    """The cards of some packs, with further ones if wanted."""
    return Catalogue((*PACKS.cards(packs), *extra), ZONES.groups())


def here(s: State) -> str:
    """The number of the phase."""
    return str(s.table[PHASE]) if s.table[PHASE] else ""


def where(label: str) -> Args:
    """A step is known by its phase."""
    return (("phase", "phase-" + PHASES[int(label[0])]),)


@cache
def rulebook(scenario: str, extra: tuple[Card, ...] = ()) -> Rules:
    """The rules of one scenario."""
    return Rules(
        id="wotr",
        edition=scenario,
        zones=ZONES,
        tokens=TOKENS,
        marks=MARKS,
        dials=DIALS,
        table=TABLE,
        catalogue=catalogue(SCENARIOS[scenario].packs, extra),
        flow=GAME,
        arbiter=first_player,
        dispute=attackers_decide,
        act=acting.act,
        zone_when_defeated=pile_of,
        citations=CITATIONS,
        verbs=WOTR_VERBS,
        here=here,
        where=where,
    )  # fmt: skip
