"""Cards, rule clauses and refusals as lines to read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rulewright.catalogue import CardInfo, RuleInfo, rules
from rulewright.kernel.game import Option, Piece
from rulewright.language.speech import Speech, capital, slug
from rulewright.terminal.board import MARKS, Row, board, catalogue
from rulewright.terminal.layouts import LAYOUTS, SIGNS
from rulewright.terminal.saying import term, words
from rulewright.terminal.search import plain
from rulewright.terminal.session import Session


class Line(NamedTuple):
    """A line and what it is: title, kind, stats, text, why or rule."""

    style: str
    text: str


UNPRINTED = ("victory", "quest_points")
"""Values that a card without them does not print as 0."""


def tell_card(card: CardInfo, lang: str) -> list[Line]:
    """Title, type, numbers, traits and text of a printed card."""
    speak = words(card.game, lang)
    lines = [Line("title", ("◆ " if card.unique else "") + card.title(lang)), Line("kind", _kind(speak, card))]
    zeros = LAYOUTS[card.game].zeros
    printed = {stat: value for stat, value in card.stats.items() if value or (zeros and stat not in UNPRINTED)}
    numbers = [f"{term(speak, 'stat', stat)} {value}" for stat, value in printed.items()]
    if numbers:
        lines.append(Line("stats", capital(" · ".join(numbers))))
    lines += [Line("text", text) for text in card.text(lang).splitlines()]
    if what := card.labels.get("unverified"):
        lines.append(Line("why", speak.say("ui-unverified", what=term(speak, "unverified", what))))
    return lines


def _kind(speak: Speech, card: CardInfo) -> str:
    parts = [capital(term(speak, "kind", card.kind))]
    if sphere := card.labels.get("sphere"):
        parts.append(term(speak, "ui-sphere", sphere))
    parts += [term(speak, label, card.labels[label]) for label in ("side", "faction") if label in card.labels]
    kind = " · ".join(parts)
    traits = ". ".join(capital(term(speak, "trait", trait)) for trait in card.traits)
    return f"{kind}. {traits}." if traits else f"{kind}."


def tell_row(session: Session, row: Row) -> list[Line]:
    """A card on the table: what is printed, and how each changed value comes about."""
    card = catalogue(session.game.id).get(row.card)
    if card is None:
        return [Line("title", row.name)]
    lines = tell_card(card, session.lang)
    if row.piece >= 0 and row.in_play:
        lines += [Line("why", text) for text in _changes(session, row, card)]
    return lines


def _changes(session: Session, row: Row, card: CardInfo) -> Iterable[str]:
    piece = Piece(session.game, row.piece)
    for stat in card.stats:
        reasons = piece.explain(stat, session.lang)
        if len(reasons) > 1:
            yield f"{capital(term(session.words, 'stat', stat))} {piece.value(stat)}: " + "; ".join(reasons)


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
    """Why a key, or a card of which only the title is given, is not on offer."""
    game = session.game
    key = text.strip()
    keys = [option.key for option in game.decision.options] if game.decision is not None else []
    key = next((known for known in keys if known.casefold() == key.casefold()), key)
    if (name := english_title(session, key)) is not None:
        on_offer = [known for known in keys if name in known]
        in_hand = any(piece.zone == "hand" and piece.seat in session.of(session.eyes) for piece in game.look(name))
        key = on_offer[0] if on_offer else f"{'play' if in_hand else 'use'} {name}"
    reason = game.why_not(key, session.lang)
    return reason if reason is not None else session.say("ui-on-offer", text=key)


def english_title(session: Session, text: str) -> str | None:
    """The English title of a card named in any language."""
    wanted = plain(text)
    for card in catalogue(session.game.id).values():
        if wanted in (plain(card.name), plain(card.title(session.lang))):
            return card.name
    return None


def card_of_option(session: Session, key: str) -> str | None:
    """The id of the card that an option is about: the one with the longest title in its key."""
    named = [card for card in catalogue(session.game.id).values() if slug(card.name) in slug(key)]
    return max(named, key=lambda card: len(card.name)).id if named else None


def tell_option(session: Session, option: Option) -> list[Line]:
    """What an option is about: a card as it lies on the table or as printed, else the rule that asks."""
    card = card_of_option(session, option.key)
    if card is not None:
        rows = [row for section in board(session).sections() for row in section.rows if row.card == card]
        return tell_row(session, rows[0]) if rows else tell_card(catalogue(session.game.id)[card], session.lang)
    decision = session.decision
    rule = rule_by_id(session.game.id, decision.rule) if decision is not None else None
    return tell_rule(rule, session.lang, session.game.id) if rule is not None else []


def tell_help(session: Session) -> list[Line]:
    """The keys, and what the signs on the table mean."""
    speak = session.words
    lines = [Line("text", session.say("ui-help-table")), Line("title", session.say("ui-help-signs"))]
    glyphs = board(session).layout.glyphs
    signs = {stat: term(speak, "stat", stat) for stat in glyphs if speak.has_value("stat-" + slug(stat))}
    signs |= {zone: term(speak, "zone", zone) for zone in glyphs if speak.has_value("zone-" + slug(zone))}
    signs |= {token: term(speak, "ui", token).lower() for token in ("resources",) if token in glyphs}
    lines += [Line("text", f"{glyphs[name]}  {text}") for name, text in signs.items()]
    doing = {mark: session.say(said, gender="none") for mark, said in {**MARKS, "exhausted": "ui-exhausted"}.items()}
    return lines + [Line("text", f"{SIGNS[mark]}  {text}") for mark, text in doing.items()]


def result_lines(session: Session) -> list[Line]:
    """How the game ended."""
    result = session.game.result
    if result is None:
        return []
    teams = session.game.table().get("teams")
    if isinstance(teams, list) and result.winners:
        team = teams[session.of(result.winners[0])[0]]
        lines = [Line("title", session.say(f"ui-won-by-{team}", number=result.score))]
    elif result.winners:
        lines = [Line("title", session.say("ui-game-won", score=result.score))]
    else:
        lines = [Line("title", session.say("ui-game-lost"))]
    if rule := rule_by_id(session.game.id, result.reason):
        lines += [Line("rule", session.say("ui-reason", rule=rule.id)), Line("text", rule.text(session.lang))]
    return lines
