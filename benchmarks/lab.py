"""How many games the lab plays in an hour, with one process and with two; that its memory stays flat; and that a run
which is killed half-way and goes on tells the same as an unbroken one.

    python benchmarks/lab.py [--games 100000] [--folder FOLDER]

Thumb plays Passage Through Mirkwood with the Leadership starter deck. The same games are played by one process, by
two, and by two that are killed (with SIGKILL) when half of the games are finished and then go on.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rulewright.lab import Plan, Results, engines, pool, run, tables

PLAN = Plan("lotr", {"scenario": "passage-through-mirkwood", "decks": ["leadership"]})
MEGABYTE = 1 << 20
LEAST_GAIN = 1.8
FLAT = 1.1
"""So much more memory than after a tenth of the games is still called flat."""


def memory(process: int) -> float:
    """The megabytes that a process and those it has started hold."""
    pages = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if process in (int(folder.name), int(fields[1])) or int(fields[3]) == os.getsid(process):
                pages += int((folder / "statm").read_text().split()[1])
        except OSError:
            continue
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def measured(file: Path, games: int, jobs: int, kill_at: int = 0) -> None:
    """Play the games in this process and its workers; print how fast, and the memory along the way."""
    held: list[tuple[int, float]] = []
    start, begun, step = time.perf_counter(), 0, max(1, games // 20)

    def tell(finished: int, won: int) -> None:
        if kill_at and finished >= kill_at:
            os.kill(os.getpid(), signal.SIGKILL)
        if not held or finished >= held[-1][0] + step:
            held.append((finished, memory(os.getpid())))

    with Results(file, PLAN) as results:
        begun = results.games
        with pool(jobs) as engine:
            run(PLAN, games, engine, results, tell)
        seconds, own = time.perf_counter() - start, time.process_time()
        tables.write(file.with_suffix(".csv"), results)
        told = memory(os.getpid())
        rate = (games - begun) / seconds * 3600
        marks = [megabytes for finished, megabytes in held if finished >= begun + games // 10]
        growth = max(marks) / marks[0] if marks else 1.0
        print(f"processes {jobs}; games {games - begun}; seconds {seconds:.1f}; games an hour {rate:.0f}")
        print(f"won {results.won} of {results.games}; seconds of the program itself, without its workers: {own:.1f}")
        print(f"memory MB: {' '.join(f'{megabytes:.0f}' for _, megabytes in held)}; with the table {told:.0f}")
        print(f"rate {rate} growth {growth}")


def child(folder: Path, name: str, games: int, jobs: int, kill_at: int = 0) -> tuple[int, dict[str, float]]:
    """One run in a program and a session of its own: its exit code and its figures."""
    command = [sys.executable, __file__, "--run", name, "--folder", str(folder), "--games", str(games)]
    command += ["--jobs", str(jobs), "--kill-at", str(kill_at)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, start_new_session=True)
    *lines, last = done.stdout.splitlines() or [""]
    print("\n".join(lines) if done.returncode == 0 else f"killed: {done.returncode}", flush=True)
    if done.returncode not in (0, -signal.SIGKILL):
        sys.exit(done.stderr)
    words = last.split()
    return done.returncode, {key: float(value) for key, value in zip(words[::2], words[1::2], strict=True)}


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main() -> int:
    """Print everything; the exit code says whether it is as it should be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--run", help=argparse.SUPPRESS)
    parser.add_argument("--jobs", type=int, default=1, help=argparse.SUPPRESS)
    parser.add_argument("--kill-at", type=int, default=0, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.run:
        measured(args.folder / f"{args.run}.games", args.games, args.jobs, args.kill_at)
        return 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = args.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        print("compiled:", engines.compiled_copy() or "no", flush=True)
        _, one = child(folder, "one", args.games, 1)
        _, two = child(folder, "two", args.games, 2)
        code, _ = child(folder, "killed", args.games, 2, args.games // 2)
        _, _ = child(folder, "killed", args.games, 2)
        gain = two["rate"] / one["rate"]
        same = len({digest(folder / f"{name}.csv") for name in ("one", "two", "killed")}) == 1
        print(f"two processes against one: {gain:.2f} times (at least {LEAST_GAIN})")
        print(f"memory: at most {max(one['growth'], two['growth']):.2f} times that after a tenth of the games")
        print("killed half-way and gone on: the same table" if same else "the tables DIFFER")
        return int(not same or code != -signal.SIGKILL or gain < LEAST_GAIN or max(one["growth"], two["growth"]) > FLAT)


if __name__ == "__main__":
    sys.exit(main())
