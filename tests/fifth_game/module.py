"""The game as the package offers it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from fifth_game.cards import PACKS
from fifth_game.flow import GAME as FLOW
from fifth_game.table import BOARD, DECK, GROUPS, SIDES, ZONES
from rulewright.kernel.capabilities import Layout
from rulewright.kernel.cards import Card, Catalogue
from rulewright.kernel.decisions import VERBS, VerbForm
from rulewright.kernel.game import GameInfo, Setup, Teller
from rulewright.kernel.opening import GameModule
from rulewright.kernel.places import create
from rulewright.kernel.rules import Rules
from rulewright.kernel.setup_input import Input, check_options, checked
from rulewright.kernel.state import State
from rulewright.language.interface import Interface

RULES = Rules(
    id="bridges",
    zones=ZONES,
    catalogue=Catalogue(PACKS.cards(), GROUPS),
    flow=FLOW,
    verbs={**VERBS, "place": VerbForm("place {a}", "piece"), "to": VerbForm("to {a}", "piece")},
    citations={"respond": "bridges.answer.1", "draws": "bridges.turn.1"},
)


class SetupInput(Input):
    """The setup of a new game: there are always two players."""

    seats: Annotated[int, Meta(ge=2, le=2)] = 2


class Bridges(GameModule):
    """Three Bridges."""

    teller: Teller = Interface("bridges")

    def info(self) -> GameInfo:
        titles = {"en": "Three Bridges", "uk": "Три мости", "ru": "Три моста"}
        return GameInfo("bridges", titles, (2, 2), (), (), {})

    def open(self, setup: Setup) -> State:
        check_options(setup, SetupInput, {})
        checked("setup", SetupInput, setup)
        s = State.empty(RULES, 2, 0)
        s.secret = True
        for number, card in enumerate(RULES.catalogue.cards):
            seat = SIDES.index(card.set) if card.set in SIDES else -1
            for _ in range(card.copies):
                create(s, number, seat, BOARD if seat < 0 else DECK + seat)
        s.push(FLOW)
        return s

    def rulebook(self, edition: str, packs: frozenset[str]) -> Rules:
        return RULES

    def cards(self, edition: str = "") -> list[Card]:
        return PACKS.cards()

    def layout(self) -> Layout:
        return Layout(("board", "guards"), (), player_piles=("deck", "discard"), sides={"bridge": "side"}, rivals=True)


GAME = Bridges()
