"""Compile the kernel, the rules of the games and the bots with mypyc into a copy of the package.

    python benchmarks/compile.py FOLDER

The sources are compiled as they are. Cards stay Python: they are data, read once. So does what reads and writes files.
"""

from __future__ import annotations

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


def compiled(package: Path) -> list[Path]:
    """The files of the package that are compiled."""
    found = (file for pattern in COMPILED for file in sorted(package.glob(pattern)))
    return [file for file in found if not file.as_posix().endswith(LEFT)]


def main(folder: Path) -> None:
    """Make the copy anew and compile it."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCES, folder / "rulewright", ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(folder)
    files = [str(file) for file in compiled(Path("rulewright"))]
    setup(
        name="rulewright-compiled",
        packages=[],
        script_args=["--quiet", "build_ext", "--inplace"],
        ext_modules=mypycify(["--strict", *files], opt_level="2", debug_level="0"),
    )
    shutil.rmtree("build")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
