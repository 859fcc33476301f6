"""Compile the kernel, the rules of the games and the bots with mypyc into a copy of the package.

    python benchmarks/compile.py FOLDER

The sources are compiled as they are, but for one word: what is written in capitals is never assigned again, and is
compiled as `Final`, for else every look at a constant is one into the dictionary of its module. Cards stay Python: they
are data, read once. So does what reads and writes files.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

SOURCES = Path(__file__).resolve().parent.parent / "src" / "rulewright"
COMPILED = (
    "kernel/*.py", "kernel/*/*.py", "lcg/*.py", "games/*/*.py", "games/*/flow/*.py", "games/*/vocabulary/*.py",
    "games/*/tables/*.py", "language/views.py", "bots/*.py", "bots/*/*.py",
)  # fmt: skip
LEFT = (
    "__init__.py", "setup_input.py", "kernel/journal.py", "kernel/storing.py", "kernel/parcels.py", "kernel/opening.py",
    "tables/campaign.py", "tables/deckfiles.py", "tables/decks.py", "module.py", "registry.py", "capabilities.py",
    "layout.py", "lcg/pool.py",
)  # fmt: skip
CLOSED = ("-fvisibility=hidden", "-fno-semantic-interposition") if os.name == "posix" else ()
"""Nobody outside calls our functions by their names in C: then they call each other directly, a tenth quicker."""


def compiled(package: Path) -> list[Path]:
    """The files of the package that are compiled."""
    found = (file for pattern in COMPILED for file in sorted(package.glob(pattern)))
    return [file for file in found if not file.as_posix().endswith(LEFT)]


def with_constants(source: str) -> str:
    """The source of a module with its constants declared as such; every line stays where it is."""
    lines = source.split("\n")
    for node in ast.parse(source).body:
        first = node.lineno - 1
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            lines[first] += "; from typing import Final"
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target).isupper():
            kind = ast.unparse(node.annotation)
            lines[first] = lines[first].replace(f": {kind} =", f": Final[{kind}] =", 1)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id.isupper():
            lines[first] = lines[first].replace(" =", ": Final =", 1)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            told = [f"{name}: Final = {value}" for name, value in one_by_one(node.targets[0].elts, node.value)]
            if told:
                last = node.end_lineno or node.lineno
                lines[first:last] = ["; ".join(told), *[""] * (last - node.lineno)]
    return "\n".join(lines)


def one_by_one(targets: list[ast.expr], value: ast.expr) -> list[tuple[str, str]]:
    """Constants that are assigned in one line and what each of them is, if the line tells: in a tuple, or a range."""
    names, words = [ast.unparse(target) for target in targets], ast.unparse(value)
    if not all(name.isupper() for name in names):
        return []
    if isinstance(value, ast.Tuple) and len(value.elts) == len(names):
        return [(name, ast.unparse(one)) for name, one in zip(names, value.elts, strict=True)]
    return [(name, f"{words}[{place}]") for place, name in enumerate(names)] if words.startswith("range(") else []


def main(folder: Path) -> None:
    """Make the copy anew and compile it."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCES, folder / "rulewright", ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(folder)
    files = [str(file) for file in compiled(Path("rulewright"))]
    for file in files:
        Path(file).write_text(with_constants(Path(file).read_text(encoding="utf-8")), encoding="utf-8")
    modules = mypycify(["--strict", *files], opt_level="2", debug_level="0")
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *CLOSED]
    setup(
        name="rulewright-compiled",
        packages=[],
        script_args=["--quiet", "build_ext", "--inplace"],
        ext_modules=modules,
    )
    shutil.rmtree("build")
    for file in files:  # the sources as they are again: by them the lab and the wheel see whether the copy is of today
        shutil.copyfile(SOURCES.parent / file, file)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
