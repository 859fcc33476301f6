"""Build the wheels: a pure one, and one for this machine and Python whose kernel, rules and bots are compiled.

    python benchmarks/wheel.py COMPILED DIST

COMPILED is the folder that `benchmarks/compile.py` has made of the same sources. The compiled wheel is the pure one
with the compiled modules beside their sources; Python prefers them.
"""

from __future__ import annotations

import base64
import hashlib
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

ROOT = Path(__file__).resolve().parent.parent
PURE = "py3-none-any"


def build_pure(dist: Path) -> Path:
    """The pure wheel, made by the build backend of the project."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(dist)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return max(dist.glob(f"*-{PURE}.whl"), key=lambda path: path.stat().st_mtime_ns)


def tag() -> str:
    """What a wheel is called that only this Python on this kind of machine can use."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def build_compiled(pure: Path, compiled: Path) -> Path:
    """The compiled wheel, beside the pure one."""
    with ZipFile(pure) as wheel:
        files = {name: wheel.read(name) for name in wheel.namelist()}
    for name, content in files.items():
        copied = compiled / name
        if name.endswith(".py") and (not copied.exists() or copied.read_bytes() != content):
            sys.exit(f"{compiled} was compiled from other sources ({name} differs): python3 dev.py compile")
    modules = sorted(compiled.rglob(f"*{EXTENSION_SUFFIXES[0]}"))
    if not modules:
        sys.exit(f"Nothing in {compiled} is compiled for this Python.")
    files |= {module.relative_to(compiled).as_posix(): module.read_bytes() for module in modules}
    (about,) = [name for name in files if name.endswith(".dist-info/WHEEL")]
    lines = files[about].decode().splitlines()
    kept = [line for line in lines if not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    files[about] = "\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tag()}", ""]).encode()
    record = about.replace("/WHEEL", "/RECORD")
    del files[record]
    files[record] = "".join([*(entry(name, content) for name, content in files.items()), f"{record},,\n"]).encode()
    made = pure.with_name(pure.name.replace(PURE, tag()))
    with ZipFile(made, "w", ZIP_DEFLATED) as wheel:
        for name, content in files.items():
            wheel.writestr(name, content)
    return made


def entry(name: str, content: bytes) -> str:
    """The line of a file in the list of a wheel."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def main(compiled: Path, dist: Path) -> None:
    """Build both and say where they are."""
    dist.mkdir(parents=True, exist_ok=True)
    pure = build_pure(dist)
    print(pure)
    print(build_compiled(pure, compiled))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
