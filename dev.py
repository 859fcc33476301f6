"""Everything a developer runs, with the standard library only (Python 3.11 or newer).

python3 dev.py play [ARGS]    play: the given `rulewright play` arguments, or the first scenario
python3 dev.py run [ARGS]     the command `rulewright` with these arguments
python3 dev.py test [ARGS]    every check: lint, format, types, tests (ARGS go to pytest; --long for the long ones)
python3 dev.py bench [ARGS]   the benchmarks, of the sources as they are and compiled
python3 dev.py compile        only the compiled copy in .venv/compiled, which `rulewright sim` uses
python3 dev.py wheel          the wheels in dist/: a pure one, and one with the compiled modules for this machine
python3 dev.py setup          only what each of the others does first
python3 dev.py lock [ARGS]    rewrite the lock files from pyproject.toml (--upgrade for newer versions)

Each command first installs what it needs into .venv, which is this script's own, and does nothing twice: a step runs
again only when its inputs changed.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
ENV = ROOT / ".venv"
PY = ENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCK, BOOT, BENCH = (ROOT / f"requirements{part}.lock" for part in ("", "-boot", "-bench"))
PROJECT = ROOT / "pyproject.toml"
FIRST_GAME = ("lotr", "passage-through-mirkwood")


def run(*command: str | Path, check: bool = True, echo: bool = True, folder: Path = ROOT) -> int:
    """Run a command in the project's folder; a failure ends this script unless check is off."""
    if echo:
        print("+", *command, flush=True)
    return subprocess.run([str(part) for part in command], cwd=folder, check=check).returncode


def once(name: str, inputs: str, step: Callable[[], object]) -> None:
    """Run the step unless it ran to its end for the same inputs in this environment."""
    done = ENV / f".done-{name}"
    if done.exists() and done.read_text("utf-8") == inputs:
        return
    done.unlink(missing_ok=True)
    step()
    done.write_text(inputs, "utf-8")


def digest(*files: Path) -> str:
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def install(*what: str | Path, exact: bool = False) -> None:
    """Install with uv, and with exact remove all else; where uv finds no index but pip is set up for one, with pip."""
    options = ["--exact"] if exact else []
    if run(PY, "-m", "uv", "pip", "install", "--quiet", "--python", PY, *options, *what, check=False):
        run(PY, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)


def create_env() -> None:
    try:
        import venv

        venv.create(ENV, clear=True, with_pip=True)
    except (ImportError, subprocess.CalledProcessError):
        sys.exit("This Python cannot create virtual environments (on Debian and Ubuntu: apt install python3-venv).")


def install_packages() -> None:
    (ENV / ".done-bench").unlink(missing_ok=True)  # an exact install removes what the lock does not name
    run(PY, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", BOOT)
    install("--require-hashes", "-r", LOCK, exact=True)
    install("--no-deps", "--no-build-isolation", "-e", ".")


def install_bench() -> None:
    install("--require-hashes", "--no-build-isolation", "-r", BENCH)


def setup() -> None:
    # A copied or moved environment, or one of another Python, is made anew.
    if not PY.exists():
        (ENV / ".done-env").unlink(missing_ok=True)
    once("env", f"{ENV} {sys.version_info[:2]}", create_env)
    once("packages", digest(LOCK, BOOT, PROJECT), install_packages)


def play(args: list[str]) -> int:
    only_options = all(arg.startswith("-") for arg in args[:1]) and not any(arg.startswith("--resume") for arg in args)
    return rulewright(["play", *(FIRST_GAME if only_options else ()), *args])


def rulewright(args: list[str]) -> int:
    """The command itself, in the folder it was called from: files are named from there."""
    return run(PY.parent / "rulewright", *args, check=False, echo=False, folder=Path.cwd())


def test(args: list[str]) -> int:
    checks = (
        ("ruff", "check"),
        ("ruff", "format", "--check"),
        ("mypy",),
        ("pytest", "-n", "2", *args),
    )
    failed = [check[0] for check in checks if run(PY, "-m", *check, check=False)]
    if failed:
        print("failed:", *dict.fromkeys(failed), file=sys.stderr)
    return int(bool(failed))


def compiled(_: list[str]) -> int:
    """The copy in .venv/compiled whose kernel, rules and bots are compiled with mypyc; needs a C compiler."""
    script = ROOT / "benchmarks" / "compile.py"
    sources = sorted((ROOT / "src").rglob("*.py"))
    once("compiled", digest(script, LOCK, *sources), lambda: run(PY, script, ENV / "compiled"))
    return 0


def wheel(_: list[str]) -> int:
    """The pure wheel and the compiled one, in dist/."""
    compiled([])
    return run(PY, ROOT / "benchmarks" / "wheel.py", ENV / "compiled", ROOT / "dist", check=False)


def bench(args: list[str]) -> int:
    # The other packages are installed exactly, without these: whenever that was done, they are missing.
    once("bench", digest(BENCH, LOCK, BOOT, PROJECT), install_bench)
    script = ROOT / "benchmarks" / "bench.py"
    if "--pure" not in args:
        compiled([])
        os.environ["PYTHONPATH"] = str(ENV / "compiled")
        run(PY, script, *args, echo=False)
        del os.environ["PYTHONPATH"]
    return run(PY, script, *args, check=False, echo=False)


def lock(args: list[str]) -> int:
    options = ["--quiet", "--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", *args]
    for target, what in (
        (BOOT, ("--group", f"{PROJECT.name}:boot")),
        (LOCK, (PROJECT.name, "--all-extras", "--group", "dev")),
        (BENCH, ("--group", f"{PROJECT.name}:bench", "--constraints", LOCK.name)),
    ):
        run(PY, "-m", "uv", "pip", "compile", *options, *what, "--output-file", target.name)
    return 0


def main(args: list[str]) -> int:
    tasks = {
        "play": play, "run": rulewright, "test": test, "bench": bench, "compile": compiled, "wheel": wheel,
        "setup": lambda _: 0, "lock": lock,
    }  # fmt: skip
    if not args or args[0] not in tasks:
        print(__doc__, file=sys.stderr)
        return 2
    setup()
    return tasks[args[0]](args[1:])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        sys.exit(f"failed with exit code {error.returncode}: {' '.join(error.cmd)}")
    except KeyboardInterrupt:
        sys.exit(130)
