"""What texts do with encounter cards: reveal them, discard them, put them into play, gain surge."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import FROM_DECK, THREAT_PLACED, gather_encounter_deck, renew_encounter_deck
from rulewright.games.champions.flow.encounter import (
    CANCELLED,
    CARD_REVEALED,
    REVEALS,
    enter_engaged,
    gain_surge,
    reveal,
    reveal_top,
    revealing,
)
from rulewright.games.champions.table import (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENVIRONMENT,
    REVEALED,
    first_player,
    kind,
)
from rulewright.kernel.abilities import Ability, Trigger
from rulewright.kernel.changing import current
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.decks import top_card
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import in_play, move
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Do, go_on
from rulewright.kernel.vocabulary import Players, Selector
from rulewright.lcg.events import DISCARDED, ENTERS_PLAY
from rulewright.lcg.vocabulary import TREACHERY


@dataclass(frozen=True, eq=False)
class LoseIfCompleted(Ability):
    """If this stage is completed, the players lose the game: it is the last one."""


@dataclass(frozen=True, eq=False)
class RevealTop(Verb):
    """You reveal the top card of the encounter deck."""

    def apply(self, s: State, scope: Scope) -> None:
        reveal_top(s, scope.you)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[ENCOUNTER_DECK] or s.zones[ENCOUNTER_DISCARD])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("reveal", 1, -1, scope.you, False)]


@dataclass(frozen=True, eq=False)
class Reveal(Verb):
    """You reveal cards, wherever they are."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for card in self.what.find(s, scope):
            reveal(s, card, scope.you)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("reveal", 1, card, scope.you, False) for card in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class CancelWhenRevealed(Verb):
    """The "When Revealed" effects of the card that is about to be revealed do not happen; it counts as revealed."""

    def apply(self, s: State, scope: Scope) -> None:
        revealing(s)[CANCELLED] = 1
        card = revealing(s)[REVEALS]
        assert isinstance(card, int)
        s.note("log-cancels-effect", s.rules.cite("cancel"), ("source", scope.source), ("piece", card))

    def cancels(self) -> bool:
        return True

    def can(self, s: State, scope: Scope) -> bool:
        return current(s, scope.event) is not None


@dataclass(frozen=True, eq=False)
class RevealedWithEffects(Trigger):
    """A card is revealed, and nobody has cancelled its "When Revealed" effects so far."""

    def matches(self, s: State, scope: Scope, event: Event) -> bool:
        return CANCELLED not in revealing(s) and Trigger.matches(self, s, scope, event)


TREACHERY_REVEALED = RevealedWithEffects(CARD_REVEALED, TREACHERY, how=FROM_DECK)


@dataclass(frozen=True, eq=False)
class GainSurge(Verb):
    """The card being revealed gains surge."""

    def apply(self, s: State, scope: Scope) -> None:
        gain_surge(s)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(revealing(s))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("reveal", 1, -1, scope.you, False)]


def _discard_encounter_card(s: State, e: Event) -> tuple[Event, ...]:
    names, piece = s.scopes[-1].names, top_card(s, ENCOUNTER_DECK)
    names["it"] = piece
    if piece < 0:
        return ()
    names["icons"] = s.rules.catalogue.faces[s.face[piece]].stats.get("boost", 0)
    move(s, piece, ENCOUNTER_DISCARD)
    s.note("log-discards-encounter-card", "champions.ability.10", ("piece", piece))
    return (Event(DISCARDED, piece, source=e.source),)


DISCARDS_ENCOUNTER_CARD = EventKind(
    "discards encounter card", _discard_encounter_card, rule="champions.encounter-deck-empty.1",
)  # fmt: skip
"""The top card of the encounter deck is discarded: `it`, with so many boost `icons`. The deck is made anew after it."""
RENEW = Do(renew_encounter_deck)


@dataclass(frozen=True, eq=False)
class DiscardEncounterCard(Verb):
    """Discard the top card of the encounter deck; its boost icons are remembered."""

    def apply(self, s: State, scope: Scope) -> None:
        gather_encounter_deck(s)
        happen(s, Event(DISCARDS_ENCOUNTER_CARD, source=scope.source))
        go_on(s, RENEW)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[ENCOUNTER_DECK] or s.zones[ENCOUNTER_DISCARD])


@dataclass(frozen=True, eq=False)
class DiscardUntil(Verb):
    """Discard cards from the encounter deck until one that fits is discarded; if the deck runs out, there is none."""

    what: Selector

    def words(self) -> tuple[str, dict[str, object]]:
        return "discard-until", {"what": self.what, "name": "it"}

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scopes[-1]
        if pc == 0:
            gather_encounter_deck(s)
        else:
            piece = scope.get("it")
            if piece >= 0 and self.what.matches(s, scope, piece):
                move(s, piece, REVEALED)
                renew_encounter_deck(s)
                return
            if not s.zones[ENCOUNTER_DECK]:
                scope.names["it"] = -1
                renew_encounter_deck(s)
                return
        happen(s, Event(DISCARDS_ENCOUNTER_CARD, source=scope.source))
        go_on(s, self, 1)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[ENCOUNTER_DECK] or s.zones[ENCOUNTER_DISCARD])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("reveal", 1, -1, scope.you, False)]


@dataclass(frozen=True, eq=False)
class EnterEngaged(Verb):
    """Minions enter play engaged with a player, without being revealed."""

    what: Selector
    players: Players = YOU

    def words(self) -> tuple[str, dict[str, object]]:
        return "enter-engaged", {"what": self.what, "whom": self.players}

    def reach(self) -> Selector:
        return self.what

    def would_change(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        return [p for p in pieces if kind(s, p) == "minion" and not in_play(s, p)]

    def apply(self, s: State, scope: Scope) -> None:
        seats = self.players.find(s, scope)
        for card in self.would_change(s, scope, self.what.find(s, scope)):
            enter_engaged(s, card, seats[0], "put")

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.would_change(s, scope, self.what.find(s, scope)))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        seats = self.players.find(s, scope)
        return [Hint("engage", 1, card, seats[0], False) for card in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class EnterAsEnvironment(Verb):
    """An environment enters play, without being revealed."""

    what: Selector

    def words(self) -> tuple[str, dict[str, object]]:
        return "put-into-play", {"what": self.what}

    def events(self, s: State, scope: Scope) -> list[Event]:
        found = [p for p in self.what.find(s, scope) if not in_play(s, p)]
        return [Event(ENTERS_PLAY, p, -1, other=ENVIRONMENT, how="put") for p in found]


@dataclass(frozen=True, eq=False)
class PlaceThreatOnOne(AskingEffect):
    """Place threat on the scheme of this title; if there are several, the first player chooses one of them."""

    what: Selector
    amount: int
    rule: str = "champions.first-player.6"
    kind = "target"
    prompt = "ask-pick"
    purpose = "harm"
    verbs = "choose"

    def words(self) -> tuple[str, dict[str, object]]:
        return "place-threat", {"what": self.what, "amount": self.amount}

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return first_player(s)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scope.source),)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("choose", scheme) for scheme in self.what.find(s, s.scope)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.a in self.what.find(s, s.scope):
            return None
        return Refusal("refuse-not-what", self.rule, choice.a, s.scope.source, (("what", self.what),))

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(THREAT_PLACED, choice.a, s.scope.you, self.amount, s.scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("place-threat", self.amount, scheme, -1, False) for scheme in self.what.find(s, scope)[:1]]
