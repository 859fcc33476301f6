"""A report: what games tell, in words of a language, before anybody prints or draws it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from rulewright.catalogue import rules
from rulewright.games.registry import module
from rulewright.kernel.game import Json
from rulewright.lab import figures
from rulewright.lab.summary import Comparison, Effect, Summary, seat_of
from rulewright.lab.tables import CARDS
from rulewright.language.speech import Speech, capital, slug, speech
from rulewright.version import VERSION

MOST_CARDS = 12
"""So many cards at each end of a list are told; the others are in the table of results."""
FEW = 5
"""A card that was there, or was not, in fewer games than this says nothing."""
BAND = (0.25, 0.5, 0.75)

Cell = str | int
Point = dict[str, str | float]


@dataclass(frozen=True)
class Table:
    """A table: the heads of the columns, the lines, and a remark below."""

    title: str
    heads: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]
    remark: str = ""

    def numbers(self, column: int) -> bool:
        """Whether a column has numbers, which stand to the right."""
        return all(not line[column][:1].isalpha() for line in self.lines)


@dataclass(frozen=True)
class Chart:
    """A chart: `kind` is “rates” or “gaps” (with intervals), “counts” (stacked bars) or “bands” (lines with bands).

    The points say where each lies: `x`, `y`, `low`, `high`, and of which `group` it is.
    """

    name: str
    kind: str
    title: str
    x: str
    y: str
    points: tuple[Point, ...]
    groups: tuple[str, ...] = ()
    """The groups of stacked bars, in their order."""


@dataclass(frozen=True)
class Report:
    """A title, what was played, the tables and the charts."""

    lang: str
    title: str
    facts: tuple[tuple[str, str], ...]
    tables: tuple[Table, ...]
    charts: tuple[Chart, ...] = ()
    verdict: str = ""
    parts: tuple[Report, ...] = field(default=())
    """The reports of each of several sets of games, below what is told of all of them."""


def report(summary: Summary, lang: str, name: str = "") -> Report:
    """What the games of one plan tell."""
    return Teller(summary, lang, name).report()


def comparison(a: Summary, b: Summary, lang: str, seat: int = 0) -> Report:
    """What tells two sets of games apart: A, and B."""
    both, say = Comparison(a, b, seat), speech(a.plan.game, lang).say
    tellers = (Teller(a, lang, "A"), Teller(b, lang, "B"))
    low, high = both.interval if a.games and b.games else (-1.0, 1.0)
    lines = [teller.rate_line(teller.name, summary, seat) for teller, summary in zip(tellers, (a, b), strict=True)]
    facts = (
        *((teller.name, teller.played()) for teller in tellers),
        (say("lab-difference"), f"{signed(both.gap)} [{signed(low)} … {signed(high)}]"),
        (say("lab-chance"), chance(both.chance)),
    )
    table = Table(say("lab-result"), tellers[0].rate_heads(), tuple(lines))
    points = [teller.rate_point(teller.name, s, seat) for teller, s in zip(tellers, (a, b), strict=True)]
    chart = Chart("comparison", "rates", say("lab-win-rate"), "", say("lab-win-rate"), tuple(points))
    return Report(
        lang, say("lab-a-against-b"), facts, (table,), (chart,), verdict(both, lang),
        tuple(teller.report() for teller in tellers),
    )  # fmt: skip


def verdict(both: Comparison, lang: str) -> str:
    """Whether A or B is better, or how many more games would say so."""
    say = speech(both.a.plan.game, lang).say
    if both.decided:
        return say("lab-verdict-better", name="A" if both.gap > 0 else "B")
    more = both.more()
    return say("lab-verdict-equal") if more is None else say("lab-verdict-open", number=more)


class Teller:
    """Puts a summary into words."""

    def __init__(self, summary: Summary, lang: str, name: str = "") -> None:
        self.summary = summary
        self.lang = lang
        self.name = name
        self.words: Speech = speech(summary.plan.game, lang)
        self.say = self.words.say

    def report(self) -> Report:
        """All that is told of the games."""
        tables = [self.result(), self.length(), *self.endings(), *self.series(), *self.cards()]
        charts = [self.rate_chart(), self.rounds_chart(), *self.series_charts(), *self.card_charts()]
        mark = f"{self.name}: " if self.name else ""
        return Report(self.lang, mark + self.title(), tuple(self.facts()), tuple(tables), tuple(charts))

    # ---- what was played

    def title(self) -> str:
        """The game and its scenario."""
        game = module(self.summary.plan.game).info().titles[self.lang]
        return f"{game} — {scenario}" if (scenario := self.scenario()) != game else game

    def facts(self) -> Iterator[tuple[str, str]]:
        """What was played, by whom, how often."""
        plan = self.summary.plan
        decks = plan.setup.get("decks") or []
        if decks:
            yield self.say("lab-decks"), ", ".join(self.deck(deck) for deck in decks)
        yield self.say("lab-bots"), ", ".join(plan.bots)
        others = {key: value for key, value in plan.setup.items() if key not in ("scenario", "decks")}
        if others:
            yield self.say("lab-options"), ", ".join(f"{key} {value}" for key, value in others.items())
        yield self.say("lab-games"), str(self.summary.games)
        yield self.say("lab-seeds"), self.say("lab-seeds-from", first=str(plan.seed))
        yield self.say("lab-version"), VERSION

    def played(self) -> str:
        """What was played, by whom, on one line."""
        setup = self.summary.plan.setup
        decks = [self.deck(deck) for deck in setup.get("decks") or []]
        others = [f"{key} {value}" for key, value in setup.items() if key not in ("scenario", "decks")]
        return "; ".join([self.scenario(), *decks, *others, ", ".join(self.summary.plan.bots)])

    def scenario(self) -> str:
        """What the scenario is called; where a game has none, what the game is called."""
        plan = self.summary.plan
        info = module(plan.game).info()
        name = plan.setup.get("scenario") or (info.scenarios[0] if info.scenarios else "")
        return self.term("scenario", str(name)) if name else info.titles[self.lang]

    def deck(self, deck: Json) -> str:
        """What a deck is called."""
        if isinstance(deck, dict):
            return str(deck.get("name", "?"))
        return self.term("deck", str(deck))

    def term(self, prefix: str, name: str) -> str:
        """The word for something, or its English name when the game has not named it."""
        message = f"{prefix}-{slug(name)}"
        return self.words.say(message) if self.words.has_value(message) else name

    def card(self, title: str, seat: int) -> str:
        """The title of a card; where people play against each other also whose it is."""
        told = self.term("card", title)
        return f"{told} ({self.say('lab-seat', number=seat + 1)})" if self.summary.rivals else told

    # ---- how it went

    def rate_heads(self) -> tuple[str, ...]:
        """The heads of a table of win rates."""
        return "", self.say("lab-games"), self.say("lab-won"), self.say("lab-win-rate"), self.say("lab-interval")

    def rate_line(self, name: str, summary: Summary, seat: int) -> tuple[str, ...]:
        """The win rate of a seat."""
        low, high = figures.wilson(summary.wins[seat], summary.games)
        return name, str(summary.games), str(summary.wins[seat]), percent(summary.rate(seat)), span(low, high)

    def rate_point(self, name: str, summary: Summary, seat: int) -> Point:
        """The same in a chart."""
        low, high = figures.wilson(summary.wins[seat], summary.games)
        return {"group": name, "y": 100 * summary.rate(seat), "low": 100 * low, "high": 100 * high}

    def side(self, seat: int) -> str:
        """Who wins or loses: all together, or a seat and its bot."""
        summary = self.summary
        if not summary.rivals:
            return self.say("lab-together")
        names = summary.plan.bots
        return f"{self.say('lab-seat', number=seat + 1)}: {names[seat] if len(names) > 1 else names[0]}"

    def result(self) -> Table:
        """How many games were won."""
        lines = [self.rate_line(self.side(seat), self.summary, seat) for seat in self.summary.seats()]
        return Table(self.say("lab-result"), self.rate_heads(), tuple(lines))

    def rate_chart(self) -> Chart:
        """The same as a chart."""
        points = [self.rate_point(self.side(seat), self.summary, seat) for seat in self.summary.seats()]
        return Chart("result", "rates", self.say("lab-win-rate"), "", self.say("lab-win-rate"), tuple(points))

    def length(self) -> Table:
        """Scores, rounds and choices."""
        summary = self.summary
        rounds: Counter[int] = Counter()
        for (number, _), count in summary.rounds.items():
            rounds[number] += count
        counted = (
            (self.say("lab-rounds"), rounds),
            (self.say("lab-decisions"), summary.decisions),
            (self.say("lab-score"), summary.scores),
            (self.say("lab-score-won"), summary.winning_scores),
        )
        lines = [(name, decimal(figures.mean(counts)), *self.quarters(counts)) for name, counts in counted if counts]
        heads = ("", self.say("lab-mean"), *self.quarter_heads())
        return Table(self.say("lab-length"), heads, tuple(lines))

    def quarter_heads(self) -> tuple[str, ...]:
        """The heads of the columns that tell how numbers are spread."""
        return tuple(self.say(f"lab-{name}") for name in ("quarter", "half", "three-quarters"))

    def quarters(self, counts: Counter[int]) -> tuple[str, ...]:
        """What a quarter, half and three quarters of the numbers do not exceed."""
        return tuple(str(figures.quantile(counts, share)) for share in BAND)

    def rounds_chart(self) -> Chart:
        """How long the games lasted."""
        points: list[Point] = [
            {"x": number, "y": count, "group": self.say("lab-won" if won else "lab-lost")}
            for (number, won), count in sorted(self.summary.rounds.items())
        ]
        return Chart(
            "rounds", "counts", self.say("lab-lasted"), self.say("lab-round"), self.say("lab-games"), tuple(points),
            (self.say("lab-won"), self.say("lab-lost")),
        )  # fmt: skip

    def endings(self) -> Iterator[Table]:
        """What ended the games, and what led to it."""
        summary = self.summary
        lines = []
        for (reason, cause, winners), count in summary.reasons.most_common():
            outcome = self.say("lab-won" if winners else "lab-lost")
            if summary.rivals:
                outcome = self.say("lab-won-by", seats=", ".join(str(seat + 1) for seat in winners) or "—")
            told = (self.clause(reason), self.clause(cause))
            lines.append((*told, outcome, str(count), percent(count / summary.games)))
        if lines:
            heads = (self.say("lab-reason"), self.say("lab-cause"), "", self.say("lab-games"), self.say("lab-share"))
            yield Table(self.say("lab-endings"), heads, tuple(lines))

    def clause(self, name: str) -> str:
        """What a clause of the rules says; its id where it is none of those in the list."""
        found = [rule for rule in rules(self.summary.plan.game) if rule.id == name]
        return found[0].text(self.lang) if found else name

    # ---- from round to round

    def series_name(self, name: str) -> str:
        """What a number of the table is called."""
        layout = module(self.summary.plan.game).layout()
        bare, seat = name.partition("@")[0], seat_of(name)
        if layout is not None and bare in layout.totals:
            told = self.say(layout.totals[bare][0], number="…")
            told = told.removesuffix(": …").replace(": … ", ", ")
        else:
            prefixes = [prefix for prefix in ("stat", "zone", "ui") if self.words.has_value(f"{prefix}-{slug(bare)}")]
            told = self.term(prefixes[0], bare) if prefixes else bare
        told = capital(told)
        alone = seat < 0 or f"{bare}@1" not in self.summary.series
        return told if alone else f"{told} ({self.say('lab-seat', number=seat + 1)})"

    def series(self) -> Iterator[Table]:
        """The numbers of the table when each round began."""
        for name, rounds in self.summary.told_series().items():
            lines = [
                (str(number), str(counts.total()), *self.quarters(counts))
                for number, counts in enumerate(rounds)
                if number and counts.total() >= FEW
            ]
            heads = (self.say("lab-round"), self.say("lab-games"), *self.quarter_heads())
            if lines:
                yield Table(self.series_name(name), heads, tuple(lines), self.say("lab-series-remark"))

    def series_charts(self) -> Iterator[Chart]:
        """The same as charts."""
        for name, rounds in self.summary.told_series().items():
            points: list[Point] = []
            for number, counts in enumerate(rounds):
                if number and counts.total() >= FEW:
                    low, middle, high = (figures.quantile(counts, share) for share in BAND)
                    points.append({"x": number, "y": middle, "low": low, "high": high, "group": ""})
            if len(points) > 1:
                title = self.series_name(name)
                yield Chart(f"series-{slug(name)}", "bands", title, self.say("lab-round"), "", tuple(points))

    # ---- cards

    def chosen(self, kind: str) -> tuple[list[tuple[Effect, bool]], int]:
        """The cards to tell of, each with whether it says something, and how many are left out."""
        found = [effect for effect in self.summary.effects(kind) if min(effect.games, effect.others) >= FEW]
        sure = figures.sure([effect.chance for effect in found])
        marked = list(zip(found, sure, strict=True))
        if len(marked) <= 2 * MOST_CARDS:
            return marked, 0
        return [*marked[:MOST_CARDS], *marked[-MOST_CARDS:]], len(marked) - 2 * MOST_CARDS

    def cards(self) -> Iterator[Table]:
        """How a card's being drawn, played or met goes with winning."""
        for kind in CARDS:
            marked, left = self.chosen(kind)
            lines = []
            for effect, sure in marked:
                low, high = effect.interval
                lines.append((
                    self.card(effect.title, effect.seat), str(effect.games), percent(effect.won / effect.games),
                    percent(effect.others_won / effect.others), signed(effect.gap),
                    f"{signed(low)} … {signed(high)}", "✓" if sure else "",
                ))  # fmt: skip
            heads = tuple(
                self.say(f"lab-{head}")
                for head in ("card", "games-with", "rate-with", "rate-without", "difference", "interval", "sure")
            )
            remark = self.say("lab-cards-remark") + (" " + self.say("lab-cards-left", number=left) if left else "")
            if lines:
                yield Table(self.say(f"lab-cards-{kind}"), heads, tuple(lines), remark)

    def card_charts(self) -> Iterator[Chart]:
        """The same as charts."""
        for kind in CARDS:
            points: list[Point] = []
            for effect, _ in self.chosen(kind)[0]:
                low, high = effect.interval
                name = self.card(effect.title, effect.seat)
                points.append({"group": name, "y": 100 * effect.gap, "low": 100 * low, "high": 100 * high})
            if points:
                title = self.say(f"lab-cards-{kind}")
                yield Chart(f"cards-{kind}", "gaps", title, "", self.say("lab-difference"), tuple(points))


# ---- numbers


def percent(rate: float) -> str:
    """A rate: `70.5 %`."""
    return f"{100 * rate:.1f} %"


def span(low: float, high: float) -> str:
    """An interval of rates."""
    return f"{100 * low:.1f} … {100 * high:.1f} %"


def signed(gap: float) -> str:
    """A difference of rates in points of a hundred."""
    return f"{100 * gap:+.1f}".replace("-", "−")


def decimal(number: float) -> str:
    """A number with one place."""
    return f"{number:.1f}".replace("-", "−")


def chance(p: float) -> str:
    """How likely something is."""
    return "< 0.001" if p < 0.001 else f"{p:.3f}"
