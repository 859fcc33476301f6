"""Options, questions, log lines and refusals in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from rulewright.kernel.abilities import Special, Usable
from rulewright.kernel.ability_ids import ability_id, number_of, source_of
from rulewright.kernel.cards import Face
from rulewright.kernel.decisions import Args as KernelArgs
from rulewright.kernel.decisions import Refusal, back_on_board, is_one_of_several, is_open
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.joining import OneOf, Unless
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.events import Event
from rulewright.kernel.joint import AskToAgree, Proposal
from rulewright.kernel.knowledge import bit
from rulewright.kernel.node import Node
from rulewright.kernel.state import Choice, Entry, State
from rulewright.kernel.steps import Step
from rulewright.kernel.using import ability_of
from rulewright.kernel.values import Line
from rulewright.language.quoting import Seat, happening, quoted
from rulewright.language.speech import CASES, LANGUAGES, MINUS, Forms, Speech, capital, slug, speech, spread
from rulewright.language.tell import Args, punctuated
from rulewright.language.views import views

if TYPE_CHECKING:
    from rulewright.kernel.game import Game, Json


class Title(NamedTuple):
    """The title of a card: its message, and the type of the card."""

    message: str
    kind: str


class Text(NamedTuple):
    """What an ability of a face does."""

    face: Face
    effect: Effect


Thing = tuple[str, Title | Text | str | int]
"""What a message is about: the name of an argument, and a title, a message that names a player or a hidden card, or a
number. A player without a name is known by the number of the seat."""

SEATS = {"seat": "player", "owner": "owner"}
"""What the arguments that are players are called in messages."""
CARDS = {"piece": "card", "source": "source"}
"""What the arguments that are cards are called in messages."""
LITERAL = ("key", "near", "label", "option", "proposal", "proposer")
"""The arguments that are words as they stand."""
EVENT = "event "
"""How the argument of a log line begins that names a kind of event."""
PHRASES = 10_000
"""So many phrases are remembered: far more than a game has."""


@cache
def titled(name: str) -> str:
    """The message with the title of a card."""
    return "card-" + slug(name)


@cache
def numbered(words: Speech, seat: int) -> Forms:
    """What a player without a name is called, in all forms."""
    forms = {"": words.say("player-name", number=seat + 1), "gender": "masculine"}
    for case in CASES:
        attribute = case if words.has("player-name", case) else ""
        forms[case] = words.say("player-name", attribute, number=seat + 1)
    return forms


@cache
def named(words: Speech, message: str) -> Forms:
    """What a player with a name is called in a sentence, where the name alone may be that of a card, in all forms."""
    forms = words.forms(message)
    if not words.has("named-player"):
        return forms
    args = spread("name", forms)
    cases = {case: words.say("named-player", case if words.has("named-player", case) else "", **args) for case in CASES}
    return {**forms, **cases, "": words.say("named-player", **args)}


def arguments(words: Speech, things: tuple[Thing, ...]) -> Args:
    """What a message is about, as its arguments."""
    result: Args = {}
    for key, thing in things:
        if isinstance(thing, Title):
            result |= spread(key, words.title(thing.message, thing.kind))
        elif isinstance(thing, Text):
            result |= quoted(words, thing.face, key, thing.effect)
        elif isinstance(thing, str):
            result |= spread(key, named(words, thing) if key in SEATS.values() else words.title(thing))
        elif key in SEATS.values():
            result |= spread(key, numbered(words, thing))
        else:
            result[key] = thing if thing >= 0 else f"{MINUS}{-thing}"
    return result


@lru_cache(PHRASES)
def phrase(words: Speech, message: str, things: tuple[Thing, ...]) -> str:
    """A message about some things: the same in every position, for it knows nothing of them but their names."""
    return words.say(message, **arguments(words, things))


class Interface:
    """Puts one game into words. RulewrightError when there is no such language."""

    languages: tuple[str, ...] = LANGUAGES

    def __init__(self, game: str) -> None:
        self.game = game
        self._titles: dict[str, dict[str, str]] = {}

    def speech(self, lang: str) -> Speech:
        """The messages in a language."""
        return speech(self.game, lang)

    def check(self, lang: str) -> None:
        """RulewrightError when there is no such language."""
        self.speech(lang)

    def titles(self, lang: str) -> dict[str, str]:
        """The titles of cards in a language, by the English ones: as far as `title` was asked for them."""
        self.check(lang)
        return self._titles.setdefault(lang, {})

    def title(self, name: str, lang: str) -> str:
        """The title of the card with this English title."""
        title = self.titles(lang)[name] = self.speech(lang).forms(titled(name))[""]
        return title

    def views(self, game: Game, seats: Sequence[int | None], lang: str) -> list[dict[str, Json]]:
        """All that each of several persons (None: a spectator) may know; what they see alike the views share."""
        return views(self, game, seats, lang)

    def called(self, s: State, seat: int) -> str:
        """The message that names a player; empty where players have only numbers."""
        return ""

    def player_name(self, s: State, seat: int, lang: str) -> str:
        """What a player is called."""
        words, message = self.speech(lang), self.called(s, seat)
        return (words.forms(message) if message else numbered(words, seat))[""]

    def thing(self, s: State, kind: str, value: int) -> Thing:
        """What a message is about: a card by its face (-1: a hidden one), a player, a number."""
        if kind in CARDS or kind == "face":
            name = CARDS.get(kind, "card")
            if value < 0:
                return name, "card-hidden"
            face = s.rules.catalogue.faces[value]
            return name, Title(titled(face.name), face.kind)
        if kind in SEATS:
            return SEATS[kind], self.called(s, value) or value
        if kind == "text":
            face = s.rules.catalogue.faces[source_of(value)]
            ability = face.abilities[number_of(value)]
            assert isinstance(ability, Usable | Special)
            return "text", Text(face, ability.effect)
        return kind, value

    def things(self, s: State, args: Iterable[tuple[str, int]]) -> tuple[Thing, ...]:
        """What a message is about: pieces, players and numbers; nothing where there is no kind."""
        things = []
        for kind, value in args:
            if kind:
                things.append(self.thing(s, kind, s.face[value] if kind in CARDS and value >= 0 else value))
        return tuple(things)

    def option(self, s: State, index: int, lang: str) -> str:
        """An option of the question that waits."""
        pending = s.pending
        assert pending is not None
        choice = pending.choices[index]
        text = self.answer(s, pending.node, choice, s.persons[pending.seat], lang)
        form = s.rules.verbs[choice.verb]
        if form.b != "ability" or choice.b < 0 or not is_one_of_several(pending.choices, choice):
            return text
        effect = ability_of(s, ability_id(choice.a, choice.b)).effect
        return self.told(s, "option-ability", (("option", text), ("effect", effect)), choice.a, lang)

    def answer(self, s: State, node: Step, choice: Choice, person: int, lang: str) -> str:
        """An answer to a question, for a person: a piece is named by its back, if the person sees no more of it."""
        words = self.speech(lang)
        told: KernelArgs = ()
        if choice.verb == "effect" and isinstance(node, OneOf):
            told = (("text", node.effects[choice.a]),)
        elif choice.verb == "pay-cost" and isinstance(node, Unless):
            told = (("cost", node.cost),)
        if told:
            return capital(self.told(s, "option-" + choice.verb, told, s.scope.source, lang))
        form = s.rules.verbs[choice.verb]
        back = back_on_board(s, choice.a) if form.a == "piece" else ""
        if back:
            seen = is_open(s, choice.a, person)
            thing = self.things(s, (("piece", choice.a),))[0] if seen else ("card", "back-" + slug(back))
            place = self.title(s.rules.catalogue.faces[s.face[s.at[choice.a]]].name, lang)
            return capital(f"{phrase(words, 'option-' + choice.verb, (thing,))} ({place})")
        things = self.things(s, ((form.a, choice.a), (form.b, choice.b)))
        return capital(phrase(words, "option-" + choice.verb, things))

    def prompt(self, s: State, lang: str) -> str:
        """The question that waits."""
        pending = s.pending
        assert pending is not None
        node = pending.node
        message, about = node.question(s, pending.data)
        about = (("seat", pending.seat), *about)
        if isinstance(node, AskToAgree):
            made = Proposal(pending.data)
            proposal = self.answer(s, made.node, made.choice, s.persons[pending.seat], lang)
            about += (("proposal", proposal), ("proposer", self.player_name(s, made.seat, lang)))
        speaker = next((what for name, what in about if name == "piece" and isinstance(what, int)), -1)
        return capital(self.told(s, message, about, speaker, lang))

    def proposal(self, s: State, person: int, lang: str) -> str:
        """What is proposed to those who decide together, for anybody at the table; empty where nothing is.

        Nothing is said of a card that the person does not know.
        """
        pending = s.pending
        if pending is None or not isinstance(pending.node, AskToAgree):
            return ""
        made = Proposal(pending.data)
        piece = made.choice.a if s.rules.verbs[made.choice.verb].a == "piece" else -1
        if piece >= 0 and not is_open(s, piece, person) and not back_on_board(s, piece):
            return ""
        return self.answer(s, made.node, made.choice, person, lang)

    def entry(self, s: State, entry: Entry, seat: int | None, lang: str) -> str:
        """A line of the log; what the seat could not know stays unnamed."""
        message, _, args = entry
        mask, words = bit(seat), self.speech(lang)
        seen = [(kind, value if known & mask else -1) for kind, value, known in args]
        things = tuple([self.thing(s, kind, value) for kind, value in seen if not kind.startswith(EVENT)])
        told = [kind.removeprefix(EVENT) for kind, _ in seen if kind.startswith(EVENT)]
        if not told:
            return capital(punctuated(phrase(words, message, things)))
        event = self.averted(s, told[0], dict(seen), lang)
        return capital(punctuated(words.say(message, event=event, **arguments(words, things))))

    def averted(self, s: State, kind: str, about: dict[str, int], lang: str) -> str:
        """When something would have happened, as a line of the log tells it that says what became of it."""
        words, faces = self.speech(lang), s.rules.catalogue.faces
        piece, seat = about.get("piece", -1), about.get("seat", -1)
        name = self.called(s, seat)
        player = tuple((named(words, name) if name else numbered(words, seat)).items()) if seat >= 0 else ""
        return happening(
            words, faces[about["source"]], kind, "when", "", faces[piece].name if piece >= 0 else "", "", player
        )

    def refusal(self, s: State, refusal: Refusal, lang: str) -> str:
        """Why something is not allowed, with the rule behind it."""
        speaker = refusal.source if refusal.source >= 0 else refusal.piece
        text = capital(self.told(s, refusal.message, refusal.args(), speaker, lang))
        return f"{text} [{refusal.rule}]" if refusal.rule else text

    def happening(self, s: State, event: Event, timing: str, lang: str) -> str:
        """What the question that waits answers, as the person who is asked may know it."""
        pending, words, faces = s.pending, self.speech(lang), s.rules.catalogue.faces
        assert pending is not None
        person = s.persons[pending.seat]
        pieces = (event.piece, event.source)
        piece, source = (faces[s.face[p]].name if p >= 0 and is_open(s, p, person) else "" for p in pieces)
        if event.was >= 0:
            piece = faces[s.rules.catalogue.front[event.was]].name
        seat: Seat = "" if event.seat < 0 else "you"
        if event.seat not in (-1, pending.seat):
            name = self.called(s, event.seat)
            seat = tuple((named(words, name) if name else numbered(words, event.seat)).items())
        answer = pending.choices[0].a
        face = faces[s.face[answer] if answer >= 0 else 0]
        return happening(words, face, event.kind.name, timing, event.how, piece, source, seat)

    def told(self, s: State, message: str, about: KernelArgs, speaker: int, lang: str) -> str:
        """A message with all it is about; words of a card are those of the speaker."""
        words, args = self.speech(lang), Args()
        for name, what in about:
            if isinstance(what, Node):
                args |= quoted(words, s.rules.catalogue.faces[s.face[speaker]], name, what)
            elif isinstance(what, Event):
                told = self.happening(s, what, name, lang)
                said = str(args["event"]).split("; ") if "event" in args else []
                args["event"] = "; ".join(dict.fromkeys((*said, told)))
            elif isinstance(what, str):
                args |= {name: what} if name in LITERAL else spread(name, words.forms(what))
            elif name not in CARDS or what >= 0:
                args |= arguments(words, self.things(s, ((name, what),)))
        return punctuated(words.say(message, **args))

    def line(self, s: State, stat: str, line: Line, lang: str) -> str:
        """A line of a derivation."""
        words = self.speech(lang)
        if not words.has_value("stat-" + slug(stat)):
            raise RulewrightError("error-unknown-stat", name=stat)
        things = self.things(s, (("source", line.source), ("number", abs(line.amount))))
        args = arguments(words, (*things, ("stat", "stat-" + slug(stat))))
        return capital(words.say("line-" + line.op, **args, sign="+" if line.amount >= 0 else MINUS))
