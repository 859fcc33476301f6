"""Wrong input in large numbers, made from right input by seeded changes.

    PYTHONPATH=src:tests python -m support.fuzz SORT COUNT [SEED]

tries COUNT inputs of a sort and prints, as JSON, how many were tried and refused, the longest try in seconds with its
number and the most memory in megabytes. Whatever is neither accepted nor refused in one sentence ends it with a
traceback, and so does a try that hangs.
"""

from __future__ import annotations

import faulthandler
import io
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import rulewright as rw
from rulewright.cli import run
from rulewright.games.lotr.tables import deckfiles
from rulewright.games.lotr.tables.campaign import MODES, Log
from rulewright.games.lotr.tables.decks import STARTERS, problems
from rulewright.language.speech import LANGUAGES
from support.mangling import ODD, changed, garbled, misspoken, places
from support.plausible import PLAUSIBLE, POSITIONS, TITLES
from support.random_games import SCENARIOS, VILLAINS, WAR_TABLES

Try = Callable[[random.Random], bool]
"""Tries one input; whether it was accepted."""
HANGS = 60
"""A try that takes so many seconds hangs: it ends the process with a traceback."""
COMMANDS = [
    ["play", "lotr", SCENARIOS[0], "--deck", "leadership", "--seed", "7", "--plain"],
    ["play", "lotr", "--deck", "deck0.json", "tactics", "--seats", "human,bot:random", "--plain"],
    ["play", "lotr", SCENARIOS[1], "--hot-seat", "--edition", "classic", "--lang", "uk", "--plain"],
    ["play", "wotr", "duel-2", "--seats", "human,bot:thumb", "--plain", "--seed", "0"],
    ["play", "meq", "--seats", "bot:random,human", "--lang", "ru", "--plain"],
    ["play", "champions", "klaw", "--difficulty", "expert", "--seats", "bot:random,human", "--plain"],
    ["play", "--resume", "game0.json", "--plain"],
    ["replay", "game3.json", "--rules", "--lang", "en"],
    ["rules", "lotr", "siege"],
    ["rules", "meq", "corruption", "--lang", "ru"],
    ["cards", "lotr", "spider", "--edition", "classic"],
    ["cards", "wotr", "Gandalf", "--lang", "uk"],
    ["cards", "champions", "rhino", "--lang", "ru"],
    ["deck", "check", "deck1.txt"],
    ["deck", "convert", "deck0.json", "--to", "txt"],
    ["deck", "convert", "deck1.txt", "--to", "o8d", "--out", "new.o8d"],
    ["campaign", "new", "new.json", "--deck", "leadership", "tactics", "--mode", "expert"],
    ["campaign", "status", "log.json"],
    ["campaign", "play", "log.json", "--plain"],
    ["campaign", "keep", "log.json", "1", "Aragorn"],
    ["games"],
    ["saves", "--lang", "uk"],
]
"""Command lines that are right."""
WORDS = sorted(
    {word for line in COMMANDS for word in line} | {"replace", "heal", "--help", "--version", "bot:thumb", "de"}
)


def accepted(call: Callable[[], object]) -> bool:
    """Whether a call answers; if not, it must say in one sentence of every language what is wrong."""
    try:
        call()
    except rw.RulewrightError as error:
        for lang in LANGUAGES:
            text = error.text(lang)
            assert 1 < len(text.encode()) < 8000
            assert "\x1b" not in text
            assert "\n" not in text.strip()
        return False
    return True


# ---- sorts


def sample_games() -> list[rw.Game]:
    """Games of every sort, some choices old."""
    campaign = {"boons": [["Mendor's Support"]], "burdens": ["Lingering Venom"], "damage": {"Aragorn": 1}}
    begun = [
        rw.new("lotr", scenario=SCENARIOS[0], decks=["leadership"], seed=1),
        rw.new("lotr", scenario=SCENARIOS[1], seats=3, seed=2, edition="classic", difficulty="easy"),
        rw.new("lotr", scenario=SCENARIOS[2], decks=[STARTERS["lore"].plain()], seed=3, campaign=campaign),
        *(rw.new("wotr", scenario=scenario, seats=people, seed=5) for scenario, people in WAR_TABLES[::2]),
        *(rw.new("meq", seats=people, seed=6) for people in (2, 4)),
        *(rw.new("champions", scenario=scenario, seats=1 + seed, seed=seed) for seed, scenario in enumerate(VILLAINS)),
        *(rw.position(game, position, 4) for game, written in POSITIONS.items() for position in written),
    ]
    for number, game in enumerate(begun):
        rng = random.Random(number)
        for _ in range(12):
            if game.decision is not None:
                game.choose(rng.randrange(len(game.decision.options)))
    return [*begun, begun[0].determinize(0, 7), begun[-1].determinize(1, 7)]


class Fuzz:
    """What is tried, by sort. Every try leaves a game that is under way as it is."""

    def __init__(self, folder: Path) -> None:
        self.games = sample_games()
        self.journals = [json.loads(game.journal()) for game in self.games]
        self.texts = [game.journal() for game in self.games]
        self.values = [value for journal in self.journals for value in self.some(journal)]
        self.keys = [choice for journal in self.journals for choice in journal["choices"][1:]]
        self.decks = [(form, deckfiles.write(deck, form)) for form in deckfiles.FORMATS for deck in STARTERS.values()]
        self.logs = [self.log(mode) for mode in MODES]
        self.watched = self.games[0].digest()
        self.folder = folder
        self.files = self.write_files()

    def some(self, journal: dict[str, object]) -> list[object]:
        """Values that stand somewhere in a journal."""
        found = []
        for path in list(places(journal))[:400]:
            value: object = journal
            for key in path:
                value = value[key]  # type: ignore[index]
            found.append(value)
        return found

    def log(self, mode: str) -> dict[str, object]:
        """A campaign log after a scenario."""
        log = Log.begin([STARTERS["leadership"], STARTERS["tactics"]], mode)
        log.completed = [{"scenario": SCENARIOS[0], "score": 90, "seed": 1, "stage": "Beorn's Path"}]
        if log.revised:
            log.boons, log.burdens = [["Mendor's Support"], []], ["Lingering Venom"]
        log.permanents, log.damage, log.prisoner = {"Gimli": ["Valor"]}, {"Aragorn": 2}, "Gimli"
        return json.loads(log.text())

    def write_files(self) -> list[str]:
        """Files that a command line may name."""
        names = []
        for number, text in enumerate(self.texts[:4]):
            (self.folder / f"game{number}.json").write_text(text, encoding="utf-8")
            names.append(f"game{number}.json")
        for number, (form, text) in enumerate(self.decks[::3]):
            (self.folder / f"deck{number}.{form}").write_text(text, encoding="utf-8")
            names.append(f"deck{number}.{form}")
        (self.folder / "log.json").write_text(json.dumps(self.logs[0]), encoding="utf-8")
        (self.folder / "broken.json").write_text("[" * 200_000, encoding="utf-8")
        (self.folder / "noise.bin").write_bytes(bytes(range(256)))
        return [*names, "log.json", "broken.json", "noise.bin", "missing.json", ".", "x" * 300]

    def untouched(self) -> None:
        """What was refused has changed nothing: neither a game under way, nor what new games begin with."""
        assert self.games[0].digest() == self.watched
        assert rw.new("lotr", scenario=SCENARIOS[0], decks=["leadership"], seed=1).decision is not None

    # Each of these tries one input.

    def journal(self, rng: random.Random) -> bool:
        """A journal, broken as text or as data; or one of an older version that was cut off, its choices changed."""
        kind = rng.randrange(4)
        if kind == 0:
            text = garbled(rng, rng.choice(self.texts))
        elif kind == 1:
            text = json.dumps(changed(rng, rng.choice(self.journals), self.values))
        else:
            journal = rng.choice(self.journals)
            choices = journal["choices"][: rng.randrange(1, len(journal["choices"]) + 1)]
            if rng.random() < 0.7:
                choices = changed(rng, choices, self.keys)
            text = json.dumps({**journal, "version": "0.0.1", "choices": choices})
        opened: list[rw.Game] = []
        if accepted(lambda: opened.append(rw.replay(text))):
            assert rw.replay(opened[0].journal()).digest() == opened[0].digest()
            return True
        return False

    def position(self, rng: random.Random) -> bool:
        """A position: one that is right but for a change, one made of plausible parts, or a wild one."""
        game = rng.choice(tuple(POSITIONS))
        kind = rng.randrange(4)
        written: object
        if kind == 0:
            written = changed(rng, rng.choice(POSITIONS[game]), self.values)
        else:
            written = PLAUSIBLE[game](rng)
            if kind == 1:
                written = changed(rng, written, [*self.values, *TITLES[game]])
        begun: list[rw.Game] = []
        if not accepted(lambda: begun.append(rw.position(game, written, rng.getrandbits(64)))):
            return False
        for _ in range(25):
            if begun[0].decision is not None:
                begun[0].choose(rng.randrange(len(begun[0].decision.options)))
        begun[0].view(0)
        begun[0].digest()
        return True

    def setup(self, rng: random.Random) -> bool:
        """The setup of a new game."""
        journal = rng.choice([j for j in self.journals if "position" not in j["setup"]])
        setup = changed(rng, journal["setup"], self.values)
        if not isinstance(setup, dict):
            return False
        seed = rng.choice((1, *ODD))
        return accepted(lambda: rw.new(journal["game"], **{**setup, "seed": seed}))

    def deck(self, rng: random.Random) -> bool:
        """A deck file."""
        form, text = rng.choice(self.decks)
        if form == "json" and rng.random() < 0.6:
            text = json.dumps(changed(rng, json.loads(text), self.values))
        else:
            text = garbled(rng, text)

        def use() -> None:
            deck = deckfiles.read(text, form)
            for problem in problems(deck):
                raise problem
            for other in deckfiles.FORMATS:
                deckfiles.read(deckfiles.write(deck, other), other)

        return accepted(use)

    def campaign(self, rng: random.Random) -> bool:
        """A campaign log, and the next game of it."""
        text = json.dumps(changed(rng, rng.choice(self.logs), self.values))

        def use() -> None:
            log = Log.read(text)
            log.score()
            if log.scenario is not None:
                rw.new("lotr", seed=log.game_seed(), **log.setup())

        return accepted(use)

    def choice(self, rng: random.Random) -> bool:
        """A choice that may not be on offer, in a game under way."""
        game = rng.choice(self.games)
        if game.decision is None:
            return False
        before, past = game.digest(), list(game.choices())
        key = rng.choice((*game.decision.keys, *ODD))
        if isinstance(key, str):
            key = garbled(rng, key)
        copy = game.clone()
        if accepted(lambda: copy.choose(key)):
            return True
        assert (copy.digest(), list(copy.choices())) == (before, past)
        assert game.digest() == before
        return False

    def command(self, rng: random.Random) -> bool:
        """A command line, with lines to read."""
        args = misspoken(rng, rng.choice(COMMANDS), [*WORDS, *self.files])
        args = ["".join(c for c in arg if c != "\0" and not "\ud800" <= c <= "\udfff") for arg in args]
        if {"play", "campaign"} & {*args} and "--plain" not in args:
            args.append("--plain")
        lines = "".join(
            rng.choice(("1", "p", "h", "l", "u", "zzz", "9" * 3000, "s a\x1bb", "q")) + "\n" for _ in range(8)
        )
        out, err = io.StringIO(), io.StringIO()
        sys.stdin = io.StringIO(lines)
        with redirect_stdout(out), redirect_stderr(err):
            code = run(args)
        said = out.getvalue() + err.getvalue()
        assert code in (0, 1, 2), (args, code)
        assert "Traceback" not in said, args
        faults = Path(os.environ["XDG_DATA_HOME"], "rulewright", "fault.txt")
        assert not faults.exists(), (args, faults.read_text(encoding="utf-8"))
        assert "\x1b" not in said, args
        return code == 0


SORTS = ("journal", "position", "setup", "deck", "campaign", "choice", "command")


def memory() -> float:
    """The most memory that this process has used, in megabytes. What Linux counts as such begins with the parent's."""
    status = Path("/proc/self/status")
    if status.exists():
        (line,) = [line for line in status.read_text().splitlines() if line.startswith("VmHWM:")]
        return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1024)


def main(folder: Path, sort: str, count: int, seed: int = 0) -> None:
    """Try so many inputs of a sort."""
    os.environ["XDG_DATA_HOME"] = str(folder)
    os.chdir(folder)
    fuzz = Fuzz(folder)
    accepted(lambda: rw.new("zzz"))
    attempt: Try = getattr(fuzz, sort)
    taken, slowest = 0, (0.0, 0)
    for number in range(count):
        faulthandler.dump_traceback_later(HANGS, exit=True)
        began = time.perf_counter()
        try:
            taken += attempt(random.Random(f"{sort} {seed} {number}"))
        except Exception as error:
            raise AssertionError(f"the try {number} of {sort} with the seed {seed}") from error
        slowest = max(slowest, (time.perf_counter() - began, number))
        if number % 50 == 0:
            fuzz.untouched()
    faulthandler.cancel_dump_traceback_later()
    fuzz.untouched()
    print(json.dumps({"tried": count, "refused": count - taken, "slowest": slowest, "memory": memory()}))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        main(Path(home), sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)
