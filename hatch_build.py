"""Builds the browser client into the package, so that a wheel carries it and its user needs no Node.

Beside it lies what only a checkout can tell: which tests prove which clauses of the rules.
"""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Runs npm, unless the project is installed in place, or built from a source distribution: that has the client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        if version == "editable" or not (web / "package.json").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("Building the browser client needs Node 20.19 or newer with npm.")
        for command in (("ci", "--no-audit", "--no-fund"), ("run", "build")):
            subprocess.run([npm, *command], cwd=web, check=True)
        self.write_proofs()

    def write_proofs(self) -> None:
        """Say which tests prove which clauses: a wheel has no tests to read."""
        server = Path(self.root) / "src" / "rulewright" / "server"
        spec = importlib.util.spec_from_file_location("proofs", server / "proofs.py")
        assert spec is not None and spec.loader is not None
        proofs = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(proofs)
        found = proofs.read(Path(self.root) / "tests")
        (server / "static" / "proofs.json").write_text(json.dumps(found), encoding="utf-8")
