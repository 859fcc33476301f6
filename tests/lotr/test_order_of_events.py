"""What a text lets happen waits for what it let happen before, however many events it is."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rulewright.games.lotr.events import THREAT_RISES
from rulewright.games.lotr.vocabulary.printing import event, hero
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import THIS, Action, Response, on
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.state import Scope, State
from support.lotr import lotr, offers, only, seat, threat


@dataclass(frozen=True, eq=False)
class ThreatTwice(Verb):
    """The threat of its player rises, then that of each player."""

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(THREAT_RISES, -1, scope.you, 1, scope.source))
        later = [Event(THREAT_RISES, -1, player, 2, scope.source) for player in s.order]
        if len(later) == 1:
            happen(s, later[0])
        else:
            happen_together(s, later)

    def can(self, s: State, scope: Scope) -> bool:
        return True


WATCHER = hero(
    "Watcher", Response(GainResources(THIS, 1), after=on(THREAT_RISES)),
    number=985, sphere="leadership", threat=8, stats=(0, 1, 1, 9), traits="Noble.",
)  # fmt: skip
OMENS = event("Omens", Action(ThreatTwice()), number=986, copies=3, cost=0)


@pytest.mark.parametrize("players", [1, 2])
def test_later_events_wait_for_the_answers_to_the_first(players: int):
    others = [seat(heroes=["Legolas"], threat=20)] * (players - 1)
    game = lotr(seat(heroes=["Watcher"], hand=["Omens"], threat=10), *others, at="2.2", extra=(WATCHER, OMENS))
    game.choose("play Omens")
    assert (offers(game), [threat(game, i) for i in range(players)]) == (["use Watcher", "pass"], [11, 20][:players])
    game.choose("use Watcher")
    assert (offers(game), [threat(game, i) for i in range(players)]) == (["use Watcher", "pass"], [13, 22][:players])
    assert only(game, "Watcher").tokens == {"resources": 1}
