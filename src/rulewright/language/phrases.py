"""Noun phrases: what a text calls cards and players, in every grammatical case.

A phrase is a core (noun and what stands before it), a determiner (`np-each`, `np-a`, `np-any`, `np-no`, `np-that`) and
what stands after it. Every message of a phrase is asked once for each case and gets `$case`, `$gender` and `$animate`,
so that adjectives and determiners can agree. A thing that alone was named before in the same sentence becomes `np-it`;
`gen_p`, `dat_p`, `acc_p` and `ins_p` are the forms to use after a preposition, where pronouns differ.
"""

from __future__ import annotations

from rulewright.kernel.cards import Face
from rulewright.kernel.conditions import Is
from rulewright.kernel.node import kebab
from rulewright.kernel.players import You
from rulewright.kernel.selectors import AnyCard, Chosen, EventPiece, Host, Kind, This, Titled, Within
from rulewright.kernel.vocabulary import Both, Either, Other, Players, Pointer, Selector
from rulewright.language.speech import CASES, VOWELS, Forms, Speech, slug, spread

Args = dict[str, str | int]

NAMED = {
    "keyword": "keyword-",
    "faction": "faction-",
    "name": "card-",
    "noun": "noun-",
    "side": "side-",
    "sphere": "sphere-",
    "stat": "stat-",
    "title": "card-",
    "token": "token-",
    "trait": "trait-",
}
"""Fields that hold a word, and the prefix of the message that translates it."""

AFTER_PREPOSITION = {"gen_p": "gen", "dat_p": "dat", "acc_p": "acc", "ins_p": "ins"}
DETERMINERS = ("each", "a", "any", "no")
NOTHING_AFTER: Forms = dict.fromkeys(("", "many", *CASES, *AFTER_PREPOSITION), "")


class Phrases:
    """Tells the cards and players that the texts of one face speak of, in one language."""

    def __init__(self, speech: Speech, face: Face) -> None:
        self.speech = speech
        self.face = face
        self.start()

    def start(self) -> None:
        """Begin a new paragraph: nothing has been named or chosen yet."""
        self.context: Args = {"event": "none", "face": self.face.kind, "from": "play", "currently": "no"}
        self.context |= {"verb": "", "phase": "", "card": self.speech.say("card-" + slug(self.face.name))}
        self.bound: dict[str, Selector] = {}
        self.named: set[str] = set()
        self.now = ""
        self.subject: tuple[type[Players], str] = (You, "")
        self.tails: list[str] = []
        self.asides: list[str] = []

    def say(self, message: str, attribute: str, args: Args) -> str:
        """A message, or its attribute if it has that one."""
        return self.speech.say(message, attribute if self.speech.has(message, attribute) else "", **args)

    def with_tails(self, text: str) -> str:
        """The clause with what its numbers depend on."""
        text, self.tails = " ".join([text, *self.tails]), []
        return text

    def listed(self, texts: list[str]) -> str:
        """Several texts as one list."""
        if len(texts) < 2:
            return "".join(texts)
        first = ", ".join(texts[:-1])
        vowel = "yes" if first[-1:].lower() in VOWELS else "no"
        return self.speech.say("and-then", first=first, last=texts[-1], vowel=vowel)

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
            named = key in NAMED and self.speech.has(message)
            return {key: value, **(spread(f"{key}_name", self.noun(message)) if named else {})}
        if isinstance(value, Selector):
            return self.selector(key, value)
        if isinstance(value, Players):
            return self.players(key, value)
        return {}

    # ---- players

    def is_subject(self, players: Players | None) -> bool:
        """Whether these players are the subject of the clause, so that the clause need not name them."""
        return players is None or type(players) is self.subject[0]

    def players(self, key: str, players: Players) -> Args:
        """Players, in every case. The subject of the clause is `self` in the second person, `they` in the third."""
        name, fields = players.words()
        if self.is_subject(players):
            name, fields = self.subject[1] or name, {}
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
        result: Args = {f"{key}_kind": kind, f"{key}_it": "no"}
        if isinstance(selector, Pointer | Titled):
            forms = self.pointer(selector)
            result |= {f"{key}_it": forms["it"], **spread(key, forms)}
            for word in DETERMINERS:
                result |= spread(f"{key}_{word}", forms)
            return result
        if titles(selector):
            forms = {**self.combined("", [self.noun("card-" + slug(t.name)) for t in titles(selector)], NOTHING_AFTER)}
            for word in ("", *DETERMINERS):
                result |= spread(f"{key}_{word}" if word else key, forms)
            return result
        cores, after = self.phrase(selector, key)
        self.named.add(f"phrase {len(self.named)}")
        result |= spread(key, self.combined("", cores, after))
        title = any(titles(part) for part in self.parts(selector))
        for word in DETERMINERS:
            result |= spread(f"{key}_{word}", self.combined("" if title else word, cores, after))
        return result

    def pointer(self, selector: Selector) -> Forms:
        """One given card: its title, "that hero", "attached hero", or a pronoun when nothing else was named."""
        if isinstance(selector, EventPiece):
            what = self.bound.get(kebab(type(selector).__name__))
            if isinstance(what, Pointer | Titled):
                return self.pointer(what)
        name = str(getattr(selector, "name", ""))
        if isinstance(selector, Chosen) and name == self.now:
            return {**self.combined("a", *self.phrase(self.bound[name], "")), "it": "no"}
        head = kebab(type(selector).__name__)
        identity = f"{head} {name}".strip()
        pronoun = self.named == {identity} and not isinstance(selector, Titled)
        self.named.add(identity)
        if isinstance(selector, Titled):
            forms = self.noun("card-" + slug(name))
        elif isinstance(selector, This) and self.speech.has("this-" + self.face.kind):
            forms = self.noun("this-" + self.face.kind)
        elif isinstance(selector, This):
            forms = self.determined("np-this", self.noun("card-" + slug(self.face.name)))
        elif isinstance(selector, Host):
            forms = self.determined("np-host", self.head(self.face.attach, "host"))
        elif isinstance(selector, Chosen | EventPiece):
            bound = self.bound.get(name if isinstance(selector, Chosen) else head)
            forms = self.noun("noun-copy") if isinstance(bound, Titled) else self.head(bound, "card")
            forms = self.determined("np-that", forms)
        else:
            forms = self.noun("np-" + head, self.arguments(selector.words()[1]))
        if pronoun:
            forms = self.determined("np-it", forms, head=head)
        noun = self.face.kind if isinstance(selector, This) else forms["noun"]
        return {**forms, "noun": noun, "it": "yes" if pronoun else "no", "long": "no"}

    def noun(self, message: str, args: Args | None = None) -> Forms:
        """A noun in all its forms; `many` is the plural that follows "the number of"."""
        speech, args = self.speech, args or {}
        forms = {"": speech.say(message, **args), "gender": "neuter", "animate": "no", "noun": "card"}
        forms |= dict.fromkeys((*CASES, "many"), forms[""])
        if speech.has("np-genitive"):
            forms["gen"] = speech.say("np-genitive", np=forms[""], s="yes" if forms[""].endswith("s") else "no")
        forms |= {form: speech.say(message, form, **args) for form in forms if form and speech.has(message, form)}
        return forms | {key: forms[case] for key, case in AFTER_PREPOSITION.items()}

    def head(self, selector: Selector | None, otherwise: str) -> Forms:
        """The head noun of a selector in all its forms."""
        for part in self.parts(selector) if selector is not None else []:
            noun = getattr(part, "noun", "")
            if noun:
                return {**self.noun("noun-" + noun), "noun": noun}
            if isinstance(part, This | Titled):
                return self.noun("card-" + slug(getattr(part, "name", self.face.name)))
        noun = otherwise if self.speech.has("noun-" + otherwise) else "card"
        return {**self.noun("noun-" + noun), "noun": noun}

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
        rest.sort(key=lambda part: self.speech.has("part-" + part.words()[0], "late"))
        cores: list[Forms] = []
        for noun in [self.head(kind, key) for kind in kinds or [selector]]:
            before = [self.part(part, "before", noun) for part in rest]
            cores.append({**noun, **{c: " ".join([*(b[c] for b in before if b[c]), noun[c]]) for c in cases(noun)}})
        tails = [self.part(part, "", cores[0]) for part in rest]
        return cores, {case: " ".join(tail[case] for tail in tails if tail[case]) for case in cases(cores[0])}

    def combined(self, word: str, cores: list[Forms], after: Forms) -> Forms:
        """Cores with their determiner, and what stands after them."""
        cores = [self.determined("np-" + word, core) if word else core for core in cores]
        result = {**cores[0], "long": "yes" if after[""] else "no"}
        if len(cores) > 1 and word == "each":
            result["gender"] = "plural"
        for case in cases(result):
            join = "np-and" if word == "each" else "np-or"
            *others, text = [core[case] for core in cores]
            if others:
                text = self.speech.say(join, left=", ".join(others), right=text)
            result[case] = f"{text} {after[case]}" if after[case] else text
        return result

    def determined(self, message: str, core: Forms, **more: str) -> Forms:
        """A core with a word that agrees with it, in every case."""
        args: Args = {**self.context, **more, "gender": core["gender"], "animate": core["animate"]}
        result = dict(core)
        for case in cases(core):
            plain = case if message == "np-it" else AFTER_PREPOSITION.get(case, case)
            if case == "many":
                continue
            vowel = "yes" if core[case][:1].lower() in VOWELS else "no"
            result[case] = self.speech.say(message, **args, np=core[case], vowel=vowel, case=plain or "nom")
        return result

    def part(self, part: Selector, place: str, noun: Forms) -> Forms:
        """What one part of a selector adds before or after the noun (or, as `is`, after "which")."""
        if isinstance(part, Either):
            left, right = (self.part(p, place, noun) for p in (part.left, part.right))
            if bool(left[""]) != bool(right[""]):
                raise ValueError(f"{self.speech.lang}: two alternatives that stand in different places")
            texts = {case: (left[case], right[case]) for case in left}
            return {
                c: self.speech.say("np-or", left=one, right=other) if one else "" for c, (one, other) in texts.items()
            }
        inner = part.what if isinstance(part, Other) else part
        name, fields = inner.words()
        message = f"in-{inner.zone}" if isinstance(inner, Within) else "part-" + name
        if isinstance(part, Other):
            message = "part-not-" + name
        if not self.speech.has(message):
            raise KeyError(message)
        if not (self.speech.has(message, place) if place else self.speech.has_value(message)):
            return dict.fromkeys(cases(noun), "")
        args: Args = {**self.arguments(fields), "animate": noun["animate"]}
        result = {}
        for case in cases(noun):
            args["case"] = "gen" if case == "many" else AFTER_PREPOSITION.get(case, case) or "nom"
            args["gender"] = "plural" if case == "many" else noun["gender"]
            args["vowel"] = "yes" if noun[case][-1:].lower() in VOWELS else "no"
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
        place = "is-not" if attribute else "is"
        fits = [self.part(part, place, noun)[""] for part in self.parts(kind)]
        return self.speech.say("if-is-so", **subject, fits=self.listed(fits))


def titles(selector: Selector) -> list[Titled]:
    """The titles a selector lists, one or the other; none if it says anything else."""
    if isinstance(selector, Titled):
        return [selector]
    if isinstance(selector, Either) and titles(selector.left) and titles(selector.right):
        return [*titles(selector.left), *titles(selector.right)]
    return []


def cases(forms: Forms) -> list[str]:
    """The keys of the forms that are cases."""
    return [key for key in forms if key in ("", "many", *CASES, *AFTER_PREPOSITION)]
