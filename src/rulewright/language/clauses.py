"""Clauses: what an effect does, what a condition asks for, what a constant ability changes, and how much of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import and_

from rulewright.kernel.amounts import AtMost, IfElse, Multiplied
from rulewright.kernel.conditions import AtLeast, BothTrue, Exists, Is, Not, OneTrue
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.joining import EachPlayer, If, May, OneOf, Then, Times, Unless
from rulewright.kernel.effects.lasting import At, Until
from rulewright.kernel.effects.sequence import All, Choose, ChoosePlayer, Framed, steps_of
from rulewright.kernel.events import EventKind
from rulewright.kernel.modifiers import Constant, Forbid, Gets, Grant, Permit
from rulewright.kernel.node import kebab
from rulewright.kernel.players import EVERYONE, YOU, ChosenPlayer, You
from rulewright.kernel.vocabulary import Amount, Condition, Number, Players, Selector
from rulewright.language.joining import (
    add_up,
    alike,
    alternatives,
    else_none,
    from_everyone,
    last_together,
    lasting,
    of_a_player,
    repeated,
    uses,
)
from rulewright.language.nouns import Args
from rulewright.language.phrases import Phrases, part_message
from rulewright.language.speech import MINUS, slug, spread

WHOLE = (All, At, EachPlayer, If, May, OneOf, Then, Unless, Until)
"""Effects that are not one verb with "you" as its subject."""

FEW = 5
"""Where nouns are declined, smaller numbers than this want another plural of lifeless things than larger ones."""

CHOSEN = "chosen-player"
SOMEBODY = ("they", CHOSEN)
"""What "you" are called where the text speaks of another player."""

SOME_OR_NONE: dict[tuple[object, object], str] = {("at-least", 1): "some", ("less", 1): "none"}
"""Words for a comparison with one."""

Group = tuple[Effect, ...]
"""Effects that are told in one sentence."""


class Clauses(Phrases):
    """Tells the clauses of one face in one language."""

    # ---- sentences

    def body(self, effect: Effect, cost: Effect | None) -> list[str]:
        """The sentences of an effect; a cost comes first: "pay to do"."""
        if cost is None:
            return self.effects(effect)
        first, *rest = self.groups(effect)
        price = self.joined(cost, paying=True)
        if self.has_infinitive(first[0]):
            head = self.speech.say("pay-to-do", cost=price, effect=self.listed(self.group(first, "inf")))
        else:
            kind = first[0].words()[0]
            head = self.speech.say("pay-and-then", cost=price, effect=self.listed(self.group(first)), kind=kind)
        self.named.clear()
        return [head, *self.told(rest)]

    def effects(self, effect: Effect) -> list[str]:
        """The sentences of an effect, without capital letter and full stop."""
        return self.told(self.groups(effect))

    def told(self, groups: list[Group]) -> list[str]:
        """One sentence for each group; each names its things anew."""
        sentences = []
        for group in groups:
            sentences.append(self.listed(self.group(group)))
            self.named.clear()
        return [sentence for sentence in sentences if sentence]

    def groups(self, effect: Effect) -> list[Group]:
        """The effects of a sequence; what belongs together shares a sentence."""
        result: list[Group] = []
        for part in steps_of(effect):
            if result and len(result[-1]) == 1 and alike(result[-1][0], part):
                result[-1] = (Times(2, part),)
            elif result and (continues(result[-1][0], part) or (len(result[-1]) == 1 and follows(part, result[-1][0]))):
                result[-1] = (*result[-1], part)
            else:
                result.append((part,))
        return result

    def joined(self, effect: Effect, mood: str = "", paying: bool = False) -> str:
        """All effects in one sentence."""
        groups = self.groups(effect)
        moods = [self.repeats(group, groups[:i]) or mood for i, group in enumerate(groups)]
        clauses = [self.group(group, moods[i], paying) for i, group in enumerate(groups)]
        *before, last = clauses
        first = [text for part in before for text in part if text]
        if first and self.has_subject(groups[-1][0], moods[-1]):
            return self.speech.say("and-clause", first=self.listed(first), last=self.listed(last))
        return self.listed([*first, *(text for text in last if text)])

    def repeats(self, group: Group, before: list[Group]) -> str:
        """The shorter form of a verb that the clause before has said already (`.again`), if it has one."""
        name = group[0].words()[0]
        said = bool(before) and before[-1][0].words()[0] == name
        return "again" if said and self.speech.has("do-" + name, "again") else ""

    def has_subject(self, effect: Effect, mood: str) -> bool:
        """Whether an effect is told as a clause with a subject of its own; the message may say so (`.subject`)."""
        if isinstance(effect, May) or not self.is_subject(actor(effect)):
            return True
        if isinstance(effect, EachPlayer):
            return True
        name, fields = effect.words()
        message = "do-" + name
        if self.speech.has(message, "subject") and self.speech.say(message, "subject", **settings(fields)) == "yes":
            return not mood or not self.speech.has(message, mood)
        return lasting(effect) is not None and mood != "inf"

    def group(self, group: Group, mood: str = "", paying: bool = False) -> list[str]:
        """The clauses of one group."""
        first = group[0]
        who = actor(first)
        if who is not None and not self.is_subject(who):
            return [self.acting(who, who, lambda third: self.listed(self.group(group, third, paying)))]
        if len(group) == 1 or lasting(first):
            return [self.clause(first, mood, group[1:])]
        if not follows(group[1], first):
            return [self.clause(effect, mood) for effect in group]
        return self.pair(first, group[1], mood, paying)

    def pair(self, choice: Effect, verb: Effect, mood: str, paying: bool = False) -> list[str]:
        """A choice and what is done with it: "choose and ready 1 hero", "choose 1 hero and ..."; a cost only pays."""
        name, what = getattr(choice, "name", ""), getattr(choice, "what", None)
        if isinstance(what, Selector) and (paying or self.is_direct(choice, verb)):
            self.bound[name], self.now = what, name
            text = self.clause(verb, mood)
            self.now, self.named = "", {"chosen " + name}
            return [text if paying else self.say("do-choose-and", mood, {"effect": text})]
        first = self.clause(choice, mood)
        self.named = {"chosen " + name}
        if self.has_subject(verb, mood):
            return [self.speech.say("and-clause", first=first, last=self.clause(verb, mood))]
        return [first, self.clause(verb, mood)]

    def is_direct(self, choice: Effect, verb: Effect) -> bool:
        """Whether the verb can take what is chosen as its object: "choose and ready 1 hero"."""
        return isinstance(choice, Choose) and self.speech.has("do-" + verb.words()[0], "direct")

    def has_infinitive(self, effect: Effect) -> bool:
        """Whether "to" can stand before the effect."""
        if isinstance(effect, Until):
            return isinstance(effect.what, Gets | Grant)
        return self.is_subject(actor(effect)) and (isinstance(effect, OneOf | Then) or not isinstance(effect, WHOLE))

    # ---- clauses

    def clause(self, effect: Effect, mood: str = "", more: Group = ()) -> str:
        """An effect as a clause without capital letter and full stop."""
        if isinstance(effect, All | Framed):
            return self.joined(effect, mood)
        if isinstance(effect, EachPlayer) and isinstance(effect.players, ChosenPlayer) and is_lasting(effect.effect):
            return self.for_player(effect)
        if isinstance(effect, EachPlayer):
            return self.acting(effect.players, YOU, lambda third: self.joined(effect.effect, third))
        if from_everyone(effect):
            return self.acting(EVERYONE, EVERYONE, lambda third: self.verb(effect, third, more))
        if isinstance(effect, OneOf) and (parts := alternatives(effect)):
            return self.one_or_other(parts, mood)
        if (again := repeated(effect)) and (text := self.times_over(*again, mood)):
            return text
        who = actor(effect)
        if who is not None and not self.is_subject(who):
            return self.acting(who, who, lambda third: self.verb(effect, third, more))
        return self.verb(effect, mood, more)

    def acting(self, who: Players, means: Players, tell: Callable[[str], str]) -> str:
        """A clause in the third person: `who` does it, and inside it `means` is "they"."""
        args = self.players("who", who)
        mood = "third" if not isinstance(who, You) else "" if self.is_subject(who) else "second"
        before, self.subject = self.subject, (type(means), "" if isinstance(who, You) else "they")
        text = tell(mood)
        self.subject = before
        return text if isinstance(who, You) else self.speech.say("do-acting", effect=text, **args)

    def for_player(self, effect: EachPlayer) -> str:
        """What is so for a player for a while: told of the cards, not of what the player does."""
        before, self.subject = self.subject, (You, CHOSEN)
        text = self.joined(effect.effect)
        self.subject = before
        return text

    def one_or_other(self, parts: Group, mood: str) -> str:
        """The same cards get one value or another: "+1 attack or +1 defense"."""
        self.context["either"] = "yes"
        text = self.verb(parts[0], mood, parts[1:])
        self.context["either"] = "no"
        return text

    def times_over(self, times: Number, choice: Choose, verb: Effect, mood: str) -> str:
        """The same choice and verb so many times: "choose and exhaust 2 heroes". Empty where it cannot be said so."""
        few = isinstance(times, int) and times < FEW and self.speech.has("noun-card", "gen")
        if not self.is_direct(choice, verb) or (few and self.head(choice.what, "card")["animate"] == "no"):
            return ""
        if not self.is_subject(actor(choice)):
            return self.acting(choice.by, choice.by, lambda third: self.times_over(times, choice, verb, third))
        self.how_many = times if isinstance(times, int) else "X"
        (text,) = self.pair(choice, verb, mood)
        self.how_many = 1
        return text

    def verb(self, effect: Effect, mood: str, more: Group = ()) -> str:
        """One verb with everything it speaks of."""
        name, fields = effect.words()
        if else_none(effect):
            name = "if-none"
        outside = self.tails, self.asides
        self.tails, self.asides = [], []
        before = self.subject
        if self.subject[1] not in SOMEBODY:
            self.subject = (self.subject[0], "" if isinstance(effect, WHOLE) else "self")
        self.context["verb"] = name
        if isinstance(effect, Until):
            self.context["currently"] = "yes" if effect.currently else "no"
        if (first := lasting(effect)) is not None:
            fields["what"] = (first, *(what for part in more if (what := lasting(part)) is not None))
        args = self.arguments(fields)
        self.context["currently"] = "no"
        what = getattr(effect, "what", None)
        if "name" in fields and isinstance(what, Selector):
            self.bound[str(fields["name"])] = what
        text = " ".join([self.with_tails(self.say("do-" + name, mood, args)), *self.asides])
        if self.speech.has("do-" + name, "names-place"):
            self.context["placed"] = "yes"
        self.subject, (self.tails, self.asides) = before, outside
        return text

    def constant(self, constant: Constant, more: tuple[Constant, ...] = (), mood: str = "") -> str:
        """A constant ability, or the lasting effect of the same kind."""
        before = self.subject
        if self.subject[1] not in SOMEBODY:
            self.subject = (You, "")
        name, fields = constant.words()
        given = fields.pop("given")
        message = "is-" + name
        args = self.arguments({key: value for key, value in fields.items() if key not in ("amount", "value")})
        if isinstance(constant, Gets):
            message = "is-gets" if constant.op == "add" else "is-" + constant.op
            gains = [self.gain(part) for part in (constant, *more) if isinstance(part, Gets)]
            args["gains"] = self.either(gains) if self.context["either"] == "yes" else self.listed(gains)
            args["several"] = "yes" if len(gains) > 1 else "no"
        elif isinstance(constant, Grant):
            prefix = "" if constant.what == "label" else constant.what + "-"
            args |= {"amount": constant.amount, **spread("value", self.speech.forms(prefix + slug(constant.value)))}
        elif isinstance(constant, Forbid | Permit):
            message = "act-" + constant.what
            args |= self.argument("amount", getattr(constant, "amount", 1))
        text = self.with_tails(self.say(message, mood, args))
        if isinstance(given, Condition):
            kind = kebab(type(given.kind).__name__) if isinstance(given, Is) else given.words()[0]
            args = {"text": text, "given": self.condition(given), "given_kind": kind}
            text = self.speech.say("while", **args)
        self.subject = before
        return text

    def gain(self, gets: Gets) -> str:
        """How much of which value."""
        args = self.amount("amount", gets.amount, "+d" if gets.op == "add" else "d")
        message = "gain" if gets.op == "add" else "gain-" + gets.op
        return self.speech.say(message, **args, **spread("stat", self.speech.forms("stat-" + slug(gets.stat))))

    def condition(self, condition: Condition, attribute: str = "") -> str:
        """A condition as a clause; `not` is an attribute of the message that it denies."""
        before = self.subject
        if self.subject[1] not in SOMEBODY:
            self.subject = (You, "")
        name, fields = condition.words()
        if isinstance(condition, Is):
            text = self.is_so(condition, attribute)
        elif isinstance(condition, Not):
            text = self.condition(condition.condition, "" if attribute else "not")
        elif isinstance(condition, AtLeast):
            text = self.at_least(condition, attribute)
        elif isinstance(condition, Exists):
            text = self.exists(condition, attribute)
        elif (amount := fields.get("first")) and self.says(amount, word := compared(fields)):
            assert isinstance(amount, Amount)
            text = self.speech.say("n-" + amount.words()[0], word, **self.arguments(amount.words()[1]))
        else:
            self.linked = isinstance(condition, BothTrue | OneTrue)
            measured: Args = {}
            for key, amount in fields.items():
                if isinstance(amount, Amount):
                    measured |= {key: self.measured(amount), f"{key}_kind": amount.words()[0]}
            plain = {key: value for key, value in fields.items() if key not in measured}
            text = self.speech.say("if-" + name, attribute, **(self.arguments(plain) | measured))
            self.linked = False
        self.subject = before
        return text

    def says(self, amount: object, word: str) -> bool:
        """Whether an amount has words of its own for there being some or none of it."""
        return isinstance(amount, Amount) and bool(word) and self.speech.has("n-" + amount.words()[0], word)

    def exists(self, condition: Exists, attribute: str) -> str:
        """That there is such a card; a part that says where goes first, if it says so (`.first`)."""
        parts = self.parts(condition.what)
        where = [part for part in parts if self.speech.has(part_message(part), "first")]
        if not where or len(where) == len(parts):
            return self.speech.say("if-exists", attribute, **self.arguments({"what": condition.what}))
        place = self.part(where[0], "", self.head(condition.what, "card"))[""]
        what = reduce(and_, [part for part in parts if part not in where])
        return self.speech.say("if-exists-there", attribute, place=place, **self.arguments({"what": what}))

    def measured(self, amount: Amount) -> str:
        """A number that is compared, in words."""
        name, fields = amount.words()
        return self.speech.say("n-" + name, **self.arguments(fields))

    def at_least(self, condition: AtLeast, attribute: str) -> str:
        """That a number is large enough; an amount may have words of its own for it (`.at-least`)."""
        name, fields = condition.amount.words()
        args = self.arguments(fields) | {"least": condition.least}
        if self.speech.has("n-" + name, "at-least"):
            return self.speech.say("n-" + name, "not-at-least" if attribute else "at-least", **args)
        return self.speech.say("if-at-least", attribute, amount=self.speech.say("n-" + name, **args), **args)

    # ---- arguments

    def argument(self, key: str, value: object) -> Args:
        if isinstance(value, EventKind):
            return {key: self.speech.say("moment-" + slug(value.name)), f"{key}_kind": slug(value.name)}
        if isinstance(value, tuple):
            return self.several(key, value)
        if isinstance(value, Constant):
            return self.several(key, (value,))
        if isinstance(value, Amount):
            return self.amount(key, value)
        if isinstance(value, Condition):
            return {key: self.condition(value), f"{key}_kind": kebab(type(value).__name__)}
        if isinstance(value, Effect):
            result: Args = {f"{key}_kind": kebab(type(value).__name__)}
            named = set(self.named)
            for mood in ("third", "inf", ""):
                self.named = set(named)
                result[f"{key}_{mood}" if mood else key] = self.joined(value, mood)
            return result
        return super().argument(key, value)

    def several(self, key: str, values: tuple[object, ...]) -> Args:
        """A field with several nodes: alternatives, or constants that begin together."""
        first = values[0]
        if isinstance(first, Constant):
            result: Args = {f"{key}_kind": kebab(type(first).__name__)}
            named = set(self.named)
            for mood in ("inf", ""):
                self.named, self.tails, self.asides = set(named), [], []
                result[f"{key}_{mood}" if mood else key] = self.constants(values, mood)
            return result
        alternatives: Args = {}
        for mood in ("inf", "") if isinstance(first, Effect) else ():
            clauses = []
            for value in values:
                if isinstance(value, Effect):
                    self.named.clear()
                    clauses.append(self.alternative(value, mood))
            text = self.speech.say("or-else", first="; ".join(clauses[:-1]), last=clauses[-1])
            alternatives[f"{key}_{mood}" if mood else key] = text
        return alternatives

    def alternative(self, effect: Effect, mood: str) -> str:
        """One of several effects to choose from; what one player does is told of "a player of your choice"."""
        self.anyone, parts = of_a_player(effect)
        text = self.joined(All(parts) if parts else effect, mood)
        self.anyone = ""
        return text

    def constants(self, values: tuple[object, ...], mood: str) -> str:
        """Constants that begin together: what they give to the same cards is one clause."""
        groups: list[list[Constant]] = []
        for value in values:
            assert isinstance(value, Constant)
            if groups and (self.context["either"] == "yes" or add_up(groups[-1][0], value)):
                groups[-1].append(value)
            else:
                groups.append([value])
        first, *rest = [self.constant(group[0], tuple(group[1:]), mood) for group in groups]
        for clause in rest:
            kind = kebab(type(groups[0][0]).__name__)
            first = self.speech.say("and-also", first=first, last=clause, kind=kind)
        return first

    def amount(self, key: str, value: Number, sign: str = "d") -> Args:
        """A number; what it depends on comes at the end of the clause."""
        if isinstance(value, int):
            return {key: value if sign == "d" else format(value, sign).replace("-", MINUS), f"{key}_kind": "number"}
        if isinstance(value, IfElse):
            result = self.amount(key, value.otherwise, sign)
            then = self.amount("then", value.then, sign)
            self.asides.append(self.speech.say("n-if-else", condition=self.condition(value.condition), **then))
            return result
        if isinstance(value, AtMost):
            self.asides.append(self.speech.say("n-at-most", most=value.most))
            return self.amount(key, value.amount, sign)
        factor = 1
        if isinstance(value, Multiplied):
            factor, value = value.factor, value.amount
        name, fields = value.words()
        message, args = "n-" + name, self.arguments(fields)
        if self.speech.has(message, "each"):
            self.tails.append(self.speech.say(message, "each", **args))
            return {**self.amount(key, factor, sign), f"{key}_kind": name}
        if name != "named":
            self.tails.append(self.speech.say("where-x", amount=self.speech.say(message, **args)))
        return {key: ("+" if "+" in sign else "") + (f"{factor}X" if factor > 1 else "X"), f"{key}_kind": name}


def settings(fields: dict[str, object]) -> Args:
    """The fields that are words or numbers, or say yes or no."""
    return {
        key: ("yes" if value else "no") if isinstance(value, bool) else value
        for key, value in fields.items()
        if isinstance(value, str | int)
    }


def compared(fields: dict[str, object]) -> str:
    """What it means to be at least one, or fewer: some or none."""
    return SOME_OR_NONE.get((fields.get("how"), fields.get("second")), "")


def actor(effect: Effect) -> Players | None:
    """Who does it: the `by` of a choice, the `players` of a verb; None where the text does not say."""
    if isinstance(effect, Choose | ChoosePlayer | May | OneOf):
        return effect.by
    if isinstance(effect, Times):
        return None
    who = effect.words()[1].get("players")
    return who if isinstance(who, Players) and not isinstance(effect, EachPlayer) else None


def is_lasting(effect: Effect) -> bool:
    """Whether something is so for a while, and nothing else happens."""
    return all(lasting(part) is not None for part in steps_of(effect))


def continues(first: Effect, effect: Effect) -> bool:
    """Whether an effect lasts as long as the first, or the same chosen player goes on."""
    if lasting(first):
        return last_together(first, effect)
    one_actor, other_actor = actor(first), actor(effect)
    if not (isinstance(one_actor, ChosenPlayer) and isinstance(other_actor, ChosenPlayer)):
        return False
    return one_actor.name == other_actor.name and not isinstance(first, Choose | ChoosePlayer)


def follows(effect: Effect, choice: Effect) -> bool:
    """Whether an effect is a verb that does something with what was just chosen or found."""
    return not isinstance(effect, WHOLE) and uses(effect, choice)
