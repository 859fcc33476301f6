"""The lab: many games played by bots, and what they tell.

    from rulewright import lab

    plan = lab.Plan(game, {"scenario": scenario, "decks": [deck]}, ("thumb",))
    with lab.Results("run.games", plan) as results, lab.pool(2) as engine:
        lab.run(plan, 1000, engine, results)
    lab.game(plan, 17).journal()

A game is known by its plan and its seed, so each can be played again alone. docs/lab.md tells the rest.
"""

from __future__ import annotations

from rulewright.lab.engines import Engine, dask, pool, ray
from rulewright.lab.plan import Plan, game
from rulewright.lab.playing import Row, play
from rulewright.lab.results import Results
from rulewright.lab.running import run

__all__ = ["Engine", "Plan", "Results", "Row", "dask", "game", "play", "pool", "ray", "run"]
