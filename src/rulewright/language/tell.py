"""Card texts told from ability trees: the same tree that the resolver executes.

Every kind of node has a message, named after its class with a prefix for what it is: `do-` effects, `part-` and
`np-` selectors, `who-` players, `n-` amounts, `if-` conditions, `on-` events (`.when`, `.after`), `is-` constants.
The fields of a node are the arguments of its message. A field that is itself a node comes in words, in every case it
can have, and as `$field_kind`, the name of its class, so that a translator can phrase an exception.

Effects have three moods: the message itself is the imperative, `.inf` the infinitive (after "to"), `.third` the third
person (after "each player"). Where a language has one form for several moods, the attribute is left out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from rulewright.kernel.abilities import Ability, Activated, Limit, Special, Trigger, Triggered
from rulewright.kernel.cards import Face
from rulewright.kernel.conditions import BothTrue
from rulewright.kernel.effects.joining import Nothing
from rulewright.kernel.modifiers import Constant
from rulewright.kernel.selectors import AnyCard, ControlledBy
from rulewright.kernel.vocabulary import Condition, Selector
from rulewright.language.clauses import Clauses
from rulewright.language.joining import add_up
from rulewright.language.nouns import Args
from rulewright.language.speech import Speech, capital, slug, spread

LOST_COMMA = re.compile(r",(?=[,.;:)])|,(?= \()")
"""A comma that another mark or a bracket follows: a phrase that wants one on each side ended there."""


DASH = "\N{EN DASH}"


def punctuated(text: str) -> str:
    """A sentence in which a phrase that wants a comma on each side keeps only those it needs."""
    return LOST_COMMA.sub("", text.strip().replace(" ,", ",")).removesuffix(",")


class Teller(Clauses):
    """Tells the texts of one face in one language."""

    def text(self) -> str:
        """The whole text box, one paragraph for each line of it."""
        face, say = self.face, self.speech.say
        opening = [
            say("fact-" + label, **self.context, **self.fact(label, value))
            for label, value in face.labels.items()
            if self.is_fact(label)
        ]
        if face.attach is not None:
            own = "attach-to-" + face.kind
            message = own if self.speech.has(own) else "attach-to"
            opening.append(say(message, **self.selector("what", face.attach)))
        if face.labels.get("printed") != "front":
            opening += [say("keyword-" + keyword, "line", number=n) for keyword, n in face.keywords.items()]
        lines = [" ".join(map(self.sentence, opening))] if opening else []
        texts = [self.ability(first, *more) for first, *more in self.paragraphs()]
        if "ability" in face.labels:
            name = say("ability-" + slug(face.labels["ability"]))
            texts[0] = say("named-ability", name=name, text=texts[0])
        return "\n".join([*lines, *texts])

    def is_fact(self, label: str) -> bool:
        """Whether a printed word is told with the text (`fact-LABEL`): where a character may go, who fights there."""
        return self.speech.has("fact-" + label)

    def fact(self, label: str, value: str) -> Args:
        """A printed word as arguments: `$value`, the `$factions` that it lists, the `$title` that it is, and the
        `$names` of what it lists, each a message of the label (`where-gondor`) or a title.
        """
        factions = [
            self.speech.say("faction-" + name) for name in value.split("|") if self.speech.has("faction-" + name)
        ]
        several = "yes" if "-" in value else "no"
        told: Args = {"value": value.replace("-", DASH), "several": several, "factions": ", ".join(factions)}
        if self.speech.has("card-" + slug(value)):
            told |= spread("title", self.title(value))
        return told | {"names": self.either([self.named_by(label, part) for part in value.split("|")])}

    def named_by(self, label: str, word: str) -> str:
        """What a printed word is called: by a message of its label, as the title of a card, or as it is."""
        message = f"{label}-{slug(word)}"
        if self.speech.has_value(message):
            return self.speech.say(message)
        return self.title(word)["title"] if self.speech.has("card-" + slug(word)) else word

    def paragraphs(self) -> list[list[Ability]]:
        """The abilities; constants that give the same cards more of several values are one paragraph."""
        found: list[list[Ability]] = []
        for ability in self.face.abilities:
            first = found[-1][0] if found else None
            if isinstance(first, Constant) and isinstance(ability, Constant) and add_up(first, ability):
                found[-1].append(ability)
            else:
                found.append([ability])
        return found

    def sentence(self, text: str) -> str:
        """With a capital letter and a full stop."""
        return capital(self.stopped(text))

    def stopped(self, text: str) -> str:
        """With a full stop."""
        text = self.speech.smooth(punctuated(text))
        return text if text.endswith((".", "!", "?", ".)")) else text + "."

    # ---- abilities

    def ability(self, ability: Ability, *more: Ability) -> str:
        """One paragraph of the card."""
        self.start()
        label: str = getattr(ability, "label", "")
        if isinstance(ability, Constant):
            text = self.constant(ability, tuple(other for other in more if isinstance(other, Constant)))
            return self.labelled(label, [" ".join([text, *self.asides])])
        if isinstance(ability, Triggered):
            return self.triggered(ability)
        if isinstance(ability, Activated):
            return self.activated(ability)
        if isinstance(ability, Special):
            return self.special(ability)
        name, args = ability.words()
        return self.labelled(label, [self.speech.say("ability-" + name, **self.arguments(args))])

    def labelled(self, label: str, sentences: Sequence[str], tags: tuple[str, ...] = ()) -> str:
        """A paragraph with its label; what the ability is tagged with is an attribute of it (`.hero-attack`)."""
        first, rest = self.stopped(sentences[0]), [self.sentence(s) for s in sentences[1:]]
        name = self.say("label-" + label, "-".join(tags), {}) if label else ""
        if name:
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
        if self.speech.has("label-" + ability.label, "says-when"):
            return self.labelled(ability.label, self.body(ability.effect, ability.cost))
        conditions = [self.condition(condition) for condition in given if condition.words()[0] != "during"]
        first, *rest = self.body(ability.effect, ability.cost)
        message = "triggered-given" if conditions else "triggered"
        head = self.speech.say(message, trigger=trigger, given=self.listed(conditions), effect=first)
        return self.labelled(ability.label, [head, *rest, *self.limit(ability.limit)], ability.tags)

    def activated(self, ability: Activated) -> str:
        """An action."""
        self.context["from"] = ability.zones[0]
        label = f"{ability.label}-{ability.phase}" if ability.phase else ability.label
        sentences = self.body(ability.effect, ability.cost)
        if ability.given is not None:
            sentences.append(self.speech.say("only-if", given=self.condition(ability.given)))
        if ability.by is not None:
            sentences.append(self.speech.say("only-by", **self.players("who", ability.by)))
        return self.labelled(label, [*sentences, *self.limit(ability.limit)], ability.tags)

    def special(self, ability: Special) -> str:
        """A text that the rules call at their own time; some labels have a frame of their own (`special-travel`)."""
        frame = "special-" + ability.label
        if isinstance(ability.effect, Nothing) and self.speech.has(frame + "-nothing"):
            return self.sentence(self.speech.say(frame + "-nothing"))
        if self.speech.has(frame):
            return self.labelled(ability.label, [self.speech.say(frame, effect=self.joined(ability.effect))])
        return self.labelled(ability.label, self.body(ability.effect, ability.cost), ability.tags)

    def limit(self, limit: Limit | None) -> list[str]:
        """How often."""
        if limit is None:
            return []
        return [self.speech.say("limit", times=limit.times, period=limit.period, per=limit.per)]

    def trigger(self, trigger: Trigger, timing: str) -> str:
        """What the ability waits for, with the comma that it needs before what follows."""
        args: Args = {**self.context, "how": trigger.how, **self.argument("seat", trigger.seat)}
        message = "on-" + slug(trigger.kind.name)
        for name in ("piece", "source"):
            what: Selector | None = getattr(trigger, name)
            if name == "piece" and what is not None and trigger.seat is not None and self.speech.has(message, "whose"):
                what = what & ControlledBy(trigger.seat)
            named = set(self.named)
            args |= self.argument(name, what or AnyCard())
            if what is None:
                self.named = named
                args[f"{name}_kind"] = "none"
            else:
                self.bound["event-" + name] = what
        self.context["piece_gender"] = args["piece_gender"]
        args |= self.argument("given", None)
        if trigger.given is not None:
            kind, fields = trigger.given.words()
            args |= {"given_kind": kind, **self.arguments({f"given_{key}": value for key, value in fields.items()})}
        return self.speech.say(message, timing, **args)


def both(condition: Condition) -> list[Condition]:
    """The conditions that all must hold."""
    if isinstance(condition, BothTrue):
        return [*both(condition.first), *both(condition.second)]
    return [condition]


@cache
def tell_face(speech: Speech, face: Face) -> str:
    """The text box of a face in a language."""
    return Teller(speech, face).text()


__all__ = ["Args", "Teller", "punctuated", "tell_face"]
