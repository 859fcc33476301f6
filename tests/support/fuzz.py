"""Wrong input in large numbers, made from right input by seeded changes.

    PYTHONPATH=src:tests python -m support.fuzz SORT COUNT [SEED]

tries COUNT inputs of a sort and prints, as JSON, how many were tried and refused, the longest try in seconds and the
most memory in megabytes. Whatever is neither accepted nor refused in one sentence ends it with a traceback.
"""

from __future__ import annotations

import io
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from copy import deepcopy
from pathlib import Path

import rulewright as rw
from rulewright.cli import run
from rulewright.games.lotr.tables import deckfiles
from rulewright.games.lotr.tables.campaign import MODES, Log
from rulewright.games.lotr.tables.decks import STARTERS, problems
from rulewright.language.speech import LANGUAGES
from support.random_games import SCENARIOS, WAR_TABLES

Try = Callable[[random.Random], bool]
"""Tries one input; whether it was accepted."""

ODD = [
    None, True, False, 0, 1, -1, 2, 7, 50, 99, 10**6, 10**9, 2**63, 2**64, 10**30, -(10**30), 1.0, 1.5, 1e308, "", " ",
    "0", "a", "pass", "yes", "no", "Aragorn", "Gandalf", "Sting", "Moria", "Bag End", "Forest Spider", "01001", "zzz",
    "\x00", "\x1b[2J", "\u202e", "\ud800", "é" * 50, "x" * 3000, "9" * 5000, [], [[]], [[[[]]]], [0] * 300, ["Aragorn"],
    [None], {}, {"name": "Aragorn"}, {"": 0}, {"seats": []}, {"position": {}},
]  # fmt: skip
LETTERS = '{}[]",:0123456789-+.eE \n\tabcnull\\u0000\ud83c\ud000'


def places(data: object, path: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    """The paths to all values under a value."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places(value, (*path, key))


def changed(rng: random.Random, data: object, others: list[object]) -> object:
    """The same data with some of it replaced, left out, doubled, renamed or moved."""
    data = deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        paths = list(places(data))
        if not paths:
            return rng.choice(ODD)
        *way, last = rng.choice(paths)
        holder = data
        for key in way:
            holder = holder[key]
        kind = rng.randrange(6)
        if kind == 0:
            del holder[last]
        elif kind == 1 and isinstance(holder, list):
            holder.insert(rng.randrange(len(holder) + 1), deepcopy(rng.choice((holder[last], rng.choice(ODD)))))
        elif kind == 2 and isinstance(holder, dict):
            holder[rng.choice(("zzz", "name", f"{last}x", str(last)[1:], "position", "\ud800", ""))] = holder.pop(last)
        elif kind == 3:
            holder[last] = deepcopy(rng.choice(others))
        elif kind == 4 and isinstance(holder[last], int):
            holder[last] = holder[last] + rng.choice((-1, 1, 10, -100, 10**12))
        else:
            holder[last] = deepcopy(rng.choice(ODD))
    return data


def garbled(rng: random.Random, text: str) -> str:
    """The same text with some letters changed, left out, doubled; or cut off."""
    for _ in range(rng.choice((1, 1, 2, 5, 30))):
        at = rng.randrange(len(text) + 1)
        kind = rng.randrange(5)
        if kind == 0:
            text = text[:at]
        elif kind == 1:
            text = text[:at] + text[at + rng.randrange(1, 9) :]
        elif kind == 2:
            text = text[:at] + rng.choice(LETTERS) * rng.choice((1, 1, 3, 400)) + text[at:]
        elif kind == 3:
            text = text[:at] + rng.choice(LETTERS) + text[at + 1 :]
        else:
            end = at + rng.randrange(200)
            text = text[:at] + text[at:end] * 2 + text[end:]
    return text


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
        *(rw.position("lotr", position, 4) for position in LOTR_POSITIONS),
        *(rw.new("wotr", scenario=scenario, seats=people, seed=5) for scenario, people in WAR_TABLES[::2]),
        *(rw.position("wotr", position, 6) for position in WOTR_POSITIONS),
    ]
    for number, game in enumerate(begun):
        rng = random.Random(number)
        for _ in range(12):
            if game.decision is not None:
                game.choose(rng.randrange(len(game.decision.options)))
    return [*begun, begun[0].determinize(0, 7), begun[-1].determinize(1, 7)]


LOTR_POSITIONS: list[dict[str, object]] = [
    {
        "at": "3.2", "round": 2, "scenario": "passage-through-mirkwood",
        "quest": {"name": "Flies and Spiders", "progress": 3}, "active": {"name": "Old Forest Road", "progress": 1},
        "staging": ["Forest Spider", {"name": "Great Forest Web", "progress": 1}], "encounter_deck": ["King Spider"],
        "seats": [
            {
                "heroes": [{"name": "Aragorn", "resources": 1, "damage": 2, "attachments": ["Steward of Gondor"]}],
                "allies": ["Gandalf"], "hand": ["Sneak Attack"], "deck": ["Faramir"], "threat": 24,
                "engaged": [{"name": "Dol Guldur Orcs", "damage": 1, "shadow": ["Enchanted Stream"]}],
            },
            {"heroes": ["Éowyn", {"name": "Beravor", "used": 1}], "deck": ["Northern Tracker"] * 3},
        ],
        "lasting": [{"name": "For Gondor!", "seat": 0}],
    },
    {"at": "setup", "seats": [{"heroes": ["Gimli"], "deck": ["Feint", "Beorn"]}], "patient": True},
]  # fmt: skip
WOTR_POSITIONS: list[dict[str, object]] = [
    {
        "at": "2", "path": 5, "round": 2, "corruption": 3, "free_scoring": ["Bag End"], "battlegrounds": ["Edoras"],
        "active": ["Rivendell", {"name": "Egladil", "defense": 1, "cards": ["Gimli", {"name": "Legolas"}]}],
        "players": {
            "Frodo": {"hand": ["Sting", "Gandalf the Grey"], "deck": ["Shadowfax"], "reserve": ["Sam Gamgee"]},
            "Witch-king": {"hand": ["The Destroyer", "Black Breath"], "deck": ["Mordor Orcs"] * 3},
        },
    },
    {"scenario": "duel-2", "at": "setup", "patient": "yes"},
]  # fmt: skip


class Fuzz:
    """What is tried, by sort. Every try leaves a game that is under way as it is."""

    def __init__(self) -> None:
        self.games = sample_games()
        self.journals = [json.loads(game.journal()) for game in self.games]
        self.texts = [game.journal() for game in self.games]
        self.values = [value for journal in self.journals for value in self.some(journal)]
        self.decks = [(form, deckfiles.write(deck, form)) for form in deckfiles.FORMATS for deck in STARTERS.values()]
        self.logs = [self.log(mode) for mode in MODES]
        self.watched = self.games[0].digest()
        self.folder = Path(tempfile.mkdtemp())
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
        """A journal, broken as data or as text."""
        if rng.random() < 0.25:
            text = garbled(rng, rng.choice(self.texts))
        else:
            journal = rng.choice(self.journals)
            if rng.random() < 0.5:
                journal = {**journal, "version": "0.0.1"}
            text = json.dumps(changed(rng, journal, self.values))
        opened: list[rw.Game] = []
        if accepted(lambda: opened.append(rw.replay(text))):
            assert rw.replay(opened[0].journal()).digest() == opened[0].digest()
            return True
        return False

    def position(self, rng: random.Random) -> bool:
        """A position: one that is right but for a change, one made of plausible parts, or a wild one."""
        game = rng.choice(("lotr", "wotr"))
        kind = rng.randrange(4)
        if kind == 0:
            written = changed(rng, rng.choice(LOTR_POSITIONS if game == "lotr" else WOTR_POSITIONS), self.values)
        else:
            written = plausible(rng, game)
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
        words = ["play", "lotr", "wotr", "rules", "cards", "replay", "deck", "check", "convert", "campaign", "status"]
        words += [
            "new",
            "games",
            "saves",
            "--plain",
            "--seed",
            "--deck",
            "--lang",
            "uk",
            "ru",
            "de",
            "--seats",
            "--out",
        ]
        words += ["human,bot:random", "bot:thumb", "leadership", "--edition", "classic", "--resume", "--help", "--log"]
        args = [rng.choice(words)]
        for _ in range(rng.randrange(6)):
            odd = rng.choice(ODD)
            args.append(rng.choice((rng.choice(words), rng.choice(words), rng.choice(self.files), str(odd)[:500])))
        args = ["".join(c for c in arg if c != "\0" and not "\ud800" <= c <= "\udfff") for arg in args]
        if args[0] in ("play", "campaign") and "--plain" not in args:
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
        assert "has a fault" not in said, (args, said[-500:])
        assert "\x1b" not in said, args
        return code == 0


TITLES = {game: [card.name for card in rw.cards(game)] for game in ("lotr", "wotr")}
KINDS = {game: {} for game in TITLES}
for _game, _kinds in KINDS.items():
    for _card in rw.cards(_game):
        _kinds.setdefault(_card.kind, []).append(_card.name)


def some(rng: random.Random, titles: list[str], most: int) -> list[str]:
    """Some different titles."""
    return rng.sample(titles, min(len(titles), rng.randrange(most + 1)))


def plausible(rng: random.Random, game: str) -> dict[str, object]:
    """A position made of parts that may each be right."""
    kinds = KINDS[game]
    if game == "lotr":
        heroes = rng.sample(kinds["hero"], len(kinds["hero"]))
        cards = [*kinds["ally"], *kinds["event"], *kinds["attachment"]]
        seats = []
        for _ in range(rng.randrange(1, 5)):
            mine, heroes = heroes[: rng.randrange(1, 4)], heroes[3:]
            seats.append(
                {
                    "heroes": [{"name": h, "resources": rng.randrange(5), "damage": rng.randrange(3)} for h in mine],
                    "allies": some(rng, kinds["ally"], 2), "hand": some(rng, cards, 6), "deck": some(rng, cards, 20),
                    "engaged": some(rng, kinds["enemy"], 2), "threat": rng.randrange(20, 50),
                }
            )  # fmt: skip
        steps = ("setup", "1.1", "2.1", "3.1", "3.2", "3.3", "3.4", "4.2", "5.1", "6.1", "6.2", "6.4a", "6.8a", "7.3")
        return {
            "seats": seats, "at": rng.choice(steps), "scenario": rng.choice(SCENARIOS), "patient": rng.random() < 0.3,
            "staging": some(rng, [*kinds["enemy"], *kinds["location"]], 4),
            "edition": rng.choice(("revised", "classic")),
            **({"active": rng.choice(kinds["location"])} if rng.random() < 0.5 else {}),
            **({"encounter_deck": some(rng, [*kinds["treachery"], *kinds["enemy"]], 9)} if rng.random() < 0.5 else {}),
        }  # fmt: skip
    factions: dict[str, list[str]] = {}
    for card in rw.cards("wotr"):
        if card.kind in ("army", "character", "item", "event"):
            factions.setdefault(card.set, []).append(card.name)
    decks = {
        "Frodo": ("dwarf", "hobbit", "rohan", "wizard"), "Witch-king": ("mordor",), "Aragorn": ("dunedain", "elf"),
        "Saruman": ("isengard", "monstrous", "southron"),
    }  # fmt: skip
    players = {}
    for name, sets in decks.items():
        titles = [title for faction in sets for title in factions[faction]]
        rng.shuffle(titles)
        cut = rng.randrange(8)
        fit = [title for title in titles[cut : cut + 3] if title in (*kinds["army"], *kinds["character"])]
        players[name] = {"hand": titles[:cut], "reserve": fit, "deck": titles[cut + 3 :]}
    places_ = rng.sample(kinds["battleground"], 4)
    return {
        "players": players, "at": rng.choice(("setup", "0", "1.1", "2", "2.1", "3.1", "4.1", "5.1")),
        "active": [*places_[: rng.randrange(3)], *rng.sample(kinds["path"], rng.randrange(2))],
        "free_scoring": places_[2:3], "corruption": rng.randrange(12), "seats": rng.choice((2, 3, 4)),
    }  # fmt: skip


SORTS = ("journal", "position", "setup", "deck", "campaign", "choice", "command")


def main(sort: str, count: int, seed: int = 0) -> None:
    """Try so many inputs of a sort."""
    os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp()
    fuzz = Fuzz()
    os.chdir(fuzz.folder)
    accepted(lambda: rw.new("zzz"))
    attempt: Try = getattr(fuzz, sort)
    taken, slowest = 0, 0.0
    for number in range(count):
        began = time.perf_counter()
        taken += attempt(random.Random(f"{sort} {seed} {number}"))
        slowest = max(slowest, time.perf_counter() - began)
        if number % 50 == 0:
            fuzz.untouched()
    fuzz.untouched()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 if sys.platform == "darwin" else 1024)
    print(json.dumps({"tried": count, "refused": count - taken, "slowest": slowest, "memory": memory}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)
