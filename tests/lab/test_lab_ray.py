"""The same games on the workers of a Ray cluster. Only in the long run: a cluster takes half a minute to begin."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import rulewright as rw
from rulewright import lab
from rulewright.lab import Plan, Results

pytestmark = [
    pytest.mark.timeout(400),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
Kept = Callable[..., Results]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray writes a token to the home folder, and its workers look for our package where we did."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(Path(rw.__file__).parent.parent))


def played(plan: Plan, count: int) -> list[lab.Row]:
    return [lab.play(plan, seed) for seed in range(plan.seed, plan.seed + count)]


def test_ray_plays_the_same_games_until_it_dies(kept: Kept, plan: Plan):
    import ray

    results = kept(plan)
    with lab.ray("local") as engine:
        lab.run(plan, 5, engine, results)
        assert list(results.rows()) == played(plan, 5)
        with pytest.raises(rw.RulewrightError) as caught:
            lab.run(plan, 500, engine, results, lambda games, won: ray.shutdown() if games >= 7 else None)
    assert caught.value.message == "error-lab-lost"
    assert 7 <= results.games < 500
    assert list(results.rows()) == played(plan, results.games)
