"""Learn what the features of a position are worth, from games of the bot by rules of thumb with some random choices.

python benchmarks/learn_value.py champions [--games 600] [--scenario rhino ...] [--ease 15] [--write]

For each scenario the chance of winning is fitted (logistic regression) to the positions at the beginning of rounds and
how their games ended, each setup (its decks, its difficulty) with a constant of its own: else a weight would say which
deck is stronger, not what helps it. What cannot harm (`HELPS` of the judge) gets no weight below 0. `--write` puts the
weights where the bots read them. A loss counts a little, by how far the game had come, where nobody would win otherwise
(`--credit`). Where the rules of thumb seldom win, games are made easier by up to so much (`--ease`): else there are
hardly any positions of the kind that better players reach.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random

import numpy as np

import rulewright as rw
from rulewright.bots.judging import ANY, judge_of
from rulewright.bots.thumb import light_adviser
from rulewright.kernel.game import Game

STRAY = 0.12
"""How often a random choice is made before the round from which positions are taken."""
RIDGE = 2.0
"""How strongly weights are held near 0."""
HELD_OUT = 5
"""Every so manieth game is kept to see how well the rest explains it."""

SETUPS: dict[str, dict[str, list[dict[str, object]]]] = {
    "champions": {
        villain: [
            {"scenario": villain, "decks": [deck]}
            for deck in (
                "spider-man-justice", "captain-marvel-leadership", "she-hulk-aggression", "black-panther-protection",
                "iron-man-aggression", "captain-marvel-aggression",
            )
        ]
        for villain in ("rhino", "klaw", "ultron")
    },
    "lotr": {
        scenario: [
            {"scenario": scenario, "decks": decks, "difficulty": difficulty}
            for decks in (["leadership"], ["leadership", "tactics"], ["leadership", "lore"], ["spirit", "tactics"])
            for difficulty in ("standard", "easy")
        ]
        for scenario in ("passage-through-mirkwood", "journey-along-the-anduin")
    },
    "meq": {"quest": [{"seats": seats} for seats in (2, 3, 4)]},
}  # fmt: skip
BY_HAND = {
    "lotr": {
        "escape-from-dol-guldur": {
            "one": 10.0, "stages to come": -30.0, "progress lacking": -10.0,
            "progress lacking at the active location": -5.0, "threat": -50.0, "threat near 50": -10.0,
            "players out": -15.0, "heroes": 36.0, "hit points of heroes": 10.0, "allies": 8.0, "willpower": 10.0,
            "attack": 16.0, "defense": 8.0, "margin": 50.0, "enemies in staging": -4.0, "locations in staging": -8.0,
            "engaged enemies": -8.0, "their attack": -10.0, "their hit points": -8.0, "cards in hand": 7.0,
            "resources": 6.0, "attachments": 12.0, "objectives held": -6.0, "great enemies": -10.0,
            "their strength": -15.0, "burdens": -6.0,
        }
    }
}  # fmt: skip
"""What counts in scenarios of which thumb wins too few games to learn from, in points of progress."""
PROGRESS = 8.0
"""So many points of progress are one point of the logarithm of the odds."""

Row = tuple[int, list[float], float]
"""The number of the game, the features of a position for the first seat, and what the end of its game counts."""


def played(game: Game, number: int, credit: float, ease: int, rows: list[Row]) -> bool:
    """Play a game to its end and note its positions; whether the first player won."""
    judge, advise, chance = judge_of(game.id), light_adviser(game.id), Random(number)
    assert judge is not None
    assert advise is not None
    start = chance.randrange(0, 8)
    if ease:
        import_module(f"rulewright.bots.{game.id}.judge").ease(game.state, chance.randint(0, ease))
    seen: list[list[float]] = []
    now = judge.clock(game.state)
    while (decision := game.decision) is not None:
        if judge.clock(game.state) != now:
            now = judge.clock(game.state)
            if now >= start:
                seen.append(judge.features(game.state, 0))
        options = len(decision.pending.choices)
        if now < start and chance.random() < STRAY:
            game.choose(chance.randrange(options))
        else:
            marks = advise(game, decision)
            game.choose(max(range(options), key=marks.__getitem__))
    assert game.result is not None
    won = 0 in game.result.winners
    reached = import_module(f"rulewright.bots.{game.id}.judge").progress(game.state) if credit and not won else 0.0
    rows += [(number, features, 1.0 if won else credit * reached) for features in seen]
    return won


def table(rows: Sequence[Row], setups: int) -> np.ndarray:
    """The features, and one column for each setup."""
    own = np.eye(setups)[[row[0] % setups for row in rows]]
    return np.hstack([np.array([row[1] for row in rows]), own])


def fit(rows: Sequence[Row], setups: int, helps: Sequence[int] = (), ridge: float = RIDGE) -> np.ndarray:
    """The weights that explain the ends best: those of the features, then those of the setups. Features that `helps`
    names and that would get a weight below 0 are left out."""
    x, y = table(rows, setups), np.array([row[2] for row in rows])
    weights = newton(x, y, ridge)
    while wrong := [feature for feature in helps if weights[feature] < 0]:
        x[:, wrong] = 0.0
        weights = newton(x, y, ridge)
    return weights


def newton(x: np.ndarray, y: np.ndarray, ridge: float) -> np.ndarray:
    """The logistic regression, by Newton's method."""
    weights = np.zeros(x.shape[1])
    for _ in range(40):
        p = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (y - p) - ridge * weights
        bend = (x * (p * (1 - p))[:, None]).T @ x + ridge * np.eye(x.shape[1])
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def explained(rows: Sequence[Row], weights: np.ndarray, setups: int) -> float:
    """The part of the variance of the ends that the weights explain."""
    x, y = table(rows, setups), np.array([row[2] for row in rows])
    p = 1 / (1 + np.exp(-x @ weights))
    return float(1 - ((y - p) ** 2).sum() / max(1e-9, ((y - y.mean()) ** 2).sum()))


def main() -> None:
    """Learn, print and perhaps write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SETUPS)
    parser.add_argument("--games", type=int, default=600, help="games for each scenario")
    parser.add_argument("--scenario", nargs="*", help="only these")
    parser.add_argument("--credit", type=float, default=0.0, help="how much the way to the end counts")
    parser.add_argument("--ease", type=int, default=0, help="by how much games are made easier at most")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    judge = import_module(f"rulewright.bots.{asked.game}.judge")
    place = Path(judge.__file__).with_name("weights.json")
    stored = json.loads(place.read_text()) if place.exists() else {"weights": {}}
    stored["features"] = list(judge.NAMES)
    helps = [judge.NAMES.index(name) for name in getattr(judge, "HELPS", ())]
    for scenario, setups in SETUPS[asked.game].items():
        if asked.scenario and scenario not in asked.scenario:
            continue
        rows: list[Row] = []
        won = 0
        for number in range(asked.games):
            setup = setups[number % len(setups)]
            game = rw.new(asked.game, seed=asked.seed + number, **setup)  # type: ignore[arg-type]
            won += played(game, number, asked.credit, asked.ease, rows)
        learned = [row for row in rows if row[0] % HELD_OUT]
        weights = fit(learned, len(setups), helps)
        told = explained([row for row in rows if not row[0] % HELD_OUT], weights, len(setups))
        print(
            f"{scenario}: {won} of {asked.games} won, {len(rows)} positions, explained {told:.3f} of what was held out"
        )
        weights = fit(rows, len(setups), helps)[: len(judge.NAMES)]
        for name, weight in zip(judge.NAMES, weights, strict=True):
            print(f"    {weight:7.2f} {name}")
        stored["weights"][scenario] = [round(float(weight), 2) for weight in weights]
    kept = stored["weights"]
    known = [kept[name] for name in SETUPS[asked.game] if len(kept.get(name, ())) == len(judge.NAMES)]
    kept[ANY] = [round(sum(column) / len(known), 2) for column in zip(*known, strict=True)]
    for scenario, points in BY_HAND.get(asked.game, {}).items():
        kept[scenario] = [round(points.get(name, 0.0) / PROGRESS, 2) for name in judge.NAMES]
    if asked.write:
        place.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
