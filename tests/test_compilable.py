"""What compiled classes do not allow is found in the sources, without compiling them."""

from __future__ import annotations

import ast
import importlib
import runpy
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"


SCRIPT = runpy.run_path(str(ROOT / "benchmarks" / "compile.py"))
PLAIN = """from __future__ import annotations
ROOM = 2
RED, BLUE = (
    make("red"), make("blue"),
)
ONE, TWO = range(2)
LEFT, RIGHT = made()
KNOWN: dict[str, int] = {}
words = [1]
"""
DECLARED = """from __future__ import annotations; from typing import Final
ROOM: Final = 2
RED: Final = make('red'); BLUE: Final = make('blue')


ONE: Final = range(2)[0]; TWO: Final = range(2)[1]
LEFT, RIGHT = made()
KNOWN: Final[dict[str, int]] = {}
words = [1]
"""


def test_constants_are_compiled_as_such_each_made_once_and_in_its_line():
    assert SCRIPT["with_constants"](PLAIN) == DECLARED


def test_no_interpreted_class_descends_from_a_compiled_one():
    """Python refuses such a class when its module is imported, so that no game would begin."""
    package = SOURCES / "rulewright"
    compiled = {file.relative_to(SOURCES) for file in SCRIPT["compiled"](package)}
    assert Path("rulewright/kernel/game.py") in compiled
    for file in package.rglob("*.py"):
        place = file.relative_to(SOURCES)
        if place in compiled or file.name == "__main__.py":
            continue
        module = importlib.import_module(".".join(place.with_suffix("").parts))
        for name, found in vars(module).items():
            if isinstance(found, type) and found.__module__ == module.__name__:
                homes = {Path(*base.__module__.split(".")).with_suffix(".py") for base in found.__mro__}
                assert not homes & compiled, f"{place}: {name}"


def test_the_type_of_a_constant_tuple_of_floats_is_written():
    """Else it is compiled as a record whose first look says that it was never set."""
    for file in SCRIPT["compiled"](SOURCES / "rulewright"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple) and node.value.elts:
                alone = isinstance(node.targets[0], ast.Name)
                floats = all(isinstance(one, ast.Constant) and type(one.value) is float for one in node.value.elts)
                assert not (alone and floats), f"{file.name}: {ast.unparse(node)}"


def test_no_class_is_made_of_what_another_one_holds():
    """What a class says of its instances is no attribute of the compiled class: name it beside the classes."""
    for file in SCRIPT["compiled"](SOURCES / "rulewright"):
        classes = [node for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
        names = {node.name for node in classes}
        held = [line.value for node in classes for line in node.body if isinstance(line, ast.Assign | ast.AnnAssign)]
        for value in held:
            for part in ast.walk(value) if value is not None else ():
                of_a_class = isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name)
                assert not (of_a_class and part.value.id in names), f"{file.name}: {ast.unparse(part)}"
