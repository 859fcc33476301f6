"""What compiled classes do not allow is found in the sources, without compiling them."""

from __future__ import annotations

import importlib
import runpy
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"


def test_no_interpreted_class_descends_from_a_compiled_one():
    """Python refuses such a class when its module is imported, so that no game would begin."""
    package = SOURCES / "rulewright"
    chosen = runpy.run_path(str(ROOT / "benchmarks" / "compile.py"))["compiled"]
    compiled = {file.relative_to(SOURCES) for file in chosen(package)}
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
