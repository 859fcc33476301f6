"""The one door out: all that a seat may know of a position, as plain JSON-able data, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulewright.kernel.cards import Face
from rulewright.kernel.knowledge import bit
from rulewright.kernel.modifiers import Gets, texts
from rulewright.kernel.state import EVERYBODY, State
from rulewright.kernel.values import value
from rulewright.kernel.zones import Seen

if TYPE_CHECKING:
    from rulewright.kernel.game import Game, Json
    from rulewright.language.interface import Interface

VALUE = "value "
"""With this begin the keys of texts that change a value."""


def views(words: Interface, game: Game, seats: Sequence[int | None], lang: str) -> list[dict[str, Json]]:
    """Zones, pieces, dials and the question, as each of several persons (None: a spectator) sees them.

    What all see alike is worked out once, and the views share it.
    """
    s, alike = game.state, Alike(words, game.state, lang)
    result: Json = None
    if game.result is not None:
        result = {"winners": [*game.result.winners], "score": game.result.score, "reason": game.result.reason}
    table = game.table()
    found: list[dict[str, Json]] = []
    for seat in seats:
        players = [player(s, i) for i in range(s.seats)]
        shared: dict[str, Json] = {}
        Sight(alike, seat).zones(shared, players)
        view: dict[str, Json] = {
            "game": s.rules.id,
            "edition": s.rules.edition,
            "seat": seat,
            "table": table,
            "zones": shared,
            "players": [*players],
            "decision": _decision(words, game, seat, lang),
            "result": result,
        }
        found.append(view)
    return found


def player(s: State, seat: int) -> dict[str, Json]:
    """The dials of a player."""
    seen: dict[str, Json] = {"seat": seat}
    for name, dial in zip(s.rules.dials, s.dials, strict=True):
        seen[name] = dial[seat]
    if s.people < s.seats:
        seen["person"] = s.persons[seat]
    return seen


HELD = (Seen.HOLDER, Seen.TEAM)
"""Who sees the cards of zones that one person holds."""


class Alike:
    """What everybody sees alike of a position, in one language."""

    def __init__(self, words: Interface, s: State, lang: str) -> None:
        self.words = words
        self.s = s
        self.lang = lang
        self.titles = words.titles(lang)
        self.columns = [*zip(s.rules.tokens, s.tokens, strict=True)]
        self.changed = changed_values(s)
        self.piles: dict[int, list[Json]] = {}
        """What lies in zones in which everybody knows every card."""


class Sight:
    """The pieces of a position as one person (None: a spectator) sees them."""

    def __init__(self, alike: Alike, seat: int | None) -> None:
        self.alike = alike
        self.words = alike.words
        self.s = alike.s
        self.mask = bit(seat)
        self.lang = alike.lang
        self.titles = alike.titles

    def zones(self, shared: dict[str, Json], players: list[dict[str, Json]]) -> None:
        """Add what lies in the zones: those of all players, and those of each."""
        s, seats = self.s, self.s.seats
        zones = s.rules.zones
        piles, known = self.alike.piles, s.known
        for zone, place in enumerate(zones.defs):
            holder, pile = zones.holder[zone], s.zones[zone]
            if holder >= seats:
                continue
            if place.deck:
                content: Json = self.deck(pile)
            elif not pile:
                content = []
            elif place.seen in HELD and not s.onlookers[zone] & self.mask:
                content = self.held(pile, place.facedown)
            elif zone in piles:
                content = piles[zone]
            else:
                content = told = self.pile(pile, place.group == "play")
                if all(known[p] == EVERYBODY for p in pile):
                    piles[zone] = told
            (shared if holder < 0 else players[holder])[place.name] = content

    def held(self, pile: list[int], facedown: bool) -> list[Json]:
        """What another person holds: the cards that are known, then the backs of the others.

        Its holder may put it in any order, so its order tells nothing and its hidden cards have no ids: nobody can
        follow one of them. Of a pile that lies face down only the backs are seen; what lies at a place stays there.
        """
        s, known, mask = self.s, self.s.known, self.mask
        lying = [p for p in pile if s.host[p] >= 0 or p in s.at]
        seen = [] if facedown else sorted(p for p in pile if known[p] & mask and p not in lying)
        backs = sorted(s.rules.catalogue.cards[s.card[p]].back for p in pile if p not in seen and p not in lying)
        hidden: list[Json] = [{"id": None, "back": back} for back in backs]
        return self.pile(seen + lying, False) + hidden

    def deck(self, pile: list[int]) -> dict[str, Json]:
        """How many cards a deck has, and those of them that the person knows, from the top down."""
        known, mask = self.s.known, self.mask
        seen = [p for p in reversed(pile) if known[p] & mask] if pile else pile
        return {"count": len(pile), "known": self.pile(seen, False) if seen else []}

    def pile(self, pile: list[int], in_play: bool) -> list[Json]:
        """Pieces in their order.

        Of a face-down card that acts as something else it is open what it acts as; what it is stays hidden.
        """
        s, mask, titles = self.s, self.mask, self.titles
        known, card_of, face_of, host = s.known, s.card, s.face, s.host
        cards, faces, front = s.rules.catalogue.cards, s.rules.catalogue.faces, s.rules.catalogue.front
        result: list[Json] = []
        for p in pile:
            card: str | None = None
            if known[p] & mask:
                card = cards[card_of[p]].id
            elif face_of[p] == front[card_of[p]] or not s.rules.stands_in(s, p):
                result.append(self.hidden(p))
                continue
            face = faces[face_of[p]]
            name = titles.get(face.name) or self.words.title(face.name, self.lang)
            if in_play:
                result.append(self.laid(p, card, name, face))
                continue
            seen: dict[str, Json] = {"id": p, "card": card, "name": name, "kind": face.kind, "values": {**face.stats}}
            if host[p] >= 0:
                seen["attached_to"] = host[p]
            result.append(seen)
        return result

    def hidden(self, p: int) -> dict[str, Json]:
        """A piece of which the person sees only the back, and where it lies."""
        s = self.s
        seen: dict[str, Json] = {"id": p, "attached_to": s.host[p], "back": s.rules.catalogue.cards[s.card[p]].back}
        if p in s.at:
            seen["at"] = s.at[p]
        return seen

    def laid(self, p: int, card: str | None, name: str, face: Face) -> dict[str, Json]:
        """A piece in play."""
        s = self.s
        values: dict[str, Json] = {**face.stats}
        if p in self.alike.changed:
            values |= self.alike.changed[p]
        seen: dict[str, Json] = {
            "id": p,
            "card": card,
            "name": name,
            "kind": face.kind,
            "values": values,
            "exhausted": s.exhausted[p] != 0,
            "controller": s.controller[p],
        }
        if s.host[p] >= 0:
            seen["attached_to"] = s.host[p]
        if p in s.at:
            seen["at"] = s.at[p]
        tokens: dict[str, Json] = {}
        for token, column in self.alike.columns:
            if column[p]:
                tokens[token] = column[p]
        if tokens:
            seen["tokens"] = tokens
        return seen


def changed_values(s: State) -> dict[int, dict[str, Json]]:
    """For each piece a text changes a value of: what the value is now. All other values are as printed."""
    changed: dict[int, dict[str, Json]] = {}
    faces, face = s.rules.catalogue.faces, s.face
    for key in {**s.listeners, **s.lasting}:
        if key.startswith(VALUE):
            stat = key[len(VALUE) :]
            for p in meant(s, key):
                if stat in faces[face[p]].stats:
                    changed.setdefault(p, {})[stat] = value(s, p, stat)
    return changed


def meant(s: State, key: str) -> set[int]:
    """The pieces that the texts mean that are found under this key."""
    found: set[int] = set()
    for gets, scope, lasting in texts(s, key):
        assert isinstance(gets, Gets)
        if lasting is not None and lasting.pieces is not None:
            found.update(lasting.pieces)
        elif lasting is not None or gets.active(s, scope):
            found.update(gets.who.find(s, scope))
    return found


def _decision(words: Interface, game: Game, seat: int | None, lang: str) -> dict[str, Json] | None:
    decision = game.decision
    if decision is None:
        return None
    s = game.state
    if decision.seat != seat:
        proposal = "" if seat is None else words.proposal(s, seat, lang)
        return {"seat": decision.seat, "proposal": proposal} if proposal else {"seat": decision.seat}
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "rule": decision.rule,
        "purpose": decision.purpose,
        "about": [*decision.about],
        "picked": [*decision.picked],
        "prompt": words.prompt(s, lang),
        "options": [
            {
                "key": option.key,
                "text": words.option(s, option.index, lang),
                "verb": option.verb,
                "pieces": [*option.pieces],
            }
            for option in decision.options
        ],
    }
