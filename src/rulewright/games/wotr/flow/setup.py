"""Setting up: the decks are shuffled, each player draws, and cycles as many cards as the scenario says."""

from __future__ import annotations

from rulewright.games.wotr.flow.actions import DRAW_CARDS
from rulewright.games.wotr.flow.activation import BATTLEGROUND_DECKS
from rulewright.games.wotr.flow.giving_up import CYCLE_FROM_HAND
from rulewright.games.wotr.flow.round import ROUNDS
from rulewright.games.wotr.table import DECK, PATHS
from rulewright.games.wotr.tables.scenarios import scenario
from rulewright.kernel.decks import shuffle
from rulewright.kernel.state import State
from rulewright.kernel.steps import Do, Steps


def shuffle_decks(s: State) -> None:
    """Every deck of faction cards, both battleground decks, and the paths of each number by themselves."""
    for zone in (*(DECK + seat for seat in range(s.seats)), *BATTLEGROUND_DECKS, *PATHS):
        shuffle(s, zone)


def opening_hands(s: State) -> None:
    """Each player draws, then cycles."""
    for seat in dict.fromkeys(s.order):
        holder = scenario(s).holders[seat]
        s.push(DRAW_CARDS, 0, (seat, holder.opening))
        s.push(CYCLE_FROM_HAND, 0, (seat, holder.cycles, -1))


GAME = Steps(
    Do(shuffle_decks, label="setup.1"),
    Do(opening_hands, label="setup.2"),
    ROUNDS,
)
