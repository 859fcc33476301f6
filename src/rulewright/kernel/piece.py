"""A piece as it lies on the table, as every interface sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.kernel.errors import word
from rulewright.kernel.state import State
from rulewright.kernel.titles import fold
from rulewright.kernel.values import derivation, value

if TYPE_CHECKING:
    from rulewright.kernel.game import Game


class Piece:
    """A piece as it lies on the table now."""

    def __init__(self, game: Game, piece: int) -> None:
        self._game = game
        self.id = piece

    @property
    def name(self) -> str:
        """The English title."""
        s = self._game.state
        return s.rules.catalogue.faces[s.face[self.id]].name

    @property
    def kind(self) -> str:
        """The card type it has now."""
        s = self._game.state
        return s.rules.catalogue.faces[s.face[self.id]].kind

    @property
    def zone(self) -> str:
        """The name of the zone it lies in."""
        s = self._game.state
        return s.rules.zones.defs[s.zone[self.id]].name

    @property
    def seat(self) -> int | None:
        """The seat whose zone it lies in; None for a shared zone."""
        s = self._game.state
        holder = s.rules.zones.holder[s.zone[self.id]]
        return holder if holder >= 0 else None

    @property
    def owner(self) -> int | None:
        """The seat that owns it; None for the scenario."""
        owner = self._game.state.owner[self.id]
        return owner if owner >= 0 else None

    @property
    def controller(self) -> int | None:
        """The seat that controls it; None for the scenario."""
        controller = self._game.state.controller[self.id]
        return controller if controller >= 0 else None

    @property
    def exhausted(self) -> bool:
        """Whether it is exhausted."""
        return bool(self._game.state.exhausted[self.id])

    @property
    def attached_to(self) -> str | None:
        """The title of the card it is attached to (or dealt to, as a shadow card)."""
        s = self._game.state
        host = s.host[self.id]
        return None if host < 0 else s.rules.catalogue.faces[s.face[host]].name

    @property
    def at(self) -> str | None:
        """The title of the place where it stands."""
        s = self._game.state
        place = s.at.get(self.id, -1)
        return None if place < 0 else s.rules.catalogue.faces[s.face[place]].name

    @property
    def tokens(self) -> dict[str, int]:
        """The tokens on it, by name; only those that are there. Who stands for a player has that player's tokens."""
        s = self._game.state
        names, seat = s.rules.tokens, s.rules.stands_for(s, self.id)
        found = {name: s.tokens[i][self.id] for i, name in enumerate(names) if s.tokens[i][self.id]}
        if seat >= 0:
            kept = {name: s.dials[i][seat] for i, name in enumerate(s.rules.dials) if name in names}
            found |= {name: count for name, count in kept.items() if count}
        return found

    def value(self, stat: str) -> int:
        """A value after all modifiers; 0 when the piece has none of this name. "ATK", "attack" and "hit points" do."""
        s = self._game.state
        return value(s, self.id, stat_named(s, stat))

    def explain(self, stat: str, lang: str = "en") -> list[str]:
        """How the value comes about, line by line."""
        s = self._game.state
        name, teller = stat_named(s, stat), self._game.module.teller
        return [teller.line(s, name, line, lang) for line in derivation(s, self.id, name)]


def stat_named(s: State, given: str) -> str:
    """The value that is meant, whatever the capitals, spaces and hyphens; as it is written, if no card has it."""
    name = word("stat", given)
    plain = fold(name).replace(" ", "_").replace("-", "_")
    plain = s.rules.stat_names.get(plain, plain)
    for face in s.rules.catalogue.faces:
        if name in face.stats:
            return name
        for stat in face.stats:
            if stat.replace("-", "_") == plain:
                return stat
    return name
