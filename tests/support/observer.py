"""A second source of truth about secrets: what each person may know, worked out from the table alone.

The observer stands behind the table. It sees cards move, decks being shuffled and the few texts that let somebody look
at a card, and says by the rules who has seen what. It never looks at the masks of knowledge (`State.known`); tests
compare them, and what the views name, with what it says.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import CodeType, FrameType

import rulewright as rw
from rulewright.games.meq.vocabulary import handling
from rulewright.games.wotr.flow import drawing, leaving
from rulewright.kernel import decks as lazy_decks
from rulewright.kernel import places
from rulewright.kernel.knowledge import bit
from rulewright.kernel.state import State
from rulewright.lcg import decks

SPECTATOR = -1
HIDDEN = {
    "watch": {"hand": "holder", "deck": "nobody"},
    "champions": {
        "hand": "holder", "deck": "nobody", "dealt": "nobody", "encounter-deck": "nobody", "boost": "nobody",
        "under": "nobody",
    },
    "lotr": {"hand": "holder", "deck": "nobody", "encounter-deck": "nobody", "shadow": "nobody"},
    "meq": {
        "hand": "holder", "laid": "holder", "drawn": "holder", "life": "nobody", "damage": "nobody",
        **dict.fromkeys(("monster-tokens", "shadow-hand", "plot-hand", "sauron-mission"), 0), "hero-mission": 1,
        **dict.fromkeys(("shadow", "plots", "corruption", "perils", "skills", "starting-plots"), "nobody"),
        **dict.fromkeys(("zealot-deck", "ravager-deck", "behemoth-deck"), "nobody"),
        **dict.fromkeys(("sauron-missions", "hero-missions"), "nobody"),
        **{f"{name}-{number}": "nobody" for name in ("events", "encounters", "pile") for number in range(1, 7)},
    },
    "wotr": {
        "hand": "holder", "deck": "nobody", "cycle": "holder", "eliminated": "holder", "drawn": "holder",
        "free-battlegrounds": "nobody", "shadow-battlegrounds": "nobody", "set-aside": "nobody",
        **{f"paths-{number}": "nobody" for number in range(1, 10)},
    },
}  # fmt: skip
"""Who sees a card that comes to lie in a zone, where that is not everybody: the holder, nobody, or this team."""
CLOSED_PILES = {"watch": (), "champions": (), "lotr": (), "meq": (), "wotr": ("cycle", "eliminated")}
"""Piles that only their holder may look through, whatever others remember of what went in."""
OPEN_LINES = {
    "watch": {},
    "champions": {"log-plays": "source", "log-boost": "piece"},
    "lotr": {"log-plays": "source", "log-shadow-card": "piece"},
    "meq": {"log-token-turned": "piece", "log-mission": "piece"},
    "wotr": dict.fromkeys(
        ("log-plays", "log-plays-to-reserve", "log-plays-to", "log-plays-onto", "log-takes", "log-cycled-instead"),
        "piece",
    ),
}
"""Lines of the log that tell everybody of a card: it is played, turned up, shown."""
FACE_DOWN = ("Orc Guard", "Prisoner", "Face-down card", "Drone")
"""What a card acts as that lies face down in play."""

Local = dict[str, object]


class Observer:
    """Follows a game from now on; make every choice through `choose`."""

    def __init__(self, game: rw.Game) -> None:
        self.game = game
        self.s: State = game.state
        self.persons = frozenset((*range(self.s.people), SPECTATOR))
        self.seen: list[set[int]] = [
            set() if self.lies_face_down(piece) else set(self.onlookers(zone)) for piece, zone in enumerate(self.s.zone)
        ]
        self.before: dict[CodeType, Callable[[Local], None]] = {
            places.move.__code__: self.moves,
            places.move_all.__code__: self.all_move,
            lazy_decks.shuffle.__code__: self.is_shuffled,
            lazy_decks.swap.__code__: self.change_sleeves,
            State.note.__code__: self.is_told,
            decks.see.__code__: self.is_seen,
            decks._search.__code__: self.deck_is_searched,
            drawing._search.__code__: self.deck_is_searched,
            leaving._eliminate.__code__: self.is_removed,
            handling.see.__code__: self.is_seen,
            handling.search.__code__: self.deck_is_searched,
        }
        self.after: dict[CodeType, Callable[[Local], None]] = {
            lazy_decks.take_from_top.__code__: self.are_taken,
            places.create.__code__: self.is_created,
            lazy_decks.mix.__code__: self.is_mixed,
            places.exchange.__code__: self.are_exchanged,
            drawing.look_at_top.__code__: self.top_is_looked_at,
        }

    def choose(self, choice: str | int) -> None:
        """Make a choice and watch what it does."""
        tracing = sys.gettrace()
        sys.settrace(self.called)
        try:
            self.game.choose(choice)
        finally:
            sys.settrace(tracing)

    def called(self, frame: FrameType, event: str, value: object) -> Callable[..., object] | None:
        """A function is called; nothing but the few that are listed is looked at."""
        code = frame.f_code
        if code in self.before:
            self.before[code](frame.f_locals)
        elif code in self.after:
            frame.f_trace_lines = False
            return self.over
        return None

    def over(self, frame: FrameType, event: str, value: object) -> None:
        """One of the functions has done its work."""
        if event == "return":
            self.after[frame.f_code](frame.f_locals)

    def onlookers(self, zone: int) -> frozenset[int]:
        """The persons who see a card that comes to lie in a zone."""
        zones = self.s.rules.zones
        seen_by = HIDDEN[self.s.rules.id].get(zones.defs[zone].name, "everybody")
        if seen_by == "everybody":
            return self.persons
        if isinstance(seen_by, int):
            return frozenset(self.s.persons[seat] for seat in range(self.s.seats) if min(seat, 1) == seen_by)
        return frozenset((self.s.persons[zones.holder[zone]],) if seen_by == "holder" else ())

    def lies_face_down(self, piece: int) -> bool:
        """Whether a card lies face down in play and acts as something else."""
        return self.s.rules.catalogue.faces[self.s.face[piece]].name in FACE_DOWN

    def person(self, seat: object) -> int:
        assert isinstance(seat, int)
        return self.s.persons[seat]

    def comes_to(self, piece: int, zone: int) -> None:
        """A card comes to lie in a zone, unless it lies face down there: who stands around sees it."""
        s = self.s
        target = s.rules.zones.defs[zone]
        face_down = self.lies_face_down(piece)
        drawn_as_orc = target.name == "engaged" and s.rules.zones.defs[s.zone[piece]].deck and s.owner[piece] >= 0
        if target.group != "play" or not (face_down or drawn_as_orc):
            self.seen[piece] |= self.onlookers(zone)

    def moves(self, local: Local) -> None:
        self.comes_to(local["piece"], local["zone"])

    def all_move(self, local: Local) -> None:
        for piece in self.s.zones[local["source"]]:
            self.comes_to(piece, local["zone"])

    def are_taken(self, local: Local) -> None:
        """The top cards of a deck have just been put elsewhere."""
        for piece in local["taken"]:
            if self.s.rules.zones.defs[local["zone"]].name != "engaged" or self.s.owner[piece] < 0:
                self.seen[piece] |= self.onlookers(local["zone"])

    def is_created(self, local: Local) -> None:
        """A piece has come to the table."""
        self.seen.append(set(self.onlookers(local["zone"])))

    def are_exchanged(self, local: Local) -> None:
        """A card has taken the place of another one: who stands around either sees what lies there now."""
        for piece in (local["piece"], local["other"]):
            self.seen[piece] |= self.onlookers(self.s.zone[piece])

    def is_mixed(self, local: Local) -> None:
        """A hand is mixed before a card of it is laid face down: only its holder can tell the cards apart."""
        s, zone = self.s, local["zone"]
        if "i" in local:
            for piece in s.zones[zone]:
                self.seen[piece] = {s.persons[s.rules.zones.holder[zone]]}

    def is_shuffled(self, local: Local) -> None:
        for piece in self.s.zones[local["zone"]]:
            self.seen[piece] = set()

    def change_sleeves(self, local: Local) -> None:
        """Cards whose place nobody knows change places: nobody knows what is where."""
        if local["piece"] != local["other"]:
            self.seen[local["piece"]] = set()
            self.seen[local["other"]] = set()

    def is_told(self, local: Local) -> None:
        """A line of the log."""
        message, things = local["message"], dict(local["args"])
        open_lines = OPEN_LINES[self.s.rules.id]
        if message in open_lines:
            self.seen[things[open_lines[message]]] |= self.persons

    def is_seen(self, local: Local) -> None:
        """A player looks at a card."""
        event = local["e"]
        self.seen[event.piece].add(self.person(event.seat))

    def deck_is_searched(self, local: Local) -> None:
        """A player looks through a deck."""
        event = local["e"]
        for piece in self.s.zones[event.other]:
            self.seen[piece].add(self.person(event.seat))

    def is_removed(self, local: Local) -> None:
        """A certain card is removed from the game, wherever it is: everybody may see that it is the one."""
        if local["e"].how == leaving.REMOVED:
            self.seen[local["e"].piece] |= self.persons

    def top(self, seat: int, count: int) -> list[int]:
        """The top cards of a player's deck."""
        return self.s.zones[self.s.rules.zones.id("deck", seat)][::-1][:count]

    def top_is_looked_at(self, local: Local) -> None:
        """Before a turn or a payment, the bearer of the Mirror of Galadriel looks at the top card of the own deck."""
        s, seat = self.s, local["seat"]
        in_play = [p for zone in s.play_zones for p in s.zones[zone] if s.controller[p] == seat]
        if any(s.rules.catalogue.faces[s.face[p]].name == "Mirror of Galadriel" for p in in_play):
            for piece in self.top(seat, 1):
                self.seen[piece].add(self.person(seat))

    def says(self, person: int | None) -> set[int]:
        """The pieces that a person (None: a spectator) knows."""
        who = SPECTATOR if person is None else person
        return {piece for piece, seen in enumerate(self.seen) if who in seen}

    def shows(self, person: int | None) -> set[int]:
        """The pieces that a person may find out on the table: not those in the closed piles of others."""
        s = self.s
        zones, closed = s.rules.zones, CLOSED_PILES[s.rules.id]
        return {
            piece
            for piece in self.says(person)
            if zones.defs[s.zone[piece]].name not in closed or s.persons[zones.holder[s.zone[piece]]] == person
        }


def named(view: object) -> set[int]:
    """The pieces of which a view says what card they are."""
    found: set[int] = set()
    waiting = [view]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting += part
        elif isinstance(part, dict):
            waiting += part.values()
            if "id" in part and part.get("card") is not None:
                found.add(part["id"])
    return found


def check_knowledge(observer: Observer) -> None:
    """The masks say of every card who knows it, as the observer does. So do the views: no more, no less."""
    check_masks(observer)
    for person in (*range(observer.s.people), None):
        check_view(observer, person)


def check_masks(observer: Observer) -> None:
    """The masks say of every card who knows it, as the observer does."""
    s = observer.s
    for person in (*range(s.people), None):
        assert {piece for piece, mask in enumerate(s.known) if mask & bit(person)} == observer.says(person)


def check_view(observer: Observer, person: int | None) -> None:
    """What a person is shown names the cards that the observer says: no more, no less."""
    view = observer.game.view(person)
    assert named([view["zones"], view["players"]]) == observer.shows(person)
