"""The question that waits and its options, as every interface sees them."""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING

from rulewright.kernel.decisions import keys
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.events import Event
from rulewright.kernel.state import Pending

if TYPE_CHECKING:
    from rulewright.kernel.game import Game


class Option:
    """One legal answer."""

    __slots__ = ("_decision", "index")

    def __init__(self, decision: Decision, index: int) -> None:
        self._decision = decision
        self.index = index

    @property
    def key(self) -> str:
        """Canonical English, unique in its decision, equal in every run."""
        return self._decision.keys[self.index]

    def text(self, lang: str = "en") -> str:
        """The option in words."""
        game = self._decision.standing()
        return game.module.teller.option(game.state, self.index, lang)

    @property
    def verb(self) -> str:
        """What it does, in a word: "play", "commit", "choose" ..."""
        return self._decision.pending.choices[self.index].verb

    @property
    def pieces(self) -> tuple[int, ...]:
        """The ids of the pieces it is about, as in the view."""
        choice, s = self._decision.pending.choices[self.index], self._decision.game.state
        form = s.rules.verbs[choice.verb]
        return tuple([p for p, slot in ((choice.a, form.a), (choice.b, form.b)) if slot == "piece" and p >= 0])

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Decision:
    """A question to one seat. It is valid until the next choice is made."""

    __slots__ = ("_keys", "game", "pending")

    def __init__(self, game: Game, pending: Pending) -> None:
        self.game = game
        self.pending = pending
        self._keys: tuple[str, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal answers."""
        return tuple(map(Option, repeat(self), range(len(self.pending.choices))))

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the options, in their order."""
        if self._keys is None:
            self._keys = keys(self.standing().state, self.pending)
        return self._keys

    @property
    def seat(self) -> int:
        """The person that is asked: the seat at the table, whichever decks lie before it."""
        return self.game.state.persons[self.pending.seat]

    @property
    def player(self) -> int:
        """The player, in the words of the rules, for whom the person answers: one of those the person holds."""
        return self.pending.seat

    @property
    def kind(self) -> str:
        """A short word for what is asked."""
        return self.pending.node.kind

    @property
    def rule(self) -> str:
        """The id of the rule that asks."""
        node, s, data = self.pending.node, self.game.state, self.pending.data
        return node.shared_because(s, data) if self.pending.alone else node.because(s, data)

    @property
    def about(self) -> tuple[int, ...]:
        """The ids of the pieces the question is about: the card whose text asks, the enemy that attacks ..."""
        _, args = self.pending.node.question(self.game.state, self.pending.data)
        found = []
        for name, what in args:
            piece = what.piece if isinstance(what, Event) else what if name in ("piece", "source") else -1
            if isinstance(piece, int) and piece >= 0:
                found.append(piece)
        return tuple(found)

    @property
    def purpose(self) -> str:
        """What it is for: "action", "response", "price", "harm" or "help" to what is chosen, "order", "place" ..."""
        return self.pending.node.purpose_of(self.game.state, self.pending.data)

    @property
    def picked(self) -> tuple[int, ...]:
        """The ids of the pieces picked so far, where one question picks several."""
        return self.pending.node.picks(self.game.state, self.pending.data)

    def prompt(self, lang: str = "en") -> str:
        """The question in words."""
        game = self.standing()
        return game.module.teller.prompt(game.state, lang)

    def standing(self) -> Game:
        """The game, if it still waits for this answer. RulewrightError when a choice was made since."""
        if self.game.state.pending is not self.pending:
            raise RulewrightError("error-question-is-over")
        return self.game
