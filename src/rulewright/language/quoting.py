"""Words of a card inside other sentences: a condition in a refusal, an effect in a question, an event in a window."""

from __future__ import annotations

from functools import cache

from rulewright.kernel.abilities import Ability, Limit, Triggered
from rulewright.kernel.cards import Face
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.joining import If, May, OneOf
from rulewright.kernel.effects.sequence import All, Choose, ChoosePlayer, steps_of
from rulewright.kernel.node import Node, nodes
from rulewright.kernel.players import YOU, You
from rulewright.kernel.selectors import AnyCard, Titled
from rulewright.kernel.vocabulary import Condition, Players, Selector
from rulewright.language.nouns import Args
from rulewright.language.phrases import addressed
from rulewright.language.speech import Speech, slug, spread
from rulewright.language.tell import Teller


@cache
def quoted(speech: Speech, face: Face, key: str, node: Node) -> Args:
    """A part of the text of a face as arguments of another message, without capital letter and full stop.

    Cards come in every form, effects also in the infinitive (`$effect_inf`; `$effect_own` says that it is none, for the
    effect has a subject of its own) and as the card says them (`$effect_said`), what one waits for with no comma.
    """
    if isinstance(node, Selector):
        return at_hand(speech, face, node).selector(key, node)
    if isinstance(node, Condition):
        return {key: tidy(at_hand(speech, face, node).condition(node))}
    if isinstance(node, Effect):
        can = at_hand(speech, face, node).has_infinitive
        return {
            f"{key}_own": "no" if all(can(part) for part in steps_of(node)) else "yes",
            key: at_once(at_hand(speech, face, node), node),
            f"{key}_inf": tidy(at_hand(speech, face, node).joined(node, "inf")),
            f"{key}_said": sentences(at_hand(speech, face, node), node),
        }
    if isinstance(node, Limit):
        return {key: Teller(speech, face).limit(node)[0].strip("().")}
    assert isinstance(node, Triggered)
    return {key: tidy(Teller(speech, face).trigger(node.trigger, node.timing))}


def sentences(teller: Teller, effect: Effect) -> str:
    """An effect as the card says it, without the last full stop."""
    return tidy(" ".join([teller.sentence(clause) for clause in teller.effects(effect)]))


def at_once(teller: Teller, effect: Effect) -> str:
    """An effect in one sentence; in several where a list of verbs cannot hold it all.

    A list holds no condition, and only as the last a clause with a subject of its own.
    """
    groups = teller.groups(effect)
    apart = [isinstance(group[0], If) for group in groups]
    apart += [teller.has_subject(group[0], "") for group in groups[1:-1]]
    if len(groups) < 2 or not any(apart):
        return tidy(teller.joined(effect))
    first, *rest = teller.told(groups)
    return tidy(" ".join([teller.stopped(first), *map(teller.sentence, rest)]))


def tidy(text: str) -> str:
    """Without the spaces and commas too many that its parts leave, and without a full stop."""
    return text.strip().replace(" ,", ",").replace(",,", ",").removesuffix(",").removesuffix(".")


def at_hand(speech: Speech, face: Face, node: Node) -> Teller:
    """A teller that has told the ability of which this is a part: it knows what was chosen and what has happened."""
    teller = Teller(speech, face)
    parts = node.effects if isinstance(node, All) else (node,)
    for ability in face.abilities:
        if any(part is other for part in parts for other in nodes(ability)):
            teller.ability(ability)
            teller.named, teller.now, teller.tails, teller.asides = set(), "", [], []
            teller.subject = (asked(ability, node), "")
            break
    return teller


def asked(ability: Ability, node: Node) -> type[Players]:
    """Who is asked about a part of an ability: whoever chooses it is "you"."""
    parts = (node, *node.effects) if isinstance(node, All) else (node,)
    for other in nodes(ability):
        if not isinstance(other, Choose | ChoosePlayer | May | OneOf):
            continue
        chosen = (other, *other.effects) if isinstance(other, OneOf) else (other, getattr(other, "effect", None))
        if any(part is one for part in parts for one in chosen):
            return type(addressed(other.by))
    return You


Seat = str | tuple[tuple[str, str], ...]
"""A player in words: "you", nobody (empty), or a name in all its forms."""


@cache
def happening(speech: Speech, face: Face, kind: str, timing: str, how: str, piece: str, source: str, seat: Seat) -> str:
    """When something happens, or after it: the words in which cards wait for it, with the names of what it is about.

    The face is one that answers it. A hidden card has no title.
    """
    teller = Teller(speech, face)
    args: Args = {
        **teller.context,
        "how": how,
        "phase": how,
        "event": slug(kind),
        **teller.argument("given", None),
    }
    for name, title in (("piece", piece), ("source", source)):
        args |= teller.argument(name, Titled(title) if title else AnyCard())
        if not title:
            args[f"{name}_kind"] = "none"
    if isinstance(seat, str):
        args |= teller.argument("seat", YOU if seat else None)
    else:
        args |= {"seat_kind": "player", **spread("seat", dict(seat))}
    return tidy(speech.say("on-" + slug(kind), timing, **args))
