"""Nodes: the immutable words that rules and cards are written with.

A node is shared by every game of the process and never copied; a position refers to it by the name that `name_nodes`
gives it, or by what it is (`described`), so that a digest is equal on every machine.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator


class Node:
    """A word of the vocabulary. Each kind is a `@dataclass(frozen=True, eq=False)`: immutable, compared by identity."""

    def children(self) -> Iterator[tuple[str, object]]:
        """The fields of this node, by name, in the order they are declared."""
        for field in dataclasses.fields(self):  # type: ignore[arg-type]
            yield field.name, getattr(self, field.name)

    def words(self) -> tuple[str, dict[str, object]]:
        """How this node is told: a message id and its arguments. By default the class name and its fields."""
        return kebab(type(self).__name__), dict(self.children())


def nodes(value: object) -> Iterator[Node]:
    """All nodes under `value`, itself included."""
    if isinstance(value, Node):
        yield value
        for _, child in value.children():
            yield from nodes(child)
    elif isinstance(value, tuple | list):
        for child in value:
            yield from nodes(child)


def kebab(name: str) -> str:
    """`PlaceProgress` -> `place-progress`."""
    return "".join(("-" + c.lower()) if c.isupper() and i else c.lower() for i, c in enumerate(name))


def name_nodes(path: str, value: object, names: dict[Node, str]) -> None:
    """Give every node under `value` a name made of the path that leads to it (the first one found)."""
    if isinstance(value, Node):
        if value in names:
            return
        names[value] = path
        for name, child in value.children():
            name_nodes(f"{path}.{name}", child, names)
    elif isinstance(value, tuple | list):
        for i, child in enumerate(value):
            name_nodes(f"{path}.{i}", child, names)
    elif isinstance(value, dict):
        for key, child in value.items():
            name_nodes(f"{path}.{key}", child, names)


def described(value: object) -> str:
    """What a node is: its class and what its fields hold that is not their default, functions by their names.

    Equal ones do the same. (Compiled, what a class sets for its base is a field with a default.)
    """
    if isinstance(value, Node):
        fields = [(field.name, getattr(value, field.name), field.default) for field in dataclasses.fields(value)]  # type: ignore[arg-type]
        told = [f"{name}={described(held)}" for name, held, default in fields if held != default]
        return f"{type(value).__name__}({', '.join(told)})"
    if isinstance(value, tuple | list):
        return f"[{', '.join([described(child) for child in value])}]"
    name: str | None = getattr(value, "__name__", None)
    return name or repr(value)
