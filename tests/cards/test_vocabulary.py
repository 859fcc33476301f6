"""Cards are written with a vocabulary; what no vocabulary fits is a named procedure, and those stay few."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest

import rulewright as rw
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.node import Node


def nodes(value: object) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
        for _, child in value.children():
            yield from nodes(child)
    elif isinstance(value, tuple):
        for child in value:
            yield from nodes(child)


@pytest.mark.parametrize("game", [info.id for info in rw.games()])
def test_fewer_than_five_in_a_hundred_abilities_use_a_named_procedure(game: str):
    """A named procedure: an effect without any parameter that a single card uses."""
    abilities = [
        (info.name, i, ability)
        for info in rw.cards(game)
        for face in (*info.card.faces, *info.card.extras)
        for i, ability in enumerate(face.abilities)
    ]
    users: dict[type, set[str]] = defaultdict(set)
    uses: dict[type, int] = defaultdict(int)
    for name, _, ability in abilities:
        for kind in {type(node) for node in nodes(ability) if isinstance(node, Effect) and not [*node.children()]}:
            users[kind].add(name)
            uses[kind] += 1
    procedures = {kind.__name__: sorted(users[kind]) for kind in users if len(users[kind]) == 1}
    count = sum(uses[kind] for kind in users if len(users[kind]) == 1)
    print(f"{count} of {len(abilities)} abilities use a named procedure:")
    for name, cards in sorted(procedures.items()):
        print(f"  {name}: {', '.join(cards)}")
    assert count / len(abilities) < 0.05
