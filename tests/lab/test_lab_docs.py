"""The examples of docs/lab.md run as they are written there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import rulewright as rw

PAGE = Path(__file__).parent.parent.parent / "docs" / "lab.md"


def test_the_examples_run(tmp_path: Path):
    table, library = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    library = library.replace("50, engine", "4, engine").replace(
        "        told =", '        tables.write(Path("leadership.csv"), results)\n        told ='
    )
    for number, text in enumerate(("from pathlib import Path\n" + library, table)):
        script = tmp_path / f"example{number}.py"
        script.write_text(text, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, str(script)], cwd=tmp_path, capture_output=True, text=True, check=False,
            env={**os.environ, "PYTHONPATH": str(Path(rw.__file__).parent.parent)},
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout
