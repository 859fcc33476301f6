"""Deck files, as this game offers them to every interface."""

from __future__ import annotations

from rulewright.games.champions.tables import deckfiles
from rulewright.games.champions.tables.decks import POOL, STARTERS, Deck, problems
from rulewright.kernel import capabilities
from rulewright.kernel.capabilities import Told
from rulewright.kernel.game import RulewrightError

Plain = capabilities.Deck


def built(deck: Plain) -> Deck:
    """A deck from plain data that `Deck.plain` wrote."""
    cards = deck["cards"]
    assert isinstance(cards, dict)
    return Deck(
        str(deck["name"]), str(deck["hero"]), {c: copies for c, copies in cards.items() if isinstance(copies, int)}
    )


class ChampionsDecks:
    """Decks of the communities: MarvelCDB JSON and text, OCTGN."""

    formats: capabilities.Names = deckfiles.FORMATS

    def shipped(self, name: str) -> Plain:
        """A starter deck."""
        if name not in STARTERS:
            raise RulewrightError("error-unknown-deck", name=name, known=", ".join(STARTERS))
        return STARTERS[name].plain()

    def read(self, text: str, form: str) -> Plain:
        """The deck a file tells of."""
        return deckfiles.read(text, form).plain()

    def write(self, deck: Plain, form: str) -> str:
        """A deck in a format."""
        return deckfiles.write(built(deck), form)

    def problems(self, deck: Plain) -> list[RulewrightError]:
        """Everything that is wrong with a deck."""
        return problems(built(deck))

    def praise(self, deck: Plain) -> Told:
        """Whose deck a legal one is, and how many cards it has."""
        ready = built(deck)
        return "deck-legal", {"name": ready.name, "hero": POOL[ready.hero].name, "cards": ready.size()}
