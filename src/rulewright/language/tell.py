"""Card texts told from ability trees: the same tree that the resolver executes.

Every kind of node has a message, named after its class with a prefix for what it is: `do-` effects, `part-` and
`np-` selectors, `who-` players, `n-` amounts, `if-` conditions, `on-` events (`.when`, `.after`), `is-` constants.
The fields of a node are the arguments of its message. A field that is itself a node comes in words, in every case it
can have, and as `$field_kind`, the name of its class, so that a translator can phrase an exception.

Effects have three moods: the message itself is the imperative, `.inf` the infinitive (after "to"), `.third` the third
person (after "each player"). Where a language has one form for several moods, the attribute is left out.
"""

from __future__ import annotations

from rulewright.kernel.abilities import Ability, Activated, Limit, Special, Trigger, Triggered
from rulewright.kernel.cards import Face
from rulewright.kernel.effects import All, Choose, ChoosePlayer, EachPlayer, Effect
from rulewright.kernel.events import EventKind
from rulewright.kernel.modifiers import Constant
from rulewright.kernel.node import Node, kebab
from rulewright.kernel.selectors import AnyCard, Chosen, Kind, This, Titled
from rulewright.kernel.words import Amount, Both, Condition, Either, Other, Players, Pointer, Selector
from rulewright.language.speech import CASES, Forms, Speech, capital, slug, spread

Args = dict[str, str | int]

NAMED = {"stat": "stat-", "token": "token-", "keyword": "keyword-", "trait": "trait-", "zone": "zone-", "what": "act-"}
"""Fields that hold a word, and the prefix of the message that translates it."""


class Teller:
    """Tells the texts of one face in one language."""

    def __init__(self, speech: Speech, face: Face) -> None:
        self.speech = speech
        self.face = face
        self.bound: dict[str, Selector] = {}
        self.person = "second"

    def text(self) -> str:
        """The whole text box, one paragraph for each line of it."""
        face, say = self.face, self.speech.say
        lines = []
        opening = []
        if face.attach is not None:
            opening.append(self.sentence(say("attach-to", **self.selector("what", face.attach))))
        for keyword, number in face.keywords.items():
            opening.append(self.sentence(say("keyword-" + keyword, "line", number=number)))
        if opening:
            lines.append(" ".join(opening))
        lines += [self.ability(ability) for ability in face.abilities]
        return "\n".join(lines)

    def sentence(self, text: str) -> str:
        """With a capital letter and a full stop."""
        text = capital(text.strip())
        return text if text.endswith((".", "!", "?", ")", "»", "”")) else text + "."

    # ---- abilities

    def ability(self, ability: Ability) -> str:
        """One paragraph of the card."""
        self.bound = {}
        self.person = "second"
        if isinstance(ability, Constant):
            return self.sentence(self.constant(ability))
        if isinstance(ability, Triggered):
            return self.triggered(ability)
        if isinstance(ability, Activated):
            return self.activated(ability)
        if isinstance(ability, Special):
            return self.labelled(ability.label, self.effects(ability.effect))
        name, args = ability.words()
        return self.sentence(self.speech.say("ability-" + name, **self.arguments(args)))

    def labelled(self, label: str, sentences: list[str]) -> str:
        """A paragraph with its bold label."""
        text = " ".join(self.sentence(s) for s in sentences)
        return f"{self.speech.say('label-' + label)}: {text}" if label else text

    def triggered(self, ability: Triggered) -> str:
        """When or after something, an effect."""
        trigger = self.trigger(ability.trigger, ability.timing)
        given = "" if ability.given is None else self.condition(ability.given)
        sentences = self.body(ability.effect, ability.cost)
        head = self.speech.say(
            "triggered-given" if given else "triggered", trigger=trigger, given=given, effect=sentences[0]
        )
        return self.labelled(ability.label, [head, *sentences[1:], *self.limit(ability.limit)])

    def activated(self, ability: Activated) -> str:
        """An action."""
        label = f"action-{ability.phase}" if ability.phase else ability.label
        given = [] if ability.given is None else [self.speech.say("only-if", given=self.condition(ability.given))]
        return self.labelled(label, [*self.body(ability.effect, ability.cost), *given, *self.limit(ability.limit)])

    def limit(self, limit: Limit | None) -> list[str]:
        """How often."""
        if limit is None:
            return []
        return ["(" + self.speech.say("limit", times=limit.times, period=limit.period, per=limit.per) + ")"]

    def body(self, effect: Effect, cost: Effect | None) -> list[str]:
        """The sentences of an effect; a cost comes first: "pay to do"."""
        if cost is None:
            return self.effects(effect)
        price = self.joined(self.flat(cost))
        first, *rest = self.flat(effect)
        head = self.speech.say("pay-to-do", cost=price, effect=self.clause(first), effect_inf=self.clause(first, "inf"))
        return [head, *(self.clause(part) for part in rest)]

    def trigger(self, trigger: Trigger, timing: str) -> str:
        """What the ability waits for."""
        args: Args = {"how": trigger.how}
        for name in ("piece", "source"):
            selector: Selector | None = getattr(trigger, name)
            args[f"{name}_kind"] = "none" if selector is None else kebab(type(selector).__name__)
            if selector is not None:
                args |= self.selector(name, selector)
                self.bound["event " + name] = selector
        args["seat_kind"] = "none" if trigger.seat is None else kebab(type(trigger.seat).__name__)
        args["given"] = "" if trigger.given is None else self.condition(trigger.given)
        args["given_kind"] = "none" if trigger.given is None else kebab(type(trigger.given).__name__)
        return self.speech.say("on-" + slug(trigger.kind.name), timing, **args)

    # ---- effects

    def flat(self, effect: Effect) -> tuple[Effect, ...]:
        """The effects of a sequence, one by one."""
        return effect.effects if isinstance(effect, All) else (effect,)

    def effects(self, effect: Effect) -> list[str]:
        """One sentence for each effect of a sequence."""
        return [clause for part in self.flat(effect) if (clause := self.clause(part))]

    def joined(self, parts: tuple[Effect, ...], mood: str = "") -> str:
        """Several effects in one sentence."""
        clauses = [clause for part in parts if (clause := self.clause(part, mood))]
        return clauses[0] if len(clauses) == 1 else self.speech.say("and-then", first=", ".join(clauses[:-1]), last=clauses[-1])

    def clause(self, effect: Effect, mood: str = "") -> str:
        """An effect as a clause without capital letter and full stop."""
        if isinstance(effect, All):
            return self.joined(effect.effects, mood)
        if isinstance(effect, EachPlayer):
            return self.each_player(effect)
        name, fields = effect.words()
        message = "do-" + name
        args = self.arguments(fields)
        if isinstance(effect, Choose):
            self.bound[effect.name] = effect.what
        elif isinstance(effect, ChoosePlayer):
            self.bound[effect.name] = AnyCard()
        attribute = mood if mood and self.speech.has(message, mood) else ""
        return self.speech.say(message, attribute, **args)

    def each_player(self, effect: EachPlayer) -> str:
        """The effect with each player as its subject."""
        before, self.person = self.person, "third"
        text = self.joined(self.flat(effect.effect), "third")
        self.person = before
        return self.speech.say("do-each-player", effect=text, **self.players("players", effect.players))

    def constant(self, constant: Constant) -> str:
        """A constant ability, or the lasting effect of the same kind."""
        name, fields = constant.words()
        return self.speech.say("is-" + name, **self.arguments(fields))

    # ---- arguments

    def arguments(self, fields: dict[str, object]) -> Args:
        """The fields of a node as arguments of its message."""
        args: Args = {"person": self.person}
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
            prefix = NAMED.get(key)
            if prefix and self.speech.has(prefix + slug(value)):
                return {key: value, **spread(f"{key}_name", self.speech.forms(prefix + slug(value)))}
            return {key: value}
        if isinstance(value, EventKind):
            return {key: self.speech.say("moment-" + slug(value.name)), f"{key}_kind": slug(value.name)}
        if isinstance(value, tuple):
            return self.several(key, value)
        if isinstance(value, Node):
            return {f"{key}_kind": kebab(type(value).__name__), **self.node(key, value)}
        return {}

    def several(self, key: str, values: tuple[object, ...]) -> Args:
        """A field with several effects, as alternatives."""
        clauses = [self.clause(v) for v in values if isinstance(v, Effect)]
        if not clauses:
            return {}
        return {key: self.speech.say("or-else", first="; ".join(clauses[:-1]), last=clauses[-1])}

    def node(self, key: str, value: Node) -> Args:
        """A field that is a node."""
        if isinstance(value, Selector):
            return self.selector(key, value)
        if isinstance(value, Players):
            return self.players(key, value)
        if isinstance(value, Amount):
            return {key: self.amount(value)}
        if isinstance(value, Condition):
            return {key: self.condition(value)}
        if isinstance(value, Constant):
            return {key: self.constant(value)}
        if isinstance(value, Effect):
            return {key: self.clause(value), f"{key}_inf": self.clause(value, "inf"), f"{key}_third": self.clause(value, "third")}
        return {}

    def amount(self, amount: Amount) -> str:
        """A number that depends on the position."""
        name, fields = amount.words()
        return self.speech.say("n-" + name, **self.arguments(fields))

    def condition(self, condition: Condition) -> str:
        """A condition as a clause."""
        name, fields = condition.words()
        return self.speech.say("if-" + name, **self.arguments(fields))

    def players(self, key: str, players: Players) -> Args:
        """Players, in every case."""
        name, fields = players.words()
        message = "who-" + name
        args = {k: v for k, v in self.arguments(fields).items() if k != key}
        result: Args = {key: self.speech.say(message, **args), f"{key}_kind": name}
        for case in CASES:
            result[f"{key}_{case}"] = (
                self.speech.say(message, case, **args) if self.speech.has(message, case) else result[key]
            )
        return result

    # ---- selectors

    def selector(self, key: str, selector: Selector) -> Args:
        """Cards, in every case: bare, with "each", and with the article that means one of them."""
        forms = self.forms(selector)
        result: Args = dict(spread(key, forms))
        for word in ("each", "a"):
            if isinstance(selector, Pointer | Titled):
                result |= spread(f"{key}_{word}", forms)
            else:
                result |= spread(f"{key}_{word}", self.with_word("np-" + word, forms))
        result[f"{key}_head"] = kebab(type(selector).__name__)
        return result

    def with_word(self, message: str, forms: Forms, **more: str | int) -> Forms:
        """A noun phrase with a determiner that agrees with it."""
        args: Args = {**spread("np", forms), **more}
        result = {"": self.speech.say(message, **args), "gender": forms["gender"]}
        for case in CASES:
            result[case] = self.speech.say(message, case, **args) if self.speech.has(message, case) else result[""]
        return result

    def forms(self, selector: Selector) -> Forms:
        """A selector as a noun phrase in all its forms."""
        speech = self.speech
        if isinstance(selector, This):
            return speech.forms("card-" + slug(self.face.name))
        if isinstance(selector, Titled):
            return speech.forms("card-" + slug(selector.name))
        if isinstance(selector, Chosen):
            return self.with_word("np-that", self.noun(self.bound.get(selector.name)))
        if isinstance(selector, Pointer):
            name, fields = selector.words()
            if name in ("event-piece", "event-source"):
                return self.with_word("np-that", self.noun(self.bound.get(name.replace("-", " "))))
            return speech.forms("np-" + name)
        if isinstance(selector, Either) and isinstance(selector.left, Kind) and isinstance(selector.right, Kind):
            left, right = self.forms(selector.left), self.forms(selector.right)
            return {k: (left[k] if k == "gender" else speech.say("np-or", left=left[k], right=right[k])) for k in left}
        return self.phrase(selector)

    def noun(self, selector: Selector | None) -> Forms:
        """The head noun of a selector in all its forms."""
        for part in self.parts(selector) if selector is not None else []:
            if isinstance(part, Kind):
                return self.speech.forms("noun-" + part.noun)
            if isinstance(part, Titled | This):
                return self.forms(part)
        return self.speech.forms("noun-card")

    def parts(self, selector: Selector) -> list[Selector]:
        """The parts of a selector that all must fit."""
        if isinstance(selector, Both):
            return [*self.parts(selector.left), *self.parts(selector.right)]
        return [selector]

    def phrase(self, selector: Selector) -> Forms:
        """Noun, what stands before it, what stands after it."""
        parts = self.parts(selector)
        kinds = [p for p in parts if isinstance(p, Either) and isinstance(p.left, Kind) and isinstance(p.right, Kind)]
        head = self.forms(kinds[0]) if kinds else self.noun(selector)
        rest = [p for p in parts if not isinstance(p, Kind | AnyCard | Titled) and p not in kinds]
        result = {"gender": head["gender"]}
        for case in ("", *CASES):
            before = [text for p in rest if (text := self.part(p, "before", case, head["gender"]))]
            after = [text for p in rest if (text := self.part(p, "", case, head["gender"]))]
            result[case] = " ".join([*before, head[case], *after])
        return result

    def part(self, part: Selector, place: str, case: str, gender: str) -> str:
        """What one part of a selector adds before or after the noun."""
        if isinstance(part, Either):
            texts = [self.part(p, place, case, gender) for p in (part.left, part.right)]
            return self.speech.say("np-or", left=texts[0], right=texts[1]) if all(texts) else ""
        negative = isinstance(part, Other)
        inner = part.what if isinstance(part, Other) else part
        name, fields = inner.words()
        message = ("part-not-" if negative else "part-") + name
        if place:
            if not self.speech.has(message, place):
                return ""
        elif not self.speech.has_value(message):
            return ""
        args = self.arguments(fields)
        return self.speech.say(message, place, case=case or "nom", gender=gender, **args)


def tell_face(speech: Speech, face: Face) -> str:
    """The text box of a face in a language."""
    return Teller(speech, face).text()
