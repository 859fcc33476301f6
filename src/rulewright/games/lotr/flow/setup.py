"""Setting up the game: steps 1 to 7 of the book."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.flow.playing import attach_silently
from rulewright.games.lotr.flow.quest import begin_stage
from rulewright.games.lotr.table import (
    ASIDE,
    CAMPAIGN,
    CARRIED,
    DECK,
    HAND,
    PLAY,
    STAGING,
    START,
    THREAT,
    heroes,
    strength,
)
from rulewright.kernel.decks import shuffle, take_from_top
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.places import move, move_all
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, Do, EachSeat, Steps
from rulewright.kernel.using import use_specials
from rulewright.lcg.events import DRAWS

OPENING_HAND = 6


def decks_are_shuffled(s: State) -> None:
    """Step 1: player decks and encounter deck are shuffled. `open_game` has laid them out so: in no order yet."""


def set_threat(s: State) -> None:
    """Step 2: each dial shows the threat cost of the player's heroes (and what a campaign adds)."""
    for seat in range(s.seats):
        cost = strength(s, heroes(s, seat), "threat_cost")
        s.dials[THREAT][seat] = s.dials[CARRIED][seat] or cost + s.dials[START][seat]
        s.note("log-starting-threat", "lotr.setup.6", ("seat", seat), ("number", s.dials[THREAT][seat]))


def draw_opening_hands(s: State) -> None:
    """Step 5: six cards each."""
    happen_together(s, [Event(DRAWS, -1, seat, OPENING_HAND) for seat in s.order])


@dataclass(frozen=True, eq=False)
class Mulligan(Ask):
    """Step 5: each player may once replace the whole opening hand."""

    rule: str = "lotr.setup.13"
    kind = "mulligan"
    prompt = "ask-mulligan"
    verbs = "keep mulligan"

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("keep"), Choice("mulligan")]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = s.scopes[-1].you
        if choice.verb == "keep":
            s.note("log-keeps", self.rule, ("seat", seat))
            return
        s.note("log-mulligan", "lotr.mulligan.2", ("seat", seat))
        if s.rules.edition == "classic":
            old = s.zones[HAND + seat][:]
            self.draw(s, seat)
            for piece in old:
                move(s, piece, DECK + seat)
            shuffle(s, DECK + seat)
        else:
            move_all(s, HAND + seat, DECK + seat)
            shuffle(s, DECK + seat)
            self.draw(s, seat)

    def draw(self, s: State, seat: int) -> None:
        """Six new cards."""
        take_from_top(s, DECK + seat, HAND + seat, OPENING_HAND)


def begin_campaign(s: State) -> None:
    """In a campaign, with the dials set: Permanent cards go to their heroes, cards with Setup to the play area."""
    faces = s.rules.catalogue.faces
    for piece in [p for p in s.zones[ASIDE] if s.host[p] >= 0]:
        move(s, piece, s.zone[s.host[piece]])
        attach_silently(s, piece, s.host[piece])
    for piece in [p for p in s.zones[ASIDE] if "setup" in faces[s.face[p]].keywords]:
        move(s, piece, PLAY + s.owner[piece] if s.owner[piece] >= 0 else STAGING)


def follow_campaign_card(s: State) -> None:
    """In a campaign: the setup instructions of the scenario's campaign card."""
    for card in s.zones[CAMPAIGN]:
        use_specials(s, card, "setup", s.rules.arbiter(s))


SETUP_STEPS = Steps(
    Do(decks_are_shuffled, label="setup.1"),
    Do(set_threat, label="setup.2"),
    Do(begin_campaign),
    Do(draw_opening_hands, label="setup.5"),
    EachSeat(Mulligan(), label="setup.5b"),
    Do(follow_campaign_card),
    Do(begin_stage, label="setup.7"),
    label="setup",
)
