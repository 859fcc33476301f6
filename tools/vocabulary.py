"""Write docs/vocabulary.md: every word that cards are written with, told by the words themselves.

python tools/vocabulary.py          write the page
python tools/vocabulary.py --check  say whether it is current (exit code 1 if not)
"""

from __future__ import annotations

import dataclasses
import inspect
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from rulewright.kernel.abilities import Ability
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.modifiers import Constant
from rulewright.kernel.node import Node
from rulewright.kernel.vocabulary import Amount, Condition, Players, Selector

PAGE = Path(__file__).resolve().parent.parent / "docs" / "vocabulary.md"
HEAD = """# Vocabulary

The words that cards are written with, by where they live. Written by `python tools/vocabulary.py` from the words
themselves; a test holds the page to them. What stands after `=` may be left out. How to use them:
[adding a card](adding-a-card.md); how to add one: [adding a verb](adding-a-verb.md).
"""
KINDS: tuple[tuple[str, type[Node]], ...] = (
    ("Constant abilities", Constant),
    ("Abilities", Ability),
    ("Effects", Effect),
    ("Selectors: which cards", Selector),
    ("Players", Players),
    ("Amounts", Amount),
    ("Conditions", Condition),
)
"""The first kind that fits is the one a word is listed under."""
HOMES = (
    ("Every game", "rulewright.kernel"),
    ("Living card games", "rulewright.lcg"),
    ("The Lord of the Rings: The Card Game", "rulewright.games.lotr"),
    ("War of the Ring: The Card Game", "rulewright.games.wotr"),
)


def modules(package: str) -> Iterator[ModuleType]:
    """The modules of a package, those of its cards left out."""
    found = pkgutil.walk_packages(import_module(package).__path__, package + ".")
    for module in sorted(info.name for info in found if ".cards." not in info.name):
        yield import_module(module)


def first_line(thing: object) -> str:
    """The first sentence of what a thing says of itself."""
    return (inspect.getdoc(thing) or "").partition("\n")[0]


def field(part: dataclasses.Field[object], given: dict[object, str]) -> str:
    """A field as it is written: its name, and what it is if it is left out."""
    if part.default is dataclasses.MISSING:
        return part.name
    default = part.default
    shown = given.get(default, type(default).__name__ + "()") if isinstance(default, Node) else repr(default)
    return f"{part.name}={shown}"


def words(package: str) -> list[type[Node]]:
    """The nodes that are defined in a package and can be written on a card."""
    bases = tuple(kind for _, kind in KINDS)
    return [
        thing
        for module in modules(package)
        for thing in vars(module).values()
        if inspect.isclass(thing)
        and issubclass(thing, bases)
        and thing.__module__ == module.__name__
        and dataclasses.is_dataclass(thing)
    ]


def ready_made(package: str) -> dict[object, str]:
    """The nodes that have a name of their own, `THIS`, `YOU`: the first name that each was given."""
    found: dict[object, str] = {}
    for module in modules(package):
        for name, thing in vars(module).items():
            if name.isupper() and isinstance(thing, tuple(kind for _, kind in KINDS)):
                found.setdefault(thing, name)
    return found


def functions(package: str) -> Iterator[str]:
    """The functions of `vocabulary/words.py` and `vocabulary/printing.py`: abilities and types of cards."""
    for module in modules(package):
        if module.__name__.endswith((".vocabulary.words", ".vocabulary.printing")):
            for name, thing in sorted(vars(module).items()):
                own = inspect.isfunction(thing) and thing.__module__ == module.__name__
                if own and not name.startswith("_") and first_line(thing):
                    yield f"- `{name}({', '.join(inspect.signature(thing).parameters)})`: {first_line(thing)}"


def page() -> str:
    """The whole page."""
    lines, given = [HEAD], dict[object, str]()
    for title, package in HOMES:
        own = {node: name for node, name in ready_made(package).items() if node not in given}
        given |= own
        lines += [f"## {title}", ""]
        listed = list(functions(package))
        if listed:
            lines += ["### Types of cards and ability words", "", *listed, ""]
        nodes = words(package)
        for heading, kind in KINDS:
            of_kind = [node for node in nodes if listed_under(node) is kind]
            if of_kind:
                lines += [f"### {heading}", "", *(told(node, given) for node in by_name(of_kind)), ""]
        if own:
            lines += ["### With a name of their own", ""]
            for made in by_name({type(node) for node in own}):
                names = sorted({name for node, name in own.items() if type(node) is made})
                lines.append(f"- {', '.join(f'`{name}`' for name in names)} (`{made.__name__}`)")
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def listed_under(node: type[Node]) -> type[Node]:
    """The kind of a word."""
    return next(kind for _, kind in KINDS if issubclass(node, kind))


def by_name(nodes: Iterable[type]) -> list[type]:
    """Classes in the order of their names."""
    return sorted(nodes, key=lambda node: node.__name__)


def told(node: type[Node], given: dict[object, str]) -> str:
    """A word as it is written, and what it means."""
    written = ", ".join(field(part, given) for part in dataclasses.fields(node))  # type: ignore[arg-type]
    return f"- `{node.__name__}({written})`: {first_line(node)}"


def main(args: list[str]) -> int:
    """Write the page, or say whether it is current."""
    text = page()
    if "--check" in args:
        current = PAGE.read_text(encoding="utf-8") == text
        print("current" if current else "run: python tools/vocabulary.py")
        return 0 if current else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
