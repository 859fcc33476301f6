"""The one door out: all that a seat may know of a position, as plain JSON-able data, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.kernel.knowledge import bit
from rulewright.kernel.state import State
from rulewright.kernel.values import value

if TYPE_CHECKING:
    from rulewright.kernel.game import Game, Json
    from rulewright.language.interface import Interface


def view(words: Interface, game: Game, seat: int | None, lang: str) -> dict[str, Json]:
    """Zones, pieces, dials and the question, as a seat (None: a spectator) sees them."""
    s = game.state
    mask = bit(seat)
    shared: dict[str, Json] = {}
    players: list[dict[str, Json]] = [
        {"seat": i, **{name: s.dials[d][i] for d, name in enumerate(s.rules.dials)}} for i in range(s.seats)
    ]
    if s.people < s.seats:
        for i, player in enumerate(players):
            player["person"] = s.persons[i]
    zones = s.rules.zones
    for zone, pile in enumerate(s.zones):
        holder = zones.holder[zone]
        if holder >= s.seats:
            continue
        place = zones.defs[zone]
        if place.facedown and s.persons[holder] != seat:
            content: Json = [{"id": p} for p in pile]
        else:
            content = _deck(words, s, zone, mask, lang) if place.deck else _pile(words, s, pile, mask, lang)
        (shared if holder < 0 else players[holder])[place.name] = content
    return {
        "game": s.rules.id,
        "edition": s.rules.edition,
        "seat": seat,
        "table": game.table(),
        "zones": shared,
        "players": [*players],
        "decision": _decision(game, seat, lang),
        "result": None if game.result is None else {
            "winners": [*game.result.winners], "score": game.result.score, "reason": game.result.reason,
        },
    }  # fmt: skip


def _pile(words: Interface, s: State, pile: list[int], mask: int, lang: str) -> list[Json]:
    known = s.known
    return [
        _piece(words, s, p, lang)
        if known[p] & mask
        else _stand_in(words, s, p, lang)
        if s.rules.stands_in(s, p)
        else {"id": p, "attached_to": s.host[p]}
        for p in pile
    ]


def _stand_in(words: Interface, s: State, p: int, lang: str) -> dict[str, Json]:
    """A face-down card that acts as something else: what it acts as is open, what it is stays hidden."""
    return {**_piece(words, s, p, lang), "card": None}


def _deck(words: Interface, s: State, zone: int, mask: int, lang: str) -> dict[str, Json]:
    pile = s.zones[zone]
    seen = [_piece(words, s, p, lang) for p in reversed(pile) if s.known[p] & mask]
    return {"count": len(pile), "known": [*seen]}


def _piece(words: Interface, s: State, p: int, lang: str) -> dict[str, Json]:
    index = s.face[p]
    face = s.rules.catalogue.faces[index]
    seen: dict[str, Json] = {
        "id": p,
        "card": s.rules.catalogue.cards[s.card[p]].id,
        "name": words.titles(lang).get(face.name) or words.title(face.name, lang),
        "kind": face.kind,
    }
    if s.rules.zones.defs[s.zone[p]].group == "play":
        seen["values"] = {stat: value(s, p, stat) for stat in face.stats}
        seen["exhausted"] = bool(s.exhausted[p])
        seen["controller"] = s.controller[p]
        if s.host[p] >= 0:
            seen["attached_to"] = s.host[p]
        tokens: dict[str, Json] = {
            name: column[p] for name, column in zip(s.rules.tokens, s.tokens, strict=True) if column[p]
        }
        if tokens:
            seen["tokens"] = tokens
    else:
        seen["values"] = {**face.stats}
        if s.host[p] >= 0:
            seen["attached_to"] = s.host[p]
    return seen


def _decision(game: Game, seat: int | None, lang: str) -> dict[str, Json] | None:
    decision = game.decision
    if decision is None:
        return None
    if decision.seat != seat:
        return {"seat": decision.seat}
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "rule": decision.rule,
        "prompt": decision.prompt(lang),
        "options": [{"key": option.key, "text": option.text(lang)} for option in decision.options],
    }
