"""Cards, rule clauses and refusals as lines to read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rulewright.catalogue import CardInfo, RuleInfo, rules
from rulewright.games.registry import module
from rulewright.kernel.capabilities import Layout
from rulewright.kernel.game import Piece
from rulewright.language.speech import Speech, capital, slug
from rulewright.terminal.atlas import ways_told
from rulewright.terminal.board import board, catalogue
from rulewright.terminal.layouts import EXHAUSTED, all_marks
from rulewright.terminal.picking import Item
from rulewright.terminal.rows import Fact, Row
from rulewright.terminal.saying import term, words
from rulewright.terminal.search import english_title
from rulewright.terminal.session import Session


class Line(NamedTuple):
    """A line and what it is: title, kind, stats, text, why or rule."""

    style: str
    text: str


EVERY_EDITION = ("all", "both")
"""What clauses say that hold in every edition and scenario."""
NO_LAYOUT = Layout((), ())

# ---- cards


def tell_card(card: CardInfo, lang: str) -> list[Line]:
    """Title, type, numbers, traits and text of a printed card."""
    speak = words(card.game, lang)
    layout = module(card.game).layout() or NO_LAYOUT
    lines = [Line("title", ("◆ " if card.unique else "") + card.title(lang)), Line("kind", _kind(speak, card, layout))]
    letters = {s: card.labels[s] for s in layout.glyphs if s in card.labels and s not in card.stats}
    printed = {stat: value for stat, value in card.stats.items() if value or _prints_zero(layout, stat)}
    numbers = [f"{term(speak, 'stat', stat)} {value}" for stat, value in (letters | printed).items()]
    if numbers:
        lines.append(Line("stats", capital(" · ".join(numbers))))
    for label, (message, *prefix) in layout.details.items():
        if written := card.labels.get(label):
            names = [term(speak, prefix[0], name) for name in written.split("|")] if prefix else [written]
            lines.append(Line("stats", speak.say(message, text=", ".join(names).replace("-", "–"))))
    return lines + [Line("text", text) for text in card.text(lang).splitlines()]


def _prints_zero(layout: Layout, stat: str) -> bool:
    return layout.zeros and stat not in layout.printed


def _kind(speak: Speech, card: CardInfo, layout: Layout) -> str:
    parts = [capital(term(speak, "kind", card.kind))]
    parts += [
        term(speak, prefix, card.labels[label]) for label, prefix in layout.labels.items() if label in card.labels
    ]
    traits = [capital(term(speak, "trait", trait)) for trait in card.traits]
    return " ".join(word.removesuffix(".") + "." for word in (" · ".join(parts), *traits))


def tell_row(session: Session, row: Row) -> list[Line]:
    """A card on the table: what is printed, and how each changed value comes about."""
    card = catalogue(session.game).get(row.card)
    if card is None:
        return [Line("title", row.name)]
    lines = tell_card(card, session.lang)
    lines += [Line("text", text) for text in ways_told(session, row.card)]
    if row.piece >= 0 and row.in_play:
        lines += [Line("why", text) for text in _changes(session, row, card)]
    return lines


def _changes(session: Session, row: Row, card: CardInfo) -> Iterable[str]:
    piece = Piece(session.game, row.piece)
    for stat in card.stats:
        reasons = piece.explain(stat, session.lang)
        if len(reasons) > 1:
            yield f"{capital(term(session.words, 'stat', stat))} {piece.value(stat)}: " + "; ".join(reasons)


def tell_shown(session: Session) -> list[Line]:
    """The cards that came before everyone since the person's last choice, as they were told; the newest first."""
    lines: list[Line] = []
    for news in reversed([line for line in session.news() if line.card]):
        card = catalogue(session.game).get(news.card)
        if card is not None:
            lines += [*([Line("text", "")] if lines else []), Line("rule", news.text), *tell_card(card, session.lang)]
    return lines


# ---- rules


def tell_rule(rule: RuleInfo, lang: str, game: str) -> list[Line]:
    """A clause: id and heading, text, and the reading taken where the books are unclear."""
    lines = [Line("title", f"{rule.heading(lang)} [{rule.id}]"), Line("text", rule.text(lang))]
    if note := rule.note(lang):
        lines.append(Line("why", words(game, lang).say("ui-reading", text=note)))
    return lines


def rule_by_id(game: str, rule_id: str) -> RuleInfo | None:
    """The clause with this id."""
    return next((rule for rule in rules(game) if rule.id == rule_id), None)


def why_not(session: Session, text: str) -> str:
    """Why a key, or a card of which only the title is given, is not on offer; without either, what may be asked."""
    game = session.game
    key = text.strip()
    if not key:
        return session.say("ui-hint-why-not")
    texts = {option.key: option.text(session.lang) for option in game.decision.options} if game.decision else {}
    keys = list(texts)
    key = next((known for known in keys if known.casefold() == key.casefold()), key)
    if (name := english_title(game.id, key, session.lang)) is not None:
        on_offer = [known for known in keys if name in known]
        in_hand = any(piece.zone == "hand" and piece.seat in session.of(session.eyes) for piece in game.look(name))
        key = on_offer[0] if on_offer else f"{'play' if in_hand else 'use'} {name}"
    reason = game.why_not(key, session.lang)
    return reason if reason is not None else session.say("ui-on-offer", text=texts.get(key, key))


# ---- options


def weighed(session: Session, rows: dict[int, Row], item: Item) -> tuple[Fact, ...]:
    """The numbers that one weighs before taking an option."""
    row = rows.get(item.piece)
    facts = {fact.name: fact for fact in row.facts} if row is not None else {}
    return tuple(facts[stat] for stat in session.layout.weighed.get(item.thing[0], ()) if stat in facts)


def tell_item(session: Session, item: Item) -> list[Line]:
    """What an option is about: a card as it lies on the table, else the rules that say what it does or that ask."""
    game = session.game
    if item.piece >= 0:
        row = board(session).rows().get(item.piece)
        if row is not None:
            return tell_row(session, row)
        card = catalogue(game).get(game.rules.catalogue.cards[game.state.card[item.piece]].id)
        return tell_card(card, session.lang) if card is not None else []
    asks = (session.decision.rule,) if session.decision is not None else ()
    found = [rule_by_id(game.id, rule) for rule in session.layout.rules.get(item.thing[0], asks)]
    editions = (*EVERY_EDITION, game.rules.edition)
    told = [tell_rule(rule, session.lang, game.id) for rule in found if rule is not None and rule.edition in editions]
    return [line for lines in told for line in lines]


# ---- help and ending


def tell_signs(session: Session) -> list[Line]:
    """What the signs on the table mean, one line for each sign."""
    speak, layout = session.words, session.layout
    meanings: dict[str, list[str]] = {}
    for name, glyph in layout.glyphs.items():
        prefix = next((prefix for prefix in ("stat", "zone", "ui") if speak.has_value(f"{prefix}-{slug(name)}")), "")
        if prefix and not (prefix == "ui" and glyph in meanings):
            meanings.setdefault(glyph, []).append(term(speak, prefix, name).lower())
    for message, sign in all_marks(layout).values():
        meanings.setdefault(sign, []).append(speak.say(message, gender="none"))
    meanings.setdefault(EXHAUSTED, []).append(speak.say("ui-exhausted", gender="none"))
    return [Line("text", f"{glyph}  {', '.join(dict.fromkeys(names))}") for glyph, names in meanings.items()]


def own_words(session: Session, own: str, shared: str, **args: int) -> str:
    """What the game itself says, or else what is said in every game."""
    return session.say(own if session.words.has_value(own) else shared, **args)


def result_lines(session: Session) -> list[Line]:
    """How the game ended."""
    result = session.game.result
    if result is None:
        return []
    teams = session.game.table().get("teams")
    if isinstance(teams, list) and result.winners:
        team = teams[session.of(result.winners[0])[0]]
        lines = [Line("title", session.say(f"ui-won-by-{team}", number=result.score))]
    elif result.winners and session.layout.rivals:
        names = ", ".join(session.player(seat) for person in result.winners for seat in session.of(person))
        lines = [Line("title", session.say("ui-won-by", names=names, number=result.score))]
    elif result.winners:
        lines = [Line("title", own_words(session, "ui-game-won", "ui-won", score=result.score))]
    else:
        lines = [Line("title", own_words(session, "ui-game-lost", "ui-lost"))]
    if rule := rule_by_id(session.game.id, result.reason):
        lines += [Line("rule", session.say("ui-reason", rule=rule.id)), Line("text", rule.text(session.lang))]
    return lines
