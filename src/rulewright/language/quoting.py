"""Words of a card inside other sentences: a condition in a refusal, an effect in a question, an event in a window."""

from __future__ import annotations

from functools import cache

from rulewright.kernel.abilities import Limit, Triggered
from rulewright.kernel.cards import Face
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.node import Node
from rulewright.kernel.vocabulary import Condition, Selector
from rulewright.language.nouns import Args
from rulewright.language.speech import Speech
from rulewright.language.tell import Teller


@cache
def quoted(speech: Speech, face: Face, key: str, node: Node) -> Args:
    """A part of the text of a face as arguments of another message, without capital letter and full stop.

    Cards come in every form, effects also in the infinitive (`$effect_inf`), what an ability waits for without comma.
    """
    teller = Teller(speech, face)
    if isinstance(node, Selector):
        return teller.selector(key, node)
    if isinstance(node, Condition):
        return {key: teller.condition(node)}
    if isinstance(node, Effect):
        infinitive = teller.joined(node, "inf")
        teller.start()
        return {key: teller.joined(node), f"{key}_inf": infinitive}
    if isinstance(node, Limit):
        return {key: teller.limit(node)[0].strip("().")}
    assert isinstance(node, Triggered)
    return {key: teller.trigger(node.trigger, node.timing).rstrip(",")}
