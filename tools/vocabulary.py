"""Write docs/vocabulary.md: every word that cards are written with, told by the words themselves.

python tools/vocabulary.py          write the page
python tools/vocabulary.py --check  say whether it is current (exit code 1 if not)
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import pkgutil
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_type_hints

from rulewright.kernel.abilities import Ability
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.modifiers import Constant
from rulewright.kernel.node import Node
from rulewright.kernel.vocabulary import Amount, Condition, Players, Selector

PAGE = Path(__file__).resolve().parent.parent / "docs" / "vocabulary.md"
HEAD = """# Vocabulary

The words that cards are written with, by where they live. Written by `python tools/vocabulary.py` from the words
themselves; a test holds the page to them. What stands after `=` may be left out; in brackets a card that uses the word.
How to use them: [adding a card](adding-a-card.md); how to add one: [adding a verb](adding-a-verb.md).
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
    ("Marvel Champions: The Card Game", "rulewright.games.champions"),
)


def modules(package: str) -> Iterator[ModuleType]:
    """The modules of a package, those of its cards left out."""
    found = pkgutil.walk_packages(import_module(package).__path__, package + ".")
    for module in sorted(info.name for info in found if ".cards." not in info.name):
        yield import_module(module)


def first_line(thing: object) -> str:
    """The first sentence of what a thing says of itself."""
    return (inspect.getdoc(thing) or "").partition("\n")[0]


Word = type[Node] | Callable[..., Node]
"""A class of nodes, or a function that makes one."""


def shown(default: object, given: dict[object, str]) -> str:
    """What a field is if it is left out."""
    return given.get(default, type(default).__name__ + "()") if isinstance(default, Node) else repr(default)


def fields(word: Word, given: dict[object, str]) -> Iterator[str]:
    """The fields of a word as they are written: the name, and what it is if it is left out."""
    if inspect.isclass(word):
        for part in dataclasses.fields(word):  # type: ignore[arg-type]
            left_out = part.default is not dataclasses.MISSING
            yield f"{part.name}={shown(part.default, given)}" if left_out else part.name
        return
    for name, parameter in inspect.signature(word).parameters.items():
        left_out = parameter.default is not inspect.Parameter.empty
        yield f"{name}={shown(parameter.default, given)}" if left_out else name


def is_word(thing: object) -> bool:
    """Whether it is a node that can be written on a card, or a function that makes an effect."""
    if inspect.isclass(thing):
        return issubclass(thing, tuple(kind for _, kind in KINDS)) and dataclasses.is_dataclass(thing)
    if not inspect.isfunction(thing) or not thing.__name__[0].isupper():
        return False
    return issubclass(get_type_hints(thing)["return"], Effect)


def words(package: str) -> list[Word]:
    """The words that are defined in a package."""
    return [
        thing
        for module in modules(package)
        for thing in vars(module).values()
        if getattr(thing, "__module__", "") == module.__name__ and is_word(thing)
    ]


def users(package: str) -> dict[str, str]:
    """For each word the first card of a game that uses it."""
    found: dict[str, str] = {}
    types = vars(import_module(package + ".vocabulary.printing"))
    folder = Path(import_module(package + ".cards").__path__[0])
    for path in sorted(folder.rglob("*.py")):
        for card in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(card, ast.Call) and isinstance(card.func, ast.Name) and card.func.id in types:
                titles = [part.value for part in card.args if isinstance(part, ast.Constant)]
                for part in ast.walk(card):
                    if titles and isinstance(part, ast.Name):
                        found.setdefault(part.id, str(titles[-1]))
    return found


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
                own = inspect.isfunction(thing) and thing.__module__ == module.__name__ and not is_word(thing)
                if own and not name.startswith("_") and first_line(thing):
                    yield f"- `{name}({', '.join(inspect.signature(thing).parameters)})`: {first_line(thing)}"


def page() -> str:
    """The whole page."""
    lines, given = [HEAD], dict[object, str]()
    games = [package for _, package in HOMES if ".games." in package]
    for title, package in HOMES:
        used: dict[str, str] = {}
        for game in reversed([package] if package in games else games):
            used |= users(game)
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
                lines += [f"### {heading}", "", *(told(node, given, used) for node in by_name(of_kind)), ""]
        if own:
            lines += ["### With a name of their own", ""]
            for made in sorted({type(node).__name__ for node in own}):
                names = sorted({name for node, name in own.items() if type(node).__name__ == made})
                lines.append(f"- {', '.join(f'`{name}`' for name in names)} (`{made}`)")
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def listed_under(word: Word) -> type[Node]:
    """The kind of a word."""
    if not inspect.isclass(word):
        return Effect
    return next(kind for _, kind in KINDS if issubclass(word, kind))


def by_name(words: Iterable[Word]) -> list[Word]:
    """Words in the order of their names."""
    return sorted(words, key=name_of)


def name_of(word: Word) -> str:
    """The name of a word."""
    return word.__name__


def told(word: Word, given: dict[object, str], used: dict[str, str]) -> str:
    """A word as it is written, what it means, and a card that uses it."""
    user = f" [{used[word.__name__]}]" if word.__name__ in used else ""
    return f"- `{word.__name__}({', '.join(fields(word, given))})`: {first_line(word)}{user}"


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
