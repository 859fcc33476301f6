"""What one seat sees of the table: the open zones and its own hand, read without writing a whole view.

Nothing here looks into a deck, another hand or the face-down side of a card.
"""

from __future__ import annotations

from rulewright.games.lotr.flow.quest import total_threat, total_willpower
from rulewright.games.lotr.table import (
    ACTIVE,
    ATTACKING,
    COMMITTED,
    DAMAGE,
    DISCARD,
    ENGAGED,
    HAND,
    HAS_ATTACKED,
    PHASE,
    PHASES,
    PLAY,
    PROGRESS,
    QUEST,
    RESOURCES,
    ROUND,
    STAGING,
    THREAT,
    characters,
    enemies,
)
from rulewright.kernel.cards import Face
from rulewright.kernel.game import Decision, Game
from rulewright.kernel.state import Choice
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.values import value


class Sight:
    """One look at the table. Pieces are their ids, as in `Game.view`."""

    def __init__(self, game: Game, decision: Decision) -> None:
        s = self.state = game.state
        self.seat = decision.seat
        self.kind = decision.kind
        self.choices: tuple[Choice, ...] = decision.pending.choices
        self.picked = decision.picked
        """The characters or resources picked so far, when the question is put once for each."""
        self.rule = decision.rule
        self.subject = next(iter(decision.about), -1)
        """The card the question is about."""
        self.phase = PHASES[s.table[PHASE]]
        self.round = s.table[ROUND]
        self.threat = s.dials[THREAT][self.seat]
        self.seats = s.order
        self.mine = characters(s, self.seat)
        self.engaged = enemies(s, ENGAGED + self.seat)
        self._values: dict[tuple[int, str], int] = {}
        self._worth: dict[int, float] = {}
        self._heroes: list[int] | None = None
        self.defences: dict[tuple[int, int], float] = {}
        """What it costs to defend with a character against an attack of some strength, as far as somebody has asked."""
        self.undefended: dict[int, float] = {}
        """What it costs to leave an attack of some strength undefended, as far as somebody has asked."""
        self.barring: frozenset[int] | None = None
        """The enemies that bar the way, once somebody has asked."""

    # ---- one piece

    def name(self, piece: int) -> str:
        """The English title."""
        return self.state.rules.catalogue.faces[self.state.face[piece]].name if piece >= 0 else ""

    def face(self, piece: int) -> Face:
        """What is printed on the face that acts."""
        return self.state.rules.catalogue.faces[self.state.face[piece]]

    def type(self, piece: int) -> str:
        """The card type."""
        return self.state.rules.catalogue.faces[self.state.face[piece]].kind

    def value(self, piece: int, stat: str) -> int:
        """A value after all modifiers."""
        known = self._values.get((piece, stat))
        if known is None:
            known = self._values[piece, stat] = value(self.state, piece, stat)
        return known

    def printed(self, piece: int, stat: str) -> int:
        """A printed number; 0 when the card has none."""
        return self.state.rules.catalogue.faces[self.state.face[piece]].stats.get(stat, 0)

    def ready(self, piece: int) -> bool:
        """Whether it is ready."""
        return not self.state.exhausted[piece]

    def mine_is(self, piece: int) -> bool:
        """Whether this seat controls it."""
        return self.state.controller[piece] == self.seat

    def ours(self, piece: int) -> bool:
        """Whether a player controls it."""
        return self.state.controller[piece] >= 0

    def damage(self, piece: int) -> int:
        """The damage on it."""
        return self.state.tokens[DAMAGE][piece]

    def life(self, piece: int) -> int:
        """The hit points that are left."""
        return self.value(piece, "hit_points") - self.damage(piece)

    def resources(self, piece: int) -> int:
        """The resources on it."""
        return self.state.tokens[RESOURCES][piece]

    def committed(self, piece: int) -> bool:
        """Whether it is committed to the quest."""
        return bool(self.state.tokens[COMMITTED][piece])

    def has_attacked(self, enemy: int) -> bool:
        """Whether an enemy has made its attack this round."""
        return bool(self.state.tokens[HAS_ATTACKED][enemy])

    def attacking(self) -> list[int]:
        """The characters in the player attack under way."""
        return [p for p in self.everyone() if self.state.tokens[ATTACKING][p]]

    def left(self, place: int) -> int:
        """The progress a location or stage still needs."""
        return self.value(place, "quest_points") - self.state.tokens[PROGRESS][place]

    def host(self, piece: int) -> int:
        """What it is attached to."""
        return self.state.host[piece]

    def keyword(self, piece: int, word: str) -> bool:
        """Whether it has a keyword."""
        return has_keyword(self.state, piece, word)

    # ---- the table

    def heroes(self, seat: int | None = None) -> list[int]:
        """The heroes of a player; of this seat by default."""
        if seat is not None:
            return [p for p in characters(self.state, seat) if self.type(p) == "hero"]
        if self._heroes is None:
            self._heroes = [p for p in self.mine if self.type(p) == "hero"]
        return self._heroes

    def everyone(self) -> list[int]:
        """The characters of all players."""
        return [p for seat in self.seats for p in characters(self.state, seat)]

    def attached(self, piece: int) -> list[str]:
        """The titles of its attachments; a shadow card is none of them."""
        s = self.state
        return [self.name(p) for p in s.attached[piece] if s.zone[p] == s.zone[piece]]

    def hand(self) -> list[int]:
        """The cards in hand."""
        return self.state.zones[HAND + self.seat]

    def discarded(self) -> list[int]:
        """The own discard pile."""
        return self.state.zones[DISCARD + self.seat]

    def staged(self, kind: str) -> list[int]:
        """The cards of a type in the staging area."""
        return [p for p in self.state.zones[STAGING] if self.type(p) == kind]

    def active(self) -> int:
        """The active location, or -1."""
        zone = self.state.zones[ACTIVE]
        return zone[0] if zone else -1

    def quest(self) -> int:
        """The current stage, or -1."""
        zone = self.state.zones[QUEST]
        return zone[0] if zone else -1

    def progress_helps(self) -> bool:
        """Whether progress brings the players further now."""
        quest = self.quest()
        return self.active() >= 0 or (quest >= 0 and self.left(quest) > 0)

    def engaged_with(self, seat: int) -> list[int]:
        """The enemies engaged with a player."""
        return enemies(self.state, ENGAGED + seat)

    def threat_of(self, seat: int) -> int:
        """The threat of a player."""
        return self.state.dials[THREAT][seat]

    def in_play(self, title: str) -> bool:
        """Whether a card of this title lies with a player."""
        s = self.state
        return any(self.name(p) == title for seat in self.seats for p in s.zones[PLAY + seat])

    def margin(self) -> int:
        """By how much the quest would succeed as it stands."""
        return total_willpower(self.state) - total_threat(self.state)

    def willpower(self) -> int:
        """The willpower of all committed characters."""
        return total_willpower(self.state)

    def staging_threat(self) -> int:
        """The threat in the staging area."""
        return total_threat(self.state)

    # ---- how much things are worth

    def worth(self, piece: int) -> float:
        """How much a character is worth to the players."""
        known = self._worth.get(piece)
        if known is None:
            strong = self.value(piece, "willpower") + self.value(piece, "attack") + self.value(piece, "defense")
            known = strong + self.life(piece) / 2
            if self.type(piece) == "hero":
                known += 20 + 3 * len(self.attached(piece))
            self._worth[piece] = known
        return known

    def danger(self, enemy: int) -> float:
        """How much an enemy is worth being rid of."""
        return 2 * self.value(enemy, "attack") + self.value(enemy, "threat") + self.value(enemy, "hit_points") / 4
