"""The table as rows: made of a view by the layout of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Any

from rulewright.catalogue import CardInfo, info
from rulewright.kernel.cards import Catalogue
from rulewright.kernel.game import Game
from rulewright.language.speech import capital, slug
from rulewright.terminal.atlas import around
from rulewright.terminal.rows import Area, Board, Fact, Row, Section
from rulewright.terminal.saying import term
from rulewright.terminal.session import Session

LETTERS = 18
"""So much of the names of all totals is shown where there is no room."""


def catalogue(game: Game) -> dict[str, CardInfo]:
    """The printed cards by id, in the wording that is played with."""
    return _catalogue(game.id, game.rules.catalogue)


@cache
def _catalogue(game: str, printed: Catalogue) -> dict[str, CardInfo]:
    return {card.id: info(game, card) for card in printed.cards}


def under(piece: dict[str, Any]) -> int:
    """The card that a piece is shown under: that it is attached to, or the place where it stands; -1 if neither."""
    host: int = piece.get("attached_to", -1)
    return host if host >= 0 else int(piece.get("at", -1))


class Builder:
    """Makes rows of what the person at the keyboard sees."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.words = session.words
        self.view = session.view()
        self.layout = session.layout
        self.cards = catalogue(session.game)
        self.on_card: dict[int, list[tuple[str, dict[str, Any]]]] = {}
        self.places: dict[int, dict[str, Any]] = {}
        """The places of the board, by piece."""
        hosts = set()
        for zone, piece in self.pieces():
            hosts.add(piece["id"])
            if self.layout.map is not None and zone == self.layout.map.zone:
                self.places[piece["id"]] = piece
            if (below := under(piece)) >= 0:
                self.on_card.setdefault(below, []).append((zone, piece))
        self.loose = {host for host in self.on_card if host not in hosts}

    def signs(self) -> Iterable[str]:
        """The totals with a sign each; where two share one, the beginning of their names."""
        shape = self.layout
        stats = [stat for _, stat in shape.totals.values()]
        for name, (message, stat) in shape.totals.items():
            sign = shape.glyphs[stat]
            if len(set(stats)) < len(stats):
                sign = self.session.say(message, number=0).partition(":")[0][: LETTERS // len(stats)]
            yield f"{sign} {self.total(name)}"

    def pieces(self) -> Iterable[tuple[str, dict[str, Any]]]:
        holders = (self.view["zones"], *self.view["players"])
        for holder in holders:
            for zone, content in holder.items():
                if isinstance(content, list):
                    yield from ((zone, piece) for piece in content)

    def board(self) -> Board:
        view, shape = self.view, self.layout
        return Board(
            bar=tuple(self.bar()),
            totals=tuple(self.session.say(m, number=self.total(n)) for n, (m, _) in shape.totals.items()),
            signs=tuple(self.signs()),
            middle=Area(
                "", (*around(self), *self.sections(view["zones"], shape.shared)),
                tuple(self.piles(view["zones"], shape.piles)),
            ),
            players=tuple(self.area(player) for player in view["players"]),
            hands=tuple(self.hands()),
            piles=tuple(self.open_piles()),
            layout=shape,
        )  # fmt: skip

    def number(self, name: str) -> int:
        """A number of the table: `corruption`, `points.free`."""
        found = self.view["table"]
        for part in name.split("."):
            found = found[part]
        return int(found)

    def total(self, name: str) -> str:
        """A total of the table, and what the cards that are picked now will add to it."""
        picked = 0
        for made in self.session.picks():
            verb, piece, _ = made.thing
            total, stat = self.layout.sums.get(verb, ("", ""))
            if total == name:
                picked += next((p["values"][stat] for _, p in self.pieces() if p["id"] == piece), 0)
        return f"{self.number(name)}+{picked}" if picked else str(self.number(name))

    def term(self, prefix: str, name: str) -> str:
        return capital(term(self.words, prefix, name))

    def bar(self) -> Iterable[str]:
        table = self.view["table"]
        scenario = self.session.game.setup.get("scenario")
        if isinstance(scenario, str):
            yield self.term("scenario", scenario)
        elif not self.session.game.module.info().scenarios:
            yield self.session.game.module.info().titles[self.session.lang]
        if "round" in table:
            yield f"{self.session.say('ui-round')} {table['round']}"
        if "phase" in table:
            yield self.term("phase", table["phase"])
        if "step" in table and table["step"] != table.get("phase"):
            yield f"{table['step']} {term(self.words, 'step', table['step'])}"

    def area(self, player: dict[str, Any]) -> Area:
        seat = player["seat"]
        title = [self.session.player(seat)]
        shown = [dial for dial in self.layout.dials if player[dial] or self.layout.zeros]
        title += [f"{self.term('ui', dial)} {player[dial]}" for dial in shown]
        if self.view["table"].get("first_player") == seat and len(self.view["players"]) > 1:
            title.append(self.session.say("ui-first-player"))
        if player.get(self.layout.out):
            title.append(self.session.say("ui-eliminated"))
        sections = self.sections(player, self.layout.player)
        return Area(" · ".join(title), sections, tuple(self.piles(player, self.layout.player_piles)))

    def hands(self) -> Iterable[Section]:
        players = self.view["players"]
        persons = self.session.persons
        for zone in self.layout.hand:
            if content := self.view["zones"].get(zone):
                rows = tuple(self.rows(zone, content))
                yield Section(zone, f"{self.term('zone', zone)} ({len(rows)})", rows)
        for player in sorted(players, key=lambda player: persons[player["seat"]] != self.view["seat"]):
            for zone in self.layout.hand:
                rows = tuple(self.rows(zone, player.get(zone, [])))
                title = self.term("zone", zone)
                if len(players) > 1:
                    title = f"{title}: {self.session.player(player['seat'])}"
                yield Section(zone, f"{title} ({len(rows)})", rows)

    def sections(self, holder: dict[str, Any], zones: tuple[str, ...]) -> tuple[Section, ...]:
        found = (Section(zone, self.term("zone", zone), tuple(self.rows(zone, holder.get(zone, [])))) for zone in zones)
        return tuple(section for section in found if section.rows)

    def piles(self, holder: dict[str, Any], zones: tuple[str, ...]) -> Iterable[str]:
        for zone in zones:
            content = holder.get(zone, [])
            if isinstance(content, dict):
                known = [self.name(piece) for piece in content["known"]]
                yield f"{self.term('zone', zone)}: {content['count']}" + (f" ({', '.join(known)})" if known else "")
            elif content:
                top = f" ({self.name(content[-1])})" if zone not in self.layout.hand else ""
                yield f"{self.term('zone', zone)}: {len(content)}{top}"

    def open_piles(self) -> Iterable[Section]:
        """Whatever is in a pile and known to the person."""
        players = self.view["players"]
        holders = [(self.view["zones"], self.layout.piles, "")]
        holders += [(p, self.layout.player_piles, f": {self.session.player(p['seat'])}") for p in players]
        for holder, zones, whose in holders:
            for zone in zones:
                if zone in self.layout.hand or zone not in holder:
                    continue
                content = holder[zone]
                known, count = content, len(content)
                if isinstance(content, dict):
                    known, count = content["known"], content["count"]
                else:
                    known = content[::-1]
                title = f"{self.term('zone', zone)}{whose if len(players) > 1 else ''} ({count})"
                yield Section(zone, title, tuple(self.row(piece, zone, 0) for piece in known if "card" in piece))

    def rows(self, zone: str, pile: list[dict[str, Any]]) -> Iterable[Row]:
        for piece in pile:
            standing = piece.get("at", -1) if self.layout.map is not None else -1
            below = under(piece)
            if below >= 0 and below != standing and below not in self.loose:
                continue
            first, *on_it = self.with_children(piece, zone, 0)
            yield first if standing < 0 else replace(first, name=f"{first.name} → {self.places[standing]['name']}")
            yield from on_it

    def with_children(self, piece: dict[str, Any], zone: str, depth: int) -> Iterable[Row]:
        children = self.on_card.get(piece["id"], ())
        hidden = Counter(place for place, child in children if "card" not in child)
        row = self.row(piece, zone, depth)
        yield replace(row, facts=(*row.facts, *(self.fact(place, str(n), words="zone") for place, n in hidden.items())))
        known = [(place, child) for place, child in children if "card" in child]
        if row.kind in self.layout.sides:
            yield from self.two_sides(known, self.layout.sides[row.kind], depth + 1)
            return
        for place, child in known:
            yield from self.with_children(child, place, depth + 1)

    def two_sides(self, children: list[tuple[str, dict[str, Any]]], label: str, depth: int) -> Iterable[Row]:
        """The cards of each side under its name."""
        sides: dict[str, list[tuple[str, dict[str, Any]]]] = {}
        for place, child in children:
            sides.setdefault(self.cards[child["card"]].labels[label], []).append((place, child))
        for side in sorted(sides):
            yield Row(-1, "", self.term(label, side), depth=depth)
            for place, child in sides[side]:
                yield from self.with_children(child, place, depth + 1)

    def name(self, piece: dict[str, Any]) -> str:
        """The title of a card; what acts as something else is called both."""
        if "name" not in piece:
            return self.session.say("ui-hidden")
        name = str(piece["name"])
        info = self.cards.get(piece["card"])
        printed = "" if info is None else info.title(self.session.lang)
        stands_in = info is not None and all(face.kind != piece["kind"] for face in info.card.faces)
        return f"{capital(name)}: {printed}" if stands_in and printed != name else name

    def row(self, piece: dict[str, Any], zone: str, depth: int) -> Row:
        name = self.name(piece)
        if zone in self.layout.under:
            name = f"{self.term('zone', zone)}: {name}"
        if "card" not in piece:
            return Row(-1, "", name, depth=depth)
        tokens, gender = piece.get("tokens", {}), self.gender(piece)
        marks = self.layout.marks.items()
        printed = self.printed_marks(piece)
        doing = {m: self.session.say(said, gender=gender) for m, (said, _) in marks if m in printed or tokens.get(m)}
        return Row(
            piece=piece["id"],
            card=piece["card"],
            name=name,
            title=piece["name"],
            kind=piece["kind"],
            depth=depth,
            facts=tuple(self.facts(piece, tokens)),
            marks=doing,
            in_play="exhausted" in piece,
            exhausted=self.session.say("ui-exhausted", gender=gender) if piece.get("exhausted") else "",
        )

    def printed_marks(self, piece: dict[str, Any]) -> list[str]:
        """The printed words of a card that are marks."""
        info = self.cards.get(piece["card"])
        return [] if info is None else [info.labels[label] for label in self.layout.label_marks if label in info.labels]

    def gender(self, piece: dict[str, Any]) -> str:
        """The gender of a card's title; of a card that acts as another, that of the word "card"."""
        info = self.cards.get(piece["card"])
        return self.words.forms("card-" + slug(info.name) if info is not None else "card-hidden")["gender"]

    def fact(self, name: str, text: str, mood: str = "", words: str = "stat") -> Fact:
        """A number with its sign or, where the game has none for it, its name."""
        sign = self.layout.glyphs.get(name) or term(self.words, words, name).lower() + " "
        return Fact(name, text, sign, mood, words)

    def facts(self, piece: dict[str, Any], tokens: dict[str, int]) -> Iterable[Fact]:
        shape = self.layout
        in_play = "exhausted" in piece
        info = self.cards.get(piece["card"])
        shown = set()
        labels = info.labels if info is not None and not in_play else {}
        letters = {stat: word for stat, word in labels.items() if word != str(piece["values"].get(stat))}
        yield from (self.fact(stat, letters[stat]) for stat in shape.glyphs if stat in letters)
        for stat, value in piece["values"].items():
            if stat in shape.text_only or (in_play and stat in shape.quiet):
                continue
            if not value and not shape.zeros and not tokens.get(shape.added.get(stat, "")):
                continue
            text, mood = str(value), ""
            printed = info.stats.get(stat, value) if info is not None else value
            if value != printed:
                mood = "better" if value > printed else "worse"
            if (used := tokens.get(shape.left.get(stat, ""), 0)) > 0:
                text, mood = f"{value - used}/{value}", "worse"
                shown.add(shape.left[stat])
            elif (more := tokens.get(shape.added.get(stat, ""), 0)) > 0:
                text, mood = f"{value}+{more}", "better"
                shown.add(shape.added[stat])
            elif in_play and stat in shape.reached:
                text = f"{tokens.get(shape.reached[stat], 0)}/{value}"
                shown.add(shape.reached[stat])
            yield self.fact(stat, text, mood)
        for token, count in tokens.items():
            if token not in shape.silent and token not in shape.marks and token not in shown:
                yield self.fact(token, str(count), words="ui")


def board(session: Session) -> Board:
    """The table as the person at the keyboard sees it."""
    return Builder(session).board()
