"""Options, questions, log lines and refusals in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.kernel.effect import Effect
from rulewright.kernel.effects import OneOf
from rulewright.kernel.knowledge import bit
from rulewright.kernel.state import Entry, State
from rulewright.kernel.values import Line
from rulewright.language.speech import Forms, Speech, capital, slug, speech, spread
from rulewright.language.tell import Args, Teller
from rulewright.language.views import view

if TYPE_CHECKING:
    from rulewright.kernel.game import Game, Json


class Interface:
    """Puts one game into words."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._titles: dict[tuple[str, str], Forms] = {}
        self._players: dict[tuple[str, int, str], Forms] = {}

    def speech(self, lang: str) -> Speech:
        """The messages in a language."""
        return speech(self.game, lang)

    def card(self, s: State, face: int, lang: str) -> Forms:
        """The title of a face in all its forms."""
        name = s.rules.catalogue.faces[face].name
        forms = self._titles.get((lang, name))
        if forms is None:
            forms = self._titles[lang, name] = self.speech(lang).forms("card-" + slug(name))
        return forms

    def view(self, game: Game, seat: int | None, lang: str) -> dict[str, Json]:
        """All that a person (None: a spectator) may know."""
        return view(self, game, seat, lang)

    def called(self, s: State, seat: int) -> str:
        """The message that names a player; empty where players have only numbers."""
        return ""

    def player(self, s: State, seat: int, lang: str) -> Forms:
        """What a player is called, in all forms."""
        message = self.called(s, seat)
        known = self._players.get((lang, seat, message))
        if known is None:
            known = self.speech(lang).forms(message) if message else self._numbered(seat, lang)
            self._players[lang, seat, message] = known
        return known

    def player_name(self, s: State, seat: int, lang: str) -> str:
        """What a player is called."""
        return self.player(s, seat, lang)[""]

    def _numbered(self, seat: int, lang: str) -> Forms:
        words = self.speech(lang)
        forms = {"": words.say("player-name", number=seat + 1), "gender": "masculine"}
        for case in ("gen", "dat", "acc", "ins", "loc"):
            attribute = case if words.has("player-name", case) else ""
            forms[case] = words.say("player-name", attribute, number=seat + 1)
        return forms

    def slots(self, s: State, lang: str, *args: tuple[str, int]) -> Args:
        """Arguments of a message: pieces, players and numbers."""
        result: Args = {}
        for kind, value in args:
            if kind in ("piece", "source"):
                forms = self.card(s, s.face[value], lang) if value >= 0 else self.speech(lang).forms("card-hidden")
                result |= spread("card" if kind == "piece" else "source", forms)
            elif kind in ("seat", "player"):
                result |= spread("player", self.player(s, value, lang))
            else:
                result[kind] = value
        return result

    def option(self, s: State, index: int, lang: str) -> str:
        """An option of the question that waits."""
        pending = s.pending
        assert pending is not None
        choice = pending.choices[index]
        if choice.verb == "effect" and isinstance(pending.node, OneOf):
            return self.effect(s, pending.node.effects[choice.a], lang)
        form = s.rules.verbs[choice.verb]
        slots = [(kind, value) for kind, value in ((form.a, choice.a), (form.b, choice.b)) if kind]
        return capital(self.speech(lang).say("option-" + choice.verb, **self.slots(s, lang, *slots)))

    def effect(self, s: State, effect: Effect, lang: str) -> str:
        """An effect of the ability that resolves now."""
        teller = Teller(self.speech(lang), s.rules.catalogue.faces[s.face[s.scope.source]])
        return " ".join(teller.sentence(clause) for clause in teller.effects(effect))

    def prompt(self, s: State, lang: str) -> str:
        """The question that waits."""
        pending = s.pending
        assert pending is not None
        message, args = pending.node.question(s, pending.data)
        return self.speech(lang).say(message, **self.slots(s, lang, ("seat", pending.seat), *args))

    def entry(self, s: State, entry: Entry, seat: int | None, lang: str) -> str:
        """A line of the log; what the seat could not know stays unnamed."""
        message, _, args = entry
        mask = bit(seat)
        words = self.speech(lang)
        result: Args = {}
        for kind, value, known in args:
            if kind in ("piece", "source"):
                forms = self.card(s, value, lang) if known & mask else words.forms("card-hidden")
                result |= spread("card" if kind == "piece" else "source", forms)
            elif kind == "seat":
                result |= spread("player", self.player(s, value, lang))
            else:
                result[kind] = value
        return capital(words.say(message, **result))

    def refusal(self, s: State, message: str, rule: str, piece: int, lang: str) -> str:
        """Why something is not allowed, with the rule behind it."""
        text = capital(self.speech(lang).say(message, **self.slots(s, lang, ("piece", piece))))
        return f"{text} [{rule}]" if rule else text

    def line(self, s: State, stat: str, line: Line, lang: str) -> str:
        """A line of a derivation."""
        words = self.speech(lang)
        args = self.slots(s, lang, ("source", line.source), ("number", line.amount))
        sign = "+" if line.amount >= 0 else ""
        named = spread("stat", words.forms("stat-" + slug(stat)))
        return capital(words.say("line-" + line.op, **args, **named, sign=sign))
