"""What a reader may ask about the table: why something is not on offer, how a value comes about, what would follow."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.asking import Decision
from rulewright.kernel.capabilities import Layout
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.game import Game, Piece, RulewrightError
from rulewright.kernel.knowledge import bit, imagine
from rulewright.kernel.reading import about
from rulewright.kernel.reasons import is_offered, refusal
from rulewright.kernel.reasons import why_not as why_no_key
from rulewright.language.interface import titled
from rulewright.language.speech import Speech, capital, speech, term
from rulewright.server import wording
from rulewright.server.frames import Reader, layout_of
from rulewright.server.moves import Standing
from rulewright.server.wire import Answer

WORLDS = 3
"""In so many imagined worlds a forecast is tried: what differs between them cannot be known."""
MOST_LINES = 8
MOST_WINDOWS = 30
Changes = dict[str, tuple[str, str]]
"""What changes, and its number before and after; two empty texts where it has none."""
Harm = tuple[int, str]
"""So much damage to one of a type of card, or of any of several types."""
MOST_REASONS = 3
PLAY, USE = "play", "use"
"""What one expects of a card besides what is asked now."""


def why_not(standing: Standing, reader: Reader, key: str, piece: int | None) -> Answer:
    """Why a key, or anything that one might do with a piece, is not on offer."""
    game, lang = standing.game, reader.lang
    decision = game.decision
    if decision is None:
        return Answer(0, [game.why_not(key or "pass", lang) or ""])
    if decision.seat not in reader.seats:
        who = ", ".join(wording.names_of(game, decision.seat, lang))
        return Answer(0, [wording.say(lang, "server-other-decides", who=who)])
    if piece is None:
        text = game.why_not(key, lang)
        if text is None:
            return Answer(0, [wording.say(lang, "server-on-offer", text=key)])
        reason = why_no_key(game.state, key)
        return Answer(0, [text.removesuffix(f" [{reason.rule}]")], reason.rule, cards_named(game, reader, reason))
    return why_not_piece(game, reader, piece)


def why_not_piece(game: Game, reader: Reader, piece: int) -> Answer:
    """Why a piece does not light up."""
    s, lang = game.state, reader.lang
    decision = game.decision
    assert decision is not None
    check_seen(game, reader, piece)
    on_offer = [option.text(lang) for option in decision.options if piece in option.pieces]
    if on_offer:
        return Answer(0, [wording.say(lang, "server-on-offer", text=on_offer[0])])
    reasons: dict[str, Refusal] = {}
    pending = decision.pending
    asked = pending.node.verbs.split()
    usual = [verb for verb in (PLAY, USE) if verb in s.rules.verbs and verb not in asked]
    here = any(s.zone[p] == s.zone[piece] for option in decision.options for p in option.pieces)
    for verb in likely(game, piece, (*asked, *usual) if here else (*usual, *asked)):
        for choice in about(s, verb, piece):
            if not is_offered(s, pending, choice):
                reason = refusal(s, pending, choice)
                if reason is not None:
                    text = game.module.teller.refusal(s, reason, lang).removesuffix(f" [{reason.rule}]")
                    reasons.setdefault(text, reason)
    if not reasons:
        return Answer(0, [wording.say(lang, "server-not-now", card=title_of(game, piece, lang))])
    told = list(reasons)[:MOST_REASONS]
    rules = tuple([reasons[text].rule for text in told])
    return Answer(0, told, rules[0], cards_named(game, reader, reasons[told[0]]), rules=rules)


def likely(game: Game, piece: int, verbs: tuple[str, ...]) -> list[str]:
    """Of these verbs those that one may have in mind with a piece: a card is played from a hand and used elsewhere."""
    s = game.state
    zone = s.rules.zones.defs[s.zone[piece]]
    unlikely = USE if zone.name in layout_of(game).hand else PLAY
    found = [verb for verb in verbs if s.rules.verbs[verb].a == "piece"]
    return [verb for verb in found if verb != unlikely] or found


def cards_named(game: Game, reader: Reader, reason: Refusal) -> tuple[str, ...]:
    """The cards that a refusal is about, as far as the reader knows them: what acts as something else is not told."""
    s = game.state
    known = [p for p in (reason.piece, reason.source) if p >= 0 and knows(game, reader, p)]
    return tuple(dict.fromkeys(s.rules.catalogue.cards[s.card[p]].id for p in known))


def title_of(game: Game, piece: int, lang: str) -> str:
    """The title of a piece in a language."""
    s = game.state
    return speech(game.id, lang).say(titled(s.rules.catalogue.faces[s.face[piece]].name))


def knows(game: Game, reader: Reader, piece: int) -> bool:
    """Whether the reader knows which card a piece is."""
    seers: tuple[int | None, ...] = reader.seats or (reader.seat,)
    return any(game.state.known[piece] & bit(seat) for seat in seers)


def sees(game: Game, reader: Reader, piece: int) -> bool:
    """Whether the reader sees what a piece acts as."""
    s = game.state
    return 0 <= piece < len(s.card) and (s.rules.stands_in(s, piece) or knows(game, reader, piece))


def check_seen(game: Game, reader: Reader, piece: int) -> None:
    """RulewrightError when the reader does not see what a piece is."""
    if not sees(game, reader, piece):
        raise RulewrightError("server-not-seen")


def explain(standing: Standing, reader: Reader, piece: int, stat: str) -> Answer:
    """How a value of a piece comes about."""
    game = standing.game
    check_seen(game, reader, piece)
    if stat not in game.rules.catalogue.faces[game.state.face[piece]].stats:
        raise RulewrightError("error-unknown-stat", name=stat[:40])
    return Answer(0, Piece(game, piece).explain(stat, reader.lang))


# ---- what would follow


def preview(standing: Standing, reader: Reader, key: str) -> Answer:
    """What the reader would see change by an option, as far as it follows without another choice.

    Nothing of the real position enters but what the reader knows: the option is tried in imagined worlds that the
    reader cannot tell apart; windows are passed in them, and who is asked the same next declines as well. Where a
    number differs between them, the span is told; anything else that differs is left out. Damage that the reader will
    have to give somebody is told alone. No lines: nothing is known to change.
    """
    game, lang = standing.game, reader.lang
    decision = game.decision
    if decision is None or decision.seat not in reader.seats:
        raise RulewrightError("server-not-asked")
    if key not in decision.keys:
        raise RulewrightError("server-no-such-option")
    index = decision.keys.index(key)
    told: list[Changes] = []
    due: list[Harm] = []
    declines = "" if decision.options[index].pieces else decision.options[index].verb
    for number in range(WORLDS):
        world = Game(game.module, {}, number, root=imagine(game.state, decision.seat, number))
        before = world.view(decision.seat, lang)
        if world.decision is None or index >= len(world.decision.options):
            continue
        world.choose(index)
        pass_windows(world, decision, declines)
        told.append(changes(game, before, world.view(decision.seat, lang), lang, decision.player))
        due.append(harm_due(world, decision))
    lines = [line for name in dict.fromkeys(n for each in told for n in each) if (line := joined(told, name, lang))]
    return Answer(0, harm_line(game, due, lang) or lines[:MOST_LINES])


def pass_windows(world: Game, asked: Decision, declines: str) -> None:
    """Pass while everybody is asked only whether they want to do something, or somebody else what has been declined."""
    for _ in range(MOST_WINDOWS):
        decision = world.decision
        if decision is None:
            return
        node = decision.pending.node
        same = declines and node is asked.pending.node and decision.seat != asked.seat
        outs = (declines,) if same else layout_of(world).ways_out if node.window else ()
        way = next((number for number, option in enumerate(decision.options) if option.verb in outs), None)
        if way is None:
            return
        world.choose(way)


def harm_due(world: Game, asked: Decision) -> Harm:
    """The damage for which the same seat is asked next to choose somebody, because of the same card."""
    decision = world.decision
    if decision is None or decision.seat != asked.seat or not {*decision.about} & {*asked.about}:
        return 0, ""
    s, pending = world.state, decision.pending
    kinds = {s.rules.catalogue.faces[s.face[choice.a]].kind for choice in pending.choices if choice.a >= 0}
    return pending.node.harm(s, pending.data), kinds.pop() if len(kinds) == 1 else "any"


def harm_line(game: Game, due: list[Harm], lang: str) -> list[str]:
    """What is known of damage that somebody of the seat's choice will take."""
    numbers, kinds = sorted({number for number, _ in due if number}), {kind for number, kind in due if number}
    speak = speech(game.id, lang)
    if not numbers or not speak.has_value("n-damage"):
        return []
    amount: str | int = numbers[0] if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
    who = "any" if len(kinds) > 1 or "any" in kinds else term(speak, "noun", kinds.pop())
    return [wording.say(lang, "server-harm", harm=speak.say("n-damage", amount=amount), who=who)]


def joined(told: list[Changes], name: str, lang: str) -> str:
    """A change as all worlds know it; nothing where they know no more than that something may happen."""
    found = [each.get(name) for each in told]
    known = [each for each in found if each is not None]
    if all(each == known[0] for each in found):
        before, after = known[0]
        return change(lang, name, before, after) if after else name
    numbers = [each[1] for each in known]
    if not all(number.lstrip("-").isdigit() for number in numbers):
        return ""
    before = known[0][0]
    span = sorted({int(number) for number in numbers} | ({int(before)} if len(known) < len(found) else set()))
    return change(lang, name, before, f"{span[0]}–{span[-1]}")


def changes(game: Game, before: dict[str, Any], after: dict[str, Any], lang: str, mine: int) -> Changes:
    """What differs between two views: dials, values and tokens of pieces with their numbers; where pieces lie.

    The player who is asked need not be named.
    """
    layout, speak = layout_of(game), speech(game.id, lang)
    found: Changes = {}
    for player, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        for dial in layout.dials:
            if old.get(dial) != new.get(dial):
                word = term(speak, "ui", dial)
                name = capital(word) if player == mine else f"{wording.player_name(game, player, lang)}, {word}"
                found[name] = str(old[dial]), str(new[dial])
    was, is_now = pieces(before), pieces(after)
    for piece, (zone, old) in was.items():
        if piece not in is_now:
            if "name" in old:
                found[wording.say(lang, "server-leaves", name=old["name"], zone=zone_name(speak, zone))] = "", ""
            continue
        there, new = is_now[piece]
        if there != zone and "name" in new:
            found[wording.say(lang, "server-moves", name=new["name"], zone=zone_name(speak, there))] = "", ""
        else:
            found |= piece_changes(layout, speak, old, new)
    return found


def zone_name(speak: Speech, zone: str) -> str:
    """A zone in words."""
    return capital(term(speak, "zone", zone))


def piece_changes(layout: Layout, speak: Speech, old: dict[str, Any], new: dict[str, Any]) -> Changes:
    """What differs between a piece before and after; not what it is doing. Harm is told as what is left.

    Another card in the same place is another thing, not a changed one.
    """
    if "name" not in old or "name" not in new or old.get("card") != new.get("card"):
        return {}
    found: Changes = {}
    tokens, later = old.get("tokens", {}), new.get("tokens", {})
    values, now = old.get("values", {}), new.get("values", {})
    lost = {token: stat for stat, token in layout.left.items() if stat in values and stat in now}
    for stat, value in now.items():
        if stat in values:
            harm = layout.left.get(stat, "")
            before, after = values[stat] - tokens.get(harm, 0), value - later.get(harm, 0)
            if before != after:
                found[f"{new['name']}, {stat_name(speak, stat)}"] = str(before), str(after)
    for token in dict.fromkeys((*tokens, *later)):
        if (
            token in layout.silent
            or token in layout.marks
            or token in lost
            or tokens.get(token, 0) == later.get(token, 0)
        ):
            continue
        found[f"{new['name']}, {term(speak, 'token', token)}"] = str(tokens.get(token, 0)), str(later.get(token, 0))
    return found


def stat_name(speak: Speech, stat: str) -> str:
    """A value in a word, where the game has one, else as its rules call it."""
    short = term(speak, "short", stat)
    return short if short != stat else term(speak, "stat", stat)


def change(lang: str, name: str, before: object, after: object) -> str:
    """A line of a forecast."""
    return wording.say(lang, "server-change", name=name, before=str(before), after=str(after))


def pieces(view: dict[str, Any]) -> dict[int, tuple[str, dict[str, Any]]]:
    """The pieces of a view that have ids, and the zones they lie in."""
    found = {}
    for holder in (view["zones"], *view["players"]):
        for zone, content in holder.items():
            for piece in content if isinstance(content, list) else []:
                if isinstance(piece, dict) and piece.get("id") is not None:
                    found[piece["id"]] = (zone, piece)
    return found
