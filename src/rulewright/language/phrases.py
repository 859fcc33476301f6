"""Noun phrases: what a text calls cards and players, in every grammatical case.

A phrase is a core (noun and what stands before it), a determiner (`np-each`, `np-a`, `np-any`, `np-no`, `np-all`,
`np-that`) and what stands after it, in the order of `.rank`. A thing that alone was named before in the same sentence
becomes `np-it`.
"""

from __future__ import annotations

from rulewright.kernel.cards import Face
from rulewright.kernel.conditions import Is
from rulewright.kernel.node import kebab
from rulewright.kernel.players import YOU, ChosenPlayer, ControllerOf, You
from rulewright.kernel.selectors import AnyCard, Chosen, EventPiece, Host, Kind, This, Titled, Within
from rulewright.kernel.vocabulary import Both, Either, Other, Players, Pointer, Selector
from rulewright.language.joining import anyones
from rulewright.language.nouns import (
    AFTER_PREPOSITION,
    NOTHING_AFTER,
    PLURALS,
    TIGHT,
    Args,
    Nouns,
    cases,
    open_end,
)
from rulewright.language.speech import CASES, Forms, Speech, slug, spread

NAMED = {
    "keyword": "keyword-",
    "faction": "faction-",
    "name": "card-",
    "noun": "noun-",
    "resource": "resource-",
    "side": "side-",
    "sphere": "sphere-",
    "stat": "stat-",
    "title": "card-",
    "token": "token-",
    "trait": "trait-",
}
"""Fields that hold a word, and the prefix of the message that translates it."""
TITLES = ("name", "title")
"""Those of them that hold the title of a card."""
DETERMINERS = ("each", "a", "any", "no", "all")


class Phrases(Nouns):
    """Tells the cards and players that the texts of one face speak of, in one language."""

    def __init__(self, speech: Speech, face: Face) -> None:
        super().__init__(speech)
        self.face = face
        self.start()

    def start(self) -> None:
        """Begin a new paragraph: nothing has been named or chosen yet."""
        self.context = {
            "event": "none",
            "face": self.face.kind,
            "from": "play",
            "currently": "no",
            "verb": "",
            "phase": "",
        }
        self.context |= {"either": "no", "placed": "no", "piece_gender": "neuter", "becomes": self.becomes()}
        self.context |= spread("card", self.title(self.face.name, self.face.kind))
        self.context["counter"] = self.face.labels.get("counter", "none")
        self.bound: dict[str, Selector] = {}
        self.named: set[str] = set()
        self.now = ""
        self.how_many = 1
        self.linked = False
        self.anyone = ""
        self.subject: tuple[type[Players], str] = (You, "")
        self.tails: list[str] = []
        self.asides: list[str] = []

    def becomes(self) -> str:
        """The trait of what the card becomes when it is attached; "none" if it has none."""
        trait = self.face.labels.get("becomes")
        return "none" if trait is None else self.speech.say("trait-" + slug(trait))

    def with_tails(self, text: str) -> str:
        """The clause with what its numbers depend on."""
        text, self.tails = " ".join([text, *dict.fromkeys(self.tails)]), []
        return text

    # ---- arguments

    def arguments(self, fields: dict[str, object]) -> Args:
        """The fields of a node as arguments of its message."""
        args: Args = {**self.context, "subject": self.subject[1] or "you"}
        for key, value in fields.items():
            args |= self.argument(key, value)
        return args

    def argument(self, key: str, value: object) -> Args:
        """One field as arguments: the words, their forms, and the kind of node."""
        if value is None:
            return {key: "", f"{key}_kind": "none"}
        if isinstance(value, bool):
            return {key: "yes" if value else "no"}
        if isinstance(value, int):
            return {key: value, f"{key}_kind": "number"}
        if isinstance(value, str):
            message = NAMED.get(key, "") + slug(value)
            if key not in NAMED or not self.speech.has(message):
                return {key: value}
            return {key: value, **spread(f"{key}_name", self.title(value) if key in TITLES else self.noun(message))}
        if isinstance(value, Selector):
            return self.selector(key, value)
        if isinstance(value, Players):
            return self.players(key, value)
        return {}

    # ---- players

    def is_subject(self, players: Players | None) -> bool:
        """Whether these players are the subject of the clause, so that the clause need not name them."""
        return players is None or type(addressed(players)) is self.subject[0]

    def players(self, key: str, players: Players) -> Args:
        """Players, in every case. The subject of the clause is `self` in the second person, `they` in the third."""
        name, fields = addressed(players).words()
        if self.is_subject(players):
            name, fields = self.subject[1] or name, {}
        elif isinstance(players, ChosenPlayer) and players.name == self.anyone:
            name, fields = "any-player", {}
        message = "who-" + name
        args = {k: v for k, v in self.arguments(fields).items() if k != key}
        result: Args = {key: self.speech.say(message, **args), f"{key}_kind": name}
        for case in CASES:
            result[f"{key}_{case}"] = self.say(message, case, args)
        return result

    # ---- cards

    def selector(self, key: str, selector: Selector) -> Args:
        """Cards, in every case: bare, and with each determiner."""
        kind = kebab(type(selector).__name__)
        result: Args = {f"{key}_kind": kind, f"{key}_it": "no", f"{key}_anyones": "no"}
        if isinstance(selector, Pointer | Titled):
            forms = self.pointer(selector)
            result |= {f"{key}_it": forms["it"], **spread(key, forms)}
            for word in DETERMINERS:
                result |= spread(f"{key}_{word}", forms)
            return result
        if titles(selector):
            return result | {f"{key}_kind": "titles", **self.list_of_titles(key, titles(selector))}
        cores, after = self.phrase(selector, key)
        self.named.add(f"phrase {len(self.named)}")
        self.named |= {"in-" + part.zone for part in self.parts(selector) if isinstance(part, Within)}
        result |= spread(key, self.combined("", cores, after))
        title = any(titles(part) for part in self.parts(selector))
        for word in DETERMINERS:
            result |= spread(f"{key}_{word}", self.combined("" if title else word, cores, after))
        return result

    def list_of_titles(self, key: str, listed: list[Titled]) -> Args:
        """Titles, one or the other; with "each" one and the other. Named alone before, they are "them"."""
        identity = "titles " + "|".join(title.name for title in listed)
        again = identity in self.named
        self.named.add(identity)
        result: Args = {f"{key}_it": "yes" if again else "no"}
        for word in ("", *DETERMINERS):
            forms = self.combined(
                word if word == "each" else "", [self.title(t.name) for t in listed], NOTHING_AFTER, True
            )
            if again:
                forms = self.determined("np-it", {**forms, "gender": "plural"}, head="titles")
            result |= spread(f"{key}_{word}" if word else key, forms)
        return result

    def pointer(self, selector: Selector) -> Forms:
        """One given card: its title, "that hero", "attached hero", or a pronoun when nothing else was named."""
        if isinstance(selector, EventPiece):
            what = self.bound.get(kebab(type(selector).__name__))
            if isinstance(what, Pointer | Titled):
                return self.pointer(what)
        name = str(getattr(selector, "name", ""))
        if isinstance(selector, Chosen) and name == self.now:
            word = "count" if self.how_many != 1 else "chosen" if self.speech.has("np-chosen") else "a"
            self.named.add("now " + name)
            return {**self.combined(word, *self.phrase(self.bound[name], "")), "it": "no", "anyones": "no"}
        head = kebab(type(selector).__name__)
        identity = f"{head} {name}".strip()
        pronoun = self.named == {identity} and not isinstance(selector, Titled)
        self.named.add(identity)
        if isinstance(selector, Titled):
            forms = self.title(name)
        elif isinstance(selector, This) and self.speech.has("this-" + self.face.kind):
            forms = self.noun("this-" + self.face.kind)
        elif isinstance(selector, This):
            forms = self.title(self.face.name, self.face.kind)
        elif isinstance(selector, Host) and isinstance(self.face.attach, Titled):
            forms = self.title(self.face.attach.name)
        elif isinstance(selector, Host) and isinstance(self.face.attach, Pointer):
            forms = self.noun("np-" + kebab(type(self.face.attach).__name__))
        elif isinstance(selector, Host):
            forms = self.determined("np-host", self.head(self.face.attach, "host"))
        elif isinstance(selector, Chosen | EventPiece):
            bound = self.bound.get(name if isinstance(selector, Chosen) else head)
            forms = self.noun("noun-copy") if isinstance(bound, Titled) else self.again(self.head(bound, "card"))
            forms = self.determined("np-that", forms)
        else:
            forms = self.noun("np-" + head, self.arguments(selector.words()[1]))
        if pronoun:
            forms = self.determined("np-it", forms, head=head)
        noun = self.face.kind if isinstance(selector, This) else forms["noun"]
        found = self.bound.get(name)
        others = isinstance(selector, Chosen) and found is not None and anyones(found)
        told = {"it": "yes" if pronoun else "no", "long": "no", "anyones": "yes" if others else "no"}
        return {**forms, **told, "noun": noun, "open": open_end(forms["acc"])}

    def head(self, selector: Selector | None, otherwise: str) -> Forms:
        """The head noun of a selector in all its forms."""
        for part in self.parts(selector) if selector is not None else []:
            noun = getattr(part, "noun", "")
            if noun:
                return {**self.noun("noun-" + noun), "noun": noun}
            if isinstance(part, This):
                return self.title(self.face.name, self.face.kind)
            if isinstance(part, Titled):
                return self.title(part.name)
        noun = otherwise if self.speech.has("noun-" + otherwise) else "card"
        return {**self.noun("noun-" + noun), "noun": noun}

    def again(self, noun: Forms) -> Forms:
        """A head noun where it is named again: shorter, if it says so (`.later`)."""
        message = "noun-" + noun["noun"]
        if not self.speech.has(message, "later"):
            return noun
        shorter = self.speech.say(message, "later")
        return {**self.noun("noun-" + shorter), "noun": shorter}

    def parts(self, selector: Selector) -> list[Selector]:
        """The parts of a selector that all must fit."""
        if isinstance(selector, Both):
            return [*self.parts(selector.left), *self.parts(selector.right)]
        return [selector]

    def phrase(self, selector: Selector, key: str) -> tuple[list[Forms], Forms]:
        """The cores of a phrase (several, if it speaks of one type of card or another), and what stands after them."""
        rest: list[Selector] = []
        kinds: list[Selector] = []
        for part in self.parts(selector):
            if isinstance(part, Either) and titles(part):
                kinds = [*titles(part)]
            elif isinstance(part, Either) and isinstance(part.left, Kind) and isinstance(part.right, Kind):
                kinds = [part.left, part.right]
            elif not isinstance(part, Kind | AnyCard | This | Titled):
                rest.append(part)
        rest.sort(key=self.rank)
        cores: list[Forms] = []
        for noun in [self.head(kind, key) for kind in kinds or [selector]]:
            before = [self.part(part, "before", noun) for part in rest]
            cores.append({**noun, **{c: " ".join([*(b[c] for b in before if b[c]), noun[c]]) for c in cases(noun)}})
        tails = [self.part(part, "again" if twice(part, rest[:i]) else "", cores[0]) for i, part in enumerate(rest)]
        return cores, {case: " ".join(tail[case] for tail in tails if tail[case]) for case in cases(cores[0])}

    def rank(self, part: Selector) -> str:
        """Where a part stands among those after the noun (`.rank`): what is part of the name, whose, which, where."""
        message, fields = part_message(part), part.words()[1]
        words = {key: word for key, word in fields.items() if isinstance(word, str)}
        return self.speech.say(message, "rank", **words) if self.speech.has(message, "rank") else "3"

    def part(self, part: Selector, place: str, noun: Forms) -> Forms:
        """What one part of a selector adds before or after the noun (or, as `is`, after "which")."""
        if isinstance(part, Either):
            left, right = (self.part(p, place, noun) for p in (part.left, part.right))
            if bool(left[""]) != bool(right[""]):
                raise ValueError(f"{self.speech.lang}: two alternatives that stand in different places")
            texts = {case: (left[case], right[case].removeprefix(TIGHT)) for case in left}
            return {
                c: self.speech.say("np-or", left=one, right=other) if one else "" for c, (one, other) in texts.items()
            }
        inner = part.what if isinstance(part, Other) else part
        fields = inner.words()[1]
        message = part_message(part)
        if not self.speech.has(message):
            raise KeyError(message)
        if not place and message in self.named:
            place = "again"
        if place == "again" and not self.speech.has(message, place):
            place = ""
        if not (self.speech.has(message, place) if place else self.speech.has_value(message)):
            return dict.fromkeys(cases(noun), "")
        args: Args = {**self.arguments(fields), "animate": noun["animate"], "noun": noun.get("noun", "")}
        result = {}
        for case in cases(noun):
            args["case"] = {"many": "gen", "all": "acc"}.get(case) or AFTER_PREPOSITION.get(case, case) or "nom"
            args["gender"] = "plural" if case in PLURALS else noun["gender"]
            args["vowel"] = open_end(noun[case])
            result[case] = self.speech.say(message, place, **args)
        return result

    def is_so(self, condition: Is, attribute: str) -> str:
        """That a card fits a description. The card of the ability is the subject, where it is one of the two."""
        what, kind = condition.what, condition.kind
        if isinstance(kind, This):
            what, kind = kind, what
        subject = self.selector("what", what)
        noun = {
            "": str(subject["what"]),
            "gender": str(subject["what_gender"]),
            "animate": str(subject["what_animate"]),
        }
        if any(isinstance(part, Pointer | Titled | Kind) for part in self.parts(kind)):
            args: Args = {**subject, **self.selector("kind", kind)}
            return self.speech.say("if-is", attribute, **args)
        short = [self.part(part, "short", noun)[""] for part in self.parts(kind)]
        if subject["what_it"] == "yes" and all(short) and not attribute and not self.linked:
            return self.listed(short)
        place = "is-not" if attribute else "is"
        fits = [self.part(part, place, noun)[""] for part in self.parts(kind)]
        return self.speech.say("if-is-so", **subject, fits=self.listed(fits))


def part_message(part: Selector) -> str:
    """The message of a part of a selector: where cards lie, what they are or are not."""
    if isinstance(part, Other):
        return "part-not-" + part.what.words()[0]
    return f"in-{part.zone}" if isinstance(part, Within) else "part-" + part.words()[0]


def twice(part: Selector, before: list[Selector]) -> bool:
    """Whether a part of this kind stands before it already: "with a minion", "and with a token"."""
    return any(type(part) is type(other) for other in before)


def addressed(players: Players) -> Players:
    """The players meant: the text of an attached card says "you" to the controller of what it is attached to."""
    return YOU if isinstance(players, ControllerOf) and isinstance(players.what, Host) else players


def titles(selector: Selector) -> list[Titled]:
    """The titles a selector lists, one or the other; none if it says anything else."""
    if isinstance(selector, Titled):
        return [selector]
    if isinstance(selector, Either) and titles(selector.left) and titles(selector.right):
        return [*titles(selector.left), *titles(selector.right)]
    return []
