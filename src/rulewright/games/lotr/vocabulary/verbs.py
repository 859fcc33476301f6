"""The verbs of card texts that only this game has."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import (
    ENGAGES,
    GAINS_RESOURCES,
    LEAVES_QUEST,
    PROGRESS_PLACED,
    PROGRESS_REMOVED,
    SHADOW_DEALT,
    SPENDS_RESOURCES,
    THREAT_FALLS,
    THREAT_RISES,
)
from rulewright.games.lotr.flow.ending import lose, win
from rulewright.games.lotr.flow.enemy_attacks import shadow_cards
from rulewright.games.lotr.flow.player_attacks import enemies_in_play, enemy_zones, refuse_target, strike
from rulewright.games.lotr.flow.playing import attach, become_attachment
from rulewright.games.lotr.flow.quest import place_progress
from rulewright.games.lotr.flow.staging import reveal
from rulewright.games.lotr.table import (
    COMMITTED,
    DAMAGE,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    PLAY,
    PROGRESS,
    QUEST_DECK,
    REMOVED,
    RESOURCES,
    SHADOWS_OFF,
    STAGING,
    THREAT,
    characters,
    current_quest,
    enemies,
    engaged_with,
    kind,
)
from rulewright.kernel.chance import roll
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.effects.base import AskingEffect, Hint, Verb
from rulewright.kernel.effects.reach import present, touched
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import forbidden, granted_to_anyone
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.places import carry, in_play, move, shuffle
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.vocabulary import Number, Players, Selector, number
from rulewright.lcg.events import DISCARDED, ENTERS_PLAY, HEALED
from rulewright.lcg.events import REMOVED as REMOVED_FROM_GAME
from rulewright.lcg.playing import refuses_attachment


@dataclass(frozen=True, eq=False)
class PlaceProgress(Verb):
    """Place progress on the current quest (the active location takes it first)."""

    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        if amount > 0 and current_quest(s) >= 0:
            place_progress(s, amount, scope.source)

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0 and current_quest(s) >= 0

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("progress", number(s, scope, self.amount), current_quest(s), scope.you, True)]


@dataclass(frozen=True, eq=False)
class PlaceProgressOn(Verb):
    """Place progress on locations."""

    what: Selector
    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        happen_together(s, [Event(PROGRESS_PLACED, p, -1, amount, scope.source) for p in present(s, scope, self.what)])

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0 and bool(present(s, scope, self.what))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        amount = number(s, scope, self.amount)
        return [Hint("progress", amount, p, scope.you, True) for p in present(s, scope, self.what)]


@dataclass(frozen=True, eq=False)
class RemoveProgress(Verb):
    """Remove progress from the current quest, as much as there is."""

    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        quest = current_quest(s)
        amount = min(number(s, scope, self.amount), s.tokens[PROGRESS][quest]) if quest >= 0 else 0
        if amount > 0:
            happen(s, Event(PROGRESS_REMOVED, quest, -1, amount, scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        quest = current_quest(s)
        return quest >= 0 and s.tokens[PROGRESS][quest] > 0

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("progress", number(s, scope, self.amount), current_quest(s), scope.you, False)]


@dataclass(frozen=True, eq=False)
class RaiseThreat(Verb):
    """Raise players' threat."""

    amount: Number
    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        if amount > 0:
            happen_together(s, [Event(THREAT_RISES, -1, p, amount, scope.source) for p in self.players.find(s, scope)])

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0 and bool(self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("threat", number(s, scope, self.amount), -1, p, False) for p in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class LowerThreat(Verb):
    """Reduce players' threat."""

    amount: Number
    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        happen_together(s, [Event(THREAT_FALLS, -1, p, amount, scope.source) for p in self.players.find(s, scope)])

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.dials[THREAT][p] > 0 for p in self.players.find(s, scope))

    def payable(self, s: State, scope: Scope) -> bool:
        amount = number(s, scope, self.amount)
        return all(s.dials[THREAT][p] >= amount for p in self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("threat", number(s, scope, self.amount), -1, p, True) for p in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class GainResources(Verb):
    """Add resources to the pools of heroes, or to other cards that hold them."""

    what: Selector
    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        happen_together(
            s,
            [Event(GAINS_RESOURCES, p, s.controller[p], amount, scope.source) for p in present(s, scope, self.what)],
        )

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0 and bool(present(s, scope, self.what))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        amount = number(s, scope, self.amount)
        return [
            Hint("resources", amount, p, s.controller[p], s.controller[p] >= 0) for p in present(s, scope, self.what)
        ]


@dataclass(frozen=True, eq=False)
class Spend(Verb):
    """Spend resources from a hero's pool."""

    amount: int
    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for p in self.what.find(s, scope):
            happen(s, Event(SPENDS_RESOURCES, p, s.controller[p], self.amount))

    def can(self, s: State, scope: Scope) -> bool:
        found, pools = self.what.find(s, scope), s.tokens[RESOURCES]
        for p in found:
            if pools[p] < self.amount:
                return False
        return bool(found)

    def lacks(self, s: State, scope: Scope) -> Refusal | None:
        for p in self.what.find(s, scope):
            if s.tokens[RESOURCES][p] < self.amount:
                more = (("number", self.amount), ("have", s.tokens[RESOURCES][p]))
                return Refusal("refuse-resources", "lotr.ability.14", p, more=more)
        return None

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("resources", self.amount, p, s.controller[p], False) for p in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class Engage(Verb):
    """A player engages enemies."""

    what: Selector
    players: Players = YOU

    def able(self, s: State, scope: Scope) -> list[tuple[int, int]]:
        """The enemies that can engage, and whom."""
        seats = self.players.find(s, scope)
        if not seats:
            return []
        seat = seats[0]
        found = [p for p in touched(s, scope, self.what) if kind(s, p) == "enemy"]
        return [(p, seat) for p in found if engaged_with(s, p) != seat and forbidden(s, "engage", p, seat) < 0]

    def apply(self, s: State, scope: Scope) -> None:
        happen_together(s, [Event(ENGAGES, p, seat, source=scope.source) for p, seat in self.able(s, scope)])

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.able(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("engage", 1, p, seat, False) for p, seat in self.able(s, scope)]


@dataclass(frozen=True, eq=False)
class RemoveFromQuest(Verb):
    """Characters are no longer committed to the quest; they do not ready."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        happen_together(
            s, [Event(LEAVES_QUEST, p, s.controller[p], source=scope.source) for p in self.on_quest(s, scope)]
        )

    def on_quest(self, s: State, scope: Scope) -> list[int]:
        """Those of the characters that are committed."""
        return [p for p in touched(s, scope, self.what) if s.tokens[COMMITTED][p]]

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.on_quest(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("quest", 1, p, s.controller[p], False) for p in self.on_quest(s, scope)]


@dataclass(frozen=True, eq=False)
class RevealEncounterCards(Verb):
    """Reveal cards from the top of the encounter deck."""

    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        for _ in range(number(s, scope, self.amount)):
            reveal(s, "effect")

    def can(self, s: State, scope: Scope) -> bool:
        refillable = s.zones[ENCOUNTER_DECK] or s.zones[ENCOUNTER_DISCARD]
        return number(s, scope, self.amount) > 0 and bool(refillable)

    def payable(self, s: State, scope: Scope) -> bool:
        return len(s.zones[ENCOUNTER_DECK]) >= number(s, scope, self.amount)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("reveal", number(s, scope, self.amount), -1, scope.you, False)]


@dataclass(frozen=True, eq=False)
class AddToStaging(Verb):
    """Put cards into the staging area without revealing them."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        happen_together(
            s,
            [Event(ENTERS_PLAY, p, -1, 0, scope.source, STAGING, "added") for p in self.what.find(s, scope)],
        )

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("stage", 1, p, -1, False) for p in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class FindOne(Verb):
    """Search the encounter deck (and the discard pile) for a card that fits and bind it to a name; any copy will do."""

    what: Selector
    name: str
    discard_too: bool = False

    def apply(self, s: State, scope: Scope) -> None:
        found = self.candidates(s, scope)
        scope.names[self.name] = found[0] if found else -1

    def candidates(self, s: State, scope: Scope) -> list[int]:
        """The cards that fit."""
        zones = (ENCOUNTER_DECK, ENCOUNTER_DISCARD) if self.discard_too else (ENCOUNTER_DECK,)
        return [p for zone in zones for p in s.zones[zone] if self.what.matches(s, scope, p)]

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.candidates(s, scope))


@dataclass(frozen=True, eq=False)
class ShuffleEncounterDeck(Verb):
    """Shuffle the encounter deck."""

    def apply(self, s: State, scope: Scope) -> None:
        shuffle(s, ENCOUNTER_DECK)

    def can(self, s: State, scope: Scope) -> bool:
        return len(s.zones[ENCOUNTER_DECK]) > 1


@dataclass(frozen=True, eq=False)
class DealShadow(Verb):
    """Deal an enemy further shadow cards."""

    what: Selector
    amount: Number = 1

    def apply(self, s: State, scope: Scope) -> None:
        if s.table[SHADOWS_OFF]:
            return
        amount = number(s, scope, self.amount)
        dealt = [p for p in touched(s, scope, self.what) for _ in range(amount)]
        for p in dealt[: len(s.zones[ENCOUNTER_DECK])]:
            happen(s, Event(SHADOW_DEALT, p, scope.you, source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[ENCOUNTER_DECK]) and bool(touched(s, scope, self.what)) and not s.table[SHADOWS_OFF]

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("shadow", len(shadow_cards(s, p)) + 1, p, scope.you, True) for p in touched(s, scope, self.what)]


@dataclass(frozen=True, eq=False)
class AttachAs(Verb):
    """This card becomes an attachment with another text and is attached to a card."""

    to: Selector

    def hosts(self, s: State, scope: Scope) -> list[int]:
        """Those of the cards that can have this attachment."""
        face = s.rules.catalogue.cards[s.card[scope.source]].extras[0]
        return [p for p in self.to.find(s, scope) if not refuses_attachment(s, p, face)]

    def apply(self, s: State, scope: Scope) -> None:
        found = self.hosts(s, scope)
        if found:
            card = scope.source
            attach(s, card, found[0], s.controller[found[0]])
            s.push(BECOME_ATTACHMENT, 0, (card,))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.hosts(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("attach", 1, p, s.controller[p], False) for p in self.hosts(s, scope)]


@dataclass(frozen=True, eq=False)
class AttachToDeck(Verb):
    """This card becomes an attachment with another text and is attached to the deck of a player."""

    players: Players

    def words(self) -> tuple[str, dict[str, object]]:
        return "attach-to-deck", {"whose": self.players}

    def apply(self, s: State, scope: Scope) -> None:
        seat = self.players.find(s, scope)[0]
        happen(s, Event(ENTERS_PLAY, scope.source, -1, other=PLAY + seat, how="attached"))
        s.note("log-attached-to-deck", s.rules.cite("attached"), ("seat", seat), ("piece", scope.source))
        s.push(BECOME_ATTACHMENT, 0, (scope.source,))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("attach", 1, -1, seat, False) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class BecomeAttachment(Verb):
    """The attached card acts with its other face from now on."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        card = data[0]
        assert isinstance(card, int)
        if in_play(s, card):
            become_attachment(s, card)


BECOME_ATTACHMENT = BecomeAttachment()


@dataclass(frozen=True, eq=False)
class AttackNow(AskingEffect):
    """Declare characters as the attackers of an enemy of choice at once, and resolve the attack."""

    what: Selector
    kind = "attack"
    prompt = "ask-attack-now"
    verbs = ("attack",)
    rule: str = "lotr.attacks-outside-the-combat-phase.3"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.scope.you

    def eligible(self, s: State, scope: Scope, piece: int) -> list[int]:
        """The enemies this character could attack."""
        you = scope.you
        return [enemy for enemy in enemies_in_play(s, you) if refuse_target(s, you, piece, enemy) is None]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        scope = s.scope
        return [Choice("attack", enemy) for p in self.what.find(s, scope) for enemy in self.eligible(s, scope, p)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.a not in enemies_in_play(s, s.scope.you):
            return Refusal("refuse-no-enemy", self.rule, choice.a)
        reasons = [refuse_target(s, s.scope.you, p, choice.a) for p in self.what.find(s, s.scope)]
        return next((reason for reason in reasons if reason is not None), None)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        strike(s, choice.a, s.scope.you, tuple(self.what.find(s, s.scope)))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(able_to_attack(s, scope.you, self.what.find(s, scope) or characters(s, scope.you)))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("attack", 1, p, scope.you, True) for p in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class AbleToAttack(Selector):
    """Characters that have at least one enemy they may attack."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return bool(self.among(s, scope, [piece]))

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        return able_to_attack(s, scope.you, pieces) if pieces else pieces


def able_to_attack(s: State, seat: int, pieces: list[int]) -> list[int]:
    """Those of the characters that have an enemy they may attack; enemies that lie together are equally good."""
    zones = enemy_zones(s, seat)
    if not granted_to_anyone(s, "permit attack-staging-alone"):
        zones.remove(STAGING)
    samples = [found[0] for zone in zones if (found := enemies(s, zone))]
    return [p for p in pieces if any(refuse_target(s, seat, p, enemy) is None for enemy in samples)]


@dataclass(frozen=True, eq=False)
class ProceedAtRandom(Verb):
    """The next stage is one of several with the same number, picked by chance."""

    def apply(self, s: State, scope: Scope) -> None:
        faces = s.rules.catalogue.faces
        stage = min((faces[s.face[p]].stats["stage"] for p in s.zones[QUEST_DECK]), default=0)
        same = [p for p in s.zones[QUEST_DECK] if faces[s.face[p]].stats["stage"] == stage]
        if len(same) > 1:
            kept = same[roll(s, len(same))]
            for p in same:
                if p != kept:
                    move(s, p, REMOVED)

    def can(self, s: State, scope: Scope) -> bool:
        return len(s.zones[QUEST_DECK]) > 1


@dataclass(frozen=True, eq=False)
class WinGame(Verb):
    """The players win the game."""

    def apply(self, s: State, scope: Scope) -> None:
        win(s, "lotr.winning-the-game.2")

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class LoseGame(Verb):
    """The players lose the game."""

    def apply(self, s: State, scope: Scope) -> None:
        lose(s, s.rules.cite("effect"), scope.source)

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class ReturnToStaging(Verb):
    """Return engaged enemies to the staging area; a player's card that only acts as an enemy is discarded."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        gone = []
        for p in touched(s, scope, self.what):
            if in_play(s, p):
                s.note("log-returns-to-staging", s.rules.cite("effect"), ("piece", p))
                if s.owner[p] >= 0:
                    gone.append(Event(DISCARDED, p, s.owner[p], source=scope.source))
                else:
                    carry(s, p, STAGING)
        happen_together(s, gone)

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.zone[p] != STAGING for p in touched(s, scope, self.what))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("disengage", 1, p, engaged_with(s, p), False) for p in touched(s, scope, self.what)]


@dataclass(frozen=True, eq=False)
class RemoveFromGame(Verb):
    """Remove cards from the game."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        gone = touched(s, scope, self.what)
        happen_together(
            s, [Event(REMOVED_FROM_GAME, p, s.controller[p], 0, scope.source, REMOVED, "removed") for p in gone]
        )

    def can(self, s: State, scope: Scope) -> bool:
        return bool(touched(s, scope, self.what))


@dataclass(frozen=True, eq=False)
class HealUpTo(AskingEffect):
    """Heal as much damage as the player wants, up to a number."""

    what: Selector
    amount: int
    kind = "number"
    prompt = "ask-heal"
    verbs = ("number",)
    rule: str = "lotr.effects.4"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.scope.you

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        damage = sum(s.tokens[DAMAGE][p] for p in self.what.find(s, s.scope))
        return [Choice("number", n) for n in range(1, min(self.amount, damage) + 1)]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen_together(
            s, [Event(HEALED, p, s.controller[p], choice.a, s.scope.source) for p in self.what.find(s, s.scope)]
        )

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.tokens[DAMAGE][p] for p in self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("heal", self.amount, p, s.controller[p], True) for p in self.what.find(s, scope)]
