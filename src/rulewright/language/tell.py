"""Card texts told from ability trees: the same tree that the resolver executes.

Every kind of node has a message, named after its class with a prefix for what it is: `do-` effects, `part-` and
`np-` selectors, `who-` players, `n-` amounts, `if-` conditions, `on-` events (`.when`, `.after`), `is-` constants.
The fields of a node are the arguments of its message. A field that is itself a node comes in words, in every case it
can have, and as `$field_kind`, the name of its class, so that a translator can phrase an exception.

Effects have three moods: the message itself is the imperative, `.inf` the infinitive (after "to"), `.third` the third
person (after "each player"). Where a language has one form for several moods, the attribute is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rulewright.kernel.abilities import Ability, Activated, Limit, Special, Trigger, Triggered
from rulewright.kernel.cards import Face
from rulewright.kernel.conditions import BothTrue
from rulewright.kernel.effect import Effect
from rulewright.kernel.modifiers import Constant
from rulewright.kernel.selectors import AnyCard
from rulewright.kernel.vocabulary import Condition, Selector
from rulewright.language.clauses import Clauses
from rulewright.language.phrases import Args
from rulewright.language.speech import Speech, capital, slug


class Teller(Clauses):
    """Tells the texts of one face in one language."""

    def text(self) -> str:
        """The whole text box, one paragraph for each line of it."""
        face, say = self.face, self.speech.say
        opening = []
        if face.attach is not None:
            own = "attach-to-" + face.kind
            message = own if self.speech.has(own) else "attach-to"
            opening.append(self.sentence(say(message, **self.selector("what", face.attach))))
        for keyword, number in face.keywords.items():
            opening.append(self.sentence(say("keyword-" + keyword, "line", number=number)))
        lines = [" ".join(opening)] if opening else []
        lines += [self.ability(ability) for ability in face.abilities]
        return "\n".join(lines)

    def sentence(self, text: str) -> str:
        """With a capital letter and a full stop."""
        return capital(self.stopped(text))

    def stopped(self, text: str) -> str:
        """With a full stop."""
        text = text.strip().replace(" ,", ",").replace(",,", ",").replace(",.", ".")
        return text if text.endswith((".", "!", "?", ".)")) else text.removesuffix(",") + "."

    # ---- abilities

    def ability(self, ability: Ability) -> str:
        """One paragraph of the card."""
        self.start()
        label: str = getattr(ability, "label", "")
        if isinstance(ability, Constant):
            return self.labelled(label, [" ".join([self.constant(ability), *self.asides])])
        if isinstance(ability, Triggered):
            return self.triggered(ability)
        if isinstance(ability, Activated):
            return self.activated(ability)
        if isinstance(ability, Special):
            return self.special(ability)
        name, args = ability.words()
        return self.labelled(label, [self.speech.say("ability-" + name, **self.arguments(args))])

    def labelled(self, label: str, sentences: Sequence[str]) -> str:
        """A paragraph with its label."""
        first, rest = self.stopped(sentences[0]), [self.sentence(s) for s in sentences[1:]]
        if label:
            name = self.speech.say("label-" + label)
            first = self.speech.say("labelled", label=name, text=first, capital=capital(first))
        return " ".join([capital(first), *rest])

    def triggered(self, ability: Triggered) -> str:
        """When or after something, an effect."""
        self.context |= {"event": slug(ability.trigger.kind.name), "from": ability.zones[0]}
        given = [] if ability.given is None else both(ability.given)
        for condition in given:
            if condition.words()[0] == "during":
                self.context["phase"] = str(condition.words()[1]["phase"])
        trigger = self.trigger(ability.trigger, ability.timing)
        conditions = [self.condition(condition) for condition in given if condition.words()[0] != "during"]
        first, *rest = self.body(ability.effect, ability.cost)
        message = "triggered-given" if conditions else "triggered"
        head = self.speech.say(message, trigger=trigger, given=self.listed(conditions), effect=first)
        return self.labelled(ability.label, [head, *rest, *self.limit(ability.limit)])

    def activated(self, ability: Activated) -> str:
        """An action."""
        self.context["from"] = ability.zones[0]
        label = f"{ability.label}-{ability.phase}" if ability.phase else ability.label
        sentences = self.body(ability.effect, ability.cost)
        if ability.given is not None:
            sentences.append(self.speech.say("only-if", given=self.condition(ability.given)))
        if ability.by is not None:
            sentences.append(self.speech.say("only-by", **self.players("who", ability.by)))
        return self.labelled(label, [*sentences, *self.limit(ability.limit)])

    def special(self, ability: Special) -> str:
        """A text that the rules call at their own time; some labels have a frame of their own (`special-travel`)."""
        frame = "special-" + ability.label
        if self.speech.has(frame):
            return self.labelled(ability.label, [self.speech.say(frame, effect=self.joined(ability.effect))])
        return self.labelled(ability.label, self.body(ability.effect, ability.cost))

    def limit(self, limit: Limit | None) -> list[str]:
        """How often."""
        if limit is None:
            return []
        return [self.speech.say("limit", times=limit.times, period=limit.period, per=limit.per)]

    def trigger(self, trigger: Trigger, timing: str) -> str:
        """What the ability waits for, with the comma that it needs before what follows."""
        args: Args = {**self.context, "how": trigger.how, **self.argument("seat", trigger.seat)}
        for name in ("piece", "source"):
            what: Selector | None = getattr(trigger, name)
            named = set(self.named)
            args |= self.argument(name, what or AnyCard())
            if what is None:
                self.named = named
                args[f"{name}_kind"] = "none"
            else:
                self.bound["event-" + name] = what
        args |= self.argument("given", None)
        if trigger.given is not None:
            kind, fields = trigger.given.words()
            args |= {"given_kind": kind, **self.arguments({f"given_{key}": value for key, value in fields.items()})}
        return self.speech.say("on-" + slug(trigger.kind.name), timing, **args)


def both(condition: Condition) -> list[Condition]:
    """The conditions that all must hold."""
    if isinstance(condition, BothTrue):
        return [*both(condition.first), *both(condition.second)]
    return [condition]


@cache
def tell_face(speech: Speech, face: Face) -> str:
    """The text box of a face in a language."""
    return Teller(speech, face).text()


@cache
def tell_effect(speech: Speech, face: Face, effect: Effect) -> str:
    """One of the effects of a face, as an offer to choose it."""
    teller = Teller(speech, face)
    return " ".join(teller.sentence(clause) for clause in teller.effects(effect))


__all__ = ["Args", "Teller", "tell_effect", "tell_face"]
