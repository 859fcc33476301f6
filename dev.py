"""Everything a developer runs, with the standard library only (Python 3.11 or newer).

python3 dev.py play [ARGS]    play in the browser (ARGS go to `rulewright serve`)
python3 dev.py play --terminal [ARGS]  in the terminal: the given `rulewright play` arguments, or the first scenario
python3 dev.py run [ARGS]     the command `rulewright` with these arguments
python3 dev.py serve [ARGS]   the table for a group of friends or a club: `rulewright serve` (docs/hosting.md)
python3 dev.py test [ARGS]    every check: lint, format, types, tests (ARGS go to pytest; --long for the long ones)
python3 dev.py bench [ARGS]   the benchmarks, of the sources as they are and compiled
python3 dev.py web            only the browser client, built into the package
python3 dev.py compile        only the compiled copy in .venv/compiled, which `rulewright sim` uses
python3 dev.py wheel          the wheels in dist/: a pure one, and one with the compiled modules for this machine
python3 dev.py setup          only what each of the others does first
python3 dev.py lock [ARGS]    rewrite the lock files from pyproject.toml (--upgrade for newer versions)

Each command first installs what it needs into .venv, which is this script's own, and does nothing twice: a step runs
again only when its inputs changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
ENV = ROOT / ".venv"
PY = ENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCK, BOOT, BENCH, NODE = (ROOT / f"requirements{part}.lock" for part in ("", "-boot", "-bench", "-node"))
PROJECT = ROOT / "pyproject.toml"
FIRST_GAME = ("lotr", "passage-through-mirkwood")
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "rulewright" / "server" / "static" / "index.html"
OLDEST_NODE = (20, 19)
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")


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
    options = ["--system-certs", *(["--exact"] if exact else [])]
    if run(PY, "-m", "uv", "pip", "install", "--quiet", "--python", PY, *options, *what, check=False):
        run(PY, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)


def create_env() -> None:
    try:
        import venv

        venv.create(ENV, clear=True, with_pip=True)
    except (ImportError, subprocess.CalledProcessError):
        sys.exit("This Python cannot create virtual environments (on Debian and Ubuntu: apt install python3-venv).")


def install_packages() -> None:
    for more in ("bench", "node"):  # an exact install removes what the lock does not name
        (ENV / f".done-{more}").unlink(missing_ok=True)
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


def node() -> Path:
    """npm of a Node that is new enough: the machine's, or that of the package index, installed into .venv."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found and npm and os.environ.get("DEV_NODE") != "pypi":
        told = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
        if tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2]) >= OLDEST_NODE:
            return Path(npm)
    once("node", digest(NODE), lambda: install("--require-hashes", "-r", NODE))
    os.environ["PATH"] = f"{PY.parent}{os.pathsep}{os.environ['PATH']}"
    return PY.parent / ("npm.exe" if os.name == "nt" else "npm")


def web_sources() -> list[Path]:
    """What the client is built of: its own files, the words, the looks and the doors of the games."""
    package = ROOT / "src" / "rulewright"
    own = (file for part in WEB.iterdir() if part.name != "node_modules" for file in (part, *part.rglob("*")))
    games = (file for name in ("looks*", "emblems", "chart", "door") for file in package.glob(f"games/*/{name}.py"))
    found = (*own, *package.glob("server/words/*/*.ftl"), *games)
    return sorted(file for file in found if file.is_file())


def web(_: list[str] | None = None) -> int:
    """Build the browser client, unless it is built of these sources already."""
    if not CLIENT.exists():
        (ENV / ".done-web").unlink(missing_ok=True)
    npm_packages = digest(WEB / "package-lock.json")
    once("web", digest(*web_sources()), lambda: build_web(npm_packages))
    return 0


def build_web(npm_packages: str) -> None:
    npm = node()
    if not (WEB / "node_modules").exists():
        (ENV / ".done-npm").unlink(missing_ok=True)
    once("npm", npm_packages, lambda: run(npm, "ci", "--no-audit", "--no-fund", folder=WEB))
    run(npm, "run", "build", folder=WEB)


def system_package(*names: str) -> None:
    """Install packages of Debian or Ubuntu, where that is possible."""
    if not shutil.which("apt-get"):
        return
    sudo = [] if os.geteuid() == 0 else ["sudo"]
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    run(*sudo, "apt-get", "update", "-qq", check=False)
    run(*sudo, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *names, check=False)


def browser() -> None:
    """A browser for the tests: the one of CHROMIUM, one that is installed, or Debian's."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        system_package("chromium", "fonts-dejavu-core")
        found = shutil.which("chromium")
    if not found:
        sys.exit("The browser tests need Chromium: install it, or name it in the variable CHROMIUM.")
    os.environ["CHROMIUM"] = found


def postgres() -> None:
    """A PostgreSQL for the tests, which start one of their own."""
    if not shutil.which("postgres") and not list(Path("/usr/lib/postgresql").glob("*/bin/postgres")):
        system_package("postgresql")


def play(args: list[str]) -> int:
    if "--terminal" not in args:
        web()
        return rulewright(["serve", "--open", *args])
    args = [arg for arg in args if arg != "--terminal"]
    only_options = all(arg.startswith("-") for arg in args[:1]) and not any(arg.startswith("--resume") for arg in args)
    return rulewright(["play", *(FIRST_GAME if only_options else ()), *args])


def serve(args: list[str]) -> int:
    web()
    return rulewright(["serve", *args])


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
    web()
    browser()
    postgres()
    failed = [check[0] for check in checks if run(PY, "-m", *check, check=False)]
    if run(node(), "run", "check", folder=WEB, check=False):
        failed.append("svelte-check")
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
    """The pure wheel and the compiled one, in dist/; both carry the browser client."""
    node()
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
        (NODE, ("--group", f"{PROJECT.name}:node")),
    ):
        run(PY, "-m", "uv", "pip", "compile", *options, *what, "--output-file", target.name)
    return 0


def main(args: list[str]) -> int:
    tasks = {
        "play": play, "serve": serve, "run": rulewright, "test": test, "bench": bench, "web": web, "compile": compiled,
        "wheel": wheel,
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
