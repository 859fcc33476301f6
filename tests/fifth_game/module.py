"""The game as the package offers it."""

from __future__ import annotations

from fifth_game.cards import PACKS
from fifth_game.flow import GAME as FLOW
from fifth_game.table import BOARD, DECK, SIDES, ZONES
from rulewright.kernel.capabilities import Layout
from rulewright.kernel.cards import Catalogue
from rulewright.kernel.decisions import VERBS, VerbForm
from rulewright.kernel.opening import GameModule
from rulewright.kernel.places import create
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import State
from rulewright.language.interface import Interface

TITLES = {"en": "Three Bridges", "uk": "Три мости", "ru": "Три моста"}


class Bridges(GameModule):
    """Three Bridges."""

    titles = TITLES
    people = (2, 2)
    teller = Interface("bridges")
    rules = Rules(
        id="bridges",
        zones=ZONES,
        catalogue=Catalogue(PACKS.cards(), ZONES.groups()),
        flow=FLOW,
        verbs={**VERBS, "place": VerbForm("place {a}", "piece"), "to": VerbForm("to {a}", "piece")},
        citations={"respond": "bridges.answer.1", "draws": "bridges.turn.1"},
    )

    def lay_out(self, s: State) -> None:
        s.secret = True
        for number, card in enumerate(s.rules.catalogue.cards):
            seat = SIDES.index(card.set) if card.set in SIDES else -1
            for _ in range(card.copies):
                create(s, number, seat, BOARD if seat < 0 else DECK + seat)

    def layout(self) -> Layout:
        return Layout(("board", "guards"), (), player_piles=("deck", "discard"), sides={"bridge": "side"}, rivals=True)


GAME = Bridges()
